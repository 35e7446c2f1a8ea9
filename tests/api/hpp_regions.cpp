// Lambdas as regions: every way to give values, the results, and exceptions, which must leave no C frame behind.
#include <stdexcept>

#include "hpp.hpp"

namespace {

using qn::value;
using qn::values;

// Results of a graph with int32 and float scalars as outputs, from the evaluator and from the compiler.
template <typename F> std::vector<float> run(F build)
{
    std::vector<float> first;
    for (bool evaluate : {true, false}) {
        auto quern = open_compiler();
        qn::graph g(quern);
        values outputs = build(g);
        for (const value &v : outputs)
            g.output(sum(convert(v, qn::f32)));
        qn::compile_options options;
        options.evaluate = evaluate;
        options.require_compiled = !evaluate;
        std::vector<float> results(outputs.size());
        std::vector<qn::tensor> out;
        for (float &result : results)
            out.push_back(result);
        g.compile(options)({}, out);
        CHECK(evaluate || results == first);
        first = results;
    }
    return first;
}
using floats = std::vector<float>;

// Counts the living objects of this class.
int living;
struct counted {
    counted() { living++; }
    counted(const counted &) { living++; }
    ~counted() { living--; }
};

struct stray {}; // an exception that is no std::exception

} // namespace

TEST(loops)
{
    CHECK(run([](qn::graph &g) -> values {
              auto one = qn::while_(
                  g.fill<int>({}, 1), [](value i) { return i < 100; }, [](value i) { return i * 3; });
              auto [n, total] = qn::while_(
                  {g.fill<int>({}, 10), g.fill<int>({}, 0)}, [](value i, value) { return i > 0; },
                  [](value i, value sum) {
                      return std::array{i - 1, sum + i};
                  });
              std::array<value, 2> pair = {g.fill<int>({}, 4), g.fill<int>({}, 1)};
              auto [zero, power] = qn::while_(
                  pair, [](value i, value) { return i > 0; },
                  [](value i, value x) { return std::tuple(i - 1, 2 * x); });
              auto list = qn::while_(
                  values{one, n, total}, [](const values &v) { return v[0] > 50; },
                  [](const values &v) {
                      return values{v[0] - v[2], v[1] + 1, v[2]};
                  });
              CHECK(list.size() == 3);
              return {one, n, total, zero, power, list[0], list[1]};
          }) == floats({243, 0, 55, 0, 16, 23, 4}));
}

TEST(repeated_and_frozen)
{
    CHECK(run([](qn::graph &g) -> values {
              auto one = qn::repeat(4, g.fill<int>({}, 1), [](value i) { return i * 3; });
              auto [sum, power] = qn::repeat(5, {g.fill<int>({}, 0), one}, [](value i, value x) {
                  return std::array{i + 2, x * 2};
              });
              auto list = qn::repeat(3, values{sum, power}, [](const values &v) { return values{v[1], v[0]}; });
              value constant = qn::freeze(one);
              auto [frozen, same] = qn::freeze({sum, constant});
              CHECK(qn::freeze(list).size() == 2);
              return {one, sum, power, list[0], list[1], constant, frozen, same};
          }) == floats({81, 10, 2592, 2592, 10, 81, 10, 81}));
}

TEST(branches)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.fill<float>({3}, 2), yes = g.fill<bool>({}, true), index = g.fill<int>({}, 1);
              value a = qn::if_(
                  yes, [&] { return x + 1; }, [&] { return x; });
              auto [b, c] = qn::if_(
                  !yes, [&] { return std::pair(x, x); },
                  [&] {
                      return std::array{x * 2, x * 3};
                  });
              values d = qn::if_(
                  yes, 2,
                  [&] {
                      return values{x, a};
                  },
                  [&] {
                      return values{a, x};
                  });
              value e = qn::case_(
                  index, [&] { return x; }, [&] { return x * 5; }, [&] { return x * 6; });
              values f = qn::case_(
                  index, 1, [&] { return values{x}; }, [&] { return values{x * 7}; });
              auto [h, i] = qn::case_(index, [&] { return std::tuple(x, e); });
              return {a, b, c, d[0], d[1], e, f[0], h, i};
          }) == floats({9, 12, 18, 6, 9, 30, 42, 6, 30}));
}

