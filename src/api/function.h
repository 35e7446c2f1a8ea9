/* A function that can be called: its signature, its constants, and its engine (a compiled program or the evaluator). */
#ifndef API_FUNCTION_H
#define API_FUNCTION_H

#include <stdatomic.h>

#include "api/api.h"
#include "runtime/memory_block.h"
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

/* The pointers of one call. An update (qn_update) is an output that replaces an input. `spans` keeps the order of the
 * previous call, because the tensors of the next call usually have the same order in memory. */
typedef struct workspace {
    void **slots;        /* the addresses of inputs, of outputs that are not updates, of constants, and of the
                            slots of PREPARE steps (NULL: not prepared); see program_call */
    const void **inputs; /* for the evaluator: the address of each input */
    void **outputs;      /* for the evaluator: the address of each output, updates included */
    span *spans;
    uint32_t span_count;
    uint32_t checked; /* value of qn_function.version when the slots' addresses passed the checks; 0 before that */
    char *kept;       /* copies of the updated inputs; NULL until a call needs them */
} workspace;

enum { SPARE_WORKSPACES = 16 };

struct qn_function {
    qn_context *context;
    qn_function *previous, *next;
    arena arena;
    const char *name; /* the name of the graph, or of the function in its module, for messages; NULL if there is none */
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
    programs *home;     /* the table that contains `held`; NULL if none does */
    mapped pack;        /* the pack file, if this function owns it; a qn_module owns the file of its functions */
    graph evaluated;
    region_id entry;
    /* prepare.c */
    _Atomic(program *) ready;                  /* `program`, once its constants are prepared; NULL before that */
    _Atomic bool preparing;                    /* true while a call prepares the constants, and after that */
    uint32_t prepare_count;                    /* number of PREPARE steps of the program */
    struct prepared_block *prepared_constants; /* NULL until `ready` is set */
    qn_prepared *prepared;                     /* a list; the context's lock protects it */
    _Atomic uint32_t version; /* changes when constants or a tensor are prepared, and when a prepared tensor is freed;
                                 calls then look up the prepared memory again. The number is odd, so it is never 0 */
    qn_stats stats;
    _Atomic(workspace *) spare[SPARE_WORKSPACES];
};

/* call.c */
/* Runs a call while f->ready is NULL: prepares the constants and runs the program. If there is no program, the
 * evaluator runs the call. */
qn_status call_unready(const qn_function *f, workspace *w, const uint32_t *stop, bool torn_updates);
/* Puts the name of the public function (`call`) and the name of `f` before the message of a failure. */
qn_status call_refused(const qn_function *f, const char *call, qn_status status);
/* Fails if there is no input with this number, or if the tensor does not fit the input. */
qn_status call_check_input(const qn_function *f, size_t input, const qn_tensor *given);
/* Runs a call with the checked tensors in the slots of the workspace. `torn_updates`: see evaluate_options. */
static inline qn_status call_run(const qn_function *f, workspace *w, const uint32_t *stop, bool torn_updates)
{
    program *p = atomic_load_explicit(&f->ready, memory_order_acquire);
    return p ? program_call(p, f->context->pool, stop, w->slots) : call_unready(f, w, stop, torn_updates);
}
/* prepare.c. A PREPARE step (abi/plan.h) computes values that later calls can reuse. prepare_use sets the fields of f
 * that depend on the PREPARE steps of its program p. prepare_constants runs the step for constants in the first call,
 * and fails if the call is stopped or memory runs out. prepare_find sets the slots of PREPARE steps in `w`: each to the
 * memory prepared for its input's tensor or for the constants, or to NULL if there is none. */
void prepare_use(qn_function *f, program *p);
qn_status prepare_constants(qn_function *f, workspace *w, const uint32_t *stop);
void prepare_find(const qn_function *f, workspace *w);
void prepare_free(qn_function *f);
void workspace_free(workspace *w); /* NULL is allowed */
/* stop.c: like call_run, with a stop flag and a deadline from the options. */
qn_status call_stoppable(const qn_function *f, workspace *w, const qn_call_options *options);
/* Makes an empty function in a context; NULL if memory runs out. */
qn_function *function_new(qn_context *context);
/* Copies of large constants that several functions use. Initialize `copies` with zeros. */
typedef struct constant_pool {
    arena arena; /* has the bytes of the copies */
    text copies; /* list of join_constant (runtime/join.h) */
} constant_pool;
/* Gives f the signature of the graph's entry function, and copies the large constants of the graph. If `pool` is NULL,
 * copies them into f; otherwise into the pool, which must outlive f. The pool has one copy of equal constants. */
qn_status function_describe(qn_function *f, const graph *g, region_id entry, const canonical_bytes *canonical,
                            constant_pool *pool);
/* Like qn_compile, with a pool for the large constants. */
qn_status function_compile(qn_graph *graph, const qn_compile_options *options, constant_pool *pool, qn_function **out);
/* Writes a key as 64 hexadecimal digits and a zero byte. */
void key_text(const uint8_t key[PACK_KEY_SIZE], char out[2 * PACK_KEY_SIZE + 1]);

#endif
