/* The graph of a computation.
 *
 * A graph is an append-only array of 32-byte nodes. A node applies an operation to earlier nodes, so array order is
 * topological order and most passes are one loop. A value is identified by the 32-bit index of its node (`node_id`);
 * the index 0 means no value. Types and attribute records are interned: equal ones have equal indices. Nodes are
 * hash-consed: if the open region has an equal node without effects, node_make returns that node.
 *
 *      0      2      4        8        12       16        20        24        28       32
 *      +------+------+--------+--------+--------+---------+---------+---------+--------+
 *      |  op  |count |  type  | attrs  | region |     operand[0..2]           |  next  |
 *      +------+------+--------+--------+--------+---------+---------+---------+--------+
 *
 * If a node has more than three operands, its operands are in the list `sides`, and operand[0] is the index of the
 * first operand in `sides`. The member `next` is not used.
 *
 * Regions. A function is a region without an enclosing region. Every other region belongs to an operation, for example
 * the body of a while, a branch of an if, or the reducer of a reduce. The nodes of a region refer only to nodes of the
 * same region. Values enter through `argument` nodes: first the formals, which are the region's parameters, then the
 * captures, which are values of the enclosing region. An operation that owns regions lists the captured values after
 * its own operands, in the order of its regions. Captures are invariant: a while passes the same values in every
 * iteration. Equal regions are merged into one, except functions with names.
 *
 * Building. Nodes are made in the open region (graph_open_region). An operand from an enclosing open region is captured
 * automatically; an operand from any other region is an error. The graph keeps the first error (graph_fail). After an
 * error, functions that make nodes or regions return 0. So a caller checks for errors once, at the end.
 *
 * Effects. An operation has effects if its row in ops.def says so. For some operations, the row lets the attribute
 * has_side_effect decide. An operation also has effects if one of its regions, or the function that it calls, contains
 * an operation with effects. A region lists its nodes with effects in the order in which they were made (`effects`).
 * Nodes with effects are never merged, and are kept even if no node uses their results. The only rewrite of a node with
 * effects is its expansion: for example, a call is replaced by the nodes of the called function. Every copy of a graph
 * keeps the order of the nodes with effects.
 *
 * Several results. A node with several results has a tuple type, and a `result` node selects one of them.
 *
 * Large constants. If a constant has more than LARGE_CONSTANT bytes and its elements are not all equal, node_constant
 * makes a buffer: the node holds only an index into `buffers`. Cache keys and compiled code depend on the buffer's type
 * and index, but not on its bytes. Each call passes the bytes to the compiled code.
 *
 * Remarks are the names, source locations, lines and groups of nodes (struct remarks). They are in side tables, which
 * hashing, equality and the canonical bytes ignore. */
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
    MAX_RANK = 16,         /* dimensions of a tensor */
    MAX_DEPTH = 128,       /* nesting of regions, with the regions of called functions */
    MAX_CALLS = 1024,      /* nesting of calls */
    MAX_OPERANDS = 65535,  /* operands of a node */
    MAX_ARITY = 4,         /* operands of an elementwise operation */
    MAX_DICT_DEPTH = 16,   /* nesting of dictionaries */
    LARGE_CONSTANT = 4096, /* bytes; see "Large constants" above */
    /* The constants after NUMERICS_VERSION determine the bits of results. */
    NUMERICS_VERSION = 4, /* the version of docs/numerics.md, which defines these bits */
    VIRTUAL_LANES = 32,   /* accumulators of a reduction in the order `lanes` */
    REDUCE_CHUNK = 256, /* the largest number of elements that are added to one accumulator in a reduce, or of products
                           in a dot_general of order `lanes` */
    DOT_CHUNK = 256,    /* the largest number of products that are added to one accumulator in a dot_general of order
                           `chain` */
    SORT_RUN = 8,       /* a sort first sorts runs of this many elements; then it merges runs */
    SORT_CUT = 1024     /* a merge of more outputs than this is cut into parts of this many outputs; a power of two */
};
#define MAX_TENSOR_BYTES ((int64_t)1 << 46)

/* ---- operations -------------------------------------------------------------------------------------------------- */

typedef enum op_kind {
    OP_none,
#define OP(name, ...) OP_##name,
#include "graph/ops.def"
    OP_COUNT
} op_kind;

