/* Tests of canonical bytes (graph/bytes.h). The bytes of a graph must read back as the same graph, and must depend only
 * on the computation. From damaged bytes, the reader must make an error or a well-formed graph. */
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/hash.h"
#include "expanded.h"
#include "graph_case.h"
#include "modules.h"
#include "stablehlo/stablehlo.h"

/* ---- helpers ----------------------------------------------------------------------------------------------------- */

typedef struct canonical {
    uint8_t *bytes;
    size_t size;
} canonical;

static canonical canonical_of(const graph *from, region_id entry)
{
    canonical made = {NULL, 0};
    CHECK_OK(graph_to_bytes(from, entry, &made.bytes, &made.size));
    return made;
}

static bool same_bytes(const canonical *a, const canonical *b)
{
    return a->bytes && b->bytes && a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

static qn_status read_canonical(graph *to, const void *bytes, size_t size, region_id *entry)
{
    CHECK_OK(graph_init(to));
    ARENA_ENTER(&to->arena, return status_make(QN_OUT_OF_MEMORY, "out of memory"));
    qn_status status = graph_from_bytes(to, bytes, size, entry);
    ARENA_LEAVE(&to->arena);
    return status;
}

/* Parses a module. Returns the entry of the module, or 0 after an error or if the module has no entry. */
static region_id parse(graph *to, const char *name, const char *source, size_t size)
{
    qn_status why = NULL;
    CHECK_OK(graph_init(to));
    qn_status status = stablehlo_parse(to, name, source, size);
    if (status)
        unit_fail(name, 0, "%s", qn_status_message(status));
    region_id entry = status ? 0 : graph_entry(to, &why);
    qn_status_free(status);
    qn_status_free(why);
    return entry;
}

/* Returns the canonical bytes of the function that `end` has closed last. Frees the graph. */
static canonical finish(void)
{
    canonical made = canonical_of(&g, function);
    done();
    return made;
}

#define CHECK_SAME_BYTES(first, second)                                                                                \
    do {                                                                                                               \
        canonical a_ = (first), b_ = (second);                                                                         \
        CHECK(same_bytes(&a_, &b_));                                                                                   \
        free(a_.bytes);                                                                                                \
        free(b_.bytes);                                                                                                \
    } while (0)

static uint64_t random_state;

/* Vigna's splitmix64. */
static uint32_t below(uint32_t n)
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (uint32_t)((z ^ z >> 31) % n);
}

/* ---- reading back ------------------------------------------------------------------------------------------------ */

/* Canonical bytes leave out the attribute precision_config. So products that differ only in this attribute become one
 * node when they are read. */
static bool has_precision(const graph *from)
{
    for (node_id n = 1; n < from->nodes.count; n++)
        if (attr_precision_config(node_attrs(from, n)))
            return true;
    return false;
}

static uint32_t count_ops(const graph *from, op_kind op)
{
    uint32_t count = 0;
    for (node_id n = 1; n < from->nodes.count; n++)
        count += node_op(from, n) == op;
    return count;
}

static void check_same_signature(const char *name, const graph *a, region_id first, const graph *b, region_id second)
{
    const region *r = region_at(a, first), *s = region_at(b, second);
    bool same = r->formals.count == s->formals.count && r->output_count == s->output_count;
    for (uint32_t i = 0; same && i < r->formals.count; i++)
        same = r->formals.at[i].alias == s->formals.at[i].alias;
    for (uint32_t i = 0; same && i < r->formals.count + r->output_count; i++) {
        bool input = i < r->formals.count;
        text texts[2] = {{0}, {0}};
        type_print(a, node_type(a, input ? r->formals.at[i].node : r->outputs[i - r->formals.count]), &texts[0]);
        type_print(b, node_type(b, input ? s->formals.at[i].node : s->outputs[i - s->formals.count]), &texts[1]);
        same = strcmp(texts[0].at, texts[1].at) == 0;
        text_free(&texts[0]);
        text_free(&texts[1]);
    }
    if (!same)
        unit_fail(name, 0, "the signature differs after reading the bytes");
}

/* Runs both functions on inputs of zeros, which are valid in every type. Skips graphs with loops, which can run forever
 * on such inputs. Skips graphs with custom calls, because this test does not have the functions of the host. */
