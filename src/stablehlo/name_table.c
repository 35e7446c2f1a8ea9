#include "stablehlo/name_table.h"

#include <string.h>

#include "base/hash.h"

bool name_find(const name_table *t, const char *name, size_t length, uint32_t *out)
{
    if (!t->bucket_count)
        return false;
    uint32_t hash = (uint32_t)hash_bytes(name, length, 0);
    for (uint32_t i = t->buckets[hash & (t->bucket_count - 1)]; i; i = t->entries.at[i - 1].next) {
        const name_entry *e = &t->entries.at[i - 1];
        if (e->hash == hash && e->length == length && memcmp(e->name, name, length) == 0) {
            *out = e->value;
            return true;
        }
    }
    return false;
}

static void link_entry(name_table *t, uint32_t index)
{
    uint32_t *bucket = &t->buckets[t->entries.at[index].hash & (t->bucket_count - 1)];
    t->entries.at[index].next = *bucket;
    *bucket = index + 1;
}

void name_add(arena *a, name_table *t, const char *name, size_t length, uint32_t value)
{
    if (t->entries.count >= t->bucket_count) {
        t->bucket_count = t->bucket_count ? t->bucket_count * 2 : 64;
        t->buckets = ARENA_NEW_ARRAY(a, uint32_t, t->bucket_count);
        for (uint32_t i = 0; i < t->entries.count; i++)
            link_entry(t, i);
    }
    uint32_t hash = (uint32_t)hash_bytes(name, length, 0);
    LIST_ADD(a, &t->entries, (name_entry){name, (uint32_t)length, hash, 0, value});
    link_entry(t, t->entries.count - 1);
}

void name_forget(name_table *t, uint32_t count)
{
    while (t->entries.count > count) {
        const name_entry *last = &t->entries.at[--t->entries.count];
        t->buckets[last->hash & (t->bucket_count - 1)] = last->next;
    }
}
