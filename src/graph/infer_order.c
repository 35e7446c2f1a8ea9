/* Result types of operations that order elements. */
#include <inttypes.h>

#include "graph/infer.h"

/* Checks the comparator. It must return one scalar of type i1, and take two scalars for each input: first the two for
 * input 0, then the two for input 1, and so on. */
static bool check_comparator(const inference *at)
{
    if (at->a->region_count != 1)
        return infer_fail(at, "%u regions given; expected 1", at->a->region_count), false;
    const region *r = region_at(at->g, at->a->regions[0]);
    if (r->formals.count != 2 * at->count)
        return infer_fail(at, "the region takes %u arguments; expected two for each of the %u inputs", r->formals.count,
                          at->count),
               false;
    for (uint32_t i = 0; i < r->formals.count; i++) {
        type_id have = node_type(at->g, r->formals.at[i].node),
                scalar = type_scalar(at->g, (qn_dtype)infer_shape(at, i / 2)->dtype);
        if (have != scalar)
            return infer_fail(at, "argument %u of the region is %s; expected %s", i, type_string(at->g, have),
                              type_string(at->g, scalar)),
                   false;
    }
    if (r->output_count != 1)
        return infer_fail(at, "the comparator gives %u results; expected one", r->output_count), false;
    if (node_type(at->g, r->outputs[0]) != type_scalar(at->g, QN_I1))
        return infer_fail(at, "the comparator gives %s; expected tensor<i1>, such as the result of a compare",
                          type_string(at->g, node_type(at->g, r->outputs[0]))),
               false;
    return true;
}

type_id infer_sort(const inference *at)
{
    if (at->count == 0)
        return infer_fail(at, "no operands given; expected (inputs, ...)");
    int64_t rank = infer_shape(at, 0)->rank, dimension = attr_dimension(at->a);
    for (uint32_t i = 1; i < at->count; i++)
        if (infer_type(at, i) != type_like(at->g, infer_type(at, 0), (qn_dtype)infer_shape(at, i)->dtype))
            return infer_fail(at, "inputs 0 and %u differ in shape: %s and %s", i, infer_print(at, 0),
                              infer_print(at, i));
    /* For a scalar, the dimensions 0 and -1 are allowed, as in StableHLO. */
    int64_t bound = rank ? rank : 1;
    if ((dimension < -bound || dimension >= bound) &&
        !graph_check_dimension(at->g, "sort", "dimension ", dimension, -rank, infer_type(at, 0)))
        return 0;
    infer_field(at, ATTR_dimension)->I64 = dimension < 0 ? dimension + bound : dimension;
    if (!check_comparator(at))
        return 0;
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, at->count);
    for (uint32_t i = 0; i < at->count; i++)
        types[i] = infer_type(at, i);
    return at->count == 1 ? types[0] : type_tuple(at->g, at->count, types);
}

type_id infer_top_k(const inference *at)
{
    const type *t = infer_shape(at, 0);
    int64_t k = attr_k(at->a), dims[MAX_RANK];
    if (!t->rank)
        return infer_fail(at, "the operand is %s; expected rank 1 or more", infer_print(at, 0));
    if (k < 0 || k > t->dims[t->rank - 1])
        return infer_fail(at, "k is %" PRId64 ", and the last dimension of %s has %" PRId64 " elements", k,
                          infer_print(at, 0), t->dims[t->rank - 1]);
    for (uint32_t i = 0; i < t->rank; i++)
        dims[i] = i + 1 < t->rank ? t->dims[i] : k;
    const type_id parts[] = {infer_tensor(at, (qn_dtype)t->dtype, t->rank, dims),
                             infer_tensor(at, QN_I32, t->rank, dims)};
    return parts[0] && parts[1] ? type_tuple(at->g, 2, parts) : 0;
}
