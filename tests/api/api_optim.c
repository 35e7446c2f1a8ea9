/* Optimisers, schedules, clipping and first values of parameters (quern/optim.h, quern/random.h): against optax and
 * jax.nn.initializers (tests/data/optim.inc), and against plain formulas in C. */
#include "api.h"
#include "quern/optim.h"

enum { N = 3, KINDS = 5 };
static const float start[N] = {0.5f, -1.25f, 2};

/* The loss whose slope is that of tests/oracle/optim_values.py: 0.75 p + drift * (t - 2). */
static qn_value loss_of(qn_value p, qn_value step)
{
    static const float drift[N] = {0.5f, -0.25f, 1};
    qn_value t = qn_convert(qn_subtract(step, qn_fill_like(step, 2)), qn_value_dtype(p));
    qn_value c = qn_convert(qn_constant(p.graph, QN_F32, QN_DIMS(N), drift), qn_value_dtype(p));
    qn_value along = qn_multiply(c, qn_broadcast_to(t, QN_DIMS(N)));
    return qn_sum(qn_add(qn_scale(qn_square(p), 0.375), qn_multiply(along, p)), QN_SCALAR);
}

/* Makes a function that updates parameters and state in place. */
static qn_function *trainer(qn_context *context, const qn_optimizer *o, qn_dtype dtype,
                            const qn_compile_options *options)
{
    qn_graph *g = qn_graph_new(context, "trainer");
    qn_value p = qn_input(g, "p", dtype, QN_DIMS(N)), state[3];
    qn_optimizer_inputs(o, 1, &p, state);
    qn_optimizer_update(o, loss_of(p, state[0]), 1, &p, NOTHING, state);
    qn_function *f = NULL;
    CHECK_OK(qn_compile(g, options, &f));
    return f;
}

typedef struct step_row {
    qn_optimizer_kind kind;
    int step;
    float want[N];
} step_row;

static const step_row rows[] = {
#define STEP
#include "../data/optim.inc"
#undef STEP
};

TEST(steps_are_those_of_optax)
{
    qn_context *context = open_jit();
    static const size_t slots[KINDS] = {0, 1, 1, 2, 2};
    for (int kind = 0; kind < KINDS; kind++) {
        qn_optimizer o = {.kind = (qn_optimizer_kind)kind, .rate = 0.1};
        CHECK(qn_optimizer_state_count(&o, 1) == 1 + slots[kind] &&
              qn_optimizer_state_count(&o, 7) == 1 + 7 * slots[kind]);
        qn_function *f = trainer(context, &o, QN_F32, NULL);
        float p[N], first[N] = {0}, second[N] = {0};
        int32_t step = 0, seen = 0;
        memcpy(p, start, sizeof p);
        qn_tensor in[] = {TENSOR(p, QN_F32, N), SCALAR_TENSOR(&step, QN_I32), TENSOR(first, QN_F32, N),
                          TENSOR(second, QN_F32, N)};
        for (size_t r = 0; r < COUNT(rows); r++) {
            if (rows[r].kind != o.kind)
                continue;
            CHECK_OK(qn_call(f, 2 + slots[kind], in, 0, NULL));
            CHECK(step == rows[r].step + 1);
            seen++;
            for (int i = 0; i < N; i++)
                CHECK_NEAR(p[i], rows[r].want[i], 2e-6);
        }
        CHECK(seen == 5);
    }
    qn_close(context);
}

