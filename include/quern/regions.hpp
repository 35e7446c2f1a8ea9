// Control flow with lambdas, for quern/quern.hpp: while_, if_, case_, reduce, sort and others.
//
// A function that builds an operation with regions takes a lambda (or another callable object) for each region. The
// lambda runs once, before the function returns. If the graph has failed, the lambda does not run. The parameters of
// the lambda are the arguments of the region:
//
//     auto [count, total] = qn::while_({n, zero}, [](qn::value i, qn::value) { return i > 0; },
//                                      [](qn::value i, qn::value sum) { return std::array{i - 1, sum + i}; });
//
// The operands are one value, a braced list of values, a std::array, or `values` (std::vector<value>) if their number
// is known only when the program runs. The results have the same form; for a braced list, they are a std::array. If the
// operands are `values`, the lambda has one parameter, `const qn::values &`. A lambda returns one value, or several
// values in a std::array, a std::tuple, a std::pair or `values`.
//
// If a lambda throws, the graph fails, and the function throws the exception again after the library has returned.
#ifndef QUERN_REGIONS_HPP
#define QUERN_REGIONS_HPP

#include <exception>
#include <tuple>
#include <utility>

#include "quern/value.hpp"

namespace qn {
inline namespace QUERN_INTERFACE {
namespace detail {

inline constexpr std::size_t DYNAMIC = static_cast<std::size_t>(-1);

// ---- Lists of values: how they are given, and how results of the same number are returned ---------------------------

template <typename L> struct listed {
    static constexpr bool is = false;
};
template <> struct listed<value> {
    static constexpr bool is = true;
    static constexpr std::size_t count = 1;
    using results = value;
    static const qn_value *at(const value &v) { return &v; }
    static qn_value *at(value &v) { return &v; }
    static std::size_t size(const value &) { return 1; }
    static value sized(std::size_t) { return {}; }
};
template <std::size_t n> struct listed<std::array<value, n>> {
    static constexpr bool is = true;
    static constexpr std::size_t count = n;
    using results = std::array<value, n>;
    static const qn_value *at(const results &v) { return v.data(); }
    static qn_value *at(results &v) { return v.data(); }
    static std::size_t size(const results &) { return n; }
    static results sized(std::size_t) { return {}; }
};
template <> struct listed<values> {
    static constexpr bool is = true;
    static constexpr std::size_t count = DYNAMIC;
    using results = values;
    static const qn_value *at(const values &v) { return v.data(); }
    static qn_value *at(values &v) { return v.data(); }
    static std::size_t size(const values &v) { return v.size(); }
    static values sized(std::size_t n) { return values(n); }
};
template <typename L> using if_list = std::enable_if_t<listed<L>::is>;

template <std::size_t n, std::size_t... i>
std::array<value, n> array_of(const value (&list)[n], std::index_sequence<i...>)
{
    return {list[i]...};
}
template <std::size_t n> std::array<value, n> array_of(const value (&list)[n])
{
    return array_of(list, std::make_index_sequence<n>());
}

// ---- What a lambda returns ------------------------------------------------------------------------------------------

template <typename R> struct returned {
    static_assert(sizeof(R) == 0, "the lambda of a region returns a value, or a std::array, std::tuple, std::pair or "
                                  "qn::values of values");
};
template <> struct returned<value> : listed<value> {
    static value list(value r) { return r; }
};
template <> struct returned<qn_value> : returned<value> {
};
template <> struct returned<values> : listed<values> {
    static values list(values r) { return r; }
};
template <std::size_t n> struct returned<std::array<value, n>> : listed<std::array<value, n>> {
    static std::array<value, n> list(const std::array<value, n> &r) { return r; }
};
template <typename... V> struct returned<std::tuple<V...>> : listed<std::array<value, sizeof...(V)>> {
    static std::array<value, sizeof...(V)> list(const std::tuple<V...> &r)
    {
        return std::apply([](const auto &...v) { return std::array<value, sizeof...(V)>{value(v)...}; }, r);
    }
};
template <typename A, typename B> struct returned<std::pair<A, B>> : returned<std::tuple<A, B>> {
};

template <std::size_t> using value_at = const value &;
template <typename F, std::size_t... i> constexpr bool takes_each(std::index_sequence<i...>)
{
    return std::is_invocable_v<F &, value_at<i>...>;
}

template <typename F, std::size_t... i> decltype(auto) call_each(F &f, const qn_value *args, std::index_sequence<i...>)
{
    return f(static_cast<const value &>(value(args[i]))...);
}
// Calls f with `count` values as separate arguments. If count is DYNAMIC, f gets one list (`values`) of `given` values.
template <std::size_t count, typename F> decltype(auto) call_with(F &f, const qn_value *args, std::size_t given)
{
    (void)args, (void)given;
    if constexpr (count == DYNAMIC)
        return f(static_cast<const values &>(values(args, args + given)));
    else
        return call_each(f, args, std::make_index_sequence<count>());
}
template <std::size_t count, typename F> constexpr bool is_region()
{
    if constexpr (count == DYNAMIC)
        return std::is_invocable_v<F &, const values &>;
    else
        return takes_each<F>(std::make_index_sequence<count>());
}
// What a lambda with `count` parameters returns.
template <std::size_t count, typename F> struct region_results {
    static_assert(is_region<count, F>(),
                  "the lambda of a region takes a qn::value for each value of the region; if their "
                  "number is not known to the compiler, it takes a `const qn::values &`");
    using type = returned<std::decay_t<decltype(call_with<count>(std::declval<F &>(), nullptr, 0))>>;
};

// ---- The callbacks of the C interface -------------------------------------------------------------------------------

// The lambdas of one operation. The callbacks get the address of this object as `user`. `wanted` has the number of
// results of each lambda.
template <typename... F> class regions {
  public:
    regions(qn_graph *in, const std::array<std::size_t, sizeof...(F)> &results, F &...lambdas)
        : bodies(lambdas...), graph(in), wanted(results)
    {
    }

    // The callback of lambda number i, whose region has `count` arguments.
    template <std::size_t i, std::size_t count> static qn_region at() { return run<i, count>; }

    // Returns the results of the operation, or throws the exception of a lambda.
    template <typename R> R finish(R &&results)
    {
#ifdef __cpp_exceptions
        if (failure)
            std::rethrow_exception(failure);
#endif
        return std::forward<R>(results);
    }

  private:
    std::tuple<F &...> bodies;
    qn_graph *graph;
    std::array<std::size_t, sizeof...(F)> wanted;
#ifdef __cpp_exceptions
    std::exception_ptr failure;
#endif

    template <std::size_t i, std::size_t count>
    static void run(void *user, std::size_t given, const qn_value *args, qn_value *out) noexcept
    {
        regions &self = *static_cast<regions *>(user);
#ifdef __cpp_exceptions
        try {
            self.template build<i, count>(given, args, out);
        } catch (const std::exception &thrown) {
            self.failure = std::current_exception();
            qn_graph_fail(self.graph, QN_INVALID_ARGUMENT, thrown.what());
        } catch (...) {
            self.failure = std::current_exception();
            qn_graph_fail(self.graph, QN_INVALID_ARGUMENT, "the lambda of a region has thrown an exception");
        }
#else
        self.template build<i, count>(given, args, out);
#endif
    }

    template <std::size_t i, std::size_t count> void build(std::size_t given, const qn_value *args, qn_value *out)
    {
        auto &body = std::get<i>(bodies);
        using results = typename region_results<count, std::remove_reference_t<decltype(body)>>::type;
        const auto list = results::list(call_with<count>(body, args, given));
        if (std::size_t n = results::size(list); n != wanted[i]) {
            std::string message = "the lambda of a region has returned " + std::to_string(n) + " values; expected " +
                                  std::to_string(wanted[i]);
            qn_graph_fail(graph, QN_INVALID_ARGUMENT, message.c_str());
            return;
        }
        for (std::size_t k = 0; k < wanted[i]; k++)
            out[k] = results::at(list)[k];
    }
};

template <typename L> qn_graph *graph_of(const L &list)
{
    return listed<L>::size(list) ? listed<L>::at(list)[0].graph : nullptr;
}
template <std::size_t count> constexpr std::size_t twice = count == DYNAMIC ? DYNAMIC : 2 * count;

// Makes scalars with the types of `like` from values and numbers.
template <typename L> typename listed<L>::results scalars(const L &like, const std::vector<operand> &numbers)
{
    auto made = listed<L>::sized(listed<L>::size(like));
    for (std::size_t i = 0; i < listed<L>::size(like) && i < numbers.size(); i++)
        listed<L>::at(made)[i] = numbers[i].scalar_of(listed<L>::at(like)[i]);
    return made;
}

} // namespace detail

// ---- Control flow: qn_while, qn_repeat, qn_if, qn_case --------------------------------------------------------------

template <typename L, typename C, typename F, typename = detail::if_list<L>>
typename detail::listed<L>::results while_(const L &init, C &&condition, F &&body)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(init), {1, list::size(init)}, condition, body);
    auto out = list::sized(list::size(init));
    qn_while(list::size(init), list::at(init), made.template at<0, list::count>(), made.template at<1, list::count>(),
             &made, list::at(out));
    return made.finish(std::move(out));
}
template <std::size_t n, typename C, typename F>
std::array<value, n> while_(const value (&init)[n], C &&condition, F &&body)
{
    return while_(detail::array_of(init), condition, body);
}

