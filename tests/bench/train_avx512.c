/* The floor of the training benchmark, which is a lower bound for the time of compiled code. It is the training loop in
 * AVX-512 intrinsics, in one function, without allocation, with each row of a matrix in one register.
 *
 * A matrix with one row per digit has one of two layouts:
 *     rows       one register per digit; the 16 lanes are the hidden units
 *     columns    one register per unit; the first ten lanes are the digits
 * All products are sums of outer products: a register times a scalar that a load broadcasts. The hidden layer is
 * computed in rows and transposed with shuffles. Logits and softmax are in columns, so that the softmax sums no lanes
 * of a register. w2 is stored transposed: w2t[c][j] is the weight from hidden unit j to logit c.
 *
 * tanh is Eigen's rational approximation: a polynomial of degree 13 divided by a polynomial of degree 6. The error of
 * tanh is below 5 ULP. The approximation is constant for arguments above 7.9 or below -7.9. exp subtracts a multiple of
 * ln 2 with one fma and evaluates a polynomial of degree 5. The error of exp is below 4 ULP in the range of a softmax.
 * Quern's functions have errors of at most 1 ULP, which explains a part of the time that Quern needs beyond this floor.
 */
#include "train.h"

#if !defined(__AVX512F__)

int main(void)
{
    fputs("floor: left out, this CPU has no AVX-512\n", stderr);
    return 0;
}

#else

#include <immintrin.h>

typedef __m512 vec;

static inline vec bcast(float x) { return _mm512_set1_ps(x); }
static inline vec madd(vec a, vec b, vec c) { return _mm512_fmadd_ps(a, b, c); }

static inline vec tanh16(vec x)
{
    x = _mm512_max_ps(_mm512_min_ps(x, bcast(7.90531110763549805f)), bcast(-7.90531110763549805f));
    vec s = _mm512_mul_ps(x, x);
    vec p = bcast(-2.76076847742355e-16f);
    p = madd(p, s, bcast(2.00018790482477e-13f));
    p = madd(p, s, bcast(-8.60467152213735e-11f));
    p = madd(p, s, bcast(5.12229709037114e-08f));
    p = madd(p, s, bcast(1.48572235717979e-05f));
    p = madd(p, s, bcast(6.37261928875436e-04f));
    p = madd(p, s, bcast(4.89352455891786e-03f));
    vec q = madd(bcast(1.19825839466702e-06f), s, bcast(1.18534705686654e-04f));
    q = madd(q, s, bcast(2.26843463243900e-03f));
    q = madd(q, s, bcast(4.89352518554385e-03f));
    return _mm512_div_ps(_mm512_mul_ps(x, p), q);
}

static inline vec exp16(vec x)
{
    vec n = _mm512_roundscale_ps(_mm512_mul_ps(x, bcast(0x1.715476p+0f)), 0);
    vec r = _mm512_fnmadd_ps(n, bcast(0x1.62e43p-1f), x);
    vec p = madd(bcast(8.35720379e-3f), r, bcast(4.18338296e-2f));
    p = madd(p, r, bcast(1.66666308e-1f));
    p = madd(p, r, bcast(4.99997489e-1f));
    p = madd(p, r, bcast(1.0f));
    p = madd(p, r, bcast(1.0f));
    return _mm512_scalef_ps(p, n);
}

#define LOOP(i, n) _Pragma("GCC unroll 16") for (int i = 0; i < (n); i++)

/* Transposes 16 registers of 16 lanes in place, in four stages of shuffles. */
static inline void transpose16(vec a[16])
{
    vec b[16];
    LOOP(i, 8)
    {
        b[2 * i] = _mm512_unpacklo_ps(a[2 * i], a[2 * i + 1]);
        b[2 * i + 1] = _mm512_unpackhi_ps(a[2 * i], a[2 * i + 1]);
    }
    LOOP(i, 4)
    {
        __m512d p = _mm512_castps_pd(b[4 * i]), q = _mm512_castps_pd(b[4 * i + 2]);
        __m512d r = _mm512_castps_pd(b[4 * i + 1]), s = _mm512_castps_pd(b[4 * i + 3]);
        a[4 * i] = _mm512_castpd_ps(_mm512_unpacklo_pd(p, q));
        a[4 * i + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(p, q));
        a[4 * i + 2] = _mm512_castpd_ps(_mm512_unpacklo_pd(r, s));
        a[4 * i + 3] = _mm512_castpd_ps(_mm512_unpackhi_pd(r, s));
    }
    LOOP(i, 4)
    {
        b[i] = _mm512_shuffle_f32x4(a[i], a[i + 4], 0x88);
        b[i + 4] = _mm512_shuffle_f32x4(a[i], a[i + 4], 0xdd);
        b[i + 8] = _mm512_shuffle_f32x4(a[i + 8], a[i + 12], 0x88);
        b[i + 12] = _mm512_shuffle_f32x4(a[i + 8], a[i + 12], 0xdd);
    }
    LOOP(i, 4)
    {
        a[i] = _mm512_shuffle_f32x4(b[i], b[i + 8], 0x88);
        a[i + 8] = _mm512_shuffle_f32x4(b[i], b[i + 8], 0xdd);
        a[i + 4] = _mm512_shuffle_f32x4(b[i + 4], b[i + 12], 0x88);
        a[i + 12] = _mm512_shuffle_f32x4(b[i + 4], b[i + 12], 0xdd);
    }
}

