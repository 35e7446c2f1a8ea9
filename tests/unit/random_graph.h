/* Random graphs with operations of all classes, nested control flow, calls, and outputs in the memory of inputs. Each
 * graph depends only on its seed and on the weights of the choices. */
#ifndef RANDOM_GRAPH_H
#define RANDOM_GRAPH_H

#include "graph/compose.h"
#include "random_choices.h"

enum { MAX_VALUES = 160, MAX_ELEMENTS = 1500, MAX_DIMS = 5, DEPTH = 2 };

/* The values that a new node may use: values made earlier in this region or in the regions around it. */
typedef struct scope {
    uint32_t count, depth;
    node_id at[MAX_VALUES];
} scope;

typedef enum choice {
    ELEMENTWISE_OP,
    MOVEMENT,
    REDUCTION,
    PRODUCT,
    SOURCE,
    LOOP,
    BRANCH,
    CALL,
    PATTERN,
    INDEXED,
    ORDERED,
    CONVOLVED,
    CHOICES
} choice;
typedef uint32_t weights[CHOICES]; /* the relative frequency of each choice */

/* The weights of the current graph. */
static const uint32_t *chosen;

/* The functions of the current graph that a new call may call. */
enum { MAX_FUNCTIONS = 8 };
static region_id functions[MAX_FUNCTIONS];
static uint32_t function_count;

static node_id add_value(scope *s, node_id n)
{
    if (n && s->count < MAX_VALUES)
        s->at[s->count++] = n;
    return n;
}

/* ---- types and values -------------------------------------------------------------------------------------------- */

static uint32_t random_dims(int64_t *dims)
{
    static const int64_t extents[] = {1, 2, 2, 3, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 65};
    uint32_t rank = (uint32_t)random_below(MAX_DIMS);
    int64_t elements = 1;
    for (uint32_t i = 0; i < rank; i++) {
        dims[i] = extents[random_below(17)];
        if (elements * dims[i] > MAX_ELEMENTS)
            dims[i] = 1;
        elements *= dims[i];
    }
    if (rank && chance(3))
        dims[random_below(rank)] = 0;
    return rank;
}

static node_id random_constant(type_id t)
{
    static char data[MAX_ELEMENTS * 16];
    bool splat = chance(50) && type_at(&g, t)->elements;
    if (type_at(&g, t)->elements > MAX_ELEMENTS)
        return b_fill(&g, t, 0.5);
    fill_values(chance(50) ? VALUES_USUAL : VALUES_SPECIAL, 2, type_at(&g, t), data);
    return node_constant(&g, t, data, splat);
}

/* Makes a formal of the function, or sometimes a constant. In a region inside the function, always makes a constant. */
static node_id source_of(const scope *s, type_id t)
{
    return s->depth || chance(20) ? random_constant(t) : graph_formal(&g, t, NULL);
}

static node_id any_value(const scope *s)
{
    uint32_t from = s->count > 6 && chance(60) ? s->count - 6 : 0;
    return s->at[from + (uint32_t)random_below(s->count - from)];
}

static bool same_dims(const type *a, const type *b)
{
    return a->rank == b->rank && (!a->rank || memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) == 0);
}

static node_id value_of(scope *s, type_id t);

/* Makes a value of this type. Converts another value, broadcasts one, or makes a new source (a formal or a
 * constant). */
static node_id made_of_type(scope *s, type_id t)
{
    const type wanted = *type_at(&g, t);
    for (uint32_t i = 0; i < s->count && chance(60); i++) {
        node_id n = s->at[(i * 7 + 3) % s->count];
        if (same_dims(shape_of(n), &wanted) && dtype_of(n) != wanted.dtype)
            return b_convert(&g, n, (qn_dtype)wanted.dtype);
    }
    if (wanted.rank && chance(40)) {
        int64_t dims[MAX_DIMS * 2], places[MAX_DIMS * 2];
        uint32_t rank = 0;
        for (uint32_t i = 0; i < wanted.rank; i++)
            if (chance(40)) {
                dims[rank] = chance(30) ? 1 : wanted.dims[i];
                places[rank++] = i;
            }
        node_id part = value_of(s, type_tensor(&g, (qn_dtype)wanted.dtype, rank, dims));
        return b_broadcast(&g, part, wanted.rank, type_at(&g, t)->dims, places);
    }
    return source_of(s, t);
}

