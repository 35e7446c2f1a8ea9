/* quern compile: a pack, which runs without a compiler. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char help[] =
    "usage: quern compile FILE|- -o OUT.qpack [options]\n"
    "\n"
    "Compiles the function @main of a StableHLO module, or its only public function, into one file: code, signature,\n"
    "constants, and the graph for machines that cannot run the code. `quern run OUT.qpack` and qn_load_pack take it.\n"
    "\n"
    "  -o OUT           the file to write\n"
    "  --level L,...    levels to make code for: x86-64-v3, x86-64-v4, armv8-a; the best of this CPU if not given\n";

static int compile_main(int count, char **args);
const command command_compile = {"compile", "compiles a module into a file that runs without a compiler", help,
                                 compile_main};

enum { MAX_LEVELS = 16 };

typedef struct job {
    const char *file, *output;
    char levels[256];
    const char *level[MAX_LEVELS];
    size_t level_count;
} job;

static int split_levels(job *j, const char *given)
{
    if (strlen(given) >= sizeof j->levels)
        return usage_error(&command_compile, "--level takes names separated by commas, not `%s`", given);
    strcpy(j->levels, given);
    for (char *at = j->levels, *next; at; at = next) {
        next = strchr(at, ',');
        if (next)
            *next++ = 0;
        if (!*at || j->level_count == MAX_LEVELS)
            return usage_error(&command_compile, "--level takes names separated by commas, not `%s`", given);
        j->level[j->level_count++] = at;
    }
    return 0;
}

/* The file appears whole or not at all. */
static int write_file(const char *path, const void *bytes, size_t size)
{
    size_t length = strlen(path);
    char *partial = malloc(length + sizeof ".part");
    if (!partial)
        return job_error("quern", "out of memory");
    memcpy(partial, path, length);
    strcpy(partial + length, ".part");
    FILE *out = fopen(partial, "wb");
    bool fine = out && fwrite(bytes, 1, size, out) == size;
    fine = out && fclose(out) == 0 && fine;
    fine = fine && rename(partial, path) == 0;
    int reason = errno;
    if (!fine && out)
        remove(partial);
    free(partial);
    return fine ? 0 : job_error(path, "cannot write: %s", strerror(reason));
}

static int compile(const job *j, qn_context *context)
{
    qn_graph *graph;
    void *pack;
    size_t size;
    int code = module_read(context, j->file, &graph);
    if (code)
        return code;
    progress_begin("compiling", file_name(j->file));
    qn_status status = qn_pack(graph, j->level_count, j->level, &pack, &size);
    progress_end();
    if (qn_status_code(status) == QN_INVALID_ARGUMENT && strstr(qn_status_message(status), "level \"")) {
        code = usage_error(&command_compile, "%s", qn_status_message(status));
        qn_status_free(status);
        return code;
    }
    if (status)
        return status_error(file_name(j->file), status);
    code = write_file(j->output, pack, size);
    qn_free(pack);
    return code;
}

static int compile_main(int count, char **args)
{
    job j = {0};
    const char *levels = NULL;
    const option options[] = {{"-o", OPTION_TEXT, &j.output, NULL}, {"--level", OPTION_TEXT, &levels, NULL}};
    int code = options_read(&command_compile, count, args, options, sizeof options / sizeof *options, &j.file);
    if (!code && !j.output)
        code = usage_error(&command_compile, "-o OUT is needed");
    if (!code && levels)
        code = split_levels(&j, levels);
    if (code)
        return code < 0 ? 0 : code;
    qn_context *context;
    qn_status status = qn_open(&(qn_options){.cache = "off", .log = log_note}, &context);
    code = status ? status_error("quern", status) : compile(&j, context);
    qn_close(context);
    return code;
}
