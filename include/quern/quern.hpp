// Quern for C++17: the C interface with owners, operators, shapes as braced lists, lambdas and exceptions.
//
//     auto quern = qn::open();
//     qn::graph g(quern, "step");
//     auto x = g.input<float>("x", {10, 7}), w = g.input<float>("w", {7, 16}), b = g.input<float>("b", {16});
//     g.output("y", tanh(matmul(x, w) + b));
//     auto step = g.compile();
//     step({X, W, B}, {Y});          // std::vector<float> or other memory, any number of times, on any threads
//
// Building. A qn::value is a qn_value with operators (quern/value.hpp). Builders qn_NAME have functions qn::NAME
// (quern/builders.hpp) or operators. Lambdas build regions (quern/regions.hpp). qn::optimizer adds steps of training
// (quern/optim.hpp). The classes convert to the handles of the C interface, so functions without a counterpart here can
// be called directly, such as qn_value_op(x). As in C, the graph keeps the first error of a builder, and
// `compile` reports it.
//
// Ownership. A qn::context, qn::graph, qn::function or qn::pack owns the object of the C interface that it stands for,
// and can be moved but not copied. A context stays open until its graphs, functions and packs are gone, so all these
// objects can be destroyed in any order. Values and tensors are views. An object that was moved from counts as NULL in
// the C interface.
//
// Errors. Functions that can fail throw qn::error, which has a code and a message. If QUERN_NO_EXCEPTIONS is defined,
// or the compiler has no exceptions, they return a status instead, or a qn::result<T>:
//
//     auto step = g.compile();
//     if (!step.ok())
//         return std::puts(step.message()), 1;
//     qn::status s = (*step)({X, W, B}, {Y});
#ifndef QUERN_QUERN_HPP
#define QUERN_QUERN_HPP

#include "quern/builders.hpp"
#include "quern/custom.hpp"
#include "quern/function.hpp"
#include "quern/optim.hpp"
#include "quern/regions.hpp"

