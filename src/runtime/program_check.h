/* Whether an image may be run: its plan against what the kernel table says of the code (abi/image.h). */
#ifndef RUNTIME_PROGRAM_CHECK_H
#define RUNTIME_PROGRAM_CHECK_H

#include "abi/image.h"
#include "base/cpu.h"
#include "base/status.h"

/* Whether an image is sound and runs on `cpu`, on an 8-byte boundary anywhere: QN_INVALID_ARGUMENT for a malformed one,
 * QN_UNSUPPORTED for one of another machine or of features that `cpu` lacks. */
qn_status program_check(const void *image, size_t size, const cpu_facts *cpu);

#endif
