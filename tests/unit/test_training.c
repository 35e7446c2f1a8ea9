/* Training must give the same weights, bit for bit, in all variants. The host calls the function once per step, or the
 * function contains the loop. The graph is simplified or not. The function is compiled or evaluated. The context uses
 * each level of this CPU, with one or two threads. */
#include <stdlib.h>

#include "quern/jit.h"
#include "quern/quern.h"
#include "unit.h"

enum { DIGITS = 10, SEGMENTS = 7, HIDDEN = 16, PARAMS = 4, X = PARAMS, Y, INPUTS, ROOM = 160 };
static const qn_dims shapes[INPUTS] = {{2, {SEGMENTS, HIDDEN}}, {2, {1, HIDDEN}},        {2, {HIDDEN, DIGITS}},
                                       {2, {1, DIGITS}},        {2, {DIGITS, SEGMENTS}}, {2, {DIGITS, DIGITS}}};
static const uint8_t lit[DIGITS] = {0x7e, 0x30, 0x6d, 0x79, 0x33, 0x5b, 0x5f, 0x70, 0x7f, 0x7b};

typedef struct memory {
    float at[INPUTS][ROOM];
} memory;

typedef struct training {
    qn_value in[INPUTS];
    int steps;
} training;

static memory first_memory(void)
{
    memory m = {0};
    uint32_t random = 7;
    for (int i = 0; i < PARAMS * ROOM; i++)
        m.at[i / ROOM][i % ROOM] = (float)((random = random * 1664525u + 1013904223u) >> 8) * 0x1p-24f - 0.5f;
    for (int d = 0; d < DIGITS; d++) {
        m.at[Y][d * DIGITS + d] = 1;
        for (int s = 0; s < SEGMENTS; s++)
            m.at[X][d * SEGMENTS + s] = (float)(lit[d] >> (6 - s) & 1);
    }
    return m;
}

static qn_value plus_row(qn_value m, qn_value row) { return qn_add(m, qn_broadcast_to(row, qn_value_dims(m))); }

static qn_value descend(const qn_value *in, qn_value *next)
{
    qn_value hidden = qn_tanh(plus_row(qn_matmul(in[X], in[0]), in[1])), slopes[PARAMS];
    qn_value loss = qn_cross_entropy(plus_row(qn_matmul(hidden, in[2]), in[3]), in[Y]);
    qn_gradient(loss, PARAMS, in, slopes);
    for (int i = 0; i < PARAMS; i++)
        next[i] = qn_subtract(in[i], qn_scale(slopes[i], 0.1));
    return loss;
}

static void more_steps(void *user, size_t count, const qn_value *state, qn_value *out)
{
    qn_value step = state[count - 1];
    out[0] = qn_compare(step, qn_fill(step.graph, QN_I32, QN_SCALAR, ((training *)user)->steps), QN_LT);
}

static void one_step(void *user, size_t count, const qn_value *state, qn_value *out)
{
    qn_value in[INPUTS], step = state[count - 1];
    memcpy(in, ((training *)user)->in, sizeof in);
    memcpy(in, state, PARAMS * sizeof *in);
    descend(in, out);
    out[PARAMS] = qn_add(step, qn_fill(step.graph, QN_I32, QN_SCALAR, 1));
}

static qn_graph *build(qn_context *context, bool loop, int steps)
{
    qn_graph *g = qn_graph_new(context, loop ? "train" : "step");
    training t = {.steps = steps};
    qn_value state[PARAMS + 1], next[PARAMS + 1];
    for (int i = 0; i < INPUTS; i++)
        t.in[i] = qn_input(g, NULL, QN_F32, shapes[i]);
    memcpy(state, t.in, PARAMS * sizeof *state);
    state[PARAMS] = qn_fill(g, QN_I32, QN_SCALAR, 0);
    if (loop)
        qn_while(PARAMS + 1, state, more_steps, one_step, &t, next);
    else
        qn_output(g, "loss", descend(t.in, next));
    for (int i = 0; i < PARAMS; i++)
        qn_update(g, t.in[i], next[i]);
    return g;
}

static float loss;

static memory train(qn_context *context, bool loop, int steps, qn_compile_options options)
{
    memory m = first_memory();
    qn_graph *g = build(context, loop, steps);
    qn_function *f = NULL;
    CHECK_OK(qn_compile(g, &options, &f));
    qn_tensor in[INPUTS], out = {&loss, QN_F32, QN_SCALAR};
    for (int i = 0; i < INPUTS; i++)
        in[i] = (qn_tensor){m.at[i], QN_F32, shapes[i]};
    for (int i = 0; f && i < (loop ? 1 : steps); i++)
        CHECK_OK(qn_call(f, INPUTS, in, loop ? 0 : 1, &out));
    qn_function_free(f);
    qn_graph_free(g);
    return m;
}

#define CHECK_SAME(a, b) CHECK(memcmp(&(a), &(b), sizeof(memory)) == 0)

/* Prints a hash of the weights. A user can compare it with the hash from another machine. */
static void print_weights(int steps, const memory *m)
{
    uint64_t hash = 0;
    for (size_t i = 0; i < PARAMS * ROOM; i++) {
        uint32_t bits;
        memcpy(&bits, &m->at[i / ROOM][i % ROOM], sizeof bits);
        hash = (hash ^ bits) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    printf("weights after %d steps: %016" PRIx64 "\n", steps, hash);
}

static void in_all_ways(int steps, bool evaluate)
{
    static const char *const levels[] = {"x86-64-v3", "x86-64-v4", "x86-64-v4-vnni", "x86-64-v4-bf16", "armv8-a"};
    memory wanted;
    int ways = 0;
    for (int level = 0; level < 5; level++)
        for (uint32_t threads = 1; threads <= 2; threads++) {
            qn_context *context;
            qn_options options = {.compiler = qn_jit_compiler(), .threads = threads, .level = levels[level]};
            qn_status status = qn_open(&options, &context);
            if (qn_status_code(status) == QN_UNSUPPORTED) { /* this CPU does not have the level */
                qn_status_free(status);
                continue;
            }
            CHECK_OK(status);
            for (int loop = 0; loop < 2; loop++)
                for (uint32_t unsimplified = 0; unsimplified < 2; unsimplified++) {
                    memory m = train(context, loop, steps, (qn_compile_options){.unsimplified = unsimplified});
                    wanted = ways++ ? wanted : m;
                    CHECK_SAME(m, wanted);
                }
            for (int loop = 0; evaluate && loop < 2; loop++) {
                memory m = train(context, loop, steps, (qn_compile_options){.evaluate = 1});
                CHECK_SAME(m, wanted);
            }
            qn_close(context);
        }
    CHECK(ways > 0);
    print_weights(steps, &wanted);
}

TEST(ten_thousand_steps)
{
    in_all_ways(10000, false);
    CHECK(loss > 0 && loss < 0.005f);
}

TEST(fifty_steps_and_the_evaluator) { in_all_ways(50, true); }
