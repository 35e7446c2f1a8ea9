/* The table of the facts about each operation, made from ops.def. */
#include "graph/graph.h"

const op_fact op_facts[OP_COUNT] = {
    {"none", "none", "()", "()", "", 0, 0, 0, 0, 0, 0, 0},
#define OP(name, number, class, dialect, operands, attributes, types, effects, result, gradient, ulp, doc)             \
    {#name,         #dialect "." #name, #operands,       #attributes,         doc,      number, OP_CLASS_##class,      \
     TYPES_##types, EFFECTS_##effects,  RESULT_##result, GRADIENT_##gradient, ULP_##ulp},
#include "graph/ops.def"
};
