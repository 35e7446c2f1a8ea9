#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/os_child.h"
#include "base/os_child_parts.h"

int os_sockets(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) ? errno : 0; }

int64_t os_socket_send(int socket, const void *bytes, size_t size)
{
    return send(socket, bytes, size, MSG_DONTWAIT | MSG_NOSIGNAL);
}

int os_handle(pid_t id) { return (int)syscall(SYS_pidfd_open, id, 0); }

enum { WAIT_BY_HANDLE = 3 }; /* the value of P_PIDFD, which some C libraries do not define */

int os_handle_wait(int handle, siginfo_t *how)
{
    return waitid((idtype_t)WAIT_BY_HANDLE, (id_t)handle, how, WEXITED | WNOHANG);
}

int os_handle_kill(int handle) { return (int)syscall(SYS_pidfd_send_signal, handle, SIGKILL, NULL, 0); }

char **os_variables(void) { return environ; }

bool os_executable_directory(char out[OS_CHILD_PATH])
{
    ssize_t size = readlink("/proc/self/exe", out, OS_CHILD_PATH - 1);
    out[size > 0 ? size : 0] = 0;
    return size > 0 && os_cut_name(out);
}

/* If the library is part of the executable, or if dladdr fails, the directory is that of the executable. For the
 * executable, dladdr gives argv[0], which can be a name without a directory. */
bool os_library_directory(char out[OS_CHILD_PATH])
{
    Dl_info library, executable;
    if (!dladdr((void *)(uintptr_t)os_library_directory, &library) || !library.dli_fname ||
        (dladdr((void *)(uintptr_t)getauxval(AT_PHDR), &executable) && executable.dli_fbase == library.dli_fbase))
        return os_executable_directory(out);
    _Static_assert(OS_CHILD_PATH >= PATH_MAX, "realpath writes up to PATH_MAX bytes");
    return realpath(library.dli_fname, out) && os_cut_name(out);
}
