/* Deadlines of running calls: one thread for all of a context asks a call to stop (base/stop.h) when its time has come. It is
 * started by the first deadline. Calls look at the word alone, never at a clock.
 */
#ifndef RUNTIME_DEADLINES_H
#define RUNTIME_DEADLINES_H

#include "base/stop.h"

typedef struct deadlines deadlines;

/* One deadline, in the memory of whoever has it. */
typedef struct deadline deadline;
struct deadline {
    uint64_t at;    /* os_clock */
    uint32_t *stop; /* set to QN_DEADLINE_EXCEEDED then */
    deadline *earlier, *later;
};

qn_status deadlines_open(deadlines **out);
void deadlines_close(deadlines *d); /* none is left; NULL is allowed */
/* From here on to deadlines_remove *entry is the list's. QN_OUT_OF_MEMORY where no thread can be started. */
qn_status deadlines_add(deadlines *d, deadline *entry);
/* From here on nothing touches *entry or its word, whether its time has come or not. */
void deadlines_remove(deadlines *d, deadline *entry);

#endif
