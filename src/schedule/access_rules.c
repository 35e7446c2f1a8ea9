/* An access rule makes an expression over loads: the value of a node at an index.
 *
 * The table `access_rules` has rules for operations that only move data, and for constant, iota and barrier. A rule for
 * data movement computes the index of the element in an operand. lower_value also handles elementwise nodes: they
 * become operations of the nest's code. Earlier reductions and values in buffers become arguments of this code.
 *
 * Fusion needs to know how a node reads its operands (operand_access) before there is a nest. So the node's rule first
 * runs on symbolic indices: one variable per dimension of the node's domain (member in fuse.h), in a nest that is never
 * emitted. In a symbolic run, read_operand only records the index and returns a placeholder. So rules may read operands
 * only through read_operand and read_start. */
#include "schedule/lower.h"

#include <string.h>

#include "graph/slices.h"

/* ---- arguments --------------------------------------------------------------------------------------------------- */

sx nest_argument(lowering *l, nest_arg wanted)
{
    nest *n = l->n;
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *have = &n->args.at[i];
        if (have->kind == wanted.kind && have->type == wanted.type && have->buffer == wanted.buffer &&
            have->local == wanted.local && have->predicate == wanted.predicate &&
            affine_same(&have->index, &wanted.index))
            return sx_arg(n->code, i, (sx_type)wanted.type);
    }
    LIST_ADD(l->a, &n->args, wanted);
    return sx_arg(n->code, n->args.count - 1, (sx_type)wanted.type);
}

affine row_major(lowering *l, const type *shape, const affine *index)
{
    affine offset = affine_constant(0);
    int64_t stride = 1;
    for (uint32_t i = shape->rank; i-- > 0;) {
        offset = affine_add(l->a, l->n, offset, affine_scale(index[i], stride));
        stride *= shape->dims[i];
    }
    return offset;
}

/* Whether one condition of the predicate fails for all values that its index can have. */
static bool never_holds(const nest *n, predicate_id when)
{
    for (; when; when = n->predicates.at[when].parent) {
        const predicate *p = &n->predicates.at[when];
        int64_t low, high;
        affine_bounds(n, &p->index, &low, &high);
        if (high < p->low || low >= p->high)
            return true;
    }
    return false;
}

static sx load(lowering *l, buffer_id from, const type *shape, const affine *index, predicate_id when)
{
    qn_dtype dtype = (qn_dtype)shape->dtype;
    if (never_holds(l->n, when))
        return sx_bits(l->n->code, sx_representation(dtype), 0);
    nest_arg arg = {.kind = ARG_LOAD,
                    .type = (uint8_t)sx_storage(dtype),
                    .buffer = from,
                    .index = row_major(l, shape, index),
                    .predicate = when};
    return sx_from_storage(l->n->code, dtype, nest_argument(l, arg));
}

static sx condition(lowering *l, predicate_id when)
{
    return nest_argument(l, (nest_arg){.kind = ARG_CONDITION, .type = SX_I1, .predicate = when});
}

sx choose(lowering *l, node_id n, predicate_id when, sx inside, sx outside)
{
    if (l->accesses)
        return inside;
    if (never_holds(l->n, when))
        return outside;
    qn_dtype dtype = (qn_dtype)node_shape(l->g, n)->dtype;
    const qn_dtype types[] = {QN_I1, dtype, dtype};
    const sx x[] = {condition(l, when), inside, outside};
    return scalar_apply(l->n->code, OP_select, types, dtype, x, NULL);
}

/* A placeholder for a value that nothing uses. */
static sx zero(lowering *l, node_id n)
{
    qn_dtype dtype = (qn_dtype)node_shape(l->g, n)->dtype;
    return sx_bits(l->n->code, sx_representation(dtype), 0);
}

