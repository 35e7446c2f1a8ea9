/* Reads types and attribute values. */
#include <inttypes.h>
#include <string.h>

#include "stablehlo/parse.h"

/* ---- types ------------------------------------------------------------------------------------------------------- */

/* Returns the digits at offset `at`, in quotes. */
static const char *digits_at(parser *p, uint32_t at)
{
    uint32_t end = at;
    while (end < p->lex.size && char_is_digit(p->lex.source[end]))
        end++;
    return parse_quote(p, p->lex.source + at, end - at);
}

/* Reads the part `2x3x` of `tensor<2x3xf32>` character by character, because the lexer would read 0x3 as one token.
 * Before the call, the current token is `<`. After the call, it is the element type. */
static bool parse_extents(parser *p, int64_t *dims, uint32_t *rank)
{
    lexer *lex = &p->lex;
    *rank = 0;
    lex_skip_space(lex);
    while (lex->next < lex->size && char_is_digit(lex->source[lex->next])) {
        uint32_t at = lex->next;
        int64_t extent = 0;
        for (; lex->next < lex->size && char_is_digit(lex->source[lex->next]); lex->next++)
            if (__builtin_mul_overflow(extent, 10, &extent) ||
                __builtin_add_overflow(extent, lex->source[lex->next] - '0', &extent))
                return parse_fail(p, at, "dimension %s does not fit 64 bits", digits_at(p, at));
        lex_skip_space(lex);
        if (lex->next == lex->size || lex->source[lex->next] != 'x')
            return lex_advance(lex), parse_expected(p, "'x' and an element type");
        lex->next++;
        lex_skip_space(lex);
        if (*rank == MAX_RANK)
            return parse_fail_code(p, at, QN_UNSUPPORTED, "the rank of this tensor is above the limit of %d", MAX_RANK);
        dims[(*rank)++] = extent;
    }
    lex_advance(lex);
    if (lex->token.kind == '*')
        return parse_fail_code(p, lex->token.at, QN_UNSUPPORTED, "the rank is dynamic; expected a static shape");
    if (lex->token.kind == '?')
        return parse_fail_code(p, lex->token.at, QN_UNSUPPORTED, "dimension %u is dynamic; expected a static extent",
                               *rank);
    return true;
}

static bool parse_real_dtype(parser *p, const char *expected, qn_dtype *out)
{
    const token t = p->lex.token;
    if (t.kind != TOKEN_WORD && t.kind != TOKEN_TYPE)
        return parse_expected(p, "an element type");
    *out = t.kind == TOKEN_WORD ? dtype_from_name(token_text(&p->lex), t.length) : QN_NONE;
    if (token_is_word(&p->lex, "index")) /* the type of sizes and layouts */
        *out = QN_I64;
    if (!*out)
        return parse_fail_code(p, t.at, QN_UNSUPPORTED, "element type %s is not supported; expected %s",
                               parse_quote(p, token_text(&p->lex), t.length), expected);
    lex_advance(&p->lex);
    return true;
}

static bool parse_dtype(parser *p, qn_dtype *out)
{
    uint32_t at = p->lex.token.at;
    qn_dtype part;
    if (!token_is_word(&p->lex, "complex"))
        return parse_real_dtype(
            p, "i1, an integer of 8, 16, 32 or 64 bits, f16, bf16, f32, f64, complex<f32> or complex<f64>", out);
    lex_advance(&p->lex);
    if (!parse_need(p, '<'))
        return false;
    if (token_is_word(&p->lex, "complex"))
        return parse_fail(p, at, "complex<complex> does not exist; expected complex<f32> or complex<f64>");
    if (!parse_real_dtype(p, "f32 or f64", &part))
        return false;
    *out = dtype_of_parts(part);
    if (!*out)
        return parse_fail(p, at, "complex<%s> does not exist; expected complex<f32> or complex<f64>",
                          dtype_facts[part].name);
    return parse_need(p, '>');
}

