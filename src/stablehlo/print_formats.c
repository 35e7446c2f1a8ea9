/* Prints operations in the formats that JAX prints. */
#include <inttypes.h>

#include "stablehlo/print.h"

/* ---- parts ------------------------------------------------------------------------------------------------------- */

void print_labels(printer *p, uint32_t count, const node_id *nodes)
{
    for (uint32_t i = 0; i < count; i++)
        text_printf(p->out, "%s%s", i ? ", " : "", label_of(p, nodes[i]));
}

static void print_types(printer *p, uint32_t count, const node_id *nodes)
{
    for (uint32_t i = 0; i < count; i++) {
        text_puts(p->out, i ? ", " : "");
        print_type(p, node_type(p->g, nodes[i]));
    }
}

static void print_result_types(printer *p, node_id n)
{
    const type *t = node_shape(p->g, n);
    if (t->kind != TYPE_TUPLE) {
        print_type(p, node_type(p->g, n));
        return;
    }
    text_puts(p->out, "(");
    for (uint32_t i = 0; i < t->rank; i++) {
        text_puts(p->out, i ? ", " : "");
        print_type(p, t->parts[i]);
    }
    text_puts(p->out, ")");
}

void print_function_type(printer *p, node_id n)
{
    text_puts(p->out, " : (");
    print_types(p, node_operand_count(p->g, n), node_operands(p->g, n));
    text_puts(p->out, ") -> ");
    print_result_types(p, n);
}

void print_ints(printer *p, attr_dims list)
{
    text_puts(p->out, "[");
    for (uint32_t i = 0; i < list.count; i++)
        text_printf(p->out, "%s%" PRId64, i ? ", " : "", list.at[i]);
    text_puts(p->out, "]");
}

void print_own(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    bool ordered = attr_order(a) && attr_order(a) != default_order(p->g, node_op(p->g, n), node_operands(p->g, n), a);
    uint32_t group = node_remarks(p->g, n).group;
    const char *before = " {";
    if (group) {
        text_printf(p->out, "%squern.group = %" PRIu32 " : i64", before, group);
        before = ", ";
    }
    if (ordered) {
        text_printf(p->out, "%squern.order = \"%s\"", before, enum_spelling(ATTR_order, attr_order(a)));
        before = ", ";
    }
    if (attr_seed(a)) {
        text_printf(p->out, "%squern.seed = %" PRId64 " : i64", before, attr_seed(a));
        before = ", ";
    }
    text_puts(p->out, *before == ',' ? "}" : "");
}

/* ---- the common format ------------------------------------------------------------------------------------------- */

static const struct {
    op_kind op;
    const char *keyword;
    attr_field field;
} clauses[] = {
#define CLAUSE(op, keyword, field) {OP_##op, #keyword, ATTR_##field},
#include "stablehlo/assembly_formats.def"
};

static void print_clauses(printer *p, node_id n)
{
    const char *between = node_at(p->g, n)->count ? ", " : " ";
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        const attr_any *value = attr_at(node_attrs(p->g, n), clauses[i].field);
        if (clauses[i].op != node_op(p->g, n))
            continue;
        text_printf(p->out, "%s%s = ", between, clauses[i].keyword);
        int kind = attr_facts[clauses[i].field].kind;
        if (kind == KIND_ENUM)
            text_puts(p->out, enum_spelling(clauses[i].field, value->ENUM));
        else if (kind == KIND_DIMS)
            print_ints(p, value->DIMS);
        else if (kind == KIND_BOOL)
            text_puts(p->out, value->BOOL ? "true" : "false");
        else
            text_printf(p->out, "%" PRId64, value->I64);
        between = ", ";
    }
}

static bool all_types_alike(const printer *p, node_id n)
{
    for (uint32_t i = 0; i < node_at(p->g, n)->count; i++)
        if (node_type(p->g, node_operand(p->g, n, i)) != node_type(p->g, n))
            return false;
    return true;
}

/* Whether MLIR prints `: T` instead of a function type if all operands and results of the operation have type T. */
static bool shortens_types(op_kind op)
{
    return op_is_elementwise(op) || op == OP_iota || op == OP_reverse || op == OP_cholesky || op == OP_partition_id ||
           op == OP_replica_id;
}

