/* Evaluates a pass of a Fourier transform. graph/fft.h explains passes and their dimensions batch, rest, done and
 * inner. One run of the pass's expression computes all elements with the same index along `batch`. Each argument of the
 * expression is an array of the shape [rest, done, inner]. So the tables of factors are first spread to such arrays. */
#include <string.h>

#include "evaluate/evaluator.h"
#include "math/fft_code.h"

/* The arrays for the arguments of the expression, and for its outputs. */
typedef struct arrays {
    const op_call *s;
    arena memory; /* holds the arrays and the expression */
    fft_pass f;
    size_t size;   /* bytes of an element */
    int64_t count; /* elements of an array */
    const void **args;
    char **outs;
} arrays;

/* Which elements of a table go into an array. Let p be the index along `rest` and q the index along `done`. All
 * elements of the array at p and q, along `inner`, are the table's element number
 * first + (p / divisor) * by_rest + (p % modulus) * by_digit + q * by_done. */
typedef struct spread_by {
    int64_t first, divisor, by_rest, modulus, by_digit, by_done;
} spread_by;

/* Fills the array for argument `to` with elements of the table `from`. */
static qn_status spread(arrays *r, uint32_t to, const char *from, const spread_by *by)
{
    const fft_pass *f = &r->f;
    char *at = arena_alloc(&r->memory, (size_t)r->count * r->size);
    r->args[to] = at;
    for (int64_t p = 0, done = 0; p < f->rest; p++)
        for (int64_t q = 0; q < f->done; q++) {
            int64_t element =
                by->first + p / by->divisor * by->by_rest + p % by->modulus * by->by_digit + q * by->by_done;
            for (int64_t i = 0; i < f->inner; i++, at += r->size, done++) {
                memcpy(at, from + element * (int64_t)r->size, r->size);
                if (done % POLL_STEPS == 0)
                    QN_TRY(evaluation_poll(r->s->e));
            }
        }
    return NULL;
}

static qn_status spread_table(arrays *r, fft_table table)
{
    const fft_pass *f = &r->f;
    fft_arguments to = fft_factors(f, table);
    size_t bytes = (size_t)fft_table_size(f, table) * r->size;
    char *parts[2];
    for (uint32_t part = 0; part < 2; part++)
        parts[part] = arena_alloc(&r->memory, bytes);
    if (to.count)
        fft_table_fill(&r->memory, f, table, parts[0], parts[1]);
    for (uint32_t i = 0; i < to.count; i++) {
        const spread_by by[FFT_TABLES] = {
            [FFT_COARSE] = {i * (f->rest / f->digit) * f->done, f->digit, f->done, 1, 0, 1},
            [FFT_FINE] = {0, f->rest, 0, f->digit, f->done, 1},
            [FFT_AFTER] = {i * f->rest, 1, 1, 1, 0, 0},
        };
        for (uint32_t part = 0; part < 2; part++)
            QN_TRY(spread(r, to.at + part * to.count + i, parts[part], &by[table]));
    }
    return NULL;
}

/* Copies the outputs of the expression to the results of the node. `batch` is the index along dimension batch. */
static qn_status store(const arrays *r, int64_t batch)
{
    const fft_pass *f = &r->f;
    int64_t row = f->done * f->inner, radix = f->radix, size = (int64_t)r->size;
    for (uint32_t part = 0; part < 2; part++) {
        char *to = r->s->out[f->packed ? 0 : part]->data;
        int64_t step = f->packed ? 2 : 1, begin = f->packed ? (part + (f->packed == 2)) % 2 : 0;
        for (int64_t k = 0; k < radix; k++)
            for (int64_t i = 0; i < r->count; i++) {
                int64_t at = ((batch * f->rest + i / row) * radix + k) * row + i % row;
                memcpy(to + (at * step + begin) * size, r->outs[part * radix + k] + i * size, r->size);
                if (i % POLL_STEPS == 0)
                    QN_TRY(evaluation_poll(r->s->e));
            }
    }
    return NULL;
}

static qn_status run_pass(arrays *r)
{
    evaluation *e = r->s->e;
    uint32_t radix = (uint32_t)r->f.radix;
    ARENA_ENTER(&r->memory, return status_oom());
    const sx_code *code = fft_code(&r->memory, &r->f);
    r->args = ARENA_NEW_ARRAY(&r->memory, const void *, code->args);
    r->outs = ARENA_NEW_ARRAY(&r->memory, char *, 2 * radix);
    for (uint32_t i = 0; i < 2 * radix; i++)
        r->outs[i] = arena_alloc(&r->memory, (size_t)r->count * r->size);
    qn_status status = NULL;
    for (fft_table table = 0; table < FFT_TABLES && !status; table++)
        status = spread_table(r, table);
    ARENA_LEAVE(&r->memory);
    for (int64_t b = 0; b < r->f.batch && !status; b++) {
        for (uint32_t i = 0; i < 2 * radix; i++)
            r->args[i] =
                (const char *)r->s->in[i / radix]->data + (b * radix + i % radix) * r->count * (int64_t)r->size;
        status = sx_run_one(&e->runs, code, (size_t)r->count, r->args, (void *const *)r->outs);
        if (!status)
            status = store(r, b);
    }
    return status;
}

qn_status evaluate_fft_pass(const op_call *s)
{
    arrays r = {.s = s, .f = fft_pass_at(s->e->g, s->node), .size = dtype_bytes(call_dtype(s, 0))};
    size_t bytes = (size_t)call_shape(s, 0)->elements * r.size;
    for (uint32_t i = 0; i < s->result_count; i++)
        s->out[i] = buffer_new(s->e, r.f.packed ? 2 * bytes : bytes);
    r.count = r.f.rest * r.f.done * r.f.inner;
    arena_init(&r.memory);
    qn_status status = run_pass(&r);
    arena_free(&r.memory);
    return status;
}
