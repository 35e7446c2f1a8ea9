/* A step of svd: QR iteration makes bidiagonal matrices diagonal. The method determines the bits of the results
 * (docs/numerics.md).
 *
 * A block of a bidiagonal matrix consists of the rows and columns from `low` to `high`, at least two of each. No
 * element directly above the diagonal of a block is 0. A sweep rotates neighbouring columns and rows of the last block,
 * from `low` on. From sweep to sweep, the block's last element above the diagonal converges to 0. The first rotation of
 * a sweep follows from a shift, an estimate of a singular value. A sweep with a shift of 0 uses other formulas. These
 * formulas also move a 0 on the diagonal to the end of the block. Sources: G. H. Golub, C. F. Van Loan, Matrix
 * Computations, "The SVD step"; for a shift of 0, J. Demmel, W. Kahan, "Accurate singular values of bidiagonal
 * matrices", SIAM J. Sci. Stat. Comput. 11 (1990).
 *
 * The matrices of a batch are iterated one after another. A rotation of rows also multiplies two rows of transpose(u)
 * by a 2 x 2 matrix. A rotation of columns also multiplies two rows of vh by a 2 x 2 matrix. */
#include <float.h>
#include <math.h>

#include "graph/svd.h"

enum { SVD_SWEEPS = 30 }; /* a matrix of n rows gets at most SVD_SWEEPS * n sweeps; the limit determines bits */

/* The state of every loop is the diagonal, the elements above the diagonal, and `rows` (batch x 2 x n x width):
 * transpose(u) and vh of each matrix. `width` is n for real matrices and 2 n for complex ones: a row has all real
 * parts, then all imaginary parts. Without vectors, the state has no `rows`. Round k of the loop over the rotations of
 * a sweep rotates columns and rows i and i + 1, where i = low + k. The state of this loop has additional values:
 *
 *     LEFT   how many rotations are left
 *     D      the diagonal element of row i; in a sweep with a shift, as the previous round changed it
 *     F      only for a sweep with a shift: the element above the diagonal in row i - 1, as the previous round changed
 *            it; in round 0, a number that follows from the shift
 *     C, S   the cosine and sine of the previous rotation of rows
 *     CC     the cosine of the previous rotation of columns */
enum { AT_DIAGONAL, AT_ABOVE, AT_LEFT, AT_D, AT_F, AT_C, AT_S, AT_CC, AT_ROWS_OF_SWEEP, SWEEP_STATES };
enum { AT_ROWS = AT_LEFT, STATES };

/* A sweep: the number of the matrix in the batch, and the first and the last row of the block. `plain` is true if the
 * shift is 0. */
typedef struct sweep {
    node_id matrix, low, high, plain;
    bool vectors;
} sweep;

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static bool is_wide(const graph *g, node_id value) { return node_shape(g, value)->dtype == QN_F64; }

/* Element k of `numbers`, which has the shape 1 x n. */
static node_id get(graph *g, node_id numbers, node_id k)
{
    return b_reshape(g, b_dynamic_slice(g, numbers, (node_id[]){linalg_index(g, 0), k}, (int64_t[]){1, 1}), 0, NULL);
}

static node_id put(graph *g, node_id numbers, node_id k, node_id value)
{
    node_id starts[2] = {linalg_index(g, 0), k};
    return b_dynamic_update_slice(g, numbers, b_reshape(g, value, 2, (int64_t[]){1, 1}), starts);
}

static node_id either(graph *g, node_id which, node_id on_true, node_id on_false)
{
    return b_select(g, which, on_true, on_false);
}

static node_id less(graph *g, node_id a, node_id b) { return b_compare(g, comparison_direction_LT, a, b); }

static node_id equal(graph *g, node_id a, node_id b) { return b_compare(g, comparison_direction_EQ, a, b); }

/* a x + b y */
static node_id combine(graph *g, node_id a, node_id x, node_id b, node_id y)
{
    return b_add(g, b_multiply(g, a, x), b_multiply(g, b, y));
}

