/* Tests of kernels. Equal nests (schedule/nest.h) share a kernel. The bytes of a kernel depend only on its key. A cache
 * can return damaged kernels. */
#include <pthread.h>

#include "abi/image.h"
#include "base/checksum.h"
#include "graph/build.h"
#include "graph/compose.h"
#include "graph_case.h"
#include "jit/jit.h"
#include "jit/kernel_blob.h"
#include "modules.h"
#include "quern/jit.h"
#include "schedule/schedule.h"
#include "stablehlo/stablehlo.h"

/* ---- a cache in memory ------------------------------------------------------------------------------------------- */

typedef struct entry {
    uint8_t key[JIT_KEY];
    uint8_t *bytes;
    size_t size;
} entry;

typedef struct keeper {
    pthread_mutex_t lock;
    entry *entries;
    size_t count;
    uint32_t hits, puts;
} keeper;

static entry *find_entry(keeper *k, const uint8_t *key)
{
    for (size_t i = 0; i < k->count; i++)
        if (memcmp(k->entries[i].key, key, JIT_KEY) == 0)
            return &k->entries[i];
    return NULL;
}

static bool keeper_get(void *self, const uint8_t key[JIT_KEY], void **out, size_t *size)
{
    keeper *k = self;
    pthread_mutex_lock(&k->lock);
    const entry *found = find_entry(k, key);
    if (found) {
        *size = found->size;
        *out = malloc(found->size + 1);
        memcpy(*out, found->bytes, found->size);
        k->hits++;
    }
    pthread_mutex_unlock(&k->lock);
    return found != NULL;
}

/* Stores a kernel. If the cache already has a kernel with this key, checks that both kernels have the same bytes. */
static void keeper_put(void *self, const uint8_t key[JIT_KEY], const void *bytes, size_t size)
{
    keeper *k = self;
    pthread_mutex_lock(&k->lock);
    entry *at = find_entry(k, key);
    k->puts++;
    if (!at) {
        k->entries = realloc(k->entries, (k->count + 1) * sizeof *k->entries);
        at = &k->entries[k->count++];
        memcpy(at->key, key, JIT_KEY);
        at->bytes = malloc(size);
        at->size = size;
        memcpy(at->bytes, bytes, size);
    }
    CHECK(at->size == size && memcmp(at->bytes, bytes, size) == 0);
    pthread_mutex_unlock(&k->lock);
}

static void keeper_clear(keeper *k)
{
    for (size_t i = 0; i < k->count; i++)
        free(k->entries[i].bytes);
    free(k->entries);
    *k = (keeper){.lock = PTHREAD_MUTEX_INITIALIZER};
}

static qn_compiler *open_jit(uint32_t threads, keeper *k)
{
    qn_compiler *made = NULL;
    jit_options options = {.threads = threads};
    if (k)
        options.cache = (jit_cache){k, keeper_get, keeper_put};
    CHECK_OK(jit_open(&options, &made));
    return made;
}

/* ---- programs ---------------------------------------------------------------------------------------------------- */

typedef struct image {
    uint8_t *bytes;
    size_t size;
    qn_compile_report report;
} image;

typedef struct canonical {
    uint8_t *bytes;
    size_t size;
} canonical;

/* The canonical bytes of the function that `end` has closed last. Frees the graph. */
static canonical canonical_of_function(void)
{
    canonical f = {NULL, 0};
    CHECK_OK(graph_to_bytes(&g, function, &f.bytes, &f.size));
    done();
    return f;
}

static image compile(const qn_compiler *compiler, const canonical *f, const char *level)
{
    image m = {NULL, 0, {0, 0, 0, 0}};
    void *out = NULL;
    qn_compile_request request = {.graph = f->bytes, .graph_size = f->size, .level = level, .report = &m.report};
    CHECK_OK(compiler->compile(compiler->self, &request, &out, &m.size));
    m.bytes = out;
    return m;
}

