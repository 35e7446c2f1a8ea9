/* A function that can be called: its signature, its constants, and its engine (a compiled program or the evaluator). */
#ifndef API_FUNCTION_H
#define API_FUNCTION_H

#include <stdatomic.h>

#include "api/api.h"
#include "runtime/programs.h"

/* An input or output. */
typedef struct parameter {
    qn_parameter public;
    size_t bytes;
    size_t alignment; /* alignment of an element, in bytes */
} parameter;

static inline bool parameter_has_type(const qn_parameter *p, const qn_tensor *given)
{
    size_t count = p->dims.count;
    if (given->dtype != p->dtype || given->dims.count != count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (given->dims.values[i] != p->dims.values[i])
            return false;
    return true;
}

/* A tensor's memory during a call. */
typedef struct span {
    uintptr_t begin, end;
    size_t bytes;
    uint32_t tensor; /* the tensor's number: inputs come first, then outputs */
    bool written;
} span;

/* Room for the pointers of one call. An update (qn_update) is an output that replaces an input. `spans` stays sorted
 * after a call: the tensors of the next call usually have the same order, so sorting them takes little time. */
typedef struct workspace {
    void **slots;        /* the addresses of inputs, then of outputs that are not updates, then of constants */
    const void **inputs; /* for the evaluator: the address of each input */
    void **outputs;      /* for the evaluator: the address of each output, updates included */
    span *spans;
    uint32_t span_count;
    bool checked; /* the addresses in the slots have passed the check for overlap */
    char *kept;   /* copies of the updated inputs; NULL until a call needs them */
} workspace;

enum { SPARE_WORKSPACES = 16 };

struct qn_function {
    qn_context *context;
    qn_function *previous, *next;
    arena arena;
    const char *name; /* of the graph, or of the function in its module, for messages; NULL if it has none */
    uint32_t input_count, output_count;
    uint32_t result_count; /* number of outputs that are not updates; a caller of qn_call passes memory only for
                              these */
    parameter *inputs, *outputs;
    uint32_t *results; /* the numbers of the outputs that are not updates */
    uint32_t constant_count;
    void **constants;
    size_t *constant_bytes;
    custom_set customs; /* functions of the host that this function calls */
    program *program;   /* if NULL, the evaluator runs `evaluated` */
    held *held;         /* the entry of `home` that owns `program`; if NULL, the function owns `program` */
    programs *home;     /* the table that contains `held` */
    mapped pack;        /* the pack file, if this function owns it; a qn_module owns the file of its functions */
    graph evaluated;
    region_id entry;
    qn_stats stats;
    _Atomic(workspace *) spare[SPARE_WORKSPACES];
};

/* call.c */
qn_status call_evaluator(const qn_function *f, workspace *w, const uint32_t *stop, bool torn_updates);
/* Runs a call with the checked tensors in the slots of the workspace. `torn_updates`: see evaluate_options. */
static inline qn_status call_run(const qn_function *f, workspace *w, const uint32_t *stop, bool torn_updates)
{
    return f->program ? program_call(f->program, f->context->pool, stop, w->slots)
                      : call_evaluator(f, w, stop, torn_updates);
}
void workspace_free(workspace *w); /* NULL is allowed */
/* stop.c: like call_run, with a stop flag and a deadline from the options. */
qn_status call_stoppable(const qn_function *f, workspace *w, const qn_call_options *options);
/* Makes an empty function in a context; NULL if memory runs out. */
qn_function *function_new(qn_context *context);
/* Gives f the signature of the graph's entry function, and copies the large constants of the graph into f. */
qn_status function_describe(qn_function *f, const graph *g, region_id entry, const canonical_bytes *canonical);
/* A key as 64 hexadecimal digits and a zero byte. */
void key_text(const uint8_t key[PACK_KEY_SIZE], char out[2 * PACK_KEY_SIZE + 1]);

#endif
