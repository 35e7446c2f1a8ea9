/* Archives (quern/io.h) and DLPack (quern/dlpack.h). tests/io compares the formats with the reference packages; this
 * program tests what they cannot: files that are damaged in every way, and functions. */
#include "api.h"
#include "quern/dlpack.h"
#include "quern/io.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- files in memory --------------------------------------------------------------------------------------------- */

typedef struct buffer {
    char at[1 << 14];
    size_t size;
} buffer;

static qn_status append(void *user, const void *bytes, size_t size)
{
    buffer *b = user;
    if (size > sizeof b->at - b->size)
        return qn_status_make(QN_IO, "the buffer is full");
    memcpy(b->at + b->size, bytes, size);
    b->size += size;
    return NULL;
}

static float weights[6] = {1, 2, 3, 4, 5, 6};
static const uint16_t halves[3] = {0x3f80, 0x4000, 0x4040};
static const uint8_t flags[2] = {0, 1};
static const double pair[2] = {1.5, -2.5};
static const int64_t count = 7;

static const qn_named_tensor named[] = {
    {"flags", {(void *)(uintptr_t)flags, QN_I1, {1, {2}}}},
    {"w", {weights, QN_F32, {2, {2, 3}}}},
    {"half \"\xc3\xa9\"\n", {(void *)(uintptr_t)halves, QN_BF16, {1, {3}}}},
    {"count", {(void *)(uintptr_t)&count, QN_I64, {0, {0}}}},
    {"none", {NULL, QN_F64, {2, {0, 3}}}},
    {"pair", {(void *)(uintptr_t)pair, QN_C128, {1, {1}}}}, /* not for safetensors */
};
enum { NAMED = COUNT(named) };

static size_t fitting(qn_format format) { return format == QN_NPY ? 1 : format == QN_NPZ ? NAMED : NAMED - 1; }

static const qn_note notes[] = {{"format", "pt"}, {"a \\ b", "\t\x01"}};

static buffer written(qn_format format)
{
    buffer b = {.size = 0};
    const qn_named_tensor *list = format == QN_NPY ? named + 1 : named;
    qn_write_options options = {.format = format, .notes = notes, .note_count = format == QN_SAFETENSORS ? 2 : 0};
    CHECK_OK(qn_archive_write_to(append, &b, &options, fitting(format), list));
    return b;
}

/* Copies bytes to a block of exactly their size, at an address that is a multiple of 64. */
static char *block(const void *bytes, size_t size)
{
    char *at = NULL;
    if (posix_memalign((void **)&at, 64, size ? size : 1))
        exit(1);
    if (size)
        memcpy(at, bytes, size);
    return at;
}

/* Opens bytes and reads all tensors in all ways. Returns the failure of opening, or the first of reading. */
static qn_status read_all(const void *bytes, size_t size)
{
    char *at = block(bytes, size);
    qn_archive *a = NULL;
    qn_status status = qn_archive_view(at, size, &a);
    CHECK(!status == (a != NULL));
    for (size_t i = 0; i < qn_archive_count(a) && !status; i++) {
        qn_stored s = qn_archive_tensor(a, i);
        qn_tensor got;
        CHECK(qn_archive_find(a, s.name) == i);
        status = qn_archive_get(a, i, &got);
        if (status)
            break;
        CHECK(!s.data || s.data == got.data);
        size_t bytes_of = qn_dims_bytes(s.dims, s.dtype);
        CHECK(bytes_of == tensor_size(&got));
        char *copy = malloc(bytes_of ? bytes_of : 1);
        status = qn_archive_copy(a, i, &(qn_tensor){copy, s.dtype, s.dims});
        CHECK(status || !bytes_of || memcmp(copy, got.data, bytes_of) == 0);
        free(copy);
    }
    qn_archive_free(a);
    free(at);
    return status;
}

static void check_same(const qn_archive *a, const qn_named_tensor *want)
{
    size_t i = qn_archive_find(a, want->name), bytes = tensor_size(&want->tensor);
    qn_stored s = qn_archive_tensor(a, i);
    CHECK_STR(s.name, want->name);
    CHECK(s.dtype == want->tensor.dtype);
    CHECK(s.dims.count == want->tensor.dims.count && qn_dims_elements(s.dims) == qn_dims_elements(want->tensor.dims));
    CHECK((s.data == NULL) == (s.dtype == QN_I1)); /* what this library writes is used in place */
    char got[64];
    CHECK_OK(qn_archive_copy(a, i, &(qn_tensor){got, s.dtype, s.dims}));
    CHECK(!bytes || memcmp(got, want->tensor.data, bytes) == 0);
}

