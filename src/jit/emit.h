/* Emission translates nests of loops to LLVM IR with explicit vectors.
 *
 * No optimisation of the IR follows. LLVM only runs its code generator: instruction selection, scheduling, register
 * allocation and the passes that prepare them. So the emitter itself hoists values out of inner loops, unrolls loops,
 * and vectorises.
 *
 * A tile consists of rows, and a row consists of vectors (schedule/nest.h). An instance is one vector of one row. A
 * value of a nest's code that depends on the row and on the vector is emitted once for each instance. A value that
 * depends on only one of them is emitted once for each row or once for each vector. Any other value is emitted once. A
 * value that varies along the lanes is an LLVM vector of `lanes` elements. A value that is equal in all lanes is a
 * scalar, which is copied to all lanes where a vector is needed.
 */
#ifndef JIT_EMIT_H
#define JIT_EMIT_H

#include "abi/kernel.h"
#include "jit/llvm.h"
#include "schedule/schedule.h"

typedef struct target {
    const char *level; /* for example "x86-64-v3" */
    const char *triple;
    const char *cpu;      /* LLVM's name of the CPU for the instruction set */
    const char *features; /* LLVM's list of features to switch on or off */
    const char *tuning;   /* LLVM's name of the CPU for which to schedule instructions (base/cpu.def) */
    target_shape shape;
    uint32_t machine; /* the image_machine of images (abi/image.h) */
    LLVMCodeModel code_model;
    bool masks; /* the CPU has masked loads, stores and gathers; on other targets LLVM would expand them to branches */
    bool divides_floats; /* one division of a vector of floats is faster than a scalar integer division for each lane */
} target;

/* The value of a buffer of one element, if a register holds the value; else NULL. raw: the same value, but the payload
 * and sign of a NaN are arbitrary. Arithmetic uses `raw`, so that it does not wait for the instructions that make a NaN
 * canonical. */
typedef struct cell {
    LLVMValueRef value, raw;
} cell;

/* Identifies a value of emit_known.c by its operands and its basic block. */
typedef struct known_key {
    LLVMBasicBlockRef block;
    LLVMTypeRef type; /* for an address: the type of an element; for a vector: its type; else NULL */
    LLVMValueRef x, y;
    uint64_t op;
} known_key;
typedef struct known_value {
    known_key key;
    LLVMValueRef made;
} known_value;
typedef struct known_table {
    LIST_OF(known_value) values;
    LIST_OF(uint32_t) slots; /* a hash table: numbers of values, from 1; 0: free */
} known_table;

typedef struct emitter {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef builder;
    LLVMTargetMachineRef machine;
    const target *target;
    const schedule *s;           /* not changed */
    arena *arena;                /* for the emitter's own data */
    LLVMTypeRef types[SX_TYPES]; /* scalar types */
    LLVMTypeRef pointer, kernel_type;
    LLVMValueRef function;   /* the function being emitted */
    LLVMValueRef frame;      /* the function's kernel_frame (abi/kernel.h) */
    LLVMBasicBlockRef entry; /* the function's first block */
    LLVMValueRef stop;       /* the address of the call's stop flag; NULL until first used */
    LLVMBasicBlockRef exit;  /* the block that returns early; NULL until first used */
    LLVMValueRef exit_with;  /* the result that `exit` returns, a phi */
    cell *cells; /* per buffer: its value, if a loop keeps it in a register (emit_cells.c); NULL outside of sequences */
    LIST_OF(struct slow_path) slow_paths; /* the slow paths of the module (emit_slow_path.c) */
    uint32_t globals;                     /* number of constants that emit_constant_data has made */
    known_table known;                    /* values that need not be emitted again */
} emitter;

/* Fields of the frame, each a pointer (abi/kernel.h). */
typedef enum frame_field { FRAME_BUFFERS, FRAME_SCRATCH, FRAME_SERVICES, FRAME_STOP } frame_field;
_Static_assert(offsetof(kernel_frame, stop) == FRAME_STOP * sizeof(void *),
               "frame_field has the order of the fields of kernel_frame");

/* emit_scalar.c */
LLVMTypeRef emit_type(emitter *e, sx_type type, uint32_t lanes);
LLVMValueRef emit_int(emitter *e, int64_t value); /* an i64 */
/* A constant with these bits in each lane. */
LLVMValueRef emit_bits(emitter *e, sx_type type, uint64_t bits, uint32_t lanes);
/* The constant vector first, first + step, first + 2 * step, ... */
LLVMValueRef emit_lane_numbers(emitter *e, sx_type type, int64_t first, int64_t step, uint32_t lanes);
LLVMValueRef emit_first_lanes(emitter *e, uint32_t count, uint32_t lanes); /* a constant mask: true below `count` */
/* A call of an LLVM intrinsic, which is overloaded on the types on[0] to on[overloads - 1]. */
LLVMValueRef emit_intrinsic(emitter *e, const char *name, uint32_t overloads, LLVMTypeRef *on, uint32_t count,
                            LLVMValueRef *args);
