#include "base/os.h"

#include <errno.h>
#include <libkern/OSCacheControl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <unistd.h>

#include "base/os_condition.h"

uint32_t os_cpu_count(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (uint32_t)count : 1;
}

int os_condition_init(pthread_cond_t *out) { return pthread_cond_init(out, NULL); }

void os_condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t until)
{
    uint64_t now = os_clock(), left = until > now ? until - now : 0;
    struct timespec after = {(time_t)(left / 1000000000), (long)(left % 1000000000)};
    pthread_cond_timedwait_relative_np(condition, mutex, &after);
}

bool os_path_remote(const char *path)
{
    struct statfs got;
    return statfs(path, &got) != 0 || !(got.f_flags & MNT_LOCAL);
}

int os_memory_file(void) { return -ENOTSUP; }

void os_map_advise_large(void *memory, size_t size)
{
    (void)memory;
    (void)size;
}

/* A file can be mapped as executable, but the system kills a process that executes a page without a signature. */
bool os_executes_files(void) { return false; }

/* A thread makes MAP_JIT memory writable only for itself. Other threads can execute code in the same memory at the same
 * time. */
int os_code_open(size_t size, void **out)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANON | MAP_JIT, -1, 0);
    if (memory == MAP_FAILED)
        return -errno;
    pthread_jit_write_protect_np(0);
    *out = memory;
    return 0;
}

int os_code_close(void *memory, size_t size)
{
    pthread_jit_write_protect_np(1);
    os_flush_code(memory, size);
    return 0;
}

void os_flush_code(void *memory, size_t size) { sys_icache_invalidate(memory, size); }

const char *os_environment(const char *name) { return issetugid() ? NULL : getenv(name); }
