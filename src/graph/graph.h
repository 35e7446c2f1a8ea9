/* The graph: what is computed. Read this first.
 *
 * A graph is an append-only array of 32-byte nodes. A node applies an operation to earlier nodes, so array order is
 * topological order and most passes are one loop. A value is the 32-bit index of its node (`node_id`, 0 = none). Types
 * and attribute records are interned: equal ones have equal indices. Nodes are hash-consed when they are made: asking
 * for a node that exists in the same region gives the existing one, so common subexpressions never arise.
 *
 *      0      2      4        8        12       16        20        24        28       32
 *      +------+------+--------+--------+--------+---------+---------+---------+--------+
 *      |  op  |count |  type  | attrs  | region |     operand[0..2]           |  next  |
 *      +------+------+--------+--------+--------+---------+---------+---------+--------+
 *
 * With more than three operands, operand[0] is the place of the first in `sides`. `next` chains the hash table.
 *
 * Regions. A function, the condition and body of a while, a branch of a case, a reducer: each is a region. A region is
 * closed: its nodes refer only to nodes of the same region. What comes in comes through `argument` nodes: first the
 * formals, then the captures, values of the enclosing region that the owner passes along. An operation that owns regions
 * lists the captures of each behind its own operands: [operands][captures of region 0][captures of region 1]... Captures
 * are invariant: a while passes the same ones in every round. Text prints a capture as a free reference. Being closed,
 * equal regions are one region, and a function is simply a region with a name that `call` nodes share.
 *
 * Building. Nodes are made in the region that is open (graph_open_region). An operand from an enclosing open region is
 * captured on the way; anything else foreign is an error. The first error is kept (graph_fail) and everything after it
 * returns 0 quietly: a caller checks once, at its end.
 *
 * Effects. The row of an operation says whether it does more than give its results; so does what owns a region with
 * such an operation. A region chains its nodes with effects in the order in which they were made: `effects`. They are
 * never merged with equals and never dropped for being unused, every copy keeps their order, and nothing rewrites them.
 *
 * Several results: the node has a tuple type and `result` nodes project it. An operation with one result has none.
 *
 * Large constants (above LARGE_CONSTANT bytes) are buffers: the node holds only the index in `buffers`; keys and
 * compiled code see type and index, and the bytes are bound at the call.
 *
 * Names, source locations and fused groups live in side tables that neither hashing nor equality nor the binary form sees.
 */
#ifndef GRAPH_GRAPH_H
#define GRAPH_GRAPH_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/dtype.h"
#include "base/text.h"

typedef uint32_t node_id;
typedef uint32_t type_id;
typedef uint32_t attrs_id;
typedef uint32_t region_id;

enum {
    MAX_RANK = 16,         /* of a tensor */
    MAX_DEPTH = 128,       /* of regions in regions, those of called functions counted where they are called */
    MAX_CALLS = 1024,      /* of calls in functions that are called */
    MAX_OPERANDS = 65535,  /* of a node */
    MAX_DICT_DEPTH = 16,   /* of dictionaries in dictionaries */
    LARGE_CONSTANT = 4096, /* bytes; a constant above it becomes a buffer */
    /* What fixes the bits of reductions (docs/numerics.md). */
    VIRTUAL_LANES = 32, /* accumulators of the order `lanes` */
    CHUNK = 16384       /* elements of a chunk */
};
#define MAX_TENSOR_BYTES ((int64_t)1 << 46)

/* ---- operations -------------------------------------------------------------------------------------------------- */

typedef enum op_kind {
    OP_none,
#define OP(name, ...) OP_##name,
#include "graph/ops.def"
    OP_COUNT
} op_kind;

typedef enum op_class { OP_CLASS_ELEMENTWISE, OP_CLASS_STRUCTURAL, OP_CLASS_REGION, OP_CLASS_INTERNAL } op_class;
typedef enum op_effects { EFFECTS_NEVER, EFFECTS_ALWAYS, EFFECTS_ATTRIBUTE } op_effects;
typedef enum op_result { RESULT_SAME, RESULT_BOOL, RESULT_INFER } op_result;
typedef enum op_gradient { GRADIENT_RULE, GRADIENT_ZERO, GRADIENT_NONE } op_gradient;

