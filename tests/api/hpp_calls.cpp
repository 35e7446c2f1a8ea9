// Contexts, graphs, functions, tensors, functions of the host and packs through quern.hpp: lifetimes, errors and results.
#include <fstream>
#include <thread>

#include "hpp.hpp"

namespace {

using qn::value;
using floats = std::vector<float>;

// y = softmax(x) * 2 for x in f32[2,3].
qn::graph softmax_graph(const qn::context &quern)
{
    qn::graph g(quern, "softmax");
    g.output("y", 2 * softmax(g.input<float>("x", {2, 3})));
    return g;
}
// The same by the C interface.
floats softmax_in_c(const floats &x)
{
    qn_context *quern = nullptr;
    qn_options options{};
    options.cache = "off";
    options.compiler = qn_jit_compiler();
    CHECK_OK(qn_open(&options, &quern));
    qn_graph *g = qn_graph_new(quern, "c");
    qn_value in = qn_input(g, "x", QN_F32, QN_DIMS(2, 3));
    qn_output(g, "y", qn_multiply(qn_fill(g, QN_F32, QN_DIMS(2, 3), 2), qn_softmax(in, -1)));
    qn_function *f = nullptr;
    CHECK_OK(qn_compile(g, nullptr, &f));
    floats y(6);
    qn_tensor inputs[] = {{const_cast<float *>(x.data()), QN_F32, QN_DIMS(2, 3)}};
    qn_tensor outputs[] = {{y.data(), QN_F32, QN_DIMS(2, 3)}};
    CHECK_OK(qn_call(f, 1, inputs, 1, outputs));
    qn_close(quern);
    return y;
}
const floats X = {1, 2, 3, -1, 0, 0.5f};

void write_file(const std::string &path, const qn::bytes &bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

template <typename T> T &alias(T &object)
{
    return object;
} // hides from the compiler that an object is moved to itself

} // namespace

static_assert(!std::is_copy_constructible_v<qn::context> && !std::is_copy_assignable_v<qn::context>);
static_assert(!std::is_copy_constructible_v<qn::graph> && !std::is_copy_assignable_v<qn::graph>);
static_assert(!std::is_copy_constructible_v<qn::function> && !std::is_copy_assignable_v<qn::function>);
static_assert(!std::is_copy_constructible_v<qn::pack> && !std::is_copy_assignable_v<qn::pack>);
static_assert(std::is_nothrow_move_constructible_v<qn::graph> && std::is_nothrow_move_assignable_v<qn::function>);
static_assert(qn::dtype_of<float> == QN_F32 && qn::dtype_of<bool> == QN_I1 && qn::dtype_of<std::int8_t> == QN_I8);
static_assert(qn::dtype_of<std::uint64_t> == QN_UI64 && qn::dtype_of<long long> == QN_I64 &&
              qn::dtype_of<std::complex<double>> == QN_C128 && qn::dtype_of<char> == QN_NONE);

TEST(results)
{
    auto quern = open_compiler();
    qn::graph g = softmax_graph(quern);
    auto f = g.compile();
    const floats want = softmax_in_c(X);
    floats y(6);
    f({X}, {y}); // vectors take the shapes of the function
    CHECK(y == want);
    float in[2][3] = {{1, 2, 3}, {-1, 0, 0.5f}}, out[2][3];
    f({in}, {out});
    CHECK(!std::memcmp(out, want.data(), sizeof out));
    std::array<float, 6> a{};
    f({{X, {2, 3}}}, {{a, {2, 3}}});
    CHECK(floats(a.begin(), a.end()) == want);
    a.fill(0);
    f({{X.data(), {2, 3}}}, {{a.data(), {2, 3}}});
    CHECK(floats(a.begin(), a.end()) == want);
    const std::vector<qn::const_tensor> inputs = {{static_cast<const void *>(X.data()), qn::f32, {2, 3}}};
    const std::vector<qn::tensor> outputs = {{static_cast<void *>(y.data()), qn::f32, {2, 3}}};
    y.assign(6, 0);
    f(inputs, outputs);
    CHECK(y == want);
    f({qn_tensor{const_cast<float *>(X.data()), QN_F32, QN_DIMS(2, 3)}}, {qn_tensor{y.data(), QN_F32, QN_DIMS(2, 3)}});
    CHECK(y == want && f.input_count() == 1 && f.output_count() == 1 && !std::strcmp(f.input(0).name, "x"));
    CHECK(f.stats().kind == QN_ENGINE_COMPILED && qn::dims(f.output(0).dims) == qn::dims(2, 3));
    qn::compile_options evaluate;
    evaluate.evaluate = true;
    y.assign(6, 0);
    g.compile(evaluate)({X}, {y});
    CHECK(y == want);
    qn::compile_options profile;
    profile.profile = true;
    auto timed = g.compile(profile);
    timed({X}, {y});
    CHECK(!timed.profile().empty() && timed.profile()[0].runs == 1 && f.profile().empty());
}

TEST(element_types)
{
    auto quern = open_evaluator();
    qn::graph g(quern);
    value b = g.input<bool>("b", {2}), i = g.input<std::int16_t>("i", {}), c = g.input<std::complex<float>>("c", {2});
    g.output(!b);
    g.output(i * 2);
    g.output(imag(c));
    g.output(g.constant(7.5));
    auto f = g.compile();
    bool in[2] = {true, false}, out[2];
    const std::complex<float> z[2] = {{1, 2}, {3, 4}};
    std::int16_t twice = 0;
    floats parts(2);
    double number = 0;
    f({in, std::int16_t{21}, z}, {out, twice, parts, number});
    CHECK(!out[0] && out[1] && twice == 42 && parts == floats({2, 4}) && number == 7.5);
}

TEST(many_tensors)
{
    auto quern = open_evaluator();
    qn::graph g(quern);
    std::vector<qn::const_tensor> inputs;
    std::vector<qn::tensor> outputs;
    floats in(20), out(20);
    for (std::size_t k = 0; k < 20; k++) {
        in[k] = static_cast<float>(k);
        g.output(g.input<float>(nullptr, {}) + 1);
        inputs.push_back(in[k]);
        outputs.push_back(out[k]);
    }
    g.compile()(inputs, outputs);
    CHECK(out[0] == 1 && out[19] == 20);
}

TEST(updates)
{
    auto quern = open_compiler();
    qn::graph g(quern);
    value state = g.input<float>("state", {2, 2}), x = g.input<float>("x", {2, 2}), y = g.input<float>("y", {4});
    g.output(sum(x));
    g.update(state, state + x);
    g.output(y);
    auto f = g.compile();
    floats s(4, 1), in = {1, 2, 3, 4}, same(4);
    float total = 0;
    f({s, in, in}, {total, same}); // the output `same` comes after the update
    CHECK(s == floats({2, 3, 4, 5}) && total == 10 && same == in);
    const floats fixed(4, 1);
    CHECK_THROWS(f({fixed, in, in}, {total, same}), QN_INVALID_ARGUMENT, "input 0 is updated, but its memory is const");
    f({s, fixed, fixed}, {total, same}); // other inputs may be const
    CHECK(total == 4 && s[0] == 3);
}

TEST(wrong_tensors)
{
    auto quern = open_evaluator();
    auto f = softmax_graph(quern).compile();
    floats y(6), five(5);
    std::vector<int> ints(6);
    CHECK_THROWS(f({}, {y}), QN_INVALID_ARGUMENT, "input");
    CHECK_THROWS(f({X, X}, {y}), QN_INVALID_ARGUMENT, "input");
    CHECK_THROWS(f({X}, {y, y}), QN_INVALID_ARGUMENT, "output");
    CHECK_THROWS(f({X}, {}), QN_INVALID_ARGUMENT, "output");
    CHECK_THROWS(f({five}, {y}), QN_INVALID_ARGUMENT, "tensor<5xf32>");
    CHECK_THROWS(f({{five, {2, 3}}}, {y}), QN_INVALID_ARGUMENT, "tensor<5xf32>");
    CHECK_THROWS(f({ints}, {y}), QN_INVALID_ARGUMENT, "i32");
    CHECK_THROWS(f({{X, {3, 2}}}, {y}), QN_INVALID_ARGUMENT, "3x2");
    CHECK_THROWS(f({X}, {five}), QN_INVALID_ARGUMENT, "tensor<5xf32>");
    qn::function none;
    CHECK_THROWS(none({X}, {y}), QN_INVALID_ARGUMENT, "function is NULL");
    CHECK(none.input_count() == 0 && none.stats().kind == QN_ENGINE_NONE && none.profile().empty());
}

TEST(errors)
{
    qn::options options;
    options.level = "z80";
    CHECK_THROWS(qn::open(options), QN_INVALID_ARGUMENT, "z80");
    auto quern = open_evaluator();
    qn::graph g(quern);
    g.output(matmul(g.input<float>("x", {2, 3}), g.input<float>("y", {2, 3})));
    CHECK(!g.why().ok() && g.why().code() == QN_INVALID_ARGUMENT);
    CHECK_THROWS(g.compile(), QN_INVALID_ARGUMENT, "matmul");
    CHECK_THROWS(g.print(), QN_INVALID_ARGUMENT, "matmul");
    CHECK_THROWS(g.dump("graph"), QN_INVALID_ARGUMENT, "matmul");
    CHECK_THROWS(g.cache_key(), QN_INVALID_ARGUMENT, "matmul");
    CHECK_THROWS(g.make_pack(), QN_INVALID_ARGUMENT, "matmul");
    CHECK_THROWS(quern.parse("not a module"), QN_INVALID_ARGUMENT, "error");
    CHECK_THROWS(quern.load("/nonexistent/pack"), QN_NOT_FOUND, "/nonexistent/pack");
    CHECK_THROWS(quern.load_pack("/nonexistent/pack"), QN_NOT_FOUND, "/nonexistent/pack");
    CHECK_THROWS(quern.find_cpu({nullptr, "z80"}), QN_INVALID_ARGUMENT, "z80");
    CHECK_THROWS(quern.cache_list([](const qn_cache_entry &) {}), QN_NOT_FOUND, "");
    qn::graph other(quern);
    CHECK_THROWS(other.dump("stew"), QN_INVALID_ARGUMENT, "stew");
    qn::status fine, bad(QN_IO, "the disk is full");
    CHECK(fine.ok() && fine.code() == QN_OK && !bad.ok() && !std::strcmp(bad.message(), "the disk is full"));
    qn::dims too_long(std::vector<std::int64_t>(QN_DIMS_LIMIT + 1, 1));
    other.input<float>("x", too_long);
    CHECK(!other.why().ok());
    qn::graph own(quern);
    qn_graph_fail(own, QN_UNSUPPORTED, "no such layer");
    qn_graph_fail(own, QN_IO, "a later one");
    CHECK_THROWS(own.compile(), QN_UNSUPPORTED, "no such layer");
}

TEST(lifetimes)
{
    floats y(6);
    const floats want = softmax_in_c(X);
    qn::function f;
    {
        auto quern = open_evaluator();
        auto g = softmax_graph(quern);
        f = g.compile();
        qn::context gone = std::move(quern);
        CHECK(!quern && gone); // NOLINT: what a moved object is, is tested
        CHECK_THROWS(quern.parse(""), QN_INVALID_ARGUMENT, "context is NULL");
        CHECK_THROWS(quern.add("f", [](const qn::custom_args &) {}), QN_INVALID_ARGUMENT, "NULL");
        CHECK_THROWS(quern.remove("f"), QN_INVALID_ARGUMENT, "NULL");
        CHECK(!quern.info().threads);
    }
    f({X}, {y}); // the function keeps its context
    CHECK(y == want);
    qn::function moved = std::move(f);
    CHECK(!f && moved); // NOLINT
    moved = std::move(alias(moved));
    y.assign(6, 0);
    moved({X}, {y});
    CHECK(y == want);
    auto quern = open_evaluator();
    qn::graph a = softmax_graph(quern), b(quern);
    a = std::move(alias(a));
    CHECK(a.why().ok() && has(a.print(), "softmax"));
    b = std::move(a);                       // frees the graph that b had
    CHECK(!a && has(b.print(), "softmax")); // NOLINT
    CHECK_THROWS(a.compile(), QN_INVALID_ARGUMENT, "NULL");
    std::swap(a, b);
    CHECK(a && !b);
    quern = open_evaluator(); // a keeps the first context
    a.compile()({X}, {y});
    CHECK(y == want);
    quern = std::move(alias(quern));
    CHECK(quern.info().threads > 0);
    std::vector<qn::function> several;
    for (int i = 0; i < 5; i++)
        several.push_back(softmax_graph(open_evaluator()).compile());
    several.erase(several.begin() + 1);
    for (const auto &each : several)
        each({X}, {y});
    qn::bytes bytes(qn_status_make(QN_OK, ""), 0), other = std::move(bytes);
    CHECK(!other.data() && !bytes.size()); // NOLINT
}

TEST(options_and_callbacks)
{
    std::string log;
    int events = 0;
    qn::options options;
    options.cache = "off";
    options.jit = "";
    options.log = [&log](const char *line) {
        log += line;
        throw std::runtime_error("dropped");
    };
    options.event = [&events](const qn_event &event) {
        events += !std::strcmp(event.name, "softmax");
        throw 1;
    };
    auto quern = qn::open(options);
    auto f = softmax_graph(quern).compile();
    CHECK(events == 1 && has(log, "evaluat"));
    CHECK(quern.info().threads > 0 && !qn::cpus().empty() && *qn::cpus()[0].tuning);
    CHECK(quern.find_cpu({nullptr, "pi4"}).machine == std::string("aarch64"));
    qn::compile_options compiled;
    compiled.require_compiled = true;
    CHECK_THROWS(softmax_graph(quern).compile(compiled), QN_UNSUPPORTED, "");
    CHECK(has(quern.parse(softmax_graph(quern).print(), "again").dump("graph"), "@softmax"));
}

TEST(prepared_inputs)
{
    auto quern = open_compiler();
    qn::graph g(quern, "layer");
    auto x = g.input<float>("x", {1, 128}), w = g.input<float>("w", {64, 128});
    g.output("y", matmul(x, transpose(w, {1, 0})));
    qn::compile_options options;
    options.prepare = QN_PREPARE_INPUTS;
    auto f = g.compile(options);
    floats in(128, 0.5f), weights(64 * 128, 2), y(64), again(64);
    f({in, weights}, {y});
    f.prepare(1, weights);
    weights[0] = 7; // not allowed; it shows that calls use what was prepared
    f({in, weights}, {again});
    CHECK(y == again && y[0] == 128);
    CHECK_THROWS(f.prepare(2, weights), QN_INVALID_ARGUMENT, "none has the number 2");
}

TEST(stopping)
{
    auto quern = open_evaluator();
    auto f = softmax_graph(quern).compile();
    floats y(6);
    qn::stop stop;
    qn::call_options options;
    options.stop = stop;
    f({X}, {y}, options);
    stop.set();
    CHECK(stop.why() == QN_CANCELLED);
    CHECK_THROWS(f({X}, {y}, options), QN_CANCELLED, "");
    stop.reset();
    options.timeout = std::chrono::hours(1);
    f({X}, {y}, options);
    options.deadline = 1;
    CHECK_THROWS(f({X}, {y}, options), QN_DEADLINE_EXCEEDED, "");
    // A loop without end, until the time is over.
    qn::graph endless(quern);
    endless.output(qn::while_(
        endless.fill<int>({}, 0), [](value i) { return i >= 0; }, [](value i) { return i * 1; }));
    qn::call_options soon;
    soon.timeout = std::chrono::milliseconds(20);
    int never = 0;
    CHECK_THROWS(endless.compile()({}, {never}, soon), QN_DEADLINE_EXCEEDED, "");
}

TEST(functions_of_the_host)
{
    auto kept = std::make_shared<float>(3.f);
    auto quern = open_compiler();
    quern.add("scale", [kept](const qn::custom_args &args) {
        auto x = args.input<float>(0);
        auto y = args.output<float>(0);
        for (std::size_t i = 0; i < x.size(); i++)
            y[i] = *kept * x[i];
        if (args.config() == "throw")
            throw std::out_of_range("too much");
        if (args.config() == "error")
            throw qn::error(QN_IO, "no disk");
        if (args.config() == "memory")
            throw std::bad_alloc();
        if (args.config() == "stray")
            throw 5;
        if (args.config() == "type")
            args.input<double>(0);
        if (args.config() == "number")
            args.output<float>(1);
        if (args.config() == "fail")
            args.fail(QN_UNSUPPORTED, "cannot");
        CHECK(!args.stopped() && args.input_shape(0) == qn::dims(2, 3) && args.output_shape(7) == qn::dims());
    });
    CHECK(kept.use_count() == 2);
    CHECK_THROWS(quern.add("scale", [](const qn::custom_args &) {}), QN_INVALID_ARGUMENT, "scale");
    CHECK(kept.use_count() == 2);
    quern.add("status", [](const qn::custom_args &) { return qn::status(QN_NOT_FOUND, "nothing here"); });
    auto call = [&](const char *config, const char *name = "scale") {
        qn::graph g(quern);
        g.output(g.custom_call(name, {g.input<float>("x", {2, 3})}, {{qn::f32, {2, 3}}}, config)[0]);
        floats y(6);
        g.compile()({X}, {y});
        return y;
    };
    CHECK(call("")[2] == 9);
    CHECK_THROWS(call("throw"), QN_INVALID_ARGUMENT, "custom call @scale: too much");
    CHECK_THROWS(call("error"), QN_IO, "no disk");
    CHECK_THROWS(call("memory"), QN_OUT_OF_MEMORY, "");
    CHECK_THROWS(call("stray"), QN_INVALID_ARGUMENT, "not a std::exception");
    CHECK_THROWS(call("type"), QN_INVALID_ARGUMENT, "argument 0 of a function of the host is not of type f64");
    CHECK_THROWS(call("number"), QN_INVALID_ARGUMENT, "argument 1");
    CHECK_THROWS(call("fail"), QN_UNSUPPORTED, "cannot");
    CHECK_THROWS(call("", "status"), QN_NOT_FOUND, "nothing here");
    CHECK_THROWS(quern.remove("scales"), QN_NOT_FOUND, "scales");
    quern.remove("scale");
    CHECK(kept.use_count() == 1); // the lambda is gone
    struct counter {              // an object with state, whose calls have effects
        std::shared_ptr<int> calls;
        void operator()(const qn::custom_args &) { ++*calls; }
    };
    auto calls = std::make_shared<int>(0);
    qn::custom_options effects;
    effects.effects = effects.serial = true;
    quern.add("count", counter{calls}, effects);
    qn::graph g(quern);
    g.custom_call("count", {}, {}, nullptr, true);
    auto f = g.compile();
    f({}, {});
    f({}, {});
    CHECK(*calls == 2);
    quern = qn::context(); // f keeps the context and its functions
    f({}, {});
    g = qn::graph();
    f = qn::function();
    CHECK(calls.use_count() == 1);
}

TEST(packs_and_caches)
{
    char directory[] = "/tmp/hpp.XXXXXX";
    CHECK(mkdtemp(directory));
    const std::string place = directory, one = place + "/one.qpack", two = place + "/two.qpack";
    qn::options options;
    options.cache = directory;
    options.compiler = qn_jit_compiler();
    std::uint32_t kernels = 0;
    options.progress = [&kernels](const char *name, std::uint32_t done, std::uint32_t total) {
        kernels = !std::strcmp(name, "softmax") && done == total ? total : 0;
        throw std::runtime_error("dropped");
    };
    auto quern = qn::open(options);
    auto g = softmax_graph(quern);
    CHECK(!g.is_cached() && g.cache_key().size() == 64 && !g.cache_explain().empty());
    auto f = g.compile();
    CHECK(g.is_cached() && has(g.dump("asm"), "ret"));
    int programs = 0;
    quern.cache_list([&](const qn_cache_entry &entry) { programs += !std::strcmp(entry.kind, "program"); }, true);
    CHECK(programs == 1 && quern.cache_stats().programs == 1 && quern.cache_stats().path == place);
    CHECK_THROWS(quern.cache_list([](const qn_cache_entry &) { throw std::runtime_error("enough"); }),
                 QN_INVALID_ARGUMENT, "enough");
    CHECK(kernels > 0);
    write_file(one, g.make_pack());
    std::uint32_t packed = 0;
    quern.pack_list(one.c_str(), [&](const qn_pack_part &part) { packed += part.kernels; });
    CHECK(packed > 0 && has(quern.pack_graph(one.c_str()).print(), "stablehlo.divide"));
    CHECK_THROWS(quern.pack_list(one.c_str(), [](const qn_pack_part &) { throw std::runtime_error("enough"); }),
                 QN_INVALID_ARGUMENT, "enough");
    CHECK_THROWS(quern.pack_graph(one.c_str(), 1), QN_NOT_FOUND, one.c_str());
    floats y(6), want = softmax_in_c(X);
    quern.load(one.c_str())({X}, {y});
    CHECK(y == want);
    y.assign(6, 0);
    CHECK(quern.evaluate(one.c_str()).stats().kind == QN_ENGINE_EVALUATOR);
    qn::graph h(quern);
    h.output(h.input<float>("x", {4}) - 1);
    write_file(two, qn::make_pack({{"softmax", g}, {"less", h}, {"softmax", h}}));
    CHECK(quern.cache_prune(0) > 0);
    y.assign(6, 0);
    qn::pack together = quern.compile_module({{"softmax", g}, {"less", h}});
    together.find("softmax")({X}, {y});
    CHECK(together.size() == 2 && y == want);
    CHECK_THROWS(quern.compile_module({}), QN_INVALID_ARGUMENT, "0 functions");
    qn::function less;
    {
        qn::pack pack = quern.load_pack(two.c_str()), empty;
        CHECK(pack.size() == 3 && !std::strcmp(pack.name(1), "less") && !std::strcmp(pack.name(9), "") && !pack.at(9));
        CHECK(empty.size() == 0 && !empty.at(0));
        pack.match("softmax", {{X, {2, 3}}}, {{y, {2, 3}}})({X}, {y});
        CHECK(y == want);
        CHECK_THROWS(pack.find("softmax"), QN_INVALID_ARGUMENT, "softmax");
        CHECK_THROWS(pack.find("more"), QN_NOT_FOUND, "more");
        CHECK_THROWS(empty.find("more"), QN_INVALID_ARGUMENT, "NULL");
        less = pack.find("less");
        qn::pack moved = std::move(pack);
        moved = std::move(alias(moved));
        CHECK(moved.size() == 3 && pack.size() == 0); // NOLINT
    }
    floats four = {1, 2, 3, 4}, three(4);
    less({four}, {three}); // the function keeps its pack
    CHECK(three == floats({0, 1, 2, 3}));
    qn::object object = g.make_object("soft");
    CHECK(object.file.size() > 64 && !std::memcmp(object.file.data(), "\177ELF", 4) && has(object.header, "soft("));
    object = qn::make_object("net", {{"softmax", g}, {"less", h}});
    CHECK(has(object.header, "int net_softmax(") && has(object.header, "int net_less("));
    CHECK(system(("rm -rf '" + place + "'").c_str()) == 0);
}

TEST(threads)
{
    auto quern = open_compiler();
    auto f = softmax_graph(quern).compile();
    const floats want = softmax_in_c(X);
    std::vector<std::thread> servers;
    std::vector<int> right(8);
    for (int &count : right)
        servers.emplace_back([&f, &want, &count] {
            floats y(6);
            for (int i = 0; i < 100; i++) {
                f({X}, {y});
                count += y == want;
            }
        });
    for (auto &server : servers)
        server.join();
    for (int count : right)
        CHECK(count == 100);
}

TEST(other_constants)
{
    auto quern = open_evaluator();
    qn::graph g(quern);
    const floats six = {1, 2, 3, 4, 5, 6};
    float rows[2][2] = {{1, 2}, {3, 4}};
    std::vector<std::int64_t> shape = {3, 2};
    g.output(sum(g.constant({six, {2, 3}}) * g.iota<float>({2, 3}, 1)));
    g.output(sum(g.constant(rows)) + g.fill(qn::f32, {}, 1) + sum(g.constant({six, shape})));
    g.output("named", g.constant<double>({1, 2}, {2}));
    float a = 0, b = 0;
    std::vector<double> c(2);
    g.compile()({}, {a, b, c});
    CHECK(a == 2 + 6 + 5 + 12 && b == 32 && c[1] == 2);
    CHECK(g.constant(rows).shape() == qn::dims(2, 2) && g.constant(rows).dtype() == qn::f32);
    CHECK(qn::dims(2, 3).elements() == 6 && qn::dims().elements() == 1 && qn::dims(2, 3) != qn::dims(3, 2));
}
