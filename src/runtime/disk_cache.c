#include "runtime/disk_cache.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "runtime/disk_cache_parts.h"

/* ---- log and reasons --------------------------------------------------------------------------------------------- */

void disk_cache_say(const disk_cache *s, const char *format, ...)
{
    if (!s->log)
        return;
    char line[sizeof(disk_cache_reason) + 128];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    s->log(s->log_user, line);
}

void disk_cache_because(disk_cache_reason *why, const char *format, ...)
{
    if (!why)
        return;
    va_list args;
    va_start(args, format);
    vsnprintf(why->text, sizeof why->text, format, args);
    va_end(args);
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

static const char suffix[] = ".qpack";

void disk_cache_name(const uint8_t key[PACK_KEY_SIZE], char out[DISK_CACHE_NAME])
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < PACK_KEY_SIZE; i++) {
        out[2 * i] = digits[key[i] >> 4];
        out[2 * i + 1] = digits[key[i] & 15];
    }
    memcpy(out + (size_t)2 * PACK_KEY_SIZE, suffix, sizeof suffix);
}

static int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; }

bool disk_cache_name_read(const char *name, uint8_t key[PACK_KEY_SIZE])
{
    if (strlen(name) != DISK_CACHE_NAME - 1 || strcmp(name + (size_t)2 * PACK_KEY_SIZE, suffix) != 0)
        return false;
    for (int i = 0; i < PACK_KEY_SIZE; i++) {
        int high = digit(name[2 * i]), low = digit(name[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        key[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

bool disk_cache_is_temporary(const char *name)
{
    if (strncmp(name, "tmp-", 4) != 0)
        return false;
    const char *at = name + 4;
    at += strspn(at, "0123456789");
    return at > name + 4 && *at == '-' && strspn(at + 1, "0123456789abcdef") == 16 && at[17] == 0;
}

/* ---- which directories ------------------------------------------------------------------------------------------- */

/* Returns the length of a path without its trailing slashes. */
static int bare(const char *path)
{
    int length = (int)strlen(path);
    while (length && path[length - 1] == '/')
        length--;
    return length;
}

/* Sets `out` to the path of the main directory without o->below, or to "" if there is no main directory. Sets
 * *made_from to the length of the leading part of the path that must exist; make_directories makes the rest. Returns
 * false if the path is too long. */
static bool choose_path(const disk_cache_options *o, char *out, size_t size, size_t *made_from)
{
    const char *given = o->path ? o->path : os_environment("QUERN_CACHE");
    const char *caches = os_environment("XDG_CACHE_HOME"), *home = os_environment("HOME");
    int length = 0;
    *made_from = o->path ? o->made_from : 0;
    out[0] = 0;
    if (given)
        length = !o->path && strcmp(given, "off") == 0 ? 0 : snprintf(out, size, "%s", given);
    else if (caches && caches[0] == '/')
        length = snprintf(out, size, "%.*s/quern", bare(caches), caches);
    else if (home && home[0] == '/') {
        length = snprintf(out, size, "%.*s/.cache/quern", bare(home), home);
        *made_from = (size_t)bare(home);
    }
    return length >= 0 && (size_t)length < size;
}

/* Makes `path` absolute and sets *out to the result. If `below` is not NULL, appends a slash and `below`. */
static qn_status full_path(const char *path, const char *below, char **out)
{
    char here[OS_PATH] = "";
    if (path[0] != '/' && os_working_directory(here, sizeof here))
        return status_make(QN_IO, "the working directory has no path");
    text full = {NULL, 0, 0, false};
    text_puts(&full, here);
    text_puts(&full, path[0] == '/' ? "" : "/");
    text_puts(&full, path);
    text_puts(&full, below ? "/" : "");
    text_puts(&full, below ? below : "");
    if (full.size >= OS_PATH - DISK_CACHE_NAME - 1) {
        text_free(&full);
        return status_make(QN_IO, "its path is too long");
    }
    return text_take(&full, out);
}

/* Adds a directory. If its path is too long or cannot be made absolute, leaves the directory out and logs a line. Fails
 * only if memory runs out. */
static qn_status add_directory(disk_cache *s, const char *path, const char *below, bool main)
{
    directory *f = &s->directories[s->count];
    *f = (directory){.main = main, .root_too = !main || s->read_only};
    qn_status status = full_path(path, NULL, &f->base);
    if (!status)
        status = full_path(path, below, &f->path);
    if (!status) {
        s->count++;
        disk_cache_reason why;
        if (directory_look(s, f, &why) == DIRECTORY_REFUSED)
            disk_cache_say(s, "the cache continues without a directory: %s", why.text);
        return NULL;
    }
    free(f->base);
    if (qn_status_code(status) == QN_OUT_OF_MEMORY)
        return status;
    disk_cache_say(s, "the cache continues without directory %.100s: %s", path, qn_status_message(status));
    qn_status_free(status);
    return NULL;
}

static qn_status add_directories(disk_cache *s, const disk_cache_options *o)
{
    char path[OS_PATH];
    if (o->off)
        return NULL;
    s->directories = calloc((size_t)o->search_count + 1, sizeof *s->directories);
    if (!s->directories)
        return status_oom();
    for (uint32_t i = 0; i < o->search_count; i++)
        if (o->search[i] && o->search[i][0])
            QN_TRY(add_directory(s, o->search[i], o->below, false));
    if (!choose_path(o, path, sizeof path, &s->made_from)) {
        disk_cache_say(s, "the cache continues without a directory: its path is too long");
        return NULL;
    }
    return path[0] ? add_directory(s, path, o->below, true) : NULL;
}

qn_status disk_cache_open(const disk_cache_options *options, disk_cache **out)
{
    *out = NULL;
    disk_cache *s = calloc(1, sizeof *s);
    if (!s)
        return status_oom();
    s->read_only = options->read_only;
    s->data = options->data;
    s->limit = options->limit ? options->limit : DISK_CACHE_LIMIT;
    s->log = options->log;
    s->log_user = options->log_user;
    s->user = os_user();
    qn_status status = add_directories(s, options);
    if (status)
        disk_cache_close(s);
    else
        *out = s;
    return status;
}

void disk_cache_close(disk_cache *s)
{
    if (!s)
        return;
    for (uint32_t i = 0; i < s->count; i++) {
        free(s->directories[i].base);
        free(s->directories[i].path);
    }
    free(s->directories);
    free(s);
}

directory *disk_cache_main(const disk_cache *s)
{
    return s->count && s->directories[s->count - 1].main ? &s->directories[s->count - 1] : NULL;
}

size_t disk_cache_made_from(const disk_cache *s) { return s->made_from; }

const char *disk_cache_path(const disk_cache *s)
{
    const directory *f = disk_cache_main(s);
    return f ? f->path : NULL;
}

/* ---- checking directories ---------------------------------------------------------------------------------------- */

static bool directory_fits(const disk_cache *s, const directory *f, const char *path, const os_facts *facts,
                           disk_cache_reason *why)
{
    if (!facts->directory)
        disk_cache_because(why, "%.200s is not a directory", path);
    else if (!directory_owner_fits(s, f, facts->owner))
        disk_cache_because(why, "%.200s belongs to user %" PRIu32 ", not to user %" PRIu32, path, facts->owner,
                           s->user);
    else if (facts->mode & 022)
        disk_cache_because(why, "others may write to %.200s (mode %04" PRIo32 "; chmod go-w makes it usable)", path,
                           facts->mode);
    else
        return true;
    return false;
}

static directory_state path_state(const disk_cache *s, const directory *f, const char *path, disk_cache_reason *why)
{
    os_facts facts;
    int error = os_path_facts(path, &facts);
    if (error == -ENOENT)
        return DIRECTORY_UNKNOWN;
    if (error) {
        disk_cache_because(why, "%.200s cannot be examined: %s", path, strerror(-error));
        return DIRECTORY_REFUSED;
    }
    return directory_fits(s, f, path, &facts, why) ? DIRECTORY_LOCAL : DIRECTORY_REFUSED;
}

directory_state directory_look(const disk_cache *s, directory *f, disk_cache_reason *why)
{
    disk_cache_because(why, "%s", "");
    directory_state state = path_state(s, f, f->base, why);
    if (state == DIRECTORY_LOCAL && strcmp(f->base, f->path) != 0)
        state = path_state(s, f, f->path, why);
    if (state == DIRECTORY_LOCAL && os_path_remote(f->path))
        state = DIRECTORY_REMOTE;
    atomic_store_explicit(&f->state, state, memory_order_relaxed);
    return state;
}

bool disk_cache_usable(const disk_cache *s, disk_cache_reason *why)
{
    directory *f = disk_cache_main(s);
    if (f)
        return directory_look(s, f, why) != DIRECTORY_REFUSED;
    disk_cache_because(why, "there is no directory");
    return false;
}

void disk_cache_unwritten(const disk_cache *s, disk_cache_reason *why)
{
    disk_cache_because(why, "%s", "");
    if (!disk_cache_main(s))
        disk_cache_because(why, "nothing is written: the cache has no directory");
    else if (s->read_only)
        disk_cache_because(why, "nothing is written: the cache is read-only");
    else if (atomic_load_explicit(&s->put_failed, memory_order_acquire))
        *why = s->unwritten;
}

/* Makes the missing directories on the path of the main directory. Fails only if the last directory cannot be made. If
 * the parent of the last directory is missing, returns the error of the first directory that could not be made. */
static int make_directories(const disk_cache *s, const directory *f)
{
    char path[OS_PATH];
    size_t length = strlen(f->path);
    int missing = 0;
    memcpy(path, f->path, length + 1);
    for (size_t i = s->made_from + 1; i <= length; i++) {
        if (path[i] != '/' && path[i] != 0)
            continue;
        char cut = path[i];
        path[i] = 0;
        int error = os_directory_make(path);
        path[i] = cut;
        if (error && error != -EEXIST && cut == 0)
            return error == -ENOENT && missing ? missing : error;
        if (error && error != -EEXIST && !missing)
            missing = error;
    }
    return 0;
}

int disk_cache_enter(const disk_cache *s, directory *f, bool make, disk_cache_reason *why)
{
    directory_state state = directory_look(s, f, why);
    if (state == DIRECTORY_REFUSED)
        return -EPERM;
    int made = state == DIRECTORY_UNKNOWN && make ? make_directories(s, f) : 0;
    if (made) {
        disk_cache_because(why, "directory %.200s cannot be made: %s", f->path, strerror(-made));
        return made == -ENOENT ? -ENOTDIR : made;
    }
    if (state == DIRECTORY_UNKNOWN && make && directory_look(s, f, why) == DIRECTORY_REFUSED)
        return -EPERM;
    int at = os_directory_open(f->path);
    if (at < 0) {
        disk_cache_because(why, "%.200s cannot be opened: %s", f->path, strerror(-at));
        return at;
    }
    os_facts facts;
    int error = os_file_facts(at, &facts);
    if (error)
        disk_cache_because(why, "%.200s cannot be examined: %s", f->path, strerror(-error));
    else if (!directory_fits(s, f, f->path, &facts, why))
        error = -EPERM;
    if (error)
        os_file_close(at);
    return error ? error : at;
}