static bool same_image(const image *a, const image *b)
{
    return a->bytes && a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* Compiles a function. If `want` is not NULL, compares the image with `want`. Sets *compiled to the number of kernels
 * that were compiled. */
static void check_image(const char *what, const qn_compiler *compiler, const canonical *f, const char *level,
                        const image *want, uint32_t *compiled)
{
    image got = compile(compiler, f, level);
    if (want && !same_image(&got, want))
        unit_fail(__FILE__, __LINE__, "%s, %s: the bytes differ", what, level);
    *compiled = got.report.kernels_compiled;
    free(got.bytes);
}

static const char *const levels[] = {"x86-64-v3", "x86-64-v4", "x86-64-v4-vnni", "x86-64-v4-bf16", "armv8-a"};
enum { LEVELS = sizeof levels / sizeof *levels };

/* Makes a layer of a network. Layers differ only in the memory that they use. */
static node_id layer(node_id x, node_id w) { return b_add(&g, x, b_tanh(&g, compose_matmul(&g, x, w))); }

static canonical layers_canonical(int count)
{
    begin();
    node_id x = in("12x40xf32"), w[8];
    for (int i = 0; i < count; i++)
        w[i] = in("40x40xf32");
    for (int i = 0; i < count; i++)
        x = layer(x, w[i]);
    end(compose_softmax(&g, x, 1));
    return canonical_of_function();
}

/* ---- sharing ----------------------------------------------------------------------------------------------------- */

TEST(layers_share_their_kernels)
{
    canonical one = layers_canonical(2), many = layers_canonical(8);
    image few = compile(qn_jit_compiler(), &one, levels[0]), all = compile(qn_jit_compiler(), &many, levels[0]);
    const image_header *a = (const image_header *)(void *)few.bytes, *b = (const image_header *)(void *)all.bytes;
    CHECK_EQ_U64(all.report.kernels_compiled, few.report.kernels_compiled);
    CHECK_EQ_U64(b->code.functions, a->code.functions);
    CHECK(all.report.kernels_shared > few.report.kernels_shared);
    CHECK_EQ_U64(b->plan.shared, all.report.kernels_shared);
    free(few.bytes), free(all.bytes);
    free(one.bytes), free(many.bytes);
}

/* The estimated work, 2^65 instructions, does not fit in 64 bits. */
TEST(a_vast_product_is_cut_into_slices)
{
    begin();
    node_id x = in("4194304x4194304xf32"), y = in("4194304x4194304xf32");
    end(compose_matmul(&g, x, y));
    canonical f = canonical_of_function();
    image made = compile(qn_jit_compiler(), &f, levels[0]);
    const image_header *header = (const image_header *)(void *)made.bytes;
    const plan_step *steps = (const plan_step *)(void *)(made.bytes + header->steps_offset);
    CHECK_EQ_U64(header->plan.steps, 1);
    CHECK_EQ_U64((uint64_t)steps->grain, 1);
    free(made.bytes);
    free(f.bytes);
}

/* The function has 1100 temporaries of 2^46 bytes each. */
TEST(vast_temporaries_are_refused)
{
    begin();
    node_id x = in("4194304x4194304xf32");
    for (int i = 0; i < 1100; i++)
        x = compose_matmul(&g, x, x);
    end(x);
    canonical f = canonical_of_function();
    void *bytes = NULL;
    size_t size;
    qn_compile_request request = {.graph = f.bytes, .graph_size = f.size, .level = levels[0]};
    qn_status status = qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &bytes, &size);
    CHECK(qn_status_code(status) == QN_UNSUPPORTED && strstr(qn_status_message(status), "temporaries take"));
    qn_status_free(status);
    free(f.bytes);
}

