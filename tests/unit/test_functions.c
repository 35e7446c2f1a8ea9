/* Compares the elementary functions with exact values. In f16 and bf16, functions of one operand are tested on all
 * operands. In f32 and f64 they are tested on samples, which are denser near points where the function is hard to
 * compute. Functions of two operands are tested on a grid of special values and on samples. ops.def gives the bounds.
 * If the environment variable UNIT_VERBOSE is set, the test prints the largest error and the number of results that are
 * not correctly rounded, for each function and type. */
#include <stdlib.h>

#include "exact.h"
#include "math/elementwise.h"
#include "unit.h"

enum { SAMPLES = 200000, PAIRS = 100000 };

/* ---- evaluation -------------------------------------------------------------------------------------------------- */

static void apply(const exact_function *function, qn_dtype type, size_t n, const void *x, const void *z, void *y)
{
    arena memory;
    arena_init(&memory);
    ARENA_ENTER(&memory, unit_fail(__FILE__, __LINE__, "out of memory"); return );
    sx_code *s = sx_new(&memory);
    sx operands[2] = {0};
    for (int i = 0; i < function->operands; i++)
        operands[i] = sx_from_storage(s, type, sx_arg(s, (uint32_t)i, sx_storage(type)));
    qn_dtype types[2] = {type, type};
    sx value = scalar_apply(s, (op_kind)function->op, types, type, operands, NULL);
    sx_output(s, sx_to_storage(s, type, value));
    CHECK_OK(sx_run(s, n, (const void *const[]){x, z}, (void *const[]){y}));
    ARENA_LEAVE(&memory);
    arena_free(&memory);
}

static uint64_t word_at(const float_format *f, const void *words, size_t i)
{
    return f->bits == 16   ? ((const uint16_t *)words)[i]
           : f->bits == 32 ? ((const uint32_t *)words)[i]
                           : ((const uint64_t *)words)[i];
}

static void set_word(const float_format *f, void *words, size_t i, uint64_t word)
{
    if (f->bits == 16)
        ((uint16_t *)words)[i] = (uint16_t)word;
    else if (f->bits == 32)
        ((uint32_t *)words)[i] = (uint32_t)word;
    else
        ((uint64_t *)words)[i] = word;
}

typedef struct summary {
    double worst, worst_x, worst_z;
    size_t misrounded;
} summary;

/* Checks `word`, the bits of the computed f(a, b). The distance of the result from the exact value must be within the
 * bound, and a NaN must be the canonical NaN. */
static void check_one(const exact_function *function, const float_format *f, double a, double b, uint64_t word,
                      bool thorough, summary *out)
{
    uint64_t canonical_nan = ((uint64_t)1 << (f->bits - 1)) - ((uint64_t)1 << (f->precision - 2));
    double value = format_value(f, word);
    if (isnan(value) && word != canonical_nan)
        unit_fail(__FILE__, __LINE__, "%s %s(%a, %a): NaN 0x%" PRIx64, f->name, function->name, a, b, word);
    double distance = function_distance(function, f, a, b, value, thorough);
    if (distance > function_limit(function, f))
        unit_fail(__FILE__, __LINE__, "%s %s(%a, %a) is %a: %.4g ULP", f->name, function->name, a, b, value, distance);
    out->misrounded += distance > 0.5;
    if (distance > out->worst) {
        out->worst = distance;
        out->worst_x = a;
        out->worst_z = b;
    }
}

static void check_all(const exact_function *function, const float_format *f, size_t n, const void *x, const void *z)
{
    uint64_t *y = calloc(n, sizeof *y);
    summary seen = {0};
    apply(function, f->type, n, x, z, y);
    for (size_t i = 0; i < n; i++) {
        double a = format_value(f, word_at(f, x, i)), b = z ? format_value(f, word_at(f, z, i)) : 0;
        check_one(function, f, a, b, word_at(f, y, i), f->bits == 64 || i % 16 == 0, &seen);
    }
    if (getenv("UNIT_VERBOSE"))
        printf("%-21s %-4s %.4f of %g ULP at %a, %a; %zu of %zu not correctly rounded\n", function->name, f->name,
               seen.worst, function_limit(function, f), seen.worst_x, seen.worst_z, seen.misrounded, n);
    free(y);
}

/* ---- operands ---------------------------------------------------------------------------------------------------- */

static uint64_t random_state = 0x9e3779b97f4a7c15;

