/* zeta (of Hurwitz) and polygamma, in f64. The f32 forms round the results of the f64 forms.
 *
 * zeta(x, q) is the sum of (q + k)^-x over k = 0, 1, 2, ... A loop adds as many of the first terms as the operands
 * need. It leaves out the factor q^-x, so term k is (1 + k/q)^-x. The formula of Euler and Maclaurin gives the rest of
 * the series (F. Johansson, "Rigorous high-precision computation of the Hurwitz zeta function and its derivatives",
 * 2015). For positive q, the terms are positive, so they do not cancel.
 *
 * polygamma(n, x) is n! zeta(n + 1, x) with the sign of (-1)^(n + 1). log(n!) is added to the exponents of the powers,
 * so no factor overflows where the result does not. */
#include "math/f64_parts.h"

/* B(2k) / (2k)! for k = 1, 2, ..., where B(2k) are Bernoulli's numbers. */
static const double tail_terms[] = {
    0x1.5555555555555p-4,  -0x1.6c16c16c16c17p-10, 0x1.1566abc011567p-15, -0x1.bbd779334ef0bp-21,
    0x1.66a8f2bf70ebep-26, -0x1.22805d644267fp-31, 0x1.d6db2c4e09162p-37, -0x1.7da4e1f79955cp-42,
    0x1.355871d652e9ep-47, -0x1.f57d968caacf1p-53, 0x1.967e1f09c376fp-58, -0x1.497d9033a2b5cp-63,
};
enum { TAIL_TERMS = sizeof tail_terms / sizeof *tail_terms, FIRST_TERMS = 9, MOST_TERMS = 64 };

/* Whether the terms from k on can change the sum of all terms, which is at least 1 (term 0). Term k is `term`, and a is
 * q + k. The sum of the terms from k on is at most `term` times 1 + a / (x - 1). */
static sx matters(sx_code *s, sx x, sx a, sx term)
{
    return sx_fge(s, sx_fmul(s, term, sx_fadd(s, a, x)), times(s, plus(s, x, -1), 0x1p-60));
}

/* One round of the loop. The state consists of k, term k, and the sum of the terms before term k, in two parts. The
 * invariants are x and q. The loop can end at q + k = x + FIRST_TERMS, because from there on the formula for the
 * rest is precise. */
static sx_code *add_term(arena *memory)
{
    sx_code *s = sx_new(memory);
    sx k = plus(s, sx_arg(s, 0, SX_F64), 1), x = sx_arg(s, 4, SX_F64), q = sx_arg(s, 5, SX_F64), a = sx_fadd(s, q, k);
    dd sum = dd_sum(s, sx_arg(s, 2, SX_F64), sx_arg(s, 1, SX_F64));
    sx log = f64_log_plus_one(s, sx_fdiv(s, k, q)), term = f64_exponential(s, sx_fneg(s, sx_fmul(s, x, log)));
    sx_output(s, k);
    sx_output(s, term);
    sx_output(s, sum.hi);
    sx_output(s, sx_fadd(s, sum.lo, sx_arg(s, 3, SX_F64)));
    sx_output(s, sx_and(s, sx_flt(s, a, plus(s, x, FIRST_TERMS)), matters(s, x, a, term)));
    return s;
}

/* The sum of a^-x, (a + 1)^-x and so on, divided by a^(1 - x):
 * 1 / (x - 1) + (1/2 + the sum of B(2k)/(2k)! x (x + 1) ... (x + 2k - 2) / a^(2k - 1)) / a */
static dd rest_of(sx_code *s, sx x, sx a)
{
    sx one = f64_of(s, 1), inverse = sx_fdiv(s, one, a), sum = f64_of(s, tail_terms[TAIL_TERMS - 1]);
    for (int k = TAIL_TERMS - 1; k > 0; k--) {
        sx factor = sx_fmul(s, plus(s, x, 2 * k - 1), inverse), next = sx_fmul(s, plus(s, x, 2 * k), inverse);
        sum = sx_fma(s, sx_fmul(s, factor, next), sum, f64_of(s, tail_terms[k - 1]));
    }
    sum = sx_fma(s, sx_fmul(s, x, inverse), sum, f64_of(s, 0.5));
    sx less = plus(s, x, -1), main = sx_fdiv(s, one, less);
    dd rest = dd_sum(s, main, sx_fmul(s, sum, inverse));
    rest.lo = sx_fma(s, sub_fused(s, one, main, less), main, rest.lo);
    return rest;
}

