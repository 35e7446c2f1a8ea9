/* Emits a tile whose first stage runs in strips (tile.c). A strip is a few rounds, which run for all columns of the
 * tile before the next strip begins. So a sum of products reads long pieces of a matrix's rows, and a transpose writes
 * whole cache lines. */
#include <string.h>

#include "jit/emit_stage.h"

/* One pass over the columns of a tile. PASS_START and PASS_ADD run rounds; the first round of PASS_START starts the
 * accumulators. PASS_KEEP adds the accumulators of a chunk to the levels of the chunks (emit_stage.h). PASS_FINISH
 * joins the last chunk with the levels, finishes the reductions and runs the later stages. */
typedef struct pass {
    enum { PASS_START, PASS_ADD, PASS_KEEP, PASS_FINISH } kind;
    LLVMValueRef from; /* the first round */
    int64_t rounds;
    chunks *chunks; /* NULL if there are no chunks */
} pass;

/* The address `column` * `scale` + `more` bytes after `base`. */
static LLVMValueRef scratch_place(nest_emitter *n, LLVMValueRef base, LLVMValueRef column, int64_t scale, int64_t more)
{
    LLVMValueRef offset = emit_sum(n->e, emit_product(n->e, column, scale), emit_int(n->e, more));
    return emit_element(n->e, n->e->types[SX_I8], base, offset);
}

/* Emits the part of PASS_KEEP or PASS_FINISH that uses the accumulators of `vectors` vectors of columns. memory: the
 * address of these accumulators. column: the first of these columns, counted from the first column of the tile. */
static void use_accumulators(nest_emitter *n, const pass *p, LLVMValueRef column, uint32_t vectors, LLVMValueRef memory)
{
    const nest_stage *stage = &n->nest->stages.at[0];
    accumulators a = emit_load_accumulators(n, stage, vectors, memory);
    LLVMValueRef partials = n->partials;
    int64_t each = chunk_bytes(n->nest, stage) / (n->lanes * n->nest->vectors);
    n->partials = scratch_place(n, partials, column, each, strips_bytes(n->nest));
    if (p->chunks)
        p->chunks->vectors = vectors;
    if (p->kind == PASS_KEEP)
        emit_chunk_kept(n, p->chunks, &a);
    else if (p->chunks)
        emit_chunk_joined(n, p->chunks, &a);
    n->partials = partials;
    if (p->kind == PASS_FINISH) {
        emit_finish_all(n, stage, &a, vectors, n->lanes);
        emit_stages(n, 1, vectors);
    }
}

/* Emits a pass over `vectors` vectors of columns, from column `at` on. `tile` is the first column of the tile. */
static void emit_group(nest_emitter *n, const pass *p, LLVMValueRef tile, LLVMValueRef at, uint32_t vectors)
{
    const nest_stage *stage = &n->nest->stages.at[0];
    LLVMValueRef column = LLVMBuildSub(n->e->builder, at, tile, ""), memory = NULL;
    if (stage->reductions.count)
        memory = emit_opaque(n->e, scratch_place(n, n->partials, column, strip_bytes(stage), 0));
    n->vars[n->nest->outer - 1] = at;
    emit_forget(n, true);
    emit_open_stage(n, stage, vectors);
    if (p->kind == PASS_START || p->kind == PASS_ADD)
        emit_strip(n, stage, vectors, memory, p->kind == PASS_START, p->from, p->rounds);
    else
        use_accumulators(n, p, column, vectors, memory);
}

/* Emits a pass over the columns after the last whole group of nest.vectors vectors, if the tile has such columns. */
static void emit_rest(nest_emitter *n, const pass *p, LLVMValueRef begin, LLVMValueRef end)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t columns = n->nest->loops.at[n->nest->outer - 1].extent;
    uint32_t rest = (uint32_t)(columns % (n->lanes * n->nest->vectors)), vectors = (rest + n->lanes - 1) / n->lanes;
    if (!rest)
        return;
    LLVMBasicBlockRef part = emit_block(n->e, "part"), after = emit_block(n->e, "after");
    LLVMValueRef last = emit_int(n->e, columns - rest);
    LLVMBuildCondBr(b, emit_less(n, last, end), part, after);
    LLVMPositionBuilderAtEnd(b, part);
    emit_set_present(n, vectors, rest - (vectors - 1) * n->lanes);
    emit_group(n, p, begin, last, vectors);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

static LLVMValueRef smaller(nest_emitter *n, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildSelect(n->e->builder, emit_less(n, x, y), x, y, "");
}

