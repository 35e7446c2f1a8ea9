/* Graphs as drawings for Graphviz.
 *
 * Values flow downwards. An operation is a box with its name, what its attributes say, and its type; inputs and outputs
 * have the colour of memory. A constant of one value is drawn at every use, so that it ties nothing together. The nodes
 * of a fused group share a coloured box, whose number is that of the nest. A region is a frame, drawn once for each
 * operation that owns it, its captures being edges from outside. Control flow has a box above its regions for what goes
 * in, and one below for what comes out. A reducer that is one operation is named instead of drawn.
 *
 * Graphviz puts a node into every cluster that mentions it, so all edges come last, outside of the clusters. Regions
 * nest at most MAX_DEPTH deep, and nothing else recurses.
 */
#include <inttypes.h>

#include "base/float_text.h"
#include "stablehlo/graph_print.h"

#define MAX_TEXT ((size_t)1 << 30)
enum { MAX_NAME = 60 /* bytes of a name that are drawn */ };

/* Where a value comes from. */
typedef struct port {
    uint32_t box;     /* 0 for a constant that is drawn at every use */
    uint32_t index;   /* 1 + the number of the result, if there are several */
    node_id constant; /* such a constant */
} port;

typedef struct drawer {
    const graph *g;
    const uint32_t *groups; /* by node; NULL if there are none */
    text *out, edges;
    arena arena;
    port *ports;        /* by node */
    uint32_t *heads;    /* by group: 1 + the first of its nodes in the region being drawn */
    const char **names; /* by node */
    bool *used;         /* by node */
    uint32_t boxes, frames;
    int depth;
} drawer;

enum { MEMORY, MAP, MOVE, SUM, CONTROL };

static const char *const fills[] = {
    [MEMORY] = "#cfe3f5", [MAP] = "#ffffff", [MOVE] = "#ececec", [SUM] = "#fbdcb4", [CONTROL] = "#d9d2f0",
};

/* Fill and border of the boxes of groups, in turn. */
static const char *const tints[][2] = {
    {"#eaf5e6", "#7fb069"}, {"#fdf3e0", "#e0a84e"}, {"#e8f1fa", "#6c9dc6"}, {"#fbeae8", "#d98880"},
    {"#f0eaf8", "#9b86c4"}, {"#e4f5f3", "#5fb0a8"}, {"#f8f5dc", "#bdb04a"}, {"#fae8f2", "#cf7fae"},
};

static void draw_nodes(drawer *d, const region *r);

/* ---- labels ------------------------------------------------------------------------------------------------------ */

static void put_escaped(text *out, const char *string)
{
    static const struct {
        char from;
        const char *to;
    } escapes[] = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}};
    size_t length = strlen(string);
    for (size_t i = 0; i < length && i < MAX_NAME; i++) {
        const char *to = (unsigned char)string[i] < ' ' || (unsigned char)string[i] >= 127 ? "?" : NULL;
        for (size_t k = 0; k < sizeof escapes / sizeof *escapes; k++)
            to = string[i] == escapes[k].from ? escapes[k].to : to;
        if (to)
            text_puts(out, to);
        else
            text_add(out, &string[i], 1);
    }
    text_puts(out, length > MAX_NAME ? "..." : "");
}

static void put_dims(text *out, attr_dims list)
{
    text_puts(out, "[");
    for (uint32_t i = 0; i < list.count; i++)
        text_printf(out, "%s%" PRId64, i ? "," : "", list.at[i]);
    text_puts(out, "]");
}

/* A line below the title of a box. */
static void open_small(drawer *d) { text_puts(d->out, "<br/><font point-size=\"8\" color=\"#5a6472\">"); }
static void close_small(drawer *d) { text_puts(d->out, "</font>"); }

static void put_type(drawer *d, type_id id)
{
    const type *t = type_at(d->g, id);
    open_small(d);
    if (t->dtype) {
        for (uint32_t i = 0; i < t->rank; i++)
            text_printf(d->out, "%" PRId64 "x", t->dims[i]);
        text_puts(d->out, dtype_facts[t->dtype].name);
    } else {
        text_printf(d->out, "%" PRIu32 " results", t->rank);
    }
    close_small(d);
}