static void check_same_results(const char *name, const graph *a, region_id first, graph *b, region_id second)
{
    enum { MOST = 64 };
    const region *r = region_at(a, first);
    void *in[MOST], *out[2][MOST];
    canonical_bytes canonical;
    if (count_ops(a, OP_while) || count_ops(a, OP_custom_call) || r->formals.count > MOST || r->output_count > MOST)
        return;
    CHECK_OK(canonical_bytes_make(a, first, &canonical));
    CHECK(canonical.buffer_count == b->buffers.count);
    for (uint32_t i = 0; i < canonical.buffer_count && i < b->buffers.count; i++)
        b->buffers.at[i].data = a->buffers.at[canonical.buffers[i]].data;
    for (uint32_t i = 0; i < r->formals.count; i++)
        in[i] = calloc(1, (size_t)type_bytes(a, node_type(a, r->formals.at[i].node)) + 1);
    for (uint32_t i = 0; i < 2 * r->output_count; i++)
        out[i % 2][i / 2] = calloc(1, (size_t)type_bytes(a, node_type(a, r->outputs[i / 2])) + 1);
    CHECK_OK(evaluate_expanded(a, first, (const void *const *)in, out[0]));
    CHECK_OK(evaluate_expanded(b, second, (const void *const *)in, out[1]));
    for (uint32_t i = 0; i < r->output_count; i++)
        if (memcmp(out[0][i], out[1][i], (size_t)type_bytes(a, node_type(a, r->outputs[i]))) != 0)
            unit_fail(name, 0, "output %u differs after reading the bytes", i);
    for (uint32_t i = 0; i < r->formals.count; i++)
        free(in[i]);
    for (uint32_t i = 0; i < 2 * r->output_count; i++)
        free(out[i % 2][i / 2]);
    canonical_bytes_free(&canonical);
}

static void check_module(const char *name, const char *source, size_t size)
{
    graph from, to;
    region_id entry = parse(&from, name, source, size), again = 0;
    if (entry) {
        canonical first = canonical_of(&from, entry);
        CHECK_OK(read_canonical(&to, first.bytes, first.size, &again));
        if (again) {
            CHECK_OK(graph_verify(&to));
            canonical second = canonical_of(&to, again);
            if (!same_bytes(&first, &second) && !has_precision(&from))
                unit_fail(name, 0, "the bytes differ after reading and writing them again");
            check_same_signature(name, &from, entry, &to, again);
            check_same_results(name, &from, entry, &to, again);
            free(second.bytes);
        }
        graph_free(&to);
        free(first.bytes);
    }
    graph_free(&from);
}

TEST(modules_are_read_back) { CHECK(each_module("modules", check_module) >= 40); }
TEST(texts_are_read_back) { CHECK(each_module("text", check_module) >= 10); }
TEST(calls_of_the_host_are_read_back) { CHECK(each_module("text/host", check_module) >= 1); }

/* ---- changes that leave the canonical bytes equal ---------------------------------------------------------------- */

/* The state of the function that copies a graph in a random order. The copy has additional unused nodes, and lists
 * captures in another order. */
typedef struct scramble {
    const graph *from;
    graph *to;
    node_id *map;         /* index: a node of `from`; element: the copy of the node in the current region */
    region_id *functions; /* index: a region of `from`; element: its copy */
} scramble;

static bool is_ready(const scramble *s, node_id n)
{
    for (uint32_t i = 0; i < node_at(s->from, n)->count; i++)
        if (!s->map[node_operand(s->from, n, i)])
            return false;
    return true;
}

static region_id scramble_region(scramble *s, region_id id, const node_id *captured, const char *name);

