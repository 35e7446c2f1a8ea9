/* Targets of compilation, and objects to link. tests/cli/test_object.sh links and runs objects. */
#include "api.h"
#include "quern/cache.h"

static qn_cpu find(const qn_context *context, const char *level, const char *cpu)
{
    qn_cpu found;
    CHECK_OK(qn_find_cpu(context, &(qn_target){level, cpu}, &found));
    return found;
}

TEST(every_cpu_is_found_by_its_name)
{
    qn_context *context = open_jit();
    qn_cpu cpu, found;
    size_t count = 0, generic = 0;
    qn_status end;
    for (; !(end = qn_get_cpu(count, &cpu)); count++) {
        found = find(context, cpu.level, cpu.name);
        CHECK_STR(found.name, cpu.name);
        CHECK_STR(found.level, cpu.level);
        CHECK_STR(found.tuning, cpu.tuning);
        CHECK(strcmp(cpu.machine, "aarch64") == 0 || strcmp(cpu.machine, "x86_64") == 0);
        CHECK((strcmp(cpu.level, "armv8-a") == 0) == (strcmp(cpu.machine, "aarch64") == 0));
        generic += strcmp(cpu.name, "generic") == 0;
        if (strcmp(cpu.name, "generic") != 0)
            CHECK_STR(find(context, NULL, cpu.name).level, cpu.level);
    }
    CHECK_FAILS(end, QN_NOT_FOUND, "there is no CPU number");
    CHECK(count > 8 && generic == 5);
    qn_close(context);
}

TEST(levels_and_tunings_of_targets)
{
    qn_context *context = open_jit();
    qn_info info;
    qn_cpu found;
    qn_get_info(context, &info);
    CHECK_STR(find(context, NULL, NULL).level, info.level);
    CHECK_STR(find(context, NULL, "generic").level, has_level("armv8-a") ? "armv8-a" : "x86-64-v3");
    CHECK_STR(find(context, "x86-64-v4", "generic").level, "x86-64-v4");
    CHECK_STR(find(context, NULL, "host").level, info.level);
    CHECK_STR(find(context, "armv8-a", NULL).tuning, "cortex-a72");
    CHECK_STR(find(context, "armv8-a", "generic").tuning, "cortex-a72");
    CHECK_STR(find(context, NULL, "pi4").tuning, "cortex-a72");
    CHECK_STR(find(context, NULL, "pi5").tuning, "cortex-a76");
    CHECK_FAILS(qn_find_cpu(context, &(qn_target){"x86-64-v4", "pi4"}, &found), QN_INVALID_ARGUMENT,
                "armv8-a, not x86-64-v4");
    CHECK_FAILS(qn_find_cpu(context, &(qn_target){"z80", NULL}, &found), QN_INVALID_ARGUMENT, "\"z80\"");
    CHECK_FAILS(qn_find_cpu(context, &(qn_target){NULL, "z80"}, &found), QN_INVALID_ARGUMENT, "znver4");
    const char *foreign = strcmp(info.level, "armv8-a") == 0 ? "x86-64-v3" : "armv8-a";
    CHECK_FAILS(qn_find_cpu(context, &(qn_target){foreign, "host"}, &found), QN_INVALID_ARGUMENT, "host");
    qn_close(context);
}

static qn_graph *scaled(qn_context *context)
{
    qn_graph *g = qn_graph_new(context, "scaled");
    qn_value x = qn_input(g, "x", QN_F32, QN_DIMS(5, 3)), w = qn_input(g, "w", QN_BF16, QN_DIMS(4));
    qn_output(g, "y", qn_scale(qn_tanh(x), 2));
    qn_update(g, w, qn_negate(w));
    return g;
}

TEST(tuning_is_part_of_the_key)
{
    qn_context *context = open_jit();
    qn_graph *g = scaled(context);
    char pi4[65], pi5[65], generic[65], level[65];
    CHECK_OK(qn_cache_key(g, &(qn_compile_options){.cpu = "pi4"}, pi4));
    CHECK_OK(qn_cache_key(g, &(qn_compile_options){.cpu = "pi5"}, pi5));
    CHECK_OK(qn_cache_key(g, &(qn_compile_options){.level = "armv8-a", .cpu = "generic"}, generic));
    CHECK_OK(qn_cache_key(g, &(qn_compile_options){.level = "armv8-a"}, level));
    CHECK_STR(generic, pi4);
    CHECK_STR(level, pi4);
    CHECK(strcmp(pi5, pi4) != 0);
    CHECK_FAILS(qn_cache_key(g, &(qn_compile_options){.level = "x86-64-v3", .cpu = "pi5"}, level), QN_INVALID_ARGUMENT,
                "pi5");
    qn_close(context);
}

/* Compiles a program for this machine's level, tuned for each CPU of this level. All results must have the same
 * bits. */
