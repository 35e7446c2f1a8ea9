/* Makes functions. A function has a signature, constants, and an engine that runs calls. */
#include "api/engine.h"

#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "runtime/join.h"

/* ---- the signature ----------------------------------------------------------------------------------------------- */

static parameter make_parameter(qn_function *f, const graph *g, node_id n, const char *name, int32_t alias)
{
    const type *t = node_shape(g, n);
    parameter made = {.bytes = (size_t)type_bytes(g, node_type(g, n)),
                      .alignment = dtype_alignment((qn_dtype)t->dtype)};
    made.public.name = name ? arena_string(&f->arena, name, strlen(name)) : "";
    made.public.dtype = (qn_dtype)t->dtype;
    made.public.dims = qn_dims_of(t->rank, t->dims);
    made.public.alias = alias;
    return made;
}

static qn_status take_signature(qn_function *f, const graph *g, region_id entry)
{
    const region *r = region_at(g, entry);
    ARENA_ENTER(&f->arena, return status_oom());
    f->name = g->name ? arena_string(&f->arena, g->name, strlen(g->name)) : NULL;
    f->input_count = r->formals.count;
    f->output_count = r->output_count;
    f->inputs = ARENA_NEW_ARRAY(&f->arena, parameter, f->input_count);
    f->outputs = ARENA_NEW_ARRAY(&f->arena, parameter, f->output_count);
    f->results = ARENA_NEW_ARRAY(&f->arena, uint32_t, f->output_count);
    for (uint32_t i = 0; i < f->output_count; i++) {
        const char *name = r->output_names ? r->output_names[i] : NULL;
        f->outputs[i] = make_parameter(f, g, r->outputs[i], name, -1);
    }
    for (uint32_t i = 0; i < f->input_count; i++) {
        const formal *in = &r->formals.at[i];
        f->inputs[i] = make_parameter(f, g, in->node, in->name, in->alias);
        if (in->alias >= 0)
            f->outputs[in->alias].public.alias = (int32_t)i;
    }
    for (uint32_t i = 0; i < f->output_count; i++)
        if (f->outputs[i].public.alias < 0)
            f->results[f->result_count++] = i;
    ARENA_LEAVE(&f->arena);
    return NULL;
}

static void *copy_aligned(arena *a, const void *bytes, size_t size)
{
    char *room = arena_alloc(a, size + 63);
    return memcpy(room + (-(uintptr_t)room & 63), bytes, size);
}

/* Returns the pool's copy of a constant. Makes the copy if the pool has no equal constant. Returns NULL if memory runs
 * out. */
static void *copy_into_pool(constant_pool *pool, const void *bytes, size_t size)
{
    uint32_t before = join_constant_count(&pool->copies), i = join_constant_add(&pool->copies, bytes, size);
    if (pool->copies.failed)
        return NULL;
    join_constant *copy = &join_constants(&pool->copies)[i];
    if (i == before) {
        copy->size = 0; /* so that nothing finds this entry if memory runs out */
        ARENA_ENTER(&pool->arena, return NULL);
        copy->bytes = copy_aligned(&pool->arena, bytes, size);
        ARENA_LEAVE(&pool->arena);
        copy->size = size;
    }
    return (void *)(uintptr_t)copy->bytes;
}

/* Copies the large constants of the graph, in the order of the canonical bytes. The function needs copies because it
 * can outlive the graph. */
static qn_status take_constants(qn_function *f, const graph *g, const canonical_bytes *canonical, constant_pool *pool)
{
    ARENA_ENTER(&f->arena, return status_oom());
    f->constants = ARENA_NEW_ARRAY(&f->arena, void *, canonical->buffer_count);
    f->constant_bytes = ARENA_NEW_ARRAY(&f->arena, size_t, canonical->buffer_count);
    for (uint32_t i = 0; i < canonical->buffer_count; i++) {
        const constant_buffer *from = &g->buffers.at[canonical->buffers[i]];
        f->constant_bytes[i] = (size_t)type_bytes(g, from->type);
        if (!pool)
            f->constants[i] = copy_aligned(&f->arena, from->data, f->constant_bytes[i]);
    }
    ARENA_LEAVE(&f->arena);
    for (uint32_t i = 0; pool && i < canonical->buffer_count; i++) {
        f->constants[i] = copy_into_pool(pool, g->buffers.at[canonical->buffers[i]].data, f->constant_bytes[i]);
        if (!f->constants[i])
            return status_oom();
    }
    f->constant_count = canonical->buffer_count;
    return NULL;
}

/* ---- making and freeing ------------------------------------------------------------------------------------------ */

qn_status function_describe(qn_function *f, const graph *g, region_id entry, const canonical_bytes *canonical,
                            constant_pool *pool)
{
    QN_TRY(take_signature(f, g, entry));
    return take_constants(f, g, canonical, pool);
}

static qn_status fill_function(qn_function *f, const graph *g, region_id entry, constant_pool *pool, program_lookup *q)
{
    QN_TRY(function_describe(f, g, entry, &q->canonical, pool));
    qn_status status = engine_choose(f, q);
    f->customs = q->customs;
    q->customs = (custom_set){0};
    return status;
}

static void report_event(const qn_function *f, const qn_graph *graph, const program_lookup *q)
{
    const qn_context *context = f->context;
    char key[2 * PACK_KEY_SIZE + 1] = "";
    if (!context->event)
        return;
    if (!q->options->evaluate)
        key_text(q->key, key);
    bool compiled = strcmp(f->stats.source, "compiler") == 0;
    context->event(context->event_user, &(qn_event){.name = graph->g.name ? graph->g.name : "",
                                                    .key = key,
                                                    .source = f->stats.source,
                                                    .why = compiled ? q->miss.text : f->stats.why,
                                                    .build_us = f->stats.build_us,
                                                    .key_us = q->key_us,
                                                    .simplify_us = q->report.simplify_us,
                                                    .compile_us = q->compile_us,
                                                    .load_us = q->load_us,
                                                    .kernels = f->stats.kernels,
                                                    .kernels_shared = q->report.kernels_shared,
                                                    .fast = q->options->fast});
}