static node_id value_of(scope *s, type_id t)
{
    uint32_t start = (uint32_t)random_below(s->count + 1);
    for (uint32_t i = 0; i < s->count && chance(95); i++) {
        node_id n = s->at[(start + i) % s->count];
        if (node_type(&g, n) == t)
            return n;
    }
    return add_value(s, made_of_type(s, t));
}

static node_id scalar_of(scope *s, qn_dtype dtype) { return value_of(s, type_scalar(&g, dtype)); }

/* ---- elementwise ------------------------------------------------------------------------------------------------- */

static node_id random_elementwise(scope *s)
{
    attrs a = {0};
    node_id x = any_value(s), operands[8];
    qn_dtype dtype = dtype_of(x);
    op_kind op = random_operation(&dtype, &a);
    x = b_convert(&g, x, dtype);
    type_id t = node_type(&g, x);
    uint32_t count = operand_count(op), at = (uint32_t)random_below(count), scalars = 0;
    type_id flag = type_like(&g, t, QN_I1);
    if (op == OP_select) {
        at = 1 + at % 2;
        scalars = chance(30);
    }
    if (op == OP_clamp) {
        at = 1;
        scalars = (uint32_t)random_below(8) & 5;
    }
    for (uint32_t i = 0; i < count; i++) {
        type_id wanted = i == 0 && op == OP_select ? flag : t;
        wanted = scalars >> i & 1 ? type_scalar(&g, (qn_dtype)type_at(&g, wanted)->dtype) : wanted;
        operands[i] = i == at ? x : value_of(s, wanted);
    }
    return node_make(&g, op, count, operands, &a);
}

/* ---- movement ---------------------------------------------------------------------------------------------------- */

static node_id move_broadcast(scope *s, node_id x)
{
    (void)s;
    const type t = *shape_of(x);
    int64_t order[MAX_DIMS + 2], dims[MAX_DIMS + 2];
    uint32_t rank = t.rank + (uint32_t)random_below(3);
    if (rank > MAX_DIMS)
        return x;
    shuffle(rank, order);
    for (uint32_t i = 0; i < rank; i++)
        dims[i] = random_between(1, 4);
    for (uint32_t i = 0; i < t.rank; i++)
        if (t.dims[i] != 1 || chance(50))
            dims[order[i]] = t.dims[i];
    return b_broadcast(&g, x, rank, dims, order);
}

/* Reshapes x to random dimensions, each a product of prime factors of its number of elements. */
static node_id move_reshape(scope *s, node_id x)
{
    (void)s;
    int64_t dims[MAX_DIMS] = {1, 1, 1, 1, 1}, left = shape_of(x)->elements;
    uint32_t rank = 1 + (uint32_t)random_below(MAX_DIMS);
    if (left == 0)
        dims[random_below(rank)] = 0;
    for (int64_t p = 2; left > 1; p++)
        for (; left % p == 0; left /= p)
            dims[random_below(rank)] *= p;
    return b_reshape(&g, x, shape_of(x)->elements == 1 && chance(40) ? 0 : rank, dims);
}

static node_id move_transpose(scope *s, node_id x)
{
    (void)s;
    int64_t order[MAX_DIMS * 4];
    shuffle(shape_of(x)->rank, order);
    return b_transpose(&g, x, order);
}

static node_id move_slice(scope *s, node_id x)
{
    (void)s;
    const type *t = shape_of(x);
    int64_t start[MAX_DIMS * 4], limit[MAX_DIMS * 4], stride[MAX_DIMS * 4];
    for (uint32_t i = 0; i < t->rank; i++) {
        start[i] = chance(40) ? 0 : random_between(0, t->dims[i] ? t->dims[i] - 1 : 0);
        limit[i] = chance(40) ? t->dims[i]
                              : random_between(start[i] < t->dims[i] ? start[i] + !chance(3) : start[i], t->dims[i]);
        stride[i] = chance(60) ? 1 : random_between(1, 4);
    }
    return b_slice(&g, x, start, limit, stride);
}

