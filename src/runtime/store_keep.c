/* What lists the folder: looking after the store, and removing what is too much. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/store_parts.h"

/* ---- listing ----------------------------------------------------------------------------------------------------- */

typedef struct found {
    uint8_t key[PACK_KEY_SIZE];
    uint64_t size;
    int64_t stamp;
    bool current; /* its stamp is not in the future */
} found;

typedef struct listing {
    int at; /* the folder */
    int64_t now;
    found *found;
    size_t count, room;
    uint64_t bytes, temporary;
    bool full;             /* memory ran out */
    bool remove_stale;     /* temporary files whose writers must be gone */
    bool remove_temporary; /* all */
} listing;

static bool far_off(const listing *l, int64_t stamp, int64_t most)
{
    int64_t age;
    return __builtin_sub_overflow(l->now, stamp, &age) || age > most || age < -most;
}

static void find_temporary(listing *l, const char *name, const os_facts *facts)
{
    bool stale = l->remove_stale && far_off(l, facts->stamp, STORE_STALE);
    if ((!stale && !l->remove_temporary) || os_name_remove(l->at, name))
        l->temporary++;
}

static bool find(void *user, const char *name)
{
    listing *l = user;
    found one = {.current = true};
    os_facts facts;
    bool temporary = store_is_temporary(name);
    if ((!temporary && !store_name_read(name, one.key)) || os_name_facts(l->at, name, &facts) || !facts.regular)
        return true;
    if (temporary) {
        find_temporary(l, name, &facts);
        return true;
    }
    if (l->count == l->room) {
        size_t room = l->room ? 2 * l->room : 64;
        found *more = realloc(l->found, room * sizeof *more);
        l->full = !more;
        if (!more)
            return false;
        l->found = more;
        l->room = room;
    }
    one.size = facts.size;
    one.stamp = facts.stamp;
    one.current = facts.stamp <= l->now || !far_off(l, facts.stamp, STORE_TOUCH);
    l->found[l->count++] = one;
    l->bytes += store_footprint(facts.size);
    return true;
}

/* The least recently used first. */
static int compare(const void *left, const void *right)
{
    const found *l = left, *r = right;
    if (l->current != r->current)
        return l->current ? 1 : -1;
    if (l->stamp != r->stamp)
        return l->stamp < r->stamp ? -1 : 1;
    return memcmp(l->key, r->key, PACK_KEY_SIZE);
}

/* Fills a listing whose `at` is set, in the order above; its `found` is to be freed in any case. */
static qn_status gather(listing *l)
{
    l->now = os_wall_clock();
    int error = os_folder_each(l->at, find, l);
    if (l->full)
        return status_oom();
    if (error)
        return status_make(QN_IO, "the cache folder cannot be listed: %s", strerror(-error));
    if (l->count)
        qsort(l->found, l->count, sizeof *l->found, compare);
    return NULL;
}

/* Opens the folder of a store to list it; *at is negative if there is none. */
static qn_status enter(const store *s, int *at)
{
    store_reason why = {""};
    *at = -1;
    if (!store_main(s))
        return NULL;
    int got = store_enter(s, false, &why);
    if (got < 0 && got != -ENOENT)
        return status_make(QN_IO, "the cache folder is not used: %s", why.text);
    *at = got < 0 ? -1 : got;
    return NULL;
}

static void leave(listing *l)
{
    free(l->found);
    if (l->at >= 0)
        os_file_close(l->at);
}

/* ---- visiting ---------------------------------------------------------------------------------------------------- */

/* Visits entries, most recently used first; `look` makes what is visited of what was found, false if it is gone. */
typedef bool look_fn(const store *s, const listing *l, const found *f, store_entry *entry, void *more);

static qn_status each(store *s, look_fn *look, void *more, store_visit *visit, void *user)
{
    listing l = {.at = -1};
    QN_TRY(enter(s, &l.at));
    qn_status status = l.at < 0 ? NULL : gather(&l);
    bool going = !status;
    for (size_t i = l.count; going && i-- > 0;) {
        store_entry entry = {.size = l.found[i].size, .stamp = l.found[i].stamp};
        memcpy(entry.key, l.found[i].key, sizeof entry.key);
        if (look(s, &l, &l.found[i], &entry, more) && visit)
            going = visit(user, &entry);
    }
    leave(&l);
    return status;
}

static int open_entry(const listing *l, const found *f)
{
    char name[STORE_NAME];
    store_name(f->key, name);
    return os_file_open_at(l->at, name);
}

static bool read_header(const store *s, const listing *l, const found *f, store_entry *entry, void *header)
{
    (void)s;
    pack_header *h = header;
    int file = open_entry(l, f);
    if (file == -ENOENT)
        return false;
    int64_t got = file < 0 ? 0 : os_file_read(file, h, sizeof *h, 0);
    if (file >= 0)
        os_file_close(file);
    if (got == sizeof *h && memcmp(h->magic, PACK_MAGIC, sizeof h->magic) == 0 && h->version == PACK_VERSION)
        entry->header = h;
    return true;
}

