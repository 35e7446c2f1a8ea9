/* Emits a stage: its inner loop and its reductions. In LANES_KEPT (schedule/nest.h), a round of the loop computes one
 * element in each lane. In LANES_REDUCED, a round computes a block of neighbouring elements. A strip is a group of
 * rounds. It has at most as many rounds as a panel holds; in a nest with `columns`, at most strip_rounds. emit.h
 * explains instances; schedule/nest.h explains the other terms. */
#include <string.h>

#include "jit/emit_stage.h"

enum {
    UNROLL_LIMIT = 600,   /* a LANES_KEPT loop without chunks, blocks or stretches is fully unrolled if all its rounds
                             together have at most this many instructions */
    TRANSPOSED = 5,       /* instructions for a vector that is loaded and transposed */
    SHARED_ROUNDS = 32,   /* a loop of more rounds than this is not fully unrolled if another stage of its nest has a
                             loop, too (shares_elements) */
    MOST_ROUNDS = 4,      /* the most rounds that are unrolled together */
    MANY_INSTANCES = 6,   /* in a stretch, a tile with this many instances or more unrolls fewer rounds */
    POINTERS_FROM = 10,   /* outside of stretches, a loop keeps pointers (emit_pointer_of_loop) if the tile has at least
                             this many instances, or one row of at least 8 vectors */
    LARGE_TILE = 14,      /* a tile with this many instances or more is large (rounds_together) */
    LITTLE_WORK = 1 << 14 /* a nest has little work if all its tiles together run fewer instructions than this */
};

/* ---- loops ------------------------------------------------------------------------------------------------------- */

/* The loop of a LANES_REDUCED stage. In a kernel that polls the stop flag, a long loop is cut into pieces, with a poll
 * before each piece. Then `strips` is the loop over the pieces, and `rounds` is the loop inside a piece. */
typedef struct stage_loop {
    loop strips, rounds;
    int64_t strip; /* index values in a piece; 0: the loop is one piece, and `strips` is not used */
    LLVMValueRef end;
} stage_loop;

/* The number of instructions of `rounds` rounds, by the estimate of tile.c. */
static double work_of(const nest_emitter *n, int64_t rounds)
{
    return nest_round_work(n->nest) * (n->nest->mode == LANES_KEPT ? 1 : n->vectors) * (double)rounds;
}

/* Opens the loop over `count` rounds of a LANES_REDUCED stage. Each round adds `step` to the index. */
static stage_loop rounds_open(nest_emitter *n, accumulators *a, LLVMValueRef begin, int64_t count, int64_t step,
                              LLVMValueRef end)
{
    stage_loop l = {.end = end};
    double work = work_of(n, 1);
    int64_t rounds = work < POLL_WORK ? (int64_t)(POLL_WORK / work) : 1;
    if (n->polls && count > rounds) {
        LLVMBuilderRef b = n->e->builder;
        l.strip = rounds * step;
        l.strips = emit_loop_open(n, a, begin, NULL);
        emit_poll(n->e);
        begin = l.strips.index;
        LLVMValueRef strip_end = LLVMBuildAdd(b, begin, emit_int(n->e, l.strip), "");
        l.end = LLVMBuildSelect(b, emit_less(n, strip_end, end), strip_end, end, "");
    }
    l.rounds = emit_loop_open(n, a, begin, NULL);
    return l;
}

static void rounds_close(nest_emitter *n, stage_loop *l, accumulators *a, int64_t step, LLVMValueRef end)
{
    emit_loop_close(n, &l->rounds, a, step, l->end);
    if (l->strip)
        emit_loop_close(n, &l->strips, a, l->strip, end);
}

/* Like emit_loop_range, but `begin` is never NULL. */
static loop_range stage_range(nest_emitter *n, const nest_stage *stage)
{
    loop_range r = emit_loop_range(n, stage->loop);
    r.begin = r.begin ? r.begin : emit_int(n->e, 0);
    return r;
}

/* ---- stages ------------------------------------------------------------------------------------------------------ */

