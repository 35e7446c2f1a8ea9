/* qn_prepare, and constants that the first call prepares. */
#include <pthread.h>
#include <stdlib.h>

#include "api.h"

enum { ROWS = 8, DEPTH = 128, COLUMNS = 96 };

static float *numbers(size_t count, float first)
{
    float *made = aligned_alloc(64, count * sizeof *made);
    for (size_t i = 0; i < count; i++)
        made[i] = first + (float)(i % 17) / 8;
    return made;
}

/* x * transpose(w) + v; w is a constant if `weight` is not NULL. */
static void build_layer(qn_graph *g, const float *weight)
{
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(ROWS, DEPTH)), v = qn_input(g, "v", QN_F32, QN_DIMS(ROWS, COLUMNS));
    qn_value w = weight ? qn_constant(g, QN_F32, QN_DIMS(COLUMNS, DEPTH), weight)
                        : qn_input(g, "w", QN_F32, QN_DIMS(COLUMNS, DEPTH));
    qn_update(g, v, qn_add(v, qn_matmul(x, qn_transpose(w, QN_DIMS(1, 0)))));
    qn_output(g, "y", qn_add(v, qn_matmul(x, qn_transpose(w, QN_DIMS(1, 0)))));
}

static qn_function *layer(qn_context *context, const float *weight, const qn_compile_options *options)
{
    qn_graph *g = qn_graph_new(context, "layer");
    build_layer(g, weight);
    qn_function *f = NULL;
    CHECK_OK(qn_compile(g, options, &f));
    qn_graph_free(g);
    return f;
}

typedef struct tensors {
    float *x, *v, *w, *y;
} tensors;

static tensors tensors_new(void)
{
    return (tensors){numbers(ROWS * DEPTH, -1), numbers(ROWS * COLUMNS, 0), numbers(COLUMNS * DEPTH, -0.5f),
                     numbers(ROWS * COLUMNS, 0)};
}

static void tensors_free(tensors *t)
{
    free(t->x);
    free(t->v);
    free(t->w);
    free(t->y);
}

static qn_tensor weight_of(const tensors *t) { return (qn_tensor){t->w, QN_F32, QN_DIMS(COLUMNS, DEPTH)}; }

/* Calls a layer; v begins as zeros. */
static void call_layer(const qn_function *f, const tensors *t)
{
    const qn_tensor in[] = {{t->x, QN_F32, QN_DIMS(ROWS, DEPTH)}, {t->v, QN_F32, QN_DIMS(ROWS, COLUMNS)}, weight_of(t)};
    const qn_tensor out = {t->y, QN_F32, QN_DIMS(ROWS, COLUMNS)};
    memset(t->v, 0, ROWS * COLUMNS * sizeof *t->v);
    CHECK_OK(qn_call(f, qn_function_input_count(f), in, 1, &out));
}

static bool same(const tensors *a, const tensors *b)
{
    return memcmp(a->y, b->y, ROWS * COLUMNS * sizeof *a->y) == 0 &&
           memcmp(a->v, b->v, ROWS * COLUMNS * sizeof *a->v) == 0;
}

static const qn_compile_options inputs = {.prepare = QN_PREPARE_INPUTS, .require_compiled = 1};

/* A call takes what was prepared for the address of its tensor, and only as long as the handle lives. The test changes
 * the tensor, which callers must not do, to see which contents a call uses. */
TEST(calls_find_prepared_tensors)
{
    qn_context *context = NULL;
    qn_prepared *first, *second;
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &context));
    qn_function *f = layer(context, NULL, &inputs);
    tensors t = tensors_new(), plain = tensors_new(), other = tensors_new();
    call_layer(f, &plain);
    const qn_tensor w = weight_of(&t), another = weight_of(&other);
    call_layer(f, &t);
    CHECK_OK(qn_prepare(f, 2, &w, &first));
    CHECK_OK(qn_prepare(f, 2, &another, &second));
    CHECK(qn_prepared_bytes(first) == COLUMNS * DEPTH * sizeof(float));
    call_layer(f, &t);
    CHECK(same(&t, &plain));
    t.w[5] += 1;
    call_layer(f, &t);
    CHECK(same(&t, &plain));
    call_layer(f, &other);
    CHECK(same(&other, &plain));
    call_layer(f, &plain);
    CHECK(same(&other, &plain));
    call_layer(f, &t);
    qn_prepared_free(first);
    call_layer(f, &t); /* at the same addresses as before */
    CHECK(!same(&t, &plain));
    call_layer(f, &other);
    CHECK(same(&other, &plain));
    qn_function_free(f); /* frees `second` */
    tensors_free(&t), tensors_free(&plain), tensors_free(&other);
    qn_close(context);
}

