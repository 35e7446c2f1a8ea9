/* quern cache: lists, checks and empties the cache. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"

static const char help[] =
    "usage: quern cache stats|list|verify|prune|clear [options]\n"
    "       quern cache explain FILE|- [options]\n"
    "\n"
    "  stats            path and size of the cache, and the number of kernels that are shared by programs\n"
    "  list             prints for every file: key, kind, bytes, last use, level, build, compiler\n"
    "  verify           checks all bytes of every file; fails if a file is damaged\n"
    "  prune            deletes damaged files, then the least recently used files until at most N bytes are left\n"
    "  clear            deletes everything\n"
    "  explain FILE     says whether a module has to be compiled, and how the module differs from the most\n"
    "                   similar program in the cache\n"
    "\n"
    "  --cache DIR      the directory of the cache, instead of $QUERN_CACHE or ~/.cache/quern\n"
    "  --bytes N        for prune; the default is half of the bytes in the cache\n"
    "  --json           prints one JSON object; the action list prints an array of objects\n"
    "\n"
    "These options of explain choose the target of the code:\n"
    "\n" TARGETS_HELP;

static int cache_main(int count, char **args);
const command command_cache = {"cache", "lists, checks and deletes the compiled code in the cache", help, cache_main};

typedef struct job {
    const char *cache, *file;
    target_options wanted;
    uint64_t bytes;
    bool bytes_given, json;
    uint64_t listed;
    uint64_t damaged;
} job;

static int stats(job *j, qn_context *context)
{
    qn_cache_stats s;
    qn_status status = qn_get_cache_stats(context, &s);
    if (status)
        return status_error("quern", status);
    if (j->json) {
        printf("{\"directory\": ");
        json_text(stdout, s.path);
        printf(", \"problem\": ");
        json_text(stdout, s.why);
        printf(", \"programs\": %" PRIu64 ", \"program_bytes\": %" PRIu64 ", \"kernels\": %" PRIu64, s.programs,
               s.program_bytes, s.kernels);
        printf(", \"kernel_bytes\": %" PRIu64 ", \"limit\": %" PRIu64 ", \"kernels_compiled\": %" PRIu64
               ", \"kernels_shared\": %" PRIu64 "}\n",
               s.kernel_bytes, s.limit, s.kernels_compiled, s.kernels_shared);
        return 0;
    }
    printf("directory         %s\n", *s.path ? s.path : "none");
    if (*s.why)
        printf("problem           %s\n", s.why);
    printf("programs          %" PRIu64 " in %" PRIu64 " bytes\n", s.programs, s.program_bytes);
    printf("kernels           %" PRIu64 " in %" PRIu64 " bytes\n", s.kernels, s.kernel_bytes);
    printf("limit             %" PRIu64 " bytes\n", s.limit);
    printf("kernels compiled  %" PRIu64 "\n", s.kernels_compiled);
    printf("kernels shared    %" PRIu64 "\n", s.kernels_shared);
    return 0;
}

static void json_entry(void *user, const qn_cache_entry *e)
{
    job *j = user;
    const char *const texts[][2] = {{"key", e->key},          {"kind", e->kind},         {"level", e->level},
                                    {"build", e->compile_id}, {"compiler", e->compiler}, {"fault", e->why}};
    printf(j->listed++ ? ",\n {" : "{");
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        printf("\"%s\": ", texts[i][0]);
        json_text(stdout, texts[i][1]);
        printf(", ");
    }
    printf("\"bytes\": %" PRIu64 ", \"used\": %" PRId64 "}", e->bytes, e->used);
}

static void print_entry(void *user, const qn_cache_entry *e)
{
    job *j = user;
    char when[32] = "";
    time_t used = (time_t)e->used;
    struct tm date;
    if (localtime_r(&used, &date))
        strftime(when, sizeof when, "%Y-%m-%d %H:%M", &date);
    j->damaged += *e->why != 0;
    printf("%s  %-7s %9" PRIu64 "  %s  %-9s  %s  %s%s%s\n", e->key, e->kind, e->bytes, when, e->level, e->compile_id,
           e->compiler, *e->why ? "  not usable: " : "", e->why);
}

static void print_damaged(void *user, const qn_cache_entry *e)
{
    job *j = user;
    j->damaged += *e->why != 0;
    j->bytes++; /* `verify` counts files in this field */
    if (*e->why && j->json)
        json_entry(user, e);
    else if (*e->why)
        printf("%s  %-7s %s\n", e->key, e->kind, e->why);
}

/* Checks that the cache has a directory. If the directory does not exist on the disk, prints a note. */
static int check_directory(const job *j, qn_context *context)
{
    static const char expected[] = "; expected a directory in --cache or QUERN_CACHE";
    qn_cache_stats s;
    const char *given = getenv("QUERN_CACHE");
    qn_status status = qn_get_cache_stats(context, &s);
    if (status)
        return status_error("quern cache", status);
    if (*s.path && access(s.path, F_OK))
        fprintf(stderr, "quern cache: note: the directory %s does not exist; compiling makes it\n", s.path);
    if (*s.path)
        return 0;
    if (j->cache)
        return job_error("quern cache", "the cache is off (--cache %s)%s", *j->cache ? j->cache : "\"\"", expected);
    return given ? job_error("quern cache", "the cache is off (QUERN_CACHE=%s)%s", given, expected)
                 : job_error("quern cache", "the cache has no directory: %s%s", s.why, expected);
}

