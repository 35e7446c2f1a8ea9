/* A recursive lock. A waiting thread can be stopped. The thread that holds the lock may begin further turns, and must
 * end each turn that it began. */
#ifndef RUNTIME_TURNS_H
#define RUNTIME_TURNS_H

#include "base/stop.h"

typedef struct turns turns;

qn_status turns_open(turns **out);
void turns_close(turns *t); /* NULL is allowed */
/* Takes the lock. Returns false, without the lock, if a stop is requested first (base/stop.h). */
bool turn_begin(turns *t, const uint32_t *stop);
void turn_end(turns *t);

#endif
