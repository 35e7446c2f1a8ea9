/* Targets: one row for each level that code can be made for. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "jit/object.h"

/* x18 is the platform's on Darwin and Android; leaving it alone lets one image serve all. */
static const target targets[] = {
    {"x86-64-v3", "x86_64-unknown-linux-gnu", "x86-64-v3", "", {8, 16}, IMAGE_X86_64, LLVMCodeModelSmall},
    {"x86-64-v4", "x86_64-unknown-linux-gnu", "x86-64-v4", "", {16, 32}, IMAGE_X86_64, LLVMCodeModelSmall},
    {"armv8-a", "aarch64-unknown-linux-gnu", "cortex-a72", "+reserve-x18", {4, 32}, IMAGE_AARCH64, LLVMCodeModelTiny},
};

const target *target_find(const char *level)
{
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(targets[i].level, level) == 0)
            return &targets[i];
    return NULL;
}

static void register_back_ends(void)
{
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
}

qn_status target_machine(const target *t, LLVMTargetMachineRef *out)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT; /* LLVM's registry is the process's */
    pthread_once(&once, register_back_ends);
    LLVMTargetRef found;
    char *why = NULL;
    if (LLVMGetTargetFromTriple(t->triple, &found, &why)) {
        qn_status failed = status_make(QN_UNSUPPORTED, "LLVM has no back end for %s: %s", t->triple, why);
        LLVMDisposeMessage(why);
        return failed;
    }
    *out = LLVMCreateTargetMachine(found, t->triple, t->cpu, t->features, LLVMCodeGenLevelLess, LLVMRelocPIC,
                                   t->code_model);
    return *out ? NULL : status_make(QN_UNSUPPORTED, "LLVM cannot make code for %s", t->level);
}
