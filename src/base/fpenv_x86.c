/* On x86-64 the register MXCSR holds the floating-point mode (base/fpenv.h). The x87 control word matters only to
 * functions of the host, whose calls fpenv_host_begin and fpenv_host_end enclose. */
#include "base/fpenv.h"

#include <xmmintrin.h>

enum {
    FLAGS = 0x003f,    /* raised exceptions: not part of the mode */
    STANDARD = 0x1f80, /* exceptions masked, round to nearest, FTZ and DAZ off */
    X87_MASKS = 0x003f,
    X87_STANDARD = 0x0340 /* round to nearest, 64 bits of precision */
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

static uint16_t x87_control(void)
{
    uint16_t control;
    __asm__ volatile("fnstcw %0" : "=m"(control));
    return control;
}

static void x87_change(uint16_t control, uint16_t wanted)
{
    if (control != wanted)
        __asm__ volatile("fldcw %0" : : "m"(wanted) : "memory");
}

fpenv_state fpenv_host_begin(void)
{
    uint16_t control = x87_control();
    x87_change(control, (uint16_t)(X87_STANDARD | (control & X87_MASKS)));
    return (fpenv_state){.control = control};
}

void fpenv_host_end(fpenv_state state)
{
    fpenv_begin();
    x87_change(x87_control(), (uint16_t)state.control);
}
