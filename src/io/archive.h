/* Tensors in files. The public interface is quern/io.h.
 *
 *   archive.c      opens files of any format, finds tensors and reads them
 *   npy.c          reads and writes the headers of .npy files
 *   npz.c          reads and writes zip files of .npy members; inflate.c decompresses members
 *   safetensors.c  reads and writes the format safetensors; json.c reads its header
 *   write.c        checks and writes a list of tensors in any format
 *   dlpack.c       shares tensors in memory with other libraries (quern/dlpack.h)
 *
 * The `open` function of a format reads the structure of a file whose bytes are in memory, and adds a `stored` for each
 * tensor. It does not trust the bytes, and takes all memory from the archive's arena. */
#ifndef IO_ARCHIVE_H
#define IO_ARCHIVE_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/arena.h"
#include "base/text.h"
#include "quern/io.h"

enum { IO_RANK = 16 };

/* A tensor of an archive. */
typedef struct stored {
    const char *name;
    const char *type;    /* the file's name for the element type */
    const char *why;     /* why Quern cannot use the elements in place; NULL if it can */
    qn_dtype dtype;      /* QN_NONE if Quern cannot hold the tensor */
    uint32_t rank;       /* 0 if dtype is QN_NONE */
    const int64_t *dims; /* in the arena */
    size_t bytes;        /* bytes of the elements; 0 for a .npy array that Quern cannot hold */
    const uint8_t *at;   /* the elements, or the compressed member that contains them */
    bool swapped;        /* big endian */
    bool fortran;        /* column-major */
    bool compressed;     /* the elements are in a compressed member of a zip file; the next four fields describe the
                            member */
    uint32_t crc;
    size_t packed, plain; /* bytes of the member: compressed, and decompressed */
    size_t skip;          /* bytes before the elements in the decompressed member */
    _Atomic(char *) copy; /* the converted elements; NULL until qn_archive_get makes them */
} stored;

struct qn_archive {
    arena arena;
    const char *path;     /* for messages; NULL if the file is in the caller's memory */
    const uint8_t *bytes; /* the file */
    size_t size;
    bool mapped;
    qn_format format;
    LIST_OF(stored) tensors;
    const stored **by_name; /* sorted */
    LIST_OF(qn_note) notes;
    uint8_t *scratch; /* NPY_MOST bytes for the header of a compressed member; NULL until one is read */
};

/* Each of these three functions reads the structure of archive->bytes, and adds the tensors and notes of the file to
 * the archive. The caller has entered the archive's arena (ARENA_ENTER). The failures do not name the file. */
qn_status npy_open(qn_archive *archive);
qn_status npz_open(qn_archive *archive);
qn_status safetensors_open(qn_archive *archive);

/* A failure for a malformed file. */
#define MALFORMED(...) status_make(QN_INVALID_ARGUMENT, __VA_ARGS__)

/* Reads the header of an array. The first `size` bytes of the array are at `bytes`. Sets the members of `out` that the
 * header determines, and *header to the number of bytes before the elements. */
qn_status npy_describe(qn_archive *archive, const uint8_t *bytes, size_t size, stored *out, size_t *header);
/* Returns the number of bytes before the elements of an array whose first NPY_PREFIX bytes are `prefix`. Returns 0 if
 * no .npy file of version 1 to 3 begins with `prefix`, or if the number is above NPY_MOST. */
enum { NPY_PREFIX = 12, NPY_MOST = 1 << 16 };
size_t npy_header_size(const uint8_t prefix[NPY_PREFIX]);
/* Writes the header of an array. Returns its number of bytes, which is a multiple of 64 and at most NPY_HEADER. */
enum { NPY_HEADER = 512 };
size_t npy_header(const qn_tensor *tensor, char out[NPY_HEADER]);

/* Fails if tensor number `index` cannot be copied to a tensor of this type and shape. The message names neither the
 * file nor the tensor. */
qn_status archive_fits(const qn_archive *archive, size_t index, qn_dtype dtype, const qn_dims *dims);

/* ---- writing ----------------------------------------------------------------------------------------------------- */

/* Passes the bytes of a file to `write`, and collects small pieces in `room`. After the first failure, writes nothing
 * more. */
typedef struct sink {
    qn_status (*write)(void *user, const void *bytes, size_t size);
    void *user;
    qn_status failure;
    uint64_t written; /* bytes passed to sink_put */
    size_t used;      /* bytes in `room` */
    char room[4096];
} sink;
void sink_put(sink *s, const void *bytes, size_t size);
void sink_flush(sink *s);

/* The tensors and notes of a file to write. write.c checks them before it calls npy_write, npz_write or
 * safetensors_write. The size of a safetensors header is limited; safetensors_write checks this limit itself. */
typedef struct content {
    size_t count;
    const qn_named_tensor *tensors;
    size_t note_count;
    const qn_note *notes;
    arena *arena; /* for temporary memory */
} content;
void npy_write(sink *s, const content *c);
void npz_write(sink *s, const content *c);
void safetensors_write(sink *s, const content *c);

static inline size_t tensor_bytes(const qn_tensor *t) { return qn_dims_bytes(t->dims, t->dtype); }
bool utf8_valid(const char *text); /* json.c */
bool safetensors_holds(qn_dtype dtype);

/* The CRC-32 of zip files (polynomial 0xEDB88320). `before` is the CRC of the bytes before these bytes; 0 if there are
 * none. */
uint32_t crc32_of(const void *bytes, size_t size, uint32_t before);

#endif
