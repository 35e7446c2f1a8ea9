/* Chooses which products run in blocks, and the sizes of the groups and blocks (block.h, block.c). */
#include <stdlib.h>
#include <string.h>

#include "schedule/block.h"

enum {
    /* The fewest rows of the result for which blocks pay, in several cases (least_rows, least_rows_turned, pays). */
    PREPARED_ROWS = 2,  /* right operand copied once for many calls, and contiguous along rounds */
    PREPARED_LEAST = 4, /* right operand copied once for many calls, but not contiguous along rounds. Multiplied by
                           blocking.growth: the larger the copy, the more rows must share the cost of reading it */
    LEAST_ROWS = 16,    /* a product without blocks would be slow (least_rows) */
    FAR_ROWS = 24,      /* used instead of LEAST_ROWS if the right operand has more than FAR * target.cache bytes */
    FAR = 64,           /* a multiple of target.cache; see FAR_ROWS, DIRECT_CACHES and choose_blocks */
    SOME_ROWS = 64,     /* see least_rows, least_rows_turned and pays */
    MANY_ROWS = 192,    /* see least_rows and least_rows_turned */
    DIRECT_ROWS = 32,   /* left operand read in place */

    PERIOD = 4096,  /* bytes; cache lines whose distance is a multiple of PERIOD evict one another (left_evicts) */
    LONG_ROUND = 8, /* if a register tile has at least this many rows, the work of a round hides the time of reading a
                       cache line from L2 (least_rows_turned) */

    /* The smallest products for which blocks pay (pays, pays_vector, pays_direct). */
    LEAST_PANELS = 2,    /* panels of the result */
    LEAST_DEPTH = 64,    /* rounds of the product */
    TURNED_DEPTH = 32,   /* used instead of LEAST_DEPTH if the left operand is contiguous along rows, or the right one
                            along rounds and no operand is computed */
    SHORT_DEPTH = 16,    /* used instead of TURNED_DEPTH if the left operand is not contiguous along rows, and all
                            panels are full */
    JOINED_EXTENT = 8,   /* rows and columns of a product with joined rounds; dot_bf16 needs SOME_ROWS rows */
    JOINED_ROUNDS = 32,  /* rounds before they are joined */
    DIRECT_CACHES = 8,   /* the largest left operand that a product of matrices reads in place, as a multiple of
                            target.cache. FAR is used instead if the operand is contiguous along rows */
    DIRECT_STRIDE = 256, /* the fewest bytes of a row of the right operand that count as a large stride (pays_direct) */

    BLOCK_ROWS = 264, /* the most rows of a block, before whole_rows rounds them up */

    /* Groups if both operands are copied (choose_blocks). */
    GROUP = 1024,      /* the most rows, before whole_rows; also the most columns, if elements have 4 bytes */
    LEAST_GROUP = 256, /* groups with at most this many rows and columns are not halved to give threads more groups */
    SMALL_GROUP = 128, /* used instead of LEAST_GROUP if rounds are not joined, and operands are taken to be in a cache
                          (`near`) */

    /* Groups if only the right operand is copied (choose_groups). */
    MOST_PANELS = 16,    /* the most panels of a group */
    MOST_SUMS = 1 << 20, /* the most bytes of the sums of a group, unless one iteration of loop `split` has more */
    GROUP_ROWS = 256,    /* if rows are cut to give threads more groups, a group has about this many rows or more */

    ENOUGH_GROUPS = 4 /* enough groups to keep a few threads busy */
};

static int64_t divide_up(int64_t x, int64_t y) { return (x + y - 1) / y; }

qn_dtype block_dtype(sx_type type)
{
    static const qn_dtype dtypes[SX_TYPES] = {
        [SX_I8] = QN_I8, [SX_I16] = QN_I16, [SX_I32] = QN_I32, [SX_I64] = QN_I64, [SX_F32] = QN_F32, [SX_F64] = QN_F64};
    return dtypes[type];
}

