/* A program of version 0.2, which tests keep as it was. tests/kept/test_kept.sh compiles it with the headers of version
 * 0.2.0 (tests/kept/0.2) and runs it with the library of today, and with a library in which every struct that may grow
 * has one more field. It uses each of these structs and prints what it finds. Do not change it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quern/cache.h"
#include "quern/quern.h"

static int failures;

static void check(int holds, const char *what)
{
    if (!holds)
        printf("does not hold: %s\n", what);
    failures += !holds;
}
#define CHECK(condition) check((condition), #condition)

static void must(qn_status status, const char *what)
{
    if (status)
        printf("%s: %s\n", what, qn_status_message(status));
    failures += status != NULL;
    qn_status_free(status);
}
#define MUST(call) must((call), #call)

/* A value behind each struct, which the library must not touch. */
#define GUARDED(type, name)                                                                                            \
    struct {                                                                                                           \
        type at;                                                                                                       \
        uint64_t guard[4];                                                                                             \
    } name;                                                                                                            \
    memset(&name, 0x5a, sizeof name);                                                                                  \
    memset(&name.at, 0, sizeof name.at)
#define CHECK_GUARD(name) CHECK(name.guard[0] == UINT64_C(0x5a5a5a5a5a5a5a5a) && name.guard[3] == name.guard[0])

/* ---- callbacks of the host ----------------------------------------------------------------------------------------- */

static int events, lines, entries, host_calls, host_tasks;

static void note_event(void *user, const qn_event *event)
{
    CHECK(user == &events);
    CHECK(strlen(event->key) == 64 || strcmp(event->source, "evaluator") == 0);
    CHECK(event->build_us >= 0 && event->kernels < 1000 && event->kernels_shared <= event->kernels);
    events++;
}

static void note_line(void *user, const char *line)
{
    CHECK(user == &lines && *line);
    lines++;
}

static void note_entry(void *user, const qn_cache_entry *entry)
{
    CHECK(user == &entries && strlen(entry->key) == 64 && entry->bytes > 0 && !*entry->why);
    CHECK(strcmp(entry->kind, "kernel") == 0 || *entry->level);
    entries++;
}

static qn_status twice(void *user, const qn_custom_args *args)
{
    const float *x = args->inputs[0].data;
    float *y = args->outputs[0].data;
    CHECK(user == &host_calls && args->input_count == 1 && args->output_count == 1 && args->attribute_count == 0);
    CHECK(strcmp(args->config, "how") == 0 && qn_stop_why(args->stop) == QN_OK);
    for (int64_t i = 0; i < args->inputs[0].dims.values[0]; i++)
        y[i] = 2 * x[i];
    host_calls++;
    return NULL;
}

static void run_tasks(void *self, uint32_t tasks, void (*task)(void *argument, uint32_t index), void *argument)
{
    CHECK(self == &host_tasks);
    for (uint32_t i = 0; i < tasks; i++)
        task(argument, i);
    host_tasks++;
}

/* ---- each struct --------------------------------------------------------------------------------------------------- */

static qn_graph *network(qn_context *qn, const char *name, qn_value *out)
{
    qn_graph *g = qn_graph_new(qn, name);
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(4, 4)), state = qn_input(g, "state", QN_F32, QN_DIMS(4, 4));
    qn_value y = qn_softmax(qn_matmul(x, state), -1);
    *out = y;
    qn_output(g, "y", y);
    qn_update(g, state, qn_add(state, x));
    return g;
}

static void call(const qn_function *f)
{
    float x[16], state[16], y[16], sum = 0;
    for (int i = 0; i < 16; i++) {
        x[i] = (float)i / 8;
        state[i] = (float)(i % 5);
    }
    qn_stop stop = {0};
    GUARDED(qn_call_options, options);
    options.at.stop = &stop;
    options.at.deadline = qn_clock() + UINT64_C(60000000000);
    MUST(qn_call_with(f, &options.at, 2, (qn_tensor[]){{x, QN_F32, QN_DIMS(4, 4)}, {state, QN_F32, QN_DIMS(4, 4)}}, 1,
                      &(qn_tensor){y, QN_F32, QN_DIMS(4, 4)}));
    CHECK_GUARD(options);
    for (int i = 0; i < 16; i++)
        sum += y[i];
    CHECK(sum > 3.999f && sum < 4.001f && state[15] == 1.875f);
    printf("softmax %g %g %g %g\n", (double)y[0], (double)y[1], (double)y[2], (double)y[3]);
}

