/* The plan: the memory, arguments and steps of a program. The plan is plain data, position independent and little
 * endian.
 *
 * Slots. A slot is one block of memory. Slots have this order:
 *
 *     inputs | outputs that are not updates | large constants | the arena | a slot for each PREPARE step
 *
 * The arena is one block of temporary memory for a call. The buffers in it have fixed offsets. An updated input
 * (qn_update) and its output share one slot, which counts as an input. A PREPARE step computes the contents of its
 * slot. If the caller passes memory that already has these contents, the step does not run.
 *
 * Arguments. An argument is a slot and an offset. Kernels (abi/kernel.h), host calls and control flow touch only the
 * memory of arguments. Kernels also use scratch, the memory of their local buffers. The runtime keeps a table with the
 * address of each argument, and updates this table when a call begins. A kernel gets a pointer into the table, to the
 * first argument of its step.
 *
 * Steps are a tree in pre-order: the children of a step follow it, and `length` counts all steps below it.
 *
 *     PREPARE  children: KERNEL steps. What they compute depends only on one input, or only on constants. `argument`
 *              is the number of the input, or PLAN_CONSTANTS. The children write only the slot of the PREPARE step and
 *              the arena. Later steps do not read the children's values in the arena. `kernel` is the number of the
 *              step among the PREPARE steps, from 0. The slot has this number among the slots behind the arena.
 *              `tiles` is the size of the slot in bytes. PREPARE steps come before all others
 *     KERNEL   runs kernel number `kernel` on all its tiles; `tiles` is their number. The runtime cuts the tiles into
 *              slices. `grain` is the compiler's estimate of a good number of tiles for a slice; the runtime also makes
 *              longer and shorter slices (runtime/pool.c). If `grain` is 0, the runtime does not cut the tiles. The
 *              arguments of the kernel begin at `argument`
 *     THREADED like KERNEL. A THREADED step comes before a KERNEL step in which each tile needs values from the tile
 *              before it. The THREADED step computes and stores these values. A call on one thread skips THREADED
 *              steps: it runs the tiles of the KERNEL step in order, and each tile stores the values for the next one
 *     WHILE    children: a BLOCK for the condition, a BLOCK for the body; the condition is the byte at `argument`
 *     CASE     children: a BLOCK for each branch; the 32-bit integer at `argument` chooses a branch. An integer out of
 *              range chooses the last branch
 *     IF       children: two BLOCKs; the first runs if the byte at `argument` is not zero, else the second
 *     BLOCK    runs its children in order
 *     HOST     makes the host call with number `kernel` in the image's table (image.h), on the caller's thread. At
 *              `argument` begin the arguments for the inputs of the host call, then those for its outputs. A sequence
 *              (kernel.h) makes its host calls itself, without HOST steps
 *     CALL     runs the children of a FUNCTION; `argument` is the index of that FUNCTION among the steps
 *     FUNCTION children: steps that run in order. Only CALL steps run a FUNCTION; a run of the plan skips it. No
 *              FUNCTION is below another step. `tiles` is the depth of the tree of steps below the FUNCTION. In this
 *              tree, the steps of a called function count as below the CALL. So a caller has a larger depth than the
 *              functions that it calls
 */
#ifndef ABI_PLAN_H
#define ABI_PLAN_H

#include <stdint.h>

typedef enum plan_kind {
    PLAN_KERNEL,
    PLAN_WHILE,
    PLAN_CASE,
    PLAN_IF,
    PLAN_BLOCK,
    PLAN_HOST,
    PLAN_CALL,
    PLAN_FUNCTION,
    PLAN_PREPARE,
    PLAN_THREADED
} plan_kind;

#define PLAN_CONSTANTS UINT32_MAX

typedef struct plan_step {
    uint32_t kind;   /* plan_kind */
    uint32_t length; /* steps below this one */
    uint32_t kernel; /* number of the kernel, host call or PREPARE step */
    /* The meaning of the fields below depends on the kind; see above. */
    uint32_t argument;
    int64_t tiles;
    int64_t grain;
} plan_step;

typedef struct plan_argument {
    uint32_t slot;
    uint32_t reserved;
    int64_t offset; /* bytes */
} plan_argument;

/* The memory of a slot. The arena and the slots of PREPARE steps have no plan_slot: they are always aligned to
 * PLAN_ALIGNMENT and may be written. */
typedef struct plan_slot {
    int64_t bytes;
    uint32_t alignment; /* alignment of the address, a power of two up to PLAN_ALIGNMENT */
    uint32_t written;   /* 1: an output or an updated input, which may be written; else 0 */
} plan_slot;

enum { PLAN_ALIGNMENT = 64 };

typedef struct plan_header {
    uint32_t inputs, outputs, constants; /* how many slots of each kind */
    uint32_t steps;
    uint32_t arguments;
    uint32_t shared; /* number of loop nests that have no kernel of their own, because an earlier nest is equal */
    int64_t arena_bytes;
    int64_t scratch_bytes; /* bytes of local buffers that each thread needs */
} plan_header;

#endif
