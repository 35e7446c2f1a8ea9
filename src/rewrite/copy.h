/* Copies programs.
 *
 * copy_program copies the live nodes of a function and of the functions that it calls into an empty graph, callees
 * first. It inlines calls of the functions in `inlined`, and expands composites if `expands` is set. It calls `rewrite`
 * with the copy of each node, except arguments, inlined calls, expanded composites and their results. `rewrite` returns
 * the copy or another value, which then replaces the copy in later nodes. Names and locations are copied, too. */
#ifndef REWRITE_COPY_H
#define REWRITE_COPY_H

#include "graph/nodes.h"

typedef LIST_OF(region_id) region_list;

typedef struct copier {
    const graph *from;
    graph *to;
    /* For each function of `from`, by region_id: whether to inline its calls. If NULL, no calls are inlined. */
    const bool *inlined;
    /* Returns the value that replaces n, or n. If NULL, no node is replaced. */
    node_id (*rewrite)(void *self, node_id n);
    void *self;
    bool expands; /* expand composites */
    bool remakes; /* make constants and iotas again inside a region instead of capturing them */
    bool owns;    /* copy the data of large constants instead of borrowing them */
    /* `state` and `map` have an entry for each node of `from`. The entry is valid while the node's region is copied. */
    uint8_t *state;          /* the flags LIVE and SPREAD (copy.c) */
    node_id *map;            /* the node's copy; if SPREAD is set, the index in `spread` of the node's first result */
    LIST_OF(node_id) spread; /* results of inlined calls and of composites with several results */
    region_id *functions;    /* for each function of `from`, by region_id: the copy of the function */
    attrs made;              /* the attributes of the node that is being made: not on the stack, because attrs is large
                                and copying recurses into regions */
} copier;

/* Copies function `entry`. Before the call, the caller sets the fields above `state`, initialises `to` as an empty
 * graph, and enters the arena of `to` (ARENA_ENTER). Returns the copy of `entry`, which is incomplete after
 * graph_fail. */
region_id copy_program(copier *c, region_id entry);

/* Copies the names and locations of node n of `from` to the node `copy` of `to`. */
void copy_notes(const graph *from, node_id n, graph *to, node_id copy);
/* Copies the facts about a function that are not in its nodes: whether it is private, which inputs share memory with
 * which outputs, and the names of its outputs. */
void copy_function_facts(const graph *from, region_id function, graph *to, region_id copy);

/* Appends the functions that `entry` calls directly or indirectly, and then `entry`. Each function is appended once,
 * after the functions that it calls. */
void list_functions(const graph *g, arena *a, region_id entry, region_list *out);

#endif
