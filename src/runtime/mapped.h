/* Maps files into memory, for reading or execution.
 *
 * A file is mapped from offset 0. The file is copied instead of mapped in these cases:
 *
 *  - The system refuses to map the file (noexec mount, hardened kernel).
 *  - The file is to be executed, and the system executes only signed files (Darwin).
 *  - The file is on a network file system, where a page can fail to load later.
 *
 * There are three ways to get the memory; ways 2 and 3 copy the bytes. The first way that works is used:
 *
 *     1. the file itself      mmap, private, readable (and executable)
 *     2. a file in memory     memfd, written, then mapped readable and executable; only for execution
 *     3. anonymous memory     written, then made readable (and executable)
 *
 * A thread never has the right to write to an address and the right to execute it at the same time.
 */
#ifndef RUNTIME_MAPPED_H
#define RUNTIME_MAPPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/os.h"

/* How bytes came into memory: not at all, or by way 1, 2 or 3. */
typedef enum mapped_how { MAPPED_NOT, MAPPED_FILE, MAPPED_MEMORY_FILE, MAPPED_COPY } mapped_how;

/* Bytes in memory. The struct may be copied; only one of the copies may be freed. */
typedef struct mapped {
    const void *bytes; /* aligned to a page */
    size_t size;
    mapped_how how;
} mapped;

/* Maps the first `size` bytes (at least 1) of an open file. If `copy` is set, skips way 1. Returns 0, or the negative
 * error number of the last way if no way works. */
int mapped_open(int file, size_t size, bool execute, bool copy, mapped *out);
/* Copies `bytes` into new memory, by way 2 or 3. */
int mapped_copy(const void *bytes, size_t size, bool execute, mapped *out);
/* Frees the memory, in which no code may be running. *m may be empty. */
void mapped_free(mapped *m);

#endif
