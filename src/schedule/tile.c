/* Chooses the tile of a nest: how many lanes, rows and vectors are computed at once.
 *
 * A LANES_KEPT nest (lanes run along its last outer loop) with reductions usually keeps `rows * vectors` vectors of
 * each accumulator in registers. The other registers hold operands. In a product, all rows share each vector that is
 * loaded from the right operand, and all vectors share each element that is loaded from the left operand (Goto and van
 * de Geijn, "Anatomy of high-performance matrix multiplication", 2008). nest.h explains panels (nest_arg.panel) and
 * strips (nest.columns).
 */
#include "schedule/schedule.h"

enum {
    SHORT_ROW = 64, /* rows of at most this many elements are interleaved (several rows are computed at once), if the
                       nest has at most SHORT_CODE instructions */
    SHORT_CODE = 400,
    PAIRED_ROW = 4096, /* is_paired interleaves two rows of at most this many elements, if the nest has at most
                          PAIRED_CODE instructions. A fold combines the lanes of a row's accumulators. In longer rows,
                          folds take little of the time */
    PAIRED_CODE = 128,
    SHORT_STEP = 64,    /* if a reduction's step has more instructions, a LANES_KEPT tile has one row */
    LINE = 64,          /* bytes of a cache line */
    SCANNED_CODE = 40,  /* scans with more instructions keep their panels in scratch, because panels in registers need
                            a copy of the code for each round */
    TURNED_CODE = 12,   /* nests with more instructions transpose through scratch, not in registers */
    TURNED_LINES = 8,   /* cache lines in a row of a tile that transposes */
    ENOUGH_TILES = 32,  /* enough tiles for the threads of a pool */
    KEPT_LONG = 4,      /* stores to outputs bypass the cache from some size on; stores to other buffers bypass it from
                           KEPT_LONG times this size on */
    STREAMED_LINES = 2, /* like TURNED_LINES, for a tile whose stores bypass the cache */
    TURNED_LONG = 5, /* in a nest that transposes, stores bypass the cache only if crowds_sets holds or the nest touches
                        at least TURNED_LONG * target.stream bytes */
    STREAMED_CODE = 40, /* elementwise nests with more instructions do not bypass the cache */
    MAP_LONG = 4,       /* stores of an elementwise nest bypass the cache only if each output has at least MAP_LONG *
                           target.stream bytes. Smaller outputs stay in the last-level cache, where ordinary stores are
                           fast */
    SHIFTED_LINES = 4,  /* vectors are shifted (nest.shifts) only in rows of at least this many vectors */
    SINGLE_ROW = 8,     /* the most vectors of a tile that reduces. In a tile of one row, 2 * SINGLE_ROW if at least
                           SINGLE_TILES tiles remain */
    SINGLE_TILES = 4,
    SINGLE_PANEL = 4,      /* like SINGLE_ROW, if the tile has panels */
    LOCAL_VECTORS = 4,     /* the most vectors of a tile that has local buffers or a long step (local_vectors) */
    LOCAL_BYTES = 8 << 20, /* if a nest with LOCAL_VECTORS reads a buffer of more bytes, the vectors of a tile fill only
                              one cache line */
    TURNED_VECTORS = 2,    /* vectors of a tile that has one row and a panel in registers. One vector is transposed
                              while the sums of the other one are computed */
    TURNED_ROWS = 4,       /* the most rows of a tile in which each row has a panel in registers. If the rows are chunks
                              of f32 (turns_in_registers), four of them fill a page */
    LEAST_LANES = 4,       /* kept_lanes halves the lanes, down to this number, while half of them hold all columns */
    LATENCY = 8,           /* accumulations that a CPU can start before the first one completes */
    PLAIN_CODE = 12,       /* in a nest with more instructions, computing a row again would cost too much */
    FEW_ROUNDS = 32,       /* a nest with at most this many rounds has fewer rows in a tile, if it has more than
                              PLAIN_CODE instructions or several accumulators (tile_outer) */
    FEW_BEYOND = 16,       /* tiles of `limit` rows may compute at most extent / FEW_BEYOND rows again (choose_rows) */
    CACHE_WAYS = 8,        /* cache lines in one set of the first-level cache */
    CACHE_PERIOD = 4096,   /* bytes; addresses this far apart are in the same set */
    FREE_VECTORS = 4,      /* vectors of elements that a nest reads at once if its reductions are exact (any_order) */
    SLOW_STEP = 2,         /* a step is slow if its longest chain of dependent instructions is longer (steps_slowly) */
    INTERLEAVED_ROWS = 5,  /* the most rows of a tile that interleaves rows; in measurements, more rows were hardly
                              faster */
    INTERLEAVED_VECTORS = 10, /* like INTERLEAVED_ROWS, for rows of at most one vector */
    INTERLEAVED_NARROW = 2    /* like INTERLEAVED_ROWS, on targets whose vectors have at most 4 lanes. There, one row's
                                 accumulators take a quarter of the registers */
};

