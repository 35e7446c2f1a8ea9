/* Writes packs (api/pack.h). */
#include <stdlib.h>
#include <string.h>

#include "api/pack.h"
#include "base/checksum.h"
#include "runtime/join.h"

enum { MAX_TARGETS = 16, MAX_NAME = 65535 };

_Static_assert(PACK_MAX_FUNCTIONS + 1 + MAX_TARGETS <= PACK_MAX_SECTIONS, "sections of a pack with several functions");

/* What the pack of one function is made from. */
typedef struct packing {
    text names, constants, customs;
    lookup_image images[MAX_TARGETS];
    image_header *detached[MAX_TARGETS]; /* the images without their code, for a pack with several functions */
    const cpu_tuning *targets[MAX_TARGETS];
    uint32_t image_count;
    qn_prepare_mode prepare;
    program_lookup q; /* the lookup of the target that was added last */
} packing;

/* ---- the sections of a function ---------------------------------------------------------------------------------- */

static void put_parameter(text *out, const graph *g, node_id n, const char *name, int32_t alias)
{
    const type *t = node_shape(g, n);
    size_t length = name ? strlen(name) : 0;
    uint8_t kind[2] = {t->dtype, (uint8_t)t->rank};
    uint16_t bytes = (uint16_t)(length < MAX_NAME ? length : MAX_NAME);
    text_add(out, (const char *)kind, sizeof kind);
    text_add(out, (const char *)&bytes, sizeof bytes);
    text_add(out, (const char *)&alias, sizeof alias);
    text_add(out, (const char *)t->dims, t->rank * sizeof *t->dims);
    text_add(out, name ? name : "", bytes);
}

static void put_names(text *out, const graph *g, region_id entry)
{
    const region *r = region_at(g, entry);
    uint32_t counts[2] = {r->formals.count, r->output_count};
    text_add(out, (const char *)counts, sizeof counts);
    for (uint32_t i = 0; i < r->formals.count; i++)
        put_parameter(out, g, r->formals.at[i].node, r->formals.at[i].name, r->formals.at[i].alias);
    for (uint32_t i = 0; i < r->output_count; i++) {
        int32_t alias = -1;
        for (uint32_t k = 0; k < r->formals.count; k++)
            if (r->formals.at[k].alias == (int32_t)i)
                alias = (int32_t)k;
        put_parameter(out, g, r->outputs[i], r->output_names ? r->output_names[i] : NULL, alias);
    }
}

static join_constant constant_at(const graph *g, const canonical_bytes *canonical, uint32_t i)
{
    const constant_buffer *from = &g->buffers.at[canonical->buffers[i]];
    return (join_constant){from->data, (size_t)type_bytes(g, from->type)};
}

static uint64_t aligned(uint64_t at)
{
    return (at + PACK_CONSTANT_ALIGNMENT - 1) / PACK_CONSTANT_ALIGNMENT * PACK_CONSTANT_ALIGNMENT;
}

/* Writes the section PACK_CONSTANTS. */
static void put_constants(text *out, uint32_t count, const join_constant *constants)
{
    static const char zeros[PACK_CONSTANT_ALIGNMENT];
    uint64_t rows = count, at = aligned(sizeof rows + rows * 2 * sizeof(uint64_t));
    text_add(out, (const char *)&rows, sizeof rows);
    for (uint32_t i = 0; i < count; i++) {
        uint64_t row[2] = {at, constants[i].size};
        text_add(out, (const char *)row, sizeof row);
        at = aligned(at + row[1]);
    }
    for (uint32_t i = 0; i < count; i++) {
        text_add(out, zeros, (size_t)(aligned(out->size) - out->size));
        text_add(out, constants[i].bytes, constants[i].size);
    }
}

/* Writes the graph's constants to p->constants. If `shared` is not NULL, adds them to this list instead, and writes
 * their numbers to p->constants. */
