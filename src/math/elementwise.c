/* Representation, storage and conversion of element types, and the expression of a whole operation. */
#include "math/elementwise.h"

#include "base/half.h"

/* ---- representation ---------------------------------------------------------------------------------------------- */

static const struct type_row {
    uint8_t representation, storage;
} type_rows[DTYPE_COUNT] = {
    [QN_I1] = {SX_I1, SX_I8},     [QN_I8] = {SX_I8, SX_I8},     [QN_I16] = {SX_I16, SX_I16},
    [QN_I32] = {SX_I32, SX_I32},  [QN_I64] = {SX_I64, SX_I64},  [QN_UI8] = {SX_I8, SX_I8},
    [QN_UI16] = {SX_I16, SX_I16}, [QN_UI32] = {SX_I32, SX_I32}, [QN_UI64] = {SX_I64, SX_I64},
    [QN_F16] = {SX_F32, SX_I16},  [QN_BF16] = {SX_F32, SX_I16}, [QN_F32] = {SX_F32, SX_F32},
    [QN_F64] = {SX_F64, SX_F64}, /* complex types have no row: rewrite/split.h replaces them */
};

sx_type sx_representation(qn_dtype type) { return (sx_type)type_rows[type].representation; }
sx_type sx_storage(qn_dtype type) { return (sx_type)type_rows[type].storage; }

static bool is_narrow(qn_dtype type) { return type == QN_F16 || type == QN_BF16; }
static bool made_by(const sx_code *s, sx value, sx_op op) { return sx_at(s, value)->op == op; }

/* The bits of an f32. */
static sx bits_of(sx_code *s, sx value)
{
    return made_by(s, value, SX_OP_bitcast) ? sx_at(s, value)->a : sx_bitcast(s, SX_I32, value);
}

/* If `value` is a 16-bit literal, sets *out to the equal f32 literal and returns true. Returns false for a NaN of f16,
 * because a conversion to f32 and back would not preserve the bits of the NaN. */
static bool widen_literal(sx_code *s, qn_dtype type, sx value, sx *out)
{
    if (!made_by(s, value, SX_OP_const))
        return false;
    uint16_t bits = (uint16_t)sx_at(s, value)->a;
    if (type == QN_F16 && (bits & 0x7fff) > 0x7c00)
        return false;
    half_word word = {.value = type == QN_F16 ? half_to_float(bits) : bfloat_to_float(bits)};
    *out = sx_bits(s, SX_F32, word.bits);
    return true;
}

static sx bfloat_value(sx_code *s, sx bits)
{
    sx_mark from = sx_begin(s);
    return sx_settle(s, from, sx_bitcast(s, SX_F32, sx_shl(s, sx_zext(s, SX_I32, bits), sx_int(s, SX_I32, 16))));
}

sx sx_from_storage(sx_code *s, qn_dtype type, sx value)
{
    sx literal;
    if (type == QN_I1)
        return sx_ne(s, value, sx_int(s, SX_I8, 0));
    if (!is_narrow(type))
        return value;
    if (widen_literal(s, type, value, &literal))
        return literal;
    return type == QN_F16 ? sx_half_to_f32(s, SX_F32, value) : bfloat_value(s, value);
}

/* The f16 bits of an f32 value that f16 can represent. If the value was made from f16 bits, returns those bits, because
 * a conversion back to f16 would make a signalling NaN quiet. */
static sx half_bits(sx_code *s, sx value)
{
    const sx_inst inst = *sx_at(s, value);
    if (inst.op == SX_OP_half_to_f32)
        return inst.a;
    if (inst.op == SX_OP_canonical_nan && made_by(s, inst.a, SX_OP_half_to_f32)) {
        sx half = sx_at(s, inst.a)->a;
        if (made_by(s, half, SX_OP_f32_to_half))
            return sx_f32_to_half(s, SX_I16, sx_canonical_nan(s, sx_at(s, half)->a));
    }
    return sx_f32_to_half(s, SX_I16, value);
}