/* Adam with weight decay in double precision, by its formulas. */
TEST(adamw_in_f64)
{
    enum { STEPS = 30 };
    const double beta1 = 0.8, beta2 = 0.95, epsilon = 1e-6, decay = 0.02, rate = 0.05, drift[N] = {0.5, -0.25, 1};
    qn_optimizer o = {QN_ADAMW, rate, 0, beta1, beta2, epsilon, decay, 0, {0}};
    for (int evaluate = 0; evaluate < 2; evaluate++) {
        qn_context *context = open_jit();
        qn_function *f = trainer(context, &o, QN_F64, &(qn_compile_options){.evaluate = (uint32_t)evaluate});
        double p[N], m[N] = {0}, q[N] = {0}, want[N], mean[N] = {0}, square[N] = {0};
        int32_t step = 0;
        for (int i = 0; i < N; i++)
            p[i] = want[i] = (double)start[i];
        qn_tensor in[] = {TENSOR(p, QN_F64, N), SCALAR_TENSOR(&step, QN_I32), TENSOR(m, QN_F64, N),
                          TENSOR(q, QN_F64, N)};
        for (int t = 1; t <= STEPS; t++) {
            CHECK_OK(qn_call(f, 4, in, 0, NULL));
            for (int i = 0; i < N; i++) {
                double s = 0.75 * want[i] + drift[i] * (t - 3);
                mean[i] = beta1 * mean[i] + (1 - beta1) * s;
                square[i] = beta2 * square[i] + (1 - beta2) * s * s;
                double u = mean[i] / (1 - pow(beta1, t)) / (sqrt(square[i] / (1 - pow(beta2, t))) + epsilon);
                want[i] -= rate * (u + decay * want[i]);
                CHECK_NEAR(p[i], want[i], 1e-13);
                CHECK_NEAR(m[i], mean[i], 1e-13);
                CHECK_NEAR(q[i], square[i], 1e-13);
            }
        }
        qn_close(context);
    }
}

/* ---- a loop in the graph ---- */

enum { LOOP = 5, LOOP_STATE = 4 };

static void loop_step(void *user, size_t count, const qn_value *in, qn_value *next)
{
    (void)count;
    qn_value slope;
    qn_gradient(loss_of(in[0], in[1]), 1, in, &slope);
    qn_optimizer_step(user, 1, in, &slope, NOTHING, in + 1, next, next + 1);
}

static void loop_unfinished(void *user, size_t count, const qn_value *in, qn_value *out)
{
    (void)user, (void)count;
    *out = qn_compare(in[1], qn_fill_like(in[1], LOOP), QN_LT);
}

TEST(a_loop_gives_the_same_bits_as_calls)
{
    qn_context *context = open_jit();
    qn_optimizer o = {.kind = QN_ADAM, .rate = 0.1};
    qn_graph *g = qn_graph_new(context, "loop");
    qn_value values[LOOP_STATE];
    values[0] = qn_input(g, "p", QN_F32, QN_DIMS(N));
    qn_optimizer_zeros(&o, 1, values, values + 1);
    qn_while(LOOP_STATE, values, loop_unfinished, loop_step, &o, values);
    qn_output(g, "p", values[0]);
    float looped[N], p[N], m[N] = {0}, q[N] = {0};
    int32_t step = 0;
    memcpy(p, start, sizeof p);
    qn_tensor in[] = {TENSOR(p, QN_F32, N), SCALAR_TENSOR(&step, QN_I32), TENSOR(m, QN_F32, N), TENSOR(q, QN_F32, N)};
    qn_tensor out[] = {TENSOR(looped, QN_F32, N)};
    run(__FILE__, __LINE__, g, 1, in, 1, out);
    qn_function *f = trainer(context, &o, QN_F32, NULL);
    for (int i = 0; i < LOOP; i++)
        CHECK_OK(qn_call(f, 4, in, 0, NULL));
    CHECK(memcmp(looped, p, sizeof p) == 0);
    qn_close(context);
}

/* ---- clipping and types ---- */

