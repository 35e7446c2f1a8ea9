/* A growing text in heap memory. When memory runs out, `failed` is set; from then on, additions are dropped. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef struct text {
    char *at;          /* ends with a 0; NULL before the first addition */
    size_t size, room; /* bytes of the text without the 0; bytes that are allocated */
    bool failed;       /* memory ran out */
} text;

void text_add(text *t, const char *bytes, size_t size);
void text_puts(text *t, const char *string);
void text_printf(text *t, const char *format, ...) PRINTF_LIKE(2, 3);
/* Appends the bytes in quotes. As in MLIR, a backslash becomes two. A quote, or a byte that is not printable ASCII,
 * becomes a backslash and two hexadecimal digits. */
void text_quoted(text *t, const char *bytes, size_t size);
void text_indent(text *t, int depth); /* two spaces per level */
void text_free(text *t);
/* Sets *out to the text, which the caller frees with free(), or returns the out-of-memory status. Empties `t`. */
qn_status text_take(text *t, char **out);

/* Copies the string to the buffer `room`, so that a message can show it in one line. A control character becomes a
 * backslash and two hexadecimal digits, such as \0A. "..." replaces the end of a text that is too long. Returns
 * `room`. */
enum { TEXT_LINE = 256 };
const char *text_line(char room[TEXT_LINE], const char *string);
bool text_is_line(const char *string); /* whether the string has no control characters */

#endif
