/* keep_compiler FILE...: makes a pack for armv8-a from each module, prints "ready", and waits until standard input
 * ends. The compiler process stays idle for two seconds and then ends. */
#include <stdio.h>
#include <stdlib.h>

#include "quern/cache.h"
#include "quern/quern.h"

enum { IDLE_MS = 2000, MAX_TEXT = 1 << 20 };

static qn_status make_pack(qn_context *context, const char *name)
{
    static char text[MAX_TEXT];
    const char *level = "armv8-a";
    FILE *file = fopen(name, "rb");
    if (!file)
        return qn_status_make(QN_IO, name);
    size_t size = fread(text, 1, sizeof text, file);
    fclose(file);
    qn_graph *graph = NULL;
    void *pack = NULL;
    qn_status status = qn_graph_parse(context, name, text, size, &graph);
    if (!status)
        status = qn_pack(graph, 1, &(qn_target){level, NULL}, &pack, &size);
    qn_free(pack);
    qn_graph_free(graph);
    return status;
}

int main(int count, char **names)
{
    qn_context *context = NULL;
    qn_status status = qn_open(&(qn_options){.cache = "off", .jit_idle_ms = IDLE_MS}, &context);
    for (int i = 1; i < count && !status; i++)
        status = make_pack(context, names[i]);
    if (status) {
        fprintf(stderr, "keep_compiler: %s\n", qn_status_message(status));
        qn_status_free(status);
        return 1;
    }
    puts("ready");
    fflush(stdout);
    while (getchar() != EOF)
        ;
    qn_close(context);
    return 0;
}
