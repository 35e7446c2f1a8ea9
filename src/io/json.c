#include "io/json.h"

#include <stdio.h>

#include "io/archive.h"

void json_fail(json *j, const char *format, ...)
{
    if (j->failure)
        return;
    char message[512];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    j->failure = MALFORMED("byte %zu of the header: %s", (size_t)(j->at - j->start), message);
}

static void skip_space(json *j)
{
    while (j->at < j->end && (*j->at == ' ' || *j->at == '\t' || *j->at == '\n' || *j->at == '\r'))
        j->at++;
}

bool json_next(json *j, char wanted)
{
    skip_space(j);
    if (j->failure || j->at == j->end || *j->at != wanted)
        return false;
    j->at++;
    return true;
}

void json_take(json *j, char wanted)
{
    if (!json_next(j, wanted))
        json_fail(j, "expected %c", wanted);
}

bool json_more(json *j, char close, bool first)
{
    if (j->failure || json_next(j, close))
        return false;
    if (!first)
        json_take(j, ',');
    return !j->failure;
}

void json_end(json *j)
{
    skip_space(j);
    if (j->at != j->end)
        json_fail(j, "expected the end");
}

int64_t json_number(json *j)
{
    int64_t value = 0;
    skip_space(j);
    const char *first = j->at;
    bool fits = true;
    for (; !j->failure && j->at < j->end && *j->at >= '0' && *j->at <= '9'; j->at++)
        fits =
            fits && !__builtin_mul_overflow(value, 10, &value) && !__builtin_add_overflow(value, *j->at - '0', &value);
    if (j->at == first || !fits || (*first == '0' && j->at > first + 1))
        json_fail(j, "expected a whole number from 0 to 9223372036854775807 without leading zeros");
    return j->failure ? 0 : value;
}

/* ---- strings ----------------------------------------------------------------------------------------------------- */

/* The number of bytes of the character at `at`; 0 if it is not UTF-8 (RFC 3629: no surrogates, shortest form). */
static size_t utf8_length(const uint8_t *at, size_t left)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = *at < 0x80 ? 1 : *at >> 5 == 6 ? 2 : *at >> 4 == 14 ? 3 : *at >> 3 == 30 ? 4 : 0;
    if (length < 2 || length > left)
        return length == 1;
    uint32_t value = *at & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) {
        if (at[i] >> 6 != 2)
            return 0;
        value = value << 6 | (at[i] & 63);
    }
    bool surrogate = value >= 0xd800 && value < 0xe000;
    return value < least[length] || value > 0x10ffff || surrogate ? 0 : length;
}

bool utf8_valid(const char *text)
{
    size_t left = strlen(text), length = 1;
    for (; left && length; text += length, left -= length)
        length = utf8_length((const uint8_t *)text, left);
    return !left;
}

static char *put_utf8(char *to, uint32_t value)
{
    if (value < 0x80) {
        *to++ = (char)value;
        return to;
    }
    int more = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;
    *to++ = (char)((0xffu << (7 - more) & 0xff) | value >> 6 * more);
    while (more--)
        *to++ = (char)(0x80 | (value >> 6 * more & 63));
    return to;
}

static uint32_t take_hex(json *j)
{
    uint32_t value = 0;
    for (int i = 0; i < 4; i++, j->at++) {
        char c = j->at < j->end ? *j->at : 0;
        int digit = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
        if (digit < 0) {
            json_fail(j, "expected four hexadecimal digits");
            return 0;
        }
        value = value << 4 | (uint32_t)digit;
    }
    return value;
}

static uint32_t take_unicode(json *j)
{
    uint32_t value = take_hex(j);
    if (value >= 0xd800 && value < 0xdc00 && j->end - j->at >= 6 && j->at[0] == '\\' && j->at[1] == 'u') {
        j->at += 2;
        uint32_t low = take_hex(j);
        value = low >= 0xdc00 && low < 0xe000 ? 0x10000 + ((value & 0x3ff) << 10 | (low & 0x3ff)) : 0;
    }
    if (value == 0 || (value >= 0xd800 && value < 0xe000))
        json_fail(j, "a string has a zero character or half a surrogate pair");
    return value;
}

/* Reads the rest of an escape, whose backslash is already read. Writes the character that the escape stands for. */
static char *take_escape(json *j, char *to)
{
    static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
    char c = j->at < j->end ? *j->at++ : 0;
    const char *found = c ? strchr(from, c) : NULL;
    if (found)
        *to++ = into[found - from];
    else if (c == 'u')
        to = put_utf8(to, take_unicode(j));
    else
        json_fail(j, "a string has an unknown or unfinished escape");
    return to;
}

const char *json_string(json *j)
{
    if (!json_next(j, '"')) {
        json_fail(j, "expected a string");
        return "";
    }
    const char *close = j->at; /* decoding does not make a string longer */
    while (close < j->end && *close != '"')
        close += *close == '\\' && close + 1 < j->end ? 2 : 1;
    char *out = arena_alloc(j->arena, (size_t)(close - j->at) + 1), *to = out;
    while (!j->failure && j->at < close) {
        size_t length = utf8_length((const uint8_t *)j->at, (size_t)(j->end - j->at));
        if (!length || (uint8_t)*j->at < ' ')
            json_fail(j, "a string has a byte that is not UTF-8, or a control character");
        else if (*j->at == '\\')
            j->at++, to = take_escape(j, to);
        else
            memcpy(to, j->at, length), to += length, j->at += length;
    }
    json_take(j, '"');
    return j->failure ? "" : out;
}
