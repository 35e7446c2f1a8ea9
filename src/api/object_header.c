/* One parameter for each tensor, so that the compiler of the host program checks their types; a macro for each fact. */
#include "api/object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_id.h"

static const char *const keywords =
    " alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class "
    "co_await "
    "co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete "
    "do "
    "double dynamic_cast else enum explicit export extern false float for friend goto if inline int int16_t int32_t "
    "int64_t int8_t long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public "
    "register reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct "
    "switch template this thread_local throw true try typedef typeid typename typeof uint16_t uint32_t uint64_t "
    "uint8_t "
    "union unsigned using virtual void volatile wchar_t while xor xor_eq main ";

static bool is_keyword(const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strstr(keywords, name); at; at = strstr(at + 1, name))
        if (at[-1] == ' ' && at[length] == ' ')
            return true;
    return false;
}

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool c_identifier(const char *name)
{
    if (!is_letter(*name) || is_keyword(name))
        return false;
    for (const char *at = name; *at; at++)
        if (!is_letter(*at) && !is_digit(*at))
            return false;
    return true;
}

/* ---- names ------------------------------------------------------------------------------------------------------------- */

enum { NAME_ROOM = 64 };

/* A tensor as the header calls it. */
typedef struct named {
    const parameter *p;
    char name[NAME_ROOM], upper[NAME_ROOM];
    bool written, read;
} named;

static bool is_taken(const named *all, uint32_t count, const char *upper)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(all[i].upper, upper) == 0)
            return true;
    return strcmp(upper, "WORKSPACE") == 0;
}

static void to_upper(char out[NAME_ROOM], const char *name)
{
    size_t i = 0;
    for (; name[i]; i++)
        out[i] = (char)(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 'a' + 'A' : name[i]);
    out[i] = 0;
}

/* Its own name where that is one in C and nobody's yet; else input<i> or output<i>. */
static void choose_name(named *all, uint32_t count, const char *kind, uint32_t number, const char *function)
{
    named *n = &all[count];
    const char *own = n->p->public.name;
    size_t length = strlen(own);
    bool fits = length > 0 && length < NAME_ROOM && c_identifier(own) && strcmp(own, function) != 0 && own[0] != '_';
    if (fits) {
        memcpy(n->name, own, length + 1);
        to_upper(n->upper, own);
        fits = !is_taken(all, count, n->upper);
    }
    for (uint32_t more = 0; !fits; more++) {
        if (more)
            snprintf(n->name, sizeof n->name, "%s%u_%u", kind, number, more);
        else
            snprintf(n->name, sizeof n->name, "%s%u", kind, number);
        to_upper(n->upper, n->name);
        fits = !is_taken(all, count, n->upper);
    }
}

static const char *c_type(qn_dtype d)
{
    static const char *const types[] = {
#define DTYPE(name, number, class, bits, mantissa, storage, npy, numpy) [number] = #storage,
#include "base/dtype.def"
    };
    return types[d];
}

/* ---- the text ------------------------------------------------------------------------------------------------------------ */

static void print_shape(text *out, const qn_parameter *p)
{
    text_puts(out, qn_dtype_name(p->dtype));
    text_puts(out, "[");
    for (size_t i = 0; i < p->dims.count; i++)
        text_printf(out, "%s%lld", i ? ", " : "", (long long)p->dims.values[i]);
    text_puts(out, "]");
}

static void print_opening(text *out, const char *name, const char *upper, const char *module, const cpu_tuning *target)
{
    if (!c_identifier(module))
        module = ""; /* nothing that could end the comment */
    text_printf(
        out,
        "/* %s: made by Quern %s%s%s, for %s. Link the object and libquern-rt.a.\n"
        " *\n"
        " * Any number of threads may call it at once, each with outputs and a workspace of its own. It keeps nothing\n"
        " * between calls, allocates nothing, takes no lock and asks nothing of the system.\n"
        " */\n"
        "#ifndef QUERN_OBJECT_%s_H\n"
        "#define QUERN_OBJECT_%s_H\n"
        "\n"
        "#include <stdint.h>\n"
        "\n"
        "/* What the function returns. */\n"
        "#ifndef QUERN_RT_OK\n"
        "#define QUERN_RT_OK %d\n"
        "#define QUERN_RT_NULL %d       /* an address is NULL; nothing was done */\n"
        "#define QUERN_RT_MISALIGNED %d /* an address is on no boundary of its type; nothing was done */\n"
        "#define QUERN_RT_STOPPED %d    /* reserved */\n"
        "#endif\n"
        "\n",
        name, BUILD_VERSION, *module ? " from " : "", module, level_facts[target->level].name, upper, upper, OBJECT_OK,
        OBJECT_NULL, OBJECT_MISALIGNED, OBJECT_STOPPED);
}

