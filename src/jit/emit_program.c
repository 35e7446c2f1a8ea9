/* Functions, addresses, and sequences of kernels as one native function. */
#include <stdio.h>
#include <string.h>

#include "jit/emit.h"

static void function_attribute(emitter *e, LLVMValueRef function, const char *key, const char *value)
{
    LLVMAttributeRef made =
        LLVMCreateStringAttribute(e->context, key, (unsigned)strlen(key), value, (unsigned)strlen(value));
    LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, made);
}

static LLVMValueRef declare_kernel(emitter *e, const char *name)
{
    LLVMValueRef have = LLVMGetNamedFunction(e->module, name);
    return have ? have : LLVMAddFunction(e->module, name, e->kernel_type);
}

/* Code must stand alone in an image: no unwinding, no calls into a C library, no jump tables, no address outside. Each
 * function has a section of its own. */
LLVMValueRef emit_function(emitter *e, const char *name)
{
    char section[128];
    e->function = declare_kernel(e, name);
    snprintf(section, sizeof section, ".text.%s", name);
    LLVMSetSection(e->function, section);
    LLVMSetVisibility(e->function, LLVMHiddenVisibility);
    unsigned nounwind = LLVMGetEnumAttributeKindForName("nounwind", 8);
    LLVMAddAttributeAtIndex(e->function, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(e->context, nounwind, 0));
    function_attribute(e, e->function, "target-cpu", e->target->cpu);
    function_attribute(e, e->function, "target-features", e->target->features);
    function_attribute(e, e->function, "no-builtins", "");
    function_attribute(e, e->function, "no-jump-tables", "true");
    function_attribute(e, e->function, "prefer-vector-width", "512");
    function_attribute(e, e->function, "frame-pointer", "none");
    e->entry = emit_block(e, "entry");
    LLVMPositionBuilderAtEnd(e->builder, e->entry);
    e->frame = LLVMGetParam(e->function, 0);
    return e->function;
}

static LLVMValueRef constant_data(emitter *e, const storage *t)
{
    char name[32];
    snprintf(name, sizeof name, "data.%u", e->globals++);
    LLVMTypeRef type = LLVMArrayType2(e->types[SX_I8], (uint64_t)t->bytes);
    LLVMValueRef global = LLVMAddGlobal(e->module, type, name);
    LLVMSetInitializer(global, LLVMConstStringInContext2(e->context, t->data, (size_t)t->bytes, 1));
    LLVMSetGlobalConstant(global, 1);
    LLVMSetLinkage(global, LLVMPrivateLinkage);
    LLVMSetAlignment(global, 64);
    return global;
}

LLVMValueRef emit_buffer(emitter *e, const storage *t)
{
    if (t->kind == STORAGE_DATA)
        return constant_data(e, t);
    LLVMValueRef table = LLVMBuildLoad2(e->builder, e->pointer, e->frame, "buffers");
    LLVMValueRef slot = emit_int(e, t->slot), offset = emit_int(e, t->offset);
    LLVMValueRef at = LLVMBuildGEP2(e->builder, e->pointer, table, &slot, 1, "");
    LLVMValueRef base = LLVMBuildLoad2(e->builder, e->pointer, at, "");
    return t->offset ? LLVMBuildGEP2(e->builder, e->types[SX_I8], base, &offset, 1, "") : base;
}

/* ---- sequences -------------------------------------------------------------------------------------------------------- */

static void emit_steps(emitter *e, uint32_t first, uint32_t end);

static void emit_call(emitter *e, uint32_t nest_number)
{
    char name[32];
    snprintf(name, sizeof name, "k%u", nest_number);
    LLVMValueRef args[] = {e->frame, emit_int(e, 0), emit_int(e, e->s->nests.at[nest_number]->units)};
    LLVMBuildCall2(e->builder, e->kernel_type, declare_kernel(e, name), args, 3, "");
}

static LLVMValueRef load_control(emitter *e, storage_id control, sx_type type)
{
    return LLVMBuildLoad2(e->builder, e->types[type], emit_buffer(e, &e->s->storages.at[control]), "");
}

static LLVMValueRef load_flag(emitter *e, storage_id control)
{
    LLVMValueRef byte = load_control(e, control, SX_I8);
    return LLVMBuildICmp(e->builder, LLVMIntNE, byte, LLVMConstInt(e->types[SX_I8], 0, 0), "");
}

static void emit_while(emitter *e, uint32_t at)
{
    LLVMBasicBlockRef test = emit_block(e, "while"), body = emit_block(e, "do"), after = emit_block(e, "od");
    uint32_t condition = at + 1, round = condition + 1 + e->s->steps.at[condition].length;
    LLVMBuildBr(e->builder, test);
    LLVMPositionBuilderAtEnd(e->builder, test);
    emit_steps(e, condition, round);
    LLVMBuildCondBr(e->builder, load_flag(e, e->s->steps.at[at].control), body, after);
    LLVMPositionBuilderAtEnd(e->builder, body);
    emit_steps(e, round, at + 1 + e->s->steps.at[at].length);
    LLVMBuildBr(e->builder, test);
    LLVMPositionBuilderAtEnd(e->builder, after);
}

/* Branches as a chain of tests: the last branch takes what no test took. */
static void emit_branches(emitter *e, uint32_t at)
{
    const step *owner = &e->s->steps.at[at];
    LLVMBasicBlockRef after = emit_block(e, "esac");
    LLVMValueRef number = owner->kind == STEP_CASE ? load_control(e, owner->control, SX_I32) : NULL;
    LLVMValueRef flag = owner->kind == STEP_IF ? load_flag(e, owner->control) : NULL;
    uint32_t end = at + 1 + owner->length, branch = 0;
    for (uint32_t i = at + 1; i < end; i += 1 + e->s->steps.at[i].length, branch++) {
        bool last = i + 1 + e->s->steps.at[i].length == end;
        LLVMBasicBlockRef next = NULL;
        if (!last) {
            LLVMBasicBlockRef taken = emit_block(e, "case");
            next = emit_block(e, "else");
            LLVMValueRef mine = flag;
            if (number)
                mine = LLVMBuildICmp(e->builder, LLVMIntEQ, number, LLVMConstInt(e->types[SX_I32], branch, 0), "");
            LLVMBuildCondBr(e->builder, mine, taken, next);
            LLVMPositionBuilderAtEnd(e->builder, taken);
        }
        emit_steps(e, i, i + 1 + e->s->steps.at[i].length);
        LLVMBuildBr(e->builder, after);
        if (next)
            LLVMPositionBuilderAtEnd(e->builder, next);
    }
    LLVMPositionBuilderAtEnd(e->builder, after);
}

static void emit_steps(emitter *e, uint32_t first, uint32_t end)
{
    for (uint32_t i = first; i < end;) {
        const step *at = &e->s->steps.at[i];
        switch (at->kind) {
        case STEP_NEST: emit_call(e, at->nest); break;
        case STEP_WHILE: emit_while(e, i); break;
        case STEP_CASE:
        case STEP_IF: emit_branches(e, i); break;
        case STEP_BLOCK: emit_steps(e, i + 1, i + 1 + at->length); break;
        }
        i += 1 + at->length;
    }
}

void emit_sequence(emitter *e, uint32_t first, uint32_t end, const char *name)
{
    emit_function(e, name);
    emit_steps(e, first, end);
    LLVMBuildRet(e->builder, LLVMConstInt(e->types[SX_I32], 0, 0));
}
