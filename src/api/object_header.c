/* Prints the C header of an object. A function has one parameter for each tensor, so that a C compiler checks the
 * element types. Sizes are macros. */
#include "api/object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_id.h"

/* ---- names ------------------------------------------------------------------------------------------------------- */

enum { NAME_ROOM = 64 };

/* A tensor and its two names in the header: `name` in macros, `parameter` in the prototype. */
typedef struct named {
    const parameter *p;
    char name[NAME_ROOM], parameter[NAME_ROOM + 8];
    bool written, read;
} named;

static bool is_taken(const named *all, uint32_t count, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(all[i].name, name) == 0)
            return true;
    return false;
}

/* Chooses the names of the tensor all[count]. `name` is the tensor's own name if it fits into NAME_ROOM, can follow an
 * underscore in an identifier (c_word) and is not taken. Otherwise `name` is `kind` and `number`, for example input0.
 * If input0 is taken, too, `name` is input0_1, input0_2 and so on. */
static void choose_name(named *all, uint32_t count, const char *kind, uint32_t number)
{
    named *n = &all[count];
    const char *own = n->p->public.name;
    if (strlen(own) < NAME_ROOM && c_word(own) && !is_taken(all, count, own)) {
        const char *role = !n->written ? "in" : n->read ? "inout" : "out";
        snprintf(n->name, sizeof n->name, "%s", own);
        snprintf(n->parameter, sizeof n->parameter, "%s_%s", role, own);
        return;
    }
    snprintf(n->name, sizeof n->name, "%s%u", kind, number);
    for (uint32_t more = 1; is_taken(all, count, n->name); more++)
        snprintf(n->name, sizeof n->name, "%s%u_%u", kind, number, more);
    snprintf(n->parameter, sizeof n->parameter, "%s", n->name);
}

const char *c_type(qn_dtype d)
{
    static const char *const types[] = {
#define DTYPE(name, number, class, bits, mantissa, storage, npy, numpy) [number] = #storage,
#include "base/dtype.def"
    };
    return types[d];
}

/* ---- the text ---------------------------------------------------------------------------------------------------- */

static void print_shape(text *out, const qn_parameter *p)
{
    text_puts(out, qn_dtype_name(p->dtype));
    text_puts(out, "[");
    for (size_t i = 0; i < p->dims.count; i++)
        text_printf(out, "%s%lld", i ? ", " : "", (long long)p->dims.values[i]);
    text_puts(out, "]");
}

void object_header_begin(text *out, const char *name, const char *module, const cpu_tuning *target)
{
    if (!c_word(module))
        module = ""; /* a name that is no c_word could end the comment in which it is printed */
    text_printf(
        out,
        "/* %s: made by Quern %s%s%s, for %s. Link the object and libquern-rt.a.\n"
        " *\n"
        " * Any number of threads may make calls at once, each with outputs and a workspace of its own. A call keeps "
        "nothing\n"
        " * for later calls, allocates nothing, takes no lock and makes no system call, unless C functions that it\n"
        " * calls do.\n"
        " */\n"
        "#ifndef QUERN_OBJECT_%s_H\n"
        "#define QUERN_OBJECT_%s_H\n"
        "\n"
        "#include <stdint.h>\n"
        "\n"
        "/* What a function returns. */\n"
        "#ifndef QUERN_RT_OK\n"
        "#define QUERN_RT_OK %d\n"
        "#define QUERN_RT_NULL %d       /* an address is NULL; nothing was done */\n"
        "#define QUERN_RT_MISALIGNED %d /* an address is not aligned to its type; nothing was done */\n"
        "#define QUERN_RT_FAILED %d     /* a C function that the object calls did not return 0; outputs are undefined "
        "*/\n"
        "#endif\n"
        "\n"
        "#ifdef __cplusplus\n"
        "extern \"C\" {\n"
        "#endif\n"
        "\n",
        name, QN_VERSION, *module ? " from " : "", module, level_facts[target->level].name, name, name, OBJECT_OK,
        OBJECT_NULL, OBJECT_MISALIGNED, OBJECT_FAILED);
}

static void print_facts(text *out, const char *name, const named *all, uint32_t count, const object_workspace *w)
{
    for (uint32_t i = 0; i < count; i++) {
        const parameter *p = all[i].p;
        text_printf(out, "/* %s: ", all[i].name);
        print_shape(out, &p->public);
        text_printf(out, ", %s%s */\n", all[i].read ? "read" : "written",
                    all[i].read && all[i].written ? " and updated" : "");
        text_printf(out, "#define %s_COUNT_%s %zu\n#define %s_BYTES_%s %zu\n", name, all[i].name,
                    p->bytes / dtype_bytes(p->public.dtype), name, all[i].name, p->bytes);
    }
    text_printf(out,
                "/* Memory for one call%s. */\n"
                "#define %s_WORKSPACE_BYTES %llu\n"
                "#define %s_WORKSPACE_ALIGNMENT %d\n\n",
                w->bytes ? "; its contents before and after do not matter"
                         : ": none is needed, so any address is allowed",
                name, (unsigned long long)w->bytes, name, OBJECT_ALIGNMENT);
}

/* Prints the type of the workspace. It has at least one byte, because C has no arrays of size 0. */
static void print_workspace(text *out, const char *name, const object_workspace *w)
{
    unsigned long long bytes = w->bytes ? w->bytes : 1;
    text_printf(out,
                "typedef struct %s_workspace {\n"
                "#if defined(__cplusplus)\n"
                "    alignas(%d) unsigned char bytes[%llu];\n"
                "#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L\n"
                "    _Alignas(%d) unsigned char bytes[%llu];\n"
                "#else\n"
                "    unsigned char bytes[%llu] __attribute__((aligned(%d)));\n"
                "#endif\n"
                "} %s_workspace;\n\n",
                name, OBJECT_ALIGNMENT, bytes, OBJECT_ALIGNMENT, bytes, bytes, OBJECT_ALIGNMENT, name);
}

static void print_prototype(text *out, const char *name, const named *all, uint32_t count)
{
    text_printf(out,
                "/* Tensors are dense and row-major. A tensor that is written must not overlap another. */\n"
                "int %s(",
                name);
    for (uint32_t i = 0; i < count; i++)
        text_printf(out, "%s%s *%s,\n    ", all[i].written ? "" : "const ", c_type(all[i].p->public.dtype),
                    all[i].parameter);
    text_puts(out, "void *workspace);\n\n");
}

void object_header_function(text *out, const qn_function *f, const object_function *source)
{
    uint32_t count = 0;
    object_workspace workspace = object_workspace_of(source->image);
    named *all = calloc((size_t)f->input_count + f->result_count + 1, sizeof *all);
    if (!all) {
        out->failed = true;
        return;
    }
    for (uint32_t i = 0; i < f->input_count; i++) {
        all[count] = (named){.p = &f->inputs[i], .read = true, .written = f->inputs[i].public.alias >= 0};
        choose_name(all, count++, "input", i);
    }
    for (uint32_t i = 0; i < f->result_count; i++) {
        all[count] = (named){.p = &f->outputs[f->results[i]], .written = true};
        choose_name(all, count++, "output", i);
    }
    print_facts(out, source->name, all, count, &workspace);
    print_workspace(out, source->name, &workspace);
    print_prototype(out, source->name, all, count);
    free(all);
}

void object_header_end(text *out)
{
    text_puts(out, "#ifdef __cplusplus\n"
                   "}\n"
                   "#endif\n"
                   "#endif\n");
}
