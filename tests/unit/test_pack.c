/* Tests of packs (abi/pack.h): the strong hash, building, checking, choosing an image. */
#include <stddef.h>
#include <stdlib.h>

#include "abi/image.h"
#include "abi/kernel.h"
#include "base/blake2b.h"
#include "base/checksum.h"
#include "base/cpu.h"
#include "runtime/pack.h"
#include "unit.h"

/* ---- BLAKE2b: expected values are those of Python's hashlib ------------------------------------------------------ */

static void fill(uint8_t *out, size_t size)
{
    for (size_t i = 0; i < size; i++)
        out[i] = (uint8_t)(i * 167 + (i >> 8) * 13 + 5);
}

static void to_hex(const uint8_t *bytes, size_t size, char *out)
{
    for (size_t i = 0; i < size; i++)
        snprintf(out + 2 * i, 3, "%02x", bytes[i]);
}

typedef struct hashed {
    size_t size;
    uint32_t out;
    const char *hex;
} hashed;

static const hashed hashes[] = {
    {0, 64,
     "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b903a685b1448b755d"
     "56f701afe9be2ce"},
    {0, 32, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"},
    {1, 32, "fb3d635c7cb573d1b9e9bff4a64ab4f25190d29b6fd8db94c605a218a23fa9ad"},
    {3, 64,
     "a477db2637a6ab94502d3142bf0d4e907bd7be6f5656bb8173bc181236309e2588ceb51835fd9a5e84515b8cd975af998ef8159bc129c5350"
     "b2c8fae29213aea"},
    {63, 16, "47a96b2cbcc52760d68580c4626e9404"},
    {64, 20, "93a2ed0b32c2ce33b813b41c38ddc746ca604938"},
    {65, 32, "a8bcec053ee73f288745ea91cafd8ad23a50c0a725074f819799e7d1d4ae3bd1"},
    {127, 32, "c93e67778816a2731c4f09ac957329eccb0d15d47e654201a3db97d50dd27f77"},
    {128, 32, "903b9d106cf71e43293a9dee38e064b1f47cd894a08fe547997c5226211d5317"},
    {129, 32, "149ed42437952d0b34175db8a7c95d7c0bc6bbf2d0250daad45d758fa75445c6"},
    {104, 32, "f7e861ca45c72e558f36f83b0608c9554df8e3530a14fb7a6b114f5da546060d"},
    {255, 48, "38bc6eb6f8b48006b96c8b1d231c2265afb5c602199f3b92a5289cd29b1e29a54ac0178a6620291c8a6408e2ff0ec3d3"},
    {256, 64,
     "12798cd40f3fbfbc45df73b6729bc4f374e2cc36ac8eccfa64a55dd51d1e49ac147356a8bf7caab9491b03f99c407936f8e5b2fa4c2f6a640"
     "cef32fa4855d9d4"},
    {257, 1, "db"},
    {383, 64,
     "ea24dce73b960305f6ef0fa129ba79da1c764d4446ed93ed183b9ddd8007d2e3f0ad1f9a3370daac72c600d98013e449e9f851631fad014b0"
     "d54ca995fe7db93"},
    {384, 33, "499a7ea1eda03af2946df0bcf3ae1b3be41d73f5a0e9e4f2a36db3e738bb9a9036"},
    {385, 32, "03c43c4b0a4c8f6dbfeef42d83251c54db1c6c391b1180751bad63e94554c195"},
    {1000, 32, "2acada4eebe6b6781bdfa6ddca0114f53de062edf3fcc96ab15992b158dda243"},
    {4096, 64,
     "d958534a8dad41f23986d77ced9738e339a3b429f966d1383c86bdec1fdd0cca4e63766e40a1ea12f34b0316b36ed7d2845644e18347f0aa2"
     "8dc610e9e99721a"},
    {65537, 32, "6b2182938c6b812306afffd2a75a88f327d6cef8b3f8d31024f94adaa24bebe6"},
};

enum { LONGEST = 65537 };
static uint8_t input[LONGEST];

static void check_hash(const hashed *row, size_t piece)
{
    uint8_t out[BLAKE2B_MAX + 1];
    char hex[2 * BLAKE2B_MAX + 1];
    blake2b h;
    memset(out, 0xee, sizeof out);
    blake2b_begin(&h, row->out);
    for (size_t at = 0; at < row->size; at += piece)
        blake2b_add(&h, input + at, row->size - at < piece ? row->size - at : piece);
    blake2b_end(&h, out);
    to_hex(out, row->out, hex);
    if (strcmp(hex, row->hex) != 0)
        unit_fail(__FILE__, __LINE__, "%zu bytes, hashed in pieces of %zu bytes, give %s", row->size, piece, hex);
    CHECK(out[row->out] == 0xee);
}

TEST(hashes_are_those_of_hashlib)
{
    fill(input, sizeof input);
    for (size_t i = 0; i < sizeof hashes / sizeof *hashes; i++)
        for (size_t piece = 1; piece <= 400; piece += piece < 10 ? 1 : 59)
            check_hash(&hashes[i], piece);
    uint8_t out[64];
    char hex[129];
    blake2b_hash("abc", 3, out, 64);
    to_hex(out, 64, hex);
    CHECK(strcmp(hex,
                 "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                 "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923") == 0); /* RFC 7693, appendix A */
}

/* Hashes an input of each length below 600, with output sizes from 1 to 64 in turn. Hashes all these outputs together,
 * and compares the result with the known value. */
TEST(all_lengths_and_sizes)
{
    blake2b all;
    uint8_t out[64];
    char hex[65];
    fill(input, sizeof input);
    blake2b_begin(&all, 32);
    for (size_t n = 0; n < 600; n++) {
        blake2b_hash(input, n, out, 1 + (uint32_t)n % 64);
        blake2b_add(&all, out, 1 + n % 64);
    }
    blake2b_end(&all, out);
    to_hex(out, 32, hex);
    CHECK(strcmp(hex, "b2499a17e8aeb0fdf26faa6196a62e1205e64e08ef57992e0a40134567481817") == 0);
}

/* ---- packs ------------------------------------------------------------------------------------------------------- */

typedef struct pack {
    char *bytes;
    size_t size;
} pack;

static pack_header *header(const pack *p) { return (pack_header *)(void *)p->bytes; }
static pack_section *section(const pack *p, int i)
{
    return (pack_section *)(void *)(p->bytes + sizeof(pack_header)) + i;
}
/* ---- the checksum ------------------------------------------------------------------------------------------------ */

/* XXH64 with seed 0. The values for texts are published. The values for prefixes of a pattern come from another
 * implementation. */
TEST(checksums_are_those_of_xxh64)
{
    static const struct {
        const char *text;
        uint64_t sum;
    } texts[] = {{"", 0xef46db3751d8e999},
                 {"a", 0xd24ec4f1a98c6e5b},
                 {"abc", 0x44bc2cf5ad770999},
                 {"Nobody inspects the spammish repetition", 0xfbcea83c8a378bf1}};
    static const struct {
        size_t size;
        uint64_t sum;
    } sizes[] = {{1, 0xe934a84adb052768},   {3, 0xa83378d1eb86ec62},    {4, 0x9882e57ed36c4cfc},
                 {7, 0xf0aef407b44730f8},   {8, 0xa5bc8d8944331fe7},    {11, 0x322f5b3c3a128700},
                 {12, 0x26f149a7bc288970},  {31, 0x1add2d10328c4897},   {32, 0x333288d992cf3b16},
                 {33, 0x379b60150f2cfc7f},  {63, 0x230f593878fe3703},   {64, 0x60a3644ca073e2cb},
                 {100, 0xacd07a6400e07def}, {4999, 0x891024d6d4f5c6b2}, {5000, 0x3ec87c4f931c1f9c}};
    uint8_t pattern[5000];
    for (size_t i = 0; i < sizeof pattern; i++)
        pattern[i] = (uint8_t)(i * 131 + (i >> 8) * 7);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        CHECK_EQ_U64(checksum(texts[i].text, strlen(texts[i].text)), texts[i].sum);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        CHECK_EQ_U64(checksum(pattern, sizes[i].size), sizes[i].sum);
}

/* A change of the first word changes the checksum, whatever value a later word has. The test changes one later word at
 * a time. The values of the later word include constants of hash functions. */
TEST(checksums_depend_on_the_first_word)
{
    static const uint64_t words[] = {0, 1, ~(uint64_t)0, 0xe7037ed1a0b428db, 0x9e3779b97f4a7c15, 0x9e3779b185ebca87};
    uint64_t bytes[8] = {0};
    for (size_t at = 1; at < 8; at++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            bytes[at] = words[i];
            bytes[0] = 0;
            uint64_t before = checksum(bytes, sizeof bytes);
            bytes[0] = 1;
            CHECK(checksum(bytes, sizeof bytes) != before);
            bytes[at] = 0;
        }
}

static void seal(const pack *p) { header(p)->checksum = checksum_after(p->bytes, PACK_CHECKED_FROM, p->size); }

static pack_key some_parts(void)
{
    pack_key parts;
    memset(&parts, 0, sizeof parts);
    pack_text(parts.compile_id, sizeof parts.compile_id, "0123456789abcdef");
    pack_text(parts.level, sizeof parts.level, "x86-64-v3");
    parts.abi = KERNEL_ABI;
    memset(parts.graph, 0x5a, sizeof parts.graph);
    return parts;
}

static pack build(const pack_key *parts, const uint8_t *key, const pack_content *contents, uint32_t count)
{
    pack made = {NULL, 0};
    void *bytes = NULL;
    CHECK_OK(pack_build(
        &(pack_source){.parts = parts, .key = key, .compiler = "LLVM 19.1.7", .contents = contents, .count = count},
        &bytes, &made.size));
    made.bytes = bytes;
    return made;
}

/* Makes two images, a graph and an empty section. Their lengths leave gaps between the sections. */
static pack some_pack(void)
{
    static const char bytes[300] = "contents";
    const pack_content contents[] = {
        {PACK_IMAGE, CPU_X86, CPU_BITS_V3, "x86-64-v3", bytes, 100},
        {PACK_IMAGE, CPU_X86, CPU_BITS_V3 | CPU_BITS_V4, "x86-64-v4", bytes, 64},
        {PACK_NAMES, 0, 0, NULL, NULL, 0},
        {PACK_GRAPH, 0, 0, NULL, bytes, 77},
    };
    pack_key parts = some_parts();
    return build(&parts, NULL, contents, 4);
}

static void check_refused(const char *file, int line, const char *bytes, size_t size, qn_code code, const char *word)
{
    char *exact = malloc(size ? size : 1); /* exactly this size: a sanitizer sees reads past its end */
    memcpy(exact, bytes, size);
    qn_status s = pack_check(exact, size);
    if (!s)
        unit_fail(file, line, "the pack was accepted");
    else if ((code && qn_status_code(s) != code) || (word && !strstr(qn_status_message(s), word)))
        unit_fail(file, line, "refused with code %d: %s", (int)qn_status_code(s), qn_status_message(s));
    qn_status_free(s);
    free(exact);
}
#define CHECK_REFUSED(p, code, word) check_refused(__FILE__, __LINE__, (p)->bytes, (p)->size, (code), (word))

TEST(a_pack_holds_what_was_put_in)
{
    pack_key parts = some_parts();
    uint8_t key[PACK_KEY_SIZE];
    pack p = some_pack();
    CHECK_OK(pack_check(p.bytes, p.size));
    const pack_header *h = header(&p);
    pack_key_hash(&parts, key);
    CHECK(memcmp(h->key, key, sizeof key) == 0);
    CHECK(memcmp(&h->parts, &parts, sizeof parts) == 0);
    CHECK(strcmp(h->compiler, "LLVM 19.1.7") == 0);
    CHECK_EQ_U64(h->size, p.size);
    CHECK_EQ_U64(h->sections, 4);
    uint64_t end = sizeof *h + 4 * sizeof(pack_section);
    for (int i = 0; i < 4; i++) {
        const pack_section *s = section(&p, i);
        CHECK_EQ_U64(s->offset % 64, 0);
        CHECK(s->offset >= end && s->offset - end < 64);
        for (uint64_t at = end; at < s->offset; at++)
            CHECK(p.bytes[at] == 0);
        end = s->offset + s->size;
    }
    CHECK_EQ_U64(end, p.size);
    CHECK(pack_find(h, PACK_IMAGE) == section(&p, 0));
    CHECK(pack_find(h, PACK_GRAPH) == section(&p, 3));
    CHECK(pack_find(h, PACK_CONSTANTS) == NULL);
    CHECK(memcmp(pack_bytes(h, section(&p, 3)), "contents", 8) == 0);
    pack again = some_pack();
    CHECK(again.size == p.size && memcmp(again.bytes, p.bytes, p.size) == 0);
    free(again.bytes);
    free(p.bytes);
}

TEST(a_pack_may_be_empty_or_without_parts)
{
    uint8_t key[PACK_KEY_SIZE] = {1, 2, 3};
    pack p = build(NULL, key, NULL, 0);
    CHECK_OK(pack_check(p.bytes, p.size));
    CHECK_EQ_U64(p.size, sizeof(pack_header));
    CHECK(memcmp(header(&p)->key, key, sizeof key) == 0);
    free(p.bytes);
}

TEST(texts_are_cut_and_padded)
{
    char field[8];
    memset(field, 'x', sizeof field);
    pack_text(field, sizeof field, "abc");
    CHECK(memcmp(field, "abc\0\0\0\0", 8) == 0);
    pack_text(field, sizeof field, "abcdefghij");
    CHECK(memcmp(field, "abcdefgh", 8) == 0);
    pack_text(field, sizeof field, NULL);
    CHECK(memcmp(field, "\0\0\0\0\0\0\0", 8) == 0);
}

TEST(packs_that_are_too_large_are_not_built)
{
    static pack_content many[PACK_MAX_SECTIONS + 1];
    void *bytes = NULL;
    size_t size = 0;
    qn_status s = pack_build(&(pack_source){.contents = many, .count = PACK_MAX_SECTIONS + 1}, &bytes, &size);
    CHECK(qn_status_code(s) == QN_INVALID_ARGUMENT && !bytes);
    qn_status_free(s);
    pack_content huge[2] = {{.kind = PACK_GRAPH, .size = SIZE_MAX / 2 + 1},
                            {.kind = PACK_GRAPH, .size = SIZE_MAX / 2 + 1}};
    s = pack_build(&(pack_source){.contents = huge, .count = 2}, &bytes, &size);
    CHECK(qn_status_code(s) == QN_OUT_OF_MEMORY && !bytes);
    qn_status_free(s);
    huge[0].size = SIZE_MAX - 100;
    s = pack_build(&(pack_source){.contents = huge, .count = 1}, &bytes, &size);
    CHECK(qn_status_code(s) == QN_OUT_OF_MEMORY && !bytes);
    qn_status_free(s);
    for (int i = 0; i < PACK_MAX_SECTIONS; i++)
        many[i] = (pack_content){.kind = PACK_KERNEL, .bytes = "k", .size = 1};
    pack p = build(NULL, NULL, many, PACK_MAX_SECTIONS);
    CHECK_OK(pack_check(p.bytes, p.size));
    free(p.bytes);
}

TEST(every_truncation_is_refused)
{
    pack p = some_pack();
    char *longer = calloc(1, p.size + 64);
    memcpy(longer, p.bytes, p.size);
    for (size_t size = 0; size < p.size + 64; size++) {
        if (size == p.size)
            continue;
        pack cut = {longer, size};
        CHECK_REFUSED(&cut, QN_INVALID_ARGUMENT, "malformed");
        if (size < sizeof(pack_header))
            continue;
        /* the same truncated bytes, but with the right size and checksum in the header */
        header(&cut)->size = size;
        seal(&cut);
        CHECK_REFUSED(&cut, QN_INVALID_ARGUMENT, "section");
        memcpy(longer, p.bytes, sizeof(pack_header));
    }
    free(longer);
    free(p.bytes);
}

TEST(every_flipped_bit_is_refused)
{
    pack p = some_pack();
    for (size_t at = 0; at < p.size; at++)
        for (int bit = 0; bit < 8; bit++) {
            p.bytes[at] ^= (char)(1 << bit);
            CHECK_REFUSED(&p, 0, NULL);
            p.bytes[at] ^= (char)(1 << bit);
        }
    CHECK_OK(pack_check(p.bytes, p.size));
    free(p.bytes);
}

typedef struct damage {
    size_t offset, size;
    uint64_t value;
    qn_code code;
    const char *word;
} damage;

#define FIELD(name) offsetof(pack_header, name), sizeof(((pack_header *)0)->name)
#define ROW(i, name)                                                                                                   \
    sizeof(pack_header) + (i) * sizeof(pack_section) + offsetof(pack_section, name), sizeof(((pack_section *)0)->name)
static const damage damages[] = {
    {0, 1, 'q', QN_INVALID_ARGUMENT, "start"},
    {FIELD(version), 0, QN_UNSUPPORTED, "version"},
    {FIELD(version), PACK_VERSION + 1, QN_UNSUPPORTED, "version"},
    {FIELD(abi), KERNEL_ABI + 1, QN_INVALID_ARGUMENT, "ABI"},
    {FIELD(size), 0, QN_INVALID_ARGUMENT, "size"},
    {FIELD(size), UINT64_MAX, QN_INVALID_ARGUMENT, "size"},
    {FIELD(sections), 0, QN_INVALID_ARGUMENT, "follow"},
    {FIELD(sections), 3, QN_INVALID_ARGUMENT, NULL},
    {FIELD(sections), 5, QN_INVALID_ARGUMENT, NULL},
    {FIELD(sections), 1000, QN_INVALID_ARGUMENT, "table"},
    {FIELD(sections), PACK_MAX_SECTIONS + 1, QN_INVALID_ARGUMENT, "table"},
    {FIELD(sections), UINT32_MAX, QN_INVALID_ARGUMENT, "table"},
    {FIELD(reserved), 1, QN_INVALID_ARGUMENT, "reserved"},
    {offsetof(pack_header, key), 1, 0xaa, QN_INVALID_ARGUMENT, "key"},
    {offsetof(pack_header, parts.graph), 1, 0xaa, QN_INVALID_ARGUMENT, "key"},
    {ROW(0, offset), 0, QN_INVALID_ARGUMENT, "first possible offset"},
    {ROW(1, offset), 512, QN_INVALID_ARGUMENT, "first possible offset"}, /* overlaps the first image */
    {ROW(1, offset), 641, QN_INVALID_ARGUMENT, "first possible offset"}, /* the offset is not aligned */
    {ROW(1, offset), UINT64_MAX, QN_INVALID_ARGUMENT, "first possible offset"},
    {ROW(3, offset), 768, QN_INVALID_ARGUMENT, "first possible offset"},
    {ROW(0, size), 1000000, QN_INVALID_ARGUMENT, "outside"},
    {ROW(0, size), UINT64_MAX, QN_INVALID_ARGUMENT, "outside"},
    {ROW(0, size), UINT64_MAX - 511, QN_INVALID_ARGUMENT, "outside"},
    {ROW(3, size), 78, QN_INVALID_ARGUMENT, "outside"},
    {ROW(3, size), 76, QN_INVALID_ARGUMENT, "follow"},
    {ROW(3, size), 0, QN_INVALID_ARGUMENT, "follow"},
};

TEST(every_wrong_field_is_refused)
{
    pack p = some_pack(), copy = {malloc(p.size), p.size};
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        const damage *d = &damages[i];
        memcpy(copy.bytes, p.bytes, p.size);
        memcpy(copy.bytes + d->offset, &d->value, d->size);
        if (memcmp(copy.bytes, p.bytes, p.size) == 0)
            unit_fail(__FILE__, __LINE__, "damage %zu changes nothing", i);
        seal(&copy);
        CHECK_REFUSED(&copy, d->code, d->word);
    }
    free(copy.bytes);
    free(p.bytes);
}

/* ---- choosing ---------------------------------------------------------------------------------------------------- */

static const char *chosen(const pack *p, uint32_t machine, uint64_t features)
{
    static char level[PACK_LEVEL + 1];
    const pack_section *s = (const pack_section *)1;
    qn_status status = pack_image(header(p), machine, features, &s);
    CHECK(status ? s == NULL : s != NULL);
    CHECK(!status || qn_status_code(status) == QN_UNSUPPORTED);
    snprintf(level, sizeof level, "%.*s", PACK_LEVEL, status ? "none" : s->level);
    qn_status_free(status);
    return level;
}

TEST(the_best_level_that_runs_is_chosen)
{
    const uint64_t v3 = CPU_BITS_V3, v4 = CPU_BITS_V3 | CPU_BITS_V4, arm = CPU_BIT(fp) | CPU_BIT(asimd);
    const pack_content contents[] = {
        {PACK_GRAPH, 0, 0, NULL, "g", 1},
        {PACK_IMAGE, CPU_ARM, arm, "armv8-a", "1", 1},
        {PACK_IMAGE, CPU_X86, v4, "x86-64-v4", "2", 1},
        {PACK_IMAGE, CPU_X86, v3, "x86-64-v3", "3", 1},
        {PACK_IMAGE, CPU_X86, v3, "x86-64-v3", "4", 1},
        {PACK_IMAGE, CPU_X86, v3, "of-the-future", "5", 1},
        {PACK_IMAGE, CPU_X86, v4 | (uint64_t)1 << 63, "x86-64-v4", "6", 1},
    };
    pack p = build(NULL, NULL, contents, 7);
    CHECK(strcmp(chosen(&p, CPU_X86, v4), "x86-64-v4") == 0);
    CHECK(strcmp(chosen(&p, CPU_X86, ~(uint64_t)0 >> 1), "x86-64-v4") == 0);
    CHECK(strcmp(chosen(&p, CPU_X86, v4 & ~CPU_BIT(avx512vl)), "x86-64-v3") == 0);
    CHECK(strcmp(chosen(&p, CPU_X86, v3), "x86-64-v3") == 0);
    CHECK(strcmp(chosen(&p, CPU_X86, v3 & ~CPU_BIT(fma)), "none") == 0);
    CHECK(strcmp(chosen(&p, CPU_X86, 0), "none") == 0);
    CHECK(strcmp(chosen(&p, CPU_ARM, arm), "armv8-a") == 0);
    CHECK(strcmp(chosen(&p, CPU_ARM, v4), "none") == 0);
    CHECK(strcmp(chosen(&p, CPU_NONE, ~(uint64_t)0), "none") == 0);
    const pack_section *s = NULL;
    CHECK_OK(pack_image(header(&p), CPU_X86, v3, &s));
    CHECK(s == section(&p, 3)); /* if two sections are equal, the first is chosen */
    CHECK_OK(pack_image(header(&p), CPU_X86, v4, &s));
    CHECK(s == section(&p, 2));
    free(p.bytes);
    p = build(NULL, NULL, &contents[5], 1);
    CHECK(strcmp(chosen(&p, CPU_X86, v3), "of-the-future") == 0); /* the level is unknown; the CPU has its features */
    free(p.bytes);
}

TEST(the_message_lists_what_the_pack_has)
{
    pack p = some_pack();
    const pack_section *s = NULL;
    qn_status status = pack_image(header(&p), CPU_ARM, 0, &s);
    CHECK(strstr(qn_status_message(status), "x86-64-v3, x86-64-v4") != NULL);
    qn_status_free(status);
    header(&p)->abi = header(&p)->parts.abi = KERNEL_ABI + 7;
    pack_key_hash(&header(&p)->parts, header(&p)->key);
    seal(&p);
    CHECK_OK(pack_check(p.bytes, p.size)); /* a pack with another ABI is valid; only its images cannot run */
    status = pack_image(header(&p), CPU_X86, ~(uint64_t)0, &s);
    CHECK(qn_status_code(status) == QN_UNSUPPORTED && strstr(qn_status_message(status), "ABI") && !s);
    qn_status_free(status);
    free(p.bytes);
    p = build(NULL, NULL, NULL, 0);
    status = pack_image(header(&p), CPU_X86, ~(uint64_t)0, &s);
    CHECK(strstr(qn_status_message(status), "it has none") != NULL);
    qn_status_free(status);
    free(p.bytes);
}
