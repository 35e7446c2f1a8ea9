/* Computes complex operations from real and imaginary parts. See split_ops.h and docs/numerics.md. */
#include "rewrite/split_ops.h"

#include "graph/build.h"

/* ---- memory ------------------------------------------------------------------------------------------------------ */

static node_id part_of_memory(graph *g, node_id memory, int64_t part)
{
    if (!memory)
        return 0;
    uint32_t last = node_shape(g, memory)->rank - 1;
    node_id slice = b_slice_one(g, memory, last, part, part + 1, 1);
    return slice ? b_reshape(g, slice, last, node_shape(g, slice)->dims) : 0;
}

parts parts_of_memory(graph *g, node_id memory)
{
    node_id re = part_of_memory(g, memory, 0);
    return (parts){re, part_of_memory(g, memory, 1)};
}

/* Reshapes n: adds a dimension of extent 1 after the last one. */
static node_id widened(graph *g, node_id n)
{
    int64_t dims[MAX_RANK];
    if (!n)
        return 0;
    const type *t = node_shape(g, n);
    uint32_t rank = t->rank;
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = t->dims[i];
    dims[rank] = 1;
    return b_reshape(g, n, rank + 1, dims);
}

node_id memory_of_parts(graph *g, parts p)
{
    node_id both[2] = {widened(g, p.re), widened(g, p.im)};
    return both[0] && both[1] ? b_concatenate(g, 2, both, node_shape(g, both[0])->rank - 1) : 0;
}

static node_id bits_as(graph *g, node_id n, qn_dtype to)
{
    return n ? node_make(g, OP_bitcast_convert, 1, &n, &(attrs){.element_type = to}) : 0;
}

node_id words_of_parts(graph *g, parts p)
{
    node_id low = b_convert(g, bits_as(g, p.re, QN_UI32), QN_UI64);
    node_id high = b_convert(g, bits_as(g, p.im, QN_UI32), QN_UI64);
    return low && high ? b_or(g, low, b_shift_left(g, high, b_fill_like(g, high, 32))) : 0;
}

/* ---- comparison -------------------------------------------------------------------------------------------------- */

static node_id compared(graph *g, int direction, parts l, parts r)
{
    enum {
        EQ = comparison_direction_EQ,
        NE = comparison_direction_NE,
        GE = comparison_direction_GE,
        GT = comparison_direction_GT,
        LE = comparison_direction_LE,
        LT = comparison_direction_LT
    };
    if (direction == EQ)
        return b_and(g, b_compare(g, EQ, l.re, r.re), b_compare(g, EQ, l.im, r.im));
    if (direction == NE)
        return b_or(g, b_compare(g, NE, l.re, r.re), b_compare(g, NE, l.im, r.im));
    node_id strictly = b_compare(g, direction == GE || direction == GT ? GT : LT, l.re, r.re);
    node_id tied = b_compare(g, EQ, l.re, r.re);
    return b_or(g, strictly, b_and(g, tied, b_compare(g, direction, l.im, r.im)));
}

static node_id has_nan(graph *g, parts p)
{
    return b_or(g, b_compare(g, comparison_direction_NE, p.re, p.re),
                b_compare(g, comparison_direction_NE, p.im, p.im));
}

static parts selected(graph *g, node_id pred, parts yes, parts no)
{
    node_id re = b_select(g, pred, yes.re, no.re);
    return (parts){re, b_select(g, pred, yes.im, no.im)};
}

/* Returns the larger of l and r if `direction` is GE, and the smaller if `direction` is LE. If only one of l and r has
 * a NaN part, returns that one. If both have a NaN part, or l and r are equal, returns l. */
static parts extreme(graph *g, int direction, parts l, parts r)
{
    node_id left = b_or(g, has_nan(g, l), b_and(g, b_not(g, has_nan(g, r)), compared(g, direction, l, r)));
    return selected(g, left, l, r);
}

static parts broadcast_to(graph *g, parts p, type_id t)
{
    node_id re = b_broadcast_scalar(g, p.re, t);
    return (parts){re, b_broadcast_scalar(g, p.im, t)};
}

