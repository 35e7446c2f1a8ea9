/* Tests of the dumps of every stage: golden files, properties of the dumps of all modules, and the text of a nest
 * (schedule/nest.h).
 *
 * A golden file is a module followed by its expected dumps, as comments:
 *
 *     // ---- nests
 *     // nest 1 add: ...
 *     //   for i0 in 0..6 parallel
 *
 * An expected line that ends in `...` matches every line that begins with the text before the dots. */
#include <stdlib.h>

#include "../../tools/cli.h"
#include "gradient/gradient.h"
#include "graph/build.h"
#include "graph/compose.h"
#include "graph/compose_window.h"
#include "graph_case.h"
#include "modules.h"
#include "rewrite/rewrite.h"
#include "schedule/schedule.h"
#include "stablehlo/stablehlo.h"

static const target_shape shape = {.lanes = 8, .registers = 16, .cache = 256 << 10};

/* ---- making dumps ------------------------------------------------------------------------------------------------ */

static qn_status dump_schedule(arena *a, graph *simplified, region_id entry, const char *stage, text *out)
{
    schedule s;
    QN_TRY(schedule_make(&s, a, simplified, entry, shape, false, PREPARE_CONSTANTS));
    if (strcmp(stage, "fused") == 0) {
        schedule_mark_groups(&s);
        QN_TRY(stablehlo_print(simplified, out));
        return schedule_print_groups(&s, out), NULL;
    }
    if (strcmp(stage, "costs") == 0)
        return schedule_print_costs(&s, out), NULL;
    (strcmp(stage, "nests") == 0 ? schedule_print_nests : schedule_print_plan)(&s, out);
    return NULL;
}

static qn_status dump_stages(arena *a, const graph *from, graph *to, const char *stage, text *out)
{
    qn_status why = NULL;
    region_id entry = graph_entry(from, &why);
    QN_TRY(why);
    if (strcmp(stage, "graph") == 0)
        return stablehlo_print(from, out);
    QN_TRY(simplify(from, entry, to, &entry));
    if (strcmp(stage, "simplified") == 0)
        return stablehlo_print(to, out);
    return dump_schedule(a, to, entry, stage, out);
}

static qn_status dump_guarded(arena *a, graph *from, graph *to, const char *stage, text *out)
{
    ARENA_ENTER(a, return status_oom());
    from->arena.escape = to->arena.escape = a->escape;
    qn_status status = dump_stages(a, from, to, stage, out);
    ARENA_LEAVE(a);
    return status;
}

/* The text of a stage; the caller frees it. */
static char *dump(graph *from, const char *stage)
{
    arena a;
    graph to;
    text out = {0};
    char *taken = NULL;
    arena_init(&a);
    CHECK_OK(graph_init(&to));
    CHECK_OK(dump_guarded(&a, from, &to, stage, &out));
    CHECK_OK(text_take(&out, &taken));
    graph_free(&to);
    arena_free(&a);
    return taken;
}

static char *draw(const qn_graph *graph)
{
    char *drawing = NULL;
    size_t size;
    FILE *out = open_memstream(&drawing, &size);
    CHECK(graph_draw("test", graph, out) == 0);
    fclose(out);
    return drawing;
}

/* Draws a stage from its text, as the command `quern` does; the caller frees the drawing. */
static char *draw_text(const char *source)
{
    qn_context *context;
    qn_graph *graph = NULL;
    char *drawing = NULL;
    CHECK_OK(qn_open(&(qn_options){.cache = "off", .jit = "", .threads = 1}, &context));
    CHECK_OK(qn_graph_parse(context, "stage", source, strlen(source), &graph));
    if (graph)
        drawing = draw(graph);
    qn_close(context);
    return drawing;
}

static bool parse(graph *into, const char *name, const char *source, size_t size)
{
    CHECK_OK(graph_init(into));
    qn_status status = stablehlo_parse(into, name, source, size);
    if (status)
        unit_fail(name, 0, "%s", qn_status_message(status));
    qn_status_free(status);
    return !status;
}

/* ---- looking at text --------------------------------------------------------------------------------------------- */

static unsigned count_of(const char *haystack, const char *needle)
{
    unsigned count = 0;
    for (const char *at = haystack; (at = strstr(at, needle)); at += strlen(needle))
        count++;
    return count;
}