TEST(tunings_give_the_same_bits)
{
    qn_context *context = open_jit();
    qn_info info;
    qn_cpu cpu;
    qn_get_info(context, &info);
    float x[5][3], wanted[5][3], got[5][3];
    for (int i = 0; i < 15; i++)
        x[i / 3][i % 3] = (float)i / 7 - 1;
    for (size_t i = 0, compiled = 0;; i++) {
        qn_status end = qn_get_cpu(i, &cpu);
        qn_status_free(end);
        if (end) {
            CHECK(compiled > 1);
            break;
        }
        if (strcmp(cpu.level, info.level) != 0)
            continue;
        qn_function *f;
        uint16_t w[4] = {1, 2, 3, 4};
        CHECK_OK(qn_compile(scaled(context), &(qn_compile_options){.level = cpu.level, .cpu = cpu.name}, &f));
        qn_tensor in[] = {TENSOR(x, QN_F32, 5, 3), TENSOR(w, QN_BF16, 4)}, out = TENSOR(got, QN_F32, 5, 3);
        CHECK_OK(qn_call(f, 2, in, 1, &out));
        if (compiled++)
            CHECK(memcmp(got, wanted, sizeof got) == 0);
        memcpy(wanted, got, sizeof got);
        CHECK(w[0] == 0x8001);
    }
    qn_close(context);
}

TEST(an_object_and_its_header)
{
    qn_context *context = open_jit();
    void *object, *again;
    size_t size, size_again;
    char *header;
    qn_object_options options = {.name = "reader", .target = {NULL, "pi4"}};
    CHECK_OK(qn_object(scaled(context), &options, &object, &size, &header));
    CHECK_OK(qn_object(scaled(context), &options, &again, &size_again, NULL));
    CHECK(size == size_again && memcmp(object, again, size) == 0);
    CHECK(size > 500 && memcmp(object, "\177ELF\2\1\1", 7) == 0 && ((unsigned char *)object)[18] == 183);
    CHECK(strstr(header, "#ifndef QUERN_OBJECT_reader_H\n") && strstr(header, "for armv8-a"));
    CHECK(strstr(header, "int reader(const float *in_x,\n") && strstr(header, " uint16_t *inout_w,\n"));
    CHECK(strstr(header, "/* w: bf16[4], read and updated */\n#define reader_COUNT_w 4\n#define reader_BYTES_w 8\n"));
    CHECK(strstr(header, "/* y: f32[5, 3], written */\n#define reader_COUNT_y 15\n#define reader_BYTES_y 60\n"));
    qn_free(object);
    qn_free(again);
    qn_free(header);
    qn_close(context);
}

TEST(names_that_c_does_not_allow)
{
    static const char *const wrong[] = {"",         "class",          "9",  "a b", "int32_t", "a-b", "main",
                                        "\xc3\xa4", "quern_rt_run_3", "EOF"};
    static const char *const names[] = {"class", "x", "X", "", "workspace", "a b", "input0", "reader", "_t"};
    qn_context *context = open_jit();
    void *object = context;
    size_t size = 1;
    char *header;
    for (size_t i = 0; i < COUNT(wrong); i++) {
        qn_object_options options = {.name = wrong[i]};
        CHECK_FAILS(qn_object(scaled(context), &options, &object, &size, &header), QN_INVALID_ARGUMENT,
                    "cannot be the name of a C function");
        CHECK(!object && !size && !header);
    }
    CHECK_FAILS(qn_object(scaled(context), &(qn_object_options){.name = NULL}, &object, &size, NULL),
                QN_INVALID_ARGUMENT, "name");
    qn_graph *g = qn_graph_new(context, "*/ int x;");
    qn_value sum = qn_input(g, names[0], QN_F64, QN_SCALAR);
    for (size_t i = 1; i < COUNT(names); i++)
        sum = qn_add(sum, qn_input(g, names[i], QN_F64, QN_SCALAR));
    qn_output(g, "x", sum);
    CHECK_OK(qn_object(g, &(qn_object_options){.name = "reader"}, &object, &size, &header));
    CHECK(!strstr(header, "int x;"));
    CHECK(strstr(header, "int reader(const double *in_class,\n    const double *in_x,\n    const double *in_X,\n"));
    CHECK(strstr(header, "*input3,") && strstr(header, "*in_workspace,") && strstr(header, "*input5,"));
    CHECK(strstr(header, "*in_input0,") && strstr(header, "*in_reader,") && strstr(header, "*input8,"));
    CHECK(strstr(header,
                 " double *output0,\n    void *workspace);")); /* not `out_x`, because an input has the name `x` too */
    qn_free(object);
    qn_free(header);
    qn_context *none;
    CHECK_OK(qn_open(&(qn_options){.jit = "", .threads = 1, .cache = "off"}, &none));
    CHECK_FAILS(qn_object(scaled(none), &(qn_object_options){.name = "reader"}, &object, &size, &header),
                QN_UNSUPPORTED, "compiler");
    qn_close(none);
    qn_close(context);
}
