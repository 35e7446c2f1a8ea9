/* Targets: one row for each supported level. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/cpu.h"
#include "jit/object.h"

/* Base ARMv8.0 with FP and NEON. Later features are switched off by name. For example, LLVM assumes that a Cortex-A72
 * has AES and SHA2, but the Cortex-A72 of the Raspberry Pi 4 lacks both. x18 is reserved, because Darwin and Android
 * use this register. */
#define ARMV8_A_FEATURES                                                                                               \
    "+v8a,+fp-armv8,+neon,-crc,-aes,-sha2,-sha3,-sm4,-lse,-rdm,-ras,-rcpc,-dotprod,-fullfp16,-fp16fml,-bf16,-i8mm,"    \
    "-complxnum,-jsconv,-sve,-pauth,-sb,+reserve-x18"

/* Bytes of L2 cache that one core can use: a quarter of the 1 MB that the four cores of a Cortex-A72 share, or the
 * whole L2 cache of a small x86-64 core. */
enum { CACHE = 256 << 10 };
/* Stores of whole cache lines may bypass the cache if the result has at least this many bytes. An L2 cache of 1 or
 * 2 MB cannot hold that many. A later nest may find a smaller result in the cache. */
enum { STREAM = 3 << 20 };

#define X86_LINUX "x86_64-unknown-linux-gnu"
#define SMALL LLVMCodeModelSmall
/* The target_shape of an x86-64 level. `i8` is its dot_i8, and `bf16` is its dot_bf16. */
#define X86_SHAPE(lanes, registers, i8, bf16)                                                                          \
    {                                                                                                                  \
        lanes, registers, CACHE, STREAM, true, i8, 2, bf16, false                                                      \
    }

static const target targets[] = {
    {"x86-64-v3", X86_LINUX, "x86-64-v3", "", NULL, X86_SHAPE(8, 16, 0, 0), IMAGE_X86_64, SMALL, true, true},
    {"x86-64-v4", X86_LINUX, "x86-64-v4", "", NULL, X86_SHAPE(16, 32, 0, 0), IMAGE_X86_64, SMALL, true, true},
    {"x86-64-v4-vnni", X86_LINUX, "x86-64-v4", "+avx512vnni", NULL, X86_SHAPE(16, 32, 4, 0), IMAGE_X86_64, SMALL, true,
     true},
    {"x86-64-v4-bf16", X86_LINUX, "x86-64-v4", "+avx512vnni,+avx512bf16", NULL, X86_SHAPE(16, 32, 4, 2), IMAGE_X86_64,
     SMALL, true, true},
    {"armv8-a",
     "aarch64-unknown-linux-gnu",
     "generic",
     ARMV8_A_FEATURES,
     NULL,
     {4, 32, CACHE, 0, false, 0, 0, 0, true},
     IMAGE_AARCH64,
     LLVMCodeModelTiny,
     false,
     false},
};

static const target *find_level(const char *level)
{
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(targets[i].level, level) == 0)
            return &targets[i];
    return NULL;
}

static const char *find_tuning(cpu_level level, const char *wanted)
{
    if (!wanted)
        return tuning_default(level)->tuning;
    for (int i = 0; i < CPU_TUNINGS; i++)
        if (cpu_tunings[i].level == level && strcmp(cpu_tunings[i].tuning, wanted) == 0)
            return cpu_tunings[i].tuning;
    return NULL;
}

qn_status target_find(const char *level, const char *tuning, target *out)
{
    const target *found = find_level(level);
    if (!found)
        return status_make(QN_UNSUPPORTED, "this build makes no code for level %s", level);
    *out = *found;
    out->tuning = find_tuning(level_from_name(level), tuning);
    if (!out->tuning)
        return status_make(QN_UNSUPPORTED, "level %s has no tuning %s", level, tuning);
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
    static pthread_once_t once = PTHREAD_ONCE_INIT; /* LLVM has one registry per process */
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
