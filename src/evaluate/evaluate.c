/* Runs regions node by node. evaluator.h explains buffers and plans. */
#include "evaluate/evaluate.h"
#include "evaluate/evaluator.h"

#include <stdlib.h>
#include <string.h>

#include "base/fpenv.h"
#include "base/hash.h"
#include "math/elementwise.h"

/* ---- buffers ----------------------------------------------------------------------------------------------------- */

enum { BUFFER_ALIGNMENT = 64 };
_Static_assert(sizeof(buffer) <= BUFFER_ALIGNMENT,
               "the data begins BUFFER_ALIGNMENT bytes after the start of the struct");

buffer *buffer_new(evaluation *e, size_t bytes)
{
    buffer *made = NULL;
    if (bytes <= SIZE_MAX - 2 * BUFFER_ALIGNMENT)
        made = aligned_alloc(BUFFER_ALIGNMENT, (bytes + 2 * BUFFER_ALIGNMENT - 1) & ~(size_t)(BUFFER_ALIGNMENT - 1));
    if (!made)
        arena_exhausted(&e->arena);
    *made = (buffer){.next = e->buffers, .holders = 1, .data = (char *)made + BUFFER_ALIGNMENT};
    if (e->buffers)
        e->buffers->previous = made;
    e->buffers = made;
    return made;
}

buffer *buffer_hold(buffer *c)
{
    c->holders++;
    return c;
}

void buffer_drop(evaluation *e, buffer *c)
{
    if (--c->holders)
        return;
    if (c->previous)
        c->previous->next = c->next;
    else
        e->buffers = c->next;
    if (c->next)
        c->next->previous = c->previous;
    free(c);
}

void *temporary(evaluation *e, size_t bytes) { return buffer_new(e, bytes)->data; }

void buffers_drop_after(evaluation *e, buffer *mark)
{
    while (e->buffers != mark)
        buffer_drop(e, e->buffers);
}

/* ---- expressions ------------------------------------------------------------------------------------------------- */

/* The scalar code of an elementwise operation or of a conversion. The key of an expression in the hash table consists
 * of op, types, result and attrs. */
struct expression {
    expression *next;
    uint64_t hash;
    uint16_t op; /* OP_none for a conversion */
    uint8_t types[MAX_ARITY], result;
    attrs_id attrs;
    sx_code *code;
};

static expression *expression_find(evaluation *e, const expression *wanted)
{
    if (e->expression_count == e->expression_room) {
        uint32_t room = e->expression_room ? e->expression_room * 2 : 32;
        expression **slots = ARENA_NEW_ARRAY(&e->arena, expression *, room);
        for (uint32_t i = 0; i < e->expression_room; i++)
            for (expression *x = e->expressions[i], *next; x; x = next) {
                next = x->next;
                x->next = slots[x->hash & (room - 1)];
                slots[x->hash & (room - 1)] = x;
            }
        e->expressions = slots;
        e->expression_room = room;
    }
    uint64_t hash =
        hash_bytes(wanted->types, sizeof wanted->types, hash_mix(wanted->op, wanted->attrs)) + wanted->result;
    expression **slot = &e->expressions[hash & (e->expression_room - 1)];
    for (expression *x = *slot; x; x = x->next)
        if (x->hash == hash && x->op == wanted->op && x->attrs == wanted->attrs && x->result == wanted->result &&
            memcmp(x->types, wanted->types, sizeof x->types) == 0)
            return x;
    expression *made = arena_copy(&e->arena, wanted, sizeof *wanted);
    made->hash = hash;
    made->next = *slot;
    *slot = made;
    e->expression_count++;
    return made;
}

