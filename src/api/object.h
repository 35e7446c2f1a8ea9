/* Functions that the files for linked objects share: names for C, host calls, and the C header. */
#ifndef API_OBJECT_H
#define API_OBJECT_H

#include "api/function.h"
#include "base/text.h"
#include "runtime/object_write.h"

/* c_names.c: if a function of a C or C++ program cannot have this name, returns the reason; otherwise NULL. */
const char *c_function_fault(const char *name);
/* Whether an identifier in C and C++ can end with an underscore and this text. */
bool c_word(const char *name);

/* The C type for elements of this type. */
const char *c_type(qn_dtype d);

/* object_hosts.c: checks whether each host call of the functions can become a call of a C function. If not, returns
 * QN_UNSUPPORTED with the reason. */
qn_status object_hosts_check(uint32_t count, const object_function *functions);
/* Prints the C declaration of each host function that the functions call. */
void object_hosts_print(text *out, uint32_t count, const object_function *functions);

/* object_header.c: prints the C header of an object, for C99 and C++. Call object_header_begin, object_hosts_print,
 * object_header_function for each function, and object_header_end, in this order. f has the signature of the function.
 *
 * A program may include the headers of several objects, and other headers before them. To avoid conflicts, a header
 * defines only the include guard QUERN_OBJECT_NAME_H (NAME: the name of the object), the codes QUERN_RT_OK to
 * QUERN_RT_FAILED, and for each FUNCTION these names:
 *
 *     FUNCTION_COUNT_TENSOR   FUNCTION_BYTES_TENSOR   FUNCTION_WORKSPACE_BYTES   FUNCTION_WORKSPACE_ALIGNMENT
 *     FUNCTION_workspace
 *
 * c_names.c refuses function names that look like one of these names. The parameter for a tensor is named in_TENSOR,
 * out_TENSOR or inout_TENSOR, where TENSOR is the tensor's name. The prefix is needed because a macro of the program
 * can have the tensor's name. If the tensor's name cannot be used, TENSOR and the parameter are both named input<i> or
 * output<i>. The header also declares each C function that the object calls as a host function.
 */
void object_header_begin(text *out, const char *name, const char *module, const cpu_tuning *target);
void object_header_function(text *out, const qn_function *f, const object_function *source);
void object_header_end(text *out);

#endif
