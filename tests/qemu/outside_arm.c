/* outside_arm KIND: executes one instruction that ARMv8.0-A lacks, except if KIND is "none". The plugin (encodings.c)
 * must report this instruction. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void none(void) {}

static void aes(void) { __asm__ volatile(".arch armv8-a+crypto\n aese v0.16b, v1.16b" ::: "v0"); }

static void crc32(void) { __asm__ volatile(".arch armv8-a+crc\n crc32w w9, w9, w9" ::: "x9"); }

static void fp16(void) { __asm__ volatile(".arch armv8.2-a+fp16\n fadd v0.8h, v0.8h, v1.8h" ::: "v0"); }

static void dot(void) { __asm__ volatile(".arch armv8.2-a+dotprod\n udot v0.4s, v1.16b, v2.16b" ::: "v0"); }

static void atomic(void)
{
    uint64_t word = 0;
    __asm__ volatile(".arch armv8.1-a\n ldadd x9, x9, [%0]" ::"r"(&word) : "x9", "memory");
}

static const struct {
    const char *name;
    void (*run)(void);
} kinds[] = {{"none", none}, {"aes", aes}, {"crc32", crc32}, {"fp16", fp16}, {"dot", dot}, {"atomic", atomic}};

int main(int count, char **names)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (count == 2 && !strcmp(names[1], kinds[i].name)) {
            kinds[i].run();
            return 0;
        }
    fprintf(stderr, "usage: outside_arm none|aes|crc32|fp16|dot|atomic\n");
    return 2;
}
