/* Memory planning: which temporaries may share memory, and where everything is.
 *
 * A value that may take over the memory of another was given its storage before (schedule.c). Steps are numbered by their
 * index. A temporary lives from the first step that touches it to the last. What is touched
 * both inside a loop and outside of it, or carries a value from round to round, lives through the whole loop. Offsets are
 * given first fit, in order of first use. Buffers of more than a page are staggered, because loads and stores whose
 * addresses agree in their low 12 bits wait for each other.
 */
#include "schedule/nest.h"

enum { LINE = 64, PAGE = 4096, STAGGER = 5 * LINE };

static void touch(schedule *s, storage_id id, uint32_t step)
{
    storage *t = &s->storages.at[id];
    if (t->first > step)
        t->first = step;
    if (t->last < step)
        t->last = step;
}

static void touch_nest(schedule *s, const nest *n, uint32_t step)
{
    for (uint32_t i = 0; i < n->args.count; i++)
        if (n->args.at[i].kind == ARG_LOAD)
            touch(s, n->args.at[i].storage, step);
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (n->stages.at[i].stores.at[k].storage)
                touch(s, n->stages.at[i].stores.at[k].storage, step);
}

static void find_lifetimes(schedule *s)
{
    for (uint32_t i = 0; i < s->steps.count; i++) {
        const step *at = &s->steps.at[i];
        if (at->kind == STEP_NEST)
            touch_nest(s, s->nests.at[at->nest], i);
        if (at->control) {
            touch(s, at->control, i);
            if (at->kind == STEP_WHILE)
                touch(s, at->control, i + at->length);
        }
    }
    /* Inner loops come later than outer ones, so one backward pass widens by inner loops first. */
    for (uint32_t i = s->steps.count; i-- > 0;) {
        if (s->steps.at[i].kind != STEP_WHILE)
            continue;
        uint32_t end = i + s->steps.at[i].length;
        for (storage_id k = 1; k < s->storages.count; k++) {
            storage *t = &s->storages.at[k];
            bool inside = t->first <= end && t->last >= i;
            bool outside = t->first < i || t->last > end;
            if (!inside || !outside || t->first > t->last)
                continue;
            t->first = t->first < i ? t->first : i;
            t->last = t->last > end ? t->last : end;
        }
    }
}

/* Lowest offset at which `bytes` do not meet a temporary that is alive at the same time. `placed` is sorted by offset. */
static int64_t first_fit(const schedule *s, const storage_id *placed, uint32_t count, const storage *wanted,
                         int64_t bytes)
{
    int64_t offset = 0;
    for (uint32_t i = 0; i < count; i++) {
        const storage *t = &s->storages.at[placed[i]];
        if (t->first > wanted->last || t->last < wanted->first)
            continue;
        if (t->offset >= offset + bytes)
            break;
        int64_t end = (t->offset + t->bytes + LINE - 1) / LINE * LINE + (t->bytes >= PAGE ? STAGGER : 0);
        offset = end > offset ? end : offset;
    }
    return offset;
}

static void place_temporaries(schedule *s)
{
    storage_id *order = ARENA_NEW_ARRAY(s->arena, storage_id, s->storages.count);
    uint32_t count = 0;
    for (storage_id i = 1; i < s->storages.count; i++) {
        storage *wanted = &s->storages.at[i];
        if (wanted->kind != STORAGE_TEMP || wanted->first > wanted->last)
            continue;
        /* Room for the last vector of a row beyond the end, which masked code never touches but scalar tails may share
         * a line with. */
        wanted->offset = first_fit(s, order, count, wanted, wanted->bytes + LINE);
        int64_t end = wanted->offset + wanted->bytes;
        s->arena_bytes = end > s->arena_bytes ? end : s->arena_bytes;
        uint32_t at = count++;
        for (; at > 0 && s->storages.at[order[at - 1]].offset > wanted->offset; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

void plan_memory(schedule *s)
{
    find_lifetimes(s);
    place_temporaries(s);
    for (storage_id i = 1; i < s->storages.count; i++) {
        storage *t = &s->storages.at[i];
        switch ((storage_kind)t->kind) {
        case STORAGE_INPUT: t->slot = t->number; break;
        case STORAGE_OUTPUT: t->slot = s->inputs + t->number; break;
        case STORAGE_LARGE: t->slot = s->inputs + s->outputs + t->number; break;
        case STORAGE_TEMP: t->slot = s->inputs + s->outputs + s->constants; break;
        case STORAGE_DATA: break;
        }
    }
}
