/* Checks a step of a sort (sort_kind in nest.h). */
#include "base/status.h"
#include "schedule/nest_bounds.h"
#include "schedule/schedule.h"

/* Whether a value is a load without a predicate. Sets *out to the argument if the value is an argument. */
static bool is_load(const nest *n, sx value, const nest_arg **out)
{
    if (!value || value >= n->code->inst.count || sx_at(n->code, value)->op != SX_OP_arg)
        return false;
    *out = &n->args.at[sx_at(n->code, value)->aux];
    return (*out)->kind == ARG_LOAD && !(*out)->predicate;
}

static bool has_elements(const schedule *s, buffer_id id, int64_t elements)
{
    return id && s->buffers.at[id].elements == elements;
}

/* Whether the index x is `i * elements + k * factor`. i is the variable of the last outer loop, which runs over the
 * slices. k is the variable of loop number `var`. Factors of loops with one iteration are not checked. If `var` is
 * NO_LOOP, `factor` is not checked. */
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

static bool is_position(const nest *n, sx value)
{
    const nest_stage *stage = &n->stages.at[0];
    if (!value || value >= n->code->inst.count || stage->loop == NO_LOOP)
        return false;
    if (sx_at(n->code, value)->op == SX_OP_trunc)
        value = sx_at(n->code, value)->a;
    if (sx_at(n->code, value)->op != SX_OP_arg)
        return false;
    const nest_arg *a = &n->args.at[sx_at(n->code, value)->aux];
    return a->kind == ARG_INDEX && !a->index.constant && a->index.count == 1 &&
           affine_factor(n, &a->index, stage->loop) == 1;
}

/* Checks the stage of a step that moves elements: it must copy each column to a buffer of its own, which the nest does
 * not read. */
static bool copies_columns(const schedule *s, const nest *n)
{
    const nest_stage *stage = &n->stages.at[0];
    int64_t elements = n->sort->length * n->loops.at[n->outer - 1].extent;
    if (stage->stores.count != n->sort->width || stage->extent != n->sort->length || stage->loop == NO_LOOP)
        return false;
    for (uint32_t i = 0; i < n->sort->width; i++) {
        const nest_store *store = &stage->stores.at[i];
        const nest_arg *load;
        if (store->value != n->sort->columns[i] || store->predicate || store->combine || !store->buffer ||
            !has_elements(s, store->buffer, elements) ||
            !indexes_slice(n, &store->index, n->sort->length, stage->loop, 1) ||
            (is_load(n, store->value, &load) && !affine_same(&store->index, &load->index)))
            return false;
        for (uint32_t k = 0; k < i; k++)
            if (stage->stores.at[k].buffer == store->buffer)
                return false;
        if (nest_reads(n, store->buffer))
            return false;
    }
    return true;
}

/* Checks the level and the cuts of SORT_CUTS or SORT_MERGE. A slice has one cut for each block of SORT_CUT outputs. */
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
    if (!s->before || s->before->outputs.count != 1 || sx_type_of(s->before, s->before->outputs.at[0]) != SX_I1)
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

/* ---- digits ------------------------------------------------------------------------------------------------------ */

static bool key_fits(const nest *n)
{
    const nest_sort *s = n->sort;
    if (!s->key || s->key->outputs.count != 1)
        return false;
    sx_type type = sx_type_of(s->key, s->key->outputs.at[0]);
    if (type == SX_I1 || sx_is_float(type))
        return false;
    for (sx i = 1; i < s->key->inst.count; i++) {
        const sx_inst *inst = sx_at(s->key, i);
        if (inst->op != SX_OP_arg)
            continue;
        if (inst->aux >= s->width + s->capture_count)
            return false;
        sx value = inst->aux < s->width ? s->columns[inst->aux] : s->captures[inst->aux - s->width];
        if (sx_type_of(n->code, value) != (sx_type)inst->type)
            return false;
    }
    return true;
}

/* Whether an index is `slice * elements + part * factor + i`, where `slice`, `part` and `i` are variables of loops. The
 * last outer loop has `slice`; the other outer loop, if any, has `part`. The loop `inner` has `i`; if `inner` is
 * NO_LOOP, there is no `i`. */
static bool indexes_part(const nest *n, const affine *x, int64_t elements, int64_t factor, uint32_t inner)
{
    if (x->constant || x->count > n->loops.count)
        return false;
    for (uint32_t i = 0; i < x->count; i++)
        if (n->terms.at[x->scaled[i].term].kind != TERM_VAR)
            return false;
    for (uint32_t i = 0; i < n->loops.count; i++) {
        int64_t wanted = i == n->outer - 1 ? elements : i < n->outer ? factor : i == inner ? 1 : 0;
        if (n->loops.at[i].extent != 1 && affine_factor(n, x, i) != wanted)
            return false;
    }
    return true;
}