static node_id scramble_node(scramble *s, node_id n)
{
    const graph *from = s->from;
    attrs a = attrs_of(from, n);
    uint32_t count = node_operand_count(from, n);
    node_id operands[256], captured[256];
    region_id regions[64];
    CHECK(count <= 256 && a.region_count <= 64);
    for (uint32_t i = 0; i < count; i++)
        operands[i] = s->map[node_operand(from, n, i)];
    if (node_op(from, n) == OP_constant && a.value.buffer) {
        const type *t = node_shape(from, n);
        return node_constant(s->to, type_tensor(s->to, (qn_dtype)t->dtype, t->rank, t->dims),
                             from->buffers.at[a.value.buffer - 1].data, false);
    }
    for (uint32_t i = 0; i < a.region_count; i++) {
        uint32_t captures, first = node_captures(from, n, i, &captures);
        CHECK(captures <= 256);
        for (uint32_t k = 0; k < captures; k++)
            captured[k] = s->map[node_operand(from, n, first + k)];
        regions[i] =
            node_op(from, n) == OP_call ? s->functions[a.regions[i]] : scramble_region(s, a.regions[i], captured, NULL);
    }
    a.regions = regions;
    return node_make(s->to, node_op(from, n), count, operands, &a);
}

/* Adds an unused node with an existing value as its operand. */
static void add_dead(scramble *s, node_id value)
{
    if (!type_is_tuple(s->to, node_type(s->to, value)))
        node_make(s->to, below(2) ? OP_add : OP_maximum, 2, (node_id[]){value, value}, NULL);
}

static region_id scramble_region(scramble *s, region_id id, const node_id *captured, const char *name)
{
    const region *r = region_at(s->from, id);
    uint32_t left = 0, formals = r->formals.count, captures = r->captures.count;
    region_id made = graph_open_region(s->to, name);
    node_id *waiting = calloc(r->nodes.count + 1, sizeof *waiting),
            *outputs = calloc(r->output_count + 1, sizeof *outputs);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        node_id n = r->nodes.at[i];
        s->map[n] = 0;
        if (node_op(s->from, n) != OP_argument)
            waiting[left++] = n;
    }
    for (uint32_t i = 0; i < formals; i++) {
        const type *t = node_shape(s->from, r->formals.at[i].node);
        node_id formal =
            graph_formal(s->to, type_tensor(s->to, (qn_dtype)t->dtype, t->rank, t->dims), below(2) ? "x" : NULL);
        s->map[r->formals.at[i].node] = formal;
    }
    for (uint32_t i = captures, turn = captures ? below(captures) : 0; i-- > 0;) {
        uint32_t k = (i + turn) % captures;
        s->map[r->captures.at[k]] = graph_capture(s->to, captured[k]);
    }
    while (left && !s->to->failure) {
        uint32_t pick = below(left);
        if (!is_ready(s, waiting[pick]))
            continue;
        node_id n = waiting[pick], copy = scramble_node(s, n);
        s->map[n] = copy;
        waiting[pick] = waiting[--left];
        if (copy && below(3) == 0)
            add_dead(s, copy);
        if (copy && below(3) == 0)
            graph_name(s->to, copy, "name");
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        outputs[i] = s->map[r->outputs[i]];
    graph_close_region(s->to, r->output_count, outputs);
    for (uint32_t i = 0; i < formals && !s->to->failure; i++)
        region_at(s->to, made)->formals.at[i].alias = r->formals.at[i].alias;
    free(waiting);
    free(outputs);
    return made;
}

static bool callees_are_made(const scramble *s, region_id id)
{
    const region *r = region_at(s->from, id);
    for (uint32_t i = 0; i < r->nodes.count; i++) {
        const attr_record *a = node_attrs(s->from, r->nodes.at[i]);
        for (uint32_t k = 0; k < a->region_count; k++)
            if (node_op(s->from, r->nodes.at[i]) == OP_call ? !s->functions[a->regions[k]]
                                                            : !callees_are_made(s, a->regions[k]))
                return false;
    }
    return true;
}

static region_id scramble_graph(const graph *from, region_id entry, graph *to)
{
    scramble s = {from, to, calloc(from->nodes.count, sizeof(node_id)), calloc(from->regions.count, sizeof(region_id))};
    CHECK_OK(graph_init(to));
    for (uint32_t left = from->functions.count; left && !to->failure;) {
        region_id pick = from->functions.at[below(from->functions.count)];
        if (s.functions[pick] || !callees_are_made(&s, pick))
            continue;
        char name[32];
        snprintf(name, sizeof name, "g%u", left--);
        s.functions[pick] = scramble_region(&s, pick, NULL, name);
    }
    region_id made = s.functions[entry];
    free(s.map);
    free(s.functions);
    CHECK_OK(graph_take_failure(to));
    CHECK_OK(graph_verify(to));
    return made;
}

