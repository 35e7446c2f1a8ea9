/* Compares every function of ops.def in f64 with exact.h. The error, in units in the last place of the exact result,
 * must be within the row's bound. Zeros, infinities and NaN must be exact.
 *
 * Operands come from ranges in which results are ordinary, from random bits, and from the neighbourhood of certain
 * points. At these points an expression switches formulas, or results vanish, grow or underflow. If the environment
 * variable UNIT_VERBOSE is set, each test prints the largest error and the number of instructions of the expression. */
#include <stdlib.h>

#include "exact.h"
#include "graph/graph.h"
#include "math/functions.h"
#include "unit.h"

enum { POINTS = 30000 };

/* ---- operands ---------------------------------------------------------------------------------------------------- */

static uint64_t random_bits(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15; /* splitmix64 */
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static double from_bits(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint64_t to_bits(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static double random_unit(uint64_t *state) { return (double)(random_bits(state) >> 11) * 0x1p-53; }

/* A number near `point`: at most 63 units in the last place away, or at a relative distance of at most 1/4. */
static double random_near(uint64_t *state, double point)
{
    uint64_t draw = random_bits(state);
    if (point == 0 || draw % 4 == 0)
        return from_bits(to_bits(point) + draw / 4 % 64 - 32 * (point != 0));
    double distance = ldexp(random_unit(state), -(int)(draw / 4 % 50) - 2);
    return point * (draw / 1024 % 2 ? 1 + distance : 1 - distance);
}

static const double specials[] = {0.0,
                                  0x1p-1074,
                                  0x1p-1073,
                                  0x0.fffffffffffffp-1022,
                                  0x1p-1022,
                                  0x1p-1021,
                                  0x1p-600,
                                  0x1p-54,
                                  0x1p-53,
                                  0x1p-30,
                                  0x1p-27,
                                  0.25,
                                  0.5,
                                  0.75,
                                  0x1.fffffffffffffp-1,
                                  1.0,
                                  0x1.0000000000001p0,
                                  1.5,
                                  2.0,
                                  2.5,
                                  3.0,
                                  4.0,
                                  7.0,
                                  8.0,
                                  64.0,
                                  1024.0,
                                  0x1p52,
                                  0x1.0000000000001p52,
                                  0x1p53,
                                  0x1p54,
                                  0x1p600,
                                  0x1.fffffffffffffp1022,
                                  0x1p1023,
                                  0x1.fffffffffffffp1023,
                                  INFINITY,
                                  NAN};
enum { SPECIALS = sizeof specials / sizeof *specials };

typedef struct range {
    double low, high;
} range;

/* The places where a function is tested most densely. */
typedef struct delicate {
    range ranges[4];   /* operands are drawn uniformly from each range */
    double points[14]; /* each point is used with both signs */
} delicate;

#define TRIG                                                                                                           \
    {                                                                                                                  \
        {{-4, 4}, {-1000, 1000}, {-1e9, 1e9}, {0x1p39, 0x1p41}}, { 0x1.921fb54442d18p-1, 0x1p40, 0x1p1000, 0x1p-27 }   \
    }
static const delicate rows[OP_COUNT] = {
    [OP_exponential] = {{{-1, 1}, {-745.2, 709.8}, {-746, -700}},
                        {0x1.62e42fefa39efp-2, 0x1.62e42fefa39efp9, 745.13321910194122, 708.39641853226408,
                         709.78271289338397}},
    [OP_exponential_minus_one] = {{{-1, 1}, {-40, 60}, {-0.01, 0.01}, {-45, 710}},
                                  {0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, 36.736800569677103, 709.78271289338397,
                                   37.4, 41.9}},
    [OP_log] = {{{0, 2}, {0.68, 1.44}, {0, 0x1p-1022}, {0, 1e6}},
                {1, 0x1.6a09e667f3bcdp0, 0x1.6a09e667f3bcdp-1, 0x1p-1022}},
    [OP_log_plus_one] = {{{-1, 1}, {-0.3, 0.42}, {-0.001, 0.001}, {0, 1e6}},
                         {1, 0x1.a827999fcef32p-2, 0x1.2bec333018866p-2, 0x1p60, 0x1p53, 0x1p-53}},
    [OP_logistic] = {{{-5, 5}, {-750, 50}, {-746, -700}},
                     {0x1.62e42fefa39efp-2, 36.736800569677103, 708.39641853226408, 745.13321910194122}},
    [OP_tanh] = {{{-1, 1}, {-20, 20}, {-0.01, 0.01}}, {0x1.62e42fefa39efp-3, 0x1.0a2b23f3bab73p-1, 19.06, 20}},
    [OP_sinh] = {{{-2, 2}, {-30, 30}, {-711, 711}},
                 {0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, 710.47586007394398, 18.7, 21.1}},
    [OP_cosh] = {{{-2, 2}, {-30, 30}, {-711, 711}},
                 {0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, 710.47586007394398, 18.7, 21.1}},
    [OP_asinh] = {{{-1, 1}, {-20, 20}, {-1e9, 1e9}}, {0.5, 0x1p28, 0x1.6a09e667f3bcdp-2}},
    [OP_acosh] = {{{1, 2}, {1, 1.1}, {1, 20}, {1, 1e9}}, {1, 0x1p28, 0x1.0f876ccdf6cdap0}},
    [OP_atanh] = {{{-1, 1}, {-0.2, 0.2}, {0.14, 0.17}}, {1, 0x1.5f619980c4337p-3, 0.5, 0.1464, 0.1716, 1.0 / 3}},
    [OP_rsqrt] = {{{0, 4}, {0, 1e300}, {0, 0x1p-1020}}, {1, 0x1p-700, 0x1p-1022}},
    [OP_cbrt] = {{{-8, 8}, {-1e9, 1e9}, {0, 0x1p-1022}}, {1, 2, 4, 8, 27, 0x1p-1022}},
    [OP_atan] = {{{-1, 1}, {-10, 10}, {0, 1e6}}, {1, 0x1.a827999fcef32p-2, 0x1.3504f333f9de6p1, 0x1p53, 0x1p64}},
    [OP_asin] = {{{-1, 1}, {-0.51, 0.51}, {0.9, 1}}, {1, 0.5}},
    [OP_acos] = {{{-1, 1}, {-0.51, 0.51}, {0.9, 1}}, {1, 0.5, 0x1p-30}},
    [OP_lgamma] = {{{0, 2.6}, {-10, 5}, {-180, 180}, {2, 1e4}},
                   {1, 2, 2.5, 0.5, 1.5, 0x1p-60, 2.4570247382208006, 2.7476826467274127, 3.1435808883499798,
                    3.9552942848585980, 4.0391618467408226, 2.556348163871691e305, 18, 36}},
    [OP_digamma] = {{{0, 2.6}, {-10, 5}, {-180, 180}, {2, 1e4}},
                    {1.4616321449683623, 0.5040830082644554, 1.5734984731623905, 2.6107208684441447, 0.125, 1.125,
                     2.125, 0x1p-60, 1, 2, 3, 18, 36}},
    [OP_bessel_i0e] = {{{-1, 1}, {-8, 8}, {-10, 10}, {-100, 100}}, {4, 8, 0x1p-30}},
    [OP_bessel_i1e] = {{{-1, 1}, {-8, 8}, {-10, 10}, {-100, 100}}, {4, 8, 0x1p-30}},
    [OP_erf] = {{{-1.3, 1.3}, {-6, 6}, {1.2, 2.5}, {-0.1, 0.1}}, {1, 5.93, 5.8635847487551676}},
    [OP_erfc] = {{{-1.3, 1.3}, {-6, 6}, {0, 27.3}, {26.5, 27.3}},
                 {4, 26.543258454250979, 27.226017111108366, 5.8635847487551676, 0.4769362762044699}},
    [OP_erf_inv] = {{{-1, 1}, {-0.5, 0.5}, {0.45, 0.6}, {0.99, 1}}, {1, 0.5, 0.75}},
    [OP_sine] = TRIG,
    [OP_cosine] = TRIG,
    [OP_tan] = TRIG,
};
#undef TRIG

typedef struct function {
    const char *name;
    op_kind op;
    int bound;
    sx (*unary)(sx_code *s, sx x);
    sx (*binary)(sx_code *s, sx x, sx y);
    void (*exact)(mpfr_t out, mpfr_t x, mpfr_t y);
} function;

/* The row of a function in the table `rows`. If the function has no row, returns ranges that suit most functions. */
static const delicate *delicate_of(const function *f)
{
    static const delicate usual = {{{-1, 1}, {-20, 20}, {-1000, 1000}}, {1}};
    return rows[f->op].ranges[0].low < rows[f->op].ranges[0].high ? &rows[f->op] : &usual;
}

static void draw_operands(const function *f, double *x)
{
    const delicate *at = delicate_of(f);
    uint64_t state = 1;
    unsigned ranges = 0, points = 0;
    while (ranges < 4 && at->ranges[ranges].low < at->ranges[ranges].high)
        ranges++;
    while (points < 14 && at->points[points] != 0)
        points++;
    for (size_t i = 0; i < POINTS; i++) {
        uint64_t draw = random_bits(&state);
        unsigned kind = i < 2 * SPECIALS ? 0 : 1 + draw % 8;
        if (kind == 0) {
            x[i] = i % 2 ? -specials[i / 2] : specials[i / 2];
        } else if (kind <= 2 || (kind > 6 && !points)) {
            x[i] = from_bits(random_bits(&state));
        } else if (kind <= 6) {
            const range *r = &at->ranges[draw / 8 % ranges];
            x[i] = r->low + (r->high - r->low) * random_unit(&state);
        } else {
            x[i] = random_near(&state, at->points[draw / 8 % points]);
            x[i] = draw / 1024 % 2 ? -x[i] : x[i];
        }
    }
}

/* ---- errors ------------------------------------------------------------------------------------------------------ */

static uint64_t count_used(const sx_code *s)
{
    char *used = calloc(s->inst.count, 1);
    uint64_t count = 0;
    for (uint32_t i = 0; i < s->outputs.count; i++)
        used[s->outputs.at[i]] = 1;
    for (uint32_t i = s->inst.count - 1; i > 0; i--) {
        const sx_inst *inst = sx_at(s, i);
        if (!used[i])
            continue;
        count += inst->op != SX_OP_const && inst->op != SX_OP_arg;
        const sx operands[] = {inst->a, inst->b, inst->c};
        for (int k = 0; k < sx_op_arity[inst->op]; k++)
            used[operands[k]] = 1;
    }
    free(used);
    return count;
}

static void report(const function *f, double worst, double x, double y, uint64_t length)
{
    if (getenv("UNIT_VERBOSE"))
        printf("%-24s %.4f ULP at %a %a, %u instructions\n", f->name, worst, x, y, (unsigned)length);
}

/* Evaluates f at the operands x, or at the pairs of x and y, and compares each result. */
static void check_points(const function *f, size_t count, const double *x, const double *y)
{
    const float_format *f64 = &exact_formats[3];
    arena a;
    arena_init(&a);
    ARENA_ENTER(&a, return );
    sx_code *s = sx_new(&a);
    sx first = sx_arg(s, 0, SX_F64);
    sx_output(s, f->unary ? f->unary(s, first) : f->binary(s, first, sx_arg(s, 1, SX_F64)));
    double *got = malloc(count * sizeof *got);
    CHECK_OK(sx_run(s, count, (const void *[]){x, y}, (void *[]){got}));

    mpfr_t mx, my, exact;
    mpfr_inits2(2 * EXACT_BITS, mx, my, exact, (mpfr_ptr)0);
    double worst = 0;
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        mpfr_set_d(mx, x[i], MPFR_RNDN);
        mpfr_set_d(my, y ? y[i] : 0, MPFR_RNDN);
        f->exact(exact, mx, my);
        double error = exact_distance(f64, got[i], exact, exact_floor(f64, f->op, x[i], y ? y[i] : 0));
        if (error > f->bound) {
            unit_fail(__FILE__, __LINE__, "%s(%a, %a) gives %a: %.3f ULP", f->name, x[i], y ? y[i] : 0, got[i], error);
        } else if (error > worst) {
            worst = error;
            at = i;
        }
    }
    report(f, worst, x[at], y ? y[at] : 0, count_used(s));
    mpfr_clears(mx, my, exact, (mpfr_ptr)0);
    free(got);
    ARENA_LEAVE(&a);
    arena_free(&a);
}

static void check_unary(const function *f)
{
    double *x = malloc(POINTS * sizeof *x);
    draw_operands(f, x);
    check_points(f, POINTS, x, NULL);
    free(x);
}

/* ---- one operand ------------------------------------------------------------------------------------------------- */

/* Lists the f64 values next to multiples of pi/2 and pi/4. Also lists two values that are extremely near to such a
 * multiple: W. Kahan's `5319372648326541 * 2^255`, and `6381956970095103 * 2^797`, which is nearer than all other f64
 * values. N. J. Higham and J.-M. Muller list both values. */
static size_t near_multiples(double *x)
{
    size_t count = 0;
    uint64_t state = 3;
    mpfr_t pi, product;
    mpfr_inits2(1200, pi, product, (mpfr_ptr)0);
    mpfr_const_pi(pi, MPFR_RNDN);
    for (int i = 0; i < 8000; i++) {
        uint64_t n = i < 2000 ? (uint64_t)i + 1 : random_bits(&state) >> (11 + i % 52);
        mpfr_mul_ui(product, pi, n, MPFR_RNDN);
        mpfr_mul_2si(product, product, i % 7 ? -1 : -2, MPFR_RNDN);
        x[count++] = mpfr_get_d(product, MPFR_RNDN);
    }
    x[count++] = ldexp(5319372648326541, 255);
    for (int i = -40; i <= 0; i++)
        x[count++] = ldexp(6381956970095103, 797 + i);
    for (int i = 53; i < 1023; i++) { /* pi times 2^i */
        mpfr_mul_2si(product, pi, i, MPFR_RNDN);
        x[count++] = mpfr_get_d(product, MPFR_RNDN);
    }
    mpfr_clears(pi, product, (mpfr_ptr)0);
    return count;
}

TEST(f64_circular_functions_near_multiples_of_pi)
{
    static const function functions[] = {
        {"sine", OP_sine, 1, f64_sine, NULL, exact_sine},
        {"cosine", OP_cosine, 1, f64_cosine, NULL, exact_cosine},
        {"tan", OP_tan, 1, f64_tan, NULL, exact_tan},
    };
    double *x = malloc(10000 * sizeof *x);
    size_t count = near_multiples(x);
    for (int i = 0; i < 3; i++)
        check_points(&functions[i], count, x, NULL);
    free(x);
}

/* ---- two operands ------------------------------------------------------------------------------------------------ */

/* Lists every pair of values of `specials`, with both signs. */
static size_t special_pairs(double *x, double *y)
{
    size_t count = 0;
    for (int i = 0; i < 2 * SPECIALS; i++)
        for (int k = 0; k < 2 * SPECIALS; k++) {
            x[count] = i % 2 ? -specials[i / 2] : specials[i / 2];
            y[count++] = k % 2 ? -specials[k / 2] : specials[k / 2];
        }
    return count;
}

/* Makes a pair of operands. The result for this pair is usually finite and not 0. */
static void draw_power(uint64_t *state, size_t i, double *x, double *y)
{
    double a = from_bits(random_bits(state) >> 1), exponent = (random_unit(state) - 0.5) * 2160;
    if (i % 4 == 1)
        a = exp2((random_unit(state) - 0.5) * 8);
    if (i % 4 == 2)
        a = 1 + ldexp(random_unit(state) - 0.5, -(int)(random_bits(state) % 52));
    if (i % 4 == 3 && i % 3)
        a = exp2(0.5) * (1 + ldexp(random_unit(state) - 0.5, -(int)(random_bits(state) % 50)));
    *x = a;
    *y = exponent / log2(a);
    if (i % 5 == 0) { /* exponents that are multiples of 1/2, also for negative bases */
        *y = rint(*y * 2) / (i % 2 ? 2 : 1);
        *x = i % 3 ? -a : a;
    }
    if (i % 11 == 0)
        *y = from_bits(random_bits(state));
}

static void draw_atan2(uint64_t *state, size_t i, double *x, double *y)
{
    static const double ratios[] = {
        0x1.a827999fcef32p-2, 0x1.3504f333f9de6p1, 1, 0x1p-1022, 0x1p-1070, 0x1p53, 0x1p-53};
    *y = from_bits(random_bits(state));
    if (i % 4 == 0)
        *x = from_bits(random_bits(state));
    else if (i % 4 == 1)
        *x = *y * random_near(state, ratios[i / 4 % 7]);
    else if (i % 4 == 2)
        *x = *y * exp2((random_unit(state) - 0.5) * 16) * (i % 8 < 4 ? 1 : -1);
    else
        *x = *y * exp2((random_unit(state) - 0.5) * 2160) * (i % 8 < 4 ? 1 : -1);
}

/* An order and an argument for which zeta is usually finite and not 0. */
static void draw_zeta(uint64_t *state, size_t i, double *x, double *y)
{
    *x = 1 + ldexp(random_unit(state), (int)(random_bits(state) % 12) - 4);
    *y = ldexp(random_unit(state), (int)(random_bits(state) % 16) - 6);
    if (i % 4 == 0)
        *x = 2 + (double)(random_bits(state) % (i % 8 ? 12 : 100));
    if (i % 4 == 0 && i % 3)
        *y = -*y;
    if (i % 16 == 1)
        *x = 1 + ldexp(1 + random_unit(state), -(int)(random_bits(state) % 52));
    if (i % 16 == 2)
        *y = from_bits(random_bits(state) >> 1);
}

static void draw_polygamma(uint64_t *state, size_t i, double *x, double *y)
{
    draw_zeta(state, i, x, y);
    *x = (double)(random_bits(state) % (i % 4 ? 8 : 170));
}

static void draw_any(uint64_t *state, size_t i, double *x, double *y)
{
    *x = i % 2 ? from_bits(random_bits(state)) : (random_unit(state) - 0.5) * 200;
    *y = i % 4 < 2 ? from_bits(random_bits(state)) : (random_unit(state) - 0.5) * 200;
}

static void check_binary(const function *f)
{
    static void (*const draw[OP_COUNT])(uint64_t *, size_t, double *, double *) = {
        [OP_power] = draw_power, [OP_atan2] = draw_atan2, [OP_zeta] = draw_zeta, [OP_polygamma] = draw_polygamma};
    enum { PAIRS = 2 * SPECIALS * 2 * SPECIALS + POINTS };
    bool slow = f->op == OP_zeta || f->op == OP_polygamma; /* the oracle */
    double *x = malloc(PAIRS * sizeof *x), *y = malloc(PAIRS * sizeof *y);
    uint64_t state = 5;
    for (size_t i = special_pairs(x, y); i < PAIRS; i++)
        (draw[f->op] ? draw[f->op] : draw_any)(&state, i, &x[i], &y[i]);
    check_points(f, slow ? PAIRS - POINTS * 3 / 4 : PAIRS, x, y);
    free(x);
    free(y);
}

/* ---- a test for each row with a bound ---------------------------------------------------------------------------- */

#define ONE(name, ulp)                                                                                                 \
    TEST(f64_##name) { check_unary(&(function){#name, OP_##name, ulp, f64_##name, NULL, exact_##name}); }
#define TWO(name, ulp)                                                                                                 \
    TEST(f64_##name) { check_binary(&(function){#name, OP_##name, ulp, NULL, f64_##name, exact_##name}); }
#define UNARY_0(name)
#define UNARY_1(name) ONE(name, 1)
#define UNARY_2(name) ONE(name, 2)
#define UNARY_1_2(name) ONE(name, 2)
#define BINARY_0(name)
#define BINARY_1(name) TWO(name, 1)
#define BINARY_2(name) TWO(name, 2)
#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) UNARY_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) BINARY_##ulp(name)
#include "graph/ops.def"
