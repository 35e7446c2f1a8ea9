#include "runtime/pace.h"

/* SLICES       each thread gets about this many slices of a kernel
 * SLICE_MIN    nanoseconds; a slice that would be shorter gets more tiles
 * SLICE_MAX    nanoseconds; a slice that would be longer gets fewer tiles
 * LONGER       a slice has at most LONGER * grain tiles, where `grain` is the compiler's estimate of its tiles
 * WORST        largest value of pace.skip and pace.worse
 * RETRY        nanoseconds; when runs on one thread have together taken about this time, threads share the kernel
 *              again */
enum { SLICES = 8, SLICE_MIN = 5000, SLICE_MAX = 100000, WORST = 63, RETRY = 20000000, LONGER = 16 };

#define GET(field) atomic_load_explicit(&p->field, memory_order_relaxed)
#define SET(field, value) atomic_store_explicit(&p->field, (value), memory_order_relaxed)

bool pace_begin(pace *p, uint64_t nanoseconds)
{
    SET(alone, nanoseconds + 1);
    SET(runs, 1);
    return nanoseconds >= PACE_ASLEEP;
}

bool pace_shares(pace *p, bool awake)
{
    uint16_t skip = GET(skip);
    if (skip) {
        SET(skip, (uint16_t)(skip - 1));
        return false;
    }
    if (GET(runs) == 1 && GET(alone) < PACE_SURE)
        return false;
    return GET(alone) >= (awake ? PACE_AWAKE : PACE_ASLEEP);
}

bool pace_is_short(const pace *p) { return GET(alone) >= PACE_AWAKE && GET(alone) < PACE_ASLEEP; }

void pace_ran_alone(pace *p, uint64_t nanoseconds)
{
    uint64_t before = GET(alone);
    if (nanoseconds > before) /* the thread may have been interrupted */
        nanoseconds = before + (nanoseconds - before) / 8;
    SET(alone, nanoseconds + 1);
    SET(runs, GET(runs) < PACE_ENOUGH ? GET(runs) + 1 : PACE_ENOUGH);
}

bool pace_ran_shared(pace *p, uint64_t nanoseconds, uint32_t threads)
{
    uint16_t worse = GET(worse);
    uint64_t alone = GET(alone), most = nanoseconds * threads + 1;
    if (most < alone) /* the time of all threads together is less than `alone`, so `alone` is too long */
        SET(alone, most);
    if (nanoseconds < alone) {
        SET(worse, 0);
        return true;
    }
    uint64_t next = 2 * (uint64_t)worse + 1, most_runs = RETRY / alone + 1;
    most_runs = most_runs < WORST ? most_runs : WORST;
    worse = (uint16_t)(next < most_runs ? next : most_runs);
    SET(worse, worse);
    SET(skip, worse);
    return false;
}

int64_t pace_grain(const pace *p, int64_t tiles, int64_t grain, uint32_t threads)
{
    uint64_t total = GET(alone), slice = total / ((uint64_t)threads * SLICES);
    slice = slice < SLICE_MIN ? SLICE_MIN : slice > SLICE_MAX ? SLICE_MAX : slice;
    double measured = (double)slice * (double)tiles / (double)total;
    int64_t most = LONGER * grain; /* slices must be short, because most kernels do not read the stop flag */
    return measured >= (double)most ? most : measured < 1 ? 1 : (int64_t)measured;
}
