/* Lowers a scatter. First, nests copy each input to the buffer of its result, unless the input is there already
 * (in_place.c). Then one nest makes the updates:
 *
 *     for batching dimensions, or for blocks of long windows    parallel: threads share them
 *       for dimensions that choose an index                     serial: updates of one element run in order
 *         for dimensions of windows                             parallel; lanes run along the last one
 *           result[place] <- region(result[place], update) if the place is in bounds
 *
 * All updates of one window go to different places, so most loops over dimensions of windows are parallel. But an index
 * may move windows along a dimension d of the updates. Then updates of two windows, at different positions along d, can
 * go to the same place. Updates must run in row-major order of all their dimensions (docs/numerics.md). So if d comes
 * before a dimension that chooses an index, the loop over d is serial. */
#include <string.h>

#include "graph/scatter.h"
#include "math/region_code.h"
#include "schedule/lower.h"

enum {
    NARROW = 1 << 20, /* an index of 32 bits times a stride below this does not overflow 64 bits */
    WINDOW = 64,      /* elements of a window; for larger windows, another nest computes the indices first
                         (scatter_repeats) */
    /* The fewest and the most elements of a block, the part of a window that one thread updates. Smaller blocks read
     * the indices too often. Larger ones leave threads without work. */
    LEAST_BLOCK = 512,
    MOST_BLOCK = 2048,
    SHARED_UPDATES = 1 << 17 /* the fewest elements of the updates for which the loop over a window is cut into
                                blocks */
};

typedef struct scattering {
    lowering l;
    scatter_map map;
    node_id node;
    const buffer_id *results;
    affine at[MAX_RANK];    /* the position of the current update in the updates */
    affine place[MAX_RANK]; /* the position, in the results, of the element that this update changes */
    predicate_id inside;
} scattering;

/* ---- loops ------------------------------------------------------------------------------------------------------- */

typedef enum loop_role { ROLE_BATCH, ROLE_ORDERED, ROLE_WINDOW } loop_role;

static loop_role role_of(const scatter_map *m, uint32_t u)
{
    for (uint32_t d = 0; d < m->input->rank; d++)
        if (m->batch[d] == (int8_t)u)
            return ROLE_BATCH;
    bool chooses_later = false;
    for (uint32_t i = u + 1; i < m->update->rank; i++)
        chooses_later |= m->chooser[i] >= 0 && role_of(m, i) == ROLE_ORDERED;
    return m->chooser[u] >= 0 || (m->moves[u] && chooses_later) ? ROLE_ORDERED : ROLE_WINDOW;
}

/* The dimension of the inputs that corresponds to dimension u of the updates. */
static uint32_t input_of(const scatter_map *m, uint32_t u)
{
    uint32_t d = 0;
    while (m->window[d] != (int8_t)u)
        d++;
    return d;
}

/* Whether one loop can run over dimensions u and u + 1 of the updates. They must correspond to neighbouring dimensions
 * of the inputs. No index may move the window along these dimensions. Dimension u + 1 must cover the whole input
 * dimension. */
static bool continues(const scatter_map *m, uint32_t u)
{
    if (u + 1 >= m->update->rank || role_of(m, u) != ROLE_WINDOW || role_of(m, u + 1) != ROLE_WINDOW || m->moves[u] ||
        m->moves[u + 1])
        return false;
    uint32_t next = input_of(m, u + 1);
    return input_of(m, u) + 1 == next && m->update->dims[u + 1] == m->input->dims[next];
}

/* Finds the dimensions of one loop: dimension u of the updates and, if `joins` is set, the following dimensions that
 * can share its loop. Returns the first dimension after them. Sets *extent to the extent of the loop. */
static uint32_t find_end(const scatter_map *m, uint32_t u, bool joins, int64_t *extent)
{
    uint32_t end = u + 1;
    *extent = m->update->dims[u];
    while (joins && continues(m, end - 1))
        *extent *= m->update->dims[end++];
    return end;
}

