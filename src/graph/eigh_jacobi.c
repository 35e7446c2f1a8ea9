/* Jacobi's method for symmetric matrices, with cyclic sweeps in round-robin order. The method determines the bits of
 * the results (docs/numerics.md).
 *
 * A rotation of two rows and two columns zeroes one pair of elements off the diagonal. Let m be the number of rows,
 * rounded up to an even number. A round rotates m / 2 disjoint pairs of rows at once: row i of the upper half is paired
 * with row i of the lower half. Rows and columns are then permuted, so that the next round has other pairs. A sweep is
 * m - 1 rounds and pairs every two rows once. At the end of a sweep, the rows are in their first order again. Source:
 * G. H. Golub, C. F. Van Loan, Matrix Computations, "Jacobi methods" (the rotation, parallel orderings). */
#include "graph/eigh.h"

enum { EIGH_SWEEPS = 100 }; /* part of the definition of results (docs/numerics.md) */

/* The state of the loop over sweeps. Let `a` be a matrix of the batch. `rows` is the product of the rotations and
 * permutations so far; at the end, its rows are the vectors. rows * a * transpose(rows) is the matrix `work`. `off` is
 * the sum of the squares of the elements of `work` off the diagonal, one number for each matrix. */
enum { STATE_WORK, STATE_ROWS, STATE_OFF, STATES };

/* A matrix counts as diagonal if its `off` is at most `limit`. `share` is the part of `limit` for one element. A round
 * does not zero an element whose square is at most `share`. For such a small element the angle can be arbitrary, and
 * the rotation would only add rounding errors. */
typedef struct sweep {
    node_id limit, share;
} sweep;

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static node_id sum_of_squares(graph *g, node_id a)
{
    int64_t both[2] = {1, 2};
    return a ? b_sum(g, b_multiply(g, a, a), (attr_dims){2, both}) : 0;
}

static node_id off_diagonal(graph *g, node_id a)
{
    node_id on = linalg_triangle(g, a, comparison_direction_EQ);
    return sum_of_squares(g, b_select(g, on, a ? b_zeros_like(g, a) : 0, a));
}

/* Rotates the pairs of rows of `a`: row i of the upper half becomes c upper - s lower, and row i of the lower half s
 * upper + c lower. */
static node_id rotate(graph *g, node_id a, node_id c, node_id s)
{
    if (!a)
        return 0;
    int64_t m = extent(g, a, 1), columns = extent(g, a, 2);
    node_id upper = linalg_block(g, a, 0, m / 2, 0, columns), lower = linalg_block(g, a, m / 2, m, 0, columns);
    c = eigh_down(g, c, upper);
    s = eigh_down(g, s, upper);
    return linalg_join(g, b_subtract(g, b_multiply(g, c, upper), b_multiply(g, s, lower)),
                       b_add(g, b_multiply(g, s, upper), b_multiply(g, c, lower)), 1);
}

/* Moves rows (d = 1) or columns (d = 2) to the places of the next round. Number 0 stays. All other rows or columns move
 * by one place in a circle: to the next higher number in the upper half, and to the next lower number in the lower
 * half. */
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

/* One round. The rotation by the angle with tangent t zeroes the element x of a pair. With the elements p and q of the
 * diagonal, t is the root of smaller magnitude of t^2 + 2 r t - 1 = 0, where r = (q - p) / (2 x). */
