/* Shares tensors with other libraries. The structs are those of DLPack's ABI, version 1 (github.com/dmlc/dlpack). */
#include "quern/dlpack.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"
#include "io/archive.h"

enum {
    MAJOR = 1,
    MINOR = 1, /* the structs below are the same in later minor versions */
    DEVICE_CPU = 1,
    FLAG_READ_ONLY = 1
};

typedef struct dl_tensor {
    void *data;
    int32_t device, device_number;
    int32_t rank;
    uint8_t code, bits;
    uint16_t lanes;
    int64_t *shape, *strides; /* strides: in elements; NULL means row-major */
    uint64_t byte_offset;
} dl_tensor;

struct DLManagedTensorVersioned {
    uint32_t major, minor;
    void *context;
    void (*deleter)(struct DLManagedTensorVersioned *self);
    uint64_t flags;
    dl_tensor tensor;
};

struct DLManagedTensor {
    dl_tensor tensor;
    void *context;
    void (*deleter)(struct DLManagedTensor *self);
};
_Static_assert(sizeof(dl_tensor) == 48 && sizeof(struct DLManagedTensorVersioned) == 80 &&
                   sizeof(struct DLManagedTensor) == 64 && sizeof(void *) == 8,
               "DLPack's ABI");

/* DLPack's type codes (DLDataTypeCode). */
enum { CODE_INT = 0, CODE_UINT = 1, CODE_FLOAT = 2, CODE_BFLOAT = 4, CODE_COMPLEX = 5, CODE_BOOL = 6 };

static uint8_t code_of(qn_dtype dtype)
{
    static const uint8_t codes[] = {[CLASS_BOOL] = CODE_BOOL,
                                    [CLASS_SINT] = CODE_INT,
                                    [CLASS_UINT] = CODE_UINT,
                                    [CLASS_FLOAT] = CODE_FLOAT,
                                    [CLASS_COMPLEX] = CODE_COMPLEX};
    return dtype == QN_BF16 ? CODE_BFLOAT : codes[dtype_facts[dtype].class];
}

static uint8_t bits_of(qn_dtype dtype) { return (uint8_t)(8 * dtype_bytes(dtype)); }

/* ---- export ------------------------------------------------------------------------------------------------------ */

/* A block that describes an exported tensor; it does not hold the elements. The consumer gets the address of
 * `managed`. */
typedef struct exported {
    union {
        struct DLManagedTensorVersioned versioned;
        struct DLManagedTensor old;
    } managed;
    void (*release)(void *user);
    void *user;
    int64_t shape[IO_RANK], strides[IO_RANK];
} exported;

static void release(exported *e)
{
    if (e->release)
        e->release(e->user);
    free(e);
}

static void delete_versioned(struct DLManagedTensorVersioned *self) { release(self->context); }
static void delete_old(struct DLManagedTensor *self) { release(self->context); }

static qn_status check_exported(const char *function, const qn_tensor *t)
{
    if (!dtype_valid(t->dtype))
        return status_make(QN_INVALID_ARGUMENT, "%s: %d is not an element type", function, (int)t->dtype);
    if (t->dims.count > IO_RANK || tensor_bytes(t) == SIZE_MAX)
        return status_make(QN_INVALID_ARGUMENT,
                           "%s: expected at most %d dimensions, none negative, and elements that fit into memory",
                           function, IO_RANK);
    return t->data || !tensor_bytes(t) ? NULL : status_make(QN_INVALID_ARGUMENT, "%s: tensor->data is NULL", function);
}

/* Makes an `exported`. The caller fills in its `managed`. */
static qn_status export(const char *function, const qn_tensor *t, void (*done)(void *user), void *user, exported **out)
{
    QN_TRY(check_exported(function, t));
    exported *e = calloc(1, sizeof *e);
    if (!e)
        return status_oom();
    e->release = done;
    e->user = user;
    uint64_t stride = 1; /* wraps around only if the tensor is empty; then no stride matters */
    for (size_t i = t->dims.count; i-- > 0; stride *= (uint64_t)e->shape[i]) {
        e->shape[i] = t->dims.values[i];
        e->strides[i] = (int64_t)stride;
    }
    *out = e;
    return NULL;
}

static dl_tensor describe(exported *e, const qn_tensor *t)
{
    return (dl_tensor){.data = t->data,
                       .device = DEVICE_CPU,
                       .rank = (int32_t)t->dims.count,
                       .code = code_of(t->dtype),
                       .bits = bits_of(t->dtype),
                       .lanes = 1,
                       .shape = e->shape,
                       .strides = e->strides};
}

