/* Writes functions to packs and loads them. A pack has an image for each target, and these sections:
 *
 *   graph       canonical bytes
 *   names       the signature: u32 number of inputs, u32 number of outputs, then the inputs, then the outputs. Each
 *               input or output is: u8 type, u8 rank, u16 bytes of the name, i32 alias (qn_parameter), i64 extents, the
 *               name
 *   customs     functions of the host (runtime/custom.h); left out if the function calls none
 *   constants   large constants: u64 count; for each constant, u64 offset in the section and u64 size in bytes; then
 *               the elements of each constant, aligned to 64 bytes
 *
 * All numbers are little endian.
 */
#include <stdlib.h>
#include <string.h>

#include "api/engine.h"
#include "quern/cache.h"

/* ---- writing ----------------------------------------------------------------------------------------------------- */

enum { MAX_TARGETS = 16, MAX_NAME = 65535, ALIGNMENT = 64 };

typedef struct packing {
    text names, constants, customs;
    lookup_image images[MAX_TARGETS];
    const cpu_tuning *targets[MAX_TARGETS];
    uint32_t image_count;
    program_lookup q; /* the lookup of the target that was added last */
} packing;

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

static uint64_t aligned(uint64_t at) { return (at + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

static void put_constants(text *out, const graph *g, const canonical_bytes *canonical)
{
    static const char zeros[ALIGNMENT];
    uint64_t count = canonical->buffer_count, at = aligned(sizeof count + count * 2 * sizeof(uint64_t));
    text_add(out, (const char *)&count, sizeof count);
    for (uint32_t i = 0; i < canonical->buffer_count; i++) {
        uint64_t row[2] = {at, (uint64_t)type_bytes(g, g->buffers.at[canonical->buffers[i]].type)};
        text_add(out, (const char *)row, sizeof row);
        at = aligned(at + row[1]);
    }
    for (uint32_t i = 0; i < canonical->buffer_count; i++) {
        const constant_buffer *from = &g->buffers.at[canonical->buffers[i]];
        text_add(out, zeros, (size_t)(aligned(out->size) - out->size));
        text_add(out, from->data, (size_t)type_bytes(g, from->type));
    }
}

/* Finds the image for one more target. The lookup stays in p->q, because write_pack uses the lookup of the last
 * target. */
static qn_status add_target(packing *p, qn_graph *graph, region_id entry, const qn_target *target)
{
    qn_compile_options options = {.level = target->level, .cpu = target->cpu};
    lookup_end(&p->q);
    QN_TRY(lookup_begin(&p->q, graph->context, &graph->g, entry, &options, false));
    uint32_t i = p->image_count++;
    p->targets[i] = p->q.target;
    qn_status status = lookup_find_image(&p->q, &p->images[i]);
    if (qn_status_code(status) == QN_UNSUPPORTED)
        return status_prefix(status, "there is no code for %s to put into a pack",
                             level_facts[p->q.target->level].name);
    return status;
}

static qn_status write_pack(packing *p, const qn_graph *graph, region_id entry, void **out, size_t *size)
{
    put_names(&p->names, &graph->g, entry);
    put_constants(&p->constants, &graph->g, &p->q.canonical);
    custom_set_write(&p->q.customs, &p->customs);
    if (p->names.failed || p->constants.failed || p->customs.failed)
        return status_oom();
    pack_content contents[MAX_TARGETS + 4];
    for (uint32_t i = 0; i < p->image_count; i++) {
        const image_header *h = p->images[i].bytes;
        contents[i] =
            (pack_content){PACK_IMAGE, h->code.machine,  h->code.features, level_facts[p->targets[i]->level].name,
                           h,          p->images[i].size};
    }
    uint32_t n = p->image_count;
    contents[n++] = (pack_content){.kind = PACK_GRAPH, .bytes = p->q.canonical.bytes, .size = p->q.canonical.size};
    contents[n++] = (pack_content){.kind = PACK_NAMES, .bytes = p->names.at, .size = p->names.size};
    contents[n++] = (pack_content){.kind = PACK_CONSTANTS, .bytes = p->constants.at, .size = p->constants.size};
    if (p->customs.size)
        contents[n++] = (pack_content){.kind = PACK_CUSTOMS, .bytes = p->customs.at, .size = p->customs.size};
    pack_source source = {
        .parts = &p->q.parts, .compiler = p->images[p->image_count - 1].compiler, .contents = contents, .count = n};
    return pack_build(&source, out, size);
}

static qn_status make_pack(packing *p, qn_graph *graph, region_id entry, size_t count, const qn_target *targets,
                           void **out, size_t *size)
{
    if (count > MAX_TARGETS)
        return status_make(QN_INVALID_ARGUMENT, "%zu targets are above the limit of %d", count, MAX_TARGETS);
    for (size_t i = 0; i < (count ? count : 1); i++)
        QN_TRY(add_target(p, graph, entry, count ? &targets[i] : &(qn_target){NULL, NULL}));
    return write_pack(p, graph, entry, out, size);
}

qn_status qn_pack(qn_graph *graph, size_t count, const qn_target *targets, void **out, size_t *size)
{
    region_id entry;
    GIVEN(out);
    *out = NULL;
    GIVEN(size);
    *size = 0;
    if (count)
        GIVEN(targets);
    packing *p = calloc(1, sizeof *p);
    if (!p)
        return status_oom();
    qn_status status = graph_seal(graph, &entry);
    if (!status) {
        status = make_pack(p, graph, entry, count, targets, out, size);
        graph_unseal(graph);
    }
    for (uint32_t i = 0; i < p->image_count; i++)
        lookup_image_free(&p->images[i]);
    text_free(&p->names);
    text_free(&p->constants);
    text_free(&p->customs);
    lookup_end(&p->q);
    free(p);
    return status;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* A position in a section. failed: more bytes were read than the section has. */
typedef struct cursor {
    const char *at;
    size_t left;
    bool failed;
} cursor;

static const void *take(cursor *c, size_t bytes)
{
    static const char zeros[sizeof(int64_t)];
    c->failed |= bytes > c->left;
    if (c->failed)
        return zeros;
    const void *taken = c->at;
    c->at += bytes;
    c->left -= bytes;
    return taken;
}

static qn_status malformed(const char *what) { return status_make(QN_INVALID_ARGUMENT, "malformed pack: %s", what); }

static qn_status read_parameter(qn_function *f, cursor *c, uint32_t others, parameter *out)
{
    uint8_t kind[2];
    uint16_t length;
    int32_t alias;
    memcpy(kind, take(c, sizeof kind), sizeof kind);
    memcpy(&length, take(c, sizeof length), sizeof length);
    memcpy(&alias, take(c, sizeof alias), sizeof alias);
    if (c->failed || !dtype_valid((qn_dtype)kind[0]) || kind[1] > MAX_RANK || alias < -1 || alias >= (int64_t)others)
        return malformed("a parameter of the signature");
    qn_dims dims = {.count = kind[1]};
    int64_t bytes = (int64_t)dtype_bytes((qn_dtype)kind[0]);
    for (uint32_t i = 0; i < kind[1]; i++) {
        memcpy(&dims.values[i], take(c, sizeof *dims.values), sizeof *dims.values);
        if (dims.values[i] < 0 || __builtin_mul_overflow(bytes, dims.values[i], &bytes) || bytes > MAX_TENSOR_BYTES)
            return malformed("a shape of the signature");
    }
    const char *name = take(c, length);
    if (c->failed)
        return malformed("the signature ends too early");
    *out = (parameter){.bytes = (size_t)bytes, .alignment = dtype_alignment((qn_dtype)kind[0])};
    out->public = (qn_parameter){
        .name = arena_string(&f->arena, name, length), .dtype = (qn_dtype)kind[0], .dims = dims, .alias = alias};
    return NULL;
}

static qn_status read_signature(qn_function *f, cursor c)
{
    uint32_t counts[2];
    memcpy(counts, take(&c, sizeof counts), sizeof counts);
    if (c.failed || counts[0] > c.left / 8 || counts[1] > c.left / 8)
        return malformed("the signature has more parameters than bytes");
    f->input_count = counts[0];
    f->output_count = counts[1];
    f->inputs = ARENA_NEW_ARRAY(&f->arena, parameter, f->input_count);
    f->outputs = ARENA_NEW_ARRAY(&f->arena, parameter, f->output_count);
    f->results = ARENA_NEW_ARRAY(&f->arena, uint32_t, f->output_count);
    for (uint32_t i = 0; i < f->input_count; i++)
        QN_TRY(read_parameter(f, &c, f->output_count, &f->inputs[i]));
    for (uint32_t i = 0; i < f->output_count; i++) {
        QN_TRY(read_parameter(f, &c, f->input_count, &f->outputs[i]));
        int32_t alias = f->outputs[i].public.alias;
        if (alias < 0)
            f->results[f->result_count++] = i;
        else if (f->inputs[alias].public.alias != (int32_t)i || f->inputs[alias].bytes != f->outputs[i].bytes)
            return malformed("an output does not match the input that it updates");
    }
    for (uint32_t i = 0; i < f->input_count; i++) {
        int32_t alias = f->inputs[i].public.alias;
        if (alias >= 0 && f->outputs[alias].public.alias != (int32_t)i)
            return malformed("an input does not match the output that updates it");
    }
    return c.left ? malformed("bytes follow the signature") : NULL;
}

static qn_status read_constants(qn_function *f, cursor c)
{
    const char *start = c.at;
    size_t size = c.left;
    uint64_t count, row[2];
    memcpy(&count, take(&c, sizeof count), sizeof count);
    if (c.failed || count > c.left / sizeof row)
        return malformed("there are more constants than bytes");
    f->constants = ARENA_NEW_ARRAY(&f->arena, void *, count);
    f->constant_bytes = ARENA_NEW_ARRAY(&f->arena, size_t, count);
    f->constant_count = (uint32_t)count;
    for (uint64_t i = 0; i < count; i++) {
        memcpy(row, take(&c, sizeof row), sizeof row);
        if (row[0] > size || row[1] > size - row[0] || row[0] % ALIGNMENT)
            return malformed("a constant lies outside of its section or is not aligned");
        f->constants[i] = (void *)(uintptr_t)(start + row[0]);
        f->constant_bytes[i] = (size_t)row[1];
    }
    return NULL;
}

static bool section_at(const qn_function *f, pack_kind kind, cursor *out)
{
    const pack_section *found = pack_find(f->pack.bytes, kind);
    *out = found ? (cursor){pack_bytes(f->pack.bytes, found), found->size, false} : (cursor){NULL, 0, false};
    return found != NULL;
}

static qn_status read_facts(qn_function *f)
{
    cursor names, constants, customs;
    if (!section_at(f, PACK_NAMES, &names) || !section_at(f, PACK_CONSTANTS, &constants))
        return status_make(QN_INVALID_ARGUMENT, "the file holds no function: it lacks a signature or constants");
    if (section_at(f, PACK_CUSTOMS, &customs))
        QN_TRY(custom_set_read(&f->customs, f->context->customs, customs.at, customs.left));
    ARENA_ENTER(&f->arena, return status_oom());
    qn_status status = read_signature(f, names);
    if (!status)
        status = read_constants(f, constants);
    ARENA_LEAVE(&f->arena);
    return status;
}

/* Finds the image with the best level that this CPU runs, up to the context's level. If there is none, but this CPU
 * could run an image of a higher level, the failure names that level. */
static qn_status find_image(const qn_function *f, const pack_section **out)
{
    const cpu_facts *cpu = &f->context->cpu;
    const level_fact *level = &level_facts[f->context->level];
    qn_status status = pack_image(f->pack.bytes, cpu->machine, level->features & cpu->features, out);
    qn_status better = status ? pack_image(f->pack.bytes, cpu->machine, cpu->features, out) : NULL;
    if (status && !better && f->context->level) {
        qn_status_free(status);
        return status_make(
            QN_UNSUPPORTED,
            "the pack has no image for level %s, which was asked for; it has one for %.*s, which this CPU runs",
            level->name, PACK_LEVEL, (*out)->level);
    }
    qn_status_free(better);
    return status;
}

static qn_status use_image(qn_function *f)
{
    const qn_context *context = f->context;
    const pack_section *section;
    QN_TRY(find_image(f, &section));
    program *p;
    QN_TRY(program_open(pack_bytes(f->pack.bytes, section), section->size, &context->cpu, NULL, &p));
    QN_TRY(engine_bind(context, &p, &f->customs));
    f->stats.source = "pack";
    return engine_use(f, NULL, p);
}

static qn_status evaluate_pack(qn_function *f, const char *why)
{
    cursor graph;
    if (!section_at(f, PACK_GRAPH, &graph))
        return status_make(QN_UNSUPPORTED, "%s, and the pack holds no graph to evaluate", why);
    return engine_evaluate(f, graph.at, graph.left, why);
}

static qn_status read_pack(qn_function *f)
{
    QN_TRY(pack_check(f->pack.bytes, f->pack.size));
    return read_facts(f);
}

static qn_status open_evaluated(qn_function *f, const char *path)
{
    QN_TRY(pack_open(path, false, &f->pack));
    QN_TRY(read_pack(f));
    return evaluate_pack(f, "asked for");
}

static qn_status open_pack(qn_function *f, const char *path)
{
    qn_status refused = pack_open(path, true, &f->pack);
    if (qn_status_code(refused) == QN_UNSUPPORTED) {
        qn_status status = pack_open(path, false, &f->pack);
        if (status) {
            qn_status_free(refused);
            return status;
        }
    } else {
        QN_TRY(refused);
    }
    qn_status status = read_pack(f);
    if (!status && !refused)
        refused = use_image(f);
    if (!status && qn_status_code(refused) == QN_UNSUPPORTED) {
        status = evaluate_pack(f, qn_status_message(refused));
        if (!status)
            context_log(f->context, "evaluating: %s", qn_status_message(refused));
    } else if (!status) {
        status = refused;
        refused = NULL;
    }
    qn_status_free(refused);
    return status;
}

static qn_status load(qn_context *context, const char *path, qn_status (*open)(qn_function *f, const char *path),
                      qn_function **out)
{
    qn_function *f = function_new(context);
    if (!f)
        return status_oom();
    qn_status status = status_prefix(open(f, path), "%s: error", path);
    if (status)
        qn_function_free(f);
    else
        *out = f;
    return status;
}

qn_status qn_load_pack(qn_context *context, const char *path, qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(path);
    return load(context, path, open_pack, out);
}

qn_status qn_evaluate_pack(qn_context *context, const char *path, qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(path);
    return load(context, path, open_evaluated, out);
}
