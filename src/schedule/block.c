/* Runs matrix products in blocks (Goto and van de Geijn, "Anatomy of high-performance matrix multiplication", 2008).
 *
 * The loops are cut into blocks. For each block, two parts of the nest copy the operands' elements to scratch, in the
 * order in which the product reads them. A third part multiplies the copies. The nest
 *
 *     for i, for j: y[i, j] = f(sum over k of a[i, k] * b[k, j])
 *
 * in which f stands for the operations after the sum, becomes
 *
 *     for jg, for ig:
 *       for kb:
 *         for k in block kb, for p in group jg, for l in 0..width: right[p, k, l] = b[k, p * width + l]
 *         for ib in group ig:
 *           for i in block ib, for k in block kb: left[i, k] = a[i, k]
 *           for p in group jg, for i in block ib, for l in 0..width:
 *             s = sums[p, i, l] + sum over k in block kb of left[i, k] * right[p, k, l]
 *             if kb is the last block: y[i, p * width + l] = f(s)
 *             else: sums[p, i, l] = s
 *
 * A panel p is `width` columns of the result. l is a column of the panel: j = p * width + l. jg counts groups of
 * panels, ig counts groups of rows, ib counts the blocks of rows in a group, and kb counts the blocks of k. In the
 * first block of k, s is only the sum over this block.
 *
 * The left operand's copy stays in the second-level cache. One panel of the right operand's copy stays in the
 * first-level cache. A left operand that is contiguous along i is copied to left[k, i] without transposing it.
 *
 * If y is contiguous along i and there are several blocks of k, a last part computes y from `sums` (finish_sums).
 *
 * docs/numerics.md cuts a sum of floats into chunks, and adds the sums of the chunks in order. If there are several
 * blocks of k, each is a chunk, and blocks are added in order (nest_reduction.kept). If there is one block, the part
 * that multiplies cuts its rounds into chunks. So blocks do not change the result.
 *
 * Joined rounds. A round is an iteration of the loop over k. Some targets have instructions that add 2 or 4 products
 * of narrow integers to a 32-bit sum (dot_i16 and dot_u8_i8 of scalar.def). If the option `fast` is set, dot_bf16 can
 * add 2 products of bf16 to an f32 sum. If such an instruction is used, a round of the blocked product computes
 * `joined` rounds of the original sum. The copies store the elements of these rounds next to each other, and the
 * product loads the elements as one word. Beyond the last round of the sum, the copy of the right operand has zeros.
 * For bf16, the copy of the left operand has zeros there, too.
 *
 * dot_u8_i8 needs one unsigned and one signed operand. If both operands are signed or both are unsigned, copy_left
 * inverts the highest bit of the left elements, and the product reads a signed element as unsigned and an unsigned one
 * as signed. So it reads x + 128 or x - 128 instead of x, and each sum is wrong by 128 times the sum of the right
 * elements of its column. The part `corrections` adds up these errors, block of k by block of k; after the last block,
 * they are taken out of the sums. The result is exact modulo 2^32.
 *
 * Left operands in place. The left operand of a convolution is not copied, because its loads have predicates and its
 * rows are spread over an image. Only the right operand is copied. The first loop over rows that has several iterations
 * is cut into groups. Here this loop is h, and hg counts its groups:
 *
 *     for jg, for hg:
 *       for k, for p in group jg, for l in 0..width: right[p, k, l] = b[k, p * width + l]
 *       for p in group jg, for h in group hg, for w, for l in 0..width:
 *         y[h, w, p * width + l] = f(sum over k of a[h, w, k] * right[p, k, l])
 *
 * choose_groups (block_choose.c) decides how many panels a group has, and whether there are blocks of k and `sums`. A
 * matrix product whose left operand stays in a cache runs in the same way (reads_in_place in block_choose.c).
 *
 * Prepared operands. schedule.prepare says which values are computed once for many calls: none, those that depend only
 * on constants, or also those that depend only on one input. If the right operand is such a value, a separate nest
 * copies the whole operand once (prepare.c). So blocks pay even for a product with few rows. */
#include <string.h>

#include "base/blake2b.h"
#include "schedule/block.h"
#include "schedule/reindex.h"

/* A part being built. `x` has the indices with which the part replaces the loops and terms of b->from. */
typedef struct part {
    const blocking *b;
    nest *n;
    reindexing x;
} part;

static int64_t blocks_of(int64_t all, int64_t size) { return (all + size - 1) / size; }

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static uint32_t add_loop(const part *p, nest_loop loop)
{
    LIST_ADD(p->b->s->arena, &p->n->loops, loop);
    return p->n->loops.count - 1;
}

static affine variable(const part *p, uint32_t loop) { return affine_var(p->b->s->arena, p->n, loop); }
static affine sum(const part *p, affine x, affine y) { return affine_add(p->b->s->arena, p->n, x, y); }

/* How often a part runs: once per group, once per block of rounds, or once per block of rows. */
enum { BY_GROUP, BY_DEPTH, BY_BLOCK };

