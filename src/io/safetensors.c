/* The format safetensors (github.com/huggingface/safetensors).
 *
 *      0                  8                        8 + n
 *      +------------------+------------------------+-----------------------------+
 *      | n, little endian | header: JSON, n bytes  | elements                    |
 *      +------------------+------------------------+-----------------------------+
 *
 * The header is an object. It has a member for each tensor, such as
 *
 *     "weight": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]}
 *
 * It may also have the member "__metadata__", an object of strings. Offsets count from the first byte after the header.
 * The ranges of the tensors must cover all bytes after the header, without gaps or overlaps. Elements are little endian
 * and row-major. White space may follow the object in the header. The writer adds spaces so that the elements begin at
 * a multiple of 64 bytes, and puts tensors with larger elements first, so that every tensor is aligned. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"
#include "base/text.h"
#include "io/archive.h"
#include "io/json.h"

enum { START = 8, ALIGN = 64, MAX_HEADER = 100000000 /* the limit of the package safetensors */ };

#define METADATA "__metadata__"

/* The types of the format, with the bits of an element. */
static const struct element {
    char name[12];
    qn_dtype dtype; /* QN_NONE if Quern has no such type */
    uint32_t bits;
} elements[] = {
    {"BOOL", QN_I1, 8},          {"I8", QN_I8, 8},        {"I16", QN_I16, 16},
    {"I32", QN_I32, 32},         {"I64", QN_I64, 64},     {"U8", QN_UI8, 8},
    {"U16", QN_UI16, 16},        {"U32", QN_UI32, 32},    {"U64", QN_UI64, 64},
    {"F16", QN_F16, 16},         {"BF16", QN_BF16, 16},   {"F32", QN_F32, 32},
    {"F64", QN_F64, 64},         {"C64", QN_C64, 64},     {"F4", QN_NONE, 4},
    {"F6_E2M3", QN_NONE, 6},     {"F6_E3M2", QN_NONE, 6}, {"F8_E4M3", QN_NONE, 8},
    {"F8_E5M2", QN_NONE, 8},     {"F8_E8M0", QN_NONE, 8}, {"F8_E4M3FNUZ", QN_NONE, 8},
    {"F8_E5M2FNUZ", QN_NONE, 8},
};
enum { ELEMENTS = sizeof elements / sizeof *elements };

static const struct element *element_of(qn_dtype dtype)
{
    for (int i = 0; i < ELEMENTS; i++)
        if (elements[i].dtype == dtype)
            return &elements[i];
    return NULL;
}

bool safetensors_holds(qn_dtype dtype) { return element_of(dtype) != NULL; }

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* The members of a tensor's object in the header. */
typedef struct fields {
    const char *dtype;
    LIST_OF(int64_t) dims;
    int64_t begin, end;
    bool has_shape, has_offsets;
} fields;

/* The range of a tensor; the offsets count from the first byte after the header. */
typedef struct range {
    int64_t begin, end;
    uint32_t tensor;
} range;
typedef LIST_OF(range) range_list;

static void take_shape(json *j, fields *f)
{
    json_take(j, '[');
    while (json_more(j, ']', f->dims.count == 0)) {
        int64_t extent = json_number(j);
        if (!j->failure)
            LIST_ADD(j->arena, &f->dims, extent);
    }
    f->has_shape = true;
}

static void take_offsets(json *j, fields *f)
{
    json_take(j, '[');
    f->begin = json_number(j);
    json_take(j, ',');
    f->end = json_number(j);
    json_take(j, ']');
    f->has_offsets = true;
}

static void take_fields(json *j, fields *f)
{
    json_take(j, '{');
    for (bool first = true; json_more(j, '}', first); first = false) {
        const char *key = json_string(j);
        json_take(j, ':');
        if (strcmp(key, "dtype") == 0 && !f->dtype)
            f->dtype = json_string(j);
        else if (strcmp(key, "shape") == 0 && !f->has_shape)
            take_shape(j, f);
        else if (strcmp(key, "data_offsets") == 0 && !f->has_offsets)
            take_offsets(j, f);
        else
            json_fail(j, "a tensor has a member other than dtype, shape and data_offsets, or has one of these twice");
    }
    if (!f->dtype || !f->has_shape || !f->has_offsets)
        json_fail(j, "a tensor lacks its dtype, shape or data_offsets");
}

