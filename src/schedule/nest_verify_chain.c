/* Checks the chain of a nest (nest.chain). */
#include "base/status.h"
#include "schedule/nest_bounds.h"
#include "schedule/schedule.h"

/* Whether predicate `id` is known to fail in iteration 0 of loop `loop`. */
static bool leaves_out_first(const nest *n, predicate_id id, uint32_t loop)
{
    for (; id; id = n->predicates.at[id].parent) {
        const predicate *p = &n->predicates.at[id];
        if (p->low >= 1 && !p->index.constant && p->index.count == 1 && affine_factor(n, &p->index, loop) == 1)
            return true;
    }
    return false;
}

/* In an iteration of the last shared loop, `store` writes an element for each iteration of `loop`, the inner loop of
 * its stage. Returns whether `load` reads the last of these elements in the next iteration of the last shared loop. */
static bool stores_next(const nest *part, const nest_arg *load, uint32_t loop, const nest_store *store)
{
    uint32_t last = part->shared - 1;
    int64_t step = loop == NO_LOOP ? 1 : part->loops.at[loop].extent;
    bool next = !store->predicate && !store->combine && store->index.constant - load->index.constant == 1 &&
                leaves_out_first(part, load->predicate, last) && affine_factor(part, &load->index, last) == step;
    for (uint32_t i = 0; i < part->loops.count; i++) {
        int64_t read = affine_factor(part, &load->index, i), own = i == loop ? 1 : 0;
        next &= read != NON_AFFINE && affine_factor(part, &store->index, i) == read + own && (i <= last || !read);
    }
    return next;
}

/* The chain must be a temporary that only one load and one store use. Each iteration except the first must read the
 * last element that the previous iteration stored (stores_next). */
qn_status nest_verify_chain(const schedule *s, const nest *n)
{
    const nest_arg *load = NULL;
    uint32_t loads = 0, stores = 0;
    bool valid = !n->chain || (n->parts.count && n->chain < s->buffers.count &&
                               s->buffers.at[n->chain].kind == BUFFER_TEMP && nest_spread(n) == n->outer);
    for (uint32_t p = 0; p < n->parts.count && n->chain && valid; p++) {
        const nest *part = n->parts.at[p];
        for (uint32_t i = 0; i < part->args.count; i++)
            if (part->args.at[i].kind == ARG_LOAD && part->args.at[i].buffer == n->chain) {
                load = &part->args.at[i];
                loads++;
            }
        for (uint32_t i = 0; i < part->stages.count; i++)
            for (uint32_t k = 0; k < part->stages.at[i].stores.count; k++) {
                const nest_store *store = &part->stages.at[i].stores.at[k];
                if (store->buffer != n->chain)
                    continue;
                valid &= load && nest_reads(part, n->chain) && part->shared == n->outer &&
                         stores_next(part, load, part->stages.at[i].loop, store);
                stores++;
            }
    }
    if (!valid || (n->chain && (loads != 1 || stores != 1)))
        return status_make(QN_INTERNAL, "nest (%s): an iteration does not read what the one before it stored",
                           n->label);
    return NULL;
}
