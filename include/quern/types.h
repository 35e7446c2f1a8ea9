/* Plain types that all of Quern and its users share: the version, element types, dimension lists, tensors, statuses.
 *
 * This header includes only headers of the C library, and compiles as C99 and C++17.
 */
#ifndef QUERN_TYPES_H
#define QUERN_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define QN_API __attribute__((visibility("default")))
#else
#define QN_API
#endif

/* ---- Version ---------------------------------------------------------------------------------------------------- */

/* The version of these headers. */
#define QN_VERSION "0.2.0"
#define QN_VERSION_MAJOR 0
#define QN_VERSION_MINOR 2
#define QN_VERSION_PATCH 0
/* The version of the library that is running, such as "0.2.0", a static string. A program that was built with these
 * headers runs with every libquern.so.0.2 of this version or a later one. */
QN_API const char *qn_version(void);

/* Room for the fields of later versions, at the end of structs that may grow. The host (the program that uses Quern)
 * sets this room to zeros, as in `qn_options options = {0}`. If the room has other numbers, a function returns an
 * error: the numbers could be fields of a later version. */
#define QN_RESERVED QN_RESERVED_OF(4)
#define QN_RESERVED_OF(count) uint64_t reserved[count]

/* ---- Element types -------------------------------------------------------------------------------------------- */

/* The element type of a tensor. Elements are in the machine's byte order. An element of type QN_I1 takes one byte,
 * which is 0 or 1. The names are StableHLO's (ui8 is unsigned, i8 signed). The numbers are part of the ABI. */
typedef enum qn_dtype {
    QN_NONE = 0,
    QN_I1 = 1,
    QN_I8 = 2,
    QN_I16 = 3,
    QN_I32 = 4,
    QN_I64 = 5,
    QN_UI8 = 6,
    QN_UI16 = 7,
    QN_UI32 = 8,
    QN_UI64 = 9,
    QN_F16 = 10,
    QN_BF16 = 11,
    QN_F32 = 12,
    QN_F64 = 13,
    QN_C64 = 14, /* a pair of f32: the real part, then the imaginary part; StableHLO's complex<f32> */
    QN_C128 = 15 /* a pair of f64 */
} qn_dtype;

/* The StableHLO spelling ("f32", "ui8"), a static string; "none" if dtype is not an element type. */
QN_API const char *qn_dtype_name(qn_dtype dtype);
/* Bytes of one element; 0 if dtype is not an element type. */
QN_API size_t qn_dtype_size(qn_dtype dtype);

/* ---- Dimension lists ------------------------------------------------------------------------------------------ */

/* A list of integers: the dimensions of a shape, a permutation, the strides of a slice. The list holds its numbers
 * itself, so it can be copied, returned and kept. A tensor has at most 16 dimensions; a list of paddings has two
 * numbers for each dimension, so a list has at most 32 numbers. */
enum { QN_DIMS_LIMIT = 32 };
typedef struct qn_dims {
    size_t count;
    int64_t values[QN_DIMS_LIMIT];
} qn_dims;

/* QN_DIMS(2, 3) is the list of 2 and 3; QN_SCALAR is the empty list, the shape of a scalar. */
#ifdef __cplusplus
#define QN_DIMS(...) qn_dims_of_numbers(__VA_ARGS__)
#define QN_SCALAR (qn_dims{})
#else
#define QN_DIMS(...) ((qn_dims){sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t), {__VA_ARGS__}})
#define QN_SCALAR ((qn_dims){0})
#endif

/* The list of the first `count` elements of an array. Functions refuse a list with a count above QN_DIMS_LIMIT. */
static inline qn_dims qn_dims_of(size_t count, const int64_t *array)
{
    qn_dims list = QN_SCALAR;
    list.count = count;
    for (size_t i = 0; i < count && i < QN_DIMS_LIMIT; i++)
        list.values[i] = array[i];
    return list;
}

/* qn_dims_elements returns the number of elements of a shape. qn_dims_bytes returns the number of bytes of a tensor:
 * for a qn_tensor t, qn_dims_bytes(t.dims, t.dtype). Both return SIZE_MAX if a dimension is negative, or if the result
 * does not fit into a size_t. */