namespace qn {
inline namespace QUERN_INTERFACE {

// ---- Contexts -------------------------------------------------------------------------------------------------------

class graph;
struct pack_function;

// The options of a context: those of qn_options, with defaults.
struct options {
    const qn_compiler *compiler = nullptr;
    const char *jit = nullptr;
    std::uint32_t jit_seconds = 0;
    std::uint64_t jit_memory = 0;
    std::uint32_t jit_idle_ms = 0, jit_threads = 0;
    std::uint32_t threads = 0;
    const char *level = nullptr;
    const char *cache = nullptr;
    const char *cache_search = nullptr;
    bool cache_read_only = false;
    std::uint64_t cache_limit = 0;
    // `log` runs on any thread that uses the context, `event` on the thread that compiles. Exceptions from both are
    // dropped.
    std::function<void(const char *line)> log = {};
    std::function<void(const qn_event &)> event = {};
    const qn_threads *host_threads = nullptr;
    // Runs while code is made, on the thread that compiles. An exception that it throws is dropped.
    std::function<void(const char *name, std::uint32_t done, std::uint32_t total)> progress = {};
};

// A context (qn_context), which qn::open opens.
class context {
  public:
    context() = default;
    explicit context(std::shared_ptr<detail::opened> opened) : held(std::move(opened)) {}
    context(context &&) = default;
    context &operator=(context &&) = default;

    qn_info info() const
    {
        qn_info made{};
        qn_get_info(*this, &made);
        return made;
    }
    // Registers a function of the host (quern/custom.h), such as a lambda. The function takes qn::custom_args by const
    // reference, and reports a failure by an exception, by args.fail, or by returning a qn::status. The context keeps
    // the function until `remove`, or until the context closes, so the function must not own a context, graph or
    // function of this context.
    template <typename F> outcome add(const char *name, F &&function, const custom_options &options = {});
    // Removes a function of the host (qn_unregister). No call may be running it.
    outcome remove(const char *name);
    // Parses a module in StableHLO text. `file` is the name of the text in messages. `function` is the entry function;
    // NULL means @main or, if there is no @main, the only public function.
    result<graph> parse(const std::string &text, const char *file = nullptr, const char *function = nullptr) const;
    // `load` loads the function of a pack in a file (qn_load_pack). `evaluate` does the same without running the file's
    // code (qn_evaluate_pack).
    result<function> load(const char *path) const { return load_with(qn_load_pack, path); }
    result<function> evaluate(const char *path) const { return load_with(qn_evaluate_pack, path); }
    // Loads all functions of a pack (qn_load_module).
    result<pack> load_pack(const char *path, bool evaluate = false) const
    {
        qn_module *made = nullptr;
        qn_status failure = qn_load_module(*this, path, evaluate, &made);
        return detail::finish(failure, pack(made, held));
    }
    // Compiles functions without writing a pack (qn_compile_module). Returns them in the same form as the functions of
    // a loaded pack: `compile_module({{"train", a}, {"predict", b}})`.
    result<pack> compile_module(const std::vector<pack_function> &functions, const compile_options &options = {}) const;
    // Calls visit(const qn_pack_part &) for each part of a pack in a file (qn_pack_list).
    template <typename F> outcome pack_list(const char *path, F &&visit) const;
    // The graph of function number `index` of a pack in a file (qn_pack_graph).
    result<graph> pack_graph(const char *path, std::size_t index = 0) const;
    result<qn_cpu> find_cpu(const qn_target &target) const
    {
        qn_cpu found{};
        qn_status failure = qn_find_cpu(*this, &target, &found);
        return detail::finish(failure, std::move(found));
    }
    result<qn_cache_stats> cache_stats() const
    {
        qn_cache_stats stats{};
        qn_status failure = qn_get_cache_stats(*this, &stats);
        return detail::finish(failure, std::move(stats));
    }
    // Calls visit(const qn_cache_entry &) for each file of the cache.
    template <typename F> outcome cache_list(F &&visit, bool verify = false) const;
    // Deletes files until at most `bytes` bytes are left (qn_cache_prune). Returns the number of deleted files.
    result<std::uint64_t> cache_prune(std::uint64_t bytes) const
    {
        std::uint64_t files = 0;
        qn_status failure = qn_cache_prune(*this, bytes, &files, nullptr);
        return detail::finish(failure, std::move(files));
    }
    operator qn_context *() const { return held ? held->context : nullptr; }
    const std::shared_ptr<detail::opened> &shared() const { return held; }

  private:
    std::shared_ptr<detail::opened> held;

    result<function> load_with(qn_status (*loader)(qn_context *, const char *, qn_function **), const char *path) const
    {
        qn_function *made = nullptr;
        qn_status failure = loader(*this, path, &made);
        return detail::finish(failure, function(made, {held}));
    }
};

// Opens a context (qn_open).
inline result<context> open(const options &o = {})
{
    auto made = std::make_shared<detail::opened>();
    made->log = o.log;
    made->event = o.event;
    made->progress = o.progress;
    qn_options c{};
    c.compiler = o.compiler;
    c.jit = o.jit;
    c.jit_seconds = o.jit_seconds;
    c.jit_memory = o.jit_memory;
    c.jit_idle_ms = o.jit_idle_ms;
    c.jit_threads = o.jit_threads;
    c.threads = o.threads;
    c.level = o.level;
    c.cache = o.cache;
    c.cache_search = o.cache_search;
    c.cache_read_only = o.cache_read_only;
    c.cache_limit = o.cache_limit;
    c.host_threads = o.host_threads;
    c.log_user = c.event_user = c.progress_user = made.get();
    if (made->log)
        c.log = [](void *user, const char *line) {
            qn_status_free(detail::guarded([&] { return static_cast<detail::opened *>(user)->log(line), nullptr; }));
        };
    if (made->event)
        c.event = [](void *user, const qn_event *event) {
            qn_status_free(
                detail::guarded([&] { return static_cast<detail::opened *>(user)->event(*event), nullptr; }));
        };
    if (made->progress)
        c.progress = [](void *user, const char *name, std::uint32_t done, std::uint32_t total) {
            qn_status_free(detail::guarded(
                [&] { return static_cast<detail::opened *>(user)->progress(name, done, total), nullptr; }));
        };
    qn_status failure = qn_open(&c, &made->context);
    return detail::finish(failure, context(std::move(made)));
}

// All CPUs for which code can be made.
inline std::vector<qn_cpu> cpus()
{
    std::vector<qn_cpu> list;
    for (qn_cpu cpu{};; list.push_back(cpu))
        if (status failure(qn_get_cpu(list.size(), &cpu)); !failure.ok())
            return list;
}

// ---- Graphs ---------------------------------------------------------------------------------------------------------

// A function that graph::define has defined. Call the function with one or more qn::value, or with one qn::values. The
// call returns a value, a std::array or `values`, as the lambda did; a std::tuple or std::pair becomes a std::array.
// The function is valid as long as its graph.
template <typename R> class defined {
  public:
    defined(qn_graph *in, std::string called, R results) : graph(in), name(std::move(called)), none(std::move(results))
    {
    }
    template <typename... V> R operator()(const V &...args) const { return (*this)(values{value(args)...}); }
    R operator()(const values &args) const
    {
        R out = none;
        qn_invoke(graph, name.c_str(), args.size(), args.data(), detail::listed<R>::at(out));
        return out;
    }

  private:
    qn_graph *graph;
    std::string name;
    R none; // the results after an error: the usual number of values, each "nothing"
};

// A constant from memory: an array, a number, or {vector, shape}. For `graph`, pass a qn::graph, or x.graph for the
// graph of a value x.
inline value constant(qn_graph *graph, const const_tensor &t)
{
    return qn_constant(graph, t.get().dtype, t.get().dims, t.get().data);
}
// A constant from a list of elements: constant<float>(g, {1, 2, 3, 4}, {2, 2}).
template <typename T> value constant(qn_graph *graph, std::initializer_list<T> elements, const dims &shape)
{
    return constant(graph, const_tensor(span<const T>(elements.begin(), elements.size()), shape));
}
// A constant with every element equal to `number`.
inline value fill(qn_graph *graph, qn_dtype dtype, const dims &shape, const operand &number)
{
    return number.as(graph, dtype, shape);
}
template <typename T> value fill(qn_graph *graph, const dims &shape, const operand &number)
{
    return fill(graph, dtype_of<T>, shape, number);
}
// The numbers 0, 1, 2, ... along a dimension.
template <typename T> value iota(qn_graph *graph, const dims &shape, std::int64_t dimension = 0)
{
    return qn_iota(graph, shape, dtype_of<T>, dimension);
}

// An object file and the C header that declares its functions.
struct object {
    bytes file;
    std::string header;
};

namespace detail {
struct graph_freer {
    std::shared_ptr<opened> keeps;
    void operator()(qn_graph *g) const { qn_graph_free(g); }
};
} // namespace detail

// A graph (qn_graph) in which elementwise operations broadcast (qn_graph_set_broadcasting).
class graph {
  public:
    graph() = default;
    explicit graph(const context &owner, const char *name = nullptr) : graph(qn_graph_new(owner, name), owner) {}
    graph(qn_graph *owned, const context &owner) : held(owned, {owner.shared()})
    {
        qn_graph_set_broadcasting(owned, 1);
    }
    operator qn_graph *() const { return held.get(); }

    // ---- building
    value input(const char *name, qn_dtype dtype, const dims &shape) { return qn_input(*this, name, dtype, shape); }
    template <typename T> value input(const char *name, const dims &shape) { return input(name, dtype_of<T>, shape); }
    void output(const char *name, const value &v) { qn_output(*this, name, v); }
    void output(const value &v) { qn_output(*this, nullptr, v); }
    void update(const value &input, const value &v) { qn_update(*this, input, v); }
    // Constants: see the functions with these names above.
    value constant(const const_tensor &t) { return qn::constant(*this, t); }
    template <typename T> value constant(std::initializer_list<T> elements, const dims &shape)
    {
        return qn::constant<T>(*this, elements, shape);
    }
    value fill(qn_dtype dtype, const dims &shape, const operand &number)
    {
        return qn::fill(*this, dtype, shape, number);
    }
    template <typename T> value fill(const dims &shape, const operand &number)
    {
        return qn::fill<T>(*this, shape, number);
    }
    template <typename T> value iota(const dims &shape, std::int64_t dimension = 0)
    {
        return qn::iota<T>(*this, shape, dimension);
    }
    // Defines a function of the graph (qn_define). The parameters have the types of `like`, and the lambda builds the
    // body. The lambda must not use values from outside. If the lambda takes and returns `values`, pass the number of
    // results as `count`.
    template <std::size_t n, typename F> auto define(const char *name, const value (&like)[n], F &&body)
    {
        using results = typename detail::region_results<n, std::remove_reference_t<F>>::type;
        static_assert(results::count != detail::DYNAMIC, "give the number of results: define(name, like, count, ...)");
        return define_with<n, results>(name, n, like, results::count, body);
    }
    template <typename F> auto define(const char *name, const values &like, std::size_t count, F &&body)
    {
        using results = typename detail::region_results<detail::DYNAMIC, std::remove_reference_t<F>>::type;
        return define_with<detail::DYNAMIC, results>(name, like.size(), like.data(), count, body);
    }
    // Calls a function of the host (qn_custom_call): `custom_call("scale", {x}, {{qn::f32, {10}}})`.
    values custom_call(const char *name, const values &inputs, const std::vector<type> &results,
                       const char *config = nullptr, bool effects = false)
    {
        values out(results.size());
        const std::vector<qn_type> types(results.begin(), results.end());
        qn_custom_call(*this, name, config, inputs.size(), inputs.data(), types.size(), types.data(),
                       effects ? QN_CUSTOM_EFFECTS : 0, out.data());
        return out;
    }

    // ---- the graph as a whole
    status why() const { return status(qn_graph_status(*this)); } // the first error of a builder
    result<function> compile(const compile_options &options = {}) const
    {
        const qn_compile_options c_options = options.c();
        qn_function *made = nullptr;
        qn_status failure = qn_compile(*this, &c_options, &made);
        return detail::finish(failure, function(made, {held.get_deleter().keeps}));
    }
    result<std::string> print() const
    {
        char *text = nullptr;
        qn_status failure = qn_graph_print(*this, &text);
        return detail::finish(failure, detail::take_text(text));
    }
    // Like `print`, but also for a graph with an error: prints what was built before the error
    // (qn_graph_print_unfinished).
    result<std::string> print_unfinished() const
    {
        char *text = nullptr;
        qn_status failure = qn_graph_print_unfinished(*this, &text);
        return detail::finish(failure, detail::take_text(text));
    }
    result<std::string> dump(const char *stage, const compile_options &options = {}) const
    {
        const qn_compile_options c_options = options.c();
        char *text = nullptr;
        qn_status failure = qn_dump(*this, stage, &c_options, &text);
        return detail::finish(failure, detail::take_text(text));
    }

    // ---- the cache, packs and objects (quern/cache.h)
    result<bool> is_cached(const compile_options &options = {}) const
    {
        const qn_compile_options c_options = options.c();
        int cached = 0;
        qn_status failure = qn_cached(*this, &c_options, &cached);
        return detail::finish(failure, cached != 0);
    }
    result<std::string> cache_key(const compile_options &options = {}) const
    {
        const qn_compile_options c_options = options.c();
        char key[65] = "";
        qn_status failure = qn_cache_key(*this, &c_options, key);
        return detail::finish(failure, std::string(key));
    }
    result<std::string> cache_explain(const compile_options &options = {}) const
    {
        const qn_compile_options c_options = options.c();
        char *text = nullptr;
        qn_status failure = qn_cache_explain(*this, &c_options, &text);
        return detail::finish(failure, detail::take_text(text));
    }
    result<bytes> make_pack(const std::vector<qn_target> &targets = {}) const
    {
        void *made = nullptr;
        std::size_t size = 0;
        qn_status failure = qn_pack(*this, targets.size(), targets.data(), &made, &size);
        return detail::finish(failure, bytes(made, size));
    }
    result<object> make_object(const char *name, const qn_target &target = {}) const
    {
        const qn_object_options options = {name, target, {}};
        void *made = nullptr;
        std::size_t size = 0;
        char *header = nullptr;
        qn_status failure = qn_object(*this, &options, &made, &size, &header);
        return detail::finish(failure, object{bytes(made, size), detail::take_text(header)});
    }

  private:
    std::unique_ptr<qn_graph, detail::graph_freer> held;

    template <std::size_t n, typename results, typename F>
    auto define_with(const char *name, std::size_t count, const value *like, std::size_t result_count, F &body)
    {
        detail::regions made(*this, {result_count}, body);
        qn_define(*this, name, count, like, made.template at<0, n>(), &made, result_count);
        return made.finish(defined(*this, name, results::sized(result_count)));
    }
};

// A function for make_pack, make_object and context::compile_module.
struct pack_function {
    const char *name;
    const graph &body;
    qn_prepare_mode prepare = QN_PREPARE_CONSTANTS;
};
namespace detail {
inline std::vector<qn_pack_function> pack_list(const std::vector<pack_function> &functions)
{
    std::vector<qn_pack_function> list;
    for (const pack_function &f : functions)
        list.push_back({f.name, f.body, f.prepare, {}});
    return list;
}
} // namespace detail
// A pack with several functions (qn_pack_functions): `make_pack({{"train", a}, {"predict", b}})`.
inline result<bytes> make_pack(const std::vector<pack_function> &functions, const std::vector<qn_target> &targets = {})
{
    const std::vector<qn_pack_function> list = detail::pack_list(functions);
    void *made = nullptr;
    std::size_t size = 0;
    qn_status failure = qn_pack_functions(list.size(), list.data(), targets.size(), targets.data(), &made, &size);
    return detail::finish(failure, bytes(made, size));
}

// An object with several functions (qn_object_functions): `make_object("net", {{"train", a}, {"predict", b}})` has the
// C functions net_train and net_predict.
inline result<object> make_object(const char *name, const std::vector<pack_function> &functions,
                                  const qn_target &target = {})
{
    const std::vector<qn_pack_function> list = detail::pack_list(functions);
    const qn_object_options options = {name, target, {}};
    void *made = nullptr;
    std::size_t size = 0;
    char *header = nullptr;
    qn_status failure = qn_object_functions(list.size(), list.data(), &options, &made, &size, &header);
    return detail::finish(failure, object{bytes(made, size), detail::take_text(header)});
}

// ---- Members of a context that need other classes -------------------------------------------------------------------

inline result<pack> context::compile_module(const std::vector<pack_function> &functions,
                                            const compile_options &options) const
{
    const std::vector<qn_pack_function> list = detail::pack_list(functions);
    const qn_compile_options c_options = options.c();
    qn_module *made = nullptr;
    qn_status failure = qn_compile_module(list.size(), list.data(), &c_options, &made);
    return detail::finish(failure, pack(made, held));
}

template <typename F> outcome context::add(const char *name, F &&function, const custom_options &options)
{
    using kept = std::decay_t<F>;
    static_assert(std::is_invocable_v<kept &, const custom_args &>,
                  "a function of the host takes a const custom_args &");
    if (!held)
        return detail::finish(qn_register(nullptr, nullptr));
    auto copy = std::make_shared<kept>(std::forward<F>(function));
    qn_custom custom{};
    custom.name = name;
    custom.version = options.version;
    custom.effects = options.effects;
    custom.serial = options.serial;
    custom.call = detail::run_custom<kept>;
    custom.user = copy.get();
    std::lock_guard<std::mutex> locked(held->lock);
    qn_status failure = qn_register(*this, &custom);
    if (!failure)
        held->customs[name] = std::move(copy);
    return detail::finish(failure);
}

inline outcome context::remove(const char *name)
{
    if (!held)
        return detail::finish(qn_unregister(nullptr, name));
    std::lock_guard<std::mutex> locked(held->lock);
    qn_status failure = qn_unregister(*this, name);
    if (!failure)
        held->customs.erase(name);
    return detail::finish(failure);
}

inline result<graph> context::parse(const std::string &text, const char *file, const char *function) const
{
    qn_graph *made = nullptr;
    qn_status failure = qn_graph_parse_function(*this, file, text.data(), text.size(), function, &made);
    return detail::finish(failure, graph(made, *this));
}

inline result<graph> context::pack_graph(const char *path, std::size_t index) const
{
    qn_graph *made = nullptr;
    qn_status failure = qn_pack_graph(*this, path, index, &made);
    return detail::finish(failure, graph(made, *this));
}

namespace detail {
// A visitor for the C interface. It calls `visit` for each item, until `visit` throws.
template <typename F> struct visitor {
    F &visit;
    qn_status failure = nullptr;
    template <typename T> static void run(void *user, const T *item)
    {
        visitor &self = *static_cast<visitor *>(user);
        if (!self.failure)
            self.failure = guarded([&] { return self.visit(*item), nullptr; });
    }
    outcome finish(qn_status of_library)
    {
        if (failure)
            qn_status_free(std::exchange(of_library, failure));
        return detail::finish(of_library);
    }
};
} // namespace detail

template <typename F> outcome context::cache_list(F &&visit, bool verify) const
{
    detail::visitor<std::remove_reference_t<F>> v{visit};
    return v.finish(qn_cache_list(*this, verify, v.template run<qn_cache_entry>, &v));
}
template <typename F> outcome context::pack_list(const char *path, F &&visit) const
{
    detail::visitor<std::remove_reference_t<F>> v{visit};
    return v.finish(qn_pack_list(*this, path, v.template run<qn_pack_part>, &v));
}

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
