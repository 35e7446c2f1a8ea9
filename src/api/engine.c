#include "api/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/blake2b.h"
#include "base/os.h"
#include "api/custom.h"
#include "build_id.h"
#include "rewrite/expand.h"

static double since(uint64_t start) { return (double)(os_clock() - start) / 1e3; }

/* ---- the key ----------------------------------------------------------------------------------------------------- */

static qn_status make_key(program_lookup *q)
{
    text customs = {0};
    pack_key *parts = &q->parts;
    pack_text(parts->compile_id, sizeof parts->compile_id, BUILD_COMPILE_ID);
    pack_text(parts->level, sizeof parts->level, level_facts[q->target->level].name);
    if (!tuning_is_default(q->target))
        pack_text(parts->tuning, sizeof parts->tuning, q->target->tuning);
    parts->options =
        (uint16_t)((q->options->unsimplified ? PACK_UNSIMPLIFIED : 0) | (q->options->keep_calls ? PACK_KEEP_CALLS : 0) |
                   (q->options->profile ? PACK_PROFILE : 0) | (q->options->unfused ? PACK_UNFUSED : 0) |
                   (q->options->prepare == QN_PREPARE_INPUTS                                 ? PACK_PREPARE_INPUTS
                    : q->options->prepare == QN_PREPARE_NOTHING && q->canonical.buffer_count ? PACK_PREPARE_NOTHING
                                                                                             : 0) |
                   q->options->fast * PACK_FAST);
    parts->numerics = NUMERICS_VERSION;
    parts->abi = KERNEL_ABI;
    blake2b_hash(q->canonical.bytes, q->canonical.size, parts->graph, sizeof parts->graph);
    custom_set_write(&q->customs, &customs);
    if (customs.size)
        blake2b_hash(customs.at, customs.size, parts->customs, sizeof parts->customs);
    parts->operations = q->canonical.digests.operations;
    parts->types = q->canonical.digests.types;
    parts->outputs = q->canonical.digests.outputs;
    parts->values = q->canonical.digests.values;
    pack_key_hash(parts, q->key);
    bool failed = customs.failed;
    text_free(&customs);
    return failed ? status_oom() : NULL;
}

qn_status options_check(const qn_compile_options *options)
{
    QN_TRY(STATUS_RESERVED(qn_compile_options, options));
    if ((uint32_t)options->prepare > QN_PREPARE_NOTHING)
        return status_make(QN_INVALID_ARGUMENT, "qn_compile_options.prepare is %u; expected a qn_prepare_mode",
                           (unsigned)options->prepare);
    if (options->fast & ~(uint32_t)(QN_FAST_BF16 | QN_FAST_F32_AS_BF16))
        return status_make(QN_INVALID_ARGUMENT,
                           "qn_compile_options.fast is 0x%x; expected qn_fast values, joined with |", options->fast);
    return NULL;
}

qn_status lookup_begin(program_lookup *q, qn_context *context, const graph *g, region_id entry,
                       const qn_compile_options *options, bool linked)
{
    static const qn_compile_options defaults;
    uint64_t start = os_clock();
    *q = (program_lookup){.context = context, .options = options ? options : &defaults, .name = g->name ? g->name : ""};
    QN_TRY(options_check(q->options));
    QN_TRY(context_target(context, &(qn_target){.level = q->options->level, .cpu = q->options->cpu}, &q->target));
    QN_TRY(canonical_bytes_make(g, entry, &q->canonical));
    if (!linked)
        QN_TRY(custom_set_of(&q->customs, context->customs, g, &q->canonical));
    QN_TRY(make_key(q));
    q->key_us = since(start);
    return NULL;
}

void lookup_end(program_lookup *q)
{
    custom_set_free(&q->customs);
    canonical_bytes_free(&q->canonical);
}

/* ---- finding a program ------------------------------------------------------------------------------------------- */

static bool uses_disk_cache(const program_lookup *q) { return q->context->disk_cache && !q->options->no_cache; }

/* A CPU with exactly the features of the target's level. An image that runs on this CPU runs on every CPU of the
 * level. */
static cpu_facts target_cpu(const program_lookup *q)
{
    const level_fact *fact = &level_facts[q->target->level];
    return (cpu_facts){fact->machine, fact->features};
}

/* Puts an image into the disk cache, if possible. */
static void keep(program_lookup *q, const void *image, size_t size)
{
    const qn_compiler *compiler = q->context->compiler;
    const image_header *header = image;
    pack_content content = {
        PACK_IMAGE, header->code.machine, header->code.features, level_facts[q->target->level].name, image, size};
    pack_source source = {.parts = &q->parts,
                          .compiler = compiler->describe(compiler->self),
                          .kernels_compiled = q->report.kernels_compiled,
                          .kernels_shared = q->report.kernels_shared,
                          .contents = &content,
                          .count = 1};
    void *pack;
    size_t pack_size;
    qn_status status = pack_build(&source, &pack, &pack_size);
    if (!status)
        disk_cache_put(q->context->disk_cache, q->key, pack, pack_size, NULL);
    if (!status)
        free(pack);
    qn_status_free(status);
}

