/* The expansion of eigh: Jacobi's method with cyclic sweeps in round-robin order. docs/numerics.md describes it,
 * because it defines the bits.
 *
 * A rotation of two rows and two columns makes one pair of elements off the diagonal 0. Let m be n, rounded up to an
 * even number. A round rotates m / 2 disjoint pairs of rows at once: row i of the upper half is paired with row i of
 * the lower half. Rows and columns are then permuted, so that the next round has other pairs. A sweep is m - 1 rounds.
 * In a sweep, every two rows are paired once, and at its end the rows are in their first order again. Source: G. H.
 * Golub, C. F. Van Loan, Matrix Computations, "Jacobi methods" (the rotation, parallel orderings). */
#include <math.h>

#include "graph/composite.h"
#include "graph/linalg.h"

enum { EIGH_SWEEPS = 100 }; /* part of the definition of results (docs/numerics.md) */

/* The state of the loop over sweeps. For matrix a of the batch, `rows` are the transposed vectors, and
 * rows * a * transpose(rows) is the matrix `work`. `off` is the sum of the squares of the elements of `work` off the
 * diagonal, one number for each matrix. */
enum { STATE_WORK, STATE_ROWS, STATE_OFF, STATES };

/* `limit` is the largest `off` of a matrix that counts as diagonal. */
typedef struct sweep {
    node_id limit;
} sweep;

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

/* Takes `count` elements of each matrix along a diagonal. The first of them has the row-major number `start`. Each next
 * element is one row below and one column to the right. The result has the shape batch x count. */
static node_id take_diagonal(graph *g, node_id a, int64_t start, int64_t count)
{
    if (!a)
        return 0;
    int64_t batch = extent(g, a, 0), m = extent(g, a, 2);
    node_id flat = b_reshape(g, a, 2, (int64_t[]){batch, extent(g, a, 1) * m});
    return b_slice_one(g, flat, 1, start, start + (count - 1) * (m + 1) + 1, m + 1);
}

/* Broadcasts a value of shape [batch, rows] or [batch] along the other dimensions of `like`. */
static node_id widen(graph *g, node_id value, node_id like)
{
    if (!value || !like)
        return 0;
    const type *t = node_shape(g, value), *wanted = node_shape(g, like);
    return b_broadcast(g, value, wanted->rank, wanted->dims, t->rank == 1 ? (int64_t[]){0} : (int64_t[]){0, 1});
}

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

/* Rotates the pairs of rows of a: row i of the upper half becomes c upper - s lower, and row i of the lower half
 * s upper + c lower. */
static node_id rotate(graph *g, node_id a, node_id c, node_id s)
{
    if (!a)
        return 0;
    int64_t m = extent(g, a, 1), columns = extent(g, a, 2);
    node_id upper = linalg_block(g, a, 0, m / 2, 0, columns), lower = linalg_block(g, a, m / 2, m, 0, columns);
    c = widen(g, c, upper);
    s = widen(g, s, upper);
    return linalg_join(g, b_subtract(g, b_multiply(g, c, upper), b_multiply(g, s, lower)),
                       b_add(g, b_multiply(g, s, upper), b_multiply(g, c, lower)), 1);
}

/* Moves rows (d = 1) or columns (d = 2) to the places of the next round: number 0 stays, and the others move on by one
 * place in a circle, up the numbers of the upper half and down those of the lower half. */
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

/* One round. The rotation by the angle with tangent t makes the element x of a pair 0: with the elements p and q of the
 * diagonal, t is the smaller root of t^2 + 2 r t - 1 = 0, where r = (q - p) / (2 x). */
