/* Scalar expressions are the one definition of arithmetic.
 *
 * Every elementwise function, for example exp or a fused chain of ten graph operations, is an expression over the
 * primitives of scalar.def. The evaluator interprets the expression (scalar_interpret.c). The compiler turns the same
 * expression into vector code. The evaluator and the compiled code give the same bits, because IEEE 754 or two's
 * complement defines the result of every primitive except dot_bf16. Only compiled code under the option `fast` uses
 * dot_bf16. The bits of a NaN from arithmetic are not defined, either; canonical_nan sets them to a fixed value.
 *
 * An expression is stored in an `sx_code`: an array of 16-byte instructions, to which sx_make appends. Array order is
 * evaluation order. A value is the index of its instruction (`sx`); 0 means no value. Types are machine types. An
 * integer type has no sign; operations such as sdiv and udiv say how they read their operands. An expression gets and
 * returns f16 and bf16 as their bits (i16). Arithmetic on f16 and bf16, except dot_bf16, is f32 arithmetic whose
 * results are rounded to the narrow type.
 *
 *          0    1    2     4        8        12       16
 *          +----+----+-----+--------+--------+--------+
 *          | op |type| aux |   a    |   b    |   c    |     const: a = low word, b = high word of the bits
 *          +----+----+-----+--------+--------+--------+     bounded_loop: a = index of the first operand in
 *                                                           `lists`, b = number of operands, c = limit
 *
 * slow_path and bounded_loop own sub-programs: closed expressions that get every outer value as an argument.
 *   slow_path:    `lists`, from index c on, holds the values passed to sub-program `aux`, which has one output.
 *   bounded_loop: the operands are the state, then the invariants, which the loop does not change. The sub-program
 *                 takes (state, invariants) and returns (new state, go). For each element, the loop ends when `go` is
 *                 false or after `limit` iterations. */
#ifndef SCALAR_SCALAR_H
#define SCALAR_SCALAR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

typedef uint32_t sx; /* index of an instruction; 0: no value */

typedef enum sx_type { SX_NONE, SX_I1, SX_I8, SX_I16, SX_I32, SX_I64, SX_F32, SX_F64, SX_TYPES } sx_type;

typedef enum sx_op {
    SX_OP_NONE,
#define SX(name, operands, result, doc) SX_OP_##name,
#include "scalar/scalar.def"
    SX_OPS
} sx_op;

typedef struct sx_inst {
    uint8_t op;   /* sx_op */
    uint8_t type; /* sx_type of the result */
    uint16_t aux; /* argument, table, sub-program or result number */
    sx a, b, c;
} sx_inst;
_Static_assert(sizeof(sx_inst) == 16, "an instruction is 16 bytes");

typedef struct sx_table {
    uint8_t type;         /* sx_type of the entries */
    uint32_t count;       /* number of entries, at most 64 */
    const uint64_t *bits; /* one word per entry, with the entry's bits in the low bits */
} sx_table;

typedef struct sx_code {
    arena *arena;
    LIST_OF(sx_inst) inst;   /* inst.at[0] is unused */
    LIST_OF(uint32_t) slots; /* hash table of indices into `inst`; 0: a free slot. slots.count is a power of two */
    LIST_OF(sx) lists;       /* arguments of the sub-programs of slow_paths, and operands of bounded_loops */
    LIST_OF(sx) outputs;
    LIST_OF(sx_table) tables;
    LIST_OF(struct sx_code *) subs;
    uint32_t args; /* number of arguments: at least 1 + the highest argument number used; a caller may set it higher */
} sx_code;

extern const char *const sx_op_names[SX_OPS];
extern const uint8_t sx_op_arity[SX_OPS];
extern const char *const sx_type_names[SX_TYPES];
extern const uint8_t sx_type_bits[SX_TYPES];

sx_code *sx_new(arena *a);
static inline const sx_inst *sx_at(const sx_code *s, sx value) { return &s->inst.at[value]; }
static inline sx_type sx_type_of(const sx_code *s, sx value) { return (sx_type)s->inst.at[value].type; }
static inline bool sx_is_float(sx_type t) { return t >= SX_F32; }

