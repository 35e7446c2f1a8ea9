/* A process that finds its programs in the cache starts no compiler and contains no LLVM. The test program runs itself
 * again for each such process. */
#include <spawn.h>
#include <sys/wait.h>

#include "cache_case.h"

extern char **environ;

static bool file_has(const char *path, const char *word)
{
    char line[4096];
    bool found = false;
    FILE *f = fopen(path, "r");
    CHECK(f != NULL);
    while (f && fgets(line, sizeof line, f))
        found |= strstr(line, word) != NULL;
    if (f)
        fclose(f);
    return found;
}

/* Whether this process has a child. */
static bool has_children(void) { return waitid(P_ALL, 0, &(siginfo_t){.si_pid = 0}, WEXITED | WNOHANG | WNOWAIT) == 0; }

/* The work of each process. The compiled program must come from `source`. Returns the exit status, 0 on success. */
static int work(const char *path, const char *source)
{
    float x[4] = {1, -2, 3, 4}, y[4];
    qn_context *context = open_with((qn_options){.cache = path, .jit = near("../quern-jit"), .threads = 1});
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value in = qn_input(graph, "x", QN_F32, QN_DIMS(4));
    qn_output(graph, "y", qn_multiply(qn_tanh(in), in));
    qn_function *function = compile(graph, NULL);
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK_STR(stats.source, source);
    CHECK_STR(stats.engine, "compiled");
    bool compiles = strcmp(source, "compiler") == 0;
    CHECK(has_children() == compiles);
    CHECK(!file_has("/proc/self/maps", "LLVM"));
    CHECK(!file_has("/proc/self/maps", "quern-jit"));
    CHECK(file_has("/proc/self/maps", ".qpack") == !compiles);
    CHECK_OK(qn_call(function, 1, &TENSOR(x, QN_F32, 4), 1, &TENSOR(y, QN_F32, 4)));
    CHECK(y[0] > 0.76f && y[0] < 0.77f);
    qn_close(context);
    CHECK(!has_children());
    return unit_failures != 0;
}

static int again(const char *directory, const char *source)
{
    char self[4096];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    self[length > 0 ? length : 0] = 0;
    /* If this process runs under an emulator, the new process runs under the same emulator. */
    char run[] = "exec $EMULATOR \"$0\" \"$@\"", shell[] = "sh", option[] = "-c", work_option[] = "--work";
    char *args[] = {shell, option, run, self, work_option, (char *)(uintptr_t)directory, (char *)(uintptr_t)source,
                    NULL};
    pid_t child;
    int status = -1;
    CHECK(posix_spawn(&child, "/bin/sh", NULL, NULL, args, environ) == 0);
    CHECK(waitpid(child, &status, 0) == child);
    return status;
}

/* Runs before main. Does the work if this is a process that the test below started. */
__attribute__((constructor)) static void maybe_work(int count, char **args)
{
    if (count == 4 && strcmp(args[1], "--work") == 0)
        exit(work(args[2], args[3]));
}

TEST(later_processes_have_no_compiler)
{
    directory_begin();
    CHECK(again(directory, "compiler") == 0);
    CHECK(again(directory, "cache") == 0);
    CHECK(again(directory, "cache") == 0);
    directory_end();
}
