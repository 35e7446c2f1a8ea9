/* Lets schedule/join.c join small nests. Otherwise join.c joins two nests only if the temporary between them is larger
 * than most tests can use. A test that includes this file replaces schedule_join by a function that joins nests with a
 * temporary of any size, and assumes a cache of `join_cache` bytes. */
#ifndef SMALL_JOINS_H
#define SMALL_JOINS_H

#define schedule_join join_really
#include "schedule/join.c"
#undef schedule_join

#include "base/hash.h"

static int64_t join_cache;     /* bytes */
static uint32_t joined, parts; /* nests with parts, and their parts, in the last schedule */
static uint64_t join_shape;    /* of the last schedule: a hash of how its nests were joined */

static void add_shape(int64_t value) { join_shape = hash_bytes(&value, sizeof value, join_shape); }

void schedule_join(schedule *s, int64_t cache, int64_t large)
{
    (void)cache, (void)large;
    joined = parts = 0;
    join_shape = 0;
    join_really(s, join_cache, 1);
    for (uint32_t i = 0; i < s->nests.count; i++) {
        const nest *n = s->nests.at[i];
        joined += n->parts.count > 0;
        parts += n->parts.count;
        add_shape(n->parts.count);
        for (uint32_t k = 0; n->parts.count && k <= n->outer; k++)
            add_shape(n->parts.at[0]->loops.at[k].extent);
    }
}

#endif
