/* Functions, addresses, and sequences of kernels as one native function. */
#include <stdio.h>
#include <string.h>

#include "jit/program.h"

static void function_attribute(emitter *e, LLVMValueRef function, const char *key, const char *value)
{
    LLVMAttributeRef made =
        LLVMCreateStringAttribute(e->context, key, (unsigned)strlen(key), value, (unsigned)strlen(value));
    LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, made);
}

static LLVMValueRef declare_kernel(emitter *e, const char *name)
{
    LLVMValueRef have = LLVMGetNamedFunction(e->module, name);
    if (have)
        return have;
    LLVMValueRef made = LLVMAddFunction(e->module, name, e->kernel_type);
    LLVMSetVisibility(made, LLVMHiddenVisibility);
    return made;
}

/* Code must stand alone in an image: no unwinding, no calls into a C library, no jump tables, no address outside. Each
 * function has a section of its own. */
LLVMValueRef emit_function(emitter *e, const char *name)
{
    char section[128];
    e->function = declare_kernel(e, name);
    snprintf(section, sizeof section, ".text.%s", name);
    LLVMSetSection(e->function, section);
    unsigned nounwind = LLVMGetEnumAttributeKindForName("nounwind", 8);
    LLVMAddAttributeAtIndex(e->function, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(e->context, nounwind, 0));
    function_attribute(e, e->function, "target-cpu", e->target->cpu);
    function_attribute(e, e->function, "target-features", e->target->features);
    function_attribute(e, e->function, "tune-cpu", e->target->tuning);
    function_attribute(e, e->function, "no-builtins", "");
    function_attribute(e, e->function, "no-jump-tables", "true");
    function_attribute(e, e->function, "prefer-vector-width", "512");
    function_attribute(e, e->function, "frame-pointer", "none");
    e->entry = emit_block(e, "entry");
    LLVMPositionBuilderAtEnd(e->builder, e->entry);
    e->frame = LLVMGetParam(e->function, 0);
    return e->function;
}

LLVMValueRef emit_constant_data(emitter *e, const storage *t)
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

LLVMValueRef emit_table(emitter *e) { return LLVMBuildLoad2(e->builder, e->pointer, e->frame, "buffers"); }

LLVMValueRef emit_buffer(emitter *e, LLVMValueRef table, uint32_t number)
{
    LLVMValueRef index = emit_int(e, number);
    LLVMValueRef at = LLVMBuildGEP2(e->builder, e->pointer, table, &index, 1, "");
    return LLVMBuildLoad2(e->builder, e->pointer, at, "");
}

/* ---- sequences: kernels called one after another, each with its part of the sequence's table -------------------------- */

typedef struct sequence {
    emitter *e;
    program_plan *plan;
    arena *a;
    uint32_t first; /* its first argument in the plan */
    LLVMValueRef table;
    LLVMValueRef frame; /* for kernels: a copy of the caller's but for the table */
    LLVMTypeRef frame_type;
} sequence;

static void emit_steps(sequence *q, uint32_t first, uint32_t end);

static LLVMValueRef frame_field(sequence *q, LLVMValueRef frame, unsigned field)
{
    return LLVMBuildStructGEP2(q->e->builder, q->frame_type, frame, field, "");
}

static void emit_frame(sequence *q)
{
    emitter *e = q->e;
    LLVMTypeRef fields[] = {e->pointer, e->pointer, e->pointer};
    q->table = emit_table(e);
    q->frame_type = LLVMStructTypeInContext(e->context, fields, 3, 0);
    q->frame = LLVMBuildAlloca(e->builder, q->frame_type, "frame");
    for (unsigned field = 1; field < 3; field++) {
        LLVMValueRef value = LLVMBuildLoad2(e->builder, e->pointer, frame_field(q, e->frame, field), "");
        LLVMBuildStore(e->builder, value, frame_field(q, q->frame, field));
    }
}

