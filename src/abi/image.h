/* The image: a compiled program as one relocation-free piece of memory, the same in a file and when mapped.
 *
 *     header | slots | steps | arguments | kernel table | code
 *
 * Code refers to its data relative to its own address, so an image runs wherever it is placed on a 64-byte boundary,
 * without any patching. Offsets are from the start of the image. The code is the kernels, each on a 64-byte boundary and
 * followed by its constants, then the functions that call kernels.
 */
#ifndef ABI_IMAGE_H
#define ABI_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include "abi/plan.h"

#define IMAGE_MAGIC "QUERNIMG"
enum { IMAGE_VERSION = 3 };

typedef enum image_machine { IMAGE_X86_64 = 1, IMAGE_AARCH64 = 2 } image_machine;

typedef struct image_header {
    char magic[8]; /* IMAGE_MAGIC */
    uint32_t version;
    uint32_t abi;      /* KERNEL_ABI */
    uint64_t checksum; /* of everything after this field (base/checksum.h) */
    uint32_t machine;  /* image_machine */
    uint32_t reserved;
    uint64_t features; /* bits of base/cpu.def that the code needs */
    uint64_t size;     /* of the whole image */
    plan_header plan;
    uint64_t slots_offset;     /* plan_slot[inputs + outputs + constants] */
    uint64_t steps_offset;     /* plan_step[steps] */
    uint64_t arguments_offset; /* plan_argument[arguments] */
    uint64_t kernels_offset;   /* image_kernel[kernels] */
    uint64_t code_offset, code_size;
} image_header;

#define IMAGE_CHECKED_FROM (offsetof(image_header, checksum) + sizeof(uint64_t))

typedef struct image_kernel {
    uint64_t offset;    /* of the entry point */
    uint64_t size;      /* bytes of code */
    uint64_t arguments; /* that it takes */
} image_kernel;

#endif
