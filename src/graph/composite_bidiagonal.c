/* A step of svd: makes square matrices bidiagonal. The method determines the bits of the results (docs/numerics.md).
 *
 * Round j multiplies the matrix `a` from the left by the adjoint of a reflector I - tau v v', where v' is the adjoint
 * of v. This product zeroes column j below the diagonal. Then the round multiplies from the right by I - sigma u u'.
 * The second product zeroes row j from column j + 2 on. With w = conj(tau) v' a, the matrix becomes
 *
 *     a - v w - sigma (a u - v (w u)) u'
 *
 * With this formula, one round reads the matrix three times and writes it once. The elements of v and u' are stored in
 * the matrix where elements become 0. In reduce_column, left.tau is tau, right.tau is sigma, right.v is u, and the
 * variable u is u'. Source: G. H. Golub, C. F. Van Loan, Matrix Computations, "Householder bidiagonalization". */
#include "graph/composite.h"
#include "graph/svd.h"

enum { SUM_ROWS = 16 }; /* rows of a block in dot_rows; part of the definition of results (docs/numerics.md) */

enum { STATE_MATRIX, STATE_TAU, STATE_SIGMA, STATES };

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

/* Broadcasts a value of shape batch, or batch x n, to the shape of `like`. The n elements lie along dimension d. */
static node_id spread(graph *g, node_id value, node_id like, int64_t d)
{
    if (!value || !like)
        return 0;
    const type *t = node_shape(g, like);
    return b_broadcast(g, value, t->rank, t->dims, (int64_t[]){0, d});
}

/* Compares the index of each element of `like` along dimension d with the scalar `limit`. */
static node_id place(graph *g, int direction, node_id like, uint32_t d, node_id limit)
{
    if (!like || !limit)
        return 0;
    const type *t = node_shape(g, like);
    node_id numbers = b_iota(g, QN_I32, t->rank, t->dims, d);
    return b_compare(g, direction, numbers, b_broadcast_scalar(g, limit, node_type(g, numbers)));
}

/* Multiplies vectors by `other`, which holds vectors or matrices, and sums the products over dimension d of `other`. */
static node_id dot(graph *g, node_id vector, node_id other, int64_t d)
{
    int64_t batch = 0, one = 1;
    return b_dot_general(g, vector, other, (attr_dims){1, &batch}, (attr_dims){1, &batch}, (attr_dims){1, &one},
                         (attr_dims){1, &d}, QN_NONE);
}

/* adjoint(v) a. A matrix of 2 * SUM_ROWS rows or more is cut into blocks of SUM_ROWS rows and the remaining rows. The
 * result is then the sum of the products of these parts. Without the cuts, one sum would run over all rows. If many
 * elements were equal, the rounding errors of this sum would have the same sign and add up. */
static node_id dot_rows(graph *g, node_id v, node_id a)
{
    if (!v || !a)
        return 0;
    int64_t batch = extent(g, a, 0), n = extent(g, a, 1), blocks = n / SUM_ROWS, rows = blocks * SUM_ROWS, one = 1;
    v = linalg_conj(g, v);
    if (blocks < 2)
        return dot(g, v, a, 1);
    attr_dims outer = {2, (int64_t[]){0, 1}}, inner = {1, (int64_t[]){2}};
    node_id vector = b_reshape(g, b_slice_one(g, v, 1, 0, rows, 1), 3, (int64_t[]){batch, blocks, SUM_ROWS});
    node_id matrix =
        b_reshape(g, b_slice_one(g, a, 1, 0, rows, 1), 4, (int64_t[]){batch, blocks, SUM_ROWS, extent(g, a, 2)});
    node_id w = b_sum(g, b_dot_general(g, vector, matrix, outer, outer, inner, inner, QN_NONE), (attr_dims){1, &one});
    if (rows == n)
        return w;
    return b_add(g, w, dot(g, b_slice_one(g, v, 1, rows, n, 1), b_slice_one(g, a, 1, rows, n, 1), 1));
}

/* Makes the reflector of each vector of x. x and the v of the result have the shape batch x n; tau and beta have the
 * shape batch. */
static reflector reflect(graph *g, node_id x, node_id at)
{
    if (!x || !at)
        return (reflector){0};
    int64_t sizes[3] = {extent(g, x, 0), extent(g, x, 1), 1};
    reflector h = linalg_reflector(g, b_reshape(g, x, 3, sizes), at);
    return (reflector){
        .v = b_reshape(g, h.v, 2, sizes), .tau = b_reshape(g, h.tau, 1, sizes), .beta = b_reshape(g, h.beta, 1, sizes)};
}

static node_id put(graph *g, node_id numbers, node_id value, node_id j)
{
    if (!value)
        return 0;
    int64_t dims[2] = {extent(g, numbers, 0), 1};
    return b_dynamic_update_slice(g, numbers, b_reshape(g, value, 2, dims), (node_id[]){linalg_index(g, 0), j});
}

