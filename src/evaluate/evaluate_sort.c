/* Evaluates sort by the algorithm of docs/numerics.md.
 *
 * A slice consists of elements that differ only in their index along the sorted dimension. The inputs are copied into
 * arrays in which the elements of a slice are adjacent. Each slice is cut into runs of at most SORT_RUN elements. The
 * runs are sorted, then merged in levels. A level merges every two neighbouring runs of a slice into one run, and moves
 * all elements from one set of arrays to another.
 *
 * If possible, the comparator is an expression (region_code.h), which is evaluated for many pairs of elements at once.
 * For this reason, the runs of all slices are sorted side by side: each run adds its next pairs to one list, and all
 * pairs of the list are compared at once. Merges are done side by side, too. Merges of more than SORT_CUT elements are
 * first cut into parts. The binary searches for these cuts are also done side by side.
 */
#include <string.h>

#include "evaluate/evaluator.h"

enum { PAIRS = 4096 /* the largest number of pairs that are compared at once */ };

/* A merge of the elements [left, left_end) and [right, right_end) to the elements from `to` on. These indices, here
 * called places, count the elements of all slices together. */
typedef struct merge {
    int64_t left, left_end, right, right_end, to;
} merge;

typedef struct sorter {
    const op_call *s;
    uint32_t inputs;
    size_t *sizes;               /* for each input: bytes of an element */
    int64_t slices, length;      /* number of slices; number of elements of a slice */
    char **from, **to;           /* for each input: its elements, and the array that a level writes */
    const sx_code *code;         /* the comparator as an expression; NULL: its region runs for each pair */
    const void **arguments;      /* arguments of the expression: `pairs`, then for each capture an array with PAIRS
                               copies of it */
    char **pairs;                /* for each formal of the region: an array with the formal's value in each pair */
    uint32_t captures, captured; /* number of captures; index of the first one in op_call.in */
    int64_t *first, *second;     /* for each pair: the places of its elements */
    bool *before;                /* for each pair: the comparator's result */
    uint32_t count;              /* number of pairs */
} sorter;

static char **new_arrays(const sorter *r, int64_t elements)
{
    char **arrays = temporary(r->s->e, r->inputs * sizeof *arrays);
    for (uint32_t i = 0; i < r->inputs; i++)
        arrays[i] = temporary(r->s->e, (size_t)elements * r->sizes[i] + 1);
    return arrays;
}

/* ---- comparing --------------------------------------------------------------------------------------------------- */

static qn_status prepare_comparator(sorter *r)
{
    evaluation *e = r->s->e;
    uint32_t formals = 2 * r->inputs;
    r->captured = node_captures(e->g, r->s->node, 0, &r->captures);
    r->code = combiner_code(r->s);
    r->first = temporary(e, PAIRS * sizeof *r->first);
    r->second = temporary(e, PAIRS * sizeof *r->second);
    r->before = temporary(e, PAIRS * sizeof *r->before);
    r->pairs = temporary(e, formals * sizeof *r->pairs);
    r->arguments = temporary(e, (formals + r->captures) * sizeof *r->arguments);
    for (uint32_t i = 0; i < formals; i++)
        r->arguments[i] = r->pairs[i] = temporary(e, PAIRS * r->sizes[i / 2]);
    for (uint32_t i = 0; i < r->captures && r->code; i++) {
        size_t size = dtype_bytes(call_dtype(r->s, r->captured + i));
        void *repeated = temporary(e, PAIRS * size);
        QN_TRY(fill(e, repeated, PAIRS, size, r->s->in[r->captured + i]->data));
        r->arguments[formals + i] = repeated;
    }
    return NULL;
}

/* Compares pair k by running the region. */
static qn_status compare_one(const sorter *r, uint32_t k)
{
    evaluation *e = r->s->e;
    uint32_t formals = 2 * r->inputs;
    buffer *mark = e->buffers, *result;
    buffer **arguments = temporary(e, (formals + r->captures + 1) * sizeof *arguments);
    for (uint32_t i = 0; i < formals; i++) {
        size_t size = r->sizes[i / 2];
        arguments[i] = buffer_new(e, size);
        memcpy(arguments[i]->data, r->pairs[i] + k * size, size);
    }
    for (uint32_t i = 0; i < r->captures; i++)
        arguments[formals + i] = r->s->in[r->captured + i];
    QN_TRY(region_run(e, r->s->a->regions[0], arguments, &result));
    memcpy(&r->before[k], result->data, 1);
    buffer_drop(e, result);
    buffers_drop_after(e, mark);
    return NULL;
}

static void copy_element(char *to, const char *from, size_t size)
{
    switch (size) { /* a memcpy of constant size is one instruction */
    case 1: memcpy(to, from, 1); return;
    case 2: memcpy(to, from, 2); return;
    case 4: memcpy(to, from, 4); return;
    default: memcpy(to, from, 8); return;
    }
}

