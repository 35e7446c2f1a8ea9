/* Tests of expansion. Expansion inlines some calls; the other calls use a function that is compiled once. If each
 * function of a chain calls the next one twice, the cost grows only with the number of functions. The tests measure
 * cost by numbers of nodes, steps, kernels and bytes, not by time. */
#include <stdlib.h>

#include "abi/image.h"
#include "evaluate/evaluate.h"
#include "graph/build.h"
#include "quern/jit.h"
#include "rewrite/expand.h"
#include "rewrite/rewrite.h"
#include "stablehlo/stablehlo.h"
#include "unit.h"

static uint32_t count_nodes(const graph *g, op_kind op)
{
    uint32_t count = 0;
    for (uint32_t i = 1; i < g->nodes.count; i++)
        count += node_op(g, i) == op;
    return count;
}

static node_id call(graph *g, region_id callee, uint32_t count, const node_id *operands)
{
    return node_make(g, OP_call, count, operands, &(attrs){.region_count = 1, .regions = &callee});
}

/* Expands and simplifies function f into `to`, and verifies both graphs. */
static region_id expand_all(const graph *g, region_id f, graph *to)
{
    graph expanded;
    region_id made = 0;
    CHECK_OK(graph_init(&expanded));
    CHECK_OK(graph_init(to));
    CHECK_OK(expand(g, f, false, &expanded, &made));
    CHECK_OK(graph_verify(&expanded));
    CHECK_OK(simplify(&expanded, made, to, &made));
    CHECK_OK(graph_verify(to));
    graph_free(&expanded);
    return made;
}

/* ---- composites -------------------------------------------------------------------------------------------- */

TEST(composites_are_expanded)
{
    graph g, to;
    region_id made;
    float x[2][3] = {{1, 2, 3}, {4, 5, 6}}, y[3] = {1, 10, 100}, out[2];
    CHECK_OK(graph_init(&g));
    CHECK_OK(graph_init(&to));
    region_id callee = graph_open_region(&g, "callee");
    node_id a = graph_formal(&g, type_tensor(&g, QN_F32, 2, (int64_t[]){2, 3}), NULL);
    node_id b = graph_formal(&g, type_tensor(&g, QN_F32, 1, (int64_t[]){3}), NULL);
    node_id product = node_make(&g, OP_dot, 2, (node_id[]){a, b}, &(attrs){0});
    graph_close_region(&g, 1, &product);
    region_id f = graph_open_region(&g, "main");
    node_id args[2] = {graph_formal(&g, type_tensor(&g, QN_F32, 2, (int64_t[]){2, 3}), NULL),
                       graph_formal(&g, type_tensor(&g, QN_F32, 1, (int64_t[]){3}), NULL)};
    node_id result = call(&g, callee, 2, args);
    graph_close_region(&g, 1, &result);
    CHECK(expand_needed(&g, f, false) && expand_needed(&g, f, true));
    CHECK_OK(expand(&g, f, true, &to, &made));
    CHECK_OK(graph_verify(&to));
    CHECK(count_nodes(&to, OP_call) == 1 && count_nodes(&to, OP_dot_general) == 1 && !count_nodes(&to, OP_dot));
    CHECK(!expand_needed(&to, made, true));
    CHECK_OK(evaluate(&to, made, (const void *[]){x, y}, (void *[]){out}));
    CHECK(out[0] == 321 && out[1] == 654);
    qn_status status = evaluate(&g, f, (const void *[]){x, y}, (void *[]){out});
    CHECK(qn_status_code(status) == QN_INTERNAL && strstr(qn_status_message(status), "composites"));
    qn_status_free(status);
    graph_free(&g);
    graph_free(&to);
}

/* The graph computes sin(x) and sin(barrier(x)) twice, with two barriers. Nothing merges them. */
TEST(barriers_stop_merging)
{
    graph g, to;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    type_id t = type_tensor(&g, QN_F32, 1, (int64_t[]){8});
    node_id x = graph_formal(&g, t, NULL), y = graph_formal(&g, t, NULL), out[3] = {b_sine(&g, x)};
    for (int i = 1; i < 3; i++) {
        node_id behind = node_make(&g, OP_optimization_barrier, 2, (node_id[]){x, i == 1 ? y : out[1]}, NULL);
        out[i] = b_sine(&g, node_result(&g, behind, 0));
    }
    graph_close_region(&g, 3, out);
    expand_all(&g, f, &to);
    CHECK_EQ_U64(count_nodes(&to, OP_sine), 3);
    CHECK_EQ_U64(count_nodes(&to, OP_barrier), 2);
    graph_free(&g);
    graph_free(&to);
}

