/* Reads JSON text token by token, for formats whose structure is known. The reader of a format asks for the token that
 * it expects next. So these functions do not recurse, and values nest only as deep as the format lets them. After the
 * first failure, the functions take no more tokens. */
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

bool json_next(json *j, char wanted); /* if this character comes next, skips it and returns true */
void json_take(json *j, char wanted); /* skips this character; fails if another one comes next */
/* Returns whether the list or object has another element. `close` is the character that ends the list or object.
 * `first`: no element was read yet. Skips `close`, or the comma before the next element. */
bool json_more(json *j, char close, bool first);
/* Takes a string and returns it as UTF-8. Fails if the string contains the character of value 0. Returns "" after a
 * failure. */
const char *json_string(json *j);
/* Takes a whole number from 0 to 2^63 - 1. Returns 0 after a failure. */
int64_t json_number(json *j);
void json_end(json *j); /* fails if anything except space follows */
void json_fail(json *j, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
