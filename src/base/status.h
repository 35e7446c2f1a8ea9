/* Functions that make statuses and add to their messages (qn_status in quern/types.h). */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H

#include <stdarg.h>

#include "quern/types.h"

#if defined(__GNUC__)
#define PRINTF_LIKE(at, first) __attribute__((format(printf, at, first)))
#else
#define PRINTF_LIKE(at, first)
#endif

/* Returns a new status with a formatted message. If there is no memory for the status, returns the static out-of-memory
 * status. */
qn_status status_make(qn_code code, const char *format, ...) PRINTF_LIKE(2, 3);
qn_status status_vmake(qn_code code, const char *format, va_list args) PRINTF_LIKE(2, 0);
/* Returns the static out-of-memory status. */
qn_status status_oom(void);
/* Frees `status`, and returns a new status whose message is the formatted prefix, ": " and the old message. If `status`
 * is NULL or the out-of-memory status, returns it unchanged. */
qn_status status_prefix(qn_status status, const char *format, ...) PRINTF_LIKE(2, 3);

/* Returns an error if a caller's struct has reserved numbers (QN_RESERVED) that are not zero. */
#define STATUS_RESERVED(type, given) status_reserved(#type, (given)->reserved, sizeof(given)->reserved)
qn_status status_reserved(const char *type, const uint64_t *reserved, size_t bytes);

/* If a required pointer is NULL, returns an error from the enclosing public function: "qn_open: out is NULL; ...". */
#define GIVEN(pointer)                                                                                                 \
    do {                                                                                                               \
        if (!(pointer))                                                                                                \
            return status_null(__func__, #pointer);                                                                    \
    } while (0)
qn_status status_null(const char *function, const char *parameter);
/* Like GIVEN, for a list of `count` elements. If `count` is 0, the list may be NULL. */
#define GIVEN_LIST(count, pointer)                                                                                     \
    do {                                                                                                               \
        if ((count) && !(pointer))                                                                                     \
            return status_null_list(__func__, #pointer, count);                                                        \
    } while (0)
qn_status status_null_list(const char *function, const char *parameter, size_t count);

/* If the status of `expression` is an error, returns this status from the enclosing function. */
#define QN_TRY(expression)                                                                                             \
    do {                                                                                                               \
        qn_status try_status_ = (expression);                                                                          \
        if (try_status_)                                                                                               \
            return try_status_;                                                                                        \
    } while (0)

#endif
