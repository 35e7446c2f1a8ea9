/* Looking into the cache. */
#include "quern/cache.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "api/engine.h"

void key_text(const uint8_t key[PACK_KEY_SIZE], char out[2 * PACK_KEY_SIZE + 1])
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < PACK_KEY_SIZE; i++) {
        out[2 * i] = digits[key[i] >> 4];
        out[2 * i + 1] = digits[key[i] & 15];
    }
    out[2 * PACK_KEY_SIZE] = 0;
}

/* ---- one program ---------------------------------------------------------------------------------------------------- */

/* Runs `look` on the quest of a graph. */
static qn_status look_for(qn_graph *graph, const qn_compile_options *options, qn_status (*look)(quest *q, void *out),
                          void *out)
{
    region_id entry;
    quest q;
    QN_TRY(graph_seal(graph, &entry));
    qn_status status = quest_begin(&q, graph->context, &graph->g, entry, options);
    if (!status)
        status = look(&q, out);
    quest_end(&q);
    graph_unseal(graph);
    return status;
}

static bool is_cached(quest *q)
{
    program *found;
    if (q->options->no_cache || !q->context->store)
        return false;
    if (programs_has(q->context->programs, q->key))
        return true;
    qn_status_free(quest_load(q, &found));
    program_free(found);
    return found != NULL;
}

static qn_status look_cached(quest *q, void *out)
{
    *(int *)out = is_cached(q);
    return NULL;
}

qn_status qn_cached(qn_graph *graph, const qn_compile_options *options, int *cached)
{
    GIVEN(cached);
    *cached = 0;
    return look_for(graph, options, look_cached, cached);
}

static qn_status look_key(quest *q, void *out)
{
    key_text(q->key, out);
    return NULL;
}

qn_status qn_cache_key(qn_graph *graph, const qn_compile_options *options, char key[65])
{
    GIVEN(key);
    key[0] = 0;
    return look_for(graph, options, look_key, key);
}

/* ---- explaining ------------------------------------------------------------------------------------------------------ */

/* The parts of a key, from what matters least to what matters most for being near. */
typedef enum part {
    PART_BUILD,
    PART_LEVEL,
    PART_TUNING,
    PART_OPTIONS,
    PART_TYPES,
    PART_VALUES,
    PART_OPERATIONS,
    PARTS
} part;

static const char *const part_words[PARTS] = {
    [PART_BUILD] = "the build of the library (compile_id and ABI)",
    [PART_LEVEL] = "the target level",
    [PART_TUNING] = "the CPU that code is tuned for",
    [PART_OPTIONS] = "the options of compiling",
    [PART_TYPES] = "shapes or element types of inputs",
    [PART_VALUES] = "attributes, such as values of constants or dimension numbers",
    [PART_OPERATIONS] = "the operations and how they are connected",
};

/* A bit for each part that differs. */
static uint32_t differing(const pack_key *a, const pack_key *b)
{
    uint32_t out = 0;
    if (memcmp(a->compile_id, b->compile_id, sizeof a->compile_id) != 0 || a->abi != b->abi)
        out |= 1u << PART_BUILD;
    if (memcmp(a->level, b->level, sizeof a->level) != 0)
        out |= 1u << PART_LEVEL;
    if (memcmp(a->tuning, b->tuning, sizeof a->tuning) != 0)
        out |= 1u << PART_TUNING;
    if (a->options != b->options)
        out |= 1u << PART_OPTIONS;
    if (memcmp(a->types, b->types, sizeof a->types) != 0)
        out |= 1u << PART_TYPES;
    if (memcmp(a->ops, b->ops, sizeof a->ops) != 0)
        out |= 1u << PART_OPERATIONS;
    else if (memcmp(a->graph, b->graph, sizeof a->graph) != 0 && !(out & 1u << PART_TYPES))
        out |= 1u << PART_VALUES;
    return out;
}