const sx_code *expression_of(evaluation *e, node_id n)
{
    const node *at = node_at(e->g, n);
    expression wanted = {.op = at->op, .attrs = at->attrs, .result = node_shape(e->g, n)->dtype};
    qn_dtype types[MAX_ARITY];
    for (uint32_t i = 0; i < at->count; i++)
        types[i] = wanted.types[i] = node_shape(e->g, node_operand(e->g, n, i))->dtype;
    expression *x = expression_find(e, &wanted);
    if (x->code)
        return x->code;
    sx_code *code = sx_new(&e->arena);
    sx values[MAX_ARITY];
    for (uint32_t i = 0; i < at->count; i++)
        values[i] = sx_from_storage(code, types[i], sx_arg(code, i, sx_storage(types[i])));
    sx result = scalar_apply(code, at->op, types, (qn_dtype)x->result, values, attrs_at(e->g, at->attrs));
    sx_output(code, sx_to_storage(code, (qn_dtype)x->result, result));
    return x->code = code;
}

const sx_code *expression_convert(evaluation *e, qn_dtype from, qn_dtype to)
{
    expression *x = expression_find(e, &(expression){.types = {(uint8_t)from}, .result = (uint8_t)to});
    if (x->code)
        return x->code;
    sx_code *code = sx_new(&e->arena);
    sx value = sx_from_storage(code, from, sx_arg(code, 0, sx_storage(from)));
    if (from != to)
        value = sx_convert(code, from, to, value);
    if (dtype_is_float(to))
        value = sx_canonical_nan(code, value);
    sx_output(code, sx_to_storage(code, to, value));
    return x->code = code;
}

/* ---- plans ------------------------------------------------------------------------------------------------------- */

/* Sets e->slots of the live nodes (evaluator.h) to 1. Counts the steps of the plan and their operands. Each live node
 * except arguments and results is a step. */
static void mark_live(evaluation *e, const region *r, plan *p, size_t *operands)
{
    const graph *g = e->g;
    for (uint32_t i = 0; i < r->effects.count; i++)
        e->slots[r->effects.at[i]] = 1;
    for (uint32_t i = 0; i < r->output_count; i++)
        e->slots[r->outputs[i]] = 1;
    for (uint32_t i = r->nodes.count; i-- > 0;) {
        node_id n = r->nodes.at[i];
        if (!e->slots[n] || node_op(g, n) == OP_argument)
            continue;
        for (uint32_t k = 0; k < node_at(g, n)->count; k++)
            e->slots[node_operand(g, n, k)] = 1;
        if (node_op(g, n) == OP_result)
            continue;
        uint32_t width = node_at(g, n)->count + node_result_count(g, n);
        p->widest = width > p->widest ? width : p->widest;
        p->step_count++;
        *operands += node_at(g, n)->count;
    }
}

static void plan_steps(evaluation *e, const region *r, plan *p)
{
    const graph *g = e->g;
    uint32_t next = 0;
    step *s = p->steps;
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        op_kind op = node_op(g, n);
        if (op == OP_argument) {
            e->slots[n] = 1 + (uint32_t)attr_index(node_attrs(g, n));
        } else if (e->slots[n] && op == OP_result) {
            e->slots[n] = e->slots[node_operand(g, n, 0)] + (uint32_t)attr_index(node_attrs(g, n));
        } else if (e->slots[n]) {
            *s = (step){.node = n, .count = node_at(g, n)->count, .operands = next, .first = p->slot_count};
            s->result_count = node_result_count(g, n);
            for (uint32_t k = 0; k < s->count; k++)
                p->slots[next++] = e->slots[node_operand(g, n, k)] - 1;
            p->slot_count += s->result_count;
            e->slots[n] = 1 + s->first;
            if (op_is_elementwise(op))
                s->code = expression_of(e, n);
            s++;
        }
    }
}

/* Lists in the plan, for each step, the values that are dropped after the step. No later step uses these values, and
 * they are not outputs of the region. */