typedef enum op_class {
    OP_CLASS_ELEMENTWISE,
    OP_CLASS_STRUCTURAL,
    OP_CLASS_REGION,
    OP_CLASS_COMPOSITE,
    OP_CLASS_REGION_COMPOSITE,
    OP_CLASS_INTERNAL
} op_class;
typedef enum op_effects { EFFECTS_NEVER, EFFECTS_ALWAYS, EFFECTS_ATTRIBUTE } op_effects;
typedef enum op_result { RESULT_SAME, RESULT_BOOL, RESULT_INFER } op_result;
typedef enum op_gradient { GRADIENT_RULE, GRADIENT_ZERO, GRADIENT_NONE, GRADIENT_EXPAND } op_gradient;

/* Sets of operand types. The bit `1 << c` stands for tensors whose element type has the dtype_class c. Tuples and
 * tokens have their own bits. */
enum {
    TYPES_BOOL = 1 << CLASS_BOOL,
    TYPES_FLOAT = 1 << CLASS_FLOAT,
    TYPES_COMPLEX = 1 << CLASS_COMPLEX,
    TYPES_INT = 1 << CLASS_SINT | 1 << CLASS_UINT,
    TYPES_BITS = TYPES_INT | TYPES_BOOL,
    TYPES_INEXACT = TYPES_FLOAT | TYPES_COMPLEX,
    TYPES_REAL = TYPES_INT | TYPES_FLOAT,
    TYPES_ORDERED = TYPES_REAL | TYPES_BOOL,
    TYPES_SIGNED = 1 << CLASS_SINT | TYPES_INEXACT,
    TYPES_NUMBER = TYPES_REAL | TYPES_COMPLEX,
    TYPES_ANY = TYPES_NUMBER | TYPES_BOOL,
    TYPES_TUPLE = 1 << 6,
    TYPES_TOKEN = 1 << 7,
    TYPES_VALUE = TYPES_ANY | TYPES_TOKEN,
    TYPES_ALL = TYPES_VALUE | TYPES_TUPLE
};

/* The values of the column `ulp` of ops.def: error bounds in units in the last place. ULP_1_2 is 1 for f32 and narrower
 * types, and 2 for f64. */
enum { ULP_0, ULP_1, ULP_2, ULP_1_2 };

typedef struct op_fact {
    const char *name;       /* "add" */
    const char *spelling;   /* "stablehlo.add" */
    const char *operands;   /* "(lhs, rhs)", as in ops.def */
    const char *attributes; /* "(dimensions, order)", as in ops.def */
    const char *doc;
    uint16_t number; /* identifies the operation in canonical bytes */
    uint8_t class, types, effects, result, gradient, ulp;
} op_fact;

extern const op_fact op_facts[OP_COUNT];

static inline bool op_is_elementwise(op_kind op) { return op_facts[op].class == OP_CLASS_ELEMENTWISE; }
static inline bool op_is_composite(op_kind op)
{
    return op_facts[op].class == OP_CLASS_COMPOSITE || op_facts[op].class == OP_CLASS_REGION_COMPOSITE;
}
static inline bool op_owns_regions(op_kind op)
{
    return op_facts[op].class == OP_CLASS_REGION || op_facts[op].class == OP_CLASS_REGION_COMPOSITE;
}
/* The operation with this number in canonical bytes, or OP_none. */
op_kind op_from_number(uint64_t number);

/* ---- attributes -------------------------------------------------------------------------------------------------- */

typedef struct attr_dims {
    uint32_t count;
    const int64_t *at;
} attr_dims;

static inline bool dims_contain(attr_dims list, int64_t d)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i] == d)
            return true;
    return false;
}

typedef struct attr_pair {
    int64_t first, second;
} attr_pair;
typedef struct attr_pairs {
    uint32_t count;
    const attr_pair *at;
} attr_pairs;

typedef struct attr_string {
    uint32_t size;  /* number of bytes; a byte may be 0 */
    const char *at; /* the bytes, NULL if there are none; in a graph, a byte of value 0 follows them */
} attr_string;

/* A dictionary: entries sorted by name, each name once. Dictionaries nest at most MAX_DICT_DEPTH deep. */
typedef enum entry_kind { ENTRY_STRING, ENTRY_NUMBER, ENTRY_LIST, ENTRY_DICT } entry_kind;
typedef struct attr_entry {
    attr_string name;
    uint8_t kind;   /* entry_kind */
    uint8_t dtype;  /* the qn_dtype of a number or of a list's elements */
    uint32_t count; /* bytes of a string, 1 for a number, elements of a list, entries of a dictionary */
    const void *at; /* the bytes, the elements, or the entries as attr_entry */
} attr_entry;
typedef struct attr_dict {
    uint32_t count;
    const attr_entry *at;
} attr_dict;

