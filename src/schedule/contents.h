/* Records which buffer's contents each byte of memory holds at one point of a program.
 *
 * A buffer has contents from the first write to it until a write to another buffer that shares memory with it. So
 * buffers with contents never overlap. Contents are complete once every element is written. Every change is logged, so
 * an earlier state can be restored. */
#ifndef SCHEDULE_CONTENTS_H
#define SCHEDULE_CONTENTS_H

#include "schedule/schedule.h"

typedef LIST_OF(element_span) span_list;

typedef struct content {
    int64_t begin, end;       /* addresses; fixed for the whole program */
    bool present, complete;   /* whether the buffer has contents, and whether these are complete */
    const span_list *written; /* the written elements, unless `complete`; the list is never modified */
    buffer_id left, right;    /* the children in the tree of buffers with contents (contents.c) */
} content;

typedef struct content_change {
    buffer_id id;
    bool present, complete; /* these and `written` are the values before the change */
    const span_list *written;
} content_change;

typedef struct contents {
    arena *arena;
    content *at; /* indexed by buffer */
    buffer_id root;
    LIST_OF(content_change) changes;
} contents;

/* Makes the contents of a buffer complete. */
void contents_fill(contents *c, buffer_id id);
/* Adds the elements of `span` to the contents of a buffer of `elements` elements. If the contents were complete and the
 * span is only a part, a new value begins: the elements outside of the span count as not written. If span->moves is
 * set, nothing is added, because the written elements may differ from those of the span. Such a write changes a value
 * that the buffer already holds. */
void contents_add(contents *c, buffer_id id, int64_t elements, const element_span *span);
void contents_remove(contents *c, buffer_id id);
/* Removes the contents of every buffer with a byte in [begin, end). */
void contents_clear(contents *c, int64_t begin, int64_t end);
/* Undoes all changes except the first `count`. */
void contents_restore(contents *c, uint32_t count);

#endif
