/* ragged_dot: a product in which one dimension, the ragged one, is cut into groups.
 *
 * If the ragged dimension is a batching dimension, the groups do not change the result. Otherwise, groups_of computes
 * from group_sizes which group contains each index of the ragged dimension. Groups are numbered from 0. A dimension is
 * kept if it is neither batching nor contracted. If the ragged dimension is kept, a gather reads the matrix of each
 * index's group from rhs, and a dot_general multiplies by these matrices. If the ragged dimension is contracted, a
 * scatter adds each product to the sum of its group. In both cases, the number of products does not grow with the
 * number of groups. */
#include <inttypes.h>

#include "graph/build.h"
#include "graph/composite.h"
#include "graph/infer.h"
#include "graph/window.h"

typedef enum ragged_kind { RAGGED_KEPT, RAGGED_CONTRACTED, RAGGED_BATCHING } ragged_kind;

/* `outer` lists `count` dimensions of lhs. The last one is the ragged dimension. The others depend on `kind`:
 *
 *   RAGGED_BATCHING     the batching dimensions that are listed before the ragged one
 *   RAGGED_CONTRACTED   all batching dimensions, then the contracting dimensions that are listed before the ragged one
 *   RAGGED_KEPT         all batching dimensions, then the kept dimensions with numbers below that of the ragged one
 *
 * group_sizes is one list of sizes, or has a list for each combination of indices of the other dimensions in
 * `outer`. */
typedef struct ragged {
    ragged_kind kind;
    uint32_t count;
    int64_t outer[MAX_RANK];
} ragged;

/* Appends the entries of `list` before d, or the whole list if d is not in it. Returns whether d is in the list. */
static bool append_until(ragged *out, attr_dims list, int64_t d)
{
    for (uint32_t i = 0; i < list.count; i++) {
        if (list.at[i] == d)
            return true;
        out->outer[out->count++] = list.at[i];
    }
    return false;
}

static ragged ragged_of(attr_dims batching, attr_dims contracting, int64_t d)
{
    ragged out = {RAGGED_BATCHING, 0, {0}};
    if (!append_until(&out, batching, d)) {
        out.kind = RAGGED_CONTRACTED;
        if (!dims_contain(contracting, d)) {
            out.kind = RAGGED_KEPT;
            for (int64_t i = 0; i < d; i++)
                if (!dims_contain(batching, i) && !dims_contain(contracting, i))
                    out.outer[out.count++] = i;
        } else {
            append_until(&out, contracting, d);
        }
    }
    out.outer[out.count++] = d;
    return out;
}

/* ---- the type ---------------------------------------------------------------------------------------------------- */

static bool check_sizes(const inference *at, const ragged *r)
{
    const type *lhs = infer_shape(at, 0), *sizes = infer_shape(at, 2);
    int64_t dims[MAX_RANK];
    if (!dtype_is_int((qn_dtype)sizes->dtype) || !sizes->rank)
        return infer_fail(at, "group_sizes is %s; expected integers with at least one dimension", infer_print(at, 2)),
               false;
    for (uint32_t i = 0; i + 1 < r->count; i++)
        dims[i] = lhs->dims[r->outer[i]];
    dims[r->count - 1] = sizes->dims[sizes->rank - 1];
    type_id wanted = infer_tensor(at, (qn_dtype)sizes->dtype, r->count, dims);
    if (wanted && sizes->rank != 1 && infer_type(at, 2) != wanted)
        return infer_fail(at, "group_sizes is %s; expected %s or one dimension", infer_print(at, 2),
                          type_string(at->g, wanted)),
               false;
    return wanted;
}

