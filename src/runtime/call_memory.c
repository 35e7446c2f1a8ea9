/* A call_memory is one block of memory. The block comes from the heap or is a mapping of its own. Each part of the
 * block starts on a cache line of its own:
 *
 *     head | addresses of slots | table of addresses | tensors | arena | scratch for each thread
 */
#include "runtime/call_memory.h"

#include <stdlib.h>

#include "base/os.h"

/* A block of at least LARGE bytes is a mapping of its own, so that freeing the block returns its memory to the system.
 * The mapping uses pages of HUGE bytes if the system has them, because the TLB of a CPU has too few entries for the
 * small pages of such a block. */
enum { LARGE = 4 << 20, HUGE = 2 << 20 };

static size_t lines(size_t bytes) { return (bytes + PLAN_ALIGNMENT - 1) / PLAN_ALIGNMENT * PLAN_ALIGNMENT; }

/* The number of tensors of the host call that has the most tensors. */
static size_t most_tensors(const image_header *image)
{
    size_t most = 0;
    const image_host *hosts = image_hosts(image);
    for (uint32_t i = 0; i < image->code.hosts; i++) {
        size_t count = (size_t)hosts[i].inputs + hosts[i].outputs;
        most = count > most ? count : most;
    }
    return most;
}

/* Maps `bytes` bytes and sets *mapping to their address. Returns the first multiple of HUGE in the mapping, or NULL on
 * failure. */
static void *map_large(size_t bytes, void **mapping)
{
    if (bytes < HUGE || os_map(-1, bytes, OS_READ_WRITE, false, mapping))
        return NULL;
    os_map_advise_large(*mapping, bytes);
    return (void *)(((uintptr_t)*mapping + HUGE - 1) / HUGE * HUGE);
}

call_memory *call_memory_new(const image_header *image, uint32_t threads)
{
    const plan_header *plan = &image->plan;
    uint32_t slot_count = image_slots(image);
    size_t head = lines(sizeof(call_memory)), slots = lines((slot_count + 1) * sizeof(char *));
    size_t table = lines((plan->arguments + 1) * sizeof(char *));
    size_t tensors = lines(most_tensors(image) * sizeof(qn_tensor));
    size_t arena = lines((size_t)plan->arena_bytes + PLAN_ALIGNMENT), scratch, bytes;
    if (__builtin_mul_overflow((size_t)plan->scratch_bytes, threads, &scratch) ||
        __builtin_add_overflow(head + slots + table + tensors + arena, scratch, &bytes))
        return NULL;
    void *mapping = NULL;
    size_t mapped = bytes < LARGE ? 0 : bytes + HUGE;
    call_memory *m = mapped ? map_large(mapped, &mapping) : aligned_alloc(PLAN_ALIGNMENT, bytes);
    if (!m)
        return NULL;
    *m = (call_memory){.threads = threads, .mapped = mapping, .mapped_bytes = mapped};
    m->slots = (char **)(void *)((char *)m + head);
    m->table = (char **)(void *)((char *)m + head + slots);
    m->tensors = (qn_tensor *)(void *)((char *)m + head + slots + table);
    m->arena = (char *)m->tensors + tensors;
    m->scratch = m->arena + arena;
    m->slots[slot_count] = m->arena;
    return m;
}

void call_memory_free(call_memory *m)
{
    if (m && m->mapped)
        os_unmap(m->mapped, m->mapped_bytes);
    else
        free(m);
}
