// Archives (quern/io.hpp), and names and scopes: written files, inputs by name, saved states, and refusals.
#include <cstdlib>
#include <unistd.h>

#include "hpp.hpp"
#include "quern/io.hpp"

namespace {

using qn::value;
using floats = std::vector<float>;

// A directory that goes away.
struct place {
    std::string path;
    place()
    {
        char name[] = "/tmp/quern_hpp_XXXXXX";
        const char *made = mkdtemp(name);
        CHECK(made != nullptr);
        path = made ? made : ".";
    }
    place(const place &) = delete;
    place &operator=(const place &) = delete;
    ~place() { CHECK(system(("rm -r '" + path + "'").c_str()) == 0); }
    std::string operator/(const char *name) const { return path + "/" + name; }
};

// y = x * w + b, and b += 1.
qn::function affine(const qn::context &quern)
{
    qn::graph g(quern, "affine");
    value x = g.input<float>("x", {2, 2}), w = g.input<float>("w", {2, 2}), b = g.input<float>("b", {2});
    g.output("y", matmul(x, w) + b);
    g.update(b, b + 1);
    return g.compile();
}
const floats W = {1, 2, 3, 4}, X = {1, 0, 0, 1};

} // namespace

static_assert(!std::is_copy_constructible_v<qn::archive> && std::is_nothrow_move_constructible_v<qn::archive>);

TEST(loading_and_saving)
{
    const place dir;
    const std::string file = dir / "weights.safetensors";
    const floats bias = {10, 20};
    qn::archive_write(file.c_str(), {{"w", {W, {2, 2}}}, {"b", bias}});
    auto quern = open_evaluator();
    auto f = affine(quern);
    floats b(2), y(4);
    {
        auto weights = qn::archive_open(file.c_str());
        CHECK(weights.format() == QN_SAFETENSORS && weights.size() == 2 && weights.find("nothing") == SIZE_MAX);
        auto inputs = weights.load(f, {{"x", X}, {"b", b}});
        CHECK(b == bias); // a copy, because the function updates it
        CHECK(inputs[1].get().data == weights.at(weights.find("w")).data && inputs[1].is_const()); // not a copy
        f(inputs, {y});
        CHECK(y == floats({11, 22, 13, 24}) && b == floats({11, 21}));
        qn::archive_save(file.c_str(), f, {X, W, b}, {y}, QN_SAVE_UPDATED | QN_SAVE_FIXED | QN_SAVE_OUTPUTS);
    }
    auto saved = qn::archive_open(file.c_str());
    CHECK(saved.size() == 4 && qn::dims(saved.at(saved.find("y")).dims) == qn::dims(2, 2));
    floats copied(2);
    saved.copy(saved.find("b"), copied);
    CHECK(copied == b);
    auto w = saved.get(saved.find("w"));
    CHECK(!std::memcmp(w.get().data, W.data(), sizeof(float) * 4) && qn::dims(w.get().dims) == qn::dims(2, 2));
    floats x(4), b2(2);
    CHECK_THROWS(saved.load(f, {{"x", x}, {"b", b2}}), QN_INVALID_ARGUMENT, "\"y\"");
    saved.load(f, {{"x", x}, {"b", b2}}, true);
    CHECK(x == X && b2 == b);
    qn::archive_save(file.c_str(), f, {X, W, b});
    CHECK(qn::archive_open(file.c_str()).size() == 1);
    qn::archive moved = std::move(saved);
    CHECK(!saved && moved.size() == 4); // NOLINT: what a moved object is, is tested
    CHECK(saved.size() == 0);
    CHECK_THROWS(saved.get(0), QN_INVALID_ARGUMENT, "NULL");
}

TEST(refusals)
{
    const place dir;
    const std::string file = dir / "weights.npz";
    qn::archive_write(file.c_str(), {{"w", {W, {2, 2}}}, {"b", floats{1, 2}}});
    auto weights = qn::archive_open(file.c_str());
    auto quern = open_evaluator();
    auto f = affine(quern);
    floats b(2), x3(3);
    CHECK_THROWS(weights.load(f, {{"z", X}, {"b", b}}), QN_INVALID_ARGUMENT, "\"z\" is no input of the function");
    CHECK_THROWS(weights.load(f, {{nullptr, X}}), QN_INVALID_ARGUMENT, "\"\" is no input");
    CHECK_THROWS(weights.load(f, {{"x", X}, {"w", W}, {"b", b}}), QN_INVALID_ARGUMENT,
                 "\"w\" is filled from the archive");
    CHECK_THROWS(weights.load(f, {{"x", X}}), QN_INVALID_ARGUMENT, "b");
    CHECK_THROWS(weights.load(f, {{"b", b}}), QN_INVALID_ARGUMENT, "\"x\": no tensor");
    CHECK_THROWS(weights.load(qn::function()), QN_INVALID_ARGUMENT, "NULL");
    CHECK_THROWS(weights.copy(weights.find("w"), x3), QN_INVALID_ARGUMENT, "");
    CHECK_THROWS(weights.get(7), QN_INVALID_ARGUMENT, "");
    CHECK_THROWS(qn::archive_open((dir / "none").c_str()), QN_NOT_FOUND, "none");
    CHECK_THROWS(qn::archive_view("no archive", 10), QN_INVALID_ARGUMENT, "");
    CHECK_THROWS(qn::archive_write(file.c_str(), {{"w", W}, {"w", W}}), QN_INVALID_ARGUMENT, "w");
}

TEST(names_and_scopes)
{
    auto quern = open_evaluator();
    qn::graph g(quern, "net");
    value h = g.input<float>("x", {2});
    for (int i = 0; i < 2; i++) {
        qn::scope layer(g, "layer" + std::to_string(i));
        value w = g.input<float>("w", {2});
        qn::scope inner(g, "inner");
        h = tanh(h * w).name("h");
    }
    QN_AT(g);
    h = (h + 1).name(std::string("last"));
    g.output("y", h);
    const std::string text = g.print();
    CHECK(has(text, "%layer1.w: ") && has(text, "%layer0.inner.h = stablehlo.tanh") && has(text, "%last = ") &&
          has(text, "\"y\"") && has(text, "hpp_files.cpp"));
    qn::graph broken(quern, "net");
    {
        qn::scope outer(broken, "outer");
        value x = broken.input<float>("x", {2});
        (void)(x.name("again") + broken.input<float>("y", {3}));
    }
    CHECK_THROWS(broken.compile(), QN_INVALID_ARGUMENT, "scope outer");
    CHECK_THROWS(broken.print(), QN_INVALID_ARGUMENT, "no broadcast fits");
    CHECK(has(broken.print_unfinished(), "outer.y"));
    qn::scope none(nullptr, "no graph");
}
