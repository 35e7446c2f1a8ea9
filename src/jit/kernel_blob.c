#include "jit/kernel_blob.h"

#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/blake2b.h"
#include "base/checksum.h"
#include "build_id.h"
#include "jit/object.h"

enum { CHECKED_FROM = offsetof(kernel_blob, checksum) + sizeof(uint64_t) };

void blob_key(const char *level, const char *tuning, const void *fingerprint, size_t size, uint8_t out[JIT_KEY])
{
    struct {
        char compile_id[32], level[24], tuning[24];
        uint32_t abi, version;
    } made_by = {.compile_id = BUILD_COMPILE_ID, .abi = KERNEL_ABI, .version = BLOB_VERSION};
    memcpy(made_by.level, level, strlen(level));
    memcpy(made_by.tuning, tuning, strlen(tuning));
    blake2b h;
    blake2b_begin(&h, JIT_KEY);
    blake2b_add(&h, &made_by, sizeof made_by);
    blake2b_add(&h, fingerprint, size);
    blake2b_end(&h, out);
}

qn_status blob_make(arena *a, const uint8_t *object, size_t size, const uint8_t key[JIT_KEY], kernel_blob **out)
{
    linked code;
    QN_TRY(object_link(a, object, size, NULL, &code));
    if (code.symbols.count != 1 || code.symbols.at[0].offset != 0)
        return status_make(QN_INTERNAL, "an object of a kernel must have one function, at offset 0; it has %u",
                           code.symbols.count);
    if (code.size > UINT32_MAX - sizeof(kernel_blob))
        return status_make(QN_UNSUPPORTED, "a kernel of %llu bytes is too large", (unsigned long long)code.size);
    kernel_blob *b = calloc(1, sizeof *b + code.size);
    if (!b)
        return status_oom();
    memcpy(b->magic, BLOB_MAGIC, sizeof b->magic);
    b->size = (uint32_t)(sizeof *b + code.size);
    b->code_size = (uint32_t)code.code_size;
    b->version = BLOB_VERSION;
    b->abi = KERNEL_ABI;
    memcpy(b->key, key, sizeof b->key);
    memcpy(b->code, code.bytes, code.size);
    b->checksum = checksum_after(b, CHECKED_FROM, b->size);
    *out = b;
    return NULL;
}

bool blob_valid(const void *bytes, size_t size, const uint8_t key[JIT_KEY])
{
    kernel_blob b;
    if (size < sizeof b)
        return false;
    memcpy(&b, bytes, sizeof b);
    return memcmp(b.magic, BLOB_MAGIC, sizeof b.magic) == 0 && b.size == size && b.code_size <= size - sizeof b &&
           b.version == BLOB_VERSION && b.abi == KERNEL_ABI && memcmp(b.key, key, sizeof b.key) == 0 &&
           b.checksum == checksum_after(bytes, CHECKED_FROM, size);
}
