/* Reads blocks, regions and functions. */
#include <inttypes.h>
#include <string.h>

#include "stablehlo/parse.h"

/* ---- names ------------------------------------------------------------------------------------------------------- */

void bind_name(parser *p, const char *name, uint32_t length)
{
    LIST_ADD(&p->arena, &p->bindings, (binding){p->bound.count, 0});
    name_add(&p->arena, &p->values, name, length, p->bindings.count - 1);
}

static void bind_value(parser *p, bound_value value, const node_id *leaves)
{
    value.first = p->leaves.count;
    for (uint32_t i = 0; i < value.count; i++)
        LIST_ADD(&p->arena, &p->leaves, leaves[i]);
    LIST_ADD(&p->arena, &p->bound, value);
    p->bindings.at[p->bindings.count - 1].count++;
}

void bind_node(parser *p, node_id n) { bind_value(p, (bound_value){.count = 1}, &n); }

void bind_tuple(parser *p, type_id type, uint32_t count, const node_id *leaves)
{
    bind_value(p, (bound_value){.count = count, .is_tuple = true, .type = type}, leaves);
}

/* Adds the leaves of a type to *out: for a tuple, all types inside the tuple that are no tuples; else the type itself.
 * *visits counts the visited types. Returns false above MAX_OPERANDS, because a small text can name a tuple that
 * contains 2^40 empty tuples. */
static bool visit_leaves(parser *p, type_id type, uint32_t *visits, type_list *out)
{
    if (++*visits > MAX_OPERANDS)
        return false;
    if (!type_is_tuple(p->g, type)) {
        LIST_ADD(&p->arena, out, type);
        return true;
    }
    for (uint32_t i = 0; i < type_at(p->g, type)->rank; i++)
        if (!visit_leaves(p, type_at(p->g, type)->parts[i], visits, out))
            return false;
    return true;
}

bool add_leaf_types(parser *p, uint32_t at, type_id type, type_list *out)
{
    uint32_t visits = 0;
    return visit_leaves(p, type, &visits, out) ||
           parse_fail_code(p, at, QN_UNSUPPORTED, "a tuple of more than %d parts", MAX_OPERANDS);
}

/* The number of leaves of a type. add_leaf_types has accepted the type, so the number is small. */
static uint32_t count_leaves(const parser *p, type_id id)
{
    const type *t = type_at(p->g, id);
    uint32_t count = t->kind != TYPE_TUPLE;
    for (uint32_t i = 0; t->kind == TYPE_TUPLE && i < t->rank; i++)
        count += count_leaves(p, t->parts[i]);
    return count;
}

typedef struct scope {
    uint32_t bindings, bound, leaves;
} scope;

static scope scope_open(const parser *p) { return (scope){p->bindings.count, p->bound.count, p->leaves.count}; }

static void scope_close(parser *p, scope s)
{
    name_forget(&p->values, s.bindings);
    p->bindings.count = s.bindings;
    p->bound.count = s.bound;
    p->leaves.count = s.leaves;
}

char *given_name(parser *p, const char *name, uint32_t length)
{
    return name_is_default(name, length) ? NULL : arena_string(&p->arena, name, length);
}

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

bool parse_formal(parser *p, formal_list *list, bool of_function)
{
    const token t = p->lex.token;
    formal_text formal = {.name = token_text(&p->lex) + 1, .length = t.length - 1, .at = t.at};
    entry_list attributes = {0};
    if (!parse_need(p, TOKEN_VALUE) || !parse_need(p, ':') || !parse_type(p, &formal.type))
        return false;
    if (of_function && p->lex.token.kind == '{') {
        if (!parse_dict(p, &attributes))
            return false;
        formal.attributes = (value){.kind = VALUE_DICT, .entries = attributes.at, .count = attributes.count};
    }
    if (!parse_location(p, &formal.location))
        return false;
    LIST_ADD(&p->arena, list, formal);
    return true;
}

static bool parse_formals(parser *p, formal_list *list, bool of_function)
{
    while (p->lex.token.kind != ')') {
        if (!parse_formal(p, list, of_function))
            return false;
        if (!parse_eat(p, ','))
            break;
    }
    return parse_need(p, ')');
}

