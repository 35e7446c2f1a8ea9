/* Reads the formats of operations: the generic form, the common assembly format, and formats of single operations. */
#include <string.h>

#include "stablehlo/parse.h"

static void add_attribute(parser *p, op_text *op, const char *name, const value *v)
{
    LIST_ADD(&p->arena, &op->attributes, (entry){name, (uint32_t)strlen(name), *v});
}

static bool optional_dict(parser *p, op_text *op) { return p->lex.token.kind != '{' || parse_dict(p, &op->attributes); }

static bool operands_until(parser *p, op_text *op, int closer)
{
    while (p->lex.token.kind != closer) {
        if (!parse_operand(p, op))
            return false;
        if (!parse_eat(p, ','))
            break;
    }
    return parse_need(p, closer);
}

/* ---- types ------------------------------------------------------------------------------------------------------- */

/* Reads `T, T, ... [-> R]`, which can stand in place of a function type. Without an arrow, the meaning depends on the
 * number of types:
 *
 *   one type                    the type of all operands and of the result; in complex and tuple, only the result's
 *                               type
 *   two types of a select       the predicate's type, then the type of the other operands and of the result
 *   one type for each operand   type i is the type of operand i and of result i. Two types have this meaning only in a
 *                               while, an optimization_barrier and operations of parse_sugar.c
 */
static bool listed_types(parser *p, op_text *op)
{
    do {
        type_id type;
        if (!parse_type(p, &type))
            return false;
        LIST_ADD(&p->arena, &op->operand_types, type);
    } while (parse_eat(p, ','));
    op->is_typed = true;
    if (parse_eat(p, TOKEN_ARROW)) {
        type_id type;
        if (!parse_type(p, &type))
            return false;
        LIST_ADD(&p->arena, &op->result_types, type);
        return true;
    }
    uint32_t operands = op->written.count, types = op->operand_types.count;
    bool of_tuple = op->length == 15 && memcmp(op->spelling, "stablehlo.tuple", 15) == 0;
    type_id last = op->operand_types.at[types - 1];
    bool alike = types == operands &&
                 (types > 2 || op->code == OP_while || op->code == OP_optimization_barrier || op->code >= OP_COUNT) &&
                 !of_tuple;
    for (uint32_t i = 0; i < types && alike; i++)
        LIST_ADD(&p->arena, &op->result_types, op->operand_types.at[i]);
    if (alike)
        return true;
    LIST_ADD(&p->arena, &op->result_types, last);
    if (type_is_tuple(p->g, last) || !operands || (op->code == OP_complex && types == 1))
        op->is_typed = false;
    for (bool spread = types == 1 || op->code == OP_select; spread && types < operands; types++)
        LIST_ADD(&p->arena, &op->operand_types, last);
    return true;
}

static bool signature(parser *p, op_text *op)
{
    if (!optional_dict(p, op))
        return false;
    if (p->lex.token.kind == TOKEN_VALUE)
        return parse_expected(p, "',' or ':'");
    if (!parse_need(p, ':'))
        return false;
    op->types_at = p->lex.token.at;
    if (p->lex.token.kind != '(')
        return listed_types(p, op);
    op->is_typed = true;
    op->types_at = p->lex.token.at;
    return parse_function_type(p, &op->operand_types, &op->result_types);
}

bool parse_signature(parser *p, op_text *op) { return signature(p, op); }

/* ---- clauses ----------------------------------------------------------------------------------------------------- */

static const struct clause {
    op_kind op; /* OP_none: `spelling` identifies the operation instead */
    const char *spelling;
    const char *keyword;
    attr_field field;
} clauses[] = {
#define CLAUSE(op, keyword, field) {OP_##op, NULL, #keyword, ATTR_##field},
#define READ_CLAUSE(spelling, keyword, field) {OP_none, #spelling, #keyword, ATTR_##field},
#include "stablehlo/assembly_formats.def"
};

static bool parse_bool(parser *p, value *out)
{
    out->kind = VALUE_BOOL;
    out->number = token_is_word(&p->lex, "true");
    if (!out->number && !token_is_word(&p->lex, "false"))
        return parse_expected(p, "true or false");
    lex_advance(&p->lex);
    return true;
}

