#include "runtime/deadlines.h"

#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "base/os_condition.h"
#include "runtime/owner.h"
#include "runtime/thread.h"

struct deadlines {
    owner owner; /* the process that owns the thread and all fields below */
    pthread_mutex_t lock;
    bool started, closing;
    uint32_t life; /* how often the owner has changed. An entry with another `life` was added by a previous owner, and
                      is not in the ring */
    pthread_t thread;
    pthread_cond_t changed; /* initialized if `started` is set */
    uint64_t wakes;         /* the time at which the thread wakes without a signal of `changed`; UINT64_MAX: never */
    deadline ends;          /* head of a ring of entries in order of time: ends.later is the first entry, ends.earlier
                               the last one */
};

static void unlink_entry(deadline *entry)
{
    entry->earlier->later = entry->later;
    entry->later->earlier = entry->earlier;
    entry->earlier = entry->later = NULL;
}

static void link_entry(deadlines *d, deadline *entry)
{
    deadline *before = d->ends.earlier;
    while (before != &d->ends && before->at > entry->at)
        before = before->earlier;
    entry->earlier = before;
    entry->later = before->later;
    entry->life = d->life;
    before->later->earlier = entry;
    before->later = entry;
}

/* Removes each entry whose time has passed, and calls its `act`, or sets its stop flag if `act` is NULL. If `act`
 * returns a time, the entry is linked again with this time. Returns the time of the first entry that is left, or
 * UINT64_MAX if there is none. */
static uint64_t expire(deadlines *d, uint64_t now)
{
    deadline *first = d->ends.later;
    for (; first != &d->ends && first->at <= now; first = d->ends.later) {
        uint64_t again = 0;
        unlink_entry(first);
        if (first->act)
            again = first->act(first, now);
        else
            stop_ask(first->stop, QN_DEADLINE_EXCEEDED);
        if (again) {
            first->at = again > now ? again : now + 1;
            link_entry(d, first);
        }
    }
    return first == &d->ends ? UINT64_MAX : first->at;
}

static void *watch(void *argument)
{
    deadlines *d = argument;
    pthread_mutex_lock(&d->lock);
    while (!d->closing) {
        d->wakes = expire(d, os_clock());
        if (d->wakes == UINT64_MAX)
            pthread_cond_wait(&d->changed, &d->lock);
        else
            os_condition_wait(&d->changed, &d->lock, d->wakes);
    }
    pthread_mutex_unlock(&d->lock);
    return NULL;
}

static void without_thread(deadlines *d)
{
    d->started = false;
    d->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; /* unlike pthread_mutex_init, this cannot fail */
    d->ends.earlier = d->ends.later = &d->ends;
}

/* Makes this process the owner. A forked child begins without deadlines: the thread and the running calls exist only in
 * the parent. */
static void own(deadlines *d)
{
    if (!owner_changes(&d->owner))
        return;
    d->life++; /* with a new `life`, the parent's entries do not count in the child */
    without_thread(d);
    owner_settle(&d->owner);
}

qn_status deadlines_open(deadlines **out)
{
    deadlines *d = *out = calloc(1, sizeof *d);
    if (!d)
        return status_oom();
    owner_init(&d->owner);
    without_thread(d);
    return NULL;
}

void deadlines_close(deadlines *d)
{
    if (!d)
        return;
    own(d);
    if (d->started) {
        pthread_mutex_lock(&d->lock);
        d->closing = true;
        pthread_cond_signal(&d->changed);
        pthread_mutex_unlock(&d->lock);
        pthread_join(d->thread, NULL);
        pthread_cond_destroy(&d->changed);
    }
    pthread_mutex_destroy(&d->lock);
    free(d);
}

static qn_status start(deadlines *d)
{
    if (d->started)
        return NULL;
    int error = os_condition_init(&d->changed);
    if (!error) {
        d->wakes = 0;
        error = thread_start(watch, d, &d->thread);
        if (error)
            pthread_cond_destroy(&d->changed);
    }
    d->started = !error;
    return error ? status_make(QN_OUT_OF_MEMORY, "no thread for deadlines: %s", strerror(error)) : NULL;
}

qn_status deadlines_add(deadlines *d, deadline *entry)
{
    own(d);
    pthread_mutex_lock(&d->lock);
    qn_status status = start(d);
    if (!status) {
        link_entry(d, entry);
        if (entry->at < d->wakes) {
            d->wakes = entry->at;
            pthread_cond_signal(&d->changed);
        }
    }
    pthread_mutex_unlock(&d->lock);
    return status;
}

void deadlines_remove(deadlines *d, deadline *entry)
{
    own(d);
    pthread_mutex_lock(&d->lock);
    if (entry->later && entry->life == d->life)
        unlink_entry(entry);
    pthread_mutex_unlock(&d->lock);
}
