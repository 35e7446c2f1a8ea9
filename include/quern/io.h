/* Tensors in files: reads and writes .npy, .npz and safetensors, and passes tensors by name to and from functions.
 *
 *     qn_archive *weights;
 *     qn_status status = qn_archive_open("model.safetensors", &weights);
 *     qn_tensor inputs[3] = {{X, QN_F32, QN_DIMS(8, 64)}};                  // X: memory of the caller
 *     if (!status)
 *         status = qn_archive_load(weights, f, QN_LOAD_GIVEN, 3, inputs);   // inputs[1] and [2] point into the file
 *     ...
 *     qn_call(f, 3, inputs, 1, (qn_tensor[]){Y});
 *     qn_archive_free(weights);
 *
 * An archive is a read-only view of one file, which is mapped into memory. Opening it checks the whole structure of the
 * file, but reads no elements. The elements of a tensor are used in place, without a copy, if they are stored as Quern
 * needs them: little endian, row-major, not compressed, aligned (qn_tensor), and not i1. In a safetensors file from
 * this library or from the package safetensors, all tensors are stored so, except i1 and types that Quern lacks.
 * Tensors that are stored otherwise are converted when they are read. The file of an open archive must not change, but
 * may be replaced by rename.
 *
 * The formats, and what this library refuses:
 *
 *     .npy          numpy's array, versions 1 to 3. One tensor; its name is "".
 *     .npz          a zip file of arrays, as from numpy.savez or numpy.savez_compressed. The name of a member
 *                   is the name of the tensor and ".npy". Members with other names are ignored. Refused:
 *                   encrypted members, methods other than 0 (stored) and 8 (deflate), members that overlap, and
 *                   names that occur twice.
 *     safetensors   Refused: ranges that overlap, leave bytes unused, do not fit the shape or end after the file; names
 *                   that occur twice; members of the header that the format does not define.
 *
 * A file can have tensors of types that Quern lacks, such as strings, 8-bit floats or Python objects. An archive lists
 * such tensors with the type QN_NONE; reading them is an error. No code in a file is run. numpy has no bf16: .npy and
 * .npz files hold bf16 as two raw bytes, "|V2", as the package ml_dtypes does. Such an array is a QN_BF16 tensor.
 * safetensors files hold complex numbers only as c64. i1 tensors have one byte for each element; any byte but 0 is read
 * as 1.
 *
 * Errors. Messages begin with the path of the file. Files are not trusted. Opening a file allocates at most a small
 * multiple of the file's size. Reading a compressed member allocates at most 1032 times the member's size, because
 * deflate cannot compress more. The checksums of compressed members are checked. The checksums of stored
 * members are not checked, because then every byte of the file would have to be read.
 */
#ifndef QUERN_IO_H
#define QUERN_IO_H

#include "quern/quern.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct qn_archive qn_archive;

typedef enum qn_format {
    QN_FORMAT_NONE = 0, /* for writing: the format follows from the end of the path: .npy, .npz or .safetensors */
    QN_NPY = 1,
    QN_NPZ = 2,
    QN_SAFETENSORS = 3
} qn_format;

/* A key and its text in the member __metadata__ of a safetensors file. */
typedef struct qn_note {
    const char *key, *value;
} qn_note;

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Opens a file. Its format follows from its first bytes, not from its name. Only regular files can be opened. */
QN_API qn_status qn_archive_open(const char *path, qn_archive **out);
/* Like qn_archive_open, for a file in memory. The bytes must not change until qn_archive_free. */
QN_API qn_status qn_archive_view(const void *bytes, size_t size, qn_archive **out);
/* Frees the archive, and all memory that it gave out. NULL is allowed. */
QN_API void qn_archive_free(qn_archive *archive);

QN_API qn_format qn_archive_format(const qn_archive *archive);
QN_API size_t qn_archive_count(const qn_archive *archive); /* the number of tensors */

/* A tensor of an archive. Pointers are valid until qn_archive_free. */
typedef struct qn_stored {
    const char *name;
    qn_dtype dtype;   /* QN_NONE if Quern cannot hold the tensor */
    qn_dims dims;     /* empty if dtype is QN_NONE */
    const char *type; /* the element type as the file spells it: "BF16", ">f4" */
    const void *data; /* the elements; NULL if they cannot be used in place */
    const char *why;  /* why Quern cannot hold the tensor, or use its elements in place; "" if it can do both */
    QN_RESERVED;
} qn_stored;
/* Tensor number `index`, in the order of the file; a qn_stored of zeros and "" if there is none. */
QN_API qn_stored qn_archive_tensor(const qn_archive *archive, size_t index);
/* The number of the tensor with this name; SIZE_MAX if there is none. */
QN_API size_t qn_archive_find(const qn_archive *archive, const char *name);