/* Marsaglia's xorshift */
static uint64_t random_word(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

static double random_unit(void) { return (double)(random_word() >> 11) * 0x1p-53; }
static uint64_t random_below(uint64_t n) { return (random_word() >> 20) % n; }

/* The bits of `value`, rounded toward zero. */
static uint64_t word_of(const float_format *f, double value)
{
    uint64_t sign = signbit(value) ? (uint64_t)1 << (f->bits - 1) : 0, magnitude = 0;
    value = fabs(value);
    for (uint64_t bit = (uint64_t)1 << (f->bits - 2); bit; bit >>= 1)
        if (format_value(f, magnitude | bit) <= value)
            magnitude |= bit;
    return sign | magnitude;
}

/* Points where functions overflow, underflow or saturate, have poles or roots, or switch formulas. */
static const double places[] = {88.7228394,
                                -87.3365479,
                                -103.972076,
                                89.4159851,
                                709.782712893384,
                                -745.1332191019411,
                                710.4758600739439,
                                9.0109134,
                                18.714973875,
                                3.9192059,
                                5.863584748755,
                                10.0541948,
                                26.543258,
                                16.635532,
                                0.69314718056,
                                0.34657359,
                                0.5,
                                1,
                                2,
                                3,
                                0x1.5p0,
                                4.0 / 3,
                                2.0 / 3,
                                0.41421356237,
                                2.41421356237,
                                0.70710678,
                                1.4142135623,
                                0.8,
                                0.95,
                                0.97,
                                1.25,
                                0.875,
                                6,
                                10,
                                11.5,
                                22,
                                44,
                                1e-3,
                                0x1p-12,
                                0x1p-25,
                                0x1p24,
                                1e5,
                                0x1p40};

static double random_place(void) { return places[random_below(sizeof places / sizeof *places)]; }

/* Moves `word` up or down by at most three representable numbers. */
static uint64_t nudge(const float_format *f, uint64_t word)
{
    return (word + random_below(7) - 3) & (~(uint64_t)0 >> (64 - f->bits));
}

static uint64_t sample(const float_format *f)
{
    double sign = random_below(2) ? -1 : 1, fraction = random_unit();
    int digits = f->precision, range = -f->least;
    switch (random_below(12)) {
    case 0: return random_word() >> (64 - f->bits);
    case 1: return word_of(f, sign * ldexp(1 + fraction, (int)random_below(24) - 12));
    case 2: return word_of(f, sign * fraction);
    case 3: return word_of(f, sign * fraction * 110);
    case 4: return word_of(f, sign * fraction * 800);
    case 5: return word_of(f, sign * ldexp(1 + fraction, -(int)random_below(40)));
    case 6: return word_of(f, sign * ldexp(1 + fraction, (int)random_below((uint64_t)range)));
    case 7: return word_of(f, sign * ldexp(fraction, f->least));
    case 8: return word_of(f, sign * (1 + ldexp(fraction - 0.5, -(int)random_below((uint64_t)digits))));
    case 9: return nudge(f, word_of(f, sign * (double)random_below(1 << 20) * 0x1.921fb54442d18p-1));
    case 10: return nudge(f, word_of(f, sign * random_place()));
    default: return word_of(f, sign * random_place() * (1 + (fraction - 0.5) * 1e-3));
    }
}

/* A second operand for which the result is usually finite and not 0. */
static uint64_t partner(const exact_function *function, const float_format *f, uint64_t word)
{
    double x = format_value(f, word), sign = random_below(2) ? -1 : 1;
    if (function->op == OP_zeta || function->op == OP_polygamma) /* mostly orders of ordinary size */
        sign = 1;
    switch (random_below(4)) {
    case 0: return sample(f);
    case 1: return word_of(f, sign * (double)random_below(40) * 0.5);
    default:
        if (function->op == OP_power && fabs(x) > 0 && fabs(x) != 1 && !isinf(x) && !isnan(x))
            return word_of(f, (random_unit() * 2.2 - 1.15) * -f->least / log2(fabs(x)));
        return word_of(f, sign * x * ldexp(1 + random_unit(), (int)random_below(40) - 20));
    }
}

/* Lists numbers with every exponent and sign. For each exponent and sign, lists several significands: the least, the
 * largest, some next to these two, and some in the middle. */
static size_t specials(const float_format *f, uint64_t *out)
{
    int fraction = f->precision - 1;
    uint64_t exponents = (uint64_t)1 << (f->bits - f->precision), ones = ((uint64_t)1 << fraction) - 1;
    uint64_t significands[] = {0, 1, 2, ones, ones - 1, ones >> 1, (ones >> 1) + 1, ones / 3};
    size_t n = 0;
    for (uint64_t e = 0; e < 2 * exponents; e++)
        for (size_t k = 0; k < sizeof significands / sizeof *significands; k++)
            out[n++] = e << fraction | significands[k];
    return n;
}

static void check_every_word(const exact_function *function, const float_format *f)
{
    uint16_t *x = malloc(65536 * sizeof *x);
    for (uint32_t i = 0; i < 65536; i++)
        x[i] = (uint16_t)i;
    check_all(function, f, 65536, x, NULL);
    free(x);
}

static void check_samples(const exact_function *function, const float_format *f, size_t n)
{
    uint64_t *words = malloc((n + 65536) * sizeof *words);
    size_t given = specials(f, words);
    for (size_t i = given; i < n + given; i++)
        words[i] = sample(f);
    for (size_t i = 0; i < n + given; i++)
        set_word(f, words, i, words[i]);
    check_all(function, f, n + given, words, NULL);
    free(words);
}

static const double pair_values[] = {0,          0x1p-1074,
                                     0x1p-149,   0x1p-133,
                                     0x1p-126,   0x1p-24,
                                     0x1p-14,    0.25,
                                     0.5,        0.999,
                                     1,          1.001,
                                     1.5,        2,
                                     2.5,        3,
                                     4,          5,
                                     7,          10,
                                     11,         127,
                                     128,        149,
                                     150,        255,
                                     256,        257,
                                     1024,       65504,
                                     0x1p23,     0x1p24,
                                     0x1p52,     0x1p53,
                                     0x1p63,     0x1p100,
                                     0x1p127,    0x1.fffffep127,
                                     0x1p1023,   (double)INFINITY,
                                     (double)NAN};

static void check_pairs(const exact_function *function, const float_format *f, size_t n)
{
    enum { VALUES = sizeof pair_values / sizeof *pair_values, GRID = 4 * VALUES * VALUES };
    uint64_t *x = malloc((GRID + n) * sizeof *x), *z = malloc((GRID + n) * sizeof *z);
    for (size_t i = 0; i < GRID + n; i++) {
        uint64_t first = sample(f), second = partner(function, f, first);
        if (i < GRID) {
            double a = pair_values[i / 4 % VALUES], b = pair_values[i / 4 / VALUES];
            first = isnan(a) ? ~(uint64_t)0 >> (64 - f->bits) : word_of(f, i & 1 ? -a : a);
            second = isnan(b) ? ~(uint64_t)0 >> (64 - f->bits) : word_of(f, i & 2 ? -b : b);
        }
        set_word(f, x, i, first);
        set_word(f, z, i, second);
    }
    check_all(function, f, GRID + n, x, z);
    free(x);
    free(z);
}

static void check_function(const exact_function *function)
{
    const float_format *f16 = &exact_formats[0], *bf16 = &exact_formats[1], *f32 = &exact_formats[2],
                       *f64 = &exact_formats[3];
    if (function->operands == 1) {
        check_samples(function, f32, SAMPLES);
        check_every_word(function, f16);
        check_every_word(function, bf16);
        check_samples(function, f64, SAMPLES / 20);
    } else { /* the oracle of zeta and polygamma is slow */
        size_t pairs = function->op == OP_zeta || function->op == OP_polygamma ? PAIRS / 10 : PAIRS;
        check_pairs(function, f32, pairs);
        check_pairs(function, f16, pairs);
        check_pairs(function, bf16, pairs);
        check_pairs(function, f64, pairs / 20);
    }
    mpfr_free_cache();
}

/* A test for each row of ops.def with an error bound. */
#define FUNCTION(name, operands, narrow, ulp)                                                                          \
    TEST(name)                                                                                                         \
    {                                                                                                                  \
        const exact_function function = {exact_##name, close_##name, narrow, ulp, OP_##name, operands, #name};         \
        check_function(&function);                                                                                     \
    }
#define UNARY_0(name)
#define UNARY_1(name) FUNCTION(name, 1, 1, 1)
#define UNARY_2(name) FUNCTION(name, 1, 2, 2)
#define UNARY_1_2(name) FUNCTION(name, 1, 1, 2)
#define BINARY_0(name)
#define BINARY_2(name) FUNCTION(name, 2, 2, 2)
#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) UNARY_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) BINARY_##ulp(name)
#include "graph/ops.def"
