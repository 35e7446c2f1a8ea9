/* The interpreter of scalar expressions.
 *
 * The interpreter executes one instruction after the other on a block of up to BLOCK elements. Blocks spread the cost
 * of dispatch over many elements, and their values stay in the L1 and L2 caches. A run first makes:
 *
 *   programs  one for the expression and one for each of its sub-programs. `at[v]` points to value v of the current
 *             block. An argument is in an array that the caller of run_block passes. A literal is in an array that is
 *             filled once. The results of a bounded_loop are in arrays of the loop. Other values are in slots: arrays
 *             for one block. After the last use of a value, its slot is free for another value.
 *   steps     the instructions on which the outputs of a program depend. Most steps have a function that executes the
 *             instruction on a block (scalar_kernels.h).
 *
 * slow_path gathers the elements whose condition holds, runs the sub-program on them and scatters the results.
 * bounded_loop packs the elements that are still in the loop into dense arrays. When an element leaves the loop, the
 * interpreter writes the element's state to the result. */

#include "base/cpu.h"
#include "base/half.h"
#include "base/stop.h"
#include "scalar/scalar.h"

/* BLOCK is a number of elements, SLOT_ALIGN a number of bytes. Asking the CPU for its features pays if the work
 * (sx_runs) is at least WORTH_ASKING. */
enum { BLOCK = 256, SLOT_ALIGN = 64, WORTH_ASKING = 8192 };

typedef void kernel(size_t n, void *restrict out, const void *a, const void *b, const void *c);

/* A lane is one element of an array. For each machine type: LANE_ is the C type of a lane, BARE_ is an unsigned type
 * for its bits, and S_ converts a lane to a signed number. */
#define LANE_i1 uint8_t
#define LANE_i8 uint8_t
#define LANE_i16 uint16_t
#define LANE_i32 uint32_t
#define LANE_i64 uint64_t
#define LANE_f32 float
#define LANE_f64 double
#define BARE_i1 uint8_t
#define BARE_i8 uint8_t
#define BARE_i16 uint16_t
#define BARE_i32 uint32_t
#define BARE_i64 uint64_t
#define BARE_f32 uint32_t
#define BARE_f64 uint64_t
#define S_i1(x) (-(int)(x))
#define S_i8(x) ((int8_t)(x))
#define S_i16(x) ((int16_t)(x))
#define S_i32(x) ((int32_t)(x))
#define S_i64(x) ((int64_t)(x))
enum { BITS_i1 = 1, BITS_i8 = 8, BITS_i16 = 16, BITS_i32 = 32, BITS_i64 = 64 };
enum {
    TYPE_i1 = SX_I1,
    TYPE_i8 = SX_I8,
    TYPE_i16 = SX_I16,
    TYPE_i32 = SX_I32,
    TYPE_i64 = SX_I64,
    TYPE_f32 = SX_F32,
    TYPE_f64 = SX_F64
};
/* The primitive `scaled` computes (1 + a) * 2^n, where the low bits of b hold 254 + n. 2^n itself may not be a normal
 * number. So the code takes m = 64 if n is at least 2 and m = -64 otherwise, computes (1 + a) * 2^(n - m) with one
 * rounding, and multiplies by 2^m. */
static inline __attribute__((always_inline)) float scaled_f32(float a, float b)
{
    uint32_t exponent, last = 0x1f800000, rest;
    memcpy(&exponent, &b, sizeof b);
    exponent <<= 23;
    last |= exponent >> 1 & 0x40000000;
    rest = exponent - last;
    float first, second;
    memcpy(&first, &rest, sizeof first);
    memcpy(&second, &last, sizeof second);
    return __builtin_fmaf(first, a, first) * second;
}

/* A kernel is a loop that executes one primitive on a block, and KERNEL_... is its number. kernel_of[op][to][from] is
 * the number of the kernel for operation `op`, whose result has the type `to` and whose first operand has the type
 * `from`; 0 if there is no such kernel. */
