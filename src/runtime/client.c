#include "runtime/client.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abi/protocol.h"
#include "base/os.h"
#include "base/os_child.h"
#include "base/text.h"
#include "runtime/client_find.h"
#include "runtime/owner.h"

enum {
    FALSE_STARTS = 3,   /* processes in a row that never answered, after which no more are started */
    PATIENCE_MS = 2000, /* for a process that was told to end */
    LEFT_BEHIND = 8,    /* processes that were killed and do not go */
    FAULT_TEXT = 512,   /* room for what happened */
    DESCRIPTIONS = 4    /* of compilers, if the program is replaced meanwhile */
};

typedef enum job_state { JOB_WAITS, JOB_SENT, JOB_DONE } job_state;

/* A compile, on the stack of the thread that wants it. */
typedef struct job {
    struct job *next;
    uint64_t id;
    uint8_t *message; /* as it is sent */
    size_t size;
    job_state state;
    bool suspect; /* a process ended with this one among others inside; it is tried once more, alone */
    uint64_t deadline;
    qn_status status;
    void *out;
    size_t out_size;
    protocol_report report;
} job;

/* A message as far as it has come. */
typedef struct incoming {
    protocol_frame frame;
    uint8_t *body;
    size_t got;
} incoming;

struct client {
    qn_compiler compiler;
    client_options options;
    char *compile_id, *program, *kernels;
    char found[OS_CHILD_PATH];
    owner owner; /* of all that follows */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    os_child child;
    bool greeted;  /* it has said what it is */
    bool broken;   /* nothing can be sent to it any more */
    bool reading;  /* a thread waits for messages without the lock; only that thread may close the connection */
    job *jobs;     /* all that are not done */
    uint32_t sent; /* of them, those that the process has */
    uint32_t suspects;
    uint64_t ids;
    incoming in;
    uint32_t false_starts;
    char fault[FAULT_TEXT]; /* why the last process ended */
    char noted[FAULT_TEXT]; /* what a process had to say last */
    os_child left[LEFT_BEHIND];
    uint32_t watchers; /* threads that wait for the end of a process */
    int64_t started;   /* number of a process of which nobody was told yet, 0 if there is none */
    text log;
    _Atomic(const char *) description;
    char descriptions[DESCRIPTIONS][sizeof((protocol_hello){0}.compiler)];
};

/* ---- jobs --------------------------------------------------------------------------------------------------------------- */

static uint32_t text_size(const char *text) { return text ? (uint32_t)strlen(text) + 1 : 0; }

static qn_status check_text(const char *what, const char *text)
{
    if (!text || strlen(text) < PROTOCOL_MAX_TEXT)
        return NULL;
    return status_make(QN_INVALID_ARGUMENT, "the %s has more than %d characters", what, PROTOCOL_MAX_TEXT - 1);
}

static qn_status job_make(job *j, const qn_compile_request *r)
{
    *j = (job){.id = 0};
    QN_TRY(check_text("level", r->level));
    QN_TRY(check_text("stage", r->stage));
    QN_TRY(check_text("tuning", r->tuning));
    protocol_request head = {r->graph_size, text_size(r->level), text_size(r->stage), text_size(r->tuning),
                             (r->unsimplified ? PROTOCOL_UNSIMPLIFIED : 0) | (r->no_cache ? PROTOCOL_NO_CACHE : 0)};
    uint64_t texts = (uint64_t)head.level_size + head.stage_size + head.tuning_size;
    if (r->graph_size > PROTOCOL_MAX_BODY - sizeof head - texts)
        return status_make(QN_UNSUPPORTED, "a graph of %zu bytes is too large for the compiler process", r->graph_size);
    size_t size = sizeof head + r->graph_size + (size_t)texts;
    uint8_t *at = j->message = malloc(sizeof(protocol_frame) + size);
    if (!at)
        return status_oom();
    j->size = sizeof(protocol_frame) + size;
    const struct {
        const void *bytes;
        size_t size;
    } parts[] = {{&head, sizeof head},
                 {r->graph, r->graph_size},
                 {r->level, head.level_size},
                 {r->stage, head.stage_size},
                 {r->tuning, head.tuning_size}};
    at += sizeof(protocol_frame); /* filled in when there is an id */
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].size)
            memcpy(at, parts[i].bytes, parts[i].size);
        at += parts[i].size;
    }
    return NULL;
}

