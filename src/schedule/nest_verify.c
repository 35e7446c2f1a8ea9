/* Checks the invariants of a nest (nest.h).
 *
 *   - Each number that stands for a term, predicate, argument, buffer or loop is valid.
 *   - The bounds of each term contain all values of the term over the iterations of the loops. The bounds of computed
 *     terms (TERM_VALUE) are trusted.
 *   - A load or store stays inside its buffer where its predicate holds (index_stays_inside).
 *   - A stage reads a result or local buffer only if an earlier stage wrote it. Stores may also read the running
 *     accumulators of their own stage. A stage uses only the outer variables and its own inner variable.
 *   - Each local buffer has at most one store, which writes all elements.
 *   - Each iteration of a part accesses only its own slice of a buffer in scratch (index_stays_in_slice). Values that
 *     parts keep between blocks (nest_reduction.kept) are not overwritten.
 */
#include "base/status.h"
#include "schedule/nest_bounds.h"
#include "schedule/schedule.h"

static bool affine_valid(const nest *n, const affine *x)
{
    if (x->count > AFFINE_TERMS)
        return false;
    for (uint32_t i = 0; i < x->count; i++)
        if (!x->scaled[i].term || x->scaled[i].term >= n->terms.count)
            return false;
    return true;
}

/* ---- terms, predicates, arguments, stores, reductions ------------------------------------------------------------ */

static bool term_valid(const nest *n, term_id id)
{
    const term *t = &n->terms.at[id];
    if (t->kind == TERM_VAR)
        return t->var < n->loops.count && t->low == 0 && t->high == n->loops.at[t->var].extent - 1;
    if (t->kind == TERM_VALUE)
        return t->value && t->value < n->code->inst.count && sx_type_of(n->code, t->value) == SX_I64;
    if (!affine_valid(n, &t->operand) || t->divisor < 1)
        return false;
    for (uint32_t i = 0; i < t->operand.count; i++)
        if (t->operand.scaled[i].term >= id)
            return false;
    index_range x = range_of(n, &t->operand);
    if (is_empty(x))
        return true;
    if (t->kind == TERM_DIV)
        return t->low <= divide_down(x.low, t->divisor) && t->high >= divide_down(x.high, t->divisor);
    return t->low == 0 && t->high == t->divisor - 1 && x.low >= 0;
}

static bool predicate_valid(const nest *n, predicate_id id)
{
    const predicate *p = &n->predicates.at[id];
    return p->parent < id && affine_valid(n, &p->index) && p->divisor >= 0;
}

static bool arg_valid(const schedule *s, const nest *n, const nest_arg *a)
{
    if (!affine_valid(n, &a->index) || (a->predicate && a->predicate >= n->predicates.count))
        return false;
    switch ((arg_kind)a->kind) {
    case ARG_LOAD:
        return a->buffer && a->buffer < s->buffers.count &&
               index_stays_inside(n, &a->index, a->predicate, loaded_elements(&s->buffers.at[a->buffer], a));
    case ARG_LOCAL:
        return a->local < n->locals.count &&
               index_stays_inside(n, &a->index, a->predicate, n->locals.at[a->local].elements);
    case ARG_REDUCED: return a->local < n->results;
    case ARG_RUNNING: return a->local < n->results && n->mode == LANES_KEPT;
    default: return true;
    }
}

static bool store_valid(const schedule *s, const nest *n, const nest_store *store)
{
    if (!store->value || store->value >= n->code->inst.count || !affine_valid(n, &store->index) ||
        (store->buffer ? store->buffer >= s->buffers.count : store->local >= n->locals.count))
        return false;
    if (store->predicate >= n->predicates.count && store->predicate)
        return false;
    if (!store->buffer && (store->predicate || store->combine))
        return false;
    return index_stays_inside(n, &store->index, store->predicate,
                              store->buffer ? s->buffers.at[store->buffer].elements
                                            : n->locals.at[store->local].elements);
}

