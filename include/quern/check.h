/* QN_CHECK serves small programs, such as examples and experiments, that end at the first error. quern/quern.h does not
 * include this header.
 *
 *     QN_CHECK(qn_open(NULL, &qn));
 *
 * If the call returns a failure, QN_CHECK prints the place and the message to standard error, as in "model.c:12:
 * qn_open: ...", and ends the process with status 1. The library itself never does this. */
#ifndef QUERN_CHECK_H
#define QUERN_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#include "quern/quern.h"

#define QN_CHECK(status) qn_check_status((status), __FILE__, __LINE__)

static inline void qn_check_status(qn_status status, const char *file, int line)
{
    if (!status)
        return;
    fprintf(stderr, "%s:%d: %s\n", file, line, qn_status_message(status));
    exit(1);
}

#endif
