/* Passes NULL for every pointer of every public function. Each call must give an empty result or an error. The error is
 * a status or the error of a graph, and names the function and the parameter. If NULL is allowed, the call must do
 * nothing. tests/headers checks that each public function with a pointer appears here. */
#include "api.h"
#include "quern/dlpack.h"
#include "quern/inspect.h"
#include "quern/io.h"
#include "quern/optim.h"

/* Expects the message "FUNCTION: PARAMETER is NULL". */
#define CHECK_NULL(call, function, parameter) CHECK_FAILS(call, QN_INVALID_ARGUMENT, function ": " parameter " is NULL")
/* Makes a new bench `b` and evaluates `build`, which uses `b`. Expects that the graph of `b` keeps an error with this
 * message. */
#define CHECK_BUILDS_NULL(build, what, parameter)                                                                      \
    do {                                                                                                               \
        bench b = bench_new(context);                                                                                  \
        build;                                                                                                         \
        CHECK_NULL(qn_graph_status(b.graph), what, parameter);                                                         \
        qn_graph_free(b.graph);                                                                                        \
    } while (0)

/* Like CHECK_BUILDS_NULL, if the list `parameter` has too many numbers. */
#define CHECK_TOO_LONG(build, what, parameter)                                                                         \
    do {                                                                                                               \
        bench b = bench_new(context);                                                                                  \
        build;                                                                                                         \
        CHECK_FAILS(qn_graph_status(b.graph), QN_INVALID_ARGUMENT, what ": " parameter);                               \
        qn_graph_free(b.graph);                                                                                        \
    } while (0)

typedef struct bench {
    qn_graph *graph;
    qn_value f, v, i, p; /* scalar f32, [2]xf32, scalar i32, scalar i1 */
} bench;

static bench bench_new(qn_context *context)
{
    qn_graph *graph = qn_graph_new(context, NULL);
    bench made = {graph, qn_input(graph, NULL, QN_F32, QN_SCALAR), qn_input(graph, NULL, QN_F32, QN_DIMS(2)),
                  qn_input(graph, NULL, QN_I32, QN_SCALAR), qn_input(graph, NULL, QN_I1, QN_SCALAR)};
    CHECK_OK(qn_graph_status(graph));
    return made;
}

static const qn_dims TOO_LONG = {.count = QN_DIMS_LIMIT + 1};

static void copies(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user;
    if (count)
        out[0] = args[0];
}

static void no_region(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count, (void)args, (void)out;
    CHECK(!"called");
}

static qn_status no_custom(void *user, const qn_custom_args *args)
{
    (void)user, (void)args;
    CHECK(!"called");
    return NULL;
}

static void no_entry(void *user, const qn_cache_entry *entry)
{
    (void)user, (void)entry;
    CHECK(!"called");
}

static void no_part(void *user, const qn_pack_part *part) { (void)user, (void)part; }

/* ---- contexts, and functions that need none ---- */

TEST(contexts)
{
    CHECK_NULL(qn_open(NULL, NULL), "qn_open", "out");
    qn_context *context = NULL;
    qn_compiler empty = {.version = QN_COMPILER_VERSION};
    CHECK_FAILS(qn_open(&(qn_options){.compiler = &empty}, &context), QN_INVALID_ARGUMENT, "compile");
    CHECK(!context);
    context = open_jit();
    qn_info info;
    memset(&info, 0xA5, sizeof info);
    qn_get_info(NULL, &info);
    CHECK_STR(info.cpu, "");
    CHECK_STR(info.features, "");
    CHECK_STR(info.level, "");
    CHECK_STR(info.compiler, "none");
    CHECK(info.threads == 0 && *info.version && strlen(info.compile_id) == 16);
    qn_get_info(context, NULL);
    qn_get_info(NULL, NULL);
    CHECK_NULL(qn_get_cpu(0, NULL), "qn_get_cpu", "out");
    qn_cpu cpu;
    CHECK_NULL(qn_find_cpu(NULL, &(qn_target){0}, &cpu), "qn_find_cpu", "context");
    CHECK_NULL(qn_find_cpu(context, NULL, &cpu), "qn_find_cpu", "target");
    CHECK_NULL(qn_find_cpu(context, &(qn_target){0}, NULL), "qn_find_cpu", "out");
    const qn_custom custom = {.name = "f", .call = no_custom};
    CHECK_NULL(qn_register(NULL, &custom), "qn_register", "context");
    CHECK_NULL(qn_register(context, NULL), "qn_register", "custom");
    CHECK_NULL(qn_register(context, &(qn_custom){.call = no_custom}), "qn_register", "name");
    CHECK_NULL(qn_register(context, &(qn_custom){.name = "f"}), "qn_register", "call");
    CHECK_NULL(qn_unregister(NULL, "f"), "qn_unregister", "context");
    CHECK_NULL(qn_unregister(context, NULL), "qn_unregister", "name");
    CHECK(qn_stages() != NULL);
    CHECK(qn_jit_compiler() != NULL);
    qn_close(context);
    qn_close(NULL);
    qn_free(NULL);
    qn_stop_set(NULL);
    qn_stop_reset(NULL);
    CHECK(qn_stop_why(NULL) == QN_OK);
    qn_status_free(NULL);
    CHECK(qn_status_code(NULL) == QN_OK);
    CHECK_STR(qn_status_message(NULL), "");
    qn_status made = qn_status_make(QN_IO, NULL);
    CHECK_STR(qn_status_message(made), "");
    qn_status_free(made);
    CHECK_STR(qn_dtype_name(QN_NONE), "none");
}

/* ---- graphs ---- */

TEST(graphs)
{
    static const char source[] = "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}\n";
    qn_context *context = open_jit();
    qn_graph *graph = NULL;
    char *text = NULL;
    CHECK(qn_graph_new(NULL, "g") == NULL);
    CHECK_NULL(qn_graph_parse(NULL, "t", source, sizeof source - 1, &graph), "qn_graph_parse", "context");
    CHECK_NULL(qn_graph_parse(context, "t", NULL, 0, &graph), "qn_graph_parse", "source");
    CHECK_NULL(qn_graph_parse(context, "t", source, sizeof source - 1, NULL), "qn_graph_parse", "out");
    CHECK_NULL(qn_graph_parse_function(NULL, "t", source, 9, "f", &graph), "qn_graph_parse_function", "context");
    CHECK_NULL(qn_graph_parse_function(context, "t", NULL, 0, "f", &graph), "qn_graph_parse_function", "source");
    CHECK_NULL(qn_graph_parse_function(context, "t", source, 9, "f", NULL), "qn_graph_parse_function", "out");
    CHECK_FAILS(qn_graph_parse(context, NULL, source, 20, &graph), QN_INVALID_ARGUMENT, "<text>:1:");
    CHECK(!graph);
    CHECK_OK(qn_graph_parse(context, NULL, source, sizeof source - 1, &graph));
    qn_graph_fail(NULL, QN_IO, "lost");
    CHECK_BUILDS_NULL(qn_graph_fail(b.graph, QN_IO, NULL), "qn_graph_fail", "message");
    CHECK_NULL(qn_graph_status(NULL), "qn_graph_status", "graph");
    CHECK_NULL(qn_graph_print(NULL, &text), "qn_graph_print", "graph");
    CHECK_NULL(qn_graph_print_unfinished(NULL, &text), "qn_graph_print_unfinished", "graph");
    CHECK_NULL(qn_graph_print_unfinished(graph, NULL), "qn_graph_print_unfinished", "out");
    CHECK_NULL(qn_graph_print(graph, NULL), "qn_graph_print", "out");
    CHECK_NULL(qn_dump(NULL, "graph", NULL, &text), "qn_dump", "graph");
    CHECK_NULL(qn_dump(graph, NULL, NULL, &text), "qn_dump", "stage");
    CHECK_NULL(qn_dump(graph, "graph", NULL, NULL), "qn_dump", "out");
    CHECK_STR(qn_graph_name(NULL), "");
    CHECK(qn_graph_value(NULL, 1).id == 0 && qn_graph_value_limit(NULL) == 0);
    CHECK(qn_graph_function_count(NULL) == 0 && qn_graph_function(NULL, 0).id == 0 && qn_graph_entry(NULL).id == 0);
    CHECK(qn_value_elements((qn_value){NULL, 0}, NULL) == NULL);
    CHECK(!text);
    qn_graph_free(NULL);
    qn_close(context);
}

