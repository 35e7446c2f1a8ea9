/* Lowers a sort to several nests (docs/numerics.md, nest.h). A column is a buffer in which the elements of each sorted
 * slice are adjacent. A key is a value that the comparator computes from only one of its two elements. An example is
 * the integer that stands for a float in a total order.
 *
 *   keys      copies the inputs to columns. Also computes columns of keys, so that each key is computed once
 *   runs      sorts slices, or blocks of long slices
 *   level     writes the number of the level to memory: 0, then 1, ... A level merges pairs of neighbouring runs
 *   cuts      finds where the merges of a level are cut
 *   merge     merges from one set of columns to another
 *   results   copies the columns to the results, if the sorted dimension is not the last one
 *
 * Level, cuts and merge repeat until a run is a whole slice. If the comparator compares one integer of each element,
 * slices may instead be sorted as numbers in one nest (lower_numbers.c). Long slices may be sorted by digits of this
 * integer (lower_digits.c). If only the first elements of the sorted slices are read, as after a top_k, a selection may
 * find these (lower_select.c). Otherwise merges may store only these elements; such merges have no cuts.
 *
 * An input that already has the layout of a column is used as a column. The last nest that moves elements writes
 * directly to results with this layout. */
#include "schedule/lower_sort.h"

#include "math/region_code.h"

enum {
    STREAM_BYTES = 32, /* limits the number of streams (nest_sort.streams). If an element takes `bytes` bytes in all
                          columns, there are at most STREAM_BYTES / bytes streams, but at least one. More streams
                          hide more latency, but all streams must fit into the cache */
    MOST_STREAMS = 4,
    LONG_COMPARATOR = 256 /* instructions; a longer comparator gets one stream, because each stream has its own copy
                             of the code */
};

/* ---- the comparator ---------------------------------------------------------------------------------------------- */

/* The comparator's elements that an instruction depends on. */
enum { SIDE_LEFT = 1, SIDE_RIGHT = 2, SIDE_BOTH = 3 };

static qn_status make_comparator(sorting *c)
{
    const char *why;
    const sx_code *region = region_code(c->g, node_attrs(c->g, c->n)->regions[0], c->a, &why);
    if (!region)
        return status_make(
            QN_UNSUPPORTED,
            "sort: its region has %s; elementwise operations on scalars, calls, if and case are compiled", why);
    sx_code *s = c->whole = sx_new(c->a);
    uint32_t formals = 2 * c->inputs;
    sx *args = ARENA_NEW_ARRAY(c->a, sx, formals + c->captures), out;
    for (uint32_t i = 0; i < formals + c->captures; i++) {
        node_id from = node_operand(c->g, c->n, i < formals ? i / 2 : c->inputs + i - formals);
        qn_dtype dtype = (qn_dtype)node_shape(c->g, from)->dtype;
        args[i] = sx_arg(s, i, i < formals ? sx_storage(dtype) : sx_representation(dtype));
        if (i < formals)
            args[i] = sx_from_storage(s, dtype, args[i]);
    }
    sx_inline(s, region, args, &out);
    sx_output(s, out);
    s->args = formals + c->captures;
    return NULL;
}

/* Sets c->sides. Returns whether split_comparator can split the comparator. */
static bool find_sides(sorting *c)
{
    const sx_code *s = c->whole;
    bool plain = true;
    c->sides = ARENA_NEW_ARRAY(c->a, uint8_t, s->inst.count);
    for (sx i = 1; i < s->inst.count; i++) {
        const sx_inst *inst = sx_at(s, i);
        const sx operand[] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(s, inst, &listed);
        if (inst->op == SX_OP_arg && inst->aux < 2 * c->inputs)
            c->sides[i] = inst->aux % 2 ? SIDE_RIGHT : SIDE_LEFT;
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            c->sides[i] |= c->sides[operand[k]];
        for (uint32_t k = 0; k < count; k++)
            c->sides[i] |= c->sides[listed[k]];
        if (inst->op == SX_OP_result)
            c->sides[i] |= c->sides[inst->a];
        bool one = c->sides[i] == SIDE_LEFT || c->sides[i] == SIDE_RIGHT;
        plain &= one || (inst->op != SX_OP_slow_path && inst->op != SX_OP_bounded_loop && inst->op != SX_OP_result &&
                         inst->op != SX_OP_table);
    }
    return plain;
}

