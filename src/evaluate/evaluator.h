/* What the parts of the evaluator share.
 *
 * The evaluator walks the live nodes of a region in order. A value is a buffer: a counted block of memory that holds a
 * dense row-major array. A region is planned once: which nodes live, which slot of the frame each value has, and after
 * which step a value is not needed any more, so that memory is that of the live values, and a round of a loop repeats
 * steps without looking anything up.
 *
 *      evaluate.c          buffers, plans, running a region, elementwise nodes, control
 *      evaluate_ops.c      constants and data movement
 *      evaluate_reduce.c   reduce
 *      evaluate_dot.c      dot_general
 *      evaluate_host.c     custom_call
 *
 * Regions and calls run on the C stack, a few hundred bytes each; the graph bounds them (MAX_DEPTH, MAX_CALLS), so that
 * half a megabyte is enough.
 * Out of memory jumps to the arena's escape; buffers are chained, so leaving early, this way or with a status, frees
 * them.
 */
#ifndef EVALUATE_EVALUATOR_H
#define EVALUATE_EVALUATOR_H

#include "base/stop.h"
#include "evaluate/evaluate.h"
#include "scalar/scalar.h"

typedef struct buffer {
    struct buffer *previous, *next;
    uint32_t holders;
    bool is_input; /* data is the caller's */
    void *data;
} buffer;

/* A node to run and which slots of the frame its values have. */
typedef struct step {
    node_id node;
    uint32_t count, operands;     /* slots of the operands: plan.slots[operands ..] */
    uint32_t result_count, first; /* slots of the results: first, first + 1, ... */
    uint32_t last_count, last;    /* slots used for the last time: plan.last[last ..] */
    const sx_code *code;          /* of an elementwise node */
} step;

/* A region, ready to run. Slots 0 .. are its formals and captures. */
typedef struct plan {
    uint32_t arguments, slot_count, widest; /* widest: most operands and results that a step has */
    uint32_t step_count;
    step *steps;
    uint32_t *slots, *last, *outputs;
    bool is_combiner;        /* whether `combiner` is known */
    const sx_code *combiner; /* of a reducer of elementwise scalar nodes: its expression */
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
    const uint32_t
        *stop; /* base/stop.h: looked at before each step, and at least each POLL_STEPS elements in long ones */
} evaluation;

enum { POLL_STEPS = 1 << 16 };
static inline qn_status evaluation_poll(const evaluation *e)
{
    return stop_asked(e->stop) ? stop_status(e->stop) : NULL;
}

/* A step with its values at hand. `in` are the operands, captures last; `out` is to be filled with held buffers. */
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

/* Memory until buffers_drop_after(e, mark), `mark` being the newest buffer (e->buffers) before. */
void *temporary(evaluation *e, size_t bytes);
void buffers_drop_after(evaluation *e, buffer *mark);

/* The expression of an elementwise operation from storage to storage, made once. */
const sx_code *expression_of(evaluation *e, node_id n);
/* The same for a conversion between element types. NaNs become canonical. */
const sx_code *expression_convert(evaluation *e, qn_dtype from, qn_dtype to);

plan *plan_of(evaluation *e, region_id r);
/* Runs a region. `arguments` stay the caller's; outputs are held for it. */
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
/* Fills n elements of `size` bytes with the one at `element`. */
void fill(void *to, size_t n, size_t size, const void *element);

#define STRUCTURAL(name, ...) qn_status evaluate_##name(const op_call *s);
#define REGION(name, ...) qn_status evaluate_##name(const op_call *s);
#include "graph/ops.def"

#endif
