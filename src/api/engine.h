/* Finds what runs a graph. Computes the key, then tries memory, disk cache, compiler and evaluator, in this order. */
#ifndef API_ENGINE_H
#define API_ENGINE_H

#include "api/function.h"
#include "runtime/pack.h"

/* The lookup of a program. */
typedef struct program_lookup {
    qn_context *context;
    const qn_compile_options *options;
    canonical_bytes canonical;
    custom_set customs; /* the functions of the host that it calls */
    const cpu_tuning *target;
    pack_key parts;
    uint8_t key[PACK_KEY_SIZE];
    double key_us;
    /* Results: */
    disk_cache_reason miss; /* why the cache missed; "" for a hit or without a cache */
    bool from_cache;
    bool refused; /* there is an entry, but it may not be used */
    qn_compile_report report;
    double compile_us, load_us;
} program_lookup;

/* Computes the canonical bytes of the entry function, the target and the key. Call lookup_end also after a failure.
 * linked: a linker will resolve functions of the host, so they need not be registered with the context. */
qn_status lookup_begin(program_lookup *q, qn_context *context, const graph *g, region_id entry,
                       const qn_compile_options *options, bool linked);
void lookup_end(program_lookup *q);
/* Loads the program from the disk cache. *out is NULL, and q->miss the reason, if there is none that runs here.
 * QN_UNSUPPORTED if the system cannot map it, so that no compiled code could run. */
qn_status lookup_load(program_lookup *q, program **out);
/* Whether the disk cache has the program, even if it is for another machine; if not, q->miss is the reason. */
bool lookup_has_image(program_lookup *q);

/* A checked image for the target of a lookup, which may be another machine. */
typedef struct lookup_image {
    const image_header *bytes;
    size_t size;
    char compiler[65]; /* description of the compiler that made it */
    /* The memory of the bytes: an entry of the cache, or malloc'ed. */
    mapped entry;
    void *compiled;
} lookup_image;
/* Gets the image from the disk cache, or compiles it and puts it there. Free *out also after a failure. */
qn_status lookup_find_image(program_lookup *q, lookup_image *out);
void lookup_image_free(lookup_image *i);

/* Chooses the engine of f, which must have its signature and constants. */
qn_status engine_choose(qn_function *f, program_lookup *q);
/* Makes the evaluator the engine of f, on canonical bytes. why: the reason, for statistics. */
qn_status engine_evaluate(qn_function *f, const void *canonical, size_t size, const char *why);
/* Binds a program to the functions of the host that it calls. After a failure frees it and sets *p to NULL. */
qn_status engine_bind(program **p, const custom_set *functions);
/* Makes a loaded program the engine of f, after checking that it has the function's signature. found: its holder; NULL:
 * f owns p. */
qn_status engine_use(qn_function *f, held *found, program *p);

#endif
