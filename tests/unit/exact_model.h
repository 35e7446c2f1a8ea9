/* Reference results of the exact operations, computed independently of the code under test. Floats are computed with
 * MPFR, in the precision and exponent range of their format. Integers are computed with 128-bit arithmetic and loops
 * over bits. A value is a 64-bit word; its low bits are the bits of an element. */
#ifndef EXACT_MODEL_H
#define EXACT_MODEL_H

#include <math.h>
#include <mpfr.h>

#include "graph/graph.h"

__extension__ typedef __int128 wide;

static bool model_missing; /* set if an operation has no model */

typedef struct format {
    int bits, precision, exponent_bits; /* `precision` counts the bits of the significand with its leading one */
} format;

static format format_of(qn_dtype type)
{
    switch (type) {
    case QN_F16: return (format){16, 11, 5};
    case QN_BF16: return (format){16, 8, 8};
    case QN_F32: return (format){32, 24, 8};
    default: return (format){64, 53, 11};
    }
}

static int bits_of_type(qn_dtype type) { return dtype_facts[type].bits; }
static uint64_t mask_of(qn_dtype type) { return ~(uint64_t)0 >> (64 - bits_of_type(type)); }
static uint64_t sign_of(qn_dtype type) { return (uint64_t)1 << (bits_of_type(type) - 1); }
static uint64_t magnitude_of(qn_dtype type, uint64_t x) { return x & (sign_of(type) - 1); }
static uint64_t infinity_of(qn_dtype type)
{
    format f = format_of(type);
    return (((uint64_t)1 << f.exponent_bits) - 1) << (f.precision - 1);
}
static uint64_t nan_of(qn_dtype type) { return infinity_of(type) | (uint64_t)1 << (format_of(type).precision - 2); }
static bool model_nan(qn_dtype type, uint64_t x) { return magnitude_of(type, x) > infinity_of(type); }
static uint64_t canonical(qn_dtype type, uint64_t x) { return model_nan(type, x) ? nan_of(type) : x; }

/* ---- floats as MPFR numbers -------------------------------------------------------------------------------------- */

static void enter_format(qn_dtype type)
{
    format f = format_of(type);
    long bias = (1L << (f.exponent_bits - 1)) - 1;
    mpfr_set_emax(bias + 1);
    mpfr_set_emin(2 - bias - f.precision + 1);
}

static void leave_format(void)
{
    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
}

static void decode(qn_dtype type, uint64_t x, mpfr_t out)
{
    format f = format_of(type);
    uint64_t magnitude = magnitude_of(type, x), fraction = magnitude & (((uint64_t)1 << (f.precision - 1)) - 1);
    long exponent = (long)(magnitude >> (f.precision - 1)), bias = (1L << (f.exponent_bits - 1)) - 1;
    mpfr_set_prec(out, 64);
    if (model_nan(type, x))
        mpfr_set_nan(out);
    else if (magnitude == infinity_of(type))
        mpfr_set_inf(out, 1);
    else
        mpfr_set_ui_2exp(out, exponent ? fraction | (uint64_t)1 << (f.precision - 1) : fraction,
                         (exponent ? exponent : 1) - bias - (f.precision - 1), MPFR_RNDN);
    mpfr_setsign(out, out, (x & sign_of(type)) != 0, MPFR_RNDN);
}

/* The bits of x, which must be a number of the format. */
static uint64_t encode(qn_dtype type, const mpfr_t x)
{
    format f = format_of(type);
    uint64_t sign = mpfr_signbit(x) ? sign_of(type) : 0;
    if (mpfr_nan_p(x))
        return nan_of(type);
    if (mpfr_inf_p(x))
        return sign | infinity_of(type);
    if (mpfr_zero_p(x))
        return sign;
    long bias = (1L << (f.exponent_bits - 1)) - 1, exponent = mpfr_get_exp(x) - 1;
    long least = 1 - bias, last = (exponent < least ? least : exponent) - (f.precision - 1);
    mpfr_t scaled;
    mpfr_init2(scaled, 64);
    mpfr_abs(scaled, x, MPFR_RNDN);
    mpfr_mul_2si(scaled, scaled, -last, MPFR_RNDN);
    uint64_t significand = mpfr_get_uj(scaled, MPFR_RNDN);
    mpfr_clear(scaled);
    return sign | (significand + (exponent < least ? 0 : (uint64_t)(exponent - least) << (f.precision - 1)));
}

