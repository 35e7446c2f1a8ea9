/* The tables that ops.def, attrs.def and enums.def expand to. */
#include "graph/graph.h"

#include <stddef.h>
#include <string.h>

op_kind op_from_spelling(const char *spelling, size_t length)
{
    for (int op = 1; op < OP_COUNT; op++)
        if (op_facts[op].class != OP_CLASS_INTERNAL && strlen(op_facts[op].spelling) == length &&
            memcmp(op_facts[op].spelling, spelling, length) == 0)
            return (op_kind)op;
    return OP_none;
}

const attr_fact attr_facts[ATTR_COUNT] = {
    {"none", "", 0, 0},
#define ATTR(kind, name, doc) {#name, doc, KIND_##kind, offsetof(attrs, name)},
#include "graph/attrs.def"
};

/* The attribute lists of the rows, each ended by ATTR_none: the fields of (a, b) are ATTR_a, ATTR_b. */
#define FIELDS_1(a) ATTR_##a, ATTR_none
#define FIELDS_2(a, b) ATTR_##a, FIELDS_1(b)
#define FIELDS_3(a, b, c) ATTR_##a, FIELDS_2(b, c)
#define FIELDS_4(a, b, c, d) ATTR_##a, FIELDS_3(b, c, d)
#define FIELDS_5(a, b, c, d, e) ATTR_##a, FIELDS_4(b, c, d, e)
#define FIELDS_6(a, b, c, d, e, f) ATTR_##a, FIELDS_5(b, c, d, e, f)
#define FIELDS_7(a, b, c, d, e, f, g) ATTR_##a, FIELDS_6(b, c, d, e, f, g)
#define FIELDS_PICK(_1, _2, _3, _4, _5, _6, _7, chosen, ...) chosen
#define FIELDS(...)                                                                                                    \
    FIELDS_PICK(__VA_ARGS__, FIELDS_7, FIELDS_6, FIELDS_5, FIELDS_4, FIELDS_3, FIELDS_2, FIELDS_1, 0)(__VA_ARGS__)

enum { MAX_FIELDS = 8 };
static const attr_field op_fields[OP_COUNT][MAX_FIELDS] = {
    {ATTR_none},
#define OP(name, class, dialect, operands, attributes, ...) {FIELDS attributes},
#include "graph/ops.def"
};

const attr_field *op_attributes(op_kind op) { return op_fields[op]; }

static const struct {
    attr_field field;
    const char *spelling;
    int number;
} enum_values[] = {
#define ENUM_VALUE(field, spelling, number) {ATTR_##field, #spelling, number},
#include "graph/enums.def"
};

const char *enum_spelling(attr_field field, int value)
{
    for (size_t i = 0; i < sizeof enum_values / sizeof *enum_values; i++)
        if (enum_values[i].field == field && enum_values[i].number == value)
            return enum_values[i].spelling;
    return NULL;
}

int enum_from_spelling(attr_field field, const char *spelling, size_t length)
{
    for (size_t i = 0; i < sizeof enum_values / sizeof *enum_values; i++)
        if (enum_values[i].field == field && strlen(enum_values[i].spelling) == length &&
            memcmp(enum_values[i].spelling, spelling, length) == 0)
            return enum_values[i].number;
    return 0;
}
