/* Makes linked objects (abi/object.h) from functions. */
#include "api/object.h"

#include <stdlib.h>
#include <string.h>

#include "api/engine.h"
#include "api/pack.h"
#include "base/checksum.h"

enum { MAX_NAME = 63 };

typedef struct making_function {
    char name[MAX_NAME + 1];
    program_lookup q;
    qn_function *f; /* only its signature and constants are set */
    lookup_image image;
    image_header *detached;
    uint32_t *alignments, *constants; /* as in object_function */
} making_function;

typedef struct making {
    const qn_object_options *options;
    uint32_t count;
    making_function *functions;
    object_function *sources;
    join_code code;
    text constants; /* list of join_constant */
    text header, signature;
} making;

static qn_status check_name(const char *name)
{
    const char *fault = strlen(name) > MAX_NAME ? "it has more than 63 characters" : c_function_fault(name);
    return fault ? status_make(QN_INVALID_ARGUMENT,
                               "name \"%s\" cannot be the name of a C function: %s; choose an identifier that C, C++ "
                               "and their libraries do not use",
                               name, fault)
                 : NULL;
}

/* Sets and checks the name of function number `i`: the object's name, followed by _ and `own` if `own` is not NULL. */
static qn_status set_name(making *m, uint32_t i, const char *own)
{
    const char *object = m->options->name ? m->options->name : "";
    char *name = m->functions[i].name;
    text full = {0};
    text_printf(&full, own ? "%s_%s" : "%s", object, own);
    qn_status status = full.failed ? status_oom() : check_name(full.at);
    if (!status)
        memcpy(name, full.at, full.size + 1);
    text_free(&full);
    for (uint32_t k = 0; k < i && !status; k++)
        if (strcmp(m->functions[k].name, name) == 0)
            status = status_make(QN_INVALID_ARGUMENT,
                                 "functions %u and %u have the same name, `%s`; the functions of an object must have "
                                 "different names",
                                 k, i, own);
    return status;
}

