/* Compiles modules, loads packs, and makes the tensors of arguments and results, for commands that call functions. See
 * cli.h. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli.h"

static const char no_customs[] =
    "this command has no functions of the host. `quern compile --custom NAME` makes a pack "
    "for a program that registers them";

double time_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static void note_event(void *user, const qn_event *event)
{
    callable *c = user;
    c->compiled = *event;
    free(c->why);
    c->why = strdup(event->why);
}

static void note_unless_quiet(void *user, const char *line)
{
    const callable *c = user;
    if (!c->quiet)
        log_note(NULL, line);
}

static int open_context(callable *c)
{
    qn_options options = {.threads = (uint32_t)c->threads,
                          .level = c->level,
                          .cache = c->no_cache ? "off" : c->cache,
                          .log = note_unless_quiet,
                          .log_user = c,
                          .progress = progress_count,
                          .event = note_event,
                          .event_user = c};
    qn_status status = qn_open(&options, &c->context);
    if (qn_status_code(status) != QN_INVALID_ARGUMENT)
        return status ? status_error("quern", status) : 0;
    int code = usage_error(c->command, "%s", qn_status_message(status));
    qn_status_free(status);
    return code;
}

/* Finds a function of a pack: the function with the name c->entry or, if none has this name, with the number c->entry.
 * If c->entry is NULL, takes the pack's only function. */
static int choose_function(const callable *c, const qn_module *module, const qn_function **out)
{
    if (!c->entry && qn_module_count(module) != 1)
        return job_error(c->file, "the pack has several functions; --function NAME chooses one, and `quern inspect` "
                                  "lists them");
    size_t number = c->entry ? function_number(c->entry) : 0;
    qn_status status = c->entry ? qn_module_find(module, c->entry, out) : NULL;
    if (!status && c->entry)
        return 0;
    *out = qn_module_function(module, number);
    if (!*out && number == SIZE_MAX)
        return status_error(c->file, status);
    qn_status_free(status);
    return *out ? 0
                : job_error(c->file, "the pack has no function number %zu; it has %zu, counted from 0", number,
                            qn_module_count(module));
}

/* Loads the pack and finds the function to call. The context owns the function. */
static int read_pack(callable *c)
{
    qn_module *module;
    const qn_function *found;
    double start = time_ms();
    c->quiet = c->require_compiled; /* if the function would be evaluated, the error below says why */
    qn_status status = qn_load_module(c->context, c->file, c->evaluate, &module);
    c->quiet = false;
    if (status)
        return function_error(c->file, status, no_customs);
    int code = choose_function(c, module, &found);
    if (code)
        return code;
    c->function = (qn_function *)(uintptr_t)found;
    c->load_ms = time_ms() - start;
    qn_stats stats;
    qn_function_stats(c->function, &stats);
    if (c->require_compiled && stats.kind != QN_ENGINE_COMPILED)
        return job_error(c->file, "the function can only be evaluated: %s", stats.why);
    return 0;
}

static int read_module(callable *c)
{
    char *source;
    size_t size;
    double start = time_ms();
    if (text_read(c->file, &source, &size))
        return EXIT_JOB;
    c->is_pack = !source;
    qn_status status = NULL;
    if (source && module_check(c->file, source, size, true)) {
        free(source);
        return EXIT_JOB;
    }
    if (!c->is_pack)
        status = qn_graph_parse_function(c->context, file_name(c->file), source, size, c->entry, &c->graph);
    free(source);
    c->read_ms = time_ms() - start;
    if (c->is_pack && strcmp(c->file, "-") == 0)
        return job_error(file_name(c->file), "a pack is read from a file, not from standard input");
    return c->is_pack ? read_pack(c) : status ? status_error(file_name(c->file), status) : 0;
}

static int compile(callable *c)
{
    qn_compile_options options = {.evaluate = c->evaluate,
                                  .no_cache = c->no_cache,
                                  .require_compiled = c->require_compiled,
                                  .unfused = c->unfused,
                                  .fast = c->fast};
    qn_status status = NULL;
    if (c->is_pack && (c->unfused || c->fast))
        return job_error(c->file, "%s takes a module; the functions of a pack are compiled",
                         c->unfused ? "--no-fuse" : "--fast");
    if (!c->is_pack) {
        progress_begin("compiling", file_name(c->file));
        status = qn_compile(c->graph, &options, &c->function);
        progress_end();
    }
    if (status)
        return function_error(file_name(c->file), status, no_customs);
    c->in_count = qn_function_input_count(c->function);
    c->out_count = qn_function_output_count(c->function);
    c->in = calloc(c->in_count + 1, sizeof *c->in);
    c->out = calloc(c->out_count + 1, sizeof *c->out);
    c->inputs = calloc(c->in_count + 1, sizeof *c->inputs);
    c->results = calloc(c->out_count + 1, sizeof *c->results);
    return c->in && c->out && c->inputs && c->results ? 0 : job_error("quern", "out of memory");
}

static int make_inputs(callable *c)
{
    for (size_t i = 0; i < c->in_count; i++) {
        qn_parameter p = qn_function_input(c->function, i);
        if (tensor_make(file_name(c->file), &p, &c->in[i]))
            return EXIT_JOB;
        c->inputs[i] = c->in[i].view;
    }
    return 0;
}

enum { MOST_LISTED = 20 /* the most arguments that a message lists */ };

static void print_argument(FILE *out, size_t index, const qn_parameter *p)
{
    fprintf(out, " %zu%s%s%s, ", index, *p->name ? " \"" : "", p->name, *p->name ? "\"" : "");
    tensor_print_type(out, p->dtype, p->dims);
}

