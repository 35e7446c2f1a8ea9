/* The compiler: the visible pipeline from the bytes of a graph to an image, or to the text of a stage on the way. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "graph/graph_print.h"
#include "jit/image_write.h"
#include "quern/jit.h"

typedef enum stage {
#define STAGE(name, is_graph) STAGE_##name,
#include "abi/stages.def"
    STAGE_IMAGE
} stage;

static const char *const stage_names[] = {
#define STAGE(name, is_graph) #name,
#include "abi/stages.def"
};

/* Everything that one compile owns. */
typedef struct compilation {
    const qn_compile_request *request;
    stage stage;
    const target *target;
    arena arena;
    graph given, simplified;
    region_id entry;
    schedule schedule;
    program_plan plan;
    emitter emitter;
    LLVMTargetMachineRef machine;
    LLVMMemoryBufferRef object;
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
    c->target = target_find(c->request->level);
    if (!c->target)
        return status_make(QN_UNSUPPORTED, "no code is made for level %s", c->request->level);
    return NULL;
}

/* ---- graph ------------------------------------------------------------------------------------------------------------ */

static qn_status read_graph(compilation *c)
{
    QN_TRY(graph_init(&c->given));
    QN_TRY(graph_init(&c->simplified));
    c->given.arena.escape = c->simplified.arena.escape = c->arena.escape;
    return graph_from_bytes(&c->given, c->request->graph, c->request->graph_size, &c->entry);
}

static qn_status simplify_graph(compilation *c)
{
    if (c->request->unsimplified)
        return graph_from_bytes(&c->simplified, c->request->graph, c->request->graph_size, &c->entry);
    region_id entry = c->entry;
    QN_TRY(simplify(&c->given, entry, &c->simplified, &c->entry));
#ifdef VERIFY_PASSES
    QN_TRY(graph_verify(&c->simplified));
#endif
    return NULL;
}

/* ---- code ------------------------------------------------------------------------------------------------------------- */

static void start_module(compilation *c)
{
    emitter *e = &c->emitter;
    e->context = LLVMContextCreate();
    e->module = LLVMModuleCreateWithNameInContext("quern", e->context);
    e->builder = LLVMCreateBuilderInContext(e->context);
    e->target = c->target;
    e->s = &c->schedule;
    LLVMSetTarget(e->module, c->target->triple);
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(c->machine);
    LLVMSetModuleDataLayout(e->module, layout);
    LLVMDisposeTargetData(layout);
    static const uint32_t bits[SX_TYPES] = {[SX_I1] = 1, [SX_I8] = 8, [SX_I16] = 16, [SX_I32] = 32, [SX_I64] = 64};
    for (int t = SX_I1; t <= SX_I64; t++)
        e->types[t] = LLVMIntTypeInContext(e->context, bits[t]);
    e->types[SX_F32] = LLVMFloatTypeInContext(e->context);
    e->types[SX_F64] = LLVMDoubleTypeInContext(e->context);
    e->pointer = LLVMPointerTypeInContext(e->context, 0);
    LLVMTypeRef parameters[] = {e->pointer, e->types[SX_I64], e->types[SX_I64]};
    e->kernel_type = LLVMFunctionType(e->types[SX_I32], parameters, 3, 0);
}

static qn_status check_module(compilation *c)
{
    char *why = NULL;
    qn_status s = NULL;
    if (LLVMVerifyModule(c->emitter.module, LLVMReturnStatusAction, &why))
        s = status_make(QN_INTERNAL, "the emitted module is malformed: %s", why);
    LLVMDisposeMessage(why);
    return s;
}

static qn_status emit_code_for(compilation *c)
{
    QN_TRY(target_machine(c->target, &c->machine));
    start_module(c);
    QN_TRY(program_emit(&c->emitter, &c->arena, &c->plan));
    return check_module(c);
}

static qn_status make_object(compilation *c, LLVMCodeGenFileType type)
{
    char *why = NULL;
    if (LLVMTargetMachineEmitToMemoryBuffer(c->machine, c->emitter.module, type, &why, &c->object)) {
        qn_status s = status_make(QN_INTERNAL, "LLVM made no code: %s", why);
        LLVMDisposeMessage(why);
        return s;
    }
    return NULL;
}

static void print_module(compilation *c)
{
    char *printed = LLVMPrintModuleToString(c->emitter.module);
    text_puts(&c->printed, printed);
    LLVMDisposeMessage(printed);
}

/* ---- the pipeline ------------------------------------------------------------------------------------------------------ */

static void report(const compilation *c, uint64_t start, uint64_t scheduled)
{
    if (c->request->report)
        *c->request->report = (qn_compile_report){.simplify_us = (double)(scheduled - start) / 1e3,
                                                  .code_us = (double)(os_clock() - scheduled) / 1e3,
                                                  .kernels_compiled = c->plan.distinct + c->plan.sequences,
                                                  .kernels_shared = c->schedule.nests.count - c->plan.distinct};
}

static qn_status run(compilation *c)
{
    uint64_t start = os_clock();
    QN_TRY(find_stage(c));
    QN_TRY(read_graph(c));
    if (c->stage == STAGE_graph)
        return graph_print(&c->given, c->request->format, NULL, &c->printed);
    QN_TRY(simplify_graph(c));
    if (c->stage == STAGE_simplified)
        return graph_print(&c->simplified, c->request->format, NULL, &c->printed);
    QN_TRY(schedule_make(&c->schedule, &c->arena, &c->simplified, c->entry, c->target->shape));
    if (c->stage == STAGE_fused)
        return graph_print(&c->simplified, c->request->format, c->schedule.group_of, &c->printed);
    if (c->stage == STAGE_nests)
        return schedule_print_nests(&c->schedule, &c->printed), NULL;
    if (c->stage == STAGE_plan)
        return schedule_print_plan(&c->schedule, &c->printed), NULL;
    uint64_t scheduled = os_clock();
    QN_TRY(emit_code_for(c));
    if (c->stage == STAGE_llvm)
        return print_module(c), NULL;
    QN_TRY(make_object(c, c->stage == STAGE_asm ? LLVMAssemblyFile : LLVMObjectFile));
    const char *made = LLVMGetBufferStart(c->object);
    size_t size = LLVMGetBufferSize(c->object);
    if (c->stage == STAGE_asm)
        return text_add(&c->printed, made, size), NULL;
    if (c->stage != STAGE_IMAGE)
        return status_make(QN_INTERNAL, "stage %s prints nothing", stage_names[c->stage]);
    QN_TRY(image_write(&c->schedule, c->target, &c->plan, (const uint8_t *)made, size, &c->arena, &c->image,
                       &c->image_size));
    report(c, start, scheduled);
    return NULL;
}

static void compilation_free(compilation *c)
{
    if (c->object)
        LLVMDisposeMemoryBuffer(c->object);
    if (c->emitter.builder)
        LLVMDisposeBuilder(c->emitter.builder);
    if (c->emitter.module)
        LLVMDisposeModule(c->emitter.module);
    if (c->machine)
        LLVMDisposeTargetMachine(c->machine);
    if (c->emitter.context)
        LLVMContextDispose(c->emitter.context);
    text_free(&c->printed);
    graph_free(&c->given);
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

static qn_status compile(void *self, const qn_compile_request *request, void **out, size_t *out_size)
{
    (void)self;
    compilation *c = calloc(1, sizeof *c);
    if (!c)
        return status_oom();
    c->request = request;
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

const qn_compiler *qn_jit_compiler(void)
{
    static const qn_compiler compiler = {QN_COMPILER_VERSION, NULL, compile, describe};
    return &compiler;
}
