/* Writes machine code for the stubs of a linked object. Encodings: Intel 64 Architectures Software Developer's Manual,
 * volume 2; Arm Architecture Reference Manual (DDI 0487), chapter C6. Calling conventions: System V ABI for AMD64;
 * AAPCS64. */
#include "runtime/object_stub.h"

#include <string.h>

static uint64_t here(const object_stub *s) { return s->code.size; }

static void put(object_stub *s, const void *bytes, size_t size) { text_add(&s->code, bytes, size); }

static void put32(object_stub *s, uint32_t value) { put(s, &value, sizeof value); }

static uint64_t round16(uint64_t x) { return (x + 15) / 16 * 16; }

/* ---- x86-64 ------------------------------------------------------------------------------------------------------ */

enum { R_X86_64_PC32 = 2, R_X86_64_PLT32 = 4 };
enum {
    RAX = 0,
    RCX = 1,
    RDX = 2,
    RBX = 3,
    RSI = 6,
    RDI = 7,
    R8 = 8,
    R9 = 9,
    R10 = 10,
    R11 = 11,
    IN_REGISTERS_X86_64 = 6
};
static const uint8_t argument_registers[IN_REGISTERS_X86_64] = {RDI, RSI, RDX, RCX, R8, R9};

enum { STORE = 0x89, LOAD = 0x8b };
/* Writes a mov between a 64-bit register and [rsp + displacement]. */
static void move(object_stub *s, uint8_t opcode, uint8_t reg, uint64_t displacement)
{
    const uint8_t bytes[] = {(uint8_t)(0x48 | (reg >> 3) << 2), opcode, (uint8_t)(0x84 | (reg & 7) << 3), 0x24};
    put(s, bytes, sizeof bytes);
    put32(s, (uint32_t)displacement);
}

static void move_register(object_stub *s, uint8_t to, uint8_t from)
{
    const uint8_t bytes[] = {(uint8_t)(0x48 | (from >> 3) << 2 | to >> 3), 0x89,
                             (uint8_t)(0xc0 | (from & 7) << 3 | (to & 7))};
    put(s, bytes, sizeof bytes);
}

void object_stub_x86_64(object_stub *s, uint32_t buffers)
{
    static const uint8_t begin[] = {0xf3, 0x0f, 0x1e, 0xfa, 0x48, 0x81, 0xec}; /* endbr64; sub rsp, frame */
    static const uint8_t program[] = {0x48, 0x8d, 0x15};                       /* lea rdx, [rip + program] */
    static const uint8_t end[] = {0x48, 0x81, 0xc4};                           /* add rsp, frame */
    uint64_t frame = round16(8 * (uint64_t)buffers) + 8; /* at the start of a function, rsp is 8 modulo 16 */
    put(s, begin, sizeof begin);
    put32(s, (uint32_t)frame);
    for (uint32_t i = 0; i < buffers; i++) {
        if (i >= IN_REGISTERS_X86_64)
            move(s, LOAD, RAX, frame + 8 + 8 * (uint64_t)(i - IN_REGISTERS_X86_64));
        move(s, STORE, i < IN_REGISTERS_X86_64 ? argument_registers[i] : RAX, 8 * (uint64_t)i);
    }
    if (buffers < IN_REGISTERS_X86_64)
        move_register(s, RSI, argument_registers[buffers]);
    else
        move(s, LOAD, RSI, frame + 8 + 8 * (uint64_t)(buffers - IN_REGISTERS_X86_64));
    static const uint8_t list[] = {0x48, 0x89, 0xe7}; /* mov rdi, rsp */
    put(s, list, sizeof list);
    put(s, program, sizeof program);
    s->program[s->program_count++] = (stub_fixup){here(s), R_X86_64_PC32, -4};
    put32(s, 0);
    put(s, "\xe8", 1); /* call */
    s->call = (stub_fixup){here(s), R_X86_64_PLT32, -4};
    put32(s, 0);
    put(s, end, sizeof end);
    put32(s, (uint32_t)frame);
    put(s, "\xc3", 1); /* ret */
}

/* Writes a mov from [rax + displacement] to a 64-bit register. */
static void move_element(object_stub *s, uint8_t reg, uint64_t displacement)
{
    const uint8_t bytes[] = {(uint8_t)(0x48 | (reg >> 3) << 2), LOAD, (uint8_t)(0x80 | (reg & 7) << 3)};
    put(s, bytes, sizeof bytes);
    put32(s, (uint32_t)displacement);
}

