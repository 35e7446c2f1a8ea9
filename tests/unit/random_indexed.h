/* Nodes of random graphs (random_graph.h) whose elements lie at computed places or in windows: gather, scatter,
 * factorisations, normalisation. random_graph.h includes this file. */
#ifndef RANDOM_INDEXED_H
#define RANDOM_INDEXED_H

/* Slices at computed places of a value: the dimensions that indices move, and the dimensions of the slices. */
typedef struct slices_case {
    int64_t moved[MAX_DIMS], collapsed[MAX_DIMS], sizes[MAX_DIMS], offset[2 * MAX_DIMS], indices[3],
        result[2 * MAX_DIMS];
    uint32_t moved_count, collapsed_count, offset_count, index_dims, result_rank;
} slices_case;

/* Returns false if the result would have too many dimensions or elements. */
static bool random_slices(const type *t, slices_case *c)
{
    int64_t order[MAX_DIMS * 4], kept[MAX_DIMS * 4], elements = 1;
    *c = (slices_case){.index_dims = (uint32_t)random_below(3)};
    for (uint32_t i = 0; i < c->index_dims; i++)
        c->indices[i] = random_between(chance(4) ? 0 : 1, 9);
    shuffle(t->rank, order);
    uint32_t windows = 0, window = 0, next_index = 0;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (chance(60))
            c->moved[c->moved_count++] = order[i];
        c->sizes[i] = chance(60) ? t->dims[i] : random_between(0, t->dims[i]);
        if (t->dims[i] > 0 && chance(35)) {
            c->sizes[i] = 1;
            c->collapsed[c->collapsed_count++] = i;
        } else {
            kept[windows++] = i;
        }
    }
    c->indices[c->index_dims] = c->moved_count;
    c->result_rank = c->index_dims + windows;
    if (c->result_rank > MAX_DIMS)
        return false;
    for (uint32_t i = 0; i < c->result_rank; i++) {
        bool of_slice = next_index == c->index_dims || (window < windows && chance(50));
        if (of_slice)
            c->offset[c->offset_count++] = i;
        c->result[i] = of_slice ? c->sizes[kept[window++]] : c->indices[next_index++];
        elements *= c->result[i];
    }
    return elements <= MAX_ELEMENTS;
}

/* Numbers of which most are at most 7. */
static node_id random_places(scope *s, const slices_case *c)
{
    qn_dtype dtype = chance(70) ? QN_I32 : random_dtype(TYPES_INT);
    node_id places = value_of(s, type_tensor(&g, dtype, c->index_dims + 1, c->indices));
    return chance(80) ? b_and(&g, places, b_fill_like(&g, places, 7)) : places;
}

static node_id index_gather(scope *s, node_id x)
{
    slices_case c;
    const type t = *shape_of(x);
    if (!random_slices(&t, &c))
        return x;
    return node_make(&g, OP_gather, 2, (node_id[]){x, random_places(s, &c)},
                     &(attrs){.offset_dims = {c.offset_count, c.offset},
                              .collapsed_slice_dims = {c.collapsed_count, c.collapsed},
                              .start_index_map = {c.moved_count, c.moved},
                              .index_vector_dim = c.index_dims,
                              .slice_sizes = {t.rank, c.sizes}});
}

static node_id index_scatter(scope *s, node_id x)
{
    slices_case c;
    const type t = *shape_of(x);
    if (!random_slices(&t, &c))
        return x;
    node_id places = random_places(s, &c);
    node_id updates = value_of(s, type_tensor(&g, dtype_of(x), c.result_rank, c.result));
    region_id region = chance(30) ? b_combiner(&g, OP_none, dtype_of(x)) : random_region(dtype_of(x));
    return node_make(&g, OP_scatter, 3, (node_id[]){x, places, updates},
                     ATTRS(.update_window_dims = {c.offset_count, c.offset},
                           .inserted_window_dims = {c.collapsed_count, c.collapsed},
                           .scatter_dims_to_operand_dims = {c.moved_count, c.moved}, .index_vector_dim = c.index_dims,
                           .region_count = 1, .regions = &region));
}

/* Normalisation over all dimensions but one; its three results join the scope. */
static node_id index_norm(scope *s, node_id x)
{
    const type t = *shape_of(x);
    if (!t.rank || !dtype_is_float((qn_dtype)t.dtype))
        return x;
    int64_t d = random_below(t.rank);
    type_id of_feature = type_tensor(&g, (qn_dtype)t.dtype, 1, &t.dims[d]);
    node_id operands[] = {x, value_of(s, of_feature), value_of(s, of_feature)};
    node_id n = node_make(&g, OP_batch_norm_training, 3, operands, &(attrs){.epsilon = 0x3727C5AC, .feature_index = d});
    for (uint32_t i = 1; n && i < 3; i++)
        add_value(s, node_result(&g, n, i));
    return n ? node_result(&g, n, 0) : 0;
}

/* x * transpose(x) plus a multiple of the identity, factorised; or a triangle of it, solved. */
static node_id index_factors(scope *s, node_id x)
{
    const type t = *shape_of(x);
    int64_t last = 1;
    attr_dims none = {0, NULL}, columns = {1, &last};
    (void)s;
    if (t.rank != 2 || !dtype_is_float((qn_dtype)t.dtype) || t.dims[0] > 33)
        return x;
    node_id square = b_dot_general(&g, x, x, none, none, columns, columns, QN_NONE);
    node_id row = b_iota(&g, QN_I32, 2, shape_of(square)->dims, 0),
            column = b_iota(&g, QN_I32, 2, shape_of(square)->dims, 1);
    node_id same = b_convert(&g, b_compare(&g, comparison_direction_EQ, row, column), (qn_dtype)t.dtype);
    square = b_add(&g, square, same);
    if (chance(50))
        return node_make(&g, OP_cholesky, 1, &square, &(attrs){.lower = (uint8_t)random_below(2)});
    return node_make(&g, OP_triangular_solve, 2, (node_id[]){square, x},
                     &(attrs){.left_side = 1,
                              .lower = (uint8_t)random_below(2),
                              .unit_diagonal = (uint8_t)random_below(2),
                              .transpose_a = (uint8_t)random_between(transpose_a_NO_TRANSPOSE, transpose_a_ADJOINT)});
}

static node_id random_indexed(scope *s)
{
    static node_id (*const makers[])(scope *, node_id) = {index_gather,  index_gather, index_scatter,
                                                          index_scatter, index_norm,   index_factors};
    return makers[random_below(sizeof makers / sizeof *makers)](s, any_value(s));
}

#endif
