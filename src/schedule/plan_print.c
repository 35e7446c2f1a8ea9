/* Prints a schedule as text: sizes, slots, buffers with their offsets and lifetimes, and steps. */
#include <inttypes.h>

#include "schedule/nest_print.h"

static void print_plan_buffer(nest_printer *p, buffer_id id)
{
    const buffer *t = &p->s->buffers.at[id];
    text_puts(p->out, "  ");
    nest_print_buffer(p, id);
    text_printf(p->out, ": %" PRId64 " x %s, %" PRId64 " bytes", t->elements, dtype_facts[t->dtype].name, t->bytes);
    if (t->kind == BUFFER_DATA)
        text_puts(p->out, " in the image");
    else
        text_printf(p->out, ", slot %" PRIu32, t->slot);
    if (t->prepared)
        text_printf(p->out, " at %" PRId64, t->offset);
    else if (t->kind == BUFFER_TEMP && t->first <= t->last)
        text_printf(p->out, " at %" PRId64 ", alive in steps %" PRIu32 "..%" PRIu32, t->offset, t->first, t->last);
    text_puts(p->out, t->kind != BUFFER_DATA && t->first > t->last ? ", unused\n" : "\n");
}

static void print_plan_buffers(nest_printer *p)
{
    static const buffer_kind order[] = {BUFFER_INPUT, BUFFER_OUTPUT, BUFFER_LARGE, BUFFER_TEMP, BUFFER_DATA};
    text_puts(p->out, "buffers\n");
    for (size_t k = 0; k < sizeof order / sizeof *order; k++)
        for (buffer_id i = 1; i < p->s->buffers.count; i++)
            if (p->s->buffers.at[i].kind == order[k])
                print_plan_buffer(p, i);
}

/* Prints "@target(operands) -> results". */
static void print_host(nest_printer *p, const host_call *call)
{
    text_printf(p->out, "@%s(", attr_call_target_name(node_attrs(p->s->graph, call->node)).at);
    for (uint32_t i = 0; i < call->inputs + call->outputs; i++) {
        text_puts(p->out, i == call->inputs ? ") -> " : i ? ", " : "");
        nest_print_buffer(p, call->buffers[i]);
    }
    text_puts(p->out, call->outputs ? "" : ")");
}

/* Prints a function as "function 2", or, if `whole` is set, as "2 (tmp3, tmp4) -> (tmp7)". */
static void print_function(nest_printer *p, uint32_t number, bool whole)
{
    const routine *f = &p->s->routines.at[number];
    const region *r = region_at(p->s->graph, f->region);
    text_printf(p->out, whole ? "%" PRIu32 " (" : "function %" PRIu32, number);
    if (!whole)
        return;
    for (uint32_t i = 0; i < r->formals.count; i++) {
        text_puts(p->out, i ? ", " : "");
        nest_print_buffer(p, f->arguments[i]);
    }
    text_puts(p->out, ") -> (");
    for (uint32_t i = 0; i < r->output_count; i++) {
        text_puts(p->out, i ? ", " : "");
        nest_print_buffer(p, f->results[i]);
    }
    text_puts(p->out, ")");
}

static void print_source(nest_printer *p, uint32_t source)
{
    if (source == SOURCE_CONSTANTS)
        text_puts(p->out, "constants");
    else
        text_printf(p->out, "in%" PRIu32, source - SOURCE_INPUT);
}

static void print_step(nest_printer *p, uint32_t index)
{
    static const char *const kinds[] = {"nest",    "while",   "case of",  "if",          "block",
                                        "call of", "call of", "function", "prepare from"};
    const step *at = &p->s->steps.at[index];
    text_printf(p->out, "%4" PRIu32 "  ", index);
    text_indent(p->out, p->depth);
    text_printf(p->out, "%s ", kinds[at->kind]);
    if (at->control)
        nest_print_buffer(p, at->control);
    if (at->kind == STEP_BLOCK)
        text_printf(p->out, "of %" PRIu32 " %s", at->length, at->length == 1 ? "step" : "steps");
    if (at->kind == STEP_NEST) {
        const nest *n = p->s->nests.at[at->nest];
        text_printf(p->out, "%" PRIu32 " %s: %" PRId64 " %s of work %.0f, kernel k%" PRIu32, at->nest + 1, n->label,
                    n->tiles, n->tiles == 1 ? "tile" : "tiles", n->work, n->kernel);
        if (n->threaded)
            text_puts(p->out, ", only with several threads");
    }
    if (at->kind == STEP_CALL || at->kind == STEP_FUNCTION)
        print_function(p, at->function, at->kind == STEP_FUNCTION);
    if (at->kind == STEP_PREPARE)
        print_source(p, p->s->prepared.at[at->nest].source);
    if (at->kind == STEP_HOST)
        print_host(p, &p->s->hosts.at[at->nest]);
    text_puts(p->out, "\n");
}

static void print_steps(nest_printer *p)
{
    LIST_OF(uint32_t) ends = {0}; /* for each ancestor of step i: the number of its last descendant */
    text_puts(p->out, "steps\n");
    for (uint32_t i = 0; i < p->s->steps.count; i++) {
        while (ends.count && ends.at[ends.count - 1] < i)
            ends.count--;
        p->depth = (int)ends.count;
        print_step(p, i);
        LIST_ADD(&p->arena, &ends, i + p->s->steps.at[i].length);
    }
}

static void print_plan(nest_printer *p)
{
    const schedule *s = p->s;
    text_printf(p->out, "arena of %" PRId64 " bytes, scratch of %" PRId64 " bytes a thread\n", s->arena_bytes,
                s->scratch_bytes);
    text_printf(p->out, "%" PRIu32 " nests, %" PRIu32 " kernels\n", s->nests.count, s->kernel_count);
    text_puts(p->out, "slots\n");
    const struct {
        const char *name;
        uint32_t count;
    } parts[] = {{"inputs", s->inputs},
                 {"outputs", s->outputs},
                 {"constants", s->constants},
                 {"arena", 1},
                 {"prepared", s->prepared.count}};
    for (uint32_t i = 0, first = 0; i < 5; first += parts[i++].count)
        if (parts[i].count == 1)
            text_printf(p->out, "  %" PRIu32 " %s\n", first, parts[i].name);
        else if (parts[i].count)
            text_printf(p->out, "  %" PRIu32 "..%" PRIu32 " %s\n", first, first + parts[i].count - 1, parts[i].name);
    print_plan_buffers(p);
    print_steps(p);
}

void schedule_print_plan(const schedule *s, text *out)
{
    nest_print_with(&(nest_printer){.s = s, .out = out}, print_plan);
}

void schedule_mark_groups(const schedule *s)
{
    for (node_id n = 1; n < s->graph->nodes.count; n++)
        graph_group(s->graph, n, s->group_of[n]);
}