static qn_status compile(const making *m, making_function *to, qn_graph *graph, region_id entry)
{
    qn_compile_options options = {.level = m->options->target.level,
                                  .cpu = m->options->target.cpu,
                                  .prepare = QN_PREPARE_NOTHING}; /* an object keeps nothing between calls */
    QN_TRY(lookup_begin(&to->q, graph->context, &graph->g, entry, &options, true));
    to->f = function_new(graph->context);
    if (!to->f)
        return status_oom();
    QN_TRY(function_describe(to->f, &graph->g, entry, &to->q.canonical, NULL));
    qn_status status = lookup_find_image(&to->q, &to->image);
    if (qn_status_code(status) == QN_UNSUPPORTED)
        return status_prefix(status, "the object cannot have code for level %s", level_facts[to->q.target->level].name);
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

static qn_status add_function(making *m, making_function *from, object_function *out)
{
    const qn_function *f = from->f;
    QN_TRY(join_code_add(&m->code, from->image.bytes, &from->detached));
    from->alignments = calloc((size_t)f->input_count + f->result_count + 1, sizeof *from->alignments);
    from->constants = calloc((size_t)f->constant_count + 1, sizeof *from->constants);
    if (!from->alignments || !from->constants)
        return status_oom();
    uint32_t n = 0;
    for (uint32_t i = 0; i < f->input_count; i++, n++)
        from->alignments[n] = f->inputs[i].bytes ? (uint32_t)f->inputs[i].alignment : 0;
    for (uint32_t i = 0; i < f->result_count; i++, n++)
        from->alignments[n] = f->outputs[f->results[i]].bytes ? (uint32_t)f->outputs[f->results[i]].alignment : 0;
    for (uint32_t i = 0; i < f->constant_count; i++)
        from->constants[i] = join_constant_add(&m->constants, f->constants[i], f->constant_bytes[i]);
    text_printf(&m->signature, "function %s\n", from->name);
    put_signature(&m->signature, "input", f->input_count, f->inputs);
    put_signature(&m->signature, "output", f->output_count, f->outputs);
    *out = (object_function){from->name, from->detached, from->alignments, from->constants};
    return m->signature.failed || m->constants.failed ? status_oom() : NULL;
}

static qn_status make_function(making *m, uint32_t i, const qn_pack_function *from)
{
    region_id entry;
    making_function *to = &m->functions[i];
    QN_TRY(graph_seal(from->graph, &entry));
    qn_status status = compile(m, to, from->graph, entry);
    if (!status)
        status = add_function(m, to, &m->sources[i]);
    graph_unseal(from->graph);
    return status;
}

static qn_status print_header(making *m, const char *module, char **header)
{
    object_header_begin(&m->header, m->options->name, module, m->functions[0].q.target);
    object_hosts_print(&m->header, m->count, m->sources);
    for (uint32_t i = 0; i < m->count; i++)
        object_header_function(&m->header, m->functions[i].f, &m->sources[i]);
    object_header_end(&m->header);
    return text_take(&m->header, header);
}

/* `functions` has m->count elements. If `single` is set, there is one function, and it gets the name of the object. */
static qn_status make(making *m, const qn_pack_function *functions, bool single, void **object, size_t *size,
                      char **header)
{
    for (uint32_t i = 0; i < m->count; i++)
        QN_TRY(set_name(m, i, single ? NULL : functions[i].name));
    for (uint32_t i = 0; i < m->count; i++) {
        qn_status status = make_function(m, i, &functions[i]);
        QN_TRY(single ? status : status_prefix(status, "function `%s`", functions[i].name));
    }
    QN_TRY(object_hosts_check(m->count, m->sources));
    uint64_t block = checksum(m->code.bytes.at, m->code.bytes.size);
    for (uint32_t i = 0; i < m->count; i++)
        join_code_seal(m->functions[i].detached, block);
    object_source source = {m->options->name, m->sources, m->count, &m->constants, &m->code.bytes, &m->signature};
    QN_TRY(object_write(&source, object, size));
    const char *module = single ? functions->graph->g.name : NULL;
    qn_status status = header ? print_header(m, module ? module : "", header) : NULL;
    if (status) {
        free(*object);
        *object = NULL;
    }
    return status;
}

static void making_free(making *m)
{
    for (uint32_t i = 0; m->functions && i < m->count; i++) {
        making_function *f = &m->functions[i];
        lookup_end(&f->q);
        qn_function_free(f->f);
        lookup_image_free(&f->image);
        free(f->detached);
        free(f->alignments);
        free(f->constants);
    }
    free(m->functions);
    free(m->sources);
    join_code_free(&m->code);
    text_free(&m->constants);
    text_free(&m->header);
    text_free(&m->signature);
}

static qn_status make_object(size_t count, const qn_pack_function *functions, bool single,
                             const qn_object_options *options, void **object, size_t *size, char **header)
{
    QN_TRY(STATUS_RESERVED(qn_object_options, options));
    making m = {.options = options,
                .count = (uint32_t)count,
                .functions = calloc(count, sizeof *m.functions),
                .sources = calloc(count, sizeof *m.sources)};
    qn_status status = m.functions && m.sources ? make(&m, functions, single, object, size, header) : status_oom();
    making_free(&m);
    return status;
}

qn_status qn_object(qn_graph *graph, const qn_object_options *options, void **object, size_t *size, char **header)
{
    GIVEN(object);
    *object = NULL;
    GIVEN(size);
    *size = 0;
    GIVEN(graph);
    GIVEN(options);
    if (header)
        *header = NULL;
    return make_object(1, &(qn_pack_function){.graph = graph}, true, options, object, size, header);
}

qn_status qn_object_functions(size_t function_count, const qn_pack_function *functions,
                              const qn_object_options *options, void **object, size_t *size, char **header)
{
    GIVEN(object);
    *object = NULL;
    GIVEN(size);
    *size = 0;
    GIVEN_LIST(function_count, functions);
    GIVEN(options);
    if (header)
        *header = NULL;
    QN_TRY(pack_check_functions(function_count, functions));
    return make_object(function_count, functions, false, options, object, size, header);
}
