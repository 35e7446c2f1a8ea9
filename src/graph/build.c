/* Builders over node_make. See build.h. */
#include "graph/build.h"

#include <math.h>
#include <string.h>

node_id b_unary(graph *g, op_kind op, node_id operand) { return operand ? node_make(g, op, 1, &operand, NULL) : 0; }

node_id b_binary(graph *g, op_kind op, node_id lhs, node_id rhs)
{
    return lhs && rhs ? node_make(g, op, 2, (node_id[]){lhs, rhs}, NULL) : 0;
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* Rounds to nearest, ties to even. All floating-point operations in this function are exact, so the thread's rounding
 * mode has no effect. */
static uint64_t encode_float(qn_dtype dtype, double value)
{
    int mantissa = dtype_facts[dtype].mantissa, width = (int)dtype_facts[dtype].bits;
    int bias = (1 << (width - mantissa - 2)) - 1;
    uint64_t infinity = (uint64_t)(2 * bias + 1) << mantissa, sign, bits;
    memcpy(&bits, &value, sizeof bits);
    sign = bits >> 63 << (width - 1);
    if (isnan(value))
        return infinity | (uint64_t)1 << (mantissa - 1);
    if (isinf(value) || value == 0)
        return sign | (isinf(value) ? infinity : 0);
    int exponent;
    frexp(value, &exponent); /* 2^(exponent-1) <= |value| < 2^exponent */
    int step = (exponent - 1 < 1 - bias ? 1 - bias : exponent - 1) - mantissa;
    double scaled = ldexp(fabs(value), -step), whole = floor(scaled);
    uint64_t units = (uint64_t)whole;
    if (scaled - whole > 0.5 || (scaled - whole == 0.5 && units % 2))
        units++;
    /* If the number is normal, `units` includes the leading 1 bit. This bit adds 1 to the exponent field. */
    uint64_t encoded = units + ((uint64_t)(step + mantissa + bias - 1) << mantissa);
    return sign | (encoded < infinity ? encoded : infinity);
}

static uint64_t encode_int(qn_dtype dtype, double value)
{
    uint32_t bits = dtype_facts[dtype].bits;
    bool is_signed = dtype_is_signed(dtype);
    double least = is_signed ? -ldexp(1, (int)bits - 1) : 0, above = ldexp(1, (int)(is_signed ? bits - 1 : bits));
    uint64_t all = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    if (isnan(value))
        return 0;
    if (value >= above)
        return is_signed ? all >> 1 : all;
    if (value <= least)
        return is_signed ? (uint64_t)1 << (bits - 1) : 0;
    return (value < 0 ? (uint64_t)(int64_t)value : (uint64_t)value) & all;
}

uint64_t dtype_encode(qn_dtype dtype, double value)
{
    if (dtype_is_float(dtype))
        return encode_float(dtype, value);
    return dtype == QN_I1 ? value != 0 : encode_int(dtype, value);
}

node_id b_fill(graph *g, type_id t, double value)
{
    if (g->failure || !t)
        return 0;
    qn_dtype dtype = (qn_dtype)type_at(g, t)->dtype;
    uint64_t bits[2] = {dtype_encode(dtype_part(dtype), value), 0}; /* bits[1]: imaginary part */
    return node_constant(g, t, bits, true);
}

node_id b_extreme(graph *g, qn_dtype dtype, int sign)
{
    return b_fill(g, type_scalar(g, dtype), dtype == QN_I1 ? sign > 0 : sign * (double)INFINITY);
}

node_id b_fill_like(graph *g, node_id like, double value) { return like ? b_fill(g, node_type(g, like), value) : 0; }
node_id b_scale(graph *g, node_id operand, double factor)
{
    return b_multiply(g, operand, b_fill_like(g, operand, factor));
}
node_id b_shift(graph *g, node_id operand, double term) { return b_add(g, operand, b_fill_like(g, operand, term)); }

/* ---- elementwise ------------------------------------------------------------------------------------------------- */

node_id b_compare(graph *g, int direction, node_id lhs, node_id rhs)
{
    attrs a = {.comparison_direction = (uint8_t)direction};
    return lhs && rhs ? node_make(g, OP_compare, 2, (node_id[]){lhs, rhs}, &a) : 0;
}

node_id b_select(graph *g, node_id pred, node_id on_true, node_id on_false)
{
    return pred && on_true && on_false ? node_make(g, OP_select, 3, (node_id[]){pred, on_true, on_false}, NULL) : 0;
}

node_id b_convert(graph *g, node_id operand, qn_dtype dtype)
{
    if (!operand || node_shape(g, operand)->dtype == dtype)
        return operand;
    return node_make(g, OP_convert, 1, &operand, &(attrs){.element_type = dtype});
}

/* ---- movement ---------------------------------------------------------------------------------------------------- */

node_id b_reshape(graph *g, node_id operand, uint32_t rank, const int64_t *dims)
{
    if (!operand)
        return 0;
    const type *have = node_shape(g, operand);
    if (have->rank == rank && (!rank || memcmp(have->dims, dims, rank * sizeof *dims) == 0))
        return operand;
    return node_make(g, OP_reshape, 1, &operand, &(attrs){.shape = {rank, dims}});
}

node_id b_transpose(graph *g, node_id operand, const int64_t *permutation)
{
    if (!operand)
        return 0;
    uint32_t rank = node_shape(g, operand)->rank, same = 0;
    while (same < rank && permutation[same] == same)
        same++;
    return same == rank ? operand
                        : node_make(g, OP_transpose, 1, &operand, &(attrs){.permutation = {rank, permutation}});
}

node_id b_broadcast(graph *g, node_id operand, uint32_t rank, const int64_t *dims, const int64_t *places)
{
    if (!operand)
        return 0;
    attrs a = {.shape = {rank, dims}, .broadcast_dimensions = {node_shape(g, operand)->rank, places}};
    return node_make(g, OP_broadcast_in_dim, 1, &operand, &a);
}

node_id b_broadcast_scalar(graph *g, node_id scalar, type_id t)
{
    if (!scalar || node_shape(g, scalar)->rank || !type_at(g, t)->rank)
        return scalar;
    return b_broadcast(g, scalar, type_at(g, t)->rank, type_at(g, t)->dims, NULL);
}

node_id b_unreduce(graph *g, node_id operand, type_id t, attr_dims dims)
{
    const type *whole = type_at(g, t);
    int64_t places[MAX_RANK];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < whole->rank; i++)
        if (!dims_contain(dims, i))
            places[kept++] = i;
    return kept == whole->rank ? operand : b_broadcast(g, operand, whole->rank, whole->dims, places);
}