enum {
    KERNEL_none,
#define K1(op, to, from, value) KERNEL_##op##_##to##_##from,
#define K2(op, to, from, value) KERNEL_##op##_##to##_##from,
#define K3(op, to, from, value) KERNEL_##op##_##to##_##from,
#define SELECT(type) KERNEL_select_##type,
#define BITCAST(to, from) KERNEL_bitcast_##to##_##from,
#include "scalar/scalar_kernels.def"
    KERNELS
};
_Static_assert(KERNELS <= 256, "kernel_of has a byte for the number of a loop");
static const uint8_t kernel_of[SX_OPS][SX_TYPES][SX_TYPES] = {
#define K1(op, to, from, value) [SX_OP_##op][TYPE_##to][TYPE_##from] = KERNEL_##op##_##to##_##from,
#define K2(op, to, from, value) [SX_OP_##op][TYPE_##to][TYPE_##from] = KERNEL_##op##_##to##_##from,
#define K3(op, to, from, value) [SX_OP_##op][TYPE_##to][TYPE_##from] = KERNEL_##op##_##to##_##from,
#define SELECT(type) [SX_OP_select][TYPE_##type][TYPE_i1] = KERNEL_select_##type,
#define BITCAST(to, from) [SX_OP_bitcast][TYPE_##to][TYPE_##from] = KERNEL_bitcast_##to##_##from,
#include "scalar/scalar_kernels.def"
};

static const uint8_t type_size[SX_TYPES] = {0, 1, 1, 2, 4, 8, 4, 8};

/* The pragmas keep clang from fusing multiplications and additions. They tell GCC that no code reads errno or
 * floating-point flags, or handles traps; only then does GCC vectorise the loops. The base kernels need no feature of
 * the CPU. On x86-64, GCC compiles them for size: where there is an FMA kernel, the base kernel is used only if the CPU
 * lacks AVX2 or FMA, or if the work is small (sx_run_one). */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC push_options
#if defined(__x86_64__)
#pragma GCC optimize("Os", "no-math-errno", "no-trapping-math")
#else
#pragma GCC optimize("O3", "no-math-errno", "no-trapping-math")
#endif
#endif

#define KERNEL(name) base_##name
#define KERNEL_TABLE base_kernels
#include "scalar/scalar_kernels.h"

#if defined(__x86_64__)
#define HAVE_FMA_KERNELS 1
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC optimize("O3", "no-math-errno", "no-trapping-math")
#pragma GCC target("avx2,fma")
#endif
#define KERNEL(name) fma_##name
#define KERNEL_TABLE fma_kernels
#define WIDE_ONLY
#include "scalar/scalar_kernels.h"
#undef WIDE_ONLY
#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif

typedef struct program program;

typedef struct step {
    kernel *run; /* NULL for a slow_path, a bounded_loop and a `table` */
    sx value;
    const sx_inst *inst;
    program *sub;
    void *loop;        /* for a bounded_loop: its loop_state */
    const void *table; /* for a `table`: an array with the table's entries */
} step;

struct program {
    const sx_code *code;
    const void **at; /* for each value: its elements in the current block */
    step *steps;
    uint32_t step_count;
    void **gathered; /* for a sub-program of slow_path: a buffer for each argument */
};

/* The state of a bounded_loop. `live` holds the states of the elements still in the loop, then their invariants. `next`
 * is for the states after the current iteration. `final` holds the states of the elements that have left the loop. */
typedef struct loop_state {
    uint32_t states, operands;
    const uint8_t *sizes; /* bytes of an element of each operand */
    void **live, **next, **final;
} loop_state;

typedef struct machine {
    arena memory;
    size_t width;           /* number of elements that fit a slot */
    kernel *const *kernels; /* used instead of base_kernels, except where an entry is NULL */
} machine;

/* ---- preparing --------------------------------------------------------------------------------------------------- */

static void *new_slot(machine *m, size_t element)
{
    size_t bytes = m->width * element + SLOT_ALIGN;
    uintptr_t at = (uintptr_t)arena_alloc(&m->memory, bytes);
    return (void *)((at + SLOT_ALIGN - 1) & ~(uintptr_t)(SLOT_ALIGN - 1));
}

