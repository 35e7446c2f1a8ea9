/* Makes messages about operations and types of the text that Quern does not support. Reading ends at the first of them.
 * The message about the first one also lists the others, so that a user sees them together. */
#include <string.h>

#include "stablehlo/parse.h"

/* Some operations of StableHLO and CHLO, supported or not. The reader searches the tables of ops.def and parse_sugar.c
 * first. If an operation is only in the table below, Quern does not support it. */
static const char *const known[] = {
    "stablehlo.after_all",
    "stablehlo.all_gather",
    "stablehlo.all_reduce",
    "stablehlo.all_to_all",
    "stablehlo.async_done",
    "stablehlo.async_start",
    "stablehlo.batch_norm_grad",
    "stablehlo.batch_norm_inference",
    "stablehlo.batch_norm_training",
    "stablehlo.cholesky",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_permute",
    "stablehlo.collective_reduce",
    "stablehlo.composite",
    "stablehlo.create_token",
    "stablehlo.einsum",
    "stablehlo.infeed",
    "stablehlo.map",
    "stablehlo.optimization_barrier",
    "stablehlo.outfeed",
    "stablehlo.partition_id",
    "stablehlo.recv",
    "stablehlo.reduce_scatter",
    "stablehlo.reduce_window",
    "stablehlo.replica_id",
    "stablehlo.rng",
    "stablehlo.rng_bit_generator",
    "stablehlo.select_and_scatter",
    "stablehlo.send",
    "stablehlo.set_dimension_size",
    "stablehlo.sort",
    "stablehlo.triangular_solve",
    "stablehlo.unary_einsum",
    "stablehlo.uniform_dequantize",
    "stablehlo.uniform_quantize",
    "chlo._asin_acos_kernel",
    "chlo.minimum_broadcast_shapes",
    "chlo.scan",
    "chlo.top_k",
};
enum { KNOWN = sizeof known / sizeof *known };

static bool is_known(const char *name, uint32_t length)
{
    for (size_t i = 0; i < KNOWN; i++)
        if (strlen(known[i]) == length && memcmp(known[i], name, length) == 0)
            return true;
    return false;
}

static bool has_prefix(const char *name, uint32_t length, const char *prefix)
{
    return length > strlen(prefix) && memcmp(name, prefix, strlen(prefix)) == 0;
}

static bool of_dialects(const char *name, uint32_t length)
{
    return has_prefix(name, length, "stablehlo.") || has_prefix(name, length, "chlo.");
}

/* ---- similar names ----------------------------------------------------------------------------------------------- */

enum { LONGEST = 64 };

/* The edit distance of two names: the smallest number of bytes that must be inserted, deleted or replaced to turn one
 * into the other. */
static uint32_t distance(const char *a, uint32_t a_length, const char *b, uint32_t b_length)
{
    uint32_t row[LONGEST + 1];
    for (uint32_t k = 0; k <= b_length; k++)
        row[k] = k;
    for (uint32_t i = 0; i < a_length; i++) {
        uint32_t diagonal = row[0];
        row[0] = i + 1;
        for (uint32_t k = 0; k < b_length; k++) {
            uint32_t least = diagonal + (a[i] != b[k]);
            diagonal = row[k + 1];
            least = least < diagonal + 1 ? least : diagonal + 1;
            row[k + 1] = least < row[k] + 1 ? least : row[k] + 1;
        }
    }
    return row[b_length];
}

/* Returns the spelling in ops.def or `known` with the least edit distance from the name. The distance must be at most
 * 1, or at most 2 if the name has more than 16 bytes. Returns NULL if no spelling is so near. */
static const char *similar(const char *name, uint32_t length)
{
    const char *best = NULL;
    uint32_t least = length > 16 ? 3 : 2;
    for (uint32_t op = 1; op < OP_COUNT + KNOWN && length <= LONGEST; op++) {
        const char *spelling = op < OP_COUNT ? op_facts[op].spelling : known[op - OP_COUNT];
        uint32_t own = (uint32_t)strlen(spelling);
        if ((op < OP_COUNT && op_facts[op].class == OP_CLASS_INTERNAL) || own > LONGEST)
            continue;
        uint32_t found = distance(name, length, spelling, own);
        best = found < least ? spelling : best;
        least = found < least ? found : least;
    }
    return best;
}

bool parse_fail_unknown(parser *p, uint32_t at, const char *name, uint32_t length)
{
    static const char list[] = "; docs/ops.md lists the operations";
    const char *quoted = parse_quote(p, name, length);
    if (has_prefix(name, length, "mhlo."))
        return parse_fail_code(p, at, QN_UNSUPPORTED,
                               "operation %s is of dialect mhlo, which is not read; convert the module to stablehlo",
                               quoted);
    if (is_known(name, length))
        return parse_fail_code(p, at, QN_UNSUPPORTED, "operation %s is not supported%s", quoted, list);
    const char *like = of_dialects(name, length) ? similar(name, length) : NULL;
    bool foreign = !of_dialects(name, length) && memchr(name, '.', length);
    p->misspelt = !foreign;
    return parse_fail_code(p, at, foreign ? QN_UNSUPPORTED : QN_INVALID_ARGUMENT, "unknown operation %s%s%s%s", quoted,
                           like ? "; did you mean '" : list, like ? like : "", like ? "'?" : "");
}

