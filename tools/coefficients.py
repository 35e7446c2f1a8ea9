#!/usr/bin/env python3
"""Derives the polynomial coefficients of src/math/elementwise_f64_*.c (needs mpmath).

    tools/coefficients.py [NAME...]

TABLE has the functions. For each function f with the weight w, finds the polynomial p for which the maximum of
|(p(x) - f(x)) w(x)| over an interval is smallest. Uses the Remez exchange on a grid that is dense at the ends, in
120-digit arithmetic. Then rounds the coefficients to f64 one by one, the lowest first. After each rounding, fits the
remaining coefficients again, so that they make up for the rounding. This is the idea of fpminimax (Brisebarre and
Chevillard, 2007) in its simplest form. Prints the coefficients as C, and the error after rounding as a power of two.
All polynomials together take a minute.
"""
import sys
from mpmath import mp, mpf

mp.dps = 120


def horner(c, x):
    total = mpf(0)
    for k in reversed(c):
        total = total * x + k
    return total


def grid(lo, hi, points):
    """Chebyshev points, and both ends."""
    mid, half = (lo + hi) / 2, (hi - lo) / 2
    return [lo] + [mid - half * mp.cospi(mpf(2 * i + 1) / (2 * points)) for i in range(points)] + [hi]


def remez(xs, fs, ws, degree):
    """The polynomial p of `degree` with the smallest maximum of |(p - f) w| over the points xs; w: the weight."""
    n = degree + 2
    chosen = [round(i * (len(xs) - 1) / (n - 1)) for i in range(n)]
    for _ in range(30):
        rows = mp.matrix(n, n)
        right = mp.matrix(n, 1)
        for r, i in enumerate(chosen):
            power = ws[i]
            for k in range(degree + 1):
                rows[r, k] = power
                power *= xs[i]
            rows[r, degree + 1] = (-1) ** r
            right[r] = fs[i] * ws[i]
        solution = mp.lu_solve(rows, right)
        c = [solution[k] for k in range(degree + 1)]
        errors = [(horner(c, x) - f) * w for x, f, w in zip(xs, fs, ws)]
        peaks = []  # the index of the largest error in each run of errors with one sign
        for i, e in enumerate(errors):
            if peaks and (errors[peaks[-1]] > 0) == (e > 0):
                if abs(e) > abs(errors[peaks[-1]]):
                    peaks[-1] = i
            else:
                peaks.append(i)
        while len(peaks) > n:
            peaks.pop(0 if abs(errors[peaks[0]]) < abs(errors[peaks[-1]]) else -1)
        level = abs(solution[degree + 1])
        worst = max(abs(e) for e in errors)
        if len(peaks) < n or worst < level * mpf('1.01'):
            break
        chosen = peaks
    return c


def worst_error(c, xs, fs, ws):
    return max(abs((horner(c, x) - f) * w) for x, f, w in zip(xs, fs, ws))


def fit(f, degree, lo, hi, weight):
    """Coefficients rounded to f64, and the error of the result."""
    xs = grid(mpf(lo), mpf(hi), 24 * (degree + 2))
    fs = [f(x) for x in xs]
    ws = [weight(x) if weight else 1 / abs(v) for x, v in zip(xs, fs)]
    rest, rest_ws, c, plan = list(fs), list(ws), [], None
    for k in range(degree + 1):
        tries = [remez(xs, rest, rest_ws, degree - k)] + ([plan[1:]] if plan else [])
        plan = min(tries, key=lambda p: worst_error(p, xs, rest, rest_ws))
        c.append(mpf(float(plan[0])))
        rest = [(v - c[-1]) / x for v, x in zip(rest, xs)]
        rest_ws = [w * abs(x) for w, x in zip(rest_ws, xs)]
    return c, worst_error(c, xs, fs, ws)


TINY = mpf(2) ** -30
LN2_2 = mpf('0.34662')


def even(f, first):
    """The function g for which f(x) = x (first + z g(z)), where z = x^2."""
    return lambda z: (f(mp.sqrt(z)) / mp.sqrt(z) - first) / z


def erf_inverse_tail(t):
    """erf_inv(1 - q) - s as a function of t, where k = ERF_INV_K, t = (s - k) / (s + k) and q = exp(-s^2)."""
    s = ERF_INV_K * (1 + t) / (1 - t)
    q = mp.exp(-s * s)
    y = s * mpf('0.9')
    for _ in range(20):  # Halley's method
        step = (mp.erfc(y) - q) / (2 / mp.sqrt(mp.pi) * mp.exp(-y * y))
        step /= 1 + y * step
        y += step
        if abs(step) < mpf(10) ** -45:
            break
    return y - s