template <typename L, typename F, typename = detail::if_list<L>>
typename detail::listed<L>::results repeat(std::int64_t steps, const L &init, F &&body)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(init), {list::size(init)}, body);
    auto out = list::sized(list::size(init));
    qn_repeat(steps, list::size(init), list::at(init), made.template at<0, list::count>(), &made, list::at(out));
    return made.finish(std::move(out));
}
template <std::size_t n, typename F> std::array<value, n> repeat(std::int64_t steps, const value (&init)[n], F &&body)
{
    return repeat(steps, detail::array_of(init), body);
}

namespace detail {
template <typename First, typename... F, std::size_t... i>
auto branch(bool is_case, const value &selector, std::size_t count, std::index_sequence<i...>, First &first,
            F &...others)
{
    using results = typename region_results<0, First>::type;
    static_assert(((results::count == region_results<0, F>::type::count) && ...),
                  "the branches return the same number of values");
    std::array<std::size_t, 1 + sizeof...(F)> wanted;
    wanted.fill(count);
    regions made(selector.graph, wanted, first, others...);
    const qn_region callbacks[] = {made.template at<i, 0>()...};
    auto out = results::sized(count);
    if (is_case)
        qn_case(selector, 1 + sizeof...(F), callbacks, &made, count, results::at(out));
    else
        qn_if(selector, callbacks[0], callbacks[sizeof...(F)], &made, count, results::at(out));
    return made.finish(std::move(out));
}
template <typename F> constexpr std::size_t fixed_count()
{
    constexpr std::size_t count = region_results<0, F>::type::count;
    static_assert(count != DYNAMIC, "give the number of results before the lambdas: if_(pred, count, ...)");
    return count;
}
} // namespace detail

