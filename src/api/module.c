/* A module is a set of functions from one pack, or from one call of qn_compile_module. The host chooses a function by
 * its name, by the types of a call's tensors, or by both. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "api/pack.h"
#include "base/checksum.h"

struct qn_module {
    qn_context *context;
    qn_module *previous, *next;
    mapped file;
    arena arena;
    uint32_t count;
    qn_function **functions;
    const char **names;
    code_block *codes; /* the sections PACK_CODE of the pack */
    uint32_t code_count;
    constant_pool pool; /* large constants of functions that were compiled together */
};

/* ---- making ------------------------------------------------------------------------------------------------------ */

static qn_module *new_module(qn_context *context)
{
    qn_module *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    arena_init(&m->arena);
    arena_init(&m->pool.arena);
    CONTEXT_LINK(context, modules, m);
    return m;
}

static qn_status copy(qn_status status)
{
    return status ? status_make(qn_status_code(status), "%s", qn_status_message(status)) : NULL;
}

static qn_status read_name(qn_module *m, const pack_header *pack, const char **out)
{
    const pack_section *s = pack_find(pack, PACK_NAME);
    const char *bytes = s ? pack_bytes(pack, s) : NULL;
    if (!s || !s->size || s->size > PACK_MAX_NAME || memchr(bytes, 0, (size_t)s->size))
        return status_make(QN_INVALID_ARGUMENT, "malformed pack: a function has no name");
    ARENA_ENTER(&m->arena, return status_oom());
    *out = arena_string(&m->arena, bytes, (size_t)s->size);
    ARENA_LEAVE(&m->arena);
    return NULL;
}

static qn_status make_lists(qn_module *m, uint32_t count)
{
    ARENA_ENTER(&m->arena, return status_oom());
    m->functions = ARENA_NEW_ARRAY(&m->arena, qn_function *, count);
    m->names = ARENA_NEW_ARRAY(&m->arena, const char *, count);
    ARENA_LEAVE(&m->arena);
    return NULL;
}

/* Loads the function in section `s`. If `s` is NULL, loads the only function of the pack. */
static qn_status load_function(qn_module *m, const pack_section *s, bool evaluate, qn_status refused)
{
    function_pack in = {.pack = m->file.bytes};
    const char *name = "main";
    if (s) {
        in = (function_pack){pack_bytes(m->file.bytes, s), m->file.bytes, m->codes, m->code_count};
        QN_TRY(pack_check(in.pack, s->size));
        QN_TRY(read_name(m, in.pack, &name));
    }
    qn_status status = pack_function(m->context, in, evaluate, copy(refused), &m->functions[m->count]);
    if (status)
        return s ? status_prefix(status, "function `%s`", name) : status;
    m->functions[m->count]->name = s ? name : NULL;
    m->names[m->count++] = name;
    return NULL;
}

static qn_status find_codes(qn_module *m)
{
    const pack_header *h = m->file.bytes;
    ARENA_ENTER(&m->arena, return status_oom());
    m->codes = ARENA_NEW_ARRAY(&m->arena, code_block, h->sections + 1);
    ARENA_LEAVE(&m->arena);
    for (uint32_t i = 0; i < h->sections; i++) {
        const pack_section *s = &pack_sections(h)[i];
        if (s->kind == PACK_CODE)
            m->codes[m->code_count++] = (code_block){pack_bytes(h, s), s->size, checksum(pack_bytes(h, s), s->size)};
    }
    return NULL;
}

static qn_status load_functions(qn_module *m, bool evaluate, qn_status refused)
{
    const pack_header *h = m->file.bytes;
    const pack_section *sections = pack_sections(h);
    QN_TRY(make_lists(m, h->sections + 1));
    if (!pack_find(h, PACK_FUNCTION))
        return load_function(m, NULL, evaluate, refused);
    if (!evaluate)
        QN_TRY(find_codes(m));
    for (uint32_t i = 0; i < h->sections; i++)
        if (sections[i].kind == PACK_FUNCTION)
            QN_TRY(load_function(m, &sections[i], evaluate, refused));
    return NULL;
}