TEST(values_of_no_graph)
{
    const qn_value none = NOTHING;
    CHECK(qn_input(NULL, "x", QN_F32, QN_SCALAR).id == 0);
    CHECK(qn_constant(NULL, QN_F32, QN_SCALAR, NULL).id == 0);
    CHECK(qn_fill(NULL, QN_F32, QN_SCALAR, 1).id == 0);
    CHECK(qn_iota(NULL, QN_DIMS(2), QN_F32, 0).id == 0);
    qn_output(NULL, NULL, none);
    qn_update(NULL, none, none);
    CHECK(qn_value_dtype(none) == QN_NONE);
    CHECK(qn_value_dims(none).count == 0);
    qn_define(NULL, "f", 0, NULL, no_region, NULL, 0);
    qn_invoke(NULL, "f", 0, NULL, NULL);
    qn_gradient(none, 1, NULL, NULL);
    qn_while(1, NULL, no_region, no_region, NULL, NULL);
    qn_if(none, NULL, NULL, NULL, 1, NULL);
    qn_case(none, 2, NULL, NULL, 1, NULL);
    qn_reduce(2, NULL, NULL, TOO_LONG, NULL, NULL, NULL);
    qn_sort(2, NULL, 0, NULL, NULL, NULL);
    qn_reduce_window(2, NULL, NULL, NULL, NULL, NULL, NULL);
    qn_scan(1, NULL, 1, NULL, 0, 0, 0, NULL, NULL, 1, NULL);
    qn_top_k(none, 1, NULL, NULL);
    CHECK(qn_concatenate(2, NULL, 0).id == 0);
    CHECK(qn_dynamic_slice(none, 2, NULL, TOO_LONG).id == 0);
    CHECK(qn_dynamic_update_slice(none, none, 2, NULL).id == 0);
    qn_lu(none, NULL);
    qn_qr(none, 0, NULL);
    qn_eigh(none, 1, NULL);
    qn_svd(none, 1, NULL);
    CHECK(qn_lstsq_svd(none, none, 0).id == 0 && qn_matrix_rank(none, 0).id == 0 && qn_cond(none).id == 0);
    CHECK(qn_nuclear_norm(none).id == 0);
    qn_slogdet(none, NULL);
    CHECK(qn_solve(none, none).id == 0 && qn_inverse(none).id == 0 && qn_det(none).id == 0);
    CHECK(qn_lstsq(none, none).id == 0 && qn_matrix_power(none, 2).id == 0 && qn_matrix_norm(none, 1).id == 0);
    CHECK(qn_norm(none, 2, TOO_LONG).id == 0);
    qn_value out[2] = {{(qn_graph *)&out, 7}, {(qn_graph *)&out, 7}};
    qn_while(2, NULL, no_region, no_region, NULL, out);
    CHECK(out[0].id == 0 && out[1].id == 0);
}

TEST(inputs_outputs_and_constants)
{
    qn_context *context = open_jit();
    static const float two[2] = {1, 2};
    CHECK_TOO_LONG(qn_input(b.graph, NULL, QN_F32, TOO_LONG), "input", "dims");
    CHECK_TOO_LONG(qn_constant(b.graph, QN_F32, TOO_LONG, two), "constant", "dims");
    CHECK_TOO_LONG(qn_fill(b.graph, QN_F32, TOO_LONG, 1), "fill", "dims");
    bench b = bench_new(context);
    CHECK(qn_constant(b.graph, QN_F32, QN_DIMS(0), NULL).id != 0);
    qn_output(b.graph, NULL, b.f);
    qn_update(b.graph, b.v, b.v);
    CHECK_OK(qn_graph_status(b.graph));
    CHECK(qn_constant(b.graph, QN_F32, QN_DIMS(2), NULL).id == 0);
    CHECK_FAILS(qn_graph_status(b.graph), QN_INVALID_ARGUMENT,
                "constant: data is NULL, but tensor<2xf32> has elements");
    qn_close(context);
}

