/* Writes ELF64 files. Structures and numbers are from the System V ABI, chapter "Object Files". */
#include "runtime/object_write.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "runtime/object_stub.h"

typedef struct elf_header {
    uint8_t ident[16];
    uint16_t type, machine;
    uint32_t version;
    uint64_t entry, segments, sections;
    uint32_t flags;
    uint16_t header_size, segment_size, segment_count, section_size, section_count, names_section;
} elf_header;

typedef struct elf_section {
    uint32_t name, type;
    uint64_t flags, address, offset, size;
    uint32_t link, info;
    uint64_t alignment, entry_size;
} elf_section;

typedef struct elf_symbol {
    uint32_t name;
    uint8_t info, other;
    uint16_t section;
    uint64_t value, size;
} elf_symbol;

typedef struct elf_relocation {
    uint64_t offset, info;
    int64_t addend;
} elf_relocation;
_Static_assert(sizeof(elf_header) == 64 && sizeof(elf_section) == 64 && sizeof(elf_symbol) == 24 &&
                   sizeof(elf_relocation) == 24,
               "the layout of the file");

enum { ET_REL = 1, EM_X86_64 = 62, EM_AARCH64 = 183 };
enum { SHT_PROGBITS = 1, SHT_SYMTAB = 2, SHT_STRTAB = 3, SHT_RELA = 4 };
enum { SHF_ALLOC = 2, SHF_EXECINSTR = 4, SHF_INFO_LINK = 0x40 };
#define SHF_EXCLUDE 0x80000000
enum { STB_LOCAL = 0, STB_GLOBAL = 1, STT_NOTYPE = 0, STT_OBJECT = 1, STT_FUNC = 2 };
enum { R_X86_64_PC64 = 24, R_AARCH64_PREL64 = 260 };

typedef enum section_number {
    NO_SECTION,
    TEXT,
    RODATA,
    RELA_TEXT,
    RELA_RODATA,
    SYMBOLS,
    STRINGS,
    NAMES,
    NO_EXECUTABLE_STACK,
    SIGNATURE,
    SECTIONS
} section_number;

/* The local symbols come first, then the global symbols. Among the local symbols are the mapping symbols of AArch64,
 * which mark where code ($x) and data ($d) begin. */
typedef enum symbol_number { NO_SYMBOL, PROGRAM, CODE, MAPPING, MAPPINGS = 4 } symbol_number;
typedef enum global_number { FUNCTION, RUN, GLOBALS } global_number;

typedef struct object {
    const object_source *source;
    bool arm;
    object_stub stub;
    uint64_t image_offset; /* offset of the image in .text */
    text names, strings, rodata;
    uint64_t function_size, code_size; /* bytes of the function; bytes of the function and the stubs together */
    elf_section sections[SECTIONS];
    elf_symbol *symbols;
    uint32_t symbol_count;
    elf_relocation *of_text, of_rodata[1];
    uint32_t of_text_count;
    uint64_t *stubs;        /* for each host call: the offset of its stub in .text */
    uint32_t *host_symbols; /* for each host call: the symbol number of the function that it calls, or 0 if an earlier
                               host call calls the same function */
} object;

static uint64_t aligned(uint64_t at) { return (at + OBJECT_ALIGNMENT - 1) / OBJECT_ALIGNMENT * OBJECT_ALIGNMENT; }

object_workspace object_workspace_of(const image_header *image)
{
    object_workspace w;
    w.arena = aligned(image->plan.arguments * sizeof(char *));
    w.scratch = aligned(w.arena + (uint64_t)image->plan.arena_bytes);
    w.bytes = aligned(w.scratch + (uint64_t)image->plan.scratch_bytes);
    return w;
}

/* ---- contents ---------------------------------------------------------------------------------------------------- */

static uint32_t put_name(text *to, const char *first, const char *second)
{
    uint32_t at = (uint32_t)to->size;
    text_add(to, first, strlen(first));
    text_add(to, second, strlen(second) + 1);
    return at;
}

static void pad(text *to)
{
    static const char zeros[OBJECT_ALIGNMENT];
    text_add(to, zeros, (size_t)(aligned(to->size) - to->size));
}