/* Begins a nest that copies the whole right operand. Adds the loops marked in `copied_around`. */
static part new_copy(const blocking *b)
{
    part p = {.b = b, .n = ARENA_NEW(b->s->arena, nest)};
    p.n->code = sx_new(b->s->arena);
    p.n->label = "right operand";
    p.n->mode = LANES_KEPT;
    p.x = reindex_new(b->s->arena, b->from, p.n);
    for (uint32_t i = 0; i < b->row; i++)
        if (b->copied_around[i])
            p.x.vars[i] = variable(&p, add_loop(&p, b->from->loops.at[i]));
    return p;
}

/* Begins a part. Adds the loops that it shares with other parts: the loops marked in `around`, the loops over groups
 * and, depending on `level`, the loops over blocks. */
static part new_part(const blocking *b, const char *label, int level)
{
    arena *a = b->s->arena;
    part p = {.b = b, .n = ARENA_NEW(a, nest)};
    p.n->code = sx_new(a);
    p.n->label = label;
    p.n->mode = LANES_KEPT;
    p.x = reindex_new(a, b->from, p.n);
    for (uint32_t i = 0; i < b->row; i++)
        if (b->around[i])
            p.x.vars[i] = variable(&p, add_loop(&p, b->from->loops.at[i]));
    add_loop(&p, (nest_loop){.extent = blocks_of(b->panels, b->group_panels)});
    add_loop(&p,
             (nest_loop){.extent = blocks_of(b->direct ? b->from->loops.at[b->split].extent : b->rows, b->group_rows)});
    if (level >= BY_DEPTH && b->by_depth != NO_LOOP)
        add_loop(&p, (nest_loop){.extent = blocks_of(b->depth, b->block_depth), .kind = LOOP_SERIAL});
    if (level >= BY_BLOCK && b->by_block != NO_LOOP)
        add_loop(&p, (nest_loop){.extent = b->blocks, .kind = LOOP_SERIAL});
    p.n->shared = p.n->loops.count;
    return p;
}

/* These functions each add a loop. add_rows: `rows` iterations, mostly over the rows of a block or group; such a loop
 * can run beyond the last row of the result. add_panels: over the panels of a group. add_rounds: over the rounds of a
 * block, or over all rounds. add_lanes: over the columns of a panel. */
static uint32_t add_rows(const part *p, int64_t rows, loop_kind kind)
{
    return add_loop(p, (nest_loop){.extent = rows, .kind = (uint8_t)kind});
}

static uint32_t add_panels(const part *p)
{
    return add_loop(p, (nest_loop){p->b->panels, LOOP_PARALLEL, p->b->by_panels, p->b->group_panels});
}

static uint32_t add_rounds(const part *p, loop_kind kind)
{
    const blocking *b = p->b;
    nest_loop loop = {.extent = b->depth, .kind = (uint8_t)kind};
    if (b->by_depth != NO_LOOP && p->n->shared) {
        loop.block_of = b->by_depth;
        loop.block = b->block_depth;
    }
    return add_loop(p, loop);
}

/* Adds a loop over the rounds to copy. If one copy holds all rounds, and the rounds of `from` run in stretches
 * (nest.h), the new loop runs over one stretch; copy_right adds a loop over the stretches. */
static uint32_t add_copied_rounds(const part *p, loop_kind kind)
{
    int64_t stretch = p->b->from->stages.at[0].stretch;
    bool whole = p->b->source || p->b->by_depth == NO_LOOP;
    return stretch && whole ? add_rows(p, stretch, kind) : add_rounds(p, kind);
}

static uint32_t add_lanes(const part *p) { return add_loop(p, (nest_loop){.extent = p->b->width}); }

/* Sets the indices that replace the column and round loops of `from`, then those that replace its terms. */
static void set_indices(part *p, affine column, affine inner)
{
    const blocking *b = p->b;
    p->x.vars[b->column] = column;
    p->x.vars[b->inner] = inner;
    reindex_terms(&p->x);
}

/* row_in_group converts the number of a row in its block (the variable of loop `row`) to its number in the group.
 * row_of converts the number in the group to the number in the result. */
static affine row_in_group(const part *p, uint32_t row)
{
    affine first = affine_constant(0);
    if (p->b->by_block != NO_LOOP)
        first = affine_scale(variable(p, p->b->by_block), p->b->block_rows);
    return sum(p, first, variable(p, row));
}

static affine row_of(const part *p, affine in_group)
{
    return sum(p, affine_scale(variable(p, p->b->by_rows), p->b->group_rows), in_group);
}

/* The number of an iteration of `loop`, counted from the start of its block or group. */
static affine in_block(const part *p, uint32_t loop)
{
    const nest_loop *l = &p->n->loops.at[loop];
    affine begin = l->block ? affine_scale(variable(p, l->block_of), -l->block) : affine_constant(0);
    return sum(p, variable(p, loop), begin);
}

/* Adds the loops over rows: over `rows` rows or, if b->direct is set, over the rows of a group. Sets the indices that
 * replace the row loops of `from`. Returns the number of a row in its group. */
