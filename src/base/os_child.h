/* Child processes that are talked to over a socket.
 *
 * Nothing here depends on what the host does about its children: signals and their handlers stay as they are, and a child
 * is waited for by its own name, so that it makes no difference whether the host ignores SIGCHLD or reaps whatever it
 * finds. Where the system has handles of processes, a child is signalled and waited for through one, so that its number,
 * once taken by another process, does not matter either. */
#ifndef BASE_OS_CHILD_H
#define BASE_OS_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct os_child {
    int64_t id;        /* 0: none */
    int handle;        /* of the process; -1 where the system has no such thing */
    int socket;        /* our end */
    uint64_t identity; /* of the socket, so that os_child_abandon closes nothing else */
} os_child;

/* Starts a program. Its standard input is the other end of the socket, its standard output goes nowhere, its standard
 * error is ours. Signals are as after a fresh start: none blocked, none ignored. Every descriptor of ours is closed on
 * exec. arguments[0] is its name; the last is NULL. */
qn_status os_child_start(const char *program, const char *const *arguments, os_child *out);

typedef enum os_child_state {
    OS_CHILD_RUNS,
    OS_CHILD_EXITED, /* code: its status */
    OS_CHILD_KILLED, /* code: the signal */
    OS_CHILD_GONE    /* it ended, and somebody else heard how */
} os_child_state;

/* Waits until the child ends, at most so long; if it did, it is reaped and the handle closed. */
os_child_state os_child_wait(os_child *child, uint32_t milliseconds, int *code);
/* Returns when the child of this number has ended, or is known no more. It is not reaped by this. */
void os_child_watch(int64_t id);
/* Ends the child at once. It is still to be waited for. */
void os_child_kill(const os_child *child);
/* Makes both sides of the connection see its end. */
void os_child_hang_up(const os_child *child);
void os_child_close_socket(os_child *child);
/* In a process that was forked from the one that started the child: closes the descriptors, if they still are what they
 * were. The child is not affected. */
void os_child_abandon(os_child *child);

/* ---- talking ---------------------------------------------------------------------------------------------------------- */

enum { OS_CHILD_SPEAKS = 1, OS_CHILD_ENDED = 2 };

/* Waits until there is something to receive (the end of the connection counts) or the child ended, or os_clock reaches
 * the deadline. Which of them, 0 for the deadline. */
int os_child_poll(const os_child *child, uint64_t deadline);
/* Receives what is there. The number of bytes; 0 at the end of the connection; -EAGAIN if there is nothing yet, or the
 * negative number of another error. */
int64_t os_child_receive(const os_child *child, void *out, size_t size);
/* Sends all. 0, -ETIMEDOUT at the deadline, or the negative number of another error. No signal is raised. */
int os_child_send(const os_child *child, const void *bytes, size_t size, uint64_t deadline);

/* ---- names ------------------------------------------------------------------------------------------------------------ */

enum { OS_CHILD_PATH = 4096 }; /* room for a path, its end included */

/* 0 if there is a regular file that may be executed, else the negative number of an error. */
int os_child_executable(const char *path);
/* The directory of the file that this function was loaded from, or of the executable, without a slash at the end. False
 * where the system does not tell. */
bool os_library_directory(char out[OS_CHILD_PATH]);
bool os_executable_directory(char out[OS_CHILD_PATH]);

#endif
