/* Divide and conquer for symmetric tridiagonal matrices. The method determines the bits of results (docs/numerics.md).
 *
 * A matrix is cut into blocks of equal size, with at most EIGH_LEAF rows. Let e be the element off the diagonal between
 * two neighbouring blocks. |e| is subtracted from the two elements of the diagonal beside e. Jacobi's method solves all
 * blocks at once. Then neighbouring blocks are joined in pairs, all pairs of the batch at once, until one block is
 * left. Let d be the values and q the vectors of the two blocks of a pair, and let x' be the transpose of x. Let u be a
 * vector: it has 1 in the last row of the first block, the sign of e in the first row of the second block, and 0
 * elsewhere. Then the joined matrix is
 *
 *     t = q diag(d) q' + |e| u u' = q (diag(d) + |e| z z') q',   z = q' u
 *
 * First, negligible elements of z are set to 0. If two values of d are nearly equal, a rotation sets an element of z to
 * 0 (deflation). Then eigh_secular.c finds the values and vectors of diag(d) + |e| z z'. If blocks of equal size would
 * need more rows than the matrix has, rows of zeros are added. The e of the added rows is 0, so the added rows stay
 * apart from the other rows. Sources: J. J. M. Cuppen, Numer. Math. 36 (1981); M. Gu, S. C. Eisenstat, SIAM J. Matrix
 * Anal. Appl. 16 (1995). */
#include <math.h>

#include "graph/eigh.h"

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static node_id zeros_like(graph *g, node_id like) { return like ? b_zeros_like(g, like) : 0; }

/* ---- cuts -------------------------------------------------------------------------------------------------------- */

static node_id make_dense(graph *g, node_id d, node_id e)
{
    if (!d || !e)
        return 0;
    int64_t dims[3] = {extent(g, d, 0), extent(g, d, 1), extent(g, d, 1)};
    node_id zero = b_fill(g, type_tensor(g, (qn_dtype)node_shape(g, d)->dtype, 3, dims), 0);
    node_id row = b_iota(g, QN_I32, 3, dims, 1), column = b_iota(g, QN_I32, 3, dims, 2);
    node_id below = b_compare(g, comparison_direction_EQ, row, b_shift(g, column, 1));
    node_id above = b_compare(g, comparison_direction_EQ, column, b_shift(g, row, 1));
    node_id beside = b_select(g, below, eigh_across(g, e, zero), b_select(g, above, eigh_down(g, e, zero), zero));
    return b_select(g, linalg_triangle(g, zero, comparison_direction_EQ), eigh_down(g, d, zero), beside);
}

/* Subtracts |e| from the two elements of d beside each cut. Blocks have `size` rows. */
static node_id cut(graph *g, node_id d, node_id e, int64_t size)
{
    if (!d || !e)
        return 0;
    int64_t batch = extent(g, d, 0), n = extent(g, d, 1), parts[3] = {batch, n / size, size};
    node_id place = b_iota(g, QN_I32, 3, parts, 2), last = b_fill_like(g, place, (double)size - 1);
    node_id ends = b_reshape(g, b_compare(g, comparison_direction_EQ, place, last), 2, (int64_t[]){batch, n});
    node_id size_of = b_select(g, ends, b_abs(g, e), zeros_like(g, e));
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, d)->dtype), 0);
    node_id after = b_pad(g, size_of, zero, (int64_t[]){0, 1}, (int64_t[]){0, -1}, (int64_t[]){0, 0});
    return b_subtract(g, b_subtract(g, d, size_of), after);
}

/* ---- deflation --------------------------------------------------------------------------------------------------- */

/* The input of the loop over the vectors, sorted by ascending d: the vectors as rows (batch x m x m), and the d and z
 * of each vector (batch x m x 1). `limit` has one number for each matrix: the largest element off the diagonal that a
 * rotation may leave. The loop writes its results to other tensors, in its state, so that no round copies the
 * vectors. */
