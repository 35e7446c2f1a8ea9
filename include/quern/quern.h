/* Quern compiles tensor expressions to native code.
 *
 *     qn_context *qn;
 *     qn_open(NULL, &qn);
 *     qn_graph *g = qn_graph_new(qn, "step");
 *     qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(10, 7));
 *     qn_value w = qn_input(g, "w", QN_F32, QN_DIMS(7, 16));
 *     qn_output(g, "y", qn_tanh(qn_matmul(x, w)));
 *     qn_function *f;
 *     qn_status status = qn_compile(g, NULL, &f);                       // also reports an error of the builders
 *     ...
 *     qn_call(f, 2, (qn_tensor[]){X, W}, 1, (qn_tensor[]){Y});          // on host memory, any number of times
 *
 * Building. Builders take and return values (qn_value). A builder never returns an error. The graph keeps the first
 * error; later builders do nothing and return the value "nothing" (id 0). qn_compile and qn_graph_status report the
 * error. One thread at a time may build a graph; different graphs are independent. Compiling, printing and dumping use
 * the graph in its present state. Building may continue afterwards.
 *
 * Ownership. A context owns its graphs, functions and modules. Each kind has a function that frees one object; qn_close
 * frees the rest. The caller owns a text, pack or object file that a function returns in an out parameter, and frees it
 * with qn_free. The caller owns all tensor memory. A qn_call accesses the memory of its tensors only until it returns.
 *
 * Threads. Contexts are independent of each other. Any number of threads may call one function at once, if no call
 * writes a tensor that another call uses. Any number of threads may build and compile graphs of one context at once, if
 * each thread has its own graph. Call qn_close after all these threads have finished.
 *
 * Stack. Calling, building, parsing and compiling need 32 KiB of stack. Each level of nested regions and each level of
 * nested calls needs 1 KiB more. A compiler in the process (quern/jit.h) needs as much stack as LLVM does.
 *
 * Forks. After a fork, the child process may use a context of its parent, with its graphs and functions, under one
 * condition: no other thread of the parent was using the context at the fork. If another thread was using the context,
 * the child must open its own context: a lock that this thread held at the fork is never released in the child.
 *
 * Compiled programs are kept in memory and, for later processes, in a directory (quern/cache.h).
 *
 * Errors. Every function that can fail returns a qn_status (quern/types.h): NULL for success, else a code and a
 * message, which the caller frees with qn_status_free. After a failure, out parameters are NULL, zero or untouched,
 * unless a comment says otherwise. The library does not abort, exit or print.
 *
 * NULL. A pointer may be NULL if its comment says so. A list may be NULL if its count is 0. Elsewhere NULL is an error,
 * with a message such as "qn_call: inputs is NULL". The function returns the error in a status, or the graph keeps the
 * error. If no argument of a builder belongs to a graph, the error is lost. Some functions are no builders and return
 * no status. For a NULL argument, they return "", 0 or another value for "none", such as SIZE_MAX. No function writes
 * to an out parameter that is NULL.
 *
 * quern/ops.h declares the operations. quern/compose.h, quern/nn.h and quern/random.h declare functions that combine
 * several operations. quern/names.h declares names, scopes and places; its comment explains the messages of errors in
 * building. quern/quern.h includes these headers, but not the following: quern/io.h (tensors in files), quern/dlpack.h
 * (tensors of other libraries), quern/optim.h (optimisers), quern/inspect.h (the parts of a graph), quern/jit.h (the
 * compiler in the process), and quern/check.h (for small programs, which end at the first failure).
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
typedef struct qn_module qn_module;     /* quern/cache.h */
typedef struct qn_prepared qn_prepared; /* a tensor that was prepared for a function (qn_prepare) */

/* A value of a graph: an input, or the result of an operation. A qn_value is a small handle, passed by value. It is
 * valid as long as its graph. Id 0 is "nothing", which builders return after an error. */
typedef struct qn_value {
    qn_graph *graph;
    uint32_t id;
} qn_value;

/* ---- Context ----------------------------------------------------------------------------------------------------- */

/* The report of the compilation of one function. The pointers are valid until the callback `event` returns. Times are
 * in microseconds. */
typedef struct qn_event {
    const char *name;   /* name of the module; "" if it has none */
    const char *key;    /* key of the program: 64 hexadecimal digits; "" if the options asked for the evaluator */
    const char *source; /* where the program came from: "memory" or "cache" (a hit), "compiler", or "evaluator" */
    const char *why;    /* why the program was not in the cache, or why it is evaluated; "" for a hit */
    double build_us;    /* time from qn_graph_new (or the start of parsing) to qn_compile */
    double key_us;      /* time of writing the graph as bytes and hashing the bytes */
    double simplify_us; /* time of simplification and scheduling in the compiler; 0 for a hit */
    double compile_us;  /* total time in the compiler; 0 for a hit */
    double load_us;     /* time of finding, checking and mapping the program */
    /* kernels: number of native functions of the program. kernels_shared: number of kernels that were not compiled,
     * because equal kernels existed; 0 for a hit. */
    uint32_t kernels, kernels_shared;
    uint32_t fast; /* as in qn_compile_options */
} qn_event;

