/* The compiler, with optional helper threads and an optional kernel cache. qn_jit_compiler (quern/jit.h) has neither
 * helper threads nor a cache. The compiler process (tools/quern_jit.c) opens a compiler with the helpers and the
 * kernel cache that its own options allow. It implements the kernel cache, so no code in src/jit reads or writes files.
 */
#ifndef JIT_JIT_H
#define JIT_JIT_H

#include <stdbool.h>

#include "quern/compiler.h"

enum { JIT_KEY = 32 /* bytes */ };

/* The kernel cache. Kernels with equal keys have equal bytes, in all processes. Several threads may call `get` and
 * `put` at once. */
typedef struct jit_cache {
    void *self;
    /* Sets *out and *size to the bytes of the kernel with this key; returns false if there is none. The compiler checks
     * the bytes and ignores them if they are not a kernel with this key. The compiler frees *out with free. */
    bool (*get)(void *self, const uint8_t key[JIT_KEY], void **out, size_t *size);
    /* Offers a kernel to the cache, which decides whether to keep a copy. */
    void (*put)(void *self, const uint8_t key[JIT_KEY], const void *bytes, size_t size);
} jit_cache;

typedef struct jit_options {
    /* The largest number of threads that one call of the compiler uses, including the caller's thread. Calls that run
     * at the same time have at most threads - 1 helpers together. 0 means 1. */
    uint32_t threads;
    jit_cache cache; /* without a kernel cache, `get` and `put` are NULL */
} jit_options;

/* jit_open opens a compiler, which any number of threads may call at once. jit_close frees a compiler that no thread is
 * calling; NULL is allowed. */
qn_status jit_open(const jit_options *options, qn_compiler **out);
void jit_close(qn_compiler *compiler);

#endif
