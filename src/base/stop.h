/* Requests to stop: a 32-bit word that any thread may set and that workers poll. It is 0, or the qn_code of the
 * reason. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/* Whether a stop was requested. Relaxed: other writes of the requesting thread may not be visible yet. */
static inline bool stop_asked(const uint32_t *stop) { return __atomic_load_n(stop, __ATOMIC_RELAXED) != 0; }

/* Requests a stop; the first reason stays. May be called in a signal handler. */
static inline void stop_ask(uint32_t *stop, qn_code why)
{
    uint32_t none = 0;
    __atomic_compare_exchange_n(stop, &none, (uint32_t)why, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* A word that is never set. */
extern const uint32_t stop_never;
/* The status that stopped work returns. */
qn_status stop_status(const uint32_t *stop);

#endif
