#include "graph/composite.h"

/* Declares expand_<name> for each composite. Each of these functions has the parameters of composite_expand except
 * `op`. */
#define COMPOSITE(name, ...)                                                                                           \
    static void expand_##name(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results);
#include "graph/ops.def"

static void expand_dot(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    int64_t last = (int64_t)node_shape(g, operands[0])->rank - 1, first = 0;
    attrs made = {.lhs_contracting_dimensions = {1, &last},
                  .rhs_contracting_dimensions = {1, &first},
                  .element_type = a->element_type,
                  .precision_config = a->precision_config};
    results[0] = node_make(g, OP_dot_general, count, operands, &made);
}

void composite_expand(graph *g, op_kind op, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    static void (*const expansions[OP_COUNT])(graph *, const attrs *, uint32_t, const node_id *, node_id *) = {
#define COMPOSITE(name, ...) [OP_##name] = expand_##name,
#include "graph/ops.def"
    };
    for (uint32_t i = 0; i < count; i++)
        if (!operands[i]) /* an operand is 0 after an earlier error */
            return;
    expansions[op](g, a, count, operands, results);
}
