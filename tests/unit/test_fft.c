/* Fourier transforms: tables against MPFR, results against sums in long double, compiled code against the evaluator, and
 * how many passes and bytes of tables transforms have. */
#include <mpfr.h>

#include "agree.h"
#include "expanded.h"
#include "graph/fft.h"
#include "graph/unity.h"

enum { SAMPLES = 48 };

static node_id fourier(int type, attr_dims length, node_id x)
{
    return MAKE(OP_fft, ATTRS(.fft_type = (uint8_t)type, .fft_length = length), x);
}

/* ---- roots of unity ---------------------------------------------------------------------------------------------- */

/* Checks root k of order n: cosine and minus sine, rounded to nearest by MPFR. */
static bool is_root(const unity *u, int64_t k, int64_t n)
{
    mpfr_t angle, c, s;
    double re, im;
    float narrow_re, narrow_im;
    mpfr_inits2(200, angle, c, s, (mpfr_ptr)0);
    mpfr_const_pi(angle, MPFR_RNDN);
    mpfr_mul_si(angle, angle, 2 * k, MPFR_RNDN);
    mpfr_div_si(angle, angle, n, MPFR_RNDN);
    mpfr_sin_cos(s, c, angle, MPFR_RNDN);
    mpfr_neg(s, s, MPFR_RNDN);
    unity_root(u, k, QN_F64, &re, &im);
    unity_root(u, k, QN_F32, &narrow_re, &narrow_im);
    bool axis = 4 * k % n == 0; /* MPFR's rounded pi gives tiny numbers for zeros */
    bool same = axis ? fabs(mpfr_get_d(c, MPFR_RNDN) - re) < 1e-40 && fabs(mpfr_get_d(s, MPFR_RNDN) - im) < 1e-40 &&
                           narrow_re == (float)re && narrow_im == (float)im
                     : mpfr_get_d(c, MPFR_RNDN) == re && mpfr_get_d(s, MPFR_RNDN) == im &&
                           mpfr_get_flt(c, MPFR_RNDN) == narrow_re && mpfr_get_flt(s, MPFR_RNDN) == narrow_im;
    mpfr_clears(angle, c, s, (mpfr_ptr)0);
    return same;
}

TEST(roots_are_correctly_rounded)
{
    static const int64_t orders[] = {1, 2, 3, 4, 5, 8, 9, 12, 13, 64, 1000, 4096, 59049, 131074, 1 << 20, MAX_UNITY};
    arena a;
    arena_init(&a);
    ARENA_ENTER(&a, return );
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        int64_t n = orders[i], wrong = 0;
        if (n == MAX_UNITY) /* its table would have 2^25 entries */
            n = ((int64_t)1 << 32) + 15;
        const unity *u = unity_new(&a, n);
        for (int64_t k = 0; k < 2000 && k < n; k++)
            wrong += !is_root(u, n < 2000 ? k : random_below(n), n);
        for (int64_t k = 0; k <= 8; k++)
            wrong += !is_root(u, k * n / 8, n);
        CHECK_EQ_U64((uint64_t)wrong, 0);
    }
    const unity *u = unity_new(&a, 7);
    double re[2], im[2];
    unity_root(u, 3, QN_F64, &re[0], &im[0]);
    unity_root(u, -4, QN_F64, &re[1], &im[1]);
    CHECK(re[0] == re[1] && im[0] == im[1]);
    ARENA_LEAVE(&a);
    arena_free(&a);
}

/* ---- accuracy ---------------------------------------------------------------------------------------------------- */

static double part_at(const void *data, bool narrow, int64_t i)
{
    return narrow ? (double)((const float *)data)[i] : ((const double *)data)[i];
}

/* Whether result k of the evaluated transform is near the sum in long double. Both have n elements, and are stored as
 * pairs of parts. */
static double error_at(const void *x, const void *y, bool narrow, int64_t n, int64_t k, const long double *roots)
{
    long double re = 0, im = 0;
    for (int64_t j = 0, at = 0; j < n; j++, at = (at + k) % n) {
        long double c = roots[2 * at], s = roots[2 * at + 1], a = part_at(x, narrow, 2 * j),
                    b = part_at(x, narrow, 2 * j + 1);
        re += a * c - b * s;
        im += a * s + b * c;
    }
    return (double)hypotl(re - part_at(y, narrow, 2 * k), im - part_at(y, narrow, 2 * k + 1));
}

