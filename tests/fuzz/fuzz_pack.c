/* Checks packs. The sections of an accepted pack must lie inside the pack and must not overlap. Choosing an image must
 * give either an image for the machine or a status. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "abi/kernel.h"
#include "base/checksum.h"
#include "base/cpu.h"
#include "runtime/pack.h"

const char *const fuzz_name = "fuzz_pack";
const char *const fuzz_words[] = {"QUERNPCK",
                                  "x86-64-v3",
                                  "x86-64-v4",
                                  "x86-64-v4-vnni",
                                  "x86-64-v4-bf16",
                                  "armv8-a",
                                  "\x01",
                                  "\x04",
                                  "\xff\xff\xff\xff\xff\xff\xff\x7f",
                                  NULL};

/* Makes packs of 0 to 5 sections, which need no module. Every second pack has the parts of a key. */
void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    static const char bytes[200];
    const pack_content contents[] = {
        {PACK_IMAGE, CPU_X86, CPU_BITS_V3, "x86-64-v3", bytes, 65}, {PACK_GRAPH, 0, 0, NULL, bytes, 7},
        {PACK_IMAGE, CPU_X86, CPU_BITS_V4, "x86-64-v4", bytes, 64}, {PACK_NAMES, 0, 0, NULL, bytes, 0},
        {PACK_IMAGE, CPU_ARM, 0, "armv8-a", bytes, sizeof bytes},
    };
    pack_key parts;
    (void)size;
    if (module)
        return;
    memset(&parts, 0, sizeof parts);
    pack_text(parts.level, sizeof parts.level, "x86-64-v3");
    parts.abi = KERNEL_ABI;
    for (uint32_t count = 0; count <= 10; count++) {
        void *pack = NULL;
        size_t pack_size = 0;
        FUZZ_CHECK_OK(
            pack_build(&(pack_source){.parts = count % 2 ? &parts : NULL, .contents = contents, .count = count / 2},
                       &pack, &pack_size));
        add(pack, pack_size);
        free(pack);
    }
}

static void look(const pack_header *h, size_t size)
{
    const pack_section *sections = pack_sections(h), *chosen = NULL;
    uint64_t end = sizeof *h + h->sections * sizeof *sections;
    for (uint32_t i = 0; i < h->sections; i++) {
        FUZZ_CHECK(sections[i].offset >= end && sections[i].offset % PACK_ALIGNMENT == 0);
        end = sections[i].offset + sections[i].size;
        FUZZ_CHECK(end >= sections[i].offset && end <= size);
    }
    for (int kind = PACK_IMAGE; kind <= PACK_KERNEL; kind++)
        pack_find(h, (pack_kind)kind);
    for (uint32_t machine = 0; machine < 3; machine++) {
        qn_status status = pack_image(h, machine, CPU_BITS_V3, &chosen);
        FUZZ_CHECK(!status == !!chosen);
        FUZZ_CHECK(!chosen || (chosen->machine == machine && !(chosen->features & ~CPU_BITS_V3)));
        qn_status_free(status);
    }
}

static void check(const void *bytes, size_t size)
{
    qn_status status = pack_check(bytes, size);
    if (status)
        FUZZ_CHECK(*qn_status_message(status));
    else {
        fuzz_accepted++;
        look(bytes, size);
    }
    qn_status_free(status);
}

/* Tries the unchanged input. Then tries it with correct header fields, such as size, key and checksum, so that mutated
 * inputs pass the checks of these fields. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *copy = calloc(1, size + 1);
    if (size)
        memcpy(copy, data, size);
    check(copy, size);
    if (size >= sizeof(pack_header)) {
        pack_header *h = (pack_header *)(void *)copy;
        memcpy(h->magic, PACK_MAGIC, sizeof h->magic);
        h->version = PACK_VERSION;
        h->size = size;
        h->reserved = 0;
        h->parts.abi = h->abi;
        pack_key_hash(&h->parts, h->key);
        h->checksum = checksum_after(copy, PACK_CHECKED_FROM, size);
        check(copy, size);
    }
    free(copy);
    return 0;
}