static unsigned long highest_after(const char *haystack, const char *prefix)
{
    unsigned long highest = 0;
    for (const char *at = haystack; (at = strstr(at, prefix));) {
        at += strlen(prefix);
        unsigned long value = strtoul(at, NULL, 10);
        highest = value > highest ? value : highest;
    }
    return highest;
}

static size_t line_length(const char *at) { return strcspn(at, "\n"); }

/* ---- golden files ------------------------------------------------------------------------------------------------ */

static const char heading[] = "// ---- ";

static bool line_fits(const char *expected, size_t length, const char *got, size_t got_length)
{
    bool open = length >= 3 && memcmp(expected + length - 3, "...", 3) == 0;
    length -= open ? 3 : 0;
    return (open ? got_length >= length : got_length == length) && memcmp(expected, got, length) == 0;
}

/* Compares the lines of a section, which starts at `at`, with the text `got`. Returns the end of the section. */
static const char *check_section(const char *path, const char *source, const char *at, const char *got)
{
    const char *rest = got;
    bool fits = true;
    while (at[0] == '/' && at[1] == '/' && strncmp(at, heading, strlen(heading)) != 0) {
        size_t length = line_length(at), skip = at[2] == ' ' ? 3 : 2;
        if (fits && !line_fits(at + skip, length - skip, rest, line_length(rest))) {
            int line = 1 + (int)count_of(source, "\n") - (int)count_of(at, "\n");
            unit_fail(path, line, "the line differs; the text is now:\n%s", got);
            fits = false;
        }
        rest += line_length(rest);
        rest += *rest == '\n';
        at += length + (at[length] == '\n');
    }
    if (fits && *rest)
        unit_fail(path, 0, "the text has more lines than expected:\n%s", rest);
    return at;
}

static void check_golden(const char *path, const char *source, size_t size)
{
    graph module;
    unsigned sections = 0;
    if (!parse(&module, path, source, size))
        return;
    for (const char *at = source; (at = strstr(at, heading)); sections++) {
        char stage[16];
        at += strlen(heading);
        snprintf(stage, sizeof stage, "%.*s", (int)line_length(at), at);
        char *got = dump(&module, stage);
        at += line_length(at);
        at = check_section(path, source, at + (*at == '\n'), got);
        free(got);
    }
    CHECK(sections > 0);
    graph_free(&module);
}

TEST(golden_files) { CHECK(each_module("golden", check_golden) >= 5); }

/* ---- properties of all dumps ------------------------------------------------------------------------------------- */

/* Checks that each box is declared once, edges join declared boxes, and braces match. */
static void check_drawing(const char *path, const char *drawing)
{
    size_t boxes = highest_after(drawing, "n") + 1;
    bool *declared = calloc(boxes, sizeof *declared);
    int depth = 0;
    for (const char *line = drawing; *line; line += line_length(line), line += *line == '\n') {
        size_t length = line_length(line);
        const char *start = line + strspn(line, " "), *after;
        depth += (length && line[length - 1] == '{') - (*start == '}');
        if (*start != 'n' || start[1] < '0' || start[1] > '9')
            continue;
        unsigned long box = strtoul(start + 1, (char **)&after, 10), to;
        if (strncmp(after, " [", 2) == 0) {
            if (declared[box])
                unit_fail(path, 0, "box n%lu is declared twice", box);
            declared[box] = true;
        } else if (strncmp(after, " -> n", 5) == 0) {
            to = strtoul(after + 5, NULL, 10);
            if (to >= boxes || !declared[box] || !declared[to])
                unit_fail(path, 0, "an edge from n%lu to n%lu, which are not both declared before it", box, to);
        }
    }
    if (depth)
        unit_fail(path, 0, "%d braces stay open", depth);
    free(declared);
}