/* A second program with the same kernels gets them from a cache that the first program has filled. */
TEST(programs_share_their_kernels)
{
    keeper k = {.lock = PTHREAD_MUTEX_INITIALIZER};
    qn_compiler *jit = open_jit(1, &k);
    canonical two = layers_canonical(2), five = layers_canonical(5);
    image first = compile(jit, &two, levels[1]), second = compile(jit, &five, levels[1]);
    image alone = compile(qn_jit_compiler(), &five, levels[1]);
    CHECK(first.report.kernels_compiled > 1);
    /* kernels_compiled also counts the sequence (the function that calls the kernels). The cache never gets the
     * sequence. */
    CHECK_EQ_U64(k.puts, first.report.kernels_compiled - 1);
    CHECK_EQ_U64(second.report.kernels_compiled, 1);
    CHECK_EQ_U64(k.hits, k.puts);
    CHECK(same_image(&second, &alone));
    free(first.bytes), free(second.bytes), free(alone.bytes);
    free(two.bytes), free(five.bytes);
    jit_close(jit);
    keeper_clear(&k);
}

/* A request without a cache neither gets nor puts kernels. */
TEST(a_request_without_a_cache)
{
    keeper k = {.lock = PTHREAD_MUTEX_INITIALIZER};
    qn_compiler *jit = open_jit(1, &k);
    canonical two = layers_canonical(2);
    image kept = compile(jit, &two, levels[1]);
    uint32_t puts = k.puts;
    void *made = NULL;
    size_t size = 0;
    qn_compile_report report = {0};
    qn_compile_request request = {two.bytes, two.size, levels[1], .no_cache = 1, .report = &report};
    CHECK_OK(jit->compile(jit, &request, &made, &size));
    CHECK(k.hits == 0 && k.puts == puts);
    CHECK_EQ_U64(report.kernels_compiled, kept.report.kernels_compiled);
    CHECK(size == kept.size && memcmp(made, kept.bytes, size) == 0);
    free(made), free(kept.bytes), free(two.bytes);
    jit_close(jit);
    keeper_clear(&k);
}

/* ---- the same bytes ---------------------------------------------------------------------------------------------- */

static keeper shared_keeper = {.lock = PTHREAD_MUTEX_INITIALIZER};
static uint32_t made_alone, made_together, made_again, modules_done;

/* Compiles a module three times. The first time there is no cache. The second time the compiler uses two threads and a
 * cache with the kernels of earlier modules. The third time the cache has all kernels of this module. */
static void compile_in_all_ways(const char *name, const char *source, size_t size)
{
    graph parsed;
    canonical f = {NULL, 0};
    qn_status why = NULL;
    CHECK_OK(graph_init(&parsed));
    CHECK_OK(stablehlo_parse(&parsed, name, source, size));
    region_id entry = graph_entry(&parsed, &why);
    qn_status_free(why);
    if (entry)
        CHECK_OK(graph_to_bytes(&parsed, entry, &f.bytes, &f.size));
    graph_free(&parsed);
    if (!entry)
        return;
    const char *level = levels[modules_done++ % LEVELS];
    qn_compiler *together = open_jit(2, &shared_keeper);
    image want = compile(qn_jit_compiler(), &f, level);
    uint32_t compiled;
    made_alone += want.report.kernels_compiled;
    check_image(name, together, &f, level, &want, &compiled);
    made_together += compiled;
    check_image(name, together, &f, level, &want, &compiled);
    made_again += compiled;
    CHECK(compiled <= 2); /* sequences are compiled each time */
    jit_close(together);
    free(want.bytes);
    free(f.bytes);
}

TEST(bytes_do_not_depend_on_threads_or_on_the_cache)
{
    each_module("modules", compile_in_all_ways);
    CHECK(modules_done > 100);
    CHECK(made_together < made_alone);
    CHECK(made_again < made_together);
    keeper_clear(&shared_keeper);
}

/* ---- what a cache can return ------------------------------------------------------------------------------------- */

