/* Tests of the cost of the disk cache: system calls, memory, descriptors. */
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>

#include "disk_cache_case.h"

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
static unsigned allocations;
void *malloc(size_t size)
{
    allocations++;
    return __libc_malloc(size);
}
void *calloc(size_t count, size_t size)
{
    allocations++;
    return __libc_calloc(count, size);
}

TEST(a_hit_and_a_miss_allocate_nothing)
{
    begin();
    mapped m;
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    const uint8_t *one = key_of(1), *two = key_of(2);
    unsigned before = allocations;
    CHECK(disk_cache_get(s, one, &m, &why) == DISK_CACHE_HIT);
    mapped_free(&m);
    CHECK(disk_cache_get(s, two, &m, &why) == DISK_CACHE_ABSENT);
    CHECK_EQ_U64(allocations, before);
    disk_cache_close(s);
    done();
}
#endif

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/ptrace.h>

/* Records the system calls that a child makes between its two calls of getppid. Returns the number of these system
 * calls, UNTRACED if the child cannot be traced, or UINT32_MAX if the child fails. */
enum { MOST_CALLS = 64, UNTRACED = 1000 };
static unsigned trace(pid_t child, long calls[MOST_CALLS])
{
    unsigned count = 0, marks = 0;
    int status = 0;
    bool inside = false;
    waitpid(child, &status, 0);
    if (!WIFSTOPPED(status))
        return UNTRACED;
    ptrace(PTRACE_SETOPTIONS, child, NULL, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
    while (ptrace(PTRACE_SYSCALL, child, NULL, NULL) == 0 && waitpid(child, &status, 0) == child &&
           !WIFEXITED(status) && !WIFSIGNALED(status)) {
        struct ptrace_syscall_info info;
        if (!WIFSTOPPED(status) || WSTOPSIG(status) != (SIGTRAP | 0x80) ||
            ptrace(PTRACE_GET_SYSCALL_INFO, child, (void *)sizeof info, &info) < 0 ||
            info.op != PTRACE_SYSCALL_INFO_ENTRY)
            continue;
        if ((long)info.entry.nr == SYS_getppid)
            inside = ++marks == 1;
        else if (inside && count < MOST_CALLS)
            calls[count++] = (long)info.entry.nr;
    }
    return status == 0 && marks == 2 ? count : UINT32_MAX;
}

static bool traced_hit(const char *path)
{
    mapped m;
    disk_cache_reason why;
    disk_cache *s = NULL;
    if (disk_cache_open(&(disk_cache_options){.path = path}, &s))
        return false;
    const uint8_t *key = key_of(1);
    syscall(SYS_getppid);
    bool hit = disk_cache_get(s, key, &m, &why) == DISK_CACHE_HIT;
    syscall(SYS_getppid);
    mapped_free(&m);
    disk_cache_close(s);
    return hit;
}

static bool traced_open(const char *path)
{
    disk_cache *s = NULL;
    syscall(SYS_getppid);
    bool good = !disk_cache_open(&(disk_cache_options){.path = path}, &s);
    syscall(SYS_getppid);
    disk_cache_close(s);
    return good;
}

static unsigned trace_of(bool (*run)(const char *path), const char *path, long calls[MOST_CALLS])
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
            _exit(2);
        raise(SIGSTOP);
        _exit(run(path) ? 0 : 1);
    }
    return trace(child, calls);
}

TEST(a_hit_is_four_system_calls)
{
    begin();
    long calls[MOST_CALLS] = {0};
    const char *path = below("cache");
    disk_cache *s = open_disk_cache(path);
    CHECK(put(s, 1, 100, NULL));
    unsigned count = trace_of(traced_hit, path, calls);
    if (count == UNTRACED)
        printf("skipped: the system does not allow tracing\n");
    else {
        CHECK_EQ_U64(count, 4);
        CHECK(calls[0] == SYS_openat && (calls[1] == SYS_fstat || calls[1] == SYS_newfstatat) && calls[2] == SYS_mmap &&
              calls[3] == SYS_close);
        /* An open makes three calls, which ask for the user, the directory and the file system. */
        CHECK_EQ_U64(trace_of(traced_open, path, calls), 3);
    }
    disk_cache_close(s);
    done();
}
#endif

static unsigned open_files(void) { return count_names("/proc/self/fd", ""); }

TEST(no_descriptor_is_kept)
{
    begin();
    uint64_t a, b;
    mapped m;
    unsigned before = open_files();
    disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 8 * 4096});
    for (unsigned i = 0; i < 20; i++)
        CHECK(put(s, i, 100, NULL));
    CHECK(truncate(entry_path("cache", 18), 9) == 0);
    CHECK_EQ_U64(get(s, 18, 100, NULL), DISK_CACHE_REFUSED);
    CHECK_OK(disk_cache_verify(s, NULL, NULL, &a, &b));
    CHECK_OK(disk_cache_list(s, NULL, NULL));
    CHECK_EQ_U64(disk_cache_get(s, key_of(19), &m, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(open_files(), before);
    mapped_free(&m);
    disk_cache_close(s);
    done();
}
