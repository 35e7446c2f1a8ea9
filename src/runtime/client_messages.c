/* Messages from the compiler process: hello, replies, progress, notes, fatal errors and bye. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/client_parts.h"

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
        snprintf(why, sizeof why, "the compiler process is of another build than this library: %s, not %s",
                 hello->compile_id, c->compile_id);
        client_lose(c, why, false);
        return;
    }
    c->greeted = true;
    c->false_starts = 0;
    describe_as(c, hello->compiler);
}

/* Logs a note. Skips a note that equals the previous one, because each new process repeats its note about a fault of
 * the kernel cache. */
static void take_note(client *c, const char *note)
{
    if (strncmp(c->noted, note, sizeof c->noted - 1) != 0)
        text_printf(&c->log, "%s\n", note);
    snprintf(c->noted, sizeof c->noted, "%s", note);
}

/* Whether a failure is certainly the fault of job j. Jobs share the memory of the process. So if memory runs out, only
 * a job that ran alone, such as a suspect (client_parts.h), is certainly to blame. */
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

/* Keeps the progress of a job. The thread of the job passes the progress to the callback (client.c). */
static void take_progress(client *c, job *j)
{
    memcpy(&j->progress, c->in.body, sizeof j->progress);
    j->progressed = j->request->progress != NULL;
    pthread_cond_broadcast(&c->changed);
}

static void take_reply(client *c, job *j)
{
    incoming *in = &c->in;
    if (in->frame.code == QN_OK) {
        j->out = in->body;
        j->out_size = in->frame.size - sizeof j->report;
        memcpy(&j->report, in->body + j->out_size, sizeof j->report);
        in->body[j->out_size] = 0; /* terminates a result that is text */
        in->body = NULL;
        job_leave(c, j, JOB_DONE);
    } else if (is_to_blame(c, j, in->frame.code)) {
        job_fail(c, j, failure(c, in->frame.code, (char *)in->body));
    } else {
        job_suspect(c, j);
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
    client_lose(c, why, known);
}

/* Whether this header is valid in the present state of the connection. */
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
    if (f->kind == PROTOCOL_PROGRESS)
        return c->greeted && job_sent(c, f->id) && f->size == sizeof(protocol_progress);
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
        client_lose(c, "the compiler process has been idle", true);
    } else {
        if (frame.kind == PROTOCOL_HELLO)
            take_hello(c, (protocol_hello *)in->body);
        else if (frame.kind == PROTOCOL_NOTE)
            take_note(c, (char *)in->body);
        else if (frame.kind == PROTOCOL_PROGRESS)
            take_progress(c, j);
        else
            take_reply(c, j);
        free(in->body);
        *in = (incoming){.body = NULL};
    }
}

/* Called if there is no memory for the body of a message. `id` is the job of the message, or 0 if the message belongs
 * to no job. Fails this job; if `id` is 0, fails all jobs that were sent. Also ends the compiler process: the body was
 * not read, so the rest of the stream cannot be parsed. */
static void fail_for_memory(client *c, uint64_t id)
{
    for (job *j = c->jobs, *next; j; j = next) {
        next = j->next;
        if (j->state == JOB_SENT && (!id || j->id == id))
            job_fail(c, j, status_oom());
    }
    client_lose(c, "out of memory for an answer of the compiler process", true);
}

/* Called when a header is complete. */
static bool open_message(client *c)
{
    incoming *in = &c->in;
    if (!expected(c, &in->frame)) {
        client_lose(c,
                    c->greeted ? "the compiler process sent a malformed message"
                               : "the program that answers is not a quern-jit of this build",
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

void client_receive(client *c, int events)
{
    while (client_connected(c)) {
        incoming *in = &c->in;
        size_t head = sizeof in->frame;
        bool in_head = in->got < head;
        uint8_t *to = in_head ? (uint8_t *)&in->frame + in->got : in->body + (in->got - head);
        size_t wanted = in_head ? head - in->got : head + in->frame.size - in->got;
        int64_t got = os_child_receive(&c->child, to, wanted);
        if (got == -EAGAIN && !(events & OS_CHILD_ENDED))
            return;
        if (got <= 0) {
            client_lose_ended(c, got == 0 || got == -EAGAIN || got == -ECONNRESET ? 0 : (int)-got);
            return;
        }
        in->got += (size_t)got;
        if (in_head && in->got == head && !open_message(c))
            return;
        if (in->got >= head && in->got == head + in->frame.size)
            take_message(c);
    }
}
