/* The rows of the benchmark in plain C, for a compiler with -O3 -march=native -ffast-math: it vectorises, reassociates,
 * and calls libmvec, whose functions are within 4 ULP. rows.py names these functions; n is the number of elements of the
 * first argument. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#define F(i) ((const float *)(const void *)in[i])
#define MAP(name, ...)                                                                                                 \
    void name(long n, char *const *in, char *const *out)                                                               \
    {                                                                                                                  \
        const float *restrict x = F(0);                                                                                \
        float *restrict to = (float *)(void *)out[0];                                                                  \
        for (long i = 0; i < n; i++)                                                                                   \
            to[i] = __VA_ARGS__;                                                                                       \
    }
#define MAP2(name, ...)                                                                                                \
    void name(long n, char *const *in, char *const *out)                                                               \
    {                                                                                                                  \
        const float *restrict x = F(0), *restrict y = F(1);                                                            \
        float *restrict to = (float *)(void *)out[0];                                                                  \
        for (long i = 0; i < n; i++)                                                                                   \
            to[i] = __VA_ARGS__;                                                                                       \
    }

MAP2(c_composed, expf(-x[i] * x[i]) * sinf(y[i]) + log1pf(fabsf(x[i])))
MAP2(c_pow, powf(x[i], y[i]))
MAP(c_gelu, 0.5f * x[i] * (1 + tanhf(0.7978845608f * (x[i] + 0.044715f * x[i] * x[i] * x[i]))))
MAP(c_exp, expf(x[i]))
MAP(c_expm1, expm1f(x[i]))
MAP(c_log, logf(x[i]))
MAP(c_log1p, log1pf(x[i]))
MAP(c_sin, sinf(x[i]))
MAP(c_cos, cosf(x[i]))
MAP(c_tan, tanf(x[i]))
MAP(c_tanh, tanhf(x[i]))
MAP(c_cbrt, cbrtf(x[i]))
MAP(c_erf, erff(x[i]))
MAP(c_atan, atanf(x[i]))
MAP(c_acos, acosf(x[i]))
MAP(c_sqrt, sqrtf(x[i]))
MAP(c_rsqrt, 1 / sqrtf(x[i]))
MAP(c_logistic, 1 / (1 + expf(-x[i])))
MAP(c_reverse, x[n - 1 - i])

void c_fma(long n, char *const *in, char *const *out)
{
    const float *restrict x = F(0), *restrict y = F(1), *restrict z = F(2);
    float *restrict to = (float *)(void *)out[0];
    for (long i = 0; i < n; i++)
        to[i] = x[i] * y[i] + z[i];
}

void c_sum(long n, char *const *in, char *const *out)
{
    const float *x = F(0);
    float sum = 0;
    for (long i = 0; i < n; i++)
        sum += x[i];
    memcpy(out[0], &sum, sizeof sum);
}

void c_max(long n, char *const *in, char *const *out)
{
    const float *x = F(0);
    float most = -INFINITY;
    for (long i = 0; i < n; i++)
        most = x[i] > most ? x[i] : most;
    memcpy(out[0], &most, sizeof most);
}

/* 1024 columns. */
void c_column_sum(long n, char *const *in, char *const *out)
{
    const float *restrict x = F(0);
    float *restrict to = (float *)(void *)out[0];
    memset(to, 0, 1024 * sizeof *to);
    for (long i = 0; i < n / 1024; i++)
        for (long k = 0; k < 1024; k++)
            to[k] += x[i * 1024 + k];
}

void c_divide_i32(long n, char *const *in, char *const *out)
{
    const int32_t *restrict x = (const int32_t *)(const void *)in[0], *restrict y =
                                                                          (const int32_t *)(const void *)in[1];
    int32_t *restrict to = (int32_t *)(void *)out[0];
    for (long i = 0; i < n; i++)
        to[i] = x[i] / y[i];
}

/* Rows of 16. */
void c_gather_rows(long n, char *const *in, char *const *out)
{
    const int32_t *at = (const int32_t *)(const void *)in[1];
    for (long i = 0; i < n / 16; i++)
        memcpy(out[0] + i * 64, in[0] + (long)at[i] * 64, 64);
}

/* A square matrix, in blocks that the compiler keeps in registers. */
void c_transpose(long n, char *const *in, char *const *out)
{
    enum { BLOCK = 8 };
    long size = (long)sqrt((double)n);
    const float *restrict x = F(0);
    float *restrict to = (float *)(void *)out[0];
    for (long i = 0; i < size; i += BLOCK)
        for (long k = 0; k < size; k += BLOCK)
            for (long r = 0; r < BLOCK; r++)
                for (long c = 0; c < BLOCK; c++)
                    to[(i + r) * size + k + c] = x[(k + c) * size + i + r];
}

void c_cumsum(long n, char *const *in, char *const *out)
{
    const float *restrict x = F(0);
    float *restrict to = (float *)(void *)out[0], sum = 0;
    for (long i = 0; i < n; i++)
        to[i] = sum += x[i];
}
