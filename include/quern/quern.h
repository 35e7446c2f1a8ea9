/* Quern: tensor expressions to native code.
 *
 *     qn_context *qn;
 *     qn_open(NULL, &qn);
 *     qn_graph *g = qn_graph_new(qn, "step");
 *     qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(10, 7));
 *     qn_value w = qn_input(g, "w", QN_F32, QN_DIMS(7, 16));
 *     qn_output(g, "y", qn_tanh(qn_matmul(x, w)));
 *     qn_function *f;
 *     qn_status status = qn_compile(g, NULL, &f);                       // the one check: says what, where, expected
 *     ...
 *     qn_call(f, 2, (qn_tensor[]){X, W}, 1, (qn_tensor[]){Y});          // host memory, as often as you like
 *
 * Building. A graph is built by functions that take and return values (qn_value). They never fail on the spot: the first
 * error is kept in the graph, everything after it quietly returns nothing, and qn_compile (or qn_graph_status) tells it.
 * One thread at a time builds a graph; different graphs are independent. Compiling, printing and dumping look at a graph
 * as it stands then; building may go on afterwards.
 *
 * Ownership. A context owns its graphs and functions: each can be freed by its own call, and all that are left go with
 * the context. Texts and dumps that functions return by pointer belong to the caller, who frees them with qn_free. The
 * caller owns all tensor memory; the library reads and writes it during qn_call only and keeps no pointer.
 *
 * Threads. Contexts are independent of each other, there is no global state. Any number of threads may call one compiled
 * function at once, on memory of their own, and build and compile graphs of one context, each its own. A graph is one
 * thread's at a time. qn_close comes when all that is done.
 *
 * Stack. A thread that calls, builds, reads or compiles needs 32 KiB, and 1 KiB more for each level of regions in regions. A
 * compiler in the process (quern/jit.h) needs what LLVM does.
 *
 * Forks. A child process may go on with the contexts, graphs and functions that it was forked with, if no other thread was
 * inside a call of that context at that moment. If one was, its locks are held by a thread that the child does not have:
 * the child opens a context of its own.
 *
 * Compiled programs are kept in memory and in a directory (quern/cache.h), so that a later process need not compile.
 *
 * Errors. Whatever can fail returns a qn_status (quern/types.h): NULL for success, otherwise a code and a message, to be
 * freed with qn_status_free. Out parameters are NULL or untouched after a failure. Nothing aborts, exits or prints.
 *
 * Pointers may be NULL where a comment says so, and a list where its count is 0. Elsewhere NULL is an error like any other,
 * "qn_call: inputs is NULL": a status, or what the graph keeps; a builder that gets no value of any graph has nowhere to
 * keep one. Functions without a status give facts of NULL as empty ones ("" and 0), and leave out what is NULL alone.
 *
 * The operations themselves are in quern/ops.h, made from one table; conveniences over them are in quern/compose.h.
 */
#ifndef QUERN_QUERN_H
#define QUERN_QUERN_H

#include "quern/compiler.h"
#include "quern/custom.h"
#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct qn_context qn_context;
typedef struct qn_graph qn_graph;
typedef struct qn_function qn_function;

/* A value of a graph: the result of one operation. Small, passed by value, valid as long as its graph. The value with id
 * 0 is "nothing", what builders return after an error. */
typedef struct qn_value {
    qn_graph *graph;
    uint32_t id;
} qn_value;

/* ---- Context ----------------------------------------------------------------------------------------------------- */

/* What happened in one qn_compile. Pointers are valid during the call. */
typedef struct qn_event {
    const char *name;   /* of the module; "" if it has none */
    const char *key;    /* 64 hexadecimal digits; "" for what was evaluated because that was asked for */
    const char *source; /* where the program came from: "memory", "cache", "compiler" or "evaluator" */
    const char *why;    /* why not from the cache, or why evaluated; "" for a hit */
    double build_us;    /* from qn_graph_new (or the start of parsing) to qn_compile, microseconds */
    double key_us;      /* the canonical bytes and their hash */
    double simplify_us; /* in the compiler: simplification and scheduling; 0 for a hit */
    double compile_us;  /* in the compiler, all; 0 for a hit */
    double load_us;     /* finding, checking and mapping */
    uint32_t kernels,
        kernels_shared; /* native functions of the program; those that were made before, or for another part of it */
} qn_event;

