/* Finds which elements of a buffer a nest writes. Also finds whether a load from this buffer reads only the element
 * that the same iteration writes. schedule_verify.c uses these facts. */
#include <string.h>

#include "schedule/schedule.h"

/* ---- the digits of an index -------------------------------------------------------------------------------------- */

/* A digit of an index has the value ((var / divisor) % extent) * stride. */
typedef struct digit {
    uint32_t var;
    int64_t divisor, extent, stride;
} digit;

typedef struct digits {
    digit at[SPAN_DIMS];
    uint32_t count;
    int64_t first; /* as in element_span */
    bool moves;    /* the index has a computed term (TERM_VALUE) */
} digits;

static bool add_digits(const nest *n, const affine *x, int64_t factor, digits *out);

/* If the term t is a digit, sets all fields of *out except `stride` and returns true. Otherwise returns false. */
static bool digit_of(const nest *n, const term *t, digit *out)
{
    if (t->kind == TERM_VAR) {
        *out = (digit){.var = t->var, .divisor = 1, .extent = n->loops.at[t->var].extent};
        return true;
    }
    const affine *x = &t->operand;
    if (t->kind == TERM_VALUE || x->count != 1 || x->constant || x->scaled[0].factor != 1 ||
        !digit_of(n, &n->terms.at[x->scaled[0].term], out))
        return false;
    if (t->kind == TERM_MOD) {
        if (out->extent % t->divisor)
            return false;
        out->extent = t->divisor;
        return true;
    }
    if (out->extent % t->divisor)
        return false;
    out->divisor *= t->divisor;
    out->extent /= t->divisor;
    return true;
}

static bool add_digit(const nest *n, const term *t, int64_t factor, digits *out)
{
    digit d;
    if (t->kind == TERM_VALUE) {
        out->moves = true;
        return true;
    }
    if (t->kind == TERM_DIV && t->divisor == 1)
        return add_digits(n, &t->operand, factor, out);
    if (!digit_of(n, t, &d) || out->count == SPAN_DIMS)
        return false;
    d.stride = factor;
    if (factor < 0) {
        out->first += factor * (d.extent - 1);
        d.stride = -factor;
    }
    out->at[out->count++] = d;
    return true;
}

static bool add_digits(const nest *n, const affine *x, int64_t factor, digits *out)
{
    out->first += factor * x->constant;
    for (uint32_t i = 0; i < x->count; i++)
        if (!add_digit(n, &n->terms.at[x->scaled[i].term], factor * x->scaled[i].factor, out))
            return false;
    return true;
}

/* Whether the values of a variable and the combinations of its digits correspond one to one. For example, this holds
 * for the digits i / 4 and i % 4 of i. The divisor of each digit must be the product of the extents of the digits with
 * smaller divisors. The product of all extents must be the extent of the variable. */
static bool holds_variable(const digits *all, uint32_t var, int64_t extent)
{
    int64_t reached = 1;
    uint32_t used = 0, own = 0;
    for (uint32_t i = 0; i < all->count; i++)
        own += all->at[i].var == var;
    for (bool found = true; found && reached < extent;) {
        found = false;
        for (uint32_t i = 0; i < all->count && !found; i++) {
            if (all->at[i].var != var || all->at[i].divisor != reached || all->at[i].extent <= 1)
                continue;
            reached *= all->at[i].extent;
            found = true;
            used++;
        }
    }
    return reached == extent && used == own;
}

static void drop_term(const nest *n, affine *x, uint32_t var)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind != TERM_VAR || t->var != var)
            x->scaled[kept++] = x->scaled[i];
    }
    x->count = kept;
}

bool nest_scoped_index(const nest *n, const affine *x, affine *out)
{
    affine local = *x;
    for (uint32_t v = 0; v < n->shared; v++) {
        int64_t factor = affine_factor(n, x, v), expected = 0;
        if (n->loops.at[v].extent == 1)
            continue;
        for (uint32_t i = n->shared; i < n->loops.count; i++) {
            int64_t own = affine_factor(n, x, i);
            if (own == NON_AFFINE)
                return false;
            if (n->loops.at[i].block && n->loops.at[i].block_of == v)
                expected -= own * n->loops.at[i].block;
        }
        if (factor == expected)
            drop_term(n, &local, v);
        else if (n->loops.at[v].kind == LOOP_PARALLEL || factor == NON_AFFINE)
            return false;
    }
    *out = local;
    return true;
}

