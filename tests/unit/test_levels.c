/* Processes on different CPUs share a cache. The test sets the features that the library sees. If the real CPU lacks
 * some of these features, the test only compiles, and does not call the programs. */
#if defined(__x86_64__)
#define cpu_probe probe_really
#define cpu_name name_really
#include "base/cpu_x86.c"
#undef cpu_probe
#undef cpu_name
#endif

#include <stdlib.h>

#include "abi/image.h"
#include "quern/cache.h"
#include "quern/jit.h"
#include "runtime/pack.h"
#include "disk_cache_case.h"

#if !defined(__x86_64__)
TEST(other_machines) { printf("skipped: the test needs the levels of x86-64\n"); }
#else

void cpu_probe(cpu_facts *out);
void cpu_name(char out[CPU_NAME]);

static uint64_t features; /* the features of the CPU that the library sees */

void cpu_probe(cpu_facts *out) { *out = (cpu_facts){CPU_X86, features}; }
void cpu_name(char out[CPU_NAME]) { strcpy(out, "CPU of the test"); }

static uint64_t real_features(void)
{
    cpu_facts cpu;
    probe_really(&cpu);
    return cpu.features;
}

enum { PROGRAMS = 6, N = 100 };
/* LOW is below every level, LOWERED has the level x86-64-v3, and HIGH has the level x86-64-v4. */
typedef enum machine { LOW, LOWERED, HIGH, MACHINES } machine;

/* Makes the library see the CPU of machine m, until this function is called again. */
static void become(machine m) { features = m == LOW ? 0 : m == LOWERED ? CPU_BITS_V3 : CPU_BITS_V3 | CPU_BITS_V4; }
/* Calls `become`. Returns whether the real CPU can run code for the machine. */
static bool may_run(machine m)
{
    become(m);
    return (features & ~real_features()) == 0;
}

static qn_context *open_here(void)
{
    qn_context *context = NULL;
    CHECK_OK(qn_open(&(qn_options){.cache = below("cache"), .compiler = qn_jit_compiler(), .threads = 1}, &context));
    if (!context)
        exit(1);
    return context;
}

static qn_graph *program(qn_context *context, int number)
{
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(N));
    qn_value sum = qn_broadcast_to(qn_sum(qn_multiply(x, x), QN_SCALAR), QN_DIMS(N));
    qn_output(graph, "y", qn_divide(qn_tanh(x), qn_add(sum, qn_fill(graph, QN_F32, QN_DIMS(N), number + 1))));
    return graph;
}

static void call(const qn_function *function, float *y)
{
    float x[N];
    for (int i = 0; i < N; i++)
        x[i] = (float)(i * 29 % 64 - 32) / 8;
    memset(y, 0xFF, N * sizeof *y);
    CHECK_OK(qn_call(function, 1, &(qn_tensor){x, QN_F32, QN_DIMS(N)}, 1, &(qn_tensor){y, QN_F32, QN_DIMS(N)}));
}

/* Compiles every program on a machine, and checks that each program comes from `source`. Calls the programs if the real
 * CPU can run them. */
static void compile_all(machine m, const char *source)
{
    bool runs = may_run(m);
    qn_context *context = open_here();
    for (int i = 0; i < PROGRAMS; i++) {
        qn_function *function = NULL;
        qn_stats stats;
        qn_graph *graph = program(context, i);
        float wanted[N], got[N];
        CHECK_OK(qn_compile(graph, NULL, &function));
        qn_function_stats(function, &stats);
        if (strcmp(stats.source, source) != 0)
            unit_fail(__FILE__, __LINE__, "machine %d, program %d: from %s, not %s", (int)m, i, stats.source, source);
        if (runs) {
            call(function, got);
            qn_function_free(function);
            CHECK_OK(qn_compile(graph, &(qn_compile_options){.evaluate = 1}, &function));
            call(function, wanted);
            CHECK(memcmp(got, wanted, sizeof got) == 0);
        }
        qn_function_free(function);
    }
    qn_close(context);
}

/* The path of a machine's program in the cache. */
static const char *path_of(machine m, int number)
{
    static char paths[2][PATH_ROOM];
    static unsigned next;
    char *path = paths[next++ % 2], key[65], name[80];
    become(m);
    qn_context *context = open_here();
    CHECK_OK(qn_cache_key(program(context, number), NULL, key));
    qn_close(context);
    snprintf(name, sizeof name, "cache/%s.qpack", key);
    snprintf(path, sizeof paths[0], "%s", below(name));
    return path;
}

static pack_header *read_pack(const char *path)
{
    mapped m;
    CHECK_OK(pack_open(path, false, &m));
    pack_header *copy = malloc(m.size + 1);
    memcpy(copy, m.bytes, m.size);
    mapped_free(&m);
    return copy;
}

static uint64_t needed(const pack_header *pack)
{
    const pack_section *image = pack_find(pack, PACK_IMAGE);
    const image_header *header = pack_bytes(pack, image);
    CHECK_EQ_U64(image->features, header->code.features);
    return header->code.features;
}

