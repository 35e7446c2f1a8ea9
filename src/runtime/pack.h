/* Packs (abi/pack.h): building them, checking them, finding what is inside. */
#ifndef RUNTIME_PACK_H
#define RUNTIME_PACK_H

#include "abi/pack.h"
#include "base/status.h"
#include "runtime/mapped.h"

/* The key that follows from its parts. */
void pack_key_hash(const pack_key *parts, uint8_t out[PACK_KEY_SIZE]);
/* Copies a text into a field of `size` bytes, padded with zeros, cut if it is longer. */
void pack_text(char *field, size_t size, const char *text);

/* What goes into a section. */
typedef struct pack_content {
    pack_kind kind;
    uint32_t machine; /* of an image: image_machine and features of its header, and the level; else 0, 0, NULL */
    uint64_t features;
    const char *level;
    const void *bytes;
    size_t size;
} pack_content;

typedef struct pack_source {
    const pack_key *parts; /* NULL: zeros, and the key is the one below */
    const uint8_t *key;    /* PACK_KEY_SIZE bytes; NULL: that of the parts */
    const char *compiler;  /* NULL: "" */
    uint32_t kernels_compiled, kernels_shared;
    const pack_content *contents;
    uint32_t count; /* at most PACK_MAX_SECTIONS */
} pack_source;

/* Builds a pack; *out is freed with free. Equal sources give equal bytes. */
qn_status pack_build(const pack_source *source, void **out, size_t *out_size);

/* Whether `bytes`, on an 8-byte boundary, are a whole pack: the header, every section in its place, the checksum. What
 * sections contain is not looked at. QN_UNSUPPORTED for a pack of another version, QN_INVALID_ARGUMENT for anything
 * else that is wrong. A pack of another KERNEL_ABI passes; pack_image finds no image in it. */
qn_status pack_check(const void *bytes, size_t size);

/* A file that the user names: no owner or mode is asked for. It is not read beyond its header if that is not one of a pack
 * of this size; the rest is for pack_check. QN_NOT_FOUND if there is none, QN_IO if it cannot be read, QN_UNSUPPORTED
 * where the system allows no executable memory, and as pack_check for the header. */
qn_status pack_open(const char *path, bool execute, mapped *out);

/* Below, `pack` has been checked. */

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
/* The image to run on a machine with these features: of those that need no other features, that of the best level, the
 * first of equal ones. For a CPU that is to be used as a lower level, give that level's features. QN_UNSUPPORTED,
 * saying what there is, if none fits. */
qn_status pack_image(const pack_header *pack, uint32_t machine, uint64_t features, const pack_section **out);

#endif
