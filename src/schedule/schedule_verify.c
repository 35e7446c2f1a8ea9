/* Checks a whole schedule, including where its buffers lie in memory.
 *
 * The checks do not rely on the lifetimes of memory.c or the decisions of in_place.c. The verifier visits the steps in
 * order and tracks which buffers have contents (contents.h). A step may read only buffers with complete contents. A
 * write to a buffer removes the contents of all other buffers that overlap it. After a branch, the contents of a buffer
 * are complete only if they are complete at the end of every path.
 *
 * The verifier visits the steps of a loop twice. The first pass finds the buffers whose contents one iteration
 * destroys. At the start of the second pass, which checks the reads, these buffers have no contents. Each function is
 * visited before its callers. A call destroys all contents in the memory that the called function and its callees
 * write. If the schedule has nests with `threaded`, the verifier visits all functions a second time without these
 * nests, as in a call on one thread. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "schedule/contents.h"

enum {
    PLACE_ALIGNMENT = 64 /* alignment of every temporary, in bytes; abi/plan.h promises it for the arena */
};

/* The range of addresses from the first to the last byte that a function and its callees write. The range is empty if
 * begin >= end. */
typedef struct written_range {
    int64_t begin, end;
} written_range;

typedef struct verifier {
    const schedule *s;
    arena *arena;
    contents contents;
    int64_t scratch;       /* the address of the next buffer in scratch, after all slots and all earlier buffers in
                              scratch */
    int64_t *slots;        /* the first address of each slot, then the end of the last slot */
    int64_t *output_size;  /* for each output: the bytes of an element */
    bool *updated;         /* for each input: whether the program may write to it */
    written_range *writes; /* for each function: what the function writes */
    uint32_t function;     /* the function that is being visited, as an index in schedule.routines */
    uint32_t *seen;        /* for each buffer: the value of `mark` when the buffer was last marked */
    uint32_t *counts;      /* for each buffer: how many branches make its contents complete (follow_branches) */
    uint32_t mark;         /* adding 1 to `mark` unmarks all buffers */
    uint32_t preparing;    /* below a STEP_PREPARE: 1 + the step's index in schedule.prepared; else 0 */
    bool alone;            /* the call has one thread, so nests with `threaded` do not run */
    buffer_id chain;       /* nest.chain of the nest that is being visited */
    bool quiet;            /* reads are not checked */
    uint32_t step;         /* the step that is being visited */
} verifier;

/* ---- messages ---------------------------------------------------------------------------------------------------- */

static const char *const kind_names[] = {"input", "output", "large constant", "constant", "temporary", "scratch"};

static qn_status wrong_buffer(const verifier *v, buffer_id id, const char *what)
{
    const buffer *t = &v->s->buffers.at[id];
    return status_make(QN_INTERNAL, "schedule: buffer %u (%s of %" PRId64 " bytes at %" PRId64 " of slot %u): %s", id,
                       kind_names[t->kind], t->bytes, t->offset, t->slot, what);
}

static qn_status wrong(const verifier *v, buffer_id id, const char *what)
{
    static const char *const steps[] = {"nest",      "while", "case",     "if",     "block",
                                        "host call", "call",  "function", "prepare"};
    const step *at = &v->s->steps.at[v->step];
    char where[80] = "";
    if (id) {
        const buffer *t = &v->s->buffers.at[id];
        snprintf(where, sizeof where, ", buffer %u (%s at %" PRId64 ")", id, kind_names[t->kind], t->offset);
    }
    uint32_t number = at->kind == STEP_CALL || at->kind == STEP_FUNCTION ? at->function : at->nest;
    return status_make(QN_INTERNAL, "schedule: step %u (%s %u)%s: %s", v->step, steps[at->kind], number, where, what);
}

/* ---- places of buffers ------------------------------------------------------------------------------------------- */

