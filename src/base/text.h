/* A growing text that printers write into, in heap memory. When memory runs out, `failed` is set and further text is
 * dropped, so that a printer checks once, at its end. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef struct text {
    char *at; /* ends with a 0; NULL while empty */
    size_t size, room;
    bool failed;
} text;

void text_add(text *t, const char *bytes, size_t size);
void text_puts(text *t, const char *string);
void text_printf(text *t, const char *format, ...) PRINTF_LIKE(2, 3);
void text_indent(text *t, int depth); /* two spaces a level */
void text_free(text *t);
/* Gives the text to the caller, who frees it with free(), or returns the out-of-memory status. Empties `t`. */
qn_status text_take(text *t, char **out);

#endif
