/* Composes einsum, which multiplies its operands and sums over dimensions. Letters name the dimensions.
 *
 * Operands are multiplied from left to right. A dot_general computes each product. A letter is finished if neither the
 * result nor a later operand has it. If both factors of a product have a finished letter, the dot_general contracts the
 * dimensions with this letter. If only one factor has it, this factor is summed over the dimension before the product.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"
#include "graph/compose_nn.h"

/* A value whose dimension i is named letters[i]. */
typedef struct term {
    node_id value;
    uint32_t count;
    char letters[MAX_RANK];
} term;

static bool has(const term *t, char letter) { return t->count && memchr(t->letters, letter, t->count) != NULL; }

static int64_t place_of(const term *t, char letter)
{
    return (const char *)memchr(t->letters, letter, t->count) - t->letters;
}

/* ---- the text ---------------------------------------------------------------------------------------------------- */

static bool fail(graph *g, const char *spec, const char *format, ...) PRINTF_LIKE(3, 4);
static bool fail(graph *g, const char *spec, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    qn_status status = status_vmake(QN_INVALID_ARGUMENT, format, args);
    va_end(args);
    return graph_fail_status(g, status_prefix(status, "einsum: \"%s\"", spec)), false;
}

/* Reads the letters of a term up to `end`. Ignores spaces. In messages, `who` names the owner of the term: an operand
 * or the result. */
