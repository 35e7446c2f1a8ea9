/* Evaluates reduce_window, in the orders `chain` and `scan` of docs/numerics.md. */
#include <string.h>

#include "evaluate/evaluate_reduce.h"
#include "graph/window.h"

/* ---- chain ------------------------------------------------------------------------------------------------------- */

/* b->at is an index within a window. Returns the offset, in the inputs, of the element at this index of window number
 * `result`. Returns -1 if there is padding or a gap between elements instead. Windows are numbered in row-major
 * order. */
static int64_t element_at(const block *b, int64_t result)
{
    const type *shape = call_shape(b->f.s, 0);
    int64_t offset = 0, stride = 1;
    for (uint32_t d = shape->rank; d-- > 0;) {
        window_dim w = window_dim_at(shape, b->f.s->a, d);
        int64_t count = window_count(&w);
        int64_t place = result % count * w.stride + b->at.index[d] * w.dilation - w.low;
        if (place < 0 || place % w.base || place / w.base >= w.extent)
            return -1;
        offset += place / w.base * stride;
        stride *= w.extent;
        result /= count;
    }
    return offset;
}

/* The function block.take of a reduce_window. b->offsets has the numbers of the windows. Padding and gaps get the start
 * value. */
static void take_places(block *b, uint32_t m, char *const *to)
{
    for (uint32_t lane = 0; lane < m; lane++, walk_next(&b->at))
        for (size_t k = 0; k < b->kept; k++) {
            int64_t from = element_at(b, b->offsets[k]);
            for (uint32_t i = 0; i < b->f.inputs; i++) {
                size_t size = b->f.sizes[i];
                const char *element = from < 0 ? b->f.s->in[b->f.inputs + i]->data
                                               : (const char *)b->f.s->in[i]->data + from * (int64_t)size;
                memcpy(to[i] + (lane * b->kept + k) * size, element, size);
            }
        }
}

static qn_status reduce_windows(const op_call *s)
{
    buffer *room = buffer_new(s->e, sizeof(block));
    block *b = memset(room->data, 0, sizeof *b);
    const type *shape = call_shape(s, 0);
    int64_t count[MAX_RANK], stride = 1;
    *b = (block){.take = take_places, .lanes = 1, .elements = 1};
    for (uint32_t d = shape->rank; d-- > 0;) {
        window_dim w = window_dim_at(shape, s->a, d);
        count[d] = window_count(&w);
    }
    for (uint32_t d = 0; d < shape->rank; d++) {
        window_dim w = window_dim_at(shape, s->a, d);
        stride = 1;
        for (uint32_t i = d + 1; i < shape->rank; i++)
            stride *= count[i];
        walk_add(&b->kept_walk, count[d], stride);
        walk_add(&b->start, w.size, 0);
        b->elements *= w.size;
    }
    QN_TRY(reduce_all(b, s));
    buffer_drop(s->e, room);
    return NULL;
}

/* ---- scan -------------------------------------------------------------------------------------------------------- */

/* A scan along a dimension. The `extent` elements along the dimension are cut into `blocks` blocks. `inner` is the
 * number of positions in the dimensions after the scanned one. One run of the combining expression takes one element of
 * every block, at all `inner` positions. */
typedef struct scan {
    combiner f;
    bool reverse;
    int64_t extent, inner, blocks;
    int64_t first;                          /* offset of the current part. The elements of a part have equal indices in
                                               the dimensions before the scanned one */
    char **running, **next, **taken, **lhs; /* for each input: an array with one element of every block, or a pointer
                                               into such an array */
    char **prefixes;                        /* for each input and block: the total of all blocks before the block */
    char **inits;                           /* for each input: the start value, repeated */
} scan;

/* The number of blocks that have an element number j. */
static int64_t blocks_with(const scan *s, int64_t j) { return (s->extent - j + REDUCE_CHUNK - 1) / REDUCE_CHUNK; }

/* The address of element j of block b. Blocks and elements are counted from the end where the scan begins. */
static char *element_of(const scan *s, uint32_t i, void *data, int64_t b, int64_t j)
{
    int64_t at = b * REDUCE_CHUNK + j;
    at = s->reverse ? s->extent - 1 - at : at;
    return (char *)data + (s->first + at * s->inner) * (int64_t)s->f.sizes[i];
}

/* Copies element j of every block from the buffers `from` to `row`. If `stores` is true, copies from `row` to the
 * buffers. */
static void copy_elements(const scan *s, int64_t j, buffer *const *from, char *const *row, bool stores)
{
    for (uint32_t i = 0; i < s->f.inputs; i++)
        for (int64_t b = 0; b < blocks_with(s, j); b++) {
            size_t bytes = (size_t)s->inner * s->f.sizes[i];
            char *at = element_of(s, i, from[i]->data, b, j), *own = row[i] + (size_t)b * bytes;
            memcpy(stores ? at : own, stores ? own : at, bytes);
        }
}

/* Combines the results of two neighbouring ranges of elements into `out`. `earlier` comes first in the order of the
 * scan. */
static qn_status combine_parts(const scan *s, int64_t values, char *const *earlier, char *const *later,
                               char *const *out)
{
    return combine(&s->f, (size_t)values, s->reverse ? later : earlier, s->reverse ? earlier : later, out);
}

static void copy_rows(const scan *s, char *const *to, char *const *from, int64_t at, int64_t values)
{
    for (uint32_t i = 0; i < s->f.inputs; i++)
        memcpy(to[i] + (size_t)at * s->f.sizes[i], from[i], (size_t)values * s->f.sizes[i]);
}