static node_id move_pad(scope *s, node_id x)
{
    const type *t = shape_of(x);
    uint32_t rank = t->rank;
    int64_t low[MAX_DIMS * 4], high[MAX_DIMS * 4], interior[MAX_DIMS * 4];
    for (uint32_t i = 0; i < rank; i++) {
        interior[i] = chance(70) ? 0 : random_between(1, 3);
        low[i] = chance(40) ? 0 : random_between(-2, 3);
        high[i] = chance(40) ? 0 : random_between(-2, 3);
        int64_t n = t->dims[i];
        if (n + (n > 1 ? n - 1 : 0) * interior[i] + low[i] + high[i] < 1)
            low[i] = high[i] = 1;
    }
    return b_pad(&g, x, scalar_of(s, dtype_of(x)), low, high, interior);
}

static node_id move_concatenate(scope *s, node_id x)
{
    uint32_t rank = shape_of(x)->rank, count = (uint32_t)random_between(1, 4);
    if (rank == 0)
        return x;
    uint32_t along = (uint32_t)random_below(rank), place = (uint32_t)random_below(count);
    node_id parts[4];
    for (uint32_t i = 0; i < count; i++) {
        int64_t dims[MAX_DIMS * 4];
        memcpy(dims, shape_of(x)->dims, rank * sizeof *dims);
        if (chance(50))
            dims[along] = random_between(0, 5);
        parts[i] = i == place ? x : value_of(s, type_tensor(&g, dtype_of(x), rank, dims));
    }
    return b_concatenate(&g, count, parts, along);
}

static node_id move_reverse(scope *s, node_id x)
{
    (void)s;
    int64_t dims[MAX_DIMS * 4];
    uint32_t count = 0;
    for (uint32_t i = 0; i < shape_of(x)->rank; i++)
        if (chance(50))
            dims[count++] = i;
    return b_reverse(&g, x, (attr_dims){count, dims});
}

/* Makes start indices. More than half of the indices are at most 7. */
static void random_starts(scope *s, uint32_t rank, node_id *out)
{
    qn_dtype dtype = chance(70) ? QN_I32 : random_dtype(TYPES_INT);
    for (uint32_t i = 0; i < rank; i++) {
        out[i] = scalar_of(s, dtype);
        if (chance(60))
            out[i] = b_and(&g, out[i], b_fill_like(&g, out[i], 7));
    }
}

static node_id move_dynamic_slice(scope *s, node_id x)
{
    node_id starts[MAX_DIMS * 4];
    int64_t sizes[MAX_DIMS * 4];
    random_starts(s, shape_of(x)->rank, starts);
    for (uint32_t i = 0; i < shape_of(x)->rank; i++)
        sizes[i] = random_between(chance(3) || !shape_of(x)->dims[i] ? 0 : 1, shape_of(x)->dims[i]);
    return b_dynamic_slice(&g, x, starts, sizes);
}

static node_id move_dynamic_update_slice(scope *s, node_id x)
{
    node_id starts[MAX_DIMS * 4];
    int64_t sizes[MAX_DIMS * 4];
    random_starts(s, shape_of(x)->rank, starts);
    for (uint32_t i = 0; i < shape_of(x)->rank; i++)
        sizes[i] = random_between(chance(3) || !shape_of(x)->dims[i] ? 0 : 1, shape_of(x)->dims[i]);
    return b_dynamic_update_slice(&g, x, value_of(s, type_tensor(&g, dtype_of(x), shape_of(x)->rank, sizes)), starts);
}

static node_id move_bitcast(scope *s, node_id x)
{
    (void)s;
    qn_dtype to = random_dtype(TYPES_NUMBER);
    const type *t = shape_of(x);
    uint32_t have = dtype_facts[t->dtype].bits, want = dtype_facts[to].bits;
    if (t->dtype == QN_I1 || dtype_is_complex((qn_dtype)t->dtype) != dtype_is_complex(to) ||
        (have > want && t->rank >= MAX_DIMS) || (have < want && (t->rank == 0 || t->dims[t->rank - 1] != want / have)))
        return x;
    return MAKE(OP_bitcast_convert, ATTRS(.element_type = to), x);
}

