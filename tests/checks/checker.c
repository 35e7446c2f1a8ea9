/* Runs modules that check their own results, for the scripts tests/conformance.py and tests/nx_vectors.py:
 *
 *     checker [evaluate 1] [level L] [threads N] [ulp N]
 *
 * A module calls the functions @check.* with a value and the expected one. Standard input has modules one after
 * another: a line `NAME<TAB>BYTES`, then that many bytes of text. For each module, standard output gets a line when its
 * work ends: NAME<TAB>OUTCOME<TAB>NUMBER<TAB>MESSAGE. The outcomes are
 *
 *     right      all checks agree; NUMBER is the largest distance of floats in ULP
 *     wrong      the message has the first disagreements; NUMBER is the count of elements that disagree
 *     loose      @check.expect_almost_eq found a distance above `ulp`, but within its tolerance
 *     parse, compile, call    that step failed; the message is the status
 *     unchecked  the module has no check
 *
 * The message of `right` is the reason why the module was evaluated, if it was. Compiled modules are not simplified,
 * because simplification would compute a module of constants in the evaluator.
 *
 * A check may have a backend_config: `label` (a string) begins its messages; `absolute` and `relative` (f64) allow
 * errors; the distance of each pair of floats is from `min_ulp_difference` to `max_ulp_difference` (i64). A program of its own, rather than the command, because the command has no
 * functions of the host. It uses the public API only. */
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quern/quern.h"

enum { MESSAGE_BYTES = 2000, SHOWN = 3 };

typedef struct settings {
    const char *level, *threads, *evaluate, *ulp;
} settings;

/* What the checks of one module found. */
typedef struct findings {
    uint64_t limit, worst;
    size_t checks, wrong, loose;
    char message[MESSAGE_BYTES];
} findings;

static void die(const char *message, const char *detail)
{
    fprintf(stderr, "checker: %s%s\n", message, detail);
    exit(2);
}

/* ---- elements ---------------------------------------------------------------------------------------------------- */

static bool is_float(qn_dtype dtype)
{
    return dtype == QN_F16 || dtype == QN_BF16 || dtype == QN_F32 || dtype == QN_F64;
}

static qn_dtype part_type(qn_dtype dtype) { return dtype == QN_C64 ? QN_F32 : dtype == QN_C128 ? QN_F64 : dtype; }

/* A complex tensor as its parts. */
static qn_tensor parts_of(const qn_tensor *t) { return (qn_tensor){t->data, part_type(t->dtype), t->dims}; }

static uint64_t bits_at(const qn_tensor *t, size_t i)
{
    size_t size = qn_dtype_size(t->dtype);
    uint64_t bits = 0;
    memcpy(&bits, (const char *)t->data + i * size, size); /* little-endian machines only, as everywhere in Quern */
    return bits;
}

static double float_of(qn_dtype dtype, uint64_t bits)
{
    uint32_t single = (uint32_t)(dtype == QN_BF16 ? bits << 16 : bits);
    double wide;
    float narrow;
    if (dtype == QN_F64) {
        memcpy(&wide, &bits, sizeof wide);
        return wide;
    }
    if (dtype == QN_F16) {
        int exponent = (int)(bits >> 10 & 31), fraction = (int)(bits & 1023);
        wide = exponent == 31 ? (fraction ? NAN : INFINITY)
               : exponent     ? ldexp(fraction | 1024, exponent - 25)
                              : ldexp(fraction, -24);
        return bits >> 15 ? -wide : wide;
    }
    memcpy(&narrow, &single, sizeof narrow);
    return narrow;
}

/* The place of a float among all floats of its type, in increasing order; both zeros have place 0. */
static int64_t place_of(qn_dtype dtype, uint64_t bits)
{
    uint64_t sign = (uint64_t)1 << (qn_dtype_size(dtype) * 8 - 1);
    return bits & sign ? -(int64_t)(bits & (sign - 1)) : (int64_t)bits;
}

/* The distance of two floats in ULP; the largest number if only one of them is finite, or only one is a NaN. */
static uint64_t distance(qn_dtype dtype, uint64_t a, uint64_t b)
{
    double x = float_of(dtype, a), y = float_of(dtype, b);
    if (x == y || (isnan(x) && isnan(y)))
        return 0;
    if (!isfinite(x) || !isfinite(y))
        return UINT64_MAX;
    int64_t p = place_of(dtype, a), q = place_of(dtype, b);
    return p > q ? (uint64_t)p - (uint64_t)q : (uint64_t)q - (uint64_t)p;
}

static void write_element(char *out, size_t size, qn_dtype dtype, uint64_t bits)
{
    unsigned width = (unsigned)qn_dtype_size(dtype) * 8;
    if (is_float(dtype))
        snprintf(out, size, "%.9g (0x%0*" PRIx64 ")", float_of(dtype, bits), (int)width / 4, bits);
    else if (dtype >= QN_I8 && dtype <= QN_I64)
        snprintf(out, size, "%" PRId64, (int64_t)(bits << (64 - width)) >> (64 - width));
    else
        snprintf(out, size, "%" PRIu64, bits);
}

