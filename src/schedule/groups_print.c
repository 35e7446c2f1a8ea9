/* Prints what each nest computes. Also prints why fuse.c did not fuse the nest with a nest that it reads from, and why
 * join.c did not join it to the previous nest. All lines are comments, so they can follow the text of a module. For
 * example (the lines are wrapped here):
 *
 *     // nest 1 d (tanh): computes dot_general, tanh; 2 values share it, so 1024 bytes do not pass through memory;
 *        reads no other nest
 *     // nest 2 e (dot_general): computes dot_general; apart from nest 1 (tanh), because it reads what other iterations
 *        of the outer loops compute there
 *
 * A value that several nests compute is not listed. schedule_print_costs prints stage "costs": what each nest computes
 * and costs, and the source locations of its nodes. */
#include <inttypes.h>
#include <string.h>

#include "schedule/schedule.h"

typedef struct groups_printer {
    const schedule *s;
    text *out;
    node_id *first, *next; /* the nodes of each nest: first[nest], then next[node]; 0 ends the list */
    uint32_t number;       /* number of the nest that is printed */
} groups_printer;

static const char *op_name(const groups_printer *p, node_id n) { return op_facts[node_op(p->s->graph, n)].name; }

/* ---- what a nest computes ---------------------------------------------------------------------------------------- */

static void find_nodes(groups_printer *p)
{
    const schedule *s = p->s;
    p->first = ARENA_NEW_ARRAY(s->arena, node_id, s->nests.count + 1);
    p->next = ARENA_NEW_ARRAY(s->arena, node_id, s->graph->nodes.count + 1);
    for (node_id n = s->graph->nodes.count; n-- > 1;) {
        uint32_t nest = s->group_of[n];
        if (!nest || node_op(s->graph, n) == OP_constant)
            continue;
        p->next[n] = p->first[nest];
        p->first[nest] = n;
    }
}

/* Prints the operations of the nest in the order of their first nodes, each once with its count: "2 reduce,
 * exponential". */
static void print_operations(const groups_printer *p)
{
    uint32_t count[OP_COUNT] = {0};
    const char *before = " computes ";
    for (node_id n = p->first[p->number]; n; n = p->next[n])
        count[node_op(p->s->graph, n)]++;
    for (node_id n = p->first[p->number]; n; n = p->next[n]) {
        uint32_t *of = &count[node_op(p->s->graph, n)];
        if (*of > 1)
            text_printf(p->out, "%s%" PRIu32 " %s", before, *of, op_name(p, n));
        else if (*of)
            text_printf(p->out, "%s%s", before, op_name(p, n));
        before = *of ? ", " : before;
        *of = 0;
    }
}

/* ---- why it is apart --------------------------------------------------------------------------------------------- */

/* The text after "because". `#` stands for nest_apart.have, `@` for nest_apart.most. */
static const char *const reasons[] = {
    [FUSE_READS_NONE] = "",
    [FUSE_IS_OFF] = "nothing is fused",
    [FUSE_READS_CONTROL] = "that is a step of its own",
    [FUSE_IS_PARTS] = "its result is written part by part",
    [FUSE_READS_PARTS] = "that result is written part by part",
    [FUSE_IS_SPLIT] = "its reduction of # elements is split over two nests",
    [FUSE_READS_SPLIT] = "that reduction is split over two nests",
    [FUSE_MANY_ROOTS] = "# values are computed there, and @ is the most",
    [FUSE_LONG_CODE] = "the code of both together would cost # additions for each element, and the limit is @",
    [FUSE_OTHER_ORDER] = "one of them reduces in lanes and the other one in a chain",
    [FUSE_OTHER_ITERATION] = "it reads what other iterations of the outer loops compute there",
    [FUSE_SEVERAL_RESULTS] =
        "one iteration of the outer loops there would compute several results of this nest's reduction",
    [FUSE_LONG_BUFFER] = "an iteration of the outer loops would compute # bytes of a value, and @ is the most",
    [FUSE_EMPTY_LANES] =
        "short rows would leave lanes empty, at a cost of # instructions, more than the @ that fusing saves",
    [FUSE_COPIED] =
        "its result replaces a value that is read there, so it would have to be written elsewhere and copied",
    [FUSE_GATHERS] = "lanes would not run along neighbouring elements",
    [FUSE_PRODUCT] = "a product's accumulators take all registers",
    [FUSE_OTHER_ELEMENTS] = "the last value there does not read the shared value, or not element for element",
    [JOIN_UNTRIED] = "",
    [JOIN_MANY_PARTS] = "a nest has at most @ parts",
    [JOIN_NOT_PLAIN] = "one of them sorts, or has parts, blocks, serial outer loops, conditional or combining stores",
    [JOIN_OTHER_LOOPS] = "they have no outer loop in common",
    [JOIN_MANY_LOOPS] = "an index would have more than @ terms",
    [JOIN_OTHER_USER] = "other steps or the caller use what passes between them, too",
    [JOIN_OTHER_SLICE] = "an iteration would access what other iterations write",
    [JOIN_LONG_ROWS] = "the smallest block would take # bytes of a cache of @",
    [JOIN_LARGE_OPERAND] = "blocks would load # bytes of large operands again, more than @",
};