/* Applies an MPFR operation to floats of type `from`. The result is that of a single rounding to type `to`. `function`
 * rounds to the precision of `to` and returns the direction of rounding. A subnormal result has fewer bits, so
 * mpfr_subnormalize rounds it again. mpfr_subnormalize takes the direction of the first rounding into account, so the
 * result is the same as after only one rounding. */
typedef int rounded_function(mpfr_t out, const mpfr_t a, const mpfr_t b);
static uint64_t rounded(qn_dtype from, qn_dtype to, rounded_function *function, uint64_t a, uint64_t b)
{
    mpfr_t x, y, z;
    mpfr_inits2(64, x, y, (mpfr_ptr)0);
    mpfr_init2(z, format_of(to).precision);
    decode(from, a, x);
    decode(from, b, y);
    enter_format(to);
    int direction = function(z, x, y);
    direction = mpfr_check_range(z, direction, MPFR_RNDN);
    mpfr_subnormalize(z, direction, MPFR_RNDN);
    leave_format();
    uint64_t bits = encode(to, z);
    mpfr_clears(x, y, z, (mpfr_ptr)0);
    return bits;
}

static int f_add(mpfr_t out, const mpfr_t a, const mpfr_t b) { return mpfr_add(out, a, b, MPFR_RNDN); }
static int f_subtract(mpfr_t out, const mpfr_t a, const mpfr_t b) { return mpfr_sub(out, a, b, MPFR_RNDN); }
static int f_multiply(mpfr_t out, const mpfr_t a, const mpfr_t b) { return mpfr_mul(out, a, b, MPFR_RNDN); }
static int f_divide(mpfr_t out, const mpfr_t a, const mpfr_t b) { return mpfr_div(out, a, b, MPFR_RNDN); }
static int f_remainder(mpfr_t out, const mpfr_t a, const mpfr_t b) { return mpfr_fmod(out, a, b, MPFR_RNDN); }
#define F_ONE(name, call)                                                                                              \
    static int f_##name(mpfr_t out, const mpfr_t a, const mpfr_t b)                                                    \
    {                                                                                                                  \
        (void)b;                                                                                                       \
        return call;                                                                                                   \
    }
F_ONE(sqrt, mpfr_sqrt(out, a, MPFR_RNDN))
F_ONE(square, mpfr_sqr(out, a, MPFR_RNDN))
F_ONE(ceil, mpfr_ceil(out, a))
F_ONE(floor, mpfr_floor(out, a))
F_ONE(round_nearest_afz, mpfr_round(out, a))
F_ONE(round_nearest_even, mpfr_roundeven(out, a))
F_ONE(same, mpfr_set(out, a, MPFR_RNDN))

/* ---- floats as ordered integers ---------------------------------------------------------------------------------- */

/* The position of x in the total order of floats. -0 has position -1, +0 has position 0, and the positions of
 * neighbours differ by one. */
static wide place_of(qn_dtype type, uint64_t x)
{
    wide magnitude = (wide)magnitude_of(type, x);
    return x & sign_of(type) ? -magnitude - 1 : magnitude;
}
static uint64_t at_place(qn_dtype type, wide place)
{
    return place < 0 ? (uint64_t)(-place - 1) | sign_of(type) : (uint64_t)place;
}

static uint64_t model_extreme(qn_dtype type, bool larger, uint64_t a, uint64_t b)
{
    if (model_nan(type, a) || model_nan(type, b))
        return nan_of(type);
    return larger == (place_of(type, a) > place_of(type, b)) ? a : b;
}

static uint64_t model_next_after(qn_dtype type, uint64_t a, uint64_t b)
{
    wide from = place_of(type, a), to = place_of(type, b);
    bool zeros = magnitude_of(type, a) == 0 && magnitude_of(type, b) == 0;
    if (model_nan(type, a) || model_nan(type, b))
        return nan_of(type);
    if (from == to || zeros)
        return b;
    if (magnitude_of(type, a) == 0) /* a step from -0 to +0, or back, does not count */
        from = to > from ? 0 : -1;
    return at_place(type, to > from ? from + 1 : from - 1);
}