static void check_scrambled(const char *name, const char *source, size_t size)
{
    graph from, to;
    region_id entry = parse(&from, name, source, size);
    random_state = 1;
    for (int round = 0; round < 3 && entry; round++) {
        canonical first = canonical_of(&from, entry);
        canonical second = canonical_of(&to, scramble_graph(&from, entry, &to));
        if (!same_bytes(&first, &second))
            unit_fail(name, 0, "the bytes of a copy made in another order differ");
        graph_free(&to);
        free(first.bytes);
        free(second.bytes);
    }
    graph_free(&from);
}

TEST(the_order_of_making_does_not_matter)
{
    each_module("modules", check_scrambled);
    each_module("text", check_scrambled);
}

/* Makes a while loop that adds `step + limit * step` to its value while the value is below `limit`. If `unused` is not
 * 0, both regions capture `unused` without using it. If `swap`, the regions capture `limit` and `step` in another
 * order. */
static node_id counting_loop(node_id start, node_id step, node_id limit, node_id unused, bool swap)
{
    graph_open_region(&g, NULL);
    node_id i = in("f32"), outer = unused ? graph_capture(&g, unused) : 0;
    if (swap)
        MAKE(OP_add, NO_ATTRS, limit, step);
    region_id condition = CLOSE(compare(comparison_direction_LT, i, limit));
    graph_open_region(&g, NULL);
    i = in("f32");
    if (outer)
        graph_capture(&g, unused);
    node_id doubled = swap ? MAKE(OP_multiply, NO_ATTRS, limit, step) : 0;
    node_id product = MAKE(OP_multiply, NO_ATTRS, limit, step);
    CHECK(!swap || doubled == product);
    region_id body = CLOSE(MAKE(OP_add, NO_ATTRS, MAKE(OP_add, NO_ATTRS, i, step), product));
    return MAKE(OP_while, ATTRS(REGIONS(condition, body)), start);
}

static canonical loop_canonical(bool swap, bool dead)
{
    begin();
    node_id x = in("f32"), y = in("f32"), z = in("f32");
    node_id first = swap ? 0 : MAKE(OP_sine, NO_ATTRS, x), second = MAKE(OP_cosine, NO_ATTRS, y);
    first = first ? first : MAKE(OP_sine, NO_ATTRS, x);
    node_id unused = dead ? MAKE(OP_tanh, NO_ATTRS, z) : 0;
    end(counting_loop(x, first, second, unused, swap));
    return finish();
}

TEST(captures_are_in_the_order_of_use)
{
    CHECK_SAME_BYTES(loop_canonical(false, false), loop_canonical(true, false));
    CHECK_SAME_BYTES(loop_canonical(false, false), loop_canonical(false, true));
    CHECK_SAME_BYTES(loop_canonical(false, false), loop_canonical(true, true));
}

static canonical call_canonical(bool swap, bool dead, const char *module)
{
    static const char *const names[2][3] = {{"f", "h", "unused"}, {"b", "a", "c"}};
    CHECK_OK(graph_init(&g));
    g.name = module;
    region_id made[3];
    for (int i = 0; i < 3; i++) {
        int which = swap ? 2 - i : i;
        graph_open_region(&g, names[swap][which]);
        made[which] = CLOSE(MAKE(which == 0 ? OP_sine : which == 1 ? OP_cosine : OP_tanh, NO_ATTRS, in("4xf32")));
    }
    graph_open_region(&g, "main");
    node_id x = in("4xf32");
    if (dead)
        MAKE(OP_call, ATTRS(REGIONS(made[2])), x);
    node_id h = swap ? MAKE(OP_call, ATTRS(REGIONS(made[1])), x) : 0;
    node_id f = MAKE(OP_call, ATTRS(REGIONS(made[0])), x);
    h = h ? h : MAKE(OP_call, ATTRS(REGIONS(made[1])), x);
    end(MAKE(OP_subtract, NO_ATTRS, f, h));
    return finish();
}

