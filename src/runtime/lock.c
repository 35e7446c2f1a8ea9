#include "runtime/lock.h"

#include <pthread.h>
#include <stdlib.h>

struct lock {
    pthread_mutex_t mutex;
};

qn_status lock_open(lock **out)
{
    *out = NULL;
    lock *made = malloc(sizeof *made);
    if (!made || pthread_mutex_init(&made->mutex, NULL)) {
        free(made);
        return status_oom();
    }
    *out = made;
    return NULL;
}

void lock_close(lock *l)
{
    if (!l)
        return;
    pthread_mutex_destroy(&l->mutex);
    free(l);
}

void lock_acquire(lock *l) { pthread_mutex_lock(&l->mutex); }
void lock_release(lock *l) { pthread_mutex_unlock(&l->mutex); }