/* Adds to *out the loops on which the index x depends, as bits. */
static void find_loops(const nest *n, const affine *x, uint64_t *out)
{
    for (uint32_t i = 0; i < n->loops.count; i++)
        *out |= (uint64_t)(affine_factor(n, x, i) != 0) << i;
}

static uint64_t loops_of(const nest *n, sx value)
{
    uint64_t *loops = ARENA_NEW_ARRAY(n->code->arena, uint64_t, value + 1);
    for (sx i = 1; i <= value; i++) {
        const sx_inst *inst = sx_at(n->code, i);
        const sx own[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(n->code, inst, &listed);
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            loops[i] |= loops[own[k]];
        for (uint32_t k = 0; k < count; k++)
            loops[i] |= loops[listed[k]];
        if (inst->op == SX_OP_arg)
            find_loops(n, &n->args.at[inst->aux].index, &loops[i]);
    }
    return loops[value];
}

void block_mark_arguments(const nest *n, sx value, bool *needed, bool *arguments)
{
    needed[value] = true;
    for (sx i = value + 1; i-- > 1;) {
        const sx_inst *inst = sx_at(n->code, i);
        const sx own[3] = {inst->a, inst->b, inst->c}, *listed;
        uint32_t count = sx_listed(n->code, inst, &listed);
        for (uint32_t k = 0; needed[i] && k < sx_op_arity[inst->op]; k++)
            needed[own[k]] = true;
        for (uint32_t k = 0; needed[i] && k < count; k++)
            needed[listed[k]] = true;
        if (needed[i] && inst->op == SX_OP_arg)
            arguments[inst->aux] = true;
    }
}

/* Returns by how much index x grows from one iteration of a loop to the next; NON_AFFINE if the growth varies. In a
 * loop that runs in stretches (nest.h), only the growth within a stretch counts. */
static int64_t growth(const nest *n, const affine *x, uint32_t loop)
{
    const nest_stage *stage = &n->stages.at[0];
    int64_t factor = affine_factor(n, x, loop);
    if (factor != NON_AFFINE || loop != stage->loop || !stage->stretch)
        return factor;
    for (uint32_t i = 0; i < x->count; i++) {
        const term *t = &n->terms.at[x->scaled[i].term];
        if (t->kind == TERM_MOD && t->divisor == stage->stretch && affine_factor(n, &t->operand, loop) == 1)
            return x->scaled[i].factor;
    }
    return NON_AFFINE;
}

/* Whether most loads of `value` that depend on `loop` are contiguous along `loop`. */
static bool runs_along(const nest *n, sx value, uint32_t loop)
{
    bool *needed = ARENA_NEW_ARRAY(n->code->arena, bool, value + 1);
    bool *arguments = ARENA_NEW_ARRAY(n->code->arena, bool, n->args.count);
    uint32_t along = 0, others = 0;
    block_mark_arguments(n, value, needed, arguments);
    for (uint32_t i = 0; i < n->args.count; i++)
        if (arguments[i] && n->args.at[i].kind == ARG_LOAD && growth(n, &n->args.at[i].index, loop))
            *(growth(n, &n->args.at[i].index, loop) == 1 ? &along : &others) += 1;
    return along > others;
}

/* Whether most stores after the first stage are contiguous along `loop` and not along `other`. */
static bool stores_run_along(const nest *n, uint32_t loop, uint32_t other)
{
    uint32_t along = 0, others = 0;
    for (uint32_t i = 1; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const affine *x = &n->stages.at[i].stores.at[k].index;
            bool turned = affine_factor(n, x, loop) == 1 && affine_factor(n, x, other) != 1;
            *(turned ? &along : &others) += 1;
        }
    return along > others;
}

/* Whether a load on which `value` depends has a predicate. */
static bool is_conditional(const nest *n, sx value)
{
    bool *needed = ARENA_NEW_ARRAY(n->code->arena, bool, value + 1), conditional = false;
    bool *arguments = ARENA_NEW_ARRAY(n->code->arena, bool, n->args.count);
    block_mark_arguments(n, value, needed, arguments);
    for (uint32_t i = 0; i < n->args.count; i++)
        conditional |= arguments[i] && n->args.at[i].predicate;
    return conditional;
}

/* Whether the nest is one sum of products followed by elementwise stages, and has no computed indices. */
static bool is_product_nest(const nest *n)
{
    const nest_stage *stage = &n->stages.at[0];
    if (n->mode != LANES_KEPT || !n->outer || nest_spread(n) < n->outer || n->parts.count || n->sort ||
        n->locals.count || nest_combines(n) || n->stages.count < 2 || stage->loop == NO_LOOP || stage->stores.count ||
        stage->reductions.count != 1)
        return false;
    const nest_reduction *r = &stage->reductions.at[0];
    for (uint32_t i = 0; i < n->loops.count; i++)
        if (n->loops.at[i].block)
            return false;
    for (uint32_t i = 1; i < n->stages.count; i++)
        if (n->stages.at[i].loop != NO_LOOP || n->stages.at[i].reductions.count)
            return false;
    for (uint32_t i = 1; i < n->terms.count; i++)
        if (n->terms.at[i].kind == TERM_VALUE)
            return false;
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].kind == ARG_LOCAL || n->args.at[i].kind == ARG_RUNNING || n->args.at[i].kind == ARG_CONDITION)
            return false;
    bool chunks = !stage->chunk || (r->cut.in_order && r->cut.chunk == DOT_CHUNK);
    return chunks && r->element_count == SIDES && r->width == 1 && !r->read && r->from_zero && !r->capture_count &&
           sx_at(n->code, r->inits[0])->op == SX_OP_const;
}