static void put_own_constants(packing *p, const graph *g, text *shared)
{
    text own = {0};
    for (uint32_t i = 0; i < p->q.canonical.buffer_count; i++) {
        join_constant c = constant_at(g, &p->q.canonical, i);
        uint32_t number = shared ? join_constant_add(shared, c.bytes, c.size) : 0;
        if (shared)
            text_add(&p->constants, (const char *)&number, sizeof number);
        else
            text_add(&own, (const char *)&c, sizeof c);
    }
    if (!shared)
        put_constants(&p->constants, join_constant_count(&own), join_constants(&own));
    p->constants.failed |= own.failed;
    text_free(&own);
}

/* Finds the image for one more target. Keeps the lookup in p->q for write_pack. */
static qn_status add_target(packing *p, qn_graph *graph, region_id entry, const qn_target *target)
{
    qn_compile_options options = {.level = target->level, .cpu = target->cpu, .prepare = p->prepare};
    lookup_end(&p->q);
    QN_TRY(lookup_begin(&p->q, graph->context, &graph->g, entry, &options, false));
    uint32_t i = p->image_count++;
    p->targets[i] = p->q.target;
    qn_status status = lookup_find_image(&p->q, &p->images[i]);
    if (qn_status_code(status) == QN_UNSUPPORTED)
        return status_prefix(status, "the pack cannot have code for level %s", level_facts[p->q.target->level].name);
    return status;
}

static qn_status add_targets(packing *p, qn_graph *graph, region_id entry, size_t count, const qn_target *targets)
{
    if (count > MAX_TARGETS)
        return status_make(QN_INVALID_ARGUMENT, "%zu targets are above the limit of %d", count, MAX_TARGETS);
    for (size_t i = 0; i < (count ? count : 1); i++)
        QN_TRY(add_target(p, graph, entry, count ? &targets[i] : &(qn_target){NULL, NULL}));
    return NULL;
}

/* Compiles the function for all targets, and writes the sections that need the graph. `shared` collects the constants
 * of all functions of a pack with several functions; NULL for a pack with one function. */
static qn_status prepare_sections(packing *p, qn_graph *graph, text *shared, size_t count, const qn_target *targets)
{
    region_id entry;
    QN_TRY(graph_seal(graph, &entry));
    qn_status status = add_targets(p, graph, entry, count, targets);
    if (!status) {
        put_names(&p->names, &graph->g, entry);
        put_own_constants(p, &graph->g, shared);
        custom_set_write(&p->q.customs, &p->customs);
        if (p->names.failed || p->constants.failed || p->customs.failed || (shared && shared->failed))
            status = status_oom();
    }
    graph_unseal(graph);
    return status;
}

static void packing_free(packing *p)
{
    for (uint32_t i = 0; i < p->image_count; i++) {
        lookup_image_free(&p->images[i]);
        free(p->detached[i]);
    }
    text_free(&p->names);
    text_free(&p->constants);
    text_free(&p->customs);
    lookup_end(&p->q);
}

static pack_content content_for(const packing *p, pack_kind kind, uint32_t i, const void *bytes, size_t size)
{
    const image_code *code = &p->images[i].bytes->code;
    return (pack_content){kind, code->machine, code->features, level_facts[p->targets[i]->level].name, bytes, size};
}

/* Writes the pack of a function. `name` is the function's name in a pack with several functions; NULL for a pack with
 * one function. */
static qn_status write_pack(const packing *p, const char *name, void **out, size_t *size)
{
    pack_content contents[MAX_TARGETS + 5];
    for (uint32_t i = 0; i < p->image_count; i++) {
        const image_header *image = p->detached[i] ? p->detached[i] : p->images[i].bytes;
        contents[i] = content_for(p, PACK_IMAGE, i, image, image->size);
    }
    uint32_t n = p->image_count;
    contents[n++] = (pack_content){.kind = PACK_GRAPH, .bytes = p->q.canonical.bytes, .size = p->q.canonical.size};
    contents[n++] = (pack_content){.kind = PACK_NAMES, .bytes = p->names.at, .size = p->names.size};
    contents[n++] = (pack_content){
        .kind = name ? PACK_SHARED : PACK_CONSTANTS, .bytes = p->constants.at, .size = p->constants.size};
    if (name)
        contents[n++] = (pack_content){.kind = PACK_NAME, .bytes = name, .size = strlen(name)};
    if (p->customs.size)
        contents[n++] = (pack_content){.kind = PACK_CUSTOMS, .bytes = p->customs.at, .size = p->customs.size};
    pack_source source = {
        .parts = &p->q.parts, .compiler = p->images[p->image_count - 1].compiler, .contents = contents, .count = n};
    return pack_build(&source, out, size);
}

