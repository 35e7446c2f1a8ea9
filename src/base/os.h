/* The operating system: what the library asks of it. os_posix.c implements what all systems of that kind have,
 * os_linux.c and os_darwin.c the rest. */
#ifndef BASE_OS_H
#define BASE_OS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

/* Nanoseconds on a clock that only goes forward. */
uint64_t os_clock(void);
/* CPUs that the process may run on, at least 1. */
uint32_t os_cpu_count(void);

/* ---- files ----------------------------------------------------------------------------------------------------------
 *
 * os_posix.c implements what follows but for what is said to be each system's own. A file or directory is a descriptor,
 * closed on exec. What returns an int gives 0 or a descriptor, or the negative number of an error, such as -ENOENT.
 * Interrupted calls are repeated. */

enum { OS_PATH = 4096 }; /* room for a path, its end included */

typedef struct os_facts {
    uint64_t size;
    int64_t stamp; /* last modification, nanoseconds since 1970 */
    uint32_t owner;
    uint32_t mode; /* the permissions */
    bool regular, directory;
} os_facts;

int os_file_open(const char *path, bool follow); /* for reading; not `follow`: -ELOOP for a symbolic link */
int os_file_open_at(int directory, const char *name);
/* A new file for writing, for this user alone; -EEXIST if there is anything of this name. */
int os_file_create_at(int directory, const char *name);
int os_file_facts(int file, os_facts *out);
int os_path_facts(const char *path, os_facts *out);                /* follows symbolic links */
int os_name_facts(int directory, const char *name, os_facts *out); /* does not */
/* Reads up to `size` bytes at `offset`, fewer only at the end of the file. Their number, or an error. */
int64_t os_file_read(int file, void *out, size_t size, uint64_t offset);
/* Writes all of them. -EFBIG, without its signal, where the process may write no file of this size. */
int os_file_write(int file, const void *bytes, size_t size);
int os_file_resize(int file, uint64_t size);
int os_file_stamp(int file); /* modified now */
/* An error may be that of an earlier write; the descriptor is gone in any case. */
int os_file_close(int file);

int os_directory_open(const char *path);
int os_directory_make(const char *path); /* for this user alone; its parent must exist */
/* Calls `visit` with every name but . and .., in no order, until it gives false. */
int os_directory_each(int directory, bool (*visit)(void *user, const char *name), void *user);
int os_name_replace(int directory, const char *from, const char *to); /* at once, whether `to` exists or not */
int os_name_remove(int directory, const char *name);
/* Whether a path lies on a file system over a network, or one made by a program. Each system's own. */
bool os_path_remote(const char *path);

/* ---- memory that holds files ------------------------------------------------------------------------------------- */

typedef enum os_access { OS_READ, OS_READ_WRITE, OS_READ_EXECUTE } os_access;

/* Maps the first `size` bytes of a file, or fresh memory if `file` is negative. Writes reach the file if it is
 * `shared`. */
int os_map(int file, size_t size, os_access access, bool shared, void **out);
int os_map_protect(void *memory, size_t size, os_access access);
/* Whether code may be executed where its file is mapped, if os_map does it: Darwin ends a process that executes pages of a
 * file without a signature. Each system's own. */
bool os_executes_files(void);
/* Lets code that was written to this memory, here or through another mapping, be executed. Each system's own. */
void os_flush_code(void *memory, size_t size);
/* Fresh memory for code, which this thread may write until it closes it, also after a failure; then it is executable, as
 * far as the system allows that, and nobody's to write. Each system's own. */
int os_code_open(size_t size, void **out);
int os_code_close(void *memory, size_t size);
void os_unmap(void *memory, size_t size);
/* A file without a name, in memory; -ENOTSUP where there are none. Each system's own. */
int os_memory_file(void);

/* ---- the process ------------------------------------------------------------------------------------------------- */

int64_t os_wall_clock(void); /* nanoseconds since 1970; can be set, so it can go back */
uint32_t os_user(void);      /* whose files are ours: the effective user */
uint32_t os_process(void);   /* its number */
/* A variable of the environment; NULL if there is none, or if the process has more rights than its caller. Each system's own. */
const char *os_environment(const char *name);
/* The directory that relative paths start from. */
int os_working_directory(char *out, size_t size);

#endif