/* What a drawing says of attributes: a word, and the value (in every place of a list) that goes without saying. */
static const struct {
    attr_field field;
    const char *word;
    int64_t usual;
} shown[] = {
    {ATTR_iota_dimension, "along", -1},
    {ATTR_dimension, "along", -1},
    {ATTR_exponent_bits, "exponent bits", -1},
    {ATTR_mantissa_bits, "mantissa bits", -1},
    {ATTR_broadcast_dimensions, "to", -1},
    {ATTR_permutation, "order", -1},
    {ATTR_start_indices, "from", -1},
    {ATTR_limit_indices, "to", -1},
    {ATTR_strides, "by", 1},
    {ATTR_edge_padding_low, "low", 0},
    {ATTR_edge_padding_high, "high", 0},
    {ATTR_interior_padding, "between", 0},
    {ATTR_dimensions, "over", -1},
    {ATTR_slice_sizes, "size", -1},
    {ATTR_lhs_batching_dimensions, "batch", -1},
    {ATTR_rhs_batching_dimensions, "and", -1},
    {ATTR_lhs_contracting_dimensions, "over", -1},
    {ATTR_rhs_contracting_dimensions, "and", -1},
    {ATTR_comparison_direction, "", 0},
};

static bool is_usual(attr_dims list, int64_t usual)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] != usual)
            return false;
    return true;
}

static void put_attribute(text *out, const attr_fact *fact, const void *value, const char *word, int64_t usual)
{
    if (fact->kind == KIND_DIMS && is_usual(*(const attr_dims *)value, usual))
        return;
    text_printf(out, "%s%s ", out->size ? " " : "", word);
    if (fact->kind == KIND_DIMS)
        put_dims(out, *(const attr_dims *)value);
    else if (fact->kind == KIND_ENUM)
        text_puts(out, enum_spelling((attr_field)(fact - attr_facts), *(const uint8_t *)value));
    else
        text_printf(out, "%" PRId64, *(const int64_t *)value);
}

static void put_attributes(drawer *d, node_id n)
{
    const char *record = (const char *)node_attrs(d->g, n);
    text line = {0};
    for (const uint8_t *field = op_attributes(node_op(d->g, n)); *field; field++)
        for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
            if (shown[i].field == *field)
                put_attribute(&line, &attr_facts[*field], record + attr_facts[*field].offset, shown[i].word,
                              shown[i].usual);
    if (line.size) {
        open_small(d);
        text_add(d->out, line.at, line.size);
        close_small(d);
    }
    d->out->failed |= line.failed;
    text_free(&line);
}

/* ---- boxes and edges --------------------------------------------------------------------------------------------- */

/* n5 [fillcolor="...", label=<, with the label and close_box to follow. */
static void open_box(drawer *d, uint32_t box, const char *fill)
{
    text_indent(d->out, d->depth);
    text_printf(d->out, "n%" PRIu32 " [fillcolor=\"%s\", label=<", box, fill);
}

static void close_box(drawer *d) { text_puts(d->out, ">];\n"); }

static void draw_box(drawer *d, uint32_t box, int paint, const char *title)
{
    open_box(d, box, fills[paint]);
    text_puts(d->out, title);
    close_box(d);
}

static void draw_edge(drawer *d, uint32_t from, uint32_t index, uint32_t to, const char *style)
{
    text_printf(&d->edges, "  n%" PRIu32 " -> n%" PRIu32, from, to);
    if (index)
        text_printf(&d->edges, " [label=\"#%" PRIu32 "\"]", index - 1);
    if (style)
        text_printf(&d->edges, " [style=%s]", style);
    text_puts(&d->edges, ";\n");
}

static void put_float(text *out, qn_dtype type, uint64_t bits)
{
    uint64_t sign = (uint64_t)1 << (dtype_facts[type].bits - 1);
    uint64_t infinity = (sign - 1) >> dtype_facts[type].mantissa << dtype_facts[type].mantissa;
    if ((bits & ~sign) > infinity)
        text_puts(out, "nan");
    else if ((bits & ~sign) == infinity)
        text_puts(out, bits & sign ? "-inf" : "inf");
    else
        float_print(out, type, bits);
}

/* The bits of a constant's first element as text. */
static void put_element(text *out, qn_dtype type, const void *at)
{
    uint64_t bits = 0;
    memcpy(&bits, at, dtype_facts[type].size);
    uint32_t unused = 64 - dtype_facts[type].bits;
    if (type == QN_I1)
        text_puts(out, bits & 1 ? "true" : "false");
    else if (dtype_is_float(type))
        put_float(out, type, bits);
    else if (dtype_is_signed(type))
        text_printf(out, "%" PRId64, (int64_t)(bits << unused) >> unused);
    else
        text_printf(out, "%" PRIu64, bits);
}

static bool is_single(const graph *g, node_id n)
{
    const attr_data *value = &node_attrs(g, n)->value;
    return node_op(g, n) == OP_constant && !value->buffer && (value->splat || node_shape(g, n)->elements == 1);
}

