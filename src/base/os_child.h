/* Child processes, with a socket to each.
 *
 * This works however the host treats its own children. Signals and their handlers stay as they are. We wait for a child
 * by its number, so it does not matter whether the host ignores SIGCHLD or reaps any child it finds. If the system has
 * process handles, we signal and wait through one, so that a reused number does no harm. */
#ifndef BASE_OS_CHILD_H
#define BASE_OS_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct os_child {
    int64_t id;        /* the process's number; 0: none */
    int handle;        /* of the process; -1 if the system has no process handles */
    int socket;        /* our end */
    uint64_t identity; /* of the socket: os_child_abandon closes it only if this is unchanged */
} os_child;

/* Starts a program. Its standard input is the other end of the socket, its standard output is discarded, its standard
 * error is ours. It starts with no signal blocked or ignored and inherits no other descriptor of ours. arguments[0] is
 * its name; the last argument is NULL. */
qn_status os_child_start(const char *program, const char *const *arguments, os_child *out);

typedef enum os_child_state {
    OS_CHILD_RUNS,
    OS_CHILD_EXITED, /* code: its exit status */
    OS_CHILD_KILLED, /* code: the signal */
    OS_CHILD_GONE    /* it ended and something else reaped it; code is unknown */
} os_child_state;

/* Waits at most `milliseconds` until the child ends. If it ended, reaps it and closes the handle. */
os_child_state os_child_wait(os_child *child, uint32_t milliseconds, int *code);
/* Returns when the child with this number has ended or no longer exists. Does not reap it. */
void os_child_watch(int64_t id);
/* Kills the child. Call os_child_wait afterwards to reap it. */
void os_child_kill(const os_child *child);
/* Shuts down the connection, so that both ends see it closed. */
void os_child_hang_up(const os_child *child);
void os_child_close_socket(os_child *child);
/* For a fork of the process that started the child: closes the descriptors if they still refer to the child's socket
 * and handle. The child is not affected. */
void os_child_abandon(os_child *child);

/* ---- talking ---------------------------------------------------------------------------------------------------------- */

enum { OS_CHILD_SPEAKS = 1, OS_CHILD_ENDED = 2 };

/* Waits until there is something to receive (OS_CHILD_SPEAKS; a closed connection counts), the child ended
 * (OS_CHILD_ENDED), or os_clock reaches the deadline. Returns the bits that hold; 0 at the deadline. */
int os_child_poll(const os_child *child, uint64_t deadline);
/* Receives the bytes that have arrived, without waiting. Returns the number of bytes, 0 if the connection is closed, -EAGAIN if there
 * is nothing yet, or another negative error number. */
int64_t os_child_receive(const os_child *child, void *out, size_t size);
/* Sends all bytes. Returns 0, -ETIMEDOUT at the deadline, or another negative error number. Raises no signal. */
int os_child_send(const os_child *child, const void *bytes, size_t size, uint64_t deadline);

/* ---- names ------------------------------------------------------------------------------------------------------------ */

enum { OS_CHILD_PATH = 4096 }; /* bytes for a path with its final 0 */

/* 0 if the path is a regular file that may be executed, else a negative error number. */
int os_child_executable(const char *path);
/* The directory of the library (the file that holds this function) and of the executable, without a slash at the end.
 * False if the system does not say. */
bool os_library_directory(char out[OS_CHILD_PATH]);
bool os_executable_directory(char out[OS_CHILD_PATH]);

#endif
