/* The format .npy of numpy.
 *
 *      0               6       8            10 (or 12)        multiple of 64
 *      +---------------+-------+------------+-----------------+----------
 *      | \x93NUMPY     | major | length of  | header, padded  | elements
 *      |               | minor | header     | with spaces, \n |
 *      +---------------+-------+------------+-----------------+----------
 *
 * The length is little endian. It has 2 bytes in version 1, and 4 bytes in versions 2 and 3. The header is a Python
 * dictionary such as {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }. The reader accepts versions 1 to 3,
 * both byte orders and both element orders. The writer writes version 1.0. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/dtype.h"
#include "io/archive.h"

enum { MAX_TYPE = 100, NPY_RANK = 64 };

/* Descriptors that the reader accepts in addition to those in dtype_facts. The character for the byte order is left
 * out. */
static const struct {
    const char *name;
    qn_dtype dtype;
} aliases[] = {{"?", QN_I1}, {"bfloat16", QN_BF16}};

typedef struct npy_fields {
    const char *descr;
    size_t descr_length;
    bool fortran;
    uint32_t rank;
    int64_t dims[NPY_RANK];
    bool has_descr, has_order, has_shape, is_text; /* is_text: the descriptor is a string */
} npy_fields;

/* ---- the header: a Python dictionary ----------------------------------------------------------------------------- */

typedef struct reader {
    const char *at, *end;
} reader;

static bool is_digit(const reader *r) { return r->at < r->end && *r->at >= '0' && *r->at <= '9'; }

static void skip_space(reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || (*r->at >= '\t' && *r->at <= '\r')))
        r->at++;
}

static bool take(reader *r, char wanted)
{
    skip_space(r);
    if (r->at == r->end || *r->at != wanted)
        return false;
    r->at++;
    return true;
}

static bool take_word(reader *r, const char *word)
{
    skip_space(r);
    size_t length = strlen(word);
    if ((size_t)(r->end - r->at) < length || memcmp(r->at, word, length) != 0)
        return false;
    r->at += length;
    return true;
}

static bool take_string(reader *r, const char **out, size_t *length)
{
    skip_space(r);
    if (r->at == r->end || (*r->at != '\'' && *r->at != '"'))
        return false;
    char quote = *r->at++;
    for (*out = r->at; r->at < r->end && *r->at != quote; r->at++)
        if (*r->at == '\\')
            return false;
    *length = (size_t)(r->at - *out);
    return take(r, quote);
}

/* The descriptor of a structured type is a list of tuples, which can contain lists and tuples. Quern has no such types,
 * so this function only finds the end of the list. */
static bool take_list(reader *r, const char **out, size_t *length)
{
    const char *text;
    size_t ignored, depth = 0;
    skip_space(r);
    *out = r->at;
    do {
        skip_space(r);
        if (r->at == r->end)
            return false;
        if (*r->at == '\'' || *r->at == '"') {
            if (!take_string(r, &text, &ignored))
                return false;
            continue;
        }
        depth += *r->at == '[' || *r->at == '(';
        depth -= *r->at == ']' || *r->at == ')';
        r->at++;
    } while (depth);
    *length = (size_t)(r->at - *out);
    return true;
}

static bool take_descr(reader *r, npy_fields *f)
{
    skip_space(r);
    f->is_text = r->at < r->end && *r->at != '[' && *r->at != '(';
    return f->has_descr =
               f->is_text ? take_string(r, &f->descr, &f->descr_length) : take_list(r, &f->descr, &f->descr_length);
}

static bool take_extent(reader *r, int64_t *out)
{
    skip_space(r);
    if (!is_digit(r))
        return false;
    *out = 0;
    for (; is_digit(r); r->at++)
        if (__builtin_mul_overflow(*out, 10, out) || __builtin_add_overflow(*out, *r->at - '0', out))
            return false;
    if (r->at < r->end && *r->at == 'L') /* written by Python 2 */
        r->at++;
    return true;
}

static bool take_shape(reader *r, npy_fields *f)
{
    if (!take(r, '('))
        return false;
    while (!take(r, ')')) {
        if (f->rank == NPY_RANK || !take_extent(r, &f->dims[f->rank]))
            return false;
        f->rank++;
        if (!take(r, ',') && (f->rank == 1 || r->at == r->end || *r->at != ')'))
            return false;
    }
    return true;
}

static bool take_entry(reader *r, npy_fields *f)
{
    const char *key;
    size_t length;
    if (!take_string(r, &key, &length) || !take(r, ':'))
        return false;
    if (length == 5 && memcmp(key, "descr", 5) == 0 && !f->has_descr)
        return take_descr(r, f);
    if (length == 5 && memcmp(key, "shape", 5) == 0 && !f->has_shape)
        return f->has_shape = take_shape(r, f);
    if (length != 13 || memcmp(key, "fortran_order", 13) != 0 || f->has_order)
        return false;
    f->fortran = take_word(r, "True");
    return f->has_order = f->fortran || take_word(r, "False");
}