static void print_reason(const groups_printer *p, const nest_apart *a)
{
    text_puts(p->out, ", because ");
    for (const char *at = reasons[a->why]; *at; at++)
        if (*at == '#' || *at == '@')
            text_printf(p->out, "%" PRId64, *at == '#' ? a->have : a->most);
        else
            text_add(p->out, at, 1);
}

/* Prints why the first root of a nest or part was not fused into the nest or part that it reads. */
static void print_fused(const groups_printer *p, const nest_apart *a)
{
    if (!a || !a->reads) {
        text_puts(p->out, "reads no other nest");
        return;
    }
    uint32_t from = p->s->group_of[a->reads];
    if (a->beside)
        text_puts(p->out, "reads no other nest; ");
    if (!from || from == p->number)
        text_printf(p->out, "apart from %s", op_name(p, a->reads));
    else
        text_printf(p->out, "apart from nest %" PRIu32 " (%s)", from, op_name(p, a->reads));
    if (a->beside)
        text_puts(p->out, ", which reads the same");
    print_reason(p, a);
}

static void print_joined(const groups_printer *p, const nest_apart *a)
{
    text_printf(p->out, "; a value of %" PRId64 " bytes passes from nest %" PRIu32 " through memory", a->bytes,
                p->number - 1);
    print_reason(p, a);
}

/* ---- nests ------------------------------------------------------------------------------------------------------- */

static void print_copy(const groups_printer *p, const nest *n)
{
    const buffer *to = &p->s->buffers.at[n->stages.at[0].stores.at[0].buffer];
    if (to->kind == BUFFER_INPUT || to->kind == BUFFER_OUTPUT)
        text_printf(p->out, " copies a value to %s %" PRIu32, to->kind == BUFFER_INPUT ? "input" : "output",
                    to->number);
    else
        text_puts(p->out, " copies a value to a temporary");
}

/* Prints the scratch of a nest's parts. If join.c made the nest (n->fused is NULL), also prints the size of a block,
 * and for each part after the first why fuse.c did not fuse it. */
static void print_parts(const groups_printer *p, const nest *n)
{
    int64_t bytes = 0;
    for (uint32_t i = 0; i < n->scoped.count; i++)
        bytes += p->s->buffers.at[n->scoped.at[i].buffer].bytes;
    if (n->product) {
        text_printf(p->out, "; it runs in blocks, which take %" PRId64 " bytes of scratch", bytes);
        return;
    }
    const nest *first = n->parts.at[0];
    text_printf(p->out, "; its %" PRIu32 " parts ", n->parts.count);
    if (!n->fused)
        text_printf(p->out, "run in blocks of %" PRId64 " and ", first->loops.at[first->shared].block);
    text_printf(p->out, "pass %" PRId64 " bytes in scratch", bytes);
    if (n->fused)
        return;
    for (uint32_t i = 1; i < n->parts.count; i++) {
        text_printf(p->out, "\n//   part %" PRIu32 " %s: ", i, n->parts.at[i]->label);
        print_fused(p, n->parts.at[i]->fused);
    }
}

