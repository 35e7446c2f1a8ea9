/* A fast 64-bit hash for tables in memory and for digests in reports; files use base/checksum.h. Like wyhash, this hash
 * multiplies 8-byte words and folds the upper half of each product into the lower half. hash_mix also mixes in `a` and
 * `b`, because the product is 0 if one factor is 0. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

__extension__ typedef unsigned __int128 hash_wide;

static inline uint64_t hash_mix(uint64_t a, uint64_t b)
{
    hash_wide product = (hash_wide)(a ^ 0x9e3779b97f4a7c15u) * (b ^ 0xe7037ed1a0b428dbu);
    return (uint64_t)product ^ (uint64_t)(product >> 64) ^ a ^ b;
}

static inline uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed)
{
    const unsigned char *at = bytes;
    uint64_t word, h = hash_mix(seed, size);
    for (; size >= 8; at += 8, size -= 8) {
        memcpy(&word, at, 8);
        h = hash_mix(h, word);
    }
    word = 0;
    if (size)
        memcpy(&word, at, size);
    return hash_mix(h, word);
}

#endif
