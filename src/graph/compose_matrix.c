/* Functions of matrices (compose.h): norms, powers, least squares. The last two dimensions of a value hold a matrix;
 * only compose_norm takes values of any shape. */
#include <math.h>

#include "graph/build.h"
#include "graph/compose.h"
#include "graph/linalg.h"

static bool check(graph *g, const char *what, node_id value, bool valid, const char *expected)
{
    if (!value || g->failure)
        return false;
    qn_dtype dtype = (qn_dtype)node_shape(g, value)->dtype;
    if (valid && (dtype_is_float(dtype) || dtype_is_complex(dtype)))
        return true;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: operand 0 is %s; expected %s of a float or complex type", what,
                      type_string(g, node_type(g, value)), expected),
           false;
}

static bool is_square(const graph *g, node_id a)
{
    const type *t = a ? node_shape(g, a) : NULL;
    return t && t->rank >= 2 && t->dims[t->rank - 1] == t->dims[t->rank - 2];
}

/* ---- norms ------------------------------------------------------------------------------------------------------- */

/* |x|^2, computed without a square root. */
static node_id square_of(graph *g, node_id x)
{
    if (!dtype_is_complex((qn_dtype)node_shape(g, x)->dtype))
        return b_square(g, x);
    return b_add(g, b_square(g, b_real(g, x)), b_square(g, b_imag(g, x)));
}

node_id compose_norm(graph *g, node_id value, double order, attr_dims dims)
{
    if (!check(g, "norm", value, true, "a tensor"))
        return 0;
    int64_t place;
    for (uint32_t i = 0; i < dims.count; i++)
        if (!compose_dimension(g, "norm", value, dims.at[i], &place))
            return 0;
    if (isnan(order))
        return graph_fail(g, QN_INVALID_ARGUMENT, "norm: the order is NaN; expected a number or an infinity");
    if (order == 2)
        return b_sqrt(g, compose_sum(g, square_of(g, value), dims, false));
    node_id size = b_abs(g, value);
    if (isinf(order))
        return order > 0 ? compose_maximum(g, size, dims, false) : compose_minimum(g, size, dims, false);
    if (!size)
        return 0;
    if (order == 1)
        return compose_sum(g, size, dims, false);
    if (order == 0) {
        node_id marks = b_compare(g, comparison_direction_NE, size, b_zeros_like(g, size));
        return compose_sum(g, b_convert(g, marks, (qn_dtype)node_shape(g, size)->dtype), dims, false);
    }
    node_id sum = compose_sum(g, b_power(g, size, b_fill_like(g, size, order)), dims, false);
    return sum ? b_power(g, sum, b_fill_like(g, sum, 1 / order)) : 0;
}

node_id compose_matrix_norm(graph *g, node_id a, double order)
{
    if (!check(g, "matrix_norm", a, a && node_shape(g, a)->rank >= 2, "matrices"))
        return 0;
    if (fabs(order) == 2)
        return compose_spectral_norm(g, "matrix_norm", a, order < 0);
    if (fabs(order) != 1 && !isinf(order))
        return graph_fail(g, QN_INVALID_ARGUMENT, "matrix_norm: the order is %g; expected 1, -1, 2, -2 or an infinity",
                          order);
    int64_t added = isinf(order) ? -1 : -2, last = -1;
    node_id sums = compose_sum(g, b_abs(g, a), (attr_dims){1, &added}, false);
    return sums ? compose_norm(g, sums, order > 0 ? INFINITY : -INFINITY, (attr_dims){1, &last}) : 0;
}

/* ---- powers ------------------------------------------------------------------------------------------------------ */

node_id compose_matrix_power(graph *g, node_id a, int64_t power)
{
    if (!check(g, "matrix_power", a, is_square(g, a), "square matrices"))
        return 0;
    node_id base = power < 0 ? compose_inverse(g, a) : a, made = 0;
    /* In unsigned arithmetic, the negative of -2^63 is 2^63, so this loop is right for -2^63, too. */
    for (uint64_t left = power < 0 ? -(uint64_t)power : (uint64_t)power; left && base; left /= 2) {
        if (left % 2)
            made = made ? compose_matmul(g, made, base) : base;
        if (left > 1)
            base = compose_matmul(g, base, base);
    }
    return power ? made : linalg_identity(g, a);
}

/* ---- least squares ----------------------------------------------------------------------------------------------- */

static node_id adjoint(graph *g, node_id a)
{
    return a ? linalg_restore(g, linalg_adjoint(g, linalg_collapse(g, a)), node_type(g, a)) : 0;
}

static node_id solve(graph *g, node_id r, node_id b, int form)
{
    attrs how = {.left_side = true, .transpose_a = (uint8_t)form};
    return r && b ? node_make(g, OP_triangular_solve, 2, (node_id[]){r, b}, &how) : 0;
}

/* If `a` has at least as many rows as columns, factors a = q r. The result is then inv(r) adjoint(q) b. Otherwise
 * factors adjoint(a) = q r. The result is then q inv(adjoint(r)) b, the shortest of all solutions. */
node_id compose_lstsq(graph *g, node_id a, node_id b)
{
    if (!check(g, "lstsq", a, a && node_shape(g, a)->rank >= 2, "matrices") || !b)
        return 0;
    node_id f[2] = {0}, columns = linalg_columns(g, "lstsq", a, b);
    const type *t = node_shape(g, a);
    bool wide = t->dims[t->rank - 1] > t->dims[t->rank - 2], vector = node_shape(g, b)->rank < t->rank;
    if (!columns)
        return 0;
    compose_qr(g, wide ? adjoint(g, a) : a, false, f);
    if (!f[0] || !f[1])
        return 0;
    node_id x = wide ? compose_matmul(g, f[0], solve(g, f[1], columns, transpose_a_ADJOINT))
                     : solve(g, f[1], compose_matmul(g, adjoint(g, f[0]), columns), transpose_a_NO_TRANSPOSE);
    return x && vector ? b_reshape(g, x, node_shape(g, x)->rank - 1, node_shape(g, x)->dims) : x;
}