TEST(functions_are_in_the_order_of_use)
{
    CHECK_SAME_BYTES(call_canonical(false, false, NULL), call_canonical(true, false, "module"));
    CHECK_SAME_BYTES(call_canonical(false, false, "a"), call_canonical(false, true, "b"));
}

static canonical text_canonical(const char *source)
{
    region_id entry = parse(&g, "t.mlir", source, strlen(source));
    canonical made = entry ? canonical_of(&g, entry) : (canonical){NULL, 0};
    graph_free(&g);
    return made;
}

TEST(names_locations_and_precision_do_not_matter)
{
    CHECK_SAME_BYTES(
        text_canonical("func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {\n"
                       "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGH, HIGH]"
                       " : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32> loc(\"here\")\n"
                       "  return %0 : tensor<2x2xf32>\n}\n"),
        text_canonical("module @m { func.func public @other(%x: tensor<2x3xf32> {jax.arg_info = \"x\"}, "
                       "%y: tensor<3x2xf32>) -> (tensor<2x2xf32> {jax.result_info = \"z\"}) {\n"
                       "  %unused = stablehlo.add %x, %x : tensor<2x3xf32>\n"
                       "  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]"
                       " : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>\n"
                       "  return %r : tensor<2x2xf32>\n} }\n"));
}

static canonical unary_canonical(op_kind op, const char *spelling, int32_t alias)
{
    begin();
    end(MAKE(op, NO_ATTRS, in(spelling)));
    if (function)
        region_at(&g, function)->formals.at[0].alias = alias;
    return finish();
}

/* If the canonical bytes ignored a difference of the functions below, a cache would return the code of another
 * function. */
TEST(other_computations_have_other_bytes)
{
    canonical canonicals[] = {unary_canonical(OP_sine, "4xf32", -1),   unary_canonical(OP_cosine, "4xf32", -1),
                              unary_canonical(OP_sine, "4xf64", -1),   unary_canonical(OP_sine, "5xf32", -1),
                              unary_canonical(OP_sine, "4x1xf32", -1), unary_canonical(OP_sine, "4xf32", 0),
                              unary_canonical(OP_sine, "1x4xf32", -1), unary_canonical(OP_sine, "4xf16", -1),
                              unary_canonical(OP_sine, "4xbf16", -1)};
    enum { CANONICALS = sizeof canonicals / sizeof *canonicals };
    for (int i = 0; i < CANONICALS; i++)
        for (int k = 0; k < i; k++)
            CHECK(!same_bytes(&canonicals[i], &canonicals[k]));
    for (int i = 0; i < CANONICALS; i++)
        free(canonicals[i].bytes);
}

/* ---- another process --------------------------------------------------------------------------------------------- */

static uint64_t digest;

static void add_to_digest(const char *name, const char *source, size_t size)
{
    graph from;
    region_id entry = parse(&from, name, source, size);
    if (entry) {
        canonical f = canonical_of(&from, entry);
        digest = hash_bytes(f.bytes, f.size, digest);
        free(f.bytes);
    }
    graph_free(&from);
}

/* Runs this test alone in another process. The other process has other addresses, and writes its digest to a pipe. */
TEST(another_process_makes_the_same_bytes)
{
    extern char **environ;
    const char *report = getenv("DIGEST_TO");
    digest = 0;
    each_module("modules", add_to_digest);
    if (report) {
        _exit(write(atoi(report), &digest, sizeof digest) != sizeof digest);
    }
    int ends[2], status = -1;
    char where[16];
    pid_t child;
    uint64_t other = 0;
    CHECK(pipe(ends) == 0);
    snprintf(where, sizeof where, "%d", ends[1]);
    setenv("DIGEST_TO", where, 1);
    char self[4096] = "";
    CHECK(readlink("/proc/self/exe", self, sizeof self - 1) > 0);
    /* If an emulator runs this process, the emulator also runs the new process. */
    char *args[] = {"sh", "-c", "exec $EMULATOR \"$0\" another_process", self, NULL};
    CHECK(posix_spawn(&child, "/bin/sh", NULL, NULL, args, environ) == 0);
    unsetenv("DIGEST_TO");
    close(ends[1]);
    CHECK(read(ends[0], &other, sizeof other) == sizeof other);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    close(ends[0]);
    CHECK_EQ_U64(other, digest);
}

