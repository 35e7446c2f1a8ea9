// quern.hpp without exceptions: functions that can fail return statuses and results. Also compiled with -fno-exceptions
// (tests/headers/test_cxx.sh). With exceptions in the compiler, those of lambdas still pass to the caller.
#define QUERN_NO_EXCEPTIONS
#include <unistd.h>

#include "hpp.hpp"
#include "quern/io.hpp"

namespace {

using qn::value;
using floats = std::vector<float>;

qn::context evaluator()
{
    qn::options options;
    options.cache = "off";
    options.jit = "";
    auto opened = qn::open(options);
    CHECK(opened.ok() && opened.code() == QN_OK && !*opened.message());
    return std::move(*opened);
}

#define FAILS(expression, expected, text)                                                                              \
    do {                                                                                                               \
        const auto &failed = (expression);                                                                             \
        if (failed.ok() || failed.code() != (expected) || !has(failed.message(), text))                                \
            unit_fail(__FILE__, __LINE__, "%s has code %d, \"%s\"", #expression, failed.code(), failed.message());     \
    } while (0)

} // namespace

TEST(success)
{
    auto quern = evaluator();
    qn::graph g(quern, "add");
    g.output(g.input<float>("x", {2, 2}) + 1);
    auto f = g.compile();
    CHECK(f.ok() && f->input_count() == 1);
    floats x = {1, 2, 3, 4}, y(4);
    CHECK((*f)({x}, {y}).ok());
    CHECK(y == floats({2, 3, 4, 5}));
    const auto text = g.print();
    CHECK(text.ok() && has(*text, "stablehlo.add") && text->size() > 10);
    CHECK(quern.parse(*text).ok());
    CHECK(*g.is_cached() == false);
    CHECK(g.cache_key()->size() == 64);
}

TEST(reported_failures)
{
    qn::options options;
    options.level = "z80";
    FAILS(qn::open(options), QN_INVALID_ARGUMENT, "z80");
    auto quern = evaluator();
    qn::graph g(quern);
    value x = g.input<int>("x", {2});
    g.output(x * 0.5);
    FAILS(g.why(), QN_INVALID_ARGUMENT, "is not a number of type i32");
    FAILS(g.compile(), QN_INVALID_ARGUMENT, "is not a number of type i32");
    CHECK(!*g.compile());
    FAILS(g.print(), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(g.dump("graph"), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(g.make_pack(), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(qn::make_pack({{"f", g}}), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(g.make_object("f"), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(qn::make_object("f", {{"g", g}}), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(g.cache_key(), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(g.cache_explain(), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(g.is_cached(), QN_INVALID_ARGUMENT, "is not a number");
    FAILS(quern.parse("x", "x.mlir"), QN_INVALID_ARGUMENT, "x.mlir:1:1");
    FAILS(quern.load("/nonexistent"), QN_NOT_FOUND, "/nonexistent");
    FAILS(quern.evaluate("/nonexistent"), QN_NOT_FOUND, "/nonexistent");
    FAILS(quern.load_pack("/nonexistent"), QN_NOT_FOUND, "/nonexistent");
    FAILS(quern.find_cpu({nullptr, "z80"}), QN_INVALID_ARGUMENT, "z80");
    FAILS(quern.remove("none"), QN_NOT_FOUND, "none");
    FAILS(quern.cache_list([](const qn_cache_entry &) {}), QN_NOT_FOUND, "");
    FAILS(quern.cache_prune(0), QN_NOT_FOUND, "");
    CHECK(quern.cache_stats().ok());
    FAILS(qn::pack().find("f"), QN_INVALID_ARGUMENT, "NULL");
    FAILS(qn::pack().match("f", {}, {}), QN_INVALID_ARGUMENT, "NULL");
    FAILS(qn::context().add("f", [](const qn::custom_args &) {}), QN_INVALID_ARGUMENT, "NULL");
    FAILS(qn::function()({}, {}), QN_INVALID_ARGUMENT, "NULL");
}

TEST(regions_and_the_host)
{
    auto quern = evaluator();
    CHECK(quern
              .add("add",
                   [](const qn::custom_args &args) {
                       auto x = args.input<float>(0), y = args.input<float>(1);
                       if (args.config() == "type")
                           args.input<int>(0);
                       args.output<float>(0)[0] = x[0] + y[0];
                   })
              .ok());
    CHECK(quern.add("fail", [](const qn::custom_args &) { return qn::status(QN_IO, "no disk"); }).ok());
    qn::graph g(quern);
    value x = g.input<float>("x", {});
    auto loop = [&](const char *name, const char *config) {
        return qn::while_(
            x, [](value v) { return v < 10; },
            [&](value v) {
                return g.custom_call(name, {v, v}, {qn::f32}, config)[0];
            });
    };
    g.output(loop("add", ""));
    float three = 3, out = 0;
    auto f = g.compile();
    CHECK(f.ok() && (*f)({three}, {out}).ok() && out == 12);
    qn::graph h(quern);
    x = h.input<float>("x", {});
    h.output(h.custom_call("add", {x, x}, {qn::f32}, "type")[0]);
    FAILS((*h.compile())({three}, {out}), QN_INVALID_ARGUMENT, "custom call @add: argument 0");
    qn::graph k(quern);
    k.output(k.custom_call("fail", {k.fill<float>({}, 1)}, {qn::f32})[0]);
    FAILS((*k.compile())({}, {out}), QN_IO, "no disk");
#ifdef __cpp_exceptions
    qn::graph thrown(quern);
    x = thrown.input<float>("x", {});
    bool caught = false;
    try {
        qn::map(x, [](value) -> value { throw 7; });
    } catch (int seven) {
        caught = seven == 7;
    }
    CHECK(caught);
    FAILS(thrown.compile(), QN_INVALID_ARGUMENT, "has thrown an exception");
#endif
}

TEST(files)
{
    const std::string place = "/tmp/hpp_statuses." + std::to_string(getpid()) + ".npz";
    const char *path = place.c_str();
    const floats w = {1, 2};
    CHECK(qn::archive_write(path, {{"w", w}}).ok());
    auto quern = evaluator();
    qn::graph g(quern);
    g.output(2 * g.input<float>("w", {2}));
    auto f = g.compile();
    auto weights = qn::archive_open(path);
    CHECK(weights.ok() && weights->get(0).ok());
    auto inputs = weights->load(*f);
    floats y(2), copied(2);
    CHECK(inputs.ok() && (*f)(*inputs, {y}).ok() && y == floats({2, 4}));
    CHECK(weights->copy(0, copied).ok() && copied == w);
    FAILS(weights->load(*f, {{"x", w}}), QN_INVALID_ARGUMENT, "\"x\" is no input");
    FAILS(weights->get(1), QN_INVALID_ARGUMENT, "");
    FAILS(qn::archive_save("/tmp/hpp_statuses.txt", *f, {w}), QN_INVALID_ARGUMENT, "hpp_statuses.txt");
    CHECK(!std::remove(path));
    FAILS(qn::archive_open(path), QN_NOT_FOUND, path);
}
