/* Measures what is gained and lost if an accumulator sums at most L elements: the error of sums and dots, and the time
 * of loops. Prints the tables of docs/numerics.md.
 *
 *     accumulators errors      relative errors, against sums in long double with compensation
 *     accumulators costs       nanoseconds of loops over data in the L2 cache; ratios to the time of one accumulator
 *
 * The results of chunks are combined in a tree of adjacent pairs; an odd last result moves up unchanged. A stack
 * holds the partial results. After each chunk, two results that cover the same number of chunks are combined, so the
 * stack stays short. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LANES = 32, DEPTH = 40 };

/* ---- errors ------------------------------------------------------------------------------------------------------ */

static float bf16(float x)
{
    uint32_t b;
    memcpy(&b, &x, 4);
    b = (b + 0x7fff + (b >> 16 & 1)) & 0xffff0000u;
    memcpy(&x, &b, 4);
    return x;
}
static float same_f32(float x) { return x; }
static double same_f64(double x) { return x; }

/* sum_<name>(n, x, lanes, L): sums n elements in chunks. A chunk has `lanes` accumulators, each of at most L elements.
 * `round` rounds a sum to the type. */
#define SUM(name, T, round)                                                                                            \
    static T sum_##name(size_t n, const T *x, int lanes, size_t L)                                                     \
    {                                                                                                                  \
        T stack[DEPTH];                                                                                                \
        int top = 0;                                                                                                   \
        size_t chunk = L * (size_t)lanes, index = 0;                                                                   \
        for (size_t i = 0; i < n; i += chunk, index++) {                                                               \
            size_t m = n - i < chunk ? n - i : chunk;                                                                  \
            T lane[LANES];                                                                                             \
            for (size_t k = 0; k < m; k++)                                                                             \
                lane[k % (size_t)lanes] = k < (size_t)lanes ? x[i + k] : round(lane[k % (size_t)lanes] + x[i + k]);    \
            for (size_t half = (size_t)lanes / 2, count = m < (size_t)lanes ? m : (size_t)lanes; half; half /= 2) {    \
                for (size_t k = half; k < count; k++)                                                                  \
                    lane[k - half] = round(lane[k - half] + lane[k]);                                                  \
                count = count < half ? count : half;                                                                   \
            }                                                                                                          \
            T v = lane[0];                                                                                             \
            for (size_t k = index; k & 1; k >>= 1)                                                                     \
                v = round(stack[--top] + v);                                                                           \
            stack[top++] = v;                                                                                          \
        }                                                                                                              \
        T v = stack[--top];                                                                                            \
        while (top)                                                                                                    \
            v = round(stack[--top] + v);                                                                               \
        return v;                                                                                                      \
    }
SUM(f32, float, same_f32)
SUM(f64, double, same_f64)
SUM(bf16, float, bf16)

/* dot_<name>(n, a, b, M): computes a dot product of n elements. Sums each chunk of M products, and adds these sums
 * to the total in order. */
#define DOT(name, T, fused)                                                                                            \
    static T dot_##name(size_t n, const T *a, const T *b, size_t M)                                                    \
    {                                                                                                                  \
        T total = 0;                                                                                                   \
        for (size_t i = 0; i < n; i += M) {                                                                            \
            T sum = 0;                                                                                                 \
            for (size_t k = i; k < n && k < i + M; k++)                                                                \
                sum = fused(a[k], b[k], sum);                                                                          \
            total = i ? total + sum : sum;                                                                             \
        }                                                                                                              \
        return total;                                                                                                  \
    }
DOT(f32, float, fmaf)
DOT(f64, double, fma)

static uint64_t state = 1;
static double uniform(void)
{
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (double)((z ^ z >> 31) >> 11) * 0x1p-53;
}

static const size_t limits[] = {32, 64, 128, 256, 512, 16384, (size_t)1 << 40};
enum { LIMITS = sizeof limits / sizeof *limits };

static void print_error(double error) { error == 0 ? printf(" 0 |") : printf(" %.1e |", error); }

