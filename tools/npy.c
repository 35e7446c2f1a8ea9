/* Arrays in numpy's .npy format.
 *
 *      0               6       8            10 (or 12)        multiple of 64
 *      +---------------+-------+------------+-----------------+----------
 *      | \x93NUMPY     | major | length of  | header, padded  | elements
 *      |               | minor | header     | with spaces, \n |
 *      +---------------+-------+------------+-----------------+----------
 *
 * The length is little endian, 2 bytes in version 1 and 4 in versions 2 and 3. The header is a Python dictionary such
 * as {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }. numpy has no bf16, so a file holds a bf16 element as
 * two raw bytes. The type of the function's argument says that these bytes are a bf16. The reader accepts versions 1 to
 * 3, both byte orders and both element orders. The writer writes version 1.0.
 */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum { MAX_NPY_RANK = 64, MAX_HEADER = 1 << 20, PREFIX = 10 };

/* The descriptors of each type. The writer uses the descriptor `written`. The reader accepts the descriptors in the
 * array `read`, after a character for the byte order or without one. */
static const struct {
    qn_dtype dtype;
    const char *written;
    const char *read[3];
} descriptors[] = {
    {QN_I1, "|b1", {"b1", "?"}},
    {QN_I8, "|i1", {"i1"}},
    {QN_I16, "<i2", {"i2"}},
    {QN_I32, "<i4", {"i4"}},
    {QN_I64, "<i8", {"i8"}},
    {QN_UI8, "|u1", {"u1"}},
    {QN_UI16, "<u2", {"u2"}},
    {QN_UI32, "<u4", {"u4"}},
    {QN_UI64, "<u8", {"u8"}},
    {QN_F16, "<f2", {"f2"}},
    {QN_BF16, "|V2", {"V2", "u2", "bfloat16"}},
    {QN_F32, "<f4", {"f4"}},
    {QN_F64, "<f8", {"f8"}},
    {QN_C64, "<c8", {"c8"}},
    {QN_C128, "<c16", {"c16"}},
};
enum { DESCRIPTORS = sizeof descriptors / sizeof *descriptors };

typedef struct npy_header {
    char descr[64];
    bool fortran;
    size_t rank;
    int64_t dims[MAX_NPY_RANK];
    bool has_descr, has_order, has_shape;
} npy_header;

/* ---- the header: a Python dictionary ----------------------------------------------------------------------------- */

typedef struct reader {
    const char *at, *end;
} reader;