/* The nest or part whose `fused` describes what nest n computes. This is n itself if `fused` is set there. Otherwise,
 * in a product in blocks, it is the part that multiplies. In other nests it is the first part, or n if n has no
 * parts. */
static const nest *leading(const nest *n) { return n->fused ? n : nest_part(n, n->product); }

static void print_work(const groups_printer *p, const nest *n)
{
    const nest *first = leading(n);
    if (!first->fused)
        print_copy(p, first);
    else if ((first == n || n->product) && p->s->group_of[first->fused->root] != p->number)
        text_printf(p->out, " computes a part of %s, which nest %" PRIu32 " completes", op_name(p, first->fused->root),
                    p->s->group_of[first->fused->root]);
    else
        print_operations(p);
}

static void print_savings(const groups_printer *p, const nest_apart *a)
{
    text_printf(p->out, "; %" PRIu32 " values share it, so %" PRId64 " bytes do not pass through memory", a->roots,
                a->saved);
    if (a->empty)
        text_printf(p->out, ", and empty lanes cost %" PRId64 " instructions", a->empty);
}

static void print_nest(const groups_printer *p, const nest *n)
{
    const nest *first = leading(n);
    text_printf(p->out, "// nest %" PRIu32 " %s:", p->number, n->label);
    print_work(p, n);
    if (first->fused && first->fused->roots > 1)
        print_savings(p, first->fused);
    if (first->fused) {
        text_puts(p->out, "; ");
        print_fused(p, first->fused);
    }
    if (first->joined)
        print_joined(p, first->joined);
    if (n->parts.count)
        print_parts(p, n);
    text_puts(p->out, "\n");
}

/* The source places that were printed. A place is printed once, even if several nodes have it. After MOST_PLACES
 * places, "..." stands for all others. */
enum { MOST_PLACES = 12 };
typedef struct places {
    const char *at[MOST_PLACES];
    uint32_t count;
} places;

static void print_place(const groups_printer *p, places *seen, const char *place)
{
    for (uint32_t i = 0; i < seen->count && i < MOST_PLACES; i++)
        if (strcmp(seen->at[i], place) == 0)
            return;
    if (seen->count < MOST_PLACES) {
        seen->at[seen->count] = place;
        text_printf(p->out, "%s%s", seen->count ? ", " : "; at ", place);
    } else if (seen->count == MOST_PLACES) {
        text_puts(p->out, ", ...");
    }
    seen->count++;
}

/* Prints the source locations of the nodes that a nest computes, or the lines of nodes without a location. */
static void print_locations(const groups_printer *p)
{
    const graph *g = p->s->graph;
    places seen = {.count = 0};
    for (node_id n = p->first[p->number]; n; n = p->next[n]) {
        remarks r = node_remarks(g, n);
        for (uint32_t i = r.locations.first; i; i = g->locations.at[i - 1].next)
            print_place(p, &seen, g->locations.at[i - 1].text);
        if (!r.locations.first && r.line)
            print_place(p, &seen, arena_printf(p->s->arena, "line %" PRIu32, r.line));
    }
}

void schedule_print_costs(const schedule *s, text *out)
{
    groups_printer p = {.s = s, .out = out};
    find_nodes(&p);
    for (uint32_t i = 0; i < s->steps.count; i++) {
        if (s->steps.at[i].kind != STEP_NEST)
            continue;
        const nest *n = s->nests.at[s->steps.at[i].nest];
        nest_costs c = nest_cost(s, n);
        p.number = s->steps.at[i].nest + 1;
        text_printf(out,
                    "nest %" PRIu32 " %s: %.0f flops, %.0f arithmetic instructions (one of f64 counts as two), %.0f "
                    "divisions, %.0f bytes read, %.0f bytes written;",
                    p.number, n->label, c.flops, c.arithmetic, c.divisions, c.read, c.written);
        print_work(&p, n);
        print_locations(&p);
        text_puts(out, "\n");
    }
}

void schedule_print_groups(const schedule *s, text *out)
{
    groups_printer p = {.s = s, .out = out};
    find_nodes(&p);
    for (p.number = 1; p.number <= s->nests.count; p.number++)
        print_nest(&p, s->nests.at[p.number - 1]);
}
