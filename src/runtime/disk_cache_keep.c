/* Lists, verifies and prunes the directory of a disk cache. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/pack.h"
#include "runtime/disk_cache_parts.h"

/* ---- listing ----------------------------------------------------------------------------------------------------- */

typedef struct found {
    uint8_t key[PACK_KEY_SIZE];
    uint64_t size;
    int64_t stamp;
    bool current; /* `stamp` is at most DISK_CACHE_TOUCH in the future */
    bool gone;    /* this process has removed the entry since the listing */
} found;

typedef struct listing {
    int at; /* descriptor of the directory */
    int64_t now;
    found *found;
    size_t count, room;
    uint64_t bytes, temporary;
    bool full;         /* memory ran out */
    bool remove_stale; /* remove temporary files whose stamp differs from `now` by more than DISK_CACHE_STALE */
    bool remove_all;   /* remove all temporary files and all entries, even entries of 0 bytes */
    bool remove_damaged;
} listing;

static bool far_off(const listing *l, int64_t stamp, int64_t most)
{
    int64_t age;
    return __builtin_sub_overflow(l->now, stamp, &age) || age > most || age < -most;
}

static void find_temporary(listing *l, const char *name, const os_facts *facts)
{
    bool stale = l->remove_stale && far_off(l, facts->stamp, DISK_CACHE_STALE);
    if ((!stale && !l->remove_all) || os_name_remove(l->at, name))
        l->temporary++;
}

static bool find(void *user, const char *name)
{
    listing *l = user;
    found one = {.current = true};
    os_facts facts;
    bool temporary = disk_cache_is_temporary(name);
    if ((!temporary && !disk_cache_name_read(name, one.key)) || os_name_facts(l->at, name, &facts) || !facts.regular)
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
    one.current = facts.stamp <= l->now || !far_off(l, facts.stamp, DISK_CACHE_TOUCH);
    l->found[l->count++] = one;
    l->bytes += disk_cache_footprint(facts.size);
    return true;
}

/* Compares two entries for qsort: first those whose stamp is more than DISK_CACHE_TOUCH in the future, then the others
 * in the order of their stamps. */
static int compare(const void *left, const void *right)
{
    const found *l = left, *r = right;
    if (l->current != r->current)
        return l->current ? 1 : -1;
    if (l->stamp != r->stamp)
        return l->stamp < r->stamp ? -1 : 1;
    return memcmp(l->key, r->key, PACK_KEY_SIZE);
}

/* Fills and sorts a listing of the open directory l->at. The caller frees l->found, also after a failure. */
static qn_status gather(listing *l)
{
    l->now = os_wall_clock();
    int error = os_directory_each(l->at, find, l);
    if (l->full)
        return status_oom();
    if (error)
        return status_make(QN_IO, "the cache directory cannot be listed: %s", strerror(-error));
    if (l->count)
        qsort(l->found, l->count, sizeof *l->found, compare);
    return NULL;
}

