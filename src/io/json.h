/* Reads JSON text token by token, for formats whose structure is known: the reader of the format asks for the token
 * that must come next. So there is no recursion, and nesting has no more levels than the format. All functions do
 * nothing after the first failure. */
#ifndef IO_JSON_H
#define IO_JSON_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/status.h"

typedef struct json {
    const char *start, *at, *end;
    arena *arena; /* for strings */
    qn_status failure;
} json;

bool json_next(json *j, char wanted); /* skips this character if it comes next */
void json_take(json *j, char wanted); /* a failure if another character comes next */
/* Whether the list or object that `close` ends has another element. first: whether none was read. Takes the comma
 * before the element, or `close`. */
bool json_more(json *j, char close, bool first);
/* A string as UTF-8, without zero characters. Returns "" after a failure. */
const char *json_string(json *j);
/* A whole number from 0 to 2^63 - 1. Returns 0 after a failure. */
int64_t json_number(json *j);
void json_end(json *j); /* a failure if anything but space follows */
void json_fail(json *j, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
