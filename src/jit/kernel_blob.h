/* A kernel as bytes: what the kernel cache keeps, and what images are put together from.
 *
 *     0       8          16     20          24        28    32        64
 *     +-------+----------+------+-----------+---------+-----+---------+--------+-----------+
 *     | magic | checksum | size | code_size | version | abi |   key   |  code  | constants |
 *     +-------+----------+------+-----------+---------+-----+---------+--------+-----------+
 *                                                                     |<- code_size ->|
 *
 * What it does to memory follows from its nest, from which each image's table of kernels is made; it is not kept here.
 * Code refers to its constants by distance alone, and to nothing else: on a boundary of 64 bytes it runs anywhere. It is
 * the code of one nest, made in a module of its own, so its bytes depend on its key alone, not on what else was compiled.
 */
#ifndef JIT_KERNEL_BLOB_H
#define JIT_KERNEL_BLOB_H

#include <stddef.h>

#include "base/arena.h"
#include "jit/jit.h"

#define BLOB_MAGIC "QUERNKRN"
enum { BLOB_VERSION = 2 };

typedef struct kernel_blob {
    char magic[8];     /* BLOB_MAGIC */
    uint64_t checksum; /* of everything after this field (base/checksum.h) */
    uint32_t size;     /* of the whole blob */
    uint32_t code_size;
    uint32_t version;
    uint32_t abi; /* KERNEL_ABI */
    uint8_t key[JIT_KEY];
    uint8_t code[]; /* the entry point is its first byte */
} kernel_blob;
_Static_assert(sizeof(kernel_blob) == 64, "code lies on a boundary of 64 bytes");

/* The name of what code is made for this level and tuning from a nest of this fingerprint (nest_fingerprint). */
void blob_key(const char *level, const char *tuning, const void *fingerprint, size_t size, uint8_t out[JIT_KEY]);
/* From an object with one function. *out is malloc'ed. */
qn_status blob_make(arena *a, const uint8_t *object, size_t size, const uint8_t key[JIT_KEY], kernel_blob **out);
/* Whether these bytes are a whole blob of this key. */
bool blob_valid(const void *bytes, size_t size, const uint8_t key[JIT_KEY]);

static inline size_t blob_code_bytes(const kernel_blob *b) { return b->size - sizeof *b; }

#endif
