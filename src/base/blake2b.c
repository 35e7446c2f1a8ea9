#include "base/blake2b.h"

#include <stdbool.h>
#include <string.h>

static const uint64_t initial[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

/* The order of message words in each round; rounds 10 and 11 use the first two rows again. */
static const uint8_t order[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

static uint64_t load(const uint8_t *from)
{
    uint64_t word = 0;
    for (int i = 7; i >= 0; i--)
        word = word << 8 | from[i];
    return word;
}

static inline uint64_t rotate(uint64_t word, int by) { return word >> by | word << (64 - by); }

static inline void mix(uint64_t *v, int a, int b, int c, int d, uint64_t x, uint64_t y)
{
    v[a] += v[b] + x;
    v[d] = rotate(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = rotate(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = rotate(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = rotate(v[b] ^ v[c], 63);
}

static void compress(blake2b *h, const uint8_t *block, uint32_t size, bool last)
{
    uint64_t v[16], m[16];
    h->bytes[0] += size;
    h->bytes[1] += h->bytes[0] < size;
    for (int i = 0; i < 8; i++) {
        v[i] = h->state[i];
        v[i + 8] = initial[i];
    }
    v[12] ^= h->bytes[0];
    v[13] ^= h->bytes[1];
    v[14] ^= last ? ~(uint64_t)0 : 0;
    for (int i = 0; i < 16; i++)
        m[i] = load(block + 8 * i);
    for (int round = 0; round < 12; round++) {
        const uint8_t *at = order[round % 10];
        mix(v, 0, 4, 8, 12, m[at[0]], m[at[1]]);
        mix(v, 1, 5, 9, 13, m[at[2]], m[at[3]]);
        mix(v, 2, 6, 10, 14, m[at[4]], m[at[5]]);
        mix(v, 3, 7, 11, 15, m[at[6]], m[at[7]]);
        mix(v, 0, 5, 10, 15, m[at[8]], m[at[9]]);
        mix(v, 1, 6, 11, 12, m[at[10]], m[at[11]]);
        mix(v, 2, 7, 8, 13, m[at[12]], m[at[13]]);
        mix(v, 3, 4, 9, 14, m[at[14]], m[at[15]]);
    }
    for (int i = 0; i < 8; i++)
        h->state[i] ^= v[i] ^ v[i + 8];
}

void blake2b_begin(blake2b *h, uint32_t size)
{
    memset(h, 0, sizeof *h);
    memcpy(h->state, initial, sizeof initial);
    h->state[0] ^= 0x01010000 ^ size; /* fan-out 1, depth 1, no key */
    h->size = size;
}

/* A full block stays in h->block until more bytes follow, because the last block must be compressed with the flag
 * `last`. */
void blake2b_add(blake2b *h, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    while (size > 0) {
        if (h->used == BLAKE2B_BLOCK) {
            compress(h, h->block, BLAKE2B_BLOCK, false);
            h->used = 0;
        }
        if (h->used == 0)
            for (; size > BLAKE2B_BLOCK; at += BLAKE2B_BLOCK, size -= BLAKE2B_BLOCK)
                compress(h, at, BLAKE2B_BLOCK, false);
        size_t room = BLAKE2B_BLOCK - h->used, taken = size < room ? size : room;
        memcpy(h->block + h->used, at, taken);
        h->used += (uint32_t)taken;
        at += taken;
        size -= taken;
    }
}

void blake2b_end(blake2b *h, void *out)
{
    uint8_t hash[BLAKE2B_MAX];
    memset(h->block + h->used, 0, BLAKE2B_BLOCK - h->used);
    compress(h, h->block, h->used, true);
    for (int i = 0; i < BLAKE2B_MAX; i++)
        hash[i] = (uint8_t)(h->state[i / 8] >> 8 * (i % 8));
    memcpy(out, hash, h->size);
}

void blake2b_hash(const void *bytes, size_t size, void *out, uint32_t out_size)
{
    blake2b h;
    blake2b_begin(&h, out_size);
    blake2b_add(&h, bytes, size);
    blake2b_end(&h, out);
}