/* Whether a value is a load from a buffer with `counts` 32-bit counts for each slice. The index must grow by `factor`
 * from one part of a slice to the next, and by 1 along loop `inner` (indexes_part). */
static bool loads_counts(const schedule *s, const nest *n, sx value, int64_t counts, int64_t factor, uint32_t inner)
{
    const nest_arg *load;
    return is_load(n, value, &load) && load->type == SX_I32 &&
           has_elements(s, load->buffer, counts * n->loops.at[n->outer - 1].extent) &&
           indexes_part(n, &load->index, counts, factor, inner);
}

/* Checks the only store of SORT_COUNTS or SORT_PLACES. `counts` and `factor`: as in loads_counts. */
static bool stores_counts(const schedule *s, const nest *n, int64_t counts, int64_t factor)
{
    const nest_stage *stage = &n->stages.at[0];
    const nest_store *store = &stage->stores.at[0];
    return stage->stores.count == 1 && store->buffer && !store->predicate && !store->combine &&
           !nest_reads(n, store->buffer) && sx_type_of(n->code, store->value) == SX_I32 &&
           has_elements(s, store->buffer, counts * n->loops.at[n->outer - 1].extent) &&
           indexes_part(n, &store->index, counts, factor, stage->loop);
}

/* Checks SORT_SELECT. Of each part, the step must read at least `room` elements. The `wanted` elements of all parts
 * together must fit into a slice. */
static bool selection_fits(const schedule *s, const nest *n)
{
    const nest_sort *sort = n->sort;
    const nest_stage *stage = &n->stages.at[0];
    const nest_arg *load;
    if (n->parts.count || n->mode != LANES_KEPT || n->stages.count != 1 || sort->streams != 1 || n->outer != 2 ||
        n->loops.count != 3 || stage->loop != 2 || stage->reductions.count || !key_fits(n) || !comparator_fits(n) ||
        sort->wanted < 1 || sort->part < 1 || sort->among > sort->length || sort->level || sort->cuts)
        return false;
    for (uint32_t i = 0; i < n->loops.count; i++)
        if ((n->loops.at[i].kind == LOOP_PARALLEL) != (i < n->outer))
            return false;
    int64_t room = 4 * SORT_RUN, parts = divide_up(sort->length, sort->part);
    while (room < sort->room)
        room *= 4;
    for (uint32_t i = 0; i < sort->width; i++)
        if (!is_position(n, sort->columns[i]) && (!is_load(n, sort->columns[i], &load) ||
                                                  !has_elements(s, load->buffer, n->loops.at[1].extent * sort->length)))
            return false;
    return room == sort->room && sort->wanted + SORT_SELECTED < room && n->loops.at[0].extent == parts &&
           (parts == 1 || sort->among == sort->length) && sort->among - (parts - 1) * sort->part >= room &&
           parts * sort->wanted <= sort->length && n->loops.at[2].block == sort->part && n->loops.at[2].block_of == 0 &&
           copies_columns(s, n);
}

/* Checks SORT_NUMBERS. Without `back`, a key and a position must fit into one number. */
static bool numbers_fit(const schedule *s, const nest *n)
{
    const nest_sort *sort = n->sort;
    const nest_stage *stage = &n->stages.at[0];
    const nest_arg *load;
    if (n->parts.count || n->mode != LANES_KEPT || n->stages.count != 1 || sort->streams != 1 || n->outer != 1 ||
        n->loops.count != 2 || n->loops.at[0].kind != LOOP_PARALLEL || n->loops.at[1].kind == LOOP_PARALLEL ||
        n->loops.at[1].block || stage->loop != 1 || stage->reductions.count || !key_fits(n) || sort->level ||
        sort->cuts || sort->length < 2 || sort->length > INT32_MAX || sort->wanted < 1 || sort->wanted > sort->length)
        return false;
    for (uint32_t i = 0; i < sort->width; i++)
        if ((sort->back || !is_position(n, sort->columns[i])) &&
            (!is_load(n, sort->columns[i], &load) ||
             !has_elements(s, load->buffer, n->loops.at[0].extent * sort->length)))
            return false;
    sx_type key = sx_type_of(sort->key, sort->key->outputs.at[0]), column = sx_type_of(n->code, sort->columns[0]);
    if ((sort->word != SX_I32 && sort->word != SX_I64) || !copies_columns(s, n))
        return false;
    if (!sort->back)
        return sort->length <= SORT_CUT && sx_type_bits[key] + SORT_POSITION < sx_type_bits[sort->word];
    for (sx i = 1; i < sort->back->inst.count; i++)
        if (sx_at(sort->back, i)->op == SX_OP_arg &&
            (sx_at(sort->back, i)->aux || sx_type_of(sort->back, i) != sort->word))
            return false;
    return sort->width == 1 && key == sort->word && sort->back->outputs.count == 1 &&
           sx_type_bits[column] == sx_type_bits[key] && sx_type_of(sort->back, sort->back->outputs.at[0]) == column;
}

