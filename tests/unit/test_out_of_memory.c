/* Makes every allocation fail, first alone and then together with all later allocations. The library must succeed or
 * return QN_OUT_OF_MEMORY, and must not leak memory. This file replaces the allocator, which the address sanitizer does
 * not allow. */
#include <stdlib.h>

#include "../sanitized.h"
#include "api/api.h"
#include "base/os_child.h"
#include "build_id.h"
#include "quern/cache.h"
#include "quern/jit.h"
#include "quern/quern.h"
#include "runtime/client.h"
#include "unit.h"

#if !ADDRESS_SANITIZED && defined(__GLIBC__)

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

static long until_failure = -1; /* number of allocations that still succeed; -1: all succeed */
static bool goes_on;            /* whether all later allocations also fail */
static unsigned long failures;
/* The number of allocated blocks. It is atomic, because a thread can free a block of another thread. */
static _Atomic long in_use;

static bool succeeds(void)
{
    if (until_failure < 0)
        return true;
    if (until_failure > 0) {
        until_failure--;
        return true;
    }
    failures++;
    until_failure = goes_on ? 0 : -1;
    return false;
}
static void *counted(void *memory)
{
    in_use += memory != NULL;
    return memory;
}

void *malloc(size_t size) { return succeeds() ? counted(__libc_malloc(size)) : NULL; }
void *calloc(size_t count, size_t size) { return succeeds() ? counted(__libc_calloc(count, size)) : NULL; }
void *aligned_alloc(size_t alignment, size_t size)
{
    return succeeds() ? counted(__libc_memalign(alignment, size)) : NULL;
}
void *realloc(void *old, size_t size)
{
    if (!succeeds())
        return NULL;
    void *made = __libc_realloc(old, size);
    in_use += made && !old;
    return made;
}
void free(void *memory)
{
    in_use -= memory != NULL;
    __libc_free(memory);
}

/* Runs a scenario repeatedly, in two modes. In run n, n allocations succeed. In mode 0, the next allocation fails; in
 * mode 1, all later allocations fail. A mode ends when a run makes at most n allocations. */
static void exhaust(qn_status (*scenario)(void))
{
    for (int mode = 0; mode < 2; mode++) {
        for (long n = 0;; n++) {
            long before = in_use;
            failures = 0;
            goes_on = mode;
            until_failure = n;
            qn_status status = scenario();
            until_failure = -1;
            bool fine = failures ? !status || qn_status_code(status) == QN_OUT_OF_MEMORY : !status;
            if (!fine)
                unit_fail(__FILE__, __LINE__, "allocation %ld: %s", n, qn_status_message(status));
            qn_status_free(status);
            if (in_use > before) /* less if a thread of an earlier run has ended and freed blocks */
                unit_fail(__FILE__, __LINE__, "allocation %ld: %ld blocks leak", n, in_use - before);
            if (!failures) {
                CHECK(n > 5); /* the scenario allocates */
                break;
            }
        }
    }
}

static void halve(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)user, (void)count;
    out[0] = qn_scale(state[0], 0.5);
}
static void above_one(void *user, size_t count, const qn_value *state, qn_value *out)
{
    (void)count;
    out[0] = qn_compare(qn_sum(state[0], QN_SCALAR), *(qn_value *)user, QN_GT);
}

static qn_status build_and_call(qn_context *context)
{
    static float big[2000];
    qn_graph *g = qn_graph_new(context, "memory");
    if (!g)
        return NULL; /* qn_graph_new reports a failure only by NULL */
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2, 3)), one = qn_fill(g, QN_F32, QN_SCALAR, 1), last, slope;
    for (size_t i = 0; i < 2000; i++)
        big[i] = (float)i;
    qn_value c = qn_constant(g, QN_F32, QN_DIMS(2000), big);
    qn_while(1, &x, above_one, halve, &one, &last);
    qn_gradient(qn_sum(qn_softmax(qn_tanh(x), -1), QN_SCALAR), 1, &x, &slope);
    qn_output(g, "last", last);
    qn_output(g, "slope", slope);
    qn_output(g, "sum", qn_sum(c, QN_SCALAR));
    qn_function *f;
    qn_status status = qn_compile(g, NULL, &f);
    if (status)
        return status;
    float in[6] = {1, 2, 3, 4, 5, 6}, out[6], slopes[6], sum;
    const int64_t dims[] = {2, 3};
    qn_tensor outputs[] = {
        {out, QN_F32, qn_dims_of(2, dims)}, {slopes, QN_F32, qn_dims_of(2, dims)}, {&sum, QN_F32, QN_SCALAR}};
    status = qn_call(f, 1, (qn_tensor[]){{in, QN_F32, qn_dims_of(2, dims)}}, 3, outputs);
    if (!status)
        CHECK(out[0] == 1.0f / 32 && sum == 1999000);
    return status;
}

