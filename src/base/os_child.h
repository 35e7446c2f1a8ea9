/* Child processes. A socket connects each child to this process.
 *
 * These functions do not change the host's signal handlers and masks. They wait only for the child that the caller
 * names, and do not depend on SIGCHLD. So the host may ignore SIGCHLD, and it may reap any child. If the system has
 * process handles (pidfds on Linux), os_child_wait and os_child_kill use the child's handle. Otherwise they use its
 * process number, which another process can get after the host has reaped the child. So os_child_kill sends a signal to
 * this number only if the child still runs. */
#ifndef BASE_OS_CHILD_H
#define BASE_OS_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct os_child {
    int64_t id;        /* the process's number; 0 if there is no process */
    int handle;        /* handle of the process; -1 if there is none */
    int socket;        /* this process's end of the connection */
    uint64_t identity; /* the socket's inode, by which os_child_abandon recognises the socket */
} os_child;

/* Starts a program. The program's standard input is the other end of the socket. Its standard output is discarded. Its
 * standard error is that of this process. In the new program no signal is blocked or ignored. Quern's other descriptors
 * are closed on exec, so the program does not inherit them. arguments[0] is the name of the program; the last argument
 * is NULL. */
qn_status os_child_start(const char *program, const char *const *arguments, os_child *out);

typedef enum os_child_state {
    OS_CHILD_RUNS,
    OS_CHILD_EXITED, /* *code is the exit status */
    OS_CHILD_KILLED, /* *code is the number of the signal */
    OS_CHILD_GONE    /* the host or the system reaped the child, or there is none; *code is not set */
} os_child_state;

/* Waits until the child ends, but at most `milliseconds`. If the child has ended, reaps it and closes its handle. */
os_child_state os_child_wait(os_child *child, uint32_t milliseconds, int *code);
/* Waits until the child with this number has ended or no longer exists. Does not reap the child. */
void os_child_watch(int64_t id);
/* Kills the child with SIGKILL. Call os_child_wait afterwards to reap it. */
void os_child_kill(const os_child *child);
/* Shuts down the connection, so that both ends see it closed. */
void os_child_hang_up(const os_child *child);
void os_child_close_socket(os_child *child);
/* For a forked copy of the process that started the child. Closes `socket` and `handle`, if `socket` still refers to
 * the socket that os_child_start made. The child continues to run. */
void os_child_abandon(os_child *child);

/* ---- sending and receiving --------------------------------------------------------------------------------------- */

enum { OS_CHILD_SPEAKS = 1, OS_CHILD_ENDED = 2 };

/* Waits for an event, until os_clock reaches the deadline. OS_CHILD_SPEAKS: there are bytes to receive, or the
 * connection is closed. OS_CHILD_ENDED: the child has ended (not detected without a handle), or waiting failed. Returns
 * the bits of the events that have happened, or 0 at the deadline. */
int os_child_poll(const os_child *child, uint64_t deadline);
/* Receives bytes that have arrived, and does not wait for more. Returns the number of bytes, or 0 if the connection is
 * closed, -EAGAIN if no bytes have arrived, or another negative error number. */
int64_t os_child_receive(const os_child *child, void *out, size_t size);
/* Sends all bytes. Returns 0, -ETIMEDOUT at the deadline, or another negative error number. Raises no signal. */
int os_child_send(const os_child *child, const void *bytes, size_t size, uint64_t deadline);

/* ---- names ------------------------------------------------------------------------------------------------------- */

enum { OS_CHILD_PATH = 4096 }; /* bytes for a path with its final 0 */

/* Returns 0 if the path is a regular file that this process may execute, else a negative error number. */
int os_child_executable(const char *path);
/* Write the directory of the library (the file that contains this function) and the directory of the executable,
 * without a slash at the end. Return false if the system does not report the directory. */
bool os_library_directory(char out[OS_CHILD_PATH]);
bool os_executable_directory(char out[OS_CHILD_PATH]);

#endif
