/* Evaluates gather. */
#include "evaluate/evaluator.h"
#include "graph/slices.h"

#include <string.h>

/* A walk over all index vectors, that is, over the dimensions of the indices other than index_vector_dim. */
static walk vectors_of(const type *indices, const slice_map *m)
{
    walk w = {0};
    int64_t dense[MAX_RANK];
    dense_strides(indices, dense);
    for (uint32_t i = 0; i < indices->rank; i++)
        if (m->place[i] >= 0)
            walk_add(&w, indices->dims[i], dense[i]);
    return w;
}

/* The offset of the slice for the current index vector of the walk. */
static int64_t slice_start(const op_call *s, const slice_map *m, const walk *vectors)
{
    const type *from = call_shape(s, 0), *indices = call_shape(s, 1);
    int64_t in[MAX_RANK], dense[MAX_RANK], vector = attr_index_vector_dim(s->a), offset = 0;
    dense_strides(from, in);
    dense_strides(indices, dense);
    for (uint32_t i = 0; i < from->rank; i++) {
        int64_t last = from->dims[i] - attr_slice_sizes(s->a).at[i];
        if (m->batch[i] >= 0)
            offset += in[i] * vectors->index[m->batch[i] - (vector < m->batch[i])];
        if (m->number[i] >= 0) {
            int64_t at = vectors->offset + (vector < indices->rank ? m->number[i] * dense[vector] : 0);
            offset += in[i] * clamped_index(s->in[1]->data, (qn_dtype)indices->dtype, at, last);
        }
    }
    return offset;
}

qn_status evaluate_gather(const op_call *s)
{
    const type *from = call_shape(s, 0), *shape = call_result(s), *indices = call_shape(s, 1);
    const slice_map m = gather_map(s->e->g, s->node);
    int64_t in[MAX_RANK], out[MAX_RANK], slice_in[MAX_RANK], slice_out[MAX_RANK], sizes[MAX_RANK];
    uint32_t rank = 0;
    size_t size;
    char *to = result_new(s, &size);
    dense_strides(from, in);
    dense_strides(shape, out);
    for (uint32_t i = 0; i < from->rank; i++) {
        if (attr_slice_sizes(s->a).at[i] == 0)
            return fill(s->e, to, (size_t)shape->elements, size, &(uint64_t){0});
        if (m.window[i] < 0)
            continue;
        sizes[rank] = attr_slice_sizes(s->a).at[i];
        slice_in[rank] = in[i];
        slice_out[rank++] = out[m.window[i]];
    }
    walk vectors = vectors_of(indices, &m), target = {0};
    for (uint32_t i = 0; i < indices->rank; i++)
        if (m.place[i] >= 0)
            walk_add(&target, indices->dims[i], out[m.place[i]]);
    int64_t count = 1;
    for (uint32_t i = 0; i < vectors.rank; i++)
        count *= vectors.dims[i];
    for (; count > 0; count--, walk_next(&vectors), walk_next(&target))
        QN_TRY(copy_strided(s->e, size, rank, sizes, to + target.offset * (int64_t)size, slice_out,
                            (const char *)s->in[0]->data + slice_start(s, &m, &vectors) * (int64_t)size, slice_in));
    return NULL;
}
