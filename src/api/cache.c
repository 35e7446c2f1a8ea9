/* The functions of quern/cache.h. They look up a program in the cache, explain why it is not there, and list and prune
 * the cache. */
#include "quern/cache.h"

#include <inttypes.h>
#include <stdio.h>
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

/* ---- one program ------------------------------------------------------------------------------------------------- */

/* Makes a program_lookup (api/engine.h) for a graph and passes it to `look`. */
static qn_status look_for(qn_graph *graph, const qn_compile_options *options,
                          qn_status (*look)(program_lookup *q, void *out), void *out)
{
    region_id entry;
    program_lookup q;
    QN_TRY(graph_seal(graph, &entry));
    qn_status status = lookup_begin(&q, graph->context, &graph->g, entry, options, false);
    if (!status)
        status = look(&q, out);
    lookup_end(&q);
    graph_unseal(graph);
    return status;
}

static bool is_cached(program_lookup *q)
{
    if (q->options->no_cache || !q->context->disk_cache)
        return false;
    return programs_has(q->context->programs, q->key) || lookup_has_image(q);
}

static qn_status look_cached(program_lookup *q, void *out)
{
    *(int *)out = is_cached(q);
    return NULL;
}

qn_status qn_cached(qn_graph *graph, const qn_compile_options *options, int *cached)
{
    GIVEN(cached);
    *cached = 0;
    GIVEN(graph);
    return look_for(graph, options, look_cached, cached);
}

static qn_status look_key(program_lookup *q, void *out)
{
    key_text(q->key, out);
    return NULL;
}

qn_status qn_cache_key(qn_graph *graph, const qn_compile_options *options, char key[65])
{
    GIVEN(key);
    key[0] = 0;
    GIVEN(graph);
    return look_for(graph, options, look_key, key);
}

/* ---- explaining -------------------------------------------------------------------------------------------------- */

/* The parts of a key, the least important first. For each entry of the cache, qn_cache_explain makes a number: bit i is
 * set if the entry's key differs from the wanted key in part i. The nearest entry is the one with the smallest
 * number. */
typedef enum part {
    PART_BUILD,
    PART_LEVEL,
    PART_TUNING,
    PART_OPTIONS,
    PART_NUMERICS,
    PART_TYPES,
    PART_CUSTOMS,
    PART_VALUES,
    PART_OUTPUTS,
    PART_OPERATIONS,
    PARTS
} part;

static const char *const part_words[PARTS] = {
    [PART_BUILD] = "the build of the library (compile_id and ABI)",
    [PART_LEVEL] = "the target level",
    [PART_TUNING] = "the CPU that code is tuned for",
    [PART_OPTIONS] = "the options of compiling",
    [PART_NUMERICS] = "the version of the numerics",
    [PART_TYPES] = "shapes or element types of inputs",
    [PART_CUSTOMS] = "the functions of the host that custom calls name, or their versions",
    [PART_VALUES] = "attributes, such as values of constants or dimension numbers",
    [PART_OUTPUTS] = "outputs: which values they are, their element types, or inputs that they update",
    [PART_OPERATIONS] = "the operations and how they are connected",
};

/* Returns a set of bits. The bit `1 << part` is set if the two keys differ in this part. */
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
    if (a->numerics != b->numerics)
        out |= 1u << PART_NUMERICS;
    if (a->types != b->types)
        out |= 1u << PART_TYPES;
    if (memcmp(a->customs, b->customs, sizeof a->customs) != 0)
        out |= 1u << PART_CUSTOMS;
    if (a->operations != b->operations)
        return out | 1u << PART_OPERATIONS;
    if (a->outputs != b->outputs)
        out |= 1u << PART_OUTPUTS;
    if (a->values != b->values)
        out |= 1u << PART_VALUES;
    bool reported = out & (1u << PART_TYPES | 1u << PART_OUTPUTS | 1u << PART_VALUES);
    bool same = memcmp(a->graph, b->graph, sizeof a->graph) == 0;
    /* If the graphs differ but all digests above are equal, types of values inside the graphs differ. Such a difference
     * counts as PART_VALUES. */
    return same || reported ? out : out | 1u << PART_VALUES;
}

