/* Scalar expressions as text, one instruction a line:
 *
 *     %3 = const f32 0x3f800000 (1)
 *     %4 = fma f32 %1, %2, %3
 *     %9 = slow_path f32 %7 ? sub 0 (%1, %2) : %8
 *     outputs %9
 *     sub 0:
 *       %1 = arg f32 0
 */
#include <inttypes.h>

#include "scalar/scalar.h"

static void print_literal(const sx_inst *i, text *out)
{
    uint64_t bits = i->a | (uint64_t)i->b << 32;
    if (i->type == SX_F32) {
        float value;
        memcpy(&value, &i->a, sizeof value);
        text_printf(out, "0x%08" PRIx32 " (%.9g)", i->a, (double)value);
    } else if (i->type == SX_F64) {
        double value;
        memcpy(&value, &bits, sizeof value);
        text_printf(out, "0x%016" PRIx64 " (%.17g)", bits, value);
    } else {
        text_printf(out, "%" PRIu64, bits);
    }
}

static void print_list(const sx *values, uint32_t count, text *out)
{
    for (uint32_t i = 0; i < count; i++)
        text_printf(out, "%s%%%" PRIu32, i ? ", " : "", values[i]);
}

static void print_inst(const sx_code *s, sx value, text *out)
{
    const sx_inst *i = &s->inst.at[value];
    text_printf(out, "%%%" PRIu32 " = %s %s ", value, sx_op_names[i->op], sx_type_names[i->type]);
    switch ((sx_op)i->op) {
    case SX_OP_const: print_literal(i, out); break;
    case SX_OP_arg: text_printf(out, "%u", (unsigned)i->aux); break;
    case SX_OP_table: text_printf(out, "%u[%%%" PRIu32 "]", (unsigned)i->aux, i->a); break;
    case SX_OP_result: text_printf(out, "%%%" PRIu32 ".%u", i->a, (unsigned)i->aux); break;
    case SX_OP_slow_path:
        text_printf(out, "%%%" PRIu32 " ? sub %u (", i->a, (unsigned)i->aux);
        print_list(s->lists.at ? &s->lists.at[i->c] : NULL, s->subs.at[i->aux]->args, out);
        text_printf(out, ") : %%%" PRIu32, i->b);
        break;
    case SX_OP_bounded_loop:
        text_printf(out, "sub %u (", (unsigned)i->aux);
        print_list(&s->lists.at[i->a], i->b, out);
        text_printf(out, ") at most %" PRIu32, i->c);
        break;
    default: print_list(&i->a, sx_op_arity[i->op], out); break;
    }
    text_puts(out, "\n");
}

static void print_code(const sx_code *s, int depth, text *out)
{
    for (uint32_t i = 0; i < s->tables.count; i++) {
        const sx_table *table = &s->tables.at[i];
        text_indent(out, depth);
        text_printf(out, "table %" PRIu32 " %s:", i, sx_type_names[table->type]);
        for (uint32_t k = 0; k < table->count; k++)
            text_printf(out, " 0x%" PRIx64, table->bits[k]);
        text_puts(out, "\n");
    }
    for (sx value = 1; value < s->inst.count; value++) {
        text_indent(out, depth);
        print_inst(s, value, out);
    }
    text_indent(out, depth);
    text_puts(out, "outputs ");
    print_list(s->outputs.at, s->outputs.count, out);
    text_puts(out, "\n");
    for (uint32_t i = 0; i < s->subs.count; i++) {
        text_indent(out, depth);
        text_printf(out, "sub %" PRIu32 ":\n", i);
        print_code(s->subs.at[i], depth + 1, out);
    }
}

void sx_print(const sx_code *s, text *out) { print_code(s, 0, out); }
