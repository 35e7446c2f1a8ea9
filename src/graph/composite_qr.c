/* The expansions of qr, householder_product and reduced_qr. They determine the bits of the results (docs/numerics.md).
 *
 * A matrix is cut into two halves of columns, each with all rows. The left half is factored first. The adjoint of the
 * product of all reflectors of the left half is then applied to the right half. Then the right half is factored, from
 * its first unfinished row on. The number `top` of this row is an operand, so calls of one function factor all blocks
 * of one width. In a block of at most LINALG_LEAF columns, a loop factors column by column.
 *
 * reflector.c makes and applies reflectors. */
#include "graph/composite.h"
#include "graph/linalg.h"

/* `both` is r, with the vectors of the reflectors below the diagonal of r. `tau` has the shape batch x columns x 1. */
typedef struct factors {
    node_id both, tau;
} factors;

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static node_id zeros(graph *g, node_id like) { return like ? b_zeros_like(g, like) : 0; }

static node_id ones(graph *g, node_id like) { return like ? b_fill_like(g, like, 1) : 0; }

/* ---- reflectors -------------------------------------------------------------------------------------------------- */

/* Returns the vectors of the reflectors, one in each column. `both` has these vectors below its diagonal, which begins
 * in row `top`. The result has ones on this diagonal and zeros above it. */
static node_id vectors(graph *g, node_id both, node_id top)
{
    if (!both || !top)
        return 0;
    node_id row = linalg_places(g, both, 1);
    node_id on = b_add(g, linalg_places(g, both, 2), b_broadcast_scalar(g, top, node_type(g, row)));
    node_id unit = b_select(g, b_compare(g, comparison_direction_EQ, row, on), ones(g, both), zeros(g, both));
    return b_select(g, b_compare(g, comparison_direction_GT, row, on), both, unit);
}

/* Returns adjoint(h) c, where h is the product of the reflectors in f. */
static node_id reflect(graph *g, factors f, node_id top, node_id c)
{
    node_id v = vectors(g, f.both, top);
    node_id w = linalg_weights(g, v, f.tau, linalg_product(g, v, true, c), true);
    return b_subtract(g, c, linalg_product(g, v, false, w));
}

/* ---- a leaf ------------------------------------------------------------------------------------------------------ */

/* One iteration of the loop. Makes the reflector of column j, whose diagonal element is in row top + j. Applies the
 * adjoint of the reflector to the columns to the right of column j. The state is the matrix and tau. */
static void factor_column(graph *g, const void *self, node_id j, const node_id *state, node_id *next)
{
    const node_id *top = self;
    node_id a = state[0], at = b_add(g, *top, j), x = linalg_block_at(g, a, 0, j, extent(g, a, 1), 1);
    reflector h = linalg_reflector(g, x, at);
    node_id place = linalg_places(g, x, 1);
    node_id below = linalg_compare_scalar(g, comparison_direction_GT, place, at);
    node_id on = linalg_compare_scalar(g, comparison_direction_EQ, place, at);
    node_id w = b_multiply(g, linalg_product(g, h.v, true, a),
                           linalg_spread(g, linalg_conj(g, h.tau), linalg_block(g, a, 0, 1, 0, extent(g, a, 2))));
    node_id changed = b_subtract(g, a, b_multiply(g, linalg_spread(g, h.v, a), linalg_spread(g, w, a)));
    node_id open = b_and(g, linalg_compare_scalar(g, comparison_direction_GE, linalg_places(g, a, 1), at),
                         linalg_compare_scalar(g, comparison_direction_GT, linalg_places(g, a, 2), j));
    node_id column = b_select(g, below, h.v, b_select(g, on, linalg_spread(g, h.beta, x), x));
    next[0] = linalg_replace(g, b_select(g, open, changed, a), column, 0, j);
    next[1] = linalg_replace(g, state[1], h.tau, j, 0);
}

static factors factor_leaf(graph *g, node_id a, node_id top)
{
    int64_t columns = extent(g, a, 2);
    type_id t = type_tensor(g, (qn_dtype)node_shape(g, a)->dtype, 3, (int64_t[]){extent(g, a, 0), columns, 1});
    node_id state[2] = {a, b_fill(g, t, 0)};
    linalg_loop(g, columns, NULL, factor_column, &top, 2, state);
    return (factors){state[0], state[1]};
}

/* ---- matrices ---------------------------------------------------------------------------------------------------- */

static factors factor(graph *g, node_id a, node_id top);

static void factor_body(graph *g, bool flag, const node_id *args, node_id *results)
{
    (void)flag;
    factors f = factor(g, args[0], args[1]);
    results[0] = f.both;
    results[1] = f.tau;
}

static factors call_factor(graph *g, node_id a, node_id top)
{
    node_id results[2] = {0};
    linalg_call(g, "qr", factor_body, false, 2, (node_id[]){a, top}, 2, results);
    return (factors){results[0], results[1]};
}