TEST(clipping)
{
    qn_context *context = open_jit();
    for (int small = 0; small < 2; small++) {
        qn_graph *g = qn_graph_new(context, "clip");
        qn_value v[] = {qn_input(g, "a", QN_F32, QN_DIMS(2)), qn_input(g, "b", QN_F32, QN_SCALAR)}, c[2];
        qn_clip_by_global_norm(2, v, small ? 13.5 : 6.5, c);
        qn_output(g, "a", c[0]);
        qn_output(g, "b", c[1]);
        float a[] = {3, 4}, b = 12, ca[2], cb; /* the norm is 13 */
        qn_tensor in[] = {TENSOR(a, QN_F32, 2), SCALAR_TENSOR(&b, QN_F32)};
        qn_tensor out[] = {TENSOR(ca, QN_F32, 2), SCALAR_TENSOR(&cb, QN_F32)};
        RUN(g, in, out);
        float factor = small ? 1 : 0.5f;
        CHECK_NEAR(ca[0], 3 * factor, 1e-7);
        CHECK_NEAR(ca[1], 4 * factor, 1e-7);
        CHECK_NEAR(cb, 12 * factor, 1e-7);
    }
    qn_graph *g = qn_graph_new(context, "clipped step");
    qn_value p = qn_input(g, "p", QN_BF16, QN_DIMS(N)), state[1];
    qn_optimizer o = {.kind = QN_SGD, .clip_norm = 1};
    qn_optimizer_inputs(&o, 1, &p, state);
    qn_optimizer_update(&o, qn_sum(p, QN_SCALAR), 1, &p, qn_fill(g, QN_F32, QN_SCALAR, 2), state);
    qn_function *f;
    CHECK_OK(qn_compile(g, NULL, &f));
    uint16_t bits[N] = {0};
    int32_t step = 41;
    qn_tensor in[] = {TENSOR(bits, QN_BF16, N), SCALAR_TENSOR(&step, QN_I32)};
    CHECK_OK(qn_call(f, 2, in, 0, NULL));
    CHECK(bits[0] == 0xBF94 && bits[2] == 0xBF94 && step == 42); /* -2 / sqrt(3) in bf16: -1.15625 */
    qn_close(context);
}

/* ---- schedules ---- */

typedef struct schedule_row {
    int step;
    float want[4];
} schedule_row;

static const schedule_row schedule_rows[] = {
#define SCHEDULE
#include "../data/optim.inc"
#undef SCHEDULE
};

TEST(schedules_are_those_of_optax)
{
    qn_context *context = open_jit();
    qn_graph *g = qn_graph_new(context, "schedules");
    qn_value step = qn_input(g, "step", QN_I32, QN_SCALAR);
    qn_output(g, NULL, qn_schedule_linear(step, 0.5, 0.1, 10));
    qn_output(g, NULL, qn_schedule_cosine(step, 0.5, 0.1, 10));
    qn_output(g, NULL, qn_schedule_exponential(step, 0.5, 0.3, 10));
    qn_output(g, NULL, qn_schedule_warmup(step, 0.5, 4, 0.1, 10));
    for (size_t r = 0; r < COUNT(schedule_rows); r++) {
        int32_t at = schedule_rows[r].step;
        float got[4];
        qn_tensor in[] = {SCALAR_TENSOR(&at, QN_I32)}, out[4];
        for (int i = 0; i < 4; i++)
            out[i] = SCALAR_TENSOR(&got[i], QN_F32);
        RUN(g, in, out);
        for (int i = 0; i < 4; i++)
            CHECK_NEAR(got[i], schedule_rows[r].want[i], 3e-7);
    }
    CHECK(COUNT(schedule_rows) == 8);
    qn_close(context);
}

/* ---- first values ---- */

typedef enum initial {
    uniform,
    normal,
    glorot_uniform,
    glorot_normal,
    he_uniform,
    he_normal,
    variance_out_normal,
    truncated_normal
} initial;
typedef struct initial_row {
    initial which;
    float want[24];
} initial_row;

static const initial_row initial_rows[] = {
#define INITIAL
#include "../data/optim.inc"
#undef INITIAL
};

