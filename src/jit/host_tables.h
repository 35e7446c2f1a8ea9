/* The tables of an image that describe host calls (abi/image.h). */
#ifndef JIT_HOST_TABLES_H
#define JIT_HOST_TABLES_H

#include "abi/image.h"
#include "schedule/schedule.h"

typedef struct host_tables {
    LIST_OF(image_host) hosts; /* indexed by host_call.number */
    LIST_OF(image_tensor) tensors;
    LIST_OF(image_attribute) attributes;
    LIST_OF(char) texts;
} host_tables;

/* Makes the tables in the arena. */
void host_tables_make(const schedule *s, arena *a, host_tables *out);
/* Sets the counts of the tables in *out. */
void host_tables_count(const host_tables *t, image_code *out);
/* Writes the tables one after another. Returns the address after them. */
uint8_t *host_tables_put(const host_tables *t, uint8_t *to);

#endif
