/* Threads that share the tiles of a kernel.
 *
 * A pool has workers that sleep until there is something to do. pool_run cuts a range of tiles into slices that the
 * caller and the workers take one by one; it returns when all are done. One job runs at a time: a caller that finds the
 * pool busy does its job alone, which gives the same bits. Whoever takes a slice first looks whether the call is to stop.
 */
#ifndef RUNTIME_POOL_H
#define RUNTIME_POOL_H

#include "abi/kernel.h"
#include "base/status.h"

typedef struct pool pool;

/* A pool for `threads` threads, the caller's included. Workers are started by the first job that wants them. */
qn_status pool_open(uint32_t threads, pool **out);
void pool_close(pool *p);
uint32_t pool_threads(const pool *p);
/* Runs `fn` over tiles 0 .. tiles-1 in slices of `grain`. Thread t uses scratch + t * scratch_step. Returns a
 * kernel_result: the first that is not KERNEL_DONE ends the job. */
int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain);

#endif