/* Sets of types of operands: for tensors a bit 1 << dtype_class, so a set is a union of classes; and one for each other
 * kind. */
enum {
    TYPES_BOOL = 1 << CLASS_BOOL,
    TYPES_FLOAT = 1 << CLASS_FLOAT,
    TYPES_INT = 1 << CLASS_SINT | 1 << CLASS_UINT,
    TYPES_SIGNED = 1 << CLASS_SINT | TYPES_FLOAT,
    TYPES_BITS = TYPES_INT | TYPES_BOOL,
    TYPES_NUMBER = TYPES_INT | TYPES_FLOAT,
    TYPES_ANY = TYPES_NUMBER | TYPES_BOOL,
    TYPES_TUPLE = 1 << 5,
    TYPES_TOKEN = 1 << 6,
    TYPES_VALUE = TYPES_ANY | TYPES_TOKEN,
    TYPES_ALL = TYPES_VALUE | TYPES_TUPLE
};

typedef struct op_fact {
    const char *name;       /* "add" */
    const char *spelling;   /* "stablehlo.add" */
    const char *operands;   /* "lhs, rhs", as in the row */
    const char *attributes; /* "dimensions, order", as in the row */
    const char *doc;
    uint16_t number; /* in the binary form */
    uint8_t class, types, effects, result, gradient, ulp;
} op_fact;

extern const op_fact op_facts[OP_COUNT];

static inline bool op_is_elementwise(op_kind op) { return op_facts[op].class == OP_CLASS_ELEMENTWISE; }
/* The operation with this spelling ("stablehlo.add") of `length` bytes, or OP_none. */
op_kind op_from_spelling(const char *spelling, size_t length);
/* The operation with this number in the binary form, or OP_none. */
op_kind op_from_number(uint64_t number);

/* ---- attributes -------------------------------------------------------------------------------------------------- */

typedef struct attr_dims {
    uint32_t count;
    const int64_t *at;
} attr_dims;

typedef struct attr_pair {
    int64_t first, second;
} attr_pair;
typedef struct attr_pairs {
    uint32_t count;
    const attr_pair *at;
} attr_pairs;

typedef struct attr_string {
    uint32_t size; /* bytes, which may be 0 too; one more, a 0, follows them */
    const char *at;
} attr_string;

/* A dictionary: entries in the order of their names, each name once. Dictionaries nest at most MAX_DICT_DEPTH deep. */
typedef enum entry_kind { ENTRY_STRING, ENTRY_NUMBER, ENTRY_LIST, ENTRY_DICT } entry_kind;
typedef struct attr_entry {
    attr_string name;
    uint8_t kind;   /* entry_kind */
    uint8_t dtype;  /* of a number or list: the qn_dtype of its elements */
    uint32_t count; /* bytes of a string, 1 for a number, elements of a list, entries of a dictionary */
    const void *at; /* bytes, elements, or attr_entry */
} attr_entry;
typedef struct attr_dict {
    uint32_t count;
    const attr_entry *at;
} attr_dict;

/* Types of tensors and tokens, without numbers of types, so that a record means the same in every graph. */
typedef struct attr_types {
    uint32_t count;
    const struct type *at;
} attr_types;

typedef struct attr_data {
    const void *at;  /* the elements, dense and row-major; a single element if `splat` */
    uint32_t bytes;  /* at `at` */
    bool splat;      /* every element is the one at `at` */
    uint32_t buffer; /* 1 + index in graph.buffers for a large constant; then the rest is 0 */
} attr_data;

