/* Getting and putting entries. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/hash.h"
#include "runtime/pack.h"
#include "runtime/store_parts.h"

/* ---- getting ----------------------------------------------------------------------------------------------------- */

/* What an entry may have of the limit, so that one more can be kept without all others going. */
static uint64_t low_water(uint64_t limit) { return limit - limit / 8; }

bool store_too_large(const store *s, const folder *f, uint64_t size)
{
    bool other = (!f->main || s->read_only) && s->limit < STORE_LIMIT; /* which somebody else fills */
    return store_footprint(size) > low_water(other ? STORE_LIMIT : s->limit);
}

static bool file_fits(const store *s, const folder *f, const os_facts *facts, store_reason *why)
{
    if (!facts->regular)
        store_because(why, "it is not a file");
    else if (!folder_owner_fits(s, f, facts->owner))
        store_because(why, "it belongs to user %" PRIu32 ", not to user %" PRIu32, facts->owner, s->user);
    else if (facts->mode & 022)
        store_because(why, "others may write to it (mode %04" PRIo32 ")", facts->mode);
    else if (facts->size < sizeof(pack_header))
        store_because(why, "it is too short");
    else if (facts->size > SIZE_MAX / 2 || store_too_large(s, f, facts->size))
        store_because(why, "it is too large: %" PRIu64 " bytes", facts->size);
    else
        return true;
    return false;
}

static bool content_fits(const mapped *m, const uint8_t key[PACK_KEY_SIZE], store_reason *why)
{
    const pack_header *h = m->bytes;
    qn_status status = pack_check(m->bytes, m->size);
    if (status)
        store_because(why, "%s", qn_status_message(status));
    else if (memcmp(h->key, key, PACK_KEY_SIZE) != 0)
        store_because(why, "it is the entry of another key");
    else if (h->abi != KERNEL_ABI)
        store_because(why, "it is of ABI %" PRIu32 ", this library runs that of %d", h->abi, KERNEL_ABI);
    else
        return true;
    qn_status_free(status);
    return false;
}

store_outcome store_load(const store *s, const folder *f, int file, const uint8_t key[PACK_KEY_SIZE], bool execute,
                         mapped *out, os_facts *facts, store_reason *why)
{
    int error = os_file_facts(file, facts);
    if (error) {
        store_because(why, "it cannot be looked at: %s", strerror(-error));
        return STORE_REFUSED;
    }
    if (!file_fits(s, f, facts, why))
        return STORE_REFUSED;
    bool copy = atomic_load_explicit(&f->state, memory_order_relaxed) == FOLDER_REMOTE;
    error = mapped_open(file, (size_t)facts->size, execute, copy, out);
    if (error) {
        store_because(why, "it cannot be mapped: %s", strerror(-error));
        return STORE_UNMAPPED;
    }
    if (!content_fits(out, key, why)) {
        mapped_free(out);
        return STORE_REFUSED;
    }
    return STORE_HIT;
}

static void stamp(const store *s, const folder *f, int file, int64_t last)
{
    int64_t age;
    if (!f->main || s->read_only)
        return;
    if (__builtin_sub_overflow(os_wall_clock(), last, &age) || age > STORE_TOUCH || age < -STORE_TOUCH)
        os_file_stamp(file);
}

static bool folder_good(const store *s, folder *f, store_reason *why)
{
    folder_state state = atomic_load_explicit(&f->state, memory_order_relaxed);
    if (state != FOLDER_LOCAL && state != FOLDER_REMOTE)
        state = folder_look(s, f, why);
    return state == FOLDER_LOCAL || state == FOLDER_REMOTE;
}

static store_outcome get_from(const store *s, folder *f, const char *name, const uint8_t key[PACK_KEY_SIZE],
                              bool execute, mapped *out, store_reason *why)
{
    char path[OS_PATH];
    if (!folder_good(s, f, why))
        return STORE_ABSENT;
    snprintf(path, sizeof path, "%s/%s", f->path, name);
    int file = os_file_open(path, false);
    if (file == -ENOENT)
        return STORE_ABSENT;
    store_reason refused = {""};
    store_outcome outcome = STORE_REFUSED;
    os_facts facts;
    if (file < 0)
        store_because(&refused, "it cannot be opened: %s", strerror(-file));
    else
        outcome = store_load(s, f, file, key, execute, out, &facts, &refused);
    if (outcome == STORE_HIT)
        stamp(s, f, file, facts.stamp);
    else
        store_because(why, "%.200s: %.250s", path, refused.text);
    if (outcome == STORE_REFUSED)
        store_say(s, "a cache entry is not used: %s", why->text);
    if (file >= 0)
        os_file_close(file);
    return outcome;
}

