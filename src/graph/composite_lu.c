/* The expansion of lu. The method determines the bits of the results (docs/numerics.md).
 *
 * A matrix is cut into two halves of columns. The left half is a panel and is factored first. A solve with the panel's
 * lower factor l gives the upper rows of the right half. A product updates the lower rows of the right half. These rows
 * are a smaller matrix, which is factored in the same way.
 *
 * A panel is cut into two halves of columns, too, but both halves have all rows of the panel. The rows above row `top`
 * are finished and do not change; `top` is an operand. So within a panel, all blocks of one width have equal shapes,
 * and calls of one function factor these blocks. A small panel is a leaf. A loop factors a leaf column by column. The
 * loop works on the transpose of the leaf, in which each column is contiguous. */
#include "graph/composite.h"
#include "graph/linalg.h"

/* A panel or a matrix is a leaf if it has at most LU_LEAF columns or at most LU_SMALL elements. These numbers are part
 * of the definition of results (docs/numerics.md). */
enum { LU_LEAF = 16, LU_SMALL = 2048 };

/* The results of a factorisation. `both` is l and u in one matrix. Row rows[i] of the input is row i after all
 * exchanges. pivots[j] is the row that was exchanged with the row of the diagonal element of column j. Rows are counted
 * from 0. */
typedef struct factors {
    node_id both, rows, pivots;
} factors;

static int64_t lu_half(int64_t n) { return ((n + LU_LEAF - 1) / LU_LEAF + 1) / 2 * LU_LEAF; }

static bool is_leaf(int64_t count, int64_t columns) { return columns <= LU_LEAF || count * columns <= LU_SMALL; }

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static node_id numbers(graph *g, int64_t batch, int64_t count) /* 0, 1, ... in each row */
{
    return b_iota(g, QN_I32, 2, (int64_t[]){batch, count}, 1);
}

static node_id spread_scalar(graph *g, node_id scalar, node_id like)
{
    return scalar && like ? b_broadcast_scalar(g, scalar, type_like(g, node_type(g, like), QN_I32)) : 0;
}

/* `each` has one number for each matrix. Repeats these numbers along the last dimension of `like`, which has the shape
 * batch x count. */
static node_id spread_batch(graph *g, node_id each, node_id like)
{
    return each && like ? b_broadcast(g, each, 2, node_shape(g, like)->dims, (int64_t[]){0}) : 0;
}

/* ---- computed columns -------------------------------------------------------------------------------------------- */

/* `place` has one number for each matrix. Returns column `place` of each matrix, as batch x rows. If `value` has the
 * shape batch x count, returns the element at `place` of each row. */
static node_id take_column(graph *g, node_id value, node_id place)
{
    if (!value || !place)
        return 0;
    const type *t = node_shape(g, value);
    int64_t zero = 0, one = 1, last = t->rank - 1;
    attrs a = {.offset_dims = {t->rank - 2, &one},
               .collapsed_slice_dims = {1, &last},
               .operand_batching_dims = {1, &zero},
               .start_indices_batching_dims = {1, &zero},
               .start_index_map = {1, &last},
               .index_vector_dim = 1,
               .slice_sizes = {t->rank, (int64_t[]){1, t->rank == 3 ? t->dims[1] : 1, 1}}};
    return node_make(g, OP_gather, 2, (node_id[]){value, place}, &a);
}

/* ---- a leaf ------------------------------------------------------------------------------------------------------ */

/* Returns the bits of the sizes of x (linalg_size) as integers. These integers compare like the sizes, and NaN is above
 * infinity. */
static node_id magnitude(graph *g, node_id x)
{
    if (!x)
        return 0;
    node_id size = linalg_size(g, x);
    qn_dtype bits = size && node_shape(g, size)->dtype == QN_F64 ? QN_UI64 : QN_UI32;
    return size ? node_make(g, OP_bitcast_convert, 1, &size, &(attrs){.element_type = bits}) : 0;
}

static node_id reduce_last(graph *g, op_kind op, node_id value, double init)
{
    int64_t last = 1;
    return value ? b_reduce(g, op, value, b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, value)->dtype), init),
                            (attr_dims){1, &last})
                 : 0;
}

/* `column` has a column of each matrix, in the shape batch x places. For each matrix, finds the place of the largest
 * size (linalg_size) among the places from `first` on. If several places have this size, finds the first of them. */
