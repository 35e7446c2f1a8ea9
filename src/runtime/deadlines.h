/* Deadlines of running calls. A thread of the context sets the stop flags of calls (base/stop.h) when their deadlines
 * pass, so calls need not read the clock. The first deadlines_add starts this thread. The thread also frees large
 * call memories (memory_block.h) that have not been used for a second (IDLE in program.c).
 */
#ifndef RUNTIME_DEADLINES_H
#define RUNTIME_DEADLINES_H

#include "base/stop.h"

typedef struct deadlines deadlines;

/* One deadline, in the caller's memory. */
typedef struct deadline deadline;
struct deadline {
    uint64_t at;    /* a time of os_clock */
    uint32_t *stop; /* the stop flag, which is set to QN_DEADLINE_EXCEEDED at time `at` */
    /* If not NULL, the thread calls this function at time `at` and does not set the stop flag. The function returns the
     * time of its next call, or 0 for no further call. `act` must not call functions of this header. */
    uint64_t (*act)(deadline *entry, uint64_t now);
    deadline *earlier, *later; /* the neighbours in the list; NULL if the entry is in no list */
    uint32_t life; /* identifies the process that added the entry: a forked child ignores the entries of its parent */
};

qn_status deadlines_open(deadlines **out);
void deadlines_close(deadlines *d); /* all deadlines must be removed; NULL is allowed */
/* Adds *entry, which the list uses until deadlines_remove. Returns QN_OUT_OF_MEMORY if the thread cannot be started. */
qn_status deadlines_add(deadlines *d, deadline *entry);
/* Removes *entry, also if its time has passed. Afterwards neither *entry nor its stop flag is accessed. */
void deadlines_remove(deadlines *d, deadline *entry);

#endif
