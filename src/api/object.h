/* The C header of a linked object. */
#ifndef API_OBJECT_H
#define API_OBJECT_H

#include "api/function.h"
#include "base/text.h"
#include "runtime/object_write.h"

/* c_names.c: if a function of a C or C++ program cannot have this name, returns the reason; otherwise NULL. */
const char *c_function_fault(const char *name);
/* Whether an identifier in C and C++ can end with this text. */
bool c_word(const char *name);

/* The C type for elements of this type. */
const char *c_type(qn_dtype d);

/* object_hosts.c: checks whether each host call of an image can be a call of a C function. `name` is the name of the
 * object's own function. Returns QN_UNSUPPORTED with the reason if a host call cannot. */
qn_status object_hosts_check(const image_header *image, const char *name);
/* Prints a declaration of each C function that an image calls as a function of the host. */
void object_hosts_print(text *out, const image_header *image);

/* Prints the C header of an object, for C99 and C++. f has the signature of the object's function.
 *
 * A program may include the headers of several objects, and other headers before them. To avoid conflicts, a header
 * defines only its include guard QUERN_OBJECT_NAME_H, the codes QUERN_RT_OK to QUERN_RT_FAILED, and these names. NAME
 * is the name of the object's function:
 *
 *     NAME_COUNT_TENSOR   NAME_BYTES_TENSOR   NAME_WORKSPACE_BYTES   NAME_WORKSPACE_ALIGNMENT   NAME_workspace
 *
 * c_names.c refuses function names that look like one of these names. A macro of the program can have the name of a
 * tensor. So the parameter for a tensor has the tensor's name with a prefix: in_TENSOR, out_TENSOR or inout_TENSOR. If
 * the tensor's name cannot be used, TENSOR and the parameter are both named input<i> or output<i>. The header also
 * declares a C function for each target of host calls. The target is the name of the function.
 */
void object_header_print(text *out, const qn_function *f, const char *name, const char *module,
                         const cpu_tuning *target, const object_workspace *workspace, const image_header *image);

#endif
