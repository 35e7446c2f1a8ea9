/* Compiled code can be kept for later processes in three forms: in the cache, in packs and in objects.
 *
 * A program is the compiled code of a graph. qn_compile finds a program by its key. The key is a hash of the graph
 * without its names, the target, the options that affect code, the sources of the compiler, and the names and versions
 * of the functions of the host that the graph calls. The order in which the graph was built does not change the key.
 * qn_compile searches in this order:
 *
 *     memory      programs of this context's functions, and some of its earlier programs
 *     cache       a directory with one file for each program; finding, checking and mapping a file takes some
 *                 microseconds
 *     compiler    qn_options.compiler, or the process quern-jit; qn_compile puts the new program into the cache
 *     evaluator   runs the graph if the compiler made no program (qn_compile)
 *
 * A fault of the cache never makes qn_compile fail. A damaged file is refused, compiled again and replaced. A directory
 * that cannot be written is still read. A directory is not used if other users can write to it, or if it belongs to
 * another user; a directory that is only read may belong to root. The log (qn_options) reports an unused directory when
 * the context is opened, an unusable file at each lookup that refuses the file, and the first failed write. Any number
 * of processes and threads may share a directory. docs/cache.md describes the format of the files and the rules.
 *
 * A pack is a file with everything that a call needs: the program compiled for one or more targets, the signature, the
 * constants, and the graph for the evaluator. Loading a pack needs no compiler and no cache.
 *
 * An object is an object file for a linker, with one or more C functions. The caller of a C function provides the
 * memory for intermediate values. The only library that the object needs is libquern-rt.a.
 */
#ifndef QUERN_CACHE_H
#define QUERN_CACHE_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Lookups ----------------------------------------------------------------------------------------------------- */

/* Sets *cached to 1 if qn_compile, with the same arguments, would find the program in memory or in the cache, else to
 * 0. Like qn_compile, fails if a builder of the graph has failed. */
QN_API qn_status qn_cached(qn_graph *graph, const qn_compile_options *options, int *cached);
/* Writes the key of the program, as 64 hexadecimal digits and a zero byte. */
QN_API qn_status qn_cache_key(qn_graph *graph, const qn_compile_options *options, char key[65]);
/* Sets *out to a few lines of text that describe what qn_compile would find. If qn_compile would find no program, the
 * text also names the most similar program in the directories of the cache, and lists the parts in which the key of
 * that program differs from the key of the graph. The most similar program differs in the least important parts; the
 * operations are the most important part, and the build of the library is the least important one. If a directory
 * cannot be read, the text says why. Free the text with qn_free. */
QN_API qn_status qn_cache_explain(qn_graph *graph, const qn_compile_options *options, char **out);

/* ---- The directory ----------------------------------------------------------------------------------------------- */

/* The bytes of a file are counted in whole blocks of 4096 bytes. */
typedef struct qn_cache_stats {
    const char *path;                           /* the directory; "" if there is none. Valid until qn_close */
    const char *why;                            /* the reason why there is no directory or why some files are not kept;
                                                   "" if there is no such reason */
    uint64_t limit;                             /* the largest number of bytes in the directory, including kernels */
    uint64_t programs, program_bytes;           /* files of programs and their bytes */
    uint64_t kernels, kernel_bytes;             /* files of kernels (compiled nests of loops) and their bytes; only the
                                                   compiler reads these files */
    uint64_t kernels_compiled, kernels_shared;  /* the counts of qn_compile_report, summed over the programs in
                                                   the directory */
    uint64_t hits_in_memory, hits, misses;      /* lookups by this context, including those by qn_pack,
                                                   qn_pack_functions and qn_object */
    uint64_t refused, written, failed_to_write; /* refused: misses because a file is unusable. failed_to_write: writes
                                                   that failed, and files that were too large */
    QN_RESERVED;
} qn_cache_stats;
/* Reads the directory. The context owns the texts, so only one thread at a time may call this function. */
QN_API qn_status qn_get_cache_stats(qn_context *context, qn_cache_stats *out);

/* A file of the cache. Pointers are valid until the visitor returns. If the header of the file cannot be read, `level`,
 * `compile_id` and `compiler` are "". */
typedef struct qn_cache_entry {
    const char *key;        /* 64 hexadecimal digits */
    const char *kind;       /* "program" or "kernel" */
    uint64_t bytes;         /* size of the file */
    int64_t used;           /* last use, in seconds since 1970, accurate to ten minutes */
    const char *level;      /* target level */
    const char *compile_id; /* the build of Quern that made the file */
    const char *compiler;   /* "LLVM 19.1.7" */
    const char *why;        /* why the file is not used; "" if no fault was found */
} qn_cache_entry;
typedef void (*qn_cache_visitor)(void *user, const qn_cache_entry *entry);

