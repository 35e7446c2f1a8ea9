/* The structs behind the handles of quern.h. The files of this directory:
 *
 *   context.c   contexts: each has a machine, a compiler and a cache, and owns its graphs and functions
 *   target.c    levels and CPUs by name
 *   graph.c     graphs and values; control.c: operations with regions; builders.c: other operations; compose.c,
 *               compose_*.c, nn.c and random.c: compositions of operations; optim.c: optimisers
 *   mistakes.c  messages of the errors of builders; names, scopes and source locations (qn_place)
 *   custom.c    registers functions of the host, and adds calls of them to graphs
 *   function.c  makes a function from a graph; engine.c: chooses what runs a function; call.c: calls functions;
 *               stop.c: calls that end early; prepare.c: computes values once for many calls (qn_prepare_mode)
 *   arguments.c loads inputs of functions from archives, and saves inputs and outputs there, by name
 *   cache.c     lists and prunes the cache, and explains why a program is not in it
 *   pack_write.c  writes packs; pack_read.c: loads packs with one function; module.c: loads packs with several
 *                 functions; pack_inspect.c: lists the parts of packs, and reads their graphs
 *   object.c    linked objects; object_header.c: their C headers; object_hosts.c: host calls; c_names.c: names for C
 *   dump.c      the text of a stage; inspect.c: access to the parts of a graph
 *
 * A public function allocates in a graph's arena only between GRAPH_ENTER (or ARENA_ENTER) and ARENA_LEAVE. If memory
 * runs out there, control jumps back to GRAPH_ENTER. A callback of the user may run between the two macros only if the
 * callback does not use the graph.
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
#include "stablehlo/name_table.h"

struct qn_context {
    const qn_compiler *compiler; /* NULL if there is no compiler */
    client *client;              /* connection to quern-jit; NULL if the host passes a compiler or wants no compiler */
    disk_cache *disk_cache;      /* the cache of programs on disk; NULL if the cache is off */
    programs *programs;          /* the programs in memory; NULL if the cache is off */
    customs *customs;            /* functions that the host registered */
    bool read_only;              /* the cache is read-only */
    uint64_t cache_limit;        /* the largest number of bytes of programs and kernels together */
    disk_cache_reason problem;   /* buffer for the text that qn_get_cache_stats returns in `why` */
    lock *lock;                  /* protects `features`, `cpu_name`, the lists at the end, qn_function.prepared */
    cpu_facts cpu;
    cpu_level level; /* LEVEL_none if the CPU has none of the levels */
    pool *pool;      /* threads, which all calls share */
    deadlines *deadlines;
    void (*log)(void *user, const char *line);
    void *log_user;
    void (*event)(void *user, const qn_event *event);
    void *event_user;
    void (*progress)(void *user, const char *name, uint32_t done, uint32_t total);
    void *progress_user;
    _Atomic uint64_t hits_in_memory, hits, misses, refused; /* counts of lookups in the caches */
    char features[CPU_NAMES], cpu_name[CPU_NAME];           /* "" until qn_get_info sets them */
    qn_graph *graphs;
    qn_function *functions;
    qn_module *modules;
    struct prepared_block *prepared; /* prepare.c */
};

/* Writes a line to the host's log. */
void context_log(const qn_context *context, const char *format, ...) PRINTF_LIKE(2, 3);
/* target.c: finds the level and CPU that a target names. */
qn_status context_target(const qn_context *context, const qn_target *wanted, const cpu_tuning **out);
/* Returns QN_UNSUPPORTED if the CPU does not run code of this level. The message lists the missing features. */
qn_status context_runs(const qn_context *context, cpu_level level);

/* The value of qn_compile_request.prepare for the options. */
static inline uint32_t request_prepare(const qn_compile_options *options)
{
    return options->prepare == QN_PREPARE_CONSTANTS ? 1 : options->prepare == QN_PREPARE_INPUTS ? 2 : 0;
}

/* An output or update of @main. */
typedef struct declared {
    node_id node;
    const char *name; /* NULL if it has no name */
    uint32_t formal;  /* for an update: the number of the input that it replaces */
} declared;

/* A builder is a public function that adds operations to a graph. A build_call describes the builder call that is
 * running, for error messages. */
enum { MOST_OPERANDS = 8, MOST_LISTS = 3 };
typedef struct build_call {
    const char *what; /* name of the builder without qn_; NULL before the first call */
    uint32_t number;  /* number of this builder call in the graph, counted from 1 */
    op_kind op;       /* the operation of ops.def that the builder makes; OP_none if it makes none */
    uint32_t count;   /* number of operands seen so far; the first MOST_OPERANDS are in `operands` */
    node_id operands[MOST_OPERANDS];
    struct {
        const char *name;     /* name of the builder's parameter; NULL after the last list */
        uint32_t from, count; /* number of the list's first operand; number of operands in the list */
    } lists[MOST_LISTS];      /* operands that came as lists */
} build_call;

struct qn_graph {
    qn_context *context;
    qn_graph *previous, *next; /* neighbours in the context's list */
    graph g;
    region_id main;   /* the function being built; 0 if the graph was parsed or read from a pack */
    region_id chosen; /* the entry function if `main` is 0 */
    LIST_OF(declared) outputs, updates;
    name_table input_names, output_names; /* map names to numbers of inputs and outputs */
    build_call call;
    const char *outer;            /* name of the running builder while it calls other public builders; else NULL */
    uint32_t calls;               /* calls of builders so far */
    region_id failed;             /* the region that was open at the first error */
    LIST_OF(const char *) scopes; /* for each open scope its full name, such as outer.inner */
    const char *file;             /* the source file that qn_place set; NULL if none is set */
    uint32_t line;
    void (*on_error)(void *user, const char *message);
    void *on_error_user;
    bool broadcasts; /* elementwise builders broadcast their operands (qn_graph_set_broadcasting) */
    uint64_t born;   /* the time (os_clock) when the graph was made */
};
/* Makes a graph without functions; NULL if memory runs out. */
qn_graph *graph_new(qn_context *context);

/* Builders add operations to the function @main. graph_seal closes @main, with the outputs declared so far, and sets
 * *entry to it. For a parsed graph, sets *entry to the entry function. Returns the first error of a builder, if any.
 * After a success, the caller must call graph_unseal, which opens @main again. */
qn_status graph_seal(qn_graph *graph, region_id *entry);
void graph_unseal(qn_graph *graph);
/* A copy of the first error of a builder; NULL if there was none. The caller frees the copy. */
qn_status graph_failure(const qn_graph *graph);

/* mistakes.c. mistake_explain adds lines to the message of the graph's first error (graph.explain). scoped_name puts
 * the names of the open scopes before a name: outer.inner.name. If `name` is NULL, scoped_name returns NULL. Call
 * scoped_name inside GRAPH_ENTER. */
qn_status mistake_explain(void *graph, qn_status status);
const char *scoped_name(qn_graph *graph, const char *name);

#define GRAPH_ENTER(graph, result)                                                                                     \
    ARENA_ENTER(&(graph)->g.arena, {                                                                                   \
        graph_fail_status(&(graph)->g, status_oom());                                                                  \
        return result;                                                                                                 \
    })

/* CONTEXT_LINK adds a handle to a list of the context; CONTEXT_UNLINK removes it. */
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
