/* Small graphs for unit tests: one function at a time in the graph `g`.
 *
 *     begin();
 *     node_id x = in("2x3xf32");
 *     node_id y = MAKE(OP_transpose, ATTRS(.permutation = DIMS(1, 0)), x);
 *     end(y);                                     closes the function
 *     run((const void *[]){data}, (void *[]){result});
 *     done();
 */
#ifndef GRAPH_CASE_H
#define GRAPH_CASE_H

#include <stdlib.h>

#include "evaluate/evaluate.h"
#include "unit.h"

static graph g;
static region_id function;

#define DIMS(...) ((attr_dims){sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t), (int64_t[]){__VA_ARGS__}})
#define NO_DIMS ((attr_dims){0, NULL})
#define ATTRS(...) (&(attrs){__VA_ARGS__})
#define NO_ATTRS NULL
#define MAKE(op, attributes, ...)                                                                                      \
    node_make(&g, (op), sizeof((node_id[]){__VA_ARGS__}) / sizeof(node_id), (node_id[]){__VA_ARGS__}, (attributes))
#define REGIONS(...)                                                                                                   \
    .region_count = sizeof((region_id[]){__VA_ARGS__}) / sizeof(region_id), .regions = (region_id[]) { __VA_ARGS__ }
#define CLOSE(...) graph_close_region(&g, sizeof((node_id[]){__VA_ARGS__}) / sizeof(node_id), (node_id[]){__VA_ARGS__})

static inline void begin(void)
{
    CHECK_OK(graph_init(&g));
    graph_open_region(&g, "main");
}

static inline void done(void) { graph_free(&g); }

/* Parses a tensor type such as "2x3xf32". */
static inline type_id type_of(const char *spelling)
{
    int64_t dims[32];
    uint32_t rank = 0;
    char *end;
    for (; *spelling == '-' || (*spelling >= '0' && *spelling <= '9'); spelling = end + 1)
        dims[rank++] = strtoll(spelling, &end, 10);
    return type_tensor(&g, dtype_from_name(spelling, strlen(spelling)), rank, dims);
}

/* Adds a formal parameter to the open region. */
static inline node_id in(const char *spelling) { return graph_formal(&g, type_of(spelling), NULL); }

/* Adds a formal parameter of this element type and these extents to the open region. */
#define FORMAL(dtype, ...) formal_of(dtype, DIMS(__VA_ARGS__))
static inline node_id formal_of(qn_dtype dtype, attr_dims dims)
{
    return graph_formal(&g, type_tensor(&g, dtype, dims.count, dims.at), NULL);
}

/* Adds the formal parameters of a reducer of `count` values: one scalar of each type, twice. */
static inline void scalar_formals(uint32_t count, const qn_dtype *types, node_id *out)
{
    for (uint32_t i = 0; i < 2 * count; i++)
        out[i] = graph_formal(&g, type_scalar(&g, types[i % count]), NULL);
}

#define end(...) end_with(sizeof((node_id[]){__VA_ARGS__}) / sizeof(node_id), (node_id[]){__VA_ARGS__})
__attribute__((unused)) static void end_with(uint32_t count, const node_id *outputs)
{
    function = graph_close_region(&g, count, outputs);
    CHECK_OK(graph_take_failure(&g));
    CHECK_OK(graph_verify(&g));
}

__attribute__((unused)) static void run(const void *const *inputs, void *const *outputs)
{
    CHECK(function != 0);
    if (function)
        CHECK_OK(evaluate(&g, function, inputs, outputs));
}

/* Scalar constants. */
static inline node_id constant_f32(float value) { return node_constant(&g, type_of("f32"), &value, false); }
static inline node_id constant_i32(int32_t value) { return node_constant(&g, type_of("i32"), &value, false); }

static inline node_id compare(int direction, node_id lhs, node_id rhs)
{
    return MAKE(OP_compare, ATTRS(.comparison_direction = (uint8_t)direction), lhs, rhs);
}

/* A region that applies the operation to two scalars of this type. */
static inline region_id operation_region(op_kind op, qn_dtype dtype)
{
    node_id x[2];
    graph_open_region(&g, NULL);
    scalar_formals(1, &dtype, x);
    return CLOSE(node_make(&g, op, 2, x, NULL));
}
static inline region_id binary_region(op_kind op, const char *scalar)
{
    return operation_region(op, dtype_from_name(scalar, strlen(scalar)));
}

#endif