static void use_functions(qn_context *qn)
{
    qn_value y;
    qn_function *f = NULL;
    GUARDED(qn_compile_options, options);
    options.at.profile = 1;
    MUST(qn_compile(network(qn, "network", &y), &options.at, &f));
    CHECK_GUARD(options);
    CHECK(qn_function_input_count(f) == 2 && qn_function_output_count(f) == 2);
    qn_parameter x = qn_function_input(f, 0), state = qn_function_input(f, 1), out = qn_function_output(f, 1);
    CHECK(strcmp(x.name, "x") == 0 && x.dtype == QN_F32 && x.dims.count == 2 && x.alias == -1);
    CHECK(strcmp(state.name, "state") == 0 && state.alias == 1 && out.alias == 1);
    call(f);
    GUARDED(qn_stats, stats);
    qn_function_stats(f, &stats.at);
    CHECK_GUARD(stats);
    CHECK(stats.at.kind == QN_ENGINE_COMPILED && strcmp(stats.at.engine, "compiled") == 0 && stats.at.kernels > 0);
    CHECK(stats.at.code_bytes > 0 && !*stats.at.why && strcmp(stats.at.source, "compiler") == 0);
    CHECK(qn_function_profile(f, 0, NULL) > 0);
    options.at = (qn_compile_options){.evaluate = 1};
    MUST(qn_compile(network(qn, "evaluated", &y), &options.at, &f));
    call(f);
    options.at = (qn_compile_options){.require_compiled = 1};
    options.at.reserved[2] = 1; /* of a later version: refused */
    qn_status status = qn_compile(network(qn, "later", &y), &options.at, &f);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);
    qn_status_free(status);
}

static void larger(void *user, size_t count, const qn_value *args, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_maximum(args[0], args[1]);
}

/* Doubles the six inputs by a function of the host, then reduces them by windows, pools and a convolution. */
static void use_builders(qn_context *qn)
{
    GUARDED(qn_custom, custom);
    custom.at.name = "twice";
    custom.at.version = 3;
    custom.at.call = twice;
    custom.at.user = &host_calls;
    MUST(qn_register(qn, &custom.at));
    CHECK_GUARD(custom);
    qn_graph *g = qn_graph_new(qn, "builders");
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(6)), y, largest, low = qn_fill(g, QN_F32, QN_SCALAR, -1e9);
    qn_custom_call(g, "twice", "how", 1, &x, 1, (qn_type[]){{QN_F32, QN_DIMS(6)}}, 0, &y);
    GUARDED(qn_window, window);
    window.at.dimensions = QN_DIMS(3);
    window.at.strides = QN_DIMS(3);
    qn_reduce_window(1, &y, &low, &window.at, larger, NULL, &largest);
    CHECK_GUARD(window);
    qn_value line = qn_reshape(y, QN_DIMS(1, 6, 1));
    GUARDED(qn_pool_options, pool);
    pool.at.strides = QN_DIMS(1);
    qn_value mean = qn_avg_pool(line, QN_DIMS(6), &pool.at);
    CHECK_GUARD(pool);
    GUARDED(qn_conv_options, conv);
    conv.at.padding = QN_SAME;
    qn_value sums = qn_conv1d(line, qn_fill(g, QN_F32, QN_DIMS(3, 1, 1), 1), &conv.at);
    CHECK_GUARD(conv);
    GUARDED(qn_attention_options, attention);
    attention.at.causal = 1;
    qn_value rows = qn_reshape(y, QN_DIMS(3, 2)), attended = qn_attention(rows, rows, rows, &attention.at);
    CHECK_GUARD(attention);
    qn_output(g, "largest", largest);
    qn_output(g, "mean", qn_reshape(mean, QN_DIMS(1)));
    qn_output(g, "sums", qn_reshape(sums, QN_DIMS(6)));
    qn_output(g, "attended", attended);
    qn_function *f = NULL;
    float in[6] = {1, 5, 2, 8, 3, 4}, most[2], middle[1], added[6], seen[6];
    MUST(qn_compile(g, NULL, &f));
    MUST(qn_call(f, 1, &(qn_tensor){in, QN_F32, QN_DIMS(6)}, 4,
                 (qn_tensor[]){{most, QN_F32, QN_DIMS(2)},
                               {middle, QN_F32, QN_DIMS(1)},
                               {added, QN_F32, QN_DIMS(6)},
                               {seen, QN_F32, QN_DIMS(3, 2)}}));
    CHECK(host_calls == 1);
    CHECK(seen[0] == 2 && seen[1] == 10); /* the first row sees only itself */
    printf("largest %g %g, mean %.4f, sums %g %g %g\n", (double)most[0], (double)most[1], (double)middle[0],
           (double)added[0], (double)added[1], (double)added[5]);
}

