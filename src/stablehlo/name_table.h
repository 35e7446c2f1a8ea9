/* A hash table from names to numbers. At the end of a scope, name_forget removes the names of the scope. */
#ifndef STABLEHLO_NAME_TABLE_H
#define STABLEHLO_NAME_TABLE_H

#include <stdbool.h>

#include "base/arena.h"

typedef struct name_entry {
    const char *name; /* not copied */
    uint32_t length, hash;
    uint32_t next; /* 1 + index of the next entry in the same bucket, 0 at the end */
    uint32_t value;
} name_entry;

typedef struct name_table {
    LIST_OF(name_entry) entries;
    uint32_t *buckets; /* for each bucket: 1 + index of its newest entry, 0 if it has none */
    uint32_t bucket_count;
} name_table;

/* Sets *out to the value of the newest entry with this name. Returns false if there is no such entry. */
bool name_find(const name_table *t, const char *name, size_t length, uint32_t *out);
/* Adds a name. The new name hides an equal name in the table. The text of the name must outlive the table. */
void name_add(arena *a, name_table *t, const char *name, size_t length, uint32_t value);
/* Removes all names except the `count` oldest ones. */
void name_forget(name_table *t, uint32_t count);

#endif
