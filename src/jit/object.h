/* Objects and images: from an LLVM module to one relocation-free piece of memory. */
#ifndef JIT_OBJECT_H
#define JIT_OBJECT_H

#include "abi/image.h"
#include "jit/emit.h"

/* target.c: the target of a level and a tuning of it (NULL: its default); QN_UNSUPPORTED if there is none. */
qn_status target_find(const char *level, const char *tuning, target *out);
/* A target machine; the caller disposes of it. Registers LLVM's back ends once. */
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
/* Functions outside of the object: `find` gives the place of one relative to that of `bytes`. */
typedef struct linked_outside {
    const void *user;
    bool (*find)(const void *user, const char *name, int64_t *place);
} linked_outside;
/* `bytes` will be placed on a boundary of 64 bytes. Refuses what would need work at load time: undefined symbols other than
 * those that `outside`, if it is not NULL, finds; writable data, absolute addresses, a global offset table. */
qn_status object_link(arena *a, const uint8_t *object, size_t size, const linked_outside *outside, linked *out);

#endif