/* The address of a constant array. A module has one copy of equal arrays. */
LLVMValueRef emit_array(emitter *e, sx_type type, uint32_t count, const uint64_t *bits);
LLVMValueRef emit_any_lane(emitter *e, LLVMValueRef mask, uint32_t lanes); /* an i1: whether a lane is true */
LLVMBasicBlockRef emit_block(emitter *e, const char *name);
/* Emits one instruction of `code` on operands of `lanes` lanes. Returns NULL for the operations arg, slow_path,
 * bounded_loop and result, which the caller emits. */
LLVMValueRef emit_op(emitter *e, const sx_code *code, const sx_inst *inst, const LLVMValueRef *operands,
                     uint32_t lanes);
/* Computes maximum(x, +0) in one instruction. A NaN becomes canonical. x must fill an AVX-512 register. */
LLVMValueRef emit_positive(emitter *e, LLVMValueRef x, sx_type type, uint32_t lanes);
/* Emits a bounded_loop of at most `limit` iterations. `state` has `count` values: the initial states, then the
 * invariants, which do not change. On return, the final states replace the initial ones. Output i of `sub` is the new
 * value of state[i]. The last output is no state; it says whether to continue. */
void emit_bounded_loop(emitter *e, const sx_code *sub, uint32_t limit, uint32_t count, LLVMValueRef *state,
                       uint32_t lanes);
/* Emits a whole sub-program. All arguments and outputs have `lanes` lanes. */
void emit_code(emitter *e, const sx_code *code, const LLVMValueRef *args, LLVMValueRef *outs, uint32_t lanes);

/* emit_known.c: these functions emit a sum, a difference, a product, the address of an element, a vector of equal
 * lanes, and a hidden value (emit_opaque). If the current block has already computed the same value from the same
 * operands, they return the earlier value. */
LLVMValueRef emit_sum(emitter *e, LLVMValueRef x, LLVMValueRef y);
LLVMValueRef emit_difference(emitter *e, LLVMValueRef x, LLVMValueRef y);
LLVMValueRef emit_product(emitter *e, LLVMValueRef x, int64_t factor);
LLVMValueRef emit_element(emitter *e, LLVMTypeRef type, LLVMValueRef base, LLVMValueRef index);
/* A vector whose lanes are all equal to `scalar`; `scalar` itself if `lanes` is 1. */
LLVMValueRef emit_splat(emitter *e, LLVMValueRef scalar, uint32_t lanes);
/* Returns `value`, an integer or an address, with its origin hidden from LLVM. Without this, LLVM's loop strength
 * reduction takes most of the compile time of a loop with many addresses. This pass gains nothing, because the emitter
 * has already made the addresses cheap. */
LLVMValueRef emit_opaque(emitter *e, LLVMValueRef value);

/* emit_division.c: emits one of udiv, sdiv, urem and srem. */
LLVMValueRef emit_division(emitter *e, sx_op op, sx_type type, const LLVMValueRef *x, uint32_t lanes);

/* emit_slow_path.c: emits `count` slow paths, which share one test and the sub-program `sub`. operands[i] has the
 * operands of slow path i: the condition, the value of the fast path, then the arguments of `sub`. Sets out[i]. In
 * lanes whose condition holds, out[i] is the value that slow path i computes. In other lanes, it is the value of the
 * fast path. */
void emit_slow_path(emitter *e, const sx_code *sub, uint32_t count, const LLVMValueRef *const *operands,
                    LLVMValueRef *out, uint32_t lanes);

/* Marks the first target of a conditional branch as unlikely, for LLVM. */
void emit_unlikely(emitter *e, LLVMValueRef branch);

/* emit_nest.c: emits a kernel with this name for a nest. */
qn_status emit_nest(emitter *e, const nest *n, const char *name);
/* Whether a nest is scalar: it computes single elements at constant indices, with little code and no loop. A sequence
 * (a function that runs several steps, program.h) contains the code of a scalar nest instead of a call of its
 * kernel. */
bool nest_is_scalar(const schedule *s, const nest *n);
/* Emits the code of a scalar nest at the end of the current block. table: the addresses of the nest's buffers. */
void emit_scalar_nest(emitter *e, const nest *n, LLVMValueRef table);

/* emit_program.c */
/* Aligns the stack frame of the current function to its widest spilled vector. Without this, LLVM aligns the frame only
 * for variables. On Zen 4, cosines of f32 with AVX-512 took 1.24 times as long where spills crossed cache lines. */
void emit_align_stack(emitter *e);
LLVMValueRef emit_function(emitter *e, const char *name);         /* starts a function */
void emit_function_attributes(emitter *e, LLVMValueRef function); /* adds the attributes that all functions of an image
                                                                     have */
void emit_at_entry(emitter *e);                                   /* moves the builder to the start of the function */
LLVMValueRef emit_constant_data(emitter *e, const buffer *t);     /* the address of a constant in the image */
LLVMValueRef emit_frame_field(emitter *e, frame_field field);     /* the address of a field */
LLVMValueRef emit_table(emitter *e);                              /* the address of the frame's table, which has the
                                                                     addresses of buffers */
LLVMValueRef emit_buffer(emitter *e, LLVMValueRef table, uint32_t number); /* the address of buffer `number` of the
                                                                              table */
/* Emits a return of `result` if `condition` holds. */
void emit_return_if(emitter *e, LLVMValueRef condition, LLVMValueRef result);
void emit_poll(emitter *e); /* emits a test of the call's stop flag; if the flag is set, the function returns */

#endif