/* Returns the number of elements of a block of the last loop over a window; 0 if the loop is not cut into blocks. The
 * loop is cut only if there are no batches, there are enough updates, and no index moves the windows along the
 * dimensions of this loop. The block's size must also divide the extent of the loop. */
static int64_t block_size(const scatter_map *m, bool joins)
{
    int64_t extent = 0;
    uint32_t last = 0;
    for (uint32_t u = 0, end; u < m->update->rank; u = end) {
        end = find_end(m, u, joins, &extent);
        if (role_of(m, u) == ROLE_BATCH && extent > 1)
            return 0;
        last = u;
    }
    if (m->update->elements < SHARED_UPDATES || role_of(m, last) != ROLE_WINDOW || m->moves[last])
        return 0;
    for (int64_t block = extent / 2 < MOST_BLOCK ? extent / 2 : MOST_BLOCK; block >= LEAST_BLOCK; block--)
        if (extent % block == 0)
            return block;
    return 0;
}

/* Adds a loop over blocks. Returns the index of a block's first element. */
static affine count_blocks(scattering *s, bool joins, int64_t block)
{
    lowering *l = &s->l;
    int64_t extent = 0;
    for (uint32_t u = 0; u < s->map.update->rank;)
        u = find_end(&s->map, u, joins, &extent);
    return affine_scale(affine_var(l->a, l->n, add_loop(l, extent / block, LOOP_PARALLEL)), block);
}