static void find_slots(verifier *v)
{
    const schedule *s = v->s;
    const region *r = region_at(s->graph, s->entry);
    uint32_t count = s->inputs + s->outputs + s->constants + 1 + s->prepared.count, next = 0;
    int64_t at = 0, *bytes = ARENA_NEW_ARRAY(v->arena, int64_t, count + r->formals.count + r->output_count);
    v->slots = ARENA_NEW_ARRAY(v->arena, int64_t, count + 1);
    v->updated = ARENA_NEW_ARRAY(v->arena, bool, r->formals.count + 1);
    bool *shared = ARENA_NEW_ARRAY(v->arena, bool, r->output_count + 1);
    for (uint32_t i = 0; i < r->formals.count; i++) {
        bytes[next++] = type_bytes(s->graph, node_type(s->graph, r->formals.at[i].node));
        v->updated[i] = r->formals.at[i].alias >= 0;
        if (v->updated[i])
            shared[r->formals.at[i].alias] = true;
    }
    v->output_size = ARENA_NEW_ARRAY(v->arena, int64_t, r->output_count + 1);
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!shared[i]) {
            v->output_size[next - s->inputs] =
                (int64_t)dtype_bytes((qn_dtype)node_shape(s->graph, r->outputs[i])->dtype);
            bytes[next++] = type_bytes(s->graph, node_type(s->graph, r->outputs[i]));
        }
    for (uint32_t i = 0; i < s->constants; i++)
        bytes[next++] = type_bytes(s->graph, s->graph->buffers.at[i].type);
    bytes[next++] = s->arena_bytes;
    for (uint32_t i = 0; i < s->prepared.count; i++)
        bytes[next++] = s->prepared.at[i].bytes;
    for (uint32_t i = 0; i < count; i++) {
        v->slots[i] = at;
        at += bytes[i];
    }
    v->slots[count] = v->scratch = at;
}

static uint32_t first_slot(const schedule *s, buffer_kind kind)
{
    switch (kind) {
    case BUFFER_INPUT: return 0;
    case BUFFER_OUTPUT: return s->inputs;
    case BUFFER_LARGE: return s->inputs + s->outputs;
    default: return s->inputs + s->outputs + s->constants;
    }
}

/* Checks a temporary that lies in an output. The memory of an output is aligned only for the output's own elements. */
static qn_status check_in_output(verifier *v, buffer_id id)
{
    const schedule *s = v->s;
    const buffer *t = &s->buffers.at[id];
    uint32_t output = t->slot - first_slot(s, BUFFER_OUTPUT);
    int64_t room = v->slots[t->slot + 1] - v->slots[t->slot];
    if (t->function || t->offset < 0 || t->offset % PLACE_ALIGNMENT || t->bytes > room || t->offset > room - t->bytes)
        return wrong_buffer(
            v, id,
            "it lies in an output, but is not aligned, reaches beyond the output, or belongs to a called function");
    if (t->bytes && v->output_size[output] < (int64_t)dtype_bytes((qn_dtype)t->dtype))
        return wrong_buffer(v, id, "the output in which it lies is not aligned for its elements");
    v->contents.at[id].begin = v->slots[t->slot] + t->offset;
    v->contents.at[id].end = v->contents.at[id].begin + t->bytes;
    return NULL;
}

static qn_status check_buffer(verifier *v, buffer_id id)
{
    const schedule *s = v->s;
    const buffer *t = &s->buffers.at[id];
    bool temporary = t->kind == BUFFER_TEMP;
    int64_t size = t->dtype ? (int64_t)dtype_bytes((qn_dtype)t->dtype) : 0; /* a token has no type and no bytes */
    if (t->kind > BUFFER_SCRATCH || t->elements < 0 || t->bytes != t->elements * size)
        return wrong_buffer(v, id, "its bytes are not those of its elements");
    if (t->kind == BUFFER_DATA)
        return t->data || !t->bytes ? NULL : wrong_buffer(v, id, "it has no data");
    if (t->kind == BUFFER_SCRATCH) { /* each buffer gets its own address; nest_verify_tiles checks the offsets in
                                        scratch */
        v->contents.at[id].begin = v->scratch;
        v->contents.at[id].end = v->scratch += t->bytes;
        return NULL;
    }
    if (temporary && t->slot >= first_slot(s, BUFFER_OUTPUT) && t->slot < first_slot(s, BUFFER_LARGE))
        return check_in_output(v, id);
    uint32_t first = first_slot(s, (buffer_kind)t->kind), next = first_slot(s, (buffer_kind)(t->kind + 1));
    if (t->prepared && (t->prepared > s->prepared.count || t->function))
        return wrong_buffer(v, id, "its slot does not exist");
    if (t->slot != first + (temporary ? t->prepared : t->number) || (!temporary && t->slot >= next))
        return wrong_buffer(v, id, "it is in the wrong slot");
    int64_t room = v->slots[t->slot + 1] - v->slots[t->slot];
    if (!temporary && (t->offset || t->bytes != room))
        return wrong_buffer(v, id, "it does not fill its slot");
    if (temporary &&
        (t->function >= s->routines.count || t->offset < (t->bytes ? s->routines.at[t->function].base : 0)))
        return wrong_buffer(v, id, "it lies before the memory of its function");
    if (t->offset < 0 || t->offset % PLACE_ALIGNMENT || t->bytes > room || t->offset > room - t->bytes)
        return wrong_buffer(v, id, "it is not aligned, or reaches beyond the end of its slot");
    v->contents.at[id].begin = v->slots[t->slot] + t->offset;
    v->contents.at[id].end = v->contents.at[id].begin + t->bytes;
    return NULL;
}