/* Makes an instruction, or returns an equal instruction that exists already. `aux` is at most 65535. Neither sx_make
 * nor the builders below check their arguments.
 *
 * Two kinds of instructions would only repeat a value that exists, so sx_make returns that value instead: f32_to_half
 * of a half_to_f32, and canonical_nan of a slow_path whose sub-program ends in canonical_nan.
 *
 * The primitive `canonical_nan` replaces every NaN by one fixed NaN. In arithmetic, the bits of a NaN operand can only
 * change the bits of a NaN result. So if an operand of arithmetic is a `canonical_nan`, the instruction uses the
 * operand of that `canonical_nan`. Code that needs the bits of a NaN result applies canonical_nan to the result. */
sx sx_make(sx_code *s, sx_op op, sx_type type, uint32_t aux, sx a, sx b, sx c);
/* If `value` is a `canonical_nan`, returns its operand, otherwise `value`. For code that does not distinguish NaNs. */
sx sx_strip_canonical_nan(const sx_code *s, sx value);

sx sx_arg(sx_code *s, uint32_t index, sx_type type);
sx sx_bits(sx_code *s, sx_type type, uint64_t bits); /* a literal with these bits */
sx sx_int(sx_code *s, sx_type type, int64_t value);  /* an integer literal, wrapped to the type */
sx sx_float(sx_code *s, sx_type type, double value); /* an f32 or f64 literal, rounded */
/* Add a table or a sub-program, unless `s` has an equal one, and return its number. */
uint32_t sx_add_table(sx_code *s, sx_type type, uint32_t count, const uint64_t *bits);
uint32_t sx_add_sub(sx_code *s, sx_code *sub);
void sx_output(sx_code *s, sx value);

/* Order. A C compiler may evaluate the arguments of nested builder calls in any order. To make the order of the
 * instructions independent of the C compiler, code encloses an expression in two calls:
 *
 *     sx_mark from = sx_begin(s);
 *     return sx_settle(s, from, ...nested calls...);
 *
 * sx_settle puts the instructions made since sx_begin into a new order: operands before their users, left operands
 * first. It drops the instructions that `value` does not need; a single new instruction stays in any case. Returns the
 * new index of `value`. All other indices made since sx_begin become invalid. */
typedef struct sx_mark {
    uint32_t inst, lists, tables, subs;
} sx_mark;
static inline sx_mark sx_begin(const sx_code *s)
{
    return (sx_mark){s->inst.count, s->lists.count, s->tables.count, s->subs.count};
}
sx sx_settle(sx_code *s, sx_mark from, sx value);
/* Like sx_settle, for all instructions and all outputs of `s`. Replaces the outputs by their new indices. */
void sx_settle_outputs(sx_code *s);

#define SX_BUILD_0(name, result)
#define SX_BUILD_1(name, result) SX_BUILD_1_##result(name)
#define SX_BUILD_2(name, result) SX_BUILD_2_##result(name)
#define SX_BUILD_3(name, result) SX_BUILD_3_##result(name)
#define SX_BUILD_1_SAME(name)                                                                                          \
    static inline sx sx_##name(sx_code *s, sx a) { return sx_make(s, SX_OP_##name, sx_type_of(s, a), 0, a, 0, 0); }
#define SX_BUILD_1_GIVEN(name)                                                                                         \
    static inline sx sx_##name(sx_code *s, sx_type type, sx a) { return sx_make(s, SX_OP_##name, type, 0, a, 0, 0); }
