/* Reads the configuration and the aliases of a custom_call. Refuses layouts that are not row-major, and called
 * computations. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "graph/annotation.h"
#include "stablehlo/parse.h"

/* ---- dictionaries ------------------------------------------------------------------------------------------------ */

/* Reads true, false, or a number. Without a written type, an integer is an i64, and a float is an f64. */
static bool number_entry(parser *p, const value *v, attr_entry *out)
{
    bool is_float = v->kind == VALUE_NUMBER && memchr(v->text, '.', v->length);
    qn_dtype dtype = v->kind == VALUE_BOOL ? QN_I1 : v->dtype ? v->dtype : is_float ? QN_F64 : QN_I64;
    uint64_t *bits = ARENA_NEW(&p->arena, uint64_t);
    out->kind = ENTRY_NUMBER;
    out->dtype = (uint8_t)dtype;
    out->count = 1;
    out->at = bits;
    return value_to_element(p, v, dtype, bits);
}

/* Makes an entry for a list of `count` elements. If `splat` is set, all elements are equal and `data` has only one. */
static bool list_entry(parser *p, const value *v, qn_dtype dtype, int64_t count, const void *data, bool splat,
                       attr_entry *out)
{
    size_t size = dtype_bytes(dtype);
    if (count > MAX_OPERANDS)
        return parse_fail_code(p, v->at, QN_UNSUPPORTED,
                               "a list of %" PRId64 " numbers in a dictionary is above the limit of %d", count,
                               MAX_OPERANDS);
    char *copy = ARENA_NEW_ARRAY(&p->arena, char, (size_t)count *size);
    for (int64_t i = 0; i < count; i++)
        memcpy(copy + (size_t)i * size, (const char *)data + (splat ? 0 : (size_t)i * size), size);
    out->kind = ENTRY_LIST;
    out->dtype = (uint8_t)dtype;
    out->count = (uint32_t)count;
    out->at = copy;
    return true;
}

/* Reads `dense<[1, 2]> : tensor<2xi32>`. */
static bool dense_entry(parser *p, const value *v, attr_entry *out)
{
    const type *t = type_at(p->g, v->type);
    if (t->rank > 1)
        return parse_fail_code(p, v->at, QN_UNSUPPORTED, "a list in a dictionary has one dimension, not %u", t->rank);
    if (!list_entry(p, v, (qn_dtype)t->dtype, t->elements, v->data, v->splat, out))
        return false;
    out->kind = t->rank ? ENTRY_LIST : ENTRY_NUMBER;
    return true;
}

static bool value_to_entry(parser *p, const value *v, attr_entry *out)
{
    attr_dict inner;
    if (v->unknown_type)
        return parse_fail_code(p, v->at, QN_UNSUPPORTED, "element type %s is not supported", v->unknown_type);
    switch ((int)v->kind) {
    case VALUE_BOOL:
    case VALUE_NUMBER: return number_entry(p, v, out);
    case VALUE_INTS: return list_entry(p, v, v->dtype ? v->dtype : QN_I64, v->count, v->ints, false, out);
    case VALUE_DENSE: return dense_entry(p, v, out);
    case VALUE_STRING:
        out->kind = ENTRY_STRING;
        out->count = v->length;
        out->at = v->text;
        return true;
    case VALUE_DICT:
        if (!value_to_dict(p, v, &inner))
            return false;
        out->kind = ENTRY_DICT;
        out->count = inner.count;
        out->at = inner.at;
        return true;
    default:
        return parse_fail_code(p, v->at, QN_UNSUPPORTED,
                               "a dictionary here holds strings, numbers, bools, lists of numbers and dictionaries");
    }
}

static int by_name(const void *a, const void *b)
{
    return attr_string_compare(((const attr_entry *)a)->name, ((const attr_entry *)b)->name);
}

