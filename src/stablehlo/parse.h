/* What the files of the StableHLO reader share.
 *
 * The text is read twice. A first scan (stablehlo/parse.c) finds the functions, the functions that each may call, and
 * the aliases (#loc3 = ...), because text uses aliases before it defines them. Then the functions are read, callees
 * first, straight into the graph: there is no syntax tree. Reading an operation fills an `op_text` with operands,
 * attribute values, declared types and closed regions. Only this step depends on the operation's format:
 *
 *   stablehlo/parse_formats.c      assembly formats of operations, and the generic form
 *   stablehlo/parse_ops.c          from op_text to nodes: reads attributes, checks types, binds results
 *   stablehlo/parse_custom_call.c  attributes of custom_call, dictionaries, targets that do nothing here
 *   stablehlo/parse_sugar.c        operations without a row in ops.def that are short for others
 *   stablehlo/parse_regions.c      blocks, functions and their results
 *   stablehlo/parse_values.c       attribute values and types
 *   stablehlo/parse_dense.c        dense constants
 *   stablehlo/parse_location.c     locations
 *
 * Functions return false after an error. The graph then holds the error and its position. Nesting is bounded: the graph
 * bounds regions, MAX_NESTING everything else.
 */
#ifndef STABLEHLO_PARSE_H
#define STABLEHLO_PARSE_H

#include "graph/graph.h"
#include "stablehlo/lex.h"
#include "stablehlo/name_table.h"
#include "stablehlo/stablehlo.h"

enum { MAX_NESTING = 256, MAX_LOCATION = 4096 };

typedef enum value_kind {
    VALUE_UNIT,
    VALUE_BOOL,     /* number */
    VALUE_NUMBER,   /* negative, text, dtype: an integer or a float as written */
    VALUE_INT,      /* number: a VALUE_NUMBER that was read as an integer */
    VALUE_STRING,   /* text */
    VALUE_SYMBOL,   /* text */
    VALUE_WORD,     /* text: the LT of #stablehlo<comparison_direction LT> */
    VALUE_TYPE,     /* type */
    VALUE_FUNCTION, /* types: the operands', then the results' */
    VALUE_INTS,     /* ints, dtype: array<i64: 1, 2> */
    VALUE_DENSE,    /* type, data, splat */
    VALUE_LIST,     /* entries without names */
    VALUE_DICT,     /* entries */
    VALUE_OPAQUE,   /* any other text with balanced brackets */
} value_kind;

typedef struct value {
    value_kind kind;
    uint32_t at; /* offset in the source */
    uint32_t length;
    const char *text;
    bool negative, splat;
    qn_dtype dtype; /* of a number or ints: as written; QN_NONE if not written */
    int64_t number;
    type_id type;
    const void *data;
    uint32_t count, results; /* number of ints, types or entries; number of results among the types */
    const int64_t *ints;
    const type_id *types;
    const struct entry *entries;
} value;

typedef struct entry {
    const char *name;
    uint32_t length;
    value value;
} entry;

typedef LIST_OF(entry) entry_list;
typedef LIST_OF(node_id) node_list;
typedef LIST_OF(type_id) type_list;

/* %a:2 on the left of an operation. */
typedef struct result_name {
    const char *name; /* without the sigil */
    uint32_t length, at, count;
} result_name;

/* A formal of a block or function. */
typedef struct formal_text {
    const char *name;
    uint32_t length, at;
    type_id type;
    const char *location;
    value attributes; /* VALUE_DICT of a function's formal */
} formal_text;
typedef LIST_OF(formal_text) formal_list;

typedef struct op_text {
    const char *spelling;
    uint32_t length, at;
    uint32_t code;  /* an op_kind, or OP_COUNT + index of a row in the sugar table */
    bool is_typed;  /* operand_types are declared */
    bool has_tuple; /* an operand is a tuple; its parts are the operands */
    LIST_OF(result_name) names;
    node_list operands;
    LIST_OF(uint32_t) operand_places;
    uint32_t types_at; /* offset of the declared types */
    type_list operand_types, result_types;
    entry_list attributes;
    formal_list formals;
    LIST_OF(region_id) regions;
    node_list results; /* once made */
    bool makes_tuple;  /* the results are the parts of one tuple value */
    node_id made;      /* the new node, which gets the location; 0 if there is none */
} op_text;

/* The values of a name: `count` nodes from index `first` in parser.bound. */
typedef struct binding {
    uint32_t first, count;
    bool is_tuple;
} binding;

typedef enum function_state {
    FUNCTION_UNREAD,
    FUNCTION_STARTED,
    FUNCTION_READ,
    FUNCTION_DECLARED, /* read; has no body */
} function_state;

typedef struct function_text {
    const char *name;
    uint32_t length;
    uint32_t at, end;              /* offsets of its begin and, once read, its end */
    uint32_t first_use, use_count; /* its symbols: parser.uses[first_use ..] */
    function_state state;
    region_id region;
} function_text;

typedef struct symbol_use {
    const char *name;
    uint32_t length;
} symbol_use;

/* An alias's definition is read once, at its first use, and then shared: expanding aliases of aliases may give an
 * exponentially longer text. */
typedef struct alias {
    uint32_t at;                                     /* offset after the = */
    bool is_passed;                                  /* the second reading has passed its definition */
    bool has_type, has_value, has_location, is_open; /* is_open: it is being read */
    type_id type;
    value value;
    const char *location;
} alias;