/* Visits all files of programs, then all files of kernels, each in no particular order. Checks all bytes of each file,
 * or only its header if `verify` is 0. Returns QN_NOT_FOUND if there is no directory, and QN_IO if a directory cannot
 * be listed, possibly after visits. */
QN_API qn_status qn_cache_list(qn_context *context, int verify, qn_cache_visitor visit, void *user);

/* Deletes damaged files and leftover temporary files. Then deletes files until at most `bytes` bytes remain: first
 * kernels, then, if necessary, programs. Of each kind, the least recently used files go first. If `bytes` is 0, deletes
 * all files. Programs in use continue to run. Sets *files to the number of deleted files and *freed to the number of
 * freed bytes, in blocks of 4096, even after a failure. Both pointers may be NULL. */
QN_API qn_status qn_cache_prune(qn_context *context, uint64_t bytes, uint64_t *files, uint64_t *freed);

/* ---- Packs ------------------------------------------------------------------------------------------------------- */

/* Makes a pack of the graph's entry function, with code for each of the `count` targets, at most 16. If count is 0, the
 * only target is the level of the context. Free *out with qn_free. Targets may be other machines. The code comes from
 * the cache, or is compiled and put into the cache. If the cache directory is copied to a machine with one of the
 * targets, qn_compile finds the code there. Returns QN_UNSUPPORTED, with the reason, if there is no code for a
 * target. */
QN_API qn_status qn_pack(qn_graph *graph, size_t count, const qn_target *targets, void **out, size_t *size);
/* Loads a function from a pack in a file. The file is mapped and must not change while the function lives; replacing it
 * by rename is fine. The function is evaluated if the pack has no code for this CPU (of the context's level or a lower
 * one), or if the system does not allow code to be mapped. In both cases qn_stats.kind is QN_ENGINE_EVALUATOR, and
 * qn_stats.why has the reason. The code in the file is trusted, like the code of a shared library; the rest of the file
 * is checked (docs/cache.md). */
QN_API qn_status qn_load_pack(qn_context *context, const char *path, qn_function **out);
/* Like qn_load_pack, but calls always run in the evaluator: they are slower and give the same bits. The file's code is
 * neither executed nor mapped for execution. Use qn_evaluate_pack for a pack that is not trusted. */
QN_API qn_status qn_evaluate_pack(qn_context *context, const char *path, qn_function **out);

/* ---- Modules -----------------------------------------------------------------------------------------------------
 *
 * A pack may have several functions: a training step and a prediction, or one prediction for each of several batch
 * sizes. Large constants (above 4096 bytes) and kernels that functions share are in the pack once, and in memory once.
 * Functions of a context also share equal prepared data (qn_prepare_mode), such as a weight in another layout. */

/* A function of a pack, a module or an object. */
typedef struct qn_pack_function {
    const char *name;        /* 1 to 255 bytes. Functions may have the same name if the types of their inputs differ */
    qn_graph *graph;         /* the entry function of this graph is taken */
    qn_prepare_mode prepare; /* as in qn_compile_options; objects ignore it */
    QN_RESERVED_OF(3);
} qn_pack_function;
/* Makes a pack of `function_count` functions, 1 to 1023. Their graphs must belong to one context. Otherwise like
 * qn_pack. */
QN_API qn_status qn_pack_functions(size_t function_count, const qn_pack_function *functions, size_t target_count,
                                   const qn_target *targets, void **out, size_t *size);

/* A qn_module has the functions of a pack, or functions that were compiled together. The context owns its modules;
 * qn_close frees them. Any number of threads may use a module at once.
 *
 * qn_load_module loads all functions of a pack, as qn_load_pack does for one function. If `evaluate` is not zero, loads
 * them like qn_evaluate_pack. The function of a pack from qn_pack has the name "main". */
QN_API qn_status qn_load_module(qn_context *context, const char *path, uint32_t evaluate, qn_module **out);
/* Compiles `function_count` functions, 1 to 1023, as qn_compile does, without a pack. Large constants that functions
 * share are in memory once. The graphs must belong to one context; the module does not take them over. `options` may be
 * NULL; options->prepare is ignored, because each qn_pack_function has its own `prepare`. If one function fails,
 * returns its failure, and makes no module. */
QN_API qn_status qn_compile_module(size_t function_count, const qn_pack_function *functions,
                                   const qn_compile_options *options, qn_module **out);
/* Frees a module and its functions; no call of them may be running. NULL is allowed. */
QN_API void qn_module_free(qn_module *module);

/* The functions of a module, in the order in which they were packed, numbered from 0. The module owns them: do not free
 * them. For a number that does not exist, the name is "" and the function is NULL. */