static affine add_row_loops(part *p, int64_t rows)
{
    const blocking *b = p->b;
    if (!b->direct) {
        uint32_t row = add_rows(p, rows, LOOP_PARALLEL);
        affine in_group = rows == b->group_rows ? variable(p, row) : row_in_group(p, row);
        p->x.vars[b->row] = row_of(p, in_group);
        return in_group;
    }
    affine place = affine_constant(0);
    for (uint32_t i = 0; i <= b->row; i++) {
        nest_loop loop = b->from->loops.at[i];
        if (b->around[i])
            continue;
        if (i == b->split)
            loop = (nest_loop){loop.extent, LOOP_PARALLEL, b->by_rows, b->group_rows};
        uint32_t made = add_loop(p, loop);
        p->x.vars[i] = variable(p, made);
        place = sum(p, affine_scale(place, loop.extent), in_block(p, made));
    }
    return place;
}

static affine column_of(const part *p, uint32_t panel, uint32_t lane)
{
    return sum(p, affine_scale(variable(p, panel), p->b->width), variable(p, lane));
}

static sx add_argument(const part *p, nest_arg arg)
{
    LIST_ADD(p->b->s->arena, &p->n->args, arg);
    return sx_arg(p->n->code, p->n->args.count - 1, (sx_type)arg.type);
}

static sx load(const part *p, buffer_id from, sx_type type, affine index)
{
    return add_argument(p, (nest_arg){.kind = ARG_LOAD, .type = (uint8_t)type, .buffer = from, .index = index});
}

/* The type that a round of the product loads: an element, or a word of joined elements. */
static sx_type word_type(const blocking *b) { return b->joined > 1 ? SX_I32 : b->type; }

static sx reduced(const part *p, uint32_t result)
{
    return add_argument(p, (nest_arg){.kind = ARG_REDUCED, .type = (uint8_t)p->b->type, .local = result});
}

static sx copy_argument(const part *p, const nest_arg *old)
{
    nest_arg made = *old;
    made.index = reindex_affine(&p->x, &old->index);
    made.predicate = old->kind == ARG_LOAD ? reindex_predicate(&p->x, old->predicate, &old->index) : 0;
    return add_argument(p, made);
}

/* Copies the code of `count` values of `from` into the part, and replaces each *values[i] by its copy. If `result` is
 * not 0, the copies read `result` instead of the sum. */
static void copy_code(const part *p, uint32_t count, sx *const *values, sx result)
{
    arena *a = p->b->s->arena;
    const nest *from = p->b->from;
    sx_code *code = p->n->code, wanted = *from->code;
    bool *needed = ARENA_NEW_ARRAY(a, bool, from->code->inst.count);
    bool *arguments = ARENA_NEW_ARRAY(a, bool, from->args.count + 1);
    sx *args = ARENA_NEW_ARRAY(a, sx, from->args.count + 1), *out = ARENA_NEW_ARRAY(a, sx, count);
    memset(&wanted.outputs, 0, sizeof wanted.outputs);
    for (uint32_t i = 0; i < count; i++) {
        LIST_ADD(a, &wanted.outputs, *values[i]);
        block_mark_arguments(from, *values[i], needed, arguments);
    }
    for (uint32_t i = 0; i < from->args.count; i++) {
        const nest_arg *old = &from->args.at[i];
        args[i] = !arguments[i]                        ? sx_bits(code, (sx_type)old->type, 0) /* not needed */
                  : old->kind == ARG_REDUCED && result ? result
                                                       : copy_argument(p, old);
    }
    sx_inline(code, &wanted, args, out);
    for (uint32_t i = 0; i < count; i++)
        *values[i] = out[i];
}

/* Removes the part's code that none of the values needs, and updates the values to their new numbers. */
static void settle_values(const part *p, uint32_t count, sx *const *values)
{
    sx_code *code = p->n->code;
    for (uint32_t i = 0; i < count; i++)
        sx_output(code, *values[i]);
    sx_settle_outputs(code);
    for (uint32_t i = 0; i < count; i++)
        *values[i] = code->outputs.at[i];
    code->outputs.count = 0;
}

static void copy_values(const part *p, uint32_t count, sx *const *values, sx result)
{
    copy_code(p, count, values, result);
    settle_values(p, count, values);
}

static nest_stage *add_stage(const part *p, uint32_t loop)
{
    nest_stage stage = {.loop = loop, .extent = loop == NO_LOOP ? 1 : p->n->loops.at[loop].extent};
    LIST_ADD(p->b->s->arena, &p->n->stages, stage);
    return &p->n->stages.at[p->n->stages.count - 1];
}

static void add_store(const part *p, nest_stage *stage, nest_store store)
{
    LIST_ADD(p->b->s->arena, &stage->stores, store);
}

/* ---- buffers of a block ------------------------------------------------------------------------------------------ */

static buffer_id add_buffer(const blocking *b, sx_type type, int64_t elements)
{
    qn_dtype dtype = block_dtype(type);
    return buffer_add(b->s, (buffer){.kind = BUFFER_SCRATCH,
                                     .dtype = (uint8_t)dtype,
                                     .elements = elements,
                                     .bytes = elements * (int64_t)dtype_bytes(dtype)});
}

