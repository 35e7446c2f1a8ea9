/* Functions that the files for linked objects share: names for C, host calls, and the C header. */
#ifndef API_OBJECT_H
#define API_OBJECT_H

#include "api/function.h"
#include "base/text.h"
#include "runtime/object_write.h"

/* c_names.c: if a function of a C or C++ program cannot have this name, returns the reason; otherwise NULL. */
const char *c_function_fault(const char *name);
/* Whether an identifier in C and C++ can end with an underscore, followed by `name`. */
bool c_word(const char *name);

/* The C type for elements of this type. */
const char *c_type(qn_dtype d);

/* object_hosts.c: checks whether each host call of the functions can become a call of a C function. If not, returns
 * QN_UNSUPPORTED with the reason. */
qn_status object_hosts_check(uint32_t count, const object_function *functions);
/* Prints the C declaration of each host function that the functions call. */
void object_hosts_print(text *out, uint32_t count, const object_function *functions);

/* object_header.c: prints the C header of an object, for C99 and C++. Call object_header_begin, object_hosts_print,
 * object_header_function for each function, and object_header_end, in this order. object_header_function takes the
 * signature of its function from `f`, and the name and the image from `source`.
 *
 * A header declares the functions of the object, and a C function for each host function that they call. A program may
 * include the headers of several objects, and other headers before them. To avoid conflicts, a header has only these
 * other names, where NAME is the name of the object:
 *
 *     QUERN_OBJECT_NAME_H, the include guard
 *     QUERN_RT_OK to QUERN_RT_FAILED, what a FUNCTION returns
 *     FUNCTION_COUNT_TENSOR   FUNCTION_BYTES_TENSOR   FUNCTION_WORKSPACE_BYTES   FUNCTION_WORKSPACE_ALIGNMENT
 *     FUNCTION_workspace
 *
 * c_names.c refuses function names that look like one of these names. The parameter for a tensor is named in_TENSOR,
 * out_TENSOR or inout_TENSOR, where TENSOR is the tensor's name. The prefix is needed because a macro of the program
 * can have the tensor's name. If the tensor's name cannot be used, TENSOR is input<i> or output<i>, and the parameter
 * has this name without a prefix.
 */
void object_header_begin(text *out, const char *name, const char *module, const cpu_tuning *target);
void object_header_function(text *out, const qn_function *f, const object_function *source);
void object_header_end(text *out);

#endif
