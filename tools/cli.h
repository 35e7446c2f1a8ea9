/* The command quern: what its files share.
 *
 *   quern.c      chooses the command
 *   cmd_*.c      one command each
 *   options.c    options, from a table
 *   files.c      reading and writing files, errors
 *   npy.c        arrays in numpy's format
 *   tensors.c    random tensors, tensors as text
 *   graphviz.c   graphs as drawings
 *   targets.c    what code is made for
 *   progress.c   a line on a terminal while something takes long
 *
 * It uses the public headers only. Exit status: 0, EXIT_JOB when the job failed, EXIT_USAGE when it was asked wrongly.
 */
#ifndef TOOLS_CLI_H
#define TOOLS_CLI_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "quern/quern.h"

enum { EXIT_JOB = 1, EXIT_USAGE = 2 };

#if defined(__GNUC__)
#define CLI_PRINTF(at, first) __attribute__((format(printf, at, first)))
#else
#define CLI_PRINTF(at, first)
#endif

/* ---- commands ------------------------------------------------------------------------------------------------------- */

typedef struct command {
    const char *name, *summary, *help;
    int (*run)(int count, char **args); /* args: behind the command's name */
} command;

extern const command command_run, command_dump, command_compile, command_cache, command_info;

/* ---- options -------------------------------------------------------------------------------------------------------- */

typedef enum option_kind { OPTION_FLAG, OPTION_TEXT, OPTION_TEXTS, OPTION_NUMBER } option_kind;

typedef struct texts {
    const char **at;
    size_t count;
} texts;

typedef struct option {
    const char *name; /* "--input" */
    option_kind kind;
    void *out;   /* bool, const char *, texts, uint64_t */
    bool *given; /* of a number; may be NULL */
} option;

/* Reads the arguments of a command: options of the table, of at most 64, anywhere and each once but those of texts, and at
 * most one that is none, into *file (NULL: no
 * such). Returns 0, EXIT_USAGE after a message, or -1 when --help was asked for and given. */
int options_read(const command *c, int count, char **args, const option *options, size_t option_count,
                 const char **file);
int usage_error(const command *c, const char *format, ...) CLI_PRINTF(2, 3);

/* ---- targets ---------------------------------------------------------------------------------------------------------- */

enum { MAX_TARGETS = 16 };

/* As given; NULL where not. */
typedef struct target_options {
    const char *level;  /* instructions: levels, separated by commas */
    const char *cpu;    /* a level and what to tune for */
    const char *target; /* a machine and a system, "aarch64-linux" */
} target_options;

typedef struct targets {
    qn_target at[MAX_TARGETS];
    size_t count;
    char names[256];
} targets;

/* What they ask for; 0, or an exit status after a message. */
int targets_read(const command *c, const qn_context *context, const target_options *o, targets *out);

/* The lines of help on them. */
#define TARGETS_HELP                                                                                                   \
    "  --level L,...    instructions: x86-64-v3, x86-64-v4 or armv8-a; the best of this CPU if nothing is given\n"     \
    "  --cpu NAME       a level, and the CPU to tune for: generic (the machine's least level), host (this CPU's "      \
    "best),\n"                                                                                                         \
    "                   pi4, pi5, cortex-a72, cortex-a76, haswell, skylake, znver3, skylake-avx512, icelake-server,\n" \
    "                   sapphirerapids, znver4\n"                                                                      \
    "  --target T       aarch64-linux or x86_64-linux; without --level or --cpu the least level of that machine\n"

/* ---- files and errors --------------------------------------------------------------------------------------------------- */

/* "WHERE: error: MESSAGE" on standard error; returns EXIT_JOB. */
int job_error(const char *where, const char *format, ...) CLI_PRINTF(2, 3);
/* The same for a status, which is freed. A message that says where by itself (FILE:LINE:COL: error: ...) stays as it is. */
int status_error(const char *where, qn_status status);

/* A whole file, or standard input for "-"; ends with a 0 that is not counted. Returns 0 or EXIT_JOB after a message. */
int file_read(const char *path, char **out, size_t *size);
/* What errors call the source. */
const char *file_name(const char *path);

/* A file that is being written. Over nothing, or over a regular file, it appears whole or not at all: it is a new file in
 * the same directory until it is closed. What is something else, such as a device, a pipe or a link, is written
 * straight into, and so is a file whose directory takes no new ones: what was there is then gone before it is known
 * that all goes well. */
typedef struct output {
    FILE *to;
    const char *path;
    char partial[4096]; /* its name until it is closed; "" where that is written straight into */
} output;
/* 0, or EXIT_JOB after a message. */
int output_open(const char *path, output *out);
/* Ends what output_open began. With a `code` other than 0, which it gives back, a file that was there stays; else 0, or EXIT_JOB
 * after a message: faults of writing to `to` are found here. */
int output_close(output *o, int code);
/* A whole file at once. */
int file_write(const char *path, const void *bytes, size_t size);

/* Reads a module from a file or standard input: 0, or EXIT_JOB after a message. */
int module_read(qn_context *context, const char *path, qn_graph **out);
/* A line of the library's log, on standard error. */
void log_note(void *user, const char *line);

/* ---- progress ------------------------------------------------------------------------------------------------------- */

/* Between these two calls, after a second, a line on standard error says what is being done and since when, if that is
 * a terminal. */
void progress_begin(const char *what, const char *name);
void progress_end(void);

/* ---- tensors --------------------------------------------------------------------------------------------------------------- */

typedef struct tensor {
    qn_tensor view;
    size_t count; /* elements */
    void *raw;    /* what to free */
} tensor;

/* A tensor of zeros: 0, or EXIT_JOB after a message. */
int tensor_make(const char *where, const qn_parameter *p, tensor *out);
/* Reads an array of the tensor's type from a .npy file: 0, or EXIT_JOB after a message. */
int npy_read(const char *path, tensor *out);
int npy_write(const char *path, const tensor *t);
/* Values that depend on seed, argument and place alone: see tensors.c. */
void tensor_random(uint64_t seed, uint64_t argument, tensor *t);
/* "tensor<2x2xf32> [[1, 2], [3, 4]]" and a newline. Floats have the fewest digits that read back the same. */
void tensor_print(FILE *out, const tensor *t);
/* One element, in the same way: "1.5", "true". */
void tensor_print_element(FILE *out, qn_dtype dtype, const void *at);

/* ---- drawings ------------------------------------------------------------------------------------------------------------- */

/* The graph as a drawing for Graphviz: 0, or EXIT_JOB after a message. */
int graph_draw(const char *where, const qn_graph *graph, FILE *out);

#endif
