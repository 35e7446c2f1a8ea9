/* libquern-jit: the compiler in the caller's process, with LLVM. Link it together with libquern and pass the result
 * of qn_jit_compiler in qn_options.compiler. */
#ifndef QUERN_JIT_H
#define QUERN_JIT_H

#include "quern/compiler.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the compiler: a static object without state that need not be freed. */
QN_API const qn_compiler *qn_jit_compiler(void);

#ifdef __cplusplus
}
#endif
#endif