/* The number of instructions of one round, for all instances together. */
static int64_t round_size(const nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    int64_t size = (int64_t)emit_accumulator_count(n, stage) + stage_long_step(stage) * n->rows * vectors;
    for (uint32_t i = 1; i < n->nest->code->inst.count; i++)
        if (n->needed[i] && n->depends[i] & DEPENDS_INNER)
            size += (n->depends[i] & DEPENDS_ROW ? n->rows : 1) * (n->depends[i] & DEPENDS_COLUMN ? vectors : 1) *
                    (emit_reads_panel(n, i, stage) ? TRANSPOSED : 1);
    return size;
}

/* Sets the loop's variable to `at`. In a stretch, sets stretch.place to the place of round `at` + n->ahead. */
static void set_round(nest_emitter *n, const nest_stage *stage, LLVMValueRef at)
{
    if (stage->loop != NO_LOOP)
        n->vars[stage->loop] = at;
    if (n->stretch.size)
        n->stretch.place =
            LLVMBuildSub(n->e->builder, emit_sum(n->e, at, emit_int(n->e, n->ahead)), n->stretch.first, "");
}

static void outer_round(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                        bool start)
{
    set_round(n, stage, at);
    emit_round(n, stage, vectors);
    emit_accumulate(n, stage, a, vectors, start);
    if (stage_runs(n->nest, stage)) {
        emit_set_running(n, stage, a, vectors);
        emit_running(n, stage, vectors);
    }
}

/* Like outer_round, but the round starts the accumulators only if the i1 `starts` holds at run time. */
static void outer_round_if(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                           LLVMValueRef starts)
{
    LLVMValueRef *before = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    set_round(n, stage, at);
    emit_round(n, stage, vectors);
    emit_accumulate(n, stage, a, vectors, true);
    LLVMValueRef *started = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    memcpy(a->at, before, a->count * sizeof *a->at);
    emit_accumulate(n, stage, a, vectors, false);
    for (uint32_t i = 0; i < a->count; i++)
        a->at[i] = LLVMBuildSelect(n->e->builder, starts, started[i], a->at[i], "");
    emit_set_running(n, stage, a, vectors);
    emit_running(n, stage, vectors);
}

bool emit_starts_at_zero(const nest_stage *stage)
{
    for (uint32_t i = 0; i < stage->reductions.count; i++)
        if (!stage->reductions.at[i].from_zero)
            return false;
    return true;
}

/* How many rounds a panel holds, if the stage reads operands through panels; otherwise 0. */
static uint32_t panel_rounds(const nest_emitter *n, const nest_stage *stage)
{
    for (sx i = 1; i < n->nest->code->inst.count; i++)
        if (emit_reads_panel(n, i, stage))
            return n->nest->args.at[n->nest->code->inst.at[i].aux].panel;
    return 0;
}

/* How many of the `left` remaining rounds of a stage form the next strip that reads panels. `panels` is from
 * panel_rounds. If the remaining rounds do not fill the panels, returns 0 in two cases: there are fewer than
 * LEAST_PANEL rounds, or the rounds store running accumulators. */
static uint32_t strip_with_panels(const nest_emitter *n, const nest_stage *stage, uint32_t panels, int64_t left)
{
    return !panels || left >= panels ? panels : left < LEAST_PANEL || stage_runs(n->nest, stage) ? 0 : (uint32_t)left;
}

/* Emits `rounds` rounds whose operands are transposed in registers. The first of them is round `from` + `first`; a NULL
 * `first` counts as 0. `starts` is an i1: whether the first round starts the accumulators. A NULL `starts` counts as
 * false. The registers hold the operands of one instance, so the code computes one instance after another. */
static void turned_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors,
                          LLVMValueRef from, LLVMValueRef first, uint32_t rounds, LLVMValueRef starts)
{
    for (uint32_t i = 0; i < n->rows * vectors; i++) {
        n->first_row = i / vectors;
        n->end_row = n->first_row + 1;
        n->first_vector = i % vectors;
        if (i)
            emit_keep_order(n);
        emit_turned(n, stage, from, first, rounds);
        LLVMValueRef at = n->vars[stage->loop];
        for (n->ahead = 0; n->ahead < rounds; n->ahead++)
            if (starts && n->ahead == 0)
                outer_round_if(n, stage, a, n->first_vector + 1, at, starts);
            else
                outer_round(n, stage, a, n->first_vector + 1, at, false);
        n->ahead = 0;
        n->turned = NULL;
    }
    n->first_vector = n->first_row = 0;
    n->end_row = n->rows;
}

