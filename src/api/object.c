/* Makes linked objects (abi/object.h) from functions. */
#include "api/object.h"

#include <stdlib.h>
#include <string.h>

#include "api/engine.h"
#include "quern/cache.h"

enum { MAX_NAME = 63 };

typedef struct making {
    const qn_object_options *options;
    qn_graph *graph;
    program_lookup q;
    qn_function *f; /* only its signature and constants are set */
    lookup_image image;
    uint32_t *alignments;
    object_data *constants;
    text header, signature;
} making;

static qn_status check_options(const qn_object_options *o)
{
    QN_TRY(STATUS_RESERVED(qn_object_options, o));
    const char *name = o->name ? o->name : "";
    const char *fault = strlen(name) > MAX_NAME ? "it has more than 63 characters" : c_function_fault(name);
    return fault ? status_make(QN_INVALID_ARGUMENT,
                               "name \"%s\" cannot be the name of a C function: %s; choose an identifier that C, C++ "
                               "and their libraries do not use",
                               name, fault)
                 : NULL;
}

static qn_status compile(making *m, region_id entry)
{
    qn_compile_options options = {.level = m->options->target.level,
                                  .cpu = m->options->target.cpu,
                                  .prepare = QN_PREPARE_NOTHING}; /* an object keeps nothing between calls */
    QN_TRY(lookup_begin(&m->q, m->graph->context, &m->graph->g, entry, &options, true));
    m->f = function_new(m->graph->context);
    if (!m->f)
        return status_oom();
    QN_TRY(function_describe(m->f, &m->graph->g, entry, &m->q.canonical));
    qn_status status = lookup_find_image(&m->q, &m->image);
    if (qn_status_code(status) == QN_UNSUPPORTED)
        return status_prefix(status, "there is no code for %s to put into an object",
                             level_facts[m->q.target->level].name);
    return status;
}

/* Adds a line for each parameter of the list: its kind, its alias (qn_parameter), its type, its name. */
static void put_signature(text *out, const char *kind, uint32_t count, const parameter *list)
{
    char type[TENSOR_TEXT], line[TEXT_LINE];
    for (uint32_t i = 0; i < count; i++) {
        const qn_parameter *p = &list[i].public;
        text_printf(out, "%s %d %s %s\n", kind, (int)p->alias, tensor_text(type, p->dtype, &p->dims),
                    text_line(line, p->name));
    }
}

static qn_status write(making *m, void **object, size_t *size)
{
    const qn_function *f = m->f;
    m->alignments = calloc((size_t)f->input_count + f->result_count + 1, sizeof *m->alignments);
    m->constants = calloc((size_t)f->constant_count + 1, sizeof *m->constants);
    if (!m->alignments || !m->constants)
        return status_oom();
    uint32_t n = 0;
    for (uint32_t i = 0; i < f->input_count; i++, n++)
        m->alignments[n] = f->inputs[i].bytes ? (uint32_t)f->inputs[i].alignment : 0;
    for (uint32_t i = 0; i < f->result_count; i++, n++)
        m->alignments[n] = f->outputs[f->results[i]].bytes ? (uint32_t)f->outputs[f->results[i]].alignment : 0;
    for (uint32_t i = 0; i < f->constant_count; i++)
        m->constants[i] = (object_data){f->constants[i], f->constant_bytes[i]};
    put_signature(&m->signature, "input", f->input_count, f->inputs);
    put_signature(&m->signature, "output", f->output_count, f->outputs);
    if (m->signature.failed)
        return status_oom();
    object_source source = {m->options->name, m->image.bytes, m->alignments, m->constants, &m->signature};
    return object_write(&source, object, size);
}

static qn_status make(making *m, region_id entry, void **object, size_t *size, char **header)
{
    QN_TRY(compile(m, entry));
    QN_TRY(object_hosts_check(m->image.bytes, m->options->name));
    if (header) {
        object_workspace w = object_workspace_of(m->image.bytes);
        const char *module = m->graph->g.name ? m->graph->g.name : "";
        object_header_print(&m->header, m->f, m->options->name, module, m->q.target, &w, m->image.bytes);
        QN_TRY(text_take(&m->header, header));
    }
    qn_status status = write(m, object, size);
    if (status && header) {
        free(*header);
        *header = NULL;
    }
    return status;
}

qn_status qn_object(qn_graph *graph, const qn_object_options *options, void **object, size_t *size, char **header)
{
    region_id entry;
    making m = {.options = options, .graph = graph};
    GIVEN(object);
    *object = NULL;
    GIVEN(size);
    *size = 0;
    GIVEN(graph);
    GIVEN(options);
    if (header)
        *header = NULL;
    QN_TRY(check_options(options));
    qn_status status = graph_seal(graph, &entry);
    if (!status) {
        status = make(&m, entry, object, size, header);
        graph_unseal(graph);
    }
    lookup_end(&m.q);
    qn_function_free(m.f);
    text_free(&m.header);
    text_free(&m.signature);
    lookup_image_free(&m.image);
    free(m.alignments);
    free(m.constants);
    return status;
}