/* Whether the group of store number `i` of a stage is complete, and its stores have the same `combine`, `captures` and
 * `predicate`, but different buffers. A store that does not combine must be a group of its own. */
static bool group_valid(const nest_stage *stage, uint32_t i)
{
    const nest_store *store = &stage->stores.at[i], *first = store - store->before;
    uint32_t width = store_group(store);
    if (!store->combine)
        return width == 1 && !store->capture_count;
    if (width > MAX_WIDTH || store->capture_count > MAX_CAPTURES || store->before > i ||
        i + store->after >= stage->stores.count || store->combine->args != 2 * width + store->capture_count ||
        store->combine->outputs.count != width)
        return false;
    for (uint32_t k = 0; k < width; k++)
        if (first[k].before != k || first[k].after != width - 1 - k || first[k].combine != store->combine ||
            first[k].predicate != store->predicate || first[k].capture_count != store->capture_count ||
            first[k].captures != store->captures || (first[k].buffer == store->buffer && &first[k] != store))
            return false;
    return true;
}

static bool code_takes(const sx_code *code, uint32_t arguments, uint32_t outputs)
{
    return code && code->args <= arguments && code->outputs.count == outputs;
}

/* Whether each sx_code of a reduction takes no more arguments than it gets, and has the right number of outputs. */
static bool reduction_valid(const nest *n, const nest_stage *stage, const nest_reduction *r)
{
    bool folds = n->mode == LANES_REDUCED || stage->chunk;
    uint32_t values = reduction_accumulators(r), captures = r->capture_count;
    return r->width && r->width <= MAX_WIDTH && values <= MAX_WIDTH && captures <= MAX_CAPTURES &&
           code_takes(r->step, values + r->element_count + captures, values) &&
           code_takes(r->first, r->element_count, values) &&
           (!folds || code_takes(r->fold, 2 * values + captures, values)) &&
           (!r->read || code_takes(r->read, values, r->width)) &&
           (!r->finish || code_takes(r->finish, 2 * r->width + captures, r->width));
}

/* Whether a reduction may keep its value between blocks (nest_reduction.kept). The reduction must be alone in the first
 * stage, and a serial loop around the part must count the blocks. Other loops may run between the counting loop and the
 * part: `kept_at` must depend on each of these loops that has several iterations, but not on the counting loop or on
 * the inner loops. */
static bool kept_valid(const schedule *s, const nest *n, uint32_t number, const nest_reduction *r)
{
    const nest_stage *stage = &n->stages.at[number];
    if (number || stage->reductions.count != 1 || stage->stores.count || !stage_block(n, stage) || stage->chunk ||
        n->mode != LANES_KEPT || r->width != 1 || r->read || r->capture_count || !code_takes(r->fold, 2, 1) ||
        r->kept >= s->buffers.count || s->buffers.at[r->kept].kind != BUFFER_SCRATCH || !affine_valid(n, &r->kept_at))
        return false;
    uint32_t counts = n->loops.at[stage->loop].block_of;
    bool valid = counts < n->shared && n->loops.at[counts].kind == LOOP_SERIAL && !affine_has_values(n, &r->kept_at);
    for (uint32_t i = counts; i < n->loops.count; i++) {
        bool between = i > counts && i < n->shared && n->loops.at[i].extent > 1;
        if (between || i == counts || i >= n->outer)
            valid &= (affine_factor(n, &r->kept_at, i) != 0) == between;
    }
    return valid && index_stays_inside(n, &r->kept_at, 0, s->buffers.at[r->kept].elements);
}

