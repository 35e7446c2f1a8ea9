/* quern dump: prints or draws a stage of compilation. */
#include <errno.h>
#include <inttypes.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli.h"

static const char help[] =
    "usage: quern dump FILE|- [options]\n"
    "\n"
    "Prints or draws a stage of compiling a StableHLO module. FILE is text, or a pack from `quern compile`; - is "
    "standard\n"
    "input.\n"
    "\n"
    "  --stage S        graph (as parsed, the default), simplified, fused, nests, plan, costs, llvm or asm\n"
    "  --function NAME  the function to show: of a module, instead of @main; of a pack with several functions, by its\n"
    "                   name or by its number, counted from 0\n"
    "  --nest N         only the part of the stage that belongs to nest N: of fused, nests, costs, llvm or asm\n"
    "  --format F       text (the default); dot or svg (by Graphviz): a drawing of one of the first three stages; or\n"
    "                   html: a page for a browser with the graph, its nests, their costs and code, and the memory\n"
    "  -o OUT           writes to the file OUT instead of standard output; an ending .dot, .svg or .html chooses the\n"
    "                   format\n"
    "  --no-fuse        each operation that computes gets a nest of loops of its own\n" FAST_HELP TARGETS_HELP "\n"
    "The first three stages are StableHLO text. In stage fused, comments after the module say what each nest of loops\n"
    "computes, and why it is not fused with the nest whose results it reads. Stage costs has a line for each nest:\n"
    "arithmetic, bytes, operations, and the places of the operations in the source.\n";

static int dump_main(int count, char **args);
const command command_dump = {"dump", "prints or draws a stage of compiling a module", help, dump_main};

typedef struct job {
    const char *file, *stage, *format, *output;
    const char *function; /* name or, in a pack, also number of a function; NULL: @main or the only function */
    uint64_t nest;
    bool one_nest, unfused;
    uint32_t fast; /* as in qn_compile_options */
    target_options wanted;
} job;

/* Writes the names of all stages to `out`: "graph, simplified, ...". Returns `out`. */
static const char *stage_list(char *out, size_t size)
{
    size_t length = 0;
    for (const qn_stage *stage = qn_stages(); stage->name && length < size; stage++)
        length += (size_t)snprintf(out + length, size - length, "%s%s", length ? ", " : "", stage->name);
    return out;
}

static const char *const formats[] = {"text", "dot", "svg", "html"};
enum { FORMATS = sizeof formats / sizeof *formats };

/* Sets j->format from --format and from the ending of OUT. If both are given, they must agree. The endings in `texts`
 * mean the format text. */
static int choose_format(job *j)
{
    static const char *const texts[] = {".mlir", ".txt", ".ll", ".s", ".nests", ".plan", ".costs"};
    const char *ending = j->output ? file_ending(j->output) : "", *wanted = *ending ? NULL : j->format;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        wanted = strcmp(ending, texts[i]) == 0 ? "text" : wanted;
    for (size_t i = 1; i < FORMATS; i++)
        wanted = *ending && strcmp(ending + 1, formats[i]) == 0 ? formats[i] : wanted;
    if (!wanted && *ending)
        return usage_error(&command_dump,
                           "-o takes a name that ends in .mlir, .txt, .ll, .s, .nests, .plan, .costs, .dot, .svg or "
                           ".html, not `%s`",
                           j->output);
    if (j->format && wanted && strcmp(wanted, j->format) != 0)
        return usage_error(&command_dump, "`%s` is the name of a file for %s, not for --format %s", j->output, wanted,
                           j->format);
    j->format = wanted ? wanted : "text";
    return 0;
}

static int check_format(const job *j)
{
    for (size_t i = 0; j->format && i <= FORMATS; i++) {
        if (i == FORMATS)
            return usage_error(&command_dump, "there is no format `%s`; there are text, dot, svg, html", j->format);
        if (strcmp(formats[i], j->format) == 0)
            break;
    }
    return 0;
}

