/* Blocks of memory for calls, and for the results of PREPARE steps (abi/plan.h). */
#ifndef RUNTIME_MEMORY_BLOCK_H
#define RUNTIME_MEMORY_BLOCK_H

#include <stdbool.h>
#include <stddef.h>

/* A large block is a mapping of its own, so that freeing the block returns its memory to the system. The mapping uses
 * large pages if the system has them, so that it needs fewer entries of the TLB. */
typedef struct memory_block {
    char *at;     /* aligned to PLAN_ALIGNMENT; NULL if there is no block */
    void *mapped; /* the start of the mapping; NULL if the block came from the heap */
    size_t mapped_bytes;
} memory_block;

/* Allocates a block. Returns false if memory runs out. */
bool memory_block_alloc(memory_block *b, size_t bytes);
void memory_block_free(memory_block *b);

#endif
