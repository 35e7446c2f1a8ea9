/* Reads canonical bytes (graph/bytes.h). An accepted input must give a well-formed graph. Reading the bytes of that
 * graph and writing them again must give the same bytes. */
#include "rewrite/expand.h"
#include "rewrite/rewrite.h"
#include "stablehlo/stablehlo.h"
#include "fuzz.h"

#include <stdlib.h>

#include "base/hash.h"
#include "graphs.h"

const char *const fuzz_name = "fuzz_bytes";
const char *const fuzz_words[] = {
    "QNG2", "\x01", "\x7f", "\xff\xff\xff\xff\x0f", "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01", NULL};

static void add_function(const graph *g, region_id entry, fuzz_add add)
{
    canonical f = canonical_of_graph(g, entry);
    add(f.bytes, f.size);
    free(f.bytes);
}

/* Makes two seeds from a module: the graph as it was read, and the expanded and simplified graph. */
void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    graph g, expanded, to;
    region_id simplified;
    if (!module)
        return;
    FUZZ_CHECK_OK(graph_init(&g));
    qn_status status = stablehlo_parse(&g, "seed", module, size), why = NULL;
    region_id entry = status ? 0 : graph_entry(&g, &why);
    if (entry) {
        add_function(&g, entry, add);
        FUZZ_CHECK_OK(graph_init(&expanded));
        FUZZ_CHECK_OK(graph_init(&to));
        FUZZ_CHECK_OK(expand(&g, entry, true, &expanded, &entry));
        FUZZ_CHECK_OK(simplify(&expanded, entry, &to, &simplified));
        add_function(&to, simplified, add);
        graph_free(&expanded);
        graph_free(&to);
    }
    qn_status_free(status);
    qn_status_free(why);
    graph_free(&g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    graph g;
    region_id entry;
    if (graphs_read(&g, data, size, &entry)) {
        fuzz_accepted++;
        graphs_check(&g, entry, hash_bytes(data, size, 0) % 64 == 0);
    }
    graph_free(&g);
    return 0;
}