/* The kinds of fields, KIND(name, C type of a value): KIND_<name> is the number of a kind, attr_<name> its type. */
#define ATTR_KINDS(KIND)                                                                                               \
    KIND(I64, int64_t)                                                                                                 \
    KIND(BOOL, bool)                                                                                                   \
    KIND(DIMS, attr_dims)                                                                                              \
    KIND(PAIRS, attr_pairs)                                                                                            \
    KIND(DTYPE, qn_dtype)                                                                                              \
    KIND(ENUM, uint8_t)                                                                                                \
    KIND(TEXT, const char *)                                                                                           \
    KIND(STRING, attr_string)                                                                                          \
    KIND(DICT, attr_dict)                                                                                              \
    KIND(TYPES, attr_types)                                                                                            \
    KIND(DATA, attr_data)

#define KIND(name, c_type) KIND_##name,
typedef enum attr_kind { ATTR_KINDS(KIND) } attr_kind;
#undef KIND
#define KIND(name, c_type) typedef c_type attr_##name;
ATTR_KINDS(KIND)
#undef KIND

/* The value of a field; the member is named as its kind. */
#define KIND(name, c_type) attr_##name name;
typedef union attr_any {
    ATTR_KINDS(KIND)
} attr_any;
#undef KIND

/* What an operation is made with: any of all fields, those that it does not have zero. */
typedef struct attrs {
#define ATTR(kind, name, number, doc) attr_##kind name;
#include "graph/attrs.def"
    uint32_t region_count;
    const region_id *regions;
} attrs;

typedef enum attr_field {
    ATTR_none,
#define ATTR(kind, name, number, doc) ATTR_##name,
#include "graph/attrs.def"
    ATTR_COUNT
} attr_field;
_Static_assert(ATTR_COUNT <= 256, "the number of a field fits a byte");

typedef struct attr_fact {
    const char *name, *doc;
    uint8_t kind;
    uint16_t number; /* in the binary form */
    uint16_t offset; /* in the struct attrs, which makers fill */
} attr_fact;
extern const attr_fact attr_facts[ATTR_COUNT]; /* by attr_field */
/* The field with this number in the binary form, or ATTR_none. */
attr_field attr_from_number(uint64_t number);

enum { MAX_FIELDS = 17 }; /* of a row; a longer list does not compile */

/* What a node has: the fields of its row and no others. Read them by attr_<field>(record), which is zero where the row
 * has no such field. */
typedef struct attr_record {
    const uint8_t *fields; /* of the row: op_attributes */
    attr_any *values;      /* one for each of them */
    uint32_t region_count;
    const region_id *regions;
    const uint32_t *captures; /* by region and behind the last, the captures of those before */
} attr_record;

/* The value of a field. */
const attr_any *attr_at(const attr_record *record, attr_field field);
bool attr_same(attr_field field, const attr_any *a, const attr_any *b);
/* Whether a value is another than zero. */
bool attr_is_given(attr_field field, const attr_any *value);

#define ATTR(kind, name, number, doc)                                                                                  \
    static inline attr_##kind attr_##name(const attr_record *record) { return attr_at(record, ATTR_##name)->kind; }
#include "graph/attrs.def"

enum {
#define ENUM_VALUE(field, spelling, number) field##_##spelling = number,
#include "graph/enums.def"
};

/* The spelling of an enumerated value, NULL if there is none; and back, 0 if there is none. */
const char *enum_spelling(attr_field field, int value);
int enum_from_spelling(attr_field field, const char *spelling, size_t length);
/* Bytes of an entry's string, number or list, or of the entries of its dictionary. */
size_t attr_entry_bytes(const attr_entry *e);
/* The order of two strings: by bytes, a beginning of another before it. */
int attr_string_compare(attr_string a, attr_string b);
/* Whether the entries of a dictionary are in order, and what is in them exists. */
bool attr_dict_valid(attr_dict dict);
/* The fields of an operation (attr_field), in the order of its row, ended by ATTR_none. */
const uint8_t *op_attributes(op_kind op);

/* ---- types ------------------------------------------------------------------------------------------------------- */

