/* The client of the compiler process.
 *
 * Compiling means LLVM: tens of megabytes, its own memory, fatal errors that end a process. The host gets none of it. The
 * compiler is a program of its own, quern-jit, which this client starts when the first compile asks for it, over one
 * pair of connected sockets (abi/protocol.h):
 *
 *     thread 1 ── compile ─┐                                              ┌─ worker
 *     thread 2 ── compile ─┼─ client ══ socket ══ quern-jit ── reader ────┼─ worker
 *     thread 3 ── compile ─┘                                              └─ worker
 *
 * Threads. Any number of them may compile at once. Of those that wait for an answer one reads the socket, and hands over
 * what is not for itself. While a process runs, one thread of the client's own sleeps until it ends, to reap it.
 *
 * Lifetime. The process ends by itself after some idle seconds, and when the socket closes, however the host ends. The
 * next compile starts another. It is a direct child that is waited for by name only, so that nothing depends on what the
 * host does about SIGCHLD or with waitpid(-1); no signal of the host is touched. A process that ended by itself is reaped
 * at once.
 *
 * Faults. A compiler that crashes, hangs or needs too much memory costs the request that made it do so: that one fails
 * with QN_UNSUPPORTED, upon which libquern evaluates. Others that were in the process at the time are sent again to a
 * fresh one. Where nobody can tell which request it was, each that was in flight is tried once more, alone.
 *
 * A child that the host forks has a client that starts a process of its own, and leaves its parent's alone. It closes its
 * copies of the parent's descriptors when it first uses the client; if it was forked in the very moment in which another
 * thread started the process, it keeps two sockets that nobody uses.
 */
#ifndef RUNTIME_CLIENT_H
#define RUNTIME_CLIENT_H

#include "base/status.h"
#include "quern/compiler.h"

typedef struct client client;

/* All fields but compile_id may be zero. Texts are copied. */
typedef struct client_options {
    /* BUILD_COMPILE_ID of the caller's build: a program of another build is refused. */
    const char *compile_id;
    /* The program. NULL: $QUERN_JIT, else the first that is found beside this library, in libexec/quern or lib/quern near
     * it, or in the same places near the executable, or where it was to be installed. A program that is named here or in
     * the environment is the only one tried. */
    const char *program;
    const char *kernels;    /* directory of the process's own cache of kernels; NULL or "": none */
    size_t kernels_from;    /* the beginning of its path that must exist */
    uint64_t kernels_limit; /* bytes; 0: DISK_CACHE_LIMIT */
    uint32_t threads;       /* compiles that run at once; 0: as many as CPUs */
    uint32_t idle_ms;       /* the process ends after so long without a request; 0: CLIENT_IDLE_MS */
    uint32_t time_limit_ms; /* of one request, from when a thread is free for it; 0: CLIENT_TIME_LIMIT_MS */
    uint64_t memory_limit;  /* bytes that the process may allocate; 0: CLIENT_MEMORY_LIMIT */
    /* Told a line when the process ends by a fault or is given up, and what it has to say itself. Called without a lock held,
     * in a thread that compiles. NULL: silent. */
    void (*log)(void *user, const char *line);
    void *log_user;
    /* Told the number of a process that was started, by a thread that compiled in it. */
    void (*started)(int64_t process);
} client_options;

enum { CLIENT_IDLE_MS = 10000, CLIENT_TIME_LIMIT_MS = 120000 };
#define CLIENT_MEMORY_LIMIT (UINT64_C(4) << 30)

/* Starts nothing. Fails for lack of memory only. */
qn_status client_open(const client_options *options, client **out);
/* Ends the process, if one runs. No compile may be running. NULL is allowed. */
void client_close(client *c);

/* The compiler, alive as long as the client. It describes itself as "quern-jit" until a process has told its version of
 * LLVM. */
const qn_compiler *client_compiler(client *c);

#endif
