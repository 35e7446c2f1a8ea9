#include <crt_externs.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/os_child.h"
#include "base/os_child_parts.h"

static bool prepare(int socket)
{
    int on = 1;
    return fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 && setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on) == 0;
}

/* Darwin's socketpair() cannot set FD_CLOEXEC. So a program that another thread starts between socketpair() and
 * prepare() inherits the sockets. */
int os_sockets(int ends[2])
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends))
        return errno;
    if (prepare(ends[0]) && prepare(ends[1]))
        return 0;
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    return error;
}

int64_t os_socket_send(int socket, const void *bytes, size_t size) { return send(socket, bytes, size, MSG_DONTWAIT); }

int os_handle(pid_t id)
{
    (void)id;
    return -1;
}

int os_handle_wait(int handle, siginfo_t *how)
{
    (void)handle, (void)how;
    errno = EINVAL;
    return -1;
}

int os_handle_kill(int handle)
{
    (void)handle;
    return -1;
}

char **os_variables(void) { return *_NSGetEnviron(); }

static bool directory_of(const char *file, char out[OS_CHILD_PATH])
{
    _Static_assert(OS_CHILD_PATH >= PATH_MAX, "realpath writes up to PATH_MAX bytes");
    return realpath(file, out) && os_cut_name(out);
}

bool os_executable_directory(char out[OS_CHILD_PATH])
{
    char file[OS_CHILD_PATH];
    uint32_t size = sizeof file;
    return _NSGetExecutablePath(file, &size) == 0 && directory_of(file, out);
}

bool os_library_directory(char out[OS_CHILD_PATH])
{
    Dl_info library;
    return dladdr((void *)(uintptr_t)os_library_directory, &library) && library.dli_fname &&
           directory_of(library.dli_fname, out);
}
