/* Result types of operations. An operation's row in ops.def gives the number of operands, their element types and the
 * result type. If the row says INFER, infer_<name> finds the result type. Most of these functions are in the files
 * infer_<family>.c. The inference also checks the constraints of the operation. node_make calls `infer` for each node,
 * so later code does not repeat the checks. An error names the operation and, where possible, the operand or attribute,
 * its type or value, and what was expected. */
#include "graph/infer.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "graph/nodes.h"

type_id infer_fail(const inference *at, const char *format, ...)
{
    if (at->g->failure)
        return 0;
    va_list args;
    va_start(args, format);
    qn_status status = status_vmake(QN_INVALID_ARGUMENT, format, args);
    va_end(args);
    return graph_fail_status(at->g, status_prefix(status, "%s", op_facts[at->op].name));
}

type_id infer_tensor(const inference *at, qn_dtype dtype, uint32_t rank, const int64_t *dims)
{
    return type_tensor_of(at->g, op_facts[at->op].name, dtype, rank, dims);
}

bool graph_check_dimension(graph *g, const char *what, const char *who, int64_t d, int64_t least, type_id t)
{
    int64_t rank = type_at(g, t)->rank;
    if (d >= least && d < rank)
        return true;
    if (!rank)
        return graph_fail(g, QN_INVALID_ARGUMENT,
                          "%s: %s%" PRId64 " is no dimension: %s has no dimensions; expected rank 1 or more", what, who,
                          d, type_string(g, t)),
               false;
    return graph_fail(g, QN_INVALID_ARGUMENT,
                      "%s: %s%" PRId64 " is no dimension of %s; expected %" PRId64 " to %" PRId64, what, who, d,
                      type_string(g, t), least, rank - 1),
           false;
}

bool infer_dimension(const inference *at, const char *who, int64_t d, type_id t)
{
    return graph_check_dimension(at->g, op_facts[at->op].name, who, d, 0, t);
}

bool infer_dimensions(const inference *at, const char *what, attr_dims list, uint32_t operand, uint32_t *taken)
{
    for (uint32_t i = 0; i < list.count; i++) {
        int64_t d = list.at[i];
        if (!infer_dimension(at, arena_printf(&at->g->arena, "%s ", what), d, infer_type(at, operand)))
            return false;
        if (*taken >> d & 1)
            return infer_fail(at, "%s %" PRId64 " is already listed; expected each dimension at most once", what, d),
                   false;
        *taken |= 1u << d;
    }
    return true;
}

bool infer_enum(const inference *at, attr_field field)
{
    uint8_t value = infer_field(at, field)->ENUM;
    return enum_spelling(field, value) || (infer_fail(at, "%s %u does not exist; expected %s", attr_facts[field].name,
                                                      value, enum_spellings(&at->g->arena, field)),
                                           false);
}

bool infer_given_dtype(const inference *at)
{
    return dtype_valid(attr_element_type(at->a)) ||
           (infer_fail(at, "element_type %d does not exist; expected a qn_dtype such as QN_F32",
                       (int)attr_element_type(at->a)),
            false);
}

/* ---- from the row ------------------------------------------------------------------------------------------------ */

#define RULE_SAME(name)
#define RULE_BOOL(name)
#define RULE_INFER(name) [OP_##name] = infer_##name,
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, ...) RULE_##result(name)
static type_id (*const rules[OP_COUNT])(const inference *at) = {
#include "graph/ops.def"
};

static bool (*const attribute_checks[OP_COUNT])(const inference *at) = {
    [OP_compare] = infer_check_compare,
    [OP_of_pair] = infer_check_of_pair,
    [OP_of_pairs] = infer_check_of_pairs,
    [OP_reduce_precision] = infer_check_reduce_precision,
};

/* Checks the number of operands against the row's list of names. A name before "..." stands for any number of
 * operands. */
static bool check_count(const inference *at)
{
    const char *list = op_facts[at->op].operands;
    uint32_t least = 0;
    bool repeats = strstr(list, "...") != NULL;
    for (const char *c = list; *c; c++)
        if ((c == list && c[1] != ')') || *c == ',')
            least++;
    for (const char *c = list; (c = strstr(c, "...")); c++)
        least -= 2;
    if (at->count == least || (repeats && at->count > least))
        return true;
    return infer_fail(at, "%u operand%s given; expected %s", at->count, at->count == 1 ? "" : "s", list), false;
}

