/* quern inspect: says what a file is, and what is in it. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "quern/cache.h"
#include "quern/inspect.h"

static const char help[] =
    "usage: quern inspect FILE [--json]\n"
    "\n"
    "Says what FILE is, and what is in it:\n"
    "\n"
    "  text             a StableHLO module: its signature, its operations, the size of its constants, and the numbers\n"
    "                   of its kernels and nests of loops\n"
    "  pack             a file of `quern compile`: the signature and the operations of each function, the code for\n"
    "                   each level, and sizes\n"
    "  object           an object of `quern compile`: its machine, its sizes, the functions that it calls, and its\n"
    "                   functions with their signatures\n"
    "  bytecode         MLIR bytecode: who wrote it. Quern reads text\n"
    "\n"
    "  --json           prints one JSON object\n";

static int inspect_main(int count, char **args);
const command command_inspect = {"inspect", "says what is in a module, a pack or an object", help, inspect_main};

typedef struct job {
    const char *file;
    bool json;
    qn_context *context;
    char *bytes; /* the bytes of the file */
    size_t size;
    size_t parts; /* for a pack, how many of its parts were printed */
} job;

/* ---- members: "name     value" on a line, or a member of the JSON object ----------------------------------------- */

static void begin(const job *j, const char *name)
{
    if (j->json)
        printf(", \"%s\": ", name);
    else
        printf("%-11s", name);
}

static void member_text(const job *j, const char *name, const char *value)
{
    begin(j, name);
    if (j->json)
        json_text(stdout, value);
    else
        printf("%s\n", value);
}

static void member_number(const job *j, const char *name, uint64_t value, const char *unit)
{
    begin(j, name);
    printf(j->json ? "%" PRIu64 : "%" PRIu64 " %s\n", value, unit);
}

/* Begins the output: three members with --json, else a headline. */
static void print_kind(const job *j, const char *kind)
{
    if (j->json)
        printf("{\"file\": ");
    else
        printf("%s: %s, %zu bytes\n", file_name(j->file), kind, j->size);
    if (!j->json)
        return;
    json_text(stdout, file_name(j->file));
    printf(", \"kind\": \"%s\", \"bytes\": %zu", kind, j->size);
}

/* ---- graphs ------------------------------------------------------------------------------------------------------ */

static void begin_parameter(const job *j, size_t index, const char *name, size_t length)
{
    if (j->json) {
        printf("%s{\"name\": ", index ? ", " : "");
        json_bytes(stdout, name, length);
        printf(", \"type\": \"");
    } else {
        printf("%-11s%zu  %.*s%s", "", index, (int)length, name, length ? "  " : "");
    }
}

static void end_parameter(const job *j, int64_t update)
{
    if (j->json)
        printf(update >= 0 ? "\", \"update\": %" PRId64 "}" : "\"}", update);
    else
        printf(update >= 0 ? ", updated by output %" PRId64 "\n" : "\n", update);
}

static void print_parameter(const job *j, size_t index, const char *name, qn_value value, int64_t update)
{
    begin_parameter(j, index, name, strlen(name));
    tensor_print_type(stdout, qn_value_dtype(value), qn_value_dims(value));
    end_parameter(j, update);
}

static void begin_parameters(const job *j, const char *what) { printf(j->json ? ", \"%s\": [" : "%s\n", what); }

static void print_signature(const job *j, const qn_graph *graph)
{
    qn_body entry = qn_graph_entry(graph);
    begin_parameters(j, "inputs");
    for (size_t i = 0; i < qn_body_parameter_count(entry); i++) {
        qn_value p = qn_body_parameter(entry, i);
        print_parameter(j, i, qn_value_name(p), p, qn_body_parameter_update(entry, i));
    }
    printf(j->json ? "]" : "");
    begin_parameters(j, "outputs");
    for (size_t i = 0; i < qn_body_output_count(entry); i++)
        print_parameter(j, i, qn_body_output_name(entry, i), qn_body_output(entry, i), -1);
    printf(j->json ? "]" : "");
}

