/* Checks the choices of tile_nest: tiles cover the outer loops; local buffers, panels and partial results do not
 * overlap in scratch. */
#include "base/status.h"
#include "schedule/nest_bounds.h"
#include "schedule/schedule.h"

/* Returns the number of iterations of an outer loop, or of one of its blocks if the loop runs in blocks. `from_end` is
 * 0 for the last outer loop, 1 for the second-to-last. Returns 1 if n has no loop there, or if n is a part and shares
 * the loop with the nest around it. */
static int64_t outer_extent(const nest *n, uint32_t from_end)
{
    if (n->outer - n->shared <= from_end)
        return 1;
    const nest_loop *loop = &n->loops.at[n->outer - 1 - from_end];
    return loop->block ? loop->block : loop->extent;
}

/* Whether a nest with `columns` can reduce in strips. Its accumulators and the partial results of its chunks must lie
 * in scratch at or after offset `end`. */
static bool reduces_with_room(const nest *n, int64_t end)
{
    int64_t groups = n->columns / (n->lanes * n->vectors), last = strips_bytes(n);
    last += groups * chunk_bytes(n, &n->stages.at[0]);
    return reduces_in_strips(n) && n->partials >= end && n->partials + last <= n->scratch_bytes;
}

/* Whether a nest with `columns` can transpose its loads. Each panel, and so each strip, must have `lanes` rounds. A
 * block must consist of whole strips. */
static bool transposes(const nest *n)
{
    const nest_stage *stage = &n->stages.at[0];
    int64_t block = stage_block(n, stage);
    int kind = -1;
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        if (a->panel && (a->panel != n->lanes || !nest_is_transposed(n, a, n->outer - 1, stage->loop) ||
                         (kind >= 0 && a->panel_kind != kind)))
            return false;
        kind = a->panel ? a->panel_kind : kind;
    }
    return kind >= 0 && n->stages.count == 1 && !stage->reductions.count && n->vectors == 1 && block % n->lanes == 0;
}

/* Whether a nest transposes and can start each stored vector at a cache line (nest.shifts). The rows that pass through
 * scratch (shifted_bytes) must lie at or after offset `end`. */
static bool can_shift(const nest *n, int64_t end)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].panel && n->args.at[i].panel_kind == PANEL_IN_SCRATCH)
            return false;
    return n->columns && transposes(n) && n->stages.at[0].stores.count == 1 &&
           is_shifted_store(n, &n->stages.at[0].stores.at[0]) && outer_extent(n, 0) >= n->lanes &&
           (!shifted_bytes(n) || (n->partials >= end && n->partials + shifted_bytes(n) <= n->scratch_bytes));
}

/* Whether a nest is in LANES_KEPT and is not a part, and its stores fill whole cache lines. With `shifts`, can_shift
 * has checked the stores. */
static bool stores_lines(const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count && !n->shifts; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (!is_line_store(n, &n->stages.at[i].stores.at[k]))
                return false;
    return n->mode == LANES_KEPT && !n->shared;
}

/* For a nest in LANES_REDUCED: whether a round has VIRTUAL_LANES elements. If all reductions may use any order and no
 * stage with a reduction has chunks, any power of two up to MOST_ROUND is valid. */
static bool round_valid(const nest *n)
{
    uint32_t lanes = round_lanes(n);
    bool exact = lanes <= MOST_ROUND && (lanes & (lanes - 1)) == 0;
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].reductions.count; k++)
            exact &= n->stages.at[i].reductions.at[k].any_order && !n->stages.at[i].chunk;
    return lanes == VIRTUAL_LANES || exact;
}

/* Checks the tiles of a nest that has stages. If the nest is a part, the first `end` bytes of scratch belong to buffers
 * of the nest around it; otherwise `end` is 0. The function advances `end` past each local buffer and panel that it has
 * checked. */
