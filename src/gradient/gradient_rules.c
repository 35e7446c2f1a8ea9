/* Derivatives of elementwise operations. pullback.h describes the duties of a rule. In the formulas, x is the only
 * operand, or l and r are the two operands. y is the result, and d is the adjoint of y. */
#include "gradient/pullback.h"

#define ADD(a, b) b_add(g, a, b)
#define SUB(a, b) b_subtract(g, a, b)
#define MUL(a, b) b_multiply(g, a, b)
#define DIV(a, b) b_divide(g, a, b)
#define NEG(a) b_negate(g, a)
#define EXP(a) b_exponential(g, a)
#define RSQRT(a) b_rsqrt(g, a)
#define SQUARE(a) b_square(g, a)
#define TIMES(a, number) b_scale(g, a, number)
#define PLUS(a, number) b_shift(g, a, number)
#define FROM_ONE(a) b_subtract(g, b_fill_like(g, a, 1), a)
#define WHERE(pred, a, b) b_select(g, pred, a, b)
#define ZEROS(like) b_zeros_like(g, like)
#define COMPARE(a, direction, b) b_compare(g, comparison_direction_##direction, a, b)

#define UNARY_RULE(name, contribution)                                                                                 \
    void gradient_##name(pullback *p, node_id n)                                                                       \
    {                                                                                                                  \
        graph *g = pull_graph(p);                                                                                      \
        node_id x = node_operand(g, n, 0), y = n, d = pull_adjoint(p, n, 0);                                           \
        (void)x, (void)y;                                                                                              \
        pull_add(p, n, 0, contribution);                                                                               \
    }

#define BINARY_RULE(name, to_l, to_r)                                                                                  \
    void gradient_##name(pullback *p, node_id n)                                                                       \
    {                                                                                                                  \
        graph *g = pull_graph(p);                                                                                      \
        node_id l = node_operand(g, n, 0), r = node_operand(g, n, 1), y = n, d = pull_adjoint(p, n, 0);                \
        (void)l, (void)r, (void)y, (void)g;                                                                            \
        if (pull_wants(p, n, 0))                                                                                       \
            pull_add(p, n, 0, to_l);                                                                                   \
        if (pull_wants(p, n, 1))                                                                                       \
            pull_add(p, n, 1, to_r);                                                                                   \
    }

#define SQRT_PI 1.77245385090551602730

/* ---- complex numbers --------------------------------------------------------------------------------------------- */

/* Let s be the scalar that is differentiated. The adjoint of a complex value u + iv is ds/du - i ds/dv, as in JAX. So
 * the rule of a holomorphic function is the rule of the real function, without a conjugate. */

static bool is_complex(const graph *g, node_id n) { return dtype_is_complex((qn_dtype)node_shape(g, n)->dtype); }

static node_id abs_share(graph *g, node_id x, node_id d)
{
    node_id direction = b_sign(g, x);
    if (!is_complex(g, x))
        return MUL(d, direction);
    node_id re = MUL(d, b_real(g, direction));
    return b_complex(g, re, NEG(MUL(d, b_imag(g, direction))));
}

UNARY_RULE(real, b_complex(g, d, ZEROS(d)))
UNARY_RULE(imag, b_complex(g, ZEROS(d), NEG(d)))
UNARY_RULE(conj, b_conj(g, d))
BINARY_RULE(complex, b_real(g, d), NEG(b_imag(g, d)))

/* ---- one operand ------------------------------------------------------------------------------------------------- */

UNARY_RULE(negate, NEG(d))
UNARY_RULE(abs, abs_share(g, x, d))
UNARY_RULE(square, MUL(d, TIMES(x, 2)))
UNARY_RULE(sqrt, DIV(TIMES(d, 0.5), y))
UNARY_RULE(rsqrt, DIV(MUL(TIMES(d, -0.5), y), x))
UNARY_RULE(cbrt, DIV(TIMES(d, 1.0 / 3), SQUARE(y)))

