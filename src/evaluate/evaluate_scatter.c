/* Evaluates scatter. Applies one update at a time, in row-major order of the updates. */
#include <string.h>

#include "evaluate/combine.h"
#include "graph/scatter.h"

/* Reads element number `at` of the indices. Returns false if this element is above INT64_MAX. */
static bool read_index(const op_call *s, const scatter_map *m, int64_t at, int64_t *out)
{
    qn_dtype dtype = (qn_dtype)m->indices->dtype;
    size_t size = dtype_bytes(dtype);
    uint64_t bits = 0;
    memcpy(&bits, (const char *)s->in[m->inputs]->data + at * (int64_t)size, size);
    unsigned unused = 64 - 8 * (unsigned)size;
    *out = dtype_is_signed(dtype) ? (int64_t)(bits << unused) >> unused : (int64_t)bits;
    return dtype_is_signed(dtype) || bits <= INT64_MAX;
}

/* Sets *out to the number of the element that the update at the index `u` changes. The number is the same in all
 * inputs. Returns false if the update changes nothing, because its place is outside of the inputs. */
static bool find_place(const op_call *s, const scatter_map *m, const int64_t *u, int64_t *out)
{
    int64_t strides[MAX_RANK], vector = 0, place = 0;
    dense_strides(m->indices, strides);
    for (uint32_t i = 0; i < m->update->rank; i++)
        vector += m->chooser[i] >= 0 ? u[i] * strides[m->chooser[i]] : 0;
    for (uint32_t d = 0; d < m->input->rank; d++) {
        int64_t extent = m->input->dims[d], start = 0;
        int64_t at = (m->window[d] >= 0 ? u[m->window[d]] : 0) + (m->batch[d] >= 0 ? u[m->batch[d]] : 0);
        int64_t step = m->vector < m->indices->rank ? strides[m->vector] : 0;
        if (m->number[d] >= 0 && !read_index(s, m, vector + m->number[d] * step, &start))
            return false;
        if (start < -at || start >= extent - at)
            return false;
        place = place * extent + start + at;
    }
    *out = place;
    return true;
}

/* For each input, combines element `place` of the result with element `from` of the updates. */
static qn_status update(combiner *f, const scatter_map *m, int64_t from, int64_t place, char **pointers)
{
    const op_call *s = f->s;
    char **old = pointers, **with = old + m->inputs, **made = with + m->inputs;
    for (uint32_t i = 0; i < m->inputs; i++) {
        old[i] = (char *)s->out[i]->data + place * (int64_t)f->sizes[i];
        with[i] = (char *)s->in[m->inputs + 1 + i]->data + from * (int64_t)f->sizes[i];
    }
    QN_TRY(combine(f, 1, old, with, made));
    for (uint32_t i = 0; i < m->inputs; i++)
        memcpy(old[i], made[i], f->sizes[i]);
    return NULL;
}

qn_status evaluate_scatter(const op_call *s)
{
    const scatter_map m = scatter_map_at(s->e->g, s->node);
    combiner f;
    for (uint32_t i = 0; i < m.inputs; i++) {
        size_t bytes = (size_t)m.input->elements * dtype_bytes(call_dtype(s, i));
        s->out[i] = buffer_new(s->e, bytes);
        QN_TRY(copy_bytes(s->e, s->out[i]->data, s->in[i]->data, bytes));
    }
    buffer *mark = s->e->buffers;
    QN_TRY(combiner_make(&f, s, m.inputs, 1));
    char **pointers = temporary(s->e, 3 * (size_t)m.inputs * sizeof *pointers);
    for (uint32_t i = 0; i < m.inputs; i++)
        pointers[2 * m.inputs + i] = temporary(s->e, f.sizes[i]);
    walk updates = {0};
    int64_t place;
    for (uint32_t i = 0; i < m.update->rank; i++)
        walk_add(&updates, m.update->dims[i], 0);
    for (int64_t at = 0; at < m.update->elements; at++, walk_next(&updates)) {
        if (at % POLL_STEPS == 0)
            QN_TRY(evaluation_poll(s->e));
        if (find_place(s, &m, updates.index, &place))
            QN_TRY(update(&f, &m, at, place, pointers));
    }
    buffers_drop_after(s->e, mark);
    return NULL;
}