node_id b_slice(graph *g, node_id operand, const int64_t *start, const int64_t *limit, const int64_t *strides)
{
    if (!operand)
        return 0;
    uint32_t rank = node_shape(g, operand)->rank;
    attrs a = {.start_indices = {rank, start}, .limit_indices = {rank, limit}, .strides = {rank, strides}};
    return node_make(g, OP_slice, 1, &operand, &a);
}

node_id b_slice_one(graph *g, node_id operand, uint32_t d, int64_t start, int64_t limit, int64_t stride)
{
    if (!operand)
        return 0;
    const type *have = node_shape(g, operand);
    int64_t starts[MAX_RANK] = {0}, limits[MAX_RANK], strides[MAX_RANK];
    for (uint32_t i = 0; i < have->rank; i++) {
        limits[i] = have->dims[i];
        strides[i] = 1;
    }
    starts[d] = start;
    limits[d] = limit;
    strides[d] = stride;
    return b_slice(g, operand, starts, limits, strides);
}

node_id b_pad(graph *g, node_id operand, node_id value, const int64_t *low, const int64_t *high,
              const int64_t *interior)
{
    if (!operand || !value)
        return 0;
    uint32_t rank = node_shape(g, operand)->rank;
    attrs a = {
        .edge_padding_low = {rank, low}, .edge_padding_high = {rank, high}, .interior_padding = {rank, interior}};
    return node_make(g, OP_pad, 2, (node_id[]){operand, value}, &a);
}

node_id b_concatenate(graph *g, uint32_t count, const node_id *inputs, uint32_t d)
{
    for (uint32_t i = 0; i < count; i++)
        if (!inputs[i])
            return 0;
    return node_make(g, OP_concatenate, count, inputs, &(attrs){.dimension = d});
}

node_id b_reverse(graph *g, node_id operand, attr_dims dims)
{
    return operand ? node_make(g, OP_reverse, 1, &operand, &(attrs){.dimensions = dims}) : 0;
}

node_id b_iota(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims, uint32_t d)
{
    attrs a = {.shape = {rank, dims}, .element_type = dtype, .iota_dimension = d};
    return node_make(g, OP_iota, 0, NULL, &a);
}