/* Emits round 0 of the strip that begins at round `at`. This code starts the accumulators and runs only in the first
 * strip, which begins at round `begin`. Returns where the strip continues: at its round 1 in the first strip, at its
 * round 0 in later strips. */
static LLVMValueRef start_round(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors,
                                LLVMValueRef at, LLVMValueRef begin)
{
    LLVMBuilderRef b = n->e->builder;
    LLVMValueRef *before = arena_copy(n->e->arena, a->at, a->count * sizeof *a->at);
    LLVMValueRef first = LLVMBuildICmp(b, LLVMIntEQ, at, begin, "");
    LLVMBasicBlockRef start = emit_block(n->e, "start"), after = emit_block(n->e, "started");
    LLVMBasicBlockRef from[2] = {LLVMGetInsertBlock(b)};
    LLVMBuildCondBr(b, first, start, after);
    LLVMPositionBuilderAtEnd(b, start);
    n->panel_round = emit_int(n->e, 0);
    outer_round(n, stage, a, vectors, at, true);
    n->panel_round = NULL;
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_merge(n, a, before, from);
    return LLVMBuildZExt(b, first, n->e->types[SX_I64], "");
}

/* Emits a strip of rounds whose panels are in registers. If the stage's store goes through a panel, this panel is in
 * registers, too. `starts`: see turned_rounds. */
static void turned_strip(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                         uint32_t rounds, LLVMValueRef starts)
{
    bool panel = stage->stores.count && stage->stores.at[0].panel;
    LLVMValueRef *stored = panel ? ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, rounds) : NULL;
    n->stored = stored;
    turned_rounds(n, stage, a, vectors, at, NULL, rounds, starts);
    n->stored = NULL;
    if (stored)
        emit_store_panels(n, stage, at, vectors, stored);
}

/* Emits a strip of rounds. The operands of all these rounds are transposed first. If stores go through panels, the
 * panels are stored after the last round. begin: the first round of the first strip, which starts the accumulators;
 * NULL if no round starts them. */
static void panel_strip(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, LLVMValueRef at,
                        int64_t rounds, int64_t unroll, LLVMValueRef begin)
{
    LLVMBuilderRef b = n->e->builder;
    if (nest_panel_kind(n->nest) == PANEL_IN_REGISTERS) {
        LLVMValueRef starts = begin ? LLVMBuildICmp(b, LLVMIntEQ, at, begin, "") : NULL;
        turned_strip(n, stage, a, vectors, at, (uint32_t)rounds, starts);
        return;
    }
    emit_panels(n, stage, at, vectors, (uint32_t)rounds);
    LLVMValueRef from = begin ? start_round(n, stage, a, vectors, at, begin) : emit_int(n->e, 0);
    while (rounds % unroll)
        unroll--;
    loop inner = emit_loop_open(n, a, from, NULL);
    for (int64_t u = 0; u < unroll; u++) {
        n->panel_round = LLVMBuildAdd(b, inner.index, emit_int(n->e, u), "");
        outer_round(n, stage, a, vectors, LLVMBuildAdd(b, at, n->panel_round, ""), false);
    }
    n->panel_round = NULL;
    emit_loop_close(n, &inner, a, unroll, emit_int(n->e, rounds));
    emit_store_panels(n, stage, at, vectors, NULL);
}

/* Emits `count` rounds from `at` on, one after another. place: how many rounds of the stretch come before `at`, if this
 * number is a known constant; else -1. of: the loop whose iteration consists of these rounds, or NULL. */