static buffer_id add_whole_copy(const blocking *b)
{
    buffer_id made = add_buffer(b, b->type, b->copies * b->panels * b->width * b->depth);
    b->s->buffers.at[made].kind = BUFFER_TEMP;
    b->s->buffers.at[made].source = b->source;
    return made;
}

/* These functions return the index of an element: left_place and right_place in b->copy, row_place in b->rows_of_right,
 * sum_place in b->sums. `line` is the number of elements that the copy has for each row (left_place) or column
 * (row_place). If turned[LEFT] is set, left_place ignores `line`, because the copy then is contiguous along rows. */
static affine left_place(const part *p, uint32_t row, uint32_t inner, int64_t line)
{
    if (p->b->turned[LEFT])
        return sum(p, affine_scale(in_block(p, inner), p->b->block_rows), variable(p, row));
    return sum(p, affine_scale(variable(p, row), line), in_block(p, inner));
}

static affine right_place(const part *p, uint32_t panel, uint32_t lane, affine inner)
{
    const blocking *b = p->b;
    affine at = b->vector ? affine_constant(0) : b->source ? variable(p, panel) : in_block(p, panel);
    affine first = affine_constant(0);
    for (uint32_t i = 0; b->source && i < b->row; i++)
        if (b->copied_around[i])
            first = sum(p, affine_scale(first, b->from->loops.at[i].extent), p->x.vars[i]);
    at = sum(p, affine_scale(first, b->panels), at);
    affine line = sum(p, affine_scale(at, b->source ? b->depth : b->block_depth), inner);
    return sum(p, affine_scale(line, b->width), variable(p, lane));
}

static affine column_in_group(const part *p, uint32_t panel, uint32_t lane)
{
    return sum(p, affine_scale(in_block(p, panel), p->b->width), variable(p, lane));
}

static affine row_place(const part *p, uint32_t panel, uint32_t lane, uint32_t inner, int64_t line)
{
    return sum(p, affine_scale(column_in_group(p, panel, lane), line), in_block(p, inner));
}

static affine sum_place(const part *p, affine row_in_group, uint32_t panel, uint32_t lane)
{
    affine line = sum(p, affine_scale(in_block(p, panel), p->b->summed_rows), row_in_group);
    return sum(p, affine_scale(line, p->b->width), variable(p, lane));
}

/* ---- copies of operands ------------------------------------------------------------------------------------------ */

static bool is_beyond(const part *p, const affine *round)
{
    int64_t low, high;
    affine_bounds(p->n, round, &low, &high);
    return high >= p->b->rounds;
}

/* Rounds an f32 to bf16 and returns the 16 bits. */
static sx bf16_of(sx_code *s, sx value)
{
    sx bits = sx_bitcast(s, SX_I32, sx_round_to(s, QN_BF16, value));
    return sx_trunc(s, SX_I16, sx_lshr(s, bits, sx_bits(s, SX_I32, 16)));
}

/* The element of operand `side` to copy for round `round` of `from`. */
static sx copied_element(part *p, uint32_t side, affine column, affine round)
{
    const blocking *b = p->b;
    sx_code *s = p->n->code;
    sx value = b->element[side];
    set_indices(p, column, round);
    copy_code(p, 1, (sx *[]){&value}, 0);
    if (sx_type_of(s, value) == SX_F32 && b->narrow == SX_I16)
        value = bf16_of(s, value);
    else if (sx_type_of(s, value) != b->narrow)
        value = b->is_signed[side] ? sx_sext(s, b->narrow, value) : sx_zext(s, b->narrow, value);
    if (side == LEFT && b->moved)
        value = sx_xor(s, value, sx_bits(s, b->narrow, 0x80));
    if (b->joined > 1 && (side == RIGHT || b->type == SX_F32) && is_beyond(p, &round)) {
        predicate_id exists = predicate_and(b->s->arena, p->n, 0, round, 0, b->rounds, 1);
        sx when = add_argument(p, (nest_arg){.kind = ARG_CONDITION, .type = SX_I1, .predicate = exists});
        value = sx_select(s, when, value, sx_bits(s, b->narrow, 0));
    }
    return value;
}

/* The value that a round of the product loads: an element, or a word with the elements of `joined` rounds of `from`.
 * The first element is in the lowest bits of the word. For dot_bf16, which adds the product of the highest bits first,
 * the first element is in the highest bits. */
static sx joined_elements(part *p, uint32_t side, affine column, affine round)
{
    const blocking *b = p->b;
    sx_code *s = p->n->code;
    sx word = 0;
    for (uint32_t i = 0; i < b->joined; i++) {
        affine next = sum(p, affine_scale(round, b->joined), affine_constant(i));
        uint32_t shift = (b->type == SX_F32 ? b->joined - 1 - i : i) * sx_type_bits[b->narrow];
        sx value = copied_element(p, side, column, next);
        value = b->joined > 1 ? sx_zext(s, SX_I32, value) : value;
        value = shift ? sx_shl(s, value, sx_bits(s, SX_I32, shift)) : value;
        word = i ? sx_or(s, word, value) : value;
    }
    settle_values(p, 1, (sx *[]){&word});
    return word;
}

