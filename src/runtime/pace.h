/* Measures how long a kernel takes. This time decides whether threads share the kernel's tiles (abi/kernel.h), and how
 * many tiles a slice has. A slice is a range of tiles that one thread takes at a time (runtime/pool.h).
 *
 *     first run      Only the first slice is timed. This gives an estimate for all tiles.
 *     second run     If the estimate is below PACE_SURE, one thread runs alone, so that all tiles are timed.
 *     later runs     Threads share the tiles if the time on one thread is long enough. If a shared run is not faster
 *                    than one thread, the next run is on one thread, and then threads share again. If this shared run
 *                    is not faster either, the next 3 runs are on one thread, then 7, and so on: at most 63 runs, and
 *                    at most about 20 ms of runs.
 *
 * So a kernel that is not faster with threads (because the machine is busy, or memory is the limit) soon runs about as
 * fast as on one thread. Several calls may run a kernel and change its times at once. */
#ifndef RUNTIME_PACE_H
#define RUNTIME_PACE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct pace {
    _Atomic uint64_t alone; /* nanoseconds for all tiles on one thread; 0: unknown */
    _Atomic uint32_t runs;  /* 1 for the first run, plus the later runs on one thread; at most PACE_ENOUGH */
    _Atomic uint16_t skip;  /* number of coming runs that are alone */
    _Atomic uint16_t worse; /* the value that `skip` was last set to; 0 after a shared run that was faster */
} pace;

/* PACE_AWAKE, PACE_ASLEEP and PACE_SURE are nanoseconds of work on one thread. A kernel of at least PACE_AWAKE is
 * shared if workers wait awake. A kernel of at least PACE_ASLEEP is shared even if the workers sleep. For a kernel of
 * at least PACE_SURE, the estimate of the first run is enough, and there is no second run alone. A kernel shorter than
 * PACE_AWAKE is not shared, and is measured only PACE_ENOUGH times. */
enum { PACE_AWAKE = 8000, PACE_ASLEEP = 100000, PACE_SURE = 2000000, PACE_ENOUGH = 8 };

static inline bool pace_known(const pace *p) { return atomic_load_explicit(&p->runs, memory_order_relaxed) != 0; }
/* Call this function after the first slice of the first run. `nanoseconds` is the estimate for all tiles. Returns
 * whether to share the other tiles. */
bool pace_begin(pace *p, uint64_t nanoseconds);
/* Whether to share a later run. Call this function once for each run, because it counts down `skip`. `awake` says that
 * threads wait for work without sleeping. */
bool pace_shares(pace *p, bool awake);
/* Whether the kernel is so short that it need not be measured again. */
static inline bool pace_is_tiny(const pace *p)
{
    return atomic_load_explicit(&p->runs, memory_order_relaxed) >= PACE_ENOUGH &&
           atomic_load_explicit(&p->alone, memory_order_relaxed) < PACE_AWAKE;
}
/* Whether the kernel is shared only among threads that are awake. */
bool pace_is_short(const pace *p);
/* Records the time of a run on one thread. */
void pace_ran_alone(pace *p, uint64_t nanoseconds);
/* Records the time of a run shared by `threads` threads. Returns whether the run was faster than on one thread. */
bool pace_ran_shared(pace *p, uint64_t nanoseconds, uint32_t threads);
/* The number of tiles that a slice should have if `threads` threads share `tiles` tiles. `grain` is the compiler's
 * estimate of this number. The time of the kernel must be known. */
int64_t pace_grain(const pace *p, int64_t tiles, int64_t grain, uint32_t threads);

#endif
