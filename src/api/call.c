/* Calls a function: checks all tensors, then runs the compiled program or the evaluator. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/function.h"
#include "evaluate/evaluate.h"

/* ---- workspaces -------------------------------------------------------------------------------------------------- */

/* Allocates a workspace and its arrays as one block. keep_updates (stop.c) allocates workspace.kept. */
static __attribute__((noinline)) workspace *new_workspace(const qn_function *f)
{
    size_t given = f->input_count + f->result_count, slots = given + f->constant_count + f->prepare_count;
    size_t pointers = slots + f->input_count + f->output_count;
    workspace *w = calloc(1, sizeof *w + pointers * sizeof(void *) + given * sizeof(span));
    if (!w)
        return NULL;
    w->spans = (span *)(w + 1);
    w->slots = (void **)(w->spans + given);
    w->inputs = (const void **)(w->slots + slots);
    w->outputs = (void **)(w->inputs + f->input_count);
    w->span_count = (uint32_t)given;
    for (uint32_t i = 0; i < given; i++) {
        bool input = i < f->input_count;
        const parameter *p = input ? &f->inputs[i] : &f->outputs[f->results[i - f->input_count]];
        w->spans[i] = (span){.bytes = p->bytes, .tensor = i, .written = !input || p->public.alias >= 0};
    }
    for (uint32_t i = 0; i < f->constant_count; i++)
        w->slots[given + i] = f->constants[i];
    return w;
}

void workspace_free(workspace *w)
{
    if (w)
        free(w->kept);
    free(w);
}

static workspace *acquire_workspace(qn_function *f)
{
    for (int i = 0; i < SPARE_WORKSPACES; i++) {
        workspace *have = atomic_exchange_explicit(&f->spare[i], NULL, memory_order_acquire);
        if (have)
            return have;
    }
    return new_workspace(f);
}

static void release_workspace(qn_function *f, workspace *w)
{
    for (int i = 0; i < SPARE_WORKSPACES; i++) {
        workspace *none = NULL;
        if (atomic_compare_exchange_strong_explicit(&f->spare[i], &none, w, memory_order_release, memory_order_relaxed))
            return;
    }
    workspace_free(w);
}

/* ---- checks ------------------------------------------------------------------------------------------------------ */

/* Writes the name of tensor number `index` for a message, such as: input 1 "w". Inputs are numbered first, then
 * outputs. */
enum { TENSOR_NAME = 160 };
static const char *describe_tensor(char *out, const qn_function *f, uint32_t index)
{
    bool input = index < f->input_count;
    uint32_t number = input ? index : index - f->input_count;
    const char *name = input ? f->inputs[number].public.name : f->outputs[f->results[number]].public.name;
    snprintf(out, TENSOR_NAME, *name ? "%s %u \"%.100s\"" : "%s %u", input ? "input" : "output", number, name);
    return out;
}

static inline bool fits(const qn_tensor *given, const parameter *wanted)
{
    return parameter_has_type(&wanted->public, given) && (given->data || !wanted->bytes) &&
           !((uintptr_t)given->data & (wanted->alignment - 1));
}

static __attribute__((noinline)) qn_status misfit(const qn_function *f, uint32_t index, const qn_tensor *given,
                                                  const parameter *wanted)
{
    char who[TENSOR_NAME];
    describe_tensor(who, f, index);
    if (!parameter_has_type(&wanted->public, given)) {
        char have[TENSOR_TEXT], want[TENSOR_TEXT];
        return status_make(QN_INVALID_ARGUMENT, "%s is %s; expected %s", who,
                           tensor_text(have, given->dtype, &given->dims),
                           tensor_text(want, wanted->public.dtype, &wanted->public.dims));
    }
    if (!given->data)
        return status_make(QN_INVALID_ARGUMENT, "%s has no memory; expected a pointer to %zu bytes", who,
                           (size_t)wanted->bytes);
    return status_make(QN_INVALID_ARGUMENT, "%s is not aligned; expected an address that is a multiple of %zu", who,
                       wanted->alignment);
}

qn_status call_check_input(const qn_function *f, size_t input, const qn_tensor *given)
{
    if (input >= f->input_count)
        return status_make(QN_INVALID_ARGUMENT, "the function has %u input%s, and none has the number %zu",
                           f->input_count, f->input_count == 1 ? "" : "s", input);
    return fits(given, &f->inputs[input]) ? NULL : misfit(f, (uint32_t)input, given, &f->inputs[input]);
}