static void job_add(client *c, job *j)
{
    j->id = ++c->ids;
    protocol_frame frame = protocol_header(PROTOCOL_COMPILE, j->id, 0, j->size - sizeof frame);
    memcpy(j->message, &frame, sizeof frame);
    j->next = c->jobs;
    c->jobs = j;
}

static job *job_sent(const client *c, uint64_t id)
{
    for (job *j = c->jobs; j; j = j->next)
        if (j->id == id && j->state == JOB_SENT)
            return j;
    return NULL;
}

static void suspect(client *c, job *j)
{
    c->suspects += !j->suspect;
    j->suspect = true;
}

/* The job is over, or is to be sent again. */
static void job_leave(client *c, job *j, job_state state)
{
    c->sent -= j->state == JOB_SENT;
    j->state = state;
    if (state != JOB_DONE)
        return;
    c->suspects -= j->suspect;
    job **at = &c->jobs;
    while (*at != j)
        at = &(*at)->next;
    *at = j->next;
}

static void job_fail(client *c, job *j, qn_status status)
{
    j->status = status;
    job_leave(c, j, JOB_DONE);
}

/* ---- the process -------------------------------------------------------------------------------------------------------- */

static bool connected(const client *c) { return c->child.socket >= 0; }

static void disconnect(client *c);

/* A process that ends while nobody talks to it, for want of requests, is not to stay as a zombie until somebody does. */
typedef struct watcher {
    client *client;
    int64_t process;
} watcher;

