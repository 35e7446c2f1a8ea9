/* The client of the compiler process: what its files share. They are called with the client's lock held.
 *
 *   client.c            the interface: compiles that wait for their turn and for answers; forks
 *   client_jobs.c       jobs: a compile as the bytes of a request, and the list of those that are not done
 *   client_process.c    the process: starting and ending it, reaping it, what becomes of its jobs when it ends
 *   client_messages.c   what it says
 *   client_find.c       where its program is
 */
#ifndef RUNTIME_CLIENT_PARTS_H
#define RUNTIME_CLIENT_PARTS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "abi/protocol.h"
#include "base/os_child.h"
#include "base/text.h"
#include "runtime/client.h"
#include "runtime/owner.h"

enum {
    LEFT_BEHIND = 8,  /* processes that were killed and do not go */
    FAULT_TEXT = 512, /* room for what happened */
    DESCRIPTIONS = 4  /* of compilers, if the program is replaced meanwhile */
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

/* ---- client_jobs.c ----------------------------------------------------------------------------------------------- */

/* Makes a job of a request; its message is to be freed. */
qn_status job_make(job *j, const qn_compile_request *r);
/* Gives it an id and puts it on the list. */
void job_add(client *c, job *j);
/* The job with this id that the process has; NULL if there is none. */
job *job_sent(const client *c, uint64_t id);
/* It may be what ended the process. */
void job_suspect(client *c, job *j);
/* The job is over, or is to be sent again. */
void job_leave(client *c, job *j, job_state state);
void job_fail(client *c, job *j, qn_status status);

/* ---- client_process.c -------------------------------------------------------------------------------------------- */

static inline bool client_connected(const client *c) { return c->child.socket >= 0; }
/* Starts the process and greets it. */
qn_status client_start(client *c);
/* Closes the connection, and kills and reaps the process if it has not ended. */
void client_disconnect(client *c);
/* The process ended or is given up, because of `why`; known: not because of what it still has. */
void client_lose(client *c, const char *why, bool known);
/* Nothing more comes: the process ended, or is made to by the end of the connection. error: of receiving, if any. */
void client_lose_ended(client *c, int error);
/* Reaps what was killed and did not go at once. */
void client_reap(client *c);
/* The process is to end, and so are those that were left behind. */
void client_end(client *c);

/* ---- client_messages.c ------------------------------------------------------------------------------------------- */

/* Takes what has come: all that is there, and the end of the process if that is what it is. events: of os_child_poll. */
void client_receive(client *c, int events);

#endif