static void emit_call(sequence *q, uint32_t nest_number)
{
    emitter *e = q->e;
    const nest *n = e->s->nests.at[nest_number];
    LLVMValueRef index = emit_int(e, plan_nest_arguments(q->plan, q->a, e->s, n) - q->first);
    LLVMValueRef table = LLVMBuildGEP2(e->builder, e->pointer, q->table, &index, 1, "");
    LLVMBuildStore(e->builder, table, frame_field(q, q->frame, 0));
    LLVMValueRef args[] = {q->frame, emit_int(e, 0), emit_int(e, n->units)};
    char name[16];
    snprintf(name, sizeof name, "k%u", n->kernel);
    LLVMBuildCall2(e->builder, e->kernel_type, declare_kernel(e, name), args, 3, "");
}

static LLVMValueRef load_control(sequence *q, storage_id control, sx_type type)
{
    uint32_t number = plan_control_argument(q->plan, q->a, &q->e->s->storages.at[control]) - q->first;
    return LLVMBuildLoad2(q->e->builder, q->e->types[type], emit_buffer(q->e, q->table, number), "");
}

static LLVMValueRef load_flag(sequence *q, storage_id control)
{
    LLVMValueRef byte = load_control(q, control, SX_I8);
    return LLVMBuildICmp(q->e->builder, LLVMIntNE, byte, LLVMConstInt(q->e->types[SX_I8], 0, 0), "");
}

static void emit_while(sequence *q, uint32_t at)
{
    emitter *e = q->e;
    LLVMBasicBlockRef test = emit_block(e, "while"), body = emit_block(e, "do"), after = emit_block(e, "od");
    uint32_t condition = at + 1, round = condition + 1 + e->s->steps.at[condition].length;
    LLVMBuildBr(e->builder, test);
    LLVMPositionBuilderAtEnd(e->builder, test);
    emit_steps(q, condition, round);
    LLVMBuildCondBr(e->builder, load_flag(q, e->s->steps.at[at].control), body, after);
    LLVMPositionBuilderAtEnd(e->builder, body);
    emit_steps(q, round, at + 1 + e->s->steps.at[at].length);
    LLVMBuildBr(e->builder, test);
    LLVMPositionBuilderAtEnd(e->builder, after);
}

/* Branches as a chain of tests: the last branch takes what no test took. */
static void emit_branches(sequence *q, uint32_t at)
{
    emitter *e = q->e;
    const step *owner = &e->s->steps.at[at];
    LLVMBasicBlockRef after = emit_block(e, "esac");
    LLVMValueRef number = owner->kind == STEP_CASE ? load_control(q, owner->control, SX_I32) : NULL;
    LLVMValueRef flag = owner->kind == STEP_IF ? load_flag(q, owner->control) : NULL;
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
        emit_steps(q, i, i + 1 + e->s->steps.at[i].length);
        LLVMBuildBr(e->builder, after);
        if (next)
            LLVMPositionBuilderAtEnd(e->builder, next);
    }
    LLVMPositionBuilderAtEnd(e->builder, after);
}

static void emit_steps(sequence *q, uint32_t first, uint32_t end)
{
    emitter *e = q->e;
    for (uint32_t i = first; i < end;) {
        const step *at = &e->s->steps.at[i];
        switch (at->kind) {
        case STEP_NEST: emit_call(q, at->nest); break;
        case STEP_WHILE: emit_while(q, i); break;
        case STEP_CASE:
        case STEP_IF: emit_branches(q, i); break;
        case STEP_BLOCK: emit_steps(q, i + 1, i + 1 + at->length); break;
        }
        i += 1 + at->length;
    }
}

void emit_sequence(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end, const char *name)
{
    sequence q = {.e = e, .plan = p, .a = a, .first = p->arguments.count};
    emit_function(e, name);
    emit_frame(&q);
    emit_steps(&q, first, end);
    LLVMBuildRet(e->builder, LLVMConstInt(e->types[SX_I32], 0, 0));
}