/* The number of rows of the result, over all outer loops, that use the same right operand. */
static int64_t sharing_rows(const blocking *b)
{
    uint64_t needed = loops_of(b->from, b->element[RIGHT]);
    int64_t rows = b->rows;
    for (uint32_t i = 0; i < b->row; i++)
        rows *= needed >> i & 1 ? 1 : b->from->loops.at[i].extent;
    return rows;
}

/* Whether the nest can run as a product of matrices, or of a vector and a matrix. Other nests count as convolutions. A
 * plain nest has no predicates. Its loop over rounds may run in stretches, as in the kernel gradient of a 1x1
 * convolution. Then two conditions must hold: the left operand is a matrix that is contiguous along rows, and a single
 * loop runs over all rows that use the same right operand. */
static bool is_plain(const blocking *b)
{
    const nest *n = b->from;
    return n->predicates.count <= 1 &&
           (!n->stages.at[0].stretch || (!b->vector && b->turned[LEFT] && sharing_rows(b) == b->rows));
}

/* Finds the operands of the product and the loops over rows, columns and rounds. Returns false if the product cannot be
 * blocked. */
static bool find_operands(blocking *b)
{
    const nest *n = b->from;
    const nest_reduction *r = &n->stages.at[0].reductions.at[0];
    bool by_row[SIDES] = {false};
    b->row = b->column = n->outer - 1;
    b->inner = n->stages.at[0].loop;
    for (uint32_t i = 0; i < SIDES; i++) {
        uint64_t loops = loops_of(n, r->elements[i]);
        uint32_t side = loops >> b->column & 1 ? RIGHT : LEFT;
        if (!(loops >> b->inner & 1))
            return false;
        by_row[side] = n->outer > 1 && loops >> (n->outer - 2) & 1;
        b->element[side] = r->elements[i];
    }
    b->vector = !by_row[LEFT] || by_row[RIGHT];
    b->row -= !b->vector;
    b->type = sx_type_of(n->code, r->elements[0]);
    return b->element[LEFT] && b->element[RIGHT] && block_dtype(b->type) &&
           sx_type_of(n->code, r->elements[1]) == b->type && sx_type_of(r->step, r->step->outputs.at[0]) == b->type;
}

