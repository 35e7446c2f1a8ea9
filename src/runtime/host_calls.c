#include "runtime/host_calls.h"

#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"

/* A host call that is bound to its function. The tensors in `args` have no data: run_call copies them, and sets the
 * data of the copies. */
typedef struct host_call {
    custom *function; /* held (runtime/custom.h) */
    qn_custom_args args;
} host_call;

#define MAX_TENSOR ((int64_t)1 << 56)

_Static_assert((int)IMAGE_STRING == (int)QN_CUSTOM_STRING && (int)IMAGE_NUMBER == (int)QN_CUSTOM_NUMBER &&
                   (int)IMAGE_LIST == (int)QN_CUSTOM_LIST && (int)IMAGE_DICTIONARY == (int)QN_CUSTOM_DICTIONARY,
               "the kinds of values");

/* ---- checks ------------------------------------------------------------------------------------------------------ */

static int64_t tensor_bytes(const image_tensor *t)
{
    int64_t bytes = (int64_t)dtype_bytes((qn_dtype)t->dtype);
    for (uint32_t i = 0; i < t->rank; i++)
        bytes *= t->dims[i];
    return bytes;
}

/* Whether a tensor is valid. An extent of 0 counts as 1 here, so the other extents of an empty tensor are limited,
 * too. */
static bool tensor_is_sound(const image_tensor *t)
{
    if (!dtype_valid((qn_dtype)t->dtype) || t->rank > IMAGE_RANK)
        return false;
    int64_t bytes = (int64_t)dtype_bytes((qn_dtype)t->dtype);
    for (uint32_t i = 0; i < t->rank; i++)
        if (t->dims[i] < 0 || __builtin_mul_overflow(bytes, t->dims[i] ? t->dims[i] : 1, &bytes) || bytes > MAX_TENSOR)
            return false;
    return true;
}

static bool text_is_sound(const image_header *h, image_text t)
{
    return t.at < h->code.texts && t.size < h->code.texts - t.at && !image_text_at(h, t)[t.size];
}

/* Whether the elements of an attribute are aligned and lie in the image's texts. Each element has `size` bytes. */
static bool elements_are_sound(const image_header *h, const image_attribute *a, size_t size)
{
    return size && a->at <= h->code.texts && a->count <= (h->code.texts - a->at) / size && a->at % size == 0;
}

static bool lies_in(uint32_t first, uint64_t count, uint32_t all) { return first <= all && count <= all - first; }

static bool attribute_is_sound(const image_header *h, uint32_t number)
{
    const image_attribute *a = &image_attributes(h)[number];
    if (!text_is_sound(h, a->name))
        return false;
    switch (a->kind) {
    case IMAGE_STRING: return a->dtype == QN_NONE && text_is_sound(h, (image_text){a->at, a->count});
    case IMAGE_DICTIONARY: return a->dtype == QN_NONE && a->at > number && lies_in(a->at, a->count, h->code.attributes);
    case IMAGE_NUMBER:
    case IMAGE_LIST:
        return dtype_valid((qn_dtype)a->dtype) && (a->kind == IMAGE_LIST || a->count == 1) &&
               elements_are_sound(h, a, dtype_bytes((qn_dtype)a->dtype));
    default: return false;
    }
}

qn_status host_calls_check(const image_header *h)
{
    bool sound = h->code.texts % 8 == 0;
    for (uint32_t i = 0; sound && i < h->code.tensors; i++)
        sound = tensor_is_sound(&image_tensors(h)[i]);
    for (uint32_t i = 0; sound && i < h->code.attributes; i++)
        sound = attribute_is_sound(h, i);
    for (uint32_t i = 0; sound && i < h->code.hosts; i++) {
        const image_host *call = &image_hosts(h)[i];
        sound = text_is_sound(h, call->target) && text_is_sound(h, call->config) &&
                lies_in(call->tensor, (uint64_t)call->inputs + call->outputs, h->code.tensors) &&
                lies_in(call->attribute, call->attributes, h->code.attributes);
    }
    return sound ? NULL
                 : status_make(QN_INVALID_ARGUMENT,
                               "malformed image: the name, tensors or attributes of a host call are out of range");
}

image_parameter host_parameter(const image_header *h, const image_host *call, uint32_t index)
{
    const image_tensor *t = &image_tensors(h)[call->tensor + index];
    return (image_parameter){.bytes = tensor_bytes(t),
                             .alignment = (uint32_t)dtype_bytes(dtype_part((qn_dtype)t->dtype)),
                             .written = index >= call->inputs};
}

