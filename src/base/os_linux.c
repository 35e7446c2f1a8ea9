#include "base/os.h"

#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

uint64_t os_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint32_t os_cpu_count(void)
{
    cpu_set_t set;
    /* The call fails where the kernel knows more CPUs than the set has room for. */
    long count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (uint32_t)count : 1;
}

qn_status os_map_code(const void *bytes, size_t size, void **out, size_t *mapped)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), rounded = (size + page - 1) / page * page;
    void *code = mmap(NULL, rounded, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (code == MAP_FAILED)
        return status_oom();
    memcpy(code, bytes, size);
    if (mprotect(code, rounded, PROT_READ | PROT_EXEC)) {
        qn_status s = status_make(QN_UNSUPPORTED, "the system allows no executable memory: %s", strerror(errno));
        munmap(code, rounded);
        return s;
    }
    __builtin___clear_cache((char *)code, (char *)code + size);
    *out = code;
    *mapped = rounded;
    return NULL;
}

void os_unmap_code(void *code, size_t mapped) { munmap(code, mapped); }