/* ---- checks ------------------------------------------------------------------------------------------------------ */

typedef enum check_kind { CHECK_EQUAL, CHECK_CLOSE, CHECK_ALMOST } check_kind;
typedef struct check {
    const char *name;
    check_kind kind;
    findings *found;
} check;

static const qn_custom_attribute *attribute(const qn_custom_args *args, const char *name)
{
    for (size_t i = 0; i < args->attribute_count; i++)
        if (strcmp(args->attributes[i].name, name) == 0)
            return &args->attributes[i];
    return NULL;
}

static double number(const qn_custom_args *args, const char *name, double otherwise)
{
    const qn_custom_attribute *a = attribute(args, name);
    if (!a || a->kind != QN_CUSTOM_NUMBER)
        return otherwise;
    uint64_t bits = 0;
    memcpy(&bits, a->data, qn_dtype_size(a->dtype));
    return is_float(a->dtype) ? float_of(a->dtype, bits) : (double)bits;
}

static uint64_t whole_number(const qn_custom_args *args, const char *name, uint64_t otherwise)
{
    const qn_custom_attribute *a = attribute(args, name);
    uint64_t bits = 0;
    if (!a || a->kind != QN_CUSTOM_NUMBER || is_float(a->dtype))
        return otherwise;
    memcpy(&bits, a->data, qn_dtype_size(a->dtype));
    return bits;
}

static void note(findings *found, const qn_custom_args *args, size_t i, uint64_t apart)
{
    char got[64], want[64];
    const qn_custom_attribute *label = attribute(args, "label");
    size_t used = strlen(found->message);
    const qn_tensor have = parts_of(&args->inputs[0]), wanted = parts_of(&args->inputs[1]);
    qn_dtype dtype = have.dtype;
    if (found->wrong++ >= SHOWN)
        return;
    write_element(got, sizeof got, dtype, bits_at(&have, i));
    write_element(want, sizeof want, dtype, bits_at(&wanted, i));
    snprintf(found->message + used, MESSAGE_BYTES - used, "%s%s%s%s element %zu: %s, expected %s", used ? "; " : "",
             label ? (const char *)label->data : "", label ? ": " : "", qn_dtype_name(dtype), i, got, want);
    used = strlen(found->message);
    if (is_float(dtype))
        snprintf(found->message + used, MESSAGE_BYTES - used, ", %" PRIu64 " ULP", apart);
}

static qn_status run_check(void *user, const qn_custom_args *args)
{
    const check *c = user;
    findings *found = c->found;
    const qn_tensor got_parts = parts_of(&args->inputs[0]), want_parts = parts_of(&args->inputs[1]);
    const qn_tensor *got = &got_parts, *want = &want_parts;
    size_t count = qn_dtype_size(args->inputs[0].dtype) / qn_dtype_size(got->dtype); /* complex: element i is part i */
    found->checks++;
    if (args->input_count != 2 || args->inputs[0].dtype != args->inputs[1].dtype || got->dims.count != want->dims.count)
        return qn_status_make(QN_INVALID_ARGUMENT, "the operands of a check must be two tensors of one type");
    for (size_t i = 0; i < got->dims.count; i++)
        count *= (size_t)got->dims.values[i];
    bool real = is_float(got->dtype);
    double absolute = number(args, "absolute", c->kind == CHECK_ALMOST ? number(args, "tolerance", 1e-4) : 0);
    double relative = number(args, "relative", 0);
    uint64_t limit = c->kind == CHECK_EQUAL ? 0 : whole_number(args, "max_ulp_difference", found->limit);
    uint64_t least = whole_number(args, "min_ulp_difference", 0);
    for (size_t i = 0; i < count; i++) {
        uint64_t a = bits_at(got, i), b = bits_at(want, i), apart = a == b ? 0 : UINT64_MAX;
        if (real)
            apart = distance(got->dtype, a, b);
        double expected = real ? float_of(got->dtype, b) : 0;
        double error = real && isfinite(expected) ? fabs(float_of(got->dtype, a) - expected) : 0;
        bool tolerated = real && apart != UINT64_MAX && error <= fmax(absolute, relative * fabs(expected));
        if ((apart > limit && !tolerated) || apart < least)
            note(found, args, i, apart);
        else if (real && apart > found->worst)
            found->worst = apart;
        found->loose += c->kind == CHECK_ALMOST && apart > limit && tolerated;
    }
    return NULL;
}

/* ---- modules ----------------------------------------------------------------------------------------------------- */