static void check_module(const char *path, const char *source, size_t size)
{
    graph module, again;
    if (!parse(&module, path, source, size))
        return;
    char *simplified = dump(&module, "simplified"), *fused = dump(&module, "fused");
    char *nests = dump(&module, "nests"), *plan = dump(&module, "plan");
    char *drawing = fused ? draw_text(fused) : NULL;
    if (nests && plan && fused && highest_after(fused, "quern.group = ") > highest_after(nests, "nest "))
        unit_fail(path, 0, "a group names a nest that does not exist");
    if (nests && plan && highest_after(nests, "nest ") != highest_after(plan, "  nest "))
        unit_fail(path, 0, "the plan has another number of nests");
    if (nests && fused && count_of(fused, "\n// nest ") != highest_after(nests, "nest "))
        unit_fail(path, 0, "not every nest is described:\n%s", fused);
    if (drawing)
        check_drawing(path, drawing);
    if (fused && simplified && parse(&again, path, fused, strlen(fused))) {
        char *same = dump(&again, "graph"), *without = dump(&again, "simplified");
        if (strncmp(same, fused, strlen(same)) != 0 || count_of(without, "quern.group"))
            unit_fail(path, 0, "groups change when the text is read again:\n%s", same);
        free(same);
        free(without);
        graph_free(&again);
    }
    free(simplified);
    free(fused);
    free(nests);
    free(plan);
    free(drawing);
    graph_free(&module);
}

TEST(modules) { CHECK(each_module("modules", check_module) >= 40); }

/* ---- structure --------------------------------------------------------------------------------------------------- */

/* An argmax has lanes along the dimension that it reduces, and accumulators that are not its results. */
TEST(argmax_has_any_order)
{
    begin();
    end(compose_argmax(&g, in("64x300xf32"), 1));
    char *nests = dump(&g, "nests");
    CHECK_EQ_U64(highest_after(nests, "nest "), 1);
    CHECK(strstr(nests, "lanes along the inner loops\n") != NULL);
    CHECK_EQ_U64(count_of(nests, "order any, init -inf, 0\n"), 1);
    CHECK_EQ_U64(count_of(nests, "r0.0, r0.1 <- %"), 1);
    free(nests);
    done();
}

/* Running values are counted for each element. A store at a computed place counts in full, though fewer elements exist
 * than updates. */
TEST(costs_of_scans_and_scatters)
{
    begin();
    node_id sums = compose_cumulative(&g, "test", OP_add, in("1000xf32"), 0, false);
    end(compose_scatter(&g, "test", OP_add, in("10xf32"), in("1000xi32"), sums, 0));
    char *costs = dump(&g, "costs");
    CHECK(strstr(costs, " scan: 4000 flops") != NULL);
    CHECK(strstr(costs, " scatter: 1000 flops") != NULL);
    free(costs);
    done();
}

TEST(softmax_is_one_nest)
{
    begin();
    end(compose_softmax(&g, in("64x300xf32"), 1));
    char *nests = dump(&g, "nests"), *plan = dump(&g, "plan"), *fused = dump(&g, "fused");
    CHECK_EQ_U64(highest_after(nests, "nest "), 1);
    CHECK(strstr(nests, "along the inner loops") != NULL);
    CHECK(strstr(nests, "\n  for i0 in 0..64 parallel\n") != NULL);
    CHECK(strstr(nests, "  local0: 300 x f32 at 0\n") != NULL);
    CHECK_EQ_U64(count_of(nests, "reduce r"), 2);
    CHECK_EQ_U64(count_of(nests, "order any, init -inf\n"), 1);
    CHECK_EQ_U64(count_of(nests, " in 0..300\n"), 3);
    CHECK_EQ_U64(count_of(nests, "out0[i0*300 + k2] <- %"), 1);
    CHECK(strstr(plan, "arena of 0 bytes") == plan);
    CHECK(strstr(plan, "\n  in0: 19200 x f32, 76800 bytes, slot 0\n") != NULL);
    CHECK(strstr(plan, "\n   0  nest 1 ") != NULL);
    CHECK_EQ_U64(count_of(fused, "quern.group = 1 : i64"), count_of(fused, " = stablehlo."));
    free(nests);
    free(plan);
    free(fused);
    done();
}

/* Fusion knows from the access rules that these movements stay within a row. */
TEST(movement_within_rows_is_one_nest)
{
    begin();
    node_id x = in("64x30xf32"), zero = constant_i32(0), i = in("i32");
    node_id y = compose_softmax(&g, x, 1), v = in("f32");
    node_id padded = b_pad(&g, y, v, (int64_t[]){0, 2}, (int64_t[]){0, 3}, (int64_t[]){0, 0});
    node_id piece = b_dynamic_slice(&g, y, (node_id[]){zero, i}, (int64_t[]){64, 7});
    node_id updated = b_dynamic_update_slice(&g, y, piece, (node_id[]){zero, i});
    end(b_sum(&g, b_tanh(&g, padded), DIMS(1)), b_sum(&g, b_tanh(&g, piece), DIMS(1)),
        b_sum(&g, b_tanh(&g, updated), DIMS(1)));
    char *nests = dump(&g, "nests");
    CHECK_EQ_U64(highest_after(nests, "nest "), 1);
    free(nests);
    done();
}

