/* Layouts of convolutions: see layout.h. */
#include "rewrite/layout.h"

#include <string.h>

#include "graph/build.h"
#include "graph/convolution.h"
#include "rewrite/copy.h"

enum {
    FEATURES = 1,             /* the dimension that this pass moves to the end: N, C, H, W becomes N, H, W, C */
    LEAST_PRODUCTS = 1 << 16, /* with fewer products, transpositions take at least as long as the convolution */
    /* The least sizes with which a kernel may keep its input features last (keeps_kernel): */
    LEAST_POSITIONS = 32, /* positions of the result */
    LEAST_ROUNDS = 64,    /* products in the sum of one element */
    LEAST_INPUTS = 16     /* input features */
};

typedef struct layouts {
    graph *g;
    uint32_t lanes; /* elements of a vector */
    LIST_OF(node_id)
    last; /* at[n]: the operand of n if features_back made n, else 0. Nodes from last.count on were
                              not made by features_back */
} layouts;

/* ---- values with the features last ------------------------------------------------------------------------------- */

/* The number of dimension d after the features have moved to the end. */
static int64_t place_of(uint32_t rank, int64_t d) { return d < FEATURES ? d : d == FEATURES ? rank - 1 : d - 1; }

/* Sets out[i] to the dimension that becomes dimension i when the features move to the end. */
static void last_order(uint32_t rank, int64_t *out)
{
    for (uint32_t d = 0; d < rank; d++)
        out[place_of(rank, d)] = d;
}

/* Moves the features of x from the end back to dimension FEATURES. Records in `last` that the result is made from x. */
static node_id features_back(layouts *l, node_id x)
{
    int64_t order[MAX_RANK];
    uint32_t rank = node_shape(l->g, x)->rank;
    for (uint32_t d = 0; d < rank; d++)
        order[d] = place_of(rank, d);
    node_id n = b_transpose(l->g, x, order);
    while (l->last.count <= n)
        LIST_ADD(&l->g->arena, &l->last, 0);
    l->last.at[n] = x;
    return n;
}

/* Returns x with the features last if that value exists, else 0. */
static node_id known_last(const layouts *l, node_id x) { return x < l->last.count ? l->last.at[x] : 0; }

/* Whether moving the features of x costs nothing. */
static bool moves_freely(const graph *g, node_id x)
{
    op_kind op = node_op(g, x);
    return !node_shape(g, x)->rank || op == OP_broadcast_in_dim || op == OP_iota ||
           (op == OP_constant && attr_value(node_attrs(g, x)).splat);
}

static node_id features_last(layouts *l, node_id x)
{
    graph *g = l->g;
    const type t = *node_shape(g, x);
    const attr_record *a = node_attrs(g, x);
    int64_t order[MAX_RANK], dims[MAX_RANK], places[MAX_RANK];
    if (!t.rank || known_last(l, x))
        return t.rank ? known_last(l, x) : x;
    last_order(t.rank, order);
    for (uint32_t i = 0; i < t.rank; i++)
        dims[i] = t.dims[order[i]];
    if (node_op(g, x) == OP_iota)
        return b_iota(g, (qn_dtype)t.dtype, t.rank, dims, (uint32_t)place_of(t.rank, attr_iota_dimension(a)));
    if (node_op(g, x) == OP_constant && attr_value(a).splat)
        return node_constant(g, type_tensor(g, (qn_dtype)t.dtype, t.rank, dims), attr_value(a).at, true);
    if (node_op(g, x) != OP_broadcast_in_dim)
        return b_transpose(g, x, order);
    attr_dims old = attr_broadcast_dimensions(a);
    for (uint32_t i = 0; i < old.count; i++)
        places[i] = place_of(t.rank, old.at[i]);
    return b_broadcast(g, node_operand(g, x, 0), t.rank, dims, places);
}

/* Moves the entry of the features to the end of a list with an entry for each dimension. An empty list stays empty. */
static void move_entry(graph *g, attr_dims *list)
{
    int64_t *made = ARENA_NEW_ARRAY(&g->arena, int64_t, list->count);
    for (uint32_t d = 0; d < list->count; d++)
        made[place_of(list->count, d)] = list->at[d];
    list->at = made;
}

static void move_pair(graph *g, attr_pairs *list)
{
    attr_pair *made = ARENA_NEW_ARRAY(&g->arena, attr_pair, list->count);
    for (uint32_t d = 0; d < list->count; d++)
        made[place_of(list->count, d)] = list->at[d];
    list->at = made;
}

/* ---- operations in a chain --------------------------------------------------------------------------------------- */

