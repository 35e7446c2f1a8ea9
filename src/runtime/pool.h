/* Threads that share the tiles of a kernel.
 *
 * A job is one call of pool_run. Workers sleep until there is a job. pool_run cuts a range of tiles into slices, which
 * the caller and the workers take one by one. pool_run returns when all slices are done. The pool runs one job at a
 * time. If another job runs, the caller runs all slices of its own job itself; the results are the same as with
 * workers. Before each slice, a thread checks whether the stop word of the frame is set.
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
/* Runs `fn` on the tiles from 0 to `tiles - 1`, in slices of `grain` tiles. Thread number t uses the scratch memory
 * that begins `t * scratch_step` bytes after frame->scratch. Returns a kernel_result. The first result that is not
 * KERNEL_DONE ends the job. */
int32_t pool_run(pool *p, kernel_fn fn, const kernel_frame *frame, size_t scratch_step, int64_t tiles, int64_t grain);

#endif