/* Returns a vector whose lane c is the sum of the lanes of columns[c]. */
static inline vec sum_lanes(const vec columns[DIGITS])
{
    vec a[16], sum;
    LOOP(c, 16) a[c] = c < DIGITS ? columns[c] : _mm512_setzero_ps();
    transpose16(a);
    sum = _mm512_add_ps(a[0], a[1]);
    LOOP(i, DIGITS - 2) sum = _mm512_add_ps(sum, a[i + 2]);
    return sum;
}

typedef struct state {
    _Alignas(64) float w1[SEGMENTS][16], b1[16], w2t[DIGITS][16], b2[16];
    _Alignas(64) float hidden[DIGITS][16]; /* rows */
    _Alignas(64) float d[DIGITS][16];      /* columns: d[c][digit] */
} state;

/* Computes `d`: the gradient of the loss by the logits, multiplied by the learning rate. */
static inline void forward(state *s, vec d[DIGITS])
{
    vec h[16];
    LOOP(n, 16) h[n] = n < DIGITS ? _mm512_load_ps(s->b1) : _mm512_setzero_ps();
    LOOP(k, SEGMENTS)
    {
        vec w = _mm512_load_ps(s->w1[k]);
        LOOP(n, DIGITS) h[n] = madd(bcast(train_x[n][k]), w, h[n]);
    }
    LOOP(n, DIGITS)
    {
        h[n] = tanh16(h[n]);
        _mm512_store_ps(s->hidden[n], h[n]);
    }
    transpose16(h);

    vec p[DIGITS];
    LOOP(c, DIGITS) p[c] = bcast(s->b2[c]);
    LOOP(j, HIDDEN) LOOP(c, DIGITS) p[c] = madd(bcast(s->w2t[c][j]), h[j], p[c]);

    vec largest = _mm512_max_ps(p[0], p[1]), sum = _mm512_setzero_ps();
    LOOP(c, DIGITS - 2) largest = _mm512_max_ps(largest, p[c + 2]);
    LOOP(c, DIGITS)
    {
        p[c] = exp16(_mm512_sub_ps(p[c], largest));
        sum = _mm512_add_ps(sum, p[c]);
    }
    vec scale = _mm512_div_ps(bcast(RATE / DIGITS), sum);
    LOOP(c, DIGITS)
    {
        vec target = _mm512_maskz_mov_ps((__mmask16)(1 << c), bcast(RATE / DIGITS));
        d[c] = _mm512_maskz_fmsub_ps((1 << DIGITS) - 1, p[c], scale, target);
        _mm512_store_ps(s->d[c], d[c]);
    }
}

static inline void backward(state *s, const vec d[DIGITS])
{
    vec g[DIGITS];
    LOOP(n, DIGITS) g[n] = _mm512_setzero_ps();
    LOOP(c, DIGITS)
    {
        vec w = _mm512_load_ps(s->w2t[c]);
        LOOP(n, DIGITS) g[n] = madd(bcast(s->d[c][n]), w, g[n]);
    }
    vec bias = _mm512_load_ps(s->b1);
    LOOP(n, DIGITS)
    {
        vec h = _mm512_load_ps(s->hidden[n]);
        g[n] = _mm512_mul_ps(g[n], _mm512_fnmadd_ps(h, h, bcast(1)));
        bias = _mm512_sub_ps(bias, g[n]);
    }
    _mm512_store_ps(s->b1, bias);
    LOOP(k, SEGMENTS)
    {
        vec w = _mm512_load_ps(s->w1[k]);
        LOOP(n, DIGITS) w = _mm512_fnmadd_ps(bcast(train_x[n][k]), g[n], w);
        _mm512_store_ps(s->w1[k], w);
    }
    vec h[DIGITS];
    LOOP(n, DIGITS) h[n] = _mm512_load_ps(s->hidden[n]);
    LOOP(c, DIGITS)
    {
        vec w = _mm512_load_ps(s->w2t[c]);
        LOOP(n, DIGITS) w = _mm512_fnmadd_ps(bcast(s->d[c][n]), h[n], w);
        _mm512_store_ps(s->w2t[c], w);
    }
    _mm512_store_ps(s->b2, _mm512_sub_ps(_mm512_load_ps(s->b2), sum_lanes(d)));
}

static void train(void *user, weights *w)
{
    (void)user;
    state s = {0};
    for (int j = 0; j < HIDDEN; j++) {
        s.b1[j] = w->b1[j];
        for (int k = 0; k < SEGMENTS; k++)
            s.w1[k][j] = w->w1[k][j];
        for (int c = 0; c < DIGITS; c++)
            s.w2t[c][j] = w->w2[j][c];
    }
    for (int c = 0; c < DIGITS; c++)
        s.b2[c] = w->b2[c];
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        vec d[DIGITS];
        forward(&s, d);
        backward(&s, d);
    }
    for (int j = 0; j < HIDDEN; j++) {
        w->b1[j] = s.b1[j];
        for (int k = 0; k < SEGMENTS; k++)
            w->w1[k][j] = s.w1[k][j];
        for (int c = 0; c < DIGITS; c++)
            w->w2[j][c] = s.w2t[c][j];
    }
    for (int c = 0; c < DIGITS; c++)
        w->b2[c] = s.b2[c];
}

int main(int argc, char **argv)
{
    train_contest("floor", argc > 1 ? atoi(argv[1]) : 5, train, NULL);
    return 0;
}

#endif
