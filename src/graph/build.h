/* Builders that call node_make, for code that makes graphs: gradients, rewrites, compose.h.
 *
 * Every UNARY and BINARY row of ops.def has a builder b_<op>(g, operands...). Builders of other operations are below.
 * Builders make nodes in the open region. A builder returns 0 after an error, or if an operand is 0. Lists with one
 * entry for each dimension of the operand, such as `start`, are passed without a count. */
#ifndef GRAPH_BUILD_H
#define GRAPH_BUILD_H

#include "graph/graph.h"

node_id b_unary(graph *g, op_kind op, node_id operand);
node_id b_binary(graph *g, op_kind op, node_id lhs, node_id rhs);
#define UNARY(name, ...)                                                                                               \
    static inline node_id b_##name(graph *g, node_id operand) { return b_unary(g, OP_##name, operand); }
#define BINARY(name, ...)                                                                                              \
    static inline node_id b_##name(graph *g, node_id lhs, node_id rhs) { return b_binary(g, OP_##name, lhs, rhs); }
#include "graph/ops.def"

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* Converts `value` to an element type. Returns the bits of the result, in the low bits of a word. For a float type,
 * rounds once, to nearest, ties to even. For an integer type, truncates and saturates; NaN becomes 0. For i1, every
 * value except 0 becomes 1. The thread's rounding mode does not matter. */
uint64_t dtype_encode(qn_dtype dtype, double value);

/* Makes a constant of type t. Every element is `value`, converted by dtype_encode. Imaginary parts are 0. */
node_id b_fill(graph *g, type_id t, double value);
/* Like b_fill, with the type of the node `like`. */
node_id b_fill_like(graph *g, node_id like, double value);
/* A scalar: the largest value of a type if `sign` is 1, the smallest if `sign` is -1. For floats it is an infinity. */
node_id b_extreme(graph *g, qn_dtype dtype, int sign);
static inline node_id b_zeros_like(graph *g, node_id like) { return b_fill_like(g, like, 0); }
/* Make `operand * factor` and `operand + term`. dtype_encode converts the factor and the term to the element type. */
node_id b_scale(graph *g, node_id operand, double factor);
node_id b_shift(graph *g, node_id operand, double term);

/* ---- elementwise ------------------------------------------------------------------------------------------------- */

/* `direction` is a value of comparison_direction (enums.def). */
node_id b_compare(graph *g, int direction, node_id lhs, node_id rhs);
node_id b_select(graph *g, node_id pred, node_id on_true, node_id on_false);
node_id b_convert(graph *g, node_id operand, qn_dtype dtype); /* the operand itself, if it has this element type */

/* ---- movement ---------------------------------------------------------------------------------------------------- */

/* b_reshape and b_transpose return the operand if nothing changes. */
node_id b_reshape(graph *g, node_id operand, uint32_t rank, const int64_t *dims);
node_id b_transpose(graph *g, node_id operand, const int64_t *permutation);
/* Dimension i of the operand becomes dimension places[i] of the result. */
node_id b_broadcast(graph *g, node_id operand, uint32_t rank, const int64_t *dims, const int64_t *places);
/* Broadcasts a scalar to the shape of type t. A value of higher rank must have this shape already; the function returns
 * the value itself. */
node_id b_broadcast_scalar(graph *g, node_id scalar, type_id t);
/* Broadcasts the result of a reduction over `dims` to the shape of type t. The operand has the dimensions of t except
 * `dims`. */
node_id b_unreduce(graph *g, node_id operand, type_id t, attr_dims dims);
node_id b_slice(graph *g, node_id operand, const int64_t *start, const int64_t *limit, const int64_t *strides);
/* Slices one dimension, d, from start to limit in steps of `stride`. */
node_id b_slice_one(graph *g, node_id operand, uint32_t d, int64_t start, int64_t limit, int64_t stride);
node_id b_pad(graph *g, node_id operand, node_id value, const int64_t *low, const int64_t *high,
              const int64_t *interior);
node_id b_concatenate(graph *g, uint32_t count, const node_id *inputs, uint32_t d);
node_id b_reverse(graph *g, node_id operand, attr_dims dims);
node_id b_iota(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims, uint32_t d);
node_id b_dynamic_slice(graph *g, node_id operand, const node_id *starts, const int64_t *sizes);
node_id b_dynamic_update_slice(graph *g, node_id operand, node_id update, const node_id *starts);
/* Returns a value that equals the operand and stops gradients. Bitcasts floats, and the parts of complex numbers, to
 * integers and back, because gradients do not pass a bitcast. Simplification runs after gradients and removes both
 * bitcasts. For an operand of any other element type, returns the operand itself. */