bool value_to_dict(parser *p, const value *v, attr_dict *out)
{
    if (v->kind != VALUE_DICT)
        return parse_fail(p, v->at, "a dictionary expected");
    attr_entry *entries = ARENA_NEW_ARRAY(&p->arena, attr_entry, v->count);
    for (uint32_t i = 0; i < v->count; i++) {
        entries[i].name = (attr_string){v->entries[i].length, v->entries[i].name};
        if (!value_to_entry(p, &v->entries[i].value, &entries[i]))
            return false;
    }
    qsort(entries, v->count, sizeof *entries, by_name);
    *out = (attr_dict){v->count, entries};
    return true;
}

/* ---- attributes -------------------------------------------------------------------------------------------------- */

bool read_backend_config(parser *p, const op_text *op, const value *v, attrs *out)
{
    (void)op;
    if (v->kind == VALUE_DICT)
        return value_to_dict(p, v, &out->backend_attributes);
    out->backend_config = (attr_string){v->length, v->text};
    return v->kind == VALUE_STRING || parse_fail(p, v->at, "a string or a dictionary expected for 'backend_config'");
}

/* Reads an output alias:
 * `#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>`.
 * output_tuple_indices is empty if the custom_call has one output.
 */
static bool alias_pair(parser *p, const value *v, attr_pair *out)
{
    const value *output = v->kind == VALUE_DICT ? entry_find(v->count, v->entries, "output_tuple_indices") : NULL;
    const value *operand = output ? entry_find(v->count, v->entries, "operand_index") : NULL;
    const value *inside = operand ? entry_find(v->count, v->entries, "operand_tuple_indices") : NULL;
    attr_dims outputs, parts = {0};
    if (!operand)
        return parse_fail(p, v->at, "#stablehlo.output_operand_alias<...> expected");
    if (!value_to_ints(p, output, &outputs) || (inside && !value_to_ints(p, inside, &parts)) ||
        !value_to_int(p, operand, &out->second))
        return false;
    if (outputs.count > 1 || parts.count)
        return parse_fail_code(p, v->at, QN_UNSUPPORTED, "aliases of parts of tuples are not supported");
    out->first = outputs.count ? outputs.at[0] : 0;
    return true;
}

bool read_output_aliases(parser *p, const op_text *op, const value *v, attrs *out)
{
    (void)op;
    if (v->kind != VALUE_LIST)
        return parse_fail(p, v->at, "a list expected for 'output_operand_aliases'");
    attr_pair *pairs = ARENA_NEW_ARRAY(&p->arena, attr_pair, v->count);
    for (uint32_t i = 0; i < v->count; i++)
        if (!alias_pair(p, &v->entries[i].value, &pairs[i]))
            return false;
    out->output_operand_aliases = (attr_pairs){v->count, pairs};
    return true;
}

/* Reads `[dense<[1, 0]> : tensor<2xindex>, ...]`. Each list is the layout of one operand or result: the tensor's
 * dimensions, the fastest-varying first. Does not check the layouts of annotations (passes_through). */
bool read_layouts(parser *p, const op_text *op, const value *v, attrs *out)
{
    (void)out;
    if (v->kind != VALUE_LIST)
        return parse_fail(p, v->at, "a list of layouts expected");
    for (uint32_t i = 0; i < v->count && !passes_through(op); i++) {
        const value *layout = &v->entries[i].value;
        attr_dims dims;
        if (!value_to_ints(p, layout, &dims))
            return false;
        for (uint32_t d = 0; d < dims.count; d++)
            if (dims.at[d] != (int64_t)dims.count - 1 - d)
                return parse_fail_code(p, layout->at, QN_UNSUPPORTED,
                                       "layout %u is not row-major; other layouts are not supported", i);
    }
    return true;
}

bool read_computations(parser *p, const op_text *op, const value *v, attrs *out)
{
    (void)op;
    (void)out;
    return (v->kind == VALUE_LIST && !v->count) ||
           parse_fail_code(p, v->at, QN_UNSUPPORTED, "custom calls that call computations are not supported");
}

bool passes_through(const op_text *op)
{
    const value *target = list_find(&op->attributes, "call_target_name");
    return target && target_is_annotation(target->text, target->length);
}
