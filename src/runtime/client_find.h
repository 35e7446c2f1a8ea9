/* Finds the executable file of the compiler process. */
#ifndef RUNTIME_CLIENT_FIND_H
#define RUNTIME_CLIENT_FIND_H

#include "base/os_child.h"

/* Finds quern-jit. If `given` is not NULL, tries only that path. Otherwise, if $QUERN_JIT is set and not empty, tries
 * only the path in $QUERN_JIT. Otherwise takes the first executable file with the name quern-jit in these directories:
 *
 *     1. the directory of the file that contains libquern (libquern.so or the executable), then the directories
 *        ../libexec/quern and ../lib/quern relative to it
 *     2. the directory of the executable, then the same two directories relative to it
 *     3. the configured install directory
 *
 * Returns QN_UNSUPPORTED if no path has the file. The message lists every path that was tried, with the error. */
qn_status client_find(const char *given, char out[OS_CHILD_PATH]);

#endif
