/* A recursive lock. A turn lasts from turn_begin to turn_end; during a turn, the thread holds the lock. Inside a turn,
 * the thread may begin further turns, and must end each of them. A thread that waits for the lock can be stopped. */
#ifndef RUNTIME_TURNS_H
#define RUNTIME_TURNS_H

#include "base/stop.h"

typedef struct turns turns;

qn_status turns_open(turns **out);
void turns_close(turns *t); /* NULL is allowed */
/* Begins a turn. If another thread holds the lock, waits for it. If a stop is requested before the turn begins
 * (base/stop.h), returns false and begins no turn. */
bool turn_begin(turns *t, const uint32_t *stop);
/* Ends the turn that the thread began last. The end of its first turn releases the lock. */
void turn_end(turns *t);

#endif