uint32_t sort_input_column(sorting *c, uint32_t input)
{
    for (uint32_t i = 0; i < c->columns.count; i++)
        if (c->columns.at[i].input == input)
            return i;
    qn_dtype dtype = (qn_dtype)node_shape(c->g, node_operand(c->g, c->n, input))->dtype;
    LIST_ADD(c->a, &c->columns, ((column){.input = input, .type = sx_storage(dtype)}));
    return c->columns.count - 1;
}

/* Returns the number of the column for `made`, a value of the code `keys`: an input or a key. If the comparator
 * computes a key in the same way from both elements, the two keys are one value in `keys` and share a column. */
static uint32_t key_column(sorting *c, const sx_code *keys, sx made)
{
    if (sx_at(keys, made)->op == SX_OP_arg)
        return sort_input_column(c, sx_at(keys, made)->aux);
    for (uint32_t i = 0; i < c->columns.count; i++)
        if (c->columns.at[i].input == NO_INPUT && c->columns.at[i].key == made)
            return i;
    sx_type type = sx_type_of(keys, made);
    LIST_ADD(c->a, &c->columns, ((column){.input = NO_INPUT, .type = type == SX_I1 ? SX_I8 : type, .key = made}));
    return c->columns.count - 1;
}

/* Adds a column for each input whose sorted elements are used. */
static void add_results(sorting *c)
{
    for (uint32_t i = 0; i < c->inputs; i++)
        if (result_buffer(c->p, c->n, i)) {
            uint32_t at = sort_input_column(c, i);
            c->columns.at[at].result = result_buffer(c->p, c->n, i);
        }
}

/* Argument `index` of c->before, converted from the type of its column to `type`. */
static sx key_argument(sx_code *s, const column *k, uint32_t index, sx_type type)
{
    sx value = sx_arg(s, index, k->type);
    return type == SX_I1 ? sx_trunc(s, SX_I1, value) : value;
}

/* Makes c->before. It is c->whole, but each value that depends on only one of the two elements is loaded from a column.
 * Afterwards, c->whole is the code that computes the keys. */
static void split_comparator(sorting *c)
{
    sx_code *s = c->whole, *keys = sx_new(c->a), *out = c->before = sx_new(c->a);
    uint32_t formals = 2 * c->inputs, captures = c->captures;
    sx *args = ARENA_NEW_ARRAY(c->a, sx, formals + captures), *made = ARENA_NEW_ARRAY(c->a, sx, s->inst.count);
    sx *copy = ARENA_NEW_ARRAY(c->a, sx, s->inst.count), result = s->outputs.at[0];
    for (uint32_t i = 0; i < formals + captures; i++) {
        node_id from = node_operand(c->g, c->n, i < formals ? i / 2 : c->inputs + i - formals);
        qn_dtype dtype = (qn_dtype)node_shape(c->g, from)->dtype;
        args[i] = i < formals ? sx_arg(keys, i / 2, sx_storage(dtype))
                              : sx_arg(keys, c->inputs + i - formals, sx_representation(dtype));
    }
    s->outputs.count = 0; /* until the outputs are restored below, every value is an output */
    for (sx i = 1; i < s->inst.count; i++)
        sx_output(s, i);
    sx_inline(keys, s, args, made + 1);
    s->outputs.count = 0;
    sx_output(s, result);
    uint32_t *place = ARENA_NEW_ARRAY(c->a, uint32_t, s->inst.count);
    bool *used = ARENA_NEW_ARRAY(c->a, bool, s->inst.count);
    used[result] = true;
    for (sx i = s->inst.count; i-- > 1;) {
        const sx_inst *inst = sx_at(s, i);
        const sx operand[] = {inst->a, inst->b, inst->c};
        bool one = c->sides[i] == SIDE_LEFT || c->sides[i] == SIDE_RIGHT;
        for (uint32_t k = 0; k < sx_op_arity[inst->op] && used[i] && !one; k++)
            used[operand[k]] = true;
    }
    for (sx i = 1; i < s->inst.count; i++)
        if (used[i] && (c->sides[i] == SIDE_LEFT || c->sides[i] == SIDE_RIGHT))
            place[i] = key_column(c, keys, made[i]);
    add_results(c);
    for (sx i = 1; i < s->inst.count; i++) {
        const sx_inst *inst = sx_at(s, i);
        uint32_t arity = sx_op_arity[inst->op];
        if (!used[i])
            continue;
        if (c->sides[i] == SIDE_LEFT || c->sides[i] == SIDE_RIGHT)
            copy[i] = key_argument(out, &c->columns.at[place[i]], 2 * place[i] + (c->sides[i] == SIDE_RIGHT),
                                   sx_type_of(s, i));
        else if (inst->op == SX_OP_arg)
            copy[i] = sx_arg(out, 2 * c->columns.count + inst->aux - formals, (sx_type)inst->type);
        else
            copy[i] = sx_make(out, (sx_op)inst->op, (sx_type)inst->type, inst->aux, arity > 0 ? copy[inst->a] : inst->a,
                              arity > 1 ? copy[inst->b] : inst->b, arity > 2 ? copy[inst->c] : inst->c);
    }
    sx_output(out, copy[result]);
    c->whole = keys;
}

