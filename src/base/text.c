#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool text_reserve(text *t, size_t more)
{
    if (t->failed)
        return false;
    if (t->size + more + 1 <= t->room)
        return true;
    size_t room = t->room ? t->room * 2 : 256;
    while (room < t->size + more + 1)
        room *= 2;
    char *at = realloc(t->at, room);
    if (!at) {
        t->failed = true;
        return false;
    }
    t->at = at;
    t->room = room;
    return true;
}

void text_add(text *t, const char *bytes, size_t size)
{
    if (!text_reserve(t, size))
        return;
    if (size)
        memcpy(t->at + t->size, bytes, size);
    t->size += size;
    t->at[t->size] = 0;
}

void text_puts(text *t, const char *string) { text_add(t, string, strlen(string)); }

void text_printf(text *t, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length >= 0 && text_reserve(t, (size_t)length)) {
        vsnprintf(t->at + t->size, (size_t)length + 1, format, args);
        t->size += (size_t)length;
    }
    va_end(args);
}

void text_indent(text *t, int depth)
{
    for (int i = 0; i < depth; i++)
        text_add(t, "  ", 2);
}

void text_free(text *t)
{
    free(t->at);
    memset(t, 0, sizeof *t);
}

qn_status text_take(text *t, char **out)
{
    text_add(t, "", 0);
    *out = NULL;
    if (t->failed) {
        text_free(t);
        return status_oom();
    }
    *out = t->at;
    memset(t, 0, sizeof *t);
    return NULL;
}

void text_quoted(text *t, const char *bytes, size_t size)
{
    text_puts(t, "\"");
    for (const char *at = bytes; at != bytes + size; at++) {
        unsigned char c = (unsigned char)*at;
        if (c == '\\')
            text_puts(t, "\\\\");
        else if (c < ' ' || c >= 127 || c == '"')
            text_printf(t, "\\%02X", c);
        else
            text_add(t, at, 1);
    }
    text_puts(t, "\"");
}

static bool is_control(char c) { return (unsigned char)c < ' ' || c == 127; }

const char *text_line(char room[TEXT_LINE], const char *string)
{
    size_t at = 0;
    for (; *string && at < TEXT_LINE - 6; string++)
        at +=
            (size_t)snprintf(room + at, TEXT_LINE - at, is_control(*string) ? "\\%02X" : "%c", (unsigned char)*string);
    memcpy(room + at, *string ? "..." : "", *string ? 4 : 1);
    return room;
}

bool text_is_line(const char *string)
{
    while (*string && !is_control(*string))
        string++;
    return !*string;
}
