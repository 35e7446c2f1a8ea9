/* Opens .npy, .npz and safetensors files, finds their tensors, and reads the elements. */
#include "io/archive.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"
#include "base/os.h"
#include "base/text.h"
#include "io/inflate.h"

/* ---- opening ----------------------------------------------------------------------------------------------------- */

static qn_format format_of(const uint8_t *bytes, size_t size)
{
    if (size >= 6 && memcmp(bytes, "\x93NUMPY", 6) == 0)
        return QN_NPY;
    if (size >= 4 && (memcmp(bytes, "PK\3\4", 4) == 0 || memcmp(bytes, "PK\5\6", 4) == 0))
        return QN_NPZ;
    return size > 8 && bytes[8] == '{' ? QN_SAFETENSORS : QN_FORMAT_NONE;
}

static int by_name(const void *a, const void *b)
{
    return strcmp((*(const stored *const *)a)->name, (*(const stored *const *)b)->name);
}

static qn_status index_names(qn_archive *a)
{
    char line[TEXT_LINE];
    a->by_name = ARENA_NEW_ARRAY(&a->arena, const stored *, a->tensors.count + (size_t)1);
    for (uint32_t i = 0; i < a->tensors.count; i++)
        a->by_name[i] = &a->tensors.at[i];
    qsort(a->by_name, a->tensors.count, sizeof *a->by_name, by_name);
    for (uint32_t i = 1; i < a->tensors.count; i++)
        if (strcmp(a->by_name[i - 1]->name, a->by_name[i]->name) == 0)
            return MALFORMED("the name \"%s\" occurs twice", text_line(line, a->by_name[i]->name));
    return NULL;
}

/* For each tensor that Quern can hold but cannot use in place, sets `why` to the reason. */
static void note_places(qn_archive *a)
{
    for (uint32_t i = 0; i < a->tensors.count; i++) {
        stored *t = &a->tensors.at[i];
        if (t->why || !t->dtype)
            continue;
        t->why = t->compressed                                  ? "it is compressed"
                 : t->dtype == QN_I1                            ? "its bytes may be other than 0 and 1"
                 : t->swapped                                   ? "it is big endian"
                 : t->fortran                                   ? "it is in Fortran order"
                 : (uintptr_t)t->at % dtype_alignment(t->dtype) ? "its elements are not aligned"
                                                                : NULL;
    }
}

static qn_status read_structure(qn_archive *a)
{
    qn_status (*const open[])(qn_archive *) = {NULL, npy_open, npz_open, safetensors_open};
    a->format = format_of(a->bytes, a->size);
    if (!a->format)
        return MALFORMED("it is not a .npy, .npz or safetensors file, or it is truncated");
    ARENA_ENTER(&a->arena, return status_oom());
    qn_status status = open[a->format](a);
    if (!status)
        status = index_names(a);
    if (!status)
        note_places(a);
    ARENA_LEAVE(&a->arena);
    return status;
}

static qn_status map_file(qn_archive *a, int file)
{
    os_facts facts;
    void *memory = NULL;
    int error = os_file_facts(file, &facts);
    if (error)
        return status_make(QN_IO, "cannot read: %s", strerror(-error));
    if (!facts.regular)
        return status_make(QN_IO, "cannot read: it is not a regular file");
    if (facts.size > SIZE_MAX / 2)
        return status_make(QN_UNSUPPORTED, "it has %llu bytes, more than fit into memory",
                           (unsigned long long)facts.size);
    if (facts.size)
        error = os_map(file, (size_t)facts.size, OS_READ, false, &memory);
    if (error)
        return status_make(QN_IO, "cannot map: %s", strerror(-error));
    a->bytes = memory;
    a->size = (size_t)facts.size;
    a->mapped = facts.size != 0;
    return NULL;
}

static qn_status open_file(qn_archive *a, const char *path)
{
    int file = os_file_open(path, true);
    if (file < 0)
        return status_make(file == -ENOENT ? QN_NOT_FOUND : QN_IO, "cannot read: %s", strerror(-file));
    qn_status status = map_file(a, file);
    os_file_close(file);
    QN_TRY(status);
    size_t length = strlen(path);
    ARENA_ENTER(&a->arena, return status_oom());
    a->path = arena_string(&a->arena, path, length);
    ARENA_LEAVE(&a->arena);
    return read_structure(a);
}

static qn_archive *archive_new(void)
{
    qn_archive *a = calloc(1, sizeof *a);
    if (a)
        arena_init(&a->arena);
    return a;
}

