/* classify FILE: prints a line for each A64 instruction of a raw binary file: "base" or "outside", offset, encoding and
 * class. */
#include <inttypes.h>
#include <stdio.h>

#include "a64.h"

static a64 table;

int main(int count, char **names)
{
    FILE *file = count == 2 ? fopen(names[1], "rb") : NULL;
    if (!file || !a64_make(&table)) {
        fprintf(stderr, "usage: classify FILE\n");
        return 2;
    }
    uint8_t b[4];
    for (unsigned offset = 0; fread(b, 1, sizeof b, file) == sizeof b; offset += 4) {
        uint32_t encoding = b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
        const char *what = a64_base(&table, encoding);
        printf("%s %x: %08" PRIx32 " %s\n", what ? "base" : "outside", offset, encoding,
               what ? what : a64_extension(&table, encoding));
    }
    fclose(file);
    return 0;
}
