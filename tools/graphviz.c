/* Writes graphs as drawings, in the language of Graphviz.
 *
 * Values flow downwards.
 *     operation       a box with its name, attributes and type
 *     input, output   a box in the colour fills[MEMORY]
 *     constant        a box; a constant that is stored as one element is drawn as this element at every use
 *     fused group     a coloured box around the operations of the group, with the number of the group
 *     body            a frame; only bodies of while, case, if and reduce are drawn
 *     control flow    a box for the operands above the bodies, and a box for the results below them
 *     reducer         if it has only one operation, the name of this operation; otherwise a body
 *
 * Graphviz puts a node into every cluster whose text mentions the node, even in an edge. So all edges are printed last,
 * outside of the clusters. The code recurses only for bodies; quern.h states how deep bodies (regions) may nest.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "quern/inspect.h"

#define MAX_TEXT ((uint64_t)1 << 30)
enum { MAX_NAME = 60 /* the most bytes of a name that are drawn */ };

/* How a value is drawn; indexed by the value's id. */
typedef struct node {
    uint32_t box;      /* the box where the value's edges start; 0 if the value is drawn at every use */
    uint32_t result;   /* 1 + the number of the result, if the operation has several results; otherwise 0 */
    uint32_t constant; /* the id of a constant that is drawn at every use; otherwise 0 */
    uint32_t group;    /* the number of the value's group (number_groups), from 1 on; 0: the value has no group */
    uint32_t next;     /* the next value of the same group in this body */
    bool used;         /* an operation, a capture or an output uses the value */
    bool drawn;
} node;

typedef struct drawer {
    const qn_graph *graph;
    FILE *out, *edges;
    node *nodes;
    uint32_t *heads; /* for place_values, indexed by group: the first value of the group in the body */
    uint32_t boxes, frames;
    int depth;
    uint64_t size; /* bytes written */
} drawer;

enum { MEMORY, MAP, MOVE, SUM, CONTROL };

static const char *const fills[] = {
    [MEMORY] = "#cfe3f5", [MAP] = "#ffffff", [MOVE] = "#ececec", [SUM] = "#fbdcb4", [CONTROL] = "#d9d2f0",
};

/* The colours for fill and border of groups. Groups take these rows in turn. */
static const char *const tints[][2] = {
    {"#eaf5e6", "#7fb069"}, {"#fdf3e0", "#e0a84e"}, {"#e8f1fa", "#6c9dc6"}, {"#fbeae8", "#d98880"},
    {"#f0eaf8", "#9b86c4"}, {"#e4f5f3", "#5fb0a8"}, {"#f8f5dc", "#bdb04a"}, {"#fae8f2", "#cf7fae"},
};

static void draw_values(drawer *d, qn_body body);

/* ---- text -------------------------------------------------------------------------------------------------------- */

CLI_PRINTF(3, 4) static void put_to(drawer *d, FILE *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int size = vfprintf(out, format, args);
    va_end(args);
    d->size += size > 0 ? (uint64_t)size : 0;
}

#define put(d, ...) put_to(d, (d)->out, __VA_ARGS__)

static void indent(drawer *d) { put(d, "%*s", 2 * d->depth, ""); }

static void put_escaped(drawer *d, const char *string)
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
            put(d, "%s", to);
        else
            put(d, "%c", string[i]);
    }
    put(d, "%s", length > MAX_NAME ? "..." : "");
}

/* Begin and end a line in small letters below the title of a box. */
static void open_small(drawer *d) { put(d, "<br/><font point-size=\"8\" color=\"#5a6472\">"); }
static void close_small(drawer *d) { put(d, "</font>"); }

static void put_type(drawer *d, qn_value v)
{
    qn_dims dims = qn_value_dims(v);
    open_small(d);
    for (size_t i = 0; i < dims.count && qn_value_dtype(v); i++)
        put(d, "%" PRId64 "x", dims.values[i]);
    if (qn_value_dtype(v))
        put(d, "%s", qn_dtype_name(qn_value_dtype(v)));
    else
        put(d, "%zu results", qn_value_result_count(v));
    close_small(d);
}

/* The attributes that are drawn, and the word that is drawn before the value of each. A list is not drawn if all its
 * elements are `usual`, the default; -1 stands for no default. An attribute that is no list is always drawn. */