static void report_progress(void *user, uint32_t done, uint32_t total)
{
    const program_lookup *q = user;
    q->context->progress(q->context->progress_user, q->name, done, total);
}

/* Compiles an image and, if the lookup uses the disk cache, puts it there. The caller frees *image with free. */
static qn_status compile_image(program_lookup *q, void **image, size_t *size)
{
    const qn_compiler *compiler = q->context->compiler;
    cpu_facts cpu = target_cpu(q);
    if (!compiler)
        return status_make(QN_UNSUPPORTED, "the context has no compiler");
    qn_compile_request request = {.graph = q->canonical.bytes,
                                  .graph_size = q->canonical.size,
                                  .level = level_facts[q->target->level].name,
                                  .tuning = q->target->tuning,
                                  .unsimplified = q->options->unsimplified,
                                  .keep_calls = q->options->keep_calls,
                                  .profile = q->options->profile,
                                  .unfused = q->options->unfused,
                                  .prepare = request_prepare(q->options),
                                  .fast = q->options->fast,
                                  .no_cache = q->options->no_cache,
                                  .report = &q->report,
                                  .progress = q->context->progress ? report_progress : NULL,
                                  .progress_user = q};
    uint64_t start = os_clock();
    qn_status status = compiler->compile(compiler->self, &request, image, size);
    q->compile_us = since(start);
    if (status)
        return status;
    status = program_check(*image, *size, NULL, &cpu);
    if (status) {
        free(*image);
        *image = NULL;
    } else if (uses_disk_cache(q)) {
        /* Put the image into the disk cache before mapping it. Even if this process cannot map it, another process may
         * be able to. */
        keep(q, *image, *size);
    }
    return status;
}

/* `status` is the reason why the entry of the disk cache cannot be used, or NULL if the entry can be used. Sets
 * q->refused, copies the reason's message to q->miss, and frees `status`. */
static disk_cache_outcome take(program_lookup *q, qn_status status)
{
    q->refused = status != NULL;
    if (status)
        snprintf(q->miss.text, sizeof q->miss.text, "%s", qn_status_message(status));
    qn_status_free(status);
    return q->refused ? DISK_CACHE_REFUSED : DISK_CACHE_HIT;
}

/* Gets the entry with the key q->key from the disk cache. After DISK_CACHE_HIT, *section is the entry's section with
 * the image. After any other result, q->miss is the reason, or "" if the lookup does not use the disk cache. */
static disk_cache_outcome open_entry(program_lookup *q, bool execute, mapped *entry, const pack_section **section)
{
    cpu_facts cpu = target_cpu(q);
    *section = NULL;
    *entry = (mapped){.how = MAPPED_NOT};
    if (!uses_disk_cache(q))
        return DISK_CACHE_ABSENT;
    disk_cache_outcome outcome =
        (execute ? disk_cache_get : disk_cache_get_data)(q->context->disk_cache, q->key, entry, &q->miss);
    q->refused = outcome == DISK_CACHE_REFUSED;
    if (outcome == DISK_CACHE_ABSENT && !*q->miss.text)
        snprintf(q->miss.text, sizeof q->miss.text, "no entry with this key");
    return outcome == DISK_CACHE_HIT ? take(q, pack_image(entry->bytes, cpu.machine, cpu.features, section)) : outcome;
}

qn_status lookup_load(program_lookup *q, program **out)
{
    mapped file;
    const pack_section *section;
    *out = NULL;
    disk_cache_outcome outcome = open_entry(q, true, &file, &section);
    if (outcome == DISK_CACHE_UNMAPPED)
        return status_make(QN_UNSUPPORTED, "%s", q->miss.text);
    if (outcome == DISK_CACHE_HIT)
        take(q, program_open(pack_bytes(file.bytes, section), section->size, NULL, &q->context->cpu, &file, out));
    mapped_free(&file);
    return NULL;
}

/* Reads the image from the disk cache. The image is mapped as data, not for execution. */
static bool read_image(program_lookup *q, lookup_image *out)
{
    cpu_facts cpu = target_cpu(q);
    const pack_section *section;
    if (open_entry(q, false, &out->entry, &section) != DISK_CACHE_HIT)
        return false;
    const pack_header *pack = out->entry.bytes;
    out->bytes = pack_bytes(pack, section);
    out->size = section->size;
    memcpy(out->compiler, pack->compiler, sizeof pack->compiler);
    return take(q, program_check(out->bytes, out->size, NULL, &cpu)) == DISK_CACHE_HIT;
}

