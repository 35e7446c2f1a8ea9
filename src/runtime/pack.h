/* Packs (abi/pack.h): builds and checks them, and finds their sections. */
#ifndef RUNTIME_PACK_H
#define RUNTIME_PACK_H

#include "abi/pack.h"
#include "base/status.h"
#include "runtime/mapped.h"

/* Computes a key from its parts. */
void pack_key_hash(const pack_key *parts, uint8_t out[PACK_KEY_SIZE]);
/* Copies a text into a field of `size` bytes, padded with zeros. Cuts a text that is too long. NULL counts as "". */
void pack_text(char *field, size_t size, const char *text);

/* The content of a section. */
typedef struct pack_content {
    pack_kind kind;
    uint32_t machine;  /* image_machine of a PACK_IMAGE or PACK_CODE; 0 for other kinds */
    uint64_t features; /* CPU features that a PACK_IMAGE or PACK_CODE needs; 0 for other kinds */
    const char *level; /* level of a PACK_IMAGE or PACK_CODE; NULL for other kinds */
    const void *bytes;
    size_t size;
} pack_content;

typedef struct pack_source {
    const pack_key *parts; /* NULL if all parts are zero */
    const uint8_t *key;    /* PACK_KEY_SIZE bytes; if NULL, pack_build computes the key from the parts */
    const char *compiler;  /* NULL counts as "" */
    uint32_t kernels_compiled, kernels_shared;
    const pack_content *contents;
    uint32_t count; /* at most PACK_MAX_SECTIONS */
} pack_source;

/* Builds a pack. The caller frees *out with free. Equal sources give equal bytes. */
qn_status pack_build(const pack_source *source, void **out, size_t *out_size);

/* Checks that `bytes`, aligned to 8, are a complete pack: the header, the places of sections, the checksum and the key.
 * Does not check the contents of sections. A pack of another KERNEL_ABI passes, but pack_image finds no image in it.
 *
 *     QN_UNSUPPORTED        the pack has another version
 *     QN_INVALID_ARGUMENT   the pack has another fault */
qn_status pack_check(const void *bytes, size_t size);

/* Maps a pack file. The file may have any owner and mode. Checks only the header and that the file has the size that
 * the header states. The caller checks the mapped pack with pack_check.
 *
 *     QN_NOT_FOUND          there is no such file
 *     QN_IO                 the file cannot be opened or read
 *     QN_INVALID_ARGUMENT   it is not a regular file, is empty or too large, or its header or size is wrong
 *     QN_UNSUPPORTED        the pack has another version, or the system cannot map the file
 *     QN_OUT_OF_MEMORY */
qn_status pack_open(const char *path, bool execute, mapped *out);

/* The functions below need a checked pack. */

static inline const pack_section *pack_sections(const pack_header *pack)
{
    return (const pack_section *)(const void *)(pack + 1);
}
static inline const void *pack_bytes(const pack_header *pack, const pack_section *section)
{
    return (const char *)pack + section->offset;
}
/* The first section of a kind; NULL if there is none. */
const pack_section *pack_find(const pack_header *pack, pack_kind kind);
/* Sets *out to the image with the highest level among the images for `machine` that need only `features`. If several
 * images have this level, takes the first. To run code of a lower level, pass the features of that level. Returns
 * QN_UNSUPPORTED if the pack has no image for the machine and the features, or has another KERNEL_ABI. */
qn_status pack_image(const pack_header *pack, uint32_t machine, uint64_t features, const pack_section **out);

#endif