/* All fields may be zero. Strings are copied. */
typedef struct qn_options {
    /* Where code comes from, such as qn_jit_compiler(); borrowed until qn_close. NULL: the program quern-jit, which is
     * started when something has to be compiled, and stays for a few seconds. */
    const qn_compiler *compiler;
    /* Path of quern-jit. NULL: $QUERN_JIT, beside the library, in ../libexec/quern of it, beside the program, or where it
     * was installed. "": none, so that what is not in the cache is evaluated. */
    const char *jit;
    /* What quern-jit may take, 0 for the defaults: seconds for one request (120), bytes of memory (4 GiB), milliseconds
     * that it waits for another request before it ends (10,000), threads (as many as there are CPUs). */
    uint32_t jit_seconds;
    uint64_t jit_memory;
    uint32_t jit_idle_ms, jit_threads;
    /* Threads that one call may use, the caller's included, at most 4096; 0: as many as the process may run on. They are
     * started when the first call needs them, and ended by qn_close. Results do not depend on it. */
    uint32_t threads;
    /* Target level: "x86-64-v3" (AVX2, FMA), "x86-64-v4" (AVX-512) or "armv8-a"; NULL: the best this CPU has. */
    const char *level;
    /* Directory of the cache. NULL: $QUERN_CACHE, else quern in $XDG_CACHE_HOME or in ~/.cache. "off", here or in the
     * variable: none, and programs are not shared in memory either. */
    const char *cache;
    /* Directories that are read before it and never written, separated by colons; NULL: none. */
    const char *cache_search;
    uint32_t cache_read_only; /* nonzero: nothing is written */
    /* Bytes that the directory may hold; 0: 1 GiB. A quarter of them is for kernels, which the compiler keeps for other
     * programs. What is larger than 7/8 of its share is not kept. */
    uint64_t cache_limit;
    /* Called with a line of text (no newline) when something noteworthy happens that is no error, such as falling back to
     * the evaluator. May be called from any thread that calls into the context. NULL: silent. */
    void (*log)(void *user, const char *line);
    void *log_user;
    /* Called at the end of each qn_compile that succeeds, by its thread. NULL: nobody. */
    void (*event)(void *user, const qn_event *event);
    void *event_user;
} qn_options;

/* Opens a context; `options` (NULL for defaults) is copied. QN_INVALID_ARGUMENT for an unknown level, QN_UNSUPPORTED for
 * one that this CPU lacks. */
QN_API qn_status qn_open(const qn_options *options, qn_context **out);
/* Ends the threads of the context and frees everything it owns. NULL is allowed. No call may be running. */
QN_API void qn_close(qn_context *context);

/* Facts about a context, valid until qn_close. */
typedef struct qn_info {
    const char *version;    /* of the library, "0.1.0" */
    const char *compile_id; /* 16 hexadecimal digits: the build of everything that shapes code */
    const char *cpu;        /* the CPU's own name */
    const char *features;   /* those that matter here, separated by spaces */
    const char *level;      /* the level compiled for */
    const char *compiler;   /* the compiler's own description, or "none" */
    uint32_t threads;
} qn_info;
QN_API void qn_get_info(const qn_context *context, qn_info *out);

/* Registers a function of the host for the custom calls of the context's graphs (quern/custom.h). Before qn_compile, which
 * binds a graph to the functions that it calls; QN_INVALID_ARGUMENT if a function with that name is registered. */
QN_API qn_status qn_register(qn_context *context, const qn_custom *custom);
/* Takes a function away, so that another one with the same name can be registered; QN_NOT_FOUND if there is none. No call
 * that may run it may be running. Functions that were compiled with it live on, and fail with QN_NOT_FOUND where they call
 * it, until a function with its name and its version is registered again. */
QN_API qn_status qn_unregister(qn_context *context, const char *name);

/* Frees memory that the library returned (texts, dumps). NULL is allowed. */
QN_API void qn_free(void *memory);

/* ---- Graphs ------------------------------------------------------------------------------------------------------ */

/* A new, empty graph whose function @main is being built. `name` (copied; NULL allowed) names the module. Returns NULL
 * only when there is no memory or the context is NULL; everything that takes a graph says then that there is none. */
QN_API qn_graph *qn_graph_new(qn_context *context, const char *name);
/* Reads a StableHLO module in text form. `file` is what error messages call the source ("FILE:LINE:COL: error: ..."); NULL
 * for "<text>".
 * The entry is @main, else the only public function. The graph can be printed, compiled and dumped, not added to. */
