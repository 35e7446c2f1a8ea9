/* quern check: lists everything in a module that Quern does not support. */
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "quern/inspect.h"

static const char help[] =
    "usage: quern check FILE|- [options]\n"
    "\n"
    "Lists everything in a StableHLO module that Quern does not support, each on a line with its place. Also says "
    "which\n"
    "functions of the host the module calls, and whether it can be compiled or only evaluated, and why. Compiles no\n"
    "code. FILE is text, or a pack from `quern compile`; - is standard input. The exit status is 1 if something is "
    "not\n"
    "supported.\n"
    "\n" TARGETS_HELP;

static int check_main(int count, char **args);
const command command_check = {"check", "lists everything in a module that is not supported", help, check_main};

/* `list` is the text after "also not supported: " in the message of the parser. Each of its elements is
 * "WHAT 'NAME' (line N)". Prints a line for each element. */
static void print_rest(const char *file, const char *list)
{
    for (const char *end; (end = strstr(list, " (line "));) {
        unsigned long line = strtoul(end + 7, NULL, 10);
        fprintf(stderr, "%s:%lu: error: %.*s is not supported\n", file, line, (int)(end - list), list);
        list = strchr(end, ')') + 1;
        list += strncmp(list, ", ", 2) == 0 ? 2 : 0;
    }
    if (*list)
        fprintf(stderr, "%s: error:%s\n", file, list);
}

static int print_unsupported(const char *file, qn_status status)
{
    static const char rest[] = "\nalso not supported: ";
    const char *message = qn_status_message(status), *more = strstr(message, rest);
    fprintf(stderr, "%.*s\n", more ? (int)(more - message) : (int)strlen(message), message);
    if (more)
        print_rest(file, more + strlen(rest));
    qn_status_free(status);
    return EXIT_JOB;
}

static const char *call_target(qn_value call)
{
    for (size_t i = 0; i < qn_value_attribute_count(call); i++)
        if (strcmp(qn_value_attribute_name(call, i), "call_target_name") == 0)
            return qn_value_attribute_text(call, i);
    return "";
}

/* Prints each function of the host that the module calls. */
static void print_hosts(const char *file, const qn_graph *graph)
{
    for (uint32_t id = 1; id < qn_graph_value_limit(graph); id++) {
        qn_value v = qn_graph_value(graph, id);
        bool known = strcmp(qn_value_op(v), "stablehlo.custom_call") != 0;
        for (uint32_t earlier = 1; earlier < id && !known; earlier++) {
            qn_value other = qn_graph_value(graph, earlier);
            known = strcmp(qn_value_op(other), "stablehlo.custom_call") == 0 &&
                    strcmp(call_target(other), call_target(v)) == 0;
        }
        if (!known)
            printf("%s: calls the function of the host %s, which the program must register\n", file, call_target(v));
    }
}

/* Plans the program without making code, and prints whether it can be compiled. */
static int plan(const char *file, qn_graph *graph, const qn_target *target)
{
    char *text;
    const qn_compile_options options = {.level = target->level, .cpu = target->cpu};
    qn_status status = qn_dump(graph, "plan", &options, &text);
    qn_code code = qn_status_code(status);
    if (code && code != QN_UNSUPPORTED)
        return status_error(file, status);
    if (status)
        printf("%s: can only be evaluated: %s\n", file, qn_status_message(status));
    else
        printf("%s: can be compiled, to %zu nest%s\n", file, plan_nests(text), plan_nests(text) == 1 ? "" : "s");
    qn_status_free(status);
    if (!code)
        qn_free(text);
    return 0;
}

static int check(qn_context *context, const char *path, const target_options *wanted)
{
    targets found;
    qn_graph *graph;
    int code = targets_read(&command_check, context, wanted, &found);
    if (!code && found.count > 1)
        code = usage_error(&command_check, "--level takes one name here, not `%s`", wanted->level);
    if (code)
        return code;
    qn_status status = NULL;
    code = graph_try(context, path, NULL, &graph, &status);
    if (status)
        return print_unsupported(file_name(path), status);
    if (code)
        return code;
    for (size_t i = 1; !code; i++) {
        print_hosts(file_name(path), graph);
        code = plan(file_name(path), graph, &found.at[0]);
        if (!pack_has(context, path, i, &graph))
            break;
    }
    return code;
}

static int check_main(int count, char **args)
{
    const char *file = NULL;
    target_options wanted = {NULL, NULL, NULL};
    const option options[] = {{"--level", OPTION_TEXT, &wanted.level, NULL},
                              {"--cpu", OPTION_TEXT, &wanted.cpu, NULL},
                              {"--target", OPTION_TEXT, &wanted.target, NULL}};
    qn_context *context;
    int code = options_read(&command_check, count, args, options, sizeof options / sizeof *options, &file);
    if (code)
        return code < 0 ? 0 : code;
    qn_status status = qn_open(&(qn_options){.cache = "off", .log = log_note}, &context);
    code = status ? status_error("quern", status) : check(context, file, &wanted);
    qn_close(context);
    return code;
}
