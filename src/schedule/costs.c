/* Estimates the arithmetic operations and the bytes of one run of a nest (nest_costs in schedule.h). */
#include <string.h>

#include "schedule/schedule.h"

/* A set of loops: bit i is loop i. Bit LAST_LOOP stands for loop LAST_LOOP and all later loops. */
typedef uint64_t loop_set;
enum { LAST_LOOP = 63 };

typedef struct counter {
    const schedule *s;
    const nest *n;
    loop_set *loops; /* for each value of the nest's code: the loops on which it depends */
    loop_set cut;    /* the predicates of stores exclude some iterations of these loops (find_share) */
    double share;    /* the share of the iterations of the loops in `cut` whose results are stored */
    bool *counted;   /* values that later stages do not count again */
    bool *wanted;    /* values that the current stage stores, reduces, or uses in the indices of its stores; and the
                        values from which these are computed. Start values, captures and the indices of loads are left
                        out */
    nest_costs *out;
} counter;

static loop_set loop_bit(uint32_t loop) { return (loop_set)1 << (loop < LAST_LOOP ? loop : LAST_LOOP); }

static loop_set outer_loops(const nest *n)
{
    loop_set all = 0;
    for (uint32_t i = 0; i < n->outer; i++)
        all |= loop_bit(i);
    return all;
}

static loop_set index_loops(const counter *c, const affine *x)
{
    loop_set all = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &c->n->terms.at[x->scaled[i].term];
        all |= t->kind == TERM_VAR     ? loop_bit(t->var)
               : t->kind == TERM_VALUE ? c->loops[t->value]
                                       : index_loops(c, &t->operand);
    }
    return all;
}

static loop_set predicate_loops(const counter *c, predicate_id p)
{
    loop_set all = 0;
    for (; p; p = c->n->predicates.at[p].parent)
        all |= index_loops(c, &c->n->predicates.at[p].index);
    return all;
}

/* The loop of the stage that computes a result of a reduction. */
static loop_set result_loop(const nest *n, uint32_t result)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++) {
            const nest_reduction *r = &n->stages.at[i].reductions.at[k];
            if (result >= r->first_result && result < r->first_result + r->width)
                return loop_bit(n->stages.at[i].loop);
        }
    return 0;
}

static loop_set arg_loops(const counter *c, const nest_arg *a)
{
    loop_set all = index_loops(c, &a->index) | predicate_loops(c, a->predicate);
    if (a->kind == ARG_RUNNING)
        all |= result_loop(c->n, a->local);
    return a->kind == ARG_REDUCED || a->kind == ARG_RUNNING ? all | outer_loops(c->n) : all;
}

/* The product of the extents of some loops. The extent of a loop in blocks covers all blocks, so the loop that counts
 * the blocks is left out. */
static double extents(const nest *n, loop_set loops)
{
    double product = 1;
    for (uint32_t i = 0; i < n->loops.count; i++) {
        bool counts_blocks = false;
        for (uint32_t k = 0; k < n->loops.count; k++)
            counts_blocks |= n->loops.at[k].block && n->loops.at[k].block_of == i;
        if (loops & loop_bit(i) && !counts_blocks)
            product *= (double)n->loops.at[i].extent;
    }
    return product;
}

/* The number of iterations of the nested loops `loops`. If all loops of c->cut are among them, the number is multiplied
 * by c->share: iterations whose results are not stored do not count. */
static double iterations(const counter *c, loop_set loops)
{
    return extents(c->n, loops) * ((loops & c->cut) == c->cut ? c->share : 1);
}

/* p is the predicate of a store. Considers p and its parents, but only predicates with lower bound 0 and an index
 * without computed values. Takes the predicate that excludes the largest share of iterations. Sets c->cut to the loops
 * on which this predicate depends, and c->share to the share of these loops' iterations in which it holds. The share is
 * exact if the index takes each value below the product of the loops' extents once. */
static void find_excluded(counter *c, predicate_id p)
{
    const nest *n = c->n;
    c->cut = 0;
    c->share = 1;
    for (; p; p = n->predicates.at[p].parent) {
        loop_set loops = index_loops(c, &n->predicates.at[p].index);
        double stored = (double)n->predicates.at[p].high / extents(n, loops);
        if (n->predicates.at[p].low || stored >= c->share || affine_has_values(n, &n->predicates.at[p].index))
            continue;
        c->share = stored;
        c->cut = loops;
    }
}

