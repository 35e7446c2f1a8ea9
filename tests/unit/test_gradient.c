/* Compares gradients with central differences in f64. Tests every row of ops.def with a gradient RULE or EXPAND, in
 * several arrangements of attributes. Also tests conventions at kinks, regions, errors, large graphs and functions of
 * compose.h. */
#include <math.h>
#include <stdlib.h>

#include "expanded.h"
#include "gradient/gradient.h"
#include "graph/build.h"
#include "graph/compose.h"
#include "graph/compose_nn.h"
#include "graph/linalg.h"
#include "unit.h"

/* ---- the check --------------------------------------------------------------------------------------------------- */

enum { MAX_INPUTS = 5, MAX_ELEMENTS = 256 };

typedef node_id (*builder)(graph *g, const node_id *x);

/* A function of f64 tensors. Elements are drawn from [low, high], but not near 0. The result can have any shape. */
typedef struct gradient_case {
    const char *name;
    op_kind op; /* the row that the function tests */
    builder build;
    uint32_t count;
    struct {
        uint32_t rank;
        int64_t dims[4];
        double low, high;
    } in[MAX_INPUTS];
    double step; /* step of the differences; 0 means 1e-5. Operations that round coarsely need a larger step */
} gradient_case;

static op_kind current_op; /* the operation of the generic builders */
static bool covered[OP_COUNT];

static double uniform(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (double)(*state >> 11) * 0x1p-53;
}

/* Makes `sum(w * value)`. The weights w differ, so the test fails if the derivatives of two elements are exchanged. */
static node_id weighted_sum(graph *g, node_id value)
{
    if (!value)
        return 0;
    int64_t n = node_shape(g, value)->elements;
    double *weights = calloc((size_t)n + 1, sizeof *weights);
    for (int64_t i = 0; i < n; i++)
        weights[i] = 0.5 + 0.25 * (double)(i % 7) - 0.125 * (double)(i % 3);
    node_id w = node_constant(g, type_like(g, node_type(g, value), QN_F64), weights, false);
    free(weights);
    return b_sum_all(g, b_multiply(g, w, b_convert(g, value, QN_F64)));
}

static bool contains(const graph *g, op_kind op)
{
    for (node_id n = 1; n < g->nodes.count; n++)
        if (node_op(g, n) == op)
            return true;
    return false;
}

/* Makes @main. The results of @main are the loss and the derivatives of the loss by all inputs. */
static region_id make_function(graph *g, const gradient_case *c)
{
    node_id x[MAX_INPUTS], out[MAX_INPUTS + 1];
    region_id made = graph_open_region(g, "main");
    for (uint32_t i = 0; i < c->count; i++)
        x[i] = graph_formal(g, type_tensor(g, QN_F64, c->in[i].rank, c->in[i].dims), NULL);
    out[0] = weighted_sum(g, c->build(g, x));
    if (!g->failure && !contains(g, c->op))
        unit_fail(__FILE__, __LINE__, "%s: no %s in its graph", c->name, op_facts[c->op].name);
    if (!g->failure)
        covered[c->op] = true;
    gradient(g, "gradient", "y", out[0], c->count, x, out + 1);
    graph_close_region(g, c->count + 1, out);
    return made;
}

static double loss_at(const graph *g, region_id f, uint32_t count, double (*x)[MAX_ELEMENTS], double *loss,
                      double (*d)[MAX_ELEMENTS])
{
    const void *in[MAX_INPUTS];
    void *out[MAX_INPUTS + 1] = {loss};
    for (uint32_t i = 0; i < count; i++) {
        in[i] = x[i];
        out[i + 1] = d[i];
    }
    CHECK_OK(evaluate_expanded(g, f, in, out));
    return *loss;
}

static void check_case(const gradient_case *c)
{
    static double x[MAX_INPUTS][MAX_ELEMENTS], d[MAX_INPUTS][MAX_ELEMENTS], other[MAX_INPUTS][MAX_ELEMENTS];
    graph g;
    CHECK_OK(graph_init(&g));
    region_id f = make_function(&g, c);
    if (g.failure) {
        unit_fail(__FILE__, __LINE__, "%s: %s", c->name, qn_status_message(g.failure));
        graph_free(&g);
        return;
    }
    CHECK_OK(graph_verify(&g));
    uint64_t state = 12345;
    double loss, step = c->step ? c->step : 1e-5;
    for (uint32_t i = 0; i < c->count; i++)
        for (int k = 0; k < MAX_ELEMENTS; k++) {
            x[i][k] = c->in[i].low + (c->in[i].high - c->in[i].low) * uniform(&state);
            if (fabs(x[i][k]) < 0.1 && c->in[i].low < -0.1)
                x[i][k] += x[i][k] < 0 ? -0.1 : 0.1;
        }
    loss_at(&g, f, c->count, x, &loss, d);
    for (uint32_t i = 0; i < c->count; i++) {
        int64_t n = node_shape(&g, region_at(&g, f)->formals.at[i].node)->elements;
        for (int64_t k = 0; k < n; k++) {
            double at = x[i][k], low, high, unused;
            x[i][k] = at + step;
            high = loss_at(&g, f, c->count, x, &unused, other);
            x[i][k] = at - step;
            low = loss_at(&g, f, c->count, x, &unused, other);
            x[i][k] = at;
            double want = (high - low) / (2 * step), room = (c->step ? 1e-4 : 2e-7) * (1 + fabs(want));
            if (!(fabs(d[i][k] - want) <= room))
                unit_fail(__FILE__, __LINE__, "%s: d/dx%u[%d] is %.10g, differences give %.10g", c->name, i, (int)k,
                          d[i][k], want);
        }
    }
    graph_free(&g);
}

static void check_cases(const gradient_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check_case(&cases[i]);
}

/* ---- one and two operands, from the rows ------------------------------------------------------------------------- */