TEST(elements)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.constant<float>({3, 1, 2, 6, 5, 4}, {2, 3}), at = g.iota<int>({2, 3}, 1);
              value total = qn::reduce(x, 0, {0, 1}, [](value a, value b) { return a + b; });
              auto [largest, place] = qn::reduce({x, at}, {-1e9, 0}, {1}, [](value a, value i, value b, value j) {
                  value first = a >= b;
                  return std::tuple(select(first, a, b), select(first, i, j));
              });
              values both = qn::reduce(values{x, x}, {0, 1}, {0, 1}, [](const values &v) {
                  return values{v[0] + v[2], v[1] * v[3]};
              });
              value sorted = qn::sort(x, 1, [](value a, value b) { return a < b; });
              auto [keys, order] = qn::sort({x, at}, 1, [](value a, value b, value, value) { return a > b; });
              values plain = qn::sort(values{x}, 0, [](const values &v) { return v[0] < v[1]; });
              value mapped = qn::map(x, [](value a) { return a * a; });
              value zipped = qn::map({x, x}, [](value a, value b) { return a - b; });
              value listed = qn::map(values{x, x}, [](const values &v) { return v[0] + v[1]; });
              value weight = g.constant<float>({1, 10, 100}, {3});
              return {total,
                      largest,
                      place,
                      both[0],
                      both[1],
                      (sorted * weight),
                      keys * weight,
                      convert(order, qn::f32) * weight,
                      plain[0] * weight,
                      mapped,
                      zipped,
                      listed};
          }) == floats({21, 9, 0, 21, 720, 321 + 654, 123 + 456, 120 + 210, 213 + 456, 91, 0, 42}));
}

TEST(windows)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.constant<float>({3, 1, 2, 6, 5, 4}, {6});
              qn::window pairs{{2}, {2}};
              value sums = qn::reduce_window(x, 0, pairs, [](value a, value b) { return a + b; });
              auto [a, b] = qn::reduce_window({x, x}, {0, 1}, pairs, [](value s, value p, value t, value q) {
                  return std::array{s + t, p * q};
              });
              value scattered = qn::select_and_scatter(
                  x, sums, 0, pairs, [](value a, value b) { return a >= b; }, [](value a, value b) { return a + b; });
              value weight = g.constant<float>({1, 2, 3, 4, 5, 6}, {6});
              return {sums, a, b, scattered * weight};
          }) == floats({21, 21, 3 + 12 + 20, 4 + 8 * 4 + 9 * 5}));
}

TEST(scans)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.constant<float>({1, 2, 3, 4}, {4}), zero = g.fill<float>({}, 0);
              auto step = [](value a, value carry) { return std::array{carry * a, carry + a}; };
              auto [out, last] = qn::scan({x}, {zero}, step);
              qn::scan_options backwards;
              backwards.reverse = true;
              auto [out2, last2] = qn::scan({x}, {zero}, step, backwards);
              qn::scan_options three;
              three.steps = 3;
              values no_inputs = qn::scan(
                  values{}, values{zero}, 2,
                  [](const values &v) {
                      return values{v[0], v[0] + 2};
                  },
                  three);
              return {out, last, out2, last2, no_inputs[0], no_inputs[1]};
          }) == floats({2 + 9 + 24, 10, 12 + 14 + 9, 10, 6, 6}));
}

TEST(scatters)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.fill<float>({4}, 1), at = g.constant<int>({2, 0, 2}, {3, 1}),
                    u = g.constant<float>({1, 2, 3}, {3});
              qn::scatter_dimensions where;
              where.inserted_window_dims = {0};
              where.scatter_dims_to_operand_dims = {0};
              where.index_vector_dim = 1;
              value weight = g.constant<float>({1, 10, 100, 1000}, {4});
              value one = qn::scatter(x, at, u, where, [](value a, value b) { return a + b; });
              auto [p, q] = qn::scatter({x, x}, at, {u, u}, where,
                                        [](value a, value b, value c, value d) { return std::pair(a + c, b * d); });
              return {one * weight, p * weight, q * weight};
          }) == floats({1513, 1513, 1000 + 300 + 10 + 2}));
}

