/* The checksum of files and images: XXH64 with seed 0. Any change within 8 aligned bytes changes it; another change
 * goes unnoticed once in 2^64. It detects accidents, not deliberate forgery. */
#ifndef BASE_CHECKSUM_H
#define BASE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

uint64_t checksum(const void *bytes, size_t size);

/* The checksum of the `size` bytes at `header` without the first `skipped`, which end with the header's own
 * checksum. */
static inline uint64_t checksum_after(const void *header, size_t skipped, size_t size)
{
    return checksum((const char *)header + skipped, size - skipped);
}

#endif