static parts clamped(graph *g, const parts *x)
{
    type_id t = node_type(g, x[1].re);
    parts low = extreme(g, comparison_direction_GE, x[1], broadcast_to(g, x[0], t));
    return extreme(g, comparison_direction_LE, low, broadcast_to(g, x[2], t));
}

/* ---- arithmetic -------------------------------------------------------------------------------------------------- */

static parts product(graph *g, parts l, parts r)
{
    node_id re = b_subtract(g, b_multiply(g, l.re, r.re), b_multiply(g, l.im, r.im));
    return (parts){re, b_add(g, b_multiply(g, l.re, r.im), b_multiply(g, l.im, r.re))};
}

/* Let x be a + b i. The formula (a - b)(a + b) + 2 a b i keeps more digits than the product x x. Where a a and b b both
 * overflow, the real part of the product would be NaN. If |a| = |b|, the real part is |a| - |b| instead: one of the
 * factors a - b and a + b is 0, and the other may overflow. */
static parts square(graph *g, parts x)
{
    node_id re = b_multiply(g, b_subtract(g, x.re, x.im), b_add(g, x.re, x.im)), mixed = b_multiply(g, x.re, x.im);
    node_id a = b_abs(g, x.re), b = b_abs(g, x.im);
    re = b_select(g, b_compare(g, comparison_direction_EQ, a, b), b_subtract(g, a, b), re);
    return (parts){re, b_add(g, mixed, mixed)};
}

static node_id product_of(graph *g, op_kind op, const attrs *a, node_id l, node_id r)
{
    return l && r ? node_make(g, op, 2, (node_id[]){l, r}, a) : 0;
}

/* Makes a complex dot_general or convolution from real ones. */
static parts sums_of_products(graph *g, op_kind op, attrs *a, parts l, parts r)
{
    a->element_type = dtype_part(a->element_type);
    node_id re = b_subtract(g, product_of(g, op, a, l.re, r.re), product_of(g, op, a, l.im, r.im));
    return (parts){re, b_add(g, product_of(g, op, a, l.re, r.im), product_of(g, op, a, l.im, r.re))};
}

/* The operations whose parts function_part computes, by nodes of_pair or of_pairs. The entry is the attribute
 * complex_function of these nodes; it is 0 for other operations. */
static const uint8_t functions[OP_COUNT] = {
    [OP_abs] = complex_function_ABS,
    [OP_sign] = complex_function_SIGN,
    [OP_divide] = complex_function_DIVIDE,
    [OP_power] = complex_function_POWER,
    [OP_atan2] = complex_function_ATAN2,
    [OP_exponential] = complex_function_EXP,
    [OP_exponential_minus_one] = complex_function_EXPM1,
    [OP_log] = complex_function_LOG,
    [OP_log_plus_one] = complex_function_LOG1P,
    [OP_logistic] = complex_function_LOGISTIC,
    [OP_sqrt] = complex_function_SQRT,
    [OP_rsqrt] = complex_function_RSQRT,
    [OP_cbrt] = complex_function_CBRT,
    [OP_sine] = complex_function_SIN,
    [OP_cosine] = complex_function_COS,
    [OP_tan] = complex_function_TAN,
    [OP_sinh] = complex_function_SINH,
    [OP_cosh] = complex_function_COSH,
    [OP_tanh] = complex_function_TANH,
    [OP_asin] = complex_function_ASIN,
    [OP_acos] = complex_function_ACOS,
    [OP_atan] = complex_function_ATAN,
    [OP_asinh] = complex_function_ASINH,
    [OP_acosh] = complex_function_ACOSH,
    [OP_atanh] = complex_function_ATANH,
};

static node_id function_part(graph *g, op_kind op, int part, uint32_t count, const parts *x)
{
    attrs a = {.complex_function = functions[op], .part = (uint8_t)part};
    node_id operands[4];
    for (uint32_t i = 0; i < count; i++) {
        operands[2 * i] = x[i].re;
        operands[2 * i + 1] = x[i].im;
    }
    return node_make(g, count == 1 ? OP_of_pair : OP_of_pairs, 2 * count, operands, &a);
}