/* The bf16 bits of an f32 value that bf16 can represent. If the value was made from bf16 bits, returns those bits, so
 * that copying bf16 values is copying integers. */
static sx bfloat_bits(sx_code *s, sx value)
{
    sx bits = made_by(s, value, SX_OP_bitcast) ? sx_at(s, value)->a : 0;
    if (bits && made_by(s, bits, SX_OP_shl) && made_by(s, sx_at(s, bits)->a, SX_OP_zext)) {
        sx narrow = sx_at(s, sx_at(s, bits)->a)->a;
        if (sx_type_of(s, narrow) == SX_I16 && sx_at(s, bits)->b == sx_int(s, SX_I32, 16))
            return narrow;
    }
    sx_mark from = sx_begin(s);
    return sx_settle(s, from, sx_trunc(s, SX_I16, sx_lshr(s, bits_of(s, value), sx_int(s, SX_I32, 16))));
}

sx sx_to_storage(sx_code *s, qn_dtype type, sx value)
{
    switch (type) {
    case QN_I1: return sx_zext(s, SX_I8, value);
    case QN_F16: return half_bits(s, value);
    case QN_BF16: return bfloat_bits(s, value);
    default: return value;
    }
}

/* ---- rounding to f16 and bf16 ------------------------------------------------------------------------------------ */

/* Rounds an f64 to an f32 by rounding to odd: truncates, then sets the last bit if the truncation was not exact. A
 * second rounding, of this f32 to at most 22 bits, then gives the same value as one rounding of the f64 (Boldo and
 * Melquiond, 2005). */
static sx round_to_odd(sx_code *s, sx value)
{
    sx near = sx_fptrunc(s, SX_F32, value), back = sx_fpext(s, SX_F64, near);
    sx above = sx_fgt(s, sx_fabs(s, back), sx_fabs(s, value)), inexact = sx_fne(s, back, value);
    sx below = sx_sub(s, sx_bitcast(s, SX_I32, near), sx_zext(s, SX_I32, above));
    return sx_bitcast(s, SX_F32, sx_or(s, below, sx_zext(s, SX_I32, inexact)));
}

/* Rounds to nearest even at bit 16 and clears the bits below. Infinity and the canonical NaN stay. */
static sx round_to_bf16(sx_code *s, sx value)
{
    sx bits = sx_bitcast(s, SX_I32, sx_canonical_nan(s, value));
    sx odd = sx_and(s, sx_lshr(s, bits, sx_int(s, SX_I32, 16)), sx_int(s, SX_I32, 1));
    sx sum = sx_add(s, bits, sx_add(s, odd, sx_int(s, SX_I32, 0x7fff)));
    return sx_bitcast(s, SX_F32, sx_and(s, sum, sx_int(s, SX_I32, -65536)));
}

sx sx_round_to(sx_code *s, qn_dtype narrow, sx value)
{
    sx_mark from = sx_begin(s);
    if (sx_type_of(s, value) == SX_F64)
        value = round_to_odd(s, value);
    if (narrow == QN_BF16)
        return sx_settle(s, from, round_to_bf16(s, value));
    return sx_canonical_nan(s, sx_half_to_f32(s, SX_F32, sx_f32_to_half(s, SX_I16, value)));
}

/* ---- conversion -------------------------------------------------------------------------------------------------- */

static sx int_to_int(sx_code *s, qn_dtype from, qn_dtype to, sx value)
{
    sx_type target = sx_representation(to);
    if (dtype_facts[to].bits == dtype_facts[from].bits)
        return value;
    if (dtype_facts[to].bits < dtype_facts[from].bits)
        return sx_trunc(s, target, value);
    return dtype_is_signed(from) ? sx_sext(s, target, value) : sx_zext(s, target, value);
}

/* Clamps integers to -2^17 .. 2^17. This does not change the rounded results: in f16, both limits and all integers
 * beyond them become infinite. */
