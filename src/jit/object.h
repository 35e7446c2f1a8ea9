/* Target machines, and linking of an LLVM object into one piece of memory without relocations. */
#ifndef JIT_OBJECT_H
#define JIT_OBJECT_H

#include "abi/image.h"
#include "jit/emit.h"

/* target.c: finds the target for a level and one of the level's tunings. A NULL tuning means the default. Returns
 * QN_UNSUPPORTED if there is no such target. */
qn_status target_find(const char *level, const char *tuning, target *out);
/* Makes a target machine, which the caller disposes of. The first call of this function in a process registers LLVM's
 * back ends. */
qn_status target_machine(const target *t, LLVMTargetMachineRef *out);

/* object_link.c: places and relocates the code and read-only data of an ELF object. */
typedef struct linked_symbol {
    const char *name;
    uint64_t offset, size;
} linked_symbol;

/* A call of a function outside the object. */
typedef struct linked_call {
    uint64_t at;   /* offset of the call's 32-bit field (image_link in abi/image.h) */
    int64_t place; /* where the function is: the distance that linked_outside.find returned */
} linked_call;

typedef struct linked {
    uint8_t *bytes; /* in the arena: code, then data on a 64-byte boundary */
    uint64_t code_size, data_offset, size;
    LIST_OF(linked_symbol) symbols; /* functions */
    LIST_OF(linked_call) calls;     /* of functions outside the object */
} linked;
/* Finds functions outside the object. `find` sets *place to the distance, in bytes, from the start of the linked object
 * to the function in the image that will contain both. Returns false if there is no such function. */
typedef struct linked_outside {
    const void *user;
    bool (*find)(const void *user, const char *name, int64_t *place);
} linked_outside;
/* Links an object. The result runs at any address that is a multiple of 64, as long as the outside functions keep their
 * distances from it. `outside` may be NULL. Each symbol that the object does not define must be a function that
 * `outside` finds. The object may call such a function or jump to it, and do nothing else with it. Returns QN_INTERNAL
 * if a symbol breaks these rules, or if the object has writable data, an absolute address or a global offset table. */
qn_status object_link(arena *a, const uint8_t *object, size_t size, const linked_outside *outside, linked *out);

#endif
