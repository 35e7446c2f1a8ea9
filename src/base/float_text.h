/* Reads and prints floating-point literals, independently of locale and rounding mode.
 *
 * Reading follows MLIR: a decimal literal is rounded to f64, then to the literal's type. Both roundings are to nearest,
 * ties to even. Printing gives the shortest decimal that reads back as the same bits. If several decimals are shortest,
 * it gives the one that is nearest to the value.
 */
#ifndef BASE_FLOAT_TEXT_H
#define BASE_FLOAT_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/text.h"

/* Returns the bits of a literal such as 12.5e-3: digits, perhaps a point and digits, perhaps an exponent. */
uint64_t float_from_decimal(qn_dtype type, const char *literal, size_t length);

/* Appends the float with these bits as a literal with its sign. Appends an infinity or NaN as its bits in
 * hexadecimal. */
void float_print(text *out, qn_dtype type, uint64_t bits);

#endif
