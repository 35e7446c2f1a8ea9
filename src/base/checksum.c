/* XXH64. The specification is "xxHash fast digest algorithm", version 0.1.1, by Yann Collet. Words of the
 * input are little endian; memcpy reads them, because every CPU that Quern supports is little endian, too. */
#include "base/checksum.h"

#include <string.h>

static const uint64_t prime1 = 0x9e3779b185ebca87, prime2 = 0xc2b2ae3d27d4eb4f, prime3 = 0x165667b19e3779f9,
                      prime4 = 0x85ebca77c2b2ae63, prime5 = 0x27d4eb2f165667c5;

static uint64_t rotated(uint64_t x, int by) { return x << by | x >> (64 - by); }

static uint64_t word_at(const unsigned char *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
    return word;
}

static uint64_t half_at(const unsigned char *at)
{
    uint32_t half;
    memcpy(&half, at, sizeof half);
    return half;
}

static uint64_t added(uint64_t accumulator, uint64_t word) { return rotated(accumulator + word * prime2, 31) * prime1; }

static uint64_t merged(uint64_t hash, uint64_t accumulator) { return (hash ^ added(0, accumulator)) * prime1 + prime4; }

/* Hashes stripes of 32 bytes. Each of the four words of a stripe is added to its own accumulator, so that the CPU can
 * work on all four in parallel. */
static uint64_t stripes(const unsigned char *at, const unsigned char *end)
{
    uint64_t a = prime1 + prime2, b = prime2, c = 0, d = 0 - prime1;
    for (; at < end; at += 32) {
        a = added(a, word_at(at));
        b = added(b, word_at(at + 8));
        c = added(c, word_at(at + 16));
        d = added(d, word_at(at + 24));
    }
    uint64_t hash = rotated(a, 1) + rotated(b, 7) + rotated(c, 12) + rotated(d, 18);
    return merged(merged(merged(merged(hash, a), b), c), d);
}

/* Adds the remaining bytes, fewer than the 32 of a stripe, to the hash. */
static uint64_t rest(uint64_t hash, const unsigned char *at, size_t size)
{
    for (; size >= 8; at += 8, size -= 8)
        hash = rotated(hash ^ added(0, word_at(at)), 27) * prime1 + prime4;
    if (size >= 4) {
        hash = rotated(hash ^ half_at(at) * prime1, 23) * prime2 + prime3;
        at += 4, size -= 4;
    }
    for (; size; at++, size--)
        hash = rotated(hash ^ *at * prime5, 11) * prime1;
    return hash;
}

uint64_t checksum(const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    size_t striped = size / 32 * 32;
    uint64_t hash = striped ? stripes(at, at + striped) : prime5;
    hash = rest(hash + size, at + striped, size - striped);
    hash = (hash ^ hash >> 33) * prime2;
    hash = (hash ^ hash >> 29) * prime3;
    return hash ^ hash >> 32;
}
