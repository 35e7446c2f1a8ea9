/* The operating system: what the library asks of it. os_linux.c implements it. */
#ifndef BASE_OS_H
#define BASE_OS_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

/* Nanoseconds on a clock that only goes forward. */
uint64_t os_clock(void);
/* CPUs that the process may run on, at least 1. */
uint32_t os_cpu_count(void);

/* A copy of `size` bytes as executable memory, never writable at the same time. QN_UNSUPPORTED where the system allows
 * none. *mapped is what os_unmap_code wants back. */
qn_status os_map_code(const void *bytes, size_t size, void **out, size_t *mapped);
void os_unmap_code(void *code, size_t mapped);

#endif
