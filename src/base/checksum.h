/* The checksum of packs, images, stored kernels and other blocks of bytes: XXH64 with seed 0. A random change goes
 * unnoticed with a probability of about 2^-64. The checksum detects accidental changes, not deliberate ones. */
#ifndef BASE_CHECKSUM_H
#define BASE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

uint64_t checksum(const void *bytes, size_t size);

/* Returns the checksum of the bytes [skipped, size) at `header`. The skipped bytes end with the field that stores the
 * checksum. */
static inline uint64_t checksum_after(const void *header, size_t skipped, size_t size)
{
    return checksum((const char *)header + skipped, size - skipped);
}

#endif