static qn_status parse_and_print(qn_context *context)
{
    static const char source[] =
        "module @m {\n"
        "  func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "    %0 = stablehlo.add %x, %x : tensor<4xf32> loc(\"here\")\n"
        "    return %0 : tensor<4xf32>\n"
        "  }\n"
        "  func.func public @main(%x: tensor<4xf32>) -> tensor<f32> {\n"
        "    %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
        "    %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>\n"
        "    %1 = stablehlo.multiply %0, %c : tensor<4xf32>\n"
        "    %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "    %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, "
        "tensor<f32>) -> tensor<f32>\n"
        "    return %2 : tensor<f32>\n"
        "  }\n"
        "}\n";
    qn_graph *g;
    char *text;
    qn_status status = qn_graph_parse(context, "source", source, sizeof source - 1, &g);
    if (!status)
        status = qn_graph_print(g, &text);
    if (!status)
        qn_free(text);
    return status;
}

static qn_status in_context(qn_status (*job)(qn_context *))
{
    qn_context *context;
    qn_status status = qn_open(NULL, &context);
    if (!status)
        status = job(context);
    qn_close(context);
    return status;
}

static qn_status scenario_build(void) { return in_context(build_and_call); }
static qn_status scenario_parse(void) { return in_context(parse_and_print); }

/* A compiler that returns a kept image, which a real compiler has made. */
static void *kept_image;
static size_t kept_size;

static qn_status give_kept(void *self, const qn_compile_request *request, void **out, size_t *size)
{
    (void)self, (void)request;
    void *copy = malloc(kept_size);
    if (!copy)
        return status_oom();
    *out = memcpy(copy, kept_image, kept_size);
    *size = kept_size;
    return NULL;
}
static const char *describe_kept(void *self) { return self ? "" : "kept"; }

static qn_graph *small_graph(qn_context *context)
{
    static float big[2000];
    qn_graph *g = qn_graph_new(context, "memory");
    if (!g)
        return NULL;
    for (int i = 0; i < 2000; i++)
        big[i] = (float)i;
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(2000));
    qn_output(g, "y", qn_add(x, qn_constant(g, QN_F32, QN_DIMS(2000), big)));
    return g;
}

static qn_status scenario_object(void)
{
    qn_compiler compiler = {QN_COMPILER_VERSION, NULL, give_kept, describe_kept};
    qn_context *context;
    qn_status status = qn_open(&(qn_options){.compiler = &compiler, .cache = "off"}, &context);
    qn_graph *g = status ? NULL : small_graph(context);
    void *object;
    size_t size;
    char *header;
    if (g)
        status = qn_object(g, &(qn_object_options){.name = "reader"}, &object, &size, &header);
    if (g && !status) {
        CHECK(size > 8000 && strstr(header, "int reader("));
        qn_free(object);
        qn_free(header);
    }
    if (g && status)
        CHECK(!object && !header);
    qn_close(context);
    return status;
}

static void keep_image(void)
{
    qn_context *context;
    CHECK_OK(qn_open(&(qn_options){.compiler = qn_jit_compiler(), .cache = "off"}, &context));
    qn_graph *g = small_graph(context);
    uint8_t *bytes;
    size_t size;
    region_id entry;
    CHECK_OK(graph_seal(g, &entry));
    CHECK_OK(graph_to_bytes(&g->g, entry, &bytes, &size));
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = level_facts[context->level].name};
    CHECK_OK(qn_jit_compiler()->compile(NULL, &request, &kept_image, &kept_size));
    free(bytes);
    qn_close(context);
}

/* Makes allocations fail in the client of the compiler process, not in the compiler process. */
static qn_status scenario_client(void)
{
    char program[OS_CHILD_PATH + 32], directory[OS_CHILD_PATH];
    CHECK(os_executable_directory(directory));
    snprintf(program, sizeof program, "%s/faulty_jit", directory);
    client *c;
    void *made;
    size_t size;
    qn_status status =
        client_open(&(client_options){.compile_id = BUILD_COMPILE_ID, .program = program, .kernels = "/nowhere"}, &c);
    if (status)
        return status;
    qn_compile_request request = {.graph = "abc", .graph_size = 3, .level = "any"};
    for (int i = 0; i < 2 && !status; i++) {
        status = client_compiler(c)->compile(c, &request, &made, &size);
        CHECK(status || (size == 3 && memcmp(made, "cba", 4) == 0));
        if (!status)
            free(made);
    }
    client_close(c);
    return status;
}

TEST(compiling_elsewhere) { exhaust(scenario_client); }
TEST(building_and_calling) { exhaust(scenario_build); }
TEST(parsing_and_printing) { exhaust(scenario_parse); }
TEST(making_objects)
{
    keep_image();
    exhaust(scenario_object);
    free(kept_image);
}

#endif