static bool clause_of(const struct clause *c, const op_text *op)
{
    if (!c->spelling)
        return c->op == op->code;
    return strlen(c->spelling) == op->length && memcmp(c->spelling, op->spelling, op->length) == 0;
}

static bool word_attribute(parser *p, op_text *op, const char *name)
{
    value v = {.kind = VALUE_WORD, .at = p->lex.token.at, .length = p->lex.token.length, .text = token_text(&p->lex)};
    add_attribute(p, op, name, &v);
    return parse_need(p, TOKEN_WORD);
}

/* Reads a clause: `keyword = 1`, `keyword = [1, 2]`, `keyword = true` or `keyword = WORD`. */
static bool parse_clause(parser *p, op_text *op)
{
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        const attr_fact *fact = &attr_facts[clauses[i].field];
        value v = {.kind = VALUE_INT};
        if (!clause_of(&clauses[i], op) || !token_is_word(&p->lex, clauses[i].keyword))
            continue;
        lex_advance(&p->lex);
        if (!parse_need(p, '='))
            return false;
        v.at = p->lex.token.at;
        if (fact->kind == KIND_ENUM)
            return word_attribute(p, op, fact->name);
        if (fact->kind == KIND_BOOL   ? !parse_bool(p, &v)
            : fact->kind == KIND_DIMS ? !parse_ints(p, &v)
                                      : !parse_int(p, &v.number))
            return false;
        add_attribute(p, op, fact->name, &v);
        return true;
    }
    return parse_expected(p, "an operand (%name)");
}

/* Reads `%a, %b, keyword = [1], ... {attributes} : types`. If a list of operands is empty, MLIR still writes the commas
 * before and after the list: stablehlo.dynamic_slice %a, , sizes = []. */
static bool format_plain(parser *p, op_text *op)
{
    if (p->lex.token.kind == TOKEN_VALUE || p->lex.token.kind == TOKEN_WORD)
        do {
            if (op->code == OP_dynamic_slice && op->operands.count == 1)
                parse_eat(p, ',');
            if (p->lex.token.kind == TOKEN_WORD ? !parse_clause(p, op) : !parse_operand(p, op))
                return false;
        } while (parse_eat(p, ','));
    return signature(p, op);
}

/* ---- formats of single operations -------------------------------------------------------------------------------- */

/* Reads `{attributes} dense<...> : T`. */
static bool format_constant(parser *p, op_text *op)
{
    value v = {.at = p->lex.token.at};
    if (!optional_dict(p, op))
        return false;
    v.at = p->lex.token.at;
    if (!token_is_word(&p->lex, "dense") && !token_is_word(&p->lex, "dense_resource"))
        return parse_expected(p, "dense<...>");
    if (!parse_dense(p, &v))
        return false;
    add_attribute(p, op, "value", &v);
    LIST_ADD(&p->arena, &op->result_types, v.type);
    return true;
}

/* Reads `LT, %a, %b, FLOAT`. */
static bool format_compare(parser *p, op_text *op)
{
    if (!word_attribute(p, op, "comparison_direction") || !parse_need(p, ',') || !parse_operand(p, op) ||
        !parse_need(p, ',') || !parse_operand(p, op))
        return false;
    if (parse_eat(p, ',') && !word_attribute(p, op, "compare_type"))
        return false;
    return signature(p, op);
}

/* Reads `%a [0:4, 1:8:2]`. */
static bool format_slice(parser *p, op_text *op)
{
    LIST_OF(int64_t) lists[3] = {{0}};
    static const char *const names[] = {"start_indices", "limit_indices", "strides"};
    uint32_t at = p->lex.token.at;
    if (!parse_operand(p, op) || !parse_need(p, '['))
        return false;
    while (p->lex.token.kind != ']') {
        int64_t range[3] = {0, 0, 1};
        if (!parse_int(p, &range[0]) || !parse_need(p, ':') || !parse_int(p, &range[1]))
            return false;
        if (parse_eat(p, ':') && !parse_int(p, &range[2]))
            return false;
        for (int i = 0; i < 3; i++)
            LIST_ADD(&p->arena, &lists[i], range[i]);
        if (!parse_eat(p, ','))
            break;
    }
    for (int i = 0; i < 3; i++)
        add_attribute(p, op, names[i],
                      &(value){.kind = VALUE_INTS, .at = at, .count = lists[i].count, .ints = lists[i].at});
    return parse_need(p, ']') && signature(p, op);
}

