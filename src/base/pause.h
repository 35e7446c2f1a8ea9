/* A thread that polls memory calls this function between two reads. The CPU then waits some nanoseconds, in which other
 * hardware threads of the core can run. pause_x86.c and pause_arm.c implement the function. */
#ifndef BASE_PAUSE_H
#define BASE_PAUSE_H

void spin_pause(void);

#endif