typedef struct nearest {
    const program_lookup *q;
    bool found, refused; /* refused: the cache has an entry with the wanted key, but the entry cannot be used */
    uint32_t differs;
    pack_key parts;
    uint8_t key[PACK_KEY_SIZE];
} nearest;

static bool compare_entry(void *user, const disk_cache_entry *entry)
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

static qn_status look_why(program_lookup *q, void *out)
{
    text printed = {0};
    char key[2 * PACK_KEY_SIZE + 1];
    nearest n = {.q = q};
    key_text(q->key, key);
    text_printf(&printed, "key      %s\n", key);
    if (!q->context->disk_cache) {
        text_puts(&printed, "the cache is off\n");
    } else if (is_cached(q)) {
        text_puts(&printed, "a hit\n");
    } else {
        text_printf(&printed, "a miss: %s\n", q->miss.text);
        qn_status unseen = disk_cache_list_all(q->context->disk_cache, compare_entry, &n);
        if (unseen)
            text_printf(&printed, "not examined: %s\n", qn_status_message(unseen));
        if (n.found)
            print_nearest(&n, &printed);
        else if (!unseen)
            text_printf(&printed, "the cache holds no %sprogram\n", n.refused ? "other " : "");
        qn_status_free(unseen);
    }
    return text_take(&printed, out);
}

qn_status qn_cache_explain(qn_graph *graph, const qn_compile_options *options, char **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(graph);
    return look_for(graph, options, look_why, out);
}

/* ---- the directory ----------------------------------------------------------------------------------------------- */

/* The two disk caches of one directory. caches[0] holds programs; the context opened it. caches[1] holds kernels;
 * directory_open opens it. */
typedef struct directory {
    disk_cache *caches[2];
} directory;

static const char *const kinds[2] = {"program", "kernel"};

static qn_status directory_open(const qn_context *context, directory *out)
{
    *out = (directory){{context->disk_cache, NULL}};
    if (!context->disk_cache || !disk_cache_path(context->disk_cache))
        return status_make(QN_NOT_FOUND,
                           "there is no cache: it %s; expected a directory in QUERN_CACHE or the option `cache`",
                           context->disk_cache ? "has no directory" : "is off");
    return disk_cache_open(&(disk_cache_options){.path = disk_cache_path(context->disk_cache),
                                                 .below = DISK_CACHE_KERNELS,
                                                 .read_only = context->read_only,
                                                 .data = true},
                           &out->caches[1]);
}

typedef struct visit {
    qn_cache_visitor visitor;
    void *user;
    const char *kind;
} visit;

static bool visit_entry(void *user, const disk_cache_entry *entry)
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
                                                                : "it is not a pack of this version"});
    return true;
}

qn_status qn_cache_list(qn_context *context, int verify, qn_cache_visitor visitor, void *user)
{
    directory f;
    GIVEN(context);
    if (!visitor)
        return status_null(__func__, "visit");
    QN_TRY(directory_open(context, &f));
    qn_status status = NULL;
    uint64_t whole, refused;
    for (int i = 0; i < 2 && !status; i++) {
        visit v = {visitor, user, kinds[i]};
        status = verify ? disk_cache_verify(f.caches[i], visit_entry, &v, &whole, &refused)
                        : disk_cache_list(f.caches[i], visit_entry, &v);
    }
    disk_cache_close(f.caches[1]);
    return status;
}

typedef struct sums {
    uint64_t compiled, shared;
} sums;

static bool add_kernels(void *user, const disk_cache_entry *entry)
{
    sums *s = user;
    s->compiled += entry->header ? entry->header->kernels_compiled : 0;
    s->shared += entry->header ? entry->header->kernels_shared : 0;
    return true;
}

/* Counts the entries of both disk caches, and adds up the numbers of kernels in the headers of the programs. If kernels
 * cannot be kept or programs were not written, sets context->problem to the reason. */
