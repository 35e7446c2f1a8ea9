/* Asking work to stop: a 32-bit word that any thread may set, and that those who work look at from time to time. It is 0, or
 * the qn_code that says why. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/* Whether work is to stop. It does not say what else the thread that asked has written. */
static inline bool stop_asked(const uint32_t *stop) { return __atomic_load_n(stop, __ATOMIC_RELAXED) != 0; }

/* Asks for it; the first reason stays. May be called in a signal handler. */
static inline void stop_ask(uint32_t *stop, qn_code why)
{
    uint32_t none = 0;
    __atomic_compare_exchange_n(stop, &none, (uint32_t)why, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* A word that nobody sets. */
extern const uint32_t stop_never;
/* What work returns that was asked to stop. */
qn_status stop_status(const uint32_t *stop);

#endif
