/* A hash table from names to numbers, with scopes: names go away in the reverse order of their coming. */
#ifndef STABLEHLO_NAME_TABLE_H
#define STABLEHLO_NAME_TABLE_H

#include <stdbool.h>

#include "base/arena.h"

typedef struct name_entry {
    const char *name; /* not copied */
    uint32_t length, hash;
    uint32_t next; /* in its bucket: 1 + index, 0 at the end */
    uint32_t value;
} name_entry;

typedef struct name_table {
    LIST_OF(name_entry) entries;
    uint32_t *buckets; /* 1 + index of the entry added last */
    uint32_t bucket_count;
} name_table;

/* The number of the name added last under this name; false if there is none. */
bool name_find(const name_table *t, const char *name, size_t length, uint32_t *out);
/* Adds a name, which must outlive the table; an equal one is hidden. */
void name_add(arena *a, name_table *t, const char *name, size_t length, uint32_t value);
/* Forgets all but the first `count` names. */
void name_forget(name_table *t, uint32_t count);

#endif