static int64_t divide_up(int64_t x, int64_t y) { return (x + y - 1) / y; }

/* Whether all elements that the nest loads and stores are 64 bits wide. */
static bool is_wide(const nest *n)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].kind == ARG_LOAD && sx_type_bits[n->args.at[i].type] != 64)
            return false;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (sx_type_bits[sx_type_of(n->code, n->stages.at[i].stores.at[k].value)] != 64)
                return false;
    return true;
}

/* Returns the iterations of an outer loop, or of one block if the loop runs in blocks. `from_end` is 0 for the last
 * outer loop, 1 for the second-to-last. Returns 1 if the nest has too few outer loops, or if it is a part that shares
 * the loop (nest.shared). */
static int64_t outer_extent(const nest *n, uint32_t from_end)
{
    if (n->outer - n->shared <= from_end)
        return 1;
    const nest_loop *loop = &n->loops.at[n->outer - 1 - from_end];
    return loop->block ? loop->block : loop->extent;
}

int64_t parallel_extent(const nest *n, uint32_t from_end)
{
    bool serial = n->outer > from_end && n->loops.at[n->outer - 1 - from_end].kind == LOOP_SERIAL;
    return serial ? 1 : outer_extent(n, from_end);
}

int64_t count_tiles(const nest *n, uint32_t from, uint32_t end, uint32_t by_row)
{
    int64_t tiles = 1;
    for (uint32_t i = from; i < end; i++) {
        bool columns = n->mode == LANES_KEPT && i + 1 == n->outer;
        int64_t step = columns ? tile_columns(n) : i == by_row ? n->rows : 1;
        tiles *= divide_up(outer_extent(n, n->outer - 1 - i), step);
    }
    return tiles;
}

uint32_t most_rows(target_shape target, uint32_t vectors)
{
    if (target.lane_operands) /* each row also needs a register for its next elements */
        return vectors < target.registers ? (target.registers - vectors) / (vectors + 1) : 1;
    return (target.registers - (target.registers > 16 ? 8 : 4)) / vectors;
}

/* Chooses the number of rows of a tile, at most `limit`, for a loop of `extent` iterations. Takes the largest divisor
 * of the extent from limit / 2 + 1 to `limit`, because with a divisor no tile computes rows of another tile again. But
 * if this divisor is below `enough`, and tiles of `limit` rows would compute few rows again (FEW_BEYOND), takes
 * `limit`. If there is no divisor in this range, takes the fewest tiles, with as few rows as possible. */
static uint32_t choose_rows(int64_t extent, uint32_t limit, uint32_t enough)
{
    if (extent <= limit)
        return extent < 1 ? 1 : (uint32_t)extent;
    int64_t beyond = divide_up(extent, limit) * limit - extent;
    for (uint32_t rows = limit; rows > limit / 2; rows--)
        if (extent % rows == 0)
            return rows >= enough || beyond * FEW_BEYOND > extent ? rows : limit;
    return (uint32_t)divide_up(extent, divide_up(extent, limit));
}

int64_t code_size(const sx_code *s)
{
    int64_t size = s->inst.count;
    for (uint32_t i = 0; i < s->subs.count; i++)
        size += code_size(s->subs.at[i]);
    return size;
}

int64_t stage_long_step(const nest_stage *stage)
{
    int64_t size = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        int64_t more = code_size(stage->reductions.at[i].step) - SHORT_STEP;
        size += more > 0 ? more : 0;
    }
    return size;
}

static int64_t long_steps(const nest *n)
{
    int64_t size = 0;
    for (uint32_t i = 0; i < n->stages.count; i++)
        size += stage_long_step(&n->stages.at[i]);
    return size;
}

/* Sets `panel` of the loads that go through panels. Returns whether there are such loads. A panel has enough rounds to
 * read whole cache lines of 32-bit or 64-bit elements, or all rounds of a short loop. */
static bool find_panels(nest *n)
{
    uint32_t rounds = is_wide(n) ? LINE / 8 : LINE / 4;
    bool found = false;
    rounds = rounds < n->lanes ? n->lanes : rounds;
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *a = &n->args.at[i];
        for (uint32_t k = 0; k < n->stages.count && n->lanes > 1; k++) {
            const nest_stage *stage = &n->stages.at[k];
            if (stage->loop != NO_LOOP && stage->extent >= LEAST_PANEL && a->kind == ARG_LOAD && !a->predicate &&
                nest_index_turns(n, &a->index, n->outer - 1, stage->loop)) {
                a->panel = stage->extent < rounds ? (uint32_t)stage->extent : rounds;
                found = true;
            }
        }
    }
    return found;
}

/* If the nest is a short scan with one store, and one load goes through a panel, keeps the panels of both in registers.
 * The code loads and transposes a block of lanes x lanes elements, accumulates it, and transposes and stores the
 * results. Results that are contiguous along the lanes are not transposed. One vector is enough for a tile: while its
 * sums wait for one another, the CPU can transpose the next block. */
