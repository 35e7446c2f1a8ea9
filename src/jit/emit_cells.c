/* Keeps buffers of one element in registers, as cells, while a loop of a sequence runs (sequence.h). */
#include "jit/sequence.h"

typedef LIST_OF(buffer_id) buffer_list;

/* ---- which buffers become cells ---------------------------------------------------------------------------------- */

static cell_mark *see(sequence *q, buffer_list *seen, buffer_id id)
{
    cell_mark *m = &q->marks[id];
    if (!m->seen) {
        *m = (cell_mark){.seen = true, .refused = q->e->s->buffers.at[id].elements != 1, .type = SX_TYPES};
        LIST_ADD(q->a, seen, id);
    }
    return m;
}

/* Records that a step accesses a buffer as one element of type `type`. */
static void touch(sequence *q, buffer_list *seen, buffer_id id, sx_type type, bool writes)
{
    cell_mark *m = see(q, seen, id);
    m->refused |= m->type != SX_TYPES && m->type != type;
    m->type = type;
    m->written |= writes;
}

static void see_nest(sequence *q, buffer_list *seen, const nest *n)
{
    if (!nest_is_scalar(q->e->s, n)) {
        for (uint32_t i = 0; i < n->buffers.count; i++)
            see(q, seen, n->buffers.at[i])->refused = true;
        return;
    }
    for (uint32_t i = 0; i < n->args.count; i++)
        touch(q, seen, n->args.at[i].buffer, (sx_type)n->args.at[i].type, false);
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *s = &n->stages.at[i].stores.at[k];
            touch(q, seen, s->buffer, sx_type_of(n->code, s->value), true);
        }
}

/* Marks the buffers that the steps access. Returns false if a step calls a function, because the buffers that a
 * function accesses are not known here. */
static bool see_steps(sequence *q, buffer_list *seen, uint32_t first, uint32_t end)
{
    const schedule *s = q->e->s;
    for (uint32_t i = first; i < end; i++) {
        const step *at = &s->steps.at[i];
        if (at->kind == STEP_CALL)
            return false;
        if (at->kind == STEP_NEST)
            see_nest(q, seen, s->nests.at[at->nest]);
        if (at->control)
            touch(q, seen, at->control, at->kind == STEP_CASE ? SX_I32 : SX_I8, false);
        const host_call *call = at->kind == STEP_HOST ? &s->hosts.at[at->nest] : NULL;
        for (uint32_t k = 0; call && k < call->inputs + call->outputs; k++)
            see(q, seen, call->buffers[k])->refused = true;
    }
    return true;
}

/* Whether buffer `id` and another seen buffer have the same slot, and neither of them is a temporary. For example, an
 * updated input and its output have the same slot. */
static bool shares_memory(const sequence *q, const buffer_list *seen, buffer_id id)
{
    const buffer *t = &q->e->s->buffers.at[id];
    for (uint32_t i = 0; t->kind != BUFFER_TEMP && i < seen->count; i++) {
        const buffer *other = &q->e->s->buffers.at[seen->at[i]];
        if (seen->at[i] != id && other->kind != BUFFER_TEMP && other->slot == t->slot)
            return true;
    }
    return false;
}

/* ---- loading and storing ----------------------------------------------------------------------------------------- */

static LLVMValueRef cell_address(sequence *q, buffer_id id, bool written)
{
    uint32_t number = plan_buffer_argument(q->plan, q->a, &q->e->s->buffers.at[id], written) - q->first;
    return emit_buffer(q->e, q->table, number);
}

static void load_cell(sequence *q, buffer_id id)
{
    LLVMTypeRef type = q->e->types[q->marks[id].type];
    LLVMValueRef value = LLVMBuildLoad2(q->e->builder, type, cell_address(q, id, false), "");
    q->e->cells[id] = (cell){value, value};
    LIST_ADD(q->a, &q->open, id);
}

/* Whether the caller or a step after the loop may read a buffer. Step `end` is the first one after the loop. If a
 * temporary has no later reader, it must not be stored, because its memory may then hold another temporary. */
static bool is_read_later(const schedule *s, buffer_id id, uint32_t end)
{
    const buffer *t = &s->buffers.at[id];
    const routine *f = &s->routines.at[t->function];
    for (uint32_t i = 0; f->results && i < region_at(s->graph, f->region)->output_count; i++)
        if (f->results[i] == id)
            return true;
    return t->kind != BUFFER_TEMP || t->last >= end;
}

