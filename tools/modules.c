/* Reads modules from text, and graphs from packs. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "quern/cache.h"

file_kind file_kind_of(const char *bytes, size_t size)
{
    static const struct {
        const char *magic;
        size_t size;
        file_kind kind;
    } kinds[] = {{"QUERNPCK", 8, FILE_PACK},
                 {"\x7f"
                  "ELF",
                  4, FILE_OBJECT},
                 {"ML\xefR", 4, FILE_BYTECODE}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (size >= kinds[i].size && memcmp(bytes, kinds[i].magic, kinds[i].size) == 0)
            return kinds[i].kind;
    if (!size)
        return FILE_EMPTY;
    return memchr(bytes, 0, size < 4096 ? size : 4096) ? FILE_OTHER : FILE_TEXT;
}

/* A kind of file that is not the text of a module: the ending of its name, and the words for it in an error. */
typedef struct foreign {
    const char *ending, *what;
} foreign;
static const foreign foreigners[] = {
    {".npy", "an array, which --input of `quern run` takes"},
    {".npz", "a file of tensors, which --inputs of `quern run` takes"},
    {".safetensors", "a file of tensors, which --inputs of `quern run` takes"},
    {".py", "a program in Python"},
    {".onnx", "a model of ONNX"},
    {".pt", "a file of PyTorch"},
    {".pth", "a file of PyTorch"},
    {".pb", "a model of TensorFlow"},
    {".tflite", "a model of TensorFlow Lite"},
};

/* Returns what a file is, judged by the ending of its name. If `foreigners` lacks the ending, returns "binary", or
 * NULL if the file is text. */
static const char *foreign_kind(const char *path, file_kind kind)
{
    const char *ending = file_ending(path);
    for (size_t i = 0; i < sizeof foreigners / sizeof *foreigners; i++)
        if (strcmp(ending, foreigners[i].ending) == 0)
            return foreigners[i].what;
    return kind == FILE_OTHER ? "binary" : NULL;
}

int module_check(const char *path, const char *bytes, size_t size, bool or_pack)
{
    static const char *const known[] = {
        [FILE_PACK] = "a pack",
        [FILE_OBJECT] =
            "an object or a program. Link an object of `quern compile` into your program, with libquern-rt.a",
        [FILE_BYTECODE] = "MLIR bytecode, which Quern does not read. Tools of StableHLO print it as text: "
                          "stablehlo-translate --deserialize, stablehlo-opt",
        [FILE_EMPTY] = "empty"};
    file_kind kind = file_kind_of(bytes, size);
    const char *what = kind == FILE_TEXT || kind == FILE_OTHER ? foreign_kind(path, kind) : NULL;
    if (what)
        return job_error(file_name(path),
                         "expected the text of a StableHLO module, such as that of jax.jit(f).lower(x).as_text()%s, "
                         "but this is %s",
                         or_pack ? ", or a pack" : "", what);
    return kind == FILE_TEXT ? 0
                             : job_error(file_name(path), "expected the text of a module, but this is %s", known[kind]);
}

/* ---- functions of packs ------------------------------------------------------------------------------------------ */

size_t function_number(const char *text)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end ? (size_t)number : SIZE_MAX;
}

/* A search for functions with the name `name` in a pack. The pack has `count` functions, of which `matches` have this
 * name. `number` is the number of the first match. */
typedef struct search {
    const char *name;
    size_t number, matches, count;
} search;

static void search_part(void *user, const qn_pack_part *part)
{
    search *s = user;
    if (strcmp(part->kind, "name") != 0)
        return;
    if (strcmp(part->function, s->name) == 0 && !s->matches++)
        s->number = s->count;
    s->count++;
}

/* Finds the number of a function of a pack. `function` is its name or its number; NULL means number 0. The library
 * later refuses a number that is too high. */
static int find_function(qn_context *context, const char *path, const char *function, size_t *number)
{
    search s = {.name = function};
    *number = 0;
    if (!function)
        return 0;
    qn_status status = qn_pack_list(context, path, search_part, &s);
    if (status)
        return status_error(path, status);
    if (!s.count && strcmp(function, "main") == 0) /* a pack with one function has no names */
        return 0;
    *number = s.matches ? s.number : function_number(function);
    if (s.matches > 1)
        return job_error(path,
                         "the pack has %zu functions @%s; --function takes their numbers, too, and `quern "
                         "inspect` lists the functions",
                         s.matches, function);
    return *number == SIZE_MAX
               ? job_error(path, "the pack has no function @%s; `quern inspect` lists its functions", function)
               : 0;
}

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

int graph_try(qn_context *context, const char *path, const char *function, qn_graph **out, qn_status *failure)
{
    char *source;
    size_t size, number = 0;
    if (text_read(path, &source, &size))
        return EXIT_JOB;
    if (!source && strcmp(path, "-") == 0)
        return job_error(file_name(path), "a pack is read from a file, not from standard input");
    int code = source ? module_check(path, source, size, true) : find_function(context, path, function, &number);
    if (!code)
        *failure = source ? qn_graph_parse_function(context, file_name(path), source, size, function, out)
                          : qn_pack_graph(context, path, number, out);
    free(source);
    return code;
}

int graph_read(qn_context *context, const char *path, const char *function, qn_graph **out)
{
    qn_status failure = NULL;
    int code = graph_try(context, path, function, out, &failure);
    return failure ? status_error(file_name(path), failure) : code;
}

bool pack_has(qn_context *context, const char *path, size_t index, qn_graph **out)
{
    qn_status status = strcmp(path, "-") == 0 ? qn_status_make(QN_NOT_FOUND, "standard input")
                                              : qn_pack_graph(context, path, index, out);
    bool has = !status;
    qn_status_free(status);
    return has;
}

int module_text(const char *path, char **source, size_t *size)
{
    *source = NULL;
    if (text_read(path, source, size))
        return EXIT_JOB;
    if (!*source)
        return job_error(file_name(path),
                         "expected the text of a module, but this is a pack, which is compiled already");
    return module_check(path, *source, *size, false);
}

int module_parse(qn_context *context, const char *path, const char *source, size_t size, const char *function,
                 qn_graph **out)
{
    qn_status status = qn_graph_parse_function(context, file_name(path), source, size, function, out);
    return status ? status_error(file_name(path), status) : 0;
}

int module_read(qn_context *context, const char *path, const char *function, qn_graph **out)
{
    char *source;
    size_t size;
    int code = module_text(path, &source, &size);
    if (!code)
        code = module_parse(context, path, source, size, function, out);
    free(source);
    return code;
}

void tensor_print_type(FILE *out, qn_dtype dtype, qn_dims dims)
{
    fprintf(out, "tensor<");
    for (size_t i = 0; i < dims.count; i++)
        fprintf(out, "%" PRId64 "x", dims.values[i]);
    if (dtype == QN_C64 || dtype == QN_C128)
        fprintf(out, "complex<%s>>", dtype == QN_C64 ? "f32" : "f64");
    else
        fprintf(out, "%s>", qn_dtype_name(dtype));
}