static void scan_in_registers(nest *n, target_shape target)
{
    nest_arg *loaded = NULL;
    uint32_t loads = 0, stores = 0;
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].panel) {
            loaded = &n->args.at[i];
            loads++;
        }
    for (uint32_t k = 0; k < n->stages.count; k++)
        stores += n->stages.at[k].stores.count;
    const nest_store *stored = loads == 1 && stores == 1 && n->stages.count == 1 ? &n->stages.at[0].stores.at[0] : NULL;
    if (!stored || !(stored->panel || affine_factor(n, &stored->index, n->outer - 1) == 1) ||
        !stage_runs(n, &n->stages.at[0]) || loaded->panel != n->lanes || !fits_registers(n->lanes, n->rows, target) ||
        n->code->inst.count > SCANNED_CODE)
        return;
    loaded->panel_kind = PANEL_IN_REGISTERS;
    n->vectors = 1;
}

/* Sets `panel` of the stores that go through panels. Only stores of stages that store running accumulators, and whose
 * loads go through panels, can do so. Tiles with several rows store without panels, because each row would need its own
 * panels. */
static void find_store_panels(nest *n)
{
    for (uint32_t k = 0; k < n->stages.count && n->rows == 1 && !n->locals.count; k++) {
        const nest_stage *stage = &n->stages.at[k];
        uint32_t rounds = stage_runs(n, stage) ? stage_panel_rounds(n, stage) : 0;
        for (uint32_t i = 0; i < stage->stores.count && rounds && rounds % n->lanes == 0; i++) {
            nest_store *store = &stage->stores.at[i];
            if (store->buffer && !store->predicate && !store->combine &&
                nest_index_turns(n, &store->index, n->outer - 1, stage->loop))
                store->panel = rounds;
        }
    }
}

uint32_t nest_accumulators(const nest *n)
{
    uint32_t most = 1;
    for (uint32_t i = 0; i < n->stages.count; i++) {
        uint32_t width = 0;
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++)
            width += reduction_accumulators(&n->stages.at[i].reductions.at[k]);
        most = width > most ? width : most;
    }
    return most;
}

/* For `count` cache lines at addresses `step` bytes apart, returns the largest number of them in one set of the
 * first-level cache. */
static int64_t lines_of_set(int64_t count, int64_t step)
{
    int64_t sets = 1;
    while (sets * step % CACHE_PERIOD && sets < CACHE_PERIOD / LINE)
        sets *= 2;
    return divide_up(count, sets);
}

/* To fill a panel, the code loads one cache line for each lane of `vectors` vectors. Returns whether the first-level
 * cache can hold all lines of each single panel. */
static bool panels_fit(const nest *n, uint32_t vectors)
{
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        if (!a->panel)
            continue;
        int64_t step = affine_factor(n, &a->index, n->outer - 1) * ((sx_type_bits[a->type] + 7) / 8);
        if (lines_of_set((int64_t)vectors * n->lanes, step) > CACHE_WAYS)
            return false;
    }
    return true;
}

/* Chooses the number of vectors, at least 2, of a tile that has all rows of the nest. With more than 2 vectors, the
 * accumulators and operands must fit into registers. Minimizes the time of all tiles. The estimated time of a round is
 * its number of accumulations, but at least LATENCY. */
static uint32_t vectors_of_few_rows(const nest *n, target_shape target, int64_t needed)
{
    int64_t rows = parallel_extent(n, 1) * nest_accumulators(n), best = 2, least = 0;
    for (int64_t vectors = 2; vectors <= SINGLE_ROW && (vectors == 2 || vectors * (rows + 1) < target.registers);
         vectors++) {
        int64_t round = rows * vectors > LATENCY ? rows * vectors : LATENCY, all = divide_up(needed, vectors) * round;
        if (!least || all <= least) {
            best = vectors;
            least = all;
        }
    }
    return (uint32_t)best;
}

/* Returns the length of the longest chain of dependent instructions of `step` that begins at an accumulator. */
static uint32_t chain_length(const sx_code *step, uint32_t accumulators)
{
    enum { INDEPENDENT = 0, START = 1 };
    uint32_t *at = ARENA_NEW_ARRAY(step->arena, uint32_t, step->inst.count), most = START;
    for (uint32_t i = 1; i < step->inst.count; i++) {
        const sx_inst *inst = &step->inst.at[i];
        const sx operands[3] = {inst->a, inst->b, inst->c};
        at[i] = inst->op == SX_OP_arg && inst->aux < accumulators ? START : INDEPENDENT;
        for (uint32_t k = 0; k < sx_op_arity[inst->op]; k++)
            if (at[operands[k]] != INDEPENDENT && at[operands[k]] >= at[i])
                at[i] = at[operands[k]] + 1;
        most = at[i] > most ? at[i] : most;
    }
    return most - START;
}

static bool steps_slowly(const nest *n)
{
    bool slowly = false;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++) {
            const nest_reduction *r = &n->stages.at[i].reductions.at[k];
            slowly |= chain_length(r->step, reduction_accumulators(r)) > SLOW_STEP;
        }
    return slowly;
}