typedef struct nearest {
    const quest *q;
    bool found, refused; /* refused: there is an entry with this very key */
    uint32_t differs;
    pack_key parts;
    uint8_t key[PACK_KEY_SIZE];
} nearest;

static bool compare_entry(void *user, const store_entry *entry)
{
    nearest *n = user;
    if (!entry->header)
        return true;
    uint32_t differs = differing(&n->q->parts, &entry->header->parts);
    n->refused = n->refused || !differs;
    if (!differs)
        return true;
    if (n->found && differs >= n->differs)
        return true;
    n->found = true;
    n->differs = differs;
    n->parts = entry->header->parts;
    memcpy(n->key, entry->key, sizeof n->key);
    return true;
}

static void print_texts(text *out, const char *what, const char *ours, const char *theirs, size_t size)
{
    text_printf(out, "    %s: %.*s here, %.*s there\n", what, (int)size, ours, (int)size, theirs);
}

static void print_nearest(const nearest *n, text *out)
{
    char key[2 * PACK_KEY_SIZE + 1];
    if (!n->found) {
        text_printf(out, "the cache holds no %sprogram\n", n->refused ? "other " : "");
        return;
    }
    key_text(n->key, key);
    text_printf(out, "nearest  %s\ndiffers in\n", key);
    for (int i = 0; i < PARTS; i++)
        if (n->differs & 1u << i)
            text_printf(out, "  %s\n", part_words[i]);
    const pack_key *ours = &n->q->parts, *theirs = &n->parts;
    if (n->differs & 1u << PART_BUILD)
        print_texts(out, "compile_id", ours->compile_id, theirs->compile_id, sizeof ours->compile_id);
    if (n->differs & 1u << PART_LEVEL)
        print_texts(out, "level", ours->level, theirs->level, sizeof ours->level);
}

static qn_status look_why(quest *q, void *out)
{
    text printed = {0};
    char key[2 * PACK_KEY_SIZE + 1];
    nearest n = {.q = q};
    key_text(q->key, key);
    text_printf(&printed, "key      %s\n", key);
    qn_status status = NULL;
    if (!q->context->store) {
        text_puts(&printed, "the cache is off\n");
    } else if (is_cached(q)) {
        text_puts(&printed, "a hit\n");
    } else {
        text_printf(&printed, "a miss: %s\n", q->miss.text);
        status = store_list(q->context->store, compare_entry, &n);
        print_nearest(&n, &printed);
    }
    if (!status)
        return text_take(&printed, out);
    text_free(&printed);
    return status;
}

qn_status qn_cache_explain(qn_graph *graph, const qn_compile_options *options, char **out)
{
    GIVEN(out);
    *out = NULL;
    return look_for(graph, options, look_why, out);
}

/* ---- the folder ------------------------------------------------------------------------------------------------------- */

/* The two stores of a folder: of programs, and of kernels, which is opened for this alone. */
typedef struct folder {
    store *stores[2];
} folder;

static const char *const kinds[2] = {"program", "kernel"};

static qn_status folder_open(const qn_context *context, folder *out)
{
    *out = (folder){{context->store, NULL}};
    if (!context->store || !store_path(context->store))
        return status_make(QN_NOT_FOUND, "there is no cache: it is off, or no folder is known for it");
    return store_open(
        &(store_options){
            .path = store_path(context->store), .below = STORE_KERNELS, .read_only = context->read_only, .data = true},
        &out->stores[1]);
}

typedef struct visit {
    qn_cache_visitor visitor;
    void *user;
    const char *kind;
} visit;

static bool visit_entry(void *user, const store_entry *entry)
{
    const visit *v = user;
    char key[2 * PACK_KEY_SIZE + 1], level[PACK_LEVEL + 1] = "", id[17] = "", compiler[65] = "";
    const pack_header *h = entry->header;
    key_text(entry->key, key);
    if (h) {
        memcpy(level, h->parts.level, PACK_LEVEL);
        memcpy(id, h->parts.compile_id, sizeof h->parts.compile_id);
        memcpy(compiler, h->compiler, sizeof h->compiler);
    }
    v->visitor(v->user, &(qn_cache_entry){.key = key,
                                          .kind = v->kind,
                                          .bytes = entry->size,
                                          .used = entry->stamp / 1000000000,
                                          .level = level,
                                          .compile_id = id,
                                          .compiler = compiler,
                                          .why = entry->refused ? entry->refused
                                                 : h            ? ""
                                                                : "it is no pack of this version"});
    return true;
}

