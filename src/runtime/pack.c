#include "runtime/pack.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abi/image.h"
#include "abi/kernel.h"
#include "base/blake2b.h"
#include "base/checksum.h"
#include "base/cpu.h"

_Static_assert((int)CPU_X86 == (int)IMAGE_X86_64 && (int)CPU_ARM == (int)IMAGE_AARCH64, "the numbers of machines");

void pack_key_hash(const pack_key *parts, uint8_t out[PACK_KEY_SIZE])
{
    blake2b_hash(parts, sizeof *parts, out, PACK_KEY_SIZE);
}

void pack_text(char *field, size_t size, const char *text)
{
    size_t length = text ? strlen(text) : 0;
    memset(field, 0, size);
    if (length)
        memcpy(field, text, length < size ? length : size);
}

/* ---- building ---------------------------------------------------------------------------------------------------- */

/* Sets *out to the first offset, from `end` on, at which a section may begin. Returns false if the offset does not fit
 * into 64 bits. */
static bool next_offset(uint64_t end, uint64_t *out)
{
    *out = (end + PACK_ALIGNMENT - 1) / PACK_ALIGNMENT * PACK_ALIGNMENT;
    return *out >= end;
}

static uint64_t table_end(uint32_t sections) { return sizeof(pack_header) + sections * sizeof(pack_section); }

static qn_status layout(const pack_source *source, size_t *out)
{
    if (source->count > PACK_MAX_SECTIONS)
        return status_make(QN_INVALID_ARGUMENT, "a pack has at most %d sections, not %u", PACK_MAX_SECTIONS,
                           source->count);
    uint64_t end = table_end(source->count);
    for (uint32_t i = 0; i < source->count; i++)
        if (!next_offset(end, &end) || __builtin_add_overflow(end, source->contents[i].size, &end))
            return status_oom();
    if (end > SIZE_MAX)
        return status_oom();
    *out = (size_t)end;
    return NULL;
}

static void fill_sections(const pack_source *source, char *bytes)
{
    pack_section *sections = (pack_section *)(void *)(bytes + sizeof(pack_header));
    uint64_t end = table_end(source->count);
    for (uint32_t i = 0; i < source->count; i++) {
        const pack_content *content = &source->contents[i];
        pack_section *section = &sections[i];
        section->kind = content->kind;
        section->machine = content->machine;
        section->features = content->features;
        pack_text(section->level, sizeof section->level, content->level);
        next_offset(end, &section->offset);
        section->size = content->size;
        if (content->size)
            memcpy(bytes + section->offset, content->bytes, content->size);
        end = section->offset + section->size;
    }
}

qn_status pack_build(const pack_source *source, void **out, size_t *out_size)
{
    size_t size = 0;
    *out = NULL;
    QN_TRY(layout(source, &size));
    char *bytes = calloc(1, size);
    if (!bytes)
        return status_oom();
    pack_header *h = (pack_header *)(void *)bytes;
    memcpy(h->magic, PACK_MAGIC, sizeof h->magic);
    h->version = PACK_VERSION;
    h->abi = KERNEL_ABI;
    h->size = size;
    if (source->parts)
        h->parts = *source->parts;
    if (source->key)
        memcpy(h->key, source->key, sizeof h->key);
    else
        pack_key_hash(&h->parts, h->key);
    pack_text(h->compiler, sizeof h->compiler, source->compiler);
    h->sections = source->count;
    h->kernels_compiled = source->kernels_compiled;
    h->kernels_shared = source->kernels_shared;
    fill_sections(source, bytes);
    h->checksum = checksum_after(bytes, PACK_CHECKED_FROM, size);
    *out = bytes;
    *out_size = size;
    return NULL;
}

/* ---- checking ---------------------------------------------------------------------------------------------------- */

#define MAKE_AGAIN "make it again, for instance with `quern compile`"

static qn_status malformed(const char *what)
{
    return status_make(QN_INVALID_ARGUMENT, "malformed pack: %s; " MAKE_AGAIN, what);
}

/* Checks that each section begins at the first possible offset after the previous section, and that no bytes follow the
 * last section. */
static qn_status check_sections(const pack_header *h)
{
    if (h->sections > PACK_MAX_SECTIONS || table_end(h->sections) > h->size)
        return malformed("its table of sections lies outside of the pack");
    const pack_section *sections = pack_sections(h);
    uint64_t end = table_end(h->sections);
    for (uint32_t i = 0; i < h->sections; i++) {
        const pack_section *s = &sections[i];
        if (!next_offset(end, &end) || s->offset != end)
            return malformed("a section does not begin at the first possible offset");
        if (s->offset > h->size || s->size > h->size - s->offset)
            return malformed("a section lies outside of the pack");
        end = s->offset + s->size;
    }
    return end == h->size ? NULL : malformed("bytes follow its last section");
}