/* Factors the rows of `a` from row `top` on. The number of these rows must be at least the number of columns. */
static factors factor(graph *g, node_id a, node_id top)
{
    if (!a || !top)
        return (factors){0};
    int64_t rows = extent(g, a, 1), columns = extent(g, a, 2);
    if (columns <= LINALG_LEAF)
        return factor_leaf(g, a, top);
    int64_t half = linalg_half(columns);
    factors first = call_factor(g, linalg_block(g, a, 0, rows, 0, half), top);
    node_id right = reflect(g, first, top, linalg_block(g, a, 0, rows, half, columns));
    factors second = call_factor(g, right, b_add(g, top, linalg_index(g, half)));
    return (factors){linalg_join(g, first.both, second.both, 2), linalg_join(g, first.tau, second.tau, 1)};
}

/* Reshapes tau to all dimensions of t but the last two, then `count`. */
static node_id restore_tau(graph *g, node_id tau, const type *t, int64_t count)
{
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i + 2 < t->rank; i++)
        dims[i] = t->dims[i];
    dims[t->rank - 2] = count;
    return b_reshape(g, tau, t->rank - 1, dims);
}

void expand_qr(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    type_id wanted = node_type(g, operands[0]);
    const type t = *type_at(g, wanted);
    qn_dtype dtype = (qn_dtype)t.dtype, computed = linalg_dtype(dtype);
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], computed)), top = linalg_index(g, 0);
    if (!matrix)
        return;
    int64_t batch = extent(g, matrix, 0), rows = extent(g, matrix, 1), columns = extent(g, matrix, 2);
    int64_t least = rows < columns ? rows : columns;
    factors f = {.both = matrix};
    if (!t.elements)
        f.tau = b_fill(g, type_tensor(g, computed, 3, (int64_t[]){batch, least, 1}), 0);
    else
        f = factor(g, linalg_block(g, matrix, 0, rows, 0, least), top);
    if (t.elements && least < columns)
        f.both = linalg_join(g, f.both, reflect(g, f, top, linalg_block(g, matrix, 0, rows, least, columns)), 2);
    results[0] = b_convert(g, linalg_restore(g, f.both, wanted), dtype);
    results[1] = b_convert(g, restore_tau(g, f.tau, &t, least), dtype);
}

/* `matrix` has the vectors of the reflectors below its diagonal. tau has the shape batch x reflectors x 1. Returns the
 * first columns of the product of the reflectors, in the shape of `matrix`. */
static node_id reflectors_product(graph *g, node_id matrix, node_id tau)
{
    node_id q = b_select(g, linalg_triangle(g, matrix, comparison_direction_EQ), ones(g, matrix), zeros(g, matrix));
    int64_t used = tau ? extent(g, tau, 1) : 0;
    if (!matrix || !used)
        return tau ? q : 0;
    int64_t rows = extent(g, matrix, 1), columns = extent(g, matrix, 2);
    node_id v = vectors(g, linalg_block(g, matrix, 0, rows, 0, used), linalg_index(g, 0));
    node_id x = linalg_adjoint(g, linalg_block(g, v, 0, columns, 0, used));
    return b_subtract(g, q, linalg_product(g, v, false, linalg_weights(g, v, tau, x, false)));
}

void expand_householder_product(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    type_id wanted = node_type(g, operands[0]);
    const type t = *type_at(g, wanted), *taus = node_shape(g, operands[1]);
    int64_t used = taus->dims[taus->rank - 1];
    qn_dtype dtype = (qn_dtype)t.dtype, computed = linalg_dtype(dtype);
    node_id matrix = t.elements ? linalg_collapse(g, b_convert(g, operands[0], computed)) : 0;
    results[0] = operands[0];
    if (!matrix)
        return;
    int64_t sizes[3] = {extent(g, matrix, 0), used, 1};
    node_id q = reflectors_product(g, matrix, b_reshape(g, b_convert(g, operands[1], computed), 3, sizes));
    results[0] = b_convert(g, linalg_restore(g, q, wanted), dtype);
}

void expand_reduced_qr(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    type_id wanted = node_type(g, operands[0]);
    const type t = *type_at(g, wanted);
    qn_dtype dtype = (qn_dtype)t.dtype;
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], linalg_dtype(dtype)));
    if (!matrix)
        return;
    int64_t columns = extent(g, matrix, 2);
    if (!t.elements) {
        results[0] = operands[0];
        results[1] = linalg_restore(g, b_convert(g, linalg_block(g, matrix, 0, columns, 0, columns), dtype), wanted);
        return;
    }
    factors f = factor(g, matrix, linalg_index(g, 0));
    node_id r = linalg_block(g, f.both, 0, columns, 0, columns);
    r = b_select(g, linalg_triangle(g, r, comparison_direction_LE), r, zeros(g, r));
    results[0] = b_convert(g, linalg_restore(g, reflectors_product(g, f.both, f.tau), wanted), dtype);
    results[1] = b_convert(g, linalg_restore(g, r, wanted), dtype);
}
