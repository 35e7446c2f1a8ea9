/* Records which buffer's contents each byte of memory holds at one point of a program (contents.c).
 *
 * A buffer has contents from the first write to it until a write to another buffer that shares memory with it. So
 * buffers with contents never overlap. The contents are complete when every element was written. Every change is
 * logged, so the state at an earlier point can be restored. */
#ifndef SCHEDULE_CONTENTS_H
#define SCHEDULE_CONTENTS_H

#include "schedule/schedule.h"

typedef LIST_OF(element_span) span_list;

typedef struct content {
    int64_t begin, end;       /* addresses; the same for the whole program */
    bool present, complete;   /* whether the buffer has contents, and whether they are complete */
    const span_list *written; /* the written elements, unless `complete`; the list itself never changes */
    buffer_id left, right;    /* tree of the buffers with contents, by address */
} content;

typedef struct content_change {
    buffer_id id;
    bool present, complete; /* the values of these fields and of `written` before the change */
    const span_list *written;
} content_change;

typedef struct contents {
    arena *arena;
    content *at; /* indexed by buffer */
    buffer_id root;
    LIST_OF(content_change) changes;
} contents;

/* Makes a buffer's contents complete. */
void contents_fill(contents *c, buffer_id id);
/* Adds written elements to a buffer of `elements` elements. If its contents were complete and only a part is written, a
 * new value begins: the other elements still belong to the old value, so they count as not written. If span->moves is
 * set, the write updates the value that the buffer holds already, and its contents stay as they are. */
void contents_add(contents *c, buffer_id id, int64_t elements, const element_span *span);
/* Removes the contents of a buffer. */
void contents_remove(contents *c, buffer_id id);
/* Removes the contents of every buffer with a byte in [begin, end). */
void contents_clear(contents *c, int64_t begin, int64_t end);
/* Undoes all changes after the first `count` ones. */
void contents_restore(contents *c, uint32_t count);

#endif