QN_API qn_status qn_graph_parse(qn_context *context, const char *file, const char *source, size_t size, qn_graph **out);
/* Frees a graph; functions compiled from it live on. NULL is allowed. */
QN_API void qn_graph_free(qn_graph *graph);
/* The first error made while building, as often as it is asked for; NULL if there was none. */
QN_API qn_status qn_graph_status(const qn_graph *graph);
/* The module as StableHLO text, which qn_graph_parse and other StableHLO readers take. */
QN_API qn_status qn_graph_print(const qn_graph *graph, char **out);

/* An input: argument number 0, 1, ... in the order of these calls. It may be declared whenever no region is being built,
 * behind operations and outputs too. dims: the shape, row-major; `name` (copied; NULL allowed) is used in messages and
 * text. */
QN_API qn_value qn_input(qn_graph *graph, const char *name, qn_dtype dtype, qn_dims dims);
/* Declares an output: number 0, 1, ... in the order of these calls. `name`: copied; NULL allowed. */
QN_API void qn_output(qn_graph *graph, const char *name, qn_value value);
/* In-place state: at the end of a call, `value` is in the memory of `input`, which must have the same type. Each input
 * can be updated once. In text it is an output after all others with tf.aliasing_output on the argument. */
QN_API void qn_update(qn_graph *graph, qn_value input, qn_value value);

/* A constant tensor from dense row-major elements, which are copied. data may be NULL where there are no elements. */
QN_API qn_value qn_constant(qn_graph *graph, qn_dtype dtype, qn_dims dims, const void *data);
/* A constant tensor all of whose elements are `value`, rounded to dtype (integers: truncated, must be in range). */
QN_API qn_value qn_fill(qn_graph *graph, qn_dtype dtype, qn_dims dims, double value);

/* Element type and shape of a value (dims.values is valid as long as the graph). QN_NONE for nothing. */
QN_API qn_dtype qn_value_dtype(qn_value value);
QN_API qn_dims qn_value_dims(qn_value value);

/* The derivative of `y`, a scalar of a float type, by each of xs; out[i] has the shape and type of xs[i]. Values that y
 * does not depend on get zeros. An error where y depends on an x through a `while`, or through a reduce whose region is
 * more than elementwise operations. */
QN_API void qn_gradient(qn_value y, size_t count, const qn_value *xs, qn_value *out);

/* ---- Control flow -------------------------------------------------------------------------------------------------
 *
 * A callback builds a region: it gets the region's arguments and fills `out` with its results. It may use values of the
 * graph around it, which it then captures. It runs once, before the function returns. Like every callback it comes back
 * by returning: the library has no tables for exceptions that would fly through it. */
typedef void (*qn_region)(void *user, size_t count, const qn_value *args, qn_value *out);

/* Repeats `body` while `condition` (one result, a scalar of type i1) holds. Both get `count` values, at first `init`;
 * body gives the next ones, of the same types. out gets the last ones. */
QN_API void qn_while(size_t count, const qn_value *init, qn_region condition, qn_region body, void *user,
                     qn_value *out);
/* on_true() if pred, a scalar i1, holds, else on_false(). Both have `count` results of the same types. */
QN_API void qn_if(qn_value pred, qn_region on_true, qn_region on_false, void *user, size_t count, qn_value *out);
/* branches[index](), index a scalar i32; the last one if there is no such. */
QN_API void qn_case(qn_value index, size_t branch_count, const qn_region *branches, void *user, size_t count,
                    qn_value *out);
/* Combines `count` inputs of one shape along `dimensions`. `body` gets 2 * count scalars, the accumulated values and then
 * the next elements, and gives count scalars; inits are scalars. It must be associative up to rounding; the order of
 * combination is fixed by the shapes and by whether `body` is one operation that commutes (docs/numerics.md). */
QN_API void qn_reduce(size_t count, const qn_value *inputs, const qn_value *inits, qn_dims dimensions, qn_region body,
                      void *user, qn_value *out);

/* A function of the module with `count` parameters of the types of the values in `like`, for calls of qn_invoke. It
 * captures nothing. Define it before it is used; results: how many `body` fills in. */
QN_API void qn_define(qn_graph *graph, const char *name, size_t count, const qn_value *like, qn_region body, void *user,
                      size_t results);