affine read_clamped(lowering *l, node_id from, const affine *index, predicate_id when, int64_t low, int64_t high)
{
    sx_code *s = l->n->code;
    qn_dtype dtype = (qn_dtype)node_shape(l->g, from)->dtype;
    /* A scalar is read without a predicate, because a predicate would make the value depend on inner loops. The element
     * of a scalar always exists. */
    sx value = lower_value(l, from, index, index ? when : 0);
    sx_mark begin = sx_begin(s);
    sx_type type = sx_type_of(s, value);
    bool is_signed = dtype_is_signed(dtype);
    if (type != SX_I64)
        value = is_signed ? sx_sext(s, SX_I64, value) : sx_zext(s, SX_I64, value);
    sx most = sx_int(s, SX_I64, high), least = sx_int(s, SX_I64, low);
    if (is_signed)
        value = sx_select(s, sx_slt(s, value, least), least, sx_select(s, sx_slt(s, most, value), most, value));
    else
        value = sx_select(s, sx_ult(s, most, value), most, value);
    return affine_value(l->a, l->n, sx_settle(s, begin, value), low, high);
}

/* ---- roots ------------------------------------------------------------------------------------------------------- */

/* The element at `index` of a result of the group's member `number`; `result` is the number of the result. A read of a
 * local buffer needs predicate `when` only if the index can lie outside the buffer. */
static sx read_member(lowering *l, uint32_t number, uint32_t result, const affine *index, predicate_id when)
{
    const member *m = &l->group->members.at[number];
    qn_dtype dtype;
    const type *t = node_shape(l->g, m->node);
    t = t->dtype ? t : type_at(l->g, t->parts[result]);
    dtype = (qn_dtype)t->dtype;
    if (m->reduction)
        return read_result(l, l->first_result[number] + result, dtype);
    if (!m->local || l->stage[number] == l->current)
        return l->value[number];
    affine offset = affine_constant(0);
    int64_t stride = 1;
    for (uint32_t i = m->kept; i-- > 0;)
        if (m->outer[i] < 0) {
            offset = affine_add(l->a, l->n, offset, affine_scale(index[i], stride));
            stride *= m->extent[i];
        }
    nest_arg arg = {.kind = ARG_LOCAL, .type = (uint8_t)sx_storage(dtype), .local = l->local[number], .index = offset};
    int64_t low, high;
    affine_bounds(l->n, &offset, &low, &high);
    if (low < 0 || high >= stride)
        arg.predicate = when;
    sx value = sx_from_storage(l->n->code, dtype, nest_argument(l, arg));
    return l->local_deferred[number] ? sx_canonical_nan(l->n->code, value) : value;
}

static sx read_constant(lowering *l, node_id n, const affine *index, predicate_id when)
{
    attr_data value = attr_value(node_attrs(l->g, n));
    const type *shape = node_shape(l->g, n);
    if (value.splat || (shape->elements == 1 && !value.buffer)) {
        uint64_t bits = 0;
        memcpy(&bits, value.at, value.bytes);
        qn_dtype dtype = (qn_dtype)shape->dtype;
        return sx_from_storage(l->n->code, dtype, sx_bits(l->n->code, sx_storage(dtype), bits));
    }
    return load(l, buffer_data(l->p->s, l->g, n), shape, index, when);
}

static sx read_iota(lowering *l, node_id n, const affine *index, predicate_id when)
{
    (void)when;
    sx value = nest_argument(
        l, (nest_arg){.kind = ARG_INDEX, .type = SX_I64, .index = index[attr_iota_dimension(node_attrs(l->g, n))]});
    return sx_convert(l->n->code, QN_I64, (qn_dtype)node_shape(l->g, n)->dtype, value);
}

/* ---- operands of an access rule ---------------------------------------------------------------------------------- */

/* If x is exactly the variable of a loop of this extent, returns the number of the loop; otherwise MAP_NON_AFFINE. In a
 * symbolic run, the number of a loop is the number of a dimension of the domain. */