static void errors_of_sums(const char *type, int equal, int lanes)
{
    size_t most = (size_t)1 << 24;
    float *x = malloc(most * sizeof *x);
    double *y = malloc(most * sizeof *y);
    for (size_t n = 1 << 10; n <= most; n <<= 7) {
        long double exact = 0, low = 0;
        for (size_t i = 0; i < n; i++) {
            double v = equal ? 0.1 : uniform();
            x[i] = strcmp(type, "bf16") ? (float)v : bf16((float)v);
            y[i] = v;
            long double t = strcmp(type, "f64") ? x[i] : y[i], s = exact + t;
            low += fabsl(exact) >= fabsl(t) ? exact - s + t : t - s + exact;
            exact = s;
        }
        exact += low;
        printf("| %s | %s | %s | %zu |", type, lanes > 1 ? "lanes" : "chain", equal ? "equal" : "uniform", n);
        for (int i = 0; i < LIMITS; i++) {
            long double got = !strcmp(type, "f64")   ? sum_f64(n, y, lanes, limits[i])
                              : !strcmp(type, "f32") ? sum_f32(n, x, lanes, limits[i])
                                                     : sum_bf16(n, x, lanes, limits[i]);
            print_error((double)(fabsl(got - exact) / exact));
        }
        printf("\n");
    }
    free(x);
    free(y);
}

static void errors_of_dots(const char *type, int equal)
{
    size_t most = (size_t)1 << 22;
    float *x = malloc(2 * most * sizeof *x), *b = x + most;
    double *y = malloc(2 * most * sizeof *y), *c = y + most;
    for (size_t n = 1 << 8; n <= most; n <<= 7) {
        long double exact = 0;
        for (size_t i = 0; i < n; i++) {
            double u = equal ? 0.1 : uniform(), v = equal ? 0.7 : uniform();
            x[i] = (float)u, b[i] = (float)v, y[i] = u, c[i] = v;
            exact += strcmp(type, "f64") ? (long double)x[i] * b[i] : (long double)u * v;
        }
        printf("| %s | %s | %zu |", type, equal ? "equal" : "uniform", n);
        for (int i = 0; i < LIMITS; i++) {
            long double got = strcmp(type, "f64") ? dot_f32(n, x, b, limits[i]) : dot_f64(n, y, c, limits[i]);
            print_error((double)(fabsl(got - exact) / exact));
        }
        printf("\n");
    }
    free(x);
    free(y);
}

static void print_limits(void)
{
    for (int i = 0; i < LIMITS; i++)
        i + 1 < LIMITS ? printf(" %zu |", limits[i]) : printf(" one |");
    printf("\n");
}

static void errors(void)
{
    printf("| type | order | values | n |");
    print_limits();
    for (int lanes = 1; lanes <= LANES; lanes += LANES - 1)
        for (int equal = 1; equal >= 0; equal--) {
            errors_of_sums("f32", equal, lanes);
            errors_of_sums("f64", equal, lanes);
            errors_of_sums("bf16", equal, lanes);
        }
    printf("\n| type | values | K |");
    print_limits();
    for (int equal = 1; equal >= 0; equal--) {
        errors_of_dots("f32", equal);
        errors_of_dots("f64", equal);
    }
}

/* ---- costs ------------------------------------------------------------------------------------------------------- */

static double cpu_time(void) /* nanoseconds */
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

enum { KIB = 1024, ROOM = 4096 * KIB, WIDE = 8, ROWS = 12, COLUMNS = 2, ROWS_OF_6 = 6 };
static _Alignas(64) char data[ROOM], panel[ROOM], result[64 * KIB], partial[DEPTH][WIDE * 64];

/* Loops for one type and width of vectors. They process `n` elements, rows or steps, and return one number of the
 * result:
 *   lanes   one row of n elements in 32 lanes; every chunk folds its lanes
 *   chain   n rows of WIDE vectors, one accumulator for each column
 *   tile    a product's register tile, n steps deep; later chunks are added to the result in memory */
