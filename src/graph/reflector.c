/* Householder's reflectors. See linalg.h.
 *
 * k reflectors H1, ..., Hk are applied together. Let the columns of V be the vectors of the reflectors, let V' be the
 * adjoint of V, and D = diag(tau). Let L be the strictly lower triangle of V' V, and U the strictly upper one. Then
 *
 *     H1 H2 ... Hk = I - V inv(I + D U) D V',    and its adjoint is I - V inv(I + conj(D) L) conj(D) V'
 *
 * Nothing is divided by a tau, so a tau of 0 needs no case of its own. Source: Joffrain, Low, Quintana-Orti, van de
 * Geijn and Van Zee, "Accumulating Householder transformations, revisited", ACM TOMS 32 (2006). */
#include "graph/linalg.h"

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static node_id zeros(graph *g, node_id like) { return like ? b_zeros_like(g, like) : 0; }

static node_id ones(graph *g, node_id like) { return like ? b_fill_like(g, like, 1) : 0; }

node_id linalg_places(graph *g, node_id like, uint32_t d)
{
    return like ? b_iota(g, QN_I32, 3, node_shape(g, like)->dims, d) : 0;
}

node_id linalg_compare_scalar(graph *g, int direction, node_id numbers, node_id limit)
{
    return numbers && limit ? b_compare(g, direction, numbers, b_broadcast_scalar(g, limit, node_type(g, numbers))) : 0;
}

static node_id reverse(graph *g, node_id value, uint32_t count)
{
    return b_reverse(g, value, (attr_dims){count, (int64_t[]){1, 2}});
}

/* adjoint(v) v: the sum of one product for each block of LINALG_LEAF rows. If many elements are equal, a single chain
 * over all rows would add up rounding errors of the same sign, and the product of the reflectors would be less
 * orthogonal. */
static node_id gram(graph *g, node_id v)
{
    if (!v || extent(g, v, 1) <= LINALG_LEAF)
        return linalg_product(g, v, true, v);
    int64_t rows = extent(g, v, 1), count = (rows + LINALG_LEAF - 1) / LINALG_LEAF, all = count * LINALG_LEAF;
    int64_t sizes[4] = {extent(g, v, 0), count, LINALG_LEAF, extent(g, v, 2)}, block = 1, row = 2;
    attr_dims outer = {2, (int64_t[]){0, 1}}, inner = {1, &row};
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, v)->dtype), 0);
    v = b_pad(g, v, zero, (int64_t[]){0, 0, 0}, (int64_t[]){0, all - rows, 0}, (int64_t[]){0, 0, 0});
    v = b_reshape(g, v, 4, sizes);
    node_id products = b_dot_general(g, linalg_conj(g, v), v, outer, outer, inner, inner, QN_NONE);
    return b_sum(g, products, (attr_dims){1, &block});
}

node_id linalg_weights(graph *g, node_id v, node_id tau, node_id x, bool adjoint)
{
    node_id square = gram(g, v);
    tau = adjoint ? linalg_conj(g, tau) : tau;
    node_id t = b_multiply(g, linalg_spread(g, tau, square), square);
    node_id b = b_multiply(g, linalg_spread(g, tau, x), x);
    if (adjoint)
        return linalg_solve(g, t, b, true);
    return reverse(g, linalg_solve(g, reverse(g, t, 2), reverse(g, b, 1), true), 1);
}

/* The largest size (linalg_size) in the column x, in the shape [batch, 1, 1]. */
static node_id largest(graph *g, node_id x)
{
    if (!x)
        return 0;
    int64_t rows = 1, batch = extent(g, x, 0);
    node_id zero = b_fill(g, type_scalar(g, dtype_part((qn_dtype)node_shape(g, x)->dtype)), 0);
    return b_reshape(g, b_reduce(g, OP_maximum, linalg_size(g, x), zero, (attr_dims){1, &rows}), 3,
                     (int64_t[]){batch, 1, 1});
}

/* |x|^2. */
static node_id square_of(graph *g, node_id x)
{
    if (!x || !dtype_is_complex((qn_dtype)node_shape(g, x)->dtype))
        return b_multiply(g, x, x);
    node_id re = b_real(g, x), im = b_imag(g, x);
    return b_add(g, b_multiply(g, re, re), b_multiply(g, im, im));
}

static node_id is_real(graph *g, node_id x)
{
    if (!x || !dtype_is_complex((qn_dtype)node_shape(g, x)->dtype))
        return x ? b_fill(g, type_like(g, node_type(g, x), QN_I1), 1) : 0;
    node_id im = b_imag(g, x);
    return b_compare(g, comparison_direction_EQ, im, zeros(g, im));
}

/* The sum of |x|^2 over the elements of column x, in the order `lanes`. */
static node_id sum_of_squares(graph *g, node_id x)
{
    node_id squares = square_of(g, x);
    if (!squares)
        return 0;
    int64_t batch = extent(g, x, 0), last = 1;
    node_id row = b_reshape(g, squares, 2, (int64_t[]){batch, extent(g, x, 1)});
    return b_reshape(g, b_sum(g, row, (attr_dims){1, &last}), 3, (int64_t[]){batch, 1, 1});
}

/* The elements from row `at` on are divided by their largest size (linalg_size), so the largest square neither
 * overflows nor vanishes. */
reflector linalg_reflector(graph *g, node_id x, node_id at)
{
    node_id place = linalg_places(g, x, 1), alpha = linalg_block_at(g, x, at, 0, 1, 1);
    node_id below = linalg_compare_scalar(g, comparison_direction_GT, place, at);
    node_id on = linalg_compare_scalar(g, comparison_direction_EQ, place, at);
    node_id rest = b_select(g, below, x, zeros(g, x)), most = largest(g, rest), zero = zeros(g, most),
            one = ones(g, most);
    node_id idle = b_and(g, b_compare(g, comparison_direction_EQ, most, zero), is_real(g, alpha));
    node_id size = b_maximum(g, most, linalg_size(g, alpha));
    size = b_select(g, b_compare(g, comparison_direction_EQ, size, zero), one, size);

    /* p is the diagonal element, r has the elements below it, and b is the new diagonal element, all divided by `size`.
     * b is real. Its sign is the opposite of the sign of the real part of p, even if this real part is +0 or -0. */
    node_id r = linalg_divide_by_real(g, rest, linalg_spread(g, size, rest)), p = linalg_divide_by_real(g, alpha, size);
    node_id norm = b_sqrt(g, b_add(g, square_of(g, p), sum_of_squares(g, r)));
    node_id negative = b_compare(g, comparison_direction_LT, b_divide(g, one, linalg_real(g, p)), zero);
    node_id b = b_select(g, negative, norm, b_negate(g, norm)), wide = linalg_from_real(g, b, p);
    node_id tau = b_select(g, idle, zeros(g, p), linalg_divide_by_real(g, b_subtract(g, wide, p), b));
    node_id beta = b_select(g, idle, alpha, linalg_from_real(g, b_multiply(g, b, size), p));
    node_id divisor = b_select(g, idle, ones(g, p), b_subtract(g, p, wide));
    node_id v = b_select(g, on, ones(g, x), b_divide(g, r, linalg_spread(g, divisor, r)));
    return (reflector){v, tau, beta};
}
