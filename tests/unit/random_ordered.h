/* Nodes of random graphs (random_graph.h) that order elements: sort and top_k. random_graph.h includes this file. */
#ifndef RANDOM_ORDERED_H
#define RANDOM_ORDERED_H

/* A comparator of one to three inputs. Many comparators do not define an order. A comparator may capture a scalar. */
static region_id random_comparator(scope *s, uint32_t count, const node_id *inputs)
{
    node_id formals[6], sides[2] = {0}, captured = 0;
    if (chance(30))
        captured = scalar_of(s, dtype_of(inputs[0]));
    if (!graph_open_region(&g, NULL))
        return 0;
    for (uint32_t i = 0; i < 2 * count; i++)
        formals[i] = graph_formal(&g, type_scalar(&g, dtype_of(inputs[i / 2])), NULL);
    uint32_t by = (uint32_t)random_below(count);
    for (uint32_t i = 0; i < 2; i++) {
        sides[i] = formals[2 * by + i];
        if (captured)
            sides[i] = b_maximum(&g, b_convert(&g, sides[i], dtype_of(inputs[0])), captured);
    }
    attrs a = {.comparison_direction = (uint8_t)random_between(comparison_direction_EQ, comparison_direction_LT)};
    if (dtype_is_float(dtype_of(sides[0])) && chance(40))
        a.compare_type = compare_type_TOTALORDER;
    if (chance(20)) /* compares values of different inputs */
        sides[1] = b_convert(&g, formals[2 * (uint32_t)random_below(count)], dtype_of(sides[0]));
    node_id first = node_make(&g, OP_compare, 2, sides, &a);
    return graph_close_region(&g, 1, &first);
}

static node_id random_ordered(scope *s)
{
    node_id x = any_value(s), inputs[3] = {x};
    const type t = *shape_of(x);
    if (!t.rank)
        return 0;
    int64_t along = random_below(t.rank);
    if (chance(25)) {
        x = dtype_of(x) == QN_I1 ? b_convert(&g, x, QN_I8) : dtype_is_complex(dtype_of(x)) ? b_real(&g, x) : x;
        node_id both = node_make(&g, OP_top_k, 1, &x, &(attrs){.k = random_between(0, t.dims[t.rank - 1])});
        return node_result(&g, both, (uint32_t)random_below(2));
    }
    uint32_t count = (uint32_t)random_between(1, 3);
    for (uint32_t i = 1; i < count; i++)
        inputs[i] = value_of(s, type_like(&g, node_type(&g, x), random_dtype(TYPES_ANY)));
    node_id sorted = chance(40) ? b_sort_by(&g, count, inputs, along, chance(50), chance(50))
                                : b_sort(&g, count, inputs, along, random_comparator(s, count, inputs));
    return node_result(&g, sorted, (uint32_t)random_below(count));
}

#endif
