/* The image: a compiled program as one piece of memory without relocations. An image has the same bytes in a file and
 * in memory.
 *
 *     header, which ends in image_code | kernels | parameters | host calls | pieces | links | code |
 *                          |<---------------------------- trusted together ----------------------->|
 *     slots | steps | arguments
 *
 * Code finds its data relative to its own address, so an image runs at any address that is a multiple of 64. The
 * offsets of kernels, pieces and links are from the start of the code; the offsets in the header are from the start of
 * the image. "Host calls" are four tables: tensors, attributes, texts, and the calls themselves.
 *
 * The code consists of pieces. The first pieces are the kernels of loop nests (abi/kernel.h): a piece for each kernel,
 * with the kernel's constants. The last piece has the sequences (abi/kernel.h), and the program's functions that
 * sequences call; an image without sequences has no such piece. A call from the last piece to a kernel is a link. All
 * other references stay within a piece. So pieces can be moved if the links are adjusted.
 *
 * An image can be detached: its code is outside, in a block of code that several images use (runtime/join.h). A
 * detached image has no pieces and no links. Its field image_code.block is the checksum of that block.
 *
 * The loader cannot check machine code, so it trusts the code. The loader also trusts image_code and the tables between
 * the header and the code, because they describe the code:
 *   - the places of kernels, pieces and links in the code;
 *   - the number of tiles and the bytes of scratch of each kernel;
 *   - the bytes that a kernel touches through each parameter, and whether it writes them;
 *   - the tensors of each host call.
 * All other bytes of the image are untrusted. None of them decides where image_code and the trusted tables begin.
 * Untrusted bytes decide which memory the kernels get, so the loader checks these bytes against the trusted tables
 * (runtime/program_check.c). So a call touches only its tensors and its own memory, even if someone has changed
 * untrusted bytes.
 */
#ifndef ABI_IMAGE_H
#define ABI_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include "abi/plan.h"

#define IMAGE_MAGIC "QUERNIMG"
enum { IMAGE_VERSION = 5 };

typedef enum image_machine { IMAGE_X86_64 = 1, IMAGE_AARCH64 = 2 } image_machine;

/* The code, and the counts of the tables after the header. */
typedef struct image_code {
    uint32_t machine; /* image_machine */
    /* Number of functions in the code: kernels of nests, sequences, and the program's functions. */
    uint32_t functions;
    uint64_t features; /* CPU features that the code needs: bits of base/cpu.def */
    uint64_t offset;   /* where the code begins, from the start of the image; 0: the image is detached */
    /* Bytes of the code. In a detached image: bytes of those pieces of the block that the program uses. */
    uint64_t size;
    /* Counts of the tables that follow the header, in the order of the tables: */
    uint32_t kernels;    /* image_kernel[kernels] */
    uint32_t parameters; /* image_parameter[parameters] */
    uint32_t tensors;    /* image_tensor[tensors] */
    uint32_t attributes; /* image_attribute[attributes] */
    uint32_t texts;      /* char[texts], a multiple of 8 */
    uint32_t hosts;      /* image_host[hosts] */
    uint32_t pieces;     /* image_piece[pieces] */
    uint32_t links;      /* image_link[links] */
    uint64_t block;      /* checksum of the block of code of a detached image (base/checksum.h); 0 in other images */
} image_code;

typedef struct image_header {
    char magic[8];     /* IMAGE_MAGIC */
    uint32_t version;  /* IMAGE_VERSION */
    uint32_t abi;      /* KERNEL_ABI */
    uint64_t checksum; /* checksum of everything after this field (base/checksum.h) */
    uint64_t size;     /* bytes of the whole image */
    plan_header plan;
    uint64_t slots_offset;     /* plan_slot[inputs + outputs + constants] */
    uint64_t steps_offset;     /* plan_step[steps] */
    uint64_t arguments_offset; /* plan_argument[arguments] */
    image_code code;
} image_header;

#define IMAGE_CHECKED_FROM (offsetof(image_header, checksum) + sizeof(uint64_t))

/* A function that a step of the plan can run: the kernel of a nest, or a sequence. */
typedef struct image_kernel {
    uint64_t offset;       /* offset of the entry point in the code */
    uint64_t size;         /* bytes of code */
    int64_t tiles;         /* number of tiles (abi/kernel.h) */
    int64_t scratch_bytes; /* bytes of local buffers that each thread needs */
    uint32_t first;        /* index of the first parameter in the table of parameters */
    uint32_t arguments;    /* number of parameters */
} image_kernel;

/* How a kernel uses the memory of one of its arguments. */
typedef struct image_parameter {
    int64_t bytes;      /* size of the memory that the kernel touches, from the argument's address on */
    uint32_t alignment; /* alignment of the address; a power of two */
    uint32_t written;   /* 1: the kernel can write there; 0: the kernel only reads there */
} image_parameter;

/* A text: the `size` bytes at offset `at` of the texts. A zero byte follows them. */
typedef struct image_text {
    uint32_t at, size;
} image_text;

