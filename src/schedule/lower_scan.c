/* Lowers scans. A scan is a reduce_window in the order `scan` (docs/numerics.md). It runs along one dimension; the
 * other dimensions are kept. A line is the sequence of elements that differ only in their index along the scanned
 * dimension. The elements of a line are numbered from where the scan begins, and cut into blocks.
 *
 * Let f(earlier, later) be the region; a reverse scan exchanges the region's operands (in_order). L accumulates the
 * elements of a block: L starts as the first element, and each later element changes L to f(L, element). P accumulates
 * the blocks before the current one. After the first block, P is the last L of that block. After each later block, P
 * changes to f(P, last L of that block). The result at an element is f(init, f(P, L)), or f(init, L) in the first
 * block.
 *
 * A lane can scan a line of its own, in one serial loop:
 *
 *     for other in ... (lanes)
 *       for j in 0..n: (P, L) <- step; out[other, j] <- f(init, f(P, L))
 *
 * If there are few lines with many blocks, lanes run along blocks instead, in several nests:
 *
 *     1. compute the total of each block, which is its last L
 *     2. compute the P of each block from the totals, in order
 *     3. compute the results of the whole blocks
 *     4. if the last block is shorter, compute its results
 *
 * Lanes also run along blocks if there are many lines, each line is contiguous and consists of several whole blocks,
 * and the scan is not in reverse. One loop then runs over the blocks of all lines (`merged`). If each lane scanned its
 * own line instead, lanes would often read addresses whose distance is a multiple of a page. Such lanes evict one
 * another's cache lines.
 *
 * If the bits do not depend on the order, as for a maximum, one accumulator that starts from f(init, P) is enough.
 * Each element then takes one f instead of three. In two other cases, f(f(init, P), L) has the same bits as
 * f(init, f(P, L)): an addition with init zero, and a multiplication with init one. Nests with lanes along blocks then
 * compute f(init, P) once for a block (absorbs_init).
 *
 * Groups. If a contiguous line has many blocks and the result equals f(f(init, P), L), nest 3 scans groups of GROUP
 * blocks. It reads each element once, and needs no totals if one thread runs all tiles. A tile scans a group in three
 * parts:
 *
 *     lanes along blocks: L of each element, in scratch
 *     one lane: f(init, P) of each block, from the last L of the blocks before it
 *     lanes along elements: f(f(init, P), L) of each element
 *
 * A tile passes f(init, P) of the next group's first block to the next tile, in a table (nest.chain). If a call has
 * several threads, tiles cannot wait for one another, so nests 1 and 2 fill the table beforehand (nest.threaded). If
 * some whole blocks of a line are left over, a further nest scans the line's last GROUP whole blocks as one more group.
 * These include blocks that are already scanned.
 *
 * A maximum or minimum of floats is computed on ordered integers (ordered.c), with one instruction. */
#include <string.h>

#include "graph/infer.h"
#include "graph/window.h"
#include "math/region_code.h"
#include "schedule/lower.h"

enum {
    BLOCK = REDUCE_CHUNK, /* elements of a block */
    GROUP = 16,           /* blocks of a group; the widest vector of f32 has as many lanes */
    FEW_LINES = 16,       /* fewer lines than this leave lanes empty */
    LEAST_BLOCKS = 8,     /* if there are few lines, lanes run along the blocks of lines of at least this many blocks */
    WIDE_LAST = 16        /* lanes run along the last kept dimension with at least this many elements */
};

typedef struct scan {
    region_plan *p;
    node_id n;
    uint32_t width; /* number of inputs */
    const type *shape;
    cumulative along;
    int64_t extent, lines;
    bool merged;           /* one loop runs over the blocks of all lines */
    bool exact;            /* f gives the same bits for any order of the elements (exact.c) */
    bool absorbs;          /* f(f(init, P), L) has the bits of f(init, f(P, L)) */
    bool grouped;          /* lines are scanned in groups of blocks; the table of P then holds f(init, P) */
    bool ordered, largest; /* ordered: f is the minimum or, if `largest`, the maximum of floats, and `step` takes
                              ordered integers */
    uint32_t kept, dims[MAX_RANK]; /* the kept dimensions, in the order of their loops */
    sx_code *body;                 /* the region's code */
    sx_code *step;                 /* (earlier part, later part, captures) -> the parts combined; without
                                      canonical_nan if possible */
    sx_code *last;                 /* like `step`, but keeps canonical_nan; makes results from f(init, P) and L */
} scan;

bool is_scan(const graph *g, node_id n)
{
    return node_op(g, n) == OP_reduce_window && attr_order(node_attrs(g, n)) == order_scan;
}

static bool is_merged(const type *shape, cumulative along)
{
    int64_t extent = shape->dims[along.dimension];
    return !along.reverse && along.dimension + 1 == shape->rank && extent > BLOCK && extent % BLOCK == 0 &&
           shape->elements >= FEW_LINES * extent;
}

static bool in_blocks(const type *shape, cumulative along)
{
    int64_t extent = shape->dims[along.dimension];
    if (!shape->elements)
        return false;
    return (shape->elements < FEW_LINES * extent && extent >= LEAST_BLOCKS * BLOCK) || is_merged(shape, along);
}