static const struct {
    const char *attribute, *word;
    int64_t usual;
} shown[] = {
    {"iota_dimension", "along", -1},
    {"dimension", "along", -1},
    {"exponent_bits", "exponent bits", -1},
    {"mantissa_bits", "mantissa bits", -1},
    {"broadcast_dimensions", "to", -1},
    {"permutation", "order", -1},
    {"start_indices", "from", -1},
    {"limit_indices", "to", -1},
    {"strides", "by", 1},
    {"edge_padding_low", "low", 0},
    {"edge_padding_high", "high", 0},
    {"interior_padding", "between", 0},
    {"dimensions", "over", -1},
    {"slice_sizes", "size", -1},
    {"lhs_batching_dimensions", "batch", -1},
    {"rhs_batching_dimensions", "and", -1},
    {"lhs_contracting_dimensions", "over", -1},
    {"rhs_contracting_dimensions", "and", -1},
    {"comparison_direction", "", 0},
};

static bool is_usual(qn_dims list, int64_t usual)
{
    for (size_t i = 0; i < list.count; i++)
        if (list.values[i] != usual)
            return false;
    return true;
}

static void put_list(drawer *d, qn_dims list)
{
    for (size_t i = 0; i < list.count; i++)
        put(d, "%s%" PRId64, i ? "," : "[", list.values[i]);
    put(d, "]");
}

/* Draws attribute number `index` of v with the word in row number `row` of the table `shown`. Returns false if the
 * attribute is a list that has its default value. */
static bool put_attribute(drawer *d, qn_value v, size_t index, size_t row, bool first)
{
    qn_attribute_kind kind = qn_value_attribute_kind(v, index);
    qn_dims list = qn_value_attribute_integers(v, index);
    if (kind == QN_ATTRIBUTE_INTEGERS && is_usual(list, shown[row].usual))
        return false;
    if (first)
        open_small(d);
    put(d, "%s%s ", first ? "" : " ", shown[row].word);
    if (kind == QN_ATTRIBUTE_INTEGERS)
        put_list(d, list);
    else if (kind == QN_ATTRIBUTE_TEXT)
        put(d, "%s", qn_value_attribute_text(v, index));
    else
        put(d, "%" PRId64, qn_value_attribute_integer(v, index));
    return true;
}

static void put_attributes(drawer *d, qn_value v)
{
    bool any = false;
    for (size_t i = 0; i < qn_value_attribute_count(v); i++)
        for (size_t row = 0; row < sizeof shown / sizeof *shown; row++)
            if (strcmp(shown[row].attribute, qn_value_attribute_name(v, i)) == 0)
                any |= put_attribute(d, v, i, row, !any);
    if (any)
        close_small(d);
}

/* ---- boxes, edges, frames ---------------------------------------------------------------------------------------- */

/* Writes `n5 [fillcolor="...", label=<` for box 5. Then the caller writes the label and calls close_box. */
static void open_box(drawer *d, uint32_t box, const char *fill)
{
    indent(d);
    put(d, "n%" PRIu32 " [fillcolor=\"%s\", label=<", box, fill);
}

static void close_box(drawer *d) { put(d, ">];\n"); }

static void draw_box(drawer *d, uint32_t box, int paint, const char *title)
{
    open_box(d, box, fills[paint]);
    put(d, "%s", title);
    close_box(d);
}

static void draw_edge(drawer *d, uint32_t from, uint32_t result, uint32_t to, const char *style)
{
    put_to(d, d->edges, "  n%" PRIu32 " -> n%" PRIu32, from, to);
    if (result)
        put_to(d, d->edges, " [label=\"#%" PRIu32 "\"]", result - 1);
    if (style)
        put_to(d, d->edges, " [style=%s]", style);
    put_to(d, d->edges, ";\n");
}

/* Draws the edge from a value to box `to`. Draws the value too if it is a constant drawn at every use. */
static void draw_use(drawer *d, qn_value v, uint32_t to)
{
    node from = d->nodes[v.id];
    if (from.constant) {
        from.box = ++d->boxes;
        indent(d);
        put(d, "n%" PRIu32 " [shape=plain, style=\"\", fontsize=8, label=\"", from.box);
        tensor_print_element(d->out, qn_value_dtype(v),
                             qn_value_elements(qn_graph_value(d->graph, from.constant), NULL));
        put(d, "\"];\n");
    }
    draw_edge(d, from.box, from.result, to, NULL);
}

static void open_frame(drawer *d, const char *fill, const char *border, const char *label)
{
    indent(d);
    put(d, "subgraph cluster_%" PRIu32 " {\n", d->frames++);
    d->depth++;
    indent(d);
    put(d, "label=\"%s\"; style=\"rounded,filled\"; fillcolor=\"%s\"; color=\"%s\";\n", label, fill, border);
}