static bool is_narrow(const nest *n)
{
    bool narrow = false;
    for (uint32_t i = 0; i < n->args.count; i++)
        narrow |= n->args.at[i].kind == ARG_LOAD && sx_type_bits[n->args.at[i].type] < 32;
    return narrow;
}

static uint32_t reduced_vectors(const nest *n, target_shape target, bool panels, int64_t needed)
{
    uint32_t longest = needed < 2 * SINGLE_ROW * SINGLE_TILES ? SINGLE_ROW : 2 * SINGLE_ROW;
    uint32_t most = !panels ? longest : panels_fit(n, SINGLE_PANEL) ? SINGLE_PANEL : 2;
    if (outer_extent(n, 1) == 1 && n->code->inst.count < 16) {
        /* The instructions of a sum read elements of 32 bits or more directly from memory. So the elements need no
         * registers, and accumulators may fill all registers. */
        uint32_t spare = nest_accumulators(n) > 1 || steps_slowly(n) || is_narrow(n) ? SPARE_REGISTERS : 0;
        while (most > 2 && most * nest_accumulators(n) > target.registers - spare)
            most /= 2;
        return most;
    }
    return panels ? 2 : vectors_of_few_rows(n, target, needed);
}

/* Whether a stage's loop runs in blocks, and the loop that counts the blocks is not shared (nest.shared). */
static bool in_blocks(const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        if (stage_block(n, &n->stages.at[i]) && n->loops.at[n->stages.at[i].loop].block_of >= n->shared)
            return true;
    return false;
}

/* If the nest only sums, and each row reads one panel of its own that fits into registers, keeps the panels in
 * registers and returns true. Otherwise returns false. An example is the product of a vector and a matrix. It has one
 * row; if it is split (lower_split.c), its rows are chunks. */
static bool turns_in_registers(nest *n, target_shape target)
{
    nest_arg *panel = NULL;
    uint32_t panels = 0;
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].panel) {
            panel = &n->args.at[i];
            panels++;
        }
    for (uint32_t i = 0; i < n->stages.count; i++)
        if (n->stages.at[i].loop != NO_LOOP && (n->stages.at[i].stores.count || !n->stages.at[i].reductions.count ||
                                                !n->stages.at[i].reductions.at[0].from_zero))
            return false;
    bool own = panels == 1 && parallel_extent(n, 1) > 1 && affine_factor(n, &panel->index, n->outer - 2) != 0;
    if (panels != 1 || (outer_extent(n, 1) != 1 && !own) || nest_accumulators(n) != 1 || used_count(n) > TURNED_CODE ||
        in_blocks(n) || panel->panel < n->lanes || !fits_registers(n->lanes, 1, target))
        return false;
    panel->panel = n->lanes;
    panel->panel_kind = PANEL_IN_REGISTERS;
    return true;
}

/* ---- tiles that transpose ---------------------------------------------------------------------------------------- */

bool fits_registers(uint32_t lanes, uint32_t rows, target_shape target)
{
    return rows == 1 && lanes <= target.registers / 2;
}

uint32_t strip_rounds(const nest *n)
{
    for (uint32_t i = 0; i < n->args.count && !n->stages.at[0].reductions.count; i++)
        if (n->args.at[i].panel)
            return n->args.at[i].panel;
    return STRIP;
}

/* Whether a nest that transposes should shift its vectors (nest.shifts), so that stored vectors fill whole cache lines.
 * Shifting does not pay for small results and short rows. If the elements pass through scratch (PANEL_OF_ROWS),
 * shifting costs more, so the result must be larger. */
static bool can_shift(const schedule *s, const nest *n, target_shape target)
{
    const nest_stage *stage = &n->stages.at[0];
    int64_t least = fits_registers(n->lanes, 1, target) ? target.cache : target.stream;
    if (used_count(n) > TURNED_CODE || stage->stores.count != 1 || !target.stream)
        return false;
    const nest_store *store = &stage->stores.at[0];
    return !is_line_store(n, store) && is_shifted_store(n, store) && stage->extent >= n->lanes &&
           outer_extent(n, 0) >= SHIFTED_LINES * (int64_t)n->lanes && s->buffers.at[store->buffer].bytes >= least;
}

/* Whether the stores of the nest's only stage should bypass the cache. They must write whole lines. The cache must be
 * too small to keep the result until it is read. An output of `large` bytes or another buffer of KEPT_LONG * large
 * bytes counts as too large for the cache. */
static bool can_stream(const schedule *s, const nest *n, int64_t large)
{
    const nest_stage *stage = &n->stages.at[0];
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        const buffer *to = &s->buffers.at[stage->stores.at[i].buffer];
        int64_t least = to->kind == BUFFER_OUTPUT ? large : KEPT_LONG * large;
        if (!(n->shifts || is_line_store(n, &stage->stores.at[i])) || to->bytes < least)
            return false;
    }
    return large && stage->stores.count > 0 && !n->shared; /* in a part, rows may start inside a line */
}

