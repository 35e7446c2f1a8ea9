/* The seam between libquern and a compiler.
 *
 * libquern never links a compiler. It calls one through this struct, which the host passes in qn_options. libquern-jit
 * (quern/jit.h) provides one that works in the process; a host may wrap it, count its calls, or bring its own.
 */
#ifndef QUERN_COMPILER_H
#define QUERN_COMPILER_H

#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { QN_COMPILER_VERSION = 2 };

/* What a compile took: filled in by the compiler as far as it knows. */
typedef struct qn_compile_report {
    double simplify_us;        /* simplification and scheduling, microseconds */
    double code_us;            /* from there to machine code */
    uint32_t kernels_compiled; /* kernels made into code now */
    uint32_t kernels_shared;   /* kernels that equal one made before, in this program or another */
} qn_compile_report;

/* What to compile. The compiler keeps none of the pointers after it returns. */
typedef struct qn_compile_request {
    const void *graph; /* the canonical binary form of a function and all it needs */
    size_t graph_size; /* bytes */
    const char *level; /* target level: "x86-64-v3", "x86-64-v4" or "armv8-a" */
    /* The CPU that code is ordered for, in the compiler's own words ("cortex-a76"); NULL: the usual one of the level. Any
     * CPU of the level must run it, with the same bits. */
    const char *tuning;
    /* NULL: the whole program. Otherwise the text of one stage (qn_stages) is wanted instead, such as "nests". */
    const char *stage;
    uint32_t unsimplified;     /* nonzero: leave out simplification (for tests) */
    uint32_t keep_calls;       /* nonzero: inline no call (for tests) */
    uint32_t no_cache;         /* nonzero: take nothing from a cache of one's own, and keep nothing there */
    qn_compile_report *report; /* NULL: not wanted. All zero before the call */
} qn_compile_request;

typedef struct qn_compiler {
    uint32_t version; /* QN_COMPILER_VERSION */
    void *self;       /* passed to the functions below */
    /* Compiles. *out is allocated with malloc and belongs to the caller: a program image (opaque), or, for a stage, a
     * text that ends with a zero byte not counted in *out_size. QN_UNSUPPORTED says that this graph or level is beyond
     * the compiler: libquern then evaluates. May be called by several threads at once. */
    qn_status (*compile)(void *self, const qn_compile_request *request, void **out, size_t *out_size);
    /* Name and version of the code generator, such as "LLVM 19.1.7". A static string. */
    const char *(*describe)(void *self);
} qn_compiler;

#ifdef __cplusplus
}
#endif
#endif