static int list(job *j, qn_context *context)
{
    printf(j->json ? "[" : "");
    qn_status status = qn_cache_list(context, 0, j->json ? json_entry : print_entry, j);
    printf(j->json ? "]\n" : "");
    return status ? status_error("quern", status) : 0;
}

static int verify(job *j, qn_context *context)
{
    j->bytes = 0;
    printf(j->json ? "{\"damaged\": [" : "");
    qn_status status = qn_cache_list(context, 1, print_damaged, j);
    if (j->json)
        printf("], \"whole\": %" PRIu64 "}\n", j->bytes - j->damaged);
    if (status)
        return status_error("quern", status);
    if (!j->json)
        printf("%" PRIu64 " whole, %" PRIu64 " damaged\n", j->bytes - j->damaged, j->damaged);
    return j->damaged ? EXIT_JOB : 0;
}

static int remove_some(const job *j, qn_context *context, uint64_t bytes)
{
    uint64_t files, freed;
    qn_status status = qn_cache_prune(context, bytes, &files, &freed);
    if (!status || files)
        printf(j->json ? "{\"files\": %" PRIu64 ", \"bytes\": %" PRIu64 "}\n"
                       : "%" PRIu64 " files deleted, %" PRIu64 " bytes freed\n",
               files, freed);
    return status ? status_error("quern", status) : 0;
}

static int prune(job *j, qn_context *context)
{
    qn_cache_stats s;
    qn_status status = qn_get_cache_stats(context, &s);
    if (status)
        return status_error("quern", status);
    uint64_t half = (s.program_bytes + s.kernel_bytes) / 2;
    return remove_some(j, context, j->bytes_given ? j->bytes : half);
}

static int clear(job *j, qn_context *context) { return remove_some(j, context, 0); }

static int explain(job *j, qn_context *context)
{
    qn_graph *graph;
    char *text;
    targets found;
    int code = targets_read(&command_cache, context, &j->wanted, &found);
    if (!code && found.count > 1)
        code = usage_error(&command_cache, "--level takes one name here, not `%s`", j->wanted.level);
    if (!code)
        code = graph_read(context, j->file, NULL, &graph);
    if (code)
        return code;
    const qn_compile_options options = {.level = found.at[0].level, .cpu = found.at[0].cpu};
    qn_status status = qn_cache_explain(graph, &options, &text);
    if (status)
        return status_error(file_name(j->file), status);
    if (j->json) {
        printf("{\"explanation\": ");
        json_text(stdout, text);
        printf("}\n");
    } else {
        fputs(text, stdout);
    }
    qn_free(text);
    return 0;
}

static const struct {
    const char *name;
    int (*run)(job *j, qn_context *context);
    bool needs_directory, takes_file;
} actions[] = {{"stats", stats, false, false}, {"list", list, true, false},   {"verify", verify, true, false},
               {"prune", prune, true, false},  {"clear", clear, true, false}, {"explain", explain, false, true}};

static int cache_main(int count, char **args)
{
    job j = {0};
    const option options[] = {
        {"--cache", OPTION_TEXT, &j.cache, NULL},    {"--bytes", OPTION_NUMBER, &j.bytes, &j.bytes_given},
        {"--json", OPTION_FLAG, &j.json, NULL},      {"--level", OPTION_TEXT, &j.wanted.level, NULL},
        {"--cpu", OPTION_TEXT, &j.wanted.cpu, NULL}, {"--target", OPTION_TEXT, &j.wanted.target, NULL}};
    enum { OPTIONS = sizeof options / sizeof *options, ACTIONS = sizeof actions / sizeof *actions };
    size_t action = 0;
    while (action < ACTIONS && (!count || strcmp(actions[action].name, args[0]) != 0))
        action++;
    if (action == ACTIONS && count && args[0][0] != '-')
        return usage_error(&command_cache,
                           "there is no action `%s`; the actions are stats, list, verify, prune, clear and explain",
                           args[0]);
    if (action == ACTIONS) { /* perhaps the argument is --help */
        int code = options_read(&command_cache, count, args, options, OPTIONS, NULL);
        return code < 0 ? 0 : code ? code : usage_error(&command_cache, "no action was given");
    }
    int code = options_read(&command_cache, count - 1, args + 1, options, OPTIONS,
                            actions[action].takes_file ? &j.file : NULL);
    if (code)
        return code < 0 ? 0 : code;
    qn_context *context;
    qn_status status = qn_open(&(qn_options){.cache = j.cache, .jit = "", .log = log_note}, &context);
    code = status ? status_error("quern", status) : 0;
    if (!code && actions[action].needs_directory)
        code = check_directory(&j, context);
    if (!code)
        code = actions[action].run(&j, context);
    qn_close(context);
    return code;
}