static void put_rodata(object *o)
{
    const image_header *image = o->source->image;
    const plan_header *plan = &image->plan;
    object_workspace w = object_workspace_of(image);
    object_program p = {.arena = w.arena, .scratch = w.scratch, .workspace_bytes = w.bytes};
    p.buffers = plan->inputs + plan->outputs;
    p.constants = plan->constants;
    text_add(&o->rodata, (const char *)&p, sizeof p);
    for (uint32_t i = 0; i < p.buffers; i++) {
        object_buffer b = {.alignment = o->source->alignments[i]};
        text_add(&o->rodata, (const char *)&b, sizeof b);
    }
    uint64_t hosts = image->code.hosts * sizeof(object_host);
    uint64_t at = aligned(o->rodata.size + plan->constants * sizeof(object_constant) + hosts);
    for (uint32_t i = 0; i < plan->constants; i++) {
        object_constant c = {(int64_t)at};
        text_add(&o->rodata, (const char *)&c, sizeof c);
        at = aligned(at + o->source->constants[i].size);
    }
    for (uint32_t i = 0; i < image->code.hosts; i++) {
        object_host h = {(int64_t)(o->stubs[i] - o->image_offset)};
        text_add(&o->rodata, (const char *)&h, sizeof h);
    }
    for (uint32_t i = 0; i < plan->constants; i++) {
        pad(&o->rodata);
        text_add(&o->rodata, o->source->constants[i].bytes, o->source->constants[i].size);
    }
}

static uint32_t first_global(const object *o) { return o->arm ? MAPPING + MAPPINGS : MAPPING; }

static elf_relocation relocation(const stub_fixup *f, uint32_t symbol)
{
    return (elf_relocation){f->offset, (uint64_t)symbol << 32 | f->type, f->addend};
}

static const char *target_of(const object *o, uint32_t host)
{
    return image_text_at(o->source->image, image_hosts(o->source->image)[host].target);
}

/* Several host calls may call one function. Returns the number of the first host call that calls the same function as
 * host call `host`. Only for this first call does o->host_symbols hold a symbol number. */
static uint32_t first_of_target(const object *o, uint32_t host)
{
    uint32_t i = 0;
    while (strcmp(target_of(o, i), target_of(o, host)) != 0)
        i++;
    return i;
}

/* Adds the stubs. Gives a symbol number to each function of the host that a stub calls. */
static void put_hosts(object *o)
{
    uint32_t next = first_global(o) + GLOBALS;
    for (uint32_t i = 0; i < o->source->image->code.hosts; i++) {
        stub_fixup call;
        const image_host *h = &image_hosts(o->source->image)[i];
        o->stubs[i] = o->stub.code.size;
        (o->arm ? object_host_aarch64 : object_host_x86_64)(&o->stub, h->inputs + h->outputs, &call);
        uint32_t first = first_of_target(o, i);
        if (first == i)
            o->host_symbols[i] = next++;
        o->of_text[o->of_text_count++] = relocation(&call, o->host_symbols[first]);
    }
    o->symbol_count = next;
}

static void put_code(object *o)
{
    uint32_t buffers = o->source->image->plan.inputs + o->source->image->plan.outputs;
    (o->arm ? object_stub_aarch64 : object_stub_x86_64)(&o->stub, buffers);
    o->function_size = o->stub.code.size;
    put_hosts(o);
    o->code_size = o->stub.code.size;
    pad(&o->stub.code);
    o->image_offset = o->stub.code.size;
    for (uint32_t i = 0; i < o->stub.program_count; i++)
        o->of_text[o->of_text_count++] = relocation(&o->stub.program[i], PROGRAM);
    o->of_text[o->of_text_count++] = relocation(&o->stub.call, first_global(o) + RUN);
    /* The first field of object_program, `image`, is the distance from this field to the image. */
    stub_fixup image = {0, o->arm ? R_AARCH64_PREL64 : R_X86_64_PC64, 0};
    o->of_rodata[0] = relocation(&image, CODE);
    o->of_rodata[0].addend = -(int64_t)o->source->image->code.offset;
}

#define SPELL_(x) #x
#define SPELL(x) SPELL_(x)

static elf_symbol mapping(object *o, const char *kind, section_number section, uint64_t at)
{
    return (elf_symbol){put_name(&o->strings, kind, ""), STB_LOCAL << 4 | STT_NOTYPE, 0, section, at, 0};
}

