/* Joins the code and the large constants of several functions, so that equal parts are stored once. */
#ifndef RUNTIME_JOIN_H
#define RUNTIME_JOIN_H

#include "abi/image.h"
#include "base/status.h"
#include "base/text.h"

/* The code of several images. Equal pieces (abi/image.h) are stored once, but a piece with links may be stored twice.
 * Initialize a join_code with zeros, and free it with join_code_free. */
typedef struct join_code {
    text bytes;  /* the code. It runs at any 64-byte boundary */
    text pieces; /* an image_piece for each piece of the code */
} join_code;

/* Adds the code of an image, which must be checked and not detached. Sets *out to a detached image for this code; the
 * caller frees *out with free. When all images are added, call join_code_seal for each detached image. Returns
 * QN_UNSUPPORTED if the code could become larger than 2 GiB, if a call cannot reach the new place of a piece, or if
 * a link lies outside of the pieces. Returns QN_INVALID_ARGUMENT if a kernel lies outside of the pieces. */
qn_status join_code_add(join_code *j, const image_header *image, image_header **out);
/* Sets the checksums of a detached image. `block` is the checksum of join_code.bytes. */
void join_code_seal(image_header *detached, uint64_t block);
void join_code_free(join_code *j);

/* A large constant. join_constant_add does not copy the bytes. */
typedef struct join_constant {
    const void *bytes;
    size_t size;
} join_constant;
/* A list of constants is stored as the bytes of a text. */
static inline join_constant *join_constants(const text *list) { return (join_constant *)(void *)list->at; }
static inline uint32_t join_constant_count(const text *list) { return (uint32_t)(list->size / sizeof(join_constant)); }
/* Returns the number of a constant in the list. Adds the constant if no equal one is in the list. */
uint32_t join_constant_add(text *list, const void *bytes, size_t size);

#endif
