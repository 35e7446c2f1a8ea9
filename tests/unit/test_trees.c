/* Nests that no operation needs yet: scans, windows, and updates at computed places. The test builds them by hand. It
 * replaces schedule_join, which the compiler calls when it has lowered a graph, and puts the nests in place of those of
 * the graph. So the verifiers check them, the printer prints them, and their code runs as that of all other nests does.
 * The results must equal those of plain loops in C. */
#include "evaluate/evaluate.h"
#include "expanded.h"

static qn_status plain_loops(const void *g, uint32_t function, const void *const *inputs, void *const *outputs);
#define evaluate_expanded plain_loops
#include "agree.h"
#undef evaluate_expanded

#include "schedule/fuse.h"

/* Programs without fusion are not joined, so their nests would not be replaced. */
__attribute__((constructor)) static void compare_fused(void) { agree_unsimplified = false; }

static void (*build)(schedule *s);
static void (*loops)(const void *const *inputs, void *const *outputs);
static text printed; /* the nests of the last schedule */

static qn_status plain_loops(const void *of, uint32_t number, const void *const *inputs, void *const *outputs)
{
    (void)of, (void)number;
    loops(inputs, outputs);
    return NULL;
}

void schedule_join(schedule *s, int64_t cache, int64_t large)
{
    (void)cache, (void)large;
    s->nests.count = s->steps.count = 0;
    memset(s->group_of, 0, s->graph->nodes.count * sizeof *s->group_of);
    build(s);
    s->routines.at[0].end = s->steps.count;
    printed.size = 0;
    for (uint32_t i = 0; i < s->nests.count; i++)
        nest_print(s, s->nests.at[i], &printed);
    text_add(&printed, "", 1);
}

static bool prints(const char *part)
{
    bool found = strstr(printed.at, part);
    if (!found)
        printf("%s\n", printed.at);
    return found;
}

/* ---- building ---------------------------------------------------------------------------------------------------- */

static buffer_id find_buffer(const schedule *s, buffer_kind kind, uint32_t number)
{
    for (buffer_id i = 1; i < s->buffers.count; i++)
        if (s->buffers.at[i].kind == kind && s->buffers.at[i].number == number)
            return i;
    return 0;
}

static nest *new_nest(schedule *s, nest_mode mode)
{
    nest *n = ARENA_NEW(s->arena, nest);
    n->mode = mode;
    n->code = sx_new(s->arena);
    n->label = "tree";
    return n;
}

/* Adds a loop and returns its variable. */
static affine loop(schedule *s, nest *n, int64_t extent, loop_kind kind, bool outer)
{
    LIST_ADD(s->arena, &n->loops, ((nest_loop){.extent = extent, .kind = (uint8_t)kind}));
    n->outer += outer;
    return affine_var(s->arena, n, n->loops.count - 1);
}

/* Adds a stage whose loop is the one that was added last, or none. */
static nest_stage *stage(schedule *s, nest *n, bool has_loop)
{
    uint32_t last = n->loops.count - 1;
    nest_stage made = {.loop = has_loop ? last : NO_LOOP, .extent = has_loop ? n->loops.at[last].extent : 1};
    LIST_ADD(s->arena, &n->stages, made);
    return &n->stages.at[n->stages.count - 1];
}

static sx argument(schedule *s, nest *n, nest_arg made)
{
    LIST_ADD(s->arena, &n->args, made);
    return sx_arg(n->code, n->args.count - 1, (sx_type)made.type);
}

static sx load(schedule *s, nest *n, uint32_t input, sx_type type, affine index, predicate_id when)
{
    nest_arg made = {.kind = ARG_LOAD, .type = (uint8_t)type, .index = index, .predicate = when};
    made.buffer = find_buffer(s, BUFFER_INPUT, input);
    return argument(s, n, made);
}

static sx result(schedule *s, nest *n, arg_kind kind, uint32_t number, sx_type type)
{
    return argument(s, n, (nest_arg){.kind = (uint8_t)kind, .type = (uint8_t)type, .local = number});
}

