/* The C header of a linked object. */
#ifndef API_OBJECT_H
#define API_OBJECT_H

#include "api/function.h"
#include "base/text.h"
#include "runtime/object_write.h"

/* c_names.c: why a function of C and C++ may not have this name, beside all that a program includes and links; NULL if it
 * may. */
const char *c_function_fault(const char *name);
/* Whether it can be part of an identifier, behind something else. */
bool c_word(const char *name);

/* The type that C has for elements of this one. */
const char *c_type(qn_dtype d);

/* object_hosts.c: whether the calls of the host in an image can be calls of C functions in an object whose function has
 * this name: QN_UNSUPPORTED, saying why, if not. And declarations of these functions. */
qn_status object_hosts_check(const image_header *image, const char *name);
void object_hosts_print(text *out, const image_header *image);

/* Declares the function of an object, for C99 and C++. f: its signature.
 *
 * Headers of any objects may be included together, after any others. All that one defines begins with the function's name;
 * behind it comes what no function's name contains (c_names.c): NAME_COUNT_TENSOR, NAME_BYTES_TENSOR, NAME_WORKSPACE_BYTES,
 * NAME_WORKSPACE_ALIGNMENT, NAME_workspace. Names of tensors stand alone nowhere, since any may be a macro: parameters are
 * called in_TENSOR, out_TENSOR, inout_TENSOR. Functions of the host have the names of their targets. */
void object_header_print(text *out, const qn_function *f, const char *name, const char *module,
                         const cpu_tuning *target, const object_workspace *workspace, const image_header *image);

#endif
