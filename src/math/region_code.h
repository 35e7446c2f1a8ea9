/* Turns regions over scalars into scalar expressions. */
#ifndef MATH_REGION_CODE_H
#define MATH_REGION_CODE_H

#include "math/elementwise.h"

/* Turns region r into an expression in arena `a`. The arguments of the expression are the region's formals, then the
 * region's captures. The outputs of the expression are the region's outputs. All arguments and outputs are in their
 * representation (elementwise.h).
 *
 * Every value in the region must have one element. The region may hold elementwise operations, constants, movement of
 * one element, bitcasts of the same width, calls, and `if` and `case`. Calls are inlined. All branches are computed,
 * and a `select` chooses between their results. This is right because operations on scalars have no effects and never
 * trap.
 *
 * If the region contains anything else, returns NULL and sets *why to a text in arena `a` that names the cause. why may
 * be NULL. */
sx_code *region_code(const graph *g, region_id r, arena *a, const char **why);

#endif
