/* Builders over node_make, for code that makes graphs: gradients, rewrites, compose.h.
 *
 * Every UNARY and BINARY row of ops.def has b_<op>(g, operands...); builders of operations with attributes are below.
 * Like node_make, they return 0 after an error or for an operand of 0, and make nodes in the open region. A dimension
 * list without a count is a C array with the operand's rank. */
#ifndef GRAPH_BUILD_H
#define GRAPH_BUILD_H

#include "graph/graph.h"

#define UNARY(name, ...)                                                                                               \
    static inline node_id b_##name(graph *g, node_id operand)                                                          \
    {                                                                                                                  \
        return operand ? node_make(g, OP_##name, 1, &operand, NULL) : 0;                                               \
    }
#define BINARY(name, ...)                                                                                              \
    static inline node_id b_##name(graph *g, node_id lhs, node_id rhs)                                                 \
    {                                                                                                                  \
        return lhs && rhs ? node_make(g, OP_##name, 2, (node_id[]){lhs, rhs}, NULL) : 0;                               \
    }
#include "graph/ops.def"

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* The bits of `value` in an element type, in the low bits of a word. Floats are rounded once to nearest even, integers
 * truncated and saturated; NaN and i1 follow convert. The thread's floating-point mode does not matter. */
uint64_t dtype_encode(qn_dtype dtype, double value);

/* A constant of type t. Every element is `value`, rounded to the element type. */
node_id b_fill(graph *g, type_id t, double value);
/* The same, with the type of `like`. */
node_id b_fill_like(graph *g, node_id like, double value);
static inline node_id b_zeros_like(graph *g, node_id like) { return b_fill_like(g, like, 0); }
/* operand * factor and operand + term. The number is rounded to the element type. */
node_id b_scale(graph *g, node_id operand, double factor);
node_id b_shift(graph *g, node_id operand, double term);

/* ---- elementwise ------------------------------------------------------------------------------------------------- */

/* `direction` is a value of comparison_direction (enums.def). */
node_id b_compare(graph *g, int direction, node_id lhs, node_id rhs);
node_id b_select(graph *g, node_id pred, node_id on_true, node_id on_false);
node_id b_convert(graph *g, node_id operand, qn_dtype dtype); /* returns the operand if it has this type */

/* ---- movement ---------------------------------------------------------------------------------------------------- */

/* Return the operand if nothing changes. */
node_id b_reshape(graph *g, node_id operand, uint32_t rank, const int64_t *dims);
node_id b_transpose(graph *g, node_id operand, const int64_t *permutation);
/* places[i] is the result's dimension for dimension i of the operand. */
node_id b_broadcast(graph *g, node_id operand, uint32_t rank, const int64_t *dims, const int64_t *places);
/* Repeats a scalar to the shape of type t. A tensor that has this shape is returned unchanged. */
node_id b_broadcast_scalar(graph *g, node_id scalar, type_id t);
/* Repeats the operand, a value of type t reduced over `dims`, to the shape of t. */
node_id b_unreduce(graph *g, node_id operand, type_id t, attr_dims dims);
node_id b_slice(graph *g, node_id operand, const int64_t *start, const int64_t *limit, const int64_t *strides);
/* Slices dimension d only: from start to limit, in steps of `stride`. */
node_id b_slice_one(graph *g, node_id operand, uint32_t d, int64_t start, int64_t limit, int64_t stride);
node_id b_pad(graph *g, node_id operand, node_id value, const int64_t *low, const int64_t *high,
              const int64_t *interior);
node_id b_concatenate(graph *g, uint32_t count, const node_id *inputs, uint32_t d);
node_id b_reverse(graph *g, node_id operand, attr_dims dims);
node_id b_iota(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims, uint32_t d);
node_id b_dynamic_slice(graph *g, node_id operand, const node_id *starts, const int64_t *sizes);
node_id b_dynamic_update_slice(graph *g, node_id operand, node_id update, const node_id *starts);
/* The operand's bits, but no gradient flows through: a bitcast to integers and back. Simplification removes it. */
node_id b_stop_gradient(graph *g, node_id operand);

/* ---- contraction and reduction ----------------------------------------------------------------------------------- */

/* A dot_general with these dimension numbers. element_type QN_NONE: the operands' type. */
node_id b_dot_general(graph *g, node_id lhs, node_id rhs, attr_dims lhs_batch, attr_dims rhs_batch,
                      attr_dims lhs_contract, attr_dims rhs_contract, qn_dtype element_type);
/* Reduces over `dims` with the binary operation `op`, starting from the scalar `init`. */
node_id b_reduce(graph *g, op_kind op, node_id operand, node_id init, attr_dims dims);
node_id b_sum(graph *g, node_id operand, attr_dims dims); /* starts from 0 */
node_id b_sum_all(graph *g, node_id operand);
/* The list 0, 1, ..., rank - 1. */
attr_dims b_all_dims(graph *g, uint32_t rank);

/* ---- host calls -------------------------------------------------------------------------------------------------- */

/* A custom_call of `target` with these result types; `config` may be NULL. Get its results with node_result. */
node_id b_custom_call(graph *g, const char *target, bool has_side_effect, const char *config, uint32_t count,
                      const node_id *inputs, uint32_t result_count, const type_id *results);

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* Copies the nodes that the outputs of the closed region r need into the open region. args[i] replaces argument i
 * (formals, then captures); out[i] receives output i. */
void inline_region(graph *g, region_id r, const node_id *args, node_id *out);
/* The same from another graph. The region's nodes must not own regions. */
void inline_region_from(graph *g, const graph *from, region_id r, const node_id *args, node_id *out);
/* The same for a region over scalars, applied to each element of tensors: all args have the shape of type t. Only
 * elementwise operations and scalar constants can be lifted. Returns OP_none, or, having made nothing, the first
 * operation that cannot be lifted. */
op_kind lift_region(graph *g, region_id r, type_id t, const node_id *args, node_id *out);

static inline bool dims_contain(attr_dims list, int64_t d)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == d)
            return true;
    return false;
}

#endif
