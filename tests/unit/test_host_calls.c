/* Tests of calls of host functions in images (abi/image.h): invalid tables, arguments of steps, binding, running. */
#include "base/stop.h"
#include "base/checksum.h"
#include "graph/build.h"
#include "graph_case.h"
#include "quern/jit.h"
#include "runtime/program.h"

typedef struct image {
    uint8_t *bytes;
    size_t size;
} image;

static image_header *header_of(const image *m) { return (image_header *)(void *)m->bytes; }
static image_host *hosts_of(const image *m) { return (image_host *)(uintptr_t)image_hosts(header_of(m)); }
static image_tensor *tensors_of(const image *m) { return (image_tensor *)(uintptr_t)image_tensors(header_of(m)); }
static image_attribute *attributes_of(const image *m)
{
    return (image_attribute *)(uintptr_t)image_attributes(header_of(m));
}
static plan_step *steps_of(const image *m) { return (plan_step *)(void *)(m->bytes + header_of(m)->steps_offset); }
static plan_argument *arguments_of(const image *m)
{
    return (plan_argument *)(void *)(m->bytes + header_of(m)->arguments_offset);
}

static cpu_facts this_cpu(void)
{
    cpu_facts cpu;
    cpu_probe(&cpu);
    return cpu;
}

static image compile(void)
{
    image made = {NULL, 0};
    uint8_t *bytes = NULL;
    size_t size = 0;
    void *out = NULL;
    cpu_facts cpu = this_cpu();
    CHECK_OK(graph_to_bytes(&g, function, &bytes, &size));
    qn_compile_request request = {.graph = bytes, .graph_size = size, .level = level_facts[level_best(&cpu)].name};
    CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &out, &made.size));
    made.bytes = out;
    free(bytes);
    done();
    return made;
}

/* Makes the image of `y = f(x, x)`. The attributes of the call have a dictionary inside a dictionary. */
static image call_image(void)
{
    static const int32_t numbers[] = {7, 8};
    const attr_entry inner[] = {{.name = {1, "i"}, .kind = ENTRY_LIST, .dtype = QN_I32, .count = 2, .at = numbers}};
    const attr_entry outer[] = {{.name = {1, "a"}, .kind = ENTRY_DICT, .count = 1, .at = inner},
                                {.name = {1, "b"}, .kind = ENTRY_STRING, .count = 3, .at = "xyz"}};
    begin();
    node_id x = in("4xf32");
    const type result = *type_at(&g, type_of("4xf32"));
    end(MAKE(OP_custom_call,
             ATTRS(.call_target_name = {1, "f"}, .api_version = 4, .backend_attributes = {2, outer},
                   .result_types = {1, &result}),
             x, x));
    return compile();
}

/* Loads an image. Expects a status with the code `code` and `word` in its message, or success if `code` is QN_OK. */
static void check_load(const char *file, int line, const image *m, qn_code code, const char *word)
{
    program *p = NULL;
    cpu_facts cpu = this_cpu();
    char *exact = malloc(m->size);
    header_of(m)->checksum = checksum_after(m->bytes, IMAGE_CHECKED_FROM, m->size);
    memcpy(exact, m->bytes, m->size);
    qn_status status = program_load(exact, m->size, &cpu, &p);
    if (qn_status_code(status) != code || !strstr(qn_status_message(status), word))
        unit_fail(file, line, "code %d: %s", (int)qn_status_code(status), qn_status_message(status));
    qn_status_free(status);
    program_free(p);
    free(exact);
}
#define REFUSED(field, value)                                                                                          \
    do {                                                                                                               \
        uint64_t before_ = (uint64_t)(field);                                                                          \
        (field) = (value);                                                                                             \
        check_load(__FILE__, __LINE__, &m, QN_INVALID_ARGUMENT, "malformed");                                          \
        (field) = before_;                                                                                             \
        check_load(__FILE__, __LINE__, &m, QN_OK, "");                                                                 \
    } while (0)

TEST(malformed_tables_are_refused)
{
    image m = call_image();
    image_code *c = &header_of(&m)->code;
    image_host *host = hosts_of(&m);
    image_attribute *a = attributes_of(&m);
    CHECK(c->hosts == 1 && c->tensors == 3 && c->attributes == 3 && c->texts % 8 == 0);
    REFUSED(c->hosts, UINT32_MAX);
    REFUSED(c->tensors, UINT32_MAX);
    REFUSED(c->attributes, UINT32_MAX);
    REFUSED(c->texts, UINT32_MAX);
    REFUSED(c->texts, c->texts - 4);
    REFUSED(host->target.at, c->texts);
    REFUSED(host->target.size, c->texts);
    REFUSED(host->target.size, 0); /* no zero byte follows */
    REFUSED(host->config.at, UINT32_MAX);
    REFUSED(host->inputs, 3);
    REFUSED(host->outputs, UINT32_MAX);
    REFUSED(host->tensor, 1);
    REFUSED(host->attribute, 2);
    REFUSED(host->attributes, 4);
    for (uint32_t i = 0; i < c->tensors; i++) {
        image_tensor *t = &tensors_of(&m)[i];
        REFUSED(t->dtype, QN_NONE);
        REFUSED(t->dtype, 200);
        REFUSED(t->rank, IMAGE_RANK + 1);
        REFUSED(t->dims[0], -1);
        REFUSED(t->dims[0], INT64_MAX);
        REFUSED(t->dims[0], 5); /* the tensor is larger than the argument */
    }
    CHECK(a[0].kind == IMAGE_DICTIONARY && a[1].kind == IMAGE_STRING && a[2].kind == IMAGE_LIST);
    REFUSED(a[0].at, 0); /* the dictionary would contain itself */
    REFUSED(a[0].at, 3);
    REFUSED(a[0].count, 3);
    REFUSED(a[0].kind, 4);
    REFUSED(a[0].name.at, c->texts);
    REFUSED(a[0].dtype, QN_I32);
    REFUSED(a[1].count, 2); /* no zero byte follows */
    REFUSED(a[1].at, c->texts);
    REFUSED(a[2].at, c->texts);
    REFUSED(a[2].at, a[2].at + 2);
    REFUSED(a[2].count, UINT32_MAX / 4);
    REFUSED(a[2].dtype, QN_NONE);
    REFUSED(a[2].kind, IMAGE_NUMBER); /* the number would have two elements */
    free(m.bytes);
}

