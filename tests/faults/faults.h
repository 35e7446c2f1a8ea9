/* Faults: the n-th call of its class fails.
 *
 * A fault build is a program whose objects of Quern call fault_malloc, fault_open, ... instead of malloc, open, ...: the
 * Makefile renames what calls.def names, in a copy of the compiled objects (objcopy --redefine-syms). So exactly the
 * library's own calls can fail; those of the C library, of LLVM, of a sanitizer and of the test itself do not, and the
 * address sanitizer sees all memory as ever. faults.c counts the calls and lets one fail, or all from one on:
 *
 *     faults_begin(faults, FAULT_OPEN, 3, 0, false);    // the third open, openat, ... fails with the first of its errors
 *     ...                                               // what the library does
 *     if (faults_end(faults)) ...                       // whether there was a third
 *
 * It also counts what is not given back: blocks of memory and mappings.
 *
 * In the compiler process (build/tests/faulty_quern_jit) the same state lies in a file that the variable QUERN_FAULTS
 * names, so that the test that starts it sees how far it came. There, jit_memory.c adds the class FAULT_LLVM: allocations
 * of everything else in the process, LLVM above all. */
#ifndef FAULTS_H
#define FAULTS_H

#include <stdatomic.h>
#include <stdbool.h>

typedef enum fault_class {
    FAULT_NEVER, /* counted only */
    FAULT_MEMORY,
    FAULT_OPEN,
    FAULT_CLOSE,
    FAULT_LOOK,
    FAULT_READ,
    FAULT_WRITE,
    FAULT_MAP,
    FAULT_PROCESS,
    FAULT_THREAD,
    FAULT_TALK,
    FAULT_START,
    FAULT_LLVM,
    FAULT_OWN, /* all but the last, as one sequence */
    FAULT_ANY, /* all of them, as one sequence */
    FAULT_CLASSES
} fault_class;

extern const char *const fault_class_names[FAULT_CLASSES];

typedef struct fault_state {
    _Atomic fault_class class; /* FAULT_NEVER: nothing fails */
    long at;                   /* the first call that fails, from 1 */
    int error;                 /* which of its errors it fails with, from 0; counted round */
    bool on;                   /* whether all that follow it fail, too */
    _Atomic long count[FAULT_CLASSES];
    _Atomic long met; /* calls that failed */
    _Atomic int call; /* the last of them */
    _Atomic long blocks, mappings;
    /* Of the compiler process: how often it was started; blocks that were left when it ended by itself; how often
     * LeakSanitizer found something. */
    _Atomic long starts, left, leaks;
} fault_state;

extern fault_state *faults; /* of this process */

void faults_begin(fault_state *f, fault_class class, long at, int error, bool on);
/* No call fails any more. Whether one did. */
bool faults_end(fault_state *f);
/* The name of the last call that failed, and how many errors it has. */
const char *faults_name(const fault_state *f);
int faults_errors(const fault_state *f);
/* Whether all that failed was of the kind that is repeated: interrupted, or done in part. */
bool faults_harmless(const fault_state *f);

#endif