static void fill(void *to, size_t count, size_t size, uint64_t bits)
{
    for (size_t i = 0; i < count; i++)
        switch (size) {
        case 1: ((uint8_t *)to)[i] = (uint8_t)bits; break;
        case 2: ((uint16_t *)to)[i] = (uint16_t)bits; break;
        case 4: ((uint32_t *)to)[i] = (uint32_t)bits; break;
        default: ((uint64_t *)to)[i] = bits; break;
        }
}

/* Sets *each to the operands of instruction `v`, and returns their number. */
static uint32_t operands_of(const sx_code *s, sx v, const sx **each)
{
    const sx_inst *i = &s->inst.at[v];
    if (i->op == SX_OP_bounded_loop) {
        *each = &s->lists.at[i->a];
        return i->b;
    }
    *each = &i->a;
    return sx_op_arity[i->op];
}

static uint32_t arguments_of_slow_path(const sx_code *s, sx v, const sx **each)
{
    const sx_inst *i = &s->inst.at[v];
    if (i->op != SX_OP_slow_path)
        return 0;
    *each = s->lists.at ? &s->lists.at[i->c] : NULL;
    return s->subs.at[i->aux]->args;
}

/* Returns an array with one number for each value. The number is UINT32_MAX if the value is an output, 0 if the value
 * is not needed, else 1 + the index of the last instruction that uses the value. */
static uint32_t *last_uses(machine *m, const sx_code *s)
{
    uint32_t *last = ARENA_NEW_ARRAY(&m->memory, uint32_t, s->inst.count);
    for (uint32_t i = 0; i < s->outputs.count; i++)
        last[s->outputs.at[i]] = UINT32_MAX;
    for (sx v = s->inst.count; v-- > 1;) {
        if (!last[v])
            continue;
        const sx *each = NULL;
        for (uint32_t pass = 0; pass < 2; pass++) {
            uint32_t count = pass ? arguments_of_slow_path(s, v, &each) : operands_of(s, v, &each);
            for (uint32_t i = 0; i < count; i++)
                if (each[i] && !last[each[i]])
                    last[each[i]] = v + 1;
        }
    }
    return last;
}

typedef struct slot_pool {
    LIST_OF(void *) free;
} slot_pool;

/* Frees the slot of each operand in `each` whose last use is instruction v. */
static void release(machine *m, program *p, slot_pool *pool, uint32_t *last, sx v, uint32_t count, const sx *each)
{
    for (uint32_t i = 0; i < count; i++) {
        sx operand = each[i];
        if (!operand || last[operand] != v + 1)
            continue;
        last[operand] = 0;
        sx_op op = (sx_op)p->code->inst.at[operand].op;
        if (op != SX_OP_arg && op != SX_OP_const && op != SX_OP_result && op != SX_OP_bounded_loop)
            LIST_ADD(&m->memory, &pool->free, (void *)(uintptr_t)p->at[operand]);
    }
}

static loop_state *prepare_loop(machine *m, program *p, sx v)
{
    const sx_code *s = p->code;
    const sx_inst *i = &s->inst.at[v];
    loop_state *loop = ARENA_NEW(&m->memory, loop_state);
    uint32_t n = i->b;
    uint8_t *sizes = ARENA_NEW_ARRAY(&m->memory, uint8_t, n);
    loop->operands = n;
    loop->states = s->subs.at[i->aux]->outputs.count - 1;
    loop->sizes = sizes;
    loop->live = ARENA_NEW_ARRAY(&m->memory, void *, n);
    loop->next = ARENA_NEW_ARRAY(&m->memory, void *, n);
    loop->final = ARENA_NEW_ARRAY(&m->memory, void *, n);
    for (uint32_t k = 0; k < n; k++) {
        sizes[k] = type_size[sx_type_of(s, s->lists.at[i->a + k])];
        loop->live[k] = new_slot(m, sizes[k]);
        if (k < loop->states) {
            loop->next[k] = new_slot(m, sizes[k]);
            loop->final[k] = new_slot(m, sizes[k]);
        }
    }
    return loop;
}

