/* What infer.c and infer_region.c share. */
#ifndef GRAPH_INFER_H
#define GRAPH_INFER_H

#include "graph/graph.h"

/* An operation whose result type is asked for. */
typedef struct inference {
    graph *g;
    op_kind op;
    uint32_t count;          /* operands without captures */
    const node_id *operands; /* captures behind them */
    const attr_record *a;
} inference;

/* A field that the row has, to be filled in. */
static inline attr_any *infer_field(const inference *at, attr_field field)
{
    uint32_t i = 0;
    while (at->a->fields[i] != field)
        i++;
    return &at->a->values[i];
}

/* Records "operation: message" and returns 0. */
type_id infer_fail(const inference *at, const char *format, ...) PRINTF_LIKE(2, 3);
/* type_tensor with the operation named in its failure. */
type_id infer_tensor(const inference *at, qn_dtype dtype, uint32_t rank, const int64_t *dims);

static inline type_id infer_type(const inference *at, uint32_t operand)
{
    return node_type(at->g, at->operands[operand]);
}
static inline const type *infer_shape(const inference *at, uint32_t operand)
{
    return node_shape(at->g, at->operands[operand]);
}
/* An operand's type, printed. */
static inline const char *infer_print(const inference *at, uint32_t operand)
{
    return type_string(at->g, infer_type(at, operand));
}

/* Whether a list of dimension numbers is in range and without repetition; `taken` collects the set over several lists.
 */
bool infer_dimensions(const inference *at, const char *what, attr_dims list, uint32_t operand, uint32_t *taken);
/* Fills in the order of accumulation if it is not given, and checks it if it is. */
bool infer_order(const inference *at);

type_id infer_reduce(const inference *at);
type_id infer_while(const inference *at);
type_id infer_case(const inference *at);
type_id infer_if(const inference *at);
type_id infer_call(const inference *at);
type_id infer_custom_call(const inference *at);

#endif
