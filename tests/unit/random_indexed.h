/* Nodes of random graphs (random_graph.h) whose elements lie at computed places or in windows: gather, scatter,
 * sorts, windows, cumulative results, convolutions, factorisations, normalisation. random_graph.h includes this
 * file. */
#ifndef RANDOM_INDEXED_H
#define RANDOM_INDEXED_H

/* Slices at computed places of a value: the dimensions in which the indices move a slice (`moved`), and the dimensions
 * of slices, of indices and of the result. */
typedef struct slices_case {
    int64_t moved[MAX_DIMS], collapsed[MAX_DIMS], sizes[MAX_DIMS], offset[2 * MAX_DIMS], indices[3],
        result[2 * MAX_DIMS];
    uint32_t moved_count, collapsed_count, offset_count, index_dims, result_rank;
} slices_case;

/* Chooses slices of a value of type t. Returns false if the result would have too many dimensions or elements. */
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

/* Makes indices. Most of the indices are at most 7. */
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

/* Makes the matrix x * transpose(x) + identity. Factors the matrix, or solves with one of its triangles. */
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

/* ---- order, windows, convolutions -------------------------------------------------------------------------------- */

/* Sorts x with another value of its shape; the second result joins the scope. */
static node_id index_sort(scope *s, node_id x)
{
    const type t = *shape_of(x);
    if (!t.rank)
        return x;
    if (chance(30) && t.dims[t.rank - 1] > 0 && !dtype_is_complex((qn_dtype)t.dtype)) {
        node_id top = node_make(&g, OP_top_k, 1, &x, &(attrs){.k = random_between(0, t.dims[t.rank - 1])});
        add_value(s, top ? node_result(&g, top, 1) : 0);
        return top ? node_result(&g, top, 0) : 0;
    }
    type_id with = type_tensor(&g, chance(50) ? QN_I32 : random_dtype(TYPES_ANY), t.rank, t.dims);
    node_id both[] = {x, value_of(s, with)};
    node_id n = b_sort_by(&g, 2, both, random_below(t.rank), chance(40), chance(30));
    add_value(s, n ? node_result(&g, n, 1) : 0);
    return n ? node_result(&g, n, 0) : 0;
}

static node_id make_window(scope *s, node_id x, const attrs *how)
{
    attrs a = *how;
    region_id region = random_region(dtype_of(x));
    a.region_count = 1;
    a.regions = &region;
    return node_make(&g, OP_reduce_window, 2, (node_id[]){x, scalar_of(s, dtype_of(x))}, &a);
}

static node_id index_window(scope *s, node_id x)
{
    const type t = *shape_of(x);
    int64_t window[MAX_DIMS * 4], strides[MAX_DIMS * 4], base[MAX_DIMS * 4], spread[MAX_DIMS * 4], elements = 1;
    attr_pair padding[MAX_DIMS * 4];
    for (uint32_t i = 0; i < t.rank; i++) {
        window[i] = chance(40) ? 1 : random_between(1, 4);
        strides[i] = chance(60) ? 1 : random_between(1, 3);
        base[i] = chance(80) ? 1 : random_between(1, 3);
        spread[i] = chance(80) ? 1 : random_between(1, 3);
        padding[i] = (attr_pair){chance(50) ? 0 : random_between(-1, 3), chance(50) ? 0 : random_between(-1, 3)};
        int64_t extent = t.dims[i] ? (t.dims[i] - 1) * base[i] + 1 : 0;
        if (extent + padding[i].first + padding[i].second < 0)
            return x;
        elements *= extent + padding[i].first + padding[i].second + 1;
    }
    if (elements > 4 * MAX_ELEMENTS)
        return x;
    return make_window(s, x,
                       &(attrs){.window_dimensions = {t.rank, window},
                                .window_strides = {t.rank, strides},
                                .base_dilations = {t.rank, base},
                                .window_dilations = {t.rank, spread},
                                .padding = {t.rank, padding}});
}

/* Cumulative results along one dimension, from its start or its end. */
static node_id index_cumulative(scope *s, node_id x)
{
    const type t = *shape_of(x);
    int64_t window[MAX_DIMS * 4];
    attr_pair padding[MAX_DIMS * 4];
    if (!t.rank || !t.elements)
        return x;
    uint32_t along = (uint32_t)random_below(t.rank);
    bool reverse = chance(40);
    for (uint32_t i = 0; i < t.rank; i++) {
        int64_t before = i == along ? t.dims[i] - 1 : 0;
        window[i] = before + 1;
        padding[i] = (attr_pair){reverse ? 0 : before, reverse ? before : 0};
    }
    return make_window(s, x, &(attrs){.window_dimensions = {t.rank, window}, .padding = {t.rank, padding}});
}

/* x as [batch, spatial, feature] in some order, with a small kernel. */
static node_id index_convolution(scope *s, node_id x)
{
    const type t = *shape_of(x);
    if (t.rank != 3 || t.dtype == QN_I1 || t.elements > MAX_ELEMENTS)
        return x;
    int64_t input[3], output[3], kernel[] = {1, 2, 0}, stride = random_between(1, 2), spread = random_between(1, 2);
    int64_t reversal = random_below(2), one = 1;
    shuffle(3, input);
    shuffle(3, output);
    attr_pair padding = {random_between(0, 2), random_between(0, 3)};
    int64_t dims[] = {random_between(1, 3), t.dims[input[1]], random_between(1, 9)};
    if (t.dims[input[2]] + padding.first + padding.second < (dims[0] - 1) * spread + 1)
        return x;
    node_id weights = value_of(s, type_tensor(&g, dtype_of(x), 3, dims));
    return node_make(&g, OP_convolution, 2, (node_id[]){x, weights},
                     &(attrs){.window_strides = {1, &stride},
                              .padding = {1, &padding},
                              .lhs_dilation = {1, &one},
                              .rhs_dilation = {1, &spread},
                              .window_reversal = {1, &reversal},
                              .input_dimensions = {3, input},
                              .kernel_dimensions = {3, kernel},
                              .output_dimensions = {3, output},
                              .feature_group_count = 1,
                              .batch_group_count = 1});
}

static node_id random_indexed(scope *s)
{
    static node_id (*const makers[])(scope *, node_id) = {
        index_gather, index_gather, index_scatter, index_scatter,    index_norm,        index_factors,
        index_sort,   index_window, index_window,  index_cumulative, index_convolution, index_convolution};
    return makers[random_below(sizeof makers / sizeof *makers)](s, any_value(s));
}

#endif
