/* Loads and runs images (abi/image.h). */
#ifndef RUNTIME_PROGRAM_H
#define RUNTIME_PROGRAM_H

#include "base/stop.h"
#include "runtime/custom.h"
#include "runtime/deadlines.h"
#include "runtime/mapped.h"
#include "runtime/pool.h"
#include "runtime/program_check.h"

typedef struct program program;

/* Makes a program from an image in executable memory, aligned to 64 bytes. `owned` is the memory of the image. On
 * success the program takes over this memory, and *owned becomes empty. If `owned` is NULL, the memory must outlive the
 * program. `outside` is executable memory with the code of a detached image, and must outlive the program. For other
 * images, `outside` is NULL. Fails with the errors of program_check. */
qn_status program_open(const void *image, size_t size, const code_block *outside, const cpu_facts *cpu, mapped *owned,
                       program **out);
/* Copies an image, which must not be detached, and makes a program from the copy. The given image may be in any memory.
 * Fails with the errors of program_check, and with QN_UNSUPPORTED if the system allows no executable memory. */
qn_status program_load(const void *image, size_t size, const cpu_facts *cpu, program **out);
/* Binds a program to the functions of the host that the program calls. A program with host calls must be bound before
 * the first program_call. Returns QN_INVALID_ARGUMENT if one of the functions is not in the set. */
qn_status program_bind(program *p, const custom_set *functions);
/* From now on, the thread of `timer` frees the large memory of calls (memory_block.h) after a second without use.
 * `timer` must outlive the program. Without a timer, the program keeps large memory until program_rest. */
void program_return_memory(program *p, deadlines *timer);
/* Frees the memory that is kept for later calls. Calls that run at the same time keep their memory. */
void program_rest(program *p);
void program_free(program *p);
const image_header *program_header(const program *p);

/* Makes program_call measure the time of each nest. The program must have been compiled with `profile` (quern.h).
 * Returns false if memory runs out. program_times copies to `out` the {runs, nanoseconds} of the last call, for each of
 * the first `count` nests. program_times returns the number of nests, or 0 without program_profile. */
bool program_profile(program *p);
size_t program_times(const program *p, size_t count, uint64_t (*out)[2]);

/* Runs a program. `slots` has the addresses of the inputs, of the outputs that are not updates, and of the large
 * constants, in this order. Then it has an entry for each PREPARE step: memory that program_prepare filled, or NULL. If
 * the entry is NULL, the call runs the step. Any number of threads may call at once. A program keeps the memory of at
 * most 16 calls for later calls. When *stop is set (base/stop.h), the call soon fails with the code in *stop, and the
 * contents of the outputs are unspecified. */
qn_status program_call(program *p, pool *threads, const uint32_t *stop, void *const *slots);
/* Runs a PREPARE step (abi/plan.h) of the program: fills the memory that `slots` has for the step. Of the other slots,
 * only those that the step reads need addresses. */
qn_status program_prepare(program *p, pool *threads, const uint32_t *stop, void *const *slots, const plan_step *step);

#endif
