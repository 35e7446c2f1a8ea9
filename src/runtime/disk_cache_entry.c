/* Gets and puts entries of the disk cache. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/hash.h"
#include "runtime/pack.h"
#include "runtime/disk_cache_parts.h"

/* ---- getting ----------------------------------------------------------------------------------------------------- */

/* A put may remove entries, until the directory has at most this many bytes. This is also the largest size of an entry:
 * a larger one could make the put remove all others. */
static uint64_t low_water(uint64_t limit) { return limit - limit / 8; }

bool disk_cache_too_large(const disk_cache *s, const directory *f, uint64_t size)
{
    /* If this process only reads the directory, other processes write to it, and their limit may be larger. So a limit
     * below DISK_CACHE_LIMIT does not count here; DISK_CACHE_LIMIT counts instead. */
    bool other = (!f->main || s->read_only) && s->limit < DISK_CACHE_LIMIT;
    return disk_cache_footprint(size) > low_water(other ? DISK_CACHE_LIMIT : s->limit);
}

static bool file_fits(const disk_cache *s, const directory *f, const os_facts *facts, disk_cache_reason *why)
{
    if (!facts->regular)
        disk_cache_because(why, "it is not a file");
    else if (!directory_owner_fits(s, f, facts->owner))
        disk_cache_because(why, "it belongs to user %" PRIu32 ", not to user %" PRIu32, facts->owner, s->user);
    else if (facts->mode & 022)
        disk_cache_because(why, "others may write to it (mode %04" PRIo32 ")", facts->mode);
    else if (facts->size < sizeof(pack_header))
        disk_cache_because(why, "it is too short");
    else if (facts->size > SIZE_MAX / 2 || disk_cache_too_large(s, f, facts->size))
        disk_cache_because(why, "it is too large: %" PRIu64 " bytes", facts->size);
    else
        return true;
    return false;
}

static bool content_fits(const mapped *m, const uint8_t key[PACK_KEY_SIZE], disk_cache_reason *why)
{
    const pack_header *h = m->bytes;
    qn_status status = pack_check(m->bytes, m->size);
    if (status)
        disk_cache_because(why, "%s", qn_status_message(status));
    else if (memcmp(h->key, key, PACK_KEY_SIZE) != 0)
        disk_cache_because(why, "it is the entry of another key");
    else if (h->abi != KERNEL_ABI)
        disk_cache_because(why, "it has ABI %" PRIu32 ", this library runs ABI %d", h->abi, KERNEL_ABI);
    else
        return true;
    qn_status_free(status);
    return false;
}

disk_cache_outcome disk_cache_load(const disk_cache *s, const directory *f, int file, const uint8_t key[PACK_KEY_SIZE],
                                   bool execute, mapped *out, os_facts *facts, disk_cache_reason *why)
{
    int error = os_file_facts(file, facts);
    if (error) {
        disk_cache_because(why, "it cannot be examined: %s", strerror(-error));
        return DISK_CACHE_REFUSED;
    }
    if (!file_fits(s, f, facts, why))
        return DISK_CACHE_REFUSED;
    bool copy = atomic_load_explicit(&f->state, memory_order_relaxed) == DIRECTORY_REMOTE;
    error = mapped_open(file, (size_t)facts->size, execute, copy, out);
    if (error) {
        disk_cache_because(why, "it cannot be mapped: %s", strerror(-error));
        return DISK_CACHE_UNMAPPED;
    }
    if (!content_fits(out, key, why)) {
        mapped_free(out);
        return DISK_CACHE_REFUSED;
    }
    return DISK_CACHE_HIT;
}

/* Sets the stamp of an entry, which is `last`, to the present time if the two differ by more than DISK_CACHE_TOUCH.
 * Does nothing in a directory that this cache only reads. */
static void stamp(const disk_cache *s, const directory *f, int file, int64_t last)
{
    int64_t age;
    if (!f->main || s->read_only)
        return;
    if (__builtin_sub_overflow(os_wall_clock(), last, &age) || age > DISK_CACHE_TOUCH || age < -DISK_CACHE_TOUCH)
        os_file_stamp(file);
}

static bool directory_good(const disk_cache *s, directory *f, disk_cache_reason *why)
{
    directory_state state = atomic_load_explicit(&f->state, memory_order_relaxed);
    if (state != DIRECTORY_LOCAL && state != DIRECTORY_REMOTE)
        state = directory_look(s, f, why);
    return state == DIRECTORY_LOCAL || state == DIRECTORY_REMOTE;
}

