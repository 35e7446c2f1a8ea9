/* Reads operations: the names of the results, the spelling, and the attributes (attrs.def). Then makes the nodes. */
#include <inttypes.h>
#include <string.h>

#include "graph/build.h"
#include "stablehlo/parse.h"

/* ---- operands ---------------------------------------------------------------------------------------------------- */

/* Whether an operation takes tuples. An op_text without a spelling is a return, which takes tuples, too. */
static bool takes_tuple(const op_text *op)
{
    static const char *const spellings[] = {"stablehlo.get_tuple_element",
                                            "stablehlo.optimization_barrier",
                                            "stablehlo.async_done",
                                            "stablehlo.tuple",
                                            "stablehlo.while",
                                            "stablehlo.custom_call",
                                            "func.call"};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings && op->spelling; i++)
        if (strlen(spellings[i]) == op->length && memcmp(spellings[i], op->spelling, op->length) == 0)
            return true;
    return !op->spelling;
}

/* Reads an operand: %0 or %0#1. If the operand is a tuple, adds all leaves of the tuple (parse.h). */
bool parse_operand(parser *p, op_text *op)
{
    const token t = p->lex.token;
    const char *name = token_text(&p->lex);
    uint32_t index;
    if (t.kind != TOKEN_VALUE)
        return parse_expected(p, "an operand (%name)");
    if (!name_find(&p->values, name + 1, t.length - 1, &index))
        return parse_fail(p, t.at,
                          "value %s is not defined here; expected an argument or the result of an operation above",
                          parse_quote(p, name, t.length));
    binding b = p->bindings.at[index];
    uint32_t part = 0;
    lex_advance(&p->lex);
    if (p->lex.token.kind == TOKEN_HASH && p->lex.token.at == t.at + t.length) {
        const char *digits = token_text(&p->lex) + 1;
        for (uint32_t i = 0; i + 1 < p->lex.token.length; i++)
            part = char_is_digit(digits[i]) && part < MAX_OPERANDS ? part * 10 + (uint32_t)(digits[i] - '0')
                                                                   : UINT32_MAX / 16;
        lex_advance(&p->lex);
    }
    if (part >= b.count)
        return parse_fail(p, t.at, "%s has %u results; there is no result %u", parse_quote(p, name, t.length), b.count,
                          part);
    bound_value v = p->bound.at[b.first + part];
    if (v.is_tuple && !takes_tuple(op))
        return parse_fail(p, t.at, "%s is a tuple; expected a tensor", parse_quote(p, name, t.length));
    if (v.is_tuple && op->operands.count + v.count > MAX_OPERANDS)
        return parse_fail_code(p, t.at, QN_UNSUPPORTED, "more than %d operands, counting the parts of tuples",
                               MAX_OPERANDS);
    op->has_tuple |= v.is_tuple;
    for (uint32_t i = 0; i < v.count; i++) {
        LIST_ADD(&p->arena, &op->operands, p->leaves.at[v.first + i]);
        LIST_ADD(&p->arena, &op->operand_places, t.at);
    }
    type_id written = v.is_tuple ? v.type : node_type(p->g, p->leaves.at[v.first]);
    LIST_ADD(&p->arena, &op->written, written);
    return true;
}

/* ---- attributes -------------------------------------------------------------------------------------------------- */

static bool read_F32(parser *p, attr_field field, const value *v, uint32_t *out)
{
    if (v->kind != VALUE_NUMBER)
        return parse_fail(p, v->at, "a number expected for '%s'", attr_facts[field].name);
    return value_to_element(p, v, QN_F32, out);
}

static bool read_I64(parser *p, attr_field field, const value *v, int64_t *out)
{
    (void)field;
    return value_to_int(p, v, out);
}

static bool read_DIMS(parser *p, attr_field field, const value *v, attr_dims *out)
{
    return field == ATTR_replica_groups ? read_groups(p, v, out) : value_to_ints(p, v, out);
}

