/* Reads and writes files of tensors, through quern/io.h. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli.h"

/* ---- reading ----------------------------------------------------------------------------------------------------- */

int array_file_open(const char *path, array_file *out)
{
    struct stat facts;
    size_t size;
    *out = (array_file){.path = file_name(path)};
    qn_status status;
    if (strcmp(path, "-") != 0 && (stat(path, &facts) || S_ISREG(facts.st_mode))) {
        status = qn_archive_open(path, &out->archive);
    } else { /* a pipe or a device cannot be mapped */
        if (file_read(path, &out->bytes, &size))
            return EXIT_JOB;
        status = qn_archive_view(out->bytes, size, &out->archive);
    }
    return status ? status_error(out->path, status) : 0;
}

void array_file_close(array_file *f)
{
    qn_archive_free(f->archive);
    free(f->bytes);
    *f = (array_file){0};
}

int array_read(const char *path, tensor *out)
{
    array_file f;
    int code = array_file_open(path, &f);
    size_t count = qn_archive_count(f.archive);
    if (!code && count != 1)
        code = job_error(
            f.path, "it has %zu tensors; an argument takes a file with one, and --inputs takes them by name", count);
    qn_status status = code ? NULL : qn_archive_copy(f.archive, 0, &out->view);
    if (status)
        code = status_error(f.path, status);
    array_file_close(&f);
    return code;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

/* output_close finds errors of this write. */
static qn_status put(void *to, const void *bytes, size_t size)
{
    fwrite(bytes, 1, size, to);
    return NULL;
}

static int write_tensors(const char *path, qn_format format, size_t count, const qn_named_tensor *tensors)
{
    output file;
    if (output_open(path, &file))
        return EXIT_JOB;
    qn_status status = qn_archive_write_to(put, file.to, &(qn_write_options){.format = format}, count, tensors);
    return output_close(&file, status ? status_error(path, status) : 0);
}

int array_write(const char *path, const tensor *t)
{
    return write_tensors(path, QN_NPY, 1, &(qn_named_tensor){"", t->view});
}

static bool ends_in(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length > tail && strcmp(text + length - tail, end) == 0;
}

qn_format array_format(const char *path)
{
    return ends_in(path, ".safetensors") ? QN_SAFETENSORS : ends_in(path, ".npz") ? QN_NPZ : QN_FORMAT_NONE;
}

int results_write(const callable *c, const char *path)
{
    enum { NUMBER = 24 };
    qn_named_tensor *list = calloc(c->out_count + 1, sizeof *list);
    char *numbers = calloc(c->out_count + 1, NUMBER);
    int code = list && numbers ? 0 : job_error("quern", "out of memory");
    for (size_t i = 0; !code && i < c->out_count; i++) {
        const char *name = qn_function_output(c->function, i).name;
        char *number = numbers + i * NUMBER;
        snprintf(number, NUMBER, "%zu", i);
        bool first = *name && qn_function_find_output(c->function, name) == i;
        list[i] = (qn_named_tensor){first ? name : number, c->out[i].view};
    }
    if (!code)
        code = write_tensors(path, array_format(path), c->out_count, list);
    free(list);
    free(numbers);
    return code;
}
