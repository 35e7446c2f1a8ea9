/* Prints constants. A splat, a constant with equal elements, is printed as one element. Any other constant of at most
 * LISTED elements is printed as nested lists, and a larger one as a hexadecimal string of its bytes. If the graph lacks
 * the elements, the constant is printed as `dense_resource<buffer_N>`. stablehlo_print_elements replaces this text by
 * the elements. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/float_text.h"
#include "stablehlo/print.h"

enum { LISTED = 100 }; /* MLIR has the same limit */

static uint64_t load(const void *at, size_t size)
{
    uint64_t bits = 0;
    memcpy(&bits, at, size);
    return bits;
}

static void print_element(text *out, qn_dtype dtype, const void *at)
{
    if (dtype_is_complex(dtype)) {
        qn_dtype part = dtype_part(dtype);
        text_puts(out, "(");
        float_print(out, part, load(at, dtype_bytes(part)));
        text_puts(out, ",");
        float_print(out, part, load((const char *)at + dtype_bytes(part), dtype_bytes(part)));
        text_puts(out, ")");
        return;
    }
    uint64_t bits = load(at, dtype_bytes(dtype));
    uint32_t unused = 64 - dtype_facts[dtype].bits;
    switch (dtype_facts[dtype].class) {
    case CLASS_BOOL: text_puts(out, bits ? "true" : "false"); return;
    case CLASS_SINT: text_printf(out, "%" PRId64, (int64_t)(bits << unused) >> unused); return;
    case CLASS_UINT: text_printf(out, "%" PRIu64, bits); return;
    default: float_print(out, dtype, bits);
    }
}

/* Prints elements as nested lists, with a bracket where a dimension begins or ends. */
static void print_list(printer *p, const type *t, const char *at)
{
    int64_t step[MAX_RANK], size = 1;
    for (uint32_t d = t->rank; d-- > 0;)
        step[d] = size *= t->dims[d];
    for (int64_t i = 0; i < t->elements; i++) {
        text_puts(p->out, i ? ", " : "");
        for (uint32_t d = 0; d < t->rank; d++)
            text_puts(p->out, i % step[d] == 0 ? "[" : "");
        print_element(p->out, (qn_dtype)t->dtype, at + (size_t)i * dtype_bytes((qn_dtype)t->dtype));
        for (uint32_t d = 0; d < t->rank; d++)
            text_puts(p->out, (i + 1) % step[d] == 0 ? "]" : "");
    }
}

static void print_hex(text *out, const char *at, int64_t bytes)
{
    static const char digits[] = "0123456789ABCDEF";
    char part[512];
    size_t n = 0;
    text_puts(out, "\"0x");
    for (int64_t i = 0; i < bytes; i++) {
        part[n++] = digits[(unsigned char)at[i] >> 4];
        part[n++] = digits[(unsigned char)at[i] & 15];
        if (n == sizeof part) {
            text_add(out, part, n);
            n = 0;
        }
    }
    text_add(out, part, n);
    text_puts(out, "\"");
}

void print_numbers(printer *p, const attr_entry *e)
{
    qn_dtype dtype = (qn_dtype)e->dtype;
    int64_t count = e->count;
    type t = {.kind = TYPE_TENSOR, .dtype = e->dtype, .rank = 1, .dims = &count, .elements = count};
    if (e->kind == ENTRY_NUMBER) {
        print_element(p->out, dtype, e->at);
        if (dtype != QN_I1)
            text_printf(p->out, " : %s", dtype_facts[dtype].name);
        return;
    }
    text_puts(p->out, "dense<");
    print_list(p, &t, e->at);
    text_printf(p->out, "> : tensor<%" PRIu32 "x%s>", e->count, dtype_facts[dtype].name);
}

static const char unknown_elements[] = "dense_resource<buffer_";

void print_dense(printer *p, const type *t, type_id id, attr_data value)
{
    const char *at = value.at;
    if (value.buffer && !p->g->buffers.at[value.buffer - 1].data) {
        text_printf(p->out, "%s%u> : ", unknown_elements, value.buffer - 1);
        print_type(p, id);
        return;
    }
    if (value.buffer)
        at = p->g->buffers.at[value.buffer - 1].data;
    text_puts(p->out, "dense<");
    if (t->elements == 0)
        ;
    else if (value.splat || t->rank == 0)
        print_element(p->out, (qn_dtype)t->dtype, at);
    else if (t->elements <= LISTED)
        print_list(p, t, at);
    else
        print_hex(p->out, at, type_bytes(p->g, id));
    text_puts(p->out, "> : ");
    print_type(p, id);
}

void stablehlo_print_elements(const graph *g, const canonical_bytes *canonical, const char *printed, text *out)
{
    for (const char *next; (next = strstr(printed, unknown_elements)); printed = next) {
        char *end;
        unsigned long number = strtoul(next + sizeof unknown_elements - 1, &end, 10);
        bool known = *end == '>' && number < canonical->buffer_count;
        text_add(out, printed, (size_t)(next - printed));
        if (known) {
            const constant_buffer *from = &g->buffers.at[canonical->buffers[number]];
            text_puts(out, "dense<");
            print_hex(out, from->data, type_bytes(g, from->type));
        } else {
            text_add(out, next, (size_t)(end - next));
        }
        next = end;
    }
    text_puts(out, printed);
}
