/* See combine.h. */
#include "evaluate/combine.h"

#include <string.h>

#include "math/region_code.h"

const sx_code *combiner_code(const op_call *s)
{
    evaluation *e = s->e;
    plan *p = plan_of(e, s->a->regions[0]);
    if (p->is_combiner)
        return p->combiner;
    p->is_combiner = true;
    const sx_code *body = region_code(e->g, s->a->regions[0], &e->arena, NULL);
    if (!body)
        return NULL;
    const region *r = region_at(e->g, s->a->regions[0]);
    sx_code *code = sx_new(&e->arena);
    sx *arguments = ARENA_NEW_ARRAY(&e->arena, sx, p->arguments),
       *outputs = ARENA_NEW_ARRAY(&e->arena, sx, r->output_count);
    for (uint32_t i = 0; i < p->arguments; i++) {
        node_id n = i < r->formals.count ? r->formals.at[i].node : r->captures.at[i - r->formals.count];
        qn_dtype dtype = (qn_dtype)node_shape(e->g, n)->dtype;
        arguments[i] = sx_from_storage(code, dtype, sx_arg(code, i, sx_storage(dtype)));
    }
    sx_inline(code, body, arguments, outputs);
    for (uint32_t i = 0; i < r->output_count; i++)
        sx_output(code, sx_to_storage(code, (qn_dtype)node_shape(e->g, r->outputs[i])->dtype, outputs[i]));
    return p->combiner = code;
}

/* `code` combines up to `width` pairs of tuples at once. Each of its arguments is an array with one element for each
 * pair, so each capture is repeated `width` times. */
qn_status combiner_make(combiner *f, const op_call *s, uint32_t inputs, size_t width)
{
    *f = (combiner){.s = s, .inputs = inputs, .code = combiner_code(s)};
    f->first = node_captures(s->e->g, s->node, 0, &f->count);
    f->sizes = temporary(s->e, inputs * sizeof *f->sizes);
    f->arguments = temporary(s->e, (2 * inputs + f->count) * sizeof *f->arguments);
    for (uint32_t i = 0; i < inputs; i++)
        f->sizes[i] = dtype_bytes(call_dtype(s, i));
    for (uint32_t i = 0; f->code && i < f->count; i++) {
        size_t size = dtype_bytes(call_dtype(s, f->first + i));
        void *repeated = temporary(s->e, width * size);
        QN_TRY(fill(s->e, repeated, width, size, s->in[f->first + i]->data));
        f->arguments[2 * inputs + i] = repeated;
    }
    return NULL;
}

/* Combines pair k by running the region. */
static qn_status combine_one(const combiner *f, size_t k, char *const *lhs, char *const *rhs, char *const *out)
{
    evaluation *e = f->s->e;
    uint32_t n = f->inputs;
    buffer *mark = e->buffers;
    buffer **arguments = temporary(e, (3 * (size_t)n + f->count) * sizeof(buffer *)),
           **results = arguments + 2 * n + f->count;
    for (uint32_t i = 0; i < 2 * n; i++) {
        size_t size = f->sizes[i % n];
        arguments[i] = buffer_new(e, size);
        memcpy(arguments[i]->data, (i < n ? lhs[i] : rhs[i - n]) + k * size, size);
    }
    for (uint32_t i = 0; i < f->count; i++)
        arguments[2 * n + i] = f->s->in[f->first + i];
    QN_TRY(region_run(e, f->s->a->regions[0], arguments, results));
    for (uint32_t i = 0; i < n; i++) {
        memcpy(out[i] + k * f->sizes[i], results[i]->data, f->sizes[i]);
        buffer_drop(e, results[i]);
    }
    buffers_drop_after(e, mark);
    return NULL;
}

qn_status combine(const combiner *f, size_t width, char *const *lhs, char *const *rhs, char *const *out)
{
    if (!f->code) {
        for (size_t k = 0; k < width; k++)
            QN_TRY(combine_one(f, k, lhs, rhs, out));
        return NULL;
    }
    for (uint32_t i = 0; i < f->inputs; i++) {
        f->arguments[i] = lhs[i];
        f->arguments[f->inputs + i] = rhs[i];
    }
    return sx_run_one(&f->s->e->runs, f->code, width, f->arguments, (void *const *)out);
}
