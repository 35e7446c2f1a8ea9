/* Emits the stages after the reductions of a LANES_KEPT tile, such as a bias and a tanh after a matrix product. The
 * stages become a loop over the tile's rows, so that their code does not grow with the number of rows. The loop reads
 * the results of the reductions from the stack. An instance is one vector of one row (emit.h). */
#include <string.h>

#include "jit/emit_stage.h"

enum {
    UNROLLED = 400,  /* if the stages have at most this many instructions in a tile, all rows are emitted without a
                        loop */
    WORTHWHILE = 16, /* if the stages have fewer instructions per instance, there is no loop: it would not be worth its
                        cost */
    TOGETHER = 4     /* an iteration may compute several rows, which share the constants that the iteration loads.
                        These rows have at most this many instances in all */
};

/* Whether a stage only maps the elements of a tile one by one: it has no loop, reduction or local buffer. */
static bool is_pointwise(const nest_emitter *n, const nest_stage *stage)
{
    if (stage->loop != NO_LOOP || stage->reductions.count)
        return false;
    for (uint32_t i = 0; i < stage->stores.count; i++)
        if (!stage->stores.at[i].buffer)
            return false;
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++) {
        const sx_inst *inst = &n->nest->code->inst.at[i];
        if (n->needed[i] && inst->op == SX_OP_arg && n->nest->args.at[inst->aux].kind == ARG_LOCAL)
            return false;
    }
    return true;
}

/* The number of instructions that are emitted for each row. */
static uint32_t row_size(const nest_emitter *n, uint32_t vectors)
{
    uint32_t size = 0;
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
        if (n->needed[i] && n->depends[i] & DEPENDS_ROW)
            size += n->depends[i] & DEPENDS_COLUMN ? vectors : 1;
    return size;
}

/* A result of a reduction: its values for all instances, in memory. */
typedef struct passed {
    uint32_t result;
    LLVMValueRef memory;
    LLVMTypeRef type;
} passed;

typedef struct epilogue {
    nest_emitter part; /* emits some rows of the tile */
    const nest_emitter *tile;
    uint32_t first, vectors; /* number of the first stage after the reductions; vectors of a tile's row */
    passed *passed;
    uint32_t passed_count;
} epilogue;

static LLVMValueRef alloca_at_entry(emitter *e, LLVMTypeRef type, uint32_t count)
{
    LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder), entry = LLVMGetEntryBasicBlock(e->function);
    LLVMPositionBuilderBefore(e->builder, LLVMGetFirstInstruction(entry));
    LLVMValueRef memory = LLVMBuildArrayAlloca(e->builder, type, emit_int(e, count), "passed");
    LLVMPositionBuilderAtEnd(e->builder, here);
    return memory;
}

static LLVMValueRef instance_at(const epilogue *p, const passed *v, LLVMValueRef number)
{
    return LLVMBuildGEP2(p->part.e->builder, v->type, v->memory, &number, 1, "");
}

static void pass_results(epilogue *p)
{
    const nest_emitter *n = p->tile;
    p->passed = ARENA_NEW_ARRAY(n->e->arena, passed, n->nest->results + 1);
    for (uint32_t r = 0; r < n->nest->results; r++) {
        LLVMValueRef *results = &n->results[(size_t)r * n->rows * n->vectors];
        if (!results[0])
            continue;
        passed *v = &p->passed[p->passed_count++];
        *v = (passed){.result = r, .type = LLVMTypeOf(results[0])};
        v->memory = alloca_at_entry(n->e, v->type, n->rows * p->vectors);
        for (uint32_t row = 0; row < n->rows; row++)
            for (uint32_t vector = 0; vector < p->vectors; vector++)
                LLVMBuildStore(n->e->builder, results[(size_t)row * n->vectors + vector],
                               instance_at(p, v, emit_int(n->e, (int64_t)row * p->vectors + vector)));
    }
}

static void take_results(epilogue *p, LLVMValueRef row)
{
    nest_emitter *n = &p->part;
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef first = emit_product(n->e, row, p->vectors);
    for (uint32_t i = 0; i < p->passed_count; i++)
        for (uint32_t k = 0; k < n->rows * p->vectors; k++) {
            LLVMValueRef number = LLVMBuildAdd(b, first, emit_int(n->e, k), "");
            n->results[((size_t)p->passed[i].result * n->rows + k / p->vectors) * n->vectors + k % p->vectors] =
                LLVMBuildLoad2(b, p->passed[i].type, instance_at(p, &p->passed[i], number), "");
        }
}

