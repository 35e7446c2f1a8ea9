#include "runtime/turns.h"

#include <stdlib.h>

#include "base/os.h"
#include "base/os_condition.h"

enum { LOOK_NS = 5000000 /* a waiting thread reads its stop flag at this interval */ };

struct turns {
    pthread_mutex_t lock; /* protects the fields below */
    pthread_cond_t over;
    pthread_t owner;
    uint32_t depth; /* number of turns (turns.h) that the owner has begun and not ended; 0 if there is no owner */
};

qn_status turns_open(turns **out)
{
    turns *t = *out = calloc(1, sizeof *t);
    if (!t)
        return status_oom();
    t->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; /* unlike pthread_mutex_init, this cannot fail */
    if (!os_condition_init(&t->over))
        return NULL;
    free(t);
    *out = NULL;
    return status_oom();
}

void turns_close(turns *t)
{
    if (!t)
        return;
    pthread_cond_destroy(&t->over);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

bool turn_begin(turns *t, const uint32_t *stop)
{
    bool stopped;
    pthread_mutex_lock(&t->lock);
    while (!(stopped = stop_asked(stop)) && t->depth && !pthread_equal(t->owner, pthread_self()))
        os_condition_wait(&t->over, &t->lock, os_clock() + LOOK_NS);
    if (!stopped) {
        t->owner = pthread_self();
        t->depth++;
    }
    pthread_mutex_unlock(&t->lock);
    return !stopped;
}

void turn_end(turns *t)
{
    pthread_mutex_lock(&t->lock);
    if (--t->depth == 0)
        pthread_cond_signal(&t->over);
    pthread_mutex_unlock(&t->lock);
}
