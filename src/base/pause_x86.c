#include "base/pause.h"

#include <xmmintrin.h>

void spin_pause(void) { _mm_pause(); }
