/* Gives equal nests one kernel. */
#include <string.h>

#include "base/hash.h"
#include "schedule/schedule.h"

/* A hash table of the kernels found so far. The low bits of a hash choose a bucket, which is a linked list of kernels.
 * first[b] is 1 + the first kernel of bucket b. next[k] is 1 + the kernel after kernel k. 0 ends the list. */
typedef struct fingerprint_table {
    uint32_t size; /* a power of two */
    uint32_t *first, *next;
    text *fingerprints; /* indexed by kernel */
} fingerprint_table;

/* Returns the number of the kernel with this fingerprint. If there is none, adds kernel `fresh` to the table and
 * returns `fresh`. */
static uint32_t find_kernel(fingerprint_table *t, const text *fingerprint, uint32_t fresh)
{
    uint32_t *chain = &t->first[hash_bytes(fingerprint->at, fingerprint->size, 0) & (t->size - 1)];
    for (uint32_t k = *chain; k; k = t->next[k - 1])
        if (t->fingerprints[k - 1].size == fingerprint->size &&
            memcmp(t->fingerprints[k - 1].at, fingerprint->at, fingerprint->size) == 0)
            return k - 1;
    t->next[fresh] = *chain;
    *chain = fresh + 1;
    t->fingerprints[fresh] = *fingerprint;
    return fresh;
}

qn_status schedule_match(schedule *s)
{
    uint32_t count = s->nests.count, kernels = 0;
    fingerprint_table t = {.size = 16};
    while (t.size < 2 * count)
        t.size *= 2;
    t.first = ARENA_NEW_ARRAY(s->arena, uint32_t, t.size);
    t.next = ARENA_NEW_ARRAY(s->arena, uint32_t, count + 1);
    t.fingerprints = ARENA_NEW_ARRAY(s->arena, text, count + 1);
    s->kernels = ARENA_NEW_ARRAY(s->arena, nest *, count + 1);
    bool failed = false;
    for (uint32_t i = 0; i < count && !failed; i++) {
        text fingerprint = {0};
        nest *n = s->nests.at[i];
        nest_fingerprint(s, n, &fingerprint);
        failed = fingerprint.failed;
        n->kernel = failed ? kernels : find_kernel(&t, &fingerprint, kernels);
        if (failed || n->kernel != kernels)
            text_free(&fingerprint);
        else
            s->kernels[kernels++] = n;
    }
    for (uint32_t i = 0; i < kernels; i++)
        text_free(&t.fingerprints[i]);
    s->kernel_count = kernels;
    return failed ? status_oom() : NULL;
}
