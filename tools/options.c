#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

int usage_error(const command *c, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "quern %s: error: ", c->name);
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n`quern %s --help` explains this command\n", c->name);
    va_end(args);
    return EXIT_USAGE;
}

static bool read_number(const char *text, uint64_t *out)
{
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    *out = value;
    return *text >= '0' && *text <= '9' && !*end && !errno;
}

static int take_value(const command *c, const option *o, const char *value)
{
    if (o->kind == OPTION_TEXT)
        *(const char **)o->out = value;
    if (o->kind == OPTION_TEXTS) {
        texts *list = o->out;
        list->at[list->count++] = value;
    }
    if (o->kind == OPTION_NUMBER && !read_number(value, o->out))
        return usage_error(c, "%s takes a whole number, not `%s`", o->name, value);
    if (o->given)
        *o->given = true;
    return 0;
}

/* Reads one option: --name VALUE, --name=VALUE or -o VALUE. Bit i of `seen` is set if option i was already given. */
static int take_option(const command *c, int count, char **args, int *at, const option *options, size_t option_count,
                       uint64_t *seen)
{
    const char *arg = args[*at], *equals = strncmp(arg, "--", 2) == 0 ? strchr(arg, '=') : NULL;
    size_t length = equals ? (size_t)(equals - arg) : strlen(arg);
    for (size_t i = 0; i < option_count; i++) {
        const option *o = &options[i];
        if (strlen(o->name) != length || memcmp(o->name, arg, length) != 0)
            continue;
        if (o->kind != OPTION_TEXTS && *seen >> i & 1)
            return usage_error(c, "%s is given twice", o->name);
        *seen |= (uint64_t)1 << i;
        if (o->kind == OPTION_FLAG) {
            *(bool *)o->out = true;
            return equals ? usage_error(c, "%s takes no value", o->name) : 0;
        }
        if (!equals && *at + 1 >= count)
            return usage_error(c, "%s needs a value", o->name);
        return take_value(c, o, equals ? equals + 1 : args[++*at]);
    }
    return usage_error(c, "there is no option `%.*s`", (int)length, arg);
}

int options_read(const command *c, int count, char **args, const option *options, size_t option_count,
                 const char **file)
{
    bool plain = false; /* after the argument --, every argument is a file */
    uint64_t seen = 0;
    for (int i = 0; i < count; i++) {
        bool is_option = !plain && args[i][0] == '-' && args[i][1];
        if (is_option && (strcmp(args[i], "--help") == 0 || strcmp(args[i], "-h") == 0)) {
            fputs(c->help, stdout);
            return -1;
        }
        if (is_option && strcmp(args[i], "--") == 0) {
            plain = true;
        } else if (is_option) {
            int status = take_option(c, count, args, &i, options, option_count, &seen);
            if (status)
                return status;
        } else if (!file || *file) {
            return usage_error(c, "`%s` is one argument too many", args[i]);
        } else {
            *file = args[i];
        }
    }
    if (file && !*file)
        return usage_error(c, "no FILE was given");
    return 0;
}

int check_threads(const command *c, bool given, uint64_t threads)
{
    return given && (threads < 1 || threads > 4096) ? usage_error(c, "--threads takes a number from 1 to 4096") : 0;
}
