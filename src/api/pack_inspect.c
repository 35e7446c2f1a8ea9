/* Shows the parts of a pack and the graphs of its functions, without loading the functions. */
#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "api/pack.h"

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static const char *kind_of(const pack_section *section)
{
    static const char *const kinds[] = {[PACK_IMAGE] = "program",
                                        [PACK_GRAPH] = "graph",
                                        [PACK_NAMES] = "signature",
                                        [PACK_CONSTANTS] = "constants",
                                        [PACK_CUSTOMS] = "customs",
                                        [PACK_NAME] = "name",
                                        [PACK_SHARED] = "numbers of constants",
                                        [PACK_CODE] = "code"};
    return section->kind < sizeof kinds / sizeof *kinds && kinds[section->kind] ? kinds[section->kind] : "other";
}

static const char *machine_of(const pack_section *section)
{
    return section->machine == IMAGE_AARCH64 ? "aarch64" : "x86_64";
}

static void visit_part(const pack_header *pack, const char *function, const pack_section *section,
                       qn_pack_visitor visit, void *user)
{
    char compile_id[sizeof pack->parts.compile_id + 1] = {0}, compiler[sizeof pack->compiler + 1] = {0};
    char level[PACK_LEVEL + 1] = {0};
    qn_pack_part part = {.function = function,
                         .kind = kind_of(section),
                         .bytes = section->size,
                         .level = level,
                         .machine = "",
                         .compile_id = compile_id,
                         .compiler = compiler};
    const image_header *image = pack_bytes(pack, section);
    if (section->kind == PACK_CODE) {
        memcpy(level, section->level, PACK_LEVEL);
        part.machine = machine_of(section);
        part.code_bytes = section->size;
    }
    if (section->kind == PACK_IMAGE && pack->abi == KERNEL_ABI && section->size >= sizeof *image) {
        memcpy(level, section->level, PACK_LEVEL);
        memcpy(compile_id, pack->parts.compile_id, sizeof pack->parts.compile_id);
        memcpy(compiler, pack->compiler, sizeof pack->compiler);
        part.machine = machine_of(section);
        part.code_bytes = image->code.size;
        part.memory_bytes = (uint64_t)image->plan.arena_bytes + (uint64_t)image->plan.scratch_bytes;
        part.kernels = image->code.functions;
    }
    visit(user, &part);
}

/* Copies the name of a function. `pack` is the inner pack of the function (api/pack.h). A missing or too long name
 * becomes "". */
static void copy_name(const pack_header *pack, char name[PACK_MAX_NAME + 1])
{
    const pack_section *s = pack_find(pack, PACK_NAME);
    size_t length = s && s->size <= PACK_MAX_NAME ? (size_t)s->size : 0;
    if (length)
        memcpy(name, pack_bytes(pack, s), length);
    name[length] = 0;
}

/* Visits the parts of a pack. If a part is a function, visits the parts of that function instead. */
static qn_status visit_parts(const pack_header *pack, qn_pack_visitor visit, void *user)
{
    for (uint32_t i = 0; i < pack->sections; i++) {
        const pack_section *section = &pack_sections(pack)[i];
        const pack_header *inner = pack_bytes(pack, section);
        char name[PACK_MAX_NAME + 1];
        if (section->kind != PACK_FUNCTION) {
            visit_part(pack, "", section, visit, user);
            continue;
        }
        QN_TRY(pack_check(inner, section->size));
        copy_name(inner, name);
        for (uint32_t k = 0; k < inner->sections; k++)
            visit_part(inner, name, &pack_sections(inner)[k], visit, user);
    }
    return NULL;
}

qn_status qn_pack_list(qn_context *context, const char *path, qn_pack_visitor visit, void *user)
{
    mapped file;
    qn_status refused;
    GIVEN(context);
    GIVEN(path);
    GIVEN(visit);
    qn_status status = pack_map(path, true, &file, &refused);
    if (!status)
        status = visit_parts(file.bytes, visit, user);
    mapped_free(&file);
    return status_prefix(status, "%s: error", path);
}

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

static qn_status find_function(const pack_header *pack, size_t index, function_pack *out)
{
    size_t count = 0;
    for (uint32_t i = 0; i < pack->sections; i++) {
        const pack_section *section = &pack_sections(pack)[i];
        if (section->kind != PACK_FUNCTION || count++ != index)
            continue;
        *out = (function_pack){.pack = pack_bytes(pack, section), .outer = pack};
        return pack_check(out->pack, section->size);
    }
    *out = (function_pack){.pack = pack};
    if (!count && !index)
        return NULL;
    return status_make(QN_NOT_FOUND, "the pack has no function number %zu; it has %zu, counted from 0", index,
                       count ? count : 1);
}

/* Copies from f to g what the canonical bytes of a graph lack: large constants, and the names of inputs and outputs. */
static void complete_graph(struct graph *g, region_id entry, const qn_function *f)
{
    region *r = region_at(g, entry);
    for (uint32_t i = 0; i < f->constant_count; i++) {
        char *room = arena_alloc(&g->arena, f->constant_bytes[i] + PACK_CONSTANT_ALIGNMENT);
        room += -(uintptr_t)room % PACK_CONSTANT_ALIGNMENT;
        g->buffers.at[i].data = memcpy(room, f->constants[i], f->constant_bytes[i]);
    }
    for (uint32_t i = 0; i < f->input_count; i++) {
        const char *name = f->inputs[i].public.name;
        if (!*name)
            continue;
        r->formals.at[i].name = arena_string(&g->arena, name, strlen(name));
        graph_name(g, r->formals.at[i].node, name);
    }
    r->output_names = ARENA_NEW_ARRAY(&g->arena, const char *, f->output_count);
    for (uint32_t i = 0; i < f->output_count; i++) {
        const char *name = f->outputs[i].public.name;
        r->output_names[i] = *name ? arena_string(&g->arena, name, strlen(name)) : NULL;
    }
}

static qn_status read_graph(qn_function *f, size_t index, qn_graph *graph)
{
    struct graph *g = &graph->g;
    function_pack in;
    region_id entry = 0;
    QN_TRY(find_function(f->pack.bytes, index, &in));
    QN_TRY(pack_facts(f, in));
    const pack_section *section = pack_find(in.pack, PACK_GRAPH);
    if (!section)
        return status_make(QN_UNSUPPORTED, "the pack has no graph");
    ARENA_ENTER(&g->arena, return status_oom());
    qn_status status = graph_from_bytes(g, pack_bytes(in.pack, section), (size_t)section->size, &entry);
    if (!status)
        status = engine_check_graph(f, g, entry);
    if (!status)
        complete_graph(g, entry, f);
    ARENA_LEAVE(&g->arena);
    graph->chosen = entry;
    return status;
}

qn_status qn_pack_graph(qn_context *context, const char *path, size_t index, qn_graph **out)
{
    qn_status refused;
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(path);
    qn_function *f = function_new(context);
    qn_graph *graph = f ? graph_new(context) : NULL;
    qn_status status = graph ? pack_map(path, true, &f->pack, &refused) : status_oom();
    if (!status)
        status = read_graph(f, index, graph);
    qn_function_free(f);
    if (status)
        qn_graph_free(graph);
    else
        *out = graph;
    return status_prefix(status, "%s: error", path);
}
