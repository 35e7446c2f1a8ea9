/* Floating-point literals: exact reading and shortest printing, independent of locale and rounding mode.
 *
 * Reading follows MLIR: a decimal literal is rounded to f64, then to its type, each time to nearest even. Printing
 * gives the shortest decimal that reads back as the same bits, and of several the nearest to the value. Infinities and
 * NaN are printed as their bits in hexadecimal. Both directions work on big integers: every finite float has finitely
 * many decimal digits, so the printer writes all of them, cuts them to each length and reads the result back.
 */
#ifndef BASE_FLOAT_TEXT_H
#define BASE_FLOAT_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/text.h"

/* The bits of a literal such as "12.5e-3": digits, optionally a point and digits, optionally an exponent; no sign. */
uint64_t float_from_decimal(qn_dtype type, const char *literal, size_t length);

/* Appends the literal of the float with these bits. */
void float_print(text *out, qn_dtype type, uint64_t bits);

#endif