/* An edge from where value n comes from, its constant being drawn here if it is one. */
static void draw_use(drawer *d, node_id n, uint32_t to)
{
    port from = d->ports[n];
    if (from.constant) {
        from.box = ++d->boxes;
        text_indent(d->out, d->depth);
        text_printf(d->out, "n%" PRIu32 " [shape=plain, style=\"\", fontsize=8, label=\"", from.box);
        put_element(d->out, (qn_dtype)node_shape(d->g, from.constant)->dtype,
                    node_attrs(d->g, from.constant)->value.at);
        text_puts(d->out, "\"];\n");
    }
    draw_edge(d, from.box, from.index, to, NULL);
}

static void open_frame(drawer *d, const char *fill, const char *border, const char *label)
{
    text_indent(d->out, d->depth++);
    text_printf(d->out, "subgraph cluster_%" PRIu32 " {\n", d->frames++);
    text_indent(d->out, d->depth);
    text_printf(d->out, "label=\"%s\"; style=\"rounded,filled\"; fillcolor=\"%s\"; color=\"%s\";\n", label, fill,
                border);
}

static void close_frame(drawer *d)
{
    text_indent(d->out, --d->depth);
    text_puts(d->out, "}\n");
}

/* ---- regions of operations --------------------------------------------------------------------------------------- */

static const region *owned(const drawer *d, node_id n, uint32_t index)
{
    return region_at(d->g, node_attrs(d->g, n)->regions[index]);
}

/* The operation that is all a reducer does, OP_none if it does more. */
static op_kind reducer(const drawer *d, node_id n)
{
    if (node_op(d->g, n) != OP_reduce)
        return OP_none;
    const region *r = owned(d, n, 0);
    bool alone = r->formals.count == 2 && !r->captures.count && r->nodes.count == 3 && r->outputs[0] == r->nodes.at[2];
    return alone ? node_op(d->g, r->nodes.at[2]) : OP_none;
}

static void draw_formal(drawer *d, node_id n, uint32_t index, uint32_t above)
{
    uint32_t box = ++d->boxes;
    d->ports[n] = (port){.box = box};
    open_box(d, box, fills[MEMORY]);
    text_printf(d->out, "#%" PRIu32, index);
    put_type(d, node_type(d->g, n));
    close_box(d);
    if (above)
        draw_edge(d, above, 0, box, NULL);
}

/* The region in a frame: formals fed by box `above`, and a box for what it returns, which is given back. */
static uint32_t draw_region(drawer *d, node_id owner, uint32_t index, uint32_t above, const char *title)
{
    const region *r = owned(d, owner, index);
    uint32_t count, first = node_captures(d->g, owner, index, &count);
    open_frame(d, "#fbfbfd", "#8d97a5", title);
    for (uint32_t i = 0; i < count; i++)
        d->ports[r->captures.at[i]] = d->ports[node_operand(d->g, owner, first + i)];
    for (uint32_t i = 0; i < r->formals.count; i++)
        if (d->used[r->formals.at[i].node])
            draw_formal(d, r->formals.at[i].node, i, above);
    draw_nodes(d, r);
    uint32_t below = ++d->boxes;
    draw_box(d, below, MEMORY, "return");
    for (uint32_t i = 0; i < r->output_count; i++)
        draw_use(d, r->outputs[i], below);
    if (above)
        draw_edge(d, above, 0, below, "invis");
    close_frame(d);
    return below;
}

static const char *region_title(drawer *d, op_kind op, uint32_t index)
{
    if (op == OP_case)
        return arena_printf(&d->arena, "branch %" PRIu32, index);
    return op == OP_while ? (index ? "body" : "condition") : op == OP_if ? (index ? "else" : "then") : "reducer";
}

/* ---- nodes ------------------------------------------------------------------------------------------------------- */

static bool is_framed(const graph *g, node_id n)
{
    op_kind op = node_op(g, n);
    return op == OP_while || op == OP_case || op == OP_if;
}