static bool digits_fit(const schedule *s, const nest *n)
{
    const nest_sort *sort = n->sort;
    const nest_stage *stage = &n->stages.at[0];
    const nest_arg *level, *load;
    bool places = sort->kind == SORT_PLACES;
    if (n->parts.count || n->mode != LANES_KEPT || n->stages.count != 1 || !sort->digit || sort->digit > 16 ||
        sort->part < 1 || sort->streams != 1 || n->outer != (places ? 1u : 2u) || n->loops.count != n->outer + 1 ||
        stage->loop != n->outer || stage->reductions.count || sort->length < 2 || sort->wanted != sort->length)
        return false;
    int64_t parts = divide_up(sort->length, sort->part), all = (int64_t)1 << sort->digit, counts = parts * all;
    for (uint32_t i = 0; i < n->loops.count; i++)
        if ((n->loops.at[i].kind == LOOP_PARALLEL) != (i < n->outer))
            return false;
    if (places)
        return sort->width == 1 && stage->extent == counts && !n->loops.at[1].block && stores_counts(s, n, counts, 0) &&
               stage->stores.at[0].value == sort->columns[0] &&
               loads_counts(s, n, sort->columns[0], counts, 0, stage->loop);
    if (!key_fits(n) || n->loops.at[0].extent != parts || !is_load(n, sort->level, &level) || level->type != SX_I64 ||
        level->index.count || level->index.constant)
        return false;
    for (uint32_t i = 0; i < sort->width; i++)
        if (!is_load(n, sort->columns[i], &load) ||
            !has_elements(s, load->buffer, n->loops.at[1].extent * sort->length))
            return false;
    if (sort->kind == SORT_SPREAD)
        return copies_columns(s, n) && n->loops.at[2].block == sort->part && n->loops.at[2].block_of == 0 &&
               loads_counts(s, n, sort->cuts, counts, all, NO_LOOP);
    for (uint32_t i = 0; i < sort->width; i++)
        if (!indexes_part(n, &n->args.at[sx_at(n->code, sort->columns[i])->aux].index, sort->length, sort->part,
                          NO_LOOP))
            return false;
    return stage->extent == all && !n->loops.at[2].block && stores_counts(s, n, counts, all);
}

/* ---- entry points ------------------------------------------------------------------------------------------------ */

static qn_status malformed(const nest *n)
{
    return status_make(QN_INTERNAL, "nest (%s): the step of a sort is malformed", n->label);
}

/* Checks the properties of loops and stage that the emitted code relies on. */
qn_status nest_verify_sort(const schedule *s, const nest *n)
{
    const nest_sort *sort = n->sort;
    const nest_arg *load;
    if (sort->kind == SORT_SELECT)
        return sort->width && selection_fits(s, n) ? NULL : malformed(n);
    if (sort->kind == SORT_NUMBERS)
        return sort->width && numbers_fit(s, n) ? NULL : malformed(n);
    if (sort_has_digits(sort))
        return sort->kind < SORT_KINDS && sort->width && digits_fit(s, n) ? NULL : malformed(n);
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
    return valid ? NULL : malformed(n);
}

/* Checks that scratch is large enough for a step of a sort. Also checks the tile, which has one lane and one row. If a
 * step SORT_RUNS sorts whole slices, the tile has one vector for each of its slices. In other steps, the tile has one
 * vector. */
qn_status nest_verify_streams(const nest *n)
{
    const nest_sort *s = n->sort;
    int64_t bytes = 0;
    if (!s)
        return NULL;
    bool scratch = s->kind == SORT_SELECT || (s->kind == SORT_RUNS && s->length > SORT_RUN);
    for (uint32_t i = 0; i < s->width && scratch; i++)
        bytes += 2 * s->streams * sort_array_bytes(s, sx_type_of(n->code, s->columns[i]));
    if (sort_has_digits(s))
        bytes = sort_digit_bytes(s);
    if (s->kind == SORT_NUMBERS)
        bytes = sort_number_bytes(s);
    uint32_t slices = s->kind == SORT_RUNS && n->outer == 1 ? s->streams : 1;
    return n->lanes == 1 && n->rows == 1 && n->vectors == slices && bytes <= n->scratch_bytes
               ? NULL
               : status_make(QN_INTERNAL, "nest (%s): the tile or the scratch of a step of a sort is wrong", n->label);
}
