/* The functions of quern/inspect.h. */
#include "quern/inspect.h"

#include <string.h>

#include "api/api.h"

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

static const char *text_or_empty(const char *text) { return text ? text : ""; }

const char *qn_graph_name(const qn_graph *graph) { return text_or_empty(graph ? graph->g.name : NULL); }

uint32_t qn_graph_value_limit(const qn_graph *graph) { return graph ? graph->g.nodes.count : 0; }

qn_value qn_graph_value(const qn_graph *graph, uint32_t id)
{
    return (qn_value){(qn_graph *)(uintptr_t)graph, id < qn_graph_value_limit(graph) ? id : 0};
}

static bool is_named(const graph *g, size_t index) { return region_at(g, g->functions.at[index])->name != NULL; }

size_t qn_graph_function_count(const qn_graph *graph)
{
    size_t count = 0;
    for (size_t i = 0; graph && i < graph->g.functions.count; i++)
        count += is_named(&graph->g, i);
    return count;
}

qn_body qn_graph_function(const qn_graph *graph, size_t index)
{
    for (size_t i = 0; graph && i < graph->g.functions.count; i++)
        if (is_named(&graph->g, i) && index-- == 0)
            return (qn_body){graph, graph->g.functions.at[i]};
    return (qn_body){graph, 0};
}

qn_body qn_graph_entry(const qn_graph *graph)
{
    return (qn_body){graph, !graph ? 0 : graph->main ? graph->main : graph->chosen};
}

/* ---- bodies ------------------------------------------------------------------------------------------------------ */

/* The region of a body; NULL if there is none. */
static const region *body_region(qn_body body)
{
    bool exists = body.graph && body.id && body.id < body.graph->g.regions.count;
    return exists ? region_at(&body.graph->g, body.id) : NULL;
}

static qn_value body_node(qn_body body, node_id n) { return qn_graph_value(body.graph, n); }

const char *qn_body_name(qn_body body)
{
    const region *r = body_region(body);
    return text_or_empty(r ? r->name : NULL);
}

size_t qn_body_value_count(qn_body body)
{
    const region *r = body_region(body);
    return r ? r->nodes.count : 0;
}

qn_value qn_body_value(qn_body body, size_t index)
{
    return body_node(body, index < qn_body_value_count(body) ? body_region(body)->nodes.at[index] : 0);
}

size_t qn_body_parameter_count(qn_body body)
{
    const region *r = body_region(body);
    return r ? r->formals.count : 0;
}

qn_value qn_body_parameter(qn_body body, size_t index)
{
    return body_node(body, index < qn_body_parameter_count(body) ? body_region(body)->formals.at[index].node : 0);
}

size_t qn_body_capture_count(qn_body body)
{
    const region *r = body_region(body);
    return r ? r->captures.count : 0;
}

qn_value qn_body_capture(qn_body body, size_t index)
{
    return body_node(body, index < qn_body_capture_count(body) ? body_region(body)->captures.at[index] : 0);
}

/* Whether this body is the @main that builders add to. The outputs of this @main are in qn_graph.outputs and
 * qn_graph.updates, not in the region. */
static bool is_built(qn_body body) { return body.graph && body.id && body.id == body.graph->main; }

size_t qn_body_output_count(qn_body body)
{
    const region *r = body_region(body);
    if (is_built(body))
        return (size_t)body.graph->outputs.count + body.graph->updates.count;
    return r ? r->output_count : 0;
}

static const declared *declared_output(const qn_graph *graph, size_t index)
{
    size_t outputs = graph->outputs.count;
    return index < outputs ? &graph->outputs.at[index] : &graph->updates.at[index - outputs];
}

qn_value qn_body_output(qn_body body, size_t index)
{
    if (index >= qn_body_output_count(body))
        return body_node(body, 0);
    return body_node(body,
                     is_built(body) ? declared_output(body.graph, index)->node : body_region(body)->outputs[index]);
}

const char *qn_body_output_name(qn_body body, size_t index)
{
    if (index >= qn_body_output_count(body))
        return "";
    if (is_built(body))
        return text_or_empty(declared_output(body.graph, index)->name);
    const region *r = body_region(body);
    return text_or_empty(r->output_names ? r->output_names[index] : NULL);
}