/* All fields may be zero. Strings are copied. */
typedef struct qn_options {
    /* The compiler, such as qn_jit_compiler(); it must stay valid until qn_close. If NULL, the library compiles with
     * the program quern-jit. The library starts quern-jit as a child process when it has to compile. quern-jit ends
     * after some seconds without work. The host (the program that uses the library) then gets SIGCHLD. The library
     * changes no signal handler, and reaps only this child. The host may ignore SIGCHLD, and may reap all children. */
    const qn_compiler *compiler;
    /* Path of quern-jit. "" means that there is no compiler, so programs that are not in the cache are evaluated. NULL
     * means $QUERN_JIT, if this variable is set and not empty. Otherwise the library looks in its own directory D, in
     * D/../libexec/quern and in D/../lib/quern. Then it looks in the same three places with the executable's directory
     * as D, and last in libexec/quern of the install prefix. */
    const char *jit;
    /* Limits of quern-jit; 0 means the default, here in parentheses. jit_seconds: time for one request (120).
     * jit_memory: bytes of memory (4 GiB). jit_idle_ms: milliseconds without work after which quern-jit ends (10,000).
     * jit_threads: number of threads (one for each CPU). If a request exceeds jit_seconds or jit_memory, the function
     * is evaluated; with require_compiled (qn_compile_options), qn_compile fails instead. */
    uint32_t jit_seconds;
    uint64_t jit_memory;
    uint32_t jit_idle_ms, jit_threads;
    /* The number of threads that one call may use, including the caller's thread; at most 4096. 0 means one thread for
     * each CPU that the process may use. On Linux, the affinity of the thread that calls qn_open and the CPU quota of
     * its control group limit these CPUs. The first qn_call that needs the threads starts them; qn_close ends them.
     * Calls that run at once share the threads. If there is a CPU for each thread, a thread without work spins for 150
     * microseconds before it sleeps. Otherwise it sleeps at once. Results do not depend on the number of threads. */
    uint32_t threads;
    /* Target level: "x86-64-v3" (AVX2, FMA), "x86-64-v4" (AVX-512), "x86-64-v4-vnni" (AVX-512 with VNNI),
     * "x86-64-v4-bf16" (AVX-512 with VNNI and BF16) or "armv8-a". NULL means the best level of this CPU. */
    const char *level;
    /* Directory of the cache. NULL means $QUERN_CACHE if this variable is set, else $XDG_CACHE_HOME/quern if
     * $XDG_CACHE_HOME is an absolute path, else ~/.cache/quern. The text "off" or an empty text, here or in
     * $QUERN_CACHE, turns off the cache: there is no directory, and functions with equal programs do not share one
     * program in memory. */
    const char *cache;
    /* Directories, separated by colons. They are searched before `cache` and never written. NULL means none. */
    const char *cache_search;
    uint32_t cache_read_only; /* nonzero: nothing is written to the cache */
    /* The limit in bytes for the directory; 0 means 1 GiB. The directory can exceed the limit by about a sixteenth. A
     * quarter of the limit is for kernels (compiled nests of loops), which the compiler keeps for other programs. If
     * the quarter is less than 8 KiB, no kernels are kept. The rest of the limit is for programs. A kernel larger than
     * 7/8 of the quarter is not kept, and neither is a program larger than 7/8 of the rest. */
    uint64_t cache_limit;
    /* Called with lines of text, without newlines, about events that no status reports, such as the use of the
     * evaluator. The library may call `log` on every thread that uses the context. NULL means no log. */
    void (*log)(void *user, const char *line);
    void *log_user;
    /* Called at the end of each successful compilation of a function, on the thread that called qn_compile or another
     * function that compiles. NULL means no callback. */
    void (*event)(void *user, const qn_event *event);
    void *event_user;
    /* Threads of the host, which the library uses instead of its own. They must be usable until qn_close. The struct is
     * copied. If the option `threads` is not 0, it must equal the member `count` of this struct. NULL means that the
     * library starts its own threads. */
    const qn_threads *host_threads;
    /* Called while the compiler makes the code of a program: `done` of its `total` kernels exist. `done` includes
     * the kernels from the compiler's cache, never falls, and is `total` in the last call of a successful
     * compilation. One call may report several kernels. name: the name of the module; "" if it has none. The calls come
     * on the thread that called qn_compile or another function that compiles. There is no call if the program is in the
     * cache. NULL means no callback. */
    void (*progress)(void *user, const char *name, uint32_t done, uint32_t total);
    void *progress_user;
    QN_RESERVED_OF(2);
} qn_options;

/* Opens a context. The options are copied. NULL for the options means the defaults. Returns QN_INVALID_ARGUMENT for an
 * unknown level, and QN_UNSUPPORTED for a level that this CPU lacks. */
QN_API qn_status qn_open(const qn_options *options, qn_context **out);
/* Ends the threads of the context, and frees the context and everything that it owns. NULL is allowed. No qn_call of
 * the context may be running. */
QN_API void qn_close(qn_context *context);

/* Facts about a context, valid until qn_close. */
typedef struct qn_info {
    const char *version;    /* version of the library, as from qn_version */
    const char *compile_id; /* 16 hexadecimal digits: a hash of the sources that determine the compiled code */
    const char *cpu;        /* name of the CPU; several names, if the CPU has several kinds of cores */
    const char *features;   /* features of the CPU that Quern can use, separated by spaces */
    const char *level;      /* level that the context compiles for */
    const char *compiler;   /* name and version of the code generator (only the name until quern-jit runs), or "none" */
    uint32_t threads;       /* number of threads that one call may use, including the caller's */
    QN_RESERVED;
} qn_info;
QN_API void qn_get_info(const qn_context *context, qn_info *out);

