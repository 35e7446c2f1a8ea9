/* Finds the program of the compiler process. */
#ifndef RUNTIME_CLIENT_FIND_H
#define RUNTIME_CLIENT_FIND_H

#include "base/os_child.h"

/* Finds quern-jit. If `given` is not NULL, only that path is tried; else if $QUERN_JIT is set, only that one; else the
 * first that exists in these directories:
 *
 *     1. the directory of the file that contains libquern (libquern.so or the executable), then ../libexec/quern and
 *        ../lib/quern from there
 *     2. the same for the directory of the executable
 *     3. the configured install directory
 *
 * QN_UNSUPPORTED lists every path that was tried and what was wrong with it. */
qn_status client_find(const char *given, char out[OS_CHILD_PATH]);

#endif