type_id infer_ragged_dot(const inference *at)
{
    const attr_record *a = at->a;
    const type *lhs = infer_shape(at, 0), *rhs = infer_shape(at, 1), *sizes = infer_shape(at, 2);
    attr_dims lb = attr_lhs_batching_dimensions(a), lc = attr_lhs_contracting_dimensions(a),
              group = attr_rhs_group_dimensions(a), d = attr_lhs_ragged_dimensions(a);
    uint32_t taken = 0, others = 0;
    if (d.count != 1)
        return infer_fail(at, "lhs_ragged_dimensions has %u numbers; expected one", d.count);
    if (!infer_dimensions(at, "lhs ragged dimension", d, 0, &taken) ||
        !infer_dimensions(at, "rhs batching dimension", attr_rhs_batching_dimensions(a), 1, &others) ||
        !infer_dimensions(at, "rhs contracting dimension", attr_rhs_contracting_dimensions(a), 1, &others) ||
        !infer_dimensions(at, "rhs group dimension", group, 1, &others))
        return 0;
    type_id product = infer_product(at);
    if (!product)
        return 0;
    ragged r = ragged_of(lb, lc, d.at[0]);
    if (!check_sizes(at, &r))
        return 0;
    if (group.count != (r.kind == RAGGED_KEPT))
        return infer_fail(at, "rhs_group_dimensions has %u numbers; expected %s", group.count,
                          r.kind == RAGGED_KEPT ? "one, because lhs keeps its ragged dimension"
                                                : "none, because the ragged dimension is batching or contracting");
    int64_t groups = sizes->dims[sizes->rank - 1], dims[2 * MAX_RANK + 1];
    if (group.count && rhs->dims[group.at[0]] != groups)
        return infer_fail(at, "rhs has %" PRId64 " groups and group_sizes %" PRId64 ": %s and %s",
                          rhs->dims[group.at[0]], groups, infer_print(at, 1), infer_print(at, 2));
    uint32_t rank = 0;
    if (r.kind == RAGGED_CONTRACTED)
        dims[rank++] = groups;
    for (uint32_t i = 0; i < lb.count; i++)
        dims[rank++] = lhs->dims[lb.at[i]];
    for (uint32_t i = 0; i < lhs->rank; i++)
        if (!dims_contain(lb, i) && !dims_contain(lc, i))
            dims[rank++] = lhs->dims[i];
    for (uint32_t i = 0; i < rhs->rank; i++)
        if (!(others >> i & 1))
            dims[rank++] = rhs->dims[i];
    return infer_tensor(at, attr_element_type(a), rank, dims);
}

/* ---- the expansion ----------------------------------------------------------------------------------------------- */

/* Returns a tensor with an element for each combination of indices of the outer dimensions. The element is the group
 * that contains the index of the ragged dimension. If this index is after all groups, the element is the number of
 * groups. */
static node_id groups_of(graph *g, const ragged *r, node_id lhs, node_id sizes)
{
    int64_t dims[MAX_RANK + 1], places[MAX_RANK + 1];
    const type *t = node_shape(g, sizes);
    uint32_t rank = t->rank, count = r->count;
    int64_t groups = t->dims[rank - 1], last = count;
    for (uint32_t i = 0; i < count; i++)
        dims[i] = node_shape(g, lhs)->dims[r->outer[i]];
    dims[count] = groups;
    for (uint32_t i = 0; i < rank; i++)
        places[i] = i + 1 < rank ? i : count;
    node_id wide = b_convert(g, sizes, QN_I64);
    if (!wide)
        return 0;
    window_set w = window_scan(g, node_type(g, wide), (cumulative){rank - 1, false});
    node_id ends = b_window_op(g, &w, OP_add, wide, b_fill(g, type_scalar(g, QN_I64), 0));
    node_id whole = ends ? b_broadcast(g, ends, count + 1, dims, places) : 0;
    node_id index = b_iota(g, QN_I64, count + 1, dims, count - 1);
    node_id past = whole && index ? b_compare(g, comparison_direction_GE, index, whole) : 0;
    return past ? b_sum(g, b_convert(g, past, QN_I32), (attr_dims){1, &last}) : 0;
}