static char **moved(const scan *s, char **pointers, char *const *bases, int64_t values)
{
    for (uint32_t i = 0; i < s->f.inputs; i++)
        pointers[i] = bases[i] + (size_t)values * s->f.sizes[i];
    return pointers;
}

/* Scans within each block. Afterwards `running` has the total of each block. */
static qn_status scan_blocks(const scan *s)
{
    const op_call *c = s->f.s;
    for (int64_t j = 0; j < REDUCE_CHUNK && j < s->extent; j++) {
        copy_elements(s, j, c->in, j ? s->taken : s->running, false);
        if (j) {
            QN_TRY(combine_parts(s, blocks_with(s, j) * s->inner, s->running, s->taken, s->next));
            copy_rows(s, s->running, s->next, 0, blocks_with(s, j) * s->inner);
        }
        copy_elements(s, j, c->out, s->running, true);
    }
    return NULL;
}

/* Sets the prefix of each block except the first: the total of all blocks before it. */
static qn_status join_totals(const scan *s)
{
    for (int64_t b = 1; b < s->blocks; b++) {
        char **total = moved(s, s->lhs, s->running, (b - 1) * s->inner);
        if (b == 1) {
            copy_rows(s, s->prefixes, total, s->inner, s->inner);
            continue;
        }
        for (uint32_t i = 0; i < s->f.inputs; i++)
            s->taken[i] = s->prefixes[i] + (size_t)((b - 1) * s->inner) * s->f.sizes[i];
        QN_TRY(combine_parts(s, s->inner, s->taken, total, s->next));
        copy_rows(s, s->prefixes, s->next, b * s->inner, s->inner);
    }
    return NULL;
}

/* Combines the elements of each block with the block's prefix, if it has one, and with the start value. */
static qn_status finish_blocks(const scan *s, char **row)
{
    for (int64_t j = 0; j < REDUCE_CHUNK && j < s->extent; j++) {
        int64_t all = blocks_with(s, j) * s->inner, later = all - s->inner;
        copy_elements(s, j, s->f.s->out, s->running, false);
        if (later > 0) {
            for (uint32_t i = 0; i < s->f.inputs; i++) {
                s->taken[i] = s->prefixes[i] + (size_t)s->inner * s->f.sizes[i];
                row[i] = s->next[i] + (size_t)s->inner * s->f.sizes[i];
            }
            QN_TRY(combine_parts(s, later, s->taken, moved(s, s->lhs, s->running, s->inner), row));
            copy_rows(s, moved(s, s->lhs, s->running, s->inner), row, 0, later);
        }
        QN_TRY(combine(&s->f, (size_t)all, s->inits, s->running, s->next));
        copy_elements(s, j, s->f.s->out, s->next, true);
    }
    return NULL;
}

static char **new_arrays(const scan *s, int64_t values)
{
    evaluation *e = s->f.s->e;
    char **arrays = temporary(e, s->f.inputs * sizeof *arrays);
    for (uint32_t i = 0; i < s->f.inputs; i++)
        arrays[i] = temporary(e, (size_t)values * s->f.sizes[i]);
    return arrays;
}

static qn_status scan_parts(scan *s, int64_t outer)
{
    const op_call *c = s->f.s;
    int64_t width = s->blocks * s->inner;
    s->running = new_arrays(s, width);
    s->next = new_arrays(s, width);
    s->prefixes = new_arrays(s, width);
    s->inits = new_arrays(s, width);
    s->lhs = new_arrays(s, 0);
    char **row = new_arrays(s, 0), **taken = new_arrays(s, width), **pointers = new_arrays(s, 0);
    for (uint32_t i = 0; i < s->f.inputs; i++)
        QN_TRY(fill(c->e, s->inits[i], (size_t)width, s->f.sizes[i], c->in[s->f.inputs + i]->data));
    for (int64_t part = 0; part < outer; part++) {
        s->first = part * s->extent * s->inner;
        s->taken = taken;
        QN_TRY(scan_blocks(s));
        s->taken = pointers;
        QN_TRY(join_totals(s));
        QN_TRY(finish_blocks(s, row));
    }
    return NULL;
}

static qn_status evaluate_scan(const op_call *c)
{
    const type *shape = call_shape(c, 0);
    cumulative along = {0};
    window_is_cumulative(shape, c->a, &along);
    scan s = {.reverse = along.reverse, .extent = shape->dims[along.dimension], .inner = 1};
    int64_t outer = 1;
    for (uint32_t d = 0; d < shape->rank; d++)
        *(d < along.dimension ? &outer : &s.inner) *= d == along.dimension ? 1 : shape->dims[d];
    s.blocks = (s.extent + REDUCE_CHUNK - 1) / REDUCE_CHUNK;
    for (uint32_t i = 0; i < c->result_count; i++)
        c->out[i] = buffer_new(c->e, (size_t)shape->elements * dtype_bytes(call_dtype(c, i)));
    buffer *mark = c->e->buffers;
    if (shape->elements) {
        QN_TRY(combiner_make(&s.f, c, c->result_count, (size_t)(s.blocks * s.inner)));
        QN_TRY(scan_parts(&s, outer));
    }
    buffers_drop_after(c->e, mark);
    return NULL;
}

qn_status evaluate_reduce_window(const op_call *s)
{
    return attr_order(s->a) == order_scan ? evaluate_scan(s) : reduce_windows(s);
}