/* ---- list of what is not supported ------------------------------------------------------------------------------- */

enum { MOST_LISTED = 64 };

typedef struct missing {
    const char *name;
    uint32_t length, line;
    const char *what; /* "operation", "element type", ... */
} missing;

typedef struct missing_list {
    missing at[MOST_LISTED];
    uint32_t count, more;
    uint32_t from, line; /* offset `from` of the source is in line number `line` */
} missing_list;

static void list_missing(const parser *p, missing_list *list, const char *what, uint32_t at, uint32_t length)
{
    const char *name = p->lex.source + at;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->at[i].length == length && memcmp(list->at[i].name, name, length) == 0)
            return;
    for (; list->from < at; list->from++)
        list->line += p->lex.source[list->from] == '\n';
    list->more += list->count == MOST_LISTED;
    if (list->count < MOST_LISTED)
        list->at[list->count++] = (missing){name, length, list->line, what};
}

/* If the token names an operation of StableHLO or CHLO that is not supported, adds the operation to the list. `before`
 * is the kind of the previous token. */
static void check_operation(parser *p, const lexer *lex, int before, missing_list *list)
{
    bool generic = lex->token.kind == TOKEN_STRING;
    const char *name = token_text(lex) + generic;
    uint32_t length = lex->token.length - 2 * generic, code;
    lexer ahead = *lex;
    lex_advance(&ahead);
    if (ahead.token.kind == '=' || before == '(' || (generic && ahead.token.kind != '('))
        return; /* an attribute, the name of a location, or another string */
    if (!of_dialects(name, length) || (length == 16 && memcmp(name, "stablehlo.return", 16) == 0))
        return;
    bool found = name_find(&p->spellings, name, length, &code);
    if (!found || sugar_refusal(code))
        list_missing(p, list, found || is_known(name, length) ? "operation" : "unknown operation",
                     lex->token.at + generic, length);
}

/* If `tensor<2x3xT>` has a dynamic dimension or is unranked, adds the `?` or `*` to the list. Otherwise, if the element
 * type is not supported, adds the type. The current token is the `<`. */
static void check_element_type(const parser *p, const lexer *lex, missing_list *list)
{
    const char *source = p->lex.source;
    uint32_t at = lex->token.at + 1, end;
    while (at < lex->size && (char_is_digit(source[at]) || source[at] == 'x' || source[at] == ' '))
        at++;
    if (at < lex->size && (source[at] == '?' || source[at] == '*')) {
        list_missing(p, list, source[at] == '?' ? "dynamic dimension" : "unranked type", at, 1);
        return;
    }
    for (end = at; end < lex->size && source[end] != '>' && source[end] != ',' && source[end] != '\n';)
        end++;
    bool is_word = end > at && (char_is_letter(source[at]) || source[at] == '!');
    end += is_word && end < lex->size && memchr(source + at, '<', end - at); /* the > of complex<f32> */
    if (is_word && !dtype_from_name(source + at, end - at) && !(end - at == 5 && memcmp(source + at, "index", 5) == 0))
        list_missing(p, list, "element type", at, end - at);
}

const char *parse_list_missing(parser *p, uint32_t failed_at)
{
    missing_list list = {.line = 1};
    lexer lex;
    int before = TOKEN_END;
    const char *out = "";
    lex_start(&lex, p->lex.source, p->lex.size);
    for (; lex.token.kind != TOKEN_END; lex_advance(&lex)) {
        bool is_type = token_is_word(&lex, "tensor");
        if (lex.token.at != failed_at && (lex.token.kind == TOKEN_WORD || lex.token.kind == TOKEN_STRING) && !is_type)
            check_operation(p, &lex, before, &list);
        before = lex.token.kind;
        if (!is_type)
            continue;
        lex_advance(&lex);
        if (lex.token.kind == '<')
            check_element_type(p, &lex, &list);
        before = lex.token.kind;
    }
    failed_at += failed_at < p->lex.size && p->lex.source[failed_at] == '"';
    for (uint32_t i = 0; i < list.count; i++) {
        const missing *m = &list.at[i];
        if (m->length <= p->lex.size - failed_at && memcmp(p->lex.source + failed_at, m->name, m->length) == 0)
            continue;
        out = arena_printf(&p->arena, "%s%s%s %s (line %u)", out, *out ? ", " : "\nalso not supported: ", m->what,
                           parse_quote(p, m->name, m->length), m->line);
    }
    return list.more ? arena_printf(&p->arena, "%s and %u more", out, list.more) : out;
}
