/* Evaluates a pass of a Fourier transform (graph/fft.h). All elements with the same index of `batch` are computed
 * together. Tables are first spread to the shape [rest, done, inner]. */
#include <string.h>

#include "evaluate/evaluator.h"
#include "math/fft_code.h"

/* The arrays for the arguments of the expression, and for its outputs. */
typedef struct arrays {
    const op_call *s;
    fft_pass f;
    size_t size;   /* bytes of an element */
    int64_t count; /* elements of an array */
    const void **args;
    char **outs;
} arrays;

/* Fills the array for argument `to` from the table `from`. Let p and q be the indices along `rest` and `done`. The
 * array's element at p and q is this element of the table: first + (p / divisor) * by_rest + (p % modulus) * by_digit +
 * q * by_done. */
typedef struct spread_by {
    int64_t first, divisor, by_rest, modulus, by_digit, by_done;
} spread_by;

static void spread(const arrays *r, uint32_t to, const char *from, const spread_by *by)
{
    const fft_pass *f = &r->f;
    char *at = temporary(r->s->e, (size_t)r->count * r->size);
    r->args[to] = at;
    for (int64_t p = 0; p < f->rest; p++)
        for (int64_t q = 0; q < f->done; q++) {
            int64_t element =
                by->first + p / by->divisor * by->by_rest + p % by->modulus * by->by_digit + q * by->by_done;
            for (int64_t i = 0; i < f->inner; i++, at += r->size)
                memcpy(at, from + element * (int64_t)r->size, r->size);
        }
}

static void spread_table(const arrays *r, fft_table table)
{
    const fft_pass *f = &r->f;
    fft_arguments to = fft_factors(f, table);
    size_t bytes = (size_t)fft_table_size(f, table) * r->size;
    evaluation *e = r->s->e;
    if (!to.count)
        return;
    char *parts[2] = {temporary(e, bytes), temporary(e, bytes)};
    fft_table_fill(&e->arena, f, table, parts[0], parts[1]);
    for (uint32_t i = 0; i < to.count; i++) {
        const spread_by by[FFT_TABLES] = {
            [FFT_COARSE] = {i * (f->rest / f->digit) * f->done, f->digit, f->done, 1, 0, 1},
            [FFT_FINE] = {0, f->rest, 0, f->digit, f->done, 1},
            [FFT_AFTER] = {i * f->rest, 1, 1, 1, 0, 0},
        };
        for (uint32_t part = 0; part < 2; part++)
            spread(r, to.at + part * to.count + i, parts[part], &by[table]);
    }
}

/* Moves the outputs of one index of `batch` to the results. */
static void store(const arrays *r, int64_t batch)
{
    const fft_pass *f = &r->f;
    int64_t row = f->done * f->inner, radix = f->radix, size = (int64_t)r->size;
    for (uint32_t part = 0; part < 2; part++) {
        char *to = r->s->out[f->packed ? 0 : part]->data;
        int64_t step = f->packed ? 2 : 1, begin = f->packed ? (part + (f->packed == 2)) % 2 : 0;
        for (int64_t p = 0; p < f->rest; p++)
            for (int64_t k = 0; k < radix; k++)
                for (int64_t i = 0; i < row; i++) {
                    int64_t at = (((batch * f->rest + p) * radix + k) * row + i) * step + begin;
                    memcpy(to + at * size, r->outs[part * radix + k] + (p * row + i) * size, r->size);
                }
    }
}

qn_status evaluate_fft_pass(const op_call *s)
{
    evaluation *e = s->e;
    arrays r = {.s = s, .f = fft_pass_at(e->g, s->node), .size = dtype_bytes(call_dtype(s, 0))};
    const fft_pass *f = &r.f;
    size_t bytes = (size_t)call_shape(s, 0)->elements * r.size;
    uint32_t radix = (uint32_t)f->radix;
    for (uint32_t i = 0; i < s->result_count; i++)
        s->out[i] = buffer_new(e, f->packed ? 2 * bytes : bytes);
    buffer *mark = e->buffers;
    const sx_code *code = fft_code(&e->arena, f);
    r.count = f->rest * f->done * f->inner;
    r.args = temporary(e, code->args * sizeof *r.args);
    r.outs = temporary(e, 2 * radix * sizeof *r.outs);
    for (uint32_t i = 0; i < 2 * radix; i++)
        r.outs[i] = temporary(e, (size_t)r.count * r.size);
    for (fft_table table = 0; table < FFT_TABLES; table++)
        spread_table(&r, table);
    qn_status status = NULL;
    for (int64_t b = 0; b < f->batch && !status; b++) {
        for (uint32_t i = 0; i < 2 * radix; i++)
            r.args[i] = (const char *)s->in[i / radix]->data + (b * radix + i % radix) * r.count * (int64_t)r.size;
        status = evaluation_poll(e);
        if (!status)
            status = sx_run_one(&e->runs, code, (size_t)r.count, r.args, (void *const *)r.outs);
        if (!status)
            store(&r, b);
    }
    buffers_drop_after(e, mark);
    return status;
}
