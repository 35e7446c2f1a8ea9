/* A mutex, for layers that do not use the system's threads directly. */
#ifndef RUNTIME_LOCK_H
#define RUNTIME_LOCK_H

#include "base/status.h"

typedef struct lock lock;

qn_status lock_open(lock **out);
void lock_close(lock *l); /* NULL is allowed */
void lock_acquire(lock *l);
void lock_release(lock *l);

#endif
