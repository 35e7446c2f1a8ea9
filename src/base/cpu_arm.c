#include "base/cpu_arm.h"

#include <stdio.h>

/* Implementer and part numbers, from Arm's Technical Reference Manuals of these cores. */
static const struct {
    uint32_t implementer, part;
    const char *name;
} known[] = {
    {0x41, 0xd03, "Cortex-A53"},  {0x41, 0xd04, "Cortex-A35"},  {0x41, 0xd05, "Cortex-A55"},
    {0x41, 0xd07, "Cortex-A57"},  {0x41, 0xd08, "Cortex-A72"},  {0x41, 0xd09, "Cortex-A73"},
    {0x41, 0xd0a, "Cortex-A75"},  {0x41, 0xd0b, "Cortex-A76"},  {0x41, 0xd0c, "Neoverse-N1"},
    {0x41, 0xd0d, "Cortex-A77"},  {0x41, 0xd40, "Neoverse-V1"}, {0x41, 0xd41, "Cortex-A78"},
    {0x41, 0xd44, "Cortex-X1"},   {0x41, 0xd46, "Cortex-A510"}, {0x41, 0xd47, "Cortex-A710"},
    {0x41, 0xd49, "Neoverse-N2"}, {0x41, 0xd4d, "Cortex-A715"}, {0x41, 0xd4f, "Neoverse-V2"},
    {0x41, 0xd80, "Cortex-A520"}, {0x41, 0xd81, "Cortex-A720"},
};

static uint32_t implementer(uint32_t midr) { return midr >> 24; }
static uint32_t part(uint32_t midr) { return midr >> 4 & 0xfff; }

void arm_add_core(arm_cores *cores, uint32_t midr)
{
    for (uint32_t i = 0; i < cores->count; i++)
        if (implementer(cores->midr[i]) == implementer(midr) && part(cores->midr[i]) == part(midr))
            return;
    if (cores->count < ARM_KINDS)
        cores->midr[cores->count++] = midr;
}

static int name_core(uint32_t midr, char *out, size_t size)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].implementer == implementer(midr) && known[i].part == part(midr))
            return snprintf(out, size, "%s", known[i].name);
    return snprintf(out, size, "core %02x-%03x", implementer(midr), part(midr));
}

void arm_name_cores(const arm_cores *cores, char out[CPU_NAME])
{
    size_t used = (size_t)snprintf(out, CPU_NAME, cores->count ? "" : "AArch64");
    for (uint32_t i = 0; i < cores->count && used < CPU_NAME; i++) {
        used += (size_t)snprintf(out + used, CPU_NAME - used, "%s", i ? ", " : "");
        if (used < CPU_NAME)
            used += (size_t)name_core(cores->midr[i], out + used, CPU_NAME - used);
    }
}
