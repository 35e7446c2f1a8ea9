/* Emission: from nests to explicit vector IR.
 *
 * What is emitted is what runs: no IR pass follows, only instruction selection, scheduling and register allocation. So
 * the emitter does itself what passes would do: it computes each value once, at the outermost loop that it depends on,
 * unrolls, and gives every lane its place.
 *
 * A value of a nest's code exists for instances (row, vector) of a tile, as far as it depends on them: as an LLVM vector
 * of `lanes` elements if it varies along the lanes, else as a scalar, splat where a vector needs it.
 */
#ifndef JIT_EMIT_H
#define JIT_EMIT_H

#include "abi/kernel.h"
#include "jit/llvm.h"
#include "schedule/schedule.h"

/* What code is made for. */
typedef struct target {
    const char *level; /* "x86-64-v3" */
    const char *triple;
    const char *cpu;      /* LLVM's name, for the instructions that there are */
    const char *features; /* LLVM's, to switch on or off */
    const char *tuning;   /* LLVM's name of the CPU that code is ordered for (base/cpu.def) */
    target_shape shape;
    uint32_t machine; /* image_machine */
    LLVMCodeModel code_model;
    bool masks; /* there are loads and stores of some lanes, and gathers; elsewhere LLVM would make branches of them */
} target;

typedef struct emitter {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef builder;
    LLVMTargetMachineRef machine;
    const target *target;
    const schedule *s;           /* only read */
    arena *arena;                /* for what is known while emitting */
    LLVMTypeRef types[SX_TYPES]; /* scalars */
    LLVMTypeRef pointer, kernel_type;
    LLVMValueRef function;
    LLVMValueRef frame;
    LLVMBasicBlockRef entry;
    LLVMValueRef stop;      /* the address of the call's stop flag; NULL until somebody wants it */
    LLVMBasicBlockRef exit; /* returns early; NULL likewise */
    LLVMValueRef exit_with; /* what it returns, a phi */
    uint32_t globals;
} emitter;

/* Fields of the frame, each a pointer (abi/kernel.h). */
typedef enum frame_field { FRAME_BUFFERS, FRAME_SCRATCH, FRAME_SERVICES, FRAME_STOP } frame_field;
_Static_assert(offsetof(kernel_frame, stop) == FRAME_STOP * sizeof(void *), "the frame that compiled code knows");

/* emit_scalar.c */
LLVMTypeRef emit_type(emitter *e, sx_type type, uint32_t lanes);
LLVMValueRef emit_int(emitter *e, int64_t value); /* an i64 */
LLVMValueRef emit_splat(emitter *e, LLVMValueRef scalar, uint32_t lanes);
LLVMValueRef emit_bits(emitter *e, sx_type type, uint64_t bits, uint32_t lanes);
LLVMValueRef emit_lane_numbers(emitter *e, sx_type type, int64_t factor, uint32_t lanes); /* <0, factor, ...> */
LLVMValueRef emit_first_lanes(emitter *e, uint32_t count, uint32_t lanes);                /* a constant mask */
LLVMValueRef emit_intrinsic(emitter *e, const char *name, uint32_t overloads, LLVMTypeRef *on, uint32_t count,
                            LLVMValueRef *args);
LLVMValueRef emit_any_lane(emitter *e, LLVMValueRef mask, uint32_t lanes); /* an i1 */
LLVMBasicBlockRef emit_block(emitter *e, const char *name);
/* One instruction of `code` on operands of `lanes` lanes. Not for const, arg, repeat's results: those are the caller's. */
LLVMValueRef emit_op(emitter *e, const sx_code *code, const sx_inst *inst, const LLVMValueRef *operands,
                     uint32_t lanes);
/* slow_path: operands are the condition, the usual value, then the sub-program's arguments. */
LLVMValueRef emit_slow_path(emitter *e, const sx_code *sub, const LLVMValueRef *operands, uint32_t lanes);
/* repeat: state[0..count) in and out. */
void emit_bounded_loop(emitter *e, const sx_code *sub, uint32_t limit, uint32_t count, LLVMValueRef *state,
                       uint32_t lanes);
/* All of a closed expression. */
void emit_code(emitter *e, const sx_code *code, const LLVMValueRef *args, LLVMValueRef *outs, uint32_t lanes);

/* emit_nest.c: a kernel of this name for a nest. */
qn_status emit_nest(emitter *e, const nest *n, const char *name);

/* emit_program.c */
LLVMValueRef emit_function(emitter *e, const char *name);
LLVMValueRef emit_constant_data(emitter *e, const buffer *t);              /* the address of a constant of the image */
LLVMValueRef emit_frame_field(emitter *e, frame_field field);              /* its address */
LLVMValueRef emit_table(emitter *e);                                       /* of the frame's buffers */
LLVMValueRef emit_buffer(emitter *e, LLVMValueRef table, uint32_t number); /* the address of one */
void emit_return_if(emitter *e, LLVMValueRef condition, LLVMValueRef result);
void emit_poll(emitter *e); /* returns from the function if the call is to stop */

#endif
