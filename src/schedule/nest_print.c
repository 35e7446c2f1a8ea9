/* Prints nests as text.
 *
 * Each statement is printed in the outermost loop where it can be computed:
 *
 *     nest 1 subtract: 12 tiles of work 316, each of 8 lanes along the inner loops
 *       for i0 in 0..12 parallel
 *         stage 0
 *           reduce r0 f32, order lanes, init 0.0
 *           for k0 in 0..17
 *             %0 = load f32 in0[i0*17 + k0]
 *             r0 <- fadd f32 r0, %0
 *           r0 <- canonical_nan f32 r0
 *         stage 1
 *           for k1 in 0..17
 *             %1 = load f32 in0[i0*17 + k1] if 0 <= k1 - 1 < 4
 *             %2 = fsub f32 %1, r0
 *             out0[i0*17 + k1] <- %2
 *
 *     i0, i1, ...         outer variables
 *     k0, k1, ...         inner variables
 *     r0, r1, ...         results of reductions. Inside the loop that reduces, these names stand for the accumulators,
 *                         which start from the first element
 *     r0.0, r0.1, ...     accumulators of a reduction with `read` (nest_reduction) whose first result is r0
 *     init                start values of a reduction (nest_reduction.inits)
 *     local0, ...         local buffers
 *     scratch0, ...       buffers in which the parts of a nest pass values
 *     chain               the buffer from which an iteration reads the element that the previous iteration stored
 *                         (nest.chain)
 *     in0, out0, const0, tmp0, data0, ...   buffers
 *     old                 the element that a store combines with a value
 *     old0, old1, ...     the elements that a group of stores combines with values
 *     /, %                division and remainder, rounded down
 *
 * The names of operations are those of scalar.def.
 */
#include <inttypes.h>

#include "base/float_text.h"
#include "schedule/nest_print.h"

#define INNER (UINT32_MAX - 1) /* the level (nest_printer.levels) of values inside the inner loop */
#define RUNNING UINT32_MAX     /* the level of values that use a running accumulator */

/* ---- names ------------------------------------------------------------------------------------------------------- */

void nest_print_buffer(nest_printer *p, buffer_id id)
{
    static const char *const kinds[] = {"in", "out", "const", "data", "tmp", "scratch"};
    text_printf(p->out, "%s%" PRIu32, kinds[p->s->buffers.at[id].kind], p->ordinals[id]);
}

static void find_ordinals(nest_printer *p)
{
    uint32_t next[BUFFER_SCRATCH + 1] = {0};
    p->ordinals = ARENA_NEW_ARRAY(&p->arena, uint32_t, p->s->buffers.count + 1);
    for (buffer_id i = 1; i < p->s->buffers.count; i++) {
        const buffer *t = &p->s->buffers.at[i];
        bool numbered = t->kind < BUFFER_DATA;
        p->ordinals[i] = numbered ? t->number : next[t->kind]++;
    }
}

static void print_var(nest_printer *p, uint32_t var)
{
    bool outer = var < p->n->outer;
    text_printf(p->out, "%c%" PRIu32, outer ? 'i' : 'k', outer ? var : var - p->n->outer);
}

static void print_literal(nest_printer *p, const sx_inst *i)
{
    uint64_t bits = i->a | (uint64_t)i->b << 32;
    uint32_t width = sx_type_bits[i->type];
    if (i->type == SX_I1)
        text_puts(p->out, bits & 1 ? "true" : "false");
    else if (!sx_is_float((sx_type)i->type))
        text_printf(p->out, "%" PRId64, (int64_t)(bits << (64 - width)) >> (64 - width));
    else if (i->type == SX_F32 ? (i->a & INT32_MAX) == 0x7f800000 : (bits & INT64_MAX) == (uint64_t)0x7ff << 52)
        text_puts(p->out, bits >> (width - 1) ? "-inf" : "inf");
    else if (bits == (i->type == SX_F32 ? 0x7fc00000 : (uint64_t)0x7ff8 << 48))
        text_puts(p->out, "nan");
    else
        float_print(p->out, i->type == SX_F32 ? QN_F32 : QN_F64, bits);
}