TEST(maps_are_lifted)
{
    graph g, to;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 1, (int64_t[]){3}), NULL);
    region_id r = graph_open_region(&g, NULL);
    node_id a = graph_formal(&g, type_scalar(&g, QN_F32), NULL), twice = b_add(&g, a, a);
    graph_close_region(&g, 1, &twice);
    node_id y =
        node_make(&g, OP_map, 1, &x, &(attrs){.dimensions = {1, (int64_t[]){0}}, .region_count = 1, .regions = &r});
    graph_close_region(&g, 1, &y);
    region_id made = expand_all(&g, f, &to);
    float in[3] = {1, 2, 3}, out[3];
    CHECK_OK(evaluate(&to, made, (const void *[]){in}, (void *[]){out}));
    CHECK(out[0] == 2 && out[1] == 4 && out[2] == 6);
    graph_free(&g);
    graph_free(&to);

    CHECK_OK(graph_init(&g)); /* a region that sums a vector is no map */
    graph_open_region(&g, "main");
    x = graph_formal(&g, type_tensor(&g, QN_F32, 1, (int64_t[]){3}), NULL);
    r = graph_open_region(&g, NULL);
    a = graph_formal(&g, type_scalar(&g, QN_F32), NULL);
    node_id sum = b_sum_all(&g, b_broadcast(&g, a, 1, (int64_t[]){2}, NULL));
    graph_close_region(&g, 1, &sum);
    node_make(&g, OP_map, 1, &x, &(attrs){.dimensions = {1, (int64_t[]){0}}, .region_count = 1, .regions = &r});
    qn_status status = graph_take_failure(&g);
    CHECK(status && strstr(qn_status_message(status), "map: the region has stablehlo.broadcast_in_dim"));
    qn_status_free(status);
    graph_free(&g);
}

/* A text can apply quern.of_pairs, which has more operands than any other elementwise operation, to its own scalars. */
TEST(maps_of_four_operands_are_lifted)
{
    graph g, to;
    CHECK_OK(graph_init(&g));
    region_id f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, type_tensor(&g, QN_F32, 1, (int64_t[]){3}), NULL);
    region_id r = graph_open_region(&g, NULL);
    node_id a = graph_formal(&g, type_scalar(&g, QN_F32), NULL), parts[4] = {a, b_zeros_like(&g, a), a, a};
    attrs how = {.complex_function = complex_function_DIVIDE, .part = part_RE};
    node_id quotient = node_make(&g, OP_of_pairs, 4, parts, &how);
    graph_close_region(&g, 1, &quotient);
    node_id y =
        node_make(&g, OP_map, 1, &x, &(attrs){.dimensions = {1, (int64_t[]){0}}, .region_count = 1, .regions = &r});
    graph_close_region(&g, 1, &y);
    region_id made = expand_all(&g, f, &to);
    float in[3] = {1, 2, 4}, out[3];
    CHECK_OK(evaluate(&to, made, (const void *[]){in}, (void *[]){out}));
    CHECK(out[0] == 0.5f && out[1] == 0.5f && out[2] == 0.5f);
    graph_free(&g);
    graph_free(&to);
}

/* ---- inlining --------------------------------------------------------------------------------------------- */