static void turn(graph *g, const void *self, node_id i, const node_id *state, node_id *next)
{
    const sweep *of = self;
    (void)i;
    node_id a = state[STATE_WORK];
    int64_t m = extent(g, a, 1), h = m / 2;
    node_id p = take_diagonal(g, a, 0, h), q = take_diagonal(g, a, h * (m + 1), h), x = take_diagonal(g, a, h, h);
    if (!p || !q || !x)
        return;
    node_id zero = b_zeros_like(g, x), one = b_fill_like(g, x, 1);
    node_id r = b_divide(g, b_subtract(g, q, p), b_add(g, x, x));
    node_id root = b_sqrt(g, b_add(g, one, b_multiply(g, r, r)));
    node_id t = b_divide(g, one, b_add(g, b_abs(g, r), root));
    t = b_select(g, b_compare(g, comparison_direction_LT, r, zero), b_negate(g, t), t);
    node_id open = b_compare(g, comparison_direction_GT, widen(g, state[STATE_OFF], x), widen(g, of->limit, x));
    t = b_select(g, b_and(g, open, b_compare(g, comparison_direction_NE, x, zero)), t, zero);
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
    turned = b_select(g, linalg_triangle(g, turned, comparison_direction_EQ), widen(g, on, turned), turned);
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

/* The largest power of 2 that is at most the largest magnitude in each matrix; at least the smallest normal number. It
 * is infinite if a matrix has a NaN or infinity. Division by it is exact, and sums of squares do not overflow. */
static node_id find_scale(graph *g, node_id a)
{
    int64_t both[2] = {1, 2};
    if (!a)
        return 0;
    bool wide = node_shape(g, a)->dtype == QN_F64;
    qn_dtype bits = wide ? QN_UI64 : QN_UI32;
    node_id size = b_abs(g, a);
    size = size ? node_make(g, OP_bitcast_convert, 1, &size, &(attrs){.element_type = bits}) : 0;
    node_id zero = b_fill(g, type_scalar(g, bits), 0);
    node_id most = size ? b_reduce(g, OP_maximum, size, zero, (attr_dims){2, both}) : 0;
    if (!most)
        return 0;
    node_id exponent = b_fill_like(g, most, wide ? 0x7ffp52 : 0xffp23),
            least = b_fill_like(g, most, wide ? 0x1p52 : 0x1p23);
    node_id power = b_maximum(g, b_and(g, most, exponent), least);
    return power ? node_make(g, OP_bitcast_convert, 1, &power, &(attrs){.element_type = wide ? QN_F64 : QN_F32}) : 0;
}

/* Sets the n values (batch x n, ascending) and vectors (batch x n x n, in columns) of symmetric matrices of n rows. */
static void diagonalise(graph *g, node_id a, node_id *values, node_id *vectors)
{
    node_id scale = find_scale(g, a);
    if (!scale)
        return;
    int64_t n = extent(g, a, 1), m = n + n % 2, none[3] = {0, 0, 0}, high[3] = {0, m - n, m - n};
    bool wide = node_shape(g, a)->dtype == QN_F64;
    node_id zero = b_fill(g, type_scalar(g, wide ? QN_F64 : QN_F32), 0);
    node_id finite = b_compare(g, comparison_direction_LT, scale, b_fill_like(g, scale, HUGE_VAL));
    node_id scaled = b_select(g, widen(g, finite, a), b_divide(g, a, widen(g, scale, a)), b_zeros_like(g, a));
    node_id state[STATES] = {b_pad(g, scaled, zero, none, high, none)};
    if (!state[STATE_WORK])
        return;
    node_id one = b_fill_like(g, state[STATE_WORK], 1), work = state[STATE_WORK];
    state[STATE_ROWS] = linalg_block(
        g, b_select(g, linalg_triangle(g, work, comparison_direction_EQ), one, b_zeros_like(g, work)), 0, m, 0, n);
    state[STATE_OFF] = off_diagonal(g, work);
    sweep of = {.limit = b_scale(g, sum_of_squares(g, work), wide ? 0x1p-104 : 0x1p-46)};
    linalg_loop(g, EIGH_SWEEPS, is_open, turn_all, &of, STATES, state);

    /* Other matrices of the batch may need more sweeps than this one. These sweeps change at most the signs of its
     * zeros, so adding 0 makes all zeros +0. */
    node_id good = b_and(g, finite, b_compare(g, comparison_direction_LE, state[STATE_OFF], of.limit));
    node_id found = b_shift(g, take_diagonal(g, state[STATE_WORK], 0, n), 0);
    node_id rows = b_shift(g, linalg_block(g, state[STATE_ROWS], 0, n, 0, n), 0);
    if (!found || !rows)
        return;
    found = b_multiply(g, found, widen(g, scale, found));
    node_id order = b_iota(g, QN_I32, 2, node_shape(g, found)->dims, 1);
    node_id sorted = b_sort_by(g, 2, (node_id[]){found, order}, 1, false, false);
    if (!sorted)
        return;
    rows = linalg_transpose(g, linalg_take_rows(g, rows, node_result(g, sorted, 1)));
    found = node_result(g, sorted, 0);
    *values = b_select(g, widen(g, good, found), found, b_fill_like(g, found, NAN));
    *vectors = b_select(g, widen(g, good, rows), rows, rows ? b_fill_like(g, rows, NAN) : 0);
}

void expand_eigh(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    const type t = *node_shape(g, operands[0]);
    qn_dtype dtype = (qn_dtype)t.dtype, computed = dtype == QN_F64 ? QN_F64 : QN_F32;
    node_id values = 0, vectors = 0;
    if (!t.elements) {
        results[0] = b_fill(g, type_tensor(g, dtype, t.rank - 1, t.dims), 0);
        results[1] = operands[0];
        return;
    }
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], computed));
    node_id own = linalg_triangle(g, matrix, a->lower ? comparison_direction_GE : comparison_direction_LE);
    diagonalise(g, b_select(g, own, matrix, linalg_transpose(g, matrix)), &values, &vectors);
    results[0] = b_convert(g, b_reshape(g, values, t.rank - 1, t.dims), dtype);
    results[1] = b_convert(g, linalg_restore(g, vectors, node_type(g, operands[0])), dtype);
}
