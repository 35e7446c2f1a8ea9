/* quern bench: measures the calls of a module, and compares them with the limits of the machine. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "machine.h"

static const char help[] =
    "usage: quern bench FILE|- [options]\n"
    "\n"
    "Calls the function @main of a StableHLO module, or its only public function, again and again, and prints the "
    "least\n"
    "and the median time of a call. FILE is text, or a pack from `quern compile`; - is standard input.\n"
    "\n"
    "  --function NAME  the function of a module to call instead of @main; or the function of a pack with several\n"
    "                   functions, given by its name or by its number, counted from 0\n"
    "  --inputs FILE    a .safetensors or .npz file. A tensor in it becomes the argument of the same name\n"
    "  --input A.npy    the next argument that --inputs does not give; repeat it for each argument, in order. All "
    "other\n"
    "                   arguments get random values: floats in [0, 1), integers 0 to 9, i1 0 or 1\n"
    "  --threads N      threads to use; the default is one for each CPU\n"
    "  --level L        x86-64-v3, x86-64-v4, x86-64-v4-vnni, x86-64-v4-bf16 or armv8-a; the default is the\n"
    "                   best level of this CPU\n"
    "  --seconds S      calls the function for about S seconds, but not after 100,000 samples; the default is 1.\n"
    "                   Compiling and measuring the machine take additional time\n"
    "  --kernels        also prints the times of each nest of loops, with the operations that it computes and their\n"
    "                   places in the source; needs the text of the module\n"
    "  --json           prints one JSON object\n"
    "  --cache DIR      keeps compiled code in DIR instead of $QUERN_CACHE or ~/.cache/quern\n"
    "  --no-cache       neither reads nor writes a cache\n"
    "  --no-fuse        each operation that computes gets a nest of loops of its own: slower, with the same "
    "bits\n" FAST_HELP "\n"
    "Three things can limit a call: memory; additions and multiplications (also fused); divisions and square roots.\n"
    "The slowest one is the limit. The bytes of a call are its arguments and results; the bytes of a nest are all\n"
    "that it touches. The speed of the machine is measured in the same run with the same number of threads, but at\n"
    "most 64. Nests are timed in a second program, in which each nest is a step of its own.\n";

static int bench_main(int count, char **args);
const command command_bench = {"bench", "measures the calls of a module", help, bench_main};

enum {
    LEAST_SAMPLE_NS = 20000, /* a sample times a batch of calls. choose_batch chooses a batch that takes at least this
                                long */
    MOST_SAMPLES = 100000,
    LEAST_BYTES = 8192,   /* the fewest bytes of a bandwidth measurement; with fewer bytes, starting the loop would take
                             too large a part of the time */
    CACHE_BYTES = 1 << 20 /* for more bytes, stores that bypass the cache may be faster */
};

/* ---- limits ------------------------------------------------------------------------------------------------------ */

typedef struct work {
    double flops, arithmetic, divisions, read, written;
} work;

typedef struct limit {
    const char *what; /* "memory", "arithmetic", "division"; NULL if no limit was measured */
    double ns;
    double rate; /* GB a second, or billions of operations a second */
} limit;

typedef struct bandwidth {
    machine_pattern pattern;
    size_t bytes;
    double rate;
} bandwidth;

typedef struct limits {
    const machine_level *level; /* NULL if there are no measuring loops for the level, or this CPU cannot run them */
    uint32_t threads;
    double arithmetic, divisions; /* f32 operations a second; 0 until they are measured */
    bandwidth known[64];
    size_t count;
} limits;

static double larger(double a, double b) { return a > b ? a : b; }

static machine_pattern pattern_of(const work *w)
{
    if (w->written < w->read / 8)
        return MACHINE_READ;
    if (w->read < w->written / 8)
        return MACHINE_WRITE;
    return w->read > 1.5 * w->written ? MACHINE_TRIAD : MACHINE_COPY;
}

/* Returns the bytes per second that the machine reads and writes in the pattern of w. The measurement uses about as
 * many bytes as w has. */
