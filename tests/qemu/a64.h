/* Classifies A64 encodings by the table a64.def. The table has the encodings of ARMv8.0-A, with floating point and
 * Advanced SIMD, and the encodings of extensions. Code for armv8-a must not use extensions, because some CPUs lack
 * them. For example, the Cortex-A72 of a Raspberry Pi 4 lacks the cryptographic extension. */
#ifndef A64_H
#define A64_H

#include <stdbool.h>
#include <stdint.h>

enum { A64_ROWS = 512 };

/* A row of the table: an encoding matches if its bits under `mask` equal `bits`. */
typedef struct a64_row {
    uint32_t mask, bits;
    const char *what;
} a64_row;

typedef struct a64 {
    unsigned base_count, extension_count;
    a64_row base[A64_ROWS], extension[A64_ROWS];
} a64;

/* Fills in the table. Returns false if a row does not have 32 bits. */
bool a64_make(a64 *out);

/* The class of an encoding of ARMv8.0-A; NULL for another encoding. */
const char *a64_base(const a64 *table, uint32_t encoding);

/* The extension of an encoding outside ARMv8.0-A; "not of ARMv8.0-A" if the table does not have the encoding. */
const char *a64_extension(const a64 *table, uint32_t encoding);

/* Kinds of instructions that make new code visible to instruction fetch. A CPU needs these instructions, but an
 * emulator does not. a64_flush returns the kind of an encoding. */
enum { A64_OTHER, A64_DC_CVAU, A64_IC_IVAU, A64_DSB, A64_ISB, A64_FLUSHES };
unsigned a64_flush(uint32_t encoding);

#endif