typedef struct op_count {
    const char *op;
    size_t count;
} op_count;

static int more_often(const void *a, const void *b)
{
    const op_count *x = a, *y = b;
    return x->count != y->count ? (x->count < y->count ? 1 : -1) : strcmp(x->op, y->op);
}

/* Counts the operations of all functions by name, and adds the bytes of all constants to *constant_bytes. Returns the
 * number of names. */
static size_t count_operations(const qn_graph *graph, op_count *out, size_t room, uint64_t *constant_bytes)
{
    size_t names = 0;
    for (uint32_t id = 1; id < qn_graph_value_limit(graph); id++) {
        qn_value v = qn_graph_value(graph, id);
        size_t at = 0, elements;
        if (qn_value_kind(v) != QN_KIND_OPERATION)
            continue;
        if (qn_value_elements(v, &elements))
            *constant_bytes += elements * qn_dtype_size(qn_value_dtype(v));
        while (at < names && strcmp(out[at].op, qn_value_op(v)) != 0)
            at++;
        if (at == room)
            continue;
        out[at].op = qn_value_op(v);
        out[at].count++;
        names += at == names;
    }
    qsort(out, names, sizeof *out, more_often);
    return names;
}

static void print_operations(const job *j, const qn_graph *graph)
{
    enum { ROOM = 1024, SHOWN = 12 };
    op_count *ops = calloc(ROOM, sizeof *ops);
    uint64_t constant_bytes = 0;
    size_t total = 0, names = ops ? count_operations(graph, ops, ROOM, &constant_bytes) : 0;
    for (size_t i = 0; i < names; i++)
        total += ops[i].count;
    begin(j, "operations");
    printf(j->json ? "{" : "%zu: ", total);
    for (size_t i = 0; i < names && (j->json || i < SHOWN); i++)
        if (j->json)
            printf("%s\"%s\": %zu", i ? ", " : "", ops[i].op, ops[i].count);
        else
            printf("%s%zu %s", i ? ", " : "", ops[i].count, ops[i].op);
    printf(j->json ? "}" : names > SHOWN ? ", and %zu other kinds\n" : "\n", names - SHOWN);
    member_number(j, "functions", qn_graph_function_count(graph), "in the module");
    member_number(j, "constants", constant_bytes, "bytes");
    free(ops);
}

static void print_plan(const job *j, qn_graph *graph)
{
    char *plan;
    uint64_t nests, kernels, arena;
    qn_status status = qn_dump(graph, "plan", NULL, &plan);
    if (status) {
        member_text(j, "evaluated", qn_status_message(status));
        qn_status_free(status);
        return;
    }
    const char *counts = strchr(plan, '\n');
    if (counts && sscanf(plan, "arena of %" SCNu64, &arena) == 1 &&
        sscanf(counts, " %" SCNu64 " nests, %" SCNu64 " kernels", &nests, &kernels) == 2) {
        member_number(j, "nests", nests, "nests of loops");
        member_number(j, "kernels", kernels, "kernels");
        member_number(j, "memory", arena, "bytes of temporary memory for a call");
    }
    qn_free(plan);
}

static int inspect_text(job *j)
{
    qn_graph *graph;
    qn_status status = qn_graph_parse(j->context, file_name(j->file), j->bytes, j->size, &graph);
    if (status)
        return status_error(file_name(j->file), status);
    print_kind(j, "text");
    member_text(j, "module", qn_graph_name(graph));
    member_text(j, "function", qn_body_name(qn_graph_entry(graph)));
    print_signature(j, graph);
    print_operations(j, graph);
    print_plan(j, graph);
    return 0;
}

/* ---- packs ------------------------------------------------------------------------------------------------------- */

