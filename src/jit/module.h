/* An LLVM module: functions are emitted into it, and an object is made from it. */
#ifndef JIT_MODULE_H
#define JIT_MODULE_H

#include "jit/emit.h"

/* Makes an emitter with an empty module and its own context. `machine` (object.h) must exist until module_close. */
void module_open(emitter *e, LLVMTargetMachineRef machine, const target *t, const schedule *s, arena *a);
void module_close(emitter *e); /* also takes an emitter that is all zero */
/* The module as an object or as assembly; the caller disposes of *out. Builds with VERIFY_PASSES verify it first. */
qn_status module_object(emitter *e, LLVMCodeGenFileType type, LLVMMemoryBufferRef *out);

#endif