static nest_store *store(schedule *s, nest_stage *to, uint32_t output, affine index, sx value)
{
    nest_store made = {.buffer = find_buffer(s, BUFFER_OUTPUT, output), .index = index, .value = value};
    LIST_ADD(s->arena, &to->stores, made);
    return &to->stores.at[to->stores.count - 1];
}

static affine add(schedule *s, nest *n, affine x, affine y) { return affine_add(s->arena, n, x, y); }

static sx fold_value(sx_code *c, op_kind op, sx x, sx y)
{
    return op == OP_add ? (sx_is_float(sx_type_of(c, x)) ? sx_fadd(c, x, y) : sx_add(c, x, y))
                        : sx_select(c, sx_fgt(c, x, y), x, y);
}

/* An expression of two arguments. */
static sx_code *binary(schedule *s, op_kind op, sx_type type)
{
    sx_code *c = sx_new(s->arena);
    sx x = sx_arg(c, 0, type), y = sx_arg(c, 1, type);
    sx_output(c, fold_value(c, op, x, y));
    return c;
}

/* Adds a sum or maximum of f32 elements, in the order of the loop. */
static nest_reduction *reduce(schedule *s, nest *n, nest_stage *in, op_kind op, sx element, float init)
{
    sx *elements = ARENA_NEW_ARRAY(s->arena, sx, 1), *inits = ARENA_NEW_ARRAY(s->arena, sx, 1);
    elements[0] = element;
    inits[0] = sx_float(n->code, SX_F32, init);
    nest_reduction made = {.width = 1,
                           .element_count = 1,
                           .elements = elements,
                           .inits = inits,
                           .order = order_chain,
                           .first_result = n->results++};
    made.step = made.fold = binary(s, op, SX_F32);
    made.first = sx_new(s->arena);
    sx_output(made.first, sx_arg(made.first, 0, SX_F32));
    LIST_ADD(s->arena, &n->result_types, (uint8_t)SX_F32);
    LIST_ADD(s->arena, &in->reductions, made);
    return &in->reductions.at[in->reductions.count - 1];
}

/* Compiles the tree for aarch64, which has no masks. That code cannot run here. */
static void compile_for_arm(void)
{
    canonical_bytes canonical;
    void *image = NULL;
    size_t size = 0;
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    qn_compile_request request = {.graph = canonical.bytes, .graph_size = canonical.size, .level = "armv8-a"};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &size));
    free(image);
    free(canonical.buffers);
    free(canonical.bytes);
}

/* Builds the tree, and compares its results with those of the loops. The graph only says which inputs and outputs
 * there are: each output is an iota. */
#define AGREE(tree, plain)                                                                                             \
    do {                                                                                                               \
        build = tree;                                                                                                  \
        loops = plain;                                                                                                 \
        agree(VALUES_USUAL);                                                                                           \
        compile_for_arm();                                                                                             \
        done();                                                                                                        \
    } while (0)

#define IOTA(type, ...)                                                                                                \
    node_make(&g, OP_iota, 0, NULL, ATTRS(.shape = DIMS(__VA_ARGS__), .element_type = (type), .iota_dimension = 0))

/* ---- scans ------------------------------------------------------------------------------------------------------- */

enum { STEPS = 37, COLUMNS = 19 };

/* Sums and maxima of the elements of a column so far, and the sum of each column. */
static void scan_columns(schedule *s)
{
    nest *n = new_nest(s, LANES_KEPT);
    affine column = loop(s, n, COLUMNS, LOOP_PARALLEL, true), row = loop(s, n, STEPS, LOOP_SERIAL, false);
    affine at = add(s, n, affine_scale(row, COLUMNS), column);
    nest_stage *over = stage(s, n, true);
    sx x = load(s, n, 0, SX_F32, at, 0);
    reduce(s, n, over, OP_add, x, 0);
    reduce(s, n, over, OP_maximum, x, -INFINITY);
    store(s, over, 0, at, result(s, n, ARG_RUNNING, 0, SX_F32));
    store(s, over, 1, at, sx_fmul(n->code, result(s, n, ARG_RUNNING, 1, SX_F32), x));
    store(s, stage(s, n, false), 2, column, result(s, n, ARG_REDUCED, 0, SX_F32));
    step_nest(s, n);
}

