/* The expansion of expm. The method determines the bits of the results (docs/numerics.md).
 *
 * To halve a matrix here means to multiply all its elements by 1/2. A matrix a is halved until the Pade approximant
 * p(a) / p(-a) of degree 7 (13 in double precision) is accurate to working precision. Then the value of the approximant
 * is squared once for each halving. Source of the method, the coefficients and the limits: Higham, "The scaling and
 * squaring method for the matrix exponential revisited", SIAM J. Matrix Anal. Appl. 26 (2005). */
#include <math.h>

#include "graph/composite.h"
#include "graph/linalg.h"

enum { MOST_HALVINGS = 1100 }; /* more than the range of exponents of f64 needs */

typedef struct method {
    double limit; /* the largest 1-norm for which the approximant is accurate */
    int degree;
    const double *coefficients;
} method;

static const double pade7[] = {17297280, 8648640, 1995840, 277200, 25200, 1512, 56, 1};
static const double pade13[] = {64764752532480000,
                                32382376266240000,
                                7771770303897600,
                                1187353796428800,
                                129060195264000,
                                10559470521600,
                                670442572800,
                                33522128640,
                                1323241920,
                                40840800,
                                960960,
                                16380,
                                182,
                                1};
static const method single = {3.925724783138660, 7, pade7}, precise = {5.371920351148152, 13, pade13};

static node_id norm_of(graph *g, node_id a) /* 1-norm, [batch, 1, 1]: the largest column sum of linalg_size */
{
    node_id sums = b_sum(g, linalg_size(g, a), (attr_dims){1, (int64_t[]){1}});
    if (!sums)
        return 0;
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, sums)->dtype), 0);
    int64_t last = 1, dims[3] = {node_shape(g, a)->dims[0], 1, 1};
    return b_reshape(g, b_reduce(g, OP_maximum, sums, zero, (attr_dims){1, &last}), 3, dims);
}

static node_id any(graph *g, node_id marks)
{
    return marks ? b_reduce(g, OP_or, marks, b_fill(g, type_scalar(g, QN_I1), 0), b_all_dims(g, 3)) : 0;
}

/* ---- halving and squaring ---------------------------------------------------------------------------------------- */

/* Whether a matrix must be halved: its norm is above the limit of the method. A matrix of infinite norm is not
 * halved. */
static node_id is_large(graph *g, const method *m, node_id norm)
{
    if (!norm)
        return 0;
    return b_and(g, b_compare(g, comparison_direction_GT, norm, b_fill_like(g, norm, m->limit)),
                 b_compare(g, comparison_direction_LT, norm, b_fill_like(g, norm, INFINITY)));
}

/* The state of the loop that halves is the matrix, its norm, and the number of halvings. */
static node_id is_any_large(graph *g, const void *self, const node_id *state)
{
    return any(g, is_large(g, self, state[1]));
}

static void halve(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    (void)i;
    node_id large = is_large(g, self, state[1]);
    next[0] = b_select(g, linalg_spread(g, large, state[0]), b_scale(g, state[0], 0.5), state[0]);
    next[1] = b_select(g, large, b_scale(g, state[1], 0.5), state[1]);
    next[2] = b_add(g, state[2], b_convert(g, large, QN_I32));
}

/* The state of the loop that squares is the matrix and the number of squarings that are left. */
static node_id is_any_left(graph *g, const void *self, const node_id *state)
{
    (void)self;
    return any(g, b_compare(g, comparison_direction_GT, state[1], b_zeros_like(g, state[1])));
}

static void square(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    (void)self;
    (void)i;
    node_id left = b_compare(g, comparison_direction_GT, state[1], b_zeros_like(g, state[1]));
    next[0] = b_select(g, linalg_spread(g, left, state[0]), linalg_product(g, state[0], false, state[0]), state[0]);
    next[1] = b_shift(g, state[1], -1);
}

/* ---- the approximant --------------------------------------------------------------------------------------------- */

/* The sum of c[first + 2 k] powers[k] for k = 0, ..., count - 1. */
static node_id terms(graph *g, const double *c, int first, int count, const node_id *powers)
{
    node_id sum = b_scale(g, powers[0], c[first]);
    for (int k = 1; k < count; k++)
        sum = b_add(g, sum, b_scale(g, powers[k], c[first + 2 * k]));
    return sum;
}

/* If `first` is 0, the sum of the even terms of p(a). If `first` is 1, the sum of the odd terms, divided by a.
 * powers[k] is a^(2 k). */
static node_id half_of(graph *g, const method *m, int first, const node_id *powers)
{
    node_id sum = terms(g, m->coefficients, first, 4, powers);
    if (m->degree == 7)
        return sum;
    node_id high[3] = {powers[1], powers[2], powers[3]};
    return b_add(g, sum, linalg_product(g, powers[3], false, terms(g, m->coefficients, first + 8, 3, high)));
}

/* p(a) / p(-a) */
static node_id approximate(graph *g, const method *m, node_id a)
{
    node_id powers[4] = {0};
    if (!a)
        return 0;
    powers[0] = b_select(g, linalg_triangle(g, a, comparison_direction_EQ), b_fill_like(g, a, 1), b_zeros_like(g, a));
    for (int k = 1; k < 4; k++)
        powers[k] = linalg_product(g, k == 1 ? a : powers[1], false, k == 1 ? a : powers[k - 1]);
    node_id odd = linalg_product(g, a, false, half_of(g, m, 1, powers)), even = half_of(g, m, 0, powers);
    node_id operands[2] = {b_subtract(g, even, odd), b_add(g, even, odd)}, f[3] = {0}, x = 0;
    if (!operands[0] || !operands[1])
        return 0;
    attrs upper = {.left_side = true, .transpose_a = transpose_a_NO_TRANSPOSE};
    expand_lu(g, &upper, 1, operands, f);
    node_id y = linalg_solve(g, f[0], linalg_take_rows(g, operands[1], f[2]), true);
    if (y)
        expand_triangular_solve(g, &upper, 2, (node_id[]){f[0], y}, &x);
    return x;
}

void expand_expm(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    type_id wanted = node_type(g, operands[0]);
    qn_dtype dtype = (qn_dtype)type_at(g, wanted)->dtype;
    const method *m = dtype == QN_F64 || dtype == QN_C128 ? &precise : &single;
    results[0] = operands[0];
    if (!type_at(g, wanted)->elements)
        return;
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], linalg_dtype(dtype))), norm = norm_of(g, matrix);
    if (!norm)
        return;
    node_id halved[3] = {matrix, norm, b_fill(g, type_like(g, node_type(g, norm), QN_I32), 0)};
    linalg_loop(g, MOST_HALVINGS, is_any_large, halve, m, 3, halved);
    node_id squared[2] = {approximate(g, m, halved[0]), halved[2]};
    linalg_loop(g, MOST_HALVINGS, is_any_left, square, NULL, 2, squared);
    results[0] = b_convert(g, linalg_restore(g, squared[0], wanted), dtype);
}