/* The bit that stands for a type in a set of types such as TYPES_FLOAT (graph.h). */
static int type_set(const type *t)
{
    return t->kind == TYPE_TENSOR  ? 1 << dtype_facts[t->dtype].class
           : t->kind == TYPE_TUPLE ? TYPES_TUPLE
                                   : TYPES_TOKEN;
}

void infer_misfit(const inference *at, uint32_t operand, int types)
{
    if (at->g->failure || types & type_set(infer_shape(at, operand)))
        return;
    at->g->misfit = at->operands[operand];
    at->g->misfit_types = types;
}

uint32_t graph_fail_type(graph *g, const char *what, const char *who, node_id n, int types)
{
    static const char *const sets[TYPES_ALL + 1] = {
        [TYPES_BOOL] = "i1",
        [TYPES_FLOAT] = "a float type",
        [TYPES_COMPLEX] = "a complex type",
        [TYPES_INEXACT] = "a float or complex type",
        [TYPES_REAL] = "an integer or float type",
        [TYPES_ORDERED] = "i1, an integer or a float type",
        [TYPES_INT] = "an integer type",
        [TYPES_SIGNED] = "a signed integer, float or complex type",
        [TYPES_BITS] = "an integer type or i1",
        [TYPES_NUMBER] = "an integer, float or complex type",
        [TYPES_ANY] = "a tensor",
        [TYPES_TUPLE] = "a tuple",
        [TYPES_VALUE] = "a tensor or token",
    };
    if (g->failure)
        return 0;
    g->misfit = n;
    g->misfit_types = types;
    return graph_fail(g, QN_INVALID_ARGUMENT, "%s: %s is %s; expected %s", what, who, type_string(g, node_type(g, n)),
                      sets[types]);
}

static bool check_element_types(const inference *at)
{
    const op_fact *row = &op_facts[at->op];
    for (uint32_t i = 0; i < at->count; i++)
        if (!(row->types & type_set(infer_shape(at, i))))
            return graph_fail_type(at->g, row->name, arena_printf(&at->g->arena, "operand %u", i), at->operands[i],
                                   row->types),
                   false;
    return true;
}

static bool check_agreement(const inference *at)
{
    for (uint32_t i = 1; i < at->count; i++) {
        uint32_t first = infer_shape(at, 0)->dtype, other = infer_shape(at, i)->dtype;
        if (first != other)
            return infer_fail(at, "element types differ: %s and %s", dtype_facts[first].name, dtype_facts[other].name),
                   false;
        if (infer_type(at, i) != infer_type(at, 0))
            return infer_fail(at, "operands differ: %s and %s", infer_print(at, 0), infer_print(at, i)), false;
    }
    return true;
}

/* Subtracts the number of captures from at->count. Checks that the captures have the types of the arguments that
 * capture them. */
static bool check_captures(inference *at)
{
    uint64_t captures = 0;
    for (uint32_t r = 0; r < at->a->region_count; r++)
        captures += region_at(at->g, at->a->regions[r])->captures.count;
    if (at->count < captures)
        return infer_fail(at, "%u operands given; expected at least the %" PRIu64 " values that the regions capture",
                          at->count, captures),
               false;
    at->count -= (uint32_t)captures;
    uint32_t next = at->count;
    for (uint32_t r = 0; r < at->a->region_count; r++) {
        const region *owned = region_at(at->g, at->a->regions[r]);
        for (uint32_t i = 0; i < owned->captures.count; i++, next++)
            if (node_type(at->g, owned->captures.at[i]) != infer_type(at, next))
                return infer_fail(at, "capture %u of region %u is %s; expected %s", i, r, infer_print(at, next),
                                  type_string(at->g, node_type(at->g, owned->captures.at[i]))),
                       false;
    }
    return true;
}

type_id infer(graph *g, op_kind op, uint32_t count, const node_id *operands, const attr_record *a)
{
    inference at = {g, op, count, operands, a};
    const op_fact *row = &op_facts[op];
    if (a->region_count && !op_owns_regions(op))
        return infer_fail(&at, "%u region%s given; expected none", a->region_count, a->region_count == 1 ? "" : "s");
    if (!check_captures(&at) || !check_count(&at) || !check_element_types(&at))
        return 0;
    if (rules[op])
        return rules[op](&at);
    if (!check_agreement(&at) || (attribute_checks[op] && !attribute_checks[op](&at)))
        return 0;
    const type *first = infer_shape(&at, 0);
    return row->result == RESULT_BOOL ? infer_tensor(&at, QN_I1, first->rank, first->dims) : infer_type(&at, 0);
}
