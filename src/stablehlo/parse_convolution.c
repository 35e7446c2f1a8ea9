/* Reads the parts of the text that only convolutions have: dimension numbers, window_reversal, and the assembly format
 * of a convolution. */
#include <string.h>

#include "stablehlo/parse.h"

static void add_entry(parser *p, entry_list *to, const char *name, const value *v)
{
    LIST_ADD(&p->arena, to, (entry){name, (uint32_t)strlen(name), *v});
}

/* ---- dimension numbers ------------------------------------------------------------------------------------------- */

/* Reads `[b, 0, 1, f]`, the role of each dimension of a tensor. Numbers stand for spatial dimensions. Sets *out to the
 * positions of `first`, `second`, 0, 1 and so on in the brackets. */
static bool read_roles(parser *p, char first, char second, value *out)
{
    int64_t *dims = ARENA_NEW_ARRAY(&p->arena, int64_t, MAX_RANK);
    uint32_t at = p->lex.token.at, seen = 0, rank = 0;
    if (!parse_need(p, '['))
        return false;
    while (p->lex.token.kind != ']') {
        const char *word = token_text(&p->lex);
        int64_t place = 2;
        uint32_t role = p->lex.token.at;
        if (p->lex.token.kind == TOKEN_WORD && p->lex.token.length == 1 && (*word == first || *word == second)) {
            place = *word == second;
            lex_advance(&p->lex);
        } else {
            int64_t number;
            if (p->lex.token.kind != TOKEN_INT || !parse_int(p, &number))
                return parse_expected(
                    p, arena_printf(&p->arena, "%c, %c or the number of a spatial dimension", first, second));
            place = number < MAX_RANK - 2 ? number + 2 : MAX_RANK;
        }
        if (place >= MAX_RANK || rank == MAX_RANK || seen >> place & 1)
            return parse_fail(p, role, "this dimension is listed twice, or its number is above the limit of %d",
                              MAX_RANK - 3);
        seen |= 1u << place;
        dims[place] = rank++;
        if (!parse_eat(p, ','))
            break;
    }
    if (rank < 2 || seen != (1u << rank) - 1)
        return parse_fail(p, at, "%c, %c and the spatial dimensions 0, 1, ... expected", first, second);
    *out = (value){.kind = VALUE_INTS, .at = at, .count = rank, .ints = dims};
    return parse_need(p, ']');
}

/* Reads `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`. */
static bool read_dimensions(parser *p, entry_list *out)
{
    value input, kernel, output;
    if (!read_roles(p, 'b', 'f', &input) || !parse_need_word(p, "x") || !read_roles(p, 'i', 'o', &kernel) ||
        !parse_need(p, TOKEN_ARROW) || !read_roles(p, 'b', 'f', &output))
        return false;
    add_entry(p, out, "input_dimensions", &input);
    add_entry(p, out, "kernel_dimensions", &kernel);
    add_entry(p, out, "output_dimensions", &output);
    return true;
}

bool parse_dimension_numbers(parser *p, entry_list *out)
{
    if (!parse_eat_word(p, "raw"))
        return read_dimensions(p, out) && parse_need(p, '>');
    while (p->lex.token.kind != '>') {
        const token name = p->lex.token;
        value v = {.at = name.at};
        if (!parse_need(p, TOKEN_WORD) || !parse_need(p, '='))
            return false;
        v.kind = VALUE_INT;
        if (p->lex.token.kind == '[' ? !parse_ints(p, &v) : !parse_int(p, &v.number))
            return false;
        LIST_ADD(&p->arena, out, ((entry){p->lex.source + name.at, name.length, v}));
        if (!parse_eat(p, ','))
            break;
    }
    return parse_need(p, '>');
}

/* Sets *out to the dimension numbers of one tensor, from the entry `name` of v. A value written as `#stablehlo.conv<raw
 * ...>` has three entries instead, which the array `raw` names. */
static bool tensor_dimensions(parser *p, const value *v, const char *name, const char *const raw[3], attr_dims *out)
{
    const value *whole = entry_find(v->count, v->entries, name), *spatial = entry_find(v->count, v->entries, raw[2]);
    if (whole)
        return value_to_ints(p, whole, out);
    attr_dims rest = {0};
    int64_t *dims = ARENA_NEW_ARRAY(&p->arena, int64_t, MAX_RANK);
    for (int i = 0; i < 2; i++) {
        const value *part = entry_find(v->count, v->entries, raw[i]);
        if (part && !value_to_int(p, part, &dims[i]))
            return false;
    }
    if (spatial && !value_to_ints(p, spatial, &rest))
        return false;
    if (rest.count > MAX_RANK - 2)
        return parse_fail(p, spatial->at, "more than %d spatial dimensions", MAX_RANK - 2);
    for (uint32_t i = 0; i < rest.count; i++)
        dims[2 + i] = rest.at[i];
    *out = (attr_dims){2 + rest.count, dims};
    return true;
}

