/* The library's interface to the operating system. os_linux.c, os_cpus_linux.c and os_darwin.c implement the functions
 * marked "Per system". os_posix.c implements the other functions, which are the same on all POSIX systems. */
#ifndef BASE_OS_H
#define BASE_OS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

/* Nanoseconds on a clock that never goes back. */
uint64_t os_clock(void);
/* The number of CPUs that the process may use, at least 1. On Linux, the affinity of the calling thread and the CPU
 * time that control groups allow (os_cpus.h) limit this number. Per system. */
uint32_t os_cpu_count(void);

/* ---- files ----------------------------------------------------------------------------------------------------------
 *
 * A file or directory is a descriptor that is closed on exec. A function that returns an int returns 0 or a descriptor
 * on success, and a negative error number such as -ENOENT on failure. If a signal interrupts opening, reading, writing
 * or resizing, the function repeats the system call. */

enum { OS_PATH = 4096 }; /* bytes for a path with its final 0 */

typedef struct os_facts {
    uint64_t size;
    int64_t stamp; /* last modification, nanoseconds since 1970 */
    uint32_t owner;
    uint32_t mode; /* permission bits */
    bool regular, directory;
} os_facts;

/* Opens a file for reading. If `follow` is not set, a symbolic link gives -ELOOP. */
int os_file_open(const char *path, bool follow);
int os_file_open_at(int directory, const char *name); /* opens for reading; a symbolic link gives -ELOOP */
/* Creates a file and opens it for writing. `mode` is its permission bits; OS_MODE_DEFAULT stands for 0666 without the
 * bits of the umask. Returns -EEXIST if the name exists. */
enum { OS_MODE_OWNER = 0600, OS_MODE_DEFAULT = 010000 };
int os_file_create_at(int directory, const char *name, uint32_t mode);
int os_file_facts(int file, os_facts *out);
int os_path_facts(const char *path, os_facts *out);                /* follows symbolic links */
int os_name_facts(int directory, const char *name, os_facts *out); /* does not follow symbolic links */
/* Reads `size` bytes at `offset`, or fewer if the file ends earlier. Returns the number of bytes read, or a negative
 * error number. */
int64_t os_file_read(int file, void *out, size_t size, uint64_t offset);
/* Writes all bytes. `before` is the number of bytes written to the file so far. Returns -EFBIG, without the signal
 * SIGXFSZ, if the file would exceed the process's limit for the size of files. */
int os_file_write(int file, const void *bytes, size_t size, uint64_t before);
int os_file_resize(int file, uint64_t size);
int os_file_stamp(int file); /* sets the time of the last modification to now */
/* Always closes the descriptor. A returned error can come from an earlier write. */
int os_file_close(int file);

int os_directory_open(const char *path);
int os_directory_make(const char *path); /* only os_user may access the new directory; its parent must exist */
/* Calls `visit` with each name in the directory except "." and "..", in no particular order. Stops if `visit` returns
 * false. */
int os_directory_each(int directory, bool (*visit)(void *user, const char *name), void *user);
int os_name_replace(int directory, const char *from, const char *to); /* renames atomically; `to` may exist */
int os_name_remove(int directory, const char *name);
/* Whether the file system of a path is remote (such as NFS) or, on Linux, implemented by a program (FUSE). Returns true
 * if the system does not report the file system. Per system. */
bool os_path_remote(const char *path);

/* ---- mapped memory ----------------------------------------------------------------------------------------------- */

typedef enum os_access { OS_READ, OS_READ_WRITE, OS_READ_EXECUTE } os_access;

/* Maps the first `size` bytes of a file, or new memory if `file` is negative. If `shared` is set, writes go to the
 * file. */
int os_map(int file, size_t size, os_access access, bool shared, void **out);
int os_map_protect(void *memory, size_t size, os_access access);
/* Whether mapped files can be executed. They cannot on Darwin, which kills a process that executes unsigned pages of a
 * file. Per system. */
bool os_executes_files(void);
/* Removes stale instructions at `memory` from the CPU's caches. Call this function after writing code to `memory`,
 * directly or through another mapping. Per system. */
void os_flush_code(void *memory, size_t size);
/* Allocates memory for code. The calling thread may write to the memory until os_code_close, which makes the memory
 * executable and read-only. Call os_code_close even if writing the code fails. Per system. */
int os_code_open(size_t size, void **out);
int os_code_close(void *memory, size_t size);
void os_unmap(void *memory, size_t size);
/* Asks the system to use large pages, if it has them, for memory from os_map. Per system. */
void os_map_advise_large(void *memory, size_t size);
/* Creates a file in memory, without a path, and opens it. Returns -ENOTSUP if the system has no such files. Per
 * system. */
int os_memory_file(void);

/* ---- the process ------------------------------------------------------------------------------------------------- */

int64_t os_wall_clock(void); /* nanoseconds since 1970; can go back, because users can set it */
uint32_t os_user(void);      /* the effective user, who owns the files that the process creates */
uint32_t os_process(void);   /* the process ID */
/* Returns the value of an environment variable, or NULL if it is not set. Also returns NULL if the process has more
 * rights than its caller, for example by set-user-ID. Per system. */
const char *os_environment(const char *name);
/* Writes the path of the working directory, from which relative paths start. */
int os_working_directory(char *out, size_t size);

#endif