/* ---- damaged bytes ----------------------------------------------------------------------------------------------- */

static unsigned long refused, taken;

/* Reads the bytes. Expects an error or a graph. Such a graph must read back as the same graph after it was written. */
static void check_damaged(const uint8_t *bytes, size_t size)
{
    graph to, again;
    region_id entry = 0, second = 0;
    uint8_t *copy = malloc(size + 1); /* a separate block, so that a sanitizer sees reads past its end */
    copy = realloc(copy, size ? size : 1);
    memcpy(copy, bytes, size);
    qn_status status = read_canonical(&to, copy, size, &entry);
    free(copy);
    CHECK(!status || *qn_status_message(status));
    *(status ? &refused : &taken) += 1;
    if (!status) {
        CHECK_OK(graph_verify(&to));
        canonical f = canonical_of(&to, entry);
        CHECK_OK(read_canonical(&again, f.bytes, f.size, &second));
        canonical last = canonical_of(&again, second);
        CHECK(same_bytes(&f, &last));
        graph_free(&again);
        free(f.bytes);
        free(last.bytes);
    }
    qn_status_free(status);
    graph_free(&to);
}

static void check_all_damage(canonical f)
{
    uint8_t *bytes = malloc(f.size + 1);
    refused = taken = 0;
    for (size_t size = 0; size < f.size; size++)
        check_damaged(f.bytes, size);
    CHECK(refused == f.size); /* only the complete bytes are a graph */
    memcpy(bytes, f.bytes, f.size);
    bytes[f.size] = 0;
    check_damaged(bytes, f.size + 1);
    CHECK(refused == f.size + 1);
    for (size_t at = 0; at < f.size; at++) {
        for (int change = 0; change < 12; change++) {
            static const uint8_t values[] = {0, 1, 127, 255};
            memcpy(bytes, f.bytes, f.size);
            bytes[at] = change < 8 ? (uint8_t)(bytes[at] ^ 1 << change) : values[change - 8];
            check_damaged(bytes, f.size);
        }
        memmove(bytes, f.bytes, at); /* one byte is missing */
        memmove(bytes + at, f.bytes + at + 1, f.size - at - 1);
        check_damaged(bytes, f.size - 1);
    }
    CHECK(refused > f.size && taken > 0);
    free(bytes);
    free(f.bytes);
}

static canonical reduce_canonical(void)
{
    begin();
    node_id x = in("3x4xf32"), zero = constant_f32(0);
    end(MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), REGIONS(binary_region(OP_add, "f32"))), x, zero));
    return finish();
}

static canonical dot_canonical(void)
{
    begin();
    node_id a = in("2x3x4xf32"), b = in("2x4x5xf32");
    end(MAKE(OP_dot_general,
             ATTRS(.lhs_batching_dimensions = DIMS(0), .rhs_batching_dimensions = DIMS(0),
                   .lhs_contracting_dimensions = DIMS(2), .rhs_contracting_dimensions = DIMS(1)),
             a, b));
    return finish();
}

static canonical movement_canonical(void)
{
    begin();
    node_id x = in("4x6xi32"), zero = constant_i32(0);
    node_id s =
        MAKE(OP_slice, ATTRS(.start_indices = DIMS(0, 1), .limit_indices = DIMS(4, 6), .strides = DIMS(1, 2)), x);
    node_id p = MAKE(
        OP_pad, ATTRS(.edge_padding_low = DIMS(1, -1), .edge_padding_high = DIMS(0, 2), .interior_padding = DIMS(0, 1)),
        s, zero);
    node_id t = MAKE(OP_transpose, ATTRS(.permutation = DIMS(1, 0)), p);
    node_id b = MAKE(OP_broadcast_in_dim, ATTRS(.shape = DIMS(2, 6, 5), .broadcast_dimensions = DIMS(1, 2)), t);
    end(MAKE(OP_concatenate, ATTRS(.dimension = 0), b, MAKE(OP_reverse, ATTRS(.dimensions = DIMS(0, 2)), b)));
    return finish();
}

