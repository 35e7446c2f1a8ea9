/* What systems do differently about child processes. os_child_posix.c uses it; os_child_linux.c and os_child_darwin.c
 * implement it, and the directories of os_child.h. */
#ifndef BASE_OS_CHILD_PARTS_H
#define BASE_OS_CHILD_PARTS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Two ends of a stream, closed on exec. 0 or the number of an error. */
int os_sockets(int ends[2]);
/* As send(), without waiting and without a signal. */
int64_t os_socket_send(int socket, const void *bytes, size_t size);

/* A descriptor for a process, closed on exec; -1 where there is no such thing, and then the others are not called. */
int os_handle(pid_t id);
int os_handle_wait(int handle, siginfo_t *how); /* as waitid() for a process that has ended, without waiting */
int os_handle_kill(int handle);                 /* 0, or -1 */

/* The environment, for a program that is started. */
char **os_variables(void);
/* Cuts the last name off a path. */
bool os_cut_name(char *path);

#endif
