/* Leaves out upper limits that a maximum makes needless. The exponential of f32 first limits its operand to an
 * interval. In a softmax, the operand is an element minus the maximum of the row: it is NaN or at most 0, so the upper
 * limit changes nothing. */
#include "jit/emit_nest.h"

enum { DEEP = 8 /* the largest depth of the expressions that same_value compares */ };

/* Whether index x in iteration i of loop `x_var` is known to equal index y in iteration i of loop `y_var`. */
static bool same_index(const nest *n, const affine *x, uint32_t x_var, const affine *y, uint32_t y_var)
{
    if (x->constant != y->constant || x->count != y->count)
        return false;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        uint32_t var = t->var == x_var ? y_var : t->var;
        if (t->kind != TERM_VAR || affine_factor(n, y, var) != x->scaled[i].factor)
            return false;
    }
    return true;
}

static bool stores_to(const nest *n, buffer_id b)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (n->stages.at[i].stores.at[k].buffer == b)
                return true;
    return false;
}

/* Whether value x in iteration i of loop `x_loop` is known to have the same bits as value y in iteration i of loop
 * `y_loop`. */
static bool same_value(const nest *n, sx x, uint32_t x_loop, sx y, uint32_t y_loop, int depth)
{
    const sx_inst *from = sx_at(n->code, x), *to = sx_at(n->code, y);
    const sx left[3] = {from->a, from->b, from->c}, right[3] = {to->a, to->b, to->c}, *listed;
    if (from->op == SX_OP_const)
        return x == y;
    if (from->op != to->op || from->type != to->type || depth == 0)
        return false;
    if (from->op == SX_OP_arg) {
        const nest_arg *a = &n->args.at[from->aux], *b = &n->args.at[to->aux];
        return a->kind == ARG_LOAD && b->kind == ARG_LOAD && a->buffer == b->buffer && !a->predicate && !b->predicate &&
               !stores_to(n, a->buffer) && same_index(n, &a->index, x_loop, &b->index, y_loop);
    }
    bool same = from->aux == to->aux && sx_listed(n->code, from, &listed) == 0 && from->op != SX_OP_result;
    for (uint32_t i = 0; i < sx_op_arity[from->op] && same; i++)
        same = same_value(n, left[i], x_loop, right[i], y_loop, depth - 1);
    return same;
}

/* Whether `value` is `select(a > b, a, b)`. Sets *a and *b. */
static bool is_larger(const sx_code *code, sx value, sx *a, sx *b)
{
    const sx_inst *chosen = sx_at(code, value), *test = sx_at(code, chosen->a);
    *a = chosen->b;
    *b = chosen->c;
    return chosen->op == SX_OP_select && test->op == SX_OP_fgt && test->a == *a && test->b == *b;
}

/* Whether the reduction's only result is the maximum of its elements and its start value. */
static bool finds_maximum(const nest_reduction *r)
{
    sx element, old;
    if (!r->any_order || r->width != 1 || r->element_count != 1 || r->predicate || r->kept ||
        !is_larger(r->step, r->step->outputs.at[0], &element, &old))
        return false;
    const sx_inst *x = sx_at(r->step, element), *y = sx_at(r->step, old);
    return x->op == SX_OP_arg && x->aux == reduction_accumulators(r) && y->op == SX_OP_arg && y->aux == 0;
}

/* Whether result number `result` is the maximum of a reduction over elements x[i], and `value` in iteration i of a
 * later stage's loop is x[i]. */
static bool is_element_of(const nest *n, sx value, uint32_t result)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++) {
            const nest_stage *stage = &n->stages.at[i];
            const nest_reduction *r = &stage->reductions.at[k];
            if (r->first_result != result || stage->loop == NO_LOOP || !finds_maximum(r))
                continue;
            for (uint32_t s = i + 1; s < n->stages.count; s++) {
                const nest_stage *later = &n->stages.at[s];
                if (later->loop != NO_LOOP && later->extent == stage->extent && !stage_block(n, stage) &&
                    !stage_block(n, later) && same_value(n, r->elements[0], stage->loop, value, later->loop, DEEP))
                    return true;
            }
        }
    return false;
}

/* Whether a value is x - m, where x is one of several elements, and m is their maximum or a larger value. */
static bool is_below_maximum(const nest *n, sx value)
{
    const sx_inst *difference = sx_at(n->code, value);
    sx most = difference->b, start, found;
    if (difference->op != SX_OP_fsub)
        return false;
    if (is_larger(n->code, most, &start, &found))
        most = found;
    const sx_inst *reduced = sx_at(n->code, most);
    return reduced->op == SX_OP_arg && n->args.at[reduced->aux].kind == ARG_REDUCED &&
           is_element_of(n, difference->a, n->args.at[reduced->aux].local);
}

/* Whether an instruction is a literal of type f32 from +0 to infinity. */
static bool is_positive(const sx_inst *x) { return x->op == SX_OP_const && x->type == SX_F32 && x->a <= 0x7f800000; }

bool emit_is_bounded(const nest *n, sx self)
{
    const sx_inst *chosen = sx_at(n->code, self), *test = sx_at(n->code, chosen->a), *low, *below;
    if (chosen->op != SX_OP_select || test->op != SX_OP_fgt || test->a != chosen->c || test->b != chosen->b ||
        !is_positive(sx_at(n->code, chosen->b)))
        return false;
    low = sx_at(n->code, chosen->c);
    below = sx_at(n->code, low->a);
    if (low->op == SX_OP_select && below->op == SX_OP_flt && below->a == low->c && below->b == low->b)
        return sx_at(n->code, low->b)->op == SX_OP_const && !is_positive(sx_at(n->code, low->b)) &&
               is_below_maximum(n, low->c);
    return is_below_maximum(n, chosen->c);
}
