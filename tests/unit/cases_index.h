/* Cases of operations with computed indices, for test_agree_structural.c. */
#ifndef CASES_INDEX_H
#define CASES_INDEX_H

/* The lists of a gather in one line: offset dimensions, collapsed dimensions, index map, index_vector_dim, sizes. */
#define GATHER(x, i, offset, collapsed, map, vector, ...)                                                              \
    MAKE(OP_gather,                                                                                                    \
         ATTRS(.offset_dims = offset, .collapsed_slice_dims = collapsed, .start_index_map = map,                       \
               .index_vector_dim = vector, .slice_sizes = __VA_ARGS__),                                                \
         x, i)

static void gather_rows(qn_dtype dtype, outputs *out)
{
    node_id line = FORMAL(dtype, 37), table = FORMAL(dtype, 9, 21), wide = FORMAL(dtype, 9, 3, 50);
    for (size_t k = 0; k < sizeof index_types / sizeof *index_types; k++) {
        node_id i = FORMAL(index_types[k], 19), one = formal_of(index_types[k], NO_DIMS);
        give(out, GATHER(line, i, NO_DIMS, DIMS(0), DIMS(0), 1, DIMS(1)));
        give(out, GATHER(line, i, DIMS(0), NO_DIMS, DIMS(0), 1, DIMS(5)));
        give(out, GATHER(table, i, DIMS(1), DIMS(0), DIMS(0), 1, DIMS(1, 21)));
        give(out, GATHER(table, i, DIMS(0), DIMS(0), DIMS(0), 1, DIMS(1, 20)));
        give(out, GATHER(table, i, DIMS(0), DIMS(1), DIMS(1), 1, DIMS(9, 1)));
        give(out, GATHER(table, one, DIMS(0), DIMS(0), DIMS(0), 0, DIMS(1, 21)));
        node_id moved = b_add(&g, i, b_fill_like(&g, i, 3)); /* a computed index, and a gather of a gather */
        node_id rows = GATHER(wide, moved, DIMS(1, 2), DIMS(0), DIMS(0), 1, DIMS(1, 2, 47));
        give(out, rows);
        give(out, GATHER(rows, i, DIMS(0, 1), DIMS(2), DIMS(2), 1, DIMS(19, 2, 1)));
    }
}

static void cases_gather(qn_dtype dtype, outputs *out)
{
    node_id x = FORMAL(dtype, 6, 10, 4), none = FORMAL(dtype, 0, 5), scalar = formal_of(dtype, NO_DIMS);
    node_id pairs = FORMAL(QN_I32, 3, 2, 7), flat = FORMAL(QN_UI8, 2), no_index = FORMAL(QN_I64, 5, 0);
    gather_rows(dtype, out);
    /* index vectors along each dimension */
    give(out, GATHER(x, pairs, DIMS(1), DIMS(0, 2), DIMS(2, 0), 1, DIMS(1, 7, 1)));
    give(out,
         GATHER(x, b_transpose(&g, pairs, (int64_t[]){1, 0, 2}), DIMS(0, 3), DIMS(1), DIMS(0, 1), 0, DIMS(2, 1, 4)));
    give(out,
         GATHER(x, b_transpose(&g, pairs, (int64_t[]){0, 2, 1}), DIMS(1, 2, 4), NO_DIMS, DIMS(1, 2), 2, DIMS(6, 3, 2)));
    give(out, GATHER(x, flat, DIMS(0), DIMS(0, 1), DIMS(0, 1), 0, DIMS(1, 1, 4)));
    /* no index, no slice, no operand */
    give(out, GATHER(x, no_index, DIMS(0, 2, 3), NO_DIMS, NO_DIMS, 1, DIMS(2, 3, 4)));
    give(out, GATHER(scalar, no_index, NO_DIMS, NO_DIMS, NO_DIMS, 1, NO_DIMS));
    give(out, GATHER(x, FORMAL(QN_I32, 0, 1), DIMS(1, 2), DIMS(0), DIMS(0), 1, DIMS(1, 10, 4)));
    give(out, GATHER(x, FORMAL(QN_I32, 4, 1), DIMS(1, 2), DIMS(0), DIMS(0), 1, DIMS(1, 0, 4)));
    /* slices without elements; the elements of the result are zeros */
    node_id empty = GATHER(x, FORMAL(QN_I32, 4, 1), DIMS(1, 2), DIMS(0), DIMS(0), 1, DIMS(0, 2, 4));
    node_id nothing = GATHER(none, FORMAL(QN_I32, 4, 1), DIMS(1), DIMS(0), DIMS(0), 1, DIMS(0, 5));
    give(out, b_reverse(&g, empty, DIMS(0)));
    give(out, b_reverse(&g, nothing, DIMS(0)));
    give(out, GATHER(none, FORMAL(QN_I32, 4, 1), DIMS(1), DIMS(1), DIMS(1), 1, DIMS(0, 1)));
    /* computed indices that a pad or a reshape divides */
    node_id padded = b_pad(&g, FORMAL(dtype, 3), scalar, (int64_t[]){1}, (int64_t[]){2}, (int64_t[]){3});
    node_id folded = b_reshape(&g, b_transpose(&g, FORMAL(dtype, 3, 5), (int64_t[]){1, 0}), 1, (int64_t[]){15});
    give(out, GATHER(padded, FORMAL(QN_I32, 5, 4), NO_DIMS, DIMS(0), DIMS(0), 2, DIMS(1)));
    give(out, GATHER(padded, FORMAL(QN_I8, 40), DIMS(1), NO_DIMS, DIMS(0), 1, DIMS(7)));
    give(out, GATHER(folded, FORMAL(QN_I32, 40), NO_DIMS, DIMS(0), DIMS(0), 1, DIMS(1)));
    give(out, GATHER(folded, FORMAL(QN_I32, 5), DIMS(0), NO_DIMS, DIMS(0), 1, DIMS(9)));
    /* batching dimensions */
    node_id batches = FORMAL(QN_I32, 10, 3, 6), each = FORMAL(QN_I16, 6, 10, 5);
    give(out, MAKE(OP_gather,
                   ATTRS(.operand_batching_dims = DIMS(0, 1), .start_indices_batching_dims = DIMS(0, 1),
                         .collapsed_slice_dims = DIMS(2), .start_index_map = DIMS(2), .index_vector_dim = 3,
                         .slice_sizes = DIMS(1, 1, 1)),
                   x, each));
    give(out, MAKE(OP_gather,
                   ATTRS(.offset_dims = DIMS(1), .operand_batching_dims = DIMS(0, 1),
                         .start_indices_batching_dims = DIMS(2, 0), .start_index_map = DIMS(2), .index_vector_dim = 3,
                         .slice_sizes = DIMS(1, 1, 3)),
                   x, batches));
}

#endif