static void skip_space(reader *r)
{
    while (r->at < r->end && isspace((unsigned char)*r->at))
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

static bool take_string(reader *r, char *out, size_t size)
{
    skip_space(r);
    if (r->at == r->end || (*r->at != '\'' && *r->at != '"'))
        return false;
    char quote = *r->at++;
    size_t length = 0;
    while (r->at < r->end && *r->at != quote) {
        if (length + 1 >= size || *r->at == '\\')
            return false;
        out[length++] = *r->at++;
    }
    out[length] = 0;
    return take(r, quote);
}

static bool take_extent(reader *r, int64_t *out)
{
    skip_space(r);
    if (r->at == r->end || !isdigit((unsigned char)*r->at))
        return false;
    *out = 0;
    for (; r->at < r->end && isdigit((unsigned char)*r->at); r->at++)
        if (__builtin_mul_overflow(*out, 10, out) || __builtin_add_overflow(*out, *r->at - '0', out))
            return false;
    if (r->at < r->end && *r->at == 'L') /* written by Python 2 */
        r->at++;
    return true;
}

static bool take_shape(reader *r, npy_header *h)
{
    if (!take(r, '('))
        return false;
    while (!take(r, ')')) {
        if (h->rank == MAX_NPY_RANK || !take_extent(r, &h->dims[h->rank]))
            return false;
        h->rank++;
        if (!take(r, ',') && (h->rank == 1 || r->at == r->end || *r->at != ')'))
            return false;
    }
    return true;
}

static bool take_entry(reader *r, npy_header *h)
{
    char key[32];
    if (!take_string(r, key, sizeof key) || !take(r, ':'))
        return false;
    if (strcmp(key, "descr") == 0 && !h->has_descr)
        return h->has_descr = take_string(r, h->descr, sizeof h->descr);
    if (strcmp(key, "shape") == 0 && !h->has_shape)
        return h->has_shape = take_shape(r, h);
    if (strcmp(key, "fortran_order") != 0 || h->has_order)
        return false;
    h->fortran = take_word(r, "True");
    return h->has_order = h->fortran || take_word(r, "False");
}

static bool parse_header(const char *text, size_t size, npy_header *h)
{
    reader r = {text, text + size};
    memset(h, 0, sizeof *h);
    if (!take(&r, '{'))
        return false;
    while (!take(&r, '}'))
        if (!take_entry(&r, h) || (!take(&r, ',') && (r.at == r.end || *r.at != '}')))
            return false;
    skip_space(&r);
    return r.at == r.end && h->has_descr && h->has_order && h->has_shape;
}

/* ---- elements ---------------------------------------------------------------------------------------------------- */

/* Whether a descriptor names the type. Sets *swapped if the elements are big endian. */
static bool descriptor_fits(const char *descr, qn_dtype dtype, bool *swapped)
{
    char order = *descr && strchr("<>|=", *descr) ? *descr++ : '=';
    *swapped = order == '>'; /* the machine is little endian */
    for (int i = 0; i < DESCRIPTORS; i++)
        for (int k = 0; descriptors[i].dtype == dtype && k < 3; k++)
            if (descriptors[i].read[k] && strcmp(descr, descriptors[i].read[k]) == 0)
                return true;
    return false;
}

static void swap_bytes(char *data, size_t count, size_t size)
{
    for (size_t i = 0; i < count; i++, data += size)
        for (size_t a = 0, b = size - 1; a < b; a++, b--) {
            char kept = data[a];
            data[a] = data[b];
            data[b] = kept;
        }
}

/* Copies elements from column-major order (the first index varies fastest) to row-major order. */
static void from_fortran(const npy_header *h, size_t count, size_t size, const char *from, char *to)
{
    int64_t index[MAX_NPY_RANK] = {0};
    size_t strides[MAX_NPY_RANK], stride = 1;
    for (size_t d = h->rank; d-- > 0; stride *= (size_t)h->dims[d])
        strides[d] = stride;
    size_t place = 0;
    for (size_t i = 0; i < count; i++, from += size) {
        memcpy(to + place * size, from, size);
        for (size_t d = 0; d < h->rank; d++) {
            place += strides[d];
            if (++index[d] < h->dims[d])
                break;
            place -= strides[d] * (size_t)h->dims[d];
            index[d] = 0;
        }
    }
}

static void shape_text(char *out, size_t size, size_t rank, const int64_t *dims)
{
    size_t used = (size_t)snprintf(out, size, "(");
    for (size_t i = 0; i < rank && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%" PRId64, i ? ", " : "", dims[i]);
    if (used < size)
        snprintf(out + used, size - used, rank == 1 ? ",)" : ")");
}

static int check_shape(const char *path, const npy_header *h, qn_dims wanted)
{
    bool same = h->rank == wanted.count;
    for (size_t i = 0; same && i < h->rank; i++)
        same = h->dims[i] == wanted.values[i];
    if (same)
        return 0;
    char have[512], want[512];
    shape_text(have, sizeof have, h->rank, h->dims);
    shape_text(want, sizeof want, wanted.count, wanted.values);
    return job_error(path, "its shape is %s, but the argument's is %s", have, want);
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* Sets the offset and the length of the header's text. Returns false if the file is not a .npy file of version 1 to 3,
 * ends too early, or has too long a header. */
static bool find_parts(const unsigned char *file, size_t size, size_t *header, size_t *length)
{
    if (size < PREFIX || memcmp(file, "\x93NUMPY", 6) != 0 || file[6] < 1 || file[6] > 3)
        return false;
    *header = file[6] == 1 ? 10 : 12;
    if (size < *header)
        return false;
    *length = (size_t)file[8] | (size_t)file[9] << 8;
    if (file[6] > 1)
        *length |= (size_t)file[10] << 16 | (size_t)file[11] << 24;
    return *length <= MAX_HEADER && *length <= size - *header;
}

static int unpack(const char *path, char *file, size_t size, tensor *out)
{
    qn_dtype dtype = out->view.dtype;
    size_t header, length, element = qn_dtype_size(dtype), count = out->count;
    char *data = out->view.data;
    npy_header h;
    bool swapped;
    if (!find_parts((const unsigned char *)file, size, &header, &length))
        return job_error(path, "it is not a .npy file of version 1 to 3, or it is truncated");
    if (!parse_header(file + header, length, &h))
        return job_error(path, "its .npy header is malformed");
    if (!descriptor_fits(h.descr, dtype, &swapped))
        return job_error(path, "its elements are '%s', but the argument's are %s", h.descr, qn_dtype_name(dtype));
    if (check_shape(path, &h, out->view.dims))
        return EXIT_JOB;
    char *elements = file + header + length;
    if (size - header - length < count * element)
        return job_error(path, "it ends after %zu of %zu bytes of elements", size - header - length, count * element);
    if (swapped && (dtype == QN_C64 || dtype == QN_C128))
        swap_bytes(elements, 2 * count, element / 2); /* each part by itself */
    else if (swapped)
        swap_bytes(elements, count, element);
    if (h.fortran && h.rank > 1)
        from_fortran(&h, count, element, elements, data);
    else if (count)
        memcpy(data, elements, count * element);
    for (size_t i = 0; dtype == QN_I1 && i < count; i++)
        data[i] = data[i] != 0;
    return 0;
}

int npy_read(const char *path, tensor *out)
{
    char *file;
    size_t size;
    if (file_read(path, &file, &size))
        return EXIT_JOB;
    int status = unpack(path, file, size, out);
    free(file);
    return status;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static const char *written_descriptor(qn_dtype dtype)
{
    for (int i = 0; i < DESCRIPTORS; i++)
        if (descriptors[i].dtype == dtype)
            return descriptors[i].written;
    return "";
}

static int header_text(char *out, size_t size, qn_dtype dtype, qn_dims dims)
{
    char shape[1024];
    shape_text(shape, sizeof shape, dims.count, dims.values);
    int length =
        snprintf(out, size, "{'descr': '%s', 'fortran_order': False, 'shape': %s, }", written_descriptor(dtype), shape);
    while ((PREFIX + length + 1) % 64 && (size_t)length + 2 < size)
        out[length++] = ' ';
    out[length++] = '\n';
    return length;
}

int npy_write(const char *path, const tensor *t)
{
    char header[2048];
    int length = header_text(header, sizeof header, t->view.dtype, t->view.dims);
    const char prefix[PREFIX] = {'\x93', 'N', 'U', 'M', 'P', 'Y', 1, 0, (char)(length & 255), (char)(length >> 8)};
    size_t size = qn_dtype_size(t->view.dtype);
    output file;
    if (output_open(path, &file))
        return EXIT_JOB;
    fwrite(prefix, 1, PREFIX, file.to);
    fwrite(header, 1, (size_t)length, file.to);
    fwrite(t->view.data, size, t->count, file.to);
    return output_close(&file, 0);
}
