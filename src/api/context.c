/* Opens and closes contexts. */
#include "api/api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "build_id.h"

void context_log(const qn_context *context, const char *format, ...)
{
    if (!context->log)
        return;
    char line[512];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    context->log(context->log_user, line);
}

/* ---- opening and closing ----------------------------------------------------------------------------------------- */

enum { MAX_THREADS = 4096, MAX_SEARCH = 64, MAX_SECONDS = 4000000 };

/* Opens the cache of compiled programs, in memory and on disk, unless it is off. */
static qn_status open_cache(qn_context *context, const qn_options *options)
{
    char directories[4096];
    const char *search[MAX_SEARCH];
    disk_cache_options wanted = {.path = options->cache,
                                 .search = search,
                                 .read_only = options->cache_read_only,
                                 .limit = context->cache_limit - disk_cache_kernels_limit(context->cache_limit),
                                 .log = options->log,
                                 .log_user = options->log_user};
    const char *given = options->cache ? options->cache : os_environment("QUERN_CACHE");
    if (given && (!*given || strcmp(given, "off") == 0))
        return NULL;
    if (options->cache_search && strlen(options->cache_search) >= sizeof directories)
        return status_make(QN_INVALID_ARGUMENT, "the list of directories to search is longer than %zu bytes",
                           sizeof directories);
    strcpy(directories, options->cache_search ? options->cache_search : "");
    for (char *at = directories, *next; at && *at; at = next) {
        next = strchr(at, ':');
        if (next)
            *next++ = 0;
        if (wanted.search_count == MAX_SEARCH)
            return status_make(QN_INVALID_ARGUMENT, "more than %d directories to search", MAX_SEARCH);
        if (*at)
            search[wanted.search_count++] = at;
    }
    QN_TRY(disk_cache_open(&wanted, &context->disk_cache));
    return programs_open(&context->programs);
}

/* Sets context->compiler to the host's compiler or, by default, to a client of the process quern-jit. The first
 * compilation starts this process. If options->jit is "", there is no compiler. */
static qn_status open_compiler(qn_context *context, const qn_options *options)
{
    context->compiler = options->compiler;
    if (options->compiler || (options->jit && !*options->jit))
        return NULL;
    uint64_t kernels_limit = disk_cache_kernels_limit(context->cache_limit);
    bool keeps =
        context->disk_cache && !options->cache_read_only && disk_cache_path(context->disk_cache) && kernels_limit;
    client_options wanted = {.program = options->jit,
                             .compile_id = BUILD_COMPILE_ID,
                             .kernels = keeps ? disk_cache_path(context->disk_cache) : NULL,
                             .kernels_from = keeps ? disk_cache_made_from(context->disk_cache) : 0,
                             .kernels_limit = kernels_limit,
                             .time_limit_ms =
                                 (options->jit_seconds < MAX_SECONDS ? options->jit_seconds : MAX_SECONDS) * 1000,
                             .memory_limit = options->jit_memory,
                             .idle_ms = options->jit_idle_ms,
                             .threads = options->jit_threads,
                             .log = options->log,
                             .log_user = options->log_user};
    QN_TRY(client_open(&wanted, &context->client));
    context->compiler = client_compiler(context->client);
    return NULL;
}

/* Opens the thread pool, either with threads of its own or with the host's threads. */
static qn_status open_pool(qn_context *context, const qn_options *options)
{
    const qn_threads *host = options->host_threads;
    uint32_t wanted = options->threads;
    if (host)
        QN_TRY(STATUS_RESERVED(qn_threads, host));
    if (host && !host->run)
        return status_make(QN_INVALID_ARGUMENT, "host_threads lacks run; expected a callback");
    if (host && (!host->count || host->count > MAX_THREADS))
        return status_make(QN_INVALID_ARGUMENT, "host_threads has a count of %u; expected 1 to %d", host->count,
                           MAX_THREADS);
    if (host && wanted && wanted != host->count)
        return status_make(QN_INVALID_ARGUMENT,
                           "qn_options.threads is %u, but host_threads has %u; expected 0 or this number", wanted,
                           host->count);
    if (host)
        wanted = host->count;
    if (wanted > MAX_THREADS)
        return status_make(QN_INVALID_ARGUMENT, "qn_options.threads is %u; expected at most %d", wanted, MAX_THREADS);
    if (!wanted) {
        uint32_t cpus = os_cpu_count();
        wanted = cpus < MAX_THREADS ? cpus : MAX_THREADS;
    }
    return pool_open(wanted, host, &context->pool);
}