static qn_status deliver(qn_archive *a, qn_status status, qn_archive **out)
{
    if (status)
        qn_archive_free(a);
    else
        *out = a;
    return status;
}

qn_status qn_archive_open(const char *path, qn_archive **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(path);
    qn_archive *a = archive_new();
    return a ? deliver(a, status_prefix(open_file(a, path), "%s: error", path), out) : status_oom();
}

qn_status qn_archive_view(const void *bytes, size_t size, qn_archive **out)
{
    GIVEN(out);
    *out = NULL;
    if (size)
        GIVEN(bytes);
    qn_archive *a = archive_new();
    if (!a)
        return status_oom();
    a->bytes = bytes;
    a->size = size;
    return deliver(a, read_structure(a), out);
}

void qn_archive_free(qn_archive *a)
{
    if (!a)
        return;
    for (uint32_t i = 0; i < a->tensors.count; i++)
        free(atomic_load_explicit(&a->tensors.at[i].copy, memory_order_acquire));
    if (a->mapped)
        os_unmap((void *)(uintptr_t)a->bytes, a->size);
    arena_free(&a->arena);
    free(a);
}

/* ---- finding ----------------------------------------------------------------------------------------------------- */

qn_format qn_archive_format(const qn_archive *a) { return a ? a->format : QN_FORMAT_NONE; }

size_t qn_archive_count(const qn_archive *a) { return a ? a->tensors.count : 0; }

qn_stored qn_archive_tensor(const qn_archive *a, size_t index)
{
    if (index >= qn_archive_count(a))
        return (qn_stored){.name = "", .type = "", .why = ""};
    const stored *t = &a->tensors.at[index];
    return (qn_stored){.name = t->name,
                       .dtype = t->dtype,
                       .dims = qn_dims_of(t->rank, t->dims),
                       .type = t->type,
                       .data = t->dtype && !t->why ? t->at : NULL,
                       .why = t->why ? t->why : ""};
}