static void plan_lifetimes(evaluation *e, plan *p, uint32_t output_count)
{
    const uint32_t never = 0, always = UINT32_MAX;
    uint32_t *final =
        ARENA_NEW_ARRAY(&e->arena, uint32_t, p->slot_count); /* for each slot: 1 + the last step to set or read it */
    for (uint32_t i = 0; i < p->step_count; i++) {
        const step *s = &p->steps[i];
        for (uint32_t k = 0; k < s->result_count; k++)
            final[s->first + k] = i + 1;
        for (uint32_t k = 0; k < s->count; k++)
            final[p->slots[s->operands + k]] = i + 1;
    }
    for (uint32_t i = 0; i < output_count; i++)
        final[p->outputs[i]] = always;
    for (uint32_t i = 0; i < p->slot_count; i++)
        if (final[i] != never && final[i] != always)
            p->steps[final[i] - 1].last_count++;
    uint32_t total = 0;
    for (uint32_t i = 0; i < p->step_count; i++) {
        p->steps[i].last = total;
        total += p->steps[i].last_count;
        p->steps[i].last_count = 0;
    }
    p->last = ARENA_NEW_ARRAY(&e->arena, uint32_t, total);
    for (uint32_t i = 0; i < p->slot_count; i++)
        if (final[i] != never && final[i] != always) {
            step *s = &p->steps[final[i] - 1];
            p->last[s->last + s->last_count++] = i;
        }
}

