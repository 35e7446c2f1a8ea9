#include "base/os_child.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/os.h"
#include "base/os_child_parts.h"

static qn_status failed(const char *what, int error)
{
    return error == ENOMEM ? status_oom() : status_make(QN_UNSUPPORTED, "%s: %s", what, strerror(error));
}

/* ---- starting ---------------------------------------------------------------------------------------------------- */

static uint64_t identity_of(int file)
{
    struct stat facts;
    return fstat(file, &facts) == 0 ? (uint64_t)facts.st_ino : 0;
}

/* If a descriptor is below 3, replaces it by a copy that is 3 or above. If the host has closed one of its standard
 * streams, a new socket can get the number of this stream. Without the copy, the host's output would then go to the
 * socket. */
static int above_standard(int file)
{
    if (file > STDERR_FILENO)
        return file;
    int moved = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), error = errno;
    close(file);
    errno = error;
    return moved;
}

static int make_sockets(int ends[2])
{
    int error = os_sockets(ends);
    if (error)
        return error;
    ends[0] = above_standard(ends[0]);
    error = ends[0] < 0 ? errno : 0;
    ends[1] = above_standard(ends[1]);
    if (!error && ends[1] < 0)
        error = errno;
    for (int i = 0; i < 2 && error; i++)
        if (ends[i] >= 0)
            close(ends[i]);
    return error;
}