static int8_t indexed_by(const nest *n, const affine *x, int64_t extent)
{
    if (x->count != 1 || x->constant || x->scaled[0].factor != 1)
        return MAP_NON_AFFINE;
    const term *t = &n->terms.at[x->scaled[0].term];
    return t->kind == TERM_VAR && n->loops.at[t->var].extent == extent ? (int8_t)t->var : MAP_NON_AFFINE;
}

static void record_read(lowering *l, node_id n, uint32_t k, const affine *index)
{
    operand_access *access = &l->accesses[k];
    const type *inner = node_shape(l->g, node_operand(l->g, n, k));
    for (uint32_t v = 0; v < l->n->loops.count; v++) {
        bool used = l->n->loops.at[v].extent <= 1;
        for (uint32_t i = 0; i < inner->rank && !used; i++)
            used = affine_factor(l->n, &index[i], v) != 0;
        access->repeats |= !used;
    }
    for (uint32_t i = 0; i < inner->rank; i++) {
        int8_t by = indexed_by(l->n, &index[i], inner->dims[i]);
        access->map[i] = !access->read || access->map[i] == by ? by : MAP_NON_AFFINE;
    }
    access->read = true;
    /* Clears the predicates because predicate_and searches them all. Otherwise a concatenate of k operands would take
     * time quadratic in k. */
    l->n->predicates.count = 0;
}

sx read_operand(lowering *l, node_id n, uint32_t k, const affine *index, predicate_id when)
{
    node_id operand = node_operand(l->g, n, k);
    if (!l->accesses)
        return lower_value(l, operand, index, when);
    record_read(l, n, k, index);
    return zero(l, operand);
}

/* Operand k of n is an integer array. Returns its element at `index`, clamped to low..high, as an affine index. `index`
 * is NULL for a scalar. */
static affine read_start(lowering *l, node_id n, uint32_t k, const affine *index, predicate_id when, int64_t low,
                         int64_t high)
{
    if (!l->accesses)
        return read_clamped(l, node_operand(l->g, n, k), index, when, low, high);
    if (index)
        record_read(l, n, k, index);
    else
        l->accesses[k].repeats = true;
    /* affine_value merges terms with the same sx. A symbolic run has no sx for the value and passes a number that no
     * other term has. */
    return affine_value(l->a, l->n, l->n->terms.count + 1, low, high);
}

/* ---- data movement ----------------------------------------------------------------------------------------------- */

static sx read_broadcast_in_dim(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const type *inner = node_shape(l->g, node_operand(l->g, n, 0));
    const attr_record *a = node_attrs(l->g, n);
    affine below[MAX_RANK];
    for (uint32_t i = 0; i < inner->rank; i++)
        below[i] = inner->dims[i] == 1 ? affine_constant(0) : index[attr_broadcast_dimensions(a).at[i]];
    return read_operand(l, n, 0, below, when);
}

/* Sets `out` to the indices of the element at the row-major offset `offset` in an array of shape `shape`. */
static void unravel(lowering *l, affine offset, const type *shape, affine *out)
{
    for (uint32_t i = shape->rank; i-- > 0;) {
        out[i] = shape->dims[i] == 1 ? affine_constant(0) : i ? affine_mod(l->a, l->n, offset, shape->dims[i]) : offset;
        offset = affine_div(l->a, l->n, offset, shape->dims[i]);
    }
}

static sx read_reshape(lowering *l, node_id n, const affine *index, predicate_id when)
{
    affine below[MAX_RANK];
    unravel(l, row_major(l, node_shape(l->g, n), index), node_shape(l->g, node_operand(l->g, n, 0)), below);
    return read_operand(l, n, 0, below, when);
}

static sx read_transpose(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const attr_record *a = node_attrs(l->g, n);
    affine below[MAX_RANK];
    for (uint32_t i = 0; i < attr_permutation(a).count; i++)
        below[attr_permutation(a).at[i]] = index[i];
    return read_operand(l, n, 0, below, when);
}