static qn_value first_values(initial which, qn_value key, qn_dtype dtype, qn_dims dims)
{
    switch (which) {
    case uniform: return qn_init_uniform(key, dtype, dims, 0.3);
    case normal: return qn_init_normal(key, dtype, dims, 0.3);
    case glorot_uniform: return qn_init_glorot_uniform(key, dtype, dims);
    case glorot_normal: return qn_init_glorot_normal(key, dtype, dims);
    case he_uniform: return qn_init_he_uniform(key, dtype, dims);
    case he_normal: return qn_init_he_normal(key, dtype, dims);
    case variance_out_normal: return qn_init_variance(key, dtype, dims, 0.7, QN_FAN_OUT, QN_DRAW_NORMAL);
    default: return qn_random_truncated_normal(key, dtype, dims, -0.5, 1.5);
    }
}

TEST(first_values_are_those_of_jax)
{
    qn_context *context = open_jit();
    CHECK(COUNT(initial_rows) == 8);
    for (size_t r = 0; r < COUNT(initial_rows); r++) {
        initial which = initial_rows[r].which;
        bool exact = which == uniform || which == glorot_uniform || which == he_uniform;
        qn_graph *g = qn_graph_new(context, "first values");
        qn_output(g, NULL, first_values(which, qn_random_key(g, 42), QN_F32, QN_DIMS(2, 3, 4)));
        float got[24];
        qn_tensor out[] = {TENSOR(got, QN_F32, 2, 3, 4)};
        run(__FILE__, __LINE__, g, 0, NULL, 1, out);
        for (int i = 0; i < 24; i++)
            if (exact ? got[i] != initial_rows[r].want[i]
                      : fabsf(got[i] - initial_rows[r].want[i]) > 3e-7f * fmaxf(1, fabsf(got[i])))
                unit_fail(__FILE__, __LINE__, "row %d, element %d: %.9g, not %.9g", (int)r, i, (double)got[i],
                          (double)initial_rows[r].want[i]);
    }
    qn_close(context);
}

/* The open interval holds in every type, also where bounds are 0 and where rounding could reach them. */
TEST(truncated_normal_keeps_its_bounds)
{
    static const qn_dtype types[] = {QN_F16, QN_BF16, QN_F32, QN_F64};
    static const double bounds[][2] = {{-2, 2}, {0, 1}, {-1, 0}, {0.5, 0.53125}};
    enum { COUNT_OF_NUMBERS = 2000 };
    qn_context *context = open_jit();
    for (size_t t = 0; t < COUNT(types); t++)
        for (size_t b = 0; b < COUNT(bounds); b++) {
            qn_graph *g = qn_graph_new(context, "bounds");
            qn_value x = qn_random_truncated_normal(qn_random_key(g, b), types[t], QN_DIMS(COUNT_OF_NUMBERS),
                                                    bounds[b][0], bounds[b][1]);
            qn_value low = qn_compare(x, qn_fill_like(x, bounds[b][0]), QN_GT);
            qn_value high = qn_compare(x, qn_fill_like(x, bounds[b][1]), QN_LT);
            qn_output(g, NULL, qn_min(qn_and(low, high), QN_SCALAR));
            uint8_t inside = 0;
            qn_tensor out[] = {SCALAR_TENSOR(&inside, QN_I1)};
            run(__FILE__, __LINE__, g, 0, NULL, 1, out);
            CHECK(inside);
            qn_graph_free(g);
        }
    qn_close(context);
}

/* ---- errors ---- */

#define FAILS(statement, text)                                                                                         \
    do {                                                                                                               \
        qn_graph *g = qn_graph_new(context, "wrong");                                                                  \
        qn_value p = qn_input(g, "p", QN_F32, QN_DIMS(N)), i = qn_input(g, "i", QN_I32, QN_SCALAR), out[3];            \
        qn_value key = qn_random_key(g, 1), state[3] = {i, p, p};                                                      \
        qn_optimizer o = {.kind = QN_ADAM};                                                                            \
        (void)out, (void)key, (void)state, (void)o;                                                                    \
        statement;                                                                                                     \
        CHECK_FAILS(qn_graph_status(g), QN_INVALID_ARGUMENT, text);                                                    \
        qn_graph_free(g);                                                                                              \
    } while (0)

