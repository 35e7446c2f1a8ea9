/* The compiler with threads and a kernel cache.
 *
 * qn_jit_compiler (quern/jit.h) is this compiler with neither. The process that compiles for others opens one with both:
 * it owns the kernel cache and says how many threads there may be; nothing here touches a disk.
 */
#ifndef JIT_JIT_H
#define JIT_JIT_H

#include <stdbool.h>

#include "quern/compiler.h"

enum { JIT_KEY = 32 /* bytes */ };

/* Where kernels are kept, by key: equal keys mean equal bytes, whoever made them. Both functions may be called by several
 * threads at once. */
typedef struct jit_cache {
    void *self;
    /* True if there is one: *out, of *size bytes, is malloc'ed and the compiler's. It is checked: bytes that are no kernel
     * of this key are as good as none. */
    bool (*get)(void *self, const uint8_t key[JIT_KEY], void **out, size_t *size);
    /* Keeps one, if it wants to. */
    void (*put)(void *self, const uint8_t key[JIT_KEY], const void *bytes, size_t size);
} jit_cache;

typedef struct jit_options {
    uint32_t threads; /* that make code at once, the callers of compile not counted where several call; 0 is 1 */
    jit_cache cache;  /* functions NULL: none */
} jit_options;

/* Any number of threads may call the compiler at once. jit_close frees it, when none of them does any more. */
qn_status jit_open(const jit_options *options, qn_compiler **out);
void jit_close(qn_compiler *compiler);

#endif
