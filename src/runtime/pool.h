/* Threads that share the tiles of kernels.
 *
 * A job is one call of pool_run. pool_run cuts a range of tiles into slices and returns when all slices are done. If a
 * slice fails, no further slice begins. The caller takes slices from the front, and the workers (the pool's own
 * threads) take slices from the back. So with two threads, a thread gets about the same part of the tiles in each
 * kernel, and often finds its data in its cache. Before each slice, a thread reads the stop flag of the frame. If the
 * flag is set, the slice fails with KERNEL_STOPPED.
 *
 * Several jobs can run at once. A worker helps any job that has slices left, if fewer than pool_threads(p) callers and
 * workers run shared jobs at the moment. At most JOBS jobs (pool.c) are shared at once; the caller of a further job
 * runs it alone. A worker without work waits awake for SPIN nanoseconds, then sleeps. If the pool has more threads than
 * the process has CPUs, the worker sleeps at once. A host can pass threads of its own (qn_threads); the pool then has
 * no workers.
 */
#ifndef RUNTIME_POOL_H
#define RUNTIME_POOL_H

#include "abi/kernel.h"
#include "base/status.h"
#include "quern/types.h"
#include "runtime/pace.h"

typedef struct pool pool;

/* Makes a pool for jobs on at most `threads` threads: the caller of pool_run and `threads` - 1 workers. The first job
 * that is shared starts the workers. If `host` is not NULL, the pool uses the threads of *host instead of workers. */
qn_status pool_open(uint32_t threads, const qn_threads *host, pool **out);
void pool_close(pool *p); /* NULL is allowed */
uint32_t pool_threads(const pool *p);
/* For tests: from now on, every job with several slices is shared, even if it is very short. */
void pool_share_all(pool *p);
/* Runs `fn` on the tiles from 0 to `tiles - 1`, in slices. `grain` is the compiler's estimate of a good number of tiles
 * for a slice. Thread t, from 0 to pool_threads(p) - 1, uses the scratch memory at frame->scratch + t * scratch_step.
 * `measured` has the times of earlier runs of the kernel. If these times show that sharing does not make the run
 * faster, the caller runs all tiles alone. If `measured` is NULL, the threads share every run of more than one slice.
 * Returns KERNEL_DONE if every slice returns KERNEL_DONE. Otherwise returns the first other kernel_result of a slice;
 * this result ends the job. */
int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain,
                 pace *measured);

#endif