/* Sets `source`, `growth`, `copies` and `copied_around`. */
static void find_source(blocking *b)
{
    const nest *n = b->from;
    sx value = b->element[RIGHT];
    bool *needed = ARENA_NEW_ARRAY(b->s->arena, bool, value + 1);
    bool *arguments = ARENA_NEW_ARRAY(b->s->arena, bool, n->args.count);
    buffer_id *reads = ARENA_NEW_ARRAY(b->s->arena, buffer_id, n->args.count);
    uint32_t count = 0;
    int64_t from = 0;
    block_mark_arguments(n, value, needed, arguments);
    for (uint32_t i = 0; i < n->args.count; i++) {
        if (!arguments[i] || n->args.at[i].kind != ARG_LOAD)
            continue;
        bool known = false;
        for (uint32_t k = 0; k < count; k++)
            known |= reads[k] == n->args.at[i].buffer;
        if (!known)
            from += b->s->buffers.at[reads[count++] = n->args.at[i].buffer].bytes;
    }
    uint64_t loops = loops_of(n, value);
    b->copies = 1;
    b->copied_around = ARENA_NEW_ARRAY(b->s->arena, bool, n->loops.count);
    for (uint32_t i = 0; i < b->row; i++) {
        b->copied_around[i] = loops >> i & 1;
        b->copies *= b->copied_around[i] ? n->loops.at[i].extent : 1;
    }
    int64_t kept = b->copies * b->columns * b->depth * (sx_type_bits[b->type] / 8);
    b->growth = from ? divide_up(kept, from) : 1;
    b->source = b->joined == 1 && prepare_fits(kept, from) ? prepare_source(b->s, count, reads) : SOURCE_CALL;
}

/* Whether an operand is computed in the nest, for example converted, and not just loaded. */
static bool is_computed(const blocking *b)
{
    const sx_code *code = b->from->code;
    return sx_at(code, b->element[LEFT])->op != SX_OP_arg || sx_at(code, b->element[RIGHT])->op != SX_OP_arg;
}

static bool is_widened(const nest *n, sx value)
{
    uint8_t op = sx_at(n->code, value)->op;
    return op == SX_OP_sext || op == SX_OP_zext;
}

/* If x is a bf16 converted to f32, returns the value that holds the 16 bits of the bf16; otherwise 0. */
static sx bf16_bits(const sx_code *s, sx x)
{
    const sx_inst *cast = sx_at(s, x), *shift = sx_at(s, cast->a);
    if (cast->op != SX_OP_bitcast || shift->op != SX_OP_shl)
        return 0;
    const sx_inst *wide = sx_at(s, shift->a), *by = sx_at(s, shift->b);
    bool whole = wide->op == SX_OP_zext && sx_type_of(s, wide->a) == SX_I16 && by->op == SX_OP_const && by->a == 16;
    return whole ? wide->a : 0;
}

/* If the target has dot_bf16 and the options allow it, joins rounds of a product of bf16 or f32 operands. */
static void join_bf16(blocking *b, target_shape target)
{
    const sx_code *s = b->from->code;
    const sx from[SIDES] = {bf16_bits(s, b->element[LEFT]), bf16_bits(s, b->element[RIGHT])};
    bool exact = from[LEFT] && from[RIGHT];
    if (!target.dot_bf16 || b->type != SX_F32 || !(exact ? b->s->fast_bf16 : b->s->fast_f32))
        return;
    for (uint32_t i = 0; i < SIDES; i++)
        b->element[i] = from[i] ? from[i] : b->element[i];
    b->narrow = SX_I16;
    b->joined = target.dot_bf16;
}

