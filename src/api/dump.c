/* The text of a stage. The library prints the graph; the compiler prints all later stages. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "stablehlo/stablehlo.h"

const qn_stage *qn_stages(void)
{
    static const qn_stage stages[] = {
#define STAGE(name, is_graph) {#name, is_graph},
#include "abi/stages.def"
        {NULL, 0},
    };
    return stages;
}

static qn_status check_stage(const char *stage)
{
    const qn_stage *at = qn_stages();
    while (at->name && strcmp(at->name, stage) != 0)
        at++;
    static const char names[] = ""
#define STAGE(name, is_graph) " " #name
#include "abi/stages.def"
        ;
    return at->name ? NULL
                    : status_make(QN_INVALID_ARGUMENT, "stage \"%s\" does not exist; expected one of%s", stage, names);
}

static qn_status print_graph(const qn_graph *graph, char **out)
{
    text printed = {0};
    qn_status status = stablehlo_print(&graph->g, &printed);
    if (!status)
        return text_take(&printed, out);
    text_free(&printed);
    return status;
}

/* Adds the elements of large constants to the text that the compiler printed. The compiler does not get these
 * elements. */
static qn_status complete(const graph *g, const canonical_bytes *canonical, char **printed)
{
    text out = {0};
    stablehlo_print_elements(g, canonical, *printed, &out);
    free(*printed);
    *printed = NULL;
    return text_take(&out, printed);
}

/* ---- stage costs ------------------------------------------------------------------------------------------------- */

enum { MOST_PLACES = 12 };

typedef struct places {
    text out;
    size_t first; /* the offset in `out` where the current line's list of places in the source begins */
    uint32_t count;
} places;

/* Adds a place in the source to the current line, unless the line has this place already. */
static void add_place(places *p, const char *place)
{
    size_t length = strlen(place);
    for (const char *at = p->out.at + p->first; !p->out.failed && p->count && (at = strstr(at, place)); at++)
        if (at[-1] == ' ' && (at[length] == ',' || !at[length]))
            return;
    if (p->count++ < MOST_PLACES)
        text_printf(&p->out, "%s%s", p->count == 1 ? "; at " : ", ", place);
    else if (p->count == MOST_PLACES + 1)
        text_puts(&p->out, ", ...");
}

/* Adds the locations of a node. If the node has none, adds its line in the text that the graph was read from. */
static void add_node(places *p, const graph *g, node_id n)
{
    remarks r = node_remarks(g, n);
    char line[32];
    snprintf(line, sizeof line, "line %" PRIu32, r.line);
    for (uint32_t i = r.locations.first; i; i = g->locations.at[i - 1].next)
        add_place(p, g->locations.at[i - 1].text);
    if (!r.locations.first && r.line)
        add_place(p, line);
}

/* The compiler ends lines about nodes with "; at" and the numbers of these nodes. Replaces these numbers by places in
 * the source. */
static qn_status locate(const graph *g, const canonical_bytes *canonical, char **printed)
{
    places p = {.count = 0};
    for (const char *line = *printed; *line;) {
        size_t length = strcspn(line, "\n");
        const char *at = strstr(line, "; at #");
        size_t before = at && at < line + length ? (size_t)(at - line) : length;
        text_add(&p.out, line, before);
        p.first = p.out.size;
        p.count = 0;
        for (at = line + before; (at = memchr(at, '#', (size_t)(line + length - at))); at++) {
            unsigned long number = strtoul(at + 1, NULL, 10);
            if (number < canonical->node_count)
                add_node(&p, g, canonical->nodes[number]);
        }
        text_puts(&p.out, "\n");
        line += length + (line[length] == '\n');
    }
    free(*printed);
    *printed = NULL;
    return text_take(&p.out, printed);
}

static qn_status print_stage(const qn_graph *graph, region_id entry, const char *stage,
                             const qn_compile_options *options, char **out)
{
    const qn_compiler *compiler = graph->context->compiler;
    if (!compiler)
        return status_make(QN_UNSUPPORTED, "stage %s needs a compiler, and the context has none", stage);
    const cpu_tuning *target;
    static const qn_compile_options defaults;
    options = options ? options : &defaults;
    QN_TRY(STATUS_RESERVED(qn_compile_options, options));
    const qn_target wanted = {.level = options->level, .cpu = options->cpu};
    QN_TRY(context_target(graph->context, &wanted, &target));
    canonical_bytes canonical;
    size_t length;
    QN_TRY(canonical_bytes_make(&graph->g, entry, &canonical));
    qn_compile_request request = {.graph = canonical.bytes,
                                  .graph_size = canonical.size,
                                  .level = level_facts[target->level].name,
                                  .tuning = target->tuning,
                                  .stage = stage,
                                  .unsimplified = options->unsimplified,
                                  .keep_calls = options->keep_calls,
                                  .unfused = options->unfused};
    void *printed = NULL;
    qn_status status = compiler->compile(compiler->self, &request, &printed, &length);
    *out = printed;
    if (!status && strcmp(stage, "costs") == 0)
        status = locate(&graph->g, &canonical, out);
    else if (!status && canonical.buffer_count)
        status = complete(&graph->g, &canonical, out);
    canonical_bytes_free(&canonical);
    return status;
}

qn_status qn_dump(qn_graph *graph, const char *stage, const qn_compile_options *options, char **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(stage);
    QN_TRY(check_stage(stage));
    region_id entry;
    QN_TRY(graph_seal(graph, &entry));
    qn_status status =
        strcmp(stage, "graph") == 0 ? print_graph(graph, out) : print_stage(graph, entry, stage, options, out);
    graph_unseal(graph);
    return status;
}
