/* Scalar expressions: the one definition of arithmetic.
 *
 * exp, tanh, remainder, a conversion to bf16, a fused chain of ten graph operations: each is an expression over the
 * primitives of scalar.def. The evaluator interprets it (scalar_interpret.c); the compiler turns the same expression into
 * vector code. Both get the same bits because every primitive is fixed by a standard, so there is one place to write a
 * function and one place to test it.
 *
 * An expression lives in an `sx_code`: an append-only array of 16-byte instructions, hash-consed as they are made, so
 * that array order is evaluation order. A value is its index (`sx`); 0 is none. Types are machine types: integers have
 * no sign (the operation has it), f16 and bf16 appear only as their bits (i16) at loads and stores, and are computed
 * with as f32 values that were rounded to the type.
 *
 *          0    1    2     4        8        12       16
 *          +----+----+-----+--------+--------+--------+
 *          | op |type| aux |   a    |   b    |   c    |     const: a = low word, b = high word of the bits
 *          +----+----+-----+--------+--------+--------+     repeat: a = first of its operands in `lists`, b = their
 *                                                                   number, c = limit
 *
 * slow_path and bounded_loop own sub-programs: expressions of their own, closed, with arguments instead of free
 * references.
 *   slow_path:    `lists[c ..]` holds the values passed to sub-program `aux`, which has one output.
 *   bounded_loop: state = operands[0 .. n); the sub-program gets (state, invariants) and gives (state, go); the loop ends when
 *           `go` is false or after `limit` rounds, for each element on its own.
 */
#ifndef SCALAR_SCALAR_H
#define SCALAR_SCALAR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

typedef uint32_t sx; /* index of an instruction; 0 = none */

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
    uint32_t count;       /* at most 64 */
    const uint64_t *bits; /* each entry's bits in the low end of a word */
} sx_table;

typedef struct sx_code {
    arena *arena;
    LIST_OF(sx_inst) inst;   /* inst.at[0] is unused */
    LIST_OF(uint32_t) slots; /* hash table over inst: indices, 0 = empty; `count` is its size, a power of two */
    LIST_OF(sx) lists;       /* operands of slow_path and bounded_loop */
    LIST_OF(sx) outputs;
    LIST_OF(sx_table) tables;
    LIST_OF(struct sx_code *) subs;
    uint32_t args; /* number of arguments: one above the highest used */
} sx_code;

extern const char *const sx_op_names[SX_OPS];
extern const uint8_t sx_op_arity[SX_OPS];
extern const char *const sx_type_names[SX_TYPES];
extern const uint8_t sx_type_bits[SX_TYPES];

sx_code *sx_new(arena *a);
static inline const sx_inst *sx_at(const sx_code *s, sx value) { return &s->inst.at[value]; }
static inline sx_type sx_type_of(const sx_code *s, sx value) { return (sx_type)s->inst.at[value].type; }
static inline bool sx_is_float(sx_type t) { return t >= SX_F32; }

/* An instruction, or the equal one that is there already. aux: at most 65535. Named builders below; they check nothing.
 * Arithmetic on floats looks through `canonical_nan` of its operands, which it cannot observe. */
sx sx_make(sx_code *s, sx_op op, sx_type type, uint32_t aux, sx a, sx b, sx c);

sx sx_arg(sx_code *s, uint32_t index, sx_type type);
sx sx_bits(sx_code *s, sx_type type, uint64_t bits); /* a literal by its bits */
sx sx_int(sx_code *s, sx_type type, int64_t value);  /* an integer literal, wrapped to the type */
sx sx_float(sx_code *s, sx_type type, double value); /* f32 or f64 literal; f32 rounds `value` */
uint32_t sx_add_table(sx_code *s, sx_type type, uint32_t count, const uint64_t *bits);
uint32_t sx_add_sub(sx_code *s, sx_code *sub);
void sx_output(sx_code *s, sx value);

/* Order. Builders are written as nested calls, of whose arguments each C compiler may make the last one first, so that
 * the same source gives the instructions in other orders elsewhere, and with them other code. What makes an expression
 * therefore brackets it:
 *
 *     sx_mark from = sx_begin(s);
 *     return sx_settle(s, from, ...nested calls...);
 *
 * Settling puts what was made since then into the order in which `value` needs it, operands from the left, and drops what
 * it does not need. It returns the value's new name; all others since sx_begin are void. */
typedef struct sx_mark {
    uint32_t inst, lists, tables, subs;
} sx_mark;
static inline sx_mark sx_begin(const sx_code *s)
{
    return (sx_mark){s->inst.count, s->lists.count, s->tables.count, s->subs.count};
}
sx sx_settle(sx_code *s, sx_mark from, sx value);

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
/* where(condition) ? sub(args...) : usual. `args`: as many as `sub` takes. `sub` has one output of the type of `usual`. */
sx sx_slow_path(sx_code *s, sx condition, sx usual, sx_code *sub, const sx *args);
/* The bounded loop: `state` holds `states` values followed by `invariants` more; on return state[0 .. states) are the
 * values after the loop. `sub` takes all of them and has states + 1 outputs, the last an i1: whether to go on. */
void sx_bounded_loop(sx_code *s, uint32_t limit, sx_code *sub, uint32_t states, uint32_t invariants, sx *state);
/* What a `slow_path` passes to its sub-program, or what a `bounded_loop` starts with; none for other instructions. */
static inline uint32_t sx_listed(const sx_code *s, const sx_inst *inst, const sx **out)
{
    bool slow_path = inst->op == SX_OP_slow_path, bounded_loop = inst->op == SX_OP_bounded_loop;
    *out = s->lists.at ? s->lists.at + (slow_path ? inst->c : bounded_loop ? inst->a : 0) : NULL;
    return slow_path ? s->subs.at[inst->aux]->args : bounded_loop ? inst->b : 0;
}
/* Copies all of `from` into `s`, with args[i] standing for argument i; writes from's outputs to `out`. */
void sx_inline(sx_code *s, const sx_code *from, const sx *args, sx *out);

/* The interpreter: n elements; args[i] and outs[i] are dense arrays of the argument's and output's machine type (i1 as
 * one byte, 0 or 1). Element k of every output depends only on element k of the arguments. */
qn_status sx_run(const sx_code *s, size_t n, const void *const *args, void *const *outs);
/* The same as one of many runs. Loops for CPUs with AVX2 and FMA give the same bits sooner, but to ask the CPU takes longer
 * than a small run (base/cpu.h): it is asked when the work so far was worth it. Begin with zeros; `stop` may be set. */
typedef struct sx_runs {
    size_t work; /* instructions on elements */
    bool asked, wide;
    const uint32_t *stop; /* looked at between some hundred elements: base/stop.h; NULL: never */
} sx_runs;
qn_status sx_run_one(sx_runs *runs, const sx_code *s, size_t n, const void *const *args, void *const *outs);
/* The expression as text, one instruction a line, for dumps and tests. */
void sx_print(const sx_code *s, text *out);

#endif
