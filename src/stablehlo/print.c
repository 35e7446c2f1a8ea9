/* Prints graphs as StableHLO text. See stablehlo/print.h. */
#include "stablehlo/print.h"

#include <inttypes.h>

#include "stablehlo/lex.h"

/* Limits of the locations that are printed for one node: their number, and their bytes together. The first location is
 * printed even if it has more bytes. */
enum { MAX_FUSED = 8, MAX_FUSED_SIZE = 3000 };
#define MAX_TEXT ((size_t)1 << 31)

/* ---- labels ------------------------------------------------------------------------------------------------------ */

static bool is_letter(char c) { return char_is_letter(c) || c == '_'; }

/* Whether a name can be printed after a % and read back. */
static bool is_usable(const char *name)
{
    for (const char *c = name; *c; c++)
        if (!is_letter(*c) && (c == name || (!char_is_digit(*c) && !strchr(".$-", *c))))
            return false;
    return *name && !name_is_default(name, (uint32_t)strlen(name));
}

/* Returns the label %name. If this label is taken, returns %name_1, and so on. */
static const char *label_named(printer *p, const char *name)
{
    uint32_t value;
    const char *label = name;
    for (uint32_t i = 1; name_find(&p->taken, label, strlen(label), &value); i++)
        label = arena_printf(&p->arena, "%s_%u", name, i);
    name_add(&p->arena, &p->taken, label, strlen(label), 0);
    return arena_printf(&p->arena, "%%%s", label);
}

/* Returns label number *next of the sequence %stem, %stem_0, %stem_1, ..., and adds 1 to *next. */
static const char *label_numbered(printer *p, const char *stem, uint32_t *next)
{
    uint32_t number = (*next)++;
    return number ? arena_printf(&p->arena, "%%%s_%u", stem, number - 1) : arena_printf(&p->arena, "%%%s", stem);
}

const char *label_iteration(printer *p) { return label_numbered(p, "iterArg", &p->next_iteration); }

void label_formal(printer *p, node_id n) { p->labels[n] = arena_printf(&p->arena, "%%arg%u", p->next_formal++); }

static const char *label_new(printer *p, node_id n)
{
    uint32_t name = node_remarks(p->g, n).names.first;
    if (node_op(p->g, n) == OP_result)
        return arena_printf(&p->arena, "%s#%" PRId64, label_of(p, node_operand(p->g, n, 0)),
                            attr_index(node_attrs(p->g, n)));
    if (name && is_usable(p->g->names.at[name - 1].text)) {
        const char *label = label_named(p, p->bases[n] ? p->bases[n] : p->g->names.at[name - 1].text);
        p->bases[n] = p->bases[n] ? p->bases[n] : label + 1;
        return label;
    }
    if (node_op(p->g, n) == OP_constant)
        return dtype_is_float(dtype_part((qn_dtype)node_shape(p->g, n)->dtype))
                   ? label_numbered(p, "cst", &p->next_float)
                   : label_numbered(p, "c", &p->next_int);
    return arena_printf(&p->arena, "%%%u", p->next_value++);
}

const char *label_of(printer *p, node_id n)
{
    if (!p->labels[n])
        p->labels[n] = label_new(p, n);
    return p->labels[n];
}

/* ---- small things ------------------------------------------------------------------------------------------------ */

void print_type(printer *p, type_id t) { type_print(p->g, t, p->out); }

void print_string(printer *p, attr_string string) { text_quoted(p->out, string.at, string.size); }

static attr_string string_of(const char *string) { return (attr_string){(uint32_t)strlen(string), string}; }

void print_symbol(printer *p, const char *name)
{
    bool bare = is_letter(*name);
    for (const char *c = name; *c; c++)
        bare = bare && (is_letter(*c) || char_is_digit(*c) || *c == '.' || *c == '$');
    text_puts(p->out, "@");
    if (bare)
        text_puts(p->out, name);
    else
        print_string(p, string_of(name));
}

