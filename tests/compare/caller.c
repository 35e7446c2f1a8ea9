/* Compiles and calls modules, for the scripts of this directory: caller JOB [OPTION VALUE]... <LIST
 *
 * Each line of the list has three fields, separated by tabs: a name, a file, the inputs. The file is a pack if its name
 * ends in .pack, otherwise a module. The inputs are a directory with the files in0.npy, in1.npy, ..., or a NUMBER,
 * which stands for the inputs of `quern run --random NUMBER`.
 *
 *     levels     prints the levels that this machine runs; reads no list
 *     tools      prints the versions of the C compiler and LLVM that made this program; reads no list
 *     hash       calls each module once; prints a line for each result: name, index of the result, hash of its bytes
 *     pack       writes each module as a pack, NAME.pack in the directory `out`
 *     count      calls each module several times; the last call is made by `counted_call`, in which callgrind counts
 *     compile    compiles each module in this process; prints the name and the microseconds of CPU time
 *     plan       makes the plan of each module, which is all of compiling but making code; prints the name
 *
 * Options: level, threads, cache (a directory), evaluate, unsimplified and unfused (0 or 1), out (the directory for
 * packs). The program uses only the public API, so that it can be built against other versions of Quern
 * (build_caller). */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "quern/jit.h"
#include "quern/quern.h"

enum { LINE_BYTES = 4096, ALIGNMENT = 64, WARM_CALLS = 2 };

typedef struct settings {
    const char *level, *threads, *cache, *evaluate, *unsimplified, *unfused, *out;
} settings;

/* A function with the tensors of a call. The results are the outputs and the updated inputs. */
typedef struct call {
    qn_function *function;
    size_t inputs, outputs, results;
    qn_tensor *input, *output, *result;
} call;

typedef struct job_item {
    const settings *chosen;
    qn_context *context;
    const char *name, *path, *source;
} job_item;

static void die(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "caller: ");
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    va_end(args);
    exit(1);
}

static void must(const char *what, qn_status status)
{
    if (status)
        die("%s: %s", what, qn_status_message(status));
}

static void *allocate(size_t count, size_t size)
{
    size_t bytes = (count * size + ALIGNMENT) / ALIGNMENT * ALIGNMENT;
    void *memory = aligned_alloc(ALIGNMENT, bytes);
    if (!memory)
        die("no memory");
    return memset(memory, 0, bytes);
}

static char *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END))
        die("cannot read %s", path);
    *size = (size_t)ftell(file);
    rewind(file);
    char *text = allocate(*size + 1, 1);
    if (fread(text, 1, *size, file) != *size)
        die("cannot read %s", path);
    fclose(file);
    return text;
}

/* ---- inputs ------------------------------------------------------------------------------------------------------ */

static size_t count_of(const qn_tensor *t)
{
    size_t count = 1;
    for (size_t i = 0; i < t->dims.count; i++)
        count *= (size_t)t->dims.values[i];
    return count;
}

static size_t bytes_of(const qn_tensor *t) { return count_of(t) * qn_dtype_size(t->dtype); }

static qn_tensor tensor_of(qn_parameter p)
{
    qn_tensor t = {NULL, p.dtype, p.dims};
    t.data = allocate(bytes_of(&t), 1);
    return t;
}

/* The functions below make the same random inputs as `quern run --random` (tools/tensors.c). */
static uint64_t mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* The bits of n * scale as a 16-bit float. Takes the bits of the product in f32, drops the low `drop` bits of the
 * mantissa, and subtracts `rebias`, the difference of the exponent biases. */
static uint16_t fraction16(uint64_t n, float scale, int drop, uint32_t rebias)
{
    float value = (float)n * scale;
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return n ? (uint16_t)((bits >> drop) - rebias) : 0;
}

static void store_random(qn_dtype dtype, uint64_t bits, char *out)
{
    uint64_t digit = (bits >> 32) * 10 >> 32;
    float single = (float)(bits >> 40) * 0x1p-24f;
    double wide = (double)(bits >> 11) * 0x1p-53;
    uint16_t half =
        dtype == QN_F16 ? fraction16(bits >> 53, 0x1p-11f, 13, 112u << 10) : fraction16(bits >> 56, 0x1p-8f, 16, 0);
    switch (dtype) {
    case QN_F32: memcpy(out, &single, sizeof single); break;
    case QN_F64: memcpy(out, &wide, sizeof wide); break;
    case QN_F16:
    case QN_BF16: memcpy(out, &half, sizeof half); break;
    case QN_I1: *out = (char)(bits >> 63); break;
    default: memcpy(out, &digit, qn_dtype_size(dtype));
    }
}

static void fill_random(uint64_t seed, uint64_t argument, qn_tensor *t)
{
    uint64_t stream = mix(mix(seed) + argument);
    qn_dtype part = t->dtype == QN_C64 ? QN_F32 : t->dtype == QN_C128 ? QN_F64 : t->dtype;
    size_t size = qn_dtype_size(part), count = count_of(t) * (qn_dtype_size(t->dtype) / size);
    for (size_t i = 0; i < count; i++)
        store_random(part, mix(stream + i), (char *)t->data + i * size);
}