static bool parse_tensor(parser *p, uint32_t at, type_id *out)
{
    int64_t dims[MAX_RANK];
    uint32_t rank;
    qn_dtype dtype;
    if (p->lex.token.kind != '<')
        return parse_expected(p, "'<'");
    if (!parse_extents(p, dims, &rank) || !parse_dtype(p, &dtype))
        return false;
    if (p->lex.token.kind == ',')
        return parse_fail_code(p, p->lex.token.at, QN_UNSUPPORTED, "tensor encodings are not supported");
    uint32_t end = p->lex.token.at + 1;
    if (!parse_need(p, '>'))
        return false;
    *out = type_tensor(p->g, dtype, rank, dims);
    if (!p->g->failure)
        return true;
    return parse_graph_ok_in(p, at, arena_printf(&p->arena, "%s: ", parse_quote(p, p->lex.source + at, end - at)));
}

static bool parse_tuple(parser *p, type_id *out)
{
    type_list parts = {0};
    if (!parse_need(p, '<') || !parse_nest(p))
        return false;
    while (p->lex.token.kind != '>') {
        type_id part;
        if (!parse_type(p, &part))
            return false;
        LIST_ADD(&p->arena, &parts, part);
        if (!parse_eat(p, ','))
            break;
    }
    p->nesting--;
    *out = type_tuple(p->g, parts.count, parts.at);
    return parse_need(p, '>');
}

/* Reads `<T>` or `<T, U>`, the types in a future. *out is the type of a single value, or the tuple type of several
 * values. */
static bool parse_future(parser *p, type_id *out)
{
    type_list parts = {0};
    if (!parse_need(p, '<') || !parse_nest(p))
        return false;
    do {
        type_id part;
        if (!parse_type(p, &part))
            return false;
        LIST_ADD(&p->arena, &parts, part);
    } while (parse_eat(p, ','));
    p->nesting--;
    *out = parts.count == 1 ? parts.at[0] : type_tuple(p->g, parts.count, parts.at);
    return parse_need(p, '>');
}

/* ---- aliases ----------------------------------------------------------------------------------------------------- */

alias *parse_alias(parser *p)
{
    const token t = p->lex.token;
    uint32_t index;
    if (name_find(&p->aliases, token_text(&p->lex), t.length, &index))
        return &p->alias_list.at[index];
    parse_fail(p, t.at, "alias %s is not defined", parse_quote(p, token_text(&p->lex), t.length));
    return NULL;
}

bool parse_definition(parser *p, alias *a, bool (*read)(parser *, alias *))
{
    const token t = p->lex.token;
    if (a->is_open)
        return parse_fail(p, t.at, "%s refers to itself", parse_quote(p, token_text(&p->lex), t.length));
    a->is_open = true;
    lex_seek(&p->lex, a->at);
    if (!read(p, a))
        return false;
    a->is_open = false;
    lex_seek(&p->lex, t.at);
    return true;
}

static bool read_type(parser *p, alias *a)
{
    a->has_type = parse_nest(p) && parse_type(p, &a->type);
    p->nesting -= a->has_type;
    return a->has_type;
}

static bool read_value(parser *p, alias *a)
{
    a->has_value = parse_nest(p) && parse_value(p, &a->value);
    p->nesting -= a->has_value;
    return a->has_value;
}

static bool aliased_type(parser *p, type_id *out)
{
    alias *a = parse_alias(p);
    if (!a || (!a->has_type && !parse_definition(p, a, read_type)))
        return false;
    *out = a->type;
    lex_advance(&p->lex);
    return true;
}

static bool aliased_value(parser *p, value *out)
{
    alias *a = parse_alias(p);
    if (!a || (!a->has_value && !parse_definition(p, a, read_value)))
        return false;
    *out = a->value;
    lex_advance(&p->lex);
    return true;
}

/* ---- types, again ------------------------------------------------------------------------------------------------ */