/* Doubles the length of the blocks of `loop` while enough tiles remain. In longer blocks, streaming or shifted stores
 * write longer runs of memory. */
static void lengthen_blocks(nest *n, nest_loop *loop)
{
    nest_loop *blocks = &n->loops.at[loop->block_of];
    while (blocks->extent > 1 && count_tiles(n, 0, n->outer, n->outer) >= 2 * ENOUGH_TILES) {
        loop->block *= 2;
        blocks->extent = divide_up(loop->extent, loop->block);
    }
}

/* Whether ordinary stores of a strip would evict one another's cache lines, because too many of the lines are in one
 * set of the first-level cache. */
static bool crowds_sets(const nest *n)
{
    const nest_stage *stage = &n->stages.at[0];
    bool crowds = false;
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        const nest_store *store = &stage->stores.at[i];
        int64_t bytes = (sx_type_bits[sx_type_of(n->code, store->value)] + 7) / 8;
        crowds |= lines_of_set(n->lanes, affine_factor(n, &store->index, stage->loop) * bytes) > CACHE_WAYS;
    }
    return crowds;
}

/* The bytes of the buffers that the nest loads from, plus the bytes of those that it stores to. */
static int64_t touched_bytes(const schedule *s, const nest *n)
{
    int64_t bytes = 0;
    for (uint32_t i = 0; i < n->args.count; i++) {
        bool again = n->args.at[i].kind != ARG_LOAD;
        for (uint32_t k = 0; k < i; k++)
            again |= n->args.at[k].kind == ARG_LOAD && n->args.at[k].buffer == n->args.at[i].buffer;
        bytes += again ? 0 : s->buffers.at[n->args.at[i].buffer].bytes;
    }
    for (uint32_t i = 0; i < n->stages.at[0].stores.count; i++)
        bytes += s->buffers.at[n->stages.at[0].stores.at[i].buffer].bytes;
    return bytes;
}

/* Tiles a nest that transposes. Such a nest has one stage and no reductions. A load of the nest is contiguous along the
 * inner loop, but not along the last outer loop. Returns false for other nests. */
static bool tile_transposed(const schedule *s, nest *n, target_shape target)
{
    const nest_stage *stage = &n->stages.at[0];
    bool found = false, turned = used_count(n) <= TURNED_CODE;
    if (n->lanes == 1 || n->locals.count || n->stages.count != 1 || stage->reductions.count ||
        !(stage_block(n, stage) || n->shared))
        return false;
    n->rows = n->vectors = 1;
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *a = &n->args.at[i];
        if (!nest_is_transposed(n, a, n->outer - 1, stage->loop))
            continue;
        found = true;
        a->panel = n->lanes;
        a->panel_kind = !turned                               ? PANEL_IN_SCRATCH
                        : fits_registers(n->lanes, 1, target) ? PANEL_IN_REGISTERS
                                                              : PANEL_OF_ROWS;
    }
    if (!found)
        return false;
    n->shifts = can_shift(s, n, target);
    n->streams =
        can_stream(s, n, target.stream) && (crowds_sets(n) || touched_bytes(s, n) >= TURNED_LONG * target.stream);
    int64_t columns = (n->streams ? STREAMED_LINES : TURNED_LINES) * LINE / widest_value(n);
    int64_t needed = divide_up(outer_extent(n, 0), n->lanes) * n->lanes;
    n->columns = (uint32_t)(columns < needed ? columns : needed);
    if ((n->streams || n->shifts) && stage_block(n, stage))
        lengthen_blocks(n, &n->loops.at[stage->loop]);
    return true;
}

static bool updates(const nest *n)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        for (uint32_t k = 0; k < n->stages.at[0].stores.count; k++)
            if (n->args.at[i].kind == ARG_LOAD && n->args.at[i].buffer == n->stages.at[0].stores.at[k].buffer)
                return true;
    return false;
}

/* Whether the stores of an elementwise nest should bypass the cache. If the nest has much code, this does not pay,
 * because arithmetic takes most of the time. If the nest also reads the buffer that it writes, this does not pay,
 * because the lines are in the cache anyway. */
static bool streams_map(const schedule *s, const nest *n, target_shape target)
{
    return n->stages.count == 1 && n->stages.at[0].loop == NO_LOOP && !n->locals.count &&
           used_count(n) <= STREAMED_CODE && !updates(n) && can_stream(s, n, MAP_LONG * target.stream);
}

/* Whether vectors of narrow elements should fill whole registers. The nest must have no reduction, no predicate, no
 * gather, no local buffer, and no operation that LLVM would do lane by lane. Stores must write adjacent elements. */