/* The numbers are those of the binary form. A token orders what has effects; it holds nothing. */
typedef enum type_kind { TYPE_TENSOR = 1, TYPE_TUPLE = 2, TYPE_TOKEN = 3 } type_kind;

typedef struct type {
    uint8_t kind;  /* type_kind */
    uint8_t dtype; /* of a tensor: qn_dtype */
    uint32_t rank; /* of a tensor; number of parts of a tuple */
    const int64_t *dims;
    const type_id *parts;
    int64_t elements; /* of a tensor: product of dims */
} type;

/* ---- nodes and regions ------------------------------------------------------------------------------------------- */

typedef struct node {
    uint16_t op;
    uint16_t count; /* operands, captures included */
    type_id type;
    attrs_id attrs;
    region_id region;
    node_id operand[3];
    node_id next;
} node;
_Static_assert(sizeof(node) == 32, "a node is 32 bytes");

typedef struct formal {
    node_id node;     /* the argument node */
    const char *name; /* NULL if none */
    int32_t alias;    /* of a function: the output that lives in this input's memory, -1 if none */
} formal;

typedef struct region {
    const char *name; /* of a function; NULL otherwise */
    bool is_private;  /* a function that cannot be an entry */
    bool is_open;
    region_id parent;          /* while open: the region around it; 0 for a function */
    LIST_OF(formal) formals;   /* formals only */
    LIST_OF(node_id) captured; /* per capture: the value in the parent */
    LIST_OF(node_id) captures; /* per capture: the argument node here */
    LIST_OF(node_id) nodes;    /* all nodes, in order, arguments included */
    LIST_OF(node_id) effects;  /* of those, the ones with effects */
    uint32_t output_count;
    const node_id *outputs;
    const char **output_names; /* NULL, or one for each output (may be NULL) */
    uint64_t hash;             /* when closed */
    uint32_t levels, calls;    /* how deep regions nest inside, called functions included; and calls */
} region;

typedef struct constant_buffer {
    type_id type;
    void *data; /* owned by the graph's arena, 64-byte aligned */
} constant_buffer;

/* What is remarked of nodes. A node's notes of one list are chained, in the order in which they came. */
typedef struct note {
    node_id node;
    const char *text;
    uint32_t next; /* 1 + the place of the node's next one, 0 if there is none */
} note;

typedef LIST_OF(note) note_list;

typedef struct note_chain {
    uint32_t first, last; /* 1 + their places, 0 if there are none */
} note_chain;

typedef struct remarks {
    note_chain names, locations;
    uint32_t group; /* the nest, from 1, of the fused group that it is part of; 0 if there is none */
} remarks;

typedef struct graph {
    arena arena;
    LIST_OF(node) nodes; /* [0] is unused */
    LIST_OF(node_id) sides;
    LIST_OF(type) types;          /* [0] is unused */
    LIST_OF(attr_record) attrs;   /* [0] has no fields and no regions */
    LIST_OF(region) regions;      /* [0] is unused */
    LIST_OF(region_id) functions; /* in order of definition */
    LIST_OF(constant_buffer) buffers;
    note_list names, locations;
    LIST_OF(remarks) remarks;    /* by node, as far as there are any */
    const char *name;            /* of the module; NULL if none */
    region_id open;              /* where nodes are made */
    uint32_t depth;              /* of open regions */
    qn_status failure;           /* the first error; owned */
    struct graph_tables *tables; /* hash tables */
} graph;

/* ---- making and freeing ------------------------------------------------------------------------------------------ */

/* Makes an empty graph. Memory running out in any call below jumps to graph.arena's escape (base/arena.h). */
qn_status graph_init(graph *g);
void graph_free(graph *g);

/* Records the first error; later ones are dropped. Returns 0, so that a builder can return it. */
uint32_t graph_fail(graph *g, qn_code code, const char *format, ...) PRINTF_LIKE(3, 4);
uint32_t graph_fail_status(graph *g, qn_status status);
/* The first error, handed to the caller; the graph keeps failing with a short reminder. NULL if there is none. */
qn_status graph_take_failure(graph *g);

