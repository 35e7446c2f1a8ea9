/* Replaces the functions for system calls and allocations that the disk cache calls. Each replacement can fail or kill
 * the process, except the replacements of munmap, clock_gettime and free. Some replacements can also fail with EINTR.
 * The replacements of pread and write can transfer fewer bytes than requested. Calls that the test itself makes also
 * reach the replacements. */
#ifndef DISK_CACHE_FAULTS_H
#define DISK_CACHE_FAULTS_H

#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/statfs.h>

#include "../sanitized.h"
#include "disk_cache_case.h"

typedef enum fault_kind { FAULT_NONE, FAULT_FAIL, FAULT_INTERRUPT, FAULT_KILL } fault_kind;

/* Call number `at`, counted from 1, gets the fault `kind`. */
static struct {
    fault_kind kind;
    long at, count; /* `count` is the number of calls since faults_begin */
    bool met;
} fault;

static struct {
    bool no_file_exec; /* as on a file system mounted noexec: a private executable mapping of a file fails */
    bool no_memory_file, no_memory_exec;
    bool network;
    bool halves; /* pread and write transfer half the bytes */
    bool close_fails;
    int64_t clock; /* added to the wall clock, in nanoseconds; a fraction of a second is dropped */
    /* before_rename is called once, before the next renameat; before_remove is called once, before the next unlinkat.
     * These functions do what another process might do at this moment. */
    void (*before_rename)(void), (*before_remove)(void);
} world;

/* The numbers of blocks and of mappings that are allocated and not freed. */
static __attribute__((unused)) atomic_long blocks, mappings;

__attribute__((unused)) static void faults_begin(fault_kind kind, long at)
{
    fault.count = 0;
    fault.met = false;
    fault.at = at;
    fault.kind = kind;
}
/* Stops the faults. Returns whether the fault happened. */
__attribute__((unused)) static bool faults_end(void)
{
    fault.kind = FAULT_NONE;
    return fault.met;
}

/* Counts a call. If the call must fail, sets errno to `error` and returns true. */
static bool fails(int error)
{
    if (fault.kind == FAULT_NONE || ++fault.count != fault.at)
        return false;
    fault.met = true;
    if (fault.kind == FAULT_KILL)
        kill(getpid(), SIGKILL);
    if (fault.kind != FAULT_FAIL)
        return false;
    errno = error;
    return true;
}

/* Like `fails`, but for a call that a signal can interrupt. */
static bool interrupted(int error)
{
    if (fails(error))
        return true;
    if (fault.kind != FAULT_INTERRUPT || fault.count != fault.at)
        return false;
    fault.count++; /* so that the same call succeeds when the disk cache repeats it */
    errno = EINTR;
    return true;
}

static void *next_of(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found)
        abort();
    return found;
}

/* If the hook `*before` is set, clears the hook and calls its function. Always returns false. */
static bool happens(void (**before)(void))
{
    void (*act)(void) = *before;
    *before = NULL;
    if (act)
        act();
    return false;
}

/* Defines the function name(parameters). The function returns `instead` if `when` holds; otherwise it makes the real
 * call. */