bool parse_type(parser *p, type_id *out)
{
    const token t = p->lex.token;
    *out = 0;
    if (parse_eat_word(p, "tensor"))
        return parse_tensor(p, t.at, out);
    if (parse_eat_word(p, "tuple"))
        return parse_tuple(p, out);
    if (t.kind == TOKEN_TYPE && t.length == 16 && memcmp(token_text(&p->lex), "!stablehlo.token", 16) == 0) {
        lex_advance(&p->lex);
        *out = type_token(p->g);
        return true;
    }
    if (t.kind == TOKEN_TYPE && t.length == 17 && memcmp(token_text(&p->lex), "!stablehlo.future", 17) == 0) {
        lex_advance(&p->lex);
        return parse_future(p, out);
    }
    uint32_t index;
    if (t.kind == TOKEN_TYPE && name_find(&p->aliases, token_text(&p->lex), t.length, &index))
        return aliased_type(p, out);
    if (t.kind == TOKEN_WORD || t.kind == TOKEN_TYPE)
        return parse_fail_code(p, t.at, QN_UNSUPPORTED, "type %s is not supported; expected tensor<...>",
                               parse_quote(p, token_text(&p->lex), t.length));
    return parse_expected(p, "a type");
}

static bool parse_types(parser *p, type_list *out)
{
    while (p->lex.token.kind != ')') {
        type_id type;
        entry_list ignored = {0};
        if (!parse_type(p, &type))
            return false;
        LIST_ADD(&p->arena, out, type);
        if (p->lex.token.kind == '{' && !parse_dict(p, &ignored))
            return false;
        if (!parse_eat(p, ','))
            break;
    }
    return parse_need(p, ')');
}

bool parse_function_type(parser *p, type_list *operands, type_list *results)
{
    type_id type;
    if (!parse_need(p, '(') || !parse_types(p, operands) || !parse_need(p, TOKEN_ARROW))
        return false;
    if (parse_eat(p, '('))
        return parse_types(p, results);
    if (!parse_type(p, &type))
        return false;
    LIST_ADD(&p->arena, results, type);
    return true;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

static bool parse_list(parser *p, value *out)
{
    entry_list list = {0};
    if (!parse_need(p, '[') || !parse_nest(p))
        return false;
    while (p->lex.token.kind != ']') {
        entry e = {0};
        if (!parse_value(p, &e.value))
            return false;
        LIST_ADD(&p->arena, &list, e);
        if (!parse_eat(p, ','))
            break;
    }
    p->nesting--;
    out->kind = VALUE_LIST;
    out->entries = list.at;
    out->count = list.count;
    return parse_need(p, ']');
}

/* Whether an attribute belongs to another dialect, so that the reader skips its value. Quern's own attributes, and
 * those in `known`, are read, although their names have a dialect's prefix. */
static bool is_foreign(const char *name, uint32_t length)
{
    static const char *const known[] = {"tf.aliasing_output",  "jax.result_info",   "jax.arg_info",
                                        "mhlo.num_partitions", "mhlo.num_replicas", "mhlo.backend_config",
                                        "mhlo.attributes"};
    static const char own[] = "quern.";
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strlen(known[i]) == length && memcmp(known[i], name, length) == 0)
            return false;
    return memchr(name, '.', length) && (length < sizeof own || memcmp(name, own, sizeof own - 1) != 0);
}

static bool parse_entry(parser *p, bool of_value, entry *out)
{
    const token t = p->lex.token;
    if (t.kind != TOKEN_WORD && t.kind != TOKEN_STRING)
        return parse_expected(p, "an attribute's name");
    *out = (entry){.name = token_text(&p->lex), .length = t.length, .value.at = t.at};
    if (t.kind == TOKEN_STRING)
        out->name = token_string(&p->lex, &t, &p->arena, &out->length);
    lex_advance(&p->lex);
    if (!parse_eat(p, '='))
        return true;
    if (!of_value && is_foreign(out->name, out->length)) {
        out->value.kind = VALUE_OPAQUE;
        return parse_skip(p);
    }
    bool fine = parse_value(p, &out->value);
    out->value.end = p->lex.token.at;
    return fine;
}

/* Reads entries `name = value`. If `of_value` is set, the entries are parts of a value. Otherwise the entries are
 * attributes, and the value of an attribute of another dialect is skipped. */
