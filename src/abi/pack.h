/* The pack: a file of compiled programs that checks itself. An entry of the cache is a pack with one section; a pack
 * that is shipped has an image for each level, the graph, its signature and large constants.
 *
 *      0        8         12      16         24       32                 64
 *      +--------+---------+-------+----------+--------+------------------+
 *      | magic  | version |  abi  | checksum |  size  |       key        |
 *      +--------+---------+-------+----------+--------+------------------+
 *     64        80        96        112      116       120        152          184               216
 *      +---------+---------+---------+--------+---------+----------+------------+-----------------+
 *      |compile  |  level  | tuning  |options |   abi   |  graph   |  customs   |    4 digests    |   what the key is made of
 *      |      id |         |         |        |         |          |            |                 |
 *      +---------+---------+---------+--------+---------+----------+------------+-----------------+
 *    216                       280        284    288        292      296
 *      +------------------------+----------+------+----------+--------+
 *      |        compiler        | sections |  0   | compiled | shared |     kernels
 *      +------------------------+----------+------+----------+--------+
 *    296 + 48 i
 *      +--------+---------+-----------+-----------------+----------+--------+
 *      |  kind  | machine | features  |      level      |  offset  |  size  |            one row for each section
 *      +--------+---------+-----------+-----------------+----------+--------+
 *
 * Then come the sections in the order of the table, each on the first 64-byte boundary behind what precedes it, zeros
 * between; the file ends with the last. So there is one layout for given contents. A file is mapped whole from offset
 * 0, readable and executable, so that the size of a page matters nowhere: an image runs wherever it is on a 64-byte
 * boundary.
 *
 * Little endian. Texts (compile_id, level, compiler) are padded with zeros and need not end with one.
 */
#ifndef ABI_PACK_H
#define ABI_PACK_H

#include <stddef.h>
#include <stdint.h>

#define PACK_MAGIC "QUERNPCK"
enum { PACK_VERSION = 3, PACK_KEY_SIZE = 32, PACK_ALIGNMENT = 64, PACK_LEVEL = 16, PACK_MAX_SECTIONS = 1024 };

/* What a section is. A reader passes over kinds that it does not know. */
typedef enum pack_kind {
    PACK_IMAGE = 1,     /* a compiled program (abi/image.h) for `machine`, `features`, `level` */
    PACK_GRAPH = 2,     /* the canonical bytes of the graph */
    PACK_NAMES = 3,     /* the signature: names and types of inputs and outputs */
    PACK_CONSTANTS = 4, /* the bytes of large constants */
    PACK_KERNEL = 5,    /* a kernel of the compiler's own cache, in the compiler's own format */
    PACK_CUSTOMS = 6    /* functions of the host that it calls: {u32 version, u32 effects, name, 0}, sorted by name */
} pack_kind;

typedef enum pack_options { PACK_UNSIMPLIFIED = 1, PACK_KEEP_CALLS = 2 } pack_options;

/* All that decides what the compiled code is. BLAKE2b-256 of this struct is the key. The digests follow from
 * `graph`; they are there to say in what a graph differs from another. */
typedef struct pack_key {
    char compile_id[16]; /* BUILD_COMPILE_ID: hash of the sources of the compile layers */
    char level[PACK_LEVEL];
    char tuning[PACK_LEVEL]; /* zeros: the default of the level */
    uint32_t options;        /* pack_options */
    uint32_t abi;            /* KERNEL_ABI */
    uint8_t graph[32];       /* BLAKE2b-256 of the canonical bytes */
    uint8_t customs[32];     /* BLAKE2b-256 of PACK_CUSTOMS; zeros if there are none */
    uint64_t operations;     /* digests: of operations and how they are connected, without types and attributes; */
    uint64_t types;          /* of the types of inputs; */
    uint64_t outputs;        /* of which values are outputs, their element types, and which input each updates; */
    uint64_t values;         /* of constants and other attributes that do not follow from types */
} pack_key;

typedef struct pack_header {
    char magic[8]; /* PACK_MAGIC */
    uint32_t version;
    uint32_t abi;      /* KERNEL_ABI: images of another one do not run here */
    uint64_t checksum; /* of everything after this field (base/checksum.h) */
    uint64_t size;     /* of the whole file */
    uint8_t key[PACK_KEY_SIZE];
    pack_key parts;    /* zeros where the key is not made of them (kernels) */
    char compiler[64]; /* what made the code, such as "LLVM 19.1.7": for people, it decides nothing */
    uint32_t sections;
    uint32_t reserved;         /* 0 */
    uint32_t kernels_compiled; /* of a program that was just compiled: native functions made for it, */
    uint32_t kernels_shared;   /* and those that equal one made before, for it or another */
} pack_header;

typedef struct pack_section {
    uint32_t kind;          /* pack_kind */
    uint32_t machine;       /* image_machine of an image, else 0 */
    uint64_t features;      /* bits of base/cpu.def that an image needs, else 0 */
    char level[PACK_LEVEL]; /* of an image, else zeros */
    uint64_t offset, size;  /* bytes, from the start of the file */
} pack_section;

#define PACK_CHECKED_FROM (offsetof(pack_header, checksum) + sizeof(uint64_t))

_Static_assert(sizeof(pack_key) == 152, "hashed as bytes: no padding");
_Static_assert(sizeof(pack_header) == 296 && sizeof(pack_section) == 48, "the layout of the file");

#endif
