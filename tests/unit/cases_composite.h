/* Cases of test_agree_structural.c: composites. */
#ifndef CASES_COMPOSITE_H
#define CASES_COMPOSITE_H

static void give_results(outputs *out, node_id n)
{
    for (uint32_t i = 0; n && i < node_result_count(&g, n); i++)
        give(out, node_result(&g, n, i));
}

/* 1e-5f */
#define EPSILON 0x3727C5ACu

static void cases_batch_norm_training(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 4, 19), line = FORMAL(dtype, 5);
    for (int64_t d = 0; d < 3; d++) {
        node_id s = formal_of(dtype, (attr_dims){1, &node_shape(&g, x)->dims[d]});
        give_results(out, MAKE(OP_batch_norm_training, ATTRS(.epsilon = EPSILON, .feature_index = d), x, s, s));
    }
    give_results(out, MAKE(OP_batch_norm_training, ATTRS(.epsilon = EPSILON), line, line, line));
    node_id none = FORMAL(dtype, 0, 3), three = FORMAL(dtype, 3);
    give_results(out, MAKE(OP_batch_norm_training, ATTRS(.feature_index = 1), none, three, three));
}

static void cases_batch_norm_inference(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 4, 19);
    for (int64_t d = 0; d < 3; d++) {
        attr_dims n = {1, &node_shape(&g, x)->dims[d]};
        give(out, MAKE(OP_batch_norm_inference, ATTRS(.epsilon = EPSILON, .feature_index = d), x, formal_of(dtype, n),
                       formal_of(dtype, n), formal_of(dtype, n), formal_of(dtype, n)));
    }
}

static void cases_batch_norm_grad(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 4, 19), y = FORMAL(dtype, 3, 4, 19);
    for (int64_t d = 0; d < 3; d++) {
        attr_dims n = {1, &node_shape(&g, x)->dims[d]};
        give_results(out, MAKE(OP_batch_norm_grad, ATTRS(.epsilon = EPSILON, .feature_index = d), x,
                               formal_of(dtype, n), formal_of(dtype, n), formal_of(dtype, n), y));
    }
}

/* A region of `maximum(a, b)`, or of `a < b ? c : a` with an `if` and a captured c. */
static void cases_map(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 17), y = FORMAL(dtype, 3, 17), c = formal_of(dtype, NO_DIMS);
    for (int kind = 0; kind < 2; kind++) {
        region_id r = graph_open_region(&g, NULL), branches[2];
        node_id a = graph_formal(&g, node_type(&g, c), NULL), b = graph_formal(&g, node_type(&g, c), NULL), result;
        if (kind) {
            node_id less = b_compare(&g, comparison_direction_LT, a, b);
            for (int i = 0; i < 2; i++) {
                branches[i] = graph_open_region(&g, NULL);
                graph_close_region(&g, 1, i ? &a : &c);
            }
            result = node_make(&g, OP_if, 1, &less, &(attrs){.region_count = 2, .regions = branches});
        } else {
            result = b_maximum(&g, a, b);
        }
        graph_close_region(&g, 1, &result);
        give(out, MAKE(OP_map, ATTRS(.dimensions = DIMS(0, 1), .region_count = 1, .regions = &r), x, y));
    }
}

static void cases_optimization_barrier(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 17), y = formal_of(dtype, NO_DIMS);
    node_id both = MAKE(OP_optimization_barrier, NO_ATTRS, x, y);
    give_results(out, both);
    give(out, b_reverse(&g, MAKE(OP_optimization_barrier, NO_ATTRS, node_result(&g, both, 0)), DIMS(1)));
}

static void cases_barrier(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 17);
    give(out, b_barrier(&g, x, 1));
    give(out, b_reverse(&g, b_barrier(&g, b_transpose(&g, x, (int64_t[]){1, 0}), 2), DIMS(0)));
}

#endif