static void use_the_cache(qn_context *qn, const char *directory)
{
    char path[4096];
    void *pack = NULL, *object = NULL;
    char *header = NULL;
    size_t size = 0;
    qn_value y;
    qn_function *f = NULL;
    MUST(qn_pack(network(qn, "packed", &y), 0, NULL, &pack, &size));
    snprintf(path, sizeof path, "%s/program.qpack", directory);
    FILE *file = fopen(path, "wb");
    CHECK(file && fwrite(pack, 1, size, file) == size && fclose(file) == 0);
    MUST(qn_load_pack(qn, path, &f));
    call(f);
    GUARDED(qn_object_options, options);
    options.at.name = "kept";
    MUST(qn_object(network(qn, "object", &y), &options.at, &object, &size, &header));
    CHECK_GUARD(options);
    CHECK(header && strstr(header, "kept("));
    GUARDED(qn_cache_stats, stats);
    MUST(qn_get_cache_stats(qn, &stats.at));
    CHECK_GUARD(stats);
    CHECK(stats.at.programs >= 2 && stats.at.written >= 2 && stats.at.failed_to_write == 0 && *stats.at.path);
    MUST(qn_cache_list(qn, 1, note_entry, &entries));
    CHECK(entries >= 2);
    qn_free(pack);
    qn_free(object);
    qn_free(header);
}

int main(int count, char **args)
{
    if (count != 3) /* the directory of the cache, a directory for files */
        return 2;
    printf("headers %s\n", QN_VERSION);
    CHECK(QN_VERSION_MAJOR == 0 && QN_VERSION_MINOR == 2 && QN_VERSION_PATCH == 0 && *qn_version());
    GUARDED(qn_threads, threads);
    threads.at.self = &host_tasks;
    threads.at.count = 2;
    threads.at.run = run_tasks;
    GUARDED(qn_options, options);
    options.at.cache = args[1];
    options.at.log = note_line;
    options.at.log_user = &lines;
    options.at.event = note_event;
    options.at.event_user = &events;
    options.at.host_threads = &threads.at;
    qn_context *qn = NULL;
    MUST(qn_open(&options.at, &qn));
    CHECK_GUARD(options);
    CHECK_GUARD(threads);
    GUARDED(qn_info, info);
    qn_get_info(qn, &info.at);
    CHECK_GUARD(info);
    CHECK(strcmp(info.at.version, qn_version()) == 0 && info.at.threads == 2 && strlen(info.at.compile_id) == 16);
    GUARDED(qn_cpu, cpu);
    MUST(qn_find_cpu(qn, &(qn_target){NULL, "pi4"}, &cpu.at));
    CHECK_GUARD(cpu);
    CHECK(strcmp(cpu.at.level, "armv8-a") == 0 && strcmp(cpu.at.tuning, "cortex-a72") == 0);
    use_functions(qn);
    use_builders(qn);
    use_the_cache(qn, args[2]);
    CHECK(events >= 3);
    qn_close(qn);
    printf("%d failures\n", failures);
    return failures != 0;
}
