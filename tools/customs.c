#include <stdlib.h>
#include <string.h>

#include "cli.h"

static qn_status refuse(void *user, const qn_custom_args *args)
{
    (void)user, (void)args;
    return qn_status_make(QN_UNSUPPORTED, "this command declares the function but cannot run it");
}

/* Parses the text NAME[:VERSION][:effects] from its end, because NAME can contain colons. Overwrites the colons between
 * the parts with zeros. */
static bool read_custom(char *text, qn_custom *out)
{
    *out = (qn_custom){.name = text, .call = refuse};
    char *colon = strrchr(text, ':');
    if (colon && strcmp(colon, ":effects") == 0) {
        out->effects = 1;
        *colon = 0;
        colon = strrchr(text, ':');
    }
    size_t digits = colon ? strspn(colon + 1, "0123456789") : 0;
    if (digits && !colon[1 + digits]) {
        out->version = (uint32_t)strtoul(colon + 1, NULL, 10);
        *colon = 0;
    }
    return *text && digits < 10;
}

int customs_declare(const command *c, qn_context *context, const texts *declared)
{
    int code = 0;
    for (size_t i = 0; !code && i < declared->count; i++) {
        qn_custom custom;
        char *text = strdup(declared->at[i]);
        qn_status status = NULL;
        if (!text)
            return job_error("quern", "out of memory");
        if (!read_custom(text, &custom))
            code = usage_error(c, "--custom takes NAME[:VERSION][:effects], not `%s`", declared->at[i]);
        else
            status = qn_register(context, &custom);
        if (status)
            code = usage_error(c, "--custom `%s`: %s", declared->at[i], qn_status_message(status));
        qn_status_free(status);
        free(text);
    }
    return code;
}

int function_error(const char *where, qn_status status, const char *note)
{
    bool unknown = qn_status_code(status) == QN_NOT_FOUND;
    int code = status_error(where, status);
    if (unknown)
        log_note(NULL, note);
    return code;
}
