/* The seam between libquern and functions of the host: what custom_call calls.
 *
 *     static qn_status scale(void *user, const qn_custom_args *args)
 *     {
 *         const float *x = args->inputs[0].data;
 *         float *y = args->outputs[0].data;
 *         for (int64_t i = 0; i < args->inputs[0].dims.values[0]; i++)
 *             y[i] = *(float *)user * x[i];
 *         return NULL;
 *     }
 *     ...
 *     qn_register(qn, &(qn_custom){.name = "scale", .version = 1, .call = scale, .user = &factor});
 *     qn_custom_call(g, "scale", NULL, 1, &x, 1, (qn_type[]){{QN_F32, QN_DIMS(10)}}, 0, &y);   // or StableHLO text
 *
 * A function runs on the thread that is inside qn_call, whatever engine runs the program, in the floating-point mode that
 * results are defined for (rounding to nearest, subnormals kept), which it need not restore. It may take long, and it may
 * call the library: register, build, compile and call, the function that called it too. It must not free the context, a
 * function that is running, or a graph that is being compiled. It comes back by returning.
 *
 * Effects. A call whose operation has no side effect may be merged with an equal one, dropped, or run more often than it
 * stands there; its outputs must follow from its inputs. Operations with has_side_effect run as often as the program says,
 * in its order among each other, in loops and branches too.
 *
 * Failures. A status that is not NULL ends the call of qn_call, which returns it with "custom call @NAME: " before its
 * message. What the outputs of that qn_call hold is then undefined, and so are its updated inputs, which qn_call_with
 * keeps; other inputs are as they were, and the effects of custom calls before this one stay. A call that is to stop begins
 * no other function.
 */
#ifndef QUERN_CUSTOM_H
#define QUERN_CUSTOM_H

#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An entry of a backend_config that is a dictionary. */
typedef enum qn_custom_kind {
    QN_CUSTOM_STRING = 0,    /* data: `count` bytes, and a zero behind them */
    QN_CUSTOM_NUMBER = 1,    /* data: an element of type `dtype`; count is 1 */
    QN_CUSTOM_LIST = 2,      /* data: `count` elements of type `dtype` */
    QN_CUSTOM_DICTIONARY = 3 /* data: `count` entries, each a qn_custom_attribute */
} qn_custom_kind;
typedef struct qn_custom_attribute {
    const char *name;
    qn_custom_kind kind;
    qn_dtype dtype; /* QN_NONE for strings and dictionaries */
    size_t count;
    const void *data;
} qn_custom_attribute;

/* What a function gets. All pointers are valid during the call. The tensors of inputs and outputs are distinct memory; those
 * without elements may have any address, NULL too. */
typedef struct qn_custom_args {
    size_t input_count;
    const qn_tensor *inputs; /* to be read only */
    size_t output_count;
    const qn_tensor *outputs; /* to be filled. One that the operation says shares memory with an operand
                                 (output_operand_aliases) holds a copy of that operand */
    const char *config;       /* backend_config where it is a string, else ""; a zero byte follows */
    size_t config_size;       /* bytes, without that zero */
    size_t attribute_count;   /* entries of backend_config where it is a dictionary, sorted by name; else 0 */
    const qn_custom_attribute *attributes;
    /* Never NULL. What takes long asks qn_stop_why from time to time; if that is not QN_OK, whoever called qn_call_with wants
     * no result any more: the function returns early, with any failure, and the call ends with QN_CANCELLED or
     * QN_DEADLINE_EXCEEDED. */
    const qn_stop *stop;
} qn_custom_args;

/* A function of the host. */
typedef struct qn_custom {
    const char *name; /* the call_target_name of operations; copied */
    /* Compiled programs are kept under the versions of the functions that they call, and packs are loaded only where the
     * same versions are registered. Count it up when the function gives other results for the same inputs. */
    uint32_t version;
    uint32_t effects; /* nonzero: operations that call it must have has_side_effect */
    /* Zero: threads that are in qn_call at the same time may run it at the same time. Nonzero: of the functions of a context
     * that say so, one runs at a time; the library makes other threads wait. It may still be entered again by a call that it
     * makes itself. */
    uint32_t serial;
    /* Fills the outputs. NULL is success; any other status becomes the library's, which frees it. */
    qn_status (*call)(void *user, const qn_custom_args *args);
    void *user; /* passed to it */
} qn_custom;

#ifdef __cplusplus
}
#endif
#endif