/* For each pair k, sets before[k] to whether the element at first[k] comes before the one at second[k]. */
static qn_status compare(sorter *r)
{
    QN_TRY(evaluation_poll(r->s->e));
    for (uint32_t i = 0; i < r->inputs; i++)
        for (uint32_t k = 0; k < r->count; k++) {
            size_t size = r->sizes[i];
            copy_element(r->pairs[2 * i] + k * size, r->from[i] + (size_t)r->first[k] * size, size);
            copy_element(r->pairs[2 * i + 1] + k * size, r->from[i] + (size_t)r->second[k] * size, size);
        }
    if (r->code)
        return sx_run_one(&r->s->e->runs, r->code, r->count, r->arguments, (void *const[]){r->before});
    for (uint32_t k = 0; k < r->count; k++)
        QN_TRY(compare_one(r, k));
    return NULL;
}

/* ---- runs -------------------------------------------------------------------------------------------------------- */

static void exchange(const sorter *r, int64_t a, int64_t b)
{
    for (uint32_t i = 0; i < r->inputs; i++) {
        char kept[8], *x = r->from[i] + (size_t)a * r->sizes[i], *y = r->from[i] + (size_t)b * r->sizes[i];
        copy_element(kept, x, r->sizes[i]);
        copy_element(x, y, r->sizes[i]);
        copy_element(y, kept, r->sizes[i]);
    }
}

static qn_status exchange_pairs(sorter *r)
{
    QN_TRY(compare(r));
    for (uint32_t k = 0; k < r->count; k++)
        if (r->before[k])
            exchange(r, r->first[k], r->second[k]);
    r->count = 0;
    return NULL;
}

/* Does one round of an odd-even transposition sort in all runs. Compares the elements p and p + 1 of each run, for even
 * p if `round` is even, else for odd p. Exchanges elements that are in the wrong order. A run of m elements needs m
 * rounds. */
static qn_status sort_round(sorter *r, int64_t round)
{
    for (int64_t slice = 0; slice < r->slices; slice++)
        for (int64_t run = 0; run < r->length; run += SORT_RUN) {
            int64_t m = r->length - run < SORT_RUN ? r->length - run : SORT_RUN, at = slice * r->length + run;
            for (int64_t p = round % 2; round < m && p + 1 < m; p += 2) {
                r->first[r->count] = at + p + 1;
                r->second[r->count++] = at + p;
            }
            if (r->count > PAIRS - SORT_RUN)
                QN_TRY(exchange_pairs(r));
        }
    return exchange_pairs(r);
}

/* ---- merges ------------------------------------------------------------------------------------------------------ */

static void move(const sorter *r, int64_t to, int64_t from, int64_t count)
{
    for (uint32_t i = 0; i < r->inputs; i++)
        if (count == 1)
            copy_element(r->to[i] + (size_t)to * r->sizes[i], r->from[i] + (size_t)from * r->sizes[i], r->sizes[i]);
        else
            memcpy(r->to[i] + (size_t)to * r->sizes[i], r->from[i] + (size_t)from * r->sizes[i],
                   (size_t)count * r->sizes[i]);
}

/* Runs `count` merges side by side; `count` is at most PAIRS. Each step moves one element per merge. */
static qn_status merge_all(sorter *r, uint32_t count, merge *list)
{
    while (count) {
        uint32_t left = 0;
        for (uint32_t k = 0; k < count; k++) { /* a merge whose left or right part is used up moves the rest */
            merge m = list[k];
            if (m.left < m.left_end && m.right < m.right_end) {
                r->first[left] = m.right;
                r->second[left] = m.left;
                list[left++] = m;
                continue;
            }
            move(r, m.to, m.left, m.left_end - m.left);
            move(r, m.to + m.left_end - m.left, m.right, m.right_end - m.right);
        }
        count = r->count = left;
        QN_TRY(compare(r));
        for (uint32_t k = 0; k < count; k++)
            move(r, list[k].to++, r->before[k] ? list[k].right++ : list[k].left++, 1);
    }
    r->count = 0;
    return NULL;
}

/* Cuts merges after their first SORT_CUT outputs. The part before the cut goes to `done`; the part after it stays in
 * `list`. A binary search finds how many of the first SORT_CUT outputs come from [left, left_end). */
static qn_status cut_all(sorter *r, uint32_t count, merge *list, merge *done)
{
    buffer *mark = r->s->e->buffers;
    int64_t *low = temporary(r->s->e, count * sizeof *low), *high = temporary(r->s->e, count * sizeof *high);
    uint32_t *open = temporary(r->s->e, count * sizeof *open);
    for (uint32_t k = 0; k < count; k++) {
        merge m = list[k];
        int64_t lefts = m.left_end - m.left, rights = m.right_end - m.right;
        low[k] = SORT_CUT > rights ? SORT_CUT - rights : 0;
        high[k] = lefts < SORT_CUT ? lefts : SORT_CUT;
    }
    for (;;) {
        r->count = 0;
        for (uint32_t k = 0; k < count; k++)
            if (low[k] < high[k]) {
                int64_t middle = (low[k] + high[k]) / 2;
                open[r->count] = k;
                r->first[r->count] = list[k].right + SORT_CUT - 1 - middle;
                r->second[r->count++] = list[k].left + middle;
            }
        if (!r->count)
            break;
        QN_TRY(compare(r));
        for (uint32_t i = 0; i < r->count; i++) {
            uint32_t k = open[i];
            int64_t middle = (low[k] + high[k]) / 2;
            if (r->before[i])
                high[k] = middle;
            else
                low[k] = middle + 1;
        }
    }
    for (uint32_t k = 0; k < count; k++) {
        done[k] = list[k];
        list[k].left = done[k].left_end = list[k].left + low[k];
        list[k].right = done[k].right_end = list[k].right + SORT_CUT - low[k];
        list[k].to += SORT_CUT;
    }
    buffers_drop_after(r->s->e, mark);
    return NULL;
}