static qn_status check_stage(const schedule *s, const nest *n, uint32_t number)
{
    const nest_stage *stage = &n->stages.at[number];
    if (stage->loop != NO_LOOP && (stage->loop < n->outer || stage->loop >= n->loops.count))
        return status_make(QN_INTERNAL, "nest (%s): stage %u has a variable that is not inner", n->label, number);
    if (stage->extent != (stage->loop == NO_LOOP ? 1 : n->loops.at[stage->loop].extent))
        return status_make(QN_INTERNAL, "nest (%s): the extent of stage %u is not that of its loop", n->label, number);
    if (stage->chunk < 0 || (stage->chunk && (stage->chunk >= stage->extent || stage_block(n, stage) % stage->chunk)))
        return status_make(QN_INTERNAL, "nest (%s): stage %u: chunks do not fit its loop or blocks", n->label, number);
    if (stage->stretch < 0 || (stage->stretch && (stage->loop == NO_LOOP || n->mode != LANES_KEPT || n->columns ||
                                                  stage->extent % stage->stretch)))
        return status_make(QN_INTERNAL, "nest (%s): stage %u cannot run in its stretches", n->label, number);
    for (uint32_t k = 0; k < stage->stores.count; k++)
        if (!store_valid(s, n, &stage->stores.at[k]) || !group_valid(stage, k))
            return status_make(QN_INTERNAL, "nest (%s): store %u of stage %u is malformed", n->label, k, number);
    for (uint32_t k = 0; k < stage->reductions.count; k++) {
        const nest_reduction *r = &stage->reductions.at[k];
        if (r->first_result + r->width > n->results)
            return status_make(QN_INTERNAL, "nest (%s): reduction %u of stage %u has results that the nest lacks",
                               n->label, k, number);
        if (!reduction_valid(n, stage, r))
            return status_make(
                QN_INTERNAL,
                "nest (%s): reduction %u of stage %u: a code is missing, or a count of arguments, outputs or captures "
                "does not fit",
                n->label, k, number);
        if (r->kept && !kept_valid(s, n, number, r))
            return status_make(QN_INTERNAL, "nest (%s): reduction %u of stage %u cannot keep its value", n->label, k,
                               number);
        if (r->predicate &&
            (r->predicate >= n->predicates.count || n->mode != LANES_KEPT || (stage->chunk && !r->from_zero)))
            return status_make(QN_INTERNAL, "nest (%s): reduction %u of stage %u cannot have a predicate", n->label, k,
                               number);
    }
    return NULL;
}

/* ---- which stage may compute what -------------------------------------------------------------------------------- */

/* The stages that may compute a value, and the loops on which the value depends. */
typedef struct fact {
    uint32_t stage;    /* the first stage that may compute the value */
    uint32_t inner;    /* 1 + the inner variable that the value depends on; 0: none; SEVERAL: more than one */
    uint32_t running;  /* if the value uses a running accumulator: 1 + the only stage that may compute the value; else
                          0 */
    uint64_t parallel; /* bit i: the value depends on outer loop i, which is parallel; all bits are set if the value
                          uses a local buffer or a result */
} fact;
#define SEVERAL (UINT32_MAX - 1)

typedef struct flow {
    const nest *n;
    fact *values;     /* indexed by instruction */
    uint32_t *stored; /* for each local buffer: 1 + the stage that stores to the buffer; 0 if none does */
    uint32_t *made;   /* for each result: 1 + the stage that computes the result; 0 if none does */
} flow;

static void add_fact(fact *to, const fact *more)
{
    to->stage = to->stage > more->stage ? to->stage : more->stage;
    to->inner = !more->inner || to->inner == more->inner ? to->inner : !to->inner ? more->inner : SEVERAL;
    to->running = to->running > more->running ? to->running : more->running;
    to->parallel |= more->parallel;
}

static void add_index(const flow *f, fact *to, const affine *x)
{
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &f->n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VALUE)
            add_fact(to, &f->values[t->value]);
        else if (t->kind != TERM_VAR)
            add_index(f, to, &t->operand);
        else if (t->var < f->n->outer)
            to->parallel |= (uint64_t)(f->n->loops.at[t->var].kind == LOOP_PARALLEL) << t->var;
        else
            add_fact(to, &(fact){.inner = t->var + 1});
    }
}

