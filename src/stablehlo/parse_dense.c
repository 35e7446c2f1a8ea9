/* Reads dense constants: dense<0.5>, dense<[[1, 2], [3, 4]]>, dense<"0x0000803F...">, dense<>. */
#include <inttypes.h>
#include <string.h>

#include "base/float_text.h"
#include "stablehlo/parse.h"

/* ---- one element ------------------------------------------------------------------------------------------------- */

static bool store(qn_dtype dtype, uint64_t bits, void *out)
{
    memcpy(out, &bits, dtype_bytes(dtype)); /* little endian */
    return true;
}

static bool is_hex(const value *v) { return v->length > 2 && v->text[1] == 'x'; }

static bool magnitude_of(const value *v, uint64_t *out) { return text_to_magnitude(v->text, v->length, out); }

static const char *number_text(parser *p, const value *v)
{
    return parse_quote(p, v->text - v->negative, v->length + v->negative);
}

static bool float_element(parser *p, const value *v, qn_dtype dtype, void *out)
{
    uint64_t bits, sign = (uint64_t)1 << (dtype_facts[dtype].bits - 1);
    if (is_hex(v)) {
        if (v->negative || !magnitude_of(v, &bits) || (bits >> 1) >= sign)
            return parse_fail(p, v->at, "%s is not the bit pattern of a number of type %s", number_text(p, v),
                              dtype_facts[dtype].name);
        return store(dtype, bits, out);
    }
    if (!memchr(v->text, '.', v->length))
        return parse_fail(p, v->at, "a float expected; write %s with a decimal point", number_text(p, v));
    bits = float_from_decimal(dtype, v->text, v->length);
    return store(dtype, v->negative ? bits | sign : bits, out);
}

/* An element of a signless type such as i8 can be written as a signed or as an unsigned integer: -1 and 255 have the
 * same bits. */
static bool int_element(parser *p, const value *v, qn_dtype dtype, void *out)
{
    uint64_t bits, half = (uint64_t)1 << (dtype_facts[dtype].bits - 1);
    if (memchr(v->text, '.', v->length))
        return parse_fail(p, v->at, "an integer expected for element type %s, not %s", dtype_facts[dtype].name,
                          number_text(p, v));
    bool fits = magnitude_of(v, &bits) && (v->negative ? bits <= half : (bits >> 1) < half);
    if (!fits || (v->negative && bits && dtype_facts[dtype].class == CLASS_UINT)) {
        bool is_signed = dtype_is_signed(dtype);
        return parse_fail(p, v->at, "%s does not fit %s; expected %s%" PRIu64 " to %" PRIu64, number_text(p, v),
                          dtype_facts[dtype].name, is_signed ? "-" : "", is_signed ? half : 0, 2 * half - 1);
    }
    return store(dtype, v->negative ? -bits : bits, out);
}

bool value_to_element(parser *p, const value *v, qn_dtype dtype, void *out)
{
    if (v->kind == VALUE_BOOL) {
        if (dtype != QN_I1)
            return parse_fail(p, v->at, "true and false are of type i1, not %s", dtype_facts[dtype].name);
        return store(dtype, (uint64_t)v->number, out);
    }
    if (v->kind != VALUE_NUMBER)
        return parse_fail(p, v->at, "a number expected");
    if (dtype_is_float(dtype))
        return float_element(p, v, dtype, out);
    if (!int_element(p, v, dtype, out))
        return false;
    if (dtype == QN_I1)
        *(uint8_t *)out &= 1;
    return true;
}

/* ---- lists ------------------------------------------------------------------------------------------------------- */

typedef struct elements {
    const type *type;
    qn_dtype dtype;
    size_t size;    /* bytes of an element */
    char *at;       /* the next element is written here */
    type_id id;     /* type of the constant */
    uint32_t start; /* offset of the literal, for shape errors */
} elements;

static bool parse_element(parser *p, elements *to);

/* Reads an element of a complex type: `(1.0, -2.0)`. */
static bool parse_pair(parser *p, elements *to)
{
    elements part = *to;
    part.dtype = dtype_part(to->dtype);
    part.size = to->size / 2;
    if (p->lex.token.kind != '(')
        return parse_expected(p, "'(' and the two parts of a complex number");
    lex_advance(&p->lex);
    if (!parse_element(p, &part) || !parse_need(p, ',') || !parse_element(p, &part))
        return false;
    to->at = part.at;
    return parse_need(p, ')');
}

