/* The result type of scatter, and the meaning of its dimension numbers. */
#include <inttypes.h>
#include <string.h>

#include "graph/infer.h"
#include "graph/scatter.h"
#include "graph/slices.h"

/* ---- the map ----------------------------------------------------------------------------------------------------- */

scatter_map scatter_map_of(const graph *g, uint32_t inputs, const node_id *operands, const attr_record *a)
{
    scatter_map m = {.inputs = inputs,
                     .input = node_shape(g, operands[0]),
                     .indices = node_shape(g, operands[inputs]),
                     .update = node_shape(g, operands[inputs + 1]),
                     .vector = (uint32_t)attr_index_vector_dim(a),
                     .numbers = attr_scatter_dims_to_operand_dims(a).count};
    slice_map slices = scatter_slices(a, m.input->rank, m.indices->rank);
    memcpy(m.number, slices.number, sizeof m.number);
    memcpy(m.window, slices.window, sizeof m.window);
    memset(m.chooser, -1, sizeof m.chooser);
    for (uint32_t i = 0; i < m.indices->rank; i++)
        if (slices.place[i] >= 0)
            m.chooser[slices.place[i]] = (int8_t)i;
    for (uint32_t d = 0; d < MAX_RANK; d++) {
        m.batch[d] = (int8_t)(slices.batch[d] >= 0 ? slices.place[slices.batch[d]] : -1);
        if (m.window[d] >= 0)
            m.moves[m.window[d]] = m.number[d] >= 0;
    }
    return m;
}

scatter_map scatter_map_at(const graph *g, node_id n)
{
    return scatter_map_of(g, node_operand_count(g, n) / 2, node_operands(g, n), node_attrs(g, n));
}

/* ---- checks ------------------------------------------------------------------------------------------------------ */

static bool check_sorted(const inference *at, const char *what, attr_dims list)
{
    for (uint32_t i = 1; i < list.count; i++)
        if (list.at[i - 1] > list.at[i])
            return infer_fail(at, "%s are not in ascending order", what), false;
    return true;
}

static bool check_lists(const inference *at, uint32_t inputs)
{
    const attr_record *a = at->a;
    uint32_t window = 0, skipped = 0, moved = 0, batch = 0;
    attr_dims batching = attr_input_batching_dims(a);
    if (attr_index_vector_dim(a) < 0 || attr_index_vector_dim(a) > infer_shape(at, inputs)->rank)
        return infer_fail(at, "index_vector_dim %" PRId64 " is neither a dimension of %s nor its rank",
                          attr_index_vector_dim(a), infer_print(at, inputs)),
               false;
    if (dims_contain(attr_scatter_indices_batching_dims(a), attr_index_vector_dim(a)))
        return infer_fail(at, "index_vector_dim %" PRId64 " is a batching dimension of the indices",
                          attr_index_vector_dim(a)),
               false;
    return infer_dimensions(at, "update window dimension", attr_update_window_dims(a), inputs + 1, &window) &&
           infer_dimensions(at, "inserted window dimension", attr_inserted_window_dims(a), 0, &skipped) &&
           infer_dimensions(at, "input batching dimension", batching, 0, &skipped) &&
           infer_dimensions(at, "scatter dimension", attr_scatter_dims_to_operand_dims(a), 0, &moved) &&
           infer_dimensions(at, "input batching dimension", batching, 0, &moved) &&
           infer_dimensions(at, "indices batching dimension", attr_scatter_indices_batching_dims(a), inputs, &batch) &&
           check_sorted(at, "update_window_dims", attr_update_window_dims(a)) &&
           check_sorted(at, "inserted_window_dims", attr_inserted_window_dims(a)) &&
           check_sorted(at, "input_batching_dims", batching);
}

