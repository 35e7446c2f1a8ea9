#include "runtime/mapped.h"

#include <errno.h>
#include <string.h>

/* The source of a mapping: a file or bytes. */
typedef struct source {
    int file; /* descriptor of the file; if negative, the source is `bytes` */
    const void *bytes;
    size_t size;
} source;

static int fill(const source *from, void *to)
{
    if (from->file < 0) {
        memcpy(to, from->bytes, from->size);
        return 0;
    }
    int64_t got = os_file_read(from->file, to, from->size, 0);
    return got < 0 ? (int)got : (size_t)got < from->size ? -EIO : 0;
}

static int fill_memory_file(const source *from, int file)
{
    void *writable = NULL;
    int error = os_file_resize(file, from->size);
    if (!error)
        error = os_map(file, from->size, OS_READ_WRITE, true, &writable);
    if (!error) {
        error = fill(from, writable);
        os_unmap(writable, from->size);
    }
    return error;
}

static int through_memory_file(const source *from, void **out)
{
    int file = os_memory_file();
    if (file < 0)
        return file;
    int error = fill_memory_file(from, file);
    if (!error)
        error = os_map(file, from->size, OS_READ_EXECUTE, true, out);
    if (!error)
        os_flush_code(*out, from->size);
    os_file_close(file);
    return error;
}

static int through_memory(const source *from, bool execute, void **out)
{
    void *memory = NULL;
    int error = execute ? os_code_open(from->size, &memory) : os_map(-1, from->size, OS_READ_WRITE, false, &memory);
    if (error)
        return error;
    error = fill(from, memory);
    int closed = execute ? os_code_close(memory, from->size) : os_map_protect(memory, from->size, OS_READ);
    error = error ? error : closed;
    if (error)
        os_unmap(memory, from->size);
    else
        *out = memory;
    return error;
}

/* Tries the ways of mapping that mapped.h lists, in that order, until one works. */
static int climb(const source *from, bool execute, bool copy, mapped *out)
{
    void *memory = NULL;
    mapped_how how = MAPPED_FILE;
    bool straight = !copy && (!execute || os_executes_files());
    int error = straight ? os_map(from->file, from->size, execute ? OS_READ_EXECUTE : OS_READ, false, &memory) : -EPERM;
    if (error && execute) {
        how = MAPPED_MEMORY_FILE;
        error = through_memory_file(from, &memory);
    }
    if (error) {
        how = MAPPED_COPY;
        error = through_memory(from, execute, &memory);
    }
    *out = error ? (mapped){.how = MAPPED_NOT} : (mapped){.bytes = memory, .size = from->size, .how = how};
    return error;
}

int mapped_open(int file, size_t size, bool execute, bool copy, mapped *out)
{
    return climb(&(source){.file = file, .size = size}, execute, copy, out);
}

int mapped_copy(const void *bytes, size_t size, bool execute, mapped *out)
{
    return climb(&(source){.file = -1, .bytes = bytes, .size = size}, execute, true, out);
}

void mapped_free(mapped *m)
{
    if (m->how != MAPPED_NOT)
        os_unmap((void *)(uintptr_t)m->bytes, m->size);
    *m = (mapped){.how = MAPPED_NOT};
}
