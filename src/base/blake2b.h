/* BLAKE2b (RFC 7693), a cryptographic hash, without RFC 7693's optional secret key. The cache keys of programs and
 * kernels are BLAKE2b hashes.
 *
 *     blake2b h;
 *     blake2b_begin(&h, 32);
 *     blake2b_add(&h, bytes, size);    // call this for each part of the bytes
 *     blake2b_end(&h, out);            // 32 bytes
 */
#ifndef BASE_BLAKE2B_H
#define BASE_BLAKE2B_H

#include <stddef.h>
#include <stdint.h>

enum { BLAKE2B_BLOCK = 128, BLAKE2B_MAX = 64 };

typedef struct blake2b {
    uint64_t state[8];
    uint64_t bytes[2]; /* number of bytes hashed so far, low word first */
    uint8_t block[BLAKE2B_BLOCK];
    uint32_t used; /* bytes in `block` */
    uint32_t size; /* bytes of the hash */
} blake2b;

/* `size` is the number of bytes of the hash, from 1 to BLAKE2B_MAX. */
void blake2b_begin(blake2b *h, uint32_t size);
void blake2b_add(blake2b *h, const void *bytes, size_t size);
void blake2b_end(blake2b *h, void *out);

/* Hashes `size` bytes into `out_size` bytes at `out`. */
void blake2b_hash(const void *bytes, size_t size, void *out, uint32_t out_size);

#endif
