#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* ---- writing -------------------------------------------------------------------------------------------------------- */

/* Creates a file beside `path` with a name of its own. Returns its descriptor, or -1 and errno. */
static int open_partial(const char *path, mode_t mode, char *name, size_t size)
{
    const char *slash = strrchr(path, '/');
    int directory = slash ? (int)(slash + 1 - path) : 0, file = -1;
    errno = EEXIST;
    for (unsigned i = 0; file < 0 && errno == EEXIST && i < 1000; i++) {
        int length = snprintf(name, size, "%.*squern-%jd-%u.part", directory, path, (intmax_t)getpid(), i);
        if (length < 0 || (size_t)length >= size)
            errno = ENAMETOOLONG;
        else
            file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    }
    return file;
}

/* Whether the error means that a new file cannot take the name, though the old file may be writable: the file is a
 * mount point, or the directory is not ours or not writable. */
static bool may_not_replace(int error) { return error == EACCES || error == EPERM || error == EROFS || error == EBUSY; }

/* Opens the file to write into. Returns NULL and sets errno on failure. */
static FILE *open_output(const char *path, output *o)
{
    struct stat there;
    bool is_there = lstat(path, &there) == 0;
    if (!is_there && errno != ENOENT)
        return NULL;
    if (is_there && !S_ISREG(there.st_mode))
        return fopen(path, "wb");
    if (is_there && access(path, W_OK))
        return NULL;
    int file = open_partial(path, is_there ? there.st_mode & 0777 : 0666, o->partial, sizeof o->partial);
    if (file < 0) {
        o->partial[0] = 0; /* no new file here, but the old one may be writable */
        return is_there && may_not_replace(errno) ? fopen(path, "wb") : NULL;
    }
    if (is_there)
        fchmod(file, there.st_mode & 0777); /* the umask reduced it */
    FILE *to = fdopen(file, "wb");
    if (!to) {
        close(file);
        remove(o->partial);
    }
    return to;
}

int output_open(const char *path, output *out)
{
    *out = (output){.path = path};
    out->to = open_output(path, out);
    return out->to ? 0 : job_error(path, "cannot write: %s", strerror(errno));
}

/* Overwrites the contents of `to` with those of `from`. */
static bool copy_into(const char *from, const char *to)
{
    char part[1 << 14];
    size_t got;
    FILE *in = fopen(from, "rb"), *out = in ? fopen(to, "wb") : NULL;
    bool fine = out != NULL;
    while (fine && (got = fread(part, 1, sizeof part, in)) > 0)
        fine = fwrite(part, 1, got, out) == got;
    fine = fine && !ferror(in);
    if (in)
        fclose(in);
    return out && fclose(out) == 0 && fine;
}

static bool take_place(const char *partial, const char *path)
{
    if (rename(partial, path) == 0)
        return true;
    bool copied = may_not_replace(errno) && copy_into(partial, path);
    int reason = errno;
    remove(partial);
    errno = reason;
    return copied;
}

int output_close(output *o, int code)
{
    bool written = !ferror(o->to);
    int reason = errno;
    if (fclose(o->to) != 0 && written) {
        written = false;
        reason = errno;
    }
    if (written && !code && o->partial[0] && !take_place(o->partial, o->path)) {
        written = false;
        reason = errno;
    }
    if (o->partial[0] && (!written || code))
        remove(o->partial);
    return code || written ? code : job_error(o->path, "cannot write: %s", strerror(reason));
}

int file_write(const char *path, const void *bytes, size_t size)
{
    output o;
    if (output_open(path, &o))
        return EXIT_JOB;
    fwrite(bytes, 1, size, o.to);
    return output_close(&o, 0);
}

/* ---- the library ------------------------------------------------------------------------------------------------------ */

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