static bool read_BOOL(parser *p, attr_field field, const value *v, bool *out)
{
    *out = v->kind == VALUE_UNIT || v->number;
    return v->kind == VALUE_BOOL || v->kind == VALUE_UNIT ||
           parse_fail(p, v->at, "true or false expected for '%s'", attr_facts[field].name);
}

/* Reads `dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>`. */
static bool read_PAIRS(parser *p, attr_field field, const value *v, attr_pairs *out)
{
    if (field == ATTR_channel_handle)
        return read_channel(p, v, out);
    const type *t = v->kind == VALUE_DENSE ? type_at(p->g, v->type) : NULL;
    if (!t || t->dtype != QN_I64 || t->rank != 2 || t->dims[1] != 2 || t->elements > MAX_OPERANDS)
        return parse_fail(p, v->at, "a list of pairs of integers expected for '%s'", attr_facts[field].name);
    attr_pair *pairs = ARENA_NEW_ARRAY(&p->arena, attr_pair, (size_t)t->dims[0]);
    const int64_t *numbers = v->data;
    for (int64_t i = 0; i < t->dims[0]; i++)
        pairs[i] = (attr_pair){numbers[v->splat ? 0 : 2 * i], numbers[v->splat ? 0 : 2 * i + 1]};
    *out = (attr_pairs){(uint32_t)t->dims[0], pairs};
    return true;
}

static bool read_STRING(parser *p, attr_field field, const value *v, attr_string *out)
{
    *out = (attr_string){v->length, v->text};
    return v->kind == VALUE_STRING || v->kind == VALUE_SYMBOL ||
           parse_fail(p, v->at, "a string expected for '%s'", attr_facts[field].name);
}

static bool read_DICT(parser *p, attr_field field, const value *v, attr_dict *out)
{
    (void)field;
    return value_to_dict(p, v, out);
}

/* The declared types give element types, so the text must not give them as attributes. */
static bool read_DTYPE(parser *p, attr_field field, const value *v, qn_dtype *out)
{
    (void)out;
    return parse_fail(p, v->at, "attribute '%s' follows from the type and must not be written", attr_facts[field].name);
}

static bool read_ENUM(parser *p, attr_field field, const value *v, uint8_t *out)
{
    int number = v->kind == VALUE_WORD || v->kind == VALUE_STRING ? enum_from_spelling(field, v->text, v->length) : 0;
    *out = (uint8_t)number;
    return number || parse_fail(p, v->at, "%s is no %s; expected %s", parse_quote(p, v->text ? v->text : "", v->length),
                                attr_facts[field].name, enum_spellings(&p->arena, field));
}

static bool read_TYPES(parser *p, attr_field field, const value *v, attr_types *out)
{
    (void)out;
    return parse_fail(p, v->at, "attribute '%s' follows from the type and must not be written", attr_facts[field].name);
}

/* Reads a list of words as one string, such as `HIGHEST, DEFAULT`. If all words are DEFAULT, sets *out to NULL. */
static bool read_TEXT(parser *p, attr_field field, const value *v, const char **out)
{
    bool is_default = true;
    *out = "";
    if (v->kind != VALUE_LIST)
        return parse_fail(p, v->at, "a list expected for '%s'", attr_facts[field].name);
    for (uint32_t i = 0; i < v->count; i++) {
        const value *word = &v->entries[i].value;
        if (word->kind != VALUE_WORD || word->length > 64 || i == 16)
            return parse_fail(p, word->at, "this is no %s", attr_facts[field].name);
        is_default = is_default && word->length == 7 && memcmp(word->text, "DEFAULT", 7) == 0;
        *out = arena_printf(&p->arena, "%s%s%.*s", *out, i ? ", " : "", (int)word->length, word->text);
    }
    if (is_default)
        *out = NULL;
    return true;
}

static bool read_DATA(parser *p, attr_field field, const value *v, attr_data *out)
{
    if (v->kind != VALUE_DENSE)
        return parse_fail(p, v->at, "a dense constant expected for '%s'", attr_facts[field].name);
    *out = (attr_data){.at = v->data, .splat = v->splat};
    return true;
}