#include "random_gather.h"

static node_id random_movement(scope *s)
{
    static node_id (*const moves[])(scope *, node_id) = {move_broadcast, move_reshape,       move_transpose,
                                                         move_slice,     move_pad,           move_concatenate,
                                                         move_reverse,   move_dynamic_slice, move_dynamic_update_slice,
                                                         move_bitcast,   move_gather};
    return moves[random_below(11)](s, any_value(s));
}

/* ---- reductions and products ------------------------------------------------------------------------------------- */

static attr_dims random_subset(uint32_t rank, int64_t *out)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < rank; i++)
        if (chance(50))
            out[count++] = i;
    return (attr_dims){count, out};
}

static node_id random_reduction(scope *s)
{
    node_id x = any_value(s);
    int64_t list[MAX_DIMS * 4];
    attr_dims dims = random_subset(shape_of(x)->rank, list);
    uint8_t order = chance(60) ? 0 : (uint8_t)random_between(1, 2);
    region_id region = random_region(dtype_of(x));
    node_id init = scalar_of(s, dtype_of(x));
    node_id r = node_make(&g, OP_reduce, 2, (node_id[]){x, init},
                          ATTRS(.dimensions = dims, .order = order, .region_count = 1, .regions = &region));
    return r && chance(40) ? b_unreduce(&g, r, node_type(&g, x), dims) : r;
}

/* Multiplies x by an operand of a fitting shape. Contracts at most one dimension and batches at most one. */
static node_id random_product(scope *s)
{
    node_id x = any_value(s);
    uint32_t rank = shape_of(x)->rank, batch = rank > 1 && chance(40), contract = rank > batch && chance(90);
    int64_t order[MAX_DIMS * 4], dims[MAX_DIMS], place[MAX_DIMS];
    shuffle(rank, order);
    uint32_t other = batch + contract + (uint32_t)random_below(2);
    shuffle(other, place);
    for (uint32_t i = 0; i < other; i++)
        dims[place[i]] = i < batch + contract ? shape_of(x)->dims[order[i]] : random_between(1, 9);
    node_id y = value_of(s, type_tensor(&g, dtype_of(x), other, dims));
    attrs a = {.lhs_batching_dimensions = {batch, order},
               .rhs_batching_dimensions = {batch, place},
               .lhs_contracting_dimensions = {contract, order + batch},
               .rhs_contracting_dimensions = {contract, place + batch},
               .order = (uint8_t)(chance(70) ? 0 : random_between(1, 2))};
    if (dtype_is_float(dtype_of(x)) && dtype_of(x) != QN_F64 && chance(20))
        a.element_type = QN_F32;
    if (rank + other - 2 * contract - batch > MAX_DIMS)
        return x;
    return node_make(&g, OP_dot_general, 2, (node_id[]){x, y}, &a);
}

/* Makes a pattern that is common in neural networks. */
static node_id random_pattern(scope *s)
{
    node_id x = any_value(s);
    if (shape_of(x)->rank == 0 || !dtype_is_float(dtype_of(x)) || shape_of(x)->elements == 0)
        return x;
    int64_t d = random_below(shape_of(x)->rank);
    attr_dims dims = {1, &d};
    switch (random_below(6)) {
    case 0: return compose_softmax(&g, x, d);
    case 1: return compose_log_softmax(&g, x, d);
    case 2: return compose_variance(&g, x, dims, chance(50));
    case 3: return b_subtract(&g, x, b_unreduce(&g, b_sum(&g, x, dims), node_type(&g, x), dims));
    case 4: return compose_argmax(&g, x, d);
    default: return compose_gelu(&g, x, chance(50));
    }
}

#include "random_convolved.h"
#include "random_indexed.h"
#include "random_ordered.h"

/* ---- regions ----------------------------------------------------------------------------------------------------- */

static void grow(scope *s, uint32_t count);

