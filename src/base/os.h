/* What the library needs from the operating system. os_posix.c implements what all POSIX systems share, os_linux.c and
 * os_darwin.c the functions marked "per system". */
#ifndef BASE_OS_H
#define BASE_OS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

/* Nanoseconds on a clock that never goes back. */
uint64_t os_clock(void);
/* The number of CPUs that the process may run on, at least 1. Per system. */
uint32_t os_cpu_count(void);

/* ---- files ----------------------------------------------------------------------------------------------------------
 *
 * A file or directory is a descriptor, closed on exec. A function that returns an int returns 0 or a descriptor, or a
 * negative error number such as -ENOENT. Calls that a signal interrupts are repeated. */

enum { OS_PATH = 4096 }; /* bytes for a path with its final 0 */

typedef struct os_facts {
    uint64_t size;
    int64_t stamp; /* last modification, nanoseconds since 1970 */
    uint32_t owner;
    uint32_t mode; /* permission bits */
    bool regular, directory;
} os_facts;

int os_file_open(const char *path, bool follow);      /* for reading; without `follow`, a symbolic link gives -ELOOP */
int os_file_open_at(int directory, const char *name); /* for reading; a symbolic link gives -ELOOP */
/* Creates a file for writing that only this user may access; -EEXIST if the name exists. */
int os_file_create_at(int directory, const char *name);
int os_file_facts(int file, os_facts *out);
int os_path_facts(const char *path, os_facts *out);                /* follows symbolic links */
int os_name_facts(int directory, const char *name, os_facts *out); /* does not follow symbolic links */
/* Reads up to `size` bytes at `offset`, fewer only at the end of the file. Returns their number, or an error. */
int64_t os_file_read(int file, void *out, size_t size, uint64_t offset);
/* Writes all bytes. Returns -EFBIG, without the signal SIGXFSZ, if the process may not write a file of this size. */
int os_file_write(int file, const void *bytes, size_t size);
int os_file_resize(int file, uint64_t size);
int os_file_stamp(int file); /* sets the time of the last modification to now */
/* Closes the descriptor in any case. An error may belong to an earlier write. */
int os_file_close(int file);

int os_directory_open(const char *path);
int os_directory_make(const char *path); /* only this user may access it; its parent must exist */
/* Calls `visit` with every name except . and .., in no order, until it returns false. */
int os_directory_each(int directory, bool (*visit)(void *user, const char *name), void *user);
int os_name_replace(int directory, const char *from, const char *to); /* renames atomically; `to` may exist */
int os_name_remove(int directory, const char *name);
/* Whether a path lies on a file system that is remote or implemented by a program; true if unknown. Per system. */
bool os_path_remote(const char *path);

/* ---- memory that holds files ------------------------------------------------------------------------------------- */

typedef enum os_access { OS_READ, OS_READ_WRITE, OS_READ_EXECUTE } os_access;

/* Maps the first `size` bytes of a file, or fresh memory if `file` is negative. With `shared`, writes reach the
 * file. */
int os_map(int file, size_t size, os_access access, bool shared, void **out);
int os_map_protect(void *memory, size_t size, os_access access);
/* Whether code may be executed in a mapped file. Darwin kills a process that executes unsigned pages of a file. Per
 * system. */
bool os_executes_files(void);
/* Makes code executable after it was written to this memory, here or through another mapping. Per system. */
void os_flush_code(void *memory, size_t size);
/* Allocates memory for code. This thread may write it until os_code_close, which makes it executable and read-only, and
 * which must be called after a failure too. Per system. */
int os_code_open(size_t size, void **out);
int os_code_close(void *memory, size_t size);
void os_unmap(void *memory, size_t size);
/* Opens a file without a name, in memory; -ENOTSUP if the system has none. Per system. */
int os_memory_file(void);

/* ---- the process ------------------------------------------------------------------------------------------------- */

int64_t os_wall_clock(void); /* nanoseconds since 1970; may go back, because users can set it */
uint32_t os_user(void);      /* the effective user, who owns our files */
uint32_t os_process(void);   /* the process's number */
/* An environment variable; NULL if it is unset, or if the process has more rights than its caller. Per system. */
const char *os_environment(const char *name);
/* The directory that relative paths start from. */
int os_working_directory(char *out, size_t size);

#endif
