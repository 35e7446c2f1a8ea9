/* The f64 functions against MPFR: the error of each, in units in the last place of the exact result, stays within the
 * bound of its row in ops.def, and zeros, infinities and NaN are exactly right.
 *
 * Operands are drawn from ranges in which the function does something, from the whole of f64 by its bits, and from
 * around the points where expressions are stitched together or results vanish, grow or underflow. With UNIT_VERBOSE set
 * in the environment each test prints the largest error it saw and the length of the expression. */
#include <math.h>
#include <mpfr.h>
#include <stdlib.h>

#include "graph/functions.h"
#include "unit.h"

enum {
    PRECISION = 240,
    POINTS = 30000,
#define UNARY(name, dialect, types, result, gradient, ulp, doc) ULP_##name = ulp,
#define BINARY(name, dialect, types, result, gradient, ulp, doc) ULP_##name = ulp,
#include "graph/ops.def"
};

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

/* Around `point`: a few units in the last place away, or a random power of two of its size. */
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

typedef struct function {
    const char *name;
    sx (*unary)(sx_code *s, sx x);
    sx (*binary)(sx_code *s, sx x, sx y);
    int (*oracle)(mpfr_t out, const mpfr_t x, mpfr_rnd_t mode);
    int (*oracle2)(mpfr_t out, const mpfr_t x, const mpfr_t y, mpfr_rnd_t mode);
    int bound;
    range ranges[4];   /* uniform in each; both signs are the row's business */
    double points[14]; /* both signs of each */
} function;