static void print_signature(printer *p, node_id n)
{
    op_kind op = node_op(p->g, n);
    const node_id *operands = node_operands(p->g, n);
    if (strncmp(op_facts[op].spelling, "chlo.", 5) == 0) {
        text_puts(p->out, " : ");
        print_types(p, node_at(p->g, n)->count, operands);
        text_puts(p->out, " -> ");
        print_type(p, node_type(p->g, n));
    } else if (op == OP_optimization_barrier && node_at(p->g, n)->count) {
        text_puts(p->out, " : ");
        print_types(p, node_at(p->g, n)->count, operands);
    } else if (op == OP_complex) {
        text_puts(p->out, " : ");
        print_type(p, node_type(p->g, n));
    } else if (op == OP_select) {
        text_puts(p->out, " : ");
        print_types(p, 2, operands);
    } else if (shortens_types(op) && all_types_alike(p, n)) {
        text_puts(p->out, " : ");
        print_type(p, node_type(p->g, n));
    } else {
        print_function_type(p, n);
    }
}

/* Prints `%a, %b, keyword = [1] : T`. */
static void format_plain(printer *p, node_id n)
{
    text_puts(p->out, node_at(p->g, n)->count ? " " : "");
    print_labels(p, node_at(p->g, n)->count, node_operands(p->g, n));
    print_clauses(p, n);
    print_own(p, n);
    print_signature(p, n);
}

/* ---- formats of single operations -------------------------------------------------------------------------------- */

static void format_constant(printer *p, node_id n)
{
    print_own(p, n);
    text_puts(p->out, " ");
    print_dense(p, node_shape(p->g, n), node_type(p->g, n), attr_value(node_attrs(p->g, n)));
}

static void format_compare(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    const char *kind = enum_spelling(ATTR_compare_type, attr_compare_type(a));
    text_printf(p->out, " %s, ", enum_spelling(ATTR_comparison_direction, attr_comparison_direction(a)));
    print_labels(p, 2, node_operands(p->g, n));
    if (kind)
        text_printf(p->out, ", %s", kind);
    print_own(p, n);
    print_function_type(p, n);
}

static void format_slice(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    text_puts(p->out, " ");
    print_labels(p, 1, node_operands(p->g, n));
    text_puts(p->out, " [");
    for (uint32_t i = 0; i < attr_start_indices(a).count; i++) {
        text_printf(p->out, "%s%" PRId64 ":%" PRId64, i ? ", " : "", attr_start_indices(a).at[i],
                    attr_limit_indices(a).at[i]);
        if (attr_strides(a).at[i] != 1)
            text_printf(p->out, ":%" PRId64, attr_strides(a).at[i]);
    }
    text_puts(p->out, "]");
    print_own(p, n);
    print_function_type(p, n);
}

static void print_pair(printer *p, const char *keyword, attr_dims lhs, attr_dims rhs)
{
    text_printf(p->out, ", %s = ", keyword);
    print_ints(p, lhs);
    text_puts(p->out, " x ");
    print_ints(p, rhs);
}

/* Prints the end of the formats of dot and dot_general: the precision, Quern's own attributes (print_own) and the
 * types. */
static void print_precision(printer *p, node_id n)
{
    const char *precision = attr_precision_config(node_attrs(p->g, n));
    if (precision)
        text_printf(p->out, ", precision = [%s]", precision);
    print_own(p, n);
    print_function_type(p, n);
}

static void format_dot_general(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    text_puts(p->out, " ");
    print_labels(p, 2, node_operands(p->g, n));
    if (attr_lhs_batching_dimensions(a).count)
        print_pair(p, "batching_dims", attr_lhs_batching_dimensions(a), attr_rhs_batching_dimensions(a));
    print_pair(p, "contracting_dims", attr_lhs_contracting_dimensions(a), attr_rhs_contracting_dimensions(a));
    print_precision(p, n);
}

static void format_dot(printer *p, node_id n)
{
    text_puts(p->out, " ");
    print_labels(p, 2, node_operands(p->g, n));
    print_precision(p, n);
}

static void format_reduce_precision(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    text_puts(p->out, " ");
    print_labels(p, 1, node_operands(p->g, n));
    text_printf(p->out, ", format = e%" PRId64 "m%" PRId64, attr_exponent_bits(a), attr_mantissa_bits(a));
    print_own(p, n);
    text_puts(p->out, " : ");
    print_type(p, node_type(p->g, n));
}

