#include "faults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "faults_inside.h"

/* ---- the table --------------------------------------------------------------------------------------------------- */

enum { HALF = -1, MOST_ERRORS = 6 };

typedef enum call {
#define CALL(name, ...) CALL_##name,
#define CODE(name, ...) CALL_##name,
#define OWN(name, ...) CALL_##name,
#include "calls.def"
#undef CALL
#undef CODE
#undef OWN
    CALL_of_llvm,
    CALLS
} call;

static const struct {
    const char *name;
    fault_class class;
    int errors[MOST_ERRORS]; /* the list ends at the first 0 */
} calls[CALLS] = {
#define CALL(name, class, result, parameters, arguments, value, ...) {#name, FAULT_##class, {__VA_ARGS__}},
#define CODE(name, class, parameters, arguments, ...) {#name, FAULT_##class, {__VA_ARGS__}},
#define OWN(name, class, ...) {#name, FAULT_##class, {__VA_ARGS__}},
#include "calls.def"
#undef CALL
#undef CODE
#undef OWN
    {"an allocation of LLVM", FAULT_LLVM, {ENOMEM}}};

const char *const fault_class_names[FAULT_CLASSES] = {"never",   "memory", "open", "close",   "look",
                                                      "read",    "write",  "map",  "process", "thread",
                                                      "talking", "start",  "llvm", "own",     "any"};

static fault_state own;
fault_state *faults = &own;

/* ---- beginning and ending ---------------------------------------------------------------------------------------- */

void faults_begin(fault_state *f, fault_class class, long at, int error, bool on)
{
    f->class = FAULT_NEVER;
    for (int i = 0; i < FAULT_CLASSES; i++)
        f->count[i] = 0;
    f->met = f->starts = f->left = f->leaks = 0;
    f->at = at;
    f->error = error;
    f->on = on;
    f->class = class;
}

bool faults_end(fault_state *f)
{
    f->class = FAULT_NEVER;
    return f->met != 0;
}

static int error_count(call c)
{
    int count = 0;
    while (count < MOST_ERRORS && calls[c].errors[count])
        count++;
    return count ? count : 1;
}

static int error_of(const fault_state *f, call c) { return calls[c].errors[f->error % error_count(c)]; }

static bool repeated(call c, int error)
{
    return error == EINTR || error == HALF || (error == EAGAIN && calls[c].class == FAULT_TALK);
}

const char *faults_name(const fault_state *f) { return f->met ? calls[f->call].name : "none"; }

int faults_errors(const fault_state *f) { return error_count((call)f->call); }

bool faults_harmless(const fault_state *f)
{
    return f->met == 1 && repeated((call)f->call, error_of(f, (call)f->call));
}

/* Runs before main. In a compiler process that a test starts, maps the state from the file that QUERN_FAULTS names. */
__attribute__((constructor)) static void take_part(void)
{
    const char *path = getenv("QUERN_FAULTS");
    int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *memory = mmap(NULL, sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory == MAP_FAILED)
        abort();
    faults = memory;
    faults->blocks = faults->mappings = 0; /* forget the counts of a process that was killed */
    faults->starts++;
}

/* ---- failing ----------------------------------------------------------------------------------------------------- */

/* Counts a call of a class. Returns whether the call must fail. */
static bool is_due(fault_class class)
{
    fault_class wanted = faults->class;
    bool own_call = class != FAULT_LLVM;
    long of_class = ++faults->count[class], of_any = ++faults->count[FAULT_ANY];
    long of_own = own_call ? ++faults->count[FAULT_OWN] : 0;
    bool in_sequence = wanted == class || wanted == FAULT_ANY || (wanted == FAULT_OWN && own_call);
    long n = wanted == FAULT_ANY ? of_any : wanted == FAULT_OWN ? of_own : of_class;
    return in_sequence && (faults->on ? n >= faults->at : n == faults->at && !faults->met);
}

/* The error with which a call must fail; 0 if the call must not fail. If the library tries again after an error, this
 * error occurs only once. */
static int fails(call c)
{
    if (calls[c].class == FAULT_NEVER || !is_due(calls[c].class))
        return 0;
    int error = error_of(faults, c);
    if (faults->met && repeated(c, error))
        return 0;
    faults->call = c;
    faults->met++;
    if (error > 0)
        errno = error;
    return error;
}

bool fault_of_llvm(void) { return fails(CALL_of_llvm) != 0; }