static int check(job *j, bool stage_given)
{
    static const char *const cut[] = {"fused", "nests", "costs", "llvm", "asm"};
    char list[256];
    const qn_stage *stage = qn_stages();
    while (stage->name && strcmp(stage->name, j->stage) != 0)
        stage++;
    if (!stage->name)
        return usage_error(&command_dump, "there is no stage `%s`; there are %s", j->stage,
                           stage_list(list, sizeof list));
    int code = check_format(j);
    if (!code)
        code = choose_format(j);
    bool text = !code && strcmp(j->format, "text") == 0, page = !code && strcmp(j->format, "html") == 0;
    bool has_nests = false;
    for (size_t i = 0; i < sizeof cut / sizeof *cut; i++)
        has_nests |= strcmp(cut[i], j->stage) == 0;
    if (!code && page && stage_given)
        return usage_error(&command_dump, "--format html shows all stages, so it takes no --stage");
    if (!code && !text && !page && !stage->is_graph)
        return usage_error(&command_dump, "stage %s is not a graph and cannot be drawn", j->stage);
    if (!code && j->one_nest && (!has_nests || !text))
        return usage_error(&command_dump, "--nest is for the text of stages fused, nests, costs, llvm and asm");
    return code;
}

/* Runs Graphviz, which reads the file `in` and writes to the file `out`. */
static int draw(FILE *in, FILE *out)
{
    extern char **environ;
    posix_spawn_file_actions_t actions;
    char *args[] = {"dot", "-Tsvg", NULL};
    pid_t child;
    int status;
    rewind(in);
    fflush(out);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fileno(in), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, fileno(out), STDOUT_FILENO);
    int failed = posix_spawnp(&child, "dot", &actions, NULL, args, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed)
        return job_error("quern", "--format svg needs Graphviz, whose `dot` cannot be run: %s", strerror(failed));
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status))
        return job_error("quern", "`dot` failed");
    return 0;
}

static int draw_graph(const job *j, const qn_graph *graph, FILE *out)
{
    if (strcmp(j->format, "dot") == 0)
        return graph_draw(file_name(j->file), graph, out);
    FILE *drawing = tmpfile();
    if (!drawing)
        return job_error("quern", "cannot make a temporary file: %s", strerror(errno));
    int code = graph_draw(file_name(j->file), graph, drawing);
    if (!code)
        code = fflush(drawing) == 0 && !ferror(drawing)
                   ? draw(drawing, out)
                   : job_error("quern", "cannot write a temporary file: %s", strerror(errno));
    fclose(drawing);
    return code;
}

/* Writes one of three things: a page if `texts` is not NULL; otherwise a drawing of `graph` if `graph` is not NULL;
 * otherwise `text`. */
static int deliver(const job *j, piece text, const qn_graph *graph, const page_texts *texts)
{
    output file = {.to = stdout};
    if (j->output && output_open(j->output, &file))
        return EXIT_JOB;
    int code = 0;
    if (texts)
        code = page_write(file_name(j->file), graph, texts, file.to);
    else if (graph)
        code = draw_graph(j, graph, file.to);
    else
        fwrite(text.at, 1, text.length, file.to);
    return j->output ? output_close(&file, code) : code;
}

/* Parses `text`, which the compiler printed for a stage. If `texts` is NULL, draws the graph; otherwise writes a
 * page. */
static int draw_stage(const job *j, qn_context *context, const char *text, const page_texts *texts)
{
    qn_graph *graph;
    qn_status status = qn_graph_parse(context, j->stage, text, strlen(text), &graph);
    return status ? status_error(file_name(j->file), status) : deliver(j, (piece){"", 0}, graph, texts);
}

/* Writes the part of a stage's text that belongs to one loop nest. In the stages llvm and asm, this part is a kernel,
 * which may belong to several nests. */
static int deliver_nest(const job *j, qn_graph *graph, const qn_compile_options *options, const char *text)
{
    char *plan;
    qn_status status = qn_dump(graph, "plan", options, &plan);
    if (status)
        return status_error(file_name(j->file), status);
    size_t count = plan_nests(plan), number = (size_t)j->nest;
    piece *pieces = calloc(count + 1, sizeof *pieces);
    uint32_t *kernels = calloc(count + 1, sizeof *kernels);
    bool of_kernels = strcmp(j->stage, "llvm") == 0 || strcmp(j->stage, "asm") == 0;
    int code = pieces && kernels ? 0 : job_error("quern", "out of memory");
    if (!code && (!j->nest || j->nest > count))
        code = job_error(file_name(j->file), "there is no nest %" PRIu64 "; the program has %zu, numbered from 1",
                         j->nest, count);
    if (!code) {
        pieces_find(j->stage, text, count + 1, pieces);
        plan_kernels(plan, count + 1, kernels);
        number = of_kernels ? kernels[number] : number;
        code = number > count || !pieces[number].length
                   ? job_error(file_name(j->file), "stage %s has no code of nest %" PRIu64, j->stage, j->nest)
                   : deliver(j, pieces[number], NULL, NULL);
    }
    free(pieces);
    free(kernels);
    qn_free(plan);
    return code;
}

