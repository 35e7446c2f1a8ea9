/* Reduction of huge arguments modulo pi/2 (M. H. Payne, R. N. Hanek, "Radian reduction for trigonometric functions",
 * SIGNUM Newsletter 18, 1983).
 *
 * Let |x| = m 2^e with an integer m below 2^53. The result depends only on |x| 2/pi modulo 4, so only some bits of 2/pi
 * are needed: |x| times the high bits of 2/pi is a multiple of 4, and |x| times the low bits is too small to change the
 * result. A window of 192 bits between the high and the low bits is enough. Its first bit has the weight 2^(1 - e).
 *
 *       2/pi    0000...0000.101000101111100110000011011011100100111...
 *                        |<------ window, 192 bits ------>|
 *
 * Let p be m times the window, modulo 2^192. Then p / 2^192 is (|x| 2/pi modulo 4) / 4. The bits beyond the window
 * contribute less than 2^-137 of a quarter turn. An f64 of at least 1 is at least 2^-62 away from every multiple of
 * pi/2. So the remainder, which the code rounds, is right to more than 53 bits.
 *
 * For an f32, m is below 2^24, and a window of 96 bits leaves an error of 2^-70 of a quarter turn. The first 64 bits of
 * the fraction are enough: no large f32 is closer than 2^-31 to a multiple of pi/2. */
#include "math/functions.h"

enum { WORD = 32, WINDOW = 6, WINDOW_F32 = 3, WORDS = 39 };

/* The bits of 2/pi in words of 32 bits, after two words of zeros. The window begins in these zeros if `e` is small. */
static const uint64_t two_over_pi[WORDS] = {
    0,          0,          0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041,
    0xfe5163ab, 0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e,
    0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b,
    0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d,
    0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046,
};

/* The window for exponent `e` (an i64, -52 .. 971) as words in i64, the least significant word first. */
static void window_at(sx_code *s, sx e, int words, sx *window)
{
    uint32_t table = sx_add_table(s, SX_I32, WORDS, two_over_pi);
    sx bit = sx_add(s, e, i64_of(s, 2 * WORD - 2));
    sx word = sx_trunc(s, SX_I32, sx_ashr(s, bit, i64_of(s, 5)));
    sx left = sx_and(s, bit, i64_of(s, WORD - 1));
    sx previous = sx_zext(s, SX_I64, sx_lookup(s, table, word));
    for (int i = words - 1; i >= 0; i--) {
        sx next = sx_zext(s, SX_I64, sx_lookup(s, table, sx_add(s, word, i32_of(s, words - i))));
        sx both = sx_or(s, sx_shl(s, previous, i64_of(s, WORD)), next);
        window[i] = sx_lshr(s, sx_shl(s, both, left), i64_of(s, WORD));
        previous = next;
    }
}

/* The low six words of m times the window. */
static void multiply(sx_code *s, sx m, const sx window[WINDOW], sx product[WINDOW])
{
    sx mask = i64_of(s, 0xffffffff), width = i64_of(s, WORD);
    sx low = sx_and(s, m, mask), high = sx_lshr(s, m, width);
    sx carry = i64_of(s, 0);
    for (int i = 0; i < WINDOW; i++) {
        sx sum = sx_add(s, sx_mul(s, low, window[i]), carry);
        product[i] = sx_and(s, sum, mask);
        carry = sx_lshr(s, sum, width);
    }
    carry = i64_of(s, 0);
    for (int i = 1; i < WINDOW; i++) {
        sx sum = sx_add(s, sx_add(s, sx_mul(s, high, window[i - 1]), carry), product[i]);
        product[i] = sx_and(s, sum, mask);
        carry = sx_lshr(s, sum, width);
    }
}

/* Sets *high and *low so that a + b = *high + *low exactly (Knuth). */
static void two_sum(sx_code *s, sx a, sx b, sx *high, sx *low)
{
    sx sum = sx_fadd(s, a, b), part = sx_fsub(s, sum, a);
    *low = sx_fadd(s, sx_fsub(s, a, sx_fsub(s, sum, part)), sx_fsub(s, b, part));
    *high = sum;
}