/* The rotation that turns the vector (x, y) into (length, 0), with length >= 0. Its cosine is x / length, and its sine
 * is y / length. Formulas with a quotient of x and y are less accurate: their rounding errors change the lengths of
 * vectors. Tiny x and y are first multiplied by a power of 2, so that their squares do not vanish. */
typedef struct rotation {
    node_id c, s, length;
} rotation;

static rotation rotation_of(graph *g, node_id x, node_id y)
{
    node_id most = b_maximum(g, b_abs(g, x), b_abs(g, y));
    if (!most)
        return (rotation){0};
    bool wide = is_wide(g, most);
    node_id one = b_fill_like(g, most, 1), zero = b_zeros_like(g, most);
    node_id tiny = less(g, most, b_fill_like(g, most, wide ? 0x1p-400 : 0x1p-40));
    node_id scale = either(g, tiny, b_fill_like(g, most, wide ? 0x1p700 : 0x1p100), one);
    x = b_multiply(g, x, scale);
    y = b_multiply(g, y, scale);
    node_id length = b_sqrt(g, combine(g, x, x, y, y)), none = equal(g, length, zero);
    return (rotation){either(g, none, one, b_divide(g, x, length)), either(g, none, zero, b_divide(g, y, length)),
                      b_divide(g, length, scale)};
}

/* `matrix` is the number of a matrix in the batch. Rotates rows i and i + 1 of its transpose(u) by the rotation `u`,
 * and rows i and i + 1 of its vh by `v`. */
static node_id rotate(graph *g, node_id rows, node_id matrix, node_id i, rotation u, rotation v)
{
    if (!rows || !u.c || !v.c)
        return 0;
    const int64_t dims[4] = {1, 2, 2, 2}, sizes[4] = {1, 2, 2, extent(g, rows, 3)};
    node_id zero = linalg_index(g, 0), starts[4] = {matrix, zero, i, zero};
    type_id t = type_tensor(g, (qn_dtype)node_shape(g, rows)->dtype, 4, dims);
    node_id which = b_iota(g, QN_I32, 4, dims, 1), to = b_iota(g, QN_I32, 4, dims, 2);
    node_id from = b_iota(g, QN_I32, 4, dims, 3), first = which ? equal(g, which, b_zeros_like(g, which)) : 0;
    node_id c = either(g, first, b_broadcast_scalar(g, u.c, t), b_broadcast_scalar(g, v.c, t));
    node_id s = either(g, first, b_broadcast_scalar(g, u.s, t), b_broadcast_scalar(g, v.s, t));
    node_id factor = either(g, equal(g, to, from), c, either(g, less(g, to, from), s, b_negate(g, s)));
    attr_dims both = {2, (int64_t[]){0, 1}}, last = {1, (int64_t[]){3}}, row = {1, (int64_t[]){2}};
    node_id old = b_dynamic_slice(g, rows, starts, sizes);
    return b_dynamic_update_slice(g, rows, b_dot_general(g, factor, old, both, both, last, row, QN_NONE), starts);
}

/* Round k of a sweep: rotates columns i and i + 1, then rows i and i + 1. Let e be the element above the diagonal in
 * row i. If the sweep has a shift, the columns are rotated by rotation_of(F, S e), else by rotation_of(D CC, e). */
