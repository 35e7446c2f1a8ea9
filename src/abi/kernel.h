/* The contract between native code and the runtime that calls it.
 *
 * A kernel is dumb: it gets a frame and a range of units, computes them, and returns 0. It allocates nothing, knows no
 * threads, calls nothing but kernels of its own image. Units are independent of each other, so the runtime may cut a
 * range into slices in any way, on any threads; slices never change bits. All offsets below are fixed: compiled code
 * has them as constants. Where its memory is in the program, a kernel does not know: equal computations on different
 * memory are one kernel, called with different tables.
 */
#ifndef ABI_KERNEL_H
#define ABI_KERNEL_H

#include <stdint.h>

enum { KERNEL_ABI = 3 };

/* What running code may ask of its host. Version 1 offers nothing yet; the slot is there so that code compiled now runs
 * under later runtimes. */
typedef struct kernel_services {
    uint32_t version;
    uint32_t size; /* bytes of this struct */
} kernel_services;

/*      0          8          16           24
 *      +----------+----------+------------+
 *      | buffers  | scratch  | services   |
 *      +----------+----------+------------+
 */
typedef struct kernel_frame {
    char *const *buffers; /* the memory that this call of the kernel touches, numbered as its code numbers it */
    char *scratch;        /* local buffers of the calling thread, 64-byte aligned */
    const kernel_services *services;
} kernel_frame;

/* Computes units begin .. end-1. Returns 0; other values are reserved for services that stop a run. */
typedef int32_t (*kernel_fn)(const kernel_frame *frame, int64_t begin, int64_t end);

#endif
