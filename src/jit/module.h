/* A module of LLVM: what functions are emitted into, and what objects are made of. */
#ifndef JIT_MODULE_H
#define JIT_MODULE_H

#include "jit/emit.h"

/* Makes an emitter with an empty module and a context of its own. Until module_close, `machine` (object.h) must exist. */
void module_open(emitter *e, LLVMTargetMachineRef machine, const target *t, const schedule *s, arena *a);
void module_close(emitter *e); /* also what was never opened, if all is zero */
/* The module as an object or as assembly. Builds with VERIFY_PASSES check it first. */
qn_status module_object(emitter *e, LLVMCodeGenFileType type, LLVMMemoryBufferRef *out);

#endif