/* ---- sets of elements -------------------------------------------------------------------------------------------- */

static void sort_span(element_span *s)
{
    for (uint32_t i = 1; i < s->dims; i++)
        for (uint32_t k = i; k > 0 && s->at[k].stride < s->at[k - 1].stride; k--) {
            span_dim swapped = s->at[k];
            s->at[k] = s->at[k - 1];
            s->at[k - 1] = swapped;
        }
}

/* Sorts the dimensions by stride, drops dimensions of one element, and joins neighbouring dimensions that form one
 * longer dimension. Returns false if different indices may give the same element. */
static bool normalize_span(element_span *s)
{
    uint32_t kept = 0;
    int64_t reach = 0; /* distance from the first element to the last one, over the dimensions visited so far */
    sort_span(s);
    for (uint32_t i = 0; i < s->dims; i++) {
        span_dim d = s->at[i];
        if (d.count == 1)
            continue;
        if (d.stride <= reach)
            return false;
        reach += d.stride * (d.count - 1);
        if (kept && d.stride == s->at[kept - 1].stride * s->at[kept - 1].count)
            s->at[kept - 1].count *= d.count;
        else
            s->at[kept++] = d;
    }
    s->dims = kept;
    return true;
}

/* Whether loop `v` counts the blocks of another outer loop or of the stage's loop. If so, each iteration of v runs a
 * different block, so an index need not depend on v. */
static bool counts_blocks(const nest *n, const nest_stage *stage, uint32_t v)
{
    for (uint32_t i = 0; i < n->loops.count; i++)
        if ((i < n->outer || i == stage->loop) && n->loops.at[i].block && n->loops.at[i].block_of == v)
            return true;
    return false;
}

/* Returns the factor f if x is f * `part` plus terms that do not occur in `part`. Returns 0 if there is no such factor,
 * or if a term of `part` is not a variable. */
static int64_t times_contained(const nest *n, const affine *x, const affine *part)
{
    int64_t factor = 0;
    for (uint32_t i = 0; i < part->count; i++) {
        const term *t = &n->terms.at[part->scaled[i].term];
        int64_t own = 0;
        for (uint32_t k = 0; k < x->count; k++)
            own = x->scaled[k].term == part->scaled[i].term ? x->scaled[k].factor : own;
        if (t->kind != TERM_VAR || own % part->scaled[i].factor || (i && own / part->scaled[i].factor != factor))
            return 0;
        factor = own / part->scaled[i].factor;
    }
    return factor;
}

/* `x` points to the index of a store with the predicate `id` and the parents of this predicate. For each of these
 * predicates p, p->low must be at most 0. Over the loops on which p->index depends, p->index must take every value from
 * 0 to its largest value, each once. Returns false for other predicates.
 * For each p, removes the terms of p->index from *x, adds to *out one digit with the values of p->index below p->high,
 * and sets limited[v] for each loop v on which p->index depends. */
static bool add_limits(const nest *n, predicate_id id, affine *x, digits *out, bool *limited)
{
    for (; id; id = n->predicates.at[id].parent) {
        const predicate *p = &n->predicates.at[id];
        digits own = {0};
        int64_t factor = times_contained(n, x, &p->index), reach = 1;
        if (p->low > 0 || p->divisor > 1 || p->index.constant || factor <= 0 || out->count == SPAN_DIMS ||
            !add_digits(n, &p->index, 1, &own))
            return false;
        for (uint32_t i = 0; i < p->index.count; i++) {
            uint32_t var = n->terms.at[p->index.scaled[i].term].var, next = 0;
            while (next < own.count && own.at[next].stride != reach)
                next++;
            if (next == own.count || !holds_variable(&own, var, n->loops.at[var].extent))
                return false;
            reach *= own.at[next].extent;
            limited[var] = true;
            drop_term(n, x, var);
        }
        out->at[out->count++] = (digit){.var = NO_LOOP, .extent = p->high < reach ? p->high : reach, .stride = factor};
    }
    return true;
}