/* Types of tensors and tokens, as structs, because a type_id is valid only in one graph. */
typedef struct attr_types {
    uint32_t count;
    const struct type *at;
} attr_types;

typedef struct attr_data {
    const void *at;  /* the elements, dense and row-major; a single element if `splat` */
    uint32_t bytes;  /* size of what `at` points to */
    bool splat;      /* all elements are equal, and `at` points to only one */
    uint32_t buffer; /* for a large constant: 1 + index in graph.buffers; the other members are then 0 */
} attr_data;

/* A field is one attribute of an operation. ATTR_KINDS lists the kinds of fields as KIND(name, C type of a value).
 * KIND_<name> is the number of a kind, and attr_<name> is its C type. */
#define ATTR_KINDS(KIND)                                                                                               \
    KIND(F32, uint32_t)                                                                                                \
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

/* The value of a field. The member that holds the value has the name of the field's kind. */
#define KIND(name, c_type) attr_##name name;
typedef union attr_any {
    ATTR_KINDS(KIND)
} attr_any;
#undef KIND

/* The attributes that node_make takes: a member for every field. Fields that the operation lacks are ignored. */
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
    uint16_t number; /* identifies the field in canonical bytes */
    uint16_t offset; /* of the member in struct attrs */
} attr_fact;
extern const attr_fact attr_facts[ATTR_COUNT]; /* indexed by attr_field */
/* The field with this number in canonical bytes, or ATTR_none. */
attr_field attr_from_number(uint64_t number);

/* The largest number of fields of a row of ops.def. A row with more fields does not compile. */
enum { MAX_FIELDS = 12 };

/* The attributes of a node: the fields of its operation's row in ops.def, or no fields if all are zero and there is
 * no region. Read a field by attr_<field>(record), which returns zero if the record does not have the field. */
typedef struct attr_record {
    const uint8_t *fields; /* as in op_attributes */
    attr_any *values;      /* one for each field */
    uint32_t region_count;
    const region_id *regions;
    const uint32_t *captures; /* captures[i], for i <= region_count: the total number of captures of regions 0 to i - 1;
                               * NULL if there is no region */
} attr_record;

const attr_any *attr_at(const attr_record *record, attr_field field);
bool attr_same(attr_field field, const attr_any *a, const attr_any *b);
/* Whether a value is not zero. */
bool attr_is_given(attr_field field, const attr_any *value);

#define ATTR(kind, name, number, doc)                                                                                  \
    static inline attr_##kind attr_##name(const attr_record *record) { return attr_at(record, ATTR_##name)->kind; }
#include "graph/attrs.def"

enum {
#define ENUM_VALUE(field, spelling, number) field##_##spelling = number,
#include "graph/enums.def"
};

/* enum_spelling returns the spelling of an enumerated value, or NULL if the value does not exist. enum_from_spelling
 * returns the value that has this spelling, or 0 if there is none. */
const char *enum_spelling(attr_field field, int value);
int enum_from_spelling(attr_field field, const char *spelling, size_t length);
/* All spellings, for a message: "EQ, NE, GE, GT, LE or LT". */
const char *enum_spellings(arena *a, attr_field field);
/* Whether a complex_function (enums.def) has two operands. The operation of_pairs computes functions of two operands;
 * of_pair computes functions of one operand. */
static inline bool complex_function_is_binary(uint8_t function)
{
    return function >= complex_function_DIVIDE && function <= complex_function_ATAN2;
}
/* The size in bytes of the string, number, list or array of attr_entry to which e->at points. */
size_t attr_entry_bytes(const attr_entry *e);
/* Compares strings by their bytes; a prefix comes before the longer string. Returns <0, 0 or >0. */
int attr_string_compare(attr_string a, attr_string b);
/* Returns NULL if the dictionary is valid, otherwise a text that says what is wrong. */
const char *attr_dict_fault(arena *a, attr_dict dict);
/* The fields of an operation (attr_field), in the order of its row, ended by ATTR_none. */
const uint8_t *op_attributes(op_kind op);

/* ---- types ------------------------------------------------------------------------------------------------------- */

/* Canonical bytes contain the numbers TYPE_TENSOR and TYPE_TOKEN, so these numbers must not change. A token orders
 * operations with effects and holds no data. */