static void check_accuracy(int64_t n, qn_dtype dtype)
{
    bool narrow = dtype == QN_C64;
    size_t size = narrow ? 4 : 8;
    char *x = malloc(2 * size * (size_t)n), *y = malloc(2 * size * (size_t)n), *z = malloc(2 * size * (size_t)n);
    long double *roots = malloc(2 * (size_t)n * sizeof *roots);
    const long double pi = 3.14159265358979323846264338327950288L;
    random_seed((uint64_t)n);
    for (int64_t i = 0; i < 2 * n; i++) {
        double value = (double)random_below(1 << 20) / (1 << 19) - 1;
        if (narrow)
            ((float *)(void *)x)[i] = (float)value;
        else
            ((double *)(void *)x)[i] = value;
    }
    for (int64_t k = 0; k < n; k++) {
        roots[2 * k] = cosl(2 * pi * (long double)k / (long double)n);
        roots[2 * k + 1] = -sinl(2 * pi * (long double)k / (long double)n);
    }
    begin();
    node_id made = fourier(fft_type_FFT, DIMS(n), FORMAL(dtype, n));
    node_id back = fourier(fft_type_IFFT, DIMS(n), made);
    end(made, back);
    CHECK_OK(evaluate_expanded(&g, function, (const void *[]){x}, (void *[]){y, z}));
    double largest = 0, error = 0, drift = 0, unit = narrow ? 0x1p-24 : 0x1p-53, bits = log2((double)n);
    for (int64_t i = 0; i < n; i++) {
        double size_of = hypot(part_at(y, narrow, 2 * i), part_at(y, narrow, 2 * i + 1));
        largest = size_of > largest ? size_of : largest;
    }
    for (int i = 0; i < SAMPLES; i++)
        error = fmax(error, error_at(x, y, narrow, n, n <= SAMPLES ? i % n : random_below(n), roots));
    for (int64_t i = 0; i < 2 * n; i++)
        drift = fmax(drift, fabs(part_at(x, narrow, i) - part_at(z, narrow, i)));
    bits = bits < 1 ? 1 : bits;
    if (getenv("UNIT_VERBOSE"))
        printf("%8ld %s: error %.2f log2(n) u of the largest, round trip %.2f log2(n) u\n", (long)n,
               narrow ? "c64" : "c128", error / largest / unit / bits, drift / unit / bits);
    CHECK(error <= 4 * bits * unit * largest);
    CHECK(drift <= 8 * bits * unit);
    done();
    free(x);
    free(y);
    free(z);
    free(roots);
}

TEST(error_against_exact_transforms)
{
    static const int64_t lengths[] = {1,    2,    3,     4,     5,     6,     7,     8,     9,     10,     11,     12,
                                      13,   14,   15,    16,    17,    19,    31,    32,    64,    97,     121,    128,
                                      143,  240,  255,   256,   257,   510,   512,   900,   1000,  1009,   1024,   2187,
                                      2310, 4096, 15625, 16384, 20011, 28561, 59049, 65536, 65537, 131074, 1 << 18};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        check_accuracy(lengths[i], QN_C64);
        check_accuracy(lengths[i], QN_C128);
    }
}

/* ---- batches ----------------------------------------------------------------------------------------------------- */

/* Evaluates a transform of `rows` lines of length n. */
static void transform_rows(int type, int64_t rows, int64_t n, const void *in, void *out)
{
    bool from_half = type == fft_type_IRFFT;
    begin();
    node_id x = FORMAL(type == fft_type_RFFT ? QN_F32 : QN_C64, rows, from_half ? n / 2 + 1 : n);
    end(fourier(type, DIMS(n), x));
    CHECK_OK(evaluate_expanded(&g, function, (const void *[]){in}, (void *[]){out}));
    done();
}

/* Long batches of short transforms are transposed, single transforms are not. Both have the same bits. */
TEST(rows_of_a_batch)
{
    enum { ROWS = 17, MOST = 520 };
    static const int64_t lengths[] = {1, 2, 9, 12, 29, 37, 64, 100, 243, 256, 510};
    static float in[ROWS * 2 * MOST], out[ROWS * 2 * MOST], alone[2 * MOST];
    random_seed(3);
    for (size_t i = 0; i < sizeof in / sizeof *in; i++)
        in[i] = (float)random_between(-1000, 1000) / 512;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int type = fft_type_FFT; type <= fft_type_IRFFT; type++) {
            int64_t n = lengths[i], half = 2 * (n / 2 + 1);
            int64_t from = type == fft_type_RFFT ? n : type == fft_type_IRFFT ? half : 2 * n;
            int64_t to = type == fft_type_RFFT ? half : type == fft_type_IRFFT ? n : 2 * n, wrong = 0;
            transform_rows(type, ROWS, n, in, out);
            for (int64_t row = 0; row < ROWS; row += 8) {
                transform_rows(type, 1, n, in + row * from, alone);
                wrong += memcmp(alone, out + row * to, (size_t)to * sizeof *out) != 0;
            }
            CHECK_EQ_U64((uint64_t)wrong, 0);
        }
}

