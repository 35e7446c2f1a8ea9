/* The compiler: the pipeline from the bytes of a graph to an image, or to the text of an earlier stage. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "jit/image_write.h"
#include "jit/module.h"
#include "quern/jit.h"
#include "rewrite/expand.h"
#include "rewrite/layout.h"
#include "rewrite/rewrite.h"
#include "stablehlo/stablehlo.h"

typedef enum stage {
#define STAGE(name, is_graph) STAGE_##name,
#include "abi/stages.def"
    STAGE_IMAGE
} stage;

static const char *const stage_names[] = {
#define STAGE(name, is_graph) #name,
#include "abi/stages.def"
};

typedef struct compilation {
    const qn_compile_request *request;
    code_maker *maker;
    stage stage;
    target target;
    arena arena;
    graph given, expanded, laid_out, simplified;
    graph *graph; /* the newest of these four graphs */
    region_id entry;
    schedule schedule;
    program_plan plan;
    emitter emitter;
    LLVMTargetMachineRef machine;
    LLVMMemoryBufferRef assembly;
    program_code code;
    text printed;
    void *image;
    size_t image_size;
} compilation;

static qn_status find_stage(compilation *c)
{
    c->stage = STAGE_IMAGE;
    for (int i = 0; c->request->stage && i < STAGE_IMAGE; i++)
        if (strcmp(stage_names[i], c->request->stage) == 0)
            c->stage = (stage)i;
    if (c->request->stage && c->stage == STAGE_IMAGE)
        return status_make(QN_INVALID_ARGUMENT, "there is no stage '%s'", c->request->stage);
    return target_find(c->request->level, c->request->tuning, &c->target);
}

/* ---- graph ------------------------------------------------------------------------------------------------------- */

static qn_status open_graph(compilation *c, graph *g)
{
    QN_TRY(graph_init(g));
    g->arena.escape = c->arena.escape;
    return NULL;
}

static qn_status read_graph(compilation *c)
{
    QN_TRY(open_graph(c, &c->given));
    c->graph = &c->given;
    /* Only the text of a stage contains names and source locations. */
    return (c->stage == STAGE_IMAGE ? graph_from_bytes : graph_from_bytes_with_remarks)(
        &c->given, c->request->graph, c->request->graph_size, &c->entry);
}

static qn_status take_graph(compilation *c, graph *made)
{
    c->graph = made;
#ifdef VERIFY_PASSES
    return graph_verify(made);
#else
    return NULL;
#endif
}

static qn_status rewrite_given(compilation *c)
{
    if (expand_needed(c->graph, c->entry, c->request->keep_calls)) {
        QN_TRY(open_graph(c, &c->expanded));
        QN_TRY(expand(c->graph, c->entry, c->request->keep_calls, &c->expanded, &c->entry));
        QN_TRY(take_graph(c, &c->expanded));
    }
    if (c->request->unsimplified)
        return NULL;
    if (layout_needed(c->graph)) {
        QN_TRY(open_graph(c, &c->laid_out));
        QN_TRY(layout(c->graph, c->entry, c->target.shape.lanes, &c->laid_out, &c->entry));
        QN_TRY(take_graph(c, &c->laid_out));
    }
    QN_TRY(open_graph(c, &c->simplified));
    QN_TRY(simplify(c->graph, c->entry, &c->simplified, &c->entry));
    return take_graph(c, &c->simplified);
}

/* ---- code -------------------------------------------------------------------------------------------------------- */

/* Plans the program and emits its sequences (program.h). Sequences call kernels. For the text of a stage, also emits
 * the kernels into the same module. */
static qn_status plan_code(compilation *c)
{
    QN_TRY(target_machine(&c->target, &c->machine));
    module_open(&c->emitter, c->machine, &c->target, &c->schedule, &c->arena);
    program_make(&c->emitter, &c->arena, c->request->profile, &c->plan);
    for (uint32_t i = 0; c->stage != STAGE_IMAGE && i < c->schedule.kernel_count; i++)
        if (c->plan.needed[i])
            QN_TRY(emit_nest(&c->emitter, c->schedule.kernels[i], arena_printf(&c->arena, "k%u", i)));
    return NULL;
}

static qn_status print_module(compilation *c)
{
    char *printed = LLVMPrintModuleToString(c->emitter.module);
    if (!printed)
        return status_oom();
    text_puts(&c->printed, printed);
    LLVMDisposeMessage(printed);
    return NULL;
}

static qn_status print_assembly(compilation *c)
{
    QN_TRY(module_object(&c->emitter, LLVMAssemblyFile, &c->assembly));
    text_add(&c->printed, LLVMGetBufferStart(c->assembly), LLVMGetBufferSize(c->assembly));
    return NULL;
}

static qn_status print_fused(compilation *c)
{
    schedule_mark_groups(&c->schedule);
    QN_TRY(stablehlo_print_unlocated(c->graph, &c->printed));
    schedule_print_groups(&c->schedule, &c->printed);
    return NULL;
}

/* ---- the pipeline ------------------------------------------------------------------------------------------------ */