static const struct {
    double low, high;
} unary_ranges[OP_COUNT] = {
    [OP_abs] = {-2, 2},
    [OP_cbrt] = {-2, 2},
    [OP_cosine] = {-4, 4},
    [OP_exponential] = {-2, 2},
    [OP_exponential_minus_one] = {-2, 2},
    [OP_log] = {0.3, 4},
    [OP_log_plus_one] = {-0.7, 3},
    [OP_logistic] = {-4, 4},
    [OP_negate] = {-2, 2},
    [OP_rsqrt] = {0.3, 4},
    [OP_sine] = {-4, 4},
    [OP_sqrt] = {0.3, 4},
    [OP_tan] = {-1.2, 1.2},
    [OP_tanh] = {-2, 2},
    [OP_acos] = {-0.9, 0.9},
    [OP_acosh] = {1.2, 4},
    [OP_asin] = {-0.9, 0.9},
    [OP_asinh] = {-3, 3},
    [OP_atan] = {-3, 3},
    [OP_atanh] = {-0.9, 0.9},
    [OP_cosh] = {-2, 2},
    [OP_erf] = {-2, 2},
    [OP_erf_inv] = {-0.9, 0.9},
    [OP_erfc] = {-2, 2},
    [OP_sinh] = {-2, 2},
    [OP_square] = {-2, 2},
    [OP_lgamma] = {0.3, 4},
    [OP_digamma] = {0.5, 4},
    [OP_bessel_i0e] = {-3, 3},
    [OP_bessel_i1e] = {-3, 3},
};

static const struct {
    double l_low, l_high, r_low, r_high;
} binary_ranges[OP_COUNT] = {
    [OP_add] = {-2, 2, -2, 2},     [OP_subtract] = {-2, 2, -2, 2}, [OP_multiply] = {-2, 2, -2, 2},
    [OP_divide] = {-2, 2, 0.5, 3}, [OP_atan2] = {-2, 2, -2, 2},    [OP_power] = {0.4, 2, -2, 3},
    [OP_maximum] = {-2, 2, -2, 2}, [OP_minimum] = {-2, 2, -2, 2},  [OP_remainder] = {2.3, 2.7, 0.95, 1.05},
};

static node_id build_unary(graph *g, const node_id *x) { return node_make(g, current_op, 1, x, NULL); }
static node_id build_binary(graph *g, const node_id *x) { return node_make(g, current_op, 2, x, NULL); }

static void check_unary(op_kind op)
{
    if (op_facts[op].types == TYPES_COMPLEX) /* test_complex.c */
        return;
    double low = unary_ranges[op].low, high = unary_ranges[op].high;
    gradient_case c = {op_facts[op].name, op, build_unary, 1, {{2, {3, 5}, low, high}}, 0};
    if (low == high)
        unit_fail(__FILE__, __LINE__, "no range for %s", op_facts[op].name);
    current_op = op;
    check_case(&c);
    c.in[0].rank = 0;
    check_case(&c);
}

/* Row `current_op` at x[0], with a fixed first operand. */
static node_id build_of_order(graph *g, const node_id *x)
{
    const node_id operands[] = {b_fill_like(g, x[0], 3), x[0]};
    return node_make(g, current_op, 2, operands, NULL);
}

static void check_binary(op_kind op)
{
    if (op == OP_complex) /* test_complex.c */
        return;
    if (op == OP_polygamma || op == OP_zeta) { /* no derivatives with respect to the first operand */
        gradient_case of_order = {op_facts[op].name, op, build_of_order, 1, {{2, {3, 5}, 0.5, 4}}, 0};
        current_op = op;
        check_case(&of_order);
        return;
    }
    double a = binary_ranges[op].l_low, b = binary_ranges[op].l_high;
    double c = binary_ranges[op].r_low, d = binary_ranges[op].r_high;
    gradient_case both = {op_facts[op].name, op, build_binary, 2, {{2, {3, 4}, a, b}, {2, {3, 4}, c, d}}, 0};
    if (a == b)
        unit_fail(__FILE__, __LINE__, "no range for %s", op_facts[op].name);
    current_op = op;
    check_case(&both);
    both.in[0].low = op == OP_remainder ? -2.7 : a;
    both.in[0].high = op == OP_remainder ? -2.3 : b;
    both.in[0].rank = both.in[1].rank = 0;
    check_case(&both);
}

#define CHECK_ROW_RULE(arity, name) check_##arity(OP_##name);
#define CHECK_ROW_ZERO(arity, name)
#define CHECK_ROW_NONE(arity, name)

TEST(unary_rows){
#define UNARY(name, number, dialect, types, result, gradient, ...) CHECK_ROW_##gradient(unary, name)
#include "graph/ops.def"
}

TEST(binary_rows)
{
#define BINARY(name, number, dialect, types, result, gradient, ...) CHECK_ROW_##gradient(binary, name)
#include "graph/ops.def"
}

/* ---- other elementwise operations -------------------------------------------------------------------------------- */

static node_id build_square_of_sum(graph *g, const node_id *x) { return b_square(g, b_add(g, x[0], x[0])); }
static node_id build_clamp(graph *g, const node_id *x) { return node_make(g, OP_clamp, 3, x, NULL); }

/* An i1 tensor with a fixed pattern. */
static node_id checkers(graph *g, uint32_t rank, const int64_t *dims)
{
    static const uint8_t bits[MAX_ELEMENTS] = {1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0};
    return node_constant(g, type_tensor(g, QN_I1, rank, dims), bits, false);
}

static node_id build_select(graph *g, const node_id *x)
{
    return b_select(g, checkers(g, node_shape(g, x[0])->rank, node_shape(g, x[0])->dims), x[0], b_square(g, x[1]));
}

static node_id build_select_scalar(graph *g, const node_id *x)
{
    node_id pred = b_compare(g, comparison_direction_GT, x[2], b_zeros_like(g, x[2]));
    return b_select(g, pred, x[0], b_square(g, x[1]));
}

static node_id build_convert(graph *g, const node_id *x)
{
    return b_square(g, b_convert(g, b_convert(g, x[0], QN_F32), QN_F64));
}

static node_id build_reduce_precision(graph *g, const node_id *x)
{
    attrs a = {.exponent_bits = 8, .mantissa_bits = 23};
    return b_square(g, node_make(g, OP_reduce_precision, 1, x, &a));
}