qn_function *function_new(qn_context *context)
{
    qn_function *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    arena_init(&f->arena);
    atomic_init(&f->version, 1);
    CONTEXT_LINK(context, functions, f);
    return f;
}

static qn_status compile(qn_graph *graph, region_id entry, const qn_compile_options *options, constant_pool *pool,
                         uint64_t start, qn_function **out)
{
    program_lookup q;
    qn_status status = lookup_begin(&q, graph->context, &graph->g, entry, options, false);
    qn_function *f = status ? NULL : function_new(graph->context);
    if (f) {
        f->stats.build_us = (double)(start - graph->born) / 1e3;
        status = fill_function(f, &graph->g, entry, pool, &q);
    } else if (!status) {
        status = status_oom();
    }
    if (!status)
        report_event(f, graph, &q);
    lookup_end(&q);
    if (status)
        qn_function_free(f);
    else
        *out = f;
    return status;
}

qn_status function_compile(qn_graph *graph, const qn_compile_options *options, constant_pool *pool, qn_function **out)
{
    region_id entry;
    uint64_t start = os_clock();
    QN_TRY(graph_seal(graph, &entry));
    qn_status status = compile(graph, entry, options, pool, start, out);
    graph_unseal(graph);
    return status;
}

qn_status qn_compile(qn_graph *graph, const qn_compile_options *options, qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(graph);
    return function_compile(graph, options, NULL, out);
}

void qn_function_free(qn_function *f)
{
    if (!f)
        return;
    CONTEXT_UNLINK(functions, f);
    for (int i = 0; i < SPARE_WORKSPACES; i++)
        workspace_free(atomic_load(&f->spare[i]));
    prepare_free(f);
    if (f->held)
        programs_drop(f->home, f->held);
    else
        program_free(f->program);
    custom_set_free(&f->customs);
    mapped_free(&f->pack);
    graph_free(&f->evaluated);
    arena_free(&f->arena);
    free(f);
}

/* ---- memory for calls -------------------------------------------------------------------------------------------- */

enum { ALIGNED = 64 };

/* Places a tensor after the first *used bytes of a block, and adds the tensor's bytes to *used. If `block` is NULL,
 * only adds the bytes. Returns false if the sum overflows. */
static bool place_tensor(const parameter *p, char *block, size_t *used, qn_tensor *out)
{
    size_t bytes = (p->bytes + ALIGNED - 1) & ~(size_t)(ALIGNED - 1);
    if (block)
        *out = (qn_tensor){block + *used, p->public.dtype, p->public.dims};
    return !__builtin_add_overflow(*used, bytes, used);
}

static bool place_tensors(const qn_function *f, char *block, size_t *used, qn_tensor *inputs, qn_tensor *outputs)
{
    bool fits = true;
    for (uint32_t i = 0; inputs && i < f->input_count; i++)
        fits = place_tensor(&f->inputs[i], block, used, &inputs[i]) && fits;
    for (uint32_t i = 0; outputs && i < f->result_count; i++)
        fits = place_tensor(&f->outputs[f->results[i]], block, used, &outputs[i]) && fits;
    return fits;
}

qn_status qn_function_tensors(const qn_function *function, qn_tensor *inputs, qn_tensor *outputs, void **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(function);
    size_t bytes = ALIGNED;
    if (!place_tensors(function, NULL, &bytes, inputs, outputs) || !(*out = calloc(1, bytes)))
        return status_oom();
    bytes = 0;
    place_tensors(function, (char *)*out + (-(uintptr_t)*out & (ALIGNED - 1)), &bytes, inputs, outputs);
    return NULL;
}

/* ---- facts ------------------------------------------------------------------------------------------------------- */

size_t qn_function_input_count(const qn_function *f) { return f ? f->input_count : 0; }
size_t qn_function_output_count(const qn_function *f) { return f ? f->output_count : 0; }

static const qn_parameter no_parameter = {.name = "", .alias = -1};

qn_parameter qn_function_input(const qn_function *f, size_t index)
{
    return f && index < f->input_count ? f->inputs[index].public : no_parameter;
}

qn_parameter qn_function_output(const qn_function *f, size_t index)
{
    return f && index < f->output_count ? f->outputs[index].public : no_parameter;
}

static size_t find_name(const parameter *list, size_t count, const char *name)
{
    for (size_t i = 0; name && i < count; i++)
        if (strcmp(list[i].public.name, name) == 0)
            return i;
    return SIZE_MAX;
}

size_t qn_function_find_input(const qn_function *f, const char *name)
{
    return find_name(f ? f->inputs : NULL, qn_function_input_count(f), name);
}

size_t qn_function_find_output(const qn_function *f, const char *name)
{
    return find_name(f ? f->outputs : NULL, qn_function_output_count(f), name);
}

size_t qn_function_profile(const qn_function *f, size_t count, qn_nest_time *out)
{
    _Static_assert(sizeof *out == sizeof(uint64_t[2]), "two numbers");
    return f && f->program ? program_times(f->program, out ? count : 0, (uint64_t(*)[2])(void *)out) : 0;
}

void qn_function_stats(const qn_function *f, qn_stats *out)
{
    static const qn_stats none = {.engine = "", .why = "", .source = ""};
    if (out)
        *out = f ? f->stats : none;
}