static qn_status overlap(const qn_function *f, const span *a, const span *b)
{
    char first[TENSOR_NAME], second[TENSOR_NAME];
    uint32_t low = a->tensor < b->tensor ? a->tensor : b->tensor, high = a->tensor + b->tensor - low;
    return status_make(QN_INVALID_ARGUMENT,
                       "the memory of %s overlaps that of %s; expected separate memory for a written tensor",
                       describe_tensor(first, f, low), describe_tensor(second, f, high));
}

/* Checks that no written span overlaps another span. The spans are sorted by `begin`. So a span that begins before the
 * largest end of the earlier spans overlaps one of them. */
static qn_status check_sorted(const qn_function *f, const workspace *w)
{
    const span *furthest = NULL, *furthest_written = NULL;
    for (uint32_t i = 0; i < w->span_count; i++) {
        const span *s = &w->spans[i], *before = s->written ? furthest : furthest_written;
        if (s->begin == s->end)
            continue;
        if (before && s->begin < before->end)
            return overlap(f, before, s);
        if (!furthest || s->end > furthest->end)
            furthest = s;
        if (s->written && (!furthest_written || s->end > furthest_written->end))
            furthest_written = s;
    }
    return NULL;
}

/* Looks up prepared memory for the tensors of this call, and checks that no written tensor overlaps another tensor.
 * check_call calls this function only if an address or f->version has changed since the previous call with this
 * workspace, or if that call failed a check. */
static __attribute__((noinline)) qn_status check_moved(const qn_function *f, workspace *w)
{
    if (f->prepare_count)
        prepare_find(f, w);
    uintptr_t end = 0;
    bool apart = true;
    for (uint32_t i = 0; i < w->span_count; i++) {
        span *s = &w->spans[i];
        s->begin = (uintptr_t)w->slots[s->tensor];
        s->end = s->begin + s->bytes;
        apart &= s->begin >= end;
        end = s->end;
    }
    if (apart) /* the spans are sorted, and none overlaps the next */
        return NULL;
    for (uint32_t i = 0; i < w->span_count; i++) {
        span moved = w->spans[i];
        uint32_t at = i;
        for (; at && w->spans[at - 1].begin > moved.begin; at--)
            w->spans[at] = w->spans[at - 1];
        w->spans[at] = moved;
    }
    return check_sorted(f, w);
}

/* Checks a tensor and stores its address in *slot. Sets *moved to a nonzero number if the slot had another address
 * before. */
static inline bool take_tensor(const qn_tensor *given, const parameter *wanted, void **slot, uintptr_t *moved)
{
    *moved |= (uintptr_t)*slot ^ (uintptr_t)given->data;
    *slot = given->data;
    return fits(given, wanted);
}

static inline qn_status check_call(const qn_function *f, workspace *w, const qn_tensor *inputs,
                                   const qn_tensor *outputs)
{
    void **slot = w->slots;
    uint32_t version = atomic_load_explicit(&f->version, memory_order_acquire);
    uintptr_t moved = w->checked ^ version;
    w->checked = 0;
    for (const parameter *p = f->inputs, *end = p + f->input_count; p < end; p++, slot++, inputs++)
        if (!take_tensor(inputs, p, slot, &moved))
            return misfit(f, (uint32_t)(slot - w->slots), inputs, p);
    for (const uint32_t *r = f->results, *end = r + f->result_count; r < end; r++, slot++, outputs++)
        if (!take_tensor(outputs, &f->outputs[*r], slot, &moved))
            return misfit(f, (uint32_t)(slot - w->slots), outputs, &f->outputs[*r]);
    if (moved)
        QN_TRY(check_moved(f, w));
    w->checked = version;
    return NULL;
}

/* ---- calling ----------------------------------------------------------------------------------------------------- */

static qn_status call_custom(void *host, const char *target, const qn_custom_args *args)
{
    const qn_function *f = host;
    const custom *found = custom_set_find(&f->customs, target);
    char line[TEXT_LINE];
    return found ? custom_run(found, args)
                 : status_make(QN_INVALID_ARGUMENT, "malformed pack: its list of functions of the host lacks @%s",
                               text_line(line, target));
}