typedef struct parser {
    graph *g;
    const char *file;
    lexer lex;
    arena arena;      /* freed at the end */
    bool failed;      /* the graph's failure has its position */
    bool takes_index; /* in attributes: `index` is an element type, read as i64 */
    uint32_t nesting;
    name_table spellings, aliases, functions, values;
    LIST_OF(alias) alias_list;
    LIST_OF(function_text) function_list;
    LIST_OF(symbol_use) uses;
    LIST_OF(binding) bindings;
    node_list bound;
    LIST_OF(op_text *) ops; /* for reuse, one for each depth */
    uint32_t op_depth;
} parser;

/* ---- errors and tokens (stablehlo/parse.c) ----------------------------------------------------------------------- */

/* Records an error at offset `at` and returns false. The next token is then the end of the text. */
bool parse_fail(parser *p, uint32_t at, const char *format, ...) PRINTF_LIKE(3, 4);
bool parse_fail_code(parser *p, uint32_t at, qn_code code, const char *format, ...) PRINTF_LIKE(4, 5);
/* Fails with "WHAT expected" at the current token, or with what the lexer says about it. */
bool parse_expected(parser *p, const char *what);
/* Whether the graph has no failure. If it has one, adds the position `at` to its message. */
bool parse_graph_ok(parser *p, uint32_t at);
/* The same, with `prefix` before the failure's message. */
bool parse_graph_ok_in(parser *p, uint32_t at, const char *prefix);
/* Quotes a piece of the text for a message: 'text'. */
const char *parse_quote(parser *p, const char *at, uint32_t length);

bool parse_eat(parser *p, int kind); /* skips the token if it is of this kind */
bool parse_eat_word(parser *p, const char *word);
bool parse_need(parser *p, int kind);
bool parse_need_word(parser *p, const char *word);
bool parse_int(parser *p, int64_t *out);
/* Reads an integer in decimal or hexadecimal digits; false if it does not fit 64 bits. */
bool text_to_magnitude(const char *digits, uint32_t length, uint64_t *out);
bool text_to_int(bool negative, const char *digits, uint32_t length, int64_t *out);
/* Enters a level of nesting; leave it with p->nesting--. */
bool parse_nest(parser *p);
/* Skips to the comma or closing bracket that ends the item which begins here. */
bool parse_skip(parser *p);

/* ---- values and types -------------------------------------------------------------------------------------------- */

/* The alias that the current token names; NULL and an error if it is not defined. */
alias *parse_alias(parser *p);
/* Reads the definition of the alias that the current token names with `read`, which returns false after an error; then
 * returns to the token. */
bool parse_definition(parser *p, alias *a, bool (*read)(parser *, alias *));

bool parse_type(parser *p, type_id *out);
bool parse_function_type(parser *p, type_list *operands, type_list *results); /* (T, T) -> T */
bool parse_value(parser *p, value *out);
bool parse_dense(parser *p, value *out); /* from the word `dense` to the type */
bool parse_dict(parser *p, entry_list *out);
bool parse_ints(parser *p, value *out); /* [1, 2] of integers */
const value *entry_find(uint32_t count, const entry *at, const char *name);
static inline const value *list_find(const entry_list *list, const char *name)
{
    return entry_find(list->count, list->at, name);
}
/* Converts v, a number or bool, to an element of a dense constant. */
bool value_to_element(parser *p, const value *v, qn_dtype dtype, void *out);
bool value_to_ints(parser *p, const value *v, attr_dims *out);
bool value_to_int(parser *p, const value *v, int64_t *out);
/* Reads an optional trailing loc(...). *out is its text; NULL if there is none or it is unknown. */
bool parse_location(parser *p, const char **out);

/* ---- operations -------------------------------------------------------------------------------------------------- */

/* Reads one operation, in an assembly format or the generic form, and makes its nodes. */
bool parse_op(parser *p);
/* Read the rest of an operation after its spelling: in its assembly format, or in the generic form. */
bool parse_pretty(parser *p, op_text *op);
bool parse_generic(parser *p, op_text *op);
bool parse_operand(parser *p, op_text *op);
/* Reads the body of a region and its closing brace. op->formals are its formals, with their types. */
bool parse_region(parser *p, op_text *op);
/* Reads %name: T loc(...); for a function's formal, {attributes} too. */
bool parse_formal(parser *p, formal_list *list, bool of_function);
bool parse_function(parser *p, function_text *f);

/* Read attributes of custom_call whose text differs from attrs.def. */
bool read_backend_config(parser *p, const op_text *op, const value *v, attrs *out);
bool read_output_aliases(parser *p, const op_text *op, const value *v, attrs *out);
bool read_layouts(parser *p, const op_text *op, const value *v, attrs *out);
bool read_computations(parser *p, const op_text *op, const value *v, attrs *out);
bool value_to_dict(parser *p, const value *v, attr_dict *out);
/* Whether a custom_call is an annotation for other compilers, which does nothing here. */
bool passes_through(const op_text *op);
/* Makes the nodes of an operation that has no row in ops.def. */
bool make_sugar(parser *p, op_text *op);
void sugar_list(parser *p); /* adds the spellings of such operations to p->spellings */
/* The reason why the operation is refused; NULL if it is not refused. */
const char *sugar_refusal(uint32_t code);
bool op_attributes_record(parser *p, op_text *op, op_kind kind, attrs *out);
bool op_add(parser *p, op_text *op, op_kind kind, uint32_t count, const node_id *operands, const attrs *record);

/* An empty op_text to fill. Calls nest; end each with op_close. */
op_text *op_open(parser *p);
void op_close(parser *p);
/* A copy of a name (without its sigil); NULL for a generated name such as %0 or %arg1. */
char *given_name(parser *p, const char *name, uint32_t length);
void bind_name(parser *p, const char *name, uint32_t length, uint32_t count, const node_id *nodes, bool is_tuple);
/* The text of a type, for messages. */
static inline const char *type_text(parser *p, type_id t) { return type_string(p->g, t); }

#endif
