/* Names, source locations and lines of nodes, and names of inputs, outputs and the module. A compiler that prints a
 * stage gets them in a section behind the canonical bytes. remarks_write writes this section; remarks_read reads it.
 *
 * The section is a list of strings. Each string has a letter, a number, a space, a text and a terminating zero. Nodes
 * are numbered in the order of canonical_bytes.nodes.
 *
 *     n3 h                     a name of node 3
 *     l3 "model.c":12:0        a location of node 3
 *     t3 12                    the line of node 3 in the text that the graph was read from
 *     i0 x                     the name of input 0 of the entry
 *     o0 y                     the name of output 0 of the entry
 *     m0 net                   the name of the module */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "graph/nodes.h"

static void put(text *out, char kind, uint32_t number, const char *string)
{
    text_printf(out, "%c%" PRIu32 " %s", kind, number, string);
    text_add(out, "", 1);
}

static void put_notes(const note_list *list, uint32_t first, char kind, uint32_t number, text *out)
{
    for (uint32_t i = first; i; i = list->at[i - 1].next)
        put(out, kind, number, list->at[i - 1].text);
}

void remarks_write(const graph *g, region_id entry, const canonical_bytes *canonical, text *out)
{
    const region *r = region_at(g, entry);
    if (g->name)
        put(out, 'm', 0, g->name);
    for (uint32_t i = 0; i < r->formals.count; i++)
        if (r->formals.at[i].name)
            put(out, 'i', i, r->formals.at[i].name);
    for (uint32_t i = 0; i < r->output_count && r->output_names; i++)
        if (r->output_names[i])
            put(out, 'o', i, r->output_names[i]);
    for (uint32_t i = 0; i < canonical->node_count; i++) {
        remarks of = node_remarks(g, canonical->nodes[i]);
        char line[16];
        snprintf(line, sizeof line, "%" PRIu32, of.line);
        put_notes(&g->names, of.names.first, 'n', i, out);
        put_notes(&g->locations, of.locations.first, 'l', i, out);
        if (of.line)
            put(out, 't', i, line);
    }
}

static void name_output(graph *g, region *entry, unsigned long number, const char *name)
{
    if (!entry->output_names)
        entry->output_names = ARENA_NEW_ARRAY(&g->arena, const char *, entry->output_count);
    entry->output_names[number] = name;
}

static void apply(graph *g, region *entry, char kind, unsigned long number, const char *string, uint32_t count,
                  const node_id *nodes)
{
    const char *kept = arena_string(&g->arena, string, strlen(string));
    node_id n = strchr("nlt", kind) && number < count ? nodes[number] : 0;
    if (kind == 'm')
        g->name = kept;
    else if (kind == 'i' && number < entry->formals.count)
        entry->formals.at[number].name = kept;
    else if (kind == 'o' && number < entry->output_count)
        name_output(g, entry, number, kept);
    else if (kind == 'n')
        graph_name(g, n, kept);
    else if (kind == 'l')
        graph_locate(g, n, kept);
    else if (kind == 't')
        graph_line(g, n, (uint32_t)strtoul(kept, NULL, 10));
}

bool remarks_read(graph *g, region_id entry, const char *at, size_t size, uint32_t count, const node_id *nodes)
{
    region *r = region_at(g, entry);
    if (!size)
        return true;
    if (at[size - 1])
        return false;
    for (const char *end = at + size; at < end; at += strlen(at) + 1) {
        char *rest;
        unsigned long number = *at ? strtoul(at + 1, &rest, 10) : 0;
        if (!*at || *rest != ' ')
            return false;
        apply(g, r, *at, number, rest + 1, count, nodes);
    }
    return true;
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

/* If the node's first location contains `"file":line:column`, the place is the first `file:line` in it. Otherwise, if
 * the location starts with `"name"`, the place is `name`. Other locations, such as `unknown`, give no place. A node
 * without a location has the place `line N`, if its line is known. */
bool node_place(const graph *g, node_id n, char *room, size_t size)
{
    remarks r = node_remarks(g, n);
    if (!r.locations.first) {
        snprintf(room, size, "line %" PRIu32, r.line);
        return r.line != 0;
    }
    const char *whole = g->locations.at[r.locations.first - 1].text, *end = strstr(whole, "\":");
    const char *from = end;
    if (end) {
        while (from > whole && from[-1] != '"')
            from--;
        snprintf(room, size, "%.*s%.*s", (int)(end - from), from, (int)strcspn(end + 2, ":") + 1, end + 1);
    } else if (*whole == '"') {
        snprintf(room, size, "%.*s", (int)strcspn(whole + 1, "\""), whole + 1);
    }
    return end || *whole == '"';
}