static bool is_named(const verifier *v, buffer_id id) { return id && id < v->s->buffers.count; }

/* ---- reads and writes -------------------------------------------------------------------------------------------- */

static qn_status check_read(const verifier *v, buffer_id id)
{
    const buffer *t = &v->s->buffers.at[id];
    const content *c = &v->contents.at[id];
    if (v->quiet || t->kind == BUFFER_DATA || t->bytes == 0 || c->complete)
        return NULL;
    return wrong(v, id,
                 c->present ? "read, but only a part of it was written"
                            : "read, but on some path nothing was written to it, or it was overwritten");
}

/* Checks that the visited function may write to a buffer, and adds the buffer to the function's range in `writes`. */
static qn_status check_write(verifier *v, buffer_id id)
{
    const buffer *t = &v->s->buffers.at[id];
    bool writable = t->kind == BUFFER_TEMP || t->kind == BUFFER_SCRATCH || (t->kind == BUFFER_OUTPUT && !v->function) ||
                    (t->kind == BUFFER_INPUT && !v->function && v->updated[t->number]);
    if (!writable)
        return wrong(v, id, "written, but this memory may not be written here");
    bool prepares = v->preparing && t->kind == BUFFER_TEMP && (!t->prepared || t->prepared == v->preparing);
    if (t->kind != BUFFER_SCRATCH && (v->preparing ? !prepares : t->prepared))
        return wrong(v, id, "written, but this memory may not be written here");
    written_range *own = &v->writes[v->function];
    const content *c = &v->contents.at[id];
    if (c->begin == c->end || t->kind == BUFFER_SCRATCH)
        return NULL;
    own->begin = c->begin < own->begin ? c->begin : own->begin;
    own->end = c->end > own->end ? c->end : own->end;
    return NULL;
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

static bool nest_loads(const nest *n, uint32_t arg) { return n->args.at[arg].kind == ARG_LOAD; }
static bool is_scratch(const verifier *v, buffer_id id) { return v->s->buffers.at[id].kind == BUFFER_SCRATCH; }

/* Called for each access of a nest, in order. At the first access to a buffer, the buffer must be entry *next of the
 * nest's list. If another buffer is there, sets *listed to false. Then adds 1 to *next. Constants and scratch are not
 * listed. */
static void count_buffer(verifier *v, const nest *n, buffer_id id, uint32_t *next, bool *listed)
{
    if (v->s->buffers.at[id].kind == BUFFER_DATA || is_scratch(v, id) || v->seen[id] == v->mark)
        return;
    v->seen[id] = v->mark;
    *listed = *listed && *next < n->buffers.count && n->buffers.at[*next] == id;
    (*next)++;
}

static qn_status check_list(verifier *v, const nest *n)
{
    uint32_t next = 0;
    bool listed = true;
    v->mark++;
    for (uint32_t p = 0; p < nest_part_count(n); p++) {
        const nest *part = nest_part(n, p);
        for (uint32_t i = 0; i < part->args.count; i++)
            if (nest_loads(part, i))
                count_buffer(v, n, part->args.at[i].buffer, &next, &listed);
        for (uint32_t i = 0; i < part->stages.count; i++)
            for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++)
                if (part->stages.at[i].stores.at[k].buffer)
                    count_buffer(v, n, part->stages.at[i].stores.at[k].buffer, &next, &listed);
    }
    if (!listed || next != n->buffers.count)
        return wrong(v, 0, "the nest's list of buffers does not match its accesses");
    if (n->scratch_bytes > v->s->scratch_bytes)
        return wrong(v, 0, "the nest needs more scratch than the schedule has");
    return NULL;
}

static qn_status check_types(verifier *v, const nest *n)
{
    const buffer *buffers = v->s->buffers.at;
    for (uint32_t i = 0; i < n->args.count; i++)
        if (nest_loads(n, i) && n->args.at[i].type != sx_storage((qn_dtype)buffers[n->args.at[i].buffer].dtype) &&
            !is_scratch(v, n->args.at[i].buffer))
            return wrong(v, n->args.at[i].buffer, "loaded as another type");
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *store = &n->stages.at[i].stores.at[k];
            if (store->buffer &&
                sx_type_of(n->code, store->value) != sx_storage((qn_dtype)buffers[store->buffer].dtype))
                return wrong(v, store->buffer, "stored as another type");
        }
    const nest_reduction *kept = n->stages.count ? stage_kept(n->stages.at) : NULL;
    if (kept && sx_type_of(n->code, kept->inits[0]) != sx_storage((qn_dtype)buffers[kept->kept].dtype))
        return wrong(v, kept->kept, "kept as another type");
    return NULL;
}

