/* The floating-point mode of the calling thread.
 *
 * Results are defined for the standard mode: rounding to nearest, subnormals kept, exceptions masked
 * (docs/numerics.md). The host, the program that uses Quern, may have set another mode. So the library computes only
 * between these two calls:
 *
 *     fpenv_state mode = fpenv_begin();
 *     ...
 *     fpenv_end(mode);
 *
 * Both functions write the mode register only if the host's mode is not the standard mode, because writing is slow.
 * Exception flags that are already raised stay raised. fpenv_x86.c and fpenv_arm.c implement the functions of this
 * header.
 *
 * When a custom_call runs a function of the host, fpenv_host_begin and fpenv_host_end enclose the call of the function.
 * The function begins in the standard mode and may change the mode; fpenv_host_end sets the standard mode again. On
 * x86, fpenv_host_begin sets the x87 control word, because functions of the host may use long double; fpenv_host_end
 * restores the word.
 *
 * qn_threads.run is another function of the host. It begins in the standard mode and must not change the mode. */
#ifndef BASE_FPENV_H
#define BASE_FPENV_H

#include <stdbool.h>
#include <stdint.h>

typedef struct fpenv_state {
    uint64_t control; /* from fpenv_begin: the host's mode; from fpenv_host_begin on x86: the x87 control word */
    bool changed;     /* fpenv_begin changed the mode, so fpenv_end must restore it */
} fpenv_state;

fpenv_state fpenv_begin(void);
void fpenv_end(fpenv_state state);

fpenv_state fpenv_host_begin(void);
void fpenv_host_end(fpenv_state state);

#endif