static sx read_slice(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const attr_record *a = node_attrs(l->g, n);
    affine below[MAX_RANK];
    for (uint32_t i = 0; i < attr_start_indices(a).count; i++)
        below[i] = affine_add(l->a, l->n, affine_scale(index[i], attr_strides(a).at[i]),
                              affine_constant(attr_start_indices(a).at[i]));
    return read_operand(l, n, 0, below, when);
}

static sx read_reverse(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const attr_record *a = node_attrs(l->g, n);
    const type *shape = node_shape(l->g, n);
    affine below[MAX_RANK];
    for (uint32_t i = 0; i < shape->rank; i++)
        below[i] = index[i];
    for (uint32_t i = 0; i < attr_dimensions(a).count; i++) {
        int64_t d = attr_dimensions(a).at[i];
        below[d] = affine_add(l->a, l->n, affine_constant(shape->dims[d] - 1), affine_scale(index[d], -1));
    }
    return read_operand(l, n, 0, below, when);
}

static sx read_pad(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const attr_record *a = node_attrs(l->g, n);
    const type *inner = node_shape(l->g, node_operand(l->g, n, 0));
    sx padding = read_operand(l, n, 1, NULL, when);
    if (inner->elements == 0)
        return padding;
    affine below[MAX_RANK];
    predicate_id inside = when;
    for (uint32_t i = 0; i < inner->rank; i++) {
        int64_t step = attr_interior_padding(a).at[i] + 1;
        affine at = affine_add(l->a, l->n, index[i], affine_constant(-attr_edge_padding_low(a).at[i]));
        inside = predicate_and(l->a, l->n, inside, at, 0, (inner->dims[i] - 1) * step + 1, step);
        below[i] = affine_div(l->a, l->n, at, step);
    }
    sx value = read_operand(l, n, 0, below, inside);
    return inside == when ? value : choose(l, n, inside, value, padding);
}

static sx read_concatenate(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const attr_record *a = node_attrs(l->g, n);
    uint32_t rank = node_shape(l->g, n)->rank, count = node_at(l->g, n)->count;
    affine below[MAX_RANK];
    memcpy(below, index, rank * sizeof *below);
    sx value = 0;
    int64_t start = 0;
    for (uint32_t k = 0; k < count; k++) {
        int64_t extent = node_shape(l->g, node_operand(l->g, n, k))->dims[attr_dimension(a)];
        if (extent == 0)
            continue;
        below[attr_dimension(a)] = affine_add(l->a, l->n, index[attr_dimension(a)], affine_constant(-start));
        start += extent;
        int64_t low, high;
        affine_bounds(l->n, &below[attr_dimension(a)], &low, &high);
        if (!l->accesses && (high < 0 || low >= extent))
            continue; /* this operand is never read here */
        predicate_id inside = predicate_and(l->a, l->n, when, below[attr_dimension(a)], 0, extent, 1);
        sx part = read_operand(l, n, k, below, inside);
        value = value ? choose(l, n, inside, part, value) : part;
    }
    return value;
}

static sx read_dynamic_slice(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const type *inner = node_shape(l->g, node_operand(l->g, n, 0)), *outer = node_shape(l->g, n);
    affine below[MAX_RANK];
    for (uint32_t i = 0; i < inner->rank; i++) {
        affine start = read_start(l, n, 1 + i, NULL, when, 0, inner->dims[i] - outer->dims[i]);
        below[i] = affine_add(l->a, l->n, index[i], start);
    }
    return read_operand(l, n, 0, below, when);
}

static sx read_dynamic_update_slice(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const type *outer = node_shape(l->g, n), *part = node_shape(l->g, node_operand(l->g, n, 1));
    sx whole = read_operand(l, n, 0, index, when);
    if (part->elements == 0)
        return whole;
    affine below[MAX_RANK];
    predicate_id inside = when;
    for (uint32_t i = 0; i < outer->rank; i++) {
        affine start = read_start(l, n, 2 + i, NULL, when, 0, outer->dims[i] - part->dims[i]);
        below[i] = affine_add(l->a, l->n, index[i], affine_scale(start, -1));
        inside = predicate_and(l->a, l->n, inside, below[i], 0, part->dims[i], 1);
    }
    sx value = read_operand(l, n, 1, below, inside);
    return inside == when ? value : choose(l, n, inside, value, whole);
}