static bool in_groups(const scan *s)
{
    return s->absorbs && s->width == 1 && in_blocks(s->shape, s->along) && !s->merged &&
           s->along.dimension + 1 == s->shape->rank && s->extent >= GROUP * BLOCK;
}

static qn_dtype input_type(const scan *s, uint32_t i)
{
    return (qn_dtype)node_shape(s->p->s->graph, node_operand(s->p->s->graph, s->n, i))->dtype;
}

static cumulative along_of(const graph *g, node_id n)
{
    cumulative along = {0};
    window_is_cumulative(node_shape(g, node_operand(g, n, 0)), node_attrs(g, n), &along);
    return along;
}

void elements_scan(lowering *l, const member *m, const affine *index)
{
    const type *shape = node_shape(l->g, node_operand(l->g, m->node, 0));
    uint32_t width = node_operand_count(l->g, m->node) / 2;
    for (uint32_t i = 0; i < width; i++) {
        read_operand(l, m->node, i, index, 0);
        l->accesses[i].repeats |= in_blocks(shape, along_of(l->g, m->node));
    }
}

/* ---- expressions ------------------------------------------------------------------------------------------------- */

/* Wraps the code of the region. The new code takes (earlier parts, later parts, captures). In a reverse scan, the
 * region itself takes the later parts first. */
static sx_code *in_order(const scan *s, const sx_code *body)
{
    sx_code *code = sx_new(s->p->s->arena);
    uint32_t count = body->args;
    sx args[MAX_ARGUMENTS], out[MAX_WIDTH];
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = i;
        if (i < 2 * s->width && s->along.reverse)
            at = i < s->width ? i + s->width : i - s->width;
        const region *r = region_at(s->p->s->graph, node_attrs(s->p->s->graph, s->n)->regions[0]);
        node_id n = i < r->formals.count ? r->formals.at[i].node : r->captures.at[i - r->formals.count];
        args[i] = sx_arg(code, at, sx_representation((qn_dtype)node_shape(s->p->s->graph, n)->dtype));
    }
    code->args = count;
    sx_inline(code, body, args, out);
    for (uint32_t i = 0; i < s->width; i++)
        sx_output(code, out[i]);
    return code;
}

