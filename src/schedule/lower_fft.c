/* Lowers a pass of a Fourier transform (graph/fft.h) to one nest, which loads each element and stores each result once.
 *
 *     for batch, rest, done, inner        dimensions of fft_pass; lanes run along the last loop
 *       load `radix` elements
 *       store `radix` results
 *
 * make_loops chooses the order of the loops. */
#include "math/fft_code.h"
#include "schedule/lower.h"

enum { LEAST_ROW = 8 /* if done * inner is less than this and less than `rest`, lanes run along `rest` */ };

typedef struct lowered_pass {
    lowering l;
    fft_pass f;
    affine batch, rest, done, inner;
} lowered_pass;

static affine loop_over(lowering *l, int64_t extent)
{
    return extent == 1 ? affine_constant(0) : affine_var(l->a, l->n, add_loop(l, extent, LOOP_PARALLEL));
}

/* Makes the loops. If `inner` is above 1 and `done` indexes a table (f->order is not 0), `done` and `inner` have a loop
 * each. Otherwise they share one loop. */
static void make_loops(lowered_pass *w)
{
    lowering *l = &w->l;
    const fft_pass *f = &w->f;
    bool by_rest = f->done * f->inner < LEAST_ROW && f->rest > f->done * f->inner;
    w->batch = loop_over(l, f->batch);
    w->rest = by_rest ? w->rest : loop_over(l, f->rest);
    if (f->order && f->inner > 1) {
        w->done = loop_over(l, f->done);
        w->inner = loop_over(l, f->inner);
    } else {
        affine row = loop_over(l, f->done * f->inner);
        w->done = affine_div(l->a, l->n, row, f->inner);
        w->inner = affine_mod(l->a, l->n, row, f->inner);
    }
    w->rest = by_rest ? loop_over(l, f->rest) : w->rest;
    l->n->outer = l->n->loops.count;
}

static void load_table(lowered_pass *w, fft_table table, sx *args)
{
    lowering *l = &w->l;
    const fft_pass *f = &w->f;
    fft_arguments to = fft_factors(f, table);
    int64_t size = fft_table_size(f, table);
    if (!to.count)
        return;
    char *data[2];
    for (uint32_t part = 0; part < 2; part++)
        data[part] = arena_alloc(l->a, (size_t)size * dtype_bytes(f->dtype));
    fft_table_fill(l->a, f, table, data[0], data[1]);
    for (uint32_t part = 0; part < 2; part++) {
        buffer_id buffer = buffer_table(l->p->s, f->dtype, size, data[part]);
        for (uint32_t i = 0; i < to.count; i++) {
            affine row = table == FFT_FINE     ? affine_mod(l->a, l->n, w->rest, f->digit)
                         : table == FFT_COARSE ? affine_div(l->a, l->n, w->rest, f->digit)
                                               : affine_constant(i);
            if (table == FFT_COARSE)
                row = affine_add(l->a, l->n, row, affine_constant(i * (f->rest / f->digit)));
            affine index = affine_add(l->a, l->n, affine_scale(row, table == FFT_AFTER ? f->rest : f->done),
                                      table == FFT_AFTER ? w->rest : w->done);
            args[to.at + part * to.count + i] = nest_argument(
                l,
                (nest_arg){.kind = ARG_LOAD, .type = (uint8_t)sx_storage(f->dtype), .buffer = buffer, .index = index});
        }
    }
}

static void load_elements(lowered_pass *w, node_id n, sx *args)
{
    uint32_t radix = (uint32_t)w->f.radix;
    for (uint32_t i = 0; i < 2 * radix; i++) {
        const affine index[] = {w->batch, affine_constant(i % radix), w->rest, w->done, w->inner};
        args[i] = lower_value(&w->l, node_operand(w->l.g, n, i / radix), index, 0);
    }
}

static void store_results(lowered_pass *w, node_id n, const sx *values)
{
    lowering *l = &w->l;
    const fft_pass *f = &w->f;
    uint32_t radix = (uint32_t)f->radix;
    const int64_t dims[] = {f->batch, f->rest, f->radix, f->done, f->inner, 2};
    const type shape = {.rank = f->packed ? 6 : 5, .dims = dims}; /* offsets are computed in this shape; the node
                                                                     of a packed result may have another shape */
    for (uint32_t i = 0; i < 2 * radix; i++) {
        uint32_t part = i / radix;
        const affine index[] = {w->batch, w->rest,  affine_constant(i % radix),
                                w->done,  w->inner, affine_constant((part + (f->packed == 2)) % 2)};
        buffer_id to = result_buffer(l->p, n, f->packed ? 0 : part);
        if (to)
            add_store(l, &l->n->stages.at[0], to, 0, row_major(l, &shape, index), f->dtype, values[i]);
    }
}

qn_status lower_fft_pass(region_plan *p, node_id n)
{
    static const group alone;
    schedule *s = p->s;
    lowered_pass w = {.f = fft_pass_at(s->graph, n)};
    w.l = (lowering){.p = p, .group = &alone, .g = s->graph, .a = s->arena, .n = ARENA_NEW(s->arena, nest)};
    w.l.n->code = sx_new(s->arena);
    w.l.n->label = node_label(s->arena, s->graph, n, "fft");
    const sx_code *code = fft_code(s->arena, &w.f);
    sx *args = ARENA_NEW_ARRAY(s->arena, sx, code->args), values[2 * MAX_RADIX];
    make_loops(&w);
    add_stage(&w.l, 1);
    w.l.current = 1;
    load_elements(&w, n, args);
    for (fft_table table = 0; table < FFT_TABLES; table++)
        load_table(&w, table, args);
    sx_inline(w.l.n->code, code, args, values);
    store_results(&w, n, values);
    step_nest(s, w.l.n);
    return w.l.failure;
}