typedef enum type_kind { TYPE_TENSOR = 1, TYPE_TUPLE = 2, TYPE_TOKEN = 3 } type_kind;

typedef struct type {
    uint8_t kind;  /* type_kind */
    uint8_t dtype; /* the qn_dtype of a tensor */
    uint32_t rank; /* number of dimensions of a tensor; number of parts of a tuple */
    const int64_t *dims;
    const type_id *parts;
    int64_t elements; /* the number of elements of a tensor: the product of dims */
} type;

/* ---- nodes and regions ------------------------------------------------------------------------------------------- */

typedef struct node {
    uint16_t op;
    uint16_t count; /* number of operands, captures included */
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
    int32_t alias;    /* in a function: number of the output that shares this input's memory, -1 if none */
} formal;

typedef struct region {
    const char *name; /* the name of a function; NULL if the region has none */
    bool is_private;  /* graph_entry chooses a private function only if it is @main */
    bool is_open;
    region_id parent;          /* the region in which this one was opened; 0 for a function */
    LIST_OF(formal) formals;   /* without captures */
    LIST_OF(node_id) captured; /* for each capture: the value in the parent */
    LIST_OF(node_id) captures; /* for each capture: the argument node in this region */
    LIST_OF(node_id) nodes;    /* all nodes, in order, arguments included */
    LIST_OF(node_id) effects;  /* the nodes with effects, in order */
    uint32_t output_count;
    const node_id *outputs;
    const char **output_names; /* NULL, or for each output its name or NULL */
    uint64_t hash;             /* set when the region is closed */
    uint32_t levels;           /* how deep regions nest inside this region, with the regions of called functions */
    uint32_t calls;            /* how deep calls nest inside this region */
} region;

typedef struct constant_buffer {
    type_id type;
    void *data; /* owned by the graph's arena, 64-byte aligned */
} constant_buffer;

/* A note is a name or a source location of a node. A node's names form a chain in graph.names, and its locations form a
 * chain in graph.locations. Both chains have the order in which the notes were added. */
typedef struct note {
    node_id node;
    const char *text;
    uint32_t next; /* 1 + index of the node's next note, 0 at the end */
} note;

typedef LIST_OF(note) note_list;

typedef struct note_chain {
    uint32_t first, last; /* 1 + index of the note, 0 if there is none */
} note_chain;

typedef struct remarks {
    note_chain names, locations;
    uint32_t group; /* number of the nest of loops that computes the node (schedule/nest.h), from 1; 0 if no nest
                       or several nests compute it */
    uint32_t line;  /* line of the text from which the node was read, counted from 1; 0 if it was not read from a
                       text */
} remarks;

typedef struct graph {
    arena arena;
    LIST_OF(node) nodes; /* [0] is unused */
    LIST_OF(node_id) sides;
    LIST_OF(type) types;          /* [0] is unused */
    LIST_OF(attr_record) attrs;   /* [0] has no fields and no regions */
    LIST_OF(region) regions;      /* [0] is unused */
    bool has_composites;          /* a composite was made; rewrite/expand.h replaces composites */
    bool has_complex;             /* a complex type was made; rewrite/split.h replaces complex values by real ones */
    LIST_OF(region_id) functions; /* in order of definition */
    LIST_OF(constant_buffer) buffers;
    note_list names, locations;
    LIST_OF(remarks) remarks; /* for each node, up to the last node with remarks */
    const char *name;         /* the name of the module; NULL if none */
    region_id open;           /* the region that new nodes are added to */
    uint32_t depth;           /* number of open regions */
    qn_status failure;        /* the first error, owned by the graph */
    const char *caller;       /* NULL, or a name that graph_fail puts before messages */
    /* NULL, or a function that gets the first error and returns it with more details. The function must not allocate
     * from the arena and must not fail. */
    qn_status (*explain)(void *self, qn_status failure);
    void *explain_self;
    node_id misfit;              /* the value whose type caused the failure; 0 if the failure has another cause */
    int misfit_types;            /* the set of types (TYPES_FLOAT ...) allowed for misfit */
    const char *fits;            /* a correct call or option, NULL if unknown; `explain` adds it to the error */
    const char *place;           /* NULL, or the location that new nodes get */
    struct graph_tables *tables; /* hash tables */
} graph;

/* ---- making and freeing ------------------------------------------------------------------------------------------ */

/* Makes an empty graph. If memory runs out, functions that add to a graph jump to the escape of graph.arena
 * (base/arena.h). Functions that return a qn_status return the failure instead. */