/* ---- values and indices ------------------------------------------------------------------------------------------ */

static void print_value(nest_printer *p, const scope *in, sx value);

static void print_accumulator(nest_printer *p, const nest_reduction *r, uint32_t i)
{
    text_printf(p->out, r->read ? "r%" PRIu32 ".%" PRIu32 : "r%" PRIu32, r->first_result + (r->read ? 0 : i), i);
}

/* Prints argument number `i` of a reduction's `step` (accumulators, elements, captures), `read` (accumulators) or
 * `finish` (inits, reduced values, captures). */
static void print_reduction_arg(nest_printer *p, const scope *in, uint32_t i)
{
    const nest_reduction *r = in->part;
    uint32_t first = in->finishes ? r->width : reduction_accumulators(r);
    uint32_t given = first + (in->finishes ? r->width : r->element_count);
    if (i < first && in->finishes)
        print_value(p, &p->own, r->inits[i]);
    else if (i < first)
        print_accumulator(p, r, i);
    else if (i >= given)
        print_value(p, &p->own, r->captures[i - given]);
    else if (in->finishes)
        text_printf(p->out, "r%" PRIu32, r->first_result + i - first);
    else
        print_value(p, &p->own, r->elements[i - first]);
}

/* Prints argument number `i` of the `combine` (elements, values, captures) of a group of stores. `first` is the first
 * store of the group. */
static void print_store_arg(nest_printer *p, const nest_store *first, uint32_t i)
{
    uint32_t width = store_group(first);
    if (i < width)
        text_printf(p->out, width == 1 ? "old" : "old%" PRIu32, i);
    else
        print_value(p, &p->own, i < 2 * width ? first[i - width].value : first->captures[i - 2 * width]);
}

/* Prints argument number `i` of a comparator: a column of the first element (a0, a1, ...) or of the second element (b0,
 * b1, ...), or a capture. If the step has no comparator, prints an argument of its key: a column (x0, x1, ...) or a
 * capture. */
static void print_compared(nest_printer *p, const nest_sort *s, uint32_t i)
{
    bool one = s->key && !s->before; /* the code is a key */
    if (one && i < s->width)
        text_printf(p->out, "x%" PRIu32, i);
    else if (one)
        print_value(p, &p->own, s->captures[i - s->width]);
    else if (i < 2 * s->width)
        text_printf(p->out, "%c%" PRIu32, i % 2 ? 'b' : 'a', i / 2);
    else
        print_value(p, &p->own, s->captures[i - 2 * s->width]);
}

static bool is_result(const nest_arg *a) { return a->kind == ARG_REDUCED || a->kind == ARG_RUNNING; }

static void print_value(nest_printer *p, const scope *in, sx value)
{
    const sx_inst *i = sx_at(in->code, value);
    if (i->op == SX_OP_const)
        print_literal(p, i);
    else if (i->op == SX_OP_arg && in->part)
        print_reduction_arg(p, in, i->aux);
    else if (i->op == SX_OP_arg && in->sort)
        print_compared(p, in->sort, i->aux);
    else if (i->op == SX_OP_arg && in->store)
        print_store_arg(p, in->store, i->aux);
    else if (i->op == SX_OP_arg && is_result(&p->n->args.at[i->aux]))
        text_printf(p->out, "r%" PRIu32, p->n->args.at[i->aux].local);
    else
        text_printf(p->out, "%%%" PRIu32, in->numbers[value] - 1);
}

static void print_index(nest_printer *p, const affine *x);

static void print_operand(nest_printer *p, const affine *x)
{
    bool single = x->count == 1 && !x->constant && x->scaled[0].factor == 1;
    text_puts(p->out, single ? "" : "(");
    print_index(p, x);
    text_puts(p->out, single ? "" : ")");
}

static void print_term(nest_printer *p, const term *a)
{
    switch (a->kind) {
    case TERM_VAR: print_var(p, a->var); return;
    case TERM_VALUE: print_value(p, &p->own, a->value); return;
    case TERM_DIV:
    case TERM_MOD:
        print_operand(p, &a->operand);
        if (a->divisor != 1)
            text_printf(p->out, "%c%" PRId64, a->kind == TERM_DIV ? '/' : '%', a->divisor);
        return;
    }
}

