/* Adds lines to the message of an error that occurs while a graph is built. The lines show the operands, a change that
 * would fix the error, the call, its source file and line, and the scope. quern/names.h shows an example. A graph calls
 * mistake_explain (graph.explain) at its first error. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "api/builders.h"
#include "graph/compose.h"
#include "stablehlo/stablehlo.h"

/* ---- operands ---------------------------------------------------------------------------------------------------- */

static void print_place(const graph *g, node_id n, text *out)
{
    char place[TEXT_LINE], line[TEXT_LINE];
    if (node_place(g, n, place, sizeof place))
        text_printf(out, " at %s", text_line(line, place));
}

static void print_operand(const qn_graph *graph, uint32_t index, node_id n, text *out)
{
    const struct graph *g = &graph->g;
    uint32_t name = node_remarks(g, n).names.first;
    node_id maker = node_op(g, n) == OP_result ? node_operand(g, n, 0) : n;
    char line[TEXT_LINE], who[OPERAND_NAME];
    text_printf(out, "\n  operand %" PRIu32, index);
    if (strchr(builder_operand_name(&graph->call, index, who), '['))
        text_printf(out, ", %s", who);
    text_puts(out, ": ");
    if (name)
        text_printf(out, "\"%s\", ", text_line(line, g->names.at[name - 1].text));
    type_print(g, node_type(g, n), out);
    if (node_op(g, n) == OP_argument)
        text_printf(out, ", %s %" PRId64,
                    node_at(g, n)->region == graph->main ? "input" : "argument of a region, number",
                    attr_index(node_attrs(g, n)));
    else
        text_printf(out, ", %s %s", node_op(g, n) == OP_constant ? "a" : "the result of",
                    op_facts[node_op(g, maker)].name);
    print_place(g, n, out);
}

/* ---- what would fit ---------------------------------------------------------------------------------------------- */

static void print_dims(uint32_t rank, const int64_t *dims, text *out)
{
    text_puts(out, rank ? "QN_DIMS(" : "QN_SCALAR");
    for (uint32_t i = 0; i < rank; i++)
        text_printf(out, "%s%" PRId64, i ? ", " : "", dims[i]);
    text_puts(out, rank ? ")" : "");
}

/* For each dimension i of `small`, finds a dimension of `large` with the same extent, and sets places[i] to its number.
 * These numbers increase with i. Returns false if no such dimensions exist. */
static bool find_places(const type *small, const type *large, int64_t *places)
{
    uint32_t at = 0;
    for (uint32_t i = 0; i < small->rank; i++, at++) {
        while (at < large->rank && small->dims[i] != large->dims[at])
            at++;
        if (at == large->rank)
            return false;
        places[i] = at;
    }
    return true;
}

static bool same_shape(const type *a, const type *b)
{
    return a->rank == b->rank && (!a->rank || memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) == 0);
}

/* Whether operand i is a scalar that needs no broadcast: a bound of a clamp, or the predicate of a select. */
static bool may_be_scalar(const graph *g, const build_call *c, uint32_t i)
{
    return !node_shape(g, c->operands[i])->rank && (c->op == OP_clamp ? i != 1 : c->op == OP_select && i == 0);
}

/* Suggests how to broadcast one operand to the shape of another one of higher rank. */
static void suggest_places(const graph *g, const build_call *c, text *out)
{
    for (uint32_t i = 0; i < c->count; i++)
        for (uint32_t k = 0; k < c->count; k++) {
            const type *small = node_shape(g, c->operands[i]), *large = node_shape(g, c->operands[k]);
            int64_t places[MAX_RANK];
            if (small->rank >= large->rank || !find_places(small, large, places))
                continue;
            text_printf(out, "\n  fits: qn_broadcast_in_dim(operand %" PRIu32 ", ", i);
            print_dims(large->rank, large->dims, out);
            text_puts(out, ", ");
            print_dims(small->rank, places, out);
            text_puts(out, ")");
            return;
        }
    text_puts(out, "\n  no broadcast fits: counted from the last dimension, extents must be equal or 1");
}