/* clang-format off */
static bool read_field(parser *p, attr_field field, const value *v, attrs *out)
{
    switch (field) {
#define ATTR(kind, name, number, doc) case ATTR_##name: return read_##kind(p, field, v, &out->name);
#include "graph/attrs.def"
    default: return true;
    }
}
/* clang-format on */

/* Fields that the text writes as parts of one attribute. */
static const struct part {
    op_kind op;
    const char *attribute, *spelling;
    attr_field field;
} parts[] = {
#define PART(op, attribute, spelling, field) {OP_##op, #attribute, "#" #spelling "<...>", ATTR_##field},
#include "stablehlo/assembly_formats.def"
};

/* Reads the parts of an attribute, such as `dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1],
 * ...>`. `first` is the first row of `parts` that has this attribute. */
static bool read_parts(parser *p, const struct part *first, const value *v, attrs *out)
{
    if (v->kind != VALUE_DICT)
        return parse_fail(p, v->at, "%s expected", first->spelling);
    for (const struct part *each = parts; each < parts + sizeof parts / sizeof *parts; each++) {
        bool ours = each->op == first->op && strcmp(each->attribute, first->attribute) == 0;
        const value *found = ours ? entry_find(v->count, v->entries, attr_facts[each->field].name) : NULL;
        if (found && !read_field(p, each->field, found, out))
            return false;
    }
    return true;
}

bool find_callee(parser *p, uint32_t at, const char *name, uint32_t length, region_id *out)
{
    uint32_t index;
    *out = graph_find_function(p->g, name);
    if (!name_find(&p->functions, name, length, &index))
        return *out || parse_fail(p, at, "function @%s is not defined", name);
    const function_text *f = &p->function_list.at[index];
    if (f->state == FUNCTION_DECLARED)
        return parse_fail_code(p, at, QN_UNSUPPORTED, "function @%s has no body", name);
    if (f->state != FUNCTION_READ)
        return parse_fail_code(p, at, QN_UNSUPPORTED,
                               "@%s calls itself here, perhaps through others; recursion is not supported", name);
    *out = f->region;
    return true;
}

static bool read_callee(parser *p, const op_text *op, const value *v, attrs *out)
{
    region_id *callee = ARENA_NEW(&p->arena, region_id);
    if (v->kind != VALUE_SYMBOL)
        return parse_fail(p, v->at, "a function's symbol expected");
    out->regions = callee;
    out->region_count = 1;
    return find_callee(p, op->at, arena_string(&p->arena, v->text, v->length), v->length, callee);
}

/* Reads `operandSegmentSizes = array<i32: 1, 2>` of a scan: the number of inputs, then the number of carries. */
static bool read_segments(parser *p, const op_text *op, const value *v, attrs *out)
{
    (void)op;
    const type *t = v->kind == VALUE_DENSE ? type_at(p->g, v->type) : NULL;
    if (!t || t->dtype != QN_I32 || t->elements != 2)
        return parse_fail(p, v->at, "two integers of type i32 expected");
    out->scan_inputs = *(const int32_t *)v->data;
    return true;
}

/* Attributes whose name or syntax in the text differs from attrs.def. */
static const struct {
    op_kind op;
    const char *name;
    bool (*read)(parser *, const op_text *, const value *, attrs *);
} special_attributes[] = {
    {OP_convolution, "dimension_numbers", read_dimension_numbers},
    {OP_convolution, "window_reversal", read_reversal},
    {OP_rounded_dot, "algorithm", read_algorithm},
    {OP_scan, "operandSegmentSizes", read_segments},
    {OP_call, "callee", read_callee},
    {OP_custom_call, "backend_config", read_backend_config},
    {OP_custom_call, "mhlo.backend_config", read_backend_config},
    {OP_custom_call, "output_operand_aliases", read_output_aliases},
    {OP_custom_call, "operand_layouts", read_layouts},
    {OP_custom_call, "result_layouts", read_layouts},
    {OP_custom_call, "called_computations", read_computations},
};

static bool entry_is(const entry *e, const char *name)
{
    return strlen(name) == e->length && memcmp(name, e->name, e->length) == 0;
}

