// Statuses, exceptions and views of memory, for quern/quern.hpp.
#ifndef QUERN_TENSOR_HPP
#define QUERN_TENSOR_HPP

#include <memory>
#include <stdexcept>
#include <utility>

#include "quern/value.hpp"

namespace qn {
inline namespace QUERN_INTERFACE {

// ---- Statuses and errors --------------------------------------------------------------------------------------------

// The owner of a qn_status.
class [[nodiscard]] status {
  public:
    status() = default;
    explicit status(qn_status owned) : held(owned) {}
    status(qn_code code, const char *message) : held(qn_status_make(code, message)) {}
    bool ok() const { return !held; }
    qn_code code() const { return qn_status_code(held.get()); }
    const char *message() const { return qn_status_message(held.get()); }
    qn_status release() { return held.release(); }

  private:
    struct freer {
        void operator()(qn_status s) const { qn_status_free(s); }
    };
    std::unique_ptr<std::remove_pointer_t<qn_status>, freer> held;
};

#if QUERN_THROWS
// The exception that a function throws when it fails.
class error : public std::runtime_error {
  public:
    error(qn_code code, const std::string &message) : std::runtime_error(message), why(code) {}
    qn_code code() const { return why; }

  private:
    qn_code why;
};

// The result types of functions that can fail: the plain types, because the functions throw.
template <typename T> using result = T;
using outcome = void;

namespace detail {
inline void finish(qn_status failure)
{
    if (status s(failure); !s.ok())
        throw error(s.code(), s.message());
}
template <typename T> T finish(qn_status failure, T &&made)
{
    finish(failure);
    return std::move(made);
}
} // namespace detail
#else
// The result type of functions that can fail: a status, and a T if the status is ok.
template <typename T> class [[nodiscard]] result {
  public:
    result(qn_status failure, T &&made) : why(failure), made(std::move(made)) {}
    bool ok() const { return why.ok(); }
    qn_code code() const { return why.code(); }
    const char *message() const { return why.message(); }
    T &operator*() { return made; }
    const T &operator*() const { return made; }
    T *operator->() { return &made; }
    const T *operator->() const { return &made; }

  private:
    status why;
    T made;
};
using outcome = status;

namespace detail {
inline status finish(qn_status failure) { return status(failure); }
template <typename T> result<T> finish(qn_status failure, T &&made) { return {failure, std::move(made)}; }
} // namespace detail
#endif

namespace detail {
struct freer {
    void operator()(void *memory) const { qn_free(memory); }
};
// A text that the library returned, as a string; "" for NULL.
inline std::string take_text(char *text)
{
    std::unique_ptr<char, freer> owned(text);
    return text ? std::string(text) : std::string();
}
} // namespace detail

// Bytes that the library returned: a pack or an object.
class bytes {
  public:
    bytes() = default;
    bytes(void *owned, std::size_t size) : held(owned), count(size) {}
    bytes(bytes &&other) noexcept : held(std::move(other.held)), count(std::exchange(other.count, 0)) {}
    bytes &operator=(bytes &&other) noexcept
    {
        std::size_t moved = std::exchange(other.count, 0);
        held = std::move(other.held);
        count = moved;
        return *this;
    }
    const char *data() const { return static_cast<const char *>(held.get()); }
    std::size_t size() const { return count; }

  private:
    std::unique_ptr<void, detail::freer> held;
    std::size_t count = 0;
};

// ---- Views of memory ------------------------------------------------------------------------------------------------

// A pointer and a number of elements.
template <typename T> class span {
  public:
    span() = default;
    span(T *data, std::size_t size) : first(data), count(size) {}
    T *data() const { return first; }
    std::size_t size() const { return count; }
    T *begin() const { return first; }
    T *end() const { return first + count; }
    T &operator[](std::size_t i) const { return first[i]; }

  private:
    T *first = nullptr;
    std::size_t count = 0;
};

namespace detail {

struct tensor_view {
    qn_tensor memory;
    bool shaped, constant;
};

template <typename S, typename = void> struct is_container : std::false_type {
};
template <typename S>
struct is_container<S, std::void_t<decltype(*std::declval<S &>().data()), decltype(std::declval<S &>().size())>>
    : std::true_type {
};
template <typename S> using bare = std::remove_reference_t<S>;
// The types from which a tensor can be made: without a shape (if_source), and with a shape (if_shaped_source).
template <typename S>
using if_source =
    std::enable_if_t<std::is_array_v<bare<S>> || is_container<bare<S>>::value || dtype_of<bare<S>> != QN_NONE>;
template <typename S>
using if_shaped_source = std::enable_if_t<is_container<bare<S>>::value || std::is_pointer_v<std::decay_t<S>>>;

template <typename T> tensor_view view_elements(T *data, const dims &shape, bool shaped)
{
    static_assert(dtype_of<T> != QN_NONE, "this C++ type is not the type of an element of a tensor (see qn::element)");
    return {{const_cast<std::remove_const_t<T> *>(data), dtype_of<T>, shape}, shaped, std::is_const_v<T>};
}
template <typename A, std::size_t... i> dims extents(std::index_sequence<i...>) { return {std::extent_v<A, i>...}; }

template <typename S> tensor_view view_of(S &source)
{
    if constexpr (std::is_array_v<S>)
        return view_elements(reinterpret_cast<std::remove_all_extents_t<S> *>(&source),
                             extents<S>(std::make_index_sequence<std::rank_v<S>>()), true);
    else if constexpr (is_container<S>::value)
        return view_elements(source.data(), {source.size()}, false);
    else
        return view_elements(&source, {}, true);
}
template <typename S> tensor_view view_of(S &source, const dims &shape)
{
    if constexpr (is_container<S>::value) // if the numbers of elements differ, messages show the shape {size}
        return view_elements(source.data(), source.size() == shape.elements() ? shape : dims(source.size()), true);
    else
        return view_elements(&source[0], shape, true);
}

} // namespace detail

// Memory of the caller as a tensor, such as an input of a call. A const_tensor does not own the memory. The memory is
// only read, except in two cases: a call writes the inputs that the function updates (qn_update), and archive::load
// (quern/io.hpp) fills inputs. In both cases, const memory is an error. A const_tensor is made from
//   - a container with data() and size(), such as a std::vector, and a shape with as many elements
//   - a container alone: the shape is {size}. A call replaces it by the shape that the function expects, if that shape
//     has as many elements
//   - an array, also of several dimensions: float x[2][3] has the shape {2, 3}
//   - an array of one dimension, and a shape
//   - a number
//   - a pointer and a shape; or a void pointer, an element type and a shape
class const_tensor {
  public:
    const_tensor(const qn_tensor &t) : view{t, true, false} {}
    const_tensor(const void *data, qn_dtype dtype, const dims &shape)
        : view{{const_cast<void *>(data), dtype, shape}, true, true}
    {
    }
    template <typename S, typename = detail::if_source<S>> const_tensor(S &&source) : view(detail::view_of(source)) {}
    template <typename S, typename = detail::if_shaped_source<S>>
    const_tensor(S &&source, const dims &shape) : view(detail::view_of(source, shape))
    {
    }

    const qn_tensor &get() const { return view.memory; }
    bool is_shaped() const { return view.shaped; } // false: made from a container alone
    bool is_const() const { return view.constant; }

  protected:
    detail::tensor_view view;
};

// Like const_tensor, for memory that is written, such as an output of a call.
class tensor : public const_tensor {
  public:
    tensor(const qn_tensor &t) : const_tensor(t) {}
    tensor(void *data, qn_dtype dtype, const dims &shape) : const_tensor(qn_tensor{data, dtype, shape}) {}
    template <typename S, typename = detail::if_source<S>> tensor(S &source) : const_tensor(source)
    {
        writable(source);
    }
    template <typename S, typename = detail::if_shaped_source<S>>
    tensor(S &&source, const dims &shape) : const_tensor(source, shape)
    {
        writable(source);
    }

  private:
    template <typename S> static void writable(S &source)
    {
        (void)source;
        if constexpr (detail::is_container<S>::value)
            static_assert(!std::is_const_v<std::remove_reference_t<decltype(*source.data())>>,
                          "the memory of an output must not be const");
        else if constexpr (std::is_pointer_v<std::decay_t<S>>)
            static_assert(!std::is_const_v<std::remove_reference_t<decltype(source[0])>>,
                          "the memory of an output must not be const");
        else
            static_assert(!std::is_const_v<S>, "the memory of an output must not be const");
    }
};

namespace detail {

// A copy of a list of tensors for the C interface. A tensor that was made from a container alone has the shape {size}
// here. To replace this shape by the expected one, use function::shape_inputs and function::shape_outputs.
class tensor_list {
  public:
    tensor_list(const const_tensor *list, std::size_t count) { copy(list, count); }
    tensor_list(const tensor *list, std::size_t count) { copy(list, count); }
    qn_tensor *data() { return many.empty() ? few : many.data(); }
    bool shaped = true; // whether is_shaped() holds for all tensors

  private:
    qn_tensor few[8]; // not initialised: only `count` elements are used
    std::vector<qn_tensor> many;

    template <typename T> void copy(const T *list, std::size_t count)
    {
        if (count > sizeof few / sizeof *few)
            many.resize(count);
        qn_tensor *to = data();
        for (std::size_t i = 0; i < count; i++) { // copies only the extents that the shape has
            shaped = shaped && list[i].is_shaped();
            const qn_tensor &from = list[i].get();
            const std::size_t rank = from.dims.count;
            to[i].data = from.data;
            to[i].dtype = from.dtype;
            to[i].dims.count = rank;
            for (std::size_t d = 0; d < rank && d < QN_DIMS_LIMIT; d++)
                to[i].dims.values[d] = from.dims.values[d];
        }
    }
};

} // namespace detail

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