static qn_status write_stored(verifier *v, const nest *n, const nest_stage *stage, const nest_store *store)
{
    element_span span;
    QN_TRY(check_write(v, store->buffer));
    if (v->s->buffers.at[store->buffer].elements == 0 || stage->extent == 0)
        return NULL;
    if (!nest_stored_elements(n, stage, store, is_scratch(v, store->buffer), &span))
        return wrong(v, store->buffer, "two iterations of the nest may write the same element");
    if (span.bounded && !v->contents.at[store->buffer].complete)
        span.moves = false;
    if (span.moves)
        QN_TRY(check_read(v, store->buffer)); /* elements that the nest does not write keep their old contents, which
                                                 must be complete */
    contents_add(&v->contents, store->buffer, v->s->buffers.at[store->buffer].elements, &span);
    return NULL;
}

/* Checks that no other store of the nest writes an element that `store` writes. Also fails if one of the two spans has
 * `moves` set, or if the union of both spans is not an element_span (span_join). */
static qn_status check_stores(verifier *v, const nest *n, const nest_stage *stage, const nest_store *store)
{
    element_span span, other;
    bool scoped = is_scratch(v, store->buffer);
    if (!nest_stored_elements(n, stage, store, scoped, &span))
        return NULL;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *more = &n->stages.at[i].stores.at[k];
            if (more->buffer == store->buffer && more != store &&
                (!nest_stored_elements(n, &n->stages.at[i], more, scoped, &other) || !span_join(&span, &other, &other)))
                return wrong(v, store->buffer, "two stores of the nest may write the same element");
        }
    return NULL;
}

static qn_status follow_stores(verifier *v, const nest *n)
{
    v->mark++;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *store = &n->stages.at[i].stores.at[k];
            if (!store->buffer)
                continue;
            QN_TRY(write_stored(v, n, &n->stages.at[i], store));
            if (v->seen[store->buffer] == v->mark && !v->quiet)
                QN_TRY(check_stores(v, n, &n->stages.at[i], store));
            v->seen[store->buffer] = v->mark;
        }
    return NULL;
}

/* Called after follow_stores. Checks that the writes of the nest destroyed no contents that the nest reads. In a buffer
 * that the nest reads and writes, except nest.chain, each iteration may read only the element that the same iteration
 * writes (nest_reads_in_step). Also checks that no store destroyed the contents that another store wrote. */
static qn_status check_overlaps(verifier *v, const nest *n)
{
    uint32_t *first = NULL;
    for (uint32_t i = 0; i < n->args.count && !v->quiet; i++) {
        if (!nest_loads(n, i))
            continue;
        buffer_id id = n->args.at[i].buffer;
        QN_TRY(check_read(v, id));
        if (v->seen[id] != v->mark || !v->s->buffers.at[id].bytes || id == v->chain)
            continue;
        first = first ? first : nest_first_stages(v->arena, n);
        if (!nest_reads_in_step(n, first, i))
            return wrong(v, id, "an iteration may read an element that another one writes");
    }
    for (uint32_t i = 0; i < n->stages.count && !v->quiet; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            buffer_id id = n->stages.at[i].stores.at[k].buffer;
            if (id && v->s->buffers.at[id].bytes && n->stages.at[i].extent && !v->contents.at[id].present)
                return wrong(v, id, "two stores of the nest write buffers that overlap");
        }
    return NULL;
}

/* Checks the elements of scratch in which a part keeps values between blocks (nest_reduction.kept). */
static qn_status check_kept(verifier *v, const nest *n)
{
    element_span span;
    const nest_reduction *r = n->stages.count ? stage_kept(n->stages.at) : NULL;
    if (!r)
        return NULL;
    const nest_stage after = {.loop = NO_LOOP, .extent = 1};
    nest_store kept = kept_store(r);
    if (v->contents.at[r->kept].present)
        return wrong(v, r->kept, "a value is kept where other contents are");
    if (!nest_stored_elements(n, &after, &kept, true, &span))
        return wrong(v, r->kept, "two iterations of the nest may keep the same element");
    return NULL;
}

static qn_status follow_stages(verifier *v, const nest *n)
{
    QN_TRY(check_kept(v, n));
    for (uint32_t i = 0; i < n->args.count && !v->quiet; i++)
        if (nest_loads(n, i) && !(v->alone && n->args.at[i].buffer == v->chain))
            QN_TRY(check_read(v, n->args.at[i].buffer));
    QN_TRY(follow_stores(v, n));
    return check_overlaps(v, n);
}

