/* Declarations shared by the files of the command quern.
 *
 *   quern.c      runs the command that the first argument names
 *   cmd_*.c      one command each
 *   options.c    reads options by a table; finds names that are similar to a wrong one
 *   files.c      reads and writes files; prints errors
 *   arrays.c     reads and writes files of tensors: .npy, .npz, safetensors
 *   modules.c    reads graphs from texts of modules and from packs; finds the kind of a file
 *   json.c       prints texts as JSON
 *   pieces.c     finds the piece of a stage's text that belongs to a nest
 *   shorten.c    prints the first and last elements of a large tensor
 *   tensors.c    fills tensors with random numbers; prints tensors
 *   graphviz.c   writes graphs as drawings
 *   page.c       writes a model as a page for a browser; viewer.html is this page without data
 *   targets.c    finds the CPUs and systems to make code for
 *   customs.c    registers functions of the host that options declare
 *   progress.c   shows a line on a terminal during long work
 *   callable.c   compiles or loads a module or pack, and calls it
 *   machine*.c   measures what this machine can do (machine.h)
 *
 * The command uses the public headers only. The exit status is 0 for success, EXIT_JOB if the job failed, and
 * EXIT_USAGE for wrong arguments.
 */
#ifndef TOOLS_CLI_H
#define TOOLS_CLI_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "quern/io.h"
#include "quern/quern.h"

enum { EXIT_JOB = 1, EXIT_USAGE = 2 };

#if defined(__GNUC__)
#define CLI_PRINTF(at, first) __attribute__((format(printf, at, first)))
#else
#define CLI_PRINTF(at, first)
#endif

/* ---- commands ---------------------------------------------------------------------------------------------------- */

typedef struct command {
    const char *name, *summary, *help;
    int (*run)(int count, char **args); /* args: the arguments after the command's name */
} command;

extern const command command_run, command_bench, command_dump, command_compile, command_cache, command_info,
    command_inspect, command_check;

/* ---- options ----------------------------------------------------------------------------------------------------- */

typedef enum option_kind { OPTION_FLAG, OPTION_TEXT, OPTION_TEXTS, OPTION_NUMBER } option_kind;

typedef struct texts {
    const char **at; /* the command allocates room for as many texts as it has arguments */
    size_t count;
} texts;

typedef struct option {
    const char *name; /* "--input" */
    option_kind kind;
    void *out;   /* where the value is stored: a bool, const char *, texts or uint64_t, in the order of option_kind */
    bool *given; /* set to true if the option is given; NULL for OPTION_FLAG, and if the command need not know */
} option;

/* Reads the arguments of a command: options and one file. The table `options` has at most 64 rows. Sets *file, which
 * must be NULL before the call, to the name of the file. If `file` is NULL, the command takes no file. Options may
 * stand before and after the file. Only options of kind OPTION_TEXTS may repeat. In `--name VALUE`, VALUE may not be an
 * option of the command; `--name=VALUE` takes any value. Returns 0, EXIT_USAGE after a message, or -1 after printing
 * the help for --help. */
int options_read(const command *c, int count, char **args, const option *options, size_t option_count,
                 const char **file);
/* Like options_read, but the file may be missing. */
int options_read_some(const command *c, int count, char **args, const option *options, size_t option_count,
                      const char **file);
/* `text` is the value of --fast; NULL if the option was not given. Sets *out to the value for qn_compile_options.fast.
 * Returns 0, or EXIT_USAGE after a message. */
int fast_read(const command *c, const char *text, uint32_t *out);
#define FAST_HELP                                                                                                      \
    "  --fast bf16|f32  faster products, whose bits differ between CPUs. bf16: products of bf16 operands use the "     \
    "CPU's\n"                                                                                                          \
    "                   bf16 instructions. f32: products of f32 operands do, too; the operands are rounded to bf16\n"
int usage_error(const command *c, const char *format, ...) CLI_PRINTF(2, 3);
/* Checks the value of --threads. Returns 0, or EXIT_USAGE after a message. */
int check_threads(const command *c, bool given, uint64_t threads);