static void scan_columns_plainly(const void *const *inputs, void *const *outputs)
{
    const float *x = inputs[0];
    float *sums = outputs[0], *greatest = outputs[1], *totals = outputs[2];
    for (int column = 0; column < COLUMNS; column++) {
        float sum = 0, most = 0;
        for (int row = 0; row < STEPS; row++) {
            float element = x[row * COLUMNS + column];
            sum = row ? sum + element : element;
            most = row && most > element ? most : element;
            sums[row * COLUMNS + column] = sum;
            greatest[row * COLUMNS + column] = most * element;
        }
        totals[column] = sum;
    }
}

TEST(a_store_sees_running_accumulators)
{
    begin();
    in("37x19xf32");
    end(IOTA(QN_F32, STEPS, COLUMNS), IOTA(QN_F32, STEPS, COLUMNS), IOTA(QN_F32, COLUMNS));
    AGREE(scan_columns, scan_columns_plainly);
    CHECK(prints("r0 <- fadd f32 r0, %0"));
    CHECK(prints("out0[i0 + k0*19] <- r0"));
}

enum { LONG = 3001 };

static void scan_vector(schedule *s)
{
    nest *n = new_nest(s, LANES_KEPT);
    affine at = loop(s, n, LONG, LOOP_SERIAL, false);
    nest_stage *over = stage(s, n, true);
    reduce(s, n, over, OP_add, load(s, n, 0, SX_F32, at, 0), 0);
    store(s, over, 0, at, result(s, n, ARG_RUNNING, 0, SX_F32));
    step_nest(s, n);
}

static void scan_vector_plainly(const void *const *inputs, void *const *outputs)
{
    const float *x = inputs[0];
    float *y = outputs[0], sum = x[0];
    for (int i = 0; i < LONG; sum += x[++i < LONG ? i : 0])
        y[i] = sum;
}

TEST(a_scan_of_a_vector_runs_in_order)
{
    begin();
    in("3001xf32");
    end(IOTA(QN_F32, LONG));
    AGREE(scan_vector, scan_vector_plainly);
}

/* ---- updates ----------------------------------------------------------------------------------------------------- */

enum { BATCH = 3, PLACES = 12, UPDATES = 23, WINDOW = 5 };

static void copy_operand(schedule *s, int64_t elements)
{
    nest *n = new_nest(s, LANES_KEPT);
    affine at = loop(s, n, elements, LOOP_PARALLEL, true);
    sx x = load(s, n, 0, SX_F32, at, 0);
    store(s, stage(s, n, false), 0, at, x);
    step_nest(s, n);
}

/* Adds windows of WINDOW elements, `stride` elements apart, at the places that input 1 has. Windows that do not fit are
 * skipped. Windows overlap, so the updates run in order. */
static void scatter(schedule *s, int64_t stride, bool combines)
{
    nest *n = new_nest(s, LANES_KEPT);
    copy_operand(s, BATCH * PLACES * stride);
    affine batch = loop(s, n, BATCH, LOOP_PARALLEL, true), update = loop(s, n, UPDATES, LOOP_SERIAL, true);
    affine column = loop(s, n, WINDOW, LOOP_PARALLEL, true);
    affine number = add(s, n, affine_scale(batch, UPDATES), update);
    sx place = sx_sext(n->code, SX_I64, load(s, n, 1, SX_I32, number, 0));
    affine first = affine_value(s->arena, n, place, INT32_MIN, INT32_MAX);
    affine to = add(s, n, affine_scale(add(s, n, first, column), stride), affine_scale(batch, PLACES * stride));
    sx x = load(s, n, 2, SX_F32, add(s, n, affine_scale(number, WINDOW), column), 0);
    nest_store *made = store(s, stage(s, n, false), 0, to, x);
    made->predicate = predicate_and(s->arena, n, 0, first, 0, PLACES - WINDOW + 1, 1);
    made->combine = combines ? binary(s, OP_add, SX_F32) : NULL;
    step_nest(s, n);
}