static bool parse_entries(parser *p, int closer, bool of_value, entry_list *out)
{
    if (!parse_nest(p))
        return false;
    while (p->lex.token.kind != closer) {
        entry e;
        if (!parse_entry(p, of_value, &e))
            return false;
        LIST_ADD(&p->arena, out, e);
        if (!parse_eat(p, ','))
            break;
    }
    p->nesting--;
    return parse_need(p, closer);
}

bool parse_dict(parser *p, entry_list *out) { return parse_need(p, '{') && parse_entries(p, '}', false, out); }

static bool dict_value(value *out, const entry_list *list)
{
    out->kind = VALUE_DICT;
    out->entries = list->at;
    out->count = list->count;
    return true;
}

bool parse_parts(parser *p, value *out)
{
    entry_list list = {0};
    *out = (value){.at = p->lex.token.at};
    return parse_need(p, '<') && parse_entries(p, '>', true, &list) && dict_value(out, &list);
}

static bool token_names(const parser *p, const token *t, const char *name)
{
    return t->length == strlen(name) && memcmp(p->lex.source + t->at, name, t->length) == 0;
}

/* Whether values of this name, such as #stablehlo.dot, have entries: `#stablehlo.dot<key = value>`. */
static bool has_entries(const parser *p, const token *name)
{
    static const char *const names[] = {
        "#stablehlo.output_operand_alias",
        "#stablehlo.channel_handle",
        "#stablehlo.dot_algorithm",
#define PART(op, attribute, spelling, field) "#" #spelling,
#include "stablehlo/assembly_formats.def"
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (token_names(p, name, names[i]))
            return true;
    return false;
}

/* Reads values such as `#stablehlo<comparison_direction LT>` and `#stablehlo.dot<...>`. Skips unknown values. */
static bool parse_dialect_value(parser *p, const token *name, value *out)
{
    entry_list list = {0};
    bool is_enum = token_names(p, name, "#stablehlo") || token_names(p, name, "#chlo");
    if (!parse_need(p, '<'))
        return false;
    if (has_entries(p, name))
        return parse_entries(p, '>', true, &list) && dict_value(out, &list);
    if (token_names(p, name, "#stablehlo.conv"))
        return parse_dimension_numbers(p, &list) && dict_value(out, &list);
    out->kind = VALUE_OPAQUE;
    if (is_enum && p->lex.token.kind == TOKEN_WORD) {
        lex_advance(&p->lex);
        if (p->lex.token.kind == TOKEN_WORD) {
            out->kind = VALUE_WORD;
            out->text = token_text(&p->lex);
            out->length = p->lex.token.length;
            lex_advance(&p->lex);
        }
    }
    return parse_skip_angles(p);
}

static bool parse_hash_value(parser *p, value *out)
{
    const token t = p->lex.token;
    bool opens = p->lex.next < p->lex.size && p->lex.source[p->lex.next] == '<';
    if (!opens && !memchr(token_text(&p->lex), '.', t.length))
        return aliased_value(p, out);
    lex_advance(&p->lex);
    return parse_dialect_value(p, &t, out);
}

/* Reads the element type that is written after a number or in an array. Ignores the type `index`. */
static void parse_written_dtype(parser *p, value *out)
{
    const char *name = token_text(&p->lex);
    out->dtype = dtype_from_name(name, p->lex.token.length);
    if (!out->dtype && !token_is_word(&p->lex, "index"))
        out->unknown_type = parse_quote(p, name, p->lex.token.length);
    lex_advance(&p->lex);
}

static bool parse_number(parser *p, value *out)
{
    type_id type;
    out->kind = VALUE_NUMBER;
    out->negative = parse_eat(p, '-');
    if (p->lex.token.kind != TOKEN_INT && p->lex.token.kind != TOKEN_FLOAT)
        return parse_expected(p, "a number");
    out->text = token_text(&p->lex);
    out->length = p->lex.token.length;
    lex_advance(&p->lex);
    if (!parse_eat(p, ':'))
        return true;
    if (p->lex.token.kind != TOKEN_WORD || token_is_word(&p->lex, "tensor"))
        return parse_type(p, &type);
    parse_written_dtype(p, out);
    return true;
}

static bool eat_bool(parser *p, value *out)
{
    bool is_true = token_is_word(&p->lex, "true");
    if (!is_true && !token_is_word(&p->lex, "false"))
        return false;
    out->kind = VALUE_BOOL;
    out->number = is_true;
    lex_advance(&p->lex);
    return true;
}

static bool list_ints(parser *p, int closer, value *out)
{
    LIST_OF(int64_t) ints = {0};
    while (p->lex.token.kind != closer) {
        int64_t i = 0;
        if (parse_eat_word(p, "true"))
            i = 1;
        else if (!parse_eat_word(p, "false") && !parse_int(p, &i))
            return false;
        LIST_ADD(&p->arena, &ints, i);
        if (!parse_eat(p, ','))
            break;
    }
    out->kind = VALUE_INTS;
    out->ints = ints.at;
    out->count = ints.count;
    return parse_need(p, closer);
}

bool parse_ints(parser *p, value *out)
{
    out->at = p->lex.token.at;
    return parse_need(p, '[') && list_ints(p, ']', out);
}

/* Reads the elements of an array as a VALUE_DENSE. Their type is out->dtype. */
static bool list_elements(parser *p, value *out)
{
    LIST_OF(uint64_t) elements = {0};
    size_t size = dtype_bytes(out->dtype);
    while (p->lex.token.kind != '>') {
        value v = {.at = p->lex.token.at};
        uint64_t bits = 0;
        if ((!eat_bool(p, &v) && !parse_number(p, &v)) || !value_to_element(p, &v, out->dtype, &bits))
            return false;
        LIST_ADD(&p->arena, &elements, bits);
        if (!parse_eat(p, ','))
            break;
    }
    char *data = ARENA_NEW_ARRAY(&p->arena, char, elements.count *size);
    for (uint32_t i = 0; i < elements.count; i++)
        memcpy(data + i * size, &elements.at[i], size);
    out->kind = VALUE_DENSE;
    out->data = data;
    out->type = type_tensor(p->g, out->dtype, 1, (int64_t[]){elements.count});
    return parse_need(p, '>');
}

/* Reads `array<i64: 1, 2>` or `array<i64>`. */
static bool parse_array(parser *p, value *out)
{
    if (!parse_need(p, '<'))
        return false;
    if (p->lex.token.kind == TOKEN_WORD)
        parse_written_dtype(p, out);
    out->kind = VALUE_INTS;
    if (!parse_eat(p, ':'))
        return parse_need(p, '>');
    return !out->dtype || out->dtype == QN_I64 ? list_ints(p, '>', out) : list_elements(p, out);
}

static bool parse_type_value(parser *p, value *out)
{
    type_list types = {0};
    if (p->lex.token.kind == '(') {
        uint32_t operands;
        type_list results = {0};
        if (!parse_function_type(p, &types, &results))
            return false;
        operands = types.count;
        for (uint32_t i = 0; i < results.count; i++)
            LIST_ADD(&p->arena, &types, results.at[i]);
        out->kind = VALUE_FUNCTION;
        out->types = types.at;
        out->count = operands;
        out->results = results.count;
        return true;
    }
    out->kind = VALUE_TYPE;
    return parse_type(p, &out->type);
}

static bool parse_word_value(parser *p, value *out)
{
    const char *location;
    if (eat_bool(p, out))
        return true;
    out->kind = VALUE_UNIT;
    if (parse_eat_word(p, "unit"))
        return true;
    if (token_is_word(&p->lex, "dense") || token_is_word(&p->lex, "dense_resource"))
        return parse_dense(p, out);
    if (parse_eat_word(p, "array"))
        return parse_array(p, out);
    out->kind = VALUE_OPAQUE;
    if (token_is_word(&p->lex, "loc"))
        return parse_location(p, &location);
    if (token_is_word(&p->lex, "tensor") || token_is_word(&p->lex, "tuple"))
        return parse_type_value(p, out);
    lex_advance(&p->lex); /* i32, affine_map<...>, ... */
    return !parse_eat(p, '<') || parse_skip_angles(p);
}

/* If the symbol is nested, such as `@a::@b`, skips the part `::@b`. Quern uses no nested symbols, so the value becomes
 * a VALUE_OPAQUE. */
static bool symbol_path(parser *p, value *out)
{
    while (parse_eat(p, ':')) {
        out->kind = VALUE_OPAQUE;
        if (!parse_need(p, ':') || !parse_need(p, TOKEN_SYMBOL))
            return false;
    }
    return true;
}

bool parse_value(parser *p, value *out)
{
    const token t = p->lex.token;
    entry_list list = {0};
    *out = (value){.at = t.at};
    switch (t.kind) {
    case '-':
    case TOKEN_INT:
    case TOKEN_FLOAT: return parse_number(p, out);
    case '[': return parse_list(p, out);
    case '{': lex_advance(&p->lex); return parse_entries(p, '}', true, &list) && dict_value(out, &list);
    case '(':
    case TOKEN_TYPE: return parse_type_value(p, out);
    case TOKEN_HASH: return parse_hash_value(p, out);
    case TOKEN_WORD: return parse_word_value(p, out);
    case TOKEN_STRING:
        out->kind = VALUE_STRING;
        out->text = token_string(&p->lex, &t, &p->arena, &out->length);
        lex_advance(&p->lex);
        return true;
    case TOKEN_SYMBOL:
        out->kind = VALUE_SYMBOL;
        out->text = token_text(&p->lex) + 1;
        out->length = t.length - 1;
        if (*out->text == '"')
            out->text = token_string(&p->lex, &t, &p->arena, &out->length);
        lex_advance(&p->lex);
        return symbol_path(p, out);
    default: return parse_expected(p, "a value");
    }
}

/* ---- conversion of values ---------------------------------------------------------------------------------------- */

const value *entry_find(uint32_t count, const entry *at, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (at[i].length == strlen(name) && memcmp(at[i].name, name, at[i].length) == 0)
            return &at[i].value;
    return NULL;
}

bool value_to_int(parser *p, const value *v, int64_t *out)
{
    if (v->kind == VALUE_NUMBER && !memchr(v->text, '.', v->length))
        return text_to_int(v->negative, v->text, v->length, out) ||
               parse_fail(p, v->at, "this integer does not fit 64 bits");
    *out = v->number;
    return v->kind == VALUE_INT || parse_fail(p, v->at, "an integer expected");
}

static bool dense_to_ints(parser *p, const value *v, attr_dims *out)
{
    const type *t = type_at(p->g, v->type);
    if (t->dtype != QN_I64 || t->rank > 1 || t->elements > MAX_OPERANDS)
        return parse_fail(p, v->at, "a list of at most %d numbers of type i64 expected, not %s", MAX_OPERANDS,
                          type_text(p, v->type));
    int64_t *ints = ARENA_NEW_ARRAY(&p->arena, int64_t, (size_t)t->elements);
    for (int64_t i = 0; i < t->elements; i++)
        ints[i] = ((const int64_t *)v->data)[v->splat ? 0 : i];
    *out = (attr_dims){(uint32_t)t->elements, ints};
    return true;
}

bool value_to_ints(parser *p, const value *v, attr_dims *out)
{
    if (v->kind == VALUE_DENSE)
        return dense_to_ints(p, v, out);
    if (v->kind == VALUE_INTS) {
        *out = (attr_dims){v->count, v->ints};
        return true;
    }
    if (v->kind != VALUE_LIST)
        return parse_fail(p, v->at, "a list of integers expected");
    int64_t *ints = ARENA_NEW_ARRAY(&p->arena, int64_t, v->count);
    for (uint32_t i = 0; i < v->count; i++)
        if (!value_to_int(p, &v->entries[i].value, &ints[i]))
            return false;
    *out = (attr_dims){v->count, ints};
    return true;
}
