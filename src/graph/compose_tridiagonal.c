/* Solves tridiagonal systems like LAPACK's gtsv: elimination with row exchanges, then substitution. Each of these two
 * steps is a loop over rows. */
#include <string.h>

#include "graph/compose.h"
#include "graph/linalg.h"

/* A row holds the coefficients of three consecutive unknowns, then the right-hand sides. In a round of elimination, the
 * first coefficient is that of the unknown that the round eliminates. */
enum { COEFFICIENTS = 3 };

static node_id columns_of(graph *g, node_id rows, int64_t from, int64_t to)
{
    return rows ? linalg_block(g, rows, 0, node_shape(g, rows)->dims[1], from, to) : 0;
}

/* One round of elimination. state[1] is the current row (`here`). The round compares it with the row below it: the row
 * whose first coefficient has the larger size (linalg_size) is `top`, the other row is `low`. `top` becomes row i of
 * the triangle (state[0]). Then the round subtracts a multiple of `top` from `low`. The difference, without its first
 * coefficient, which is now 0, is the next current row. */
static void eliminate(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const node_id *rows = self;
    int64_t width = node_shape(g, *rows)->dims[2];
    node_id here = state[1], below = linalg_block_at(g, *rows, b_add(g, i, linalg_index(g, 1)), 0, 1, width);
    node_id swaps = b_compare(g, comparison_direction_LT, linalg_size(g, columns_of(g, here, 0, 1)),
                              linalg_size(g, columns_of(g, below, 0, 1)));
    swaps = linalg_spread(g, swaps, here);
    node_id top = b_select(g, swaps, below, here), low = b_select(g, swaps, here, below);
    node_id factor = b_divide(g, columns_of(g, low, 0, 1), columns_of(g, top, 0, 1));
    node_id rest = b_subtract(g, low, b_multiply(g, linalg_spread(g, factor, top), top));
    node_id parts[3] = {columns_of(g, rest, 1, COEFFICIENTS), factor ? b_zeros_like(g, factor) : 0,
                        columns_of(g, rest, COEFFICIENTS, width)};
    next[0] = linalg_replace(g, state[0], top, i, 0);
    next[1] = b_concatenate(g, 3, parts, 2);
}

/* One round of substitution, from the last row up. The state is x, which has two rows of zeros below its n rows. */
static void substitute(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const node_id *rows = self;
    int64_t n = node_shape(g, *rows)->dims[1], width = node_shape(g, *rows)->dims[2];
    node_id at = b_subtract(g, linalg_index(g, n - 1), i);
    node_id row = linalg_block_at(g, *rows, at, 0, 1, width);
    node_id later = linalg_block_at(g, state[0], b_add(g, at, linalg_index(g, 1)), 0, 2, width - COEFFICIENTS);
    node_id known = linalg_product(g, columns_of(g, row, 1, COEFFICIENTS), false, later);
    node_id x = b_subtract(g, columns_of(g, row, COEFFICIENTS, width), known);
    next[0] = linalg_replace(g, state[0], b_divide(g, x, linalg_spread(g, columns_of(g, row, 0, 1), x)), at, 0);
}

/* Whether `diagonal` has the element type of b, and the shape of b without the last dimension. */
static bool is_diagonal(const graph *g, node_id diagonal, node_id b)
{
    const type *have = node_shape(g, diagonal), *t = node_shape(g, b);
    return have->dtype == t->dtype && have->rank + 1 == t->rank &&
           memcmp(have->dims, t->dims, have->rank * sizeof *t->dims) == 0;
}

void compose_gtsv(graph *g, const node_id *diagonals, node_id b, node_id *results)
{
    if (!b || g->failure)
        return;
    for (int i = 0; i < 3; i++)
        if (!is_diagonal(g, diagonals[i], b)) {
            graph_fail(g, QN_INVALID_ARGUMENT, "gtsv: diagonal %d is %s; expected the shape of %s without its columns",
                       i, type_string(g, node_type(g, diagonals[i])), type_string(g, node_type(g, b)));
            return;
        }
    type_id wanted = node_type(g, b);
    const type t = *type_at(g, wanted);
    qn_dtype dtype = (qn_dtype)t.dtype;
    int64_t n = t.dims[t.rank - 2], count = t.dims[t.rank - 1], batch = 1;
    for (uint32_t i = 0; i + 2 < t.rank; i++)
        batch *= t.dims[i];
    node_id parts[4], x = b_fill(g, type_tensor(g, dtype, 3, (int64_t[]){batch, n + 2, count}), 0);
    for (int i = 0; i < 3; i++)
        parts[i] = b_reshape(g, diagonals[i], 3, (int64_t[]){batch, n, 1});
    parts[3] = linalg_collapse(g, b);
    node_id rows = b_concatenate(g, 4, parts, 2), state[2] = {rows, 0};
    if (!rows || !x)
        return;
    if (n) {
        /* The last element of the upper diagonal lies outside the matrix, so a 0 replaces this element. The first
         * element of the lower diagonal lies outside the matrix, too, and is left out. */
        node_id zero = b_fill(g, type_tensor(g, dtype, 3, (int64_t[]){batch, 1, 1}), 0);
        rows = state[0] = linalg_replace(g, rows, zero, linalg_index(g, n - 1), linalg_index(g, 2));
        node_id first = linalg_block(g, rows, 0, 1, 1, COEFFICIENTS + count);
        state[1] =
            b_concatenate(g, 3, (node_id[]){columns_of(g, first, 0, 2), zero, columns_of(g, first, 2, 2 + count)}, 2);
        linalg_loop(g, n - 1, NULL, eliminate, &rows, 2, state);
        state[0] = linalg_replace(g, state[0], state[1], linalg_index(g, n - 1), 0);
        linalg_loop(g, n, NULL, substitute, state, 1, &x);
    }
    static const int order[3] = {2, 0, 1}; /* gtsv returns the second upper diagonal in the place of the lower
                                              diagonal */
    for (int i = 0; i < 3; i++)
        results[i] = b_reshape(g, columns_of(g, state[0], order[i], order[i] + 1), t.rank - 1, t.dims);
    results[3] = linalg_restore(g, linalg_block(g, x, 0, n, 0, count), wanted);
    node_id pivots = columns_of(g, state[0], 0, 1);
    node_id info =
        pivots ? linalg_first_marked(g, b_compare(g, comparison_direction_EQ, pivots, b_zeros_like(g, pivots))) : 0;
    results[4] = b_reshape(g, info, t.rank - 2, t.dims);
}
