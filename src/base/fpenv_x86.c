/* x86-64: MXCSR. All arithmetic is SSE or AVX, so the x87 control word does not matter. */
#include "base/fpenv.h"

#include <xmmintrin.h>

enum {
    FLAGS = 0x003f,   /* raised exceptions: not part of the mode */
    STANDARD = 0x1f80 /* exceptions masked, round to nearest, FTZ and DAZ off */
};

fpenv_state fpenv_begin(void)
{
    uint32_t control = _mm_getcsr();
    fpenv_state state = {control, (control & ~(uint32_t)FLAGS) != STANDARD};
    if (state.changed)
        _mm_setcsr(STANDARD | (control & FLAGS));
    return state;
}

void fpenv_end(fpenv_state state)
{
    if (state.changed)
        _mm_setcsr((uint32_t)(state.control & ~(uint64_t)FLAGS) | (_mm_getcsr() & FLAGS));
}