/* Types. dims must be valid (graph_fail names what is not: negative, too large, rank above MAX_RANK). */
type_id type_tensor(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims);
/* The same with `what: ` before the failure. */
type_id type_tensor_of(graph *g, const char *what, qn_dtype dtype, uint32_t rank, const int64_t *dims);
type_id type_scalar(graph *g, qn_dtype dtype);
type_id type_like(graph *g, type_id shape, qn_dtype dtype); /* same dims, other element type */
type_id type_tuple(graph *g, uint32_t count, const type_id *parts);
type_id type_token(graph *g);
static inline const type *type_at(const graph *g, type_id t) { return &g->types.at[t]; }
static inline bool type_is_tuple(const graph *g, type_id t) { return g->types.at[t].kind == TYPE_TUPLE; }
static inline bool type_is_tensor(const graph *g, type_id t) { return g->types.at[t].kind == TYPE_TENSOR; }
static inline int64_t type_bytes(const graph *g, type_id t)
{
    return g->types.at[t].elements * (int64_t)dtype_facts[g->types.at[t].dtype].size;
}
void type_print(const graph *g, type_id t, text *out); /* tensor<2x3xf32>, tuple<...>, !stablehlo.token */
char *type_string(graph *g, type_id t);                /* for messages: the same in the graph's arena, shortened */

/* Attributes. attrs_pack puts those of a row into `values`, of MAX_FIELDS, which the record refers to; attrs_intern
 * copies the record, lists and data with it. attrs_of is the way back, from a node's record to what makes another. */
attr_record attrs_pack(op_kind op, const attrs *given, attr_any *values);
attrs_id attrs_intern(graph *g, const attr_record *record);
attrs attrs_of(const graph *g, node_id n);
static inline const attr_record *attrs_at(const graph *g, attrs_id a) { return &g->attrs.at[a]; }
attr_dims dims_copy(graph *g, uint32_t count, const int64_t *at);

/* Nodes. node_make checks and infers (infer.c): operands, attributes and types are validated, the result type is found,
 * defaults (order) are filled in. `regions` of the record must be closed; their captures are appended to the operands
 * here. Attributes may be NULL. Returns 0 after an error. */
node_id node_make(graph *g, op_kind op, uint32_t count, const node_id *operands, const attrs *attributes);
/* The same with the captures already among the operands (for readers, copies and rewrites): nothing is appended. */
node_id node_make_closed(graph *g, op_kind op, uint32_t count, const node_id *operands, const attrs *attributes);
/* A constant: `data` holds all elements (or one, if splat), which are copied. All-equal data becomes a splat. Floats
 * keep their bits. A large one becomes a buffer. */
node_id node_constant(graph *g, type_id t, const void *data, bool splat);
node_id node_result(graph *g, node_id tuple, uint32_t index); /* the node itself if it is no tuple and index is 0 */

static inline const node *node_at(const graph *g, node_id n) { return &g->nodes.at[n]; }
static inline op_kind node_op(const graph *g, node_id n) { return (op_kind)g->nodes.at[n].op; }
static inline type_id node_type(const graph *g, node_id n) { return g->nodes.at[n].type; }
static inline const type *node_shape(const graph *g, node_id n) { return &g->types.at[g->nodes.at[n].type]; }
static inline const attr_record *node_attrs(const graph *g, node_id n) { return &g->attrs.at[g->nodes.at[n].attrs]; }
static inline const node_id *node_operands(const graph *g, node_id n)
{
    const node *at = &g->nodes.at[n];
    return at->count > 3 ? &g->sides.at[at->operand[0]] : at->operand;
}
static inline node_id node_operand(const graph *g, node_id n, uint32_t i) { return node_operands(g, n)[i]; }
/* Operands without captures, and where the captures of region `index` begin and how many they are. */
uint32_t node_operand_count(const graph *g, node_id n);
uint32_t node_captures(const graph *g, node_id n, uint32_t index, uint32_t *count);
uint32_t node_result_count(const graph *g, node_id n);
/* Whether an operation with these attributes does more than give its results; and a node. */
bool op_has_effects(const graph *g, op_kind op, const attr_record *a);
bool node_has_effects(const graph *g, node_id n);

