/* The parts of os_child.h that differ between systems. os_child_linux.c and os_child_darwin.c implement all functions
 * below except os_cut_name. They also implement os_library_directory and os_executable_directory of os_child.h.
 * os_child_posix.c implements os_cut_name and the rest of os_child.h. */
#ifndef BASE_OS_CHILD_PARTS_H
#define BASE_OS_CHILD_PARTS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Makes the two ends of a stream socket. Both are closed on exec. Returns 0 or an error number. */
int os_sockets(int ends[2]);
/* Like send(), but neither waits nor raises a signal. */
int64_t os_socket_send(int socket, const void *bytes, size_t size);

/* Opens a process handle: a descriptor that stands for a process and is closed on exec (on Linux, a pidfd). Returns -1
 * on failure, and on systems without process handles. */
int os_handle(pid_t id);
int os_handle_wait(int handle, siginfo_t *how); /* like waitid(): reaps the process if it has ended; never waits */
int os_handle_kill(int handle);                 /* returns 0 or -1 */

/* Returns the environment to pass to a program. */
char **os_variables(void);
/* Removes the last slash of a path and the name after it. Returns false if there is no slash. */
bool os_cut_name(char *path);

#endif