TEST(damaged_bytes_are_refused_or_read)
{
    check_all_damage(unary_canonical(OP_sine, "2x3xf32", 0));
    check_all_damage(reduce_canonical());
    check_all_damage(dot_canonical());
    check_all_damage(movement_canonical());
    check_all_damage(loop_canonical(false, false));
    check_all_damage(call_canonical(false, false, NULL));
}

TEST(damaged_large_constants)
{
    static float many[2000];
    begin();
    for (int i = 0; i < 2000; i++)
        many[i] = (float)i;
    node_id x = in("2000xf32"), table = node_constant(&g, type_of("2000xf32"), many, false);
    many[7] = -7;
    node_id other = node_constant(&g, type_of("2000xf32"), many, false);
    end(MAKE(OP_add, NO_ATTRS, MAKE(OP_multiply, NO_ATTRS, x, table), other));
    CHECK(g.buffers.count == 2);
    check_all_damage(finish());
}

/* The reader refuses an i1 element that is neither 0 nor 1. Such an element would mean different things in different
 * kernels. */
TEST(elements_of_i1_are_0_or_1)
{
    static const uint8_t good[3] = {1, 0, 1};
    begin();
    end(node_constant(&g, type_of("3xi1"), good, false));
    canonical f = finish();
    graph to;
    region_id entry = 0;
    for (size_t at = 0; at + 3 < f.size; at++)
        if (memcmp(f.bytes + at, good, 3) == 0) {
            f.bytes[at + 1] = 2;
            break;
        }
    qn_status s = read_canonical(&to, f.bytes, f.size, &entry);
    CHECK(s && strstr(qn_status_message(s), "neither 0 nor 1"));
    qn_status_free(s);
    graph_free(&to);
    free(f.bytes);
    for (int64_t count = 3; count <= 10000; count += 9997) {
        uint8_t *bad = calloc(1, (size_t)count);
        bad[count - 1] = 9;
        begin();
        CHECK(!node_constant(&g, type_tensor(&g, QN_I1, 1, &count), bad, false));
        s = graph_take_failure(&g);
        CHECK(s && strstr(qn_status_message(s), "neither 0 nor 1"));
        qn_status_free(s);
        free(bad);
        done();
    }
}

/* ---- limits ------------------------------------------------------------------------------------------------------ */

TEST(the_magic_and_its_version_are_checked)
{
    canonical f = unary_canonical(OP_sine, "f32", -1);
    graph to;
    region_id entry = 0;
    for (size_t at = 0; at < 4; at++) {
        f.bytes[at] ^= 1;
        qn_status status = read_canonical(&to, f.bytes, f.size, &entry);
        CHECK(qn_status_code(status) == (at < 3 ? QN_INVALID_ARGUMENT : QN_UNSUPPORTED));
        qn_status_free(status);
        graph_free(&to);
        f.bytes[at] ^= 1;
    }
    free(f.bytes);
}

/* The longest chain of calls that a graph allows: each function calls the previous one. */
TEST(long_chains_of_calls)
{
    enum { CHAIN = MAX_CALLS + 1 };
    graph to;
    region_id entry = 0, callee = 0;
    CHECK_OK(graph_init(&g));
    for (int i = 0; i < CHAIN; i++) {
        char name[16];
        snprintf(name, sizeof name, "f%d", i);
        graph_open_region(&g, name);
        node_id x = in("f32");
        callee = CLOSE(callee ? MAKE(OP_call, ATTRS(REGIONS(callee)), x) : MAKE(OP_sine, NO_ATTRS, x));
    }
    CHECK_OK(graph_take_failure(&g));
    canonical f = canonical_of(&g, callee), second;
    CHECK_OK(read_canonical(&to, f.bytes, f.size, &entry));
    CHECK(entry && to.functions.count == CHAIN);
    second = canonical_of(&to, entry);
    CHECK(same_bytes(&f, &second));
    free(f.bytes);
    free(second.bytes);
    graph_free(&to);
    done();
}

