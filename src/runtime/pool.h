/* Threads that share the tiles of a kernel.
 *
 * Workers sleep until there is a job. pool_run cuts a range of tiles into slices, which the caller and the workers take
 * one by one, and returns when all are done. One job runs at a time: a caller that finds the pool busy runs its job
 * alone, with the same results. A thread checks the call's stop flag before each slice.
 */
#ifndef RUNTIME_POOL_H
#define RUNTIME_POOL_H

#include "abi/kernel.h"
#include "base/status.h"

typedef struct pool pool;

/* Makes a pool of `threads` threads, including the caller. The first job that needs workers starts them. */
qn_status pool_open(uint32_t threads, pool **out);
void pool_close(pool *p); /* NULL is allowed */
uint32_t pool_threads(const pool *p);
/* Runs `fn` over tiles 0 .. tiles - 1 in slices of `grain`. Thread t uses scratch + t * scratch_step (bytes). Returns a
 * kernel_result: the first that is not KERNEL_DONE ends the job. */
int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain);

#endif
