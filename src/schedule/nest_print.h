/* Declarations for the files that print nests and the plan. */
#ifndef SCHEDULE_NEST_PRINT_H
#define SCHEDULE_NEST_PRINT_H

#include "schedule/schedule.h"

/* The state of printing one sx_code. If `part`, `store` and `sort` are NULL, the code is the nest's own. `finishes`:
 * the code is the `finish` of `part`. */
typedef struct scope {
    const sx_code *code;
    uint32_t *numbers;          /* for each instruction: 1 + its printed number, or 0 if it is not printed yet */
    const nest_reduction *part; /* the reduction whose `step`, `read` or `finish` is printed, or NULL */
    const nest_store *store;    /* the store whose `combine` is printed, or NULL */
    const nest_sort *sort;      /* the sort whose comparator or key is printed, or NULL */
    bool finishes;
} scope;

typedef struct nest_printer {
    const schedule *s;
    text *out;
    arena arena;
    uint32_t *ordinals; /* for each buffer: its number among the buffers of its kind */
    const nest *n;
    scope own;
    uint32_t *levels; /* for each instruction: the number of outer loops around it, or INNER or RUNNING
                         (nest_print.c) */
    bool *needed;     /* for each instruction: whether the stage being printed needs it */
    uint32_t next;    /* number of the next statement */
    int depth;
} nest_printer;

/* Prints the name of a buffer, such as "tmp3". */
void nest_print_buffer(nest_printer *p, buffer_id id);
/* Sets `arena` and `ordinals`, and runs `print`. If memory runs out, marks the text as failed. */
void nest_print_with(nest_printer *p, void (*print)(nest_printer *));

#endif
