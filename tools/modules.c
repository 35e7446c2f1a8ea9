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

int module_check(const char *path, const char *bytes, size_t size)
{
    static const char *const what[] = {
        [FILE_PACK] = "a pack",
        [FILE_OBJECT] = "an object or a program",
        [FILE_BYTECODE] = "MLIR bytecode, which Quern does not read. Tools of StableHLO print it as text: "
                          "stablehlo-translate --deserialize, stablehlo-opt",
        [FILE_EMPTY] = "empty",
        [FILE_OTHER] = "not text: it has bytes of value 0"};
    file_kind kind = file_kind_of(bytes, size);
    return kind == FILE_TEXT ? 0
                             : job_error(file_name(path), "expected the text of a module, but this is %s", what[kind]);
}

int graph_try(qn_context *context, const char *path, size_t index, qn_graph **out, qn_status *failure)
{
    char *source;
    size_t size;
    if (text_read(path, &source, &size))
        return EXIT_JOB;
    if (!source && strcmp(path, "-") == 0)
        return job_error(file_name(path), "a pack is read from a file, not from standard input");
    int code = source ? module_check(path, source, size) : 0;
    if (!code)
        *failure = source ? qn_graph_parse(context, file_name(path), source, size, out)
                          : qn_pack_graph(context, path, index, out);
    free(source);
    return code;
}

int graph_read(qn_context *context, const char *path, size_t index, qn_graph **out)
{
    qn_status failure = NULL;
    int code = graph_try(context, path, index, out, &failure);
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

int module_read(qn_context *context, const char *path, const char *function, qn_graph **out)
{
    char *source;
    size_t size;
    if (text_read(path, &source, &size))
        return EXIT_JOB;
    if (!source)
        return job_error(file_name(path),
                         "expected the text of a module, but this is a pack, which is compiled already");
    int code = module_check(path, source, size);
    qn_status status = code ? NULL : qn_graph_parse_function(context, file_name(path), source, size, function, out);
    free(source);
    return status ? status_error(file_name(path), status) : code;
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