static sx clamp_for_f16(sx_code *s, bool is_signed, sx value)
{
    sx_type type = sx_type_of(s, value);
    sx high = sx_int(s, type, 1 << 17), low = sx_int(s, type, -(1 << 17));
    if (!is_signed)
        return sx_select(s, sx_ult(s, high, value), high, value);
    value = sx_select(s, sx_slt(s, high, value), high, value);
    return sx_select(s, sx_slt(s, value, low), low, value);
}

/* Rounds integers of more than `precision` bits to odd: clears the low `drop` bits. If one of them was set, sets the
 * bit above them. A float with `precision` bits holds the result. */
static sx jam(sx_code *s, bool is_signed, uint32_t precision, uint32_t drop, sx value)
{
    sx_type type = sx_type_of(s, value);
    int64_t limit = (int64_t)1 << precision, low = ((int64_t)1 << drop) - 1;
    sx carry = sx_add(s, sx_and(s, value, sx_int(s, type, low)), sx_int(s, type, low));
    sx jammed = sx_and(s, sx_or(s, value, carry), sx_int(s, type, ~low));
    sx small = is_signed ? sx_ult(s, sx_add(s, value, sx_int(s, type, limit)), sx_int(s, type, 2 * limit))
                         : sx_ult(s, value, sx_int(s, type, limit));
    return sx_select(s, small, value, jammed);
}

static sx int_to_float(sx_code *s, qn_dtype from, qn_dtype to, sx value)
{
    bool is_signed = dtype_is_signed(from);
    uint32_t bits = dtype_facts[from].bits;
    sx_type middle = sx_representation(to);
    if (is_narrow(to) && bits >= 32) {
        if (to == QN_F16) {
            value = clamp_for_f16(s, is_signed, value);
            value = bits == 64 ? sx_trunc(s, SX_I32, value) : value;
            is_signed = true;
        } else if (bits == 32) {
            value = jam(s, is_signed, 24, 8, value);
        } else {
            value = jam(s, is_signed, 53, 11, value);
            middle = SX_F64;
        }
    }
    sx wide = is_signed ? sx_sitofp(s, middle, value) : sx_uitofp(s, middle, value);
    return is_narrow(to) && bits > 8 ? sx_round_to(s, to, wide) : wide;
}

/* Converts towards zero and saturates. The operand is clamped to the range first, so that the conversion is always
 * defined. If no float equals the upper end of the range, a select then sets the result for operands beyond the
 * range. */
static sx float_to_int(sx_code *s, qn_dtype to, sx value)
{
    sx_type type = sx_type_of(s, value), target = sx_representation(to);
    bool is_signed = dtype_is_signed(to);
    int bits = dtype_facts[to].bits, magnitude = bits - is_signed, precision = type == SX_F32 ? 24 : 53;
    double beyond = (double)((uint64_t)1 << (magnitude - 1)) * 2;
    double high = magnitude <= precision ? beyond - 1 : beyond - beyond / (double)((uint64_t)1 << precision);
    sx zero = sx_float(s, type, 0), top = sx_float(s, type, high), bottom = sx_float(s, type, -beyond);
    sx inside;
    if (is_signed) {
        inside = sx_select(s, sx_feq(s, value, value), value, zero);
        inside = sx_select(s, sx_flt(s, inside, bottom), bottom, inside);
    } else {
        inside = sx_select(s, sx_fgt(s, value, zero), value, zero);
    }
    inside = sx_select(s, sx_fgt(s, inside, top), top, inside);
    if (bits < 32)
        return sx_trunc(s, target, sx_fptosi(s, SX_I32, inside));
    sx result = is_signed ? sx_fptosi(s, target, inside) : sx_fptoui(s, target, inside);
    if (magnitude <= precision)
        return result;
    sx most = sx_int(s, target, is_signed ? (int64_t)(UINT64_MAX >> (65 - bits)) : -1);
    return sx_select(s, sx_fge(s, value, sx_float(s, type, beyond)), most, result);
}