/* Returns the number of bytes of `bits * dims[0] * dims[1] * ...` bits; SIZE_MAX if this number is not whole or is too
 * large. */
static size_t bytes_of(const fields *f, uint32_t bits)
{
    size_t total = bits;
    bool fits = true, empty = false;
    for (uint32_t i = 0; i < f->dims.count; i++) {
        empty = empty || f->dims.at[i] == 0;
        fits = fits && !__builtin_mul_overflow(total, (size_t)f->dims.at[i], &total);
    }
    return empty ? 0 : fits && total % 8 == 0 ? total / 8 : SIZE_MAX;
}

static void add_tensor(qn_archive *a, json *j, const char *name, size_t room, range_list *ranges)
{
    fields f = {0};
    const struct element *e = NULL;
    char line[TEXT_LINE], type[TEXT_LINE];
    take_fields(j, &f);
    for (int i = 0; i < ELEMENTS && !j->failure && !e; i++)
        if (strcmp(elements[i].name, f.dtype) == 0)
            e = &elements[i];
    text_line(line, name);
    if (!j->failure && !e)
        json_fail(j, "tensor \"%.200s\" has the unknown dtype \"%.100s\"", line, text_line(type, f.dtype));
    if (j->failure)
        return;
    stored t = {.name = name, .type = e->name, .dtype = e->dtype, .bytes = bytes_of(&f, e->bits)};
    if (f.begin > f.end || (uint64_t)f.end > room)
        json_fail(j,
                  "the range %" PRId64 " to %" PRId64 " of tensor \"%.200s\" is not within the %zu bytes of elements",
                  f.begin, f.end, line, room);
    else if (t.bytes != (uint64_t)(f.end - f.begin))
        json_fail(j, "tensor \"%.200s\" has a range of %" PRId64 " bytes, which does not fit its shape", line,
                  f.end - f.begin);
    if (j->failure)
        return;
    if (t.dtype && f.dims.count > IO_RANK)
        t.dtype = QN_NONE;
    if (!t.dtype)
        t.why = e->dtype ? "it has more than 16 dimensions, Quern's limit" : "Quern has no such element type";
    t.rank = t.dtype ? f.dims.count : 0;
    t.dims = f.dims.at;
    t.at = (const uint8_t *)j->end + f.begin;
    LIST_ADD(&a->arena, &a->tensors, t);
    LIST_ADD(&a->arena, ranges, (range){f.begin, f.end, a->tensors.count - 1});
}

static void add_notes(qn_archive *a, json *j)
{
    if (a->notes.count)
        json_fail(j, METADATA " occurs twice");
    json_take(j, '{');
    for (bool first = true; json_more(j, '}', first); first = false) {
        qn_note note = {.key = json_string(j)};
        json_take(j, ':');
        note.value = json_string(j);
        if (!j->failure)
            LIST_ADD(&a->arena, &a->notes, note);
    }
}

static int by_place(const void *a, const void *b)
{
    const range *x = a, *y = b;
    return x->begin != y->begin ? (x->begin > y->begin) - (x->begin < y->begin) : (x->end > y->end) - (x->end < y->end);
}

static qn_status check_cover(const qn_archive *a, range_list *ranges, size_t room)
{
    char line[TEXT_LINE];
    int64_t end = 0;
    if (ranges->count)
        qsort(ranges->at, ranges->count, sizeof *ranges->at, by_place);
    for (uint32_t i = 0; i < ranges->count; i++) {
        const range *r = &ranges->at[i];
        if (r->begin != end)
            return MALFORMED("the range of tensor \"%s\" begins at %" PRId64 "; expected %" PRId64
                             ", the first byte that no earlier range covers",
                             text_line(line, a->tensors.at[r->tensor].name), r->begin, end);
        end = r->end;
    }
    return (uint64_t)end == room ? NULL : MALFORMED("%zu bytes at its end belong to no tensor", room - (size_t)end);
}