/* Tiles run in any order and at the same time. So parts may pass values only in the tile's own buffers (nest.scoped).
 * No part may write a buffer outside scratch that another part reads or writes. */
static qn_status check_parts(verifier *v, const nest *n)
{
    for (uint32_t i = 0; i < n->buffers.count; i++) {
        buffer_id id = n->buffers.at[i];
        uint32_t writers = 0, users = 0;
        for (uint32_t p = 0; p < n->parts.count; p++) {
            bool writes = nest_writes(n->parts.at[p], id);
            writers += writes;
            users += writes || nest_reads(n->parts.at[p], id);
        }
        if (writers && users > 1)
            return wrong(v, id, "one part of the nest writes it, and another part uses it");
        if (!v->quiet && (nest_reads(n, id) || !v->contents.at[id].present))
            QN_TRY(check_read(v, id));
    }
    return NULL;
}

static qn_status follow_nest(verifier *v, const nest *n)
{
    if (v->alone && n->threaded)
        return NULL;
    v->chain = n->chain;
    for (uint32_t i = 0; i < n->scoped.count; i++)
        contents_remove(&v->contents, n->scoped.at[i].buffer);
    for (uint32_t i = 0; i < nest_part_count(n); i++)
        QN_TRY(follow_stages(v, nest_part(n, i)));
    v->chain = 0;
    return n->parts.count ? check_parts(v, n) : NULL;
}

/* ---- host calls, calls ------------------------------------------------------------------------------------------- */

static qn_status follow_host(verifier *v, const host_call *call)
{
    for (uint32_t i = 0; i < call->inputs + call->outputs; i++)
        if (!is_named(v, call->buffers[i]) ||
            v->s->buffers.at[call->buffers[i]].bytes != type_bytes(v->s->graph, call->types[i]))
            return wrong(v, 0, "a tensor of the host call has no buffer, or one of another size");
    for (uint32_t i = 0; i < call->inputs; i++)
        QN_TRY(check_read(v, call->buffers[i]));
    v->mark++;
    for (uint32_t i = call->inputs; i < call->inputs + call->outputs; i++) {
        buffer_id id = call->buffers[i];
        QN_TRY(check_write(v, id));
        if (v->seen[id] == v->mark && v->s->buffers.at[id].bytes)
            return wrong(v, id, "two results of the host call are one buffer");
        v->seen[id] = v->mark;
        contents_fill(&v->contents, id);
    }
    for (uint32_t i = 0; i < call->inputs; i++) {
        QN_TRY(check_read(v, call->buffers[i]));
        if (v->seen[call->buffers[i]] == v->mark && v->s->buffers.at[call->buffers[i]].bytes)
            return wrong(v, call->buffers[i], "a result of the host call is an operand");
    }
    for (uint32_t i = call->inputs; i < call->inputs + call->outputs; i++)
        QN_TRY(check_read(v, call->buffers[i]));
    return NULL;
}

