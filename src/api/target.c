/* Finds levels and CPUs by name. */
#include <stdio.h>
#include <string.h>

#include "api/api.h"

qn_status qn_get_cpu(size_t index, qn_cpu *out)
{
    GIVEN(out);
    *out = (qn_cpu){.name = "", .level = "", .tuning = "", .machine = ""};
    if (index >= CPU_TUNINGS)
        return status_make(QN_NOT_FOUND, "there is no CPU number %zu; expected 0 to %d", index, (int)CPU_TUNINGS - 1);
    const cpu_tuning *t = &cpu_tunings[index];
    const level_fact *fact = &level_facts[t->level];
    *out = (qn_cpu){.name = t->name,
                    .level = fact->name,
                    .tuning = t->tuning,
                    .machine = fact->machine == CPU_X86 ? "x86_64" : "aarch64"};
    return NULL;
}

/* Writes to `out` the names of the levels that `cpu` runs, or of all levels if `cpu` is NULL. */
enum { LEVEL_NAMES = 256 };
static const char *level_names(const cpu_facts *cpu, char out[LEVEL_NAMES])
{
    size_t used = 0;
    snprintf(out, LEVEL_NAMES, "none");
    for (int level = 1; level < LEVEL_COUNT; level++)
        if (!cpu || level_runs(cpu, (cpu_level)level))
            used += (size_t)snprintf(out + used, LEVEL_NAMES - used, "%s%s", used ? ", " : "", level_facts[level].name);
    return out;
}

static qn_status unknown_level(const char *name)
{
    char known[LEVEL_NAMES], features[CPU_NAMES];
    int level = 1;
    for (; level < LEVEL_COUNT; level++) {
        cpu_feature_names(level_facts[level].features, features, sizeof features);
        if (strlen(name) > 2 && strstr(features, name))
            break;
    }
    bool found = level < LEVEL_COUNT;
    return status_make(QN_INVALID_ARGUMENT, "level \"%s\" does not exist; expected one of %s%s%s", name,
                       level_names(NULL, known), found ? "; the first level with such a CPU feature is " : "",
                       found ? level_facts[level].name : "");
}

static qn_status unknown_cpu(const char *name)
{
    char known[512] = "host";
    for (int i = 0; i < CPU_TUNINGS; i++) {
        size_t used = strlen(known);
        if (i == 0 || strcmp(cpu_tunings[i].name, "generic") != 0)
            snprintf(known + used, sizeof known - used, ", %s", cpu_tunings[i].name);
    }
    return status_make(QN_INVALID_ARGUMENT, "cpu \"%s\" does not exist; expected one of %s", name, known);
}

static qn_status conflict(const char *cpu, cpu_level is, cpu_level wanted)
{
    return status_make(QN_INVALID_ARGUMENT, "cpu \"%s\" is of level %s, not %s", cpu, level_facts[is].name,
                       level_facts[wanted].name);
}

/* Returns the lowest level for the machine kind of `cpu` (x86-64 or AArch64). The CPU name "generic" without a level
 * means this level. A context whose CPU runs none of the levels has this level as default, too. */
static cpu_level lowest_level(const cpu_facts *cpu)
{
    int level = 1;
    while (level + 1 < LEVEL_COUNT && level_facts[level].machine != cpu->machine)
        level++;
    return (cpu_level)level;
}

static qn_status find_host(const qn_context *context, cpu_level wanted, const cpu_tuning **out)
{
    cpu_level best = level_best(&context->cpu);
    if (!best)
        return status_make(QN_UNSUPPORTED, "this CPU has none of the levels that code is made for");
    if (wanted && wanted != best)
        return conflict("host", best, wanted);
    *out = tuning_default(best);
    return NULL;
}

/* Finds a CPU by name. `wanted` is the level that the CPU must have, or LEVEL_none if any level will do. */
static qn_status find_named(const char *name, cpu_level wanted, const cpu_tuning **out)
{
    const cpu_tuning *found = NULL;
    for (int i = 0; i < CPU_TUNINGS; i++)
        if (strcmp(cpu_tunings[i].name, name) == 0 && (!found || cpu_tunings[i].level == wanted))
            found = &cpu_tunings[i];
    if (!found)
        return unknown_cpu(name);
    if (wanted && found->level != wanted)
        return conflict(name, found->level, wanted);
    *out = found;
    return NULL;
}

qn_status context_target(const qn_context *context, const qn_target *wanted, const cpu_tuning **out)
{
    cpu_level level = wanted->level ? level_from_name(wanted->level) : LEVEL_none;
    if (wanted->level && !level)
        return unknown_level(wanted->level);
    bool generic = wanted->cpu && strcmp(wanted->cpu, "generic") == 0;
    if (wanted->cpu && strcmp(wanted->cpu, "host") == 0)
        return find_host(context, level, out);
    if (wanted->cpu && !generic)
        return find_named(wanted->cpu, level, out);
    if (!level)
        level = context->level && !generic ? context->level : lowest_level(&context->cpu);
    *out = tuning_default(level);
    return NULL;
}

qn_status qn_find_cpu(const qn_context *context, const qn_target *target, qn_cpu *out)
{
    const cpu_tuning *found;
    GIVEN(context);
    GIVEN(target);
    GIVEN(out);
    QN_TRY(context_target(context, target, &found));
    return qn_get_cpu((size_t)(found - cpu_tunings), out);
}

qn_status context_runs(const qn_context *context, cpu_level level)
{
    const level_fact *fact = &level_facts[level];
    if (level_runs(&context->cpu, level))
        return NULL;
    char name[CPU_NAME], runs[LEVEL_NAMES];
    cpu_name(name);
    level_names(&context->cpu, runs);
    if (fact->machine != context->cpu.machine)
        return status_make(QN_UNSUPPORTED, "level %s is for another kind of CPU than %s, which runs %s", fact->name,
                           name, runs);
    char lacking[CPU_NAMES];
    cpu_feature_names(fact->features & ~context->cpu.features, lacking, sizeof lacking);
    return status_make(QN_UNSUPPORTED, "this CPU (%s) lacks what level %s needs: %s; it runs %s", name, fact->name,
                       lacking, runs);
}
