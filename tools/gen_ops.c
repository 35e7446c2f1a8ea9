/* Generates code and documentation from ops.def, attrs.def and enums.def:
 *
 *     gen_ops header    include/quern/ops.h: a documented prototype for each operation
 *     gen_ops builders  the definitions of these functions, which call builder_make (src/api/builders.c)
 *     gen_ops docs      docs/ops.md: the table of all operations
 *
 * These rows have no generated builder:
 *     class REGION, REGION_COMPOSITE
 *                       quern.h has these builders, because callbacks build the regions
 *     class INTERNAL    these operations are not public
 *     constant          quern.h has its builders
 *     custom_call, top_k, batch_norm_training, batch_norm_grad, lu, eigh, qr, reduced_qr, svd, optimization_barrier
 *                       these have several results
 *     barrier, of_pair, of_pairs, fft_pass
 *                       only expansion makes these operations (src/rewrite/expand.h)
 *     all_gather, all_to_all, collective_broadcast, collective_permute
 *                       only modules from other programs have operations that run on several devices
 *     rng_bit_generator, rng
 *                       quern/random.h has functions for random numbers
 * No builder has a parameter for the attributes order, precision_config, compare_type and indices_are_sorted. No public
 * function takes a rng_distribution, complex_function or part, so ops.h does not declare these enumerations.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "graph/graph.h"

static const char *const ulp_words[] = {[ULP_0] = "0", [ULP_1] = "1", [ULP_2] = "2", [ULP_1_2] = "1 (f64: 2)"};

static bool has_builder(op_kind op)
{
    switch ((int)op) {
    case OP_constant:
    case OP_custom_call:
    case OP_top_k:
    case OP_batch_norm_training:
    case OP_batch_norm_grad:
    case OP_lu:
    case OP_eigh:
    case OP_qr:
    case OP_reduced_qr:
    case OP_svd:
    case OP_optimization_barrier:
    case OP_rng_bit_generator:
    case OP_rng:
    case OP_barrier:
    case OP_of_pair:
    case OP_of_pairs:
    case OP_fft_pass:
    case OP_all_gather:
    case OP_all_to_all:
    case OP_collective_broadcast:
    case OP_collective_permute: return false;
    default: return !op_owns_regions(op) && op_facts[op].class != OP_CLASS_INTERNAL;
    }
}

static bool is_given(attr_field field)
{
    return field != ATTR_rng_distribution && field != ATTR_order && field != ATTR_precision_config &&
           field != ATTR_compare_type && field != ATTR_indices_are_sorted && field != ATTR_complex_function &&
           field != ATTR_part;
}

/* ---- operands: "(operand, start_indices, ...)" ------------------------------------------------------------------- */

enum { MAX_NAMES = 8, NAME_SIZE = 32 };
typedef struct names {
    char at[MAX_NAMES][NAME_SIZE];
    bool repeated[MAX_NAMES];
    int count;
} names;

static names operands_of(op_kind op)
{
    names list = {.count = 0};
    for (const char *at = op_facts[op].operands; *at;) {
        size_t length = strcspn(at, "(), ");
        if (length == 3 && memcmp(at, "...", 3) == 0) {
            list.repeated[list.count - 1] = true;
        } else if (length && length < NAME_SIZE && list.count < MAX_NAMES) {
            memcpy(list.at[list.count++], at, length);
        }
        at += length ? length : 1;
    }
    return list;
}

/* ---- wording ----------------------------------------------------------------------------------------------------- */

static const struct {
    int set;
    const char *words;
} type_sets[] = {
    {TYPES_FLOAT, "floats"},
    {TYPES_INT, "integers"},
    {TYPES_COMPLEX, "complex"},
    {TYPES_INEXACT, "floats and complex"},
    {TYPES_REAL, "integers and floats"},
    {TYPES_ORDERED, "any real type"},
    {TYPES_SIGNED, "signed integers, floats, complex"},
    {TYPES_BITS, "integers and i1"},
    {TYPES_NUMBER, "integers, floats, complex"},
    {TYPES_ANY, "any type"},
    {TYPES_VALUE, "any type and tokens"},
    {TYPES_BOOL, "i1"},
};