qn_status qn_load_module(qn_context *context, const char *path, uint32_t evaluate, qn_module **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(path);
    qn_module *m = new_module(context);
    if (!m)
        return status_oom();
    qn_status refused, status = pack_map(path, evaluate, &m->file, &refused);
    if (!status)
        status = load_functions(m, evaluate, refused);
    qn_status_free(refused);
    if (status)
        qn_module_free(m);
    else
        *out = m;
    return status_prefix(status, "%s: error", path);
}

static qn_status compile_function(qn_module *m, const qn_pack_function *in, const qn_compile_options *options)
{
    qn_compile_options own = options ? *options : (qn_compile_options){.evaluate = 0};
    own.prepare = in->prepare;
    QN_TRY(function_compile(in->graph, &own, &m->pool, &m->functions[m->count]));
    const char *name = m->names[m->count];
    m->functions[m->count++]->name = name;
    return NULL;
}

static qn_status compile_functions(qn_module *m, size_t count, const qn_pack_function *functions,
                                   const qn_compile_options *options)
{
    QN_TRY(make_lists(m, (uint32_t)count));
    for (size_t i = 0; i < count; i++) {
        ARENA_ENTER(&m->arena, return status_oom());
        m->names[i] = arena_string(&m->arena, functions[i].name, strlen(functions[i].name));
        ARENA_LEAVE(&m->arena);
        QN_TRY(status_prefix(compile_function(m, &functions[i], options), "function `%s`", functions[i].name));
    }
    return NULL;
}

qn_status qn_compile_module(size_t function_count, const qn_pack_function *functions, const qn_compile_options *options,
                            qn_module **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN_LIST(function_count, functions);
    QN_TRY(pack_check_functions(function_count, functions));
    qn_module *m = new_module(functions[0].graph->context);
    if (!m)
        return status_oom();
    qn_status status = compile_functions(m, function_count, functions, options);
    if (status)
        qn_module_free(m);
    else
        *out = m;
    return status;
}

void qn_module_free(qn_module *m)
{
    if (!m)
        return;
    CONTEXT_UNLINK(modules, m);
    for (uint32_t i = 0; i < m->count; i++)
        qn_function_free(m->functions[i]);
    mapped_free(&m->file);
    text_free(&m->pool.copies);
    arena_free(&m->pool.arena);
    arena_free(&m->arena);
    free(m);
}

/* ---- choosing a function ----------------------------------------------------------------------------------------- */

size_t qn_module_count(const qn_module *m) { return m ? m->count : 0; }
const char *qn_module_name(const qn_module *m, size_t index) { return m && index < m->count ? m->names[index] : ""; }
const qn_function *qn_module_function(const qn_module *m, size_t index)
{
    return m && index < m->count ? m->functions[index] : NULL;
}

static void print_type(text *t, qn_dtype dtype, const qn_dims *dims)
{
    char room[TENSOR_TEXT];
    text_puts(t, tensor_text(room, dtype, dims));
}

/* Prints a function as @name(types of inputs) -> (types of outputs), without the outputs that update inputs. */
static void print_function(text *t, const qn_module *m, uint32_t i)
{
    const qn_function *f = m->functions[i];
    text_printf(t, "@%s(", m->names[i]);
    for (uint32_t k = 0; k < f->input_count; k++) {
        text_puts(t, k ? ", " : "");
        print_type(t, f->inputs[k].public.dtype, &f->inputs[k].public.dims);
    }
    text_puts(t, ") -> (");
    for (uint32_t k = 0; k < f->result_count; k++) {
        text_puts(t, k ? ", " : "");
        print_type(t, f->outputs[f->results[k]].public.dtype, &f->outputs[f->results[k]].public.dims);
    }
    text_puts(t, ")");
}

static void print_tensors(text *t, size_t count, const qn_tensor *tensors)
{
    text_puts(t, "(");
    for (size_t i = 0; i < count; i++) {
        text_puts(t, i ? ", " : "");
        print_type(t, tensors[i].dtype, &tensors[i].dims);
    }
    text_puts(t, ")");
}