static qn_status context_init(qn_context *context, const qn_options *options)
{
    QN_TRY(STATUS_RESERVED(qn_options, options));
    if (options->compiler &&
        (options->compiler->version < QN_COMPILER_OLDEST || options->compiler->version > QN_COMPILER_VERSION))
        return status_make(QN_INVALID_ARGUMENT, "the compiler's version is %u; expected %d to %d",
                           options->compiler->version, QN_COMPILER_OLDEST, QN_COMPILER_VERSION);
    if (options->compiler && (!options->compiler->compile || !options->compiler->describe))
        return status_make(QN_INVALID_ARGUMENT, "the compiler lacks %s",
                           options->compiler->compile ? "describe" : "compile");
    context->log = options->log;
    context->log_user = options->log_user;
    context->event = options->event;
    context->event_user = options->event_user;
    context->progress = options->progress;
    context->progress_user = options->progress_user;
    context->read_only = options->cache_read_only;
    context->cache_limit = options->cache_limit ? options->cache_limit : DISK_CACHE_LIMIT;
    cpu_probe(&context->cpu);
    context->level = level_best(&context->cpu);
    if (options->level) {
        const cpu_tuning *found;
        QN_TRY(context_target(context, &(qn_target){.level = options->level}, &found));
        context->level = found->level;
        QN_TRY(context_runs(context, context->level));
    }
    QN_TRY(open_pool(context, options));
    QN_TRY(lock_open(&context->lock));
    QN_TRY(customs_open(&context->customs));
    QN_TRY(open_cache(context, options));
    QN_TRY(open_compiler(context, options));
    QN_TRY(deadlines_open(&context->deadlines));
    return NULL;
}

qn_status qn_open(const qn_options *options, qn_context **out)
{
    static const qn_options defaults;
    GIVEN(out);
    *out = NULL;
    qn_context *context = calloc(1, sizeof *context);
    if (!context)
        return status_oom();
    qn_status status = context_init(context, options ? options : &defaults);
    if (status)
        qn_close(context);
    else
        *out = context;
    return status;
}

void qn_close(qn_context *context)
{
    if (!context)
        return;
    while (context->modules)
        qn_module_free(context->modules);
    while (context->functions)
        qn_function_free(context->functions);
    while (context->graphs)
        qn_graph_free(context->graphs);
    pool_close(context->pool);
    programs_close(context->programs);
    deadlines_close(context->deadlines);
    client_close(context->client);
    disk_cache_close(context->disk_cache);
    customs_close(context->customs);
    lock_close(context->lock);
    free(context);
}

const char *qn_version(void) { return QN_VERSION; }

void qn_get_info(const qn_context *given, qn_info *out)
{
    qn_context *context = (qn_context *)(uintptr_t)given; /* only `features` and `cpu_name` change */
    if (!out)
        return;
    *out = (qn_info){.version = QN_VERSION,
                     .compile_id = BUILD_COMPILE_ID,
                     .cpu = "",
                     .features = "",
                     .level = "",
                     .compiler = "none"};
    if (!context)
        return;
    lock_acquire(context->lock);
    if (!*context->cpu_name) {
        cpu_name(context->cpu_name);
        cpu_feature_names(context->cpu.features, context->features, sizeof context->features);
    }
    lock_release(context->lock);
    const qn_compiler *compiler = context->compiler;
    *out = (qn_info){.version = QN_VERSION,
                     .compile_id = BUILD_COMPILE_ID,
                     .cpu = context->cpu_name,
                     .features = context->features,
                     .level = level_facts[context->level].name,
                     .compiler = compiler ? compiler->describe(compiler->self) : "none",
                     .threads = pool_threads(context->pool)};
}

void qn_free(void *memory) { free(memory); }