static attr_dims counted_dims(graph *g, int64_t first, uint32_t count)
{
    int64_t *at = ARENA_NEW_ARRAY(&g->arena, int64_t, count + 1);
    for (uint32_t i = 0; i < count; i++)
        at[i] = first + i;
    return (attr_dims){count, at};
}

/* For each element of `group`, reads the matrix of this group from rhs. The result has the dimensions of `group`, then
 * the dimensions of rhs that are neither batching dimensions nor the group dimension. */
static node_id matrices_of(graph *g, const attrs *a, node_id rhs, node_id group)
{
    int64_t sizes[MAX_RANK];
    const type *t = node_shape(g, rhs);
    uint32_t rank = t->rank, outer = node_shape(g, group)->rank, batching = a->rhs_batching_dimensions.count;
    for (uint32_t i = 0; i < rank; i++) {
        bool one = dims_contain(a->rhs_batching_dimensions, i) || dims_contain(a->rhs_group_dimensions, i);
        sizes[i] = one && t->dims[i] ? 1 : t->dims[i];
    }
    attrs made = {.collapsed_slice_dims = a->rhs_group_dimensions,
                  .start_index_map = a->rhs_group_dimensions,
                  .operand_batching_dims = a->rhs_batching_dimensions,
                  .start_indices_batching_dims = counted_dims(g, 0, batching),
                  .index_vector_dim = outer,
                  .offset_dims = counted_dims(g, outer, rank - batching - 1),
                  .slice_sizes = {rank, sizes}};
    return node_make(g, OP_gather, 2, (node_id[]){rhs, group}, &made);
}

/* The product if the ragged dimension is kept. */
static node_id kept(graph *g, const attrs *a, const ragged *r, const node_id *operands, node_id group)
{
    int64_t contracting[MAX_RANK];
    uint32_t count = a->rhs_contracting_dimensions.count;
    node_id matrices = matrices_of(g, a, operands[1], group);
    if (!matrices)
        return 0;
    for (uint32_t i = 0; i < count; i++) {
        int64_t d = a->rhs_contracting_dimensions.at[i], place = r->count;
        for (int64_t k = 0; k < d; k++)
            place += !dims_contain(a->rhs_batching_dimensions, k) && !dims_contain(a->rhs_group_dimensions, k);
        contracting[i] = place;
    }
    node_id product =
        b_dot_general(g, operands[0], matrices, (attr_dims){r->count, r->outer}, counted_dims(g, 0, r->count),
                      a->lhs_contracting_dimensions, (attr_dims){count, contracting}, a->element_type);
    if (!product)
        return 0;
    const type *t = node_shape(g, product);
    int64_t groups = node_shape(g, operands[1])->dims[a->rhs_group_dimensions.at[0]];
    node_id inside = b_compare(g, comparison_direction_LT, group, b_fill_like(g, group, (double)groups));
    node_id all = inside ? b_broadcast(g, inside, t->rank, t->dims, counted_dims(g, 0, r->count).at) : 0;
    return all ? b_select(g, all, product, b_zeros_like(g, product)) : 0;
}

/* Converts n to the element type `sum` and broadcasts it to `dims`. The dimensions `outer` of n become the first
 * dimensions of the result. The other dimensions of n become dimensions `at`, `at` + 1, ... of the result. */
static node_id spread(graph *g, node_id n, qn_dtype sum, uint32_t rank, const int64_t *dims, attr_dims outer,
                      uint32_t at)
{
    int64_t places[MAX_RANK];
    for (uint32_t i = 0; i < node_shape(g, n)->rank; i++) {
        uint32_t k = 0;
        while (k < outer.count && outer.at[k] != i)
            k++;
        places[i] = k < outer.count ? k : at++;
    }
    return b_broadcast(g, b_convert(g, n, sum), rank, dims, places);
}

/* For each combination of indices of the outer dimensions, makes the product of lhs and rhs with the element type
 * `sum`. The result has the outer dimensions, then the kept dimensions of lhs, then the kept dimensions of rhs. If all
 * contracting dimensions are in `outer`, multiplies elementwise, because the compiler can fuse this multiplication with
 * the scatter. */
