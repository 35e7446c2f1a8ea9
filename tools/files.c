#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

int job_error(const char *where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fflush(stdout);
    fprintf(stderr, "%s: error: ", where);
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    va_end(args);
    return EXIT_JOB;
}

int status_error(const char *where, qn_status status)
{
    const char *message = qn_status_message(status);
    size_t length = strlen(where);
    fflush(stdout);
    if (strncmp(message, where, length) == 0 && message[length] == ':')
        fprintf(stderr, "%s\n", message);
    else
        job_error(where, "%s", message);
    qn_status_free(status);
    return EXIT_JOB;
}

const char *file_name(const char *path) { return strcmp(path, "-") == 0 ? "<stdin>" : path; }

static bool read_all(FILE *in, char **out, size_t *size)
{
    size_t room = 1 << 16, used = 0, got;
    char *at = malloc(room);
    while (at && (got = fread(at + used, 1, room - used - 1, in)) > 0) {
        used += got;
        if (used + 1 < room)
            continue;
        char *more = realloc(at, room *= 2);
        if (!more)
            free(at);
        at = more;
    }
    if (at)
        at[used] = 0;
    *out = at;
    *size = used;
    return at && !ferror(in);
}

int file_read(const char *path, char **out, size_t *size)
{
    bool standard = strcmp(path, "-") == 0;
    *out = NULL;
    FILE *in = standard ? stdin : fopen(path, "rb");
    if (!in)
        return job_error(path, "cannot read: %s", strerror(errno));
    errno = 0;
    bool fine = read_all(in, out, size);
    int reason = errno;
    if (!standard)
        fclose(in);
    if (fine)
        return 0;
    free(*out);
    *out = NULL;
    return job_error(file_name(path), "cannot read: %s", strerror(reason ? reason : ENOMEM));
}

int module_read(qn_context *context, const char *path, qn_graph **out)
{
    char *source;
    size_t size;
    if (file_read(path, &source, &size))
        return EXIT_JOB;
    qn_status status = qn_graph_parse(context, file_name(path), source, size, out);
    free(source);
    return status ? status_error(file_name(path), status) : 0;
}

void log_note(void *user, const char *line)
{
    (void)user;
    fprintf(stderr, "quern: note: %s\n", line);
}