/* Prints `"name" %a, %b {composite_attributes = {...}, decomposition = @f, version = 1 : i32} : (T, T) -> T`. */
static void format_composite(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    text_puts(p->out, " ");
    print_string(p, attr_composite_name(a));
    text_puts(p->out, node_operand_count(p->g, n) ? " " : "");
    print_labels(p, node_operand_count(p->g, n), node_operands(p->g, n));
    text_puts(p->out, print_fields(p, n, " {", ATTR_composite_name) ? ", decomposition = " : " {decomposition = ");
    print_symbol(p, region_at(p->g, a->regions[0])->name);
    text_puts(p->out, "}");
    print_function_type(p, n);
}

static void format_call(printer *p, node_id n)
{
    if (attr_composite_name(node_attrs(p->g, n)).size) {
        format_composite(p, n);
        return;
    }
    text_puts(p->out, " ");
    print_symbol(p, region_at(p->g, node_attrs(p->g, n)->regions[0])->name);
    text_puts(p->out, "(");
    print_labels(p, node_operand_count(p->g, n), node_operands(p->g, n));
    text_puts(p->out, ")");
    print_function_type(p, n);
}

/* Prints `@name(%a, %b) {attributes} : (T, T) -> T`. */
static void format_custom_call(printer *p, node_id n)
{
    text_puts(p->out, " ");
    print_symbol(p, attr_call_target_name(node_attrs(p->g, n)).at);
    text_puts(p->out, "(");
    print_labels(p, node_operand_count(p->g, n), node_operands(p->g, n));
    text_puts(p->out, ")");
    text_puts(p->out, print_fields(p, n, " {", ATTR_call_target_name) ? "}" : "");
    print_function_type(p, n);
}

/* Prints `(%a, k = 5) : T -> (U, V)`. */
static void format_top_k(printer *p, node_id n)
{
    const type *t = node_shape(p->g, n);
    text_puts(p->out, "(");
    print_labels(p, 1, node_operands(p->g, n));
    text_printf(p->out, ", k = %" PRId64 ")", attr_k(node_attrs(p->g, n)));
    print_own(p, n);
    text_puts(p->out, " : ");
    print_type(p, node_type(p->g, node_operand(p->g, n, 0)));
    text_puts(p->out, " -> (");
    print_type(p, t->parts[0]);
    text_puts(p->out, ", ");
    print_type(p, t->parts[1]);
    text_puts(p->out, ")");
}

static void print_braced(printer *p, node_id n, uint32_t index)
{
    text_puts(p->out, "{\n");
    print_region(p, n, index);
    text_indent(p->out, p->depth);
    text_puts(p->out, "}");
}

/* Prints `(%x = %a, %y = %b) : T, T`, then the two regions. */
static void format_while(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    const region *cond = region_at(p->g, a->regions[0]), *body = region_at(p->g, a->regions[1]);
    uint32_t count = node_operand_count(p->g, n);
    const char **iteration = ARENA_NEW_ARRAY(&p->arena, const char *, count);
    text_puts(p->out, "(");
    for (uint32_t i = 0; i < count; i++) {
        iteration[i] = label_iteration(p);
        text_printf(p->out, "%s%s = %s", i ? ", " : "", iteration[i], label_of(p, node_operand(p->g, n, i)));
    }
    text_puts(p->out, ") : ");
    print_types(p, count, node_operands(p->g, n));
    text_puts(p->out, "\n");
    for (uint32_t i = 0; i < count; i++)
        p->labels[cond->formals.at[i].node] = iteration[i];
    text_indent(p->out, p->depth);
    text_puts(p->out, "cond ");
    print_braced(p, n, 0);
    for (uint32_t i = 0; i < count; i++)
        p->labels[body->formals.at[i].node] = iteration[i];
    text_puts(p->out, " do ");
    print_braced(p, n, 1);
}

/* If region r only applies one of `ops` to its two formals, in order, returns the operation. Otherwise returns
 * OP_none. */
static op_kind applied_op(const graph *g, const region *r)
{
    static const op_kind ops[] = {OP_add, OP_multiply, OP_maximum, OP_minimum, OP_and, OP_or, OP_xor};
    if (r->formals.count != 2 || r->captures.count || r->nodes.count != 3 || r->output_count != 1 ||
        r->outputs[0] != r->nodes.at[2])
        return OP_none;
    node_id n = r->outputs[0];
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        if (node_op(g, n) == ops[i])
            return node_operand(g, n, 0) == r->formals.at[0].node && node_operand(g, n, 1) == r->formals.at[1].node
                       ? ops[i]
                       : OP_none;
    return OP_none;
}