/* A value of type t, made in the open region. */
static node_id made_here(scope *s, type_id t)
{
    for (uint32_t i = s->count; i-- > 0 && chance(90);)
        if (node_type(&g, s->at[i]) == t && node_at(&g, s->at[i])->region == g.open)
            return s->at[i];
    node_id n = value_of(s, t);
    if (n && node_at(&g, n)->region != g.open)
        n = dtype_of(n) == QN_I1 ? b_not(&g, n) : b_maximum(&g, n, n);
    return n;
}

static node_id random_loop(scope *s)
{
    uint32_t count = (uint32_t)random_between(1, 3);
    node_id state[4], limit = b_and(&g, scalar_of(s, QN_I32), constant_i32(3));
    type_id types[4];
    for (uint32_t i = 1; i <= count; i++) {
        state[i] = any_value(s);
        types[i] = node_type(&g, state[i]);
    }
    types[0] = type_scalar(&g, QN_I32);
    graph_open_region(&g, NULL);
    node_id i = graph_formal(&g, types[0], NULL);
    for (uint32_t k = 1; k <= count; k++)
        graph_formal(&g, types[k], NULL);
    region_id condition = CLOSE(b_compare(&g, comparison_direction_LT, i, limit));
    scope inner = *s;
    inner.depth++;
    node_id next[4];
    graph_open_region(&g, NULL);
    for (uint32_t k = 0; k <= count; k++)
        next[k] = add_value(&inner, graph_formal(&g, types[k], NULL));
    i = next[0];
    grow(&inner, (uint32_t)random_between(0, 5));
    for (uint32_t k = 1; k <= count; k++)
        next[k] = made_here(&inner, types[k]);
    next[0] = b_add(&g, i, constant_i32(1));
    region_id body = graph_close_region(&g, count + 1, next);
    state[0] = constant_i32(0);
    node_id loop = node_make(&g, OP_while, count + 1, state, ATTRS(REGIONS(condition, body)));
    for (uint32_t k = 0; loop && k < count; k++)
        add_value(s, node_result(&g, loop, k));
    return loop ? node_result(&g, loop, count) : 0;
}

static node_id random_branch(scope *s)
{
    uint32_t count = (uint32_t)random_between(1, 3), branches = (uint32_t)random_between(1, 3);
    bool is_if = branches == 2 && chance(60);
    node_id control = scalar_of(s, is_if ? QN_I1 : QN_I32), out[3];
    type_id types[3];
    region_id regions[3];
    for (uint32_t i = 0; i < count; i++)
        types[i] = node_type(&g, any_value(s));
    for (uint32_t b = 0; b < branches; b++) {
        scope inner = *s;
        inner.depth++;
        graph_open_region(&g, NULL);
        grow(&inner, (uint32_t)random_between(0, 4));
        for (uint32_t i = 0; i < count; i++)
            out[i] = made_here(&inner, types[i]);
        regions[b] = graph_close_region(&g, count, out);
    }
    node_id branch =
        node_make(&g, is_if ? OP_if : OP_case, 1, &control, &(attrs){.region_count = branches, .regions = regions});
    for (uint32_t i = 1; branch && i < count; i++)
        add_value(s, node_result(&g, branch, i));
    return branch ? node_result(&g, branch, 0) : 0;
}

/* Makes a function whose parameters have the types of some values. Later calls may call the function when it is
 * complete. */
static region_id random_function(scope *s)
{
    char name[16];
    node_id out[3];
    type_id types[3];
    uint32_t count = (uint32_t)random_between(1, 3), results = (uint32_t)random_between(1, 3);
    snprintf(name, sizeof name, "f%u", g.regions.count);
    for (uint32_t i = 0; i < count; i++)
        types[i] = node_type(&g, any_value(s));
    graph_open_region(&g, name);
    scope inner = {.depth = s->depth + 1};
    for (uint32_t i = 0; i < count; i++)
        add_value(&inner, graph_formal(&g, types[i], NULL));
    grow(&inner, (uint32_t)random_between(1, 6));
    for (uint32_t i = 0; i < results; i++)
        out[i] = any_value(&inner);
    return graph_close_region(&g, results, out);
}