/* Registers a function of the host for the custom calls of the context's graphs (quern/custom.h). Register it before
 * qn_compile, which binds a graph to the functions that it calls. Returns QN_INVALID_ARGUMENT if `call` is NULL, if the
 * name is not allowed (quern/custom.h) or is registered already. If a removed function had the same name and version,
 * and a program that calls it still exists, the new function must have the same `effects`. */
QN_API qn_status qn_register(qn_context *context, const qn_custom *custom);
/* Removes a function, so that another function with the same name can be registered. Returns QN_NOT_FOUND if no
 * function has this name. Do not remove a function while a qn_call can run it. A qn_function whose graph calls the
 * removed function stays valid, but fails with QN_NOT_FOUND when it calls the removed function. The qn_function works
 * again once a function with the same name and version is registered. */
QN_API qn_status qn_unregister(qn_context *context, const char *name);

/* Frees memory that the library returned (texts, packs, object files, memory of tensors). NULL is allowed. */
QN_API void qn_free(void *memory);
/* Writes a file, such as a pack. A reader finds the old file or the whole new one. */
QN_API qn_status qn_write_file(const char *path, const void *bytes, size_t size);

/* ---- Graphs ------------------------------------------------------------------------------------------------------ */

/* Creates an empty graph; builders add to its function @main. `name` (copied; NULL allowed) names the module. Returns
 * NULL only if memory runs out or the context is NULL. Functions that return a status report a NULL graph. */
QN_API qn_graph *qn_graph_new(qn_context *context, const char *name);
/* Parses a StableHLO module in text form. file: the name of the source in error messages ("FILE:LINE:COL: error: ...");
 * NULL for "<text>". The entry function is @main, else the only public function. The graph can be printed, compiled and
 * dumped, but builders cannot add to it. */
QN_API qn_status qn_graph_parse(qn_context *context, const char *file, const char *source, size_t size, qn_graph **out);
/* Like qn_graph_parse, with the function `name` as the entry function, such as "train". NULL means the same entry
 * function as in qn_graph_parse. */
QN_API qn_status qn_graph_parse_function(qn_context *context, const char *file, const char *source, size_t size,
                                         const char *name, qn_graph **out);
/* Frees a graph. Functions that were compiled from it stay valid. NULL is allowed. */
QN_API void qn_graph_free(qn_graph *graph);
/* Returns a new status with the first error of building; NULL if there was none. */
QN_API qn_status qn_graph_status(const qn_graph *graph);
/* Makes building fail with this code and a copy of `message`. Does nothing if the graph has failed before, or if the
 * code is QN_OK. With this function, a program's own functions that build parts of a graph can report errors. */
QN_API void qn_graph_fail(qn_graph *graph, qn_code code, const char *message);
/* Sets *out to the module as StableHLO text for qn_graph_parse. Other readers accept the text if it has no operations
 * of Quern's own, such as quern.lu. */
QN_API qn_status qn_graph_print(const qn_graph *graph, char **out);

/* Declares an input. Inputs are numbered from 0 in the order in which they are declared. An input may be declared at
 * any time outside a region, also after operations and outputs. dims: the shape. name: copied, for messages, text and
 * files; NULL or "" for no name. Two inputs must not have the same name. */
QN_API qn_value qn_input(qn_graph *graph, const char *name, qn_dtype dtype, qn_dims dims);
/* Declares an output. Outputs are numbered from 0 in the order in which they are declared. name: copied; NULL or ""
 * for no name. Two outputs must not have the same name. */
QN_API void qn_output(qn_graph *graph, const char *name, qn_value value);
/* Updates state in place: at the end of a qn_call, the memory of `input` holds `value`. `input` and `value` must have
 * the same type. An input can be updated only once. In StableHLO text, the updates are the last outputs, and an updated
 * input has the attribute tf.aliasing_output. */
QN_API void qn_update(qn_graph *graph, qn_value input, qn_value value);

/* A constant tensor from dense row-major elements, which are copied. data may be NULL if there are no elements. */
QN_API qn_value qn_constant(qn_graph *graph, qn_dtype dtype, qn_dims dims, const void *data);
/* A constant tensor with every element equal to `value`. A float type rounds `value`. For an integer type, `value` is
 * truncated, and the type must be able to hold the result. */
QN_API qn_value qn_fill(qn_graph *graph, qn_dtype dtype, qn_dims dims, double value);

/* Like qn_fill, with the type and the shape of the value `like`: qn_maximum(x, qn_fill_like(x, 0)). */
QN_API qn_value qn_fill_like(qn_value like, double value);

/* Computes `count` values while the graph is built, and sets `out`, which may be the array `values`, to constants with
 * the computed elements. Examples: weights that a qn_repeat trains; tables that a pack should hold as data, not as
 * code. qn_freeze compiles and runs the operations as qn_compile and qn_call do. Call qn_freeze before the first
 * qn_input of the graph, and outside of the callbacks of regions. */
QN_API void qn_freeze(size_t count, const qn_value *values, qn_value *out);

