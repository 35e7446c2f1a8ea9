/* Declarations that three files share: join.c joins nests, join_order.c gives these nests loops that match, and
 * join_copy.c copies operands of these nests. */
#ifndef SCHEDULE_JOIN_H
#define SCHEDULE_JOIN_H

#include "schedule/schedule.h"

enum { JOIN_BLOCK = 48 /* iterations of the largest block */ };

/* The number of leading loops of a nest that it may share with another nest. In LANES_KEPT the last outer loop is not
 * shared, because lanes run along it. */
static inline uint32_t join_leading(const nest *n) { return n->outer - (n->mode == LANES_KEPT && n->outer); }

/* join_copy.c: if each block loads the same operands, and their rows are far apart, it can pay to copy them first. Then
 * adds parts that copy these operands to scratch, where rows are adjacent, and makes the loop over blocks serial. */
void join_copy(schedule *s, nest *whole);
/* join_order.c: replaces each of the nests by a copy that computes the same with other loops. */
void join_order(arena *a, uint32_t count, nest **nests, uint32_t lanes);

#endif