static qn_status check_tiles(const nest *n, int64_t end)
{
    QN_TRY(nest_verify_streams(n));
    bool kept = n->mode == LANES_KEPT;
    if (!n->lanes || !n->rows || !n->vectors || (!kept && !round_valid(n)))
        return status_make(QN_INTERNAL, "nest (%s): tiles have a wrong number of lanes, rows or vectors", n->label);
    if (n->rows > 1 && n->rows > outer_extent(n, kept ? 1 : 0))
        return status_make(QN_INTERNAL, "nest (%s): a tile has more rows than the nest", n->label);
    uint32_t spread = n->shared ? 0 : nest_spread(n), row = n->outer - (kept ? 2 : 1);
    int64_t tiles = 1;
    if ((n->rows > 1 && n->loops.at[row].kind == LOOP_SERIAL) ||
        (kept && n->outer && n->lanes * n->vectors > 1 && n->loops.at[n->outer - 1].kind == LOOP_SERIAL))
        return status_make(QN_INTERNAL, "nest (%s): a tile has several iterations of a serial loop", n->label);
    for (uint32_t i = 0; i < spread; i++) {
        int64_t step = kept && i + 1 == n->outer ? tile_columns(n) : i == row ? n->rows : 1;
        tiles *= divide_up(outer_extent(n, n->outer - 1 - i), step);
    }
    if (nest_combines(n) && !nest_rows_fit(n)) /* a row beyond the end computes the last row again */
        return status_make(QN_INTERNAL, "nest (%s): a tile computes a row twice and has a store that combines",
                           n->label);
    if (kept && (int64_t)(n->vectors - 1) * n->lanes >= outer_extent(n, 0) && n->vectors > 1)
        return status_make(QN_INTERNAL, "nest (%s): a tile has more vectors than the nest", n->label);
    if (n->tiles != tiles)
        return status_make(QN_INTERNAL, "nest (%s): %lld tiles; the outer loops have %lld", n->label,
                           (long long)n->tiles, (long long)tiles);
    if (n->columns && (!kept || n->rows != 1 || n->locals.count || n->columns % (n->lanes * n->vectors) ||
                       !(transposes(n) || reduces_with_room(n, end))))
        return status_make(QN_INTERNAL, "nest (%s): it cannot run in strips", n->label);
    if (n->shifts && !can_shift(n, end))
        return status_make(QN_INTERNAL, "nest (%s): it cannot shift its vectors", n->label);
    if (n->ahead && (!kept || n->outer < 2 || n->shared || n->columns || n->rows != 1 ||
                     n->loops.at[n->outer - 2].block || n->loops.at[n->outer - 2].extent <= (int64_t)n->ahead))
        return status_make(QN_INTERNAL, "nest (%s): it cannot prefetch rows", n->label);
    if (n->streams && !stores_lines(n))
        return status_make(QN_INTERNAL, "nest (%s): it does not store whole lines", n->label);
    for (uint32_t i = 0; i < n->loops.count; i++) {
        /* Where the loop that counts the blocks is: 1 for the last outer loop, 2 for the second-to-last. */
        uint32_t place = n->outer - n->loops.at[i].block_of;
        bool several = kept ? place == 1 || (place == 2 && n->rows > 1) : place == 1 && n->rows > 1;
        if (n->loops.at[i].block && several)
            return status_make(QN_INTERNAL, "nest (%s): a tile has several blocks of loop %u", n->label, i);
    }
    int64_t instances = kept ? (int64_t)n->lanes * n->rows * n->vectors : n->rows;
    for (uint32_t i = 0; i < n->locals.count; i++) {
        const nest_local *l = &n->locals.at[i];
        int64_t size = sx_type_bits[l->type] < 8 ? 1 : sx_type_bits[l->type] / 8;
        /* In LANES_REDUCED, stores write whole vectors. */
        int64_t needed = kept ? l->elements : divide_up(l->elements, n->lanes) * n->lanes;
        if (l->offset < end || l->offset % 64 || l->row_elements < needed || (kept && l->row_elements != needed))
            return status_make(QN_INTERNAL, "nest (%s): local buffer %u has a wrong place or size", n->label, i);
        end = l->offset + l->row_elements * instances * size;
    }
    for (uint32_t i = 0; i < n->args.count; i++) {
        const nest_arg *a = &n->args.at[i];
        if (!a->panel)
            continue;
        int64_t rows = n->rows > 1 && affine_factor(n, &a->index, n->outer - 2) != 0 ? n->rows : 1;
        if (a->panel_kind == PANEL_IN_REGISTERS && kept && rows == n->rows)
            continue;
        if (!kept || a->kind != ARG_LOAD || a->panel_offset < end || a->panel_offset % 64)
            return status_make(QN_INTERNAL, "nest (%s): the panel of argument %u is malformed", n->label, i);
        end = a->panel_offset + rows * n->vectors * n->lanes * a->panel * divide_up(sx_type_bits[a->type], 8);
    }
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++) {
            const nest_stage *stage = &n->stages.at[i];
            const nest_store *store = &stage->stores.at[k];
            if (!store->panel)
                continue;
            bool in_scratch = nest_panel_kind(n) == PANEL_IN_SCRATCH;
            if (!kept || n->rows != 1 || stage->loop == NO_LOOP || !store->buffer || store->predicate ||
                store->combine || !nest_index_turns(n, &store->index, n->outer - 1, stage->loop) ||
                store->panel != stage_panel_rounds(n, stage) ||
                (in_scratch ? store->panel_offset < end || store->panel_offset % 64 : n->vectors != 1))
                return status_make(QN_INTERNAL, "nest (%s): the panel of store %u of stage %u is malformed", n->label,
                                   k, i);
            if (in_scratch)
                end = store->panel_offset + (int64_t)n->vectors * n->lanes * store->panel *
                                                divide_up(sx_type_bits[sx_type_of(n->code, store->value)], 8);
        }
    for (uint32_t i = 0; i < n->stages.count; i++) {
        const nest_stage *stage = &n->stages.at[i];
        int64_t values = 0, size = 0, each = 8 * (int64_t)n->rows * (kept ? (int64_t)n->lanes * n->vectors : 1);
        for (uint32_t k = 0; k < stage->reductions.count; k++)
            values += reduction_accumulators(&stage->reductions.at[k]);
        int64_t count =
            stage->chunk ? divide_up(stage_block(n, stage) ? stage_block(n, stage) : stage->extent, stage->chunk) : 0;
        for (; count; count /= 2)
            size += values * each;
        if (stage->chunk && (n->partials < end || n->partials + size > n->scratch_bytes))
            return status_make(QN_INTERNAL, "nest (%s): no room for the partial results of stage %u", n->label, i);
    }
    if (end > n->scratch_bytes)
        return status_make(QN_INTERNAL, "nest (%s): buffers and panels end at %lld; scratch has %lld bytes", n->label,
                           (long long)end, (long long)n->scratch_bytes);
    return NULL;
}

