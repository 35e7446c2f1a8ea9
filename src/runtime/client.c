/* The functions of client.h. Each compile waits here until its request may be sent, and then for the answer. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "runtime/client_parts.h"

/* ---- waiting ----------------------------------------------------------------------------------------------------- */

static uint64_t earliest_deadline(const client *c)
{
    uint64_t earliest = UINT64_MAX;
    for (const job *j = c->jobs; j; j = j->next)
        if (j->state == JOB_SENT && j->deadline < earliest)
            earliest = j->deadline;
    return earliest;
}

/* Called when a deadline passes before a message arrives. Fails the jobs whose deadlines have passed, and ends the
 * compiler process. The threads of the other jobs send their jobs to a new compiler process and wait again. */
static void give_up_late(client *c)
{
    uint64_t now = os_clock();
    char why[FAULT_TEXT];
    snprintf(why, sizeof why, "the compiler process took more than %" PRIu32 " ms", c->options.time_limit_ms);
    for (job *j = c->jobs, *next; j; j = next) {
        next = j->next;
        if (j->state == JOB_SENT && j->deadline <= now)
            job_fail(c, j, status_make(QN_UNSUPPORTED, "%s", why));
    }
    client_lose(c, why, true);
}

/* Passes the progress of a job to the callback of the job's request. Releases the lock during the callback. */
static void pass_progress(client *c, job *j)
{
    protocol_progress now = j->progress;
    j->progressed = false;
    pthread_mutex_unlock(&c->lock);
    j->request->progress(j->request->progress_user, now.done, now.total);
    pthread_mutex_lock(&c->lock);
}

/* Reads messages for all threads until the job `own` is no longer in the state JOB_SENT. */
static void read_for(client *c, job *own)
{
    c->reading = true;
    while (own->state == JOB_SENT) {
        uint64_t deadline = earliest_deadline(c);
        pthread_mutex_unlock(&c->lock);
        int events = os_child_poll(&c->child, deadline);
        pthread_mutex_lock(&c->lock);
        if (events)
            client_receive(c, events);
        else
            give_up_late(c);
        if (own->progressed)
            pass_progress(c, own);
    }
    c->reading = false;
    pthread_cond_broadcast(&c->changed);
}

/* ---- a compile --------------------------------------------------------------------------------------------------- */

static bool may_send(const client *c, const job *j)
{
    if (c->sent >= c->options.threads || (client_connected(c) && c->broken))
        return false;
    return j->suspect ? c->sent == 0 : c->suspects == 0;
}

static void send_job(client *c, job *j)
{
    int events;
    if (client_connected(c) && c->sent == 0 && (events = os_child_poll(&c->child, 0)))
        client_receive(c, events); /* finds out whether the process has ended since its answer to the previous job */
    if (!client_connected(c)) {
        qn_status status = client_start(c);
        if (status) {
            job_fail(c, j, status);
            pthread_cond_broadcast(&c->changed);
            return;
        }
    }
    j->deadline = os_clock() + c->options.time_limit_ms * UINT64_C(1000000);
    j->state = JOB_SENT;
    c->sent++;
    if (!c->broken && os_child_send(&c->child, j->message, j->size, j->deadline)) {
        c->broken = true; /* the reading thread first handles the messages that have arrived, then this fault */
        os_child_hang_up(&c->child);
    }
}

static void finish_job(client *c, job *j)
{
    while (j->state != JOB_DONE)
        if (j->progressed)
            pass_progress(c, j);
        else if (j->state == JOB_WAITS && may_send(c, j))
            send_job(c, j);
        else if (j->state == JOB_SENT && !c->reading)
            read_for(c, j);
        else
            pthread_cond_wait(&c->changed, &c->lock);
    if (j->progressed) /* another thread received the last progress and the answer before this thread woke */
        pass_progress(c, j);
}

/* ---- fork -------------------------------------------------------------------------------------------------------- */

/* Resets the client in a forked child. The child's copy of the client is in an unknown state: for example, a thread
 * that exists only in the parent may hold the lock. So nothing is freed. */
