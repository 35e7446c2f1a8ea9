/* Jacobi's method for symmetric matrices, with cyclic sweeps in round-robin order. The method determines the bits of
 * the results (docs/numerics.md).
 *
 * A rotation of rows i and k and of columns i and k sets the elements (i, k) and (k, i) to 0. Let m be the number of
 * rows, rounded up to an even number. A round rotates m / 2 disjoint pairs of rows at once: row i of the upper half is
 * paired with row i of the lower half. Rows and columns are then permuted, so that the next round has other pairs. A
 * sweep consists of m - 1 rounds, in which every two rows are a pair once. At the end of a sweep, the rows are in their
 * original order again. Source: G. H. Golub, C. F. Van Loan, Matrix Computations, "Jacobi methods" (the rotation,
 * parallel orderings). */
#include "graph/eigh.h"

enum { EIGH_SWEEPS = 100 }; /* the most sweeps; part of the definition of results (docs/numerics.md) */

/* The dimensions of matrices in this file. Lists of numbers lack COLUMNS. Either FIRST or LAST is the batch, and the
 * other one has extent 1. SIMD lanes run along the last dimension, so the batch is LAST if it is at least as long as a
 * row. */
enum { FIRST, ROWS, COLUMNS, LAST };

/* The state of the loop over sweeps. Let `a` be a matrix of the batch. `rows` is the product of the rotations and
 * permutations so far; at the end, its rows are the vectors. `work` is the matrix rows * a * transpose(rows). `off` is
 * the sum of the squares of the elements of `work` off the diagonal, one number for each matrix. */
enum { STATE_WORK, STATE_ROWS, STATE_OFF, STATES };

/* A matrix counts as diagonal if its `off` is at most `limit`. `share` is the part of `limit` for one element. A round
 * does not zero an element whose square is at most `share`. For such a small element the angle can be arbitrary, and
 * the rotation would only add rounding errors. */
typedef struct sweep {
    node_id limit, share;
} sweep;

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

/* Changes the dimensions batch, rows, columns to the dimensions of this file. */
static node_id enter(graph *g, node_id a)
{
    if (!a)
        return 0;
    int64_t batch = extent(g, a, 0), rows = extent(g, a, 1), columns = extent(g, a, 2);
    bool last = batch >= rows;
    int64_t dims[4] = {last ? 1 : batch, rows, columns, last ? batch : 1};
    return b_reshape(g, last ? b_transpose(g, a, (int64_t[]){1, 2, 0}) : a, 4, dims);
}

/* The inverse of enter, for matrices and lists. */
static node_id leave(graph *g, node_id a)
{
    if (!a)
        return 0;
    const type *t = node_shape(g, a);
    int64_t last = t->rank - 1, order[4] = {FIRST, last, ROWS, COLUMNS};
    int64_t dims[3] = {t->dims[FIRST] * t->dims[last], t->dims[ROWS], t->dims[COLUMNS]};
    return b_reshape(g, b_transpose(g, a, order), t->rank - 1, dims);
}

/* Broadcasts `value` to the shape of `like`. `value` has one number for each matrix, or is a list, whose element i
 * fills row i. */
static node_id spread(graph *g, node_id value, node_id like)
{
    if (!value || !like)
        return 0;
    const type *wanted = node_shape(g, like);
    int64_t last = wanted->rank - 1, number[2] = {FIRST, last}, list[3] = {FIRST, ROWS, last};
    bool is_list = node_shape(g, value)->rank == 3;
    if (!is_list)
        value = b_reshape(g, value, 2, (int64_t[]){wanted->dims[FIRST], wanted->dims[last]});
    return b_broadcast(g, value, wanted->rank, wanted->dims, is_list ? list : number);
}

/* Takes `count` elements of each matrix along a diagonal. The first element has the row-major number `start`. Each
 * following element is one row below and one column to the right of the element before it. */
static node_id diagonal(graph *g, node_id a, int64_t start, int64_t count)
{
    if (!a)
        return 0;
    int64_t m = extent(g, a, COLUMNS), dims[3] = {extent(g, a, FIRST), extent(g, a, ROWS) * m, extent(g, a, LAST)};
    return b_slice_one(g, b_reshape(g, a, 3, dims), 1, start, start + (count - 1) * (m + 1) + 1, m + 1);
}

/* The sum of the squares of the elements of each matrix. The order of accumulation depends on whether the last
 * dimension is reduced (order_of_dimensions). So the batch is always made the first dimension. */
