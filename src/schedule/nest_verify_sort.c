/* Checks a step of a sort (nest.h). */
#include "base/status.h"
#include "schedule/nest_bounds.h"
#include "schedule/schedule.h"

/* Whether a value is a load. If so, *out is its argument. */
static bool is_load(const nest *n, sx value, const nest_arg **out)
{
    if (!value || value >= n->code->inst.count || sx_at(n->code, value)->op != SX_OP_arg)
        return false;
    *out = &n->args.at[sx_at(n->code, value)->aux];
    return (*out)->kind == ARG_LOAD && !(*out)->predicate;
}

/* Whether a buffer has one element for each of these. */
static bool has_elements(const schedule *s, buffer_id id, int64_t elements)
{
    return id && s->buffers.at[id].elements == elements;
}

/* Whether an index is `row * elements + rest`, with the variable of the slices, and `rest` as given: `factor` times the
 * variable `var`; NO_LOOP: nothing. */
static bool indexes_slice(const nest *n, const affine *x, int64_t elements, uint32_t var, int64_t factor)
{
    uint32_t slice = n->outer - 1, terms = 0;
    bool rest = var == NO_LOOP || n->loops.at[var].extent == 1;
    for (uint32_t i = 0; i < x->count; i++)
        terms += n->terms.at[x->scaled[i].term].kind == TERM_VAR;
    return terms == x->count && !x->constant &&
           (n->loops.at[slice].extent == 1 || affine_factor(n, x, slice) == elements) &&
           (rest || affine_factor(n, x, var) == factor) && x->count <= 2u;
}

/* Checks the columns of a nest that moves elements: its stage copies them. */
static bool copies_columns(const schedule *s, const nest *n)
{
    const nest_stage *stage = &n->stages.at[0];
    int64_t elements = n->sort->length * n->loops.at[n->outer - 1].extent;
    if (stage->stores.count != n->sort->width || stage->extent != n->sort->length || stage->loop == NO_LOOP)
        return false;
    for (uint32_t i = 0; i < n->sort->width; i++) {
        const nest_store *store = &stage->stores.at[i];
        const nest_arg *load = &n->args.at[sx_at(n->code, n->sort->columns[i])->aux];
        if (store->value != n->sort->columns[i] || store->predicate || store->combine || !store->buffer ||
            !affine_same(&store->index, &load->index) || !has_elements(s, store->buffer, elements) ||
            !indexes_slice(n, &load->index, n->sort->length, stage->loop, 1))
            return false;
        for (uint32_t k = 0; k < i; k++)
            if (stage->stores.at[k].buffer == store->buffer)
                return false;
        if (nest_reads(n, store->buffer))
            return false;
    }
    return true;
}

/* Checks a level, which is one number, and cuts, of which there is one for each part of each slice. */
static bool has_cuts(const schedule *s, const nest *n)
{
    const nest_sort *sort = n->sort;
    const nest_arg *level, *cuts = NULL;
    const nest_stage *stage = &n->stages.at[0];
    int64_t parts = divide_up(sort->length, SORT_CUT);
    bool moves = sort->kind == SORT_MERGE;
    if (n->outer != 2 || sort->length <= SORT_CUT || !is_load(n, sort->level, &level) || level->type != SX_I64 ||
        level->index.count || level->index.constant ||
        (moves && sort->cuts && (!is_load(n, sort->cuts, &cuts) || cuts->type != SX_I64)))
        return false;
    if (moves && !sort->cuts)
        return sort->wanted < sort->length;
    const nest_store *store = moves || stage->stores.count != 1 ? NULL : &stage->stores.at[0];
    if (!moves && (!store || store->predicate || store->combine || nest_reads(n, store->buffer) ||
                   n->loops.at[0].extent != parts || sx_type_of(n->code, store->value) != SX_I64))
        return false;
    return has_elements(s, moves ? cuts->buffer : store->buffer, parts * n->loops.at[1].extent) &&
           indexes_slice(n, moves ? &cuts->index : &store->index, parts, 0, moves ? sort->streams : 1);
}

static bool comparator_fits(const nest *n)
{
    const nest_sort *s = n->sort;
    if (s->before->outputs.count != 1 || sx_type_of(s->before, s->before->outputs.at[0]) != SX_I1)
        return false;
    for (sx i = 1; i < s->before->inst.count; i++) {
        const sx_inst *inst = sx_at(s->before, i);
        if (inst->op != SX_OP_arg)
            continue;
        if (inst->aux >= 2 * s->width + s->capture_count)
            return false;
        sx value = inst->aux < 2 * s->width ? s->columns[inst->aux / 2] : s->captures[inst->aux - 2 * s->width];
        if (sx_type_of(n->code, value) != (sx_type)inst->type)
            return false;
    }
    return true;
}

/* Checks a step of a sort (nest.h): its code takes from the loops and the stage only what is checked here. */
qn_status nest_verify_sort(const schedule *s, const nest *n)
{
    const nest_sort *sort = n->sort;
    const nest_arg *load;
    bool valid = !n->parts.count && n->mode == LANES_KEPT && n->stages.count == 1 && sort->width && sort->length > 1 &&
                 sort->wanted > 0 && sort->wanted <= sort->length && (!sort->cuts || sort->wanted == sort->length) &&
                 (sort->wanted == sort->length || sort->length <= SORT_CUT || sort->wanted <= SORT_CUT) &&
                 sort->streams && (n->outer == 1 || n->outer == 2) && n->loops.count <= n->outer + 1;
    for (uint32_t i = 0; valid && i < n->loops.count; i++)
        valid = (n->loops.at[i].kind == LOOP_PARALLEL) == (i < n->outer);
    int64_t tile = (int64_t)sort->streams * SORT_CUT, elements = valid ? n->loops.at[n->outer - 1].extent : 0;
    bool blocks = n->outer == 2 && sort->kind != SORT_CUTS;
    elements *= sort->length;
    for (uint32_t i = 0; valid && i < sort->width; i++)
        valid = is_load(n, sort->columns[i], &load) && has_elements(s, load->buffer, elements);
    valid = valid && comparator_fits(n);
    if (valid && sort->kind != SORT_CUTS) {
        const nest_loop *loop = &n->loops.at[n->loops.count - 1];
        valid = copies_columns(s, n) && loop->block == (blocks ? tile : 0) && (sort->length > SORT_CUT) == blocks &&
                (!blocks || n->loops.at[0].extent == divide_up(sort->length, tile));
    }
    if (valid && sort->kind != SORT_RUNS)
        valid = has_cuts(s, n);
    return valid ? NULL : status_make(QN_INTERNAL, "nest (%s): the step of a sort is malformed", n->label);
}

/* Checks that scratch has room for the streams of a sort, and that its tiles have as many slices or blocks as streams. */
qn_status nest_verify_streams(const nest *n)
{
    const nest_sort *s = n->sort;
    int64_t bytes = 0;
    if (!s)
        return NULL;
    for (uint32_t i = 0; i < s->width && s->kind == SORT_RUNS && s->length > SORT_RUN; i++)
        bytes += 2 * s->streams * sort_array_bytes(s, sx_type_of(n->code, s->columns[i]));
    uint32_t slices = s->kind == SORT_RUNS && n->outer == 1 ? s->streams : 1;
    return n->lanes == 1 && n->rows == 1 && n->vectors == slices && bytes <= n->scratch_bytes
               ? NULL
               : status_make(QN_INTERNAL, "nest (%s): a tile has no room for the streams of a sort", n->label);
}