qn_status graph_init(graph *g);
void graph_free(graph *g);

/* Records the first error and drops later ones. Always returns 0, so that a builder can return this value. */
uint32_t graph_fail(graph *g, qn_code code, const char *format, ...) PRINTF_LIKE(3, 4);
uint32_t graph_fail_status(graph *g, qn_status status);
/* Fails because the type of n is not in the set `types` (TYPES_FLOAT ...). Sets graph.misfit to n. In the message,
 * `what` names the operation and `who` names n. */
uint32_t graph_fail_type(graph *g, const char *what, const char *who, node_id n, int types);
/* Whether `d` is at least `least` and less than the rank of t. If not, the graph fails. In the message, `what` names
 * the operation, and the text `who` comes before d, for example "dimension ". */
bool graph_check_dimension(graph *g, const char *what, const char *who, int64_t d, int64_t least, type_id t);
/* Returns the first error, which the caller then owns, or NULL if there is no error. The graph stays failed: functions
 * that make nodes still return 0. */
qn_status graph_take_failure(graph *g);

/* Types. If the element type, an extent, the rank or the size is out of range, the graph fails and the result is 0. */
type_id type_tensor(graph *g, qn_dtype dtype, uint32_t rank, const int64_t *dims);
/* Like type_tensor, with "WHAT: " before the message of an error. */
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
char *type_string(graph *g, type_id t);                /* the text of type_print, in the arena; cut if it is long */

/* Attributes. attrs_pack copies the fields of op from `given` to the array `values`, which must have room for
 * MAX_FIELDS values. The returned record points to `values`. attrs_intern copies a record with its lists and data into
 * the graph. attrs_of turns a node's record back into `attrs`. */
attr_record attrs_pack(op_kind op, const attrs *given, attr_any *values);
attrs_id attrs_intern(graph *g, const attr_record *record);
attrs attrs_of(const graph *g, node_id n);
static inline const attr_record *attrs_at(const graph *g, attrs_id a) { return &g->attrs.at[a]; }
attr_dims dims_copy(graph *g, uint32_t count, const int64_t *at);

/* Nodes. node_make validates operands, attributes and types, infers the result type and fills in defaults such as the
 * order of accumulation (infer.c). Regions in `attributes` must be closed. node_make appends the captured values of
 * these regions to the operands. `attributes` may be NULL. Returns 0 after an error. */
node_id node_make(graph *g, op_kind op, uint32_t count, const node_id *operands, const attrs *attributes);
/* Like node_make, but `operands` already includes the captures. */
node_id node_make_closed(graph *g, op_kind op, uint32_t count, const node_id *operands, const attrs *attributes);
/* Makes a constant. `data` holds all elements, or a single element if `splat` is set; the elements are copied. If all
 * elements are equal, the constant is stored as a splat. Otherwise, a constant of more than LARGE_CONSTANT bytes
 * becomes a buffer. Floats keep their bits. */
node_id node_constant(graph *g, type_id t, const void *data, bool splat);
node_id node_result(graph *g, node_id tuple, uint32_t index); /* if the type is no tuple, result 0 is the node itself */

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
/* The number of operands without captures. */
uint32_t node_operand_count(const graph *g, node_id n);
/* Returns the index of the first operand that is a capture of region `index`. Sets *count to the number of captures of
 * that region. */
uint32_t node_captures(const graph *g, node_id n, uint32_t index, uint32_t *count);
uint32_t node_result_count(const graph *g, node_id n);
/* op_has_effects: whether a node of operation `op` with the attributes *a has effects. */
bool op_has_effects(const graph *g, op_kind op, const attr_record *a);
bool node_has_effects(const graph *g, node_id n);

/* Regions. Open a region, add formals, make nodes, close the region with its outputs, and pass the region to node_make.
 * If the region has no name and the graph already has an equal region, node_make uses the earlier region instead. A
 * region is a function if it has a name or is opened while no region is open. Functions capture nothing. */
region_id graph_open_region(graph *g, const char *function_name);
node_id graph_formal(graph *g, type_id t, const char *name);
region_id graph_close_region(graph *g, uint32_t count, const node_id *outputs);
/* Adds a capture to the open region and returns its argument node. `outer`, the captured value, is in the parent
 * region. */