static void note_inputs(const callable *c)
{
    fprintf(stderr, "%s: note: the function takes", file_name(c->file));
    for (size_t i = 0; i < c->in_count && i < MOST_LISTED; i++) {
        qn_parameter p = qn_function_input(c->function, i);
        fprintf(stderr, "%s", i ? ";" : "");
        print_argument(stderr, i, &p);
    }
    if (c->in_count > MOST_LISTED)
        fprintf(stderr, "; and %zu more", c->in_count - MOST_LISTED);
    fprintf(stderr, "%s\n", c->in_count ? "" : " no arguments");
}

/* Whether each tensor of the file has the name of an argument. */
static bool all_known(const callable *c, const qn_archive *archive)
{
    for (size_t i = 0; i < qn_archive_count(archive); i++)
        if (qn_function_find_input(c->function, qn_archive_tensor(archive, i).name) == SIZE_MAX)
            return false;
    return true;
}

/* Fills the arguments that have the name of a tensor in the file. Sets is_named[i] to whether argument i is one of
 * them, and adds their number to *count. */
static int fill_named(callable *c, bool *is_named, size_t *count)
{
    array_file f;
    int code = array_file_open(c->named, &f);
    for (size_t i = 0; i < c->in_count && !code; i++) {
        const char *name = qn_function_input(c->function, i).name;
        is_named[i] = *name && qn_archive_find(f.archive, name) != SIZE_MAX;
        *count += is_named[i];
    }
    if (!code && qn_archive_count(f.archive) == 1 && !*qn_archive_tensor(f.archive, 0).name)
        code = job_error(f.path, "a .npy file does not name its tensor; give it with --input %s", c->named);
    qn_status status = code ? NULL : qn_archive_load(f.archive, c->function, QN_LOAD_GIVEN, c->in_count, c->inputs);
    if (status) {
        code = status_error(f.path, status);
        if (!all_known(c, f.archive))
            note_inputs(c);
    }
    array_file_close(&f);
    return code;
}

/* Makes the error for wrong inputs: lists the arguments that neither --inputs nor --input gives, or says that --input
 * gives too many. */
static int wrong_inputs(const callable *c, const bool *is_named, size_t named)
{
    size_t size, left = c->arrays.count, missing = 0;
    char *list = NULL, given[64] = "";
    FILE *out = open_memstream(&list, &size);
    if (!out)
        return job_error("quern", "out of memory");
    for (size_t i = 0; i < c->in_count; i++) {
        qn_parameter p = qn_function_input(c->function, i);
        if (is_named[i] || (left && left--))
            continue;
        if (missing++ < MOST_LISTED)
            fprintf(out, "%s", missing > 1 ? ";" : ""), print_argument(out, i, &p);
    }
    if (missing > MOST_LISTED)
        fprintf(out, "; and %zu more", missing - MOST_LISTED);
    for (size_t first = c->arrays.count - left, i = first; i < c->arrays.count; i++)
        fprintf(out, "%s %s", i > first ? "," : "", file_name(c->arrays.at[i]));
    fclose(out);
    if (c->named)
        snprintf(given, sizeof given, "--inputs gave %zu, ", named);
    int code = job_error(file_name(c->file), "the function takes %zu argument%s, %s--input gave %zu%s%s%s", c->in_count,
                         c->in_count == 1 ? "" : "s", given, c->arrays.count,
                         missing ? "; missing:" : "; too many:", list, missing ? ". --random SEED makes them" : "");
    free(list);
    return code;
}

static int read_input(callable *c, const char *path, size_t i)
{
    int code = array_read(path, &c->in[i]);
    qn_parameter p = qn_function_input(c->function, i);
    if (code) {
        fprintf(stderr, "%s: note: this is for argument", file_name(c->file));
        print_argument(stderr, i, &p);
        fprintf(stderr, "\n");
    }
    return code;
}

static int fill_inputs(callable *c)
{
    size_t named = 0, next = 0;
    bool *is_named = calloc(c->in_count + 1, sizeof *is_named);
    int code = is_named ? make_inputs(c) : job_error("quern", "out of memory");
    if (!code && c->named)
        code = fill_named(c, is_named, &named);
    size_t others = c->in_count - named;
    if (!code && (c->arrays.count > others || (c->arrays.count < others && !c->random)))
        code = wrong_inputs(c, is_named, named);
    for (size_t i = 0; i < c->in_count && !code; i++)
        if (is_named[i])
            continue;
        else if (next < c->arrays.count)
            code = read_input(c, c->arrays.at[next++], i);
        else
            tensor_random(c->seed, i, &c->in[i]);
    free(is_named);
    return code;
}

static int make_outputs(callable *c)
{
    for (size_t i = 0; i < c->out_count; i++) {
        qn_parameter p = qn_function_output(c->function, i);
        if (p.alias >= 0) {
            c->out[i] = c->in[p.alias];
            c->out[i].raw = NULL;
            continue;
        }
        if (tensor_make(file_name(c->file), &p, &c->out[i]))
            return EXIT_JOB;
        c->results[c->result_count++] = c->out[i].view;
    }
    return 0;
}

int callable_open(callable *c)
{
    int (*const steps[])(callable *) = {open_context, read_module, compile, fill_inputs, make_outputs};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        int code = steps[i](c);
        if (code)
            return code;
    }
    return 0;
}

qn_status callable_call(const callable *c, const qn_function *function)
{
    return qn_call(function, c->in_count, c->inputs, c->result_count, c->results);
}

void callable_close(callable *c)
{
    for (size_t i = 0; c->in && i < c->in_count; i++)
        free(c->in[i].raw);
    for (size_t i = 0; c->out && i < c->out_count; i++)
        free(c->out[i].raw);
    free(c->in);
    free(c->out);
    free(c->inputs);
    free(c->results);
    free(c->arrays.at);
    qn_close(c->context);
    free(c->why);
}
