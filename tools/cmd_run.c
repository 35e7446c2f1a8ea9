/* quern run: reads a module, compiles it, calls it once. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"

static const char help[] =
    "usage: quern run FILE|- [options]\n"
    "\n"
    "Runs the function @main of a StableHLO module, or its only public function. FILE is text, or a pack from\n"
    "`quern compile`; - is standard input.\n"
    "\n"
    "  --function NAME  the function to call: of a module, instead of @main; of a pack with several functions, by its\n"
    "                   name or by its number, counted from 0\n"
    "  --inputs FILE    a .safetensors or .npz file, which gives the arguments with the names of its tensors, such as\n"
    "                   the weights of a model. A name is the jax.arg_info of an argument, or its %name in the text\n"
    "  --input A.npy    the next argument that --inputs does not give; repeat it for each argument, in order\n"
    "  --random SEED    random values for all other arguments: floats in [0, 1), integers 0 to 9, i1 0 or 1; the\n"
    "                   same on every machine\n"
    "  --output PATH    writes results to the directory PATH: 0.npy, 1.npy, ...; or to one file: by name, if PATH "
    "ends\n"
    "                   in .safetensors or .npz; the only result, if it ends in .npy. A new directory whose name has\n"
    "                   another ending needs a slash at its end. Without --output, results are printed, with their\n"
    "                   names if they have any\n"
    "  --threads N      threads to use; the default is one for each CPU\n"
    "  --level L        x86-64-v3, x86-64-v4, x86-64-v4-vnni, x86-64-v4-bf16 or armv8-a; the default is the\n"
    "                   best level of this CPU\n"
    "  --evaluate       runs in the evaluator, without compiling: slower, with the same bits\n"
    "  --require-compiled\n"
    "                   fails if the function can only be evaluated, and says why\n"
    "  --cache DIR      keeps compiled code in DIR instead of $QUERN_CACHE or ~/.cache/quern\n"
    "  --no-cache       neither reads nor writes a cache\n"
    "  --no-fuse        each operation that computes gets a nest of loops of its own: slower, with the same "
    "bits\n" FAST_HELP "  --time           prints the times to read, make the key, load or compile, and run\n"
    "  --json           with --time and --output: prints the times as one JSON object\n"
    "\n"
    "A module or pack with custom calls needs a program that registers their functions; this command cannot run it.\n"
    "On a terminal, large results are shortened. .npy and .npz files hold bf16 as two raw bytes (|V2) and i1 as "
    "bool.\n";

static int run_main(int count, char **args);
const command command_run = {"run", "runs a module on given or random inputs", help, run_main};

enum { MOST_PRINTED = 1000 /* the most elements of a result that is printed in full on a terminal */ };

typedef struct job {
    callable called;
    const char *output;
    bool time, json;
    double run_ms;
} job;

static int call(job *j)
{
    double start = time_ms();
    qn_status status = callable_call(&j->called, j->called.function);
    j->run_ms = time_ms() - start;
    return status ? status_error(file_name(j->called.file), status) : 0;
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
            mkdir(copy, 0777); /* the mkdir of the whole path, below, checks for errors */
            *at = '/';
        }
    int failed = mkdir(copy, 0777) && errno != EEXIST;
    free(copy);
    return failed ? job_error(path, "cannot make the directory: %s", strerror(errno)) : 0;
}

typedef enum destination { TO_DIRECTORY, TO_ARCHIVE, TO_ARRAY, TO_UNKNOWN } destination;

/* Returns the kind of destination that --output names. If a directory of this name exists, the ending of the
 * name does not matter. */
static destination destination_of(const char *path)
{
    struct stat facts;
    const char *ending = file_ending(path);
    if (!*ending || (stat(path, &facts) == 0 && S_ISDIR(facts.st_mode)))
        return TO_DIRECTORY;
    if (array_format(path))
        return TO_ARCHIVE;
    return strcmp(ending, ".npy") == 0 ? TO_ARRAY : TO_UNKNOWN;
}

static int check_output(const char *path)
{
    if (!*path)
        return usage_error(&command_run, "--output takes the name of a directory or a file");
    if (destination_of(path) == TO_UNKNOWN)
        return usage_error(&command_run,
                           "--output takes a name that ends in .npy, .npz or .safetensors, or a directory (`%s/`), "
                           "not `%s`",
                           path, path);
    return 0;
}

/* If the destination is a .npy file, checks that the function has exactly one result. */
static int check_count(const job *j)
{
    size_t count = j->called.out_count;
    return j->output && count != 1 && destination_of(j->output) == TO_ARRAY
               ? job_error(j->output,
                           "a .npy file holds one tensor, and the function has %zu results; expected a directory, or "
                           "a name that ends in .npz or .safetensors",
                           count)
               : 0;
}