static void emit_pass(nest_emitter *n, pass p)
{
    int64_t columns = n->nest->loops.at[n->nest->outer - 1].extent;
    uint32_t width = n->lanes * n->nest->vectors;
    LLVMValueRef tile = n->vars[n->nest->outer - 1], begin = tile ? tile : emit_int(n->e, 0);
    LLVMValueRef end = LLVMBuildAdd(n->e->builder, begin, emit_int(n->e, n->nest->columns), "");
    LLVMValueRef whole = smaller(n, end, emit_int(n->e, columns - columns % width));
    emit_set_present(n, n->nest->vectors, n->lanes);
    loop l = emit_loop_open(n, NULL, begin, whole);
    emit_group(n, &p, begin, l.index, n->nest->vectors);
    emit_loop_close(n, &l, NULL, width, whole);
    emit_rest(n, &p, begin, end);
    n->vars[n->nest->outer - 1] = tile;
}

/* ---- shifted vectors --------------------------------------------------------------------------------------------- */

/* A block is `lanes` columns of a strip of `lanes` rounds; each round computes one vector of the block, in one row of
 * the result. If the length of the result's rows is no multiple of a cache line, these vectors cross lines. So a round
 * stores whole lines instead. Each line consists of the last lanes of one block and the first lanes of the next block.
 * In a round, each line has the same number of lanes from the next block (lanes_before_line).
 *
 *     blocks of a tile         |       0       |       1       | 0 of the next tile |
 *     lines of a round      ...       ][              ][              ]
 *
 * A tile stores the lines that begin in it. The last of these lines ends in the next tile, so a tile also computes the
 * first block of the next tile. A row's first tile also stores the lanes before the row's first whole line. A row's
 * last tile also stores the rest of the row. */

/* How many lanes of a row's first vector come before the row's first whole line. A strip has `lanes` rounds and begins
 * at a multiple of `lanes`, so the result depends only on the number of the round in the strip. */
static uint32_t lanes_before_line(const nest_emitter *n, const nest_store *s, int64_t round)
{
    int64_t lanes = n->lanes, next = affine_factor(n->nest, &s->index, n->nest->stages.at[0].loop) % lanes;
    int64_t place = (s->index.constant % lanes + round * next) % lanes;
    return (uint32_t)((2 * lanes - place) % lanes);
}

/* The address of lane 0 of a round's vector, plus `more` elements. `place` is lane 0's address in round 0. */
static LLVMValueRef shifted_place(nest_emitter *n, const nest_store *s, LLVMValueRef place, int64_t round, int64_t more)
{
    int64_t factor = affine_factor(n->nest, &s->index, n->nest->stages.at[0].loop);
    LLVMValueRef offset = emit_int(n->e, round * factor + more);
    LLVMTypeRef type = n->e->types[sx_type_of(n->nest->code, s->value)];
    return LLVMBuildGEP2(n->e->builder, type, place, &offset, 1, "");
}

/* x and y are the values of a round in two neighbouring blocks. Stores the line that consists of the last lanes of x
 * and the first lanes of y. `place` is the address of lane 0 of y's block in round 0. */
static void store_line(nest_emitter *n, const nest_store *s, LLVMValueRef place, int64_t round, LLVMValueRef x,
                       LLVMValueRef y)
{
    LLVMValueRef from[64];
    uint32_t before = lanes_before_line(n, s, round);
    sx_type type = sx_type_of(n->nest->code, s->value);
    for (uint32_t i = 0; i < n->lanes; i++)
        from[i] = LLVMConstInt(n->e->types[SX_I32], before + i, 0);
    LLVMValueRef line = LLVMBuildShuffleVector(n->e->builder, x, y, LLVMConstVector(from, n->lanes), "");
    LLVMValueRef at = shifted_place(n, s, place, round, (int64_t)before - n->lanes);
    if (n->streaming)
        emit_stream_lanes(n, type, at, line);
    else
        emit_store_lanes(n, type, at, n->lanes, line, NULL);
}

/* Stores the lanes of x, the first block of a row, that come before the row's first whole line. */
static void store_head(nest_emitter *n, const nest_store *s, LLVMValueRef place, int64_t round, LLVMValueRef x)
{
    uint32_t before = lanes_before_line(n, s, round);
    if (before)
        emit_store_lanes(n, sx_type_of(n->nest->code, s->value), shifted_place(n, s, place, round, 0), before, x, NULL);
}

