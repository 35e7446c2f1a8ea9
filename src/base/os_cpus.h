/* The CPU time that Linux allows a process. os_cpus_linux.c implements it. */
#ifndef BASE_OS_CPUS_H
#define BASE_OS_CPUS_H

#include <stdint.h>

/* The number of CPUs whose time the control groups of the process allow, rounded up; 0 if they set no limit or it is
 * unknown. `root` is "" but in tests: the directory that has proc and sys. */
uint32_t os_cpu_quota(const char *root);

#endif
