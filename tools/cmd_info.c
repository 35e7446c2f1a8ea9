/* quern info: describes this build, the CPU and the compiler. */
#include <string.h>

#include "cli.h"

static const char help[] =
    "usage: quern info [--json]\n"
    "\n"
    "Prints the version, the compile id (a hash of the compiler's sources), the CPU, its features that Quern can\n"
    "use, the level that code is compiled for (such as x86-64-v3), the version of LLVM and the number of threads.\n"
    "\n"
    "  --json    prints a JSON object\n";

static int info_main(int count, char **args);
const command command_info = {"info", "prints facts about this build and this CPU", help, info_main};

static void json_member(const char *key, const char *value)
{
    printf("  \"%s\": ", key);
    json_text(stdout, value);
    printf(",\n");
}

static void json_list(const char *key, const char *words)
{
    printf("  \"%s\": [", key);
    for (const char *comma = ""; *words; comma = ", ") {
        int length = (int)strcspn(words, " ");
        printf("%s\"%.*s\"", comma, length, words);
        words += length;
        words += *words == ' ';
    }
    printf("],\n");
}

static void print_info(const qn_info *i, bool json)
{
    const char *llvm = strncmp(i->compiler, "LLVM ", 5) == 0 ? i->compiler + 5 : i->compiler;
    const char *const facts[][2] = {{"version", i->version},   {"compile_id", i->compile_id}, {"cpu", i->cpu},
                                    {"features", i->features}, {"level", i->level},           {"llvm", llvm}};
    printf(json ? "{\n" : "");
    for (size_t k = 0; k < sizeof facts / sizeof *facts; k++)
        if (!json)
            printf("%-11s %s\n", facts[k][0], facts[k][1]);
        else if (strcmp(facts[k][0], "features") == 0)
            json_list(facts[k][0], facts[k][1]);
        else
            json_member(facts[k][0], facts[k][1]);
    printf(json ? "  \"threads\": %u\n}\n" : "threads     %u\n", i->threads);
}

/* Plans an empty graph. This starts the compiler process, which then reports its version. */
static void wake_compiler(qn_context *context)
{
    char *plan;
    qn_status status = qn_dump(qn_graph_new(context, NULL), "plan", NULL, &plan);
    if (status)
        fprintf(stderr, "quern: note: %s\n", qn_status_message(status));
    else
        qn_free(plan);
    qn_status_free(status);
}

static int info_main(int count, char **args)
{
    bool json = false;
    const option options[] = {{"--json", OPTION_FLAG, &json, NULL}};
    int code = options_read(&command_info, count, args, options, 1, NULL);
    if (code)
        return code < 0 ? 0 : code;
    qn_context *context;
    qn_info info;
    qn_status status = qn_open(NULL, &context);
    if (status)
        return status_error("quern", status);
    wake_compiler(context);
    qn_get_info(context, &info);
    print_info(&info, json);
    qn_close(context);
    return 0;
}