/* Returns row j (d = 1) or column j (d = 2) of each matrix. */
static node_id line(graph *g, node_id a, uint32_t d, node_id j)
{
    int64_t batch = extent(g, a, 0), n = extent(g, a, 1);
    node_id got = d == 1 ? linalg_block_at(g, a, j, 0, 1, n) : linalg_block_at(g, a, 0, j, n, 1);
    return b_reshape(g, got, 2, (int64_t[]){batch, n});
}

static void reduce_column(graph *g, const void *self, node_id j, const node_id *state, node_id *next)
{
    (void)self;
    node_id a = state[STATE_MATRIX], beside = b_add(g, j, linalg_index(g, 1));
    reflector left = reflect(g, line(g, a, 2, j), j);
    if (!left.v)
        return;
    node_id w = dot_rows(g, left.v, a);
    w = b_multiply(g, spread(g, linalg_conj(g, left.tau), w, 1), w);
    reflector right = reflect(g, linalg_conj(g, b_subtract(g, line(g, a, 1, j), w)), beside);
    if (!right.v)
        return;
    node_id q = b_subtract(g, dot(g, right.v, a, 2), b_multiply(g, left.v, spread(g, dot(g, right.v, w, 1), w, 1)));
    q = b_multiply(g, spread(g, right.tau, q, 1), q);
    node_id u = linalg_conj(g, right.v);
    node_id changed = b_subtract(g, a, b_multiply(g, spread(g, left.v, a, 1), spread(g, w, a, 2)));
    changed = b_subtract(g, changed, b_multiply(g, spread(g, q, a, 1), spread(g, u, a, 2)));

    node_id column = b_select(g, place(g, comparison_direction_EQ, w, 1, j), spread(g, left.beta, w, 1), left.v);
    node_id row = b_select(g, place(g, comparison_direction_EQ, w, 1, beside), spread(g, right.beta, w, 1), u);
    node_id below = place(g, comparison_direction_GT, a, 1, j), after = place(g, comparison_direction_GT, a, 2, j);
    node_id in_column =
        b_and(g, place(g, comparison_direction_EQ, a, 2, j), place(g, comparison_direction_GE, a, 1, j));
    node_id in_row = b_and(g, place(g, comparison_direction_EQ, a, 1, j), after);
    node_id kept = b_select(g, in_column, spread(g, column, a, 1), b_select(g, in_row, spread(g, row, a, 2), a));
    next[STATE_MATRIX] = b_select(g, b_and(g, below, after), changed, kept);
    next[STATE_TAU] = put(g, state[STATE_TAU], left.tau, j);
    next[STATE_SIGMA] = put(g, state[STATE_SIGMA], right.tau, j);
}

/* The real parts of `count` elements along a diagonal of each matrix. The first of them is element number `start` of
 * the matrix in row-major order. */
static node_id diagonal(graph *g, node_id a, int64_t start, int64_t count)
{
    if (!a)
        return 0;
    int64_t batch = extent(g, a, 0), n = extent(g, a, 1);
    node_id flat = b_reshape(g, a, 2, (int64_t[]){batch, n * n});
    return linalg_real(g, b_slice_one(g, flat, 1, start, start + (count - 1) * (n + 1) + 1, n + 1));
}

/* The product of the reflectors in the first columns of `packed`. Each element of tau belongs to one reflector. */
static node_id product_of(graph *g, node_id packed, node_id tau)
{
    node_id made = 0;
    if (packed && tau)
        expand_householder_product(g, NULL, 2, (node_id[]){packed, tau}, &made);
    return made;
}

bidiagonal bidiagonal_factors(graph *g, node_id a, bool vectors)
{
    if (!a)
        return (bidiagonal){0};
    int64_t batch = extent(g, a, 0), n = extent(g, a, 1);
    type_id line_type = type_tensor(g, (qn_dtype)node_shape(g, a)->dtype, 2, (int64_t[]){batch, n});
    node_id state[STATES] = {a, b_fill(g, line_type, 0), b_fill(g, line_type, 0)};
    linalg_loop(g, n, NULL, reduce_column, NULL, STATES, state);
    bidiagonal b = {.diagonal = diagonal(g, state[STATE_MATRIX], 0, n)};
    if (!b.diagonal)
        return b;
    b.above = b_zeros_like(g, b.diagonal);
    if (n > 1)
        b.above = b_concatenate(
            g, 2, (node_id[]){b_slice_one(g, b.above, 1, 0, 1, 1), diagonal(g, state[STATE_MATRIX], 1, n - 1)}, 1);
    if (!vectors)
        return b;
    b.u = product_of(g, state[STATE_MATRIX], state[STATE_TAU]);
    b.vh = linalg_identity(g, a);
    if (n == 1)
        return b;
    /* Row 0 and column 0 of vh are those of the identity, because the reflectors from the right begin at column 1. */
    node_id packed = linalg_adjoint(g, linalg_block(g, state[STATE_MATRIX], 0, n - 1, 1, n));
    node_id inner = linalg_adjoint(g, product_of(g, packed, b_slice_one(g, state[STATE_SIGMA], 1, 0, n - 1, 1)));
    node_id first = linalg_block(g, b.vh, 0, 1, 0, n), side = linalg_block(g, b.vh, 1, n, 0, 1);
    b.vh = linalg_join(g, first, linalg_join(g, side, inner, 2), 1);
    return b;
}
