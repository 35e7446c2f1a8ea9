// Uses the public headers from C++17: builds a graph, compiles it and calls the function. C++ has no compound literals,
// so none is used.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "quern/dlpack.h"
#include "quern/inspect.h"
#include "quern/io.h"
#include "quern/jit.h"
#include "quern/optim.h"
#include "quern/quern.h"

namespace {

unsigned passed, failed;

void check(bool holds, const char *what, int line)
{
    ++(holds ? passed : failed);
    if (!holds)
        std::printf("%s:%d: does not hold: %s\n", __FILE__, line, what);
}
#define CHECK(condition) check((condition), #condition, __LINE__)

// Deleters for std::unique_ptr, as a C++ program would write them.
struct closer {
    void operator()(qn_context *context) const { qn_close(context); }
    void operator()(qn_graph *graph) const { qn_graph_free(graph); }
    void operator()(qn_function *function) const { qn_function_free(function); }
    void operator()(char *text) const { qn_free(text); }
};
template <typename T> using owner = std::unique_ptr<T, closer>;

bool ok(qn_status status)
{
    if (status)
        std::printf("%s\n", qn_status_message(status));
    bool success = qn_status_code(status) == QN_OK;
    qn_status_free(status);
    return success;
}


// A lambda without captures converts to a callback.
void count_down(qn_value n, qn_value *out)
{
    qn_region above_zero = [](void *, std::size_t, const qn_value *args, qn_value *result) {
        result[0] = qn_compare(args[0], qn_fill(args[0].graph, QN_I32, QN_SCALAR, 0), QN_GT);
    };
    qn_region less_one = [](void *steps, std::size_t, const qn_value *args, qn_value *result) {
        ++*static_cast<int *>(steps);
        result[0] = qn_subtract(args[0], qn_fill(args[0].graph, QN_I32, QN_SCALAR, 1));
        result[1] = qn_add(args[1], args[0]);
    };
    int visits = 0;
    qn_value init[] = {n, qn_fill(n.graph, QN_I32, QN_SCALAR, 0)};
    qn_while(2, init, above_zero, less_one, &visits, out);
    CHECK(visits == 1);
}

void build_and_call(const qn_compiler *compiler)
{
    qn_options options{};
    options.compiler = compiler;
    std::string log;
    options.log_user = &log;
    options.log = [](void *user, const char *line) { *static_cast<std::string *>(user) += line; };
    qn_context *opened = nullptr;
    CHECK(ok(qn_open(&options, &opened)));
    owner<qn_context> context(opened);
    owner<qn_graph> graph(qn_graph_new(context.get(), "from C++"));
    const qn_dims shape = QN_DIMS(2, 3);
    qn_value x = qn_input(graph.get(), "x", QN_F32, shape), n = qn_input(graph.get(), "n", QN_I32, QN_SCALAR);
    qn_value dx, loop[2];
    qn_scope_push(graph.get(), "scope");
    QN_AT(graph.get());
    qn_gradient(qn_sum(qn_square(x), QN_SCALAR), 1, &x, &dx);
    count_down(n, loop);
    qn_scope_pop(graph.get());
    qn_name(dx, "slope");
    qn_output(graph.get(), "softmax", qn_softmax(QN_HERE(x), -1));
    qn_output(graph.get(), "gradient", dx);
    qn_output(graph.get(), "triangle", loop[1]);
    char *printed = nullptr;
    CHECK(ok(qn_graph_print(graph.get(), &printed)));
    owner<char> text(printed);
    CHECK(text && std::string(text.get()).find("stablehlo") != std::string::npos);
    CHECK(std::string(text.get()).find("%slope = ") != std::string::npos);
    CHECK(std::string(text.get()).find("cxx.cpp") != std::string::npos);
    qn_optimizer adam{};
    adam.kind = QN_ADAM;
    CHECK(qn_optimizer_state_count(&adam, 2) == 5);
    qn_function *compiled = nullptr;
    CHECK(ok(qn_compile(graph.get(), nullptr, &compiled)));
    owner<qn_function> function(compiled);
    graph.reset();

    std::vector<float> in{1, 2, 3, -1, 0, 1}, soft(6), gradient(6);
    std::int32_t steps = 100, triangle = 0;
    qn_tensor inputs[] = {{in.data(), QN_F32, shape}, {&steps, QN_I32, QN_SCALAR}};
    qn_tensor outputs[] = {
        {soft.data(), QN_F32, shape}, {gradient.data(), QN_F32, shape}, {&triangle, QN_I32, {}}};
    CHECK(ok(qn_call(function.get(), 2, inputs, 3, outputs)));
    CHECK(triangle == 5050);
    for (int i = 0; i < 6; i++) {
        double sum = 0;
        for (int k = i / 3 * 3; k < i / 3 * 3 + 3; k++)
            sum += std::exp(double(in[std::size_t(k)] - in[std::size_t(i)]));
        CHECK(std::fabs(soft[std::size_t(i)] - 1 / sum) < 1e-6);
        CHECK(gradient[std::size_t(i)] == 2 * in[std::size_t(i)]);
    }
    qn_status status = qn_call(function.get(), 1, inputs, 3, outputs);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT);
    qn_status_free(status);

    std::vector<std::thread> threads; // several threads call the function at the same time
    std::vector<std::int32_t> results(8);
    for (auto &result : results)
        threads.emplace_back([&function, &inputs, &shape, &result] {
            std::vector<float> a(6), b(6);
            qn_tensor own[] = {{a.data(), QN_F32, shape}, {b.data(), QN_F32, shape}, {&result, QN_I32, {}}};
            qn_status failure = qn_call(function.get(), 2, inputs, 3, own);
            if (failure)
                result = -1;
            qn_status_free(failure);
        });
    for (auto &thread : threads)
        thread.join();
    for (auto result : results)
        CHECK(result == 5050);
}

void archive_and_dlpack()
{
    std::vector<float> weights{1, 2, 3};
    const qn_tensor tensor = {weights.data(), QN_F32, QN_DIMS(3)};
    const qn_named_tensor named = {"w", tensor};
    qn_write_options options{};
    options.format = QN_SAFETENSORS;
    std::string file;
    auto append = [](void *user, const void *bytes, std::size_t size) -> qn_status {
        static_cast<std::string *>(user)->append(static_cast<const char *>(bytes), size);
        return nullptr;
    };
    CHECK(ok(qn_archive_write_to(append, &file, &options, 1, &named)));
    qn_archive *archive = nullptr;
    CHECK(ok(qn_archive_view(file.data(), file.size(), &archive)));
    CHECK(qn_archive_count(archive) == 1 && qn_archive_find(archive, "w") == 0);
    std::vector<float> copy(3);
    const qn_tensor to = {copy.data(), QN_F32, QN_DIMS(3)};
    CHECK(ok(qn_archive_copy(archive, 0, &to)) && copy == weights);
    qn_archive_free(archive);

    int released = 0;
    DLManagedTensorVersioned *managed = nullptr;
    auto release = [](void *user) { ++*static_cast<int *>(user); };
    CHECK(ok(qn_dlpack_export(&tensor, 0, release, &released, &managed)));
    qn_tensor back{};
    CHECK(ok(qn_dlpack_import(managed, 1, &back)) && back.data == weights.data());
    qn_dlpack_free(managed);
    CHECK(released == 1);
}

} // namespace

int main()
{
    build_and_call(nullptr);
    build_and_call(qn_jit_compiler());
    archive_and_dlpack();
    std::printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}
