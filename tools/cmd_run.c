/* quern run: reads a module, compiles it, calls it once. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "cli.h"

static const char help[] =
    "usage: quern run FILE|- [options]\n"
    "\n"
    "Runs the function @main of a StableHLO module, or its only public function. FILE is text, or a pack from\n"
    "`quern compile`; - is standard input.\n"
    "\n"
    "  --input A.npy    the next argument; repeat it for each argument, in order\n"
    "  --random SEED    random values for arguments without --input: floats in [0, 1), integers 0 to 9, i1 0 or 1;\n"
    "                   the same on every machine\n"
    "  --output DIR     writes results to DIR/0.npy, DIR/1.npy, ...; without it they are printed\n"
    "  --threads N      threads to use; the default is one for each CPU\n"
    "  --level L        x86-64-v3, x86-64-v4 or armv8-a; the default is the best level of this CPU\n"
    "  --evaluate       runs in the evaluator, without compiling: slower, with the same bits\n"
    "  --require-compiled\n"
    "                   fails if the function can only be evaluated, and says why\n"
    "  --cache DIR      keeps compiled code in DIR instead of $QUERN_CACHE or ~/.cache/quern\n"
    "  --no-cache       neither reads nor writes a cache\n"
    "  --time           prints the times to read, make the key, load or compile, and run\n"
    "\n"
    "A module or pack with custom calls needs a program that registers their functions; this command cannot run it.\n"
    ".npy files hold bf16 as two raw bytes (|V2) and i1 as bool.\n";

static int run_main(int count, char **args);
const command command_run = {"run", "runs a module on given or random inputs", help, run_main};

typedef struct job {
    const char *file, *output, *level;
    texts inputs;
    uint64_t seed, threads;
    bool random, threads_given, evaluate, require_compiled, no_cache, time;
    const char *cache;
    bool is_pack;
    qn_event compiled; /* of the compilation; after the callback, only the numbers and `source` are valid */
    char *why;
    qn_context *context;
    qn_graph *graph;
    qn_function *function;
    tensor *in, *out; /* out: one for each result; a result that updates an input shares the memory of the input */
    size_t in_count, out_count;
    double read_ms, load_ms, run_ms;
} job;

static const char no_customs[] =
    "this command has no functions of the host. `quern compile --custom NAME` makes a pack "
    "for a program that registers them";

/* The time in milliseconds. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static void note_event(void *user, const qn_event *event)
{
    job *j = user;
    j->compiled = *event;
    free(j->why);
    j->why = strdup(event->why);
}

static int open_context(job *j)
{
    qn_options options = {.threads = (uint32_t)j->threads,
                          .level = j->level,
                          .cache = j->no_cache ? "off" : j->cache,
                          .log = log_note,
                          .event = note_event,
                          .event_user = j};
    qn_status status = qn_open(&options, &j->context);
    if (qn_status_code(status) != QN_INVALID_ARGUMENT)
        return status ? status_error("quern", status) : 0;
    int code = usage_error(&command_run, "%s", qn_status_message(status));
    qn_status_free(status);
    return code;
}

static int read_pack(job *j)
{
    double start = now();
    qn_status status = j->evaluate ? qn_evaluate_pack(j->context, j->file, &j->function)
                                   : qn_load_pack(j->context, j->file, &j->function);
    j->load_ms = now() - start;
    if (status)
        return function_error(j->file, status, no_customs);
    qn_stats stats;
    qn_function_stats(j->function, &stats);
    if (j->require_compiled && stats.kind != QN_ENGINE_COMPILED)
        return job_error(j->file, "the function can only be evaluated: %s", stats.why);
    return 0;
}

static int read_module(job *j)
{
    char *source;
    size_t size;
    double start = now();
    if (text_read(j->file, &source, &size))
        return EXIT_JOB;
    j->is_pack = !source;
    qn_status status = NULL;
    if (!j->is_pack)
        status = qn_graph_parse(j->context, file_name(j->file), source, size, &j->graph);
    free(source);
    j->read_ms = now() - start;
    if (j->is_pack && strcmp(j->file, "-") == 0)
        return job_error(file_name(j->file), "a pack is read from a file, not from standard input");
    return j->is_pack ? read_pack(j) : status ? status_error(file_name(j->file), status) : 0;
}

static int compile(job *j)
{
    qn_compile_options options = {
        .evaluate = j->evaluate, .no_cache = j->no_cache, .require_compiled = j->require_compiled};
    qn_status status = NULL;
    if (!j->is_pack) {
        progress_begin("compiling", file_name(j->file));
        status = qn_compile(j->graph, &options, &j->function);
        progress_end();
    }
    if (status)
        return function_error(file_name(j->file), status, no_customs);
    j->in_count = qn_function_input_count(j->function);
    j->out_count = qn_function_output_count(j->function);
    j->in = calloc(j->in_count + 1, sizeof *j->in);
    j->out = calloc(j->out_count + 1, sizeof *j->out);
    return j->in && j->out ? 0 : job_error("quern", "out of memory");
}

static int fill_inputs(job *j)
{
    const char *file = file_name(j->file);
    if (j->inputs.count > j->in_count || (j->inputs.count < j->in_count && !j->random))
        return job_error(file, "the function takes %zu argument%s, --input gave %zu%s", j->in_count,
                         j->in_count == 1 ? "" : "s", j->inputs.count,
                         j->inputs.count < j->in_count ? "; --random makes the others" : "");
    for (size_t i = 0; i < j->in_count; i++) {
        qn_parameter p = qn_function_input(j->function, i);
        if (tensor_make(file, &p, &j->in[i]))
            return EXIT_JOB;
        if (i >= j->inputs.count)
            tensor_random(j->seed, i, &j->in[i]);
        else if (npy_read(j->inputs.at[i], &j->in[i]))
            return EXIT_JOB;
    }
    return 0;
}

static int make_outputs(job *j)
{
    for (size_t i = 0; i < j->out_count; i++) {
        qn_parameter p = qn_function_output(j->function, i);
        if (p.alias >= 0) {
            j->out[i] = j->in[p.alias];
            j->out[i].raw = NULL;
        } else if (tensor_make(file_name(j->file), &p, &j->out[i])) {
            return EXIT_JOB;
        }
    }
    return 0;
}

static int call(job *j)
{
    qn_tensor *in = calloc(j->in_count + 1, sizeof *in), *out = calloc(j->out_count + 1, sizeof *out);
    size_t results = 0;
    for (size_t i = 0; in && i < j->in_count; i++)
        in[i] = j->in[i].view;
    for (size_t i = 0; out && i < j->out_count; i++)
        if (qn_function_output(j->function, i).alias < 0)
            out[results++] = j->out[i].view;
    int code = in && out ? 0 : job_error("quern", "out of memory");
    double start = now();
    qn_status status = code ? NULL : qn_call(j->function, j->in_count, in, results, out);
    j->run_ms = now() - start;
    free(in);
    free(out);
    return status ? status_error(file_name(j->file), status) : code;
}

/* Makes a directory and its missing parents. */
static int make_directory(const char *path)
{
    char *copy = strdup(path);
    if (!copy)
        return job_error("quern", "out of memory");
    for (char *at = copy + 1; *at; at++)
        if (*at == '/') {
            *at = 0;
            mkdir(copy, 0777); /* after an error other than EEXIST, the mkdir of the whole path fails as well */
            *at = '/';
        }
    int failed = mkdir(copy, 0777) && errno != EEXIST;
    free(copy);
    return failed ? job_error(path, "cannot make the directory: %s", strerror(errno)) : 0;
}