/* A host call: a custom_call of the graph, which calls a function of the host. */
typedef struct image_host {
    image_text target;              /* the name of the function */
    image_text config;              /* backend_config if it is a string */
    uint32_t inputs, outputs;       /* number of input tensors; number of output tensors */
    uint32_t tensor;                /* index of the first of these tensors in the table of tensors */
    uint32_t attribute, attributes; /* backend_config if it is a dictionary: index of its first entry; number of its
                                       entries */
} image_host;

enum { IMAGE_RANK = 16 };
typedef struct image_tensor {
    uint32_t dtype, rank; /* dtype: qn_dtype */
    int64_t dims[IMAGE_RANK];
} image_tensor;

/* The kind of the value of a dictionary's entry. */
typedef enum image_value { IMAGE_STRING, IMAGE_NUMBER, IMAGE_LIST, IMAGE_DICTIONARY } image_value;
/* An entry of a dictionary: a name and a value. */
typedef struct image_attribute {
    image_text name;
    uint32_t kind;  /* image_value */
    uint32_t dtype; /* qn_dtype of a number or list */
    uint32_t count; /* bytes of a string, elements of a number or list, entries of a dictionary */
    /* For a number or list: offset of the elements in the texts, aligned to their type. For a string: offset of the
     * string in the texts, where a zero byte follows it. For a dictionary: index of its first entry, which comes after
     * this entry in the table. */
    uint32_t at;
} image_attribute;

/* A part of the code. It begins on a 64-byte boundary. */
typedef struct image_piece {
    uint32_t offset, size; /* in bytes */
} image_piece;

/* A call in the last piece. The called kernel begins at the first byte of its piece. */
typedef struct image_link {
    uint32_t at;    /* offset of the 32-bit field with the distance to the called piece: the immediate of a call or jump
                       (x86-64), or the instruction BL or B (AArch64) */
    uint32_t piece; /* number of the called piece */
} image_link;

_Static_assert(sizeof(image_header) == 168 && sizeof(image_kernel) == 40 && sizeof(image_parameter) == 16 &&
                   sizeof(image_tensor) == 136 && sizeof(image_attribute) == 24 && sizeof(image_host) == 36 &&
                   sizeof(image_piece) == 8 && sizeof(image_link) == 8,
               "the layout of the file: no padding");

static inline const void *image_at(const image_header *image, uint64_t offset) { return (const char *)image + offset; }
/* The number of slots before the arena (abi/plan.h). */
static inline uint32_t image_slots(const image_header *image)
{
    return image->plan.inputs + image->plan.outputs + image->plan.constants;
}
static inline const plan_step *image_steps(const image_header *image)
{
    return (const plan_step *)image_at(image, image->steps_offset);
}
/* Returns the PREPARE step after `last`. If `last` is NULL, returns the first PREPARE step. Returns NULL if there is no
 * such step. Call this function only for an image that the loader has checked. */
static inline const plan_step *image_next_prepare(const image_header *image, const plan_step *last)
{
    const plan_step *steps = image_steps(image), *next = last ? last + 1 + last->length : steps;
    return next < steps + image->plan.steps && next->kind == PLAN_PREPARE ? next : NULL;
}
static inline const image_kernel *image_kernels(const image_header *image)
{
    return (const image_kernel *)(const void *)(image + 1);
}
static inline const image_parameter *image_parameters(const image_header *image)
{
    return (const image_parameter *)(const void *)(image_kernels(image) + image->code.kernels);
}

static inline const image_tensor *image_tensors(const image_header *image)
{
    return (const image_tensor *)(const void *)(image_parameters(image) + image->code.parameters);
}
static inline const image_attribute *image_attributes(const image_header *image)
{
    return (const image_attribute *)(const void *)(image_tensors(image) + image->code.tensors);
}
static inline const char *image_text_at(const image_header *image, image_text t)
{
    return (const char *)(image_attributes(image) + image->code.attributes) + t.at;
}
static inline const image_host *image_hosts(const image_header *image)
{
    return (const image_host *)(const void *)image_text_at(image, (image_text){image->code.texts, 0});
}
/* The bytes of all tables between the header and the code, without padding. No sum overflows, because counts have 32
 * bits. */
static inline uint64_t image_tables_bytes(const image_code *code)
{
    return (uint64_t)code->kernels * sizeof(image_kernel) + (uint64_t)code->parameters * sizeof(image_parameter) +
           (uint64_t)code->tensors * sizeof(image_tensor) + (uint64_t)code->attributes * sizeof(image_attribute) +
           code->texts + (uint64_t)code->hosts * sizeof(image_host) + (uint64_t)code->pieces * sizeof(image_piece) +
           (uint64_t)code->links * sizeof(image_link);
}
static inline const image_piece *image_pieces(const image_header *image)
{
    return (const image_piece *)(const void *)(image_hosts(image) + image->code.hosts);
}
static inline const image_link *image_links(const image_header *image)
{
    return (const image_link *)(const void *)(image_pieces(image) + image->code.pieces);
}

#endif