static const char *types_words(op_kind op)
{
    bool typed = operands_of(op).count;
    for (const uint8_t *field = op_attributes(op); *field; field++)
        typed |= *field == ATTR_element_type;
    for (size_t i = 0; typed && i < sizeof type_sets / sizeof *type_sets; i++)
        if (type_sets[i].set == op_facts[op].types)
            return type_sets[i].words;
    return "";
}

static const char *const gradient_words[] = {
    [GRADIENT_RULE] = "yes", [GRADIENT_ZERO] = "zero", [GRADIENT_NONE] = "none", [GRADIENT_EXPAND] = "yes"};

/* ---- a comment that wraps ---------------------------------------------------------------------------------------- */

enum { WIDTH = 120 };
typedef struct comment {
    int column;
} comment;

static void comment_begin(comment *c)
{
    printf("/*");
    c->column = 2;
}

static void comment_add(comment *c, const char *words)
{
    while (*words) {
        int length = (int)strcspn(words, " ");
        if (c->column + 1 + length + 3 > WIDTH) {
            printf("\n *");
            c->column = 2;
        }
        printf(" %.*s", length, words);
        c->column += 1 + length;
        words += length;
        words += *words == ' ';
    }
}

static void comment_end(void) { printf(" */\n"); }

/* ---- include/quern/ops.h ----------------------------------------------------------------------------------------- */

static const char *const parameter_types[] = {
    [KIND_F32] = "float",    [KIND_I64] = "int64_t",   [KIND_BOOL] = "int",
    [KIND_DIMS] = "qn_dims", [KIND_PAIRS] = "qn_dims", [KIND_DTYPE] = "qn_dtype"};

/* How far a prototype has been printed. A parameter that does not fit into the line begins a new line. */
typedef struct line {
    int column, indent;
    bool any;
} line;

static void line_parameter(line *l, const char *type, const char *name)
{
    int length = (int)(strlen(type) + strlen(name));
    if (l->any && l->column + length + 4 > WIDTH) {
        printf(",\n%*s", l->indent, "");
        l->column = l->indent;
    } else if (l->any) {
        l->column += printf(", ");
    }
    l->column += printf("%s%s", type, name);
    l->any = true;
}

static void prototype(op_kind op, const char *prefix, const char *suffix)
{
    line l = {.indent = printf("%sqn_value qn_%s(", prefix, op_facts[op].name)};
    names operands = operands_of(op);
    l.column = l.indent;
    if (!operands.count)
        line_parameter(&l, "qn_graph *", "graph");
    for (int i = 0; i < operands.count; i++)
        if (operands.repeated[i]) {
            line_parameter(&l, "size_t ", "count");
            line_parameter(&l, "const qn_value *", operands.at[i]);
        } else {
            line_parameter(&l, "qn_value ", operands.at[i]);
        }
    for (const uint8_t *field = op_attributes(op); *field; field++) {
        const attr_fact *fact = &attr_facts[*field];
        char type[64];
        snprintf(type, sizeof type, fact->kind == KIND_ENUM ? "qn_%s " : "%s ",
                 fact->kind == KIND_ENUM ? fact->name : parameter_types[fact->kind]);
        if (is_given(*field))
            line_parameter(&l, type, fact->name);
    }
    printf(")%s\n", suffix);
}

static void document(op_kind op)
{
    comment c;
    char words[512];
    names operands = operands_of(op);
    comment_begin(&c);
    comment_add(&c, op_facts[op].doc);
    bool agree = op_facts[op].class == OP_CLASS_ELEMENTWISE && op_facts[op].result != RESULT_INFER;
    snprintf(words, sizeof words, "%s: %s%s.", operands.count ? "Operands" : "Element types", types_words(op),
             agree && operands.count > 1 ? ", all of one type and shape" : "");
    comment_add(&c, *types_words(op) ? words : "");
    if (op_facts[op].result != RESULT_INFER) {
        snprintf(words, sizeof words, "Result: %s of %s.",
                 op_facts[op].result == RESULT_BOOL ? "i1 in the shape" : "the type and shape", operands.at[0]);
        comment_add(&c, words);
    }
    if (op_facts[op].ulp) {
        snprintf(words, sizeof words, "Error: at most %s ULP.", ulp_words[op_facts[op].ulp]);
        comment_add(&c, words);
    }
    for (const uint8_t *field = op_attributes(op); *field; field++)
        if (is_given(*field)) {
            snprintf(words, sizeof words, "%s: %s.", attr_facts[*field].name, attr_facts[*field].doc);
            comment_add(&c, words);
        }
    comment_end();
}