static void turn(graph *g, const void *self, node_id k, const node_id *state, node_id *next)
{
    const sweep *of = self;
    node_id i = b_add(g, of->low, k), beside = b_add(g, i, linalg_index(g, 1)), plain = of->plain;
    node_id d = state[AT_D], c = state[AT_C], s = state[AT_S], e = get(g, state[AT_ABOVE], beside);
    node_id following = get(g, state[AT_DIAGONAL], beside), own = b_multiply(g, c, e);
    rotation v = rotation_of(g, either(g, plain, b_multiply(g, d, state[AT_CC]), state[AT_F]),
                             either(g, plain, e, b_multiply(g, s, e)));
    if (!v.c)
        return;
    node_id first = equal(g, k, linalg_index(g, 0));
    node_id done = either(g, first, b_zeros_like(g, d), either(g, plain, b_multiply(g, s, v.length), v.length));
    node_id x = either(g, plain, b_multiply(g, c, v.length), combine(g, v.c, d, v.s, own));
    rotation u = rotation_of(g, x, b_multiply(g, v.s, following));
    if (!u.c)
        return;
    node_id up = b_subtract(g, b_multiply(g, v.c, own), b_multiply(g, v.s, d)), on = b_multiply(g, v.c, following);
    node_id moved = b_subtract(g, b_multiply(g, u.c, on), b_multiply(g, u.s, up));
    next[AT_DIAGONAL] = put(g, state[AT_DIAGONAL], i, u.length);
    next[AT_ABOVE] = put(g, state[AT_ABOVE], i, done);
    next[AT_LEFT] = b_subtract(g, state[AT_LEFT], linalg_index(g, 1));
    next[AT_D] = either(g, plain, following, moved);
    next[AT_F] = combine(g, u.c, up, u.s, on);
    next[AT_C] = u.c;
    next[AT_S] = u.s;
    next[AT_CC] = v.c;
    if (of->vectors)
        next[AT_ROWS_OF_SWEEP] = rotate(g, state[AT_ROWS_OF_SWEEP], of->matrix, i, u, v);
}

static node_id is_left(graph *g, const void *self, const node_id *state)
{
    (void)self;
    return b_compare(g, comparison_direction_GT, state[AT_LEFT], linalg_index(g, 0));
}

/* Reduces all elements of a value by `op`, from `start`. */
static node_id reduce_all(graph *g, op_kind op, node_id value, double start)
{
    if (!value)
        return 0;
    const type *t = node_shape(g, value);
    return b_reduce(g, op, value, b_fill(g, type_scalar(g, (qn_dtype)t->dtype), start), b_all_dims(g, t->rank));
}

/* Replaces elements above the diagonal by 0 if they are tiny, or negligible compared with their neighbours on the
 * diagonal. */
static node_id without_negligible(graph *g, node_id diagonal, node_id above)
{
    if (!diagonal || !above)
        return 0;
    int64_t n = extent(g, diagonal, 1);
    node_id size = b_abs(g, diagonal), first = b_slice_one(g, size, 1, 0, 1, 1);
    node_id before = b_concatenate(g, 2, (node_id[]){first, b_slice_one(g, size, 1, 0, n - 1, 1)}, 1);
    node_id limit = b_scale(g, b_add(g, size, before), is_wide(g, above) ? DBL_EPSILON : FLT_EPSILON);
    limit = b_shift(g, limit, is_wide(g, above) ? DBL_MIN : FLT_MIN);
    return either(g, b_compare(g, comparison_direction_LE, b_abs(g, above), limit), b_zeros_like(g, above), above);
}

/* The smaller singular value of the matrix with the rows (f, beside) and (0, h). No parameter is negative. If f and h
 * are 0, the result is NaN. */
static node_id smaller_value(graph *g, node_id f, node_id beside, node_id h)
{
    node_id least = b_minimum(g, f, h), most = b_maximum(g, f, h);
    if (!least)
        return 0;
    node_id one = b_fill_like(g, least, 1);
    node_id sum = b_add(g, one, b_divide(g, least, most)), ratio = b_divide(g, b_subtract(g, most, least), most);
    node_id part = b_divide(g, beside, most), square = b_multiply(g, part, part);
    node_id roots = b_add(g, b_sqrt(g, b_add(g, b_multiply(g, sum, sum), square)),
                          b_sqrt(g, b_add(g, b_multiply(g, ratio, ratio), square)));
    return b_divide(g, b_add(g, least, least), roots);
}

