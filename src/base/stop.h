/* A stop flag is a 32-bit word that asks running work to stop. Any thread may set the flag, and running work polls it.
 * The flag is 0 until a stop is requested; then it is the qn_code of the reason. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/* Whether a stop was requested. The load is relaxed: other writes of the requesting thread may not be visible yet. */
static inline bool stop_asked(const uint32_t *stop) { return __atomic_load_n(stop, __ATOMIC_RELAXED) != 0; }

/* Requests a stop. If a stop was already requested, the first reason is kept. Signal handlers may call this
 * function. */
static inline void stop_ask(uint32_t *stop, qn_code why)
{
    uint32_t none = 0;
    __atomic_compare_exchange_n(stop, &none, (uint32_t)why, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

enum { STOP_BYTES = 1 << 19 };
/* Copies like memcpy, but in parts of at most STOP_BYTES bytes, and reads the flag `stop` after each part. If the flag
 * is set, returns false; the copy can then be incomplete. */
bool copy_until_stopped(const uint32_t *stop, void *to, const void *from, size_t bytes);

/* A flag that is never set. */
extern const uint32_t stop_never;
/* Returns the failure for work that was stopped. */
qn_status stop_status(const uint32_t *stop);

#endif
