/* Result types of normalisation, maps, barriers and random numbers. */
#include <inttypes.h>

#include "graph/build.h"
#include "graph/infer.h"
#include "graph/nodes.h"

/* ---- normalisation ----------------------------------------------------------------------------------------------- */

/* Checks feature_index. Checks that each operand from `first` to `last` has one element for each feature. Returns the
 * type of these operands, or 0. */
static type_id check_features(const inference *at, uint32_t first, uint32_t last)
{
    static const char *const names[3][5] = {{"operand", "scale", "offset"},
                                            {"operand", "scale", "offset", "mean", "variance"},
                                            {"operand", "scale", "mean", "variance", "grad_output"}};
    const type *t = infer_shape(at, 0);
    int64_t d = attr_feature_index(at->a);
    if (!infer_dimension(at, "feature_index ", d, infer_type(at, 0)))
        return 0;
    type_id wanted = infer_tensor(at, (qn_dtype)t->dtype, 1, &t->dims[d]);
    for (uint32_t i = first; i <= last && wanted; i++)
        if (infer_type(at, i) != wanted)
            return infer_fail(at, "%s is %s; expected %s", names[at->op - OP_batch_norm_training][i],
                              infer_print(at, i), type_string(at->g, wanted));
    return wanted;
}

static type_id three_results(const inference *at, type_id of_operand, type_id of_feature)
{
    return of_feature ? type_tuple(at->g, 3, (type_id[]){of_operand, of_feature, of_feature}) : 0;
}

type_id infer_batch_norm_training(const inference *at)
{
    return three_results(at, infer_type(at, 0), check_features(at, 1, 2));
}

type_id infer_batch_norm_inference(const inference *at) { return check_features(at, 1, 4) ? infer_type(at, 0) : 0; }

type_id infer_batch_norm_grad(const inference *at)
{
    if (infer_type(at, 4) != infer_type(at, 0))
        return infer_fail(at, "grad_output is %s; expected %s", infer_print(at, 4), infer_print(at, 0));
    return three_results(at, infer_type(at, 0), check_features(at, 1, 3));
}

/* ---- map --------------------------------------------------------------------------------------------------------- */

static bool check_mapped(const inference *at, const region *r)
{
    if (r->formals.count != at->count)
        return infer_fail(at, "the region takes %u arguments; expected one for each of the %u inputs", r->formals.count,
                          at->count),
               false;
    for (uint32_t i = 0; i < at->count; i++) {
        type_id scalar = type_scalar(at->g, (qn_dtype)infer_shape(at, i)->dtype),
                have = node_type(at->g, r->formals.at[i].node);
        if (infer_type(at, i) != type_like(at->g, infer_type(at, 0), (qn_dtype)infer_shape(at, i)->dtype))
            return infer_fail(at, "inputs 0 and %u differ in shape: %s and %s", i, infer_print(at, 0),
                              infer_print(at, i)),
                   false;
        if (have != scalar)
            return infer_fail(at, "argument %u of the region is %s; expected %s", i, type_string(at->g, have),
                              type_string(at->g, scalar)),
                   false;
    }
    return true;
}

type_id infer_map(const inference *at)
{
    if (at->count == 0 || at->a->region_count != 1)
        return infer_fail(at, "%u inputs and %u regions given; expected at least one input and one region", at->count,
                          at->a->region_count);
    const region *r = region_at(at->g, at->a->regions[0]);
    const type *t = infer_shape(at, 0);
    attr_dims dims = attr_dimensions(at->a);
    bool all = dims.count == t->rank;
    for (uint32_t i = 0; i < dims.count && all; i++)
        all = dims.at[i] == i;
    if (!all)
        return infer_fail(at, "dimensions has %u numbers; expected all dimensions of %s in order", dims.count,
                          infer_print(at, 0));
    if (!check_mapped(at, r))
        return 0;
    if (r->output_count != 1 || !type_is_tensor(at->g, node_type(at->g, r->outputs[0])) ||
        node_shape(at->g, r->outputs[0])->rank)
        return infer_fail(at, "the region has %u outputs; expected one scalar", r->output_count);
    for (uint32_t i = 0; i < r->captures.count; i++)
        if (node_shape(at->g, r->captures.at[i])->rank)
            return infer_fail(at, "the region uses a value of the enclosing region, which is %s; expected a scalar",
                              type_string(at->g, node_type(at->g, r->captures.at[i])));
    op_kind left = lift_check(at->g, at->a->regions[0]);
    if (left)
        return infer_fail(at, "the region has %s, which cannot be applied to each element", op_facts[left].spelling);
    return type_like(at->g, infer_type(at, 0), (qn_dtype)node_shape(at->g, r->outputs[0])->dtype);
}

