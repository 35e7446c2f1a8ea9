/* The tests of the disk cache share this header. It makes temporary directories, entries with code to run, and a
 * log. */
#ifndef DISK_CACHE_CASE_H
#define DISK_CACHE_CASE_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "abi/image.h"
#include "abi/kernel.h"
#include "runtime/pack.h"
#include "runtime/disk_cache.h"
#include "unit.h"

enum { PATH_ROOM = 4096 };

static char top[300]; /* the directory of the running test */

__attribute__((unused)) static int remove_one(const char *path, const struct stat *facts, int kind, struct FTW *walk)
{
    (void)facts, (void)kind, (void)walk;
    return remove(path);
}
__attribute__((unused)) static void remove_tree(const char *path) { nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS); }

__attribute__((unused)) static void begin(void)
{
    const char *base = getenv("TMPDIR");
    snprintf(top, sizeof top, "%s/quern-disk-cache-XXXXXX", base && base[0] == '/' ? base : "/tmp");
    if (!mkdtemp(top)) {
        printf("cannot make the directory %s\n", top);
        exit(1);
    }
}
__attribute__((unused)) static void done(void) { remove_tree(top); }

/* A path below the directory of the test. Only the results of the last eight calls are valid. */
__attribute__((unused)) static const char *below(const char *name)
{
    static char paths[8][512 + 300];
    static int next;
    char *path = paths[next++ % 8];
    snprintf(path, sizeof paths[0], "%s/%s", top, name);
    return path;
}

__attribute__((unused)) static void write_file(const char *path, const void *bytes, size_t size, mode_t mode)
{
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
    CHECK(file >= 0 && write(file, bytes, size) == (ssize_t)size && fchmod(file, mode) == 0);
    close(file);
}

__attribute__((unused)) static unsigned mode_of(const char *path)
{
    struct stat facts;
    return lstat(path, &facts) ? 0 : facts.st_mode & 07777;
}

__attribute__((unused)) static bool exists(const char *path)
{
    struct stat facts;
    return lstat(path, &facts) == 0;
}

/* The number of names in a directory, except . and .., that begin with `prefix`. */
__attribute__((unused)) static unsigned count_names(const char *path, const char *prefix)
{
    unsigned count = 0;
    DIR *stream = opendir(path);
    for (struct dirent *entry; stream && (entry = readdir(stream));)
        count += entry->d_name[0] != '.' && strncmp(entry->d_name, prefix, strlen(prefix)) == 0;
    if (stream)
        closedir(stream);
    return count;
}

/* ---- entries ----------------------------------------------------------------------------------------------------- */

/* The key of entry `number`. All bytes of the key depend on the number. */
__attribute__((unused)) static const uint8_t *key_of(unsigned number)
{
    static _Thread_local uint8_t keys[4][PACK_KEY_SIZE];
    static _Thread_local int next;
    uint8_t *key = keys[next++ % 4];
    uint64_t state = number;
    for (int i = 0; i < PACK_KEY_SIZE; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        key[i] = (uint8_t)(state >> 56);
    }
    return key;
}

__attribute__((unused)) static void key_hex(const uint8_t *key, char *out)
{
    for (int i = 0; i < PACK_KEY_SIZE; i++)
        snprintf(out + (size_t)2 * i, 3, "%02x", key[i]);
}

/* The path of entry `number`. `directory` is relative to the directory of the test. */
__attribute__((unused)) static const char *entry_path(const char *directory, unsigned number)
{
    char name[512], hex[2 * PACK_KEY_SIZE + 1];
    key_hex(key_of(number), hex);
    snprintf(name, sizeof name, "%.200s/%s.qpack", directory, hex);
    return below(name);
}

/* Writes code that returns `number`. Returns the size of the code in bytes. */
__attribute__((unused)) static size_t code_of(unsigned number, uint8_t out[8])
{
#if defined(__x86_64__)
    const uint8_t code[] = {0xb8, (uint8_t)number, (uint8_t)(number >> 8), 0, 0, 0xc3}; /* mov eax, number; ret */
    memcpy(out, code, sizeof code);
    return sizeof code;
#elif defined(__aarch64__)
    const uint32_t code[] = {0x52800000u | (number & 0xffff) << 5, 0xd65f03c0u}; /* mov w0, number; ret */
    memcpy(out, code, sizeof code);
    return sizeof code;
#endif
}

typedef struct blob {
    void *bytes;
    size_t size;
} blob;

