/* Which nests are equal: those are one kernel. */
#include <string.h>

#include "base/hash.h"
#include "schedule/schedule.h"

/* Kernels so far, by the hash of their forms: chains of kernel numbers, from 1. */
typedef struct form_table {
    uint32_t size; /* a power of two */
    uint32_t *first, *next;
    text *forms; /* by kernel */
} form_table;

/* The kernel of this form; `fresh`, which joins the table, if there is none. */
static uint32_t find_kernel(form_table *t, const text *form, uint32_t fresh)
{
    uint32_t *chain = &t->first[hash_bytes(form->at, form->size, 0) & (t->size - 1)];
    for (uint32_t k = *chain; k; k = t->next[k - 1])
        if (t->forms[k - 1].size == form->size && memcmp(t->forms[k - 1].at, form->at, form->size) == 0)
            return k - 1;
    t->next[fresh] = *chain;
    *chain = fresh + 1;
    t->forms[fresh] = *form;
    return fresh;
}

qn_status schedule_match(schedule *s)
{
    uint32_t count = s->nests.count, kernels = 0;
    form_table t = {.size = 16};
    while (t.size < 2 * count)
        t.size *= 2;
    t.first = ARENA_NEW_ARRAY(s->arena, uint32_t, t.size);
    t.next = ARENA_NEW_ARRAY(s->arena, uint32_t, count + 1);
    t.forms = ARENA_NEW_ARRAY(s->arena, text, count + 1);
    s->kernels = ARENA_NEW_ARRAY(s->arena, nest *, count + 1);
    bool failed = false;
    for (uint32_t i = 0; i < count && !failed; i++) {
        text form = {0};
        nest *n = s->nests.at[i];
        nest_form(s, n, &form);
        failed = form.failed;
        n->kernel = failed ? kernels : find_kernel(&t, &form, kernels);
        if (failed || n->kernel != kernels)
            text_free(&form);
        else
            s->kernels[kernels++] = n;
    }
    for (uint32_t i = 0; i < kernels; i++)
        text_free(&t.forms[i]);
    s->kernel_count = kernels;
    return failed ? status_oom() : NULL;
}