/* Prints `loc(...)`, or `loc(fused[...])` if there are several locations. */
void print_location(printer *p, node_id n)
{
    const note *places = p->g->locations.at;
    uint32_t first = node_remarks(p->g, n).locations.first, count = 0;
    size_t size = 0;
    if (!first || p->unlocated)
        return;
    bool several = places[first - 1].next != 0;
    text_puts(p->out, several ? " loc(fused[" : " loc(");
    for (uint32_t at = first; at && count < MAX_FUSED; at = places[at - 1].next, count++) {
        const char *place = places[at - 1].text;
        size += strlen(place);
        if (count && size > MAX_FUSED_SIZE)
            break;
        text_puts(p->out, count ? ", " : "");
        text_puts(p->out, place);
    }
    text_puts(p->out, several ? "])" : ")");
}

/* ---- regions ----------------------------------------------------------------------------------------------------- */

static void print_nodes(printer *p, const region *r)
{
    for (uint32_t i = 0; i < r->nodes.count && !p->too_large; i++) {
        node_id n = r->nodes.at[i];
        if (node_op(p->g, n) == OP_argument)
            continue;
        p->labels[n] = NULL;
        if (node_op(p->g, n) != OP_result)
            print_node(p, n);
        p->too_large = p->out->size > MAX_TEXT;
    }
}

static void print_body(printer *p, const region *r)
{
    p->depth++;
    print_nodes(p, r);
    text_indent(p->out, p->depth);
    text_puts(p->out, r->name ? "return" : "stablehlo.return");
    for (uint32_t i = 0; i < r->output_count; i++)
        text_printf(p->out, "%s%s", i ? ", " : " ", label_of(p, r->outputs[i]));
    for (uint32_t i = 0; i < r->output_count; i++) {
        text_puts(p->out, i ? ", " : " : ");
        print_type(p, node_type(p->g, r->outputs[i]));
    }
    text_puts(p->out, "\n");
    p->depth--;
}

