/* Declarations that the files of the StableHLO reader share.
 *
 * The reader scans the text once and then parses it. The scan (stablehlo/parse.c) finds the aliases (`#loc3 = ...`),
 * because a text can use an alias before its definition. The scan also finds all functions and their possible callees,
 * because callees are parsed before their callers. The parser makes the nodes of the graph directly, without a syntax
 * tree. For each operation, the parser first fills an `op_text`. The files are:
 *
 *   stablehlo/parse_formats.c      assembly formats of operations, and the generic form
 *   stablehlo/parse_ops.c          makes nodes from an op_text, and reads its attributes
 *   stablehlo/parse_results.c      checks declared types, and binds results to names
 *   stablehlo/parse_custom_call.c  attributes of custom_call, dictionaries
 *   stablehlo/parse_composite.c    composite, asynchronous operations, forms of all_reduce, groups of devices
 *   stablehlo/parse_convolution.c  dimension numbers and format of convolution
 *   stablehlo/parse_dot.c          the algorithm of dot_general
 *   stablehlo/parse_order.c        custom calls that order elements
 *   stablehlo/parse_lapack.c       custom calls of LAPACK's functions, which become other operations
 *   stablehlo/parse_sugar.c        operations that have no row in ops.def and become other operations
 *   stablehlo/parse_older.c        like parse_sugar.c, for operations that StableHLO has replaced
 *   stablehlo/parse_dynamic.c      like parse_sugar.c, for operations that take or return sizes or indices as tensors
 *   stablehlo/parse_regions.c      blocks, functions and their results
 *   stablehlo/parse_values.c       attribute values and types
 *   stablehlo/parse_dense.c        dense constants
 *   stablehlo/parse_location.c     locations
 *   stablehlo/parse_missing.c      messages about operations and types that are not supported
 *
 * After an error, functions return false, and the graph holds the error and its position. The graph limits the nesting
 * of regions. MAX_NESTING limits all other nesting.
 */
#ifndef STABLEHLO_PARSE_H
#define STABLEHLO_PARSE_H

#include "graph/graph.h"
#include "stablehlo/lex.h"
#include "stablehlo/name_table.h"
#include "stablehlo/stablehlo.h"

enum { MAX_NESTING = 256, MAX_LOCATION = 4096 };

/* Each comment first names the fields of struct value that hold the value, then gives a meaning or an example.
 * `length` belongs to `text`, and `count` to a list. parse_value also sets `at`. */
typedef enum value_kind {
    VALUE_UNIT,     /* an attribute without a value, or the word `unit` */
    VALUE_BOOL,     /* number; 0 or 1 */
    VALUE_NUMBER,   /* negative, text, dtype, unknown_type; an integer or a float as written */
    VALUE_INT,      /* number; an integer of an assembly format, such as `dim = 1` */
    VALUE_STRING,   /* text */
    VALUE_SYMBOL,   /* text */
    VALUE_WORD,     /* text; LT for #stablehlo<comparison_direction LT> */
    VALUE_TYPE,     /* type */
    VALUE_FUNCTION, /* types, results; first the types of the operands, then those of the results */
    VALUE_INTS,     /* ints, dtype, unknown_type; array<i64: 1, 2>, array<i8>, an array of an unsupported type, or
                       [1, 2] in an assembly format */
    VALUE_DENSE,    /* type, data, splat; dense<...>, or array<i8: 1, 2> */
    VALUE_LIST,     /* entries without names */
    VALUE_DICT,     /* entries */
    VALUE_OPAQUE,   /* any other text with balanced brackets */
} value_kind;

