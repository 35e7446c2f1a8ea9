/* The expansions of svd, singular_values and pinv. Their steps determine the bits of results (docs/numerics.md).
 *
 * A matrix is first divided by a power of 2. If it has more rows than columns, qr factors it. If it has more columns
 * than rows, qr factors the adjoint. The factor r, or a matrix that is square already, becomes bidiagonal
 * (composite_bidiagonal.c), then diagonal (composite_svd_sweeps.c). At the end, one step makes the singular vectors
 * more nearly orthogonal (straighten). */
#include <float.h>
#include <math.h>
#include <string.h>

#include "graph/composite.h"
#include "graph/svd.h"

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

static bool is_wide(const graph *g, node_id value) { return node_shape(g, value)->dtype == QN_F64; }

static node_id less(graph *g, node_id a, node_id b) { return b_compare(g, comparison_direction_LT, a, b); }

static node_id equal(graph *g, node_id a, node_id b) { return b_compare(g, comparison_direction_EQ, a, b); }

typedef struct factors {
    node_id u, s, vh;
} factors;

/* Broadcasts a value of shape batch x rows, or batch, along the other dimensions of `like`. */
static node_id widen(graph *g, node_id value, node_id like)
{
    if (!value || !like)
        return 0;
    const type *t = node_shape(g, value), *wanted = node_shape(g, like);
    return b_broadcast(g, value, wanted->rank, wanted->dims, t->rank == 1 ? (int64_t[]){0} : (int64_t[]){0, 1});
}

/* Factors square matrices. Without `vectors`, sets only s. */
static factors factor_square(graph *g, node_id a, bool vectors)
{
    bidiagonal b = bidiagonal_factors(g, a, vectors);
    bidiagonal_iterate(g, &b);
    if (!b.diagonal || !b.above)
        return (factors){0};
    int64_t last = 1;
    node_id open = b_compare(g, comparison_direction_NE, b.above, b_zeros_like(g, b.above));
    node_id failed = b_reduce(g, OP_or, open, b_fill(g, type_scalar(g, QN_I1), 0), (attr_dims){1, &last});
    node_id order = b_iota(g, QN_I32, 2, node_shape(g, b.diagonal)->dims, 1);
    node_id sorted = b_sort_by(g, 2, (node_id[]){b_abs(g, b.diagonal), order}, 1, true, false);
    if (!sorted)
        return (factors){0};
    node_id nan = b_fill_like(g, b.diagonal, NAN);
    factors f = {.s = b_select(g, widen(g, failed, nan), nan, node_result(g, sorted, 0))};
    if (!vectors)
        return f;
    order = node_result(g, sorted, 1);
    node_id sign =
        b_select(g, less(g, b.diagonal, b_zeros_like(g, b.diagonal)), b_fill_like(g, nan, -1), b_fill_like(g, nan, 1));
    node_id rows = b_multiply(g, linalg_from_real(g, widen(g, sign, b.vh), b.vh), b.vh);
    f.u = linalg_transpose(g, linalg_take_rows(g, linalg_transpose(g, b.u), order));
    f.vh = linalg_take_rows(g, rows, order);
    return f;
}

/* (square - 1) / 2, where 1 is the identity matrix. */
static node_id half_excess(graph *g, node_id square)
{
    return square ? b_scale(g, b_subtract(g, square, linalg_identity(g, square)), 0.5) : 0;
}

/* Makes the singular vectors more nearly orthogonal. Let x be u or the adjoint of vh, so that the vectors are the
 * columns of x. Let x' be the adjoint of x. The function replaces x by x - x (x' x - 1) / 2, where 1 is the identity.
 * This corrects most of the deviation from orthogonality that rounding errors of the rotations cause. Source: A.
 * Bjorck, C. Bowie, "An iterative algorithm for computing the best estimate of an orthogonal matrix", SIAM J. Numer.
 * Anal. 8 (1971). */