// The lambdas of if_ and case_ have no parameters. If they return `values`, pass the number of results before the
// lambdas.
template <typename T, typename F> auto if_(const value &pred, T &&on_true, F &&on_false)
{
    return detail::branch(false, pred, detail::fixed_count<std::remove_reference_t<T>>(), std::index_sequence<0, 1>(),
                          on_true, on_false);
}
template <typename T, typename F> values if_(const value &pred, std::size_t count, T &&on_true, F &&on_false)
{
    return detail::branch(false, pred, count, std::index_sequence<0, 1>(), on_true, on_false);
}
template <typename F, typename... G, typename = std::enable_if_t<!std::is_integral_v<std::decay_t<F>>>>
auto case_(const value &index, F &&first, G &&...others)
{
    return detail::branch(true, index, detail::fixed_count<std::remove_reference_t<F>>(),
                          std::make_index_sequence<1 + sizeof...(G)>(), first, others...);
}
template <typename... F> values case_(const value &index, std::size_t count, F &&...branches)
{
    return detail::branch(true, index, count, std::make_index_sequence<sizeof...(F)>(), branches...);
}

// ---- Loops over elements: qn_reduce, qn_map, qn_sort, qn_reduce_window, qn_scan and others --------------------------

// An init (a start value) is a scalar, or a number that gets the element type of its input.
template <typename L, typename F, typename = detail::if_list<L>>
typename detail::listed<L>::results reduce(const L &inputs, const std::vector<operand> &inits, const dims &dimensions,
                                           F &&body)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(inputs), {list::size(inputs)}, body);
    auto first = detail::scalars(inputs, inits), out = list::sized(list::size(inputs));
    qn_reduce(list::size(inputs), list::at(inputs), list::at(first), dimensions,
              made.template at<0, detail::twice<list::count>>(), &made, list::at(out));
    return made.finish(std::move(out));
}
template <typename F> value reduce(const value &input, const operand &init, const dims &dimensions, F &&body)
{
    return reduce(input, std::vector<operand>{init}, dimensions, body);
}
template <std::size_t n, typename F>
std::array<value, n> reduce(const value (&inputs)[n], const std::vector<operand> &inits, const dims &dimensions,
                            F &&body)
{
    return reduce(detail::array_of(inputs), inits, dimensions, body);
}

