/* Links one ELF64 relocatable object from LLVM into code and read-only data that refer to each other only by relative
 * distance.
 *
 * Relocation types and their arithmetic are from the System V ABI supplements for AMD64 (section 4.4) and AArch64 (ELF
 * for the Arm 64-bit Architecture, section 5.7).
 */
#include <elf.h>
#include <string.h>

#include "jit/object.h"

typedef struct object {
    arena *a;
    const uint8_t *bytes;
    size_t size;
    const Elf64_Ehdr *header;
    const Elf64_Shdr *sections;
    const char *names;
    const Elf64_Sym *symbols;
    size_t symbol_count;
    const char *strings;
    int64_t *place; /* for each section: its offset in the output, or -1 if the section is left out */
    linked *out;
    const linked_outside *outside;
} object;

static qn_status refuse(const char *what, const char *name)
{
    return status_make(QN_INTERNAL, "the object cannot be an image: %s %s", what, name);
}

static qn_status read_header(object *o)
{
    o->header = (const Elf64_Ehdr *)o->bytes;
    if (o->size < sizeof *o->header || memcmp(o->header->e_ident, ELFMAG, SELFMAG) != 0 || o->header->e_type != ET_REL)
        return refuse("it is not", "a relocatable ELF file");
    o->sections = (const Elf64_Shdr *)(o->bytes + o->header->e_shoff);
    o->names = (const char *)o->bytes + o->sections[o->header->e_shstrndx].sh_offset;
    for (int i = 0; i < o->header->e_shnum; i++) {
        const Elf64_Shdr *s = &o->sections[i];
        if (s->sh_type != SHT_SYMTAB)
            continue;
        o->symbols = (const Elf64_Sym *)(o->bytes + s->sh_offset);
        o->symbol_count = s->sh_size / sizeof *o->symbols;
        o->strings = (const char *)o->bytes + o->sections[s->sh_link].sh_offset;
    }
    return NULL;
}

static bool is_wanted(const object *o, const Elf64_Shdr *s)
{
    /* Kernels never unwind, so they need no unwind tables. */
    return s->sh_flags & SHF_ALLOC && s->sh_size && strcmp(o->names + s->sh_name, ".eh_frame") != 0;
}

/* Places all code first. The data follow at the next multiple of 64 bytes. */
static qn_status place_sections(object *o)
{
    uint64_t at = 0;
    o->place = ARENA_NEW_ARRAY(o->a, int64_t, o->header->e_shnum);
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < o->header->e_shnum; i++) {
            const Elf64_Shdr *s = &o->sections[i];
            if (pass == 0)
                o->place[i] = -1;
            if (!is_wanted(o, s) || !(s->sh_flags & SHF_EXECINSTR) != (pass == 1))
                continue;
            if (s->sh_flags & (SHF_WRITE | SHF_TLS) || s->sh_type == SHT_NOBITS)
                return refuse("writable section", o->names + s->sh_name);
            if (s->sh_addralign > 64)
                return refuse("alignment above 64 of section", o->names + s->sh_name);
            uint64_t align = s->sh_addralign ? s->sh_addralign : 1;
            at = (at + align - 1) / align * align;
            o->place[i] = (int64_t)at;
            at += s->sh_size;
        }
        if (pass == 0) {
            o->out->code_size = at;
            at = (at + 63) / 64 * 64;
            o->out->data_offset = at;
        }
    }
    o->out->size = at;
    o->out->bytes = arena_alloc(o->a, at);
    for (int i = 0; i < o->header->e_shnum; i++)
        if (o->place[i] >= 0)
            memcpy(o->out->bytes + o->place[i], o->bytes + o->sections[i].sh_offset, o->sections[i].sh_size);
    return NULL;
}

/* ---- relocation -------------------------------------------------------------------------------------------------- */