/* Lists the functions that are called `name`, or all functions if `name` is NULL. Returns how many it listed. */
static uint32_t print_candidates(text *t, const qn_module *m, const char *name)
{
    uint32_t listed = 0;
    for (uint32_t i = 0; i < m->count; i++) {
        if (name && strcmp(m->names[i], name) != 0)
            continue;
        text_puts(t, listed++ ? ", " : "");
        print_function(t, m, i);
    }
    return listed;
}

static qn_status take_message(text *t, qn_code code)
{
    qn_status status = t->failed ? status_oom() : status_make(code, "%s", t->at);
    text_free(t);
    return status;
}

static qn_status no_such_name(const qn_module *m, const char *name)
{
    text t = {0};
    text_printf(&t, "the module has no function @%s; it has ", name);
    print_candidates(&t, m, NULL);
    return take_message(&t, QN_NOT_FOUND);
}

static bool has_name(const qn_module *m, const char *name)
{
    for (uint32_t i = 0; i < m->count; i++)
        if (strcmp(m->names[i], name) == 0)
            return true;
    return false;
}

qn_status qn_module_find(const qn_module *module, const char *name, const qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(module);
    GIVEN(name);
    uint32_t found = 0;
    for (uint32_t i = 0; i < module->count; i++)
        if (strcmp(module->names[i], name) == 0 && !found++)
            *out = module->functions[i];
    if (!found)
        return no_such_name(module, name);
    if (found == 1)
        return NULL;
    *out = NULL;
    text t = {0};
    text_printf(
        &t, "the module has %u functions @%s; use qn_module_match to choose one of them by the tensors: ", found, name);
    print_candidates(&t, module, name);
    return take_message(&t, QN_INVALID_ARGUMENT);
}

static bool takes(const qn_function *f, size_t input_count, const qn_tensor *inputs, size_t output_count,
                  const qn_tensor *outputs)
{
    if (f->input_count != input_count || f->result_count != output_count)
        return false;
    for (size_t i = 0; i < input_count; i++)
        if (!parameter_has_type(&f->inputs[i].public, &inputs[i]))
            return false;
    for (size_t i = 0; i < output_count; i++)
        if (!parameter_has_type(&f->outputs[f->results[i]].public, &outputs[i]))
            return false;
    return true;
}

static qn_status no_match(const qn_module *m, const char *name, uint32_t found, size_t input_count,
                          const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs)
{
    text t = {0};
    if (name && !has_name(m, name))
        return no_such_name(m, name);
    text_puts(&t, found ? "more than one function takes " : "no function takes ");
    print_tensors(&t, input_count, inputs);
    text_puts(&t, " -> ");
    print_tensors(&t, output_count, outputs);
    text_puts(&t, found ? "; a name would choose among " : "; there is ");
    print_candidates(&t, m, name);
    return take_message(&t, QN_INVALID_ARGUMENT);
}

qn_status qn_module_match(const qn_module *module, const char *name, size_t input_count, const qn_tensor *inputs,
                          size_t output_count, const qn_tensor *outputs, const qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(module);
    GIVEN_LIST(input_count, inputs);
    GIVEN_LIST(output_count, outputs);
    uint32_t found = 0;
    for (uint32_t i = 0; i < module->count; i++)
        if ((!name || strcmp(module->names[i], name) == 0) &&
            takes(module->functions[i], input_count, inputs, output_count, outputs) && !found++)
            *out = module->functions[i];
    if (found == 1)
        return NULL;
    *out = NULL;
    return no_match(module, name, found, input_count, inputs, output_count, outputs);
}

qn_status qn_module_call(const qn_module *module, const char *name, const qn_call_options *options, size_t input_count,
                         const qn_tensor *inputs, size_t output_count, const qn_tensor *outputs)
{
    const qn_function *f;
    GIVEN(module);
    GIVEN_LIST(input_count, inputs);
    GIVEN_LIST(output_count, outputs);
    QN_TRY(qn_module_match(module, name, input_count, inputs, output_count, outputs, &f));
    return options ? qn_call_with(f, options, input_count, inputs, output_count, outputs)
                   : qn_call(f, input_count, inputs, output_count, outputs);
}
