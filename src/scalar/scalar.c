/* Builds scalar expressions. */
#include "scalar/scalar.h"

#include "base/hash.h"

const char *const sx_op_names[SX_OPS] = {
    "none",
#define SX(name, operands, result, doc) #name,
#include "scalar/scalar.def"
};

const uint8_t sx_op_arity[SX_OPS] = {
    0,
#define SX(name, operands, result, doc) operands,
#include "scalar/scalar.def"
};

const char *const sx_type_names[SX_TYPES] = {"none", "i1", "i8", "i16", "i32", "i64", "f32", "f64"};
const uint8_t sx_type_bits[SX_TYPES] = {0, 1, 8, 16, 32, 64, 32, 64};

sx_code *sx_new(arena *a)
{
    sx_code *s = ARENA_NEW(a, sx_code);
    s->arena = a;
    LIST_ADD(a, &s->inst, (sx_inst){0});
    return s;
}

static uint64_t inst_hash(const sx_inst *i) { return hash_bytes(i, sizeof *i, 0); }

static void grow_slots(sx_code *s)
{
    uint32_t size = s->slots.count ? s->slots.count * 2 : 64;
    uint32_t *slots = ARENA_NEW_ARRAY(s->arena, uint32_t, size);
    for (uint32_t i = 1; i < s->inst.count; i++) {
        uint64_t at = inst_hash(&s->inst.at[i]) & (size - 1);
        while (slots[at])
            at = (at + 1) & (size - 1);
        slots[at] = i;
    }
    s->slots.at = slots;
    s->slots.count = size;
}

/* Whether `op` may get any NaN as an operand in place of a canonical NaN. This holds for fneg and fabs, too, although
 * their results keep the bits of a NaN. Code that needs a canonical NaN applies canonical_nan to the result. */
static bool ignores_payload(sx_op op) { return op >= SX_OP_fadd && op <= SX_OP_canonical_nan && op != SX_OP_copysign; }

void sx_need_operands(const sx_code *s, const sx_inst *inst, bool *needed)
{
    const sx operands[3] = {inst->a, inst->b, inst->c}, *listed;
    uint32_t count = sx_listed(s, inst, &listed);
    for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
        needed[operands[k]] = true;
    for (uint32_t k = 0; k < count; k++)
        needed[listed[k]] = true;
}

sx sx_strip_canonical_nan(const sx_code *s, sx value)
{
    return value && s->inst.at[value].op == SX_OP_canonical_nan ? s->inst.at[value].a : value;
}

/* Whether `value` is a slow_path whose sub-program makes NaN canonical. */
static bool is_canonical(const sx_code *s, sx value)
{
    const sx_inst *i = sx_at(s, value);
    const sx_code *sub = i->op == SX_OP_slow_path ? s->subs.at[i->aux] : NULL;
    return sub && sx_at(sub, sub->outputs.at[0])->op == SX_OP_canonical_nan;
}

sx sx_make(sx_code *s, sx_op op, sx_type type, uint32_t aux, sx a, sx b, sx c)
{
    if (ignores_payload(op)) {
        a = sx_strip_canonical_nan(s, a);
        b = sx_strip_canonical_nan(s, b);
        c = sx_strip_canonical_nan(s, c);
    }
    if (op == SX_OP_canonical_nan && is_canonical(s, a))
        return a;
    /* Leaves out two conversions, from f16 bits to f32 and back. If both stayed, the bits of a NaN would not be
     * defined. If LLVM removes the two conversions, the NaN keeps its bits. If LLVM keeps them, some machines make the
     * NaN quiet when they widen it. */
    if (op == SX_OP_f32_to_half && s->inst.at[a].op == SX_OP_half_to_f32)
        return s->inst.at[a].a;
    sx_inst made = {(uint8_t)op, (uint8_t)type, (uint16_t)aux, a, b, c};
    if (s->inst.count * 2 >= s->slots.count)
        grow_slots(s);
    uint32_t mask = s->slots.count - 1;
    uint64_t at = inst_hash(&made) & mask;
    for (; s->slots.at[at]; at = (at + 1) & mask)
        if (memcmp(&s->inst.at[s->slots.at[at]], &made, sizeof made) == 0)
            return s->slots.at[at];
    s->slots.at[at] = s->inst.count;
    LIST_ADD(s->arena, &s->inst, made);
    return s->inst.count - 1;
}