qn_status qn_pack(qn_graph *graph, size_t count, const qn_target *targets, void **out, size_t *size)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(size);
    *size = 0;
    GIVEN(graph);
    GIVEN_LIST(count, targets);
    packing *p = calloc(1, sizeof *p);
    if (!p)
        return status_oom();
    p->prepare = QN_PREPARE_CONSTANTS;
    qn_status status = prepare_sections(p, graph, NULL, count, targets);
    if (!status)
        status = write_pack(p, NULL, out, size);
    packing_free(p);
    free(p);
    return status;
}

/* ---- packs with several functions -------------------------------------------------------------------------------- */

static qn_status check_function(const qn_pack_function *functions, size_t i)
{
    const qn_pack_function *f = &functions[i];
    QN_TRY(STATUS_RESERVED(qn_pack_function, f));
    if (!f->name || !*f->name || strlen(f->name) > PACK_MAX_NAME)
        return status_make(QN_INVALID_ARGUMENT, "the name of function %zu has %zu bytes; expected 1 to %d", i,
                           f->name ? strlen(f->name) : 0, PACK_MAX_NAME);
    if (!f->graph)
        return status_make(QN_INVALID_ARGUMENT, "the graph of function %zu, `%s`, is NULL; expected a graph", i,
                           f->name);
    if (f->graph->context != functions[0].graph->context)
        return status_make(QN_INVALID_ARGUMENT, "the graph of function %zu, `%s`, is of another context than `%s`", i,
                           f->name, functions[0].name);
    return graph_failure(f->graph);
}

static bool same_inputs(const qn_graph *a, const qn_graph *b, region_id in_a, region_id in_b)
{
    const region *x = region_at(&a->g, in_a), *y = region_at(&b->g, in_b);
    bool same = x->formals.count == y->formals.count;
    for (uint32_t i = 0; same && i < x->formals.count; i++) {
        const type *t = node_shape(&a->g, x->formals.at[i].node), *u = node_shape(&b->g, y->formals.at[i].node);
        same = t->dtype == u->dtype && t->rank == u->rank && memcmp(t->dims, u->dims, t->rank * sizeof *t->dims) == 0;
    }
    return same;
}

/* Checks that functions with the same name have different types of inputs. A call chooses among them by the types of
 * its tensors. */
static qn_status check_names(const qn_pack_function *functions, size_t i)
{
    region_id mine, other;
    for (size_t k = 0; k < i; k++) {
        if (strcmp(functions[i].name, functions[k].name) != 0)
            continue;
        bool same = functions[i].graph == functions[k].graph;
        if (!same) {
            QN_TRY(graph_seal(functions[i].graph, &mine));
            qn_status status = graph_seal(functions[k].graph, &other);
            same = !status && same_inputs(functions[i].graph, functions[k].graph, mine, other);
            if (!status)
                graph_unseal(functions[k].graph);
            graph_unseal(functions[i].graph);
            QN_TRY(status);
        }
        if (same)
            return status_make(
                QN_INVALID_ARGUMENT,
                "functions %zu and %zu have the same name, `%s`, and the same types of inputs; functions "
                "of one name must differ in the types of their inputs",
                k, i, functions[i].name);
    }
    return NULL;
}

qn_status pack_check_functions(size_t count, const qn_pack_function *functions)
{
    if (!count || count > PACK_MAX_FUNCTIONS)
        return status_make(QN_INVALID_ARGUMENT, "%zu functions; expected 1 to %d", count, PACK_MAX_FUNCTIONS);
    for (size_t i = 0; i < count; i++) {
        QN_TRY(check_function(functions, i));
        QN_TRY(check_names(functions, i));
    }
    return NULL;
}

