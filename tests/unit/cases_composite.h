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

static void cases_rounded_dot(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 5, 9), y = FORMAL(dtype, 9, 19), z = FORMAL(dtype, 3, 5, 9);
    for (uint8_t i = 1; enum_spelling(ATTR_dot_algorithm, i); i++) {
        give(out, MAKE(OP_rounded_dot,
                       ATTRS(.lhs_contracting_dimensions = DIMS(1), .rhs_contracting_dimensions = DIMS(0),
                             .dot_algorithm = i),
                       x, y));
        give(out, MAKE(OP_rounded_dot,
                       ATTRS(.lhs_batching_dimensions = DIMS(0), .rhs_batching_dimensions = DIMS(0),
                             .lhs_contracting_dimensions = DIMS(2, 1), .rhs_contracting_dimensions = DIMS(2, 1),
                             .dot_algorithm = i, .element_type = QN_F32),
                       z, z));
    }
}

static node_id sizes_of(uint32_t count, const int32_t *sizes)
{
    int64_t dims[] = {2, count / 2}, all = count;
    return count % 2 ? node_constant(&g, type_tensor(&g, QN_I32, 1, &all), sizes, false)
                     : node_constant(&g, type_tensor(&g, QN_I32, 2, dims), sizes, false);
}

#define RAGGED(l, r, sizes, lb, rb, lc, rc, ragged, group)                                                             \
    give(out,                                                                                                          \
         MAKE(OP_ragged_dot,                                                                                           \
              ATTRS(.lhs_batching_dimensions = lb, .rhs_batching_dimensions = rb, .lhs_contracting_dimensions = lc,    \
                    .rhs_contracting_dimensions = rc, .lhs_ragged_dimensions = ragged, .rhs_group_dimensions = group), \
              l, r, sizes))

static void cases_ragged_dot(qn_dtype dtype, outputs *out)
{
    node_id three = sizes_of(3, (int32_t[]){2, 0, 4}), any = FORMAL(QN_I64, 3);
    node_id each = sizes_of(6, (int32_t[]){1, 3, 2, 0, 7, 0});
    node_id rows = FORMAL(dtype, 7, 5), columns = FORMAL(dtype, 7, 19), whole = FORMAL(dtype, 2, 4, 7, 5);
    node_id groups = FORMAL(dtype, 3, 5, 19), turned = FORMAL(dtype, 19, 2, 3, 5);
    /* the ragged dimension is neither contracted nor batching */
    RAGGED(rows, groups, three, NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), DIMS(0), DIMS(0));
    RAGGED(rows, groups, any, NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), DIMS(0), DIMS(0));
    RAGGED(whole, turned, three, DIMS(0), DIMS(1), DIMS(3), DIMS(3), DIMS(2), DIMS(2));
    RAGGED(whole, turned, each, DIMS(0), DIMS(1), DIMS(3), DIMS(3), DIMS(1), DIMS(2));
    RAGGED(FORMAL(dtype, 0, 5), groups, three, NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), DIMS(0), DIMS(0));
    RAGGED(rows, FORMAL(dtype, 0, 5, 19), FORMAL(QN_I32, 0), NO_DIMS, NO_DIMS, DIMS(1), DIMS(1), DIMS(0), DIMS(0));
    /* the ragged dimension is contracted */
    RAGGED(rows, columns, three, NO_DIMS, NO_DIMS, DIMS(0), DIMS(0), DIMS(0), NO_DIMS);
    RAGGED(rows, columns, any, NO_DIMS, NO_DIMS, DIMS(0), DIMS(0), DIMS(0), NO_DIMS);
    RAGGED(whole, FORMAL(dtype, 7, 2, 3), each, DIMS(0), DIMS(1), DIMS(2), DIMS(0), DIMS(2), NO_DIMS);
    RAGGED(whole, FORMAL(dtype, 4, 7, 3), three, NO_DIMS, NO_DIMS, DIMS(2, 1), DIMS(1, 0), DIMS(2), NO_DIMS);
    RAGGED(FORMAL(dtype, 2, 7), FORMAL(dtype, 2, 7, 3), each, NO_DIMS, NO_DIMS, DIMS(0, 1), DIMS(0, 1), DIMS(1),
           NO_DIMS);
    /* the ragged dimension is a batching dimension */
    RAGGED(whole, FORMAL(dtype, 5, 4, 3), three, DIMS(1), DIMS(1), DIMS(3), DIMS(0), DIMS(1), NO_DIMS);
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

/* ---- random numbers ---------------------------------------------------------------------------------------------- */