/* Uses the comparator as it is, without keys. */
static void keep_comparator(sorting *c)
{
    for (uint32_t i = 0; i < c->inputs; i++)
        sort_input_column(c, i);
    add_results(c);
    c->before = c->whole;
    c->whole = NULL;
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

lowering sort_lowering(const sorting *c, const char *label)
{
    lowering l = {.p = c->p, .g = c->g, .a = c->a, .n = ARENA_NEW(c->a, nest)};
    l.n->code = sx_new(c->a);
    l.n->label = node_label(c->a, c->g, c->n, label);
    l.current = 1;
    return l;
}

sx sort_load(lowering *l, buffer_id from, sx_type type, affine index)
{
    return nest_argument(l, (nest_arg){.kind = ARG_LOAD, .type = (uint8_t)type, .buffer = from, .index = index});
}

void sort_store(lowering *l, buffer_id to, affine index, sx value)
{
    nest_store store = {.buffer = to, .index = index, .value = value};
    LIST_ADD(l->a, &l->n->stages.at[l->n->stages.count - 1].stores, store);
}

static buffer_id new_column(const sorting *c, sx_type type)
{
    static const qn_dtype dtypes[SX_TYPES] = {[SX_I8] = QN_UI8,   [SX_I16] = QN_UI16, [SX_I32] = QN_UI32,
                                              [SX_I64] = QN_UI64, [SX_F32] = QN_F32,  [SX_F64] = QN_F64};
    const int64_t dims[] = {c->slices, c->length};
    return buffer_temp(c->p->s, type_tensor(c->g, dtypes[type], 2, dims));
}

static sx capture_of(lowering *l, const sorting *c, uint32_t i)
{
    return lower_value(l, node_operand(c->g, c->n, c->inputs + i), NULL, 0);
}

/* Adds a loop for each dimension, the sorted one last; if `whole` is set, adds one loop over all dimensions instead.
 * Sets index[d] for each dimension d of the inputs, and *at to the index in a column. */
static void column_loops(lowering *l, const sorting *c, bool whole, affine *index, affine *at)
{
    uint32_t rank = c->shape->rank;
    *at = affine_constant(0);
    if (whole) {
        affine rest = *at = affine_var(l->a, l->n, add_loop(l, c->shape->elements, LOOP_PARALLEL));
        for (uint32_t d = rank; d-- > 0;) {
            index[d] = d ? affine_mod(l->a, l->n, rest, c->shape->dims[d]) : rest;
            rest = d ? affine_div(l->a, l->n, rest, c->shape->dims[d]) : rest;
        }
    }
    for (uint32_t i = 0; i < rank && !whole; i++) {
        uint32_t d = i + 1 == rank ? c->along : i < c->along ? i : i + 1;
        index[d] = affine_var(l->a, l->n, add_loop(l, c->shape->dims[d], LOOP_PARALLEL));
        *at = affine_add(l->a, l->n, affine_scale(*at, c->shape->dims[d]), index[d]);
    }
    l->n->outer = l->n->loops.count;
    add_stage(l, 1);
}

buffer_id sort_column_of(const sorting *c, uint32_t input)
{
    node_id n = node_operand(c->g, c->n, input);
    const node_info *info = &c->p->info[n];
    return c->along + 1 == c->shape->rank && !info->constant ? info->buffer : 0;
}

/* Makes the nest `keys`. Makes no nest if every column has positions or is an input used in place. */
static qn_status make_columns(sorting *c)
{
    lowering l = sort_lowering(c, "sort keys");
    affine index[MAX_RANK], at;
    bool any = false, whole = c->along + 1 == c->shape->rank;
    for (uint32_t i = 0; i < c->columns.count; i++) {
        column *k = &c->columns.at[i];
        k->from = k->input == NO_INPUT ? 0 : sort_column_of(c, k->input);
        k->in_place = k->from != 0;
        any |= !k->from && !k->position;
    }
    for (uint32_t i = 0; i < c->inputs; i++)
        whole &= sort_column_of(c, i) != 0;
    if (!any)
        return NULL;
    column_loops(&l, c, whole, index, &at);
    uint32_t formals = c->inputs + c->captures;
    sx *values = ARENA_NEW_ARRAY(c->a, sx, formals), *keys = NULL;
    for (uint32_t i = 0; i < formals; i++) {
        node_id from = node_operand(c->g, c->n, i);
        values[i] = i < c->inputs ? sx_to_storage(l.n->code, (qn_dtype)node_shape(c->g, from)->dtype,
                                                  lower_value(&l, from, index, 0))
                                  : capture_of(&l, c, i - c->inputs);
    }
    if (l.failure)
        return l.failure;
    if (c->whole) {
        for (uint32_t i = 0; i < c->columns.count; i++)
            sx_output(c->whole, c->columns.at[i].input == NO_INPUT ? c->columns.at[i].key : 1);
        c->whole->args = formals;
        keys = ARENA_NEW_ARRAY(c->a, sx, c->columns.count);
        sx_inline(l.n->code, c->whole, values, keys);
    }
    for (uint32_t i = 0; i < c->columns.count; i++) {
        column *k = &c->columns.at[i];
        if (k->from || k->position)
            continue;
        sx value = k->input != NO_INPUT ? values[k->input] : keys[i];
        k->from = new_column(c, k->type);
        sort_store(&l, k->from, at, sx_type_of(l.n->code, value) == SX_I1 ? sx_zext(l.n->code, SX_I8, value) : value);
    }
    step_nest(c->p->s, l.n);
    return NULL;
}

nest_sort *sort_open(lowering *l, const sorting *c, sort_kind kind, int64_t blocks, affine *row)
{
    nest_sort *s = l->n->sort = ARENA_NEW(l->a, nest_sort);
    *s = (nest_sort){.kind = (uint8_t)kind,
                     .width = c->columns.count,
                     .before = c->before,
                     .length = c->length,
                     .wanted = c->wanted};
    if (blocks)
        add_loop(l, blocks, LOOP_PARALLEL);
    *row = affine_var(l->a, l->n, add_loop(l, c->slices, LOOP_PARALLEL));
    l->n->outer = l->n->loops.count;
    sx *captures = ARENA_NEW_ARRAY(l->a, sx, c->captures);
    for (uint32_t i = 0; i < c->captures; i++)
        captures[i] = capture_of(l, c, i);
    s->capture_count = c->captures;
    s->captures = captures;
    s->streams = 1;
    return s;
}

/* Returns an index as a value of an integer type. */
static sx number_as(lowering *l, affine index, sx_type type)
{
    sx number = nest_argument(l, (nest_arg){.kind = ARG_INDEX, .type = SX_I64, .index = index});
    return type == SX_I64 ? number : sx_trunc(l->n->code, type, number);
}

void sort_load_columns(lowering *l, const sorting *c, affine at, affine position)
{
    sx *columns = ARENA_NEW_ARRAY(l->a, sx, c->columns.count);
    for (uint32_t i = 0; i < c->columns.count; i++)
        columns[i] = c->columns.at[i].position ? number_as(l, position, c->columns.at[i].type)
                                               : sort_load(l, c->columns.at[i].from, c->columns.at[i].type, at);
    l->n->sort->columns = columns;
}

void sort_copy_columns(lowering *l, const sorting *c, affine row, int64_t block)
{
    uint32_t stage = add_stage(l, c->length), var = l->n->stages.at[stage].loop;
    affine at = affine_add(l->a, l->n, affine_scale(row, c->length), affine_var(l->a, l->n, var));
    if (block) {
        l->n->loops.at[var].block_of = 0;
        l->n->loops.at[var].block = block;
    }
    sort_load_columns(l, c, at, affine_var(l->a, l->n, var));
    for (uint32_t i = 0; i < c->columns.count; i++)
        sort_store(l, c->columns.at[i].to, at, l->n->sort->columns[i]);
}

void sort_choose_places(sorting *c, bool last)
{
    for (uint32_t i = 0; i < c->columns.count; i++) {
        column *k = &c->columns.at[i];
        bool direct = last && k->result && c->along + 1 == c->shape->rank;
        k->to = direct ? k->result : new_column(c, k->type);
    }
}

qn_status sort_finish(sorting *c, lowering *l)
{
    if (l->failure)
        return l->failure;
    step_nest(c->p->s, l->n);
    if (l->n->sort && sort_moves(l->n->sort))
        for (uint32_t i = 0; i < c->columns.count; i++) {
            c->columns.at[i].from = c->columns.at[i].to;
            c->columns.at[i].position = false;
        }
    return NULL;
}

static qn_status sort_runs(sorting *c)
{
    int64_t block = (int64_t)c->streams * SORT_CUT, blocks = c->length > SORT_CUT ? divide_up(c->length, block) : 0;
    lowering l = sort_lowering(c, "sort runs");
    affine row;
    sort_choose_places(c, !blocks);
    nest_sort *s = sort_open(&l, c, SORT_RUNS, blocks, &row);
    s->streams = blocks || c->slices > c->streams ? c->streams : (uint32_t)c->slices;
    sort_copy_columns(&l, c, row, blocks ? block : 0);
    return sort_finish(c, &l);
}

qn_status sort_level(sorting *c, buffer_id before, buffer_id *out)
{
    lowering l = sort_lowering(c, "sort level");
    sx_code *s = l.n->code;
    *out = buffer_temp(c->p->s, type_scalar(c->g, QN_I64));
    add_loop(&l, 1, LOOP_PARALLEL);
    l.n->outer = 1;
    add_stage(&l, 1);
    sx value = sx_int(s, SX_I64, 0);
    if (before)
        value = sx_add(s, sort_load(&l, before, SX_I64, affine_constant(0)), sx_int(s, SX_I64, 1));
    sort_store(&l, *out, affine_constant(0), value);
    return sort_finish(c, &l);
}

static qn_status find_cuts(sorting *c, buffer_id level, buffer_id cuts, int64_t parts)
{
    lowering l = sort_lowering(c, "sort cuts");
    affine row;
    nest_sort *s = sort_open(&l, c, SORT_CUTS, parts, &row);
    affine part = affine_var(l.a, l.n, 0);
    sort_load_columns(&l, c, affine_add(l.a, l.n, affine_scale(row, c->length), affine_scale(part, SORT_CUT)), part);
    s->level = sort_load(&l, level, SX_I64, affine_constant(0));
    add_stage(&l, 1);
    sort_store(&l, cuts, affine_add(l.a, l.n, affine_scale(row, parts), part), s->level);
    return sort_finish(c, &l);
}

static qn_status merge_level(sorting *c, buffer_id level, buffer_id cuts, int64_t parts, bool last)
{
    lowering l = sort_lowering(c, "sort merge");
    affine row;
    sort_choose_places(c, last);
    nest_sort *s = sort_open(&l, c, SORT_MERGE, divide_up(parts, c->streams), &row);
    affine part = affine_scale(affine_var(l.a, l.n, 0), c->streams);
    s->streams = c->streams;
    s->level = sort_load(&l, level, SX_I64, affine_constant(0));
    if (cuts)
        s->cuts = sort_load(&l, cuts, SX_I64, affine_add(l.a, l.n, affine_scale(row, parts), part));
    sort_copy_columns(&l, c, row, (int64_t)c->streams * SORT_CUT);
    return sort_finish(c, &l);
}

static qn_status merge_runs(sorting *c)
{
    int64_t parts = divide_up(c->length, SORT_CUT);
    const int64_t dims[] = {c->slices, parts};
    buffer_id level = 0, cuts;
    for (int64_t run = SORT_CUT; run < c->length; run *= 2) {
        QN_TRY(sort_level(c, level, &level));
        cuts = c->wanted < c->length ? 0 : buffer_temp(c->p->s, type_tensor(c->g, QN_I64, 2, dims));
        if (cuts)
            QN_TRY(find_cuts(c, level, cuts, parts));
        QN_TRY(merge_level(c, level, cuts, parts, 2 * run >= c->length));
    }
    return NULL;
}

static qn_status sort_by_merges(sorting *c)
{
    QN_TRY(sort_runs(c));
    return merge_runs(c);
}

static qn_status make_results(sorting *c)
{
    lowering l = sort_lowering(c, "sort results");
    affine index[MAX_RANK], at = affine_constant(0);
    for (uint32_t d = 0; d < c->shape->rank; d++)
        index[d] = affine_var(l.a, l.n, add_loop(&l, c->shape->dims[d], LOOP_PARALLEL));
    l.n->outer = l.n->loops.count;
    add_stage(&l, 1);
    for (uint32_t i = 0; i < c->shape->rank; i++) {
        uint32_t d = i + 1 == c->shape->rank ? c->along : i < c->along ? i : i + 1;
        at = affine_add(l.a, l.n, affine_scale(at, c->shape->dims[d]), index[d]);
    }
    for (uint32_t i = 0; i < c->columns.count; i++)
        if (c->columns.at[i].result)
            sort_store(&l, c->columns.at[i].result, row_major(&l, c->shape, index),
                       sort_load(&l, c->columns.at[i].from, c->columns.at[i].type, at));
    return sort_finish(c, &l);
}

/* ---- what is read ------------------------------------------------------------------------------------------------ */

static bool is_order(const sorting *c)
{
    uint32_t column;
    bool is_signed, down;
    return sort_key(c, &column, &is_signed, &down);
}

/* Returns how many elements of a sorted slice are read, counted from the first one. If only `slice` operations read the
 * sort, this is their largest limit. Otherwise it is c->length. */
static int64_t wanted_elements(const sorting *c)
{
    const graph *g = c->g;
    const region *r = region_at(g, c->p->region);
    int64_t most = 1;
    for (uint32_t i = 0; i < r->output_count; i++) {
        node_id n = node_op(g, r->outputs[i]) == OP_result ? node_operand(g, r->outputs[i], 0) : r->outputs[i];
        if (n == c->n)
            return c->length;
    }
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id reader = r->nodes.at[i];
        if (reader <= c->n || c->p->info[reader].state == NODE_DEAD || node_op(g, reader) == OP_result)
            continue;
        for (uint32_t k = 0; k < node_at(g, reader)->count; k++) {
            node_id n = node_operand(g, reader, k);
            n = node_op(g, n) == OP_result ? node_operand(g, n, 0) : n;
            if (n != c->n)
                continue;
            if (node_op(g, reader) != OP_slice)
                return c->length;
            int64_t limit = attr_limit_indices(node_attrs(g, reader)).at[c->along];
            most = limit > most ? limit : most;
        }
    }
    return most < c->length ? most : c->length;
}