UNARY_RULE(exponential, MUL(d, y))
UNARY_RULE(exponential_minus_one, MUL(d, EXP(x))) /* exp(x) equals y + 1, but y + 1 loses digits if y is near -1 */
UNARY_RULE(log, DIV(d, x))
UNARY_RULE(log_plus_one, DIV(d, PLUS(x, 1)))
UNARY_RULE(logistic, MUL(d, MUL(y, FROM_ONE(y))))

UNARY_RULE(sine, MUL(d, b_cosine(g, x)))
UNARY_RULE(cosine, NEG(MUL(d, b_sine(g, x))))
UNARY_RULE(tan, MUL(d, PLUS(SQUARE(y), 1)))
/* Near x = 1 and x = -1, (1 - x)(1 + x) keeps digits that 1 - x^2 loses. */
UNARY_RULE(asin, MUL(d, RSQRT(MUL(FROM_ONE(x), PLUS(x, 1)))))
UNARY_RULE(acos, NEG(MUL(d, RSQRT(MUL(FROM_ONE(x), PLUS(x, 1))))))
UNARY_RULE(atan, DIV(d, PLUS(SQUARE(x), 1)))

UNARY_RULE(sinh, MUL(d, b_cosh(g, x)))
UNARY_RULE(cosh, MUL(d, b_sinh(g, x)))
UNARY_RULE(tanh, MUL(d, MUL(FROM_ONE(y), PLUS(y, 1))))
UNARY_RULE(asinh, MUL(d, RSQRT(PLUS(SQUARE(x), 1))))
UNARY_RULE(acosh, MUL(d, MUL(RSQRT(PLUS(x, -1)), RSQRT(PLUS(x, 1)))))
UNARY_RULE(atanh, DIV(d, MUL(FROM_ONE(x), PLUS(x, 1))))

UNARY_RULE(erf, MUL(d, TIMES(EXP(NEG(SQUARE(x))), 2 / SQRT_PI)))
UNARY_RULE(erfc, MUL(d, TIMES(EXP(NEG(SQUARE(x))), -2 / SQRT_PI)))
UNARY_RULE(erf_inv, MUL(d, TIMES(EXP(SQUARE(y)), SQRT_PI / 2)))

UNARY_RULE(lgamma, MUL(d, b_digamma(g, x)))
UNARY_RULE(digamma, MUL(d, b_polygamma(g, b_fill_like(g, x, 1), x)))
UNARY_RULE(bessel_i0e, MUL(d, SUB(b_bessel_i1e(g, x), MUL(b_sign(g, x), y))))

/* The derivative of bessel_i1e is i0e(x) - |y| - y / x. At x = 0, y / x counts as its limit, 1/2. */
static node_id bessel_i1e_slope(graph *g, node_id x, node_id y)
{
    node_id zero = COMPARE(x, EQ, ZEROS(x));
    node_id ratio = WHERE(zero, b_fill_like(g, x, 0.5), DIV(y, WHERE(zero, b_fill_like(g, x, 1), x)));
    return SUB(SUB(b_bessel_i0e(g, x), b_abs(g, y)), ratio);
}
UNARY_RULE(bessel_i1e, MUL(d, bessel_i1e_slope(g, x, y)))

UNARY_RULE(convert, b_convert(g, d, (qn_dtype)node_shape(g, x)->dtype))
UNARY_RULE(reduce_precision, d)

/* ---- two operands ------------------------------------------------------------------------------------------------ */

BINARY_RULE(add, d, d)
BINARY_RULE(subtract, d, NEG(d))
BINARY_RULE(multiply, MUL(d, r), MUL(d, l))
BINARY_RULE(divide, DIV(d, r), NEG(MUL(DIV(d, r), y)))
/* l = q * r + y, where q is an integer. */
BINARY_RULE(remainder, d, NEG(MUL(d, b_round_nearest_even(g, DIV(SUB(l, y), r)))))
BINARY_RULE(atan2, MUL(d, DIV(r, ADD(SQUARE(l), SQUARE(r)))), NEG(MUL(d, DIV(l, ADD(SQUARE(l), SQUARE(r))))))

