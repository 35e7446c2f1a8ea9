/* Building blocks over node_make for code that makes graphs: gradients, rewrites, conveniences.
 *
 * b_<op>(g, operands...) exists for every UNARY and BINARY row of ops.def; operations with attributes have one below.
 * Like node_make they return 0 after an error, take 0 quietly, and make nodes in the open region. Dimension lists are
 * C arrays of the rank that the operand says. */
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

/* The bits of `value` in an element type, in the low end of a word: floats rounded once to nearest even, integers
 * truncated and saturated, NaN and i1 as convert has them. Whatever the floating-point mode of the thread. */
uint64_t dtype_encode(qn_dtype dtype, double value);

/* A constant of type t, every element of which is `value` rounded to its element type. */
node_id b_fill(graph *g, type_id t, double value);
/* The same in the type of another value. */
node_id b_fill_like(graph *g, node_id like, double value);
static inline node_id b_zeros_like(graph *g, node_id like) { return b_fill_like(g, like, 0); }
/* operand * factor and operand + term, the number rounded to the element type. */
node_id b_scale(graph *g, node_id operand, double factor);
node_id b_shift(graph *g, node_id operand, double term);

/* ---- elementwise ------------------------------------------------------------------------------------------------- */

/* `direction` is a value of comparison_direction (enums.def). */
node_id b_compare(graph *g, int direction, node_id lhs, node_id rhs);
node_id b_select(graph *g, node_id pred, node_id on_true, node_id on_false);
node_id b_convert(graph *g, node_id operand, qn_dtype dtype); /* the operand itself if it has the type */

/* ---- movement ---------------------------------------------------------------------------------------------------- */

node_id b_reshape(graph *g, node_id operand, uint32_t rank, const int64_t *dims); /* likewise */
node_id b_transpose(graph *g, node_id operand, const int64_t *permutation);       /* likewise */
node_id b_broadcast(graph *g, node_id operand, uint32_t rank, const int64_t *dims, const int64_t *places);
/* A scalar repeated to the shape of type t; a tensor of that shape stays as it is. */
node_id b_broadcast_scalar(graph *g, node_id scalar, type_id t);
/* What reducing type t over `dims` left, repeated to the shape of t again. */
node_id b_unreduce(graph *g, node_id operand, type_id t, attr_dims dims);
node_id b_slice(graph *g, node_id operand, const int64_t *start, const int64_t *limit, const int64_t *strides);
/* `part` of dimension d of the operand, from start to limit in steps. */
node_id b_slice_one(graph *g, node_id operand, uint32_t d, int64_t start, int64_t limit, int64_t stride);
node_id b_pad(graph *g, node_id operand, node_id value, const int64_t *low, const int64_t *high,
              const int64_t *interior);
node_id b_concatenate(graph *g, uint32_t count, const node_id *inputs, uint32_t d);
node_id b_reverse(graph *g, node_id operand, attr_dims dims);
node_id b_iota(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims, uint32_t d);
node_id b_dynamic_slice(graph *g, node_id operand, const node_id *starts, const int64_t *sizes);
node_id b_dynamic_update_slice(graph *g, node_id operand, node_id update, const node_id *starts);
/* The same bits, through which no gradient goes: a bitcast to integers and back. Simplification removes it. */
node_id b_stop_gradient(graph *g, node_id operand);

/* ---- contraction and reduction ----------------------------------------------------------------------------------- */

/* Dimension numbers of a dot_general; `element_type` QN_NONE: that of the operands. */
node_id b_dot_general(graph *g, node_id lhs, node_id rhs, attr_dims lhs_batch, attr_dims rhs_batch,
                      attr_dims lhs_contract, attr_dims rhs_contract, qn_dtype element_type);
/* Reduces with a region that is the binary operation `op`, from `init`, a scalar. */
node_id b_reduce(graph *g, op_kind op, node_id operand, node_id init, attr_dims dims);
node_id b_sum(graph *g, node_id operand, attr_dims dims); /* from 0 */
node_id b_sum_all(graph *g, node_id operand);
/* All dimensions of a rank: 0, 1, 2, ... */
attr_dims b_all_dims(graph *g, uint32_t rank);

/* ---- calls of the host ------------------------------------------------------------------------------------------- */

/* A custom_call of `target` with these result types; `config` may be NULL. Its results are those of node_result. */
node_id b_custom_call(graph *g, const char *target, bool has_side_effect, const char *config, uint32_t count,
                      const node_id *inputs, uint32_t result_count, const type_id *results);

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* Copies what the outputs of the closed region r need into the open region, args[i] standing for argument number i
 * (formals, then captures). out[i] gets output i. */
void inline_region(graph *g, region_id r, const node_id *args, node_id *out);
/* The same from another graph; the region must not own regions. */
void inline_region_from(graph *g, const graph *from, region_id r, const node_id *args, node_id *out);
/* The same for a region of scalars applied to each element of tensors: args are all of the shape of type t. Only
 * elementwise operations and scalar constants can be lifted: returns OP_none, or the first operation that cannot, and
 * makes nothing then. */
op_kind lift_region(graph *g, region_id r, type_id t, const node_id *args, node_id *out);

static inline bool dims_contain(attr_dims list, int64_t d)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == d)
            return true;
    return false;
}

#endif
