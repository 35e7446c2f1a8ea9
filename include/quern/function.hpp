// Compiled functions, for quern/quern.hpp: how to call them, the options of compilations and calls, and the functions
// of a pack or module.
#ifndef QUERN_FUNCTION_HPP
#define QUERN_FUNCTION_HPP

#include <chrono>
#include <functional>
#include <initializer_list>
#include <map>
#include <mutex>

#include "quern/tensor.hpp"

namespace qn {
inline namespace QUERN_INTERFACE {

// ---- Options: the structs of the C interface, with defaults ---------------------------------------------------------

// The options of a compilation (qn_compile_options).
struct compile_options {
    bool evaluate = false;
    const char *level = nullptr;
    bool unsimplified = false, no_cache = false;
    const char *cpu = nullptr;
    bool require_compiled = false, keep_calls = false, profile = false, unfused = false;
    qn_prepare_mode prepare = QN_PREPARE_CONSTANTS;
    uint32_t fast = 0;
    qn_compile_options c() const
    {
        return {evaluate,   level,   unsimplified, no_cache, cpu,  require_compiled,
                keep_calls, profile, unfused,      prepare,  fast, {}};
    }
};

// A flag that stops calls (qn_stop). It must outlive the calls to which it is passed.
class stop {
  public:
    stop() = default;
    stop(const stop &) = delete;
    stop &operator=(const stop &) = delete;
    void set() { qn_stop_set(&flag); }
    void reset() { qn_stop_reset(&flag); }
    qn_code why() const { return qn_stop_why(&flag); }
    operator qn_stop *() { return &flag; }

  private:
    qn_stop flag{};
};

// The options of a call: those of qn_call_options, and a timeout.
struct call_options {
    qn_stop *stop = nullptr;
    std::uint64_t deadline = 0;          // in the time of qn_clock; 0: none
    std::chrono::nanoseconds timeout{0}; // from the start of the call; 0: none. Ignored if there is a deadline
    bool torn_updates = false;
    qn_call_options c() const
    {
        bool timed = !deadline && timeout.count() > 0;
        return {stop, timed ? qn_clock() + static_cast<std::uint64_t>(timeout.count()) : deadline, torn_updates, {}};
    }
};

namespace detail {

// A context, and the callbacks that it needs while it is open. The objects that need the context share the struct.
struct opened {
    qn_context *context = nullptr;
    std::function<void(const char *)> log;
    std::function<void(const qn_event &)> event;
    std::function<void(const char *, std::uint32_t, std::uint32_t)> progress;
    std::mutex lock; // protects `customs`
    std::map<std::string, std::shared_ptr<void>> customs;
    opened() = default;
    opened(const opened &) = delete;
    ~opened() { qn_close(context); }
};

struct function_freer {
    std::shared_ptr<void> keeps; // the context or pack that the function needs
    bool owned = true;           // false: the pack owns the function
    void operator()(qn_function *f) const
    {
        if (owned)
            qn_function_free(f);
    }
};

} // namespace detail

// ---- Functions ------------------------------------------------------------------------------------------------------

// A compiled function. Any number of threads may call it at once.
class function {
  public:
    function() = default;
    function(qn_function *f, detail::function_freer freer) : held(f, std::move(freer))
    {
        for (std::size_t i = 0; i < input_count() && !updates; i++)
            updates = input(i).alias >= 0;
    }

    // Runs the function (qn_call): step({x, w}, {y}).
    outcome operator()(std::initializer_list<const_tensor> inputs, std::initializer_list<tensor> outputs,
                       const call_options &options = {}) const
    {
        return run(inputs.begin(), inputs.size(), outputs.begin(), outputs.size(), options);
    }
    outcome operator()(const std::vector<const_tensor> &inputs, const std::vector<tensor> &outputs,
                       const call_options &options = {}) const
    {
        return run(inputs.data(), inputs.size(), outputs.data(), outputs.size(), options);
    }

    // Prepares a tensor for input number i (qn_prepare), for later calls with this tensor. The tensor must not change
    // as long as the function lives or, for a function of a pack, as long as the pack is open. A program that must
    // change the tensor earlier calls qn_prepare and qn_prepared_free instead.
    outcome prepare(std::size_t i, const const_tensor &given) const
    {
        detail::tensor_list list(&given, 1);
        if (!given.is_shaped())
            reshape(*list.data(), given, input(i));
        qn_prepared *made = nullptr;
        return detail::finish(qn_prepare(held.get(), i, list.data(), &made));
    }

    std::size_t input_count() const { return qn_function_input_count(held.get()); }
    std::size_t output_count() const { return qn_function_output_count(held.get()); }
    qn_parameter input(std::size_t i) const { return qn_function_input(held.get(), i); }
    qn_parameter output(std::size_t i) const { return qn_function_output(held.get(), i); }
    qn_stats stats() const
    {
        qn_stats made{};
        qn_function_stats(held.get(), &made);
        return made;
    }
    std::vector<qn_nest_time> profile() const
    {
        std::vector<qn_nest_time> times(qn_function_profile(held.get(), 0, nullptr));
        qn_function_profile(held.get(), times.size(), times.data());
        return times;
    }
    operator const qn_function *() const { return held.get(); }

    // On entry, list[i] is given[i] as a qn_tensor. If given[i] has no shape, and has as many elements as the function
    // expects, list[i] gets the expected shape. Otherwise list[i] does not change.
    void shape_inputs(qn_tensor *list, const const_tensor *given, std::size_t count) const
    {
        for (std::size_t i = 0; i < count; i++)
            reshape(list[i], given[i], input(i));
    }
    template <typename T> void shape_outputs(qn_tensor *list, const T *given, std::size_t count) const
    {
        for (std::size_t i = 0, k = 0; i < count && k < output_count(); k++)
            if (qn_parameter expected = output(k); expected.alias < 0) // `given` lacks outputs that update inputs
                reshape(list[i], given[i], expected), i++;
    }

  private:
    std::unique_ptr<qn_function, detail::function_freer> held;
    bool updates = false; // the function updates some input

    outcome run(const const_tensor *inputs, std::size_t input_count, const tensor *outputs, std::size_t output_count,
                const call_options &options) const
    {
        detail::tensor_list in(inputs, input_count), out(outputs, output_count);
        for (std::size_t i = 0; i < input_count; i++) {
            if (inputs[i].is_shaped() && !(updates && inputs[i].is_const()))
                continue;
            qn_parameter expected = input(i);
            if (inputs[i].is_const() && expected.alias >= 0) {
                std::string message = "input " + std::to_string(i) + " is updated, but its memory is const";
                return detail::finish(qn_status_make(QN_INVALID_ARGUMENT, message.c_str()));
            }
            reshape(in.data()[i], inputs[i], expected);
        }
        if (!out.shaped)
            shape_outputs(out.data(), outputs, output_count);
        const qn_call_options c_options = options.c();
        return detail::finish(qn_call_with(held.get(), &c_options, input_count, in.data(), output_count, out.data()));
    }
    static void reshape(qn_tensor &t, const const_tensor &given, const qn_parameter &expected)
    {
        if (!given.is_shaped() && expected.dtype != QN_NONE &&
            dims(expected.dims).elements() == dims(t.dims).elements())
            t.dims = expected.dims;
    }
};

// The functions of a loaded pack, or the functions that context::compile_module has compiled (qn_module). Any number of
// threads may use them at once.
class pack {
  public:
    pack() = default;
    pack(qn_module *owned, std::shared_ptr<detail::opened> keeps)
        : held(owned, [keeps = std::move(keeps)](qn_module *m) { qn_module_free(m); })
    {
    }
    pack(pack &&) = default;
    pack &operator=(pack &&) = default;

    std::size_t size() const { return qn_module_count(*this); }
    const char *name(std::size_t i) const { return qn_module_name(*this, i); }
    // `at` returns function number i. `find` returns the only function called `name`. `match` returns the only function
    // called `name` that takes the types and shapes of `inputs` and `outputs` (qn_module_match). A returned function
    // keeps the pack open.
    function at(std::size_t i) const { return share(qn_module_function(*this, i)); }
    result<function> find(const char *name) const
    {
        const qn_function *found = nullptr;
        qn_status failure = qn_module_find(*this, name, &found);
        return detail::finish(failure, share(found));
    }
    result<function> match(const char *name, std::initializer_list<const_tensor> inputs,
                           std::initializer_list<tensor> outputs) const
    {
        detail::tensor_list in(inputs.begin(), inputs.size()), out(outputs.begin(), outputs.size());
        const qn_function *found = nullptr;
        qn_status failure = qn_module_match(*this, name, inputs.size(), in.data(), outputs.size(), out.data(), &found);
        return detail::finish(failure, share(found));
    }
    operator const qn_module *() const { return held.get(); }

  private:
    std::shared_ptr<qn_module> held;

    function share(const qn_function *f) const { return function(const_cast<qn_function *>(f), {held, false}); }
};

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