/* Sets `joined` and `narrow`. If rounds can be joined, also changes `element` and sets `is_signed` and `moved`. */
static void join_rounds(blocking *b, target_shape target)
{
    const nest *n = b->from;
    bool bytes = true, halves = target.dot_i16 != 0;
    sx from[SIDES];
    b->joined = 1;
    b->narrow = b->type;
    if (b->vector || b->from->stages.at[0].stretch)
        return;
    join_bf16(b, target);
    for (uint32_t i = 0; i < SIDES; i++) {
        if (b->type != SX_I32 || !is_widened(n, b->element[i]))
            return;
        from[i] = sx_at(n->code, b->element[i])->a;
        b->is_signed[i] = sx_at(n->code, b->element[i])->op == SX_OP_sext;
        bytes &= sx_type_of(n->code, from[i]) == SX_I8;
        halves &= sx_type_of(n->code, from[i]) == SX_I8 || (sx_type_of(n->code, from[i]) == SX_I16 && b->is_signed[i]);
    }
    if (!halves && !(bytes && target.dot_i8))
        return;
    memcpy(b->element, from, sizeof from);
    b->narrow = bytes && target.dot_i8 ? SX_I8 : SX_I16;
    b->joined = b->narrow == SX_I8 ? target.dot_i8 : target.dot_i16;
    b->moved = b->narrow == SX_I8 && b->is_signed[LEFT] == b->is_signed[RIGHT];
}

/* The bytes of the left operand, over all rows that use the same right operand. Each element counts with the size of
 * the sum's type. */
static int64_t left_bytes(const blocking *b) { return sharing_rows(b) * b->depth * (sx_type_bits[b->type] / 8); }

/* The load of the left operand; NULL if the operand is computed in the nest. */
static const nest_arg *left_load(const blocking *b)
{
    const sx_inst *inst = sx_at(b->from->code, b->element[LEFT]);
    return inst->op == SX_OP_arg ? &b->from->args.at[inst->aux] : NULL;
}

static bool has_short_rounds(target_shape target) { return most_rows(target, 2) < LONG_ROUND; }

/* Guesses whether cache lines of the left operand evict one another before all tiles have read them. If the operand is
 * contiguous along rounds, a tile reads lines of neighbouring rows: their distance is the size of a row. If the operand
 * is contiguous along rows, several tiles read the lines of successive rounds: their distance is that between the
 * elements of two successive rounds. */
static bool left_evicts(const blocking *b)
{
    int64_t size = sx_type_bits[b->type] / 8, least = INT64_MAX;
    const nest_arg *load = left_load(b);
    if (!b->turned[LEFT])
        return b->depth * size % PERIOD == 0;
    for (uint32_t i = 0; load && i < load->index.count; i++) {
        affine part = {.count = 1, .scaled = {load->index.scaled[i]}};
        int64_t distance = llabs(part.scaled[0].factor) * size;
        if (affine_factor(b->from, &part, b->inner) != 0)
            least = distance < least ? distance : least;
    }
    return least % PERIOD == 0;
}

/* Whether a product of matrices reads its left operand in place. A copy saves nothing if the operand stays in a cache
 * and its lines do not evict one another. Each panel reads the whole operand again, so an operand that is contiguous
 * along rounds must stay in a cache near the core. For an operand that is contiguous along rows, the last cache is near
 * enough. */
static bool reads_in_place(const blocking *b, target_shape target)
{
    int64_t most = (b->turned[LEFT] ? FAR : DIRECT_CACHES) * target.cache;
    return is_plain(b) && b->joined == 1 && !b->vector && !b->source && !b->turned_result && left_load(b) &&
           sharing_rows(b) >= DIRECT_ROWS && left_bytes(b) <= most && !left_evicts(b);
}

/* Whether blocks would compute many unneeded columns: they compute the last panel as a whole. */
static bool is_wasteful(const blocking *b) { return b->panels * b->width - b->columns > b->columns / 8; }

