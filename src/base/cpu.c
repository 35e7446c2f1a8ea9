#include "base/cpu.h"

#include <stdio.h>
#include <string.h>

const level_fact level_facts[LEVEL_COUNT] = {
    {"none", CPU_NONE, 0},
#define CPU_LEVEL(machine, name, string, requires) {string, CPU_##machine, requires},
#include "base/cpu.def"
};

const cpu_tuning cpu_tunings[CPU_TUNINGS] = {
#define CPU_TUNING(level, name, tuning) {LEVEL_##level, name, tuning},
#include "base/cpu.def"
};

static const struct {
    const char *name;
    int bit;
} features[] = {
#define CPU_FEATURE(machine, name, bit) {#name, bit},
#include "base/cpu.def"
};

cpu_level level_from_name(const char *name)
{
    for (int level = 1; level < LEVEL_COUNT; level++)
        if (strcmp(level_facts[level].name, name) == 0)
            return (cpu_level)level;
    return LEVEL_none;
}

const cpu_tuning *tuning_default(cpu_level level)
{
    const cpu_tuning *found = cpu_tunings;
    while (found->level != level)
        found++;
    return found;
}

bool tuning_is_default(const cpu_tuning *t) { return strcmp(t->tuning, tuning_default(t->level)->tuning) == 0; }

cpu_level level_best(const cpu_facts *cpu)
{
    cpu_level best = LEVEL_none;
    for (int level = 1; level < LEVEL_COUNT; level++)
        if (level_runs(cpu, (cpu_level)level))
            best = (cpu_level)level;
    return best;
}

void cpu_feature_names(uint64_t set, char *out, size_t size)
{
    size_t used = 0;
    out[0] = 0;
    for (size_t i = 0; i < sizeof features / sizeof *features; i++)
        if (set >> features[i].bit & 1 && used < size)
            used += (size_t)snprintf(out + used, size - used, "%s%s", used ? " " : "", features[i].name);
}
