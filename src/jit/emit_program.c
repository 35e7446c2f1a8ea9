/* Emits functions, addresses and early returns. Also emits sequences, which run several steps (program.h). */
#include <stdio.h>
#include <string.h>

#include "abi/kernel.h"
#include "jit/sequence.h"

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

/* The code of an image must not depend on anything outside of the image. So it has no unwinding, no calls of the C
 * library, no jump tables and no external addresses. */
void emit_function_attributes(emitter *e, LLVMValueRef function)
{
    unsigned nounwind = LLVMGetEnumAttributeKindForName("nounwind", 8);
    LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(e->context, nounwind, 0));
    function_attribute(e, function, "target-cpu", e->target->cpu);
    function_attribute(e, function, "target-features", e->target->features);
    function_attribute(e, function, "tune-cpu", e->target->tuning);
    function_attribute(e, function, "no-builtins", "");
    function_attribute(e, function, "no-jump-tables", "true");
    function_attribute(e, function, "prefer-vector-width", "512");
    function_attribute(e, function, "frame-pointer", "none");
}

void emit_align_stack(emitter *e) { function_attribute(e, e->function, "stackrealign", ""); }

/* Starts a function in its own section. */
LLVMValueRef emit_function(emitter *e, const char *name)
{
    char section[128];
    e->function = declare_kernel(e, name);
    snprintf(section, sizeof section, ".text.%s", name);
    LLVMSetSection(e->function, section);
    emit_function_attributes(e, e->function);
    e->stop = e->exit_with = NULL;
    e->exit = NULL;
    e->entry = emit_block(e, "entry");
    LLVMPositionBuilderAtEnd(e->builder, e->entry);
    e->frame = LLVMGetParam(e->function, 0);
    return e->function;
}

LLVMValueRef emit_constant_data(emitter *e, const buffer *t)
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

LLVMValueRef emit_frame_field(emitter *e, frame_field field)
{
    LLVMValueRef index = emit_int(e, field);
    return field ? LLVMBuildGEP2(e->builder, e->pointer, e->frame, &index, 1, "") : e->frame;
}

LLVMValueRef emit_table(emitter *e)
{
    return LLVMBuildLoad2(e->builder, e->pointer, emit_frame_field(e, FRAME_BUFFERS), "buffers");
}

LLVMValueRef emit_buffer(emitter *e, LLVMValueRef table, uint32_t number)
{
    LLVMValueRef index = emit_int(e, number);
    LLVMValueRef at = LLVMBuildGEP2(e->builder, e->pointer, table, &index, 1, "");
    return LLVMBuildLoad2(e->builder, e->pointer, at, "");
}

/* ---- returning early --------------------------------------------------------------------------------------------- */

void emit_return_if(emitter *e, LLVMValueRef condition, LLVMValueRef result)
{
    LLVMBuilderRef b = e->builder;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(b);
    if (!e->exit) {
        e->exit = emit_block(e, "exit");
        LLVMPositionBuilderAtEnd(b, e->exit);
        e->exit_with = LLVMBuildPhi(b, e->types[SX_I32], "");
        LLVMBuildRet(b, e->exit_with);
        LLVMPositionBuilderAtEnd(b, here);
    }
    LLVMBasicBlockRef go_on = emit_block(e, "go_on");
    LLVMBuildCondBr(b, condition, e->exit, go_on);
    LLVMAddIncoming(e->exit_with, &result, &here, 1);
    LLVMPositionBuilderAtEnd(b, go_on);
}

void emit_at_entry(emitter *e)
{
    LLVMValueRef first = LLVMGetFirstInstruction(e->entry);
    if (first)
        LLVMPositionBuilderBefore(e->builder, first);
    else
        LLVMPositionBuilderAtEnd(e->builder, e->entry);
}

/* The address of the stop flag, loaded once at the start of the function. */
static LLVMValueRef stop_flag(emitter *e)
{
    if (e->stop)
        return e->stop;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder);
    emit_at_entry(e);
    e->stop = LLVMBuildLoad2(e->builder, e->pointer, emit_frame_field(e, FRAME_STOP), "stop");
    LLVMPositionBuilderAtEnd(e->builder, here);
    return e->stop;
}

void emit_poll(emitter *e)
{
    LLVMValueRef flag = LLVMBuildLoad2(e->builder, e->types[SX_I32], stop_flag(e), "");
    LLVMSetOrdering(flag, LLVMAtomicOrderingMonotonic);
    LLVMSetAlignment(flag, sizeof(uint32_t));
    LLVMValueRef none = LLVMConstInt(e->types[SX_I32], KERNEL_DONE, 0);
    LLVMValueRef asked = LLVMBuildICmp(e->builder, LLVMIntNE, flag, none, "");
    emit_return_if(e, asked, LLVMConstInt(e->types[SX_I32], KERNEL_STOPPED, 0));
}