/* The fewest rows for which blocks pay; INT64_MAX if they never pay. `bytes` is the size of the right operand. A
 * product without blocks is slow if the right operand is contiguous along rounds, an operand is computed, or the rows
 * of the left operand evict one another (`period`). With wider vectors, a product without blocks transposes or computes
 * an operand faster, so blocks need more rows to pay. If the last panel is not full, the copy has a condition, which is
 * slow unless the copy transposes the panel. */
static int64_t least_rows(const blocking *b, target_shape target, int64_t bytes)
{
    int64_t few = bytes > FAR * target.cache ? FAR_ROWS : LEAST_ROWS;
    bool period = b->depth * (sx_type_bits[b->type] / 8) % PERIOD == 0;
    if (b->source)
        return b->turned[RIGHT] ? PREPARED_ROWS : PREPARED_LEAST * b->growth;
    if (b->turned[RIGHT] || is_computed(b)) {
        int64_t some = 2 * target.lanes > LEAST_ROWS ? 2 * target.lanes : LEAST_ROWS;
        bool slow = is_wasteful(b) || (!b->turned[RIGHT] && b->columns % b->width);
        return bytes > 2 * target.cache ? few : slow ? SOME_ROWS : some;
    }
    if (bytes < 4 * target.cache)
        return INT64_MAX;
    return bytes > 4 * target.cache && period ? few : b->direct ? DIRECT_ROWS : MANY_ROWS;
}

/* The fewest rows for which blocks pay because the left operand is contiguous along rows; INT64_MAX if they never pay
 * for this reason. Without blocks, tiles read the operand's cache lines again for each panel. With blocks, the last
 * panel is computed as a whole. If that adds many unneeded columns (is_wasteful), evicted lines are no reason for
 * blocks. */
static int64_t least_rows_turned(const blocking *b, target_shape target, int64_t bytes)
{
    bool near = has_short_rounds(target), period = b->columns * (sx_type_bits[b->type] / 8) % PERIOD == 0;
    if (!b->turned[LEFT])
        return INT64_MAX;
    if (bytes + left_bytes(b) > (near ? 4 : 8) * target.cache || (left_evicts(b) && !is_wasteful(b)))
        return SOME_ROWS;
    return bytes > (near || period ? 1 : 4) * target.cache ? MANY_ROWS : INT64_MAX;
}

static int64_t least_depth(const blocking *b)
{
    if (b->turned[LEFT])
        return TURNED_DEPTH;
    if (b->turned[RIGHT] && !is_computed(b))
        return b->columns % b->width ? TURNED_DEPTH : SHORT_DEPTH;
    return LEAST_DEPTH;
}

static bool pays(const blocking *b, target_shape target)
{
    int64_t bytes = b->columns * b->depth * (sx_type_bits[b->type] / 8);
    int64_t rows = b->direct ? sharing_rows(b) : b->rows;
    if (b->joined > 1)
        return b->rows >= (b->type == SX_F32 ? SOME_ROWS : JOINED_EXTENT) && b->columns >= JOINED_EXTENT &&
               b->rounds >= JOINED_ROUNDS;
    return (rows >= least_rows(b, target, bytes) || rows >= least_rows_turned(b, target, bytes)) &&
           b->panels >= LEAST_PANELS && b->depth >= least_depth(b);
}

/* Whether copying the right operand pays for a product with a vector. It pays only if many calls use the copy, and if
 * the operand is contiguous along rounds: lanes run along columns, so without a copy each call would transpose the
 * operand. */
static bool pays_vector(const blocking *b)
{
    return b->source && is_plain(b) && b->turned[RIGHT] && b->columns >= b->width && b->depth >= LEAST_DEPTH;
}

/* Divides `all` iterations into the fewest blocks of at most `most` iterations, of nearly equal size. Returns the size
 * of a block. */