static void scatter_plainly(const void *const *inputs, void *const *outputs, int64_t stride, bool combines)
{
    const float *x = inputs[0], *updates = inputs[2];
    const int32_t *places = inputs[1];
    float *y = outputs[0];
    memcpy(y, x, sizeof(float) * (size_t)(BATCH * PLACES * stride));
    for (int number = 0; number < BATCH * UPDATES; number++)
        for (int column = 0; column < WINDOW && places[number] <= PLACES - WINDOW; column++) {
            float *to = &y[(number / UPDATES * PLACES + places[number] + column) * stride];
            *to = combines ? *to + updates[number * WINDOW + column] : updates[number * WINDOW + column];
        }
}

static void scatter_add(schedule *s) { scatter(s, 1, true); }
static void scatter_add_apart(schedule *s) { scatter(s, 3, true); }
static void scatter_add_plainly(const void *const *in, void *const *out) { scatter_plainly(in, out, 1, true); }
static void scatter_add_apart_plainly(const void *const *in, void *const *out) { scatter_plainly(in, out, 3, true); }

TEST(overlapping_windows_add_up_in_order)
{
    begin();
    in("36xf32"), in("3x23xi32"), in("3x23x5xf32");
    end(IOTA(QN_F32, BATCH * PLACES));
    AGREE(scatter_add, scatter_add_plainly);
    CHECK(prints("for i1 in 0..23\n"));
    CHECK(prints("<- fadd f32 old, "));
    CHECK(prints(" if 0 <= "));
    begin();
    in("108xf32"), in("3x23xi32"), in("3x23x5xf32");
    end(IOTA(QN_F32, BATCH * PLACES * 3));
    AGREE(scatter_add_apart, scatter_add_apart_plainly);
}

/* The verifier refuses what depends on the order of parallel iterations. */
static bool refused;
static const char *wrong;

static void expect_refusal(schedule *s)
{
    nest *n = s->nests.at[s->nests.count - 1];
    nest_loop *update = &n->loops.at[1];
    nest_store *last = &n->stages.at[0].stores.at[0];
    if (strcmp(wrong, "parallel updates") == 0)
        update->kind = LOOP_PARALLEL;
    if (strcmp(wrong, "no predicate") == 0)
        last->predicate = 0;
    if (strcmp(wrong, "wide predicate") == 0)
        n->predicates.at[last->predicate].high++;
    if (strcmp(wrong, "lanes in one place") == 0)
        for (uint32_t i = 0; i < last->index.count; i++)
            if (n->terms.at[last->index.scaled[i].term].kind == TERM_VAR && last->index.scaled[i].factor == 1)
                last->index.scaled[i].factor = 0;
}

static void scatter_wrongly(schedule *s)
{
    scatter(s, 1, true);
    expect_refusal(s);
}

static void check_refused(const char *what)
{
    uint8_t *bytes = NULL;
    canonical_bytes canonical;
    void *image = NULL;
    size_t size = 0;
    wrong = what;
    build = scatter_wrongly;
    begin();
    in("36xf32"), in("3x23xi32"), in("3x23x5xf32");
    end(IOTA(QN_F32, BATCH * PLACES));
    CHECK_OK(canonical_bytes_make(&g, function, &canonical));
    bytes = canonical.bytes;
    qn_compile_request request = {.graph = bytes, .graph_size = canonical.size, .level = "x86-64-v3"};
    qn_status status = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &size);
    refused = status && qn_status_code(status) == QN_INTERNAL;
    if (!refused)
        printf("accepted: %s\n", what);
    CHECK(refused);
    qn_status_free(status);
    free(image);
    free(canonical.buffers);
    free(bytes);
    done();
}

TEST(updates_that_may_meet_are_refused)
{
    check_refused("parallel updates");
    check_refused("no predicate");
    check_refused("wide predicate");
    check_refused("lanes in one place");
}

/* ---- windows ----------------------------------------------------------------------------------------------------- */

enum { WIDTH = 50, TAPS = 6, STRIDE = 2, BEFORE = 9, WINDOWS = 31 };