TEST(layer_with_gradient)
{
    begin();
    node_id x = in("5x3xf32"), w = in("3x8xf32"), b = in("8xf32"), gradients[2];
    node_id y =
        MAKE(OP_tanh, NO_ATTRS,
             MAKE(OP_add, NO_ATTRS, compose_matmul(&g, x, w), compose_broadcast_to(&g, b, 2, (int64_t[]){5, 8})));
    node_id loss = compose_sum(&g, y, (attr_dims){0}, false);
    gradient(&g, "gradient", "y", loss, 2, (node_id[]){w, b}, gradients);
    end(loss, gradients[0], gradients[1]);
    char *nests = dump(&g, "nests"), *plan = dump(&g, "plan"), *fused = dump(&g, "fused");
    CHECK(strstr(nests, "r0 <- fma f32 %0, %1, r0\n") != NULL);
    CHECK(strstr(nests, "load f32 in0[i0*3 + k0]\n") != NULL); /* x in the product */
    CHECK(strstr(nests, "load f32 in0[i0 + k0*3]\n") != NULL); /* x in the gradient by w: the load transposes x */
    CHECK(strstr(nests, "out1[i0*8 + i1] <- ") != NULL);
    CHECK(strstr(plan, "  0..2 inputs\n  3..5 outputs\n  6 arena\n") != NULL);
    CHECK(strstr(plan, "\n  tmp0: 40 x f32, 160 bytes, slot 6 at 0, alive in steps ") != NULL);
    CHECK(strstr(fused, "stablehlo.dot_general %") != NULL);
    CHECK(strstr(fused, "{quern.group = 1 : i64} : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>") != NULL);
    free(nests);
    free(plan);
    free(fused);
    done();
}

/* Makes a loop that doubles x n times. */
static void make_loop(void)
{
    begin();
    node_id x = in("6xf32"), n = in("i32");
    node_id zero = constant_i32(0);
    graph_open_region(&g, NULL);
    node_id i = in("i32");
    in("6xf32");
    region_id condition = CLOSE(compare(comparison_direction_LT, i, n));
    graph_open_region(&g, NULL);
    node_id j = in("i32"), y = in("6xf32");
    region_id body = CLOSE(MAKE(OP_add, NO_ATTRS, j, constant_i32(1)), MAKE(OP_add, NO_ATTRS, y, y));
    node_id loop = MAKE(OP_while, ATTRS(REGIONS(condition, body)), zero, x);
    end(node_result(&g, loop, 1));
}

TEST(loop_is_a_tree_of_steps)
{
    make_loop();
    char *plan = dump(&g, "plan"), *nests = dump(&g, "nests");
    const char *loop = strstr(plan, "  while tmp");
    CHECK(loop && strstr(loop, "    block of 1 step\n"));
    CHECK(loop && strstr(loop, "      nest ") && strstr(loop, "    block of 2 steps\n"));
    CHECK(loop && strstr(strstr(loop, "block of 2"), " add: ") != NULL);
    CHECK(strstr(nests, "out0[i0] <- %") != NULL);
    free(plan);
    free(nests);
    done();
}

TEST(drawing_of_a_loop)
{
    make_loop();
    char *fused = dump(&g, "fused"), *drawing = draw_text(fused);
    check_drawing("loop", drawing);
    CHECK_EQ_U64(count_of(drawing, "label=\"condition\""), 1);
    CHECK_EQ_U64(count_of(drawing, "label=\"body\""), 1);
    CHECK_EQ_U64(count_of(drawing, "<b>while</b>"), 1);
    CHECK_EQ_U64(count_of(drawing, "<b>input "), 2);
    CHECK_EQ_U64(count_of(drawing, "<b>output 0</b><br/>"), 1);
    /* The edge comes from the loop's second result. The loop's other results are unused. */
    CHECK_EQ_U64(count_of(drawing, " [label=\"#1\"];\n"), 1);
    CHECK_EQ_U64(count_of(drawing, "<b>compare</b><br/>"), 1);
    free(fused);
    free(drawing);
    done();
}

