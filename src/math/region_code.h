/* Regions over scalars as scalar expressions. */
#ifndef MATH_REGION_CODE_H
#define MATH_REGION_CODE_H

#include "math/elementwise.h"

/* Whether every node of the region is an elementwise operation, a constant or a reshaping of one element. */
bool region_is_scalar(const graph *g, region_id r);
/* Such a region as an expression in arena `a`: arguments are the region's formals, then its captures, and outputs its
 * outputs, all in their representation (elementwise.h). NULL if the region is not of this kind. */
sx_code *region_code(const graph *g, region_id r, arena *a);

#endif
