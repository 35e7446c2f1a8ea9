/* Ordered integers: signed integers in the same order as the floats that they represent. The bits are those of the
 * float, but in negative floats all bits except the sign are inverted. -0 is below +0. For a maximum (`largest`), a NaN
 * is above infinity. For a minimum, it is below negative infinity. */
#include "schedule/lower.h"

/* If the sign is set, inverts all other bits. The function is its own inverse. */
static sx turn_negative(sx_code *code, sx bits, bool wide)
{
    sx_type type = wide ? SX_I64 : SX_I32;
    sx signs = sx_ashr(code, bits, sx_int(code, type, wide ? 63 : 31));
    return sx_xor(code, bits, sx_and(code, signs, sx_int(code, type, wide ? INT64_MAX : INT32_MAX)));
}

sx to_ordered(sx_code *code, bool largest, sx value)
{
    bool wide = sx_type_of(code, value) == SX_F64;
    if (largest) {
        value = sx_canonical_nan(code, value);
    } else {
        sx lowest = sx_bits(code, wide ? SX_F64 : SX_F32, wide ? UINT64_C(0xfff8) << 48 : 0xffc00000);
        sx number = sx_feq(code, value, value);
        value = sx_select(code, number, value, lowest);
    }
    return turn_negative(code, sx_bitcast(code, wide ? SX_I64 : SX_I32, value), wide);
}

sx from_ordered(sx_code *code, bool largest, sx value)
{
    bool wide = sx_type_of(code, value) == SX_I64;
    value = sx_bitcast(code, wide ? SX_F64 : SX_F32, turn_negative(code, value, wide));
    return largest ? value : sx_canonical_nan(code, value);
}

sx_code *ordered_step(arena *a, bool wide, bool largest)
{
    sx_code *code = sx_new(a);
    sx_type type = wide ? SX_I64 : SX_I32;
    sx x = sx_arg(code, 0, type), y = sx_arg(code, 1, type);
    code->args = 2;
    sx better = largest ? sx_slt(code, x, y) : sx_slt(code, y, x);
    sx_output(code, sx_select(code, better, y, x));
    return code;
}
