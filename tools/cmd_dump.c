/* quern dump: prints or draws a stage of compilation. */
#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli.h"

static const char help[] =
    "usage: quern dump FILE|- [options]\n"
    "\n"
    "Prints or draws a stage of compiling a StableHLO module. FILE is text; - is standard input.\n"
    "\n"
    "  --stage S        graph (as parsed, the default), simplified, fused, nests, plan, costs, llvm or asm\n"
    "  --format F       text (the default), or a drawing of one of the first three stages: dot, svg (by Graphviz)\n"
    "  -o OUT           writes to the file OUT instead of standard output\n"
    "  --no-fuse        each operation that computes gets a nest of loops of its own\n" TARGETS_HELP "\n"
    "The first three stages are StableHLO text. Behind the module, fused says in comments what each nest of loops\n"
    "computes, and why it is apart from the nest that it reads. costs has a line for each nest: arithmetic, bytes,\n"
    "operations, and their places in the source.\n";

static int dump_main(int count, char **args);
const command command_dump = {"dump", "prints or draws a stage of compiling a module", help, dump_main};

typedef struct job {
    const char *file, *stage, *format, *output;
    bool unfused;
    target_options wanted;
} job;

/* The names of all stages, as "graph, simplified, ...". */
static const char *stage_list(char *out, size_t size)
{
    size_t length = 0;
    for (const qn_stage *stage = qn_stages(); stage->name && length < size; stage++)
        length += (size_t)snprintf(out + length, size - length, "%s%s", length ? ", " : "", stage->name);
    return out;
}

static int check(const job *j)
{
    char list[256];
    const qn_stage *stage = qn_stages();
    while (stage->name && strcmp(stage->name, j->stage) != 0)
        stage++;
    bool text = strcmp(j->format, "text") == 0;
    if (!stage->name)
        return usage_error(&command_dump, "there is no stage `%s`; there are %s", j->stage,
                           stage_list(list, sizeof list));
    if (!text && strcmp(j->format, "dot") != 0 && strcmp(j->format, "svg") != 0)
        return usage_error(&command_dump, "there is no format `%s`; there are text, dot, svg", j->format);
    if (!text && !stage->is_graph)
        return usage_error(&command_dump, "stage %s is not a graph and cannot be drawn", j->stage);
    return 0;
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

/* Draws the graph in the format job.format. */
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

/* Writes a stage: its text, or a drawing of its graph. */
static int deliver(const job *j, const char *text, const qn_graph *graph)
{
    output file = {.to = stdout};
    if (j->output && output_open(j->output, &file))
        return EXIT_JOB;
    int code = 0;
    if (graph)
        code = draw_graph(j, graph, file.to);
    else
        fputs(text, file.to);
    return j->output ? output_close(&file, code) : code;
}

/* Draws a stage. First parses `text`, which the compiler printed. */
static int draw_stage(const job *j, qn_context *context, const char *text)
{
    qn_graph *graph;
    qn_status status = qn_graph_parse(context, j->stage, text, strlen(text), &graph);
    return status ? status_error(file_name(j->file), status) : deliver(j, NULL, graph);
}

static int dump_stage(const job *j, qn_context *context, qn_graph *graph, const qn_target *target)
{
    char *text;
    bool is_text = strcmp(j->format, "text") == 0;
    if (!is_text && strcmp(j->stage, "graph") == 0)
        return deliver(j, NULL, graph);
    const qn_compile_options options = {.level = target->level, .cpu = target->cpu, .unfused = j->unfused};
    qn_status status = qn_dump(graph, j->stage, &options, &text);
    if (status)
        return status_error(file_name(j->file), status);
    int code = is_text ? deliver(j, text, NULL) : draw_stage(j, context, text);
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
    if (module_read(context, j->file, &graph))
        return EXIT_JOB;
    return dump_stage(j, context, graph, &found.at[0]);
}

static int dump_main(int count, char **args)
{
    job j = {.stage = "graph", .format = "text"};
    const option options[] = {
        {"--stage", OPTION_TEXT, &j.stage, NULL},    {"--format", OPTION_TEXT, &j.format, NULL},
        {"-o", OPTION_TEXT, &j.output, NULL},        {"--level", OPTION_TEXT, &j.wanted.level, NULL},
        {"--cpu", OPTION_TEXT, &j.wanted.cpu, NULL}, {"--target", OPTION_TEXT, &j.wanted.target, NULL},
        {"--no-fuse", OPTION_FLAG, &j.unfused, NULL}};
    qn_context *context = NULL;
    int code = options_read(&command_dump, count, args, options, sizeof options / sizeof *options, &j.file);
    if (!code)
        code = check(&j);
    if (code)
        return code < 0 ? 0 : code;
    qn_status status = qn_open(&(qn_options){.cache = "off"}, &context);
    code = status ? status_error("quern", status) : dump(&j, context);
    qn_close(context);
    return code;
}
