/* Derivatives of factorisations and solves. In these comments x' is the adjoint of x, and inv and tr give the inverse
 * and the transpose of each matrix. Only the triangle that an operation reads has a derivative other than 0. */
#include "gradient/pullback.h"

/* ---- matrices in the last two dimensions ------------------------------------------------------------------------- */

static node_id transpose(graph *g, node_id value)
{
    int64_t order[MAX_RANK];
    uint32_t rank = value ? node_shape(g, value)->rank : 2;
    for (uint32_t i = 0; i < rank; i++)
        order[i] = i;
    order[rank - 2] = rank - 1;
    order[rank - 1] = rank - 2;
    return b_transpose(g, value, order);
}

static node_id product(graph *g, node_id lhs, node_id rhs)
{
    if (!lhs || !rhs)
        return 0;
    uint32_t rank = node_shape(g, lhs)->rank;
    attr_dims leading = b_all_dims(g, rank - 2);
    int64_t last = rank - 1, second = rank - 2;
    return b_dot_general(g, lhs, rhs, leading, leading, (attr_dims){1, &last}, (attr_dims){1, &second}, QN_NONE);
}

/* Keeps the elements at which the comparison of row and column number holds. The others become those of `other`. */
static node_id where(graph *g, int direction, node_id value, node_id other)
{
    if (!value || !other)
        return 0;
    const type *t = node_shape(g, value);
    node_id row = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 2);
    node_id column = b_iota(g, QN_I32, t->rank, t->dims, t->rank - 1);
    return b_select(g, b_compare(g, direction, row, column), value, other);
}

static node_id solve(graph *g, node_id a, node_id b, const attrs *how)
{
    return a && b ? node_make(g, OP_triangular_solve, 2, (node_id[]){a, b}, how) : 0;
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

/* Let h be the lower triangle of tr(l) l', with half of its diagonal, and s = tr(inv(l)) h inv(l). The derivative with
 * respect to a symmetric a is (s + tr(s)) / 2. An element below the diagonal is read for two places of it, so it gets
 * s + tr(s); an element of the diagonal gets s. */
void gradient_cholesky(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    bool lower = attr_lower(node_attrs(g, n));
    attrs left = {.left_side = true, .lower = true, .transpose_a = transpose_a_TRANSPOSE};
    attrs right = {.lower = true, .transpose_a = transpose_a_NO_TRANSPOSE};
    node_id l = lower ? n : transpose(g, n), d = pull_adjoint(p, n, 0), zeros = b_zeros_like(g, n);
    d = where(g, comparison_direction_GE, lower ? d : transpose(g, d), zeros);
    node_id h = product(g, transpose(g, l), d);
    h = where(g, comparison_direction_GT, h, where(g, comparison_direction_EQ, b_scale(g, h, 0.5), zeros));
    node_id s = solve(g, l, solve(g, l, h, &left), &right);
    s = where(g, comparison_direction_GT, b_add(g, s, transpose(g, s)), where(g, comparison_direction_EQ, s, zeros));
    pull_add(p, n, 0, lower ? s : transpose(g, s));
}

/* For op(a) x = b: b' = tr(inv(op(a))) x', and op(a)' = -b' tr(x). For x op(a) = b: b' = x' tr(inv(op(a))), and op(a)' =
 * -tr(x) b'. */
void gradient_triangular_solve(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id a = node_operand(g, n, 0);
    attrs how = attrs_of(g, n);
    bool plain = how.transpose_a == transpose_a_NO_TRANSPOSE, left = how.left_side;
    how.transpose_a = plain ? transpose_a_TRANSPOSE : transpose_a_NO_TRANSPOSE;
    node_id d = solve(g, a, pull_adjoint(p, n, 0), &how);
    pull_add(p, n, 1, d);
    if (!pull_wants(p, n, 0))
        return;
    node_id first = plain == left ? d : n, second = plain == left ? n : d;
    node_id all = left ? product(g, first, transpose(g, second)) : product(g, transpose(g, first), second);
    int direction = how.lower           ? how.unit_diagonal ? comparison_direction_GT : comparison_direction_GE
                    : how.unit_diagonal ? comparison_direction_LT
                                        : comparison_direction_LE;
    pull_add(p, n, 0, where(g, direction, b_negate(g, all), all ? b_zeros_like(g, all) : 0));
}
