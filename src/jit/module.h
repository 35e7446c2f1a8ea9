/* Opens and closes LLVM modules, and turns a module into an object. */
#ifndef JIT_MODULE_H
#define JIT_MODULE_H

#include "jit/emit.h"

/* Makes an emitter with an empty module and its own context. `machine` (object.h) must exist until module_close. */
void module_open(emitter *e, LLVMTargetMachineRef machine, const target *t, const schedule *s, arena *a);
void module_close(emitter *e); /* the emitter may be all zero */
/* Sets *out to the module as an object or as assembly. The caller disposes of *out. A build with VERIFY_PASSES verifies
 * the module first. */
qn_status module_object(emitter *e, LLVMCodeGenFileType type, LLVMMemoryBufferRef *out);

#endif
