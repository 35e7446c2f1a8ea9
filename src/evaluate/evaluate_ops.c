/* Evaluates operations that make constants or move data. Most of them do one strided copy. evaluate_pad fills the
 * result before its copy. */
#include "evaluate/evaluator.h"

#include <string.h>

/* ---- arrays ------------------------------------------------------------------------------------------------------ */

void dense_strides(const type *t, int64_t *out)
{
    int64_t stride = 1;
    for (uint32_t i = t->rank; i-- > 0;) {
        out[i] = stride;
        stride *= t->dims[i];
    }
}

static void copy_row(size_t size, int64_t n, char *to, int64_t to_stride, const char *from, int64_t from_stride)
{
    if (to_stride == 1 && from_stride == 1) {
        memcpy(to, from, (size_t)n * size);
        return;
    }
#define COPY(bytes)                                                                                                    \
    if (size == (bytes))                                                                                               \
        for (int64_t i = 0; i < n; i++)                                                                                \
            memcpy(to + i * to_stride * (bytes), from + i * from_stride * (bytes), (bytes));
    COPY(1)
    COPY(2)
    COPY(4)
    COPY(8)
#undef COPY
}

/* Copies an array with long rows in pieces, whose rows have at most POLL_STEPS elements. */
static qn_status copy_pieces(const evaluation *e, size_t size, uint32_t rank, const int64_t *dims, void *to,
                             const int64_t *to_strides, const void *from, const int64_t *from_strides)
{
    int64_t piece[MAX_RANK], n = dims[rank - 1];
    memcpy(piece, dims, rank * sizeof *dims);
    for (int64_t at = 0; at < n; at += POLL_STEPS) {
        piece[rank - 1] = n - at < POLL_STEPS ? n - at : POLL_STEPS;
        QN_TRY(copy_strided(e, size, rank, piece, (char *)to + at * to_strides[rank - 1] * (int64_t)size, to_strides,
                            (const char *)from + at * from_strides[rank - 1] * (int64_t)size, from_strides));
    }
    return NULL;
}

qn_status copy_strided(const evaluation *e, size_t size, uint32_t rank, const int64_t *dims, void *to,
                       const int64_t *to_strides, const void *from, const int64_t *from_strides)
{
    walk in = {0}, out = {0};
    /* `left` is the number of elements that may be copied before the next poll. The fixed cost of a row counts as
     * `row_cost` elements. */
    int64_t rows = 1, left = POLL_STEPS, row_cost = 4 * (int64_t)(rank + 1);
    QN_TRY(evaluation_poll(e));
    for (uint32_t i = 0; i < rank; i++)
        if (dims[i] == 0)
            return NULL;
    if (rank && dims[rank - 1] > POLL_STEPS)
        return copy_pieces(e, size, rank, dims, to, to_strides, from, from_strides);
    for (uint32_t i = 0; i + 1 < rank; i++) {
        rows *= dims[i];
        walk_add(&in, dims[i], from_strides[i]);
        walk_add(&out, dims[i], to_strides[i]);
    }
    int64_t n = rank ? dims[rank - 1] : 1;
    int64_t from_stride = rank ? from_strides[rank - 1] : 1, to_stride = rank ? to_strides[rank - 1] : 1;
    for (; rows > 0; rows--, walk_next(&in), walk_next(&out)) {
        copy_row(size, n, (char *)to + out.offset * (int64_t)size, to_stride,
                 (const char *)from + in.offset * (int64_t)size, from_stride);
        if ((left -= n + row_cost) > 0)
            continue;
        QN_TRY(evaluation_poll(e));
        left = POLL_STEPS;
    }
    return NULL;
}

qn_status copy_bytes(const evaluation *e, void *to, const void *from, size_t bytes)
{
    return copy_until_stopped(e->stop, to, from, bytes) ? NULL : stop_status(e->stop);
}

qn_status fill(const evaluation *e, void *to, size_t n, size_t size, const void *element)
{
    size_t all = n * size, piece;
    if (n)
        memcpy(to, element, size);
    /* Each pass copies the part that is already filled, but at most its first STOP_BYTES. */
    for (size_t done = size; done < all; done += piece) {
        piece = done < STOP_BYTES ? done : STOP_BYTES;
        piece = piece < all - done ? piece : all - done;
        QN_TRY(copy_bytes(e, (char *)to + done, to, piece));
    }
    return NULL;
}

char *result_new(const op_call *s, size_t *size)
{
    const type *shape = call_result(s);
    *size = dtype_bytes((qn_dtype)shape->dtype);
    s->out[0] = buffer_new(s->e, (size_t)shape->elements * *size);
    return s->out[0]->data;
}

/* Copies elements of the operand to the result. The result's element at `index` is a copy of the operand's element with
 * the offset first + sum of all index[i] * strides[i]. */
