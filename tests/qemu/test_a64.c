/* Compares the table of ARMv8.0-A (a64.h) with LLVM's decoder, another implementation of the same manual. */
#include <llvm-c/Disassembler.h>
#include <llvm-c/Target.h>
#include <stdlib.h>

#include "a64.h"
#include "unit.h"

static a64 table;
static LLVMDisasmContextRef armv8, every;

static bool decodes(LLVMDisasmContextRef context, uint32_t encoding, char *out, size_t size)
{
    uint8_t bytes[4] = {(uint8_t)encoding, (uint8_t)(encoding >> 8), (uint8_t)(encoding >> 16),
                        (uint8_t)(encoding >> 24)};
    return LLVMDisasmInstruction(context, bytes, sizeof bytes, 0, out, size) == 4;
}

static void prepare(void)
{
    if (armv8)
        return;
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64Disassembler();
    armv8 = LLVMCreateDisasmCPUFeatures("aarch64-linux-gnu", "generic", "+fp-armv8,+neon,+el3", NULL, 0, NULL, NULL);
    every = LLVMCreateDisasmCPUFeatures("aarch64-linux-gnu", "generic", "+all", NULL, 0, NULL, NULL);
    CHECK(armv8 && every);
    CHECK(a64_make(&table));
}

static uint64_t seed = 0x9e3779b97f4a7c15u;
static uint32_t draw(void)
{
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

/* The test does not compare these encodings. LLVM accepts unknown system registers and operations, and decodes
 * encodings that are permanently undefined. */
static bool is_system(uint32_t encoding) { return encoding >> 24 == 0xd5; }
static bool is_undefined(uint32_t encoding) { return encoding >> 16 == 0; }

static void compare(uint32_t encoding, uint64_t counts[2])
{
    if (is_system(encoding) || is_undefined(encoding))
        return;
    char said[256] = "", known[256] = "";
    bool base = a64_base(&table, encoding), wanted = decodes(armv8, encoding, said, sizeof said);
    if (base != wanted && (wanted || decodes(every, encoding, known, sizeof known)))
        unit_fail(__FILE__, __LINE__, "%08" PRIx32 ": the table says %s (%s), LLVM says:%s%s", encoding,
                  base ? "ARMv8.0-A" : "not ARMv8.0-A",
                  base ? a64_base(&table, encoding) : a64_extension(&table, encoding), said, known);
    counts[wanted]++;
}

TEST(random_encodings)
{
    prepare();
    uint64_t counts[2] = {0};
    for (uint32_t i = 0; i < 1000000; i++)
        compare(draw(), counts);
}

/* Compares random encodings of each row. For rows of ARMv8.0-A, also inverts one bit of each encoding and compares the
 * changed encoding. */
TEST(rows)
{
    prepare();
    for (unsigned i = 0; i < table.base_count; i++) {
        uint64_t counts[2] = {0};
        const a64_row *row = &table.base[i];
        for (uint32_t n = 0; n < 1000; n++) {
            uint32_t encoding = (draw() & ~row->mask) | row->bits;
            compare(encoding, counts);
            compare(encoding ^ 1u << draw() % 32, counts);
        }
        if (!counts[1] && !is_system(row->bits))
            unit_fail(__FILE__, __LINE__, "LLVM decodes no encoding of row %u, %s", i, row->what);
    }
    for (unsigned i = 0; i < table.extension_count; i++) {
        uint64_t counts[2] = {0};
        const a64_row *row = &table.extension[i];
        for (uint32_t n = 0; n < 1000; n++)
            compare((draw() & ~row->mask) | row->bits, counts);
    }
}
