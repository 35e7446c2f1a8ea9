/* A thread that polls memory calls this function between two reads: the CPU waits some nanoseconds and leaves its units
 * to the other thread of the core. pause_x86.c and pause_arm.c implement it. */
#ifndef BASE_PAUSE_H
#define BASE_PAUSE_H

void spin_pause(void);

#endif