static void *watch(void *argument)
{
    watcher w = *(watcher *)argument;
    free(argument);
    os_child_watch(w.process);
    client *c = w.client;
    pthread_mutex_lock(&c->lock);
    if (c->child.id == w.process && !c->jobs && !c->reading)
        disconnect(c);
    c->watchers--;
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* A detached thread that gets no signal of the host's. Its stack is small, unless the host's thread-local variables, which
 * lie on it in glibc, take that much. */
static bool start_quietly(void *(*run)(void *), void *argument)
{
    enum { STACK = 64 << 10 };
    pthread_t thread;
    pthread_attr_t attributes;
    sigset_t all, before;
    if (pthread_attr_init(&attributes))
        return false;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool made = false;
    for (size_t stack = STACK; !made && stack <= 64 * STACK; stack *= 8)
        made = pthread_attr_setstacksize(&attributes, stack) == 0 &&
               pthread_create(&thread, &attributes, run, argument) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return made;
}

/* Without memory or threads there is no watcher, and the next call reaps. */
static void start_watcher(client *c)
{
    watcher *w = malloc(sizeof *w);
    if (!w)
        return;
    *w = (watcher){c, c->child.id};
    c->watchers++;
    if (start_quietly(watch, w))
        return;
    c->watchers--;
    free(w);
}

static qn_status start_process(client *c)
{
    char threads[16], idle[16], memory[24], limit[24], from[24];
    if (c->false_starts >= FALSE_STARTS)
        return status_make(QN_UNSUPPORTED, "%s; after %d such starts no more are tried", c->fault, FALSE_STARTS);
    QN_TRY(client_find(c->program, c->found));
    snprintf(threads, sizeof threads, "%" PRIu32, c->options.threads);
    snprintf(idle, sizeof idle, "%" PRIu32, c->options.idle_ms);
    snprintf(memory, sizeof memory, "%" PRIu64, c->options.memory_limit);
    snprintf(limit, sizeof limit, "%" PRIu64, c->options.kernels_limit);
    snprintf(from, sizeof from, "%zu", c->options.kernels_from);
    const char *arguments[] = {"quern-jit", "--threads",      threads,     "--idle",   idle,
                               "--memory",  memory,           "--kernels", c->kernels, "--kernels-limit",
                               limit,       "--kernels-from", from,        NULL};
    enum { KERNELS = 7 };
    if (!c->kernels)
        arguments[KERNELS] = NULL;
    qn_status status = os_child_start(c->found, arguments, &c->child);
    if (status)
        return status_prefix(status, "%s", c->found);
    c->greeted = c->broken = false;
    struct {
        protocol_frame frame;
        protocol_hello hello;
    } opening = {.frame = protocol_header(PROTOCOL_HELLO, 0, 0, sizeof(protocol_hello))};
    snprintf(opening.hello.compile_id, sizeof opening.hello.compile_id, "%s", c->compile_id);
    /* It fits into an empty socket. If it cannot be sent, the process is gone or goes now, which whoever reads finds. */
    c->broken = os_child_send(&c->child, &opening, sizeof opening, os_clock()) != 0;
    if (c->broken)
        os_child_hang_up(&c->child);
    c->started = c->child.id;
    start_watcher(c);
    return NULL;
}

static void reap_left(client *c)
{
    int code;
    for (int i = 0; i < LEFT_BEHIND; i++)
        if (c->left[i].id)
            os_child_wait(&c->left[i], 0, &code);
}

/* Kills and reaps it; one that does not go even so is looked after later. */
static void end_process(client *c, os_child *child)
{
    int code;
    os_child_kill(child);
    if (os_child_wait(child, PATIENCE_MS, &code) != OS_CHILD_RUNS)
        return;
    for (int i = 0; i < LEFT_BEHIND; i++)
        if (!c->left[i].id) {
            c->left[i] = *child;
            return;
        }
}

/* How a process that closed its connection, or is about to, came to its end. */
static void say_end(client *c, char *out, size_t size)
{
    int code = 0;
    os_child_state state = os_child_wait(&c->child, PATIENCE_MS, &code);
    if (state == OS_CHILD_EXITED)
        snprintf(out, size, "it ended with status %d", code);
    else if (state == OS_CHILD_KILLED)
        snprintf(out, size, "it was killed by signal %d", code);
    else
        snprintf(out, size, state == OS_CHILD_GONE ? "it ended" : "it closed the connection");
}

static void disconnect(client *c)
{
    free(c->in.body);
    c->in = (incoming){.body = NULL};
    os_child_hang_up(&c->child);
    os_child_close_socket(&c->child);
    if (c->child.id)
        end_process(c, &c->child);
    c->child = (os_child){.handle = -1, .socket = -1};
}

/* What becomes of what the process had. Nobody is a suspect where it is known why it ended. */
static void resend_or_fail(client *c, bool known)
{
    for (job *j = c->jobs, *next; j; j = next) {
        next = j->next;
        if (j->state != JOB_SENT)
            continue;
        if (!known && (!c->greeted || j->suspect)) {
            job_fail(c, j, status_make(QN_UNSUPPORTED, "%s", c->fault));
            continue;
        }
        if (!known)
            suspect(c, j);
        job_leave(c, j, JOB_WAITS);
    }
}

/* The process ended or is given up, because of `why`; known: not because of what it still has. */
static void lose(client *c, const char *why, bool known)
{
    snprintf(c->fault, sizeof c->fault, "%s (%.300s)", why, c->found);
    text_printf(&c->log, "%s\n", c->fault);
    c->false_starts = c->greeted ? 0 : c->false_starts + 1;
    disconnect(c);
    resend_or_fail(c, known);
    pthread_cond_broadcast(&c->changed);
}

/* Nothing more comes: the process ended, or is made to by the end of the connection. error: of receiving, if any. */
static void lose_ended(client *c, int error)
{
    char end[64], why[FAULT_TEXT];
    os_child_hang_up(&c->child);
    os_child_close_socket(&c->child);
    say_end(c, end, sizeof end);
    if (error)
        snprintf(why, sizeof why, "the compiler process cannot be heard: %s", strerror(error));
    else
        snprintf(why, sizeof why,
                 c->greeted ? "the compiler process is gone: %s" : "this is no quern-jit of this build: %s", end);
    lose(c, why, false);
}

/* ---- messages from it --------------------------------------------------------------------------------------------------- */

static void describe_as(client *c, const char *compiler)
{
    for (int i = 0; i < DESCRIPTIONS; i++) {
        if (!c->descriptions[i][0])
            snprintf(c->descriptions[i], sizeof c->descriptions[i], "%s", compiler);
        if (strcmp(c->descriptions[i], compiler) == 0) {
            atomic_store(&c->description, c->descriptions[i]);
            return;
        }
    }
}

static void take_hello(client *c, protocol_hello *hello)
{
    char why[FAULT_TEXT];
    hello->compile_id[sizeof hello->compile_id - 1] = 0;
    hello->compiler[sizeof hello->compiler - 1] = 0;
    if (strcmp(hello->compile_id, c->compile_id) != 0) {
        snprintf(why, sizeof why, "the compiler process is of another build than this library, %s and not %s",
                 hello->compile_id, c->compile_id);
        lose(c, why, false);
        return;
    }
    c->greeted = true;
    c->false_starts = 0;
    describe_as(c, hello->compiler);
}

/* The next process would say the same about the same folder. */
static void take_note(client *c, const char *note)
{
    if (strncmp(c->noted, note, sizeof c->noted - 1) != 0)
        text_printf(&c->log, "%s\n", note);
    snprintf(c->noted, sizeof c->noted, "%s", note);
}

/* Memory is everybody's: who asked for too much is known of one that is alone. */
static bool is_to_blame(const client *c, const job *j, uint32_t code)
{
    return code != QN_OUT_OF_MEMORY || j->suspect || c->sent == 1;
}

static qn_status failure(const client *c, uint32_t code, const char *message)
{
    if (code == QN_OUT_OF_MEMORY)
        return status_make(QN_UNSUPPORTED, "compiling needs more than the %" PRIu64 " MiB that the process may have",
                           c->options.memory_limit >> 20);
    return status_make(code > QN_INTERNAL ? QN_INTERNAL : (qn_code)code, "%s", message);
}

static void take_reply(client *c, job *j)
{
    incoming *in = &c->in;
    if (in->frame.code == QN_OK) {
        j->out = in->body;
        j->out_size = in->frame.size - sizeof j->report;
        memcpy(&j->report, in->body + j->out_size, sizeof j->report);
        in->body[j->out_size] = 0; /* texts end with a zero */
        in->body = NULL;
        job_leave(c, j, JOB_DONE);
    } else if (is_to_blame(c, j, in->frame.code)) {
        job_fail(c, j, failure(c, in->frame.code, (char *)in->body));
    } else {
        suspect(c, j);
        job_leave(c, j, JOB_WAITS);
    }
    pthread_cond_broadcast(&c->changed);
}

static void take_fatal(client *c, job *j)
{
    char why[FAULT_TEXT];
    for (job *only = c->jobs; !j && c->sent == 1; only = only->next)
        j = only->state == JOB_SENT ? only : NULL;
    bool known = j && is_to_blame(c, j, c->in.frame.code);
    snprintf(why, sizeof why, "the compiler process failed: %.300s", (char *)c->in.body);
    if (known)
        job_fail(c, j,
                 c->in.frame.code == QN_OUT_OF_MEMORY ? failure(c, QN_OUT_OF_MEMORY, "")
                                                      : status_make(QN_UNSUPPORTED, "%s", why));
    lose(c, why, known);
}

/* Whether the header makes sense now, from this process. */
static bool expected(const client *c, const protocol_frame *f)
{
    if (!protocol_header_valid(f))
        return false;
    if (f->kind == PROTOCOL_HELLO)
        return !c->greeted && f->id == 0 && f->size == sizeof(protocol_hello);
    if (f->code != QN_OK && f->size > PROTOCOL_MAX_MESSAGE)
        return false;
    if (f->kind == PROTOCOL_FATAL)
        return f->code != QN_OK && (f->id == 0 || job_sent(c, f->id));
    if (f->kind == PROTOCOL_REPLY)
        return c->greeted && job_sent(c, f->id) && (f->code != QN_OK || f->size >= sizeof(protocol_report));
    if (f->kind == PROTOCOL_NOTE)
        return c->greeted && f->id == 0 && f->size <= PROTOCOL_MAX_MESSAGE;
    return f->kind == PROTOCOL_BYE && c->greeted && f->size == 0;
}

static void take_message(client *c)
{
    incoming *in = &c->in;
    protocol_frame frame = in->frame;
    job *j = job_sent(c, frame.id);
    if (frame.kind == PROTOCOL_FATAL) {
        take_fatal(c, j);
    } else if (frame.kind == PROTOCOL_BYE) {
        lose(c, "the compiler process has been idle", true);
    } else {
        if (frame.kind == PROTOCOL_HELLO)
            take_hello(c, (protocol_hello *)in->body);
        else if (frame.kind == PROTOCOL_NOTE)
            take_note(c, (char *)in->body);
        else
            take_reply(c, j);
        free(in->body);
        *in = (incoming){.body = NULL};
    }
}

/* There is no room for an answer to this request; 0: to any. What follows it cannot be told from it then. */
static void fail_for_memory(client *c, uint64_t id)
{
    for (job *j = c->jobs, *next; j; j = next) {
        next = j->next;
        if (j->state == JOB_SENT && (!id || j->id == id))
            job_fail(c, j, status_oom());
    }
    lose(c, "out of memory for an answer of the compiler process", true);
}

/* The header is complete: room for the body, and a zero behind it. */
static bool open_message(client *c)
{
    incoming *in = &c->in;
    if (!expected(c, &in->frame)) {
        lose(c, c->greeted ? "the compiler process answers nonsense" : "what answers is no quern-jit of this build",
             false);
        return false;
    }
    in->body = malloc(in->frame.size + 1);
    if (!in->body) {
        fail_for_memory(c, in->frame.id);
        return false;
    }
    in->body[in->frame.size] = 0;
    return true;
}

/* Takes what has come: all that is there, and the end of the process if that is what it is. */
static void take_all(client *c, int events)
{
    while (connected(c)) {
        incoming *in = &c->in;
        size_t head = sizeof in->frame;
        bool in_head = in->got < head;
        uint8_t *to = in_head ? (uint8_t *)&in->frame + in->got : in->body + (in->got - head);
        size_t wanted = in_head ? head - in->got : head + in->frame.size - in->got;
        int64_t got = os_child_receive(&c->child, to, wanted);
        if (got == -EAGAIN && !(events & OS_CHILD_ENDED))
            return;
        if (got <= 0) {
            lose_ended(c, got == 0 || got == -EAGAIN || got == -ECONNRESET ? 0 : (int)-got);
            return;
        }
        in->got += (size_t)got;
        if (in_head && in->got == head && !open_message(c))
            return;
        if (in->got >= head && in->got == head + in->frame.size)
            take_message(c);
    }
}

/* ---- waiting ------------------------------------------------------------------------------------------------------------ */

static uint64_t earliest_deadline(const client *c)
{
    uint64_t earliest = UINT64_MAX;
    for (const job *j = c->jobs; j; j = j->next)
        if (j->state == JOB_SENT && j->deadline < earliest)
            earliest = j->deadline;
    return earliest;
}

/* Nothing came until a deadline. Those that are late fail; the others go to another process. */
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
    lose(c, why, true);
}

