/* The interface between libquern and a compiler.
 *
 * libquern never links a compiler. It calls the compiler through a qn_compiler. The host (the program that uses
 * libquern) can pass a qn_compiler in qn_options: the compiler of libquern-jit (quern/jit.h), which works in the
 * process, or the host's own compiler. Otherwise libquern uses the program quern-jit.
 */
#ifndef QUERN_COMPILER_H
#define QUERN_COMPILER_H

#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Version 3 added `progress` to qn_compile_request, and version 4 added `prepare` and `fast`. libquern takes compilers
 * of versions 2 to 4. An older compiler ignores the newer fields. */
enum { QN_COMPILER_VERSION = 4, QN_COMPILER_OLDEST = 2 };

/* The report of one call of a compiler. The compiler fills in the fields that it knows. */
typedef struct qn_compile_report {
    double simplify_us; /* time of simplification and scheduling, in microseconds */
    double code_us;     /* time from the end of scheduling to finished machine code, in microseconds */
    /* Number of functions that this call of the compiler compiled: kernels and sequences. A kernel computes a nest of
     * loops. A sequence calls kernels. */
    uint32_t kernels_compiled;
    uint32_t kernels_shared; /* number of kernels that were not compiled, because an equal kernel exists in this or
                                another program */
} qn_compile_report;

/* The products that compiled code may compute faster, with results whose bits differ from the evaluator's
 * (docs/numerics.md). For a level without bf16 dot instructions, neither value changes anything. */
typedef enum qn_fast {
    QN_FAST_BF16 = 1,       /* products of bf16 operands: by bf16 dot instructions, which round differently */
    QN_FAST_F32_AS_BF16 = 2 /* products of f32 operands: by the same instructions, on operands rounded to bf16 */
} qn_fast;

/* What to compile. The compiler keeps none of the pointers after it returns. */
typedef struct qn_compile_request {
    /* The graph, as bytes: a function and all functions that it calls (src/graph/bytes.h). If `stage` is not NULL, the
     * names and places of values follow (src/graph/remarks.c). */
    const void *graph;
    size_t graph_size; /* bytes */
    const char *level; /* target level, such as "x86-64-v3" */
    /* The CPU for which to choose and order instructions. The text is the compiler's name of this CPU, such as
     * "cortex-a76". NULL means the default CPU of the level. The code must run on every CPU of the level, with the same
     * bits. */
    const char *tuning;
    /* If NULL, compile the program. Otherwise return the text of this stage (qn_stages), such as "nests". */
    const char *stage;
    uint32_t unsimplified;     /* nonzero: leave out simplification (for tests) */
    uint32_t keep_calls;       /* nonzero: inline no call (for tests) */
    uint32_t profile;          /* nonzero: make each nest of loops a separate step, so that the runtime can time it */
    uint32_t unfused;          /* nonzero: no fusion; each operation that computes something has its own nest of
                                  loops */
    uint32_t no_cache;         /* nonzero: neither read nor write the compiler's own cache */
    qn_compile_report *report; /* where the compiler writes its report; the caller has set the fields to zero. NULL: no
                                  report is wanted */
    /* A callback, which the compiler calls on the thread that called `compile`: at the start, whenever this thread has
     * finished a piece of code, and at the end. At the time of each call, `done` of `total` kernels exist. NULL means
     * no callback. */
    void (*progress)(void *user, uint32_t done, uint32_t total);
    void *progress_user;
    /* Values that the program may compute once for many calls. 0: none. 1: values that depend only on constants. 2:
     * also values that depend only on one input. (These are not the numbers of qn_prepare_mode.) */
    uint32_t prepare;
    uint32_t fast; /* qn_fast values, joined with | */
} qn_compile_request;

typedef struct qn_compiler {
    uint32_t version; /* QN_COMPILER_VERSION of the headers that the compiler was built with */
    void *self;       /* passed to the functions below */
    /* Compiles. *out is a program image (opaque), or the text of a stage. The compiler allocates *out with malloc; the
     * caller frees it. A zero byte, which *out_size does not count, ends the text of a stage. Returns QN_UNSUPPORTED if
     * the compiler cannot compile this graph for this level, and QN_INTERNAL if the compiler itself has a fault. After
     * either code, libquern may evaluate the graph instead. Several threads may call `compile` at once. */
    qn_status (*compile)(void *self, const qn_compile_request *request, void **out, size_t *out_size);
    /* Returns the name and version of the code generator, such as "LLVM 19.1.7", as a static string. */
    const char *(*describe)(void *self);
} qn_compiler;

#ifdef __cplusplus
}
#endif
#endif
