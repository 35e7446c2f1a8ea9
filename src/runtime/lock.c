#include "runtime/lock.h"

#include <pthread.h>
#include <stdlib.h>

struct lock {
    pthread_mutex_t mutex;
};

static qn_status open_kind(int kind, lock **out)
{
    pthread_mutexattr_t attributes;
    *out = NULL;
    lock *made = malloc(sizeof *made);
    if (!made || pthread_mutexattr_init(&attributes)) {
        free(made);
        return status_oom();
    }
    int error = pthread_mutexattr_settype(&attributes, kind);
    if (!error)
        error = pthread_mutex_init(&made->mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
    if (error) {
        free(made);
        return status_oom();
    }
    *out = made;
    return NULL;
}

qn_status lock_open(lock **out) { return open_kind(PTHREAD_MUTEX_DEFAULT, out); }
qn_status lock_open_again(lock **out) { return open_kind(PTHREAD_MUTEX_RECURSIVE, out); }

void lock_close(lock *l)
{
    if (!l)
        return;
    pthread_mutex_destroy(&l->mutex);
    free(l);
}

void lock_acquire(lock *l) { pthread_mutex_lock(&l->mutex); }
void lock_release(lock *l) { pthread_mutex_unlock(&l->mutex); }