/* Hands out what comes until there is something for `own`. */
static void read_for(client *c, const job *own)
{
    c->reading = true;
    while (own->state == JOB_SENT) {
        uint64_t deadline = earliest_deadline(c);
        pthread_mutex_unlock(&c->lock);
        int events = os_child_poll(&c->child, deadline);
        pthread_mutex_lock(&c->lock);
        if (events)
            take_all(c, events);
        else
            give_up_late(c);
    }
    c->reading = false;
    pthread_cond_broadcast(&c->changed);
}

/* ---- a compile ---------------------------------------------------------------------------------------------------------- */

static bool may_send(const client *c, const job *j)
{
    if (c->sent >= c->options.threads || (connected(c) && c->broken))
        return false;
    return j->suspect ? c->sent == 0 : c->suspects == 0;
}

static void send_job(client *c, job *j)
{
    int events;
    if (connected(c) && c->sent == 0 && (events = os_child_poll(&c->child, 0)))
        take_all(c, events); /* it may have ended meanwhile */
    if (!connected(c)) {
        qn_status status = start_process(c);
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
        c->broken = true; /* and the reader finds its end, or a word before it */
        os_child_hang_up(&c->child);
    }
}

static void finish_job(client *c, job *j)
{
    while (j->state != JOB_DONE)
        if (j->state == JOB_WAITS && may_send(c, j))
            send_job(c, j);
        else if (j->state == JOB_SENT && !c->reading)
            read_for(c, j);
        else
            pthread_cond_wait(&c->changed, &c->lock);
}