/* A cached kernel with a changed bit or another length is never used. The compiler compiles such a kernel again. */
TEST(damaged_kernels_are_made_again)
{
    keeper k = {.lock = PTHREAD_MUTEX_INITIALIZER};
    qn_compiler *jit = open_jit(1, &k);
    begin();
    end(b_negate(&g, in("3xf32")));
    canonical f = canonical_of_function();
    image want = compile(jit, &f, levels[0]);
    CHECK_EQ_U64(k.count, 1);
    CHECK_EQ_U64(want.report.kernels_compiled, 1);
    entry *kept = &k.entries[0];
    for (size_t at = 0; at < kept->size; at++)
        for (int bit = 0; bit < 8; bit++) {
            kept->bytes[at] ^= (uint8_t)(1 << bit);
            CHECK(!blob_valid(kept->bytes, kept->size, kept->key));
            kept->bytes[at] ^= (uint8_t)(1 << bit);
        }
    for (size_t size = 0; size < kept->size; size++)
        CHECK(!blob_valid(kept->bytes, size, kept->key));
    uint8_t other[JIT_KEY];
    memcpy(other, kept->key, JIT_KEY);
    other[7] ^= 1;
    CHECK(blob_valid(kept->bytes, kept->size, kept->key));
    CHECK(!blob_valid(kept->bytes, kept->size, other));

    /* The compiler compiles the damaged kernel again, and the image has the same bytes as before. */
    uint32_t compiled;
    jit_close(jit);
    for (size_t at = 0; at < kept->size; at += 13) {
        keeper damaged = {.lock = PTHREAD_MUTEX_INITIALIZER};
        keeper_put(&damaged, kept->key, kept->bytes, kept->size);
        damaged.entries[0].bytes[at] ^= 0x10;
        qn_compiler *second = NULL;
        jit_options options = {.threads = 1, .cache = {&damaged, keeper_get, NULL}};
        CHECK_OK(jit_open(&options, &second));
        check_image("damaged", second, &f, levels[0], &want, &compiled);
        CHECK_EQ_U64(compiled, 1);
        CHECK_EQ_U64(damaged.hits, 1);
        jit_close(second);
        keeper_clear(&damaged);
    }
    free(want.bytes);
    free(f.bytes);
    keeper_clear(&k);
}

/* Element types, extents and levels are part of the key. */
TEST(keys_differ)
{
    keeper k = {.lock = PTHREAD_MUTEX_INITIALIZER};
    qn_compiler *jit = open_jit(1, &k);
    for (int type = 0; type < 2; type++)
        for (int extent = 0; extent < 2; extent++) {
            begin();
            node_id x = in(type ? extent ? "31xf32" : "32xf32" : extent ? "31xi32" : "32xi32");
            end(b_negate(&g, x));
            canonical f = canonical_of_function();
            for (int level = 0; level < LEVELS; level++) {
                size_t before = k.count;
                image m = compile(jit, &f, levels[level]);
                CHECK_EQ_U64(k.count, before + 1);
                free(m.bytes);
            }
            free(f.bytes);
        }
    jit_close(jit);
    keeper_clear(&k);
}

/* ---- several requests at once ------------------------------------------------------------------------------------ */

enum { CALLERS = 4, CANONICALS = 6 };

typedef struct caller {
    qn_compiler *jit;
    const canonical *canonicals;
    const image *want;
    int number;
    uint32_t differ;
} caller;

static void *compile_often(void *argument)
{
    caller *c = argument;
    for (int i = 0; i < CANONICALS; i++) {
        int at = (i + c->number) % CANONICALS;
        image m = compile(c->jit, &c->canonicals[at], levels[at % LEVELS]);
        c->differ += !same_image(&m, &c->want[at]);
        free(m.bytes);
    }
    return NULL;
}