typedef struct value {
    value_kind kind;
    uint32_t at;  /* offset in the source */
    uint32_t end; /* for the value in an entry `name = value`: offset of the token after the value */
    uint32_t length;
    const char *text;
    bool negative, splat;
    qn_dtype dtype;           /* the element type that the text gives for a number or for ints; QN_NONE if none */
    const char *unknown_type; /* the written element type, quoted, if Quern does not support it; else NULL */
    int64_t number;
    type_id type;
    const void *data;
    uint32_t count;   /* number of ints, of entries, or of operands of a function type */
    uint32_t results; /* number of results of a function type */
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

/* A name on the left of an operation, for example `%a:2`. */
typedef struct result_name {
    const char *name; /* without the sigil */
    uint32_t length, at, count;
} result_name;

/* A formal parameter of a block or function. */
typedef struct formal_text {
    const char *name;
    uint32_t length, at;
    type_id type;
    const char *location;
    value attributes; /* a VALUE_DICT; only for a function */
} formal_text;
typedef LIST_OF(formal_text) formal_list;

typedef struct op_text {
    const char *spelling;
    uint32_t length, at;
    uint32_t code;  /* an op_kind; from OP_COUNT on, a number that parse_sugar.c defines */
    bool is_typed;  /* the text declares operand_types */
    bool has_tuple; /* some operand is represented by its leaves (bound_value); `operands` has the leaves */
    LIST_OF(result_name) names;
    node_list operands;
    LIST_OF(uint32_t) operand_places; /* for each operand, its offset in the source */
    type_list written;                /* the type of each operand as written, where a tuple is one operand; 0 for a
                                         future that is represented by leaves */
    uint32_t types_at;                /* offset of the declared types */
    type_list operand_types, result_types;
    entry_list attributes;
    uint32_t properties; /* how many attributes were in `<{ }>`; they come first in `attributes` */
    formal_list formals;
    LIST_OF(region_id) regions;
    node_list results; /* set when the nodes are made */
    bool makes_future; /* the only result is a future that is represented by leaves (bound_value). `results` has the
                          leaves. The declared type of the future is not checked */
    node_id made;      /* the new node, to which the location is added; 0 if there is no new node */
} op_text;

/* The values that a name stands for: `count` entries of parser.bound, from index `first`. */
typedef struct binding {
    uint32_t first, count;
} binding;

/* A value of the text: `count` entries of parser.leaves, from index `first`. A tuple has no node; its leaves represent
 * it. The leaves are all tensors and tokens in the tuple and in its inner tuples. A future is the result of
 * async_start. A future of one value is represented by this value. Any other future is represented by its leaves, the
 * values in it. */
typedef struct bound_value {
    uint32_t first, count;
    bool is_tuple; /* a tuple, or a future that is represented by leaves */
    type_id type;  /* type of a tuple; else 0 */
} bound_value;

typedef enum function_state {
    FUNCTION_UNREAD,
    FUNCTION_STARTED,
    FUNCTION_READ,
    FUNCTION_DECLARED, /* the function was read and has no body */
} function_state;

typedef struct function_text {
    const char *name;
    uint32_t length;
    uint32_t at, end;              /* offset of the start; offset of the end, set when the function is read */
    uint32_t first_use, use_count; /* the symbols in the text of the function: parser.uses[first_use] and following */
    function_state state;
    region_id region;
} function_text;

typedef struct symbol_use {
    const char *name;
    uint32_t length;
} symbol_use;

/* The definition of an alias is read at most once as a type, once as a value and once as a location. Definitions can
 * use other aliases, so reading them at each use could take exponential time. */
typedef struct alias {
    uint32_t at;                            /* offset after the = */
    bool is_passed;                         /* the parser has passed the definition; a second definition is an error */
    bool has_type, has_value, has_location; /* the members `type`, `value` and `location` are set */
    bool is_open;                           /* the definition is being read */
    type_id type;
    value value;
    const char *location;
} alias;

typedef struct parser {
    graph *g;
    const char *file;
    lexer lex;
    arena arena;   /* freed at the end */
    bool failed;   /* the message of the graph's failure already has a position */
    bool misspelt; /* the failure is an operation that does not exist. The text of parse_list_missing is added to the
                      failure's message */
    uint32_t nesting;
    name_table spellings, aliases, functions, values;
    LIST_OF(alias) alias_list;
    LIST_OF(function_text) function_list;
    LIST_OF(symbol_use) uses;
    LIST_OF(binding) bindings;
    LIST_OF(bound_value) bound;
    node_list leaves;
    LIST_OF(op_text *) ops; /* reused; one for each depth of nesting */
    uint32_t op_depth;
    LIST_OF(uint32_t) lines; /* the offset of each newline, then the size of the source; line_at fills the list */
} parser;

/* ---- errors and tokens (stablehlo/parse.c) ----------------------------------------------------------------------- */

/* Records an error at offset `at` and returns false. Does not replace an earlier error that has a position. After an
 * error, every next token is the end of the text. */
bool parse_fail(parser *p, uint32_t at, const char *format, ...) PRINTF_LIKE(3, 4);
bool parse_fail_code(parser *p, uint32_t at, qn_code code, const char *format, ...) PRINTF_LIKE(4, 5);
/* Fails with "WHAT expected" at the current token. If the lexer could not read this token, fails with the lexer's
 * message instead. */
bool parse_expected(parser *p, const char *what);
/* Returns true if the graph has no failure. Otherwise adds the position `at` to the failure's message and returns
 * false. */
bool parse_graph_ok(parser *p, uint32_t at);
/* Like parse_graph_ok, with `prefix` before the failure's message. */
bool parse_graph_ok_in(parser *p, uint32_t at, const char *prefix);
/* Returns a piece of the text in quotes, for messages: 'text'. */
const char *parse_quote(parser *p, const char *at, uint32_t length);

/* Fails because of an unknown operation (stablehlo/parse_missing.c). The code is QN_UNSUPPORTED if the operation is of
 * another dialect, or if StableHLO or CHLO has the operation and Quern lacks it. Otherwise the code is
 * QN_INVALID_ARGUMENT, and the message suggests a similar name if there is one. */
bool parse_fail_unknown(parser *p, uint32_t at, const char *name, uint32_t length);
/* Returns the end of a message about the unsupported part at offset `failed_at`: a list of the other operations,
 * element types and dynamic dimensions in the text that are not supported. Returns "" if there are no others. */
const char *parse_list_missing(parser *p, uint32_t failed_at);

bool parse_eat(parser *p, int kind); /* skips the token if it is of this kind */
bool parse_eat_word(parser *p, const char *word);
bool parse_need(parser *p, int kind); /* skips a token of this kind; fails if the token is of another kind */
bool parse_need_word(parser *p, const char *word);
bool parse_int(parser *p, int64_t *out);
/* Reads an integer in decimal or hexadecimal digits. Returns false if the integer does not fit in 64 bits. */
bool text_to_magnitude(const char *digits, uint32_t length, uint64_t *out);
bool text_to_int(bool negative, const char *digits, uint32_t length, int64_t *out);
/* Enters a level of nesting. The caller leaves the level with p->nesting--. */
bool parse_nest(parser *p);
/* Skips an item of a list. The comma or closing bracket after the item becomes the current token. */
bool parse_skip(parser *p);
/* The caller has read a <. Skips everything up to and including the matching >. */
bool parse_skip_angles(parser *p);

/* ---- values and types -------------------------------------------------------------------------------------------- */

/* Returns the alias that the current token names. If this alias is not defined, records an error and returns NULL. */
alias *parse_alias(parser *p);
/* Reads the definition of `a`, the alias that the current token names: goes to the definition, calls `read`, and goes
 * back to the current token. `read` returns false after an error. */
bool parse_definition(parser *p, alias *a, bool (*read)(parser *, alias *));

bool parse_type(parser *p, type_id *out);
bool parse_function_type(parser *p, type_list *operands, type_list *results); /* (T, T) -> T */
bool parse_value(parser *p, value *out);
bool parse_dense(parser *p, value *out); /* reads from the word `dense` to the end of the type */
bool parse_dict(parser *p, entry_list *out);
/* Reads `<name = value, ...>` as a VALUE_DICT. */
bool parse_parts(parser *p, value *out);
bool parse_ints(parser *p, value *out); /* reads a list of integers, such as [1, 2] */
const value *entry_find(uint32_t count, const entry *at, const char *name);
static inline const value *list_find(const entry_list *list, const char *name)
{
    return entry_find(list->count, list->at, name);
}
/* Converts v, a number or bool, to an element of a dense constant. */
bool value_to_element(parser *p, const value *v, qn_dtype dtype, void *out);
bool value_to_ints(parser *p, const value *v, attr_dims *out);
bool value_to_int(parser *p, const value *v, int64_t *out);
/* Reads an optional `loc(...)`. Sets *out to the text of the location, or to NULL if there is no location or the
 * location is unknown. */
bool parse_location(parser *p, const char **out);

/* ---- operations -------------------------------------------------------------------------------------------------- */

/* Reads one operation, in an assembly format or the generic form, and makes its nodes. */
bool parse_op(parser *p);
/* Read the part of an operation after its spelling: parse_pretty in the assembly format, parse_generic in the generic
 * form. */
bool parse_pretty(parser *p, op_text *op);
bool parse_generic(parser *p, op_text *op);
bool parse_operand(parser *p, op_text *op);
/* Reads the end of an assembly format: `{attributes} : (T, T) -> T`. */
bool parse_signature(parser *p, op_text *op);
/* Reads a region after its opening brace, up to and including the closing brace. op->formals has the formals that the
 * operation's format gave. A block header `^bb0(%a: T):` adds its own formals. */
bool parse_region(parser *p, op_text *op);
/* Reads a formal: `%name: T loc(...)`. A formal of a function may also have {attributes}. */
bool parse_formal(parser *p, formal_list *list, bool of_function);
bool parse_function(parser *p, function_text *f);

/* Read attributes of custom_call whose names or syntax in the text differ from attrs.def. */
bool read_backend_config(parser *p, const op_text *op, const value *v, attrs *out);
bool read_output_aliases(parser *p, const op_text *op, const value *v, attrs *out);
bool read_layouts(parser *p, const op_text *op, const value *v, attrs *out);
bool read_computations(parser *p, const op_text *op, const value *v, attrs *out);
bool value_to_dict(parser *p, const value *v, attr_dict *out);
/* Read attributes of operations on several devices. */
bool read_groups(parser *p, const value *v, attr_dims *out);
bool read_channel(parser *p, const value *v, attr_pairs *out);
/* Finds the function that an operation at `at` calls. */
bool find_callee(parser *p, uint32_t at, const char *name, uint32_t length, region_id *out);
/* parse_composite.c: stablehlo.composite, async_start, async_done, and reductions over several devices. */
bool make_composite(parser *p, op_text *op);
bool make_async_start(parser *p, op_text *op);
bool make_async_done(parser *p, op_text *op);
bool make_collective_reduce(parser *p, op_text *op);
bool make_cross_replica_sum(parser *p, op_text *op);
/* stablehlo/parse_convolution.c. The caller of parse_dimension_numbers has read the < of #stablehlo.conv<...>. */
bool parse_dimension_numbers(parser *p, entry_list *out);
bool read_dimension_numbers(parser *p, const op_text *op, const value *v, attrs *out);
bool read_reversal(parser *p, const op_text *op, const value *v, attrs *out);
bool parse_convolution(parser *p, op_text *op);
/* Whether a custom_call is an annotation (graph/annotation.h). */
bool passes_through(const op_text *op);
/* parse_lapack.c. is_lapack: whether a custom_call names a linear algebra function of LAPACK or of another library that
 * JAX calls. */
bool is_lapack(const op_text *op);
bool make_lapack(parser *p, op_text *op);
/* parse_dot.c. is_rounded_dot: whether the operation is a dot_general of floats that has an algorithm. For integers the
 * algorithm is ignored, because products of integers are exact. */
bool is_rounded_dot(const parser *p, const op_text *op);
bool read_algorithm(parser *p, const op_text *op, const value *v, attrs *out);
/* parse_order.c. is_order_call: whether the operation is a custom_call that orders elements, such as @ApproxTopK. */
bool is_order_call(const op_text *op);
bool make_order_call(parser *p, op_text *op);
/* Makes the nodes of an operation that has no row in ops.def. */
bool make_sugar(parser *p, op_text *op);
/* Functions in parse_older.c and parse_dynamic.c that the table in parse_sugar.c names. */
bool make_old_broadcast(parser *p, op_text *op);
bool make_index_select(parser *p, op_text *op);
bool make_dynamic_broadcast(parser *p, op_text *op);
bool make_dynamic_iota(parser *p, op_text *op);
bool make_dynamic_reshape(parser *p, op_text *op);
bool make_dynamic_pad(parser *p, op_text *op);
bool make_dynamic_conv(parser *p, op_text *op);
bool make_dynamic_gather(parser *p, op_text *op);
bool make_real_dynamic_slice(parser *p, op_text *op);
bool make_dimension_size(parser *p, op_text *op);
void sugar_list(parser *p); /* adds to p->spellings the operations that have no row in ops.def */
/* Returns the reason why the operation is refused, or NULL if it is not refused. */
const char *sugar_refusal(uint32_t code);
/* Checks the declared types of the operands (stablehlo/parse_results.c). */
bool op_check_operands(parser *p, const op_text *op);
/* Adds the declared types of the results to a list. For a tuple, adds the types of its leaves. */
bool op_leaf_types(parser *p, const op_text *op, type_list *out);
/* Checks the declared types of the results, and binds the names on the left to the results. */
bool op_bind_results(parser *p, op_text *op);
/* Fills *out for an operation of this kind, from op->attributes, the declared result types and op->regions. */
bool op_attributes_record(parser *p, op_text *op, op_kind kind, attrs *out);
/* Makes a node, sets op->made, and adds the node's results to op->results. */
bool op_add(parser *p, op_text *op, op_kind kind, uint32_t count, const node_id *operands, const attrs *record);

/* Returns an empty op_text to fill. op_close releases the op_text that was opened last. */
op_text *op_open(parser *p);
void op_close(parser *p);
/* Returns a copy of a name (without its sigil), or NULL if the name is a generated one such as %0 or %arg1. */
char *given_name(parser *p, const char *name, uint32_t length);
/* Begins a name, which exists until its scope ends. bind_node and bind_tuple then add values to the name. */
void bind_name(parser *p, const char *name, uint32_t length);
void bind_node(parser *p, node_id n);
/* Adds a tuple, or a future if type is 0. `leaves` are the tensors and tokens in it. */
void bind_tuple(parser *p, type_id type, uint32_t count, const node_id *leaves);
/* Adds the type of a tensor or token to a list. For a tuple, adds the types of its leaves. Fails at offset `at` if the
 * number of leaves and tuples together is above MAX_OPERANDS. */
bool add_leaf_types(parser *p, uint32_t at, type_id type, type_list *out);
static inline const char *type_text(parser *p, type_id t) { return type_string(p->g, t); }

#endif
