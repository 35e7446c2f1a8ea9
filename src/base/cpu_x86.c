/* x86-64: cpuid says what the CPU has, XCR0 which registers the system saves; a vector feature counts if both agree. */
#include "base/cpu.h"

#include <cpuid.h>
#include <string.h>

/* Where cpuid tells a feature: leaf (sub-leaf 0), register 0..3 for eax..edx, bit; and what XCR0 must enable for it. */
enum { XMM = 1 << 1, YMM = 1 << 2 | XMM, ZMM = 7 << 5 | YMM };
static const struct {
    uint64_t feature;
    uint32_t leaf;
    uint8_t reg, bit, state;
} probes[] = {
    {CPU_BIT(sse3), 1, 2, 0, 0},          {CPU_BIT(ssse3), 1, 2, 9, 0},
    {CPU_BIT(fma), 1, 2, 12, YMM},        {CPU_BIT(cx16), 1, 2, 13, 0},
    {CPU_BIT(sse4_1), 1, 2, 19, 0},       {CPU_BIT(sse4_2), 1, 2, 20, 0},
    {CPU_BIT(movbe), 1, 2, 22, 0},        {CPU_BIT(popcnt), 1, 2, 23, 0},
    {CPU_BIT(avx), 1, 2, 28, YMM},        {CPU_BIT(f16c), 1, 2, 29, YMM},
    {CPU_BIT(bmi), 7, 1, 3, 0},           {CPU_BIT(avx2), 7, 1, 5, YMM},
    {CPU_BIT(bmi2), 7, 1, 8, 0},          {CPU_BIT(avx512f), 7, 1, 16, ZMM},
    {CPU_BIT(avx512dq), 7, 1, 17, ZMM},   {CPU_BIT(avx512cd), 7, 1, 28, ZMM},
    {CPU_BIT(avx512bw), 7, 1, 30, ZMM},   {CPU_BIT(avx512vl), 7, 1, 31, ZMM},
    {CPU_BIT(sahf), 0x80000001, 2, 0, 0}, {CPU_BIT(lzcnt), 0x80000001, 2, 5, 0},
};

static uint64_t enabled_state(void)
{
    uint32_t r[4] = {0}, low, high;
    enum { OSXSAVE = 1 << 27 };
    if (!__get_cpuid_count(1, 0, &r[0], &r[1], &r[2], &r[3]) || !(r[2] & OSXSAVE))
        return XMM;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

/* The brand string: 48 characters in three leaves, padded with spaces. */
static void brand(char *out)
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
    memset(out, 0, sizeof *out);
    out->machine = CPU_X86;
    brand(out->name);
    uint64_t state = enabled_state();
    for (size_t i = 0; i < sizeof probes / sizeof *probes; i++) {
        uint32_t r[4] = {0};
        if (__get_cpuid_count(probes[i].leaf, 0, &r[0], &r[1], &r[2], &r[3]) && r[probes[i].reg] >> probes[i].bit & 1 &&
            (probes[i].state & ~state) == 0)
            out->features |= probes[i].feature;
    }
}