/* Stores the lanes of x, the last whole block of a row, that are not stored yet. */
static void store_tail(nest_emitter *n, const nest_store *s, LLVMValueRef place, int64_t round, LLVMValueRef x)
{
    LLVMValueRef left[64];
    uint32_t before = lanes_before_line(n, s, round);
    for (uint32_t i = 0; i < n->lanes; i++)
        left[i] = LLVMConstInt(n->e->types[SX_I1], i >= before, 0);
    emit_store_lanes(n, sx_type_of(n->nest->code, s->value), shifted_place(n, s, place, round, 0), n->lanes, x,
                     before ? LLVMConstVector(left, n->lanes) : NULL);
}

/* Emits the blocks of a tile's columns, and the first block of the next tile. Returns the values of the last of these
 * blocks. */
static accumulators emit_blocks(nest_emitter *n, const pass *p, LLVMValueRef begin, LLVMValueRef whole)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    const nest_store *s = &stage->stores.at[0];
    uint32_t rounds = n->lanes, column = n->nest->outer - 1;
    LLVMTypeRef type = emit_type(n->e, sx_type_of(n->nest->code, s->value), n->lanes);
    accumulators block = {ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, rounds), rounds, 1};
    LLVMBasicBlockRef first = emit_block(n->e, "first"), head = emit_block(n->e, "head");
    LLVMBasicBlockRef lines = emit_block(n->e, "lines"), after = emit_block(n->e, "stored");
    for (uint32_t i = 0; i < rounds; i++)
        block.at[i] = LLVMConstNull(type);
    loop l = emit_loop_open(n, &block, begin, whole);
    n->stored = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, rounds);
    emit_group(n, p, begin, l.index, 1);
    LLVMValueRef *values = n->stored;
    n->stored = NULL;
    n->vars[stage->loop] = p->from;
    n->vars[column] = l.index;
    LLVMValueRef place = emit_store_place(n, s, 0, 0);
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntEQ, l.index, begin, ""), first, lines);
    LLVMPositionBuilderAtEnd(b, first);
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntEQ, begin, emit_int(n->e, 0), ""), head, after);
    LLVMPositionBuilderAtEnd(b, head);
    for (uint32_t i = 0; i < rounds; i++)
        store_head(n, s, place, i, values[i]);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, lines);
    for (uint32_t i = 0; i < rounds; i++)
        store_line(n, s, place, i, block.at[i], values[i]);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    memcpy(block.at, values, rounds * sizeof *values);
    emit_loop_close(n, &l, &block, n->lanes, whole);
    return block;
}

/* Emits a pass over a strip of n->lanes rounds. */
static void emit_shifted_pass(nest_emitter *n, pass p)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    uint32_t column = n->nest->outer - 1;
    int64_t columns = n->nest->loops.at[column].extent, last = columns - columns % n->lanes;
    LLVMValueRef tile = n->vars[column], begin = tile ? tile : emit_int(n->e, 0);
    LLVMValueRef end = LLVMBuildAdd(b, begin, emit_int(n->e, n->nest->columns), ""), limit = emit_int(n->e, last);
    LLVMValueRef whole = smaller(n, LLVMBuildAdd(b, end, emit_int(n->e, n->lanes), ""), limit);
    LLVMBasicBlockRef tail = emit_block(n->e, "tail"), after = emit_block(n->e, "after");
    emit_set_present(n, 1, n->lanes);
    accumulators block = emit_blocks(n, &p, begin, whole);
    LLVMValueRef ends = LLVMBuildAnd(b, emit_less(n, begin, limit), LLVMBuildNot(b, emit_less(n, end, limit), ""), "");
    LLVMBuildCondBr(b, ends, tail, after);
    LLVMPositionBuilderAtEnd(b, tail);
    n->vars[stage->loop] = p.from;
    n->vars[column] = emit_int(n->e, last - n->lanes);
    LLVMValueRef place = emit_store_place(n, &stage->stores.at[0], 0, 0);
    for (uint32_t i = 0; i < n->lanes; i++)
        store_tail(n, &stage->stores.at[0], place, i, block.at[i]);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_rest(n, &p, begin, end);
    n->vars[column] = tile;
}

/* ---- shifted rows ------------------------------------------------------------------------------------------------ */

/* For narrow elements, a block of lanes x lanes elements does not fit into the registers. So the rounds of a strip
 * write their vectors to rows in scratch. When the strip is complete, each row is stored in whole lines, except at its
 * ends. */

/* Stores the first `count` lanes of a vector. */
static void store_first(nest_emitter *n, sx_type type, LLVMValueRef to, LLVMValueRef from, LLVMValueRef count)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef lanes = emit_lane_numbers(n->e, SX_I32, 0, 1, n->lanes);
    LLVMValueRef all = emit_splat(n->e, LLVMBuildTrunc(b, count, n->e->types[SX_I32], ""), n->lanes);
    emit_store_lanes(n, type, to, n->lanes, emit_load_lanes(n, type, from, n->lanes, NULL),
                     LLVMBuildICmp(b, LLVMIntULT, lanes, all, ""));
}

