/* The interface between libquern and a compiler.
 *
 * libquern never links a compiler. It calls one through this struct, which the host passes in qn_options.
 * libquern-jit (quern/jit.h) provides one that works in the process. A host may wrap it or bring its own.
 */
#ifndef QUERN_COMPILER_H
#define QUERN_COMPILER_H

#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { QN_COMPILER_VERSION = 2 };

/* What a compile took. The compiler fills in the fields that it can. */
typedef struct qn_compile_report {
    double simplify_us;        /* simplification and scheduling, microseconds */
    double code_us;            /* from there to machine code, microseconds */
    uint32_t kernels_compiled; /* kernels compiled now */
    uint32_t kernels_shared;   /* kernels that equal one made before, in this program or another */
} qn_compile_report;

/* What to compile. The compiler keeps none of the pointers after it returns. */
typedef struct qn_compile_request {
    const void *graph; /* the canonical bytes of a function and of all functions that it calls */
    size_t graph_size; /* bytes */
    const char *level; /* target level: "x86-64-v3", "x86-64-v4" or "armv8-a" */
    /* The CPU to choose and order instructions for, by the compiler's name ("cortex-a76"); NULL: the default of the
     * level. Any CPU of the level must run the code, with the same bits. */
    const char *tuning;
    /* NULL: compile the program. Otherwise return the text of this stage (qn_stages), such as "nests". */
    const char *stage;
    uint32_t unsimplified;     /* nonzero: leave out simplification (for tests) */
    uint32_t keep_calls;       /* nonzero: inline no call (for tests) */
    uint32_t no_cache;         /* nonzero: take nothing from a cache of one's own, and keep nothing there */
    qn_compile_report *report; /* NULL: not wanted. All zero before the call */
} qn_compile_request;

typedef struct qn_compiler {
    uint32_t version; /* QN_COMPILER_VERSION */
    void *self;       /* passed to the functions below */
    /* Compiles. *out is allocated with malloc and belongs to the caller: a program image (opaque), or the text of a
     * stage, which ends with a zero byte that *out_size does not count. QN_UNSUPPORTED: the compiler cannot do this
     * graph or level, and libquern evaluates instead. Several threads may call it at once. */
    qn_status (*compile)(void *self, const qn_compile_request *request, void **out, size_t *out_size);
    /* Returns name and version of the code generator, such as "LLVM 19.1.7": a static string. */
    const char *(*describe)(void *self);
} qn_compiler;

#ifdef __cplusplus
}
#endif
#endif