static int set_attributes(posix_spawnattr_t *attributes)
{
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    sigdelset(&all, SIGKILL);
    sigdelset(&all, SIGSTOP);
    int error = posix_spawnattr_setsigmask(attributes, &none);
    if (!error)
        error = posix_spawnattr_setsigdefault(attributes, &all);
    return error ? error : posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn_with(const char *program, const char *const *arguments, posix_spawn_file_actions_t *actions,
                      posix_spawnattr_t *attributes, int socket, pid_t *id)
{
    int error = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
    if (!error)
        error = posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (!error)
        error = set_attributes(attributes);
    return error ? error : posix_spawn(id, program, actions, attributes, (char *const *)arguments, os_variables());
}

static int spawn(const char *program, const char *const *arguments, int socket, pid_t *id)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error)
        return error;
    error = posix_spawnattr_init(&attributes);
    if (!error) {
        error = spawn_with(program, arguments, &actions, &attributes, socket, id);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

qn_status os_child_start(const char *program, const char *const *arguments, os_child *out)
{
    int ends[2];
    pid_t id;
    *out = (os_child){.handle = -1, .socket = -1};
    int error = make_sockets(ends);
    if (error)
        return failed("its sockets cannot be made", error);
    error = spawn(program, arguments, ends[1], &id);
    close(ends[1]);
    if (error) {
        close(ends[0]);
        return failed("it cannot be started", error);
    }
    int handle = above_standard(os_handle(id));
    *out = (os_child){id, handle, ends[0], identity_of(ends[0])};
    return NULL;
}

/* ---- ending ------------------------------------------------------------------------------------------------------ */

static os_child_state reap(os_child *child, int *code)
{
    siginfo_t how;
    int result;
    do {
        how.si_pid = 0;
        result = child->handle < 0 ? -1 : os_handle_wait(child->handle, &how);
        if (child->handle < 0 || (result && errno == EINVAL))
            result = waitid(P_PID, (id_t)child->id, &how, WEXITED | WNOHANG);
    } while (result && errno == EINTR);
    if (result)
        return OS_CHILD_GONE;
    if (!how.si_pid)
        return OS_CHILD_RUNS;
    *code = how.si_status;
    return how.si_code == CLD_EXITED ? OS_CHILD_EXITED : OS_CHILD_KILLED;
}

static int milliseconds_until(uint64_t deadline)
{
    uint64_t now = os_clock();
    uint64_t left = deadline > now ? (deadline - now + 999999) / 1000000 : 0;
    return left < INT_MAX ? (int)left : INT_MAX;
}

/* Waits until the handle reports the end of the child, but at most until the deadline. Without a handle, waits at most
 * a millisecond. */
static void wait_a_little(const os_child *child, uint64_t deadline)
{
    struct pollfd end = {.fd = child->handle, .events = POLLIN};
    int left = milliseconds_until(deadline);
    poll(&end, 1, child->handle < 0 && left > 1 ? 1 : left);
}

os_child_state os_child_wait(os_child *child, uint32_t milliseconds, int *code)
{
    if (!child->id)
        return OS_CHILD_GONE;
    uint64_t deadline = os_clock() + milliseconds * UINT64_C(1000000);
    os_child_state state = reap(child, code);
    while (state == OS_CHILD_RUNS && os_clock() < deadline) {
        wait_a_little(child, deadline);
        state = reap(child, code);
    }
    if (state != OS_CHILD_RUNS) {
        if (child->handle >= 0)
            close(child->handle);
        child->handle = -1;
        child->id = 0;
    }
    return state;
}

/* Sends SIGKILL through the child's handle, if this is possible. Otherwise sends SIGKILL to the child's process ID if
 * waitid reports that the child still runs. A child that runs is not reaped yet, so its ID cannot belong to another
 * process. */
void os_child_kill(const os_child *child)
{
    siginfo_t how = {0};
    if (!child->id)
        return;
    if (child->handle >= 0 && os_handle_kill(child->handle) == 0)
        return;
    if (waitid(P_PID, (id_t)child->id, &how, WEXITED | WNOHANG | WNOWAIT) == 0 && !how.si_pid)
        kill((pid_t)child->id, SIGKILL);
}

void os_child_watch(int64_t id)
{
    siginfo_t how;
    while (waitid(P_PID, (id_t)id, &how, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
}

void os_child_hang_up(const os_child *child)
{
    if (child->socket >= 0)
        shutdown(child->socket, SHUT_RDWR);
}

void os_child_close_socket(os_child *child)
{
    if (child->socket >= 0)
        close(child->socket);
    child->socket = -1;
}

void os_child_abandon(os_child *child)
{
    bool same = child->socket >= 0 && identity_of(child->socket) == child->identity;
    if (same)
        close(child->socket);
    if (same && child->handle >= 0)
        close(child->handle);
    *child = (os_child){.handle = -1, .socket = -1};
}

/* ---- sending and receiving --------------------------------------------------------------------------------------- */

static int poll_until(struct pollfd *files, nfds_t count, uint64_t deadline)
{
    int ready;
    do
        ready = poll(files, count, milliseconds_until(deadline));
    while (ready == 0 ? os_clock() < deadline : ready < 0 && errno == EINTR);
    return ready;
}

int os_child_poll(const os_child *child, uint64_t deadline)
{
    struct pollfd files[] = {{.fd = child->socket, .events = POLLIN}, {.fd = child->handle, .events = POLLIN}};
    int ready = poll_until(files, 2, deadline);
    if (ready < 0)
        return OS_CHILD_ENDED;
    return (files[0].revents ? OS_CHILD_SPEAKS : 0) | (files[1].revents ? OS_CHILD_ENDED : 0);
}

int64_t os_child_receive(const os_child *child, void *out, size_t size)
{
    ssize_t got;
    do
        got = recv(child->socket, out, size, MSG_DONTWAIT);
    while (got < 0 && errno == EINTR);
    return got >= 0 ? got : errno == EWOULDBLOCK ? -EAGAIN : -errno;
}

int os_child_send(const os_child *child, const void *bytes, size_t size, uint64_t deadline)
{
    for (const char *at = bytes; size;) {
        int64_t sent = os_socket_send(child->socket, at, size);
        if (sent >= 0) {
            at += sent;
            size -= (size_t)sent;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            struct pollfd room = {.fd = child->socket, .events = POLLOUT};
            int ready = poll_until(&room, 1, deadline);
            if (ready <= 0)
                return ready ? -errno : -ETIMEDOUT;
        } else if (errno != EINTR) {
            return -errno;
        }
    }
    return 0;
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

int os_child_executable(const char *path)
{
    struct stat facts;
    if (stat(path, &facts))
        return -errno;
    if (S_ISDIR(facts.st_mode))
        return -EISDIR;
    return S_ISREG(facts.st_mode) && access(path, X_OK) == 0 ? 0 : -EACCES;
}

bool os_cut_name(char *path)
{
    char *slash = strrchr(path, '/');
    if (slash)
        *slash = 0;
    return slash != NULL;
}
