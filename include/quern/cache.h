/* Compiled code that outlives a process: the cache, and packs to ship.
 *
 * qn_compile looks a program up by its key: a hash of the canonical graph, the target level, the options and the
 * sources of the compiler. Names, and the order of building, do not change the key. It looks in this order:
 *
 *     memory      programs of this context
 *     cache       a directory with one file for each program; found, checked and mapped in some microseconds
 *     compiler    qn_options.compiler, or the program quern-jit; the new program is put into the cache
 *     evaluator   if no program can be had
 *
 * A fault of the cache never makes qn_compile fail. A damaged file is refused, compiled again and replaced. A
 * directory that cannot be written is still read. A directory that is not safe (it belongs to another user, or others
 * can write to it) is not used. The log reports each fault once. Any number of processes and threads may share a
 * directory. docs/cache.md describes format and rules.
 *
 * A pack is a file with everything that a call needs: the program for one or more levels, its signature, its
 * constants, and the graph for the evaluator. Loading it needs no compiler and no cache.
 *
 * An object is a program to link: one C function over its caller's memory, which needs libquern-rt.a alone.
 */
#ifndef QUERN_CACHE_H
#define QUERN_CACHE_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Lookups ----------------------------------------------------------------------------------------------------- */

/* Sets *cached to 1 if qn_compile of this graph with these options would find its program in memory or in the cache,
 * to 0 if it would have to compile. Reports errors of building as qn_compile does. */
QN_API qn_status qn_cached(qn_graph *graph, const qn_compile_options *options, int *cached);
/* Writes the key of the program, as 64 hexadecimal digits and a zero byte. */
QN_API qn_status qn_cache_key(qn_graph *graph, const qn_compile_options *options, char key[65]);
/* Writes a few lines of text that say what qn_compile would find, and which parts of the key differ from the nearest
 * program in the cache or in a directory to search. Names the directories that cannot be read. Free the text with
 * qn_free. */
QN_API qn_status qn_cache_explain(qn_graph *graph, const qn_compile_options *options, char **out);

/* ---- The directory ----------------------------------------------------------------------------------------------- */

typedef struct qn_cache_stats {
    const char *path;                           /* the directory; "" if there is none. Valid until qn_close */
    const char *why;                            /* why there is none, or why some files are not kept; else "" */
    uint64_t limit;                             /* bytes that it may hold, kernels included */
    uint64_t programs, program_bytes;           /* files of programs and their bytes */
    uint64_t kernels, kernel_bytes;             /* files of kernels, which only the compiler reads, and their bytes */
    uint64_t kernels_compiled, kernels_shared;  /* of those programs: kernels made for them; made before, for others */
    uint64_t hits_in_memory, hits, misses;      /* lookups of this context, also for packs, as in the next line */
    uint64_t refused, written, failed_to_write; /* damaged or foreign files that were misses; files written, or not */
} qn_cache_stats;
/* Reads the directory. Only one thread at a time may call it: the context owns the texts. */
QN_API qn_status qn_get_cache_stats(qn_context *context, qn_cache_stats *out);

/* A file of the cache. Pointers are valid during the call. */
typedef struct qn_cache_entry {
    const char *key;        /* 64 hexadecimal digits */
    const char *kind;       /* "program" or "kernel" */
    uint64_t bytes;         /* of the file */
    int64_t used;           /* last use, within ten minutes: seconds since 1970 */
    const char *level;      /* target level */
    const char *compile_id; /* build of Quern that made it */
    const char *compiler;   /* "LLVM 19.1.7" */
    const char *why;        /* why it is not used; "" if no fault was found */
} qn_cache_entry;
typedef void (*qn_cache_visitor)(void *user, const qn_cache_entry *entry);

/* Visits every file, in any order. `verify`: nonzero to check each file to its last byte, 0 to read its header only.
 * QN_NOT_FOUND if there is no directory. QN_IO if a directory cannot be listed; if that is the directory of kernels,
 * programs have been visited already. */
QN_API qn_status qn_cache_list(qn_context *context, int verify, qn_cache_visitor visit, void *user);

/* Deletes damaged files, leftover temporary files, and then the files with the oldest last use until at most `bytes`
 * are left (0: all of them). Reads every file. Programs in use continue to run. *files and *freed (both may be NULL)
 * count the deleted files and bytes, also after a failure. */
QN_API qn_status qn_cache_prune(qn_context *context, uint64_t bytes, uint64_t *files, uint64_t *freed);

/* ---- Packs ------------------------------------------------------------------------------------------------------- */

/* Makes a pack of the graph's entry function for each of these targets (count 0: the level of the context). Free *out
 * with qn_free. Targets may be other machines. Code is taken from the cache, or compiled and put there under the key
 * that the target machine will ask for, so a directory filled here serves there. QN_UNSUPPORTED, with the reason, if
 * a target gets no code. */
QN_API qn_status qn_pack(qn_graph *graph, size_t count, const qn_target *targets, void **out, size_t *size);
/* Loads a function from a pack in a file. The file is mapped and must not change while the function lives; replacing
 * it by rename is fine. If the pack has no code for this CPU, or if no code may be mapped, the function is evaluated:
 * qn_stats.kind is then QN_ENGINE_EVALUATOR and qn_stats.why says why. The code is trusted like that of a shared
 * library; the rest of the file is checked (docs/cache.md). */
QN_API qn_status qn_load_pack(qn_context *context, const char *path, qn_function **out);
/* The same, but always evaluated: slower, with the same bits. The file's code is neither executed nor mapped
 * executable. Use it for a pack that is not trusted. */
QN_API qn_status qn_evaluate_pack(qn_context *context, const char *path, qn_function **out);

/* ---- Objects ----------------------------------------------------------------------------------------------------- */

typedef struct qn_object_options {
    const char *name; /* of the function: a C identifier that C, C++ and their standard libraries do not use */
    qn_target target; /* both NULL: the level of the context */
} qn_object_options;
/* Makes an object file (ELF) with one function, the graph's entry function, and the C header that declares it and
 * gives the sizes of its memory (header NULL: not wanted). Free both with qn_free. The code is the same as in a pack.
 * QN_UNSUPPORTED, with the reason, if there is no code, or for more than 4000 inputs and outputs, because a call
 * keeps their addresses on its stack. */
QN_API qn_status qn_object(qn_graph *graph, const qn_object_options *options, void **object, size_t *size,
                           char **header);

#ifdef __cplusplus
}
#endif
#endif
