/* The command line: quern COMMAND ... */
#include <string.h>

#include "cli.h"

static const command *const commands[] = {&command_run,     &command_bench, &command_compile, &command_dump,
                                          &command_inspect, &command_check, &command_cache,   &command_info};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_help(FILE *out)
{
    fprintf(out, "usage: quern COMMAND ...\n\nRuns, compiles and inspects StableHLO modules.\n\n");
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-8s %s\n", commands[i]->name, commands[i]->summary);
    fprintf(out, "\n`quern help COMMAND` says more; `quern --version` prints the version. Exit status: 0 for success, "
                 "1 if the job failed, 2 for wrong usage.\n");
}

/* Returns `status`. If `status` is 0 but not all output could be written, returns a failure after a message. */
static int finish(int status)
{
    bool printed = fflush(stdout) == 0 && !ferror(stdout);
    return printed || status ? status : job_error("quern", "cannot write to standard output");
}

/* Prints an error: `name` is no command. Suggests a command with a similar name, or `quern run` for a file. */
static int unknown_command(const char *name, bool help)
{
    const char *names[COMMANDS + 1] = {"help"};
    for (int i = 0; i < COMMANDS; i++)
        names[i + 1] = commands[i]->name;
    const char *like = name_similar(name, names, COMMANDS + 1);
    bool is_file = !help && (strcmp(name, "-") == 0 || *file_ending(name));
    fprintf(stderr, "quern: error: there is no command `%s`", name);
    if (like || is_file)
        fprintf(stderr, "; did you mean `%s%s`?", like ? "" : "quern run ", like ? like : name);
    fprintf(stderr, "\n`quern --help` lists the commands\n");
    return EXIT_USAGE;
}

int main(int count, char **args)
{
    const char *name = count > 1 ? args[1] : "";
    bool help = strcmp(name, "help") == 0;
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || (help && count == 2)) {
        print_help(stdout);
        return finish(0);
    }
    if (strcmp(name, "--version") == 0) {
        printf("quern %s\n", qn_version());
        return finish(0);
    }
    if (help)
        name = args[2];
    if (help && strcmp(name, "help") == 0) {
        print_help(stdout);
        return finish(0);
    }
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return finish(help ? fputs(commands[i]->help, stdout) < 0 : commands[i]->run(count - 2, args + 2));
    if (!*name) {
        fprintf(stderr, "usage: quern COMMAND ..., for example: quern run model.mlir --random 1\ncommands:");
        for (int i = 0; i < COMMANDS; i++)
            fprintf(stderr, " %s", commands[i]->name);
        fprintf(stderr, "\n`quern --help` explains them\n");
        return EXIT_USAGE;
    }
    return unknown_command(name, help);
}
