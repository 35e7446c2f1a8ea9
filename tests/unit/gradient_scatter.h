/* Cases of test_gradient.c: scatter. The indices have duplicates and places out of bounds. */
#ifndef GRADIENT_SCATTER_H
#define GRADIENT_SCATTER_H

static op_kind scatter_op; /* of the cases below */

/* Rows of a matrix: x[0] has 5 rows, x[1] has 6 updates of 3 elements. */
static node_id build_scatter_rows(graph *g, const node_id *x)
{
    static const int32_t rows[] = {4, 1, -1, 4, 0, 5};
    node_id indices = node_constant(g, type_tensor(g, QN_I32, 2, DIMS(6, 1)), rows, false);
    attrs a = {.update_window_dims = LIST(1),
               .inserted_window_dims = LIST(0),
               .scatter_dims_to_operand_dims = LIST(0),
               .index_vector_dim = 1};
    return b_square(g, b_scatter(g, scatter_op, x[0], indices, x[1], &a));
}

/* Windows of 2 x 3 elements that overlap and stick out. Their dimensions come first in the updates. */
static node_id build_scatter_windows(graph *g, const node_id *x)
{
    static const int64_t places[] = {0, 1, 1, 2, -1, 0, 3, 4, 2, -2, INT64_MAX, 0};
    node_id indices = node_constant(g, type_tensor(g, QN_I64, 2, DIMS(6, 2)), places, false);
    attrs a = {.update_window_dims = LIST(0, 1), .scatter_dims_to_operand_dims = LIST(0, 1), .index_vector_dim = 1};
    return b_square(g, b_scatter(g, scatter_op, x[0], indices, x[1], &a));
}

/* Elements of each row of a batch, chosen by unsigned indices. The indices have no dimension for index vectors. */
static node_id build_scatter_batch(graph *g, const node_id *x)
{
    static const uint64_t places[] = {0, 3, 3, UINT64_MAX, 2, 2, 2, 4};
    node_id indices = node_constant(g, type_tensor(g, QN_UI64, 2, DIMS(4, 2)), places, false);
    attrs a = {.inserted_window_dims = LIST(1),
               .input_batching_dims = LIST(0),
               .scatter_indices_batching_dims = LIST(1),
               .scatter_dims_to_operand_dims = LIST(1),
               .index_vector_dim = 2};
    return b_square(g, b_scatter(g, scatter_op, x[0], indices, x[1], &a));
}

static node_id build_scatter_nothing(graph *g, const node_id *x)
{
    node_id indices = node_constant(g, type_tensor(g, QN_I32, 2, DIMS(0, 1)), NULL, false);
    attrs a = {.update_window_dims = LIST(1),
               .inserted_window_dims = LIST(0),
               .scatter_dims_to_operand_dims = LIST(0),
               .index_vector_dim = 1};
    return b_square(g, b_scatter(g, scatter_op, x[0], indices, x[1], &a));
}

TEST(scatter)
{
    static const op_kind ops[] = {OP_add, OP_multiply, OP_maximum, OP_minimum, OP_none};
    static const gradient_case cases[] = {
        {"rows", OP_scatter, build_scatter_rows, 2, {{2, {5, 3}, -2, 2}, {2, {6, 3}, -2, 2}}, 0},
        {"windows", OP_scatter, build_scatter_windows, 2, {{2, {4, 5}, -2, 2}, {3, {2, 3, 6}, -2, 2}}, 0},
        {"batch", OP_scatter, build_scatter_batch, 2, {{2, {2, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"nothing", OP_scatter, build_scatter_nothing, 2, {{2, {5, 3}, -2, 2}, {2, {0, 3}, -2, 2}}, 0},
    };
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
        scatter_op = ops[i];
        check_cases(cases, sizeof cases / sizeof *cases);
    }
}

static void derivative_at(builder build, uint32_t count, const int64_t *n, const double *const *x, double *out);

/* Scatters x[0] into three elements: the places are 1, 1, 0, 1. */
static node_id build_scatter_few(graph *g, const node_id *x)
{
    static const int32_t places[] = {1, 1, 0, 1};
    node_id indices = node_constant(g, type_tensor(g, QN_I32, 1, DIMS(4)), places, false);
    attrs a = {.inserted_window_dims = LIST(0), .scatter_dims_to_operand_dims = LIST(0), .index_vector_dim = 1};
    return b_scatter(g, scatter_op, b_fill(g, type_tensor(g, QN_F64, 1, DIMS(3)), 5), indices, x[0], &a);
}

TEST(conventions_of_scatter)
{
    static const struct {
        op_kind op;
        double x[4], want[4];
    } cases[] = {
        {OP_multiply, {2, 0, 3, 4}, {0, 40, 5, 0}},     {OP_multiply, {0, 0, 3, 4}, {0, 0, 5, 0}},
        {OP_maximum, {7, 7, 5, 1}, {0.5, 0.5, 0.5, 0}}, {OP_minimum, {5, 5, 9, 6}, {1.0 / 3, 1.0 / 3, 0, 0}},
        {OP_none, {1, 2, 3, 4}, {0, 0, 1, 1}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double got[4];
        scatter_op = cases[i].op;
        derivative_at(build_scatter_few, 1, DIMS(4), (const double *const[]){cases[i].x}, got);
        for (int k = 0; k < 4; k++)
            if (got[k] != cases[i].want[k])
                unit_fail(__FILE__, __LINE__, "scatter %zu: derivative %d is %g, not %g", i, k, got[k],
                          cases[i].want[k]);
    }
}

#endif
