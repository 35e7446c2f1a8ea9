/* One block:
 *
 *     head | addresses of slots | table of addresses | arena | scratch for each thread
 *
 * each on a line of its own. */
#include "runtime/call_memory.h"

#include <stdlib.h>

static size_t lines(size_t bytes) { return (bytes + PLAN_ALIGNMENT - 1) / PLAN_ALIGNMENT * PLAN_ALIGNMENT; }

call_memory *call_memory_new(const image_header *image, uint32_t threads)
{
    const plan_header *plan = &image->plan;
    uint32_t slot_count = image_slots(image);
    size_t head = lines(sizeof(call_memory)), slots = lines((slot_count + 1) * sizeof(char *));
    size_t table = lines((plan->arguments + 1) * sizeof(char *));
    size_t arena = lines((size_t)plan->arena_bytes + PLAN_ALIGNMENT), scratch, bytes;
    if (__builtin_mul_overflow((size_t)plan->scratch_bytes, threads, &scratch) ||
        __builtin_add_overflow(head + slots + table + arena, scratch, &bytes))
        return NULL;
    call_memory *m = aligned_alloc(PLAN_ALIGNMENT, bytes);
    if (!m)
        return NULL;
    *m = (call_memory){.threads = threads};
    m->slots = (char **)(void *)((char *)m + head);
    m->table = (char **)(void *)((char *)m + head + slots);
    m->arena = (char *)m + head + slots + table;
    m->scratch = m->arena + arena;
    m->slots[slot_count] = m->arena;
    return m;
}

void call_memory_free(call_memory *m) { free(m); }