static void print_facts(text *out, const char *upper, const named *all, uint32_t count, const object_workspace *w)
{
    for (uint32_t i = 0; i < count; i++) {
        const parameter *p = all[i].p;
        size_t elements = p->bytes / p->alignment;
        text_printf(out, "/* %s: ", all[i].name);
        print_shape(out, &p->public);
        text_printf(out, ", %s%s */\n", all[i].read ? "read" : "written",
                    all[i].read && all[i].written ? " and updated" : "");
        text_printf(out, "#define %s_%s_COUNT %zu\n#define %s_%s_BYTES %zu\n", upper, all[i].upper, elements, upper,
                    all[i].upper, p->bytes);
    }
    text_printf(out,
                "/* Memory for one call; what is in it before and after does not matter. */\n"
                "#define %s_WORKSPACE_BYTES %llu\n"
                "#define %s_WORKSPACE_ALIGNMENT %d\n\n",
                upper, (unsigned long long)w->bytes, upper, OBJECT_ALIGNMENT);
}

static void print_workspace(text *out, const char *name, const char *upper)
{
    text_printf(out,
                "typedef struct %s_workspace {\n"
                "#if defined(__cplusplus)\n"
                "    alignas(%s_WORKSPACE_ALIGNMENT) unsigned char bytes[%s_WORKSPACE_BYTES];\n"
                "#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L\n"
                "    _Alignas(%s_WORKSPACE_ALIGNMENT) unsigned char bytes[%s_WORKSPACE_BYTES];\n"
                "#else\n"
                "    unsigned char bytes[%s_WORKSPACE_BYTES] __attribute__((aligned(%s_WORKSPACE_ALIGNMENT)));\n"
                "#endif\n"
                "} %s_workspace;\n\n",
                name, upper, upper, upper, upper, upper, upper, name);
}

static void print_function(text *out, const char *name, const named *all, uint32_t count)
{
    text_printf(out,
                "#ifdef __cplusplus\n"
                "extern \"C\" {\n"
                "#endif\n"
                "\n"
                "/* Tensors are dense and row-major; those that are written overlap no other. */\n"
                "int %s(",
                name);
    for (uint32_t i = 0; i < count; i++)
        text_printf(out, "%s%s *%s,\n    ", all[i].written ? "" : "const ", c_type(all[i].p->public.dtype),
                    all[i].name);
    text_puts(out, "void *workspace);\n"
                   "\n"
                   "#ifdef __cplusplus\n"
                   "}\n"
                   "#endif\n"
                   "#endif\n");
}

void object_header_print(text *out, const qn_function *f, const char *name, const char *module,
                         const cpu_tuning *target, const object_workspace *workspace)
{
    uint32_t count = 0;
    char upper[NAME_ROOM];
    named *all = calloc((size_t)f->input_count + f->result_count + 1, sizeof *all);
    if (!all) {
        out->failed = true;
        return;
    }
    for (uint32_t i = 0; i < f->input_count; i++) {
        all[count] = (named){.p = &f->inputs[i], .read = true, .written = f->inputs[i].public.alias >= 0};
        choose_name(all, count++, "input", i, name);
    }
    for (uint32_t i = 0; i < f->result_count; i++) {
        all[count] = (named){.p = &f->outputs[f->results[i]], .written = true};
        choose_name(all, count++, "output", i, name);
    }
    to_upper(upper, name);
    print_opening(out, name, upper, module, target);
    print_facts(out, upper, all, count, workspace);
    print_workspace(out, name, upper);
    print_function(out, name, all, count);
    free(all);
}
