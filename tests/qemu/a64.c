#include "a64.h"

#include <stddef.h>

static bool read_row(const char *bits, const char *what, a64_row *out)
{
    unsigned count = 0;
    *out = (a64_row){.what = what};
    for (; *bits; bits++) {
        if (*bits == ' ')
            continue;
        if (*bits != '0' && *bits != '1' && *bits != '.')
            return false;
        out->mask = out->mask << 1 | (*bits != '.');
        out->bits = out->bits << 1 | (*bits == '1');
        count++;
    }
    return count == 32;
}

static const char *find(const a64_row *rows, unsigned count, uint32_t encoding)
{
    for (unsigned i = 0; i < count; i++)
        if ((encoding & rows[i].mask) == rows[i].bits)
            return rows[i].what;
    return NULL;
}

bool a64_make(a64 *out)
{
    bool good = true;
    out->base_count = out->extension_count = 0;
#define BASE(bits, what)                                                                                               \
    good = good && out->base_count < A64_ROWS && read_row(bits, what, &out->base[out->base_count++]);
#define EXTENSION(bits, what)                                                                                          \
    good = good && out->extension_count < A64_ROWS && read_row(bits, what, &out->extension[out->extension_count++]);
#include "a64.def"
    return good;
}

const char *a64_base(const a64 *table, uint32_t encoding) { return find(table->base, table->base_count, encoding); }

const char *a64_extension(const a64 *table, uint32_t encoding)
{
    const char *what = find(table->extension, table->extension_count, encoding);
    return what ? what : "not of ARMv8.0-A";
}

unsigned a64_flush(uint32_t encoding)
{
    switch (encoding & 0xffffffe0u) {
    case 0xd50b7b20u: return A64_DC_CVAU;
    case 0xd50b7520u: return A64_IC_IVAU;
    default: break;
    }
    if ((encoding & 0xfffff0ffu) == 0xd503309fu)
        return A64_DSB;
    return (encoding & 0xfffff0ffu) == 0xd50330dfu ? A64_ISB : A64_OTHER;
}
