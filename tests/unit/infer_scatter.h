/* Scatters that inference accepts, and scatters that it refuses. */
#ifndef INFER_SCATTER_H
#define INFER_SCATTER_H

/* The attributes of a scatter of rows, one row for each index. A case gives its types, and may change attributes. */
#define ROWS                                                                                                           \
    .update_window_dims = DIMS(1), .inserted_window_dims = DIMS(0), .scatter_dims_to_operand_dims = DIMS(0),           \
    .index_vector_dim = 1
#define SCATTER(input, indices, update, ...)                                                                           \
    MAKE(OP_scatter, ATTRS(__VA_ARGS__, REGIONS(binary_region(OP_add, "f32"))), in(input), in(indices), in(update))
#define REFUSED_SCATTER(message, ...) REFUSED("scatter: " message, SCATTER(__VA_ARGS__))

/* Adds two pairs of scalars. */
static region_id pair_region(void)
{
    graph_open_region(&g, NULL);
    node_id a = in("f32"), b = in("f32"), c = in("f32"), d = in("f32");
    return CLOSE(MAKE(OP_add, NO_ATTRS, a, c), MAKE(OP_add, NO_ATTRS, b, d));
}

TEST(scatters)
{
    GIVES("tensor<5x4xf32>", SCATTER("5x4xf32", "3x1xi32", "3x4xf32", ROWS));
    GIVES("tensor<5x4xf32>", SCATTER("5x4xf32", "3xui8", "3x2xf32", ROWS));
    GIVES("tensor<f32>", SCATTER("f32", "0xi64", "f32", .index_vector_dim = 0));
    GIVES("tuple<tensor<5x4xf32>, tensor<5x4xf32>>",
          MAKE(OP_scatter, ATTRS(ROWS, REGIONS(pair_region())), in("5x4xf32"), in("5x4xf32"), in("3xi32"),
               in("3x4xf32"), in("3x4xf32")));
    REFUSED("scatter: 2 operands given; expected inputs, scatter_indices, then as many updates",
            MAKE(OP_scatter, ATTRS(ROWS, REGIONS(binary_region(OP_add, "f32"))), in("5x4xf32"), in("3xi32")));
    REFUSED("scatter: inputs 0 and 1 differ in shape: tensor<5x4xf32> and tensor<4x4xf32>",
            MAKE(OP_scatter, ATTRS(ROWS, REGIONS(pair_region())), in("5x4xf32"), in("4x4xf32"), in("3xi32"),
                 in("3x4xf32"), in("3x4xf32")));
    REFUSED("scatter: update 1 is tensor<3x3xf32>; expected tensor<3x4xf32>",
            MAKE(OP_scatter, ATTRS(ROWS, REGIONS(pair_region())), in("5x4xf32"), in("5x4xf32"), in("3xi32"),
                 in("3x4xf32"), in("3x3xf32")));
    REFUSED_SCATTER("update 0 is tensor<3x4xf64>; expected tensor<3x4xf32>", "5x4xf32", "3xi32", "3x4xf64", ROWS);
    REFUSED_SCATTER("scatter_indices is tensor<3xf32>; expected an integer type", "5x4xf32", "3xf32", "3x4xf32", ROWS);
    REFUSED_SCATTER("index_vector_dim 2 is neither a dimension of tensor<3xi32> nor its rank", "5x4xf32", "3xi32",
                    "3x4xf32", .update_window_dims = DIMS(1), .inserted_window_dims = DIMS(0),
                    .scatter_dims_to_operand_dims = DIMS(0), .index_vector_dim = 2);
    REFUSED_SCATTER("index_vector_dim 0 is a batching dimension of the indices", "5x4xf32", "5x1xi32", "5x4xf32",
                    .input_batching_dims = DIMS(0), .scatter_indices_batching_dims = DIMS(0));
    REFUSED_SCATTER("update window dimension 2 is no dimension of tensor<3x4xf32>; expected 0 to 1", "5x4xf32", "3xi32",
                    "3x4xf32", .update_window_dims = DIMS(2), .inserted_window_dims = DIMS(0),
                    .scatter_dims_to_operand_dims = DIMS(0), .index_vector_dim = 1);
    REFUSED_SCATTER("input batching dimension 0 is already listed; expected each dimension at most once", "5x4xf32",
                    "5xi32", "5x4xf32", .update_window_dims = DIMS(1), .inserted_window_dims = DIMS(0),
                    .input_batching_dims = DIMS(0), .scatter_indices_batching_dims = DIMS(0), .index_vector_dim = 1);
    REFUSED_SCATTER("input batching dimension 0 is already listed; expected each dimension at most once", "5x4xf32",
                    "5xi32", "5x4xf32", .update_window_dims = DIMS(1), .input_batching_dims = DIMS(0),
                    .scatter_indices_batching_dims = DIMS(0), .scatter_dims_to_operand_dims = DIMS(0),
                    .index_vector_dim = 1);
    REFUSED_SCATTER("scatter dimension 1 is already listed; expected each dimension at most once", "5x4xf32", "3x2xi32",
                    "3x4xf32", .update_window_dims = DIMS(1), .inserted_window_dims = DIMS(0),
                    .scatter_dims_to_operand_dims = DIMS(1, 1), .index_vector_dim = 1);
    REFUSED_SCATTER("update_window_dims are not in ascending order", "5x4xf32", "1xi32", "4x4xf32",
                    .update_window_dims = DIMS(1, 0), .scatter_dims_to_operand_dims = DIMS(0));
    REFUSED_SCATTER("inserted_window_dims are not in ascending order", "5x4xf32", "3x2xi32", "3xf32",
                    .inserted_window_dims = DIMS(1, 0), .scatter_dims_to_operand_dims = DIMS(0, 1),
                    .index_vector_dim = 1);
    REFUSED_SCATTER("input_batching_dims are not in ascending order", "5x4xf32", "5x4x0xi32", "5x4xf32",
                    .input_batching_dims = DIMS(1, 0), .scatter_indices_batching_dims = DIMS(1, 0),
                    .index_vector_dim = 2);
    REFUSED_SCATTER("1 window, 0 inserted and 0 batching dimensions given; expected all 2 dimensions of "
                    "tensor<5x4xf32>",
                    "5x4xf32", "3xi32", "3x4xf32", .update_window_dims = DIMS(1),
                    .scatter_dims_to_operand_dims = DIMS(0), .index_vector_dim = 1);
    REFUSED_SCATTER("input has 1 batching dimensions, the indices have 0", "5x4xf32", "5xi32", "5x4xf32",
                    .update_window_dims = DIMS(1), .input_batching_dims = DIMS(0),
                    .scatter_dims_to_operand_dims = DIMS(1), .index_vector_dim = 1);
    REFUSED_SCATTER("an index vector in tensor<3x2xi32> has 2 numbers, but scatter_dims_to_operand_dims lists 1",
                    "5x4xf32", "3x2xi32", "3x4xf32", ROWS);
    REFUSED_SCATTER("the updates are tensor<3x4x1xf32>; expected 1 dimensions for windows and 1 for indices", "5x4xf32",
                    "3xi32", "3x4x1xf32", ROWS);
    REFUSED_SCATTER("dimension 0 of the updates and dimension 0 of the indices differ: tensor<2x4xf32> and "
                    "tensor<3xi32>",
                    "5x4xf32", "3xi32", "2x4xf32", ROWS);
    REFUSED_SCATTER("the window has 5 elements in dimension 1 of tensor<5x4xf32>", "5x4xf32", "3xi32", "3x5xf32", ROWS);
    REFUSED_SCATTER("batching dimension 0 of the input has another extent in the indices: tensor<5x4xf32> and "
                    "tensor<3xi32>",
                    "5x4xf32", "3xi32", "3x4xf32", .update_window_dims = DIMS(1), .input_batching_dims = DIMS(0),
                    .scatter_indices_batching_dims = DIMS(0), .scatter_dims_to_operand_dims = DIMS(1),
                    .index_vector_dim = 1);
    REFUSED("scatter: lhs of the region for input 0 is tensor<f64>; expected tensor<f32>",
            MAKE(OP_scatter, ATTRS(ROWS, REGIONS(binary_region(OP_add, "f64"))), in("5x4xf32"), in("3xi32"),
                 in("3x4xf32")));
    REFUSED("scatter: the region takes 2 arguments; expected two for each of the 2 inputs",
            MAKE(OP_scatter, ATTRS(ROWS, REGIONS(binary_region(OP_add, "f32"))), in("5x4xf32"), in("5x4xf32"),
                 in("3xi32"), in("3x4xf32"), in("3x4xf32")));
    REFUSED("scatter: 0 regions given; expected 1",
            MAKE(OP_scatter, ATTRS(ROWS), in("5x4xf32"), in("3xi32"), in("3x4xf32")));
}

#endif