/* Reads `= [0] x [1]`. */
static bool list_pair(parser *p, op_text *op, const char *lhs, const char *rhs)
{
    value v[2] = {{0}};
    if (!parse_need(p, '=') || !parse_ints(p, &v[0]) || !parse_need_word(p, "x") || !parse_ints(p, &v[1]))
        return false;
    add_attribute(p, op, lhs, &v[0]);
    add_attribute(p, op, rhs, &v[1]);
    return true;
}

/* Reads `= [HIGHEST, DEFAULT]`. */
static bool word_list(parser *p, op_text *op, const char *name)
{
    entry_list words = {0};
    value v = {.kind = VALUE_LIST, .at = p->lex.token.at};
    if (!parse_need(p, '=') || !parse_need(p, '['))
        return false;
    while (p->lex.token.kind == TOKEN_WORD) {
        entry word = {
            .value = {
                .kind = VALUE_WORD, .at = p->lex.token.at, .length = p->lex.token.length, .text = token_text(&p->lex)}};
        LIST_ADD(&p->arena, &words, word);
        lex_advance(&p->lex);
        if (!parse_eat(p, ','))
            break;
    }
    v.entries = words.at;
    v.count = words.count;
    add_attribute(p, op, name, &v);
    return parse_need(p, ']');
}

/* Reads `= <lhs_precision_type = bf16, ...>`. */
static bool algorithm(parser *p, op_text *op)
{
    value v;
    if (!parse_need(p, '=') || !parse_parts(p, &v))
        return false;
    add_attribute(p, op, "algorithm", &v);
    return true;
}

/* Reads `%a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT]`. */
static bool format_dot_general(parser *p, op_text *op)
{
    if (!parse_operand(p, op) || !parse_need(p, ',') || !parse_operand(p, op))
        return false;
    while (parse_eat(p, ',')) {
        bool fine;
        if (parse_eat_word(p, "batching_dims"))
            fine = list_pair(p, op, "lhs_batching_dimensions", "rhs_batching_dimensions");
        else if (parse_eat_word(p, "contracting_dims"))
            fine = list_pair(p, op, "lhs_contracting_dimensions", "rhs_contracting_dimensions");
        else if (parse_eat_word(p, "precision"))
            fine = word_list(p, op, "precision_config");
        else if (parse_eat_word(p, "algorithm"))
            fine = algorithm(p, op);
        else
            fine = parse_expected(p, "batching_dims, contracting_dims, precision or algorithm");
        if (!fine)
            return false;
    }
    return signature(p, op);
}

static bool format_part(const char **at, const char *end, char letter, int64_t *out)
{
    if (*at == end || *(*at)++ != letter || *at == end || !char_is_digit(**at))
        return false;
    for (*out = 0; *at < end && char_is_digit(**at); (*at)++)
        if (__builtin_mul_overflow(*out, 10, out) || __builtin_add_overflow(*out, **at - '0', out))
            return false;
    return true;
}

/* Reads `%a, format = e5m10`. */
static bool format_reduce_precision(parser *p, op_text *op)
{
    if (!parse_operand(p, op) || !parse_need(p, ',') || !parse_need_word(p, "format") || !parse_need(p, '='))
        return false;
    const char *at = token_text(&p->lex), *end = at + p->lex.token.length;
    value exponent = {.kind = VALUE_INT, .at = p->lex.token.at}, mantissa = exponent;
    if (p->lex.token.kind != TOKEN_WORD || !format_part(&at, end, 'e', &exponent.number) ||
        !format_part(&at, end, 'm', &mantissa.number) || at != end)
        return parse_expected(p, "a format like e5m10");
    lex_advance(&p->lex);
    add_attribute(p, op, "exponent_bits", &exponent);
    add_attribute(p, op, "mantissa_bits", &mantissa);
    return signature(p, op);
}