/* Runs `count` merges; `count` is at most PAIRS. Cuts them into parts of at most SORT_CUT outputs, and runs up to PAIRS
 * parts side by side. */
static qn_status merge_cut(sorter *r, uint32_t count, merge *list)
{
    buffer *mark = r->s->e->buffers;
    merge *parts = temporary(r->s->e, PAIRS * sizeof *parts);
    uint32_t ready = 0;
    while (count) {
        uint32_t longer = 0;
        if (ready + count > PAIRS) {
            QN_TRY(merge_all(r, ready, parts));
            ready = 0;
        }
        for (uint32_t k = 0; k < count; k++) {
            merge m = list[k];
            bool fits = m.left_end - m.left + m.right_end - m.right <= SORT_CUT;
            *(fits ? &parts[ready++] : &list[longer++]) = m;
        }
        count = longer;
        QN_TRY(cut_all(r, count, list, parts + ready));
        ready += count;
    }
    QN_TRY(merge_all(r, ready, parts));
    buffers_drop_after(r->s->e, mark);
    return NULL;
}

/* Merges runs of w elements into runs of 2w. */
static qn_status merge_level(sorter *r, int64_t w)
{
    merge *list = temporary(r->s->e, PAIRS * sizeof *list);
    uint32_t count = 0;
    for (int64_t slice = 0; slice < r->slices; slice++)
        for (int64_t at = 0; at < r->length; at += 2 * w) {
            int64_t left = r->length - at < w ? r->length - at : w,
                    both = r->length - at < 2 * w ? r->length - at : 2 * w;
            int64_t begin = slice * r->length + at;
            list[count++] = (merge){begin, begin + left, begin + left, begin + both, begin};
            if (count == PAIRS) {
                QN_TRY(merge_cut(r, count, list));
                count = 0;
            }
        }
    return merge_cut(r, count, list);
}

/* ---- slices ------------------------------------------------------------------------------------------------------ */

/* Copies the tensors to `arrays`, in which the sorted dimension is the last one. If `back` is true, copies from the
 * arrays to the tensors. */
static qn_status copy_slices(const sorter *r, char *const *arrays, buffer *const *tensors, bool back)
{
    const type *t = call_shape(r->s, 0);
    uint32_t along = (uint32_t)attr_dimension(r->s->a);
    int64_t strides[MAX_RANK], packed[MAX_RANK], stride = r->length;
    dense_strides(t, strides);
    for (uint32_t i = t->rank; i-- > 0;) {
        packed[i] = i == along ? 1 : stride;
        stride *= i == along ? 1 : t->dims[i];
    }
    for (uint32_t i = 0; i < r->inputs; i++)
        QN_TRY(copy_strided(r->s->e, r->sizes[i], t->rank, t->dims, back ? tensors[i]->data : arrays[i],
                            back ? strides : packed, back ? arrays[i] : tensors[i]->data, back ? packed : strides));
    return NULL;
}

static qn_status sort_slices(sorter *r)
{
    evaluation *e = r->s->e;
    r->from = new_arrays(r, r->slices * r->length);
    r->to = new_arrays(r, r->slices * r->length);
    QN_TRY(prepare_comparator(r));
    QN_TRY(copy_slices(r, r->from, r->s->in, false));
    for (int64_t round = 0; round < SORT_RUN; round++)
        QN_TRY(sort_round(r, round));
    for (int64_t w = SORT_RUN; w < r->length; w *= 2) {
        buffer *mark = e->buffers;
        QN_TRY(merge_level(r, w));
        buffers_drop_after(e, mark);
        char **moved = r->from;
        r->from = r->to;
        r->to = moved;
    }
    return copy_slices(r, r->from, r->s->out, true);
}

qn_status evaluate_sort(const op_call *s)
{
    const type *t = call_shape(s, 0);
    sorter r = {.s = s, .inputs = s->result_count};
    r.length = t->rank ? t->dims[attr_dimension(s->a)] : 1;
    r.slices = r.length ? t->elements / r.length : 0;
    for (uint32_t i = 0; i < s->result_count; i++)
        s->out[i] = buffer_new(s->e, (size_t)t->elements * dtype_bytes(call_dtype(s, i)));
    buffer *mark = s->e->buffers;
    r.sizes = temporary(s->e, r.inputs * sizeof *r.sizes);
    for (uint32_t i = 0; i < r.inputs; i++)
        r.sizes[i] = dtype_bytes(call_dtype(s, i));
    qn_status failure = t->elements ? sort_slices(&r) : NULL;
    buffers_drop_after(s->e, mark);
    return failure;
}