static void straighten(graph *g, factors *f)
{
    node_id u = half_excess(g, linalg_product(g, f->u, true, f->u));
    node_id v = half_excess(g, linalg_product(g, f->vh, false, linalg_adjoint(g, f->vh)));
    f->u = b_subtract(g, f->u, linalg_product(g, f->u, false, u));
    f->vh = b_subtract(g, f->vh, linalg_product(g, v, false, f->vh));
}

static factors factor(graph *g, node_id a, bool vectors)
{
    if (!a)
        return (factors){0};
    int64_t m = extent(g, a, 1), n = extent(g, a, 2);
    if (m == n)
        return factor_square(g, a, vectors);
    if (m < n) {
        factors f = factor(g, linalg_adjoint(g, a), vectors);
        return vectors ? (factors){linalg_adjoint(g, f.vh), f.s, linalg_adjoint(g, f.u)} : f;
    }
    node_id qr[2] = {0};
    expand_reduced_qr(g, NULL, 1, &a, qr);
    factors f = factor_square(g, qr[1], vectors);
    if (vectors)
        f.u = linalg_product(g, qr[0], false, f.u);
    return f;
}

/* Let x be the largest size (linalg_size) of an element of a matrix. The scale of the matrix is the largest power of 2
 * that is not above x, but at least the smallest normal number. If a size is NaN or infinite, the scale is infinite. */
static node_id find_scale(graph *g, node_id a)
{
    int64_t both[2] = {1, 2};
    node_id size = linalg_size(g, a);
    if (!size)
        return 0;
    bool wide = is_wide(g, size);
    node_id bits = node_make(g, OP_bitcast_convert, 1, &size, &(attrs){.element_type = wide ? QN_UI64 : QN_UI32});
    node_id zero = b_fill(g, type_scalar(g, wide ? QN_UI64 : QN_UI32), 0);
    node_id most = bits ? b_reduce(g, OP_maximum, bits, zero, (attr_dims){2, both}) : 0;
    if (!most)
        return 0;
    node_id exponent = b_fill_like(g, most, wide ? 0x7ffp52 : 0xffp23);
    node_id power = b_maximum(g, b_and(g, most, exponent), b_fill_like(g, most, wide ? 0x1p52 : 0x1p23));
    return power ? node_make(g, OP_bitcast_convert, 1, &power, &(attrs){.element_type = wide ? QN_F64 : QN_F32}) : 0;
}

/* Factors matrices of any shape. Divides each matrix by its scale first, and multiplies the singular values by the
 * scale at the end. If the scale is infinite, computes with zeros instead of the matrix, and makes the results NaN. */
static factors factor_any(graph *g, node_id a, bool vectors)
{
    node_id scale = find_scale(g, a);
    if (!scale)
        return (factors){0};
    node_id finite = less(g, scale, b_fill_like(g, scale, HUGE_VAL)), one = b_fill_like(g, scale, 1);
    node_id part = linalg_real(g, a), divisor = widen(g, b_select(g, finite, scale, one), part);
    node_id zeros = b_zeros_like(g, a);
    a = b_select(g, widen(g, finite, a), linalg_divide_by_real(g, a, divisor), zeros);
    factors f = factor(g, a, vectors);
    if (!f.s)
        return f;
    node_id nan = b_fill_like(g, f.s, NAN);
    f.s = b_select(g, widen(g, finite, f.s), b_multiply(g, f.s, widen(g, scale, f.s)), nan);
    if (!vectors || !f.u || !f.vh)
        return f;
    straighten(g, &f);
    node_id first = b_reshape(g, b_slice_one(g, f.s, 1, 0, 1, 1), 1, node_shape(g, finite)->dims);
    node_id good = equal(g, first, first); /* if one singular value is NaN, all are NaN, so the first one tells */
    f.u = b_select(g, widen(g, good, f.u), f.u, f.u ? b_fill_like(g, f.u, NAN) : 0);
    f.vh = b_select(g, widen(g, good, f.vh), f.vh, f.vh ? b_fill_like(g, f.vh, NAN) : 0);
    return f;
}