static void report(const char *name, const char *outcome, uint64_t n, const char *message)
{
    printf("%s\t%s\t%" PRIu64 "\t", name, outcome, n);
    for (const char *c = message; *c; c++)
        putchar(*c == '\n' || *c == '\t' ? ' ' : *c);
    putchar('\n');
    fflush(stdout);
}

static void run_module(const settings *chosen, qn_context *context, findings *found, const char *name, const char *text,
                       size_t size)
{
    qn_compile_options options = {.evaluate = chosen->evaluate && *chosen->evaluate == '1', .unsimplified = 1};
    qn_graph *graph = NULL;
    qn_function *function = NULL;
    qn_stats stats = {.why = ""};
    const char *step = "parse";
    *found = (findings){.limit = found->limit};
    qn_status status = qn_graph_parse(context, name, text, size, &graph);
    if (!status) {
        step = "compile";
        status = qn_compile(graph, &options, &function);
    }
    if (!status && (qn_function_input_count(function) || qn_function_output_count(function) > 64))
        status = qn_status_make(QN_INVALID_ARGUMENT, "the function has inputs, or more than 64 results");
    if (!status) {
        qn_tensor results[64];
        size_t count = qn_function_output_count(function);
        step = "call";
        for (size_t i = 0; i < count; i++) {
            qn_parameter p = qn_function_output(function, i);
            size_t bytes = qn_dtype_size(p.dtype);
            for (size_t d = 0; d < p.dims.count; d++)
                bytes *= (size_t)p.dims.values[d];
            results[i] = (qn_tensor){aligned_alloc(64, (bytes + 64) / 64 * 64), p.dtype, p.dims};
            if (!results[i].data)
                die("no memory for results", "");
        }
        status = qn_call(function, 0, NULL, count, results);
        for (size_t i = 0; i < count; i++)
            free(results[i].data);
        qn_function_stats(function, &stats);
    }
    if (status)
        report(name, step, qn_status_code(status), qn_status_message(status));
    else if (!found->checks)
        report(name, "unchecked", 0, "");
    else if (found->wrong)
        report(name, "wrong", found->wrong, found->message);
    else if (found->loose)
        report(name, "loose", found->worst, options.evaluate ? "" : stats.why);
    else
        report(name, "right", found->worst, options.evaluate ? "" : stats.why);
    qn_status_free(status);
    qn_function_free(function);
    qn_graph_free(graph);
}

static char *read_line(char *line, size_t size)
{
    if (!fgets(line, (int)size, stdin))
        return NULL;
    line[strcspn(line, "\n")] = 0;
    return line;
}

static settings read_settings(int count, char **args)
{
    settings s = {0};
    const struct {
        const char *name;
        const char **value;
    } known[] = {{"level", &s.level}, {"threads", &s.threads}, {"evaluate", &s.evaluate}, {"ulp", &s.ulp}};
    for (int i = 1; i < count; i += 2) {
        const char **value = NULL;
        for (size_t k = 0; k < sizeof known / sizeof *known; k++)
            if (strcmp(args[i], known[k].name) == 0)
                value = known[k].value;
        if (!value || i + 1 >= count)
            die("options are evaluate, level, threads, ulp, each with a value; not ", args[i]);
        *value = args[i + 1];
    }
    return s;
}

int main(int count, char **args)
{
    settings chosen = read_settings(count, args);
    findings found = {.limit = chosen.ulp ? strtoull(chosen.ulp, NULL, 10) : 3};
    check checks[] = {{"check.expect_eq", CHECK_EQUAL, &found},
                      {"check.eq", CHECK_CLOSE, &found},
                      {"check.expect_close", CHECK_CLOSE, &found},
                      {"check.expect_almost_eq", CHECK_ALMOST, &found}};
    qn_options options = {.threads = chosen.threads ? (uint32_t)strtoul(chosen.threads, NULL, 10) : 1,
                          .level = chosen.level,
                          .jit_threads = 1,
                          .cache = "off"};
    qn_context *context;
    qn_status status = qn_open(&options, &context);
    for (size_t i = 0; !status && i < sizeof checks / sizeof *checks; i++)
        status = qn_register(
            context,
            &(qn_custom){.name = checks[i].name, .version = 1, .serial = 1, .call = run_check, .user = &checks[i]});
    if (status)
        die("", qn_status_message(status));
    for (char line[1024]; read_line(line, sizeof line);) {
        char *tab = strchr(line, '\t');
        size_t size = tab ? (size_t)strtoull(tab + 1, NULL, 10) : 0;
        char *text = malloc(size + 1);
        if (!tab || !text || fread(text, 1, size, stdin) != size)
            die("standard input is not NAME, a tab, BYTES and the text: ", line);
        *tab = text[size] = 0;
        run_module(&chosen, context, &found, line, text, size);
        free(text);
    }
    qn_close(context);
    return 0;
}
