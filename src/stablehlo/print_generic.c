/* Prints operations in the generic form:
 *
 *     "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({ ... }) : (T, U) -> V */
#include <inttypes.h>

#include "stablehlo/print.h"

/* ---- attributes -------------------------------------------------------------------------------------------------- */

/* Returns the type that StableHLO text writes with an attribute's value: an integer type, or the name of an enum. */
static const char *attribute_type(attr_field field)
{
    switch (field) {
    case ATTR_exponent_bits:
    case ATTR_mantissa_bits:
    case ATTR_api_version: return "i32";
    case ATTR_compare_type: return "comparison_type";
    case ATTR_transpose_a: return "transpose";
    case ATTR_precision_config: return "precision";
    default: return attr_facts[field].kind == KIND_ENUM ? attr_facts[field].name : "i64";
    }
}

static void print_array(printer *p, attr_dims list)
{
    text_puts(p->out, "array<i64");
    for (uint32_t i = 0; i < list.count; i++)
        text_printf(p->out, "%s%" PRId64, i ? ", " : ": ", list.at[i]);
    text_puts(p->out, ">");
}

static void print_bools(printer *p, attr_dims list)
{
    text_puts(p->out, "array<i1");
    for (uint32_t i = 0; i < list.count; i++)
        text_printf(p->out, "%s%s", i ? ", " : ": ", list.at[i] ? "true" : "false");
    text_puts(p->out, ">");
}

void print_words(printer *p, const char *words, const char *type)
{
    text_puts(p->out, "[");
    for (const char *end; *words; words = end) {
        words += strspn(words, ", ");
        end = words + strcspn(words, ",");
        text_printf(p->out, "#stablehlo<%s %.*s>%s", type, (int)(end - words), words, *end ? ", " : "");
    }
    text_puts(p->out, "]");
}

static void print_dict(printer *p, attr_dict dict)
{
    text_puts(p->out, "{");
    for (uint32_t i = 0; i < dict.count; i++) {
        const attr_entry *e = &dict.at[i];
        text_puts(p->out, i ? ", " : "");
        print_string(p, e->name);
        text_puts(p->out, " = ");
        if (e->kind == ENTRY_STRING)
            print_string(p, (attr_string){e->count, e->at});
        else if (e->kind == ENTRY_DICT)
            print_dict(p, (attr_dict){e->count, e->at});
        else
            print_numbers(p, e);
    }
    text_puts(p->out, "}");
}

static void print_aliases(printer *p, node_id n, attr_pairs pairs)
{
    bool several = node_result_count(p->g, n) > 1;
    text_puts(p->out, "[");
    for (uint32_t i = 0; i < pairs.count; i++) {
        text_printf(p->out, "%s#stablehlo.output_operand_alias<output_tuple_indices = [", i ? ", " : "");
        if (several)
            text_printf(p->out, "%" PRId64, pairs.at[i].first);
        text_printf(p->out, "], operand_index = %" PRId64 ", operand_tuple_indices = []>", pairs.at[i].second);
    }
    text_puts(p->out, "]");
}

static void print_pairs(printer *p, node_id n, attr_pairs pairs)
{
    (void)n;
    text_puts(p->out, "dense<[");
    for (uint32_t i = 0; i < pairs.count; i++)
        text_printf(p->out, "%s[%" PRId64 ", %" PRId64 "]", i ? ", " : "", pairs.at[i].first, pairs.at[i].second);
    text_printf(p->out, "]> : tensor<%" PRIu32 "x2xi64>", pairs.count);
}

/* Prints groups that have one device each: `dense<[[0], [1]]> : tensor<2x1xi64>`. */
static void print_groups(printer *p, attr_dims groups)
{
    text_puts(p->out, groups.count ? "dense<[" : "dense<");
    for (uint32_t i = 0; i < groups.count; i++)
        text_printf(p->out, "%s[%" PRId64 "]", i ? ", " : "", groups.at[i]);
    text_printf(p->out, "%s> : tensor<%" PRIu32 "x%dxi64>", groups.count ? "]" : "", groups.count, groups.count > 0);
}