/* Sets c->cut and c->share. A product in blocks computes whole panels of columns (block.c), so its loops may run over
 * more columns than the result has. The predicates of its stores exclude the additional columns. If all stores of the
 * nest have equal cuts and shares (find_excluded), iterations without a stored result do not count. Otherwise all
 * iterations count. */
static void find_share(counter *c)
{
    loop_set cut = 0;
    double share = 1;
    bool first = true, same = true;
    for (uint32_t i = 0; i < c->n->stages.count; i++)
        for (uint32_t k = 0; k < c->n->stages.at[i].stores.count; k++) {
            find_excluded(c, c->n->stages.at[i].stores.at[k].predicate);
            same &= first || (cut == c->cut && share == c->share);
            cut = c->cut;
            share = c->share;
            first = false;
        }
    c->share = first || !same ? 1 : c->share;
}

/* The share of iterations in which the divisor of each predicate, of p and of its parents, divides the index of this
 * predicate. */
static double share_of(const nest *n, predicate_id p)
{
    double share = 1;
    for (; p; p = n->predicates.at[p].parent)
        share /= n->predicates.at[p].divisor > 1 ? (double)n->predicates.at[p].divisor : 1;
    return share;
}

/* ---- arithmetic -------------------------------------------------------------------------------------------------- */

static void add_inst(const sx_inst *i, double times, nest_costs *out)
{
    double width = i->type == SX_F64 ? 2 * times : times;
    switch (i->op) {
    case SX_OP_scaled: /* counted as an fma and a product; for AVX-512, emit_scalar.c makes two sums and a vscalef */
        out->flops += 3 * times;
        out->arithmetic += 2 * width;
        return;
    case SX_OP_fma: out->flops += times; /* an fma is two operations */ /* fall through */
    case SX_OP_fadd:
    case SX_OP_fsub:
    case SX_OP_fmul: out->flops += times; /* fall through */
    case SX_OP_rint:
    case SX_OP_floor:
    case SX_OP_ceil:
    case SX_OP_ftrunc: out->arithmetic += width; return;
    case SX_OP_fdiv:
    case SX_OP_sqrt:
        out->flops += times;
        out->divisions += width;
        return;
    default: return;
    }
}

static void add_step(const sx_code *step, double times, nest_costs *out)
{
    for (uint32_t i = 1; step && i < step->inst.count; i++)
        add_inst(&step->inst.at[i], times, out);
}

/* Marks the operands of a value as wanted, but not those that only the sub-program of a slow_path uses. Other fields of
 * the value's instruction, such as the number of a table, are not operands. */
static void want_operands(counter *c, sx value)
{
    const sx_code *code = c->n->code;
    const sx_inst *i = sx_at(code, value);
    if (i->op == SX_OP_bounded_loop) {
        for (uint32_t k = 0; k < i->b; k++)
            c->wanted[code->lists.at[i->a + k]] = true;
        return;
    }
    const sx operands[] = {i->a, i->b, i->c};
    for (uint32_t k = 0; k < sx_op_arity[i->op]; k++)
        c->wanted[operands[k]] = true;
}

static void want_index(counter *c, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &c->n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VALUE)
            c->wanted[t->value] = true;
        else if (t->kind != TERM_VAR)
            want_index(c, &t->operand);
    }
}

static void want_stage(counter *c, const nest_stage *stage)
{
    memset(c->wanted, 0, c->n->code->inst.count * sizeof *c->wanted);
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        c->wanted[stage->stores.at[i].value] = true;
        want_index(c, &stage->stores.at[i].index);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        for (uint32_t k = 0; k < stage->reductions.at[i].element_count; k++)
            c->wanted[stage->reductions.at[i].elements[k]] = true;
}

