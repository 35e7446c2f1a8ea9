/* Look-ups in ops.def, attrs.def and enums.def. op_facts.c has the table op_facts. */
#include "graph/graph.h"

#include <stddef.h>
#include <string.h>

/* clang-format off */
/* If two rows of a table had the same number, the switch over its rows would not compile. */
op_kind op_from_number(uint64_t number)
{
    switch (number) {
#define OP(name, number, ...) case number: return OP_##name;
#include "graph/ops.def"
    default: return OP_none;
    }
}

attr_field attr_from_number(uint64_t number)
{
    switch (number) {
#define ATTR(kind, name, number, doc) case number: return ATTR_##name;
#include "graph/attrs.def"
    default: return ATTR_none;
    }
}
/* clang-format on */

const attr_fact attr_facts[ATTR_COUNT] = {
    {"none", "", 0, 0, 0},
#define ATTR(kind, name, number, doc) {#name, doc, KIND_##kind, number, offsetof(attrs, name)},
#include "graph/attrs.def"
};

const uint8_t *op_attributes(op_kind op)
{
    /* This enum has a constant <field> for each ATTR_<field> of attr_field, with the same value. So the field names in
     * a row of ops.def are numbers. */
    enum {
        none,
#define ATTR(kind, name, number, doc) name,
#include "graph/attrs.def"
    };
#define LIST(...)                                                                                                      \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define OP(name, number, class, dialect, operands, attributes, ...)                                                    \
    _Static_assert(sizeof((uint8_t[])LIST attributes) <= MAX_FIELDS, "MAX_FIELDS is too small");
#include "graph/ops.def"
    static const uint8_t fields[OP_COUNT][MAX_FIELDS + 1] = {
        {none},
#define OP(name, number, class, dialect, operands, attributes, ...) LIST attributes,
#include "graph/ops.def"
    };
#undef LIST
    return fields[op];
}

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
