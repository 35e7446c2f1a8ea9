#include "graphs.h"

#include <stdlib.h>

#include "base/cpu.h"
#include "expanded.h"
#include "fuzz.h"
#include "quern/jit.h"
#include "rewrite/rewrite.h"
#include "runtime/program.h"

/* ---- canonical bytes --------------------------------------------------------------------------------------------- */

canonical canonical_of_graph(const graph *g, region_id entry)
{
    canonical made = {NULL, 0};
    FUZZ_CHECK_OK(graph_to_bytes(g, entry, &made.bytes, &made.size));
    return made;
}

bool graphs_read(graph *g, const void *bytes, size_t size, region_id *entry)
{
    FUZZ_CHECK_OK(graph_init(g));
    ARENA_ENTER(&g->arena, {
        fuzz_fail(__FILE__, __LINE__, "enough memory", "to read canonical bytes");
        return false;
    });
    qn_status status = graph_from_bytes(g, bytes, size, entry);
    ARENA_LEAVE(&g->arena);
    if (status)
        FUZZ_CHECK(*qn_status_message(status));
    qn_status_free(status);
    return !status;
}

/* Reads canonical bytes and writes them again. */
static canonical rewritten(const canonical *f)
{
    graph again;
    region_id entry;
    FUZZ_CHECK(graphs_read(&again, f->bytes, f->size, &entry));
    FUZZ_CHECK_OK(graph_verify(&again));
    canonical made = canonical_of_graph(&again, entry);
    graph_free(&again);
    return made;
}