static void print_part(void *user, const qn_pack_part *p)
{
    job *j = user;
    bool program = strcmp(p->kind, "program") == 0, code = strcmp(p->kind, "code") == 0;
    if (j->json) {
        printf("%s{\"function\": ", j->parts ? ", " : "");
        json_text(stdout, p->function);
        printf(", \"kind\": \"%s\", \"bytes\": %" PRIu64, p->kind, p->bytes);
        if (program)
            printf(", \"kernels\": %" PRIu32 ", \"code_bytes\": %" PRIu64 ", \"memory_bytes\": %" PRIu64, p->kernels,
                   p->code_bytes, p->memory_bytes);
        if (program || code) {
            member_text(j, "level", p->level);
            member_text(j, "machine", p->machine);
        }
        if (program) {
            member_text(j, "build", p->compile_id);
            member_text(j, "compiler", p->compiler);
        }
        printf("}");
    } else {
        printf("%-11s%s%s%s, %" PRIu64 " bytes", "", p->function, *p->function ? ": " : "", p->kind, p->bytes);
        if (program)
            printf(": %s (%s), %" PRIu32 " native functions, %" PRIu64 " bytes of code, %" PRIu64
                   " bytes of temporary memory; by %s, build %s",
                   p->level, p->machine, p->kernels, p->code_bytes, p->memory_bytes, p->compiler, p->compile_id);
        if (code)
            printf(": %s (%s), of all functions", p->level, p->machine);
        printf("\n");
    }
    j->parts++;
}

/* The names of a pack's functions, each with its zero byte. A pack that qn_pack made has no names. */
typedef struct names {
    char *at;
    size_t size;
} names;

static void add_name(void *user, const qn_pack_part *p)
{
    names *n = user;
    size_t size = strlen(p->function) + 1;
    char *more = strcmp(p->kind, "name") == 0 ? realloc(n->at, n->size + size) : NULL;
    if (!more)
        return;
    memcpy(more + n->size, p->function, size);
    *n = (names){more, n->size + size};
}

/* Prints the number and the name of a function of a pack. */
static void begin_function(const job *j, size_t number, const char *name)
{
    if (!j->json) {
        printf("%-11s%zu%s%s\n", "function", number, *name ? "  " : "", name);
        return;
    }
    printf(number ? ", {\"number\": %zu, \"name\": " : ", \"functions\": [{\"number\": %zu, \"name\": ", number);
    json_text(stdout, name);
}

/* Prints the signature and operations of each function of a pack. Stops after a function whose graph cannot be read,
 * for example because the pack is of another version. */
static int print_functions(job *j, const names *n)
{
    qn_graph *graph;
    size_t at = 0;
    for (size_t i = 0;; i++) {
        qn_status status = qn_pack_graph(j->context, j->file, i, &graph);
        qn_code code = qn_status_code(status);
        if (code && code != QN_UNSUPPORTED && (i == 0 || code != QN_NOT_FOUND))
            return status_error(j->file, status);
        qn_status_free(status);
        if (code == QN_NOT_FOUND)
            break;
        if (i == 0)
            print_kind(j, "pack");
        const char *name = at < n->size ? n->at + at : "";
        begin_function(j, i, name);
        at += strlen(name) + 1;
        if (!code) {
            print_signature(j, graph);
            print_operations(j, graph);
        }
        printf(j->json ? "}" : "");
        if (code)
            break;
    }
    printf(j->json ? "]" : "");
    return 0;
}

static int inspect_pack(job *j)
{
    names n = {0};
    qn_status_free(qn_pack_list(j->context, j->file, add_name, &n)); /* the calls below report a failure */
    int code = print_functions(j, &n);
    free(n.at);
    if (code)
        return code;
    printf(j->json ? ", \"parts\": [" : "parts\n");
    qn_status status = qn_pack_list(j->context, j->file, print_part, j);
    printf(j->json ? "]" : "");
    return status ? status_error(j->file, status) : 0;
}

/* ---- objects: ELF files of 64 bits, little endian ---------------------------------------------------------------- */

