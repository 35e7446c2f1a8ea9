/* x86-64. cpuid reports the features of the CPU. XCR0 reports which registers the operating system saves. A vector
 * feature is usable only if cpuid reports it and the system saves the registers that the feature uses. */
#include "base/cpu.h"

#include <cpuid.h>
#include <string.h>

/* For each feature, the table `probes` has the leaf, the register (0..3 for eax..edx) and the bit in which cpuid
 * reports the feature. LEAF_7_1 is sub-leaf 1 of leaf 7; other leaves are read with sub-leaf 0. `state` holds the bits
 * of XCR0 that the feature needs. */
typedef enum leaf { LEAF_1, LEAF_7, LEAF_7_1, LEAF_EXTENDED, LEAVES } leaf;
static const uint32_t leaf_numbers[LEAVES] = {1, 7, 7, 0x80000001};
enum { XMM = 1 << 1, YMM = 1 << 2 | XMM, ZMM = 7 << 5 | YMM };
static const struct {
    uint64_t feature;
    uint8_t leaf, reg, bit, state;
} probes[] = {
    {CPU_BIT(sse3), LEAF_1, 2, 0, 0},          {CPU_BIT(ssse3), LEAF_1, 2, 9, 0},
    {CPU_BIT(fma), LEAF_1, 2, 12, YMM},        {CPU_BIT(cx16), LEAF_1, 2, 13, 0},
    {CPU_BIT(sse4_1), LEAF_1, 2, 19, 0},       {CPU_BIT(sse4_2), LEAF_1, 2, 20, 0},
    {CPU_BIT(movbe), LEAF_1, 2, 22, 0},        {CPU_BIT(popcnt), LEAF_1, 2, 23, 0},
    {CPU_BIT(avx), LEAF_1, 2, 28, YMM},        {CPU_BIT(f16c), LEAF_1, 2, 29, YMM},
    {CPU_BIT(bmi), LEAF_7, 1, 3, 0},           {CPU_BIT(avx2), LEAF_7, 1, 5, YMM},
    {CPU_BIT(bmi2), LEAF_7, 1, 8, 0},          {CPU_BIT(avx512f), LEAF_7, 1, 16, ZMM},
    {CPU_BIT(avx512dq), LEAF_7, 1, 17, ZMM},   {CPU_BIT(avx512cd), LEAF_7, 1, 28, ZMM},
    {CPU_BIT(avx512bw), LEAF_7, 1, 30, ZMM},   {CPU_BIT(avx512vl), LEAF_7, 1, 31, ZMM},
    {CPU_BIT(avx512vnni), LEAF_7, 2, 11, ZMM}, {CPU_BIT(avx512bf16), LEAF_7_1, 0, 5, ZMM},
    {CPU_BIT(sahf), LEAF_EXTENDED, 2, 0, 0},   {CPU_BIT(lzcnt), LEAF_EXTENDED, 2, 5, 0},
};

static uint64_t enabled_state(uint32_t ecx_of_leaf_1)
{
    uint32_t low, high;
    enum { OSXSAVE = 1 << 27 };
    if (!(ecx_of_leaf_1 & OSXSAVE))
        return XMM;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

/* Writes the brand string of the CPU (48 characters in three leaves of cpuid) without its padding of spaces. If the CPU
 * has no brand string, writes "x86-64". */
void cpu_name(char out[CPU_NAME])
{
    uint32_t r[12] = {0};
    for (uint32_t i = 0; i < 3; i++)
        if (!__get_cpuid(0x80000002 + i, &r[4 * i], &r[4 * i + 1], &r[4 * i + 2], &r[4 * i + 3]))
            memcpy(r, "x86-64", 7);
    char text[sizeof r + 1] = {0};
    memcpy(text, r, sizeof r);
    const char *from = text + strspn(text, " ");
    size_t length = strlen(from);
    while (length && from[length - 1] == ' ')
        length--;
    memcpy(out, from, length);
    out[length] = 0;
}

void cpu_probe(cpu_facts *out)
{
    uint32_t r[LEAVES][4] = {{0}}, most[2];
    most[0] = __get_cpuid_max(0, NULL);
    most[1] = __get_cpuid_max(0x80000000, NULL);
    for (int i = 0; i < LEAVES; i++)
        if (leaf_numbers[i] <= most[i == LEAF_EXTENDED])
            __cpuid_count(leaf_numbers[i], i == LEAF_7_1, r[i][0], r[i][1], r[i][2], r[i][3]);
    *out = (cpu_facts){.machine = CPU_X86};
    uint64_t state = enabled_state(r[LEAF_1][2]);
    for (size_t i = 0; i < sizeof probes / sizeof *probes; i++)
        if (r[probes[i].leaf][probes[i].reg] >> probes[i].bit & 1 && (probes[i].state & ~state) == 0)
            out->features |= probes[i].feature;
}