static bool parse_header(const char *text, size_t size, npy_fields *f)
{
    reader r = {text, text + size};
    memset(f, 0, sizeof *f);
    if (!take(&r, '{'))
        return false;
    while (!take(&r, '}'))
        if (!take_entry(&r, f) || (!take(&r, ',') && (r.at == r.end || *r.at != '}')))
            return false;
    skip_space(&r);
    return r.at == r.end && f->has_descr && f->has_order && f->has_shape;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static qn_dtype dtype_of(const npy_fields *f, bool *swapped)
{
    const char *at = f->descr;
    size_t length = f->descr_length;
    bool ordered = length && *at && strchr("<>|=", *at);
    *swapped = ordered && *at == '>'; /* every machine that Quern supports is little endian */
    at += ordered;
    length -= ordered;
    for (int d = 1; d < DTYPE_COUNT; d++) {
        const char *name = dtype_facts[d].npy + 1;
        if (strlen(name) == length && memcmp(name, at, length) == 0)
            return (qn_dtype)d;
    }
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
        if (strlen(aliases[i].name) == length && memcmp(aliases[i].name, at, length) == 0)
            return aliases[i].dtype;
    return QN_NONE;
}

size_t npy_header_size(const uint8_t prefix[NPY_PREFIX])
{
    if (memcmp(prefix, "\x93NUMPY", 6) != 0 || prefix[6] < 1 || prefix[6] > 3)
        return 0;
    size_t length = (size_t)prefix[8] | (size_t)prefix[9] << 8;
    if (prefix[6] > 1)
        length |= (size_t)prefix[10] << 16 | (size_t)prefix[11] << 24;
    length += prefix[6] == 1 ? 10 : 12;
    return length <= NPY_MOST ? length : 0;
}

qn_status npy_describe(qn_archive *a, const uint8_t *bytes, size_t size, stored *out, size_t *header)
{
    npy_fields f;
    *header = size < NPY_PREFIX ? 0 : npy_header_size(bytes);
    if (!*header || *header > size)
        return MALFORMED("it is not a .npy array of version 1 to 3, its header exceeds 64 KiB, or it is truncated");
    size_t start = bytes[6] == 1 ? 10 : 12;
    if (!parse_header((const char *)bytes + start, *header - start, &f))
        return MALFORMED("its .npy header is malformed");
    out->type = arena_string(&a->arena, f.descr, f.descr_length < MAX_TYPE ? f.descr_length : MAX_TYPE);
    out->dtype = f.is_text ? dtype_of(&f, &out->swapped) : QN_NONE;
    if (out->dtype && f.rank > IO_RANK) {
        out->why =
            arena_printf(&a->arena, "it has %" PRIu32 " dimensions; Quern's tensors have at most %d", f.rank, IO_RANK);
        out->dtype = QN_NONE;
    } else if (!out->dtype) {
        out->why = "Quern has no such element type";
    }
    if (!out->dtype)
        return NULL;
    out->bytes = qn_dims_bytes(qn_dims_of(f.rank, f.dims), out->dtype);
    if (out->bytes == SIZE_MAX)
        return MALFORMED("its shape has more elements than fit into any memory");
    out->rank = f.rank;
    out->dims = arena_copy(&a->arena, f.dims, f.rank * sizeof *f.dims);
    out->swapped = out->swapped && dtype_bytes(out->dtype) > 1;
    out->fortran = f.fortran && f.rank > 1;
    return NULL;
}

qn_status npy_open(qn_archive *a)
{
    size_t header;
    stored t = {.name = ""};
    QN_TRY(npy_describe(a, a->bytes, a->size, &t, &header));
    if (a->size - header < t.bytes)
        return MALFORMED("it ends after %zu of %zu bytes of elements", a->size - header, t.bytes);
    t.at = a->bytes + header;
    LIST_ADD(&a->arena, &a->tensors, t);
    return NULL;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

size_t npy_header(const qn_tensor *t, char out[NPY_HEADER])
{
    enum { START = 10 };
    int at = START + snprintf(out + START, NPY_HEADER - START, "{'descr': '%s', 'fortran_order': False, 'shape': (",
                              dtype_facts[t->dtype].npy);
    for (size_t i = 0; i < t->dims.count; i++)
        at += snprintf(out + at, NPY_HEADER - (size_t)at, "%s%" PRId64, i ? ", " : "", t->dims.values[i]);
    at += snprintf(out + at, NPY_HEADER - (size_t)at, t->dims.count == 1 ? ",), }" : "), }");
    while ((at + 1) % 64)
        out[at++] = ' ';
    out[at++] = '\n';
    const char start[START] = {
        '\x93', 'N', 'U', 'M', 'P', 'Y', 1, 0, (char)((at - START) & 255), (char)((at - START) >> 8)};
    memcpy(out, start, START);
    return (size_t)at;
}

void npy_write(sink *s, const content *c)
{
    char header[NPY_HEADER];
    sink_put(s, header, npy_header(&c->tensors[0].tensor, header));
    sink_put(s, c->tensors[0].tensor.data, tensor_bytes(&c->tensors[0].tensor));
}
