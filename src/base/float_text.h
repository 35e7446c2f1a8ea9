/* Floating-point literals: exact reading and shortest printing, independent of locale and rounding mode.
 *
 * A decimal literal means what MLIR makes of it: rounded to f64, then to its type, each time to nearest even. Printing
 * gives the decimal with the fewest digits that reads back as the same bits, and of those the nearest to the value;
 * infinities and NaN are printed as their bits in hexadecimal. Both work on big integers: every finite float is a
 * fraction with a power of ten below the line, so that its digits can be written out, cut to length and tried.
 */
#ifndef BASE_FLOAT_TEXT_H
#define BASE_FLOAT_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/text.h"

/* The bits of the literal "12.5e-3" (digits, perhaps a point and digits, perhaps an exponent; no sign). */
uint64_t float_from_decimal(qn_dtype type, const char *literal, size_t length);

/* Appends the literal of the float with these bits. */
void float_print(text *out, qn_dtype type, uint64_t bits);

#endif
