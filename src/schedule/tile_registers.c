/* Chooses how many vectors a nest without reductions computes at once. */
#include "schedule/schedule.h"

enum {
    SMALL_CODE = 16,  /* nests with fewer instructions have four vectors in flight */
    MEDIUM_CODE = 40, /* nests with fewer instructions have two, however many registers they need */
    PAIRED_CODE = 160 /* nests with more instructions have one, because two would take long to compile */
};

/* The registers that a vector of values takes; 0 for a literal, which the code loads at each use. */
static uint32_t registers_of(const nest *n, sx value, target_shape target)
{
    const sx_inst *inst = sx_at(n->code, value);
    uint32_t bits = sx_type_bits[inst->type] * n->lanes;
    return inst->op == SX_OP_const ? 0 : bits > 32 * target.lanes ? 2 : 1;
}

/* The most registers that the values of a vector take at once, if they are computed in the order of the code. */
static uint32_t most_registers(const nest *n, target_shape target)
{
    const sx_code *code = n->code;
    bool *needed = ARENA_NEW_ARRAY(code->arena, bool, code->inst.count);
    uint32_t now = 0, most = 0;
    for (uint32_t i = code->inst.count; i-- > 1;) {
        const sx_inst *inst = &code->inst.at[i];
        const sx own[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t arity = sx_op_arity[inst->op], count = sx_listed(code, inst, &listed);
        now -= needed[i] ? registers_of(n, i, target) : 0;
        for (uint32_t k = 0; k < arity + count; k++) {
            sx operand = k < arity ? own[k] : listed[k - arity];
            now += needed[operand] ? 0 : registers_of(n, operand, target);
            needed[operand] = true;
        }
        most = now > most ? now : most;
    }
    return most;
}

/* Two vectors hide each other's latency and share literals. LLVM interleaves the code of the two vectors only where
 * this needs no further registers. So the limit below applies to the registers of one vector. In measurements, LLVM
 * spilled little below the limit. Expressions with 64-bit values have a lower limit. */
uint32_t vectors_in_flight(const nest *n, target_shape target)
{
    uint32_t size = n->code->inst.count;
    if (size < MEDIUM_CODE)
        return size < SMALL_CODE ? 4 : 2;
    bool wide = false;
    for (uint32_t i = 1; i < size; i++)
        wide |= sx_type_bits[sx_at(n->code, i)->type] == 64;
    uint32_t limit = wide ? target.registers * 3 / 4 : target.registers;
    return size <= PAIRED_CODE && most_registers(n, target) <= limit ? 2 : 1;
}