static void group_of_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors,
                            LLVMValueRef at, int64_t count, int64_t place, const loop *of)
{
    LLVMBuilderRef b = n->e->builder;
    if (n->stretch.size) {
        n->stretch.group = place < 0 ? LLVMBuildSub(b, at, n->stretch.first, "") : emit_int(n->e, 0);
        n->stretch.round = at = place < 0 ? emit_opaque(n->e, at) : at;
    }
    n->group = (round_group){.count = count, .loop = stage->loop};
    n->group.of = n->stretch.size || n->rows * vectors < (n->rows == 1 ? 8 : POINTERS_FROM) ? NULL : of;
    n->group.vectors = ARENA_NEW_ARRAY(n->e->arena, LLVMValueRef, (size_t)n->nest->args.count * n->rows);
    for (int64_t u = 0; u < count; u++) {
        n->group.round = u;
        n->ahead = n->stretch.size ? 0 : (uint32_t)u;
        n->stretch.ahead = u;
        n->stretch.place_ahead = place < 0 ? u : place + u;
        outer_round(n, stage, a, vectors, u && !n->ahead ? LLVMBuildAdd(b, at, emit_int(n->e, u), "") : at, false);
    }
    emit_move_pointers(n, count);
    n->ahead = 0;
    n->stretch.group = NULL;
    n->group = (round_group){.count = 0};
}

/* How many rounds are unrolled together:
 *   one            if a round is long
 *   one or two     in a stretch of at least MOST_ROUNDS rounds, if the tile has at least MANY_INSTANCES instances. The
 *                  code can contain such rounds twice, with and without the predicate. One if the nest has little work:
 *                  unrolling would cost more compile time than it saves run time. One if the tile is large: ResNet-50
 *                  was as fast with one round as with two. Otherwise two
 *   two            outside of stretches, in a large tile of several rows, because the tile's arithmetic takes longer
 *                  than issuing its instructions. Targets with lane operands (target_shape) are an exception, because
 *                  there one vector has the elements of several rounds
 *   MOST_ROUNDS    in all other cases */
static int64_t rounds_together(const nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    uint32_t instances = n->rows * vectors;
    if (round_size(n, stage, vectors) > UNROLL_LIMIT / 8)
        return 1;
    if (n->stretch.size >= MOST_ROUNDS && instances >= MANY_INSTANCES)
        return n->nest->work * (double)n->nest->tiles < LITTLE_WORK || instances >= LARGE_TILE ? 1 : 2;
    bool large = !n->stretch.size && n->rows > 1 && instances >= LARGE_TILE;
    return large && !n->e->target->shape.lane_operands ? 2 : MOST_ROUNDS;
}

void emit_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t unroll = rounds_together(n, stage, vectors);
    uint32_t panels = panel_rounds(n, stage);
    int64_t group = panels ? panels : unroll;
    bool exact = range_is_exact(&s), groups = s.multiple && s.multiple % group == 0;
    int64_t rest = groups ? 0 : exact ? s.most % group : group - 1;
    if (s.most >= group) {
        LLVMValueRef limit = rest ? LLVMBuildSub(b, s.end, emit_int(n->e, group - 1), "") : s.end;
        loop l = emit_loop_open(n, a, s.begin, groups || exact ? NULL : limit);
        if (panels)
            panel_strip(n, stage, a, vectors, l.index, panels, unroll, NULL);
        else
            group_of_rounds(n, stage, a, vectors, l.index, group, -1, &l);
        LLVMValueRef next = emit_loop_close(n, &l, a, group, limit);
        s.begin = exact ? LLVMBuildAdd(b, s.begin, emit_int(n->e, s.most - rest), "") : next;
    }
    if (!rest)
        return;
    if (exact && strip_with_panels(n, stage, panels, rest)) {
        panel_strip(n, stage, a, vectors, s.begin, rest, unroll, NULL);
    } else if (exact && rest < MOST_ROUNDS) {
        group_of_rounds(n, stage, a, vectors, s.begin, rest, n->stretch.whole ? s.most - rest : -1, NULL);
    } else {
        loop l = emit_loop_open(n, a, s.begin, exact ? NULL : s.end);
        group_of_rounds(n, stage, a, vectors, l.index, 1, -1, &l);
        emit_loop_close(n, &l, a, 1, s.end);
    }
}

static void kept_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s,
                        stretch_range range)
{
    if (stage->stretch)
        emit_stretches(n, stage, a, vectors, s, range);
    else
        emit_rounds(n, stage, a, vectors, s);
}