/* If `on` is not 0, the elementwise builders of quern/ops.h (qn_add, qn_compare, qn_select, ...) broadcast operands of
 * different shapes by numpy's rules from now on: trailing dimensions must match, and extents of 1 repeat. If `on` is 0
 * (the initial setting), operands must have equal shapes, as in StableHLO; only pred of qn_select, and min and max of
 * qn_clamp, may be scalars. The element types must be equal in both cases, except that pred has type i1. */
QN_API void qn_graph_set_broadcasting(qn_graph *graph, int on);

/* Element type and shape of a value; QN_NONE and an empty shape if its id is 0. */
QN_API qn_dtype qn_value_dtype(qn_value value);
QN_API qn_dims qn_value_dims(qn_value value);

/* Sets out[i] to the derivative of `y` with respect to xs[i]. y is a scalar of a float type; the types of xs are float
 * or complex types. The derivative has the shape and type of xs[i], and is zero where y does not depend on xs[i]. For a
 * complex xs[i], the derivative is that of jax.grad. It is an error if y depends on one of xs through one of these
 * operations:
 *   - a `while`, a custom call or a householder_product
 *   - a call of a function, or an operation with a region, if the function or the region contains an operation with
 *     effects
 *   - the first operand of a polygamma or zeta
 *   - a qn_qr or qn_svd that computes more columns or rows than its gradient allows (quern/compose.h)
 *   - a scan whose body is not a commutative operation (qn_scan)
 *   - a reduce whose body has operations other than elementwise ones, `if`, `case` and calls
 *   - a reduce_window by a function other than add, maximum or minimum; but a cumulative reduce_window may multiply
 *   - a scatter of several inputs, or by a function other than add, multiply, maximum, minimum or replacement
 *   - a select_and_scatter whose function `scatter` has no derivative
 *   - a select_and_scatter by a function other than add, multiply, maximum, minimum or replacement, if an element can
 *     be in 64 windows or more, or if the function captures a value that is not a scalar */
QN_API void qn_gradient(qn_value y, size_t count, const qn_value *xs, qn_value *out);
/* The vector-Jacobian product. seeds[k] has the shape and type of ys[k], which is any tensor of a float type. Let S be
 * the sum of all elements of all products `ys[k] * seeds[k]`. Sets out[i] to the derivative of S with respect to xs[i];
 * the seeds count as constants. For one scalar y with the seed 1, this is qn_gradient. The types of xs and the errors
 * are those of qn_gradient. */
QN_API void qn_vjp(size_t y_count, const qn_value *ys, const qn_value *seeds, size_t count, const qn_value *xs,
                   qn_value *out);

/* ---- Control flow -------------------------------------------------------------------------------------------------
 *
 * A callback builds a region: it receives the region's arguments and fills `out` with the region's results. It may use
 * values of the enclosing graph, which the region then captures. The builder that gets the callback runs the callback
 * once, before the builder returns. If the graph has failed, the builder does not run the callback. A callback must
 * return normally: the library is built without unwind tables, so no exception can pass through the library. */
typedef void (*qn_region)(void *user, size_t count, const qn_value *args, qn_value *out);

/* Repeats `body` while `condition` holds. The result of `condition` is one scalar of type i1. Each of the two regions
 * has `count` arguments; in the first iteration these are `init`. The results of `body` are the arguments of the next
 * iteration, and have the types of `init`. Sets `out` to the first values for which `condition` does not hold. */
QN_API void qn_while(size_t count, const qn_value *init, qn_region condition, qn_region body, void *user,
                     qn_value *out);
/* Repeats `body` `steps` times. Otherwise like qn_while. */
QN_API void qn_repeat(int64_t steps, size_t count, const qn_value *init, qn_region body, void *user, qn_value *out);
/* Runs on_true if pred holds, else on_false. pred is a scalar of type i1. Both regions have `count` results. Result i
 * has the same type in both. */
QN_API void qn_if(qn_value pred, qn_region on_true, qn_region on_false, void *user, size_t count, qn_value *out);
/* Runs branches[index], or the last branch if index is out of range. index is a scalar of type i32. All branches have
 * `count` results. Result i has the same type in all branches. */
QN_API void qn_case(qn_value index, size_t branch_count, const qn_region *branches, void *user, size_t count,
                    qn_value *out);
/* Sorts `count` inputs of one shape together along a dimension; -1 is the last one. `before` compares the elements at
 * two places, p and q. Its arguments are `2 * count` scalars: the elements of the first input at p and at q, then those
 * of the second input, and so on. Its result, a scalar of type i1, says whether place p comes before place q. The sort
 * is stable. Sets `out` to the sorted inputs. The result is always a permutation of the elements. docs/numerics.md
 * defines this permutation also for a `before` that is not a strict weak order. */
QN_API void qn_sort(size_t count, const qn_value *inputs, int64_t dimension, qn_region before, void *user,
                    qn_value *out);
/* Windows over a tensor of rank r. A window consists of places. A place has an element, is padding, or lies in the gap
 * that base_dilations makes between two elements. `padding` has 2 * r numbers, and each of the other lists has r. A
 * list other than `dimensions` may be empty, for the default. */