#define SX_BUILD_2_SAME(name)                                                                                          \
    static inline sx sx_##name(sx_code *s, sx a, sx b)                                                                 \
    {                                                                                                                  \
        return sx_make(s, SX_OP_##name, sx_type_of(s, a), 0, a, b, 0);                                                 \
    }
#define SX_BUILD_2_I1(name)                                                                                            \
    static inline sx sx_##name(sx_code *s, sx a, sx b) { return sx_make(s, SX_OP_##name, SX_I1, 0, a, b, 0); }
#define SX_BUILD_1_OWN(name)
#define SX_BUILD_2_OWN(name)
#define SX_BUILD_3_SAME(name)                                                                                          \
    static inline sx sx_##name(sx_code *s, sx a, sx b, sx c)                                                           \
    {                                                                                                                  \
        return sx_make(s, SX_OP_##name, sx_type_of(s, a), 0, a, b, c);                                                 \
    }
#define SX_BUILD_3_SECOND(name)                                                                                        \
    static inline sx sx_##name(sx_code *s, sx a, sx b, sx c)                                                           \
    {                                                                                                                  \
        return sx_make(s, SX_OP_##name, sx_type_of(s, b), 0, a, b, c);                                                 \
    }
#define SX(name, operands, result, doc) SX_BUILD_##operands(name, result)
#include "scalar/scalar.def"

/* Entry `index` (i32) of a table made with sx_add_table. */
sx sx_lookup(sx_code *s, uint32_t table, sx index);
/* For each element: `condition ? sub(args...) : usual`. `args` has one value for each argument of `sub`. The one output
 * of `sub` has the type of `usual`. If this output is a `canonical_nan`, sx_make leaves out a `canonical_nan` of the
 * slow_path. So `usual` must then not be NaN where the condition is false. */
sx sx_slow_path(sx_code *s, sx condition, sx usual, sx_code *sub, const sx *args);
/* Makes a bounded loop. `state` has `states + invariants` entries: the initial states, then the invariants. On return,
 * the states after the loop replace the initial states. The arguments of `sub` are the current states, then the
 * invariants. The outputs of `sub` are the new states, then an i1 that says whether to continue. */
void sx_bounded_loop(sx_code *s, uint32_t limit, sx_code *sub, uint32_t states, uint32_t invariants, sx *state);
/* Sets *out to the values that a slow_path passes to its sub-program, or to the operands of a bounded_loop. Returns the
 * number of these values. Returns 0 for other instructions. */
static inline uint32_t sx_listed(const sx_code *s, const sx_inst *inst, const sx **out)
{
    bool slow_path = inst->op == SX_OP_slow_path, bounded_loop = inst->op == SX_OP_bounded_loop;
    *out = s->lists.at ? s->lists.at + (slow_path ? inst->c : bounded_loop ? inst->a : 0) : NULL;
    return slow_path ? s->subs.at[inst->aux]->args : bounded_loop ? inst->b : 0;
}
/* `needed` has an entry for each instruction. Sets the entries of the operands of `inst`, those in `lists` included. */
void sx_need_operands(const sx_code *s, const sx_inst *inst, bool *needed);
/* Copies all of `from` into `s` with args[i] in place of argument i, and writes the outputs of `from` to `out`. */
void sx_inline(sx_code *s, const sx_code *from, const sx *args, sx *out);

/* Interprets the expression for n elements. args[i] is a dense array of the machine type of argument i. outs[i] is a
 * dense array of the machine type of output i. An i1 is one byte, 0 or 1. Element k of each output depends only on
 * element k of the arguments. */
qn_status sx_run(const sx_code *s, size_t n, const void *const *args, void *const *outs);
/* The state of several runs (sx_run_one). Before the first run, set all fields except `stop` to zero. */
typedef struct sx_runs {
    size_t work;          /* instructions times elements, summed over all runs so far; counted only on x86-64 */
    bool asked;           /* whether the CPU was probed */
    bool wide;            /* whether the CPU has AVX2 and FMA */
    const uint32_t *stop; /* polled every few hundred elements (base/stop.h); NULL: never stop */
} sx_runs;
/* Like sx_run, for code that makes many runs. On x86-64 CPUs with AVX2 and FMA, faster loops give the same bits. A
 * probe of the CPU (base/cpu.h) takes longer than a small run. sx_run probes in each call; sx_run_one probes once, when
 * the runs add up to enough work. */
qn_status sx_run_one(sx_runs *runs, const sx_code *s, size_t n, const void *const *args, void *const *outs);
/* Prints the expression, one instruction a line, for dumps and tests. */
void sx_print(const sx_code *s, text *out);

#endif