TEST(steps_with_invalid_arguments_are_refused)
{
    image m = call_image();
    plan_step *s = steps_of(&m);
    CHECK(header_of(&m)->plan.steps == 1 && s->kind == PLAN_HOST && header_of(&m)->plan.arguments == 3);
    REFUSED(s->kernel, 1);
    REFUSED(s->argument, 1);
    REFUSED(s->argument, UINT32_MAX);
    REFUSED(s->length, 1);
    REFUSED(s->kind, PLAN_HOST + 1);
    for (uint32_t i = 0; i < 3; i++) {
        REFUSED(arguments_of(&m)[i].offset, 4);
        REFUSED(arguments_of(&m)[i].offset, -4);
        REFUSED(arguments_of(&m)[i].slot, 9);
    }
    REFUSED(arguments_of(&m)[2].slot, 0); /* an input that no call may write */
    free(m.bytes);
}

/* Computes `y[i] = x[i] + n`, where n is the first number of a list. Fails if x[0] is negative. */
static qn_status f(void *user, const qn_custom_args *args)
{
    ++*(int *)user;
    const float *x = args->inputs[1].data;
    const qn_custom_attribute *a = args->attributes, *i = a[0].data;
    CHECK(args->attribute_count == 2 && !strcmp(a[0].name, "a") && !strcmp(i->name, "i") && i->count == 2);
    CHECK(!memcmp(a[1].data, "xyz", 4));
    for (int k = 0; k < 4; k++)
        ((float *)args->outputs[0].data)[k] = x[k] + (float)((const int32_t *)i->data)[0];
    return x[0] < 0 ? qn_status_make(QN_NOT_FOUND, "nothing below zero") : NULL;
}

TEST(a_program_is_bound_before_it_is_called)
{
    image m = call_image();
    cpu_facts cpu = this_cpu();
    program *p = NULL;
    pool *threads = NULL;
    customs *all = NULL;
    custom_set set = {0};
    int calls = 0;
    float x[4] = {1, 2, 3, 4}, y[4];
    void *slots[] = {x, y};
    CHECK_OK(pool_open(1, NULL, &threads));
    CHECK_OK(customs_open(&all));
    CHECK_OK(program_load(m.bytes, m.size, &cpu, &p));
    qn_status status = program_call(p, threads, &stop_never, slots);
    CHECK(strstr(qn_status_message(status), "not bound to them"));
    qn_status_free(status);
    status = program_bind(p, &set);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT && strstr(qn_status_message(status), "it calls @f"));
    qn_status_free(status);
    program_free(p);
    CHECK_OK(customs_add(all, &(qn_custom){.name = "f", .version = 3, .call = f, .user = &calls}));
    CHECK_OK(custom_set_add(&set, all, "f", NULL, false));
    CHECK_OK(program_load(m.bytes, m.size, &cpu, &p));
    CHECK_OK(program_bind(p, &set));
    CHECK_OK(program_call(p, threads, &stop_never, slots));
    CHECK(y[0] == 8 && y[3] == 11 && calls == 1);
    x[0] = -1;
    status = program_call(p, threads, &stop_never, slots);
    CHECK(qn_status_code(status) == QN_NOT_FOUND);
    CHECK(!strcmp(qn_status_message(status), "custom call @f: nothing below zero"));
    qn_status_free(status);
    custom_set_free(&set);
    program_free(p);
    customs_close(all);
    pool_close(threads);
    free(m.bytes);
}

TEST(sets_are_written_and_read)
{
    customs *all = NULL;
    custom_set set = {0}, read = {0};
    text written = {0};
    const uint32_t three = 3, four = 4;
    CHECK_OK(customs_open(&all));
    CHECK_OK(customs_add(all, &(qn_custom){.name = "b", .version = 3, .call = f}));
    CHECK_OK(customs_add(all, &(qn_custom){.name = "a", .version = 4, .call = f}));
    CHECK_OK(custom_set_add(&set, all, "b", &three, true));
    CHECK_OK(custom_set_add(&set, all, "a", &four, true));
    CHECK_OK(custom_set_add(&set, all, "b", NULL, false));
    CHECK(set.count == 2 && set.at[0].effects && !set.at[1].effects);
    custom_set_write(&set, &written);
    CHECK(written.size == 2 * (8 + 2));
    CHECK_OK(custom_set_read(&read, all, written.at, written.size));
    CHECK(read.count == 2 && !memcmp(read.at, set.at, sizeof(custom *)) && !read.at[1].effects);
    for (size_t size = 1; size < written.size; size++) {
        custom_set cut = {0};
        char *exact = malloc(size);
        memcpy(exact, written.at, size);
        qn_status status = size == written.size / 2 ? NULL : custom_set_read(&cut, all, exact, size);
        CHECK(size == written.size / 2 || qn_status_code(status) == QN_INVALID_ARGUMENT);
        qn_status_free(status);
        custom_set_free(&cut);
        free(exact);
    }
    text_free(&written);
    custom_set_free(&set);
    custom_set_free(&read);
    customs_close(all);
}
