/* Recorded answers of the compiler, so that a test can repeat runs without compiling. The test writes the answers once,
 * to files of the directory that the variable QUERN_RECORDED names. replaying_jit, a compiler process without LLVM,
 * reads these files. */
#ifndef RECORDED_H
#define RECORDED_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quern/compiler.h"

/* Continues an FNV-1a hash (Fowler, Noll and Vo). */
static uint64_t recorded_hash(uint64_t hash, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ ((const uint8_t *)bytes)[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* The name of the file with the answer to a request. */
static void recorded_name(const qn_compile_request *r, char *out, size_t size)
{
    const char *directory = getenv("QUERN_RECORDED"), *texts[] = {r->level, r->stage};
    uint64_t hash = recorded_hash(UINT64_C(0xcbf29ce484222325), r->graph, r->graph_size);
    for (int i = 0; i < 2; i++)
        hash = recorded_hash(hash, texts[i] ? texts[i] : "", texts[i] ? strlen(texts[i]) + 1 : 1);
    hash = recorded_hash(hash, &r->unsimplified, sizeof r->unsimplified);
    snprintf(out, size, "%s/%016" PRIx64, directory ? directory : ".", hash);
}

#endif