void print_argument(printer *p, node_id n)
{
    text_printf(p->out, "%s: ", p->labels[n]);
    print_type(p, node_type(p->g, n));
    print_location(p, n);
}

static void print_reducer(printer *p, node_id n, const region *r)
{
    uint32_t inputs = r->formals.count / 2;
    for (uint32_t i = 0; i < r->formals.count; i++)
        label_formal(p, r->formals.at[i].node);
    text_puts(p->out, "\n");
    text_indent(p->out, p->depth);
    text_puts(p->out, " reducer");
    for (uint32_t i = 0; i < inputs; i++) {
        text_puts(p->out, i ? " (" : "(");
        print_argument(p, r->formals.at[i].node);
        text_puts(p->out, ", ");
        print_argument(p, r->formals.at[inputs + i].node);
        text_puts(p->out, ")");
    }
    text_puts(p->out, "  ");
    print_braced(p, n, 0);
}

/* Prints `(%a init: %x) applies stablehlo.add across dimensions = [0] : (T, U) -> V`, or a form with
 * `reducer(...) { ... }` at the end. */
static void format_reduce(printer *p, node_id n)
{
    const attr_record *a = node_attrs(p->g, n);
    const region *r = region_at(p->g, a->regions[0]);
    op_kind applied = applied_op(p->g, r);
    uint32_t inputs = node_operand_count(p->g, n) / 2;
    for (uint32_t i = 0; i < inputs; i++)
        text_printf(p->out, "%s%s init: %s)", i ? ", (" : "(", label_of(p, node_operand(p->g, n, i)),
                    label_of(p, node_operand(p->g, n, inputs + i)));
    if (applied)
        text_printf(p->out, " applies %s", op_facts[applied].spelling);
    text_puts(p->out, " across dimensions = ");
    print_ints(p, attr_dimensions(a));
    print_own(p, n);
    print_function_type(p, n);
    if (!applied)
        print_reducer(p, n, r);
}

/* ---- choosing the format ----------------------------------------------------------------------------------------- */

static void (*const formats[OP_COUNT])(printer *, node_id) = {
    [OP_constant] = format_constant,
    [OP_compare] = format_compare,
    [OP_slice] = format_slice,
    [OP_dot_general] = format_dot_general,
    [OP_dot] = format_dot,
    [OP_reduce_precision] = format_reduce_precision,
    [OP_call] = format_call,
    [OP_custom_call] = format_custom_call,
    [OP_while] = format_while,
    [OP_reduce] = format_reduce,
    [OP_convolution] = print_convolution,
    [OP_top_k] = format_top_k,
};

static bool has_clause(op_kind op, attr_field field)
{
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++)
        if (clauses[i].op == op && clauses[i].field == field)
            return true;
    return false;
}

/* Whether the common format can print the operation: it has no region, and each attribute has a clause, follows from
 * the types, or is printed by print_own. */
static bool is_plain(op_kind op)
{
    bool complete = !op_owns_regions(op);
    for (const uint8_t *field = op_attributes(op); *field; field++)
        complete = complete && (*field == ATTR_shape || *field == ATTR_element_type || *field == ATTR_order ||
                                *field == ATTR_seed || has_clause(op, *field));
    return complete;
}

/* Whether to print the generic form. MLIR's assembly format of a while needs operands, so a while without operands has
 * the generic form. */
static bool is_generic(const printer *p, node_id n)
{
    op_kind op = node_op(p->g, n);
    return p->all_generic || (op == OP_while && !node_operand_count(p->g, n)) || (!formats[op] && !is_plain(op));
}

void print_node(printer *p, node_id n)
{
    op_kind op = node_op(p->g, n);
    uint32_t results = node_result_count(p->g, n);
    bool generic = is_generic(p, n);
    text_indent(p->out, p->depth);
    if (type_is_tuple(p->g, node_type(p->g, n)) && results)
        text_printf(p->out, "%s:%u = ", label_of(p, n), results);
    else if (results)
        text_printf(p->out, "%s = ", label_of(p, n));
    text_puts(p->out, generic ? "\"" : "");
    if (op == OP_call && attr_composite_name(node_attrs(p->g, n)).size)
        text_puts(p->out, "stablehlo.composite");
    else
        text_puts(p->out, op == OP_call && p->depth == 2 && !generic ? "call" : op_facts[op].spelling);
    text_puts(p->out, generic ? "\"" : "");
    (generic ? format_generic : formats[op] ? formats[op] : format_plain)(p, n);
    print_location(p, n);
    text_puts(p->out, "\n");
}