/* Sets the results u, s and vh. Without `vectors`, sets only s. */
static void expand(graph *g, node_id a, bool vectors, node_id *results)
{
    type_id t = node_type(g, a);
    const type have = *type_at(g, t);
    qn_dtype dtype = (qn_dtype)have.dtype, part = dtype_part(dtype);
    uint32_t rank = have.rank;
    int64_t dims[MAX_RANK], m = have.dims[rank - 2], n = have.dims[rank - 1], least = m < n ? m : n;
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = have.dims[i];
    dims[rank - 2] = least;
    factors f = {0};
    if (have.elements)
        f = factor_any(g, linalg_collapse(g, b_convert(g, a, linalg_dtype(dtype))), vectors);
    else
        f.s = b_fill(g, type_tensor(g, part, rank - 1, dims), 0);
    f.s = b_convert(g, b_reshape(g, f.s, rank - 1, dims), part);
    results[vectors ? 1 : 0] = f.s;
    if (!vectors)
        return;
    if (!have.elements) {
        dims[rank - 1] = n;
        f.vh = b_fill(g, type_tensor(g, dtype, rank, dims), 0);
        dims[rank - 2] = m;
        dims[rank - 1] = least;
        f.u = b_fill(g, type_tensor(g, dtype, rank, dims), 0);
    }
    results[0] = have.elements ? b_convert(g, linalg_restore(g, f.u, t), dtype) : f.u;
    results[2] = have.elements ? b_convert(g, linalg_restore(g, f.vh, t), dtype) : f.vh;
}

void expand_svd(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    expand(g, operands[0], true, results);
}

void expand_singular_values(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a;
    (void)count;
    expand(g, operands[0], false, results);
}

/* Replaces each number in s (batch x k) by its reciprocal, or by 0 if the number is 0, NaN, or below `cutoff` times the
 * first number. */
static node_id inverse_of(graph *g, node_id s, double cutoff)
{
    if (!s)
        return 0;
    node_id limit = b_scale(g, b_slice_one(g, s, 1, 0, 1, 1), cutoff), zero = b_zeros_like(g, s);
    limit = limit ? widen(g, b_reshape(g, limit, 1, node_shape(g, s)->dims), s) : 0;
    node_id kept = b_and(g, less(g, zero, s), b_compare(g, comparison_direction_GE, s, limit));
    return b_select(g, kept, b_divide(g, b_fill_like(g, s, 1), s), zero);
}

void expand_pinv(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    const type have = *node_shape(g, operands[0]);
    qn_dtype dtype = (qn_dtype)have.dtype;
    int64_t dims[MAX_RANK], m = have.dims[have.rank - 2], n = have.dims[have.rank - 1];
    memcpy(dims, have.dims, have.rank * sizeof *dims);
    dims[have.rank - 2] = n;
    dims[have.rank - 1] = m;
    type_id wanted = type_tensor(g, dtype, have.rank, dims);
    float given;
    memcpy(&given, &a->cutoff, sizeof given);
    if (!have.elements) {
        results[0] = b_fill(g, wanted, 0);
        return;
    }
    factors f = factor_any(g, linalg_collapse(g, b_convert(g, operands[0], linalg_dtype(dtype))), true);
    if (!f.s)
        return;
    double eps = is_wide(g, f.s) ? DBL_EPSILON : FLT_EPSILON;
    node_id rows = linalg_adjoint(g, f.u);
    node_id inverse = inverse_of(g, f.s, given < 0 ? 10 * (double)(m < n ? n : m) * eps : (double)given);
    rows = b_multiply(g, linalg_from_real(g, widen(g, inverse, rows), rows), rows);
    results[0] = b_convert(g, linalg_restore(g, linalg_product(g, f.vh, true, rows), wanted), dtype);
}
