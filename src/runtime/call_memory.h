/* The memory of one call of a program: tables of addresses, and the temporaries that only this call uses. */
#ifndef RUNTIME_CALL_MEMORY_H
#define RUNTIME_CALL_MEMORY_H

#include <stdbool.h>

#include "abi/image.h"
#include "quern/types.h"

/* `slots` and `table` keep the addresses of the last call, so the next call need not fill the table again if it has the
 * same slots. */
typedef struct call_memory {
    uint32_t threads; /* number of threads that have scratch */
    bool filled;
    char **slots, **table; /* the address of each slot (the last is the arena); of each argument of the plan */
    qn_tensor *tensors;    /* room for the tensors of any one host call: as many as the largest call has */
    char *arena, *scratch; /* aligned to PLAN_ALIGNMENT; `scratch` has one block for each thread */
} call_memory;

/* Allocates the memory for a call of a checked image. Returns NULL if memory runs out. Sets the last slot to the
 * arena. */
call_memory *call_memory_new(const image_header *image, uint32_t threads);
/* NULL is allowed. */
void call_memory_free(call_memory *m);

#endif
