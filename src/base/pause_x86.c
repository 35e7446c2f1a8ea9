#include "base/pause.h"

void spin_pause(void) { __builtin_ia32_pause(); }