/* The name of a field in the text. */
static const char *own_name(attr_field field)
{
    return field == ATTR_order         ? "quern.order"
           : field == ATTR_seed        ? "quern.seed"
           : field == ATTR_interleaved ? "quern.interleaved"
                                       : attr_facts[field].name;
}

/* Whether Quern ignores the property e. Each ignored property permits less accuracy than Quern has, says how devices
 * are numbered, or repeats the number of operands or results. */
static bool is_ignored(const entry *e)
{
    static const char *const names[] = {"algorithm", "result_accuracy", "use_global_device_ids", "resultSegmentSizes",
                                        "operandSegmentSizes"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (entry_is(e, names[i]))
            return true;
    return false;
}

/* Reads one attribute. Ignores an unknown attribute, because other dialects can add attributes. An unknown property is
 * an error, because properties belong to the operation itself. */
static bool read_attribute(parser *p, const op_text *op, op_kind kind, const entry *e, bool is_property, attrs *out)
{
    for (size_t i = 0; i < sizeof special_attributes / sizeof *special_attributes; i++)
        if (special_attributes[i].op == kind && entry_is(e, special_attributes[i].name))
            return special_attributes[i].read(p, op, &e->value, out);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].op == kind && entry_is(e, parts[i].attribute))
            return read_parts(p, &parts[i], &e->value, out);
    for (const uint8_t *field = op_attributes(kind); *field; field++)
        if (entry_is(e, own_name((attr_field)*field)))
            return read_field(p, *field, &e->value, out);
    return !is_property || is_ignored(e) ||
           parse_fail(p, e->value.at, "%s has no property '%.*s'", op_facts[kind].spelling, (int)e->length, e->name);
}

/* Fields that the text must give. Without this table, a missing field would be 0. */
static const struct {
    op_kind op;
    attr_field field;
} required[] = {
    {OP_iota, ATTR_iota_dimension},
    {OP_concatenate, ATTR_dimension},
    {OP_reduce_precision, ATTR_mantissa_bits},
    {OP_convolution, ATTR_feature_group_count},
    {OP_convolution, ATTR_batch_group_count},
    {OP_batch_norm_training, ATTR_epsilon},
    {OP_batch_norm_training, ATTR_feature_index},
    {OP_batch_norm_inference, ATTR_epsilon},
    {OP_batch_norm_inference, ATTR_feature_index},
    {OP_batch_norm_grad, ATTR_epsilon},
    {OP_batch_norm_grad, ATTR_feature_index},
    {OP_triangular_solve, ATTR_left_side},
    {OP_triangular_solve, ATTR_lower},
    {OP_triangular_solve, ATTR_unit_diagonal},
    {OP_top_k, ATTR_k},
    {OP_all_gather, ATTR_all_gather_dim},
    {OP_all_gather, ATTR_replica_groups},
    {OP_all_to_all, ATTR_split_dimension},
    {OP_all_to_all, ATTR_concat_dimension},
    {OP_all_to_all, ATTR_replica_groups},
    {OP_all_reduce, ATTR_replica_groups},
    {OP_reduce_scatter, ATTR_scatter_dimension},
    {OP_reduce_scatter, ATTR_replica_groups},
    {OP_collective_broadcast, ATTR_replica_groups},
    {OP_collective_permute, ATTR_source_target_pairs},
};

static bool check_required(parser *p, const op_text *op, op_kind kind)
{
    for (size_t i = 0; i < sizeof required / sizeof *required; i++) {
        const char *name = attr_facts[required[i].field].name;
        if (required[i].op == kind && !list_find(&op->attributes, name))
            return parse_fail(p, op->at, "%s: attribute '%s' is missing", op_facts[kind].spelling, name);
    }
    return true;
}

static bool types_of(parser *p, const op_text *op, attr_types *out)
{
    type_list list = {0};
    if (!op_leaf_types(p, op, &list))
        return false;
    type *types = ARENA_NEW_ARRAY(&p->arena, type, list.count);
    for (uint32_t i = 0; i < list.count; i++)
        types[i] = *type_at(p->g, list.at[i]);
    *out = (attr_types){list.count, types};
    return true;
}