static sx float_to_float(sx_code *s, qn_dtype to, sx value)
{
    if (is_narrow(to))
        return sx_round_to(s, to, value);
    sx_type type = sx_type_of(s, value), target = sx_representation(to);
    if (type == target)
        return sx_canonical_nan(s, value);
    return sx_canonical_nan(s, type == SX_F32 ? sx_fpext(s, target, value) : sx_fptrunc(s, target, value));
}

static sx convert(sx_code *s, qn_dtype from, qn_dtype to, sx value)
{
    bool from_float = dtype_is_float(from), to_float = dtype_is_float(to);
    sx_type type = sx_representation(from);
    if (to == QN_I1)
        return from_float ? sx_fne(s, value, sx_float(s, type, 0)) : sx_ne(s, value, sx_int(s, type, 0));
    if (from_float)
        return to_float ? float_to_float(s, to, value) : float_to_int(s, to, value);
    return to_float ? int_to_float(s, from, to, value) : int_to_int(s, from, to, value);
}

sx sx_convert(sx_code *s, qn_dtype from, qn_dtype to, sx value)
{
    sx_mark mark = sx_begin(s);
    return sx_settle(s, mark, convert(s, from, to, value));
}

/* ---- whole operations -------------------------------------------------------------------------------------------- */

/* Properties of an operation, by which scalar_apply skips or changes a step (elementwise.h). Narrow types are f16 and
 * bf16. */
enum {
    STAYS_NARROW = 1, /* a narrow result is already a value of the narrow type and is not rounded again */
    SEES_NARROW = 2,  /* for narrow operands, `type` is the narrow type instead of f32 */
    KEEPS_NAN = 4     /* NaN results are already canonical, or their bits must not change */
};
static const uint8_t traits[OP_COUNT] = {
    [OP_abs] = STAYS_NARROW,
    [OP_ceil] = STAYS_NARROW,
    [OP_floor] = STAYS_NARROW,
    [OP_negate] = STAYS_NARROW,
    [OP_round_nearest_afz] = STAYS_NARROW,
    [OP_round_nearest_even] = STAYS_NARROW,
    [OP_sign] = STAYS_NARROW,
    [OP_remainder] = STAYS_NARROW,
    [OP_clamp] = STAYS_NARROW | KEEPS_NAN,
    [OP_maximum] = STAYS_NARROW | KEEPS_NAN,
    [OP_minimum] = STAYS_NARROW | KEEPS_NAN,
    [OP_next_after] = STAYS_NARROW | SEES_NARROW | KEEPS_NAN,
    [OP_reduce_precision] = STAYS_NARROW | SEES_NARROW | KEEPS_NAN,
    [OP_compare] = SEES_NARROW,
    [OP_select] = STAYS_NARROW | SEES_NARROW | KEEPS_NAN,
    [OP_convert] = STAYS_NARROW | KEEPS_NAN,
};

typedef sx scalar_function(sx_code *s, qn_dtype type, const sx *x, const attr_record *attributes);
static scalar_function *const scalar_functions[OP_COUNT] = {
#define ELEMENTWISE(name, ...) [OP_##name] = scalar_##name,
#include "graph/ops.def"
};

static sx apply(sx_code *s, op_kind op, const qn_dtype *types, qn_dtype result, const sx *x,
                const attr_record *attributes)
{
    qn_dtype type = types[op == OP_select ? 1 : 0];
    if (is_narrow(type) && !(traits[op] & SEES_NARROW))
        type = QN_F32;
    sx value = scalar_functions[op](s, type, x, attributes);
    if (!dtype_is_float(result))
        return value;
    if (is_narrow(result) && !(traits[op] & STAYS_NARROW))
        return sx_round_to(s, result, value);
    return traits[op] & KEEPS_NAN ? value : sx_canonical_nan(s, value);
}

sx scalar_apply(sx_code *s, op_kind op, const qn_dtype *types, qn_dtype result, const sx *x,
                const attr_record *attributes)
{
    sx_mark from = sx_begin(s);
    return sx_settle(s, from, apply(s, op, types, result, x, attributes));
}
