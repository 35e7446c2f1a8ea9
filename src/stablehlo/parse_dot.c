/* Reads the algorithm of a dot_general. */
#include <inttypes.h>
#include <string.h>

#include "stablehlo/parse.h"

static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

enum { FORMAT_BYTES = 24 /* more than the name of any supported format needs, so a longer name may be cut off */ };

/* Copies the value of the entry `name` to `out` in capitals: TF32 for `lhs_precision_type = tf32`. */
static bool read_format(parser *p, const value *v, const char *name, char *out)
{
    const value *part = entry_find(v->count, v->entries, name);
    if (!part)
        return parse_fail(p, v->at, "the algorithm has no %s", name);
    size_t length = 0;
    const char *at = p->lex.source + part->at;
    while ((char_is_letter(*at) || char_is_digit(*at)) && length + 1 < FORMAT_BYTES)
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

bool is_rounded_dot(const parser *p, const op_text *op)
{
    return op->code == OP_dot_general && op->operands.count && list_find(&op->attributes, "algorithm") &&
           dtype_is_float((qn_dtype)node_shape(p->g, op->operands.at[0])->dtype);
}

/* Reads `#stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32,
 * lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, ...>`. The algorithm in this example
 * is BF16_BF16_F32_X3. Ignores allow_imprecise_accumulation, because Quern always adds with at least the precision of
 * accumulation_type. */
bool read_algorithm(parser *p, const op_text *op, const value *v, attrs *out)
{
    char formats[3][FORMAT_BYTES];
    int64_t lhs, rhs, products;
    (void)op;
    if (v->kind != VALUE_DICT)
        return parse_fail(p, v->at, "#stablehlo.dot_algorithm<...> expected");
    if (!read_format(p, v, "lhs_precision_type", formats[0]) || !read_format(p, v, "rhs_precision_type", formats[1]) ||
        !read_format(p, v, "accumulation_type", formats[2]) || !part_number(p, v, "lhs_component_count", &lhs) ||
        !part_number(p, v, "rhs_component_count", &rhs) || !part_number(p, v, "num_primitive_operations", &products))
        return false;
    const char *name = arena_printf(&p->arena, "%s_%s_%s", formats[0], formats[1], formats[2]);
    const char *full = products == 1 ? name : arena_printf(&p->arena, "%s_X%" PRId64, name, products);
    out->dot_algorithm = (uint8_t)enum_from_spelling(ATTR_dot_algorithm, full, strlen(full));
    if (out->dot_algorithm && lhs == 1 && rhs == 1)
        return true;
    return parse_fail_code(p, v->at, QN_UNSUPPORTED,
                           "the algorithm %s of %" PRId64 " x %" PRId64
                           " components is not supported; expected 1 x 1 components and %s",
                           full, lhs, rhs, enum_spellings(&p->arena, ATTR_dot_algorithm));
}