TEST(lists_of_operations)
{
    qn_context *context = open_jit();
    const qn_dims one = QN_DIMS(1), none = QN_SCALAR;
    CHECK_BUILDS_NULL(qn_lu(b.v, NULL), "lu", "out");
    CHECK_BUILDS_NULL(qn_qr(b.v, 0, NULL), "qr", "out");
    CHECK_BUILDS_NULL(qn_eigh(b.v, 1, NULL), "eigh", "out");
    CHECK_BUILDS_NULL(qn_svd(b.v, 1, NULL), "svd", "out");
    CHECK_BUILDS_NULL(qn_slogdet(b.v, NULL), "slogdet", "out");
    CHECK_TOO_LONG(qn_norm(b.v, 2, TOO_LONG), "norm", "dimensions");
    CHECK_TOO_LONG(qn_iota(b.graph, TOO_LONG, QN_F32, 0), "iota", "shape");
    CHECK_TOO_LONG(qn_broadcast_in_dim(b.f, TOO_LONG, none), "broadcast_in_dim", "shape");
    CHECK_TOO_LONG(qn_broadcast_in_dim(b.f, one, TOO_LONG), "broadcast_in_dim", "broadcast_dimensions");
    CHECK_TOO_LONG(qn_reshape(b.v, TOO_LONG), "reshape", "shape");
    CHECK_TOO_LONG(qn_transpose(b.v, TOO_LONG), "transpose", "permutation");
    CHECK_TOO_LONG(qn_fft(b.v, QN_FFT, TOO_LONG), "fft", "fft_length");
    CHECK_TOO_LONG(qn_slice(b.v, TOO_LONG, one, one), "slice", "start_indices");
    CHECK_TOO_LONG(qn_slice(b.v, one, TOO_LONG, one), "slice", "limit_indices");
    CHECK_TOO_LONG(qn_slice(b.v, one, one, TOO_LONG), "slice", "strides");
    CHECK_TOO_LONG(qn_pad(b.v, b.f, TOO_LONG, one, one), "pad", "edge_padding_low");
    CHECK_TOO_LONG(qn_pad(b.v, b.f, one, TOO_LONG, one), "pad", "edge_padding_high");
    CHECK_TOO_LONG(qn_pad(b.v, b.f, one, one, TOO_LONG), "pad", "interior_padding");
    CHECK_TOO_LONG(qn_reverse(b.v, TOO_LONG), "reverse", "dimensions");
    CHECK_BUILDS_NULL(qn_dynamic_slice(b.v, 1, NULL, one), "dynamic_slice", "start_indices");
    CHECK_TOO_LONG(qn_dynamic_slice(b.v, 1, &b.i, TOO_LONG), "dynamic_slice", "slice_sizes");
    CHECK_TOO_LONG(qn_gather(b.v, b.i, TOO_LONG, none, none, none, none, 0, none), "gather", "offset_dims");
    CHECK_TOO_LONG(qn_gather(b.v, b.i, none, TOO_LONG, none, none, none, 0, none), "gather", "collapsed_slice_dims");
    CHECK_TOO_LONG(qn_gather(b.v, b.i, none, none, TOO_LONG, none, none, 0, none), "gather", "operand_batching_dims");
    CHECK_TOO_LONG(qn_gather(b.v, b.i, none, none, none, TOO_LONG, none, 0, none), "gather",
                   "start_indices_batching_dims");
    CHECK_TOO_LONG(qn_gather(b.v, b.i, none, none, none, none, TOO_LONG, 0, none), "gather", "start_index_map");
    CHECK_TOO_LONG(qn_gather(b.v, b.i, none, none, none, none, none, 0, TOO_LONG), "gather", "slice_sizes");
    CHECK_BUILDS_NULL(qn_dynamic_update_slice(b.v, b.v, 1, NULL), "dynamic_update_slice", "start_indices");
    CHECK_TOO_LONG(qn_dot_general(b.v, b.v, TOO_LONG, none, none, none, QN_NONE), "dot_general",
                   "lhs_batching_dimensions");
    CHECK_TOO_LONG(qn_dot_general(b.v, b.v, none, TOO_LONG, none, none, QN_NONE), "dot_general",
                   "rhs_batching_dimensions");
    CHECK_TOO_LONG(qn_dot_general(b.v, b.v, none, none, TOO_LONG, none, QN_NONE), "dot_general",
                   "lhs_contracting_dimensions");
    CHECK_TOO_LONG(qn_dot_general(b.v, b.v, none, none, none, TOO_LONG, QN_NONE), "dot_general",
                   "rhs_contracting_dimensions");
    CHECK_TOO_LONG(qn_rounded_dot(b.v, b.v, TOO_LONG, none, none, none, QN_NONE, QN_F32_F32_F32), "rounded_dot",
                   "lhs_batching_dimensions");
    CHECK_TOO_LONG(qn_rounded_dot(b.v, b.v, none, TOO_LONG, none, none, QN_NONE, QN_F32_F32_F32), "rounded_dot",
                   "rhs_batching_dimensions");
    CHECK_TOO_LONG(qn_rounded_dot(b.v, b.v, none, none, TOO_LONG, none, QN_NONE, QN_F32_F32_F32), "rounded_dot",
                   "lhs_contracting_dimensions");
    CHECK_TOO_LONG(qn_rounded_dot(b.v, b.v, none, none, none, TOO_LONG, QN_NONE, QN_F32_F32_F32), "rounded_dot",
                   "rhs_contracting_dimensions");
    CHECK_TOO_LONG(qn_ragged_dot(b.v, b.v, b.i, TOO_LONG, none, none, none, none, none, QN_NONE), "ragged_dot",
                   "lhs_batching_dimensions");
    CHECK_TOO_LONG(qn_ragged_dot(b.v, b.v, b.i, none, TOO_LONG, none, none, none, none, QN_NONE), "ragged_dot",
                   "rhs_batching_dimensions");
    CHECK_TOO_LONG(qn_ragged_dot(b.v, b.v, b.i, none, none, TOO_LONG, none, none, none, QN_NONE), "ragged_dot",
                   "lhs_contracting_dimensions");
    CHECK_TOO_LONG(qn_ragged_dot(b.v, b.v, b.i, none, none, none, TOO_LONG, none, none, QN_NONE), "ragged_dot",
                   "rhs_contracting_dimensions");
    CHECK_TOO_LONG(qn_ragged_dot(b.v, b.v, b.i, none, none, none, none, TOO_LONG, none, QN_NONE), "ragged_dot",
                   "lhs_ragged_dimensions");
    CHECK_TOO_LONG(qn_ragged_dot(b.v, b.v, b.i, none, none, none, none, none, TOO_LONG, QN_NONE), "ragged_dot",
                   "rhs_group_dimensions");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, TOO_LONG, none, none, none, none, none, none, none, 0, 0, QN_NONE),
                   "convolution", "window_strides");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, TOO_LONG, none, none, none, none, none, none, 0, 0, QN_NONE),
                   "convolution", "padding");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, none, TOO_LONG, none, none, none, none, none, 0, 0, QN_NONE),
                   "convolution", "lhs_dilation");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, none, none, TOO_LONG, none, none, none, none, 0, 0, QN_NONE),
                   "convolution", "rhs_dilation");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, none, none, none, TOO_LONG, none, none, none, 0, 0, QN_NONE),
                   "convolution", "window_reversal");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, none, none, none, none, TOO_LONG, none, none, 0, 0, QN_NONE),
                   "convolution", "input_dimensions");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, none, none, none, none, none, TOO_LONG, none, 0, 0, QN_NONE),
                   "convolution", "kernel_dimensions");
    CHECK_TOO_LONG(qn_convolution(b.v, b.v, none, none, none, none, none, none, none, TOO_LONG, 0, 0, QN_NONE),
                   "convolution", "output_dimensions");
    CHECK_TOO_LONG(qn_conv1d(b.v, b.v, &(qn_conv_options){.strides = TOO_LONG}), "conv1d", "strides");
    CHECK_TOO_LONG(qn_conv2d(b.v, b.v, &(qn_conv_options){.dilation = TOO_LONG}), "conv2d", "dilation");
    CHECK_TOO_LONG(qn_conv3d(b.v, b.v, &(qn_conv_options){.padding = QN_EXPLICIT, .pads = TOO_LONG}), "conv3d", "pads");
    CHECK_TOO_LONG(qn_broadcast_to(b.v, TOO_LONG), "broadcast_to", "dims");
    CHECK_TOO_LONG(qn_sum(b.v, TOO_LONG), "sum", "dimensions");
    CHECK_TOO_LONG(qn_max(b.v, TOO_LONG), "max", "dimensions");
    CHECK_TOO_LONG(qn_min(b.v, TOO_LONG), "min", "dimensions");
    CHECK_TOO_LONG(qn_sum_keepdims(b.v, TOO_LONG), "sum_keepdims", "dimensions");
    CHECK_TOO_LONG(qn_mean_keepdims(b.v, TOO_LONG), "mean_keepdims", "dimensions");
    CHECK_TOO_LONG(qn_variance_keepdims(b.v, TOO_LONG), "variance_keepdims", "dimensions");
    CHECK_TOO_LONG(qn_max_keepdims(b.v, TOO_LONG), "max_keepdims", "dimensions");
    CHECK_TOO_LONG(qn_min_keepdims(b.v, TOO_LONG), "min_keepdims", "dimensions");
    CHECK_TOO_LONG(qn_reshape_to(b.v, TOO_LONG), "reshape_to", "dims");
    CHECK_TOO_LONG(qn_random_truncated_normal(qn_random_key(b.graph, 1), QN_F32, TOO_LONG, 0, 1),
                   "random_truncated_normal", "dims");
    CHECK_TOO_LONG(qn_init_variance(qn_random_key(b.graph, 1), QN_F32, TOO_LONG, 1, QN_FAN_IN, QN_DRAW_UNIFORM),
                   "init_variance", "dims");
    CHECK_TOO_LONG(qn_init_uniform(qn_random_key(b.graph, 1), QN_F32, TOO_LONG, 1), "init_uniform", "dims");
    CHECK_TOO_LONG(qn_init_glorot_uniform(qn_random_key(b.graph, 1), QN_F32, TOO_LONG), "init_glorot_uniform", "dims");
    CHECK_TOO_LONG(qn_init_glorot_normal(qn_random_key(b.graph, 1), QN_F32, TOO_LONG), "init_glorot_normal", "dims");
    CHECK_TOO_LONG(qn_init_he_uniform(qn_random_key(b.graph, 1), QN_F32, TOO_LONG), "init_he_uniform", "dims");
    CHECK_TOO_LONG(qn_init_he_normal(qn_random_key(b.graph, 1), QN_F32, TOO_LONG), "init_he_normal", "dims");
    CHECK_TOO_LONG(qn_init_normal(qn_random_key(b.graph, 1), QN_F32, TOO_LONG, 1), "init_normal", "dims");
    CHECK_TOO_LONG(qn_expand(b.v, TOO_LONG), "expand", "dimensions");
    CHECK_TOO_LONG(qn_squeeze(b.v, TOO_LONG), "squeeze", "dimensions");
    CHECK_TOO_LONG(qn_mean(b.v, TOO_LONG), "mean", "dimensions");
    CHECK_TOO_LONG(qn_variance(b.v, TOO_LONG), "variance", "dimensions");