static void print_index(nest_printer *p, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        int64_t factor = x->scaled[i].factor;
        text_puts(p->out, factor < 0 ? (i ? " - " : "-") : i ? " + " : "");
        print_term(p, &p->n->terms.at[x->scaled[i].term]);
        if (factor != 1 && factor != -1)
            text_printf(p->out, "*%" PRIu64, factor < 0 ? -(uint64_t)factor : (uint64_t)factor);
    }
    if (!x->count)
        text_printf(p->out, "%" PRId64, x->constant);
    else if (x->constant)
        text_printf(p->out, " %c %" PRIu64, x->constant < 0 ? '-' : '+',
                    x->constant < 0 ? -(uint64_t)x->constant : (uint64_t)x->constant);
}

static void print_predicate(nest_printer *p, predicate_id id)
{
    const predicate *at = &p->n->predicates.at[id];
    if (!id) {
        text_puts(p->out, "true");
        return;
    }
    if (at->parent) {
        print_predicate(p, at->parent);
        text_puts(p->out, " and ");
    }
    text_printf(p->out, "%" PRId64 " <= ", at->low);
    print_index(p, &at->index);
    text_printf(p->out, " < %" PRId64, at->high);
    if (at->divisor <= 1)
        return;
    text_puts(p->out, " and ");
    print_operand(p, &at->index);
    text_printf(p->out, "%%%" PRId64 " = 0", at->divisor);
}

/* Prints "name[index]". */
static void print_access(nest_printer *p, buffer_id buffer, uint32_t local, const affine *index)
{
    if (buffer)
        nest_print_buffer(p, buffer);
    else
        text_printf(p->out, "local%" PRIu32, local);
    text_puts(p->out, "[");
    print_index(p, index);
    text_puts(p->out, "]");
}

/* ---- placing statements ------------------------------------------------------------------------------------------ */

static uint32_t index_level(const nest_printer *p, const affine *x)
{
    uint32_t level = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &p->n->terms.at[x->scaled[i].term];
        uint32_t own = a->kind == TERM_VALUE  ? p->levels[a->value]
                       : a->kind != TERM_VAR  ? index_level(p, &a->operand)
                       : a->var < p->n->outer ? a->var + 1
                                              : INNER;
        level = own > level ? own : level;
    }
    return level;
}

static uint32_t arg_level(const nest_printer *p, const nest_arg *a)
{
    uint32_t level = index_level(p, &a->index);
    for (predicate_id id = a->predicate; id; id = p->n->predicates.at[id].parent) {
        uint32_t own = index_level(p, &p->n->predicates.at[id].index);
        level = own > level ? own : level;
    }
    bool of_stage = a->kind == ARG_LOCAL || a->kind == ARG_REDUCED;
    if (a->kind == ARG_RUNNING)
        return RUNNING;
    return of_stage && level < p->n->outer ? p->n->outer : level;
}

/* Returns the operands that an instruction has in a list besides its fields `a`, `b` and `c`. */
static const sx *listed_operands(const sx_code *code, const sx_inst *i, uint32_t *count)
{
    *count = i->op == SX_OP_slow_path ? code->subs.at[i->aux]->args : i->op == SX_OP_bounded_loop ? i->b : 0;
    return *count ? &code->lists.at[i->op == SX_OP_slow_path ? i->c : i->a] : NULL;
}

static void find_levels(nest_printer *p)
{
    const sx_code *code = p->n->code;
    for (sx value = 1; value < code->inst.count; value++) {
        const sx_inst *i = sx_at(code, value);
        const sx operands[] = {i->a, i->b, i->c};
        uint32_t level = i->op == SX_OP_arg ? arg_level(p, &p->n->args.at[i->aux]) : 0;
        for (uint32_t k = 0; k < sx_op_arity[i->op]; k++)
            level = p->levels[operands[k]] > level ? p->levels[operands[k]] : level;
        uint32_t count;
        const sx *list = listed_operands(code, i, &count);
        for (uint32_t k = 0; k < count; k++)
            level = p->levels[list[k]] > level ? p->levels[list[k]] : level;
        p->levels[value] = level;
    }
}

