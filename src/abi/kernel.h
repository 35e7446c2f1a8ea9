/* The contract between native code and the runtime that calls it.
 *
 * A kernel is dumb: it gets a frame and a range of tiles, computes them, and returns a kernel_result. It allocates nothing,
 * knows no threads, reads no clock, calls nothing but kernels of its own image and, where it is a sequence of steps, the
 * services of its frame. Tiles are independent of each other, so the runtime may cut a range into slices in any way, on any
 * threads; slices never change bits. All offsets below are fixed: compiled code has them as constants. Where its memory is
 * in the program, a kernel does not know: equal computations on different memory are one kernel, called with different
 * tables.
 *
 * Stopping. Every thread of a call reads `*stop` at least once in 10^6 instructions, as estimated when the code is made:
 * the runtime between slices and at each block of the plan; a function of several kernels at the heads of its loops, and
 * between kernels; a kernel itself only where one tile takes more. What a stopped kernel has written is any part of its
 * results.
 */
#ifndef ABI_KERNEL_H
#define ABI_KERNEL_H

#include <stdint.h>

enum { KERNEL_ABI = 3 };

/* What running code may ask of its host; `services` of a frame is the first member of what the host keeps for a call. */
typedef struct kernel_services {
    uint32_t version;
    uint32_t size; /* bytes of this struct */
    /* Runs call number `index` of the image's table of host calls. `buffers`: its inputs, then its outputs. Returns a
     * kernel_result. Only the thread that runs the plan may ask for it. */
    int32_t (*call)(const struct kernel_services *services, uint32_t index, char *const *buffers);
} kernel_services;
enum { SERVICES_VERSION = 2 };

/*      0          8          16           24       32
 *      +----------+----------+------------+--------+
 *      | buffers  | scratch  | services   |  stop  |
 *      +----------+----------+------------+--------+
 */
typedef struct kernel_frame {
    char *const *buffers; /* the memory that this call of the kernel touches, numbered as its code numbers it */
    char *scratch;        /* local buffers of the calling thread, 64-byte aligned */
    const kernel_services *services;
    const uint32_t *stop; /* never NULL; not 0 there: the call is to stop. Any thread may write it */
} kernel_frame;

typedef enum kernel_result {
    KERNEL_DONE = 0,
    KERNEL_STOPPED = 1, /* it found that it is to stop */
    KERNEL_FAILED = 2   /* a call of the host failed, which has the status */
} kernel_result;

/* Computes tiles begin .. end-1. A function that calls kernels sets `buffers` for each, and leaves it set. */
typedef int32_t (*kernel_fn)(kernel_frame *frame, int64_t begin, int64_t end);

#endif