/* Makes the part that copies the left operand. Lanes run along rows if the operand is contiguous along rows, otherwise
 * along rounds. */
static nest *copy_left(blocking *b)
{
    part p = new_part(b, "left operand", BY_BLOCK);
    bool turned = b->turned[LEFT], words = turned || b->type == SX_F32 || b->joined == 1;
    int64_t line = words ? b->block_depth : b->block_depth * b->joined;
    uint32_t outside = turned ? add_rounds(&p, LOOP_PARALLEL) : add_rows(&p, b->block_rows, LOOP_PARALLEL);
    uint32_t along = turned ? add_rows(&p, b->block_rows, LOOP_PARALLEL) : add_loop(&p, (nest_loop){.extent = line});
    uint32_t row = turned ? along : outside, inner = turned ? outside : along;
    p.n->outer = p.n->loops.count;
    affine round = variable(&p, inner);
    if (!turned && b->by_depth != NO_LOOP)
        round = sum(&p, round, affine_scale(variable(&p, b->by_depth), line));
    p.x.vars[b->row] = row_of(&p, row_in_group(&p, row));
    sx value = words ? joined_elements(&p, LEFT, affine_constant(0), round)
                     : copied_element(&p, LEFT, affine_constant(0), round);
    if (!words)
        settle_values(&p, 1, (sx *[]){&value});
    b->copy[LEFT] = add_buffer(b, words ? word_type(b) : b->narrow, b->block_rows * line);
    add_store(&p, add_stage(&p, NO_LOOP),
              (nest_store){.buffer = b->copy[LEFT], .index = left_place(&p, row, inner, line), .value = value});
    return p.n;
}

/* Loads a word from rows_of_right and puts its elements in the order of joined_elements. */
static sx word_of_row(part *p, affine place)
{
    sx_code *s = p->n->code;
    sx word = load(p, p->b->rows_of_right, SX_I32, place), half = sx_bits(s, SX_I32, 16);
    return p->b->type == SX_F32 ? sx_or(s, sx_shl(s, word, half), sx_lshr(s, word, half)) : word;
}

/* Makes the part that copies the right operand; if b->source is set, makes a separate nest instead. */
static nest *copy_right(blocking *b)
{
    part p = b->source ? new_copy(b) : new_part(b, "right operand", BY_DEPTH);
    int64_t stretch = b->from->stages.at[0].stretch, rounds = b->source ? b->depth : b->block_depth;
    bool turned = b->turned[RIGHT], whole = b->source || b->by_depth == NO_LOOP, stretches = stretch && whole;
    uint32_t outside = stretches ? add_rows(&p, b->depth / stretch, LOOP_PARALLEL) : NO_LOOP;
    uint32_t inner = turned ? NO_LOOP : add_copied_rounds(&p, LOOP_PARALLEL);
    uint32_t panel = b->source ? add_rows(&p, b->panels, LOOP_PARALLEL) : add_panels(&p), lane = add_lanes(&p);
    p.n->outer = p.n->loops.count;
    inner = turned ? add_copied_rounds(&p, LOOP_SERIAL) : inner;
    affine round = variable(&p, inner), place = in_block(&p, inner);
    if (stretches)
        place = round = sum(&p, affine_scale(variable(&p, outside), stretch), round);
    sx value = b->rows_of_right ? word_of_row(&p, row_place(&p, panel, lane, inner, b->block_depth))
                                : joined_elements(&p, RIGHT, column_of(&p, panel, lane), round);
    b->copy[RIGHT] = b->source ? add_whole_copy(b) : add_buffer(b, word_type(b), b->group_panels * b->width * rounds);
    add_store(&p, add_stage(&p, turned ? inner : NO_LOOP),
              (nest_store){.buffer = b->copy[RIGHT], .index = right_place(&p, panel, lane, place), .value = value});
    return p.n;
}

/* Makes a part that copies elements of the right operand without changing their order. copy_right then transposes words
 * of this copy. Needed only if rounds are joined and the right operand is contiguous along rounds. */
static nest *copy_rows_of_right(blocking *b)
{
    part p = new_part(b, "rows of the right operand", BY_DEPTH);
    int64_t line = b->block_depth * b->joined;
    uint32_t panel = add_panels(&p), lane = add_lanes(&p);
    nest_loop rounds = {.extent = b->depth * b->joined};
    if (b->by_depth != NO_LOOP) {
        rounds.block_of = b->by_depth;
        rounds.block = line;
    }
    uint32_t inner = add_loop(&p, rounds);
    p.n->outer = p.n->loops.count;
    sx value = copied_element(&p, RIGHT, column_of(&p, panel, lane), variable(&p, inner));
    settle_values(&p, 1, (sx *[]){&value});
    b->rows_of_right = add_buffer(b, b->narrow, b->group_panels * b->width * line);
    add_store(
        &p, add_stage(&p, NO_LOOP),
        (nest_store){.buffer = b->rows_of_right, .index = row_place(&p, panel, lane, inner, line), .value = value});
    return p.n;
}

/* ---- joined rounds ----------------------------------------------------------------------------------------------- */