/* Reads `@f(%a, %b) {attributes} : (T, T) -> T`. */
static bool call_of(parser *p, op_text *op, const char *attribute)
{
    value callee;
    if (p->lex.token.kind != TOKEN_SYMBOL)
        return parse_expected(p, "a function's symbol (@name)");
    if (!parse_value(p, &callee))
        return false;
    add_attribute(p, op, attribute, &callee);
    return parse_need(p, '(') && operands_until(p, op, ')') && signature(p, op);
}

static bool format_call(parser *p, op_text *op) { return call_of(p, op, "callee"); }
static bool format_custom_call(parser *p, op_text *op) { return call_of(p, op, "call_target_name"); }

/* Reads `"name" %a, %b {attributes} : (T, T) -> T`. */
static bool format_composite(parser *p, op_text *op)
{
    value name;
    if (p->lex.token.kind != TOKEN_STRING)
        return parse_expected(p, "the name of the composite, a string");
    if (!parse_value(p, &name))
        return false;
    add_attribute(p, op, "name", &name);
    return format_plain(p, op);
}

/* Reads `%t[0]`. */
static bool format_tuple_element(parser *p, op_text *op)
{
    value index = {.kind = VALUE_INT};
    if (!parse_operand(p, op) || !parse_need(p, '['))
        return false;
    index.at = p->lex.token.at;
    if (!parse_int(p, &index.number))
        return false;
    add_attribute(p, op, "index", &index);
    return parse_need(p, ']') && signature(p, op);
}

/* Reads `%a <@mesh, [{"x"}]> : T` or `%a keyword=1 : T`. There is no comma after the operand. */
static bool format_annotation(parser *p, op_text *op)
{
    if (!parse_operand(p, op))
        return false;
    if (parse_eat(p, '<')) {
        if (!parse_skip_angles(p))
            return false;
    } else if (parse_eat(p, TOKEN_WORD)) {
        if (!parse_need(p, '=') || !(parse_eat(p, TOKEN_INT) || parse_need(p, TOKEN_WORD)))
            return false;
    }
    return signature(p, op);
}

/* ---- loops and reductions ---------------------------------------------------------------------------------------- */

/* Reads `(%x = %a, %y = %b) : T, T attributes {...} cond { ... } do { ... }`. The two regions have the same formals. */
static bool format_while(parser *p, op_text *op)
{
    if (!parse_need(p, '('))
        return false;
    while (p->lex.token.kind != ')') {
        const token t = p->lex.token;
        formal_text formal = {.name = token_text(&p->lex) + 1, .length = t.length - 1, .at = t.at};
        if (!parse_need(p, TOKEN_VALUE) || !parse_need(p, '=') || !parse_operand(p, op))
            return false;
        LIST_ADD(&p->arena, &op->formals, formal);
        if (!parse_eat(p, ','))
            break;
    }
    if (!parse_need(p, ')') || (op->written.count && !parse_need(p, ':')))
        return false;
    op->types_at = p->lex.token.at;
    if (op->written.count && !listed_types(p, op))
        return false;
    op->is_typed = true;
    for (uint32_t i = 0; i < op->formals.count; i++) {
        if (!op->written.at[i])
            return parse_fail_code(p, op->formals.at[i].at, QN_UNSUPPORTED,
                                   "operand %u of stablehlo.while is a future of several values, which is not "
                                   "supported",
                                   i);
        op->formals.at[i].type = op->written.at[i];
    }
    if (parse_eat_word(p, "attributes") && !parse_dict(p, &op->attributes))
        return false;
    return parse_need_word(p, "cond") && parse_need(p, '{') && parse_region(p, op) && parse_need_word(p, "do") &&
           parse_need(p, '{') && parse_region(p, op);
}

/* Makes a region with one operation on two scalars. Token t is the name of the operation, such as stablehlo.add. The
 * scalars have the type of the initial value. */
