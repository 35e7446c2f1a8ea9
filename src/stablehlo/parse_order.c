/* The custom call @mhlo.topk, which JAX 0.4 exported for top_k. Its mhlo.attributes are k and largest. */
#include <string.h>

#include "graph/build.h"
#include "stablehlo/parse.h"

bool is_topk_call(const op_text *op)
{
    const value *target = list_find(&op->attributes, "call_target_name");
    return target && target->length == strlen("mhlo.topk") && memcmp(target->text, "mhlo.topk", target->length) == 0;
}

bool make_topk_call(parser *p, op_text *op)
{
    const value *given = list_find(&op->attributes, "mhlo.attributes");
    const value *k = given && given->kind == VALUE_DICT ? entry_find(given->count, given->entries, "k") : NULL;
    const value *largest = k ? entry_find(given->count, given->entries, "largest") : NULL;
    attrs record = {0};
    if (!k || op->operands.count != 1)
        return parse_fail(p, op->at, "custom_call @mhlo.topk takes one operand and needs mhlo.attributes = {k = ...}");
    if (largest && !(largest->kind == VALUE_BOOL && largest->number))
        return parse_fail_code(p, largest->at, QN_UNSUPPORTED, "@mhlo.topk of the smallest elements is not supported");
    return value_to_int(p, k, &record.k) && op_add(p, op, OP_top_k, 1, op->operands.at, &record);
}
