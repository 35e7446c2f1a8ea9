/* Writes ELF64 files. The structures are from the System V ABI, chapter "Object Files". The numbers of machines and
 * relocations are from the supplement of this ABI for AMD64 and from "ELF for the Arm 64-bit Architecture". */
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

/* The local symbols. On AArch64, the last local symbols are the mapping symbols: MAPPINGS symbols with numbers from
 * MAPPING on, which mark where code ($x) and data ($d) begin. The global symbols follow: OBJECT_RUN, the functions of
 * the object, the functions of the host. */
typedef enum symbol_number { NO_SYMBOL, DATA, CODE, MAPPING, MAPPINGS = 4 } symbol_number;

/* A host call of one of the functions. */
typedef struct object_call {
    const image_header *image;
    const image_host *host;
    uint64_t stub;   /* offset of the stub in .text */
    uint32_t symbol; /* number of the called function's symbol */
} object_call;

/* Where the parts of a function are. */
typedef struct placed_function {
    uint64_t text, size;     /* offset of the C function in .text, and its size */
    uint64_t program, image; /* offsets of the object_program and the image in .rodata */
} placed_function;

typedef struct object {
    const object_source *source;
    bool arm;
    object_stub stub;
    uint64_t code_offset; /* offset of the code of the programs in .text */
    uint64_t stubs_size;  /* bytes of the C functions and the stubs together */
    text names, strings, rodata;
    elf_section sections[SECTIONS];
    elf_symbol *symbols;
    uint32_t symbol_count;
    elf_relocation *of_text, *of_rodata; /* `of_rodata` has one relocation for each function */
    uint32_t of_text_count;
    placed_function *functions;
    uint64_t *constants; /* the offset of each constant in .rodata */
    object_call *calls;  /* the host calls of all functions, in order */
    uint32_t call_count;
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

static void add(text *to, const void *bytes, size_t size) { text_add(to, bytes, size); }

static uint64_t tables_size(const image_header *image)
{
    return sizeof(object_program) + ((uint64_t)image->plan.inputs + image->plan.outputs) * sizeof(object_buffer) +
           image->plan.constants * sizeof(object_constant) + image->code.hosts * sizeof(object_host);
}

static void place_rodata(object *o)
{
    const object_source *source = o->source;
    uint64_t at = 0;
    for (uint32_t i = 0; i < source->count; i++) {
        placed_function *f = &o->functions[i];
        f->program = at;
        f->image = aligned(at + tables_size(source->functions[i].image));
        at = aligned(f->image + source->functions[i].image->size);
    }
    for (uint32_t i = 0; i < join_constant_count(source->constants); i++) {
        o->constants[i] = at;
        at = aligned(at + join_constants(source->constants)[i].size);
    }
}

/* `calls` are the host calls of function number i. */
static void put_tables(object *o, uint32_t i, const object_call *calls)
{
    const object_function *f = &o->source->functions[i];
    const placed_function *to = &o->functions[i];
    const plan_header *plan = &f->image->plan;
    object_workspace w = object_workspace_of(f->image);
    object_program p = {.image = (int64_t)(to->image - to->program),
                        .arena = w.arena,
                        .scratch = w.scratch,
                        .workspace_bytes = w.bytes,
                        .buffers = plan->inputs + plan->outputs,
                        .constants = plan->constants};
    add(&o->rodata, &p, sizeof p);
    for (uint32_t k = 0; k < p.buffers; k++)
        add(&o->rodata, &(object_buffer){.alignment = f->alignments[k]}, sizeof(object_buffer));
    for (uint32_t k = 0; k < p.constants; k++)
        add(&o->rodata, &(object_constant){(int64_t)(o->constants[f->constants[k]] - to->program)},
            sizeof(object_constant));
    for (uint32_t k = 0; k < f->image->code.hosts; k++)
        add(&o->rodata, &(object_host){(int64_t)(calls[k].stub - o->code_offset)}, sizeof(object_host));
}

static void put_rodata(object *o)
{
    const object_source *source = o->source;
    const object_call *calls = o->calls;
    for (uint32_t i = 0; i < source->count; i++) {
        const image_header *image = source->functions[i].image;
        put_tables(o, i, calls);
        calls += image->code.hosts;
        pad(&o->rodata);
        add(&o->rodata, image, image->size);
        pad(&o->rodata);
    }
    for (uint32_t i = 0; i < join_constant_count(source->constants); i++) {
        pad(&o->rodata);
        add(&o->rodata, join_constants(source->constants)[i].bytes, join_constants(source->constants)[i].size);
    }
}

static uint32_t first_global(const object *o) { return o->arm ? MAPPING + MAPPINGS : MAPPING; }
static uint32_t run_symbol(const object *o) { return first_global(o); }
static uint32_t function_symbol(const object *o, uint32_t i) { return first_global(o) + 1 + i; }

static void add_relocation(object *o, const stub_fixup *f, uint32_t symbol, uint64_t place)
{
    o->of_text[o->of_text_count++] =
        (elf_relocation){f->offset, (uint64_t)symbol << 32 | f->type, f->addend + (int64_t)place};
}

static const char *target_of(const object_call *c) { return image_text_at(c->image, c->host->target); }

/* The first host call in o->calls that calls the same function as `c`. */
static object_call *first_of_target(const object *o, const object_call *c)
{
    object_call *first = o->calls;
    while (strcmp(target_of(first), target_of(c)) != 0)
        first++;
    return first;
}

/* Adds a stub for each function of the host, and numbers the symbols of these functions. */
static void put_hosts(object *o)
{
    uint32_t next = function_symbol(o, o->source->count);
    for (object_call *c = o->calls; c < o->calls + o->call_count; c++) {
        const object_call *first = first_of_target(o, c);
        c->stub = first->stub;
        c->symbol = first->symbol;
        if (first != c)
            continue;
        stub_fixup call;
        c->stub = o->stub.code.size;
        c->symbol = next++;
        (o->arm ? object_host_aarch64 : object_host_x86_64)(&o->stub, c->host->inputs + c->host->outputs, &call);
        add_relocation(o, &call, c->symbol, 0);
    }
    o->symbol_count = next;
}

static void put_function(object *o, uint32_t i)
{
    const plan_header *plan = &o->source->functions[i].image->plan;
    placed_function *f = &o->functions[i];
    f->text = o->stub.code.size;
    o->stub.program_count = 0;
    (o->arm ? object_stub_aarch64 : object_stub_x86_64)(&o->stub, plan->inputs + plan->outputs);
    f->size = o->stub.code.size - f->text;
    for (uint32_t k = 0; k < o->stub.program_count; k++)
        add_relocation(o, &o->stub.program[k], DATA, f->program);
    add_relocation(o, &o->stub.call, run_symbol(o), 0);
    /* The first field of object_program is the distance from this field to the code. */
    o->of_rodata[i] =
        (elf_relocation){f->program, (uint64_t)CODE << 32 | (o->arm ? R_AARCH64_PREL64 : R_X86_64_PC64), 0};
}

static void put_text(object *o)
{
    for (uint32_t i = 0; i < o->source->count; i++)
        put_function(o, i);
    put_hosts(o);
    o->stubs_size = o->stub.code.size;
    pad(&o->stub.code);
    o->code_offset = o->stub.code.size;
    text_add(&o->stub.code, o->source->code->at, o->source->code->size);
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

/* Adds the mapping symbols. Constants between kernels are marked as code, because an image does not record the places
 * of constants. */
static void put_mappings(object *o)
{
    elf_symbol *s = &o->symbols[MAPPING];
    *s++ = mapping(o, "$x", TEXT, 0);
    *s++ = mapping(o, "$d", TEXT, o->stubs_size);
    *s++ = mapping(o, "$x", TEXT, o->code_offset);
    *s++ = mapping(o, "$d", RODATA, 0);
}

static void put_symbols(object *o)
{
    const char *name = o->source->name;
    text_add(&o->strings, "", 1);
    o->symbols[DATA] =
        (elf_symbol){put_name(&o->strings, name, ".data"), STB_LOCAL << 4 | STT_OBJECT, 0, RODATA, 0, o->rodata.size};
    o->symbols[CODE] = (elf_symbol){put_name(&o->strings, name, ".code"),
                                    STB_LOCAL << 4 | STT_FUNC,
                                    0,
                                    TEXT,
                                    o->code_offset,
                                    o->source->code->size};
    if (o->arm)
        put_mappings(o);
    o->symbols[run_symbol(o)] = undefined(o, SPELL(OBJECT_RUN));
    for (uint32_t i = 0; i < o->source->count; i++) {
        const placed_function *f = &o->functions[i];
        o->symbols[function_symbol(o, i)] = (elf_symbol){put_name(&o->strings, o->source->functions[i].name, ""),
                                                         STB_GLOBAL << 4 | STT_FUNC,
                                                         0,
                                                         TEXT,
                                                         f->text,
                                                         f->size};
    }
    for (const object_call *c = o->calls; c < o->calls + o->call_count; c++)
        if (first_of_target(o, c) == c)
            o->symbols[c->symbol] = undefined(o, target_of(c));
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
                            .size = o->stub.code.size,
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
    s[RELA_RODATA].size = o->source->count * sizeof(elf_relocation);
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

/* Sets the offsets of the sections. Returns the size of the file. The table of sections is at the end of the file. */
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
    const void *contents[SECTIONS] = {[TEXT] = o->stub.code.at, [RODATA] = o->rodata.at,
                                      [RELA_TEXT] = o->of_text, [RELA_RODATA] = o->of_rodata,
                                      [SYMBOLS] = o->symbols,   [STRINGS] = o->strings.at,
                                      [NAMES] = o->names.at,    [SIGNATURE] = o->source->signature->at};
    memcpy(file, &h, sizeof h);
    memcpy(file + h.sections, o->sections, sizeof o->sections);
    for (int i = 0; i < SECTIONS; i++)
        if (contents[i])
            memcpy(file + o->sections[i].offset, contents[i], o->sections[i].size);
}

static qn_status write_object(object *o, void **out, size_t *out_size)
{
    place_rodata(o);
    put_text(o);
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

static qn_status check_buffers(const object_function *f)
{
    const plan_header *plan = &f->image->plan;
    if ((uint64_t)plan->inputs + plan->outputs > OBJECT_MAX_BUFFERS)
        return status_make(QN_UNSUPPORTED, "a function of an object has at most %d inputs and outputs, not %llu",
                           OBJECT_MAX_BUFFERS, (unsigned long long)plan->inputs + plan->outputs);
    for (uint32_t i = 0; i < f->image->code.hosts; i++) {
        const image_host *h = &image_hosts(f->image)[i];
        if ((uint64_t)h->inputs + h->outputs > OBJECT_MAX_BUFFERS)
            return status_make(QN_UNSUPPORTED, "a custom call of an object has at most %d inputs and outputs, not %llu",
                               OBJECT_MAX_BUFFERS, (unsigned long long)h->inputs + h->outputs);
    }
    return NULL;
}

static void list_calls(object *o)
{
    for (uint32_t i = 0; i < o->source->count; i++) {
        const image_header *image = o->source->functions[i].image;
        for (uint32_t k = 0; k < image->code.hosts; k++)
            o->calls[o->call_count++] = (object_call){.image = image, .host = &image_hosts(image)[k]};
    }
}

qn_status object_write(const object_source *source, void **out, size_t *out_size)
{
    size_t hosts = 0, functions = source->count;
    for (uint32_t i = 0; i < source->count; i++) {
        QN_TRY(check_buffers(&source->functions[i]));
        hosts += source->functions[i].image->code.hosts;
    }
    object o = {.source = source, .arm = source->functions[0].image->code.machine == IMAGE_AARCH64};
    o.symbols = calloc(MAPPING + MAPPINGS + 1 + functions + hosts, sizeof *o.symbols);
    o.of_text = calloc((STUB_FIXUPS + 1) * functions + hosts, sizeof *o.of_text);
    o.of_rodata = calloc(functions, sizeof *o.of_rodata);
    o.functions = calloc(functions, sizeof *o.functions);
    o.constants = calloc((size_t)join_constant_count(source->constants) + 1, sizeof *o.constants);
    o.calls = calloc(hosts + 1, sizeof *o.calls);
    bool room = o.symbols && o.of_text && o.of_rodata && o.functions && o.constants && o.calls;
    if (room)
        list_calls(&o);
    qn_status status = room ? write_object(&o, out, out_size) : status_oom();
    free(o.symbols);
    free(o.of_text);
    free(o.of_rodata);
    free(o.functions);
    free(o.constants);
    free(o.calls);
    text_free(&o.stub.code);
    text_free(&o.rodata);
    text_free(&o.strings);
    text_free(&o.names);
    return status;
}