#define CALL(result, name, parameters, arguments, when, instead)                                                       \
    result name parameters                                                                                             \
    {                                                                                                                  \
        static result(*next) parameters;                                                                               \
        if (!next)                                                                                                     \
            *(void **)(void *)&next = next_of(#name);                                                                  \
        if (when)                                                                                                      \
            return instead;                                                                                            \
        return next arguments;                                                                                         \
    }

CALL(int, stat, (const char *path, struct stat *out), (path, out), fails(EACCES), -1)
CALL(int, fstat, (int file, struct stat *out), (file, out), fails(EIO), -1)
CALL(int, fstatat, (int directory, const char *name, struct stat *out, int flags), (directory, name, out, flags),
     fails(EIO), -1)
CALL(int, fchmod, (int file, mode_t mode), (file, mode), fails(EPERM), -1)
CALL(int, mkdir, (const char *path, mode_t mode), (path, mode), fails(EROFS), -1)
CALL(int, renameat, (int from, const char *old, int to, const char *new), (from, old, to, new),
     happens(&world.before_rename) || fails(ENOSPC), -1)
CALL(int, unlinkat, (int directory, const char *name, int flags), (directory, name, flags),
     happens(&world.before_remove) || fails(EACCES), -1)
CALL(int, futimens, (int file, const struct timespec times[2]), (file, times), fails(EPERM), -1)
CALL(int, ftruncate, (int file, off_t size), (file, size), interrupted(ENOSPC), -1)
CALL(int, getrlimit, (__rlimit_resource_t kind, struct rlimit *out), (kind, out), fails(EINVAL), -1)
CALL(char *, getcwd, (char *out, size_t size), (out, size), fails(ENOENT), NULL)
CALL(DIR *, fdopendir, (int directory), (directory), fails(ENOMEM), NULL)
CALL(struct dirent *, readdir, (DIR * stream), (stream), fails(EIO), NULL)
CALL(int, memfd_create, (const char *name, unsigned flags), (name, flags),
     fails(ENOSYS) || (world.no_memory_file && (errno = ENOSYS)), -1)
CALL(ssize_t, pread, (int file, void *out, size_t size, off_t at),
     (file, out, world.halves ? (size + 1) / 2 : size, at), interrupted(EIO), -1)
CALL(ssize_t, write, (int file, const void *bytes, size_t size), (file, bytes, world.halves ? (size + 1) / 2 : size),
     interrupted(ENOSPC), -1)

/* Closes the file, even if this function then reports a failure. */
int close(int file)
{
    static int (*next)(int file);
    if (!next)
        *(void **)(void *)&next = next_of("close");
    bool fail = interrupted(EIO) || (world.close_fails && (errno = EIO));
    int error = errno, result = next(file);
    errno = fail ? error : errno;
    return fail ? -1 : result;
}

int statfs(const char *path, struct statfs *out)
{
    static int (*next)(const char *path, struct statfs *out);
    if (!next)
        *(void **)(void *)&next = next_of("statfs");
    if (fails(EACCES))
        return -1;
    int result = next(path, out);
    if (world.network)
        out->f_type = 0x6969;
    return result;
}

#define OPEN(name, parameters, ...)                                                                                    \
    int name parameters                                                                                                \
    {                                                                                                                  \
        static int(*next) parameters;                                                                                  \
        mode_t mode = 0;                                                                                               \
        if (!next)                                                                                                     \
            *(void **)(void *)&next = next_of(#name);                                                                  \
        if (flags & O_CREAT) {                                                                                         \
            va_list args;                                                                                              \
            va_start(args, flags);                                                                                     \
            mode = (mode_t)va_arg(args, unsigned);                                                                     \
            va_end(args);                                                                                              \
        }                                                                                                              \
        if (interrupted(EMFILE))                                                                                       \
            return -1;                                                                                                 \
        return next(__VA_ARGS__, flags, mode);                                                                         \
    }
OPEN(open, (const char *path, int flags, ...), path)
OPEN(openat, (int directory, const char *path, int flags, ...), directory, path)

void *mmap(void *at, size_t size, int access, int flags, int file, off_t offset)
{
    static void *(*next)(void *at, size_t size, int access, int flags, int file, off_t offset);
    if (!next)
        *(void **)(void *)&next = next_of("mmap");
    if (fails(ENOMEM))
        return MAP_FAILED;
    if (world.no_file_exec && access & PROT_EXEC && file >= 0 && flags & MAP_PRIVATE) {
        errno = EPERM;
        return MAP_FAILED;
    }
    void *memory = next(at, size, access, flags, file, offset);
    mappings += memory != MAP_FAILED;
    return memory;
}

int munmap(void *at, size_t size)
{
    static int (*next)(void *at, size_t size);
    if (!next)
        *(void **)(void *)&next = next_of("munmap");
    mappings--;
    return next(at, size);
}

int mprotect(void *at, size_t size, int access)
{
    static int (*next)(void *at, size_t size, int access);
    if (!next)
        *(void **)(void *)&next = next_of("mprotect");
    if (fails(EACCES))
        return -1;
    if (world.no_memory_exec && access & PROT_EXEC) {
        errno = EACCES;
        return -1;
    }
    return next(at, size, access);
}

int clock_gettime(clockid_t clock, struct timespec *out)
{
    static int (*next)(clockid_t clock, struct timespec * out);
    if (!next)
        *(void **)(void *)&next = next_of("clock_gettime");
    int result = next(clock, out);
    if (clock == CLOCK_REALTIME)
        out->tv_sec += world.clock / 1000000000;
    return result;
}

/* A sanitizer has its own allocator, which this file must not replace. */
#if defined(__GLIBC__) && !(ADDRESS_SANITIZED || THREAD_SANITIZED)
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

static void *counted(void *block)
{
    blocks += block != NULL;
    return block;
}
void *malloc(size_t size) { return fails(ENOMEM) ? NULL : counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return fails(ENOMEM) ? NULL : counted(__libc_calloc(count, size)); }
void *realloc(void *block, size_t size)
{
    if (fails(ENOMEM))
        return NULL;
    void *moved = __libc_realloc(block, size);
    blocks += !block && moved;
    return moved;
}
void free(void *block)
{
    blocks -= block != NULL;
    __libc_free(block);
}
#endif

#endif