/* How the rounds of a chunk or of a block lie in stretches. A loop without chunks and blocks counts as one chunk. */
static stretch_range range_of_stretches(const nest_emitter *n, const nest_stage *stage)
{
    int64_t part = stage->chunk ? stage->chunk : stage_block(n->nest, stage);
    part = part ? part : stage->extent;
    if (!stage->stretch || stage->stretch % part == 0)
        return STRETCH_ONE;
    return emit_starts_at_zero(stage) && part % stage->stretch == 0 ? STRETCH_WHOLE : STRETCH_ANY;
}

/* Emits the rounds `s`, at least one. The earlier values of the accumulators are not used. */
static void kept_elements(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors, loop_range s)
{
    LLVMBuilderRef b = n->e->builder;
    stretch_range range = range_of_stretches(n, stage);
    if (emit_starts_at_zero(stage)) {
        emit_clear_accumulators(n, stage, a, vectors);
    } else {
        LLVMValueRef begin = s.begin ? s.begin : emit_int(n->e, 0);
        int64_t panels = panel_rounds(n, stage);
        if (panels > 1 && range_is_exact(&s) && s.most % panels == 0 && !stage->stretch &&
            work_of(n, s.most) <= POLL_WORK) {
            emit_clear_accumulators(n, stage, a, vectors);
            loop l = emit_loop_open(n, a, begin, NULL);
            panel_strip(n, stage, a, vectors, l.index, panels, 1, begin);
            emit_loop_close(n, &l, a, panels, LLVMBuildAdd(b, begin, emit_int(n->e, s.most), ""));
            return;
        }
        outer_round(n, stage, a, vectors, s.begin, true);
        s.multiple = range_is_exact(&s) ? s.most - 1 : 0;
        if (--s.most == 0)
            return;
        s.begin = LLVMBuildAdd(b, begin, emit_int(n->e, 1), "");
    }
    if (!n->polls || work_of(n, s.most) <= POLL_WORK) {
        kept_rounds(n, stage, a, vectors, s, range);
        return;
    }
    int64_t strip = (int64_t)(POLL_WORK / work_of(n, 1)) / 64 * 64;
    strip = strip < 64 ? 64 : strip;
    loop l = emit_loop_open(n, a, s.begin, s.end);
    emit_poll(n->e);
    LLVMValueRef end = LLVMBuildAdd(b, l.index, emit_int(n->e, strip), "");
    end = LLVMBuildSelect(b, emit_less(n, end, s.end), end, s.end, "");
    range = range == STRETCH_WHOLE ? STRETCH_ANY : range;
    int64_t multiple = s.multiple ? common_divisor(strip, s.multiple) : 0;
    kept_rounds(n, stage, a, vectors, (loop_range){l.index, end, strip, multiple}, range);
    emit_loop_close(n, &l, a, strip, s.end);
}

static void unrolled_rounds(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors)
{
    uint32_t panels = panel_rounds(n, stage), strip = 0;
    bool turned = panels && nest_panel_kind(n->nest) == PANEL_IN_REGISTERS, started = emit_starts_at_zero(stage);
    if (turned)
        emit_clear_accumulators(n, stage, a, vectors);
    for (int64_t from = 0; from < stage->extent; from += strip) {
        LLVMValueRef at = emit_int(n->e, from);
        strip = strip_with_panels(n, stage, panels, stage->extent - from);
        if (turned && strip) {
            turned_strip(n, stage, a, vectors, at, strip, from || started ? NULL : emit_bits(n->e, SX_I1, 1, 1));
            continue;
        }
        if (strip)
            emit_panels(n, stage, at, vectors, strip);
        for (uint32_t i = 0; i < strip || !i; i++) {
            n->panel_round = strip ? emit_int(n->e, i) : NULL;
            n->ahead = (uint32_t)from + i;
            outer_round(n, stage, a, vectors, NULL, from + i == 0 && !(turned && started));
        }
        n->ahead = 0;
        n->panel_round = NULL;
        if (strip)
            emit_store_panels(n, stage, at, vectors, NULL);
        strip = strip ? strip : 1;
    }
}

/* Whether another stage of the nest has a loop, too, and `stage` has more than SHARED_ROUNDS rounds. If the loops of
 * both stages were unrolled, LLVM would keep in registers the elements that both stages load, and would spill most of
 * them. */
