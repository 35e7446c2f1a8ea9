/* Declarations that the files of the StableHLO printer share.
 *
 * A function is printed once. Any other region is printed once for each node that owns it. Each value gets a label
 * ("%0", "%w", "%3#1") when the printer first needs the label. A captured value has the same label inside the region.
 * Printing recurses into regions, which nest at most MAX_DEPTH deep, and into dictionaries.
 *
 * print_own prints attributes that only Quern has: quern.order, quern.seed and quern.group. They are discardable, so
 * other readers skip them. quern.order and quern.seed are attributes of nodes. quern.group is a remark, like names and
 * locations (graph.h).
 *
 *   stablehlo/print.c              labels, functions, regions
 *   stablehlo/print_formats.c      operations in the formats that JAX prints
 *   stablehlo/print_generic.c      operations in the generic form, if they have no other format
 *   stablehlo/print_convolution.c  convolutions
 *   stablehlo/print_dense.c        elements of constants
 */
#ifndef STABLEHLO_PRINT_H
#define STABLEHLO_PRINT_H

#include "graph/graph.h"
#include "stablehlo/name_table.h"
#include "stablehlo/stablehlo.h"

typedef struct printer {
    const graph *g;
    const unfinished *unfinished; /* NULL if the graph is complete */
    text *out;
    arena arena;
    const char **labels; /* for each node */
    /* For each node: its first label without the %, if this label was made from a name; else NULL. When the node's
     * region is printed again for another owner, the node's new label begins with this text. */
    const char **bases;
    name_table taken; /* the names that are taken in the function and the regions that are being printed */
    uint32_t next_value, next_formal, next_iteration, next_int, next_float;
    int depth;
    bool all_generic; /* print every operation in the generic form */
    bool unlocated;   /* print no locations */
    bool too_large;   /* the text exceeds the limit, so printing stops */
} printer;

/* Prints every operation in the generic form, to test that this form loses nothing. */
qn_status stablehlo_print_generic(const graph *g, text *out);

/* Returns the label of a node. If the node has no label yet, label_of chooses one. */
const char *label_of(printer *p, node_id n);
const char *label_iteration(printer *p);  /* a new label for a formal of a while */
void label_formal(printer *p, node_id n); /* gives a formal a new label: %arg0, %arg1, ... */

void print_type(printer *p, type_id t);
void print_location(printer *p, node_id n);
void print_string(printer *p, attr_string string); /* quoted and escaped */
void print_symbol(printer *p, const char *name);

void print_labels(printer *p, uint32_t count, const node_id *nodes); /* %0, %1 */
void print_ints(printer *p, attr_dims list);                         /* [0, 1] */
void print_argument(printer *p, node_id n);                          /* %arg0: T loc(...); n has its label already */
void print_function_type(printer *p, node_id n);                     /* : (T, T) -> T */
/* Prints the attributes of n that only Quern has, for example {quern.group = 1 : i64, quern.order = "chain"}. The order
 * is printed only if it is not the operation's default. */
void print_own(printer *p, node_id n);

/* Prints the contents of region `index` of `owner`, without braces. The formals must already have labels. */
void print_region(printer *p, node_id owner, uint32_t index);
/* Prints one operation as a line, with its regions below. */
void print_node(printer *p, node_id n);
/* Prints `before`, then `name = value, ...` for the attributes of n that are separate properties in the generic form
 * (is_property in print_generic.c), except the field `but`. If there are no attributes to print, prints nothing and
 * returns false. */
bool print_fields(printer *p, node_id n, const char *before, attr_field but);
/* Prints words such as `HIGHEST, DEFAULT` as [#stablehlo<precision HIGHEST>, ...], where `type` is "precision". */
void print_words(printer *p, const char *words, const char *type);
/* Prints the rest of n in the generic form, after the quoted name of the operation. */
void format_generic(printer *p, node_id n);

/* stablehlo/print_convolution.c. print_convolution_dimensions prints `[b, 0, f]x[0, i, o]->[b, 0, f]`.
 * print_convolution prints the assembly format after the operation's name. */
void print_convolution_dimensions(printer *p, const attr_record *a);
void print_convolution(printer *p, node_id n);

/* dense<...> : tensor<...> */
void print_dense(printer *p, const type *t, type_id id, attr_data value);
/* Prints a number, for example `1 : i64`, or a list, for example `dense<[1, 2]> : tensor<2xi64>`. */
void print_numbers(printer *p, const attr_entry *e);

#endif