plan *plan_of(evaluation *e, region_id id)
{
    if (e->plans[id])
        return e->plans[id];
    const region *r = region_at(e->g, id);
    plan *p = e->plans[id] = ARENA_NEW(&e->arena, plan);
    size_t operands = 0;
    mark_live(e, r, p, &operands);
    p->arguments = p->slot_count = r->formals.count + r->captures.count;
    p->steps = ARENA_NEW_ARRAY(&e->arena, step, p->step_count);
    p->slots = ARENA_NEW_ARRAY(&e->arena, uint32_t, operands);
    p->outputs = ARENA_NEW_ARRAY(&e->arena, uint32_t, r->output_count);
    plan_steps(e, r, p);
    for (uint32_t i = 0; i < r->output_count; i++)
        p->outputs[i] = e->slots[r->outputs[i]] - 1;
    plan_lifetimes(e, p, r->output_count);
    return p;
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

static qn_status evaluate_elementwise(const op_call *s, const sx_code *code)
{
    const type *shape = call_result(s);
    size_t n = (size_t)shape->elements;
    const void *arguments[MAX_ARITY];
    buffer *mark = s->out[0] = buffer_new(s->e, n * dtype_bytes((qn_dtype)shape->dtype));
    if (n == 0)
        return NULL;
    for (uint32_t i = 0; i < s->count; i++) {
        arguments[i] = s->in[i]->data;
        if (call_shape(s, i)->elements != shape->elements) { /* a scalar operand of select or clamp */
            size_t size = dtype_bytes(call_dtype(s, i));
            void *repeated = temporary(s->e, n * size);
            QN_TRY(fill(s->e, repeated, n, size, s->in[i]->data));
            arguments[i] = repeated;
        }
    }
    QN_TRY(sx_run_one(&s->e->runs, code, n, arguments, &s->out[0]->data));
    buffers_drop_after(s->e, mark);
    return NULL;
}

#define STRUCTURAL(name, ...) [OP_##name] = evaluate_##name,
#define REGION(name, ...) [OP_##name] = evaluate_##name,
static qn_status (*const evaluators[OP_COUNT])(const op_call *s) = {
#include "graph/ops.def"
};

static qn_status step_run(evaluation *e, const plan *p, const step *at, buffer **values, buffer **scratch)
{
    op_call s = {e, at->node, node_attrs(e->g, at->node), at->count, at->result_count, scratch, scratch + at->count};
    for (uint32_t i = 0; i < at->count; i++)
        scratch[i] = values[p->slots[at->operands + i]];
    op_kind op = node_op(e->g, at->node);
    QN_TRY(evaluation_poll(e));
    QN_TRY(at->code ? evaluate_elementwise(&s, at->code) : evaluators[op](&s));
    for (uint32_t i = 0; i < at->result_count; i++)
        values[at->first + i] = s.out[i];
    for (uint32_t i = 0; i < at->last_count; i++) {
        uint32_t slot = p->last[at->last + i];
        buffer_drop(e, values[slot]);
        values[slot] = NULL;
    }
    return NULL;
}

qn_status region_run(evaluation *e, region_id r, buffer *const *arguments, buffer **outputs)
{
    const plan *p = plan_of(e, r);
    buffer *frame = buffer_new(e, ((size_t)p->slot_count + p->widest) * sizeof(buffer *));
    buffer **values = frame->data, **scratch = values + p->slot_count;
    memset(values, 0, p->slot_count * sizeof *values);
    for (uint32_t i = 0; i < p->arguments; i++)
        values[i] = buffer_hold(arguments[i]);
    for (uint32_t i = 0; i < p->step_count; i++)
        QN_TRY(step_run(e, p, &p->steps[i], values, scratch));
    for (uint32_t i = 0; i < region_at(e->g, r)->output_count; i++)
        outputs[i] = buffer_hold(values[p->outputs[i]]);
    for (uint32_t i = 0; i < p->slot_count; i++)
        if (values[i])
            buffer_drop(e, values[i]);
    buffer_drop(e, frame);
    return NULL;
}

/* ---- control ----------------------------------------------------------------------------------------------------- */

/* Runs region number `index` of a node. The region's arguments are the `count` values, then the values that the region
 * captures. `room` has space for all arguments. */
static qn_status owned_run(const op_call *s, uint32_t index, uint32_t count, buffer *const *values, buffer **room,
                           buffer **outputs)
{
    uint32_t captures, first = node_captures(s->e->g, s->node, index, &captures);
    if (count)
        memcpy(room, values, count * sizeof *room);
    if (captures)
        memcpy(room + count, s->in + first, captures * sizeof *room);
    return region_run(s->e, s->a->regions[index], room, outputs);
}

qn_status evaluate_while(const op_call *s)
{
    uint32_t count = node_operand_count(s->e->g, s->node);
    buffer *room = buffer_new(s->e, ((size_t)s->count + count) * sizeof(buffer *));
    buffer **arguments = room->data, **next = arguments + s->count, *flag;
    for (uint32_t i = 0; i < count; i++)
        s->out[i] = buffer_hold(s->in[i]);
    for (;;) {
        QN_TRY(evaluation_poll(s->e));
        QN_TRY(owned_run(s, 0, count, s->out, arguments, &flag));
        bool more = *(const uint8_t *)flag->data != 0;
        buffer_drop(s->e, flag);
        if (!more)
            break;
        QN_TRY(owned_run(s, 1, count, s->out, arguments, next));
        for (uint32_t i = 0; i < count; i++) {
            buffer_drop(s->e, s->out[i]);
            s->out[i] = next[i];
        }
    }
    buffer_drop(s->e, room);
    return NULL;
}

static qn_status evaluate_branch(const op_call *s, uint32_t index)
{
    buffer *room = buffer_new(s->e, s->count * sizeof(buffer *));
    QN_TRY(owned_run(s, index, 0, NULL, room->data, s->out));
    buffer_drop(s->e, room);
    return NULL;
}

qn_status evaluate_case(const op_call *s)
{
    int32_t index = *(const int32_t *)s->in[0]->data;
    bool exists = index >= 0 && (uint32_t)index < s->a->region_count;
    return evaluate_branch(s, exists ? (uint32_t)index : s->a->region_count - 1);
}

qn_status evaluate_if(const op_call *s) { return evaluate_branch(s, *(const uint8_t *)s->in[0]->data ? 0 : 1); }

qn_status evaluate_call(const op_call *s) { return region_run(s->e, s->a->regions[0], s->in, s->out); }

/* ---- the entry --------------------------------------------------------------------------------------------------- */

static size_t output_bytes(const evaluation *e, const region *r, uint32_t i)
{
    return (size_t)type_bytes(e->g, node_type(e->g, r->outputs[i]));
}

/* A result of the function can be in the memory of an input, for example if the function exchanges two inputs. Writing
 * another output to this memory would destroy the result. So part_from_inputs copies such a result. It copies nothing
 * if the result is already in the memory of its own output. */
static qn_status part_from_inputs(evaluation *e, const region *r, buffer **results, void *const *outputs)
{
    for (uint32_t i = 0; i < r->output_count; i++)
        if (results[i]->is_input && results[i]->data != outputs[i]) {
            buffer *copy = buffer_new(e, output_bytes(e, r, i));
            QN_TRY(copy_bytes(e, copy->data, results[i]->data, output_bytes(e, r, i)));
            results[i] = copy;
        }
    return NULL;
}

/* Writes the outputs after the run: first those that are not updates, then the updated inputs
 * (evaluate_options.torn_updates). */
static qn_status write_outputs(evaluation *e, const region *r, buffer **results, void *const *outputs)
{
    bool *updated = ARENA_NEW_ARRAY(&e->arena, bool, r->output_count);
    for (uint32_t i = 0; i < r->formals.count; i++)
        if (r->formals.at[i].alias >= 0)
            updated[r->formals.at[i].alias] = true;
    QN_TRY(part_from_inputs(e, r, results, outputs));
    for (uint32_t updates = 0; updates < 2; updates++)
        for (uint32_t i = 0; i < r->output_count; i++) {
            const uint32_t *stop = updates && !e->options.torn_updates ? &stop_never : e->stop;
            if (updated[i] == updates && results[i]->data != outputs[i] &&
                !copy_until_stopped(stop, outputs[i], results[i]->data, output_bytes(e, r, i)))
                return stop_status(stop);
        }
    return NULL;
}

static qn_status run(evaluation *e, region_id function, const void *const *inputs, void *const *outputs)
{
    const region *r = region_at(e->g, function);
    ARENA_ENTER(&e->arena, return status_oom());
    e->plans = ARENA_NEW_ARRAY(&e->arena, plan *, e->g->regions.count);
    e->slots = ARENA_NEW_ARRAY(&e->arena, uint32_t, e->g->nodes.count);
    buffer **arguments = ARENA_NEW_ARRAY(&e->arena, buffer *, r->formals.count);
    buffer **results = ARENA_NEW_ARRAY(&e->arena, buffer *, r->output_count);
    for (uint32_t i = 0; i < r->formals.count; i++) {
        arguments[i] = buffer_new(e, 0);
        arguments[i]->is_input = true;
        arguments[i]->data = (void *)(uintptr_t)inputs[i];
    }
    qn_status status = region_run(e, function, arguments, results);
    if (!status)
        status = write_outputs(e, r, results, outputs);
    ARENA_LEAVE(&e->arena);
    return status;
}

qn_status evaluate_with(const graph *g, region_id function, const evaluate_options *options, const void *const *inputs,
                        void *const *outputs)
{
    if (!function || function >= g->regions.count || region_at(g, function)->is_open ||
        region_at(g, function)->captures.count)
        return status_make(QN_INVALID_ARGUMENT, "there is no function to evaluate");
    for (uint32_t i = 0; i < region_at(g, function)->output_count; i++)
        if (type_is_tuple(g, node_type(g, region_at(g, function)->outputs[i])))
            return status_make(QN_INVALID_ARGUMENT, "output %u of the function is a tuple, not a tensor", i);
    if (g->has_composites)
        return status_make(QN_INTERNAL, "evaluator: the graph has composites; expand them first");
    const uint32_t *stop = options->stop ? options->stop : &stop_never;
    evaluation e = {.g = g, .options = *options, .runs = {.stop = stop}, .stop = stop};
    arena_init(&e.arena);
    fpenv_state mode = fpenv_begin();
    qn_status status = run(&e, function, inputs, outputs);
    fpenv_end(mode);
    for (buffer *c = e.buffers, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    arena_free(&e.arena);
    return status;
}

qn_status evaluate(const graph *g, region_id function, const void *const *inputs, void *const *outputs)
{
    return evaluate_with(g, function, &(evaluate_options){0}, inputs, outputs);
}