typedef struct sorted_vectors {
    node_id rows, d, z, limit;
} sorted_vectors;

/* The state of the loop: the results, and the held vector with its d and z. The held vector is not in the results yet.
 * Before round 0, it is vector 0. */
enum { STATE_ROWS, STATE_D, STATE_Z, STATE_HELD, STATE_HELD_D, STATE_HELD_Z, STATES };

/* Round j takes vector j + 1 of the input, and writes a vector as number j of the results. There are three cases:
 *
 *   z of vector j + 1 is 0                      Vector j + 1 is written. The held vector stays held, with the opposite
 *                                               sign; the sign of its z changes, too.
 *   d of vector j + 1 is close to the held d    The held vector and vector j + 1 are rotated so that the z of the held
 *                                               vector becomes 0. The held vector is written, and vector j + 1 is held.
 *   else                                        The held vector is written, and vector j + 1 is held.
 *
 * Two d are close if the rotation of their vectors leaves at most `limit` off the diagonal. The code treats every case
 * as a rotation, with the cosine c and the sine s. Even after rounding, the held d is at most the d of vector j + 1. So
 * the elements of d whose z is not 0 ascend. eigh_secular needs this order. */
static void deflate(graph *g, const void *self, node_id j, const node_id *state, node_id *next)
{
    const sorted_vectors *of = self;
    node_id at = b_add(g, j, linalg_index(g, 1)), held = state[STATE_HELD];
    node_id row = linalg_block_at(g, of->rows, at, 0, 1, extent(g, of->rows, 2));
    node_id d = linalg_block_at(g, of->d, at, 0, 1, 1), z = linalg_block_at(g, of->z, at, 0, 1, 1);
    node_id held_d = state[STATE_HELD_D], held_z = state[STATE_HELD_Z], zero = zeros_like(g, z);
    node_id one = zero ? b_fill_like(g, zero, 1) : 0;
    node_id root = b_sqrt(g, b_add(g, b_multiply(g, held_z, held_z), b_multiply(g, z, z)));
    node_id c = b_divide(g, z, root), s = b_negate(g, b_divide(g, held_z, root));
    node_id apart = b_subtract(g, d, held_d), moved = b_abs(g, b_multiply(g, b_multiply(g, apart, c), s));
    node_id close = b_compare(g, comparison_direction_LE, moved, of->limit);
    node_id empty = b_compare(g, comparison_direction_EQ, z, zero);
    node_id known = b_or(g, empty, b_not(g, close));
    c = b_select(g, empty, zero, b_select(g, close, c, one));
    s = b_select(g, empty, one, b_select(g, close, s, zero));
    node_id shift = b_multiply(g, b_multiply(g, s, s), apart);
    node_id wide_c = linalg_spread(g, c, row), wide_s = linalg_spread(g, s, row);

    node_id out_z = b_add(g, b_multiply(g, c, held_z), b_multiply(g, s, z));
    out_z = b_select(g, known, out_z, zero);
    node_id out_d = b_select(g, empty, d, b_add(g, held_d, shift));
    node_id out = b_add(g, b_multiply(g, wide_c, held), b_multiply(g, wide_s, row));
    next[STATE_ROWS] = linalg_replace(g, state[STATE_ROWS], out, j, 0);
    next[STATE_D] = linalg_replace(g, state[STATE_D], out_d, j, 0);
    next[STATE_Z] = linalg_replace(g, state[STATE_Z], out_z, j, 0);
    next[STATE_HELD] = b_subtract(g, b_multiply(g, wide_c, row), b_multiply(g, wide_s, held));
    next[STATE_HELD_D] = b_select(g, empty, held_d, b_subtract(g, d, shift));
    next[STATE_HELD_Z] = b_subtract(g, b_multiply(g, c, z), b_multiply(g, s, held_z));
}

/* ---- joins ------------------------------------------------------------------------------------------------------- */