static void turn(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const sweep *of = self;
    (void)i;
    node_id a = state[STATE_WORK];
    int64_t m = extent(g, a, 1), h = m / 2;
    node_id p = eigh_diagonal(g, a, 0, h), q = eigh_diagonal(g, a, h * (m + 1), h), x = eigh_diagonal(g, a, h, h);
    if (!p || !q || !x)
        return;
    node_id zero = b_zeros_like(g, x), one = b_fill_like(g, x, 1);
    node_id r = b_divide(g, b_subtract(g, q, p), b_add(g, x, x));
    node_id root = b_sqrt(g, b_add(g, one, b_multiply(g, r, r)));
    node_id t = b_divide(g, one, b_add(g, b_abs(g, r), root));
    t = b_select(g, b_compare(g, comparison_direction_LT, r, zero), b_negate(g, t), t);
    node_id open = b_compare(g, comparison_direction_GT, eigh_down(g, state[STATE_OFF], x), eigh_down(g, of->limit, x));
    node_id large = b_compare(g, comparison_direction_GT, b_multiply(g, x, x), eigh_down(g, of->share, x));
    t = b_select(g, b_and(g, open, large), t, zero);
    node_id c = b_divide(g, one, b_sqrt(g, b_add(g, one, b_multiply(g, t, t)))), s = b_multiply(g, t, c);
    node_id moved = b_multiply(g, t, x);
    node_id on = linalg_join(g, b_subtract(g, p, moved), b_add(g, q, moved), 1);

    /* The columns are rotated as the rows of the transpose. The elements that become 0 are set to exactly 0, and the
     * elements of the diagonal to p - t x and q + t x. */
    node_id turned = rotate(g, linalg_transpose(g, rotate(g, a, c, s)), c, s);
    if (!turned)
        return;
    node_id place = b_iota(g, QN_I32, 3, node_shape(g, turned)->dims, 1);
    node_id far = b_abs(g, b_subtract(g, place, b_iota(g, QN_I32, 3, node_shape(g, turned)->dims, 2)));
    node_id paired = far ? b_compare(g, comparison_direction_EQ, far, b_fill_like(g, far, (double)h)) : 0;
    turned = b_select(g, paired, b_zeros_like(g, turned), turned);
    turned = b_select(g, linalg_triangle(g, turned, comparison_direction_EQ), eigh_down(g, on, turned), turned);
    next[STATE_WORK] = go_round(g, go_round(g, turned, 1), 2);
    next[STATE_ROWS] = go_round(g, rotate(g, state[STATE_ROWS], c, s), 1);
    next[STATE_OFF] = state[STATE_OFF];
}

static void turn_all(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    (void)i;
    for (uint32_t k = 0; k < STATES; k++)
        next[k] = state[k];
    linalg_loop(g, extent(g, state[STATE_WORK], 1) - 1, NULL, turn, self, STATES, next);
    next[STATE_OFF] = off_diagonal(g, next[STATE_WORK]);
}

/* Whether a matrix of the batch is not diagonal yet. */
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
    node_id state[STATES] = {b_pad(g, a, zero, none, high, none)};
    if (!state[STATE_WORK])
        return (eigh_pairs){0};
    node_id work = state[STATE_WORK];
    state[STATE_ROWS] = linalg_block(g, linalg_identity(g, work), 0, m, 0, n);
    state[STATE_OFF] = off_diagonal(g, work);
    node_id limit = b_scale(g, sum_of_squares(g, work), wide ? 0x1p-104 : 0x1p-46);
    sweep of = {limit, b_scale(g, limit, 1.0 / (double)(m * m))};
    linalg_loop(g, EIGH_SWEEPS, is_open, turn_all, &of, STATES, state);

    /* A matrix that is done can still get sweeps, because other matrices of the batch need them. These sweeps can
     * change the signs of zeros. Adding 0 makes all zeros +0, so the bits do not depend on the batch. Rounding errors
     * of the rotations change the lengths of rows. A row whose sum of squares is 1 + d, with a small d, is multiplied
     * by 1 - d / 2, which is nearly 1 / sqrt(1 + d). */
    node_id rows = b_shift(g, linalg_block(g, state[STATE_ROWS], 0, n, 0, n), 0);
    node_id squares = eigh_sum_rows(g, b_multiply(g, rows, rows));
    node_id missing = squares ? b_scale(g, b_subtract(g, b_fill_like(g, squares, 1), squares), 0.5) : 0;
    return (eigh_pairs){.values = b_shift(g, eigh_diagonal(g, state[STATE_WORK], 0, n), 0),
                        .rows = b_add(g, rows, b_multiply(g, rows, eigh_down(g, missing, rows))),
                        .good = b_compare(g, comparison_direction_LE, state[STATE_OFF], of.limit)};
}
