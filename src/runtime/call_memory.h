/* The memory of one call of a program: tables of addresses, and the temporaries that only this call uses. */
#ifndef RUNTIME_CALL_MEMORY_H
#define RUNTIME_CALL_MEMORY_H

#include <stdbool.h>

#include "abi/image.h"
#include "quern/types.h"
#include "runtime/memory_block.h"

/* `slots` and `table` keep the addresses from the previous call that used this memory. If the next call passes the same
 * slots, the table is not filled again. */
typedef struct call_memory {
    uint32_t threads;      /* number of threads that have scratch */
    bool filled;           /* a call has written its addresses to `slots` and `table` */
    char **slots;          /* the addresses that the call passed for all slots except the arena */
    char **table;          /* the address of each argument of the plan */
    qn_tensor *tensors;    /* room for the tensors of the host call with the most tensors */
    char *arena, *scratch; /* aligned to PLAN_ALIGNMENT; `scratch` has one block for each thread */
    memory_block own;      /* memory for the results of PREPARE steps (abi/plan.h); empty until a call has to
                              run a PREPARE step */
    memory_block whole;    /* the block with this struct and all of its memory, except that of `own` */
    uint64_t used;         /* time of os_clock at the end of the last call that used this memory; set only if `whole` is
                              a mapping (memory_block.h) */
} call_memory;

/* Allocates the memory for a call of a checked image. Returns NULL if memory runs out. */
call_memory *call_memory_new(const image_header *image, uint32_t threads);
/* NULL is allowed. */
void call_memory_free(call_memory *m);

#endif
