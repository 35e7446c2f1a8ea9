/* From a graph to what runs it: the key, then memory, cache, compiler, evaluator, in this order. */
#ifndef API_ENGINE_H
#define API_ENGINE_H

#include "api/function.h"
#include "runtime/pack.h"

/* A program that is looked for. */
typedef struct program_lookup {
    qn_context *context;
    const qn_compile_options *options;
    canonical_bytes canonical;
    custom_set customs; /* the functions of the host that it calls */
    const cpu_tuning *target;
    pack_key parts;
    uint8_t key[PACK_KEY_SIZE];
    double key_us;
    /* What was found on the way: */
    disk_cache_reason miss; /* why not in the cache; "" for a hit or where there is no cache */
    bool from_cache;
    bool refused; /* there is an entry, and it may not be used */
    qn_compile_report report;
    double compile_us, load_us;
} program_lookup;

/* The canonical bytes of the entry function, level and key. To be freed also after a failure. `linked`: functions of
 * the host are symbols of a linker, of which the context need know nothing. */
qn_status lookup_begin(program_lookup *q, qn_context *context, const graph *g, region_id entry,
                       const qn_compile_options *options, bool linked);
void lookup_end(program_lookup *q);
/* The program in the cache; NULL, and why in q->miss, if there is none that runs here. Fails where nothing compiled could
 * run. */
qn_status lookup_load(program_lookup *q, program **out);
/* Whether the cache has the program, for whatever machine; if not, q->miss says why. */
bool lookup_has_image(program_lookup *q);

/* An image for the target of a lookup, which need not be this machine's, checked. */
typedef struct lookup_image {
    const image_header *bytes;
    size_t size;
    char compiler[65]; /* that made it */
    /* Where the bytes are: in an entry of the cache, or in malloc'ed memory. */
    mapped entry;
    void *compiled;
} lookup_image;
/* The image in the cache, or else a new one, which is then in the cache. To be freed also after a failure. */
qn_status lookup_find_image(program_lookup *q, lookup_image *out);
void lookup_image_free(lookup_image *i);

/* Gives f, which has its signature and constants, an engine. */
qn_status engine_choose(qn_function *f, program_lookup *q);
/* The evaluator, on canonical bytes, and why. */
qn_status engine_evaluate(qn_function *f, const void *canonical, size_t size, const char *why);
/* Binds a program to the functions of the host, in a context, that it calls. Frees it after a failure. */
qn_status engine_bind(program **p, const custom_set *functions);
/* A program that was loaded: checks that it takes the function's memory, and fills in its facts. */
qn_status engine_use(qn_function *f, held *found, program *p);

#endif
