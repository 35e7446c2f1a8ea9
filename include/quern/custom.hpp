// Functions of the host as lambdas, for quern/quern.hpp: their arguments, and how their exceptions become statuses.
#ifndef QUERN_CUSTOM_HPP
#define QUERN_CUSTOM_HPP

#include "quern/tensor.hpp"

namespace qn {
inline namespace QUERN_INTERFACE {

// The arguments of a function of the host (quern/custom.h). They are valid until the function returns.
class custom_args {
  public:
    explicit custom_args(const qn_custom_args &given) : args(&given) {}
    const qn_custom_args &get() const { return *args; }
    std::size_t input_count() const { return args->input_count; }
    std::size_t output_count() const { return args->output_count; }
    // The elements of an input or output. It is an error if no tensor has this number, or if T is not the element type.
    // The error is an exception. Without exceptions, the call fails, and the span is empty.
    template <typename T> span<const T> input(std::size_t i) const
    {
        return elements<const T>(args->input_count, args->inputs, i);
    }
    template <typename T> span<T> output(std::size_t i) const
    {
        return elements<T>(args->output_count, args->outputs, i);
    }
    dims input_shape(std::size_t i) const { return i < args->input_count ? dims(args->inputs[i].dims) : dims(); }
    dims output_shape(std::size_t i) const { return i < args->output_count ? dims(args->outputs[i].dims) : dims(); }
    std::string config() const { return {args->config, args->config_size}; }
    // Whether the caller no longer wants the result.
    bool stopped() const { return qn_stop_why(args->stop) != QN_OK; }
    // Makes the call fail. The first failure counts.
    void fail(qn_code code, const std::string &message) const
    {
        if (failure.ok())
            failure = status(code, message.c_str());
    }
    status take_failure() const { return std::move(failure); }

  private:
    const qn_custom_args *args;
    mutable status failure;

    template <typename T> span<T> elements(std::size_t count, const qn_tensor *list, std::size_t i) const
    {
        if (i < count && list[i].dtype == dtype_of<T>)
            return {static_cast<T *>(list[i].data), dims(list[i].dims).elements()};
        const std::string message =
            "argument " + std::to_string(i) + " of a function of the host is not of type " + qn_dtype_name(dtype_of<T>);
#if QUERN_THROWS
        throw error(QN_INVALID_ARGUMENT, message);
#else
        fail(QN_INVALID_ARGUMENT, message);
        return {};
#endif
    }
};

// Options of context::add: the fields of qn_custom with the same names.
struct custom_options {
    std::uint32_t version = 1;
    bool effects = false, serial = false;
};

namespace detail {

// Runs f, and returns an exception of f as a status, because an exception must not pass through C code.
template <typename F> qn_status guarded(F &&f) noexcept
{
#ifdef __cpp_exceptions
    try {
        return f();
#if QUERN_THROWS
    } catch (const error &thrown) {
        return qn_status_make(thrown.code(), thrown.what());
#endif
    } catch (const std::bad_alloc &) {
        return qn_status_make(QN_OUT_OF_MEMORY, "out of memory");
    } catch (const std::exception &thrown) {
        return qn_status_make(QN_INVALID_ARGUMENT, thrown.what());
    } catch (...) {
        return qn_status_make(QN_INVALID_ARGUMENT, "an exception that is not a std::exception was thrown");
    }
#else
    return f();
#endif
}

template <typename F> qn_status run_custom(void *user, const qn_custom_args *c_args)
{
    return guarded([&]() -> qn_status {
        F &f = *static_cast<F *>(user);
        custom_args args(*c_args);
        if constexpr (std::is_same_v<std::invoke_result_t<F &, const custom_args &>, status>) {
            if (status failed = f(args); !failed.ok())
                return failed.release();
        } else
            f(args);
        return args.take_failure().release();
    });
}

} // namespace detail

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
