/* The arithmetic of Fourier transforms. See fft_code.h. */
#include "math/fft_code.h"

#include "graph/unity.h"
#include "math/elementwise.h"

typedef struct number {
    sx re, im;
} number;

typedef struct coder {
    sx_code *s;
    qn_dtype dtype;
    const unity **roots; /* roots[n]: the roots of unity of order n; NULL until they are needed */
} coder;

fft_arguments fft_elements(const fft_pass *f) { return (fft_arguments){0, (uint32_t)f->radix}; }

fft_arguments fft_factors(const fft_pass *f, fft_table table)
{
    const uint32_t counts[FFT_TABLES] = {[FFT_COARSE] = f->order ? (uint32_t)f->radix : 0,
                                         [FFT_FINE] = f->digit > 1,
                                         [FFT_AFTER] = f->rest > 1 ? (uint32_t)f->radix - 1 : 0};
    fft_arguments at = fft_elements(f);
    for (uint32_t i = 0; i <= table; i++)
        at = (fft_arguments){at.at + 2 * at.count, counts[i]};
    return at;
}

static number argument(const coder *c, fft_arguments from, uint32_t i)
{
    sx_type type = sx_representation(c->dtype);
    sx re = sx_arg(c->s, from.at + i, type);
    return (number){re, sx_arg(c->s, from.at + from.count + i, type)};
}

static number add(const coder *c, number x, number y)
{
    sx re = sx_fadd(c->s, x.re, y.re);
    return (number){re, sx_fadd(c->s, x.im, y.im)};
}

static number subtract(const coder *c, number x, number y)
{
    sx re = sx_fsub(c->s, x.re, y.re);
    return (number){re, sx_fsub(c->s, x.im, y.im)};
}

static number multiply(const coder *c, number x, number w)
{
    sx minus = sx_fneg(c->s, sx_fmul(c->s, x.im, w.im));
    sx re = sx_fma(c->s, x.re, w.re, minus), mixed = sx_fmul(c->s, x.im, w.re);
    return (number){re, sx_fma(c->s, x.re, w.im, mixed)};
}

/* The root of unity w_n^k (graph/fft.h), as literals. */
static number literal_root(const coder *c, int64_t n, int64_t k)
{
    uint64_t re = 0, im = 0;
    sx_type type = sx_representation(c->dtype);
    if (!c->roots[n])
        c->roots[n] = unity_new(c->s->arena, n);
    unity_root(c->roots[n], k, c->dtype, &re, &im);
    sx first = sx_bits(c->s, type, re);
    return (number){first, sx_bits(c->s, type, im)};
}

/* x times w_n^k. Rotations by one to four eighths of a full turn take fewer operations than a multiplication. */
static number turn(const coder *c, number x, int64_t k, int64_t n)
{
    sx_code *s = c->s;
    k %= n;
    if (k == 0)
        return x;
    if (4 * k == n)
        return (number){x.im, sx_fneg(s, x.re)};
    if (2 * k == n)
        return turn(c, turn(c, x, n / 4, n), n / 4, n);
    if (8 * k == n || 8 * k == 3 * n) {
        sx sum = sx_fadd(s, x.re, x.im), difference = sx_fsub(s, x.im, x.re);
        sx half = literal_root(c, 8, 1).re;
        sum = sx_fmul(s, sum, half);
        difference = sx_fmul(s, difference, half);
        return 8 * k == n ? (number){sum, difference} : (number){difference, sx_fneg(s, sum)};
    }
    return multiply(c, x, literal_root(c, n, k));
}

/* A transform of prime length n > 2. For each result, elements j and n - j have conjugate factors. So their sum is
 * multiplied by the real part of a factor, and their difference by the imaginary part. */
static void transform_prime(const coder *c, uint32_t n, number *x)
{
    sx_code *s = c->s;
    number sums[FFT_PRIME], differences[FFT_PRIME], first = x[0], total = x[0];
    for (uint32_t j = 1; j <= n / 2; j++) {
        sums[j] = add(c, x[j], x[n - j]);
        differences[j] = subtract(c, x[j], x[n - j]);
        total = add(c, total, sums[j]);
    }
    x[0] = total;
    for (uint32_t k = 1; k <= n / 2; k++) {
        number even = first, odd = {0, 0};
        for (uint32_t j = 1; j <= n / 2; j++) {
            number w = literal_root(c, n, j * k);
            even.re = sx_fma(s, sums[j].re, w.re, even.re);
            even.im = sx_fma(s, sums[j].im, w.re, even.im);
            odd.re = j == 1 ? sx_fmul(s, differences[j].re, w.im) : sx_fma(s, differences[j].re, w.im, odd.re);
            odd.im = j == 1 ? sx_fmul(s, differences[j].im, w.im) : sx_fma(s, differences[j].im, w.im, odd.im);
        }
        number rotated = {sx_fneg(s, odd.im), odd.re};
        x[k] = add(c, even, rotated);
        x[n - k] = subtract(c, even, rotated);
    }
}

static uint32_t first_factor(uint32_t n)
{
    uint32_t a = n == 16 ? 4 : 2;
    while (n % a)
        a++;
    return a;
}

static void transform(const coder *c, uint32_t n, number *x)
{
    uint32_t a = first_factor(n), b = n / a;
    number part[MAX_RADIX], all[MAX_RADIX];
    if (n == 2) {
        number sum = add(c, x[0], x[1]);
        x[1] = subtract(c, x[0], x[1]);
        x[0] = sum;
        return;
    }
    if (a == n) {
        transform_prime(c, n, x);
        return;
    }
    for (uint32_t j = 0; j < b; j++) {
        for (uint32_t i = 0; i < a; i++)
            part[i] = x[b * i + j];
        transform(c, a, part);
        for (uint32_t k = 0; k < a; k++)
            all[k * b + j] = turn(c, part[k], (int64_t)j * k, n);
    }
    for (uint32_t k = 0; k < a; k++) {
        transform(c, b, all + k * b);
        for (uint32_t i = 0; i < b; i++)
            x[k + a * i] = all[k * b + i];
    }
}

sx_code *fft_code(arena *a, const fft_pass *f)
{
    const coder c = {.s = sx_new(a), .dtype = f->dtype, .roots = ARENA_NEW_ARRAY(a, const unity *, MAX_RADIX + 1)};
    uint32_t radix = (uint32_t)f->radix;
    fft_arguments elements = fft_elements(f), coarse = fft_factors(f, FFT_COARSE), fine = fft_factors(f, FFT_FINE),
                  after = fft_factors(f, FFT_AFTER);
    number x[MAX_RADIX];
    for (uint32_t k = 0; k < radix; k++) {
        x[k] = argument(&c, elements, k);
        if (!coarse.count)
            continue;
        number w = argument(&c, coarse, k);
        x[k] = multiply(&c, x[k], fine.count ? multiply(&c, w, argument(&c, fine, 0)) : w);
    }
    transform(&c, radix, x);
    for (uint32_t k = 1; k < radix && after.count; k++)
        x[k] = multiply(&c, x[k], argument(&c, after, k - 1));
    sx reciprocal = f->divisor ? sx_float(c.s, sx_representation(f->dtype), 1 / (double)f->divisor) : 0;
    for (uint32_t part = 0; part < 2; part++)
        for (uint32_t k = 0; k < radix; k++) {
            sx value = part ? x[k].im : x[k].re;
            value = reciprocal ? sx_fmul(c.s, value, reciprocal) : value;
            sx_output(c.s, f->rest > 1 ? value : sx_canonical_nan(c.s, value));
        }
    c.s->args = after.at + 2 * after.count;
    return c.s;
}
