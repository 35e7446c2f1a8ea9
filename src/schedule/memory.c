/* Plans memory: chooses the slots of all buffers, and the offsets of temporaries.
 *
 * A temporary is live from the first to the last step that uses it. A temporary that is used both inside and outside a
 * `while` is live during the whole `while`. Temporaries are placed in the order of their first use, each in the first
 * hole (free range of the arena) that is large enough. A load waits for an earlier store if the low 12 bits of both
 * addresses are equal. So a gap follows each temporary of a page or more.
 *
 * Before the arena is filled, some temporaries are placed in outputs instead. The first write to the output must come
 * after the last use of the temporary. Temporaries of called functions stay in the arena. A STEP_PREPARE runs without
 * outputs, so its temporaries are not placed in outputs. Larger temporaries are placed first. Of equally large ones,
 * the one that lives longer is placed first.
 */
#include <stdlib.h>
#include <string.h>

#include "schedule/schedule.h"

enum {
    LINE = 64,          /* bytes of a cache line */
    PAGE = 4096,        /* bytes of a page */
    STAGGER = 5 * LINE, /* bytes of the gap after a temporary of a page or more */
    /* These limits bound the planning time: temporaries are placed in at most MOST_OUTPUTS outputs, and at most
     * MOST_IN_OUTPUT in each. */
    MOST_OUTPUTS = 16,
    MOST_IN_OUTPUT = 64
};

static void touch(schedule *s, buffer_id id, uint32_t step)
{
    buffer *t = &s->buffers.at[id];
    if (t->first > step)
        t->first = step;
    if (t->last < step)
        t->last = step;
}

static void touch_nest(schedule *s, const nest *n, uint32_t step)
{
    for (uint32_t i = 0; i < n->buffers.count; i++)
        touch(s, n->buffers.at[i], step);
}

static void touch_host(schedule *s, const host_call *call, uint32_t step)
{
    for (uint32_t i = 0; i < call->inputs + call->outputs; i++)
        touch(s, call->buffers[i], step);
}

/* A caller can write the arguments of a second call of f before it has read the results of the first call. So no
 * argument may share memory with a result: both count as live from step 0 on. A result is live until the end of f. */
static void touch_signature(schedule *s, const routine *f)
{
    const region *r = region_at(s->graph, f->region);
    for (uint32_t i = 0; i < r->formals.count; i++)
        touch(s, f->arguments[i], 0);
    for (uint32_t i = 0; i < r->output_count; i++) {
        touch(s, f->results[i], 0);
        touch(s, f->results[i], f->end - 1);
    }
}

static void find_lifetimes(schedule *s)
{
    for (uint32_t i = 0; i < s->steps.count; i++) {
        const step *at = &s->steps.at[i];
        if (at->kind == STEP_NEST)
            touch_nest(s, s->nests.at[at->nest], i);
        if (at->kind == STEP_HOST)
            touch_host(s, &s->hosts.at[at->nest], i);
        if (at->control) {
            touch(s, at->control, i);
            if (at->kind == STEP_WHILE)
                touch(s, at->control, i + at->length);
        }
    }
    for (uint32_t i = 1; i < s->routines.count; i++)
        touch_signature(s, &s->routines.at[i]);
    /* Extend lifetimes to whole loops. A backward pass visits inner loops before the loops around them. */
    for (uint32_t i = s->steps.count; i-- > 0;) {
        if (s->steps.at[i].kind != STEP_WHILE)
            continue;
        uint32_t end = i + s->steps.at[i].length;
        for (buffer_id k = 1; k < s->buffers.count; k++) {
            buffer *t = &s->buffers.at[k];
            bool inside = t->first <= end && t->last >= i;
            bool outside = t->first < i || t->last > end;
            if (!inside || !outside || t->first > t->last)
                continue;
            t->first = t->first < i ? t->first : i;
            t->last = t->last > end ? t->last : end;
        }
    }
}

static int64_t to_line(int64_t bytes) { return (bytes + LINE - 1) / LINE * LINE; }

/* ---- outputs ----------------------------------------------------------------------------------------------------- */

typedef struct home {
    buffer_id output;
    uint32_t count;
    buffer_id within[MOST_IN_OUTPUT];
} home;

/* The sort key of a buffer: descending `major`, then descending `minor`, then ascending `id`. */
typedef struct rank {
    int64_t major, minor;
    buffer_id id;
} rank;

static int compare_ranks(const void *left, const void *right)
{
    const rank *a = left, *b = right;
    if (a->major != b->major)
        return a->major > b->major ? -1 : 1;
    if (a->minor != b->minor)
        return a->minor > b->minor ? -1 : 1;
    return (a->id > b->id) - (a->id < b->id);
}

/* Among the temporaries in an output, returns one that overlaps [begin, begin + t->bytes) and is live at the same time
 * as t; 0 if there is none. */
