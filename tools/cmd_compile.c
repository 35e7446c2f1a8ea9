/* quern compile: writes a pack, which runs without a compiler, or an object for a linker. */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const char help[] =
    "usage: quern compile [FILE|-] -o OUT.qpack|OUT.o [options]\n"
    "\n"
    "Compiles the function @main of a StableHLO module, or its only public function. A pack is one file with code,\n"
    "signature, constants, and the graph for machines that cannot run the code. `quern run OUT.qpack` and "
    "qn_load_pack\n"
    "load it.\n"
    "\n"
    "  -o OUT           the file to write; a name without an ending is a pack\n" TARGETS_HELP
    "  --function NAME[=FILE]\n"
    "                   the function NAME instead of @main. Repeat the option for several functions, which share "
    "large\n"
    "                   constants and equal kernels. With =FILE, OUT has the default function of the module FILE "
    "under\n"
    "                   this name; in a pack, several such functions may have one name if the types of their inputs\n"
    "                   differ, as for several batch sizes. If all have a file, the command takes no other FILE\n"
    "  --cache DIR      the cache, instead of $QUERN_CACHE or ~/.cache/quern\n"
    "  --no-cache       neither reads nor writes a cache\n"
    "  --custom NAME[:VERSION][:effects]\n"
    "                   declares a function that custom calls of a pack call: its name, its version (default 0),\n"
    "                   and whether it has effects (quern/custom.h). Repeat the option for each function. A program\n"
    "                   that loads the pack must register the same version\n"
    "\n"
    "Code that is tuned for one CPU runs on every CPU of its level. A pack may have code for several levels. This\n"
    "command also stores the code in the cache. You may compile for another machine and copy the cache there. On that\n"
    "machine, `quern run` then finds the code of the module in the cache.\n"
    "\n"
    "The C functions of an object work on the caller's memory. They need no library but libquern-rt.a, which must be\n"
    "built for the same machine:\n"
    "\n"
    "  --header H       writes the C header that declares the functions and gives the sizes of their tensors\n"
    "  --name NAME      name of the C function; the default is the name of OUT. If --function has a file or is\n"
    "                   repeated, the C functions are called NAME_FUNCTION, such as model_predict\n"
    "\n"
    "In an object, a custom call calls the C function that has the name of the call's target. The header declares\n"
    "this function. All calls of one function must have the same types, and a backend_config must be a string without\n"
    "zero bytes. --custom is not needed.\n";

static int compile_main(int count, char **args);
const command command_compile = {"compile", "compiles a module into a file that runs without a compiler", help,
                                 compile_main};

typedef struct job {
    const char *file, *output, *header, *name, *cache;
    bool no_cache;
    char own_name[64]; /* the object's name if --name is not given: OUT without its directory and ".o", or "" if this
                          name is too long */
    target_options wanted;
    targets targets;
    texts customs, functions;
    char *source; /* the text of `file`; NULL until the first function of `file` is read */
    size_t size;
} job;

/* Returns the name of the file that messages are about: the module or, if no module is given, the output. */
static const char *subject(const job *j) { return j->file ? file_name(j->file) : j->output; }

static bool is_object(const char *path)
{
    size_t length = strlen(path);
    return length > 2 && strcmp(path + length - 2, ".o") == 0;
}

static int write_pack(const job *j, qn_status status, void *pack, size_t size)
{
    if (status)
        return function_error(subject(j), status, "--custom NAME declares a function of the host");
    int code = file_write(j->output, pack, size);
    qn_free(pack);
    return code;
}

/* Writes the whole header to a temporary file, then writes the object, then renames the header. So if a write fails,
 * neither the header nor the object is replaced. */
static int write_files(const job *j, const void *object, size_t size, const char *header)
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

static int write_object(const job *j, qn_status status, void *object, size_t size, char *header)
{
    if (qn_status_code(status) == QN_INVALID_ARGUMENT) { /* the modules are valid, so the fault is in a name */
        int code = usage_error(&command_compile, "%s%s", qn_status_message(status),
                               j->name == j->own_name ? "; --name gives another" : "");
        qn_status_free(status);
        return code;
    }
    if (status)
        return status_error(subject(j), status);
    int code = write_files(j, object, size, header);
    qn_free(object);
    qn_free(header);
    return code;
}

/* ---- one function ------------------------------------------------------------------------------------------------ */

static int make_one(const job *j, qn_graph *graph)
{
    void *bytes;
    size_t size;
    char *header;
    qn_object_options options = {.name = j->name, .target = j->targets.at[0]};
    bool object = is_object(j->output);
    progress_begin("compiling", subject(j));
    qn_status status = object ? qn_object(graph, &options, &bytes, &size, &header)
                              : qn_pack(graph, j->targets.count, j->targets.at, &bytes, &size);
    progress_end();
    return object ? write_object(j, status, bytes, size, header) : write_pack(j, status, bytes, size);
}

/* ---- several functions ------------------------------------------------------------------------------------------- */

/* Reads the function that `text` names. `NAME` is the function NAME of j->file. `NAME=FILE` is the default function of
 * FILE; the = is overwritten with a zero, so that out->name is NAME. The text of j->file is read once, because it can
 * come from standard input. */