/* Sets *out to a tensor whose memory belongs to the archive and is read-only. The memory is in the file, or is a
 * converted copy, which the first qn_archive_get of this tensor makes. Any number of threads may call this function. */
QN_API qn_status qn_archive_get(qn_archive *archive, size_t index, qn_tensor *out);
/* Copies a tensor to the caller's memory, to->data. The type and shape of `to` must be those of the stored tensor, with
 * one exception: a bf16 tensor can be filled from a .npy or .npz array of type ui16 that has the bits of the
 * elements. */
QN_API qn_status qn_archive_copy(const qn_archive *archive, size_t index, const qn_tensor *to);

/* The notes of a safetensors file, in the order of the file; {"", ""} if there is no note number `index`. */
QN_API size_t qn_archive_note_count(const qn_archive *archive);
QN_API qn_note qn_archive_note(const qn_archive *archive, size_t index);

/* Differences that qn_archive_load accepts between the archive and the inputs of a function. The numbers can be
 * added. */
enum {
    QN_LOAD_GIVEN = 1, /* the archive may lack inputs whose inputs[i].data is not NULL; they are left as they are */
    QN_LOAD_EXTRA = 2  /* the archive may have tensors that are no input of the function */
};
/* Fills each input of a function with the tensor of the same name. inputs: `count` tensors, one for each input of the
 * function, in order.
 *
 *   - If inputs[i].data is NULL, inputs[i] becomes a tensor in the memory of the archive (qn_archive_get). This is an
 *     error if the function updates the input (qn_update), because this memory is read-only.
 *   - Otherwise the elements are copied to inputs[i].data. inputs[i] must have the input's type and shape.
 *
 * Everything is checked before the first input is filled. If something is wrong, nothing is filled, and the message has
 * a line for each of the first 100 faults, such as an input that the archive lacks, a tensor that the function lacks,
 * or a tensor of another type or shape. After a later failure (no memory, damaged compressed bytes), some inputs may
 * already be filled. */
QN_API qn_status qn_archive_load(qn_archive *archive, const qn_function *function, uint32_t flags, size_t count,
                                 qn_tensor *inputs);

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

typedef struct qn_named_tensor {
    const char *name; /* in .npy files, names are ignored */
    qn_tensor tensor;
} qn_named_tensor;

/* All fields may be zero. NULL for the options means all zero. */
typedef struct qn_write_options {
    qn_format format;
    size_t note_count; /* only safetensors files hold notes */
    const qn_note *notes;
    QN_RESERVED;
} qn_write_options;

/* Writes tensors to a file. The bytes go to a new file in the same directory, which then replaces `path`. So the file
 * is either complete or unchanged. A new file has the permissions that the umask leaves; a file that replaces another
 * one has the permissions of that file. If `path` exists, it must be a regular file and no symbolic link.
 *
 * A .npy file holds exactly one tensor. In the other formats, names must be UTF-8 and must differ; safetensors reserves
 * the name "__metadata__". .npz members are stored without compression, with elements at multiples of 64 bytes, so they
 * can be used in place. */
QN_API qn_status qn_archive_write(const char *path, const qn_write_options *options, size_t count,
                                  const qn_named_tensor *tensors);
/* Like qn_archive_write, but passes the bytes of the file to `write`, in order and in pieces of any size. Stops if
 * `write` returns a failure, and returns this failure. options->format must be given. */
QN_API qn_status qn_archive_write_to(qn_status (*write)(void *user, const void *bytes, size_t size), void *user,
                                     const qn_write_options *options, size_t count, const qn_named_tensor *tensors);

/* Says which tensors of a call qn_archive_save writes. The numbers can be added. */
enum {
    QN_SAVE_UPDATED = 1, /* inputs that the function updates, with the names of the inputs */
    QN_SAVE_FIXED = 2,   /* the other inputs */
    QN_SAVE_OUTPUTS = 4  /* outputs that are not updates */
};
/* Writes tensors of a function by name, so that qn_archive_load can read them. inputs and outputs: the lists that
 * qn_call takes; a list that is not written may be NULL, with the count 0. The written tensors must have names, which
 * must differ. */
QN_API qn_status qn_archive_save(const char *path, const qn_write_options *options, const qn_function *function,
                                 uint32_t which, size_t input_count, const qn_tensor *inputs, size_t output_count,
                                 const qn_tensor *outputs);

#ifdef __cplusplus
}
#endif
#endif