static buffer_id find_conflict(const schedule *s, const home *h, const buffer *t, int64_t begin)
{
    for (uint32_t i = 0; i < h->count; i++) {
        const buffer *other = &s->buffers.at[h->within[i]];
        if (other->first <= t->last && t->first <= other->last && begin < other->offset + to_line(other->bytes) &&
            other->offset < begin + t->bytes)
            return h->within[i];
    }
    return 0;
}

/* Places a temporary in an output. The output must be written after the temporary's last use, have room, and be aligned
 * for the temporary's elements. Returns whether the temporary was placed. */
static bool place_in(schedule *s, home *h, buffer_id id)
{
    buffer *t = &s->buffers.at[id];
    const buffer *o = &s->buffers.at[h->output];
    int64_t begin = 0;
    if (t->last >= o->first || h->count == MOST_IN_OUTPUT ||
        dtype_bytes((qn_dtype)t->dtype) > dtype_bytes((qn_dtype)o->dtype))
        return false;
    for (buffer_id other; (other = find_conflict(s, h, t, begin));)
        begin = s->buffers.at[other].offset + to_line(s->buffers.at[other].bytes);
    if (begin + t->bytes > o->bytes)
        return false;
    t->slot = o->slot;
    t->offset = begin;
    h->within[h->count++] = id;
    return true;
}

static void place_in_outputs(schedule *s)
{
    rank *outputs = ARENA_NEW_ARRAY(s->arena, rank, s->buffers.count);
    uint32_t output_count = 0, count = 0;
    for (buffer_id i = 1; i < s->buffers.count; i++) {
        const buffer *o = &s->buffers.at[i];
        if (o->kind == BUFFER_OUTPUT && o->first <= o->last)
            outputs[output_count++] = (rank){o->first, o->bytes, i};
    }
    for (buffer_id i = 1; output_count && i < s->buffers.count; i++) {
        const buffer *t = &s->buffers.at[i];
        if (t->kind == BUFFER_TEMP && !t->function && !t->source && t->bytes && t->first <= t->last)
            outputs[output_count + count++] = (rank){t->bytes, t->last - t->first, i};
    }
    rank *wanted = outputs + output_count;
    qsort(outputs, output_count, sizeof *outputs, compare_ranks);
    qsort(wanted, count, sizeof *wanted, compare_ranks);
    output_count = output_count < MOST_OUTPUTS ? output_count : MOST_OUTPUTS;
    home *homes = ARENA_NEW_ARRAY(s->arena, home, output_count + 1);
    for (uint32_t i = 0; i < output_count; i++)
        homes[i].output = outputs[i].id;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < output_count && !place_in(s, &homes[k], wanted[i].id); k++)
            continue;
}

/* ---- the arena --------------------------------------------------------------------------------------------------- */

/* A range of the arena that no live temporary uses. Lists of holes are sorted by address; the last hole ends at
 * INT64_MAX. */
typedef struct hole {
    int64_t begin, end;
} hole;
typedef LIST_OF(hole) hole_list;

static void remove_hole(hole_list *holes, uint32_t at)
{
    memmove(&holes->at[at], &holes->at[at + 1], (--holes->count - at) * sizeof *holes->at);
}

/* Allocates `bytes` bytes from the first hole that is large enough. Rounds the end of the range up to a multiple of
 * LINE and adds `gap`, but does not go beyond the end of the hole. Returns the offset of the range, and sets *end to
 * its end. */
static int64_t alloc_hole(hole_list *holes, int64_t bytes, int64_t gap, int64_t *end)
{
    uint32_t at = 0;
    while (holes->at[at].end - holes->at[at].begin < bytes)
        at++;
    hole *found = &holes->at[at];
    int64_t begin = found->begin, wanted = (begin + bytes + LINE - 1) / LINE * LINE + gap;
    *end = wanted < found->end ? wanted : found->end;
    found->begin = *end;
    if (found->begin == found->end)
        remove_hole(holes, at);
    return begin;
}

static void free_hole(arena *a, hole_list *holes, int64_t begin, int64_t end)
{
    uint32_t low = 0, high = holes->count - 1;
    while (low < high) { /* find the first hole after the range */
        uint32_t middle = low + (high - low) / 2;
        if (holes->at[middle].begin < begin)
            low = middle + 1;
        else
            high = middle;
    }
    bool joins_next = holes->at[low].begin == end, joins_last = low > 0 && holes->at[low - 1].end == begin;
    if (joins_next)
        holes->at[low].begin = joins_last ? holes->at[low - 1].begin : begin;
    else if (joins_last)
        holes->at[low - 1].end = end;
    if (joins_next && joins_last)
        remove_hole(holes, low - 1);
    if (joins_next || joins_last)
        return;
    LIST_ADD(a, holes, (hole){0});
    memmove(&holes->at[low + 1], &holes->at[low], (holes->count - 1 - low) * sizeof *holes->at);
    holes->at[low] = (hole){begin, end};
}

