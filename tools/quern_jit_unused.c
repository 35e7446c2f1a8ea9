/* Stand-ins for libraries that LLVM refers to and quern-jit never gets to: zlib and zstd, for compressed debug sections
 * and bitcode. So it can be linked where there are no static libraries of them, and is smaller. Any call would be a
 * mistake, and ends the process like every other. */
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
