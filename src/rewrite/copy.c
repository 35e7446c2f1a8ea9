/* Copying functions into an empty graph. See copy.h. */
#include "rewrite/copy.h"

#include <string.h>

#include "graph/composite.h"

/* Flags of a node. LIVE: the node is an output, has effects, or is needed by an output or by a node with effects.
 * SPREAD: the copies of the node's results are in copier.spread. */
enum { LIVE = 1, SPREAD = 2 };

/* ---- names and locations ----------------------------------------------------------------------------------------- */

void copy_notes(const graph *from, node_id n, graph *to, node_id copy)
{
    remarks r = node_remarks(from, n);
    for (uint32_t i = r.names.first; i; i = from->names.at[i - 1].next)
        graph_name(to, copy, from->names.at[i - 1].text);
    for (uint32_t i = r.locations.first; i; i = from->locations.at[i - 1].next)
        graph_locate(to, copy, from->locations.at[i - 1].text);
    graph_line(to, copy, r.line);
}

/* ---- copying ----------------------------------------------------------------------------------------------------- */

static type_id copy_type(copier *c, type_id t)
{
    const type *have = type_at(c->from, t);
    return type_tensor(c->to, (qn_dtype)have->dtype, have->rank, have->dims);
}

static void mark_live(copier *c, region_id r)
{
    const region *in = region_at(c->from, r);
    for (uint32_t i = 0; i < in->nodes.count; i++)
        c->state[in->nodes.at[i]] = 0;
    for (uint32_t i = 0; i < in->effects.count; i++)
        c->state[in->effects.at[i]] = LIVE;
    for (uint32_t i = 0; i < in->output_count; i++)
        c->state[in->outputs[i]] = LIVE;
    for (uint32_t i = in->nodes.count; i-- > 0;) {
        node_id n = in->nodes.at[i];
        for (uint32_t k = 0; c->state[n] && k < node_at(c->from, n)->count; k++)
            c->state[node_operand(c->from, n, k)] = LIVE;
    }
}

static node_id *copied_operands(copier *c, node_id n, uint32_t count)
{
    node_id *operands = ARENA_NEW_ARRAY(&c->to->arena, node_id, count);
    for (uint32_t k = 0; k < count; k++)
        operands[k] = c->map[node_operand(c->from, n, k)];
    return operands;
}

static void copy_body(copier *c, region_id r, const node_id *args, node_id *out);

/* `outer` is a value of the enclosing region. Returns the value that represents `outer` in the open region. A constant
 * or iota has no operands, so take_in makes it again in the open region. Any other value is returned unchanged and
 * becomes a capture. */
static node_id take_in(copier *c, node_id outer)
{
    graph *g = c->to;
    if (!outer || (node_op(g, outer) != OP_constant && node_op(g, outer) != OP_iota))
        return outer;
    attrs a = attrs_of(g, outer);
    return node_make_closed(g, node_op(g, outer), 0, NULL, &a);
}

static region_id copy_region(copier *c, node_id n, uint32_t index)
{
    graph *g = c->to;
    region_id r = node_attrs(c->from, n)->regions[index];
    const region *in = region_at(c->from, r);
    uint32_t formals = in->formals.count, captures, first = node_captures(c->from, n, index, &captures);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, formals + captures);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, in->output_count);
    region_id made = graph_open_region(g, NULL);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < formals; i++) {
        args[i] = graph_formal(g, copy_type(c, node_type(c->from, in->formals.at[i].node)), in->formals.at[i].name);
        copy_notes(c->from, in->formals.at[i].node, g, args[i]);
    }
    for (uint32_t i = 0; i < captures; i++) {
        node_id outer = c->map[node_operand(c->from, n, first + i)];
        args[formals + i] = c->remakes ? take_in(c, outer) : outer;
    }
    copy_body(c, r, args, out);
    return graph_close_region(g, in->output_count, out) ? made : 0;
}

