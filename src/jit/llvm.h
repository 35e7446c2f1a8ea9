/* The only include of LLVM, and what differs between its versions (19 to 22). */
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

/* The masked load and store intrinsics took their alignment as an operand up to LLVM 21, and take it as a parameter
 * attribute since. */
#define LLVM_MASKED_ALIGN_OPERAND (LLVM_VERSION_MAJOR < 22)

#endif
