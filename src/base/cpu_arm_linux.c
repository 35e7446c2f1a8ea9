/* AArch64 on Linux. getauxval returns the word HWCAP, which has a bit for each feature. The bit is set if all cores
 * have the feature. The register MIDR_EL1 of a core identifies the kind of the core. The kernel shows the register of
 * each core as a file in /sys. If these files are missing, cpu_name reads the register of the current core, and names
 * only the kind of this core. The bit CAP_CPUID of HWCAP says whether a program may read the register. */
#include "base/cpu_arm.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

enum { CAP_FP = 1 << 0, CAP_ASIMD = 1 << 1, CAP_CPUID = 1 << 11 };

void cpu_probe(cpu_facts *out)
{
    unsigned long caps = getauxval(AT_HWCAP);
    *out = (cpu_facts){.machine = CPU_ARM};
    out->features = (caps & CAP_FP ? CPU_BIT(fp) : 0) | (caps & CAP_ASIMD ? CPU_BIT(asimd) : 0);
}

/* Reads a file such as cpu3/regs/identification/midr_el1, which holds "0x00000000410fd083". Returns 0 if the file
 * cannot be read. */
static uint32_t read_midr(int directory, const char *core)
{
    char path[64], digits[32] = "";
    int size = snprintf(path, sizeof path, "%s/regs/identification/midr_el1", core);
    int file = size < (int)sizeof path ? openat(directory, path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return 0;
    ssize_t got = read(file, digits, sizeof digits - 1);
    close(file);
    return got > 0 ? (uint32_t)strtoull(digits, NULL, 16) : 0;
}

/* Returns 12 for "cpu12", or -1 if `name` is not the name of a core. */
static long core_number(const char *name)
{
    if (strncmp(name, "cpu", 3) != 0 || name[3] < '0' || name[3] > '9')
        return -1;
    char *end;
    long number = strtol(name + 3, &end, 10);
    return *end ? -1 : number;
}

/* Visits the cores in the order of their numbers, because cpu_arm.h defines the order of arm_cores by these numbers.
 * read_midr returns 0 for a core that is offline. */
void arm_find_cores(const char *directory, arm_cores *out)
{
    *out = (arm_cores){0};
    DIR *stream = opendir(directory);
    if (!stream)
        return;
    long most = -1;
    for (struct dirent *entry; (entry = readdir(stream));)
        most = core_number(entry->d_name) > most ? core_number(entry->d_name) : most;
    for (long i = 0; i <= most; i++) {
        char name[32];
        snprintf(name, sizeof name, "cpu%ld", i);
        uint32_t midr = read_midr(dirfd(stream), name);
        if (midr)
            arm_add_core(out, midr);
    }
    closedir(stream);
}

void cpu_name(char out[CPU_NAME])
{
    arm_cores cores;
    arm_find_cores("/sys/devices/system/cpu", &cores);
    if (!cores.count && (getauxval(AT_HWCAP) & CAP_CPUID)) {
        uint64_t midr;
        __asm__("mrs %0, midr_el1" : "=r"(midr));
        arm_add_core(&cores, (uint32_t)midr);
    }
    arm_name_cores(&cores, out);
}
