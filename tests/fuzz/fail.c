/* Reports a fault that a target found. Programs with driver.c and programs with libFuzzer use this file. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

unsigned long fuzz_accepted;

void fuzz_fail(const char *file, int line, const char *condition, const char *message)
{
    printf("%s:%d: does not hold: %s %s\n", file, line, condition, message);
    fflush(stdout);
    abort();
}
