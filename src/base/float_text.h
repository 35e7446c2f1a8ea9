/* Floating-point literals: exact reading and shortest printing, independent of locale and rounding mode.
 *
 * Reading follows MLIR: a decimal literal is rounded to f64, then to the literal's type, each time to nearest even.
 * Printing gives the shortest decimal that reads back as the same bits; if there are several, the one nearest to the
 * value. Infinities and NaN are printed as their bits in hexadecimal. The reader and the printer compute with big
 * integers. Every finite float has finitely many decimal digits, so the printer can compute all of them. Then it rounds
 * the number to one digit, to two digits and so on, until the rounded number reads back as the same bits.
 */
#ifndef BASE_FLOAT_TEXT_H
#define BASE_FLOAT_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/text.h"

/* Returns the bits of a literal such as "12.5e-3". A literal has digits, then optionally a point and digits, then
 * optionally an exponent. It has no sign. */
uint64_t float_from_decimal(qn_dtype type, const char *literal, size_t length);

/* Appends the literal of the float with these bits. */
void float_print(text *out, qn_dtype type, uint64_t bits);

#endif