/* Returns the most similar name of the list. The name differs from `word` by at most one change (options.c), or two if
 * `word` has more than 6 characters. Returns NULL if there is no such name. */
const char *name_similar(const char *word, const char *const *names, size_t count);

/* ---- targets ----------------------------------------------------------------------------------------------------- */

enum { MAX_TARGETS = 16 };

/* The values of the options --level, --cpu and --target. A member is NULL if its option was not given. */
typedef struct target_options {
    const char *level;  /* levels, separated by commas */
    const char *cpu;    /* the CPU for which code is made: its level is selected, and the code is tuned for it */
    const char *target; /* a machine and a system, "aarch64-linux" */
} target_options;

typedef struct targets {
    qn_target at[MAX_TARGETS];
    size_t count;
    char names[256]; /* the names of levels to which `at` points */
} targets;

/* Finds the targets that the options ask for. Returns 0, or an exit status after a message. */
int targets_read(const command *c, const qn_context *context, const target_options *o, targets *out);

/* The help text for these options. */
#define TARGETS_HELP                                                                                                   \
    "  --level L,...    x86-64-v3, x86-64-v4, x86-64-v4-vnni, x86-64-v4-bf16 or armv8-a; default without any\n"        \
    "                   target option: the best level of this CPU\n"                                                   \
    "  --cpu NAME       the CPU to make code for; selects its level and tunes for it: generic (the machine's lowest\n" \
    "                   level), host (the best level of this CPU), pi4, pi5, cortex-a72, cortex-a76, haswell,\n"       \
    "                   skylake, znver3, skylake-avx512, cascadelake, icelake-server, sapphirerapids, znver4\n"        \
    "  --target T       aarch64-linux or x86_64-linux; without --level or --cpu the lowest level of that machine\n"

/* ---- functions of the host --------------------------------------------------------------------------------------- */

/* For each text NAME[:VERSION][:effects], registers a function that always fails. Returns 0, or an exit status after a
 * message. */
int customs_declare(const command *c, qn_context *context, const texts *declared);
/* Like status_error below, for a failure to make or load a function. The code QN_NOT_FOUND means that a function of the
 * host is not registered. For this code, also prints `note`, which says what to do. */
int function_error(const char *where, qn_status status, const char *note);

/* ---- files and errors -------------------------------------------------------------------------------------------- */

/* Prints "WHERE: error: MESSAGE" on standard error. Returns EXIT_JOB. */
int job_error(const char *where, const char *format, ...) CLI_PRINTF(2, 3);
/* Prints the message of a status on standard error and frees the status. If the message does not begin with "WHERE:",
 * first prints "WHERE: error: ". Returns EXIT_JOB. */
int status_error(const char *where, qn_status status);

/* Reads a whole file, or standard input for "-", and adds a 0 byte that *size does not count. The caller frees *out.
 * Returns 0, or EXIT_JOB after a message. */
int file_read(const char *path, char **out, size_t *size);
/* Reads the text of a module, like file_read. Refuses a text of 4 GiB or more; if a regular file is that long, reads
 * only its beginning. If the file is a pack, reads only its beginning and sets *out to NULL. */
int text_read(const char *path, char **out, size_t *size);
/* The name of a file in messages: "<stdin>" for "-", else the path. */
const char *file_name(const char *path);

/* A file being written. If `path` is new or a regular file, the bytes go to a new file in the same directory, and
 * output_close renames the new file to `path`. So the file at `path` is either complete or unchanged. A device, a pipe,
 * a symbolic link, and a file that no new file can replace are written in place. A failed job can then leave a part of
 * the new contents. */
typedef struct output {
    FILE *to;
    const char *path;
    char partial[4096]; /* the new file's name until it is closed; "" if written in place */
} output;
/* Returns 0, or EXIT_JOB after a message. */
int output_open(const char *path, output *out);
/* Closes the file. If `code` is not 0, removes the new file, so that an old file stays unchanged, and returns `code`.
 * If a write failed, returns EXIT_JOB after a message. Otherwise gives the file its name and returns 0. */
int output_close(output *o, int code);
/* Writes a whole file. Returns 0, or EXIT_JOB after a message. */
int file_write(const char *path, const void *bytes, size_t size);

