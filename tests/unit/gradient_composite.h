/* Cases of test_gradient.c: composites. */
#ifndef GRADIENT_COMPOSITE_H
#define GRADIENT_COMPOSITE_H

/* 0.01f */
#define NORM_ATTRS                                                                                                     \
    &(attrs) { .epsilon = 0x3C23D70A, .feature_index = 1 }
static node_id build_norm_training(graph *g, const node_id *x)
{
    node_id n = node_make(g, OP_batch_norm_training, 3, x, NORM_ATTRS);
    node_id of_feature = b_add(g, node_result(g, n, 1), b_square(g, node_result(g, n, 2)));
    return b_add(g, node_result(g, n, 0), b_broadcast(g, of_feature, 3, DIMS(2, 3, 4), DIMS(1)));
}
static node_id build_norm_inference(graph *g, const node_id *x)
{
    return node_make(g, OP_batch_norm_inference, 5, x, NORM_ATTRS);
}
static node_id build_norm_grad(graph *g, const node_id *x)
{
    node_id n = node_make(g, OP_batch_norm_grad, 5, x, NORM_ATTRS);
    node_id of_feature = b_multiply(g, node_result(g, n, 1), b_square(g, node_result(g, n, 2)));
    return b_add(g, node_result(g, n, 0), b_broadcast(g, of_feature, 3, DIMS(2, 3, 4), DIMS(1)));
}

/* Each element is `a * c` if `a < b`, else `sin(b)`; c is captured. */
static node_id build_map(graph *g, const node_id *x)
{
    type_id scalar = type_scalar(g, QN_F64);
    region_id r = graph_open_region(g, NULL), branches[2];
    node_id a = graph_formal(g, scalar, NULL), b = graph_formal(g, scalar, NULL);
    node_id less = b_compare(g, comparison_direction_LT, a, b), out;
    for (int i = 0; i < 2; i++) {
        branches[i] = graph_open_region(g, NULL);
        out = i ? b_sine(g, b) : b_multiply(g, a, x[2]);
        graph_close_region(g, 1, &out);
    }
    out = node_make(g, OP_if, 1, &less, &(attrs){.region_count = 2, .regions = branches});
    graph_close_region(g, 1, &out);
    return node_make(g, OP_map, 2, x, &(attrs){.dimensions = LIST(0, 1), .region_count = 1, .regions = &r});
}

static node_id build_ragged(graph *g, const node_id *x, bool kept)
{
    static const int32_t sizes[] = {2, 0, 3};
    static const attr_dims none;
    node_id groups = node_constant(g, type_tensor(g, QN_I32, 1, DIMS(3)), sizes, false);
    attrs a = {.lhs_contracting_dimensions = kept ? LIST(1) : LIST(0),
               .rhs_contracting_dimensions = kept ? LIST(1) : LIST(0),
               .lhs_ragged_dimensions = LIST(0),
               .rhs_group_dimensions = kept ? LIST(0) : none};
    return b_sine(g, node_make(g, OP_ragged_dot, 3, (node_id[]){x[0], x[1], groups}, &a));
}
static node_id build_ragged_kept(graph *g, const node_id *x) { return build_ragged(g, x, true); }
static node_id build_ragged_contracted(graph *g, const node_id *x) { return build_ragged(g, x, false); }
static node_id build_rounded_dot(graph *g, const node_id *x)
{
    attrs a = {.lhs_contracting_dimensions = LIST(1),
               .rhs_contracting_dimensions = LIST(0),
               .dot_algorithm = dot_algorithm_F64_F64_F64};
    return b_sine(g, node_make(g, OP_rounded_dot, 2, x, &a));
}

static node_id build_barriers(graph *g, const node_id *x)
{
    node_id n = node_make(g, OP_optimization_barrier, 2, x, NULL);
    return b_multiply(g, b_sine(g, node_result(g, n, 0)), node_result(g, n, 1));
}
static node_id build_barrier(graph *g, const node_id *x) { return b_square(g, b_barrier(g, x[0], 1)); }

static node_id build_rng(graph *g, const node_id *x)
{
    static const int64_t dims[] = {2, 3};
    node_id shape = node_constant(g, type_tensor(g, QN_I64, 1, DIMS(2)), dims, false);
    node_id operands[] = {x[0], x[1], shape};
    node_id uniform = node_make(g, OP_rng, 3, operands, &(attrs){.rng_distribution = 1, .shape = {2, dims}});
    return b_multiply(
        g, uniform, node_make(g, OP_rng, 3, operands, &(attrs){.rng_distribution = 2, .shape = {2, dims}, .seed = 9}));
}