/* ---- compiled code ----------------------------------------------------------------------------------------------- */

static void check_length(int64_t n, qn_dtype real, qn_dtype complex)
{
    begin();
    node_id x = FORMAL(complex, 3, n), y = FORMAL(real, 2, n), z = FORMAL(complex, 2, n / 2 + 1);
    node_id made = fourier(fft_type_FFT, DIMS(n), x);
    end(made, fourier(fft_type_IFFT, DIMS(n), b_multiply(&g, made, made)), fourier(fft_type_RFFT, DIMS(n), y),
        fourier(fft_type_IRFFT, DIMS(n), z));
    if (!agree(VALUES_USUAL))
        printf("length %ld\n", (long)n);
    done();
}

TEST(compiled_lengths)
{
    static const int64_t lengths[] = {2,  3,  4,  5,  6,  7,  8,  9,   10,  11,  12,  13,   14,  15,
                                      16, 17, 26, 30, 49, 64, 97, 120, 169, 256, 300, 1024, 6561};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        check_length(lengths[i], i & 1 ? QN_F32 : QN_F64, i & 1 ? QN_C64 : QN_C128);
}

/* Long transforms have products of tables, and chirps. */
TEST(compiled_long)
{
    static const int64_t lengths[] = {1 << 13, 6000, 4099};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        check_length(lengths[i], QN_F32, QN_C64);
}

TEST(compiled_shapes)
{
    begin();
    node_id x = in("40x24xcomplex<f32>"), y = in("5x16x4x3xcomplex<f64>"), z = in("2x300x20xf32");
    end(fourier(fft_type_FFT, DIMS(40, 24), x), fourier(fft_type_IFFT, DIMS(16, 4, 3), y),
        fourier(fft_type_RFFT, DIMS(2, 300, 20), z),
        fourier(fft_type_FFT, DIMS(40), b_transpose(&g, x, (int64_t[]){1, 0})),
        fourier(fft_type_IRFFT, DIMS(300, 20), fourier(fft_type_RFFT, DIMS(20), z)));
    agree(VALUES_USUAL);
    done();
}

/* ---- plans ------------------------------------------------------------------------------------------------------- */

TEST(radices_multiply_to_the_length)
{
    int64_t radices[MAX_FFT_PASSES];
    for (int64_t n = 1; n < 5000; n++) {
        if (!fft_is_smooth(n))
            continue;
        int64_t product = 1, halves = fft_halves(n);
        uint32_t count = fft_radices(n, radices);
        for (uint32_t i = 0; i < count; i++) {
            CHECK(radices[i] >= 2 && radices[i] <= MAX_RADIX);
            product *= radices[i];
        }
        CHECK(product == n);
        CHECK(n % halves == 0 && (halves == 1 || n >= 256));
    }
    CHECK(fft_radices(1 << 20, radices) == 5 && fft_radices(1 << 10, radices) == 3 && fft_radices(59049, radices) == 5);
    CHECK(!fft_is_smooth(29) && !fft_is_smooth(2 * 65537) && fft_is_smooth(23 * 19 * 17 * 13 * 11 * 7));
    CHECK(fft_smooth_above(131073) == 131220);
    CHECK(fft_smooth_above(2) == 2);
}

/* The tables of a transform are much shorter than the transform, so they do not make a program long. */
TEST(tables_are_short)
{
    begin();
    int64_t n = 1 << 20, elements = 0;
    node_id x = FORMAL(QN_C64, n);
    end(fourier(fft_type_FFT, DIMS(n), x));
    graph to;
    region_id f;
    CHECK_OK(graph_init(&to));
    CHECK_OK(expand(&g, function, true, &to, &f));
    for (node_id i = 1; i < to.nodes.count; i++)
        if (node_op(&to, i) == OP_fft_pass) {
            const fft_pass pass = fft_pass_at(&to, i);
            for (fft_table table = 0; table < FFT_TABLES; table++)
                elements += fft_table_size(&pass, table);
        }
    CHECK(elements > 0 && elements < n / 8);
    CHECK(to.nodes.count < 100);
    graph_free(&to);
    done();
}