static bool model_holds(int direction, int order)
{
    switch (direction) {
    case comparison_direction_EQ: return order == 0;
    case comparison_direction_NE: return order != 0;
    case comparison_direction_GE: return order >= 0;
    case comparison_direction_GT: return order > 0;
    case comparison_direction_LE: return order <= 0;
    default: return order < 0;
    }
}

static bool model_compare_floats(qn_dtype type, const attrs *a, uint64_t x, uint64_t y)
{
    wide from = place_of(type, x), to = place_of(type, y);
    if (a->compare_type != compare_type_TOTALORDER) {
        if (model_nan(type, x) || model_nan(type, y))
            return a->comparison_direction == comparison_direction_NE;
        from += from < 0; /* moves -0 to the position of +0 */
        to += to < 0;
    }
    return model_holds(a->comparison_direction, (from > to) - (from < to));
}

/* Rounds the significand to a->mantissa_bits bits. Then, if the exponent does not fit in a->exponent_bits bits,
 * replaces the value by infinity or zero. */
static uint64_t model_reduce_precision(qn_dtype type, const attrs *a, uint64_t x)
{
    format f = format_of(type);
    int dropped = f.precision - 1 - (int)a->mantissa_bits;
    long reach = (1L << (a->exponent_bits - 1)) - 1;
    if (model_nan(type, x) && a->mantissa_bits)
        return nan_of(type);
    mpfr_t v, limit;
    mpfr_inits2(64, v, limit, (mpfr_ptr)0);
    decode(type, x, v);
    if (mpfr_nan_p(v))
        mpfr_set_inf(v, 1);
    if (dropped > 0 && mpfr_regular_p(v)) {
        long bias = (1L << (f.exponent_bits - 1)) - 1, exponent = mpfr_get_exp(v) - 1;
        long unit = (exponent < 1 - bias ? 1 - bias : exponent) - a->mantissa_bits;
        mpfr_mul_2si(v, v, -unit, MPFR_RNDN);
        /* A format without mantissa bits holds only powers of two, and 1.5 lies half way between two of them. The
         * model chooses, as XLA does, the power whose biased exponent is even. */
        bool down = a->mantissa_bits == 0 && fabs(mpfr_get_d(v, MPFR_RNDN)) == 1.5 && (exponent + bias) % 2 == 0;
        (void)(down ? mpfr_trunc(v, v) : mpfr_roundeven(v, v));
        mpfr_mul_2si(v, v, unit, MPFR_RNDN);
    }
    mpfr_set_ui_2exp(limit, 1, (1L << (f.exponent_bits - 1)), MPFR_RNDN);
    if (mpfr_cmpabs(v, limit) >= 0)
        mpfr_set_inf(v, mpfr_signbit(v) ? -1 : 1);
    if (a->exponent_bits < f.exponent_bits) {
        mpfr_set_ui_2exp(limit, 1, reach + 1, MPFR_RNDN);
        if (mpfr_cmpabs(v, limit) >= 0)
            mpfr_set_inf(v, mpfr_signbit(v) ? -1 : 1);
        mpfr_set_ui_2exp(limit, 1, 1 - reach, MPFR_RNDN);
        if (mpfr_cmpabs(v, limit) < 0)
            mpfr_set_zero(v, mpfr_signbit(v) ? -1 : 1);
    }
    uint64_t bits = encode(type, v);
    mpfr_clears(v, limit, (mpfr_ptr)0);
    return bits;
}

