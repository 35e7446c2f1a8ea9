/* What the files of the StableHLO printer share.
 *
 * Printing goes once over each region. Every value gets its label ("%0", "%w", "%3#1") when its node is met; inside a
 * region a capture has the label of what it captures, so a shared region is printed once for each owner with labels of
 * its own. Regions nest at most MAX_DEPTH deep, and nothing else recurses.
 *
 * Attributes of our own, quern.order and quern.group, are written as discardable ones, which other readers skip.
 * Ours reads both: the order is part of the graph, the group is a remark on it.
 *
 *   stablehlo/print.c          labels, functions, regions
 *   stablehlo/print_formats.c    operations, in the formats that JAX prints
 *   stablehlo/print_generic.c  operations, in the generic form: those without another
 *   stablehlo/print_dense.c    the elements of constants
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
    const char **bases;  /* by node: the name in its first label, if any, from which further ones are made */
    name_table taken;    /* names given in this function and in the regions that are being printed */
    uint32_t next_value, next_formal, next_iteration, next_int, next_float;
    int depth;
    bool all_generic, too_large;
} printer;

/* Every operation in the generic form, which shows that it loses nothing. */
qn_status stablehlo_print_generic(const graph *g, text *out);

/* The label of a result or formal, chosen on first use. */
const char *label_of(printer *p, node_id n);
const char *label_iteration(printer *p); /* a new one for the formal of a while */
void label_formal(printer *p, node_id n);

void print_type(printer *p, type_id t);
void print_location(printer *p, node_id n);
void print_string(printer *p, attr_string string); /* quoted and escaped */
void print_symbol(printer *p, const char *name);

void print_labels(printer *p, uint32_t count, const node_id *nodes); /* %0, %1 */
void print_ints(printer *p, attr_dims list);                         /* [0, 1] */
void print_argument(printer *p, node_id n);                          /* %arg0: T loc(...), which has its label */
void print_function_type(printer *p, node_id n);                     /* : (T, T) -> T */
/* {quern.group = 1 : i64, quern.order = "chain"}; the order where it is not what the operation would get by itself. */
void print_own(printer *p, node_id n);

/* The contents of a region that `owner` has as its number `index`, without braces; labels of formals are set. */
void print_region(printer *p, node_id owner, uint32_t index);
/* One operation as a line, and its regions as lines below. */
void print_node(printer *p, node_id n);
/* The attributes of an operation's row that are written as such: `before`, name = value, and so on with commas; without
 * the field `but`. Returns whether there are any. */
bool print_fields(printer *p, node_id n, const char *before, attr_field but);
/* What follows the quoted name of an operation. */
void format_generic(printer *p, node_id n);

/* dense<...> : tensor<...> */
void print_dense(printer *p, const type *t, type_id id, attr_data value);
/* 1 : i64, or of a list dense<[1, 2]> : tensor<2xi64> */
void print_numbers(printer *p, const attr_entry *e);

#endif