qn_status store_list(store *s, store_visit *visit, void *user)
{
    pack_header header;
    return each(s, read_header, &header, visit, user);
}

typedef struct verifying {
    store_reason why;
    mapped entry;
    uint64_t whole, refused;
} verifying;

static bool verify_entry(const store *s, const listing *l, const found *f, store_entry *entry, void *more)
{
    verifying *v = more;
    mapped_free(&v->entry);
    int file = open_entry(l, f);
    if (file == -ENOENT)
        return false;
    store_outcome outcome = STORE_REFUSED;
    os_facts facts;
    if (file < 0) {
        store_because(&v->why, "it cannot be opened: %s", strerror(-file));
    } else {
        outcome = store_load(s, store_main(s), file, f->key, false, &v->entry, &facts, &v->why);
        os_file_close(file);
    }
    if (outcome == STORE_HIT)
        entry->header = v->entry.bytes;
    else
        entry->refused = v->why.text;
    *(outcome == STORE_HIT ? &v->whole : &v->refused) += 1;
    return true;
}

qn_status store_verify(store *s, store_visit *visit, void *user, uint64_t *whole, uint64_t *refused)
{
    verifying v = {.entry = {.how = MAPPED_NOT}};
    qn_status status = each(s, verify_entry, &v, visit, user);
    mapped_free(&v.entry);
    *whole = v.whole;
    *refused = v.refused;
    return status;
}

/* ---- removing ---------------------------------------------------------------------------------------------------- */

/* Only what is still as it was listed: an entry that was used or written since stays. Another process may remove the
 * same ones at the same time; then they are gone all the same. */
static int remove_entry(const listing *l, const found *f)
{
    char name[STORE_NAME];
    os_facts facts;
    store_name(f->key, name);
    int error = os_name_facts(l->at, name, &facts);
    if (!error && facts.stamp != f->stamp)
        return -EBUSY;
    error = error ? error : os_name_remove(l->at, name);
    return error == -ENOENT ? 0 : error;
}

static qn_status shrink(store *s, listing *l, uint64_t above, uint64_t bytes, const uint8_t *kept, uint64_t *removed)
{
    int error = 0;
    QN_TRY(gather(l));
    for (size_t i = 0; i < l->count && l->bytes > above; i++) {
        if (kept && memcmp(l->found[i].key, kept, PACK_KEY_SIZE) == 0)
            continue;
        int got = remove_entry(l, &l->found[i]);
        if (got) {
            error = got == -EBUSY ? error : got;
            continue;
        }
        above = bytes;
        l->bytes -= store_footprint(l->found[i].size);
        *removed += 1;
    }
    atomic_fetch_add_explicit(&s->removed, *removed, memory_order_relaxed);
    return error ? status_make(QN_IO, "a cache entry cannot be removed: %s", strerror(-error)) : NULL;
}

qn_status store_shrink(store *s, int at, uint64_t above, uint64_t bytes, const uint8_t *kept, uint64_t *removed)
{
    listing l = {.at = at, .remove_stale = true};
    *removed = 0;
    qn_status status = shrink(s, &l, above, bytes, kept, removed);
    free(l.found);
    return status;
}

static qn_status remove_some(store *s, bool all, uint64_t bytes, uint64_t *removed)
{
    listing l = {.at = -1, .remove_stale = true, .remove_temporary = all};
    *removed = 0;
    if (s->read_only)
        return status_make(QN_INVALID_ARGUMENT, "nothing is removed from a cache that is only read");
    QN_TRY(enter(s, &l.at));
    qn_status status = l.at < 0 ? NULL : shrink(s, &l, bytes, bytes, NULL, removed);
    leave(&l);
    return status;
}

qn_status store_prune(store *s, uint64_t bytes, uint64_t *removed) { return remove_some(s, false, bytes, removed); }

qn_status store_clear(store *s, uint64_t *removed) { return remove_some(s, true, 0, removed); }

/* ---- counting ---------------------------------------------------------------------------------------------------- */

qn_status store_get_stats(store *s, store_stats *out)
{
    *out = (store_stats){.limit = s->limit,
                         .hits = atomic_load(&s->hits),
                         .absent = atomic_load(&s->absent),
                         .refused = atomic_load(&s->refused),
                         .unmapped = atomic_load(&s->unmapped),
                         .puts = atomic_load(&s->puts),
                         .put_failures = atomic_load(&s->put_failures),
                         .removed = atomic_load(&s->removed)};
    listing l = {.at = -1};
    QN_TRY(enter(s, &l.at));
    qn_status status = l.at < 0 ? NULL : gather(&l);
    if (!status) {
        out->entries = l.count;
        out->bytes = l.bytes;
        out->temporary = l.temporary;
    }
    leave(&l);
    return status;
}