node_id graph_capture(graph *g, node_id outer);
static inline region *region_at(const graph *g, region_id r) { return &g->regions.at[r]; }
region_id graph_find_function(const graph *g, const char *name); /* 0 if there is none */
/* Returns the function to run: @main, or the only public function if there is no @main. If neither exists, returns 0
 * and sets *why to an error. */
region_id graph_entry(const graph *g, qn_status *why);

/* Remarks. A NULL text or node 0 adds nothing. */
void graph_name(graph *g, node_id n, const char *name);
void graph_locate(graph *g, node_id n, const char *location);
void graph_group(graph *g, node_id n, uint32_t group);
/* Sets the line of a node. Equal operations are one node, which keeps the first line. */
void graph_line(graph *g, node_id n, uint32_t line);
static inline remarks node_remarks(const graph *g, node_id n)
{
    return n < g->remarks.count ? g->remarks.at[n] : (remarks){0};
}

/* ---- inference (infer.c) ----------------------------------------------------------------------------------------- */

/* Returns the result type of an operation, or 0 after graph_fail. If `a` lacks a value that has a default, such as the
 * order of accumulation, infer fills in the default. */
type_id infer(graph *g, op_kind op, uint32_t count, const node_id *operands, const attr_record *a);
/* Returns the default order of accumulation for a reduce, a dot_general or a reduce_window. */
uint8_t default_order(const graph *g, op_kind op, const node_id *operands, const attr_record *a);
/* The accumulation type of a dot_general with these element types. */
qn_dtype dot_sum_type(qn_dtype operand, qn_dtype result);
/* The default order of a reduce with a commutative reducer: `lanes` if the last dimension is in `reduced`, else
 * `chain`. `rank` is the rank of the inputs. */
uint8_t order_of_dimensions(uint32_t rank, attr_dims reduced);

/* ---- checking and canonical bytes -------------------------------------------------------------------------------- */

/* Checks the invariants of types, nodes and regions (verify.c). The compiler calls graph_verify between passes if
 * VERIFY_PASSES is defined (make asan). */
qn_status graph_verify(const graph *g);

/* Digests that show how two graphs differ:
 *   operations  operations and their connections
 *   types       input types
 *   outputs     which values are outputs, the element types of the outputs, and the inputs whose memory the outputs
 *               share
 *   values      constants, and attributes that do not follow from types */
typedef struct graph_digests {
    uint64_t operations, types, outputs, values;
} graph_digests;

/* The canonical bytes of a function and of all functions that it calls. See bytes.h. */
typedef struct canonical_bytes {
    uint8_t *bytes;
    size_t size;
    uint32_t *buffers; /* for each buffer in the bytes: its index in graph.buffers */
    uint32_t buffer_count;
    node_id *customs; /* the custom_call nodes in the bytes; a node can be listed several times */
    uint32_t custom_count;
    node_id *nodes; /* all nodes in the bytes except arguments, in the order in which a reader makes them */
    uint32_t node_count;
    graph_digests digests;
} canonical_bytes;
qn_status canonical_bytes_make(const graph *g, region_id entry, canonical_bytes *out);
void canonical_bytes_free(canonical_bytes *canonical);
/* Makes only the bytes. The caller frees *out with free(). */
qn_status graph_to_bytes(const graph *g, region_id entry, uint8_t **out, size_t *size);
/* Reads canonical bytes into an initialised, empty graph. Malformed bytes are an error. The buffers of the graph get no
 * data. */
qn_status graph_from_bytes(graph *g, const void *bytes, size_t size, region_id *entry);
/* Like graph_from_bytes, but `bytes` has the canonical bytes and then the output of remarks_write. The graph gets the
 * remarks in this output. */
qn_status graph_from_bytes_with_remarks(graph *g, const void *bytes, size_t size, region_id *entry);

/* remarks.c. remarks_write appends to *out the names, source locations and lines of the nodes in the canonical bytes,
 * and the names of the module and of the entry's inputs and outputs. remarks_read adds all of these to g, the graph
 * that was read from the canonical bytes. `nodes` lists the nodes of g in the order of canonical_bytes.nodes.
 * remarks_read returns false if the `size` bytes at `at` are malformed. */
void remarks_write(const graph *g, region_id entry, const canonical_bytes *canonical, text *out);
bool remarks_read(graph *g, region_id entry, const char *at, size_t size, uint32_t count, const node_id *nodes);
/* Writes the source location of a node: "model.c:12", "line 3", or the name of a scope. Returns false if the node has
 * no location. */
bool node_place(const graph *g, node_id n, char *room, size_t size);

#endif