static bool check_counts(const inference *at, uint32_t inputs)
{
    const attr_record *a = at->a;
    const type *input = infer_shape(at, 0), *indices = infer_shape(at, inputs), *update = infer_shape(at, inputs + 1);
    uint32_t window = attr_update_window_dims(a).count, batching = attr_input_batching_dims(a).count;
    bool has_vector = attr_index_vector_dim(a) < indices->rank;
    int64_t numbers = has_vector ? indices->dims[attr_index_vector_dim(a)] : 1;
    if (input->rank != window + attr_inserted_window_dims(a).count + batching)
        return infer_fail(at,
                          "%u window, %u inserted and %u batching dimensions given; expected all %u dimensions of %s",
                          window, attr_inserted_window_dims(a).count, batching, input->rank, infer_print(at, 0)),
               false;
    if (batching != attr_scatter_indices_batching_dims(a).count)
        return infer_fail(at, "input has %u batching dimensions, the indices have %u", batching,
                          attr_scatter_indices_batching_dims(a).count),
               false;
    if (numbers != attr_scatter_dims_to_operand_dims(a).count)
        return infer_fail(at,
                          "an index vector in %s has %" PRId64 " numbers, but scatter_dims_to_operand_dims lists %u",
                          infer_print(at, inputs), numbers, attr_scatter_dims_to_operand_dims(a).count),
               false;
    if (update->rank != indices->rank - has_vector + window)
        return infer_fail(at, "the updates are %s; expected %u dimensions for windows and %u for indices",
                          infer_print(at, inputs + 1), window, indices->rank - has_vector),
               false;
    return true;
}

static bool check_extents(const inference *at, uint32_t inputs)
{
    scatter_map m = scatter_map_of(at->g, inputs, at->operands, at->a);
    for (uint32_t u = 0; u < m.update->rank; u++)
        if (m.chooser[u] >= 0 && m.update->dims[u] != m.indices->dims[m.chooser[u]])
            return infer_fail(at, "dimension %u of the updates and dimension %d of the indices differ: %s and %s", u,
                              m.chooser[u], infer_print(at, inputs + 1), infer_print(at, inputs)),
                   false;
    for (uint32_t d = 0; d < m.input->rank; d++) {
        int64_t window = m.window[d] >= 0 ? m.update->dims[m.window[d]] : 0;
        if (window > m.input->dims[d])
            return infer_fail(at, "the window has %" PRId64 " elements in dimension %u of %s", window, d,
                              infer_print(at, 0)),
                   false;
        if (m.batch[d] >= 0 && m.update->dims[m.batch[d]] != m.input->dims[d])
            return infer_fail(at, "batching dimension %u of the input has another extent in the indices: %s and %s", d,
                              infer_print(at, 0), infer_print(at, inputs)),
                   false;
    }
    return true;
}

/* Checks that all inputs have the same shape, that all updates have the same shape, and that each update has the
 * element type of its input. The indices must be integers. */
static bool check_operands(const inference *at, uint32_t inputs)
{
    for (uint32_t i = 0; i < inputs; i++) {
        qn_dtype dtype = (qn_dtype)infer_shape(at, i)->dtype;
        uint32_t update = inputs + 1 + i;
        if (infer_type(at, i) != type_like(at->g, infer_type(at, 0), dtype))
            return infer_fail(at, "inputs 0 and %u differ in shape: %s and %s", i, infer_print(at, 0),
                              infer_print(at, i)),
                   false;
        type_id wanted = type_like(at->g, infer_type(at, inputs + 1), dtype);
        if (infer_type(at, update) != wanted)
            return infer_fail(at, "update %u is %s; expected %s", i, infer_print(at, update),
                              type_string(at->g, wanted)),
                   false;
    }
    if (!dtype_is_int((qn_dtype)infer_shape(at, inputs)->dtype))
        return graph_fail_type(at->g, "scatter", "scatter_indices", at->operands[inputs], TYPES_INT), false;
    return true;
}

type_id infer_scatter(const inference *at)
{
    uint32_t inputs = at->count / 2;
    if (at->count < 3 || at->count % 2 == 0)
        return infer_fail(at, "%u operands given; expected inputs, scatter_indices, then as many updates", at->count);
    if (!check_operands(at, inputs) || !check_lists(at, inputs) || !check_counts(at, inputs) ||
        !check_extents(at, inputs) || !infer_combiner(at, inputs))
        return 0;
    type_id *types = ARENA_NEW_ARRAY(&at->g->arena, type_id, inputs);
    for (uint32_t i = 0; i < inputs; i++)
        types[i] = infer_type(at, i);
    return inputs == 1 ? types[0] : type_tuple(at->g, inputs, types);
}