static void need_index(nest_printer *p, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *a = &p->n->terms.at[x->scaled[i].term];
        if (a->kind == TERM_VALUE)
            p->needed[a->value] = true;
        else if (a->kind != TERM_VAR)
            need_index(p, &a->operand);
    }
}

static void need_predicate(nest_printer *p, predicate_id id)
{
    for (; id; id = p->n->predicates.at[id].parent)
        need_index(p, &p->n->predicates.at[id].index);
}

static void need_roots(nest_printer *p, const nest_stage *stage)
{
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        p->needed[stage->stores.at[i].value] = true;
        for (uint32_t k = 0; k < stage->stores.at[i].capture_count; k++)
            p->needed[stage->stores.at[i].captures[k]] = true;
        need_index(p, &stage->stores.at[i].index);
        need_predicate(p, stage->stores.at[i].predicate);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < r->element_count; k++)
            p->needed[r->elements[k]] = true;
        for (uint32_t k = 0; k < r->width; k++)
            p->needed[r->inits[k]] = true;
        for (uint32_t k = 0; k < r->capture_count; k++)
            p->needed[r->captures[k]] = true;
        need_predicate(p, r->predicate);
    }
}

static void need_operands(nest_printer *p, const sx_code *code, bool *needed)
{
    for (sx value = code->inst.count; value-- > 1;) {
        const sx_inst *i = sx_at(code, value);
        if (!needed[value])
            continue;
        sx_need_operands(code, i, needed);
        if (i->op != SX_OP_arg || code != p->n->code)
            continue;
        const nest_arg *a = &p->n->args.at[i->aux];
        need_index(p, &a->index);
        need_predicate(p, a->predicate);
    }
}

/* ---- statements -------------------------------------------------------------------------------------------------- */

static void print_arg(nest_printer *p, const nest_arg *a)
{
    switch ((arg_kind)a->kind) {
    case ARG_LOAD:
    case ARG_LOCAL:
        text_printf(p->out, "load %s ", sx_type_names[a->type]);
        print_access(p, a->kind == ARG_LOAD ? a->buffer : 0, a->local, &a->index);
        break;
    case ARG_INDEX:
        text_printf(p->out, "index %s ", sx_type_names[a->type]);
        print_index(p, &a->index);
        break;
    case ARG_CONDITION: print_predicate(p, a->predicate); return;
    case ARG_REDUCED:
    case ARG_RUNNING: return;
    }
    if (a->predicate) {
        text_puts(p->out, " if ");
        print_predicate(p, a->predicate);
    }
}

static void print_values(nest_printer *p, const scope *in, const sx *values, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        text_puts(p->out, i ? ", " : "");
        print_value(p, in, values[i]);
    }
}

static void print_operation(nest_printer *p, const scope *in, sx value)
{
    const sx_inst *i = sx_at(in->code, value);
    const sx operands[] = {i->a, i->b, i->c};
    uint32_t count;
    const sx *list = listed_operands(in->code, i, &count);
    if (i->op == SX_OP_arg) {
        print_arg(p, &p->n->args.at[i->aux]);
        return;
    }
    text_printf(p->out, "%s %s ", sx_op_names[i->op], sx_type_names[i->type]);
    print_values(p, in, operands, i->op == SX_OP_slow_path ? 1 : sx_op_arity[i->op]);
    if (i->op == SX_OP_table || i->op == SX_OP_result)
        text_printf(p->out, " of %s %u", i->op == SX_OP_table ? "table" : "state", (unsigned)i->aux);
    if (i->op != SX_OP_slow_path && i->op != SX_OP_bounded_loop)
        return;
    text_printf(p->out, "%ssub %u (", i->op == SX_OP_slow_path ? " ? " : "", (unsigned)i->aux);
    print_values(p, in, list, count);
    text_puts(p->out, ")");
    if (i->op == SX_OP_bounded_loop) {
        text_printf(p->out, " at most %" PRIu32, i->c);
        return;
    }
    text_puts(p->out, " : ");
    print_value(p, in, i->b);
}