static void suggest_broadcast(const graph *g, const build_call *c, text *out)
{
    type common = {0};
    int64_t dims[MAX_RANK];
    if (!compose_common_shape(g, c->count, c->operands, &common.rank, dims)) {
        suggest_places(g, c, out);
        return;
    }
    common.dims = dims;
    text_puts(out, "\n  fits: ");
    for (uint32_t i = 0, said = 0; i < c->count; i++)
        if (!same_shape(node_shape(g, c->operands[i]), &common) && !may_be_scalar(g, c, i)) {
            text_printf(out, "%sqn_broadcast_to(operand %" PRIu32 ", ", said++ ? " and " : "", i);
            print_dims(common.rank, dims, out);
            text_puts(out, ")");
        }
    text_puts(out, ", or qn_graph_set_broadcasting(graph, 1) once");
}

static void suggest_convert(qn_dtype dtype, uint32_t operand, text *out)
{
    static const char *const names[] = {
#define DTYPE(name, number, ...) [number] = #name,
#include "base/dtype.def"
    };
    text_printf(out, "\n  fits: qn_convert(operand %" PRIu32 ", QN_", operand);
    for (const char *c = names[dtype]; *c; c++)
        text_printf(out, "%c", *c >= 'a' ? *c - 'a' + 'A' : *c);
    text_puts(out, ")");
}

/* Suggests a change of operand i (graph.misfit), whose type is none of graph.misfit_types. */
static void suggest_type(const graph *g, const build_call *c, uint32_t i, text *out)
{
    if (c->op == OP_negate)
        text_printf(out, "\n  fits: qn_not(operand %" PRIu32 ")", i);
    else if (g->misfit_types & (TYPES_FLOAT | TYPES_INT) && g->misfit_types != TYPES_BITS)
        suggest_convert(g->misfit_types & TYPES_FLOAT ? QN_F32 : QN_I32, i, out);
    else if (g->misfit_types & TYPES_BOOL)
        text_printf(out, "\n  fits: qn_compare(operand %" PRIu32 ", qn_fill_like(operand %" PRIu32 ", 0), QN_NE)", i,
                    i);
}

/* Whether the open region can use the value. */
static bool is_in_reach(const graph *g, node_id n)
{
    region_id at = g->open;
    while (at && at != node_at(g, n)->region)
        at = region_at(g, at)->parent;
    return at != 0;
}

/* A number that orders types: by class (i1, integers, floats, complex numbers), then by bits. */
static int width(qn_dtype d)
{
    return (dtype_is_int(d) ? CLASS_SINT : dtype_facts[d].class) << 8 | dtype_facts[d].bits;
}

/* Returns true to suggest a conversion of operand `first` to the type of operand i, false for the reverse. Normally the
 * operand whose type has the smaller `width` is converted. There are two exceptions. The bounds of a clamp get the type
 * of its operand. A float constant gets the type of a float operand that is not a constant. */
static bool converts_first(const graph *g, const build_call *c, uint32_t first, uint32_t i)
{
    qn_dtype had = (qn_dtype)node_shape(g, c->operands[first])->dtype;
    qn_dtype other = (qn_dtype)node_shape(g, c->operands[i])->dtype;
    bool is_constant = node_op(g, c->operands[first]) == OP_constant;
    if (c->op == OP_clamp)
        return false;
    if (dtype_is_float(had) && dtype_is_float(other) && is_constant != (node_op(g, c->operands[i]) == OP_constant))
        return is_constant;
    return width(other) > width(had);
}

/* Suggests a change that would fix the error. If graph.fits has a text, prints it. Else, if an operand has a wrong
 * type (graph.misfit), suggests a change of this operand. Else, if the operands of an elementwise operation differ in
 * type or shape, suggests a conversion or a broadcast; for concatenate, only a conversion. */