template <typename L, typename F, typename = detail::if_list<L>>
typename detail::listed<L>::results reduce_window(const L &inputs, const std::vector<operand> &inits,
                                                  const window &windows, F &&body)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(inputs), {list::size(inputs)}, body);
    auto first = detail::scalars(inputs, inits), out = list::sized(list::size(inputs));
    const qn_window c_window = windows.c();
    qn_reduce_window(list::size(inputs), list::at(inputs), list::at(first), &c_window,
                     made.template at<0, detail::twice<list::count>>(), &made, list::at(out));
    return made.finish(std::move(out));
}
template <typename F> value reduce_window(const value &input, const operand &init, const window &windows, F &&body)
{
    return reduce_window(input, std::vector<operand>{init}, windows, body);
}
template <std::size_t n, typename F>
std::array<value, n> reduce_window(const value (&inputs)[n], const std::vector<operand> &inits, const window &windows,
                                   F &&body)
{
    return reduce_window(detail::array_of(inputs), inits, windows, body);
}

template <typename S, typename F>
value select_and_scatter(const value &x, const value &source, const operand &init, const window &windows, S &&select,
                         F &&scatter)
{
    detail::regions made(x.graph, {1, 1}, select, scatter);
    const qn_window c_window = windows.c();
    value out = qn_select_and_scatter(x, source, init.scalar_of(x), &c_window, made.template at<0, 2>(),
                                      made.template at<1, 2>(), &made);
    return made.finish(std::move(out));
}

// `before` takes the elements of each input at two places, and returns whether the first place comes first (qn_sort).
template <typename L, typename F, typename = detail::if_list<L>>
typename detail::listed<L>::results sort(const L &inputs, std::int64_t dimension, F &&before)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(inputs), {1}, before);
    auto out = list::sized(list::size(inputs));
    qn_sort(list::size(inputs), list::at(inputs), dimension, made.template at<0, detail::twice<list::count>>(), &made,
            list::at(out));
    return made.finish(std::move(out));
}
template <std::size_t n, typename F>
std::array<value, n> sort(const value (&inputs)[n], std::int64_t dimension, F &&before)
{
    return sort(detail::array_of(inputs), dimension, before);
}

template <typename L, typename F, typename = detail::if_list<L>> value map(const L &inputs, F &&body)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(inputs), {1}, body);
    value out = qn_map(list::size(inputs), list::at(inputs), made.template at<0, list::count>(), &made);
    return made.finish(std::move(out));
}
template <std::size_t n, typename F> value map(const value (&inputs)[n], F &&body)
{
    return map(detail::array_of(inputs), body);
}

struct scan_options {
    std::int64_t dimension = 0, steps = 0; // steps: 0 means the extent of the dimension
    bool reverse = false;
};
namespace detail {
template <std::size_t count, std::size_t results, typename F>
auto scan(const qn_value *inputs, std::size_t input_count, const qn_value *inits, std::size_t init_count,
          std::size_t result_count, const scan_options &options, F &body)
{
    regions made((input_count ? inputs : inits)->graph, {result_count}, body);
    using list =
        listed<std::conditional_t<results == DYNAMIC, values, std::array<value, results == DYNAMIC ? 0 : results>>>;
    auto out = list::sized(result_count);
    qn_scan(input_count, inputs, init_count, inits, options.dimension, options.steps, options.reverse,
            made.template at<0, count>(), &made, result_count, list::at(out));
    return made.finish(std::move(out));
}
} // namespace detail
// A scan (qn_scan). The lambda takes a slice of each input, then the carries. It returns a slice of each output, then
// the next carries. The results are the outputs, then the last carries.
template <std::size_t n, std::size_t m, typename F>
auto scan(const value (&inputs)[n], const value (&inits)[m], F &&body, const scan_options &options = {})
{
    constexpr std::size_t count = detail::region_results<n + m, std::remove_reference_t<F>>::type::count;
    static_assert(count != detail::DYNAMIC, "the lambda returns a value, a std::array, a std::tuple or a std::pair");
    return detail::scan<n + m, count>(inputs, n, inits, m, count, options, body);
}
// A scan with lists whose lengths the C++ compiler does not know; `count` is the number of results.
template <typename F>
values scan(const values &inputs, const values &inits, std::size_t count, F &&body, const scan_options &options = {})
{
    return detail::scan<detail::DYNAMIC, detail::DYNAMIC>(inputs.data(), inputs.size(), inits.data(), inits.size(),
                                                          count, options, body);
}

