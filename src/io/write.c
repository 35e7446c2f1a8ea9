/* Checks a list of tensors and writes it to a file or through a callback, as .npy, .npz or safetensors. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"
#include "base/hash.h"
#include "base/os.h"
#include "base/text.h"
#include "io/archive.h"

void sink_flush(sink *s)
{
    if (!s->failure && s->used)
        s->failure = s->write(s->user, s->room, s->used);
    s->used = 0;
}

void sink_put(sink *s, const void *bytes, size_t size)
{
    s->written += size;
    if (size > sizeof s->room - s->used)
        sink_flush(s);
    if (size > sizeof s->room) {
        if (!s->failure)
            s->failure = s->write(s->user, bytes, size);
    } else if (size) {
        memcpy(s->room + s->used, bytes, size);
        s->used += size;
    }
}

/* ---- checks ------------------------------------------------------------------------------------------------------ */

static const struct {
    const char *name, *end;
    void (*write)(sink *s, const content *c);
} formats[] = {[QN_NPY] = {".npy", ".npy", npy_write},
               [QN_NPZ] = {".npz", ".npz", npz_write},
               [QN_SAFETENSORS] = {"safetensors", ".safetensors", safetensors_write}};
enum { FORMATS = sizeof formats / sizeof *formats };

static qn_status find_format(const char *path, const qn_write_options *options, qn_format *out)
{
    *out = options ? options->format : QN_FORMAT_NONE;
    if (*out > QN_FORMAT_NONE && (int)*out < FORMATS)
        return NULL;
    if (*out)
        return status_make(QN_INVALID_ARGUMENT, "%d is not a format", (int)*out);
    size_t length = path ? strlen(path) : 0;
    for (int i = 1; i < FORMATS; i++) {
        size_t end = strlen(formats[i].end);
        if (length > end && strcmp(path + length - end, formats[i].end) == 0)
            return *out = (qn_format)i, NULL;
    }
    return status_make(QN_INVALID_ARGUMENT, path ? "its name does not end in .npy, .npz or .safetensors, and "
                                                   "options->format is not given"
                                                 : "qn_archive_write_to: options->format is not given");
}

static qn_status check_tensor(qn_format format, const qn_named_tensor *named, size_t index)
{
    enum { ZIP_NAME = 65535 - 4 };
    const qn_tensor *t = &named->tensor;
    if (!named->name && format != QN_NPY)
        return status_make(QN_INVALID_ARGUMENT, "tensor number %zu: name is NULL", index);
    if (!dtype_valid(t->dtype))
        return status_make(QN_INVALID_ARGUMENT, "tensor number %zu: %d is not an element type", index, (int)t->dtype);
    if (t->dims.count > IO_RANK || tensor_bytes(t) == SIZE_MAX)
        return status_make(QN_INVALID_ARGUMENT,
                           "tensor number %zu: expected at most %d dimensions, none negative, and elements that fit "
                           "into memory",
                           index, IO_RANK);
    if (!t->data && tensor_bytes(t))
        return status_make(QN_INVALID_ARGUMENT, "tensor number %zu: data is NULL", index);
    if (format == QN_NPZ && strlen(named->name) > ZIP_NAME)
        return status_make(QN_INVALID_ARGUMENT, "tensor number %zu: its name has more than %d bytes", index, ZIP_NAME);
    if (format != QN_NPY && !utf8_valid(named->name))
        return status_make(QN_INVALID_ARGUMENT, "tensor number %zu: its name is not UTF-8", index);
    if (format == QN_SAFETENSORS && !safetensors_holds(t->dtype))
        return status_make(QN_UNSUPPORTED, "tensor \"%s\": safetensors files hold no %s; .npz files do", named->name,
                           qn_dtype_name(t->dtype));
    if (format == QN_SAFETENSORS && strcmp(named->name, "__metadata__") == 0)
        return status_make(QN_INVALID_ARGUMENT, "tensor number %zu: safetensors files reserve the name __metadata__",
                           index);
    return NULL;
}

static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

static qn_status check_different(const char **names, size_t count, const char *what)
{
    char line[TEXT_LINE];
    qsort(names, count, sizeof *names, by_text);
    for (size_t i = 1; i < count; i++)
        if (strcmp(names[i - 1], names[i]) == 0)
            return status_make(QN_INVALID_ARGUMENT, "two %s have the name \"%s\"", what, text_line(line, names[i]));
    return NULL;
}

static qn_status check_tensors(qn_format format, const content *c)
{
    if (format == QN_NPY && c->count != 1)
        return status_make(QN_INVALID_ARGUMENT, "a .npy file holds 1 tensor, not %zu", c->count);
    for (size_t i = 0; i < c->count; i++)
        QN_TRY(check_tensor(format, &c->tensors[i], i));
    if (format == QN_NPY)
        return NULL;
    const char **names = ARENA_NEW_ARRAY(c->arena, const char *, c->count + 1);
    for (size_t i = 0; i < c->count; i++)
        names[i] = c->tensors[i].name;
    return check_different(names, c->count, "tensors");
}

static qn_status check_notes(qn_format format, const content *c)
{
    if (c->note_count && format != QN_SAFETENSORS)
        return status_make(QN_UNSUPPORTED, "%s files hold no notes; safetensors files do", formats[format].name);
    const char **keys = ARENA_NEW_ARRAY(c->arena, const char *, c->note_count + 1);
    for (size_t i = 0; i < c->note_count; i++) {
        if (!c->notes[i].key || !c->notes[i].value)
            return status_make(QN_INVALID_ARGUMENT, "note number %zu: key or value is NULL", i);
        if (!utf8_valid(c->notes[i].key) || !utf8_valid(c->notes[i].value))
            return status_make(QN_INVALID_ARGUMENT, "note number %zu is not UTF-8", i);
        keys[i] = c->notes[i].key;
    }
    return check_different(keys, c->note_count, "notes");
}

