#include "runtime/memory_block.h"

#include <stdint.h>
#include <stdlib.h>

#include "abi/plan.h"
#include "base/os.h"

/* A block of at least LARGE bytes is a mapping, with pages of HUGE bytes if possible. */
enum { LARGE = 4 << 20, HUGE = 2 << 20 };

/* Sets b->at to the first multiple of HUGE in a new mapping. */
static bool map_large(memory_block *b, size_t bytes)
{
    if (bytes > SIZE_MAX - HUGE || os_map(-1, bytes + HUGE, OS_READ_WRITE, false, &b->mapped))
        return false;
    b->mapped_bytes = bytes + HUGE;
    os_map_advise_large(b->mapped, b->mapped_bytes);
    b->at = (char *)(((uintptr_t)b->mapped + HUGE - 1) / HUGE * HUGE);
    return true;
}

bool memory_block_alloc(memory_block *b, size_t bytes)
{
    *b = (memory_block){0};
    if (bytes >= LARGE)
        return map_large(b, bytes);
    size_t whole = (bytes + PLAN_ALIGNMENT - 1) / PLAN_ALIGNMENT * PLAN_ALIGNMENT;
    b->at = aligned_alloc(PLAN_ALIGNMENT, whole ? whole : PLAN_ALIGNMENT);
    return b->at != NULL;
}

void memory_block_free(memory_block *b)
{
    if (b->mapped)
        os_unmap(b->mapped, b->mapped_bytes);
    else
        free(b->at);
    *b = (memory_block){0};
}