QN_API size_t qn_module_count(const qn_module *module);
QN_API const char *qn_module_name(const qn_module *module, size_t index);
QN_API const qn_function *qn_module_function(const qn_module *module, size_t index);

/* Sets *out to the only function with this name. Returns QN_NOT_FOUND if no function has the name, and
 * QN_INVALID_ARGUMENT if several have it. */
QN_API qn_status qn_module_find(const qn_module *module, const char *name, const qn_function **out);
/* Sets *out to the only function with this name that takes tensors of these types: inputs and outputs as for qn_call.
 * Only `dtype` and `dims` of the tensors are read. A `name` of NULL means any name. Returns QN_NOT_FOUND if no function
 * has the name, and QN_INVALID_ARGUMENT if no function with the name takes the tensors, or if several do. */
QN_API qn_status qn_module_match(const qn_module *module, const char *name, size_t input_count, const qn_tensor *inputs,
                                 size_t output_count, const qn_tensor *outputs, const qn_function **out);
/* Calls the function that qn_module_match finds. options: as for qn_call_with; NULL means a call without options. */
QN_API qn_status qn_module_call(const qn_module *module, const char *name, const qn_call_options *options,
                                size_t input_count, const qn_tensor *inputs, size_t output_count,
                                const qn_tensor *outputs);

/* ---- Inspecting packs -------------------------------------------------------------------------------------------- */

/* A part of a pack. Texts are valid until the visitor returns. */
typedef struct qn_pack_part {
    const char *function; /* the name of the function that the part belongs to; "" if the part belongs to all */
    const char *kind;     /* "program", "graph", "signature", "constants", "customs" (functions of the host) or
                             "other"; in a pack with several functions also "name", "numbers of constants" and "code"
                             (the code of all functions for one target) */
    uint64_t bytes;       /* size of the part */
    /* The fields below describe a program; the first three also describe code. For other parts they are "" or 0. */
    const char *level;      /* "x86-64-v3" */
    const char *machine;    /* "x86_64" or "aarch64" */
    uint64_t code_bytes;    /* size of machine code and its constants; several programs may share code */
    uint64_t memory_bytes;  /* size of the temporary memory of a call with one thread */
    uint32_t kernels;       /* number of native functions */
    const char *compile_id; /* the build of Quern that made the program */
    const char *compiler;   /* "LLVM 19.1.7" */
    QN_RESERVED;
} qn_pack_part;
typedef void (*qn_pack_visitor)(void *user, const qn_pack_part *part);
/* Checks a pack in a file, and visits its parts in the order of the file. Executes nothing. Functions of the host need
 * not be registered. */
QN_API qn_status qn_pack_list(qn_context *context, const char *path, qn_pack_visitor visit, void *user);
/* Reads the graph of a function of a pack in a file, to inspect or dump it. index: the number of the function, as in
 * qn_module_function; 0 for a pack from qn_pack. A pack keeps the names of inputs and outputs, but no other names, and
 * no places in the source. Returns QN_NOT_FOUND if the file or the function does not exist, and QN_UNSUPPORTED if the
 * pack has no graph of the function. */
QN_API qn_status qn_pack_graph(qn_context *context, const char *path, size_t index, qn_graph **out);

/* ---- Objects ----------------------------------------------------------------------------------------------------- */

typedef struct qn_object_options {
    const char *name; /* the name of qn_object's C function: an identifier of at most 63 characters that C, C++ and
                         their standard libraries do not use. For qn_object_functions: the beginning of the names */
    qn_target target; /* if both fields are NULL, the target is the level of the context */
    QN_RESERVED;
} qn_object_options;
/* Makes an object file (ELF) with one function, which runs the graph's entry function. Also makes a C header, unless
 * `header` is NULL. The C header declares the function and has the sizes of its tensors and workspace. Free the object
 * and the header with qn_free. The code is that of a pack with QN_PREPARE_NOTHING. Returns QN_UNSUPPORTED, with the
 * reason, in three cases: there is no code for the target; the function or a custom call has more than 4000 inputs and
 * outputs (a call keeps their addresses on the stack); a custom call does not fit a C function (docs/cache.md). */
QN_API qn_status qn_object(qn_graph *graph, const qn_object_options *options, void **object, size_t *size,
                           char **header);
/* Makes an object file with `function_count` functions, 1 to 1023, whose names and graphs are those of `functions`. The
 * name of a C function is options->name, an underscore, and the name of the function, such as model_predict. Large
 * constants and kernels that functions share are in the object once. The names must differ. Otherwise like
 * qn_object. */
QN_API qn_status qn_object_functions(size_t function_count, const qn_pack_function *functions,
                                     const qn_object_options *options, void **object, size_t *size, char **header);

#ifdef __cplusplus
}
#endif
#endif
