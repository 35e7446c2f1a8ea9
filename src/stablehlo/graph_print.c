#include "stablehlo/graph_print.h"

#include "stablehlo/print.h"

qn_status graph_print(const graph *g, const char *format, const uint32_t *groups, text *out)
{
    if (!format || strcmp(format, "text") == 0)
        return stablehlo_print_groups(g, groups, out);
    if (strcmp(format, "dot") == 0)
        return dot_print(g, groups, out);
    return status_make(QN_INVALID_ARGUMENT, "a graph is printed as text or dot, not as '%s'", format);
}
