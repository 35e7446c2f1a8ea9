/* The tables of an image that describe calls of the host (abi/image.h). */
#ifndef JIT_HOST_TABLES_H
#define JIT_HOST_TABLES_H

#include "abi/image.h"
#include "schedule/schedule.h"

typedef struct host_tables {
    LIST_OF(image_host) hosts; /* by the numbers of host_call */
    LIST_OF(image_tensor) tensors;
    LIST_OF(image_attribute) attributes;
    LIST_OF(char) texts;
} host_tables;

void host_tables_make(const schedule *s, arena *a, host_tables *out);
/* Notes in a header how much of each there is; returns the bytes of all. */
uint64_t host_tables_count(const host_tables *t, image_code *out);
/* Writes them, one behind the other. */
void host_tables_put(const host_tables *t, uint8_t *to);

#endif
