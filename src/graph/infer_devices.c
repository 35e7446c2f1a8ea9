/* Result types of operations between devices. A program runs on one device, number 0, so each group of devices has one
 * member. */
#include <inttypes.h>

#include "graph/infer.h"

type_id infer_partition_id(const inference *at) { return type_scalar(at->g, QN_UI32); }
type_id infer_replica_id(const inference *at) { return type_scalar(at->g, QN_UI32); }

/* Checks replica_groups, which lists the one device of each group. An empty list means one group of all devices. If
 * `needs_us` is set, device 0 must be in a group. */
static bool check_groups(const inference *at, bool needs_us)
{
    attr_dims groups = attr_replica_groups(at->a);
    bool found = !groups.count;
    for (uint32_t i = 0; i < groups.count; i++) {
        for (uint32_t k = 0; k < i; k++)
            if (groups.at[k] == groups.at[i])
                return infer_fail(at, "device %" PRId64 " is in two replica_groups", groups.at[i]), false;
        if (groups.at[i] < 0)
            return infer_fail(at, "device %" PRId64 " in replica_groups does not exist", groups.at[i]), false;
        found = found || !groups.at[i];
    }
    return found || !needs_us ||
           (infer_fail(at, "device 0, which runs the program, is in none of the replica_groups"), false);
}

static bool check_dimension(const inference *at, const char *what, int64_t d)
{
    for (uint32_t i = 0; i < at->count; i++)
        if (!infer_dimension(at, what, d, infer_type(at, i)))
            return false;
    return true;
}

/* The type of a node whose result i has the shape of operand i. The element type of result i is `dtype` or, if `dtype`
 * is QN_NONE, the element type of operand i. */
static type_id like_operands(const inference *at, qn_dtype dtype)
{
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, at->count);
    for (uint32_t i = 0; i < at->count; i++)
        if (!(types[i] = dtype ? type_like(at->g, infer_type(at, i), dtype) : infer_type(at, i)))
            return 0;
    return at->count == 1 ? types[0] : type_tuple(at->g, at->count, types);
}

type_id infer_all_gather(const inference *at)
{
    return check_groups(at, true) && check_dimension(at, "all_gather_dim ", attr_all_gather_dim(at->a))
               ? like_operands(at, QN_NONE)
               : 0;
}

/* Checks the reducer of an all_reduce or a reduce_scatter. Returns the element type of the results, or QN_NONE after an
 * error. */
static qn_dtype reduced_dtype(const inference *at)
{
    if (at->a->region_count != 1)
        return (qn_dtype)infer_fail(at, "%u regions given; expected one", at->a->region_count);
    const region *r = region_at(at->g, at->a->regions[0]);
    if (r->formals.count != 2 || r->output_count != 1)
        return (qn_dtype)infer_fail(at, "the region takes %u arguments and has %u outputs; expected two and one",
                                    r->formals.count, r->output_count);
    type_id out = node_type(at->g, r->outputs[0]);
    const type *t = type_at(at->g, out);
    if (t->kind != TYPE_TENSOR || t->rank || node_type(at->g, r->formals.at[0].node) != out ||
        node_type(at->g, r->formals.at[1].node) != out)
        return (qn_dtype)infer_fail(at, "the region's arguments and its output %s are not scalars of one type",
                                    type_string(at->g, out));
    for (uint32_t i = 0; i < at->count; i++)
        if (dtype_facts[infer_shape(at, i)->dtype].class != dtype_facts[t->dtype].class ||
            dtype_facts[infer_shape(at, i)->dtype].bits > dtype_facts[t->dtype].bits)
            return (qn_dtype)infer_fail(at, "operand %u is %s, which cannot be widened to %s", i, infer_print(at, i),
                                        dtype_facts[t->dtype].name);
    return (qn_dtype)t->dtype;
}

type_id infer_all_reduce(const inference *at)
{
    qn_dtype dtype = check_groups(at, true) ? reduced_dtype(at) : QN_NONE;
    return dtype ? like_operands(at, dtype) : 0;
}

type_id infer_reduce_scatter(const inference *at)
{
    if (!check_groups(at, true) || !check_dimension(at, "scatter_dimension ", attr_scatter_dimension(at->a)))
        return 0;
    qn_dtype dtype = reduced_dtype(at);
    return dtype ? like_operands(at, dtype) : 0;
}

type_id infer_all_to_all(const inference *at)
{
    if (!check_groups(at, true) || !check_dimension(at, "split_dimension ", attr_split_dimension(at->a)) ||
        !check_dimension(at, "concat_dimension ", attr_concat_dimension(at->a)))
        return 0;
    if (attr_split_count(at->a) != 1)
        return infer_fail(at, "split_count is %" PRId64 "; expected 1, the number of devices in a group",
                          attr_split_count(at->a));
    return like_operands(at, QN_NONE);
}

type_id infer_collective_broadcast(const inference *at) { return check_groups(at, false) ? infer_type(at, 0) : 0; }

type_id infer_collective_permute(const inference *at)
{
    attr_pairs pairs = attr_source_target_pairs(at->a);
    for (uint32_t i = 0; i < pairs.count; i++) {
        if (pairs.at[i].first < 0 || pairs.at[i].second < 0)
            return infer_fail(at, "the pair (%" PRId64 ", %" PRId64 ") has a device that does not exist",
                              pairs.at[i].first, pairs.at[i].second);
        for (uint32_t k = 0; k < i; k++)
            if (pairs.at[k].first == pairs.at[i].first || pairs.at[k].second == pairs.at[i].second)
                return infer_fail(at, "a device occurs twice as source or twice as target in source_target_pairs");
        if (!pairs.at[i].second && pairs.at[i].first)
            return graph_fail(at->g, QN_UNSUPPORTED,
                              "collective_permute: device 0 gets the operand of device %" PRId64
                              "; only programs for one device are supported",
                              pairs.at[i].first);
    }
    return infer_type(at, 0);
}
