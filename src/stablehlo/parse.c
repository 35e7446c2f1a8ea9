/* Reads StableHLO text (stablehlo/parse.h). This file has the functions for errors and tokens. It also scans the text
 * for functions and aliases, reads modules, and reads each function after its callees. */
#include "stablehlo/parse.h"

#include <stdio.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- errors ------------------------------------------------------------------------------------------------------ */

enum { SHOWN = 120, SHOWN_BEFORE = 80, MAX_QUOTED = 60 };

static bool is_continuation(char c) { return ((unsigned char)c & 0xC0) == 0x80; }

/* Returns the number of bytes of the ASCII or UTF-8 character at `at`, or 0 if the character is not printable. */
static uint32_t printable(const char *at, size_t left)
{
    unsigned char first = (unsigned char)*at, second = left > 1 ? (unsigned char)at[1] : 0;
    if (first < 0x80)
        return first >= ' ' && first != 127;
    uint32_t size = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    bool control = first == 0xC2 && second < 0xA0, surrogate = first == 0xED && second >= 0xA0;
    bool too_long = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    if (!size || size > left || control || surrogate || too_long || (first == 0xF4 && second >= 0x90))
        return 0;
    for (uint32_t i = 1; i < size; i++)
        if (!is_continuation(at[i]))
            return 0;
    return size;
}

/* Prints the source line that starts at offset `line`, and a caret below it that points to offset `at`. Shortens a long
 * line. */
static void print_source(const parser *p, uint32_t at, uint32_t line, text *out)
{
    const char *source = p->lex.source;
    uint32_t from = line, to = at;
    if (at - from > SHOWN_BEFORE)
        for (from = at - SHOWN_BEFORE; from < at && is_continuation(source[from]);)
            from++;
    while (to < p->lex.size && source[to] != '\n' && to - from < SHOWN)
        to++;
    text_add(out, "\n", 1);
    text caret = {0};
    for (uint32_t i = from, size; i < to; i += size ? size : 1) {
        size = printable(&source[i], p->lex.size - i);
        text_add(out, size ? &source[i] : source[i] == '\t' ? " " : "?", size ? size : 1);
        text_puts(&caret, i < at ? " " : "");
    }
    text_add(out, "\n", 1);
    text_puts(out, caret.at ? caret.at : "");
    text_add(out, "^", 1);
    out->failed |= caret.failed;
    text_free(&caret);
}

/* Fails with a message that shows the source line at offset `at`, if this line is not empty. The text `more` comes at
 * the end of the message. */
static bool fail_with(parser *p, uint32_t at, qn_code code, const char *message, const char *more)
{
    text out = {0};
    uint32_t line = at, number = 1;
    while (line > 0 && p->lex.source[line - 1] != '\n')
        line--;
    for (uint32_t i = 0; i < line; i++)
        number += p->lex.source[i] == '\n';
    text_printf(&out, "%s:%u:%u: error: %s", p->file, number, at - line + 1, message);
    if (at > line || (at < p->lex.size && p->lex.source[at] != '\n')) /* the line is not empty */
        print_source(p, at, line, &out);
    text_puts(&out, more);
    qn_status_free(p->g->failure);
    p->g->failure = out.failed ? status_oom() : status_make(code, "%s", out.at);
    text_free(&out);
    p->failed = true;
    p->lex.next = p->lex.size;
    p->lex.token = (token){TOKEN_END, p->lex.size, 0};
    return false;
}

static bool vfail(parser *p, uint32_t at, qn_code code, const char *format, va_list args)
{
    if (p->failed)
        return false;
    const char *more = code == QN_UNSUPPORTED || p->misspelt ? parse_list_missing(p, at) : "";
    qn_status made = status_vmake(code, format, args);
    fail_with(p, at, code, qn_status_message(made), more);
    qn_status_free(made);
    return false;
}

bool parse_fail(parser *p, uint32_t at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfail(p, at, QN_INVALID_ARGUMENT, format, args);
    va_end(args);
    return false;
}

bool parse_fail_code(parser *p, uint32_t at, qn_code code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfail(p, at, code, format, args);
    va_end(args);
    return false;
}

/* Returns a piece of the text for messages. The piece is quoted and cut after about MAX_QUOTED bytes. Unprintable
 * bytes become hexadecimal escapes such as \x1b. */
