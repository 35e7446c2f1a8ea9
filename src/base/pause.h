/* A thread that polls memory calls this function between two reads. The CPU then waits some nanoseconds, and the core's
 * other hardware thread can use the core. pause_x86.c and pause_arm.c implement the function. */
#ifndef BASE_PAUSE_H
#define BASE_PAUSE_H

void spin_pause(void);

#endif
