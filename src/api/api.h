/* The handles behind quern.h, and what the files of this directory share.
 *
 *   context.c   contexts: what the machine is, which compiler; they own graphs and functions
 *   graph.c     graphs and values; control.c their regions; builders.c the operations; compose.c what is built of several
 *   custom.c    functions of the host: registering them, and calls of them in graphs
 *   function.c  from a graph to a function; engine.c what runs it: memory, cache, compiler, evaluator; call.c calling it;
 *               stop.c calls that end early
 *   cache.c     looking into the cache; pack.c functions in files
 *   dump.c      the text of a stage; inspect.c a graph through functions
 *
 * Every entry that allocates in a graph's arena brackets that with GRAPH_ENTER and ARENA_LEAVE. A callback of the user
 * never runs inside such a bracket, so that no jump crosses its frames.
 */
#ifndef API_API_H
#define API_API_H

#include <stdatomic.h>

#include "base/cpu.h"
#include "graph/graph.h"
#include "quern/quern.h"
#include "runtime/client.h"
#include "runtime/custom.h"
#include "runtime/deadlines.h"
#include "runtime/lock.h"
#include "runtime/pool.h"
#include "runtime/programs.h"
#include "runtime/disk_cache.h"

struct qn_context {
    const qn_compiler *compiler; /* NULL if none */
    client *client;              /* of quern-jit; NULL if the host brings a compiler, or wants none */
    disk_cache *disk_cache;      /* of programs; NULL if the cache is off */
    programs *programs;          /* in memory; NULL likewise */
    customs *customs;            /* functions of the host */
    bool read_only;              /* the cache is */
    uint64_t cache_limit;        /* of programs and kernels together */
    disk_cache_reason problem;   /* of the cache, as it was told last */
    lock *lock;                  /* of the lists below */
    cpu_facts cpu;
    cpu_level level; /* LEVEL_none: the CPU has none of them */
    pool *pool;      /* of the threads that calls share */
    deadlines *deadlines;
    void (*log)(void *user, const char *line);
    void *log_user;
    void (*event)(void *user, const qn_event *event);
    void *event_user;
    _Atomic uint64_t hits_in_memory, hits, misses, refused; /* in the cache, of what is compiled */
    char features[CPU_NAMES], cpu_name[CPU_NAME];           /* once somebody has asked for them */
    qn_graph *graphs;
    qn_function *functions;
};

/* A line for the host's log. */
void context_log(const qn_context *context, const char *format, ...) PRINTF_LIKE(2, 3);
/* target.c: what a target asks for. */
qn_status context_target(const qn_context *context, const qn_target *wanted, const cpu_tuning **out);
/* Whether the CPU runs code of a level; if not, which features it lacks. */
qn_status context_runs(const qn_context *context, cpu_level level);

/* An output or update of @main. */
typedef struct declared {
    node_id node;
    const char *name; /* NULL if none */
    uint32_t formal;  /* of an update: the input that it replaces */
} declared;

struct qn_graph {
    qn_context *context;
    qn_graph *previous, *next; /* in the context */
    graph g;
    region_id main; /* being built; 0 if the graph was parsed */
    LIST_OF(declared) outputs, updates;
    uint64_t born; /* os_clock */
};

/* Returns from a public function that was given no pointer where it needs one: "qn_open: out is NULL". */
#define GIVEN(pointer)                                                                                                 \
    do {                                                                                                               \
        if (!(pointer))                                                                                                \
            return status_null(__func__, #pointer);                                                                    \
    } while (0)
qn_status status_null(const char *function, const char *parameter);

/* Closes @main with what was declared so far, or finds the entry of a parsed graph; graph_unseal opens it again. The
 * first error of building is reported here. */
qn_status graph_seal(qn_graph *graph, region_id *entry);
void graph_unseal(qn_graph *graph);
/* The first error of building, as the caller's own; NULL if there was none. */
qn_status graph_failure(const qn_graph *graph);

#define GRAPH_ENTER(graph, result)                                                                                     \
    ARENA_ENTER(&(graph)->g.arena, {                                                                                   \
        graph_fail_status(&(graph)->g, status_oom());                                                                  \
        return result;                                                                                                 \
    })

/* Puts into and takes out of a list of the context. */
#define CONTEXT_LINK(owner, list, handle)                                                                              \
    do {                                                                                                               \
        lock_acquire((owner)->lock);                                                                                   \
        (handle)->context = (owner);                                                                                   \
        (handle)->next = (owner)->list;                                                                                \
        if ((handle)->next)                                                                                            \
            (handle)->next->previous = (handle);                                                                       \
        (owner)->list = (handle);                                                                                      \
        lock_release((owner)->lock);                                                                                   \
    } while (0)
#define CONTEXT_UNLINK(list, handle)                                                                                   \
    do {                                                                                                               \
        lock_acquire((handle)->context->lock);                                                                         \
        *((handle)->previous ? &(handle)->previous->next : &(handle)->context->list) = (handle)->next;                 \
        if ((handle)->next)                                                                                            \
            (handle)->next->previous = (handle)->previous;                                                             \
        lock_release((handle)->context->lock);                                                                         \
    } while (0)

#endif