static int64_t even_block(int64_t all, int64_t most) { return divide_up(all, divide_up(all, most)); }

/* Rounds the rows of a block up to a multiple of the rows of a register tile. In each round, a tile loads 2 vectors of
 * the right operand and computes 2 vectors of products per row. So larger tiles load the operand less often, but
 * rounding up to a larger tile can add more unneeded rows. Chooses the tile with the least total cost. */
static int64_t whole_rows(int64_t rows, target_shape target)
{
    int64_t best = 0;
    double least = 0;
    uint32_t most = most_rows(target, 2), fewest = rows <= most / 2 ? 1 : most / 2 + 1;
    for (uint32_t tile = most; tile >= fewest; tile--) {
        int64_t whole = divide_up(rows, tile) * tile;
        double cost = (double)whole * (1 + 0.5 / tile);
        if (!best || cost < least) {
            best = whole;
            least = cost;
        }
    }
    return best;
}

/* Chooses groups and blocks of a product whose operands are both copied. */
static void choose_blocks(blocking *b, target_shape target, uint32_t bits)
{
    int64_t rows = GROUP, columns = GROUP * 32 / bits, groups;
    bool near = b->turned[LEFT] ? left_bytes(b) <= FAR * target.cache : is_computed(b) && !b->turned[RIGHT];
    int64_t least = b->joined == 1 && near ? SMALL_GROUP : LEAST_GROUP;
    for (;;) {
        groups = divide_up(b->rows, rows) * divide_up(b->columns, columns);
        for (uint32_t i = 0; i < b->row; i++)
            groups *= b->from->loops.at[i].extent;
        if (groups >= ENOUGH_GROUPS || (rows <= least && columns <= least))
            break;
        *(rows < columns ? &columns : &rows) /= 2;
    }
    b->group_panels = even_block(b->panels, columns / b->width);
    b->blocks = divide_up(even_block(b->rows, rows), BLOCK_ROWS);
    b->block_rows = whole_rows(divide_up(even_block(b->rows, rows), b->blocks), target);
    b->summed_rows = b->group_rows = b->blocks * b->block_rows;
    /* In a sum of floats, a block is a chunk of DOT_CHUNK rounds of `from`. So if rounds are joined, a block has only
     * DOT_CHUNK / b->joined rounds of the product. Sums of integers have no chunks. */
    int64_t chunk = b->type == SX_F32 ? DOT_CHUNK / b->joined : DOT_CHUNK;
    b->block_depth = b->depth < chunk ? b->depth : chunk;
    b->by_depth = b->depth > b->block_depth ? b->by_rows + 1 : NO_LOOP;
    b->by_block = b->blocks == 1 ? NO_LOOP : b->by_depth == NO_LOOP ? b->by_rows + 1 : b->by_rows + 2;
}

/* Sets `around`, `by_panels` and `by_rows`. All loops outside the loop over rows also enclose the loops over groups.
 * Exception: if the left operand is read in place, loops on which the right operand does not depend count as loops over
 * rows. */
static void find_around(blocking *b)
{
    const nest *n = b->from;
    uint64_t needed = loops_of(n, b->element[RIGHT]);
    b->around = ARENA_NEW_ARRAY(b->s->arena, bool, n->loops.count);
    for (uint32_t i = 0; i < b->row; i++)
        b->around[i] = !b->direct || needed >> i & 1;
    for (uint32_t i = 0; i < b->row; i++)
        b->by_panels += b->around[i];
    b->by_rows = b->by_panels + 1;
}

/* Whether copying the right operand of a convolution pays. It pays only if there are enough rounds and rows, and if
 * tiles would read the operand with large strides without a copy. The loads of the operand must not have predicates. */
static bool pays_direct(const blocking *b)
{
    int64_t rows = sharing_rows(b), size = sx_type_bits[b->type] / 8;
    return !is_conditional(b->from, b->element[RIGHT]) && b->depth >= LEAST_DEPTH && rows >= DIRECT_ROWS &&
           (b->turned[RIGHT] || b->columns * size >= DIRECT_STRIDE);
}