typedef struct qn_window {
    qn_dims dimensions;     /* places of a window in each dimension; must be given */
    qn_dims strides;        /* distance between neighbouring windows; default 1 */
    qn_dims base_dilations; /* distance between neighbouring elements before padding is added; default 1 */
    qn_dims dilations;      /* distance between neighbouring places of a window; default 1 */
    qn_dims padding;        /* for each dimension, the places to add before and after it; may be negative; default 0 */
    QN_RESERVED;
} qn_window;
/* Combines the elements in each window of `count` inputs. All inputs have the same shape. `body` is as in qn_reduce;
 * inits are scalars. Padding, and the gaps that base_dilations makes between elements, count as elements with the value
 * of the init. The result of a window is body(init, combination of all its places). qn_cumsum and qn_max_pool
 * (quern/compose.h) are simpler.
 *
 * A cumulative operation, such as a running sum, takes time linear in the number of elements. An operation is
 * cumulative if
 *   - `body` of two inits is the init, like 0 + 0 in a sum from 0,
 *   - in one dimension, the window is as long as the dimension, and one side is padded by this length minus 1,
 *   - in the other dimensions, the window has one place and no padding, and
 *   - there are no strides or dilations. */
QN_API void qn_reduce_window(size_t count, const qn_value *inputs, const qn_value *inits, const qn_window *window,
                             qn_region body, void *user, qn_value *out);
/* Each window of `operand` chooses one of its elements. Of two elements, the window chooses the first if select(first,
 * second) is true; `select` gets two scalars and returns an i1. Padding is never chosen. The result has the shape of
 * `operand`, and each of its elements begins as the scalar `init`. `source` has one element for each window. The
 * windows are visited in row-major order. At each window, scatter(e, s) replaces e. Here e is the element of the result
 * at the place that the window chose, and s is the window's element of `source`. `source`, `init` and the result have
 * the same element type. The window has no dilations. `user` is passed to both callbacks. */
QN_API qn_value qn_select_and_scatter(qn_value operand, qn_value source, qn_value init, const qn_window *window,
                                      qn_region select, qn_region scatter, void *user);
/* Runs `body` once for each index along a dimension of the inputs. `dimension` is its number, counted from 0. Each run
 * of `body` is a step, and `steps` is the number of steps. If there are inputs, `steps` may be 0, which means the
 * extent of the dimension. The carries are values that each step passes to the next step; in the first step they are
 * `inits`. The arguments of `body` are a slice of each input, without the dimension, then the carries. The `count`
 * results of `body` are a slice of each output, without the dimension, then the carries of the next step. Sets `out` to
 * the outputs, then the last carries. If `reverse` is not 0, the steps begin at the end. If `body` only combines its
 * one input and its one carry by a commutative operation, such as qn_add, the scan is a cumulative operation, which is
 * faster and has a gradient. With any other `body`, the scan is a loop over the steps and has no gradient. */
QN_API void qn_scan(size_t input_count, const qn_value *inputs, size_t init_count, const qn_value *inits,
                    int64_t dimension, int64_t steps, int reverse, qn_region body, void *user, size_t count,
                    qn_value *out);
/* Combines `count` inputs of one shape along `dimensions`. The arguments of `body` are `2 * count` scalars: the
 * accumulated values, then the next elements. Its results are `count` scalars. inits are scalars. body must be
 * associative up to rounding. The order of combination depends only on the shapes, and on whether body is one
 * commutative operation (docs/numerics.md). */
QN_API void qn_reduce(size_t count, const qn_value *inputs, const qn_value *inits, qn_dims dimensions, qn_region body,
                      void *user, qn_value *out);
/* Updates elements of `count` inputs of one shape at computed places. scatter_indices is a tensor of integers. It holds
 * index vectors along dimension index_vector_dim. If index_vector_dim is the rank of scatter_indices, each index vector
 * is a single number. updates are `count` tensors of one shape, with the element types of the inputs. The dimensions
 * update_window_dims of an update run over a window of the input. The other dimensions of the update choose an index
 * vector v: they run over the dimensions of scatter_indices except index_vector_dim.
 *
 * In dimension scatter_dims_to_operand_dims[i] of the input, the window begins at v[i]. In dimension
 * input_batching_dims[i], the window begins at the position that v has in dimension scatter_indices_batching_dims[i] of
 * scatter_indices. In other dimensions the window begins at 0. In the dimensions inserted_window_dims and
 * input_batching_dims of the input, the extent of the window is 1, and the update lacks these dimensions. All lists
 * ascend, except scatter_dims_to_operand_dims and scatter_indices_batching_dims.
 *
 * The arguments of `body` are `2 * count` scalars: an element of each input, then an element of each update. Its
 * results are `count` scalars, which replace the elements of the inputs. If several elements of an update change one
 * element of the input, they do so in their row-major order. If a window sticks out of the input, only its elements
 * inside are updated.
 * qn_scatter_add and others in quern/compose.h are simpler. */
QN_API void qn_scatter(size_t count, const qn_value *inputs, qn_value scatter_indices, const qn_value *updates,
                       qn_dims update_window_dims, qn_dims inserted_window_dims, qn_dims input_batching_dims,
                       qn_dims scatter_indices_batching_dims, qn_dims scatter_dims_to_operand_dims,
                       int64_t index_vector_dim, qn_region body, void *user, qn_value *out);

/* Applies `body` to the elements of `count` inputs of one shape. `body` has a scalar of each input as arguments, and
 * returns one scalar. `body` may contain elementwise operations, constants, qn_if, qn_case and qn_invoke. The result
 * has the shape of the inputs. */