TEST(round_trips)
{
    for (qn_format format = QN_NPZ; format <= QN_SAFETENSORS; format++) {
        buffer b = written(format);
        char *at = block(b.at, b.size);
        qn_archive *a;
        CHECK_OK(qn_archive_view(at, b.size, &a));
        CHECK(qn_archive_format(a) == format);
        CHECK(qn_archive_count(a) == fitting(format));
        for (size_t i = 0; i < fitting(format); i++)
            check_same(a, &named[i]);
        CHECK(qn_archive_note_count(a) == (format == QN_SAFETENSORS ? 2 : 0));
        for (size_t i = 0; i < qn_archive_note_count(a); i++) {
            CHECK_STR(qn_archive_note(a, i).key, notes[i].key);
            CHECK_STR(qn_archive_note(a, i).value, notes[i].value);
        }
        CHECK_STR(qn_archive_note(a, 2).key, "");
        CHECK(qn_archive_find(a, "W") == SIZE_MAX);
        CHECK_STR(qn_archive_tensor(a, 99).name, "");
        qn_tensor got;
        CHECK_FAILS(qn_archive_get(a, 99, &got), QN_INVALID_ARGUMENT, "no tensor number 99");
        CHECK_FAILS(qn_archive_get(a, qn_archive_find(a, "W"), &got), QN_INVALID_ARGUMENT,
                    "qn_archive_get: index is SIZE_MAX, which qn_archive_find returns if no tensor has the name");
        qn_archive_free(a);
        free(at);
    }
    buffer b = written(QN_NPY);
    char *at = block(b.at, b.size);
    qn_archive *a;
    CHECK_OK(qn_archive_view(at, b.size, &a));
    CHECK_STR(qn_archive_tensor(a, 0).name, "");
    CHECK_STR(qn_archive_tensor(a, 0).type, "<f4");
    CHECK(qn_archive_tensor(a, 0).data && memcmp(qn_archive_tensor(a, 0).data, weights, sizeof weights) == 0);
    float wrong[6];
    CHECK_FAILS(qn_archive_copy(a, 0, &TENSOR(wrong, QN_F32, 3, 2)), QN_INVALID_ARGUMENT,
                "it holds tensor<2x3xf32>; expected tensor<3x2xf32>");
    qn_archive_free(a);
    free(at);
}

TEST(nothing_but_whole_files)
{
    for (qn_format format = QN_NPY; format <= QN_SAFETENSORS; format++) {
        buffer b = written(format);
        CHECK_OK(read_all(b.at, b.size));
        for (size_t size = 0; size < b.size; size++) {
            qn_status status = read_all(b.at, size);
            if (!status)
                unit_fail(__FILE__, __LINE__, "format %d, cut to %zu of %zu bytes, is accepted", format, size, b.size);
            qn_status_free(status);
        }
    }
}

/* Changes each byte to several values. Any result is right, but no crash, and no access outside the block. */
TEST(changed_bytes)
{
    static const uint8_t changes[] = {0x01, 0x80, 0xff, 0x20};
    for (qn_format format = QN_NPY; format <= QN_SAFETENSORS; format++) {
        buffer b = written(format);
        for (size_t i = 0; i < b.size; i++)
            for (size_t k = 0; k < sizeof changes; k++) {
                b.at[i] = (char)(b.at[i] ^ changes[k]);
                qn_status_free(read_all(b.at, b.size));
                b.at[i] = (char)(b.at[i] ^ changes[k]);
            }
    }
}

/* ---- safetensors ------------------------------------------------------------------------------------------------- */

/* A file with this header and `bytes` bytes of elements. */
static qn_status open_header(const char *header, size_t bytes)
{
    char file[4096] = {0};
    uint64_t size = strlen(header);
    memcpy(file, &size, 8);
    memcpy(file + 8, header, size);
    return read_all(file, 8 + size + bytes);
}

#define T(name, dtype, shape, from, to)                                                                                \
    "\"" name "\":{\"dtype\":\"" dtype "\",\"shape\":[" shape "],\"data_offsets\":[" #from "," #to "]}"