static qn_status call_evaluator(const qn_function *f, workspace *w, const uint32_t *stop, bool torn_updates)
{
    for (uint32_t i = 0; i < f->input_count; i++) {
        w->inputs[i] = w->slots[i];
        if (f->inputs[i].public.alias >= 0)
            w->outputs[f->inputs[i].public.alias] = w->slots[i];
    }
    for (uint32_t i = 0; i < f->result_count; i++)
        w->outputs[f->results[i]] = w->slots[f->input_count + i];
    evaluate_options options = {
        .call = call_custom, .host = (void *)(uintptr_t)f, .stop = stop, .torn_updates = torn_updates};
    return evaluate_with(&f->evaluated, f->entry, &options, w->inputs, w->outputs);
}

qn_status call_unready(const qn_function *f, workspace *w, const uint32_t *stop, bool torn_updates)
{
    if (!f->program)
        return call_evaluator(f, w, stop, torn_updates);
    qn_status status = prepare_constants((qn_function *)(uintptr_t)f, w, stop);
    if (qn_status_code(status) != QN_OUT_OF_MEMORY)
        QN_TRY(status);
    qn_status_free(status);
    return program_call(f->program, f->context->pool, stop, w->slots);
}

__attribute__((noinline)) qn_status call_refused(const qn_function *f, const char *call, qn_status status)
{
    char line[TEXT_LINE];
    return status_prefix(status, "%s%s%s", call, f->name ? " of " : "", f->name ? text_line(line, f->name) : "");
}

static __attribute__((cold)) qn_status bad_count(const qn_function *f, const char *name, bool inputs, size_t given)
{
    enum { LISTED = 8 };
    text out = {0};
    uint32_t count = inputs ? f->input_count : f->result_count;
    text_printf(&out, "%s_count is %zu; expected %u%s", inputs ? "input" : "output", given, count,
                !inputs && count < f->output_count ? ", updates not counted" : "");
    for (uint32_t i = 0; i < count && i < LISTED; i++) {
        const qn_parameter *p = &(inputs ? &f->inputs[i] : &f->outputs[f->results[i]])->public;
        char type[TENSOR_TEXT], line[TEXT_LINE];
        text_printf(&out, "%s %u \"%s\" %s", i ? "," : ":", i, text_line(line, p->name),
                    tensor_text(type, p->dtype, &p->dims));
    }
    text_puts(&out, count > LISTED ? ", ..." : "");
    qn_status status = out.failed ? status_oom() : status_make(QN_INVALID_ARGUMENT, "%s", out.at);
    text_free(&out);
    return call_refused(f, name, status);
}

/* Returns the error for wrong arguments of a call. `inputs` is false if the call's list of inputs is NULL although
 * input_count is not 0. */
static __attribute__((noinline)) qn_status bad_arguments(const qn_function *f, const char *name, size_t input_count,
                                                         size_t output_count, bool inputs)
{
    if (!f)
        return status_null(name, "function");
    if (input_count != f->input_count)
        return bad_count(f, name, true, input_count);
    if (output_count != f->result_count)
        return bad_count(f, name, false, output_count);
    return status_null_list(name, inputs ? "outputs" : "inputs", inputs ? output_count : input_count);
}

/* qn_call passes NULL for `options`. */
static __attribute__((noinline)) qn_status call(const qn_function *function, const qn_call_options *options,
                                                size_t input_count, const qn_tensor *inputs, size_t output_count,
                                                const qn_tensor *outputs)
{
    qn_function *f = (qn_function *)(uintptr_t)function; /* only spare workspaces and prepare.c's fields change */
    const char *name = options ? "qn_call_with" : "qn_call";
    if (!f || input_count != f->input_count || output_count != f->result_count || (input_count && !inputs) ||
        (output_count && !outputs))
        return bad_arguments(f, name, input_count, output_count, inputs || !input_count);
    workspace *w = acquire_workspace(f);
    if (!w)
        return status_oom();
    qn_status status = check_call(f, w, inputs, outputs);
    if (status)
        status = call_refused(f, name, status);
    else
        status = options ? call_stoppable(f, w, options) : call_run(f, w, &stop_never, false);
    release_workspace(f, w);
    return status;
}

qn_status qn_call(const qn_function *function, size_t input_count, const qn_tensor *inputs, size_t output_count,
                  const qn_tensor *outputs)
{
    return call(function, NULL, input_count, inputs, output_count, outputs);
}

qn_status qn_call_with(const qn_function *function, const qn_call_options *options, size_t input_count,
                       const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs)
{
    static const qn_call_options none;
    return call(function, options ? options : &none, input_count, inputs, output_count, outputs);
}