sx sx_arg(sx_code *s, uint32_t index, sx_type type)
{
    if (index >= s->args)
        s->args = index + 1;
    return sx_make(s, SX_OP_arg, type, index, 0, 0, 0);
}

sx sx_bits(sx_code *s, sx_type type, uint64_t bits)
{
    if (sx_type_bits[type] < 64)
        bits &= ((uint64_t)1 << sx_type_bits[type]) - 1;
    return sx_make(s, SX_OP_const, type, 0, (uint32_t)bits, (uint32_t)(bits >> 32), 0);
}

sx sx_int(sx_code *s, sx_type type, int64_t value) { return sx_bits(s, type, (uint64_t)value); }

sx sx_float(sx_code *s, sx_type type, double value)
{
    uint64_t bits = 0;
    if (type == SX_F64) {
        memcpy(&bits, &value, sizeof value);
    } else {
        float narrow = (float)value;
        memcpy(&bits, &narrow, sizeof narrow);
    }
    return sx_bits(s, type, bits);
}

/* ---- tables, sub-programs, loops --------------------------------------------------------------------------------- */

static bool same_table(const sx_table *a, const sx_table *b)
{
    return a->type == b->type && a->count == b->count && memcmp(a->bits, b->bits, a->count * sizeof *a->bits) == 0;
}

uint32_t sx_add_table(sx_code *s, sx_type type, uint32_t count, const uint64_t *bits)
{
    sx_table table = {(uint8_t)type, count, bits};
    for (uint32_t i = 0; i < s->tables.count; i++)
        if (same_table(&s->tables.at[i], &table))
            return i;
    table.bits = arena_copy(s->arena, bits, count * sizeof *bits);
    LIST_ADD(s->arena, &s->tables, table);
    return s->tables.count - 1;
}

#define SAME_LIST(a, b, list)                                                                                          \
    ((a)->list.count == (b)->list.count &&                                                                             \
     (!(a)->list.count || memcmp((a)->list.at, (b)->list.at, (a)->list.count * sizeof *(a)->list.at) == 0))

static bool same_code(const sx_code *a, const sx_code *b)
{
    bool same = a == b || (a->args == b->args && a->tables.count == b->tables.count && a->subs.count == b->subs.count &&
                           SAME_LIST(a, b, inst) && SAME_LIST(a, b, lists) && SAME_LIST(a, b, outputs));
    for (uint32_t i = 0; same && a != b && i < a->tables.count; i++)
        same = same_table(&a->tables.at[i], &b->tables.at[i]);
    for (uint32_t i = 0; same && a != b && i < a->subs.count; i++)
        same = same_code(a->subs.at[i], b->subs.at[i]);
    return same;
}

uint32_t sx_add_sub(sx_code *s, sx_code *sub)
{
    for (uint32_t i = 0; i < s->subs.count; i++)
        if (same_code(s->subs.at[i], sub))
            return i;
    LIST_ADD(s->arena, &s->subs, sub);
    return s->subs.count - 1;
}

void sx_output(sx_code *s, sx value) { LIST_ADD(s->arena, &s->outputs, value); }

sx sx_lookup(sx_code *s, uint32_t table, sx index)
{
    return sx_make(s, SX_OP_table, (sx_type)s->tables.at[table].type, table, index, 0, 0);
}

static uint32_t add_list(sx_code *s, uint32_t count, const sx *values)
{
    uint32_t first = s->lists.count;
    for (uint32_t i = 0; i < count; i++)
        LIST_ADD(s->arena, &s->lists, values[i]);
    return first;
}

sx sx_slow_path(sx_code *s, sx condition, sx usual, sx_code *sub, const sx *args)
{
    sx_settle_outputs(sub);
    uint32_t first = add_list(s, sub->args, args);
    return sx_make(s, SX_OP_slow_path, sx_type_of(s, usual), sx_add_sub(s, sub), condition, usual, first);
}

