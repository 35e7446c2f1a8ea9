/* Expansions of operations between devices. A program runs on one device, number 0, which is the only participant. */
#include "graph/build.h"
#include "graph/composite.h"

void expand_all_gather(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)g, (void)a;
    for (uint32_t i = 0; i < count; i++)
        results[i] = operands[i];
}

void expand_all_to_all(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    expand_all_gather(g, a, count, operands, results);
}

void expand_partition_id(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a, (void)count, (void)operands;
    results[0] = b_fill(g, type_scalar(g, QN_UI32), 0);
}

void expand_replica_id(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)a, (void)count, (void)operands;
    results[0] = b_fill(g, type_scalar(g, QN_UI32), 0);
}

/* With one participant there is nothing to reduce. The expansion only converts each operand to the element type of the
 * region's output. */
static void promote(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    const region *r = region_at(g, a->regions[0]);
    qn_dtype dtype = (qn_dtype)node_shape(g, r->outputs[0])->dtype;
    for (uint32_t i = 0; i < count; i++)
        results[i] = b_convert(g, operands[i], dtype);
}

void expand_all_reduce(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    promote(g, a, count, operands, results);
}

void expand_reduce_scatter(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    promote(g, a, count, operands, results);
}

/* The result is the operand, or zeros if groups are listed and device 0 is in none of them. */
void expand_collective_broadcast(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    (void)count;
    bool takes_part = !a->replica_groups.count || dims_contain(a->replica_groups, 0);
    results[0] = takes_part ? operands[0] : b_zeros_like(g, operands[0]);
}

/* If the pair (0, 0) is listed, device 0 sends the operand to itself. Otherwise the result is zeros. */
void expand_collective_permute(graph *g, const attrs *a, uint32_t count, const node_id *operands, node_id *results)
{
    bool sends = false;
    (void)count;
    for (uint32_t i = 0; i < a->source_target_pairs.count; i++)
        sends = sends || (!a->source_target_pairs.at[i].first && !a->source_target_pairs.at[i].second);
    results[0] = sends ? operands[0] : b_zeros_like(g, operands[0]);
}
