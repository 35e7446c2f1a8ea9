/* Classifies A64 encodings: those of ARMv8.0-A with floating point and Advanced SIMD, and those of extensions. The
 * former are what the Cortex-A72 of a Raspberry Pi 4 executes (it has no cryptographic extension). The table is
 * a64.def. */
#ifndef A64_H
#define A64_H

#include <stdbool.h>
#include <stdint.h>

enum { A64_ROWS = 512 };

/* The rows of the table as masks. a64_make fills it; it fails on a row that does not have 32 bits. */
typedef struct a64_row {
    uint32_t mask, bits;
    const char *what;
} a64_row;

typedef struct a64 {
    unsigned base_count, extension_count;
    a64_row base[A64_ROWS], extension[A64_ROWS];
} a64;

bool a64_make(a64 *out);

/* The class of an encoding of ARMv8.0-A; NULL for another encoding. */
const char *a64_base(const a64 *table, uint32_t encoding);

/* The extension of an encoding outside ARMv8.0-A; "not of ARMv8.0-A" if the table does not have it. */
const char *a64_extension(const a64 *table, uint32_t encoding);

/* Cache maintenance instructions. An emulator does not need them; a CPU does. */
enum { A64_OTHER, A64_DC_CVAU, A64_IC_IVAU, A64_DSB, A64_ISB, A64_FLUSHES };
unsigned a64_flush(uint32_t encoding);

#endif
