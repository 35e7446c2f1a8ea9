/* Reads --level, --cpu and --target. qn_find_cpu checks the level and the CPU; `check` compares them with --target. */
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static int refuse(const command *c, qn_status status)
{
    int code = qn_status_code(status) == QN_INVALID_ARGUMENT ? usage_error(c, "%s", qn_status_message(status))
                                                             : job_error("quern", "%s", qn_status_message(status));
    qn_status_free(status);
    return code;
}

/* Copies the ARCH of ARCH-linux to `machine`. */
static int read_machine(const command *c, const char *target, char *machine, size_t size)
{
    const char *dash = strrchr(target, '-');
    size_t length = dash ? (size_t)(dash - target) : 0;
    qn_cpu cpu;
    qn_status end = NULL;
    for (size_t i = 0; dash && strcmp(dash, "-linux") == 0 && !end; i++) {
        end = qn_get_cpu(i, &cpu);
        if (end || strlen(cpu.machine) != length || strncmp(cpu.machine, target, length) != 0 || length >= size)
            continue;
        memcpy(machine, cpu.machine, length + 1);
        return 0;
    }
    qn_status_free(end);
    return usage_error(c, "there is no target `%s`; there are aarch64-linux and x86_64-linux", target);
}

/* The level of the first CPU that the library lists for a machine. This is the machine's lowest level. */
static const char *first_level(const char *machine)
{
    qn_cpu cpu;
    for (size_t i = 0;; i++) {
        qn_status end = qn_get_cpu(i, &cpu);
        if (!end && strcmp(cpu.machine, machine) != 0)
            continue;
        qn_status_free(end);
        return end ? NULL : cpu.level;
    }
}

static int split(const command *c, const char *given, targets *out)
{
    char *rest = out->names;
    if (strlen(given) >= sizeof out->names)
        return usage_error(c, "--level takes at most %zu bytes, not `%s`", sizeof out->names - 1, given);
    strcpy(out->names, given);
    while (rest) {
        char *name = rest, *comma = strchr(rest, ',');
        rest = comma ? comma + 1 : NULL;
        if (comma)
            *comma = 0;
        if (!*name)
            return usage_error(c, "--level takes names separated by commas, not `%s`", given);
        if (out->count == MAX_TARGETS)
            return usage_error(c, "--level takes at most %d names, not `%s`", MAX_TARGETS, given);
        out->at[out->count++] = (qn_target){name, NULL};
    }
    return 0;
}

static int check(const command *c, const qn_context *context, const target_options *o, const qn_target *t)
{
    char machine[32];
    qn_cpu found;
    int code = o->target ? read_machine(c, o->target, machine, sizeof machine) : 0;
    if (code)
        return code;
    qn_status status = qn_find_cpu(context, t, &found);
    if (status)
        return refuse(c, status);
    if (o->target && strcmp(found.machine, machine) != 0)
        return usage_error(c, "%s `%s` is for %s-linux, not for %s", t->level ? "--level" : "--cpu",
                           t->level ? t->level : t->cpu, found.machine, o->target);
    return 0;
}

int targets_read(const command *c, const qn_context *context, const target_options *o, targets *out)
{
    char machine[32];
    int code = 0;
    out->count = 0;
    if (o->level)
        code = split(c, o->level, out);
    else
        out->at[out->count++] = (qn_target){NULL, NULL};
    if (!code && o->target && !o->level && (!o->cpu || strcmp(o->cpu, "generic") == 0)) {
        code = read_machine(c, o->target, machine, sizeof machine);
        out->at[0].level = code ? NULL : first_level(machine);
    }
    for (size_t i = 0; i < out->count && !code; i++) {
        out->at[i].cpu = o->cpu;
        code = check(c, context, o, &out->at[i]);
    }
    return code;
}
