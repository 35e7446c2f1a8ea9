/* Prints a stage of compilation as text (qn_dump). The library prints the first stage, the graph; the compiler prints
 * all later stages. */
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "api/engine.h"
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

/* Appends the canonical bytes to *out, then the names and source locations of the graph's values (remarks_write). The
 * caller frees *out. */
static qn_status with_remarks(const graph *g, region_id entry, const canonical_bytes *canonical, text *out)
{
    text_add(out, (const char *)canonical->bytes, canonical->size);
    remarks_write(g, entry, canonical, out);
    return out->failed ? status_oom() : NULL;
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
    QN_TRY(options_check(options));
    const qn_target wanted = {.level = options->level, .cpu = options->cpu};
    QN_TRY(context_target(graph->context, &wanted, &target));
    canonical_bytes canonical;
    size_t length;
    QN_TRY(canonical_bytes_make(&graph->g, entry, &canonical));
    text bytes = {0};
    qn_status status = with_remarks(&graph->g, entry, &canonical, &bytes);
    qn_compile_request request = {.graph = bytes.at,
                                  .graph_size = bytes.size,
                                  .level = level_facts[target->level].name,
                                  .tuning = target->tuning,
                                  .stage = stage,
                                  .unsimplified = options->unsimplified,
                                  .keep_calls = options->keep_calls,
                                  .unfused = options->unfused,
                                  .prepare = request_prepare(options),
                                  .fast = options->fast};
    void *printed = NULL;
    if (!status)
        status = compiler->compile(compiler->self, &request, &printed, &length);
    *out = printed;
    if (!status && canonical.buffer_count)
        status = complete(&graph->g, &canonical, out);
    text_free(&bytes);
    canonical_bytes_free(&canonical);
    return status;
}

qn_status qn_dump(qn_graph *graph, const char *stage, const qn_compile_options *options, char **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(graph);
    GIVEN(stage);
    QN_TRY(check_stage(stage));
    region_id entry;
    QN_TRY(graph_seal(graph, &entry));
    qn_status status =
        strcmp(stage, "graph") == 0 ? print_graph(graph, out) : print_stage(graph, entry, stage, options, out);
    graph_unseal(graph);
    return status;
}