const char *parse_quote(parser *p, const char *at, uint32_t length)
{
    char shown[4 * MAX_QUOTED + 8];
    uint32_t next = 0, used = 0;
    for (uint32_t size; next < length && next < MAX_QUOTED; next += size ? size : 1) {
        size = printable(at + next, length - next);
        if (size)
            memcpy(shown + used, at + next, size);
        else
            snprintf(shown + used, sizeof "\\x00", "\\x%02x", (unsigned char)at[next]);
        used += size ? size : 4;
    }
    shown[used] = 0;
    return arena_printf(&p->arena, "'%s%s'", shown, next < length ? "..." : "");
}

bool parse_expected(parser *p, const char *what)
{
    const token *t = &p->lex.token;
    const char *found = parse_quote(p, token_text(&p->lex), t->length);
    if (p->failed)
        return false;
    if (t->kind == TOKEN_ERROR)
        return parse_fail(p, p->lex.problem_at, "%s: %s", found, p->lex.problem);
    if (t->kind == TOKEN_END)
        return parse_fail(p, t->at, "%s expected, but the text ends here", what);
    return parse_fail(p, t->at, "%s expected, not %s", what, found);
}

bool parse_graph_ok(parser *p, uint32_t at) { return parse_graph_ok_in(p, at, ""); }

bool parse_graph_ok_in(parser *p, uint32_t at, const char *prefix)
{
    if (!p->g->failure)
        return true;
    if (p->failed)
        return false;
    qn_status raw = graph_take_failure(p->g);
    if (qn_status_code(raw) == QN_OUT_OF_MEMORY) {
        qn_status_free(p->g->failure);
        p->g->failure = raw;
        return false;
    }
    qn_status prefixed = status_make(qn_status_code(raw), "%s%s", prefix, qn_status_message(raw));
    fail_with(p, at, qn_status_code(raw), qn_status_message(prefixed), "");
    qn_status_free(prefixed);
    qn_status_free(raw);
    return false;
}

/* ---- tokens ------------------------------------------------------------------------------------------------------ */

static const char *kind_text(int kind)
{
    static const char *const names[] = {
        [TOKEN_END - TOKEN_END] = "the end of the text",
        [TOKEN_WORD - TOKEN_END] = "a word",
        [TOKEN_VALUE - TOKEN_END] = "a value (%name)",
        [TOKEN_SYMBOL - TOKEN_END] = "a symbol (@name)",
        [TOKEN_STRING - TOKEN_END] = "a string",
        [TOKEN_INT - TOKEN_END] = "an integer",
        [TOKEN_ARROW - TOKEN_END] = "'->'",
    };
    return names[kind - TOKEN_END];
}

bool parse_eat(parser *p, int kind)
{
    if (p->lex.token.kind != kind)
        return false;
    lex_advance(&p->lex);
    return true;
}

bool parse_need(parser *p, int kind)
{
    char quoted[] = {'\'', (char)kind, '\'', 0};
    return parse_eat(p, kind) || parse_expected(p, kind < TOKEN_END ? quoted : kind_text(kind));
}

bool parse_eat_word(parser *p, const char *word)
{
    if (!token_is_word(&p->lex, word))
        return false;
    lex_advance(&p->lex);
    return true;
}

bool parse_need_word(parser *p, const char *word)
{
    return parse_eat_word(p, word) || parse_expected(p, arena_printf(&p->arena, "'%s'", word));
}

bool text_to_magnitude(const char *digits, uint32_t length, uint64_t *out)
{
    uint32_t base = length > 2 && digits[1] == 'x' ? 16 : 10;
    *out = 0;
    for (uint32_t i = base == 16 ? 2 : 0; i < length; i++)
        if (__builtin_mul_overflow(*out, base, out) || __builtin_add_overflow(*out, (uint64_t)char_hex(digits[i]), out))
            return false;
    return true;
}

bool text_to_int(bool negative, const char *digits, uint32_t length, int64_t *out)
{
    uint64_t magnitude;
    if (!text_to_magnitude(digits, length, &magnitude) || magnitude > (uint64_t)INT64_MAX + negative)
        return false;
    *out = (int64_t)(negative ? -magnitude : magnitude);
    return true;
}

bool parse_int(parser *p, int64_t *out)
{
    bool negative = parse_eat(p, '-');
    const token t = p->lex.token;
    if (t.kind != TOKEN_INT)
        return parse_expected(p, "an integer");
    if (!text_to_int(negative, token_text(&p->lex), t.length, out))
        return parse_fail(p, t.at, "this integer does not fit 64 bits");
    lex_advance(&p->lex);
    return true;
}

bool parse_nest(parser *p)
{
    if (p->nesting >= MAX_NESTING)
        return parse_fail_code(p, p->lex.token.at, QN_UNSUPPORTED, "nested deeper than %d levels", MAX_NESTING);
    p->nesting++;
    return true;
}