/* Stores one row of a tile. The tile begins at column `begin`. `count` elements of the row are in scratch, from the
 * address `row` on. ends: an i1, set if this is the last tile of the row. */
static void store_row(nest_emitter *n, LLVMValueRef row, LLVMValueRef begin, LLVMValueRef count, LLVMValueRef ends)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_store *s = &n->nest->stages.at[0].stores.at[0];
    sx_type type = sx_type_of(n->nest->code, s->value);
    LLVMValueRef place = emit_store_place(n, s, 0, 0);
    LLVMValueRef before =
        LLVMBuildAnd(b, LLVMBuildNeg(b, emit_index(n, &s->index, 0, 0), ""), emit_int(n->e, n->lanes - 1), "");
    LLVMBasicBlockRef head = emit_block(n->e, "head"), lines = emit_block(n->e, "lines");
    LLVMBasicBlockRef tail = emit_block(n->e, "tail"), after = emit_block(n->e, "stored");
    LLVMBuildCondBr(b, LLVMBuildICmp(b, LLVMIntEQ, begin, emit_int(n->e, 0), ""), head, lines);
    LLVMPositionBuilderAtEnd(b, head);
    store_first(n, type, place, row, before);
    LLVMBuildBr(b, lines);
    LLVMPositionBuilderAtEnd(b, lines);
    LLVMValueRef end = smaller(n, count, LLVMBuildAdd(b, before, emit_int(n->e, n->nest->columns), ""));
    LLVMValueRef limit = LLVMBuildSub(b, end, emit_int(n->e, n->lanes - 1), "");
    loop l = emit_loop_open(n, NULL, before, limit);
    LLVMValueRef line = emit_load_lanes(n, type, emit_element(n->e, n->e->types[type], row, l.index), n->lanes, NULL);
    if (n->streaming)
        emit_stream_lanes(n, type, emit_element(n->e, n->e->types[type], place, l.index), line);
    else
        emit_store_lanes(n, type, emit_element(n->e, n->e->types[type], place, l.index), n->lanes, line, NULL);
    LLVMValueRef at = emit_loop_close(n, &l, NULL, n->lanes, limit);
    LLVMBuildCondBr(b, ends, tail, after);
    LLVMPositionBuilderAtEnd(b, tail);
    store_first(n, type, emit_element(n->e, n->e->types[type], place, at),
                emit_element(n->e, n->e->types[type], row, at), LLVMBuildSub(b, end, at, ""));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
}

/* Emits a pass over a strip of n->lanes rounds, through rows in scratch. */
static void emit_rows_pass(nest_emitter *n, pass p)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    sx_type type = sx_type_of(n->nest->code, stage->stores.at[0].value);
    uint32_t column = n->nest->outer - 1;
    int64_t columns = n->nest->loops.at[column].extent, last = columns - columns % n->lanes;
    LLVMValueRef tile = n->vars[column], begin = tile ? tile : emit_int(n->e, 0), limit = emit_int(n->e, last);
    LLVMValueRef end = LLVMBuildAdd(b, begin, emit_int(n->e, n->nest->columns), "");
    LLVMValueRef whole = smaller(n, LLVMBuildAdd(b, end, emit_int(n->e, n->lanes), ""), limit);
    LLVMBasicBlockRef some = emit_block(n->e, "some"), after = emit_block(n->e, "after");
    LLVMBuildCondBr(b, emit_less(n, begin, limit), some, after);
    LLVMPositionBuilderAtEnd(b, some);
    emit_set_present(n, 1, n->lanes);
    loop blocks = emit_loop_open(n, NULL, begin, NULL);
    n->strip = p.from;
    n->rows_of_strip = emit_element(n->e, n->e->types[type], n->partials, LLVMBuildSub(b, blocks.index, begin, ""));
    emit_group(n, &p, begin, blocks.index, 1);
    n->rows_of_strip = NULL;
    emit_loop_close(n, &blocks, NULL, n->lanes, whole);
    LLVMValueRef count = LLVMBuildSub(b, whole, begin, ""), ends = LLVMBuildNot(b, emit_less(n, end, limit), "");
    loop rounds = emit_loop_open(n, NULL, emit_int(n->e, 0), NULL);
    n->vars[stage->loop] = LLVMBuildAdd(b, p.from, rounds.index, "");
    n->vars[column] = begin;
    LLVMValueRef offset = emit_product(n->e, rounds.index, n->nest->columns + n->lanes);
    store_row(n, emit_element(n->e, n->e->types[type], n->partials, offset), begin, count, ends);
    emit_loop_close(n, &rounds, NULL, 1, emit_int(n->e, p.rounds));
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_rest(n, &p, begin, end);
    n->vars[column] = tile;
}