/* Opens a directory to list it. Sets *at to its descriptor, or to -1 if the directory does not exist. */
static qn_status enter(const disk_cache *s, directory *f, int *at)
{
    disk_cache_reason why = {""};
    *at = -1;
    if (!f)
        return NULL;
    int got = disk_cache_enter(s, f, false, &why);
    if (got < 0 && got != -ENOENT)
        return status_make(QN_IO, "the cache directory is not used: %s", why.text);
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

/* The type of a function that fills *entry before a visit of entry *f of the listing. The function returns false if the
 * file of the entry no longer exists. */
typedef bool look_fn(const disk_cache *s, const listing *l, const found *f, disk_cache_entry *entry, void *more);

/* Visits the entries of a directory, the most recently used first. */
static qn_status each(const disk_cache *s, directory *f, look_fn *look, void *more, disk_cache_visit *visit, void *user)
{
    listing l = {.at = -1};
    QN_TRY(enter(s, f, &l.at));
    qn_status status = l.at < 0 ? NULL : gather(&l);
    bool going = !status;
    for (size_t i = l.count; going && i-- > 0;) {
        disk_cache_entry entry = {.size = l.found[i].size, .stamp = l.found[i].stamp};
        memcpy(entry.key, l.found[i].key, sizeof entry.key);
        if (look(s, &l, &l.found[i], &entry, more) && visit)
            going = visit(user, &entry);
    }
    leave(&l);
    return status;
}

static int open_entry(const listing *l, const found *f)
{
    char name[DISK_CACHE_NAME];
    disk_cache_name(f->key, name);
    return os_file_open_at(l->at, name);
}

typedef struct header_reading {
    pack_header header;
    disk_cache_reason why;
} header_reading;

static bool read_header(const disk_cache *s, const listing *l, const found *f, disk_cache_entry *entry, void *more)
{
    (void)s;
    header_reading *reading = more;
    pack_header *h = &reading->header;
    int file = open_entry(l, f);
    if (file == -ENOENT)
        return false;
    int64_t got = file < 0 ? file : os_file_read(file, h, sizeof *h, 0);
    if (file >= 0)
        os_file_close(file);
    if (got < 0) {
        disk_cache_because(&reading->why, "it cannot be read: %s", strerror((int)-got));
        entry->refused = reading->why.text;
    }
    if (got == sizeof *h && memcmp(h->magic, PACK_MAGIC, sizeof h->magic) == 0 && h->version == PACK_VERSION)
        entry->header = h;
    return true;
}

qn_status disk_cache_list(disk_cache *s, disk_cache_visit *visit, void *user)
{
    header_reading reading;
    return each(s, disk_cache_main(s), read_header, &reading, visit, user);
}

qn_status disk_cache_list_all(disk_cache *s, disk_cache_visit *visit, void *user)
{
    header_reading reading;
    qn_status first = NULL;
    for (uint32_t i = 0; i < s->count; i++) {
        qn_status status = each(s, &s->directories[i], read_header, &reading, visit, user);
        if (first)
            qn_status_free(status);
        else
            first = status;
    }
    return first;
}

typedef struct verifying {
    disk_cache_reason why;
    mapped entry;
    uint64_t whole, refused;
} verifying;

static bool verify_entry(const disk_cache *s, const listing *l, const found *f, disk_cache_entry *entry, void *more)
{
    verifying *v = more;
    mapped_free(&v->entry);
    int file = open_entry(l, f);
    if (file == -ENOENT)
        return false;
    disk_cache_outcome outcome = DISK_CACHE_REFUSED;
    os_facts facts;
    if (file < 0) {
        disk_cache_because(&v->why, "it cannot be opened: %s", strerror(-file));
    } else {
        outcome = disk_cache_load(s, disk_cache_main(s), file, f->key, false, &v->entry, &facts, &v->why);
        os_file_close(file);
    }
    if (outcome == DISK_CACHE_HIT)
        entry->header = v->entry.bytes;
    else
        entry->refused = v->why.text;
    *(outcome == DISK_CACHE_HIT ? &v->whole : &v->refused) += 1;
    return true;
}

qn_status disk_cache_verify(disk_cache *s, disk_cache_visit *visit, void *user, uint64_t *whole, uint64_t *refused)
{
    verifying v = {.entry = {.how = MAPPED_NOT}};
    qn_status status = each(s, disk_cache_main(s), verify_entry, &v, visit, user);
    mapped_free(&v.entry);
    *whole = v.whole;
    *refused = v.refused;
    return status;
}

/* ---- removing ---------------------------------------------------------------------------------------------------- */

/* Removes an entry. If the stamp has changed since the listing, because the entry was used or written again, keeps the
 * entry and returns -EBUSY. If another process has already removed the entry, returns 0. */
static int remove_entry(const listing *l, const found *f)
{
    char name[DISK_CACHE_NAME];
    os_facts facts;
    disk_cache_name(f->key, name);
    int error = os_name_facts(l->at, name, &facts);
    if (!error && facts.stamp != f->stamp)
        return -EBUSY;
    error = error ? error : os_name_remove(l->at, name);
    return error == -ENOENT ? 0 : error;
}

/* Whether an entry is too large to be used, is a damaged pack, or has another key in its header than in its file name.
 * Entries of other versions do not count as damaged. */
static bool is_damaged(const disk_cache *s, const listing *l, const found *f)
{
    if (disk_cache_too_large(s, disk_cache_main(s), f->size))
        return true;
    bool remote = atomic_load_explicit(&disk_cache_main(s)->state, memory_order_relaxed) == DIRECTORY_REMOTE;
    mapped m = {.how = MAPPED_NOT};
    os_facts facts;
    int file = open_entry(l, f);
    if (file < 0)
        return false;
    int error = os_file_facts(file, &facts);
    bool too_short = !error && facts.size < sizeof(pack_header);
    if (!error && !too_short && facts.size <= SIZE_MAX / 2)
        error = mapped_open(file, (size_t)facts.size, false, remote, &m);
    os_file_close(file);
    if (m.how == MAPPED_NOT)
        return too_short;
    qn_status status = pack_check(m.bytes, m.size);
    bool other_key = !status && memcmp(((const pack_header *)m.bytes)->key, f->key, PACK_KEY_SIZE) != 0;
    bool damaged = other_key || qn_status_code(status) == QN_INVALID_ARGUMENT;
    qn_status_free(status);
    mapped_free(&m);
    return damaged;
}

typedef struct removal {
    uint64_t removed;
    int error; /* the error of the last entry that could not be removed; 0: none */
} removal;

static void take_away(removal *r, listing *l, found *f)
{
    int error = remove_entry(l, f);
    if (error) {
        r->error = error == -EBUSY ? r->error : error;
        return;
    }
    f->gone = true;
    l->bytes -= disk_cache_footprint(f->size);
    r->removed++;
}

static qn_status shrink(disk_cache *s, listing *l, uint64_t above, uint64_t bytes, const uint8_t *kept,
                        uint64_t *removed)
{
    removal r = {0, 0};
    QN_TRY(gather(l));
    for (size_t i = 0; i < l->count && l->remove_damaged; i++)
        if (is_damaged(s, l, &l->found[i]))
            take_away(&r, l, &l->found[i]);
    for (size_t i = 0; i < l->count && (l->bytes > above || l->remove_all); i++) {
        found *f = &l->found[i];
        if (f->gone || (kept && memcmp(f->key, kept, PACK_KEY_SIZE) == 0))
            continue;
        take_away(&r, l, f);
        above = f->gone ? bytes : above;
    }
    *removed = r.removed;
    atomic_fetch_add_explicit(&s->removed, r.removed, memory_order_relaxed);
    return r.error ? status_make(QN_IO, "a cache entry cannot be removed: %s", strerror(-r.error)) : NULL;
}

qn_status disk_cache_shrink(disk_cache *s, int at, uint64_t above, uint64_t bytes, const uint8_t *kept,
                            uint64_t *removed)
{
    listing l = {.at = at, .remove_stale = true};
    *removed = 0;
    qn_status status = shrink(s, &l, above, bytes, kept, removed);
    free(l.found);
    return status;
}

static qn_status remove_some(disk_cache *s, bool all, uint64_t bytes, uint64_t *removed)
{
    listing l = {.at = -1, .remove_stale = true, .remove_all = all, .remove_damaged = !all};
    *removed = 0;
    if (s->read_only)
        return status_make(QN_INVALID_ARGUMENT, "nothing is removed from a read-only cache");
    QN_TRY(enter(s, disk_cache_main(s), &l.at));
    qn_status status = l.at < 0 ? NULL : shrink(s, &l, bytes, bytes, NULL, removed);
    leave(&l);
    return status;
}

qn_status disk_cache_prune(disk_cache *s, uint64_t bytes, uint64_t *removed)
{
    return remove_some(s, false, bytes, removed);
}

qn_status disk_cache_clear(disk_cache *s, uint64_t *removed) { return remove_some(s, true, 0, removed); }

/* ---- counting ---------------------------------------------------------------------------------------------------- */

qn_status disk_cache_get_stats(disk_cache *s, disk_cache_stats *out)
{
    *out = (disk_cache_stats){.limit = s->limit,
                              .puts = atomic_load(&s->puts),
                              .put_failures = atomic_load(&s->put_failures),
                              .removed = atomic_load(&s->removed)};
    listing l = {.at = -1};
    QN_TRY(enter(s, disk_cache_main(s), &l.at));
    qn_status status = l.at < 0 ? NULL : gather(&l);
    if (!status) {
        out->entries = l.count;
        out->bytes = l.bytes;
        out->temporary = l.temporary;
    }
    leave(&l);
    return status;
}