static int bracket(int kind)
{
    bool opens = kind == '(' || kind == '[' || kind == '{' || kind == '<';
    bool closes = kind == ')' || kind == ']' || kind == '}' || kind == '>';
    return opens - closes;
}

bool parse_skip(parser *p)
{
    uint32_t depth = 0, start = p->lex.token.at;
    for (;; lex_advance(&p->lex)) {
        int kind = p->lex.token.kind, step = bracket(kind);
        if (kind == TOKEN_END || kind == TOKEN_ERROR)
            return parse_expected(p, "a closing bracket");
        if (depth == 0 && (kind == ',' || step < 0))
            return true;
        depth += (uint32_t)step;
        if (depth > MAX_NESTING)
            return parse_fail_code(p, start, QN_UNSUPPORTED, "nested deeper than %d levels", MAX_NESTING);
    }
}

bool parse_skip_angles(parser *p)
{
    while (p->lex.token.kind != '>')
        if (!parse_skip(p) || (!parse_eat(p, ',') && p->lex.token.kind != '>'))
            return parse_expected(p, "'>'");
    return parse_need(p, '>');
}

/* ---- the first scan ---------------------------------------------------------------------------------------------- */

/* Whether the lexer is at the start of a function: `func.func` or `"func.func"()`. Without the empty parentheses, the
 * string can be the name of a location: loc("func.func"(#loc1)). */
static bool at_function(const lexer *lex)
{
    if (token_is_word(lex, "func.func"))
        return true;
    if (!token_is_string(lex, "func.func"))
        return false;
    lexer ahead = *lex;
    lex_advance(&ahead);
    if (ahead.token.kind != '(')
        return false;
    lex_advance(&ahead);
    return ahead.token.kind == ')';
}

static void symbol_name(parser *p, const token *t, const char **name, uint32_t *length)
{
    *name = p->lex.source + t->at + 1;
    *length = t->length - 1;
    if (**name == '"')
        *name = token_string(&p->lex, t, &p->arena, length);
}

static void name_function(parser *p, const char *name, uint32_t length)
{
    function_text *f = &p->function_list.at[p->function_list.count - 1];
    if (f->name)
        return;
    f->name = arena_string(&p->arena, name, length);
    f->length = length;
    name_add(&p->arena, &p->functions, f->name, length, p->function_list.count - 1);
}

static void scan_symbol(parser *p, const token *t)
{
    const char *name;
    uint32_t length;
    if (!p->function_list.count)
        return;
    symbol_name(p, t, &name, &length);
    function_text *f = &p->function_list.at[p->function_list.count - 1];
    if (!f->name && p->lex.source[f->at] != '"') {
        name_function(p, name, length);
        return;
    }
    LIST_ADD(&p->arena, &p->uses, (symbol_use){name, length});
    f->use_count++;
}

static void scan(parser *p)
{
    lexer lex = p->lex;
    for (; lex.token.kind != TOKEN_END; lex_advance(&lex)) {
        token t = lex.token;
        const char *start = token_text(&lex);
        if (at_function(&lex)) {
            LIST_ADD(&p->arena, &p->function_list, (function_text){.at = t.at, .first_use = p->uses.count});
        } else if (t.kind == TOKEN_SYMBOL) {
            scan_symbol(p, &t);
        } else if (token_is_word(&lex, "sym_name") && p->function_list.count) {
            lex_advance(&lex);
            if (lex.token.kind != '=')
                continue;
            lex_advance(&lex);
            uint32_t length = 0;
            if (lex.token.kind == TOKEN_STRING) {
                const char *name = token_string(&lex, &lex.token, &p->arena, &length);
                name_function(p, name, length);
            }
        } else if (t.kind == TOKEN_HASH || t.kind == TOKEN_TYPE) {
            lexer ahead = lex;
            lex_advance(&ahead);
            if (ahead.token.kind != '=')
                continue;
            lex = ahead;
            LIST_ADD(&p->arena, &p->alias_list, (alias){.at = lex.next});
            name_add(&p->arena, &p->aliases, start, t.length, p->alias_list.count - 1);
        }
        if (lex.token.kind == TOKEN_END)
            return;
    }
}

/* ---- functions in order ------------------------------------------------------------------------------------------ */

typedef struct visit {
    uint32_t function, next; /* `function` is an index in parser.function_list; `next` counts the symbols of
                                this function that were visited */
} visit;

/* Reads all functions that function number `function` can call, then that function itself. Moves the lexer to the end
 * of this function. */