static sx read_gather(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const type *inner = node_shape(l->g, node_operand(l->g, n, 0)),
               *indices = node_shape(l->g, node_operand(l->g, n, 1));
    const attr_dims sizes = attr_slice_sizes(node_attrs(l->g, n));
    const int64_t vector = attr_index_vector_dim(node_attrs(l->g, n));
    const slice_map m = gather_map(l->g, n);
    affine below[MAX_RANK], start[MAX_RANK];
    for (uint32_t i = 0; i < sizes.count; i++)
        if (sizes.at[i] == 0)
            return zero(l, n);
    for (uint32_t i = 0; i < indices->rank; i++)
        start[i] = m.place[i] < 0 ? affine_constant(0) : index[m.place[i]];
    for (uint32_t i = 0; i < inner->rank; i++) {
        below[i] = affine_constant(0);
        if (m.batch[i] >= 0)
            below[i] = start[m.batch[i]];
        if (m.number[i] >= 0) {
            if (vector < indices->rank)
                start[vector] = affine_constant(m.number[i]);
            below[i] = read_start(l, n, 1, start, when, 0, inner->dims[i] - sizes.at[i]);
        }
        if (m.window[i] >= 0)
            below[i] = affine_add(l->a, l->n, below[i], index[m.window[i]]);
    }
    return read_operand(l, n, 0, below, when);
}

/* to_bits converts a value to an integer with the same bits; from_bits converts it back. */
static sx to_bits(sx_code *s, qn_dtype dtype, sx value)
{
    sx stored = sx_to_storage(s, dtype, value);
    sx_type type = sx_type_of(s, stored);
    return type == SX_F32 ? sx_bitcast(s, SX_I32, stored) : type == SX_F64 ? sx_bitcast(s, SX_I64, stored) : stored;
}

static sx from_bits(sx_code *s, qn_dtype dtype, sx bits)
{
    sx_type type = sx_storage(dtype);
    return sx_from_storage(s, dtype, sx_is_float(type) ? sx_bitcast(s, type, bits) : bits);
}

static sx_type int_of_bits(uint32_t bits)
{
    return bits == 8 ? SX_I8 : bits == 16 ? SX_I16 : bits == 32 ? SX_I32 : SX_I64;
}

/* Reads the result of a bitcast_convert that splits each wide element into several narrow elements along a new last
 * dimension. */
static sx read_narrower(lowering *l, node_id n, const affine *index, predicate_id when)
{
    sx_code *s = l->n->code;
    const type *inner = node_shape(l->g, node_operand(l->g, n, 0)), *outer = node_shape(l->g, n);
    qn_dtype from = (qn_dtype)inner->dtype, to = (qn_dtype)outer->dtype;
    sx bits = to_bits(s, from, read_operand(l, n, 0, index, when));
    sx part = nest_argument(l, (nest_arg){.kind = ARG_INDEX, .type = SX_I64, .index = index[outer->rank - 1]});
    sx_type wide = sx_type_of(s, bits);
    part = wide == SX_I64 ? part : sx_trunc(s, wide, part);
    sx shift = sx_mul(s, part, sx_int(s, wide, dtype_facts[to].bits));
    return from_bits(s, to, sx_trunc(s, int_of_bits(dtype_facts[to].bits), sx_lshr(s, bits, shift)));
}

/* Reads the result of a bitcast_convert that joins the narrow elements along the last dimension to one wide element.
 * The first narrow element becomes the low bits. */
