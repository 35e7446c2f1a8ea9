/* Declarations that the files of the evaluator share.
 *
 * The evaluator runs the live nodes of a region in order. A node is live if it has effects, or if an output or a node
 * with effects needs it. A value is a buffer: a reference-counted block of memory with a dense row-major array. Each
 * run of a region has a frame: an array with a slot for the buffer of each value. Each region is planned once. Its plan
 * lists the live nodes, the slot of each value, and the last use of each value. The evaluator drops a value after its
 * last use.
 *
 *      evaluate.c          buffers, plans, running a region, elementwise nodes, control
 *      evaluate_ops.c      constants and data movement
 *      evaluate_gather.c   gather
 *      evaluate_reduce.c   reduce
 *      evaluate_window.c   reduce_window
 *      evaluate_combine.c  regions that combine elements (combine.h)
 *      evaluate_scatter.c  scatter
 *      evaluate_dot.c      dot_general
 *      evaluate_convolution.c  convolution
 *      evaluate_fft.c      a pass of a Fourier transform (graph/fft.h)
 *      evaluate_sort.c     sort
 *      evaluate_host.c     custom_call
 *
 * Each nested region and each nested call takes a few hundred bytes of the C stack. The graph limits their depth
 * (MAX_DEPTH, MAX_CALLS), so half a megabyte of stack is enough. An allocation that fails jumps to the arena's escape.
 * All buffers are in a list, so that they can be freed after the jump.
 */
#ifndef EVALUATE_EVALUATOR_H
#define EVALUATE_EVALUATOR_H

#include "base/stop.h"
#include "evaluate/evaluate.h"
#include "scalar/scalar.h"

typedef struct buffer {
    struct buffer *previous, *next; /* in the list evaluation.buffers */
    uint32_t holders;
    bool is_input; /* the caller owns `data` */
    void *data;
} buffer;

/* A node to run, and the slots of its values in the frame. */
typedef struct step {
    node_id node;
    uint32_t count, operands;     /* number of operands; index of the first operand's slot in plan.slots */
    uint32_t result_count, first; /* number of results; slot of the first result. The other results follow it */
    uint32_t last_count, last; /* number of slots that are emptied after this step; index of the first in plan.last */
    const sx_code *code;       /* for an elementwise node: its expression */
} step;

/* The plan of a region. The first slots hold the region's formals, then its captures (graph.h). */
typedef struct plan {
    uint32_t arguments, slot_count, widest; /* widest: a step has at most this many operands and results together */
    uint32_t step_count;
    step *steps;
    uint32_t *slots, *last, *outputs; /* three lists of slots: those of each step's operands, those that are emptied
                                         after each step, and those of the region's outputs. `slots` and `last` are in
                                         the order of the steps */
    bool is_combiner;                 /* whether combiner_code has set `combiner` */
    const sx_code *combiner; /* the result of combiner_code. NULL if region_code (math/region_code.h) makes none */
} plan;

typedef struct expression expression;

typedef struct evaluation {
    const graph *g;
    evaluate_options options;
    arena arena;
    buffer *buffers;          /* the list of all buffers, the newest first */
    plan **plans;             /* for each region: its plan; NULL until plan_of makes it */
    uint32_t *slots;          /* for each node: 1 + its slot in the frame of its region; 0 if the node has no slot */
    expression **expressions; /* hash table */
    uint32_t expression_count, expression_room;
    sx_runs runs;
    const uint32_t *stop; /* base/stop.h: polled before each step, and in a long step about every POLL_STEPS elements.
                             copy_bytes and fill poll every STOP_BYTES bytes */
} evaluation;

enum { POLL_STEPS = 1 << 16 };
static inline qn_status evaluation_poll(const evaluation *e)
{
    return stop_asked(e->stop) ? stop_status(e->stop) : NULL;
}

/* A call of an operation. `in` has the operands, then the captures. The callee stores its results in `out`; the caller
 * must drop them. */