static bool parse_element(parser *p, elements *to)
{
    if (dtype_is_complex(to->dtype) && p->lex.token.kind != '[')
        return parse_pair(p, to);
    const token first = p->lex.token;
    value v = {.kind = VALUE_NUMBER, .at = first.at};
    v.negative = parse_eat(p, '-');
    v.text = token_text(&p->lex);
    v.length = p->lex.token.length;
    if (!v.negative && (token_is_word(&p->lex, "true") || token_is_word(&p->lex, "false"))) {
        v.kind = VALUE_BOOL;
        v.number = *v.text == 't';
    } else if (first.kind == '[') {
        return parse_fail(p, to->start, "lists are nested deeper than the rank of %s", type_text(p, to->id));
    } else if (first.kind == '(') {
        return parse_fail(p, first.at, "a pair of numbers is an element of a complex type, not of %s",
                          dtype_facts[to->dtype].name);
    } else if (p->lex.token.kind != TOKEN_INT && p->lex.token.kind != TOKEN_FLOAT) {
        return parse_expected(p, "a number");
    }
    if (!value_to_element(p, &v, to->dtype, to->at))
        return false;
    to->at += to->size;
    lex_advance(&p->lex);
    return true;
}

static bool wrong_count(parser *p, const elements *to, uint32_t at, uint32_t d, const char *listed)
{
    return parse_fail(p, at, "dimension %u of %s has %lld elements, this list has %s", d, type_text(p, to->id),
                      (long long)to->type->dims[d], listed);
}

static bool parse_nested(parser *p, elements *to, uint32_t d);

static bool parse_part(parser *p, elements *to, uint32_t d)
{
    if (d == to->type->rank)
        return parse_element(p, to);
    if (p->lex.token.kind == TOKEN_INT || p->lex.token.kind == TOKEN_FLOAT)
        return parse_fail(p, to->start, "lists are nested less deep than the rank of %s", type_text(p, to->id));
    return parse_nested(p, to, d);
}

/* Reads a list along dimension d. If d is the last dimension, the entries are elements. Otherwise the entries are lists
 * along dimension d + 1. */
static bool parse_nested(parser *p, elements *to, uint32_t d)
{
    uint32_t at = p->lex.token.at;
    int64_t count = 0, wanted = to->type->dims[d];
    if (!parse_need(p, '['))
        return false;
    while (p->lex.token.kind != ']') {
        if (count++ == wanted)
            return wrong_count(p, to, at, d, "more");
        if (!parse_part(p, to, d + 1))
            return false;
        if (!parse_eat(p, ','))
            break;
    }
    if (p->lex.token.kind != ']')
        return parse_expected(p, "',' or ']'");
    if (count != wanted)
        return wrong_count(p, to, at, d, arena_printf(&p->arena, "%lld", (long long)count));
    lex_advance(&p->lex);
    return true;
}

/* ---- hexadecimal strings ----------------------------------------------------------------------------------------- */

static uint8_t hex_byte(const char *at) { return (uint8_t)(char_hex(at[0]) * 16 + char_hex(at[1])); }

/* Whether a single byte is the value of all `count` elements of i1. Otherwise it holds 2 to 8 elements (read_bools).
 * MLIR writes false as 0x00 and true as 0x01, in its older form as 0xFF. */
static bool is_splat_of_bools(uint8_t byte, int64_t count)
{
    return count == 1 || count > 8 || byte == 0 || byte == 1 || byte == 0xff;
}

/* Reads elements of i1 from the hexadecimal digits of `bytes` bytes. If `splat` is set, there is a single byte, the
 * value of all elements; only out[0] is written. If there are `count` bytes, each byte is one element. Otherwise the
 * text has the older form: each byte holds eight elements, the first one in the lowest bit. */
static void read_bools(const char *hex, int64_t bytes, int64_t count, bool splat, uint8_t *out)
{
    bool packed = bytes != count && !splat;
    for (int64_t i = 0; i < (splat ? 1 : count); i++)
        out[i] = packed ? hex_byte(hex + i / 8 * 2) >> i % 8 & 1 : hex_byte(hex + i * 2) != 0;
}