/* Sets the block of the sweep (`low`, `high`) and `plain`. Returns the first F of the sweep, or 0 if the graph has
 * failed. */
static node_id start_sweep(graph *g, sweep *of, const node_id *state)
{
    node_id d = state[AT_DIAGONAL], e = state[AT_ABOVE];
    if (!d || !e)
        return 0;
    node_id place = b_iota(g, QN_I32, 2, node_shape(g, d)->dims, 1), zeros = b_zeros_like(g, place);
    node_id cut = equal(g, e, b_zeros_like(g, e));
    of->high = reduce_all(g, OP_maximum, either(g, cut, zeros, place), 0);
    node_id high = b_broadcast_scalar(g, of->high, node_type(g, place));
    of->low = reduce_all(g, OP_maximum, either(g, b_and(g, cut, less(g, place, high)), place, zeros), 0);
    node_id low = b_broadcast_scalar(g, of->low, node_type(g, place));
    node_id in =
        b_and(g, b_compare(g, comparison_direction_GE, place, low), b_compare(g, comparison_direction_LE, place, high));
    node_id sizes = b_abs(g, d);
    node_id least = reduce_all(g, OP_minimum, either(g, in, sizes, b_fill_like(g, d, HUGE_VAL)), HUGE_VAL);
    node_id most = reduce_all(g, OP_maximum, either(g, in, b_maximum(g, sizes, b_abs(g, e)), b_zeros_like(g, d)), 0);
    node_id negligible =
        b_compare(g, comparison_direction_LE, least, b_scale(g, most, is_wide(g, d) ? DBL_EPSILON : FLT_EPSILON));
    node_id top = get(g, state[AT_DIAGONAL], of->low), size = b_abs(g, top);
    node_id above_last = b_abs(g, get(g, state[AT_DIAGONAL], b_subtract(g, of->high, linalg_index(g, 1))));
    node_id last = b_abs(g, get(g, state[AT_DIAGONAL], of->high));
    node_id shift = smaller_value(g, above_last, b_abs(g, get(g, state[AT_ABOVE], of->high)), last);
    node_id share = b_divide(g, shift, top);
    if (!share)
        return 0;
    node_id useless =
        less(g, b_multiply(g, share, share), b_fill_like(g, share, is_wide(g, d) ? DBL_EPSILON : FLT_EPSILON));
    of->plain = b_or(g, negligible, useless);
    return b_multiply(g, b_subtract(g, size, shift), b_add(g, b_sign(g, top), share));
}

static void iterate(graph *g, const void *self, node_id number, const node_id *state, node_id *next)
{
    sweep of = *(const sweep *)self;
    node_id f = start_sweep(g, &of, state);
    (void)number;
    if (!f)
        return;
    node_id one = b_fill_like(g, f, 1), zero = b_zeros_like(g, f);
    node_id inner[SWEEP_STATES] = {state[AT_DIAGONAL],
                                   state[AT_ABOVE],
                                   b_subtract(g, of.high, of.low),
                                   get(g, state[AT_DIAGONAL], of.low),
                                   f,
                                   one,
                                   either(g, of.plain, zero, one),
                                   one,
                                   of.vectors ? state[AT_ROWS] : 0};
    uint32_t count = of.vectors ? SWEEP_STATES : AT_ROWS_OF_SWEEP;
    linalg_loop(g, extent(g, state[AT_DIAGONAL], 1) - 1, is_left, turn, &of, count, inner);

    node_id d = b_multiply(g, inner[AT_D], inner[AT_CC]);
    node_id on = either(g, of.plain, b_multiply(g, d, inner[AT_C]), inner[AT_D]);
    node_id up = either(g, of.plain, b_multiply(g, d, inner[AT_S]), inner[AT_F]);
    next[AT_DIAGONAL] = put(g, inner[AT_DIAGONAL], of.high, on);
    node_id above = put(g, inner[AT_ABOVE], of.high, up);
    next[AT_ABOVE] = without_negligible(g, next[AT_DIAGONAL], above);
    if (of.vectors)
        next[AT_ROWS] = inner[AT_ROWS_OF_SWEEP];
}