qn_status qn_cache_list(qn_context *context, int verify, qn_cache_visitor visitor, void *user)
{
    folder f;
    GIVEN(context);
    if (!visitor)
        return status_null(__func__, "visit");
    QN_TRY(folder_open(context, &f));
    qn_status status = NULL;
    uint64_t whole, refused;
    for (int i = 0; i < 2 && !status; i++) {
        visit v = {visitor, user, kinds[i]};
        status = verify ? store_verify(f.stores[i], visit_entry, &v, &whole, &refused)
                        : store_list(f.stores[i], visit_entry, &v);
    }
    store_close(f.stores[1]);
    return status;
}

typedef struct sums {
    uint64_t compiled, shared;
} sums;

static bool add_kernels(void *user, const store_entry *entry)
{
    sums *s = user;
    s->compiled += entry->header ? entry->header->kernels_compiled : 0;
    s->shared += entry->header ? entry->header->kernels_shared : 0;
    return true;
}

qn_status qn_get_cache_stats(qn_context *context, qn_cache_stats *out)
{
    folder f;
    GIVEN(out);
    *out = (qn_cache_stats){.path = "", .why = ""};
    GIVEN(context);
    if (!context->store || !store_path(context->store)) {
        out->why = "there is no cache: it is off, or no folder is known for it";
        return NULL;
    }
    QN_TRY(folder_open(context, &f));
    store_stats stats[2] = {{0}, {0}};
    sums total = {0, 0};
    qn_status status = NULL;
    if (store_usable(context->store, &context->problem)) {
        status = store_get_stats(f.stores[0], &stats[0]);
        if (!status)
            status = store_get_stats(f.stores[1], &stats[1]);
        if (!status)
            status = store_list(f.stores[0], add_kernels, &total);
    }
    store_close(f.stores[1]);
    *out = (qn_cache_stats){.path = store_path(context->store),
                            .why = context->problem.text,
                            .limit = stats[0].limit,
                            .programs = stats[0].entries,
                            .program_bytes = stats[0].bytes,
                            .kernels = stats[1].entries,
                            .kernel_bytes = stats[1].bytes,
                            .kernels_compiled = total.compiled,
                            .kernels_shared = total.shared,
                            .hits_in_memory = atomic_load(&context->hits_in_memory),
                            .hits = stats[0].hits,
                            .misses = stats[0].absent,
                            .refused = stats[0].refused,
                            .written = stats[0].puts,
                            .failed_to_write = stats[0].put_failures};
    return status;
}

qn_status qn_cache_prune(qn_context *context, uint64_t bytes, uint64_t *files, uint64_t *freed)
{
    folder f;
    store_stats before, after;
    uint64_t removed[2] = {0, 0}, gone = 0;
    GIVEN(context);
    QN_TRY(folder_open(context, &f));
    qn_status status = NULL;
    /* Kernels may have what programs leave. */
    for (int i = 0; i < 2 && !status; i++) {
        status = store_get_stats(f.stores[i], &before);
        if (!status)
            status = bytes ? store_prune(f.stores[i], bytes, &removed[i]) : store_clear(f.stores[i], &removed[i]);
        if (!status)
            status = store_get_stats(f.stores[i], &after);
        if (status)
            break;
        gone += before.bytes > after.bytes ? before.bytes - after.bytes : 0;
        bytes -= bytes > after.bytes ? after.bytes : bytes;
    }
    store_close(f.stores[1]);
    if (files)
        *files = removed[0] + removed[1];
    if (freed)
        *freed = gone;
    return status;
}