static int read_function(job *j, qn_context *context, char *text, qn_pack_function *out)
{
    char *equals = strchr(text, '=');
    if (equals)
        *equals = 0;
    out->name = text;
    if (equals)
        return module_read(context, equals + 1, NULL, &out->graph);
    int code = j->source ? 0 : module_text(j->file, &j->source, &j->size);
    return code ? code : module_parse(context, j->file, j->source, j->size, text, &out->graph);
}

static int make_several(const job *j, const qn_pack_function *functions)
{
    void *bytes;
    size_t size, count = j->functions.count;
    char *header;
    qn_object_options options = {.name = j->name, .target = j->targets.at[0]};
    bool object = is_object(j->output);
    progress_begin("compiling", subject(j));
    qn_status status = object ? qn_object_functions(count, functions, &options, &bytes, &size, &header)
                              : qn_pack_functions(count, functions, j->targets.count, j->targets.at, &bytes, &size);
    progress_end();
    return object ? write_object(j, status, bytes, size, header) : write_pack(j, status, bytes, size);
}

static int make_functions(job *j, qn_context *context)
{
    size_t count = j->functions.count;
    qn_pack_function *functions = calloc(count, sizeof *functions);
    char **texts = calloc(count, sizeof *texts);
    int code = functions && texts ? 0 : job_error("quern", "out of memory");
    for (size_t i = 0; !code && i < count; i++) {
        texts[i] = strdup(j->functions.at[i]);
        code = texts[i] ? read_function(j, context, texts[i], &functions[i]) : job_error("quern", "out of memory");
    }
    if (!code)
        code = make_several(j, functions);
    for (size_t i = 0; texts && i < count; i++)
        free(texts[i]);
    free(texts);
    free(functions);
    free(j->source);
    return code;
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

/* Derives the name of the object from OUT: out/reader.o gives the name `reader`. */
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
    const char *ending = file_ending(j->output);
    if (*ending && !object && strcmp(ending, ".qpack") != 0)
        return usage_error(&command_compile, "-o takes a name that ends in .qpack (a pack) or .o (an object), not `%s`",
                           j->output);
    if (!object && (j->header || j->name))
        return usage_error(&command_compile, "%s is for objects, and `%s` does not end in .o",
                           j->header ? "--header" : "--name", j->output);
    if (object && j->customs.count)
        return usage_error(&command_compile, "--custom is for packs, and `%s` is an object, which calls C functions",
                           j->output);
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
        code = customs_declare(&command_compile, context, &j->customs);
    if (code)
        return code;
    const char *first = j->functions.count ? j->functions.at[0] : NULL;
    if (j->functions.count > 1 || (first && (!is_object(j->output) || strchr(first, '='))))
        return make_functions(j, context);
    code = module_read(context, j->file, first, &graph);
    return code ? code : make_one(j, graph);
}

/* Whether the command compiles functions of FILE. */
static bool needs_file(const job *j)
{
    for (size_t i = 0; i < j->functions.count; i++)
        if (!strchr(j->functions.at[i], '='))
            return true;
    return !j->functions.count;
}

static int read_options(job *j, int count, char **args)
{
    const option options[] = {
        {"-o", OPTION_TEXT, &j->output, NULL},         {"--header", OPTION_TEXT, &j->header, NULL},
        {"--name", OPTION_TEXT, &j->name, NULL},       {"--level", OPTION_TEXT, &j->wanted.level, NULL},
        {"--cpu", OPTION_TEXT, &j->wanted.cpu, NULL},  {"--target", OPTION_TEXT, &j->wanted.target, NULL},
        {"--cache", OPTION_TEXT, &j->cache, NULL},     {"--no-cache", OPTION_FLAG, &j->no_cache, NULL},
        {"--custom", OPTION_TEXTS, &j->customs, NULL}, {"--function", OPTION_TEXTS, &j->functions, NULL}};
    int code = options_read_some(&command_compile, count, args, options, sizeof options / sizeof *options, &j->file);
    if (!code && !j->file == needs_file(j))
        code = j->file ? usage_error(&command_compile, "each --function has a file, so `%s` is not needed", j->file)
                       : usage_error(&command_compile, "no FILE was given");
    if (!code && !j->output)
        code = usage_error(&command_compile, "-o OUT is needed, a name that ends in .qpack (a pack) or .o (an object)");
    if (!code && j->cache && j->no_cache)
        code = usage_error(&command_compile, "--cache and --no-cache exclude each other");
    return code;
}

static int work(job *j)
{
    qn_context *context;
    qn_options opened = {.cache = j->no_cache ? "off" : j->cache, .log = log_note, .progress = progress_count};
    qn_status status = qn_open(&opened, &context);
    int code = status ? status_error("quern", status) : compile(j, context);
    qn_close(context);
    return code;
}

static int compile_main(int count, char **args)
{
    job j = {.customs.at = calloc((size_t)count + 1, sizeof(char *)),
             .functions.at = calloc((size_t)count + 1, sizeof(char *))};
    int code = j.customs.at && j.functions.at ? read_options(&j, count, args) : job_error("quern", "out of memory");
    if (!code)
        code = work(&j);
    free(j.customs.at);
    free(j.functions.at);
    return code < 0 ? 0 : code;
}
