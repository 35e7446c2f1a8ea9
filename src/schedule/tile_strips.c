/* Chooses whether a nest that reduces along the columns of a matrix runs in strips (nest.columns), and the tile for
 * strips. If the accumulators of a tile are in registers, the tile has few columns and reads a short piece of each row
 * of the matrix. In strips, accumulators are in scratch, so a tile has more columns and reads longer pieces.
 * wants_strips says when this pays. */
#include "schedule/schedule.h"

enum {
    ROW_STRIDE = 1024,       /* bytes; a matrix is read in strips only if its rows are at least this far apart */
    LARGE_MATRIX = 48 << 20, /* bytes; a larger matrix is in memory */
    SHORT_PIECE = 64,        /* columns; in a matrix larger than the cache, shorter pieces of rows are slow */
    LEAST_ROUNDS = 16,       /* with fewer rounds, moving accumulators to and from scratch takes too much of the time */
    STRIP_CODE = 40,         /* the code of a strip repeats the code of a round. If a round has more instructions, the
                                nest does not run in strips */
    STRIP_VECTORS = 8,       /* the most vectors of columns that a strip computes at once */
    MOST_COLUMNS = 4096,     /* the most columns of a tile */
    LEAST_COLUMNS = 512,     /* a tile has more columns only if at least FEW_TILES tiles remain for the threads */
    FEW_TILES = 4,
    MOST_BYTES = 32 << 10 /* the most bytes of a tile's accumulators, which stay in the first-level cache */
};

int64_t strip_bytes(const nest_stage *stage)
{
    int64_t bytes = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < reduction_accumulators(r); k++)
            bytes += (sx_type_bits[sx_type_of(r->first, r->first->outputs.at[k])] + 7) / 8;
    }
    return bytes;
}

bool reduces_in_strips(const nest *n)
{
    const nest_stage *stage = &n->stages.at[0];
    bool can = stage->loop != NO_LOOP && stage->extent > 0 && !stage->stretch && !stage->stores.count &&
               stage->reductions.count > 0 && !n->locals.count && n->outer > n->shared &&
               n->loops.at[n->outer - 1].kind == LOOP_PARALLEL;
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        can &= !stage->reductions.at[i].predicate && !stage->reductions.at[i].kept;
    for (uint32_t i = 1; i < n->stages.count; i++)
        can &= n->stages.at[i].loop == NO_LOOP && !n->stages.at[i].reductions.count;
    return can;
}

/* The number of instructions of a round for one vector: those that depend on the inner loop, and the steps of the
 * reductions. */
static int64_t round_code(const nest *n, const nest_stage *stage)
{
    const sx_code *code = n->code;
    bool *inner = ARENA_NEW_ARRAY(code->arena, bool, code->inst.count);
    int64_t size = 0;
    for (sx i = 1; i < code->inst.count; i++) {
        const sx_inst *inst = &code->inst.at[i];
        const sx operands[3] = {inst->a, inst->b, inst->c};
        inner[i] = inst->op == SX_OP_arg && n->args.at[inst->aux].kind == ARG_LOAD &&
                   affine_factor(n, &n->args.at[inst->aux].index, stage->loop) != 0;
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            inner[i] |= inner[operands[k]];
        size += inner[i];
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        size += code_size(stage->reductions.at[i].step);
    return size;
}

/* Whether different rows of a tile may read the same elements by load `a`. The index of `a` grows by `next` elements in
 * each round. */
static bool rows_share(const nest *n, const nest_arg *a, int64_t next)
{
    if (parallel_extent(n, 1) == 1)
        return false;
    int64_t step = affine_factor(n, &a->index, n->outer - 2);
    return step == NON_AFFINE || (step % next == 0 && step / next < n->stages.at[0].extent);
}

/* Whether load `a` reads pieces of far-apart rows of a matrix, and longer pieces would pay. If the stage runs in
 * blocks, longer pieces pay, because lower_split.c makes blocks for strips. In other stages, they pay if the matrix is
 * in memory (LARGE_MATRIX). If the matrix is smaller but larger than the cache, they pay in two cases: a tile without
 * strips has several rows, or its vectors fill registers and it has fewer than SHORT_PIECE columns. In these other
 * stages, longer pieces do not pay if rows of a tile share elements, because a tile that runs in strips has one row. */
static bool wants_strips(const schedule *s, const nest *n, const nest_arg *a, target_shape target)
{
    const nest_stage *stage = &n->stages.at[0];
    int64_t next = affine_factor(n, &a->index, stage->loop), bytes = sx_type_bits[a->type] / 8;
    if (a->kind != ARG_LOAD || affine_factor(n, &a->index, n->outer - 1) != 1 || next == NON_AFFINE ||
        next * bytes < ROW_STRIDE)
        return false;
    if (stage_block(n, stage))
        return true;
    bool fills =
        strip_bytes(stage) * n->lanes == (int64_t)nest_accumulators(n) * target.lanes * 4; /* vectors fill registers */
    bool is_short = n->rows > 1 || (fills && n->vectors * n->lanes < SHORT_PIECE);
    return stage->extent >= LEAST_ROUNDS && !rows_share(n, a, next) &&
           s->buffers.at[a->buffer].bytes > (is_short ? target.cache : LARGE_MATRIX);
}

void tile_strips(const schedule *s, nest *n, target_shape target)
{
    bool wants = false, has_factors = false;
    if (!reduces_in_strips(n) || round_code(n, &n->stages.at[0]) > STRIP_CODE)
        return;
    for (uint32_t i = 0; i < n->args.count; i++) {
        wants |= wants_strips(s, n, &n->args.at[i], target);
        has_factors |= n->args.at[i].kind == ARG_LOAD && affine_factor(n, &n->args.at[i].index, n->outer - 1) == 0;
    }
    int64_t all = n->loops.at[n->outer - 1].extent;
    if (!wants || all <= n->lanes)
        return;
    /* A loaded element that is the same for all columns, as in a product of a vector and a matrix, takes a register for
     * each round of a strip. With two vectors instead of eight, such a product ran at the same speed and compiled in
     * half the time. */
    uint32_t vectors = has_factors ? 2 : STRIP_VECTORS;
    while (vectors > 2 &&
           (vectors * nest_accumulators(n) > target.registers - SPARE_REGISTERS || (vectors - 1) * n->lanes >= all))
        vectors /= 2;
    n->rows = 1;
    n->vectors = vectors;
    uint32_t width = vectors * n->lanes;
    int64_t columns = (all + width - 1) / width * width;
    n->columns = (uint32_t)(columns < MOST_COLUMNS ? columns : MOST_COLUMNS);
    while (n->columns > width && (n->columns * strip_bytes(&n->stages.at[0]) > MOST_BYTES ||
                                  (n->columns > LEAST_COLUMNS && count_tiles(n, 0, n->outer, n->outer) < FEW_TILES)))
        n->columns = (n->columns / 2 + width - 1) / width * width;
}