void object_host_x86_64(object_stub *s, uint32_t tensors, stub_fixup *call)
{
    static const uint8_t begin[] = {0xf3, 0x0f, 0x1e, 0xfa, 0x48, 0x81, 0xec}; /* endbr64; sub rsp, frame */
    static const uint8_t end[] = {0x48, 0x81, 0xc4};                           /* add rsp, frame */
    const uint32_t few = IN_REGISTERS_X86_64;
    uint64_t frame = round16(tensors >= few ? 8 * (uint64_t)(tensors + 1 - few) : 0) + 8;
    put(s, begin, sizeof begin);
    put32(s, (uint32_t)frame);
    move_register(s, RAX, RDI);
    move_register(s, R10, RSI);
    for (uint32_t i = few; i < tensors; i++) {
        move_element(s, R11, 8 * (uint64_t)i);
        move(s, STORE, R11, 8 * (uint64_t)(i - few));
    }
    for (uint32_t i = 0; i < few && i < tensors; i++)
        move_element(s, argument_registers[i], 8 * (uint64_t)i);
    if (tensors < few)
        move_register(s, argument_registers[tensors], R10);
    else
        move(s, STORE, R10, 8 * (uint64_t)(tensors - few));
    put(s, "\xe8", 1); /* call */
    *call = (stub_fixup){here(s), R_X86_64_PLT32, -4};
    put32(s, 0);
    put(s, end, sizeof end);
    put32(s, (uint32_t)frame);
    put(s, "\xc3", 1); /* ret */
}

/* ---- AArch64 ----------------------------------------------------------------------------------------------------- */

enum { R_AARCH64_ADR_PREL_PG_HI21 = 275, R_AARCH64_ADD_ABS_LO12_NC = 277, R_AARCH64_CALL26 = 283 };
enum { IN_REGISTERS_AARCH64 = 8, X0 = 0, X1 = 1, X9 = 9, X10 = 10, X11 = 11, X29 = 29, SP = 31 };

/* `load` writes an ldr instruction, and `store` writes a str instruction. Both instructions access a 64-bit word at
 * [base + offset]. The offset is a multiple of 8 below 32768. */
static void load(object_stub *s, uint32_t reg, uint32_t base, uint64_t offset)
{
    put32(s, 0xf9400000u | (uint32_t)(offset / 8) << 10 | base << 5 | reg);
}
static void store(object_stub *s, uint32_t reg, uint32_t base, uint64_t offset)
{
    put32(s, 0xf9000000u | (uint32_t)(offset / 8) << 10 | base << 5 | reg);
}

static void copy_register(object_stub *s, uint32_t to, uint32_t from) { put32(s, 0xaa0003e0u | from << 16 | to); }

static void begin_aarch64(object_stub *s, uint64_t frame)
{
    put32(s, 0xa9bf7bfd); /* stp x29, x30, [sp, #-16]! */
    put32(s, 0x910003fd); /* mov x29, sp */
    if (frame >> 12)
        put32(s, 0xd14003ffu | (uint32_t)(frame >> 12) << 10); /* sub sp, sp, #frame's high part */
    put32(s, 0xd10003ffu | (uint32_t)(frame & 0xfff) << 10);   /* sub sp, sp, #frame's low part */
}

static void call_and_return_aarch64(object_stub *s, stub_fixup *call)
{
    *call = (stub_fixup){here(s), R_AARCH64_CALL26, 0};
    put32(s, 0x94000000); /* bl */
    put32(s, 0x910003bf); /* mov sp, x29 */
    put32(s, 0xa8c17bfd); /* ldp x29, x30, [sp], #16 */
    put32(s, 0xd65f03c0); /* ret */
}

void object_stub_aarch64(object_stub *s, uint32_t buffers)
{
    begin_aarch64(s, round16(8 * (uint64_t)buffers));
    for (uint32_t i = 0; i < buffers; i++) {
        if (i >= IN_REGISTERS_AARCH64)
            load(s, X9, X29, 16 + 8 * (uint64_t)(i - IN_REGISTERS_AARCH64));
        store(s, i < IN_REGISTERS_AARCH64 ? i : X9, SP, 8 * (uint64_t)i);
    }
    if (buffers < IN_REGISTERS_AARCH64)
        copy_register(s, X1, buffers);
    else
        load(s, 1, X29, 16 + 8 * (uint64_t)(buffers - IN_REGISTERS_AARCH64));
    put32(s, 0x910003e0); /* mov x0, sp */
    s->program[s->program_count++] = (stub_fixup){here(s), R_AARCH64_ADR_PREL_PG_HI21, 0};
    put32(s, 0x90000002); /* adrp x2, program */
    s->program[s->program_count++] = (stub_fixup){here(s), R_AARCH64_ADD_ABS_LO12_NC, 0};
    put32(s, 0x91000042); /* add x2, x2, low bits of program */
    call_and_return_aarch64(s, &s->call);
}

void object_host_aarch64(object_stub *s, uint32_t tensors, stub_fixup *call)
{
    const uint32_t few = IN_REGISTERS_AARCH64;
    begin_aarch64(s, round16(tensors >= few ? 8 * (uint64_t)(tensors + 1 - few) : 0));
    copy_register(s, X9, X0);
    copy_register(s, X10, X1);
    for (uint32_t i = few; i < tensors; i++) {
        load(s, X11, X9, 8 * (uint64_t)i);
        store(s, X11, SP, 8 * (uint64_t)(i - few));
    }
    for (uint32_t i = 0; i < few && i < tensors; i++)
        load(s, i, X9, 8 * (uint64_t)i);
    if (tensors < few)
        copy_register(s, tensors, X10);
    else
        store(s, X10, SP, 8 * (uint64_t)(tensors - few));
    call_and_return_aarch64(s, call);
}