static node_id find_pivot(graph *g, node_id column, node_id first)
{
    if (!column)
        return 0;
    int64_t count = extent(g, column, 1);
    node_id place = numbers(g, extent(g, column, 0), count);
    node_id open = b_compare(g, comparison_direction_GE, place, first), size = magnitude(g, column);
    node_id largest = reduce_last(g, OP_maximum, b_select(g, open, size, size ? b_zeros_like(g, size) : 0), 0);
    node_id found = b_and(g, open, b_compare(g, comparison_direction_EQ, size, spread_batch(g, largest, column)));
    return reduce_last(g, OP_minimum, b_select(g, found, place, b_fill_like(g, place, (double)(count - 1))),
                       (double)(count - 1));
}

/* Returns `value` with `at_here` at the places where `place` equals `here`, and `at_there` where `place` equals
 * `there`. The caller exchanges two elements: `at_here` is the old element at `there`, and `at_there` the old element
 * at `here`. */
static node_id exchange(graph *g, node_id value, node_id place, node_id here, node_id at_here, node_id there,
                        node_id at_there)
{
    node_id moved = b_select(g, b_compare(g, comparison_direction_EQ, place, there), at_there, value);
    return b_select(g, b_compare(g, comparison_direction_EQ, place, here), at_here, moved);
}

/* Broadcasts a value of shape batch x n to the shape of `like`. The n elements lie along dimension d. */
static node_id widen(graph *g, node_id value, node_id like, int64_t d)
{
    return value && like ? b_broadcast(g, value, 3, node_shape(g, like)->dims, (int64_t[]){0, d}) : 0;
}

static node_id reshape_pair(graph *g, node_id value, int64_t batch, int64_t count)
{
    return b_reshape(g, value, 2, (int64_t[]){batch, count});
}

/* The state of the loop over the columns of a leaf: w, the transpose of the leaf; the results rows and pivots; and
 * three values for the next round. PIVOT is the row number of the next pivot. The round exchanges two rows of the leaf:
 * CHOSEN is the row of the pivot, and GIVEN is the row of the diagonal element. Because copies of these rows are in the
 * state, the round can change w in place. */
enum { STATE_W, STATE_ROWS, STATE_PIVOTS, STATE_PIVOT, STATE_CHOSEN, STATE_GIVEN, STATES };

/* Finds the pivot of column j. The diagonal element of the column is at place `diagonal`. Sets the last three values of
 * the state. */
static void choose(graph *g, node_id w, node_id j, node_id diagonal, node_id *state)
{
    if (!w || !diagonal)
        return;
    int64_t batch = extent(g, w, 0), columns = extent(g, w, 1), count = extent(g, w, 2);
    node_id column = reshape_pair(g, linalg_block_at(g, w, j, 0, 1, count), batch, count);
    state[STATE_PIVOT] = find_pivot(g, column, spread_scalar(g, diagonal, column));
    state[STATE_CHOSEN] = take_column(g, w, state[STATE_PIVOT]);
    state[STATE_GIVEN] = reshape_pair(g, linalg_block_at(g, w, 0, diagonal, columns, 1), batch, columns);
}

/* Element j of each row of `value`, which has the shape batch x count. */
static node_id element_at(graph *g, node_id value, node_id j)
{
    if (!value || !j)
        return 0;
    int64_t batch = extent(g, value, 0);
    node_id one = b_dynamic_slice(g, value, (node_id[]){linalg_index(g, 0), j}, (int64_t[]){batch, 1});
    return b_reshape(g, one, 1, &batch);
}

/* One round: factors column j of the leaf. The column is row j of w, the transpose of the leaf. The diagonal element of
 * column j is at place top + j. */