static uint64_t model_float(op_kind op, qn_dtype type, const attrs *a, const uint64_t *x)
{
    bool nan = model_nan(type, x[0]), infinite = magnitude_of(type, x[0]) == infinity_of(type);
    bool negative = (x[0] & sign_of(type)) != 0;
    switch (op) {
#define ROUNDED(name)                                                                                                  \
    case OP_##name: return rounded(type, type, f_##name, x[0], x[1])
        ROUNDED(add);
        ROUNDED(subtract);
        ROUNDED(multiply);
        ROUNDED(divide);
        ROUNDED(remainder);
        ROUNDED(sqrt);
        ROUNDED(square);
        ROUNDED(ceil);
        ROUNDED(floor);
        ROUNDED(round_nearest_afz);
        ROUNDED(round_nearest_even);
    case OP_abs: return canonical(type, magnitude_of(type, x[0]));
    case OP_negate: return canonical(type, x[0] ^ sign_of(type));
    case OP_sign:
        if (nan || magnitude_of(type, x[0]) == 0)
            return canonical(type, x[0]);
        return (x[0] & sign_of(type)) |
               (infinity_of(type) >> 1 & infinity_of(type)); /* the exponent bits 0111... of the value 1 */
    case OP_is_finite: return !nan && !infinite;
    case OP_is_inf: return infinite;
    case OP_is_pos_inf: return infinite && !negative;
    case OP_is_neg_inf: return infinite && negative;
    case OP_maximum: return model_extreme(type, true, x[0], x[1]);
    case OP_minimum: return model_extreme(type, false, x[0], x[1]);
    case OP_clamp: return model_extreme(type, false, model_extreme(type, true, x[0], x[1]), x[2]);
    case OP_next_after: return model_next_after(type, x[0], x[1]);
    case OP_compare: return model_compare_floats(type, a, x[0], x[1]);
    case OP_reduce_precision: return model_reduce_precision(type, a, x[0]);
    default: model_missing = true; return 0;
    }
}

/* ---- integers ---------------------------------------------------------------------------------------------------- */

static wide number_of(qn_dtype type, uint64_t x)
{
    return dtype_is_signed(type) && (x & sign_of(type)) ? (wide)x - (wide)mask_of(type) - 1 : (wide)x;
}

static uint64_t model_power(qn_dtype type, wide base, wide exponent)
{
    uint64_t power = 1;
    if (exponent < 0 && base != 1 && base != -1)
        return 0;
    if (exponent < 0)
        exponent = -exponent;
    for (int bit = 64; bit-- > 0;) {
        power *= power;
        if (exponent >> bit & 1)
            power *= (uint64_t)base;
    }
    return power & mask_of(type);
}

/* Shifts one bit at a time, by doubling or halving. */
static uint64_t model_shift(op_kind op, qn_dtype type, uint64_t x, uint64_t amount)
{
    for (uint64_t i = 0; i < amount && i < 100; i++) {
        uint64_t in = op == OP_shift_right_arithmetic ? x & sign_of(type) : 0;
        x = op == OP_shift_left ? x * 2 & mask_of(type) : x / 2 | in;
    }
    return x;
}

static uint64_t model_bits(op_kind op, qn_dtype type, const uint64_t *x)
{
    uint64_t result = 0;
    for (int i = 0; i < bits_of_type(type); i++) {
        unsigned a = x[0] >> i & 1, b = x[1] >> i & 1;
        unsigned bit = op == OP_and ? a & b : op == OP_or ? a | b : op == OP_xor ? a != b : !a;
        result |= (uint64_t)bit << i;
    }
    return result;
}

static uint64_t model_count(op_kind op, qn_dtype type, uint64_t x)
{
    uint64_t ones = 0, leading = 0;
    bool seen = false;
    for (int i = bits_of_type(type); i-- > 0;) {
        seen = seen || (x >> i & 1);
        leading += !seen;
        ones += x >> i & 1;
    }
    return op == OP_popcnt ? ones : leading;
}

static wide model_int_number(op_kind op, qn_dtype type, const attrs *at, const uint64_t *x)
{
    wide a = number_of(type, x[0]), b = number_of(type, x[1]), c = number_of(type, x[2]);
    switch (op) {
    case OP_abs: return a < 0 ? -a : a;
    case OP_negate: return -a;
    case OP_sign: return a < 0 ? -1 : a > 0;
    case OP_square: return (wide)((uint64_t)a * (uint64_t)a);
    case OP_add: return a + b;
    case OP_subtract: return a - b;
    case OP_multiply: return (wide)(uint64_t)((uint64_t)a * (uint64_t)b);
    case OP_divide: return b ? a / b : -1;
    case OP_remainder: return b ? a % b : a;
    case OP_maximum: return a > b ? a : b;
    case OP_minimum: return a < b ? a : b;
    case OP_clamp: a = a > b ? a : b; return a < c ? a : c;
    case OP_compare: return model_holds(at->comparison_direction, (a > b) - (a < b));
    default: model_missing = true; return 0;
    }
}

