/* Lists the buffers that a nest touches, and answers questions about its stores, loads and reductions. */
#include "schedule/schedule.h"

/* Adds a buffer to the nest's list. Constants in the image and buffers in scratch are left out, because a kernel's
 * table of addresses does not contain them. */
static void add_buffer(const schedule *s, nest *n, buffer_id id)
{
    if (!id || s->buffers.at[id].kind == BUFFER_DATA || s->buffers.at[id].kind == BUFFER_SCRATCH)
        return;
    for (uint32_t i = 0; i < n->buffers.count; i++)
        if (n->buffers.at[i] == id)
            return;
    LIST_ADD(s->arena, &n->buffers, id);
}

void nest_find_buffers(const schedule *s, nest *n)
{
    for (uint32_t p = 0; p < nest_part_count(n); p++) {
        const nest *part = nest_part(n, p);
        for (uint32_t i = 0; i < part->args.count; i++)
            if (part->args.at[i].kind == ARG_LOAD)
                add_buffer(s, n, part->args.at[i].buffer);
        for (uint32_t i = 0; i < part->stages.count; i++)
            for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++)
                add_buffer(s, n, part->stages.at[i].stores.at[k].buffer);
    }
}

bool nest_combines(const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        for (uint32_t k = 0; k < n->stages.at[i].stores.count; k++)
            if (n->stages.at[i].stores.at[k].combine)
                return true;
    return false;
}

bool nest_reduces(const nest *n)
{
    for (uint32_t i = 0; i < n->stages.count; i++)
        if (n->stages.at[i].reductions.count)
            return true;
    return false;
}

bool nest_rows_fit(const nest *n)
{
    uint32_t row = n->outer - (n->mode == LANES_KEPT ? 2 : 1); /* the loop over rows; used only if there are several
                                                                  rows */
    return n->rows == 1 || (n->loops.at[row].extent % n->rows == 0 && n->loops.at[row].block % n->rows == 0);
}

uint32_t nest_buffer(const nest *n, buffer_id id)
{
    uint32_t i = 0;
    while (n->buffers.at[i] != id)
        i++;
    return i;
}

bool nest_writes(const nest *n, buffer_id id)
{
    for (uint32_t p = 0; p < nest_part_count(n); p++) {
        const nest *part = nest_part(n, p);
        for (uint32_t i = 0; i < part->stages.count; i++)
            for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++)
                if (part->stages.at[i].stores.at[k].buffer == id)
                    return true;
    }
    return false;
}

bool nest_reads(const nest *n, buffer_id id)
{
    for (uint32_t p = 0; p < nest_part_count(n); p++) {
        const nest *part = nest_part(n, p);
        for (uint32_t i = 0; i < part->args.count; i++)
            if (part->args.at[i].kind == ARG_LOAD && part->args.at[i].buffer == id)
                return true;
    }
    return false;
}