static bool read_function(parser *p, uint32_t function)
{
    LIST_OF(visit) stack = {0};
    if (p->function_list.at[function].state == FUNCTION_UNREAD)
        LIST_ADD(&p->arena, &stack, (visit){function, 0});
    while (stack.count) {
        visit *top = &stack.at[stack.count - 1];
        function_text *f = &p->function_list.at[top->function];
        uint32_t callee;
        f->state = FUNCTION_STARTED;
        if (top->next < f->use_count) {
            const symbol_use *use = &p->uses.at[f->first_use + top->next++];
            if (name_find(&p->functions, use->name, use->length, &callee) &&
                p->function_list.at[callee].state == FUNCTION_UNREAD)
                LIST_ADD(&p->arena, &stack, (visit){callee, 0});
            continue;
        }
        stack.count--;
        lex_seek(&p->lex, f->at);
        if (!parse_function(p, f))
            return false;
        if (f->state == FUNCTION_STARTED)
            f->state = FUNCTION_READ;
        f->end = p->lex.token.at;
    }
    lex_seek(&p->lex, p->function_list.at[function].end);
    return true;
}

/* ---- modules ----------------------------------------------------------------------------------------------------- */

static bool skip_brackets(parser *p)
{
    while (bracket(p->lex.token.kind) > 0) {
        lex_advance(&p->lex);
        while (bracket(p->lex.token.kind) >= 0) {
            if (!parse_skip(p))
                return false;
            parse_eat(p, ',');
        }
        lex_advance(&p->lex);
    }
    return true;
}

/* Skips the definition of an alias: `#name = ...` or `!name = ...`. After the `=` come an optional minus, at most one
 * token, optional brackets, and an optional colon with a type. */
static bool skip_alias(parser *p)
{
    uint32_t index;
    const char *name = token_text(&p->lex);
    if (name_find(&p->aliases, name, p->lex.token.length, &index)) {
        if (p->alias_list.at[index].is_passed)
            return parse_fail(p, p->lex.token.at, "%s is defined twice", parse_quote(p, name, p->lex.token.length));
        p->alias_list.at[index].is_passed = true;
    }
    lex_advance(&p->lex);
    if (!parse_need(p, '='))
        return false;
    parse_eat(p, '-');
    if (bracket(p->lex.token.kind) <= 0)
        lex_advance(&p->lex);
    if (!skip_brackets(p))
        return false;
    type_id type;
    return !parse_eat(p, ':') || parse_type(p, &type);
}

/* Whether the current token starts an operation of Shardy, such as sdy.mesh. Quern ignores these operations outside
 * functions. */
static bool is_ignored(const parser *p)
{
    bool quoted = p->lex.token.kind == TOKEN_STRING;
    return (quoted || p->lex.token.kind == TOKEN_WORD) && p->lex.token.length > 4u + quoted &&
           memcmp(token_text(&p->lex) + quoted, "sdy.", 4) == 0;
}

/* Skips an operation such as `sdy.mesh @m = <["x"=2]>` or `"sdy.mesh"() <{...}> : () -> ()`. */
static bool skip_ignored(parser *p)
{
    type_list types = {0};
    const char *location;
    bool generic = p->lex.token.kind == TOKEN_STRING;
    lex_advance(&p->lex);
    if (generic ? !skip_brackets(p) || !parse_need(p, ':') || !parse_function_type(p, &types, &types)
                : !parse_need(p, TOKEN_SYMBOL) || (parse_eat(p, '=') && !skip_brackets(p)))
        return false;
    return parse_location(p, &location);
}

static bool parse_items(parser *p, int closer, bool *is_module);

/* Reads the attributes of a module. Refuses a module for several devices, because Quern uses only one device. */
static bool parse_module_attributes(parser *p)
{
    static const char *const counts[] = {"mhlo.num_partitions", "mhlo.num_replicas"};
    entry_list attributes = {0};
    if (p->lex.token.kind == '{' && !parse_dict(p, &attributes))
        return false;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        const value *v = list_find(&attributes, counts[i]);
        int64_t count = 1;
        if (v && !value_to_int(p, v, &count))
            return false;
        if (count != 1)
            return parse_fail_code(p, v->at, QN_UNSUPPORTED,
                                   "%s is %" PRId64 "; only modules for one device are supported", counts[i], count);
    }
    return true;
}

static bool parse_module(parser *p)
{
    const char *name, *location;
    uint32_t length;
    if (p->lex.token.kind == TOKEN_SYMBOL) {
        symbol_name(p, &p->lex.token, &name, &length);
        p->g->name = arena_string(&p->g->arena, name, length);
        lex_advance(&p->lex);
    }
    if (parse_eat_word(p, "attributes") && !parse_module_attributes(p))
        return false;
    return parse_need(p, '{') && parse_items(p, '}', NULL) && parse_need(p, '}') && parse_location(p, &location);
}

