/* A kernel as bytes. The kernel cache contains kernels in this form. Images contain only the code and the constants.
 *
 *     0       8          16     20          24        28    32        64
 *     +-------+----------+------+-----------+---------+-----+---------+--------+-----------+
 *     | magic | checksum | size | code_size | version | abi |   key   |  code  | constants |
 *     +-------+----------+------+-----------+---------+-----+---------+--------+-----------+
 *                                                                     |<- code_size ->|
 *
 * A blob does not describe the memory that the kernel touches; an image has tables for this. The code refers only to
 * its own constants, by relative distance, so it runs at any address that is a multiple of 64. Each kernel is compiled
 * in its own module, so the bytes of a blob depend only on its key.
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
    uint64_t checksum; /* checksum of everything after this field (base/checksum.h) */
    uint32_t size;     /* bytes of the whole blob */
    uint32_t code_size;
    uint32_t version;
    uint32_t abi; /* KERNEL_ABI */
    uint8_t key[JIT_KEY];
    uint8_t code[]; /* machine code, then constants; the first byte is the entry point */
} kernel_blob;
_Static_assert(sizeof(kernel_blob) == 64, "code lies on a boundary of 64 bytes");

/* Computes the key of a kernel from the build of the compiler, the level, the tuning, and the fingerprint of the
 * kernel's nest (nest_fingerprint in schedule.h). */
void blob_key(const char *level, const char *tuning, const void *fingerprint, size_t size, uint8_t out[JIT_KEY]);
/* Makes a blob from an ELF object with one function. The caller frees *out with free. */
qn_status blob_make(arena *a, const uint8_t *object, size_t size, const uint8_t key[JIT_KEY], kernel_blob **out);
/* Whether these bytes are a complete, undamaged blob with this key. */
bool blob_valid(const void *bytes, size_t size, const uint8_t key[JIT_KEY]);

static inline size_t blob_code_bytes(const kernel_blob *b) { return b->size - sizeof *b; }

#endif
