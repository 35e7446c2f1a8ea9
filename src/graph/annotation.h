/* JAX, XLA and Shardy use some custom calls to state the device or the layout of a value. These calls are annotations.
 * In Quern an annotation does nothing: its results are its operands, and the StableHLO reader and qn_custom_call make
 * no node. The host cannot register a function under the name of an annotation. */
#ifndef GRAPH_ANNOTATION_H
#define GRAPH_ANNOTATION_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a custom call with the call_target_name `name`, of `size` bytes, is an annotation. */
bool target_is_annotation(const char *name, size_t size);

#endif