static bool same_bytes(const canonical *a, const canonical *b)
{
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* Whether an operation has the attribute precision_config. Canonical bytes leave out this attribute. So products that
 * differ only in this attribute become one product when the bytes are read. */
static bool has_precision(const graph *g)
{
    for (node_id n = 1; n < g->nodes.count; n++)
        if (attr_precision_config(node_attrs(g, n)))
            return true;
    return false;
}

static void check_fixed_point(const graph *g, const canonical *first)
{
    canonical second = rewritten(first), third = rewritten(&second);
    FUZZ_CHECK(same_bytes(first, &second) || has_precision(g));
    FUZZ_CHECK(same_bytes(&second, &third));
    free(second.bytes);
    free(third.bytes);
}

/* ---- work -------------------------------------------------------------------------------------------------------- */

enum { MOST_WORK = 200000, MOST_NODES = 3000, MOST_COMPILED = 300, MOST_VALUES = 64 };
#define ENDLESS ((int64_t)1 << 40)
enum { MERGES = 32 /* how often a sort compares each element, at most */ };

static int64_t more(int64_t a, int64_t b) { return a + b < ENDLESS ? a + b : ENDLESS; }
static int64_t times(int64_t a, int64_t b)
{
    int64_t product;
    return __builtin_mul_overflow(a, b, &product) || product > ENDLESS ? ENDLESS : product;
}

typedef struct estimate {
    int64_t work, nodes; /* each call of a function adds the function's work and nodes */
    bool known;
} estimate;

static estimate region_estimate(const graph *g, region_id r, estimate *known);

static estimate node_estimate(const graph *g, node_id n, estimate *known)
{
    const attr_record *a = node_attrs(g, n);
    int64_t elements = type_is_tuple(g, node_type(g, n)) ? 1 : node_shape(g, n)->elements, each = 1;
    for (uint32_t i = 0; i < node_at(g, n)->count; i++) {
        const type *t = node_shape(g, node_operand(g, n, i));
        elements = more(elements, t->dtype ? t->elements : 1);
    }
    if (node_op(g, n) == OP_dot_general)
        elements = times(node_shape(g, n)->elements, more(1, node_shape(g, node_operand(g, n, 0))->elements));
    estimate made = {0, 1, true};
    for (uint32_t i = 0; i < a->region_count; i++) {
        estimate inner = region_estimate(g, a->regions[i], known);
        each = more(each, inner.work);
        made.nodes = more(made.nodes, inner.nodes);
    }
    made.work = node_op(g, n) == OP_while                                   ? ENDLESS
                : node_op(g, n) == OP_sort                                  ? times(times(elements, each), MERGES)
                : node_op(g, n) == OP_reduce || node_op(g, n) == OP_scatter ? times(elements, each)
                                                                            : more(elements, each);
    return made;
}

static estimate region_estimate(const graph *g, region_id r, estimate *known)
{
    if (known[r].known)
        return known[r];
    estimate made = {0, 0, true};
    for (uint32_t i = 0; i < region_at(g, r)->nodes.count; i++) {
        estimate one = node_estimate(g, region_at(g, r)->nodes.at[i], known);
        made.work = more(made.work, one.work);
        made.nodes = more(made.nodes, one.nodes);
    }
    return known[r] = made;
}

static estimate graph_estimate(const graph *g, region_id entry)
{
    estimate *known = calloc(g->regions.count, sizeof *known);
    estimate made = region_estimate(g, entry, known);
    free(known);
    return made;
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

typedef struct values {
    void *in[MOST_VALUES], *out[MOST_VALUES];
} values;

static size_t bytes_of(const graph *g, node_id n) { return (size_t)type_bytes(g, node_type(g, n)); }

/* Fills an input with small integers, or floats near 1 and -1; a complex number has two of them. */
static void fill_input(qn_dtype element, size_t bytes, uint64_t start, uint8_t *to)
{
    qn_dtype dtype = dtype_part(element);
    static const uint64_t ones[] = {
        [QN_F16] = 0x3c00, [QN_BF16] = 0x3f80, [QN_F32] = 0x3f800000, [QN_F64] = 0x3ff0000000000000};
    size_t size = dtype_bytes(dtype);
    for (size_t i = 0; i < bytes / size; i++) {
        uint64_t bits = start + i * 0x9e37;
        if (dtype_is_float(dtype))
            bits = ones[dtype] ^ (bits & 1 ? (uint64_t)1 << (dtype_facts[dtype].bits - 1) : 0) ^ (bits & 0x7c);
        else
            bits %= dtype == QN_I1 ? 2 : 11;
        memcpy(to + i * size, &bits, size);
    }
}

static values make_values(const graph *g, region_id entry)
{
    const region *r = region_at(g, entry);
    values v = {{NULL}, {NULL}};
    for (uint32_t i = 0; i < r->formals.count; i++) {
        size_t bytes = bytes_of(g, r->formals.at[i].node);
        v.in[i] = aligned_alloc(64, (bytes + 64) / 64 * 64);
        fill_input((qn_dtype)node_shape(g, r->formals.at[i].node)->dtype, bytes, i * 77 + 1, v.in[i]);
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        v.out[i] = aligned_alloc(64, (bytes_of(g, r->outputs[i]) + 64) / 64 * 64);
    return v;
}

static void free_values(values *v)
{
    for (int i = 0; i < MOST_VALUES; i++) {
        free(v->in[i]);
        free(v->out[i]);
    }
}

static values run_evaluator(const graph *g, region_id entry)
{
    values v = make_values(g, entry);
    FUZZ_CHECK_OK(evaluate_expanded(g, entry, (const void *const *)v.in, v.out));
    return v;
}

static void check_same(const graph *g, region_id entry, const values *a, const values *b)
{
    const region *r = region_at(g, entry);
    for (uint32_t i = 0; i < r->output_count; i++)
        FUZZ_CHECK(memcmp(a->out[i], b->out[i], bytes_of(g, r->outputs[i])) == 0);
}

static void check_rewritten(const graph *g, region_id entry, const graph *to, region_id made, const values *want)
{
    FUZZ_CHECK_OK(graph_verify(to));
    values got = run_evaluator(to, made);
    check_same(g, entry, &got, want);
    free_values(&got);
}

static void check_simplified(const graph *g, region_id entry, const values *want)
{
    graph to;
    region_id made;
    for (int keep_calls = 0; keep_calls < 2; keep_calls++) {
        graph expanded;
        region_id entry_of_expanded;
        FUZZ_CHECK_OK(graph_init(&expanded));
        FUZZ_CHECK_OK(graph_init(&to));
        FUZZ_CHECK_OK(expand(g, entry, keep_calls, &expanded, &entry_of_expanded));
        check_rewritten(g, entry, &expanded, entry_of_expanded, want);
        FUZZ_CHECK_OK(simplify(&expanded, entry_of_expanded, &to, &made));
        check_rewritten(g, entry, &to, made, want);
        graph_free(&expanded);
        graph_free(&to);
    }
}

/* Calls a program. The slots of the call are the inputs, then the outputs that are not updated inputs. After the call
 * an updated input holds an output. */
static void run_program(const graph *g, region_id entry, program *p, values *v)
{
    const region *r = region_at(g, entry);
    void *slots[2 * MOST_VALUES], *home[MOST_VALUES] = {NULL};
    uint32_t count = 0;
    pool *threads = NULL;
    for (uint32_t i = 0; i < r->formals.count; i++) {
        slots[count++] = v->in[i];
        if (r->formals.at[i].alias >= 0)
            home[r->formals.at[i].alias] = v->in[i];
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!home[i])
            slots[count++] = v->out[i];
    FUZZ_CHECK_OK(pool_open(1, NULL, &threads));
    FUZZ_CHECK_OK(program_call(p, threads, &stop_never, slots));
    pool_close(threads);
    for (uint32_t i = 0; i < r->output_count; i++)
        if (home[i])
            memcpy(v->out[i], home[i], bytes_of(g, r->outputs[i]));
}

static void check_compiled(const graph *g, region_id entry, const canonical *f, const values *want, uint32_t keep_calls)
{
    cpu_facts cpu;
    cpu_probe(&cpu);
    cpu_level level = level_best(&cpu);
    if (!level)
        return;
    qn_compile_request request = {
        .graph = f->bytes, .graph_size = f->size, .level = level_facts[level].name, .keep_calls = keep_calls};
    void *image = NULL;
    size_t size = 0;
    program *p = NULL;
    qn_status status = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &size);
    if (qn_status_code(status) == QN_UNSUPPORTED) { /* qn_compile would fall back to the evaluator */
        qn_status_free(status);
        return;
    }
    FUZZ_CHECK_OK(status);
    FUZZ_CHECK_OK(program_load(image, size, &cpu, &p));
    values got = make_values(g, entry);
    run_program(g, entry, p, &got);
    check_same(g, entry, &got, want);
    free_values(&got);
    program_free(p);
    free(image);
}

static bool is_bound(const graph *g)
{
    for (uint32_t i = 0; i < g->buffers.count; i++)
        if (!g->buffers.at[i].data)
            return false;
    return true;
}

void graphs_check(const graph *g, region_id entry, bool compile)
{
    const region *r = region_at(g, entry);
    FUZZ_CHECK_OK(graph_verify(g));
    canonical f = canonical_of_graph(g, entry);
    check_fixed_point(g, &f);
    estimate cost = graph_estimate(g, entry);
    if (cost.work <= MOST_WORK && cost.nodes <= MOST_NODES && is_bound(g) && r->formals.count <= MOST_VALUES &&
        r->output_count <= MOST_VALUES) {
        values want = run_evaluator(g, entry);
        check_simplified(g, entry, &want);
        if (compile && cost.nodes <= MOST_COMPILED && !g->buffers.count)
            for (uint32_t keep = 0; keep < 1 + (r->calls > 0); keep++)
                check_compiled(g, entry, &f, &want, keep);
        free_values(&want);
    }
    free(f.bytes);
}