bool op_attributes_record(parser *p, op_text *op, op_kind kind, attrs *out)
{
    const type *result = op->result_types.count ? type_at(p->g, op->result_types.at[op->result_types.count - 1]) : NULL;
    result = result && result->kind == TYPE_TUPLE ? NULL : result;
    *out = (attrs){.dimension = kind == OP_sort ? -1 : 0}; /* StableHLO's default */
    for (uint32_t i = 0; i < op->attributes.count; i++)
        if (!read_attribute(p, op, kind, &op->attributes.at[i], i < op->properties, out))
            return false;
    if (!check_required(p, op, kind))
        return false;
    for (const uint8_t *field = op_attributes(kind); *field; field++) {
        if (*field == ATTR_result_types && !types_of(p, op, &out->result_types))
            return false;
        if (!result)
            continue;
        if (*field == ATTR_shape)
            out->shape = (attr_dims){result->rank, result->dims};
        if (*field == ATTR_element_type)
            out->element_type = (qn_dtype)result->dtype;
    }
    if (op->regions.count) {
        out->regions = op->regions.at;
        out->region_count = op->regions.count;
    }
    return true;
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

/* Adds the dialect to the message of failed type inference: "add: ..." becomes "stablehlo.add: ...". */
static bool blame_op(parser *p, const op_text *op, op_kind kind)
{
    const char *spelling = op_facts[kind].spelling, *name = op_facts[kind].name;
    bool is_named = strncmp(qn_status_message(p->g->failure), name, strlen(name)) == 0;
    int dialect = is_named ? (int)(strchr(spelling, '.') - spelling) + 1 : 0;
    return parse_graph_ok_in(p, op->at, arena_printf(&p->arena, "%.*s", dialect, spelling));
}

bool op_add(parser *p, op_text *op, op_kind kind, uint32_t count, const node_id *operands, const attrs *record)
{
    op->made = node_make(p->g, kind, count, operands, record);
    if (p->g->failure)
        return blame_op(p, op, kind);
    uint32_t results = node_result_count(p->g, op->made);
    for (uint32_t i = 0; i < results; i++) {
        node_id result = node_result(p->g, op->made, i);
        LIST_ADD(&p->arena, &op->results, result);
    }
    return parse_graph_ok(p, op->at);
}

static bool make_constant(parser *p, op_text *op)
{
    const value *v = list_find(&op->attributes, "value");
    attrs checked;
    if (!v || v->kind != VALUE_DENSE)
        return parse_fail(p, op->at, "a constant needs its dense value");
    if (!op_attributes_record(p, op, OP_constant, &checked))
        return false;
    op->made = node_constant(p->g, v->type, v->data, v->splat);
    LIST_ADD(&p->arena, &op->results, op->made);
    return parse_graph_ok(p, op->at);
}

/* Makes an optimization_barrier of those operands that are tensors. Tokens pass unchanged. */
static bool make_barrier(parser *p, op_text *op)
{
    node_list tensors = {0};
    for (uint32_t i = 0; i < op->operands.count; i++)
        if (type_is_tensor(p->g, node_type(p->g, op->operands.at[i])))
            LIST_ADD(&p->arena, &tensors, op->operands.at[i]);
    if (tensors.count)
        op->made = node_make(p->g, OP_optimization_barrier, tensors.count, tensors.at, NULL);
    for (uint32_t i = 0, next = 0; i < op->operands.count; i++) {
        node_id operand = op->operands.at[i], result = operand;
        if (type_is_tensor(p->g, node_type(p->g, operand)))
            result = node_result(p->g, op->made, next++);
        LIST_ADD(&p->arena, &op->results, result);
    }
    return parse_graph_ok(p, op->at);
}

/* In a scatter, a reduce, a reduce_window or a select_and_scatter, the parameters of the region may have wider element
 * types than some operands. Converts these operands to the types of the parameters. */
static bool promote_operands(parser *p, op_text *op)
{
    uint32_t inputs = op->operands.count / 2, scatter = op->code == OP_scatter;
    if (op->code == OP_select_and_scatter && op->regions.count == 2 && op->operands.count == 3) {
        const region *by = region_at(p->g, op->regions.at[1]);
        qn_dtype want = (qn_dtype)(by->formals.count ? node_shape(p->g, by->formals.at[0].node)->dtype : QN_NONE);
        for (uint32_t k = 1; k < 3; k++) {
            qn_dtype have = (qn_dtype)node_shape(p->g, op->operands.at[k])->dtype;
            if (dtype_valid(want) && have != want && dtype_facts[have].class == dtype_facts[want].class &&
                dtype_facts[have].bits < dtype_facts[want].bits)
                op->operands.at[k] =
                    node_make(p->g, OP_convert, 1, &op->operands.at[k], &(attrs){.element_type = want});
        }
        return parse_graph_ok(p, op->at);
    }
    if ((!scatter && op->code != OP_reduce && op->code != OP_reduce_window) || op->regions.count != 1)
        return true;
    const region *r = region_at(p->g, op->regions.at[0]);
    for (uint32_t k = 0; k < op->operands.count && inputs && r->formals.count == 2 * inputs; k++) {
        node_id *operand = &op->operands.at[k];
        qn_dtype have = (qn_dtype)node_shape(p->g, *operand)->dtype,
                 want = (qn_dtype)node_shape(p->g, r->formals.at[k % (inputs + scatter)].node)->dtype;
        if ((scatter && k == inputs) || have == want || dtype_facts[have].class != dtype_facts[want].class ||
            dtype_facts[have].bits > dtype_facts[want].bits)
            continue;
        *operand = node_make(p->g, OP_convert, 1, operand, &(attrs){.element_type = want});
        r = region_at(p->g, op->regions.at[0]);
    }
    return parse_graph_ok(p, op->at);
}

/* Whether an operation is stablehlo.real, stablehlo.imag or chlo.conj of a real number. The result of imag is then
 * zeros. The result of the others is the operand. */
static bool is_of_real(const parser *p, const op_text *op)
{
    return (op->code == OP_real || op->code == OP_imag || op->code == OP_conj) && op->operands.count == 1 &&
           !dtype_is_complex((qn_dtype)node_shape(p->g, op->operands.at[0])->dtype);
}

static bool make_of_real(parser *p, op_text *op)
{
    node_id operand = op->operands.at[0], result = op->code == OP_imag ? b_zeros_like(p->g, operand) : operand;
    LIST_ADD(&p->arena, &op->results, result);
    return parse_graph_ok(p, op->at);
}

static bool make_row(parser *p, op_text *op)
{
    attrs record;
    if (is_of_real(p, op))
        return make_of_real(p, op);
    if (op->code == OP_constant)
        return make_constant(p, op);
    if (op->code == OP_optimization_barrier)
        return make_barrier(p, op);
    if (op->code == OP_custom_call && passes_through(op)) {
        for (uint32_t i = 0; i < op->operands.count && i < op->result_types.count; i++)
            LIST_ADD(&p->arena, &op->results, op->operands.at[i]);
        return true;
    }
    if (is_lapack(op))
        return make_lapack(p, op);
    if (is_order_call(op))
        return make_order_call(p, op);
    if (is_rounded_dot(p, op))
        op->code = OP_rounded_dot;
    if (!promote_operands(p, op) || !op_attributes_record(p, op, (op_kind)op->code, &record))
        return false;
    return op_add(p, op, (op_kind)op->code, op->operands.count, op->operands.at, &record);
}

/* Reads the attribute quern.group, which Quern prints in the text of a graph after fusion (the stage "fused"). */
static bool read_group(parser *p, const op_text *op)
{
    const value *v = list_find(&op->attributes, "quern.group");
    int64_t group;
    if (!v)
        return true;
    if (!value_to_int(p, v, &group))
        return false;
    if (group < 1 || group > UINT32_MAX)
        return parse_fail(p, v->at, "the number of a group expected");
    graph_group(p->g, op->made, (uint32_t)group);
    return true;
}

static void find_lines(parser *p)
{
    const char *source = p->lex.source, *end = source + p->lex.size, *at = source;
    while ((at = memchr(at, '\n', (size_t)(end - at))))
        LIST_ADD(&p->arena, &p->lines, (uint32_t)(at++ - source));
    LIST_ADD(&p->arena, &p->lines, p->lex.size);
}

/* The line of an offset in the source: 1 + the number of newlines before it. The reader does not read functions in the
 * order of the text, so this function searches a list of all newlines. */
static uint32_t line_at(parser *p, uint32_t at)
{
    if (!p->lines.count)
        find_lines(p);
    uint32_t first = 0, end = p->lines.count;
    while (first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (p->lines.at[middle] < at)
            first = middle + 1;
        else
            end = middle;
    }
    return first + 1;
}

static bool make_op(parser *p, op_text *op, const char *location)
{
    if (!op_check_operands(p, op) || !(op->code < OP_COUNT ? make_row(p, op) : make_sugar(p, op)))
        return false;
    graph_locate(p->g, op->made, location);
    graph_line(p->g, op->made, line_at(p, op->at));
    return read_group(p, op) && op_bind_results(p, op);
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

op_text *op_open(parser *p)
{
    if (p->op_depth == p->ops.count)
        LIST_ADD(&p->arena, &p->ops, ARENA_NEW(&p->arena, op_text));
    op_text *op = p->ops.at[p->op_depth++], kept = *op;
    *op = (op_text){0};
#define KEEP(list)                                                                                                     \
    op->list = kept.list;                                                                                              \
    op->list.count = 0;
    KEEP(names)
    KEEP(operands)
    KEEP(operand_places)
    KEEP(written)
    KEEP(operand_types)
    KEEP(result_types)
    KEEP(attributes)
    KEEP(formals)
    KEEP(regions)
    KEEP(results)
#undef KEEP
    return op;
}

void op_close(parser *p) { p->op_depth--; }

/* Reads `%0, %1:2 =`. */
static bool parse_names(parser *p, op_text *op)
{
    if (p->lex.token.kind != TOKEN_VALUE)
        return true;
    do {
        const token t = p->lex.token;
        int64_t count = 1;
        if (!parse_need(p, TOKEN_VALUE))
            return false;
        if (parse_eat(p, ':') && !parse_int(p, &count))
            return false;
        if (count < 1 || count > MAX_OPERANDS)
            return parse_fail(p, t.at, "%" PRId64 " is not a valid number of results", count);
        LIST_ADD(&p->arena, &op->names, (result_name){p->lex.source + t.at + 1, t.length - 1, t.at, (uint32_t)count});
    } while (parse_eat(p, ','));
    return parse_need(p, '=');
}

/* Reads the spelling of an operation. `call` is short for func.call. */
static bool parse_spelling(parser *p, op_text *op, bool *generic)
{
    const token t = p->lex.token;
    *generic = t.kind == TOKEN_STRING;
    if (t.kind != TOKEN_WORD && !*generic)
        return parse_expected(p, "an operation");
    op->at = t.at;
    op->spelling = token_text(&p->lex) + *generic;
    op->length = t.length - 2 * *generic;
    if (token_is_word(&p->lex, "call")) {
        op->spelling = op_facts[OP_call].spelling;
        op->length = (uint32_t)strlen(op->spelling);
    }
    if (!name_find(&p->spellings, op->spelling, op->length, &op->code))
        return parse_fail_unknown(p, t.at, op->spelling, op->length);
    const char *refusal = sugar_refusal(op->code);
    if (refusal)
        return parse_fail_code(p, t.at, QN_UNSUPPORTED, "%s", refusal);
    lex_advance(&p->lex);
    return true;
}

bool parse_op(parser *p)
{
    op_text *op = op_open(p);
    bool generic;
    const char *location;
    if (!parse_names(p, op) || !parse_spelling(p, op, &generic))
        return false;
    if (!(generic ? parse_generic(p, op) : parse_pretty(p, op)))
        return false;
    if (!parse_location(p, &location) || !make_op(p, op, location))
        return false;
    op_close(p);
    return true;
}