static uint32_t get32(const uint8_t *at)
{
    uint32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static void put32(uint8_t *at, uint32_t value) { memcpy(at, &value, sizeof value); }

static bool fits(int64_t value, int bits)
{
    return value >= -((int64_t)1 << (bits - 1)) && value < (int64_t)1 << (bits - 1);
}

static bool relocate_x86_64(uint8_t *at, uint32_t type, int64_t distance)
{
    if (type == R_X86_64_PC64) {
        memcpy(at, &distance, sizeof distance);
        return true;
    }
    if ((type != R_X86_64_PC32 && type != R_X86_64_PLT32) || !fits(distance, 32))
        return false;
    put32(at, (uint32_t)distance);
    return true;
}

static bool relocate_aarch64(uint8_t *at, uint32_t type, int64_t distance)
{
    uint32_t inst = get32(at);
    switch (type) {
    case R_AARCH64_PREL32: put32(at, (uint32_t)distance); return fits(distance, 32);
    case R_AARCH64_PREL64: memcpy(at, &distance, sizeof distance); return true;
    case R_AARCH64_CALL26:
    case R_AARCH64_JUMP26:
        put32(at, (inst & 0xfc000000) | ((uint32_t)(distance >> 2) & 0x3ffffff));
        return fits(distance, 28);
    case R_AARCH64_CONDBR19:
    case R_AARCH64_LD_PREL_LO19:
        put32(at, (inst & 0xff00001f) | (((uint32_t)(distance >> 2) & 0x7ffff) << 5));
        return fits(distance, 21);
    case R_AARCH64_TSTBR14:
        put32(at, (inst & 0xfff8001f) | (((uint32_t)(distance >> 2) & 0x3fff) << 5));
        return fits(distance, 16);
    case R_AARCH64_ADR_PREL_LO21:
        put32(at, (inst & 0x9f00001f) | ((uint32_t)distance & 3) << 29 | (((uint32_t)(distance >> 2) & 0x7ffff) << 5));
        return fits(distance, 21);
    default: return false;
    }
}

/* Whether a relocation of this type can be the distance in a call or a jump. */
static bool is_call(const object *o, uint32_t type)
{
    if (o->header->e_machine == EM_X86_64)
        return type == R_X86_64_PC32 || type == R_X86_64_PLT32;
    return type == R_AARCH64_CALL26 || type == R_AARCH64_JUMP26;
}

static qn_status relocate_one(object *o, int section, const Elf64_Rela *r)
{
    const Elf64_Sym *symbol = &o->symbols[ELF64_R_SYM(r->r_info)];
    uint32_t type = ELF64_R_TYPE(r->r_info);
    const char *name = ELF64_ST_TYPE(symbol->st_info) == STT_SECTION ? o->names + o->sections[symbol->st_shndx].sh_name
                                                                     : o->strings + symbol->st_name;
    int64_t target = 0, at = o->place[section] + (int64_t)r->r_offset;
    if (symbol->st_shndx == SHN_UNDEF) {
        if (!o->outside || !o->outside->find(o->outside->user, name, &target))
            return refuse("undefined symbol", name);
        if (!is_call(o, type))
            return refuse("a reference other than a call to", name);
        LIST_ADD(o->a, &o->out->calls, ((linked_call){(uint64_t)at, target}));
    } else if (symbol->st_shndx >= o->header->e_shnum || o->place[symbol->st_shndx] < 0) {
        return refuse("reference outside the object:", name);
    } else {
        target = o->place[symbol->st_shndx] + (int64_t)symbol->st_value;
    }
    uint8_t *bytes = o->out->bytes + at;
    int64_t distance = target + r->r_addend - at;
    bool done = o->header->e_machine == EM_X86_64 ? relocate_x86_64(bytes, type, distance)
                                                  : relocate_aarch64(bytes, type, distance);
    if (!done)
        return status_make(QN_INTERNAL, "the object cannot be an image: relocation %u of symbol %s", type, name);
    return NULL;
}

static qn_status relocate(object *o)
{
    for (int i = 0; i < o->header->e_shnum; i++) {
        const Elf64_Shdr *s = &o->sections[i];
        if (s->sh_type != SHT_RELA || o->place[s->sh_info] < 0)
            continue;
        const Elf64_Rela *r = (const Elf64_Rela *)(o->bytes + s->sh_offset);
        for (size_t k = 0; k < s->sh_size / sizeof *r; k++)
            QN_TRY(relocate_one(o, (int)s->sh_info, &r[k]));
    }
    return NULL;
}

qn_status object_link(arena *a, const uint8_t *bytes, size_t size, const linked_outside *outside, linked *out)
{
    object o = {.a = a, .bytes = bytes, .size = size, .out = out, .outside = outside};
    memset(out, 0, sizeof *out);
    QN_TRY(read_header(&o));
    QN_TRY(place_sections(&o));
    QN_TRY(relocate(&o));
    for (size_t i = 0; i < o.symbol_count; i++) {
        const Elf64_Sym *s = &o.symbols[i];
        if (ELF64_ST_TYPE(s->st_info) != STT_FUNC || s->st_shndx >= o.header->e_shnum || o.place[s->st_shndx] < 0)
            continue;
        linked_symbol made = {arena_string(a, o.strings + s->st_name, strlen(o.strings + s->st_name)),
                              (uint64_t)o.place[s->st_shndx] + s->st_value, s->st_size};
        LIST_ADD(a, &out->symbols, made);
    }
    return NULL;
}