static uint64_t model_int(op_kind op, qn_dtype type, const attrs *a, const uint64_t *x)
{
    switch (op) {
    case OP_and:
    case OP_or:
    case OP_xor:
    case OP_not: return model_bits(op, type, x);
    case OP_popcnt:
    case OP_count_leading_zeros: return model_count(op, type, x[0]);
    case OP_shift_left:
    case OP_shift_right_arithmetic:
    case OP_shift_right_logical: return model_shift(op, type, x[0], x[1]);
    case OP_mulhi: {
        __extension__ unsigned __int128 a = (unsigned __int128)number_of(type, x[0]),
                                        b = (unsigned __int128)number_of(type, x[1]);
        return (uint64_t)(a * b >> bits_of_type(type)) & mask_of(type);
    }
    case OP_power: return model_power(type, number_of(type, x[0]), number_of(type, x[1]));
    default: return (uint64_t)model_int_number(op, type, a, x) & mask_of(type);
    }
}

static uint64_t model_bool(op_kind op, const attrs *a, const uint64_t *x)
{
    switch (op) {
    case OP_add:
    case OP_maximum: return x[0] || x[1];
    case OP_multiply:
    case OP_minimum: return x[0] && x[1];
    default: return model_int(op, QN_I1, a, x);
    }
}

/* ---- conversion -------------------------------------------------------------------------------------------------- */

static uint64_t model_float_to_int(qn_dtype from, qn_dtype to, uint64_t x)
{
    wide high = dtype_is_signed(to) ? (wide)(mask_of(to) >> 1) : (wide)mask_of(to);
    wide low = dtype_is_signed(to) ? -high - 1 : 0, number = 0;
    format f = format_of(from);
    uint64_t magnitude = magnitude_of(from, x);
    long exponent = (long)(magnitude >> (f.precision - 1)), bias = (1L << (f.exponent_bits - 1)) - 1;
    long shift = (exponent ? exponent : 1) - bias - (f.precision - 1);
    uint64_t significand = magnitude & (((uint64_t)1 << (f.precision - 1)) - 1);
    significand |= exponent ? (uint64_t)1 << (f.precision - 1) : 0;
    if (model_nan(from, x))
        return 0;
    if (shift > 64 || magnitude == infinity_of(from))
        number = (wide)1 << 100;
    else if (shift >= 0)
        number = (wide)significand << shift;
    else if (shift > -64)
        number = (wide)(significand >> -shift);
    if (x & sign_of(from))
        number = -number;
    number = number > high ? high : number < low ? low : number;
    return (uint64_t)number & mask_of(to);
}

static uint64_t model_int_to_float(qn_dtype to, wide number)
{
    mpfr_t v;
    mpfr_init2(v, format_of(to).precision);
    bool negative = number < 0;
    enter_format(to);
    int direction = mpfr_set_uj(v, (uint64_t)(negative ? -number : number), MPFR_RNDN);
    mpfr_check_range(v, direction, MPFR_RNDN);
    leave_format();
    uint64_t bits = encode(to, v) | (negative ? sign_of(to) : 0);
    mpfr_clear(v);
    return bits;
}

static uint64_t model_convert(qn_dtype from, qn_dtype to, uint64_t x)
{
    if (dtype_is_float(from)) {
        if (to == QN_I1)
            return magnitude_of(from, x) != 0;
        return dtype_is_float(to) ? rounded(from, to, f_same, x, 0) : model_float_to_int(from, to, x);
    }
    if (to == QN_I1)
        return x != 0;
    if (dtype_is_float(to))
        return model_int_to_float(to, number_of(from, x));
    return (uint64_t)number_of(from, x) & mask_of(to);
}

static uint64_t model(op_kind op, qn_dtype type, const attrs *a, const uint64_t *x)
{
    if (op == OP_convert)
        return model_convert(type, a->element_type, x[0]);
    if (dtype_is_float(type))
        return model_float(op, type, a, x);
    return type == QN_I1 ? model_bool(op, a, x) : model_int(op, type, a, x);
}

#endif
