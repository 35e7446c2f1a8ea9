/* The tokens of MLIR text.
 *
 * A lexer holds one token, and lex_advance replaces it by the next token. Positions in the text are byte offsets; the
 * parser can go back to a position (lex_seek). A word can contain dots: `stablehlo.add` is one token. Comments and the
 * resource section, `{-# ... #-}`, count as space.
 */
#ifndef STABLEHLO_LEX_H
#define STABLEHLO_LEX_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

typedef enum token_kind {
    TOKEN_END = 256, /* a kind below 256 is a punctuation character */
    TOKEN_ERROR,     /* see lexer.problem */
    TOKEN_WORD,      /* stablehlo.add */
    TOKEN_VALUE,     /* %0 */
    TOKEN_SYMBOL,    /* @main, @"main" */
    TOKEN_HASH,      /* #loc1, #stablehlo.dot, or the part #1 of %0#1 */
    TOKEN_TYPE,      /* !stablehlo.token */
    TOKEN_BLOCK,     /* ^bb0 */
    TOKEN_STRING,    /* "text" */
    TOKEN_INT,       /* 12, 0x7F */
    TOKEN_FLOAT,     /* 1.5e-3 */
    TOKEN_ARROW,     /* -> */
    TOKEN_COMPARE,   /* >= and <=, in an affine_set */
} token_kind;

typedef struct token {
    int kind;
    uint32_t at, length; /* offset and number of bytes in the source, with sigil (%, @, #, !, ^) and quotes */
} token;

typedef struct lexer {
    const char *source;
    uint32_t size;
    uint32_t next; /* offset after the token */
    token token;
    const char *problem; /* a message, if the token is TOKEN_ERROR */
    uint32_t problem_at; /* the offset of this problem in the source */
} lexer;

void lex_start(lexer *lex, const char *source, uint32_t size);
void lex_advance(lexer *lex);
void lex_skip_space(lexer *lex); /* moves lex->next to the next byte that is not space */
/* Makes the first token at or after offset `at` the current token. */
void lex_seek(lexer *lex, uint32_t at);

static inline const char *token_text(const lexer *lex) { return lex->source + lex->token.at; }
bool token_is_word(const lexer *lex, const char *word);
bool token_is_string(const lexer *lex, const char *contents); /* `contents` has no escapes */

/* Returns the contents of a string token, with escapes resolved. */
char *token_string(const lexer *lex, const token *t, arena *a, uint32_t *length);

static inline bool char_is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool char_is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/* Whether MLIR or JAX generates `name` (without sigil) for unnamed values: 0, arg0, c, c_1, cst, cst_1, iterArg,
 * iterArg_1. */
bool name_is_default(const char *name, uint32_t length);
int char_hex(char c); /* the value of a hexadecimal digit, else -1 */

#endif