TEST(other_elementwise)
{
    static const gradient_case cases[] = {
        {"a value used twice", OP_square, build_square_of_sum, 1, {{1, {4}, -2, 2}}, 0},
        {"clamp by tensors", OP_clamp, build_clamp, 3, {{2, {3, 5}, -2, 0}, {2, {3, 5}, -3, 3}, {2, {3, 5}, 0, 2}}, 0},
        {"clamp by scalars", OP_clamp, build_clamp, 3, {{0, {0}, -2, -1}, {2, {3, 5}, -3, 3}, {0, {0}, 1, 2}}, 0},
        {"clamp of a scalar", OP_clamp, build_clamp, 3, {{0, {0}, -2, -1}, {0, {0}, -3, 3}, {0, {0}, 1, 2}}, 0},
        {"select", OP_select, build_select, 2, {{2, {3, 4}, -2, 2}, {2, {3, 4}, -2, 2}}, 0},
        {"select, scalar", OP_select, build_select_scalar, 3, {{1, {4}, -2, 2}, {1, {4}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"convert", OP_convert, build_convert, 1, {{1, {5}, -2, 2}}, 1e-2},
        {"reduce_precision", OP_reduce_precision, build_reduce_precision, 1, {{1, {5}, -2, 2}}, 1e-2},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* ---- movement ---------------------------------------------------------------------------------------------------- */

#define DIMS(...) ((const int64_t[]){__VA_ARGS__})

static node_id build_broadcast_scalar(graph *g, const node_id *x) { return b_broadcast(g, x[0], 2, DIMS(2, 3), NULL); }
static node_id build_broadcast_row(graph *g, const node_id *x) { return b_broadcast(g, x[0], 2, DIMS(2, 3), DIMS(1)); }
static node_id build_broadcast_stretch(graph *g, const node_id *x)
{
    return b_broadcast(g, x[0], 3, DIMS(2, 4, 3), DIMS(0, 2));
}
static node_id build_broadcast_permuted(graph *g, const node_id *x)
{
    return b_broadcast(g, x[0], 4, DIMS(2, 4, 1, 3), DIMS(3, 2, 0));
}
static node_id build_reshape(graph *g, const node_id *x) { return b_reshape(g, b_square(g, x[0]), 3, DIMS(2, 1, 6)); }
static node_id build_transpose(graph *g, const node_id *x) { return b_transpose(g, b_square(g, x[0]), DIMS(2, 0, 1)); }
static node_id build_slice(graph *g, const node_id *x)
{
    return b_square(g, b_slice(g, x[0], DIMS(1, 0), DIMS(7, 3), DIMS(2, 1)));
}
static node_id build_slice_nothing(graph *g, const node_id *x)
{
    return b_slice(g, x[0], DIMS(2, 0), DIMS(2, 3), DIMS(1, 1));
}
static node_id build_pad(graph *g, const node_id *x)
{
    return b_square(g, b_pad(g, x[0], x[1], DIMS(1, 0), DIMS(2, 1), DIMS(0, 2)));
}
static node_id build_pad_negative(graph *g, const node_id *x)
{
    return b_square(g, b_pad(g, x[0], x[1], DIMS(-1, 2), DIMS(1, -3), DIMS(1, 1)));
}
static node_id build_concatenate(graph *g, const node_id *x) { return b_square(g, b_concatenate(g, 3, x, 1)); }
static node_id build_concatenate_same(graph *g, const node_id *x)
{
    return b_concatenate(g, 3, (node_id[]){x[0], x[1], x[0]}, 0);
}
static node_id build_reverse(graph *g, const node_id *x)
{
    return b_reverse(g, b_square(g, x[0]), (attr_dims){2, DIMS(0, 2)});
}

static node_id index_of(graph *g, int value) { return b_fill(g, type_scalar(g, QN_I32), value); }

static node_id build_dynamic_slice(graph *g, const node_id *x)
{
    node_id starts[] = {index_of(g, 1), index_of(g, 9)};
    return b_square(g, b_dynamic_slice(g, x[0], starts, DIMS(2, 3)));
}
static node_id build_dynamic_update_slice(graph *g, const node_id *x)
{
    node_id starts[] = {index_of(g, -4), index_of(g, 1)};
    return b_square(g, b_dynamic_update_slice(g, x[0], x[1], starts));
}

TEST(movement)
{
    static const gradient_case cases[] = {
        {"broadcast of a scalar", OP_broadcast_in_dim, build_broadcast_scalar, 1, {{0, {0}, -2, 2}}, 0},
        {"broadcast of a row", OP_broadcast_in_dim, build_broadcast_row, 1, {{1, {3}, -2, 2}}, 0},
        {"broadcast of extent 1", OP_broadcast_in_dim, build_broadcast_stretch, 1, {{2, {1, 3}, -2, 2}}, 0},
        {"broadcast, permuted", OP_broadcast_in_dim, build_broadcast_permuted, 1, {{3, {3, 1, 2}, -2, 2}}, 0},
        {"reshape", OP_reshape, build_reshape, 1, {{2, {3, 4}, -2, 2}}, 0},
        {"transpose", OP_transpose, build_transpose, 1, {{3, {2, 3, 4}, -2, 2}}, 0},
        {"slice", OP_slice, build_slice, 1, {{2, {8, 3}, -2, 2}}, 0},
        {"slice of nothing", OP_slice, build_slice_nothing, 1, {{2, {8, 3}, -2, 2}}, 0},
        {"pad", OP_pad, build_pad, 2, {{2, {3, 4}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"pad, negative", OP_pad, build_pad_negative, 2, {{2, {3, 4}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"concatenate",
         OP_concatenate,
         build_concatenate,
         3,
         {{2, {2, 3}, -2, 2}, {2, {2, 0}, 0, 1}, {2, {2, 2}, -2, 2}},
         0},
        {"concatenate, one twice", OP_concatenate, build_concatenate_same, 2, {{1, {2}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"reverse", OP_reverse, build_reverse, 1, {{3, {2, 3, 2}, -2, 2}}, 0},
        {"dynamic_slice", OP_dynamic_slice, build_dynamic_slice, 1, {{2, {4, 5}, -2, 2}}, 0},
        {"dynamic_update_slice",
         OP_dynamic_update_slice,
         build_dynamic_update_slice,
         2,
         {{2, {4, 5}, -2, 2}, {2, {2, 3}, -2, 2}},
         0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* ---- contraction and reduction ----------------------------------------------------------------------------------- */

#define LIST(...) ((attr_dims){sizeof DIMS(__VA_ARGS__) / sizeof(int64_t), DIMS(__VA_ARGS__)})
#define NO_DIMS ((attr_dims){0, NULL})

static node_id build_dot(graph *g, const node_id *x)
{
    return b_dot_general(g, x[0], x[1], NO_DIMS, NO_DIMS, LIST(1), LIST(0), QN_NONE);
}
static node_id build_dot_transposed(graph *g, const node_id *x)
{
    return b_dot_general(g, x[0], x[1], NO_DIMS, NO_DIMS, LIST(0), LIST(1), QN_NONE);
}
static node_id build_dot_batch(graph *g, const node_id *x) /* operands of shapes [k, b, m, c] and [m, n, k, b] */
{
    return b_dot_general(g, x[0], x[1], LIST(1), LIST(3), LIST(2, 0), LIST(0, 2), QN_NONE);
}
static node_id build_dot_two_batches(graph *g, const node_id *x) /* operands of shapes [b, m, c] and [n, c, b] */
{
    return b_dot_general(g, x[0], x[1], LIST(2, 0), LIST(1, 2), NO_DIMS, NO_DIMS, QN_NONE);
}
static node_id build_dot_vectors(graph *g, const node_id *x)
{
    return b_dot_general(g, x[0], x[1], NO_DIMS, NO_DIMS, LIST(0), LIST(0), QN_NONE);
}
static node_id build_dot_outer(graph *g, const node_id *x)
{
    return b_dot_general(g, x[0], x[1], NO_DIMS, NO_DIMS, NO_DIMS, NO_DIMS, QN_NONE);
}
static node_id build_dot_itself(graph *g, const node_id *x)
{
    return b_dot_general(g, x[0], x[0], NO_DIMS, NO_DIMS, LIST(1), LIST(1), QN_NONE);
}
static node_id build_dot_f32(graph *g, const node_id *x)
{
    node_id l = b_convert(g, x[0], QN_F32), r = b_convert(g, x[1], QN_F32);
    return b_dot_general(g, l, r, NO_DIMS, NO_DIMS, LIST(1), LIST(0), QN_F64);
}

static node_id build_composite(graph *g, const node_id *x) { return node_make(g, OP_dot, 2, x, &(attrs){0}); }

TEST(dot)
{
    static const gradient_case cases[] = {
        {"matrices", OP_dot, build_composite, 2, {{2, {3, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"matrix and vector", OP_dot, build_composite, 2, {{2, {3, 4}, -2, 2}, {1, {4}, -2, 2}}, 0},
        {"vectors", OP_dot, build_composite, 2, {{1, {6}, -2, 2}, {1, {6}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

TEST(dot_general)
{
    static const gradient_case cases[] = {
        {"matrices", OP_dot_general, build_dot, 2, {{2, {3, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"transposed", OP_dot_general, build_dot_transposed, 2, {{2, {4, 3}, -2, 2}, {2, {2, 4}, -2, 2}}, 0},
        {"rank 3", OP_dot_general, build_dot, 2, {{2, {2, 3}, -2, 2}, {3, {3, 2, 2}, -2, 2}}, 0},
        {"batch, two contracted",
         OP_dot_general,
         build_dot_batch,
         2,
         {{4, {2, 3, 4, 2}, -2, 2}, {4, {4, 3, 2, 3}, -2, 2}},
         0},
        {"two batches, none contracted",
         OP_dot_general,
         build_dot_two_batches,
         2,
         {{3, {2, 4, 3}, -2, 2}, {3, {5, 3, 2}, -2, 2}},
         0},
        {"vectors", OP_dot_general, build_dot_vectors, 2, {{1, {6}, -2, 2}, {1, {6}, -2, 2}}, 0},
        {"outer", OP_dot_general, build_dot_outer, 2, {{1, {3}, -2, 2}, {2, {2, 2}, -2, 2}}, 0},
        {"itself", OP_dot_general, build_dot_itself, 1, {{2, {3, 4}, -2, 2}}, 0},
        {"nothing contracted", OP_dot_general, build_dot, 2, {{2, {3, 0}, -2, 2}, {2, {0, 2}, -2, 2}}, 0},
        {"f32 to f64", OP_dot_general, build_dot_f32, 2, {{2, {3, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 1e-2},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

static node_id build_reduce_add(graph *g, const node_id *x) { return b_reduce(g, OP_add, x[0], x[1], LIST(0, 2)); }
static node_id build_reduce_none(graph *g, const node_id *x)
{
    return b_square(g, b_reduce(g, OP_multiply, x[0], x[1], NO_DIMS));
}
static node_id build_reduce_maximum(graph *g, const node_id *x) { return b_reduce(g, OP_maximum, x[0], x[1], LIST(1)); }
static node_id build_reduce_minimum(graph *g, const node_id *x) { return b_reduce(g, OP_minimum, x[0], x[1], LIST(0)); }
static node_id build_reduce_multiply(graph *g, const node_id *x)
{
    return b_reduce(g, OP_multiply, x[0], x[1], LIST(0, 2));
}

/* Reduces with the operation `f(a, b) = a + b + c * a * b`, where c is captured. The operation is associative, because
 * `1 + c * f(a, b) = (1 + c * a) * (1 + c * b)`. */
static node_id build_reduce_captured(graph *g, const node_id *x)
{
    node_id scalar[2], out;
    region_id r = graph_open_region(g, NULL);
    for (int i = 0; i < 2; i++)
        scalar[i] = graph_formal(g, type_scalar(g, QN_F64), NULL);
    out = b_add(g, b_add(g, scalar[0], scalar[1]), b_multiply(g, x[2], b_multiply(g, scalar[0], scalar[1])));
    graph_close_region(g, 1, &out);
    attrs a = {.dimensions = LIST(1), .region_count = 1, .regions = &r};
    return node_make(g, OP_reduce, 2, x, &a);
}

/* Multiplies complex numbers. The first input has the real parts; the second input has the imaginary parts. */
static node_id build_reduce_complex(graph *g, const node_id *x)
{
    node_id f[4], out[2];
    region_id r = graph_open_region(g, NULL);
    for (int i = 0; i < 4; i++)
        f[i] = graph_formal(g, type_scalar(g, QN_F64), NULL);
    out[0] = b_subtract(g, b_multiply(g, f[0], f[2]), b_multiply(g, f[1], f[3]));
    out[1] = b_add(g, b_multiply(g, f[0], f[3]), b_multiply(g, f[1], f[2]));
    graph_close_region(g, 2, out);
    attrs a = {.dimensions = LIST(0), .region_count = 1, .regions = &r};
    node_id both = node_make(g, OP_reduce, 4, x, &a);
    return b_add(g, b_square(g, node_result(g, both, 0)), b_scale(g, node_result(g, both, 1), 3));
}

TEST(reduce)
{
    static const gradient_case cases[] = {
        {"add", OP_reduce, build_reduce_add, 2, {{3, {2, 3, 4}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"add of nothing", OP_reduce, build_reduce_add, 2, {{3, {2, 3, 0}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"no dimension", OP_reduce, build_reduce_none, 2, {{2, {2, 3}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"maximum", OP_reduce, build_reduce_maximum, 2, {{2, {3, 5}, -2, 2}, {0, {0}, -9, -8}}, 0},
        {"maximum, init above", OP_reduce, build_reduce_maximum, 2, {{2, {3, 5}, -2, 2}, {0, {0}, 1.5, 1.6}}, 0},
        {"minimum", OP_reduce, build_reduce_minimum, 2, {{3, {5, 2, 3}, -2, 2}, {0, {0}, 8, 9}}, 0},
        {"multiply", OP_reduce, build_reduce_multiply, 2, {{3, {3, 2, 5}, -1.5, 1.5}, {0, {0}, -2, 2}}, 0},
        {"multiply one", OP_reduce, build_reduce_multiply, 2, {{3, {1, 2, 1}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"multiply nothing", OP_reduce, build_reduce_multiply, 2, {{3, {0, 2, 1}, -2, 2}, {0, {0}, -2, 2}}, 0},
        {"any region, captures",
         OP_reduce,
         build_reduce_captured,
         3,
         {{2, {3, 7}, -1, 1}, {0, {0}, -1, 1}, {0, {0}, 0.5, 1}},
         0},
        {"two inputs",
         OP_reduce,
         build_reduce_complex,
         4,
         {{1, {6}, -1, 1}, {1, {6}, -1, 1}, {0, {0}, -2, 2}, {0, {0}, -2, 2}},
         0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* Makes a branch with two results. Branch 0 returns `(a * b, sin(a))`, branch 1 returns `(b * b, b * a)`, and branch 2
 * returns two constants without any capture. */
static region_id make_branch(graph *g, int number, node_id a, node_id b)
{
    region_id r = graph_open_region(g, NULL);
    node_id out[2] = {number == 0   ? b_multiply(g, a, b)
                      : number == 1 ? b_square(g, b)
                                    : 0,
                      number == 0   ? b_sine(g, a)
                      : number == 1 ? b_multiply(g, b, a)
                                    : 0};
    for (int i = 0; i < 2 && number == 2; i++)
        out[i] = b_fill(g, type_tensor(g, QN_F64, 1, DIMS(3)), 7 + i);
    graph_close_region(g, 2, out);
    return r;
}

static node_id combine_results(graph *g, node_id both)
{
    return b_add(g, b_square(g, node_result(g, both, 0)), node_result(g, both, 1));
}

static node_id build_case_at(graph *g, const node_id *x, int index)
{
    node_id sum = b_add(g, x[0], x[1]), at = index_of(g, index);
    region_id branches[] = {make_branch(g, 0, x[0], sum), make_branch(g, 1, x[0], x[1]), make_branch(g, 2, 0, 0)};
    return combine_results(g, node_make(g, OP_case, 1, &at, &(attrs){.region_count = 3, .regions = branches}));
}
static node_id build_case_0(graph *g, const node_id *x) { return build_case_at(g, x, 0); }
static node_id build_case_1(graph *g, const node_id *x) { return build_case_at(g, x, 1); }
static node_id build_case_2(graph *g, const node_id *x) { return build_case_at(g, x, 17); }

/* Branches inside branches. The inner branches capture values through the outer ones. Each outer branch uses one of the
 * two results of its inner `if`. */
static node_id build_if(graph *g, const node_id *x)
{
    node_id pred = b_compare(g, comparison_direction_GT, x[2], b_zeros_like(g, x[2]));
    region_id outer[2], inner[2] = {0}, opened;
    for (int i = 0; i < 2; i++) {
        outer[i] = graph_open_region(g, NULL);
        opened = outer[i];
        for (int k = 0; k < 2; k++)
            inner[k] = make_branch(g, k, x[0], b_multiply(g, x[1], x[1]));
        node_id both = node_make(g, OP_if, 1, &pred, &(attrs){.region_count = 2, .regions = inner});
        node_id out = i ? node_result(g, both, 0) : b_multiply(g, node_result(g, both, 1), x[1]);
        CHECK(graph_close_region(g, 1, &out) == opened);
    }
    return node_make(g, OP_if, 1, &pred, &(attrs){.region_count = 2, .regions = outer});
}

static region_id make_callee(graph *g, const char *name, region_id inner)
{
    region_id r = graph_open_region(g, name);
    type_id t = type_tensor(g, QN_F64, 1, DIMS(3));
    node_id args[2] = {graph_formal(g, t, "a"), graph_formal(g, t, "b")}, out[2];
    if (inner) {
        node_id both = node_make(g, OP_call, 2, args, &(attrs){.region_count = 1, .regions = &inner});
        args[0] = node_result(g, both, 0);
        args[1] = node_result(g, both, 1);
    }
    out[0] = b_multiply(g, args[0], args[1]);
    out[1] = b_sine(g, args[0]);
    graph_close_region(g, 2, out);
    return r;
}

static node_id build_call(graph *g, const node_id *x)
{
    region_id inner = make_callee(g, "inner", 0), callee = make_callee(g, "outer", inner);
    attrs a = {.region_count = 1, .regions = &callee};
    node_id first = combine_results(g, node_make(g, OP_call, 2, x, &a));
    /* In the second call, one argument depends on the other. */
    node_id second = node_make(g, OP_call, 2, (node_id[]){x[0], b_sine(g, x[0])}, &a);
    return b_add(g, first, node_result(g, second, 0));
}

/* Makes a chain of functions. The first function applies `x + sin(x)` twice. Each other function calls the function
 * before it twice. */
static region_id make_chain(graph *g, int depth)
{
    region_id f = 0;
    for (int i = 0; i < depth; i++) {
        char name[32];
        snprintf(name, sizeof name, "chain%d", i);
        region_id inner = f;
        f = graph_open_region(g, name);
        node_id x = graph_formal(g, type_scalar(g, QN_F64), NULL);
        for (int k = 0; k < 2; k++)
            x = inner ? node_make(g, OP_call, 1, &x, &(attrs){.region_count = 1, .regions = &inner})
                      : b_add(g, x, b_sine(g, x));
        graph_close_region(g, 1, &x);
    }
    return f;
}

/* The derivative of each function is built once. So the graph grows with the number of functions, not with the number
 * of calls. */
TEST(chains_of_calls)
{
    static const int depths[] = {2, 20, 40};
    for (int i = 0; i < 3; i++) {
        graph g;
        node_id d = 0;
        CHECK_OK(graph_init(&g));
        region_id chain = make_chain(&g, depths[i]), f = graph_open_region(&g, "main");
        node_id x = graph_formal(&g, type_scalar(&g, QN_F64), NULL);
        node_id y = node_make(&g, OP_call, 1, &x, &(attrs){.region_count = 1, .regions = &chain});
        gradient(&g, "gradient", "y", y, 1, &x, &d);
        graph_close_region(&g, 1, &d);
        CHECK_OK(graph_take_failure(&g));
        CHECK_OK(graph_verify(&g));
        CHECK(g.nodes.count < 40u * (uint32_t)depths[i]);
        qn_status why = NULL;
        CHECK(graph_entry(&g, &why) == f); /* derivatives are private, so they are not the entry */
        double at = 0.3, got, want = 1;
        if (i == 0) {
            CHECK_OK(evaluate(&g, f, (const void *[]){&at}, (void *[]){&got}));
            for (int k = 0; k < 4; k++, at += sin(at))
                want *= 1 + cos(at);
            CHECK(fabs(got - want) < 1e-12 * fabs(want));
        }
        graph_free(&g);
    }
}

TEST(regions)
{
    static const gradient_case cases[] = {
        {"case 0", OP_case, build_case_0, 2, {{1, {3}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"case 1", OP_case, build_case_1, 2, {{1, {3}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"case beyond the last", OP_case, build_case_2, 2, {{1, {3}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"if", OP_if, build_if, 3, {{1, {3}, -2, 2}, {1, {3}, -2, 2}, {0, {0}, 1, 2}}, 0},
        {"if not", OP_if, build_if, 3, {{1, {3}, -2, 2}, {1, {3}, -2, 2}, {0, {0}, -2, -1}}, 0},
        {"call", OP_call, build_call, 2, {{1, {3}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"results", OP_result, build_call, 2, {{1, {3}, -2, 2}, {1, {3}, -2, 2}}, 0},
        {"arguments", OP_argument, build_call, 2, {{1, {3}, -2, 2}, {1, {3}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

#include "gradient_linalg.h"
#include "gradient_complex.h"
#include "gradient_fft.h"
#include "gradient_composite.h"
#include "gradient_index.h"
#include "gradient_scatter.h"
#include "gradient_convolution.h"
#include "gradient_order.h"
#include "gradient_window.h"

/* Runs after the tests above and checks that every row has had a case. */
TEST(rows_without_a_case)
{
    for (int op = 1; op < OP_COUNT; op++)
        if ((op_facts[op].gradient == GRADIENT_RULE || op_facts[op].gradient == GRADIENT_EXPAND) && !covered[op])
            unit_fail(__FILE__, __LINE__, "no case for the gradient of %s", op_facts[op].name);
}

/* ---- functions of compose.h -------------------------------------------------------------------------------------- */

static node_id build_mlp(graph *g, const node_id *x)
{
    node_id hidden = b_tanh(g, compose_matmul(g, x[0], x[1])), logits = compose_matmul(g, hidden, x[2]);
    static const int32_t digits[] = {3, 0, 1, 2};
    node_id labels = node_constant(g, type_tensor(g, QN_I32, 1, DIMS(4)), digits, false);
    return compose_cross_entropy(g, logits, compose_one_hot(g, labels, 4, QN_F64));
}
static node_id build_softmax(graph *g, const node_id *x) { return b_square(g, compose_softmax(g, x[0], -2)); }
static node_id build_log_softmax(graph *g, const node_id *x) { return compose_log_softmax(g, x[0], 0); }
static node_id build_moments(graph *g, const node_id *x)
{
    node_id centred =
        b_subtract(g, x[0], compose_broadcast_to(g, compose_mean(g, x[0], LIST(-1), true), 2, DIMS(3, 5)));
    node_id variance = compose_variance(g, x[0], LIST(1), true);
    return b_multiply(g, centred, compose_broadcast_to(g, b_rsqrt(g, b_shift(g, variance, 0.01)), 2, DIMS(3, 5)));
}
static node_id build_activations(graph *g, const node_id *x)
{
    node_id sum = b_add(g, compose_gelu(g, x[0], false), compose_gelu(g, compose_scale(g, x[0], 1.5), true));
    return b_add(g, sum, compose_relu(g, x[0]));
}
static node_id build_extremes(graph *g, const node_id *x)
{
    return b_subtract(g, compose_maximum(g, x[0], LIST(0), false), compose_minimum(g, x[0], LIST(-2), false));
}
static node_id build_matmul(graph *g, const node_id *x) { return compose_matmul(g, x[0], x[1]); }

TEST(composed_functions)
{
    static const gradient_case cases[] = {
        {"perceptron", OP_dot_general, build_mlp, 3, {{2, {4, 3}, -1, 1}, {2, {3, 5}, -1, 1}, {2, {5, 4}, -1, 1}}, 0},
        {"softmax", OP_reduce, build_softmax, 1, {{3, {2, 4, 3}, -2, 2}}, 0},
        {"log_softmax", OP_reduce, build_log_softmax, 1, {{2, {4, 3}, -2, 2}}, 0},
        {"layer norm", OP_reduce, build_moments, 1, {{2, {3, 5}, -2, 2}}, 0},
        {"activations", OP_erfc, build_activations, 1, {{1, {20}, -3, 3}}, 0},
        {"extremes", OP_reduce, build_extremes, 1, {{2, {4, 3}, -2, 2}}, 0},
        {"matmul, batches", OP_dot_general, build_matmul, 2, {{4, {2, 1, 3, 2}, -2, 2}, {3, {4, 2, 3}, -2, 2}}, 0},
        {"matmul, rows", OP_dot_general, build_matmul, 2, {{3, {2, 3, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"matmul, vector and batch", OP_dot_general, build_matmul, 2, {{1, {4}, -2, 2}, {3, {2, 4, 3}, -2, 2}}, 0},
        {"matmul, vectors", OP_dot_general, build_matmul, 2, {{1, {4}, -2, 2}, {1, {4}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* ---- kinks, zeros, types ----------------------------------------------------------------------------------------- */

/* The derivative of the sum of build(x) by x[0]; all tensors are f64. */
static void derivative_at(builder build, uint32_t count, const int64_t *n, const double *const *x, double *out)
{
    graph g;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    node_id in[MAX_INPUTS], d = 0;
    for (uint32_t i = 0; i < count; i++)
        in[i] = graph_formal(&g, type_tensor(&g, QN_F64, 1, &n[i]), NULL);
    node_id y = b_sum_all(&g, build(&g, in));
    gradient(&g, "gradient", "y", y, 1, in, &d);
    graph_close_region(&g, 1, &d);
    CHECK_OK(graph_take_failure(&g));
    CHECK_OK(evaluate(&g, f, (const void *const *)x, (void *[]){out}));
    graph_free(&g);
}

static node_id build_abs(graph *g, const node_id *x) { return b_abs(g, x[0]); }
static node_id build_maximum(graph *g, const node_id *x) { return b_maximum(g, x[0], b_zeros_like(g, x[0])); }
static node_id build_clamped(graph *g, const node_id *x)
{
    return node_make(g, OP_clamp, 3, (node_id[]){b_fill_like(g, x[0], -1), x[0], b_fill_like(g, x[0], 2)}, NULL);
}
static node_id build_maximum_of_all(graph *g, const node_id *x) { return compose_maximum(g, x[0], NO_DIMS, false); }
static node_id build_power_at_zero(graph *g, const node_id *x) { return b_power(g, x[0], x[1]); }
static node_id build_exponent_at_zero(graph *g, const node_id *x) { return b_power(g, x[1], x[0]); }
static node_id build_product(graph *g, const node_id *x)
{
    return b_reduce(g, OP_multiply, x[0], b_fill(g, type_scalar(g, QN_F64), 1), LIST(0));
}
static node_id build_rounded(graph *g, const node_id *x)
{
    return b_add(g, b_floor(g, x[0]), b_convert(g, b_convert(g, x[0], QN_I32), QN_F64));
}

TEST(conventions)
{
    static const struct {
        const char *name;
        builder build;
        double x[4], other[4], want[4];
    } cases[] = {
        {"abs", build_abs, {-2, -0.0, 0, 3}, {0}, {-1, 0, 0, 1}},
        {"maximum with 0", build_maximum, {-2, -1, 0, 3}, {0}, {0, 0, 0.5, 1}},
        {"clamp", build_clamped, {-1, 2, 0.5, 3}, {0}, {0, 0, 1, 0}},
        {"equal maxima", build_maximum_of_all, {4, 1, 4, 3}, {0}, {0.5, 0, 0.5, 0}},
        {"bases", build_power_at_zero, {0, 0, 0, -2}, {0, 1, 2, 2}, {0, 1, 0, -4}},
        {"exponents of 0", build_exponent_at_zero, {1, 2, 0, 0.5}, {0}, {0, 0, 0, 0}},
        {"a product with a 0", build_product, {2, 0, 3, 4}, {0}, {0, 24, 0, 0}},
        {"two zeros", build_product, {2, 0, 3, 0}, {0}, {0, 0, 0, 0}},
        {"steps", build_rounded, {0.5, 1.5, -2.5, 3}, {0}, {0, 0, 0, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double got[4];
        derivative_at(cases[i].build, 2, DIMS(4, 4), (const double *const[]){cases[i].x, cases[i].other}, got);
        for (int k = 0; k < 4; k++)
            if (got[k] != cases[i].want[k])
                unit_fail(__FILE__, __LINE__, "%s: derivative %d is %g, not %g", cases[i].name, k, got[k],
                          cases[i].want[k]);
    }
}

/* Builds the same network in every float type. The derivatives have that type, and are near the derivatives in f64. */
TEST(float_types)
{
    static const qn_dtype dtypes[] = {QN_F64, QN_F32, QN_F16, QN_BF16};
    static const double rooms[] = {1e-12, 1e-5, 2e-2, 2e-1};
    static double want[12], got[12];
    for (int i = 0; i < 4; i++) {
        graph g;
        CHECK_OK(graph_init(&g));
        region_id f = graph_open_region(&g, "main");
        node_id x = graph_formal(&g, type_tensor(&g, QN_F64, 2, DIMS(3, 4)), NULL);
        node_id narrow = b_convert(&g, x, dtypes[i]), d;
        node_id y = compose_sum(&g, b_square(&g, compose_softmax(&g, b_tanh(&g, narrow), 1)), NO_DIMS, false);
        gradient(&g, "gradient", "y", y, 1, &narrow, &d);
        CHECK(g.failure || node_shape(&g, d)->dtype == dtypes[i]);
        d = b_convert(&g, d, QN_F64);
        graph_close_region(&g, 1, &d);
        CHECK_OK(graph_take_failure(&g));
        double in[12];
        for (int k = 0; k < 12; k++)
            in[k] = 0.25 * (k % 5) - 0.5;
        CHECK_OK(evaluate(&g, f, (const void *[]){in}, (void *[]){i ? got : want}));
        for (int k = 0; k < 12 && i; k++)
            if (!(fabs(got[k] - want[k]) <= rooms[i]))
                unit_fail(__FILE__, __LINE__, "%s: derivative %d is %g, not %g", qn_dtype_name(dtypes[i]), k, got[k],
                          want[k]);
        graph_free(&g);
    }
}

/* ---- errors ------------------------------------------------------------------------------------------------------ */

/* A while loop that carries (count, a, b). b starts as x. Each round multiplies b by the old a, and doubles a. */
static node_id make_loop(graph *g, node_id x)
{
    node_id init[] = {index_of(g, 0), b_fill(g, type_scalar(g, QN_F64), 1), x}, in[3], out[3];
    region_id regions[2];
    for (int r = 0; r < 2; r++) {
        regions[r] = graph_open_region(g, NULL);
        for (int i = 0; i < 3; i++)
            in[i] = graph_formal(g, node_type(g, init[i]), NULL);
        out[0] = r ? b_shift(g, in[0], 1) : b_compare(g, comparison_direction_LT, in[0], index_of(g, 3));
        out[1] = b_scale(g, in[1], 2);
        out[2] = b_multiply(g, in[2], in[1]);
        graph_close_region(g, r ? 3 : 1, out);
    }
    return node_make(g, OP_while, 3, init, &(attrs){.region_count = 2, .regions = regions});
}

static void check_failure(graph *g, const char *wanted)
{
    qn_status status = graph_take_failure(g);
    if (!status || !strstr(qn_status_message(status), wanted))
        unit_fail(__FILE__, __LINE__, "\"%s\" does not contain \"%s\"", qn_status_message(status), wanted);
    qn_status_free(status);
}

static node_id begin(graph *g)
{
    CHECK_OK(graph_init(g));
    graph_open_region(g, "main");
    return graph_formal(g, type_scalar(g, QN_F64), "x");
}

TEST(loops)
{
    graph g;
    node_id x = begin(&g), d;
    gradient(&g, "gradient", "y", node_result(&g, make_loop(&g, b_sine(&g, x)), 2), 1, &x, &d);
    CHECK(d == 0);
    check_failure(&g, "gradient of while is not defined");
    graph_free(&g);

    x = begin(&g); /* the gradient uses a result of the loop; this result does not depend on x */
    node_id y = b_multiply(&g, x, node_result(&g, make_loop(&g, b_sine(&g, x)), 1));
    gradient(&g, "gradient", "y", y, 1, &x, &d);
    graph_close_region(&g, 1, &d);
    CHECK_OK(graph_take_failure(&g));
    double at = 5, got = 0;
    CHECK_OK(evaluate(&g, graph_find_function(&g, "main"), (const void *[]){&at}, (void *[]){&got}));
    CHECK(got == 8);
    graph_free(&g);
}

TEST(errors)
{
    graph g;
    node_id x = begin(&g), d[2], count = index_of(&g, 3);
    gradient(&g, "gradient", "y", x, 2, (node_id[]){x, count}, d);
    check_failure(&g, "gradient: xs[1] is tensor<i32>; expected a float or complex type");
    graph_free(&g);

    x = begin(&g);
    gradient(&g, "gradient", "y", b_broadcast(&g, x, 1, DIMS(3), NULL), 1, &x, d);
    check_failure(&g, "gradient: y is tensor<3xf64>; expected a scalar");
    graph_free(&g);

    x = begin(&g);
    graph_open_region(&g, NULL);
    gradient(&g, "gradient", "y", b_sine(&g, x), 1, &x, d);
    check_failure(&g, "gradient: xs[0] was made outside the callback or function that is being built");
    graph_free(&g);

    x = begin(&g); /* the reducer has more than arithmetic on scalars */
    region_id r = graph_open_region(&g, NULL);
    type_id scalar = type_scalar(&g, QN_F64);
    node_id a = graph_formal(&g, scalar, NULL), b = graph_formal(&g, scalar, NULL);
    node_id out = b_add(&g, a, b_sum_all(&g, b_broadcast(&g, b, 1, DIMS(2), NULL)));
    graph_close_region(&g, 1, &out);
    node_id operands[] = {b_broadcast(&g, x, 1, DIMS(4), NULL), x};
    node_id y =
        node_make(&g, OP_reduce, 2, operands, &(attrs){.dimensions = LIST(0), .region_count = 1, .regions = &r});
    gradient(&g, "gradient", "y", y, 1, &x, d);
    check_failure(&g, "gradient of reduce is not defined: its region has broadcast_in_dim");
    graph_free(&g);

    x = begin(&g);
    scatter_op = OP_subtract;
    x = b_broadcast(&g, x, 1, DIMS(4), NULL);
    gradient(&g, "gradient", "y", b_sum_all(&g, build_scatter_few(&g, &x)), 1, &x, d);
    check_failure(&g, "gradient of scatter is not defined for this scatter; expected one input, and a region that is a "
                      "single add, multiply, maximum or minimum, or that returns the update");
    graph_free(&g);
}

TEST(independent)
{
    graph g;
    node_id x = begin(&g), d[2], xs[] = {x, b_sine(&g, x)};
    node_id y = b_square(&g, xs[1]);
    gradient(&g, "gradient", "y", y, 2, xs, d); /* one x depends on another */
    CHECK(d[1] && d[0] && d[0] != d[1]);
    gradient(&g, "gradient", "y", b_fill(&g, type_scalar(&g, QN_F64), 2), 2, xs, d);
    CHECK(d[0] == b_fill(&g, type_scalar(&g, QN_F64), 0) && d[1] == d[0]);
    gradient(&g, "gradient", "y", x, 1, &x, d);
    CHECK(d[0] == b_fill(&g, type_scalar(&g, QN_F64), 1));
    CHECK_OK(graph_take_failure(&g));
    graph_free(&g);
}

/* ---- size -------------------------------------------------------------------------------------------------------- */

TEST(large_graph)
{
    enum { LINKS = 100000 };
    graph g;
    node_id x = begin(&g), y = x, d;
    for (int i = 0; i < LINKS; i++)
        y = b_scale(&g, b_add(&g, y, x), 0.5);
    uint32_t before = g.nodes.count;
    gradient(&g, "gradient", "y", y, 1, &x, &d);
    CHECK(g.nodes.count < before + 4 * LINKS);
    graph_close_region(&g, 1, &d);
    CHECK_OK(graph_take_failure(&g));
    double at = 2, got = 0;
    CHECK_OK(evaluate(&g, graph_find_function(&g, "main"), (const void *[]){&at}, (void *[]){&got}));
    CHECK(fabs(got - 1) < 1e-9);
    graph_free(&g);
}
