/* Which A64 encodings are of ARMv8.0-A with floating point and Advanced SIMD, what a Cortex-A72 without the cryptographic
 * extension executes (Raspberry Pi 4). The table is a64.def. */
#ifndef A64_H
#define A64_H

#include <stdbool.h>
#include <stdint.h>

enum { A64_ROWS = 512 };

/* The rows of the table as masks; a64_make fills it, and fails on a row that has not 32 bits. */
typedef struct a64_row {
    uint32_t mask, bits;
    const char *what;
} a64_row;

typedef struct a64 {
    unsigned base_count, extension_count;
    a64_row base[A64_ROWS], extension[A64_ROWS];
} a64;

bool a64_make(a64 *out);

/* What of ARMv8.0-A the encoding is, or NULL. */
const char *a64_base(const a64 *table, uint32_t encoding);

/* What an encoding outside of it belongs to, as far as the table says. */
const char *a64_extension(const a64 *table, uint32_t encoding);

/* Cache maintenance, which an emulator does not need and programs do. */
enum { A64_OTHER, A64_DC_CVAU, A64_IC_IVAU, A64_DSB, A64_ISB, A64_FLUSHES };
unsigned a64_flush(uint32_t encoding);

#endif
