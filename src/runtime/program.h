/* Loading and running images (abi/image.h). */
#ifndef RUNTIME_PROGRAM_H
#define RUNTIME_PROGRAM_H

#include "base/stop.h"
#include "runtime/custom.h"
#include "runtime/mapped.h"
#include "runtime/pool.h"
#include "runtime/program_check.h"

typedef struct program program;

/* A program from an image that lies in executable memory, on a boundary of 64 bytes. `owned`, if it is not NULL, is the
 * memory it lies in: it passes to the program, and *owned becomes empty, if all goes well; else the memory must outlive the
 * program. Fails as program_check does. */
qn_status program_open(const void *image, size_t size, const cpu_facts *cpu, mapped *owned, program **out);
/* The same from any memory: `image` is copied. QN_UNSUPPORTED also where the system allows no executable memory,
 * QN_OUT_OF_MEMORY where it has none left. */
qn_status program_load(const void *image, size_t size, const cpu_facts *cpu, program **out);
/* Binds a program to the functions of the host that it calls, before it is called for the first time. QN_INVALID_ARGUMENT if
 * one of them is not in the set. */
qn_status program_bind(program *p, const custom_set *functions);
void program_free(program *p);
const image_header *program_header(const program *p);

/* Runs a program, bound if it calls the host: `slots` are the addresses of inputs, outputs and large constants, in this
 * order. Any number of threads may be in this call at once. Allocates only when more of them are than ever before. When
 * `*stop` is set (base/stop.h) it ends soon, with that status; what it has written by then is unspecified. */
qn_status program_call(program *p, pool *threads, const uint32_t *stop, void *const *slots);

#endif
