/* Turns regions over scalars into scalar expressions. */
#ifndef MATH_REGION_CODE_H
#define MATH_REGION_CODE_H

#include "math/elementwise.h"

/* Turns region r into an expression in arena `a`. The arguments of the expression are the region's formals, then the
 * region's captures. The outputs of the expression are the region's outputs. Each argument and each output has the
 * machine type that expressions use for its element type (sx_representation in elementwise.h).
 *
 * Every value in the region must have one element. The region may hold elementwise operations, constants, calls, `if`
 * and `case`, bitcast_convert between types of the same width, and these movements: reshape, broadcast_in_dim,
 * transpose, slice, reverse and dynamic_slice. Calls are inlined. All branches are computed, and a `select` chooses
 * between their results. This is right because operations on scalars have no effects and never trap.
 *
 * If the region holds anything else, or if calls and branches have too many operations in all, returns NULL and sets
 * *why to a text that names the cause. The text lives at least as long as `a`. why may be NULL. */
sx_code *region_code(const graph *g, region_id r, arena *a, const char **why);

#endif
