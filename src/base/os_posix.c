#include "base/os.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Repeats a call while signals interrupt it, and returns the call's result or the negative error number. */
#define REPEAT(call)                                                                                                   \
    __extension__({                                                                                                    \
        int64_t result_;                                                                                               \
        do                                                                                                             \
            result_ = (call);                                                                                          \
        while (result_ < 0 && errno == EINTR);                                                                         \
        result_ < 0 ? -errno : result_;                                                                                \
    })

/* ---- files ------------------------------------------------------------------------------------------------------- */

/* With O_NONBLOCK, opening a pipe does not wait for a writer. With O_NOCTTY, a terminal does not become the controlling
 * terminal. */
enum { READING = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY };

int os_file_open(const char *path, bool follow) { return (int)REPEAT(open(path, READING | (follow ? 0 : O_NOFOLLOW))); }

int os_file_open_at(int directory, const char *name)
{
    return (int)REPEAT(openat(directory, name, READING | O_NOFOLLOW));
}

int os_file_create_at(int directory, const char *name, uint32_t mode)
{
    int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    int file = (int)REPEAT(openat(directory, name, flags, mode == OS_MODE_DEFAULT ? 0666 : OS_MODE_OWNER));
    if (file < 0 || mode == OS_MODE_DEFAULT)
        return file;
    if (fchmod(file, mode) == 0) /* also sets the bits that the umask or a default ACL has cleared */
        return file;
    int error = errno;
    unlinkat(directory, name, 0);
    close(file);
    return -error;
}

static int facts(const struct stat *from, os_facts *out)
{
    struct timespec stamp = from->st_mtim;
    int64_t nanoseconds;
    if (__builtin_mul_overflow((int64_t)stamp.tv_sec, (int64_t)1000000000, &nanoseconds) ||
        __builtin_add_overflow(nanoseconds, (int64_t)stamp.tv_nsec, &nanoseconds))
        nanoseconds = stamp.tv_sec < 0 ? INT64_MIN : INT64_MAX;
    *out = (os_facts){.size = from->st_size > 0 ? (uint64_t)from->st_size : 0,
                      .stamp = nanoseconds,
                      .owner = from->st_uid,
                      .mode = from->st_mode & 07777,
                      .regular = S_ISREG(from->st_mode),
                      .directory = S_ISDIR(from->st_mode)};
    return 0;
}

int os_file_facts(int file, os_facts *out)
{
    struct stat got;
    return fstat(file, &got) ? -errno : facts(&got, out);
}

int os_path_facts(const char *path, os_facts *out)
{
    struct stat got;
    return stat(path, &got) ? -errno : facts(&got, out);
}

int os_name_facts(int directory, const char *name, os_facts *out)
{
    struct stat got;
    return fstatat(directory, name, &got, AT_SYMLINK_NOFOLLOW) ? -errno : facts(&got, out);
}

int64_t os_file_read(int file, void *out, size_t size, uint64_t offset)
{
    size_t done = 0;
    while (done < size) {
        int64_t got = REPEAT(pread(file, (char *)out + done, size - done, (off_t)(offset + done)));
        if (got < 0)
            return got;
        if (got == 0)
            break;
        done += (size_t)got;
    }
    return (int64_t)done;
}

int os_file_write(int file, const void *bytes, size_t size, uint64_t before)
{
    struct rlimit most;
    if (getrlimit(RLIMIT_FSIZE, &most) == 0 && most.rlim_cur != RLIM_INFINITY &&
        (before > most.rlim_cur || size > most.rlim_cur - before))
        return -EFBIG;
    for (size_t done = 0; done < size;) {
        int64_t wrote = REPEAT(write(file, (const char *)bytes + done, size - done));
        if (wrote < 0)
            return (int)wrote;
        if (wrote == 0)
            return -EIO;
        done += (size_t)wrote;
    }
    return 0;
}

int os_file_resize(int file, uint64_t size) { return (int)REPEAT(ftruncate(file, (off_t)size)); }

int os_file_stamp(int file)
{
    const struct timespec times[2] = {{.tv_nsec = UTIME_OMIT}, {.tv_nsec = UTIME_NOW}};
    return futimens(file, times) ? -errno : 0;
}

/* Does not repeat an interrupted close, because the descriptor is already closed. */
int os_file_close(int file) { return close(file) && errno != EINTR ? -errno : 0; }

/* ---- directories ------------------------------------------------------------------------------------------------- */

int os_directory_open(const char *path) { return (int)REPEAT(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)); }

int os_directory_make(const char *path) { return mkdir(path, 0700) ? -errno : 0; }

int os_directory_each(int directory, bool (*visit)(void *user, const char *name), void *user)
{
    int own = (int)REPEAT(openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (own < 0)
        return own;
    DIR *stream = fdopendir(own);
    if (!stream) {
        int error = errno;
        close(own);
        return -error;
    }
    bool more = true;
    struct dirent *entry = NULL;
    for (errno = 0; more && (entry = readdir(stream)); errno = 0)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            more = visit(user, entry->d_name);
    int error = more ? errno : 0;
    closedir(stream);
    return -error;
}

int os_name_replace(int directory, const char *from, const char *to)
{
    return renameat(directory, from, directory, to) ? -errno : 0;
}

int os_name_remove(int directory, const char *name) { return unlinkat(directory, name, 0) ? -errno : 0; }

/* ---- memory ------------------------------------------------------------------------------------------------------ */

static int protection(os_access access)
{
    return PROT_READ | (access == OS_READ_WRITE ? PROT_WRITE : 0) | (access == OS_READ_EXECUTE ? PROT_EXEC : 0);
}

int os_map(int file, size_t size, os_access access, bool shared, void **out)
{
    int flags = (shared ? MAP_SHARED : MAP_PRIVATE) | (file < 0 ? MAP_ANONYMOUS : 0);
    void *memory = mmap(NULL, size, protection(access), flags, file < 0 ? -1 : file, 0);
    if (memory == MAP_FAILED)
        return -errno;
    *out = memory;
    return 0;
}

int os_map_protect(void *memory, size_t size, os_access access)
{
    return mprotect(memory, size, protection(access)) ? -errno : 0;
}

void os_unmap(void *memory, size_t size) { munmap(memory, size); }

/* ---- the process ------------------------------------------------------------------------------------------------- */

uint64_t os_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int64_t os_wall_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + (int64_t)now.tv_nsec;
}

uint32_t os_user(void) { return (uint32_t)geteuid(); }

uint32_t os_process(void) { return (uint32_t)getpid(); }

int os_working_directory(char *out, size_t size) { return getcwd(out, size) ? 0 : -errno; }