/* Makes the part's reduction keep its value in buffer `to` between blocks of rounds. */
static void keep(const part *p, buffer_id to, affine at)
{
    nest_reduction *r = &p->n->stages.at[0].reductions.at[0];
    r->kept = to;
    r->kept_at = at;
}

static sx joined_products(const blocking *b, sx_code *s, sx left, sx right, sx sum)
{
    if (b->type == SX_F32)
        return sx_dot_bf16(s, sum, left, right);
    if (b->narrow == SX_I16)
        return sx_dot_i16(s, left, right, sum);
    bool is_signed = b->is_signed[LEFT] != b->moved;
    return is_signed ? sx_dot_u8_i8(s, right, left, sum) : sx_dot_u8_i8(s, left, right, sum);
}

/* Sets the code of a reduction of joined products. If `left` is 0, the reduction reads a left and a right word in each
 * round. Otherwise it reads only a right word, and each byte of the left word is `left`. */
static void set_joined_code(const blocking *b, nest_reduction *r, uint8_t left)
{
    arena *a = b->s->arena;
    sx_code **codes[] = {&r->step, &r->first};
    for (uint32_t i = 0; i < 2; i++) {
        sx_code *s = *codes[i] = sx_new(a);
        uint32_t next = 0;
        sx sum = i == 0 ? sx_arg(s, next++, b->type) : sx_bits(s, b->type, 0);
        sx from = left ? sx_bits(s, SX_I32, 0x01010101u * left) : sx_arg(s, next++, SX_I32);
        sx_output(s, joined_products(b, s, from, sx_arg(s, next, SX_I32), sum));
    }
}

/* Makes the part that computes `corrections`, which are added to the sums. The corrections cancel the 128 that
 * copy_left added to or subtracted from each left element. */
static nest *correct(blocking *b)
{
    arena *a = b->s->arena;
    part p = new_part(b, "corrections", BY_DEPTH);
    uint32_t panel = add_panels(&p), lane = add_lanes(&p);
    p.n->outer = p.n->loops.count;
    uint32_t inner = add_rounds(&p, LOOP_SERIAL);
    nest_reduction r = b->from->stages.at[0].reductions.at[0];
    sx *elements = ARENA_NEW_ARRAY(a, sx, 1), *inits = ARENA_NEW_ARRAY(a, sx, 1);
    elements[0] = load(&p, b->copy[RIGHT], SX_I32, right_place(&p, panel, lane, in_block(&p, inner)));
    inits[0] = sx_bits(p.n->code, b->type, 0);
    r.elements = elements;
    r.element_count = 1;
    r.inits = inits;
    r.finish = NULL;
    set_joined_code(b, &r, 1);
    nest_stage *stage = add_stage(&p, inner);
    LIST_ADD(a, &stage->reductions, r);
    p.n->results = 1;
    LIST_ADD(a, &p.n->result_types, (uint8_t)b->type);
    sx sum = reduced(&p, r.first_result), shift = sx_bits(p.n->code, b->type, 7);
    sum = sx_shl(p.n->code, sum, shift);
    if (b->is_signed[LEFT])
        sum = sx_sub(p.n->code, sx_bits(p.n->code, b->type, 0), sum);
    affine at = column_in_group(&p, panel, lane);
    b->corrections = add_buffer(b, b->type, b->group_panels * b->width);
    if (b->sums)
        keep(&p, b->corrections, at);
    add_store(&p, add_stage(&p, NO_LOOP), (nest_store){.buffer = b->corrections, .index = at, .value = sum});
    return p.n;
}

/* ---- the product ------------------------------------------------------------------------------------------------- */

/* Copies the stages of `from` after the sum; each copy has the inner loop `loop`. If `element` is not NULL, also copies
 * the value *element. `result`: see copy_code. */
static void copy_stages(const part *p, uint32_t loop, sx result, sx *element)
{
    arena *a = p->b->s->arena;
    const nest *from = p->b->from;
    LIST_OF(sx *) values = {0};
    uint32_t first = p->n->stages.count;
    for (uint32_t i = 1; i < from->stages.count; i++) {
        nest_stage *made = add_stage(p, loop);
        for (uint32_t k = 0; k < from->stages.at[i].stores.count; k++) {
            nest_store store = from->stages.at[i].stores.at[k];
            store.predicate = reindex_predicate(&p->x, store.predicate, &store.index);
            store.index = reindex_affine(&p->x, &store.index);
            add_store(p, made, store);
        }
    }
    for (uint32_t i = first; i < p->n->stages.count; i++)
        for (uint32_t k = 0; k < p->n->stages.at[i].stores.count; k++)
            LIST_ADD(a, &values, &p->n->stages.at[i].stores.at[k].value);
    if (element)
        LIST_ADD(a, &values, element);
    copy_values(p, values.count, values.at, result);
}

/* The two factors of a round. `element` is NULL if the left operand is loaded from its copy. Otherwise *element is the
 * left factor. */