TEST(safetensors_headers)
{
    static const struct {
        const char *header;
        size_t bytes;
        const char *why; /* NULL: it is right */
    } cases[] = {
        {"{}", 0, NULL},
        {"{}  \n", 0, NULL},
        {"{" T("a", "F32", "2", 0, 8) "}", 8, NULL},
        {"{" T("b", "U8", "3", 8, 11) "," T("a", "F32", "2", 0, 8) "}", 11, NULL},
        {"{" T("a", "U8", "0,9223372036854775807,9223372036854775807", 0, 0) "}", 0, NULL},
        {"{\"__metadata__\":{}," T("a", "U8", "", 0, 1) "}", 1, NULL},
        {"{ \"a\" : { \"shape\" : [ ] , \"data_offsets\" : [ 0 , 1 ] , \"dtype\" : \"U8\" } }", 1, NULL},
        {"{" T("\\u00e9\\ud83d\\ude00\\/", "U8", "", 0, 1) "}", 1, NULL},
        {"{" T("a", "F8_E4M3", "2", 0, 2) "}", 2, "no such element type"},
        {"{" T("a", "F4", "3", 0, 2) "}", 2, "does not fit its shape"},
        {"{" T("a", "U8", "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", 0, 1) "}", 1, "more than 16 dimensions"},
        {"{" T("a", "F32", "2", 0, 8) "}", 9, "1 bytes at its end belong to no tensor"},
        {"{}", 1, "1 bytes at its end"},
        {"{" T("a", "F32", "2", 0, 8) "}", 7, "is not within the 7 bytes"},
        {"{" T("a", "F32", "2", 4, 12) "}", 12, "begins at 4; expected 0, the first byte"},
        {"{" T("a", "U8", "4", 0, 4) "," T("b", "U8", "4", 3, 7) "}", 7, "begins at 3; expected 4, the first byte"},
        {"{" T("a", "U8", "4", 0, 4) "," T("b", "U8", "4", 0, 4) "}", 4, "begins at 0; expected 4"},
        {"{" T("a", "U8", "4", 0, 4) "," T("b", "U8", "2", 5, 7) "}", 7, "begins at 5; expected 4"},
        {"{" T("a", "U8", "2", 2, 0) "}", 2, "is not within"},
        {"{" T("a", "F32", "2", 0, 7) "}", 7, "range of 7 bytes, which does not fit its shape"},
        {"{" T("a", "U8", "4611686018427387904,4", 0, 0) "}", 0, "does not fit its shape"},
        {"{" T("a", "U8", "9223372036854775808", 0, 1) "}", 1, "expected a whole number"},
        {"{" T("a", "U8", "-1", 0, 1) "}", 1, "expected a whole number"},
        {"{" T("a", "U8", "01", 0, 1) "}", 1, "expected a whole number"},
        {"{" T("a", "U8", "1.0", 0, 1) "}", 1, "expected ,"},
        {"{" T("a", "U8", "1,", 0, 1) "}", 1, "expected a whole number"},
        {"{" T("a", "I7", "1", 0, 1) "}", 1, "unknown dtype"},
        {"{" T("a", "U8", "1", 0, 1) "," T("a", "U8", "1", 1, 2) "}", 2, "the name \"a\" occurs twice"},
        {"{" T("a", "U8", "1", 0, 1) "," T("\\u0061", "U8", "1", 1, 2) "}", 2, "the name \"a\" occurs twice"},
        {"{\"__metadata__\":{\"k\":\"v\"},\"__metadata__\":{\"k\":\"v\"}}", 0, "__metadata__ occurs twice"},
        {"{\"__metadata__\":{\"k\":1}}", 0, "expected a string"},
        {"{\"__metadata__\":{\"k\":{\"k\":{\"k\":{}}}}}", 0, "expected a string"},
        {"{\"a\":[[[[[[[[[[", 0, "expected {"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1],\"x\":1}}", 1, "other than dtype"},
        {"{\"a\":{\"dtype\":\"U8\",\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]}}", 1, "other than dtype"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1]}}", 1, "lacks its"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0]}}", 1, "expected ,"},
        {"{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1,2]}}", 1, "expected ]"},
        {"{" T("a", "U8", "1", 0, 1) "}x", 1, "expected the end"},
        {"{" T("a", "U8", "1", 0, 1) ",}", 1, "expected a string"},
        {"{,}", 0, "expected a string"},
        {"{" T("a\\u0000", "U8", "1", 0, 1) "}", 1, "a zero character or half a surrogate pair"},
        {"{" T("\\ud800x", "U8", "1", 0, 1) "}", 1, "half a surrogate pair"},
        {"{" T("\\q", "U8", "1", 0, 1) "}", 1, "unknown or unfinished escape"},
        {"{" T("\\u12", "U8", "1", 0, 1) "}", 1, "four hexadecimal digits"},
        {"{" T("\xff", "U8", "1", 0, 1) "}", 1, "not UTF-8"},
        {"{" T("\xc0\x80", "U8", "1", 0, 1) "}", 1, "not UTF-8"},
        {"{" T("\xed\xa0\x80", "U8", "1", 0, 1) "}", 1, "not UTF-8"},
        {"{" T("\n", "U8", "1", 0, 1) "}", 1, "a control character"},
        {"{\"a", 0, "expected \""},
        {"{\"a\\", 0, "unknown or unfinished escape"},
        {"{", 0, "expected a string"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_status status = open_header(cases[i].header, cases[i].bytes);
        if (!cases[i].why && status)
            unit_fail(__FILE__, __LINE__, "%s: %s", cases[i].header, qn_status_message(status));
        else if (cases[i].why && !strstr(qn_status_message(status), cases[i].why))
            unit_fail(__FILE__, __LINE__, "%s: %s; expected %s", cases[i].header, qn_status_message(status),
                      cases[i].why);
        qn_status_free(status);
    }
}

TEST(safetensors_header_sizes)
{
    char file[64] = {0};
    static const uint64_t sizes[] = {
        0, 1, 3, 55, 56, 57, 1000, 100000000, 100000001, UINT32_MAX, INT64_MAX, UINT64_MAX, UINT64_MAX - 7};
    for (size_t i = 0; i < COUNT(sizes); i++) {
        memset(file, ' ', sizeof file);
        memcpy(file, &sizes[i], 8);
        memcpy(file + 8, "{}", 2);
        qn_status status = read_all(file, sizeof file);
        CHECK(!status == (sizes[i] == 56)); /* with 55, one byte belongs to no tensor */
        qn_status_free(status);
    }
}

/* ---- .npy and .npz ----------------------------------------------------------------------------------------------- */

static qn_status open_npy(const char *header, const void *elements, size_t size)
{
    char file[1024] = "\x93NUMPY\x01";
    size_t length = strlen(header);
    file[8] = (char)(length & 255);
    file[9] = (char)(length >> 8);
    memcpy(file + 10, header, length);
    if (size)
        memcpy(file + 10 + length, elements, size);
    return read_all(file, 10 + length + size);
}

