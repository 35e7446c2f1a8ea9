/* Stubs for zlib and zstd, which LLVM uses for compressed debug sections and bitcode, and quern-jit never calls. With
 * them quern-jit links without static libraries of these two, and is smaller. A call is a bug and aborts the
 * process. */
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
