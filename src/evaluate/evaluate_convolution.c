/* Evaluates convolution. First converts both operands to the accumulation type. Then accumulates each result over the
 * elements of lhs in the window of this result. docs/numerics.md defines the order of the accumulation. */
#include <math.h>

#include "evaluate/evaluator.h"
#include "graph/convolution.h"

/* Data that all results of one convolution share. */
typedef struct windows {
    convolution c;
    const type *lhs, *rhs, *out;
    int64_t lhs_strides[MAX_RANK], rhs_strides[MAX_RANK];
    int64_t positions, features; /* number of positions of the kernel; number of input features of a group */
    const void *x, *w;           /* the operands, in the accumulation type */
} windows;

/* The window of one result. */
typedef struct window {
    int64_t lhs,              /* offset in lhs of the first input feature of the result's group */
        rhs;                  /* offset in rhs of the result's output feature */
    int64_t origin[MAX_RANK]; /* for each spatial dimension: the first place of the window in the dilated lhs;
                                 negative if the window begins in the padding */
} window;

/* The number of the group that contains `index`, if 0 .. `extent` - 1 are divided into `groups` equal groups. */
static int64_t group_of(int64_t index, int64_t extent, int64_t groups) { return index / (extent / groups); }

static window window_at(const windows *s, const int64_t *index)
{
    const convolution *c = &s->c;
    int64_t outputs = s->out->dims[c->out_feature], feature = index[c->out_feature];
    int64_t batch = index[c->out_batch] + group_of(feature, outputs, c->batch_groups) * s->out->dims[c->out_batch];
    window at = {.rhs = feature * s->rhs_strides[c->output]};
    at.lhs = batch * s->lhs_strides[c->batch] +
             group_of(feature, outputs, c->feature_groups) * s->features * s->lhs_strides[c->feature];
    for (uint32_t i = 0; i < c->spatial; i++)
        at.origin[i] = index[c->out_spatial[i]] * c->strides[i] - c->padding[i].first;
    return at;
}

/* Sets *lhs and *rhs to the offsets of the elements that are multiplied at a position of the kernel, for the first
 * input feature. Returns false if the position falls on padding of lhs or into a gap of its dilation. */
static bool place_of(const windows *s, const window *at, int64_t position, int64_t *lhs, int64_t *rhs)
{
    const convolution *c = &s->c;
    *lhs = at->lhs;
    *rhs = at->rhs;
    for (uint32_t i = c->spatial; i-- > 0;) {
        int64_t extent = s->rhs->dims[c->rhs_spatial[i]], k = position % extent;
        int64_t place = at->origin[i] + (c->reversal[i] ? extent - 1 - k : k) * c->rhs_dilation[i];
        if (place < 0 || place % c->lhs_dilation[i] || place / c->lhs_dilation[i] >= s->lhs->dims[c->lhs_spatial[i]])
            return false;
        *lhs += place / c->lhs_dilation[i] * s->lhs_strides[c->lhs_spatial[i]];
        *rhs += k * s->rhs_strides[c->rhs_spatial[i]];
        position /= extent;
    }
    return true;
}

/* window_<T>(call, s, at, out) accumulates one result in chunks. `number` counts the pairs of a kernel position and an
 * input feature, including those where lhs has no element. `sum` is the sum of the current chunk so far. `total` is the
 * sum of the chunks before the current one. */
#define WINDOW(T, fused)                                                                                               \
    static qn_status window_##T(const op_call *call, const windows *s, const window *at, T *out)                       \
    {                                                                                                                  \
        int64_t step_x = s->lhs_strides[s->c.feature], step_w = s->rhs_strides[s->c.input], number = 0;                \
        T total = 0, sum = 0;                                                                                          \
        for (int64_t p = 0; p < s->positions; p++) {                                                                   \
            int64_t x, w;                                                                                              \
            bool inside = place_of(s, at, p, &x, &w);                                                                  \
            for (int64_t i = 0; i < s->features; i++, number++) {                                                      \
                if (number % DOT_CHUNK == 0 && number) {                                                               \
                    if (number % POLL_STEPS == 0)                                                                      \
                        QN_TRY(evaluation_poll(call->e));                                                              \
                    total = number == DOT_CHUNK ? sum : total + sum;                                                   \
                    sum = 0;                                                                                           \
                }                                                                                                      \
                if (inside)                                                                                            \
                    sum = fused(((const T *)s->x)[x + i * step_x], ((const T *)s->w)[w + i * step_w], sum);            \
            }                                                                                                          \
        }                                                                                                              \
        *out = number > DOT_CHUNK ? total + sum : sum;                                                                 \
        return NULL;                                                                                                   \
    }