static bool fills_registers(const nest *n)
{
    uint32_t inner = n->stages.at[0].loop;
    bool fills = !nest_reduces(n) && !n->locals.count && n->predicates.count <= 1 && widest_value(n) <= 2;
    const bool *used = used_values(n);
    for (sx i = 1; i < n->code->inst.count && fills; i++) {
        uint8_t op = n->code->inst.at[i].op;
        fills = !used[i] || (op != SX_OP_udiv && op != SX_OP_sdiv && op != SX_OP_urem && op != SX_OP_srem &&
                             op != SX_OP_table && op != SX_OP_slow_path && op != SX_OP_bounded_loop);
    }
    for (uint32_t i = 0; i < n->args.count && fills; i++) {
        int64_t factor = affine_factor(n, &n->args.at[i].index, n->outer - 1);
        fills = factor == 0 || factor == 1 || factor == -1 ||
                (inner != NO_LOOP && nest_is_transposed(n, &n->args.at[i], n->outer - 1, inner));
    }
    for (uint32_t i = 0; i < n->stages.count && fills; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count && fills; k++)
            fills = !n->stages.at[i].stores.at[k].combine &&
                    affine_factor(n, &n->stages.at[i].stores.at[k].index, n->outer - 1) == 1;
    return fills;
}

static uint32_t kept_lanes(const nest *n, target_shape target)
{
    if (parallel_extent(n, 0) == 1 || target.lanes == 1)
        return 1;
    if (fills_registers(n))
        return target.lanes * 4 / (uint32_t)widest_value(n);
    uint32_t lanes = is_wide(n) ? target.lanes / 2 : target.lanes;
    while (lanes > LEAST_LANES && parallel_extent(n, 0) <= lanes / 2)
        lanes /= 2;
    return lanes;
}

static int64_t longest_row(const nest *n)
{
    int64_t most = 0;
    for (uint32_t i = 0; i < n->stages.count; i++)
        most = n->stages.at[i].extent > most ? n->stages.at[i].extent : most;
    return most;
}

/* The most vectors of a tile that has local buffers or a long step. They fill at least one cache line of each row that
 * the tile reads. More lines pay only if the rows are in a cache. */
static uint32_t local_vectors(const schedule *s, const nest *n)
{
    uint32_t line = LINE / (is_wide(n) ? 8 : 4) / n->lanes;
    bool large = false;
    for (uint32_t i = 0; i < n->args.count; i++)
        large |= n->args.at[i].kind == ARG_LOAD && s->buffers.at[n->args.at[i].buffer].bytes > LOCAL_BYTES;
    return !large ? LOCAL_VECTORS : line ? line : 1;
}

static bool is_short_code(const nest *n) { return n->code->inst.count + long_steps(n) <= SHORT_CODE; }

/* The registers that a vector of an accumulator takes: 2 if all accumulators are 64 bits wide and n->lanes is more than
 * half of target.lanes, for example because the nest also loads a mask. Otherwise 1. */
static uint32_t registers_of_accumulator(const nest *n, target_shape target)
{
    bool wide = 2 * n->lanes > target.lanes;
    for (uint32_t i = 0; i < n->stages.count && wide; i++)
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++) {
            const sx_code *step = n->stages.at[i].reductions.at[k].step;
            for (uint32_t j = 0; j < step->outputs.count; j++)
                wide &= sx_type_bits[sx_type_of(step, step->outputs.at[j])] == 64;
        }
    return wide ? 2 : 1;
}

static void tile_outer(const schedule *s, nest *n, target_shape target)
{
    int64_t columns = parallel_extent(n, 0);
    n->lanes = kept_lanes(n, target);
    if (tile_transposed(s, n, target))
        return;
    /* If not `tiled`, a tile has one row, because each further row would need its own local buffers or its own copy of
     * a long step. */
    bool tiled = !n->locals.count && !long_steps(n);
    bool panels = find_panels(n), turned = false;
    while (panels && parallel_extent(n, 1) > 1 && n->lanes > CACHE_WAYS && !panels_fit(n, 1))
        n->lanes /= 2; /* a panel of fewer lanes has fewer lines, so they stay in the cache while several rows run */
    int64_t needed = divide_up(columns, n->lanes);
    uint32_t most = 1, registers = registers_of_accumulator(n, target);
    if (tiled && panels && turns_in_registers(n, target)) {
        turned = true;
        most = parallel_extent(n, 1) == 1 && panels_fit(n, TURNED_VECTORS) ? TURNED_VECTORS : 1;
    } else if (tiled && nest_reduces(n))
        most = (uint32_t)divide_up(reduced_vectors(n, target, panels, registers * needed), registers);
    else if (tiled)
        most = vectors_in_flight(n, target);
    else if (!panels && is_short_code(n))
        most = local_vectors(s, n);
    n->vectors = needed < most ? (uint32_t)(needed < 1 ? 1 : needed) : most;
    n->rows = 1;
    if (nest_reduces(n) && tiled && !in_blocks(n)) { /* all rows of a tile must run the same rounds */
        uint32_t width = n->vectors * nest_accumulators(n) * registers;
        uint32_t most = turned ? TURNED_ROWS : most_rows(target, width);
        uint32_t enough = LATENCY / width + 1; /* more than LATENCY accumulators hide the latency */
        bool combines = nest_combines(n), plain = n->code->inst.count <= PLAIN_CODE;
        if ((!plain || nest_accumulators(n) > 1) && longest_row(n) <= FEW_ROUNDS && most >= 2 * enough)
            most = enough;
        n->rows = choose_rows(parallel_extent(n, 1), most ? most : 1, combines || !plain ? 1 : enough);
        if (combines && !nest_rows_fit(n)) /* a row that is computed again would combine twice */
            n->rows = 1;
    }
    if (panels) {
        find_store_panels(n);
        scan_in_registers(n, target);
    }
    n->streams = !panels && streams_map(s, n, target);
    if (!panels && n->lanes > 1)
        tile_strips(s, n, target);
}