/* The ending of a file's name, with its dot; "" if it has none. */
const char *file_ending(const char *path);

/* ---- modules ----------------------------------------------------------------------------------------------------- */

typedef enum file_kind { FILE_TEXT, FILE_PACK, FILE_OBJECT, FILE_BYTECODE, FILE_EMPTY, FILE_OTHER } file_kind;
/* Returns what a file is, judged by its first bytes. */
file_kind file_kind_of(const char *bytes, size_t size);
/* Prints an error if `bytes` are not the text of a module. The error says what the bytes are. `or_pack`: the command
 * also takes packs, so the error can mention packs. Returns 0 for text, else EXIT_JOB. */
int module_check(const char *path, const char *bytes, size_t size, bool or_pack);
/* Reads a module from a file or standard input. `function` is the name of its entry function; NULL means @main or the
 * only public function. Returns 0, or EXIT_JOB after a message. */
int module_read(qn_context *context, const char *path, const char *function, qn_graph **out);
/* The two steps of module_read: module_text reads the text, module_parse reads the module from the text. The caller
 * frees *source with free(), even after a failure. */
int module_text(const char *path, char **source, size_t *size);
int module_parse(qn_context *context, const char *path, const char *source, size_t size, const char *function,
                 qn_graph **out);
/* Like module_read, but also takes a pack and reads the graph of one of its functions. For a pack, `function` is the
 * name or the number of the function; NULL means number 0. */
int graph_read(qn_context *context, const char *path, const char *function, qn_graph **out);
/* Like graph_read, but if the text or pack gives no graph, prints nothing, sets *failure, and returns 0. */
int graph_try(qn_context *context, const char *path, const char *function, qn_graph **out, qn_status *failure);
/* Returns the number that a text spells in decimal digits, or SIZE_MAX if the text is no number. */
size_t function_number(const char *text);
/* Whether the file is a pack with a function of this number. If so, also reads the function's graph. */
bool pack_has(qn_context *context, const char *path, size_t index, qn_graph **out);
/* Prints "tensor<2x3xf32>". */
void tensor_print_type(FILE *out, qn_dtype dtype, qn_dims dims);

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* Prints a text in quotes, with escapes. */
void json_text(FILE *out, const char *text);
void json_bytes(FILE *out, const char *text, size_t length);
/* Prints a line of the library's log on standard error. */
void log_note(void *user, const char *line);

/* ---- progress ---------------------------------------------------------------------------------------------------- */

/* Between progress_begin and progress_end, a line on standard error shows what the command is doing and how long it has
 * been doing this. The line appears after one second, and only if standard error is a terminal. */
void progress_begin(const char *what, const char *name);
void progress_end(void);
/* Shows "37 of 120 kernels" in the line. A callback for qn_options.progress. */
void progress_count(void *user, const char *name, uint32_t done, uint32_t total);

/* ---- tensors ----------------------------------------------------------------------------------------------------- */

typedef struct tensor {
    qn_tensor view;
    size_t count; /* elements */
    void *raw;    /* the block to free */
} tensor;

/* Makes a tensor of zeros. Returns 0, or EXIT_JOB after a message. */
int tensor_make(const char *where, const qn_parameter *p, tensor *out);
/* Reads a tensor of the type and shape of `out` from a file with one tensor. Returns 0, or EXIT_JOB after a message. */
int array_read(const char *path, tensor *out);
/* Writes a .npy file. */
int array_write(const char *path, const tensor *t);

/* An open file of tensors. */
typedef struct array_file {
    const char *path; /* for messages */
    qn_archive *archive;
    char *bytes; /* the contents, if the file cannot be mapped; else NULL */
} array_file;
/* Opens a file, or standard input for "-". Returns 0, or EXIT_JOB after a message. */
int array_file_open(const char *path, array_file *out);
void array_file_close(array_file *f); /* also after a failure of array_file_open */
/* The format of a file that holds several tensors, from the end of its name; QN_FORMAT_NONE for other names. */
qn_format array_format(const char *path);
/* Fills a tensor with random values (tensors.c). Each value depends only on the seed, the number of the argument, and
 * the index of the element. */
