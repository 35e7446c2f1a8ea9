/* Replaces the C library's allocator in the compiler process, so that allocations of LLVM can fail. All allocations
 * that Quern does not make count as allocations of LLVM. The address sanitizer has its own allocator. So under this
 * sanitizer, or without glibc, no allocation of LLVM fails. */
#include <errno.h>
#include <stdint.h>

#include "../sanitized.h"
#include "faults_inside.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !ADDRESS_SANITIZED

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

/* Whether an allocation must fail. Returns false for allocations of Quern, which faults.c counts and lets fail. */
static bool fails(void)
{
    if (fault_inside || !fault_of_llvm())
        return false;
    errno = ENOMEM;
    return true;
}

#define SHOWN __attribute__((visibility("default")))

SHOWN void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
SHOWN void *calloc(size_t count, size_t size) { return fails() ? NULL : __libc_calloc(count, size); }
SHOWN void *realloc(void *block, size_t size) { return fails() ? NULL : __libc_realloc(block, size); }
SHOWN void free(void *block) { __libc_free(block); }
SHOWN void *aligned_alloc(size_t alignment, size_t size) { return fails() ? NULL : __libc_memalign(alignment, size); }
SHOWN void *memalign(size_t alignment, size_t size) { return fails() ? NULL : __libc_memalign(alignment, size); }

SHOWN int posix_memalign(void **out, size_t alignment, size_t size)
{
    void *made = fails() ? NULL : __libc_memalign(alignment, size);
    if (made)
        *out = made;
    return made ? 0 : ENOMEM;
}

#endif
