#include "base/pause.h"

void spin_pause(void) { __asm__ volatile("isb" : : : "memory"); }