void print_region(printer *p, node_id owner, uint32_t index)
{
    const region *r = region_at(p->g, node_attrs(p->g, owner)->regions[index]);
    uint32_t count, first = node_captures(p->g, owner, index, &count);
    for (uint32_t i = 0; i < count; i++)
        p->labels[r->captures.at[i]] = label_of(p, node_operand(p->g, owner, first + i));
    uint32_t taken = p->taken.entries.count;
    print_body(p, r);
    name_forget(&p->taken, taken);
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

static void print_formal(printer *p, const formal *f)
{
    bool named = f->name && is_usable(f->name);
    if (named)
        p->labels[f->node] = label_named(p, f->name);
    else
        label_formal(p, f->node);
    text_printf(p->out, "%s: ", p->labels[f->node]);
    print_type(p, node_type(p->g, f->node));
    if (f->alias >= 0)
        text_printf(p->out, " {tf.aliasing_output = %" PRId32 " : i32", f->alias);
    if (f->name && !named) {
        text_puts(p->out, f->alias >= 0 ? ", jax.arg_info = " : " {jax.arg_info = ");
        print_string(p, string_of(f->name));
    }
    text_puts(p->out, f->alias >= 0 || (f->name && !named) ? "}" : "");
    print_location(p, f->node);
}

static void print_results(printer *p, const region *r)
{
    bool listed = r->output_count != 1 || r->output_names;
    if (!r->output_count)
        return;
    text_puts(p->out, listed ? " -> (" : " -> ");
    for (uint32_t i = 0; i < r->output_count; i++) {
        text_puts(p->out, i ? ", " : "");
        print_type(p, node_type(p->g, r->outputs[i]));
        if (!r->output_names || !r->output_names[i])
            continue;
        text_puts(p->out, " {jax.result_info = ");
        print_string(p, string_of(r->output_names[i]));
        text_puts(p->out, "}");
    }
    text_puts(p->out, listed ? ")" : "");
}

static void print_function(printer *p, const region *r)
{
    p->next_value = p->next_formal = p->next_iteration = p->next_int = p->next_float = 0;
    name_forget(&p->taken, 0);
    text_puts(p->out, r->is_private ? "  func.func private " : "  func.func public ");
    print_symbol(p, r->name);
    text_puts(p->out, "(");
    for (uint32_t i = 0; i < r->formals.count; i++) {
        text_puts(p->out, i ? ", " : "");
        print_formal(p, &r->formals.at[i]);
    }
    text_puts(p->out, ")");
    print_results(p, r);
    text_puts(p->out, " {\n");
    p->depth = 1;
    print_body(p, r);
    text_puts(p->out, "  }\n");
}

/* ---- unfinished graphs ------------------------------------------------------------------------------------------- */

/* Whether the error of an unfinished graph happened in region r or in a region inside r. */
static bool holds_error(printer *p, region_id r)
{
    region_id at = p->unfinished->failed;
    while (at && at != r)
        at = region_at(p->g, at)->parent;
    return at != 0;
}

/* Prints the regions around region `id`, the outermost first, then region `id`. Leaves out @main. */
static void print_failed(printer *p, region_id id)
{
    const region *r = region_at(p->g, id);
    if (id == p->unfinished->main)
        return;
    if (r->parent)
        print_failed(p, r->parent);
    else
        p->next_value = p->next_formal = p->next_iteration = p->next_int = p->next_float = 0;
    for (uint32_t i = 0; i < r->captures.count; i++)
        p->labels[r->captures.at[i]] = label_of(p, r->captured.at[i]);
    text_puts(p->out, r->name ? "in an unfinished function " : "in an unfinished region");
    if (r->name)
        print_symbol(p, r->name);
    text_puts(p->out, " of (");
    for (uint32_t i = 0; i < r->formals.count; i++) {
        node_id n = r->formals.at[i].node;
        label_formal(p, n);
        text_printf(p->out, "%s%s: ", i ? ", " : "", p->labels[n]);
        print_type(p, node_type(p->g, n));
    }
    text_puts(p->out, ")\n");
    p->depth++;
    print_nodes(p, r);
}

/* Prints unfinished regions and the error as comments. */
static void print_error(printer *p)
{
    text *whole = p->out, comments = {0};
    p->out = &comments;
    p->depth = 0;
    if (p->unfinished->failed)
        print_failed(p, p->unfinished->failed);
    if (p->unfinished->failure)
        text_printf(&comments, "error: %s\n", qn_status_message(p->unfinished->failure));
    p->out = whole;
    for (const char *line = comments.at; line && *line; line += strcspn(line, "\n") + 1)
        text_printf(whole, "// %.*s\n", (int)strcspn(line, "\n"), line);
    whole->failed |= comments.failed;
    text_free(&comments);
}

/* ---- modules ----------------------------------------------------------------------------------------------------- */

static void print_any_function(printer *p, region_id id)
{
    const region *r = region_at(p->g, id);
    const unfinished *u = p->unfinished;
    if (u && id == u->main) {
        region open = *r;
        open.output_count = u->output_count;
        open.outputs = u->outputs;
        open.output_names = u->output_names;
        print_function(p, &open);
    } else if (r->name && !r->is_open && !(u && holds_error(p, id))) {
        print_function(p, r);
    }
}

static void print_module(printer *p)
{
    p->labels = ARENA_NEW_ARRAY(&p->arena, const char *, p->g->nodes.count);
    p->bases = ARENA_NEW_ARRAY(&p->arena, const char *, p->g->nodes.count);
    text_puts(p->out, "module ");
    if (p->g->name) {
        print_symbol(p, p->g->name);
        text_puts(p->out, " ");
    }
    text_puts(p->out, "{\n");
    for (uint32_t i = 0; i < p->g->functions.count && !p->too_large; i++)
        print_any_function(p, p->g->functions.at[i]);
    text_puts(p->out, "}\n");
    if (p->unfinished)
        print_error(p);
}

static qn_status print_all(printer *p)
{
    jmp_buf exhausted;
    p->arena.escape = &exhausted;
    if (setjmp(exhausted))
        return status_oom();
    print_module(p);
    if (p->too_large)
        return status_make(QN_UNSUPPORTED, "the text of this graph is larger than %zu bytes", MAX_TEXT);
    return p->out->failed ? status_oom() : NULL;
}

static qn_status print_with(printer *p)
{
    arena_init(&p->arena);
    qn_status status = print_all(p);
    arena_free(&p->arena);
    return status;
}

qn_status stablehlo_print(const graph *g, text *out) { return print_with(&(printer){.g = g, .out = out}); }

qn_status stablehlo_print_unlocated(const graph *g, text *out)
{
    return print_with(&(printer){.g = g, .unlocated = true, .out = out});
}

qn_status stablehlo_print_unfinished(const graph *g, const unfinished *at, text *out)
{
    return print_with(&(printer){.g = g, .unfinished = at, .out = out});
}

qn_status stablehlo_print_generic(const graph *g, text *out)
{
    return print_with(&(printer){.g = g, .all_generic = true, .out = out});
}
