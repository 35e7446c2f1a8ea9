/* The memory of one call of a program: tables of addresses, and the temporaries that only this call uses. */
#ifndef RUNTIME_CALL_MEMORY_H
#define RUNTIME_CALL_MEMORY_H

#include <stdbool.h>

#include "abi/image.h"
#include "quern/types.h"

/* `slots` and `table` keep the addresses of the last call, so a call with the same slots need not fill the table
 * again. */
typedef struct call_memory {
    uint32_t threads; /* number of threads that have scratch */
    bool filled;
    char **slots, **table; /* addresses of slots, of which the arena is the last; addresses of arguments */
    qn_tensor *tensors;    /* room for the tensors of any one host call */
    char *arena, *scratch; /* aligned to PLAN_ALIGNMENT; the scratch of thread after thread */
} call_memory;

/* Allocates memory for a checked image; NULL if there is none. Sets the last slot to the arena. */
call_memory *call_memory_new(const image_header *image, uint32_t threads);
/* NULL is allowed. */
void call_memory_free(call_memory *m);

#endif