// The dimension lists of qn_scatter.
struct scatter_dimensions {
    dims update_window_dims = {}, inserted_window_dims = {}, input_batching_dims = {},
         scatter_indices_batching_dims = {}, scatter_dims_to_operand_dims = {};
    std::int64_t index_vector_dim = 0;
};
// `inputs` and `updates` have the same form. The lambda takes an element of each input, then one of each update.
template <typename L, typename F, typename = detail::if_list<L>>
typename detail::listed<L>::results scatter(const L &inputs, const value &indices, const L &updates,
                                            const scatter_dimensions &where, F &&body)
{
    using list = detail::listed<L>;
    detail::regions made(detail::graph_of(inputs), {list::size(inputs)}, body);
    auto out = list::sized(list::size(inputs));
    if (list::size(updates) == list::size(inputs))
        qn_scatter(list::size(inputs), list::at(inputs), indices, list::at(updates), where.update_window_dims,
                   where.inserted_window_dims, where.input_batching_dims, where.scatter_indices_batching_dims,
                   where.scatter_dims_to_operand_dims, where.index_vector_dim,
                   made.template at<0, detail::twice<list::count>>(), &made, list::at(out));
    else
        qn_graph_fail(indices.graph, QN_INVALID_ARGUMENT, "scatter: the numbers of inputs and updates differ");
    return made.finish(std::move(out));
}
template <std::size_t n, typename F>
std::array<value, n> scatter(const value (&inputs)[n], const value &indices, const value (&updates)[n],
                             const scatter_dimensions &where, F &&body)
{
    return scatter(detail::array_of(inputs), indices, detail::array_of(updates), where, body);
}

// ---- Barriers, frozen values and keys -------------------------------------------------------------------------------

template <typename L, typename = detail::if_list<L>>
typename detail::listed<L>::results optimization_barrier(const L &list)
{
    auto out = detail::listed<L>::sized(detail::listed<L>::size(list));
    qn_optimization_barrier(detail::listed<L>::size(list), detail::listed<L>::at(list), detail::listed<L>::at(out));
    return out;
}
template <std::size_t n> std::array<value, n> optimization_barrier(const value (&list)[n])
{
    return optimization_barrier(detail::array_of(list));
}

// Computes the values while the graph is built (qn_freeze).
template <typename L, typename = detail::if_list<L>> typename detail::listed<L>::results freeze(const L &list)
{
    auto out = detail::listed<L>::sized(detail::listed<L>::size(list));
    qn_freeze(detail::listed<L>::size(list), detail::listed<L>::at(list), detail::listed<L>::at(out));
    return out;
}
template <std::size_t n> std::array<value, n> freeze(const value (&list)[n]) { return freeze(detail::array_of(list)); }

// The k largest elements of each row, and their indices.
inline std::array<value, 2> top_k(const value &x, std::int64_t k)
{
    std::array<value, 2> out;
    qn_top_k(x, k, &out[0], &out[1]);
    return out;
}

// n keys: `auto [a, b] = random_split<2>(key)`, or random_split(key, n).
template <std::size_t n> std::array<value, n> random_split(const value &key)
{
    std::array<value, n> out;
    qn_random_split(key, n, out.data());
    return out;
}
inline values random_split(const value &key, std::size_t n)
{
    values out(n);
    qn_random_split(key, n, out.data());
    return out;
}

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
