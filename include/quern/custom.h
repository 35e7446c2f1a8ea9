/* The interface between libquern and functions of the host (the program that uses libquern). The operation custom_call
 * calls such functions.
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
 * A function of the host runs on the thread that called qn_call. The function begins in the standard floating-point
 * mode (rounding to nearest, subnormals kept), and need not restore this mode. The function may take long. It may
 * register functions, build and compile graphs, and call functions, even the qn_function that is calling it. It must
 * not free the context, a function that is running, or a graph that is being compiled. It must return normally, not by
 * an exception or longjmp.
 *
 * Effects. The attribute has_side_effect of a custom_call says whether the call has effects. Quern can merge equal
 * calls without effects, leave them out, or run them more often than written. So the outputs of a function without
 * effects must depend only on the function's inputs. Calls with effects run exactly as often as written, in the order
 * in which they are written, also in loops and branches.
 *
 * Annotations. JAX, XLA and Shardy place values on devices by custom calls: Sharding, SPMDFullToShardShape,
 * SPMDShardToFullShape, LayoutConstraint, annotate_device_placement, xla.sdy.FuncResultSharding,
 * xla.sdy.GlobalToLocalShape, xla.sdy.LocalToGlobalShape and xla.sdy.ShardingGroup. In Quern, a custom call of one of
 * these names does nothing: its results are its operands, so both must have the same types. qn_register refuses these
 * names.
 *
 * Failures. If the function returns a status other than NULL, the qn_call ends and returns this status, with "custom
 * call @NAME: " before the message. Then the outputs of the qn_call are undefined. A qn_call_with without torn_updates
 * restores the inputs that the graph updates (qn_update). A qn_call, or a qn_call_with with torn_updates, leaves them
 * undefined, too. Other inputs are unchanged. The effects of earlier custom calls remain. After a request to stop, a
 * qn_call_with starts no further function of the host. */
#ifndef QUERN_CUSTOM_H
#define QUERN_CUSTOM_H

#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A qn_custom_attribute is an entry of the backend_config of a custom_call, if the backend_config is a dictionary.
 * Dictionaries nest at most 16 deep, and a list has at most 65535 elements. */
typedef enum qn_custom_kind {
    QN_CUSTOM_STRING = 0,    /* `data` points to `count` bytes and a zero byte */
    QN_CUSTOM_NUMBER = 1,    /* `data` points to an element of type `dtype`; `count` is 1 */
    QN_CUSTOM_LIST = 2,      /* `data` points to `count` elements of type `dtype` */
    QN_CUSTOM_DICTIONARY = 3 /* `data` points to `count` entries of type qn_custom_attribute */
} qn_custom_kind;
typedef struct qn_custom_attribute {
    const char *name;
    qn_custom_kind kind;
    qn_dtype dtype; /* QN_NONE for strings and dictionaries */
    size_t count;
    const void *data;
} qn_custom_attribute;

/* The arguments of a function. All pointers are valid until the function returns. Inputs may share memory with each
 * other. No output shares memory with another tensor. A tensor without elements may have any address, even NULL. */
typedef struct qn_custom_args {
    size_t input_count;
    const qn_tensor *inputs; /* read only */
    size_t output_count;
    /* The function fills the outputs. If the attribute output_operand_aliases of the custom_call pairs an output with
     * an operand, the output holds a copy of the operand when the function starts. */
    const qn_tensor *outputs;
    const char *config;                    /* backend_config if it is a string, else ""; a zero byte follows */
    size_t config_size;                    /* bytes of `config`, without the zero byte */
    size_t attribute_count;                /* number of entries of backend_config if it is a dictionary; else 0 */
    const qn_custom_attribute *attributes; /* these entries, sorted by name */
    /* Never NULL. A function that takes long should call qn_stop_why(stop) from time to time. If qn_stop_why returns a
     * code other than QN_OK, the caller no longer wants the result, and the function should return early with any
     * failure. The qn_call then returns QN_CANCELLED or QN_DEADLINE_EXCEEDED. */
    const qn_stop *stop;
} qn_custom_args;

/* A function of the host. */
typedef struct qn_custom {
    /* The call_target_name of the custom_calls that call the function: a text that is not empty, has no control
     * characters, and is not the name of an annotation. The library copies the text. */
    const char *name;
    /* The version is part of the keys of compiled programs. A pack is loaded only if the same version is registered.
     * Increase the version when the function gives other results for the same inputs. */
    uint32_t version;
    uint32_t effects; /* if nonzero, custom_calls of this function must set has_side_effect */
    /* Zero: several threads may run the function at the same time. Nonzero: the function is serial. In each context,
     * only one thread at a time runs serial functions; other threads wait. A qn_call_with can be stopped while it
     * waits. A serial function may itself make a qn_call that runs serial functions. */
    uint32_t serial;
    /* Fills the outputs. Returns NULL for success; the library frees any other status. */
    qn_status (*call)(void *user, const qn_custom_args *args);
    void *user; /* passed to `call` */
    QN_RESERVED;
} qn_custom;

#ifdef __cplusplus
}
#endif
#endif