/* Records that out[i] is the copy of result i of node n. */
static void spread_results(copier *c, node_id n, uint32_t results, const node_id *out)
{
    c->map[n] = results == 1 ? out[0] : c->spread.count;
    c->state[n] |= results == 1 ? 0 : SPREAD;
    for (uint32_t i = 0; i < results && results > 1; i++)
        LIST_ADD(&c->to->arena, &c->spread, out[i]);
}

static void inline_call(copier *c, node_id n)
{
    graph *g = c->to;
    region_id callee = node_attrs(c->from, n)->regions[0];
    uint32_t results = region_at(c->from, callee)->output_count;
    node_id *args = copied_operands(c, n, node_at(c->from, n)->count);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    copy_body(c, callee, args, out);
    spread_results(c, n, results, out);
}

static void expand_composite(copier *c, node_id n, const attrs *a, uint32_t count, const node_id *operands)
{
    graph *g = c->to;
    uint32_t results = node_result_count(c->from, n), total = count;
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, results);
    for (uint32_t r = 0; r < a->region_count; r++)
        total += region_at(g, a->regions[r])->captured.count;
    node_id *all = ARENA_NEW_ARRAY(&g->arena, node_id, total);
    if (count)
        memcpy(all, operands, count * sizeof *all);
    for (uint32_t r = 0, at = count; r < a->region_count; r++)
        for (uint32_t i = 0; i < region_at(g, a->regions[r])->captured.count; i++)
            all[at++] = region_at(g, a->regions[r])->captured.at[i];
    uint32_t location = node_remarks(c->from, n).locations.first;
    const char *outer = g->place;
    g->place = location ? c->from->locations.at[location - 1].text : NULL; /* the location of all new nodes */
    composite_expand(g, node_op(c->from, n), a, count, all, out);
    g->place = outer;
    spread_results(c, n, results, out);
}

static void copy_node(copier *c, node_id n)
{
    graph *g = c->to;
    const attr_record *record = node_attrs(c->from, n);
    op_kind op = node_op(c->from, n);
    uint32_t count = node_operand_count(c->from, n);
    node_id first = count ? node_operand(c->from, n, 0) : 0;
    if (op == OP_result && (c->state[first] & SPREAD)) {
        c->map[n] = c->spread.at[c->map[first] + (uint32_t)attr_index(record)];
        return;
    }
    node_id *operands = copied_operands(c, n, count);
    region_id *regions = ARENA_NEW_ARRAY(&g->arena, region_id, record->region_count);
    for (uint32_t i = 0; i < record->region_count; i++)
        if (!(regions[i] = op == OP_call ? c->functions[record->regions[i]] : copy_region(c, n, i)))
            return;
    c->made = attrs_of(c->from, n);
    c->made.regions = regions;
    if (c->expands && op_is_composite(op)) {
        expand_composite(c, n, &c->made, count, operands);
        return;
    }
    node_id made = node_make(g, op, count, operands, &c->made);
    c->map[n] = c->rewrite ? c->rewrite(c->self, made) : made;
}

static bool is_inlined(const copier *c, node_id n)
{
    return node_op(c->from, n) == OP_call && c->inlined && c->inlined[node_attrs(c->from, n)->regions[0]];
}

