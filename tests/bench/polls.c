/* Measures how many instructions a call executes between two reads of its stop flag.
 *
 *     polls run MODULE [evaluate]     calls @main of a module once, with a stop flag at a known address
 *     polls count                     reads the trace that valgrind's lackey (--trace-mem=yes) wrote of the call;
 *                                     prints the number of reads of the flag, and the largest number of instructions
 *                                     between two reads
 *
 * The script tests/bench/polls runs both commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "quern/quern.h"

#define FLAG UINT64_C(0x300000000000)

static void check(qn_status status)
{
    if (!status)
        return;
    fprintf(stderr, "polls: %s\n", qn_status_message(status));
    exit(1);
}

static qn_tensor tensor_of(const qn_parameter *p)
{
    size_t bytes = qn_dtype_size(p->dtype);
    for (size_t i = 0; i < p->dims.count; i++)
        bytes *= (size_t)p->dims.values[i];
    return (qn_tensor){calloc(bytes + 1, 1), p->dtype, p->dims};
}

static int run(const char *path, uint32_t evaluate)
{
    static char source[1 << 20];
    qn_tensor in[256], out[256];
    qn_context *context;
    qn_graph *graph;
    qn_function *function;
    FILE *file = fopen(path, "r");
    size_t size = file ? fread(source, 1, sizeof source, file) : 0, inputs, outputs = 0;
    qn_stop *stop = mmap((void *)(uintptr_t)FLAG, 4096, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (!size || stop == MAP_FAILED)
        return 1;
    check(qn_open(&(qn_options){.threads = 1, .level = "x86-64-v3"}, &context));
    check(qn_graph_parse(context, path, source, size, &graph));
    check(qn_compile(graph, &(qn_compile_options){.evaluate = evaluate}, &function));
    inputs = qn_function_input_count(function);
    for (size_t i = 0; i < inputs; i++) {
        qn_parameter p = qn_function_input(function, i);
        in[i] = tensor_of(&p);
    }
    for (size_t i = 0; i < qn_function_output_count(function); i++) {
        qn_parameter p = qn_function_output(function, i);
        if (p.alias < 0)
            out[outputs++] = tensor_of(&p);
    }
    check(qn_call_with(function, &(qn_call_options){.stop = stop, .torn_updates = 1}, inputs, in, outputs, out));
    return (int)qn_stop_why(stop); /* reads the flag for the last time */
}

static int count(void)
{
    char line[256], flag[32];
    unsigned long long now = 0, first = 0, last = 0, longest = 0, looks = 0;
    snprintf(flag, sizeof flag, " L %llx,", (unsigned long long)FLAG);
    while (fgets(line, sizeof line, stdin)) {
        now += line[0] == 'I';
        if (strncmp(line, flag, strlen(flag)) != 0)
            continue;
        first = first ? first : now;
        longest = looks++ && now - last > longest ? now - last : longest;
        last = now;
    }
    printf("%11llu instructions, %9llu reads, up to %9llu between two reads\n", last - first, looks, longest);
    return looks < 2 || longest > 2000000;
}

int main(int argc, char **argv)
{
    if (argc > 2 && strcmp(argv[1], "run") == 0)
        return run(argv[2], argc > 3);
    return count();
}
