/* Kinds of AArch64 cores, identified by the register MIDR_EL1. */
#ifndef BASE_CPU_ARM_H
#define BASE_CPU_ARM_H

#include "base/cpu.h"

/* The kinds of cores of this machine, each once, in the order of each kind's lowest CPU number. */
enum { ARM_KINDS = 4 };
typedef struct arm_cores {
    uint32_t count;
    uint32_t midr[ARM_KINDS];
} arm_cores;

/* Adds the kind of a core whose MIDR_EL1 is `midr`. Does nothing if the list is full or already has the kind. All
 * revisions of a core are the same kind. */
void arm_add_core(arm_cores *cores, uint32_t midr);
/* Writes the names of the kinds: "Cortex-A53, Cortex-A72". */
void arm_name_cores(const arm_cores *cores, char out[CPU_NAME]);

/* Finds the cores that a directory such as /sys/devices/system/cpu lists (in cpu_arm_linux.c). */
void arm_find_cores(const char *directory, arm_cores *out);

#endif