static const void *prepare_table(machine *m, const sx_table *table)
{
    size_t size = type_size[table->type];
    unsigned char *entries = arena_array(&m->memory, table->count, size);
    for (uint32_t i = 0; i < table->count; i++)
        fill(entries + i * size, 1, size, table->bits[i]);
    return entries;
}

static kernel *find_kernel(const machine *m, const sx_code *s, const sx_inst *i)
{
    uint32_t number = kernel_of[i->op][i->type][sx_type_of(s, i->a)];
    return m->kernels[number] ? m->kernels[number] : base_kernels[number];
}

/* Makes the step of instruction v and chooses the memory for the instruction's value. */
static void prepare_step(machine *m, program *p, program **subs, slot_pool *pool, sx v)
{
    const sx_code *s = p->code;
    const sx_inst *i = &s->inst.at[v];
    step made = {.value = v, .inst = i};
    switch ((sx_op)i->op) {
    case SX_OP_arg: return;
    case SX_OP_const: {
        void *literal = new_slot(m, type_size[i->type]);
        fill(literal, m->width, type_size[i->type], i->a | (uint64_t)i->b << 32);
        p->at[v] = literal;
        return;
    }
    case SX_OP_result: {
        for (uint32_t k = 0; k < p->step_count; k++)
            if (p->steps[k].value == i->a)
                p->at[v] = ((loop_state *)p->steps[k].loop)->final[i->aux];
        return;
    }
    case SX_OP_bounded_loop:
        made.loop = prepare_loop(m, p, v);
        made.sub = subs[i->aux];
        break;
    case SX_OP_slow_path: made.sub = subs[i->aux]; break;
    case SX_OP_table: made.table = prepare_table(m, &s->tables.at[i->aux]); break;
    default: made.run = find_kernel(m, s, i); break;
    }
    if (i->op != SX_OP_bounded_loop)
        p->at[v] = pool->free.count ? pool->free.at[--pool->free.count] : new_slot(m, 8);
    p->steps[p->step_count++] = made;
}

