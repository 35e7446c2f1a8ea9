/* Evaluates reductions. docs/numerics.md defines the orders in which they combine elements.
 *
 * A reduce has one result for each index in the dimensions that are kept (not reduced). This index is called a kept
 * element. A reduce works on a block of B kept elements at a time. One array holds all accumulators of a block, lane
 * after lane. A lane has one accumulator for each kept element:
 *
 *      lane 0            lane 1                      lane L-1
 *      | k1 k2 k3 .. kB | k1 k2 k3 .. kB |   ...   | k1 k2 k3 .. kB |          L = 1 for `chain`
 *
 * One step takes L elements of the reduction for each of the B kept elements, and runs the combining expression once,
 * over L * B values. A chunk is REDUCE_CHUNK steps; the last chunk may be shorter. At the end of each chunk, the lanes
 * are folded: the expression combines the lower half of the lanes with the upper half, until one lane is left. A tree
 * then joins the results of the chunks. A reduce of several inputs has one array for each input, and the expression
 * combines tuples. A tuple has one element from each input.
 */
#include "evaluate/evaluate_reduce.h"

#include <string.h>

enum {
    BLOCK_VALUES = 4096,
    MAX_LEVELS = 40 /* levels of the tree of chunks; a tensor has at most 2^46 elements, and a chunk has 2^8 or
                       more */
};

/* ---- reduce ------------------------------------------------------------------------------------------------------ */

/* The function block.take of a reduce. */
static void take_elements(block *b, uint32_t m, char *const *to)
{
    for (uint32_t lane = 0; lane < m; lane++, walk_next(&b->at))
        for (uint32_t i = 0; i < b->f.inputs; i++) {
            size_t size = b->f.sizes[i];
            const char *from = (const char *)b->f.s->in[i]->data + b->at.offset * (int64_t)size;
            char *row = to[i] + lane * b->kept * size;
            for (size_t k = 0; k < b->kept; k++)
                memcpy(row + k * size, from + b->offsets[k] * (int64_t)size, size);
        }
}

/* Sets pointers[i] to bases[i], advanced by `values` elements. Returns `pointers`. */
static char **moved(const block *b, char **pointers, char *const *bases, size_t values)
{
    for (uint32_t i = 0; i < b->f.inputs; i++)
        pointers[i] = bases[i] + values * b->f.sizes[i];
    return pointers;
}

static void copy_values(const block *b, char *const *to, char *const *from, size_t values)
{
    for (uint32_t i = 0; i < b->f.inputs; i++)
        memcpy(to[i], from[i], values * b->f.sizes[i]);
}

/* Combines the first `values` elements of `to` with the first `values` elements of `rhs`. The results overwrite the
 * elements of `to`. */
static qn_status combine_into(const block *b, size_t values, char *const *to, char *const *rhs)
{
    QN_TRY(combine(&b->f, values, to, rhs, b->next));
    copy_values(b, to, b->next, values);
    return NULL;
}

/* Reduces the next chunk, which has n elements for each kept element. The results are in the first B accumulators. */
static qn_status reduce_chunk(block *b, int64_t n)
{
    uint32_t lanes = n < b->lanes ? (uint32_t)n : b->lanes;
    b->take(b, lanes, b->accumulators);
    for (int64_t done = lanes; done < n;) {
        uint32_t m = n - done < lanes ? (uint32_t)(n - done) : lanes;
        b->take(b, m, b->taken);
        QN_TRY(combine_into(b, m * b->kept, b->accumulators, b->taken));
        done += m;
    }
    for (uint32_t half = VIRTUAL_LANES / 2; half > 0; half /= 2) {
        if (lanes <= half)
            continue;
        QN_TRY(combine_into(b, (lanes - half) * b->kept, b->accumulators,
                            moved(b, b->rhs, b->accumulators, half * b->kept)));
        lanes = half;
    }
    return NULL;
}

/* Combines the partial result of a level with the first B accumulators. The partial result is the left operand, because
 * its chunks come before those of the accumulators. */
static qn_status join_level(block *b, uint32_t level)
{
    moved(b, b->lhs, b->partials, level * b->kept);
    QN_TRY(combine(&b->f, b->kept, b->lhs, b->accumulators, b->next));
    copy_values(b, b->accumulators, b->next, b->kept);
    return NULL;
}

/* Reduces all elements, chunk by chunk. The results are in the first B accumulators. A tree of adjacent pairs joins the
 * chunks. `count` is the number of chunks so far. If bit i of `count` is set, level i holds the partial result of 2^i
 * chunks. */
