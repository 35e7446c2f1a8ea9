/* Checks that nests which share a kernel have equal fingerprints (nest_fingerprint.c). */
#include <string.h>

#include "schedule/schedule.h"

/* The fingerprint of the first nest of a kernel. */
typedef struct kernel_text {
    text text;
    const nest *of;
} kernel_text;

static qn_status check_fingerprint(const schedule *s, const nest *n, text *own, kernel_text *first)
{
    const nest *other = s->kernels[n->kernel];
    own->size = 0;
    nest_fingerprint(s, n, own);
    if (first->of != other) {
        first->of = other;
        first->text.size = 0;
        nest_fingerprint(s, other, &first->text);
    }
    if (own->failed || first->text.failed)
        return status_oom();
    if (own->size != first->text.size || memcmp(own->at, first->text.at, own->size) != 0)
        return status_make(QN_INTERNAL, "schedule: a nest (%s) has kernel %u of another nest (%s)", n->label, n->kernel,
                           other->label);
    return NULL;
}

qn_status kernels_verify(const schedule *s)
{
    text own = {0};
    kernel_text first = {.of = NULL};
    qn_status status = NULL;
    for (uint32_t i = 0; i < s->kernel_count && !status; i++)
        if (s->kernels[i]->kernel != i)
            status = status_make(QN_INTERNAL, "schedule: kernel %u has the number %u", i, s->kernels[i]->kernel);
    for (uint32_t i = 0; i < s->nests.count && !status; i++) {
        const nest *n = s->nests.at[i];
        if (n->kernel >= s->kernel_count)
            status = status_make(QN_INTERNAL, "schedule: nest %u has no kernel", i);
        else if (s->kernels[n->kernel] != n)
            status = check_fingerprint(s, n, &own, &first);
    }
    text_free(&own);
    text_free(&first.text);
    return status;
}