void sx_bounded_loop(sx_code *s, uint32_t limit, sx_code *sub, uint32_t states, uint32_t invariants, sx *state)
{
    sx_settle_outputs(sub);
    uint32_t first = add_list(s, states + invariants, state);
    sx loop = sx_make(s, SX_OP_bounded_loop, SX_NONE, sx_add_sub(s, sub), first, states + invariants, limit);
    for (uint32_t i = 0; i < states; i++)
        state[i] = sx_make(s, SX_OP_result, sx_type_of(s, state[i]), i, loop, 0, 0);
}

/* ---- copying ----------------------------------------------------------------------------------------------------- */

/* Returns `sub`, or a copy in the arena of `s` if `sub` is in another arena. */
static sx_code *adopt(sx_code *s, sx_code *sub)
{
    if (sub->arena == s->arena)
        return sub;
    sx_code *copy = sx_new(s->arena);
    sx_type *types = ARENA_NEW_ARRAY(s->arena, sx_type, sub->args);
    for (uint32_t i = 1; i < sub->inst.count; i++)
        if (sub->inst.at[i].op == SX_OP_arg)
            types[sub->inst.at[i].aux] = (sx_type)sub->inst.at[i].type;
    sx *args = ARENA_NEW_ARRAY(s->arena, sx, sub->args), *outs = ARENA_NEW_ARRAY(s->arena, sx, sub->outputs.count);
    for (uint32_t i = 0; i < sub->args; i++)
        args[i] = types[i] ? sx_arg(copy, i, types[i]) : 0;
    sx_inline(copy, sub, args, outs);
    for (uint32_t i = 0; i < sub->outputs.count; i++)
        sx_output(copy, outs[i]);
    return copy;
}

/* Copies `count` values, from index `first` on in from->lists, to the lists of `s`. map[v] is the new index of value v.
 * Returns the index in the lists of `s` at which the copy begins. */
static uint32_t map_list(sx_code *s, const sx_code *from, const sx *map, uint32_t first, uint32_t count)
{
    sx *mapped = ARENA_NEW_ARRAY(s->arena, sx, count);
    for (uint32_t i = 0; i < count; i++)
        mapped[i] = map[from->lists.at[first + i]];
    return add_list(s, count, mapped);
}

void sx_inline(sx_code *s, const sx_code *from, const sx *args, sx *out)
{
    sx *map = ARENA_NEW_ARRAY(s->arena, sx, from->inst.count);
    for (uint32_t i = 1; i < from->inst.count; i++) {
        sx_inst inst = from->inst.at[i];
        uint32_t arity = sx_op_arity[inst.op];
        if (arity > 0)
            inst.a = map[inst.a];
        if (arity > 1)
            inst.b = map[inst.b];
        if (arity > 2)
            inst.c = map[inst.c];
        if (inst.op == SX_OP_arg) {
            map[i] = args[inst.aux];
            continue;
        }
        if (inst.op == SX_OP_table) {
            const sx_table *table = &from->tables.at[inst.aux];
            inst.aux = (uint16_t)sx_add_table(s, (sx_type)table->type, table->count, table->bits);
        }
        if (inst.op == SX_OP_slow_path || inst.op == SX_OP_bounded_loop) {
            sx_code *sub = from->subs.at[inst.aux];
            inst.aux = (uint16_t)sx_add_sub(s, adopt(s, sub));
            if (inst.op == SX_OP_slow_path)
                inst.c = map_list(s, from, map, inst.c, sub->args);
            else
                inst.a = map_list(s, from, map, inst.a, inst.b);
        }
        map[i] = sx_make(s, (sx_op)inst.op, (sx_type)inst.type, inst.aux, inst.a, inst.b, inst.c);
    }
    for (uint32_t i = 0; i < from->outputs.count; i++)
        out[i] = map[from->outputs.at[i]];
}

/* ---- order ------------------------------------------------------------------------------------------------------- */

