/* The C header of a linked object. */
#ifndef API_OBJECT_H
#define API_OBJECT_H

#include "api/function.h"
#include "base/text.h"
#include "runtime/object_write.h"

/* Whether a function of C and C++ may have this name. */
bool c_identifier(const char *name);

/* Declares the function of an object, for C99 and C++. f: its signature. */
void object_header_print(text *out, const qn_function *f, const char *name, const char *module,
                         const cpu_tuning *target, const object_workspace *workspace);

#endif
