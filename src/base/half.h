/* Conversions between binary32 and the two 16-bit formats, by integer arithmetic and one exact product. So results
 * depend neither on the machine nor on the rounding mode. The conversions round to nearest, ties to even, and keep
 * subnormals. A NaN becomes quiet and keeps its sign and the upper part of its payload, as with the conversion
 * instructions of x86 and ARM. Only bfloat_to_float keeps a NaN signaling.
 *
 *     f32   s eeeeeeee mmmmmmmmmmmmmmmmmmmmmmm
 *     bf16  s eeeeeeee mmmmmmm                   the upper half of an f32
 *     f16   s    eeeee mmmmmmmmmm                exponent bias 15 */
#ifndef BASE_HALF_H
#define BASE_HALF_H

#include <stdint.h>

typedef union half_word {
    float value;
    uint32_t bits;
} half_word;

static inline float half_to_float(uint16_t half)
{
    uint32_t magnitude = half & 0x7fffu, sign = (uint32_t)(half & 0x8000u) << 16;
    half_word small = {.value = (float)magnitude * 0x1p-24f}; /* exact; a subnormal f16 is magnitude * 2^-24 */
    uint32_t normal = (magnitude << 13) + (112u << 23);
    uint32_t special = magnitude << 13 | 0x7f800000u | (magnitude > 0x7c00u ? 0x400000u : 0u);
    half_word word = {.bits = sign | (magnitude >= 0x7c00u ? special : magnitude >= 0x400u ? normal : small.bits)};
    return word.value;
}

static inline uint16_t half_from_float(float value)
{
    half_word word = {.value = value};
    uint32_t sign = word.bits >> 16 & 0x8000u, magnitude = word.bits & 0x7fffffffu;
    uint32_t normal = (magnitude - (112u << 23) + 0xfffu + (magnitude >> 13 & 1u)) >> 13;
    /* For magnitudes below 2^-14, the significand is shifted so that its last bit has the weight 2^-24. Magnitudes
     * below 2^-25 round to 0: a significand of 24 bits, shifted by 25, is less than 1/2. */
    uint32_t exponent = magnitude >> 23, shift = exponent > 101 ? (126u - exponent) & 31u : 25u;
    uint32_t significand = (magnitude & 0x7fffffu) | 0x800000u;
    uint32_t small = (significand + (1u << ((shift - 1u) & 31u)) - 1u + (significand >> shift & 1u)) >> shift;
    uint32_t special = magnitude > 0x7f800000u ? 0x7e00u | (magnitude >> 13 & 0x3ffu) : 0x7c00u;
    return (uint16_t)(sign | (magnitude >= 0x477ff000u ? special : magnitude >= 0x38800000u ? normal : small));
}

static inline float bfloat_to_float(uint16_t bfloat)
{
    half_word word = {.bits = (uint32_t)bfloat << 16};
    return word.value;
}

static inline uint16_t bfloat_from_float(float value)
{
    half_word word = {.value = value};
    if ((word.bits & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)(word.bits >> 16 | 0x40u);
    return (uint16_t)((word.bits + 0x7fffu + (word.bits >> 16 & 1u)) >> 16);
}

#endif
