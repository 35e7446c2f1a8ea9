/* Declarations that the files of the client of the compiler process share. The caller of every function below except
 * job_make must hold the client's lock.
 *
 *   client.c            the interface; how compiles wait for their turn and for answers; the reset in a forked child
 *   client_jobs.c       jobs: makes the requests of compiles, and lists the compiles that are not done
 *   client_process.c    starts, ends and reaps the process. When the process ends, each of its jobs fails or waits to
 *                       be sent again
 *   client_messages.c   handles messages from the process
 *   client_find.c       finds the program
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
    LEFT_BEHIND = 8,  /* room for killed processes that have not ended yet */
    FAULT_TEXT = 512, /* bytes for the description of a fault */
    DESCRIPTIONS = 4  /* room for descriptions of compilers; there are several if quern-jit is replaced while the host
                         runs */
};

typedef enum job_state { JOB_WAITS, JOB_SENT, JOB_DONE } job_state;

/* A compile, on the stack of the thread that waits for it. */
typedef struct job {
    struct job *next;
    uint64_t id;
    uint8_t *message; /* the request, with its frame */
    size_t size;
    job_state state;
    bool suspect; /* the job may have made a process end or run out of memory; the client sends it once more, alone */
    uint64_t deadline; /* a time of os_clock; set when the job is sent */
    qn_status status;  /* set when the job is done. NULL: `out` and `report` are the result */
    void *out;
    size_t out_size;
    protocol_report report;
    const qn_compile_request *request;
    protocol_progress progress;
    bool progressed; /* `progress` has not yet been passed to the request's callback */
} job;

/* The message being received. */
typedef struct incoming {
    protocol_frame frame;
    uint8_t *body;
    size_t got; /* number of bytes received so far, of `frame` and `body` together */
} incoming;

struct client {
    qn_compiler compiler;
    client_options options;
    char *compile_id, *program, *kernels;
    char found[OS_CHILD_PATH]; /* the path of the quern-jit that was started last */
    owner owner;               /* the host's process that owns all fields below (runtime/owner.h) */
    pthread_mutex_t lock;
    pthread_cond_t changed; /* a job changed its state or progressed, or a thread stopped reading or watching */
    os_child child;
    bool greeted;  /* a valid hello of the process has arrived */
    bool broken;   /* no message can be sent to the process any more */
    bool reading;  /* a thread reads messages, and waits without the lock; only that thread may close the connection */
    job *jobs;     /* all jobs that are not done */
    uint32_t sent; /* number of jobs that the process has */
    uint32_t suspects; /* number of jobs that are suspects */
    uint64_t ids;      /* the id of the newest job */
    incoming in;
    uint32_t false_starts;      /* number of processes in a row that were lost before a valid hello */
    char fault[FAULT_TEXT];     /* why the client disconnected from the last process (client_lose) */
    char noted[FAULT_TEXT];     /* the newest note from a process */
    os_child left[LEFT_BEHIND]; /* killed processes that have not ended yet */
    uint32_t watchers;          /* number of threads that wait for the end of a process */
    int64_t started;            /* a process number that was not yet passed to options.started; 0 if there is none */
    text log;                   /* lines that were not yet passed to options.log */
    _Atomic(const char *) description; /* of the newest compiler: one of `descriptions`, or "quern-jit" */
    char descriptions[DESCRIPTIONS][sizeof((protocol_hello){0}.compiler)];
};

/* ---- client_jobs.c ----------------------------------------------------------------------------------------------- */

/* Makes a job of a request. The caller frees j->message. */
qn_status job_make(job *j, const qn_compile_request *r);
/* Gives a job an id and adds it to the list. */
void job_add(client *c, job *j);
/* Returns the job with this id, or NULL if the process has no such job. */
job *job_sent(const client *c, uint64_t id);
void job_suspect(client *c, job *j);
/* Takes a job back from the process. If `state` is JOB_DONE, removes the job from the list. If `state` is JOB_WAITS,
 * the job is sent again later. */
void job_leave(client *c, job *j, job_state state);
/* Ends a job with a failure. The job takes ownership of the status. */
void job_fail(client *c, job *j, qn_status status);

/* ---- client_process.c -------------------------------------------------------------------------------------------- */

static inline bool client_connected(const client *c) { return c->child.socket >= 0; }
/* Starts the process and sends it a hello. */
qn_status client_start(client *c);
/* Closes the connection. Kills the process if it still runs, and reaps it. */
void client_disconnect(client *c);
/* Disconnects from a process that has ended or has a fault. `why` describes the end or the fault. Each job of the
 * process fails or waits to be sent again. If `known` is set, the cause is known, and is none of these jobs; so all of
 * them are sent again. */
void client_lose(client *c, const char *why, bool known);
/* Call this function when the connection has ended. `error` is the error number of a failed receive, or 0. The function
 * calls client_lose with a description of `error`, or of how the process ended if `error` is 0. */
void client_lose_ended(client *c, int error);
/* Reaps the processes in `left` that have ended by now. */
void client_reap(client *c);
/* Ends the process. Waits for the end of the process and of the processes in `left`, but each wait ends after
 * PATIENCE_MS (client_process.c). */
void client_end(client *c);

/* ---- client_messages.c ------------------------------------------------------------------------------------------- */

/* Handles all messages that have arrived, and the end of the process. `events` is the result of os_child_poll. */
void client_receive(client *c, int events);

#endif
