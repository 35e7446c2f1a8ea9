// Every function of quern/builders.hpp and quern/value.hpp, against the C interface: the graph that C++ builds has the
// same key as the graph that C builds (qn_cache_key), so both become the same program. The key does not depend on the
// order in which operands are built, which C++ does not fix.
#include "hpp.hpp"

namespace {

struct bench {
    qn_graph *g;
    qn::value x, y, v, w, m, s, i, j, n, u, p, c, d, h, key, state, image, kernel;
    explicit bench(qn_graph *g)
        : g(g), x(input("x", QN_F32, {2, 3})), y(input("y", QN_F32, {2, 3})), v(input("v", QN_F32, {3})),
          w(input("w", QN_F32, {3})), m(input("m", QN_F32, {3, 3})), s(input("s", QN_F32, {})),
          i(input("i", QN_I32, {2, 3})), j(input("j", QN_I32, {2})), n(input("n", QN_I32, {})),
          u(input("u", QN_UI64, {2, 3})), p(input("p", QN_I1, {2, 3})), c(input("c", QN_C64, {2, 3})),
          d(input("d", QN_F64, {4})), h(input("h", QN_I64, {4})), key(input("key", QN_UI32, {2})),
          state(input("state", QN_UI64, {2})), image(input("image", QN_F32, {1, 8, 8, 2})),
          kernel(input("kernel", QN_F32, {3, 3, 2, 4}))
    {
        qn_graph_set_broadcasting(g, 1); // as in a qn::graph
    }
    qn_value input(const char *name, qn_dtype dtype, const qn::dims &shape) { return qn_input(g, name, dtype, shape); }
};

qn_context *context;

qn::values list(const qn_value &v) { return {v}; }
qn::values list(const qn::values &v) { return v; }
template <std::size_t n> qn::values list(const std::array<qn::value, n> &v) { return {v.begin(), v.end()}; }
// The values that a function of the C interface writes to `out`.
template <typename F> qn::values written(std::size_t n, F f)
{
    qn::values out(n);
    f(static_cast<qn_value *>(out.data()));
    return out;
}

using pair = std::array<qn_value, 2>;
using builder = qn::values (*)(bench &);
struct built {
    std::string key, text;
};
built build_with(builder build)
{
    qn_graph *graph = qn_graph_new(context, "same");
    bench b(graph);
    for (const qn::value &v : build(b))
        qn_output(graph, nullptr, v);
    char key[65] = "";
    qn_status_free(qn_cache_key(graph, nullptr, key));
    return {key, printed(graph)};
}
std::string text_of(builder build) { return build_with(build).text; }
std::string first_line(const std::string &text) { return text.substr(0, text.find('\n')); }
void check_same(int line, const char *what, builder cpp, builder c)
{
    built got = build_with(cpp), want = build_with(c);
    if (got.key != want.key || got.key.size() != 64)
        unit_fail(__FILE__, line, "%s builds\n%s\nnot\n%s", what, got.text.c_str(), want.text.c_str());
}
#define SAME(cpp, c)                                                                                                   \
    check_same(                                                                                                        \
        __LINE__, #cpp, [](bench &b) { return list(cpp); }, [](bench &b) { return list(c); })
#define SAME_OUT(n, cpp, ...)                                                                                          \
    check_same(                                                                                                        \
        __LINE__, #cpp, [](bench &b) { return list(cpp); },                                                            \
        [](bench &b) { return written(n, [&](qn_value *out) { __VA_ARGS__; }); })
#define UNARY(name, on) SAME(name(b.on), qn_##name(b.on))
#define BINARY(name, on) SAME(name(b.on, b.on + b.on), qn_##name(b.on, qn_add(b.on, b.on)))

qn_value number(const qn_value &like, double v)
{
    return qn_fill(like.graph, qn_value_dtype(like), qn_value_dims(like), v);
}
qn::pool_options pool()
{
    qn::pool_options o;
    o.padding = QN_SAME;
    o.count_padding = true;
    return o;
}
qn::conv_options conv()
{
    qn::conv_options o;
    o.padding = QN_SAME;
    o.strides = {2, 2};
    return o;
}
qn::attention_options causal(const qn::value &mask)
{
    qn::attention_options o;
    o.mask = mask;
    o.causal = true;
    return o;
}
qn_value scalar(const qn_value &like, double v) { return qn_fill(like.graph, qn_value_dtype(like), QN_SCALAR, v); }

} // namespace

TEST(unary)
{
    qn_options options{};
    options.cache = "off";
    options.jit = "";
    CHECK_OK(qn_open(&options, &context));
    UNARY(abs, x), UNARY(cbrt, x), UNARY(ceil, x), UNARY(cosine, x), UNARY(exponential, x),
        UNARY(exponential_minus_one, x);
    UNARY(floor, x), UNARY(is_finite, x), UNARY(log, x), UNARY(log_plus_one, x), UNARY(logistic, x), UNARY(negate, x);
    UNARY(round_nearest_afz, x), UNARY(round_nearest_even, x), UNARY(rsqrt, x), UNARY(sign, x), UNARY(sine, x);
    UNARY(sqrt, x), UNARY(tan, x), UNARY(tanh, x), UNARY(acos, x), UNARY(acosh, x), UNARY(asin, x), UNARY(asinh, x);
    UNARY(atan, x), UNARY(atanh, x), UNARY(cosh, x), UNARY(erf, x), UNARY(erf_inv, x), UNARY(erfc, x), UNARY(is_inf, x);
    UNARY(is_neg_inf, x), UNARY(is_pos_inf, x), UNARY(sinh, x), UNARY(lgamma, x), UNARY(digamma, x);
    UNARY(bessel_i0e, x), UNARY(bessel_i1e, x), UNARY(square, x), UNARY(real, c), UNARY(imag, c), UNARY(conj, c);
    UNARY(popcnt, i), UNARY(count_leading_zeros, i), UNARY(relu, x), UNARY(gelu, x), UNARY(silu, x);
    SAME(exp(b.x), qn_exponential(b.x));
    SAME(expm1(b.x), qn_exponential_minus_one(b.x));
    SAME(log1p(b.x), qn_log_plus_one(b.x));
    SAME(sin(b.x), qn_sine(b.x));
    SAME(cos(b.x), qn_cosine(b.x));
}

TEST(binary)
{
    BINARY(add, x), BINARY(atan2, x), BINARY(divide, x), BINARY(maximum, x), BINARY(minimum, x), BINARY(multiply, x);
    BINARY(next_after, x), BINARY(power, x), BINARY(remainder, x), BINARY(shift_left, i), BINARY(subtract, x);
    BINARY(shift_right_arithmetic, i), BINARY(shift_right_logical, i), BINARY(mulhi, i), BINARY(polygamma, x);
    BINARY(zeta, x), BINARY(complex, x);
    SAME(maximum(b.x, 0), qn_maximum(b.x, number(b.x, 0)));
    SAME(pow(2, b.x), qn_power(number(b.x, 2), b.x));
    SAME(compare(b.x, b.y, QN_NE), qn_compare(b.x, b.y, QN_NE));
}

TEST(operators)
{
    SAME(b.x + b.y, qn_add(b.x, b.y));
    SAME(b.x - b.y, qn_subtract(b.x, b.y));
    SAME(b.x * b.y, qn_multiply(b.x, b.y));
    SAME(b.x / b.y, qn_divide(b.x, b.y));
    SAME(b.i % 7, qn_remainder(b.i, number(b.i, 7)));
    SAME((b.i & 3) | (b.i ^ 5), qn_or(qn_and(b.i, number(b.i, 3)), qn_xor(b.i, number(b.i, 5))));
    SAME(b.i << 2, qn_shift_left(b.i, number(b.i, 2)));
    SAME(b.i >> 2, qn_shift_right_arithmetic(b.i, number(b.i, 2)));
    SAME(b.u >> 2, qn_shift_right_logical(b.u, number(b.u, 2)));
    SAME(-b.x, qn_negate(b.x));
    SAME(+b.x, b.x);
    SAME(~b.i, qn_not(b.i));
    SAME(!b.p, qn_not(b.p));
    SAME(b.x < b.y, qn_compare(b.x, b.y, QN_LT));
    SAME(b.x <= b.y, qn_compare(b.x, b.y, QN_LE));
    SAME(b.x > 1, qn_compare(b.x, number(b.x, 1), QN_GT));
    SAME(1 >= b.x, qn_compare(number(b.x, 1), b.x, QN_GE));
    SAME(b.x == b.y, qn_compare(b.x, b.y, QN_EQ));
    SAME(b.x != 2, qn_compare(b.x, number(b.x, 2), QN_NE));
    SAME(2 * b.x + 1.5, qn_add(qn_multiply(number(b.x, 2), b.x), number(b.x, 1.5)));
    auto assigned = [](bench &b) {
        qn::value t = b.x;
        t += 1, t -= b.y, t *= 3, t /= b.y;
        return list(t);
    };
    check_same(__LINE__, "compound assignments", assigned, [](bench &b) {
        qn_value t = qn_subtract(qn_add(b.x, number(b.x, 1)), b.y);
        return list(qn_divide(qn_multiply(t, number(b.x, 3)), b.y));
    });
}

TEST(broadcasting)
{
    SAME(b.x + b.v, qn_add(b.x, qn_broadcast_in_dim(b.v, QN_DIMS(2, 3), QN_DIMS(1))));
    SAME(b.s * b.x, qn_multiply(qn_broadcast_in_dim(b.s, QN_DIMS(2, 3), QN_SCALAR), b.x));
    SAME(reshape(b.v, {3, 1}) - b.w, qn_subtract(qn_broadcast_to(qn_reshape(b.v, QN_DIMS(3, 1)), QN_DIMS(3, 3)),
                                                 qn_broadcast_to(b.w, QN_DIMS(3, 3))));
    SAME(b.x < b.v, qn_compare(b.x, qn_broadcast_to(b.v, QN_DIMS(2, 3)), QN_LT));
    SAME(select(b.p, b.v, 0),
         qn_select(b.p, qn_broadcast_to(b.v, QN_DIMS(2, 3)), qn_broadcast_to(number(b.v, 0), QN_DIMS(2, 3))));
    SAME(select(b.p, b.x, b.y), qn_select(b.p, b.x, b.y));
    SAME(select(b.v < 0, 1, b.x),
         qn_select(qn_broadcast_to(qn_compare(b.v, number(b.v, 0), QN_LT), QN_DIMS(2, 3)), number(b.x, 1), b.x));
    CHECK(has(text_of([](bench &b) { return list(b.x + b.d); }), "error: add: "));
    CHECK(has(text_of([](bench &b) { return list(b.x + b.i); }), "error: add: "));
}

TEST(numbers)
{
    SAME(b.h + 9007199254740993, // not a double
         qn_add(b.h, [&] {
             const std::int64_t same = 9007199254740993;
             return qn_broadcast_in_dim(qn_constant(b.g, QN_I64, QN_SCALAR, &same), QN_DIMS(4), QN_SCALAR);
         }()));
    SAME(b.u ^ 0x9E3779B97F4A7C15u, qn_xor(b.u, [&] {
             const std::uint64_t same = 0x9E3779B97F4A7C15;
             return qn_broadcast_in_dim(qn_constant(b.g, QN_UI64, QN_SCALAR, &same), QN_DIMS(2, 3), QN_SCALAR);
         }()));
    SAME(b.u + 1, qn_add(b.u, number(b.u, 1)));
    SAME(b.p & true, qn_and(b.p, number(b.p, 1)));
    SAME(b.c * std::complex<float>(0, 2), qn_multiply(b.c, [&] {
             const std::complex<float> same(0, 2);
             return qn_broadcast_in_dim(qn_constant(b.g, QN_C64, QN_SCALAR, &same), QN_DIMS(2, 3), QN_SCALAR);
         }()));
    SAME(b.d + 0.1f, qn_add(b.d, number(b.d, 0.1f)));
    SAME(fill_like(b.x, 4), number(b.x, 4));
    auto fails = [](builder build, const char *message) {
        CHECK_TEXT(first_line(text_of(build)), std::string("error: ") + message);
    };
    fails([](bench &b) { return list(b.i * 0.5); }, "0.5 is not a number of type i32");
    fails([](bench &b) { return list(b.x * std::complex<float>(1, 1)); },
          "1+1i, a complex number, is not a number of type f32");
    fails([](bench &b) { return list(b.u + -1); },
          "fill: -1 is out of range for ui64; expected 0 to 18446744073709551615");
    fails([](bench &b) { return list(b.i + 3000000000); },
          "fill: 3e+09 is out of range for i32; expected -2147483648 to 2147483647");
    CHECK(has(text_of([](bench &b) { return list(b.i * 0.5); }), "\n  in qn_graph_fail, call 19 that built"));
}

TEST(shapes)
{
    SAME(clamp(0, b.x, 1), qn_clamp(scalar(b.x, 0), b.x, scalar(b.x, 1)));
    SAME(clamp(b.y, b.x, b.s), qn_clamp(b.y, b.x, b.s));
    SAME(pad(b.x, 0, {1, 0}, {0, 2}), qn_pad(b.x, scalar(b.x, 0), QN_DIMS(1, 0), QN_DIMS(0, 2), QN_DIMS(0, 0)));
    SAME(pad(b.x, b.s, {1, 0}, {0, 2}, {1, 1}), qn_pad(b.x, b.s, QN_DIMS(1, 0), QN_DIMS(0, 2), QN_DIMS(1, 1)));
    SAME(slice(b.x, {0, 1}, {2, 3}), qn_slice(b.x, QN_DIMS(0, 1), QN_DIMS(2, 3), QN_DIMS(1, 1)));
    SAME(slice(b.x, {0, 0}, {2, 3}, {1, 2}), qn_slice(b.x, QN_DIMS(0, 0), QN_DIMS(2, 3), QN_DIMS(1, 2)));
    SAME(qn::convert<double>(b.x), qn_convert(b.x, QN_F64));
    SAME(convert(b.x, qn::i32), qn_convert(b.x, QN_I32));
    SAME(reduce_precision(b.x, 5, 10), qn_reduce_precision(b.x, 5, 10));
    SAME(fft(b.c, QN_FFT, {3}), qn_fft(b.c, QN_FFT, QN_DIMS(3)));
    SAME(qn::iota(b.g, {2, 3}, qn::f32, 1), qn_iota(b.g, QN_DIMS(2, 3), QN_F32, 1));
    SAME(bitcast_convert(b.x, qn::ui32), qn_bitcast_convert(b.x, QN_UI32));
    SAME(broadcast_in_dim(b.v, {2, 3}, {1}), qn_broadcast_in_dim(b.v, QN_DIMS(2, 3), QN_DIMS(1)));
    SAME(broadcast_to(b.v, {2, 3}), qn_broadcast_to(b.v, QN_DIMS(2, 3)));
    SAME(reshape_to(b.x, {3, -1}), qn_reshape_to(b.x, QN_DIMS(3, -1)));
    SAME(expand(b.v, {-1}), qn_expand(b.v, QN_DIMS(-1)));
    SAME(squeeze(b.image), qn_squeeze(b.image, QN_SCALAR));
    SAME(squeeze(b.image, 0), qn_squeeze(b.image, QN_DIMS(0)));
    SAME(matrix_transpose(b.x), qn_matrix_transpose(b.x));
    SAME(stop_gradient(b.x), qn_stop_gradient(b.x));
    SAME(reshape(b.x, {6}), qn_reshape(b.x, QN_DIMS(6)));
    SAME(reshape(slice(b.v, {0}, {1}), {}), qn_reshape(qn_slice(b.v, QN_DIMS(0), QN_DIMS(1), QN_DIMS(1)), QN_SCALAR));
    SAME(transpose(b.x, {1, 0}), qn_transpose(b.x, QN_DIMS(1, 0)));
    SAME(reverse(b.x, {0, 1}), qn_reverse(b.x, QN_DIMS(0, 1)));
    SAME(qn::concatenate({b.x, b.y}, 0), qn_concatenate(2, pair{b.x, b.y}.data(), 0));
    SAME(dynamic_slice(b.x, {b.n, b.n}, {1, 2}), qn_dynamic_slice(b.x, 2, pair{b.n, b.n}.data(), QN_DIMS(1, 2)));
    SAME(dynamic_update_slice(b.v, slice(b.w, {0}, {1}), {b.n}),
         qn_dynamic_update_slice(b.v, qn_slice(b.w, QN_DIMS(0), QN_DIMS(1), QN_DIMS(1)), 1, pair{b.n}.data()));
    SAME(gather(b.x, reshape(b.j, {2, 1}), {1}, {0}, {}, {}, {0}, 1, {1, 3}),
         qn_gather(b.x, qn_reshape(b.j, QN_DIMS(2, 1)), QN_DIMS(1), QN_DIMS(0), {}, {}, QN_DIMS(0), 1, QN_DIMS(1, 3)));
    SAME(take(b.x, b.j, 0), qn_take(b.x, b.j, 0));
    SAME(take_along_axis(b.x, b.i, 1), qn_take_along_axis(b.x, b.i, 1));
    SAME(scatter_set(b.m, b.j, b.x, 0), qn_scatter_set(b.m, b.j, b.x, 0));
    SAME(scatter_add(b.m, b.j, b.x, 0), qn_scatter_add(b.m, b.j, b.x, 0));
    SAME(scatter_multiply(b.m, b.j, b.x, 0), qn_scatter_multiply(b.m, b.j, b.x, 0));
    SAME(scatter_maximum(b.m, b.j, b.x, 0), qn_scatter_maximum(b.m, b.j, b.x, 0));
    SAME(scatter_minimum(b.m, b.j, b.x, 0), qn_scatter_minimum(b.m, b.j, b.x, 0));
    SAME(segment_sum(b.x, b.j, 4), qn_segment_sum(b.x, b.j, 4));
    SAME(one_hot(b.j, 5, qn::f32), qn_one_hot(b.j, 5, QN_F32));
    SAME(qn::partition_id(b.g), qn_partition_id(b.g));
    SAME(qn::replica_id(b.g), qn_replica_id(b.g));
}

TEST(reductions)
{
    SAME(softmax(b.x), qn_softmax(b.x, -1));
    SAME(log_softmax(b.x, 0), qn_log_softmax(b.x, 0));
    SAME(logsumexp(b.x), qn_logsumexp(b.x, -1));
    SAME(sum(b.x), qn_sum(b.x, QN_SCALAR));
    SAME(sum(b.x, 1), qn_sum(b.x, QN_DIMS(1)));
    SAME(mean(b.x, {0, 1}), qn_mean(b.x, QN_DIMS(0, 1)));
    SAME(variance(b.x), qn_variance(b.x, QN_SCALAR));
    SAME(max(b.x, 1), qn_max(b.x, QN_DIMS(1)));
    SAME(min(b.x), qn_min(b.x, QN_SCALAR));
    SAME(sum_keepdims(b.x, 1), qn_sum_keepdims(b.x, QN_DIMS(1)));
    SAME(mean_keepdims(b.x, -1), qn_mean_keepdims(b.x, QN_DIMS(-1)));
    SAME(variance_keepdims(b.x), qn_variance_keepdims(b.x, QN_SCALAR));
    SAME(max_keepdims(b.x, 0), qn_max_keepdims(b.x, QN_DIMS(0)));
    SAME(min_keepdims(b.x, 1), qn_min_keepdims(b.x, QN_DIMS(1)));
    SAME(argmax(b.x, -1), qn_argmax(b.x, -1));
    SAME(argmin(b.x, 0), qn_argmin(b.x, 0));
    SAME(sort_values(b.x, 1), qn_sort_values(b.x, 1, 0));
    SAME(argsort(b.x, 1, true), qn_argsort(b.x, 1, 1));
    SAME(cumsum(b.x, 1), qn_cumsum(b.x, 1, 0));
    SAME(cumprod(b.x, 1, true), qn_cumprod(b.x, 1, 1));
    SAME(cummax(b.x, 1), qn_cummax(b.x, 1, 0));
    SAME(cummin(b.x, 1), qn_cummin(b.x, 1, 0));
    SAME(norm(b.x, 2), qn_norm(b.x, 2, QN_SCALAR));
    SAME(cross_entropy(b.x, b.y), qn_cross_entropy(b.x, b.y));
    SAME_OUT(2, top_k(b.x, 2), qn_top_k(b.x, 2, &out[0], &out[1]));
    SAME(max_pool(b.image, {2, 2}), qn_max_pool(b.image, QN_DIMS(2, 2), nullptr));
    SAME(avg_pool(b.image, {2, 2}, pool()), [&] {
        qn_pool_options o{};
        o.padding = QN_SAME;
        o.count_padding = 1;
        return qn_avg_pool(b.image, QN_DIMS(2, 2), &o);
    }());
}

TEST(products)
{
    SAME(matmul(b.x, b.m), qn_matmul(b.x, b.m));
    SAME(scale(b.x, 0.5), qn_scale(b.x, 0.5));
    SAME(shift(b.x, 0.5), qn_shift(b.x, 0.5));
    SAME(dot(b.x, b.m, qn::f64), qn_dot(b.x, b.m, QN_F64));
    SAME(dot_general(b.x, b.y, {}, {}, {1}, {1}), qn_dot_general(b.x, b.y, {}, {}, QN_DIMS(1), QN_DIMS(1), QN_NONE));
    SAME(rounded_dot(b.x, b.y, {}, {}, {1}, {1}, qn::f32, QN_BF16_BF16_F32),
         qn_rounded_dot(b.x, b.y, {}, {}, QN_DIMS(1), QN_DIMS(1), QN_F32, QN_BF16_BF16_F32));
    SAME(ragged_dot(b.x, reshape(b.m, {1, 3, 3}), slice(b.j, {0}, {1}), {}, {}, {1}, {1}, {0}, {0}),
         qn_ragged_dot(b.x, qn_reshape(b.m, QN_DIMS(1, 3, 3)), qn_slice(b.j, QN_DIMS(0), QN_DIMS(1), QN_DIMS(1)), {},
                       {}, QN_DIMS(1), QN_DIMS(1), QN_DIMS(0), QN_DIMS(0), QN_NONE));
    SAME(qn::einsum("ij,kj->ik", {b.x, b.y}), qn_einsum("ij,kj->ik", 2, pair{b.x, b.y}.data()));
    SAME(convolution(b.image, b.kernel, {}, {}, {}, {}, {}, {0, 3, 1, 2}, {2, 3, 0, 1}, {0, 3, 1, 2}, 1, 1),
         qn_convolution(b.image, b.kernel, {}, {}, {}, {}, {}, QN_DIMS(0, 3, 1, 2), QN_DIMS(2, 3, 0, 1),
                        QN_DIMS(0, 3, 1, 2), 1, 1, QN_NONE));
    SAME(conv2d(b.image, b.kernel, conv()), [&] {
        qn_conv_options o{};
        o.padding = QN_SAME;
        o.strides = QN_DIMS(2, 2);
        return qn_conv2d(b.image, b.kernel, &o);
    }());
    SAME(conv1d(reshape(b.image, {1, 64, 2}), reshape(b.kernel, {9, 2, 4})),
         qn_conv1d(qn_reshape(b.image, QN_DIMS(1, 64, 2)), qn_reshape(b.kernel, QN_DIMS(9, 2, 4)), nullptr));
    SAME(conv3d(reshape(b.image, {1, 4, 4, 4, 2}), reshape(b.kernel, {1, 3, 3, 2, 4})),
         qn_conv3d(qn_reshape(b.image, QN_DIMS(1, 4, 4, 4, 2)), qn_reshape(b.kernel, QN_DIMS(1, 3, 3, 2, 4)), nullptr));
}

TEST(linear_algebra)
{
    SAME(cholesky(b.m, true), qn_cholesky(b.m, 1));
    SAME(triangular_solve(b.m, b.m, true, false, false, QN_NO_TRANSPOSE),
         qn_triangular_solve(b.m, b.m, 1, 0, 0, QN_NO_TRANSPOSE));
    SAME(householder_product(b.m, b.v), qn_householder_product(b.m, b.v));
    SAME(expm(b.m), qn_expm(b.m));
    SAME_OUT(3, lu(b.m), qn_lu(b.m, out));
    SAME(solve(b.m, b.v), qn_solve(b.m, b.v));
    SAME(inverse(b.m), qn_inverse(b.m));
    SAME(det(b.m), qn_det(b.m));
    SAME_OUT(2, slogdet(b.m), qn_slogdet(b.m, out));
    SAME_OUT(2, qr(b.x), qn_qr(b.x, 0, out));
    SAME_OUT(2, qr(b.x, true), qn_qr(b.x, 1, out));
    SAME(lstsq(b.m, b.v), qn_lstsq(b.m, b.v));
    SAME(matrix_power(b.m, 3), qn_matrix_power(b.m, 3));
    SAME(matrix_norm(b.m, 1), qn_matrix_norm(b.m, 1));
    SAME_OUT(2, eigh(b.m, true), qn_eigh(b.m, 1, out));
    SAME_OUT(3, svd(b.x), qn_svd(b.x, 0, out));
    SAME_OUT(3, svd(b.x, true), qn_svd(b.x, 1, out));
    SAME(singular_values(b.x), qn_singular_values(b.x));
    SAME(pinv(b.x), qn_pinv(b.x, -1));
    SAME(lstsq_svd(b.m, b.v, 0.5f), qn_lstsq_svd(b.m, b.v, 0.5f));
    SAME(matrix_rank(b.x), qn_matrix_rank(b.x, -1));
    SAME(cond(b.x), qn_cond(b.x));
    SAME(nuclear_norm(b.x), qn_nuclear_norm(b.x));
}

TEST(layers)
{
    SAME(linear(b.x, b.m, b.v), qn_linear(b.x, b.m, b.v));
    SAME(linear(b.x, b.m, {}), qn_linear(b.x, b.m, {}));
    SAME(layer_norm(b.x, b.v, b.w, 1e-5), qn_layer_norm(b.x, b.v, b.w, 1e-5));
    SAME(layer_norm(b.x, {}, {}, 1e-5), qn_layer_norm(b.x, {}, {}, 1e-5));
    SAME(rms_norm(b.x, b.v, 1e-5), qn_rms_norm(b.x, b.v, 1e-5));
    SAME(batch_norm_inference(b.x, b.v, b.w, b.v, b.w, 1e-5f, 1),
         qn_batch_norm_inference(b.x, b.v, b.w, b.v, b.w, 1e-5f, 1));
    SAME_OUT(3, batch_norm_training(b.x, b.v, b.w, 1e-5f, 1), qn_batch_norm_training(b.x, b.v, b.w, 1e-5f, 1, out));
    SAME_OUT(3, batch_norm_grad(b.x, b.v, b.w, b.v, b.y, 1e-5f, 1),
             qn_batch_norm_grad(b.x, b.v, b.w, b.v, b.y, 1e-5f, 1, out));
    SAME(dropout(b.key, b.x, 0.25), qn_dropout(b.key, b.x, 0.25));
    SAME(attention(b.x, b.y, b.y), qn_attention(b.x, b.y, b.y, nullptr));
    SAME(attention(b.x, b.m, b.m, causal(b.x)), [&] {
        qn_attention_options o{};
        o.mask = b.x;
        o.causal = 1;
        return qn_attention(b.x, b.m, b.m, &o);
    }());
}

TEST(random_numbers)
{
    SAME(qn::random_key(b.g, 7), qn_random_key(b.g, 7));
    SAME_OUT(2, qn::random_split<2>(b.key), qn_random_split(b.key, 2, out));
    SAME_OUT(3, random_split(b.key, 3), qn_random_split(b.key, 3, out));
    SAME(random_fold_in(b.key, b.n), qn_random_fold_in(b.key, b.n));
    SAME(random_bits(b.key, qn::ui8, {5}), qn_random_bits(b.key, QN_UI8, QN_DIMS(5)));
    SAME(random_uniform(b.key, qn::f32, {5}, -1, 1), qn_random_uniform(b.key, QN_F32, QN_DIMS(5), -1, 1));
    SAME(random_normal(b.key, qn::f32, {5}), qn_random_normal(b.key, QN_F32, QN_DIMS(5)));
    SAME(random_truncated_normal(b.key, qn::f32, {5}, -2, 2),
         qn_random_truncated_normal(b.key, QN_F32, QN_DIMS(5), -2, 2));
    SAME(random_integers(b.key, qn::i32, {5}, 0, 9), qn_random_integers(b.key, QN_I32, QN_DIMS(5), 0, 9));
    SAME(random_bernoulli(b.key, 0.5, {5}), qn_random_bernoulli(b.key, 0.5, QN_DIMS(5)));
    SAME(random_permutation(b.key, 5), qn_random_permutation(b.key, 5));
    SAME(random_categorical(b.key, b.x, -1), qn_random_categorical(b.key, b.x, -1));
    SAME_OUT(2, rng_bit_generator(b.state, QN_PHILOX, qn::ui32, {4}),
             qn_rng_bit_generator(b.state, QN_PHILOX, QN_UI32, QN_DIMS(4), out));
    SAME(init_variance(b.key, qn::f32, {3, 4}, 2, QN_FAN_OUT, QN_DRAW_NORMAL),
         qn_init_variance(b.key, QN_F32, QN_DIMS(3, 4), 2, QN_FAN_OUT, QN_DRAW_NORMAL));
    SAME(init_uniform(b.key, qn::f32, {3}, 0.5), qn_init_uniform(b.key, QN_F32, QN_DIMS(3), 0.5));
    SAME(init_normal(b.key, qn::f32, {3}, 0.5), qn_init_normal(b.key, QN_F32, QN_DIMS(3), 0.5));
    SAME(init_glorot_uniform(b.key, qn::f32, {3, 4}), qn_init_glorot_uniform(b.key, QN_F32, QN_DIMS(3, 4)));
    SAME(init_glorot_normal(b.key, qn::f32, {3, 4}), qn_init_glorot_normal(b.key, QN_F32, QN_DIMS(3, 4)));
    SAME(init_he_uniform(b.key, qn::f32, {3, 4}), qn_init_he_uniform(b.key, QN_F32, QN_DIMS(3, 4)));
    SAME(init_he_normal(b.key, qn::f32, {3, 4}), qn_init_he_normal(b.key, QN_F32, QN_DIMS(3, 4)));
}

namespace {

const qn::optimizer adam{QN_ADAM, 0.01};
qn_optimizer adam_in_c()
{
    qn_optimizer o{};
    o.kind = QN_ADAM;
    o.rate = 0.01;
    return o;
}
const qn_optimizer c_adam = adam_in_c();
qn::values all(const qn::trained &t)
{
    qn::values list = t.params;
    list.insert(list.end(), t.state.begin(), t.state.end());
    return list;
}

} // namespace

TEST(derivatives)
{
    SAME(gradient(sum(b.x * b.y), b.x), written(1, [&](qn_value *out) {
             qn_value x = b.x, y = qn_sum(qn_multiply(b.x, b.y), QN_SCALAR);
             qn_gradient(y, 1, &x, out);
         }));
    SAME_OUT(2, qn::vjp({b.x * b.y}, {b.y}, {b.x, b.y}), [&] {
        qn_value y = qn_multiply(b.x, b.y), seed = b.y;
        qn_vjp(1, &y, &seed, 2, pair{b.x, b.y}.data(), out);
    }());
    SAME(qn::vjp({sin(b.x), b.y}, {b.y, b.x}, b.x), written(1, [&](qn_value *out) {
             qn_value x = b.x;
             qn_vjp(2, pair{qn_sine(b.x), b.y}.data(), pair{b.y, b.x}.data(), 1, &x, out);
         }));
    CHECK_TEXT(first_line(text_of([](bench &b) {
                   return list(qn::vjp({b.x, b.y}, {b.x}, b.x));
               })),
               "error: vjp: the numbers of values and seeds differ");
}

TEST(optimisers)
{
    SAME(schedule_linear(b.n, 0.1, 0, 10), qn_schedule_linear(b.n, 0.1, 0, 10));
    SAME(schedule_cosine(b.n, 0.1, 0, 10), qn_schedule_cosine(b.n, 0.1, 0, 10));
    SAME(schedule_exponential(b.n, 0.1, 0.9, 10), qn_schedule_exponential(b.n, 0.1, 0.9, 10));
    SAME(schedule_warmup(b.n, 0.1, 2, 0, 10), qn_schedule_warmup(b.n, 0.1, 2, 0, 10));
    SAME_OUT(2, qn::clip_by_global_norm({b.x, b.v}, 1), qn_clip_by_global_norm(2, pair{b.x, b.v}.data(), 1, out));
    CHECK(adam.state_count(2) == qn_optimizer_state_count(&c_adam, 2) && adam.state_count(2) == 5);
    SAME_OUT(5, adam.zeros({b.x, b.v}), qn_optimizer_zeros(&c_adam, 2, pair{b.x, b.v}.data(), out));
    SAME_OUT(5, adam.inputs({b.x, b.v}), qn_optimizer_inputs(&c_adam, 2, pair{b.x, b.v}.data(), out));
    SAME_OUT(7, all(adam.step({b.x, b.v}, {b.y, b.w}, adam.inputs({b.x, b.v}), b.s)), [&] {
        qn_value state[5];
        qn_optimizer_inputs(&c_adam, 2, pair{b.x, b.v}.data(), state);
        qn_optimizer_step(&c_adam, 2, pair{b.x, b.v}.data(), pair{b.y, b.w}.data(), b.s, state, out, out + 2);
    }());
    auto updated = [](bench &b) {
        adam.update(sum(b.x * b.x), {b.x}, adam.inputs({b.x}));
        return qn::values();
    };
    check_same(__LINE__, "update", updated, [](bench &b) {
        qn_value state[3], x = b.x, loss = qn_sum(qn_multiply(b.x, b.x), QN_SCALAR);
        qn_optimizer_inputs(&c_adam, 1, &x, state);
        qn_optimizer_update(&c_adam, loss, 1, &x, qn_value{}, state);
        return qn::values();
    });
    CHECK(has(text_of(updated), "step"));
    CHECK_TEXT(first_line(text_of([](bench &b) {
                   return all(adam.step({b.x}, {b.y, b.y}, {b.x, b.x}));
               })),
               "error: optimizer: 1 parameters have 2 slopes and a state of 2 values; expected 1 and 3");
    CHECK(all(adam.step({}, {}, {})).size() == 1); // no graph is known, so none fails
}

TEST(close) { qn_close(context); }
