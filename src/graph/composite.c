#include "graph/composite.h"

#include "graph/build.h"

/* Broadcasts captures to the operands' shape. infer_map has checked that captures are scalars. */
void expand_map(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    const region *r = region_at(g, a->regions[0]);
    uint32_t captures = r->captures.count;
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, count + captures);
    for (uint32_t i = 0; i < count + captures; i++)
        args[i] = i < count ? operands[i] : b_broadcast_scalar(g, operands[i], node_type(g, operands[0]));
    lift_region(g, a->regions[0], node_type(g, operands[0]), args, results);
}

/* All barriers of one expansion have the same number: the number of nodes in the graph before the expansion. So
 * barriers of different expansions have different numbers, and hash-consing does not merge them. */
void expand_optimization_barrier(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    int64_t number = g->nodes.count;
    (void)a;
    for (uint32_t i = 0; i < count; i++)
        results[i] = b_barrier(g, operands[i], number);
}

void composite_expand(graph *g, op_kind op, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    static void (*const expansions[OP_COUNT])(graph *, const attrs *, uint32_t, const node_id *, node_id *) = {
#define COMPOSITE(name, ...) [OP_##name] = expand_##name,
#define REGION_COMPOSITE(name, ...) [OP_##name] = expand_##name,
#include "graph/ops.def"
    };
    for (uint32_t i = 0; i < count; i++)
        if (!operands[i]) /* an operand is 0 after an earlier error */
            return;
    expansions[op](g, a, count, operands, results);
}