static uint64_t number_at(const job *j, uint64_t at, size_t bytes)
{
    uint64_t value = 0;
    for (size_t i = 0; i < bytes && at + i < j->size && at + i >= at; i++)
        value |= (uint64_t)(unsigned char)j->bytes[at + i] << 8 * i;
    return value;
}

/* Returns the text at an offset, or "" if the offset lies outside of the file. The text ends with a zero byte, because
 * file_read adds one after the bytes of the file. */
static const char *text_at(const job *j, uint64_t at) { return at < j->size ? j->bytes + at : ""; }

typedef struct section {
    const char *name;
    uint64_t type, offset, size, link;
} section;

static section section_at(const job *j, uint64_t index)
{
    uint64_t table = number_at(j, 40, 8), each = number_at(j, 58, 2), at = table + index * each;
    uint64_t names = number_at(j, table + number_at(j, 62, 2) * each + 24, 8);
    return (section){text_at(j, names + number_at(j, at, 4)), number_at(j, at + 4, 4), number_at(j, at + 24, 8),
                     number_at(j, at + 32, 8), number_at(j, at + 40, 4)};
}

/* Prints lines of a section .quern.signature (src/abi/object.h). Starts at `text` and stops before the first line that
 * does not begin with `kind`. Returns the text after the printed lines. */
static const char *print_parameters(const job *j, const char *kind, const char *text, const char *end)
{
    size_t length = strlen(kind);
    for (size_t index = 0; text < end && strncmp(text, kind, length) == 0; index++) {
        char *type;
        int64_t update = strtoll(text + length, &type, 10);
        type += *type == ' ';
        const char *name = type + strcspn(type, " \n"), *line = name + strcspn(name, "\n");
        const char *first = name + (*name == ' ');
        begin_parameter(j, index, first, (size_t)(line - first));
        printf("%.*s", (int)(name - type), type);
        end_parameter(j, *kind == 'i' ? update : -1);
        text = line + (*line == '\n');
    }
    printf(j->json ? "]" : "");
    return text;
}

/* Prints the functions of an object with their signatures, from its section .quern.signature. */
static void print_object_functions(const job *j, const section *s)
{
    static const char line[] = "function ";
    /* strncmp and strcspn may read past the section, but stop at the zero byte that file_read adds to the file. */
    const char *text = text_at(j, s->offset), *end = j->bytes + j->size;
    end = *text && s->size < (uint64_t)(end - text) ? text + s->size : end;
    printf(j->json ? ", \"functions\": [" : "");
    for (size_t i = 0; text < end && strncmp(text, line, sizeof line - 1) == 0; i++) {
        const char *name = text + sizeof line - 1;
        size_t length = strcspn(name, "\n");
        if (j->json) {
            printf(i ? ", {\"name\": " : "{\"name\": ");
            json_bytes(stdout, name, length);
        } else {
            printf("%-11s%.*s\n", "function", (int)length, name);
        }
        text = name + length + (name[length] == '\n');
        begin_parameters(j, "inputs");
        text = print_parameters(j, "input ", text, end);
        begin_parameters(j, "outputs");
        text = print_parameters(j, "output ", text, end);
        printf(j->json ? "}" : "");
    }
    printf(j->json ? "]" : "");
}

/* Prints the functions that the object calls. These are the symbols that the object uses and does not define. */
static void print_calls(const job *j, const section *symbols)
{
    enum { SYMBOL = 24 };
    const char *between = "";
    uint64_t names = section_at(j, symbols->link).offset;
    begin(j, "calls");
    printf(j->json ? "[" : "");
    for (uint64_t at = SYMBOL; at + SYMBOL <= symbols->size && symbols->offset + at < j->size; at += SYMBOL) {
        const char *name = text_at(j, names + number_at(j, symbols->offset + at, 4));
        if (number_at(j, symbols->offset + at + 6, 2) != 0 || !*name)
            continue;
        printf("%s", between);
        if (j->json)
            json_text(stdout, name);
        else
            printf("%s", name);
        between = ", ";
    }
    printf(j->json ? "]" : "\n");
}