/* Makes n again, with the attributes `a` and from operands with the features last. Then moves the features of the
 * result back. */
static node_id make_last(layouts *l, node_id n, const attrs *a)
{
    graph *g = l->g;
    uint32_t count = node_operand_count(g, n);
    node_id *operands = ARENA_NEW_ARRAY(&g->arena, node_id, count);
    for (uint32_t i = 0; i < count; i++)
        operands[i] = features_last(l, node_operand(g, n, i));
    return features_back(l, node_make(g, node_op(g, n), count, operands, a));
}

/* Counts the operands that exist with the features last (`known`), and those that would have to be transposed
 * (`others`). Returns whether `known` is above 0 and at least `others`. */
static bool most_are_last(const layouts *l, node_id n)
{
    int known = 0, others = 0;
    for (uint32_t i = 0; i < node_operand_count(l->g, n); i++) {
        node_id x = node_operand(l->g, n, i);
        known += known_last(l, x) != 0;
        others += !known_last(l, x) && !moves_freely(l->g, x);
    }
    return known && known >= others;
}

static node_id rewrite_slice(layouts *l, node_id n)
{
    attrs a = attrs_of(l->g, n);
    move_entry(l->g, &a.start_indices);
    move_entry(l->g, &a.limit_indices);
    move_entry(l->g, &a.strides);
    return make_last(l, n, &a);
}

static node_id rewrite_pad(layouts *l, node_id n)
{
    attrs a = attrs_of(l->g, n);
    move_entry(l->g, &a.edge_padding_low);
    move_entry(l->g, &a.edge_padding_high);
    move_entry(l->g, &a.interior_padding);
    return make_last(l, n, &a);
}

static node_id rewrite_concatenate(layouts *l, node_id n)
{
    attrs a = attrs_of(l->g, n);
    a.dimension = place_of(node_shape(l->g, n)->rank, a.dimension);
    return make_last(l, n, &a);
}

/* Rewrites only windows that cover one feature. The elements of a window of several features would be accumulated in
 * another order. */
static node_id rewrite_window(layouts *l, node_id n)
{
    attrs a = attrs_of(l->g, n);
    if (type_is_tuple(l->g, node_type(l->g, n)) || a.window_dimensions.at[FEATURES] != 1)
        return n;
    move_entry(l->g, &a.window_dimensions);
    move_entry(l->g, &a.window_strides);
    move_entry(l->g, &a.base_dilations);
    move_entry(l->g, &a.window_dilations);
    move_pair(l->g, &a.padding);
    return make_last(l, n, &a);
}

/* Reduces the operand with the features last. Moving the features must not change the order of the reduced dimensions,
 * because this would change the order of accumulation. It must not change the order of the kept dimensions, because
 * this would transpose the result. */
static node_id rewrite_reduce(layouts *l, node_id n)
{
    graph *g = l->g;
    attrs a = attrs_of(g, n);
    uint32_t rank = node_shape(g, node_operand(g, n, 0))->rank;
    int64_t end[2] = {-1, -1}; /* the places of the last kept and of the last reduced dimension so far */
    bool reduced[MAX_RANK] = {false};
    if (type_is_tuple(g, node_type(g, n)))
        return n;
    int64_t *places = ARENA_NEW_ARRAY(&g->arena, int64_t, rank);
    for (uint32_t i = 0; i < a.dimensions.count; i++)
        reduced[a.dimensions.at[i]] = true;
    for (uint32_t d = 0, count = 0; d < rank; d++) {
        int64_t place = place_of(rank, d);
        if (place < end[reduced[d]])
            return n;
        end[reduced[d]] = place;
        if (reduced[d])
            places[count++] = place;
    }
    a.dimensions.at = places;
    node_id operands[] = {features_last(l, node_operand(g, n, 0)), node_operand(g, n, 1)};
    return node_make(g, OP_reduce, 2, operands, &a);
}

static node_id rewrite_elementwise(layouts *l, node_id n)
{
    const attrs a = attrs_of(l->g, n);
    return make_last(l, n, &a);
}

/* ---- convolutions ------------------------------------------------------------------------------------------------ */

/* Whether the output features are not the last dimension of the result. */
static bool result_is_turned(const graph *g, node_id n, const convolution *c)
{
    return c->out_feature != node_shape(g, n)->rank - 1;
}

/* Whether the output features are not the last dimension of the kernel. */
static bool kernel_is_turned(const graph *g, node_id n, const convolution *c)
{
    return c->output != node_shape(g, n)->rank - 1;
}

