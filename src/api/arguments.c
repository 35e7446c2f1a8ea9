/* Loads the inputs of functions from archives (quern/io.h), and saves inputs and outputs to archives. A tensor of an
 * archive belongs to the input or output that has the same name. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/function.h"
#include "io/archive.h"

/* ---- loading ----------------------------------------------------------------------------------------------------- */

/* The problems that check_all found. The message has a line for each of the first MAX_LINES problems. */
enum { MAX_LINES = 100 };
typedef struct problems {
    text lines;
    size_t count;
    bool unnamed; /* no tensor has the name of some input that must be filled */
    bool *used;   /* for each tensor of the archive, whether an input has its name */
} problems;

static void add_problem(problems *all, const char *what, size_t number, const char *name, const char *why)
{
    char line[TEXT_LINE];
    if (all->count++ < MAX_LINES)
        text_printf(&all->lines, "\n  %s %zu \"%s\": %s", what, number, text_line(line, name), why);
}

static bool given_fits(const qn_parameter *p, const qn_tensor *given)
{
    return !given->data || (given->dtype == p->dtype && given->dims.count == p->dims.count &&
                            memcmp(given->dims.values, p->dims.values, p->dims.count * sizeof *p->dims.values) == 0);
}

/* Returns the index of the archive's tensor that has the name of p, or SIZE_MAX if there is none. */
static size_t find_tensor(const qn_archive *a, const qn_parameter *p)
{
    return *p->name ? qn_archive_find(a, p->name) : SIZE_MAX;
}

static void check_input(const qn_archive *a, const qn_parameter *p, size_t i, const qn_tensor *given, uint32_t flags,
                        problems *all)
{
    size_t found = find_tensor(a, p);
    char want[TENSOR_TEXT], why[TENSOR_TEXT + TEXT_LINE];
    if (!given_fits(p, given)) {
        snprintf(why, sizeof why, "inputs[%zu] is not %s", i, tensor_text(want, p->dtype, &p->dims));
        add_problem(all, "input", i, p->name, why);
    }
    if (found == SIZE_MAX) {
        bool missing = !given->data || !(flags & QN_LOAD_GIVEN);
        all->unnamed = all->unnamed || (missing && *p->name);
        if (missing)
            add_problem(all, "input", i, p->name, *p->name ? "no tensor has this name" : "it has no name");
        return;
    }
    if (all->used[found])
        add_problem(all, "input", i, p->name, "an earlier input has the same name");
    all->used[found] = true;
    qn_status status = archive_fits(a, found, p->dtype, &p->dims);
    if (status)
        add_problem(all, "input", i, p->name, qn_status_message(status));
    qn_status_free(status);
    if (!given->data && p->alias >= 0)
        add_problem(all, "input", i, p->name, "the function updates it, so inputs[i].data must not be NULL");
}

static void list_names(const qn_archive *a, text *out)
{
    char line[TEXT_LINE];
    text_puts(out, a->tensors.count ? "\n  the names are" : "\n  the archive has no tensors");
    for (size_t i = 0; i < a->tensors.count && i < MAX_LINES; i++)
        text_printf(out, "%s \"%s\"", i ? "," : "", text_line(line, a->tensors.at[i].name));
    text_puts(out, a->tensors.count > MAX_LINES ? ", ..." : "");
}

/* Checks all inputs. Unless `flags` has QN_LOAD_EXTRA, also checks that each tensor of the archive belongs to an
 * input. */
static qn_status check_all(const qn_archive *a, const qn_function *f, uint32_t flags, const qn_tensor *inputs)
{
    problems all = {.used = calloc(a->tensors.count + (size_t)1, sizeof(bool))};
    if (!all.used)
        return status_oom();
    for (size_t i = 0; i < f->input_count; i++)
        check_input(a, &f->inputs[i].public, i, &inputs[i], flags, &all);
    for (size_t i = 0; i < a->tensors.count && !(flags & QN_LOAD_EXTRA); i++)
        if (!all.used[i])
            add_problem(&all, "tensor", i, a->tensors.at[i].name, "no input has this name");
    if (all.unnamed)
        list_names(a, &all.lines);
    if (all.count > MAX_LINES)
        text_printf(&all.lines, "\n  and %zu more", all.count - MAX_LINES);
    qn_status status = NULL;
    if (all.lines.failed)
        status = status_oom();
    else if (all.count)
        status = status_make(QN_INVALID_ARGUMENT, "%s%sthe tensors do not fit the inputs of the function:%s",
                             a->path ? a->path : "", a->path ? ": error: " : "", all.lines.at);
    text_free(&all.lines);
    free(all.used);
    return status;
}