static store_outcome get(store *s, const uint8_t key[PACK_KEY_SIZE], bool execute, mapped *out, store_reason *why)
{
    char name[STORE_NAME];
    store_reason unasked;
    why = why ? why : &unasked;
    why->text[0] = 0;
    *out = (mapped){.how = MAPPED_NOT};
    store_name(key, name);
    if (!s->count)
        store_because(why, "there is no folder");
    store_outcome outcome = STORE_ABSENT;
    for (uint32_t i = 0; i < s->count && outcome != STORE_HIT; i++) {
        store_reason because = {""};
        store_outcome got = get_from(s, &s->folders[i], name, key, execute, out, &because);
        outcome = got == STORE_ABSENT ? outcome : got;
        if (because.text[0])
            *why = because;
    }
    if (outcome == STORE_HIT)
        why->text[0] = 0;
    return outcome;
}

store_outcome store_get(store *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, store_reason *why)
{
    return get(s, key, !s->data, out, why);
}

store_outcome store_get_data(store *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, store_reason *why)
{
    return get(s, key, false, out, why);
}

store_outcome store_get_section(store *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, mapped *out,
                                const void **bytes, size_t *size, store_reason *why)
{
    *bytes = NULL;
    *size = 0;
    store_outcome outcome = store_get(s, key, out, why);
    if (outcome != STORE_HIT)
        return outcome;
    const pack_section *section = pack_find(out->bytes, kind);
    if (!section) {
        store_because(why, "it has no section of kind %d", kind);
        mapped_free(out);
        return STORE_REFUSED;
    }
    *bytes = pack_bytes(out->bytes, section);
    *size = (size_t)section->size;
    return STORE_HIT;
}

/* ---- putting ----------------------------------------------------------------------------------------------------- */

/* Whether the folder is to be listed after `bytes` have been written to it: when this process has written a sixteenth
 * of the limit; and, since many processes may write little each, by chance, together once in as much. */
static bool time_to_shrink(store *s, const uint8_t key[PACK_KEY_SIZE], uint64_t bytes)
{
    uint64_t share = s->limit / 16 + 1;
    uint64_t written = atomic_fetch_add_explicit(&s->written, bytes, memory_order_relaxed) + bytes;
    uint64_t chance = hash_bytes(key, PACK_KEY_SIZE, (uint64_t)os_wall_clock());
    return written >= share || chance < bytes * (UINT64_MAX / share);
}

static int write_entry(int at, const char *temporary, const char *name, const void *bytes, size_t size)
{
    int file = os_file_create_at(at, temporary);
    if (file < 0)
        return file;
    int error = os_file_write(file, bytes, size);
    int closed = os_file_close(file);
    error = error ? error : closed;
    error = error ? error : os_name_replace(at, temporary, name);
    if (error)
        os_name_remove(at, temporary);
    return error;
}

/* Threads have stacks of their own, and a process is alone with its number on its machine; other machines that share
 * the folder may still have the same name, which is what O_EXCL finds out. */
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

/* Counts it, and tells it the first time. */
static void put_fault(store *s, store_put_fault fault, const store_reason *why)
{
    atomic_fetch_add_explicit(&s->put_failures, 1, memory_order_relaxed);
    unsigned told = atomic_fetch_or_explicit(&s->put_told, fault, memory_order_relaxed);
    if (told & fault)
        return;
    store_say(s, "the cache goes on without %s: %s", fault == PUT_FAILED ? "writing" : "what is too large", why->text);
    if (told)
        return;
    s->unwritten = *why;
    atomic_store_explicit(&s->put_failed, true, memory_order_release);
}

static bool put_allowed(store *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size, store_reason *why)
{
    if (!store_main(s))
        store_because(why, "there is no folder");
    else if (s->read_only)
        store_because(why, "the cache is only read");
    else if (store_too_large(s, store_main(s), size)) {
        store_because(why, "an entry of %zu bytes is too large for a limit of %" PRIu64, size, s->limit);
        put_fault(s, PUT_TOO_LARGE, why);
    } else
        return content_fits(&(mapped){.bytes = bytes, .size = size}, key, why);
    return false;
}

/* Once; -ENOENT if the folder went away meanwhile. */
static int put_once(store *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size, store_reason *why)
{
    char name[STORE_NAME];
    folder *f = store_main(s);
    int at = store_enter(s, f, true, why);
    if (at < 0)
        return at;
    store_name(key, name);
    int error = write_somewhere(at, name, bytes, size);
    if (error)
        store_because(why, "no entry can be written to %.200s: %s", f->path, strerror(-error));
    else if (time_to_shrink(s, key, store_footprint(size))) {
        atomic_store_explicit(&s->written, 0, memory_order_relaxed);
        uint64_t removed;
        qn_status_free(store_shrink(s, at, s->limit, low_water(s->limit), key, &removed));
    }
    os_file_close(at);
    return error;
}

bool store_put(store *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size, store_reason *why)
{
    store_reason unasked;
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

bool store_put_section(store *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, const void *bytes, size_t size,
                       store_reason *why)
{
    void *pack;
    size_t pack_size;
    const pack_content content = {.kind = kind, .bytes = bytes, .size = size};
    qn_status status = pack_build(&(pack_source){.key = key, .contents = &content, .count = 1}, &pack, &pack_size);
    if (status) {
        store_because(why, "%s", qn_status_message(status));
        qn_status_free(status);
        return false;
    }
    bool kept = store_put(s, key, pack, pack_size, why);
    free(pack);
    return kept;
}