static node_id sum_of_squares(graph *g, node_id a)
{
    a = leave(g, a);
    return a ? b_sum(g, b_multiply(g, a, a), (attr_dims){2, (int64_t[]){1, 2}}) : 0;
}

/* Marks the elements whose column number is their row number plus `distance`. */
static node_id marks(graph *g, node_id like, int64_t distance)
{
    if (!like)
        return 0;
    const int64_t *dims = node_shape(g, like)->dims;
    node_id right = b_subtract(g, b_iota(g, QN_I32, 4, dims, COLUMNS), b_iota(g, QN_I32, 4, dims, ROWS));
    return right ? b_compare(g, comparison_direction_EQ, right, b_fill_like(g, right, (double)distance)) : 0;
}

static node_id off_diagonal(graph *g, node_id a)
{
    return sum_of_squares(g, b_select(g, marks(g, a, 0), a ? b_zeros_like(g, a) : 0, a));
}

typedef struct halves {
    node_id upper, lower;
} halves;

/* Rotates the pairs of rows of `a`. Let u be row i of the upper half, and l row i of the lower half. With element i of
 * the lists c and s, the rotation replaces u by c u - s l, and l by s u + c l. */
static halves rotate(graph *g, node_id a, node_id c, node_id s)
{
    if (!a)
        return (halves){0};
    int64_t m = extent(g, a, ROWS);
    node_id upper = b_slice_one(g, a, ROWS, 0, m / 2, 1), lower = b_slice_one(g, a, ROWS, m / 2, m, 1);
    c = spread(g, c, upper);
    s = spread(g, s, upper);
    return (halves){b_subtract(g, b_multiply(g, c, upper), b_multiply(g, s, lower)),
                    b_add(g, b_multiply(g, s, upper), b_multiply(g, c, lower))};
}

static node_id join(graph *g, halves a) { return linalg_join(g, a.upper, a.lower, ROWS); }

/* `half` is the upper or lower half of a rotated matrix. In each row i, replaces two elements that have rounding
 * errors. The rotation zeroes the element in column i + paired; this element becomes exactly 0. The element of the
 * diagonal is in column i + on; it becomes element i of `values`. */
static node_id settle(graph *g, node_id half, int64_t paired, int64_t on, node_id values)
{
    half = b_select(g, marks(g, half, paired), half ? b_zeros_like(g, half) : 0, half);
    return b_select(g, marks(g, half, on), spread(g, values, half), half);
}

/* Moves the rows or the columns, which are dimension d, to their positions in the next round. Let m be the extent of
 * dimension d, and let h = m / 2. Position 0 keeps its row or column. The others move by one position along the circle
 * 1, 2, ..., h - 1, m - 1, m - 2, ..., h, and from position h to position 1. */
static node_id go_round(graph *g, node_id a, uint32_t d)
{
    if (!a || extent(g, a, d) == 2)
        return a;
    int64_t m = extent(g, a, d), h = m / 2;
    node_id parts[] = {b_slice_one(g, a, d, 0, 1, 1), b_slice_one(g, a, d, h, h + 1, 1),
                       b_slice_one(g, a, d, 1, h - 1, 1), b_slice_one(g, a, d, h + 1, m, 1),
                       b_slice_one(g, a, d, h - 1, h, 1)};
    return b_concatenate(g, 5, parts, d);
}

/* One round. For a pair of rows i and k, let p, q and x be the elements (i, i), (k, k) and (i, k) of the matrix. The
 * rotation zeroes x if the tangent t of its angle is a root of t^2 + 2 r t - 1 = 0, where r = (q - p) / (2 x). t is the
 * root of smaller magnitude. */