#define KEY qn_random_key(b.graph, 1)
    CHECK_TOO_LONG(qn_random_bits(KEY, QN_UI32, TOO_LONG), "random_bits", "dims");
    CHECK_TOO_LONG(qn_random_uniform(KEY, QN_F32, TOO_LONG, 0, 1), "random_uniform", "dims");
    CHECK_TOO_LONG(qn_random_normal(KEY, QN_F32, TOO_LONG), "random_normal", "dims");
    CHECK_TOO_LONG(qn_random_integers(KEY, QN_I32, TOO_LONG, 0, 9), "random_integers", "dims");
    CHECK_TOO_LONG(qn_random_bernoulli(KEY, 0.5, TOO_LONG), "random_bernoulli", "dims");
    CHECK_BUILDS_NULL(qn_random_split(KEY, 2, NULL), "random_split", "out");
    qn_value several[3];
    CHECK_TOO_LONG(qn_rng_bit_generator(KEY, QN_PHILOX, QN_F32, TOO_LONG, several), "rng_bit_generator", "dims");
    CHECK_BUILDS_NULL(qn_rng_bit_generator(KEY, QN_PHILOX, QN_F32, QN_SCALAR, NULL), "rng_bit_generator", "out");
    CHECK_BUILDS_NULL(qn_batch_norm_training(b.v, b.v, b.v, 0, 0, NULL), "batch_norm_training", "out");
    CHECK_BUILDS_NULL(qn_batch_norm_grad(b.v, b.v, b.v, b.v, b.v, 0, 0, NULL), "batch_norm_grad", "out");
    CHECK_BUILDS_NULL(qn_einsum(NULL, 1, &b.v), "einsum", "spec");
    CHECK(!qn_einsum("a", 1, NULL).id);
    CHECK(!qn_random_key(NULL, 1).id && !qn_partition_id(NULL).id && !qn_replica_id(NULL).id);
    bench attending = bench_new(context);
    qn_value row = qn_reshape(attending.v, QN_DIMS(1, 2));
    CHECK(qn_attention(row, row, row, NULL).id);
    qn_close(context);
}

/* A count beyond 32 bits must not be truncated. */
TEST(lists_that_are_too_long)
{
    const qn_dims huge = {.count = (size_t)1 << 40};
    qn_context *context = open_jit();
    CHECK_TOO_LONG(qn_input(b.graph, NULL, QN_F32, huge), "input",
                   "dims has 1099511627776 numbers; expected at most 16");
    CHECK_TOO_LONG(qn_sum(b.v, huge), "sum", "dimensions has 1099511627776 numbers; expected at most 16");
    CHECK_TOO_LONG(qn_reshape(b.v, huge), "reshape", "shape has more than 32 numbers; expected at most 16");
    qn_close(context);
}

/* ---- regions ---- */

