/* The features of the CPU, and the levels (cpu.def) that code is compiled for.
 *
 * A set of features is a word with the bits of cpu.def. An image (abi/image.h) records the features that its code
 * needs. The runtime refuses the image if the CPU lacks one of them. cpu_x86.c, cpu_arm_linux.c and cpu_arm_darwin.c
 * implement cpu_probe and cpu_name; the build picks one of these files.
 */
#ifndef BASE_CPU_H
#define BASE_CPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The numbers are those of image_machine (abi/image.h). */
typedef enum cpu_machine { CPU_NONE = 0, CPU_X86 = 1, CPU_ARM = 2 } cpu_machine;

enum {
#define CPU_FEATURE(machine, name, bit) CPU_BIT_##name = bit,
#include "base/cpu.def"
};
#define CPU_BIT(name) ((uint64_t)1 << CPU_BIT_##name)
#define CPU_BITS_V3                                                                                                    \
    (CPU_BIT(sse3) | CPU_BIT(ssse3) | CPU_BIT(sse4_1) | CPU_BIT(sse4_2) | CPU_BIT(cx16) | CPU_BIT(sahf) |              \
     CPU_BIT(popcnt) | CPU_BIT(avx) | CPU_BIT(avx2) | CPU_BIT(bmi) | CPU_BIT(bmi2) | CPU_BIT(f16c) | CPU_BIT(fma) |    \
     CPU_BIT(lzcnt) | CPU_BIT(movbe))
#define CPU_BITS_V4 (CPU_BIT(avx512f) | CPU_BIT(avx512bw) | CPU_BIT(avx512cd) | CPU_BIT(avx512dq) | CPU_BIT(avx512vl))

typedef enum cpu_level {
    LEVEL_none,
#define CPU_LEVEL(machine, name, string, requires) LEVEL_##name,
#include "base/cpu.def"
    LEVEL_COUNT
} cpu_level;

typedef struct level_fact {
    const char *name; /* "x86-64-v3" */
    cpu_machine machine;
    uint64_t features; /* the features that code for the level needs */
} level_fact;
extern const level_fact level_facts[LEVEL_COUNT]; /* indexed by cpu_level */

/* A CPU that code can be tuned for: a CPU_TUNING row of cpu.def. */
typedef struct cpu_tuning {
    cpu_level level;
    const char *name, *tuning;
} cpu_tuning;
enum {
    CPU_TUNINGS = 0
#define CPU_TUNING(level, name, tuning) +1
#include "base/cpu.def"
};
extern const cpu_tuning cpu_tunings[CPU_TUNINGS]; /* grouped by level, the level's default first */
/* tuning_default returns the default tuning of a level. tuning_is_default returns whether a tuning gives the same code
 * as the default of its level. */
const cpu_tuning *tuning_default(cpu_level level);
bool tuning_is_default(const cpu_tuning *t);

typedef struct cpu_facts {
    cpu_machine machine;
    uint64_t features;
} cpu_facts;

/* Finds the features of the CPU. On AArch64 these are the features that every core has, because a thread can move
 * between cores. The call is slow: under a hypervisor each cpuid instruction takes microseconds. */
void cpu_probe(cpu_facts *out);
/* Writes the name of the CPU. On Linux on AArch64, writes the names of the kinds of cores, as many as fit. */
enum { CPU_NAME = 64 };
void cpu_name(char out[CPU_NAME]);

/* level_from_name returns the level with this name. level_best returns the best level that the CPU supports. Both
 * return LEVEL_none if there is no such level. */
cpu_level level_from_name(const char *name);
cpu_level level_best(const cpu_facts *cpu);
static inline bool level_runs(const cpu_facts *cpu, cpu_level level)
{
    return level_facts[level].machine == cpu->machine && (level_facts[level].features & ~cpu->features) == 0;
}
/* Writes the names of a set of features, separated by spaces. CPU_NAMES bytes are enough for all features. */
enum { CPU_NAMES = 512 };
void cpu_feature_names(uint64_t features, char *out, size_t size);

#endif
