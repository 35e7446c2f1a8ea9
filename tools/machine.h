/* Measures what this machine can do: the limits to which `quern bench` and tests/bench compare times.
 *
 * Loops are written in assembly (machine_x86.c, machine_arm.c), so no compiler improves or spoils them. Every result is
 * the best of several trials, in CPU time. With several threads, each works on its own part, and the slowest one
 * counts. */
#ifndef TOOLS_MACHINE_H
#define TOOLS_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A loop over blocks of MACHINE_BLOCK bytes of up to three arrays: a is written, or read if nothing is written. */
enum { MACHINE_BLOCK = 256 };
typedef void (*machine_stream)(char *a, const char *b, const char *c, size_t blocks);
/* Instructions of arithmetic: `rounds` times as many as the function's row says, each independent of the one before. */
typedef void (*machine_chain)(size_t rounds);

typedef enum machine_pattern {
    MACHINE_READ,  /* one array */
    MACHINE_WRITE, /* one array */
    MACHINE_COPY,  /* a = b */
    MACHINE_TRIAD, /* a = b + c */
    MACHINE_PATTERNS
} machine_pattern;

/* The loops of a level. Levels that this CPU lacks must not be run. */
typedef struct machine_level {
    const char *name;                        /* of the level, as in qn_options */
    machine_stream stream[MACHINE_PATTERNS]; /* ordinary stores */
    machine_stream around[MACHINE_PATTERNS]; /* stores around the cache (non-temporal); NULL for MACHINE_READ */
    machine_chain fma, divide;               /* f32 */
    size_t fma_lanes, divide_lanes;          /* f32 operations of a round */
} machine_level;
/* The level with this name; NULL if there is none for this machine. */
const machine_level *machine_find(const char *name);
/* Whether this CPU can run the level's loops. */
bool machine_has(const machine_level *level);

/* f32 fused multiplications and additions, or divisions, a second. */
double machine_arithmetic(const machine_level *level, uint32_t threads, bool divisions);
/* Bytes read and written a second, where all arrays together have `bytes` bytes. Returns 0 if memory runs out. */
double machine_bandwidth(const machine_level *level, machine_pattern pattern, bool around, size_t bytes,
                         uint32_t threads);

/* The time in nanoseconds, from any point on; and that in which this process has run, on all its threads. */
uint64_t machine_clock(void);
uint64_t machine_cpu_time(void);

/* machine_x86.c, machine_arm.c: the levels of this kind of machine, each followed by those that its CPUs also run; a level
 * without a name ends the list. */
extern const machine_level machine_levels[];
bool machine_runs(const char *level);

#endif