/* Makes a pack with an image of `size` bytes. The image begins with the code of code_of; its other bytes depend on
 * `number`. */
__attribute__((unused)) static blob make_entry(unsigned number, size_t size)
{
    blob made = {NULL, 0};
    uint8_t *image = malloc(size);
    for (size_t i = 0; i < size; i++)
        image[i] = (uint8_t)(number * 31 + i);
    code_of(number, image);
    const pack_content content = {PACK_IMAGE, IMAGE_X86_64, 0, "x86-64-v3", image, size};
    const pack_source source = {.key = key_of(number), .compiler = "LLVM 19.1.7", .contents = &content, .count = 1};
    CHECK_OK(pack_build(&source, &made.bytes, &made.size));
    free(image);
    return made;
}

/* Puts entry `number` with an image of `size` bytes. */
__attribute__((unused)) static bool put(disk_cache *s, unsigned number, size_t size, disk_cache_reason *why)
{
    blob entry = make_entry(number, size);
    bool kept = disk_cache_put(s, key_of(number), entry.bytes, entry.size, why);
    free(entry.bytes);
    return kept;
}

/* Whether a mapped entry equals entry `number`, byte for byte. */
__attribute__((unused)) static bool is_entry(const mapped *m, unsigned number, size_t size)
{
    blob entry = make_entry(number, size);
    bool same = m->bytes && m->size == entry.size && memcmp(m->bytes, entry.bytes, entry.size) == 0;
    free(entry.bytes);
    return same;
}

/* Runs the code of an entry. */
__attribute__((unused)) static unsigned run_entry(const mapped *m)
{
    unsigned (*code)(void);
    uintptr_t at = (uintptr_t)pack_bytes(m->bytes, pack_sections(m->bytes));
    memcpy(&code, &at, sizeof code);
    return code();
}

/* Gets entry `number`. After a hit, checks every byte and runs the code; otherwise checks that nothing is mapped. */
__attribute__((unused)) static disk_cache_outcome get(disk_cache *s, unsigned number, size_t size,
                                                      disk_cache_reason *why)
{
    mapped m;
    disk_cache_outcome outcome = disk_cache_get(s, key_of(number), &m, why);
    if (outcome == DISK_CACHE_HIT) {
        CHECK(is_entry(&m, number, size));
        CHECK_EQ_U64(run_entry(&m), number);
    } else
        CHECK(!m.bytes && m.how == MAPPED_NOT);
    mapped_free(&m);
    return outcome;
}

/* ---- disk caches ------------------------------------------------------------------------------------------------- */

typedef struct lines {
    unsigned count;
    char last[1024];
} lines;

__attribute__((unused)) static void note(void *user, const char *line)
{
    lines *l = user;
    l->count++;
    snprintf(l->last, sizeof l->last, "%s", line);
}

static lines noted; /* the log of the disk cache that open_with opened last */

__attribute__((unused)) static disk_cache *open_with(disk_cache_options options)
{
    disk_cache *s = NULL;
    noted = (lines){0};
    options.log = note;
    options.log_user = &noted;
    CHECK_OK(disk_cache_open(&options, &s));
    return s;
}

__attribute__((unused)) static disk_cache *open_disk_cache(const char *path)
{
    return open_with((disk_cache_options){.path = path});
}

__attribute__((unused)) static void stamp_file(const char *path, int64_t seconds_from_now)
{
    struct timespec times[2];
    clock_gettime(CLOCK_REALTIME, &times[0]);
    times[0].tv_sec += seconds_from_now;
    times[1] = times[0];
    CHECK(utimensat(AT_FDCWD, path, times, 0) == 0);
}

/* The age of a file's time stamp in seconds. */
__attribute__((unused)) static int64_t stamp_age(const char *path)
{
    struct stat facts;
    CHECK(stat(path, &facts) == 0);
    return (int64_t)time(NULL) - (int64_t)facts.st_mtim.tv_sec;
}

/* Runs a test in a child process, so that the test can change the limits, user or directory of its process. If `user`
 * is not 0, the child runs as that user. */
__attribute__((unused)) static void in_child(void (*run)(void), uid_t user)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        unit_failures = 0;
        if (user && (setgid(user) || setuid(user)))
            unit_fail(__FILE__, __LINE__, "cannot become user %u", (unsigned)user);
        else
            run();
        fflush(stdout);
        _exit(unit_failures ? 1 : 0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (status)
        unit_fail(__FILE__, __LINE__, "a child failed: status 0x%x", status);
}

#endif