/* ---- barriers ---------------------------------------------------------------------------------------------------- */

type_id infer_optimization_barrier(const inference *at)
{
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, at->count);
    for (uint32_t i = 0; i < at->count; i++)
        types[i] = infer_type(at, i);
    return at->count == 1 ? types[0] : type_tuple(at->g, at->count, types);
}

type_id infer_barrier(const inference *at) { return infer_type(at, 0); }

/* ---- random numbers ---------------------------------------------------------------------------------------------- */

type_id infer_rng_bit_generator(const inference *at)
{
    const type *state = infer_shape(at, 0);
    int algorithm = attr_rng_algorithm(at->a);
    if (!infer_enum(at, ATTR_rng_algorithm))
        return 0;
    int64_t words = state->rank == 1 && state->dtype == QN_UI64 ? state->dims[0] : 0;
    if (words != 2 && (words != 3 || algorithm == rng_algorithm_THREE_FRY))
        return infer_fail(at, "initial_state is %s; expected tensor<2xui64>%s", infer_print(at, 0),
                          algorithm == rng_algorithm_THREE_FRY ? "" : " or tensor<3xui64>");
    qn_dtype dtype = attr_element_type(at->a);
    if (!infer_given_dtype(at))
        return 0;
    if (dtype == QN_I1)
        return infer_fail(at, "the element type of the result is i1; expected an integer or float type");
    if (algorithm == rng_algorithm_THREE_FRY && attr_shape(at->a).count >= MAX_RANK && dtype_facts[dtype].bits < 64)
        return graph_fail(at->g, QN_UNSUPPORTED, "rng_bit_generator: THREE_FRY gives words of at most %d dimensions",
                          MAX_RANK - 1); /* the expansion needs one dimension more */
    type_id made = infer_tensor(at, dtype, attr_shape(at->a).count, attr_shape(at->a).at);
    return made ? type_tuple(at->g, 2, (type_id[]){infer_type(at, 0), made}) : 0;
}

type_id infer_rng(const inference *at)
{
    static const char *const names[] = {"a", "b"};
    const type *first = infer_shape(at, 0), *shape = infer_shape(at, 2);
    attr_dims dims = attr_shape(at->a);
    qn_dtype dtype = (qn_dtype)first->dtype;
    int distribution = attr_rng_distribution(at->a);
    if (!infer_enum(at, ATTR_rng_distribution))
        return 0;
    for (uint32_t i = 0; i < 2; i++)
        if (infer_type(at, i) != type_scalar(at->g, dtype))
            return infer_fail(at, "%s is %s; expected %s", names[i], infer_print(at, i),
                              type_string(at->g, type_scalar(at->g, dtype)));
    if (distribution == rng_distribution_NORMAL && !dtype_is_float(dtype))
        return infer_fail(at, "a is %s; expected a float type for NORMAL", infer_print(at, 0));
    if (shape->rank != 1 || shape->dims[0] != dims.count || !dtype_is_int((qn_dtype)shape->dtype))
        return infer_fail(at, "shape is %s; expected one integer for each of the %u dimensions of the result",
                          infer_print(at, 2), dims.count);
    int64_t *seed = &infer_field(at, ATTR_seed)->I64, *last = &at->g->tables->seed;
    if (*seed < 0)
        return infer_fail(at, "seed is %" PRId64 "; expected at least 0", *seed);
    if (!*seed && *last == INT64_MAX)
        return infer_fail(at, "no seed is left after %" PRId64, *last);
    *seed = *seed ? *seed : *last + 1;
    *last = *seed > *last ? *seed : *last;
    return infer_tensor(at, dtype, dims.count, dims.at);
}