static void factor_column(graph *g, const void *self, node_id j, const node_id *state, node_id *next)
{
    const node_id *top = self;
    node_id w = state[STATE_W], rows = state[STATE_ROWS], pivots = state[STATE_PIVOTS], pivot = state[STATE_PIVOT];
    node_id chosen = state[STATE_CHOSEN], given = state[STATE_GIVEN];
    int64_t batch = extent(g, w, 0), columns = extent(g, w, 1), count = extent(g, w, 2);
    node_id place = numbers(g, batch, count), number = numbers(g, batch, columns);
    node_id diagonal = b_add(g, *top, j), here = spread_scalar(g, diagonal, place);
    node_id there = spread_batch(g, pivot, place);

    /* Column j of l and u: the pivot moves to the diagonal. If the pivot is not 0, the elements below the diagonal are
     * divided by the pivot. */
    node_id column = reshape_pair(g, linalg_block_at(g, w, j, 0, 1, count), batch, count);
    node_id divisor = spread_batch(g, element_at(g, chosen, j), place);
    node_id moved = exchange(g, column, place, here, divisor, there, spread_batch(g, element_at(g, given, j), place));
    node_id zero = moved ? b_zeros_like(g, moved) : 0, below = b_compare(g, comparison_direction_GT, place, here);
    node_id scaled =
        b_select(g, b_compare(g, comparison_direction_EQ, divisor, zero), moved, b_divide(g, moved, divisor));
    node_id l = b_select(g, below, scaled, moved);

    /* Exchanges the two rows in all columns. Then, in the columns to the right of column j, subtracts a multiple of the
     * pivot's row from each row below the diagonal. The factor is the row's element of l. */
    node_id at_row = widen(g, number, w, 1), now = spread_scalar(g, j, at_row);
    node_id swapped = exchange(g, w, widen(g, place, w, 2), widen(g, here, w, 2), widen(g, chosen, w, 1),
                               widen(g, there, w, 2), widen(g, given, w, 1));
    node_id known = b_multiply(g, widen(g, chosen, w, 1), widen(g, l, w, 2));
    node_id rest = b_and(g, b_compare(g, comparison_direction_GT, at_row, now), widen(g, below, w, 2));
    node_id lost = b_select(g, rest, known, known ? b_zeros_like(g, known) : 0), updated = b_subtract(g, swapped, lost);
    next[STATE_W] = b_select(g, b_compare(g, comparison_direction_EQ, at_row, now), widen(g, l, w, 2), updated);

    node_id row_here = take_column(g, rows, b_broadcast_scalar(g, diagonal, node_type(g, pivot)));
    next[STATE_ROWS] = exchange(g, rows, place, here, spread_batch(g, take_column(g, rows, pivot), place), there,
                                spread_batch(g, row_here, place));
    next[STATE_PIVOTS] = b_select(g, b_compare(g, comparison_direction_EQ, number, spread_scalar(g, j, number)),
                                  spread_batch(g, pivot, number), pivots);
    choose(g, next[STATE_W], b_add(g, j, linalg_index(g, 1)), b_add(g, diagonal, linalg_index(g, 1)), next);
}

/* Factors a leaf column by column. The number of rows from row `top` on must be at least the number of columns. */
static factors factor_leaf(graph *g, node_id a, node_id top)
{
    if (!a)
        return (factors){0};
    int64_t batch = extent(g, a, 0), count = extent(g, a, 1), columns = extent(g, a, 2);
    node_id state[STATES] = {linalg_transpose(g, a), numbers(g, batch, count),
                             b_zeros_like(g, numbers(g, batch, columns))};
    choose(g, state[STATE_W], linalg_index(g, 0), top, state);
    linalg_loop(g, columns, NULL, factor_column, &top, STATES, state);
    return (factors){linalg_transpose(g, state[STATE_W]), state[STATE_ROWS], state[STATE_PIVOTS]};
}

/* ---- panels ------------------------------------------------------------------------------------------------------ */

static factors factor_panel(graph *g, node_id a, node_id top);

static void panel_body(graph *g, bool flag, const node_id *args, node_id *results)
{
    (void)flag;
    factors f = factor_panel(g, args[0], args[1]);
    results[0] = f.both;
    results[1] = f.rows;
    results[2] = f.pivots;
}

static factors call_panel(graph *g, node_id a, node_id top)
{
    node_id results[3] = {0};
    linalg_call(g, "lu.panel", panel_body, false, 2, (node_id[]){a, top}, 3, results);
    return (factors){results[0], results[1], results[2]};
}

/* Updates the right half `a` of a panel. The rows above `top` stay. The `half` rows from `top` on become x. The rows
 * after these `half` rows become a - l * x. */
static node_id update_panel(graph *g, node_id a, node_id l, node_id x, node_id top, int64_t half)
{
    node_id rest = b_subtract(g, a, linalg_product(g, l, false, x));
    if (!rest)
        return 0;
    node_id row = b_iota(g, QN_I32, 3, node_shape(g, a)->dims, 1);
    node_id limit = b_broadcast_scalar(g, b_add(g, top, linalg_index(g, half)), node_type(g, row));
    rest = b_select(g, b_compare(g, comparison_direction_GE, row, limit), rest, a);
    return linalg_replace(g, rest, x, top, 0);
}

/* Factors a panel. The number of rows from row `top` on must be at least the number of columns. */
static factors factor_panel(graph *g, node_id a, node_id top)
{
    if (!a || !top)
        return (factors){0};
    int64_t count = extent(g, a, 1), columns = extent(g, a, 2), half = lu_half(columns);
    if (is_leaf(count, columns))
        return factor_leaf(g, a, top);
    factors first = call_panel(g, linalg_block(g, a, 0, count, 0, half), top);
    node_id right = linalg_take_rows(g, linalg_block(g, a, 0, count, half, columns), first.rows);
    node_id l = linalg_block_at(g, first.both, top, 0, half, half);
    node_id x = linalg_solve(g, l, linalg_block_at(g, right, top, 0, half, columns - half), true);
    right = update_panel(g, right, first.both, x, top, half);
    factors second = call_panel(g, right, b_add(g, top, linalg_index(g, half)));
    return (factors){linalg_join(g, linalg_take_rows(g, first.both, second.rows), second.both, 2),
                     linalg_take_rows(g, first.rows, second.rows), linalg_join(g, first.pivots, second.pivots, 1)};
}