/* If a statement uses a table or a sub-program, prints the table or the sub-program below the statement. */
static void print_used(nest_printer *p, const scope *in, const sx_inst *i)
{
    text used = {0};
    if (i->op == SX_OP_table) {
        const sx_table *table = &in->code->tables.at[i->aux];
        text_printf(&used, "table %u %s:", (unsigned)i->aux, sx_type_names[table->type]);
        for (uint32_t k = 0; k < table->count; k++)
            text_printf(&used, " 0x%" PRIx64, table->bits[k]);
        text_puts(&used, "\n");
    } else if (i->op == SX_OP_slow_path || i->op == SX_OP_bounded_loop) {
        sx_print(in->code->subs.at[i->aux], &used);
    }
    for (const char *line = used.at; line && *line;) {
        const char *end = strchr(line, '\n');
        text_indent(p->out, p->depth + 2);
        text_add(p->out, line, (size_t)(end - line) + 1);
        line = end + 1;
    }
    p->out->failed |= used.failed;
    text_free(&used);
}

/* Whether an instruction is printed where it is used, and not as a statement. */
static bool is_inline(const nest_printer *p, const scope *in, sx value)
{
    const sx_inst *i = sx_at(in->code, value);
    return i->op == SX_OP_const ||
           (i->op == SX_OP_arg && (in->part || in->store || in->sort || is_result(&p->n->args.at[i->aux])));
}

static void print_statement(nest_printer *p, scope *in, sx value)
{
    if (is_inline(p, in, value))
        return;
    in->numbers[value] = ++p->next;
    text_indent(p->out, p->depth);
    text_printf(p->out, "%%%" PRIu32 " = ", p->next - 1);
    print_operation(p, in, value);
    text_puts(p->out, "\n");
    print_used(p, in, sx_at(in->code, value));
}

static void print_statements(nest_printer *p, uint32_t level)
{
    for (sx value = 1; value < p->n->code->inst.count; value++)
        if (p->needed[value] && p->levels[value] == level && !p->own.numbers[value])
            print_statement(p, &p->own, value);
}

/* ---- stages ------------------------------------------------------------------------------------------------------ */

static void print_condition(nest_printer *p, predicate_id id)
{
    if (!id)
        return;
    text_puts(p->out, " if ");
    print_predicate(p, id);
}

/* Prints a `step`, `read` or `finish`, then the assignment of the outputs to accumulators or results, as in "r0, r1 <-
 * %5, %6". */
static void print_update(nest_printer *p, const nest_reduction *r, const sx_code *code, bool finishes)
{
    scope in = {.code = code, .part = r, .finishes = finishes};
    in.numbers = ARENA_NEW_ARRAY(&p->arena, uint32_t, code->inst.count);
    bool *needed = ARENA_NEW_ARRAY(&p->arena, bool, code->inst.count);
    uint32_t count = code->outputs.count;
    for (uint32_t i = 0; i < count; i++)
        needed[code->outputs.at[i]] = true;
    need_operands(p, code, needed);
    sx last = count == 1 && !is_inline(p, &in, code->outputs.at[0]) ? code->outputs.at[0] : 0;
    for (sx value = 1; value < code->inst.count; value++)
        if (needed[value] && value != last)
            print_statement(p, &in, value);
    text_indent(p->out, p->depth);
    for (uint32_t i = 0; i < count; i++) {
        text_puts(p->out, i ? ", " : "");
        if (code == r->step)
            print_accumulator(p, r, i);
        else
            text_printf(p->out, "r%" PRIu32, r->first_result + i);
    }
    text_puts(p->out, " <- ");
    if (last)
        print_operation(p, &in, last);
    else
        print_values(p, &in, code->outputs.at, count);
    print_condition(p, code == r->step ? r->predicate : 0);
    text_puts(p->out, "\n");
    if (last)
        print_used(p, &in, sx_at(code, last));
}