static node_id outer_products(graph *g, const attrs *a, const ragged *r, const node_id *operands, qn_dtype sum)
{
    int64_t other[MAX_RANK], dims[2 * MAX_RANK];
    uint32_t batching = a->lhs_batching_dimensions.count, done = r->count - batching, rank = r->count, free = rank;
    attr_dims lc = a->lhs_contracting_dimensions, rc = a->rhs_contracting_dimensions;
    for (uint32_t i = 0; i < r->count; i++)
        other[i] = i < batching ? a->rhs_batching_dimensions.at[i] : rc.at[i - batching];
    attr_dims left = {r->count, r->outer}, right = {r->count, other};
    if (lc.count > done)
        return b_dot_general(g, operands[0], operands[1], left, right, (attr_dims){lc.count - done, lc.at + done},
                             (attr_dims){lc.count - done, rc.at + done}, sum);
    for (uint32_t k = 0; k < 2; k++) {
        const type *t = node_shape(g, operands[k]);
        for (uint32_t i = 0; i < t->rank; i++)
            if (!dims_contain(k ? right : left, i))
                dims[rank++] = t->dims[i];
        free = k ? free : rank;
    }
    for (uint32_t i = 0; i < r->count; i++)
        dims[i] = node_shape(g, operands[0])->dims[r->outer[i]];
    return b_multiply(g, spread(g, operands[0], sum, rank, dims, left, r->count),
                      spread(g, operands[1], sum, rank, dims, right, free));
}

/* The product if the ragged dimension is contracted. */
static node_id contracted(graph *g, const attrs *a, const ragged *r, const node_id *operands, node_id group)
{
    int64_t dims[2 * MAX_RANK], places[2 * MAX_RANK];
    uint32_t batching = a->lhs_batching_dimensions.count;
    qn_dtype sum = dot_sum_type((qn_dtype)node_shape(g, operands[0])->dtype, a->element_type);
    node_id products = outer_products(g, a, r, operands, sum);
    if (!products)
        return 0;
    const type *t = node_shape(g, products), *sizes = node_shape(g, operands[2]);
    uint32_t free = t->rank - r->count, rank = batching + 1 + free;
    for (uint32_t i = 0; i < rank; i++) {
        dims[i] = i < batching ? t->dims[i] : i > batching ? t->dims[i - batching - 1 + r->count] : 0;
        places[i] = i == 0 ? batching : i <= batching ? i - 1 : i;
    }
    dims[batching] = sizes->dims[sizes->rank - 1];
    attrs made = {.update_window_dims = counted_dims(g, r->count, free),
                  .inserted_window_dims = counted_dims(g, batching, 1),
                  .input_batching_dims = counted_dims(g, 0, batching),
                  .scatter_indices_batching_dims = counted_dims(g, 0, batching),
                  .scatter_dims_to_operand_dims = counted_dims(g, batching, 1),
                  .index_vector_dim = r->count};
    type_id whole = type_tensor(g, sum, rank, dims);
    node_id total = whole ? b_scatter(g, OP_add, b_fill(g, whole, 0), group, products, &made) : 0;
    return total ? b_convert(g, b_transpose(g, total, places), a->element_type) : 0;
}

void expand_ragged_dot(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    ragged r = ragged_of(a->lhs_batching_dimensions, a->lhs_contracting_dimensions, a->lhs_ragged_dimensions.at[0]);
    (void)count;
    if (r.kind == RAGGED_BATCHING) {
        results[0] = b_dot_general(g, operands[0], operands[1], a->lhs_batching_dimensions, a->rhs_batching_dimensions,
                                   a->lhs_contracting_dimensions, a->rhs_contracting_dimensions, a->element_type);
        return;
    }
    node_id group = groups_of(g, &r, operands[0], operands[2]);
    results[0] = !group ? 0 : (r.kind == RAGGED_KEPT ? kept : contracted)(g, a, &r, operands, group);
}
