/* The CPU: what it can do, asked of the CPU itself (cpuid and XCR0, HWCAP), and the target levels that follow.
 *
 * cpu_x86.c and, of AArch64, a file for each system implement cpu_probe and cpu_name; the build takes the one of its
 * machine. Features are bits of cpu.def; an image records those that its code needs, and is refused where one is missing.
 */
#ifndef BASE_CPU_H
#define BASE_CPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The numbers are those of an image's header. */
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
    uint64_t features; /* that its code needs */
} level_fact;
extern const level_fact level_facts[LEVEL_COUNT]; /* by cpu_level */

/* A CPU that code can be tuned for: a row of CPU_TUNING. */
typedef struct cpu_tuning {
    cpu_level level;
    const char *name, *tuning;
} cpu_tuning;
enum {
    CPU_TUNINGS = 0
#define CPU_TUNING(level, name, tuning) +1
#include "base/cpu.def"
};
extern const cpu_tuning cpu_tunings[CPU_TUNINGS]; /* those of a level together, its default first */
/* The default of a level; whether a CPU gets the same code as that. */
const cpu_tuning *tuning_default(cpu_level level);
bool tuning_is_default(const cpu_tuning *t);

typedef struct cpu_facts {
    cpu_machine machine;
    uint64_t features;
} cpu_facts;

/* What every core has that a thread may come to run on. Under a hypervisor each question costs microseconds, so ask once. */
void cpu_probe(cpu_facts *out);
/* The CPU's own name; where there are cores of several kinds, each kind's. */
enum { CPU_NAME = 64 };
void cpu_name(char out[CPU_NAME]);

/* The level with this name, LEVEL_none if there is none; the best that the CPU has, LEVEL_none if it has none. */
cpu_level level_from_name(const char *name);
cpu_level level_best(const cpu_facts *cpu);
static inline bool level_runs(const cpu_facts *cpu, cpu_level level)
{
    return level_facts[level].machine == cpu->machine && (level_facts[level].features & ~cpu->features) == 0;
}
/* The names of a set of features, separated by spaces, into a buffer that is long enough if it has CPU_NAMES bytes. */
enum { CPU_NAMES = 512 };
void cpu_feature_names(uint64_t features, char *out, size_t size);

#endif
