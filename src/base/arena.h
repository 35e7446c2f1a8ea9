/* Arenas. An arena allocates all memory of a graph, a compilation or the like, and frees all of it at once.
 *
 * An allocation never returns NULL. When memory runs out, the allocation jumps to the arena's escape, a jmp_buf. An
 * entry point that allocates sets the escape:
 *
 *     ARENA_ENTER(arena, return status_oom());
 *     ...                                        // allocate freely, call functions that allocate
 *     ARENA_LEAVE(arena);
 *
 * The jump releases nothing. So the code between ARENA_ENTER and ARENA_LEAVE should allocate all its memory in the
 * arena. The statement in ARENA_ENTER must release everything else that this code acquires. Pairs of ARENA_ENTER and
 * ARENA_LEAVE may nest. Allocated memory is zeroed and aligned to 16 bytes.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/status.h"

typedef struct arena_block arena_block;

typedef struct arena {
    arena_block *blocks; /* the newest first */
    char *at, *end;      /* the free part of the newest block */
    size_t bytes;        /* number of bytes allocated from the system so far */
    jmp_buf *escape;     /* where arena_alloc jumps when memory runs out */
} arena;

void arena_init(arena *a);
void arena_free(arena *a);
void *arena_alloc(arena *a, size_t bytes);
void *arena_array(arena *a, size_t count, size_t size); /* count * size bytes; overflow counts as out of memory */
void *arena_copy(arena *a, const void *from, size_t bytes);
char *arena_string(arena *a, const char *from, size_t length); /* a copy, ended with a 0 */
char *arena_printf(arena *a, const char *format, ...) PRINTF_LIKE(2, 3);
_Noreturn void arena_exhausted(arena *a); /* jumps to the escape */

#define ARENA_ENTER(a, on_exhausted)                                                                                   \
    jmp_buf arena_jump_;                                                                                               \
    jmp_buf *arena_outer_ = (a)->escape;                                                                               \
    (a)->escape = &arena_jump_;                                                                                        \
    if (setjmp(arena_jump_)) {                                                                                         \
        (a)->escape = arena_outer_;                                                                                    \
        on_exhausted;                                                                                                  \
    }
#define ARENA_LEAVE(a) ((a)->escape = arena_outer_)

/* Allocate one T, or an array of T. */
#define ARENA_NEW(a, T) ((T *)arena_alloc((a), sizeof(T)))
#define ARENA_NEW_ARRAY(a, T, count) ((T *)arena_array((a), (count), sizeof(T)))

/* Growing arrays. A list of T has `count` elements at `at`. The memory at `at` is large enough for `room` elements. */
#define LIST_OF(T)                                                                                                     \
    struct {                                                                                                           \
        T *at;                                                                                                         \
        uint32_t count, room;                                                                                          \
    }
#define LIST_ADD(a, list, ...)                                                                                         \
    ((list)->count == (list)->room                                                                                     \
         ? (void)((list)->at = arena_grow((a), (list)->at, &(list)->room, (list)->count, sizeof *(list)->at))          \
         : (void)0,                                                                                                    \
     (list)->at[(list)->count++] = (__VA_ARGS__))
void *arena_grow(arena *a, void *old, uint32_t *room, uint32_t count, size_t size);

#endif
