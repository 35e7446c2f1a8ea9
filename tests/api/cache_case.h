/* Shared by the tests of the cache: a compiler that counts its calls, a directory for each test, and a graph
 * (`job`). */
#ifndef CACHE_CASE_H
#define CACHE_CASE_H

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "api.h"

/* The path of a file, given relative to the directory of this program. */
__attribute__((unused)) static const char *near(const char *name)
{
    static char path[4096 + 64];
    ssize_t length = readlink("/proc/self/exe", path, 4096);
    CHECK(length > 0);
    path[length > 0 ? length : 0] = 0;
    char *end = strrchr(path, '/');
    strcpy(end ? end + 1 : path, name);
    return path;
}

/* A compiler that counts its calls of compile. */
typedef struct counted {
    qn_compiler compiler;
    int calls;
    qn_code code; /* `compile` fails with this code; it does not fail if the code is QN_OK */
    unsigned delay_us;
} counted;

__attribute__((unused)) static qn_status counted_compile(void *self, const qn_compile_request *request, void **out,
                                                         size_t *out_size)
{
    counted *c = self;
    __atomic_add_fetch(&c->calls, 1, __ATOMIC_SEQ_CST);
    usleep(c->delay_us);
    if (c->code)
        return qn_status_make(c->code, "the counting compiler was set to fail");
    return qn_jit_compiler()->compile(NULL, request, out, out_size);
}

__attribute__((unused)) static const char *counted_describe(void *self)
{
    (void)self;
    return "counter 1.0";
}

__attribute__((unused)) static counted counter(void)
{
    return (counted){.compiler = {QN_COMPILER_VERSION, NULL, counted_compile, counted_describe}};
}

static char directory[112]; /* the directory of the running test */

__attribute__((unused)) static void directory_begin(void)
{
    snprintf(directory, sizeof directory, "/tmp/quern-test-XXXXXX");
    CHECK(mkdtemp(directory) != NULL);
}

/* The path of the program's entry, if the directory has exactly one; otherwise "". */
__attribute__((unused)) static const char *only_file(void)
{
    static char path[512];
    int count = 0;
    DIR *d = opendir(directory);
    for (struct dirent *e; d && (e = readdir(d));)
        if (strstr(e->d_name, ".qpack") && ++count)
            snprintf(path, sizeof path, "%s/%s", directory, e->d_name);
    if (d)
        closedir(d);
    return count == 1 ? path : "";
}

__attribute__((unused)) static void directory_end(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", directory);
    CHECK(system(command) == 0);
}

/* The last event of a context, and the number of events. */
typedef struct seen {
    char source[16], why[256], key[65], name[32];
    int count;
    double key_us, load_us, compile_us;
} seen;

__attribute__((unused)) static void see(void *user, const qn_event *event)
{
    seen *s = user;
    snprintf(s->source, sizeof s->source, "%s", event->source);
    snprintf(s->why, sizeof s->why, "%s", event->why);
    snprintf(s->key, sizeof s->key, "%s", event->key);
    snprintf(s->name, sizeof s->name, "%s", event->name);
    s->key_us = event->key_us;
    s->load_us = event->load_us;
    s->compile_us = event->compile_us;
    s->count++;
}

/* The number of lines that a context wrote to its log, and the last line. */
typedef struct book {
    int lines;
    char last[512];
} book;

__attribute__((unused)) static void write_line(void *user, const char *line)
{
    book *b = user;
    b->lines++;
    snprintf(b->last, sizeof b->last, "%s", line);
}

__attribute__((unused)) static qn_context *open_counted(counted *c, seen *s, book *b)
{
    c->compiler.self = c;
    return open_with((qn_options){.compiler = &c->compiler,
                                  .threads = 1,
                                  .cache = directory,
                                  .event = s ? see : NULL,
                                  .event_user = s,
                                  .log = b ? write_line : NULL,
                                  .log_user = b});
}

__attribute__((unused)) static qn_graph *job(qn_context *context, int64_t n, float scale)
{
    qn_graph *graph = qn_graph_new(context, "job");
    qn_value x = qn_input(graph, "x", QN_F32, QN_DIMS(n));
    qn_value y = qn_multiply(qn_tanh(x), qn_broadcast_to(qn_sum(x, QN_SCALAR), QN_DIMS(n)));
    qn_output(graph, "y", qn_multiply(y, qn_fill(graph, QN_F32, QN_DIMS(n), scale)));
    return graph;
}

enum { SIX = 6 };
__attribute__((unused)) static void call_six(const qn_function *function, float *y)
{
    float x[SIX] = {-1, 0.5f, 0.25f, 3, -0.125f, 7};
    memset(y, 0xFF, SIX * sizeof *y);
    CHECK_OK(qn_call(function, 1, &TENSOR(x, QN_F32, SIX), 1, &TENSOR(y, QN_F32, SIX)));
}

/* Compiles and calls the job in a new context. Checks the results, and that the program came from `source`. */
__attribute__((unused)) static void once(counted *c, seen *s, book *b, const char *source)
{
    float wanted[SIX], got[SIX];
    qn_context *context = open_counted(c, s, b);
    qn_graph *graph = job(context, SIX, 2);
    call_six(compile(graph, &(qn_compile_options){.evaluate = 1}), wanted);
    qn_function *function = compile(graph, NULL);
    qn_stats stats;
    qn_function_stats(function, &stats);
    CHECK_STR(stats.source, source);
    call_six(function, got);
    CHECK(memcmp(got, wanted, sizeof got) == 0);
    qn_close(context);
}

#endif
