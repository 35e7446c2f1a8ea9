#include "base/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct arena_block {
    arena_block *next;
    size_t bytes;
};

enum { FIRST_BLOCK = 16 << 10, LAST_BLOCK = 4 << 20, HEADER = (sizeof(arena_block) + 15) & ~15u };

void arena_init(arena *a) { memset(a, 0, sizeof *a); }

void arena_free(arena *a)
{
    for (arena_block *block = a->blocks, *next; block; block = next) {
        next = block->next;
        free(block);
    }
    arena_init(a);
}

void arena_exhausted(arena *a) { longjmp(*a->escape, 1); }

static void new_block(arena *a, size_t bytes)
{
    size_t size = a->bytes < FIRST_BLOCK ? FIRST_BLOCK : a->bytes < LAST_BLOCK ? a->bytes : LAST_BLOCK;
    if (bytes > SIZE_MAX - HEADER - 16)
        arena_exhausted(a);
    if (size < bytes + HEADER)
        size = bytes + HEADER;
    arena_block *block = calloc(1, size);
    if (!block)
        arena_exhausted(a);
    block->next = a->blocks;
    block->bytes = size;
    a->blocks = block;
    a->at = (char *)block + HEADER;
    a->end = (char *)block + size;
    a->bytes += size;
}

void *arena_alloc(arena *a, size_t bytes)
{
    size_t room = (bytes + 15) & ~(size_t)15;
    if (room < bytes)
        arena_exhausted(a);
    if (!a->at || (size_t)(a->end - a->at) < room)
        new_block(a, room);
    void *made = a->at;
    a->at += room;
    return made;
}

void *arena_array(arena *a, size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        arena_exhausted(a);
    return arena_alloc(a, bytes);
}

void *arena_copy(arena *a, const void *from, size_t bytes)
{
    void *to = arena_alloc(a, bytes);
    if (bytes)
        memcpy(to, from, bytes);
    return to;
}

char *arena_string(arena *a, const char *from, size_t length)
{
    char *to = arena_alloc(a, length + 1);
    if (length)
        memcpy(to, from, length);
    return to;
}

char *arena_printf(arena *a, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *to = arena_alloc(a, (size_t)(length < 0 ? 0 : length) + 1);
    vsnprintf(to, (size_t)(length < 0 ? 0 : length) + 1, format, args);
    va_end(args);
    return to;
}

void *arena_grow(arena *a, void *old, uint32_t *room, uint32_t count, size_t size)
{
    if (*room > UINT32_MAX / 2)
        arena_exhausted(a);
    *room = *room ? *room * 2 : 8;
    void *made = arena_array(a, *room, size);
    if (count)
        memcpy(made, old, count * size);
    return made;
}
