/* Reads the input as a file of tensors: .npy, .npz or safetensors. Reads each tensor in two ways. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quern/io.h"

const char *const fuzz_name = "fuzz_io";
const char *const fuzz_words[] = {"'descr': ",
                                  "'fortran_order': True",
                                  "'fortran_order': False",
                                  "'shape': (2, 3), ",
                                  "'shape': ()",
                                  "'<f4'",
                                  "'>f8'",
                                  "'|V2'",
                                  "'|b1'",
                                  "'bfloat16'",
                                  "'<U7'",
                                  "[('a', '<f4')]",
                                  "\x93NUMPY",
                                  "\x02",
                                  "18446744073709551616",
                                  "9223372036854775807",
                                  "3L",
                                  "PK\x03\x04",
                                  "PK\x01\x02",
                                  "PK\x05\x06",
                                  "PK\x06\x06",
                                  "PK\x06\x07",
                                  "\xff\xff\xff\xff",
                                  "\x08",
                                  ".npy",
                                  "{\"a\":",
                                  "\"dtype\":\"F32\"",
                                  "\"dtype\":\"BOOL\"",
                                  "\"dtype\":\"F8_E4M3\"",
                                  "\"shape\":[2,3]",
                                  "\"data_offsets\":[0,24]",
                                  "\"__metadata__\":{}",
                                  "\\u0041",
                                  "\\ud83d\\ude00",
                                  "{",
                                  "}",
                                  "[",
                                  "]",
                                  ",",
                                  "(",
                                  ")",
                                  NULL};

/* ---- seeds ------------------------------------------------------------------------------------------------------- */

typedef struct file {
    char at[1 << 14];
    size_t size;
} file;

static qn_status append(void *user, const void *bytes, size_t size)
{
    file *f = user;
    FUZZ_CHECK(size <= sizeof f->at - f->size);
    memcpy(f->at + f->size, bytes, size);
    f->size += size;
    return NULL;
}

static void add_file(fuzz_add add, qn_format format, size_t count, const qn_named_tensor *tensors)
{
    static const qn_note note = {"key", "value \\ \" \n"};
    file f = {.size = 0};
    qn_write_options options = {.format = format, .note_count = format == QN_SAFETENSORS, .notes = &note};
    FUZZ_CHECK_OK(qn_archive_write_to(append, &f, &options, count, tensors));
    add(f.at, f.size);
}

/* An array with a header of any kind. */
static void add_array(fuzz_add add, char version, const char *descr, const char *order, const char *shape)
{
    char array[1024] = "\x93NUMPY", header[256];
    size_t start = version == 1 ? 10 : 12;
    int length =
        snprintf(header, sizeof header, "{'descr': '%s', 'fortran_order': %s, 'shape': %s, }\n", descr, order, shape);
    array[6] = version;
    array[8] = (char)length;
    memcpy(array + start, header, (size_t)length);
    for (size_t i = 0; i < 200; i++)
        array[start + (size_t)length + i] = (char)(i * 37);
    add(array, start + (size_t)length + 200);
}

/* A file that another program wrote. */
static void add_written(fuzz_add add, const char *path)
{
    static char bytes[1 << 14];
    FILE *in = fopen(path, "rb");
    FUZZ_CHECK(in != NULL);
    add(bytes, fread(bytes, 1, sizeof bytes, in));
    fclose(in);
}

void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    static const char *const descrs[] = {"|b1", ">i2", "<u8", "<f2", "|V2", ">c16", "<U3"};
    static const char *const shapes[] = {"()", "(3,)", "(2, 3)", "(1, 2, 4)"};
    static double elements[64] = {1, 2, 3};
    (void)size;
    if (module)
        return;
    for (size_t i = 0; i < sizeof descrs / sizeof *descrs; i++)
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
            add_array(add, (char)(1 + (i + s) % 3), descrs[i], (i + s) & 1 ? "True" : "False", shapes[s]);
    for (qn_dtype dtype = QN_I1; dtype <= QN_C64; dtype++) {
        qn_named_tensor list[] = {{"a", {elements, dtype, QN_DIMS(2, 3)}},
                                  {"b", {elements, QN_F32, QN_SCALAR}},
                                  {"c", {elements, QN_I1, QN_DIMS(5)}}};
        for (qn_format format = QN_NPZ; format <= QN_SAFETENSORS; format++)
            add_file(add, format, 1 + dtype % 3, list);
    }
    add_written(add, "tests/io/data/compressed.npz");
    add_written(add, "tests/io/data/stored.npz");
    add_written(add, "tests/io/data/model.safetensors");
}

/* ---- the target -------------------------------------------------------------------------------------------------- */

/* Reads a tensor twice. Damaged compressed bytes may fail, both times. */
static void read_tensor(qn_archive *a, size_t i)
{
    qn_stored s = qn_archive_tensor(a, i);
    qn_tensor got;
    FUZZ_CHECK(qn_archive_find(a, s.name) == i);
    qn_status status = qn_archive_get(a, i, &got);
    FUZZ_CHECK(status || s.dtype);
    size_t bytes = qn_dims_bytes(s.dims, s.dtype);
    FUZZ_CHECK(bytes != SIZE_MAX);
    uint8_t *copy = status ? NULL : malloc(bytes + 1);
    if (copy) {
        FUZZ_CHECK_OK(qn_archive_copy(a, i, &(qn_tensor){copy, s.dtype, s.dims}));
        FUZZ_CHECK(!bytes || memcmp(copy, got.data, bytes) == 0);
        for (size_t k = 0; k < bytes && s.dtype == QN_I1; k++)
            FUZZ_CHECK(copy[k] < 2);
    }
    free(copy);
    qn_status_free(status);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint8_t *exact = malloc(size ? size : 1); /* no byte after the file can be read */
    if (size)
        memcpy(exact, data, size);
    qn_archive *a;
    qn_status status = qn_archive_view(exact, size, &a);
    FUZZ_CHECK(!status == (a != NULL));
    fuzz_accepted += !status;
    for (size_t i = 0; i < qn_archive_count(a); i++)
        read_tensor(a, i);
    FUZZ_CHECK(!status || *qn_status_message(status));
    qn_status_free(status);
    qn_archive_free(a);
    free(exact);
    return 0;
}