bool nest_stored_elements(const nest *n, const nest_stage *stage, const nest_store *store, bool scoped,
                          element_span *out)
{
    digits all = {0};
    affine index = store->index;
    bool *limited = ARENA_NEW_ARRAY(n->code->arena, bool, n->loops.count + 1);
    bool bounded = store->predicate && !scoped && !store->combine;
    if (scoped && !nest_scoped_index(n, &index, &index))
        return false;
    if (bounded && !add_limits(n, store->predicate, &index, &all, limited)) {
        bounded = false;
        index = store->index;
        all = (digits){0};
        memset(limited, 0, n->loops.count * sizeof *limited);
    }
    if (!add_digits(n, &index, 1, &all))
        return false;
    for (uint32_t i = 0; i < all.count && scoped; i++) {
        const nest_loop *loop = &n->loops.at[all.at[i].var];
        if (loop->block && all.at[i].extent == loop->extent)
            all.at[i].extent = loop->block;
    }
    for (uint32_t v = 0; v < n->loops.count; v++) {
        if (scoped && v < n->shared && affine_factor(n, &index, v) == 0)
            continue; /* each iteration of this loop around the part writes the tile's buffer again */
        if (v == stage_last_of(n, stage))
            continue; /* only one iteration of this loop runs the stage */
        bool serial = n->loops.at[v].kind == LOOP_SERIAL && (v < n->outer || n->mode == LANES_KEPT);
        bool runs = (v < n->outer && !counts_blocks(n, stage, v)) || v == stage->loop;
        if (serial && (store->combine || all.moves))
            continue; /* a store that combines, or has a computed index, may write an element in several iterations */
        int64_t extent = scoped && n->loops.at[v].block ? n->loops.at[v].block : n->loops.at[v].extent;
        if (runs && extent != 1 && !limited[v] && !holds_variable(&all, v, extent))
            return false;
    }
    bool partial = all.moves || store->combine || store->predicate;
    *out = (element_span){.first = all.first, .moves = partial, .bounded = bounded && !all.moves, .dims = all.count};
    for (uint32_t i = 0; i < all.count; i++)
        out->at[i] = (span_dim){all.at[i].stride, all.at[i].extent};
    return normalize_span(out);
}

int64_t span_elements(const element_span *s)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < s->dims; i++)
        count *= s->at[i].count;
    return count;
}

static int64_t count_along(const element_span *s, int64_t stride)
{
    for (uint32_t i = 0; i < s->dims; i++)
        if (s->at[i].stride == stride)
            return s->at[i].count;
    return 1;
}

/* Whether two spans have the same dimensions, except the dimension with this stride. */
static bool same_except(const element_span *a, const element_span *b, int64_t stride)
{
    for (int side = 0; side < 2; side++) {
        const element_span *x = side ? b : a, *y = side ? a : b;
        for (uint32_t i = 0; i < x->dims; i++)
            if (x->at[i].stride != stride && count_along(y, x->at[i].stride) != x->at[i].count)
                return false;
    }
    return true;
}

/* If a and b differ only in the dimension with this stride, and b begins where a ends in this dimension, sets *out to
 * the union of a and b. Otherwise returns false. If `overlap` is set, b may begin inside a, but must not end before the
 * end of a. */
static bool join_along(const element_span *a, const element_span *b, int64_t stride, bool overlap, element_span *out)
{
    int64_t count = count_along(a, stride), ahead = stride > 0 ? (b->first - a->first) / stride : 0;
    if (stride <= 0 || a->first + ahead * stride != b->first || !same_except(a, b, stride))
        return false;
    if (overlap ? ahead > count || ahead + count_along(b, stride) < count : ahead != count)
        return false;
    element_span joined = *a;
    uint32_t at = 0;
    while (at < joined.dims && joined.at[at].stride != stride)
        at++;
    if (at == SPAN_DIMS)
        return false;
    joined.dims += at == joined.dims;
    joined.at[at] = (span_dim){stride, ahead + count_along(b, stride)};
    if (!normalize_span(&joined))
        return false;
    *out = joined;
    return true;
}

