/* Convolutions in random graphs (random_graph.h), with dimensions in any order. random_graph.h includes this file. */
#ifndef RANDOM_CONVOLVED_H
#define RANDOM_CONVOLVED_H

static node_id random_convolved(scope *s)
{
    node_id x = any_value(s);
    uint32_t rank = shape_of(x)->rank;
    if (rank < 2 || rank > MAX_DIMS)
        return 0;
    int64_t input[MAX_DIMS], weights[MAX_DIMS], output[MAX_DIMS], dims[MAX_DIMS], lists[4][MAX_DIMS];
    attr_pair padding[MAX_DIMS];
    shuffle(rank, input);
    shuffle(rank, weights);
    shuffle(rank, output);
    int64_t features = shape_of(x)->dims[input[1]], groups = chance(20) && features % 2 == 0 && features ? 2 : 1;
    dims[weights[0]] = features / groups;
    dims[weights[1]] = random_between(1, 5) * groups;
    for (uint32_t i = 0; i + 2 < rank; i++) {
        dims[weights[2 + i]] = random_between(1, 3);
        lists[0][i] = chance(70) ? 1 : 2;
        lists[1][i] = chance(90) ? 1 : 2;
        lists[2][i] = chance(80) ? 1 : 2;
        lists[3][i] = chance(10);
        padding[i] = (attr_pair){random_between(-1, 2), random_between(-1, 2)};
        if (chance(30))
            padding[i] = (attr_pair){0, 0};
    }
    node_id w = value_of(s, type_tensor(&g, dtype_of(x), rank, dims));
    attrs a = {.window_strides = {rank - 2, lists[0]},
               .lhs_dilation = {rank - 2, lists[1]},
               .rhs_dilation = {rank - 2, lists[2]},
               .window_reversal = {rank - 2, lists[3]},
               .padding = {rank - 2, padding},
               .input_dimensions = {rank, input},
               .kernel_dimensions = {rank, weights},
               .output_dimensions = {rank, output},
               .feature_group_count = groups};
    if (dtype_is_float(dtype_of(x)) && dtype_of(x) != QN_F64 && chance(20))
        a.element_type = QN_F32;
    node_id made = node_make(&g, OP_convolution, 2, (node_id[]){x, w}, &a);
    return made && shape_of(made)->elements > MAX_ELEMENTS ? x : made;
}

#endif
