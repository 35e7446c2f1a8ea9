/* The interface between libquern and functions of the host, which custom_call calls.
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
 * A function runs on the thread that called qn_call, in the compiled program and in the evaluator. It runs in the
 * standard floating-point mode (rounding to nearest, subnormals kept) and need not restore it. It may take long. It
 * may call the library: register, build, compile and call, including the function that called it. It must not free
 * the context, a function that is running, or a graph that is being compiled. It must return normally.
 *
 * Effects. If the operation has no side effect, the program may merge equal calls, drop them, or run them more often
 * than written; outputs must depend on inputs only. Operations with has_side_effect run as often as the program says,
 * and in its order among each other, also in loops and branches.
 *
 * Failures. A status other than NULL ends the qn_call, which returns it with "custom call @NAME: " before its
 * message. The outputs of that qn_call are then undefined, and so are its updated inputs, unless qn_call_with keeps
 * them. Other inputs are unchanged. The effects of earlier custom calls remain. A call that has been asked to stop
 * starts no other function.
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

/* The arguments of a function. All pointers are valid during the call. Tensors do not overlap; those without elements
 * may have any address, also NULL. */
typedef struct qn_custom_args {
    size_t input_count;
    const qn_tensor *inputs; /* read only */
    size_t output_count;
    const qn_tensor *outputs; /* to fill. An output that shares memory with an operand (output_operand_aliases) holds
                                 a copy of that operand */
    const char *config;       /* backend_config if it is a string, else ""; a zero byte follows */
    size_t config_size;       /* bytes, without that zero */
    size_t attribute_count;   /* entries of backend_config if it is a dictionary, sorted by name; else 0 */
    const qn_custom_attribute *attributes;
    /* Never NULL. What takes long asks qn_stop_why from time to time; if that is not QN_OK, whoever called qn_call_with wants
     * no result any more: the function returns early, with any failure, and the call ends with QN_CANCELLED or
     * QN_DEADLINE_EXCEEDED. */
    const qn_stop *stop;
} qn_custom_args;

/* A function of the host. */
typedef struct qn_custom {
    const char *name; /* call_target_name of the operations that call it; copied */
    /* Part of the keys of compiled programs; a pack is loaded only if the same version is registered. Increase it
     * when the function gives other results for the same inputs. */
    uint32_t version;
    uint32_t effects; /* nonzero: operations that call it must have has_side_effect */
    /* Zero: several threads may run it at the same time. Nonzero: of all functions of a context with this flag, only
     * one runs at a time, and other threads wait. It may be entered again by a call that it makes itself. */
    uint32_t serial;
    /* Fills the outputs. Returns NULL for success; the library frees any other status. */
    qn_status (*call)(void *user, const qn_custom_args *args);
    void *user; /* passed to it */
} qn_custom;

#ifdef __cplusplus
}
#endif
#endif