TEST(few_calls_are_inlined)
{
    graph g, to;
    CHECK_OK(graph_init(&g));
    type_id t = type_tensor(&g, QN_F64, 1, (int64_t[]){2});
    region_id callee = graph_open_region(&g, "callee");
    node_id a = graph_formal(&g, t, NULL), b = graph_formal(&g, t, NULL);
    graph_close_region(&g, 2, (node_id[]){b_subtract(&g, a, b), b});
    region_id f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, t, NULL), y = graph_formal(&g, t, NULL);
    node_id one = call(&g, callee, 2, (node_id[]){x, y});
    node_id two = call(&g, callee, 2, (node_id[]){node_result(&g, one, 1), node_result(&g, one, 0)});
    graph_close_region(&g, 2, (node_id[]){node_result(&g, two, 0), node_result(&g, two, 1)});
    CHECK(expand_needed(&g, f, false) && !expand_needed(&g, f, true) && !expand_needed(&g, callee, false));
    region_id made = expand_all(&g, f, &to);
    CHECK(to.functions.count == 1 && !count_nodes(&to, OP_call) && !count_nodes(&to, OP_result));
    double in[2][2] = {{5, 7}, {1, 2}}, out[2][2];
    CHECK_OK(evaluate(&to, made, (const void *[]){in[0], in[1]}, (void *[]){out[0], out[1]}));
    CHECK(out[0][0] == -3 && out[0][1] == -3 && out[1][0] == 4 && out[1][1] == 5);
    graph_free(&g);
    graph_free(&to);
}

/* Makes a chain of `depth` functions, each with one operand. Each function calls the function before it `width`
 * times. */
static region_id make_tower(graph *g, int depth, int width)
{
    region_id f = 0;
    CHECK_OK(graph_init(g));
    for (int i = 0; i < depth; i++) {
        char name[32];
        snprintf(name, sizeof name, "f%d", i);
        region_id callee = f;
        f = graph_open_region(g, name);
        node_id x = graph_formal(g, type_scalar(g, QN_F32), NULL);
        for (int k = 0; k < width; k++)
            x = callee ? call(g, callee, 1, &x) : b_sine(g, x);
        graph_close_region(g, 1, &x);
    }
    return f;
}

/* The number of nodes of a tower (make_tower) after expansion and simplification. */
static uint32_t tower_nodes(int depth, int width)
{
    graph g, to;
    region_id f = make_tower(&g, depth, width);
    expand_all(&g, f, &to);
    uint32_t nodes = to.nodes.count;
    graph_free(&g);
    graph_free(&to);
    return nodes;
}

TEST(towers_of_calls)
{
    graph g;
    CHECK_EQ_U64(tower_nodes(MAX_CALLS + 1, 1), 3);
    CHECK_EQ_U64(tower_nodes(10, 2), 2 + 1024);
    CHECK(tower_nodes(11, 2) < 100);
    CHECK(tower_nodes(20, 2) < 100);
    CHECK(tower_nodes(1000, 2) < 5000);
    CHECK(tower_nodes(1000, 9) < 20000);
    make_tower(&g, MAX_CALLS + 2, 1);
    qn_status status = graph_take_failure(&g);
    CHECK(status && strstr(qn_status_message(status), "calls nest deeper"));
    qn_status_free(status);
    graph_free(&g);
}

/* Makes a function with `count` operations. */
static region_id make_long(graph *g, const char *name, int count)
{
    region_id f = graph_open_region(g, name);
    node_id x = graph_formal(g, type_scalar(g, QN_F32), NULL);
    for (int i = 0; i < count; i++)
        x = b_sine(g, x);
    graph_close_region(g, 1, &x);
    return f;
}

/* If inlining all calls would make a program too large, expansion inlines only small functions and functions that are
 * called once. */
TEST(large_programs_share_large_functions)
{
    graph g, to;
    CHECK_OK(graph_init(&g));
    region_id small = make_long(&g, "small", 2), once = make_long(&g, "once", 100), often = make_long(&g, "often", 400);
    region_id f = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, type_scalar(&g, QN_F32), NULL);
    x = call(&g, once, 1, &x);
    for (int i = 0; i < 100; i++) {
        x = call(&g, small, 1, &x);
        x = call(&g, often, 1, &x);
    }
    graph_close_region(&g, 1, &x);
    expand_all(&g, f, &to);
    CHECK_EQ_U64(to.functions.count, 2);
    CHECK(graph_find_function(&to, "often") && graph_find_function(&to, "main"));
    CHECK_EQ_U64(count_nodes(&to, OP_call), 100);
    CHECK_EQ_U64(count_nodes(&to, OP_sine), 400 + 100 + 200);
    graph_free(&g);
    graph_free(&to);
}