/* Sums and maxima of windows. Elements in the padding contribute nothing; the first windows have no elements at all. */
static void windows(schedule *s)
{
    nest *n = new_nest(s, LANES_KEPT);
    affine window = loop(s, n, WINDOWS, LOOP_PARALLEL, true), tap = loop(s, n, TAPS, LOOP_SERIAL, false);
    affine at = add(s, n, add(s, n, affine_scale(window, STRIDE), tap), affine_constant(-BEFORE));
    predicate_id inside = predicate_and(s->arena, n, 0, at, 0, WIDTH, 1);
    nest_stage *over = stage(s, n, true);
    sx x = load(s, n, 0, SX_F32, at, inside);
    reduce(s, n, over, OP_add, x, 0)->predicate = inside;
    reduce(s, n, over, OP_maximum, x, -3)->predicate = inside;
    nest_reduction *sum = &over->reductions.at[0];
    sum->from_zero = true;
    sum->first = sx_new(s->arena);
    sx_output(sum->first, sx_fadd(sum->first, sx_float(sum->first, SX_F32, 0), sx_arg(sum->first, 0, SX_F32)));
    nest_stage *after = stage(s, n, false);
    store(s, after, 0, window, result(s, n, ARG_REDUCED, 0, SX_F32));
    store(s, after, 1, window, result(s, n, ARG_REDUCED, 1, SX_F32));
    step_nest(s, n);
}

static void windows_plainly(const void *const *inputs, void *const *outputs)
{
    const float *x = inputs[0];
    float *sums = outputs[0], *greatest = outputs[1];
    for (int window = 0; window < WINDOWS; window++) {
        float sum = 0, most = -3;
        bool some = false;
        for (int tap = 0; tap < TAPS; tap++) {
            int at = window * STRIDE + tap - BEFORE;
            if (at < 0 || at >= WIDTH)
                continue;
            sum += x[at];
            most = some && most > x[at] ? most : x[at];
            some = true;
        }
        sums[window] = sum;
        greatest[window] = most;
    }
}

TEST(elements_in_padding_contribute_nothing)
{
    begin();
    in("50xf32");
    end(IOTA(QN_F32, WINDOWS), IOTA(QN_F32, WINDOWS));
    AGREE(windows, windows_plainly);
    CHECK(prints("r0 <- fadd f32 r0, %0 if 0 <= "));
}

enum { SIDE = 14, SQUARE = 3 };

/* Maxima of windows of SQUARE x SQUARE elements around each element of a matrix. */
static void square_windows(schedule *s)
{
    nest *n = new_nest(s, LANES_KEPT);
    affine row = loop(s, n, SIDE, LOOP_PARALLEL, true), column = loop(s, n, SIDE, LOOP_PARALLEL, true);
    affine tap = loop(s, n, SQUARE * SQUARE, LOOP_SERIAL, false), back = affine_constant(-1);
    affine down = add(s, n, add(s, n, row, affine_div(s->arena, n, tap, SQUARE)), back);
    affine right = add(s, n, add(s, n, column, affine_mod(s->arena, n, tap, SQUARE)), back);
    predicate_id inside = predicate_and(s->arena, n, 0, down, 0, SIDE, 1);
    inside = predicate_and(s->arena, n, inside, right, 0, SIDE, 1);
    nest_stage *over = stage(s, n, true);
    sx x = load(s, n, 0, SX_F32, add(s, n, affine_scale(down, SIDE), right), inside);
    reduce(s, n, over, OP_maximum, x, -INFINITY)->predicate = inside;
    store(s, stage(s, n, false), 0, add(s, n, affine_scale(row, SIDE), column), result(s, n, ARG_REDUCED, 0, SX_F32));
    step_nest(s, n);
}

static void square_windows_plainly(const void *const *inputs, void *const *outputs)
{
    const float *x = inputs[0];
    float *y = outputs[0];
    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++) {
            float most = -INFINITY;
            for (int down = row - 1; down <= row + 1; down++)
                for (int right = column - 1; right <= column + 1; right++)
                    if (down >= 0 && down < SIDE && right >= 0 && right < SIDE)
                        most = most > x[down * SIDE + right] ? most : x[down * SIDE + right];
            y[row * SIDE + column] = most;
        }
}

TEST(windows_of_two_dimensions)
{
    begin();
    in("14x14xf32");
    end(IOTA(QN_F32, SIDE, SIDE));
    AGREE(square_windows, square_windows_plainly);
}
