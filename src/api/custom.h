/* The functions of the host that a graph calls. */
#ifndef API_CUSTOM_H
#define API_CUSTOM_H

#include "api/api.h"

/* Adds to `set` the host's functions that the custom calls of g name; `canonical` was made from g, and `all` has the
 * registered functions. Returns QN_NOT_FOUND if one of these functions is not registered. */
qn_status custom_set_of(custom_set *set, customs *all, const graph *g, const canonical_bytes *canonical);

#endif
