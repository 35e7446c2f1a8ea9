/* The contract between native code and the runtime that calls it.
 *
 * A kernel is dumb: it gets a frame and a range of tiles, computes them, and returns a kernel_result. It allocates nothing,
 * knows no threads, reads no clock, calls nothing but kernels of its own image and, where it is a sequence of steps, the
 * services of its frame. Tiles are independent of each other, so the runtime may cut a range into slices in any way, on any
 * threads; slices never change bits. All offsets below are fixed: compiled code has them as constants. Where its memory is
 * in the program, a kernel does not know: equal computations on different memory are one kernel, called with different
 * tables.
 *
 * Stopping. Every thread of a call reads `*stop` at least once in 10^6 instructions, by an estimate made at compile
 * time. The runtime reads it between slices and at each block of the plan, a sequence between kernels and at the
 * heads of its loops. A kernel reads it itself only if one of its tiles takes more. A stopped kernel may have written
 * any part of its results.
 */
#ifndef ABI_KERNEL_H
#define ABI_KERNEL_H

#include <stdint.h>

enum { KERNEL_ABI = 3 };

/* Services of the host for running code. The host keeps more for each call behind this struct. */
typedef struct kernel_services {
    uint32_t version;
    uint32_t size; /* bytes of this struct */
    /* Runs call number `index` in the image's table of host calls. `buffers`: its inputs, then its outputs. Returns a
     * kernel_result. Only the thread that runs the plan may call it. */
    int32_t (*call)(const struct kernel_services *services, uint32_t index, char *const *buffers);
} kernel_services;
enum { SERVICES_VERSION = 2 };

/*      0          8          16           24       32
 *      +----------+----------+------------+--------+
 *      | buffers  | scratch  | services   |  stop  |
 *      +----------+----------+------------+--------+
 */
typedef struct kernel_frame {
    char *const *buffers; /* addresses of the memory that the kernel touches, by the numbers in its code */
    char *scratch;        /* local buffers of this thread, 64-byte aligned */
    const kernel_services *services;
    const uint32_t *stop; /* never NULL; the call must stop if the word there is not 0. Any thread may write it */
} kernel_frame;

typedef enum kernel_result {
    KERNEL_DONE = 0,
    KERNEL_STOPPED = 1, /* `*stop` was not 0 */
    KERNEL_FAILED = 2   /* a host call failed; the host has its status */
} kernel_result;

/* Computes tiles begin .. end-1. A sequence sets `buffers` for each kernel that it calls, and does not restore it. */
typedef int32_t (*kernel_fn)(kernel_frame *frame, int64_t begin, int64_t end);

#endif