static qn_status check_key(const pack_header *h)
{
    static const pack_key none;
    uint8_t key[PACK_KEY_SIZE];
    if (memcmp(&h->parts, &none, sizeof none) == 0)
        return NULL;
    if (h->parts.abi != h->abi)
        return malformed("its key has another ABI than its header");
    pack_key_hash(&h->parts, key);
    return memcmp(h->key, key, sizeof key) == 0 ? NULL : malformed("its key does not match the parts of the key");
}

/* Checks only the header. `have` is the number of bytes that can be read at h. `size` is the size of the whole pack in
 * bytes. */
static qn_status check_header(const pack_header *h, size_t have, uint64_t size)
{
    if (have < sizeof h->magic || memcmp(h->magic, PACK_MAGIC, sizeof h->magic) != 0)
        return status_make(QN_INVALID_ARGUMENT,
                           "malformed pack: it does not start with " PACK_MAGIC "; expected a pack");
    if (have < sizeof *h)
        return malformed("it ends within its header");
    if (h->version != PACK_VERSION)
        return status_make(QN_UNSUPPORTED, "the pack is of version %u, this library reads %d; " MAKE_AGAIN, h->version,
                           PACK_VERSION);
    if (h->size != size)
        return status_make(QN_INVALID_ARGUMENT,
                           "malformed pack: its size is %" PRIu64 " bytes, but %" PRIu64 " in its header; " MAKE_AGAIN,
                           size, h->size);
    return h->reserved ? malformed("a reserved field is used") : NULL;
}

qn_status pack_check(const void *bytes, size_t size)
{
    const pack_header *h = bytes;
    QN_TRY(check_header(h, size, size));
    QN_TRY(check_sections(h));
    if (h->checksum != checksum_after(h, PACK_CHECKED_FROM, size))
        return malformed("its checksum does not match");
    return check_key(h);
}

/* ---- pack files -------------------------------------------------------------------------------------------------- */

static qn_status map_pack(const char *path, int file, bool execute, mapped *out)
{
    os_facts facts;
    pack_header header;
    int error = os_file_facts(file, &facts);
    int64_t have = error || !facts.regular ? 0 : os_file_read(file, &header, sizeof header, 0);
    if (error || have < 0)
        return status_make(QN_IO, "cannot be read: %s", strerror(error ? -error : (int)-have));
    if (!facts.regular)
        return status_make(QN_INVALID_ARGUMENT, "it is not a regular file; expected a pack");
    if (facts.size == 0 || facts.size > SIZE_MAX / 2)
        return status_make(QN_INVALID_ARGUMENT, "it is %s; expected a pack", facts.size ? "too large" : "empty");
    QN_TRY(check_header(&header, (size_t)have, facts.size));
    error = mapped_open(file, (size_t)facts.size, execute, os_path_remote(path), out);
    if (error == -ENOMEM)
        return status_oom();
    return error ? status_make(QN_UNSUPPORTED, "cannot be mapped: %s", strerror(-error)) : NULL;
}

qn_status pack_open(const char *path, bool execute, mapped *out)
{
    *out = (mapped){.how = MAPPED_NOT};
    int file = os_file_open(path, true);
    if (file < 0)
        return status_make(file == -ENOENT ? QN_NOT_FOUND : QN_IO, "cannot be opened: %s", strerror(-file));
    qn_status s = map_pack(path, file, execute, out);
    os_file_close(file);
    return s;
}

/* ---- finding ----------------------------------------------------------------------------------------------------- */

const pack_section *pack_find(const pack_header *pack, pack_kind kind)
{
    const pack_section *sections = pack_sections(pack);
    for (uint32_t i = 0; i < pack->sections; i++)
        if (sections[i].kind == (uint32_t)kind)
            return &sections[i];
    return NULL;
}

static cpu_level level_of(const pack_section *s)
{
    char name[PACK_LEVEL + 1] = "";
    memcpy(name, s->level, PACK_LEVEL);
    return level_from_name(name);
}

static qn_status no_image(const pack_header *pack)
{
    const pack_section *sections = pack_sections(pack);
    char levels[256] = "";
    size_t used = 0;
    for (uint32_t i = 0; i < pack->sections && used < sizeof levels; i++)
        if (sections[i].kind == PACK_IMAGE)
            used += (size_t)snprintf(levels + used, sizeof levels - used, "%s%.*s", used ? ", " : "", PACK_LEVEL,
                                     sections[i].level);
    return status_make(QN_UNSUPPORTED, "the pack has no code that this CPU runs; it has %s", used ? levels : "none");
}

qn_status pack_image(const pack_header *pack, uint32_t machine, uint64_t features, const pack_section **out)
{
    const pack_section *sections = pack_sections(pack);
    *out = NULL;
    if (pack->abi != KERNEL_ABI)
        return status_make(QN_UNSUPPORTED, "the images of the pack have ABI %u, this library runs ABI %d", pack->abi,
                           KERNEL_ABI);
    for (uint32_t i = 0; i < pack->sections; i++) {
        const pack_section *s = &sections[i];
        if (s->kind != PACK_IMAGE || s->machine != machine || (s->features & ~features))
            continue;
        if (!*out || level_of(s) > level_of(*out))
            *out = s;
    }
    return *out ? NULL : no_image(pack);
}