/* Whether rows and code are short enough to interleave rows. Interleaved rows hide the latency of folds, divisions and
 * loads. */
static bool is_short(const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        if (n->stages.at[i].extent > SHORT_ROW)
            return false;
    return is_short_code(n);
}

static bool any_order(const nest *n)
{
    bool any = false;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++) {
            if (!n->stages.at[i].reductions.at[k].any_order)
                return false;
            any = true;
        }
    return any;
}

/* Chooses how many vectors of elements exact reductions (any_order) read at once: enough to hide the latency of a step,
 * but few enough to keep all accumulators in registers. Slow steps (SLOW_STEP) need twice as many vectors. If rows have
 * at most PAIRED_ROW elements, a second row has the additional vectors (is_paired). */
static uint32_t free_vectors(const nest *n, target_shape target)
{
    uint32_t vectors = steps_slowly(n) && longest_row(n) > PAIRED_ROW ? 2 * FREE_VECTORS : FREE_VECTORS;
    while (vectors > 1 && vectors * nest_accumulators(n) > target.registers - SPARE_REGISTERS)
        vectors /= 2;
    return vectors;
}

/* Whether to interleave two rows that are not short. If several stages run over a row, as in a softmax, each stage
 * waits for the fold of the previous stage. A second row fills these waits. The accumulators of both rows must fit into
 * registers. If only one stage runs over a row, the CPU begins the next row during the fold. In this case, a second row
 * pays only for exact reductions (any_order) with slow steps (SLOW_STEP). */
static bool is_paired(const nest *n, target_shape target)
{
    uint32_t loops = 0;
    for (uint32_t i = 0; i < n->stages.count; i++)
        loops += n->stages.at[i].loop != NO_LOOP;
    bool waits = loops > 1 || (any_order(n) && steps_slowly(n));
    return waits && longest_row(n) <= PAIRED_ROW && target.lanes > 4 &&
           n->code->inst.count + long_steps(n) <= PAIRED_CODE &&
           2 * n->vectors * nest_accumulators(n) <= target.registers - SPARE_REGISTERS;
}

static void tile_inner(nest *n, target_shape target)
{
    n->lanes = is_wide(n) && target.lanes > 1 ? target.lanes / 2 : target.lanes;
    n->vectors = any_order(n) ? free_vectors(n, target) : VIRTUAL_LANES / n->lanes;
    uint32_t rows = longest_row(n) <= n->lanes ? INTERLEAVED_VECTORS : INTERLEAVED_ROWS;
    uint32_t most = is_short(n) ? (target.lanes > 4 ? rows : INTERLEAVED_NARROW) : is_paired(n, target) ? 2 : 1;
    n->rows = nest_combines(n) ? 1 : choose_rows(parallel_extent(n, 0), most, 1);
}

double nest_round_work(const nest *n)
{
    double each = n->code->inst.count / n->stages.count + 4 + (double)long_steps(n) / n->stages.count;
    return n->mode == LANES_KEPT ? each * n->rows * n->vectors : each;
}

static int64_t block_rounds(const nest *n, const nest_stage *stage)
{
    int64_t block = stage_block(n, stage);
    return block && block < stage->extent ? block : stage->extent;
}

/* Estimates the vector instructions of the stages of a tile. In LANES_REDUCED, combining the lanes of a reduction takes
 * about as long as FOLD vectors of elements. */
static double tile_work(const nest *n)
{
    enum { FOLD = 4 };
    double work = 0;
    for (uint32_t i = 0; i < n->stages.count; i++) {
        const nest_stage *stage = &n->stages.at[i];
        int64_t extent = block_rounds(n, stage);
        int64_t rounds = divide_up(extent, n->lanes) + (stage->reductions.count ? FOLD : 0);
        work += nest_round_work(n) * (double)(n->mode == LANES_KEPT ? extent : n->rows * rounds);
    }
    return work;
}

