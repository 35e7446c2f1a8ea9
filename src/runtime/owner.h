/* Records which process owns an object that has threads or a connection. A forked child gets a copy of the object in an
 * unknown state: the threads do not exist in the child, and one of them may have held a lock. The first thread of the
 * child that uses the object makes the child the new owner. */
#ifndef RUNTIME_OWNER_H
#define RUNTIME_OWNER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/os.h"

typedef _Atomic int64_t owner; /* the process number of the owner; negative while a new owner resets the object */

static inline void owner_init(owner *o) { atomic_init(o, os_process()); }

/* Returns true if the caller must reset the object and then call owner_settle. Returns false if this process owns the
 * object. If another thread is resetting the object, waits until that thread has called owner_settle. */
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
