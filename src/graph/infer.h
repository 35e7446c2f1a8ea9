/* Declarations that the inference files share. infer.c checks operands against the row in ops.def. Most rules of single
 * operations are in the files infer_<family>.c. */
#ifndef GRAPH_INFER_H
#define GRAPH_INFER_H

#include "graph/graph.h"

/* A request for the result type of an operation. */
typedef struct inference {
    graph *g;
    op_kind op;
    uint32_t count;          /* operands without captures */
    const node_id *operands; /* `count` operands, then the captures */
    const attr_record *a;
} inference;

/* Returns a pointer to the value of a field. A rule can fill in a default through this pointer. The operation must have
 * the field. */
static inline attr_any *infer_field(const inference *at, attr_field field)
{
    uint32_t i = 0;
    while (at->a->fields[i] != field)
        i++;
    return &at->a->values[i];
}

/* Records the failure "operation: message" in the graph and returns 0. */
type_id infer_fail(const inference *at, const char *format, ...) PRINTF_LIKE(2, 3);
/* If the operand's type is not in the set `types`, sets graph.misfit to the operand and graph.misfit_types to
 * `types`. */
void infer_misfit(const inference *at, uint32_t operand, int types);
/* Like type_tensor, but the message of an error names the operation. */
type_id infer_tensor(const inference *at, qn_dtype dtype, uint32_t rank, const int64_t *dims);

static inline type_id infer_type(const inference *at, uint32_t operand)
{
    return node_type(at->g, at->operands[operand]);
}
static inline const type *infer_shape(const inference *at, uint32_t operand)
{
    return node_shape(at->g, at->operands[operand]);
}
static inline const char *infer_print(const inference *at, uint32_t operand)
{
    return type_string(at->g, infer_type(at, operand));
}

/* Whether d is a dimension of a tensor of type t. If not, the graph fails; in the message, `who` comes before d. */
bool infer_dimension(const inference *at, const char *who, int64_t d, type_id t);
/* Whether the value of the field, an enumerated attribute, exists. If not, the graph fails. */
bool infer_enum(const inference *at, attr_field field);
/* Checks that a list contains only numbers of the operand's dimensions, and that no number occurs twice. *taken is the
 * set of numbers found so far. If the same set is passed for several lists, no number may occur in two of the lists. In
 * messages, `what` stands before a number of the list. */
bool infer_dimensions(const inference *at, const char *what, attr_dims list, uint32_t operand, uint32_t *taken);
/* Checks that the operation has one region, which takes two elements of each of the first `inputs` operands, and
 * returns one element for each of these operands. */
bool infer_combiner(const inference *at, uint32_t inputs);
/* Fills in the order of accumulation, or checks the given order. */
bool infer_order(const inference *at);

/* Checks the element types of the operands of a product, and fills in or checks the attribute element_type. */
bool infer_product_types(const inference *at);

/* Makes the checks of a dot_general, but does not check the order of accumulation. Returns the result type of a
 * dot_general with these operands and attributes. */
type_id infer_product(const inference *at);

/* Checks the operands and the region of a reduction. The operands are inputs of one shape, then as many init_values. */
bool infer_reduced_inputs(const inference *at);
/* The type of a node with `count` results. All have the shape `dims`; result i has the element type of operand i. */
type_id infer_same_shapes(const inference *at, uint32_t count, uint32_t rank, const int64_t *dims);
/* If n applies a commutative operation to x and y, in either order, returns this operation. Otherwise returns
 * OP_none. */
op_kind commutative_op(const graph *g, node_id n, node_id x, node_id y);
/* Whether a reducer is known to commute: each result i is one commutative operation on accumulator i and an element of
 * input i. Any other reducer is known only to be associative, so elements may be grouped but not reordered. */
bool reducer_commutes(const graph *g, region_id reducer);
/* Checks the windows over operand 0, and fills in defaults. Sets dims to the number of windows in each dimension. */
bool infer_windows(const inference *at, int64_t *dims);
/* The default order of a reduce_window. */
uint8_t window_order(const graph *g, const node_id *operands, const attr_record *a);

/* Checks that the attribute element_type is an existing type. */
bool infer_given_dtype(const inference *at);

/* Declares infer_<name> for each row of ops.def that says INFER. Every other row gives the result type of its
 * operation. For four of the other operations, infer_check_<name> checks attributes. */
#define RULE_SAME(name)
#define RULE_BOOL(name)
#define RULE_INFER(name) type_id infer_##name(const inference *at);
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, ...) RULE_##result(name)
#include "graph/ops.def"
#undef RULE_SAME
#undef RULE_BOOL
#undef RULE_INFER
bool infer_check_compare(const inference *at);
bool infer_check_of_pair(const inference *at);
bool infer_check_of_pairs(const inference *at);
bool infer_check_reduce_precision(const inference *at);

#endif