static elf_symbol undefined(object *o, const char *name)
{
    return (elf_symbol){put_name(&o->strings, name, ""), STB_GLOBAL << 4 | STT_NOTYPE, 0, 0, 0, 0};
}

/* Adds the mapping symbols. Constants between kernels are marked as code, because an image does not record where they
 * are. */
static void put_mappings(object *o)
{
    elf_symbol *s = &o->symbols[MAPPING];
    *s++ = mapping(o, "$x", TEXT, 0);
    *s++ = mapping(o, "$d", TEXT, o->code_size);
    *s++ = mapping(o, "$x", TEXT, o->image_offset + o->source->image->code.offset);
    *s++ = mapping(o, "$d", RODATA, 0);
}

static void put_symbols(object *o)
{
    elf_symbol *global = &o->symbols[first_global(o)];
    const image_header *image = o->source->image;
    const char *name = o->source->name;
    text_add(&o->strings, "", 1);
    o->symbols[PROGRAM] = (elf_symbol){
        put_name(&o->strings, name, ".program"), STB_LOCAL << 4 | STT_OBJECT, 0, RODATA, 0, o->rodata.size};
    o->symbols[CODE] = (elf_symbol){put_name(&o->strings, name, ".code"), STB_LOCAL << 4 | STT_FUNC, 0, TEXT,
                                    o->image_offset + image->code.offset, image->code.size};
    if (o->arm)
        put_mappings(o);
    global[FUNCTION] =
        (elf_symbol){put_name(&o->strings, name, ""), STB_GLOBAL << 4 | STT_FUNC, 0, TEXT, 0, o->function_size};
    global[RUN] = undefined(o, SPELL(OBJECT_RUN));
    for (uint32_t i = 0; i < image->code.hosts; i++)
        if (first_of_target(o, i) == i)
            o->symbols[o->host_symbols[i]] = undefined(o, target_of(o, i));
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

static void set_sections(object *o)
{
    const char *name = o->source->name;
    elf_section *s = o->sections;
    text_add(&o->names, "", 1);
    s[TEXT] = (elf_section){.name = put_name(&o->names, ".text.", name),
                            .type = SHT_PROGBITS,
                            .flags = SHF_ALLOC | SHF_EXECINSTR,
                            .size = o->image_offset + o->source->image->size,
                            .alignment = OBJECT_ALIGNMENT};
    s[RODATA] = (elf_section){.name = put_name(&o->names, ".rodata.", name),
                              .type = SHT_PROGBITS,
                              .flags = SHF_ALLOC,
                              .size = o->rodata.size,
                              .alignment = OBJECT_ALIGNMENT};
    elf_section rela = {.type = SHT_RELA,
                        .flags = SHF_INFO_LINK,
                        .link = SYMBOLS,
                        .alignment = 8,
                        .entry_size = sizeof(elf_relocation)};
    s[RELA_TEXT] = s[RELA_RODATA] = rela;
    s[RELA_TEXT].name = put_name(&o->names, ".rela.text.", name);
    s[RELA_TEXT].info = TEXT;
    s[RELA_TEXT].size = o->of_text_count * sizeof(elf_relocation);
    s[RELA_RODATA].name = put_name(&o->names, ".rela.rodata.", name);
    s[RELA_RODATA].info = RODATA;
    s[RELA_RODATA].size = sizeof o->of_rodata;
    s[SYMBOLS] = (elf_section){.name = put_name(&o->names, ".symtab", ""),
                               .type = SHT_SYMTAB,
                               .size = o->symbol_count * sizeof(elf_symbol),
                               .link = STRINGS,
                               .info = first_global(o),
                               .alignment = 8,
                               .entry_size = sizeof(elf_symbol)};
    s[STRINGS] = (elf_section){.name = put_name(&o->names, ".strtab", ""), .type = SHT_STRTAB, .alignment = 1};
    s[STRINGS].size = o->strings.size;
    s[NO_EXECUTABLE_STACK] =
        (elf_section){.name = put_name(&o->names, ".note.GNU-stack", ""), .type = SHT_PROGBITS, .alignment = 1};
    s[SIGNATURE] = (elf_section){.name = put_name(&o->names, OBJECT_SIGNATURE, ""),
                                 .type = SHT_PROGBITS,
                                 .flags = SHF_EXCLUDE,
                                 .size = o->source->signature->size,
                                 .alignment = 1};
    s[NAMES] = (elf_section){.name = put_name(&o->names, ".shstrtab", ""), .type = SHT_STRTAB, .alignment = 1};
    s[NAMES].size = o->names.size;
}

/* Sets the offsets of sections. Returns the size of the file, which ends with the table of sections. */
static uint64_t place_sections(object *o)
{
    uint64_t at = sizeof(elf_header);
    for (int i = 1; i < SECTIONS; i++) {
        o->sections[i].offset = at = aligned(at);
        at += o->sections[i].size;
    }
    return aligned(at) + sizeof o->sections;
}

static void put_file(const object *o, uint8_t *file, uint64_t size)
{
    elf_header h = {.ident = {0x7f, 'E', 'L', 'F', 2, 1, 1},
                    .type = ET_REL,
                    .machine = o->arm ? EM_AARCH64 : EM_X86_64,
                    .version = 1,
                    .sections = size - sizeof o->sections,
                    .header_size = sizeof h,
                    .section_size = sizeof(elf_section),
                    .section_count = SECTIONS,
                    .names_section = NAMES};
    const void *contents[SECTIONS] = {[RODATA] = o->rodata.at,
                                      [RELA_TEXT] = o->of_text,
                                      [RELA_RODATA] = o->of_rodata,
                                      [SYMBOLS] = o->symbols,
                                      [STRINGS] = o->strings.at,
                                      [NAMES] = o->names.at,
                                      [SIGNATURE] = o->source->signature->at};
    memcpy(file, &h, sizeof h);
    memcpy(file + h.sections, o->sections, sizeof o->sections);
    memcpy(file + o->sections[TEXT].offset, o->stub.code.at, o->stub.code.size);
    memcpy(file + o->sections[TEXT].offset + o->image_offset, o->source->image, o->source->image->size);
    for (int i = 0; i < SECTIONS; i++)
        if (contents[i])
            memcpy(file + o->sections[i].offset, contents[i], o->sections[i].size);
}

static qn_status write_object(object *o, void **out, size_t *out_size)
{
    put_code(o);
    put_rodata(o);
    put_symbols(o);
    set_sections(o);
    if (o->stub.code.failed || o->rodata.failed || o->strings.failed || o->names.failed)
        return status_oom();
    uint64_t size = place_sections(o);
    uint8_t *file = calloc(1, size);
    if (!file)
        return status_oom();
    put_file(o, file, size);
    *out = file;
    *out_size = size;
    return NULL;
}

qn_status object_write(const object_source *source, void **out, size_t *out_size)
{
    const plan_header *plan = &source->image->plan;
    if ((uint64_t)plan->inputs + plan->outputs > OBJECT_MAX_BUFFERS)
        return status_make(QN_UNSUPPORTED, "an object has at most %d inputs and outputs, not %llu", OBJECT_MAX_BUFFERS,
                           (unsigned long long)plan->inputs + plan->outputs);
    for (uint32_t i = 0; i < source->image->code.hosts; i++) {
        const image_host *h = &image_hosts(source->image)[i];
        if ((uint64_t)h->inputs + h->outputs > OBJECT_MAX_BUFFERS)
            return status_make(QN_UNSUPPORTED, "a custom call of an object has at most %d inputs and outputs, not %llu",
                               OBJECT_MAX_BUFFERS, (unsigned long long)h->inputs + h->outputs);
    }
    object o = {.source = source, .arm = source->image->code.machine == IMAGE_AARCH64};
    size_t hosts = source->image->code.hosts;
    o.symbols = calloc(MAPPING + MAPPINGS + GLOBALS + hosts, sizeof *o.symbols);
    o.of_text = calloc(STUB_FIXUPS + 1 + hosts, sizeof *o.of_text);
    o.stubs = calloc(hosts + 1, sizeof *o.stubs);
    o.host_symbols = calloc(hosts + 1, sizeof *o.host_symbols);
    bool room = o.symbols && o.of_text && o.stubs && o.host_symbols;
    qn_status status = room ? write_object(&o, out, out_size) : status_oom();
    free(o.symbols);
    free(o.of_text);
    free(o.stubs);
    free(o.host_symbols);
    text_free(&o.stub.code);
    text_free(&o.rodata);
    text_free(&o.strings);
    text_free(&o.names);
    return status;
}