/* The region of an all_reduce or a reduce_scatter. */
static region_id adder(graph *g)
{
    region_id r = graph_open_region(g, NULL);
    type_id t = type_scalar(g, QN_F64);
    node_id a = graph_formal(g, t, NULL), b = graph_formal(g, t, NULL), sum = b_add(g, a, b);
    graph_close_region(g, 1, &sum);
    return r;
}

/* Applies an operation of several devices between two squares. */
static node_id build_collective(graph *g, op_kind op, const node_id *x)
{
    region_id r = op == OP_all_reduce || op == OP_reduce_scatter ? adder(g) : 0;
    node_id square = b_square(g, x[0]);
    attrs a = {.split_count = op == OP_all_to_all, .region_count = r != 0, .regions = &r};
    static const attr_pair pairs[] = {{0, 0}};
    if (op == OP_collective_permute)
        a.source_target_pairs = (attr_pairs){1, pairs};
    return b_square(g, node_make(g, op, 1, &square, &a));
}
static node_id build_all_gather(graph *g, const node_id *x) { return build_collective(g, OP_all_gather, x); }
static node_id build_all_reduce(graph *g, const node_id *x) { return build_collective(g, OP_all_reduce, x); }
static node_id build_all_to_all(graph *g, const node_id *x) { return build_collective(g, OP_all_to_all, x); }
static node_id build_to_all(graph *g, const node_id *x) { return build_collective(g, OP_collective_broadcast, x); }
static node_id build_permute(graph *g, const node_id *x) { return build_collective(g, OP_collective_permute, x); }
static node_id build_scatter(graph *g, const node_id *x) { return build_collective(g, OP_reduce_scatter, x); }