static sx read_wider(lowering *l, node_id n, const affine *index, predicate_id when)
{
    sx_code *s = l->n->code;
    const type *inner = node_shape(l->g, node_operand(l->g, n, 0)), *outer = node_shape(l->g, n);
    qn_dtype from = (qn_dtype)inner->dtype, to = (qn_dtype)outer->dtype;
    sx_type wide = int_of_bits(dtype_facts[to].bits);
    affine below[MAX_RANK];
    for (uint32_t i = 0; i + 1 < inner->rank; i++)
        below[i] = index[i];
    sx bits = sx_int(s, wide, 0);
    for (int64_t k = 0; k < inner->dims[inner->rank - 1]; k++) {
        below[inner->rank - 1] = affine_constant(k);
        sx part = sx_zext(s, wide, to_bits(s, from, read_operand(l, n, 0, below, when)));
        bits = sx_or(s, bits, sx_shl(s, part, sx_int(s, wide, k * dtype_facts[from].bits)));
    }
    return from_bits(s, to, bits);
}

static sx read_bitcast_convert(lowering *l, node_id n, const affine *index, predicate_id when)
{
    node_id operand = node_operand(l->g, n, 0);
    qn_dtype from = (qn_dtype)node_shape(l->g, operand)->dtype, to = (qn_dtype)node_shape(l->g, n)->dtype;
    if (dtype_facts[to].bits < dtype_facts[from].bits)
        return read_narrower(l, n, index, when);
    if (dtype_facts[to].bits > dtype_facts[from].bits)
        return read_wider(l, n, index, when);
    sx value = read_operand(l, n, 0, index, when);
    return from == to ? value : from_bits(l->n->code, to, to_bits(l->n->code, from, value));
}

static sx read_elementwise(lowering *l, node_id n, const affine *index, predicate_id when)
{
    const type *shape = node_shape(l->g, n);
    sx x[MAX_ARITY];
    qn_dtype types[MAX_ARITY];
    for (uint32_t i = 0; i < node_at(l->g, n)->count; i++) {
        node_id operand = node_operand(l->g, n, i);
        types[i] = (qn_dtype)node_shape(l->g, operand)->dtype;
        x[i] = lower_value(l, operand, node_shape(l->g, operand)->rank ? index : NULL, when);
    }
    return scalar_apply(l->n->code, node_op(l->g, n), types, (qn_dtype)shape->dtype, x, node_attrs(l->g, n));
}

/* A barrier only stops graph rewrites; lowering reads through it. */
static sx read_barrier(lowering *l, node_id n, const affine *index, predicate_id when)
{
    return read_operand(l, n, 0, index, when);
}

/* ---- entry points ------------------------------------------------------------------------------------------------ */

typedef sx (*access_rule)(lowering *l, node_id n, const affine *index, predicate_id when);

static const access_rule access_rules[OP_COUNT] = {
    [OP_constant] = read_constant,
    [OP_iota] = read_iota,
    [OP_broadcast_in_dim] = read_broadcast_in_dim,
    [OP_reshape] = read_reshape,
    [OP_transpose] = read_transpose,
    [OP_slice] = read_slice,
    [OP_pad] = read_pad,
    [OP_concatenate] = read_concatenate,
    [OP_reverse] = read_reverse,
    [OP_dynamic_slice] = read_dynamic_slice,
    [OP_dynamic_update_slice] = read_dynamic_update_slice,
    [OP_gather] = read_gather,
    [OP_bitcast_convert] = read_bitcast_convert,
    [OP_barrier] = read_barrier,
};

bool is_access(const graph *g, node_id n) { return access_rules[node_op(g, n)] != NULL; }