/* Whether any element above the diagonal is not 0. */
static node_id is_open(graph *g, const void *self, const node_id *state)
{
    (void)self;
    node_id above = state[AT_ABOVE];
    return reduce_all(g, OP_or, b_compare(g, comparison_direction_NE, above, b_zeros_like(g, above)), 0);
}

static void iterate_matrix(graph *g, const void *self, node_id number, const node_id *state, node_id *next)
{
    sweep of = {.matrix = number, .vectors = *(const bool *)self};
    node_id own[STATES] = {0}, starts[2] = {number, linalg_index(g, 0)};
    int64_t n = extent(g, state[AT_DIAGONAL], 1);
    for (uint32_t i = 0; i < AT_ROWS; i++)
        own[i] = b_dynamic_slice(g, state[i], starts, (int64_t[]){1, n});
    own[AT_ROWS] = of.vectors ? state[AT_ROWS] : 0;
    own[AT_ABOVE] = without_negligible(g, own[AT_DIAGONAL], own[AT_ABOVE]);
    linalg_loop(g, SVD_SWEEPS * n, is_open, iterate, &of, of.vectors ? STATES : AT_ROWS, own);
    for (uint32_t i = 0; i < AT_ROWS; i++)
        next[i] = b_dynamic_update_slice(g, state[i], own[i], starts);
    next[AT_ROWS] = own[AT_ROWS];
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

/* parts_of turns complex matrices (batch x n x n) into real matrices with 2 n columns: first the real parts, then the
 * imaginary parts. from_parts turns them back. */
static node_id parts_of(graph *g, node_id a)
{
    return a && dtype_is_complex((qn_dtype)node_shape(g, a)->dtype) ? linalg_join(g, b_real(g, a), b_imag(g, a), 2) : a;
}

static node_id from_parts(graph *g, node_id rows)
{
    if (!rows || extent(g, rows, 1) == extent(g, rows, 2))
        return rows;
    int64_t n = extent(g, rows, 1);
    return b_complex(g, linalg_block(g, rows, 0, n, 0, n), linalg_block(g, rows, 0, n, n, 2 * n));
}

static node_id stack(graph *g, node_id first, node_id second)
{
    if (!first || !second)
        return 0;
    int64_t dims[4] = {extent(g, first, 0), 1, extent(g, first, 1), extent(g, first, 2)};
    node_id parts[2] = {b_reshape(g, first, 4, dims), b_reshape(g, second, 4, dims)};
    return b_concatenate(g, 2, parts, 1);
}

static node_id unstack(graph *g, node_id rows, int64_t number)
{
    if (!rows)
        return 0;
    int64_t dims[3] = {extent(g, rows, 0), extent(g, rows, 2), extent(g, rows, 3)};
    return b_reshape(g, b_slice_one(g, rows, 1, number, number + 1, 1), 3, dims);
}

void bidiagonal_iterate(graph *g, bidiagonal *b)
{
    bool vectors = b->u != 0;
    if (!b->diagonal || extent(g, b->diagonal, 1) == 1)
        return;
    node_id state[STATES] = {b->diagonal, b->above};
    if (vectors)
        state[AT_ROWS] = stack(g, parts_of(g, linalg_transpose(g, b->u)), parts_of(g, b->vh));
    linalg_loop(g, extent(g, b->diagonal, 0), NULL, iterate_matrix, &vectors, vectors ? STATES : AT_ROWS, state);
    b->diagonal = state[AT_DIAGONAL];
    b->above = state[AT_ABOVE];
    if (!vectors)
        return;
    b->u = linalg_transpose(g, from_parts(g, unstack(g, state[AT_ROWS], 0)));
    b->vh = from_parts(g, unstack(g, state[AT_ROWS], 1));
}
