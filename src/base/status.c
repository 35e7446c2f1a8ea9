#include "base/status.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct qn_failure {
    qn_code code;
    const char *message;
    char text[];
};

static struct qn_failure out_of_memory = {QN_OUT_OF_MEMORY, "out of memory"};

qn_status status_oom(void) { return &out_of_memory; }

qn_status status_vmake(qn_code code, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length < 0)
        length = 0;
    struct qn_failure *made = malloc(sizeof *made + (size_t)length + 1);
    if (!made)
        return status_oom();
    made->code = code;
    made->message = made->text;
    made->text[0] = 0;
    vsnprintf(made->text, (size_t)length + 1, format, args);
    return made;
}

qn_status status_make(qn_code code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    qn_status made = status_vmake(code, format, args);
    va_end(args);
    return made;
}

qn_status status_prefix(qn_status status, const char *format, ...)
{
    if (!status || status == &out_of_memory)
        return status;
    char prefix[512];
    va_list args;
    va_start(args, format);
    vsnprintf(prefix, sizeof prefix, format, args);
    va_end(args);
    qn_status made = status_make(status->code, "%s: %s", prefix, status->message);
    qn_status_free(status);
    return made;
}

/* Texts for the messages of status_null. Each row has names of parameters, and says what to pass for them. */
static const char *const wanted[][2] = {
    {" context ", "a context from qn_open"},
    {" graph ", "a graph from qn_graph_new, which returns NULL if it fails"},
    {" function ", "a function from qn_compile or qn_load_pack"},
    {" module ", "a module from qn_load_module or qn_compile_module"},
    {" archive ", "an archive from qn_archive_open"},
    {" path name source stage spec target message ", "a string"},
    {" out size cached key object next_state ", "a place for the result"},
    {" body condition branches on_true on_false before select scatter call visit write ", "a callback"},
};

qn_status status_null(const char *function, const char *parameter)
{
    const char *what = "an address";
    char name[32];
    snprintf(name, sizeof name, " %.*s ", (int)strcspn(parameter, "["), parameter);
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (strstr(wanted[i][0], name))
            what = wanted[i][1];
    return status_make(QN_INVALID_ARGUMENT, "%s: %s is NULL; expected %s", function, parameter, what);
}

qn_status status_null_list(const char *function, const char *parameter, size_t count)
{
    return status_make(QN_INVALID_ARGUMENT, "%s: %s is NULL; expected an array of %zu element%s", function, parameter,
                       count, count == 1 ? "" : "s");
}

qn_status qn_status_make(qn_code code, const char *message)
{
    return code == QN_OK ? NULL : status_make(code, "%s", message ? message : "");
}

qn_code qn_status_code(qn_status status) { return status ? status->code : QN_OK; }

const char *qn_status_message(qn_status status) { return status ? status->message : ""; }

/* Frees only a status whose message is its own `text`, as status_vmake makes it. Does not compare `status` with
 * &out_of_memory, because another copy of this library may have made the status. For example, a compiler
 * (quern/compiler.h) can contain a copy. */
void qn_status_free(qn_status status)
{
    if (status && status->message == status->text)
        free(status);
}

qn_status status_reserved(const char *type, const uint64_t *reserved, size_t bytes)
{
    for (size_t i = 0; i < bytes / sizeof *reserved; i++)
        if (reserved[i])
            return status_make(
                QN_INVALID_ARGUMENT,
                "%s has reserved numbers that are not zero; set the whole struct to {0} before you set its fields",
                type);
    return NULL;
}