static void print_channel(printer *p, attr_pair channel)
{
    text_printf(p->out, "#stablehlo.channel_handle<handle = %" PRId64 ", type = %" PRId64 ">", channel.first,
                channel.second);
}

static void print_value(printer *p, node_id n, attr_field field)
{
    const attr_any *value = attr_at(node_attrs(p->g, n), field);
    const char *type = attribute_type(field);
    switch ((attr_kind)attr_facts[field].kind) {
    case KIND_F32:
        print_numbers(p, &(attr_entry){.kind = ENTRY_NUMBER, .dtype = QN_F32, .count = 1, .at = &value->F32});
        return;
    case KIND_I64: text_printf(p->out, "%" PRId64 " : %s", value->I64, type); return;
    case KIND_BOOL: text_puts(p->out, value->BOOL ? "true" : "false"); return;
    case KIND_DIMS:
        (field == ATTR_replica_groups    ? print_groups
         : field == ATTR_window_reversal ? print_bools
                                         : print_array)(p, value->DIMS);
        return;
    case KIND_PAIRS:
        if (field == ATTR_channel_handle)
            print_channel(p, value->PAIRS.at[0]);
        else
            (field == ATTR_output_operand_aliases ? print_aliases : print_pairs)(p, n, value->PAIRS);
        return;
    case KIND_STRING:
        if (field == ATTR_composite_attributes || field == ATTR_composite_version)
            text_puts(p->out, value->STRING.at);
        else
            print_string(p, value->STRING);
        return;
    case KIND_DICT: print_dict(p, value->DICT); return;
    case KIND_TEXT: print_words(p, value->TEXT, type); return;
    case KIND_DATA: print_dense(p, node_shape(p->g, n), node_type(p->g, n), value->DATA); return;
    case KIND_ENUM: text_printf(p->out, "#stablehlo<%s %s>", type, enum_spelling(field, value->ENUM)); return;
    case KIND_DTYPE:
    case KIND_TYPES: return;
    }
}

/* The fields that the text writes as parts of one attribute (PART in assembly_formats.def). */
static const struct {
    op_kind op;
    const char *attribute, *spelling;
    attr_field field;
} parts[] = {
#define PART(op, attribute, spelling, field) {OP_##op, #attribute, #spelling, ATTR_##field},
#include "stablehlo/assembly_formats.def"
};

static bool is_part(op_kind op, attr_field field)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].op == op && parts[i].field == field)
            return true;
    return false;
}

/* Whether the field is printed as a separate property. Returns false for a field that follows from the result types,
 * for a field that print_own, print_parts or print_properties prints, and for some default values. */
static bool is_property(const printer *p, node_id n, attr_field field)
{
    const attr_any *value = attr_at(node_attrs(p->g, n), field);
    int kind = attr_facts[field].kind;
    if (field == ATTR_shape || field == ATTR_order || field == ATTR_seed || kind == KIND_DTYPE || kind == KIND_TYPES)
        return false;
    if (field == ATTR_api_version)
        return value->I64 != 1;
    if (field == ATTR_input_dimensions || field == ATTR_kernel_dimensions || field == ATTR_output_dimensions)
        return false;
    if (is_part(node_op(p->g, n), field) || field == ATTR_scan_inputs)
        return false;
    if (field == ATTR_scan_dim_size)
        return value->I64 != 0;
    if (field == ATTR_interleaved)
        return value->DIMS.count != 0;
    if (node_op(p->g, n) == OP_triangular_solve)
        return true;
    return kind == KIND_DIMS || kind == KIND_I64 || kind == KIND_F32 || kind == KIND_DATA ||
           attr_is_given(field, value);
}

/* Prints the fields that are parts of one attribute: `dot_dimension_numbers = #stablehlo.dot<...>`. Returns false if
 * the operation has no such fields. */
