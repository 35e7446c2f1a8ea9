/* What the files of the StableHLO printer share.
 *
 * Printing walks each region once and gives each value a label ("%0", "%w", "%3#1") at its node. A capture has the
 * label of the captured value, so a shared region is printed for each owner with its own labels. Regions nest at most
 * MAX_DEPTH deep, and nothing else recurses.
 *
 * Our attributes, quern.order and quern.group, are printed as discardable attributes, which other readers skip. Our
 * reader reads both: the order is part of the graph, the group is a remark.
 *
 *   stablehlo/print.c          labels, functions, regions
 *   stablehlo/print_formats.c  operations in the formats that JAX prints
 *   stablehlo/print_generic.c  operations in the generic form, if they have no other format
 *   stablehlo/print_dense.c    elements of constants
 */
#ifndef STABLEHLO_PRINT_H
#define STABLEHLO_PRINT_H

#include "graph/graph.h"
#include "stablehlo/name_table.h"
#include "stablehlo/stablehlo.h"

typedef struct printer {
    const graph *g;
    text *out;
    arena arena;
    const char **labels; /* by node */
    const char **bases;  /* by node: the name in its first label, the base of later labels; NULL if none */
    name_table taken;    /* names in use in this function and the regions being printed */
    uint32_t next_value, next_formal, next_iteration, next_int, next_float;
    int depth;
    bool all_generic, too_large;
} printer;

/* Prints every operation in the generic form, to test that this form loses nothing. */
qn_status stablehlo_print_generic(const graph *g, text *out);

/* The label of a result or formal, chosen at first use. */
const char *label_of(printer *p, node_id n);
const char *label_iteration(printer *p); /* a new label for a formal of a while */
void label_formal(printer *p, node_id n);

void print_type(printer *p, type_id t);
void print_location(printer *p, node_id n);
void print_string(printer *p, attr_string string); /* quoted and escaped */
void print_symbol(printer *p, const char *name);

void print_labels(printer *p, uint32_t count, const node_id *nodes); /* %0, %1 */
void print_ints(printer *p, attr_dims list);                         /* [0, 1] */
void print_argument(printer *p, node_id n);                          /* %arg0: T loc(...); n has its label already */
void print_function_type(printer *p, node_id n);                     /* : (T, T) -> T */
/* {quern.group = 1 : i64, quern.order = "chain"}. The order is printed if it is not the operation's default. */
void print_own(printer *p, node_id n);

/* Prints the contents of owner's region `index`, without braces. The formals have labels already. */
void print_region(printer *p, node_id owner, uint32_t index);
/* Prints one operation as a line, with its regions below. */
void print_node(printer *p, node_id n);
/* Prints `before` and then name = value for the attributes printed by name, with commas, except the field `but`.
 * Returns whether there are any. */
bool print_fields(printer *p, node_id n, const char *before, attr_field but);
/* Prints the rest of the generic form, after the quoted name. */
void format_generic(printer *p, node_id n);

/* dense<...> : tensor<...> */
void print_dense(printer *p, const type *t, type_id id, attr_data value);
/* 1 : i64, or for a list dense<[1, 2]> : tensor<2xi64> */
void print_numbers(printer *p, const attr_entry *e);

#endif