static bool shares_elements(const nest_emitter *n, const nest_stage *stage)
{
    uint32_t loops = 0;
    for (uint32_t i = 0; i < n->nest->stages.count; i++)
        loops += n->nest->stages.at[i].loop != NO_LOOP && n->nest->stages.at[i].extent > 1;
    return loops > 1 && stage->extent > SHARED_ROUNDS;
}

/* Emits a LANES_KEPT stage: rounds run in order, and each lane reduces separately. */
static void stage_outer(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    accumulators a = emit_new_accumulators(n, stage);
    int64_t cost = round_size(n, stage, vectors);
    if (stage->extent == 0) {
        emit_finish_all(n, stage, NULL, vectors, n->lanes);
        return;
    }
    emit_prefetch_results(n, stage, vectors);
    if (stage->chunk) {
        LLVMValueRef begin, end = emit_int(n->e, stage->extent);
        chunks c = emit_chunks_open(n, stage, stage_range(n, stage), &begin);
        c.vectors = vectors;
        c.lanes = n->lanes;
        LLVMValueRef chunk_end = LLVMBuildAdd(n->e->builder, begin, emit_int(n->e, stage->chunk), "");
        if (stage->extent % stage->chunk)
            chunk_end = LLVMBuildSelect(n->e->builder, emit_less(n, chunk_end, end), chunk_end, end, "");
        kept_elements(n, stage, &a, vectors,
                      (loop_range){begin, chunk_end, stage->chunk, common_divisor(stage->extent, stage->chunk)});
        emit_join_chunks(n, &c, &a);
    } else if (stage_block(n->nest, stage) || stage->stretch ||
               (stage->extent > 1 && (stage->extent * cost > UNROLL_LIMIT || shares_elements(n, stage)))) {
        kept_elements(n, stage, &a, vectors, stage_range(n, stage));
    } else {
        unrolled_rounds(n, stage, &a, vectors);
    }
    emit_keep(n, stage, &a, vectors);
    emit_finish_all(n, stage, &a, vectors, n->lanes);
}

/* Sets `present` for a block with `rest` elements. Returns the number of vectors with at least one present lane. */
static uint32_t set_rest(nest_emitter *n, int64_t rest)
{
    uint32_t vectors = 0;
    for (uint32_t v = 0; v < n->vectors; v++) {
        int64_t lanes = rest - (int64_t)v * n->lanes;
        n->present[v] = lanes > 0 && lanes < n->lanes ? (uint32_t)lanes : n->lanes;
        vectors += lanes > 0;
    }
    return vectors;
}

static void inner_round(nest_emitter *n, const nest_stage *stage, accumulators *a, LLVMValueRef at, int64_t rest,
                        bool start)
{
    n->vars[stage->loop] = at;
    uint32_t vectors = set_rest(n, rest);
    emit_round(n, stage, vectors);
    emit_accumulate(n, stage, a, vectors, start);
}

/* Emits a whole round. If the condition of emit_run_condition is not a constant, emits the round twice: once for
 * elements in one run (emit_index.c), once for other elements. */
static void inner_block(nest_emitter *n, const nest_stage *stage, accumulators *a, LLVMValueRef at)
{
    LLVMBuilderRef b = n->e->builder;
    n->vars[stage->loop] = at;
    LLVMValueRef runs = n->rows == 1 ? emit_run_condition(n, stage) : NULL;
    if (!runs || LLVMIsConstant(runs)) {
        n->in_run = runs && LLVMConstIntGetZExtValue(runs);
        inner_round(n, stage, a, at, round_lanes(n->nest), false);
        n->in_run = false;
        return;
    }
    LLVMBasicBlockRef run = emit_block(n->e, "run"), split = emit_block(n->e, "split");
    LLVMBasicBlockRef after = emit_block(n->e, "block"), from[2];
    accumulators other = {arena_copy(n->e->arena, a->at, a->count * sizeof *a->at), a->count, a->vectors};
    LLVMBuildCondBr(b, runs, run, split);
    LLVMPositionBuilderAtEnd(b, run);
    n->in_run = true;
    inner_round(n, stage, a, at, round_lanes(n->nest), false);
    n->in_run = false;
    from[0] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, split);
    inner_round(n, stage, &other, at, round_lanes(n->nest), false);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_merge(n, &other, a->at, from);
    *a = other;
}

