/* Evaluates dot_general. First packs each operand: copies it to an array in the accumulation type, with its dimensions
 * in the order [batching][free][contracting]. Then each result is one accumulation over two dense vectors.
 * docs/numerics.md defines the order of the accumulation. */
#include "evaluate/evaluator.h"

#include <math.h>
#include <string.h>

typedef struct packed {
    int64_t batch, free, depth; /* number of elements in each of the three groups of dimensions */
    void *data;
} packed;

static void add_dimension(const type *t, const int64_t *strides, int64_t d, walk *w, int64_t *extent)
{
    *extent *= t->dims[d];
    walk_add(w, t->dims[d], strides[d]);
}

/* Sets the extents and strides of w so that w walks over the operand in the order of packing. */
static packed arrange(const type *t, attr_dims batching, attr_dims contracting, walk *w)
{
    packed p = {1, 1, 1, NULL};
    int64_t strides[MAX_RANK];
    uint32_t set = 0;
    dense_strides(t, strides);
    for (uint32_t i = 0; i < batching.count; i++) {
        set |= 1u << batching.at[i];
        add_dimension(t, strides, batching.at[i], w, &p.batch);
    }
    for (uint32_t i = 0; i < contracting.count; i++)
        set |= 1u << contracting.at[i];
    for (uint32_t i = 0; i < t->rank; i++)
        if (!(set >> i & 1))
            add_dimension(t, strides, i, w, &p.free);
    for (uint32_t i = 0; i < contracting.count; i++)
        add_dimension(t, strides, contracting.at[i], w, &p.depth);
    return p;
}

static qn_status pack(const op_call *s, uint32_t operand, attr_dims batching, attr_dims contracting,
                      qn_dtype accumulated, packed *out)
{
    const type *t = call_shape(s, operand);
    walk w = {0};
    *out = arrange(t, batching, contracting, &w);
    size_t n = (size_t)t->elements, size = dtype_bytes((qn_dtype)t->dtype);
    void *moved = temporary(s->e, n * size);
    out->data = temporary(s->e, n * dtype_bytes(accumulated));
    if (n == 0)
        return NULL;
    type shape = {.rank = w.rank, .dims = w.dims};
    int64_t dense[MAX_RANK];
    dense_strides(&shape, dense);
    QN_TRY(copy_strided(s->e, size, w.rank, w.dims, moved, dense, s->in[operand]->data, w.strides));
    const void *argument = moved;
    return sx_run_one(&s->e->runs, expression_convert(s->e, (qn_dtype)t->dtype, accumulated), n, &argument, &out->data);
}

/* dot_<T>(s, chain, n, a, b, out) sets *out to the sum of the n products a[i] * b[i]. The order of the sum is `chain`
 * if the argument `chain` is true, else `lanes` (docs/numerics.md). long_<T> does this for several chunks of `size`
 * products. In the order `lanes`, a tree of adjacent pairs joins the chunks. `count` is the number of chunks so far. If
 * bit i of `count` is set, partial[i] is the sum of 2^i chunks. */