static double bandwidth_for(limits *l, const work *w)
{
    double exact = larger(w->read + w->written, LEAST_BYTES);
    bandwidth b = {.pattern = pattern_of(w), .bytes = (size_t)exp2(round(4 * log2(exact)) / 4)};
    for (size_t i = 0; i < l->count; i++)
        if (l->known[i].pattern == b.pattern && l->known[i].bytes == b.bytes)
            return l->known[i].rate;
    for (const machine_level *at = l->level; at->name; at++) { /* lower levels, too: narrower vectors can be faster */
        b.rate = larger(b.rate, machine_bandwidth(at, b.pattern, false, b.bytes, l->threads));
        if (b.bytes > CACHE_BYTES && b.pattern != MACHINE_READ)
            b.rate = larger(b.rate, machine_bandwidth(at, b.pattern, true, b.bytes, l->threads));
    }
    if (l->count < sizeof l->known / sizeof *l->known)
        l->known[l->count++] = b;
    return b.rate;
}

static void take_larger(limit *l, const char *what, double amount, double rate)
{
    if (rate > 0 && amount / rate * 1e9 > l->ns)
        *l = (limit){what, amount / rate * 1e9, rate / 1e9};
}

static limit limit_of(limits *l, const work *w)
{
    limit found = {NULL, 0, 0};
    if (!l->level)
        return found;
    if (w->arithmetic > 0 && !(l->arithmetic > 0))
        l->arithmetic = machine_arithmetic(l->level, l->threads, false);
    if (w->divisions > 0 && !(l->divisions > 0))
        l->divisions = machine_arithmetic(l->level, l->threads, true);
    if (w->read + w->written > 0)
        take_larger(&found, "memory", w->read + w->written, bandwidth_for(l, w));
    take_larger(&found, "arithmetic", w->arithmetic, l->arithmetic);
    take_larger(&found, "division", w->divisions, l->divisions);
    return found;
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

typedef struct nest {
    char *name;                         /* name, operations and sources point into bench.costs */
    char *operations, *sources;         /* lists with ", " between the elements */
    work each;                          /* the work of one run */
    uint64_t runs;                      /* the number of runs in one call */
    double *samples, min_ns, median_ns; /* the time of all runs in one call */
} nest;

typedef struct bench {
    callable called;
    qn_event compiled; /* the compilation of the program whose calls are measured */
    double seconds;
    bool kernels, json;
    char *costs; /* the text of stage "costs" */
    nest *nests;
    size_t nest_count;
    qn_function *profiled;
    qn_nest_time *times;
    double *samples;
    size_t sample_count;
    double min_ns, median_ns;
    uint64_t calls;
    work all; /* the work of one call */
    bool knows_work;
    limits limits;
    uint32_t threads;
    const char *level;
} bench;

/* Reads a line of the text of stage "costs": "nest 2 add: 8 flops, ..., 4 bytes written; computes add; at line 3". */
static bool read_costs(char *line, nest *out)
{
    char *end = strstr(line, ": "), *what;
    work *w = &out->each;
    while (end && sscanf(end,
                         ": %lf flops, %lf arithmetic instructions (one of f64 counts as two), %lf divisions, %lf "
                         "bytes read, %lf bytes written;",
                         &w->flops, &w->arithmetic, &w->divisions, &w->read, &w->written) != 5)
        end = strstr(end + 1, ": "); /* a name can contain ": " */
    if (!end || strncmp(line, "nest ", 5) != 0)
        return false;
    out->name = strchr(line + 5, ' ') + 1;
    *end = 0;
    what = strstr(end + 1, "; ");
    out->sources = out->operations = line + strlen(line); /* empty */
    if (!what)
        return true;
    out->operations = what + 2;
    end = strstr(what + 2, "; at ");
    if (end) {
        *end = 0;
        out->sources = end + 5;
    }
    if (strncmp(out->operations, "computes ", 9) == 0)
        out->operations += 9;
    return true;
}

static int read_nests(bench *b)
{
    size_t lines = 0;
    for (const char *at = b->costs; *at; at++)
        lines += *at == '\n';
    b->nests = calloc(lines + 1, sizeof *b->nests);
    b->times = calloc(lines + 1, sizeof *b->times);
    if (!b->nests || !b->times)
        return job_error("quern", "out of memory");
    for (char *line = strtok(b->costs, "\n"); line; line = strtok(NULL, "\n"))
        if (!read_costs(line, &b->nests[b->nest_count++]))
            return job_error("quern", "the line `%s` of stage costs is malformed", line);
    return 0;
}

/* Compiles a program that times each loop nest, and calls it once to find how often each nest runs. Does nothing for a
 * pack or for an evaluated function. */
static int profile(bench *b)
{
    callable *c = &b->called;
    const qn_compile_options options = {.no_cache = c->no_cache, .profile = 1, .unfused = c->unfused, .fast = c->fast};
    if (!c->graph || strcmp(b->compiled.source, "evaluator") == 0)
        return 0;
    qn_status status = qn_dump(c->graph, "costs", &options, &b->costs);
    int code = status ? status_error(file_name(c->file), status) : read_nests(b);
    if (code)
        return code;
    status = qn_compile(c->graph, &options, &b->profiled);
    if (!status)
        status = callable_call(c, b->profiled);
    if (status)
        return status_error(file_name(c->file), status);
    if (qn_function_profile(b->profiled, b->nest_count, b->times) != b->nest_count)
        return job_error("quern", "the program has %zu nests, but stage costs lists %zu",
                         qn_function_profile(b->profiled, 0, NULL), b->nest_count);
    for (size_t i = 0; i < b->nest_count; i++) {
        nest *n = &b->nests[i];
        n->runs = b->times[i].runs;
        b->all.flops += n->each.flops * (double)n->runs;
        b->all.arithmetic += n->each.arithmetic * (double)n->runs;
        b->all.divisions += n->each.divisions * (double)n->runs;
    }
    b->knows_work = true;
    return 0;
}

/* ---- times ------------------------------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void summarise(double *samples, size_t count, double *least, double *median)
{
    qsort(samples, count, sizeof *samples, by_size);
    *least = samples[0];
    *median = count % 2 ? samples[count / 2] : (samples[count / 2 - 1] + samples[count / 2]) / 2;
}

static int call_many(bench *b, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        qn_status status = callable_call(&b->called, b->called.function);
        if (status)
            return status_error(file_name(b->called.file), status);
    }
    b->calls += count;
    return 0;
}

/* Finds a number of calls that together take at least LEAST_SAMPLE_NS. The time of the first call is not used, because
 * it includes mapping pages and filling caches. */
static int choose_batch(bench *b, uint64_t *out)
{
    for (*out = 1;; *out *= 2) {
        uint64_t start = machine_clock();
        int code = call_many(b, *out);
        if (code)
            return code;
        if (machine_clock() - start >= LEAST_SAMPLE_NS && b->calls > 1)
            return 0;
    }
}

static int measure_calls(bench *b)
{
    uint64_t batch = 1, end;
    b->samples = malloc(MOST_SAMPLES * sizeof *b->samples);
    int code = b->samples ? choose_batch(b, &batch) : job_error("quern", "out of memory");
    end = machine_clock() + (uint64_t)(b->seconds * (b->kernels ? 0.5e9 : 1e9));
    while (!code && b->sample_count < MOST_SAMPLES && (b->sample_count < 3 || machine_clock() < end)) {
        uint64_t start = machine_clock();
        code = call_many(b, batch);
        b->samples[b->sample_count++] = (double)(machine_clock() - start) / (double)batch;
    }
    if (!code)
        summarise(b->samples, b->sample_count, &b->min_ns, &b->median_ns);
    return code;
}

static int measure_nests(bench *b)
{
    size_t count = 0;
    uint64_t end = machine_clock() + (uint64_t)(b->seconds * 0.5e9);
    enum { MOST = 4096 };
    for (size_t i = 0; i < b->nest_count; i++)
        if (!(b->nests[i].samples = malloc(MOST * sizeof(double))))
            return job_error("quern", "out of memory");
    while (count < 3 || (count < MOST && machine_clock() < end)) {
        qn_status status = callable_call(&b->called, b->profiled);
        if (status)
            return status_error(file_name(b->called.file), status);
        qn_function_profile(b->profiled, b->nest_count, b->times);
        for (size_t i = 0; i < b->nest_count; i++)
            b->nests[i].samples[count] = (double)b->times[i].nanoseconds;
        count++;
    }
    for (size_t i = 0; i < b->nest_count; i++)
        summarise(b->nests[i].samples, count, &b->nests[i].min_ns, &b->nests[i].median_ns);
    return 0;
}

/* Sets the bytes of a call: all arguments are read, all results are written. */
static void find_bytes(bench *b)
{
    const callable *c = &b->called;
    for (size_t i = 0; i < c->in_count; i++)
        b->all.read += (double)(c->in[i].count * qn_dtype_size(c->in[i].view.dtype));
    for (size_t i = 0; i < c->out_count; i++)
        b->all.written += (double)(c->out[i].count * qn_dtype_size(c->out[i].view.dtype));
}

/* ---- text -------------------------------------------------------------------------------------------------------- */

static double percent(const limit *l, double ns) { return ns > 0 ? 100 * l->ns / ns : 0; }

static void print_limit(const limit *l, double ns)
{
    if (l->what)
        printf("  %5.1f %% of the limit by %s, %.1f %s/s", percent(l, ns), l->what, l->rate,
               strcmp(l->what, "memory") == 0 ? "GB" : "G");
}

static bool was_hit(const bench *b)
{
    const char *source = b->called.is_pack ? "" : b->compiled.source;
    return strcmp(source, "compiler") != 0 && strcmp(source, "evaluator") != 0;
}

static void print_text(bench *b)
{
    const callable *c = &b->called;
    const qn_event *e = &b->compiled;
    limit whole = limit_of(&b->limits, &b->all);
    qn_stats stats;
    qn_function_stats(c->function, &stats);
    printf("%s: %s at %s, %" PRIu32 " thread%s\n", file_name(c->file), stats.engine, b->level, b->threads,
           b->threads == 1 ? "" : "s");
    printf("compile  %.3f ms, %s; load %.3f ms\n", e->compile_us / 1e3, was_hit(b) ? "hit" : "miss",
           c->is_pack ? c->load_ms : (e->key_us + e->load_us) / 1e3);
    printf("call     least %.1f ns, median %.1f ns, %" PRIu64 " calls\n", b->min_ns, b->median_ns, b->calls);
    printf("work     %.0f bytes", b->all.read + b->all.written);
    if (b->knows_work)
        printf(", %.0f flops: %.2f GFLOP/s", b->all.flops, b->all.flops / b->min_ns);
    printf("\nlimit  ");
    print_limit(&whole, b->min_ns);
    printf("%s\n", whole.what ? "" : "  not measured");
    for (size_t i = 0; b->kernels && i < b->nest_count; i++) {
        nest *n = &b->nests[i];
        limit own = limit_of(&b->limits, &n->each);
        double ns = n->runs ? n->min_ns / (double)n->runs : 0;
        printf("nest %zu %s: least %.0f ns, median %.0f ns, %" PRIu64 " run%s;", i + 1, n->name, n->min_ns,
               n->median_ns, n->runs, n->runs == 1 ? "" : "s");
        printf(" %.0f flops, %.0f bytes;", n->each.flops, n->each.read + n->each.written);
        print_limit(&own, ns);
        printf("\n  %s%s%s\n", n->operations, *n->sources ? "; at " : "", n->sources);
    }
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* Prints a list as an array of strings. The elements of the list have ", " between them; a comma in quotes or brackets
 * is a part of an element. */
static void print_list(const char *list)
{
    putchar('[');
    for (const char *at = list; *at;) {
        size_t length = 0;
        int depth = 0;
        bool quoted = false;
        for (; at[length] && (quoted || depth || strncmp(at + length, ", ", 2) != 0); length++) {
            quoted ^= at[length] == '"';
            depth += quoted ? 0 : (at[length] == '(' || at[length] == '[') - (at[length] == ')' || at[length] == ']');
        }
        json_bytes(stdout, at, length);
        at += length;
        if (*at) {
            printf(", ");
            at += 2;
        }
    }
    putchar(']');
}

static void print_limit_members(const limit *l, double ns)
{
    if (l->what)
        printf("\"limit\": \"%s\", \"limit_ns\": %.3f, \"limit_giga_per_second\": %.3f, \"percent\": %.2f", l->what,
               l->ns, l->rate, percent(l, ns));
    else
        printf("\"limit\": null, \"limit_ns\": null, \"limit_giga_per_second\": null, \"percent\": null");
}

static void print_nest(bench *b, nest *n)
{
    limit own = limit_of(&b->limits, &n->each);
    printf("{\"name\": ");
    json_text(stdout, n->name);
    printf(", \"operations\": ");
    print_list(n->operations);
    printf(", \"sources\": ");
    print_list(n->sources);
    printf(", \"runs\": %" PRIu64 ", \"min_ns\": %.0f, \"median_ns\": %.0f, \"bytes\": %.0f, \"flops\": %.0f, ",
           n->runs, n->min_ns, n->median_ns, n->each.read + n->each.written, n->each.flops);
    print_limit_members(&own, n->runs ? n->min_ns / (double)n->runs : 0);
    putchar('}');
}

static void print_json(bench *b)
{
    const callable *c = &b->called;
    const qn_event *e = &b->compiled;
    limit whole = limit_of(&b->limits, &b->all);
    qn_stats stats;
    qn_function_stats(c->function, &stats);
    printf("{\"file\": ");
    json_text(stdout, file_name(c->file));
    printf(", \"engine\": \"%s\", \"level\": \"%s\", \"threads\": %" PRIu32 ",\n", stats.engine, b->level, b->threads);
    printf(" \"compile_ms\": %.3f, \"load_ms\": %.3f, \"cache\": \"%s\",\n", e->compile_us / 1e3,
           c->is_pack ? c->load_ms : (e->key_us + e->load_us) / 1e3, was_hit(b) ? "hit" : "miss");
    printf(" \"calls\": %" PRIu64 ", \"min_ns\": %.3f, \"median_ns\": %.3f,\n", b->calls, b->min_ns, b->median_ns);
    printf(" \"bytes\": %.0f, ", b->all.read + b->all.written);
    printf(b->knows_work ? "\"flops\": %.0f, " : "\"flops\": null, ", b->all.flops);
    print_limit_members(&whole, b->min_ns);
    printf(",\n \"kernels\": [");
    for (size_t i = 0; b->kernels && i < b->nest_count; i++) {
        printf(i ? ",\n  " : "\n  ");
        print_nest(b, &b->nests[i]);
    }
    printf("]}\n");
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

/* Prepares b->limits. limit_of measures at the level and with the threads of the context. */
static void find_limits(bench *b)
{
    qn_info info;
    qn_get_info(b->called.context, &info);
    b->threads = info.threads;
    b->level = info.level;
    b->limits = (limits){.level = machine_find(info.level), .threads = info.threads};
    if (b->limits.level && !machine_has(b->limits.level))
        b->limits.level = NULL;
}

static int work_through(bench *b)
{
    int code = callable_open(&b->called);
    b->compiled = b->called.compiled;
    if (!code && b->kernels && b->called.is_pack)
        code = job_error(b->called.file, "--kernels needs the text of the module, not a pack");
    if (!code)
        code = profile(b);
    if (!code)
        code = measure_calls(b);
    if (!code && b->kernels && b->profiled)
        code = measure_nests(b);
    if (code)
        return code;
    find_limits(b);
    find_bytes(b);
    (b->json ? print_json : print_text)(b);
    return 0;
}

static int read_options(bench *b, int count, char **args)
{
    callable *c = &b->called;
    bool threads_given = false, seconds_given = false;
    const char *seconds = "1", *fast = NULL;
    char *end;
    const option options[] = {
        {"--function", OPTION_TEXT, &c->entry, NULL},  {"--inputs", OPTION_TEXT, &c->named, NULL},
        {"--input", OPTION_TEXTS, &c->arrays, NULL},   {"--threads", OPTION_NUMBER, &c->threads, &threads_given},
        {"--level", OPTION_TEXT, &c->level, NULL},     {"--seconds", OPTION_TEXT, &seconds, &seconds_given},
        {"--kernels", OPTION_FLAG, &b->kernels, NULL}, {"--json", OPTION_FLAG, &b->json, NULL},
        {"--cache", OPTION_TEXT, &c->cache, NULL},     {"--no-cache", OPTION_FLAG, &c->no_cache, NULL},
        {"--no-fuse", OPTION_FLAG, &c->unfused, NULL}, {"--fast", OPTION_TEXT, &fast, NULL},
    };
    int code = options_read(&command_bench, count, args, options, sizeof options / sizeof *options, &c->file);
    if (!code)
        code = check_threads(&command_bench, threads_given, c->threads);
    if (!code)
        code = fast_read(&command_bench, fast, &c->fast);
    b->seconds = strtod(seconds, &end);
    if (!code && (end == seconds || *end || !(b->seconds > 0) || b->seconds > 3600))
        code = usage_error(&command_bench, "--seconds takes a number above 0, up to 3600, not `%s`", seconds);
    if (!code && c->cache && c->no_cache)
        code = usage_error(&command_bench, "--cache and --no-cache exclude each other");
    return code;
}

static int bench_main(int count, char **args)
{
    bench b = {.called = {.command = &command_bench,
                          .arrays.at = calloc((size_t)count + 1, sizeof(char *)),
                          .random = true,
                          .seed = 1}};
    int code = b.called.arrays.at ? read_options(&b, count, args) : job_error("quern", "out of memory");
    if (!code)
        code = work_through(&b);
    for (size_t i = 0; i < b.nest_count; i++)
        free(b.nests[i].samples);
    free(b.nests);
    free(b.times);
    free(b.samples);
    qn_free(b.costs);
    callable_close(&b.called);
    return code < 0 ? 0 : code;
}