static bool applied_region(parser *p, op_text *op, const token *t)
{
    uint32_t code;
    node_id formals[2], result;
    type_id type = node_type(p->g, op->operands.at[1]);
    if (!name_find(&p->spellings, p->lex.source + t->at, t->length, &code) || code >= OP_COUNT ||
        !op_is_elementwise((op_kind)code))
        return parse_fail(p, t->at, "%s is not an elementwise operation; expected one that takes two scalars",
                          parse_quote(p, p->lex.source + t->at, t->length));
    graph_open_region(p->g, NULL);
    for (int i = 0; i < 2; i++)
        formals[i] = graph_formal(p->g, type, NULL);
    result = node_make(p->g, (op_kind)code, 2, formals, NULL);
    region_id region = graph_close_region(p->g, 1, &result);
    LIST_ADD(&p->arena, &op->regions, region);
    return parse_graph_ok(p, t->at);
}

/* Reads `reducer(%a: T, %b: T) (%c: U, %d: U) {`. There is a pair of formals for each input. The formals of the region
 * are the first of each pair, then the second of each pair. */
static bool reducer_formals(parser *p, op_text *op, uint32_t inputs)
{
    formal_list pairs = {0};
    for (uint32_t i = 0; i < inputs; i++)
        if (!parse_need(p, '(') || !parse_formal(p, &pairs, false) || !parse_need(p, ',') ||
            !parse_formal(p, &pairs, false) || !parse_need(p, ')'))
            return false;
    for (uint32_t i = 0; i < pairs.count; i++)
        LIST_ADD(&p->arena, &op->formals, pairs.at[i % inputs * 2 + i / inputs]);
    return parse_need(p, '{');
}

/* Reads `(%a init: %x), (%b init: %y)`. */
static bool reduced_operands(parser *p, op_text *op)
{
    node_list inits = {0};
    LIST_OF(uint32_t) places = {0};
    do {
        if (!parse_need(p, '(') || !parse_operand(p, op) || !parse_need_word(p, "init") || !parse_need(p, ':') ||
            !parse_operand(p, op) || !parse_need(p, ')'))
            return false;
        LIST_ADD(&p->arena, &inits, op->operands.at[--op->operands.count]);
        LIST_ADD(&p->arena, &places, op->operand_places.at[--op->operand_places.count]);
    } while (parse_eat(p, ','));
    for (uint32_t i = 0; i < inits.count; i++) {
        LIST_ADD(&p->arena, &op->operands, inits.at[i]);
        LIST_ADD(&p->arena, &op->operand_places, places.at[i]);
    }
    return true;
}

/* Reads `(%a init: %x) applies stablehlo.add across dimensions = [0] : (T, U) -> V`, or a form with
 * `reducer(...) { ... }` at the end. */
static bool format_reduce(parser *p, op_text *op)
{
    token applied = {0};
    value dimensions = {0};
    if (!reduced_operands(p, op))
        return false;
    uint32_t inputs = op->operands.count / 2;
    if (parse_eat_word(p, "applies")) {
        applied = p->lex.token;
        if (inputs != 1 || !parse_need(p, TOKEN_WORD))
            return parse_expected(p, "one input and an operation's name");
    }
    if (!parse_need_word(p, "across") || !parse_need_word(p, "dimensions") || !parse_need(p, '=') ||
        !parse_ints(p, &dimensions))
        return false;
    add_attribute(p, op, "dimensions", &dimensions);
    if (!signature(p, op))
        return false;
    if (applied.length)
        return applied_region(p, op, &applied);
    return parse_need_word(p, "reducer") && reducer_formals(p, op, inputs) && parse_region(p, op);
}

/* Reads `(%a, %b) inits (%c) dimension = 0 attributes {...} { ^bb0(...): ... } : (T, T, U) -> (V, U)`. */
static bool format_scan(parser *p, op_text *op)
{
    value inputs = {.kind = VALUE_INT, .at = p->lex.token.at}, dimension;
    if (!parse_need(p, '(') || !operands_until(p, op, ')'))
        return false;
    inputs.number = op->operands.count;
    add_attribute(p, op, "scan_inputs", &inputs);
    if (!parse_need_word(p, "inits") || !parse_need(p, '(') || !operands_until(p, op, ')') ||
        !parse_need_word(p, "dimension") || !parse_need(p, '=') || !parse_value(p, &dimension))
        return false;
    add_attribute(p, op, "dimension", &dimension);
    if (parse_eat_word(p, "attributes") && !parse_dict(p, &op->attributes))
        return false;
    if (!parse_need(p, '{') || !parse_region(p, op) || !parse_need(p, ':'))
        return false;
    op->is_typed = true;
    op->types_at = p->lex.token.at;
    return parse_function_type(p, &op->operand_types, &op->result_types);
}