TEST(requests_at_once)
{
    keeper k = {.lock = PTHREAD_MUTEX_INITIALIZER};
    canonical canonicals[CANONICALS];
    image want[CANONICALS];
    for (int i = 0; i < CANONICALS; i++) {
        canonicals[i] = layers_canonical(1 + i);
        want[i] = compile(qn_jit_compiler(), &canonicals[i], levels[i % LEVELS]);
    }
    for (int with_cache = 0; with_cache < 2; with_cache++) {
        qn_compiler *jit = open_jit(3, with_cache ? &k : NULL);
        pthread_t threads[CALLERS];
        caller callers[CALLERS];
        for (int i = 0; i < CALLERS; i++) {
            callers[i] = (caller){.jit = jit, .canonicals = canonicals, .want = want, .number = i};
            CHECK(pthread_create(&threads[i], NULL, compile_often, &callers[i]) == 0);
        }
        for (int i = 0; i < CALLERS; i++) {
            pthread_join(threads[i], NULL);
            CHECK_EQ_U64(callers[i].differ, 0);
        }
        jit_close(jit);
    }
    CHECK(k.hits > 0 && k.puts > 0);
    for (int i = 0; i < CANONICALS; i++) {
        free(canonicals[i].bytes);
        free(want[i].bytes);
    }
    keeper_clear(&k);
}

/* ---- the fingerprint of a nest ----------------------------------------------------------------------------------- */

static text fingerprint_of(const schedule *s, const nest *n)
{
    text out = {0};
    nest_fingerprint(s, n, &out);
    CHECK(!out.failed);
    return out;
}

/* Adds 1 to a field. If `matters`, the fingerprint must change; otherwise it must stay the same. */
static void check_field(const schedule *s, const nest *n, const text *before, const char *name, void *field,
                        size_t size, bool matters)
{
    uint8_t kept[8];
    memcpy(kept, field, size);
    ((uint8_t *)field)[0]++;
    text after = fingerprint_of(s, n);
    bool same = after.size == before->size && memcmp(after.at, before->at, before->size) == 0;
    if (same == matters)
        unit_fail(__FILE__, __LINE__, matters ? "%s does not change the fingerprint" : "%s changes the fingerprint",
                  name);
    text_free(&after);
    memcpy(field, kept, size);
}
#define FIELD(matters, field) check_field(s, n, &before, #field, &(field), sizeof(field), (matters))

static void check_code(const schedule *s, const nest *n, const text *unchanged, sx_code *code)
{
    const text before = *unchanged;
    if (!code)
        return;
    for (uint32_t i = 1; i < code->inst.count; i++) {
        FIELD(true, code->inst.at[i].type);
        FIELD(true, code->inst.at[i].b);
    }
    for (uint32_t i = 0; i < code->outputs.count; i++)
        FIELD(true, code->outputs.at[i]);
    for (uint32_t i = 0; i < code->tables.count; i++)
        FIELD(true, *(uint64_t *)(uintptr_t)&code->tables.at[i].bits[code->tables.at[i].count - 1]);
    for (uint32_t i = 0; i < code->subs.count; i++)
        check_code(s, n, unchanged, code->subs.at[i]);
}

static void check_stage(const schedule *s, const nest *n, const text *unchanged, nest_stage *stage)
{
    const text before = *unchanged;
    FIELD(true, stage->loop);
    FIELD(true, stage->extent);
    FIELD(true, stage->chunk);
    for (uint32_t i = 0; i < stage->stores.count; i++) {
        nest_store *store = &stage->stores.at[i];
        FIELD(true, store->local);
        FIELD(true, store->index.constant);
        FIELD(true, store->value);
    }
    for (uint32_t i = 0; i < stage->reductions.count; i++) {
        nest_reduction *r = &stage->reductions.at[i];
        FIELD(true, r->order);
        FIELD(true, r->from_zero);
        FIELD(true, r->cut.chunk);
        FIELD(true, r->cut.in_order);
        FIELD(true, r->first_result);
        FIELD(true, *(sx *)(uintptr_t)&r->elements[0]);
        FIELD(true, *(sx *)(uintptr_t)&r->inits[0]);
        check_code(s, n, unchanged, r->step);
        check_code(s, n, unchanged, r->first);
        check_code(s, n, unchanged, r->fold);
        check_code(s, n, unchanged, r->read);
        FIELD(false, r->any_order);
        check_code(s, n, unchanged, r->finish);
    }
}