static qn_status reduce_chunks(block *b)
{
    int64_t count = 0, size = (int64_t)REDUCE_CHUNK * (attr_order(b->f.s->a) == order_chain ? 1 : VIRTUAL_LANES);
    for (int64_t left = b->elements; left > 0; left -= size, count++) {
        uint32_t level = 0;
        QN_TRY(reduce_chunk(b, left < size ? left : size));
        if (left <= size)
            break;
        for (; count >> level & 1; level++)
            QN_TRY(join_level(b, level));
        copy_values(b, moved(b, b->lhs, b->partials, level * b->kept), b->accumulators, b->kept);
    }
    for (uint32_t level = 0; count >> level; level++)
        if (count >> level & 1)
            QN_TRY(join_level(b, level));
    return NULL;
}

/* Reduces a block, and combines the results with the start values. Writes the results to the outputs, from element
 * `first` on. */
static qn_status reduce_block(block *b, size_t first)
{
    for (uint32_t i = 0; i < b->f.inputs; i++)
        QN_TRY(fill(b->f.s->e, b->inits[i], b->kept, b->f.sizes[i], b->f.s->in[b->f.inputs + i]->data));
    QN_TRY(reduce_chunks(b));
    for (uint32_t i = 0; i < b->f.inputs; i++)
        b->lhs[i] = (char *)b->f.s->out[i]->data + first * b->f.sizes[i];
    if (b->elements)
        return combine(&b->f, b->kept, b->inits, b->accumulators, b->lhs);
    copy_values(b, b->lhs, b->inits, b->kept);
    return NULL;
}

static void split(const op_call *s, walk *kept, walk *reduced)
{
    const type *shape = call_shape(s, 0);
    int64_t strides[MAX_RANK];
    uint32_t set = 0;
    dense_strides(shape, strides);
    for (uint32_t i = 0; i < attr_dimensions(s->a).count; i++)
        set |= 1u << attr_dimensions(s->a).at[i];
    for (uint32_t i = 0; i < shape->rank; i++)
        walk_add(set >> i & 1 ? reduced : kept, shape->dims[i], strides[i]);
}

static int64_t walk_length(const walk *w)
{
    int64_t n = 1;
    for (uint32_t i = 0; i < w->rank; i++)
        n *= w->dims[i];
    return n;
}

static char **new_arrays(const block *b, size_t values)
{
    char **arrays = temporary(b->f.s->e, b->f.inputs * sizeof *arrays);
    for (uint32_t i = 0; i < b->f.inputs; i++)
        arrays[i] = temporary(b->f.s->e, values * b->f.sizes[i]);
    return arrays;
}

static qn_status reduce_blocks(block *b, size_t results, size_t width)
{
    evaluation *e = b->f.s->e;
    int64_t *offsets = temporary(e, width * sizeof *offsets);
    b->offsets = offsets;
    b->accumulators = new_arrays(b, b->lanes * width);
    b->next = new_arrays(b, b->lanes * width);
    b->taken = new_arrays(b, b->lanes * width);
    b->inits = new_arrays(b, width);
    b->partials = new_arrays(b, MAX_LEVELS * width);
    b->lhs = new_arrays(b, 0);
    b->rhs = new_arrays(b, 0);
    for (size_t first = 0; first < results; first += b->kept) {
        b->kept = results - first < width ? results - first : width;
        for (size_t k = 0; k < b->kept; k++, walk_next(&b->kept_walk))
            offsets[k] = b->kept_walk.offset;
        b->at = b->start;
        QN_TRY(reduce_block(b, first));
    }
    return NULL;
}

qn_status reduce_all(block *b, const op_call *s)
{
    size_t results = (size_t)walk_length(&b->kept_walk), values = BLOCK_VALUES / (b->lanes ? b->lanes : 1);
    size_t width = values < results ? values : results;
    for (uint32_t i = 0; i < s->result_count; i++)
        s->out[i] = buffer_new(s->e, results * dtype_bytes(call_dtype(s, i)));
    buffer *mark = s->e->buffers;
    if (results) {
        QN_TRY(combiner_make(&b->f, s, s->result_count, b->lanes * width));
        QN_TRY(reduce_blocks(b, results, width));
    }
    buffers_drop_after(s->e, mark);
    return NULL;
}

/* The state of a reduction is large, and reductions nest, so the state is not on the stack. */
qn_status evaluate_reduce(const op_call *s)
{
    buffer *room = buffer_new(s->e, sizeof(block));
    block *b = memset(room->data, 0, sizeof *b);
    b->take = take_elements;
    split(s, &b->kept_walk, &b->start);
    b->elements = walk_length(&b->start);
    uint32_t lanes = b->elements < VIRTUAL_LANES ? (uint32_t)b->elements : VIRTUAL_LANES;
    b->lanes = attr_order(s->a) == order_chain || lanes == 0 ? 1 : lanes;
    QN_TRY(reduce_all(b, s));
    buffer_drop(s->e, room);
    return NULL;
}
