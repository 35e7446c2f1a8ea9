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
    "  -o OUT           the file to write\n" TARGETS_HELP "\n"
    "What is tuned for one CPU runs on every one of its level. The file takes code for several levels.\n";

static int compile_main(int count, char **args);
const command command_compile = {"compile", "compiles a module into a file that runs without a compiler", help,
                                 compile_main};

typedef struct job {
    const char *file, *output;
    target_options wanted;
    targets targets;
} job;

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
    qn_status status = qn_pack(graph, j->targets.count, j->targets.at, &pack, &size);
    progress_end();
    if (status)
        return status_error(file_name(j->file), status);
    code = write_file(j->output, pack, size);
    qn_free(pack);
    return code;
}

static int compile_main(int count, char **args)
{
    job j = {0};
    const option options[] = {{"-o", OPTION_TEXT, &j.output, NULL},
                              {"--level", OPTION_TEXT, &j.wanted.level, NULL},
                              {"--cpu", OPTION_TEXT, &j.wanted.cpu, NULL},
                              {"--target", OPTION_TEXT, &j.wanted.target, NULL}};
    int code = options_read(&command_compile, count, args, options, sizeof options / sizeof *options, &j.file);
    if (!code && !j.output)
        code = usage_error(&command_compile, "-o OUT is needed");
    if (code)
        return code < 0 ? 0 : code;
    qn_context *context;
    qn_status status = qn_open(&(qn_options){.cache = "off", .log = log_note}, &context);
    code = status ? status_error("quern", status) : targets_read(&command_compile, context, &j.wanted, &j.targets);
    if (!code)
        code = compile(&j, context);
    qn_close(context);
    return code;
}
