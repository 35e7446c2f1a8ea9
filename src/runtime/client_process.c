/* Starts, ends and reaps the compiler process. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "runtime/client_find.h"
#include "runtime/client_parts.h"
#include "runtime/thread.h"

enum {
    FALSE_STARTS = 3,  /* after losing this many processes in a row before a valid HELLO (protocol.h), the client starts
                          no more */
    PATIENCE_MS = 2000 /* the longest wait for the end of a process; a watcher waits without limit */
};

/* The argument of a watcher. A watcher is a thread that waits for the end of the process. If no compile runs when the
 * process ends, the watcher reaps the process. */
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
        client_disconnect(c);
    c->watchers--;
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* If no watcher can be started, the next compile reaps the process. */
static void start_watcher(client *c)
{
    watcher *w = malloc(sizeof *w);
    if (!w)
        return;
    *w = (watcher){c, c->child.id};
    c->watchers++;
    if (!thread_start(watch, w, NULL))
        return;
    c->watchers--;
    free(w);
}

qn_status client_start(client *c)
{
    char threads[16], idle[16], memory[24], limit[24], from[24];
    if (c->false_starts >= FALSE_STARTS)
        return status_make(QN_UNSUPPORTED, "%s; gave up after it failed to start %d times", c->fault, FALSE_STARTS);
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
    /* The socket is empty and has room for the hello. So if the hello cannot be sent, the process has ended or has
     * closed its socket. The next thread that reads messages handles this. */
    c->broken = os_child_send(&c->child, &opening, sizeof opening, os_clock()) != 0;
    if (c->broken)
        os_child_hang_up(&c->child);
    c->started = c->child.id;
    start_watcher(c);
    return NULL;
}

void client_reap(client *c)
{
    int code;
    for (int i = 0; i < LEFT_BEHIND; i++)
        if (c->left[i].id)
            os_child_wait(&c->left[i], 0, &code);
}

/* Kills and reaps a process. If the process does not end within PATIENCE_MS, client_reap reaps it later. If c->left has
 * no room for it, nothing reaps it. */
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

/* Called after the connection has ended. Writes to `out` how the process ended. */
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

void client_disconnect(client *c)
{
    free(c->in.body);
    c->in = (incoming){.body = NULL};
    os_child_hang_up(&c->child);
    os_child_close_socket(&c->child);
    if (c->child.id)
        end_process(c, &c->child);
    c->child = (os_child){.handle = -1, .socket = -1};
}

/* Resends or fails the jobs of a process that has ended. If `known` is set, none of these jobs made the process end, so
 * all are sent again. Otherwise, a job fails if it was a suspect before, or if the process had sent no valid HELLO. Any
 * other job becomes a suspect and is sent again. */
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
            job_suspect(c, j);
        job_leave(c, j, JOB_WAITS);
    }
}

void client_lose(client *c, const char *why, bool known)
{
    snprintf(c->fault, sizeof c->fault, "%s (%.300s)", why, c->found);
    text_printf(&c->log, "%s\n", c->fault);
    c->false_starts = c->greeted ? 0 : c->false_starts + 1;
    client_disconnect(c);
    resend_or_fail(c, known);
    pthread_cond_broadcast(&c->changed);
}

void client_lose_ended(client *c, int error)
{
    char end[64], why[FAULT_TEXT];
    os_child_hang_up(&c->child);
    os_child_close_socket(&c->child);
    say_end(c, end, sizeof end);
    if (error)
        snprintf(why, sizeof why, "receiving from the compiler process failed: %s", strerror(error));
    else
        snprintf(why, sizeof why,
                 c->greeted ? "the compiler process is gone: %s"
                            : "this is not a quern-jit of this build, or it failed at its start: %s",
                 end);
    client_lose(c, why, false);
}

void client_end(client *c)
{
    int code;
    if (client_connected(c)) {
        os_child_hang_up(&c->child);
        os_child_close_socket(&c->child);
        os_child_wait(&c->child, PATIENCE_MS, &code);
        client_disconnect(c);
    }
    for (int i = 0; i < LEFT_BEHIND; i++)
        if (c->left[i].id)
            os_child_wait(&c->left[i], PATIENCE_MS, &code);
}
