/* Host calls of a linked object. A host call becomes a call of the C function that has the name of the host call's
 * target. The program with which the object is linked must define this function. */
#include <string.h>

#include "api/object.h"

static bool same_tensors(const image_header *h, const image_host *a, const image_host *b)
{
    return a->inputs == b->inputs && a->outputs == b->outputs &&
           memcmp(&image_tensors(h)[a->tensor], &image_tensors(h)[b->tensor],
                  (a->inputs + a->outputs) * sizeof(image_tensor)) == 0;
}

/* The first host call in the image's table that has the same target as host call number `i`. */
static const image_host *first_of_target(const image_header *h, uint32_t i)
{
    const char *target = image_text_at(h, image_hosts(h)[i].target);
    const image_host *first = &image_hosts(h)[0];
    while (strcmp(image_text_at(h, first->target), target) != 0)
        first++;
    return first;
}

static qn_status check_host(const image_header *h, uint32_t i, const char *name)
{
    const image_host *call = &image_hosts(h)[i];
    const char *target = image_text_at(h, call->target);
    const char *fault =
        strcmp(target, name) == 0 ? "the object's own function has this name" : c_function_fault(target);
    char line[TEXT_LINE];
    if (fault)
        return status_make(
            QN_UNSUPPORTED,
            "custom call @%s: its name cannot be the name of a C function, so a linked object cannot call it: %s",
            text_line(line, target), fault);
    if (call->attributes)
        return status_make(
            QN_UNSUPPORTED,
            "custom call @%s: its backend_config is a dictionary; the C functions that a linked object calls "
            "get strings",
            target);
    if (strlen(image_text_at(h, call->config)) != call->config.size)
        return status_make(QN_UNSUPPORTED,
                           "custom call @%s: its backend_config has a zero byte; the C functions that a linked object "
                           "calls get strings",
                           target);
    if (!same_tensors(h, call, first_of_target(h, i)))
        return status_make(
            QN_UNSUPPORTED,
            "custom call @%s is called with tensors of different types; a C function that a linked object calls "
            "has one type",
            target);
    return NULL;
}

qn_status object_hosts_check(const image_header *image, const char *name)
{
    for (uint32_t i = 0; i < image->code.hosts; i++)
        QN_TRY(check_host(image, i, name));
    return NULL;
}

static void print_tensor(text *out, const image_tensor *t)
{
    text_printf(out, "%s[", qn_dtype_name((qn_dtype)t->dtype));
    for (uint32_t i = 0; i < t->rank; i++)
        text_printf(out, "%s%lld", i ? ", " : "", (long long)t->dims[i]);
    text_puts(out, "]");
}

/* Prints a comment with the types of the tensors, then the prototype of the C function. */
static void print_host(text *out, const image_header *h, const image_host *call)
{
    const image_tensor *tensors = &image_tensors(h)[call->tensor];
    const char *target = image_text_at(h, call->target);
    uint32_t count = call->inputs + call->outputs;
    text_printf(out, "/* %s:", target);
    for (uint32_t i = 0; i < count; i++) {
        text_puts(out, i == call->inputs ? " ->" : i ? "," : "");
        text_puts(out, " ");
        print_tensor(out, &tensors[i]);
    }
    text_printf(out, " */\nint %s(", target);
    for (uint32_t i = 0; i < count; i++) {
        bool input = i < call->inputs;
        text_printf(out, "%s%s *%s%u,\n    ", input ? "const " : "", c_type((qn_dtype)tensors[i].dtype),
                    input ? "input" : "output", input ? i : i - call->inputs);
    }
    text_puts(out, "const char *config);\n");
}

void object_hosts_print(text *out, const image_header *image)
{
    if (image->code.hosts)
        text_puts(out,
                  "/* The program must define these functions, which the function below calls. If one of them returns\n"
                  " * another value than 0, the function below returns QUERN_RT_FAILED. config: the backend_config of\n"
                  " * the call, or \"\". */\n");
    for (uint32_t i = 0; i < image->code.hosts; i++)
        if (first_of_target(image, i) == &image_hosts(image)[i])
            print_host(out, image, &image_hosts(image)[i]);
    if (image->code.hosts)
        text_puts(out, "\n");
}