QN_API size_t qn_dims_elements(qn_dims dims);
QN_API size_t qn_dims_bytes(qn_dims dims, qn_dtype dtype);

/* A tensor in the host's memory: dense and row-major. `data` is aligned to the size of an element; for QN_C128, to 8
 * bytes. */
typedef struct qn_tensor {
    void *data;
    qn_dtype dtype;
    qn_dims dims;
} qn_tensor;

/* ---- Statuses ------------------------------------------------------------------------------------------------- */

/* The kind of a failure, for a program to test. The message has the details. */
typedef enum qn_code {
    QN_OK = 0,
    QN_INVALID_ARGUMENT = 1, /* an argument is wrong: for example a shape, a type, or text that does not parse */
    QN_NOT_FOUND = 2,        /* a file, a function or a name does not exist */
    QN_UNSUPPORTED = 3,      /* a valid request that this library or this machine cannot fulfil */
    QN_OUT_OF_MEMORY = 4,
    QN_IO = 5,               /* reading or writing failed; the message has the system's reason */
    QN_INTERNAL = 6,         /* a fault of the library itself */
    QN_CANCELLED = 7,        /* a call was asked to stop (qn_stop_set) */
    QN_DEADLINE_EXCEEDED = 8 /* a call was not finished at its deadline */
} qn_code;

/* The result of every function that can fail. NULL is success and owns nothing. Any other status owns its message. The
 * caller frees the status with qn_status_free. */
typedef struct qn_failure *qn_status;

/* The code of a status; QN_OK for NULL. */
QN_API qn_code qn_status_code(qn_status status);
/* The message, alive as long as the status; "" for NULL. */
QN_API const char *qn_status_message(qn_status status);
/* Makes a status with this code and a copy of `message`. Functions and compilers of the host (quern/custom.h,
 * quern/compiler.h) return such statuses. Returns NULL if the code is QN_OK. */
QN_API qn_status qn_status_make(qn_code code, const char *message);
/* Frees a status; NULL is allowed. */
QN_API void qn_status_free(qn_status status);

/* ---- Stopping ------------------------------------------------------------------------------------------------- */

/* A flag that asks running calls to stop. The caller owns the flag, and sets it to zero before the first use (qn_stop
 * stop = {0}). The flag must outlive the calls to which it is passed. */
typedef struct qn_stop {
    uint32_t state; /* 0, or the reason to stop: QN_CANCELLED or QN_DEADLINE_EXCEEDED */
} qn_stop;
/* Returns the reason to stop; QN_OK if the flag is not set or `stop` is NULL. */
QN_API qn_code qn_stop_why(const qn_stop *stop);

/* ---- Threads of the host -------------------------------------------------------------------------------------- */

/* Threads of the host, which the library uses instead of its own (qn_options.host_threads). The thread that makes a
 * qn_call calls `run` for each kernel for which several threads are worthwhile. */
typedef struct qn_threads {
    void *self;     /* passed to `run` */
    uint32_t count; /* the number of threads that a call may use, including the caller's; 1 to 4096 */
    /* Calls task(argument, i) once for each i from 0 to `tasks - 1`, and returns after all these calls have returned.
     * `run` may make the calls on any threads, also on the thread that called `run`, and in any order. For speed, it
     * should make the calls in parallel. No task waits for another, so the calls may also run one after another.
     * `tasks` is at most `count`. A task needs 32 KiB of stack. */
    void (*run)(void *self, uint32_t tasks, void (*task)(void *argument, uint32_t index), void *argument);
    QN_RESERVED;
} qn_threads;

#ifdef __cplusplus
}

template <typename... numbers> inline qn_dims qn_dims_of_numbers(numbers... list)
{
    static_assert(sizeof...(list) <= QN_DIMS_LIMIT, "a qn_dims holds at most QN_DIMS_LIMIT numbers");
    return qn_dims{sizeof...(list), {static_cast<int64_t>(list)...}};
}
#endif
#endif