/* Reads the elements of a .npy file that modules.py wrote. The file must have version 1 and C order. */
static void fill_from_file(const char *directory, size_t argument, qn_tensor *t)
{
    char path[LINE_BYTES + 32];
    snprintf(path, sizeof path, "%s/in%zu.npy", directory, argument);
    size_t size, wanted = bytes_of(t);
    unsigned char *file = (unsigned char *)read_file(path, &size);
    size_t header = size < 10 ? 0 : 10 + (size_t)file[8] + 256 * (size_t)file[9];
    if (header < 10 || header + wanted != size)
        die("%s does not have %zu bytes of elements, which the module takes", path, wanted);
    memcpy(t->data, file + header, wanted);
    free(file);
}

static void fill(const call *c, const char *source)
{
    char *end;
    uint64_t seed = strtoull(source, &end, 10);
    for (size_t i = 0; i < c->inputs; i++) {
        if (*end)
            fill_from_file(source, i, &c->input[i]);
        else
            fill_random(seed, i, &c->input[i]);
    }
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

static int is_set(const char *option) { return option && strcmp(option, "0") != 0; }

static qn_context *open_context(const settings *chosen)
{
    qn_options options = {.compiler = qn_jit_compiler(),
                          .jit = "",
                          .threads = chosen->threads ? (uint32_t)strtoul(chosen->threads, NULL, 10) : 1,
                          .level = chosen->level,
                          .cache = chosen->cache ? chosen->cache : "off"};
    qn_context *context;
    must("qn_open", qn_open(&options, &context));
    return context;
}

static qn_graph *read_graph(const job_item *item)
{
    size_t size;
    char *text = read_file(item->path, &size);
    qn_graph *graph;
    must(item->name, qn_graph_parse(item->context, item->path, text, size, &graph));
    free(text);
    return graph;
}

static qn_function *compile(const job_item *item, qn_graph *graph, int no_cache)
{
    qn_compile_options options = {.evaluate = (uint32_t)is_set(item->chosen->evaluate),
                                  .unsimplified = (uint32_t)is_set(item->chosen->unsimplified),
                                  .no_cache = (uint32_t)no_cache};
#ifdef HAS_UNFUSED
    options.unfused = (uint32_t)is_set(item->chosen->unfused);
#endif
    qn_function *function;
    must(item->name, qn_compile(graph, &options, &function));
    return function;
}

static qn_function *load(const job_item *item)
{
    qn_function *function;
    size_t length = strlen(item->path);
    if (length > 5 && strcmp(item->path + length - 5, ".pack") == 0) {
        must(item->name, is_set(item->chosen->evaluate) ? qn_evaluate_pack(item->context, item->path, &function)
                                                        : qn_load_pack(item->context, item->path, &function));
        return function;
    }
    qn_graph *graph = read_graph(item);
    function = compile(item, graph, 0);
    qn_graph_free(graph);
    return function;
}

static call make_call(const job_item *item)
{
    qn_function *f = load(item);
    qn_stats stats;
    qn_function_stats(f, &stats);
    int may_evaluate = is_set(item->chosen->evaluate) || is_set(item->chosen->unsimplified);
    if (!may_evaluate && strcmp(stats.engine, "compiled") != 0)
        die("%s is evaluated: %s", item->name, stats.why);
    call c = {.function = f, .inputs = qn_function_input_count(f), .results = qn_function_output_count(f)};
    c.input = allocate(c.inputs, sizeof *c.input);
    c.result = allocate(c.results, sizeof *c.result);
    c.output = allocate(c.results, sizeof *c.output);
    for (size_t i = 0; i < c.inputs; i++)
        c.input[i] = tensor_of(qn_function_input(f, i));
    for (size_t i = 0; i < c.results; i++) {
        qn_parameter p = qn_function_output(f, i);
        c.result[i] = p.alias < 0 ? tensor_of(p) : c.input[p.alias];
        if (p.alias < 0)
            c.output[c.outputs++] = c.result[i];
    }
    return c;
}

static void free_call(call *c)
{
    qn_function_free(c->function);
    for (size_t i = 0; i < c->inputs; i++)
        free(c->input[i].data);
    for (size_t i = 0; i < c->outputs; i++)
        free(c->output[i].data);
    free(c->input);
    free(c->output);
    free(c->result);
}

/* ---- jobs -------------------------------------------------------------------------------------------------------- */

/* FNV-1a (Fowler, Noll and Vo). */
static uint64_t hash_of(const qn_tensor *t)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < bytes_of(t); i++)
        hash = (hash ^ ((const unsigned char *)t->data)[i]) * 0x100000001b3u;
    return hash;
}