def stirling_rest(u):
    """x (lgamma(x) - (x - 1/2) log(x) + x - log(2 pi)/2), where x = u^(-1/2)."""
    x = 1 / mp.sqrt(u)
    return x * (mp.loggamma(x) - (x - mpf('0.5')) * mp.log(x) + x - mp.log(2 * mp.pi) / 2)


def digamma_rest(u):
    """x^2 (log(x) - 1 / (2 x) - digamma(x)), where x = u^(-1/2)."""
    x = 1 / mp.sqrt(u)
    return x * x * (mp.log(x) - 1 / (2 * x) - mp.digamma(x))


def bessel_near(order):
    """(I_order(x) / (x/2)^order - 1) / z as a function of z = x^2."""
    return lambda z: (mp.besseli(order, mp.sqrt(z)) / (mp.sqrt(z) / 2)**order - 1) / z


def bessel_middle(order):
    """e^-x I_order(x) (x + k)^(order + 1) / x^order as a function of t, where k = BESSEL_K and t = (x - k)/(x + k)."""
    def f(t):
        x = BESSEL_K * (1 + t) / (1 - t)
        return mp.exp(-x) * mp.besseli(order, x) / x**order * (x + BESSEL_K) ** (order + 1)
    return f


def bessel_far(order):
    """e^-x I_order(x) sqrt(x) as a function of v = 1/x."""
    return lambda v: mp.exp(-1 / v) * mp.besseli(order, 1 / v) / mp.sqrt(v)


BESSEL_K = mpf(5)
DIGAMMA_ROOT = mp.findroot(mp.digamma, mpf('1.46163214496836234126'))
ERF_INV_K = mpf('2.25')
ERFC_K = mpf(2)
SPLIT = mpf('0.87890625')  # at this point the rounding error of -log(erfc) in f64 is nearly zero


def erfc_scaled(t):
    """exp(x^2) erfc(x) (x + k) as a function of t, where k = ERFC_K and t = (x - k) / (x + k)."""
    x = ERFC_K * (1 + t) / (1 - t)
    return mp.exp(x * x) * mp.erfc(x) * (x + ERFC_K)


