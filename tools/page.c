/* Writes a model as a page for a browser. The page is viewer.html with blocks of JSON in front of its script. One block
 * has the operations of the model. Each other block is a string: the text of a stage, the comments of stage fused, or
 * the part of stage nests or asm that belongs to one loop nest or kernel. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "quern/inspect.h"

extern const char viewer_page[]; /* viewer.html; made by the Makefile */

/* Prints a text as a JSON string that can stand in a page: without "<", which could end or open an element. */
static void put_bytes(FILE *out, const char *text, size_t length)
{
    putc('"', out);
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            fprintf(out, "\\%c", c);
        else if (c < ' ' || c == '<')
            fprintf(out, "\\u%04x", c);
        else
            putc(c, out);
    }
    putc('"', out);
}

static void put_text(FILE *out, const char *text) { put_bytes(out, text, strlen(text)); }

static void put_block(FILE *out, const char *id, const char *text, size_t length)
{
    fprintf(out, "<script type=\"application/json\" id=\"%s\">", id);
    put_bytes(out, text, length);
    fprintf(out, "</script>\n");
}

/* ---- operations -------------------------------------------------------------------------------------------------- */

typedef struct listing {
    const qn_graph *graph;
    FILE *out;
    uint32_t *numbers; /* indexed by value id: 1 + the value's number in the list of operations; 0 if not listed */
    uint32_t count;
    bool *visited;   /* indexed by the id of a body */
    uint32_t bodies; /* the length of `visited` */
    bool failed;     /* memory ran out */
} listing;

/* The operation that makes a value: the value itself, or the operation of which it is one result. */
static qn_value maker(qn_value v) { return qn_value_kind(v) == QN_KIND_RESULT ? qn_value_operand(v, 0) : v; }

static void put_type(FILE *out, qn_value v)
{
    putc('"', out);
    for (size_t i = 0; i < qn_value_result_count(v); i++) {
        qn_dims dims = qn_value_result_dims(v, i);
        fprintf(out, "%s%s[", i ? ", " : "", qn_dtype_name(qn_value_result_dtype(v, i)));
        for (size_t k = 0; k < dims.count; k++)
            fprintf(out, "%s%" PRId64, k ? "," : "", dims.values[k]);
        putc(']', out);
    }
    putc('"', out);
}

/* Prints an operation as [name of the operation, types of its results, group, path of the body that contains it,
 * numbers of its operands, name of the value]. Operands that are not in the list of operations are left out. */
static void put_operation(listing *l, qn_value v, const char *path)
{
    const char *op = qn_value_op(v), *dot = strchr(op, '.');
    fprintf(l->out, l->count ? ",\n[" : "[");
    l->numbers[v.id] = ++l->count;
    put_text(l->out, dot ? dot + 1 : op);
    putc(',', l->out);
    put_type(l->out, v);
    fprintf(l->out, ",%" PRIu32 ",", qn_value_group(v));
    put_text(l->out, path);
    fprintf(l->out, ",[");
    const char *comma = "";
    for (size_t i = 0; i < qn_value_operand_count(v); i++) {
        uint32_t from = l->numbers[maker(qn_value_operand(v, i)).id];
        if (from)
            fprintf(l->out, "%s%" PRIu32, comma, from - 1);
        comma = from ? "," : comma;
    }
    fprintf(l->out, "],");
    put_text(l->out, qn_value_name(v));
    putc(']', l->out);
}

/* Returns false if the body was visited before, or if memory runs out. */
static bool mark_visited(listing *l, uint32_t body)
{
    if (body >= l->bodies) {
        uint32_t bodies = 2 * body + 64;
        bool *more = realloc(l->visited, bodies * sizeof *more);
        if (!more)
            return l->failed = true, false;
        memset(more + l->bodies, 0, (bodies - l->bodies) * sizeof *more);
        l->visited = more;
        l->bodies = bodies;
    }
    bool before = l->visited[body];
    l->visited[body] = true;
    return !before;
}

static void put_body(listing *l, qn_body body, const char *path)
{
    if (!mark_visited(l, body.id))
        return;
    for (size_t i = 0; i < qn_body_value_count(body); i++) {
        qn_value v = qn_body_value(body, i);
        if (qn_value_kind(v) != QN_KIND_OPERATION)
            continue;
        const char *op = qn_value_op(v), *dot = strchr(op, '.');
        for (size_t k = 0; k < qn_value_body_count(v); k++) {
            char inner[256];
            qn_body of = qn_value_body(v, k);
            snprintf(inner, sizeof inner, "%s/%s", path, *qn_body_name(of) ? qn_body_name(of) : dot ? dot + 1 : op);
            put_body(l, of, inner);
        }
        put_operation(l, v, path);
    }
}

static int put_model(const char *title, const qn_graph *graph, FILE *out)
{
    listing l = {.graph = graph, .out = out};
    l.numbers = calloc(qn_graph_value_limit(graph) + 1, sizeof *l.numbers);
    l.failed = !l.numbers;
    if (!l.failed) {
        fprintf(out, "<script type=\"application/json\" id=\"model\">{\"title\": ");
        put_text(out, title);
        fprintf(out, ", \"ops\": [\n");
        put_body(&l, qn_graph_entry(graph), "main");
        fprintf(out, "]}</script>\n");
    }
    free(l.numbers);
    free(l.visited);
    return l.failed ? job_error("quern", "out of memory") : 0;
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

/* Writes a block for each nest or kernel of a stage. */
static int put_pieces(FILE *out, const char *stage, const char *name, const char *text, size_t count)
{
    piece *pieces = calloc(count + 1, sizeof *pieces);
    if (!pieces)
        return job_error("quern", "out of memory");
    pieces_find(stage, text, count + 1, pieces);
    for (size_t i = 0; i <= count; i++) {
        char id[64];
        snprintf(id, sizeof id, "%s-%zu", name, i);
        if (pieces[i].length)
            put_block(out, id, pieces[i].at, pieces[i].length);
    }
    free(pieces);
    return 0;
}

int page_write(const char *title, const qn_graph *fused, const page_texts *texts, FILE *out)
{
    static const char marker[] = "<!--data-->\n";
    const char *rest = strstr(viewer_page, marker), *apart = strstr(texts->fused, "\n// nest ");
    size_t nests = plan_nests(texts->plan);
    fwrite(viewer_page, 1, (size_t)(rest - viewer_page), out);
    int code = put_model(title, fused, out);
    put_block(out, "costs", texts->costs, strlen(texts->costs));
    put_block(out, "plan", texts->plan, strlen(texts->plan));
    put_block(out, "apart", apart ? apart + 1 : "", apart ? strlen(apart + 1) : 0);
    if (!code)
        code = put_pieces(out, "nests", "nest", texts->nests, nests);
    if (!code)
        code = put_pieces(out, "asm", "kernel", texts->assembly, nests);
    fputs(rest + strlen(marker), out);
    return code;
}