size_t qn_archive_find(const qn_archive *a, const char *name)
{
    size_t low = 0, high = qn_archive_count(a);
    while (name && low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(name, a->by_name[middle]->name);
        if (order == 0)
            return (size_t)(a->by_name[middle] - a->tensors.at);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return SIZE_MAX;
}

size_t qn_archive_note_count(const qn_archive *a) { return a ? a->notes.count : 0; }

qn_note qn_archive_note(const qn_archive *a, size_t index)
{
    return index < qn_archive_note_count(a) ? a->notes.at[index] : (qn_note){"", ""};
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void swap_bytes(char *data, size_t bytes, size_t size)
{
    for (char *end = data + bytes; data < end; data += size)
        for (size_t a = 0, b = size - 1; a < b; a++, b--) {
            char kept = data[a];
            data[a] = data[b];
            data[b] = kept;
        }
}

/* Copies elements from column-major order (the first index varies fastest) to row-major order. */
static void from_fortran(const stored *t, const char *from, char *to)
{
    int64_t index[IO_RANK] = {0};
    size_t size = dtype_bytes(t->dtype), strides[IO_RANK], stride = size;
    for (uint32_t d = t->rank; d-- > 0; stride *= (size_t)t->dims[d])
        strides[d] = stride;
    for (const char *end = from + t->bytes; from < end; from += size) {
        memcpy(to, from, size);
        for (uint32_t d = 0; d < t->rank; d++) {
            to += strides[d];
            if (++index[d] < t->dims[d])
                break;
            to -= strides[d] * (size_t)t->dims[d];
            index[d] = 0;
        }
    }
}

static void convert(const stored *t, const uint8_t *from, char *to)
{
    if (t->fortran)
        from_fortran(t, (const char *)from, to);
    else if (t->bytes)
        memcpy(to, from, t->bytes);
    if (t->swapped)
        swap_bytes(to, t->bytes, dtype_bytes(dtype_part(t->dtype)));
    for (size_t i = 0; t->dtype == QN_I1 && i < t->bytes; i++)
        to[i] = to[i] != 0;
}

static qn_status decompress(const stored *t, char *to)
{
    uint8_t *member = malloc(t->plain ? t->plain : 1);
    size_t made;
    if (!member)
        return status_oom();
    qn_status status = NULL;
    if (inflate(t->at, t->packed, member, t->plain, &made) != INFLATE_DONE || made != t->plain)
        status = MALFORMED("its compressed bytes are damaged");
    else if (crc32_of(member, made, 0) != t->crc)
        status = MALFORMED("its checksum is wrong");
    else
        convert(t, member + t->skip, to);
    free(member);
    return status;
}

static qn_status copy_elements(const stored *t, char *to)
{
    if (t->compressed)
        return decompress(t, to);
    convert(t, t->at, to);
    return NULL;
}

/* Adds the names of the file and of the tensor to the message of a failure. The tensor of a .npy file has no name. */
static qn_status named(const qn_archive *a, const stored *t, qn_status status)
{
    char line[TEXT_LINE];
    if (status && a->format != QN_NPY)
        status = status_prefix(status, "tensor \"%s\"", text_line(line, t->name));
    return a->path ? status_prefix(status, "%s: error", a->path) : status;
}

static qn_status check_index(const qn_archive *a, size_t index, const char *function)
{
    if (index == SIZE_MAX)
        return status_make(QN_INVALID_ARGUMENT,
                           "%s: index is SIZE_MAX, which qn_archive_find returns if no tensor has the name; "
                           "expected less than %u",
                           function, a->tensors.count);
    return index < a->tensors.count
               ? NULL
               : status_make(QN_INVALID_ARGUMENT, "%s: there is no tensor number %zu; the archive has %u", function,
                             index, a->tensors.count);
}

static qn_status check_held(const stored *t)
{
    char line[TEXT_LINE];
    return t->dtype ? NULL : status_make(QN_UNSUPPORTED, "its elements are '%s'; %s", text_line(line, t->type), t->why);
}

/* If several threads make a copy at once, the first copy is kept. */
static qn_status make_copy(const qn_archive *a, stored *t, char **out)
{
    enum { LINE = 64 };
    *out = atomic_load_explicit(&t->copy, memory_order_acquire);
    if (*out)
        return NULL;
    char *made = t->bytes > SIZE_MAX / 2 ? NULL : aligned_alloc(LINE, (t->bytes / LINE + 1) * LINE);
    if (!made)
        return status_oom();
    qn_status status = named(a, t, copy_elements(t, made));
    if (status) {
        free(made);
        return status;
    }
    if (atomic_compare_exchange_strong(&t->copy, out, made))
        *out = made;
    else
        free(made);
    return NULL;
}

qn_status qn_archive_get(qn_archive *archive, size_t index, qn_tensor *out)
{
    GIVEN(out);
    *out = (qn_tensor){0};
    GIVEN(archive);
    QN_TRY(check_index(archive, index, __func__));
    stored *t = &archive->tensors.at[index];
    char *data = (char *)(uintptr_t)t->at;
    QN_TRY(named(archive, t, check_held(t)));
    if (t->why)
        QN_TRY(make_copy(archive, t, &data));
    *out = (qn_tensor){data, t->dtype, qn_dims_of(t->rank, t->dims)};
    return NULL;
}

static bool same_dims(const stored *t, const qn_dims *dims)
{
    return dims->count == t->rank && (!t->rank || memcmp(dims->values, t->dims, t->rank * sizeof *t->dims) == 0);
}

qn_status archive_fits(const qn_archive *a, size_t index, qn_dtype dtype, const qn_dims *dims)
{
    const stored *t = &a->tensors.at[index];
    QN_TRY(check_held(t));
    bool raw = dtype == QN_BF16 && t->dtype == QN_UI16 && a->format != QN_SAFETENSORS;
    if ((dtype == t->dtype || raw) && same_dims(t, dims))
        return NULL;
    char have[TENSOR_TEXT], want[TENSOR_TEXT];
    qn_dims stored_dims = qn_dims_of(t->rank, t->dims);
    return status_make(QN_INVALID_ARGUMENT, "it holds %s; expected %s", tensor_text(have, t->dtype, &stored_dims),
                       tensor_text(want, dtype, dims));
}

qn_status qn_archive_copy(const qn_archive *archive, size_t index, const qn_tensor *to)
{
    GIVEN(archive);
    GIVEN(to);
    QN_TRY(check_index(archive, index, __func__));
    const stored *t = &archive->tensors.at[index];
    QN_TRY(named(archive, t, archive_fits(archive, index, to->dtype, &to->dims)));
    if (t->bytes && !to->data)
        return status_make(QN_INVALID_ARGUMENT, "%s: to->data is NULL", __func__);
    return named(archive, t, copy_elements(t, to->data));
}
