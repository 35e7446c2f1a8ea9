/* On AArch64 the register FPCR holds the floating-point mode (base/fpenv.h). In the standard mode all mode bits of FPCR
 * are 0: results are rounded to nearest, NaNs propagate, half precision has the IEEE format, nothing traps, subnormals
 * are not flushed (bits FZ, FZ16 and FIZ), and the alternate behaviour (bit AH) is off. The fields Len and Stride (bits
 * 16-18 and 20-21) have no effect on AArch64 code, so they are not changed. */
#include "base/fpenv.h"

#define MODE (~(uint64_t)0x370000)

fpenv_state fpenv_begin(void)
{
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    fpenv_state state = {control, (control & MODE) != 0};
    if (state.changed)
        __asm__ volatile("msr fpcr, %0" : : "r"(control & ~MODE) : "memory");
    return state;
}

void fpenv_end(fpenv_state state)
{
    if (state.changed)
        __asm__ volatile("msr fpcr, %0" : : "r"(state.control) : "memory");
}

fpenv_state fpenv_host_begin(void) { return (fpenv_state){0}; }

void fpenv_host_end(fpenv_state state)
{
    (void)state;
    fpenv_begin();
}