/* Reads `"builtin.module"() <{sym_name = "m"}> ({ ... }) {...} : () -> ()`. */
static bool parse_module_generic(parser *p)
{
    entry_list properties = {0};
    type_list types = {0};
    const char *location;
    if (!parse_need(p, '(') || !parse_need(p, ')'))
        return false;
    if (parse_eat(p, '<') && (!parse_dict(p, &properties) || !parse_need(p, '>')))
        return false;
    const value *name = list_find(&properties, "sym_name");
    if (name && name->kind == VALUE_STRING)
        p->g->name = arena_string(&p->g->arena, name->text, name->length);
    if (!parse_need(p, '(') || !parse_need(p, '{'))
        return false;
    if (parse_eat(p, TOKEN_BLOCK) && !parse_need(p, ':'))
        return false;
    return parse_items(p, '}', NULL) && parse_need(p, '}') && parse_need(p, ')') && parse_module_attributes(p) &&
           parse_need(p, ':') && parse_function_type(p, &types, &types) && parse_location(p, &location);
}

static bool parse_item_function(parser *p, uint32_t *next)
{
    while (*next < p->function_list.count && p->function_list.at[*next].at < p->lex.token.at)
        ++*next;
    if (*next == p->function_list.count || p->function_list.at[*next].at != p->lex.token.at)
        return parse_expected(p, "a function");
    return read_function(p, (*next)++);
}

/* Reads functions, definitions of aliases, and ignored operations (is_ignored), up to the token `closer`. If is_module
 * is NULL, reads the contents of a module. Otherwise reads the whole text, which may contain one module. If the text
 * contains a module, sets *is_module to true. */
static bool parse_items(parser *p, int closer, bool *is_module)
{
    uint32_t next = 0;
    while (p->lex.token.kind != closer) {
        bool generic = token_is_string(&p->lex, "builtin.module");
        bool pretty = token_is_word(&p->lex, "module") || token_is_word(&p->lex, "builtin.module");
        bool fine;
        if (is_module && !*is_module && (generic || pretty)) {
            *is_module = true;
            lex_advance(&p->lex);
            fine = generic ? parse_module_generic(p) : parse_module(p);
        } else if (p->lex.token.kind == TOKEN_HASH || p->lex.token.kind == TOKEN_TYPE) {
            fine = skip_alias(p);
        } else if (is_ignored(p)) {
            fine = skip_ignored(p);
        } else if (at_function(&p->lex)) {
            fine = parse_item_function(p, &next);
        } else {
            fine = parse_expected(p, "a function (func.func)");
        }
        if (!fine)
            return false;
    }
    return true;
}

/* Puts the functions of the graph in the order of the text. The reader has added each function after its callees. */
static void order_functions(parser *p, uint32_t first)
{
    for (uint32_t i = 0, at = first; i < p->function_list.count; i++)
        if (p->function_list.at[i].region)
            p->g->functions.at[at++] = p->function_list.at[i].region;
}

static bool parse_text(parser *p)
{
    uint32_t first = p->g->functions.count, start = p->lex.token.at;
    bool is_module = false;
    for (uint32_t op = 1; op < OP_COUNT; op++)
        if (op_facts[op].class != OP_CLASS_INTERNAL)
            name_add(&p->arena, &p->spellings, op_facts[op].spelling, strlen(op_facts[op].spelling), op);
    sugar_list(p);
    scan(p);
    if (!parse_items(p, TOKEN_END, &is_module))
        return false;
    if (p->g->functions.count == first)
        return parse_fail(p, start, "there is no function in this text; expected func.func @main");
    order_functions(p, first);
    return true;
}

static void parse_all(parser *p)
{
    ARENA_ENTER(&p->g->arena, {
        graph_fail_status(p->g, status_oom());
        return;
    });
    p->arena.escape = p->g->arena.escape;
    parse_text(p);
    ARENA_LEAVE(&p->g->arena);
}

qn_status stablehlo_parse(graph *g, const char *file, const char *source, size_t size)
{
    if (g->failure)
        return graph_take_failure(g);
    if (size >= UINT32_MAX)
        return status_make(QN_UNSUPPORTED, "%s: error: text of 4 GiB or more", file);
    parser p = {.g = g, .file = file};
    arena_init(&p.arena);
    lex_start(&p.lex, source, (uint32_t)size);
    parse_all(&p);
    arena_free(&p.arena);
    return graph_take_failure(g);
}