static qn_status follow_call(verifier *v, uint32_t number)
{
    const schedule *s = v->s;
    if (!number || number >= s->routines.count || s->routines.at[number].first <= s->routines.at[v->function].end)
        return wrong(v, 0, "the called function does not come after its caller");
    const routine *f = &s->routines.at[number];
    const region *r = region_at(s->graph, f->region);
    for (uint32_t i = 0; i < r->formals.count; i++)
        QN_TRY(check_read(v, f->arguments[i]));
    written_range *own = &v->writes[v->function], called = v->writes[number];
    if (called.begin < called.end) {
        contents_clear(&v->contents, called.begin, called.end);
        own->begin = called.begin < own->begin ? called.begin : own->begin;
        own->end = called.end > own->end ? called.end : own->end;
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        contents_fill(&v->contents, f->results[i]);
    for (uint32_t i = 0; i < r->output_count; i++)
        QN_TRY(check_read(v, f->results[i]));
    return NULL;
}

/* ---- control flow ------------------------------------------------------------------------------------------------ */

static qn_status follow_steps(verifier *v, uint32_t first, uint32_t end);

static qn_status follow_block(verifier *v, uint32_t at)
{
    return follow_steps(v, at + 1, at + 1 + v->s->steps.at[at].length);
}

static qn_status check_control(verifier *v, uint32_t at, qn_dtype dtype)
{
    buffer_id id = v->s->steps.at[at].control;
    v->step = at;
    if (!is_named(v, id) || v->s->buffers.at[id].dtype != dtype || v->s->buffers.at[id].elements != 1)
        return wrong(v, 0, "the value that control flow reads is no scalar of the right type");
    return check_read(v, id);
}

typedef LIST_OF(buffer_id) id_list;

/* Adds to *out the buffers that had contents after the first `from` changes and whose contents are not complete now. */
static void find_lost(verifier *v, uint32_t from, id_list *out)
{
    v->mark++;
    for (uint32_t i = from; i < v->contents.changes.count; i++) {
        content_change c = v->contents.changes.at[i];
        if (v->seen[c.id] != v->mark && (c.present || c.complete) && !v->contents.at[c.id].complete)
            LIST_ADD(v->arena, out, c.id);
        v->seen[c.id] = v->mark;
    }
}

/* Adds to *out the buffers whose contents were not complete after the first `from` changes and are complete now. */
static void find_gained(verifier *v, uint32_t from, id_list *out)
{
    v->mark++;
    for (uint32_t i = from; i < v->contents.changes.count; i++) {
        content_change c = v->contents.changes.at[i];
        if (v->seen[c.id] != v->mark && !c.complete && v->contents.at[c.id].complete)
            LIST_ADD(v->arena, out, c.id);
        v->seen[c.id] = v->mark;
    }
}

static qn_status follow_branches(verifier *v, uint32_t at)
{
    const step *owner = &v->s->steps.at[at];
    uint32_t end = at + 1 + owner->length, before = v->contents.changes.count, branches = 0;
    id_list lost = {0}, gained = {0};
    QN_TRY(check_control(v, at, owner->kind == STEP_IF ? QN_I1 : QN_I32));
    id_list *each = ARENA_NEW_ARRAY(v->arena, id_list, owner->length + 1);
    for (uint32_t i = at + 1; i < end; i += 1 + v->s->steps.at[i].length, branches++) {
        QN_TRY(follow_block(v, i));
        find_lost(v, before, &lost);
        find_gained(v, before, &each[branches]);
        contents_restore(&v->contents, before);
    }
    v->step = at;
    if (!branches || (owner->kind == STEP_IF && branches != 2))
        return wrong(v, 0, "the number of branches is wrong");
    v->mark++;
    for (uint32_t i = 0; i < branches; i++)
        for (uint32_t k = 0; k < each[i].count; k++) {
            buffer_id id = each[i].at[k];
            v->counts[id] = v->seen[id] == v->mark ? v->counts[id] + 1 : 1;
            v->seen[id] = v->mark;
            if (v->counts[id] == branches)
                LIST_ADD(v->arena, &gained, id);
        }
    for (uint32_t i = 0; i < lost.count; i++)
        contents_remove(&v->contents, lost.at[i]);
    for (uint32_t i = 0; i < gained.count; i++)
        contents_fill(&v->contents, gained.at[i]);
    return NULL;
}

static qn_status follow_while(verifier *v, uint32_t at)
{
    const step *steps = v->s->steps.at;
    uint32_t condition = at + 1, body = condition + 1 + steps[condition].length, before = v->contents.changes.count;
    id_list lost = {0};
    v->step = at;
    if (!steps[at].length || body > at + steps[at].length || body + steps[body].length != at + steps[at].length)
        return wrong(v, 0, "a while does not have two blocks");
    bool outer = v->quiet;
    v->quiet = true;
    QN_TRY(follow_block(v, condition));
    QN_TRY(follow_block(v, body));
    find_lost(v, before, &lost);
    contents_restore(&v->contents, before);
    v->quiet = outer;
    for (uint32_t i = 0; i < lost.count; i++)
        contents_remove(&v->contents, lost.at[i]);
    QN_TRY(follow_block(v, condition));
    QN_TRY(check_control(v, at, QN_I1));
    if (v->quiet)
        return NULL;
    uint32_t left = v->contents.changes.count;
    QN_TRY(follow_block(v, body));
    contents_restore(&v->contents, left);
    return NULL;
}

/* Whether the steps below the current STEP_PREPARE may read or write a buffer. */
static bool may_prepare_from(const verifier *v, const buffer *t)
{
    uint32_t source = v->s->prepared.at[v->preparing - 1].source;
    bool own = t->kind == BUFFER_TEMP && (t->prepared == v->preparing || t->slot == first_slot(v->s, BUFFER_TEMP));
    return own || (t->kind == BUFFER_LARGE && source == SOURCE_CONSTANTS) ||
           (t->kind == BUFFER_INPUT && source == SOURCE_INPUT + t->number && !v->updated[t->number]);
}

/* Visits the steps below a STEP_PREPARE. A call of the program may skip these steps. So the steps may read only their
 * source and one another's results. Of the memory that these steps write, later steps may read only the slot of the
 * STEP_PREPARE. */
static qn_status follow_prepare(verifier *v, uint32_t at)
{
    const schedule *s = v->s;
    uint32_t end = at + 1 + s->steps.at[at].length;
    if (v->function || s->steps.at[at].nest >= s->prepared.count)
        return wrong(v, 0, "a step of this kind may not be here");
    v->preparing = s->steps.at[at].nest + 1;
    for (uint32_t i = at + 1; i < end; i++) {
        v->step = i;
        if (s->steps.at[i].kind != STEP_NEST)
            return wrong(v, 0, "a step of this kind may not be here");
        const nest *n = s->nests.at[s->steps.at[i].nest];
        for (uint32_t k = 0; k < n->buffers.count; k++)
            if (!may_prepare_from(v, &s->buffers.at[n->buffers.at[k]]))
                return wrong(v, n->buffers.at[k], "calls may skip this step, so it may not touch this memory");
        QN_TRY(follow_nest(v, n));
    }
    v->preparing = 0;
    for (buffer_id i = 1; i < s->buffers.count; i++)
        if (s->buffers.at[i].kind == BUFFER_TEMP && !s->buffers.at[i].prepared)
            contents_remove(&v->contents, i);
    return NULL;
}

static qn_status follow_step(verifier *v, uint32_t at)
{
    const step *it = &v->s->steps.at[at];
    v->step = at;
    switch (it->kind) {
    case STEP_NEST: return follow_nest(v, v->s->nests.at[it->nest]);
    case STEP_HOST: return follow_host(v, &v->s->hosts.at[it->nest]);
    case STEP_CALL: return follow_call(v, it->function);
    case STEP_WHILE: return follow_while(v, at);
    case STEP_CASE:
    case STEP_IF: return follow_branches(v, at);
    case STEP_PREPARE: return follow_prepare(v, at);
    case STEP_BLOCK:
    case STEP_FUNCTION: break;
    }
    return wrong(v, 0, "a step of this kind may not be here");
}

static qn_status follow_steps(verifier *v, uint32_t first, uint32_t end)
{
    for (uint32_t i = first; i < end; i += 1 + v->s->steps.at[i].length)
        QN_TRY(follow_step(v, i));
    return NULL;
}

/* ---- the tree of steps ------------------------------------------------------------------------------------------- */

/* Checks the lengths of the steps, and that each nest and each host call has exactly one step. STEP_PREPAREs must come
 * first. Only blocks may be directly below control flow. */
static qn_status check_tree(verifier *v)
{
    const schedule *s = v->s;
    LIST_OF(uint32_t) ends = {0};
    uint32_t nests = 0, hosts = 0, prepares = 0, below = 0;
    bool *used = ARENA_NEW_ARRAY(v->arena, bool, s->nests.count + s->hosts.count + 1);
    LIST_ADD(v->arena, &ends, s->steps.count);
    for (uint32_t i = 0; i < s->steps.count; i++) {
        const step *at = &s->steps.at[i];
        while (i == ends.at[ends.count - 1])
            ends.count--;
        v->step = i;
        if (at->kind == STEP_PREPARE && prepares++ != i - below)
            return wrong(v, 0, "a step of this kind may not be here");
        below += at->kind == STEP_PREPARE ? at->length : 0;
        bool control = at->kind == STEP_WHILE || at->kind == STEP_CASE || at->kind == STEP_IF;
        bool above = control || at->kind == STEP_BLOCK || at->kind == STEP_FUNCTION || at->kind == STEP_PREPARE;
        if (at->kind > STEP_PREPARE || (at->length && !above) || at->length >= ends.at[ends.count - 1] - i)
            return wrong(v, 0, "its length is wrong");
        uint32_t end = i + 1 + at->length;
        for (uint32_t k = i + 1; control && k < end; k += 1 + s->steps.at[k].length)
            if (s->steps.at[k].kind != STEP_BLOCK)
                return wrong(v, 0, "not all steps below it are blocks");
        if (at->kind == STEP_NEST || at->kind == STEP_HOST) {
            uint32_t room = at->kind == STEP_NEST ? s->nests.count : s->hosts.count;
            bool *mine = used + (at->kind == STEP_NEST ? 0 : s->nests.count);
            if (at->nest >= room || mine[at->nest])
                return wrong(v, 0, "its nest or host call does not exist, or has another step");
            mine[at->nest] = true;
            *(at->kind == STEP_NEST ? &nests : &hosts) += 1;
        }
        if (above && at->length)
            LIST_ADD(v->arena, &ends, end);
    }
    if (nests != s->nests.count || hosts != s->hosts.count)
        return status_make(QN_INTERNAL, "schedule: a nest or host call has no step");
    return NULL;
}

static qn_status check_routines(verifier *v)
{
    const schedule *s = v->s;
    uint32_t at = s->routines.at[0].end, count = 1;
    if (s->routines.at[0].first || at > s->steps.count)
        return status_make(QN_INTERNAL, "schedule: the entry has wrong steps");
    for (; at < s->steps.count; at += 1 + s->steps.at[at].length, count++) {
        const step *f = &s->steps.at[at];
        v->step = at;
        if (f->kind != STEP_FUNCTION || !f->function || f->function >= s->routines.count ||
            s->routines.at[f->function].first != at + 1 || s->routines.at[f->function].end != at + 1 + f->length)
            return wrong(v, 0, "the function has wrong steps");
    }
    return count == s->routines.count ? NULL : status_make(QN_INTERNAL, "schedule: a function has no steps");
}

/* ---- entry points ------------------------------------------------------------------------------------------------ */

static qn_status follow_routine(verifier *v, uint32_t number)
{
    const schedule *s = v->s;
    const routine *f = &s->routines.at[number];
    const region *r = region_at(s->graph, f->region);
    v->function = number;
    v->writes[number] = (written_range){INT64_MAX, INT64_MIN};
    contents_restore(&v->contents, 0);
    for (buffer_id i = 1; i < s->buffers.count; i++) {
        uint8_t kind = s->buffers.at[i].kind;
        if (kind == BUFFER_LARGE || (kind == BUFFER_INPUT && !number) || (s->buffers.at[i].prepared && number))
            contents_fill(&v->contents, i);
    }
    for (uint32_t i = 0; number && i < r->formals.count; i++)
        contents_fill(&v->contents, f->arguments[i]);
    for (uint32_t i = 0; number && i < r->formals.count; i++)
        QN_TRY(check_read(v, f->arguments[i]));
    QN_TRY(follow_steps(v, f->first, f->end));
    for (uint32_t i = 0; number && i < r->output_count; i++)
        QN_TRY(check_read(v, f->results[i]));
    for (buffer_id i = 1; !number && i < s->buffers.count; i++) {
        const buffer *t = &s->buffers.at[i];
        bool result = t->kind == BUFFER_OUTPUT || (t->kind == BUFFER_INPUT && v->updated[t->number]);
        if (result && t->bytes && !v->contents.at[i].complete)
            return wrong_buffer(v, i, "not all of it is written in the end");
    }
    return NULL;
}

/* Visits callees before callers, because a call needs the `writes` of the called function. The list of steps has
 * callers first. */
static qn_status follow_routines(verifier *v)
{
    const schedule *s = v->s;
    for (uint32_t i = s->steps.count; i-- > s->routines.at[0].end;)
        if (s->steps.at[i].kind == STEP_FUNCTION)
            QN_TRY(follow_routine(v, s->steps.at[i].function));
    return follow_routine(v, 0);
}

static qn_status check_nests(verifier *v)
{
    const schedule *s = v->s;
    for (uint32_t i = 0; i < s->steps.count; i++)
        if (s->steps.at[i].kind == STEP_NEST) {
            v->step = i;
            QN_TRY(check_list(v, s->nests.at[s->steps.at[i].nest]));
            const nest *n = s->nests.at[s->steps.at[i].nest];
            for (uint32_t k = 0; k < nest_part_count(n); k++)
                QN_TRY(check_types(v, nest_part(n, k)));
        }
    return NULL;
}

static qn_status verify(verifier *v)
{
    const schedule *s = v->s;
    uint32_t buffers = s->buffers.count + 1, functions = s->routines.count;
    v->contents = (contents){.arena = v->arena, .at = ARENA_NEW_ARRAY(v->arena, content, buffers)};
    v->seen = ARENA_NEW_ARRAY(v->arena, uint32_t, buffers);
    v->counts = ARENA_NEW_ARRAY(v->arena, uint32_t, buffers);
    v->writes = ARENA_NEW_ARRAY(v->arena, written_range, functions);
    find_slots(v);
    for (buffer_id i = 1; i < s->buffers.count; i++)
        QN_TRY(check_buffer(v, i));
    QN_TRY(check_tree(v));
    QN_TRY(check_routines(v));
    QN_TRY(check_nests(v));
    QN_TRY(kernels_verify(v->s));
    QN_TRY(follow_routines(v));
    for (uint32_t i = 0; i < s->nests.count && !v->alone; i++)
        v->alone = s->nests.at[i]->threaded;
    return v->alone ? follow_routines(v) : NULL;
}

qn_status schedule_verify(const schedule *s)
{
    arena own;
    arena_init(&own);
    ARENA_ENTER(&own, {
        arena_free(&own);
        return status_oom();
    });
    qn_status status = verify(&(verifier){.s = s, .arena = &own});
    ARENA_LEAVE(&own);
    arena_free(&own);
    return status;
}
