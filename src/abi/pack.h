/* The pack: a file with sections and a checksum. Three kinds of files are packs. An entry of the disk cache has one
 * section. A pack from qn_pack has an image (a compiled program, abi/image.h) for each target. It also has the
 * graph, the signature, the large constants, and a list of the host functions that the graph calls. A pack from
 * qn_pack_functions is called an outer pack. It has a section for each function. This section is a pack itself, called
 * an inner pack, without large constants and code. The outer pack has the large constants of all functions, each once.
 * For each target, the outer pack has a block with the code of all functions. Equal kernels are stored once in the
 * block.
 *
 *      0        8         12      16         24       32                 64
 *      +--------+---------+-------+----------+--------+------------------+
 *      | magic  | version |  abi  | checksum |  size  |       key        |
 *      +--------+---------+-------+----------+--------+------------------+
 *     64        80        96        112      116       120        152          184               216
 *      +---------+---------+---------+--------+---------+----------+------------+-----------------+
 *      |compile  |  level  | tuning  |options,|   abi   |  graph   |  customs   |    4 digests    |   parts of the key
 *      |      id |         |         |numerics|         |          |            |                 |
 *      +---------+---------+---------+--------+---------+----------+------------+-----------------+
 *    216                       280        284    288        292      296
 *      +------------------------+----------+------+----------+--------+
 *      |        compiler        | sections |  0   | compiled | shared |     kernels_compiled, kernels_shared
 *      +------------------------+----------+------+----------+--------+
 *    296 + 48 i
 *      +--------+---------+-----------+-----------------+----------+--------+
 *      |  kind  | machine | features  |      level      |  offset  |  size  |            one row for each section
 *      +--------+---------+-----------+-----------------+----------+--------+
 *
 * The sections follow in the order of the table. Each begins at the next 64-byte boundary, with zeros before it. The
 * file ends with the last section. So packs with equal contents have equal bytes. To run the code of a pack, the loader
 * maps the whole file from offset 0, readable and executable.
 *
 * Numbers are little endian. Texts (compile_id, level, tuning, compiler) are padded with zeros. A text that fills its
 * field has no terminating zero.
 */
#ifndef ABI_PACK_H
#define ABI_PACK_H

#include <stddef.h>
#include <stdint.h>

#define PACK_MAGIC "QUERNPCK"
enum { PACK_VERSION = 4, PACK_KEY_SIZE = 32, PACK_ALIGNMENT = 64, PACK_LEVEL = 16, PACK_MAX_SECTIONS = 1040 };

/* Kinds of sections. A reader skips kinds that it does not know. */
typedef enum pack_kind {
    PACK_IMAGE = 1,     /* a compiled program (abi/image.h) for the machine, features and level of the section */
    PACK_GRAPH = 2,     /* the canonical bytes of the graph */
    PACK_NAMES = 3,     /* the signature: names and types of inputs and outputs */
    PACK_CONSTANTS = 4, /* the bytes of large constants */
    PACK_KERNEL = 5,    /* a kernel of the compiler's own cache, in the compiler's own format */
    PACK_CUSTOMS = 6,   /* host functions that the graph calls, sorted by name: {u32 version, u32 effects, name, 0} */
    PACK_FUNCTION = 7,  /* in an outer pack: the inner pack of a function. Its images are detached (abi/image.h). It has
                           sections PACK_NAME and PACK_SHARED, and no PACK_CONSTANTS */
    PACK_NAME = 8,      /* in an inner pack: the name of the function, without a zero byte */
    PACK_SHARED = 9,    /* in an inner pack: for each large constant of the function, a u32: the number of the constant
                           in the section PACK_CONSTANTS of the outer pack */
    PACK_CODE = 10      /* in an outer pack: the code of the images of all functions for one target. The sections
                           PACK_CODE have the same order as the images of each inner pack */
} pack_kind;

typedef enum pack_options {
    PACK_UNSIMPLIFIED = 1,
    PACK_KEEP_CALLS = 2,
    PACK_PROFILE = 4,
    PACK_UNFUSED = 8,
    PACK_PREPARE_INPUTS = 16, /* qn_compile_options.prepare */
    PACK_PREPARE_NOTHING = 32,
    PACK_FAST = 64 /* the lowest of the bits that hold qn_compile_options.fast */
} pack_options;

/* Everything that determines the compiled code. The key is the BLAKE2b-256 hash of this struct. The four digests at the
 * end cover parts of the graph; qn_cache_explain uses them to say which parts of two graphs differ. */
typedef struct pack_key {
    char compile_id[16]; /* BUILD_COMPILE_ID: a hash of the sources that determine the compiled code */
    char level[PACK_LEVEL];
    char tuning[PACK_LEVEL]; /* zeros mean the default tuning of the level */
    uint16_t options;        /* pack_options */
    uint16_t numerics;   /* NUMERICS_VERSION: the version of docs/numerics.md, which determines every bit of a result */
    uint32_t abi;        /* KERNEL_ABI */
    uint8_t graph[32];   /* BLAKE2b-256 of the canonical bytes */
    uint8_t customs[32]; /* BLAKE2b-256 of the section PACK_CUSTOMS; zeros if the graph calls no host function */
    uint64_t operations; /* digest of operations and how they are connected, without types and attributes */
    uint64_t types;      /* digest of the types of inputs */
    uint64_t outputs; /* digest of outputs: which nodes compute them, their element types, which inputs they update */
    uint64_t values;  /* digest of constants and of attributes that do not follow from types */
} pack_key;

typedef struct pack_header {
    char magic[8]; /* PACK_MAGIC */
    uint32_t version;
    uint32_t abi;      /* KERNEL_ABI; the loader refuses to run images of another ABI */
    uint64_t checksum; /* checksum of everything after this field (base/checksum.h) */
    uint64_t size;     /* bytes of the whole file */
    uint8_t key[PACK_KEY_SIZE];
    pack_key parts;    /* zeros in the pack of a kernel and in an outer pack */
    char compiler[64]; /* name of the code generator, such as "LLVM 19.1.7"; for people, not for code */
    uint32_t sections;
    uint32_t reserved; /* 0 */
    /* In a program's entry in the disk cache: the number of functions that were compiled for the program. These are the
     * kernels that were not in the cache of kernels, and all sequences (abi/kernel.h). 0 in other packs. */
    uint32_t kernels_compiled;
    /* In a program's entry in the disk cache: the number of kernels that were not compiled, because an equal kernel
     * existed. 0 in other packs. */
    uint32_t kernels_shared;
} pack_header;

typedef struct pack_section {
    uint32_t kind;          /* pack_kind */
    uint32_t machine;       /* image_machine of a PACK_IMAGE or PACK_CODE; 0 for other kinds */
    uint64_t features;      /* bits of base/cpu.def that a PACK_IMAGE or PACK_CODE needs; 0 for other kinds */
    char level[PACK_LEVEL]; /* level of a PACK_IMAGE or PACK_CODE; zeros for other kinds */
    uint64_t offset, size;  /* in bytes; `offset` is from the start of the file */
} pack_section;

#define PACK_CHECKED_FROM (offsetof(pack_header, checksum) + sizeof(uint64_t))

_Static_assert(sizeof(pack_key) == 152, "hashed as bytes: no padding");
_Static_assert(sizeof(pack_header) == 296 && sizeof(pack_section) == 48, "the layout of the file");

#endif
