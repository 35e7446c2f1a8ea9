/* Bytes of graphs that earlier versions wrote must stay readable. The files of tests/data/graphs were made from modules
 * of tests/text and tests/modules. The test reads and evaluates these files, and compares the results with the present
 * results of the modules.
 *
 *     KEEP_GRAPHS=1 build/tests/test_kept_graphs
 *
 * writes the missing files of the list `kept`. This command never replaces a file, because packs in use can contain the
 * bytes of the file. */
#include "graph/build.h"
#include "graph_case.h"
#include "modules.h"
#include "stablehlo/stablehlo.h"

static const char *const kept[] = {
    "text/elementwise_pretty",
    "text/integers",
    "text/movement_pretty",
    "text/contraction",
    "text/reductions",
    "text/control",
    "text/functions",
    "text/aliasing",
    "text/constants_generic",
    "modules/attention",
    "modules/attention_gradient",
    "text/host/custom_call",
};
enum { KEPT = sizeof kept / sizeof *kept };

static region_id read_module(graph *to, const char *name)
{
    char below[256];
    size_t size;
    qn_status why = NULL;
    snprintf(below, sizeof below, "%s.mlir", name);
    char *source = file_contents(tests_path(below), &size);
    CHECK_OK(graph_init(to));
    CHECK_OK(source ? stablehlo_parse(to, name, source, size) : NULL);
    region_id entry = source ? graph_entry(to, &why) : 0;
    CHECK_OK(why);
    free(source);
    return entry;
}

/* The path of the kept bytes: tests/data/graphs/attention.graph for modules/attention. */
static const char *path_of(const char *name)
{
    char below[256];
    snprintf(below, sizeof below, "data/graphs/%s.graph", strrchr(name, '/') + 1);
    return tests_path(below);
}

static void keep(const char *name)
{
    graph g;
    uint8_t *bytes = NULL;
    size_t size = 0;
    region_id entry = read_module(&g, name);
    CHECK_OK(graph_to_bytes(&g, entry, &bytes, &size));
    FILE *out = fopen(path_of(name), "wbx");
    CHECK(!out || fwrite(bytes, 1, size, out) == size);
    if (out)
        fclose(out);
    free(bytes);
    graph_free(&g);
}

/* Makes an input of small numbers, 0, 1, 2, 0, 1, ..., converted to its element type. */
static void *input_of(const graph *g, type_id t)
{
    size_t size = dtype_bytes((qn_dtype)type_at(g, t)->dtype);
    int64_t elements = type_at(g, t)->elements;
    char *made = malloc((size_t)elements * size + 1);
    for (int64_t i = 0; i < elements; i++) {
        uint64_t bits = dtype_encode((qn_dtype)type_at(g, t)->dtype, (double)(i % 3));
        memcpy(made + (size_t)i * size, &bits, size);
    }
    return made;
}

static void **evaluated(graph *g, region_id entry)
{
    const region *r = region_at(g, entry);
    void **in = calloc(r->formals.count + 1, sizeof *in), **out = calloc(r->output_count + 1, sizeof *out);
    for (uint32_t i = 0; i < r->formals.count; i++)
        in[i] = input_of(g, node_type(g, r->formals.at[i].node));
    for (uint32_t i = 0; i < r->output_count; i++)
        out[i] = calloc(1, (size_t)type_bytes(g, node_type(g, r->outputs[i])) + 1);
    CHECK_OK(evaluate(g, entry, (const void *const *)in, out));
    for (uint32_t i = 0; i < r->formals.count; i++)
        free(in[i]);
    free(in);
    return out;
}

/* Lets each large constant of the graph `to` point to the elements of the same constant of the graph `from`. The bytes
 * of a graph do not contain the elements of large constants. */
static void lend_buffers(const graph *from, region_id entry, graph *to)
{
    canonical_bytes canonical;
    CHECK_OK(canonical_bytes_make(from, entry, &canonical));
    CHECK(canonical.buffer_count == to->buffers.count);
    for (uint32_t i = 0; i < canonical.buffer_count && i < to->buffers.count; i++)
        to->buffers.at[i].data = from->buffers.at[canonical.buffers[i]].data;
    canonical_bytes_free(&canonical);
}