TEST(npy_headers)
{
    static const struct {
        const char *header, *why;
    } cases[] = {
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n", NULL},
        {"{'descr': '>f4', 'fortran_order': True, 'shape': (2, 3)}", NULL},
        {"{'descr': '>c16', 'fortran_order': True, 'shape': (1,)}", NULL},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (0, 9223372036854775807, 9223372036854775807)}", NULL},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807, 2)}",
         "more elements than fit into any memory"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (7,)}", "ends after 24 of 28 bytes"},
        {"{'descr': '<U10', 'fortran_order': False, 'shape': (2, 3)}", "'<U10'; Quern has no such element type"},
        {"{'descr': '|O', 'fortran_order': False, 'shape': (2, 3)}", "no such element type"},
        {"{'descr': [('a]', '<f4', (2,)), ('b', '<i4')], 'fortran_order': False, 'shape': (2,)}",
         "no such element type"},
        {"{'descr': [[[[, 'fortran_order': False, 'shape': (2,)}", "malformed"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)}", "17 dimensions"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)} x", "malformed"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (18446744073709551617,)}", "malformed"},
        {"{'descr': '<f4', 'fortran_order': False}", "malformed"},
        {"", "malformed"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        qn_status status = open_npy(cases[i].header, weights, sizeof weights);
        if (cases[i].why ? !strstr(qn_status_message(status), cases[i].why) : status != NULL)
            unit_fail(__FILE__, __LINE__, "%s: %s", cases[i].header, qn_status_message(status));
        qn_status_free(status);
    }
}

/* Replaces the bytes `from` by `to` wherever they occur. */
static buffer replaced(buffer b, const char *from, const char *to, size_t size)
{
    for (size_t i = 0; i + size <= b.size; i++)
        if (memcmp(b.at + i, from, size) == 0)
            memcpy(b.at + i, to, size);
    return b;
}

TEST(npz_damage)
{
    buffer whole = written(QN_NPZ);
    buffer b = replaced(whole, "PK\1\2", "PK\1\3", 4);
    CHECK_FAILS(read_all(b.at, b.size), QN_INVALID_ARGUMENT, "entry 0 of its directory is malformed");
    b = replaced(whole, "count.npy", "flags.npy", 9);
    CHECK_FAILS(read_all(b.at, b.size), QN_INVALID_ARGUMENT, "the name \"flags\" occurs twice");
    b = whole;
    memset(b.at + b.size - 6, 0xff, 4); /* the offset of the directory */
    CHECK_FAILS(read_all(b.at, b.size), QN_INVALID_ARGUMENT, "does not lie before its end record");
    b = replaced(whole, "PK\3\4", "PK\3\5", 4);
    memcpy(b.at, "PK\3\4", 4);
    CHECK_FAILS(read_all(b.at, b.size), QN_INVALID_ARGUMENT, "does not fit the member");
    for (size_t i = 0; i + 4 < whole.size; i++) { /* methods and flags, in both headers */
        bool local = memcmp(whole.at + i, "PK\3\4", 4) == 0, entry = memcmp(whole.at + i, "PK\1\2", 4) == 0;
        if (local || entry)
            whole.at[i + (local ? 8 : 10)] = 12;
    }
    CHECK_FAILS(read_all(whole.at, whole.size), QN_UNSUPPORTED, "compressed by method 12; expected 0 (stored) or 8");
}

/* Where the bytes `sign` occur for the nth time, counted from 0. */
static size_t find(const buffer *b, const char *sign, size_t size, int n)
{
    for (size_t i = 0; i + size <= b->size; i++)
        if (memcmp(b->at + i, sign, size) == 0 && n-- == 0)
            return i;
    unit_fail(__FILE__, __LINE__, "the bytes are not there");
    return 0;
}

/* A member "b" within the elements of the member "a". */
TEST(npz_overlap)
{
    buffer inner = {.size = 0}, outer = {.size = 0};
    const qn_write_options npz = {.format = QN_NPZ};
    const qn_named_tensor b = {"b", TENSOR(weights, QN_F32, 2)};
    CHECK_OK(qn_archive_write_to(append, &inner, &npz, 1, &b));
    const qn_named_tensor both[] = {{"a", TENSOR(inner.at, QN_UI8, (int64_t)inner.size)}, b};
    CHECK_OK(qn_archive_write_to(append, &outer, &npz, 2, both));
    CHECK_OK(read_all(outer.at, outer.size));
    uint64_t within = find(&outer, "PK\3\4", 4, 1);
    size_t entry = find(&outer, "PK\1\2", 4, 2); /* after the one of the inner file, and that of "a" */
    memcpy(outer.at + entry + 46 + strlen("b.npy") + 4 + 16, &within, 8);
    CHECK_FAILS(read_all(outer.at, outer.size), QN_INVALID_ARGUMENT, "overlap");
}

/* A file of numpy.savez_compressed. A change of its compressed bytes, or of a checksum, is noticed, or the elements are
 * the same. */