/* ---- matrices ---------------------------------------------------------------------------------------------------- */

static factors factor_matrix(graph *g, node_id a);

static void matrix_body(graph *g, bool flag, const node_id *args, node_id *results)
{
    (void)flag;
    factors f = factor_matrix(g, args[0]);
    results[0] = f.both;
    results[1] = f.rows;
    results[2] = f.pivots;
}

static factors call_matrix(graph *g, node_id a)
{
    node_id results[3] = {0};
    linalg_call(g, "lu", matrix_body, false, 1, &a, 3, results);
    return (factors){results[0], results[1], results[2]};
}

static node_id slice_pair(graph *g, node_id value, int64_t start, int64_t limit)
{
    return b_slice_one(g, value, 1, start, limit, 1);
}

/* Factors a matrix. The number of rows must be at least the number of columns. */
static factors factor_matrix(graph *g, node_id a)
{
    if (!a)
        return (factors){0};
    int64_t count = extent(g, a, 1), columns = extent(g, a, 2), half = lu_half(columns);
    if (is_leaf(count, columns))
        return factor_leaf(g, a, linalg_index(g, 0));
    factors first = call_panel(g, linalg_block(g, a, 0, count, 0, half), linalg_index(g, 0));
    node_id right = linalg_take_rows(g, linalg_block(g, a, 0, count, half, columns), first.rows);
    if (!right)
        return (factors){0};
    node_id top = linalg_block(g, first.both, 0, half, 0, half),
            low = linalg_block(g, first.both, half, count, 0, half);
    node_id x = linalg_solve(g, top, linalg_block(g, right, 0, half, 0, columns - half), true);
    node_id rest =
        b_subtract(g, linalg_block(g, right, half, count, 0, columns - half), linalg_product(g, low, false, x));
    factors second = call_matrix(g, rest);
    node_id left = linalg_join(g, top, linalg_take_rows(g, low, second.rows), 1);
    node_id rows = linalg_take_rows(g, slice_pair(g, first.rows, half, count), second.rows);
    node_id pivots = second.pivots ? b_shift(g, second.pivots, (double)half) : 0;
    return (factors){linalg_join(g, left, linalg_join(g, x, second.both, 1), 2),
                     linalg_join(g, slice_pair(g, first.rows, 0, half), rows, 1),
                     linalg_join(g, first.pivots, pivots, 1)};
}

/* Factors any matrix. If there are more columns than rows, factors the square matrix on the left; a solve gives the
 * other columns of u. */
static factors factor_any(graph *g, node_id a)
{
    if (!a)
        return (factors){0};
    int64_t count = extent(g, a, 1), columns = extent(g, a, 2);
    if (columns <= count)
        return factor_matrix(g, a);
    factors square = factor_matrix(g, linalg_block(g, a, 0, count, 0, count));
    node_id right = linalg_take_rows(g, linalg_block(g, a, 0, count, count, columns), square.rows);
    node_id x = linalg_solve(g, square.both, right, true);
    return (factors){linalg_join(g, square.both, x, 2), square.rows, square.pivots};
}

/* Reshapes a value of shape batch x count to the leading dimensions of t, then `count`. */
static node_id restore_pair(graph *g, node_id value, const type *t)
{
    int64_t dims[MAX_RANK];
    if (!value)
        return 0;
    for (uint32_t i = 0; i + 2 < t->rank; i++)
        dims[i] = t->dims[i];
    dims[t->rank - 2] = extent(g, value, 1);
    return b_reshape(g, value, t->rank - 1, dims);
}

void expand_lu(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    type_id wanted = node_type(g, operands[0]);
    const type t = *type_at(g, wanted);
    qn_dtype dtype = (qn_dtype)t.dtype, computed = linalg_dtype(dtype);
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], computed));
    if (!matrix)
        return;
    int64_t batch = extent(g, matrix, 0), rows = extent(g, matrix, 1), columns = extent(g, matrix, 2);
    factors f = {.both = matrix, .rows = numbers(g, batch, rows)};
    if (t.elements)
        f = factor_any(g, matrix);
    else
        f.pivots = numbers(g, batch, rows < columns ? rows : columns);
    results[0] = b_convert(g, linalg_restore(g, f.both, wanted), dtype);
    results[1] = restore_pair(g, f.pivots, &t);
    results[2] = restore_pair(g, f.rows, &t);
}