static void make_loops(scattering *s, bool joins)
{
    const scatter_map *m = &s->map;
    lowering *l = &s->l;
    int64_t block = block_size(m, joins);
    affine first = block ? count_blocks(s, joins, block) : affine_constant(0);
    for (loop_role role = ROLE_BATCH; role <= ROLE_WINDOW; role++)
        for (uint32_t u = 0, end; u < m->update->rank; u = end) {
            int64_t extent;
            end = find_end(m, u, joins, &extent);
            if (role_of(m, u) != role)
                continue;
            if (extent == 1) {
                memset(&s->at[u], 0, (end - u) * sizeof *s->at);
                continue;
            }
            bool cut = block && end == m->update->rank;
            uint32_t loop = add_loop(l, cut ? block : extent, role == ROLE_ORDERED ? LOOP_SERIAL : LOOP_PARALLEL);
            affine rest = affine_var(l->a, l->n, loop);
            rest = cut ? affine_add(l->a, l->n, first, rest) : rest;
            for (uint32_t k = end; k-- > u;) {
                s->at[k] = k == u ? rest : affine_mod(l->a, l->n, rest, m->update->dims[k]);
                rest = k == u ? rest : affine_div(l->a, l->n, rest, m->update->dims[k]);
            }
        }
    l->n->outer = l->n->loops.count;
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

/* Returns component `number` of the scatter index of the current update. If this component is `low` or less, or `high`
 * or more, the update is out of bounds. So the component may be clamped to [low, high]. It is clamped if its product
 * with `stride` could overflow. */
static affine read_number(scattering *s, uint32_t number, int64_t low, int64_t high, int64_t stride)
{
    const scatter_map *m = &s->map;
    lowering *l = &s->l;
    node_id indices = node_operand(l->g, s->node, m->inputs);
    qn_dtype dtype = (qn_dtype)m->indices->dtype;
    uint32_t bits = dtype_facts[dtype].bits;
    affine index[MAX_RANK];
    for (uint32_t u = 0; u < m->update->rank; u++)
        if (m->chooser[u] >= 0)
            index[m->chooser[u]] = s->at[u];
    if (m->vector < m->indices->rank)
        index[m->vector] = affine_constant(number);
    if (bits == 64 || stride >= NARROW)
        return read_clamped(l, indices, index, 0, low, high);
    sx value = lower_value(l, indices, index, 0);
    int64_t half = (int64_t)1 << (bits - 1);
    bool is_signed = dtype_is_signed(dtype);
    value = is_signed ? sx_sext(l->n->code, SX_I64, value) : sx_zext(l->n->code, SX_I64, value);
    return affine_value(l->a, l->n, value, is_signed ? -half : 0, is_signed ? half - 1 : 2 * half - 1);
}

static void find_place(scattering *s)
{
    const scatter_map *m = &s->map;
    lowering *l = &s->l;
    int64_t stride = 1;
    for (uint32_t d = m->input->rank; d-- > 0; stride *= m->input->dims[d]) {
        int64_t extent = m->input->dims[d], window = m->window[d] >= 0 ? m->update->dims[m->window[d]] : 1;
        s->place[d] = m->window[d] >= 0 ? s->at[m->window[d]] : affine_constant(0);
        if (m->batch[d] >= 0)
            s->place[d] = affine_add(l->a, l->n, s->place[d], s->at[m->batch[d]]);
        if (m->number[d] < 0)
            continue;
        affine start = read_number(s, (uint32_t)m->number[d], -window, extent, stride);
        s->place[d] = affine_add(l->a, l->n, s->place[d], start);
        s->inside = predicate_and(l->a, l->n, s->inside, s->place[d], 0, extent, 1);
    }
}

/* ---- the region -------------------------------------------------------------------------------------------------- */

static bool uses_argument(const sx_code *s, uint32_t below)
{
    bool *needed = ARENA_NEW_ARRAY(s->arena, bool, s->inst.count);
    for (uint32_t i = 0; i < s->outputs.count; i++)
        needed[s->outputs.at[i]] = true;
    for (uint32_t i = s->inst.count; i-- > 1;) {
        const sx_inst *inst = &s->inst.at[i];
        const sx operands[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(s, inst, &listed);
        if (!needed[i])
            continue;
        if (inst->op == SX_OP_arg && inst->aux < below)
            return true;
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            needed[operands[k]] = true;
        for (uint32_t k = 0; k < count; k++)
            needed[listed[k]] = true;
    }
    return false;
}

static qn_dtype dtype_of(const scattering *s, uint32_t i)
{
    return (qn_dtype)node_shape(s->l.g, node_operand(s->l.g, s->node, i))->dtype;
}

/* Wraps the code of the region to take and return storage types: (elements, updates, captures) -> new elements. */
static sx_code *stored_code(const scattering *s, const sx_code *body, uint32_t captures)
{
    uint32_t width = s->map.inputs;
    sx_code *code = sx_new(s->l.a);
    sx args[MAX_ARGUMENTS], out[MAX_WIDTH];
    for (uint32_t i = 0; i < 2 * width; i++)
        args[i] = sx_from_storage(code, dtype_of(s, i % width), sx_arg(code, i, sx_storage(dtype_of(s, i % width))));
    for (uint32_t i = 0; i < captures; i++)
        args[2 * width + i] = sx_arg(code, 2 * width + i, sx_representation(dtype_of(s, 2 * width + 1 + i)));
    sx_inline(code, body, args, out);
    for (uint32_t i = 0; i < width; i++)
        sx_output(code, sx_to_storage(code, dtype_of(s, i), out[i]));
    code->args = 2 * width + captures;
    return code;
}

/* Adds the stores of all results. A plain store replaces an element; a store that combines also reads the old element.
 * Stores are plain if the region ignores the old elements and indices choose the places (map.numbers is not 0). If no
 * index chooses a place, stores combine: a plain store must not write one element several times then (nest.h). */
static void add_stores(scattering *s, const sx_code *body)
{
    lowering *l = &s->l;
    uint32_t width = s->map.inputs, captures = node_at(l->g, s->node)->count - 2 * width - 1;
    bool replaces = s->map.numbers && !uses_argument(body, width);
    static const affine zeros[MAX_RANK];
    sx args[MAX_ARGUMENTS], values[MAX_WIDTH], *kept = ARENA_NEW_ARRAY(l->a, sx, captures);
    for (uint32_t i = 0; i < width; i++) {
        args[i] = sx_bits(l->n->code, sx_representation(dtype_of(s, i)), 0);
        values[i] = args[width + i] = lower_value(l, node_operand(l->g, s->node, width + 1 + i), s->at, 0);
    }
    for (uint32_t i = 0; i < captures; i++)
        kept[i] = args[2 * width + i] = lower_value(l, node_operand(l->g, s->node, 2 * width + 1 + i), zeros, 0);
    if (replaces)
        sx_inline(l->n->code, body, args, values);
    sx_code *code = replaces ? NULL : stored_code(s, body, captures);
    affine offset = row_major(l, s->map.input, s->place);
    for (uint32_t i = 0; i < width; i++) {
        nest_store store = {.buffer = s->results[i], .index = offset, .predicate = s->inside, .combine = code};
        store.value = sx_to_storage(l->n->code, dtype_of(s, i), values[i]);
        if (code) {
            store.before = i;
            store.after = width - 1 - i;
            store.capture_count = captures;
            store.captures = kept;
        }
        LIST_ADD(l->a, &l->n->stages.at[0].stores, store);
    }
}

bool scatter_repeats(const graph *g, node_id n, uint32_t k)
{
    const scatter_map m = scatter_map_at(g, n);
    int64_t window = 1;
    for (uint32_t d = 0; d < m.input->rank; d++)
        window *= m.window[d] >= 0 ? m.update->dims[m.window[d]] : 1;
    return k == m.inputs ? window > WINDOW : k > m.inputs && k <= 2 * m.inputs && window == 1;
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

static qn_status build_updates(region_plan *p, node_id n, const buffer_id *results, const sx_code *body, bool joins,
                               nest **out)
{
    schedule *of = p->s;
    static const group alone;
    scattering s = {.map = scatter_map_at(of->graph, n), .node = n, .results = results};
    s.l = (lowering){.p = p, .group = &alone, .g = of->graph, .a = of->arena, .n = ARENA_NEW(of->arena, nest)};
    s.l.n->code = sx_new(of->arena);
    s.l.n->label = node_label(s.l.a, s.l.g, n, "scatter");
    make_loops(&s, joins);
    add_stage(&s.l, 1);
    s.l.current = 1;
    find_place(&s);
    add_stores(&s, body);
    *out = s.l.n;
    return s.l.failure;
}

/* Copies each input to the buffer of its result, unless it is there already. Unused results also get buffers, because
 * other results may depend on them. */
static qn_status copy_operands(region_plan *p, node_id n, uint32_t inputs, buffer_id *results)
{
    for (uint32_t i = 0; i < inputs; i++) {
        node_id operand = node_operand(p->s->graph, n, i);
        results[i] = result_buffer(p, n, i);
        if (!results[i])
            results[i] = buffer_temp(p->s, node_type(p->s->graph, operand));
        if (p->info[operand].buffer != results[i])
            QN_TRY(lower_start(p, operand, results[i]));
    }
    return NULL;
}

qn_status lower_scatter(region_plan *p, node_id n)
{
    const graph *g = p->s->graph;
    uint32_t inputs = node_operand_count(g, n) / 2, captures = node_at(g, n)->count - 2 * inputs - 1;
    const char *why;
    sx_code *body = region_code(g, node_attrs(g, n)->regions[0], p->s->arena, &why);
    if (!body)
        return status_make(QN_UNSUPPORTED,
                           "scatter: its region has %s; elementwise operations on scalars, calls, if and case are "
                           "compiled",
                           why);
    if (inputs > MAX_WIDTH || captures > MAX_CAPTURES)
        return status_make(QN_UNSUPPORTED, "scatter: inputs: %u, captures: %u; at most %d and %d are compiled", inputs,
                           captures, MAX_WIDTH, MAX_CAPTURES);
    buffer_id *results = ARENA_NEW_ARRAY(p->s->arena, buffer_id, inputs);
    nest *apart, *joined;
    QN_TRY(copy_operands(p, n, inputs, results));
    if (node_shape(g, node_operand(g, n, inputs + 1))->elements == 0)
        return NULL;
    QN_TRY(build_updates(p, n, results, body, false, &apart));
    QN_TRY(build_updates(p, n, results, body, true, &joined));
    step_nest(p->s, nest_non_affine(joined) <= nest_non_affine(apart) ? joined : apart);
    return NULL;
}
