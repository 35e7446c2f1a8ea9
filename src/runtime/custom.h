/* Functions of the host that programs call: the registry of a context, and the set that one graph calls. */
#ifndef RUNTIME_CUSTOM_H
#define RUNTIME_CUSTOM_H

#include <stdbool.h>

#include "base/text.h"
#include "quern/custom.h"

/* A custom is the record of a function: its name, its version and its description. A custom exists while its function
 * is registered, or while a set or a program holds the custom. */
typedef struct custom custom;

/* The registry of a context. Any thread may add, remove and find at any time. */
typedef struct customs customs;

/* The caller closes *out, even after a failure. */
qn_status customs_open(customs **out);
void customs_close(customs *all); /* NULL is allowed */
/* Registers a function and copies its description. QN_INVALID_ARGUMENT if the name is registered already, or if a set
 * or a program holds a custom of the same name and version with other `effects`. */
qn_status customs_add(customs *all, const qn_custom *wanted);
/* QN_NOT_FOUND if the name is not registered. The message lists the registered names. */
qn_status customs_remove(customs *all, const char *name);

void custom_hold(custom *c);
void custom_drop(custom *c); /* NULL is allowed */

/* Calls a function. If the function has the flag `serial`, custom_run first waits until no other thread runs a
 * function with this flag; a request to stop ends this wait. After the function returns, custom_run sets the
 * standard floating-point mode again (base/fpenv.h). If the function fails, custom_run returns the function's
 * status, with the function's name before the message. If the function fails after a stop was requested, custom_run
 * returns stop_status instead. If the function is no longer registered, custom_run returns QN_NOT_FOUND. */
qn_status custom_run(const custom *c, const qn_custom_args *args);

/* One function of a set. */
typedef struct custom_use {
    custom *function;
    bool effects; /* whether every operation that calls the function has side effects */
} custom_use;

/* The set of functions that a graph or program calls, sorted by name. The set holds its functions. If all fields are
 * zero, the set is empty. */
typedef struct custom_set {
    custom_use *at;
    uint32_t count;
} custom_set;

/* Adds the function with this name. `effects` says whether the operation that calls the function has side effects.
 *
 *     QN_NOT_FOUND          the name is not registered; the message lists the registered names. Or `version` is not
 *                           NULL, and the registered version is not *version.
 *     QN_INVALID_ARGUMENT   the function has effects and the operation has none */
qn_status custom_set_add(custom_set *set, customs *all, const char *name, const uint32_t *version, bool effects);
/* The function with this name; NULL if the set has none. */
custom *custom_set_find(const custom_set *set, const char *name);
void custom_set_free(custom_set *set);
/* Appends the set as bytes, for keys and packs: {u32 version, u32 effects, name, zero byte} for each function. */
void custom_set_write(const custom_set *set, text *out);
/* Adds the functions that `bytes` describe (custom_set_write). Fails with QN_INVALID_ARGUMENT if `bytes` are malformed,
 * and with the errors of custom_set_add. */
qn_status custom_set_read(custom_set *set, customs *all, const void *bytes, size_t size);

#endif