TEST(regions)
{
    qn_context *context = open_jit();
    qn_value out[2];
    const qn_region second_lacks[] = {no_region, NULL};
    CHECK_BUILDS_NULL(qn_while(1, &b.f, NULL, no_region, NULL, out), "while", "condition");
    CHECK_BUILDS_NULL(qn_while(1, &b.f, no_region, NULL, NULL, out), "while", "body");
    CHECK_BUILDS_NULL(qn_while(1, &b.f, no_region, no_region, NULL, NULL), "while", "out");
    CHECK_BUILDS_NULL(qn_repeat(2, 1, &b.f, NULL, NULL, out), "repeat", "body");
    CHECK_BUILDS_NULL(qn_repeat(2, 1, &b.f, no_region, NULL, NULL), "repeat", "out");
    qn_repeat(2, 1, NULL, no_region, NULL, out);
    CHECK(!out[0].id);
    CHECK_BUILDS_NULL(qn_freeze(1, &b.f, NULL), "freeze", "out");
    qn_freeze(1, NULL, out);
    CHECK_BUILDS_NULL(qn_if(b.p, NULL, no_region, NULL, 1, out), "if", "on_true");
    CHECK_BUILDS_NULL(qn_if(b.p, no_region, NULL, NULL, 1, out), "if", "on_false");
    CHECK_BUILDS_NULL(qn_if(b.p, no_region, no_region, NULL, 1, NULL), "if", "out");
    CHECK_BUILDS_NULL(qn_case(b.i, 2, NULL, NULL, 1, out), "case", "branches");
    CHECK_BUILDS_NULL(qn_case(b.i, 2, second_lacks, NULL, 1, out), "case", "branches[1]");
    CHECK_BUILDS_NULL(qn_case(b.i, 1, second_lacks, NULL, 1, NULL), "case", "out");
    CHECK_BUILDS_NULL(qn_reduce(1, NULL, &b.f, QN_DIMS(0), no_region, NULL, out), "reduce", "inputs");
    CHECK_BUILDS_NULL(qn_reduce(1, &b.v, NULL, QN_DIMS(0), no_region, NULL, out), "reduce", "inits");
    CHECK_TOO_LONG(qn_reduce(1, &b.v, &b.f, TOO_LONG, no_region, NULL, out), "reduce", "dimensions");
    CHECK_BUILDS_NULL(qn_reduce(1, &b.v, &b.f, QN_DIMS(0), NULL, NULL, out), "reduce", "body");
    CHECK_BUILDS_NULL(qn_reduce(1, &b.v, &b.f, QN_DIMS(0), no_region, NULL, NULL), "reduce", "out");
#define SCATTER(inputs, updates, list, body, out)                                                                      \
    qn_scatter(1, inputs, b.v, updates, list, list, list, list, list, 0, body, NULL, out)
    CHECK_BUILDS_NULL(SCATTER(NULL, &b.v, QN_SCALAR, no_region, out), "scatter", "inputs");
    CHECK_BUILDS_NULL(SCATTER(&b.v, NULL, QN_SCALAR, no_region, out), "scatter", "updates");
    CHECK_TOO_LONG(SCATTER(&b.v, &b.v, TOO_LONG, no_region, out), "scatter", "update_window_dims");
    CHECK_BUILDS_NULL(SCATTER(&b.v, &b.v, QN_SCALAR, NULL, out), "scatter", "body");
    CHECK_BUILDS_NULL(SCATTER(&b.v, &b.v, QN_SCALAR, no_region, NULL), "scatter", "out");
    CHECK_BUILDS_NULL(qn_map(1, &b.v, NULL, NULL), "map", "body");
    CHECK(!qn_map(1, NULL, no_region, NULL).id);
    CHECK_BUILDS_NULL(qn_optimization_barrier(1, &b.v, NULL), "optimization_barrier", "out");
    qn_optimization_barrier(1, NULL, out);
    const qn_window window = {.dimensions = QN_DIMS(1)}, missing = {.dimensions = TOO_LONG};
#define WINDOW(inputs, inits, w, body, out) qn_reduce_window(1, inputs, inits, w, body, NULL, out)
    CHECK_BUILDS_NULL(WINDOW(NULL, &b.f, &window, no_region, out), "reduce_window", "inputs");
    CHECK_BUILDS_NULL(WINDOW(&b.v, NULL, &window, no_region, out), "reduce_window", "inits");
    CHECK_BUILDS_NULL(WINDOW(&b.v, &b.f, NULL, no_region, out), "reduce_window", "window");
    CHECK_TOO_LONG(WINDOW(&b.v, &b.f, &missing, no_region, out), "reduce_window", "dimensions");
    CHECK_BUILDS_NULL(WINDOW(&b.v, &b.f, &window, NULL, out), "reduce_window", "body");
    CHECK_BUILDS_NULL(WINDOW(&b.v, &b.f, &window, no_region, NULL), "reduce_window", "out");
#define SELECT(w, select, scatter) qn_select_and_scatter(b.v, b.v, b.f, w, select, scatter, NULL)
    CHECK_BUILDS_NULL(SELECT(NULL, no_region, no_region), "select_and_scatter", "window");
    CHECK_BUILDS_NULL(SELECT(&window, NULL, no_region), "select_and_scatter", "select");
    CHECK_BUILDS_NULL(SELECT(&window, no_region, NULL), "select_and_scatter", "scatter");
#define SCAN(inputs, inits, body, out) qn_scan(1, inputs, 1, inits, 0, 0, 0, body, NULL, 1, out)
    CHECK_BUILDS_NULL(SCAN(NULL, &b.f, no_region, out), "scan", "inputs");
    CHECK_BUILDS_NULL(SCAN(&b.v, NULL, no_region, out), "scan", "inits");
    CHECK_BUILDS_NULL(SCAN(&b.v, &b.f, NULL, out), "scan", "body");
    CHECK_BUILDS_NULL(SCAN(&b.v, &b.f, no_region, NULL), "scan", "out");
    CHECK_TOO_LONG(qn_max_pool(b.v, TOO_LONG, NULL), "max_pool", "size");
    CHECK_TOO_LONG(qn_avg_pool(b.v, TOO_LONG, NULL), "avg_pool", "size");
    CHECK_BUILDS_NULL(qn_sort(1, &b.v, 0, NULL, NULL, out), "sort", "before");
    CHECK_BUILDS_NULL(qn_sort(1, &b.v, 0, no_region, NULL, NULL), "sort", "out");
    CHECK_BUILDS_NULL(qn_define(b.graph, NULL, 1, &b.f, no_region, NULL, 1), "define", "name");
    CHECK_BUILDS_NULL(qn_define(b.graph, "f", 1, NULL, no_region, NULL, 1), "define", "like");
    CHECK_BUILDS_NULL(qn_define(b.graph, "f", 1, &b.f, NULL, NULL, 1), "define", "body");
    CHECK_BUILDS_NULL((qn_define(b.graph, "f", 1, &b.f, copies, NULL, 1), qn_invoke(b.graph, NULL, 1, &b.f, out)),
                      "invoke", "name");
    CHECK_BUILDS_NULL((qn_define(b.graph, "f", 1, &b.f, copies, NULL, 1), qn_invoke(b.graph, "f", 1, NULL, out)),
                      "invoke", "args");
    CHECK_BUILDS_NULL((qn_define(b.graph, "f", 1, &b.f, copies, NULL, 1), qn_invoke(b.graph, "f", 1, &b.f, NULL)),
                      "invoke", "out");
    const qn_type t = {QN_F32, QN_SCALAR};
    CHECK_BUILDS_NULL(qn_custom_call(b.graph, NULL, NULL, 1, &b.f, 1, &t, 0, out), "custom_call", "target");
    CHECK_BUILDS_NULL(qn_custom_call(b.graph, "f", NULL, 1, NULL, 1, &t, 0, out), "custom_call", "inputs");
    CHECK_BUILDS_NULL(qn_custom_call(b.graph, "f", NULL, 1, &b.f, 1, NULL, 0, out), "custom_call", "results");
    CHECK_BUILDS_NULL(qn_custom_call(b.graph, "f", NULL, 1, &b.f, 1, &t, 0, NULL), "custom_call", "out");
    CHECK_TOO_LONG(qn_custom_call(b.graph, "f", NULL, 1, &b.f, 1, &(qn_type){QN_F32, TOO_LONG}, 0, out), "custom_call",
                   "dims");
    CHECK_BUILDS_NULL(qn_gradient(b.f, 1, NULL, out), "gradient", "xs");
    CHECK_BUILDS_NULL(qn_vjp(1, &b.f, NULL, 1, &b.f, out), "vjp", "seeds");
    CHECK_BUILDS_NULL(qn_vjp(1, &b.f, &b.f, 1, NULL, out), "vjp", "xs");
    CHECK_BUILDS_NULL(qn_vjp(1, &b.f, &b.f, 1, &b.f, NULL), "vjp", "out");
    qn_vjp(1, NULL, NULL, 1, NULL, NULL);
    qn_graph_set_broadcasting(NULL, 1);
    const qn_optimizer o = {.kind = QN_SGD};
    CHECK(qn_optimizer_state_count(NULL, 1) == 0);
    CHECK_BUILDS_NULL(qn_optimizer_zeros(NULL, 1, &b.f, out), "optimizer_zeros", "optimizer");
    CHECK_BUILDS_NULL(qn_optimizer_zeros(&o, 1, &b.f, NULL), "optimizer_zeros", "state");
    CHECK_BUILDS_NULL(qn_optimizer_inputs(NULL, 1, &b.f, out), "optimizer_inputs", "optimizer");
    CHECK_BUILDS_NULL(qn_optimizer_inputs(&o, 1, &b.f, NULL), "optimizer_inputs", "state");
    CHECK_BUILDS_NULL(qn_optimizer_step(NULL, 1, &b.f, &b.f, NOTHING, &b.i, out, out), "optimizer_step", "optimizer");
    CHECK_BUILDS_NULL(qn_optimizer_step(&o, 1, &b.f, NULL, NOTHING, &b.i, out, out), "optimizer_step", "slopes");
    CHECK_BUILDS_NULL(qn_optimizer_step(&o, 1, &b.f, &b.f, NOTHING, NULL, out, out), "optimizer_step", "state");
    CHECK_BUILDS_NULL(qn_optimizer_step(&o, 1, &b.f, &b.f, NOTHING, &b.i, NULL, out), "optimizer_step", "next_params");
    CHECK_BUILDS_NULL(qn_optimizer_step(&o, 1, &b.f, &b.f, NOTHING, &b.i, out, NULL), "optimizer_step", "next_state");
    CHECK_BUILDS_NULL(qn_optimizer_update(NULL, b.f, 1, &b.f, NOTHING, &b.i), "optimizer_update", "optimizer");
    CHECK_BUILDS_NULL(qn_optimizer_update(&o, b.f, 1, NULL, NOTHING, &b.i), "optimizer_update", "params");
    CHECK_BUILDS_NULL(qn_optimizer_update(&o, b.f, 1, &b.f, NOTHING, NULL), "optimizer_update", "state");
    CHECK_BUILDS_NULL(qn_clip_by_global_norm(1, &b.f, 1, NULL), "clip_by_global_norm", "out");
    qn_clip_by_global_norm(1, NULL, 1, NULL);
    CHECK_BUILDS_NULL(qn_name(b.f, NULL), "name", "name");
    CHECK_BUILDS_NULL(qn_scope_push(b.graph, NULL), "scope_push", "name");
    qn_scope_push(NULL, "scope");
    qn_scope_pop(NULL);
    qn_place(NULL, "file", 1);
    CHECK(qn_value_at(NOTHING, "file", 1).id == 0);
    qn_graph_on_error(NULL, NULL, NULL);
    CHECK_BUILDS_NULL(qn_gradient(b.f, 1, &b.f, NULL), "gradient", "out");
    bench b = bench_new(context);
    qn_gradient(b.f, 0, NULL, NULL);
    qn_define(b.graph, "f", 0, NULL, copies, NULL, 0);
    CHECK_OK(qn_graph_status(b.graph));
    qn_close(context);
}