/* The data of sx_settle, which removes the instructions made since the mark and makes them again in order. */
typedef struct settling {
    sx_code *s;
    sx_mark from;
    /* Copies of the entries that were added to `s` since the mark. Each copy has the name of its field in `s`. */
    const sx_inst *inst;
    const sx *lists;
    const sx_table *tables;
    sx_code *const *subs;
    sx *map; /* for each removed instruction: its new index; 0 until it is made again */
} settling;

static sx settle(settling *t, sx value);

static uint32_t settle_list(settling *t, uint32_t first, uint32_t count)
{
    sx *settled = ARENA_NEW_ARRAY(t->s->arena, sx, count);
    for (uint32_t i = 0; i < count; i++)
        settled[i] = settle(t, t->lists[first - t->from.lists + i]);
    return add_list(t->s, count, settled);
}

static void settle_table(settling *t, sx_inst *inst)
{
    if (inst->aux < t->from.tables)
        return;
    const sx_table *table = &t->tables[inst->aux - t->from.tables];
    inst->aux = (uint16_t)sx_add_table(t->s, (sx_type)table->type, table->count, table->bits);
}

static void settle_sub(settling *t, sx_inst *inst)
{
    if (inst->aux >= t->from.subs)
        inst->aux = (uint16_t)sx_add_sub(t->s, t->subs[inst->aux - t->from.subs]);
    if (inst->op == SX_OP_slow_path)
        inst->c = settle_list(t, inst->c, t->s->subs.at[inst->aux]->args);
    else
        inst->a = settle_list(t, inst->a, inst->b);
}

static sx settle(settling *t, sx value)
{
    if (value < t->from.inst)
        return value;
    sx *made = &t->map[value - t->from.inst];
    if (*made)
        return *made;
    sx_inst inst = t->inst[value - t->from.inst];
    uint32_t arity = sx_op_arity[inst.op];
    if (arity > 0)
        inst.a = settle(t, inst.a);
    if (arity > 1)
        inst.b = settle(t, inst.b);
    if (arity > 2)
        inst.c = settle(t, inst.c);
    if (inst.op == SX_OP_table)
        settle_table(t, &inst);
    else if (inst.op == SX_OP_slow_path || inst.op == SX_OP_bounded_loop)
        settle_sub(t, &inst);
    return *made = sx_make(t->s, (sx_op)inst.op, (sx_type)inst.type, inst.aux, inst.a, inst.b, inst.c);
}

/* Removes the instructions that were made since the mark, from the newest to the oldest. In this order, linear probing
 * still finds every instruction that is left. */
static void cut(sx_code *s, sx_mark from)
{
    uint32_t mask = s->slots.count - 1;
    for (; s->inst.count > from.inst; s->inst.count--) {
        uint64_t at = inst_hash(&s->inst.at[s->inst.count - 1]) & mask;
        while (s->slots.at[at] != s->inst.count - 1)
            at = (at + 1) & mask;
        s->slots.at[at] = 0;
    }
    s->lists.count = from.lists;
    s->tables.count = from.tables;
    s->subs.count = from.subs;
}

#define COPY_SINCE(list, first) arena_copy(a, (list).at + (first), ((list).count - (first)) * sizeof *(list).at)

static settling begin_settling(sx_code *s, sx_mark from)
{
    arena *a = s->arena;
    settling t = {.s = s, .from = from, .inst = COPY_SINCE(s->inst, from.inst)};
    if (s->lists.count > from.lists)
        t.lists = COPY_SINCE(s->lists, from.lists);
    if (s->tables.count > from.tables)
        t.tables = COPY_SINCE(s->tables, from.tables);
    if (s->subs.count > from.subs)
        t.subs = COPY_SINCE(s->subs, from.subs);
    t.map = ARENA_NEW_ARRAY(a, sx, s->inst.count - from.inst);
    cut(s, from);
    return t;
}

sx sx_settle(sx_code *s, sx_mark from, sx value)
{
    if (s->inst.count <= from.inst + 1)
        return value;
    settling t = begin_settling(s, from);
    return settle(&t, value);
}

void sx_settle_outputs(sx_code *s)
{
    settling t = begin_settling(s, (sx_mark){.inst = 1});
    for (uint32_t i = 0; i < s->outputs.count; i++)
        s->outputs.at[i] = settle(&t, s->outputs.at[i]);
}