static void add_argument(const flow *f, fact *to, const nest_arg *a)
{
    add_index(f, to, &a->index);
    for (predicate_id p = a->predicate; p; p = f->n->predicates.at[p].parent)
        add_index(f, to, &f->n->predicates.at[p].index);
    bool result = a->kind == ARG_REDUCED || a->kind == ARG_RUNNING;
    uint32_t after = a->kind == ARG_LOCAL ? f->stored[a->local] : result ? f->made[a->local] : 0;
    if ((a->kind == ARG_LOCAL || result) && !after)
        after = UINT32_MAX;
    if (a->kind == ARG_LOCAL || result)
        to->parallel = UINT64_MAX;
    if (a->kind == ARG_RUNNING)
        add_fact(to, &(fact){.running = after, .inner = after == UINT32_MAX ? 0 : f->n->stages.at[after - 1].loop + 1});
    else
        to->stage = to->stage > after ? to->stage : after;
}

/* Sets f->values. Returns false if an instruction uses a later instruction or an argument that does not exist. */
static bool find_facts(flow *f)
{
    const sx_code *code = f->n->code;
    for (uint32_t i = 1; i < code->inst.count; i++) {
        const sx_inst *inst = &code->inst.at[i];
        const sx operands[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(code, inst, &listed);
        for (uint32_t k = 0; k < sx_op_arity[inst->op] + count; k++) {
            sx operand = k < sx_op_arity[inst->op] ? operands[k] : listed[k - sx_op_arity[inst->op]];
            if (operand >= i)
                return false;
            add_fact(&f->values[i], &f->values[operand]);
        }
        if (inst->op == SX_OP_arg && inst->aux >= f->n->args.count)
            return false;
        if (inst->op == SX_OP_arg)
            add_argument(f, &f->values[i], &f->n->args.at[inst->aux]);
    }
    return true;
}

/* Whether stage number `stage` may compute these values: inside its loop if `looped` is set, else outside. */
static bool computed_in(const flow *f, uint32_t stage, bool looped, uint32_t count, const sx *values)
{
    uint32_t var = f->n->stages.at[stage].loop;
    for (uint32_t i = 0; i < count; i++) {
        const fact *v = &f->values[values[i]];
        if (v->stage > stage || v->running || (v->inner && (!looped || v->inner != var + 1)))
            return false;
    }
    return true;
}

/* Whether a stage may store this value. Only the stage of a running accumulator may store values that use the
 * accumulator. */
static bool stored_in(const flow *f, uint32_t stage, sx value)
{
    const fact *v = &f->values[value];
    const nest_stage *at = &f->n->stages.at[stage];
    return v->stage <= stage && (!v->running || (v->running == stage + 1 && !at->chunk)) &&
           (!v->inner || v->inner == at->loop + 1);
}

/* Whether stage number `stage` can compute the index of its store `store`. If computed terms of the index depend on
 * parallel loops, iterations of these loops must still store to different elements. In LANES_REDUCED, no computed term
 * may depend on the inner loop. */
static bool index_valid(const flow *f, uint32_t stage, const nest_store *store)
{
    fact needs = {0}, computed = {0};
    const affine *x = &store->index;
    add_index(f, &needs, x);
    if (needs.stage > stage || needs.running || (needs.inner && needs.inner != f->n->stages.at[stage].loop + 1))
        return false;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &f->n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_VALUE)
            add_fact(&computed, &f->values[t->value]);
    }
    bool serial = f->n->mode == LANES_KEPT;
    return (!computed.inner || serial) && store_keeps_apart(f->n, store, computed.parallel);
}

static bool predicate_usable(const flow *f, uint32_t stage, predicate_id id)
{
    fact needs = {0};
    for (; id; id = f->n->predicates.at[id].parent)
        add_index(f, &needs, &f->n->predicates.at[id].index);
    return needs.stage <= stage && !needs.running && (!needs.inner || needs.inner == f->n->stages.at[stage].loop + 1);
}

