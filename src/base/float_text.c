#include "base/float_text.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

/* ---- big integers ------------------------------------------------------------------------------------------------ */

enum { BIG_WORDS = 160, MAX_DIGITS = 800 };

typedef struct big {
    uint32_t count; /* words in use; the highest is not 0 */
    uint32_t word[BIG_WORDS];
} big;

static void big_multiply_add(big *b, uint32_t factor, uint32_t addend)
{
    uint64_t carry = addend;
    for (uint32_t i = 0; i < b->count; i++) {
        carry += (uint64_t)b->word[i] * factor;
        b->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry)
        b->word[b->count++] = (uint32_t)carry;
}

/* Divides `b` by `divisor`, and returns the remainder. */
static uint32_t big_divide(big *b, uint32_t divisor)
{
    uint64_t rest = 0;
    for (uint32_t i = b->count; i-- > 0;) {
        rest = rest << 32 | b->word[i];
        b->word[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    while (b->count && !b->word[b->count - 1])
        b->count--;
    return (uint32_t)rest;
}

static void big_shift_left(big *b, uint32_t bits)
{
    uint32_t words = bits / 32;
    big_multiply_add(b, (uint32_t)1 << bits % 32, 0);
    if (!b->count)
        return;
    memmove(b->word + words, b->word, b->count * sizeof *b->word);
    memset(b->word, 0, words * sizeof *b->word);
    b->count += words;
}

static uint32_t big_bits(const big *b)
{
    return b->count ? b->count * 32 - (uint32_t)__builtin_clz(b->word[b->count - 1]) : 0;
}

static bool big_bit(const big *b, uint32_t at) { return at / 32 < b->count && (b->word[at / 32] >> at % 32 & 1); }

/* Returns the bits [at, at + 63) of `b`. */
static uint64_t big_part(const big *b, uint32_t at)
{
    uint64_t part = 0;
    for (uint32_t i = 0; i < 63; i++)
        part |= (uint64_t)big_bit(b, at + i) << i;
    return part;
}

static bool big_any_below(const big *b, uint32_t at)
{
    for (uint32_t i = 0; i < at / 32 && i < b->count; i++)
        if (b->word[i])
            return true;
    return at / 32 < b->count && (b->word[at / 32] & (((uint32_t)1 << at % 32) - 1));
}

/* ---- decimal to float -------------------------------------------------------------------------------------------- */

typedef struct decimal {
    uint32_t count;   /* number of digits; 0 if the value is zero */
    int32_t exponent; /* the value is the integer that the digits form, times 10^exponent */
    bool inexact;     /* nonzero digits after digit[count - 1] were dropped */
    uint8_t digit[MAX_DIGITS];
} decimal;

typedef struct format {
    uint32_t mantissa, exponent; /* widths of the fields in bits */
} format;

static format format_of(qn_dtype type) { return (format){dtype_facts[type].mantissa, (uint32_t)dtype_exponent(type)}; }

static int32_t least_exponent(format f) { return 2 - (1 << (f.exponent - 1)) - (int32_t)f.mantissa; }
static uint64_t infinity_of(format f) { return (((uint64_t)1 << f.exponent) - 1) << f.mantissa; }

/* Returns the bits of the float `m * 2^exponent`, or of infinity if this number is too large. m has f.mantissa + 1
 * bits, or fewer if the exponent is least_exponent(f). If m was rounded up, it can also be 2^(f.mantissa + 1). */
static uint64_t encode(format f, uint64_t m, int32_t exponent)
{
    uint64_t bits = ((uint64_t)(exponent - least_exponent(f)) << f.mantissa) + m;
    return bits < infinity_of(f) ? bits : infinity_of(f);
}

/* Returns the f64 nearest to a value, ties to even. The value is `b * 2^exponent`, or slightly more if `inexact` is
 * set. */
static uint64_t round_big(const big *b, int32_t exponent, bool inexact)
{
    format f = format_of(QN_F64);
    int32_t top = (int32_t)big_bits(b) - 1 + exponent;
    if (top >= 1 << (f.exponent - 1))
        return infinity_of(f);
    int32_t last = top - (int32_t)f.mantissa;
    if (last < least_exponent(f))
        last = least_exponent(f);
    if (last <= exponent)
        return encode(f, big_part(b, 0) << (exponent - last), last);
    uint32_t cut = (uint32_t)(last - exponent);
    uint64_t m = big_part(b, cut);
    bool half = big_bit(b, cut - 1), rest = inexact || big_any_below(b, cut - 1);
    return encode(f, m + (half && (rest || (m & 1))), last);
}

/* Rounds a nonnegative f64 to the format `to`. */
static uint64_t narrow(format to, uint64_t bits)
{
    format from = format_of(QN_F64);
    if (to.mantissa == from.mantissa || bits == 0)
        return bits;
    if (bits >= infinity_of(from))
        return infinity_of(to);
    uint64_t m = bits & (((uint64_t)1 << from.mantissa) - 1);
    int32_t field = (int32_t)(bits >> from.mantissa), exponent = least_exponent(from) + (field ? field - 1 : 0);
    if (field)
        m |= (uint64_t)1 << from.mantissa;
    int32_t last = 63 - __builtin_clzll(m) + exponent - (int32_t)to.mantissa;
    if (last < least_exponent(to))
        last = least_exponent(to);
    int32_t cut = last - exponent;
    if (cut > 60)
        return 0;
    if (last + (int32_t)to.mantissa >= 1 << (to.exponent - 1))
        return infinity_of(to);
    uint64_t kept = m >> cut, rest = m & (((uint64_t)1 << cut) - 1), half = (uint64_t)1 << (cut - 1);
    return encode(to, kept + (rest > half || (rest == half && (kept & 1))), last);
}

static uint64_t decimal_to_float(qn_dtype type, const decimal *d)
{
    int32_t magnitude = (int32_t)d->count + d->exponent; /* value < 10^magnitude */
    if (!d->count || magnitude < -350)
        return 0;
    if (magnitude > 310)
        return infinity_of(format_of(type));
    big b = {0};
    for (uint32_t i = 0; i < d->count; i++)
        big_multiply_add(&b, 10, d->digit[i]);
    int32_t power = d->exponent, shift = 0;
    bool inexact = d->inexact;
    for (; power > 0; power--)
        big_multiply_add(&b, 10, 0);
    if (power < 0) {
        shift = -power * 10 / 3 + 70 - (int32_t)big_bits(&b);
        shift = shift > 0 ? shift : 0;
        big_shift_left(&b, (uint32_t)shift);
        for (; power <= -9; power += 9)
            inexact |= big_divide(&b, 1000000000) != 0;
        for (; power < 0; power++)
            inexact |= big_divide(&b, 10) != 0;
    }
    return narrow(format_of(type), round_big(&b, -shift, inexact));
}

uint64_t float_from_decimal(qn_dtype type, const char *literal, size_t length)
{
    decimal d = {0};
    int32_t after_point = 0, dropped = 0;
    bool point = false;
    size_t i = 0;
    for (; i < length && ((literal[i] >= '0' && literal[i] <= '9') || literal[i] == '.'); i++) {
        if (literal[i] == '.') {
            point = true;
            continue;
        }
        after_point += point && after_point < 1 << 28;
        if (d.count == MAX_DIGITS) {
            d.inexact |= literal[i] != '0';
            dropped += dropped < 1 << 28;
        } else if (d.count || literal[i] != '0') {
            d.digit[d.count++] = (uint8_t)(literal[i] - '0');
        }
    }
    int32_t exponent = 0;
    bool negative = i + 1 < length && literal[i + 1] == '-';
    for (i++; i < length; i++)
        if (literal[i] >= '0' && literal[i] <= '9' && exponent < 100000000)
            exponent = exponent * 10 + (literal[i] - '0');
    d.exponent = (negative ? -exponent : exponent) - after_point + dropped;
    return decimal_to_float(type, &d);
}

/* ---- float to decimal -------------------------------------------------------------------------------------------- */

/* Sets *d to the exact decimal value of `m * 2^exponent`. */
static void decimal_exact(decimal *d, uint64_t m, int32_t exponent)
{
    big b = {.count = m >> 32 ? 2 : 1, .word = {(uint32_t)m, (uint32_t)(m >> 32)}};
    *d = (decimal){.exponent = exponent < 0 ? exponent : 0};
    if (exponent > 0)
        big_shift_left(&b, (uint32_t)exponent);
    for (; exponent <= -13; exponent += 13)
        big_multiply_add(&b, 1220703125, 0);
    for (; exponent < 0; exponent++)
        big_multiply_add(&b, 5, 0);
    while (b.count) {
        uint32_t nine = big_divide(&b, 1000000000);
        for (int k = 0; k < 9 && (b.count || nine); k++, nine /= 10)
            d->digit[d->count++] = (uint8_t)(nine % 10);
    }
    for (uint32_t i = 0; i < d->count / 2; i++) {
        uint8_t low = d->digit[i];
        d->digit[i] = d->digit[d->count - 1 - i];
        d->digit[d->count - 1 - i] = low;
    }
}

/* Returns the first `count` digits of d. If `up` is set, adds 1 to the last of these digits. */
static decimal decimal_cut(const decimal *d, uint32_t count, bool up)
{
    decimal cut = {.count = count, .exponent = d->exponent + (int32_t)(d->count - count)};
    memcpy(cut.digit, d->digit, count);
    while (up && cut.count) {
        if (++cut.digit[cut.count - 1] < 10)
            return cut;
        cut.count--; /* 9 + 1 = 10: drops the zero and carries */
        cut.exponent++;
    }
    if (up)
        cut.digit[cut.count++] = 1;
    return cut;
}

static bool decimal_rounds_up(const decimal *d, uint32_t count)
{
    if (d->digit[count] != 5)
        return d->digit[count] > 5;
    for (uint32_t i = count + 1; i < d->count; i++)
        if (d->digit[i])
            return true;
    return d->digit[count - 1] & 1;
}

/* Returns the shortest decimal that reads back as the float `bits`. Tries decimals of one digit, then of two, and so
 * on. First tries the decimal nearest to the float. If the float is a power of two and this decimal is below it, also
 * tries the next larger decimal. The float below a power of two is half as far away as the float above. So the nearest
 * decimal can read back as the float below although the next larger decimal reads back as `bits`. */
static decimal decimal_shortest(const decimal *exact, qn_dtype type, uint64_t bits, bool power_of_two)
{
    for (uint32_t count = 1; count < exact->count; count++) {
        bool up = decimal_rounds_up(exact, count);
        decimal cut = decimal_cut(exact, count, up);
        if (decimal_to_float(type, &cut) == bits)
            return cut;
        if (up || !power_of_two)
            continue;
        cut = decimal_cut(exact, count, true);
        if (decimal_to_float(type, &cut) == bits)
            return cut;
    }
    return *exact;
}

/* Prints the digits [from, to) of d. Digits that d does not have are printed as zeros. */
static void put_digits(text *out, const decimal *d, int32_t from, int32_t to)
{
    for (int32_t i = from; i < to; i++) {
        char c = (char)('0' + (i >= 0 && i < (int32_t)d->count ? d->digit[i] : 0));
        text_add(out, &c, 1);
    }
}

static void decimal_print(text *out, const decimal *d)
{
    int32_t count = (int32_t)d->count, power = count - 1 + d->exponent; /* power of ten of the first digit */
    bool plain = power >= -5 && power < 16;
    int32_t point = plain ? power + 1 : 1; /* digits before the point */
    if (point <= 0)
        text_puts(out, "0");
    put_digits(out, d, 0, point);
    text_puts(out, ".");
    put_digits(out, d, point, count > point ? count : point + 1);
    if (!plain)
        text_printf(out, "e%+03" PRId32, power);
}

void float_print(text *out, qn_dtype type, uint64_t bits)
{
    format f = format_of(type);
    uint64_t sign = (uint64_t)1 << (f.mantissa + f.exponent), magnitude = bits & (sign - 1);
    if (magnitude >= infinity_of(f)) {
        text_printf(out, "0x%0*" PRIX64, (int)dtype_facts[type].bits / 4, bits);
        return;
    }
    text_puts(out, bits & sign ? "-" : "");
    if (!magnitude) {
        text_puts(out, "0.0");
        return;
    }
    uint64_t m = magnitude & (((uint64_t)1 << f.mantissa) - 1);
    int32_t field = (int32_t)(magnitude >> f.mantissa);
    decimal exact;
    decimal_exact(&exact, field ? m | (uint64_t)1 << f.mantissa : m, least_exponent(f) + (field ? field - 1 : 0));
    while (exact.count > 1 && !exact.digit[exact.count - 1]) {
        exact.count--;
        exact.exponent++;
    }
    decimal shortest = decimal_shortest(&exact, type, magnitude, !m);
    decimal_print(out, &shortest);
}
