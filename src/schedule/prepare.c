/* Finds values that depend only on large constants or only on one input, such as transposed, converted and packed
 * weights. The nests that compute these values become children of a STEP_PREPARE at the start of the program. The step
 * stores the values in its slot. A call that passes a filled slot skips the step. Values that depend on both large
 * constants and an input are computed in each call. If they were prepared, all values of a network with constant
 * weights and one input would be prepared.
 *
 * A nest is moved to a STEP_PREPARE only if every call runs the nest once and the nest writes only temporaries. No
 * other step may write these temporaries, and the nest may not read them. The results must have at most twice the bytes
 * of the buffers that the nest reads (prepare_fits). Nests with `threaded` are not moved.
 */
#include <string.h>

#include "schedule/schedule.h"

bool prepare_fits(int64_t kept, int64_t from) { return kept <= 2 * from; }

uint32_t prepare_source(const schedule *s, uint32_t count, const buffer_id *reads)
{
    uint32_t source = UINT32_MAX;
    for (uint32_t i = 0; i < count; i++) {
        const buffer *t = &s->buffers.at[reads[i]];
        if (t->kind == BUFFER_DATA)
            continue;
        if (source != UINT32_MAX && source != t->source)
            return SOURCE_CALL;
        source = t->source;
    }
    return source == UINT32_MAX ? SOURCE_CALL : source;
}

/* ---- sources ----------------------------------------------------------------------------------------------------- */

/* Returns an array: for each buffer, the number of steps that write to it. */
static uint32_t *count_writers(const schedule *s)
{
    uint32_t *count = ARENA_NEW_ARRAY(s->arena, uint32_t, s->buffers.count + 1);
    for (uint32_t i = 0; i < s->steps.count; i++) {
        const step *at = &s->steps.at[i];
        const nest *n = at->kind == STEP_NEST ? s->nests.at[at->nest] : NULL;
        const host_call *call = at->kind == STEP_HOST ? &s->hosts.at[at->nest] : NULL;
        for (uint32_t k = 0; n && k < n->buffers.count; k++)
            count[n->buffers.at[k]] += nest_writes(n, n->buffers.at[k]);
        for (uint32_t k = 0; call && k < call->outputs; k++)
            count[call->buffers[call->inputs + k]]++;
    }
    return count;
}

/* Returns the source of all results of a nest, or SOURCE_CALL if the nest is not moved. */
static uint32_t nest_source(const schedule *s, const nest *n, const uint32_t *writers)
{
    buffer_id *reads = ARENA_NEW_ARRAY(s->arena, buffer_id, n->buffers.count + 1);
    uint32_t count = 0;
    int64_t kept = 0, from = 0;
    if (n->threaded)
        return SOURCE_CALL;
    for (uint32_t i = 0; i < n->buffers.count; i++) {
        buffer_id id = n->buffers.at[i];
        const buffer *t = &s->buffers.at[id];
        if (nest_writes(n, id)) {
            if (t->kind != BUFFER_TEMP || t->function || writers[id] > 1 || nest_reads(n, id))
                return SOURCE_CALL;
            kept += t->bytes;
        } else {
            reads[count++] = id;
            from += t->bytes;
        }
    }
    return prepare_fits(kept, from) ? prepare_source(s, count, reads) : SOURCE_CALL;
}