static bool captures_usable(const flow *f, uint32_t stage, const nest_store *store)
{
    for (uint32_t i = 0; i < store->capture_count; i++)
        if (!store->captures[i] || store->captures[i] >= f->n->code->inst.count ||
            !stored_in(f, stage, store->captures[i]))
            return false;
    return true;
}

/* Whether a store writes all elements of its local buffer along the stage's loop. */
static bool fills_local(const nest *n, const nest_stage *stage, const nest_store *store)
{
    const affine *x = &store->index;
    int64_t elements = n->locals.at[store->local].elements;
    if (x->constant || elements != stage->extent)
        return false;
    if (elements == 1)
        return x->count == 0;
    const term *t = x->count == 1 ? &n->terms.at[x->scaled[0].term] : NULL;
    return t && t->kind == TERM_VAR && t->var == stage->loop && x->scaled[0].factor == 1;
}

static qn_status check_flow(const nest *n)
{
    arena *a = n->code->arena;
    flow f = {.n = n,
              .values = ARENA_NEW_ARRAY(a, fact, n->code->inst.count + 1),
              .stored = ARENA_NEW_ARRAY(a, uint32_t, n->locals.count + 1),
              .made = ARENA_NEW_ARRAY(a, uint32_t, n->results + 1)};
    for (uint32_t i = 0; i < n->stages.count; i++) {
        const nest_stage *stage = &n->stages.at[i];
        for (uint32_t k = 0; k < stage->stores.count; k++) {
            const nest_store *store = &stage->stores.at[k];
            if (!store->buffer && (f.stored[store->local] || !fills_local(n, stage, store)))
                return status_make(
                    QN_INTERNAL,
                    "nest (%s): store %u of stage %u writes local buffer %u a second time, or not all of it", n->label,
                    k, i, store->local);
            if (!store->buffer)
                f.stored[store->local] = i + 1;
        }
        for (uint32_t k = 0; k < stage->reductions.count; k++)
            for (uint32_t j = 0; j < stage->reductions.at[k].width; j++) {
                uint32_t *made = &f.made[stage->reductions.at[k].first_result + j];
                if (*made)
                    return status_make(
                        QN_INTERNAL,
                        "nest (%s): reduction %u of stage %u computes a result that another reduction computes",
                        n->label, k, i);
                *made = i + 1;
            }
    }
    if (!find_facts(&f))
        return status_make(QN_INTERNAL, "nest (%s): an expression uses a later one, or a missing argument", n->label);
    if (n->sort && !computed_in(&f, 0, false, n->sort->capture_count, n->sort->captures))
        return status_make(QN_INTERNAL, "nest (%s): a capture of the sort needs more than the outer loops", n->label);
    for (uint32_t i = 0; i < n->stages.count; i++) {
        const nest_stage *stage = &n->stages.at[i];
        for (uint32_t k = 0; k < stage->stores.count; k++)
            if (!stored_in(&f, i, stage->stores.at[k].value) || !index_valid(&f, i, &stage->stores.at[k]) ||
                !captures_usable(&f, i, &stage->stores.at[k]) ||
                !predicate_usable(&f, i, stage->stores.at[k].predicate))
                return status_make(QN_INTERNAL, "nest (%s): store %u of stage %u cannot be computed, or may collide",
                                   n->label, k, i);
        for (uint32_t k = 0; k < stage->reductions.count; k++) {
            const nest_reduction *r = &stage->reductions.at[k];
            if (!computed_in(&f, i, true, r->element_count, r->elements) ||
                !computed_in(&f, i, false, r->width, r->inits) ||
                !computed_in(&f, i, false, r->capture_count, r->captures) || !predicate_usable(&f, i, r->predicate))
                return status_make(QN_INTERNAL,
                                   "nest (%s): reduction %u of stage %u needs what that stage does not have", n->label,
                                   k, i);
        }
    }
    return NULL;
}