static void turn(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const sweep *of = self;
    (void)i;
    node_id a = state[STATE_WORK];
    int64_t m = extent(g, a, ROWS), h = m / 2;
    node_id p = diagonal(g, a, 0, h), q = diagonal(g, a, h * (m + 1), h), x = diagonal(g, a, h, h);
    if (!p || !q || !x)
        return;
    node_id zero = b_zeros_like(g, x), one = b_fill_like(g, x, 1);
    node_id r = b_divide(g, b_subtract(g, q, p), b_add(g, x, x));
    node_id root = b_sqrt(g, b_add(g, one, b_multiply(g, r, r)));
    node_id t = b_divide(g, one, b_add(g, b_abs(g, r), root));
    t = b_select(g, b_compare(g, comparison_direction_LT, r, zero), b_negate(g, t), t);
    node_id open = b_compare(g, comparison_direction_GT, spread(g, state[STATE_OFF], x), spread(g, of->limit, x));
    node_id large = b_compare(g, comparison_direction_GT, b_multiply(g, x, x), spread(g, of->share, x));
    t = b_select(g, b_and(g, open, large), t, zero);
    node_id c = b_divide(g, one, b_sqrt(g, b_add(g, one, b_multiply(g, t, t)))), s = b_multiply(g, t, c);
    node_id moved = b_multiply(g, t, x);

    /* To rotate columns, the code rotates the rows of the transpose. The elements that become 0 are set to exactly 0,
     * and the elements of the diagonal to p - t x and q + t x. */
    node_id once = join(g, rotate(g, a, c, s));
    halves twice = rotate(g, once ? b_transpose(g, once, (int64_t[]){FIRST, COLUMNS, ROWS, LAST}) : 0, c, s);
    twice.upper = settle(g, twice.upper, h, 0, b_subtract(g, p, moved));
    twice.lower = settle(g, twice.lower, 0, h, b_add(g, q, moved));
    next[STATE_WORK] = go_round(g, go_round(g, join(g, twice), ROWS), COLUMNS);
    next[STATE_ROWS] = go_round(g, join(g, rotate(g, state[STATE_ROWS], c, s)), ROWS);
    next[STATE_OFF] = state[STATE_OFF];
}

static void turn_all(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    (void)i;
    for (uint32_t k = 0; k < STATES; k++)
        next[k] = state[k];
    linalg_loop(g, extent(g, state[STATE_WORK], ROWS) - 1, NULL, turn, self, STATES, next);
    next[STATE_OFF] = off_diagonal(g, next[STATE_WORK]);
}

/* Whether any matrix of the batch is not diagonal yet. */
static node_id is_open(graph *g, const void *self, const node_id *state)
{
    const sweep *of = self;
    int64_t only = 0;
    node_id open = b_compare(g, comparison_direction_GT, state[STATE_OFF], of->limit);
    return open ? b_reduce(g, OP_or, open, b_fill(g, type_scalar(g, QN_I1), 0), (attr_dims){1, &only}) : 0;
}

eigh_pairs eigh_jacobi(graph *g, node_id a)
{
    if (!a)
        return (eigh_pairs){0};
    int64_t n = extent(g, a, 1), m = n + n % 2, none[3] = {0, 0, 0}, high[3] = {0, m - n, m - n};
    bool wide = node_shape(g, a)->dtype == QN_F64;
    node_id zero = b_fill(g, type_scalar(g, wide ? QN_F64 : QN_F32), 0);
    node_id padded = b_pad(g, a, zero, none, high, none);
    if (!padded)
        return (eigh_pairs){0};
    node_id work = enter(g, padded);
    node_id ones = linalg_block(g, linalg_identity(g, padded), 0, m, 0, n);
    node_id state[STATES] = {work, enter(g, ones), off_diagonal(g, work)};
    node_id limit = b_scale(g, sum_of_squares(g, work), wide ? 0x1p-104 : 0x1p-46);
    sweep of = {limit, b_scale(g, limit, 1.0 / (double)(m * m))};
    linalg_loop(g, EIGH_SWEEPS, is_open, turn_all, &of, STATES, state);

    /* A matrix that is done can still get sweeps, because other matrices of the batch need them. These sweeps can
     * change the signs of zeros. Adding 0 makes all zeros +0, so the bits do not depend on the batch. Rounding errors
     * of the rotations change the lengths of rows. A row whose sum of squares is 1 + d, with a small d, is multiplied
     * by 1 - d / 2, which is nearly 1 / sqrt(1 + d). */
    node_id rows = leave(g, state[STATE_ROWS]);
    rows = b_shift(g, rows ? linalg_block(g, rows, 0, n, 0, n) : 0, 0);
    node_id squares = eigh_sum_rows(g, b_multiply(g, rows, rows));
    node_id missing = squares ? b_scale(g, b_subtract(g, b_fill_like(g, squares, 1), squares), 0.5) : 0;
    return (eigh_pairs){.values = b_shift(g, leave(g, diagonal(g, state[STATE_WORK], 0, n)), 0),
                        .rows = b_add(g, rows, b_multiply(g, rows, eigh_down(g, missing, rows))),
                        .good = b_compare(g, comparison_direction_LE, state[STATE_OFF], of.limit)};
}
