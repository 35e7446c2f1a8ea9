/* What the parts of the evaluator share.
 *
 * The evaluator runs the live nodes of a region in order. A value is a buffer: a reference-counted block of memory with
 * a dense row-major array. A region is planned once: its live nodes, the slot of each value in the frame, and each
 * value's last use. So memory holds only live values, and a round of a loop looks nothing up.
 *
 *      evaluate.c          buffers, plans, running a region, elementwise nodes, control
 *      evaluate_ops.c      constants and data movement
 *      evaluate_reduce.c   reduce
 *      evaluate_dot.c      dot_general
 *      evaluate_host.c     custom_call
 *
 * Nested regions and calls use the C stack, a few hundred bytes each. The graph bounds them (MAX_DEPTH, MAX_CALLS), so
 * half a megabyte is enough. When memory runs out, an allocation jumps to the arena's escape. Buffers are chained, so
 * that every early exit can free them.
 */
#ifndef EVALUATE_EVALUATOR_H
#define EVALUATE_EVALUATOR_H

#include "base/stop.h"
#include "evaluate/evaluate.h"
#include "scalar/scalar.h"

typedef struct buffer {
    struct buffer *previous, *next;
    uint32_t holders;
    bool is_input; /* the caller owns data */
    void *data;
} buffer;

/* A node to run, and the slots of its values in the frame. */
typedef struct step {
    node_id node;
    uint32_t count, operands;     /* slots of the operands: plan.slots[operands ..] */
    uint32_t result_count, first; /* slots of the results: first, first + 1, ... */
    uint32_t last_count, last;    /* slots whose last use is here: plan.last[last ..] */
    const sx_code *code;          /* for an elementwise node: its expression */
} step;

/* A region, ready to run. The first slots are its formals and captures. */
typedef struct plan {
    uint32_t arguments, slot_count, widest; /* widest: the most operands and results of a step */
    uint32_t step_count;
    step *steps;
    uint32_t *slots, *last, *outputs;
    bool is_combiner;        /* `combiner` has been computed */
    const sx_code *combiner; /* for a reducer of elementwise scalar nodes: its expression; else NULL */
} plan;

typedef struct expression expression;

typedef struct evaluation {
    const graph *g;
    evaluate_options options;
    arena arena;
    buffer *buffers;
    plan **plans;             /* per region */
    uint32_t *slots;          /* per node: 1 + its slot in the frame of its region; 0 if it is dead */
    expression **expressions; /* hash table */
    uint32_t expression_count, expression_room;
    sx_runs runs;
    const uint32_t *stop; /* base/stop.h: polled before each step, and every POLL_STEPS elements in a long step */
} evaluation;

enum { POLL_STEPS = 1 << 16 };
static inline qn_status evaluation_poll(const evaluation *e)
{
    return stop_asked(e->stop) ? stop_status(e->stop) : NULL;
}

/* A call of an operation. `in`: the operands, captures last. The callee fills `out` with buffers that it holds. */
typedef struct op_call {
    evaluation *e;
    node_id node;
    const attr_record *a;
    uint32_t count, result_count;
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

buffer *buffer_new(evaluation *e, size_t bytes);
buffer *buffer_hold(buffer *c);
void buffer_drop(evaluation *e, buffer *c);

/* Memory until buffers_drop_after(e, mark). `mark` is the newest buffer (e->buffers) before the allocation. */
void *temporary(evaluation *e, size_t bytes);
void buffers_drop_after(evaluation *e, buffer *mark);

/* The expression of an elementwise operation; arguments and outputs are in storage types. Made once. */
const sx_code *expression_of(evaluation *e, node_id n);
/* The same for a conversion between element types. NaNs become canonical. */
const sx_code *expression_convert(evaluation *e, qn_dtype from, qn_dtype to);

plan *plan_of(evaluation *e, region_id r);
/* Runs a region. The caller keeps its `arguments` and gets held `outputs`, which it drops. */
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

void dense_strides(const type *t, int64_t *out);
/* Copies elements of `size` bytes; strides are in elements. */
qn_status copy_strided(const evaluation *e, size_t size, uint32_t rank, const int64_t *dims, void *to,
                       const int64_t *to_strides, const void *from, const int64_t *from_strides);
/* Sets n elements of `size` bytes to the one at `element`. */
void fill(void *to, size_t n, size_t size, const void *element);

#define STRUCTURAL(name, ...) qn_status evaluate_##name(const op_call *s);
#define REGION(name, ...) qn_status evaluate_##name(const op_call *s);
#include "graph/ops.def"

#endif