static qn_status write_content(qn_format format, const content *c, sink *s)
{
    ARENA_ENTER(c->arena, {
        qn_status_free(s->failure);
        return status_oom();
    });
    qn_status status = check_tensors(format, c);
    if (!status)
        status = check_notes(format, c);
    if (!status) {
        formats[format].write(s, c);
        sink_flush(s);
        status = s->failure;
    }
    ARENA_LEAVE(c->arena);
    return status;
}

static qn_status write_all(const char *function, qn_format format, const qn_write_options *options, size_t count,
                           const qn_named_tensor *tensors, sink *s)
{
    arena memory;
    content c = {.count = count, .tensors = tensors, .arena = &memory};
    if (options) {
        QN_TRY(STATUS_RESERVED(qn_write_options, options));
        c.note_count = options->note_count;
        c.notes = options->notes;
    }
    if (count && !tensors)
        return status_null_list(function, "tensors", count);
    if (c.note_count && !c.notes)
        return status_null_list(function, "notes", c.note_count);
    arena_init(&memory);
    qn_status status = write_content(format, &c, s);
    arena_free(&memory);
    return status;
}

qn_status qn_archive_write_to(qn_status (*write)(void *user, const void *bytes, size_t size), void *user,
                              const qn_write_options *options, size_t count, const qn_named_tensor *tensors)
{
    GIVEN(write);
    qn_format format;
    QN_TRY(find_format(NULL, options, &format));
    sink s = {.write = write, .user = user};
    return write_all(__func__, format, options, count, tensors, &s);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

typedef struct output {
    int directory, file;
    uint64_t written;
    uint32_t mode; /* permission bits of the file that is replaced, or OS_MODE_DEFAULT */
    const char *name;
    char temporary[64], parent[OS_PATH];
} output;

static qn_status system_failure(int error) { return status_make(QN_IO, "cannot write: %s", strerror(-error)); }

static qn_status put_bytes(void *user, const void *bytes, size_t size)
{
    output *o = user;
    int error = os_file_write(o->file, bytes, size, o->written);
    o->written += size;
    return error ? system_failure(error) : NULL;
}

static int create(output *o)
{
    int file = -EEXIST;
    for (int i = 0; file == -EEXIST && i < 16; i++) {
        uint64_t unique = hash_mix((uint64_t)os_wall_clock(), (uintptr_t)o + (uintptr_t)i);
        snprintf(o->temporary, sizeof o->temporary, "quern-%" PRIu32 "-%016" PRIx64 ".part", os_process(), unique);
        file = os_file_create_at(o->directory, o->temporary, o->mode);
    }
    return file;
}

/* Opens the directory of `path`. If a file exists at `path`, it must be regular. The new file gets the permissions of
 * the old file. */
static qn_status look(const char *path, output *o)
{
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash + 1 - path) : 0;
    if (length >= OS_PATH)
        return system_failure(-ENAMETOOLONG);
    memcpy(o->parent, slash ? path : "./", slash ? length : 2);
    o->parent[slash ? length : 2] = 0;
    o->name = path + length;
    o->directory = os_directory_open(o->parent);
    if (o->directory < 0)
        return system_failure(o->directory);
    os_facts facts;
    o->mode = OS_MODE_DEFAULT;
    int error = os_name_facts(o->directory, o->name, &facts);
    if (!error && !facts.regular)
        return status_make(QN_INVALID_ARGUMENT, "cannot write: it exists and is not a regular file");
    if (!error)
        o->mode = facts.mode & 0777;
    return error && error != -ENOENT ? system_failure(error) : NULL;
}

/* What to write to a file: tensors, or bytes if `format` is QN_FORMAT_NONE. */
typedef struct written {
    qn_format format;
    const qn_write_options *options;
    size_t count; /* number of tensors or of bytes */
    const qn_named_tensor *tensors;
    const void *bytes;
} written;

static qn_status write_file(const written *w, output *o)
{
    o->file = create(o);
    if (o->file < 0)
        return system_failure(o->file);
    sink s = {.write = put_bytes, .user = o};
    qn_status status = w->format ? write_all("qn_archive_write", w->format, w->options, w->count, w->tensors, &s)
                                 : put_bytes(o, w->bytes, w->count);
    int error = os_file_close(o->file);
    if (!status && !error)
        error = os_name_replace(o->directory, o->temporary, o->name);
    if (status || error)
        os_name_remove(o->directory, o->temporary);
    return status ? status : error ? system_failure(error) : NULL;
}

static qn_status write_path(const char *path, const written *w)
{
    output o = {.directory = -1};
    qn_status status = look(path, &o);
    if (!status)
        status = write_file(w, &o);
    if (o.directory >= 0)
        os_file_close(o.directory);
    return status_prefix(status, "%s: error", path);
}

qn_status qn_archive_write(const char *path, const qn_write_options *options, size_t count,
                           const qn_named_tensor *tensors)
{
    GIVEN(path);
    written w = {.options = options, .count = count, .tensors = tensors};
    qn_status status = find_format(path, options, &w.format);
    return status ? status_prefix(status, "%s: error", path) : write_path(path, &w);
}

qn_status qn_write_file(const char *path, const void *bytes, size_t size)
{
    GIVEN(path);
    if (size)
        GIVEN(bytes);
    return write_path(path, &(written){.count = size, .bytes = bytes});
}
