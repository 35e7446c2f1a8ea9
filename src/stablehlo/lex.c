#include "stablehlo/lex.h"

#include <string.h>

int char_hex(char c)
{
    return char_is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static char peek(const lexer *lex, uint32_t ahead)
{
    return ahead < lex->size - lex->next ? lex->source[lex->next + ahead] : 0;
}

static bool in_word(char c) { return char_is_letter(c) || char_is_digit(c) || c == '_' || c == '.' || c == '$'; }
static bool in_suffix(char c) { return in_word(c) || c == '-'; }

static void finish(lexer *lex, int kind, uint32_t length)
{
    lex->token = (token){kind, lex->next, length};
    lex->next += length;
}

static void fail(lexer *lex, uint32_t length, const char *problem)
{
    finish(lex, TOKEN_ERROR, length);
    lex->problem = problem;
    lex->problem_at = lex->token.at;
}

static bool starts(const lexer *lex, const char *with)
{
    size_t length = strlen(with);
    return length <= lex->size - lex->next && memcmp(lex->source + lex->next, with, length) == 0;
}

void lex_skip_space(lexer *lex)
{
    while (lex->next < lex->size) {
        char c = lex->source[lex->next];
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
            lex->next++;
        } else if (starts(lex, "//")) {
            while (lex->next < lex->size && lex->source[lex->next] != '\n')
                lex->next++;
        } else if (starts(lex, "{-#")) {
            while (lex->next < lex->size && !starts(lex, "#-}"))
                lex->next++;
            lex->next += starts(lex, "#-}") ? 3 : 0;
        } else {
            return;
        }
    }
}

static void lex_string(lexer *lex, int kind, uint32_t quote)
{
    uint32_t n = quote + 1;
    for (;; n++) {
        char c = peek(lex, n);
        if (!c || c == '\n') {
            fail(lex, n, "this string does not end on its line, or contains a zero byte");
            return;
        }
        if (c == '"')
            break;
        if (c != '\\')
            continue;
        char e = peek(lex, ++n);
        if (char_hex(e) >= 0 && char_hex(peek(lex, n + 1)) >= 0)
            n++;
        else if (e != '"' && e != '\\' && e != 'n' && e != 't') {
            fail(lex, n, "unknown escape in a string");
            lex->problem_at += n;
            return;
        }
    }
    finish(lex, kind, n + 1);
}

/* Reads a sigil (such as %) and a name. A name that begins with a digit has only digits. Any other name has letters,
 * digits and the characters `_.$-`. */
static void lex_name(lexer *lex, int kind)
{
    uint32_t n = 1;
    if (char_is_digit(peek(lex, n))) {
        while (char_is_digit(peek(lex, n)))
            n++;
    } else {
        while (in_suffix(peek(lex, n)))
            n++;
    }
    if (n == 1)
        fail(lex, 1, "a name must follow this character");
    else
        finish(lex, kind, n);
}

static void lex_number(lexer *lex)
{
    uint32_t n = 0;
    if (peek(lex, 0) == '0' && peek(lex, 1) == 'x' && char_hex(peek(lex, 2)) >= 0) {
        for (n = 2; char_hex(peek(lex, n)) >= 0; n++)
            ;
        finish(lex, TOKEN_INT, n);
        return;
    }
    while (char_is_digit(peek(lex, n)))
        n++;
    if (peek(lex, n) != '.') {
        finish(lex, TOKEN_INT, n);
        return;
    }
    for (n++; char_is_digit(peek(lex, n));)
        n++;
    if (peek(lex, n) == 'e' || peek(lex, n) == 'E') {
        uint32_t sign = peek(lex, n + 1) == '+' || peek(lex, n + 1) == '-';
        if (char_is_digit(peek(lex, n + 1 + sign)))
            for (n += 1 + sign; char_is_digit(peek(lex, n));)
                n++;
    }
    finish(lex, TOKEN_FLOAT, n);
}

void lex_advance(lexer *lex)
{
    lex_skip_space(lex);
    char c = peek(lex, 0);
    uint32_t n = 0;
    if (lex->next == lex->size) {
        finish(lex, TOKEN_END, 0);
    } else if (char_is_letter(c) || c == '_') {
        while (in_word(peek(lex, n)))
            n++;
        finish(lex, TOKEN_WORD, n);
    } else if (char_is_digit(c)) {
        lex_number(lex);
    } else if (c && strchr("%@#!^", c)) {
        if (c == '@' && peek(lex, 1) == '"')
            lex_string(lex, TOKEN_SYMBOL, 1);
        else
            lex_name(lex, c == '%'   ? TOKEN_VALUE
                          : c == '@' ? TOKEN_SYMBOL
                          : c == '#' ? TOKEN_HASH
                          : c == '!' ? TOKEN_TYPE
                                     : TOKEN_BLOCK);
    } else if (c == '"') {
        lex_string(lex, TOKEN_STRING, 0);
    } else if (c == '-' && peek(lex, 1) == '>') {
        finish(lex, TOKEN_ARROW, 2);
    } else if ((c == '>' || c == '<') && peek(lex, 1) == '=') {
        finish(lex, TOKEN_COMPARE, 2);
    } else if (c && strchr("(){}[]<>:,=-+*?/|", c)) {
        finish(lex, c, 1);
    } else {
        while ((peek(lex, ++n) & 0xC0) == 0x80 && n < 4) /* take the whole UTF-8 character */
            ;
        fail(lex, n, "has no meaning here");
    }
}

void lex_seek(lexer *lex, uint32_t at)
{
    lex->next = at;
    lex_advance(lex);
}

void lex_start(lexer *lex, const char *source, uint32_t size)
{
    *lex = (lexer){.source = source, .size = size};
    lex_advance(lex);
}

bool token_is_word(const lexer *lex, const char *word)
{
    return lex->token.kind == TOKEN_WORD && lex->token.length == strlen(word) &&
           memcmp(token_text(lex), word, lex->token.length) == 0;
}

bool token_is_string(const lexer *lex, const char *contents)
{
    return lex->token.kind == TOKEN_STRING && lex->token.length == strlen(contents) + 2 &&
           memcmp(token_text(lex) + 1, contents, lex->token.length - 2) == 0;
}

char *token_string(const lexer *lex, const token *t, arena *a, uint32_t *length)
{
    const char *from = lex->source + t->at, *end = from + t->length - 1;
    from += *from == '@' ? 2 : 1;
    char *to = arena_alloc(a, (size_t)(end - from) + 1);
    uint32_t n = 0;
    for (; from < end; from++) {
        if (*from != '\\') {
            to[n++] = *from;
        } else if (char_hex(from[1]) >= 0 && char_hex(from[2]) >= 0) {
            to[n++] = (char)(char_hex(from[1]) * 16 + char_hex(from[2]));
            from += 2;
        } else {
            from++;
            to[n++] = *from == 'n' ? '\n' : *from == 't' ? '\t' : *from;
        }
    }
    to[n] = 0;
    *length = n;
    return to;
}

bool name_is_default(const char *name, uint32_t length)
{
    static const char *const stems[] = {"arg", "c_", "cst_", "iterArg_", ""};
    static const char *const whole[] = {"c", "cst", "iterArg"};
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        if (strlen(whole[i]) == length && memcmp(whole[i], name, length) == 0)
            return true;
    uint32_t digits = 0;
    while (digits < length && char_is_digit(name[length - 1 - digits]))
        digits++;
    for (size_t i = 0; i < sizeof stems / sizeof *stems; i++)
        if (digits && strlen(stems[i]) == length - digits && memcmp(stems[i], name, length - digits) == 0)
            return true;
    return false;
}
