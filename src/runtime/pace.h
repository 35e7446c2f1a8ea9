/* How long a kernel takes, and from that whether its tiles are worth sharing among threads, and in slices of how many
 * tiles. The compiler only estimates work in instructions; a kernel's runs are measured.
 *
 *     first run      its first slice is timed, which gives an estimate for all tiles
 *     second run     runs alone if the estimate is below PACE_SURE, so that the time on one thread is known
 *     later runs     are shared if the time on one thread is worth it. A shared run that is not faster than that is
 *                    followed by runs on one thread: 1, then 3, 7, ... until one that is shared is faster
 *
 * So a kernel whose threads only get in each other's way (a busy machine, one memory bus) is soon as fast as on one
 * thread. Times never change results. Several threads may run a kernel at once: the fields are separate atomics, and it
 * does not matter which thread's time is kept. */
#ifndef RUNTIME_PACE_H
#define RUNTIME_PACE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct pace {
    _Atomic uint64_t alone; /* nanoseconds of all tiles on one thread; 0: unknown */
    _Atomic uint32_t runs;  /* how many were measured, up to PACE_ENOUGH */
    _Atomic uint16_t skip;  /* so many next runs are alone */
    _Atomic uint16_t worse; /* the last value of `skip`; 0 after a shared run that was faster */
} pace;

/* Nanoseconds of work on one thread from which threads that wait awake, or asleep, are worth calling; and above which a
 * first run's estimate needs no second measurement. */
enum { PACE_AWAKE = 8000, PACE_ASLEEP = 100000, PACE_SURE = 2000000, PACE_ENOUGH = 8 };

static inline bool pace_known(const pace *p) { return atomic_load_explicit(&p->runs, memory_order_relaxed) != 0; }
/* In the first run: says what all tiles are estimated to take, from the time of a part. Returns whether the rest is
 * shared. */
bool pace_begin(pace *p, uint64_t nanoseconds);
/* Whether a later run is shared. `awake`: threads wait for work without sleeping. */
bool pace_shares(pace *p, bool awake);
/* Whether the kernel is so short that it need not be measured again. */
static inline bool pace_is_tiny(const pace *p)
{
    return atomic_load_explicit(&p->runs, memory_order_relaxed) >= PACE_ENOUGH &&
           atomic_load_explicit(&p->alone, memory_order_relaxed) < PACE_AWAKE;
}
/* Whether the kernel is shared only among threads that are awake. */
bool pace_is_short(const pace *p);
/* Says how long a run took. */
void pace_ran_alone(pace *p, uint64_t nanoseconds);
/* Returns whether it was faster than on one thread. */
bool pace_ran_shared(pace *p, uint64_t nanoseconds, uint32_t threads);
/* The tiles of a slice, for `threads` threads. `grain` is the compiler's estimate. */
int64_t pace_grain(const pace *p, int64_t tiles, int64_t grain, uint32_t threads);

#endif