static bool read_term(graph *g, const char *spec, const char *who, const char *at, const char *end, term *out)
{
    for (; at < end; at++) {
        if (*at == ' ')
            continue;
        if (!((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z')))
            return fail(g, spec, "%s has '%c'; expected a letter for each dimension%s", who, *at,
                        *at == '.' ? ", because \"...\" is not supported" : "");
        if (has(out, *at))
            return fail(g, spec, "%s has '%c' twice; expected different letters, because einsum takes no diagonals",
                        who, *at);
        if (out->count == MAX_RANK)
            return fail(g, spec, "%s has too many letters; expected at most %d", who, MAX_RANK);
        out->letters[out->count++] = *at;
    }
    return true;
}

static bool read_terms(graph *g, const char *spec, const char *end, uint32_t count, const node_id *values, term *terms)
{
    const char *at = spec;
    uint32_t found = 1;
    for (const char *c = spec; c < end; c++)
        found += *c == ',';
    if (found != count)
        return fail(g, spec, "it has %u term%s, but count is %u; expected a term for each operand, separated by commas",
                    found, found == 1 ? "" : "s", count);
    for (uint32_t i = 0; i < count; i++) {
        const char *comma = memchr(at, ',', (size_t)(end - at)), *type = type_string(g, node_type(g, values[i]));
        uint32_t rank = node_shape(g, values[i])->rank;
        qn_dtype first = (qn_dtype)node_shape(g, values[0])->dtype;
        terms[i].value = values[i];
        if (!read_term(g, spec, arena_printf(&g->arena, "operand %u", i), at, comma ? comma : end, &terms[i]))
            return false;
        if (terms[i].count != rank)
            return fail(g, spec, "operand %u is %s and has %u letter%s; expected %u, one for each dimension", i, type,
                        terms[i].count, terms[i].count == 1 ? "" : "s", rank);
        if (node_shape(g, values[i])->dtype != first)
            return fail(g, spec, "operand %u is %s; expected %s as in operand 0", i, type, dtype_facts[first].name);
        at = comma ? comma + 1 : end;
    }
    return true;
}

/* If `spec` has no arrow, the result has the letters that occur once, in alphabetical order, upper case first. */
static bool letters_that_occur_once(graph *g, const char *spec, uint32_t count, const term *terms, term *out)
{
    for (int letter = 'A'; letter <= 'z'; letter++) {
        uint32_t uses = 0;
        for (uint32_t i = 0; i < count; i++)
            uses += has(&terms[i], (char)letter);
        if (uses == 1 && out->count == MAX_RANK)
            return fail(g, spec, "the result has too many letters; expected at most %d", MAX_RANK);
        if (uses == 1)
            out->letters[out->count++] = (char)letter;
    }
    return true;
}

/* Checks that equal letters name dimensions of equal extent, and that each letter of the result occurs in an
 * operand. */
static bool check_letters(graph *g, const char *spec, uint32_t count, const term *terms, const term *result)
{
    for (uint32_t k = 0; k < result->count; k++) {
        bool found = false;
        for (uint32_t i = 0; i < count; i++)
            found = found || has(&terms[i], result->letters[k]);
        if (!found)
            return fail(g, spec, "the result has '%c'; expected letters of operands", result->letters[k]);
    }
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t k = 0; k < terms[i].count; k++)
            for (uint32_t j = 0; j < i; j++) {
                char letter = terms[i].letters[k];
                int64_t here = node_shape(g, terms[i].value)->dims[k];
                int64_t there =
                    has(&terms[j], letter) ? node_shape(g, terms[j].value)->dims[place_of(&terms[j], letter)] : here;
                if (here != there)
                    return fail(g, spec,
                                "'%c' is %" PRId64 " in operand %u and %" PRId64
                                " in operand %u; expected equal extents",
                                letter, there, j, here, i);
            }
    return true;
}

/* ---- products ---------------------------------------------------------------------------------------------------- */

/* Whether a letter is in the result or in one of the terms from `next` on. */
static bool is_kept(char letter, const term *result, uint32_t next, uint32_t count, const term *terms)
{
    bool kept = has(result, letter);
    for (uint32_t i = next; i < count && !kept; i++)
        kept = has(&terms[i], letter);
    return kept;
}

/* Sums over each dimension i for which keep[i] is not set. */
static void sum_out(graph *g, term *t, const bool *keep)
{
    int64_t dims[MAX_RANK];
    uint32_t summed = 0, kept = 0;
    for (uint32_t i = 0; i < t->count; i++)
        if (keep[i])
            t->letters[kept++] = t->letters[i];
        else
            dims[summed++] = i;
    if (summed)
        t->value = compose_sum(g, t->value, (attr_dims){summed, dims}, false);
    t->count = kept;
}

/* Replaces lhs by its product with rhs. For each letter i of lhs that rhs also has, the dimensions with the letter are
 * batching dimensions if keep[i] is set, else contracting dimensions. */
static void multiply(graph *g, term *lhs, const term *rhs, const bool *keep)
{
    int64_t lists[4][MAX_RANK];
    uint32_t batch = 0, contract = 0;
    term made = {0};
    for (uint32_t i = 0; i < lhs->count; i++) {
        if (!has(rhs, lhs->letters[i]))
            continue;
        uint32_t *count = keep[i] ? &batch : &contract;
        lists[keep[i] ? 0 : 2][*count] = i;
        lists[keep[i] ? 1 : 3][(*count)++] = place_of(rhs, lhs->letters[i]);
        if (keep[i])
            made.letters[made.count++] = lhs->letters[i];
    }
    for (int side = 0; side < 2; side++)
        for (uint32_t i = 0; i < (side ? rhs : lhs)->count; i++) {
            char letter = (side ? rhs : lhs)->letters[i];
            if (has(side ? lhs : rhs, letter))
                continue;
            if (made.count == MAX_RANK) {
                graph_fail(g, QN_UNSUPPORTED, "einsum: a product has more than %d dimensions", MAX_RANK);
                return;
            }
            made.letters[made.count++] = letter;
        }
    made.value = b_dot_general(g, lhs->value, rhs->value, (attr_dims){batch, lists[0]}, (attr_dims){batch, lists[1]},
                               (attr_dims){contract, lists[2]}, (attr_dims){contract, lists[3]}, QN_NONE);
    *lhs = made;
}

node_id compose_einsum(graph *g, const char *spec, uint32_t count, const node_id *values)
{
    const char *arrow = strstr(spec, "->"), *end = arrow ? arrow : spec + strlen(spec);
    term *terms = ARENA_NEW_ARRAY(&g->arena, term, count + 1), result = {0};
    if (g->failure)
        return 0;
    if (!count)
        return fail(g, spec, "there is no operand; expected at least one");
    if (!read_terms(g, spec, end, count, values, terms) ||
        !(arrow ? read_term(g, spec, "the result", arrow + 2, spec + strlen(spec), &result)
                : letters_that_occur_once(g, spec, count, terms, &result)) ||
        !check_letters(g, spec, count, terms, &result))
        return 0;
    for (uint32_t next = 1; next <= count && !g->failure; next++) {
        term *sides[] = {&terms[0], next < count ? &terms[next] : NULL};
        bool keep[MAX_RANK];
        for (int s = 0; s < 2 && sides[s]; s++) {
            const term *other = sides[1 - s];
            for (uint32_t i = 0; i < sides[s]->count; i++)
                keep[i] = is_kept(sides[s]->letters[i], &result, next + (other != NULL), count, terms) ||
                          (other && has(other, sides[s]->letters[i]));
            sum_out(g, sides[s], keep);
        }
        for (uint32_t i = 0; i < terms[0].count && sides[1]; i++)
            keep[i] = is_kept(terms[0].letters[i], &result, next + 1, count, terms);
        if (sides[1] && !g->failure)
            multiply(g, &terms[0], sides[1], keep);
    }
    int64_t order[MAX_RANK];
    for (uint32_t i = 0; i < result.count && !g->failure; i++)
        order[i] = place_of(&terms[0], result.letters[i]);
    return g->failure ? 0 : b_transpose(g, terms[0].value, order);
}