TEST(every_way_has_the_same_bits)
{
    static const qn_compile_options ways[] = {{.prepare = QN_PREPARE_INPUTS},
                                              {.prepare = QN_PREPARE_CONSTANTS},
                                              {.prepare = QN_PREPARE_NOTHING},
                                              {.prepare = QN_PREPARE_INPUTS, .evaluate = 1},
                                              {.prepare = QN_PREPARE_INPUTS, .profile = 1},
                                              {.prepare = QN_PREPARE_INPUTS, .unfused = 1},
                                              {.prepare = QN_PREPARE_INPUTS, .unsimplified = 1}};
    qn_context *context = NULL;
    tensors t = tensors_new(), plain = tensors_new();
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &context));
    qn_function *f = layer(context, NULL, NULL);
    call_layer(f, &plain);
    qn_function_free(f);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        for (int constant = 0; constant < 2; constant++) {
            qn_prepared *p = NULL;
            const qn_tensor w = weight_of(&t);
            qn_stats stats;
            f = layer(context, constant ? t.w : NULL, &ways[i]);
            qn_function_stats(f, &stats);
            bool kept = constant && ways[i].prepare != QN_PREPARE_NOTHING;
            if (i < 3)
                CHECK(stats.prepared_bytes == (kept ? COLUMNS * DEPTH * sizeof(float) : 0));
            if (!constant)
                CHECK_OK(qn_prepare(f, 2, &w, &p));
            for (int k = 0; k < 3; k++) {
                call_layer(f, &t);
                CHECK(same(&t, &plain));
            }
            qn_prepared_free(p);
            qn_function_free(f);
        }
    tensors_free(&t), tensors_free(&plain);
    qn_close(context);
}

typedef struct caller {
    pthread_t thread;
    const qn_function *f;
    const tensors *wanted;
    bool wrong;
} caller;

static void *call_many(void *user)
{
    caller *c = user;
    tensors t = tensors_new();
    for (int i = 0; i < 100; i++) {
        call_layer(c->f, &t);
        c->wrong |= !same(&t, c->wanted);
    }
    tensors_free(&t);
    return NULL;
}

/* Several first calls at once: one of them prepares the constants. */
TEST(threads_share_prepared_constants)
{
    enum { THREADS = 6 };
    qn_context *context = NULL;
    tensors plain = tensors_new();
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &context));
    for (int round = 0; round < 20; round++) {
        caller callers[THREADS];
        qn_function *f = layer(context, plain.w, NULL), *g = layer(context, plain.w, NULL);
        call_layer(g, &plain);
        for (int i = 0; i < THREADS; i++) {
            callers[i] = (caller){.f = f, .wanted = &plain};
            CHECK(pthread_create(&callers[i].thread, NULL, call_many, &callers[i]) == 0);
        }
        for (int i = 0; i < THREADS; i++) {
            pthread_join(callers[i].thread, NULL);
            CHECK(!callers[i].wrong);
        }
        qn_function_free(f);
        qn_function_free(g);
    }
    tensors_free(&plain);
    qn_close(context);
}

/* A first call that is stopped leaves the constants to the next one. */
/* Functions that prepare equal contents share them, in whatever order the handles and functions are freed. */
TEST(functions_share_what_they_prepare)
{
    for (int order = 0; order < 4; order++) {
        qn_context *context = NULL;
        qn_prepared *kept[2];
        tensors t = tensors_new(), plain = tensors_new();
        CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler(), .threads = 1}, &context));
        qn_function *made[] = {layer(context, NULL, &inputs), layer(context, NULL, &inputs), layer(context, t.w, NULL),
                               layer(context, t.w, NULL)};
        call_layer(made[0], &plain);
        for (int i = 0; i < 2; i++) {
            const qn_tensor w = weight_of(&t);
            CHECK_OK(qn_prepare(made[i], 2, &w, &kept[i]));
            CHECK(qn_prepared_bytes(kept[i]) == COLUMNS * DEPTH * sizeof(float));
        }
        for (int i = 0; i < 4; i++) {
            call_layer(made[i], &t);
            CHECK(same(&t, &plain));
        }
        qn_prepared_free(kept[order & 1]);
        qn_function_free(made[2 + (order >> 1)]);
        for (int i = 0; i < 4; i++)
            if (i != 2 + (order >> 1)) {
                call_layer(made[i], &t);
                CHECK(same(&t, &plain));
            }
        qn_prepared_free(kept[!(order & 1)]);
        qn_close(context);
        tensors_free(&t);
        tensors_free(&plain);
    }
}