/* Calls a defined function. out gets its results. Calls nest at most 1024 deep, and regions, those of called functions
 * counted where they are called, 128 deep. */
QN_API void qn_invoke(qn_graph *graph, const char *name, size_t count, const qn_value *args, qn_value *out);

/* ---- Functions of the host ------------------------------------------------------------------------------------------ */

/* The type of a tensor. */
typedef struct qn_type {
    qn_dtype dtype;
    qn_dims dims;
} qn_type;

enum { QN_CUSTOM_EFFECTS = 1 /* has_side_effect: it is run even if nobody uses what it gives */ };

/* Calls a function of the host, which need not be registered before qn_compile: `target` is its name, `config` what it gets
 * beside its inputs (NULL: nothing; copied), flags 0 or QN_CUSTOM_EFFECTS. out gets result_count values of the types in
 * `results`. */
QN_API void qn_custom_call(qn_graph *graph, const char *target, const char *config, size_t count,
                           const qn_value *inputs, size_t result_count, const qn_type *results, uint32_t flags,
                           qn_value *out);

/* ---- Compiling and calling ---------------------------------------------------------------------------------------- */

/* What code is made for. The level decides which CPUs run it; a CPU of that level, by name, for which one the instructions
 * are chosen and ordered, which changes the speed alone, never what runs it nor the bits of a result.
 *
 * level: NULL for that of the CPU, if one is given, else the context's. cpu: NULL for the usual one of the level; "generic"
 * for the same, and without a level for the least that this kind of machine has, which is what to ship; "host" for the best
 * level of this machine; else a name of qn_get_cpu. */
typedef struct qn_target {
    const char *level, *cpu;
} qn_target;

/* A CPU that code can be made for. The texts are static. */
typedef struct qn_cpu {
    const char *name;    /* "pi4" */
    const char *level;   /* "armv8-a" */
    const char *tuning;  /* what the compiler calls it, "cortex-a72": CPUs of one tuning get the same code */
    const char *machine; /* "aarch64" or "x86_64" */
} qn_cpu;
/* CPU number `index` of all that there are, from 0; QN_NOT_FOUND behind the last. Those of a level stand together, "generic"
 * first. */
QN_API qn_status qn_get_cpu(size_t index, qn_cpu *out);
/* What a target means in this context; QN_INVALID_ARGUMENT for names that do not exist or do not go together. */
QN_API qn_status qn_find_cpu(const qn_context *context, const qn_target *target, qn_cpu *out);

/* All fields may be zero; NULL for the options is the same. */
typedef struct qn_compile_options {
    uint32_t evaluate;     /* nonzero: do not compile; calls run in the evaluator, with the same bits */
    const char *level;     /* instead of the context's */
    uint32_t unsimplified; /* nonzero: compile the graph as it stands (for tests) */
    uint32_t no_cache;     /* nonzero: neither take anything from a cache nor put it there, kernels included */
    const char *cpu;       /* with `level`: a qn_target */
    /* Nonzero: where the function would be evaluated, qn_compile fails with QN_UNSUPPORTED and says why. */
    uint32_t require_compiled;
    uint32_t keep_calls; /* nonzero: inline no call (for tests) */
} qn_compile_options;

/* Makes the graph's entry function callable: takes its program from the cache or compiles it (quern/cache.h). This is the
 * one place where errors of building are reported. Without a compiler, or where it gives up (QN_UNSUPPORTED), the function
 * is evaluated instead, often hundreds of times slower, and qn_function_stats says why; `require_compiled` makes that an
 * error. */
QN_API qn_status qn_compile(qn_graph *graph, const qn_compile_options *options, qn_function **out);
/* Frees a function; no call may be running. NULL is allowed. */
QN_API void qn_function_free(qn_function *function);

/* Runs a function. inputs: one for each input, in order. outputs: one for each output that is no update, in order; an
 * updated input's memory gets its new value. Types and shapes must be the function's. Memory of an output must not
 * overlap that of any input or other output, and an updated input must not overlap anything else. Nothing is allocated
 * when the same function was called before and no more threads are in it than were then. */
QN_API qn_status qn_call(const qn_function *function, size_t input_count, const qn_tensor *inputs, size_t output_count,
                         const qn_tensor *outputs);

/* Asks all calls that were given *stop to stop, those that begin later too. Any thread may do this at any time, and so may a
 * signal handler. NULL does nothing. */
