/* Result types and attribute checks of elementwise operations whose row in ops.def does not contain all rules. */
#include "graph/infer.h"

#include <inttypes.h>
#include <string.h>

type_id infer_clamp(const inference *at)
{
    static const char *const names[] = {"min", "operand", "max"};
    for (uint32_t i = 0; i < 3; i += 2)
        if (infer_type(at, i) != infer_type(at, 1) &&
            infer_type(at, i) != type_scalar(at->g, (qn_dtype)infer_shape(at, 1)->dtype))
            return infer_fail(at, "%s is %s; expected %s, the operand's type, or tensor<%s>", names[i],
                              infer_print(at, i), infer_print(at, 1), dtype_facts[infer_shape(at, 1)->dtype].name);
    return infer_type(at, 1);
}

type_id infer_select(const inference *at)
{
    const type *pred = infer_shape(at, 0), *choice = infer_shape(at, 1);
    if (infer_type(at, 1) != infer_type(at, 2))
        return infer_fail(at, "on_true and on_false differ: %s and %s", infer_print(at, 1), infer_print(at, 2));
    bool same = pred->rank == choice->rank &&
                (!pred->rank || memcmp(pred->dims, choice->dims, pred->rank * sizeof *pred->dims) == 0);
    if (pred->dtype != QN_I1 || !(pred->rank == 0 || same))
        return infer_misfit(at, 0, TYPES_BOOL),
               infer_fail(at, "pred is %s; expected tensor<i1>, or i1 in the shape of %s", infer_print(at, 0),
                          infer_print(at, 1));
    return infer_type(at, 1);
}

type_id infer_convert(const inference *at)
{
    const type *from = infer_shape(at, 0);
    return infer_given_dtype(at) ? infer_tensor(at, attr_element_type(at->a), from->rank, from->dims) : 0;
}

/* ---- complex numbers --------------------------------------------------------------------------------------------- */

static type_id infer_part(const inference *at)
{
    const type *from = infer_shape(at, 0);
    return infer_tensor(at, dtype_part((qn_dtype)from->dtype), from->rank, from->dims);
}

type_id infer_abs(const inference *at) { return infer_part(at); }
type_id infer_real(const inference *at) { return infer_part(at); }
type_id infer_imag(const inference *at) { return infer_part(at); }

type_id infer_complex(const inference *at)
{
    const type *part = infer_shape(at, 0);
    qn_dtype made = dtype_of_parts((qn_dtype)part->dtype);
    if (infer_type(at, 0) != infer_type(at, 1))
        return infer_fail(at, "operands differ: %s and %s", infer_print(at, 0), infer_print(at, 1));
    if (!made)
        return infer_fail(at, "operand 0 is %s; expected f32 or f64", infer_print(at, 0));
    return infer_tensor(at, made, part->rank, part->dims);
}

/* ---- attributes of elementwise operations ------------------------------------------------------------------------ */

bool infer_check_compare(const inference *at)
{
    const attr_record *a = at->a;
    qn_dtype dtype = (qn_dtype)infer_shape(at, 0)->dtype;
    uint8_t usual = dtype_is_float(dtype) || dtype_is_complex(dtype) ? compare_type_FLOAT
                    : dtype_is_signed(dtype)                         ? compare_type_SIGNED
                                                                     : compare_type_UNSIGNED;
    if (!infer_enum(at, ATTR_comparison_direction))
        return false;
    if (!attr_compare_type(a))
        infer_field(at, ATTR_compare_type)->ENUM = usual;
    if (attr_compare_type(a) != usual && !(dtype_is_float(dtype) && attr_compare_type(a) == compare_type_TOTALORDER)) {
        const char *given = enum_spelling(ATTR_compare_type, attr_compare_type(a));
        infer_fail(at, "compare_type %s does not fit %s; expected %s", given ? given : "that does not exist",
                   infer_print(at, 0), enum_spelling(ATTR_compare_type, usual));
        return false;
    }
    return true;
}

static bool check_pair_function(const inference *at)
{
    const uint8_t function = attr_complex_function(at->a);
    if (!infer_enum(at, ATTR_complex_function) || !infer_enum(at, ATTR_part))
        return false;
    bool is_binary = complex_function_is_binary(function);
    if (is_binary != (at->op == OP_of_pairs))
        return infer_fail(at, "complex_function is %s, which has %s", enum_spelling(ATTR_complex_function, function),
                          is_binary ? "two operands" : "one operand"),
               false;
    qn_dtype dtype = (qn_dtype)infer_shape(at, 0)->dtype;
    return dtype_of_parts(dtype) || (infer_fail(at, "operand 0 is %s; expected f32 or f64", infer_print(at, 0)), false);
}

bool infer_check_of_pair(const inference *at) { return check_pair_function(at); }
bool infer_check_of_pairs(const inference *at) { return check_pair_function(at); }

bool infer_check_reduce_precision(const inference *at)
{
    if (attr_exponent_bits(at->a) < 1)
        return infer_fail(at, "exponent_bits is %" PRId64 "; expected at least 1", attr_exponent_bits(at->a)), false;
    if (attr_mantissa_bits(at->a) < 0)
        return infer_fail(at, "mantissa_bits is %" PRId64 "; expected at least 0", attr_mantissa_bits(at->a)), false;
    return true;
}
