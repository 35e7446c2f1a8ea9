/* AArch64 on Darwin. All Apple CPUs have the features that Quern's levels need. sysctl reports the CPU's name. */
#include <stdio.h>
#include <sys/sysctl.h>

#include "base/cpu.h"

void cpu_probe(cpu_facts *out) { *out = (cpu_facts){.machine = CPU_ARM, .features = CPU_BIT(fp) | CPU_BIT(asimd)}; }

void cpu_name(char out[CPU_NAME])
{
    size_t size = CPU_NAME;
    if (sysctlbyname("machdep.cpu.brand_string", out, &size, NULL, 0))
        snprintf(out, CPU_NAME, "AArch64");
}
