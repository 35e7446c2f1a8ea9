/* The CPU time that Linux allows a process. os_cpus_linux.c implements the function below. */
#ifndef BASE_OS_CPUS_H
#define BASE_OS_CPUS_H

#include <stdint.h>

/* Returns the CPU time that the control groups of the process allow, in CPUs, rounded up: 2 if they allow 150 ms of CPU
 * time in each 100 ms. Returns 0 if there is no limit or the limit is unknown. `root` is the directory that contains
 * proc and sys; it is "" except in tests. */
uint32_t os_cpu_quota(const char *root);

#endif