/* ---- binding ----------------------------------------------------------------------------------------------------- */

static qn_status bind_tensors(host_call *to, const image_header *h, const image_host *call)
{
    uint32_t count = call->inputs + call->outputs;
    qn_tensor *made = calloc((size_t)count + 1, sizeof *made);
    if (!made)
        return status_oom();
    for (uint32_t i = 0; i < count; i++) {
        const image_tensor *t = &image_tensors(h)[call->tensor + i];
        made[i].dtype = (qn_dtype)t->dtype;
        made[i].dims = qn_dims_of(t->rank, t->dims);
    }
    to->args.inputs = made;
    to->args.input_count = call->inputs;
    to->args.output_count = call->outputs;
    return NULL;
}

static qn_status bind_attributes(host_calls *calls, const image_header *h)
{
    calls->attributes = calloc((size_t)h->code.attributes + 1, sizeof *calls->attributes);
    if (!calls->attributes)
        return status_oom();
    for (uint32_t i = 0; i < h->code.attributes; i++) {
        const image_attribute *a = &image_attributes(h)[i];
        const void *data = a->kind == IMAGE_DICTIONARY ? (const void *)&calls->attributes[a->at]
                                                       : image_text_at(h, (image_text){a->at, 0});
        calls->attributes[i] = (qn_custom_attribute){image_text_at(h, a->name), (qn_custom_kind)a->kind,
                                                     (qn_dtype)a->dtype, a->count, data};
    }
    return NULL;
}

qn_status host_calls_bind(host_calls *calls, const image_header *image, const custom_set *functions)
{
    *calls = (host_calls){0};
    if (!image->code.hosts)
        return NULL;
    QN_TRY(bind_attributes(calls, image));
    calls->at = calloc(image->code.hosts, sizeof *calls->at);
    if (!calls->at)
        return status_oom();
    calls->count = image->code.hosts;
    for (uint32_t i = 0; i < calls->count; i++) {
        const image_host *call = &image_hosts(image)[i];
        host_call *to = &calls->at[i];
        const char *target = image_text_at(image, call->target);
        char line[TEXT_LINE];
        to->function = custom_set_find(functions, target);
        if (!to->function)
            return status_make(QN_INVALID_ARGUMENT,
                               "malformed image: it calls @%s, which is not in the list of host functions",
                               text_line(line, target));
        custom_hold(to->function);
        to->args = (qn_custom_args){.config = image_text_at(image, call->config),
                                    .config_size = call->config.size,
                                    .attributes = calls->attributes + call->attribute,
                                    .attribute_count = call->attributes};
        QN_TRY(bind_tensors(to, image, call));
    }
    return NULL;
}

void host_calls_free(host_calls *calls)
{
    for (uint32_t i = 0; i < calls->count; i++) {
        custom_drop(calls->at[i].function);
        free((void *)(uintptr_t)calls->at[i].args.inputs);
    }
    free(calls->at);
    free(calls->attributes);
    *calls = (host_calls){0};
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

static int32_t run_call(const kernel_services *services, uint32_t index, char *const *buffers)
{
    host_run *r = (host_run *)(uintptr_t)services;
    if (stop_asked(r->stop))
        return KERNEL_STOPPED;
    const host_call *call = &r->calls->at[index];
    qn_custom_args args = call->args;
    size_t count = args.input_count + args.output_count;
    memcpy(r->tensors, args.inputs, count * sizeof *r->tensors);
    for (size_t i = 0; i < count; i++)
        r->tensors[i].data = buffers[i];
    args.stop = (const qn_stop *)(const void *)r->stop;
    args.inputs = r->tensors;
    args.outputs = r->tensors + args.input_count;
    r->failure = custom_run(call->function, &args);
    return r->failure ? KERNEL_FAILED : KERNEL_DONE;
}

void host_run_begin(host_run *r, const host_calls *calls, const uint32_t *stop, qn_tensor *tensors)
{
    *r = (host_run){{SERVICES_VERSION, sizeof r->services, run_call}, calls, stop, tensors, NULL};
}

qn_status host_run_failure(const host_run *r)
{
    return r && r->failure
               ? r->failure
               : status_make(QN_INTERNAL, "the program reports a failed host call, but no host call failed");
}