int32_t qn_body_parameter_update(qn_body body, size_t index)
{
    if (index >= qn_body_parameter_count(body))
        return -1;
    if (!is_built(body))
        return body_region(body)->formals.at[index].alias;
    for (uint32_t i = 0; i < body.graph->updates.count; i++)
        if (body.graph->updates.at[i].formal == index)
            return (int32_t)(body.graph->outputs.count + i);
    return -1;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

/* The graph of a value; NULL if the value is invalid. */
static const graph *graph_around(qn_value value)
{
    return value.id && value.id < qn_graph_value_limit(value.graph) ? &value.graph->g : NULL;
}

qn_kind qn_value_kind(qn_value value)
{
    const graph *g = graph_around(value);
    if (!g)
        return QN_KIND_NONE;
    op_kind op = node_op(g, value.id);
    const region *r = region_at(g, node_at(g, value.id)->region);
    if (op == OP_argument)
        return (size_t)attr_index(node_attrs(g, value.id)) < r->formals.count ? QN_KIND_PARAMETER : QN_KIND_CAPTURE;
    return op == OP_result ? QN_KIND_RESULT : QN_KIND_OPERATION;
}

size_t qn_value_index(qn_value value)
{
    const graph *g = graph_around(value);
    qn_kind kind = qn_value_kind(value);
    if (kind != QN_KIND_PARAMETER && kind != QN_KIND_CAPTURE && kind != QN_KIND_RESULT)
        return 0;
    size_t index = (size_t)attr_index(node_attrs(g, value.id));
    return kind == QN_KIND_CAPTURE ? index - region_at(g, node_at(g, value.id)->region)->formals.count : index;
}

const char *qn_value_name(qn_value value)
{
    const graph *g = graph_around(value);
    uint32_t first = g ? node_remarks(g, value.id).names.first : 0;
    if (!first && qn_value_kind(value) == QN_KIND_PARAMETER)
        return text_or_empty(region_at(g, node_at(g, value.id)->region)->formals.at[qn_value_index(value)].name);
    return first ? g->names.at[first - 1].text : "";
}

size_t qn_value_location_count(qn_value value)
{
    const graph *g = graph_around(value);
    size_t count = 0;
    for (uint32_t at = g ? node_remarks(g, value.id).locations.first : 0; at; at = g->locations.at[at - 1].next)
        count++;
    return count;
}

const char *qn_value_location(qn_value value, size_t index)
{
    const graph *g = graph_around(value);
    for (uint32_t at = g ? node_remarks(g, value.id).locations.first : 0; at; at = g->locations.at[at - 1].next)
        if (index-- == 0)
            return g->locations.at[at - 1].text;
    return "";
}

uint32_t qn_value_group(qn_value value)
{
    const graph *g = graph_around(value);
    return g ? node_remarks(g, value.id).group : 0;
}

/* ---- operations -------------------------------------------------------------------------------------------------- */

/* The operation of a value; OP_none if the value is not an operation. */
static op_kind operation(qn_value value)
{
    return qn_value_kind(value) == QN_KIND_OPERATION ? node_op(graph_around(value), value.id) : OP_none;
}

const char *qn_value_op(qn_value value)
{
    op_kind op = operation(value);
    return op ? op_facts[op].spelling : "";
}

uint32_t qn_value_is_elementwise(qn_value value)
{
    op_kind op = operation(value);
    return op && op_is_elementwise(op);
}

size_t qn_value_operand_count(qn_value value)
{
    const graph *g = graph_around(value);
    return g ? node_operand_count(g, value.id) : 0;
}

qn_value qn_value_operand(qn_value value, size_t index)
{
    const graph *g = graph_around(value);
    return qn_graph_value(value.graph,
                          index < qn_value_operand_count(value) ? node_operand(g, value.id, (uint32_t)index) : 0);
}

size_t qn_value_result_count(qn_value value)
{
    const graph *g = graph_around(value);
    return g ? node_result_count(g, value.id) : 0;
}

static const type *result_type(qn_value value, size_t index)
{
    const graph *g = graph_around(value);
    if (index >= qn_value_result_count(value))
        return NULL;
    type_id t = node_type(g, value.id);
    return type_at(g, type_is_tuple(g, t) ? type_at(g, t)->parts[index] : t);
}

qn_dtype qn_value_result_dtype(qn_value value, size_t index)
{
    const type *t = result_type(value, index);
    return t ? (qn_dtype)t->dtype : QN_NONE;
}

qn_dims qn_value_result_dims(qn_value value, size_t index)
{
    const type *t = result_type(value, index);
    return t ? qn_dims_of(t->rank, t->dims) : QN_SCALAR;
}

size_t qn_value_body_count(qn_value value)
{
    const graph *g = graph_around(value);
    return g ? node_attrs(g, value.id)->region_count : 0;
}

qn_body qn_value_body(qn_value value, size_t body)
{
    const graph *g = graph_around(value);
    return (qn_body){value.graph, body < qn_value_body_count(value) ? node_attrs(g, value.id)->regions[body] : 0};
}

qn_value qn_value_capture(qn_value value, size_t body, size_t index)
{
    const graph *g = graph_around(value);
    uint32_t count = 0, first = 0;
    if (body < qn_value_body_count(value))
        first = node_captures(g, value.id, (uint32_t)body, &count);
    return qn_graph_value(value.graph, index < count ? node_operand(g, value.id, first + (uint32_t)index) : 0);
}

const void *qn_value_elements(qn_value value, size_t *count)
{
    const graph *g = graph_around(value);
    size_t unused, *to = count ? count : &unused;
    *to = 0;
    if (operation(value) != OP_constant || !node_shape(g, value.id)->elements)
        return NULL;
    attr_data data = attr_value(node_attrs(g, value.id));
    *to = data.splat ? 1 : (size_t)node_shape(g, value.id)->elements;
    return data.buffer ? g->buffers.at[data.buffer - 1].data : data.at;
}

/* ---- attributes -------------------------------------------------------------------------------------------------- */

static const attr_any *field_at(qn_value value, attr_field field)
{
    return attr_at(node_attrs(graph_around(value), value.id), field);
}

static bool has_field(qn_value value, attr_field field)
{
    switch ((attr_kind)attr_facts[field].kind) {
    case KIND_ENUM:
    case KIND_TEXT:
    case KIND_STRING:
    case KIND_PAIRS: return attr_is_given(field, field_at(value, field));
    case KIND_DICT:
    case KIND_TYPES:
    case KIND_DATA: return false;
    default: return true;
    }
}

/* Returns attribute number `index` of an operation. If there is no attribute with this number, returns ATTR_none, and
 * sets *count to the number of attributes. *count must be 0 before. */
static attr_field field_of(qn_value value, size_t index, size_t *count)
{
    op_kind op = operation(value);
    for (const uint8_t *field = op ? op_attributes(op) : NULL; field && *field; field++) {
        if (!has_field(value, (attr_field)*field))
            continue;
        if (index == *count)
            return (attr_field)*field;
        ++*count;
    }
    return ATTR_none;
}

static attr_field nth_field(qn_value value, size_t index)
{
    size_t count = 0;
    return field_of(value, index, &count);
}

size_t qn_value_attribute_count(qn_value value)
{
    size_t count = 0;
    field_of(value, SIZE_MAX, &count);
    return count;
}

const char *qn_value_attribute_name(qn_value value, size_t index)
{
    attr_field field = nth_field(value, index);
    return field ? attr_facts[field].name : "";
}

qn_attribute_kind qn_value_attribute_kind(qn_value value, size_t index)
{
    attr_field field = nth_field(value, index);
    if (!field)
        return QN_ATTRIBUTE_NONE;
    switch ((attr_kind)attr_facts[field].kind) {
    case KIND_I64:
    case KIND_BOOL: return QN_ATTRIBUTE_INTEGER;
    case KIND_PAIRS:
    case KIND_DIMS: return QN_ATTRIBUTE_INTEGERS;
    case KIND_F32: return QN_ATTRIBUTE_FLOAT;
    default: return QN_ATTRIBUTE_TEXT;
    }
}

int64_t qn_value_attribute_integer(qn_value value, size_t index)
{
    attr_field field = nth_field(value, index);
    switch (field ? (int)attr_facts[field].kind : -1) {
    case KIND_I64: return field_at(value, field)->I64;
    case KIND_BOOL: return field_at(value, field)->BOOL;
    default: return 0;
    }
}

qn_dims qn_value_attribute_integers(qn_value value, size_t index)
{
    attr_field field = nth_field(value, index);
    const attr_any *at = field ? field_at(value, field) : NULL;
    switch (field ? (int)attr_facts[field].kind : -1) {
    case KIND_DIMS: return qn_dims_of(at->DIMS.count, at->DIMS.at);
    case KIND_PAIRS: return qn_dims_of((size_t)at->PAIRS.count * 2, &at->PAIRS.at[0].first);
    default: return QN_SCALAR;
    }
}

const char *qn_value_attribute_text(qn_value value, size_t index)
{
    attr_field field = nth_field(value, index);
    const attr_any *at = field ? field_at(value, field) : NULL;
    switch (field ? (int)attr_facts[field].kind : -1) {
    case KIND_ENUM: return text_or_empty(enum_spelling(field, at->ENUM));
    case KIND_DTYPE: return qn_dtype_name(at->DTYPE);
    case KIND_TEXT: return text_or_empty(at->TEXT);
    case KIND_STRING: return at->STRING.at;
    default: return "";
    }
}

double qn_value_attribute_float(qn_value value, size_t index)
{
    attr_field field = nth_field(value, index);
    float number = 0;
    if (field && attr_facts[field].kind == KIND_F32)
        memcpy(&number, &field_at(value, field)->F32, sizeof number);
    return (double)number;
}