/* The birth (first use) or the death (last use) of a temporary. */
typedef struct event {
    uint32_t function, step; /* function: the first step of the temporary's function. step: the step of the event */
    buffer_id id;
} event;

static int compare_events(const void *left, const void *right)
{
    const event *a = left, *b = right;
    if (a->function != b->function)
        return a->function < b->function ? -1 : 1;
    if (a->step != b->step)
        return a->step < b->step ? -1 : 1;
    return (a->id > b->id) - (a->id < b->id);
}

/* Places the temporaries of one function from offset `base` on. Sets ends[b] to the end of temporary b's range. Returns
 * the end of the function's memory. */
static int64_t place_temporaries(schedule *s, int64_t base, uint32_t count, const event *births, const event *deaths,
                                 int64_t *ends)
{
    int64_t last = base;
    hole_list holes = {0};
    uint32_t dead = 0;
    LIST_ADD(s->arena, &holes, (hole){base, INT64_MAX});
    for (uint32_t i = 0; i < count; i++) {
        buffer *wanted = &s->buffers.at[births[i].id];
        for (; deaths[dead].step < wanted->first; dead++)
            free_hole(s->arena, &holes, s->buffers.at[deaths[dead].id].offset, ends[deaths[dead].id]);
        wanted->offset = alloc_hole(&holes, wanted->bytes, wanted->bytes >= PAGE ? STAGGER : 0, &ends[births[i].id]);
        int64_t end = wanted->offset + wanted->bytes;
        last = end > last ? end : last;
    }
    return last;
}

/* Makes the memory of each function that f calls begin at or after `end`, the end of f's memory. */
static void push_callees(schedule *s, const routine *f, int64_t end)
{
    int64_t behind = (end + LINE - 1) / LINE * LINE;
    for (uint32_t i = f->first; i < f->end; i++) {
        routine *callee = &s->routines.at[s->steps.at[i].function];
        if (s->steps.at[i].kind == STEP_CALL && callee->base < behind)
            callee->base = behind;
    }
}

/* Places the memory of all functions, each after the memory of its callers. */
static void place_functions(schedule *s, uint32_t arena)
{
    event *births = ARENA_NEW_ARRAY(s->arena, event, s->buffers.count);
    event *deaths = ARENA_NEW_ARRAY(s->arena, event, s->buffers.count);
    int64_t *ends = ARENA_NEW_ARRAY(s->arena, int64_t, s->buffers.count);
    uint32_t count = 0, next = 0;
    for (buffer_id i = 1; i < s->buffers.count; i++) {
        const buffer *t = &s->buffers.at[i];
        if (t->kind != BUFFER_TEMP || t->first > t->last || t->slot != arena)
            continue;
        births[count] = (event){s->routines.at[t->function].first, t->first, i};
        deaths[count++] = (event){s->routines.at[t->function].first, t->last, i};
    }
    qsort(births, count, sizeof *births, compare_events);
    qsort(deaths, count, sizeof *deaths, compare_events);
    for (const routine *f = &s->routines.at[0]; f; f = routine_behind(s, f)) {
        uint32_t first = next;
        while (next < count && births[next].function == f->first)
            next++;
        int64_t end = place_temporaries(s, f->base, next - first, births + first, deaths + first, ends);
        push_callees(s, f, end);
        s->arena_bytes = end > s->arena_bytes ? end : s->arena_bytes;
    }
}

/* Refuses programs whose temporaries have 2^56 bytes or more in total, so that no sum of offsets overflows. */
static qn_status check_temporaries(const schedule *s)
{
    double bytes = 0;
    for (buffer_id i = 1; i < s->buffers.count; i++)
        bytes += s->buffers.at[i].kind == BUFFER_TEMP ? (double)s->buffers.at[i].bytes : 0;
    return bytes < 0x1p56 ? NULL : status_make(QN_UNSUPPORTED, "the temporaries take 2^56 bytes or more");
}

qn_status plan_memory(schedule *s)
{
    QN_TRY(check_temporaries(s));
    find_lifetimes(s);
    uint32_t arena = s->inputs + s->outputs + s->constants;
    for (buffer_id i = 1; i < s->buffers.count; i++) {
        buffer *t = &s->buffers.at[i];
        switch ((buffer_kind)t->kind) {
        case BUFFER_INPUT: t->slot = t->number; break;
        case BUFFER_OUTPUT: t->slot = s->inputs + t->number; break;
        case BUFFER_LARGE: t->slot = s->inputs + s->outputs + t->number; break;
        case BUFFER_TEMP: t->slot = arena + t->prepared; break;
        case BUFFER_DATA:
        case BUFFER_SCRATCH: break;
        }
    }
    place_in_outputs(s);
    place_functions(s, arena);
    return NULL;
}
