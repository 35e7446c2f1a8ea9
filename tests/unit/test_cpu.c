/* Tests of the detection of the CPU. On AArch64 the test makes a directory with the structure of
 * /sys/devices/system/cpu, which lists the cores. */
#include "base/cpu.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"

TEST(this_cpu)
{
    cpu_facts cpu;
    char name[CPU_NAME], features[CPU_NAMES];
    cpu_probe(&cpu);
    cpu_name(name);
    cpu_feature_names(cpu.features, features, sizeof features);
    CHECK(cpu.machine != CPU_NONE && *name && strlen(name) < CPU_NAME && *features);
    cpu_level best = level_best(&cpu);
    CHECK(!best || level_runs(&cpu, best));
    for (int level = 1; level < LEVEL_COUNT; level++) {
        cpu_facts exact = {level_facts[level].machine, level_facts[level].features}, less = exact;
        less.features &= less.features - 1;
        CHECK(level_runs(&exact, (cpu_level)level) && !level_runs(&less, (cpu_level)level));
        CHECK(level_best(&exact) == (cpu_level)level);
    }
}

#if defined(__aarch64__)
#include "base/cpu_arm.h"

static char directory[] = "/tmp/quern-cpu-XXXXXX";

static void write_core(const char *core, const char *midr)
{
    char path[160];
    static const char *const parts[] = {"", "/regs", "/regs/identification"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        snprintf(path, sizeof path, "%s/%s%s", directory, core, parts[i]);
        CHECK(mkdir(path, 0700) == 0);
    }
    strcat(path, "/midr_el1");
    FILE *file = midr ? fopen(path, "w") : NULL;
    CHECK(!midr || (file && fputs(midr, file) >= 0 && fclose(file) == 0));
}

static void check_cores(const char *wanted)
{
    arm_cores cores;
    char name[CPU_NAME];
    arm_find_cores(directory, &cores);
    arm_name_cores(&cores, name);
    if (strcmp(name, wanted) != 0)
        unit_fail(__FILE__, __LINE__, "the cores are \"%s\", not \"%s\"", name, wanted);
}

TEST(cores_of_several_kinds)
{
    char command[64];
    CHECK(mkdtemp(directory) != NULL);
    check_cores("AArch64");
    write_core("cpufreq", "0x00000000410fd0c0\n"); /* not the name of a core */
    write_core("cpu10", "0x00000000410fd0b1\n");
    write_core("cpu2", NULL); /* this core is switched off */
    check_cores("Cortex-A76");
    write_core("cpu0", "0x00000000410fd034\n");
    write_core("cpu1", "0x00000000410fd034\n");
    write_core("cpu3", "0x00000000410fd083\n");
    write_core("cpu4", "0x00000000410fd081\n"); /* a core that differs only in its revision is of the same kind */
    check_cores("Cortex-A53, Cortex-A72, Cortex-A76");
    write_core("cpu11", "0x00000000610f0230\n");
    write_core("cpu12", "0x00000000410fd0c0\n"); /* a core of a fifth kind; the list leaves it out */
    check_cores("Cortex-A53, Cortex-A72, Cortex-A76, core 61-023");
    snprintf(command, sizeof command, "rm -rf %s", directory);
    CHECK(system(command) == 0);
    strcpy(directory, "/nonexistent/quern");
    check_cores("AArch64");
}

TEST(long_names_are_cut)
{
    arm_cores cores = {4, {0x610fd500, 0x620fd510, 0x630fd520, 0x640fd530}};
    char name[CPU_NAME];
    arm_name_cores(&cores, name);
    CHECK(strlen(name) < CPU_NAME && strncmp(name, "core 61-d50, core 62-d51", 24) == 0);
}
#endif