static void close_frame(drawer *d)
{
    d->depth--;
    indent(d);
    put(d, "}\n");
}

/* ---- bodies of operations ---------------------------------------------------------------------------------------- */

/* Returns the operation's name without the dialect: "add" for "stablehlo.add". */
static const char *short_name(qn_value v)
{
    const char *op = qn_value_op(v), *dot = strchr(op, '.');
    return dot ? dot + 1 : op;
}

static bool is_op(qn_value v, const char *name) { return strcmp(short_name(v), name) == 0; }

/* The name of the only operation of the reducer of v; "" if the reducer has several operations or v has no reducer. */
static const char *reducer(qn_value v)
{
    qn_body body = qn_value_body(v, 0);
    if (!is_op(v, "reduce"))
        return "";
    bool alone = qn_body_parameter_count(body) == 2 && !qn_body_capture_count(body) && qn_body_value_count(body) == 3 &&
                 qn_body_output(body, 0).id == qn_body_value(body, 2).id;
    return alone ? short_name(qn_body_value(body, 2)) : "";
}

static void draw_parameter(drawer *d, qn_value v, size_t index, uint32_t above)
{
    uint32_t box = ++d->boxes;
    d->nodes[v.id].box = box;
    open_box(d, box, fills[MEMORY]);
    put(d, "#%zu", index);
    put_type(d, v);
    close_box(d);
    if (above)
        draw_edge(d, above, 0, box, NULL);
}

/* Makes the edges of a capture start at the box of the captured value. */
static void place_captures(drawer *d, qn_value owner, size_t index)
{
    qn_body body = qn_value_body(owner, index);
    for (size_t i = 0; i < qn_body_capture_count(body); i++) {
        node *inside = &d->nodes[qn_body_capture(body, i).id];
        const node *outside = &d->nodes[qn_value_capture(owner, index, i).id];
        inside->box = outside->box, inside->result = outside->result, inside->constant = outside->constant;
    }
}

static const char *body_title(qn_value owner, size_t index, char *room, size_t size)
{
    if (is_op(owner, "case")) {
        snprintf(room, size, "branch %zu", index);
        return room;
    }
    if (is_op(owner, "while"))
        return index ? "body" : "condition";
    return is_op(owner, "if") ? index ? "else" : "then" : "reducer";
}

/* Draws a body in a frame. Edges lead from box `above` to the parameters of the body. Returns the box of the body's
 * results. */
