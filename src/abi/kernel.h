/* The contract between native code and the runtime that calls it.
 *
 * A kernel is a native function that does a part of a program's work. This part is divided into tiles. A kernel gets a
 * frame and a range of tiles, computes the tiles, and returns a kernel_result. A kernel allocates no memory, starts no
 * threads and reads no clock. The runtime may cut a range into slices in any way, and run the slices on any threads.
 * The cuts do not change the bits of results. In some kernels, a tile needs a value from the tile before it. If the
 * tiles do not run in order on one thread, a THREADED step (abi/plan.h) computes these values first.
 *
 * A sequence is a kernel that runs several steps of the program. It calls other functions of its image (abi/image.h),
 * and functions of the runtime (kernel_services). Other kernels call only functions for their own slow paths
 * (scalar/scalar.h).
 *
 * A kernel finds its memory through a table of addresses, kernel_frame.buffers. So equal computations on different
 * memory share one kernel, which is called with different tables. The offsets of all fields below are fixed, because
 * compiled code contains them as constants.
 *
 * Stopping. A frame has a pointer `stop`. The runtime reads `*stop` before each slice and at each BLOCK step of the
 * plan (abi/plan.h). A sequence reads `*stop` at the heads of its loops. It also reads `*stop` before some calls, so
 * that it runs at most about 10^6 instructions between two reads, by the compiler's estimate. Other kernels read
 * `*stop` only if one tile takes more than 10^6 instructions, and then about once in 10^6 instructions. A stopped
 * kernel may have written a part of its results.
 */
#ifndef ABI_KERNEL_H
#define ABI_KERNEL_H

#include <stdint.h>

enum { KERNEL_ABI = 3 };

/* Functions of the runtime that a sequence can call. This struct is the first field of a larger struct. In the larger
 * struct, the runtime keeps the state of one run of the program. */
typedef struct kernel_services {
    uint32_t version; /* SERVICES_VERSION */
    uint32_t size;    /* bytes of this struct */
    /* Makes the host call with number `index` in the image's table of host calls. `buffers` has the addresses of the
     * inputs of the host call, then of its outputs. Returns a kernel_result. Only the thread that runs the plan may
     * call this function. */
    int32_t (*call)(const struct kernel_services *services, uint32_t index, char *const *buffers);
} kernel_services;
enum { SERVICES_VERSION = 2 };

/*      0          8          16           24       32
 *      +----------+----------+------------+--------+
 *      | buffers  | scratch  | services   |  stop  |
 *      +----------+----------+------------+--------+
 */
typedef struct kernel_frame {
    /* Addresses of the memory that the kernel touches. The indices into this table are constants in the kernel's
     * code. */
    char *const *buffers;
    char *scratch; /* the thread's memory for local buffers, panels and partial results, 64-byte aligned */
    const kernel_services *services;
    const uint32_t *stop; /* never NULL; the call must stop if *stop is not 0. Any thread may write *stop */
} kernel_frame;

typedef enum kernel_result {
    KERNEL_DONE = 0,
    KERNEL_STOPPED = 1, /* `*stop` was not 0 */
    KERNEL_FAILED = 2   /* a host call failed; the runtime keeps the status of the host call */
} kernel_result;

/* Computes the tiles from `begin` up to but not including `end`. A sequence changes frame->buffers for each kernel that
 * it calls, and does not restore the field. */
typedef int32_t (*kernel_fn)(kernel_frame *frame, int64_t begin, int64_t end);

#endif
