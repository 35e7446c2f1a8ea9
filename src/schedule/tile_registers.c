/* Chooses how many vectors a nest without reductions computes at once. */
#include "schedule/schedule.h"

enum {
    SMALL_CODE = 16,   /* nests with fewer instructions compute four vectors at once */
    MEDIUM_CODE = 40,  /* nests with fewer instructions compute at least two vectors at once */
    PAIRED_CODE = 160, /* nests with more instructions and few elements (many_elements) compute one vector at once,
                          because more vectors would take long to compile */
    WIDE_LANES = 16    /* f32 lanes of a register of 512 bits */
};
/* Nests with fewer elements compute fewer vectors at once: more vectors take longer to compile, and calls that compute
 * few elements do not save this time. Nests with fewer than SMALL_CODE instructions are an exception. */
static const int64_t many_elements = 1 << 16;

/* Returns how many registers a vector of a value takes. Literals take none, because the code loads them at each use. */
static uint32_t registers_of(const nest *n, sx value, target_shape target)
{
    const sx_inst *inst = sx_at(n->code, value);
    uint32_t bits = sx_type_bits[inst->type] * n->lanes;
    return inst->op == SX_OP_const ? 0 : bits > 32 * target.lanes ? 2 : 1;
}

/* Returns the largest number of registers that are live at once when one vector of elements is computed in the order of
 * the code. */
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

/* Whether a vector of some value of the nest takes two registers of 512 bits, like the f64 values in a function of
 * f32. */
static bool fills_two(const nest *n, target_shape target)
{
    bool two = false;
    for (uint32_t i = 1; i < n->code->inst.count && target.lanes == WIDE_LANES; i++)
        two |= registers_of(n, i, target) == 2;
    return two;
}

static int64_t count_elements(const nest *n)
{
    int64_t count = n->stages.at[0].extent;
    for (uint32_t i = 0; i < n->outer; i++)
        count *= n->loops.at[i].block ? n->loops.at[i].block : n->loops.at[i].extent;
    return count;
}

/* Vectors that are computed at once hide each other's latency and share literals. LLVM interleaves their code only
 * where this needs no more registers, so the limits below apply to the registers of one vector. The limits are
 * measured, on targets with 16 and 32 registers. If the live values of one vector take more than `limit` registers, but
 * at most 1.5 times as many, two vectors are best: loads of spilled values cost less than waiting for results. In a
 * nest with few elements and 64-bit values, `limit` is three quarters of the registers.
 *
 * From MEDIUM_CODE instructions on, a vector that takes two registers of 512 bits is computed alone. The divisions of
 * several such vectors follow one another in the code, and the CPU does not look far enough ahead to compute something
 * else meanwhile. On Sapphire Rapids, four vectors at once took 1.1 times as long for powers of f32, and 1.15 times for
 * digamma. */
uint32_t vectors_in_flight(const nest *n, target_shape target)
{
    uint32_t size = n->code->inst.count, needed = most_registers(n, target), limit = target.registers;
    if (size < SMALL_CODE)
        return 4;
    bool few = count_elements(n) < many_elements;
    for (uint32_t i = 1; i < size && few; i++)
        if (sx_at(n->code, i)->type == SX_I64 || sx_at(n->code, i)->type == SX_F64)
            limit = target.registers * 3 / 4;
    uint32_t most = fills_two(n, target) ? 1 : needed <= limit ? 4 : needed <= limit * 3 / 2 ? 2 : 1;
    if (few && most > 1)
        most = size <= PAIRED_CODE ? most / 2 : 1;
    return size < MEDIUM_CODE && most < 2 ? 2 : most;
}