typedef struct op_call {
    evaluation *e;
    node_id node;
    const attr_record *a;
    uint32_t count, result_count; /* number of operands and captures together; number of results */
    buffer *const *in;
    buffer **out;
} op_call;

static inline const type *call_shape(const op_call *s, uint32_t operand)
{
    return node_shape(s->e->g, node_operand(s->e->g, s->node, operand));
}
static inline qn_dtype call_dtype(const op_call *s, uint32_t operand)
{
    return (qn_dtype)call_shape(s, operand)->dtype;
}
static inline const type *call_result(const op_call *s) { return node_shape(s->e->g, s->node); }

/* A new buffer has one holder. buffer_hold adds a holder, and buffer_drop removes one. A buffer without holders is
 * freed. */
buffer *buffer_new(evaluation *e, size_t bytes);
buffer *buffer_hold(buffer *c);
void buffer_drop(evaluation *e, buffer *c);

/* Allocates memory, which buffers_drop_after(e, mark) frees. `mark` is the newest buffer (e->buffers) before the
 * allocation. */
void *temporary(evaluation *e, size_t bytes);
void buffers_drop_after(evaluation *e, buffer *mark);

/* The expression of an elementwise operation. Each expression is made only once. Arguments and outputs have storage
 * types (math/elementwise.h). */
const sx_code *expression_of(evaluation *e, node_id n);
/* Like expression_of, for a conversion between element types. NaNs become canonical (docs/numerics.md). */
const sx_code *expression_convert(evaluation *e, qn_dtype from, qn_dtype to);

plan *plan_of(evaluation *e, region_id r);
/* Runs a region. The caller still holds `arguments` afterwards, and must drop `outputs`. */
qn_status region_run(evaluation *e, region_id r, buffer *const *arguments, buffer **outputs);

/* ---- arrays (evaluate_ops.c) ------------------------------------------------------------------------------------- */

/* A walk over the indices of an array in row-major order. */
typedef struct walk {
    uint32_t rank;
    int64_t dims[MAX_RANK], strides[MAX_RANK], index[MAX_RANK];
    int64_t offset; /* sum of index * stride */
} walk;

static inline void walk_add(walk *w, int64_t extent, int64_t stride)
{
    w->dims[w->rank] = extent;
    w->strides[w->rank++] = stride;
}
static inline void walk_next(walk *w)
{
    for (uint32_t i = w->rank; i-- > 0;) {
        w->offset += w->strides[i];
        if (++w->index[i] < w->dims[i])
            return;
        w->offset -= w->dims[i] * w->strides[i];
        w->index[i] = 0;
    }
}

/* Sets `out` to the strides of a dense row-major array of this shape, in elements. */
void dense_strides(const type *t, int64_t *out);
/* Allocates the result's buffer. Sets *size to the bytes of an element. */
char *result_new(const op_call *s, size_t *size);
/* Returns element number `at` of an array of integers, clamped to the range from 0 to `last`. An unsigned element above
 * INT64_MAX is `last`. */
int64_t clamped_index(const void *data, qn_dtype dtype, int64_t at, int64_t last);
/* Copies elements of `size` bytes. Strides are in elements. copy_strided, copy_bytes and fill poll the stop flag. */
qn_status copy_strided(const evaluation *e, size_t size, uint32_t rank, const int64_t *dims, void *to,
                       const int64_t *to_strides, const void *from, const int64_t *from_strides);
qn_status copy_bytes(const evaluation *e, void *to, const void *from, size_t bytes);
/* Sets n elements of `size` bytes to the value of the element at `element`. */
qn_status fill(const evaluation *e, void *to, size_t n, size_t size, const void *element);

/* The expression of an operation's first region, over scalars in storage types. Its arguments are the region's formals,
 * then the captures. NULL if region_code (math/region_code.h) makes no expression for the region. */
const sx_code *combiner_code(const op_call *s);

#define STRUCTURAL(name, ...) qn_status evaluate_##name(const op_call *s);
#define REGION(name, ...) qn_status evaluate_##name(const op_call *s);
#include "graph/ops.def"

#endif
