/* Programs with many outputs, for tests that compare compiled code with the evaluator (agree.h):
 *
 *     start();
 *     give(first);
 *     give(second);
 *     finish(VALUES_SPECIAL, seed); */
#ifndef AGREE_OUTPUTS_H
#define AGREE_OUTPUTS_H

#include "agree.h"

enum { MAX_OUTPUTS = 256 };

static struct {
    uint32_t count;
    node_id at[MAX_OUTPUTS];
} outputs;

static void start(void)
{
    outputs.count = 0;
    begin();
}

/* Makes `n` the next output. */
static void give(node_id n)
{
    CHECK(outputs.count < MAX_OUTPUTS);
    if (outputs.count < MAX_OUTPUTS)
        outputs.at[outputs.count++] = n;
}

/* Compares the program of the outputs given since start(). The values of the inputs are made from `seed`. */
#define finish(kind, seed)                                                                                             \
    do {                                                                                                               \
        end_with(outputs.count, outputs.at);                                                                           \
        agree_seeded(__FILE__, __LINE__, (kind), (seed));                                                              \
        done();                                                                                                        \
    } while (0)

#endif