TEST(mistakes)
{
    qn_context *context = open_jit();
    FAILS((o.kind = (qn_optimizer_kind)9, qn_optimizer_zeros(&o, 1, &p, out)),
          "optimizer_zeros: kind 9 does not exist");
    FAILS((o.reserved[1] = 1, qn_optimizer_zeros(&o, 1, &p, out)), "optimizer_zeros: ");
    FAILS(qn_optimizer_step(&o, 1, &p, &i, NOTHING, state, out, out),
          "slopes[0] is tensor<i32>; expected tensor<3xf32>");
    FAILS(qn_optimizer_step(&o, 1, &i, &i, NOTHING, state, out, out),
          "params[0] is tensor<i32>; expected a float type");
    FAILS(qn_optimizer_step(&o, 1, &p, &p, p, state, out, out),
          "the rate is tensor<3xf32>; expected a scalar of a float type");
    FAILS((state[0] = p, qn_optimizer_step(&o, 1, &p, &p, NOTHING, state, out, out)),
          "state[0] is tensor<3xf32>; expected tensor<i32>");
    FAILS((state[2] = i, qn_optimizer_step(&o, 1, &p, &p, NOTHING, state, out, out)), "state[2] is tensor<i32>");
    FAILS((state[2] = NOTHING, qn_optimizer_step(&o, 1, &p, &p, NOTHING, state, out, out)),
          "optimizer_step: state[2] is not a value");
    FAILS(qn_optimizer_update(&o, p, 1, &p, NOTHING, state),
          "optimizer_update: loss is tensor<3xf32>; expected a scalar");
    FAILS(qn_clip_by_global_norm(1, &i, 1, out),
          "clip_by_global_norm: values[0] is tensor<i32>; expected a float type");
    FAILS(qn_clip_by_global_norm(1, &p, 0, out), "the norm is 0; expected a number above 0");
    FAILS(qn_schedule_linear(p, 1, 0, 3),
          "schedule_linear: the step is tensor<3xf32>; expected a scalar of an integer type");
    FAILS(qn_schedule_cosine(i, 1, 0, 0), "schedule_cosine: 0 steps; expected at least 1");
    FAILS(qn_schedule_warmup(i, 1, 5, 0, 5), "schedule_warmup: 5 steps; expected more than the 5 steps of the warmup");
    FAILS(qn_init_glorot_uniform(key, QN_F32, QN_DIMS(3)),
          "init_glorot_uniform: the weight is a tensor<3xf32>; expected at least two dimensions");
    FAILS(qn_init_variance(key, QN_F32, QN_DIMS(2, 2), 0, QN_FAN_IN, QN_DRAW_NORMAL),
          "scale is 0; expected a number above 0");
    FAILS(qn_init_variance(key, QN_F32, QN_DIMS(2, 2), 1, (qn_fan)3, QN_DRAW_NORMAL),
          "fan 3 does not exist; expected QN_FAN_IN to QN_FAN_MEAN");
    FAILS(qn_init_he_normal(p, QN_F32, QN_DIMS(2, 2)), "init_he_normal: key is tensor<3xf32>; expected tensor<2xui32>");
    FAILS(qn_random_truncated_normal(key, QN_F32, QN_DIMS(2), 1, 1),
          "the range is 1 to 1; expected two finite numbers of the type, the lower first");
    FAILS(qn_random_truncated_normal(key, QN_F16, QN_DIMS(2), 1e6, 1e7), "the range is 1e+06 to 1e+07;");
    FAILS(qn_random_truncated_normal(key, QN_F32, QN_DIMS(2), 1, 1 + 1e-12), "the range is 1 to 1;");
    FAILS(qn_random_truncated_normal(key, QN_F32, QN_DIMS(2), -1e-60, 0), "the range is -1e-60 to 0;");
    FAILS(qn_random_truncated_normal(key, QN_I32, QN_DIMS(2), 0, 1), "the element type is i32; expected a float type");
    CHECK(qn_optimizer_state_count(NULL, 3) == 0);
    qn_clip_by_global_norm(0, NULL, 1, NULL);
    qn_close(context);
}
