#include "jit/module.h"

void module_open(emitter *e, LLVMTargetMachineRef machine, const target *t, const schedule *s, arena *a)
{
    *e = (emitter){.machine = machine, .target = t, .s = s, .arena = a};
    e->context = LLVMContextCreate();
    e->module = LLVMModuleCreateWithNameInContext("quern", e->context);
    e->builder = LLVMCreateBuilderInContext(e->context);
    LLVMSetTarget(e->module, t->triple);
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine);
    LLVMSetModuleDataLayout(e->module, layout);
    LLVMDisposeTargetData(layout);
    static const uint32_t bits[SX_TYPES] = {[SX_I1] = 1, [SX_I8] = 8, [SX_I16] = 16, [SX_I32] = 32, [SX_I64] = 64};
    for (int i = SX_I1; i <= SX_I64; i++)
        e->types[i] = LLVMIntTypeInContext(e->context, bits[i]);
    e->types[SX_F32] = LLVMFloatTypeInContext(e->context);
    e->types[SX_F64] = LLVMDoubleTypeInContext(e->context);
    e->pointer = LLVMPointerTypeInContext(e->context, 0);
    LLVMTypeRef parameters[] = {e->pointer, e->types[SX_I64], e->types[SX_I64]};
    e->kernel_type = LLVMFunctionType(e->types[SX_I32], parameters, 3, 0);
}

void module_close(emitter *e)
{
    if (e->builder)
        LLVMDisposeBuilder(e->builder);
    if (e->module)
        LLVMDisposeModule(e->module);
    if (e->context)
        LLVMContextDispose(e->context);
    *e = (emitter){0};
}

static qn_status verify(emitter *e)
{
#ifdef VERIFY_PASSES
    char *why = NULL;
    qn_status s = NULL;
    if (LLVMVerifyModule(e->module, LLVMReturnStatusAction, &why))
        s = status_make(QN_INTERNAL, "the emitted module is malformed: %s", why);
    LLVMDisposeMessage(why);
    return s;
#else
    (void)e;
    return NULL;
#endif
}

qn_status module_object(emitter *e, LLVMCodeGenFileType type, LLVMMemoryBufferRef *out)
{
    char *why = NULL;
    QN_TRY(verify(e));
    *out = NULL;
    if (!LLVMTargetMachineEmitToMemoryBuffer(e->machine, e->module, type, &why, out))
        return *out ? NULL : status_oom(); /* neither an error nor a buffer: memory ran out */
    qn_status s = status_make(QN_INTERNAL, "LLVM made no code: %s", why);
    LLVMDisposeMessage(why);
    return s;
}