static void print_times(const job *j)
{
    const qn_event *e = &j->compiled;
    const char *why = j->why ? j->why : "";
    printf("read    %.3f ms\n", j->read_ms);
    if (j->is_pack) {
        qn_stats stats;
        qn_function_stats(j->function, &stats);
        printf("load    %.3f ms  pack%s%s\n", j->load_ms, *stats.why ? ", evaluated: " : "", stats.why);
    } else {
        printf("key     %.3f ms\n", e->key_us / 1e3);
        if (strcmp(e->source, "evaluator") == 0)
            printf("compile %.3f ms  evaluated: %s\n", e->compile_us / 1e3, why);
        else if (strcmp(e->source, "compiler") == 0)
            printf("compile %.3f ms  miss%s%s\n", e->compile_us / 1e3, *why ? ": " : "", why);
        else
            printf("load    %.3f ms  hit\n", e->load_us / 1e3);
    }
    printf("run     %.3f ms\n", j->run_ms);
}

static int deliver(job *j)
{
    if (j->output && make_directory(j->output))
        return EXIT_JOB;
    for (size_t i = 0; i < j->out_count; i++) {
        char path[4096];
        if (!j->output) {
            tensor_print(stdout, &j->out[i]);
        } else if ((size_t)snprintf(path, sizeof path, "%s/%zu.npy", j->output, i) >= sizeof path) {
            return job_error(j->output, "the path is too long");
        } else if (npy_write(path, &j->out[i])) {
            return EXIT_JOB;
        }
    }
    if (j->time)
        print_times(j);
    return 0;
}

static int work(job *j)
{
    int (*const steps[])(job *) = {open_context, read_module, compile, fill_inputs, make_outputs, call, deliver};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        int code = steps[i](j);
        if (code)
            return code;
    }
    return 0;
}

static int read_options(job *j, int count, char **args)
{
    const option options[] = {
        {"--input", OPTION_TEXTS, &j->inputs, NULL}, {"--random", OPTION_NUMBER, &j->seed, &j->random},
        {"--output", OPTION_TEXT, &j->output, NULL}, {"--threads", OPTION_NUMBER, &j->threads, &j->threads_given},
        {"--level", OPTION_TEXT, &j->level, NULL},   {"--evaluate", OPTION_FLAG, &j->evaluate, NULL},
        {"--cache", OPTION_TEXT, &j->cache, NULL},   {"--no-cache", OPTION_FLAG, &j->no_cache, NULL},
        {"--time", OPTION_FLAG, &j->time, NULL},     {"--require-compiled", OPTION_FLAG, &j->require_compiled, NULL},
    };
    int code = options_read(&command_run, count, args, options, sizeof options / sizeof *options, &j->file);
    if (!code && j->threads_given && (j->threads < 1 || j->threads > 4096))
        code = usage_error(&command_run, "--threads takes a number from 1 to 4096");
    if (!code && j->output && !*j->output)
        code = usage_error(&command_run, "--output takes the name of a directory");
    if (!code && j->evaluate && j->require_compiled)
        code = usage_error(&command_run, "--evaluate and --require-compiled exclude each other");
    if (!code && j->cache && j->no_cache)
        code = usage_error(&command_run, "--cache and --no-cache exclude each other");
    return code;
}

static int run_main(int count, char **args)
{
    job j = {.inputs.at = calloc((size_t)count + 1, sizeof(char *))};
    int code = j.inputs.at ? read_options(&j, count, args) : job_error("quern", "out of memory");
    if (!code)
        code = work(&j);
    for (size_t i = 0; j.in && i < j.in_count; i++)
        free(j.in[i].raw);
    for (size_t i = 0; j.out && i < j.out_count; i++)
        free(j.out[i].raw);
    free(j.in);
    free(j.out);
    free(j.inputs.at);
    qn_close(j.context);
    free(j.why);
    return code < 0 ? 0 : code;
}