static void hash(const job_item *item)
{
    call c = make_call(item);
    fill(&c, item->source);
    must(item->name, qn_call(c.function, c.inputs, c.input, c.outputs, c.output));
    for (size_t i = 0; i < c.results; i++)
        printf("%s\t%zu\t%016" PRIx64 "\n", item->name, i, hash_of(&c.result[i]));
    free_call(&c);
}

/* callgrind counts inside this function, so it must not be inlined or end with a tail call. */
qn_status counted_call(const call *c);
__attribute__((noinline)) qn_status counted_call(const call *c)
{
    qn_status status = qn_call(c->function, c->inputs, c->input, c->outputs, c->output);
    __asm__ volatile("" : "+r"(status));
    return status;
}

static void count(const job_item *item)
{
    call c = make_call(item);
    for (int i = 0; i <= WARM_CALLS; i++) {
        if (i == 0 || c.outputs != c.results)
            fill(&c, item->source);
        must(item->name,
             i < WARM_CALLS ? qn_call(c.function, c.inputs, c.input, c.outputs, c.output) : counted_call(&c));
    }
    printf("%s\n", item->name);
    free_call(&c);
}

static void pack(const job_item *item)
{
    qn_graph *graph = read_graph(item);
    void *bytes;
    size_t size;
    must(item->name, qn_pack(graph, 0, NULL, &bytes, &size));
    char path[2 * LINE_BYTES];
    snprintf(path, sizeof path, "%s/%s.pack", item->chosen->out, item->name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, size, file) != size || fclose(file))
        die("cannot write %s", path);
    qn_free(bytes);
    qn_graph_free(graph);
}

static double cpu_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static void compile_time(const job_item *item)
{
    double before = cpu_us();
    qn_graph *graph = read_graph(item);
    qn_function *function = compile(item, graph, 1);
    printf("%s\t%.0f\n", item->name, cpu_us() - before);
    qn_function_free(function);
    qn_graph_free(graph);
}

static void plan(const job_item *item)
{
    qn_graph *graph = read_graph(item);
    char *printed;
    must(item->name, qn_dump(graph, "plan", NULL, &printed));
    printf("%s\n", item->name);
    qn_free(printed);
    qn_graph_free(graph);
}

static void levels(void)
{
    qn_cpu cpu;
    const char *last = "";
    for (size_t i = 0; !qn_get_cpu(i, &cpu); i++) {
        qn_options options = {.jit = "", .cache = "off", .threads = 1, .level = cpu.level};
        qn_context *context = NULL;
        qn_status status = strcmp(last, cpu.level) ? qn_open(&options, &context) : NULL;
        if (context)
            printf("%s\n", cpu.level);
        qn_status_free(status);
        qn_close(context);
        last = cpu.level;
    }
}

static void tools(void)
{
    printf("C compiler %s, %s\n", __VERSION__, qn_jit_compiler()->describe(qn_jit_compiler()->self));
}

static const struct {
    const char *name;
    void (*run)(const job_item *);
} jobs[] = {{"hash", hash}, {"pack", pack}, {"count", count}, {"compile", compile_time}, {"plan", plan}};
static const struct {
    const char *name;
    void (*tell)(void);
} questions[] = {{"levels", levels}, {"tools", tools}};

static void read_options(int count, char **args, settings *out)
{
    struct {
        const char *name, **value;
    } options[] = {{"level", &out->level},
                   {"threads", &out->threads},
                   {"cache", &out->cache},
                   {"evaluate", &out->evaluate},
                   {"unsimplified", &out->unsimplified},
                   {"unfused", &out->unfused},
                   {"out", &out->out}};
    for (int i = 0; i < count; i += 2) {
        size_t k = 0, n = sizeof options / sizeof *options;
        while (k < n && strcmp(args[i], options[k].name) != 0)
            k++;
        if (k == n || i + 1 == count)
            die("option '%s' does not exist or has no value", args[i]);
        *options[k].value = args[i + 1];
    }
}

static void run_list(void (*run)(const job_item *), const settings *chosen)
{
    char line[LINE_BYTES];
    job_item item = {.chosen = chosen, .context = open_context(chosen)};
    while (fgets(line, sizeof line, stdin)) {
        item.name = strtok(line, "\t");
        item.path = strtok(NULL, "\t");
        item.source = strtok(NULL, "\t\n");
        if (!item.source)
            die("a line of the list does not have three fields: name, module, inputs");
        run(&item);
        fflush(stdout);
    }
    qn_close(item.context);
}

int main(int count, char **args)
{
    settings chosen = {0};
    if (count < 2)
        die("no job was given");
    read_options(count - 2, args + 2, &chosen);
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        if (strcmp(args[1], questions[i].name) == 0) {
            questions[i].tell();
            return 0;
        }
    for (size_t i = 0; i < sizeof jobs / sizeof *jobs; i++)
        if (strcmp(args[1], jobs[i].name) == 0) {
            run_list(jobs[i].run, &chosen);
            return 0;
        }
    die("job '%s' does not exist", args[1]);
}