cell_loop cells_open(sequence *q, uint32_t first, uint32_t end)
{
    cell_loop l = {.before = q->open.count};
    buffer_list seen = {0};
    if (see_steps(q, &seen, first, end))
        for (uint32_t i = 0; i < seen.count; i++) {
            const cell_mark *m = &q->marks[seen.at[i]];
            if (!q->e->cells[seen.at[i]].value && !m->refused && !shares_memory(q, &seen, seen.at[i]))
                load_cell(q, seen.at[i]);
        }
    l.phis = ARENA_NEW_ARRAY(q->a, cell, q->open.count + 1);
    for (uint32_t i = 0; i < q->open.count; i++)
        if (q->marks[q->open.at[i]].seen && q->marks[q->open.at[i]].written)
            l.phis[i] = q->e->cells[q->open.at[i]];
    for (uint32_t i = 0; i < seen.count; i++)
        q->marks[seen.at[i]].seen = false;
    return l;
}

static LLVMValueRef phi_of(sequence *q, LLVMValueRef value, LLVMBasicBlockRef from)
{
    LLVMValueRef phi = LLVMBuildPhi(q->e->builder, LLVMTypeOf(value), "");
    LLVMAddIncoming(phi, &value, &from, 1);
    return phi;
}

static bool has_payload(LLVMValueRef value)
{
    LLVMTypeKind kind = LLVMGetTypeKind(LLVMTypeOf(value));
    return kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind;
}

/* Makes the phis of a cell, one for `value` and, for a float, one for `raw`. Their incoming values from the block
 * `from` are those of `start`. */
static cell phis_of(sequence *q, cell start, LLVMBasicBlockRef from)
{
    cell phis = {.value = phi_of(q, start.value, from)};
    phis.raw = has_payload(start.value) ? phi_of(q, start.raw, from) : phis.value;
    return phis;
}

static void add_incoming(cell phis, cell value, LLVMBasicBlockRef from)
{
    LLVMAddIncoming(phis.value, &value.value, &from, 1);
    if (phis.raw != phis.value)
        LLVMAddIncoming(phis.raw, &value.raw, &from, 1);
}

void cells_enter(sequence *q, cell_loop *l, LLVMBasicBlockRef from)
{
    for (uint32_t i = 0; i < q->open.count; i++)
        if (l->phis[i].value)
            q->e->cells[q->open.at[i]] = l->phis[i] = phis_of(q, l->phis[i], from);
}

void cells_again(sequence *q, const cell_loop *l)
{
    for (uint32_t i = 0; i < q->open.count; i++)
        if (l->phis[i].value)
            add_incoming(l->phis[i], q->e->cells[q->open.at[i]], LLVMGetInsertBlock(q->e->builder));
}

void cells_close(sequence *q, const cell_loop *l, const cell_values *last, uint32_t end)
{
    cells_set(q, last);
    for (uint32_t i = l->before; i < q->open.count; i++) {
        buffer_id id = q->open.at[i];
        if (l->phis[i].value && is_read_later(q->e->s, id, end))
            LLVMBuildStore(q->e->builder, q->e->cells[id].value, cell_address(q, id, true));
        q->e->cells[id] = (cell){0};
    }
    q->open.count = l->before;
}

/* ---- branches ---------------------------------------------------------------------------------------------------- */

cell_values cells_now(const sequence *q)
{
    cell_values now = {LLVMGetInsertBlock(q->e->builder), ARENA_NEW_ARRAY(q->a, cell, q->open.count + 1)};
    for (uint32_t i = 0; i < q->open.count; i++)
        now.at[i] = q->e->cells[q->open.at[i]];
    return now;
}

void cells_set(sequence *q, const cell_values *to)
{
    for (uint32_t i = 0; i < q->open.count; i++)
        q->e->cells[q->open.at[i]] = to->at[i];
}

void cells_merge(sequence *q, uint32_t count, const cell_values *from)
{
    for (uint32_t i = 0; i < q->open.count; i++) {
        cell *at = &q->e->cells[q->open.at[i]];
        bool differ = false;
        for (uint32_t k = 1; k < count; k++)
            differ |= from[k].at[i].value != from[0].at[i].value;
        *at = differ ? phis_of(q, from[0].at[i], from[0].block) : from[0].at[i];
        for (uint32_t k = 1; differ && k < count; k++)
            add_incoming(*at, from[k].at[i], from[k].block);
    }
}