/* ---- sorts ------------------------------------------------------------------------------------------------------- */

/* Sorts slices of one element. */
static qn_status copy_inputs(const sorting *c)
{
    for (uint32_t i = 0; i < c->inputs; i++)
        if (result_buffer(c->p, c->n, i))
            QN_TRY(lower_copy(c->p, node_operand(c->g, c->n, i), result_buffer(c->p, c->n, i)));
    return NULL;
}

static void choose_streams(sorting *c)
{
    uint32_t bytes = 0;
    for (uint32_t i = 0; i < c->columns.count; i++)
        bytes += sx_type_bits[c->columns.at[i].type] / 8;
    c->streams = STREAM_BYTES / bytes < MOST_STREAMS ? STREAM_BYTES / bytes : MOST_STREAMS;
    if (c->before->inst.count > LONG_COMPARATOR || !c->streams)
        c->streams = 1;
}

qn_status lower_sort(region_plan *p, node_id n, buffer_id to)
{
    graph *g = p->s->graph;
    sorting c = {.p = p, .g = g, .a = p->s->arena, .n = n, .inputs = node_operand_count(g, n)};
    (void)to; /* the results go to result_buffer(...) */
    c.captures = node_at(g, n)->count - c.inputs;
    c.shape = node_shape(g, node_operand(g, n, 0));
    c.along = (uint32_t)attr_dimension(node_attrs(g, n));
    c.length = c.shape->rank ? c.shape->dims[c.along] : 1;
    if (c.shape->elements == 0)
        return NULL;
    if (c.length == 1)
        return copy_inputs(&c);
    c.slices = c.shape->elements / c.length;
    QN_TRY(make_comparator(&c));
    if (find_sides(&c))
        split_comparator(&c);
    else
        keep_comparator(&c);
    choose_streams(&c);
    c.wanted = wanted_elements(&c);
    if (c.length > SORT_CUT && (c.wanted > SORT_CUT || !is_order(&c)))
        c.wanted = c.length; /* merges then have cuts, and a cut may depend on every element, so all elements are
                                sorted */
    bool selects = sort_by_selection(&c), by_numbers = !selects && sort_by_numbers(&c);
    bool by_digits = !selects && !by_numbers && sort_by_digits(&c);
    QN_TRY(make_columns(&c));
    if (selects)
        QN_TRY(lower_select(&c));
    else if (by_numbers)
        QN_TRY(lower_numbers(&c));
    else if (by_digits)
        QN_TRY(lower_digits(&c));
    else
        QN_TRY(sort_by_merges(&c));
    return c.along + 1 < c.shape->rank ? make_results(&c) : NULL;
}