/* ---- sequences: kernels called one after another, each with a part of the sequence's table ----------------------- */

static void emit_steps(sequence *q, uint32_t first, uint32_t end);

/* Adds `work` to the number of instructions since the last poll. If the number is not 0 and the sum would exceed
 * POLL_WORK, emits a poll first, and counts from 0 again. */
static void poll_before(sequence *q, double work)
{
    if (q->since && q->since + work > POLL_WORK) {
        emit_poll(q->e);
        q->since = 0;
    }
    q->since += work;
}

/* Emits a call of the function named <kind><number>, such as k3, with a table. A function with a single tile ignores
 * the range of tiles. */
static LLVMValueRef emit_call(sequence *q, char kind, uint32_t number, LLVMValueRef table, int64_t tiles)
{
    emitter *e = q->e;
    LLVMBuildStore(e->builder, table, emit_frame_field(e, FRAME_BUFFERS));
    LLVMValueRef any = LLVMGetPoison(e->types[SX_I64]);
    LLVMValueRef args[] = {e->frame, tiles == 1 ? any : emit_int(e, 0), tiles == 1 ? any : emit_int(e, tiles)};
    char name[16];
    snprintf(name, sizeof name, "%c%u", kind, number);
    return LLVMBuildCall2(e->builder, e->kernel_type, declare_kernel(e, name), args, 3, "");
}

static void return_unless_done(emitter *e, LLVMValueRef result)
{
    LLVMValueRef done = LLVMConstInt(e->types[SX_I32], KERNEL_DONE, 0);
    emit_return_if(e, LLVMBuildICmp(e->builder, LLVMIntNE, result, done, ""), result);
}

/* Emits the code of a scalar nest, or a call of the kernel of any other nest, for all tiles. A sequence runs on one
 * thread, so it leaves out nests with `threaded` (schedule/nest.h). */
static void emit_nest_call(sequence *q, uint32_t nest_number)
{
    emitter *e = q->e;
    const nest *n = e->s->nests.at[nest_number];
    if (n->threaded)
        return;
    poll_before(q, nest_polls(n) ? POLL_WORK : n->work * (double)n->tiles);
    LLVMValueRef index = emit_int(e, plan_nest_arguments(q->plan, q->a, e->s, n) - q->first);
    LLVMValueRef table = LLVMBuildGEP2(e->builder, e->pointer, q->table, &index, 1, "");
    if (nest_is_scalar(e->s, n)) {
        emit_scalar_nest(e, n, table);
        return;
    }
    q->plan->needed[n->kernel] = true;
    q->plan->calls++;
    LLVMValueRef result = emit_call(q, 'k', n->kernel, table, n->tiles);
    if (nest_polls(n)) /* other kernels always return KERNEL_DONE */
        return_unless_done(e, result);
}

/* Emits a call of a function of the program. The callee counts its instructions from 0. So if an instruction ran since
 * the last poll, a poll comes before the call. The number of instructions after the callee's own last poll is not
 * known, so the call counts as POLL_WORK. */
static void emit_function_call(sequence *q, uint32_t number)
{
    poll_before(q, POLL_WORK);
    return_unless_done(q->e, emit_call(q, 'f', number, q->table, 1));
}

/* Emits services->call(services, number, table). A result other than KERNEL_DONE ends the sequence. */
static void emit_host(sequence *q, const host_call *call)
{
    emitter *e = q->e;
    LLVMTypeRef parameters[] = {e->pointer, e->types[SX_I32], e->pointer};
    LLVMTypeRef type = LLVMFunctionType(e->types[SX_I32], parameters, 3, 0);
    LLVMValueRef index = emit_int(e, plan_host_arguments(q->plan, q->a, e->s, call) - q->first);
    LLVMValueRef table = LLVMBuildGEP2(e->builder, e->pointer, q->table, &index, 1, "");
    LLVMValueRef services = LLVMBuildLoad2(e->builder, e->pointer, emit_frame_field(e, FRAME_SERVICES), "services");
    LLVMValueRef place = emit_int(e, offsetof(kernel_services, call) / sizeof(void *));
    LLVMValueRef at = LLVMBuildGEP2(e->builder, e->pointer, services, &place, 1, "");
    LLVMValueRef function = LLVMBuildLoad2(e->builder, e->pointer, at, "");
    LLVMValueRef args[] = {services, LLVMConstInt(e->types[SX_I32], call->number, 0), table};
    return_unless_done(e, LLVMBuildCall2(e->builder, type, function, args, 3, ""));
}

static LLVMValueRef load_control(sequence *q, buffer_id control, sx_type type)
{
    if (q->e->cells[control].value)
        return q->e->cells[control].value;
    uint32_t number = plan_buffer_argument(q->plan, q->a, &q->e->s->buffers.at[control], false) - q->first;
    return LLVMBuildLoad2(q->e->builder, q->e->types[type], emit_buffer(q->e, q->table, number), "");
}

