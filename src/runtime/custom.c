/* The registry of the functions of the host, and the sets of functions that graphs call. See custom.h. */
#include "runtime/custom.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/fpenv.h"
#include "base/stop.h"
#include "runtime/lock.h"
#include "runtime/turns.h"

struct custom {
    custom *next;
    customs *home;
    qn_custom function; /* function.name points to `name` below */
    uint32_t holders;   /* number of sets and programs that hold this custom */
    _Atomic bool registered;
    char name[];
};

struct customs {
    lock *lock;    /* protects the list and `holders` */
    turns *serial; /* functions with the flag `serial` run one at a time */
    custom *first; /* head of the list of customs, in order of name, then of version */
};

/* ---- the registry ------------------------------------------------------------------------------------------------ */

qn_status customs_open(customs **out)
{
    *out = calloc(1, sizeof **out);
    if (!*out)
        return status_oom();
    QN_TRY(lock_open(&(*out)->lock));
    return turns_open(&(*out)->serial);
}

void customs_close(customs *all)
{
    if (!all)
        return;
    for (custom *c = all->first, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    turns_close(all->serial);
    lock_close(all->lock);
    free(all);
}

static bool is_registered(const custom *c) { return atomic_load_explicit(&c->registered, memory_order_acquire); }

/* The custom that is registered with this name; NULL if there is none. Needs the lock. */
static custom *registered(const customs *all, const char *name)
{
    for (custom *c = all->first; c; c = c->next)
        if (is_registered(c) && strcmp(c->name, name) == 0)
            return c;
    return NULL;
}

/* Returns the place in the list where the custom with this name and version is or belongs. Needs the lock. */
static custom **entry_place(customs *all, const char *name, uint32_t version)
{
    custom **at = &all->first;
    for (; *at; at = &(*at)->next) {
        int order = strcmp((*at)->name, name);
        if (order > 0 || (order == 0 && (*at)->function.version >= version))
            break;
    }
    return at;
}

/* Frees a custom if it is neither registered nor held. Needs the lock. */
static void release(custom *c)
{
    if (c->holders || is_registered(c))
        return;
    *entry_place(c->home, c->name, c->function.version) = c->next;
    free(c);
}

void custom_hold(custom *c)
{
    lock_acquire(c->home->lock);
    c->holders++;
    lock_release(c->home->lock);
}

void custom_drop(custom *c)
{
    if (!c)
        return;
    lock *held = c->home->lock;
    lock_acquire(held);
    c->holders--;
    release(c);
    lock_release(held);
}

/* Makes an unregistered custom at this place in the list. Returns NULL if memory runs out. Needs the lock. */
static custom *entry_new(customs *all, custom **place, const qn_custom *wanted)
{
    size_t size = strlen(wanted->name) + 1;
    custom *made = calloc(1, sizeof *made + size);
    if (!made)
        return NULL;
    memcpy(made->name, wanted->name, size);
    made->home = all;
    made->next = *place;
    return *place = made;
}

static qn_status add(customs *all, const qn_custom *wanted)
{
    const custom *have = registered(all, wanted->name);
    if (have)
        return status_make(QN_INVALID_ARGUMENT, "custom call @%s is registered already, as version %u", wanted->name,
                           have->function.version);
    custom **place = entry_place(all, wanted->name, wanted->version), *c = *place;
    if (!c || strcmp(c->name, wanted->name) != 0 || c->function.version != wanted->version)
        c = entry_new(all, place, wanted);
    else if (!c->function.effects != !wanted->effects)
        return status_make(
            QN_INVALID_ARGUMENT,
            "custom call @%s: programs exist that call version %u, which was registered %s effects; a function with "
            "other effects needs another version",
            wanted->name, wanted->version, c->function.effects ? "with" : "without");
    if (!c)
        return status_oom();
    c->function = *wanted;
    c->function.name = c->name;
    atomic_store_explicit(&c->registered, true, memory_order_release);
    return NULL;
}

qn_status customs_add(customs *all, const qn_custom *wanted)
{
    lock_acquire(all->lock);
    qn_status status = add(all, wanted);
    lock_release(all->lock);
    return status;
}

/* Makes the error for an unknown name. The message lists the registered names. Needs the lock. */
static qn_status unknown(const customs *all, const char *name)
{
    text known = {0};
    char line[TEXT_LINE];
    for (const custom *c = all->first; c; c = c->next)
        if (is_registered(c))
            text_printf(&known, "%s%s", known.size ? ", " : "", c->name);
    qn_status status = status_make(
        QN_NOT_FOUND,
        "custom call @%s is not registered with the context; known: %s; expected a qn_register of this name before",
        text_line(line, name), known.size && !known.failed ? known.at : "none");
    text_free(&known);
    return status;
}

qn_status customs_remove(customs *all, const char *name)
{
    lock_acquire(all->lock);
    custom *c = registered(all, name);
    qn_status status = c ? NULL : unknown(all, name);
    if (c) {
        atomic_store_explicit(&c->registered, false, memory_order_release);
        release(c);
    }
    lock_release(all->lock);
    return status;
}

/* ---- calling ----------------------------------------------------------------------------------------------------- */

qn_status custom_run(const custom *c, const qn_custom_args *args)
{
    const qn_custom *f = &c->function;
    if (!is_registered(c))
        return status_make(QN_NOT_FOUND, "custom call @%s is no longer registered as version %u", c->name, f->version);
    const uint32_t *stop = &args->stop->state;
    if (f->serial && !turn_begin(c->home->serial, stop))
        return stop_status(stop);
    fpenv_state mode = fpenv_host_begin();
    qn_status status = f->call(f->user, args);
    fpenv_host_end(mode);
    if (f->serial)
        turn_end(c->home->serial);
    if (status && stop_asked(stop)) { /* the stop counts as the reason of the failure */
        qn_status_free(status);
        return stop_status(stop);
    }
    return status_prefix(status, "custom call @%s", c->name);
}

/* ---- sets -------------------------------------------------------------------------------------------------------- */

/* The position in the set where a name is or belongs. */
static uint32_t place_of(const custom_set *set, const char *name)
{
    uint32_t at = 0;
    while (at < set->count && strcmp(set->at[at].function->name, name) < 0)
        at++;
    return at;
}

/* Adds a function to the set. The set takes over the caller's hold on the function (custom_hold). If the set already
 * has the function, or if memory runs out, the hold is dropped. */
static qn_status insert(custom_set *set, custom_use use)
{
    uint32_t at = place_of(set, use.function->name);
    if (at < set->count && set->at[at].function == use.function) {
        set->at[at].effects &= use.effects;
        custom_drop(use.function);
        return NULL;
    }
    custom_use *grown = realloc(set->at, (set->count + 1) * sizeof *grown);
    if (!grown) {
        custom_drop(use.function);
        return status_oom();
    }
    memmove(&grown[at + 1], &grown[at], (set->count++ - at) * sizeof *grown);
    grown[at] = use;
    set->at = grown;
    return NULL;
}

/* Finds the custom that is registered with this name, checks it for custom_set_add, and holds it. Needs the lock. */
static qn_status find(customs *all, const char *name, const uint32_t *version, bool effects, custom **out)
{
    *out = registered(all, name);
    if (!*out)
        return unknown(all, name);
    const qn_custom *f = &(*out)->function;
    if (version && *version != f->version)
        return status_make(QN_NOT_FOUND, "custom call @%s is registered as version %u, not as version %u", name,
                           f->version, *version);
    if (f->effects && !effects)
        return status_make(QN_INVALID_ARGUMENT,
                           "custom call @%s is registered with effects, and is called without has_side_effect", name);
    (*out)->holders++;
    return NULL;
}

qn_status custom_set_add(custom_set *set, customs *all, const char *name, const uint32_t *version, bool effects)
{
    custom *found;
    lock_acquire(all->lock);
    qn_status status = find(all, name, version, effects, &found);
    lock_release(all->lock);
    return status ? status : insert(set, (custom_use){found, effects});
}

custom *custom_set_find(const custom_set *set, const char *name)
{
    uint32_t at = place_of(set, name);
    return at < set->count && strcmp(set->at[at].function->name, name) == 0 ? set->at[at].function : NULL;
}

void custom_set_free(custom_set *set)
{
    for (uint32_t i = 0; i < set->count; i++)
        custom_drop(set->at[i].function);
    free(set->at);
    *set = (custom_set){0};
}

void custom_set_write(const custom_set *set, text *out)
{
    for (uint32_t i = 0; i < set->count; i++) {
        const custom_use *use = &set->at[i];
        uint32_t head[2] = {use->function->function.version, use->effects};
        text_add(out, (const char *)head, sizeof head);
        text_add(out, use->function->name, strlen(use->function->name) + 1);
    }
}

qn_status custom_set_read(custom_set *set, customs *all, const void *bytes, size_t size)
{
    const char *at = bytes;
    while (size) {
        uint32_t head[2];
        const char *name = at + sizeof head, *end = size > sizeof head ? memchr(name, 0, size - sizeof head) : NULL;
        if (!end || end == name)
            return status_make(QN_INVALID_ARGUMENT, "malformed list of functions of the host");
        memcpy(head, at, sizeof head);
        QN_TRY(custom_set_add(set, all, name, &head[0], head[1]));
        size -= (size_t)(end + 1 - at);
        at = end + 1;
    }
    return NULL;
}
