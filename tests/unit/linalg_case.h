/* Matrices, and calls of factorisations and solves in the evaluator, for test_linalg.c. */
#ifndef LINALG_CASE_H
#define LINALG_CASE_H

#include "agree.h"
#include "graph/linalg.h"

typedef struct solve_case {
    int n, m; /* the rows of a, and the number of right-hand sides */
    bool left, lower, unit, transposed;
} solve_case;

/* A matrix with elements in [-1, 1) and a diagonal above n. The caller frees it. */
static inline double *heavy_matrix(int n, uint64_t seed)
{
    double *a = calloc((size_t)n * (size_t)n, sizeof *a);
    random_seed(seed);
    for (int i = 0; i < n * n; i++)
        a[i] = (double)(random_next() >> 11) * 0x1p-52 - 1 + (i / n == i % n ? n + 2 : 0);
    return a;
}

static inline double *transposed_copy(int rows, int columns, const double *a)
{
    double *made = calloc((size_t)rows * (size_t)columns, sizeof *made);
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < columns; k++)
            made[k * rows + i] = a[i * columns + k];
    return made;
}

/* x * adjoint(x) / n + identity. */
static inline node_id definite(graph *in, node_id x)
{
    const type *t = node_shape(in, x);
    node_id row = b_iota(in, QN_I32, 3, t->dims, 1), column = b_iota(in, QN_I32, 3, t->dims, 2);
    node_id one =
        b_select(in, b_compare(in, comparison_direction_EQ, row, column), b_fill_like(in, x, 1), b_zeros_like(in, x));
    node_id square = b_dot_general(in, x, linalg_conj(in, x), DIMS(0), DIMS(0), DIMS(2), DIMS(2), QN_NONE);
    return b_add(in, b_scale(in, square, 1.0 / (double)t->dims[2]), one);
}

/* Closes the open function with result `made`, evaluates it and frees the graph. */
static inline void evaluate_made(graph *in, node_id made, const void *const *inputs, void *out)
{
    region_id f = graph_close_region(in, 1, &made);
    CHECK_OK(graph_take_failure(in));
    CHECK_OK(evaluate_expanded(in, f, inputs, &out));
    graph_free(in);
}

static inline void factor_of_rank(uint32_t rank, const int64_t *dims, bool lower, const double *a, double *out)
{
    graph made;
    CHECK_OK(graph_init(&made));
    graph_open_region(&made, "main");
    node_id x = graph_formal(&made, type_tensor(&made, QN_F64, rank, dims), NULL);
    node_id l = node_make(&made, OP_cholesky, 1, &x, &(attrs){.lower = lower});
    evaluate_made(&made, l, (const void *[]){a}, out);
}

static inline void factor_f64(int n, bool lower, const double *a, double *out)
{
    factor_of_rank(2, (int64_t[]){n, n}, lower, a, out);
}

static inline void factor_batch_f64(int batch, int n, const double *a, double *out)
{
    factor_of_rank(3, (int64_t[]){batch, n, n}, true, a, out);
}

static inline void solve_f64(const solve_case *c, const double *a, const double *b, double *out)
{
    graph made;
    CHECK_OK(graph_init(&made));
    graph_open_region(&made, "main");
    int64_t n = c->n, m = c->m;
    attrs how = {.left_side = c->left,
                 .lower = c->lower,
                 .unit_diagonal = c->unit,
                 .transpose_a = c->transposed ? transpose_a_TRANSPOSE : transpose_a_NO_TRANSPOSE};
    node_id x[2] = {
        graph_formal(&made, type_tensor(&made, QN_F64, 2, (int64_t[]){n, n}), NULL),
        graph_formal(&made, type_tensor(&made, QN_F64, 2, c->left ? (int64_t[]){n, m} : (int64_t[]){m, n}), NULL)};
    node_id solved = node_make(&made, OP_triangular_solve, 2, x, &how);
    evaluate_made(&made, solved, (const void *[]){a, b}, out);
}

/* Factors a batch of matrices of `rows` rows and `columns` columns. */
static inline void lu_f64(int batch, int rows, int columns, const double *a, double *both, int32_t *pivots,
                          int32_t *permutation)
{
    graph made;
    CHECK_OK(graph_init(&made));
    graph_open_region(&made, "main");
    node_id x = graph_formal(&made, type_tensor(&made, QN_F64, 3, (int64_t[]){batch, rows, columns}), NULL);
    node_id f = node_make(&made, OP_lu, 1, &x, NULL), results[3];
    for (uint32_t i = 0; i < 3; i++)
        results[i] = f ? node_result(&made, f, i) : 0;
    region_id main = graph_close_region(&made, 3, results);
    CHECK_OK(graph_take_failure(&made));
    CHECK_OK(evaluate_expanded(&made, main, (const void *[]){a}, (void *[]){both, pivots, permutation}));
    graph_free(&made);
}

/* The number of nodes after the expansion of an operation on one matrix of n rows and columns. */
static inline uint32_t expanded_nodes(op_kind op, int64_t n)
{
    graph made, to;
    region_id out;
    CHECK_OK(graph_init(&made));
    CHECK_OK(graph_init(&to));
    graph_open_region(&made, "main");
    node_id x = graph_formal(&made, type_tensor(&made, QN_F32, 2, (int64_t[]){n, n}), NULL);
    node_id l = node_make(&made, op, 1, &x, &(attrs){.lower = true});
    l = l ? node_result(&made, l, 0) : 0;
    region_id f = graph_close_region(&made, 1, &l);
    CHECK_OK(expand(&made, f, true, &to, &out));
    CHECK_OK(graph_verify(&to));
    uint32_t count = to.nodes.count;
    graph_free(&made);
    graph_free(&to);
    return count;
}

#endif