/* A captured constant is drawn in each region that uses the constant. The attribute quern.group is the number of an
 * operation's group. Any number is valid. */
TEST(drawing_of_a_text)
{
    char *drawing = draw_text("func.func @main(%x: tensor<2xf32>, %p: tensor<i1>) -> tensor<2xf32> {\n"
                              "  %half = stablehlo.constant dense<0.5> : tensor<2xf32>\n"
                              "  %y = \"stablehlo.if\"(%p) ({\n"
                              "    %a = stablehlo.multiply %x, %half : tensor<2xf32>\n"
                              "    stablehlo.return %a : tensor<2xf32>\n"
                              "  }, {\n"
                              "    stablehlo.return %half : tensor<2xf32>\n"
                              "  }) : (tensor<i1>) -> tensor<2xf32>\n"
                              "  %z = stablehlo.negate %y {quern.group = 4294967295 : i64} : tensor<2xf32>\n"
                              "  return %z : tensor<2xf32>\n}\n");
    check_drawing("text", drawing);
    CHECK_EQ_U64(count_of(drawing, "fontsize=8, label=\"0.5\"];\n"), 2);
    CHECK_EQ_U64(count_of(drawing, "label=\"4294967295\""), 1);
    CHECK_EQ_U64(count_of(drawing, "z<br/><b>negate</b>"), 1);
    free(drawing);
}

TEST(names_in_drawings_are_escaped)
{
    qn_context *context;
    CHECK_OK(qn_open(&(qn_options){.cache = "off", .jit = "", .threads = 1}, &context));
    qn_graph *graph = qn_graph_new(context, NULL);
    qn_value x = qn_input(graph, "a<b>&\"c\"\n", QN_F32, QN_DIMS(2));
    qn_output(graph, "y", qn_negate(x));
    char *drawing = draw(graph);
    CHECK(strstr(drawing, "<b>a&lt;b&gt;&amp;&quot;c&quot;?</b>") != NULL);
    CHECK_EQ_U64(count_of(drawing, "<b>output 0</b>"), 1);
    free(drawing);
    qn_close(context);
}

/* ---- the text of a nest ------------------------------------------------------------------------------------------ */

/* Makes a buffer of each kind, and a nest with two outer loops and one stage; the stage has an inner loop. */
static void make_nest(schedule *s, nest *n, arena *a)
{
    static const buffer_kind kinds[] = {BUFFER_INPUT, BUFFER_OUTPUT, BUFFER_LARGE, BUFFER_DATA, BUFFER_TEMP};
    *s = (schedule){.arena = a};
    LIST_ADD(a, &s->buffers, (buffer){0});
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        LIST_ADD(a, &s->buffers, (buffer){.kind = (uint8_t)kinds[i], .number = kinds[i] == BUFFER_OUTPUT ? 3 : 0});
    *n = (nest){.mode = LANES_REDUCED,
                .code = sx_new(a),
                .outer = 2,
                .lanes = 8,
                .rows = 1,
                .vectors = 4,
                .tiles = 1,
                .label = "test"};
    for (int i = 0; i < 3; i++)
        LIST_ADD(a, &n->loops, ((nest_loop){.extent = (int64_t[]){10, 20, 30}[i]}));
    LIST_ADD(a, &n->stages, (nest_stage){.loop = 2, .extent = 30});
}

static sx load_of(arena *a, nest *n, buffer_id from, affine index, predicate_id when)
{
    nest_arg arg = {.kind = ARG_LOAD, .type = SX_F32, .buffer = from, .index = index, .predicate = when};
    LIST_ADD(a, &n->args, arg);
    return sx_arg(n->code, n->args.count - 1, SX_F32);
}