static void check_same_results(const char *name, graph *now, region_id now_entry, graph *then, region_id then_entry)
{
    lend_buffers(now, now_entry, then);
    void **wanted = evaluated(now, now_entry), **got = evaluated(then, then_entry);
    const region *r = region_at(now, now_entry);
    CHECK(r->output_count == region_at(then, then_entry)->output_count);
    for (uint32_t i = 0; i < r->output_count; i++) {
        if (memcmp(wanted[i], got[i], (size_t)type_bytes(now, node_type(now, r->outputs[i]))) != 0)
            unit_fail(name, 0, "output %u of the kept graph differs", i);
        free(wanted[i]);
        free(got[i]);
    }
    free(wanted);
    free(got);
}

enum { FIRST = 80 }; /* the largest number of an operation (ops.def) in the first version of the format */
static bool seen[OP_COUNT];

static void check_kept(const char *name)
{
    graph now, then;
    region_id now_entry = read_module(&now, name), then_entry = 0;
    size_t size;
    char *bytes = file_contents(path_of(name), &size);
    bool runs = true;
    CHECK_OK(graph_init(&then));
    if (!bytes)
        unit_fail(name, 0, "no file; make it with KEEP_GRAPHS=1 build/tests/test_kept_graphs");
    CHECK_OK(graph_from_bytes(&then, bytes, size, &then_entry));
    CHECK_OK(graph_verify(&then));
    for (node_id n = 1; n < then.nodes.count; n++) {
        seen[node_op(&then, n)] = true;
        runs = runs && node_op(&then, n) != OP_custom_call;
    }
    if (bytes && runs)
        check_same_results(name, &now, now_entry, &then, then_entry);
    free(bytes);
    graph_free(&now);
    graph_free(&then);
}

TEST(kept_graphs_give_the_results_of_their_modules)
{
    for (int i = 0; i < KEPT; i++) {
        if (getenv("KEEP_GRAPHS"))
            keep(kept[i]);
        check_kept(kept[i]);
    }
    for (int op = 1; op < OP_COUNT; op++)
        if (!seen[op] && op_facts[op].number <= FIRST)
            unit_fail(__FILE__, __LINE__, "no module that `kept` lists has %s", op_facts[op].spelling);
}

/* ---- newer versions ---------------------------------------------------------------------------------------------- */

/* Makes the bytes of a function with an input of type 2xf32 and one operation on the input. The function returns the
 * result of the operation. */
#define FUNCTION(...)                                                                                                  \
    {                                                                                                                  \
        'Q', 'N', 'G', '2', 0, 1, 1, 1, 12, 1, 2, 1, 0, 1, __VA_ARGS__, 1, 0, 1, 1                                     \
    }
enum { NEGATE = 15, TRANSPOSE = 67, PERMUTATION = 9 };

static qn_status read_bytes(const uint8_t *bytes, size_t size, op_kind *made)
{
    region_id entry = 0;
    CHECK_OK(graph_init(&g));
    qn_status status = graph_from_bytes(&g, bytes, size, &entry);
    *made = status ? OP_none : node_op(&g, region_at(&g, entry)->outputs[0]);
    graph_free(&g);
    return status;
}

#define CHECK_LATER(bytes, wanted)                                                                                     \
    do {                                                                                                               \
        op_kind made;                                                                                                  \
        qn_status status = read_bytes((bytes), sizeof(bytes), &made);                                                  \
        CHECK(qn_status_code(status) == QN_UNSUPPORTED && strstr(qn_status_message(status), (wanted)));                \
        qn_status_free(status);                                                                                        \
    } while (0)

/* The bytes can contain the number of an unknown operation or attribute, or an attribute that the operation cannot
 * have. Then the reader's message says that this number is of a later version. */
TEST(numbers_of_later_versions_are_reported)
{
    static const uint8_t usual[] = FUNCTION(NEGATE, 0), moved[] = FUNCTION(TRANSPOSE, 1, PERMUTATION, 1, 0);
    static const uint8_t operation[] = FUNCTION(0x80, 0x04, 0), field[] = FUNCTION(TRANSPOSE, 1, 0x80, 0x04, 1, 0);
    static const uint8_t of_others[] = FUNCTION(NEGATE, 1, PERMUTATION, 1, 0);
    op_kind made;
    CHECK(op_facts[OP_negate].number == NEGATE && op_facts[OP_transpose].number == TRANSPOSE);
    CHECK_OK(read_bytes(usual, sizeof usual, &made));
    CHECK(made == OP_negate);
    CHECK_OK(read_bytes(moved, sizeof moved, &made));
    CHECK(made == OP_transpose);
    CHECK_LATER(operation, "operation number 512 is of a later version");
    CHECK_LATER(field, "attribute number 512 is of a later version");
    CHECK_LATER(of_others, "attribute number 9 is of a later version");
}