# name: (function, degree, start and end of the interval, weight (None: for the relative error), text for the comment)
TABLE = {
    'exp2_tail': (lambda r: (mp.exp(r) - 1 - r) / r**2, 9, -LN2_2, LN2_2, None, '(e^r - 1 - r) / r^2'),
    'exp3_tail': (lambda r: (mp.exp(r) - 1 - r - r * r / 2) / r**3, 9, -LN2_2, LN2_2, None,
                  '(e^r - 1 - r - r^2/2) / r^3'),
    'sinh_tail_of_z': (even(mp.sinh, 1), 4, TINY, LN2_2**2, None, '(sinh(r)/r - 1) / z, z = r^2'),
    'cosh_tail_of_z': (lambda z: (mp.cosh(mp.sqrt(z)) - 1) / z, 4, TINY, LN2_2**2, None, '(cosh(r) - 1) / z, z = r^2'),
    'log_of_z': (even(lambda t: 2 * mp.atanh(t), 2), 6, TINY, 0.02945, None, '(2 atanh(t)/t - 2) / z, z = t^2'),
    'log_tail': (lambda z: (2 * mp.atanh(mp.sqrt(z)) / mp.sqrt(z) - 2 - 2 * z / 3) / z**2, 7, TINY, 0.02945, None,
                 '(2 atanh(t)/t - 2 - 2z/3) / z^2, z = t^2'),
    'atanh_of_z': (even(lambda t: 2 * mp.atanh(t), 2), 7, TINY, 0.0404, None, '(2 atanh(t)/t - 2) / z, z = t^2'),
    'sin_of_z': (even(mp.sin, 1), 5, TINY, 0.6187, None, '(sin(r)/r - 1) / z, z = r^2'),
    'cos_of_z': (lambda z: (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2, 5, TINY, 0.6187, None,
                 '(cos(r) - 1 + z/2) / z^2, z = r^2'),
    'atan_of_z': (even(mp.atan, 1), 10, TINY, 0.17158, None, '(atan(t)/t - 1) / z, z = t^2'),
    'asin_of_z': (even(mp.asin, 1), 12, TINY, 0.25, None, '(asin(t)/t - 1) / z, z = t^2'),
    'asinh_of_z': (even(mp.asinh, 1), 11, TINY, 0.25, None, '(asinh(t)/t - 1) / z, z = t^2'),
    'cbrt_inverse': (lambda m: 1 / mp.cbrt(m), 3, 1, 2, None, 'm^(-1/3)'),
    'erf_of_z': (lambda z: mp.erf(mp.sqrt(z)) / mp.sqrt(z) - 1, 11, TINY, SPLIT**2,
                 lambda z: mp.sqrt(z) / mp.erf(mp.sqrt(z)), 'erf(t)/t - 1, z = t^2'),
    'erf_tail': (lambda d: -mp.log(mp.erfc(d + SPLIT)), 18, TINY, mpf('5.93') - SPLIT,
                 lambda d: mp.erfc(d + SPLIT) / mp.erf(d + SPLIT),
                 '-log(erfc(x)), d = x - %s; error of the resulting erf' % mp.nstr(SPLIT, 10)),
    'erfc_of_t': (erfc_scaled, 20, (mpf('0.75') - ERFC_K) / (mpf('0.75') + ERFC_K),
                  (mpf('27.3') - ERFC_K) / (mpf('27.3') + ERFC_K), None,
                  'e^(x^2) erfc(x) (x + k), t = (x - k)/(x + k), k = %s' % mp.nstr(ERFC_K)),
    'erf_inv_of_z': (lambda z: mp.erfinv(mp.sqrt(z)) / mp.sqrt(z), 14, TINY, 0.25, None, 'erf_inv(t)/t, z = t^2'),
    'erf_inv_tail': (erf_inverse_tail, 24, (mpf('0.8325') - ERF_INV_K) / (mpf('0.8325') + ERF_INV_K),
                     (mpf('6.062') - ERF_INV_K) / (mpf('6.062') + ERF_INV_K), lambda t: mpf(1),
                     'erf_inv(1 - q) - s, s^2 = -log(q), t = (s - k)/(s + k), k = %s; absolute' % mp.nstr(ERF_INV_K)),
    'lgamma_near': (lambda z: (mp.loggamma(2 + z) - z * (1 - mp.euler)) / z**2, 16, -0.5, 0.5,
                    lambda z: abs(z**2 / mp.loggamma(2 + z)),
                    '(lgamma(2 + z) - z (1 - gamma)) / z^2; error of the resulting lgamma'),
    'lgamma_far': (stirling_rest, 11, TINY, mpf('0.16'), lambda u: mp.sqrt(u) / mp.loggamma(1 / mp.sqrt(u)),
                   'x (lgamma(x) - (x - 1/2) log(x) + x - log(2 pi)/2), u = x^-2; error of the resulting lgamma'),
    'digamma_near': (lambda t: mp.digamma(DIGAMMA_ROOT + t) / t, 21, mpf('1.125') - DIGAMMA_ROOT,
                     mpf('2.125') - DIGAMMA_ROOT, None, 'digamma(x) / t, t = x - the root of digamma'),
    'digamma_far': (digamma_rest, 14, TINY, mpf('2.125')**-2, lambda u: u / mp.digamma(1 / mp.sqrt(u)),
                    'x^2 (log(x) - 1 / (2 x) - digamma(x)), u = x^-2; error of the resulting digamma'),
    'sin_pi_of_z': (lambda z: (mp.sinpi(mp.sqrt(z)) / (mp.pi * mp.sqrt(z)) - 1) / z, 7, TINY, 0.25, None,
                    '(sin(pi r)/(pi r) - 1) / z, z = r^2'),
    'cot_pi_of_z': (lambda z: (1 - mp.pi * mp.sqrt(z) * mp.cot(mp.pi * mp.sqrt(z))) / z, 14, TINY, 0.25, None,
                    '(1 - pi r cot(pi r)) / z, z = r^2'),
    'i0_near': (bessel_near(0), 10, TINY, 9, None, '(I0(x) - 1) / z, z = x^2'),
    'i1_near': (bessel_near(1), 10, TINY, 9, None, '(2 I1(x)/x - 1) / z, z = x^2'),
    'i0e_middle': (bessel_middle(0), 18, -0.25, mpf(3) / 13, None,
                   'e^-x I0(x) (x + 5), t = (x - 5) / (x + 5)'),
    'i1e_middle': (bessel_middle(1), 18, -0.25, mpf(3) / 13, None,
                   'e^-x I1(x) (x + 5)^2 / x, t = (x - 5) / (x + 5)'),
    'i0e_far': (bessel_far(0), 22, mpf(2)**-12, mpf(1) / 8, None, 'e^-x I0(x) sqrt(x), v = 1/x'),
    'i1e_far': (bessel_far(1), 22, mpf(2)**-12, mpf(1) / 8, None, 'e^-x I1(x) sqrt(x), v = 1/x'),
}


def show(name):
    f, degree, lo, hi, weight, meaning = TABLE[name]
    c, error = fit(f, degree, lo, hi, weight)
    print('/* %s; |error| < 2^%.1f */' % (meaning, mp.log(error, 2) + 0.05))
    print('static const double %s[] = {' % name)
    line = '   '
    for k in c:
        literal = ' %s,' % float(k).hex().replace('p+', 'p')
        if len(line + literal) > 118:
            print(line)
            line = '   '
        line += literal
    print(line + '\n};\n', flush=True)


if __name__ == '__main__':
    for wanted in sys.argv[1:] or TABLE:
        show(wanted)
