/* Calls functions of the host, the program that uses Quern. A host function runs between ARENA_ENTER and ARENA_LEAVE of
 * the evaluation's arena, but does not allocate in this arena. So a jump to the arena's escape never skips the stack
 * frames of a host function. */
#include "evaluate/evaluator.h"
#include "graph/build.h"

/* Converts the entries of a dictionary to the structs that the host gets. The structs are in temporary memory. */
static const qn_custom_attribute *attributes_of(evaluation *e, uint32_t count, const attr_entry *entries)
{
    qn_custom_attribute *made = temporary(e, count * sizeof *made);
    for (uint32_t i = 0; i < count; i++) {
        const attr_entry *from = &entries[i];
        made[i] = (qn_custom_attribute){from->name.at, (qn_custom_kind)from->kind, (qn_dtype)from->dtype, from->count,
                                        from->at};
        if (from->kind == ENTRY_DICT)
            made[i].data = attributes_of(e, from->count, from->at);
    }
    return made;
}

/* Returns tensor number `i` of a call as the host sees it. The inputs are numbered first, then the outputs. */
static qn_tensor tensor_of(const op_call *s, size_t i, const type *t, void *data)
{
    bool is_complex = dims_contain(attr_interleaved(s->a), (int64_t)i);
    qn_dtype dtype = is_complex ? dtype_of_parts((qn_dtype)t->dtype) : (qn_dtype)t->dtype;
    return (qn_tensor){.data = data, .dtype = dtype, .dims = qn_dims_of(t->rank - is_complex, t->dims)};
}

static size_t bytes_of(const type *t) { return (size_t)t->elements * dtype_bytes((qn_dtype)t->dtype); }

static const type *result_type(const op_call *s, uint32_t i)
{
    const type *t = call_result(s);
    return t->kind == TYPE_TUPLE ? type_at(s->e->g, t->parts[i]) : t;
}

/* Allocates each result. A result that is an alias of an operand starts as a copy of the operand. */
static qn_status open_results(const op_call *s)
{
    for (uint32_t i = 0; i < s->result_count; i++)
        s->out[i] = buffer_new(s->e, bytes_of(result_type(s, i)));
    attr_pairs shared = attr_output_operand_aliases(s->a);
    for (uint32_t i = 0; i < shared.count; i++) {
        size_t bytes = bytes_of(call_shape(s, (uint32_t)shared.at[i].second));
        QN_TRY(copy_bytes(s->e, s->out[shared.at[i].first]->data, s->in[shared.at[i].second]->data, bytes));
    }
    return NULL;
}

/* Adds the operands and results to `args`, without the tokens. */
static void add_tensors(const op_call *s, qn_tensor *room, qn_custom_args *args)
{
    args->inputs = room;
    for (uint32_t i = 0; i < s->count; i++) {
        size_t number = args->input_count;
        if (call_shape(s, i)->kind == TYPE_TENSOR)
            room[args->input_count++] = tensor_of(s, number, call_shape(s, i), s->in[i]->data);
    }
    qn_tensor *outputs = room + args->input_count;
    args->outputs = outputs;
    for (uint32_t i = 0; i < s->result_count; i++) {
        size_t number = args->input_count + args->output_count;
        if (result_type(s, i)->kind == TYPE_TENSOR)
            outputs[args->output_count++] = tensor_of(s, number, result_type(s, i), s->out[i]->data);
    }
}

qn_status evaluate_custom_call(const op_call *s)
{
    evaluation *e = s->e;
    const attr_record *a = s->a;
    if (!e->options.call)
        return status_make(QN_UNSUPPORTED, "custom call @%s: there is no host to run it", attr_call_target_name(a).at);
    qn_custom_args args = {.config = attr_backend_config(a).size ? attr_backend_config(a).at : "",
                           .config_size = attr_backend_config(a).size,
                           .attribute_count = attr_backend_attributes(a).count,
                           .stop = (const qn_stop *)(const void *)e->stop};
    QN_TRY(open_results(s));
    buffer *mark = e->buffers;
    args.attributes = attributes_of(e, attr_backend_attributes(a).count, attr_backend_attributes(a).at);
    add_tensors(s, temporary(e, ((size_t)s->count + s->result_count) * sizeof(qn_tensor)), &args);
    qn_status status = e->options.call(e->options.host, attr_call_target_name(a).at, &args);
    buffers_drop_after(e, mark);
    return status;
}