/* Prepares the schedule's symbolic nest: one variable per dimension of the domain of m. */
static lowering *symbolic_indices(region_plan *p, const member *m)
{
    schedule *s = p->s;
    if (!s->symbolic) {
        s->symbolic = ARENA_NEW(s->arena, lowering);
        s->symbolic->n = ARENA_NEW(s->arena, nest);
        s->symbolic->n->code = sx_new(s->arena);
    }
    lowering *l = s->symbolic;
    l->p = p;
    l->g = s->graph;
    l->a = s->arena;
    l->n->loops.count = l->n->terms.count = l->n->predicates.count = l->n->args.count = 0;
    for (uint32_t i = 0; i < m->dims; i++)
        l->outer[i] = affine_var(l->a, l->n, add_loop(l, m->extent[i], LOOP_PARALLEL));
    return l;
}

/* Finds how node n reads its operands. n must have an access rule or be a reduction. `repeats` is set for the start
 * values and captures of a reduction, because each element of the result reads them again. */
static const operand_access *run_symbolically(region_plan *p, node_id n)
{
    uint32_t count = node_at(p->s->graph, n)->count;
    member m;
    member_domain(p->s->graph, n, &m);
    lowering *l = symbolic_indices(p, &m);
    operand_access *accesses = l->accesses = ARENA_NEW_ARRAY(l->a, operand_access, count);
    if (is_access(l->g, n))
        return access_rules[node_op(l->g, n)](l, n, l->outer, 0), accesses;
    read_elements(l, &m, l->outer);
    for (uint32_t k = 0; k < count; k++)
        accesses[k].repeats |= !accesses[k].read;
    return accesses;
}

const operand_access *access_of(region_plan *p, node_id n, uint32_t k)
{
    static const operand_access unread = {0}, spread = {.read = true, .repeats = true};
    static const operand_access same_index = {.read = true,
                                              .map = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}};
    static const operand_access sorted = {.read = true,
                                          .map = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1}};
    _Static_assert(MAX_RANK == 16 && MAP_NON_AFFINE == -1,
                   "the tables same_index and sorted need one entry for each dimension");
    const graph *g = p->s->graph;
    if (op_is_elementwise(node_op(g, n)))
        return node_shape(g, node_operand(g, n, k))->elements < node_shape(g, n)->elements ? &spread : &same_index;
    if (node_op(g, n) == OP_scatter)
        return k < node_operand_count(g, n) / 2 ? &same_index : &unread;
    if (node_op(g, n) == OP_sort)
        return k < node_operand_count(g, n) ? &sorted : &spread;
    if (!is_access(g, n) && !is_reduction(node_op(g, n)))
        return &unread;
    if (!p->info[n].accesses)
        p->info[n].accesses = run_symbolically(p, n);
    return &p->info[n].accesses[k];
}

static bool has_elements(const lowering *l, node_id n) { return node_shape(l->g, n)->elements > 0; }

sx compute_value(lowering *l, node_id n, const affine *index, predicate_id when)
{
    if (!has_elements(l, n))
        return zero(l, n);
    if (access_rules[node_op(l->g, n)])
        return access_rules[node_op(l->g, n)](l, n, index, when);
    if (op_is_elementwise(node_op(l->g, n)))
        return read_elementwise(l, n, index, when);
    if (!l->failure)
        l->failure = status_make(QN_UNSUPPORTED, "%s: no code is made for it", op_facts[node_op(l->g, n)].name);
    return zero(l, n);
}

sx lower_value(lowering *l, node_id n, const affine *index, predicate_id when)
{
    if (!has_elements(l, n)) /* the loop over the elements of n never runs, but a load could be hoisted out of it */
        return zero(l, n);
    const node_info *info = &l->p->info[n];
    node_id owner = node_op(l->g, n) == OP_result ? node_operand(l->g, n, 0) : n;
    const node_info *root = &l->p->info[owner];
    if (root->state == NODE_ROOT && root->group && root->group == l->index && l->group && l->stage[root->member])
        return read_member(l, root->member, owner == n ? 0 : (uint32_t)attr_index(node_attrs(l->g, n)), index, when);
    if (info->constant)
        return read_constant(l, info->constant, index, when);
    if (info->buffer)
        return load(l, info->buffer, node_shape(l->g, n), index, when);
    return compute_value(l, n, index, when);
}