/* Makes one block from each pair of halves. The block's first rows are the vectors of the first half, each followed by
 * zeros. The other rows are the vectors of the second half, each preceded by zeros. */
static node_id join_rows(graph *g, node_id rows)
{
    if (!rows)
        return 0;
    int64_t h = extent(g, rows, 1), pairs = extent(g, rows, 0) / 2, half[3] = {pairs, h, h};
    node_id both = b_reshape(g, rows, 3, (int64_t[]){pairs, 2 * h, h});
    node_id zero = b_fill(g, type_tensor(g, (qn_dtype)node_shape(g, rows)->dtype, 3, half), 0);
    return linalg_join(g, linalg_join(g, linalg_block(g, both, 0, h, 0, h), zero, 2),
                       linalg_join(g, zero, linalg_block(g, both, h, 2 * h, 0, h), 2), 1);
}

static node_id largest_size(graph *g, node_id list)
{
    int64_t one = 1;
    node_id zero = list ? b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, list)->dtype), 0) : 0;
    return list ? b_reduce(g, OP_maximum, b_abs(g, list), zero, (attr_dims){1, &one}) : 0;
}

/* Joins pairs of blocks of the same size. For each pair, `e` has the element between its blocks. */
static void join(graph *g, node_id e, node_id *values, node_id *rows)
{
    if (!e || !*values || !*rows)
        return;
    bool wide = node_shape(g, e)->dtype == QN_F64;
    int64_t h = extent(g, *rows, 1), pairs = extent(g, *rows, 0) / 2, m = 2 * h, list[2] = {pairs, m},
            half[2] = {pairs, h};
    node_id d = b_reshape(g, *values, 2, list), q = join_rows(g, *rows);
    node_id first = b_reshape(g, linalg_block(g, q, 0, h, h - 1, h), 2, half);
    node_id second = b_reshape(g, linalg_block(g, q, h, m, h, h + 1), 2, half);
    node_id negative = b_compare(g, comparison_direction_LT, e, zeros_like(g, e));
    second = b_select(g, eigh_down(g, negative, second), b_negate(g, second), second);
    /* Scales z from length sqrt(2) to length 1, so rho is 2 |e|. */
    node_id z = b_scale(g, b_concatenate(g, 2, (node_id[]){first, second}, 1), sqrt(0.5));
    node_id rho = b_scale(g, b_abs(g, e), 2);
    if (!d || !z)
        return;

    node_id sorted = b_sort_by(g, 3, (node_id[]){d, z, b_iota(g, QN_I32, 2, list, 1)}, 1, false, false);
    if (!sorted)
        return;
    d = node_result(g, sorted, 0);
    z = node_result(g, sorted, 1);
    q = linalg_take_rows(g, q, node_result(g, sorted, 2));
    double eps = wide ? 0x1p-52 : 0x1p-23;
    node_id largest = b_maximum(g, b_maximum(g, largest_size(g, d), rho), b_fill_like(g, rho, eps));
    node_id limit = b_scale(g, largest, eps);
    node_id share = b_multiply(g, eigh_down(g, rho, z), b_abs(g, z));
    z = b_select(g, b_compare(g, comparison_direction_LE, share, eigh_down(g, limit, z)), zeros_like(g, z), z);

    int64_t column[3] = {pairs, m, 1}, single[3] = {pairs, 1, 1};
    sorted_vectors of = {q, b_reshape(g, d, 3, column), b_reshape(g, z, 3, column), b_reshape(g, limit, 3, single)};
    node_id state[STATES] = {zeros_like(g, of.rows), zeros_like(g, of.d), zeros_like(g, of.z)};
    state[STATE_HELD] = linalg_block(g, of.rows, 0, 1, 0, m);
    state[STATE_HELD_D] = linalg_block(g, of.d, 0, 1, 0, 1);
    state[STATE_HELD_Z] = linalg_block(g, of.z, 0, 1, 0, 1);
    linalg_loop(g, m - 1, NULL, deflate, &of, STATES, state);
    node_id last = linalg_index(g, m - 1), mixed = 0;
    q = linalg_replace(g, state[STATE_ROWS], state[STATE_HELD], last, 0);
    d = b_reshape(g, linalg_replace(g, state[STATE_D], state[STATE_HELD_D], last, 0), 2, list);
    z = b_reshape(g, linalg_replace(g, state[STATE_Z], state[STATE_HELD_Z], last, 0), 2, list);
    eigh_secular(g, d, z, rho, values, &mixed);
    *rows = linalg_product(g, mixed, false, q);
}

