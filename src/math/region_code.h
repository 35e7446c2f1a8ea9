/* Turns regions over scalars into scalar expressions. */
#ifndef MATH_REGION_CODE_H
#define MATH_REGION_CODE_H

#include "math/elementwise.h"

/* Whether every node of the region is an elementwise operation, a constant or a reshaping of one element. */
bool region_is_scalar(const graph *g, region_id r);
/* Makes such a region an expression in arena `a`, or returns NULL if region_is_scalar is false. Arguments are the
 * region's formals, then its captures; outputs are its outputs. All are in their representation (elementwise.h). */
sx_code *region_code(const graph *g, region_id r, arena *a);

#endif