TEST(functions)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.fill<float>({2}, 3), y = g.fill<float>({2}, 4);
              auto hypot = g.define("hypot", {x, y}, [](value a, value b) { return sqrt(a * a + b * b); });
              auto both = g.define("both", {x}, [&](value a) { return std::pair(hypot(a, a + 1), -a); });
              auto list = g.define("list", values{x, y}, 2, [](const values &v) { return values{v[1], v[0]}; });
              auto [p, q] = both(x);
              values swapped = list(values{x, y});
              return {hypot(x, y), p, q, swapped[0], list(x, y)[1]};
          }) == floats({10, 10, -6, 8, 6}));
}

TEST(derivatives)
{
    CHECK(run([](qn::graph &g) -> values {
              value x = g.fill<float>({2}, 3), y = g.fill<float>({2}, 4), loss = sum(x * x * y);
              auto [dx, dy] = gradient(loss, {x, y});
              values all = gradient(loss, values{x});
              auto [bx] = optimization_barrier(std::array{x});
              auto [cx, cy] = qn::optimization_barrier({x, y});
              return {dx,
                      dy,
                      gradient(loss, x),
                      all[0],
                      bx,
                      cx,
                      cy,
                      optimization_barrier(x),
                      optimization_barrier(values{y})[0]};
          }) == floats({48, 18, 48, 48, 6, 6, 8, 6, 8}));
}

TEST(exceptions_in_regions)
{
    auto quern = open_evaluator();
    for (int kind = 0; kind < 2; kind++) {
        qn::graph g(quern);
        value x = g.fill<int>({}, 5), yes = g.fill<bool>({}, true);
        bool caught = false;
        int after = 0;
        try {
            counted outer;
            value y = qn::if_(
                yes,
                [&] {
                    counted middle;
                    value z = qn::while_(
                        x, [](value i) { return i > 0; },
                        [&](value i) -> value {
                            counted inner;
                            if (kind)
                                throw stray();
                            throw std::domain_error("five is right out");
                            return i;
                        });
                    after++;
                    return z;
                },
                [&] { return x; });
            after++;
            g.output(y);
        } catch (const std::domain_error &thrown) {
            caught = !kind && !std::strcmp(thrown.what(), "five is right out");
        } catch (const stray &) {
            caught = kind;
        }
        CHECK(caught && !after && !living);
        // The graph keeps the failure, and can be printed and freed.
        CHECK_THROWS(g.compile(), QN_INVALID_ARGUMENT, kind ? "has thrown an exception" : "five is right out");
        CHECK(!g.why().ok());
        CHECK(!(x + 1).exists());
    }
    // An exception that a lambda catches itself stays there, but the graph has failed.
    qn::graph g(quern);
    value x = g.fill<int>({}, 5);
    value y = qn::while_(
        x, [](value i) { return i > 0; },
        [](value i) {
            try {
                return qn::map(i, [](value) -> value { throw std::runtime_error("inner"); });
            } catch (const std::runtime_error &) {
                return i;
            }
        });
    g.output(y);
    CHECK_THROWS(g.compile(), QN_INVALID_ARGUMENT, "inner");
    living = 0;
    CHECK(quern.info().threads > 0); // the context works
    qn::graph next(quern);
    next.output(next.fill<float>({}, 1));
    float one = 0;
    next.compile()({}, {one});
    CHECK(one == 1);
}

TEST(wrong_numbers_of_results)
{
    auto quern = open_evaluator();
    qn::graph g(quern);
    value x = g.fill<int>({}, 5);
    values y = qn::while_(
        values{x, x}, [](const values &v) { return v[0] > 0; },
        [](const values &v) {
            return values{v[0], v[1], v[0]};
        });
    CHECK(y.size() == 2 && !y[0].exists());
    CHECK_THROWS(g.compile(), QN_INVALID_ARGUMENT, "the lambda of a region has returned 3 values; expected 2");
    qn::graph few(quern);
    x = few.fill<int>({}, 5);
    qn::sort(values{x}, 0, [](const values &) { return values(); });
    CHECK_THROWS(few.compile(), QN_INVALID_ARGUMENT, "returned 0 values; expected 1");
    qn::graph lists(quern);
    x = lists.fill<int>({2}, 5);
    qn::scatter(values{x, x}, x, values{x}, {}, [](const values &v) { return values{v[0], v[1]}; });
    CHECK_THROWS(lists.compile(), QN_INVALID_ARGUMENT, "the numbers of inputs and updates differ");
    qn::graph nothing(quern); // no values at all
    CHECK(qn::while_(
              values{}, [](const values &v) { return v[0]; }, [](const values &v) { return v; })
              .empty());
}