/* ---- compiling and calling ---- */

TEST(functions)
{
    qn_context *context = open_jit();
    bench b = bench_new(context);
    qn_output(b.graph, NULL, qn_tanh(b.v));
    qn_function *f = NULL;
    CHECK_NULL(qn_compile(b.graph, NULL, NULL), "qn_compile", "out");
    CHECK_NULL(qn_compile(NULL, NULL, &f), "qn_compile", "graph");
    CHECK(!f);
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        CHECK_OK(qn_compile(b.graph, &(qn_compile_options){.evaluate = evaluate}, &f));
        float scalar = 1, vector[2] = {1, 2}, result[2];
        int32_t number = 0;
        uint8_t pred = 0;
        qn_tensor in[] = {{&scalar, QN_F32, QN_SCALAR},
                          {vector, QN_F32, QN_DIMS(2)},
                          {&number, QN_I32, QN_SCALAR},
                          {&pred, QN_I1, QN_SCALAR}};
        qn_tensor out = {result, QN_F32, QN_DIMS(2)};
        CHECK_OK(qn_call(f, 4, in, 1, &out));
        CHECK_NULL(qn_call(NULL, 4, in, 1, &out), "qn_call", "function");
        CHECK_NULL(qn_call(f, 4, NULL, 1, &out), "qn_call", "inputs");
        CHECK_NULL(qn_call(f, 4, in, 1, NULL), "qn_call", "outputs");
        CHECK_OK(qn_call_with(f, NULL, 4, in, 1, &out));
        CHECK_NULL(qn_call_with(NULL, NULL, 4, in, 1, &out), "qn_call_with", "function");
        CHECK_NULL(qn_call_with(f, NULL, 4, NULL, 1, &out), "qn_call_with", "inputs");
        CHECK_NULL(qn_call_with(f, &(qn_call_options){0}, 4, in, 1, NULL), "qn_call_with", "outputs");
        qn_prepared *prepared;
        CHECK_NULL(qn_prepare(f, 0, in, NULL), "qn_prepare", "out");
        CHECK_NULL(qn_prepare(NULL, 0, in, &prepared), "qn_prepare", "function");
        CHECK_NULL(qn_prepare(f, 0, NULL, &prepared), "qn_prepare", "data");
        CHECK(qn_prepared_bytes(NULL) == 0);
        qn_prepared_free(NULL);
        in[1].dims.count = (size_t)1 << 40;
        CHECK_FAILS(qn_call(f, 4, in, 1, &out), QN_INVALID_ARGUMENT, "input 1 is tensor<2x0x0");
        in[1].dims.count = 1;
        in[1].data = NULL;
        CHECK_FAILS(qn_call(f, 4, in, 1, &out), QN_INVALID_ARGUMENT, "input 1 has no memory");
        qn_function_stats(f, NULL);
        qn_function_free(f);
    }
    CHECK(qn_function_input_count(NULL) == 0 && qn_function_output_count(NULL) == 0);
    qn_parameter none = qn_function_input(NULL, 0);
    CHECK(none.dtype == QN_NONE && none.dims.count == 0 && none.alias == -1 && !*none.name);
    none = qn_function_output(NULL, 0);
    CHECK(none.dtype == QN_NONE && none.alias == -1 && !*none.name);
    qn_stats stats;
    memset(&stats, 0xA5, sizeof stats);
    qn_function_stats(NULL, &stats);
    CHECK(stats.kind == QN_ENGINE_NONE);
    CHECK_STR(stats.engine, "");
    CHECK_STR(stats.why, "");
    CHECK_STR(stats.source, "");
    CHECK(stats.kernels == 0 && stats.memory_bytes == 0);
    CHECK(qn_function_profile(NULL, 0, NULL) == 0);
    qn_function_free(NULL);
    qn_close(context);
}

/* ---- quern/cache.h ---- */