/* out = step(earlier, later). */
static void apply(const scan *s, sx_code *code, const sx_code *step, const sx *earlier, const sx *later,
                  const sx *captures, sx *out)
{
    sx args[MAX_ARGUMENTS];
    memcpy(args, earlier, s->width * sizeof *args);
    memcpy(args + s->width, later, s->width * sizeof *args);
    memcpy(args + 2 * (size_t)s->width, captures, (s->body->args - 2 * s->width) * sizeof *args);
    sx_inline(code, step, args, out);
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

typedef struct scan_nest {
    lowering l;
    const scan *s;
    affine index[MAX_RANK]; /* the index of the current element */
    affine line;            /* number of the current line */
    bool threaded;          /* only calls with several threads run the nest (nest.threaded) */
    sx inits[2 * MAX_WIDTH], captures[MAX_CAPTURES];
} scan_nest;

static void open_nest(scan_nest *w, const scan *s, const char *label)
{
    arena *a = s->p->s->arena;
    *w = (scan_nest){.s = s, .l = {.p = s->p, .g = s->p->s->graph, .a = a, .n = ARENA_NEW(a, nest)}};
    w->l.n->code = sx_new(a);
    w->l.n->label = node_label(a, w->l.g, s->n, label);
    for (uint32_t i = 0; i < s->kept; i++)
        w->index[s->dims[i]] = affine_var(a, w->l.n, add_loop(&w->l, s->shape->dims[s->dims[i]], LOOP_PARALLEL));
    w->line = affine_constant(0);
    for (uint32_t i = 0; i < s->kept; i++)
        w->line = affine_add(a, w->l.n, affine_scale(w->line, s->shape->dims[s->dims[i]]), w->index[s->dims[i]]);
}

/* Ends the outer loops and adds a stage whose loop has `extent` iterations. Reads the start values and captures.
 * Returns the number of the stage. */
static uint32_t open_stage(scan_nest *w, int64_t extent)
{
    lowering *l = &w->l;
    if (!l->n->loops.count)
        add_loop(l, 1, LOOP_PARALLEL);
    l->n->outer = l->n->loops.count;
    uint32_t stage = add_stage(l, extent);
    l->current = stage + 1;
    member m = {.node = w->s->n};
    lower_captures(l, &m, w->captures);
    for (uint32_t i = 0; i < 2 * w->s->width; i++)
        w->inits[i] = lower_value(l, node_operand(l->g, w->s->n, w->s->width + i % w->s->width), NULL, 0);
    return stage;
}

static affine round_of(scan_nest *w, uint32_t stage)
{
    uint32_t loop = w->l.n->stages.at[stage].loop;
    return loop == NO_LOOP ? affine_constant(0) : affine_var(w->l.a, w->l.n, loop);
}

/* Sets w->index, in the scanned dimension, to element number `at` of the line, counted from where the scan begins. */
static void set_element(scan_nest *w, affine at)
{
    const scan *s = w->s;
    if (s->along.reverse)
        at = affine_add(w->l.a, w->l.n, affine_constant(s->extent - 1), affine_scale(at, -1));
    w->index[s->along.dimension] = at;
}

static void read_elements_at(scan_nest *w, affine at, sx *out)
{
    const scan *s = w->s;
    set_element(w, at);
    for (uint32_t i = 0; i < s->width; i++)
        out[i] = lower_value(&w->l, node_operand(w->l.g, s->n, i), w->index, 0);
}

/* If the scan uses ordered integers, replaces values[0] by its ordered integer. */
static void order_values(scan_nest *w, sx *values)
{
    if (w->s->ordered)
        values[0] = to_ordered(w->l.n->code, w->s->largest, values[0]);
}

/* Makes the code (elements, starts) -> f(starts, elements). If `steps` is set, makes (accumulators, elements, starts)
 * -> f(accumulators, elements) instead. */
static sx_code *from_start(const scan *s, const sx_type *types, bool steps)
{
    sx_code *code = sx_new(s->p->s->arena);
    uint32_t w = s->width, first = steps ? w : 0;
    sx x[MAX_WIDTH], before[MAX_WIDTH], out[MAX_WIDTH];
    for (uint32_t i = 0; i < w; i++) {
        x[i] = sx_arg(code, first + i, types[i]);
        before[i] = sx_arg(code, steps ? i : w + i, types[i]);
    }
    code->args = first + 2 * w;
    apply(s, code, s->step, before, x, NULL, out);
    for (uint32_t i = 0; i < w; i++)
        sx_output(code, out[i]);
    return code;
}

/* Adds a reduction whose accumulator starts from `starts`, which the outer loops compute. Returns the number of its
 * first result. */
static uint32_t reduce_from(scan_nest *w, uint32_t stage, const sx *elements, const sx *starts)
{
    const scan *s = w->s;
    sx_type types[MAX_WIDTH];
    sx *both = ARENA_NEW_ARRAY(w->l.a, sx, 2 * (size_t)s->width);
    for (uint32_t i = 0; i < s->width; i++) {
        types[i] = sx_type_of(w->l.n->code, elements[i]);
        both[i] = elements[i];
        both[s->width + i] = starts[i];
    }
    nest_reduction r = {.width = s->width,
                        .element_count = 2 * s->width,
                        .elements = both,
                        .step = from_start(s, types, true),
                        .first = from_start(s, types, false),
                        .fold = s->step,
                        .inits = arena_copy(w->l.a, w->inits, s->width * sizeof *w->inits),
                        .order = order_chain};
    return add_reduction(&w->l, stage, &r);
}

/* Adds a reduction of `elements` without init. If `runs` is set, stores use the running accumulators, so elements are
 * accumulated in order. Returns the number of the first result. */
static uint32_t reduce_block(scan_nest *w, uint32_t stage, const sx *elements, bool runs)
{
    const scan *s = w->s;
    sx_type types[MAX_WIDTH];
    for (uint32_t i = 0; i < s->width; i++)
        types[i] = sx_type_of(w->l.n->code, elements[i]);
    nest_reduction r = {.width = s->width,
                        .element_count = s->width,
                        .elements = arena_copy(w->l.a, elements, s->width * sizeof *elements),
                        .step = s->step,
                        .fold = s->step,
                        .first = code_identity(w->l.a, s->width, types),
                        .inits = arena_copy(w->l.a, w->inits, s->width * sizeof *w->inits),
                        .captures = arena_copy(w->l.a, w->captures, sizeof w->captures),
                        .capture_count = s->body->args - 2 * s->width,
                        .order = order_chain};
    const member m = {.node = s->n};
    if (s->exact && !runs)
        lower_exact(&w->l, &m, w->index, &r);
    return add_reduction(&w->l, stage, &r);
}

static void read_accumulators(scan_nest *w, arg_kind kind, uint32_t first, sx *out)
{
    for (uint32_t i = 0; i < w->s->width; i++)
        out[i] = nest_argument(
            &w->l, (nest_arg){.kind = (uint8_t)kind, .type = w->l.n->result_types.at[first + i], .local = first + i});
}

/* Stores the results at w->index: f(init, values), or `values` if they include init (`started`). */
static void store_results(scan_nest *w, uint32_t stage, const sx *values, bool started)
{
    const scan *s = w->s;
    sx args[MAX_ARGUMENTS], out[MAX_WIDTH];
    memcpy(out, values, s->width * sizeof *out);
    memcpy(args, w->inits, s->width * sizeof *args);
    memcpy(args + s->width, values, s->width * sizeof *args);
    memcpy(args + 2 * (size_t)s->width, w->captures, (s->body->args - 2 * s->width) * sizeof *args);
    if (!started)
        sx_inline(w->l.n->code, s->body, args, out);
    if (s->ordered)
        out[0] = from_ordered(w->l.n->code, s->largest, out[0]);
    for (uint32_t i = 0; i < s->width; i++) {
        buffer_id to = result_buffer(s->p, s->n, i);
        if (to)
            add_store(&w->l, &w->l.n->stages.at[stage], to, 0, row_major(&w->l, s->shape, w->index), input_type(s, i),
                      out[i]);
    }
}

static qn_status close_nest(scan_nest *w)
{
    w->l.n->threaded = w->threaded;
    if (!w->l.failure)
        step_nest(w->s->p->s, w->l.n);
    return w->l.failure;
}

/* ---- one nest ---------------------------------------------------------------------------------------------------- */

/* Makes the step for a line of several blocks: (P, L, elements, starts, later, captures) -> (P, L). `starts`: the
 * element is the first of a block. `later`: the element is in the third block or a later one. *first becomes the code
 * for the first element of the line. */
static sx_code *line_step(const scan *s, const sx_code *like, const sx *elements, sx_code **first)
{
    uint32_t w = s->width, captures = s->body->args - 2 * w;
    sx_code *code = sx_new(s->p->s->arena);
    sx before[MAX_WIDTH], local[MAX_WIDTH], x[MAX_WIDTH], inner[MAX_CAPTURES], joined[MAX_WIDTH], longer[MAX_WIDTH];
    *first = sx_new(s->p->s->arena);
    for (uint32_t i = 0; i < w; i++) {
        sx_type t = sx_type_of(like, elements[i]);
        before[i] = sx_arg(code, i, t);
        local[i] = sx_arg(code, w + i, t);
        x[i] = sx_arg(code, 2 * w + i, t);
    }
    for (uint32_t i = 0; i < 2 * w; i++)
        sx_output(*first, sx_arg(*first, i % w, sx_type_of(like, elements[i % w])));
    (*first)->args = w + 2;
    sx starts = sx_arg(code, 3 * w, SX_I1), later = sx_arg(code, 3 * w + 1, SX_I1);
    const region *r = region_at(s->p->s->graph, node_attrs(s->p->s->graph, s->n)->regions[0]);
    for (uint32_t i = 0; i < captures; i++) {
        qn_dtype dtype = (qn_dtype)node_shape(s->p->s->graph, r->captures.at[i])->dtype;
        inner[i] = sx_arg(code, 3 * w + 2 + i, sx_representation(dtype));
    }
    apply(s, code, s->step, before, local, inner, joined);
    apply(s, code, s->step, local, x, inner, longer);
    for (uint32_t i = 0; i < w; i++)
        sx_output(code, sx_select(code, starts, sx_select(code, later, joined[i], local[i]), before[i]));
    for (uint32_t i = 0; i < w; i++)
        sx_output(code, sx_select(code, starts, x[i], longer[i]));
    code->args = 3 * w + 2 + captures;
    return code;
}

/* Whether f(f(init, P), L) is known to have the same bits as f(init, f(P, L)). */
static bool absorbs_init(const scan *s)
{
    const graph *g = s->p->s->graph;
    op_kind op = node_op(g, region_at(g, node_attrs(g, s->n)->regions[0])->outputs[0]);
    if (s->exact || s->width != 1 || !reducer_commutes(g, node_attrs(g, s->n)->regions[0]))
        return s->exact;
    lowering l = {.p = s->p, .g = s->p->s->graph, .a = s->p->s->arena, .n = ARENA_NEW(s->p->s->arena, nest)};
    l.n->code = sx_new(l.a);
    const sx_inst *init = sx_at(l.n->code, lower_value(&l, node_operand(g, s->n, 1), NULL, 0));
    uint64_t bits = init->a | (uint64_t)init->b << 32;
    bool wide = init->type == SX_F64;
    if (init->op != SX_OP_const || (init->type != SX_F32 && !wide))
        return false;
    if (op == OP_multiply)
        return bits == (wide ? UINT64_C(0x3ff) << 52 : 0x3f800000);
    return op == OP_add && (wide ? bits << 1 : bits << 33) == 0;
}

/* Whether `low <= index < high`. */
static sx condition(scan_nest *w, affine index, int64_t low, int64_t high)
{
    if (low >= high)
        return sx_bits(w->l.n->code, SX_I1, 0);
    predicate_id when = predicate_and(w->l.a, w->l.n, 0, index, low, high, 1);
    return when ? nest_argument(&w->l, (nest_arg){.kind = ARG_CONDITION, .type = SX_I1, .predicate = when})
                : sx_bits(w->l.n->code, SX_I1, 1);
}

static qn_status scan_lines(const scan *s)
{
    scan_nest w;
    open_nest(&w, s, "scan");
    uint32_t stage = open_stage(&w, s->extent), width = s->width;
    affine at = round_of(&w, stage);
    sx elements[MAX_WIDTH + 2], local[MAX_WIDTH], before[MAX_WIDTH], joined[MAX_WIDTH];
    read_elements_at(&w, at, elements);
    order_values(&w, elements);
    order_values(&w, w.inits);
    if (s->extent <= BLOCK || s->exact) {
        uint32_t first = s->exact ? reduce_from(&w, stage, elements, w.inits) : reduce_block(&w, stage, elements, true);
        read_accumulators(&w, ARG_RUNNING, first, local);
        store_results(&w, stage, local, s->exact);
        return close_nest(&w);
    }
    elements[width] = condition(&w, affine_mod(w.l.a, w.l.n, at, BLOCK), 0, 1);
    elements[width + 1] = condition(&w, at, 2 * BLOCK, s->extent);
    nest_reduction r = {.width = 2 * width,
                        .element_count = width + 2,
                        .elements = arena_copy(w.l.a, elements, sizeof elements),
                        .inits = arena_copy(w.l.a, w.inits, sizeof w.inits),
                        .captures = arena_copy(w.l.a, w.captures, sizeof w.captures),
                        .capture_count = s->body->args - 2 * width,
                        .order = order_chain};
    r.step = r.fold = line_step(s, w.l.n->code, elements, &r.first);
    uint32_t first = add_reduction(&w.l, stage, &r);
    read_accumulators(&w, ARG_RUNNING, first, before);
    read_accumulators(&w, ARG_RUNNING, first + width, local);
    apply(s, w.l.n->code, s->step, before, local, w.captures, joined);
    sx several = condition(&w, at, BLOCK, s->extent);
    for (uint32_t i = 0; i < width; i++)
        joined[i] = sx_select(w.l.n->code, several, joined[i], local[i]);
    store_results(&w, stage, joined, false);
    return close_nest(&w);
}

/* ---- lanes along blocks ------------------------------------------------------------------------------------------ */

typedef struct block_tables {
    int64_t first;                                    /* number of the block in entry 0 */
    int64_t count;                                    /* blocks of a line that scan_totals reads; if the scan is merged,
                                                         it reads `stride` blocks instead */
    int64_t stride;                                   /* entries of a table for each line */
    buffer_id totals[MAX_WIDTH], prefixes[MAX_WIDTH]; /* tables [line, block]. The entry of a block in `prefixes` is
                                                         the P of the next block */
} block_tables;

static void load_table(scan_nest *w, const buffer_id *from, affine at, predicate_id when, sx *out)
{
    for (uint32_t i = 0; i < w->s->width; i++) {
        qn_dtype dtype = input_type(w->s, i);
        nest_arg arg = {
            .kind = ARG_LOAD, .type = (uint8_t)sx_storage(dtype), .buffer = from[i], .index = at, .predicate = when};
        out[i] = sx_from_storage(w->l.n->code, dtype, nest_argument(&w->l, arg));
    }
}

static affine table_index(scan_nest *w, const block_tables *t, affine block)
{
    block.constant -= t->first;
    return affine_add(w->l.a, w->l.n, affine_scale(w->line, t->stride), block);
}

static void store_table(scan_nest *w, uint32_t stage, const buffer_id *to, affine at, const sx *values)
{
    for (uint32_t i = 0; i < w->s->width; i++)
        add_store(&w->l, &w->l.n->stages.at[stage], to[i], 0, at, input_type(w->s, i), values[i]);
}

/* Returns the number that element `round` of a block has in its line. */
static affine element_number(scan_nest *w, affine block, affine round)
{
    return affine_add(w->l.a, w->l.n, affine_scale(block, BLOCK), round);
}

/* Opens a nest over `count` blocks of each line, starting with block `from`. If the scan is merged, one loop runs over
 * the blocks of all lines. Otherwise the loop over blocks is inside the loops over lines. Returns the number of a block
 * in its line. */
static affine open_blocks(scan_nest *w, const scan *s, const char *label, int64_t from, int64_t count)
{
    lowering *l = &w->l;
    if (!s->merged) {
        open_nest(w, s, label);
        return affine_add(l->a, l->n, affine_var(l->a, l->n, add_loop(l, count, LOOP_PARALLEL)), affine_constant(from));
    }
    scan none = *s;
    none.kept = 0;
    open_nest(w, &none, label);
    w->s = s;
    affine all = affine_var(l->a, l->n, add_loop(l, s->lines * count, LOOP_PARALLEL)), rest;
    w->line = rest = affine_div(l->a, l->n, all, count);
    for (uint32_t d = s->along.dimension; d-- > 0;) {
        w->index[d] = d ? affine_mod(l->a, l->n, rest, s->shape->dims[d]) : rest;
        rest = affine_div(l->a, l->n, rest, s->shape->dims[d]);
    }
    return affine_mod(l->a, l->n, all, count);
}

static qn_status scan_totals(const scan *s, const block_tables *t)
{
    scan_nest w;
    affine block = open_blocks(&w, s, "scan totals", 0, s->merged ? t->stride : t->count);
    uint32_t stage = open_stage(&w, BLOCK);
    sx values[MAX_WIDTH];
    read_elements_at(&w, element_number(&w, block, round_of(&w, stage)), values);
    uint32_t first = reduce_block(&w, stage, values, false), end = add_stage(&w.l, 1);
    read_accumulators(&w, ARG_REDUCED, first, values);
    store_table(&w, end, t->totals, table_index(&w, t, block), values);
    w.threaded = s->grouped;
    return close_nest(&w);
}

static qn_status scan_prefixes(const scan *s, const block_tables *t)
{
    scan_nest w;
    open_nest(&w, s, "scan prefixes");
    uint32_t stage = open_stage(&w, t->stride);
    sx values[MAX_WIDTH];
    affine at = table_index(&w, t, round_of(&w, stage));
    load_table(&w, t->totals, at, 0, values);
    order_values(&w, values);
    order_values(&w, w.inits);
    uint32_t first = s->grouped ? reduce_from(&w, stage, values, w.inits) : reduce_block(&w, stage, values, true);
    read_accumulators(&w, ARG_RUNNING, first, values);
    if (s->ordered)
        values[0] = from_ordered(w.l.n->code, s->largest, values[0]);
    store_table(&w, stage, t->prefixes, at, values);
    w.threaded = s->grouped;
    return close_nest(&w);
}

/* Scans `count` blocks of `length` elements, starting with block `from`. */
static qn_status scan_blocks(const scan *s, const block_tables *t, int64_t from, int64_t count, int64_t length)
{
    scan_nest w;
    affine block = open_blocks(&w, s, "scan", from, count);
    if (!s->merged) /* visit the last blocks first: they are still in the cache, because scan_totals read them last */
        block = affine_add(w.l.a, w.l.n, affine_constant(2 * from + count - 1), affine_scale(block, -1));
    uint32_t stage = open_stage(&w, length), width = s->width;
    sx values[MAX_WIDTH], before[MAX_WIDTH], joined[MAX_WIDTH];
    predicate_id later = predicate_and(w.l.a, w.l.n, 0, block, 1, from + count, 1);
    load_table(&w, t->prefixes, table_index(&w, t, affine_add(w.l.a, w.l.n, block, affine_constant(-1))), later,
               before);
    read_elements_at(&w, element_number(&w, block, round_of(&w, stage)), values);
    order_values(&w, before);
    order_values(&w, values);
    order_values(&w, w.inits);
    if (s->absorbs && !s->grouped)
        apply(s, w.l.n->code, s->step, w.inits, before, w.captures, before);
    sx several = condition(&w, block, 1, from + count);
    for (uint32_t i = 0; i < width && s->absorbs; i++)
        before[i] = sx_select(w.l.n->code, several, before[i], w.inits[i]);
    uint32_t first = s->exact ? reduce_from(&w, stage, values, before) : reduce_block(&w, stage, values, true);
    read_accumulators(&w, ARG_RUNNING, first, values);
    if (!s->exact)
        apply(s, w.l.n->code, s->absorbs ? s->last : s->step, before, values, w.captures, joined);
    for (uint32_t i = 0; i < width; i++)
        joined[i] = s->exact     ? values[i]
                    : s->absorbs ? joined[i]
                                 : sx_select(w.l.n->code, several, joined[i], values[i]);
    store_results(&w, stage, joined, s->absorbs);
    return close_nest(&w);
}

/* ---- groups of blocks -------------------------------------------------------------------------------------------- */

/* The state of building a nest whose tiles scan groups of blocks. */
typedef struct group_nest {
    const scan *s;
    nest *whole;
    int64_t from, groups; /* in each line: the first block that is scanned, and the number of groups */
    buffer_id local;      /* in scratch: [element, block] -> L */
    buffer_id before;     /* in scratch: [block] -> f(init, P) */
} group_nest;

/* Adds a buffer in scratch to the nest g->whole, for values of machine type `type`. */
static buffer_id scratch_buffer(const group_nest *g, sx_type type, int64_t elements)
{
    static const uint8_t dtypes[] = {[SX_I1] = QN_I1,   [SX_I8] = QN_I8,   [SX_I16] = QN_I16, [SX_I32] = QN_I32,
                                     [SX_I64] = QN_I64, [SX_F32] = QN_F32, [SX_F64] = QN_F64};
    schedule *s = g->s->p->s;
    int64_t bytes = elements * (int64_t)dtype_bytes((qn_dtype)dtypes[type]);
    buffer_id made =
        buffer_add(s, (buffer){.kind = BUFFER_SCRATCH, .dtype = dtypes[type], .elements = elements, .bytes = bytes});
    LIST_ADD(s->arena, &g->whole->scoped, ((nest_scoped){.buffer = made}));
    return made;
}

static sx load_scratch(scan_nest *w, buffer_id from, affine at)
{
    qn_dtype dtype = (qn_dtype)w->s->p->s->buffers.at[from].dtype;
    nest_arg arg = {.kind = ARG_LOAD, .type = (uint8_t)sx_storage(dtype), .buffer = from, .index = at};
    return sx_from_storage(w->l.n->code, dtype, nest_argument(&w->l, arg));
}

static void store_scratch(scan_nest *w, uint32_t stage, buffer_id to, affine at, sx value)
{
    add_store(&w->l, &w->l.n->stages.at[stage], to, 0, at, (qn_dtype)w->s->p->s->buffers.at[to].dtype, value);
}

/* Opens a part of `whole`. Returns the number of the loop over groups. */
static uint32_t open_part(scan_nest *w, const group_nest *g)
{
    open_nest(w, g->s, "scan");
    uint32_t loop = add_loop(&w->l, g->groups, LOOP_PARALLEL);
    w->l.n->shared = w->l.n->loops.count;
    return loop;
}

static qn_status close_part(scan_nest *w, const group_nest *g)
{
    LIST_ADD(w->l.a, &g->whole->parts, w->l.n);
    return w->l.failure;
}

static affine variable(scan_nest *w, uint32_t loop) { return affine_var(w->l.a, w->l.n, loop); }
static affine plus(scan_nest *w, affine x, affine y) { return affine_add(w->l.a, w->l.n, x, y); }

static affine block_of_group(scan_nest *w, const group_nest *g, uint32_t group, affine block)
{
    return plus(w, plus(w, affine_scale(variable(w, group), GROUP), block), affine_constant(g->from));
}

/* The index in g->local of an element's L. */
static affine local_place(scan_nest *w, affine element, affine block)
{
    return plus(w, affine_scale(element, GROUP), block);
}

static qn_status scan_local(group_nest *g)
{
    scan_nest w;
    uint32_t group = open_part(&w, g), block = add_loop(&w.l, GROUP, LOOP_PARALLEL), stage = open_stage(&w, BLOCK);
    sx value;
    affine element = round_of(&w, stage), at = block_of_group(&w, g, group, variable(&w, block));
    read_elements_at(&w, element_number(&w, at, element), &value);
    order_values(&w, &value);
    order_values(&w, w.inits);
    uint32_t first = reduce_block(&w, stage, &value, true);
    read_accumulators(&w, ARG_RUNNING, first, &value);
    g->local = scratch_buffer(g, sx_type_of(w.l.n->code, value), BLOCK * GROUP);
    store_scratch(&w, stage, g->local, local_place(&w, element, variable(&w, block)), value);
    return close_part(&w, g);
}

/* Makes the part that computes f(init, P) for each block of a group, and for the block after the group. The value of
 * the group's first block is in table `from`; the value of a line's first block is init. If `to` is not NULL, the part
 * stores all other values to table `to`. */
static qn_status scan_before(group_nest *g, const block_tables *from, const block_tables *to)
{
    const scan *s = g->s;
    scan_nest w;
    uint32_t group = open_part(&w, g);
    add_loop(&w.l, 1, LOOP_PARALLEL);
    uint32_t begin = open_stage(&w, 1);
    sx start, value;
    order_values(&w, w.inits);
    affine last = block_of_group(&w, g, group, affine_constant(-1));
    start = w.inits[0];
    if (g->from || g->groups > 1) {
        predicate_id later = g->from ? 0 : predicate_and(w.l.a, w.l.n, 0, variable(&w, group), 1, g->groups, 1);
        load_table(&w, from->prefixes, table_index(&w, from, last), later, &start);
        order_values(&w, &start);
        if (later)
            start = sx_select(w.l.n->code, condition(&w, variable(&w, group), 1, g->groups), start, w.inits[0]);
    }
    g->before = scratch_buffer(g, sx_type_of(w.l.n->code, start), GROUP + 1);
    store_scratch(&w, begin, g->before, affine_constant(0), start);
    uint32_t stage = add_stage(&w.l, GROUP);
    w.l.current = stage + 1;
    affine block = round_of(&w, stage), at = block_of_group(&w, g, group, block);
    value = load_scratch(&w, g->local, local_place(&w, affine_constant(BLOCK - 1), block));
    uint32_t first = reduce_from(&w, stage, &value, &start);
    read_accumulators(&w, ARG_RUNNING, first, &value);
    store_scratch(&w, stage, g->before, plus(&w, block, affine_constant(1)), value);
    if (s->ordered)
        value = from_ordered(w.l.n->code, s->largest, value);
    if (to)
        store_table(&w, stage, to->prefixes, table_index(&w, to, at), &value);
    return close_part(&w, g);
}

/* Makes the part that computes the results of a group. Lanes run along elements, in the order of memory. */
static qn_status scan_results(group_nest *g)
{
    const scan *s = g->s;
    scan_nest w;
    uint32_t group = open_part(&w, g), lane = add_loop(&w.l, BLOCK, LOOP_PARALLEL), stage = open_stage(&w, GROUP);
    affine element = variable(&w, lane), block = round_of(&w, stage);
    if (s->along.reverse)
        element = plus(&w, affine_constant(BLOCK - 1), affine_scale(element, -1));
    sx local = load_scratch(&w, g->local, local_place(&w, element, block)), value;
    sx before = load_scratch(&w, g->before, block);
    apply(s, w.l.n->code, s->last, &before, &local, w.captures, &value);
    set_element(&w, element_number(&w, block_of_group(&w, g, group, block), element));
    store_results(&w, stage, &value, true);
    return close_part(&w, g);
}

/* Makes the nest that scans `groups` groups of each line, starting with block `from`. `before` and `to` are the tables
 * that scan_before calls `from` and `to`. */
static qn_status scan_groups(const scan *s, int64_t from, int64_t groups, const block_tables *before,
                             const block_tables *to)
{
    schedule *in = s->p->s;
    group_nest g = {.s = s, .whole = ARENA_NEW(in->arena, nest), .from = from, .groups = groups};
    g.whole->code = sx_new(in->arena);
    g.whole->label = node_label(in->arena, in->graph, s->n, "scan");
    QN_TRY(scan_local(&g));
    QN_TRY(scan_before(&g, before, to));
    QN_TRY(scan_results(&g));
    const nest *part = g.whole->parts.at[0];
    for (uint32_t i = 0; i < part->shared; i++)
        LIST_ADD(in->arena, &g.whole->loops, part->loops.at[i]);
    g.whole->outer = part->shared;
    g.whole->chain = groups > 1 ? to->prefixes[0] : 0;
    step_nest(in, g.whole);
    return NULL;
}

/* ---- all blocks -------------------------------------------------------------------------------------------------- */

/* Makes the tables for `blocks` blocks of each line, starting with block `first`. Makes tables of totals only if
 * `totals` is set. */
static block_tables new_tables(const scan *s, int64_t first, int64_t blocks, bool totals)
{
    block_tables t = {.first = first, .count = blocks, .stride = blocks};
    for (uint32_t i = 0; i < s->width; i++) {
        type_id type = type_tensor(s->p->s->graph, input_type(s, i), 2, (int64_t[]){s->lines, blocks});
        t.totals[i] = totals ? buffer_temp(s->p->s, type) : 0;
        t.prefixes[i] = buffer_temp(s->p->s, type);
    }
    return t;
}

static qn_status scan_in_groups(const scan *s)
{
    int64_t whole = s->extent / BLOCK, groups = whole / GROUP, rest = s->extent % BLOCK;
    if (groups == 1 && whole == GROUP && !rest)
        return scan_groups(s, 0, 1, NULL, NULL);
    block_tables t = new_tables(s, 0, groups * GROUP, groups > 1);
    if (groups > 1) {
        QN_TRY(scan_totals(s, &t));
        QN_TRY(scan_prefixes(s, &t));
    }
    QN_TRY(scan_groups(s, 0, groups, &t, &t));
    if (whole % GROUP && !rest)
        return scan_groups(s, whole - GROUP, 1, &t, NULL);
    if (whole % GROUP) {
        block_tables last = new_tables(s, whole - GROUP, GROUP, false);
        QN_TRY(scan_groups(s, whole - GROUP, 1, &t, &last));
        t = last;
    }
    return rest ? scan_blocks(s, &t, whole, 1, rest) : NULL;
}

static qn_status scan_in_blocks(const scan *s)
{
    if (s->grouped)
        return scan_in_groups(s);
    int64_t whole = s->extent / BLOCK, count = (s->extent - 1) / BLOCK;
    block_tables t = new_tables(s, 0, count + s->merged, true);
    t.count = count;
    QN_TRY(scan_totals(s, &t));
    QN_TRY(scan_prefixes(s, &t));
    QN_TRY(scan_blocks(s, &t, 0, whole, BLOCK));
    return s->extent % BLOCK ? scan_blocks(s, &t, whole, 1, s->extent % BLOCK) : NULL;
}

/* ---- entry point ------------------------------------------------------------------------------------------------- */

/* Lists the kept dimensions in s->dims. In scan_lines and scan_prefixes, lanes run along the last dimension of the
 * list. In a merged scan, this is the last kept dimension. Otherwise it is the last one with at least WIDE_LAST
 * elements; if there is none, the longest one. */
static void order_lines(scan *s)
{
    uint32_t lanes = UINT32_MAX;
    for (uint32_t d = 0; d < s->shape->rank; d++) {
        if (d == s->along.dimension)
            continue;
        if (lanes == UINT32_MAX || s->merged || s->shape->dims[d] >= WIDE_LAST ||
            s->shape->dims[d] > s->shape->dims[lanes])
            lanes = d;
    }
    for (uint32_t d = 0; d < s->shape->rank; d++)
        if (d != s->along.dimension && d != lanes)
            s->dims[s->kept++] = d;
    if (lanes != UINT32_MAX)
        s->dims[s->kept++] = lanes;
}

qn_status lower_scan(region_plan *p, node_id n)
{
    const graph *g = p->s->graph;
    scan s = {.p = p, .n = n, .width = node_operand_count(g, n) / 2, .along = along_of(g, n)};
    s.shape = node_shape(g, node_operand(g, n, 0));
    if (!s.shape->elements)
        return NULL;
    s.extent = s.shape->dims[s.along.dimension];
    s.lines = s.shape->elements / s.extent;
    s.merged = is_merged(s.shape, s.along);
    lowering l = {.p = p, .g = p->s->graph, .a = p->s->arena};
    member m = {.node = n};
    if (!(s.body = reducer_code(&l, &m)))
        return l.failure;
    if (2 * s.width > MAX_WIDTH)
        return status_make(QN_UNSUPPORTED, "reduce_window: inputs: %u; at most %d are scanned", s.width, MAX_WIDTH / 2);
    sx_code *blind = reducer_code(&l, &m);
    drop_canonical_nan(blind);
    s.exact = is_exact(g, n) && reducer_commutes(g, node_attrs(g, n)->regions[0]) && s.body->args == 2 * s.width;
    s.ordered = s.exact && is_extreme(g, n, &s.largest);
    s.step = s.ordered ? ordered_step(s.p->s->arena, input_type(&s, 0) == QN_F64, s.largest)
                       : in_order(&s, s.exact ? s.body : blind);
    s.last = s.ordered ? s.step : in_order(&s, s.body);
    s.absorbs = absorbs_init(&s);
    s.grouped = in_groups(&s);
    order_lines(&s);
    return in_blocks(s.shape, s.along) ? scan_in_blocks(&s) : scan_lines(&s);
}