static qn_status fill(qn_archive *a, const qn_parameter *p, size_t index, qn_tensor *input)
{
    if (input->data)
        return qn_archive_copy(a, index, input);
    qn_tensor found;
    QN_TRY(qn_archive_get(a, index, &found));
    found.dtype = p->dtype; /* an archive may store bf16 as 16-bit integers */
    *input = found;
    return NULL;
}

qn_status qn_archive_load(qn_archive *archive, const qn_function *function, uint32_t flags, size_t count,
                          qn_tensor *inputs)
{
    GIVEN(archive);
    GIVEN(function);
    if (flags & ~(uint32_t)(QN_LOAD_GIVEN | QN_LOAD_EXTRA))
        return status_make(QN_INVALID_ARGUMENT, "%s: flags is %u; expected a sum of QN_LOAD_GIVEN and QN_LOAD_EXTRA",
                           __func__, flags);
    if (count != function->input_count)
        return status_make(QN_INVALID_ARGUMENT, "%s: the function takes %u inputs, not %zu", __func__,
                           function->input_count, count);
    GIVEN_LIST(count, inputs);
    qn_status status = check_all(archive, function, flags, inputs);
    for (size_t i = 0; i < count && !status; i++) {
        const qn_parameter *p = &function->inputs[i].public;
        size_t found = find_tensor(archive, p);
        if (found != SIZE_MAX)
            status = fill(archive, p, found, &inputs[i]);
    }
    return status;
}

/* ---- saving ------------------------------------------------------------------------------------------------------ */

static qn_status add_tensor(qn_named_tensor *list, size_t *count, const char *what, size_t number, const parameter *p,
                            const qn_tensor *t)
{
    char want[TENSOR_TEXT];
    if (!*p->public.name)
        return status_make(QN_INVALID_ARGUMENT, "%s %zu has no name", what, number);
    if (!given_fits(&p->public, t))
        return status_make(QN_INVALID_ARGUMENT, "the tensor of %s %zu is not %s", what, number,
                           tensor_text(want, p->public.dtype, &p->public.dims));
    list[(*count)++] = (qn_named_tensor){p->public.name, *t};
    return NULL;
}

/* Appends to `list` the tensors that `which` selects. The caller has made `list` long enough. */
static qn_status collect(const qn_function *f, uint32_t which, const qn_tensor *inputs, const qn_tensor *outputs,
                         qn_named_tensor *list, size_t *count)
{
    for (size_t i = 0; i < f->input_count; i++)
        if (which & (f->inputs[i].public.alias >= 0 ? QN_SAVE_UPDATED : QN_SAVE_FIXED))
            QN_TRY(add_tensor(list, count, "input", i, &f->inputs[i], &inputs[i]));
    for (size_t i = 0; i < f->result_count && which & QN_SAVE_OUTPUTS; i++)
        QN_TRY(add_tensor(list, count, "output", f->results[i], &f->outputs[f->results[i]], &outputs[i]));
    return NULL;
}

qn_status qn_archive_save(const char *path, const qn_write_options *options, const qn_function *function,
                          uint32_t which, size_t input_count, const qn_tensor *inputs, size_t output_count,
                          const qn_tensor *outputs)
{
    GIVEN(path);
    GIVEN(function);
    const uint32_t all = QN_SAVE_UPDATED | QN_SAVE_FIXED | QN_SAVE_OUTPUTS;
    bool reads_inputs = which & (QN_SAVE_UPDATED | QN_SAVE_FIXED), reads_outputs = which & QN_SAVE_OUTPUTS;
    if (!which || which & ~all)
        return status_make(QN_INVALID_ARGUMENT, "%s: which is %u; expected a sum of QN_SAVE_*", __func__, which);
    if ((reads_inputs || input_count) && input_count != function->input_count)
        return status_make(QN_INVALID_ARGUMENT, "%s: the function takes %u inputs, not %zu", __func__,
                           function->input_count, input_count);
    if ((reads_outputs || output_count) && output_count != function->result_count)
        return status_make(QN_INVALID_ARGUMENT, "%s: the function has %u outputs that are not updates, not %zu",
                           __func__, function->result_count, output_count);
    GIVEN_LIST(input_count, inputs);
    GIVEN_LIST(output_count, outputs);
    qn_named_tensor *list = calloc(input_count + output_count + 1, sizeof *list);
    if (!list)
        return status_oom();
    size_t count = 0;
    qn_status status = status_prefix(collect(function, which, inputs, outputs, list, &count), "%s: error", path);
    if (!status)
        status = qn_archive_write(path, options, count, list);
    free(list);
    return status;
}