static uint32_t draw_body(drawer *d, qn_value owner, size_t index, uint32_t above)
{
    qn_body body = qn_value_body(owner, index);
    char room[40];
    open_frame(d, "#fbfbfd", "#8d97a5", body_title(owner, index, room, sizeof room));
    place_captures(d, owner, index);
    for (size_t i = 0; i < qn_body_parameter_count(body); i++)
        if (d->nodes[qn_body_parameter(body, i).id].used)
            draw_parameter(d, qn_body_parameter(body, i), i, above);
    draw_values(d, body);
    uint32_t below = ++d->boxes;
    draw_box(d, below, MEMORY, "return");
    for (size_t i = 0; i < qn_body_output_count(body); i++)
        draw_use(d, qn_body_output(body, i), below);
    if (above)
        draw_edge(d, above, 0, below, "invis");
    close_frame(d);
    return below;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

static bool is_framed(qn_value v) { return is_op(v, "while") || is_op(v, "case") || is_op(v, "if"); }

/* Draws a loop or branch: box `head`, the bodies, and a box of the results below them. */
static void draw_control(drawer *d, qn_value v, uint32_t head)
{
    uint32_t tail = d->nodes[v.id].box;
    open_frame(d, "#f6f4fc", "#9b86c4", "");
    open_box(d, head, fills[CONTROL]);
    put(d, "<b>%s</b>", short_name(v));
    close_box(d);
    for (size_t i = 0; i < qn_value_operand_count(v); i++)
        draw_use(d, qn_value_operand(v, i), head);
    for (size_t i = 0; i < qn_value_body_count(v); i++) {
        uint32_t below = draw_body(d, v, i, head);
        if (!is_op(v, "while") || i)
            draw_edge(d, below, 0, tail, NULL);
    }
    open_box(d, tail, fills[CONTROL]);
    put(d, "end of %s", short_name(v));
    put_type(d, v);
    close_box(d);
    close_frame(d);
}

static int paint_of(qn_value v)
{
    if (is_op(v, "dot_general") || is_op(v, "reduce"))
        return SUM;
    return is_op(v, "call") ? CONTROL : qn_value_is_elementwise(v) ? MAP : MOVE;
}

static void draw_operation(drawer *d, qn_value v)
{
    const char *applied = reducer(v), *name = qn_value_name(v);
    uint32_t box = d->nodes[v.id].box;
    open_box(d, box, fills[paint_of(v)]);
    put_escaped(d, name);
    put(d, "%s<b>%s%s%s", *name ? "<br/>" : "", short_name(v), *applied ? " " : "", applied);
    if (is_op(v, "call")) {
        put(d, " @");
        put_escaped(d, qn_body_name(qn_value_body(v, 0)));
    }
    put(d, "</b>");
    put_attributes(d, v);
    put_type(d, v);
    close_box(d);
    for (size_t i = 0; i < qn_value_operand_count(v); i++)
        draw_use(d, qn_value_operand(v, i), box);
    if (is_op(v, "reduce") && !*applied)
        draw_edge(d, draw_body(d, v, 0, 0), 0, box, "dashed");
}

static void draw_value(drawer *d, qn_value v)
{
    node *n = &d->nodes[v.id];
    n->drawn = true;
    if (qn_value_kind(v) != QN_KIND_OPERATION || n->constant || d->size > MAX_TEXT)
        return;
    if (is_framed(v))
        draw_control(d, v, n->box - 1);
    else
        draw_operation(d, v);
}

static bool is_single(qn_value v)
{
    size_t count;
    return qn_value_elements(v, &count) && count == 1;
}

/* Decides where the edges of a body's values start, and links the values of each group. */
static void place_values(drawer *d, qn_body body)
{
    for (size_t i = 0; i < qn_body_value_count(body); i++) {
        qn_value v = qn_body_value(body, i);
        node *n = &d->nodes[v.id];
        n->drawn = false;
        if (qn_value_kind(v) == QN_KIND_RESULT) {
            n->box = d->nodes[qn_value_operand(v, 0).id].box;
            n->result = 1 + (uint32_t)qn_value_index(v);
        } else if (is_single(v)) {
            n->constant = v.id;
        } else if (qn_value_kind(v) == QN_KIND_OPERATION) {
            d->boxes += is_framed(v) ? 2 : 1;
            n->box = d->boxes;
        }
    }
    for (size_t i = qn_body_value_count(body); i-- > 0;) {
        uint32_t id = qn_body_value(body, i).id;
        d->nodes[id].next = d->heads[d->nodes[id].group];
        d->heads[d->nodes[id].group] = id;
    }
    for (size_t i = 0; i < qn_body_value_count(body); i++)
        d->heads[d->nodes[qn_body_value(body, i).id].group] = 0;
}

/* Draws the values of a body. At the first value of a group, draws the whole group. */
static void draw_values(drawer *d, qn_body body)
{
    place_values(d, body);
    for (size_t i = 0; i < qn_body_value_count(body); i++) {
        qn_value v = qn_body_value(body, i);
        uint32_t group = qn_value_group(v);
        const char *const *tint = tints[group % (sizeof tints / sizeof *tints)];
        if (d->nodes[v.id].drawn)
            continue;
        if (!group) {
            draw_value(d, v);
            continue;
        }
        char label[16];
        snprintf(label, sizeof label, "%" PRIu32, group);
        open_frame(d, tint[0], tint[1], label);
        for (uint32_t id = v.id; id; id = d->nodes[id].next)
            draw_value(d, qn_graph_value(d->graph, id));
        close_frame(d);
    }
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

static void draw_input(drawer *d, qn_value v, size_t index)
{
    const char *name = qn_value_name(v);
    d->nodes[v.id].box = ++d->boxes;
    open_box(d, d->boxes, fills[MEMORY]);
    put(d, "<b>");
    if (*name)
        put_escaped(d, name);
    else
        put(d, "input %zu", index);
    put(d, "</b>");
    put_type(d, v);
    close_box(d);
}

static void draw_output(drawer *d, qn_body body, size_t index)
{
    uint32_t box = ++d->boxes;
    open_box(d, box, fills[MEMORY]);
    put(d, "<b>output %zu</b>", index);
    for (size_t i = 0; i < qn_body_parameter_count(body); i++)
        if (qn_body_parameter_update(body, i) == (int32_t)index) {
            open_small(d);
            put(d, "in the place of input %zu", i);
            close_small(d);
        }
    put_type(d, qn_body_output(body, index));
    close_box(d);
    draw_use(d, qn_body_output(body, index), box);
}

static void draw_function(drawer *d, qn_body body, bool framed)
{
    if (framed) {
        open_frame(d, "#ffffff", "#5a6472", "");
        indent(d);
        put(d, "label=<@");
        put_escaped(d, qn_body_name(body));
        put(d, ">;\n");
    }
    for (size_t i = 0; i < qn_body_parameter_count(body); i++)
        draw_input(d, qn_body_parameter(body, i), i);
    draw_values(d, body);
    for (size_t i = 0; i < qn_body_output_count(body); i++)
        draw_output(d, body, i);
    if (framed)
        close_frame(d);
}

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

static void mark_uses(drawer *d, qn_value v)
{
    for (size_t i = 0; i < qn_value_operand_count(v); i++)
        d->nodes[qn_value_operand(v, i).id].used = true;
    for (size_t i = 0; i < qn_value_body_count(v); i++) {
        qn_body body = qn_value_body(v, i);
        for (size_t k = 0; k < qn_body_capture_count(body); k++)
            d->nodes[qn_value_capture(v, i, k).id].used = true;
        for (size_t k = 0; k < qn_body_output_count(body); k++)
            d->nodes[qn_body_output(body, k).id].used = true;
    }
}

static int compare_groups(const void *a, const void *b)
{
    const qn_value *l = a, *r = b;
    uint32_t lg = qn_value_group(*l), rg = qn_value_group(*r);
    return lg < rg ? -1 : lg > rg;
}

/* Gives the groups new numbers from 1 on, because a text may give a group any number. Returns false when memory runs
 * out. */
static bool number_groups(drawer *d)
{
    uint32_t limit = qn_graph_value_limit(d->graph), groups = 0, before = 0;
    qn_value *sorted = calloc((size_t)limit + 1, sizeof *sorted);
    for (uint32_t id = 1; sorted && id < limit; id++)
        sorted[id - 1] = qn_graph_value(d->graph, id);
    if (sorted && limit)
        qsort(sorted, limit - 1, sizeof *sorted, compare_groups);
    for (uint32_t i = 0; sorted && i + 1 < limit; i++) {
        uint32_t group = qn_value_group(sorted[i]);
        groups += group != before;
        before = group;
        d->nodes[sorted[i].id].group = groups;
    }
    d->heads = calloc((size_t)groups + 1, sizeof *d->heads);
    bool made = sorted && d->heads;
    free(sorted);
    return made;
}

static void draw_graph(drawer *d)
{
    size_t functions = qn_graph_function_count(d->graph);
    for (uint32_t id = 1; id < qn_graph_value_limit(d->graph); id++)
        mark_uses(d, qn_graph_value(d->graph, id));
    put(d, "digraph {\n"
           "  graph [fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, fontcolor=\"#5a6472\", "
           "labeljust=l, nodesep=0.18, ranksep=0.28];\n"
           "  node [fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, shape=box, "
           "style=\"rounded,filled\", color=\"#5a6472\", height=0.3, margin=\"0.1,0.04\"];\n"
           "  edge [fontname=\"Helvetica,Arial,sans-serif\", fontsize=8, color=\"#5a6472\", "
           "fontcolor=\"#5a6472\", arrowsize=0.6];\n");
    d->depth = 1;
    for (size_t i = 0; i < functions; i++)
        draw_function(d, qn_graph_function(d->graph, i), functions > 1);
}

static int write_all(drawer *d, const char *where)
{
    char *edges = NULL;
    size_t size = 0;
    d->edges = open_memstream(&edges, &size);
    d->nodes = calloc((size_t)qn_graph_value_limit(d->graph) + 1, sizeof *d->nodes);
    bool made = d->edges && d->nodes && number_groups(d);
    if (made)
        draw_graph(d);
    made = d->edges && fclose(d->edges) == 0 && made;
    if (made)
        put(d, "%s}\n", edges);
    free(edges);
    free(d->heads);
    free(d->nodes);
    if (!made)
        return job_error(where, "out of memory for a drawing");
    if (d->size > MAX_TEXT)
        return job_error(where, "the drawing of this graph is larger than %" PRIu64 " bytes", MAX_TEXT);
    return 0;
}

int graph_draw(const char *where, const qn_graph *graph, FILE *out)
{
    drawer d = {.graph = graph, .out = out};
    return write_all(&d, where);
}
