/* Host calls of a linked object. A host call becomes a call of a C function, which has the name of the call's target.
 * The program with which the object is linked must define this function. */
#include <string.h>

#include "api/object.h"

/* A host call in one of the object's functions. */
typedef struct hosted {
    const image_header *image;
    const image_host *call;
} hosted;

static const char *target_of(hosted h) { return image_text_at(h.image, h.call->target); }

static bool same_tensors(hosted a, hosted b)
{
    return a.call->inputs == b.call->inputs && a.call->outputs == b.call->outputs &&
           memcmp(&image_tensors(a.image)[a.call->tensor], &image_tensors(b.image)[b.call->tensor],
                  (a.call->inputs + a.call->outputs) * sizeof(image_tensor)) == 0;
}

/* Returns the first host call, over all functions, that has the same target as `h`. */
static hosted first_of_target(const object_function *functions, hosted h)
{
    for (const object_function *f = functions;; f++)
        for (uint32_t i = 0; i < f->image->code.hosts; i++) {
            hosted first = {f->image, &image_hosts(f->image)[i]};
            if (strcmp(target_of(first), target_of(h)) == 0)
                return first;
        }
}

static bool is_name_of_function(uint32_t count, const object_function *functions, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(functions[i].name, name) == 0)
            return true;
    return false;
}

static qn_status check_host(uint32_t count, const object_function *functions, hosted h)
{
    const char *target = target_of(h);
    const char *fault = is_name_of_function(count, functions, target) ? "a function of the object has this name"
                                                                      : c_function_fault(target);
    char line[TEXT_LINE];
    if (fault)
        return status_make(
            QN_UNSUPPORTED,
            "custom call @%s: its name cannot be the name of a C function, so a linked object cannot call it: %s",
            text_line(line, target), fault);
    if (h.call->attributes)
        return status_make(
            QN_UNSUPPORTED,
            "custom call @%s: its backend_config is a dictionary; the C functions that a linked object calls "
            "get strings",
            target);
    if (strlen(image_text_at(h.image, h.call->config)) != h.call->config.size)
        return status_make(QN_UNSUPPORTED,
                           "custom call @%s: its backend_config has a zero byte; the C functions that a linked object "
                           "calls get strings",
                           target);
    if (!same_tensors(h, first_of_target(functions, h)))
        return status_make(
            QN_UNSUPPORTED,
            "custom call @%s is called with tensors of different types; a C function that a linked object calls "
            "has one type",
            target);
    return NULL;
}

qn_status object_hosts_check(uint32_t count, const object_function *functions)
{
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < functions[i].image->code.hosts; k++)
            QN_TRY(check_host(count, functions, (hosted){functions[i].image, &image_hosts(functions[i].image)[k]}));
    return NULL;
}

static void print_tensor(text *out, const image_tensor *t)
{
    text_printf(out, "%s[", qn_dtype_name((qn_dtype)t->dtype));
    for (uint32_t i = 0; i < t->rank; i++)
        text_printf(out, "%s%lld", i ? ", " : "", (long long)t->dims[i]);
    text_puts(out, "]");
}

static void print_host(text *out, hosted h)
{
    const image_tensor *tensors = &image_tensors(h.image)[h.call->tensor];
    uint32_t count = h.call->inputs + h.call->outputs;
    text_printf(out, "/* %s:", target_of(h));
    for (uint32_t i = 0; i < count; i++) {
        text_puts(out, i == h.call->inputs ? " ->" : i ? "," : "");
        text_puts(out, " ");
        print_tensor(out, &tensors[i]);
    }
    text_printf(out, " */\nint %s(", target_of(h));
    for (uint32_t i = 0; i < count; i++) {
        bool input = i < h.call->inputs;
        text_printf(out, "%s%s *%s%u,\n    ", input ? "const " : "", c_type((qn_dtype)tensors[i].dtype),
                    input ? "input" : "output", input ? i : i - h.call->inputs);
    }
    text_puts(out, "const char *config);\n");
}

void object_hosts_print(text *out, uint32_t count, const object_function *functions)
{
    bool any = false;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < functions[i].image->code.hosts; k++) {
            hosted h = {functions[i].image, &image_hosts(functions[i].image)[k]};
            if (!any)
                text_puts(out, "/* The program must define these functions, which functions below call. If one of them "
                               "returns\n"
                               " * another value than 0, the function below returns QUERN_RT_FAILED. config: the "
                               "backend_config of\n"
                               " * the call, or \"\". */\n");
            any = true;
            if (first_of_target(functions, h).call == h.call)
                print_host(out, h);
        }
    if (any)
        text_puts(out, "\n");
}