/* Emits `extent` elements, from element `base` (NULL: 0) on: whole rounds, then the remaining elements. */
static void reduced_elements(nest_emitter *n, const nest_stage *stage, accumulators *a, LLVMValueRef base,
                             int64_t extent)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t round = round_lanes(n->nest), blocks = extent / round, rest = extent % round, from = 0;
    LLVMValueRef zero = emit_int(n->e, 0), start = base ? base : zero;
    if (blocks > 0 && (a->count > 0 || blocks == 1)) {
        inner_round(n, stage, a, base, round, true);
        from = 1;
    }
    if (from < blocks) {
        LLVMValueRef begin = LLVMBuildAdd(b, start, emit_int(n->e, from * round), "");
        LLVMValueRef end = LLVMBuildAdd(b, start, emit_int(n->e, blocks * round), "");
        stage_loop l = rounds_open(n, a, begin, blocks - from, round, end);
        inner_block(n, stage, a, l.rounds.index);
        rounds_close(n, &l, a, round, end);
    }
    if (rest) {
        LLVMValueRef at = blocks ? LLVMBuildAdd(b, start, emit_int(n->e, blocks * round), "") : base;
        inner_round(n, stage, a, at, rest, blocks == 0);
    }
    set_rest(n, round);
}

/* Emits one chunk of the stage, or one block of its loop (stage_block), of `size` elements. A shorter last chunk or
 * block has code of its own. Returns the folded accumulators. */
static accumulators reduced_part(nest_emitter *n, const nest_stage *stage, LLVMValueRef begin, int64_t size)
{
    LLVMBuilderRef b = n->e->builder;
    int64_t rest = stage->extent % size;
    accumulators a = emit_new_accumulators(n, stage);
    if (!rest) {
        reduced_elements(n, stage, &a, begin, size);
        return emit_fold_rows(n, stage, &a, size);
    }
    LLVMBasicBlockRef whole = emit_block(n->e, "whole"), part = emit_block(n->e, "part");
    LLVMBasicBlockRef after = emit_block(n->e, "folded"), from[2];
    LLVMValueRef last = emit_int(n->e, stage->extent - rest);
    LLVMBuildCondBr(b, emit_less(n, begin, last), whole, part);
    LLVMPositionBuilderAtEnd(b, whole);
    reduced_elements(n, stage, &a, begin, size);
    accumulators first = emit_fold_rows(n, stage, &a, size);
    from[0] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, part);
    reduced_elements(n, stage, &a, last, rest);
    accumulators second = emit_fold_rows(n, stage, &a, rest);
    from[1] = LLVMGetInsertBlock(b);
    LLVMBuildBr(b, after);
    LLVMPositionBuilderAtEnd(b, after);
    emit_merge(n, &second, first.at, from);
    return second;
}

/* Emits a LANES_REDUCED stage. */
static void stage_inner(nest_emitter *n, const nest_stage *stage)
{
    accumulators a = emit_new_accumulators(n, stage);
    if (stage->extent == 0) {
        emit_finish_all(n, stage, NULL, 1, 1);
        return;
    }
    if (stage->chunk) {
        LLVMValueRef begin;
        chunks c = emit_chunks_open(n, stage, stage_range(n, stage), &begin);
        c.vectors = c.lanes = 1;
        a = reduced_part(n, stage, begin, stage->chunk);
        emit_join_chunks(n, &c, &a);
    } else if (stage_block(n->nest, stage) && stage_block(n->nest, stage) < stage->extent) {
        a = reduced_part(n, stage, stage_range(n, stage).begin, stage_block(n->nest, stage));
    } else {
        reduced_elements(n, stage, &a, NULL, stage->extent);
        emit_fold_and_finish(n, stage, &a);
        return;
    }
    emit_finish_all(n, stage, &a, 1, 1);
}