/* ---- cost ----------------------------------------------------------------------------------------------- */

/* Compiles f and returns the header of its image. */
static image_header compile(const graph *g, region_id f, uint32_t keep_calls)
{
    image_header header = {.size = 0};
    uint8_t *bytes = NULL;
    void *image = NULL;
    size_t size = 0, image_size = 0;
    CHECK_OK(graph_to_bytes(g, f, &bytes, &size));
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = "x86-64-v3", .keep_calls = keep_calls};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &image_size));
    if (image)
        memcpy(&header, image, sizeof header);
    free(image);
    free(bytes);
    return header;
}

TEST(doubling_chains_are_small_programs)
{
    for (int depth = 20; depth <= 60; depth += 40) {
        graph g;
        text printed = {0};
        region_id f = make_tower(&g, depth, 2);
        uint8_t *bytes = NULL;
        size_t size = 0;
        CHECK_OK(graph_to_bytes(&g, f, &bytes, &size));
        CHECK(size < (size_t)depth * 40);
        free(bytes);
        CHECK_OK(stablehlo_print(&g, &printed));
        CHECK(printed.size < (size_t)depth * 300);
        text_free(&printed);
        image_header h = compile(&g, f, false);
        CHECK_EQ_U64(h.plan.steps, 1);
        CHECK(h.code.functions <= 4 + (uint32_t)depth / 3);
        CHECK(h.plan.arguments < 40 * (uint32_t)depth && h.plan.arena_bytes < 256 * depth);
        h = compile(&g, f, true);
        CHECK_EQ_U64(h.plan.steps, 1);
        CHECK_EQ_U64(h.code.functions, 1 + (uint32_t)depth);
        graph_free(&g);
    }
}

/* A nest (schedule/nest.h) that runs on several threads is a step of the plan (abi/plan.h), even inside a function. A
 * function with such a nest is also a step, and the steps that call the function refer to it. */
TEST(large_functions_are_steps)
{
    graph g;
    CHECK_OK(graph_init(&g));
    type_id t = type_tensor(&g, QN_F32, 1, (int64_t[]){1 << 20});
    region_id inner = graph_open_region(&g, "inner");
    node_id x = graph_formal(&g, t, NULL);
    x = b_sine(&g, x);
    graph_close_region(&g, 1, &x);
    region_id f = graph_open_region(&g, "main");
    x = graph_formal(&g, t, NULL);
    for (int i = 0; i < 3; i++)
        x = call(&g, inner, 1, &x);
    graph_close_region(&g, 1, &x);
    image_header h = compile(&g, f, true);
    /* Three copies of arguments, three calls, one copy of a result, and two steps for the function and the nest. */
    CHECK_EQ_U64(h.plan.steps, 3 + 3 + 1 + 2);
    h = compile(&g, f, false);
    CHECK_EQ_U64(h.plan.steps, 1);
    graph_free(&g);
}

/* Functions that are never active together share memory. The test calls 50 functions in turn, and each function calls
 * another one. So only two functions need memory at a time. */
TEST(functions_share_memory)
{
    graph g;
    CHECK_OK(graph_init(&g));
    type_id t = type_tensor(&g, QN_F32, 1, (int64_t[]){1024});
    region_id last = 0, called[50];
    for (int i = 0; i < 50; i++) {
        region_id f[2];
        for (int k = 0; k < 2; k++) {
            char name[32];
            snprintf(name, sizeof name, "f%d_%d", i, k);
            f[k] = graph_open_region(&g, name);
            node_id x = graph_formal(&g, t, NULL), y = k ? call(&g, f[0], 1, &x) : b_shift(&g, x, i);
            graph_close_region(&g, 1, &y);
        }
        called[i] = f[1];
    }
    last = graph_open_region(&g, "main");
    node_id x = graph_formal(&g, t, NULL);
    for (int i = 0; i < 50; i++)
        x = call(&g, called[i], 1, &x);
    graph_close_region(&g, 1, &x);
    image_header h = compile(&g, last, true);
    CHECK_EQ_U64(h.plan.steps, 1);
    CHECK(h.plan.arena_bytes >= 4 * 4096 && h.plan.arena_bytes < 7 * (4096 + 320));
    graph_free(&g);
}
