/* Where the compiler process's program is. */
#ifndef RUNTIME_CLIENT_FIND_H
#define RUNTIME_CLIENT_FIND_H

#include "base/os_child.h"

/* Finds quern-jit: `given` (NULL: none), else what $QUERN_JIT names, else the first there is of
 *
 *     beside the file that libquern is in (libquern.so, or the executable)   ../libexec/quern   ../lib/quern   from there
 *     beside the executable                                                  the same two       from there
 *     the directory that it was configured to be installed in
 *
 * QN_UNSUPPORTED tells every path that was tried and what was wrong with it. */
qn_status client_find(const char *given, char out[OS_CHILD_PATH]);

#endif