/* Writes a page with the stages in `wanted`. */
static int dump_page(const job *j, qn_context *context, qn_graph *graph, const qn_compile_options *options)
{
    page_texts texts = {NULL, NULL, NULL, NULL, NULL};
    const struct {
        const char *stage;
        char **out;
    } wanted[] = {{"fused", &texts.fused},
                  {"nests", &texts.nests},
                  {"plan", &texts.plan},
                  {"costs", &texts.costs},
                  {"asm", &texts.assembly}};
    int code = 0;
    for (size_t i = 0; !code && i < sizeof wanted / sizeof *wanted; i++) {
        qn_status status = qn_dump(graph, wanted[i].stage, options, wanted[i].out);
        code = status ? status_error(file_name(j->file), status) : 0;
    }
    if (!code)
        code = draw_stage(j, context, texts.fused, &texts);
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        qn_free(*wanted[i].out);
    return code;
}

static int dump_stage(const job *j, qn_context *context, qn_graph *graph, const qn_target *target)
{
    char *text;
    bool is_text = strcmp(j->format, "text") == 0;
    const qn_compile_options options = {
        .level = target->level, .cpu = target->cpu, .unfused = j->unfused, .fast = j->fast};
    if (strcmp(j->format, "html") == 0)
        return dump_page(j, context, graph, &options);
    if (!is_text && strcmp(j->stage, "graph") == 0)
        return deliver(j, (piece){"", 0}, graph, NULL);
    qn_status status = qn_dump(graph, j->stage, &options, &text);
    if (status)
        return status_error(file_name(j->file), status);
    int code;
    if (j->one_nest)
        code = deliver_nest(j, graph, &options, text);
    else
        code = is_text ? deliver(j, (piece){text, strlen(text)}, NULL, NULL) : draw_stage(j, context, text, NULL);
    qn_free(text);
    return code;
}

static int dump(const job *j, qn_context *context)
{
    targets found;
    qn_graph *graph;
    int code = targets_read(&command_dump, context, &j->wanted, &found);
    if (!code && found.count > 1)
        code = usage_error(&command_dump, "--level takes one name here, not `%s`", j->wanted.level);
    if (code)
        return code;
    if (graph_read(context, j->file, j->function, &graph))
        return EXIT_JOB;
    qn_graph *second;
    if (!j->function && pack_has(context, j->file, 1, &second))
        return job_error(j->file, "the pack has several functions; --function NAME chooses one, and `quern inspect` "
                                  "lists them");
    return dump_stage(j, context, graph, &found.at[0]);
}

static int dump_main(int count, char **args)
{
    bool stage_given = false;
    const char *fast = NULL;
    job j = {.stage = "graph"};
    const option options[] = {{"--stage", OPTION_TEXT, &j.stage, &stage_given},
                              {"--function", OPTION_TEXT, &j.function, NULL},
                              {"--nest", OPTION_NUMBER, &j.nest, &j.one_nest},
                              {"--format", OPTION_TEXT, &j.format, NULL},
                              {"-o", OPTION_TEXT, &j.output, NULL},
                              {"--level", OPTION_TEXT, &j.wanted.level, NULL},
                              {"--cpu", OPTION_TEXT, &j.wanted.cpu, NULL},
                              {"--target", OPTION_TEXT, &j.wanted.target, NULL},
                              {"--no-fuse", OPTION_FLAG, &j.unfused, NULL},
                              {"--fast", OPTION_TEXT, &fast, NULL}};
    qn_context *context = NULL;
    int code = options_read(&command_dump, count, args, options, sizeof options / sizeof *options, &j.file);
    if (!code)
        code = check(&j, stage_given);
    if (!code)
        code = fast_read(&command_dump, fast, &j.fast);
    if (code)
        return code < 0 ? 0 : code;
    qn_status status = qn_open(&(qn_options){.cache = "off"}, &context);
    code = status ? status_error("quern", status) : dump(&j, context);
    qn_close(context);
    return code;
}
