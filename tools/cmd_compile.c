/* quern compile: writes a pack, which runs without a compiler, or an object to link. */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char help[] =
    "usage: quern compile FILE|- -o OUT.qpack|OUT.o [options]\n"
    "\n"
    "Compiles the function @main of a StableHLO module, or its only public function. A pack is one file with code,\n"
    "signature, constants, and the graph for machines that cannot run the code. `quern run OUT.qpack` and "
    "qn_load_pack\n"
    "load it.\n"
    "\n"
    "  -o OUT           the file to write\n" TARGETS_HELP
    "  --cache DIR      the cache, instead of $QUERN_CACHE or ~/.cache/quern\n"
    "  --no-cache       neither reads nor writes a cache\n"
    "\n"
    "Code that is tuned for one CPU runs on every CPU of its level. A pack may have code for several levels. You may\n"
    "fill a cache for another machine and copy it there: `quern run` of the same module then finds its code.\n"
    "\n"
    "An object has one C function over the caller's memory. It needs libquern-rt.a and no other library:\n"
    "\n"
    "  --header H       writes the C header that declares it and gives the sizes of its memory\n"
    "  --name NAME      name of the function; the default is the name of OUT\n";

static int compile_main(int count, char **args);
const command command_compile = {"compile", "compiles a module into a file that runs without a compiler", help,
                                 compile_main};

typedef struct job {
    const char *file, *output, *header, *name, *cache;
    bool no_cache;
    char own_name[64]; /* the function's name when the file gives it; "" if too long */
    target_options wanted;
    targets targets;
} job;

static int make_pack(const job *j, qn_graph *graph)
{
    void *pack;
    size_t size;
    progress_begin("compiling", file_name(j->file));
    qn_status status = qn_pack(graph, j->targets.count, j->targets.at, &pack, &size);
    progress_end();
    if (status)
        return status_error(file_name(j->file), status);
    int code = file_write(j->output, pack, size);
    qn_free(pack);
    return code;
}

/* Writes both files or neither: the header is complete before the object appears. */
static int write_object(const job *j, const void *object, size_t size, const char *header)
{
    output to;
    if (!j->header)
        return file_write(j->output, object, size);
    if (output_open(j->header, &to))
        return EXIT_JOB;
    fputs(header, to.to);
    int code = fflush(to.to) == 0 ? file_write(j->output, object, size) : 0;
    return output_close(&to, code);
}

static int make_object(const job *j, qn_graph *graph)
{
    void *object;
    size_t size;
    char *header;
    qn_object_options options = {j->name, j->targets.at[0]};
    progress_begin("compiling", file_name(j->file));
    qn_status status = qn_object(graph, &options, &object, &size, &header);
    progress_end();
    if (qn_status_code(status) == QN_INVALID_ARGUMENT) { /* the module is valid, so the name is not */
        int code = usage_error(&command_compile, "%s%s", qn_status_message(status),
                               j->name == j->own_name ? "; --name gives another" : "");
        qn_status_free(status);
        return code;
    }
    if (status)
        return status_error(file_name(j->file), status);
    int code = write_object(j, object, size, header);
    qn_free(object);
    qn_free(header);
    return code;
}

static bool is_object(const char *path)
{
    size_t length = strlen(path);
    return length > 2 && strcmp(path + length - 2, ".o") == 0;
}

/* The function of out/reader.o is called reader. */
static void take_name(job *j)
{
    const char *slash = strrchr(j->output, '/'), *name = slash ? slash + 1 : j->output;
    size_t length = strlen(name) - 2;
    if (length < sizeof j->own_name)
        memcpy(j->own_name, name, length);
    j->name = j->own_name;
}

static int check(job *j)
{
    bool object = is_object(j->output);
    if (!object && (j->header || j->name))
        return usage_error(&command_compile, "%s is for objects, and `%s` does not end in .o",
                           j->header ? "--header" : "--name", j->output);
    if (object && j->targets.count > 1)
        return usage_error(&command_compile, "an object is for one level, not for `%s`", j->wanted.level);
    if (object && j->header && is_object(j->header))
        return usage_error(&command_compile, "`%s` is the name of an object, not of a header", j->header);
    if (object && !j->name)
        take_name(j);
    return 0;
}

static int compile(job *j, qn_context *context)
{
    qn_graph *graph;
    int code = targets_read(&command_compile, context, &j->wanted, &j->targets);
    if (!code)
        code = check(j);
    if (!code)
        code = module_read(context, j->file, &graph);
    if (code)
        return code;
    return is_object(j->output) ? make_object(j, graph) : make_pack(j, graph);
}

static int compile_main(int count, char **args)
{
    job j = {0};
    const option options[] = {
        {"-o", OPTION_TEXT, &j.output, NULL},        {"--header", OPTION_TEXT, &j.header, NULL},
        {"--name", OPTION_TEXT, &j.name, NULL},      {"--level", OPTION_TEXT, &j.wanted.level, NULL},
        {"--cpu", OPTION_TEXT, &j.wanted.cpu, NULL}, {"--target", OPTION_TEXT, &j.wanted.target, NULL},
        {"--cache", OPTION_TEXT, &j.cache, NULL},    {"--no-cache", OPTION_FLAG, &j.no_cache, NULL}};
    int code = options_read(&command_compile, count, args, options, sizeof options / sizeof *options, &j.file);
    if (!code && !j.output)
        code = usage_error(&command_compile, "-o OUT is needed");
    if (!code && j.cache && j.no_cache)
        code = usage_error(&command_compile, "--cache and --no-cache exclude each other");
    if (code)
        return code < 0 ? 0 : code;
    qn_context *context;
    qn_options opened = {.cache = j.no_cache ? "off" : j.cache, .log = log_note};
    qn_status status = qn_open(&opened, &context);
    code = status ? status_error("quern", status) : compile(&j, context);
    qn_close(context);
    return code;
}
