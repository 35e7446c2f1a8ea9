#include "rewrite/expand.h"

#include "rewrite/copy.h"
#include "rewrite/split.h"

/* All calls are inlined if the number of operations that this adds is within a limit. The limit is GROWTH times the
 * number of operations of the program, but at least LEAST_ADDED and at most MOST_ADDED. If the number is above the
 * limit, a function is inlined only if it has at most SMALL operations (callee.size) or is called only once. */
enum { GROWTH = 31, LEAST_ADDED = 1024, MOST_ADDED = 16384, SMALL = 8 };

/* Facts about a function, from which `decide` chooses the functions to inline. Numbers above UINT64_MAX are stored as
 * UINT64_MAX. */
typedef struct callee {
    uint64_t whole;   /* number of operations in the function and its regions if all calls are inlined */
    uint64_t size;    /* the same number if only calls of the functions in `inlined` are inlined */
    uint32_t callers; /* number of calls of the function in the program */
} callee;

typedef struct expansion {
    const graph *g;
    callee *callees; /* indexed by region_id */
    bool *inlined;   /* indexed by region_id: calls of the function are inlined */
} expansion;

static uint64_t add(uint64_t a, uint64_t b) { return a > UINT64_MAX - b ? UINT64_MAX : a + b; }

static bool is_inlined(const expansion *e, node_id n, bool whole)
{
    return node_op(e->g, n) == OP_call && (whole || e->inlined[node_attrs(e->g, n)->regions[0]]);
}

/* Returns the number of operations in region r after inlining. If `whole` is set, all calls are inlined. Otherwise only
 * calls of the functions in `inlined` are inlined. */
static uint64_t count_operations(const expansion *e, region_id r, bool whole)
{
    const region *in = region_at(e->g, r);
    uint64_t count = 0;
    for (uint32_t i = 0; i < in->nodes.count; i++) {
        node_id n = in->nodes.at[i];
        op_kind op = node_op(e->g, n);
        const attr_record *a = node_attrs(e->g, n);
        if (is_inlined(e, n, whole)) {
            const callee *inside = &e->callees[a->regions[0]];
            count = add(count, whole ? inside->whole : inside->size);
            continue;
        }
        count = add(count, op_facts[op].class != OP_CLASS_INTERNAL);
        for (uint32_t k = 0; k < a->region_count && op != OP_call; k++)
            count = add(count, count_operations(e, a->regions[k], whole));
    }
    return count;
}

static void count_callers(expansion *e, region_id r)
{
    const region *in = region_at(e->g, r);
    for (uint32_t i = 0; i < in->nodes.count; i++) {
        const attr_record *a = node_attrs(e->g, in->nodes.at[i]);
        for (uint32_t k = 0; k < a->region_count; k++)
            if (node_op(e->g, in->nodes.at[i]) == OP_call)
                e->callees[a->regions[k]].callers++;
            else
                count_callers(e, a->regions[k]);
    }
}

static bool fits_whole(uint64_t own, uint64_t whole)
{
    uint64_t more = own * GROWTH;
    more = more < LEAST_ADDED ? LEAST_ADDED : more > MOST_ADDED ? MOST_ADDED : more;
    return whole <= own + more;
}

static void decide(expansion *e, arena *a, region_id entry)
{
    region_list functions = {0};
    uint64_t own = 0;
    e->callees = ARENA_NEW_ARRAY(a, callee, e->g->regions.count);
    e->inlined = ARENA_NEW_ARRAY(a, bool, e->g->regions.count);
    list_functions(e->g, a, entry, &functions);
    for (uint32_t i = 0; i < functions.count; i++) {
        callee *f = &e->callees[functions.at[i]];
        own += count_operations(e, functions.at[i], false);
        f->whole = count_operations(e, functions.at[i], true);
        count_callers(e, functions.at[i]);
    }
    bool all = fits_whole(own, e->callees[entry].whole);
    for (uint32_t i = 0; i < functions.count; i++) {
        callee *f = &e->callees[functions.at[i]];
        f->size = count_operations(e, functions.at[i], false);
        e->inlined[functions.at[i]] = all || f->callers == 1 || f->size <= SMALL;
    }
}

bool expand_needed(const graph *g, region_id entry, bool keep_calls)
{
    return g->has_composites || g->has_complex || (!keep_calls && region_at(g, entry)->calls > 0);
}

static qn_status expand_composites(const graph *from, region_id entry, bool keep_calls, graph *to, region_id *out)
{
    ARENA_ENTER(&to->arena, return status_oom());
    expansion e = {.g = from};
    if (!keep_calls)
        decide(&e, &to->arena, entry);
    copier *c = ARENA_NEW(&to->arena, copier);
    *c = (copier){.from = from, .to = to, .inlined = e.inlined, .expands = true};
    *out = copy_program(c, entry);
    ARENA_LEAVE(&to->arena);
    return graph_take_failure(to);
}

qn_status expand(const graph *from, region_id entry, bool keep_calls, graph *to, region_id *out)
{
    if (!from->has_complex)
        return expand_composites(from, entry, keep_calls, to, out);
    graph whole;
    QN_TRY(graph_init(&whole));
    qn_status status = expand_composites(from, entry, keep_calls, &whole, &entry);
    if (!status)
        status = split(&whole, entry, to, out);
    graph_free(&whole);
    return status;
}