/* x log(base) */
static dd log_power(sx_code *s, sx base, sx x)
{
    dd log = log_precise(s, base), product = dd_product(s, x, log.hi);
    product.lo = sx_fma(s, x, log.lo, product.lo);
    return product;
}

/* e^(x + more), where `more` may be infinite. */
static dd exp_of_sum(sx_code *s, dd x, dd more)
{
    dd sum = dd_add(s, x, more);
    sx high = sx_select(s, sx_feq(s, sx_fabs(s, more.hi), f64_infinity(s)), more.hi, sum.hi);
    sx low = sx_select(s, below(s, sx_fabs(s, high), 760), sum.lo, f64_of(s, 0));
    exp_split split = exp_reduce(s, clamp_to(s, high, -746, 710), EXP_BIAS);
    dd e = exp_of(s, &split, low);
    return (dd){exp_scale(s, e.hi, split.shifted), exp_scale(s, e.lo, split.shifted)};
}

/* a * b. If a.hi is infinite, the result is infinite, too. */
static dd dd_times(sx_code *s, dd a, dd b)
{
    dd product = dd_product(s, a.hi, b.hi);
    product.lo = sx_fadd(s, product.lo, sx_fma(s, a.hi, b.lo, sx_fmul(s, a.lo, b.hi)));
    return product;
}

/* e^more zeta(x, q) for finite x > 1 and q > 0. */
static sx zeta_of(sx_code *s, sx x, sx q, dd more)
{
    sx one = f64_of(s, 1), zero = f64_of(s, 0), infinity = f64_infinity(s), state[6] = {zero, one, zero, zero, x, q};
    sx_bounded_loop(s, MOST_TERMS, add_term(s->arena), 4, 2, state);
    dd first = dd_times(s, exp_of_sum(s, log_power(s, q, sx_fneg(s, x)), more), (dd){state[2], state[3]});
    dd a = dd_sum(s, q, state[0]), log = log_power(s, a.hi, sx_fsub(s, one, x));
    log.lo = sx_fma(s, sx_fdiv(s, a.lo, a.hi), sx_fsub(s, one, x), log.lo);
    dd rest = dd_times(s, exp_of_sum(s, log, more), rest_of(s, x, a.hi));
    sx needed = matters(s, x, a.hi, state[1]);
    rest = (dd){sx_select(s, needed, rest.hi, zero), sx_select(s, needed, rest.lo, zero)};
    dd sum = dd_add(s, first, rest);
    sx y = sx_select(s, sx_feq(s, sum.hi, infinity), infinity, sx_fadd(s, sum.hi, sum.lo));
    return sx_select(s, sx_feq(s, q, infinity), zero, y);
}

static sx is_whole(sx_code *s, sx x) { return sx_feq(s, sx_rint(s, x), x); }
static sx is_even(sx_code *s, sx x) { return is_whole(s, times(s, x, 0.5)); }

/* e^more zeta(x, q) for a negative q. The arguments are an integer x > 1, a q that is no integer, 1 if x is odd and 0
 * otherwise, and `more` in two parts. The terms of the series are b^-x for the bases b = q, q + 1, q + 2, ... Let n be
 * the nearest integer to q. The base with the smallest magnitude is r = q - n. The terms have these sums:
 *
 *     base r           |r|^-x, with the sign of r^x
 *     bases above r    zeta(x, 1 + r)
 *     bases below r    zeta(x, 1 - r) - zeta(x, 1 - q), with the sign of (-1)^x
 *
 * The code adds these sums in units of |r|^-x, the largest magnitude of a term. If |r| is 1/2 and x is odd, everything
 * cancels except zeta(x, 1 - q). */