static void print_reduction_head(nest_printer *p, const nest_reduction *r)
{
    text_indent(p->out, p->depth);
    for (uint32_t i = 0; i < r->width; i++)
        text_printf(p->out, "%sr%" PRIu32 " %s", i ? ", " : "reduce ", r->first_result + i,
                    sx_type_names[p->n->result_types.at[r->first_result + i]]);
    text_printf(p->out, ", order %s, init ", r->any_order ? "any" : enum_spelling(ATTR_order, r->order));
    print_values(p, &p->own, r->inits, r->width);
    if (r->kept) {
        text_puts(p->out, ", kept in ");
        print_access(p, r->kept, 0, &r->kept_at);
        text_puts(p->out, " until the last block");
    }
    text_puts(p->out, "\n");
}

/* Prints the `combine` of a group of stores. If the group has one store and the operation that computes its new element
 * is not inline (is_inline), returns this operation without printing it. Otherwise returns 0. */
static sx print_combine(nest_printer *p, scope *in)
{
    const sx_code *code = in->code;
    bool *needed = ARENA_NEW_ARRAY(&p->arena, bool, code->inst.count);
    sx last = code->outputs.count == 1 && !is_inline(p, in, code->outputs.at[0]) ? code->outputs.at[0] : 0;
    in->numbers = ARENA_NEW_ARRAY(&p->arena, uint32_t, code->inst.count);
    for (uint32_t i = 0; i < code->outputs.count; i++)
        needed[code->outputs.at[i]] = true;
    need_operands(p, code, needed);
    for (sx value = 1; value < code->inst.count; value++)
        if (needed[value] && value != last)
            print_statement(p, in, value);
    return last;
}

static void print_store(nest_printer *p, const nest_store *store)
{
    scope in = {.code = store->combine, .store = store};
    uint32_t width = store_group(store);
    if (store->before)
        return;
    sx last = store->combine ? print_combine(p, &in) : 0;
    text_indent(p->out, p->depth);
    for (uint32_t i = 0; i < width; i++) {
        text_puts(p->out, i ? ", " : "");
        print_access(p, store[i].buffer, store[i].local, &store[i].index);
    }
    text_puts(p->out, " <- ");
    if (last)
        print_operation(p, &in, last);
    else if (store->combine)
        print_values(p, &in, store->combine->outputs.at, width);
    else
        print_value(p, &p->own, store->value);
    print_condition(p, store->predicate);
    text_puts(p->out, "\n");
}

static void print_round(nest_printer *p, const nest_stage *stage)
{
    bool runs = stage_runs(p->n, stage);
    print_statements(p, INNER);
    for (uint32_t i = 0; i < stage->stores.count && !runs; i++)
        print_store(p, &stage->stores.at[i]);
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        print_update(p, &stage->reductions.at[i], stage->reductions.at[i].step, false);
    print_statements(p, RUNNING);
    for (uint32_t i = 0; i < stage->stores.count && runs; i++)
        print_store(p, &stage->stores.at[i]);
}

static void print_range(nest_printer *p, uint32_t number)
{
    const nest_loop *loop = &p->n->loops.at[number];
    text_puts(p->out, "for ");
    print_var(p, number);
    if (loop->block && loop->block < loop->extent) {
        text_puts(p->out, " in ");
        print_var(p, loop->block_of);
        text_printf(p->out, "*%" PRId64 "..min((", loop->block);
        print_var(p, loop->block_of);
        text_printf(p->out, " + 1)*%" PRId64 ", %" PRId64 ")", loop->block, loop->extent);
    } else {
        text_printf(p->out, " in 0..%" PRId64, loop->extent);
    }
}

static void print_stage(nest_printer *p, uint32_t index)
{
    const nest_stage *stage = &p->n->stages.at[index];
    text_indent(p->out, p->depth++);
    text_printf(p->out, "stage %" PRIu32 "\n", index);
    memset(p->needed, 0, p->n->code->inst.count * sizeof *p->needed);
    need_roots(p, stage);
    need_operands(p, p->n->code, p->needed);
    print_statements(p, p->n->outer);
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        print_reduction_head(p, &stage->reductions.at[i]);
    if (stage->loop != NO_LOOP) {
        text_indent(p->out, p->depth++);
        print_range(p, stage->loop);
        if (stage->stretch)
            text_printf(p->out, ", stretches of %" PRId64, stage->stretch);
        text_puts(p->out, "\n");
    }
    print_round(p, stage);
    p->depth -= stage->loop != NO_LOOP;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        if (r->read)
            print_update(p, r, r->read, false);
        if (r->finish)
            print_update(p, r, r->finish, true);
    }
    p->depth--;
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