/* The length of `typedef enum qn_f { QN_A = 1, QN_B = 2 } qn_f;`. */
static int enum_length(attr_field field)
{
    int length = (int)(strlen("typedef enum qn_ {  } qn_;") + 2 * strlen(attr_facts[field].name));
    for (int value = 1; enum_spelling(field, value); value++)
        length += snprintf(NULL, 0, "%sQN_%s = %d", value == 1 ? "" : ", ", enum_spelling(field, value), value);
    return length;
}

static void header_enums(void)
{
    for (attr_field field = 1; field < ATTR_COUNT; field++) {
        if (attr_facts[field].kind != KIND_ENUM || !is_given(field))
            continue;
        bool fits = enum_length(field) <= WIDTH;
        printf("/* %s: %s. */\ntypedef enum qn_%s {%s", attr_facts[field].name, attr_facts[field].doc,
               attr_facts[field].name, fits ? "" : "\n");
        for (int value = 1; enum_spelling(field, value); value++)
            printf("%sQN_%s = %d%s%s", fits ? " " : "    ", enum_spelling(field, value), value,
                   enum_spelling(field, value + 1) ? "," : "", fits ? "" : "\n");
        printf("%s} qn_%s;\n\n", fits ? " " : "", attr_facts[field].name);
    }
}

