/* Stubs of functions of zlib and zstd. LLVM calls these functions for work that quern-jit never asks for, such as
 * compressed debug sections. With the stubs, quern-jit needs no static libraries of zlib and zstd, and is smaller. A
 * call of a stub is a bug and aborts the process. */
#include <stdlib.h>

#define NEVER_CALLED(name)                                                                                             \
    void name(void);                                                                                                   \
    void name(void) { abort(); }

NEVER_CALLED(compress2)
NEVER_CALLED(compressBound)
NEVER_CALLED(uncompress)
NEVER_CALLED(crc32)
NEVER_CALLED(ZSTD_CCtx_setParameter)
NEVER_CALLED(ZSTD_compress2)
NEVER_CALLED(ZSTD_compressBound)
NEVER_CALLED(ZSTD_createCCtx)
NEVER_CALLED(ZSTD_decompress)
NEVER_CALLED(ZSTD_freeCCtx)
NEVER_CALLED(ZSTD_getErrorName)
NEVER_CALLED(ZSTD_isError)