#define CALL(name, class, result, parameters, arguments, value, ...)                                                   \
    result fault_##name parameters;                                                                                    \
    result fault_##name parameters                                                                                     \
    {                                                                                                                  \
        if (fails(CALL_##name))                                                                                        \
            return value;                                                                                              \
        return name arguments;                                                                                         \
    }
#define CODE(name, class, parameters, arguments, ...)                                                                  \
    int fault_##name parameters;                                                                                       \
    int fault_##name parameters                                                                                        \
    {                                                                                                                  \
        int error = fails(CALL_##name);                                                                                \
        return error ? error : name arguments;                                                                         \
    }
#define OWN(name, class, ...)
#include "calls.def"

/* ---- memory ------------------------------------------------------------------------------------------------------ */

_Thread_local bool fault_inside;

static void *counted(void *block)
{
    fault_inside = false;
    faults->blocks += block != NULL;
    return block;
}

void *fault_malloc(size_t size)
{
    if (fails(CALL_malloc))
        return NULL;
    fault_inside = true;
    return counted(malloc(size));
}

void *fault_calloc(size_t count, size_t size)
{
    if (fails(CALL_calloc))
        return NULL;
    fault_inside = true;
    return counted(calloc(count, size));
}

void *fault_aligned_alloc(size_t alignment, size_t size)
{
    if (fails(CALL_aligned_alloc))
        return NULL;
    fault_inside = true;
    return counted(aligned_alloc(alignment, size));
}

void *fault_realloc(void *block, size_t size)
{
    if (fails(CALL_realloc))
        return NULL;
    fault_inside = true;
    void *moved = realloc(block, size);
    fault_inside = false;
    faults->blocks += !block && moved;
    return moved;
}

void fault_free(void *block)
{
    faults->blocks -= block != NULL;
    free(block);
}

void *fault_mmap(void *at, size_t size, int access, int flags, int file, off_t offset)
{
    if (fails(CALL_mmap))
        return MAP_FAILED;
    void *memory = mmap(at, size, access, flags, file, offset);
    faults->mappings += memory != MAP_FAILED;
    return memory;
}

int fault_munmap(void *memory, size_t size)
{
    faults->mappings--;
    return munmap(memory, size);
}

/* ---- calls with variable arguments, and calls that can be partial ------------------------------------------------ */

static mode_t mode_of(int flags, va_list args) { return flags & O_CREAT ? (mode_t)va_arg(args, unsigned) : 0; }

int fault_open(const char *path, int flags, ...)
{
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return fails(CALL_open) ? -1 : open(path, flags, mode);
}

int fault_openat(int directory, const char *path, int flags, ...)
{
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return fails(CALL_openat) ? -1 : openat(directory, path, flags, mode);
}

int fault_fcntl(int file, int what, ...)
{
    va_list args;
    va_start(args, what);
    int argument = what == F_GETFD ? 0 : va_arg(args, int);
    va_end(args);
    return fails(CALL_fcntl) ? -1 : fcntl(file, what, argument);
}

long fault_syscall(long number, ...)
{
    long a[4];
    va_list args;
    va_start(args, number);
    for (int i = 0; i < 4; i++)
        a[i] = va_arg(args, long);
    va_end(args);
    return fails(CALL_syscall) ? -1 : syscall(number, a[0], a[1], a[2], a[3]);
}

/* Closes the descriptor even if the call must fail. */
int fault_close(int file)
{
    int error = fails(CALL_close), result = close(file);
    if (!error)
        return result;
    errno = error;
    return -1;
}

static size_t half(int error, size_t size) { return error == HALF ? (size + 1) / 2 : size; }

ssize_t fault_pread(int file, void *out, size_t size, off_t at)
{
    int error = fails(CALL_pread);
    return error > 0 ? -1 : pread(file, out, half(error, size), at);
}

ssize_t fault_write(int file, const void *bytes, size_t size)
{
    int error = fails(CALL_write);
    return error > 0 ? -1 : write(file, bytes, half(error, size));
}

ssize_t fault_send(int socket, const void *bytes, size_t size, int flags)
{
    int error = fails(CALL_send);
    return error > 0 ? -1 : send(socket, bytes, half(error, size), flags);
}

ssize_t fault_recv(int socket, void *out, size_t size, int flags)
{
    int error = fails(CALL_recv);
    return error > 0 ? -1 : recv(socket, out, half(error, size), flags);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

__attribute__((weak)) int __lsan_do_recoverable_leak_check(void);

static void look_for_leaks(void)
{
    if (__lsan_do_recoverable_leak_check)
        faults->leaks += __lsan_do_recoverable_leak_check() != 0;
}

/* Exits at once, even if other threads still work. */
void fault__exit(int status)
{
    look_for_leaks();
    _exit(status);
}

/* Runs at a normal exit, when everything must have been freed. */
__attribute__((destructor)) static void end_well(void)
{
    if (faults == &own)
        return;
    faults->left += faults->blocks;
    look_for_leaks();
}