/* Reads `(%a, k = 5) : T -> (U, V)`. */
static bool format_top_k(parser *p, op_text *op)
{
    type_id operand;
    if (!parse_need(p, '(') || !parse_operand(p, op) || !parse_need(p, ',') || !parse_clause(p, op) ||
        !parse_need(p, ')') || !optional_dict(p, op) || !parse_need(p, ':'))
        return false;
    op->is_typed = true;
    op->types_at = p->lex.token.at;
    if (p->lex.token.kind == '(')
        return parse_function_type(p, &op->operand_types, &op->result_types);
    if (!parse_type(p, &operand) || !parse_need(p, TOKEN_ARROW) || !parse_need(p, '('))
        return false;
    LIST_ADD(&p->arena, &op->operand_types, operand);
    do {
        type_id type;
        if (!parse_type(p, &type))
            return false;
        LIST_ADD(&p->arena, &op->result_types, type);
    } while (parse_eat(p, ','));
    return parse_need(p, ')');
}

/* ---- choosing the format ----------------------------------------------------------------------------------------- */

static const struct {
    const char *spelling;
    bool (*parse)(parser *, op_text *);
} formats[] = {
    {"stablehlo.constant", format_constant},
    {"chlo.constant", format_constant},
    {"stablehlo.compare", format_compare},
    {"stablehlo.slice", format_slice},
    {"stablehlo.dot_general", format_dot_general},
    {"stablehlo.dot", format_dot_general},
    {"stablehlo.convolution", parse_convolution},
    {"stablehlo.dynamic_conv", parse_convolution},
    {"stablehlo.reduce_precision", format_reduce_precision},
    {"stablehlo.reduce", format_reduce},
    {"stablehlo.while", format_while},
    {"chlo.top_k", format_top_k},
    {"chlo.scan", format_scan},
    {"func.call", format_call},
    {"stablehlo.custom_call", format_custom_call},
    {"stablehlo.composite", format_composite},
    {"stablehlo.get_tuple_element", format_tuple_element},
    {"sdy.sharding_constraint", format_annotation},
    {"sdy.reshard", format_annotation},
    {"sdy.propagation_barrier", format_annotation},
    {"sdy.sharding_group", format_annotation},
};

bool parse_pretty(parser *p, op_text *op)
{
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if (strlen(formats[i].spelling) == op->length && memcmp(formats[i].spelling, op->spelling, op->length) == 0)
            return formats[i].parse(p, op);
    return format_plain(p, op);
}

/* ---- the generic form -------------------------------------------------------------------------------------------- */

static bool generic_regions(parser *p, op_text *op)
{
    if (!parse_eat(p, '('))
        return true;
    do {
        op->formals.count = 0;
        if (!parse_need(p, '{') || !parse_region(p, op))
            return false;
    } while (parse_eat(p, ','));
    return parse_need(p, ')');
}

/* Reads `(%a, %b) <{properties}> ({region}, {region}) {attributes} : (T, T) -> T`. */
bool parse_generic(parser *p, op_text *op)
{
    if (!parse_need(p, '(') || !operands_until(p, op, ')'))
        return false;
    if (p->lex.token.kind == '[')
        return parse_fail_code(p, p->lex.token.at, QN_UNSUPPORTED, "successors are not supported");
    if (parse_eat(p, '<') && (!parse_dict(p, &op->attributes) || !parse_need(p, '>')))
        return false;
    op->properties = op->attributes.count;
    if (!generic_regions(p, op) || !optional_dict(p, op) || !parse_need(p, ':'))
        return false;
    op->is_typed = true;
    op->types_at = p->lex.token.at;
    return parse_function_type(p, &op->operand_types, &op->result_types);
}