/* Regions. Open one, add formals, make nodes, close it with its outputs, pass it to node_make, which replaces it by an
 * equal one that was used before, if there is one (functions excepted). A region opened while none is open, or with a name, is a function: it captures
 * nothing. graph_find_function returns 0 if there is none. */
region_id graph_open_region(graph *g, const char *function_name);
node_id graph_formal(graph *g, type_id t, const char *name);
region_id graph_close_region(graph *g, uint32_t count, const node_id *outputs);
/* Adds a capture of `outer`, a value of the parent region, to the open region, and returns its argument node. The other
 * way captures come about is by using the value: node_make does this itself. */
node_id graph_capture(graph *g, node_id outer);
static inline region *region_at(const graph *g, region_id r) { return &g->regions.at[r]; }
region_id graph_find_function(const graph *g, const char *name);
/* The function to run: @main, else the only public one; 0 and a failure in `why` if there is none. */
region_id graph_entry(const graph *g, qn_status *why);

/* Remarks. What is NULL, or about no node, is left out. */
void graph_name(graph *g, node_id n, const char *name);
void graph_locate(graph *g, node_id n, const char *location);
void graph_group(graph *g, node_id n, uint32_t group);
static inline remarks node_remarks(const graph *g, node_id n)
{
    return n < g->remarks.count ? g->remarks.at[n] : (remarks){0};
}

/* ---- inference (infer.c) ----------------------------------------------------------------------------------------- */

/* Finds the result type of an operation, 0 after graph_fail. May complete the values of `a` (the order of accumulation,
 * an element type). */
type_id infer(graph *g, op_kind op, uint32_t count, const node_id *operands, const attr_record *a);
/* The order that a reduce or dot_general made now gets when its attribute is not given. */
uint8_t default_order(const graph *g, op_kind op, const node_id *operands, const attr_record *a);
/* The type in which a dot_general of these element types adds up. */
qn_dtype dot_sum_type(qn_dtype operand, qn_dtype result);
/* The order that suits a reduce over these dimensions if its reducer commutes. */
uint8_t order_of_shape(const type *t, attr_dims reduced);

/* ---- what can be done with a graph ------------------------------------------------------------------------------- */

/* verify.c: checks every invariant of this header. The compiler runs it between its
 * passes where VERIFY_PASSES is defined (make asan). */
qn_status graph_verify(const graph *g);

/* What says in which respect a graph differs from another: digests of operations and how they are connected; of the
 * types of inputs; of which values are outputs, their element types, and inputs that they update; of constants and
 * those other attributes that types do not decide. */
typedef struct graph_digests {
    uint64_t operations, types, outputs, values;
} graph_digests;

/* The canonical binary form of function `entry` and all it needs. See bytes.h. */
typedef struct canonical_bytes {
    uint8_t *bytes;
    size_t size;
    uint32_t *buffers; /* which buffers of the graph those of the canonical bytes are, in its order */
    uint32_t buffer_count;
    node_id *customs; /* the custom_call nodes that are in it; one may be there more than once */
    uint32_t custom_count;
    graph_digests digests;
} canonical_bytes;
qn_status canonical_bytes_make(const graph *g, region_id entry, canonical_bytes *out);
void canonical_bytes_free(canonical_bytes *canonical);
/* Only its bytes. *out is malloc'ed. */
qn_status graph_to_bytes(const graph *g, region_id entry, uint8_t **out, size_t *size);
/* Reads it into an initialised, empty graph; refuses anything malformed. Buffers come without data. */
qn_status graph_from_bytes(graph *g, const void *bytes, size_t size, region_id *entry);

#endif
