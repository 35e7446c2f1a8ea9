/* Files in memory, to be read and perhaps executed.
 *
 * A file is mapped whole from offset 0. Where the system refuses that (a file system mounted noexec, a hardened
 * kernel), where it lets nothing be executed that is not signed (Darwin), or where the file lies on a file system over a
 * network, whose pages may fail to arrive later, it is copied:
 *
 *     1. the file itself      mmap, private, readable (and executable)
 *     2. a file in memory     memfd, written, then mapped readable and executable
 *     3. anonymous memory     written, then made readable and executable
 *
 * No rung is ever writable and executable at once. What is only to be read goes from the first to the third.
 */
#ifndef RUNTIME_MAPPED_H
#define RUNTIME_MAPPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/os.h"

typedef enum mapped_how { MAPPED_NOT, MAPPED_FILE, MAPPED_MEMORY_FILE, MAPPED_COPY } mapped_how;

/* Bytes in memory. Owned by whoever has it; copy it as you like and give it back once. */
typedef struct mapped {
    const void *bytes; /* on the boundary of a page */
    size_t size;
    mapped_how how;
} mapped;

/* Maps the first `size` bytes, more than 0, of a file; `copy` starts at the second rung. 0, or the number of the error
 * that the last rung met. */
int mapped_open(int file, size_t size, bool execute, bool copy, mapped *out);
/* Copies of bytes in memory: rungs 2 and 3. */
int mapped_copy(const void *bytes, size_t size, bool execute, mapped *out);
/* Gives the memory back; nothing may run in it any more. Takes an empty one as well. */
void mapped_free(mapped *m);

#endif