static void print_times(const job *j)
{
    const callable *c = &j->called;
    const qn_event *e = &c->compiled;
    const char *why = c->why ? c->why : "";
    printf("read    %.3f ms\n", c->read_ms);
    if (c->is_pack) {
        qn_stats stats;
        qn_function_stats(c->function, &stats);
        printf("load    %.3f ms  pack%s%s\n", c->load_ms, *stats.why ? ", evaluated: " : "", stats.why);
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

static int write_directory(const callable *c, const char *directory)
{
    int code = make_directory(directory);
    for (size_t i = 0; i < c->out_count && !code; i++) {
        char path[4096];
        code = (size_t)snprintf(path, sizeof path, "%s/%zu.npy", directory, i) < sizeof path
                   ? array_write(path, &c->out[i])
                   : job_error(directory, "the path is too long");
    }
    return code;
}

static void print_json(const job *j)
{
    const callable *c = &j->called;
    const qn_event *e = &c->compiled;
    qn_stats stats;
    qn_function_stats(c->function, &stats);
    printf("{\"file\": ");
    json_text(stdout, file_name(c->file));
    printf(", \"engine\": \"%s\", \"source\": \"%s\", \"why\": ", stats.engine, stats.source);
    json_text(stdout, c->is_pack ? stats.why : c->why ? c->why : "");
    printf(", \"read_ms\": %.3f, \"key_ms\": %.3f, \"compile_ms\": %.3f, \"load_ms\": %.3f, \"run_ms\": %.3f}\n",
           c->read_ms, e->key_us / 1e3, e->compile_us / 1e3, c->is_pack ? c->load_ms : e->load_us / 1e3, j->run_ms);
}

static void print_result(const char *name, const tensor *t)
{
    printf("%s%s", name, *name ? ": " : "");
    if (t->count > MOST_PRINTED && isatty(STDOUT_FILENO))
        tensor_print_short(stdout, t);
    else
        tensor_print(stdout, t);
}

static int deliver(job *j)
{
    const callable *c = &j->called;
    int code = 0;
    if (!j->output)
        for (size_t i = 0; i < c->out_count; i++)
            print_result(qn_function_output(c->function, i).name, &c->out[i]);
    else if (destination_of(j->output) == TO_ARRAY)
        code = array_write(j->output, &c->out[0]);
    else if (destination_of(j->output) == TO_ARCHIVE)
        code = results_write(c, j->output);
    else
        code = write_directory(c, j->output);
    if (!code && j->json)
        print_json(j);
    else if (!code && j->time)
        print_times(j);
    return code;
}

static int read_options(job *j, int count, char **args)
{
    callable *c = &j->called;
    const char *fast = NULL;
    bool threads_given = false;
    const option options[] = {
        {"--function", OPTION_TEXT, &c->entry, NULL},  {"--inputs", OPTION_TEXT, &c->named, NULL},
        {"--input", OPTION_TEXTS, &c->arrays, NULL},   {"--random", OPTION_NUMBER, &c->seed, &c->random},
        {"--output", OPTION_TEXT, &j->output, NULL},   {"--threads", OPTION_NUMBER, &c->threads, &threads_given},
        {"--level", OPTION_TEXT, &c->level, NULL},     {"--evaluate", OPTION_FLAG, &c->evaluate, NULL},
        {"--cache", OPTION_TEXT, &c->cache, NULL},     {"--no-cache", OPTION_FLAG, &c->no_cache, NULL},
        {"--time", OPTION_FLAG, &j->time, NULL},       {"--require-compiled", OPTION_FLAG, &c->require_compiled, NULL},
        {"--no-fuse", OPTION_FLAG, &c->unfused, NULL}, {"--json", OPTION_FLAG, &j->json, NULL},
        {"--fast", OPTION_TEXT, &fast, NULL},
    };
    int code = options_read(&command_run, count, args, options, sizeof options / sizeof *options, &c->file);
    if (!code)
        code = check_threads(&command_run, threads_given, c->threads);
    if (!code)
        code = fast_read(&command_run, fast, &c->fast);
    if (!code && j->output)
        code = check_output(j->output);
    if (!code && j->json && (!j->time || !j->output))
        code = usage_error(&command_run, "--json needs %s too", j->time ? "--output PATH" : "--time");
    if (!code && c->evaluate && c->require_compiled)
        code = usage_error(&command_run, "--evaluate and --require-compiled exclude each other");
    if (!code && c->cache && c->no_cache)
        code = usage_error(&command_run, "--cache and --no-cache exclude each other");
    return code;
}

static int run_main(int count, char **args)
{
    job j = {.called = {.command = &command_run, .arrays.at = calloc((size_t)count + 1, sizeof(char *))}};
    int code = j.called.arrays.at ? read_options(&j, count, args) : job_error("quern", "out of memory");
    if (!code)
        code = callable_open(&j.called);
    if (!code)
        code = check_count(&j);
    if (!code)
        code = call(&j);
    if (!code)
        code = deliver(&j);
    callable_close(&j.called);
    return code < 0 ? 0 : code;
}