qn_status qn_dlpack_export(const qn_tensor *tensor, uint32_t flags, void (*done)(void *user), void *user,
                           struct DLManagedTensorVersioned **out)
{
    exported *e;
    GIVEN(out);
    *out = NULL;
    GIVEN(tensor);
    if (flags & ~(uint32_t)QN_DLPACK_READ_ONLY)
        return status_make(QN_INVALID_ARGUMENT, "%s: flags is %" PRIu32 "; expected 0 or QN_DLPACK_READ_ONLY", __func__,
                           flags);
    QN_TRY(export(__func__, tensor, done, user, &e));
    e->managed.versioned = (struct DLManagedTensorVersioned){.major = MAJOR,
                                                             .minor = MINOR,
                                                             .context = e,
                                                             .deleter = delete_versioned,
                                                             .flags = flags ? FLAG_READ_ONLY : 0,
                                                             .tensor = describe(e, tensor)};
    *out = &e->managed.versioned;
    return NULL;
}

qn_status qn_dlpack_export_old(const qn_tensor *tensor, void (*done)(void *user), void *user,
                               struct DLManagedTensor **out)
{
    exported *e;
    GIVEN(out);
    *out = NULL;
    GIVEN(tensor);
    QN_TRY(export(__func__, tensor, done, user, &e));
    e->managed.old = (struct DLManagedTensor){.tensor = describe(e, tensor), .context = e, .deleter = delete_old};
    *out = &e->managed.old;
    return NULL;
}

/* ---- import ------------------------------------------------------------------------------------------------------ */

static qn_dtype dtype_of(const dl_tensor *t)
{
    for (int d = 1; d < DTYPE_COUNT; d++)
        if (t->code == code_of((qn_dtype)d) && t->bits == bits_of((qn_dtype)d) && t->lanes == 1)
            return (qn_dtype)d;
    return QN_NONE;
}

/* Whether the elements are dense and row-major. The stride of a dimension of extent 1 does not matter. */
static bool row_major(const dl_tensor *t)
{
    int64_t stride = 1;
    for (int32_t i = t->rank; t->strides && i-- > 0; stride *= t->shape[i])
        if (t->shape[i] != 1 && t->strides[i] != stride)
            return false;
    return true;
}

static qn_status import(const char *function, const dl_tensor *t, qn_tensor *out)
{
    qn_dtype dtype = dtype_of(t);
    if (t->device != DEVICE_CPU)
        return status_make(QN_UNSUPPORTED, "%s: the memory is on device type %" PRId32 "; expected 1, the CPU",
                           function, t->device);
    if (!dtype)
        return status_make(QN_UNSUPPORTED, "%s: Quern has no elements of code %u, %u bits and %u lanes", function,
                           t->code, t->bits, t->lanes);
    if (t->rank < 0 || t->rank > IO_RANK || (t->rank && !t->shape))
        return status_make(QN_UNSUPPORTED, "%s: a tensor of rank %" PRId32 "; expected 0 to %d, and a shape", function,
                           t->rank, IO_RANK);
    qn_dims dims = qn_dims_of((size_t)t->rank, t->shape);
    size_t bytes = qn_dims_bytes(dims, dtype);
    if (bytes == SIZE_MAX)
        return status_make(QN_INVALID_ARGUMENT, "%s: a dimension is negative, or the shape is too large", function);
    if (bytes && !row_major(t))
        return status_make(QN_UNSUPPORTED,
                           "%s: the elements are not dense and row-major; copy the tensor to make it so", function);
    if (bytes && !t->data)
        return status_make(QN_INVALID_ARGUMENT, "%s: data is NULL", function);
    char *data = t->data ? (char *)t->data + t->byte_offset : NULL;
    if ((uintptr_t)data % dtype_alignment(dtype))
        return status_make(QN_UNSUPPORTED, "%s: the elements are not aligned to %zu bytes", function,
                           dtype_alignment(dtype));
    *out = (qn_tensor){data, dtype, dims};
    return NULL;
}

qn_status qn_dlpack_import(const struct DLManagedTensorVersioned *managed, int writable, qn_tensor *out)
{
    GIVEN(out);
    *out = (qn_tensor){0};
    GIVEN(managed);
    if (managed->major != MAJOR)
        return status_make(QN_UNSUPPORTED, "%s: the tensor has DLPack version %" PRIu32 ".%" PRIu32 "; expected %d.x",
                           __func__, managed->major, managed->minor, MAJOR);
    if (writable && managed->flags & FLAG_READ_ONLY)
        return status_make(QN_INVALID_ARGUMENT, "%s: the memory is read-only", __func__);
    return import(__func__, &managed->tensor, out);
}

qn_status qn_dlpack_import_old(const struct DLManagedTensor *managed, qn_tensor *out)
{
    GIVEN(out);
    *out = (qn_tensor){0};
    GIVEN(managed);
    return import(__func__, &managed->tensor, out);
}

void qn_dlpack_free(struct DLManagedTensorVersioned *managed)
{
    if (managed && managed->deleter)
        managed->deleter(managed);
}

void qn_dlpack_free_old(struct DLManagedTensor *managed)
{
    if (managed && managed->deleter)
        managed->deleter(managed);
}