static sx_code *zeta_of_negative(arena *memory)
{
    sx_code *s = sx_new(memory);
    sx x = sx_arg(s, 0, SX_F64), q = sx_arg(s, 1, SX_F64), odd = equals(s, sx_arg(s, 2, SX_F64), 1);
    dd more = {sx_arg(s, 3, SX_F64), sx_arg(s, 4, SX_F64)};
    sx one = f64_of(s, 1), r = sx_fsub(s, q, sx_rint(s, q)), a = sx_fabs(s, r),
       cancels = sx_and(s, odd, equals(s, a, 0.5));
    dd unit = log_power(s, a, x), above = dd_fast_sum(s, one, r), to_above = unit;
    to_above.lo = sub_fused(s, unit.lo, x, sx_fdiv(s, above.lo, above.hi));
    dd last = {sx_select(s, cancels, more.hi, unit.hi), sx_select(s, cancels, more.lo, unit.lo)};
    sx right = zeta_of(s, x, above.hi, to_above), left = zeta_of(s, x, sx_fsub(s, one, r), unit);
    sx beyond = zeta_of(s, x, sx_fsub(s, one, q), last);
    left = sx_fsub(s, left, beyond);
    sx even_sum = sx_fadd(s, one, sx_fadd(s, right, left));
    sx odd_sum = sx_fadd(s, sx_copysign(s, one, r), sx_fsub(s, right, left));
    dd power = exp_of_sum(s, (dd){sx_fneg(s, unit.hi), sx_fneg(s, unit.lo)}, more);
    sx sum = sx_fmul(s, sx_select(s, odd, odd_sum, even_sum), sx_fadd(s, power.hi, power.lo));
    sx_output(s, sx_select(s, cancels, beyond, sum));
    return s;
}

/* e^more zeta(x, q). `even` says whether x is an even integer, and `whole` whether x is an integer. As in XLA, the
 * result at q = 0, -1, ... is infinite if x is even, else NaN. For other negative q, it is NaN if x is no integer. */
static sx zeta_anywhere(sx_code *s, sx x, sx q, sx whole, sx even, dd more)
{
    sx nan = f64_nan(s), infinity = f64_infinity(s), one = f64_of(s, 1), zero = f64_of(s, 0);
    sx negative = sx_fle(s, q, zero), finite = sx_flt(s, x, infinity);
    sx y = zeta_of(s, x, sx_select(s, negative, one, q), more); /* a negative q would only cause unnecessary rounds of
                                                                   the loop */
    y = sx_select(s, negative, sx_select(s, sx_and(s, even, is_whole(s, q)), infinity, nan), y);
    sx defined = sx_and(s, sx_and(s, sx_fgt(s, x, one), finite), sx_feq(s, q, q));
    sx reflected = sx_and(s, sx_and(s, defined, whole), sx_and(s, negative, sx_fne(s, sx_rint(s, q), q)));
    sx odd = sx_select(s, even, zero, one);
    y = sx_slow_path(s, reflected, y, zeta_of_negative(s->arena), (const sx[]){x, q, odd, more.hi, more.lo});
    return sx_select(s, defined, y, nan);
}

sx f64_zeta(sx_code *s, sx x, sx q)
{
    dd none = {f64_of(s, 0), f64_of(s, 0)};
    sx y = zeta_anywhere(s, x, q, is_whole(s, x), is_even(s, x), none);
    return sx_select(s, sx_and(s, equals(s, x, 1), sx_feq(s, q, q)), f64_infinity(s), y);
}

static sx_code *digamma_code(arena *memory)
{
    sx_code *s = sx_new(memory);
    sx_output(s, f64_digamma(s, sx_arg(s, 0, SX_F64)));
    return s;
}

/* n + 1 may be rounded, so the code takes the parity from n. If log(n!) is infinite, the result is 0 for x above about
 * n/e. */
sx f64_polygamma(sx_code *s, sx n, sx x)
{
    sx order = plus(s, n, 1), whole = is_whole(s, n), even = is_even(s, n), odd = sx_xor(s, even, whole);
    dd factorial = lgamma_of(s, order);
    sx overflows = sx_feq(s, factorial.hi, f64_infinity(s)),
       vanishes = sx_flt(s, times(s, order, 0x1.78b56362cef38p-2), x);
    factorial.hi = sx_select(s, sx_and(s, overflows, vanishes), f64_of(s, -INFINITY), factorial.hi);
    sx y = zeta_anywhere(s, order, x, whole, odd, factorial);
    y = sx_select(s, sx_and(s, whole, sx_fge(s, n, f64_of(s, 0))), y, f64_nan(s));
    y = sx_select(s, even, sx_fneg(s, y), y);
    return sx_slow_path(s, equals(s, n, 0), y, digamma_code(s->arena), &x);
}

sx f32_zeta(sx_code *s, sx x, sx q)
{
    return sx_fptrunc(s, SX_F32, f64_zeta(s, sx_fpext(s, SX_F64, x), sx_fpext(s, SX_F64, q)));
}

sx f32_polygamma(sx_code *s, sx n, sx x)
{
    return sx_fptrunc(s, SX_F32, f64_polygamma(s, sx_fpext(s, SX_F64, n), sx_fpext(s, SX_F64, x)));
}
