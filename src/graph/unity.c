/* Roots of unity. See unity.h.
 *
 * A number is a pair of doubles and stands for their exact sum. The second double is at most half a unit in the last
 * place of the first. Products of pairs are computed as in Dekker, "A floating-point technique for extending the
 * available precision", 1971. Sums use Knuth's exact sum of two numbers, on the high and on the low parts. The relative
 * error of a product or a sum is below 2^-100.
 *
 * Integer arithmetic on k uses the symmetries of the circle: it reduces the angle exactly to at most pi / 4. The root
 * of the reduced angle is the product of two roots from tables of about sqrt(n) entries. */
#include "graph/unity.h"

#include <string.h>

#include "base/fpenv.h"

typedef struct pair {
    double high, low;
} pair;
typedef struct root {
    pair re, im; /* cosine and sine */
} root;

struct unity {
    int64_t n;
    int64_t step;
    root *coarse, *fine; /* fine[i] has the angle 2 pi i / (8 n), and coarse[i] the angle 2 pi i step / (8 n). The
                            tables are for angles up to pi / 4 */
};

static pair normalised(double x, double y) /* |x| >= |y| */
{
    double sum = x + y;
    return (pair){sum, y - (sum - x)};
}

static pair exact_sum(double x, double y)
{
    double sum = x + y, part = sum - x;
    return (pair){sum, (x - (sum - part)) + (y - part)};
}

static pair exact_product(double x, double y)
{
    const double split = 134217729; /* 2^27 + 1 */
    double a = split * x, b = split * y, xh = a - (a - x), yh = b - (b - y), xl = x - xh, yl = y - yh, p = x * y;
    return (pair){p, ((xh * yh - p) + xh * yl + xl * yh) + xl * yl};
}

static pair add(pair x, pair y)
{
    pair s = exact_sum(x.high, y.high), t = exact_sum(x.low, y.low);
    s = normalised(s.high, s.low + t.high);
    return normalised(s.high, s.low + t.low);
}

static pair negated(pair x) { return (pair){-x.high, -x.low}; }

static pair multiply(pair x, pair y)
{
    pair p = exact_product(x.high, y.high);
    return normalised(p.high, p.low + (x.high * y.low + x.low * y.high));
}

static pair divide(pair x, double y)
{
    double q = x.high / y;
    pair p = exact_product(q, y);
    return normalised(q, (((x.high - p.high) - p.low) + x.low) / y);
}

static root product(root x, root y)
{
    return (root){add(multiply(x.re, y.re), negated(multiply(x.im, y.im))),
                  add(multiply(x.re, y.im), multiply(x.im, y.re))};
}

/* Computes the cosine and sine of 2 pi k / m from their series, for 0 <= k <= m / 8. */
static root by_series(int64_t k, int64_t m)
{
    const pair two_pi = {6.283185307179586, 2.4492935982947064e-16};
    pair x = multiply(two_pi, divide((pair){(double)k, 0}, (double)m)), term = {1, 0};
    root r = {{1, 0}, {0, 0}};
    for (int i = 1; i < 30; i++) {
        term = divide(multiply(term, x), i);
        pair *to = i & 1 ? &r.im : &r.re;
        *to = add(*to, i & 2 ? negated(term) : term);
    }
    return r;
}

unity *unity_new(arena *a, int64_t n)
{
    unity *u = ARENA_NEW(a, unity);
    u->n = n;
    for (u->step = 1; u->step * u->step < n + 1;)
        u->step++;
    u->coarse = ARENA_NEW_ARRAY(a, root, (size_t)(n / u->step + 1));
    u->fine = ARENA_NEW_ARRAY(a, root, (size_t)u->step);
    fpenv_state mode = fpenv_begin();
    for (int64_t i = 0; i <= n / u->step; i++)
        u->coarse[i] = by_series(i * u->step, 8 * n);
    for (int64_t i = 0; i < u->step && i <= n; i++)
        u->fine[i] = by_series(i, 8 * n);
    fpenv_end(mode);
    return u;
}

/* Rounds x to dtype. For f32, the high part is first rounded to odd: its last bit becomes 1 if the low part is not 0.
 * So x is in effect rounded only once. */
static void store(pair x, qn_dtype dtype, void *to)
{
    double high = x.high;
    uint64_t bits;
    memcpy(&bits, &high, sizeof bits);
    if (dtype == QN_F64) {
        memcpy(to, &high, sizeof high);
        return;
    }
    if (x.low != 0 && !(bits & 1))
        bits = (x.low > 0) == (high > 0) ? bits + 1 : bits - 1;
    memcpy(&high, &bits, sizeof high);
    float f = (float)high;
    memcpy(to, &f, sizeof f);
}

void unity_root(const unity *u, int64_t k, qn_dtype dtype, void *re, void *im)
{
    int64_t whole = 8 * u->n, at = 8 * (k % u->n + (k % u->n < 0 ? u->n : 0));
    bool lower = 2 * at > whole, left, steep;
    at = lower ? whole - at : at;
    left = 4 * at > whole;
    at = left ? whole / 2 - at : at;
    steep = 8 * at > whole;
    at = steep ? whole / 4 - at : at;
    fpenv_state mode = fpenv_begin();
    root r = product(u->coarse[at / u->step], u->fine[at % u->step]);
    pair c = steep ? r.im : r.re, s = steep ? r.re : r.im;
    store(left ? negated(c) : c, dtype, re);
    store(lower ? s : negated(s), dtype, im);
    fpenv_end(mode);
}