static void print_head(nest_printer *p)
{
    const nest *n = p->n;
    text_printf(p->out, " %s: ", n->label);
    if (!n->shared)
        text_printf(p->out, "%" PRId64 " %s of ", n->tiles, n->tiles == 1 ? "tile" : "tiles");
    text_printf(p->out, "work %.0f%s", n->work, n->parts.count ? "" : n->shared ? ", " : ", each of ");
    uint32_t usual = n->mode == LANES_REDUCED ? VIRTUAL_LANES / n->lanes : 1;
    if (n->rows > 1 || n->vectors != usual)
        text_printf(p->out, "%" PRIu32 " x %" PRIu32 " vectors of ", n->rows, n->vectors);
    if (!n->parts.count)
        text_printf(p->out, "%" PRIu32 " %s", n->lanes, n->lanes == 1 ? "lane" : "lanes");
    if (n->mode == LANES_REDUCED)
        text_puts(p->out, " along the inner loops");
    if (n->columns)
        text_printf(p->out, ", %" PRIu32 " columns in strips of %" PRIu32 " rounds", n->columns, strip_rounds(n));
    if (n->shifts)
        text_puts(p->out, ", each round from its first cache line on");
    if (n->streams)
        text_puts(p->out, ", stores bypass the cache");
    if (n->ahead)
        text_printf(p->out, ", prefetches %" PRIu32 " rows ahead", n->ahead);
    if (n->scratch_bytes)
        text_printf(p->out, ", scratch of %" PRId64 " bytes", n->scratch_bytes);
    text_puts(p->out, "\n");
    for (uint32_t i = 0; i < n->locals.count; i++) {
        const nest_local *l = &n->locals.at[i];
        text_indent(p->out, p->depth);
        text_printf(p->out, "local%" PRIu32 ": %" PRId64 " x %s at %" PRId64 "\n", i, l->elements,
                    sx_type_names[l->type], l->offset);
    }
}

static void print_loop(nest_printer *p, uint32_t number)
{
    const nest_loop *loop = &p->n->loops.at[number];
    if (loop->extent == 1)
        return;
    text_indent(p->out, p->depth++);
    print_range(p, number);
    text_puts(p->out, loop->kind == LOOP_PARALLEL ? " parallel\n" : "\n");
}

/* Prints what a step of a sort does, and its comparator or key. */
static void print_sort(nest_printer *p, const nest_sort *s)
{
    static const char *const kinds[] = {"sort runs",    "find cuts",    "merge",        "select",
                                        "sort numbers", "count digits", "place digits", "spread"};
    const sx_code *code = s->before ? s->before : s->key;
    scope in = {.code = code, .sort = s};
    text_indent(p->out, p->depth++);
    text_printf(p->out, "%s of %" PRId64 " elements in %" PRIu32 " columns, ", kinds[s->kind], s->length, s->width);
    if (s->kind == SORT_SELECT)
        text_printf(p->out, "%" PRId64 " of each %" PRId64 " of %" PRId64 "\n", s->wanted, s->part, s->among);
    else if (s->kind == SORT_NUMBERS)
        text_printf(p->out, "as %s: %s%s", sx_type_names[s->word], s->back ? "the key" : "key and position",
                    s->wanted < s->length ? "" : "\n");
    else if (sort_has_digits(s))
        text_printf(p->out, "%" PRIu32 " bits, parts of %" PRId64 "\n", s->digit, s->part);
    else
        text_printf(p->out, "%" PRIu32 " side by side\n", s->streams);
    if (s->kind == SORT_NUMBERS && s->wanted < s->length)
        text_printf(p->out, ", the first %" PRId64 "\n", s->wanted);
    if (code) {
        in.numbers = ARENA_NEW_ARRAY(&p->arena, uint32_t, code->inst.count);
        for (sx value = 1; value < code->inst.count; value++)
            print_statement(p, &in, value);
        text_indent(p->out, p->depth);
        text_puts(p->out, s->before ? "a is first if " : s->kind == SORT_NUMBERS ? "by " : "by digits of ");
        print_value(p, &in, code->outputs.at[0]);
        text_puts(p->out, "\n");
    }
    p->depth--;
}