node_id b_dynamic_slice(graph *g, node_id operand, const node_id *starts, const int64_t *sizes)
{
    if (!operand)
        return 0;
    uint32_t rank = node_shape(g, operand)->rank;
    node_id all[MAX_RANK + 1] = {operand};
    memcpy(all + 1, starts, rank * sizeof *starts);
    return node_make(g, OP_dynamic_slice, rank + 1, all, &(attrs){.slice_sizes = {rank, sizes}});
}

node_id b_dynamic_update_slice(graph *g, node_id operand, node_id update, const node_id *starts)
{
    if (!operand || !update)
        return 0;
    uint32_t rank = node_shape(g, operand)->rank;
    node_id all[MAX_RANK + 2] = {operand, update};
    memcpy(all + 2, starts, rank * sizeof *starts);
    return node_make(g, OP_dynamic_update_slice, rank + 2, all, NULL);
}

node_id b_stop_gradient(graph *g, node_id operand)
{
    if (!operand)
        return 0;
    qn_dtype dtype = (qn_dtype)node_shape(g, operand)->dtype;
    if (dtype_is_complex(dtype))
        return b_complex(g, b_stop_gradient(g, b_real(g, operand)), b_stop_gradient(g, b_imag(g, operand)));
    uint32_t bits = dtype_facts[dtype].bits;
    attrs there = {.element_type = bits == 16 ? QN_UI16 : bits == 32 ? QN_UI32 : QN_UI64};
    if (!dtype_is_float(dtype))
        return operand;
    node_id raw = node_make(g, OP_bitcast_convert, 1, &operand, &there);
    return raw ? node_make(g, OP_bitcast_convert, 1, &raw, &(attrs){.element_type = dtype}) : 0;
}

node_id b_barrier(graph *g, node_id operand, int64_t number)
{
    return operand ? node_make(g, OP_barrier, 1, &operand, &(attrs){.barrier = number}) : 0;
}

/* ---- contraction and reduction ----------------------------------------------------------------------------------- */

node_id b_dot_general(graph *g, node_id lhs, node_id rhs, attr_dims lhs_batch, attr_dims rhs_batch,
                      attr_dims lhs_contract, attr_dims rhs_contract, qn_dtype element_type)
{
    if (!lhs || !rhs)
        return 0;
    attrs a = {.lhs_batching_dimensions = lhs_batch,
               .rhs_batching_dimensions = rhs_batch,
               .lhs_contracting_dimensions = lhs_contract,
               .rhs_contracting_dimensions = rhs_contract,
               .element_type = element_type};
    return node_make(g, OP_dot_general, 2, (node_id[]){lhs, rhs}, &a);
}

region_id b_combiner(graph *g, op_kind op, qn_dtype dtype)
{
    type_id scalar = type_scalar(g, dtype);
    region_id combine = graph_open_region(g, NULL);
    node_id lhs = graph_formal(g, scalar, NULL), rhs = graph_formal(g, scalar, NULL), both = rhs;
    if (op != OP_none)
        both = g->failure ? 0 : node_make(g, op, 2, (node_id[]){lhs, rhs}, NULL);
    if (combine)
        graph_close_region(g, 1, &both);
    return g->failure ? 0 : combine;
}

node_id b_reduce(graph *g, op_kind op, node_id operand, node_id init, attr_dims dims)
{
    if (!operand || !init)
        return 0;
    region_id combine = b_combiner(g, op, (qn_dtype)node_shape(g, operand)->dtype);
    attrs a = {.dimensions = dims, .region_count = 1, .regions = &combine};
    return combine ? node_make(g, OP_reduce, 2, (node_id[]){operand, init}, &a) : 0;
}

node_id b_scatter(graph *g, op_kind op, node_id operand, node_id indices, node_id updates, const attrs *a)
{
    if (!operand || !indices || !updates)
        return 0;
    region_id combine = b_combiner(g, op, (qn_dtype)node_shape(g, operand)->dtype);
    attrs with = *a;
    with.region_count = 1;
    with.regions = &combine;
    return combine ? node_make(g, OP_scatter, 3, (node_id[]){operand, indices, updates}, &with) : 0;
}

