/* Reports what a target found, for both drivers. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

unsigned long fuzz_accepted;

void fuzz_fail(const char *file, int line, const char *condition, const char *message)
{
    printf("%s:%d: not so: %s %s\n", file, line, condition, message);
    fflush(stdout);
    abort();
}
