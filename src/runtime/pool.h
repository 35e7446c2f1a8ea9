/* Threads that share the tiles of kernels.
 *
 * A job is one call of pool_run. It cuts a range of tiles into slices, which the caller takes from the front and workers
 * from the back, so that with two threads each one finds the tiles that it had of the previous kernel in its cache.
 * pool_run returns when all slices are done. Before each slice, a thread reads the stop word of the frame. The results
 * do not depend on who runs which slice.
 *
 * Several jobs run at once: a worker helps any job with slices left, as long as the callers and the workers at work are
 * not more than the threads of the pool. If JOBS jobs run, the caller of another one runs it alone. A worker without
 * work waits awake for SPIN nanoseconds, then sleeps. It sleeps at once if the pool has more threads than the process
 * has CPUs. A host can pass threads of its own (qn_threads); the pool then has no workers.
 */
#ifndef RUNTIME_POOL_H
#define RUNTIME_POOL_H

#include "abi/kernel.h"
#include "base/status.h"
#include "quern/types.h"
#include "runtime/pace.h"

typedef struct pool pool;

/* Makes a pool of `threads` threads, including the caller. The first job that needs workers starts them. If `host` is
 * not NULL, its threads are used. */
qn_status pool_open(uint32_t threads, const qn_threads *host, pool **out);
void pool_close(pool *p); /* NULL is allowed */
uint32_t pool_threads(const pool *p);
/* For tests: shares every job, however short. */
void pool_share_all(pool *p);
/* Runs `fn` on the tiles from 0 to `tiles - 1`, in slices of about `grain` tiles. Thread number t uses the scratch
 * memory that begins `t * scratch_step` bytes after frame->scratch. `measured`, which may be NULL, has the times of
 * earlier runs of the kernel: a run that is not worth sharing is not shared. Returns a kernel_result. The first result
 * that is not KERNEL_DONE ends the job. */
int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain,
                 pace *measured);

#endif