/* A loop or branch: its box `head`, its regions, and a box below them, where results leave. */
static void draw_control(drawer *d, node_id n, uint32_t head)
{
    op_kind op = node_op(d->g, n);
    uint32_t tail = d->ports[n].box;
    open_frame(d, "#f6f4fc", "#9b86c4", "");
    draw_box(d, head, CONTROL, arena_printf(&d->arena, "<b>%s</b>", op_facts[op].name));
    for (uint32_t i = 0; i < node_operand_count(d->g, n); i++)
        draw_use(d, node_operand(d->g, n, i), head);
    for (uint32_t i = 0; i < node_attrs(d->g, n)->region_count; i++) {
        uint32_t below = draw_region(d, n, i, head, region_title(d, op, i));
        if (op != OP_while || i)
            draw_edge(d, below, 0, tail, NULL);
    }
    open_box(d, tail, fills[CONTROL]);
    text_printf(d->out, "end of %s", op_facts[op].name);
    put_type(d, node_type(d->g, n));
    close_box(d);
    close_frame(d);
}

static int paint_of(op_kind op)
{
    if (op == OP_dot_general || op == OP_reduce)
        return SUM;
    return op == OP_call ? CONTROL : op_is_elementwise(op) ? MAP : MOVE;
}

static void draw_operation(drawer *d, node_id n)
{
    op_kind op = node_op(d->g, n), applied = reducer(d, n);
    uint32_t box = d->ports[n].box;
    open_box(d, box, fills[paint_of(op)]);
    if (d->names[n]) {
        put_escaped(d->out, d->names[n]);
        text_puts(d->out, "<br/>");
    }
    text_printf(d->out, "<b>%s%s%s", op_facts[op].name, applied ? " " : "", applied ? op_facts[applied].name : "");
    if (op == OP_call) {
        text_puts(d->out, " @");
        put_escaped(d->out, owned(d, n, 0)->name);
    }
    text_puts(d->out, "</b>");
    put_attributes(d, n);
    put_type(d, node_type(d->g, n));
    close_box(d);
    for (uint32_t i = 0; i < node_operand_count(d->g, n); i++)
        draw_use(d, node_operand(d->g, n, i), box);
    if (op == OP_reduce && !applied)
        draw_edge(d, draw_region(d, n, 0, 0, region_title(d, op, 0)), 0, box, "dashed");
}

static void draw_node(drawer *d, node_id n)
{
    if (op_facts[node_op(d->g, n)].class == OP_CLASS_INTERNAL || d->ports[n].constant || d->out->size > MAX_TEXT)
        return;
    if (is_framed(d->g, n))
        draw_control(d, n, d->ports[n].box - 1);
    else
        draw_operation(d, n);
}

/* Decides which boxes the results of a region's nodes leave from. */
static void place_ports(drawer *d, const region *r)
{
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        op_kind op = node_op(d->g, n);
        if (op == OP_result) {
            d->ports[n] = d->ports[node_operand(d->g, n, 0)];
            d->ports[n].index = 1 + (uint32_t)node_attrs(d->g, n)->index;
        } else if (is_single(d->g, n)) {
            d->ports[n] = (port){.constant = n};
        } else if (op != OP_argument) {
            d->boxes += is_framed(d->g, n) ? 2 : 1;
            d->ports[n] = (port){.box = d->boxes};
        }
    }
}

/* The nodes of a region, those of a group together where the first of them stands. */
static void draw_nodes(drawer *d, const region *r)
{
    uint32_t *head = d->heads, *next = ARENA_NEW_ARRAY(&d->arena, uint32_t, r->nodes.count);
    bool *drawn = ARENA_NEW_ARRAY(&d->arena, bool, r->nodes.count);
    place_ports(d, r);
    for (uint32_t i = r->nodes.count; i-- > 0 && d->groups;) {
        uint32_t group = d->groups[r->nodes.at[i]];
        next[i] = head[group];
        head[group] = i + 1;
    }
    for (uint32_t i = 0; i < r->nodes.count && d->groups; i++)
        head[d->groups[r->nodes.at[i]]] = 0;
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        uint32_t group = d->groups ? d->groups[r->nodes.at[i]] : 0;
        const char *const *tint = tints[group % (sizeof tints / sizeof *tints)];
        if (drawn[i])
            continue;
        if (!group) {
            draw_node(d, r->nodes.at[i]);
            continue;
        }
        open_frame(d, tint[0], tint[1], arena_printf(&d->arena, "%" PRIu32, group));
        for (uint32_t k = i + 1; k; k = next[k - 1]) {
            draw_node(d, r->nodes.at[k - 1]);
            drawn[k - 1] = true;
        }
        close_frame(d);
    }
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

static void draw_input(drawer *d, const formal *f, uint32_t index)
{
    d->ports[f->node] = (port){.box = ++d->boxes};
    open_box(d, d->boxes, fills[MEMORY]);
    text_puts(d->out, "<b>");
    if (f->name)
        put_escaped(d->out, f->name);
    else
        text_printf(d->out, "input %" PRIu32, index);
    text_puts(d->out, "</b>");
    put_type(d, node_type(d->g, f->node));
    close_box(d);
}