/* ---- other element types ----------------------------------------------------------------------------------------- */

static parts converted(graph *g, qn_dtype to, parts x)
{
    node_id re = b_convert(g, x.re, dtype_part(to));
    if (!dtype_is_complex(to) || !re)
        return (parts){re, 0};
    return (parts){re, x.im ? b_convert(g, x.im, dtype_part(to)) : b_zeros_like(g, re)};
}

/* A bitcast between c64 and c128. One c128 has the bits of two c64, and the first c64 has the bits of the real part. */
static parts reinterpreted(graph *g, qn_dtype from, qn_dtype to, parts x)
{
    if (from == to)
        return x;
    node_id both[2];
    if (from == QN_C128) {
        parts first = parts_of_memory(g, bits_as(g, x.re, QN_F32)),
              second = parts_of_memory(g, bits_as(g, x.im, QN_F32));
        both[0] = memory_of_parts(g, (parts){first.re, second.re});
        both[1] = memory_of_parts(g, (parts){first.im, second.im});
        return (parts){both[0], both[1]};
    }
    parts re = parts_of_memory(g, x.re), im = parts_of_memory(g, x.im);
    both[0] = bits_as(g, memory_of_parts(g, (parts){re.re, im.re}), QN_F64);
    both[1] = bits_as(g, memory_of_parts(g, (parts){re.im, im.im}), QN_F64);
    return (parts){both[0], both[1]};
}

static parts counted(graph *g, attrs *a)
{
    a->element_type = dtype_part(a->element_type);
    node_id re = node_make(g, OP_iota, 0, NULL, a);
    return (parts){re, b_zeros_like(g, re)};
}

/* ---- all operations ---------------------------------------------------------------------------------------------- */

static const bool moves[OP_COUNT] = {
#define MOVEMENT(name, ...) [OP_##name] = true,
#include "graph/ops.def"
};

/* Applies the operation to each part. Real operands, such as indices, are operands of both new nodes. */
static parts each_part(graph *g, op_kind op, const attrs *a, uint32_t count, const parts *operands)
{
    node_id *list = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    parts made;
    for (uint32_t i = 0; i < count; i++)
        list[i] = operands[i].re;
    made.re = node_make(g, op, count, list, a);
    for (uint32_t i = 0; i < count; i++)
        list[i] = operands[i].im ? operands[i].im : operands[i].re;
    made.im = node_make(g, op, count, list, a);
    return made;
}

parts split_op(graph *g, op_kind op, attrs *a, qn_dtype from, qn_dtype to, uint32_t count, const parts *x)
{
    if (functions[op]) {
        node_id re = function_part(g, op, part_RE, count, x);
        return (parts){re, dtype_is_complex(to) ? function_part(g, op, part_IM, count, x) : 0};
    }
    switch ((int)op) {
    case OP_real: return (parts){x[0].re, 0};
    case OP_imag: return (parts){x[0].im, 0};
    case OP_complex: return (parts){x[0].re, x[1].re};
    case OP_conj: return (parts){x[0].re, b_negate(g, x[0].im)};
    case OP_multiply: return product(g, x[0], x[1]);
    case OP_square: return square(g, x[0]);
    case OP_compare: return (parts){compared(g, a->comparison_direction, x[0], x[1]), 0};
    case OP_maximum: return extreme(g, comparison_direction_GE, x[0], x[1]);
    case OP_minimum: return extreme(g, comparison_direction_LE, x[0], x[1]);
    case OP_clamp: return clamped(g, x);
    case OP_convert: return converted(g, to, x[0]);
    case OP_bitcast_convert: return reinterpreted(g, from, to, x[0]);
    case OP_iota: return counted(g, a);
    case OP_dot_general:
    case OP_convolution: return sums_of_products(g, op, a, x[0], x[1]);
    case OP_add:
    case OP_subtract:
    case OP_negate:
    case OP_select: return each_part(g, op, a, count, x);
    default:
        if (moves[op])
            return each_part(g, op, a, count, x);
        graph_fail(g, QN_UNSUPPORTED, "%s of complex numbers is not supported", op_facts[op].name);
        return (parts){0};
    }
}
