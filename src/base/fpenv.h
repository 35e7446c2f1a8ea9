/* The floating-point mode of the calling thread.
 *
 * Results are defined for rounding to nearest, subnormals kept, exceptions masked (docs/numerics.md). The host may use
 * another mode, so every entry point that computes brackets its work:
 *
 *     fpenv_state mode = fpenv_begin();
 *     ...
 *     fpenv_end(mode);
 *
 * Setting the register is slow, so it is set only if the mode differs. Raised exception flags stay. fpenv_x86.c and
 * fpenv_arm.c implement it; the build picks one.
 */
#ifndef BASE_FPENV_H
#define BASE_FPENV_H

#include <stdbool.h>
#include <stdint.h>

typedef struct fpenv_state {
    uint64_t control; /* the host's mode */
    bool changed;
} fpenv_state;

fpenv_state fpenv_begin(void);
void fpenv_end(fpenv_state state);

#endif