/* Reads the header of a block, `^bb0(%a: T, %b: T):`, if there is one. */
static bool parse_block_header(parser *p, formal_list *list)
{
    return !parse_eat(p, TOKEN_BLOCK) || ((!parse_eat(p, '(') || parse_formals(p, list, false)) && parse_need(p, ':'));
}

static bool is_free(parser *p, const char *name, uint32_t length, uint32_t at)
{
    uint32_t index;
    return !name_find(&p->values, name, length, &index) ||
           parse_fail(p, at, "value %s is defined twice", parse_quote(p, name - 1, length + 1));
}

/* Makes a formal for each leaf of a tuple. */
static bool make_tuple_formal(parser *p, const formal_text *f)
{
    type_list types = {0};
    node_list leaves = {0};
    if (!add_leaf_types(p, f->at, f->type, &types))
        return false;
    for (uint32_t i = 0; i < types.count; i++) {
        node_id made = graph_formal(p->g, types.at[i], NULL);
        if (!parse_graph_ok(p, f->at))
            return false;
        graph_locate(p->g, made, f->location);
        LIST_ADD(&p->arena, &leaves, made);
    }
    if (!is_free(p, f->name, f->length, f->at))
        return false;
    bind_name(p, f->name, f->length);
    bind_tuple(p, f->type, leaves.count, leaves.at);
    return true;
}

static bool make_formals(parser *p, const formal_list *list, bool of_function)
{
    for (uint32_t i = 0; i < list->count; i++) {
        const formal_text *f = &list->at[i];
        if (type_is_tuple(p->g, f->type)) {
            if (!make_tuple_formal(p, f))
                return false;
            continue;
        }
        node_id made = graph_formal(p->g, f->type, of_function ? given_name(p, f->name, f->length) : NULL);
        if (!parse_graph_ok(p, f->at) || !is_free(p, f->name, f->length, f->at))
            return false;
        graph_locate(p->g, made, f->location);
        bind_name(p, f->name, f->length);
        bind_node(p, made);
    }
    return true;
}

static bool at_return(const parser *p)
{
    static const char *const spellings[] = {"return", "stablehlo.return", "func.return"};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (token_is_word(&p->lex, spellings[i]) || token_is_string(&p->lex, spellings[i]))
            return true;
    return false;
}

static bool check_returned(parser *p, const op_text *op, uint32_t at)
{
    if (op->operand_types.count != op->written.count)
        return parse_fail(p, at, "%u values are returned and %u types given", op->written.count,
                          op->operand_types.count);
    for (uint32_t i = 0; i < op->written.count; i++) {
        if (!op->written.at[i])
            return parse_fail_code(p, at, QN_UNSUPPORTED,
                                   "returned value %u is a future of several values, which is not supported", i);
        if (op->operand_types.at[i] != op->written.at[i])
            return parse_fail(p, at, "returned value %u is declared as %s but is %s", i,
                              type_text(p, op->operand_types.at[i]), type_text(p, op->written.at[i]));
    }
    return true;
}

/* Reads `return %0, %1 : T, T` or `"stablehlo.return"(%0, %1) : (T, T) -> ()`. */
static bool parse_return(parser *p, op_text *op)
{
    uint32_t at = p->lex.token.at;
    type_list none = {0};
    const char *location;
    bool generic = p->lex.token.kind == TOKEN_STRING;
    lex_advance(&p->lex);
    if (generic ? !parse_need(p, '(') : p->lex.token.kind == '{' && !parse_dict(p, &op->attributes))
        return false;
    while (p->lex.token.kind == TOKEN_VALUE) {
        if (!parse_operand(p, op))
            return false;
        if (!parse_eat(p, ','))
            break;
    }
    if (generic && !parse_need(p, ')'))
        return false;
    if (p->lex.token.kind == '{' && !parse_dict(p, &op->attributes))
        return false;
    if (generic && (!parse_need(p, ':') || !parse_function_type(p, &op->operand_types, &none)))
        return false;
    if (!generic && op->operands.count && !parse_need(p, ':'))
        return false;
    for (uint32_t i = 0; !generic && i < op->written.count; i++) {
        type_id type;
        if ((i && !parse_need(p, ',')) || !parse_type(p, &type))
            return false;
        LIST_ADD(&p->arena, &op->operand_types, type);
    }
    return parse_location(p, &location) && check_returned(p, op, at);
}

