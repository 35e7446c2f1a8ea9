/* Compiled code that outlives a process: the cache, and packs to ship.
 *
 * qn_compile asks for a program by its key: a hash of the canonical graph, the target level, the options and the build of
 * everything that shapes code. Names and the order of building do not matter. It looks in this order:
 *
 *     memory      programs of this context
 *     cache       one file a program in a directory; found, checked, mapped: no compiler, some microseconds
 *     compiler    qn_options.compiler, or the program quern-jit; what it makes goes into the cache
 *     evaluator   where none of these can be had
 *
 * Nothing that goes wrong with a cache makes qn_compile fail: a damaged file is refused, compiled again and replaced; a
 * directory that cannot be written is read; one that is not safe (not the user's own, writable by others) is left
 * alone. The log says so once. Any number of processes and threads may share a directory. docs/cache.md has format and
 * rules.
 *
 * A pack is a file with everything that a call needs: the program for one or more levels, its signature, its constants,
 * and the graph for the evaluator. It needs no compiler and no cache where it is loaded.
 *
 * An object is a program to link: one C function over memory of its caller, which needs nothing but libquern-rt.a.
 */
#ifndef QUERN_CACHE_H
#define QUERN_CACHE_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Looking ------------------------------------------------------------------------------------------------------ */

/* Sets *cached to 1 if qn_compile of this graph with these options would find its program in memory or in the cache, to 0
 * if it would have to compile. Errors of building are reported as by qn_compile. */
QN_API qn_status qn_cached(qn_graph *graph, const qn_compile_options *options, int *cached);
/* The key of the program, as 64 hexadecimal digits and a zero byte. */
QN_API qn_status qn_cache_key(qn_graph *graph, const qn_compile_options *options, char key[65]);
/* What qn_compile would find and why: which parts of the key differ from the nearest program in the cache, directories
 * to search included. A text of a few lines, to be freed with qn_free. Reads the directories, and says which it cannot.
 * */
QN_API qn_status qn_cache_explain(qn_graph *graph, const qn_compile_options *options, char **out);

/* ---- The directory ---------------------------------------------------------------------------------------------------- */

typedef struct qn_cache_stats {
    const char *path;                           /* the directory; "" if there is none. Valid until qn_close */
    const char *why;                            /* why there is none, or why not all is written; "" otherwise */
    uint64_t limit;                             /* bytes that it may hold, kernels included */
    uint64_t programs, program_bytes;           /* whole files of programs */
    uint64_t kernels, kernel_bytes;             /* and of kernels, which the compiler keeps for itself */
    uint64_t kernels_compiled, kernels_shared;  /* of those programs: compiled for them; made before, for others */
    uint64_t hits_in_memory, hits, misses;      /* of what this context compiled, for packs too, as are the following */
    uint64_t refused, written, failed_to_write; /* misses for a damaged or foreign file; files written, or not */
} qn_cache_stats;
/* Reads the directory. One thread at a time: the texts are the context's. */
QN_API qn_status qn_get_cache_stats(qn_context *context, qn_cache_stats *out);

/* A file of the cache. Pointers are valid during the call. */
typedef struct qn_cache_entry {
    const char *key;        /* 64 hexadecimal digits */
    const char *kind;       /* "program" or "kernel" */
    uint64_t bytes;         /* of the file */
    int64_t used;           /* last use, about: seconds since 1970 */
    const char *level;      /* target level */
    const char *compile_id; /* the build that made it */
    const char *compiler;   /* "LLVM 19.1.7" */
    const char *why;        /* why it is not used; "" if nothing is known against it */
} qn_cache_entry;
typedef void (*qn_cache_visitor)(void *user, const qn_cache_entry *entry);

/* Visits every file, in no order. QN_NOT_FOUND if there is no directory; QN_IO if one cannot be listed, after programs
 * were visited if it is that of kernels. `verify`: whether each is checked to its last byte; otherwise only its header
 * is read. */
QN_API qn_status qn_cache_list(qn_context *context, int verify, qn_cache_visitor visit, void *user);

/* Deletes what is damaged or left over, and the files that were not used for the longest time until at most `bytes` are
 * left (0: all of them). Reads every file. Programs in use go on running. *files and *freed (both may be NULL) tell how much
 * went, also after a failure. */
QN_API qn_status qn_cache_prune(qn_context *context, uint64_t bytes, uint64_t *files, uint64_t *freed);

/* ---- Packs --------------------------------------------------------------------------------------------------------- */

/* A pack of the graph's entry function for each of these targets (count 0: the level of the context). *out is to be freed
 * with qn_free. Targets that are not this machine are fine. Code is taken from the cache or compiled and kept there, under
 * the key that the other machine will ask for, so that a directory filled here serves there. QN_UNSUPPORTED, saying
 * why, where there is no code for a target: a graph that is only evaluated needs no pack. */
QN_API qn_status qn_pack(qn_graph *graph, size_t count, const qn_target *targets, void **out, size_t *size);
/* A function from a pack in a file, which is mapped and must not be changed while the function lives (replacing it by
 * rename is fine). Without code for this CPU, or where no code may be mapped, it is evaluated; qn_stats.kind is then
 * QN_ENGINE_EVALUATOR and qn_stats.why says why. Its code is trusted as that of a shared library; the rest of the file is
 * checked (docs/cache.md). */
QN_API qn_status qn_load_pack(qn_context *context, const char *path, qn_function **out);
/* The same, but evaluated even where there is code: slower, with the same bits. No code of the file is run or mapped to be:
 * for a pack that is not trusted. */
QN_API qn_status qn_evaluate_pack(qn_context *context, const char *path, qn_function **out);

/* ---- Objects ------------------------------------------------------------------------------------------------------- */

typedef struct qn_object_options {
    const char *name; /* of the function: an identifier that is none of C's, C++'s or their libraries' */
    qn_target target; /* all NULL: the level of the context */
} qn_object_options;
/* The graph's entry function as an object file (ELF) with that one function, and the C header that declares it and says what
 * memory it takes (header NULL: not wanted). Both are to be freed with qn_free. The code is that of a pack. QN_UNSUPPORTED,
 * saying why, where there is none, and for more than 4000 inputs and outputs, whose addresses a call keeps on its stack. */
QN_API qn_status qn_object(qn_graph *graph, const qn_object_options *options, void **object, size_t *size,
                           char **header);

#ifdef __cplusplus
}
#endif
#endif
