#include <inttypes.h>
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

enum { MOST_CHANGES = 2, LONGEST_NAME = 40 };

/* The edit distance of two words: the smallest number of changes that turn one into the other. A change inserts,
 * deletes or replaces a character, or swaps two neighbours. If a word has more than LONGEST_NAME characters,
 * returns LONGEST_NAME. */
static size_t distance(const char *a, const char *b)
{
    size_t rows[3][LONGEST_NAME + 1], *row = rows[0], *before = rows[1], *earlier = rows[2];
    size_t a_length = strlen(a), b_length = strlen(b);
    if (a_length > LONGEST_NAME || b_length > LONGEST_NAME)
        return LONGEST_NAME;
    for (size_t k = 0; k <= b_length; k++)
        row[k] = k;
    for (size_t i = 1; i <= a_length; i++) {
        size_t *next = earlier;
        earlier = before;
        before = row;
        row = next;
        row[0] = i;
        for (size_t k = 1; k <= b_length; k++) {
            row[k] = before[k - 1] + (a[i - 1] != b[k - 1]);
            row[k] = row[k] < before[k] + 1 ? row[k] : before[k] + 1;
            row[k] = row[k] < row[k - 1] + 1 ? row[k] : row[k - 1] + 1;
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1] && earlier[k - 2] + 1 < row[k])
                row[k] = earlier[k - 2] + 1;
        }
    }
    return row[b_length];
}

const char *name_similar(const char *word, const char *const *names, size_t count)
{
    const char *best = NULL;
    size_t least = strlen(word) > 6 ? MOST_CHANGES + 1 : MOST_CHANGES;
    for (size_t i = 0; i < count; i++) {
        size_t changes = distance(word, names[i]);
        best = changes < least ? names[i] : best;
        least = changes < least ? changes : least;
    }
    return best;
}

/* Returns the option whose name is the first `length` bytes of `arg`, or NULL. */
static const option *find_option(const char *arg, size_t length, const option *options, size_t option_count)
{
    for (size_t i = 0; i < option_count; i++)
        if (strlen(options[i].name) == length && memcmp(options[i].name, arg, length) == 0)
            return &options[i];
    return NULL;
}

static bool has_option(const char *name, const option *options, size_t option_count)
{
    return find_option(name, strlen(name), options, option_count) != NULL;
}

/* The output option is -o in some commands and --output in others. If `given` is one of these two names and the command
 * has the other, returns the other. Otherwise returns NULL. */
static const char *other_output(const char *given, const option *options, size_t option_count)
{
    const char *other = strcmp(given, "-o") == 0 ? "--output" : strcmp(given, "--output") == 0 ? "-o" : NULL;
    return other && has_option(other, options, option_count) ? other : NULL;
}

