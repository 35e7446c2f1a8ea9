/* Copying: what expansion and simplification have in common.
 *
 * A copy takes the live nodes of a function, and of the functions that it calls, callees first, into an empty graph. A
 * call is replaced by what it calls where `inlined` says so. As soon as a node is made, `rewrite` may put another value
 * in its place; users see that one. Names and locations go along. */
#ifndef REWRITE_COPY_H
#define REWRITE_COPY_H

#include "graph/nodes.h"

typedef LIST_OF(region_id) region_list;

typedef struct copier {
    const graph *from;
    graph *to;
    const bool *inlined;                       /* per region of `from`: calls of it become its nodes; NULL: none do */
    node_id (*rewrite)(void *self, node_id n); /* the value to take instead of n, or n; NULL: always n */
    void *self;
    bool remakes; /* constants that a region captures are made again inside it */
    bool owns;    /* the data of large constants are copied, not borrowed */
    /* Per node of `from`, while its region is copied: */
    uint8_t *state;          /* LIVE, SPREAD */
    node_id *map;            /* its value in `to`; if it is spread, the place of its first result in `spread` */
    LIST_OF(node_id) spread; /* results of inlined calls */
    region_id *functions;    /* per region of `from`: the copy of a function */
} copier;

/* Copies; the fields above `state` are set, `to` is initialised and empty, and its arena's escape is. Returns the copy of
 * `entry`, 0 after graph_fail. */
region_id copy_program(copier *c, region_id entry);

/* Adds the functions that `entry` calls, directly or not, each once and behind those that it calls itself; then `entry`. */
void list_functions(const graph *g, arena *a, region_id entry, region_list *out);

#endif
