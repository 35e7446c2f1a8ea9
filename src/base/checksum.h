/* The checksum of an image: a 64-bit hash of all that follows the field `checksum` in its header. */
#ifndef BASE_CHECKSUM_H
#define BASE_CHECKSUM_H

#include "base/hash.h"

static inline uint64_t checksum_after(const void *image, size_t skipped, size_t size)
{
    return hash_bytes((const char *)image + skipped, size - skipped, 0);
}

#endif