static void print_part(nest_printer *p, const nest *n)
{
    p->n = n;
    p->next = 0;
    p->own = (scope){.code = n->code, .numbers = ARENA_NEW_ARRAY(&p->arena, uint32_t, n->code->inst.count)};
    p->levels = ARENA_NEW_ARRAY(&p->arena, uint32_t, n->code->inst.count);
    p->needed = ARENA_NEW_ARRAY(&p->arena, bool, n->code->inst.count);
    print_head(p);
    find_levels(p);
    for (uint32_t i = 0; i < n->stages.count; i++)
        need_roots(p, &n->stages.at[i]);
    for (uint32_t i = 0; n->sort && i < n->sort->capture_count; i++)
        p->needed[n->sort->captures[i]] = true;
    need_operands(p, n->code, p->needed);
    for (uint32_t i = 0; i < n->outer; i++) {
        print_statements(p, i);
        if (i >= n->shared)
            print_loop(p, i);
    }
    if (n->sort)
        print_sort(p, n->sort);
    for (uint32_t i = 0; i < n->stages.count; i++)
        print_stage(p, i);
}

static void print_nest(nest_printer *p, const nest *n)
{
    p->depth = 1;
    if (!n->parts.count) {
        print_part(p, n);
        return;
    }
    p->n = n;
    print_head(p);
    if (n->chain) {
        text_indent(p->out, p->depth);
        text_puts(p->out, "chain: ");
        nest_print_buffer(p, n->chain);
        text_puts(p->out, "\n");
    }
    for (uint32_t i = 0; i < n->scoped.count; i++) {
        const buffer *t = &p->s->buffers.at[n->scoped.at[i].buffer];
        text_indent(p->out, p->depth);
        nest_print_buffer(p, n->scoped.at[i].buffer);
        text_printf(p->out, ": %" PRId64 " x %s at %" PRId64 "\n", t->elements, dtype_facts[t->dtype].name,
                    n->scoped.at[i].offset);
    }
    uint32_t open = 0; /* the number of loops around the current part whose heads are already printed */
    for (uint32_t i = 0; i < n->parts.count; i++) {
        const nest *part = n->parts.at[i];
        open = part->shared < open ? part->shared : open;
        p->n = n;
        p->depth = 1;
        for (uint32_t k = 0; k < open; k++)
            p->depth += n->loops.at[k].extent != 1;
        for (; open < part->shared; open++)
            print_loop(p, open);
        text_indent(p->out, p->depth++);
        text_printf(p->out, "part %" PRIu32, i);
        print_part(p, part);
    }
}

static void print_nests(nest_printer *p)
{
    for (uint32_t i = 0; i < p->s->nests.count; i++) {
        text_printf(p->out, "%snest %" PRIu32, i ? "\n" : "", i + 1);
        print_nest(p, p->s->nests.at[i]);
    }
}

/* ---- entry points ------------------------------------------------------------------------------------------------ */

void nest_print_with(nest_printer *p, void (*print)(nest_printer *))
{
    jmp_buf exhausted;
    arena_init(&p->arena);
    p->arena.escape = &exhausted;
    if (setjmp(exhausted)) {
        p->out->failed = true;
    } else {
        find_ordinals(p);
        print(p);
    }
    arena_free(&p->arena);
}

static void print_one(nest_printer *p)
{
    text_puts(p->out, "nest");
    print_nest(p, p->n);
}

void nest_print(const schedule *s, const nest *n, text *out)
{
    nest_print_with(&(nest_printer){.s = s, .n = n, .out = out}, print_one);
}

void schedule_print_nests(const schedule *s, text *out)
{
    nest_print_with(&(nest_printer){.s = s, .out = out}, print_nests);
}
