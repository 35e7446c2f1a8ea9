/* Fills tensors with random numbers, and prints tensors. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

int tensor_make(const char *where, const qn_parameter *p, tensor *out)
{
    *out = (tensor){.view = {.dtype = p->dtype, .dims = p->dims}, .count = 1};
    size_t bytes = qn_dtype_size(p->dtype);
    for (size_t i = 0; i < p->dims.count; i++) {
        out->count *= (size_t)p->dims.values[i];
        bytes *= (size_t)p->dims.values[i]; /* cannot overflow, because a graph refuses shapes of more than 2^46
                                               bytes */
    }
    enum { LINE = 64 };
    out->raw = calloc(1, bytes + LINE);
    out->view.data = (char *)out->raw + (-(uintptr_t)out->raw & (LINE - 1));
    return out->raw ? 0 : job_error(where, "no memory for a tensor of %zu bytes", bytes);
}

/* ---- 16-bit floats ----------------------------------------------------------------------------------------------- */

static float from_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static float bf16_value(uint16_t bits) { return from_bits((uint32_t)bits << 16); }

static float f16_value(uint16_t bits)
{
    int exponent = bits >> 10 & 31, fraction = bits & 1023;
    float size = exponent == 31 ? (fraction ? NAN : INFINITY)
                 : exponent     ? ldexpf((float)(fraction | 1024), exponent - 25)
                                : ldexpf((float)fraction, -24);
    return bits >> 15 ? -size : size;
}

/* f16_fraction returns the bits of n / 2^11 as an f16, for n below 2^11. bf16_fraction returns the bits of n / 2^8 as a
 * bf16, for n below 2^8. Both fractions are exact. */
static uint16_t f16_fraction(uint32_t n)
{
    int lead = 31 - (n ? __builtin_clz(n) : 31);
    return n ? (uint16_t)((uint32_t)(lead - 11 + 15) << 10 | (n << (10 - lead) & 1023)) : 0;
}
static uint16_t bf16_fraction(uint32_t n)
{
    int lead = 31 - (n ? __builtin_clz(n) : 31);
    return n ? (uint16_t)((uint32_t)(lead - 8 + 127) << 7 | (n << (7 - lead) & 127)) : 0;
}

/* Returns the type of the two parts of a complex type. Returns any other type unchanged. */
static qn_dtype part_type(qn_dtype dtype) { return dtype == QN_C64 ? QN_F32 : dtype == QN_C128 ? QN_F64 : dtype; }

/* ---- random numbers -------------------------------------------------------------------------------------------------
 *
 * Element number e of argument number a is made from the 64 bits mix(mix(mix(seed) + a) + e). The function mix is the
 * step of SplitMix64 (Steele, Lea and Flood, 2014). All operations are exact, so every machine makes the same values:
 *
 *     complex    two floats, made like the elements 2 e and 2 e + 1 of a tensor of floats
 *     floats     the top bits as a fraction: 24 of them for f32, 53 for f64, 11 for f16, 8 for bf16, all in [0, 1)
 *     integers   the top 32 bits times 10, divided by 2^32: 0 to 9
 *     i1         the top bit
 */
static uint64_t mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static void store(qn_dtype dtype, uint64_t bits, char *out)
{
    uint64_t digit = (bits >> 32) * 10 >> 32;
    float single = (float)(bits >> 40) * 0x1p-24f;
    double wide = (double)(bits >> 11) * 0x1p-53;
    uint16_t half;
    switch (dtype) {
    case QN_F32: memcpy(out, &single, sizeof single); break;
    case QN_F64: memcpy(out, &wide, sizeof wide); break;
    case QN_F16: half = f16_fraction((uint32_t)(bits >> 53)), memcpy(out, &half, sizeof half); break;
    case QN_BF16: half = bf16_fraction((uint32_t)(bits >> 56)), memcpy(out, &half, sizeof half); break;
    case QN_I1: *out = (char)(bits >> 63); break;
    default: memcpy(out, &digit, qn_dtype_size(dtype)); /* all supported machines are little endian */
    }
}

void tensor_random(uint64_t seed, uint64_t argument, tensor *t)
{
    uint64_t stream = mix(mix(seed) + argument);
    qn_dtype part = part_type(t->view.dtype);
    size_t size = qn_dtype_size(part), count = t->count * (qn_dtype_size(t->view.dtype) / size);
    for (size_t i = 0; i < count; i++)
        store(part, mix(stream + i), (char *)t->view.data + i * size);
}

/* ---- text -------------------------------------------------------------------------------------------------------- */