static bool parse_hex(parser *p, elements *to, value *out)
{
    const token t = p->lex.token;
    const char *hex = token_text(&p->lex) + 1, *end = hex + t.length - 2;
    int64_t count = to->type->elements, bytes = (end - hex - 2) / 2, size = (int64_t)to->size;
    if (end - hex < 2 || hex[0] != '0' || hex[1] != 'x')
        return parse_fail(p, t.at, "a string of elements starts with 0x");
    for (hex += 2; hex < end && char_hex(*hex) >= 0;)
        hex++;
    if (hex < end || (end - token_text(&p->lex)) % 2 == 0)
        return parse_fail(p, t.at, "a string of elements holds pairs of hexadecimal digits");
    hex = end - bytes * 2;
    bool packed = to->dtype == QN_I1 && bytes == count / 8 + (count % 8 != 0);
    if (bytes / size != count && bytes != size && !packed)
        return parse_fail(p, t.at, "%lld bytes do not match the size of %s", (long long)bytes, type_text(p, out->type));
    if (bytes % size != 0)
        return parse_fail(p, t.at, "%lld bytes are not a whole number of elements", (long long)bytes);
    out->splat = bytes == size && count > 0 && (to->dtype != QN_I1 || is_splat_of_bools(hex_byte(hex), count));
    if (count == 0)
        bytes = 0;
    out->data = to->at = arena_alloc(&p->arena, packed ? (size_t)count : (size_t)bytes);
    if (to->dtype == QN_I1)
        read_bools(hex, bytes, count, out->splat, (uint8_t *)to->at);
    else
        for (int64_t i = 0; i < bytes; i++)
            to->at[i] = (char)hex_byte(hex + i * 2);
    lex_advance(&p->lex);
    return true;
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

static bool parse_contents(parser *p, value *out, uint32_t length)
{
    const type *t = type_at(p->g, out->type);
    elements to = {.type = t,
                   .dtype = (qn_dtype)t->dtype,
                   .size = dtype_bytes((qn_dtype)t->dtype),
                   .id = out->type,
                   .start = p->lex.token.at};
    if (p->lex.token.kind == TOKEN_STRING)
        return parse_hex(p, &to, out);
    if (p->lex.token.kind == '>') {
        if (t->elements)
            return parse_fail(p, p->lex.token.at, "elements expected for %s", type_text(p, out->type));
        out->data = "";
        return true;
    }
    out->splat = p->lex.token.kind != '[';
    if (out->splat) {
        out->data = to.at = arena_alloc(&p->arena, to.size);
        out->splat = t->elements > 0;
        return parse_element(p, &to);
    }
    if (!t->rank)
        return parse_fail(p, p->lex.token.at, "the value of a scalar is one number, not a list");
    if (t->elements > length)
        return parse_fail(p, p->lex.token.at, "these are fewer elements than %s has", type_text(p, out->type));
    out->data = to.at = arena_alloc(&p->arena, (size_t)t->elements * to.size);
    return parse_nested(p, &to, 0);
}

/* The text has the type after the elements, but the reader needs the type to read the elements. So this function skips
 * the elements, reads the type, and goes back to read the elements. */
bool parse_dense(parser *p, value *out)
{
    uint32_t at = p->lex.token.at;
    if (token_is_word(&p->lex, "dense_resource"))
        return parse_fail_code(p, at, QN_UNSUPPORTED,
                               "the elements of dense_resource are not in the text; print the module with them inside");
    lex_advance(&p->lex);
    if (!parse_need(p, '<'))
        return false;
    uint32_t start = p->lex.token.at;
    while (p->lex.token.kind != '>' && p->lex.token.kind != TOKEN_END && p->lex.token.kind != TOKEN_ERROR)
        lex_advance(&p->lex);
    uint32_t end = p->lex.token.at;
    if (!parse_need(p, '>') || !parse_need(p, ':'))
        return false;
    uint32_t type_at_ = p->lex.token.at;
    if (!parse_type(p, &out->type))
        return false;
    if (type_is_tuple(p->g, out->type))
        return parse_fail(p, type_at_, "a tensor type expected");
    uint32_t after = p->lex.token.at;
    out->kind = VALUE_DENSE;
    lex_seek(&p->lex, start);
    if (!parse_contents(p, out, end - start))
        return false;
    if (p->lex.token.kind != '>')
        return parse_expected(p, "'>'");
    lex_seek(&p->lex, after);
    return true;
}