static sx *factors(const part *p, affine left, affine right, const sx *element)
{
    const blocking *b = p->b;
    bool swapped = b->joined == 1 && b->from->stages.at[0].reductions.at[0].elements[0] != b->element[LEFT];
    sx *elements = ARENA_NEW_ARRAY(b->s->arena, sx, SIDES);
    elements[swapped] = element ? *element : load(p, b->copy[LEFT], word_type(b), left);
    elements[!swapped] = load(p, b->copy[RIGHT], word_type(b), right);
    return elements;
}

/* Whether finish_sums makes the part that computes the stages after the sum. */
static bool finishes_apart(const blocking *b) { return b->sums && b->turned_result; }

/* Completes the part's reduction, which so far is a copy of the reduction of `from`. `elements` are the factors of a
 * round. */
static void set_sum(const part *p, sx *elements)
{
    const blocking *b = p->b;
    const nest_reduction *old = &b->from->stages.at[0].reductions.at[0];
    sx *inits = ARENA_NEW_ARRAY(b->s->arena, sx, 1);
    inits[0] = sx_bits(p->n->code, b->type, 0);
    nest_reduction *r = &p->n->stages.at[0].reductions.at[0];
    r->elements = elements;
    r->inits = inits;
    r->predicate = reindex_predicate(&p->x, old->predicate, &(affine){.count = 0});
    r->finish = finishes_apart(b) ? NULL : r->finish;
    if (b->joined > 1)
        set_joined_code(b, r, 0);
    r->cut = p->n->stages.at[0].chunk ? r->cut : (nest_cut){0};
    p->n->fused = b->from->fused;
    p->n->joined = b->from->joined;
}

/* The sum, plus its correction if there are corrections. */
static sx total(const part *p, uint32_t panel, uint32_t lane)
{
    const blocking *b = p->b;
    sx result = reduced(p, b->from->stages.at[0].reductions.at[0].first_result);
    return b->corrections
               ? sx_add(p->n->code, result, load(p, b->corrections, b->type, column_in_group(p, panel, lane)))
               : result;
}

static nest *multiply(const blocking *b)
{
    const nest_reduction *old = &b->from->stages.at[0].reductions.at[0];
    arena *a = b->s->arena;
    part p = new_part(b, b->from->label, BY_BLOCK);
    uint32_t panel = add_panels(&p);
    affine in_group = add_row_loops(&p, b->block_rows);
    uint32_t row = p.n->loops.count - 1, lane = add_lanes(&p);
    p.n->outer = p.n->loops.count;
    uint32_t inner = add_rounds(&p, LOOP_SERIAL);
    set_indices(&p, column_of(&p, panel, lane), variable(&p, inner));
    nest_stage *stage = add_stage(&p, inner);
    LIST_ADD(a, &stage->reductions, *old);
    stage->stretch = b->direct ? b->from->stages.at[0].stretch : 0;
    stage->chunk = b->direct && !b->sums ? b->from->stages.at[0].chunk : 0;
    p.n->results = 1;
    sx element = b->element[LEFT], *copied = b->direct ? &element : NULL;
    if (finishes_apart(b)) {
        LIST_ADD(a, &p.n->result_types, (uint8_t)b->type);
        nest_store store = {.buffer = b->sums, .index = sum_place(&p, in_group, panel, lane)};
        copy_values(&p, copied != NULL, &copied, 0);
        store.value = total(&p, panel, lane);
        add_store(&p, add_stage(&p, NO_LOOP), store);
    } else {
        p.n->result_types = b->from->result_types;
        copy_stages(&p, NO_LOOP, b->corrections ? total(&p, panel, lane) : 0, copied);
    }
    affine place = b->source ? variable(&p, inner) : in_block(&p, inner);
    set_sum(&p, factors(&p, left_place(&p, row, inner, b->block_depth), right_place(&p, panel, lane, place), copied));
    if (b->sums)
        keep(&p, b->sums, sum_place(&p, in_group, panel, lane));
    return p.n;
}

/* Makes the nest of a product with a vector, without blocks. The nest has the loops of `from`, but reads a copy of the
 * right operand. */
static nest *multiply_vector(const blocking *b)
{
    const nest *from = b->from;
    arena *a = b->s->arena;
    part p = {.b = b, .n = ARENA_NEW(a, nest)};
    p.n->code = sx_new(a);
    p.n->label = from->label;
    p.n->mode = LANES_KEPT;
    p.x = reindex_new(a, from, p.n);
    for (uint32_t i = 0; i < from->loops.count; i++)
        p.x.vars[i] = variable(&p, add_loop(&p, from->loops.at[i]));
    reindex_terms(&p.x);
    p.n->outer = from->outer;
    nest_stage *stage = add_stage(&p, b->inner);
    LIST_ADD(a, &stage->reductions, from->stages.at[0].reductions.at[0]);
    stage->chunk = from->stages.at[0].chunk;
    p.n->results = 1;
    p.n->result_types = from->result_types;
    sx element = b->element[LEFT];
    copy_stages(&p, NO_LOOP, 0, &element);
    affine right = right_place(&p, NO_LOOP, b->column, variable(&p, b->inner));
    set_sum(&p, factors(&p, (affine){.count = 0}, right, &element));
    return p.n;
}