static void suggest(const graph *g, const build_call *c, text *out)
{
    if (g->fits) {
        text_printf(out, "\n  fits: %s", g->fits);
        return;
    }
    for (uint32_t i = 0; i < c->count; i++)
        if (g->misfit && c->operands[i] == g->misfit) {
            suggest_type(g, c, i, out);
            return;
        }
    bool complete = (c->op == OP_concatenate || (c->op != OP_none && op_is_elementwise(c->op))) && c->count > 1;
    for (uint32_t i = 0; i < c->count && complete; i++)
        complete = c->operands[i] && is_in_reach(g, c->operands[i]);
    if (!complete)
        return;
    uint32_t first = c->op == OP_select || c->op == OP_clamp;
    bool shapes = false;
    for (uint32_t i = 0; i < c->count; i++) {
        const type *t = node_shape(g, c->operands[i]), *like = node_shape(g, c->operands[first]);
        shapes = shapes || !same_shape(t, like);
        if ((i >= first || c->op == OP_clamp) && t->dtype != like->dtype) {
            bool change = converts_first(g, c, first, i);
            suggest_convert((qn_dtype)(change ? t : like)->dtype, change ? first : i, out);
            return;
        }
    }
    if (shapes && c->op != OP_concatenate)
        suggest_broadcast(g, c, out);
}

/* ---- the whole message ------------------------------------------------------------------------------------------- */

static void print_call(const qn_graph *graph, text *out)
{
    char line[TEXT_LINE];
    const build_call *c = &graph->call;
    text_printf(out, "\n  in qn_%s, call %" PRIu32 " that built the graph", c->what, c->number);
    if (graph->g.name)
        text_printf(out, " \"%s\"", text_line(line, graph->g.name));
    if (graph->file)
        text_printf(out, ", at %s:%" PRIu32, graph->file, graph->line);
    if (graph->scopes.count)
        text_printf(out, ", scope %s", text_line(line, graph->scopes.at[graph->scopes.count - 1]));
}

qn_status mistake_explain(void *self, qn_status status)
{
    qn_graph *graph = self;
    graph->failed = graph->g.open;
    if (qn_status_code(status) != QN_OUT_OF_MEMORY && graph->call.what) {
        text out = {0};
        text_puts(&out, qn_status_message(status));
        for (uint32_t i = 0; i < graph->call.count && i < MOST_OPERANDS; i++)
            if (graph->call.operands[i])
                print_operand(graph, i, graph->call.operands[i], &out);
        if (graph->call.count > MOST_OPERANDS)
            text_printf(&out, "\n  and %" PRIu32 " more operands", graph->call.count - MOST_OPERANDS);
        else
            suggest(&graph->g, &graph->call, &out);
        print_call(graph, &out);
        qn_status whole = out.failed ? status_oom() : status_make(qn_status_code(status), "%s", out.at);
        text_free(&out);
        if (qn_status_code(whole) != QN_OUT_OF_MEMORY) {
            qn_status_free(status);
            status = whole;
        }
    }
    if (graph->on_error)
        graph->on_error(graph->on_error_user, qn_status_message(status));
    return status;
}

void qn_graph_on_error(qn_graph *graph, void (*callback)(void *user, const char *message), void *user)
{
    if (!graph)
        return;
    graph->on_error = callback;
    graph->on_error_user = user;
}

/* ---- names and scopes -------------------------------------------------------------------------------------------- */

const char *scoped_name(qn_graph *graph, const char *name)
{
    return name && graph->scopes.count
               ? arena_printf(&graph->g.arena, "%s.%s", graph->scopes.at[graph->scopes.count - 1], name)
               : name;
}

qn_value qn_name(qn_value value, const char *name)
{
    qn_graph *graph = value.graph;
    if (!builder_ready(graph, "name") || !builder_given(graph, "name", "name", name != NULL))
        return value;
    GRAPH_ENTER(graph, value);
    node_id n = builder_operand(graph, "name", 0, value);
    graph_name(&graph->g, n, n ? scoped_name(graph, name) : NULL);
    ARENA_LEAVE(&graph->g.arena);
    return value;
}

