/* Functions of the host that programs call: those that a context has, and those that one graph wants. */
#ifndef RUNTIME_CUSTOM_H
#define RUNTIME_CUSTOM_H

#include <stdbool.h>

#include "base/text.h"
#include "quern/custom.h"

/* A name with a version, and the function that is registered under both, if one is. It lives as long as the registry, so
 * that programs may keep it. */
typedef struct custom custom;

/* The functions of a context. Any thread may add, remove and find at any time. */
typedef struct customs customs;

qn_status customs_open(customs **out);
void customs_close(customs *all); /* NULL is allowed */
qn_status customs_add(customs *all, const qn_custom *wanted);
qn_status customs_remove(customs *all, const char *name);

/* Calls a function by its thread rule; what it fails with begins with its name. The floating-point mode is the standard one
 * before and after. QN_NOT_FOUND if none is registered any more. */
qn_status custom_run(const custom *c, const qn_custom_args *args);

/* The functions that a graph or program calls, sorted by name. Zeros are the empty set. */
typedef struct custom_use {
    custom *function;
    bool effects; /* all operations that call it have some */
} custom_use;
typedef struct custom_set {
    custom_use *at;
    uint32_t count;
} custom_set;

/* Adds the function with this name; with another version than `version`, if that is not NULL, it is refused. `effects`:
 * whether the operation that calls it has some. QN_NOT_FOUND lists what is registered. */
qn_status custom_set_add(custom_set *set, customs *all, const char *name, const uint32_t *version, bool effects);
/* NULL if the set has none with this name. */
const custom *custom_set_find(const custom_set *set, const char *name);
void custom_set_free(custom_set *set);
/* The set as bytes, for keys and packs: {u32 version, u32 effects, name, 0}, by name; nothing if it is empty. */
void custom_set_write(const custom_set *set, text *out);
/* The set of which these are the bytes. QN_INVALID_ARGUMENT if they are of none; fails as custom_set_add does. */
qn_status custom_set_read(custom_set *set, customs *all, const void *bytes, size_t size);

#endif
