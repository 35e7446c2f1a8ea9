#include "runtime/client_find.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os.h"
#include "base/text.h"
#include "prefix.h"

typedef struct finder {
    char *out;
    text tried;
} finder;

static bool try_path(finder *f, const char *format, ...) PRINTF_LIKE(2, 3);

static bool try_path(finder *f, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int size = vsnprintf(f->out, OS_CHILD_PATH, format, args);
    va_end(args);
    int error = size < OS_CHILD_PATH ? os_child_executable(f->out) : -ENAMETOOLONG;
    if (!error)
        return true;
    text_printf(&f->tried, "%s%s (%s)", f->tried.size ? ", " : "", f->out, strerror(-error));
    return false;
}

static bool try_around(finder *f, const char *directory)
{
    return try_path(f, "%s/quern-jit", directory) || try_path(f, "%s/../libexec/quern/quern-jit", directory) ||
           try_path(f, "%s/../lib/quern/quern-jit", directory);
}

static bool try_all(finder *f, const char *given)
{
    char library[OS_CHILD_PATH] = "", executable[OS_CHILD_PATH] = "";
    const char *variable = os_environment("QUERN_JIT");
    if (given)
        return try_path(f, "%s", given);
    if (variable && *variable)
        return try_path(f, "%s", variable);
    bool known = os_library_directory(library);
    if (known && try_around(f, library))
        return true;
    if (os_executable_directory(executable) && !(known && strcmp(library, executable) == 0) &&
        try_around(f, executable))
        return true;
    return try_path(f, "%s/quern-jit", QUERN_LIBEXEC);
}

qn_status client_find(const char *given, char out[OS_CHILD_PATH])
{
    finder f = {.out = out};
    char *tried = NULL;
    bool found = try_all(&f, given);
    qn_status status = NULL;
    if (!found) {
        status = text_take(&f.tried, &tried);
        if (!status)
            status = status_make(QN_UNSUPPORTED, "the compiler quern-jit was not found; tried: %s", tried);
        free(tried);
    }
    text_free(&f.tried);
    return status;
}