/* Copies the live nodes of region r to the open region. */
static void copy_body(copier *c, region_id r, const node_id *args, node_id *out)
{
    const region *in = region_at(c->from, r);
    mark_live(c, r);
    for (uint32_t i = 0; i < in->nodes.count && !c->to->failure; i++) {
        node_id n = in->nodes.at[i];
        if (!c->state[n])
            continue;
        if (node_op(c->from, n) == OP_argument)
            c->map[n] = args[attr_index(node_attrs(c->from, n))];
        else if (is_inlined(c, n))
            inline_call(c, n);
        else
            copy_node(c, n);
        if (!(c->state[n] & SPREAD) && node_op(c->from, n) != OP_argument)
            copy_notes(c->from, n, c->to, c->map[n]);
    }
    for (uint32_t i = 0; i < in->output_count; i++)
        out[i] = c->to->failure ? 0 : c->map[in->outputs[i]];
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

/* Copies the buffers in their order, because compiled code refers to a buffer by its number. */
static void copy_buffers(copier *c)
{
    graph *g = c->to;
    for (uint32_t i = 0; i < c->from->buffers.count; i++) {
        const constant_buffer *have = &c->from->buffers.at[i];
        constant_buffer made = {copy_type(c, have->type), have->data};
        if (c->owns && have->data) {
            size_t bytes = (size_t)type_bytes(c->from, have->type);
            char *room = arena_alloc(&g->arena, bytes + 63);
            made.data = memcpy(room + (-(uintptr_t)room & 63), have->data, bytes);
        }
        LIST_ADD(&g->arena, &g->buffers, made);
    }
}

void copy_function_facts(const graph *from, region_id function, graph *to, region_id copy)
{
    const region *in = region_at(from, function);
    region *done = region_at(to, copy);
    done->is_private = in->is_private;
    for (uint32_t i = 0; i < in->formals.count && i < done->formals.count; i++)
        done->formals.at[i].alias = in->formals.at[i].alias;
    if (in->output_names && !to->failure)
        done->output_names = ARENA_NEW_ARRAY(&to->arena, const char *, in->output_count);
    for (uint32_t i = 0; i < in->output_count && done->output_names; i++)
        if (in->output_names[i])
            done->output_names[i] = arena_string(&to->arena, in->output_names[i], strlen(in->output_names[i]));
}

static region_id copy_function(copier *c, region_id entry)
{
    graph *g = c->to;
    const region *in = region_at(c->from, entry);
    node_id *args = ARENA_NEW_ARRAY(&g->arena, node_id, in->formals.count);
    node_id *out = ARENA_NEW_ARRAY(&g->arena, node_id, in->output_count);
    region_id made = graph_open_region(g, in->name);
    if (!made)
        return 0;
    for (uint32_t i = 0; i < in->formals.count; i++) {
        const formal *have = &in->formals.at[i];
        args[i] = graph_formal(g, copy_type(c, node_type(c->from, have->node)), have->name);
        copy_notes(c->from, have->node, g, args[i]);
    }
    copy_body(c, entry, args, out);
    graph_close_region(g, in->output_count, out);
    copy_function_facts(c->from, entry, g, made);
    return made;
}

static void list_callees(const graph *g, arena *a, region_id r, bool *seen, region_list *out)
{
    const region *in = region_at(g, r);
    seen[r] = true;
    for (uint32_t i = 0; i < in->nodes.count; i++) {
        const attr_record *owner = node_attrs(g, in->nodes.at[i]);
        for (uint32_t k = 0; k < owner->region_count; k++) {
            if (seen[owner->regions[k]])
                continue;
            list_callees(g, a, owner->regions[k], seen, out);
            if (node_op(g, in->nodes.at[i]) == OP_call)
                LIST_ADD(a, out, owner->regions[k]);
        }
    }
}

void list_functions(const graph *g, arena *a, region_id entry, region_list *out)
{
    list_callees(g, a, entry, ARENA_NEW_ARRAY(a, bool, g->regions.count), out);
    LIST_ADD(a, out, entry);
}

region_id copy_program(copier *c, region_id entry)
{
    graph *g = c->to;
    region_list functions = {0};
    c->state = ARENA_NEW_ARRAY(&g->arena, uint8_t, c->from->nodes.count);
    c->map = ARENA_NEW_ARRAY(&g->arena, node_id, c->from->nodes.count);
    c->functions = ARENA_NEW_ARRAY(&g->arena, region_id, c->from->regions.count);
    copy_buffers(c);
    if (c->from->name)
        g->name = arena_string(&g->arena, c->from->name, strlen(c->from->name));
    list_functions(c->from, &g->arena, entry, &functions);
    for (uint32_t i = 0; i < functions.count; i++) {
        region_id f = functions.at[i];
        if (f == entry || !c->inlined || !c->inlined[f])
            c->functions[f] = copy_function(c, f);
    }
    return c->functions[entry];
}
