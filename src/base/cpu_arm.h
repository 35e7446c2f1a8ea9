/* What the files of AArch64 share: cores by their identification register, MIDR_EL1. */
#ifndef BASE_CPU_ARM_H
#define BASE_CPU_ARM_H

#include "base/cpu.h"

/* The kinds of cores of this machine, each once, in the order of their numbers. */
enum { ARM_KINDS = 4 };
typedef struct arm_cores {
    uint32_t count;
    uint32_t midr[ARM_KINDS];
} arm_cores;

/* Adds a core; another of a kind that is there, or of a fifth kind, changes nothing. Revisions make no kind. */
void arm_add_core(arm_cores *cores, uint32_t midr);
/* "Cortex-A53, Cortex-A72". */
void arm_name_cores(const arm_cores *cores, char out[CPU_NAME]);

/* cpu_arm_linux.c: the cores that a directory such as /sys/devices/system/cpu tells of. */
void arm_find_cores(const char *directory, arm_cores *out);

#endif