node_id b_sum(graph *g, node_id operand, attr_dims dims)
{
    if (!operand || dims.count == 0)
        return operand;
    return b_reduce(g, OP_add, operand, b_fill(g, type_scalar(g, (qn_dtype)node_shape(g, operand)->dtype), 0), dims);
}

attr_dims b_all_dims(graph *g, uint32_t rank)
{
    int64_t all[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++)
        all[i] = i;
    return dims_copy(g, rank, all);
}

node_id b_sum_all(graph *g, node_id operand)
{
    return operand ? b_sum(g, operand, b_all_dims(g, node_shape(g, operand)->rank)) : 0;
}

/* ---- host calls -------------------------------------------------------------------------------------------------- */

static attr_string string_of(const char *string)
{
    return (attr_string){string ? (uint32_t)strlen(string) : 0, string};
}

node_id b_custom_call(graph *g, const char *target, bool has_side_effect, const char *config, uint32_t count,
                      const node_id *inputs, uint32_t result_count, const type_id *results)
{
    type *types = ARENA_NEW_ARRAY(&g->arena, type, result_count);
    for (uint32_t i = 0; i < result_count; i++)
        types[i] = *type_at(g, results[i]);
    attrs record = {.call_target_name = string_of(target),
                    .has_side_effect = has_side_effect,
                    .backend_config = string_of(config),
                    .result_types = {result_count, types}};
    return node_make(g, OP_custom_call, count, inputs, &record);
}

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* The nodes that the outputs of a closed region need, and the copies of these nodes in the open region. */
typedef struct region_copy {
    const graph *from;
    region_id region;
    node_id first;  /* first node of the region */
    uint32_t count; /* number of nodes of the region */
    node_id *to;    /* indexed by `node id - first`: the copy of the node; 0: no copy yet */
    bool *needed;
} region_copy;

static region_copy copy_begin(graph *g, const graph *from, region_id r)
{
    const region *in = region_at(from, r);
    region_copy c = {.from = from, .region = r, .count = in->nodes.count};
    if (!c.count)
        return c;
    c.first = in->nodes.at[0];
    uint32_t span = in->nodes.at[c.count - 1] - c.first + 1;
    c.to = ARENA_NEW_ARRAY(&g->arena, node_id, span);
    c.needed = ARENA_NEW_ARRAY(&g->arena, bool, span);
    for (uint32_t i = 0; i < in->output_count; i++)
        c.needed[in->outputs[i] - c.first] = true;
    for (uint32_t i = c.count; i-- > 0;) {
        node_id n = in->nodes.at[i];
        for (uint32_t k = 0; c.needed[n - c.first] && k < node_at(from, n)->count; k++)
            c.needed[node_operand(from, n, k) - c.first] = true;
    }
    return c;
}

/* Searches the region's list of nodes for a needed node, from position *i on. Returns this node, and sets *i to the
 * position after it. Returns 0 if no needed node is left. */
static node_id copy_next(const region_copy *c, uint32_t *i)
{
    while (*i < c->count) {
        node_id n = region_at(c->from, c->region)->nodes.at[(*i)++];
        if (c->needed[n - c->first])
            return n;
    }
    return 0;
}

static void copy_end(const graph *g, const region_copy *c, node_id *out)
{
    const region *in = region_at(c->from, c->region);
    for (uint32_t i = 0; i < in->output_count; i++)
        out[i] = g->failure ? 0 : c->to[in->outputs[i] - c->first];
}

static void copy_node(graph *g, const region_copy *c, node_id n)
{
    attrs a = attrs_of(c->from, n);
    node_id few[4];
    uint32_t count = node_at(c->from, n)->count;
    node_id *operands = count <= 4 ? few : ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t k = 0; k < count; k++)
        operands[k] = c->to[node_operand(c->from, n, k) - c->first];
    c->to[n - c->first] = node_make_closed(g, node_op(c->from, n), count, operands, &a);
}

void inline_region_from(graph *g, const graph *from, region_id r, const node_id *args, node_id *out)
{
    region_copy c = copy_begin(g, from, r);
    uint32_t i = 0;
    for (node_id n; !g->failure && (n = copy_next(&c, &i));) {
        if (node_op(from, n) == OP_argument)
            c.to[n - c.first] = args[attr_index(node_attrs(from, n))];
        else
            copy_node(g, &c, n);
    }
    copy_end(g, &c, out);
}

void inline_region(graph *g, region_id r, const node_id *args, node_id *out) { inline_region_from(g, g, r, args, out); }