/* Computes, before the loop, the values that do not depend on the row. */
static void compute_shared(epilogue *p)
{
    nest_emitter *n = &p->part;
    for (uint32_t s = p->first; s < n->nest->stages.count; s++) {
        emit_mark_needed(n, &n->nest->stages.at[s]);
        for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
            n->needed[i] = n->needed[i] && !(n->depends[i] & DEPENDS_ROW);
        emit_compute_outer(n, p->vectors);
    }
}

/* Sets the row variable for one iteration of the loop. The iteration begins with row `row` of the tile. `last` is the
 * value of the variable in the last row that exists; NULL if all rows exist. Each missing row repeats the last row,
 * which is in the same iteration. Repeating it is safe even if its results replace their operands in memory: a stage
 * loads all elements of an iteration before it stores any. */
static void set_rows(epilogue *p, LLVMValueRef row, LLVMValueRef last)
{
    nest_emitter *n = &p->part;
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef from = p->tile->vars[n->row], at = from ? LLVMBuildAdd(b, from, row, "") : row;
    n->vars[n->row] = at;
    for (uint32_t i = 0; i < n->rows && last; i++) {
        LLVMValueRef own = LLVMBuildAdd(b, at, emit_int(n->e, i), "");
        n->row_values[i] = LLVMBuildSelect(b, emit_less(n, own, last), own, last, "");
    }
}

static void emit_some_rows(epilogue *p, LLVMValueRef row)
{
    nest_emitter *n = &p->part;
    size_t instances = (size_t)n->rows * n->vectors;
    take_results(p, row);
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
        if (n->depends[i] & DEPENDS_ROW)
            memset(&n->values[i * instances], 0, instances * sizeof *n->values);
    for (uint32_t s = p->first; s < n->nest->stages.count; s++) {
        emit_open_stage(n, &n->nest->stages.at[s], p->vectors);
        emit_stage(n, &n->nest->stages.at[s], p->vectors);
    }
}

/* The number of rows that are emitted side by side and share constants. The result divides `rows`. */
static uint32_t rows_together(uint32_t rows, uint32_t vectors)
{
    for (uint32_t some = TOGETHER / vectors; some > 1; some--)
        if (rows % some == 0)
            return some;
    return 1;
}

bool emit_epilogue(nest_emitter *n, uint32_t first, uint32_t vectors)
{
    const nest *nest = n->nest;
    uint32_t rows = rows_together(n->rows, vectors), size = 0;
    if (nest->mode != LANES_KEPT || n->row < 0 || first == 0 || rows == n->rows)
        return false;
    for (uint32_t s = first; s < nest->stages.count; s++) {
        emit_mark_needed(n, &nest->stages.at[s]);
        if (!is_pointwise(n, &nest->stages.at[s]))
            return false;
        size += row_size(n, vectors);
    }
    if (size < WORTHWHILE * vectors || size * n->rows <= UNROLLED)
        return false;
    epilogue p = {.part = emit_part_of_rows(n, rows), .tile = n, .first = first, .vectors = vectors};
    pass_results(&p);
    compute_shared(&p);
    LLVMValueRef last = NULL, limit = emit_int(n->e, n->rows);
    if (n->row_values[0]) {
        LLVMBuilderRef b = n->e->builder;
        LLVMValueRef end = emit_loop_range(n, (uint32_t)n->row).end;
        last = LLVMBuildSub(b, end, emit_int(n->e, 1), "");
        LLVMValueRef left = n->vars[n->row] ? LLVMBuildSub(b, end, n->vars[n->row], "") : end;
        limit = LLVMBuildSelect(b, emit_less(n, left, limit), left, limit, "");
    }
    loop l = emit_loop_open(n, NULL, emit_int(n->e, 0), NULL);
    set_rows(&p, l.index, last);
    emit_some_rows(&p, l.index);
    emit_loop_close(n, &l, NULL, rows, limit);
    return true;
}
