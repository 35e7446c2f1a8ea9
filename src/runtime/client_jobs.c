/* Jobs: writes the request message of each compile, and keeps the list of the compiles that are not done. */
#include <stdlib.h>
#include <string.h>

#include "runtime/client_parts.h"

static uint32_t text_size(const char *text) { return text ? (uint32_t)strlen(text) + 1 : 0; }

static qn_status check_text(const char *what, const char *text)
{
    if (!text || strlen(text) < PROTOCOL_MAX_TEXT)
        return NULL;
    return status_make(QN_INVALID_ARGUMENT, "the %s has more than %d characters", what, PROTOCOL_MAX_TEXT - 1);
}

qn_status job_make(job *j, const qn_compile_request *r)
{
    *j = (job){.request = r};
    QN_TRY(check_text("level", r->level));
    QN_TRY(check_text("stage", r->stage));
    QN_TRY(check_text("tuning", r->tuning));
    protocol_request head = {r->graph_size, text_size(r->level), text_size(r->stage), text_size(r->tuning),
                             (r->unsimplified ? PROTOCOL_UNSIMPLIFIED : 0) | (r->no_cache ? PROTOCOL_NO_CACHE : 0) |
                                 (r->keep_calls ? PROTOCOL_KEEP_CALLS : 0) | (r->profile ? PROTOCOL_PROFILE : 0) |
                                 (r->unfused ? PROTOCOL_UNFUSED : 0) | (r->progress ? PROTOCOL_WATCHED : 0) |
                                 (r->prepare == 1   ? PROTOCOL_PREPARE_CONSTANTS
                                  : r->prepare == 2 ? PROTOCOL_PREPARE_INPUTS
                                                    : 0) |
                                 r->fast * PROTOCOL_FAST};
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
    at += sizeof(protocol_frame); /* room for the frame, which job_add fills in */
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].size)
            memcpy(at, parts[i].bytes, parts[i].size);
        at += parts[i].size;
    }
    return NULL;
}

void job_add(client *c, job *j)
{
    j->id = ++c->ids;
    protocol_frame frame = protocol_header(PROTOCOL_COMPILE, j->id, 0, j->size - sizeof frame);
    memcpy(j->message, &frame, sizeof frame);
    j->next = c->jobs;
    c->jobs = j;
}

job *job_sent(const client *c, uint64_t id)
{
    for (job *j = c->jobs; j; j = j->next)
        if (j->id == id && j->state == JOB_SENT)
            return j;
    return NULL;
}

void job_suspect(client *c, job *j)
{
    c->suspects += !j->suspect;
    j->suspect = true;
}

void job_leave(client *c, job *j, job_state state)
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

void job_fail(client *c, job *j, qn_status status)
{
    j->status = status;
    job_leave(c, j, JOB_DONE);
}
