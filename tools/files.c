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

#define TEXT_LIMIT UINT32_MAX /* bytes; qn_graph_parse takes only texts below this limit */
static const char pack_magic[] = {'Q', 'U', 'E', 'R', 'N', 'P', 'C', 'K'};

static bool is_pack(const char *at, size_t size)
{
    return size >= sizeof pack_magic && memcmp(at, pack_magic, sizeof pack_magic) == 0;
}

/* Whether this is a regular file of TEXT_LIMIT bytes or more. */
static bool is_long(FILE *in)
{
    struct stat facts;
    return fstat(fileno(in), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_size >= TEXT_LIMIT;
}

/* Reads the file to its end. If `text` is true, reads only the beginning of a pack, and fails with errno EFBIG for a
 * file of TEXT_LIMIT bytes or more. */
static bool read_all(FILE *in, bool text, char **out, size_t *size)
{
    size_t room = 1 << 16, used = 0, got;
    char *at = malloc(room);
    bool too_long = false;
    while (at && !too_long && (got = fread(at + used, 1, room - used - 1, in)) > 0) {
        used += got;
        if (text && is_pack(at, used))
            break;
        too_long = text && (used >= TEXT_LIMIT || is_long(in));
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
    if (too_long)
        errno = EFBIG;
    return at && !too_long && !ferror(in);
}

static int read_file(const char *path, bool text, char **out, size_t *size)
{
    bool standard = strcmp(path, "-") == 0;
    *out = NULL;
    FILE *in = standard ? stdin : fopen(path, "rb");
    if (!in)
        return job_error(path, "cannot read: %s", strerror(errno));
    errno = 0;
    bool fine = read_all(in, text, out, size);
    int reason = errno;
    if (!standard)
        fclose(in);
    if (fine)
        return 0;
    free(*out);
    *out = NULL;
    if (text && reason == EFBIG)
        return job_error(file_name(path), "text of 4 GiB or more");
    return job_error(file_name(path), "cannot read: %s", strerror(reason ? reason : ENOMEM));
}

int file_read(const char *path, char **out, size_t *size) { return read_file(path, false, out, size); }

int text_read(const char *path, char **out, size_t *size)
{
    int code = read_file(path, true, out, size);
    if (code || !is_pack(*out, *size))
        return code;
    free(*out);
    *out = NULL;
    return 0;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

/* Creates a file with a new name in the directory of `path`. Returns the descriptor; after a failure returns -1 and
 * sets errno. */
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

/* Whether the error means that a new file cannot replace the old one. The old file may still be writable. Such an error
 * occurs at a mount point, in a directory that is not writable, and for another user's file in a sticky directory. */
static bool may_not_replace(int error) { return error == EACCES || error == EPERM || error == EROFS || error == EBUSY; }

/* Opens the file to which the bytes are written. Returns NULL and sets errno on failure. */
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
        o->partial[0] = 0; /* no new file can be made in the directory, but the old file may be writable */
        return is_there && may_not_replace(errno) ? fopen(path, "wb") : NULL;
    }
    if (is_there)
        fchmod(file, there.st_mode & 0777); /* open applied the umask */
    FILE *to = fdopen(file, "wb");
    if (!to) {
        int reason = errno;
        close(file);
        remove(o->partial);
        errno = reason;
    }
    return to;
}

int output_open(const char *path, output *out)
{
    *out = (output){.path = path};
    out->to = open_output(path, out);
    return out->to ? 0 : job_error(path, "cannot write: %s", strerror(errno));
}

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

const char *file_ending(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path, *dot = strrchr(name, '.');
    return dot && dot > name ? dot : "";
}

/* ---- the library ------------------------------------------------------------------------------------------------- */

void log_note(void *user, const char *line)
{
    (void)user;
    fprintf(stderr, "quern: note: %s\n", line);
}
