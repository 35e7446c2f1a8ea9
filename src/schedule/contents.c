/* Buffers that have contents (contents.h) are in a treap: a search tree ordered by address, kept balanced by
 * pseudo-random priorities. The priority of a buffer is a hash of its number. */
#include "schedule/contents.h"

/* ---- the tree ---------------------------------------------------------------------------------------------------- */

static uint32_t priority(buffer_id id)
{
    id *= 0x9e3779b1u;
    id ^= id >> 15;
    id *= 0x85ebca6bu;
    return id ^ id >> 13;
}

/* Splits a tree: *low gets the buffers that begin before `at`, *high the others. */
static void split(contents *c, buffer_id root, int64_t at, buffer_id *low, buffer_id *high)
{
    while (root) {
        content *t = &c->at[root];
        if (t->begin < at) {
            *low = root;
            low = &t->right;
        } else {
            *high = root;
            high = &t->left;
        }
        root = *(t->begin < at ? &t->right : &t->left);
    }
    *low = *high = 0;
}

static buffer_id join(contents *c, buffer_id low, buffer_id high)
{
    buffer_id root = 0, *to = &root;
    while (low && high) {
        bool first = priority(low) > priority(high);
        buffer_id top = first ? low : high;
        *to = top;
        to = first ? &c->at[top].right : &c->at[top].left;
        *(first ? &low : &high) = *to;
    }
    *to = low ? low : high;
    return root;
}

static void insert(contents *c, buffer_id id)
{
    buffer_id *to = &c->root;
    while (*to && priority(*to) > priority(id))
        to = c->at[*to].begin < c->at[id].begin ? &c->at[*to].right : &c->at[*to].left;
    buffer_id below = *to;
    *to = id;
    split(c, below, c->at[id].begin, &c->at[id].left, &c->at[id].right);
}

static void delete (contents *c, buffer_id id)
{
    buffer_id *to = &c->root;
    while (*to != id)
        to = c->at[*to].begin < c->at[id].begin ? &c->at[*to].right : &c->at[*to].left;
    *to = join(c, c->at[id].left, c->at[id].right);
}

/* Returns the last buffer in the tree that begins before `at`; 0 if there is none. */
static buffer_id before(const contents *c, int64_t at)
{
    buffer_id found = 0;
    for (buffer_id i = c->root; i;) {
        bool low = c->at[i].begin < at;
        found = low ? i : found;
        i = low ? c->at[i].right : c->at[i].left;
    }
    return found;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

static void set(contents *c, buffer_id id, bool present, bool complete, const span_list *written)
{
    content *t = &c->at[id];
    if (present && !t->present)
        insert(c, id);
    else if (!present && t->present)
        delete (c, id);
    t->present = present;
    t->complete = complete;
    t->written = written;
}

static void change(contents *c, buffer_id id, bool present, bool complete, const span_list *written)
{
    const content *t = &c->at[id];
    LIST_ADD(c->arena, &c->changes, ((content_change){id, t->present, t->complete, t->written}));
    set(c, id, present, complete, written);
}

void contents_remove(contents *c, buffer_id id)
{
    if (c->at[id].present)
        change(c, id, false, false, NULL);
}

void contents_clear(contents *c, int64_t begin, int64_t end)
{
    for (buffer_id i; (i = before(c, end)) && c->at[i].end > begin;)
        contents_remove(c, i);
}

/* Prepares a write to a buffer: if the buffer has no contents, removes the contents of all buffers that overlap it. */
static void clear_for(contents *c, buffer_id id)
{
    if (!c->at[id].present)
        contents_clear(c, c->at[id].begin, c->at[id].end);
}

void contents_fill(contents *c, buffer_id id)
{
    clear_for(c, id);
    if (c->at[id].begin < c->at[id].end && !c->at[id].complete)
        change(c, id, true, true, NULL);
}

void contents_add(contents *c, buffer_id id, int64_t elements, const element_span *span)
{
    const content *t = &c->at[id];
    clear_for(c, id);
    if (t->begin == t->end || span->moves)
        return;
    span_list *made = ARENA_NEW(c->arena, span_list);
    for (uint32_t i = 0; t->written && i < t->written->count; i++)
        LIST_ADD(c->arena, made, t->written->at[i]);
    element_span whole = *span;
    for (uint32_t i = 0; i < made->count;) {
        bool joined = span_unite(&made->at[i], &whole, &whole);
        if (joined)
            made->at[i] = made->at[--made->count];
        i = joined ? 0 : i + 1; /* `whole` has grown and may now unite with an earlier span */
    }
    bool complete = whole.first == 0 && span_elements(&whole) == elements &&
                    (whole.dims == 0 || (whole.dims == 1 && whole.at[0].stride == 1));
    if (complete && !t->complete)
        change(c, id, true, true, NULL);
    if (complete)
        return;
    LIST_ADD(c->arena, made, whole);
    change(c, id, true, false, made);
}

void contents_restore(contents *c, uint32_t count)
{
    while (c->changes.count > count) {
        content_change last = c->changes.at[--c->changes.count];
        set(c, last.id, last.present, last.complete, last.written);
    }
}