/* Sets the location that new nodes get: "scope"("file":line:0). A missing scope or file is left out. Call this outside
 * GRAPH_ENTER. */
static void locate(qn_graph *graph)
{
    text out = {0};
    arena *a = &graph->g.arena;
    const char *scope = graph->scopes.count ? graph->scopes.at[graph->scopes.count - 1] : NULL;
    if (scope)
        text_quoted(&out, scope, strlen(scope));
    if (graph->file) {
        text_puts(&out, scope ? "(" : "");
        text_quoted(&out, graph->file, strlen(graph->file));
        text_printf(&out, ":%" PRIu32 ":0%s", graph->line, scope ? ")" : "");
    }
    ARENA_ENTER(a, {
        graph_fail_status(&graph->g, status_oom());
        text_free(&out);
        return;
    });
    graph->g.place = out.at && !out.failed ? arena_string(a, out.at, out.size) : NULL;
    ARENA_LEAVE(a);
    text_free(&out);
}

void qn_scope_push(qn_graph *graph, const char *name)
{
    if (!builder_ready(graph, "scope_push") || !builder_given(graph, "scope_push", "name", name != NULL))
        return;
    GRAPH_ENTER(graph, );
    const char *whole = scoped_name(graph, name);
    LIST_ADD(&graph->g.arena, &graph->scopes, arena_string(&graph->g.arena, whole, strlen(whole)));
    ARENA_LEAVE(&graph->g.arena);
    locate(graph);
}

void qn_scope_pop(qn_graph *graph)
{
    if (!builder_ready(graph, "scope_pop"))
        return;
    if (!graph->scopes.count) {
        graph_fail(&graph->g, QN_INVALID_ARGUMENT,
                   "scope_pop: no scope is open; expected one qn_scope_push before each qn_scope_pop");
        return;
    }
    graph->scopes.count--;
    locate(graph);
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

static void keep_file(qn_graph *graph, const char *file)
{
    GRAPH_ENTER(graph, );
    graph->file = file ? arena_string(&graph->g.arena, file, strlen(file)) : NULL;
    ARENA_LEAVE(&graph->g.arena);
}

void qn_place(qn_graph *graph, const char *file, uint32_t line)
{
    if (!graph || !graph->main || graph->g.failure)
        return;
    file = line ? file : NULL;
    if (!file || !graph->file || strcmp(graph->file, file) != 0)
        keep_file(graph, file);
    else if (graph->line == line)
        return;
    graph->line = line;
    locate(graph);
}

qn_value qn_value_at(qn_value value, const char *file, uint32_t line)
{
    qn_place(value.graph, file, line);
    return value;
}

/* ---- unfinished graphs ------------------------------------------------------------------------------------------- */

static void list_outputs(const qn_graph *graph, node_id *nodes, const char **names)
{
    uint32_t count = graph->outputs.count;
    for (uint32_t i = 0; i < count + graph->updates.count; i++) {
        const declared *d = i < count ? &graph->outputs.at[i] : &graph->updates.at[i - count];
        nodes[i] = d->node;
        names[i] = d->name;
    }
}

qn_status qn_graph_print_unfinished(const qn_graph *graph, char **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(graph);
    if (!graph->main)
        return qn_graph_print(graph, out);
    uint32_t count = graph->outputs.count + graph->updates.count;
    node_id *nodes = calloc(count + 1, sizeof *nodes);
    const char **names = calloc(count + 1, sizeof *names);
    text printed = {0};
    qn_status status = nodes && names ? NULL : status_oom();
    if (!status) {
        list_outputs(graph, nodes, names);
        unfinished at = {graph->main, graph->failed, count, nodes, names, graph->g.failure};
        status = stablehlo_print_unfinished(&graph->g, &at, &printed);
    }
    free(nodes);
    free(names);
    if (!status)
        return text_take(&printed, out);
    text_free(&printed);
    return status;
}
