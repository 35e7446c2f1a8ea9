#include "base/os.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/statfs.h>
#include <time.h>
#include <unistd.h>

#include "base/os_condition.h"

/* ---- conditions -------------------------------------------------------------------------------------------------- */

int os_condition_init(pthread_cond_t *out)
{
    pthread_condattr_t attributes;
    int error = pthread_condattr_init(&attributes);
    if (error)
        return error;
    error = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    if (!error)
        error = pthread_cond_init(out, &attributes);
    pthread_condattr_destroy(&attributes);
    return error;
}

void os_condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t until)
{
    struct timespec at = {(time_t)(until / 1000000000), (long)(until % 1000000000)};
    pthread_cond_timedwait(condition, mutex, &at);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

/* Magic numbers of the file systems that are remote or implemented by a user program. The numbers are from
 * linux/magic.h and from the sources of the file systems. */
static const uint32_t remote[] = {
    0x6969 /* nfs */,        0x517b /* smb */,      0xff534d42 /* cifs */,   0xfe534d42 /* smb2 */,
    0x65735546 /* fuse */,   0x01021997 /* 9p */,   0x00c36400 /* ceph */,   0x5346414f /* afs */,
    0x6b414653 /* kafs */,   0x73757245 /* coda */, 0x0bd00bd0 /* lustre */, 0x786f4256 /* vboxsf */,
    0xbacbacbc /* vmhgfs */,
};

bool os_path_remote(const char *path)
{
    struct statfs got;
    if (statfs(path, &got))
        return true;
    for (size_t i = 0; i < sizeof remote / sizeof *remote; i++)
        if ((uint32_t)got.f_type == remote[i])
            return true;
    return false;
}

enum { EXECUTABLE = 0x10 }; /* the value of MFD_EXEC, which older headers do not define */

int os_memory_file(void)
{
    int file = memfd_create("quern", MFD_CLOEXEC | EXECUTABLE);
    if (file < 0 && errno == EINVAL) /* Linux before 6.3 does not know MFD_EXEC */
        file = memfd_create("quern", MFD_CLOEXEC);
    return file < 0 ? -errno : file;
}

void os_map_advise_large(void *memory, size_t size) { madvise(memory, size, MADV_HUGEPAGE); }

bool os_executes_files(void) { return true; }

int os_code_open(size_t size, void **out) { return os_map(-1, size, OS_READ_WRITE, false, out); }

int os_code_close(void *memory, size_t size)
{
    int error = os_map_protect(memory, size, OS_READ_EXECUTE);
    if (!error)
        os_flush_code(memory, size);
    return error;
}

void os_flush_code(void *memory, size_t size) { __builtin___clear_cache((char *)memory, (char *)memory + size); }

const char *os_environment(const char *name) { return secure_getenv(name); }
