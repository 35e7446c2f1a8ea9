/* The client of the compiler process.
 *
 * LLVM is large and ends its process on a fatal error, so the host does not load LLVM. The compiler is a separate
 * program, quern-jit. The client starts quern-jit for the first compile. The client and quern-jit exchange messages
 * over a pair of connected sockets (abi/protocol.h):
 *
 *     thread 1 ── compile ─┐                                              ┌─ worker
 *     thread 2 ── compile ─┼─ client ══ socket ══ quern-jit ── reader ────┼─ worker
 *     thread 3 ── compile ─┘                                              └─ worker
 *
 * Threads. Any number of threads may compile at once. One of the threads that wait for an answer reads the socket and
 * passes the answers to the other threads. For each process, the client starts a thread that waits for the end of the
 * process.
 *
 * Lifetime. The process ends when it has been idle for some seconds or when the socket closes. So the process ends with
 * the host, even if the host crashes. The next compile starts another process. The client waits for quern-jit only, not
 * for other children of the host (base/os_child.h). The client changes no signal handler. The host may handle SIGCHLD
 * and may call waitpid(-1).
 *
 * Faults. If the compiler crashes, hangs or needs too much memory, the request that caused the fault fails with
 * QN_UNSUPPORTED. libquern then uses the evaluator for this request. If the process ended, the client sends the other
 * requests again, to a new process. If the client does not know which request caused the end, it sends every request
 * again, one at a time. A request fails if the process ends again while it compiles this request. If a process ends
 * before its first message, all of its requests fail.
 *
 * Forks. A forked child starts a compiler process of its own and does not touch the parent's process. When the child
 * first uses the client, it closes its copies of the parent's descriptors. Two sockets can stay open in the child if
 * another thread was starting the process during the fork.
 */
#ifndef RUNTIME_CLIENT_H
#define RUNTIME_CLIENT_H

#include "base/status.h"
#include "quern/compiler.h"

typedef struct client client;

/* All fields but compile_id may be zero. Texts are copied. */
typedef struct client_options {
    /* BUILD_COMPILE_ID of the caller's build. The client refuses a quern-jit of another build. */
    const char *compile_id;
    /* Path of quern-jit. If NULL, the client searches for quern-jit (client_find.h). */
    const char *program;
    const char *kernels;    /* directory below which the process keeps its cache of kernels; NULL or "": no cache */
    size_t kernels_from;    /* the first `kernels_from` bytes of `kernels` are the path of a directory that must exist;
                               quern-jit makes the directories below it */
    uint64_t kernels_limit; /* bytes; 0 means DISK_CACHE_LIMIT */
    uint32_t threads;       /* how many compiles may run at once; 0 means the number of CPUs */
    uint32_t idle_ms;       /* the process ends after this time without a request; 0 means CLIENT_IDLE_MS */
    uint32_t time_limit_ms; /* the longest time from sending a request to its answer; 0 means CLIENT_TIME_LIMIT_MS */
    uint64_t memory_limit;  /* bytes that the process may allocate; 0 means CLIENT_MEMORY_LIMIT */
    /* Receives the text of each message NOTE (abi/protocol.h) of the process. A NOTE with the same text as the previous
     * NOTE is left out. Also receives a line with the reason if a process ends or is ended while a compile runs. The
     * client calls `log` in a thread that compiles, and holds no lock during the call. NULL means no log. */
    void (*log)(void *user, const char *line);
    void *log_user;
    /* Receives the process ID of a process that the client has started. If one compile starts several processes,
     * `started` receives only the ID of the last. The client calls `started` in a thread that compiles. NULL is
     * allowed. */
    void (*started)(int64_t process);
} client_options;

enum { CLIENT_IDLE_MS = 10000, CLIENT_TIME_LIMIT_MS = 120000 };
#define CLIENT_MEMORY_LIMIT (UINT64_C(4) << 30)

/* Opens a client without starting a process. Fails only if memory runs out. */
qn_status client_open(const client_options *options, client **out);
/* Ends the process if one runs, and frees the client. No compile may be running. NULL is allowed. */
void client_close(client *c);

/* Returns a compiler (quern/compiler.h) whose functions use `c`. It is valid until client_close. Its function
 * `describe` returns "quern-jit" until the first process has reported its version of LLVM. */
const qn_compiler *client_compiler(client *c);

#endif