/* ---- strips ------------------------------------------------------------------------------------------------------ */

/* Emits the loop over strips of `rounds` rounds, from round `begin` to `end` - 1. */
static void emit_whole_strips(nest_emitter *n, LLVMValueRef begin, LLVMValueRef end, int64_t rounds)
{
    loop l = emit_loop_open(n, NULL, begin, end);
    if (n->polls)
        emit_poll(n->e);
    if (n->nest->shifts && rounds == n->lanes && n->streaming == n->nest->streams && shifted_bytes(n->nest))
        emit_rows_pass(n, (pass){PASS_ADD, l.index, rounds, NULL});
    else if (n->nest->shifts && rounds == n->lanes && n->streaming == n->nest->streams)
        emit_shifted_pass(n, (pass){PASS_ADD, l.index, rounds, NULL});
    else
        emit_pass(n, (pass){PASS_ADD, l.index, rounds, NULL});
    emit_loop_close(n, &l, NULL, rounds, end);
}

/* Emits the rounds `begin` to `end` - 1 of a reduction. There are `least` to `most` rounds. */
static void emit_reduced_strips(nest_emitter *n, LLVMValueRef begin, LLVMValueRef end, int64_t most, int64_t least)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t first = least < STRIP ? least : STRIP;
    emit_pass(n, (pass){PASS_START, begin, first, NULL});
    if (most == first)
        return;
    begin = LLVMBuildAdd(b, begin, emit_int(n->e, first), "");
    LLVMValueRef strips = LLVMBuildAnd(b, LLVMBuildSub(b, end, begin, ""), emit_int(n->e, -STRIP), "");
    LLVMValueRef middle = LLVMBuildAdd(b, begin, strips, "");
    if (most - first >= STRIP)
        emit_whole_strips(n, begin, middle, STRIP);
    emit_whole_strips(n, middle, end, 1);
}

static void reduce_in_strips(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    loop_range r = emit_loop_range(n, stage->loop);
    int64_t rest = stage->extent % r.most;
    r.begin = r.begin ? r.begin : emit_int(n->e, 0);
    if (!stage->chunk) {
        emit_reduced_strips(n, r.begin, r.end, r.most, rest ? rest : r.most);
        emit_pass(n, (pass){.kind = PASS_FINISH});
        return;
    }
    LLVMValueRef begin, end = emit_int(n->e, stage->extent);
    chunks c = emit_chunks_open(n, stage, r, &begin);
    c.lanes = n->lanes;
    LLVMValueRef chunk_end = LLVMBuildAdd(b, begin, emit_int(n->e, stage->chunk), "");
    rest = stage->extent % stage->chunk;
    chunk_end = rest ? smaller(n, chunk_end, end) : chunk_end;
    emit_reduced_strips(n, begin, chunk_end, stage->chunk, rest ? rest : stage->chunk);
    emit_chunks_more(n, &c);
    emit_pass(n, (pass){.kind = PASS_KEEP, .chunks = &c});
    emit_chunks_close(n, &c);
    emit_pass(n, (pass){.kind = PASS_FINISH, .chunks = &c});
}

void emit_strips(nest_emitter *n)
{
    LLVMBuilderRef b = n->e->builder;
    const nest_stage *stage = &n->nest->stages.at[0];
    if (stage->reductions.count) {
        reduce_in_strips(n);
        return;
    }
    int64_t rounds = strip_rounds(n->nest), rest = stage->extent % rounds;
    loop_range r = emit_loop_range(n, stage->loop);
    LLVMValueRef begin = r.begin ? r.begin : emit_int(n->e, 0), left = LLVMBuildSub(b, r.end, begin, "");
    LLVMValueRef middle = LLVMBuildAdd(b, begin, LLVMBuildAnd(b, left, emit_int(n->e, -rounds), ""), "");
    if (r.most >= rounds)
        emit_whole_strips(n, begin, middle, rounds);
    if (rest) { /* if the loop runs in blocks (nest_loop.block), only the last block has these rounds */
        bool streaming = n->streaming;
        n->streaming &= !n->nest->shifts;
        emit_whole_strips(n, middle, r.end, rest);
        n->streaming = streaming;
    }
}
