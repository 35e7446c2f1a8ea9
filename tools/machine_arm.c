/* Loops that reach the limits of an aarch64 CPU. See machine.h. */
#include "machine.h"

#define CLOBBERS                                                                                                       \
    "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",       \
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v31", "cc", "memory"

/* The vectors of a block, in pairs of registers, as X(number, number, offset in bytes). */
#define EACH_PAIR(X)                                                                                                   \
    X(0, 1, 0) X(2, 3, 32) X(4, 5, 64) X(6, 7, 96) X(16, 17, 128) X(18, 19, 160) X(20, 21, 192) X(22, 23, 224)
#define EACH_16(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23)

#define LOAD(r, s, b, at) "ldp q" #r ",q" #s ",[%[" #b "],#" #at "]\n\t"
#define READ(r, s, at) LOAD(r, s, a, at)
#define CLEAR(r, s, at) STORE " q" #r ",q" #s ",[%[a],#" #at "]\n\t"
#define COPY(r, s, at) LOAD(r, s, b, at) CLEAR(r, s, at)
#define TRIAD(r, s, at)                                                                                                \
    LOAD(r, s, b, at)                                                                                                  \
    LOAD(24, 25, c, at)                                                                                                \
    "fadd v" #r ".4s,v" #r ".4s,v24.4s\n\tfadd v" #s ".4s,v" #s ".4s,v25.4s\n\t" CLEAR(r, s, at)

#define STREAM(name, each)                                                                                             \
    static void name(char *a, const char *b, const char *c, size_t blocks)                                             \
    {                                                                                                                  \
        __asm__ volatile("1:\n\t" EACH_PAIR(each) "add %[a],%[a],#256\n\tadd %[b],%[b],#256\n\tadd %[c],%[c],#256\n\t" \
                                                  "subs %[n],%[n],#1\n\tb.ne 1b"                                       \
                         : [a] "+r"(a), [b] "+r"(b), [c] "+r"(c), [n] "+r"(blocks)                                     \
                         :                                                                                             \
                         : CLOBBERS);                                                                                  \
    }
/* All operands are 1.0: sums stay normal numbers, and quotients stay 1. */
#define CHAIN(name, body)                                                                                              \
    static void name(size_t rounds)                                                                                    \
    {                                                                                                                  \
        __asm__ volatile("fmov v31.4s,#1.0\n\t" EACH_16(START) "1:\n\t" EACH_16(body) "subs %0,%0,#1\n\tb.ne 1b"       \
                         : "+r"(rounds)                                                                                \
                         :                                                                                             \
                         : CLOBBERS);                                                                                  \
    }
#define START(r) "fmov v" #r ".4s,#1.0\n\t"
#define FMA(r) "fmla v" #r ".4s,v31.4s,v31.4s\n\t"
#define DIVIDE(r) "fdiv v" #r ".4s,v" #r ".4s,v31.4s\n\t"

#define STORE "stp"
STREAM(read_all, READ)
STREAM(write_all, CLEAR)
STREAM(copy, COPY)
STREAM(triad, TRIAD)
CHAIN(fma_chain, FMA)
CHAIN(divide_chain, DIVIDE)
#undef STORE
#define STORE "stnp"
STREAM(write_around, CLEAR)
STREAM(copy_around, COPY)
STREAM(triad_around, TRIAD)

const machine_level machine_levels[] = {{"armv8-a",
                                         {read_all, write_all, copy, triad},
                                         {NULL, write_around, copy_around, triad_around},
                                         fma_chain,
                                         divide_chain,
                                         16 * 4,
                                         16 * 4},
                                        {.name = NULL}};

bool machine_runs(const char *level)
{
    (void)level;
    return true;
}
