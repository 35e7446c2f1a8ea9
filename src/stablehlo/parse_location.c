/* Reads locations: loc("f.py":12:3), loc("name"(#loc1)), loc(callsite(#loc1 at #loc2)), loc(fused[#loc1, #loc2]).
 *
 * The graph keeps a location as text, with the definition of each alias in place of the alias. A location, or a part of
 * one, becomes unknown if its text is longer than MAX_LOCATION bytes.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "stablehlo/parse.h"

static const char unknown[] = "unknown";

static bool location(parser *p, const char **out);

static const char *compose(parser *p, const char *format, ...) PRINTF_LIKE(2, 3);
static const char *compose(parser *p, const char *format, ...)
{
    char whole[MAX_LOCATION + 1];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(whole, sizeof whole, format, args);
    va_end(args);
    return length < 0 || length > MAX_LOCATION ? unknown : arena_string(&p->arena, whole, (size_t)length);
}

/* Reads the rest of a position, after the file's name and a colon: `12:3`, `12:3 to :20` or `12:3 to 13:20`. */
static bool file(parser *p, const token *name, const char **out)
{
    int64_t line, column, last_line, last_column;
    if (!parse_int(p, &line) || !parse_need(p, ':') || !parse_int(p, &column))
        return false;
    *out = compose(p, "%.*s:%" PRId64 ":%" PRId64, (int)name->length, p->lex.source + name->at, line, column);
    if (!parse_eat_word(p, "to"))
        return true;
    bool same_line = parse_eat(p, ':');
    if (!same_line && (!parse_int(p, &last_line) || !parse_need(p, ':')))
        return false;
    if (!parse_int(p, &last_column))
        return false;
    if (*out != unknown)
        *out = same_line ? compose(p, "%s to :%" PRId64, *out, last_column)
                         : compose(p, "%s to %" PRId64 ":%" PRId64, *out, last_line, last_column);
    return true;
}

/* Reads `"name"`, `"name"(child)`, or a position in a file. */
static bool named(parser *p, const char **out)
{
    const token t = p->lex.token;
    const char *child = NULL;
    lex_advance(&p->lex);
    if (parse_eat(p, ':'))
        return file(p, &t, out);
    if (parse_eat(p, '(') && (!location(p, &child) || !parse_need(p, ')')))
        return false;
    int length = (int)t.length;
    const char *name = p->lex.source + t.at;
    *out = child ? compose(p, "%.*s(%s)", length, name, child) : compose(p, "%.*s", length, name);
    return true;
}

static bool callsite(parser *p, const char **out)
{
    const char *callee, *caller;
    if (!parse_need(p, '(') || !location(p, &callee) || !parse_need_word(p, "at") || !location(p, &caller))
        return false;
    *out = compose(p, "callsite(%s at %s)", callee, caller);
    return parse_need(p, ')');
}

/* Reads `[location, ...]`, perhaps after `<metadata>`. Leaves out unknown locations. */
static bool fused(parser *p, const char **out)
{
    value ignored;
    const char *part;
    if (parse_eat(p, '<') && (!parse_value(p, &ignored) || !parse_need(p, '>')))
        return false;
    if (!parse_need(p, '['))
        return false;
    *out = "";
    while (p->lex.token.kind != ']') {
        if (!location(p, &part))
            return false;
        if (part != unknown && *out != unknown)
            *out = **out ? compose(p, "%s, %s", *out, part) : part;
        if (!parse_eat(p, ','))
            break;
    }
    if (*out != unknown)
        *out = **out ? compose(p, "fused[%s]", *out) : unknown;
    return parse_need(p, ']');
}

static bool read_location(parser *p, alias *a)
{
    if (!token_is_word(&p->lex, "loc"))
        return parse_expected(p, "loc(...)");
    return a->has_location = parse_location(p, &a->location);
}

/* Reads an alias such as #loc1. Sets *out to the location that its definition gives. */
static bool aliased(parser *p, const char **out)
{
    alias *a = parse_alias(p);
    if (!a || (!a->has_location && !parse_definition(p, a, read_location)))
        return false;
    *out = a->location ? a->location : unknown;
    lex_advance(&p->lex);
    return true;
}

static bool location_inside(parser *p, const char **out)
{
    *out = unknown;
    if (p->lex.token.kind == TOKEN_HASH)
        return aliased(p, out);
    if (p->lex.token.kind == TOKEN_STRING)
        return named(p, out);
    if (parse_eat_word(p, "callsite"))
        return callsite(p, out);
    if (parse_eat_word(p, "fused"))
        return fused(p, out);
    return parse_eat_word(p, "unknown") || parse_expected(p, "a location");
}

static bool location(parser *p, const char **out)
{
    if (!parse_nest(p) || !location_inside(p, out))
        return false;
    p->nesting--;
    return true;
}

bool parse_location(parser *p, const char **out)
{
    *out = NULL;
    if (!parse_eat_word(p, "loc"))
        return true;
    if (!parse_need(p, '(') || !location(p, out) || !parse_need(p, ')'))
        return false;
    if (strcmp(*out, unknown) == 0)
        *out = NULL;
    return true;
}