/* A value that does not depend on the stage's loop is counted once, in the first stage that needs it. */
static void add_stage(counter *c, const nest_stage *stage)
{
    const nest *n = c->n;
    loop_set own = stage->loop == NO_LOOP ? 0 : loop_bit(stage->loop), outer = outer_loops(n);
    want_stage(c, stage);
    for (sx v = n->code->inst.count; v-- > 1;) {
        if (!c->wanted[v] || c->counted[v])
            continue;
        want_operands(c, v);
        c->counted[v] = !(c->loops[v] & own);
        add_inst(sx_at(n->code, v), iterations(c, c->loops[v]), c->out);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        add_step(stage->reductions.at[i].step,
                 share_of(n, stage->reductions.at[i].predicate) * iterations(c, outer | own), c->out);
    for (uint32_t i = 0; i < stage->stores.count; i++)
        add_step(stage->stores.at[i].combine, iterations(c, outer | own), c->out);
}

static void find_loops(counter *c)
{
    const sx_code *code = c->n->code;
    for (sx v = 1; v < code->inst.count; v++) {
        const sx_inst *i = sx_at(code, v);
        const sx operands[] = {i->a, i->b, i->c};
        if (i->op == SX_OP_arg)
            c->loops[v] = arg_loops(c, &c->n->args.at[i->aux]);
        for (uint32_t k = 0; k < sx_op_arity[i->op]; k++)
            c->loops[v] |= c->loops[operands[k]];
        for (uint32_t k = 0; i->op == SX_OP_bounded_loop && k < i->b; k++)
            c->loops[v] |= c->loops[code->lists.at[i->a + k]];
    }
}

/* ---- bytes ------------------------------------------------------------------------------------------------------- */

/* The bytes of a buffer that an access touches; 0 for scratch and small constants. `loops`: the loops on which the
 * access's index depends. */
static double touched(const counter *c, buffer_id id, loop_set loops)
{
    const buffer *b = &c->s->buffers.at[id];
    double bytes = iterations(c, loops) * (double)dtype_bytes((qn_dtype)b->dtype);
    return b->kind == BUFFER_SCRATCH || b->kind == BUFFER_DATA ? 0
           : bytes < (double)b->bytes                          ? bytes
                                                               : (double)b->bytes;
}

static double least(double x, double y) { return x < y ? x : y; }

/* Adds the bytes that the nest reads from a buffer and writes to it: for each direction, the sum over all accesses, but
 * at most the size of the buffer. */
static void add_buffer(const counter *c, buffer_id id)
{
    const nest *n = c->n;
    double read = 0, written = 0, all = (double)c->s->buffers.at[id].bytes;
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].kind == ARG_LOAD && n->args.at[i].buffer == id)
            read += touched(c, id, index_loops(c, &n->args.at[i].index));
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *store = &n->stages.at[i].stores.at[k];
            double bytes = store->buffer == id ? touched(c, id, index_loops(c, &store->index)) : 0;
            written += bytes;
            read += store->combine ? bytes : 0;
        }
    c->out->read += least(read, all);
    c->out->written += least(written, all);
}

static void add_bytes(const counter *c)
{
    const nest *n = c->n;
    bool *seen = ARENA_NEW_ARRAY(c->s->arena, bool, c->s->buffers.count);
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].kind == ARG_LOAD)
            seen[n->args.at[i].buffer] = true;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            seen[n->stages.at[i].stores.at[k].buffer] = true;
    for (buffer_id id = 1; id < c->s->buffers.count; id++)
        if (seen[id])
            add_buffer(c, id);
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

static void add_nest(const schedule *s, const nest *n, nest_costs *out)
{
    uint32_t values = n->code->inst.count;
    counter c = {.s = s,
                 .n = n,
                 .loops = ARENA_NEW_ARRAY(s->arena, loop_set, values),
                 .counted = ARENA_NEW_ARRAY(s->arena, bool, values),
                 .wanted = ARENA_NEW_ARRAY(s->arena, bool, values),
                 .out = out};
    find_loops(&c);
    find_share(&c);
    for (uint32_t i = 0; i < n->stages.count; i++)
        add_stage(&c, &n->stages.at[i]);
    add_bytes(&c);
}

nest_costs nest_cost(const schedule *s, const nest *n)
{
    nest_costs all = {0};
    for (uint32_t i = 0; i < nest_part_count(n); i++)
        add_nest(s, nest_part(n, i), &all);
    return all;
}
