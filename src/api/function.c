/* Compiling: the graph becomes bytes, the bytes an image, the image a program; or the evaluator takes the bytes. */
#include "api/function.h"

#include <stdlib.h>
#include <string.h>

#include "base/os.h"

/* ---- the signature ------------------------------------------------------------------------------------------------- */

static parameter make_parameter(qn_function *f, const graph *g, node_id n, const char *name, int32_t alias)
{
    const type *t = node_shape(g, n);
    parameter made = {.bytes = (size_t)type_bytes(g, node_type(g, n)), .alignment = dtype_bytes((qn_dtype)t->dtype)};
    made.public.name = name ? arena_string(&f->arena, name, strlen(name)) : "";
    made.public.dtype = (qn_dtype)t->dtype;
    made.public.dims = (qn_dims){t->rank, arena_copy(&f->arena, t->dims, t->rank * sizeof *t->dims)};
    made.public.alias = alias;
    return made;
}

static qn_status take_signature(qn_function *f, const graph *g, region_id entry)
{
    const region *r = region_at(g, entry);
    ARENA_ENTER(&f->arena, return status_oom());
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

/* The function outlives the graph, so the bytes of large constants are copied, in the order of the binary form. */
static qn_status take_constants(qn_function *f, const graph *g, const uint32_t *order, uint32_t count)
{
    ARENA_ENTER(&f->arena, return status_oom());
    f->constants = ARENA_NEW_ARRAY(&f->arena, void *, count);
    for (uint32_t i = 0; i < count; i++) {
        const buffer *from = &g->buffers.at[order[i]];
        size_t bytes = (size_t)type_bytes(g, from->type);
        char *room = arena_alloc(&f->arena, bytes + 63);
        f->constants[i] = memcpy(room + (-(uintptr_t)room & 63), from->data, bytes);
    }
    f->constant_count = count;
    ARENA_LEAVE(&f->arena);
    return NULL;
}

/* ---- engines --------------------------------------------------------------------------------------------------------- */

typedef struct canonical {
    uint8_t *bytes;
    size_t size;
} canonical;

static qn_status read_bytes(qn_function *f, const canonical *form)
{
    ARENA_ENTER(&f->evaluated.arena, return status_oom());
    qn_status status = graph_from_bytes(&f->evaluated, form->bytes, form->size, &f->entry);
    ARENA_LEAVE(&f->evaluated.arena);
    return status;
}

static qn_status use_evaluator(qn_function *f, const canonical *form, const char *why)
{
    ARENA_ENTER(&f->arena, return status_oom());
    f->stats.why = arena_string(&f->arena, why, strlen(why));
    ARENA_LEAVE(&f->arena);
    f->stats.engine = "evaluator";
    QN_TRY(graph_init(&f->evaluated));
    QN_TRY(read_bytes(f, form));
    for (uint32_t i = 0; i < f->constant_count; i++)
        f->evaluated.buffers.at[i].data = f->constants[i];
    return NULL;
}

/* A program that takes other memory than the graph says would be a fault of the compiler. */
static qn_status check_program(const qn_function *f)
{
    const image_header *header = program_header(f->program);
    const plan_header *plan = &header->plan;
    const plan_slot *slots = (const plan_slot *)(const void *)((const char *)header + header->slots_offset);
    bool fits =
        plan->inputs == f->input_count && plan->outputs == f->result_count && plan->constants == f->constant_count;
    for (uint32_t i = 0; fits && i < f->input_count; i++)
        fits = slots[i].bytes <= (int64_t)f->inputs[i].bytes;
    for (uint32_t i = 0; fits && i < f->result_count; i++)
        fits = slots[f->input_count + i].bytes <= (int64_t)f->outputs[f->results[i]].bytes;
    return fits ? NULL
                : status_make(QN_INTERNAL, "the compiler made a program with another signature than the graph's");
}

static qn_status load(qn_function *f, const void *image, size_t size)
{
    QN_TRY(program_load(image, size, &f->program));
    const image_header *header = program_header(f->program);
    f->stats.engine = "compiled";
    f->stats.why = "";
    f->stats.kernels = header->plan.functions;
    f->stats.code_bytes = header->code_size + header->data_size;
    f->stats.memory_bytes = (size_t)(header->plan.arena_bytes + header->plan.scratch_bytes);
    return check_program(f);
}

static qn_status use_compiler(qn_function *f, const canonical *form, cpu_level level, bool unsimplified)
{
    const qn_compiler *compiler = f->context->compiler;
    void *image = NULL;
    size_t size = 0;
    qn_compile_request request = {
        .graph = form->bytes, .graph_size = form->size, .level = level_facts[level].name, .unsimplified = unsimplified};
    uint64_t start = os_clock();
    QN_TRY(compiler->compile(compiler->self, &request, &image, &size));
    f->stats.compile_us = (double)(os_clock() - start) / 1e3;
    qn_status status = load(f, image, size);
    free(image);
    return status;
}

/* Which engine: the compiler, unless it is not wanted, not there or says that it cannot. */
static qn_status choose_engine(qn_function *f, const canonical *form, const qn_compile_options *options)
{
    cpu_level level;
    QN_TRY(context_level(f->context, options->level, &level));
    if (options->evaluate)
        return use_evaluator(f, form, "asked for");
    if (!f->context->compiler)
        return use_evaluator(f, form, "the context has no compiler");
    qn_status status = context_runs(f->context, level);
    if (status && options->level)
        return status;
    if (!status)
        status = use_compiler(f, form, level, options->unsimplified);
    if (qn_status_code(status) != QN_UNSUPPORTED)
        return status;
    context_log(f->context, "evaluating instead of compiling: %s", qn_status_message(status));
    qn_status fallback = use_evaluator(f, form, qn_status_message(status));
    qn_status_free(status);
    return fallback;
}

/* ---- making and freeing ------------------------------------------------------------------------------------------------ */

static qn_status fill_function(qn_function *f, qn_graph *graph, region_id entry, const qn_compile_options *options)
{
    uint32_t *order = NULL, count = 0;
    canonical form = {NULL, 0};
    QN_TRY(take_signature(f, &graph->g, entry));
    QN_TRY(graph_buffer_order(&graph->g, entry, &order, &count));
    qn_status status = take_constants(f, &graph->g, order, count);
    free(order);
    if (!status)
        status = graph_to_bytes(&graph->g, entry, &form.bytes, &form.size);
    if (!status)
        status = choose_engine(f, &form, options);
    free(form.bytes);
    return status;
}

qn_status qn_compile(qn_graph *graph, const qn_compile_options *options, qn_function **out)
{
    static const qn_compile_options defaults;
    *out = NULL;
    region_id entry;
    uint64_t start = os_clock();
    QN_TRY(graph_seal(graph, &entry));
    qn_function *f = calloc(1, sizeof *f);
    qn_status status = status_oom();
    if (f) {
        arena_init(&f->arena);
        CONTEXT_LINK(graph->context, functions, f);
        f->stats.build_us = (double)(start - graph->born) / 1e3;
        status = fill_function(f, graph, entry, options ? options : &defaults);
    }
    graph_unseal(graph);
    if (status)
        qn_function_free(f);
    else
        *out = f;
    return status;
}

void qn_function_free(qn_function *f)
{
    if (!f)
        return;
    CONTEXT_UNLINK(functions, f);
    for (int i = 0; i < SPARE_WORKSPACES; i++)
        free(atomic_load(&f->spare[i]));
    program_free(f->program);
    graph_free(&f->evaluated);
    arena_free(&f->arena);
    free(f);
}

/* ---- facts ------------------------------------------------------------------------------------------------------------- */

size_t qn_function_input_count(const qn_function *f) { return f->input_count; }
size_t qn_function_output_count(const qn_function *f) { return f->output_count; }

static const qn_parameter no_parameter = {.name = "", .alias = -1};

qn_parameter qn_function_input(const qn_function *f, size_t index)
{
    return index < f->input_count ? f->inputs[index].public : no_parameter;
}

qn_parameter qn_function_output(const qn_function *f, size_t index)
{
    return index < f->output_count ? f->outputs[index].public : no_parameter;
}

void qn_function_stats(const qn_function *f, qn_stats *out) { *out = f->stats; }