void prepare_sources(schedule *s)
{
    const region *r = region_at(s->graph, s->entry);
    if (s->prepare == PREPARE_NOTHING)
        return;
    for (buffer_id i = 1; i < s->buffers.count; i++) {
        buffer *t = &s->buffers.at[i];
        if (t->kind == BUFFER_LARGE)
            t->source = SOURCE_CONSTANTS;
        else if (t->kind == BUFFER_INPUT && s->prepare == PREPARE_INPUTS && r->formals.at[t->number].alias < 0)
            t->source = SOURCE_INPUT + t->number;
    }
    const uint32_t *writers = count_writers(s);
    for (uint32_t i = 0; i < s->routines.at[0].end; i += 1 + s->steps.at[i].length) {
        const nest *n = s->steps.at[i].kind == STEP_NEST ? s->nests.at[s->steps.at[i].nest] : NULL;
        uint32_t source = n ? nest_source(s, n, writers) : SOURCE_CALL;
        for (uint32_t k = 0; source && k < n->buffers.count; k++)
            if (nest_writes(n, n->buffers.at[k]))
                s->buffers.at[n->buffers.at[k]].source = source;
    }
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

/* Returns the source of a step that is moved; SOURCE_CALL for other steps. */
static uint32_t moved_source(const schedule *s, const step *at)
{
    const nest *n = at->kind == STEP_NEST ? s->nests.at[at->nest] : NULL;
    for (uint32_t i = 0; n && i < n->buffers.count; i++)
        if (nest_writes(n, n->buffers.at[i]))
            return s->buffers.at[n->buffers.at[i]].source;
    return SOURCE_CALL;
}

/* If a STEP_PREPARE writes the buffer, gives the buffer an offset in the step's slot. Called for each buffer that the
 * steps outside STEP_PREPAREs use. */
static void keep_buffer(schedule *s, buffer_id id)
{
    buffer *t = &s->buffers.at[id];
    if (t->kind != BUFFER_TEMP || !t->source || t->prepared)
        return;
    while (s->prepared.at[t->prepared].source != t->source)
        t->prepared++;
    prepared *in = &s->prepared.at[t->prepared++];
    t->offset = in->bytes;
    in->bytes += (t->bytes + PREPARED_LINE - 1) / PREPARED_LINE * PREPARED_LINE;
}

static void keep_read(schedule *s, const step *at)
{
    const nest *n = at->kind == STEP_NEST ? s->nests.at[at->nest] : NULL;
    const host_call *call = at->kind == STEP_HOST ? &s->hosts.at[at->nest] : NULL;
    for (uint32_t i = 0; n && i < n->buffers.count; i++)
        keep_buffer(s, n->buffers.at[i]);
    for (uint32_t i = 0; call && i < call->inputs; i++)
        keep_buffer(s, call->buffers[i]);
    keep_buffer(s, at->control);
}

static void add_source(schedule *s, uint32_t source)
{
    for (uint32_t i = 0; i < s->prepared.count; i++)
        if (s->prepared.at[i].source == source)
            return;
    if (source)
        LIST_ADD(s->arena, &s->prepared, ((prepared){.source = source}));
}

/* Adds a STEP_PREPARE for the source of s->prepared.at[number]. Its children are the steps with this source and the
 * nests of packings with this source. old[0] to old[end - 1] are the entry's steps. */
static void add_prepare(schedule *s, uint32_t number, const step *old, uint32_t end)
{
    uint32_t source = s->prepared.at[number].source, opened = s->steps.count;
    LIST_ADD(s->arena, &s->steps, ((step){.kind = STEP_PREPARE, .nest = number}));
    for (uint32_t i = 0; i < end; i += 1 + old[i].length)
        if (moved_source(s, &old[i]) == source)
            LIST_ADD(s->arena, &s->steps, old[i]);
    for (uint32_t i = 0; i < s->packings.count; i++)
        if (s->packings.at[i].source == source) {
            LIST_ADD(s->arena, &s->nests, s->packings.at[i].nest);
            LIST_ADD(s->arena, &s->steps, ((step){.kind = STEP_NEST, .nest = s->nests.count - 1}));
        }
    s->steps.at[opened].length = s->steps.count - 1 - opened;
}

void prepare_steps(schedule *s)
{
    const step *old = s->steps.at;
    uint32_t count = s->steps.count, end = s->routines.at[0].end;
    for (uint32_t i = 0; i < end; i += 1 + old[i].length)
        add_source(s, moved_source(s, &old[i]));
    for (uint32_t i = 0; i < s->packings.count; i++)
        add_source(s, s->packings.at[i].source);
    if (!s->prepared.count)
        return;
    memset(&s->steps, 0, sizeof s->steps);
    for (uint32_t i = 0; i < s->prepared.count; i++)
        add_prepare(s, i, old, end);
    uint32_t added = s->prepared.count + s->packings.count;
    for (uint32_t i = 0; i < count; i++)
        if (i >= end || !moved_source(s, &old[i])) {
            LIST_ADD(s->arena, &s->steps, old[i]);
            keep_read(s, &old[i]);
        }
    for (uint32_t i = 0; i < s->routines.count; i++) {
        s->routines.at[i].first += i ? added : 0;
        s->routines.at[i].end += added;
    }
}
