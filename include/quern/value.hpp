// Values of a graph, with operators, for quern/quern.hpp. Also element types, dimension lists, and numbers as operands.
#ifndef QUERN_VALUE_HPP
#define QUERN_VALUE_HPP

#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

#include "quern/quern.h"

// If exceptions are turned off, functions that can fail have other result types. Code with and without exceptions can
// be in one program, because the inline namespace makes the linker names differ.
#if defined(QUERN_NO_EXCEPTIONS) || !defined(__cpp_exceptions)
#define QUERN_THROWS 0
#define QUERN_INTERFACE returns
#else
#define QUERN_THROWS 1
#define QUERN_INTERFACE throws
#endif

namespace qn {
inline namespace QUERN_INTERFACE {

// ---- Element types --------------------------------------------------------------------------------------------------

inline constexpr qn_dtype i1 = QN_I1, i8 = QN_I8, i16 = QN_I16, i32 = QN_I32, i64 = QN_I64, ui8 = QN_UI8,
                          ui16 = QN_UI16, ui32 = QN_UI32, ui64 = QN_UI64, f16 = QN_F16, bf16 = QN_BF16, f32 = QN_F32,
                          f64 = QN_F64, c64 = QN_C64, c128 = QN_C128;

// The element type of a C++ type: `element<float>::dtype` is QN_F32. A program can specialise `element` for types of
// its own, such as a class for f16. `char` and the types of wide characters have no element type.
template <typename T, typename = void> struct element {
    static constexpr qn_dtype dtype = QN_NONE;
};
template <> struct element<bool> {
    static constexpr qn_dtype dtype = QN_I1;
};
template <typename T>
struct element<
    T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char> &&
                        !std::is_same_v<T, wchar_t> && !std::is_same_v<T, char16_t> && !std::is_same_v<T, char32_t>>> {
    static constexpr qn_dtype dtype = sizeof(T) == 1   ? (std::is_signed_v<T> ? QN_I8 : QN_UI8)
                                      : sizeof(T) == 2 ? (std::is_signed_v<T> ? QN_I16 : QN_UI16)
                                      : sizeof(T) == 4 ? (std::is_signed_v<T> ? QN_I32 : QN_UI32)
                                                       : (std::is_signed_v<T> ? QN_I64 : QN_UI64);
};
template <> struct element<float> {
    static constexpr qn_dtype dtype = QN_F32;
};
template <> struct element<double> {
    static constexpr qn_dtype dtype = QN_F64;
};
template <> struct element<std::complex<float>> {
    static constexpr qn_dtype dtype = QN_C64;
};
template <> struct element<std::complex<double>> {
    static constexpr qn_dtype dtype = QN_C128;
};
template <typename T> inline constexpr qn_dtype dtype_of = element<std::remove_cv_t<T>>::dtype;

// ---- Dimension lists ------------------------------------------------------------------------------------------------

// A qn_dims that can be written as a braced list: {2, 3}, {n, 4}, or {} for a scalar. A braced list with more than
// QN_DIMS_LIMIT numbers does not compile. A dims made from a longer std::vector compiles, but the library refuses it.
struct dims : qn_dims {
    dims() : qn_dims{} {}
    dims(const qn_dims &list) : qn_dims(list) {}
    dims(const std::vector<std::int64_t> &list) : qn_dims(qn_dims_of(list.size(), list.data())) {}
    template <typename... N,
              typename = std::enable_if_t<(sizeof...(N) > 0) && ((std::is_integral_v<N> || std::is_enum_v<N>)&&...) &&
                                          !(std::is_same_v<N, qn_dtype> || ...)>>
    dims(N... numbers) : qn_dims(qn_dims_of_numbers(numbers...))
    {
    }
    const std::int64_t *begin() const { return values; }
    const std::int64_t *end() const { return values + (count < QN_DIMS_LIMIT ? count : std::size_t{QN_DIMS_LIMIT}); }
    std::int64_t operator[](std::size_t i) const { return values[i]; }
    // The number of elements of a tensor with this shape.
    std::size_t elements() const
    {
        std::size_t product = 1;
        for (std::int64_t extent : *this)
            product *= static_cast<std::size_t>(extent);
        return product;
    }
};
inline bool operator==(const dims &a, const dims &b)
{
    bool same = a.count == b.count;
    for (std::size_t i = 0; same && i < a.count && i < QN_DIMS_LIMIT; i++)
        same = a[i] == b[i];
    return same;
}
inline bool operator!=(const dims &a, const dims &b) { return !(a == b); }

// The type of a tensor: `type{qn::f32, {2, 3}}`.
struct type : qn_type {
    type(const qn_type &t) : qn_type(t) {}
    type(qn_dtype element, const qn::dims &shape = {}) : qn_type{element, shape} {}
};

// ---- Values ---------------------------------------------------------------------------------------------------------

// A qn_value with operators. A value can be passed to functions of the C interface, and is valid as long as its graph.
class value : public qn_value {
  public:
    value() : qn_value{} {}
    value(const qn_value &v) : qn_value(v) {}
    qn_dtype dtype() const { return qn_value_dtype(*this); }
    dims shape() const { return qn_value_dims(*this); }
    // Whether this is a value of a graph, not the value "nothing" that builders return after an error.
    bool exists() const { return id != 0; }
    // Names the value (qn_name), and returns it: `value h = tanh(x).name("h")`.
    value name(const char *called) const { return qn_name(*this, called); }
    value name(const std::string &called) const { return name(called.c_str()); }
};
static_assert(sizeof(value) == sizeof(qn_value) && std::is_standard_layout_v<value>, "C reads lists of values");

using values = std::vector<value>;

// A scope of names (quern/names.h), from here to the end of the block. The graph must live until then.
class [[nodiscard]] scope {
  public:
    scope(qn_graph *in, const char *name) : graph(in) { qn_scope_push(graph, name); }
    scope(qn_graph *in, const std::string &name) : scope(in, name.c_str()) {}
    ~scope() { qn_scope_pop(graph); }
    scope(const scope &) = delete;
    scope &operator=(const scope &) = delete;

  private:
    qn_graph *graph;
};

// A value, or a number that takes the element type of the value with which it is combined: 2 in `2 * x`. If this is
// a float type, the number is rounded to it. For an integer type, a number out of range or with a fraction is an error.
// For a real type, a complex number is an error.
class operand {
  public:
    operand(const value &given) : v(given) {}
    operand(const qn_value &given) : v(given) {}
    template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
    operand(T given) : is_number(true), number(static_cast<double>(given))
    {
        if constexpr (std::is_integral_v<T>) {
            bits = static_cast<std::uint64_t>(given);
            kind = std::is_signed_v<T> ? QN_I64 : QN_UI64;
        }
    }
    template <typename T> operand(const std::complex<T> &c) : is_number(true), kind(QN_C128), number(c) {}

    // Returns this operand as a value of `graph`: a number becomes a constant of type `dtype` and this shape.
    value as(qn_graph *graph, qn_dtype dtype, const dims &shape) const
    {
        if (!is_number || !graph)
            return v;
        bool integer = dtype >= QN_I8 && dtype <= QN_UI64, whole = number.real() == std::trunc(number.real());
        if (kind == QN_C128 ? dtype < QN_C64 : integer && !whole) {
            char text[64] = "";
            std::snprintf(text, sizeof text, "%.15g", number.real());
            std::string message = text;
            if (kind == QN_C128) {
                std::snprintf(text, sizeof text, "%+.15gi, a complex number,", number.imag());
                message += text;
            }
            message += std::string(" is not a number of type ") + qn_dtype_name(dtype);
            qn_graph_fail(graph, QN_INVALID_ARGUMENT, message.c_str());
        }
        if (kind == QN_C128) {
            const std::complex<float> narrow(number);
            return spread(graph, dtype, shape, dtype == QN_C64 ? static_cast<const void *>(&narrow) : &number);
        }
        if (is_wide(dtype))
            return spread(graph, dtype, shape, &bits);
        return qn_fill(graph, dtype, shape, number.real());
    }
    // Like `as`, with the graph, the element type and the shape of `other`, the operand with which this one is
    // combined.
    value with(const operand &other) const
    {
        return is_number ? as(other.v.graph, other.v.dtype(), other.v.shape()) : v;
    }
    value scalar_of(const value &other) const { return as(other.graph, other.dtype(), {}); }

  private:
    value v;
    bool is_number = false;
    qn_dtype kind = QN_F64; // the type of the number
    std::complex<double> number;
    std::uint64_t bits = 0;

    // Whether this is an integer that the 64-bit type `dtype` can hold, but that a double may have to round.
    bool is_wide(qn_dtype dtype) const
    {
        bool fits = dtype == QN_I64    ? kind == QN_I64 || (kind == QN_UI64 && bits <= INT64_MAX)
                    : dtype == QN_UI64 ? kind == QN_UI64 || (kind == QN_I64 && number.real() >= 0)
                                       : false;
        return fits && std::fabs(number.real()) >= 9007199254740992.0; // 2^53
    }
    static value spread(qn_graph *graph, qn_dtype dtype, const dims &shape, const void *scalar)
    {
        return qn_broadcast_in_dim(qn_constant(graph, dtype, {}, scalar), shape, {});
    }
};

namespace detail {

inline const qn_value *raw(const value *list) { return list; }
inline const qn_value *raw(const values &list) { return list.data(); }
inline qn_value *raw(values &list) { return list.data(); }
template <std::size_t n> qn_value *raw(std::array<value, n> &list) { return list.data(); }
template <std::size_t n> const qn_value *raw(const std::array<value, n> &list) { return list.data(); }

inline value elementwise(qn_value (*build)(qn_value, qn_value), const operand &lhs, const operand &rhs)
{
    return build(lhs.with(rhs), rhs.with(lhs));
}

} // namespace detail

// ---- Operators ------------------------------------------------------------------------------------------------------
//
// The operators are elementwise. Element types must be equal. In a qn::graph, shapes broadcast by numpy's rules; in a
// qn_graph of the C interface, only after qn_graph_set_broadcasting(graph, 1). As in C++, integers divide towards zero,
// and % has the sign of the dividend. >> fills with the sign bit if the type is signed. Comparisons return values of
// type i1, also == and !=. There is no && and no ||: & and | combine i1 values.

inline value operator+(const operand &a, const operand &b) { return detail::elementwise(qn_add, a, b); }
inline value operator-(const operand &a, const operand &b) { return detail::elementwise(qn_subtract, a, b); }
inline value operator*(const operand &a, const operand &b) { return detail::elementwise(qn_multiply, a, b); }
inline value operator/(const operand &a, const operand &b) { return detail::elementwise(qn_divide, a, b); }
inline value operator%(const operand &a, const operand &b) { return detail::elementwise(qn_remainder, a, b); }
inline value operator&(const operand &a, const operand &b) { return detail::elementwise(qn_and, a, b); }
inline value operator|(const operand &a, const operand &b) { return detail::elementwise(qn_or, a, b); }
inline value operator^(const operand &a, const operand &b) { return detail::elementwise(qn_xor, a, b); }
inline value operator<<(const value &a, const operand &b) { return detail::elementwise(qn_shift_left, a, b); }
inline value operator>>(const value &a, const operand &b)
{
    bool is_signed = a.dtype() >= QN_I8 && a.dtype() <= QN_I64;
    return detail::elementwise(is_signed ? qn_shift_right_arithmetic : qn_shift_right_logical, a, b);
}
inline value operator-(const value &a) { return qn_negate(a); }
inline value operator+(const value &a) { return a; }
inline value operator~(const value &a) { return qn_not(a); }
inline value operator!(const value &a) { return qn_not(a); }
inline value &operator+=(value &a, const operand &b) { return a = a + b; }
inline value &operator-=(value &a, const operand &b) { return a = a - b; }
inline value &operator*=(value &a, const operand &b) { return a = a * b; }
inline value &operator/=(value &a, const operand &b) { return a = a / b; }

inline value compare(const operand &lhs, const operand &rhs, qn_comparison_direction direction)
{
    return qn_compare(lhs.with(rhs), rhs.with(lhs), direction);
}
inline value operator<(const operand &a, const operand &b) { return compare(a, b, QN_LT); }
inline value operator<=(const operand &a, const operand &b) { return compare(a, b, QN_LE); }
inline value operator>(const operand &a, const operand &b) { return compare(a, b, QN_GT); }
inline value operator>=(const operand &a, const operand &b) { return compare(a, b, QN_GE); }
inline value operator==(const operand &a, const operand &b) { return compare(a, b, QN_EQ); }
inline value operator!=(const operand &a, const operand &b) { return compare(a, b, QN_NE); }

// ---- Builders whose operands can be numbers -------------------------------------------------------------------------

// Takes on_true where pred holds, else on_false. At least one of on_true and on_false must be a value.
inline value select(const value &pred, const operand &on_true, const operand &on_false)
{
    return qn_select(pred, on_true.with(on_false), on_false.with(on_true));
}
// The elements of x, but at least min and at most max.
inline value clamp(const operand &min, const value &x, const operand &max)
{
    return qn_clamp(min.scalar_of(x), x, max.scalar_of(x));
}
// qn_pad, with a padding that is a scalar or a number.
inline value pad(const value &x, const operand &padding, const dims &low, const dims &high, const dims &interior)
{
    return qn_pad(x, padding.scalar_of(x), low, high, interior);
}
inline value pad(const value &x, const operand &padding, const dims &low, const dims &high)
{
    dims none = low;
    for (std::int64_t &places : none.values)
        places = 0;
    return pad(x, padding, low, high, none);
}
// qn_slice with strides of 1.
inline value slice(const value &x, const dims &start, const dims &limit)
{
    dims ones = start;
    for (std::int64_t &stride : ones.values)
        stride = 1;
    return qn_slice(x, start, limit, ones);
}
// Converts the elements to the C++ type T.
template <typename T> value convert(const value &x) { return qn_convert(x, dtype_of<T>); }
// Names of <cmath> for operations that have another name in quern/ops.h.
inline value exp(const value &x) { return qn_exponential(x); }
inline value expm1(const value &x) { return qn_exponential_minus_one(x); }
inline value log1p(const value &x) { return qn_log_plus_one(x); }
inline value sin(const value &x) { return qn_sine(x); }
inline value cos(const value &x) { return qn_cosine(x); }
inline value pow(const operand &x, const operand &y) { return detail::elementwise(qn_power, x, y); }
// A constant with every element equal to `number`, in the type and the shape of x.
inline value fill_like(const value &x, const operand &number) { return number.as(x.graph, x.dtype(), x.shape()); }

// ---- Options of builders: those of the C interface, with defaults ---------------------------------------------------

struct conv_options {
    qn_conv_layout layout = QN_FEATURES_LAST;
    qn_conv_padding padding = QN_VALID;
    dims pads = {}, strides = {}, dilation = {};
    std::int64_t groups = 0;
    qn_conv_options c() const { return {layout, padding, pads, strides, dilation, groups, {}}; }
};
struct pool_options {
    qn_conv_layout layout = QN_FEATURES_LAST;
    qn_conv_padding padding = QN_VALID;
    dims pads = {}, strides = {};
    bool count_padding = false;
    qn_pool_options c() const { return {layout, padding, pads, strides, count_padding, {}}; }
};
struct attention_options {
    value mask = {};
    bool causal = false;
    double scale = 0;
    qn_attention_options c() const { return {mask, causal, scale, {}}; }
};
struct window {
    dims dimensions, strides = {}, base_dilations = {}, dilations = {}, padding = {};
    qn_window c() const { return {dimensions, strides, base_dilations, dilations, padding, {}}; }
};

} // namespace QUERN_INTERFACE
} // namespace qn

#endif