static void cases_rng_bit_generator(qn_dtype dtype, outputs *out)
{
    static const int64_t shapes[][3] = {{5, 7, 3}, {2, 3, 5}, {1, 1, 67}, {0, 2, 3}};
    node_id two = FORMAL(QN_UI64, 2), three = FORMAL(QN_UI64, 3);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (uint8_t algorithm = 1; algorithm <= 3; algorithm++) {
            const attrs a = {.rng_algorithm = algorithm, .shape = {3, shapes[i]}, .element_type = dtype};
            give_results(out, MAKE(OP_rng_bit_generator, &a, two));
            if (algorithm != rng_algorithm_THREE_FRY)
                give_results(out, MAKE(OP_rng_bit_generator, &a, three));
        }
    give_results(out, MAKE(OP_rng_bit_generator, ATTRS(.rng_algorithm = 2, .element_type = dtype), two));
    give_results(out, MAKE(OP_rng_bit_generator, ATTRS(.rng_algorithm = 3, .element_type = dtype), two));
}

static void cases_rng(qn_dtype dtype, outputs *out)
{
    static const int64_t dims[] = {3, 17};
    node_id a = formal_of(dtype, NO_DIMS), b = formal_of(dtype, NO_DIMS);
    node_id shape = node_constant(&g, type_tensor(&g, QN_I64, 1, (int64_t[]){2}), dims, false);
    node_id none = node_constant(&g, type_tensor(&g, QN_I64, 1, (int64_t[]){0}), "", false);
    for (uint8_t kind = 1; kind <= (dtype_is_float(dtype) ? 2 : 1); kind++) {
        give(out, MAKE(OP_rng, ATTRS(.rng_distribution = kind, .shape = {2, dims}), a, b, shape));
        give(out, MAKE(OP_rng, ATTRS(.rng_distribution = kind, .shape = {2, dims}), a, b, shape));
        give(out, MAKE(OP_rng, ATTRS(.rng_distribution = kind), a, b, none));
    }
}

/* ---- several devices --------------------------------------------------------------------------------------------- */

static void cases_partition_id(qn_dtype dtype, outputs *out)
{
    node_id x = formal_of(dtype, NO_DIMS);
    give(out, node_make(&g, OP_partition_id, 0, NULL, NULL));
    give(out, b_barrier(&g, x, 1));
}
static void cases_replica_id(qn_dtype dtype, outputs *out)
{
    node_id x = formal_of(dtype, NO_DIMS);
    give(out, node_make(&g, OP_replica_id, 0, NULL, NULL));
    give(out, b_barrier(&g, x, 1));
}

static void cases_all_gather(qn_dtype dtype, outputs *out)
{
    give_results(out, MAKE(OP_all_gather, NO_ATTRS, FORMAL(dtype, 3, 17), FORMAL(dtype, 3)));
    give(out, MAKE(OP_all_gather, ATTRS(.all_gather_dim = 1, .replica_groups = DIMS(1, 0)), FORMAL(dtype, 3, 17)));
}

static void cases_all_to_all(qn_dtype dtype, outputs *out)
{
    give(out, MAKE(OP_all_to_all, ATTRS(.split_count = 1, .concat_dimension = 1), FORMAL(dtype, 3, 17)));
}

/* A region that adds numbers of this type. */
static region_id adder(qn_dtype dtype)
{
    region_id r = graph_open_region(&g, NULL);
    node_id a = graph_formal(&g, type_scalar(&g, dtype), NULL), b = graph_formal(&g, type_scalar(&g, dtype), NULL);
    node_id sum = b_add(&g, a, b);
    graph_close_region(&g, 1, &sum);
    return r;
}

static void cases_all_reduce(qn_dtype dtype, outputs *out)
{
    region_id r = adder(dtype), wide = adder(dtype_is_float(dtype) ? QN_F64 : dtype);
    give_results(out,
                 MAKE(OP_all_reduce, ATTRS(.region_count = 1, .regions = &r), FORMAL(dtype, 9), FORMAL(dtype, 2, 2)));
    give(out, MAKE(OP_all_reduce, ATTRS(.region_count = 1, .regions = &wide), FORMAL(dtype, 9)));
}

static void cases_reduce_scatter(qn_dtype dtype, outputs *out)
{
    region_id r = adder(dtype);
    give(out, MAKE(OP_reduce_scatter, ATTRS(.region_count = 1, .regions = &r), FORMAL(dtype, 9)));
}

static void cases_collective_broadcast(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 17);
    give(out, MAKE(OP_collective_broadcast, NO_ATTRS, x));
    give(out, MAKE(OP_collective_broadcast, ATTRS(.replica_groups = DIMS(2)), x));
}

static void cases_collective_permute(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 3, 17);
    give(out, MAKE(OP_collective_permute, NO_ATTRS, x));
    give(out, MAKE(OP_collective_permute, ATTRS(.source_target_pairs = {1, (attr_pair[]){{0, 0}}}), x));
}

#endif