static void report(const compilation *c, uint64_t start, uint64_t scheduled)
{
    if (c->request->report)
        *c->request->report = (qn_compile_report){.simplify_us = (double)(scheduled - start) / 1e3,
                                                  .code_us = (double)(os_clock() - scheduled) / 1e3,
                                                  .kernels_compiled = c->code.compiled + c->plan.sequences,
                                                  .kernels_shared = c->plan.calls - c->code.compiled};
}

static uint32_t schedule_options(const qn_compile_request *r)
{
    return (r->unfused ? SCHEDULE_UNFUSED : 0) | (r->fast & QN_FAST_BF16 ? SCHEDULE_FAST_BF16 : 0) |
           (r->fast & QN_FAST_F32_AS_BF16 ? SCHEDULE_FAST_F32 : 0);
}

static qn_status run(compilation *c)
{
    uint64_t start = os_clock();
    QN_TRY(find_stage(c));
    QN_TRY(read_graph(c));
    if (c->stage == STAGE_graph)
        return stablehlo_print(&c->given, &c->printed);
    QN_TRY(rewrite_given(c));
    if (c->stage == STAGE_simplified)
        return stablehlo_print_unlocated(c->graph, &c->printed);
    QN_TRY(schedule_make(&c->schedule, &c->arena, c->graph, c->entry, c->target.shape, schedule_options(c->request),
                         (prepare_mode)c->request->prepare));
    if (c->stage == STAGE_fused)
        return print_fused(c);
    if (c->stage == STAGE_nests)
        return schedule_print_nests(&c->schedule, &c->printed), NULL;
    if (c->stage == STAGE_plan)
        return schedule_print_plan(&c->schedule, &c->printed), NULL;
    if (c->stage == STAGE_costs)
        return schedule_print_costs(&c->schedule, &c->printed), NULL;
    uint64_t scheduled = os_clock();
    QN_TRY(plan_code(c));
    if (c->stage == STAGE_llvm)
        return print_module(c);
    if (c->stage == STAGE_asm)
        return print_assembly(c);
    if (c->stage != STAGE_IMAGE)
        return status_make(QN_INTERNAL, "stage %s prints nothing", stage_names[c->stage]);
    QN_TRY(code_make(c->maker, c->request, &c->emitter, &c->plan, &c->code));
    QN_TRY(image_write(&c->schedule, &c->target, &c->plan, &c->code, &c->arena, &c->image, &c->image_size));
    report(c, start, scheduled);
    return NULL;
}

static void compilation_free(compilation *c)
{
    code_free(&c->code);
    if (c->assembly)
        LLVMDisposeMemoryBuffer(c->assembly);
    module_close(&c->emitter);
    if (c->machine)
        LLVMDisposeTargetMachine(c->machine);
    text_free(&c->printed);
    graph_free(&c->given);
    graph_free(&c->expanded);
    graph_free(&c->laid_out);
    graph_free(&c->simplified);
    arena_free(&c->arena);
}

static qn_status guarded_run(compilation *c)
{
    ARENA_ENTER(&c->arena, return status_oom());
    qn_status s = run(c);
    ARENA_LEAVE(&c->arena);
    return s;
}

static qn_status compile(code_maker *maker, const qn_compile_request *request, void **out, size_t *out_size)
{
    compilation *c = calloc(1, sizeof *c);
    if (!c)
        return status_oom();
    c->request = request;
    c->maker = maker;
    arena_init(&c->arena);
    qn_status s = guarded_run(c);
    if (!s && c->stage == STAGE_IMAGE) {
        *out = c->image;
        *out_size = c->image_size;
    } else if (!s) {
        *out_size = c->printed.size;
        s = text_take(&c->printed, (char **)out);
    }
    compilation_free(c);
    free(c);
    return s;
}

#define SPELL_(x) #x
#define SPELL(x) SPELL_(x)

static const char *describe(void *self)
{
    (void)self;
    return "LLVM " SPELL(LLVM_VERSION_MAJOR) "." SPELL(LLVM_VERSION_MINOR) "." SPELL(LLVM_VERSION_PATCH);
}

/* ---- compilers --------------------------------------------------------------------------------------------------- */

static qn_status compile_alone(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)self;
    code_maker maker = {.helpers = 0};
    return compile(&maker, request, out, out_size);
}

const qn_compiler *qn_jit_compiler(void)
{
    static const qn_compiler compiler = {QN_COMPILER_VERSION, NULL, compile_alone, describe};
    return &compiler;
}

typedef struct jit {
    qn_compiler compiler; /* returned by jit_open */
    code_maker maker;
} jit;

static qn_status compile_together(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    jit *j = self;
    return compile(&j->maker, request, out, out_size);
}

qn_status jit_open(const jit_options *options, qn_compiler **out)
{
    jit *j = calloc(1, sizeof *j);
    if (!j)
        return status_oom();
    j->compiler = (qn_compiler){QN_COMPILER_VERSION, j, compile_together, describe};
    j->maker.cache = options->cache;
    atomic_init(&j->maker.helpers, options->threads ? options->threads - 1 : 0);
    *out = &j->compiler;
    return NULL;
}

void jit_close(qn_compiler *compiler) { free(compiler ? compiler->self : NULL); }