bool read_dimension_numbers(parser *p, const op_text *op, const value *v, attrs *out)
{
    static const char *const input[] = {"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"};
    static const char *const kernel[] = {"kernel_input_feature_dimension", "kernel_output_feature_dimension",
                                         "kernel_spatial_dimensions"};
    static const char *const output[] = {"output_batch_dimension", "output_feature_dimension",
                                         "output_spatial_dimensions"};
    (void)op;
    if (v->kind != VALUE_DICT)
        return parse_fail(p, v->at, "#stablehlo.conv<...> expected");
    return tensor_dimensions(p, v, "input_dimensions", input, &out->input_dimensions) &&
           tensor_dimensions(p, v, "kernel_dimensions", kernel, &out->kernel_dimensions) &&
           tensor_dimensions(p, v, "output_dimensions", output, &out->output_dimensions);
}

/* ---- other attributes -------------------------------------------------------------------------------------------- */

/* Reads `array<i1: true, false>`, or the older form `dense<false> : tensor<2xi1>`. */
bool read_reversal(parser *p, const op_text *op, const value *v, attrs *out)
{
    const type *t = v->kind == VALUE_DENSE ? type_at(p->g, v->type) : NULL;
    (void)op;
    if (!t)
        return value_to_ints(p, v, &out->window_reversal);
    if (t->dtype != QN_I1 || t->rank != 1 || t->elements > MAX_RANK)
        return parse_fail(p, v->at, "a list of true and false expected for 'window_reversal'");
    int64_t *list = ARENA_NEW_ARRAY(&p->arena, int64_t, (size_t)t->elements);
    for (int64_t i = 0; i < t->elements; i++)
        list[i] = ((const uint8_t *)v->data)[v->splat ? 0 : i];
    out->window_reversal = (attr_dims){(uint32_t)t->elements, list};
    return true;
}

/* ---- the assembly format ----------------------------------------------------------------------------------------- */

/* Reads `[[1, 2], [3, 4]]` as a dense matrix of i64. */
static bool pad_list(parser *p, value *out)
{
    LIST_OF(int64_t) numbers = {0};
    *out = (value){.kind = VALUE_DENSE, .at = p->lex.token.at};
    if (!parse_need(p, '['))
        return false;
    while (p->lex.token.kind != ']') {
        value pair = {0};
        if (!parse_ints(p, &pair))
            return false;
        if (pair.count != 2)
            return parse_fail(p, pair.at, "a pair of integers expected");
        LIST_ADD(&p->arena, &numbers, pair.ints[0]);
        LIST_ADD(&p->arena, &numbers, pair.ints[1]);
        if (!parse_eat(p, ','))
            break;
    }
    out->data = numbers.at;
    out->type = type_tensor(p->g, QN_I64, 2, (int64_t[]){numbers.count / 2, 2});
    return parse_need(p, ']');
}

/* Reads `{stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [0, 0]}`. */
static bool format_window(parser *p, op_text *op)
{
    static const struct {
        const char *keyword, *attribute;
    } lists[] = {{"stride", "window_strides"},
                 {"lhs_dilate", "lhs_dilation"},
                 {"rhs_dilate", "rhs_dilation"},
                 {"reverse", "window_reversal"},
                 {"pad", "padding"}};
    if (!parse_need(p, '{'))
        return false;
    while (p->lex.token.kind != '}') {
        size_t i = 0, count = sizeof lists / sizeof *lists;
        while (i < count && !parse_eat_word(p, lists[i].keyword))
            i++;
        if (i == count)
            return parse_expected(p, "stride, pad, lhs_dilate, rhs_dilate or reverse");
        value v = {0};
        if (!parse_need(p, '=') || (i + 1 == count ? !pad_list(p, &v) : !parse_ints(p, &v)))
            return false;
        add_entry(p, &op->attributes, lists[i].attribute, &v);
        if (!parse_eat(p, ','))
            break;
    }
    return parse_need(p, '}');
}

/* Reads `(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {...} {attributes} : (T, T) -> T`. */
bool parse_convolution(parser *p, op_text *op)
{
    entry_list dimensions = {0};
    value v = {.kind = VALUE_DICT};
    if (!parse_need(p, '('))
        return false;
    do {
        if (!parse_operand(p, op))
            return false;
    } while (parse_eat(p, ','));
    if (!parse_need(p, ')') || !parse_need_word(p, "dim_numbers") || !parse_need(p, '='))
        return false;
    v.at = p->lex.token.at;
    if (!read_dimensions(p, &dimensions) || !parse_need(p, ',') || !parse_need_word(p, "window") ||
        !parse_need(p, '=') || !format_window(p, op))
        return false;
    v.entries = dimensions.at;
    v.count = dimensions.count;
    add_entry(p, &op->attributes, "dimension_numbers", &v);
    return parse_signature(p, op);
}