/* Whether `number` rounds to `value` in the type. For a 16-bit type, `number` must differ from `value` by less than
 * half the distance from `value` to the next float. The next float is the one in the direction of `number`. At a power
 * of two above the least normal number, the distance to the next smaller float is half the distance to the next larger
 * float. A negative value is treated like its magnitude. */
static bool rounds_to(double number, double value, qn_dtype dtype)
{
    if (dtype == QN_F64 || dtype == QN_F32)
        return dtype == QN_F64 ? number == value : (float)number == (float)value;
    int mantissa = dtype == QN_F16 ? 10 : 7, least = dtype == QN_F16 ? -14 : -126, exponent;
    double fraction = frexp(fabs(value), &exponent);
    exponent = value != 0 && exponent - 1 > least ? exponent - 1 : least;
    double half = ldexp(1, exponent - mantissa - 1);
    if (fraction == 0.5 && exponent > least && fabs(number) < fabs(value))
        half /= 2;
    return fabs(number - value) < half;
}

/* Prints integers between -1e15 and 1e15 in full, other floats with the fewest digits that read back as the value. */
static void print_float(FILE *out, double value, qn_dtype dtype)
{
    enum { ENOUGH = 17 };
    char text[64];
    if (isnan(value) || isinf(value)) {
        fprintf(out, isnan(value) ? "nan" : value < 0 ? "-inf" : "inf");
        return;
    }
    bool whole = fabs(value) < 1e15 && value == trunc(value);
    for (int d = 1; d <= ENOUGH; d++) {
        snprintf(text, sizeof text, whole ? "%.*f" : "%.*g", whole ? 0 : d, value);
        if (rounds_to(strtod(text, NULL), value, dtype))
            break;
    }
    fprintf(out, "%s", text);
}

void tensor_print_element(FILE *out, qn_dtype dtype, const void *element)
{
    const char *at = element;
    int64_t s = 0;
    uint64_t u = 0;
    uint16_t half;
    float single;
    double wide;
    switch (dtype) {
    case QN_I1: fprintf(out, *at ? "true" : "false"); break;
    case QN_I8: fprintf(out, "%d", *(const int8_t *)at); break;
    case QN_I16: s = *(const int16_t *)(const void *)at, fprintf(out, "%" PRId64, s); break;
    case QN_I32: s = *(const int32_t *)(const void *)at, fprintf(out, "%" PRId64, s); break;
    case QN_I64: s = *(const int64_t *)(const void *)at, fprintf(out, "%" PRId64, s); break;
    case QN_UI8: fprintf(out, "%u", *(const uint8_t *)at); break;
    case QN_UI16: u = *(const uint16_t *)(const void *)at, fprintf(out, "%" PRIu64, u); break;
    case QN_UI32: u = *(const uint32_t *)(const void *)at, fprintf(out, "%" PRIu64, u); break;
    case QN_UI64: u = *(const uint64_t *)(const void *)at, fprintf(out, "%" PRIu64, u); break;
    case QN_F16: memcpy(&half, at, sizeof half), print_float(out, (double)f16_value(half), dtype); break;
    case QN_BF16: memcpy(&half, at, sizeof half), print_float(out, (double)bf16_value(half), dtype); break;
    case QN_F32: memcpy(&single, at, sizeof single), print_float(out, (double)single, dtype); break;
    case QN_F64: memcpy(&wide, at, sizeof wide), print_float(out, wide, dtype); break;
    case QN_C64:
    case QN_C128:
        fputc('(', out);
        tensor_print_element(out, part_type(dtype), at);
        fputs(", ", out);
        tensor_print_element(out, part_type(dtype), at + qn_dtype_size(part_type(dtype)));
        fputc(')', out);
        break;
    default: break;
    }
}

/* Prints the part of a tensor that begins at the address `at` and has the dimensions from number `d` on. Returns the
 * address after the part. */
static const char *print_dimension(FILE *out, qn_dtype dtype, const qn_dims *dims, size_t d, const char *at)
{
    if (d == dims->count) {
        tensor_print_element(out, dtype, at);
        return at + qn_dtype_size(dtype);
    }
    fputc('[', out);
    for (int64_t i = 0; i < dims->values[d]; i++) {
        fputs(i ? ", " : "", out);
        at = print_dimension(out, dtype, dims, d + 1, at);
    }
    fputc(']', out);
    return at;
}

void tensor_print(FILE *out, const tensor *t)
{
    const qn_dims *dims = &t->view.dims;
    tensor_print_type(out, t->view.dtype, *dims);
    fputc(' ', out);
    if (t->count)
        print_dimension(out, t->view.dtype, dims, 0, t->view.data);
    else
        fprintf(out, "[]");
    fputc('\n', out);
}