/* ---- entry points ------------------------------------------------------------------------------------------------ */

static qn_status check_loop(const nest *n, uint32_t number)
{
    const nest_loop *loop = &n->loops.at[number];
    bool spread = number < (n->shared ? n->shared : nest_spread(n));
    bool lanes = n->mode == LANES_KEPT && number + 1 == n->outer;
    if (loop->block && (spread || lanes))
        return status_make(QN_INTERNAL, "nest (%s): loop %u cannot run in blocks", n->label, number);
    if (loop->block < 0 ||
        (loop->block && (loop->block_of >= n->outer || loop->block_of >= number ||
                         n->loops.at[loop->block_of].extent != divide_up(loop->extent, loop->block))))
        return status_make(QN_INTERNAL, "nest (%s): no outer loop counts the blocks of loop %u", n->label, number);
    return NULL;
}

/* Whether a loop of some part has the same counting loop as `loop`, but another extent or block size. In one iteration
 * of the counting loop, the two loops would run different iterations. */
static bool has_other_blocks(const nest *n, const nest_loop *loop)
{
    for (uint32_t p = 0; p < n->parts.count; p++)
        for (uint32_t i = 0; i < n->parts.at[p]->loops.count; i++) {
            const nest_loop *other = &n->parts.at[p]->loops.at[i];
            if (other->block && other->block_of == loop->block_of &&
                (other->block != loop->block || other->extent != loop->extent))
                return true;
        }
    return false;
}

/* Compares the index x of an access to a scoped buffer (nest.scoped) with the indices of earlier accesses. steps[v] is
 * the factor, in the earlier indices, of the loops whose blocks loop v counts; 0 if no earlier index depends on one of
 * these loops. Returns false if x has another factor for one of these loops. If their last block is shorter, accesses
 * with different factors would leave out different elements. */
static bool agrees(const nest *part, const affine *x, int64_t *steps)
{
    for (uint32_t i = part->shared; i < part->loops.count; i++) {
        const nest_loop *loop = &part->loops.at[i];
        int64_t factor = affine_factor(part, x, i), *known = &steps[loop->block_of];
        if (!loop->block || loop->extent == 1 || !factor)
            continue;
        if (*known && *known != factor)
            return false;
        *known = factor;
    }
    return true;
}

/* Checks that all parts divide each scoped buffer into the same slices (agrees). */
static qn_status check_steps(const nest *n)
{
    bool same = true;
    for (uint32_t k = 0; k < n->scoped.count; k++) {
        int64_t *steps = ARENA_NEW_ARRAY(n->code->arena, int64_t, n->outer + 1);
        for (uint32_t p = 0; p < n->parts.count; p++) {
            const nest *part = n->parts.at[p];
            for (uint32_t i = 0; i < part->args.count; i++)
                if (part->args.at[i].kind == ARG_LOAD && part->args.at[i].buffer == n->scoped.at[k].buffer)
                    same &= agrees(part, &part->args.at[i].index, steps);
            for (uint32_t i = 0; i < part->stages.count; i++)
                for (uint32_t j = 0; j < part->stages.at[i].stores.count; j++)
                    if (part->stages.at[i].stores.at[j].buffer == n->scoped.at[k].buffer)
                        same &= agrees(part, &part->stages.at[i].stores.at[j].index, steps);
            const nest_reduction *kept = stage_kept(part->stages.at);
            if (kept && kept->kept == n->scoped.at[k].buffer)
                same &= agrees(part, &kept->kept_at, steps);
        }
    }
    return same ? NULL : status_make(QN_INTERNAL, "nest (%s): parts divide a tile's buffer differently", n->label);
}