QN_API void qn_stop_set(qn_stop *stop);
/* Back to the beginning; no call that was given it may be running. NULL does nothing. */
QN_API void qn_stop_reset(qn_stop *stop);

/* Now, in nanoseconds, on the clock of deadlines. It only goes forward, from a beginning of the system's. */
QN_API uint64_t qn_clock(void);

/* How a call may end early. All fields may be zero; NULL for the options is the same. */
typedef struct qn_call_options {
    /* What the call looks at; NULL: nobody stops it. */
    qn_stop *stop;
    /* When to stop, by qn_clock; 0: never. qn_clock() + 5000000 is in 5 ms; one deadline may be that of all calls of a
     * request. It sets `stop`, where there is one, so calls that share a qn_stop should share their deadline. */
    uint64_t deadline;
    /* Nonzero: a call that fails may leave its updated inputs partly written. Otherwise it copies them when it begins, which
     * takes memory once and time at each call; a large state that is of no use without the result is better not copied. */
    uint32_t torn_updates;
} qn_call_options;

/* qn_call that may end early, with QN_CANCELLED or QN_DEADLINE_EXCEEDED. All threads of the call look at `stop` about every
 * million instructions, which is less than a millisecond, whatever the function does: in loops, in long operations, in the
 * evaluator. A call that is to stop before it begins does nothing. After a call that failed, whichever way, outputs hold
 * anything, and updated inputs what they held before the call (torn_updates: anything). A call that was done in spite of
 * being asked to stop has succeeded. The first deadline of a context starts a thread, which qn_close ends; QN_OUT_OF_MEMORY
 * where none can be started. */
QN_API qn_status qn_call_with(const qn_function *function, const qn_call_options *options, size_t input_count,
                              const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs);

/* The signature of a compiled function. */
typedef struct qn_parameter {
    const char *name; /* "" if none; valid as long as the function, like dims.values */
    qn_dtype dtype;
    qn_dims dims;
    int32_t
        alias; /* of an input: the output (counted with updates) that it becomes; of an output: the input it lives in;
                      -1 if none */
} qn_parameter;
QN_API size_t qn_function_input_count(const qn_function *function);
/* All results, updates included: outputs of qn_call are those with alias -1. */
QN_API size_t qn_function_output_count(const qn_function *function);
QN_API qn_parameter qn_function_input(const qn_function *function, size_t index);
QN_API qn_parameter qn_function_output(const qn_function *function, size_t index);

/* What runs the calls of a function. */
typedef enum qn_engine {
    QN_ENGINE_NONE, /* of no function */
    QN_ENGINE_COMPILED,
    QN_ENGINE_EVALUATOR
} qn_engine;

/* What compiling cost and gave. Times are in microseconds. */
typedef struct qn_stats {
    qn_engine kind;
    const char *engine;  /* its name: "compiled" or "evaluator" */
    const char *why;     /* for the evaluator: why not compiled; else "" */
    double build_us;     /* from qn_graph_new (or the start of parsing) to qn_compile */
    const char *source;  /* "memory", "cache", "compiler", "pack" or "evaluator" */
    double compile_us;   /* in the compiler; 0 if there was no need */
    double load_us;      /* finding, checking and mapping */
    uint32_t kernels;    /* native functions */
    size_t code_bytes;   /* machine code and constants */
    size_t memory_bytes; /* temporary memory of one call */
} qn_stats;
QN_API void qn_function_stats(const qn_function *function, qn_stats *out);

/* ---- Looking inside ----------------------------------------------------------------------------------------------- */

/* The stages of compiling, in order, the last one followed by a name that is NULL. "graph", "simplified" and "fused" are
 * graphs: their text is StableHLO with everything that a graph holds, which can be parsed again and looked at
 * (quern/inspect.h). The attribute quern.group in the text of "fused" says what is computed together; other readers skip
 * it. Then come "nests", "plan", "llvm" and "asm". */
typedef struct qn_stage {
    const char *name;
    uint32_t is_graph;
} qn_stage;
QN_API const qn_stage *qn_stages(void);

/* The text of a stage. Stages after "graph" need a compiler. options as for qn_compile. */
QN_API qn_status qn_dump(qn_graph *graph, const char *stage, const qn_compile_options *options, char **out);

#ifdef __cplusplus
}
#endif

#include "quern/ops.h"
#include "quern/compose.h"
#include "quern/cache.h"

#endif