qn_status nest_verify_tiles(const schedule *s, const nest *n)
{
    int64_t end = 0, tiles = 1;
    if (!n->parts.count)
        return check_tiles(n, 0);
    for (uint32_t i = 0; i < nest_spread(n); i++)
        tiles *= n->loops.at[i].extent;
    if (n->tiles != tiles || n->lanes != 1 || n->rows != 1 || n->vectors != 1 || n->streams || n->shifts)
        return status_make(
            QN_INTERNAL,
            "nest (%s) with parts has %lld tiles; expected %lld of one lane, row and vector, no streams or shifts",
            n->label, (long long)n->tiles, (long long)tiles);
    for (uint32_t i = 0; i < n->scoped.count; i++) {
        if (s->buffers.at[n->scoped.at[i].buffer].kind != BUFFER_SCRATCH)
            return status_make(QN_INTERNAL, "nest (%s): buffer %u of a tile is not in scratch", n->label, i);
        if (n->scoped.at[i].offset < end || n->scoped.at[i].offset % 64)
            return status_make(QN_INTERNAL, "nest (%s): buffer %u of a tile overlaps or is not aligned", n->label, i);
        end = n->scoped.at[i].offset + s->buffers.at[n->scoped.at[i].buffer].bytes;
    }
    for (uint32_t i = 0; i < n->parts.count; i++) {
        QN_TRY(check_tiles(n->parts.at[i], end));
        if (n->parts.at[i]->scratch_bytes > n->scratch_bytes)
            return status_make(QN_INTERNAL, "nest (%s): part %u needs more scratch than the nest has", n->label, i);
    }
    if (end > n->scratch_bytes)
        return status_make(QN_INTERNAL, "nest (%s): scratch has %lld bytes; the buffers of a tile need %lld", n->label,
                           (long long)n->scratch_bytes, (long long)end);
    return NULL;
}