static program *prepare(machine *m, const sx_code *s)
{
    program *p = ARENA_NEW(&m->memory, program);
    p->code = s;
    p->at = ARENA_NEW_ARRAY(&m->memory, const void *, s->inst.count);
    p->steps = ARENA_NEW_ARRAY(&m->memory, step, s->inst.count);
    program **subs = ARENA_NEW_ARRAY(&m->memory, program *, s->subs.count);
    for (uint32_t i = 0; i < s->subs.count; i++) {
        subs[i] = prepare(m, s->subs.at[i]);
        subs[i]->gathered = ARENA_NEW_ARRAY(&m->memory, void *, s->subs.at[i]->args);
        for (uint32_t k = 0; k < s->subs.at[i]->args; k++)
            subs[i]->gathered[k] = new_slot(m, 8);
    }
    uint32_t *last = last_uses(m, s);
    slot_pool pool = {0};
    for (sx v = 1; v < s->inst.count; v++) {
        if (!last[v])
            continue;
        const sx *each = NULL;
        prepare_step(m, p, subs, &pool, v);
        uint32_t count = operands_of(s, v, &each);
        release(m, p, &pool, last, v, count, each);
        count = arguments_of_slow_path(s, v, &each);
        release(m, p, &pool, last, v, count, each);
    }
    return p;
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

static void run_block(program *p, size_t n, const void *const *args);

/* gather: to[i] = from[index[i]]. scatter: to[index[i]] = from[i]. Elements have `size` bytes. */
#define MOVE(size, T, target, source)                                                                                  \
    case size:                                                                                                         \
        for (size_t i = 0; i < n; i++)                                                                                 \
            ((T *)to)[target] = ((const T *)from)[source];                                                             \
        break;
static void gather(size_t n, size_t size, void *to, const void *from, const uint16_t *index)
{
    switch (size) {
        MOVE(1, uint8_t, i, index[i])
        MOVE(2, uint16_t, i, index[i])
        MOVE(4, uint32_t, i, index[i])
        MOVE(8, uint64_t, i, index[i])
    }
}

static void scatter(size_t n, size_t size, void *to, const void *from, const uint16_t *index)
{
    switch (size) {
        MOVE(1, uint8_t, index[i], i)
        MOVE(2, uint16_t, index[i], i)
        MOVE(4, uint32_t, index[i], i)
        MOVE(8, uint64_t, index[i], i)
    }
}
#undef MOVE

static void *slot_of(const program *p, sx value) { return (void *)(uintptr_t)p->at[value]; }

static void run_slow_path(program *p, const step *st, size_t n)
{
    const sx_inst *i = st->inst;
    const sx_code *s = p->code;
    size_t size = type_size[i->type], count = 0;
    const uint8_t *condition = p->at[i->a];
    uint16_t index[BLOCK];
    for (size_t k = 0; k < n; k++) {
        index[count] = (uint16_t)k;
        count += condition[k];
    }
    memcpy(slot_of(p, st->value), p->at[i->b], n * size);
    if (!count)
        return;
    const sx *args = NULL;
    uint32_t arg_count = arguments_of_slow_path(s, st->value, &args);
    for (uint32_t k = 0; k < arg_count; k++)
        if (args[k])
            gather(count, type_size[sx_type_of(s, args[k])], st->sub->gathered[k], p->at[args[k]], index);
    run_block(st->sub, count, (const void *const *)st->sub->gathered);
    scatter(count, size, slot_of(p, st->value), st->sub->at[st->sub->code->outputs.at[0]], index);
}

/* Ends an iteration of a loop on n elements; index[k] is the position of element k in the block. Writes the states of
 * the elements that leave the loop to `final`, and packs the others. Returns how many elements stay in the loop. */
static size_t end_round(loop_state *loop, const program *sub, size_t n, uint16_t *index)
{
    const sx *outputs = sub->code->outputs.at;
    const uint8_t *go = sub->at[outputs[loop->states]];
    uint16_t stay[BLOCK], leave[BLOCK], place[BLOCK];
    size_t staying = 0, leaving = 0;
    for (size_t k = 0; k < n; k++) {
        stay[staying] = leave[leaving] = (uint16_t)k;
        place[leaving] = index[k];
        index[staying] = index[k];
        staying += go[k];
        leaving += !go[k];
    }
    for (uint32_t k = 0; k < loop->states; k++) {
        const void *state = sub->at[outputs[k]];
        uint64_t packed[BLOCK];
        gather(staying, loop->sizes[k], loop->next[k], state, stay);
        gather(leaving, loop->sizes[k], packed, state, leave);
        scatter(leaving, loop->sizes[k], loop->final[k], packed, place);
    }
    for (uint32_t k = loop->states; k < loop->operands; k++)
        gather(staying, loop->sizes[k], loop->live[k], loop->live[k], stay);
    for (uint32_t k = 0; k < loop->states; k++) {
        void *next = loop->next[k];
        loop->next[k] = loop->live[k];
        loop->live[k] = next;
    }
    return staying;
}

static void run_bounded_loop(program *p, const step *st, size_t n)
{
    const sx_inst *i = st->inst;
    loop_state *loop = st->loop;
    uint16_t index[BLOCK];
    for (size_t k = 0; k < n; k++)
        index[k] = (uint16_t)k;
    for (uint32_t k = 0; k < loop->operands; k++)
        memcpy(loop->live[k], p->at[p->code->lists.at[i->a + k]], n * loop->sizes[k]);
    for (uint32_t round = 0; round < i->c && n; round++) {
        run_block(st->sub, n, (const void *const *)loop->live);
        n = end_round(loop, st->sub, n, index);
    }
    for (uint32_t k = 0; k < loop->states; k++)
        scatter(n, loop->sizes[k], loop->final[k], loop->live[k], index);
}

static void run_table(program *p, const step *st, size_t n)
{
    const sx_inst *i = st->inst;
    uint32_t last = p->code->tables.at[i->aux].count - 1;
    const uint32_t *index = p->at[i->a];
    void *to = slot_of(p, st->value);
    for (size_t k = 0; k < n; k++) {
        uint32_t entry = index[k] < last ? index[k] : last;
        memcpy((char *)to + k * type_size[i->type], (const char *)st->table + entry * type_size[i->type],
               type_size[i->type]);
    }
}

static void run_block(program *p, size_t n, const void *const *args)
{
    const sx_code *s = p->code;
    for (sx v = 1; v < s->inst.count; v++)
        if (s->inst.at[v].op == SX_OP_arg)
            p->at[v] = args[s->inst.at[v].aux];
    for (uint32_t k = 0; k < p->step_count; k++) {
        const step *st = &p->steps[k];
        const sx_inst *i = st->inst;
        if (st->run)
            st->run(n, slot_of(p, st->value), p->at[i->a], p->at[i->b], p->at[i->c]);
        else if (st->table)
            run_table(p, st, n);
        else if (st->loop)
            run_bounded_loop(p, st, n);
        else
            run_slow_path(p, st, n);
    }
}

#ifdef HAVE_FMA_KERNELS
static kernel *const *choose_kernels(sx_runs *runs, size_t work)
{
    const uint64_t wanted = CPU_BIT(avx2) | CPU_BIT(fma);
    runs->work = work > SIZE_MAX - runs->work ? SIZE_MAX : runs->work + work;
    if (!runs->asked && runs->work >= WORTH_ASKING) {
        cpu_facts cpu;
        cpu_probe(&cpu);
        runs->asked = true;
        runs->wide = (cpu.features & wanted) == wanted;
    }
    return runs->wide ? fma_kernels : base_kernels;
}
#else
static kernel *const *choose_kernels(sx_runs *runs, size_t work)
{
    (void)runs, (void)work;
    return base_kernels;
}
#endif

qn_status sx_run(const sx_code *s, size_t n, const void *const *args, void *const *outs)
{
    return sx_run_one(&(sx_runs){.work = SIZE_MAX}, s, n, args, outs);
}

qn_status sx_run_one(sx_runs *runs, const sx_code *s, size_t n, const void *const *args, void *const *outs)
{
    size_t count = s->inst.count + 1, work = n > SIZE_MAX / count ? SIZE_MAX : n * count;
    machine m = {.width = n < BLOCK ? n : BLOCK, .kernels = choose_kernels(runs, work)};
    arena_init(&m.memory);
    ARENA_ENTER(&m.memory, arena_free(&m.memory); return status_oom());
    program *p = prepare(&m, s);
    const void **block_args = ARENA_NEW_ARRAY(&m.memory, const void *, s->args);
    uint8_t *arg_sizes = ARENA_NEW_ARRAY(&m.memory, uint8_t, s->args);
    for (sx v = 1; v < s->inst.count; v++)
        if (s->inst.at[v].op == SX_OP_arg)
            arg_sizes[s->inst.at[v].aux] = type_size[s->inst.at[v].type];
    bool stopped = false;
    for (size_t done = 0; done < n && !stopped; done += BLOCK) {
        size_t count = n - done < BLOCK ? n - done : BLOCK;
        for (uint32_t k = 0; k < s->args; k++)
            block_args[k] = arg_sizes[k] ? (const char *)args[k] + done * arg_sizes[k] : NULL;
        run_block(p, count, block_args);
        for (uint32_t k = 0; k < s->outputs.count; k++) {
            size_t size = type_size[sx_type_of(s, s->outputs.at[k])];
            memcpy((char *)outs[k] + done * size, p->at[s->outputs.at[k]], count * size);
        }
        stopped = runs->stop && stop_asked(runs->stop);
    }
    ARENA_LEAVE(&m.memory);
    arena_free(&m.memory);
    return stopped ? stop_status(runs->stop) : NULL;
}