static bool print_parts(printer *p, node_id n, const char *before)
{
    const char *between = "";
    bool any = false;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].op != node_op(p->g, n))
            continue;
        const attr_any *value = attr_at(node_attrs(p->g, n), parts[i].field);
        bool is_list = attr_facts[parts[i].field].kind == KIND_DIMS;
        if (!any)
            text_printf(p->out, "%s%s = #%s<", before, parts[i].attribute, parts[i].spelling);
        any = true;
        if (is_list ? !value->DIMS.count : !value->I64)
            continue;
        text_printf(p->out, "%s%s = ", between, attr_facts[parts[i].field].name);
        if (is_list)
            print_ints(p, value->DIMS);
        else
            text_printf(p->out, "%" PRId64, value->I64);
        between = ", ";
    }
    text_puts(p->out, any ? ">" : "");
    return any;
}

/* The name of a field in the text. */
static const char *field_name(attr_field field)
{
    switch (field) {
    case ATTR_interleaved: return "quern.interleaved";
    case ATTR_backend_attributes: return attr_facts[ATTR_backend_config].name;
    case ATTR_composite_name: return "name";
    case ATTR_composite_version: return "version";
    default: return attr_facts[field].name;
    }
}

bool print_fields(printer *p, node_id n, const char *before, attr_field but)
{
    bool any = false;
    for (const uint8_t *field = op_attributes(node_op(p->g, n)); *field; field++) {
        if (*field == but || !is_property(p, n, *field))
            continue;
        text_printf(p->out, "%s%s", any ? ", " : before, field_name((attr_field)*field));
        any = true;
        if (*field == ATTR_use_global_device_ids) /* an attribute without a value */
            continue;
        text_puts(p->out, " = ");
        print_value(p, n, *field);
    }
    return any;
}

static void print_properties(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    const char *before = print_fields(p, n, " <{", ATTR_none) ? ", " : " <{";
    before = print_parts(p, n, before) ? ", " : before;
    if (node_op(p->g, n) == OP_convolution) {
        text_printf(p->out, "%sdimension_numbers = #stablehlo.conv<", before);
        print_convolution_dimensions(p, a);
        text_puts(p->out, ">");
        before = ", ";
    }
    if (node_op(p->g, n) == OP_scan) {
        int64_t inputs = attr_scan_inputs(a), carries = node_operand_count(p->g, n) - inputs;
        text_printf(p->out, "%soperandSegmentSizes = array<i32: %" PRId64 ", %" PRId64 ">, ", before, inputs, carries);
        text_printf(p->out, "resultSegmentSizes = array<i32: %" PRId64 ", %" PRId64 ">",
                    node_result_count(p->g, n) - carries, carries);
        before = ", ";
    }
    if (node_op(p->g, n) == OP_call) {
        text_printf(p->out, "%s%s = ", before, attr_composite_name(a).size ? "decomposition" : "callee");
        print_symbol(p, region_at(p->g, a->regions[0])->name);
        before = ", ";
    }
    text_puts(p->out, *before == ',' ? "}>" : "");
}

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* Prints `^bb0(%arg0: T, %arg1: T):`. */
static void print_block_header(printer *p, const region *r)
{
    if (!r->formals.count)
        return;
    text_indent(p->out, p->depth);
    text_puts(p->out, "^bb0(");
    for (uint32_t i = 0; i < r->formals.count; i++) {
        label_formal(p, r->formals.at[i].node);
        text_puts(p->out, i ? ", " : "");
        print_argument(p, r->formals.at[i].node);
    }
    text_puts(p->out, "):\n");
}

static void print_regions(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    if (!a->region_count || node_op(p->g, n) == OP_call)
        return;
    text_puts(p->out, " (");
    for (uint32_t i = 0; i < a->region_count; i++) {
        text_puts(p->out, i ? ", {\n" : "{\n");
        print_block_header(p, region_at(p->g, a->regions[i]));
        print_region(p, n, i);
        text_indent(p->out, p->depth);
        text_puts(p->out, "}");
    }
    text_puts(p->out, ")");
}

void format_generic(printer *p, node_id n)
{
    text_puts(p->out, "(");
    print_labels(p, node_operand_count(p->g, n), node_operands(p->g, n));
    text_puts(p->out, ")");
    print_properties(p, n);
    print_regions(p, n);
    print_own(p, n);
    print_function_type(p, n);
}
