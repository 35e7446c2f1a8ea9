/* Reads the custom calls that order elements: @mhlo.topk, which JAX 0.4 exported for top_k, and @ApproxTopK, which JAX
 * prints for approx_max_k and approx_min_k. */
#include <string.h>

#include "graph/build.h"
#include "stablehlo/parse.h"

static bool has_target(const op_text *op, const char *name)
{
    const value *target = list_find(&op->attributes, "call_target_name");
    return target && target->length == strlen(name) && memcmp(target->text, name, target->length) == 0;
}

bool is_order_call(const op_text *op)
{
    return op->code == OP_custom_call && (has_target(op, "mhlo.topk") || has_target(op, "ApproxTopK"));
}

/* Returns the entry `name` of the attribute `dictionary`, or NULL if there is none. */
static const value *entry_of(const op_text *op, const char *dictionary, const char *name)
{
    const value *v = list_find(&op->attributes, dictionary);
    return v && v->kind == VALUE_DICT ? entry_find(v->count, v->entries, name) : NULL;
}

/* The attribute mhlo.attributes of @mhlo.topk has the entries k and largest. */
static bool make_topk(parser *p, op_text *op)
{
    const value *k = entry_of(op, "mhlo.attributes", "k"), *largest = entry_of(op, "mhlo.attributes", "largest");
    attrs record = {0};
    if (!k || op->operands.count != 1)
        return parse_fail(p, op->at, "custom_call @mhlo.topk takes one operand and needs mhlo.attributes = {k = ...}");
    if (largest && !(largest->kind == VALUE_BOOL && largest->number))
        return parse_fail_code(p, largest->at, QN_UNSUPPORTED, "@mhlo.topk of the smallest elements is not supported");
    return value_to_int(p, k, &record.k) && op_add(p, op, OP_top_k, 1, op->operands.at, &record);
}

/* ---- ApproxTopK -------------------------------------------------------------------------------------------------- */

/* Makes a region that calls the comparator. The comparator is a function that takes two scalars for each input. */
static bool read_comparator(parser *p, op_text *op, uint32_t inputs, region_id *out)
{
    const value *list = list_find(&op->attributes, "called_computations");
    const value *name = list && list->kind == VALUE_LIST && list->count == 1 ? &list->entries[0].value : NULL;
    region_id function;
    if (!name || name->kind != VALUE_SYMBOL)
        return parse_fail(p, op->at, "@ApproxTopK needs called_computations = [@COMPARATOR]");
    if (!find_callee(p, name->at, arena_string(&p->arena, name->text, name->length), name->length, &function))
        return false;
    node_id before, *scalars = ARENA_NEW_ARRAY(&p->arena, node_id, 2 * (size_t)inputs);
    attrs record = {.region_count = 1, .regions = &function};
    graph_open_region(p->g, NULL);
    for (uint32_t i = 0; i < 2 * inputs; i++)
        scalars[i] =
            graph_formal(p->g, type_scalar(p->g, (qn_dtype)node_shape(p->g, op->operands.at[i / 2])->dtype), NULL);
    before = node_make(p->g, OP_call, 2 * inputs, scalars, &record);
    *out = graph_close_region(p->g, 1, &before);
    return parse_graph_ok(p, name->at);
}

/* The operands are the inputs, followed by an initial value for each input. Initial values do not affect the results.
 * Along reduction_dim, the results are the elements that come first in the comparator's order. The result types give
 * the number of these elements. ApproxTopK permits results that miss some of them; Quern's results miss none. */
static bool make_approx_top_k(parser *p, op_text *op)
{
    const value *dimension = entry_of(op, "mhlo.backend_config", "reduction_dim");
    dimension = dimension ? dimension : entry_of(op, "backend_config", "reduction_dim");
    uint32_t inputs = op->operands.count / 2;
    region_id *before = ARENA_NEW(&p->arena, region_id);
    attrs record = {.is_stable = true, .region_count = 1, .regions = before};
    type_list results = {0};
    if (!op_leaf_types(p, op, &results))
        return false;
    if (!dimension || !inputs || op->operands.count % 2 || results.count != inputs)
        return parse_fail(p, op->at,
                          "@ApproxTopK takes inputs and as many initial values, has a result for each input, "
                          "and needs reduction_dim in mhlo.backend_config");
    if (!value_to_int(p, dimension, &record.dimension) || !read_comparator(p, op, inputs, before))
        return false;
    node_id sorted = node_make(p->g, OP_sort, inputs, op->operands.at, &record);
    if (!parse_graph_ok(p, op->at))
        return false;
    const type *all = node_shape(p->g, op->operands.at[0]), *first = type_at(p->g, results.at[0]);
    uint32_t at = (uint32_t)(record.dimension < 0 ? record.dimension + all->rank : record.dimension);
    if (at >= all->rank || first->rank != all->rank || first->dims[at] > all->dims[at])
        return parse_fail(p, op->at, "a result of @ApproxTopK is %s; operand 0, which it is taken from, is %s",
                          type_text(p, results.at[0]), type_text(p, node_type(p->g, op->operands.at[0])));
    for (uint32_t i = 0; i < inputs; i++) {
        node_id taken = b_slice_one(p->g, node_result(p->g, sorted, i), at, 0, first->dims[at], 1);
        LIST_ADD(&p->arena, &op->results, taken);
    }
    op->made = op->results.at[0];
    return parse_graph_ok(p, op->at);
}

bool make_order_call(parser *p, op_text *op)
{
    return has_target(op, "ApproxTopK") ? make_approx_top_k(p, op) : make_topk(p, op);
}