bool lookup_has_image(program_lookup *q)
{
    lookup_image found = {0};
    bool has = read_image(q, &found);
    lookup_image_free(&found);
    return has;
}

static void count_look(const program_lookup *q)
{
    if (!uses_disk_cache(q))
        return;
    atomic_fetch_add_explicit(q->from_cache ? &q->context->hits : &q->context->misses, 1, memory_order_relaxed);
    if (q->refused)
        atomic_fetch_add_explicit(&q->context->refused, 1, memory_order_relaxed);
}

qn_status lookup_find_image(program_lookup *q, lookup_image *out)
{
    *out = (lookup_image){0};
    q->from_cache = read_image(q, out);
    count_look(q);
    if (q->from_cache)
        return NULL;
    QN_TRY(compile_image(q, &out->compiled, &out->size));
    const qn_compiler *compiler = q->context->compiler;
    out->bytes = out->compiled;
    snprintf(out->compiler, sizeof out->compiler, "%s", compiler->describe(compiler->self));
    return NULL;
}

void lookup_image_free(lookup_image *i)
{
    mapped_free(&i->entry);
    free(i->compiled);
    *i = (lookup_image){0};
}

static qn_status compile_program(program_lookup *q, program **out)
{
    void *image = NULL;
    size_t size = 0;
    QN_TRY(compile_image(q, &image, &size));
    uint64_t start = os_clock();
    qn_status status = program_load(image, size, &q->context->cpu, out);
    q->load_us += since(start);
    free(image);
    return status;
}

static qn_status make_program(void *self, program **out)
{
    program_lookup *q = self;
    uint64_t start = os_clock();
    qn_status status = lookup_load(q, out);
    q->load_us = since(start);
    q->from_cache = *out != NULL;
    count_look(q);
    if (!status && !*out)
        status = compile_program(q, out);
    if (!status && q->options->profile && !program_profile(*out))
        status = status_oom();
    return status ? status : engine_bind(q->context, out, &q->customs);
}

/* ---- engines ----------------------------------------------------------------------------------------------------- */

static qn_status read_canonical(qn_function *f, const void *canonical, size_t size)
{
    ARENA_ENTER(&f->evaluated.arena, return status_oom());
    qn_status status = graph_from_bytes(&f->evaluated, canonical, size, &f->entry);
    ARENA_LEAVE(&f->evaluated.arena);
    return status;
}

static const char *keep_text(qn_function *f, const char *string)
{
    ARENA_ENTER(&f->arena, return "out of memory");
    const char *copy = arena_string(&f->arena, string, strlen(string));
    ARENA_LEAVE(&f->arena);
    return copy;
}

static bool same_type(const graph *g, node_id n, const parameter *p)
{
    const type *t = node_shape(g, n);
    const qn_dims *dims = &p->public.dims;
    return t->dtype == p->public.dtype && t->rank == dims->count &&
           (!t->rank || memcmp(t->dims, dims->values, t->rank * sizeof *t->dims) == 0);
}

/* A call checks its tensors only against the function's signature. So the evaluator must not get a graph with another
 * signature. */
qn_status engine_check_graph(const qn_function *f, const graph *g, region_id entry)
{
    const region *r = region_at(g, entry);
    bool fits = r->formals.count == f->input_count && r->output_count == f->output_count &&
                g->buffers.count == f->constant_count;
    for (uint32_t i = 0; fits && i < f->input_count; i++)
        fits =
            same_type(g, r->formals.at[i].node, &f->inputs[i]) && r->formals.at[i].alias == f->inputs[i].public.alias;
    for (uint32_t i = 0; fits && i < f->output_count; i++)
        fits = same_type(g, r->outputs[i], &f->outputs[i]);
    for (uint32_t i = 0; fits && i < f->constant_count; i++)
        fits = (size_t)type_bytes(g, g->buffers.at[i].type) == f->constant_bytes[i];
    return fits ? NULL : status_make(QN_INVALID_ARGUMENT, "the graph's signature differs from the function's");
}

static qn_status expand_evaluated(qn_function *f)
{
    graph expanded;
    QN_TRY(graph_init(&expanded));
    qn_status status = expand(&f->evaluated, f->entry, true, &expanded, &f->entry);
    graph_free(&f->evaluated);
    f->evaluated = expanded;
    return status;
}