/* ---- fork --------------------------------------------------------------------------------------------------------------- */

/* What a process has of its parent's client is a copy in an unknown state: the lock may be held, by a thread that is not
 * here. Nothing is freed that may not be whole. */
static void start_over(client *c)
{
    c->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; /* which cannot fail */
    c->changed = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    os_child_abandon(&c->child);
    memset(c->left, 0, sizeof c->left);
    c->reading = false;
    c->jobs = NULL;
    c->sent = c->suspects = c->false_starts = c->watchers = 0;
    c->in = (incoming){.body = NULL};
    c->log = (text){.at = NULL};
}

static void own(client *c)
{
    if (!owner_changes(&c->owner))
        return;
    start_over(c);
    owner_settle(&c->owner);
}

/* ---- the interface ------------------------------------------------------------------------------------------------------ */

static void tell(client *c, char *lines)
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
    reap_left(c);
    job_add(c, &j);
    finish_job(c, &j);
    text log = c->log;
    int64_t started = c->started;
    c->started = 0;
    c->log = (text){.at = NULL};
    pthread_mutex_unlock(&c->lock);
    if (c->options.log && log.at)
        tell(c, log.at);
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
    c->options.threads = options->threads ? options->threads : os_cpu_count();
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
    int code;
    pthread_mutex_lock(&c->lock); /* a watcher that sees the end of the process would disconnect, too */
    if (connected(c)) {
        os_child_hang_up(&c->child);
        os_child_close_socket(&c->child);
        os_child_wait(&c->child, PATIENCE_MS, &code);
        disconnect(c);
    }
    for (int i = 0; i < LEFT_BEHIND; i++)
        if (c->left[i].id)
            os_child_wait(&c->left[i], PATIENCE_MS, &code);
    while (c->watchers)
        pthread_cond_wait(&c->changed, &c->lock);
    pthread_mutex_unlock(&c->lock);
    text_free(&c->log);
    pthread_cond_destroy(&c->changed);
    pthread_mutex_destroy(&c->lock);
    client_free(c);
}

const qn_compiler *client_compiler(client *c) { return &c->compiler; }
