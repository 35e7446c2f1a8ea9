/* The C header of a linked object. */
#ifndef API_OBJECT_H
#define API_OBJECT_H

#include "api/function.h"
#include "base/text.h"
#include "runtime/object_write.h"

/* c_names.c: why a function of a C or C++ program may not have this name; NULL if it may. */
const char *c_function_fault(const char *name);
/* Whether a name can follow other characters in an identifier. */
bool c_word(const char *name);

/* The C type for elements of this type. */
const char *c_type(qn_dtype d);

/* object_hosts.c: checks whether the host calls of an image can call C functions from an object whose function has this
 * name; QN_UNSUPPORTED with the reason if not. */
qn_status object_hosts_check(const image_header *image, const char *name);
/* Prints the declarations of these C functions. */
void object_hosts_print(text *out, const image_header *image);

/* Prints the C header of an object, for C99 and C++. f: the signature of its function.
 *
 * A program may include the headers of several objects, after any other headers. A header defines only names that begin
 * with the function's name and go on in a way that no function's name may (c_names.c):
 *
 *     NAME_COUNT_TENSOR   NAME_BYTES_TENSOR   NAME_WORKSPACE_BYTES   NAME_WORKSPACE_ALIGNMENT   NAME_workspace
 *
 * Any name of a tensor may be a macro of the program, so none stands alone: parameters are called in_TENSOR, out_TENSOR
 * and inout_TENSOR. Functions of the host have the names of their targets. */
void object_header_print(text *out, const qn_function *f, const char *name, const char *module,
                         const cpu_tuning *target, const object_workspace *workspace, const image_header *image);

#endif