TEST(stopped_first_call)
{
    qn_context *context = NULL;
    tensors t = tensors_new(), plain = tensors_new();
    qn_stop stop = {0};
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &context));
    qn_function *f = layer(context, t.w, NULL), *g = layer(context, NULL, NULL);
    const qn_tensor in[] = {{t.x, QN_F32, QN_DIMS(ROWS, DEPTH)}, {t.v, QN_F32, QN_DIMS(ROWS, COLUMNS)}};
    const qn_tensor out = {t.y, QN_F32, QN_DIMS(ROWS, COLUMNS)};
    qn_stop_set(&stop);
    CHECK_FAILS(qn_call_with(f, &(qn_call_options){.stop = &stop}, 2, in, 1, &out), QN_CANCELLED, "");
    CHECK_FAILS(qn_call_with(f, &(qn_call_options){.deadline = 1}, 2, in, 1, &out), QN_DEADLINE_EXCEEDED, "");
    call_layer(g, &plain);
    call_layer(f, &t);
    CHECK(same(&t, &plain));
    qn_function_free(f), qn_function_free(g);
    tensors_free(&t), tensors_free(&plain);
    qn_close(context);
}

/* A function of a pack whose inputs can be prepared. */
TEST(packs)
{
    static const char path[] = "prepared.qpack";
    qn_context *context = NULL;
    qn_module *m = NULL;
    tensors t = tensors_new(), plain = tensors_new();
    void *bytes;
    size_t size;
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &context));
    qn_graph *g = qn_graph_new(context, "layer");
    build_layer(g, NULL);
    const qn_pack_function packed = {.name = "layer", .graph = g, .prepare = QN_PREPARE_INPUTS};
    CHECK_OK(qn_pack_functions(1, &packed, 0, NULL, &bytes, &size));
    FILE *file = fopen(path, "wb");
    CHECK(file && fwrite(bytes, 1, size, file) == size && fclose(file) == 0);
    qn_free(bytes);
    qn_graph_free(g);
    for (uint32_t evaluate = 0; evaluate < 2; evaluate++) {
        CHECK_OK(qn_load_module(context, path, evaluate, &m));
        const qn_function *f = qn_module_function(m, 0);
        const qn_tensor w = weight_of(&t);
        qn_prepared *p;
        call_layer(f, &plain);
        CHECK_OK(qn_prepare(f, 2, &w, &p));
        CHECK(qn_prepared_bytes(p) == (evaluate ? 0 : COLUMNS * DEPTH * sizeof(float)));
        call_layer(f, &t);
        CHECK(same(&t, &plain));
        qn_module_free(m);
    }
    remove(path);
    tensors_free(&t), tensors_free(&plain);
    qn_close(context);
}

TEST(mistakes)
{
    qn_context *context = NULL;
    tensors t = tensors_new();
    qn_prepared *p = (qn_prepared *)&t;
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler()}, &context));
    qn_function *f = layer(context, NULL, &inputs);
    qn_tensor w = weight_of(&t), v = {t.v, QN_F32, QN_DIMS(ROWS, COLUMNS)};
    CHECK_FAILS(qn_prepare(f, 3, &w, &p), QN_INVALID_ARGUMENT, "none has the number 3");
    CHECK_FAILS(qn_prepare(f, 2, &v, &p), QN_INVALID_ARGUMENT, "input 2 \"w\" is");
    CHECK_FAILS(qn_prepare(f, 1, &v, &p), QN_INVALID_ARGUMENT, "updates input 1");
    w.data = (char *)t.w + 1;
    CHECK_FAILS(qn_prepare(f, 2, &w, &p), QN_INVALID_ARGUMENT, "aligned");
    CHECK(!p);
    qn_graph *g = qn_graph_new(context, NULL);
    qn_output(g, "x", qn_input(g, "x", QN_F32, QN_SCALAR));
    qn_function *none;
    CHECK_FAILS(qn_compile(g, &(qn_compile_options){.prepare = (qn_prepare_mode)9}, &none), QN_INVALID_ARGUMENT,
                "prepare is 9");
    qn_graph_free(g);
    qn_function_free(f);
    tensors_free(&t);
    qn_close(context);
}
