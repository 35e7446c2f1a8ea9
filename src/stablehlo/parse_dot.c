/* Reads the algorithm of a dot_general. */
#include <inttypes.h>
#include <string.h>

#include "stablehlo/parse.h"

static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

/* Appends the value of the entry `name` in capitals, such as TF32 for `lhs_precision_type = tf32`. */
static bool add_format(parser *p, const value *v, const char *name, char *out, size_t room)
{
    const value *part = entry_find(v->count, v->entries, name);
    if (!part)
        return parse_fail(p, v->at, "the algorithm has no %s", name);
    size_t length = strlen(out);
    const char *at = p->lex.source + part->at;
    while ((char_is_letter(*at) || char_is_digit(*at)) && length + 1 < room)
        out[length++] = upper(*at++);
    out[length] = 0;
    return true;
}

static bool part_number(parser *p, const value *v, const char *name, int64_t *out)
{
    const value *part = entry_find(v->count, v->entries, name);
    *out = 1;
    return !part || value_to_int(p, part, out);
}

/* The names of all algorithms, for a message. */
static const char *known_algorithms(parser *p)
{
    const char *list = "";
    for (int i = 1; enum_spelling(ATTR_dot_algorithm, i); i++)
        list = arena_printf(&p->arena, "%s%s%s", list,
                            i == 1                                     ? ""
                            : enum_spelling(ATTR_dot_algorithm, i + 1) ? ", "
                                                                       : " or ",
                            enum_spelling(ATTR_dot_algorithm, i));
    return list;
}

bool is_rounded_dot(const parser *p, const op_text *op)
{
    return op->code == OP_dot_general && op->operands.count && list_find(&op->attributes, "algorithm") &&
           dtype_is_float((qn_dtype)node_shape(p->g, op->operands.at[0])->dtype);
}

/* Reads `#stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32,
 * lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, ...>`. Its name is BF16_BF16_F32_X3.
 * Sums are always as precise as the accumulation type, so allow_imprecise_accumulation is ignored. */
bool read_algorithm(parser *p, const op_text *op, const value *v, attrs *out)
{
    char name[80] = "";
    int64_t lhs, rhs, products;
    (void)op;
    if (v->kind != VALUE_DICT)
        return parse_fail(p, v->at, "#stablehlo.dot_algorithm<...> expected");
    if (!add_format(p, v, "lhs_precision_type", name, 24) ||
        !add_format(p, v, "rhs_precision_type", strcat(name, "_"), 48) ||
        !add_format(p, v, "accumulation_type", strcat(name, "_"), 72) ||
        !part_number(p, v, "lhs_component_count", &lhs) || !part_number(p, v, "rhs_component_count", &rhs) ||
        !part_number(p, v, "num_primitive_operations", &products))
        return false;
    const char *full = products == 1 ? name : arena_printf(&p->arena, "%s_X%" PRId64, name, products);
    out->dot_algorithm = (uint8_t)enum_from_spelling(ATTR_dot_algorithm, full, strlen(full));
    if (out->dot_algorithm && lhs == 1 && rhs == 1)
        return true;
    return parse_fail_code(p, v->at, QN_UNSUPPORTED,
                           "the algorithm %s of %" PRId64 " x %" PRId64
                           " components is not supported; expected 1 x 1 components and %s",
                           full, lhs, rhs, known_algorithms(p));
}
