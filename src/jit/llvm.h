/* Includes the headers of LLVM (versions 19 to 22) for all other files of src/. */
#ifndef JIT_LLVM_H
#define JIT_LLVM_H

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/ErrorHandling.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm/Config/llvm-config.h>

#if LLVM_VERSION_MAJOR < 19 || LLVM_VERSION_MAJOR > 22
#error "LLVM 19 to 22 is needed"
#endif

/* Up to LLVM 21, the alignment is an operand of the masked load and store intrinsics. From LLVM 22 on, it is a
 * parameter attribute. */
#define LLVM_MASKED_ALIGN_OPERAND (LLVM_VERSION_MAJOR < 22)

#endif
