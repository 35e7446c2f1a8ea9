/* Declarations shared by the files that join nests. join.c joins nests. Before that, join_order.c gives the nests
 * matching loops. After it, join_copy.c adds copies of operands. */
#ifndef SCHEDULE_JOIN_H
#define SCHEDULE_JOIN_H

#include "schedule/schedule.h"

enum { JOIN_BLOCK = 48 /* the innermost shared loop of joined nests runs in blocks of at most this many iterations */ };

/* The number of leading loops that a nest may share with other nests. In LANES_KEPT, the last outer loop does not
 * count, because lanes run along it. */
static inline uint32_t join_leading(const nest *n) { return n->outer - (n->mode == LANES_KEPT && n->outer); }

/* join_copy.c: `whole` is a joined nest. If the rows of an operand are far apart in memory and several blocks load
 * them, adds a part that copies the operand to scratch, row after row. If there are such parts, makes the loop over
 * blocks serial. */
void join_copy(schedule *s, nest *whole);
/* join_order.c: replaces each nest by a copy that computes the same results. Tries to give all copies the same leading
 * loops. `lanes` is schedule.lanes. */
void join_order(arena *a, uint32_t count, nest **nests, uint32_t lanes);

#endif