TEST(composites)
{
    static const gradient_case cases[] = {
        {"training",
         OP_batch_norm_training,
         build_norm_training,
         3,
         {{3, {2, 3, 4}, -2, 2}, {1, {3}, 0.5, 2}, {1, {3}, -1, 1}},
         0},
        {"inference",
         OP_batch_norm_inference,
         build_norm_inference,
         5,
         {{3, {2, 3, 4}, -2, 2}, {1, {3}, 0.5, 2}, {1, {3}, -1, 1}, {1, {3}, -1, 1}, {1, {3}, 0.5, 2}},
         0},
        {"second derivative",
         OP_batch_norm_grad,
         build_norm_grad,
         5,
         {{3, {2, 3, 4}, -2, 2}, {1, {3}, 0.5, 2}, {1, {3}, -1, 1}, {1, {3}, 0.5, 2}, {3, {2, 3, 4}, -1, 1}},
         0},
        {"map with a capture", OP_map, build_map, 3, {{2, {3, 5}, -2, 2}, {2, {3, 5}, -2, 2}, {0, {0}, 0.5, 2}}, 0},
        {"ragged, kept", OP_ragged_dot, build_ragged_kept, 2, {{2, {6, 3}, -2, 2}, {3, {3, 3, 4}, -2, 2}}, 0},
        {"ragged, contracted", OP_ragged_dot, build_ragged_contracted, 2, {{2, {6, 3}, -2, 2}, {2, {6, 4}, -2, 2}}, 0},
        {"rounded dot", OP_rounded_dot, build_rounded_dot, 2, {{2, {3, 4}, -2, 2}, {2, {4, 2}, -2, 2}}, 0},
        {"barriers", OP_optimization_barrier, build_barriers, 2, {{1, {5}, -2, 2}, {1, {5}, -2, 2}}, 0},
        {"rng", OP_rng, build_rng, 2, {{0, {0}, -2, 1}, {0, {0}, 2, 3}}, 0},
        {"all_gather", OP_all_gather, build_all_gather, 1, {{1, {5}, -2, 2}}, 0},
        {"all_reduce", OP_all_reduce, build_all_reduce, 1, {{1, {5}, -2, 2}}, 0},
        {"all_to_all", OP_all_to_all, build_all_to_all, 1, {{1, {5}, -2, 2}}, 0},
        {"broadcast", OP_collective_broadcast, build_to_all, 1, {{1, {5}, -2, 2}}, 0},
        {"permute", OP_collective_permute, build_permute, 1, {{1, {5}, -2, 2}}, 0},
        {"scatter", OP_reduce_scatter, build_scatter, 1, {{1, {5}, -2, 2}}, 0},
        {"one barrier", OP_barrier, build_barrier, 1, {{1, {5}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* ---- layers ------------------------------------------------------------------------------------------------------ */

static node_id build_silu(graph *g, const node_id *x) { return compose_silu(g, x[0]); }
static node_id build_logsumexp(graph *g, const node_id *x) { return compose_logsumexp(g, x[0], 1); }
static node_id build_layer_norm(graph *g, const node_id *x) { return compose_layer_norm(g, x[0], x[1], x[2], 0.01); }
static node_id build_rms_norm(graph *g, const node_id *x) { return compose_rms_norm(g, x[0], x[1], 0.01); }
static node_id build_dropout(graph *g, const node_id *x)
{
    int64_t two = 2;
    uint32_t words[] = {1, 2};
    return compose_dropout(g, node_constant(g, type_tensor(g, QN_UI32, 1, &two), words, false), x[0], 0.5);
}
static node_id build_attention(graph *g, const node_id *x)
{
    return compose_attention(g, x[0], x[1], x[2], x[3], true, 0);
}
static node_id build_einsum(graph *g, const node_id *x) { return compose_einsum(g, "abc,cb,d->da", 3, x); }

TEST(layers)
{
    static const gradient_case cases[] = {
        {"silu", OP_logistic, build_silu, 1, {{2, {3, 5}, -3, 3}}, 0},
        {"logsumexp", OP_log, build_logsumexp, 1, {{2, {3, 5}, -3, 3}}, 0},
        {"layer norm", OP_rsqrt, build_layer_norm, 3, {{2, {3, 5}, -2, 2}, {1, {5}, -2, 2}, {1, {5}, -2, 2}}, 0},
        {"rms norm", OP_rsqrt, build_rms_norm, 2, {{2, {3, 5}, -2, 2}, {1, {5}, -2, 2}}, 0},
        {"dropout", OP_select, build_dropout, 1, {{2, {3, 5}, -2, 2}}, 0},
        {"attention",
         OP_dot_general,
         build_attention,
         4,
         {{3, {2, 3, 4}, -2, 2}, {3, {2, 5, 4}, -2, 2}, {3, {2, 5, 3}, -2, 2}, {2, {3, 5}, -1, 1}},
         0},
        {"einsum", OP_dot_general, build_einsum, 3, {{3, {2, 3, 4}, -2, 2}, {2, {4, 3}, -2, 2}, {1, {2}, -2, 2}}, 0},
    };
    check_cases(cases, sizeof cases / sizeof *cases);
}

/* batch_norm_grad is the derivative of batch_norm_training. */
TEST(batch_norm_grad_is_the_derivative)
{
    enum { N = 24 };
    graph g;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    type_id whole = type_tensor(&g, QN_F64, 3, DIMS(2, 3, 4)), part = type_tensor(&g, QN_F64, 1, DIMS(3));
    node_id x[3] = {graph_formal(&g, whole, NULL), graph_formal(&g, part, NULL), graph_formal(&g, part, NULL)};
    node_id up = graph_formal(&g, whole, NULL), out[6];
    node_id n = node_make(&g, OP_batch_norm_training, 3, x, NORM_ATTRS);
    gradient(&g, "gradient", "y", b_sum_all(&g, b_multiply(&g, node_result(&g, n, 0), up)), 3, x, out);
    node_id operands[] = {x[0], x[1], node_result(&g, n, 1), node_result(&g, n, 2), up};
    node_id d = node_make(&g, OP_batch_norm_grad, 5, operands, NORM_ATTRS);
    for (uint32_t i = 0; i < 3; i++)
        out[3 + i] = node_result(&g, d, i);
    graph_close_region(&g, 6, out);
    double in[2][N], of_feature[2][3] = {{0.5, 2, -1}, {1, 2, 3}}, got[6][N];
    uint64_t state = 7;
    for (int i = 0; i < 2 * N; i++)
        in[i / N][i % N] = 4 * uniform(&state) - 2;
    CHECK_OK(graph_take_failure(&g));
    const void *inputs[] = {in[0], of_feature[0], of_feature[1], in[1]};
    CHECK_OK(evaluate_expanded(&g, f, inputs, (void *[]){got[0], got[1], got[2], got[3], got[4], got[5]}));
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < (i ? 3 : N); k++)
            CHECK(fabs(got[i][k] - got[3 + i][k]) < 1e-12);
    graph_free(&g);
}

#endif
