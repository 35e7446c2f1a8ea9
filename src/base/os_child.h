/* Child processes. A socket connects each child to this process.
 *
 * These functions do not change the signal handlers and masks of the host (the program that uses Quern). Each function
 * waits only for the child that its caller names, and does not depend on SIGCHLD. So the host may ignore SIGCHLD and
 * reap any child.
 *
 * os_child_wait and os_child_kill use the child's process handle (a pidfd on Linux) if the system has such handles.
 * Otherwise they use its process ID. Another process can get this ID after the host has reaped the child, so
 * os_child_kill first checks that the child still runs. */
#ifndef BASE_OS_CHILD_H
#define BASE_OS_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct os_child {
    int64_t id;        /* the process ID; 0 if there is no process */
    int handle;        /* handle of the process; -1 if there is none */
    int socket;        /* this process's end of the connection */
    uint64_t identity; /* the socket's inode, by which os_child_abandon recognises the socket */
} os_child;

/* Starts a program. Its standard input is the other end of the socket, its standard output is discarded, and its
 * standard error is that of this process. No signal is blocked or ignored in the program. It does not inherit Quern's
 * other descriptors, which are closed on exec. arguments[0] is the name of the program; the last argument is NULL. */
qn_status os_child_start(const char *program, const char *const *arguments, os_child *out);

typedef enum os_child_state {
    OS_CHILD_RUNS,
    OS_CHILD_EXITED, /* *code is the exit status */
    OS_CHILD_KILLED, /* *code is the number of the signal */
    OS_CHILD_GONE    /* the host or the system reaped the child, or there is no child; *code is not set */
} os_child_state;

/* Waits until the child ends, but at most `milliseconds`. If the child has ended, reaps it and closes its handle. */
os_child_state os_child_wait(os_child *child, uint32_t milliseconds, int *code);
/* Waits until the child with this process ID has ended or no longer exists. Does not reap the child. */
void os_child_watch(int64_t id);
/* Kills the child with SIGKILL. Call os_child_wait afterwards to reap it. */
void os_child_kill(const os_child *child);
/* Shuts down the connection, so that both ends see it closed. */
void os_child_hang_up(const os_child *child);
void os_child_close_socket(os_child *child);
/* Call this in a forked copy of the process that started the child. Closes `socket` and `handle`, if `socket` still
 * refers to the socket that os_child_start made. The child continues to run. */
void os_child_abandon(os_child *child);

/* ---- sending and receiving --------------------------------------------------------------------------------------- */

enum { OS_CHILD_SPEAKS = 1, OS_CHILD_ENDED = 2 };

/* Waits for an event until os_clock reaches the deadline. Returns the bits of the events that have happened, or 0 at
 * the deadline. OS_CHILD_SPEAKS: there are bytes to receive, or the connection is closed. OS_CHILD_ENDED: the child has
 * ended (detected only with a handle), or waiting failed. */
int os_child_poll(const os_child *child, uint64_t deadline);
/* Receives bytes that have arrived, and never waits. Returns the number of bytes, 0 if the connection is closed,
 * -EAGAIN if no bytes have arrived, or another negative error number. */
int64_t os_child_receive(const os_child *child, void *out, size_t size);
/* Sends all bytes. Returns 0, -ETIMEDOUT at the deadline, or another negative error number. Raises no signal. */
int os_child_send(const os_child *child, const void *bytes, size_t size, uint64_t deadline);

/* ---- names ------------------------------------------------------------------------------------------------------- */

enum { OS_CHILD_PATH = 4096 }; /* bytes for a path with its final 0 */

/* Returns 0 if the path is a regular file that this process may execute, else a negative error number. */
int os_child_executable(const char *path);
/* os_library_directory writes the path of the directory of the file that contains the library's code.
 * os_executable_directory writes the path of the directory of the executable. The paths have no slash at the end. Both
 * functions return false if the system does not report the directory. */
bool os_library_directory(char out[OS_CHILD_PATH]);
bool os_executable_directory(char out[OS_CHILD_PATH]);

#endif