#define DOT(T, fused)                                                                                                  \
    static T lanes_##T(int64_t n, const T *a, const T *b)                                                              \
    {                                                                                                                  \
        T lane[VIRTUAL_LANES] = {0};                                                                                   \
        for (int64_t i = 0; i < n; i++)                                                                                \
            lane[i % VIRTUAL_LANES] = fused(a[i], b[i], lane[i % VIRTUAL_LANES]);                                      \
        for (int64_t half = VIRTUAL_LANES / 2, count = n < VIRTUAL_LANES ? n : VIRTUAL_LANES; half > 0; half /= 2) {   \
            for (int64_t i = half; i < count; i++)                                                                     \
                lane[i - half] = lane[i - half] + lane[i];                                                             \
            count = count < half ? count : half;                                                                       \
        }                                                                                                              \
        return lane[0];                                                                                                \
    }                                                                                                                  \
    static T chain_##T(int64_t n, const T *a, const T *b)                                                              \
    {                                                                                                                  \
        T sum = 0;                                                                                                     \
        for (int64_t i = 0; i < n; i++)                                                                                \
            sum = fused(a[i], b[i], sum);                                                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    static qn_status long_##T(const op_call *s, bool chain, int64_t n, int64_t size, const T *a, const T *b, T *out)   \
    {                                                                                                                  \
        T total = 0, partial[64];                                                                                      \
        int64_t count = 0;                                                                                             \
        for (int64_t i = 0; i < n; i += size, count++) {                                                               \
            int64_t m = n - i < size ? n - i : size;                                                                   \
            if (i % (POLL_STEPS / 4) == 0 && i)                                                                        \
                QN_TRY(evaluation_poll(s->e));                                                                         \
            T sum = chain ? chain_##T(m, a + i, b + i) : lanes_##T(m, a + i, b + i);                                   \
            if (chain) {                                                                                               \
                total = i ? total + sum : sum;                                                                         \
                continue;                                                                                              \
            }                                                                                                          \
            uint32_t level = 0;                                                                                        \
            for (; count >> level & 1; level++)                                                                        \
                sum = partial[level] + sum;                                                                            \
            partial[level] = sum;                                                                                      \
        }                                                                                                              \
        bool first = true;                                                                                             \
        for (uint32_t level = 0; !chain && count >> level; level++)                                                    \
            if (count >> level & 1) {                                                                                  \
                total = first ? partial[level] : partial[level] + total;                                               \
                first = false;                                                                                         \
            }                                                                                                          \
        *out = total;                                                                                                  \
        return NULL;                                                                                                   \
    }                                                                                                                  \
    static qn_status dot_##T(const op_call *s, bool chain, int64_t n, const T *a, const T *b, T *out)                  \
    {                                                                                                                  \
        int64_t size = chain ? DOT_CHUNK : REDUCE_CHUNK * VIRTUAL_LANES;                                               \
        if (n > size)                                                                                                  \
            return long_##T(s, chain, n, size, a, b, out);                                                             \
        *out = chain ? chain_##T(n, a, b) : lanes_##T(n, a, b);                                                        \
        return NULL;                                                                                                   \
    }
DOT(float, fmaf)
DOT(double, fma)

/* Integer sums wrap, so their order does not matter. For i1 (`logical`), AND replaces * and OR replaces +. */
static qn_status dot_integer(const op_call *s, bool logical, int64_t n, const uint64_t *a, const uint64_t *b,
                             uint64_t *out)
{
    uint64_t sum = 0;
    for (int64_t i = 0; i < n; i += POLL_STEPS / 4) {
        int64_t end = n - i < POLL_STEPS / 4 ? n : i + POLL_STEPS / 4;
        if (i)
            QN_TRY(evaluation_poll(s->e));
        for (int64_t k = i; k < end; k++)
            sum = logical ? sum | (a[k] & b[k]) : sum + a[k] * b[k];
    }
    *out = sum;
    return NULL;
}

/* Computes all results, in the accumulation type. */
static qn_status dot_all(const op_call *s, qn_dtype accumulated, const packed *lhs, const packed *rhs, void *out)
{
    int64_t n = lhs->depth, rows = lhs->free, columns = rhs->free;
    bool logical = call_dtype(s, 0) == QN_I1; /* if so, the result is i1, too */
    bool chain = attr_order(s->a) == order_chain;
    for (int64_t i = 0, since = 0; i < lhs->batch * rows * columns; i++) {
        int64_t batch = i / (rows * columns);
        int64_t left = (batch * rows + i / columns % rows) * n, right = (batch * columns + i % columns) * n;
        if (accumulated == QN_F32)
            QN_TRY(dot_float(s, chain, n, (float *)lhs->data + left, (float *)rhs->data + right, (float *)out + i));
        else if (accumulated == QN_F64)
            QN_TRY(dot_double(s, chain, n, (double *)lhs->data + left, (double *)rhs->data + right, (double *)out + i));
        else
            QN_TRY(dot_integer(s, logical, n, (uint64_t *)lhs->data + left, (uint64_t *)rhs->data + right,
                               (uint64_t *)out + i));
        since += n + 8; /* finding the two vectors costs about as much as 8 products */
        if (since < POLL_STEPS)
            continue;
        QN_TRY(evaluation_poll(s->e));
        since = 0;
    }
    return NULL;
}

qn_status evaluate_dot_general(const op_call *s)
{
    const type *shape = call_result(s);
    qn_dtype result = (qn_dtype)shape->dtype;
    qn_dtype accumulated = dtype_is_float(result) ? dot_sum_type(call_dtype(s, 0), result) : QN_I64;
    size_t n = (size_t)shape->elements;
    s->out[0] = buffer_new(s->e, n * dtype_bytes(result));
    if (n == 0)
        return NULL;
    packed lhs, rhs;
    QN_TRY(pack(s, 0, attr_lhs_batching_dimensions(s->a), attr_lhs_contracting_dimensions(s->a), accumulated, &lhs));
    QN_TRY(pack(s, 1, attr_rhs_batching_dimensions(s->a), attr_rhs_contracting_dimensions(s->a), accumulated, &rhs));
    void *sums = temporary(s->e, n * dtype_bytes(accumulated));
    QN_TRY(dot_all(s, accumulated, &lhs, &rhs, sums));
    const void *argument = sums;
    QN_TRY(sx_run_one(&s->e->runs, expression_convert(s->e, accumulated, result), n, &argument, &s->out[0]->data));
    buffers_drop_after(s->e, s->out[0]);
    return NULL;
}