/* The parts of a pack with several functions. */
typedef struct packing_all {
    size_t count;
    const qn_pack_function *functions;
    packing *packings;           /* one for each function */
    pack_content *contents;      /* the sections of the pack */
    text shared;                 /* list of the constants of all functions */
    join_code code[MAX_TARGETS]; /* for each target, the code of all functions */
} packing_all;

static qn_status prepare_function(packing_all *all, size_t i, size_t count, const qn_target *targets)
{
    packing *p = &all->packings[i];
    p->prepare = all->functions[i].prepare;
    QN_TRY(prepare_sections(p, all->functions[i].graph, &all->shared, count, targets));
    for (uint32_t k = 0; k < p->image_count; k++)
        QN_TRY(join_code_add(&all->code[k], p->images[k].bytes, &p->detached[k]));
    return NULL;
}

/* `blocks` has the checksum of the code for each target. */
static qn_status write_function(packing_all *all, size_t i, const uint64_t *blocks)
{
    void *bytes = NULL;
    size_t size = 0;
    packing *p = &all->packings[i];
    for (uint32_t k = 0; k < p->image_count; k++)
        join_code_seal(p->detached[k], blocks[k]);
    QN_TRY(write_pack(p, all->functions[i].name, &bytes, &size));
    all->contents[i] = (pack_content){.kind = PACK_FUNCTION, .bytes = bytes, .size = size};
    return NULL;
}

/* Adds the sections for constants and code, and writes the pack. */
static qn_status write_outer(packing_all *all, void **out, size_t *size)
{
    text constants = {0};
    size_t n = all->count;
    put_constants(&constants, join_constant_count(&all->shared), join_constants(&all->shared));
    all->contents[n++] = (pack_content){.kind = PACK_CONSTANTS, .bytes = constants.at, .size = constants.size};
    for (uint32_t i = 0; i < all->packings[0].image_count; i++)
        all->contents[n++] =
            content_for(&all->packings[0], PACK_CODE, i, all->code[i].bytes.at, all->code[i].bytes.size);
    qn_status status = constants.failed
                           ? status_oom()
                           : pack_build(&(pack_source){.contents = all->contents, .count = (uint32_t)n}, out, size);
    text_free(&constants);
    return status;
}

static qn_status pack_all(packing_all *all, size_t target_count, const qn_target *targets, void **out, size_t *size)
{
    for (size_t i = 0; i < all->count; i++)
        QN_TRY(status_prefix(prepare_function(all, i, target_count, targets), "function `%s`", all->functions[i].name));
    uint64_t blocks[MAX_TARGETS];
    for (uint32_t k = 0; k < all->packings[0].image_count; k++)
        blocks[k] = checksum(all->code[k].bytes.at, all->code[k].bytes.size);
    for (size_t i = 0; i < all->count; i++)
        QN_TRY(write_function(all, i, blocks));
    return write_outer(all, out, size);
}

qn_status qn_pack_functions(size_t function_count, const qn_pack_function *functions, size_t target_count,
                            const qn_target *targets, void **out, size_t *size)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(size);
    *size = 0;
    GIVEN_LIST(function_count, functions);
    GIVEN_LIST(target_count, targets);
    QN_TRY(pack_check_functions(function_count, functions));
    packing_all all = {.count = function_count,
                       .functions = functions,
                       .packings = calloc(function_count, sizeof *all.packings),
                       .contents = calloc(function_count + 1 + MAX_TARGETS, sizeof *all.contents)};
    qn_status status = all.packings && all.contents ? pack_all(&all, target_count, targets, out, size) : status_oom();
    for (size_t i = 0; i < function_count; i++) {
        if (all.packings)
            packing_free(&all.packings[i]);
        if (all.contents)
            free((void *)(uintptr_t)all.contents[i].bytes);
    }
    for (uint32_t i = 0; i < MAX_TARGETS; i++)
        join_code_free(&all.code[i]);
    free(all.packings);
    free(all.contents);
    text_free(&all.shared);
    return status;
}
