/* The parts of child processes that differ between systems. os_child_posix.c uses them. os_child_linux.c and
 * os_child_darwin.c implement them, and the two directory functions of os_child.h. */
#ifndef BASE_OS_CHILD_PARTS_H
#define BASE_OS_CHILD_PARTS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Makes the two ends of a stream socket, closed on exec. Returns 0 or an error number. */
int os_sockets(int ends[2]);
/* send() that neither waits nor raises a signal. */
int64_t os_socket_send(int socket, const void *bytes, size_t size);

/* A descriptor for a process, closed on exec; -1 if the system has none, and then the next two are not called. */
int os_handle(pid_t id);
int os_handle_wait(int handle, siginfo_t *how); /* waitid() for a process that ended, without waiting */
int os_handle_kill(int handle);                 /* 0 or -1 */

/* The environment to pass to a program. */
char **os_variables(void);
/* Removes the last name of a path. */
bool os_cut_name(char *path);

#endif
