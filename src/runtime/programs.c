#include "runtime/programs.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { CHAINS = 256 };

typedef enum held_state { MAKING, MADE, FAILED } held_state;

struct held {
    held *next; /* the next entry of the same chain */
    uint8_t key[PACK_KEY_SIZE];
    held_state state;
    uint32_t holders; /* number of holders and of threads that wait */
    uint64_t dropped; /* the value of programs.clock when the last holder dropped the program */
    uint64_t bytes;
    program *program;
    qn_status failure;
};

struct programs {
    pthread_mutex_t lock;
    pthread_cond_t made;
    held *chain[CHAINS];
    uint64_t clock; /* how often a program was dropped by its last holder */
    uint64_t idle_bytes;
    uint32_t idle;
};

qn_status programs_open(programs **out)
{
    *out = NULL;
    programs *p = calloc(1, sizeof *p);
    if (!p)
        return status_oom();
    if (pthread_mutex_init(&p->lock, NULL)) {
        free(p);
        return status_oom();
    }
    if (pthread_cond_init(&p->made, NULL)) {
        pthread_mutex_destroy(&p->lock);
        free(p);
        return status_oom();
    }
    *out = p;
    return NULL;
}

static void held_free(held *h)
{
    program_free(h->program);
    qn_status_free(h->failure);
    free(h);
}

void programs_close(programs *p)
{
    if (!p)
        return;
    for (int i = 0; i < CHAINS; i++)
        for (held *h = p->chain[i], *next; h; h = next) {
            next = h->next;
            held_free(h);
        }
    pthread_cond_destroy(&p->made);
    pthread_mutex_destroy(&p->lock);
    free(p);
}

program *held_program(const held *h) { return h->program; }

static held *find(const programs *p, const uint8_t *key)
{
    held *h = p->chain[key[0]];
    while (h && (h->state == FAILED || memcmp(h->key, key, sizeof h->key) != 0))
        h = h->next;
    return h;
}

static void unlink_held(programs *p, held *h)
{
    held **at = &p->chain[h->key[0]];
    while (*at != h)
        at = &(*at)->next;
    *at = h->next;
}

/* Removes the programs that have been idle for the longest time, until the idle programs are within the limits of
 * programs.h. Needs the lock. Returns a chain of removed programs, which the caller frees after releasing the lock. */
static held *trim(programs *p)
{
    held *out = NULL;
    while (p->idle > IDLE_PROGRAMS || p->idle_bytes > IDLE_BYTES) {
        held *oldest = NULL;
        for (int i = 0; i < CHAINS; i++)
            for (held *h = p->chain[i]; h; h = h->next)
                if (!h->holders && (!oldest || h->dropped < oldest->dropped))
                    oldest = h;
        unlink_held(p, oldest);
        p->idle--;
        p->idle_bytes -= oldest->bytes;
        oldest->next = out;
        out = oldest;
    }
    return out;
}

void programs_drop(programs *p, held *h)
{
    held *gone = NULL;
    if (!h)
        return;
    if (!p) {
        held_free(h);
        return;
    }
    pthread_mutex_lock(&p->lock);
    if (--h->holders == 0 && h->state == MADE) {
        program_rest(h->program);
        h->dropped = p->clock++;
        p->idle++;
        p->idle_bytes += h->bytes;
        gone = trim(p);
    } else if (!h->holders) { /* the maker failed, and every thread that waited has received the failure */
        unlink_held(p, h);
        h->next = NULL;
        gone = h;
    }
    pthread_mutex_unlock(&p->lock);
    for (held *next; gone; gone = next) {
        next = gone->next;
        held_free(gone);
    }
}

static qn_status fill(programs *p, held *h, programs_maker *make, void *self)
{
    qn_status status = make(self, &h->program);
    if (p)
        pthread_mutex_lock(&p->lock);
    h->state = status ? FAILED : MADE;
    h->bytes = status ? 0 : program_header(h->program)->size;
    if (status)
        h->failure = status_make(qn_status_code(status), "%s", qn_status_message(status));
    if (p) {
        pthread_cond_broadcast(&p->made);
        pthread_mutex_unlock(&p->lock);
    }
    return status;
}

static qn_status hold_alone(programs_maker *make, void *self, held **out)
{
    held *h = calloc(1, sizeof *h);
    if (!h)
        return status_oom();
    qn_status status = fill(NULL, h, make, self);
    if (status)
        held_free(h);
    else
        *out = h;
    return status;
}

/* Makes the caller a holder of `h`. If another thread is making the program, waits until that thread has made it or has
 * failed. Needs the lock. */
static qn_status join(programs *p, held *h)
{
    if (!h->holders++) {
        p->idle--;
        p->idle_bytes -= h->bytes;
    }
    while (h->state == MAKING)
        pthread_cond_wait(&p->made, &p->lock);
    return h->state == MADE ? NULL : status_make(qn_status_code(h->failure), "%s", qn_status_message(h->failure));
}

qn_status programs_hold(programs *p, const uint8_t key[PACK_KEY_SIZE], programs_maker *make, void *self, held **out,
                        bool *shared)
{
    *out = NULL;
    *shared = false;
    if (!p)
        return hold_alone(make, self, out);
    qn_status status = NULL;
    pthread_mutex_lock(&p->lock);
    held *h = find(p, key);
    if (h) {
        *shared = true;
        status = join(p, h);
        pthread_mutex_unlock(&p->lock);
    } else if ((h = calloc(1, sizeof *h))) {
        memcpy(h->key, key, sizeof h->key);
        h->holders = 1;
        h->next = p->chain[key[0]];
        p->chain[key[0]] = h;
        pthread_mutex_unlock(&p->lock);
        status = fill(p, h, make, self);
    } else {
        pthread_mutex_unlock(&p->lock);
        return status_oom();
    }
    if (status)
        programs_drop(p, h);
    else
        *out = h;
    return status;
}

bool programs_has(programs *p, const uint8_t key[PACK_KEY_SIZE])
{
    if (!p)
        return false;
    pthread_mutex_lock(&p->lock);
    const held *h = find(p, key);
    bool there = h && h->state == MADE;
    pthread_mutex_unlock(&p->lock);
    return there;
}