WINDOW(float, fmaf)
WINDOW(double, fma)

/* Integer sums wrap, so their order does not matter. For i1, AND replaces * and OR replaces +. */
static qn_status window_integer(const op_call *call, const windows *s, const window *at, uint64_t *out)
{
    const uint64_t *x = s->x, *w = s->w;
    bool logical = call_dtype(call, 0) == QN_I1;
    int64_t number = 0;
    *out = 0;
    for (int64_t p = 0; p < s->positions; p++) {
        int64_t a, b;
        if (!place_of(s, at, p, &a, &b))
            continue;
        for (int64_t i = 0; i < s->features; i++, number++) {
            if (number % POLL_STEPS == 0)
                QN_TRY(evaluation_poll(call->e));
            uint64_t l = x[a + i * s->lhs_strides[s->c.feature]], r = w[b + i * s->rhs_strides[s->c.input]];
            *out = logical ? *out | (l & r) : *out + l * r;
        }
    }
    return NULL;
}

static qn_status convert_operand(const op_call *s, uint32_t operand, qn_dtype to, const void **out)
{
    size_t n = (size_t)call_shape(s, operand)->elements;
    void *made = temporary(s->e, n * dtype_bytes(to));
    const void *argument = s->in[operand]->data;
    *out = made;
    return n ? sx_run_one(&s->e->runs, expression_convert(s->e, call_dtype(s, operand), to), n, &argument, &made)
             : NULL;
}

static qn_status all_windows(const op_call *s, const windows *all, qn_dtype accumulated, void *out)
{
    walk w = {0};
    for (uint32_t i = 0; i < all->out->rank; i++)
        walk_add(&w, all->out->dims[i], 0);
    for (int64_t i = 0, since = 0; i < all->out->elements; i++, walk_next(&w)) {
        window at = window_at(all, w.index);
        if (accumulated == QN_F32)
            QN_TRY(window_float(s, all, &at, (float *)out + i));
        else if (accumulated == QN_F64)
            QN_TRY(window_double(s, all, &at, (double *)out + i));
        else
            QN_TRY(window_integer(s, all, &at, (uint64_t *)out + i));
        since += all->positions * (all->features + 8) + 8;
        if (since < POLL_STEPS)
            continue;
        QN_TRY(evaluation_poll(s->e));
        since = 0;
    }
    return NULL;
}

qn_status evaluate_convolution(const op_call *s)
{
    windows all = {.c = convolution_of(s->a), .lhs = call_shape(s, 0), .rhs = call_shape(s, 1), .out = call_result(s)};
    qn_dtype result = (qn_dtype)all.out->dtype;
    qn_dtype accumulated = dtype_is_float(result) ? dot_sum_type(call_dtype(s, 0), result) : QN_I64;
    size_t n = (size_t)all.out->elements;
    s->out[0] = buffer_new(s->e, n * dtype_bytes(result));
    if (n == 0)
        return NULL;
    dense_strides(all.lhs, all.lhs_strides);
    dense_strides(all.rhs, all.rhs_strides);
    all.features = all.rhs->dims[all.c.input];
    all.positions = 1;
    for (uint32_t i = 0; i < all.c.spatial; i++)
        all.positions *= all.rhs->dims[all.c.rhs_spatial[i]];
    QN_TRY(convert_operand(s, 0, accumulated, &all.x));
    QN_TRY(convert_operand(s, 1, accumulated, &all.w));
    void *sums = temporary(s->e, n * dtype_bytes(accumulated));
    QN_TRY(all_windows(s, &all, accumulated, sums));
    const void *argument = sums;
    QN_TRY(sx_run_one(&s->e->runs, expression_convert(s->e, accumulated, result), n, &argument, &s->out[0]->data));
    buffers_drop_after(s->e, s->out[0]);
    return NULL;
}
