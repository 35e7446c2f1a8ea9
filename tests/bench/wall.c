/* wall N COMMAND ARGS...: runs a command N times and prints the shortest and the median time of a run in milliseconds.
 * Discards the command's output. If the variable BEFORE is set, the shell runs the variable's value as a command before
 * each run. The time of this command is not counted. */
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

int main(int count, char **args)
{
    int times = count > 2 ? atoi(args[1]) : 0, status;
    double *took = calloc((size_t)times + 1, sizeof *took);
    const char *before = getenv("BEFORE");
    posix_spawn_file_actions_t actions;
    if (times < 1 || !took || posix_spawn_file_actions_init(&actions) ||
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0))
        return 2;
    for (int i = 0; i < times; i++) {
        pid_t child;
        if (before && system(before))
            return 1;
        double start = now();
        if (posix_spawn(&child, args[2], &actions, NULL, args + 2, environ) || waitpid(child, &status, 0) != child ||
            status)
            return 1;
        took[i] = now() - start;
    }
    qsort(took, (size_t)times, sizeof *took, by_size);
    printf("%.3f %.3f\n", took[0], took[times / 2]);
    return 0;
}
