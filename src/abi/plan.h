/* The plan: all that the executor reads to run a program. Plain data, position independent, little endian.
 *
 * Slots. Memory is one of these, in this order, or a place in it:
 *
 *     inputs | outputs that are no updates | large constants | the arena
 *
 * The arena is one block of temporary memory for a call; buffers in it have fixed offsets. An updated input is its own
 * output.
 *
 * Arguments. All that kernels and control flow touch is listed once: a slot and an offset for each. When a call begins,
 * the list becomes a table of addresses; a kernel gets the part of it that begins at the step's first argument.
 *
 * Steps are a tree written in pre-order: a step with children is followed by them, and `length` counts all steps below.
 *
 *     KERNEL   run kernel `kernel` on the first `tiles` of its tiles, in slices of at least `grain` (0: never cut); its
 *              arguments begin at `argument`
 *     WHILE    children: one BLOCK that computes the condition, one BLOCK that is the body; the condition is the byte at
 *              `argument`
 *     CASE     children: a BLOCK for each branch; the branch is the 32-bit integer at `argument`, the last if out of
 *              range
 *     IF       children: two BLOCKs; the first runs if the byte at `argument` is not zero, else the second
 *     BLOCK    children in sequence
 *     HOST     call number `kernel` of the image's table of host calls (image.h), on the thread of the caller; its inputs,
 *              then its outputs, begin at `argument`. Those of steps that were gathered are asked for by native code
 *     CALL     runs the children of the FUNCTION that is step `argument`
 *     FUNCTION children in sequence, for CALLs alone; it stands below no other step and is passed over in sequence. `tiles`
 *              says how deep steps nest in it, those of what it calls included: more than in any that it calls
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
    PLAN_FUNCTION
} plan_kind;

typedef struct plan_step {
    uint32_t kind;   /* plan_kind */
    uint32_t length; /* steps below this one */
    uint32_t kernel; /* or host call */
    uint32_t argument;
    int64_t tiles;
    int64_t grain;
} plan_step;

typedef struct plan_argument {
    uint32_t slot;
    uint32_t reserved;
    int64_t offset; /* bytes */
} plan_argument;

/* What the memory of a slot is. The arena has no row: it is on a boundary of PLAN_ALIGNMENT, and may be written. */
typedef struct plan_slot {
    int64_t bytes;
    uint32_t alignment; /* of its address, a power of two up to PLAN_ALIGNMENT */
    uint32_t written;   /* 1: it may be written: an output or an updated input; else 0 */
} plan_slot;

enum { PLAN_ALIGNMENT = 64 };

typedef struct plan_header {
    uint32_t inputs, outputs, constants; /* numbers of slots of each kind */
    uint32_t steps;
    uint32_t arguments;
    uint32_t shared; /* nests that run the kernel of an equal one */
    int64_t arena_bytes;
    int64_t scratch_bytes; /* local buffers, per thread */
} plan_header;

#endif