static node_id all_true(graph *g, node_id good, int64_t batch)
{
    if (!good)
        return 0;
    int64_t one = 1, count = node_shape(g, good)->dims[0] / batch;
    return b_reduce(g, OP_and, b_reshape(g, good, 2, (int64_t[]){batch, count}), b_fill(g, type_scalar(g, QN_I1), 1),
                    (attr_dims){1, &one});
}

/* In each vector, the elements from number n on belong to added rows. Keeps the n vectors in which all these elements
 * are 0, and the values of these vectors. Cuts these elements off. */
static void drop_added(graph *g, int64_t n, eigh_pairs *p)
{
    if (!p->values || !p->rows)
        return;
    int64_t all = extent(g, p->rows, 1), batch = extent(g, p->rows, 0);
    node_id size = eigh_sum_rows(g, b_abs(g, linalg_block(g, p->rows, 0, all, n, all)));
    node_id own = b_compare(g, comparison_direction_EQ, size, zeros_like(g, size));
    node_id place = b_iota(g, QN_I32, 2, node_shape(g, p->values)->dims, 1);
    node_id key = b_select(g, own, place, b_shift(g, place, (double)all));
    node_id sorted = b_sort_by(g, 2, (node_id[]){key, place}, 1, false, false);
    node_id first = sorted ? b_slice_one(g, node_result(g, sorted, 1), 1, 0, n, 1) : 0;
    p->values = linalg_take_rows(g, p->values, first ? b_reshape(g, first, 2, (int64_t[]){batch, n}) : 0);
    p->rows = linalg_block(g, linalg_take_rows(g, p->rows, first), 0, n, 0, n);
}

static eigh_pairs divide(graph *g, node_id d, node_id e)
{
    int64_t batch = extent(g, d, 0), n = extent(g, d, 1), count = 1;
    while ((n + count - 1) / count > EIGH_LEAF)
        count *= 2;
    int64_t size = (n + count - 1) / count, all = count * size, none[2] = {0, 0}, added[2] = {0, all - n};
    node_id zero = b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, d)->dtype), 0);
    d = b_pad(g, d, zero, none, added, none);
    e = b_pad(g, e, zero, none, added, none);
    int64_t parts[2] = {batch * count, size};
    node_id dense = make_dense(g, b_reshape(g, cut(g, d, e, size), 2, parts), b_reshape(g, e, 2, parts));
    eigh_pairs p = eigh_jacobi(g, dense);
    p.good = all_true(g, p.good, batch);
    for (; size < all; size *= 2) {
        int64_t pairs = batch * all / (2 * size);
        node_id between = b_slice_one(g, b_reshape(g, e, 2, (int64_t[]){pairs, 2 * size}), 1, size - 1, size, 1);
        join(g, b_reshape(g, between, 1, &pairs), &p.values, &p.rows);
    }
    if (all > n)
        drop_added(g, n, &p);
    return p;
}

eigh_pairs eigh_tridiagonal(graph *g, node_id d, node_id e)
{
    if (!d || !e)
        return (eigh_pairs){0};
    return extent(g, d, 1) <= EIGH_LEAF ? eigh_jacobi(g, make_dense(g, d, e)) : divide(g, d, e);
}
