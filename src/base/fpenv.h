/* The floating-point mode of the calling thread.
 *
 * Results are defined for rounding to nearest, subnormals kept, exceptions masked (docs/numerics.md). The host can be
 * in another mode. So the library's functions compute only between these two calls:
 *
 *     fpenv_state mode = fpenv_begin();
 *     ...
 *     fpenv_end(mode);
 *
 * Setting the mode register is slow, so these calls set it only if the host's mode differs from the standard mode.
 * Exception flags that are already raised stay raised. fpenv_x86.c and fpenv_arm.c implement these functions; the build
 * picks one file.
 *
 * A custom call runs a function of the host while the standard mode is set. Each such call is enclosed by
 * fpenv_host_begin and fpenv_host_end. The function may change the mode; fpenv_host_end sets the standard mode again.
 * On x86, a second register, the x87 control word, holds the mode of long double. Compiled programs do not use long
 * double, but functions of the host may. So fpenv_host_begin sets standard rounding and precision in the x87 control
 * word, and fpenv_host_end restores the host's value. qn_threads.run, another function of the host, also runs in the
 * standard mode, but outside fpenv_host_begin and fpenv_host_end. It must not change the mode of the calling thread.
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

fpenv_state fpenv_host_begin(void);
void fpenv_host_end(fpenv_state state);

#endif