void reduce_pi_2(sx_code *s, sx x, sx *quadrant, sx *hi, sx *lo)
{
    sx bits = sx_bitcast(s, SX_I64, sx_fabs(s, x));
    sx m = sx_or(s, sx_and(s, bits, i64_of(s, 0x000fffffffffffff)), i64_of(s, 0x0010000000000000));
    sx e = sx_sub(s, sx_lshr(s, bits, i64_of(s, 52)), i64_of(s, 1023 + 52));
    sx window[WINDOW], word[WINDOW];
    window_at(s, e, WINDOW, window);
    multiply(s, m, window, word);

    /* The top two bits of the product, after rounding to nearest, are the quadrant. The rest is a signed fraction of a
     * quarter turn. After the quadrant is shifted out, `top` has the first 64 bits of the fraction, and `next` has the
     * following bits. */
    sx width = i64_of(s, WORD);
    sx top = sx_or(s, sx_shl(s, word[5], width), word[4]);
    sx next = sx_or(s, sx_shl(s, word[3], width), word[2]);
    sx n = sx_lshr(s, sx_add(s, top, i64_of(s, 0x2000000000000000)), i64_of(s, 62));
    top = sx_or(s, sx_shl(s, top, i64_of(s, 2)), sx_lshr(s, next, i64_of(s, 62)));
    next = sx_or(s, sx_shl(s, next, i64_of(s, 2)), sx_lshr(s, word[1], i64_of(s, 30)));

    sx mask = i64_of(s, 0xffffffff), high, low, tail, f, error;
    sx part3 = sx_sitofp(s, SX_F64, sx_ashr(s, top, width)), part2 = sx_sitofp(s, SX_F64, sx_and(s, top, mask));
    sx part1 = sx_sitofp(s, SX_F64, sx_lshr(s, next, width)), part0 = sx_sitofp(s, SX_F64, sx_and(s, next, mask));
    two_sum(s, times(s, part3, 0x1p-32), times(s, part2, 0x1p-64), &high, &low);
    tail = sx_fma(s, part0, f64_of(s, 0x1p-128), times(s, part1, 0x1p-96));
    two_sum(s, high, tail, &f, &error);
    error = sx_fadd(s, error, low);

    /* Multiply the fraction by pi/2, which has two parts. If x is negative, all three results are negated. */
    sx half_pi = f64_of(s, 0x1.921fb54442d18p0), half_pi_low = f64_of(s, 0x1.1a62633145c07p-54);
    sx product = sx_fmul(s, f, half_pi);
    sx rest = sx_fma(s, f, half_pi, sx_fneg(s, product));
    rest = sx_fma(s, f, half_pi_low, sx_fma(s, error, half_pi, rest));
    sx negative = below(s, x, 0);
    *quadrant = sx_select(s, negative, sx_sub(s, i64_of(s, 0), n), n);
    *hi = sx_select(s, negative, sx_fneg(s, product), product);
    *lo = sx_select(s, negative, sx_fneg(s, rest), rest);
}

void reduce_pi_2_f32(sx_code *s, sx x, sx *quadrant, sx *r)
{
    sx bits = sx_bitcast(s, SX_I32, sx_fabs(s, x)), width = i64_of(s, WORD), window[WINDOW_F32], product[WINDOW_F32];
    sx m = sx_or(s, sx_and(s, bits, i32_of(s, 0x007fffff)), i32_of(s, 0x00800000));
    sx e = sx_sub(s, sx_lshr(s, bits, i32_of(s, 23)), i32_of(s, 127 + 23));
    m = sx_zext(s, SX_I64, m);
    window_at(s, sx_sext(s, SX_I64, e), WINDOW_F32, window);
    for (int i = 0; i < WINDOW_F32; i++) {
        product[i] = sx_mul(s, m, window[i]);
        if (i)
            product[i] = sx_add(s, product[i], sx_lshr(s, product[i - 1], width));
    }
    sx top = sx_or(s, sx_shl(s, product[2], width), sx_and(s, product[1], i64_of(s, 0xffffffff)));
    sx n = sx_lshr(s, sx_add(s, top, i64_of(s, 0x2000000000000000)), i64_of(s, 62));
    sx next = sx_and(s, sx_lshr(s, product[0], i64_of(s, 30)), i64_of(s, 3));
    sx fraction = sx_sitofp(s, SX_F64, sx_or(s, sx_shl(s, top, i64_of(s, 2)), next)), negative = below(s, x, 0);
    sx rest = times(s, fraction, 0x1.921fb54442d18p-64);
    *quadrant = sx_select(s, negative, sx_sub(s, i64_of(s, 0), n), n);
    *r = sx_select(s, negative, sx_fneg(s, rest), rest);
}