/* Whether at least a quarter of a vector's lanes would be empty if the lanes were the output features. */
static bool is_narrow(const layouts *l, node_id n, const convolution *c)
{
    int64_t features = node_shape(l->g, node_operand(l->g, n, 1))->dims[c->output];
    return features * 4 <= (int64_t)l->lanes * 3;
}

/* The number of products in the sums of all elements of the result. */
static double products_of(const graph *g, node_id n, const convolution *c)
{
    const type *rhs = node_shape(g, node_operand(g, n, 1));
    return (double)node_shape(g, n)->elements * (double)rhs->elements / (double)rhs->dims[c->output];
}

/* Whether it pays to compute a convolution with the features last. It does not pay for a narrow convolution
 * (is_narrow), or for one with batch groups or with feature groups of several input features. If the first operand
 * exists with the features last, it need not be transposed. If, in addition, the features of the result are not last,
 * even a small, pointwise or depthwise convolution pays. In all other cases, a convolution must be large
 * (LEAST_PRODUCTS), have one feature group and not be pointwise. (A pointwise convolution is a matrix product, which is
 * as fast in the old layout.) */
static bool last_pays(const layouts *l, node_id n, const convolution *c)
{
    const graph *g = l->g;
    const type *lhs = node_shape(g, node_operand(g, n, 0)), *rhs = node_shape(g, node_operand(g, n, 1));
    bool whole = c->feature_groups == 1, depthwise = rhs->dims[c->input] == 1, pointwise = true;
    if (!lhs->elements || !rhs->elements || is_narrow(l, n, c) || c->batch_groups > 1)
        return false;
    if (known_last(l, node_operand(g, n, 0)) && result_is_turned(g, n, c))
        return whole || depthwise;
    for (uint32_t i = 0; i < c->spatial; i++)
        pointwise &= rhs->dims[c->rhs_spatial[i]] == 1 && c->strides[i] == 1;
    return whole && !pointwise && products_of(g, n, c) >= LEAST_PRODUCTS;
}

/* Whether n has few output features, and it pays to move the features of its first operand and of its result before the
 * spatial dimensions. Then lanes run along the last spatial dimension. */
static bool first_pays(const layouts *l, node_id n, const convolution *c)
{
    const type *result = node_shape(l->g, n);
    int64_t rounds = 1;
    for (uint32_t i = 0; i < c->spatial; i++)
        rounds *= node_shape(l->g, node_operand(l->g, n, 1))->dims[c->rhs_spatial[i]];
    return c->spatial && is_narrow(l, n, c) && c->feature_groups == 1 && c->batch_groups == 1 && rounds > 1 &&
           c->out_feature == result->rank - 1 && c->feature == result->rank - 1 &&
           result->dims[c->out_spatial[c->spatial - 1]] >= l->lanes && products_of(l->g, n, c) >= LEAST_PRODUCTS;
}

/* Replaces each dimension d in a list by place[d], its number after a transposition. */
static void renumber(graph *g, attr_dims *list, const int64_t *place)
{
    int64_t *made = ARENA_NEW_ARRAY(&g->arena, int64_t, list->count);
    for (uint32_t i = 0; i < list->count; i++)
        made[i] = place[list->at[i]];
    list->at = made;
}

/* Transposes x. The dimensions of the result have the order of `list`, but the `count` entries from `first` on come
 * last. Changes the list to the new numbers of the dimensions. */
static node_id transpose_last(graph *g, node_id x, attr_dims *list, uint32_t first, uint32_t count)
{
    int64_t order[MAX_RANK], place[MAX_RANK];
    uint32_t at = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (i < first || i >= first + count)
            order[at++] = list->at[i];
    for (uint32_t i = first; i < first + count; i++)
        order[at++] = list->at[i];
    for (uint32_t i = 0; i < list->count; i++)
        place[order[i]] = i;
    renumber(g, list, place);
    return b_transpose(g, x, order);
}

/* If x with the features last exists, returns that value and renumbers the dimensions in the list. Otherwise returns
 * x. */
static node_id take_last(layouts *l, node_id x, attr_dims *list)
{
    int64_t place[MAX_RANK];
    if (!known_last(l, x))
        return x;
    for (uint32_t d = 0; d < list->count; d++)
        place[d] = place_of(list->count, d);
    renumber(l->g, list, place);
    return known_last(l, x);
}

/* Whether a kernel may keep its input features last. The loop nest of a large convolution copies parts of the kernel to
 * scratch anyway (schedule/block.c), and transposes them in the same step. */
