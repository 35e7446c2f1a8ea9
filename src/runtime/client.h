/* The client of the compiler process.
 *
 * LLVM is large and ends its process on a fatal error, so the host does not load it. The compiler is a separate
 * program, quern-jit. The client starts it for the first compile and talks to it over a pair of connected sockets
 * (abi/protocol.h):
 *
 *     thread 1 ── compile ─┐                                              ┌─ worker
 *     thread 2 ── compile ─┼─ client ══ socket ══ quern-jit ── reader ────┼─ worker
 *     thread 3 ── compile ─┘                                              └─ worker
 *
 * Threads. Any number of threads may compile at once. One of the threads that wait for an answer reads the socket and
 * hands over answers for the others. While a process runs, a thread of the client sleeps until the process ends.
 *
 * Lifetime. The process ends when it has been idle for some seconds, and when the socket closes, however the host ends.
 * The next compile starts another one. The client waits for its child by process number, so it neither changes a signal
 * of the host nor depends on how the host handles SIGCHLD and waitpid(-1). It reaps an idle child promptly.
 *
 * Faults. If the compiler crashes, hangs or needs too much memory, the request that caused it fails with
 * QN_UNSUPPORTED, and libquern uses the evaluator. Other requests in the process are sent again to a new process. If
 * the cause is unknown, every request in the process is tried once more, alone.
 *
 * Forks. A forked child starts its own compiler process and leaves the parent's alone. It closes its copies of the
 * parent's descriptors when it first uses the client. If the fork happened while another thread was starting the
 * process, two unused sockets stay open in the child.
 */
#ifndef RUNTIME_CLIENT_H
#define RUNTIME_CLIENT_H

#include "base/status.h"
#include "quern/compiler.h"

typedef struct client client;

/* All fields but compile_id may be zero. Texts are copied. */
typedef struct client_options {
    /* BUILD_COMPILE_ID of the caller's build: the client refuses a program of another build. */
    const char *compile_id;
    /* Path of the program. NULL: search for it (client_find.h). */
    const char *program;
    const char *kernels;    /* directory of the kernel cache, which the process keeps; NULL or "": none */
    size_t kernels_from;    /* length of the beginning of that path that must exist */
    uint64_t kernels_limit; /* bytes; 0: DISK_CACHE_LIMIT */
    uint32_t threads;       /* compiles that run at once; 0: the number of CPUs */
    uint32_t idle_ms;       /* the process ends after this time without a request; 0: CLIENT_IDLE_MS */
    uint32_t time_limit_ms; /* of one request, counted from when it is sent; 0: CLIENT_TIME_LIMIT_MS */
    uint64_t memory_limit;  /* bytes that the process may allocate; 0: CLIENT_MEMORY_LIMIT */
    /* Gets a line when the process ends by a fault or is given up, and the notes that the process sends. The client
     * calls it in a thread that compiles, without a lock held. NULL: no log. */
    void (*log)(void *user, const char *line);
    void *log_user;
    /* Gets the number of a process after its start, in a thread that compiled. NULL is allowed. */
    void (*started)(int64_t process);
} client_options;

enum { CLIENT_IDLE_MS = 10000, CLIENT_TIME_LIMIT_MS = 120000 };
#define CLIENT_MEMORY_LIMIT (UINT64_C(4) << 30)

/* Opens a client without starting a process. Fails only if memory runs out. */
qn_status client_open(const client_options *options, client **out);
/* Ends the process if one runs, and frees the client. No compile may be running. NULL is allowed. */
void client_close(client *c);

/* The compiler, which lives as long as the client. It describes itself as "quern-jit" until a process has sent its
 * version of LLVM. */
const qn_compiler *client_compiler(client *c);

#endif
