/* Makes the CPU wait some nanoseconds, in which other hardware threads of the core can run. A thread that polls memory
 * calls this function between two reads. pause_x86.c and pause_arm.c implement it. */
#ifndef BASE_PAUSE_H
#define BASE_PAUSE_H

void spin_pause(void);

#endif