static disk_cache_outcome get_from(const disk_cache *s, directory *f, const char *name,
                                   const uint8_t key[PACK_KEY_SIZE], bool execute, mapped *out, disk_cache_reason *why)
{
    char path[OS_PATH];
    if (!directory_good(s, f, why))
        return DISK_CACHE_ABSENT;
    snprintf(path, sizeof path, "%s/%s", f->path, name);
    int file = os_file_open(path, false);
    if (file == -ENOENT)
        return DISK_CACHE_ABSENT;
    disk_cache_reason refused = {""};
    disk_cache_outcome outcome = DISK_CACHE_REFUSED;
    os_facts facts;
    if (file < 0)
        disk_cache_because(&refused, "it cannot be opened: %s", strerror(-file));
    else
        outcome = disk_cache_load(s, f, file, key, execute, out, &facts, &refused);
    if (outcome == DISK_CACHE_HIT)
        stamp(s, f, file, facts.stamp);
    else
        disk_cache_because(why, "%.200s: %.250s", path, refused.text);
    if (outcome == DISK_CACHE_REFUSED)
        disk_cache_say(s, "a cache entry is not used: %s", why->text);
    if (file >= 0)
        os_file_close(file);
    return outcome;
}

static disk_cache_outcome get(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], bool execute, mapped *out,
                              disk_cache_reason *why)
{
    char name[DISK_CACHE_NAME];
    disk_cache_reason unasked;
    why = why ? why : &unasked;
    why->text[0] = 0;
    *out = (mapped){.how = MAPPED_NOT};
    disk_cache_name(key, name);
    if (!s->count)
        disk_cache_because(why, "there is no directory");
    disk_cache_outcome outcome = DISK_CACHE_ABSENT;
    for (uint32_t i = 0; i < s->count && outcome != DISK_CACHE_HIT; i++) {
        disk_cache_reason because = {""};
        disk_cache_outcome got = get_from(s, &s->directories[i], name, key, execute, out, &because);
        outcome = got == DISK_CACHE_ABSENT ? outcome : got;
        if (because.text[0])
            *why = because;
    }
    if (outcome == DISK_CACHE_HIT)
        why->text[0] = 0;
    return outcome;
}

disk_cache_outcome disk_cache_get(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, disk_cache_reason *why)
{
    return get(s, key, !s->data, out, why);
}

disk_cache_outcome disk_cache_get_data(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out,
                                       disk_cache_reason *why)
{
    return get(s, key, false, out, why);
}

disk_cache_outcome disk_cache_get_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, mapped *out,
                                          const void **bytes, size_t *size, disk_cache_reason *why)
{
    *bytes = NULL;
    *size = 0;
    disk_cache_outcome outcome = disk_cache_get(s, key, out, why);
    if (outcome != DISK_CACHE_HIT)
        return outcome;
    const pack_section *section = pack_find(out->bytes, kind);
    if (!section) {
        char name[DISK_CACHE_NAME];
        disk_cache_name(key, name);
        disk_cache_because(why, "the entry %s has no section of kind %d", name, kind);
        mapped_free(out);
        return DISK_CACHE_REFUSED;
    }
    *bytes = pack_bytes(out->bytes, section);
    *size = (size_t)section->size;
    return DISK_CACHE_HIT;
}

/* ---- putting ----------------------------------------------------------------------------------------------------- */

/* Whether a put of `bytes` bytes should call disk_cache_shrink, which lists the directory. True if this cache has
 * written a sixteenth of the limit since its last call of disk_cache_shrink. Otherwise true at random, with probability
 * `bytes` / (limit / 16): many processes write only one entry each, and would never reach a sixteenth. */
static bool time_to_shrink(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], uint64_t bytes)
{
    uint64_t share = s->limit / 16 + 1;
    uint64_t written = atomic_fetch_add_explicit(&s->written, bytes, memory_order_relaxed) + bytes;
    uint64_t chance = hash_bytes(key, PACK_KEY_SIZE, (uint64_t)os_wall_clock());
    return written >= share || chance < bytes * (UINT64_MAX / share);
}

