/* copy_code file|copy|silent: copies a function into memory, calls it there, and prints "code ADDRESS SIZE".
 *
 *     file     copies to a file in memory and maps the file; the library does this with code from a compiler process
 *     copy     copies to anonymous memory; the library does this on systems without files in memory
 *     silent   copies, but does not make the code visible to instruction fetch, which is a fault
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "runtime/mapped.h"

enum { SIZE = 1000 }; /* number of instructions, enough for many cache lines */
static const uint32_t nop = 0xd503201f, mov_w0_42 = 0x52800540, ret = 0xd65f03c0;

static bool no_memory_files;

/* Replaces the function of the C library by one that can fail. */
int memfd_create(const char *name, unsigned flags)
{
    if (!no_memory_files)
        return (int)syscall(SYS_memfd_create, name, flags);
    errno = ENOSYS;
    return -1;
}

static int copy_silently(const void *bytes, size_t size, mapped *out)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return errno;
    memcpy(memory, bytes, size);
    *out = (mapped){memory, size, MAPPED_COPY};
    return mprotect(memory, size, PROT_READ | PROT_EXEC);
}

int main(int count, char **args)
{
    static uint32_t code[SIZE];
    for (size_t i = 0; i < SIZE; i++)
        code[i] = i + 2 < SIZE ? nop : i + 1 < SIZE ? mov_w0_42 : ret;
    const char *how = count == 2 ? args[1] : "";
    no_memory_files = !strcmp(how, "copy");
    mapped_how wanted = !strcmp(how, "file") ? MAPPED_MEMORY_FILE : MAPPED_COPY;
    mapped m;
    int error =
        !strcmp(how, "silent") ? copy_silently(code, sizeof code, &m) : mapped_copy(code, sizeof code, true, &m);
    if (error || m.how != wanted) {
        fprintf(stderr, "copy_code %s: error %d\n", how, error);
        return 1;
    }
    int (*function)(void);
    memcpy(&function, &m.bytes, sizeof function);
    printf("code 0x%llx %zu\n", (unsigned long long)(uintptr_t)m.bytes, m.size);
    return function() == 42 ? 0 : 1;
}