/* Checks that each iteration of a part accesses only its own slice of each scoped buffer (index_stays_in_slice). */
static qn_status check_slices(const schedule *s, const nest *n, const nest *part)
{
    bool stays = true;
    for (uint32_t i = 0; i < part->args.count; i++) {
        const nest_arg *a = &part->args.at[i];
        const buffer *t = a->kind == ARG_LOAD ? &s->buffers.at[a->buffer] : NULL;
        stays &= !t || t->kind != BUFFER_SCRATCH || index_stays_in_slice(part, &a->index, loaded_elements(t, a));
    }
    for (uint32_t i = 0; i < part->stages.count; i++)
        for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++) {
            const nest_store *store = &part->stages.at[i].stores.at[k];
            const buffer *t = &s->buffers.at[store->buffer];
            stays &= t->kind != BUFFER_SCRATCH || index_stays_in_slice(part, &store->index, t->elements);
        }
    const nest_reduction *kept = stage_kept(part->stages.at);
    stays &= !kept || index_stays_in_slice(part, &kept->kept_at, s->buffers.at[kept->kept].elements);
    return stays ? NULL
                 : status_make(QN_INTERNAL, "nest (%s): an iteration leaves its slice of a tile's buffer", n->label);
}

/* Checks the shared loops of a part, its blocks, and its accesses to scoped buffers. */
static qn_status check_part(const schedule *s, const nest *n, uint32_t number)
{
    const nest *part = n->parts.at[number];
    bool same = part->shared && part->shared >= nest_spread(n) && part->shared <= n->outer &&
                part->outer >= part->shared && !part->parts.count && !part->scoped.count;
    for (uint32_t i = 0; same && i < part->shared; i++)
        same = part->loops.at[i].extent == n->loops.at[i].extent && part->loops.at[i].kind == n->loops.at[i].kind &&
               !part->loops.at[i].block;
    for (uint32_t i = part->shared; same && i < part->loops.count; i++)
        same = !part->loops.at[i].block || !has_other_blocks(n, &part->loops.at[i]);
    if (!same || (part->mode == LANES_KEPT && part->outer == part->shared))
        return status_make(QN_INTERNAL, "nest (%s): the loops or blocks of part %u do not fit the nest or another part",
                           n->label, number);
    return check_slices(s, n, part);
}

static bool is_scoped(const nest *n, buffer_id id)
{
    for (uint32_t i = 0; i < n->scoped.count; i++)
        if (n->scoped.at[i].buffer == id)
            return true;
    return false;
}

static qn_status check_scratch(const schedule *s, const nest *whole, const nest *part)
{
    bool found = true;
    for (uint32_t i = 0; i < part->args.count; i++) {
        const nest_arg *a = &part->args.at[i];
        found &= a->kind != ARG_LOAD || s->buffers.at[a->buffer].kind != BUFFER_SCRATCH || is_scoped(whole, a->buffer);
    }
    for (uint32_t i = 0; i < part->stages.count; i++)
        for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++) {
            buffer_id id = part->stages.at[i].stores.at[k].buffer;
            found &= !id || s->buffers.at[id].kind != BUFFER_SCRATCH || is_scoped(whole, id);
        }
    const nest_reduction *kept = part->stages.count ? stage_kept(part->stages.at) : NULL;
    found &= !kept || is_scoped(whole, kept->kept);
    return found ? NULL : status_make(QN_INTERNAL, "nest (%s): it touches a buffer of another nest", whole->label);
}

/* Whether no other part writes to the buffer in which `part` keeps values. In this buffer, stores of `part` may write
 * only the element `kept_at`; they run in the last block. */
static bool keeps_alone(const nest *n, const nest *part, const nest_reduction *kept)
{
    bool alone = true;
    for (uint32_t p = 0; p < n->parts.count; p++) {
        const nest *other = n->parts.at[p];
        const nest_reduction *more = stage_kept(other->stages.at);
        alone &= other == part || !more || more->kept != kept->kept;
        for (uint32_t i = 0; i < other->stages.count; i++)
            for (uint32_t k = 0; k < other->stages.at[i].stores.count; k++) {
                const nest_store *store = &other->stages.at[i].stores.at[k];
                alone &= store->buffer != kept->kept || (other == part && affine_same(&store->index, &kept->kept_at));
            }
    }
    return alone;
}