static bool join_spans(const element_span *a, const element_span *b, bool overlap, element_span *out)
{
    const element_span *low = a->first < b->first ? a : b, *high = low == a ? b : a;
    if (a->moves || b->moves)
        return false;
    for (uint32_t i = 0; i < low->dims; i++)
        if (join_along(low, high, low->at[i].stride, overlap, out))
            return true;
    for (uint32_t i = 0; i < high->dims; i++)
        if (join_along(low, high, high->at[i].stride, overlap, out))
            return true;
    return join_along(low, high, high->first - low->first, overlap, out);
}

bool span_join(const element_span *a, const element_span *b, element_span *out) { return join_spans(a, b, false, out); }
bool span_unite(const element_span *a, const element_span *b, element_span *out) { return join_spans(a, b, true, out); }

/* ---- reads of what the nest writes ------------------------------------------------------------------------------- */

static void need(uint32_t *first, sx value, uint32_t stage)
{
    if (first[value] > stage)
        first[value] = stage;
}

static void need_list(uint32_t *first, uint32_t count, const sx *values, uint32_t stage)
{
    for (uint32_t i = 0; i < count; i++)
        need(first, values[i], stage);
}

static void need_index(const nest *n, uint32_t *first, const affine *x, uint32_t stage)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VALUE)
            need(first, t->value, stage);
        else if (t->kind != TERM_VAR)
            need_index(n, first, &t->operand, stage);
    }
}

static void need_predicate(const nest *n, uint32_t *first, predicate_id id, uint32_t stage)
{
    for (; id; id = n->predicates.at[id].parent)
        need_index(n, first, &n->predicates.at[id].index, stage);
}

static void need_argument(const nest *n, uint32_t *first, const nest_arg *a, uint32_t stage)
{
    need_index(n, first, &a->index, stage);
    need_predicate(n, first, a->predicate, stage);
}

static void need_stage(const nest *n, uint32_t *first, uint32_t number)
{
    const nest_stage *stage = &n->stages.at[number];
    if (n->sort) {
        need_list(first, n->sort->width, n->sort->columns, number);
        need_list(first, n->sort->capture_count, n->sort->captures, number);
        need(first, n->sort->level, number);
        need(first, n->sort->cuts, number);
    }
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        need(first, stage->stores.at[i].value, number);
        need_list(first, stage->stores.at[i].capture_count, stage->stores.at[i].captures, number);
        need_index(n, first, &stage->stores.at[i].index, number);
        need_predicate(n, first, stage->stores.at[i].predicate, number);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        need_list(first, r->element_count, r->elements, number);
        need_list(first, r->width, r->inits, number);
        need_list(first, r->capture_count, r->captures, number);
        need_predicate(n, first, r->predicate, number);
    }
}

uint32_t *nest_first_stages(arena *a, const nest *n)
{
    const sx_code *code = n->code;
    uint32_t *first = ARENA_NEW_ARRAY(a, uint32_t, code->inst.count + 1);
    uint32_t *arguments = ARENA_NEW_ARRAY(a, uint32_t, n->args.count + 1);
    memset(first, 0xff, code->inst.count * sizeof *first);
    memset(arguments, 0xff, n->args.count * sizeof *arguments);
    for (uint32_t i = 0; i < n->stages.count; i++)
        need_stage(n, first, i);
    for (uint32_t i = code->inst.count; i-- > 1;) {
        const sx_inst *inst = &code->inst.at[i];
        const sx operands[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(code, inst, &listed);
        need_list(first, sx_op_arity[inst->op], operands, first[i]);
        need_list(first, count, listed, first[i]);
        if (inst->op != SX_OP_arg)
            continue;
        need_argument(n, first, &n->args.at[inst->aux], first[i]);
        need(arguments, inst->aux, first[i]);
    }
    return arguments;
}

bool nest_reads_in_step(const nest *n, const uint32_t *first, uint32_t arg)
{
    const nest_arg *load = &n->args.at[arg];
    if (n->sort)
        return false; /* a sort moves the elements that it reads to other indices */
    if (first[arg] == UINT32_MAX)
        return true;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_store *store = &n->stages.at[i].stores.at[k];
            if (store->buffer == load->buffer && affine_same(&store->index, &load->index))
                return first[arg] <= i;
        }
    return false;
}
