/* libquern-jit: the compiler, working in the process of the caller on LLVM. Link it beside libquern and pass what
 * qn_jit_compiler returns in qn_options.compiler. */
#ifndef QUERN_JIT_H
#define QUERN_JIT_H

#include "quern/compiler.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The compiler. A static object that needs no release; it holds no state. */
QN_API const qn_compiler *qn_jit_compiler(void);

#ifdef __cplusplus
}
#endif
#endif