static qn_status count_entries(qn_context *context, disk_cache_stats *programs, disk_cache_stats *kernels, sums *total)
{
    directory f;
    disk_cache_reason why = {""};
    QN_TRY(disk_cache_get_stats(context->disk_cache, programs));
    QN_TRY(disk_cache_list(context->disk_cache, add_kernels, total));
    QN_TRY(directory_open(context, &f));
    qn_status status = NULL;
    if (disk_cache_usable(f.caches[1], &why))
        status = disk_cache_get_stats(f.caches[1], kernels);
    else
        snprintf(context->problem.text, sizeof context->problem.text, "no kernels are kept: %.480s", why.text);
    disk_cache_close(f.caches[1]);
    if (!*context->problem.text)
        disk_cache_unwritten(context->disk_cache, &context->problem);
    return status;
}

qn_status qn_get_cache_stats(qn_context *context, qn_cache_stats *out)
{
    disk_cache_stats programs = {0}, kernels = {0};
    sums total = {0, 0};
    qn_status status = NULL;
    GIVEN(out);
    *out = (qn_cache_stats){.path = "", .why = ""};
    GIVEN(context);
    out->why = "there is no cache: it is off";
    if (!context->disk_cache)
        return NULL;
    const char *path = disk_cache_path(context->disk_cache);
    if (!path)
        disk_cache_unwritten(context->disk_cache, &context->problem);
    else if (disk_cache_usable(context->disk_cache, &context->problem))
        status = count_entries(context, &programs, &kernels, &total);
    else
        qn_status_free(disk_cache_get_stats(context->disk_cache, &programs)); /* sets only the counts of this process */
    *out = (qn_cache_stats){.path = path ? path : "",
                            .why = context->problem.text,
                            .limit = context->cache_limit,
                            .programs = programs.entries,
                            .program_bytes = programs.bytes,
                            .kernels = kernels.entries,
                            .kernel_bytes = kernels.bytes,
                            .kernels_compiled = total.compiled,
                            .kernels_shared = total.shared,
                            .hits_in_memory = atomic_load(&context->hits_in_memory),
                            .hits = atomic_load(&context->hits),
                            .misses = atomic_load(&context->misses),
                            .refused = atomic_load(&context->refused),
                            .written = programs.puts,
                            .failed_to_write = programs.put_failures};
    return status;
}

/* Prunes one disk cache to at most `bytes` bytes; 0 deletes all entries. Adds the number of deleted files to *files,
 * and the number of their bytes to *freed. Sets *left to the number of bytes that remain. */
static qn_status prune(disk_cache *s, uint64_t bytes, uint64_t *left, uint64_t *files, uint64_t *freed)
{
    disk_cache_stats before, after;
    uint64_t removed = 0;
    *left = 0;
    QN_TRY(disk_cache_get_stats(s, &before));
    qn_status status = bytes ? disk_cache_prune(s, bytes, &removed) : disk_cache_clear(s, &removed);
    *files += removed;
    qn_status uncounted = disk_cache_get_stats(s, &after);
    if (!uncounted) {
        *left = after.bytes;
        *freed += before.bytes > after.bytes ? before.bytes - after.bytes : 0;
    }
    if (!status)
        return uncounted;
    qn_status_free(uncounted);
    return status;
}

qn_status qn_cache_prune(qn_context *context, uint64_t bytes, uint64_t *files, uint64_t *freed)
{
    directory f;
    uint64_t left = 0, unasked[2] = {0, 0};
    files = files ? files : &unasked[0];
    freed = freed ? freed : &unasked[1];
    *files = *freed = 0;
    GIVEN(context);
    QN_TRY(directory_open(context, &f));
    qn_status first = prune(f.caches[0], bytes, &left, files, freed);
    /* The kernels get the bytes that the programs do not use. */
    qn_status second = prune(f.caches[1], bytes > left ? bytes - left : 0, &left, files, freed);
    disk_cache_close(f.caches[1]);
    if (!first)
        return second;
    qn_status_free(second);
    return first;
}
