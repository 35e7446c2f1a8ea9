/* The checksum of files and images: XXH64 with seed 0, which loses no bit of what it has read: any change within 8 bytes
 * changes it, and others do but for one in 2^64. It finds accidents, and is no proof against somebody who wants to
 * deceive. */
#ifndef BASE_CHECKSUM_H
#define BASE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

uint64_t checksum(const void *bytes, size_t size);

/* Of what follows the field `checksum` in a header. */
static inline uint64_t checksum_after(const void *header, size_t skipped, size_t size)
{
    return checksum((const char *)header + skipped, size - skipped);
}

#endif