static qn_status gather(const op_call *s, int64_t first, const int64_t *strides)
{
    const type *shape = call_result(s);
    int64_t dense[MAX_RANK];
    size_t size;
    char *to = result_new(s, &size);
    dense_strides(shape, dense);
    return shape->elements ? copy_strided(s->e, size, shape->rank, shape->dims, to, dense,
                                          (const char *)s->in[0]->data + first * (int64_t)size, strides)
                           : NULL;
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

qn_status evaluate_constant(const op_call *s)
{
    size_t size;
    attr_data value = attr_value(s->a);
    const void *data = value.buffer ? s->e->g->buffers.at[value.buffer - 1].data : value.at;
    if (!data && call_result(s)->elements)
        return status_make(QN_INVALID_ARGUMENT, "a large constant has no data");
    if (value.splat) {
        char *to = result_new(s, &size);
        return fill(s->e, to, (size_t)call_result(s)->elements, size, data);
    } else {
        s->out[0] = buffer_new(s->e, 0);
        s->out[0]->data = (void *)(uintptr_t)data;
    }
    return NULL;
}

qn_status evaluate_iota(const op_call *s)
{
    const type *shape = call_result(s);
    uint32_t along = (uint32_t)attr_iota_dimension(s->a);
    size_t n = (size_t)shape->dims[along], size;
    char *to = result_new(s, &size);
    if (shape->elements == 0)
        return NULL;
    size_t most = n < POLL_STEPS ? n : POLL_STEPS;
    int64_t *numbers = temporary(s->e, most * sizeof *numbers);
    char *converted = temporary(s->e, n * size);
    const sx_code *code = expression_convert(s->e, QN_I64, (qn_dtype)shape->dtype);
    const void *argument = numbers;
    for (size_t first = 0; first < n; first += most) {
        size_t count = n - first < most ? n - first : most;
        void *place = converted + first * size;
        for (size_t i = 0; i < count; i++)
            numbers[i] = (int64_t)(first + i);
        QN_TRY(sx_run_one(&s->e->runs, code, count, &argument, &place));
    }
    int64_t dense[MAX_RANK], strides[MAX_RANK] = {0};
    dense_strides(shape, dense);
    strides[along] = 1;
    QN_TRY(copy_strided(s->e, size, shape->rank, shape->dims, to, dense, converted, strides));
    buffers_drop_after(s->e, s->out[0]);
    return NULL;
}

/* ---- moving ------------------------------------------------------------------------------------------------------ */

qn_status evaluate_bitcast_convert(const op_call *s)
{
    s->out[0] = buffer_hold(s->in[0]);
    return NULL;
}

qn_status evaluate_reshape(const op_call *s)
{
    s->out[0] = buffer_hold(s->in[0]);
    return NULL;
}

qn_status evaluate_barrier(const op_call *s)
{
    s->out[0] = buffer_hold(s->in[0]);
    return NULL;
}

qn_status evaluate_broadcast_in_dim(const op_call *s)
{
    const type *from = call_shape(s, 0);
    int64_t dense[MAX_RANK], strides[MAX_RANK] = {0};
    dense_strides(from, dense);
    for (uint32_t i = 0; i < from->rank; i++)
        if (from->dims[i] != 1)
            strides[attr_broadcast_dimensions(s->a).at[i]] = dense[i];
    return gather(s, 0, strides);
}

qn_status evaluate_transpose(const op_call *s)
{
    int64_t dense[MAX_RANK], strides[MAX_RANK];
    dense_strides(call_shape(s, 0), dense);
    for (uint32_t i = 0; i < attr_permutation(s->a).count; i++)
        strides[i] = dense[attr_permutation(s->a).at[i]];
    return gather(s, 0, strides);
}

qn_status evaluate_slice(const op_call *s)
{
    int64_t strides[MAX_RANK], first = 0;
    dense_strides(call_shape(s, 0), strides);
    for (uint32_t i = 0; i < attr_strides(s->a).count; i++) {
        first += attr_start_indices(s->a).at[i] * strides[i];
        strides[i] = call_result(s)->dims[i] > 1 ? strides[i] * attr_strides(s->a).at[i] : 0;
    }
    return gather(s, first, strides);
}

qn_status evaluate_reverse(const op_call *s)
{
    const type *shape = call_shape(s, 0);
    int64_t strides[MAX_RANK], first = 0;
    dense_strides(shape, strides);
    for (uint32_t i = 0; i < attr_dimensions(s->a).count; i++) {
        int64_t d = attr_dimensions(s->a).at[i];
        first += (shape->dims[d] - 1) * strides[d];
        strides[d] = -strides[d];
    }
    return gather(s, first, strides);
}

/* In one dimension, element i of the operand is at `low + i * step` in the padded result. Finds the elements that are
 * inside the result: *count elements from *first on. */
static void padded_range(int64_t extent, int64_t low, int64_t step, int64_t result, int64_t *first, int64_t *count)
{
    int64_t spread = (extent - 1) * step + 1;
    *first = *count = 0;
    if (extent == 0 || low <= -spread || low >= result)
        return;
    uint64_t before = low < 0 ? -(uint64_t)low : 0, width = (uint64_t)step;
    uint64_t from = before / width + (before % width != 0);
    uint64_t last = low < 0 ? ((uint64_t)result - 1 + before) / width : (uint64_t)(result - 1 - low) / width;
    if (last > (uint64_t)extent - 1)
        last = (uint64_t)extent - 1;
    if (from > last)
        return;
    *first = (int64_t)from;
    *count = (int64_t)(last - from + 1);
}

qn_status evaluate_pad(const op_call *s)
{
    const type *from = call_shape(s, 0), *shape = call_result(s);
    int64_t in[MAX_RANK], out[MAX_RANK], counts[MAX_RANK], in_first = 0, out_first = 0;
    size_t size;
    char *to = result_new(s, &size);
    if (shape->elements == 0)
        return NULL;
    QN_TRY(fill(s->e, to, (size_t)shape->elements, size, s->in[1]->data));
    dense_strides(from, in);
    dense_strides(shape, out);
    for (uint32_t i = 0; i < shape->rank; i++) {
        int64_t low = attr_edge_padding_low(s->a).at[i], first;
        int64_t step = from->dims[i] > 1 ? attr_interior_padding(s->a).at[i] + 1 : 1;
        padded_range(from->dims[i], low, step, shape->dims[i], &first, &counts[i]);
        if (counts[i] == 0)
            return NULL;
        in_first += first * in[i];
        out_first += (low + first * step) * out[i];
        out[i] = counts[i] > 1 ? out[i] * step : 0;
    }
    return copy_strided(s->e, size, shape->rank, counts, to + out_first * (int64_t)size, out,
                        (const char *)s->in[0]->data + in_first * (int64_t)size, in);
}

qn_status evaluate_concatenate(const op_call *s)
{
    int64_t in[MAX_RANK], out[MAX_RANK], at = 0;
    size_t size;
    char *to = result_new(s, &size);
    dense_strides(call_result(s), out);
    for (uint32_t i = 0; i < s->count; i++) {
        const type *from = call_shape(s, i);
        dense_strides(from, in);
        QN_TRY(copy_strided(s->e, size, from->rank, from->dims, to + at * out[attr_dimension(s->a)] * (int64_t)size,
                            out, s->in[i]->data, in));
        at += from->dims[attr_dimension(s->a)];
    }
    return NULL;
}

int64_t clamped_index(const void *data, qn_dtype dtype, int64_t at, int64_t last)
{
    size_t size = dtype_bytes(dtype);
    uint64_t bits = 0;
    memcpy(&bits, (const char *)data + at * (int64_t)size, size);
    unsigned unused = 64 - 8 * (unsigned)size;
    int64_t index = (int64_t)(bits << unused) >> unused;
    if (!dtype_is_signed(dtype))
        index = bits > (uint64_t)last ? last : (int64_t)bits;
    return index < 0 ? 0 : index > last ? last : index;
}

/* The offset of a slice with these extents in the sliced array. The start indices are the operands from number
 * `operand` on. */
static int64_t slice_offset(const op_call *s, uint32_t operand, const int64_t *extents, const int64_t *strides)
{
    const type *whole = call_shape(s, 0);
    int64_t offset = 0;
    for (uint32_t i = 0; i < whole->rank; i++)
        offset += strides[i] *
                  clamped_index(s->in[operand + i]->data, call_dtype(s, operand + i), 0, whole->dims[i] - extents[i]);
    return offset;
}

qn_status evaluate_dynamic_slice(const op_call *s)
{
    int64_t strides[MAX_RANK];
    dense_strides(call_shape(s, 0), strides);
    return gather(s, slice_offset(s, 1, attr_slice_sizes(s->a).at, strides), strides);
}

qn_status evaluate_dynamic_update_slice(const op_call *s)
{
    const type *whole = call_shape(s, 0), *part = call_shape(s, 1);
    int64_t in[MAX_RANK], out[MAX_RANK];
    size_t size;
    char *to = result_new(s, &size);
    dense_strides(part, in);
    dense_strides(whole, out);
    QN_TRY(copy_bytes(s->e, to, s->in[0]->data, (size_t)whole->elements * size));
    return copy_strided(s->e, size, part->rank, part->dims, to + slice_offset(s, 2, part->dims, out) * (int64_t)size,
                        out, s->in[1]->data, in);
}