node_id b_stop_gradient(graph *g, node_id operand);

/* Makes a barrier, a value that equals the operand. Rewrites do not replace the barrier by the operand. Barriers with
 * different numbers are different nodes. */
node_id b_barrier(graph *g, node_id operand, int64_t number);

/* ---- contraction and reduction ----------------------------------------------------------------------------------- */

/* Makes a dot_general with these dimension numbers. If element_type is QN_NONE, the result has the operands' element
 * type. */
node_id b_dot_general(graph *g, node_id lhs, node_id rhs, attr_dims lhs_batch, attr_dims rhs_batch,
                      attr_dims lhs_contract, attr_dims rhs_contract, qn_dtype element_type);
/* Reduces over `dims` with the binary operation `op` and the initial value `init`, a scalar. */
node_id b_reduce(graph *g, op_kind op, node_id operand, node_id init, attr_dims dims);
/* Makes a region that applies the binary operation `op` to two scalars of this element type. If op is OP_none, the
 * region returns its second argument. */
region_id b_combiner(graph *g, op_kind op, qn_dtype dtype);
node_id b_sum(graph *g, node_id operand, attr_dims dims); /* starts from 0; returns the operand if `dims` is empty */
node_id b_sum_all(graph *g, node_id operand);
/* The list 0, 1, ..., rank - 1. */
attr_dims b_all_dims(graph *g, uint32_t rank);

/* ---- computed indices -------------------------------------------------------------------------------------------- */

/* Scatters updates into the operand. `a` has the dimension numbers. b_combiner(op) combines an old element with its
 * update. */
node_id b_scatter(graph *g, op_kind op, node_id operand, node_id indices, node_id updates, const attrs *a);

/* ---- order ------------------------------------------------------------------------------------------------------- */

/* Sorts inputs together. The region `before` is the comparator (OP_sort). */
node_id b_sort(graph *g, uint32_t count, const node_id *inputs, int64_t dimension, region_id before);
/* Sorts inputs together by the elements of the first input, in ascending or descending order. If `alike` is not set,
 * floats are compared in the total order (compare_type TOTALORDER). If `alike` is set, floats are ordered as in numpy:
 * all NaNs are equal and above all numbers, and zeros of both signs are equal. */
node_id b_sort_by(graph *g, uint32_t count, const node_id *inputs, int64_t dimension, bool descending, bool alike);
/* The type of indices along a dimension of this extent: i32, or i64 if i32 is too narrow. */
static inline qn_dtype index_dtype(int64_t extent) { return extent <= INT32_MAX ? QN_I32 : QN_I64; }

/* ---- host calls -------------------------------------------------------------------------------------------------- */

/* Makes a custom_call of `target` with these result types. `config` may be NULL. node_result selects a result. */
node_id b_custom_call(graph *g, const char *target, bool has_side_effect, const char *config, uint32_t count,
                      const node_id *inputs, uint32_t result_count, const type_id *results);

/* ---- regions ----------------------------------------------------------------------------------------------------- */

/* Copies into the open region all nodes of the closed region r that the outputs of r need. args[i] replaces argument i
 * of r. The arguments are the formals, then the captures. Sets out[i] to the copy of output i. */
void inline_region(graph *g, region_id r, const node_id *args, node_id *out);
/* Like inline_region, but r is a region of the graph `from`. The nodes of r must not own regions. */
void inline_region_from(graph *g, const graph *from, region_id r, const node_id *args, node_id *out);
/* lift.c. lift_region is like inline_region, but r is a region over scalars, and `args` are tensors, which all have the
 * shape of type t. The new nodes apply r to each element. lift_region can lift elementwise operations, scalar constants
 * and calls. It replaces an `if` or a `case` by selects among the results of all branches. If the outputs or effects of
 * r need an operation that cannot be lifted, lift_region makes no nodes and returns this operation. Otherwise it
 * returns OP_none. lift_check returns what lift_region would return, and makes no nodes. */
op_kind lift_check(graph *g, region_id r);
op_kind lift_region(graph *g, region_id r, type_id t, const node_id *args, node_id *out);

#endif