QN_API qn_value qn_map(size_t count, const qn_value *inputs, qn_region body, void *user);
/* Sets out[i] to a new value that equals values[i], for `count` values. To Quern, the two are different values. So an
 * operation on out[i] is computed again, even if the same operation on values[i] exists. */
QN_API void qn_optimization_barrier(size_t count, const qn_value *values, qn_value *out);

/* Defines a function of the module, for qn_invoke. Its `count` parameters have the types of the values in `like`.
 * `results` is the number of results of `body`. `body` must not use values of the enclosing graph. Define a function
 * before the first qn_invoke that calls it. */
QN_API void qn_define(qn_graph *graph, const char *name, size_t count, const qn_value *like, qn_region body, void *user,
                      size_t results);
/* Calls a defined function. Sets `out` to the results of the function. Calls nest at most 1024 deep. Regions nest at
 * most 128 deep; the regions of a called function count as nested in the region with the call. */
QN_API void qn_invoke(qn_graph *graph, const char *name, size_t count, const qn_value *args, qn_value *out);

/* ---- Functions of the host --------------------------------------------------------------------------------------- */

/* The type of a tensor. */
typedef struct qn_type {
    qn_dtype dtype;
    qn_dims dims;
} qn_type;

enum { QN_CUSTOM_EFFECTS = 1 /* has_side_effect: the call runs even if nothing uses its results */ };

/* Calls a function of the host by its name, `target`. The function must be registered before qn_compile, but need not
 * be registered before qn_custom_call. `config` is a string that is passed to the function; it is copied. NULL means no
 * string. flags: 0 or QN_CUSTOM_EFFECTS. Sets `out` to result_count values of the types in `results`. */
QN_API void qn_custom_call(qn_graph *graph, const char *target, const char *config, size_t count,
                           const qn_value *inputs, size_t result_count, const qn_type *results, uint32_t flags,
                           qn_value *out);

/* ---- Compiling and calling --------------------------------------------------------------------------------------- */

/* The target of compiled code. All CPUs of the level can run the code. They compute the same bits, unless
 * qn_compile_options.fast allows other bits. The compiler chooses and orders instructions for `cpu`, a CPU of this
 * level, so `cpu` affects only the speed.
 *
 *     level   NULL: the level of `cpu`; if `cpu` is NULL too, the level of the context
 *     cpu     NULL        the default CPU of the level
 *             "generic"   the default CPU of `level`. If `level` is NULL: the default CPU of the lowest level of this
 *                         kind of machine, for code that most machines of this kind can run
 *             "host"      the default CPU of this machine's best level
 *             other       a name that qn_get_cpu lists */
typedef struct qn_target {
    const char *level, *cpu;
} qn_target;

/* A CPU that code can be made for. The texts are static. */
typedef struct qn_cpu {
    const char *name;    /* "pi4" */
    const char *level;   /* "armv8-a" */
    const char *tuning;  /* the compiler's name for the CPU, "cortex-a72"; CPUs with equal level and tuning get equal
                            code */
    const char *machine; /* "aarch64" or "x86_64" */
    QN_RESERVED;
} qn_cpu;
/* Returns CPU number `index`, counted from 0; QN_NOT_FOUND if there is no such CPU. CPUs of a level are adjacent,
 * "generic" first. */
QN_API qn_status qn_get_cpu(size_t index, qn_cpu *out);
/* Finds the CPU that a target stands for in this context. Returns QN_INVALID_ARGUMENT for names that do not exist or
 * that contradict each other. Returns QN_UNSUPPORTED for "host" if this CPU has none of the levels. */
QN_API qn_status qn_find_cpu(const qn_context *context, const qn_target *target, qn_cpu *out);

/* The values that a function computes once for many calls, such as transposed or converted weights. */
typedef enum qn_prepare_mode {
    QN_PREPARE_CONSTANTS = 0, /* values that depend only on constants; the first call computes them for all calls */
    QN_PREPARE_INPUTS = 1,    /* also values that depend only on one input; qn_prepare computes them for a tensor. A
                                 call with another tensor can take longer than without this mode */
    QN_PREPARE_NOTHING = 2
} qn_prepare_mode;

/* All fields may be zero. NULL for the options means all zero. */
typedef struct qn_compile_options {
    uint32_t evaluate;     /* nonzero: do not compile; calls run in the evaluator, with the same bits */
    const char *level;     /* as in qn_target */
    uint32_t unsimplified; /* nonzero: compile the graph without simplification (for tests) */
    uint32_t no_cache;     /* nonzero: neither read nor write a cache of programs or kernels */
    const char *cpu;       /* as in qn_target */
    /* Nonzero: qn_compile fails if the function would be evaluated, and the message says why. The code is
     * QN_UNSUPPORTED, or QN_INTERNAL if the compiler has a fault. `evaluate` must be 0, else the code is
     * QN_INVALID_ARGUMENT. */
    uint32_t require_compiled;
    uint32_t keep_calls; /* nonzero: inline no call (for tests) */
    /* Nonzero: each call measures the time of each nest of loops (qn_function_profile). A program with `profile` and
     * one without have different keys in caches. Calls are a little slower: each nest runs as a separate step, and the
     * library reads the clock before and after the step. */
    uint32_t profile;
    /* Nonzero: no fusion. Each operation that computes something has its own nest of loops and writes its whole result
     * to memory. The bits are the same. The option serves to measure how much time fusion saves. */
    uint32_t unfused;
    qn_prepare_mode prepare; /* what to compute once for many calls */
    /* Which products the code may compute faster but with other bits: qn_fast values (quern/compiler.h), joined with |.
     * With 0, results have the bits of the evaluator on every CPU. With another value, results may have
     * other bits, and these may differ between CPUs, levels and versions; docs/numerics.md bounds the error. Programs
     * with different values of `fast` have different keys in caches. */
    uint32_t fast;
    QN_RESERVED_OF(3);
} qn_compile_options;