static int inspect_object(job *j)
{
    enum { SYMBOLS = 2, X86_64 = 62, AARCH64 = 183 };
    uint64_t machine = number_at(j, 18, 2), sections = number_at(j, 60, 2);
    section code = {.name = ""}, data = {.name = ""}, symbols = {.name = ""}, signature = {.name = ""};
    for (uint64_t i = 0; i < sections; i++) {
        section s = section_at(j, i);
        if (strncmp(s.name, ".text.", 6) == 0 && s.size > code.size)
            code = s;
        if (strncmp(s.name, ".rodata.", 8) == 0 && s.size > data.size)
            data = s;
        if (s.type == SYMBOLS)
            symbols = s;
        if (strcmp(s.name, ".quern.signature") == 0)
            signature = s;
    }
    if (!code.size || !symbols.size || (machine != X86_64 && machine != AARCH64))
        return job_error(j->file, "expected an object of `quern compile`, but this is another ELF file");
    print_kind(j, "object");
    member_text(j, "machine", machine == X86_64 ? "x86_64" : "aarch64");
    member_number(j, "code", code.size, "bytes");
    member_number(j, "data", data.size, "bytes, constants included");
    print_calls(j, &symbols);
    if (signature.size)
        print_object_functions(j, &signature);
    else if (!j->json)
        printf("%-11sin the header that `quern compile --header` writes\n", "functions");
    return 0;
}

/* ---- bytecode, and the command ----------------------------------------------------------------------------------- */

/* MLIR bytecode begins with a magic number of 4 bytes, a version, and the name of the writer with a zero byte. The low
 * bits of the version's first byte say how many bytes the version has. See
 * https://mlir.llvm.org/docs/BytecodeFormat. */
static int inspect_bytecode(job *j)
{
    size_t at = 4, more = 1;
    for (unsigned first = (unsigned char)j->bytes[at]; more < 9 && !(first >> (more - 1) & 1);)
        more++;
    print_kind(j, "bytecode");
    member_text(j, "producer", text_at(j, at + more));
    if (!j->json)
        printf("Quern reads text. Tools of StableHLO print bytecode as text: stablehlo-translate --deserialize, "
               "stablehlo-opt\n");
    return 0;
}

static int inspect(job *j)
{
    int (*const kinds[])(job *) = {[FILE_TEXT] = inspect_text,
                                   [FILE_PACK] = inspect_pack,
                                   [FILE_OBJECT] = inspect_object,
                                   [FILE_BYTECODE] = inspect_bytecode};
    if (file_read(j->file, &j->bytes, &j->size))
        return EXIT_JOB;
    file_kind kind = file_kind_of(j->bytes, j->size);
    if (kind == FILE_EMPTY || kind == FILE_OTHER)
        return job_error(file_name(j->file), "%s; expected the text of a module, a pack, an object or bytecode",
                         kind == FILE_EMPTY ? "the file is empty" : "this kind of file is not known");
    if (kind == FILE_PACK && strcmp(j->file, "-") == 0)
        return job_error(file_name(j->file), "a pack is read from a file, not from standard input");
    int code = kinds[kind](j);
    printf(j->json && !code ? "}\n" : "");
    return code;
}

static int inspect_main(int count, char **args)
{
    job j = {.file = NULL};
    const option options[] = {{"--json", OPTION_FLAG, &j.json, NULL}};
    int code = options_read(&command_inspect, count, args, options, 1, &j.file);
    if (code)
        return code < 0 ? 0 : code;
    qn_status status = qn_open(&(qn_options){.cache = "off", .log = log_note}, &j.context);
    code = status ? status_error("quern", status) : inspect(&j);
    free(j.bytes);
    qn_close(j.context);
    return code;
}
