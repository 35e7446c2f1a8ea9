/* Loops that reach the limits of an x86 CPU. See machine.h. The assembly names its registers. It uses only the first 16
 * vector registers, because compilers accept the names of these without any option. */
#include <string.h>

#include "machine.h"

#define CLOBBERS                                                                                                       \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12",         \
        "xmm13", "xmm14", "xmm15", "cc", "memory"

#define EACH_12(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11)
#define EACH_8(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)

/* The vectors of a block, as X(number, offset in bytes): four zmm or eight ymm registers. */
#define ZMM_PLACES(X) X(0, 0) X(1, 64) X(2, 128) X(3, 192)
#define YMM_PLACES(X) X(0, 0) X(1, 32) X(2, 64) X(3, 96) X(4, 128) X(5, 160) X(6, 192) X(7, 224)

#define LOAD(r, b, at) "vmovups " #at "(%[" #b "]),%%" REGISTER #r "\n\t"
#define READ(r, at) LOAD(r, a, at)
#define CLEAR(r, at) STORE " %%" REGISTER #r "," #at "(%[a])\n\t"
#define COPY(r, at) LOAD(r, b, at) STORE " %%" REGISTER #r "," #at "(%[a])\n\t"
#define TRIAD(r, at)                                                                                                   \
    LOAD(r, b, at)                                                                                                     \
    "vaddps " #at "(%[c]),%%" REGISTER #r ",%%" REGISTER #r "\n\t" STORE " %%" REGISTER #r "," #at "(%[a])\n\t"

#define STREAM(name, places, each)                                                                                     \
    static void name(char *a, const char *b, const char *c, size_t blocks)                                             \
    {                                                                                                                  \
        __asm__ volatile("vxorps %%xmm0,%%xmm0,%%xmm0\n\t"                                                             \
                         "1:\n\t" places(each) "add $256,%[a]\n\tadd $256,%[b]\n\tadd $256,%[c]\n\t"                   \
                                               "dec %[n]\n\tjnz 1b\n\t" FENCE "vzeroupper"                             \
                         : [a] "+r"(a), [b] "+r"(b), [c] "+r"(c), [n] "+r"(blocks)                                     \
                         :                                                                                             \
                         : CLOBBERS);                                                                                  \
    }
#define CHAIN(name, each, body)                                                                                        \
    static void name(size_t rounds)                                                                                    \
    {                                                                                                                  \
        __asm__ volatile(                                                                                              \
            "vpcmpeqd %%ymm15,%%ymm15,%%ymm15\n\tvpsrld $25,%%ymm15,%%ymm15\n\t"                                       \
            "vpslld $23,%%ymm15,%%ymm15\n\t" WIDEN each(START) "1:\n\t" each(body) "dec %0\n\tjnz 1b\n\tvzeroupper"    \
            : "+r"(rounds)                                                                                             \
            :                                                                                                          \
            : CLOBBERS);                                                                                               \
    }
/* All operands are 1.0: sums stay normal numbers, and quotients stay 1. */
#define START(r) "vmovaps %%" REGISTER "15,%%" REGISTER #r "\n\t"
#define FMA(r) "vfmadd231ps %%" REGISTER "15,%%" REGISTER "15,%%" REGISTER #r "\n\t"
#define DIVIDE(r) "vdivps %%" REGISTER "15,%%" REGISTER #r ",%%" REGISTER #r "\n\t"

#define REGISTER "zmm"
#define WIDEN "vshuff32x4 $0,%%zmm15,%%zmm15,%%zmm15\n\t"
#define STORE "vmovups"
#define FENCE ""
STREAM(read_v4, ZMM_PLACES, READ)
STREAM(write_v4, ZMM_PLACES, CLEAR)
STREAM(copy_v4, ZMM_PLACES, COPY)
STREAM(triad_v4, ZMM_PLACES, TRIAD)
CHAIN(fma_v4, EACH_12, FMA)
CHAIN(divide_v4, EACH_8, DIVIDE)
#undef STORE
#define STORE "vmovntps"
#undef FENCE
#define FENCE "sfence\n\t"
STREAM(write_around_v4, ZMM_PLACES, CLEAR)
STREAM(copy_around_v4, ZMM_PLACES, COPY)
STREAM(triad_around_v4, ZMM_PLACES, TRIAD)
#undef STORE
#undef FENCE
#undef REGISTER
#undef WIDEN

#define REGISTER "ymm"
#define WIDEN ""
#define STORE "vmovups"
#define FENCE ""
STREAM(read_v3, YMM_PLACES, READ)
STREAM(write_v3, YMM_PLACES, CLEAR)
STREAM(copy_v3, YMM_PLACES, COPY)
STREAM(triad_v3, YMM_PLACES, TRIAD)
CHAIN(fma_v3, EACH_12, FMA)
CHAIN(divide_v3, EACH_8, DIVIDE)
#undef STORE
#define STORE "vmovntps"
#undef FENCE
#define FENCE "sfence\n\t"
STREAM(write_around_v3, YMM_PLACES, CLEAR)
STREAM(copy_around_v3, YMM_PLACES, COPY)
STREAM(triad_around_v3, YMM_PLACES, TRIAD)

#define V4_LOOPS                                                                                                       \
    {read_v4, write_v4, copy_v4, triad_v4}, {NULL, write_around_v4, copy_around_v4, triad_around_v4}, fma_v4,          \
        divide_v4, 12 * 16, 8 * 16
const machine_level machine_levels[] = {{"x86-64-v4-bf16", V4_LOOPS},
                                        {"x86-64-v4-vnni", V4_LOOPS},
                                        {"x86-64-v4", V4_LOOPS},
                                        {"x86-64-v3",
                                         {read_v3, write_v3, copy_v3, triad_v3},
                                         {NULL, write_around_v3, copy_around_v3, triad_around_v3},
                                         fma_v3,
                                         divide_v3,
                                         12 * 8,
                                         8 * 8},
                                        {.name = NULL}};

bool machine_runs(const char *level)
{
    __builtin_cpu_init();
    bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    bool v4 = v3 && __builtin_cpu_supports("avx512f");
    bool vnni = v4 && __builtin_cpu_supports("avx512vnni");
    if (strcmp(level, "x86-64-v4-bf16") == 0)
        return vnni && __builtin_cpu_supports("avx512bf16");
    return strcmp(level, "x86-64-v4-vnni") == 0 ? vnni : strcmp(level, "x86-64-v4") == 0 ? v4 : v3;
}