/* Makes the graph's entry function callable: finds its program in memory or in the cache, or compiles it
 * (quern/cache.h). Reports errors of building. Returns QN_UNSUPPORTED if `evaluate` is 0 and the options name a level
 * or a CPU whose code this CPU cannot run. qn_compile also succeeds if the function can only be evaluated, often
 * hundreds of times slower. In this case qn_function_stats, the event and the log say why. There are four reasons:
 *   - there is no compiler
 *   - the compiler returns QN_UNSUPPORTED or QN_INTERNAL, as quern-jit does if it exceeds its limits or crashes
 *   - this CPU has none of the levels
 *   - the system does not allow code to be mapped
 * With `require_compiled`, qn_compile fails instead. */
QN_API qn_status qn_compile(qn_graph *graph, const qn_compile_options *options, qn_function **out);
/* Frees a function; no call of it may be running. NULL is allowed. */
QN_API void qn_function_free(qn_function *function);

/* Runs a function. inputs: a tensor for each input, in order. outputs: a tensor for each output that is not an update,
 * in order. The memory of an updated input gets the input's new value. Types and shapes must be those of the function's
 * signature. The memory of an output or of an updated input must not overlap the memory of another tensor.
 *
 * A call of a compiled function allocates memory only in these cases:
 *   - more calls of this function run at once than at any earlier time, or more than 16
 *   - the call prepares constants (QN_PREPARE_CONSTANTS), as the first call does
 *   - earlier calls got a prepared tensor for an input (qn_prepare), and this call gets one that is not prepared
 *   - the function's temporaries were returned to the system
 *   - the call starts the threads of the context (qn_options.threads)
 *   - the call fails and returns a status
 * Temporaries are returned if they need 4 MiB or more and the function was not called for a second. The first call of a
 * function with such temporaries starts a thread that returns them; qn_close ends this thread. */
QN_API qn_status qn_call(const qn_function *function, size_t input_count, const qn_tensor *inputs, size_t output_count,
                         const qn_tensor *outputs);

/* Computes and keeps those intermediate results of a function that depend on input number `input` and on no other
 * input. An example: weights in the order in which a product reads them. A later call of this function uses the kept
 * results if its tensor for this input has the address data->data. The bits of outputs stay the same. If the function
 * was compiled without QN_PREPARE_INPUTS, or if it is evaluated, qn_prepare computes nothing, and qn_prepared_bytes is
 * 0.
 *
 * The tensor's memory must stay as it is until qn_prepared_free. An updated input cannot be prepared. Several tensors
 * may be prepared for one input, at different addresses. */
QN_API qn_status qn_prepare(const qn_function *function, size_t input, const qn_tensor *data, qn_prepared **out);
/* The memory in bytes that the prepared tensor takes besides the tensor itself. */
QN_API size_t qn_prepared_bytes(const qn_prepared *prepared);
/* Frees the results of qn_prepare; no call with the tensor may be running. NULL is allowed. qn_function_free also frees
 * each qn_prepared of the function that was not freed before; such pointers are then invalid. */
QN_API void qn_prepared_free(qn_prepared *prepared);

/* Sets the flag, which asks all calls with this flag to stop: running calls, and calls that begin later. Any thread and
 * any signal handler may set the flag at any time. NULL does nothing. */
QN_API void qn_stop_set(qn_stop *stop);
/* Sets the flag back to zero. No call with this flag may be running. NULL does nothing. */
QN_API void qn_stop_reset(qn_stop *stop);

/* The time in nanoseconds on the clock of deadlines, which starts at an arbitrary point and never goes back. */
QN_API uint64_t qn_clock(void);

/* How a call can end early. All fields may be zero. NULL for the options means all zero. */
typedef struct qn_call_options {
    /* The call stops when this flag is set. NULL means that there is no flag. */
    qn_stop *stop;
    /* When to stop, in the time of qn_clock. 0 means never. qn_clock() + 5000000 means 5 ms from now. Several calls may
     * have the same deadline. When the deadline passes and `stop` is not NULL, the library sets the flag `stop`, which
     * stops all calls with this flag. So calls that share a flag should share a deadline. */
    uint64_t deadline;
    /* Zero: if the call fails, its updated inputs have their old contents. To restore them, a compiled function copies
     * its updated inputs at the start of each call that can fail while it runs: a call with a flag, a deadline or
     * functions of the host. The first such call allocates the memory of the copy. Nonzero: a failed call can leave
     * updated inputs partly written. Set torn_updates for a large state that is useless after a failure. */
    uint32_t torn_updates;
    QN_RESERVED;
} qn_call_options;