static node_id random_call(scope *s)
{
    node_id operands[3];
    region_id f = 0;
    if (function_count && (chance(60) || s->depth >= DEPTH || function_count == MAX_FUNCTIONS))
        f = functions[random_below(function_count)];
    else if (s->depth < DEPTH && (f = random_function(s)) && function_count < MAX_FUNCTIONS)
        functions[function_count++] = f;
    if (!f)
        return 0;
    uint32_t count = region_at(&g, f)->formals.count, results = region_at(&g, f)->output_count;
    for (uint32_t i = 0; i < count; i++)
        operands[i] = value_of(s, node_type(&g, region_at(&g, f)->formals.at[i].node));
    node_id called = node_make(&g, OP_call, count, operands, ATTRS(REGIONS(f)));
    for (uint32_t i = 1; called && i < results; i++)
        add_value(s, node_result(&g, called, i));
    return called ? node_result(&g, called, 0) : 0;
}

static node_id random_node(scope *s, choice what)
{
    int64_t dims[MAX_DIMS];
    uint32_t rank;
    switch (what) {
    case ELEMENTWISE_OP: return random_elementwise(s);
    case MOVEMENT: return random_movement(s);
    case REDUCTION: return random_reduction(s);
    case PRODUCT: return random_product(s);
    case CONVOLVED: return random_convolved(s);
    case LOOP: return s->depth < DEPTH ? random_loop(s) : 0;
    case BRANCH: return s->depth < DEPTH ? random_branch(s) : 0;
    case CALL: return random_call(s);
    case PATTERN: return random_pattern(s);
    case INDEXED: return random_indexed(s);
    case ORDERED: return random_ordered(s);
    default:
        rank = random_dims(dims);
        if (rank && chance(30))
            return b_iota(&g, random_dtype(TYPES_NUMBER), rank, dims, (uint32_t)random_below(rank));
        return source_of(s, type_tensor(&g, random_dtype(TYPES_ANY), rank, dims));
    }
}

static void grow(scope *s, uint32_t count)
{
    uint32_t total = 0;
    for (int i = 0; i < CHOICES; i++)
        total += chosen[i];
    while (count--) {
        int64_t pick = random_below(total);
        int what = 0;
        while (pick >= chosen[what])
            pick -= chosen[what++];
        node_id made = random_node(s, (choice)what);
        if (made && shape_of(made)->elements <= MAX_ELEMENTS * 4)
            add_value(s, made);
    }
}

/* ---- whole graphs ------------------------------------------------------------------------------------------------ */

/* Chooses at most `most` outputs. They are values that no node uses, and a few other values. */
static uint32_t choose_outputs(const scope *s, uint32_t most, node_id *out)
{
    uint32_t count = 0;
    bool *used = calloc(g.nodes.count, sizeof *used);
    for (node_id n = 1; n < g.nodes.count; n++)
        for (uint32_t i = 0; i < node_at(&g, n)->count; i++)
            used[node_operand(&g, n, i)] = true;
    for (uint32_t i = s->count; i-- > 0 && count < most;)
        if (!used[s->at[i]] || chance(8))
            out[count++] = s->at[i];
    free(used);
    return count;
}

/* Randomly puts outputs in the memory of inputs of the same type. */
static void share_some(uint32_t count, const node_id *outputs)
{
    region *r = region_at(&g, g.open);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < r->formals.count; k++)
            if (r->formals.at[k].alias < 0 && node_type(&g, r->formals.at[k].node) == node_type(&g, outputs[i]) &&
                chance(50)) {
                r->formals.at[k].alias = (int32_t)i;
                break;
            }
}

/* Makes a random graph in `g`, as the function `function`. `done` frees the graph. */
static void random_graph(uint64_t seed, const uint32_t *what)
{
    scope s = {0};
    node_id outputs[8];
    begin();
    random_seed(seed);
    chosen = what;
    function_count = 0;
    add_value(&s, random_node(&s, SOURCE));
    add_value(&s, graph_formal(&g, type_scalar(&g, QN_I32), NULL));
    add_value(&s, random_node(&s, SOURCE));
    grow(&s, (uint32_t)random_between(3, 18));
    uint32_t count = choose_outputs(&s, 8, outputs);
    share_some(count, outputs);
    end_with(count, outputs);
}

#endif