void emit_stage(nest_emitter *n, const nest_stage *stage, uint32_t vectors)
{
    if (n->polls && !n->nest->shared) /* a part of a nest polls in its loops instead */
        emit_poll(n->e);
    if (n->nest->mode == LANES_KEPT) {
        stage_outer(n, stage, vectors);
    } else if (stage->loop == NO_LOOP && stage->reductions.count == 0) {
        emit_round(n, stage, 1);
    } else if (stage->loop == NO_LOOP) {
        /* A reduction of one element is computed as a scalar. */
        accumulators a = emit_new_accumulators(n, stage);
        uint32_t lanes = n->lanes;
        n->lanes = 1;
        emit_round(n, stage, 1);
        emit_accumulate(n, stage, &a, 1, true);
        a = emit_fold_rows(n, stage, &a, 1);
        emit_finish_all(n, stage, &a, 1, 1);
        n->lanes = lanes;
    } else {
        stage_inner(n, stage);
    }
}

/* Loads the accumulators of `vectors` vectors of columns from `memory`, or stores them to `memory`. */
static void move_accumulators(nest_emitter *n, const nest_stage *stage, accumulators *a, uint32_t vectors,
                              LLVMValueRef memory, bool store)
{
    LLVMBuilderRef b = n->e->builder;
    uint32_t first = 0;
    int64_t place = 0;
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        const nest_reduction *r = &stage->reductions.at[i];
        for (uint32_t k = 0; k < reduction_accumulators(r); k++) {
            sx_type type = sx_type_of(r->first, r->first->outputs.at[k]);
            int64_t bytes = (int64_t)n->lanes * ((sx_type_bits[type] + 7) / 8);
            for (uint32_t v = 0; v < n->vectors; v++, place += bytes) {
                LLVMValueRef *slot = emit_slot(n, a, first, k, 0, v);
                LLVMValueRef at = emit_element(n->e, n->e->types[SX_I8], memory, emit_int(n->e, place));
                if (v < vectors && store)
                    LLVMSetAlignment(LLVMBuildStore(b, *slot, at), 1);
                else if (v < vectors)
                    LLVMSetAlignment(*slot = LLVMBuildLoad2(b, emit_type(n->e, type, n->lanes), at, ""), 1);
            }
        }
        first += slots(r);
    }
}

accumulators emit_load_accumulators(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory)
{
    accumulators a = emit_new_accumulators(n, stage);
    move_accumulators(n, stage, &a, vectors, memory, false);
    return a;
}

/* Emits a strip of rounds that reads panels, in a stage without reductions. */
static void transposed_strip(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef from,
                             uint32_t rounds)
{
    accumulators none = emit_new_accumulators(n, stage);
    uint32_t group = emit_turned_rounds(n, stage);
    LLVMValueRef first = NULL;
    if (nest_panel_kind(n->nest) == PANEL_IN_SCRATCH) {
        panel_strip(n, stage, &none, vectors, from, rounds, 1, NULL);
        return;
    }
    if (nest_panel_kind(n->nest) == PANEL_OF_ROWS)
        emit_rows(n, stage, from, rounds);
    if (rounds >= 2 * group) {
        loop l = emit_loop_open(n, NULL, emit_int(n->e, 0), NULL);
        turned_rounds(n, stage, &none, vectors, from, l.index, group, NULL);
        first = emit_loop_close(n, &l, NULL, group, emit_int(n->e, rounds / group * group));
        rounds %= group;
    }
    if (rounds)
        turned_rounds(n, stage, &none, vectors, from, first, rounds, NULL);
}

void emit_strip(nest_emitter *n, const nest_stage *stage, uint32_t vectors, LLVMValueRef memory, bool start,
                LLVMValueRef from, int64_t rounds)
{
    if (!stage->reductions.count) {
        transposed_strip(n, stage, vectors, from, (uint32_t)rounds);
        return;
    }
    accumulators a = start ? emit_new_accumulators(n, stage) : emit_load_accumulators(n, stage, vectors, memory);
    for (n->ahead = 0; n->ahead < rounds; n->ahead++)
        outer_round(n, stage, &a, vectors, from, start && !n->ahead);
    n->ahead = 0;
    move_accumulators(n, stage, &a, vectors, memory, true);
}