/* Reads operations up to and including the return, then the closing brace. The operands of the return go to
 * terminator->operands. */
static bool parse_block(parser *p, op_text *terminator)
{
    while (!at_return(p)) {
        if (p->lex.token.kind == '}')
            return parse_expected(p, "a return");
        if (!parse_op(p))
            return false;
    }
    terminator->at = p->lex.token.at;
    if (!parse_return(p, terminator))
        return false;
    int kind = p->lex.token.kind;
    if (kind == TOKEN_BLOCK)
        return parse_fail_code(p, p->lex.token.at, QN_UNSUPPORTED,
                               "regions of several blocks are not supported, and here begins %s",
                               parse_quote(p, token_text(&p->lex), p->lex.token.length));
    if (kind == TOKEN_VALUE || kind == TOKEN_WORD || kind == TOKEN_STRING)
        return parse_fail(p, terminator->at, "the return is not the last operation of its block");
    return parse_need(p, '}');
}

bool parse_region(parser *p, op_text *op)
{
    uint32_t at = p->lex.token.at;
    scope s = scope_open(p);
    if (!parse_block_header(p, &op->formals))
        return false;
    graph_open_region(p->g, NULL);
    if (!parse_graph_ok(p, at) || !make_formals(p, &op->formals, false))
        return false;
    op_text *terminator = op_open(p);
    if (!parse_block(p, terminator))
        return false;
    region_id region = graph_close_region(p->g, terminator->operands.count, terminator->operands.at);
    if (!parse_graph_ok(p, at))
        return false;
    op_close(p);
    scope_close(p, s);
    LIST_ADD(&p->arena, &op->regions, region);
    return true;
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

typedef struct signature {
    bool is_private;
    formal_list formals;
    type_list results;
    entry_list result_attributes; /* value i is for result i. In the generic form, this list can be shorter or longer
                                     than `results`, and its values are of any kind */
} signature;

static const value *dict_find(const value *dict, const char *name)
{
    return dict->kind == VALUE_DICT ? entry_find(dict->count, dict->entries, name) : NULL;
}

static bool set_alias(parser *p, region_id r, uint32_t index, const value *v)
{
    region *f = region_at(p->g, r);
    formal *input = &f->formals.at[index];
    int64_t output;
    if (!value_to_int(p, v, &output))
        return false;
    if (output < 0 || output >= f->output_count)
        return parse_fail(p, v->at, "tf.aliasing_output is %" PRId64 ", and there are %u outputs", output,
                          f->output_count);
    for (uint32_t i = 0; i < f->formals.count; i++)
        if (f->formals.at[i].alias == output)
            return parse_fail(p, v->at, "output %" PRId64 " has the memory of argument %u already", output, i);
    if (node_type(p->g, input->node) != node_type(p->g, f->outputs[output]))
        return parse_fail(p, v->at, "output %" PRId64 " of type %s cannot have the memory of an argument of type %s",
                          output, type_text(p, node_type(p->g, f->outputs[output])),
                          type_text(p, node_type(p->g, input->node)));
    input->alias = (int32_t)output;
    return true;
}

static bool set_attributes(parser *p, region_id r, const signature *s)
{
    region *f = region_at(p->g, r);
    for (uint32_t i = 0, at = 0; i < s->formals.count; at += count_leaves(p, s->formals.at[i++].type)) {
        const value *attributes = &s->formals.at[i].attributes, *alias = dict_find(attributes, "tf.aliasing_output"),
                    *name = dict_find(attributes, "jax.arg_info");
        if (type_is_tuple(p->g, s->formals.at[i].type))
            continue;
        if (alias && !set_alias(p, r, at, alias))
            return false;
        if (name && name->kind == VALUE_STRING)
            f->formals.at[at].name = arena_string(&p->g->arena, name->text, name->length);
    }
    for (uint32_t i = 0, at = 0; i < s->result_attributes.count && i < s->results.count; i++) {
        const value *name = dict_find(&s->result_attributes.at[i].value, "jax.result_info");
        uint32_t own = at;
        at += count_leaves(p, s->results.at[i]);
        if (!name || name->kind != VALUE_STRING || type_is_tuple(p->g, s->results.at[i]))
            continue;
        if (!f->output_names)
            f->output_names = ARENA_NEW_ARRAY(&p->g->arena, const char *, f->output_count);
        f->output_names[own] = arena_string(&p->g->arena, name->text, name->length);
    }
    return true;
}

/* Opens the function in the graph, reads its block and the closing brace, and closes the function. */
static bool parse_body(parser *p, function_text *f, const signature *s)
{
    op_text *terminator = op_open(p);
    scope scope = scope_open(p);
    graph_open_region(p->g, f->name);
    if (!parse_graph_ok(p, f->at) || !make_formals(p, &s->formals, true))
        return false;
    if (!parse_block(p, terminator))
        return false;
    if (terminator->written.count != s->results.count)
        return parse_fail(p, terminator->at, "%u values are returned by a function of %u results",
                          terminator->written.count, s->results.count);
    for (uint32_t i = 0; i < s->results.count; i++)
        if (terminator->operand_types.at[i] != s->results.at[i])
            return parse_fail(p, terminator->at, "result %u of @%s is declared as %s, and %s is returned", i, f->name,
                              type_text(p, s->results.at[i]), type_text(p, terminator->operand_types.at[i]));
    f->region = graph_close_region(p->g, terminator->operands.count, terminator->operands.at);
    op_close(p);
    scope_close(p, scope);
    return parse_graph_ok(p, f->at);
}

static bool finish_function(parser *p, function_text *f, const signature *s)
{
    region_at(p->g, f->region)->is_private = s->is_private;
    return set_attributes(p, f->region, s);
}

static bool parse_results(parser *p, signature *s)
{
    if (!parse_eat(p, TOKEN_ARROW))
        return true;
    bool listed = parse_eat(p, '(');
    while (!listed || p->lex.token.kind != ')') {
        type_id type;
        entry attributes = {0};
        entry_list list = {0};
        if (!parse_type(p, &type))
            return false;
        LIST_ADD(&p->arena, &s->results, type);
        if (!listed)
            return true;
        if (p->lex.token.kind == '{' && !parse_dict(p, &list))
            return false;
        attributes.value = (value){.kind = VALUE_DICT, .entries = list.at, .count = list.count};
        LIST_ADD(&p->arena, &s->result_attributes, attributes);
        if (!parse_eat(p, ','))
            break;
    }
    return parse_need(p, ')');
}

/* Skips `T, T)`, the formals of a function that has no body. These formals have no names. The "(" has been read
 * already. */
static bool skip_declared(parser *p)
{
    do {
        if (!parse_skip(p))
            return false;
    } while (parse_eat(p, ','));
    return parse_need(p, ')');
}

/* Reads `func.func private @f(%x: T {...}) -> (T {...}) attributes {...} { ... } loc(...)`. */
static bool parse_function_pretty(parser *p, function_text *f)
{
    signature s = {0};
    entry_list ignored = {0};
    const char *location;
    lex_advance(&p->lex);
    s.is_private = parse_eat_word(p, "private") || parse_eat_word(p, "nested");
    if (!s.is_private)
        parse_eat_word(p, "public");
    if (!parse_need(p, TOKEN_SYMBOL) || !parse_need(p, '('))
        return false;
    bool without_names = p->lex.token.kind == TOKEN_WORD || p->lex.token.kind == TOKEN_TYPE;
    if (without_names ? !skip_declared(p) : !parse_formals(p, &s.formals, true))
        return false;
    if (!parse_results(p, &s))
        return false;
    if (parse_eat_word(p, "attributes") && !parse_dict(p, &ignored))
        return false;
    if (p->lex.token.kind != '{' && !s.formals.count) {
        f->state = FUNCTION_DECLARED;
        return parse_location(p, &location);
    }
    return parse_need(p, '{') && parse_body(p, f, &s) && finish_function(p, f, &s) && parse_location(p, &location);
}

static bool generic_results(parser *p, const entry_list *attributes, signature *s, uint32_t at)
{
    const value *type = list_find(attributes, "function_type");
    if (!type || type->kind != VALUE_FUNCTION)
        return parse_fail(p, at, "a function needs its function_type");
    if (type->count != s->formals.count)
        return parse_fail(p, type->at, "the function's type has %u arguments, its block %u", type->count,
                          s->formals.count);
    for (uint32_t i = 0; i < type->count; i++)
        if (type->types[i] != s->formals.at[i].type)
            return parse_fail(p, s->formals.at[i].at, "argument %u is %s in the function's type", i,
                              type_text(p, type->types[i]));
    for (uint32_t i = 0; i < type->results; i++)
        LIST_ADD(&p->arena, &s->results, type->types[type->count + i]);
    return true;
}

static void generic_attributes(parser *p, const entry_list *attributes, signature *s)
{
    const value *inputs = list_find(attributes, "arg_attrs"), *outputs = list_find(attributes, "res_attrs"),
                *visibility = list_find(attributes, "sym_visibility");
    s->is_private = visibility && visibility->kind == VALUE_STRING && strcmp(visibility->text, "public") != 0;
    for (uint32_t i = 0; inputs && inputs->kind == VALUE_LIST && i < inputs->count && i < s->formals.count; i++)
        s->formals.at[i].attributes = inputs->entries[i].value;
    for (uint32_t i = 0; outputs && outputs->kind == VALUE_LIST && i < outputs->count; i++)
        LIST_ADD(&p->arena, &s->result_attributes, outputs->entries[i]);
}

/* Reads attributes that come after the body. The reader needs these attributes to read the body. So this function skips
 * the body, reads the attributes, and goes back to the start of the body. */
static bool late_attributes(parser *p, entry_list *attributes)
{
    uint32_t body = p->lex.token.at;
    for (uint32_t depth = 1; depth;) {
        depth += p->lex.token.kind == '{';
        depth -= p->lex.token.kind == '}';
        if (p->lex.token.kind == TOKEN_END || p->lex.token.kind == TOKEN_ERROR)
            return parse_expected(p, "'}'");
        lex_advance(&p->lex);
    }
    if (!parse_need(p, ')') || (p->lex.token.kind == '{' && !parse_dict(p, attributes)))
        return false;
    lex_seek(&p->lex, body);
    return true;
}

/* Reads `) {...} : () -> () loc(...)`, the text after the body. */
static bool function_end(parser *p)
{
    entry_list late = {0};
    type_list types = {0};
    const char *location;
    return parse_need(p, ')') && (p->lex.token.kind != '{' || parse_dict(p, &late)) && parse_need(p, ':') &&
           parse_function_type(p, &types, &types) && parse_location(p, &location);
}

/* Reads `"func.func"() <{function_type = ..., sym_name = "f"}> ({ ^bb0(%x: T): ... }) : () -> ()`. A function with an
 * empty body, `({ })`, is only declared. */
static bool parse_function_generic(parser *p, function_text *f)
{
    signature s = {0};
    entry_list attributes = {0};
    uint32_t at = p->lex.token.at;
    lex_advance(&p->lex);
    if (!parse_need(p, '(') || !parse_need(p, ')'))
        return false;
    if (parse_eat(p, '<') && (!parse_dict(p, &attributes) || !parse_need(p, '>')))
        return false;
    if (!parse_need(p, '(') || !parse_need(p, '{'))
        return false;
    if (!f->name)
        return parse_fail(p, at, "a function needs its sym_name");
    if (!list_find(&attributes, "function_type") && !late_attributes(p, &attributes))
        return false;
    if (parse_eat(p, '}')) {
        f->state = FUNCTION_DECLARED;
        return function_end(p);
    }
    if (!parse_block_header(p, &s.formals) || !generic_results(p, &attributes, &s, at))
        return false;
    generic_attributes(p, &attributes, &s);
    return parse_body(p, f, &s) && finish_function(p, f, &s) && function_end(p);
}

bool parse_function(parser *p, function_text *f)
{
    return p->lex.token.kind == TOKEN_STRING ? parse_function_generic(p, f) : parse_function_pretty(p, f);
}