static LLVMValueRef load_flag(sequence *q, buffer_id control)
{
    LLVMValueRef byte = load_control(q, control, SX_I8);
    return LLVMBuildICmp(q->e->builder, LLVMIntNE, byte, LLVMConstInt(q->e->types[SX_I8], 0, 0), "");
}

static void emit_while(sequence *q, uint32_t at)
{
    emitter *e = q->e;
    LLVMBasicBlockRef test = emit_block(e, "while"), body = emit_block(e, "do"), after = emit_block(e, "od");
    uint32_t condition = at + 1, round = condition + 1 + e->s->steps.at[condition].length;
    uint32_t end = at + 1 + e->s->steps.at[at].length;
    cell_loop cells = cells_open(q, at, end);
    LLVMBasicBlockRef from = LLVMGetInsertBlock(e->builder);
    LLVMBuildBr(e->builder, test);
    LLVMPositionBuilderAtEnd(e->builder, test);
    cells_enter(q, &cells, from);
    emit_poll(e);
    q->since = 0;
    emit_steps(q, condition, round);
    double since = q->since;
    LLVMBuildCondBr(e->builder, load_flag(q, e->s->steps.at[at].control), body, after);
    cell_values last = cells_now(q);
    LLVMPositionBuilderAtEnd(e->builder, body);
    emit_steps(q, round, end);
    cells_again(q, &cells);
    LLVMBuildBr(e->builder, test);
    LLVMPositionBuilderAtEnd(e->builder, after);
    cells_close(q, &cells, &last, end);
    q->since = since;
}

/* Emits branches as a chain of tests; the last branch runs if no test holds. */
static void emit_branches(sequence *q, uint32_t at)
{
    emitter *e = q->e;
    const step *owner = &e->s->steps.at[at];
    LLVMBasicBlockRef after = emit_block(e, "esac");
    LLVMValueRef number = owner->kind == STEP_CASE ? load_control(q, owner->control, SX_I32) : NULL;
    LLVMValueRef flag = owner->kind == STEP_IF ? load_flag(q, owner->control) : NULL;
    uint32_t end = at + 1 + owner->length, branch = 0;
    double before = q->since, most = before;
    const cell_values entered = cells_now(q);
    cell_values *left = ARENA_NEW_ARRAY(q->a, cell_values, owner->length + 1);
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
        q->since = before;
        cells_set(q, &entered);
        emit_steps(q, i, i + 1 + e->s->steps.at[i].length);
        left[branch] = cells_now(q);
        most = q->since > most ? q->since : most;
        LLVMBuildBr(e->builder, after);
        if (next)
            LLVMPositionBuilderAtEnd(e->builder, next);
    }
    LLVMPositionBuilderAtEnd(e->builder, after);
    cells_merge(q, branch, left);
    q->since = most;
}

static void emit_steps(sequence *q, uint32_t first, uint32_t end)
{
    emitter *e = q->e;
    for (uint32_t i = first; i < end;) {
        const step *at = &e->s->steps.at[i];
        switch (at->kind) {
        case STEP_NEST: emit_nest_call(q, at->nest); break;
        case STEP_WHILE: emit_while(q, i); break;
        case STEP_CASE:
        case STEP_IF: emit_branches(q, i); break;
        case STEP_BLOCK: emit_steps(q, i + 1, i + 1 + at->length); break;
        case STEP_HOST: emit_host(q, &e->s->hosts.at[at->nest]); break;
        case STEP_CALL: emit_function_call(q, at->function); break;
        case STEP_FUNCTION:
        case STEP_PREPARE: break;
        }
        i += 1 + at->length;
    }
}

void emit_sequence(emitter *e, program_plan *p, arena *a, uint32_t first, uint32_t end, uint32_t argument,
                   const char *name)
{
    /* A later sequence does not know how many instructions ran since the last poll, so it polls before its first work.
     * The first sequence usually begins the program, so it counts from 0. Functions count from 0, too: their callers
     * poll (emit_function_call). Only a program of one sequence has functions. */
    sequence q = {.e = e, .plan = p, .a = a, .first = argument, .since = p->sequences > 1 ? POLL_WORK : 0};
    e->cells = ARENA_NEW_ARRAY(a, cell, e->s->buffers.count + 1);
    q.marks = ARENA_NEW_ARRAY(a, cell_mark, e->s->buffers.count + 1);
    emit_function(e, name);
    q.table = emit_table(e);
    emit_steps(&q, first, end);
    LLVMBuildRet(e->builder, LLVMConstInt(e->types[SX_I32], KERNEL_DONE, 0));
    e->cells = NULL;
}
