/* libquern-jit: the compiler, with LLVM, as a library for the caller's process. Link libquern-jit together with
 * libquern, and pass the result of qn_jit_compiler in qn_options.compiler. */
#ifndef QUERN_JIT_H
#define QUERN_JIT_H

#include "quern/compiler.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the compiler: a static object without state. Do not free it. */
QN_API const qn_compiler *qn_jit_compiler(void);

#ifdef __cplusplus
}
#endif
#endif
