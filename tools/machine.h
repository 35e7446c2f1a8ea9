/* Measures the limits of this machine. `quern bench` and tests/bench compare times to them.
 *
 * Loops are written in assembly (machine_x86.c, machine_arm.c), so they do not depend on the C compiler. Every result
 * is the best of several trials, in CPU time. With several threads, each thread works on its own part; the time of a
 * trial is that of the slowest thread. */
#ifndef TOOLS_MACHINE_H
#define TOOLS_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A loop over up to three arrays, in blocks of MACHINE_BLOCK bytes. A loop of MACHINE_READ reads array a; the loops of
 * the other patterns write array a. */
enum { MACHINE_BLOCK = 256 };
typedef void (*machine_stream)(char *a, const char *b, const char *c, size_t blocks);
/* A loop of `rounds` rounds of arithmetic. A round has fma_lanes or divide_lanes operations (machine_level);
 * neighbouring instructions are independent. */
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
    const char *name;                        /* the name of the level, as in qn_options */
    machine_stream stream[MACHINE_PATTERNS]; /* ordinary stores */
    machine_stream around[MACHINE_PATTERNS]; /* stores that bypass the cache (non-temporal); NULL for MACHINE_READ */
    machine_chain fma, divide;               /* f32 */
    size_t fma_lanes, divide_lanes;          /* f32 operations of a round */
} machine_level;
/* The level with this name; NULL if this kind of machine has no such level. */
const machine_level *machine_find(const char *name);
/* Whether this CPU can run the level's loops. */
bool machine_has(const machine_level *level);

/* f32 fused multiply-adds per second, or divisions per second if `divisions` is true. */
double machine_arithmetic(const machine_level *level, uint32_t threads, bool divisions);
/* The number of bytes that are read and written per second, if the arrays have `bytes` bytes together. `around`: stores
 * bypass the cache. Returns 0 if memory runs out or the level has no such loop. */
double machine_bandwidth(const machine_level *level, machine_pattern pattern, bool around, size_t bytes,
                         uint32_t threads);

/* machine_clock returns nanoseconds since an arbitrary point in time. machine_cpu_time returns the CPU time of this
 * process in nanoseconds, all threads added up. */
uint64_t machine_clock(void);
uint64_t machine_cpu_time(void);

/* In machine_x86.c and machine_arm.c: the levels of this kind of machine. A CPU that runs a level also runs the levels
 * after it. A level without a name ends the list. */
extern const machine_level machine_levels[];
bool machine_runs(const char *level);

#endif