static void write_header(void)
{
    printf("/* The operations: a builder for each. `make gen` generates this file from src/graph/ops.def "
           "(tools/gen_ops.c).\n"
           " *\n"
           " * The operations are those of StableHLO and CHLO, and a few of Quern's own. A builder adds an operation "
           "to the graph of\n"
           " * its operands, and returns its result. After an error it returns the value \"nothing\" (quern.h). Its "
           "comment says how\n"
           " * types and shapes of operands must agree; qn_graph_set_broadcasting allows other shapes. `Error` is the "
           "largest\n"
           " * difference from the exact result for real operands, in units in the last place (ULP) of the result's "
           "type. In f64 the\n"
           " * errors of lgamma, digamma, polygamma and zeta are absolute near their zeros at negative operands "
           "(docs/numerics.md).\n"
           " * Elementwise operations whose comments give no error are exact or correctly rounded. Dimensions are "
           "numbered "
           "from 0.\n"
           " */\n"
           "#ifndef QUERN_OPS_H\n#define QUERN_OPS_H\n\n"
           "#include \"quern/quern.h\"\n\n"
           "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    header_enums();
    for (int op = 1; op < OP_COUNT; op++)
        if (has_builder((op_kind)op)) {
            document((op_kind)op);
            prototype((op_kind)op, "QN_API ", ";");
            printf("\n");
        }
    printf("#ifdef __cplusplus\n}\n#endif\n#endif\n");
}

/* ---- builders ---------------------------------------------------------------------------------------------------- */

static void builder_attributes(op_kind op)
{
    bool any = false;
    for (const uint8_t *field = op_attributes(op); *field; field++) {
        const attr_fact *fact = &attr_facts[*field];
        if (!is_given(*field))
            continue;
        printf(any ? ", " : "&(attrs){");
        any = true;
        if (fact->kind == KIND_DIMS)
            printf(".%s = builder_dims(&%s)", fact->name, fact->name);
        else if (fact->kind == KIND_F32)
            printf(".%s = builder_f32(%s)", fact->name, fact->name);
        else if (fact->kind == KIND_PAIRS)
            printf(".%s = builder_pairs(&%s)", fact->name, fact->name);
        else if (fact->kind == KIND_ENUM)
            printf(".%s = (uint8_t)%s", fact->name, fact->name);
        else if (fact->kind == KIND_BOOL)
            printf(".%s = %s != 0", fact->name, fact->name);
        else
            printf(".%s = %s", fact->name, fact->name);
    }
    printf(any ? "}" : "NULL");
}

static void write_builder(op_kind op)
{
    names operands = operands_of(op);
    prototype(op, "", "\n{");
    int fixed = 0;
    while (fixed < operands.count && !operands.repeated[fixed])
        fixed++;
    printf("    return builder_make(%s, OP_%s, ", !operands.count ? "graph" : "NULL", op_facts[op].name);
    builder_attributes(op);
    printf(", %d, ", fixed);
    if (fixed)
        printf("(qn_value[]){");
    for (int i = 0; i < fixed; i++)
        printf("%s%s", i ? ", " : "", operands.at[i]);
    printf(fixed ? "}, " : "NULL, ");
    if (fixed < operands.count)
        printf("count, %s);\n}\n\n", operands.at[fixed]);
    else
        printf("0, NULL);\n}\n\n");
}

static void write_builders(void)
{
    printf("/* Made by tools/gen_ops.c from src/graph/ops.def. */\n"
           "#include \"api/builders.h\"\n\n");
    for (int op = 1; op < OP_COUNT; op++)
        if (has_builder((op_kind)op))
            write_builder((op_kind)op);
}

/* ---- docs/ops.md ------------------------------------------------------------------------------------------------- */

static void docs_attributes(op_kind op)
{
    const char *comma = "";
    for (const uint8_t *field = op_attributes(op); *field; field++) {
        printf("%s`%s`", comma, attr_facts[*field].name);
        comma = ", ";
    }
}

static void docs_rows(int class, const char *title)
{
    int first = 1;
    while (first < OP_COUNT && op_facts[first].class != class)
        first++;
    if (first == OP_COUNT)
        return;
    printf("\n## %s\n\n| operation | operands | attributes | types | gradient | ULP | |\n"
           "|---|---|---|---|---|---|---|\n",
           title);
    for (int op = first; op < OP_COUNT; op++) {
        const op_fact *fact = &op_facts[op];
        if (fact->class != class)
            continue;
        printf("| `%s` | `%s` | ", fact->spelling, fact->operands);
        docs_attributes((op_kind)op);
        printf(" | %s | %s | %s | %s |\n", types_words((op_kind)op), gradient_words[fact->gradient],
               class != OP_CLASS_ELEMENTWISE ? "" : ulp_words[fact->ulp], fact->doc);
    }
}

static void write_docs(void)
{
    printf("# The operations\n\n"
           "Made by `make gen` from `src/graph/ops.def`; `make check` fails when it is out of date.\n\n"
           "The part of a name before the dot says who defines the operation: StableHLO, CHLO or Quern. The C builder "
           "of an\n"
           "operation is `qn_` and the name after the dot (`quern/ops.h`). *Types* are the element types of the "
           "operands.\n"
           "*Gradient* is `yes`; `zero` if the gradient is zero wherever it exists; `none` if asking for the gradient "
           "is an\n"
           "error. *ULP* bounds the error of the result in units in the last place; 0 means exact or correctly "
           "rounded\n"
           "(`numerics.md`).\n");
    docs_rows(OP_CLASS_ELEMENTWISE, "Elementwise");
    docs_rows(OP_CLASS_STRUCTURAL, "Structural");
    docs_rows(OP_CLASS_REGION, "With regions");
    docs_rows(OP_CLASS_COMPOSITE, "Composed of others");
    docs_rows(OP_CLASS_REGION_COMPOSITE, "Composed of others, with regions");
    printf("\n## Attributes\n\n| name | |\n|---|---|\n");
    for (int field = 1; field < ATTR_COUNT; field++)
        printf("| `%s` | %s |\n", attr_facts[field].name, attr_facts[field].doc);
}

int main(int count, char **args)
{
    static const struct {
        const char *name;
        void (*write)(void);
    } outputs[] = {{"header", write_header}, {"builders", write_builders}, {"docs", write_docs}};
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
        if (count == 2 && strcmp(args[1], outputs[i].name) == 0)
            return outputs[i].write(), fflush(stdout) != 0;
    fprintf(stderr, "usage: gen_ops header|builders|docs\n");
    return 2;
}