static int write_entry(int at, const char *temporary, const char *name, const void *bytes, size_t size)
{
    int file = os_file_create_at(at, temporary, OS_MODE_OWNER);
    if (file < 0)
        return file;
    int error = os_file_write(file, bytes, size, 0);
    int closed = os_file_close(file);
    error = error ? error : closed;
    error = error ? error : os_name_replace(at, temporary, name);
    if (error)
        os_name_remove(at, temporary);
    return error;
}

/* Writes an entry through a temporary file. The file's name contains the process ID and a hash of the time and of a
 * stack address, which differs between threads. If a process on another machine has chosen the same name, creating the
 * file fails with EEXIST, and the loop tries another name. */
static int write_somewhere(int at, const char *name, const void *bytes, size_t size)
{
    char temporary[80];
    int error = -EEXIST;
    for (int i = 0; error == -EEXIST && i < 16; i++) {
        uint64_t unique = hash_mix((uint64_t)os_wall_clock(), (uintptr_t)&error + (uintptr_t)i);
        snprintf(temporary, sizeof temporary, "tmp-%" PRIu32 "-%016" PRIx64, os_process(), unique);
        error = write_entry(at, temporary, name, bytes, size);
    }
    return error;
}

/* Counts a fault of a put. Logs the first fault of each kind. */
static void put_fault(disk_cache *s, disk_cache_put_fault fault, const disk_cache_reason *why)
{
    atomic_fetch_add_explicit(&s->put_failures, 1, memory_order_relaxed);
    unsigned reported = atomic_fetch_or_explicit(&s->put_reported, fault, memory_order_relaxed);
    if (reported & fault)
        return;
    disk_cache_say(s, "the cache continues without %s: %s",
                   fault == PUT_FAILED ? "an entry that it cannot write" : "entries that are too large", why->text);
    if (reported)
        return;
    s->unwritten = *why;
    atomic_store_explicit(&s->put_failed, true, memory_order_release);
}

static bool put_allowed(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size,
                        disk_cache_reason *why)
{
    if (!disk_cache_main(s))
        disk_cache_because(why, "there is no directory");
    else if (s->read_only)
        disk_cache_because(why, "the cache is read-only");
    else if (disk_cache_too_large(s, disk_cache_main(s), size)) {
        disk_cache_because(why, "an entry of %zu bytes is too large for a limit of %" PRIu64, size, s->limit);
        put_fault(s, PUT_TOO_LARGE, why);
    } else
        return content_fits(&(mapped){.bytes = bytes, .size = size}, key, why);
    return false;
}

/* Tries once to put an entry. Returns -ENOENT if another process has just removed the directory. */
static int put_once(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size,
                    disk_cache_reason *why)
{
    char name[DISK_CACHE_NAME];
    directory *f = disk_cache_main(s);
    int at = disk_cache_enter(s, f, true, why);
    if (at < 0)
        return at;
    disk_cache_name(key, name);
    int error = write_somewhere(at, name, bytes, size);
    if (error)
        disk_cache_because(why, "no entry can be written to %.200s: %s", f->path, strerror(-error));
    else if (time_to_shrink(s, key, disk_cache_footprint(size))) {
        atomic_store_explicit(&s->written, 0, memory_order_relaxed);
        uint64_t removed;
        qn_status_free(disk_cache_shrink(s, at, s->limit, low_water(s->limit), key, &removed));
    }
    os_file_close(at);
    return error;
}

bool disk_cache_put(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size,
                    disk_cache_reason *why)
{
    disk_cache_reason unasked;
    why = why ? why : &unasked;
    why->text[0] = 0;
    if (!put_allowed(s, key, bytes, size, why))
        return false;
    int error = -ENOENT;
    for (int i = 0; error == -ENOENT && i < 3; i++)
        error = put_once(s, key, bytes, size, why);
    if (!error) {
        why->text[0] = 0;
        atomic_fetch_add_explicit(&s->puts, 1, memory_order_relaxed);
        return true;
    }
    put_fault(s, PUT_FAILED, why);
    return false;
}

bool disk_cache_put_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, const void *bytes,
                            size_t size, disk_cache_reason *why)
{
    void *pack;
    size_t pack_size;
    const pack_content content = {.kind = kind, .bytes = bytes, .size = size};
    qn_status status = pack_build(&(pack_source){.key = key, .contents = &content, .count = 1}, &pack, &pack_size);
    if (status) {
        disk_cache_because(why, "%s", qn_status_message(status));
        qn_status_free(status);
        return false;
    }
    bool kept = disk_cache_put(s, key, pack, pack_size, why);
    free(pack);
    return kept;
}