/* Makes a part for results that are contiguous along rows. The part reads `sums` and computes the stages after the sum.
 * Its lanes run along rows, and its inner loop along the columns of a panel. So tile.c transposes the vectors that the
 * part loads. */
static nest *finish_sums(const blocking *b)
{
    const nest_reduction *old = &b->from->stages.at[0].reductions.at[0];
    part p = new_part(b, "finish", BY_GROUP);
    uint32_t panel = add_panels(&p);
    affine in_group = add_row_loops(&p, b->group_rows);
    uint32_t lane = add_loop(&p, (nest_loop){.extent = b->width, .kind = LOOP_SERIAL});
    p.n->outer = lane;
    set_indices(&p, column_of(&p, panel, lane), affine_constant(0));
    sx result = load(&p, b->sums, b->type, sum_place(&p, in_group, panel, lane));
    if (old->finish)
        sx_inline(p.n->code, old->finish, (sx[]){sx_bits(p.n->code, b->type, 0), result}, &result);
    copy_stages(&p, lane, result, NULL);
    return p.n;
}

static void add_part(const blocking *b, nest *whole, nest *made)
{
    if (made->shared > whole->outer) {
        whole->loops = made->loops;
        whole->loops.room = whole->loops.count = whole->outer = made->shared;
    }
    LIST_ADD(b->s->arena, &whole->parts, made);
}

static bool same_reads(const nest *a, const nest *b)
{
    bool same = a->buffers.count == b->buffers.count;
    for (uint32_t i = 0; same && i < a->buffers.count; i++)
        same = a->buffers.at[i] == b->buffers.at[i] || nest_writes(a, a->buffers.at[i]);
    return same;
}

/* Makes the nest that copies the whole right operand. If an equal nest exists, uses the buffer to which that
 * nest copies, and drops the new nest. */
static qn_status pack_right(blocking *b, target_shape target)
{
    schedule *s = b->s;
    nest *n = copy_right(b);
    packing made = {.nest = n, .source = b->source, .copy = b->copy[RIGHT]};
    nest_find_buffers(s, n);
    tile_nest(s, n, target);
    QN_TRY(nest_verify_tiles(s, n));
    s->scratch_bytes = n->scratch_bytes > s->scratch_bytes ? n->scratch_bytes : s->scratch_bytes;
    text fingerprint = {0};
    nest_fingerprint(s, n, &fingerprint);
    bool failed = fingerprint.failed;
    blake2b_hash(fingerprint.at, fingerprint.size, made.fingerprint, sizeof made.fingerprint);
    text_free(&fingerprint);
    for (uint32_t i = 0; i < s->packings.count; i++) {
        const packing *have = &s->packings.at[i];
        if (memcmp(have->fingerprint, made.fingerprint, sizeof made.fingerprint) == 0 && same_reads(have->nest, n)) {
            s->buffers.at[made.copy].elements = s->buffers.at[made.copy].bytes = 0; /* the buffer is not used */
            b->copy[RIGHT] = have->copy;
            return NULL;
        }
    }
    LIST_ADD(s->arena, &s->packings, made);
    return failed ? status_oom() : NULL;
}

qn_status block_nest(schedule *s, nest **out, target_shape target)
{
    nest *n = *out;
    blocking b = {.s = s, .from = n};
    if (!block_choose(&b, target))
        return NULL;
    if (b.source)
        QN_TRY(pack_right(&b, target));
    if (b.vector) {
        *out = multiply_vector(&b);
        nest_find_buffers(s, *out);
        return NULL;
    }
    nest *whole = *out = ARENA_NEW(s->arena, nest);
    whole->code = sx_new(s->arena);
    whole->label = n->label;
    if (b.by_depth != NO_LOOP) {
        b.sums = add_buffer(&b, b.type, b.summed_rows * b.group_panels * b.width);
        LIST_ADD(s->arena, &whole->scoped, ((nest_scoped){.buffer = b.sums}));
    }
    if (b.joined > 1 && b.turned[RIGHT])
        add_part(&b, whole, copy_rows_of_right(&b));
    if (!b.source)
        add_part(&b, whole, copy_right(&b));
    if (b.moved)
        add_part(&b, whole, correct(&b));
    if (!b.direct)
        add_part(&b, whole, copy_left(&b));
    whole->product = whole->parts.count;
    add_part(&b, whole, multiply(&b));
    if (finishes_apart(&b))
        add_part(&b, whole, finish_sums(&b));
    for (uint32_t i = LEFT; i < SIDES; i++)
        if (b.copy[i] && s->buffers.at[b.copy[i]].kind == BUFFER_SCRATCH)
            LIST_ADD(s->arena, &whole->scoped, ((nest_scoped){.buffer = b.copy[i]}));
    if (b.rows_of_right)
        LIST_ADD(s->arena, &whole->scoped, ((nest_scoped){.buffer = b.rows_of_right}));
    if (b.corrections)
        LIST_ADD(s->arena, &whole->scoped, ((nest_scoped){.buffer = b.corrections}));
    nest_find_buffers(s, whole);
    return NULL;
}