/* Whether `other` loads, before the last block, from a buffer to which `part` stores only in the last block. */
static bool loads_early(const nest *n, const nest *part, const nest *other)
{
    uint32_t counts = part->loops.at[part->stages.at[0].loop].block_of;
    const uint32_t *first = nest_first_stages(n->code->arena, other);
    bool late = stage_kept(other->stages.at) && other->loops.at[other->stages.at[0].loop].block_of == counts;
    for (uint32_t i = 0; i < other->args.count && other->shared > counts; i++) {
        const nest_arg *a = &other->args.at[i];
        if (a->kind == ARG_LOAD && nest_writes(part, a->buffer) && !(late && first[i] > 0))
            return true;
    }
    return false;
}

static qn_status check_kept(const nest *n)
{
    for (uint32_t p = 0; p < n->parts.count; p++) {
        const nest *part = n->parts.at[p];
        const nest_reduction *kept = stage_kept(part->stages.at);
        bool valid = !kept || keeps_alone(n, part, kept);
        for (uint32_t i = 0; i < n->parts.count && kept; i++)
            valid &= !loads_early(n, part, n->parts.at[i]);
        if (!valid)
            return status_make(QN_INTERNAL, "nest (%s): a kept value is overwritten, or its result is used too early",
                               n->label);
    }
    return NULL;
}

static qn_status verify_stages(const schedule *s, const nest *n);

qn_status nest_verify(const schedule *s, const nest *n)
{
    if (n->parts.count && (n->stages.count || n->args.count || n->outer != n->loops.count))
        return status_make(QN_INTERNAL, "nest (%s): it has parts, and also stages, arguments or inner loops", n->label);
    if (n->shared)
        return status_make(QN_INTERNAL, "nest (%s): it is no part, but shares loops", n->label);
    for (uint32_t i = 0; i < n->outer && n->parts.count; i++)
        if (n->loops.at[i].block || (i >= nest_spread(n) && n->loops.at[i].kind != LOOP_SERIAL))
            return status_make(QN_INTERNAL, "nest (%s): loop %u around parts has blocks or is in the wrong order",
                               n->label, i);
    for (uint32_t i = 0; i < nest_part_count(n); i++) {
        QN_TRY(verify_stages(s, nest_part(n, i)));
        if (n->parts.count)
            QN_TRY(check_part(s, n, i));
        QN_TRY(check_scratch(s, n, nest_part(n, i)));
    }
    QN_TRY(check_steps(n));
    QN_TRY(nest_verify_chain(s, n));
    return check_kept(n);
}

static qn_status verify_stages(const schedule *s, const nest *n)
{
    if (n->outer > n->loops.count)
        return status_make(QN_INTERNAL, "nest (%s): more outer loops than loops", n->label);
    for (uint32_t i = 0; i < n->loops.count; i++)
        QN_TRY(check_loop(n, i));
    for (term_id i = 1; i < n->terms.count; i++)
        if (!term_valid(n, i))
            return status_make(QN_INTERNAL, "nest (%s): term %u is malformed, or has wrong bounds", n->label, i);
    for (predicate_id i = 1; i < n->predicates.count; i++)
        if (!predicate_valid(n, i))
            return status_make(QN_INTERNAL, "nest (%s): predicate %u is malformed", n->label, i);
    for (uint32_t i = 0; i < n->args.count; i++)
        if (!arg_valid(s, n, &n->args.at[i]))
            return status_make(QN_INTERNAL, "nest (%s): argument %u is malformed, or reaches outside its memory",
                               n->label, i);
    for (uint32_t i = 0; i < n->stages.count; i++)
        QN_TRY(check_stage(s, n, i));
    QN_TRY(check_flow(n));
    return n->sort ? nest_verify_sort(s, n) : NULL;
}
