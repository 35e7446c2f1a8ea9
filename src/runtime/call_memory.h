/* The memory of a call of a program: where everything is, and what only this call uses. */
#ifndef RUNTIME_CALL_MEMORY_H
#define RUNTIME_CALL_MEMORY_H

#include <stdbool.h>

#include "abi/image.h"
#include "quern/types.h"

/* The addresses are those of the last call: with the same ones the table is right already. */
typedef struct call_memory {
    uint32_t threads; /* that its scratch is enough for */
    bool filled;
    char **slots, **table; /* the addresses of slots, the arena the last; of arguments */
    qn_tensor *tensors;    /* room for those of any one call of the host */
    char *arena, *scratch; /* each on a boundary of PLAN_ALIGNMENT; scratch for each thread, one behind the other */
} call_memory;

/* For a program whose image has been checked; NULL if there is no memory. The arena is the last slot. */
call_memory *call_memory_new(const image_header *image, uint32_t threads);
/* Takes NULL as well. */
void call_memory_free(call_memory *m);

#endif
