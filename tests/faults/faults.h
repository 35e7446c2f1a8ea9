/* Injected faults: the n-th call of a class fails.
 *
 * In a fault build, Quern's objects call fault_malloc, fault_open, ... instead of malloc, open, ...: the Makefile
 * renames the calls in calls.def in a copy of the compiled objects (objcopy --redefine-syms). Only the library's own
 * calls can fail, not those of the C library, LLVM, a sanitizer or the test, and the address sanitizer works as usual.
 * faults.c counts the calls and makes one fail, or all from one on:
 *
 *     faults_begin(faults, FAULT_OPEN, 3, 0, false);    // the third open, openat, ... fails with its first error
 *     ...                                               // call the library
 *     if (faults_end(faults)) ...                       // true if there was a third
 *
 * It also counts leaks: blocks and mappings that are not freed.
 *
 * The compiler process (build/tests/faulty_quern_jit) has this state in a file named by the variable QUERN_FAULTS,
 * which the test reads, too. There jit_memory.c adds the class FAULT_LLVM: all other allocations, mainly those of
 * LLVM. */
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
    FAULT_OWN, /* the classes above without FAULT_LLVM, counted together */
    FAULT_ANY, /* all classes above, counted together */
    FAULT_CLASSES
} fault_class;

extern const char *const fault_class_names[FAULT_CLASSES];

typedef struct fault_state {
    _Atomic fault_class class; /* FAULT_NEVER: nothing fails */
    long at;                   /* the first call that fails, from 1 */
    int error;                 /* which of the call's errors, from 0; wraps around */
    bool on;                   /* whether all later calls fail, too */
    _Atomic long count[FAULT_CLASSES];
    _Atomic long met; /* calls that failed */
    _Atomic int call; /* the last call that failed */
    _Atomic long blocks, mappings;
    /* Of the compiler process: number of starts; blocks not freed at a normal exit; number of LeakSanitizer reports. */
    _Atomic long starts, left, leaks;
} fault_state;

extern fault_state *faults; /* of this process */

void faults_begin(fault_state *f, fault_class class, long at, int error, bool on);
/* Stops the faults. Returns whether a call failed. */
bool faults_end(fault_state *f);
/* The name of the last call that failed, and how many errors it has. */
const char *faults_name(const fault_state *f);
int faults_errors(const fault_state *f);
/* Whether every failure was one that the library retries: an interrupted or partial call. */
bool faults_harmless(const fault_state *f);

#endif
