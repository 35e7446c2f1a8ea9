/* Evaluates a function that can contain composites. First expands the composites (rewrite/expand.h), as libquern
 * does. */
#ifndef EXPANDED_H
#define EXPANDED_H

#include "evaluate/evaluate.h"
#include "rewrite/expand.h"

static inline qn_status evaluate_expanded(const graph *g, region_id function, const void *const *inputs,
                                          void *const *outputs)
{
    graph expanded;
    if (!expand_needed(g, function, true))
        return evaluate(g, function, inputs, outputs);
    QN_TRY(graph_init(&expanded));
    qn_status status = expand(g, function, true, &expanded, &function);
    if (!status)
        status = evaluate(&expanded, function, inputs, outputs);
    graph_free(&expanded);
    return status;
}

#endif
