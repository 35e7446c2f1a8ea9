/* Deadlines of running calls. One thread per context asks calls to stop (base/stop.h) when their deadlines pass; the
 * first deadline starts it. Calls only read their stop word, never a clock.
 */
#ifndef RUNTIME_DEADLINES_H
#define RUNTIME_DEADLINES_H

#include "base/stop.h"

typedef struct deadlines deadlines;

/* One deadline, in the caller's memory. */
typedef struct deadline deadline;
struct deadline {
    uint64_t at;    /* os_clock */
    uint32_t *stop; /* the stop word, set to QN_DEADLINE_EXCEEDED at that time */
    deadline *earlier, *later;
};

qn_status deadlines_open(deadlines **out);
void deadlines_close(deadlines *d); /* all deadlines must be removed; NULL is allowed */
/* Adds *entry, which the list uses until deadlines_remove. QN_OUT_OF_MEMORY if the thread cannot be started. */
qn_status deadlines_add(deadlines *d, deadline *entry);
/* Removes *entry, passed or not. Afterwards nothing touches *entry or its word. */
void deadlines_remove(deadlines *d, deadline *entry);

#endif
