/* Chooses the engine of a function: a compiled program or the evaluator. engine.c computes the key of the program. It
 * then tries in this order: the programs in memory, the disk cache, the compiler, the evaluator. */
#ifndef API_ENGINE_H
#define API_ENGINE_H

#include "api/function.h"
#include "runtime/pack.h"

/* The lookup of a program. */
typedef struct program_lookup {
    qn_context *context;
    const qn_compile_options *options;
    const char *name; /* of the module; "" if it has none */
    canonical_bytes canonical;
    custom_set customs; /* the functions of the host that the graph calls */
    const cpu_tuning *target;
    pack_key parts;
    uint8_t key[PACK_KEY_SIZE];
    double key_us;
    /* Results: */
    disk_cache_reason miss; /* why the cache missed; "" for a hit or without a cache */
    bool from_cache;
    bool refused; /* the cache has an entry with this key, but the entry cannot be used */
    qn_compile_report report;
    double compile_us, load_us;
} program_lookup;

/* Fails if an option has a value that is not defined. */
qn_status options_check(const qn_compile_options *options);
/* Finds the target, makes the canonical bytes of the entry function, and computes the key. If `linked` is set, a linker
 * will resolve the functions of the host, so they need not be registered with the context. Call lookup_end even after a
 * failure. */
qn_status lookup_begin(program_lookup *q, qn_context *context, const graph *g, region_id entry,
                       const qn_compile_options *options, bool linked);
void lookup_end(program_lookup *q);
/* Loads the program from the disk cache. If the cache has no usable program with this key, sets q->miss to the reason
 * and *out to NULL. Returns QN_UNSUPPORTED if the program cannot be mapped for execution. */
qn_status lookup_load(program_lookup *q, program **out);
/* Whether the disk cache has the program. The target may be another machine. If the cache lacks the program, q->miss is
 * the reason. */
bool lookup_has_image(program_lookup *q);

/* A checked program image (abi/image.h) for the target of a lookup. The target may be another machine. */
typedef struct lookup_image {
    const image_header *bytes;
    size_t size;
    char compiler[65]; /* description of the compiler that made the image */
    /* One of these owns the memory of `bytes`: `entry`, a mapped entry of the cache, or `compiled`, memory from
     * malloc. */
    mapped entry;
    void *compiled;
} lookup_image;
/* Gets the image from the disk cache, or compiles it and puts it into the disk cache. Free *out even after a
 * failure. */
qn_status lookup_find_image(program_lookup *q, lookup_image *out);
void lookup_image_free(lookup_image *i);

/* Chooses the engine of f. f must have its signature and constants already. */
qn_status engine_choose(qn_function *f, program_lookup *q);
/* Makes the evaluator the engine of f. `canonical` holds the graph as canonical bytes. why: the reason, which
 * qn_function_stats returns. */
qn_status engine_evaluate(qn_function *f, const void *canonical, size_t size, const char *why);
/* Checks that g, which was read from canonical bytes, has the signature and the constants of f. */
qn_status engine_check_graph(const qn_function *f, const graph *g, region_id entry);
/* Binds the program *p to `context`, and to the functions of the host that the program calls. After a failure, frees
 * the program and sets *p to NULL. */
qn_status engine_bind(const qn_context *context, program **p, const custom_set *functions);
/* Makes the loaded program p the engine of f. Fails with QN_INTERNAL if the signature of p differs from that of f.
 * `found` is the entry of runtime/programs.h that owns p. If `found` is NULL, f owns p. */
qn_status engine_use(qn_function *f, held *found, program *p);

#endif
