/* The compiler with threads and a kernel cache.
 *
 * qn_jit_compiler (quern/jit.h) is this compiler without either. The compiler process opens one with both: it owns the
 * kernel cache and sets the number of threads. No code here touches a disk.
 */
#ifndef JIT_JIT_H
#define JIT_JIT_H

#include <stdbool.h>

#include "quern/compiler.h"

enum { JIT_KEY = 32 /* bytes */ };

/* The kernel cache. Equal keys mean equal bytes, whoever made them. Several threads may call both functions at once. */
typedef struct jit_cache {
    void *self;
    /* Gets the kernel with this key; false if there is none. The compiler frees *out, of *size bytes, with free. It
     * checks the bytes and ignores them if they are not a kernel with this key. */
    bool (*get)(void *self, const uint8_t key[JIT_KEY], void **out, size_t *size);
    /* Offers a kernel to the cache, which may keep a copy. */
    void (*put)(void *self, const uint8_t key[JIT_KEY], const void *bytes, size_t size);
} jit_cache;

typedef struct jit_options {
    uint32_t threads; /* that make code for one caller, including it; concurrent callers share the helpers; 0: 1 */
    jit_cache cache;  /* functions NULL: no cache */
} jit_options;

/* Opens a compiler, which any number of threads may call at once. jit_close frees it; no call may be running then. NULL
 * is allowed. */
qn_status jit_open(const jit_options *options, qn_compiler **out);
void jit_close(qn_compiler *compiler);

#endif
