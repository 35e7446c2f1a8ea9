/* The functions of the host that a graph calls. */
#ifndef API_CUSTOM_H
#define API_CUSTOM_H

#include "api/api.h"

/* Adds to `set` the functions of the host that are called in `canonical`, the canonical bytes of a function of g. `all`
 * has the registered functions. Returns QN_NOT_FOUND if a function is not registered, and QN_INVALID_ARGUMENT if a
 * function has effects but its call does not say so. */
qn_status custom_set_of(custom_set *set, customs *all, const graph *g, const canonical_bytes *canonical);

#endif