qn_status engine_evaluate(qn_function *f, const void *canonical, size_t size, const char *why)
{
    f->stats.why = keep_text(f, why);
    f->stats.kind = QN_ENGINE_EVALUATOR;
    f->stats.engine = f->stats.source = "evaluator";
    QN_TRY(graph_init(&f->evaluated));
    QN_TRY(read_canonical(f, canonical, size));
    QN_TRY(engine_check_graph(f, &f->evaluated, f->entry));
    for (uint32_t i = 0; i < f->constant_count; i++)
        f->evaluated.buffers.at[i].data = f->constants[i];
    return expand_needed(&f->evaluated, f->entry, true) ? expand_evaluated(f) : NULL;
}

static bool slot_fits(const plan_slot *s, size_t bytes, size_t alignment, bool written)
{
    return (uint64_t)s->bytes == bytes && s->alignment <= alignment && (written || !s->written);
}

/* Checks that a program has the function's signature. A call relies on this, because it checks its tensors only against
 * the function's signature. A mismatch is a fault of the compiler or of a pack. */
static qn_status check_program(const qn_function *f, const image_header *header)
{
    const plan_header *plan = &header->plan;
    const plan_slot *slot = image_at(header, header->slots_offset);
    bool fits =
        plan->inputs == f->input_count && plan->outputs == f->result_count && plan->constants == f->constant_count;
    for (uint32_t i = 0; fits && i < f->input_count; i++, slot++)
        fits = slot_fits(slot, f->inputs[i].bytes, f->inputs[i].alignment, f->inputs[i].public.alias >= 0);
    for (uint32_t i = 0; fits && i < f->result_count; i++, slot++)
        fits = slot_fits(slot, f->outputs[f->results[i]].bytes, f->outputs[f->results[i]].alignment, true);
    for (uint32_t i = 0; fits && i < f->constant_count; i++, slot++)
        fits = slot_fits(slot, f->constant_bytes[i], PLAN_ALIGNMENT, false);
    return fits ? NULL : status_make(QN_INTERNAL, "the program's signature differs from the function's");
}

qn_status engine_bind(const qn_context *context, program **p, const custom_set *functions)
{
    program_return_memory(*p, context->deadlines);
    qn_status status = program_bind(*p, functions);
    if (status) {
        program_free(*p);
        *p = NULL;
    }
    return status;
}

qn_status engine_use(qn_function *f, held *found, program *p)
{
    const image_header *header = program_header(p);
    f->held = found;
    f->program = p;
    prepare_use(f, p);
    f->stats.kind = QN_ENGINE_COMPILED;
    f->stats.engine = "compiled";
    f->stats.why = "";
    f->stats.kernels = header->code.functions;
    f->stats.code_bytes = header->code.size;
    f->stats.memory_bytes = (size_t)(header->plan.arena_bytes + header->plan.scratch_bytes);
    return check_program(f, header);
}

static qn_status use_program(qn_function *f, program_lookup *q)
{
    held *found;
    bool shared;
    programs *level = q->options->no_cache ? NULL : f->context->programs;
    QN_TRY(programs_hold(level, q->key, make_program, q, &found, &shared));
    f->home = level;
    f->stats.source = shared ? "memory" : q->from_cache ? "cache" : "compiler";
    f->stats.compile_us = q->compile_us;
    f->stats.load_us = q->load_us;
    atomic_fetch_add_explicit(&f->context->hits_in_memory, shared, memory_order_relaxed);
    return engine_use(f, found, held_program(found));
}

/* Whether to use the evaluator after this status. QN_UNSUPPORTED: there is no compiler, the compiler cannot compile the
 * graph, or the machine cannot run compiled code. QN_INTERNAL: the compiler has a fault. After any other failure, such
 * as a wrong argument, the evaluator would not help. */
static bool is_evaluated_after(qn_status status)
{
    qn_code code = qn_status_code(status);
    return code == QN_UNSUPPORTED || code == QN_INTERNAL;
}

qn_status engine_choose(qn_function *f, program_lookup *q)
{
    bool required = q->options->require_compiled;
    if (q->options->evaluate && required)
        return status_make(
            QN_INVALID_ARGUMENT,
            "qn_compile_options: evaluate and require_compiled exclude each other; expected at most one");
    if (q->options->evaluate)
        return engine_evaluate(f, q->canonical.bytes, q->canonical.size, "asked for");
    qn_status status = context_runs(f->context, q->target->level);
    if (status && (q->options->level || q->options->cpu))
        return status;
    if (!status)
        status = use_program(f, q);
    if (!is_evaluated_after(status))
        return status;
    if (required)
        return status_prefix(status, "the function can only be evaluated");
    context_log(f->context, "evaluating instead of compiling: %s", qn_status_message(status));
    qn_status fallback = engine_evaluate(f, q->canonical.bytes, q->canonical.size, qn_status_message(status));
    qn_status_free(status);
    return fallback;
}