static bool keeps_kernel(const graph *g, node_id n, const convolution *c)
{
    const type *rhs = node_shape(g, node_operand(g, n, 1)), *result = node_shape(g, n);
    if (!result->elements || !rhs->elements)
        return false;
    int64_t positions = (int64_t)(result->elements / (uint64_t)result->dims[c->out_feature]);
    int64_t rounds = (int64_t)(rhs->elements / (uint64_t)rhs->dims[c->output]);
    return c->input == rhs->rank - 1 && positions >= LEAST_POSITIONS && rounds >= LEAST_ROUNDS &&
           rhs->dims[c->input] >= LEAST_INPUTS;
}

static node_id features_first(layouts *l, node_id n, attrs *a)
{
    graph *g = l->g;
    uint32_t rank = node_shape(g, n)->rank;
    int64_t order[MAX_RANK], *dims = ARENA_NEW_ARRAY(&g->arena, int64_t, rank);
    node_id lhs = transpose_last(g, node_operand(g, n, 0), &a->input_dimensions, 2, rank - 2);
    for (uint32_t i = 0; i < rank; i++) {
        dims[i] = i;
        order[a->output_dimensions.at[i]] = i;
    }
    a->output_dimensions.at = dims;
    return b_transpose(g, node_make(g, OP_convolution, 2, (node_id[]){lhs, node_operand(g, n, 1)}, a), order);
}

static node_id rewrite_convolution(layouts *l, node_id n)
{
    graph *g = l->g;
    convolution c = convolution_of(node_attrs(g, n));
    attrs a = attrs_of(g, n);
    uint32_t rank = node_shape(g, n)->rank;
    if (first_pays(l, n, &c))
        return features_first(l, n, &a);
    bool turned = result_is_turned(g, n, &c), kept = keeps_kernel(g, n, &c);
    if ((!turned && (!kernel_is_turned(g, n, &c) || kept)) || !last_pays(l, n, &c))
        return n;
    node_id lhs = take_last(l, node_operand(g, n, 0), &a.input_dimensions);
    node_id rhs = take_last(l, node_operand(g, n, 1), &a.kernel_dimensions);
    if (turned && a.input_dimensions.at[0] == 0 && a.input_dimensions.at[1] == FEATURES)
        lhs = transpose_last(g, lhs, &a.input_dimensions, 1, 1);
    if (a.kernel_dimensions.at[1] != rank - 1 && !kept)
        rhs = transpose_last(g, rhs, &a.kernel_dimensions, 0, 2);
    if (!turned)
        return node_make(g, OP_convolution, 2, (node_id[]){lhs, rhs}, &a);
    int64_t order[MAX_RANK], *dims = ARENA_NEW_ARRAY(&g->arena, int64_t, rank);
    for (uint32_t i = 0; i < rank; i++) {
        dims[i] = place_of(rank, i);
        order[a.output_dimensions.at[i]] = dims[i];
    }
    bool is_back = memcmp(order, dims, rank * sizeof *order) == 0;
    a.output_dimensions.at = dims;
    node_id made = node_make(g, OP_convolution, 2, (node_id[]){lhs, rhs}, &a);
    return is_back ? features_back(l, made) : b_transpose(g, made, order);
}

/* ---- the pass ---------------------------------------------------------------------------------------------------- */

static node_id (*const rewriters[OP_COUNT])(layouts *l, node_id n) = {
    [OP_slice] = rewrite_slice,          [OP_pad] = rewrite_pad,       [OP_concatenate] = rewrite_concatenate,
    [OP_reduce_window] = rewrite_window, [OP_reduce] = rewrite_reduce,
};

static node_id rewrite(void *self, node_id n)
{
    layouts *l = self;
    if (!n)
        return 0;
    op_kind op = node_op(l->g, n);
    if (op == OP_convolution)
        return rewrite_convolution(l, n);
    if ((!rewriters[op] && !op_is_elementwise(op)) || node_has_effects(l->g, n) || !most_are_last(l, n))
        return n;
    return rewriters[op] ? rewriters[op](l, n) : rewrite_elementwise(l, n);
}

bool layout_needed(const graph *g)
{
    for (node_id n = 1; n < g->nodes.count; n++)
        if (node_op(g, n) == OP_convolution)
            return true;
    return false;
}

qn_status layout(const graph *from, region_id entry, uint32_t lanes, graph *to, region_id *out)
{
    ARENA_ENTER(&to->arena, return status_oom());
    layouts l = {.g = to, .lanes = lanes};
    copier *c = ARENA_NEW(&to->arena, copier);
    *c = (copier){.from = from, .to = to, .rewrite = rewrite, .self = &l};
    *out = copy_program(c, entry);
    ARENA_LEAVE(&to->arena);
    return graph_take_failure(to);
}