static void draw_output(drawer *d, const region *r, uint32_t index)
{
    uint32_t box = ++d->boxes;
    open_box(d, box, fills[MEMORY]);
    text_printf(d->out, "<b>output %" PRIu32 "</b>", index);
    for (uint32_t i = 0; i < r->formals.count; i++)
        if (r->formals.at[i].alias == (int32_t)index) {
            open_small(d);
            text_printf(d->out, "in the place of input %" PRIu32, i);
            close_small(d);
        }
    put_type(d, node_type(d->g, r->outputs[index]));
    close_box(d);
    draw_use(d, r->outputs[index], box);
}

static void draw_function(drawer *d, const region *r, bool framed)
{
    if (framed) {
        open_frame(d, "#ffffff", "#5a6472", "");
        text_indent(d->out, d->depth);
        text_puts(d->out, "label=<@");
        put_escaped(d->out, r->name);
        text_puts(d->out, ">;\n");
    }
    for (uint32_t i = 0; i < r->formals.count; i++)
        draw_input(d, &r->formals.at[i], i);
    draw_nodes(d, r);
    for (uint32_t i = 0; i < r->output_count; i++)
        draw_output(d, r, i);
    if (framed)
        close_frame(d);
}

/* Nodes that others of their region, or its outputs, refer to. */
static void mark_used(drawer *d)
{
    const graph *g = d->g;
    d->used = ARENA_NEW_ARRAY(&d->arena, bool, g->nodes.count + 1);
    for (node_id n = 1; n < g->nodes.count; n++)
        for (uint32_t k = 0; k < node_at(g, n)->count; k++)
            d->used[node_operand(g, n, k)] = true;
    for (region_id i = 1; i < g->regions.count; i++)
        for (uint32_t k = 0; k < region_at(g, i)->output_count; k++)
            d->used[region_at(g, i)->outputs[k]] = true;
}

static void draw_module(drawer *d)
{
    const graph *g = d->g;
    uint32_t functions = 0, groups = 0;
    d->ports = ARENA_NEW_ARRAY(&d->arena, port, g->nodes.count + 1);
    d->names = ARENA_NEW_ARRAY(&d->arena, const char *, g->nodes.count + 1);
    for (uint32_t i = g->names.count; i-- > 0;)
        d->names[g->names.at[i].node] = g->names.at[i].text;
    for (node_id n = 1; n < g->nodes.count && d->groups; n++)
        groups = d->groups[n] > groups ? d->groups[n] : groups;
    mark_used(d);
    d->heads = ARENA_NEW_ARRAY(&d->arena, uint32_t, (size_t)groups + 1);
    for (uint32_t i = 0; i < g->functions.count; i++)
        functions += region_at(g, g->functions.at[i])->name && !region_at(g, g->functions.at[i])->is_open;
    text_puts(d->out, "digraph {\n"
                      "  graph [fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, fontcolor=\"#5a6472\", "
                      "labeljust=l, nodesep=0.18, ranksep=0.28];\n"
                      "  node [fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, shape=box, "
                      "style=\"rounded,filled\", color=\"#5a6472\", height=0.3, margin=\"0.1,0.04\"];\n"
                      "  edge [fontname=\"Helvetica,Arial,sans-serif\", fontsize=8, color=\"#5a6472\", "
                      "fontcolor=\"#5a6472\", arrowsize=0.6];\n");
    d->depth = 1;
    for (uint32_t i = 0; i < g->functions.count; i++) {
        const region *r = region_at(g, g->functions.at[i]);
        if (r->name && !r->is_open)
            draw_function(d, r, functions > 1);
    }
    text_add(d->out, d->edges.at, d->edges.size);
    text_puts(d->out, "}\n");
}

static qn_status draw_all(drawer *d)
{
    jmp_buf exhausted;
    d->arena.escape = &exhausted;
    if (setjmp(exhausted))
        return status_oom();
    draw_module(d);
    if (d->out->size > MAX_TEXT)
        return status_make(QN_UNSUPPORTED, "the drawing of this graph is larger than %zu bytes", MAX_TEXT);
    return d->out->failed || d->edges.failed ? status_oom() : NULL;
}

qn_status dot_print(const graph *g, const uint32_t *groups, text *out)
{
    drawer d = {.g = g, .groups = groups, .out = out};
    arena_init(&d.arena);
    qn_status status = draw_all(&d);
    text_free(&d.edges);
    arena_free(&d.arena);
    return status;
}
