/* The training loop in Quern's public interface, in two variants. The first variant makes one call of a function for
 * the whole training. The second makes 10,000 calls of a function for one step. Both variants must give the same
 * bits. */
#include "train.h"

#include "quern/jit.h"
#include "quern/quern.h"

enum { PARAMS = 4, INPUTS = PARAMS + 2 };

static const struct {
    const char *name;
    size_t offset, rank;
    int64_t dims[2];
} params[PARAMS] = {{"w1", offsetof(weights, w1), 2, {SEGMENTS, HIDDEN}},
                    {"b1", offsetof(weights, b1), 1, {HIDDEN}},
                    {"w2", offsetof(weights, w2), 2, {HIDDEN, DIGITS}},
                    {"b2", offsetof(weights, b2), 1, {DIGITS}}};
static const int64_t x_dims[] = {DIGITS, SEGMENTS}, y_dims[] = {DIGITS, DIGITS};

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "train_quern: %s\n", qn_status_message(status));
    exit(1);
}

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

static void add_inputs(qn_graph *g, qn_value *p, qn_value *xy)
{
    for (int i = 0; i < PARAMS; i++)
        p[i] = qn_input(g, params[i].name, QN_F32, qn_dims_of(params[i].rank, params[i].dims));
    xy[0] = qn_input(g, "x", QN_F32, qn_dims_of(2, x_dims));
    xy[1] = qn_input(g, "y", QN_F32, qn_dims_of(2, y_dims));
}

static qn_value plus_row(qn_value m, qn_value row) { return qn_add(m, qn_broadcast_to(row, qn_value_dims(m))); }

static void descend(const qn_value *p, const qn_value *xy, qn_value *next)
{
    qn_value hidden = qn_tanh(plus_row(qn_matmul(xy[0], p[0]), p[1])), slope[PARAMS];
    qn_value loss = qn_cross_entropy(plus_row(qn_matmul(hidden, p[2]), p[3]), xy[1]);
    qn_gradient(loss, PARAMS, p, slope);
    for (int i = 0; i < PARAMS; i++)
        next[i] = qn_subtract(p[i], qn_scale(slope[i], (double)RATE));
}

static qn_graph *build_step(qn_context *qn)
{
    qn_graph *g = qn_graph_new(qn, "step");
    qn_value p[PARAMS], xy[2], next[PARAMS];
    add_inputs(g, p, xy);
    descend(p, xy, next);
    for (int i = 0; i < PARAMS; i++)
        qn_update(g, p[i], next[i]);
    return g;
}

static void more_epochs(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_compare(state[0], qn_fill(state[0].graph, QN_I32, QN_SCALAR, EPOCHS), QN_LT);
}

static void one_epoch(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)count;
    out[0] = qn_add(state[0], qn_fill(state[0].graph, QN_I32, QN_SCALAR, 1));
    descend(state + 1, user, out + 1);
}

static qn_graph *build_loop(qn_context *qn)
{
    qn_graph *g = qn_graph_new(qn, "train");
    qn_value state[1 + PARAMS], xy[2], last[1 + PARAMS];
    add_inputs(g, state + 1, xy);
    state[0] = qn_fill(g, QN_I32, QN_SCALAR, 0);
    qn_while(1 + PARAMS, state, more_epochs, one_epoch, xy, last);
    for (int i = 0; i < PARAMS; i++)
        qn_update(g, state[1 + i], last[1 + i]);
    return g;
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

typedef struct contestant {
    qn_function *function;
    int calls;
    weights last;
} contestant;

static void train(void *user, weights *w)
{
    static float x[DIGITS][SEGMENTS], y[DIGITS][DIGITS];
    memcpy(x, train_x, sizeof x);
    for (int n = 0; n < DIGITS; n++)
        y[n][n] = 1;

    contestant *c = user;
    qn_tensor in[INPUTS] = {[PARAMS] = {x, QN_F32, qn_dims_of(2, x_dims)}, {y, QN_F32, qn_dims_of(2, y_dims)}};
    for (int i = 0; i < PARAMS; i++)
        in[i] = (qn_tensor){(char *)w + params[i].offset, QN_F32, qn_dims_of(params[i].rank, params[i].dims)};
    for (int i = 0; i < c->calls; i++)
        check(qn_call(c->function, INPUTS, in, 0, NULL));
    c->last = *w;
}

static contestant compile(qn_graph *g, int calls)
{
    contestant c = {.calls = calls};
    qn_stats stats;
    check(qn_compile(g, NULL, &c.function));
    qn_function_stats(c.function, &stats);
    if (*stats.why)
        fprintf(stderr, "train_quern: not compiled: %s\n", stats.why);
    return c;
}

int main(int argc, char **argv)
{
    int repeats = argc > 1 ? atoi(argv[1]) : 5;
    qn_context *qn;
    check(qn_open(&(qn_options){.compiler = qn_jit_compiler(), .threads = 1, .level = argc > 2 ? argv[2] : NULL}, &qn));
    contestant loop = compile(build_loop(qn), 1), step = compile(build_step(qn), EPOCHS);
    train_contest("quern-loop", repeats, train, &loop);
    train_contest("quern-calls", repeats, train, &step);
    qn_close(qn);
    if (memcmp(&loop.last, &step.last, sizeof loop.last) != 0) {
        fputs("train_quern: the two variants differ\n", stderr);
        return 1;
    }
    return 0;
}