/* Chooses groups and blocks of a product whose left operand is read in place. There are two cases:
 *   - One block of rounds, and one panel in a group (`whole`): if a panel with all rounds stays in the cache, or if the
 *     right operand is contiguous along rounds.
 *   - Blocks of rounds, and possibly several panels in a group: in all other cases. The copy then reads longer pieces
 *     of the right operand. A large left operand that is contiguous along rows and has at least two chunks of rounds
 *     (`again`) always needs this case: the lines of a block stay in the cache until all tiles have read them. */
static void choose_groups(blocking *b, target_shape target)
{
    const nest *n = b->from;
    int64_t line = b->width * sx_type_bits[b->type] / 8, groups = 1, rows = 1;
    b->split = b->row;
    for (uint32_t i = 0; i <= b->row; i++)
        if (b->around[i]) {
            groups *= n->loops.at[i].extent;
        } else {
            b->split = rows == 1 ? i : b->split;
            rows *= n->loops.at[i].extent;
        }
    bool again = b->turned[LEFT] && is_plain(b) && left_bytes(b) > 2 * target.cache && b->depth >= 2 * DOT_CHUNK;
    bool whole = !again && (b->turned[RIGHT] || b->depth * line <= 2 * target.cache);
    b->group_panels = whole ? 1 : divide_up(b->panels, divide_up(ENOUGH_GROUPS, groups));
    b->group_panels = b->group_panels < MOST_PANELS ? b->group_panels : MOST_PANELS;
    groups *= divide_up(b->panels, b->group_panels);
    int64_t most = rows / GROUP_ROWS, wanted = divide_up(ENOUGH_GROUPS, groups), extent = n->loops.at[b->split].extent;
    b->group_rows = divide_up(extent, wanted < most ? wanted : most < 1 ? 1 : most);
    int64_t fitting = MOST_SUMS / (rows / extent * b->group_panels * line);
    if (!whole && b->group_rows > fitting)
        b->group_rows = fitting > 1 ? fitting : 1;
    b->summed_rows = rows / extent * b->group_rows;
    b->block_depth = whole || b->depth < DOT_CHUNK ? b->depth : DOT_CHUNK;
    b->by_depth = b->depth > b->block_depth ? b->by_rows + 1 : NO_LOOP;
    b->by_block = NO_LOOP;
}

bool block_choose(blocking *b, target_shape target)
{
    const nest *n = b->from;
    if (!is_product_nest(n) || !find_operands(b) || target.lanes == 1)
        return false;
    uint32_t bits = sx_type_bits[b->type];
    b->width = 2 * (bits == 64 ? target.lanes / 2 : target.lanes);
    b->rows = n->loops.at[b->row].extent;
    b->columns = n->loops.at[b->column].extent;
    b->rounds = n->loops.at[b->inner].extent;
    b->turned[LEFT] = runs_along(n, b->element[LEFT], b->row);
    b->turned[RIGHT] = runs_along(n, b->element[RIGHT], b->inner);
    join_rounds(b, target);
    b->depth = divide_up(b->rounds, b->joined);
    b->panels = divide_up(b->columns, b->width);
    b->turned_result = n->stages.count == 2 && stores_run_along(n, b->row, b->column);
    find_source(b);
    b->direct = (n->stages.at[0].stretch && !is_plain(b)) || reads_in_place(b, target);
    find_around(b);
    if (b->vector && pays_vector(b)) {
        b->width = b->columns;
        b->panels = 1;
        return true;
    }
    if (b->vector)
        return false;
    if (is_plain(b) ? !pays(b, target) : !b->direct || !pays_direct(b))
        return false;
    if (b->direct)
        choose_groups(b, target);
    else
        choose_blocks(b, target, bits);
    return true;
}