TEST(machines_share_a_directory)
{
    begin();
    compile_all(HIGH, "compiler");
    compile_all(LOWERED, "compiler");
    compile_all(LOW, "evaluator");
    CHECK_EQ_U64(count_names(below("cache"), ""), 2 * PROGRAMS);
    for (int round = 0; round < 2; round++) {
        compile_all(LOWERED, "cache");
        compile_all(HIGH, "cache");
        compile_all(LOW, "evaluator");
    }
    CHECK_EQ_U64(count_names(below("cache"), ""), 2 * PROGRAMS);
    for (int i = 0; i < PROGRAMS; i++) {
        pack_header *high = read_pack(path_of(HIGH, i)), *lowered = read_pack(path_of(LOWERED, i));
        CHECK(needed(high) & CPU_BITS_V4);
        CHECK(needed(lowered) && (needed(lowered) & ~CPU_BITS_V3) == 0);
        free(high);
        free(lowered);
    }
    done();
}

/* Puts an image (abi/image.h) of a higher level under the key of a lower level. The library never puts such an image.
 * If `lies`, the pack claims to need no features. */
static void forge(int number, bool lies)
{
    char path[PATH_ROOM];
    snprintf(path, sizeof path, "%s", path_of(LOWERED, number));
    pack_header *high = read_pack(path_of(HIGH, number)), *lowered = read_pack(path);
    const pack_section *image = pack_find(high, PACK_IMAGE);
    pack_content content = {.kind = PACK_IMAGE,
                            .machine = image->machine,
                            .features = lies ? 0 : image->features,
                            .level = lies ? "x86-64-v3" : "x86-64-v4",
                            .bytes = pack_bytes(high, image),
                            .size = (size_t)image->size};
    void *bytes = NULL;
    size_t size = 0;
    CHECK_OK(pack_build(&(pack_source){.parts = &lowered->parts, .contents = &content, .count = 1}, &bytes, &size));
    write_file(path, bytes, size, 0600);
    free(bytes);
    free(high);
    free(lowered);
}

TEST(images_for_other_cpus_are_refused)
{
    begin();
    compile_all(HIGH, "compiler");
    compile_all(LOWERED, "compiler");
    for (int lies = 0; lies < 2; lies++) {
        for (int i = 0; i < PROGRAMS; i++)
            forge(i, lies);
        compile_all(LOWERED, "compiler"); /* the new packs replace the forged ones */
        compile_all(LOWERED, "cache");
    }
    become(LOWERED);
    forge(0, false);
    become(LOWERED);
    char *why = NULL;
    qn_context *context = open_here();
    qn_function *function = NULL;
    qn_graph *graph = program(context, 0);
    int cached = -1;
    CHECK_OK(qn_cached(graph, NULL, &cached));
    CHECK_OK(qn_cache_explain(graph, NULL, &why));
    CHECK_OK(qn_compile(graph, NULL, &function));
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK(strcmp(stats.source, "compiler") == 0 && strcmp(stats.engine, "compiled") == 0);
    CHECK_EQ_U64((uint64_t)cached, 0);
    if (!why || !strstr(why, "no code that this CPU runs; it has x86-64-v4"))
        unit_fail(__FILE__, __LINE__, "the explanation is: %s", why ? why : "nothing");
    qn_free(why);
    qn_close(context);
    done();
}

/* Makes the library see the CPU of a machine, opens a context with the option `level`, and loads a pack. Returns the
 * reason for which libquern evaluates the function instead of running code of the pack. */
static const char *why_evaluated(machine m, const char *path, const char *level)
{
    static char why[256];
    become(m);
    qn_context *context = NULL;
    qn_function *function = NULL;
    qn_stats stats;
    CHECK_OK(qn_open(&(qn_options){.cache = "off", .level = level, .threads = 1}, &context));
    CHECK_OK(qn_load_pack(context, path, &function));
    qn_function_stats(function, &stats);
    snprintf(why, sizeof why, "%s", stats.why);
    qn_close(context);
    return why;
}

TEST(a_pack_without_a_fitting_image_says_why)
{
    begin();
    become(HIGH);
    void *bytes;
    size_t size;
    qn_context *context = open_here();
    CHECK_OK(qn_pack(program(context, 0), 1, &(qn_target){"x86-64-v4", NULL}, &bytes, &size));
    const char *path = below("v4.qpack");
    write_file(path, bytes, size, 0600);
    const char *none = "the pack has no code that this CPU runs; it has x86-64-v4";
    CHECK(strcmp(why_evaluated(LOWERED, path, NULL), none) == 0);
    CHECK(strcmp(why_evaluated(LOW, path, NULL), none) == 0);
    CHECK(strcmp(why_evaluated(HIGH, path, "x86-64-v3"),
                 "the pack has no image for level x86-64-v3, which was asked for; it has one for x86-64-v4, which this "
                 "CPU runs") == 0);
    qn_free(bytes);
    qn_close(context);
    done();
}

#endif
