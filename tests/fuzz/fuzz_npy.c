/* Reads the input as a .npy file, into tensors of every element type and of some shapes. */
#include "fuzz.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "../../tools/cli.h"

const char *const fuzz_name = "fuzz_npy";
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
                                  "{",
                                  "}",
                                  "(",
                                  ")",
                                  ", ",
                                  "\x93NUMPY",
                                  "\x02",
                                  "18446744073709551616",
                                  "9223372036854775807",
                                  "\"",
                                  "3L",
                                  NULL};

static const qn_dtype first_dtype = QN_I1, last_dtype = QN_F64;
static const int64_t extents[] = {2, 3, 4};
static const struct {
    size_t rank, first; /* the extents are extents[first], extents[first + 1], ... */
} shapes[] = {{0, 0}, {1, 1}, {2, 0}, {3, 0}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

/* ---- functions of the command that npy.c calls ------------------------------------------------------------------- */

static const uint8_t *file_bytes;
static size_t file_size;

int file_read(const char *path, char **out, size_t *size)
{
    (void)path;
    *size = file_size;
    *out = malloc(file_size + 1);
    if (file_size)
        memcpy(*out, file_bytes, file_size);
    (*out)[file_size] = 0;
    return 0;
}

int job_error(const char *where, const char *format, ...)
{
    char message[4096];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(message, sizeof message, format, args);
    va_end(args);
    FUZZ_CHECK(*where && length > 0);
    return EXIT_JOB;
}

/* The code of npy.c that writes files needs these functions. This target does not call that code. */
int output_open(const char *path, output *out)
{
    (void)path;
    (void)out;
    return EXIT_JOB;
}
int output_close(output *o, int code)
{
    (void)o;
    return code;
}

/* ---- seeds ------------------------------------------------------------------------------------------------------- */

static void add_array(fuzz_add add, char version, const char *descr, const char *order, const char *shape, size_t bytes)
{
    char file[1024] = "\x93NUMPY", header[256];
    size_t start = version == 1 ? 10 : 12;
    int length =
        snprintf(header, sizeof header, "{'descr': '%s', 'fortran_order': %s, 'shape': %s, }\n", descr, order, shape);
    file[6] = version;
    file[8] = (char)length;
    memcpy(file + start, header, (size_t)length);
    for (size_t i = 0; i < bytes; i++)
        file[start + (size_t)length + i] = (char)(i * 37);
    add(file, start + (size_t)length + bytes);
}

void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    static const char *const descrs[] = {"|b1", "|i1", "<i2", "<i4", "<i8", "|u1", "<u2",
                                         ">u4", "<u8", "<f2", "|V2", "<f4", ">f8"};
    static const char *const texts[SHAPES] = {"()", "(3,)", "(2, 3)", "(2, 3, 4)"};
    (void)size;
    for (size_t i = 0; i < sizeof descrs / sizeof *descrs && !module; i++)
        for (int s = 0; s < SHAPES; s++)
            for (int fortran = 0; fortran < 2; fortran++)
                add_array(add, (char)(1 + (i + (size_t)s) % 3), descrs[i], fortran ? "True" : "False", texts[s], 200);
}

/* ---- the target -------------------------------------------------------------------------------------------------- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    file_bytes = data;
    file_size = size;
    for (qn_dtype dtype = first_dtype; dtype <= last_dtype; dtype++)
        for (int s = 0; s < SHAPES; s++) {
            tensor t = {.view = {NULL, dtype, qn_dims_of(shapes[s].rank, extents + shapes[s].first)}, .count = 1};
            for (size_t i = 0; i < shapes[s].rank; i++)
                t.count *= (size_t)extents[shapes[s].first + i];
            size_t bytes = t.count * qn_dtype_size(dtype);
            uint8_t *elements = t.view.data = malloc(bytes);
            memset(elements, 7, bytes);
            bool fine = npy_read("fuzz", &t) == 0;
            fuzz_accepted += fine;
            if (fine)
                for (size_t i = 0; i < bytes && dtype == QN_I1; i++)
                    FUZZ_CHECK(elements[i] < 2);
            free(elements);
        }
    return 0;
}
