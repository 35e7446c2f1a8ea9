/* What the files of inference share: infer.c goes by the row, infer_<family>.c hold the rules of operations. */
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

/* Whether the attribute element_type exists. */
bool infer_given_dtype(const inference *at);

/* The rules that rows with INFER refer to, and checks of attributes where the row tells the result. */
#define RULE_SAME(name)
#define RULE_BOOL(name)
#define RULE_INFER(name) type_id infer_##name(const inference *at);
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, ...) RULE_##result(name)
#include "graph/ops.def"
#undef RULE_SAME
#undef RULE_BOOL
#undef RULE_INFER
bool infer_check_compare(const inference *at);
bool infer_check_reduce_precision(const inference *at);

#endif
