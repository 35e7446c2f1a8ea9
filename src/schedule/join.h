/* Declarations shared by join.c, which joins nests, join_order.c, which gives these nests matching loops, and
 * join_copy.c, which copies operands of these nests. */
#ifndef SCHEDULE_JOIN_H
#define SCHEDULE_JOIN_H

#include "schedule/schedule.h"

enum { JOIN_BLOCK = 48 /* iterations of the largest block */ };

/* The number of leading loops that a nest may share with other nests. In LANES_KEPT, the last outer loop does not
 * count, because lanes run along it. */
static inline uint32_t join_leading(const nest *n) { return n->outer - (n->mode == LANES_KEPT && n->outer); }

/* join_copy.c: finds operands of the joined nest `whole` that many blocks load and whose rows are far apart. For each
 * of them, adds a part that copies the operand to scratch, where rows are adjacent. If there are such parts, makes the
 * loop over blocks serial. */
void join_copy(schedule *s, nest *whole);
/* join_order.c: replaces each nest by a copy with matching loops that computes the same. */
void join_order(arena *a, uint32_t count, nest **nests, uint32_t lanes);

#endif
