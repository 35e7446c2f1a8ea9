/* A call_memory and its memory, except `own`, are one memory_block. Each part of the block starts at a cache line:
 *
 *     head | addresses of slots | table of addresses | tensors | arena | scratch for each thread
 */
#include "runtime/call_memory.h"

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

call_memory *call_memory_new(const image_header *image, uint32_t threads)
{
    const plan_header *plan = &image->plan;
    uint32_t slot_count = image_slots(image);
    for (const plan_step *s = image_next_prepare(image, NULL); s; s = image_next_prepare(image, s))
        slot_count++;
    size_t head = lines(sizeof(call_memory)), slots = lines(slot_count * sizeof(char *));
    size_t table = lines((plan->arguments + 1) * sizeof(char *));
    size_t tensors = lines(most_tensors(image) * sizeof(qn_tensor));
    size_t arena = lines((size_t)plan->arena_bytes + PLAN_ALIGNMENT), scratch, bytes;
    if (__builtin_mul_overflow((size_t)plan->scratch_bytes, threads, &scratch) ||
        __builtin_add_overflow(head + slots + table + tensors + arena, scratch, &bytes))
        return NULL;
    memory_block whole;
    if (!memory_block_alloc(&whole, bytes))
        return NULL;
    call_memory *m = (call_memory *)(void *)whole.at;
    *m = (call_memory){.threads = threads, .whole = whole};
    m->slots = (char **)(void *)((char *)m + head);
    m->table = (char **)(void *)((char *)m + head + slots);
    m->tensors = (qn_tensor *)(void *)((char *)m + head + slots + table);
    m->arena = (char *)m->tensors + tensors;
    m->scratch = m->arena + arena;
    return m;
}

void call_memory_free(call_memory *m)
{
    if (!m)
        return;
    memory_block whole = m->whole; /* contains m */
    memory_block_free(&m->own);
    memory_block_free(&whole);
}