static void start_over(client *c)
{
    c->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; /* unlike pthread_mutex_init, this cannot fail */
    c->changed = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    os_child_abandon(&c->child);
    memset(c->left, 0, sizeof c->left);
    c->reading = false;
    c->jobs = NULL;
    c->sent = c->suspects = c->false_starts = c->watchers = 0;
    c->in = (incoming){.body = NULL};
    c->log = (text){.at = NULL};
}

/* Makes this process the owner of the client. If this process is a forked child that uses the client for the first
 * time, also resets the client. */
static void own(client *c)
{
    if (!owner_changes(&c->owner))
        return;
    start_over(c);
    owner_settle(&c->owner);
}

/* ---- the interface ----------------------------------------------------------------------------------------------- */

static void say(client *c, char *lines)
{
    for (char *line = lines, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = 0;
        c->options.log(c->options.log_user, line);
    }
}

static qn_status client_compile(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    client *c = self;
    job j;
    QN_TRY(job_make(&j, request));
    own(c);
    pthread_mutex_lock(&c->lock);
    client_reap(c);
    if (!c->options.threads)
        c->options.threads = os_cpu_count(); /* not done when the client opens: os_cpu_count reads files, and most
                                                clients never compile */
    job_add(c, &j);
    finish_job(c, &j);
    text log = c->log;
    int64_t started = c->started;
    c->started = 0;
    c->log = (text){.at = NULL};
    pthread_mutex_unlock(&c->lock);
    if (c->options.log && log.at)
        say(c, log.at);
    if (c->options.started && started)
        c->options.started(started);
    text_free(&log);
    free(j.message);
    if (j.status)
        return j.status;
    *out = j.out;
    *out_size = j.out_size;
    if (request->report)
        *request->report = (qn_compile_report){j.report.simplify_us, j.report.code_us, j.report.kernels_compiled,
                                               j.report.kernels_shared};
    return NULL;
}

static const char *client_describe(void *self)
{
    client *c = self;
    return atomic_load(&c->description);
}

static char *copy(const char *text, bool *failed)
{
    char *made = text ? malloc(strlen(text) + 1) : NULL;
    if (made)
        memcpy(made, text, strlen(text) + 1);
    *failed = *failed || (text && !made);
    return made;
}

static void client_free(client *c)
{
    free(c->compile_id);
    free(c->program);
    free(c->kernels);
    free(c);
}

qn_status client_open(const client_options *options, client **out)
{
    bool failed = false;
    client *c = calloc(1, sizeof *c);
    if (!c)
        return status_oom();
    c->compile_id = copy(options->compile_id, &failed);
    c->program = copy(options->program, &failed);
    c->kernels = copy(options->kernels && *options->kernels ? options->kernels : NULL, &failed);
    if (failed) {
        client_free(c);
        return status_oom();
    }
    c->options = *options;
    c->options.idle_ms = options->idle_ms ? options->idle_ms : CLIENT_IDLE_MS;
    c->options.time_limit_ms = options->time_limit_ms ? options->time_limit_ms : CLIENT_TIME_LIMIT_MS;
    c->options.memory_limit = options->memory_limit ? options->memory_limit : CLIENT_MEMORY_LIMIT;
    c->compiler = (qn_compiler){QN_COMPILER_VERSION, c, client_compile, client_describe};
    c->child = (os_child){.handle = -1, .socket = -1};
    atomic_init(&c->description, "quern-jit");
    owner_init(&c->owner);
    c->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    c->changed = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    *out = c;
    return NULL;
}

void client_close(client *c)
{
    if (!c)
        return;
    own(c);
    pthread_mutex_lock(&c->lock); /* a watcher can disconnect at the same time */
    client_end(c);
    while (c->watchers)
        pthread_cond_wait(&c->changed, &c->lock);
    pthread_mutex_unlock(&c->lock);
    text_free(&c->log);
    pthread_cond_destroy(&c->changed);
    pthread_mutex_destroy(&c->lock);
    client_free(c);
}

const qn_compiler *client_compiler(client *c) { return &c->compiler; }