/* Like qn_call, but can end early with QN_CANCELLED or QN_DEADLINE_EXCEEDED. Every thread of the call checks `stop` at
 * least once in a few million instructions (about a millisecond), also in the evaluator. There are two exceptions. A
 * thread does not check `stop` while it restores updated inputs. Without torn_updates, the evaluator does not check
 * `stop` while it writes updated inputs. If the flag is set before the call begins, the call does nothing and returns
 * QN_CANCELLED or QN_DEADLINE_EXCEEDED. After any failure, the contents of outputs are undefined. Updated inputs have
 * their contents from before the call; with torn_updates, their contents are undefined. A call succeeds if it finishes
 * before it notices that it should stop. The first call with a deadline in a context starts a thread, which qn_close
 * ends. If the thread cannot be started, the call returns QN_OUT_OF_MEMORY. */
QN_API qn_status qn_call_with(const qn_function *function, const qn_call_options *options, size_t input_count,
                              const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs);

/* The signature of a compiled function. */
typedef struct qn_parameter {
    const char *name; /* "" if there is none; valid as long as the function */
    qn_dtype dtype;
    qn_dims dims;
    /* For an input: the number of the output that updates the input. All outputs are counted, updates too. For an
     * output: the number of the input that the output updates. -1 means none. */
    int32_t alias;
    QN_RESERVED;
} qn_parameter;
QN_API size_t qn_function_input_count(const qn_function *function);
/* The number of all outputs, updates included. qn_call takes the outputs with alias -1. */
QN_API size_t qn_function_output_count(const qn_function *function);
QN_API qn_parameter qn_function_input(const qn_function *function, size_t index);
QN_API qn_parameter qn_function_output(const qn_function *function, size_t index);

/* Memory for calls: sets `inputs` to tensors for all inputs, and `outputs` to tensors for the outputs that qn_call
 * takes. Their elements are zero. The tensors are in one block, *out; free it with qn_free. `inputs` or `outputs` may
 * be NULL; then the block has no memory for this list. */
QN_API qn_status qn_function_tensors(const qn_function *function, qn_tensor *inputs, qn_tensor *outputs, void **out);

/* The number of the first input or output with this name; SIZE_MAX if there is none. */
QN_API size_t qn_function_find_input(const qn_function *function, const char *name);
QN_API size_t qn_function_find_output(const qn_function *function, const char *name);

/* The engine of a function, which runs its calls. */
typedef enum qn_engine {
    QN_ENGINE_NONE, /* there is no function */
    QN_ENGINE_COMPILED,
    QN_ENGINE_EVALUATOR
} qn_engine;

/* Facts about how a function was made. Times are in microseconds. */
typedef struct qn_stats {
    qn_engine kind;
    const char *engine;    /* name of the engine: "compiled" or "evaluator" */
    const char *why;       /* why the function is evaluated; "" if it is compiled */
    double build_us;       /* time from qn_graph_new (or the start of parsing) to qn_compile */
    const char *source;    /* "memory", "cache", "compiler", "pack" or "evaluator" */
    double compile_us;     /* time in the compiler; 0 if qn_compile did not call the compiler */
    double load_us;        /* time of finding, checking and mapping the program */
    uint32_t kernels;      /* number of native functions */
    size_t code_bytes;     /* size of machine code and its constants */
    size_t memory_bytes;   /* size of the temporary memory of a call with one thread */
    size_t prepared_bytes; /* size of the values that the first call prepares (QN_PREPARE_CONSTANTS) */
    QN_RESERVED_OF(3);
} qn_stats;
QN_API void qn_function_stats(const qn_function *function, qn_stats *out);

/* The number of times that one call ran a nest of loops, and the total time of these runs. */
typedef struct qn_nest_time {
    uint64_t runs, nanoseconds;
} qn_nest_time;
/* Sets out[i] to the runs and the time of nest i in the last call of the function's program, for the first `count`
 * nests. The nests have the order of the lines of stage "costs" (qn_dump). Equal functions of a context share a
 * program. Returns the number of nests of the program; 0 if the function is evaluated, or was compiled without
 * `profile`. If several calls of the program ran at once, the times are meaningless. */
QN_API size_t qn_function_profile(const qn_function *function, size_t count, qn_nest_time *out);

/* ---- Looking inside ---------------------------------------------------------------------------------------------- */

/* The stages of compiling, in order; a stage with the name NULL ends the list. "graph", "simplified" and "fused" are
 * graphs: qn_dump prints them as StableHLO that can be parsed again and inspected (quern/inspect.h). The attribute
 * quern.group in the text of "fused" says which operations are computed together; other readers ignore it. If a group
 * reads the results of another group, a comment after the module says why the two are not fused. The other stages are
 * "nests", "plan", "costs", "llvm" and "asm". Stage "costs" has a line for each nest of loops: its amount of
 * arithmetic, the bytes that it reads and writes, the operations that it computes, and their source locations. */
typedef struct qn_stage {
    const char *name;
    uint32_t is_graph;
} qn_stage;
QN_API const qn_stage *qn_stages(void);

/* Sets *out to the text of a stage. Stages after "graph" need a compiler. options: as for qn_compile. */
QN_API qn_status qn_dump(qn_graph *graph, const char *stage, const qn_compile_options *options, char **out);

#ifdef __cplusplus
}
#endif

#include "quern/names.h"
#include "quern/ops.h"
#include "quern/compose.h"
#include "quern/nn.h"
#include "quern/random.h"
#include "quern/cache.h"

#endif