static int unknown_option(const command *c, const char *arg, int length, const option *options, size_t option_count)
{
    const char *names[65] = {"--help"};
    char given[LONGEST_NAME + 2];
    for (size_t i = 0; i < option_count; i++)
        names[i + 1] = options[i].name;
    snprintf(given, sizeof given, "%.*s", length, arg);
    const char *other = other_output(given, options, option_count);
    const char *like = other ? other : name_similar(given, names, option_count + 1);
    return like ? usage_error(c, "there is no option `%.*s`; did you mean `%s`?", length, arg, like)
                : usage_error(c, "there is no option `%.*s`", length, arg);
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

/* Returns the word that the command's help has for the value of option `name`. Sets *length to the word's length.
 * In the row "  --output PATH  writes ...", the word is PATH. If the help has no row for the option, returns "". */
static const char *value_name(const command *c, const char *name, int *length)
{
    size_t size = strlen(name);
    const char *row = strstr(c->help, "\n  -");
    for (; row; row = strstr(row + 1, "\n  -"))
        if (strncmp(row + 3, name, size) == 0 && row[3 + size] == ' ') {
            *length = (int)strcspn(row + 4 + size, " \n");
            return row + 4 + size;
        }
    *length = 0;
    return "";
}

/* Makes the error for an option without its value. `next` is the option that follows instead, or NULL. */
static int no_value(const command *c, const option *o, const char *next)
{
    int length = 0;
    const char *value = o->kind == OPTION_NUMBER ? "" : value_name(c, o->name, &length);
    return usage_error(c, "%s needs %s%s%.*s%s%s%s", o->name, o->kind == OPTION_NUMBER ? "a whole number" : "its value",
                       length ? " " : "", length, value, next ? ", not the option `" : "", next ? next : "",
                       next ? "`" : "");
}

static bool is_option(const char *arg, const option *options, size_t option_count)
{
    return strcmp(arg, "--help") == 0 || find_option(arg, strcspn(arg, "="), options, option_count);
}

/* Reads one option: --name (a flag), --name VALUE, --name=VALUE or -o VALUE. Bit i of `seen` is set if option i
 * was already given. */
static int take_option(const command *c, int count, char **args, int *at, const option *options, size_t option_count,
                       uint64_t *seen)
{
    const char *arg = args[*at], *equals = strncmp(arg, "--", 2) == 0 ? strchr(arg, '=') : NULL;
    size_t length = equals ? (size_t)(equals - arg) : strlen(arg);
    const option *o = find_option(arg, length, options, option_count);
    if (!o)
        return unknown_option(c, arg, (int)length, options, option_count);
    uint64_t bit = (uint64_t)1 << (o - options);
    if (o->kind != OPTION_TEXTS && *seen & bit)
        return usage_error(c, "%s is given twice", o->name);
    *seen |= bit;
    if (o->kind == OPTION_FLAG) {
        *(bool *)o->out = true;
        return equals ? usage_error(c, "%s takes no value", o->name) : 0;
    }
    const char *next = equals || *at + 1 >= count ? NULL : args[*at + 1];
    if (!equals && (!next || is_option(next, options, option_count)))
        return no_value(c, o, next);
    *at += !equals;
    return take_value(c, o, equals ? equals + 1 : next);
}

/* Makes the error for an argument after the file, or for any argument if the command takes no file. */
static int extra_argument(const command *c, const char *arg, const char *file, const option *options,
                          size_t option_count)
{
    const char *ending = file_ending(arg);
    bool one = strcmp(ending, ".npy") == 0,
         several = strcmp(ending, ".npz") == 0 || strcmp(ending, ".safetensors") == 0;
    const char *takes = one ? "--input" : several ? "--inputs" : "";
    if (!file)
        return usage_error(c, "`%s` is one argument too many; no FILE is taken here", arg);
    if (*takes && has_option(takes, options, option_count))
        return usage_error(c,
                           "`%s` is one argument too many; only one FILE is taken, and arguments of the function need "
                           "%s %s",
                           arg, takes, arg);
    return usage_error(c, "`%s` is one argument too many; only one FILE is taken, here `%s`", arg, file);
}

int options_read_some(const command *c, int count, char **args, const option *options, size_t option_count,
                      const char **file)
{
    bool plain = false; /* after the argument --, every argument is a file */
    uint64_t seen = 0;
    for (int i = 0; i < count; i++) {
        bool marked = !plain && args[i][0] == '-' && args[i][1];
        if (marked && (strcmp(args[i], "--help") == 0 || strcmp(args[i], "-h") == 0)) {
            fputs(c->help, stdout);
            return -1;
        }
        if (marked && strcmp(args[i], "--") == 0) {
            plain = true;
        } else if (marked) {
            int status = take_option(c, count, args, &i, options, option_count, &seen);
            if (status)
                return status;
        } else if (!file || *file) {
            return extra_argument(c, args[i], file ? *file : NULL, options, option_count);
        } else {
            *file = args[i];
        }
    }
    return 0;
}

int options_read(const command *c, int count, char **args, const option *options, size_t option_count,
                 const char **file)
{
    int code = options_read_some(c, count, args, options, option_count, file);
    return code || !file || *file ? code : usage_error(c, "no FILE was given");
}

int check_threads(const command *c, bool given, uint64_t threads)
{
    return given && (threads < 1 || threads > 4096)
               ? usage_error(c, "--threads takes a number from 1 to 4096, not %" PRIu64, threads)
               : 0;
}

int fast_read(const command *c, const char *text, uint32_t *out)
{
    if (text && strcmp(text, "bf16") != 0 && strcmp(text, "f32") != 0)
        return usage_error(c, "--fast takes bf16 or f32, not `%s`", text);
    *out = !text ? 0 : strcmp(text, "bf16") == 0 ? QN_FAST_BF16 : QN_FAST_BF16 | QN_FAST_F32_AS_BF16;
    return 0;
}