static qn_status no_write(void *user, const void *bytes, size_t size)
{
    (void)user, (void)bytes, (void)size;
    return NULL;
}

TEST(archives)
{
    qn_archive *a = NULL;
    qn_tensor t = {0};
    qn_context *context = open_jit();
    bench b = bench_new(context);
    qn_output(b.graph, "y", qn_tanh(b.v));
    qn_function *f = compile(b.graph, NULL);
    const qn_write_options npz = {.format = QN_NPZ}, notes = {.format = QN_SAFETENSORS, .note_count = 1},
                           empty_notes = {.format = QN_SAFETENSORS, .note_count = 1, .notes = &(qn_note){NULL, NULL}};
    CHECK_NULL(qn_archive_open(NULL, &a), "qn_archive_open", "path");
    CHECK_NULL(qn_archive_open("p", NULL), "qn_archive_open", "out");
    CHECK_NULL(qn_archive_view(NULL, 1, &a), "qn_archive_view", "bytes");
    CHECK_NULL(qn_archive_view("p", 1, NULL), "qn_archive_view", "out");
    qn_archive_free(NULL);
    CHECK(qn_archive_format(NULL) == QN_FORMAT_NONE && qn_archive_count(NULL) == 0 && qn_archive_note_count(NULL) == 0);
    CHECK(*qn_archive_tensor(NULL, 0).name == 0 && *qn_archive_note(NULL, 0).value == 0);
    CHECK(qn_archive_find(NULL, "x") == SIZE_MAX);
    CHECK_NULL(qn_archive_get(NULL, 0, &t), "qn_archive_get", "archive");
    CHECK_NULL(qn_archive_copy(NULL, 0, &t), "qn_archive_copy", "archive");
    CHECK_NULL(qn_archive_load(NULL, f, 0, 1, &t), "qn_archive_load", "archive");
    CHECK_NULL(qn_archive_write(NULL, NULL, 0, NULL), "qn_archive_write", "path");
    CHECK_NULL(qn_archive_write("/tmp/none.npz", NULL, 1, NULL), "qn_archive_write", "tensors");
    CHECK_NULL(qn_archive_write_to(NULL, NULL, &npz, 0, NULL), "qn_archive_write_to", "write");
    CHECK_NULL(qn_archive_write_to(no_write, NULL, &npz, 1, NULL), "qn_archive_write_to", "tensors");
    CHECK_NULL(qn_archive_write_to(no_write, NULL, &notes, 0, NULL), "qn_archive_write_to", "notes");
    CHECK_FAILS(qn_archive_write_to(no_write, NULL, &empty_notes, 0, NULL), QN_INVALID_ARGUMENT,
                "key or value is NULL");
    CHECK_OK(qn_archive_write_to(no_write, NULL, &npz, 0, NULL));
    CHECK_NULL(qn_archive_save(NULL, NULL, f, QN_SAVE_OUTPUTS, 0, NULL, 1, &t), "qn_archive_save", "path");
    CHECK_NULL(qn_archive_save("p", NULL, NULL, QN_SAVE_OUTPUTS, 0, NULL, 1, &t), "qn_archive_save", "function");
    CHECK_NULL(qn_archive_save("p", NULL, f, QN_SAVE_OUTPUTS, 0, NULL, 1, NULL), "qn_archive_save", "outputs");
    CHECK_NULL(qn_archive_save("p", NULL, f, QN_SAVE_FIXED, qn_function_input_count(f), NULL, 0, NULL),
               "qn_archive_save", "inputs");
    CHECK_OK(qn_archive_view("\"\0\0\0\0\0\0\0{}                                ", 42, &a));
    CHECK(qn_archive_find(a, NULL) == SIZE_MAX);
    CHECK_NULL(qn_archive_get(a, 0, NULL), "qn_archive_get", "out");
    CHECK_NULL(qn_archive_copy(a, 0, NULL), "qn_archive_copy", "to");
    CHECK_NULL(qn_archive_load(a, NULL, 0, 1, &t), "qn_archive_load", "function");
    CHECK_NULL(qn_archive_load(a, f, 0, qn_function_input_count(f), NULL), "qn_archive_load", "inputs");
    qn_archive_free(a);
    struct DLManagedTensorVersioned *m = NULL;
    struct DLManagedTensor *old = NULL;
    CHECK_NULL(qn_dlpack_export(NULL, 0, NULL, NULL, &m), "qn_dlpack_export", "tensor");
    CHECK_NULL(qn_dlpack_export(&t, 0, NULL, NULL, NULL), "qn_dlpack_export", "out");
    CHECK_NULL(qn_dlpack_export_old(NULL, NULL, NULL, &old), "qn_dlpack_export_old", "tensor");
    CHECK_NULL(qn_dlpack_export_old(&t, NULL, NULL, NULL), "qn_dlpack_export_old", "out");
    CHECK_NULL(qn_dlpack_import(NULL, 0, &t), "qn_dlpack_import", "managed");
    CHECK_NULL(qn_dlpack_import_old(NULL, &t), "qn_dlpack_import_old", "managed");
    CHECK_OK(qn_dlpack_export(&(qn_tensor){&t, QN_F32, QN_DIMS(1)}, 0, NULL, NULL, &m));
    CHECK_NULL(qn_dlpack_import(m, 0, NULL), "qn_dlpack_import", "out");
    CHECK_OK(qn_dlpack_export_old(&(qn_tensor){&t, QN_F32, QN_DIMS(1)}, NULL, NULL, &old));
    CHECK_NULL(qn_dlpack_import_old(old, NULL), "qn_dlpack_import_old", "out");
    qn_dlpack_free(m);
    qn_dlpack_free_old(old);
    qn_dlpack_free(NULL);
    qn_dlpack_free_old(NULL);
    CHECK(qn_function_find_input(NULL, "x") == SIZE_MAX && qn_function_find_input(f, NULL) == SIZE_MAX);
    CHECK(qn_function_find_output(NULL, "y") == SIZE_MAX && qn_function_find_output(f, NULL) == SIZE_MAX);
    CHECK(qn_dims_elements((qn_dims){0}) == 1 && qn_dims_bytes((qn_dims){0}, QN_F32) == 4);
    qn_close(context);
}