static void fill_nest(nest *n, arena *a)
{
    affine i = affine_var(a, n, 0), j = affine_var(a, n, 1), k = affine_var(a, n, 2),
           sum = affine_add(a, n, j, affine_constant(5));
    predicate_id odd = predicate_and(a, n, 0, affine_add(a, n, k, affine_constant(-1)), 0, 7, 2);
    predicate_id both = predicate_and(a, n, odd, j, 3, 9, 1);
    sx x = load_of(a, n, 1, affine_div(a, n, sum, 7), 0);
    sx y = load_of(a, n, 3, affine_add(a, n, affine_scale(affine_mod(a, n, k, 4), 6), affine_scale(i, -3)), both);
    sx z = sx_fmul(n->code, x, load_of(a, n, 4, i, 0));
    sx number = sx_int(n->code, SX_I64, 41);
    LIST_ADD(a, &n->args, (nest_arg){.kind = ARG_INDEX, .type = SX_I64, .index = i});
    sx place = sx_add(n->code, sx_arg(n->code, n->args.count - 1, SX_I64), number);
    sx w = load_of(a, n, 5, affine_add(a, n, affine_value(a, n, place, 0, 50), affine_constant(-2)), 0);
    sx out = sx_fma(n->code, y, sx_float(n->code, SX_F32, 0.5), sx_fadd(n->code, z, w));
    sx_fsub(n->code, out, out); /* unused */
    nest_store store = {.buffer = 2, .index = affine_add(a, n, k, affine_scale(j, 30)), .value = out};
    LIST_ADD(a, &n->stages.at[0].stores, store);
}

TEST(statements_are_printed_in_their_loops)
{
    arena a;
    schedule s;
    nest n;
    text out = {0};
    arena_init(&a);
    make_nest(&s, &n, &a);
    fill_nest(&n, &a);
    CHECK_OK(nest_verify(&s, &n));
    nest_print(&s, &n, &out);
    static const char expected[] = "nest test: 1 tile of work 0, each of 8 lanes along the inner loops\n"
                                   "  for i0 in 0..10 parallel\n"
                                   "    %0 = load f32 data0[i0]\n"
                                   "    %1 = index i64 i0\n"
                                   "    %2 = add i64 %1, 41\n"
                                   "    %3 = load f32 tmp0[%2 - 2]\n"
                                   "    for i1 in 0..20 parallel\n"
                                   "      stage 0\n"
                                   "        %4 = load f32 in0[(i1 + 5)/7]\n"
                                   "        %5 = fmul f32 %4, %0\n"
                                   "        %6 = fadd f32 %5, %3\n"
                                   "        for k0 in 0..30\n"
                                   "          %7 = load f32 const0[-i0*3 + k0%4*6] if 0 <= k0 - 1 < 7 and "
                                   "(k0 - 1)%2 = 0 and 3 <= i1 < 9\n"
                                   "          %8 = fma f32 %7, 0.5, %6\n"
                                   "          out3[i1*30 + k0] <- %8\n";
    if (!out.at || strcmp(out.at, expected) != 0)
        unit_fail(__FILE__, __LINE__, "printed:\n%s", out.at ? out.at : "nothing");
    text_free(&out);
    arena_free(&a);
}

/* A reduction of two values: the maximum and its index. */
TEST(reductions_show_their_step_and_finish)
{
    begin();
    node_id x = in("4x9xf32");
    graph_open_region(&g, NULL);
    node_id v = in("f32"), at = in("i32"), u = in("f32"), here = in("i32");
    node_id more = compare(comparison_direction_GT, u, v);
    region_id larger = CLOSE(MAKE(OP_select, NO_ATTRS, more, u, v), MAKE(OP_select, NO_ATTRS, more, here, at));
    node_id count =
        node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(4, 9), .element_type = QN_I32, .iota_dimension = 1));
    node_id both = MAKE(OP_reduce, ATTRS(.dimensions = DIMS(1), .order = order_lanes, REGIONS(larger)), x, count,
                        constant_f32(-1), constant_i32(7));
    end(node_result(&g, both, 0), node_result(&g, both, 1));
    char *nests = dump(&g, "nests"), *fused = dump(&g, "fused"), *drawing = draw_text(fused);
    CHECK(strstr(nests, "reduce r0 f32, r1 i32, order lanes, init -1.0, 7\n") != NULL);
    CHECK(strstr(nests, "= fgt i1 %0, r0\n") != NULL);
    CHECK_EQ_U64(count_of(nests, "r0, r1 <- %"), 2);
    CHECK(strstr(nests, "= fgt i1 r0, -1.0\n") != NULL);
    CHECK(strstr(nests, "out1[i0] <- r1\n") != NULL);
    CHECK(strstr(drawing, "label=\"reducer\"") != NULL);
    free(nests);
    free(fused);
    free(drawing);
    done();
}