qn_status safetensors_open(qn_archive *a)
{
    uint64_t size;
    memcpy(&size, a->bytes, START);
    if (size > MAX_HEADER)
        return MALFORMED("its header would have %" PRIu64 " bytes; at most %d are allowed", size, MAX_HEADER);
    if (size > a->size - START)
        return MALFORMED("it ends within its header: %zu of %" PRIu64 " bytes are there", a->size - START, size);
    const char *text = (const char *)a->bytes + START;
    json j = {.start = text, .at = text, .end = text + size, .arena = &a->arena};
    size_t room = a->size - START - (size_t)size;
    range_list ranges = {0};
    json_take(&j, '{');
    for (bool first = true; json_more(&j, '}', first); first = false) {
        const char *name = json_string(&j);
        json_take(&j, ':');
        if (strcmp(name, METADATA) == 0)
            add_notes(a, &j);
        else if (!j.failure)
            add_tensor(a, &j, name, room, &ranges);
    }
    json_end(&j);
    return j.failure ? j.failure : check_cover(a, &ranges, room);
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static void add_string(text *t, const char *string)
{
    text_puts(t, "\"");
    for (; *string; string++)
        if ((uint8_t)*string < ' ')
            text_printf(t, "\\u%04x", (unsigned)*string);
        else
            text_printf(t, *string == '"' || *string == '\\' ? "\\%c" : "%c", *string);
    text_puts(t, "\"");
}

static void add_notes_text(text *t, const content *c)
{
    text_puts(t, "\"" METADATA "\":{");
    for (size_t i = 0; i < c->note_count; i++) {
        text_puts(t, i ? "," : "");
        add_string(t, c->notes[i].key);
        text_puts(t, ":");
        add_string(t, c->notes[i].value);
    }
    text_puts(t, "}");
}

static void add_tensor_text(text *t, const qn_named_tensor *named, uint64_t begin)
{
    const qn_dims *dims = &named->tensor.dims;
    add_string(t, named->name);
    text_printf(t, ":{\"dtype\":\"%s\",\"shape\":[", element_of(named->tensor.dtype)->name);
    for (size_t i = 0; i < dims->count; i++)
        text_printf(t, "%s%" PRId64, i ? "," : "", dims->values[i]);
    text_printf(t, "],\"data_offsets\":[%" PRIu64 ",%" PRIu64 "]}", begin, begin + tensor_bytes(&named->tensor));
}

/* Returns the tensors in the order in which they are in the file: those with larger elements come first. Tensors with
 * elements of the same size stay in the order of the list. */
static const qn_named_tensor **in_order(const content *c)
{
    const qn_named_tensor **out = ARENA_NEW_ARRAY(c->arena, const qn_named_tensor *, c->count + 1);
    size_t count = 0;
    for (size_t size = sizeof(double); size; size /= 2)
        for (size_t i = 0; i < c->count; i++)
            if (qn_dtype_size(c->tensors[i].tensor.dtype) == size)
                out[count++] = &c->tensors[i];
    return out;
}

void safetensors_write(sink *s, const content *c)
{
    const qn_named_tensor **tensors = in_order(c);
    text t = {0};
    uint64_t place = 0;
    text_puts(&t, "{");
    if (c->note_count)
        add_notes_text(&t, c);
    for (size_t i = 0; i < c->count; i++) {
        text_puts(&t, i || c->note_count ? "," : "");
        add_tensor_text(&t, tensors[i], place);
        place += tensor_bytes(&tensors[i]->tensor);
    }
    text_puts(&t, "}");
    while (!t.failed && (START + t.size) % ALIGN)
        text_puts(&t, " ");
    uint64_t size = t.size;
    if (t.failed)
        s->failure = status_oom();
    else if (size > MAX_HEADER)
        s->failure = status_make(QN_UNSUPPORTED, "the header would have %" PRIu64 " bytes; at most %d are allowed",
                                 size, MAX_HEADER);
    sink_put(s, &size, START);
    sink_put(s, t.at, t.size);
    text_free(&t);
    for (size_t i = 0; i < c->count; i++)
        sink_put(s, tensors[i]->tensor.data, tensor_bytes(&tensors[i]->tensor));
}
