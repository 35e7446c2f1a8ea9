/* Which process something with threads or a connection belongs to. A forked child has a copy of it in an unknown state:
 * its threads are not there, and a lock may be held by one of them. The child's first thread to come makes it its own. */
#ifndef RUNTIME_OWNER_H
#define RUNTIME_OWNER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/os.h"

typedef _Atomic int64_t owner; /* the process; its negative while it makes the thing its own */

static inline void owner_init(owner *o) { atomic_init(o, os_process()); }

/* Whether the caller has to start the thing over, and then call owner_settle. Otherwise it belongs to this process. */
static inline bool owner_changes(owner *o)
{
    int64_t self = os_process(), before = atomic_load(o);
    if (before != self && before != -self && atomic_compare_exchange_strong(o, &before, -self))
        return true;
    while (atomic_load(o) != self) {
    }
    return false;
}

static inline void owner_settle(owner *o) { atomic_store(o, os_process()); }

#endif
