/* Injected faults: call number n of a class fails.
 *
 * In a fault build, Quern's objects call fault_malloc, fault_open, ... instead of malloc, open, ... To get such
 * objects, the Makefile copies the compiled objects and renames the functions of calls.def in the copies
 * (objcopy --redefine-syms). Only calls of Quern can fail, not calls of the C library, LLVM, a sanitizer or the test.
 * The address sanitizer works as usual. faults.c counts the calls. It lets call number n fail, or call number n and all
 * later calls:
 *
 *     faults_begin(faults, FAULT_OPEN, 3, 0, false);    // the third open, openat, ... fails with its first error
 *     ...                                               // call the library
 *     if (faults_end(faults)) ...                       // true if a third call was made, which failed
 *
 * faults.c also counts leaks, which are blocks and mappings that are not freed.
 *
 * The compiler process (build/tests/faults/faulty_quern_jit) shares a fault_state with the test, in a file that the
 * variable QUERN_FAULTS names. In that process jit_memory.c adds the class FAULT_LLVM: all allocations that Quern does
 * not make. LLVM makes most of them. */
#ifndef FAULTS_H
#define FAULTS_H

#include <stdatomic.h>
#include <stdbool.h>

typedef enum fault_class {
    FAULT_NEVER, /* calls that are counted but never fail */
    FAULT_MEMORY,
    FAULT_OPEN,
    FAULT_CLOSE,
    FAULT_LOOK, /* queries: stat, readdir, getcwd, ... */
    FAULT_READ,
    FAULT_WRITE,
    FAULT_MAP,
    FAULT_PROCESS,
    FAULT_THREAD,
    FAULT_TALK,  /* sockets: send, recv, poll, ... */
    FAULT_START, /* made when the compiler process starts: setrlimit, sigaction, ... */
    FAULT_LLVM,
    FAULT_OWN, /* all classes above except FAULT_LLVM, counted together */
    FAULT_ANY, /* all classes above, counted together */
    FAULT_CLASSES
} fault_class;

extern const char *const fault_class_names[FAULT_CLASSES];

typedef struct fault_state {
    _Atomic fault_class class; /* the class whose calls fail; FAULT_NEVER if no call fails */
    long at;                   /* the number of the first call that fails; numbers begin with 1 */
    int error;                 /* index in the call's list of errors, modulo the length of the list */
    bool on;                   /* whether all later calls of the class also fail */
    _Atomic long count[FAULT_CLASSES];
    _Atomic long met;              /* number of calls that failed */
    _Atomic int call;              /* the row of calls.def of the call that failed last */
    _Atomic long blocks, mappings; /* numbers of blocks and mappings that were allocated and not freed */
    /* Counts of the compiler process: its starts, the blocks that it had not freed at normal exits, and
     * LeakSanitizer's reports. */
    _Atomic long starts, left, leaks;
} fault_state;

extern fault_state *faults; /* the state that calls of this process use */

void faults_begin(fault_state *f, fault_class class, long at, int error, bool on);
/* Stops the faults. Returns whether a call failed. */
bool faults_end(fault_state *f);
/* The name of the call that failed last, and the number of errors in the row of this call. */
const char *faults_name(const fault_state *f);
int faults_errors(const fault_state *f);
/* Whether exactly one call failed, and the library must repeat this call. The library must repeat a call after EINTR,
 * after a partial result, and after EAGAIN on a socket. */
bool faults_harmless(const fault_state *f);

#endif