static void check_nest(const schedule *s, nest *n)
{
    text before = fingerprint_of(s, n);
    FIELD(true, n->mode);
    FIELD(true, n->outer);
    FIELD(true, n->results);
    FIELD(true, n->lanes);
    FIELD(true, n->rows);
    FIELD(true, n->vectors);
    FIELD(true, n->tiles);
    FIELD(true, n->partials);
    FIELD(false, n->work);
    FIELD(false, n->label);
    FIELD(false, n->kernel);
    check_code(s, n, &before, n->code);
    for (uint32_t i = 0; i < n->args.count; i++) {
        nest_arg *a = &n->args.at[i];
        FIELD(true, a->kind);
        FIELD(true, a->type);
        FIELD(true, a->local);
        FIELD(true, a->index.constant);
        FIELD(true, a->predicate);
        FIELD(true, a->panel);
        FIELD(true, a->panel_offset);
        if (a->index.count) {
            FIELD(true, a->index.scaled[0].factor);
            FIELD(true, a->index.scaled[0].term);
        }
    }
    for (uint32_t i = 1; i < n->terms.count; i++) {
        term *a = &n->terms.at[i];
        FIELD(true, a->kind);
        FIELD(true, a->var);
        FIELD(true, a->value);
        FIELD(true, a->operand.constant);
        FIELD(true, a->divisor);
    }
    for (uint32_t i = 1; i < n->predicates.count; i++) {
        predicate *p = &n->predicates.at[i];
        FIELD(true, p->parent);
        FIELD(true, p->index.constant);
        FIELD(true, p->low);
        FIELD(true, p->high);
        FIELD(true, p->divisor);
    }
    for (uint32_t i = 0; i < n->loops.count; i++) {
        FIELD(true, n->loops.at[i].extent);
        FIELD(true, n->loops.at[i].kind);
        FIELD(true, n->loops.at[i].block);
        FIELD(true, n->loops.at[i].block_of);
    }
    for (uint32_t i = 0; i < n->stages.count; i++)
        check_stage(s, n, &before, &n->stages.at[i]);
    for (uint32_t i = 0; i < n->locals.count; i++) {
        nest_local *l = &n->locals.at[i];
        FIELD(true, l->type);
        FIELD(true, l->offset);
        FIELD(true, l->row_elements);
    }
    text_free(&before);
}

/* The fingerprint must contain all properties that the emitter reads. Otherwise different nests would share code. */
TEST(the_fingerprint_covers_the_nest)
{
    begin();
    node_id x = in("6x40xf32"), w = in("40x24xf32"), at = in("i32");
    node_id table = node_constant(&g, type_of("6x24xf32"), (float[6 * 24]){1, 2, 3}, false);
    node_id y = b_add(&g, compose_matmul(&g, x, w), table);
    node_id padded = MAKE(
        OP_pad, ATTRS(.edge_padding_low = DIMS(1, 0), .edge_padding_high = DIMS(0, 2), .interior_padding = DIMS(1, 0)),
        y, constant_f32(2));
    node_id sliced = MAKE(OP_dynamic_slice, ATTRS(.slice_sizes = DIMS(4, 24)), padded, at, at);
    end(compose_softmax(&g, sliced, 1), b_exponential(&g, b_reshape(&g, x, 2, (int64_t[]){24, 10})), b_sine(&g, w));
    arena a;
    schedule s;
    arena_init(&a);
    ARENA_ENTER(&a, return );
    CHECK_OK(schedule_make(&s, &a, &g, function, (target_shape){8, 16, 256 << 10, 0, true, 0, 2, 0, false}, false,
                           PREPARE_NOTHING));
    CHECK(s.nests.count >= 3);
    for (uint32_t i = 0; i < s.nests.count; i++)
        check_nest(&s, s.nests.at[i]);
    ARENA_LEAVE(&a);
    arena_free(&a);
    done();
}