#define LOOPS(name, target, T, bytes, rows)                                                                            \
    typedef T name##_vector __attribute__((vector_size(bytes)));                                                       \
    enum { name##_width = (bytes) / sizeof(T), name##_parts = LANES / ((bytes) / sizeof(T)) };                         \
    target __attribute__((noinline)) static double name##_lanes(size_t n, size_t limit)                                \
    {                                                                                                                  \
        const T *x = (const T *)(const void *)data;                                                                    \
        T stack[DEPTH];                                                                                                \
        int top = 0;                                                                                                   \
        size_t chunk = limit > n ? n : limit * LANES, index = 0;                                                       \
        for (size_t i = 0; i < n; i += chunk, index++) {                                                               \
            size_t m = n - i < chunk ? n - i : chunk;                                                                  \
            name##_vector sum[name##_parts];                                                                           \
            for (size_t k = 0; k < name##_parts; k++)                                                                  \
                sum[k] = *(const name##_vector *)(const void *)(x + i + k * name##_width);                             \
            for (size_t j = LANES; j < m; j += LANES)                                                                  \
                for (size_t k = 0; k < name##_parts; k++)                                                              \
                    sum[k] += *(const name##_vector *)(const void *)(x + i + j + k * name##_width);                    \
            for (int half = name##_parts / 2; half; half /= 2)                                                         \
                for (int k = 0; k < half; k++)                                                                         \
                    sum[k] += sum[k + half];                                                                           \
            T lane[name##_width];                                                                                      \
            memcpy(lane, &sum[0], sizeof lane);                                                                        \
            for (int half = name##_width / 2; half; half /= 2)                                                         \
                for (int k = 0; k < half; k++)                                                                         \
                    lane[k] += lane[k + half];                                                                         \
            T v = lane[0];                                                                                             \
            for (size_t k = index; k & 1; k >>= 1)                                                                     \
                v = stack[--top] + v;                                                                                  \
            stack[top++] = v;                                                                                          \
        }                                                                                                              \
        T v = stack[--top];                                                                                            \
        while (top)                                                                                                    \
            v = stack[--top] + v;                                                                                      \
        return (double)v;                                                                                              \
    }                                                                                                                  \
    target __attribute__((noinline)) static double name##_chain(size_t n, size_t limit)                                \
    {                                                                                                                  \
        const name##_vector *x = (const name##_vector *)(const void *)data;                                            \
        size_t top = 0, index = 0;                                                                                     \
        for (size_t i = 0; i < n; i += limit, index++) {                                                               \
            size_t end = n - i < limit ? n : i + limit;                                                                \
            name##_vector sum[WIDE];                                                                                   \
            for (size_t k = 0; k < WIDE; k++)                                                                          \
                sum[k] = x[i * WIDE + k];                                                                              \
            for (size_t j = i + 1; j < end; j++)                                                                       \
                for (size_t k = 0; k < WIDE; k++)                                                                      \
                    sum[k] += x[j * WIDE + k];                                                                         \
            for (size_t k = index; k & 1; k >>= 1) {                                                                   \
                const name##_vector *before = (const name##_vector *)(const void *)partial[--top];                     \
                for (size_t c = 0; c < WIDE; c++)                                                                      \
                    sum[c] = before[c] + sum[c];                                                                       \
            }                                                                                                          \
            memcpy(partial[top++], sum, sizeof sum);                                                                   \
            if (n - i <= limit)                                                                                        \
                break;                                                                                                 \
        }                                                                                                              \
        for (top--; top > 0; top--) {                                                                                  \
            name##_vector *to = (name##_vector *)(void *)partial[top - 1];                                             \
            for (size_t c = 0; c < WIDE; c++)                                                                          \
                to[c] += ((const name##_vector *)(const void *)partial[top])[c];                                       \
        }                                                                                                              \
        return (double)*(const T *)(const void *)partial[0];                                                           \
    }                                                                                                                  \
    target __attribute__((noinline)) static double name##_tile(size_t n, size_t limit)                                 \
    {                                                                                                                  \
        const T *a = (const T *)(const void *)data;                                                                    \
        const name##_vector *b = (const name##_vector *)(const void *)panel;                                           \
        name##_vector *c = (name##_vector *)(void *)result;                                                            \
        for (size_t i = 0; i < n; i += limit) {                                                                        \
            size_t end = n - i < limit ? n : i + limit;                                                                \
            name##_vector sum[rows][COLUMNS];                                                                          \
            _Pragma("GCC unroll 16") for (size_t r = 0; r < rows; r++) sum[r][0] = sum[r][1] = (name##_vector){0};     \
            for (size_t j = i; j < end; j++) {                                                                         \
                name##_vector left = b[j * COLUMNS], right = b[j * COLUMNS + 1];                                       \
                _Pragma("GCC unroll 16") for (size_t r = 0; r < rows; r++)                                             \
                {                                                                                                      \
                    sum[r][0] += a[j * rows + r] * left;                                                               \
                    sum[r][1] += a[j * rows + r] * right;                                                              \
                }                                                                                                      \
            }                                                                                                          \
            _Pragma("GCC unroll 16") for (size_t r = 0; r < rows; r++)                                                 \
            {                                                                                                          \
                c[r * COLUMNS] = i ? c[r * COLUMNS] + sum[r][0] : sum[r][0];                                           \
                c[r * COLUMNS + 1] = i ? c[r * COLUMNS + 1] + sum[r][1] : sum[r][1];                                   \
            }                                                                                                          \
            if (n - i <= limit)                                                                                        \
                break;                                                                                                 \
        }                                                                                                              \
        return (double)*(const T *)(const void *)result;                                                               \
    }

#if defined(__x86_64__)
#define V3 __attribute__((target("avx2,fma")))
#define V4 __attribute__((target("avx512f,avx512dq,avx512vl,fma")))
LOOPS(f32_v3, V3, float, 32, ROWS_OF_6)
LOOPS(f64_v3, V3, double, 32, ROWS_OF_6)
LOOPS(f32_v4, V4, float, 64, ROWS)
LOOPS(f64_v4, V4, double, 64, ROWS)
#else
LOOPS(f32_v8, , float, 16, ROWS)
LOOPS(f64_v8, , double, 16, ROWS)
#endif

static volatile double sink;

/* The shortest time of many calls of run(n, limit), in nanoseconds. */
static double least_time(double (*run)(size_t n, size_t limit), size_t n, size_t limit)
{
    enum { TURNS = 100, CALLS = 8 };
    double least = 1e30;
    for (int i = 0; i < TURNS; i++) {
        double start = cpu_time();
        for (int k = 0; k < CALLS; k++)
            sink = run(n, limit);
        double took = (cpu_time() - start) / CALLS;
        least = took < least ? took : least;
    }
    return least;
}

/* Prints the time with the last limit, which no loop reaches, so that one accumulator sums all elements of its lane.
 * For each other limit, prints the ratio of the time with this limit to that time. The limits take turns, because the
 * speed of a busy machine changes. */
static void print_costs(const char *type, const char *loop, double (*run)(size_t n, size_t limit), size_t n)
{
    enum { TURNS = 10 };
    double least[LIMITS];
    for (int turn = 0; turn < TURNS; turn++)
        for (int i = 0; i < LIMITS; i++) {
            double took = least_time(run, n, limits[i]);
            least[i] = turn && least[i] < took ? least[i] : took;
        }
    printf("| %s | %s | %.0f |", type, loop, least[LIMITS - 1]);
    for (int i = 0; i < LIMITS - 1; i++)
        printf(" %.3f |", least[i] / least[LIMITS - 1]);
    printf("\n");
}

#define COSTS(name, T, bytes, label)                                                                                   \
    do {                                                                                                               \
        print_costs(label, "lanes, 256 KiB", name##_lanes, 256 * KIB / sizeof(T));                                     \
        print_costs(label, "chain, 256 KiB", name##_chain, 256 * KIB / (WIDE * (bytes)));                              \
        print_costs(label, "tile, K 784", name##_tile, 784);                                                           \
        print_costs(label, "tile, K 1024", name##_tile, 1024);                                                         \
        print_costs(label, "tile, K 4096", name##_tile, 4096);                                                         \
    } while (0)

static void costs(void)
{
    for (size_t i = 0; i < ROOM / sizeof(float); i++) {
        float value = 0.25F;
        memcpy(data + i * sizeof value, &value, sizeof value);
        memcpy(panel + i * sizeof value, &value, sizeof value);
    }
    printf("| type, level | loop | ns with one |");
    for (int i = 0; i < LIMITS - 1; i++)
        printf(" %zu |", limits[i]);
    printf("\n");
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) {
        COSTS(f32_v4, float, 64, "f32, v4");
        COSTS(f64_v4, double, 64, "f64, v4");
    }
    if (__builtin_cpu_supports("avx2")) {
        COSTS(f32_v3, float, 32, "f32, v3");
        COSTS(f64_v3, double, 32, "f64, v3");
    }
#else
    COSTS(f32_v8, float, 16, "f32, armv8");
    COSTS(f64_v8, double, 16, "f64, armv8");
#endif
}

int main(int count, char **args)
{
    if (count == 2 && strcmp(args[1], "errors") == 0)
        errors();
    else if (count == 2 && strcmp(args[1], "costs") == 0)
        costs();
    else
        return fprintf(stderr, "usage: accumulators errors | costs\n"), 2;
    return 0;
}
