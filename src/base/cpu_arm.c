/* AArch64 on Linux: the kernel tells the features (HWCAP) and lets MIDR_EL1, the identification register, be read. */
#include "base/cpu.h"

#include <stdio.h>
#include <sys/auxv.h>

enum { CAP_FP = 1 << 0, CAP_ASIMD = 1 << 1, CAP_CPUID = 1 << 11 };

/* Implementer and part number as in the Technical Reference Manuals. */
static const struct {
    uint32_t implementer, part;
    const char *name;
} cores[] = {
    {0x41, 0xd03, "Cortex-A53"},  {0x41, 0xd04, "Cortex-A35"},  {0x41, 0xd05, "Cortex-A55"},
    {0x41, 0xd07, "Cortex-A57"},  {0x41, 0xd08, "Cortex-A72"},  {0x41, 0xd09, "Cortex-A73"},
    {0x41, 0xd0a, "Cortex-A75"},  {0x41, 0xd0b, "Cortex-A76"},  {0x41, 0xd0c, "Neoverse-N1"},
    {0x41, 0xd0d, "Cortex-A77"},  {0x41, 0xd40, "Neoverse-V1"}, {0x41, 0xd41, "Cortex-A78"},
    {0x41, 0xd46, "Cortex-A510"}, {0x41, 0xd49, "Neoverse-N2"}, {0x41, 0xd4f, "Neoverse-V2"},
};

static void name_core(uint32_t midr, char *out, size_t size)
{
    uint32_t implementer = midr >> 24, part = midr >> 4 & 0xfff;
    for (size_t i = 0; i < sizeof cores / sizeof *cores; i++)
        if (cores[i].implementer == implementer && cores[i].part == part) {
            snprintf(out, size, "%s", cores[i].name);
            return;
        }
    snprintf(out, size, "AArch64 implementer 0x%02x part 0x%03x", implementer, part);
}

void cpu_probe(cpu_facts *out)
{
    unsigned long caps = getauxval(AT_HWCAP);
    *out = (cpu_facts){.machine = CPU_ARM};
    out->features = (caps & CAP_FP ? CPU_BIT(fp) : 0) | (caps & CAP_ASIMD ? CPU_BIT(asimd) : 0);
}

void cpu_name(char out[CPU_NAME])
{
    uint64_t midr = 0;
    if (getauxval(AT_HWCAP) & CAP_CPUID)
        __asm__("mrs %0, midr_el1" : "=r"(midr));
    if (midr)
        name_core((uint32_t)midr, out, CPU_NAME);
    else
        snprintf(out, CPU_NAME, "AArch64");
}