TEST(caches_packs_and_objects)
{
    qn_context *context = open_jit();
    bench b = bench_new(context);
    qn_output(b.graph, NULL, qn_tanh(b.v));
    int cached = 7;
    char key[65], *text = NULL, *header = NULL;
    CHECK_NULL(qn_cached(NULL, NULL, &cached), "qn_cached", "graph");
    CHECK_NULL(qn_cached(b.graph, NULL, NULL), "qn_cached", "cached");
    CHECK_NULL(qn_cache_key(NULL, NULL, key), "qn_cache_key", "graph");
    CHECK_NULL(qn_cache_key(b.graph, NULL, NULL), "qn_cache_key", "key");
    CHECK_NULL(qn_cache_explain(NULL, NULL, &text), "qn_cache_explain", "graph");
    CHECK_NULL(qn_cache_explain(b.graph, NULL, NULL), "qn_cache_explain", "out");
    qn_cache_stats stats;
    CHECK_NULL(qn_get_cache_stats(NULL, &stats), "qn_get_cache_stats", "context");
    CHECK_NULL(qn_get_cache_stats(context, NULL), "qn_get_cache_stats", "out");
    CHECK_NULL(qn_cache_list(NULL, 0, no_entry, NULL), "qn_cache_list", "context");
    CHECK_NULL(qn_cache_list(context, 0, NULL, NULL), "qn_cache_list", "visit");
    CHECK_NULL(qn_cache_prune(NULL, 0, NULL, NULL), "qn_cache_prune", "context");
    void *pack = NULL;
    size_t size = 7;
    CHECK_NULL(qn_pack(NULL, 0, NULL, &pack, &size), "qn_pack", "graph");
    CHECK_NULL(qn_pack(b.graph, 2, NULL, &pack, &size), "qn_pack", "targets");
    CHECK_NULL(qn_pack(b.graph, 0, NULL, NULL, &size), "qn_pack", "out");
    CHECK_NULL(qn_pack(b.graph, 0, NULL, &pack, NULL), "qn_pack", "size");
    qn_function *f = NULL;
    void *memory;
    CHECK_NULL(qn_write_file(NULL, "", 0), "qn_write_file", "path");
    CHECK_NULL(qn_write_file("/tmp/none", NULL, 1), "qn_write_file", "bytes");
    CHECK_NULL(qn_function_tensors(NULL, NULL, NULL, &memory), "qn_function_tensors", "function");
    CHECK_NULL(qn_function_tensors(NULL, NULL, NULL, NULL), "qn_function_tensors", "out");
    CHECK_NULL(qn_load_pack(NULL, "p", &f), "qn_load_pack", "context");
    CHECK_NULL(qn_load_pack(context, NULL, &f), "qn_load_pack", "path");
    CHECK_NULL(qn_load_pack(context, "p", NULL), "qn_load_pack", "out");
    CHECK_NULL(qn_evaluate_pack(NULL, "p", &f), "qn_evaluate_pack", "context");
    CHECK_NULL(qn_evaluate_pack(context, NULL, &f), "qn_evaluate_pack", "path");
    CHECK_NULL(qn_evaluate_pack(context, "p", NULL), "qn_evaluate_pack", "out");
    const qn_pack_function one = {.name = "f"};
    CHECK_NULL(qn_pack_functions(1, NULL, 0, NULL, &pack, &size), "qn_pack_functions", "functions");
    CHECK_NULL(qn_pack_functions(1, &one, 1, NULL, &pack, &size), "qn_pack_functions", "targets");
    CHECK_NULL(qn_pack_functions(1, &one, 0, NULL, NULL, &size), "qn_pack_functions", "out");
    CHECK_NULL(qn_pack_functions(1, &one, 0, NULL, &pack, NULL), "qn_pack_functions", "size");
    CHECK_FAILS(qn_pack_functions(1, &one, 0, NULL, &pack, &size), QN_INVALID_ARGUMENT,
                "the graph of function 0, `f`, is NULL");
    qn_module *m = NULL;
    const qn_function *found = NULL;
    CHECK_NULL(qn_load_module(NULL, "p", 0, &m), "qn_load_module", "context");
    CHECK_NULL(qn_load_module(context, NULL, 0, &m), "qn_load_module", "path");
    CHECK_NULL(qn_load_module(context, "p", 0, NULL), "qn_load_module", "out");
    CHECK_NULL(qn_compile_module(1, NULL, NULL, &m), "qn_compile_module", "functions");
    CHECK_NULL(qn_compile_module(1, &one, NULL, NULL), "qn_compile_module", "out");
    CHECK_NULL(qn_module_find(NULL, "f", &found), "qn_module_find", "module");
    CHECK_NULL(qn_module_match(NULL, "f", 0, NULL, 0, NULL, &found), "qn_module_match", "module");
    CHECK_NULL(qn_module_call(NULL, "f", NULL, 0, NULL, 0, NULL), "qn_module_call", "module");
    CHECK_NULL(qn_module_find(NULL, "f", NULL), "qn_module_find", "out");
    CHECK_NULL(qn_module_match(NULL, "f", 0, NULL, 0, NULL, NULL), "qn_module_match", "out");
    CHECK(qn_module_count(NULL) == 0 && qn_module_function(NULL, 0) == NULL);
    CHECK_STR(qn_module_name(NULL, 0), "");
    const qn_pack_function valid = {.name = "f", .graph = b.graph};
    CHECK_OK(qn_compile_module(1, &valid, NULL, &m));
    CHECK_NULL(qn_module_find(m, NULL, &found), "qn_module_find", "name");
    CHECK_NULL(qn_module_match(m, "f", 1, NULL, 0, NULL, &found), "qn_module_match", "inputs");
    CHECK_NULL(qn_module_match(m, "f", 0, NULL, 1, NULL, &found), "qn_module_match", "outputs");
    CHECK_NULL(qn_module_call(m, "f", NULL, 1, NULL, 0, NULL), "qn_module_call", "inputs");
    CHECK_NULL(qn_module_call(m, "f", NULL, 0, NULL, 1, NULL), "qn_module_call", "outputs");
    qn_module_free(m);
    qn_module_free(NULL);
    qn_graph *read = NULL;
    CHECK_NULL(qn_pack_list(NULL, "p", no_part, NULL), "qn_pack_list", "context");
    CHECK_NULL(qn_pack_list(context, NULL, no_part, NULL), "qn_pack_list", "path");
    CHECK_NULL(qn_pack_list(context, "p", NULL, NULL), "qn_pack_list", "visit");
    CHECK_NULL(qn_pack_graph(NULL, "p", 0, &read), "qn_pack_graph", "context");
    CHECK_NULL(qn_pack_graph(context, NULL, 0, &read), "qn_pack_graph", "path");
    CHECK_NULL(qn_pack_graph(context, "p", 0, NULL), "qn_pack_graph", "out");
    CHECK(!read);
    qn_object_options options = {.name = "f"};
    CHECK_NULL(qn_object(NULL, &options, &pack, &size, &header), "qn_object", "graph");
    CHECK_NULL(qn_object(b.graph, NULL, &pack, &size, &header), "qn_object", "options");
    CHECK_NULL(qn_object(b.graph, &options, NULL, &size, &header), "qn_object", "object");
    CHECK_NULL(qn_object(b.graph, &options, &pack, NULL, &header), "qn_object", "size");
    CHECK_FAILS(qn_object(b.graph, &(qn_object_options){0}, &pack, &size, NULL), QN_INVALID_ARGUMENT, "name");
    CHECK_NULL(qn_object_functions(1, NULL, &options, &pack, &size, &header), "qn_object_functions", "functions");
    CHECK_NULL(qn_object_functions(1, &valid, NULL, &pack, &size, &header), "qn_object_functions", "options");
    CHECK_NULL(qn_object_functions(1, &valid, &options, NULL, &size, &header), "qn_object_functions", "object");
    CHECK_NULL(qn_object_functions(1, &valid, &options, &pack, NULL, &header), "qn_object_functions", "size");
    CHECK(!f && !pack && !size && !text && !header);
    qn_close(context);
}
