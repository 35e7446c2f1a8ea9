/* The expansion of eigh. The method determines the bits of the results (docs/numerics.md).
 *
 * A matrix is divided by a power of 2, so that its largest element is about 1. Rotations solve real matrices of at
 * most EIGH_LEAF rows (eigh_jacobi.c). Reflectors reduce other matrices to real tridiagonal matrices (eigh_reduce.c).
 * Tridiagonal matrices of at most EIGH_LEAF rows are also solved by rotations, larger ones by divide and conquer
 * (eigh_divide.c). */
#include <math.h>

#include "graph/composite.h"
#include "graph/eigh.h"

static int64_t extent(const graph *g, node_id value, uint32_t d) { return node_shape(g, value)->dims[d]; }

/* ---- shared ------------------------------------------------------------------------------------------------------ */

static node_id widen(graph *g, node_id list, node_id like, int64_t place)
{
    if (!list || !like)
        return 0;
    const type *wanted = node_shape(g, like);
    return b_broadcast(g, list, wanted->rank, wanted->dims, (int64_t[]){0, place});
}

node_id eigh_down(graph *g, node_id list, node_id like) { return widen(g, list, like, 1); }

node_id eigh_across(graph *g, node_id list, node_id like) { return widen(g, list, like, 2); }

node_id eigh_sum_rows(graph *g, node_id a)
{
    int64_t last = 2;
    return b_sum(g, a, (attr_dims){1, &last});
}

/* ---- the operation ----------------------------------------------------------------------------------------------- */

/* The size of a real element is its absolute value. The size of a complex element is the larger of the absolute values
 * of its two parts. */
static node_id sizes(graph *g, node_id a)
{
    if (!a || !dtype_is_complex((qn_dtype)node_shape(g, a)->dtype))
        return b_abs(g, a);
    return b_maximum(g, b_abs(g, b_real(g, a)), b_abs(g, b_imag(g, a)));
}

/* The scale of a matrix is the largest power of 2 that is not above the largest size in the matrix, but at least the
 * smallest normal number. If the matrix has a NaN or an infinity, the scale is infinite. Finite sizes divided by the
 * scale are below 2, so sums of their squares do not overflow. */
static node_id find_scale(graph *g, node_id a)
{
    int64_t both[2] = {1, 2};
    if (!a)
        return 0;
    bool wide = dtype_part((qn_dtype)node_shape(g, a)->dtype) == QN_F64;
    qn_dtype bits = wide ? QN_UI64 : QN_UI32;
    node_id size = sizes(g, a);
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

/* Completes a Hermitian matrix from the lower triangle of `a`, or from the upper triangle if `lower` is not set.
 * Imaginary parts on the diagonal become 0. */
static node_id complete(graph *g, node_id a, bool lower)
{
    if (!a)
        return 0;
    node_id own = linalg_triangle(g, a, lower ? comparison_direction_GE : comparison_direction_LE);
    a = b_select(g, own, a, linalg_adjoint(g, a));
    if (!a || !dtype_is_complex((qn_dtype)node_shape(g, a)->dtype))
        return a;
    node_id on = linalg_triangle(g, a, comparison_direction_EQ);
    return b_select(g, on, linalg_from_real(g, linalg_real(g, a), a), a);
}

/* Sorts values and vectors, and multiplies the values by `scale`. */
static void sort_pairs(graph *g, node_id scale, eigh_pairs *p)
{
    p->values = b_multiply(g, p->values, eigh_down(g, scale, p->values));
    if (!p->values)
        return;
    node_id order = b_iota(g, QN_I32, 2, node_shape(g, p->values)->dims, 1);
    node_id sorted = b_sort_by(g, 2, (node_id[]){p->values, order}, 1, false, false);
    if (!sorted)
        return;
    p->rows = linalg_take_rows(g, p->rows, node_result(g, sorted, 1));
    p->values = node_result(g, sorted, 0);
}

/* Takes Hermitian matrices of n rows. Sets *values to the eigenvalues (batch x n, ascending) and *vectors to the
 * eigenvectors (batch x n x n, in columns). */
static void diagonalise(graph *g, node_id a, node_id *values, node_id *vectors)
{
    node_id scale = find_scale(g, a);
    if (!scale)
        return;
    bool direct = extent(g, a, 1) <= EIGH_LEAF && !dtype_is_complex((qn_dtype)node_shape(g, a)->dtype);
    node_id finite = b_compare(g, comparison_direction_LT, scale, b_fill_like(g, scale, HUGE_VAL));
    node_id real = linalg_real(g, a), scaled = linalg_divide_by_real(g, a, eigh_down(g, scale, real));
    scaled = b_select(g, eigh_down(g, finite, a), scaled, b_zeros_like(g, a));
    eigh_reduction reduction = {0};
    if (!direct)
        eigh_reduce(g, scaled, &reduction);
    eigh_pairs p = direct ? eigh_jacobi(g, scaled) : eigh_tridiagonal(g, reduction.d, reduction.e);
    sort_pairs(g, scale, &p);
    node_id columns = linalg_transpose(g, p.rows), good = b_and(g, finite, p.good);
    columns = linalg_from_real(g, direct ? columns : eigh_restore(g, &reduction, columns), a);
    if (!columns)
        return;
    node_id bad = b_fill_like(g, real, NAN);
    bad = real == a ? bad : b_complex(g, bad, bad);
    *values = b_select(g, eigh_down(g, good, p.values), p.values, b_fill_like(g, p.values, NAN));
    *vectors = b_select(g, eigh_down(g, good, columns), columns, bad);
}

void expand_eigh(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    const type t = *node_shape(g, operands[0]);
    qn_dtype dtype = (qn_dtype)t.dtype, part = dtype_part(dtype);
    node_id values = 0, vectors = 0;
    if (!t.elements) {
        results[0] = b_fill(g, type_tensor(g, part, t.rank - 1, t.dims), 0);
        results[1] = operands[0];
        return;
    }
    node_id matrix = linalg_collapse(g, b_convert(g, operands[0], linalg_dtype(dtype)));
    diagonalise(g, complete(g, matrix, a->lower), &values, &vectors);
    results[0] = b_convert(g, b_reshape(g, values, t.rank - 1, t.dims), part);
    results[1] = b_convert(g, linalg_restore(g, vectors, node_type(g, operands[0])), dtype);
}
