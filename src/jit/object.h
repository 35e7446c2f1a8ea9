/* Objects and images: from an LLVM module to one relocation-free piece of memory. */
#ifndef JIT_OBJECT_H
#define JIT_OBJECT_H

#include "abi/image.h"
#include "jit/emit.h"

/* target.c: the target of a level, NULL if there is none by this name. Registers LLVM's back ends once. */
const target *target_find(const char *level);
/* A target machine; the caller disposes of it. */
qn_status target_machine(const target *t, LLVMTargetMachineRef *out);

/* object_link.c: code and read-only data of an ELF object, placed and relocated. */
typedef struct linked_symbol {
    const char *name;
    uint64_t offset, size;
} linked_symbol;

typedef struct linked {
    uint8_t *bytes; /* in the arena: code, then data on a 64-byte boundary */
    uint64_t code_size, data_offset, size;
    LIST_OF(linked_symbol) symbols; /* functions */
} linked;
/* `base`: the offset in the image at which `bytes` will be placed, a multiple of 64. Refuses what would need work at load
 * time: undefined symbols, writable data, absolute addresses, a global offset table. */
qn_status object_link(arena *a, const uint8_t *object, size_t size, uint64_t base, linked *out);

#endif