static void draw_operands(const function *f, double *x)
{
    uint64_t state = 1;
    unsigned ranges = 0, points = 0;
    while (ranges < 4 && f->ranges[ranges].low < f->ranges[ranges].high)
        ranges++;
    while (points < 14 && f->points[points] != 0)
        points++;
    for (size_t i = 0; i < POINTS; i++) {
        uint64_t draw = random_bits(&state);
        unsigned kind = i < 2 * SPECIALS ? 0 : 1 + draw % 8;
        if (kind == 0) {
            x[i] = i % 2 ? -specials[i / 2] : specials[i / 2];
        } else if (kind <= 2 || (kind > 6 && !points)) {
            x[i] = from_bits(random_bits(&state));
        } else if (kind <= 6) {
            const range *r = &f->ranges[draw / 8 % ranges];
            x[i] = r->low + (r->high - r->low) * random_unit(&state);
        } else {
            x[i] = random_near(&state, f->points[draw / 8 % points]);
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

/* |got - exact| in units in the last place of exact; 2^1024 stands for infinity on both sides. */
static double ulp_error(double got, const mpfr_t exact)
{
    mpfr_t error, limit;
    mpfr_inits2(PRECISION + 64, error, limit, (mpfr_ptr)0);
    mpfr_set_ui_2exp(limit, 1, 1024, MPFR_RNDN);
    if (mpfr_cmpabs(exact, limit) >= 0)
        mpfr_copysign(error, limit, exact, MPFR_RNDN);
    else
        mpfr_set(error, exact, MPFR_RNDN);
    mpfr_exp_t unit = mpfr_zero_p(error) || mpfr_get_exp(error) < -1021 ? -1074 : mpfr_get_exp(error) - 53;
    if (unit > 971)
        unit = 971;
    if (isinf(got)) {
        mpfr_setsign(limit, limit, signbit(got), MPFR_RNDN);
        mpfr_sub(error, error, limit, MPFR_RNDN);
    } else {
        mpfr_sub_d(error, error, got, MPFR_RNDN);
    }
    mpfr_mul_2si(error, error, -unit, MPFR_RNDN);
    double result = fabs(mpfr_get_d(error, MPFR_RNDU));
    mpfr_clears(error, limit, (mpfr_ptr)0);
    return result;
}

/* Of erf_inv: how far erf(got) is from x, divided by the slope; erfc where that is finer. */
static double erf_inv_error(double x, double got)
{
    mpfr_t left, right;
    mpfr_inits2(PRECISION, left, right, (mpfr_ptr)0);
    mpfr_set_d(left, fabs(got), MPFR_RNDN);
    mpfr_sqr(right, left, MPFR_RNDN);
    mpfr_exp(right, right, MPFR_RNDN);
    mpfr_erfc(left, left, MPFR_RNDN);
    mpfr_ui_sub(left, 1, left, MPFR_RNDN);
    if (fabs(x) < 0.5) {
        mpfr_set_d(left, fabs(got), MPFR_RNDN);
        mpfr_erf(left, left, MPFR_RNDN);
    }
    mpfr_sub_d(left, left, fabs(x), MPFR_RNDN);
    mpfr_mul(left, left, right, MPFR_RNDN);
    mpfr_const_pi(right, MPFR_RNDN);
    mpfr_sqrt(right, right, MPFR_RNDN);
    mpfr_div_2ui(right, right, 1, MPFR_RNDN);
    mpfr_mul(left, left, right, MPFR_RNDN); /* got - exact */
    mpfr_d_sub(left, fabs(got), left, MPFR_RNDN);
    double error = ulp_error(fabs(got), left);
    mpfr_clears(left, right, (mpfr_ptr)0);
    return error;
}

/* The error of one result, or a negative number where a sign, a NaN or an infinity is wrong. */
static double judge(double got, const mpfr_t exact)
{
    if (mpfr_nan_p(exact))
        return isnan(got) ? 0 : -1;
    if (isnan(got) || signbit(got) != !!mpfr_signbit(exact))
        return -1;
    if (mpfr_inf_p(exact) || mpfr_zero_p(exact))
        return got == mpfr_get_d(exact, MPFR_RNDN) ? 0 : -1;
    return ulp_error(got, exact);
}

static void report(const function *f, double worst, double x, double y, uint64_t length)
{
    if (getenv("UNIT_VERBOSE"))
        printf("%-24s %.4f ULP at %a %a, %u instructions\n", f->name, worst, x, y, (unsigned)length);
}

/* Evaluates f at x (and y) and compares each result. */
static void check_points(const function *f, size_t count, const double *x, const double *y)
{
    arena a;
    arena_init(&a);
    ARENA_ENTER(&a, return );
    sx_code *s = sx_new(&a);
    sx first = sx_arg(s, 0, SX_F64);
    sx_output(s, f->unary ? f->unary(s, first) : f->binary(s, first, sx_arg(s, 1, SX_F64)));
    double *got = malloc(count * sizeof *got);
    CHECK_OK(sx_run(s, count, (const void *[]){x, y}, (void *[]){got}));

    mpfr_t mx, my, exact;
    mpfr_inits2(PRECISION, mx, my, exact, (mpfr_ptr)0);
    double worst = 0;
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        double error;
        mpfr_set_d(mx, x[i], MPFR_RNDN);
        if (f->oracle) {
            f->oracle(exact, mx, MPFR_RNDN);
            error = judge(got[i], exact);
        } else if (f->oracle2) {
            mpfr_set_d(my, y[i], MPFR_RNDN);
            f->oracle2(exact, mx, my, MPFR_RNDN);
            error = judge(got[i], exact);
        } else if (fabs(x[i]) < 1 && x[i] != 0) {
            error = signbit(got[i]) == signbit(x[i]) ? erf_inv_error(x[i], got[i]) : -1;
        } else {
            double want = fabs(x[i]) == 1 ? copysign(INFINITY, x[i]) : x[i] == 0 ? x[i] : NAN;
            error = isnan(want) ? -!isnan(got[i]) : -(to_bits(got[i]) != to_bits(want));
        }
        if (!(error >= 0 && error <= f->bound)) {
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

/* ---- oracles that MPFR does not have ----------------------------------------------------------------------------- */

static int oracle_logistic(mpfr_t out, const mpfr_t x, mpfr_rnd_t mode)
{
    mpfr_neg(out, x, mode);
    mpfr_exp(out, out, mode);
    mpfr_add_ui(out, out, 1, mode);
    return mpfr_ui_div(out, 1, out, mode);
}

static int oracle_rsqrt(mpfr_t out, const mpfr_t x, mpfr_rnd_t mode) /* mpfr_rec_sqrt gives +inf for -0 */
{
    mpfr_sqrt(out, x, mode);
    return mpfr_ui_div(out, 1, out, mode);
}

/* ---- one operand ------------------------------------------------------------------------------------------------- */

#define RANGES(...)                                                                                                    \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define NEAR(...)                                                                                                      \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define FUNCTION(op, of_mpfr, where, near)                                                                             \
    TEST(f64_##op)                                                                                                     \
    {                                                                                                                  \
        static const function f = {                                                                                    \
            .name = #op, .unary = f64_##op, .oracle = of_mpfr, .bound = ULP_##op, .ranges = where, .points = near};    \
        check_unary(&f);                                                                                               \
    }

FUNCTION(exponential, mpfr_exp, RANGES({-1, 1}, {-745.2, 709.8}, {-746, -700}),
         NEAR(0x1.62e42fefa39efp-2, 0x1.62e42fefa39efp9, 745.13321910194122, 708.39641853226408, 709.78271289338397))
FUNCTION(exponential_minus_one, mpfr_expm1, RANGES({-1, 1}, {-40, 60}, {-0.01, 0.01}, {-45, 710}),
         NEAR(0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, 36.736800569677103, 709.78271289338397, 37.4, 41.9))
FUNCTION(log, mpfr_log, RANGES({0, 2}, {0.68, 1.44}, {0, 0x1p-1022}, {0, 1e6}),
         NEAR(1, 0x1.6a09e667f3bcdp0, 0x1.6a09e667f3bcdp-1, 0x1p-1022))
FUNCTION(log_plus_one, mpfr_log1p, RANGES({-1, 1}, {-0.3, 0.42}, {-0.001, 0.001}, {0, 1e6}),
         NEAR(1, 0x1.a827999fcef32p-2, 0x1.2bec333018866p-2, 0x1p60, 0x1p53, 0x1p-53))
FUNCTION(logistic, oracle_logistic, RANGES({-5, 5}, {-750, 50}, {-746, -700}),
         NEAR(0x1.62e42fefa39efp-2, 36.736800569677103, 708.39641853226408, 745.13321910194122))
FUNCTION(tanh, mpfr_tanh, RANGES({-1, 1}, {-20, 20}, {-0.01, 0.01}),
         NEAR(0x1.62e42fefa39efp-3, 0x1.0a2b23f3bab73p-1, 19.06, 20))
FUNCTION(sinh, mpfr_sinh, RANGES({-2, 2}, {-30, 30}, {-711, 711}),
         NEAR(0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, 710.47586007394398, 18.7, 21.1))
FUNCTION(cosh, mpfr_cosh, RANGES({-2, 2}, {-30, 30}, {-711, 711}),
         NEAR(0x1.62e42fefa39efp-2, 0x1.0a2b23f3bab73p0, 710.47586007394398, 18.7, 21.1))
FUNCTION(asinh, mpfr_asinh, RANGES({-1, 1}, {-20, 20}, {-1e9, 1e9}), NEAR(0.5, 0x1p28, 0x1.6a09e667f3bcdp-2))
FUNCTION(acosh, mpfr_acosh, RANGES({1, 2}, {1, 1.1}, {1, 20}, {1, 1e9}), NEAR(1, 0x1p28, 0x1.0f876ccdf6cdap0))
FUNCTION(atanh, mpfr_atanh, RANGES({-1, 1}, {-0.2, 0.2}, {0.14, 0.17}),
         NEAR(1, 0x1.5f619980c4337p-3, 0.5, 0.1464, 0.1716, 1.0 / 3))
FUNCTION(rsqrt, oracle_rsqrt, RANGES({0, 4}, {0, 1e300}, {0, 0x1p-1020}), NEAR(1, 0x1p-700, 0x1p-1022))
FUNCTION(cbrt, mpfr_cbrt, RANGES({-8, 8}, {-1e9, 1e9}, {0, 0x1p-1022}), NEAR(1, 2, 4, 8, 27, 0x1p-1022))
FUNCTION(atan, mpfr_atan, RANGES({-1, 1}, {-10, 10}, {0, 1e6}),
         NEAR(1, 0x1.a827999fcef32p-2, 0x1.3504f333f9de6p1, 0x1p53, 0x1p64))
FUNCTION(asin, mpfr_asin, RANGES({-1, 1}, {-0.51, 0.51}, {0.9, 1}), NEAR(1, 0.5))
FUNCTION(acos, mpfr_acos, RANGES({-1, 1}, {-0.51, 0.51}, {0.9, 1}), NEAR(1, 0.5, 0x1p-30))
FUNCTION(erf, mpfr_erf, RANGES({-1.3, 1.3}, {-6, 6}, {1.2, 2.5}, {-0.1, 0.1}), NEAR(1, 5.93, 5.8635847487551676))
FUNCTION(erfc, mpfr_erfc, RANGES({-1.3, 1.3}, {-6, 6}, {0, 27.3}, {26.5, 27.3}),
         NEAR(4, 26.543258454250979, 27.226017111108366, 5.8635847487551676, 0.4769362762044699))
FUNCTION(erf_inv, NULL, RANGES({-1, 1}, {-0.5, 0.5}, {0.45, 0.6}, {0.99, 1}), NEAR(1, 0.5, 0.75))

#define TRIG_RANGES RANGES({-4, 4}, {-1000, 1000}, {-1e9, 1e9}, {0x1p39, 0x1p41})
#define TRIG_NEAR NEAR(0x1.921fb54442d18p-1, 0x1p40, 0x1p1000, 0x1p-27)
FUNCTION(sine, mpfr_sin, TRIG_RANGES, TRIG_NEAR)
FUNCTION(cosine, mpfr_cos, TRIG_RANGES, TRIG_NEAR)
FUNCTION(tan, mpfr_tan, TRIG_RANGES, TRIG_NEAR)

/* The f64 values next to multiples of pi/2 and pi/4, and those that of all come nearest to one: W. Kahan's
 * 5319372648326541 2^255 and, nearest of all, 6381956970095103 2^797 (N. J. Higham and J.-M. Muller list both). */
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
    for (int i = 53; i < 1023; i++) { /* of each binade, the multiples of the nearest few */
        mpfr_mul_2si(product, pi, i, MPFR_RNDN);
        x[count++] = mpfr_get_d(product, MPFR_RNDN);
    }
    mpfr_clears(pi, product, (mpfr_ptr)0);
    return count;
}

TEST(f64_circular_functions_near_multiples_of_pi)
{
    static const function functions[] = {
        {.name = "sine", .unary = f64_sine, .oracle = mpfr_sin, .bound = ULP_sine},
        {.name = "cosine", .unary = f64_cosine, .oracle = mpfr_cos, .bound = ULP_cosine},
        {.name = "tan", .unary = f64_tan, .oracle = mpfr_tan, .bound = ULP_tan},
    };
    double *x = malloc(10000 * sizeof *x);
    size_t count = near_multiples(x);
    for (int i = 0; i < 3; i++)
        check_points(&functions[i], count, x, NULL);
    free(x);
}

/* ---- two operands ------------------------------------------------------------------------------------------------ */

/* Every pair of specials of both signs. */
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

enum { PAIRS = 2 * SPECIALS * 2 * SPECIALS + POINTS };

TEST(f64_power)
{
    static const function f = {.name = "power", .binary = f64_power, .oracle2 = mpfr_pow, .bound = ULP_power};
    double *x = malloc(PAIRS * sizeof *x), *y = malloc(PAIRS * sizeof *y);
    size_t count = special_pairs(x, y);
    uint64_t state = 5;
    for (; count < PAIRS; count++) {
        double a = from_bits(random_bits(&state) >> 1), exponent = (random_unit(&state) - 0.5) * 2160;
        if (count % 4 == 1)
            a = exp2((random_unit(&state) - 0.5) * 8);
        if (count % 4 == 2)
            a = 1 + ldexp(random_unit(&state) - 0.5, -(int)(random_bits(&state) % 52));
        if (count % 4 == 3 && count % 3)
            a = exp2(0.5) * (1 + ldexp(random_unit(&state) - 0.5, -(int)(random_bits(&state) % 50)));
        x[count] = a;
        y[count] = exponent / log2(a);
        if (count % 5 == 0) { /* integers and halves, of negative bases too */
            y[count] = rint(y[count] * 2) / (count % 2 ? 2 : 1);
            x[count] = count % 3 ? -a : a;
        }
        if (count % 11 == 0)
            y[count] = from_bits(random_bits(&state));
    }
    check_points(&f, count, x, y);
    free(x);
    free(y);
}

TEST(f64_atan2)
{
    static const function f = {.name = "atan2", .binary = f64_atan2, .oracle2 = mpfr_atan2, .bound = ULP_atan2};
    static const double ratios[] = {
        0x1.a827999fcef32p-2, 0x1.3504f333f9de6p1, 1, 0x1p-1022, 0x1p-1070, 0x1p53, 0x1p-53};
    double *x = malloc(PAIRS * sizeof *x), *y = malloc(PAIRS * sizeof *y);
    size_t count = special_pairs(x, y);
    uint64_t state = 7;
    for (; count < PAIRS; count++) {
        y[count] = from_bits(random_bits(&state));
        if (count % 4 == 0)
            x[count] = from_bits(random_bits(&state));
        else if (count % 4 == 1)
            x[count] = y[count] * random_near(&state, ratios[count / 4 % 7]);
        else if (count % 4 == 2)
            x[count] = y[count] * exp2((random_unit(&state) - 0.5) * 16) * (count % 8 < 4 ? 1 : -1);
        else
            x[count] = y[count] * exp2((random_unit(&state) - 0.5) * 2160) * (count % 8 < 4 ? 1 : -1);
    }
    check_points(&f, count, x, y);
    free(x);
    free(y);
}