static void place_panels(nest *n)
{
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *a = &n->args.at[i];
        if (!a->panel || a->panel_kind == PANEL_IN_REGISTERS)
            continue;
        bool by_row = n->rows > 1 && affine_factor(n, &a->index, n->outer - 2) != 0;
        a->panel_offset = n->scratch_bytes;
        n->scratch_bytes +=
            (int64_t)(by_row ? n->rows : 1) * n->vectors * n->lanes * a->panel * ((sx_type_bits[a->type] + 7) / 8);
        n->scratch_bytes = (n->scratch_bytes + 63) / 64 * 64;
    }
    for (uint32_t k = 0; k < n->stages.count; k++)
        for (uint32_t i = 0; i < n->stages.at[k].stores.count; i++) {
            nest_store *store = &n->stages.at[k].stores.at[i];
            if (!store->panel || nest_panel_kind(n) == PANEL_IN_REGISTERS)
                continue;
            int64_t bytes = (sx_type_bits[sx_type_of(n->code, store->value)] + 7) / 8;
            store->panel_offset = n->scratch_bytes;
            n->scratch_bytes += ((int64_t)n->vectors * n->lanes * store->panel * bytes + 63) / 64 * 64;
        }
}

int64_t chunk_bytes(const nest *n, const nest_stage *stage)
{
    if (!stage->chunk)
        return 0;
    int64_t count = divide_up(stage_block(n, stage) ? stage_block(n, stage) : stage->extent, stage->chunk), levels = 1,
            values = 0;
    while (count >> levels)
        levels++;
    for (uint32_t k = 0; k < stage->reductions.count; k++)
        values += reduction_accumulators(&stage->reductions.at[k]);
    return levels * values * n->rows * (n->mode == LANES_KEPT ? n->vectors : 1) * partial_bytes(n);
}

/* The bytes of scratch at nest.partials. They hold partial results of chunks, accumulators of a tile that runs in
 * strips, or rows of a strip with shifted vectors. */
static int64_t partials_size(const nest *n)
{
    int64_t most = 0;
    for (uint32_t i = 0; i < n->stages.count; i++) {
        int64_t size = chunk_bytes(n, &n->stages.at[i]);
        most = size > most ? size : most;
    }
    if (n->columns && n->stages.at[0].reductions.count)
        most = strips_bytes(n) + n->columns / (n->lanes * n->vectors) * most;
    if (n->shifts)
        most = shifted_bytes(n);
    return (most + 63) / 64 * 64;
}

/* Tiles a nest that has stages. The nest may use scratch from offset `begin` on. */
static void tile_stages(const schedule *s, nest *n, target_shape target, int64_t begin)
{
    if (n->mode == LANES_KEPT)
        tile_outer(s, n, target);
    else
        tile_inner(n, target);
    n->ahead = rows_ahead(s, n, target);
    int64_t instances = n->mode == LANES_KEPT ? (int64_t)n->lanes * n->rows * n->vectors : n->rows;
    n->scratch_bytes = begin;
    for (uint32_t i = 0; i < n->locals.count; i++) {
        nest_local *l = &n->locals.at[i];
        int64_t size = sx_type_bits[l->type] < 8 ? 1 : sx_type_bits[l->type] / 8;
        /* In LANES_REDUCED, stores to local buffers write whole vectors, and each row has cache lines of its own. */
        int64_t line = LINE / size, whole = divide_up(l->elements, n->lanes) * n->lanes;
        l->row_elements = n->mode == LANES_KEPT ? l->elements : divide_up(whole, line) * line;
        l->offset = n->scratch_bytes;
        n->scratch_bytes += (l->row_elements * instances * size + 63) / 64 * 64;
    }
    place_panels(n);
    n->partials = n->scratch_bytes;
    n->scratch_bytes += partials_size(n);
    uint32_t spread = n->shared ? n->shared : nest_spread(n), row = n->outer - (n->mode == LANES_KEPT ? 2 : 1);
    n->tiles = n->shared ? 1 : count_tiles(n, 0, spread, row);
    n->work = tile_work(n) * (double)count_tiles(n, spread, n->outer, row);
    if (n->columns)
        n->work *= (double)n->columns / (n->lanes * n->vectors);
}

/* A tile is one iteration of the parallel loops. Scratch begins with the buffers of nest.scoped. The parts run one
 * after another, so they share the scratch after these buffers. */
static void tile_parts(const schedule *s, nest *n, target_shape target)
{
    int64_t end = 0;
    n->lanes = n->rows = n->vectors = 1;
    n->tiles = count_tiles(n, 0, nest_spread(n), n->outer);
    for (uint32_t i = 0; i < n->scoped.count; i++) {
        n->scoped.at[i].offset = end;
        end += (s->buffers.at[n->scoped.at[i].buffer].bytes + 63) / 64 * 64;
    }
    n->scratch_bytes = end;
    n->work = 0;
    for (uint32_t i = 0; i < n->parts.count; i++) {
        nest *part = n->parts.at[i];
        tile_stages(s, part, target, end);
        n->work += part->work * (double)count_tiles(n, nest_spread(n), part->shared, n->outer);
        n->scratch_bytes = part->scratch_bytes > n->scratch_bytes ? part->scratch_bytes : n->scratch_bytes;
    }
}

void tile_nest(const schedule *s, nest *n, target_shape target)
{
    if (n->sort)
        tile_sort(n);
    else if (n->parts.count)
        tile_parts(s, n, target);
    else
        tile_stages(s, n, target, 0);
}