void tensor_random(uint64_t seed, uint64_t argument, tensor *t);
/* Prints "tensor<2x2xf32> [[1, 2], [3, 4]]" and a newline. Prints a float that is an integer of magnitude below 1e15 as
 * an integer, and any other finite float with the fewest digits that read back as the same value. */
void tensor_print(FILE *out, const tensor *t);
/* Like tensor_print, but easier to read: prints only the first and last elements of each long dimension. */
void tensor_print_short(FILE *out, const tensor *t);
/* Prints one element, like tensor_print: "1.5", "true". */
void tensor_print_element(FILE *out, qn_dtype dtype, const void *at);

/* ---- functions to call ------------------------------------------------------------------------------------------- */

/* A module or pack, compiled or loaded, with its arguments. The command sets the fields up to `random`. */
typedef struct callable {
    const command *command;
    const char *file, *level, *cache;
    const char *entry; /* the function to call: a name or, in a pack, a name or a number; NULL means the only one */
    const char *named; /* a file whose tensors become the arguments of the same names; NULL if there is none */
    texts arrays;      /* files for the other arguments, in order; callable_close frees the list */
    uint64_t threads, seed;
    bool evaluate, require_compiled, no_cache, unfused;
    uint32_t fast; /* as in qn_compile_options */
    bool random;   /* arguments without a file get random values; if not set, a missing argument is an error */
    bool is_pack;
    bool quiet;        /* lines of the library's log are not printed */
    qn_event compiled; /* the event of the compilation; only its numbers and `source` stay valid after the callback */
    char *why;         /* a copy of the event's `why`; NULL if nothing was compiled */
    qn_context *context;
    qn_graph *graph; /* NULL for a pack */
    qn_function *function;
    tensor *in, *out; /* out: one for each result; a result that updates an input shares the memory of the input */
    size_t in_count, out_count;
    qn_tensor *inputs, *results; /* arguments of qn_call; `results` lacks the results that update an input */
    size_t result_count;         /* of `results` */
    double read_ms, load_ms;
} callable;
/* Reads and compiles the file and makes the tensors. Returns 0, or an exit status after a message. */
int callable_open(callable *c);
/* Calls `function`, which is c->function or another function with the same signature. */
qn_status callable_call(const callable *c, const qn_function *function);
void callable_close(callable *c);
/* Writes the results to a file in the format array_format(path). In the file, a result has its name, or its number if
 * it has no name or an earlier result has the same name. Returns 0, or EXIT_JOB after a message. */
int results_write(const callable *c, const char *path);
/* A monotonic clock, in milliseconds. */
double time_ms(void);

/* ---- pieces of stages -------------------------------------------------------------------------------------------- */

/* A part of a text: a nest in stage "nests", a line of stage "costs" or "fused", a kernel in stage "llvm" or "asm". */
typedef struct piece {
    const char *at;
    size_t length; /* 0: the text has no such piece */
} piece;
/* The pieces of a stage's text. Nests and kernels have numbers below `count`; out[i] becomes the piece of number i. */
void pieces_find(const char *stage, const char *text, size_t count, piece *out);
/* The number of nests in the text of stage "plan". */
size_t plan_nests(const char *plan);
/* For each i below `count`, sets out[i] to the number of the kernel of nest i, or to UINT32_MAX if there is none. */
void plan_kernels(const char *plan, size_t count, uint32_t *out);

/* ---- drawings ---------------------------------------------------------------------------------------------------- */

/* Writes the graph as a drawing, in the language of Graphviz. Returns 0, or EXIT_JOB after a message. */
int graph_draw(const char *where, const qn_graph *graph, FILE *out);

/* The texts of all stages that a page shows. */
typedef struct page_texts {
    char *fused, *nests, *plan, *costs, *assembly;
} page_texts;
/* Writes a model as a page of HTML that needs no other file. `fused` is the graph of stage "fused". Returns 0, or
 * EXIT_JOB after a message. */
int page_write(const char *title, const qn_graph *fused, const page_texts *texts, FILE *out);

#endif