TEST(npz_compressed)
{
    buffer b = {.size = 0};
    FILE *in = fopen("tests/io/data/compressed.npz", "rb");
    CHECK(in != NULL);
    if (!in)
        return;
    b.size = fread(b.at, 1, sizeof b.at, in);
    fclose(in);
    CHECK_OK(read_all(b.at, b.size));
    for (int i = 0; i < 4; i++) {
        buffer other = b;
        other.at[find(&b, "PK\1\2", 4, i) + 16] ^= 1;
        CHECK_FAILS(read_all(other.at, other.size), QN_INVALID_ARGUMENT, "its checksum is wrong");
    }
    size_t first = find(&b, "table.npy", 9, 0) + 9, end = find(&b, "PK\1\2", 4, 0);
    unsigned accepted = 0;
    for (size_t i = first + 20; i < end; i++) { /* after the extra field of the local header */
        buffer other = b;
        other.at[i] ^= 0x10;
        qn_status status = read_all(other.at, other.size);
        accepted += !status;
        qn_status_free(status);
    }
    CHECK(accepted == 0);
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static void *get_all(void *archive)
{
    static _Thread_local qn_tensor got[NAMED];
    for (size_t i = 0; i < NAMED; i++)
        CHECK_OK(qn_archive_get(archive, i, &got[i]));
    void **places = malloc(NAMED * sizeof *places);
    for (size_t i = 0; i < NAMED; i++)
        places[i] = got[i].data;
    return places;
}

/* Threads that convert one tensor at the same time get the same copy. */
TEST(threads)
{
    enum { THREADS = 4 };
    buffer b = written(QN_NPZ);
    for (int round = 0; round < 50; round++) {
        char *at = malloc(b.size + 1);
        memcpy(at + 1, b.at, b.size); /* not aligned, so every tensor but i1 ones is copied for this reason */
        qn_archive *a;
        CHECK_OK(qn_archive_view(at + 1, b.size, &a));
        pthread_t threads[THREADS];
        void *places[THREADS];
        for (int i = 0; i < THREADS; i++)
            CHECK(pthread_create(&threads[i], NULL, get_all, a) == 0);
        for (int i = 0; i < THREADS; i++)
            pthread_join(threads[i], &places[i]);
        for (int i = 1; i < THREADS; i++)
            CHECK(memcmp(places[0], places[i], NAMED * sizeof(void *)) == 0);
        CHECK_STR(qn_archive_tensor(a, 1).why, "its elements are not aligned");
        for (int i = 0; i < THREADS; i++)
            free(places[i]);
        qn_archive_free(a);
        free(at);
    }
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static char directory[64];

static const char *path_of(const char *name)
{
    static char paths[4][128];
    static unsigned next;
    if (!*directory) {
        strcpy(directory, "/tmp/quern-io-XXXXXX");
        CHECK(mkdtemp(directory) != NULL);
    }
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", directory, name);
    return path;
}

TEST(files)
{
    umask(022);
    struct stat facts;
    const char *path = path_of("a.safetensors");
    CHECK_OK(qn_archive_write(path, NULL, 2, named));
    CHECK(stat(path, &facts) == 0 && (facts.st_mode & 0777) == 0644);
    chmod(path, 0660);
    qn_archive *old, *a;
    CHECK_OK(qn_archive_open(path, &old));
    CHECK_OK(qn_archive_write(path, NULL, 1, named + 1)); /* replaces the file, which `old` still maps */
    CHECK(stat(path, &facts) == 0 && (facts.st_mode & 0777) == 0660);
    CHECK_OK(qn_archive_open(path, &a));
    CHECK(qn_archive_count(old) == 2 && qn_archive_count(a) == 1);
    check_same(old, &named[0]);
    check_same(a, &named[1]);
    CHECK((uintptr_t)qn_archive_tensor(a, 0).data % 64 == 0);
    qn_archive_free(old);
    qn_archive_free(a);

    qn_archive *none;
    CHECK_FAILS(qn_archive_open(path_of("none.npy"), &none), QN_NOT_FOUND,
                "none.npy: error: cannot read: No such file");
    CHECK_FAILS(qn_archive_open(directory, &none), QN_IO, "not a regular file");
    CHECK_FAILS(qn_archive_open("/dev/null", &none), QN_IO, "/dev/null: error: cannot read: it is not a regular file");
    CHECK_OK(qn_write_file(path, "ab", 2));
    CHECK_OK(qn_write_file(path, "c", 1)); /* replaces it */
    char bytes[4] = "";
    FILE *file = fopen(path, "rb");
    CHECK(file && fread(bytes, 1, sizeof bytes, file) == 1 && bytes[0] == 'c');
    if (file)
        fclose(file);
    CHECK_OK(qn_write_file(path, NULL, 0));
    CHECK_FAILS(qn_write_file(path_of("no/a"), "c", 1), QN_IO, "no/a: error: cannot write: No such");
    CHECK_FAILS(qn_archive_write("/dev/null", &(qn_write_options){.format = QN_NPZ}, 1, named), QN_INVALID_ARGUMENT,
                "it exists and is not a regular file");
    CHECK_FAILS(qn_archive_write(path_of("no/a.npz"), NULL, 1, named), QN_IO, "no/a.npz: error: cannot write: No such");
    CHECK_FAILS(qn_archive_write(path_of("a.bin"), NULL, 1, named), QN_INVALID_ARGUMENT, "does not end in .npy");
    FILE *empty = fopen(path_of("empty.npz"), "wb");
    fclose(empty);
    CHECK_FAILS(qn_archive_open(path_of("empty.npz"), &none), QN_INVALID_ARGUMENT, "it is not a .npy, .npz or");
}

TEST(refused_content)
{
    buffer b = {.size = 0};
    const qn_write_options safe = {.format = QN_SAFETENSORS}, npz = {.format = QN_NPZ}, npy = {.format = QN_NPY};
    const qn_named_tensor twice[] = {named[1], named[1]}, metadata = {"__metadata__", named[1].tensor},
                          latin = {"\xe9", named[1].tensor}, missing = {"x", {NULL, QN_F32, QN_DIMS(1)}},
                          negative = {"x", {weights, QN_F32, QN_DIMS(-1)}}, typeless = {"x", {weights, 77, QN_DIMS(1)}},
                          unnamed = {NULL, named[1].tensor};
#define REFUSED(options, count, list, code, text)                                                                      \
    CHECK_FAILS(qn_archive_write_to(append, &b, options, count, list), code, text)
    REFUSED(&safe, 1, &named[5], QN_UNSUPPORTED, "safetensors files hold no complex<f64>");
    REFUSED(&safe, 2, twice, QN_INVALID_ARGUMENT, "two tensors have the name \"w\"");
    REFUSED(&npz, 2, twice, QN_INVALID_ARGUMENT, "two tensors have the name \"w\"");
    REFUSED(&npy, 2, named, QN_INVALID_ARGUMENT, "a .npy file holds 1 tensor, not 2");
    REFUSED(&npy, 0, named, QN_INVALID_ARGUMENT, "a .npy file holds 1 tensor, not 0");
    REFUSED(&safe, 1, &metadata, QN_INVALID_ARGUMENT, "reserve the name __metadata__");
    REFUSED(&safe, 1, &latin, QN_INVALID_ARGUMENT, "not UTF-8");
    REFUSED(&npz, 1, &missing, QN_INVALID_ARGUMENT, "data is NULL");
    REFUSED(&npz, 1, &negative, QN_INVALID_ARGUMENT, "none negative");
    REFUSED(&npz, 1, &typeless, QN_INVALID_ARGUMENT, "77 is not an element type");
    REFUSED(&npz, 1, &unnamed, QN_INVALID_ARGUMENT, "name is NULL");
    REFUSED(NULL, 1, named, QN_INVALID_ARGUMENT, "options->format is not given");
    REFUSED((&(qn_write_options){.format = 9}), 1, named, QN_INVALID_ARGUMENT, "9 is not a format");
    REFUSED((&(qn_write_options){.format = QN_NPZ, .note_count = 1, .notes = notes}), 1, named, QN_UNSUPPORTED,
            ".npz files hold no notes");
    REFUSED((&(qn_write_options){.format = QN_NPZ, .reserved = {1}}), 1, named, QN_INVALID_ARGUMENT,
            "qn_write_options has reserved numbers");
    CHECK(b.size == 0);
    float *many = calloc(4096, sizeof *many); /* more than the buffer takes: its failure is returned */
    REFUSED(&npy, 1, (&(qn_named_tensor){NULL, TENSOR(many, QN_F32, 4096)}), QN_IO, "the buffer is full");
    free(many);
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

/* y = x * w + b, and b is updated to b + 1. */
static qn_function *layer(qn_context *context)
{
    qn_graph *g = qn_graph_new(context, "layer");
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2)), w = qn_input(g, "w", QN_F32, QN_DIMS(2)),
             b = qn_input(g, "b", QN_F32, QN_DIMS(2));
    qn_output(g, "y", qn_add(qn_multiply(x, w), b));
    qn_update(g, b, qn_add(b, qn_fill(g, QN_F32, QN_DIMS(2), 1)));
    return compile(g, &(qn_compile_options){.evaluate = 1});
}

TEST(functions)
{
    qn_context *context = open_with((qn_options){0});
    qn_function *f = layer(context);
    CHECK(qn_function_find_input(f, "w") == 1 && qn_function_find_input(f, "y") == SIZE_MAX);
    CHECK(qn_function_find_output(f, "y") == 0 && qn_function_find_output(f, "w") == SIZE_MAX);
    float x[2] = {1, 2}, w[2] = {3, 4}, b[2] = {10, 20}, y[2];
    const qn_named_tensor stored[] = {{"w", TENSOR(w, QN_F32, 2)}, {"b", TENSOR(b, QN_F32, 2)}};
    const char *path = path_of("layer.safetensors");
    CHECK_OK(qn_archive_write(path, NULL, 2, stored));
    qn_archive *a;
    CHECK_OK(qn_archive_open(path, &a));

    float state[2];
    qn_tensor in[3] = {TENSOR(x, QN_F32, 2), {0}, TENSOR(state, QN_F32, 2)};
    CHECK_OK(qn_archive_load(a, f, QN_LOAD_GIVEN, 3, in));
    CHECK(in[0].data == x && in[1].data == qn_archive_tensor(a, qn_archive_find(a, "w")).data && in[2].data == state);
    CHECK_OK(qn_call(f, 3, in, 1, &TENSOR(y, QN_F32, 2)));
    CHECK(y[0] == 13 && y[1] == 28 && state[0] == 11 && state[1] == 21);

    /* The updated state goes out by name, and in again. */
    const char *next = path_of("state.npz");
    CHECK_OK(qn_archive_save(next, NULL, f, QN_SAVE_UPDATED, 3, in, 0, NULL));
    qn_archive *saved;
    CHECK_OK(qn_archive_open(next, &saved));
    CHECK(qn_archive_count(saved) == 1);
    check_same(saved, &(qn_named_tensor){"b", TENSOR(state, QN_F32, 2)});
    qn_archive_free(saved);
    CHECK_OK(qn_archive_save(next, NULL, f, QN_SAVE_UPDATED | QN_SAVE_FIXED | QN_SAVE_OUTPUTS, 3, in, 1,
                             &TENSOR(y, QN_F32, 2)));
    CHECK_OK(qn_archive_open(next, &saved));
    CHECK(qn_archive_count(saved) == 4);
    check_same(saved, &(qn_named_tensor){"y", TENSOR(y, QN_F32, 2)});
    qn_tensor all[3] = {{0}, {0}, TENSOR(state, QN_F32, 2)};
    CHECK_FAILS(qn_archive_load(saved, f, 0, 3, all), QN_INVALID_ARGUMENT,
                "\n  tensor 3 \"y\": no input has this name");
    CHECK(all[0].data == NULL);
    CHECK_OK(qn_archive_load(saved, f, QN_LOAD_EXTRA, 3, all));
    CHECK(all[0].data && all[1].data);
    qn_archive_free(saved);
    qn_archive_free(a);
    qn_close(context);
}

TEST(functions_that_do_not_fit)
{
    qn_context *context = open_with((qn_options){0});
    qn_function *f = layer(context);
    float w[3] = {0};
    const qn_named_tensor stored[] = {
        {"w", TENSOR(w, QN_F32, 3)}, {"b", TENSOR(w, QN_F32, 2)}, {"extra", TENSOR(w, QN_F32, 2)}};
    const char *path = path_of("wrong.safetensors");
    CHECK_OK(qn_archive_write(path, NULL, 3, stored));
    qn_archive *a;
    CHECK_OK(qn_archive_open(path, &a));
    qn_tensor in[3] = {{0}, TENSOR(w, QN_F32, 3), {0}};
    char want[512];
    snprintf(want, sizeof want,
             "%s: error: the tensors do not fit the inputs of the function:\n"
             "  input 0 \"x\": no tensor has this name\n"
             "  input 1 \"w\": inputs[1] is not tensor<2xf32>\n"
             "  input 1 \"w\": it holds tensor<3xf32>; expected tensor<2xf32>\n"
             "  input 2 \"b\": the function updates it, so inputs[i].data must not be NULL\n"
             "  tensor 2 \"extra\": no input has this name\n"
             "  the names are \"w\", \"b\", \"extra\"",
             path);
    qn_status status = qn_archive_load(a, f, QN_LOAD_GIVEN, 3, in);
    CHECK_STR(qn_status_message(status), want);
    qn_status_free(status);
    CHECK(!in[0].data && !in[2].data);
    CHECK_FAILS(qn_archive_load(a, f, 8, 3, in), QN_INVALID_ARGUMENT, "flags is 8");
    CHECK_FAILS(qn_archive_load(a, f, 0, 2, in), QN_INVALID_ARGUMENT, "the function takes 3 inputs, not 2");
    CHECK_FAILS(qn_archive_save(path, NULL, f, 0, 3, in, 0, NULL), QN_INVALID_ARGUMENT, "which is 0");
    CHECK_FAILS(qn_archive_save(path, NULL, f, QN_SAVE_OUTPUTS, 0, NULL, 1, &TENSOR(w, QN_F32, 3)), QN_INVALID_ARGUMENT,
                "wrong.safetensors: error: the tensor of output 0 is not tensor<2xf32>");
    CHECK_FAILS(qn_archive_save(path, NULL, f, QN_SAVE_OUTPUTS, 0, NULL, 0, NULL), QN_INVALID_ARGUMENT,
                "1 outputs that are not updates, not 0");
    qn_archive_free(a);
    qn_close(context);
}

/* ---- sizes ------------------------------------------------------------------------------------------------------- */

TEST(elements_and_bytes)
{
    CHECK(qn_dims_elements(QN_SCALAR) == 1 && qn_dims_elements(QN_DIMS(2, 3)) == 6 &&
          qn_dims_elements(QN_DIMS(0)) == 0);
    CHECK(qn_dims_bytes(QN_DIMS(2, 3), QN_C128) == 96 && qn_dims_bytes(QN_SCALAR, QN_I1) == 1);
    CHECK(qn_dims_elements(QN_DIMS(INT64_MAX, 3)) == SIZE_MAX && qn_dims_elements(QN_DIMS(2, -1)) == SIZE_MAX);
    CHECK(qn_dims_bytes(QN_DIMS(INT64_MAX, INT64_MAX, 0), QN_F32) == 0);
    CHECK(qn_dims_bytes(QN_DIMS(2), QN_NONE) == 0);
    CHECK(qn_dims_elements((qn_dims){.count = 33}) == SIZE_MAX);
}

/* ---- DLPack ------------------------------------------------------------------------------------------------------ */

/* The structs as dlpack.h declares them (version 1.1), to make tensors that no package makes. */
struct DLManagedTensorVersioned {
    uint32_t major, minor;
    void *context;
    void (*deleter)(struct DLManagedTensorVersioned *self);
    uint64_t flags;
    struct {
        void *data;
        int32_t device, device_id, ndim;
        uint8_t code, bits;
        uint16_t lanes;
        int64_t *shape, *strides;
        uint64_t byte_offset;
    } t;
};

static void count_release(void *user) { ++*(int *)user; }

TEST(dlpack_lifetimes)
{
    int released = 0;
    struct DLManagedTensorVersioned *m;
    struct DLManagedTensor *old;
    qn_tensor t = TENSOR(weights, QN_F32, 2, 3), back;
    CHECK_OK(qn_dlpack_export(&t, QN_DLPACK_READ_ONLY, count_release, &released, &m));
    CHECK(m->major == 1 && m->flags == 1 && m->t.ndim == 2 && m->t.strides[0] == 3 && m->t.strides[1] == 1);
    CHECK(m->t.code == 2 && m->t.bits == 32 && m->t.lanes == 1 && m->t.device == 1);
    CHECK_OK(qn_dlpack_import(m, 0, &back));
    CHECK(back.data == weights && back.dtype == QN_F32 && back.dims.count == 2 && back.dims.values[1] == 3);
    CHECK_FAILS(qn_dlpack_import(m, 1, &back), QN_INVALID_ARGUMENT, "the memory is read-only");
    CHECK(released == 0);
    qn_dlpack_free(m);
    CHECK(released == 1);
    CHECK_OK(qn_dlpack_export_old(&t, count_release, &released, &old));
    CHECK_OK(qn_dlpack_import_old(old, &back));
    CHECK(back.data == weights && released == 1);
    qn_dlpack_free_old(old);
    CHECK(released == 2);
    CHECK_OK(qn_dlpack_export(&t, 0, NULL, NULL, &m));
    CHECK_OK(qn_dlpack_import(m, 1, &back));
    qn_dlpack_free(m);
    for (qn_dtype dtype = QN_I1; dtype <= QN_C128; dtype++) {
        double room[4] = {0};
        CHECK_OK(qn_dlpack_export(&(qn_tensor){room, dtype, QN_DIMS(2)}, 0, NULL, NULL, &m));
        CHECK_OK(qn_dlpack_import(m, 1, &back));
        CHECK(back.dtype == dtype && back.data == room);
        qn_dlpack_free(m);
    }
    CHECK_FAILS(qn_dlpack_export(&(qn_tensor){weights, 99, QN_DIMS(2)}, 0, count_release, &released, &m),
                QN_INVALID_ARGUMENT, "99 is not an element type");
    CHECK_FAILS(qn_dlpack_export(&(qn_tensor){NULL, QN_F32, QN_DIMS(2)}, 0, count_release, &released, &m),
                QN_INVALID_ARGUMENT, "tensor->data is NULL");
    CHECK_FAILS(qn_dlpack_export(&t, 4, count_release, &released, &m), QN_INVALID_ARGUMENT, "flags is 4");
    CHECK(released == 2 && m == NULL);
}

TEST(dlpack_refuses)
{
    int64_t shape[] = {2, 1, 3}, strides[] = {3, 99, 1}, columns[] = {1, 1, 2}, wide[17];
    qn_tensor out;
    struct DLManagedTensorVersioned m = {.major = 1, .t = {weights, 1, 0, 3, 2, 32, 1, shape, strides, 0}}, good = m;
    for (int i = 0; i < 17; i++)
        wide[i] = 1;
    CHECK_OK(qn_dlpack_import(&m, 1, &out));
    CHECK(out.data == weights);
    m.t.strides = NULL;
    m.t.byte_offset = 4;
    CHECK_OK(qn_dlpack_import(&m, 1, &out));
    CHECK(out.data == weights + 1);
#define REFUSES(change, text)                                                                                          \
    do {                                                                                                               \
        m = good;                                                                                                      \
        change;                                                                                                        \
        CHECK_FAILS(qn_dlpack_import(&m, 0, &out), qn_code_of(text), text);                                            \
        CHECK(out.data == NULL);                                                                                       \
    } while (0)
#define qn_code_of(text) (strstr(text, "NULL") || strstr(text, "negative") ? QN_INVALID_ARGUMENT : QN_UNSUPPORTED)
    REFUSES(m.major = 2, "the tensor has DLPack version 2.0; expected 1.x");
    REFUSES(m.t.device = 2, "device type 2; expected 1, the CPU");
    REFUSES(m.t.strides = columns, "not dense and row-major");
    REFUSES(m.t.lanes = 4, "32 bits and 4 lanes");
    REFUSES(m.t.code = 7; m.t.bits = 8, "code 7, 8 bits");
    REFUSES(m.t.bits = 4, "code 2, 4 bits");
    REFUSES(m.t.byte_offset = 2, "not aligned to 4 bytes");
    REFUSES(m.t.data = NULL, "data is NULL");
    REFUSES(m.t.ndim = -1, "rank -1");
    REFUSES(m.t.ndim = 17; m.t.shape = wide; m.t.strides = NULL, "rank 17");
    REFUSES(m.t.shape = NULL, "rank 3");
    int64_t below[] = {2, -1, 3};
    REFUSES(m.t.shape = below, "a dimension is negative");
    int64_t none[] = {0, 5, 3};
    m = good;
    m.t.shape = none;
    m.t.data = NULL;
    CHECK_OK(qn_dlpack_import(&m, 0, &out));
    CHECK(out.data == NULL && out.dims.values[1] == 5);
}

TEST(cleaning_up)
{
    char command[128];
    snprintf(command, sizeof command, "rm -r %s", directory);
    CHECK(*directory && system(command) == 0);
}