static canonical nested_canonical(int depth)
{
    begin();
    node_id p = in("i1"), x = in("f32");
    for (int i = 0; i < depth; i++)
        graph_open_region(&g, NULL);
    for (int i = 0; i < depth; i++) {
        x = i ? x : MAKE(OP_negate, NO_ATTRS, x);
        region_id inner = CLOSE(x);
        x = MAKE(OP_if, ATTRS(REGIONS(inner, inner)), p);
    }
    end(x);
    return finish();
}

/* The two branches of each `if` are the same region. The bytes hold this region once for each branch, so each level
 * doubles the size. */
TEST(nested_regions)
{
    for (int depth = 1; depth <= 12; depth++) {
        canonical f = nested_canonical(depth);
        graph to;
        region_id entry = 0;
        CHECK_OK(read_canonical(&to, f.bytes, f.size, &entry));
        CHECK_OK(graph_verify(&to));
        canonical second = canonical_of(&to, entry);
        CHECK(same_bytes(&f, &second));
        free(f.bytes);
        free(second.bytes);
        graph_free(&to);
    }
}

/* ---- names and places behind the bytes --------------------------------------------------------------------------- */

static qn_status read_with_remarks(graph *to, const void *bytes, size_t size, region_id *entry)
{
    CHECK_OK(graph_init(to));
    ARENA_ENTER(&to->arena, return status_make(QN_OUT_OF_MEMORY, "out of memory"));
    qn_status status = graph_from_bytes_with_remarks(to, bytes, size, entry);
    ARENA_LEAVE(&to->arena);
    return status;
}

/* A module with names and places in each position, its bytes and its remarks. */
static const char named_source[] =
    "module @m { func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "
    "\"out\"}) {\n"
    "  %h = stablehlo.tanh %x : tensor<3xf32> loc(\"a.py\":7:1)\n"
    "  %y = stablehlo.negate %h : tensor<3xf32>\n"
    "  return %y : tensor<3xf32>\n} }\n";

static void named_bytes(text *out)
{
    graph from;
    canonical_bytes made;
    region_id entry = parse(&from, "named", named_source, strlen(named_source));
    CHECK_OK(canonical_bytes_make(&from, entry, &made));
    text_add(out, (const char *)made.bytes, made.size);
    remarks_write(&from, entry, &made, out);
    canonical_bytes_free(&made);
    graph_free(&from);
}

TEST(remarks_are_read_back)
{
    text bytes = {0};
    graph to;
    region_id entry = 0;
    char place[40];
    named_bytes(&bytes);
    CHECK_OK(read_with_remarks(&to, bytes.at, bytes.size, &entry));
    const region *r = region_at(&to, entry);
    node_id y = r->outputs[0], h = node_operand(&to, y, 0);
    CHECK(strcmp(to.name, "m") == 0 && strcmp(r->formals.at[0].name, "x") == 0 &&
          strcmp(r->output_names[0], "out") == 0);
    CHECK(strcmp(to.names.at[node_remarks(&to, h).names.first - 1].text, "h") == 0);
    CHECK(node_place(&to, h, place, sizeof place) && strcmp(place, "a.py:7") == 0);
    CHECK(node_place(&to, y, place, sizeof place) && strcmp(place, "line 3") == 0);
    CHECK(!node_place(&to, r->formals.at[0].node, place, sizeof place));
    graph_free(&to);
    text_free(&bytes);
}

/* Every shortened text, and every text with one byte changed, is read or refused. */
TEST(damaged_remarks)
{
    text bytes = {0};
    named_bytes(&bytes);
    unsigned refused = 0;
    for (size_t i = 0; i < 2 * bytes.size; i++) {
        graph to;
        region_id entry;
        size_t size = i < bytes.size ? i : bytes.size;
        char *damaged = malloc(size ? size : 1); /* an allocation of its own, so that a read past the end is noticed */
        memcpy(damaged, bytes.at, size);
        if (i >= bytes.size)
            damaged[i - bytes.size] ^= 0x15;
        qn_status status = read_with_remarks(&to, damaged, size, &entry);
        refused += status != NULL;
        qn_status_free(status);
        graph_free(&to);
        free(damaged);
    }
    CHECK(refused > bytes.size / 2);
    text_free(&bytes);
}