/* Returns the derivative of l^r with respect to l: r l^(r-1), or 0 if r is 0. */
static node_id power_by_base(graph *g, node_id l, node_id r)
{
    node_id constant = COMPARE(r, EQ, ZEROS(r));
    node_id lower = WHERE(constant, b_fill_like(g, r, 1), PLUS(r, -1));
    return WHERE(constant, ZEROS(r), MUL(r, b_power(g, l, lower)));
}

static node_id power_by_exponent(graph *g, node_id l, node_id y)
{
    node_id zero = COMPARE(l, EQ, ZEROS(l));
    return WHERE(zero, ZEROS(l), MUL(y, b_log(g, WHERE(zero, b_fill_like(g, l, 1), l))));
}

BINARY_RULE(power, MUL(d, power_by_base(g, l, r)), MUL(d, power_by_exponent(g, l, y)))

static node_id no_derivative(graph *g, node_id n)
{
    return graph_fail(
        g, QN_UNSUPPORTED,
        "gradient of %s with respect to its first operand is not defined, but y depends on one of the xs through this "
        "operand",
        op_facts[node_op(g, n)].name);
}

BINARY_RULE(polygamma, no_derivative(g, n), MUL(d, b_polygamma(g, PLUS(l, 1), r)))
BINARY_RULE(zeta, no_derivative(g, n), NEG(MUL(d, MUL(l, b_zeta(g, PLUS(l, 1), r)))))

/* Returns the contribution to one operand of a maximum or minimum: d/2 where l and r are equal, else d where the
 * operand is chosen, else 0. */
static node_id chosen_share(graph *g, node_id d, node_id chosen, node_id l, node_id r)
{
    return WHERE(chosen, WHERE(COMPARE(l, EQ, r), TIMES(d, 0.5), d), ZEROS(d));
}

BINARY_RULE(maximum, chosen_share(g, d, COMPARE(l, GE, r), l, r), chosen_share(g, d, COMPARE(r, GE, l), l, r))
BINARY_RULE(minimum, chosen_share(g, d, COMPARE(l, LE, r), l, r), chosen_share(g, d, COMPARE(r, LE, l), l, r))

/* ---- three operands ---------------------------------------------------------------------------------------------- */

/* Adds a contribution to operand `index`: d where `pred` is true, and 0 elsewhere. A scalar operand gets the sum of
 * this contribution over all elements. */
static void clamp_to(pullback *p, node_id n, uint32_t index, node_id pred)
{
    graph *g = pull_graph(p);
    node_id d = pull_adjoint(p, n, 0), shared = WHERE(pred, d, ZEROS(d));
    pull_add(p, n, index, node_shape(g, node_operand(g, n, index))->rank ? shared : b_sum_all(g, shared));
}

/* Where the operand is strictly between the bounds, d goes to the operand. Where the operand is above the upper bound,
 * d goes to the upper bound. Where the operand is below the lower bound, d goes to the lower bound, if this bound is
 * below the upper bound. Elsewhere d is dropped. */
void gradient_clamp(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id least = b_broadcast_scalar(g, node_operand(g, n, 0), node_type(g, n)), x = node_operand(g, n, 1);
    node_id most = b_broadcast_scalar(g, node_operand(g, n, 2), node_type(g, n));
    if (pull_wants(p, n, 0))
        clamp_to(p, n, 0, b_and(g, COMPARE(least, GT, x), COMPARE(least, LT, most)));
    if (pull_wants(p, n, 1))
        clamp_to(p, n, 1, b_and(g, COMPARE(x, GT, least), COMPARE(x, LT, most)));
    if (pull_wants(p, n, 2))
        clamp_to(p, n, 2, COMPARE(most, LT, x));
}

void gradient_select(pullback *p, node_id n)
{
    graph *g = pull_graph(p);
    node_id pred = node_operand(g, n, 0), d = pull_adjoint(p, n, 0), zeros = ZEROS(d);
    if (pull_wants(p, n, 1))
        pull_add(p, n, 1, WHERE(pred, d, zeros));
    if (pull_wants(p, n, 2))
        pull_add(p, n, 2, WHERE(pred, zeros, d));
}
