/* Cases of test_gradient.c: gather. */
#ifndef GRADIENT_INDEX_H
#define GRADIENT_INDEX_H

static node_id index_list(graph *g, qn_dtype dtype, attr_dims shape, const int64_t *values)
{
    unsigned char data[64];
    int64_t count = 1;
    for (uint32_t i = 0; i < shape.count; i++)
        count *= shape.at[i];
    for (int64_t i = 0; i < count; i++)
        memcpy(data + (size_t)i * dtype_bytes(dtype), &values[i], dtype_bytes(dtype));
    return node_constant(g, type_tensor(g, dtype, shape.count, shape.at), data, false);
}

/* Rows, some of them twice, some out of range. */
static node_id build_gather_rows(graph *g, const node_id *x)
{
    node_id y = b_square(g, x[0]), i = index_list(g, QN_I8, LIST(5), DIMS(1, -7, 100, 1, 2));
    const attrs a = {.offset_dims = LIST(1),
                     .collapsed_slice_dims = LIST(0),
                     .start_index_map = LIST(0),
                     .index_vector_dim = 1,
                     .slice_sizes = LIST(1, 3)};
    return b_sine(g, node_make(g, OP_gather, 2, (node_id[]){y, i}, &a));
}

/* Windows that overlap, at pairs of unsigned indices. */
static node_id build_gather_windows(graph *g, const node_id *x)
{
    node_id i = index_list(g, QN_UI16, LIST(2, 3), DIMS(0, 1, 65535, 2, 1, 0));
    const attrs a = {
        .offset_dims = LIST(0, 2), .start_index_map = LIST(1, 0), .index_vector_dim = 0, .slice_sizes = LIST(2, 2)};
    return b_square(g, node_make(g, OP_gather, 2, (node_id[]){x[0], i}, &a));
}

/* One element of each row. */
static node_id build_gather_batch(graph *g, const node_id *x)
{
    node_id i = index_list(g, QN_I64, LIST(4, 2), DIMS(0, 2, 1, 1, -1, 9, 2, 0));
    const attrs a = {.collapsed_slice_dims = LIST(1),
                     .operand_batching_dims = LIST(0),
                     .start_indices_batching_dims = LIST(0),
                     .start_index_map = LIST(1),
                     .index_vector_dim = 2,
                     .slice_sizes = LIST(1, 1)};
    return b_square(g, node_make(g, OP_gather, 2, (node_id[]){x[0], i}, &a));
}

/* A slice at a scalar index, joined with a slice without elements. */
static node_id build_gather_one(graph *g, const node_id *x)
{
    attrs a = {.offset_dims = LIST(0, 1), .start_index_map = LIST(0), .slice_sizes = LIST(2, 3)};
    node_id i = b_fill(g, type_scalar(g, QN_I32), 3);
    node_id one = node_make(g, OP_gather, 2, (node_id[]){x[0], i}, &a);
    a.slice_sizes = LIST(2, 0);
    node_id none = node_make(g, OP_gather, 2, (node_id[]){x[0], i}, &a);
    return b_square(g, b_concatenate(g, 2, (node_id[]){one, none}, 1));
}

TEST(computed_indices)
{
    static const gradient_case cases[] = {
        {"gather of rows", OP_gather, build_gather_rows, 1, {{2, {4, 3}, -2, 2}}, 0},
        {"gather of windows", OP_gather, build_gather_windows, 1, {{2, {4, 3}, -2, 2}}, 0},
        {"gather of a batch", OP_gather, build_gather_batch, 1, {{2, {4, 3}, -2, 2}}, 0},
        {"gather of one slice", OP_gather, build_gather_one, 1, {{2, {4, 3}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

#endif
